#!/usr/bin/perl

# Tests for ngx_http_responses_module, logs: the configurations of
# docs/logging.md as they stand there, lines that no upstream and no client can
# forge, and the error log, which has one warning a stream and nothing of what
# was said.  Values of variables are in t/streams/log.  Syslog goes to rsyslog,
# if that is installed.

use IO::Socket::INET;

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses;
use Test::Responses::Cases qw/ sent /;

###############################################################################

my $t = Test::Nginx->new()->has(qw/http proxy map rewrite/);
my $dir = $t->testdir();

my $udp = udp_port();

my @vars = qw/ id model status terminal error_code input_tokens
	output_tokens first_event_time first_token_time first_text_time
	stream_time token_interval max_gap events dialect /;

# the document: blocks of the http level, of a server's, and of a location's,
# which is added; that of spans is run by t/docs.t

my $doc = slurp('../docs/logging.md');
my @blocks = grep { !/^otel_/ } $doc =~ /^```nginx\n(.*?)^```/gms;
my (@http, @locations, @ports);

foreach my $block (@blocks) {
	$block =~ s!/var/log/nginx!$dir!g;
	$block =~ s!127\.0\.0\.1:5140!127.0.0.1:$udp!g;

	$block = "server {\n    location /v1/responses {\n        responses on;\n"
		. "        proxy_pass http://models;\n$block    }\n}\n"
		if $block =~ /^access_log /;

	if ($block =~ /^location /) {
		push @locations, $block;
		next;
	}

	$block =~ s/^server \{/push @ports, 8090 + @ports;
		"server {\n    listen 127.0.0.1:$ports[-1];"/gme;
	push @http, $block;
}

my ($key) = $doc =~ /`(".* blue;)`/;

mkdir "$dir/customers";
$t->write_file('customers/test.map', "$key\n");

my $words = join ',', map { "\"$_\":\"\$responses_$_\"" } qw/ id model
	incomplete_reason error_code service_tier /;
(my $plain = $words) =~ s/"//g;

# "error" writes a log of its own level, and so does "debug"

my $values = 'access_log %%TESTDIR%%/values.log values;';
my $told = 'error_log %%TESTDIR%%/error.log info;';

my $servers = server(join("\n", 'listen 127.0.0.1:8080;', 'responses on;',
		map { "access_log %%TESTDIR%%/$_.log $_;" }
		qw/ all_default all_json all_none maps /),
	'/' => '',
	values => "$values responses_normalize off; responses_failure off;
		add_trailer X-Tokens \$responses_output_tokens;",
	'values/off' => "$values responses off;",
	'/values/plain' => 'return 200 "id $responses_id.";',
	error => "$told responses_max_event_size 1k;",
	'error/open' => "$told responses_failure off;",
	'error/dry' => 'responses_dry_run on;',
	debug => 'responses_heartbeat 100ms; responses_request_model $http_x_to;
		error_log %%TESTDIR%%/debug.log debug;',
) . server(join("\n", 'listen 127.0.0.1:8082;', @locations),
	'/long' => "return 204; access_log syslog:server=127.0.0.1:$udp,"
		. 'tag=responses,nohostname long;',
);

$t->write_http(<<"EOF");
large_client_header_buffers 4 32k;

upstream models {
    server 127.0.0.1:8081;
}

@{[ join "\n", @http ]}

log_format all_default '\$uri $plain \$responses_json';
log_format all_json escape=json '{"uri":"\$uri",$words}';
log_format all_none escape=none '{"uri":"\$uri",$words,'
                                '"json":\$responses_json}';
log_format values '\$uri @{[ join ' ', map { "$_=\$responses_$_" } @vars ]}';
log_format maps '\$uri \$bad_stream \$stalled';
log_format long escape=json '{"x":"\$http_x"}';

$servers
EOF

my $bad = '\\"x\\\\\\n\\r\\u0000\\u001b[31m\\u2028\\ud83c\\udf0a\\ud800'
	. "',\\\"id\\\":1}{\\u007f";
my $raw = "\xff\xc0\x80\xed\xa0\x80\x01\x7f";
my $error = '"error":{"code":"' . $bad . '","message":"m"}';
my $response = qq/"id":"$bad","model":"$bad","service_tier":"$bad",$error,/
	. qq/"incomplete_details":{"reason":"$bad"},"status":"failed"/;
my $whole = '{"object":"response",' . $response . '}';
my $long = 'x' x 1000000;
my $secret = 'Psst7f3a';
my $large = $secret . 'x' x 3000;
my $idle = 0;
my @e = stream(3);

my %answers = (
	good => [ [ @e ] ],
	hostile => [ event('response.failed', qq/"response":{$response}/) ],
	raw => [ event('response.failed', '"response":{"id":"' . $raw
		. '","model":"' . $raw . '"}') ],
	long => [ event('response.completed', qq/"response":{"model":"$long",/
		. '"id":"' . "\xc3\xa9" x 100000 . '"}') ],
	truncated => [ [ @e[0, 1] ] ],
	error => [ event('error', $error) ],
	json => [ $whole, type => 'application/json' ],
	rawjson => [ $whole =~ s/\Q$bad\E/$raw/gr, type => 'application/json' ],
	longjson => [ qq/{"object":"response","id":"$long"}/,
		type => 'application/json' ],
	status => [ "{$error}", type => 'application/json',
		status => '429 Too Many' ],
	text => [ 'hello', type => 'text/plain' ],
	slow => [ [ $e[0], pause(0.1), @e[1 .. 4] ] ],
);

# of the error log, and how many warnings there are

my @told = (
	[ 'tidy', 0, join '', @e ],
	[ 'numbers', 0, join '', stream(3, bare => 1) ],
	[ 'done', 0, join('', @e) . "data: [DONE]\n\n" x 3 ],
	[ 'repaired', 0, join '', sent('sample-freddy-text') ],
	[ 'ended', 1, join '', @e[0, 1] ],
	[ 'cut', 1, [ @e[0, 1], fin() ], framing => 'cut' ],
	[ 'failed', 1, $e[0] . event('error', '"code":"no \\"room\\"\\n'
		. 'x' x 500 . qq/","message":"$secret"/) ],
	[ 'twice', 2, [ $e[0], "data: {$secret\n\n", $e[1], fin() ],
		framing => 'cut' ],
	[ 'malformed', 1, [ $e[0], (map { "data: {$secret $_\n\n" } 1 .. 50),
		@e[1 .. 4] ] ],
	[ 'bytes', 1, [ $e[0], (map { "data: {\"type\":\"x\",\"$secret\":NaN}\n\n" }
		1 .. 50), @e[1 .. 4] ] ],
	[ 'odd', 0, event('response.completed', '"response":{"usage":'
		. "{\"input_tokens\":\"$secret\"}}") ],
	[ 'encoded', 0, 'x', headers => [ 'Content-Encoding: br' ] ],
	[ 'large', undef, event('response.a', "\"text\":\"$large\"") x 20 ],
	[ 'lines', undef, $e[0]
		. "data: $secret\r\ndata: $secret\r\n\r\n: $secret\n\n" ],
	[ 'half', undef, "$e[0]data: {\"a\":\"$secret", framing => 'close' ],
);

my %all = (%answers, map { my ($name, $n, @answer) = @$_;
	$name => [ @answer ] } @told);

upstream(port(8081),
	'/paced' => sub { answer([ pause(0.1), $e[0], pause(0.1),
		event('response.reasoning_text.delta', '"delta":"a"'),
		pause(0.1), @e[1, 2], pause(0.35), @e[3, 4] ]) },
	'/left' => sub { answer([ $e[0], event('response.in_progress',
		'"response":{"usage":{"output_tokens":9}}'), sub { 0 } ]) },
	'/idle' => sub { answer([ $e[0], sub { $idle }, @e[1 .. 4], fin() ]) },
	'/together' => sub { join '', answer([ $e[0],
		"data: {$secret\n\n", @e[1 .. 4] ]) },
	'/empty' => [ answer('{}', type => 'application/json',
		framing => 'length') ],
	qr!^(?:/v1/responses)?/(\w+)! => sub { answer(@{$all{$1}}) },
);

my $rsyslog = rsyslog();

$t->run();

# headers and a line that a client chose to do harm with

my @nasty = ('User-Agent: a"b\\c\',"status":"x"}{$x' . "\x01\xff",
	'X-Team: a","b":"c', 'Authorization: Bearer a","b":"c');

###############################################################################

ok(@http > 3 && @locations, 'blocks of the document');
is(scalar @ports, 3, 'servers of the document');

# JSON

my $line = line('responses.json', 8090, '/v1/responses/good',
	headers => [ 'X-Team: red', 'Authorization: Bearer edge-blue-1' ]);
my $v = decode($line);

is("$v->{customer} $v->{method} $v->{http_status} $v->{response}{id}",
	'blue GET 200 resp_1', 'JSON');
is($v->{response}{total_tokens}, 18, 'JSON, tokens');
like(shape($line), covers($doc =~ /^(\{"time":.*)$/m),
	'JSON, as in the document');

foreach my $name (sort keys %answers) {
	$line = line('responses.json', 8090, "/v1/responses/$name", headers => [
		@nasty ]);
	$v = eval { decode($line) };

	is(ref $v eq 'HASH' && join(' ', $v->{customer}, $v->{method},
		ref $v->{response}, $line =~ /[^\x20-\x7e\x80-\xff]/ ? 1 : 0),
		' GET ' . ($name eq 'text' ? '' : 'HASH') . ' 0',
		"JSON, $name");
}

cmp_ok(length line('responses.json', 8090, '/v1/responses/hostile'), '<', 5000,
	'JSON, length');

# all words of the upstream's in all kinds of escapes

foreach my $name (grep { $_ ne 'slow' } sort keys %answers) {
	get("/$name", headers => [ @nasty ]);
}

my $n = keys(%answers) - 1;

foreach my $log (qw/ all_default all_json all_none /) {
	my @lines = split(/\n/, logged($t, "$log.log",
		qr/\A(?:.*\n){$n}/), -1);
	pop @lines;

	is(scalar @lines, $n, "$log, a line for a request");
	ok(!(grep { /[\x00-\x1f\x7f]/ } @lines), "$log, no control characters");
	ok(!(grep { !eval { decode($_) } } @lines), "$log, JSON")
		if $log ne 'all_default';
}

my ($hostile) = map { decode($_) } grep { m!"/hostile"! }
	split(/\n/, $t->read_file('all_none.log'));
is_deeply([ grep { ref } values %$hostile ], [ $hostile->{json} ],
	'no member forged');
is($hostile->{id}, $hostile->{json}{id}, 'the same word in both');

# maps

like(line('maps.log', 8080, '/good'), qr!^/good 0 0$!, 'good and fast');
like(line('maps.log', 8080, '/truncated'), qr!^/truncated 1 0$!, 'bad');
like(line('maps.log', 8080, '/text'), qr!^/text 0 0$!, 'no stream');
get('/v1/responses/good', port => 8091);
get('/v1/responses/truncated', port => 8091);
like(logged($t, 'responses-bad.json', qr/\n/), qr/\A.*"truncated".*\n\z/,
	'only what went wrong');

# trailers

my $c = get('/v1/responses/good', port => 8082);
like($c->answer(0)->{trailers}, qr/^X-Output-Tokens: 7\r$/m, 'trailers');

# times, what was known when a client left, and where nothing is

$v = values_of('/values/paced');

ok($v->{first_event_time} < $v->{first_token_time}
	&& $v->{first_token_time} < $v->{first_text_time}
	&& $v->{first_text_time} < $v->{stream_time}, 'times in their order');
cmp_ok($v->{max_gap}, '>=', 0.34, 'longest gap');
like($v->{$_}, qr/^\d+\.\d{3}$/, $_) foreach grep { /time|gap|interval/ } @vars;

my $left = client(uri => '/values/left');
pump(sub { $left->has('in_progress"') });
$left->close();
$v = values_of('/values/left', 1);
is("$v->{status} $v->{terminal} $v->{id} $v->{output_tokens} $v->{events}",
	'aborted none resp_1 9 2', 'a client that left');

$v = values_of('/values/off/good');
is(join(' ', map { $v->{$_} } @vars), join(' ', ('-') x @vars), 'off');
is(get('/values/plain')->content(), 'id .', 'another response');
like(get('/values/good', headers => [ 'TE: trailers' ])
	->answer(0)->{trailers}, qr/^X-Tokens: 7\r$/m, 'a trailer');

# the error log

foreach my $case (@told) {
	my ($name, $n) = @$case;

	defined $n ? is(warnings_of("/error/$name"), $n, "warnings: $name")
		: get("/error/$name");
}

is(warnings_of('/error/malformed'), 1, 'warnings: malformed, again');
is(warnings_of('/error/encoded'), 1, 'warnings: encoded, again');
is(warnings_of('/error/open/ended'), 0, 'warnings: nothing added');
is(warnings_of('/error/dry/cut'), 0, 'warnings: dry run, nothing added');
is(warnings_of('/error/dry/malformed'), 1, 'warnings: dry run');

is(warnings_of('/error/together'), 1, 'warnings: events in one read');

my $errors = $t->read_file('error.log');

like($errors, $_, "told: $_") foreach (
	qr!\[warn\] .*client: 127\.0\.0\.1, .*"GET /error/malformed !,
	qr!\[warn\] .*in event 2: .* near byte 2.*"GET /error/together !,
	qr!\[warn\] .*event \d+ that is not repaired: NaN .*"GET /error/bytes !,
	qr!\[warn\] .*code "upstream_incomplete".*"GET /error/ended !,
	qr!\[warn\] .*code "upstream_error".*"GET /error/cut !,
	qr!\[warn\] .*code "no [^"\\\n]{1,128}" .*"GET /error/failed !,
);
is(scalar(() = $errors =~ /\[error\].*"Content-Encoding: /g), 1,
	'told: an encoding, as an error once');
unlike($errors, qr/$secret/, 'nothing of what was said');

# nor in full length in that of debugging

SKIP: {
	skip 'no debug', 11 unless $t->has_module('--with-debug');

	get("/debug/$_") foreach qw/ malformed large lines half tidy encoded
		empty cut /;

	my $c = client(uri => '/debug/idle', method => 'POST',
		content => '{}', headers => [ 'X-To: m-1' ]);
	pump(sub { $c->content() =~ /^:/m });
	$idle = 1;
	$c->wait();

	my $log = logged($t, 'debug.log', qr/upstream end.*\n(?:.*\n)*.*idle/);

	like($log, qr/\[debug\] .* http responses $_/, "debug: $_") foreach (
		'event stream, expected:0 dry run:0',
		'read: \d+ api:"responses" events:\d+ terminal:[1-9]',
		'end:0 terminal:[1-9]\d* generated:0 events:5',
		'upstream end: 0 mode:5 terminal:1',
		'upstream end: 502 mode:1 terminal:0',
		'skipped: "encoding"',
		'filter: \w+ mode:4',
		'request body changed, length:15 from:2',
		'heartbeat sent, event:0',
	);

	unlike($log, qr/\[debug\] \S+ \S+ responses /, 'debug: as in nginx');
	is(scalar(grep { length > 400 && /responses .*$secret/ }
		split(/\n/, $log)), 0, 'debug: lines are short');
}

# syslog

SKIP: {
	skip 'no rsyslogd, see util/deps', 3 unless $rsyslog;

	foreach my $name (qw/ good hostile json /) {
		get("/v1/responses/$name", port => 8092, headers => [ @nasty ]);
	}

	my @lines = split(/\n/, logged($t, 'rsyslog.json',
		qr/\A(?:.*\n){3}/));
	is(scalar @lines, 3, 'rsyslog, lines');
	is(join(' ', map { (eval { decode($_) } || {})->{response}{status}
		|| 'none' } @lines), 'completed failed failed',
		'rsyslog, JSON');

	# long lines

	get('/long', port => 8082, headers => [ 'X: ' . 'y' x 20000 ]);
	my $log = logged($t, 'rsyslog.json', qr/\A(?:.*\n){4}/);
	is(length(decode((split(/\n/, $log))[3])->{x}), 20000,
		'rsyslog, a long line');

}

###############################################################################

# the line that a request writes

sub line {
	my ($log, $port, $uri, %o) = @_;

	my $before = eval { $t->read_file($log) } || '';
	get($uri, port => $port, %o);
	my $after = logged($t, $log, qr/\A\Q$before\E.*\n/s);

	return substr($after, length $before) =~ s/\n\z//r;
}


sub values_of {
	my ($uri, $over) = @_;

	get($uri) unless $over;

	my ($line) = logged($t, 'values.log', qr/^\Q$uri\E .*\n/m)
		=~ /^\Q$uri\E (.*)$/m;

	return { map { /^(\w+)=(.*)/ } split(/ /, $line) };
}


# how many more there are after a request; a later line shows that the log is
# complete

sub warnings_of {
	my ($uri) = @_;
	my $count = sub {
		scalar(() = $t->read_file('error.log') =~ /\[warn\]/g)
	};

	my $before = $count->();
	get($uri);
	get('/error/tidy');

	return $count->() - $before;
}


# what two lines have in common when they differ in values only

sub shape {
	my ($line) = @_;

	return join ' ', names(decode($line));
}


# the document need not show all there is

sub covers {
	my ($line) = @_;

	my $names = join '.* ', map { quotemeta } split(/ /, shape($line));
	return qr/\A$names/;
}


sub names {
	my ($v, $path) = @_;

	return $path unless ref $v eq 'HASH';
	return map { names($v->{$_}, ($path ? "$path." : '') . $_) } sort keys %$v;
}


# port() keeps the UDP port of its number

sub udp_port {
	my $s = IO::Socket::INET->new(Proto => 'udp',
		LocalAddr => '127.0.0.1:0') or die "socket: $!";
	return $s->sockport();
}


sub rsyslog {
	my ($daemon) = grep { -x } map { "$_/rsyslogd" }
		split(/:/, $ENV{PATH}), '/usr/sbin';

	return unless $daemon;

	my ($conf) = $doc =~ /^```rsyslog\n(.*?)^```/ms;
	my $pid = "$dir/rsyslog.pid";

	$conf =~ s/"5140"/"$udp"/;
	$conf =~ s!/var/log/responses\.json!$dir/rsyslog.json!;
	$conf = "global(workDirectory=\"$dir\")\n$conf";

	$t->write_file('rsyslog.conf', $conf);

	$t->run_daemon('/bin/sh', '-c', "exec $daemon -n -f $dir/rsyslog.conf "
		. "-i $pid > $dir/rsyslog.log 2>&1");

	return $t->waitforfile($pid);
}
