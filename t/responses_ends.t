#!/usr/bin/perl

# Tests for ngx_http_responses_module, ends of a stream: whatever happens to
# the upstream, the client gets a stream with one terminal, and an HTTP
# message with an end.  Each source ends in each way, for each client.

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses;
use Test::Responses::Contract qw/ violations sample /;

###############################################################################

my @e = sample();
my $in = join '', @e;
my $n = length $in;

# Cut before, within and after events.  The last one lacks but its line's end
# and a blank line: it is whole.

my $head = length(join '', @e[0 .. 4]);
my @at = (0, 40, length $e[0], $head, $head + 60, $n - 3, $n - 2, $n);

# What is logged: a chunked or counted answer tells that something is missing,
# one that ends with its connection does not.

my %code = (
	fin => 'upstream_error',
	short => 'upstream_error',
	rst => 'upstream_error',
	bad => 'upstream_error',
	close => 'upstream_incomplete',
	last => 'upstream_incomplete',
	stall => 'upstream_timeout',
);

my @clients = qw/ 1.1 1.0 2 /;
my @proxied = ('', 'buffered', 'stored');
my @others = qw/ fastcgi scgi uwsgi /;

# Of other protocols a connection that is closed looks like a proper end.
# nginx holds what it stores of them until a buffer is full.

my %ways = (
	(map { $_ => [ sort keys %code ] } @proxied),
	(map { $_ => [ qw/ close rst stall / ] } @others),
	(map { +"stored-$_" => [ qw/ close rst / ] } @others),
	grpc => [ qw/ rst stall / ],
);

my @table = map { my $source = $_;
	map { my $way = $_; map { [ $source, $way, $_ ] } @clients }
		@{$ways{$source}} } sort keys %ways;

# what directives make of an end

my $came = join '', @e[0 .. 4];

my @directives = (
	[ 'none', 'fin', 0, qr/\A\Q$came\E\z/, 'none - truncated' ],
	[ 'none', 'close', 1, qr/\A\Q$came\E\z/, 'none - truncated' ],
	[ 'none', 'stall', 0, qr/\A\Q$came\E\z/, 'none - truncated' ],
	[ 'cut', 'fin', 0, qr/\A\Q$came\E\z/,
		'none upstream_error truncated' ],
	[ 'cut', 'stall', 0, qr/\A\Q$came\E\z/,
		'none upstream_timeout truncated' ],
	(map { [ 'cut', $_, 0, qr/\A\Q$came\E\z/,
		'none upstream_incomplete truncated' ] } qw/ close last /),
	[ 'both-cut', 'last', 0, qr/\A\Q$came\E\z/,
		'none upstream_incomplete truncated' ],
	[ 'both-cut', 'fin', 0, qr/\A\Q$came\E\z/,
		'none upstream_error truncated' ],
	[ 'both-cut', 'never', 1, qr/\A\Q$in\E\z/, 'upstream - completed' ],
	[ 'cut', 'never', 1, qr/\A\Q$in\E\z/, 'upstream - completed' ],
	[ 'dry', 'fin', 0, qr/\A\Q$came\E[^\n]+\n[^\n]+\z/,
		'added upstream_error truncated' ],
	[ 'dry', 'stall', 0, qr/\A\Q$came\E/,
		'added upstream_timeout truncated' ],
	[ 'none', 'never', 1, qr/\A\Q$in\E\z/, 'upstream - completed' ],
);

my $t = Test::Nginx->new()->has(qw/http proxy cache fastcgi scgi uwsgi grpc
	http_v2 addition sub rewrite upstream_keepalive/);

###############################################################################

my %proxied = (
	'' => '',
	buffered => 'proxy_cache one; proxy_cache_valid 200 1m;'
		. 'proxy_cache_key $request_id;',
	stored => 'proxy_store %%TESTDIR%%/stored/$request_id;',
	none => 'responses_failure off; responses_normalize off;',
	cut => 'responses_failure cut;',
	'both-cut' => 'responses_failure both cut;',
	'gzip-cut' => 'responses_failure cut; gzip on; gzip_min_length 0;'
		. 'gzip_types text/event-stream;',
	dry => 'responses_dry_run on;',
	keep => 'responses_profile openai done=keep;',
	add => 'responses_profile openai done=add;',
	trailer => 'add_trailer X-Id $responses_id;',
	added => 'add_after_body /after; addition_types text/event-stream;',
	sub => 'sub_filter_types text/event-stream; sub_filter Hel Hal;'
		. 'sub_filter_once off;',
);

my %locations = (
	grpc => 'grpc_pass 127.0.0.1:8087;',
	file => 'alias %%TESTDIR%%/;',
	'file-cut' => 'responses_failure cut; alias %%TESTDIR%%/;',
	'= /after' => 'return 200 added;',
	'/return' => 'return 200
		\'data: {"type":"response.created","response":{}}\n\n\';',
	'/other' => 'return 200 \'data: {"type":"x"}\n\n\';',
);

$locations{$_} = "$proxied{$_} proxy_pass http://keep/;" foreach keys %proxied;

foreach my $type (@others) {
	my $pass = "${type}_pass 127.0.0.1:" . { fastcgi => 8082, scgi => 8083,
		uwsgi => 8084 }->{$type} . ';';

	$locations{$type} = $pass;
	$locations{"stored-$type"} =
		"$pass ${type}_store %%TESTDIR%%/stored/\$request_id;";
}

# only what is silent has a short time-out

my $servers = join '', map { my ($h1, $h2, $time) = @$_; server(
	"listen 127.0.0.1:$h1; listen 127.0.0.1:$h2 http2; responses on;"
		. join('', map { "${_}_read_timeout $time;" } 'proxy', 'grpc',
		@others), %locations) }
	[ 8080, 8090, '60s' ], [ 8081, 8091, '1s' ];

$t->write_http($servers . server('listen 127.0.0.1:8087 http2; access_log off;',
	'/grpc/' => 'proxy_buffering off; proxy_pass http://127.0.0.1:8085/;',
) . <<'EOF', connections => 2048);
log_format r "$request_uri|$responses_terminal $responses_error_code "
             "$responses_status $status $request_completion";
access_log %%TESTDIR%%/r.log r;

proxy_cache_path %%TESTDIR%%/cache keys_zone=one:1m;
fastcgi_param REQUEST_URI $request_uri;
scgi_param SCGI 1;
scgi_param REQUEST_URI $request_uri;
uwsgi_param REQUEST_URI $request_uri;
default_type text/event-stream;
http2_max_concurrent_streams 500;
keepalive_requests 100000;
proxy_http_version 1.1;
proxy_set_header Connection "";

upstream keep {
    server 127.0.0.1:8085;
    keepalive 8;
}
EOF

$t->write_file('whole', $in);
$t->write_file('half', substr($in, 0, $head + 60));
$t->write_file('empty', '');

my $done = "data: [DONE]\n\n";

my $u = upstream(port(8085),
	qr!^/(?:fin|short|rst|bad|close|last|stall|never)/! => \&way,
	qr!^/soon! => sub { answer([ $in, pause(0.2) ]) },
	'/well' => sub { answer([ $in ]) },
	'/after-fin' => sub { answer([ $in, pause(0.05), fin() ],
		framing => 'cut') },
	'/after-rst' => sub { answer([ $in, pause(0.05), rst() ],
		framing => 'cut') },
	'/after-bad' => sub { (answer([ $in ], framing => 'cut'), pause(0.05),
		"bad chunk\r\n", sub { 0 }) },
	'/after-more' => sub { answer([ $in, pause(0.05), @e[4, 4],
		sub { 0 } ]) },
	'/done-same' => sub { answer([ $in . $done, sub { 0 } ]) },
	'/done-then' => sub { answer([ $in, pause(0.1), $done, sub { 0 } ]) },
	'/done-open' => sub { answer([ $e[0] . $done, sub { 0 } ]) },
	'/failed' => sub { answer([ $e[0], event('response.failed',
		'"response":{"status":"failed","error":{"code":"c","message":"m"}}',
		1) ]) },
	'/header' => [ "HTTP/1.1 200 OK\r\nContent-Ty", fin() ],
	'/more' => [ head(headers => [ 'Content-Length: 20' ]) . "\r\n$in" ],
	qr!^/empty! => sub { answer([]) },
);

upstream(port(8082), sub { steps(\&fastcgi, @_) });
upstream(port($_), sub { steps(\&plain, @_) }) foreach 8083, 8084;

$t->run();

my (%h2, %seen);

###############################################################################

# many at the same time; what came whole is delivered as it came, what did not
# is not there, and the end is made

while (my @batch = splice @table, 0, 20) {
	my @run = map { my $row = $_; map { { row => $row, at => $_ } } @at }
		@batch;
	my (%wrong, $again);

	begin($_) foreach @run;

	foreach my $run (@run) {
		$run->{c}->wait();

		# on a busy machine the upstream was silent from the start

		if ($run->{row}[1] eq 'stall' && $run->{c}->status() == 504
			&& $again++ < 1000)
		{
			push @run, $run;
			begin($run);
			next;
		}

		$wrong{"@{$run->{row}}"} ||= complaint($run) || unkept($run);
		$run->{c}->close();
	}

	is($wrong{"@$_"}, '', "@$_") foreach @batch;
}

# the upstream is silent and holds its connection: the message has ended, and
# the client's connection is good for the next request, which need not wait

foreach my $version (@clients) {
	my %c = map { $_ => begun($version, path($_) . "/never/$n") } @proxied,
		@others;

	foreach my $source (sort keys %c) {
		my $c = $c{$source};

		is($c->whole(), $in, "$source, silence after the terminal, $version");
		next if $version ne '1.1';

		$c->request(uri => path($source) . "/last/$n");
		$c->wait();
		is($c->content(1), $in, "$source, the next request");
		$c->close();
	}
}

is($u->busy(), 0, 'no upstream is open');

# a client that has all may go, or ask for more: it was served

foreach my $uri (map { path($_) . "/never/$n" } @proxied, @others) {
	get("$uri?alone");
	like(logged($t, 'r.log', qr!^\Q$uri?alone\E\|!m),
		qr!^\Q$uri?alone\E\|upstream - completed 200 OK$!m,
		"$uri, the client goes, logged");
	like($t->read_file('r.log'), qr!^$uri\|upstream - completed 200 OK$!m,
		"$uri, logged");
}

foreach my $row (@directives) {
	my ($location, $way, $complete, $want, $log) = @$row;
	my $uri = "/$location/$way/" . ($way eq 'never' ? $n : $head + 60);
	my $c = begun('1.1', $uri, $way eq 'stall' ? 8081 : 8080);
	$c->wait();

	like($c->content(), $want, "$location, $way");
	is($c->complete(), $complete, "$location, $way, end");
	like(logged($t, 'r.log', qr!^$uri\|!m), qr!^$uri\|$log 200!m,
		"$location, $way, logged");
}

# a response that is cut has no end that a client could take for one

foreach my $way (qw/ fin last close /) {
	my $c = begun(2, "/cut/$way/$head");
	$c->wait();
	is($c->ended(), 'reset', "HTTP/2, cut, $way");
	is($c->content(), $came, "HTTP/2, cut, $way, what came");

	$c = client(uri => "/cut/$way/$head");
	$c->wait();
	ok($c->{closed}, "cut, $way, the connection is closed");
}

my $c = begun('1.1', "/cut/last/0/responses");
$c->wait();
is(join(' ', $c->status(), $c->complete(), $c->content()), '200 0 ',
	'cut, no event at all');

$c = client(uri => "/gzip-cut/last/$head",
	headers => [ 'Accept-Encoding: gzip' ]);
$c->wait();
ok(!$c->complete(), 'cut, gzip');

is(whole('/cut/done-open'), "cut: $e[0]", 'cut, [DONE] and silence');
is(whole('/file-cut/half'), "cut: $came", 'cut, a file');

is(sse_types(whole('/cut/failed')), 'response.created response.failed',
	'cut, a failure of the upstream is passed');
is(sse_types(whole('/both-cut/failed')),
	'response.created error response.failed', 'both and cut, with an error');

# an upstream that ends in time keeps its connection

foreach my $source (@proxied) {
	get('/well');
	my $conns = conns();

	get(path($source) . '/soon?keep');
	logged($t, 'r.log', qr!^@{[ path($source) ]}/soon\?keep!m);
	get('/well');
	is(conns(), $conns, "$source, connection of the upstream is kept");
}

# what comes after the terminal

foreach my $uri (map { ("/after-$_", "/buffered/after-$_") }
	qw/ fin rst bad more /)
{
	$c = client(uri => $uri);
	is($c->whole(), $in, $uri);
	logged($t, 'r.log', qr!^$uri\|!m);

	next if $uri =~ /bad/;

	$c->request(uri => '/well');
	$c->wait();
	is($c->content(1), $in, "$uri, the next request");
	$c->close();
}

# [DONE], and trailers: where one is waited for, the upstream gets its second

is(whole('/done-same'), $in, '[DONE] is removed');
is(whole('/keep/done-same'), "$in$done", '[DONE] is kept');
is(whole('/keep/done-then'), "$in$done", '[DONE] is kept, a later read');
is(whole("/keep/never/$n"), $in, '[DONE] never comes');
is(whole("/add/never/$n"), "$in$done", '[DONE] is added');
is(whole("/sub/never/$n"), $in =~ s/Hel/Hal/gr, 'sub_filter');
is(whole("/added/$_"), $in . 'added', "addition, $_")
	foreach 'soon', "never/$n", 'well';

$c = get("/trailer/never/$n");
is($c->whole(), $in, 'trailers');
like($c->answer(0)->{trailers}, qr/^X-Id: resp_1\r$/m, 'trailers came');

# what is only read is open as long as the upstream

$c = client(uri => "/dry/never/$n?open");
pump(sub { $c->has('response.completed') });
pump(pause(1.3));
ok(!@{$c->{responses}}, 'dry run, open');
$c->abort();

# before the first event: not a stream yet

is(get('/header')->status(), 502, 'cut in the header');
is(whole('/empty'), '', 'nothing at all');
like(whole('/empty/responses'), qr/response\.created.*response\.failed/s,
	'nothing at all, of the API');
ok(get('/more')->complete(), 'more than was promised');

# bodies without an upstream

is(whole('/file/whole'), $in, 'file');
is(join("\n", violations(whole('/file/half'))), '', 'half a file');
is(whole('/file/empty'), '', 'empty file');
is(sse_types(whole('/return')), 'response.created error response.failed',
	'return');
is(whole('/other'), 'data: {"type":"x"}' . "\n\n",
	'a stream of another kind gets no end');

# a client that leaves: its upstream is closed, what is known is logged

foreach my $version (qw/ 1.1 2 /) {
	my $uri = "/never/$head?left$version";

	$c = begun($version, $uri);
	pump(sub { $c->has('"Hel"') });
	$c->abort();
	like(logged($t, 'r.log', qr!^\Q$uri\E\|!m),
		qr!^\Q$uri\E\|none - aborted (?:200|499)!m,
		"client left, $version");
}

is($u->busy(), 0, 'upstreams are closed');

###############################################################################

sub path { return $_[0] eq '' ? '' : "/$_[0]" }


sub begun {
	my ($version, $uri, $port) = @_;

	$port ||= 8080;
	return client(uri => $uri, version => $version, port => $port)
		if $version ne '2';

	$port += 10;
	$h2{$port} = h2(port => $port) if !$h2{$port} || $h2{$port}{closed};

	return $h2{$port}->get($uri);
}


sub whole {
	my $c = client(uri => $_[0]);
	my $said = $c->whole();

	$c->close();
	return $said;
}


sub begin {
	my ($run) = @_;
	my ($source, $way, $version) = @{$run->{row}};

	$run->{uri} = path($source) . "/$way/$run->{at}/responses?$version";
	$run->{c} = begun($version, $run->{uri},
		$way eq 'stall' ? 8081 : 8080);
}


sub complaint {
	my ($run) = @_;

	my ($source, $way, $version) = @{$run->{row}};
	my ($at, $c) = ($run->{at}, $run->{c});
	my $body = $c->content();
	my $key = $body =~ s/resp_\w{32}/ID/gr
		=~ s/(?<="created_at":)1[789]\d+/0/gr;

	# a reset takes with it what was not read yet, and may be seen first

	my $lossy = $way eq 'rst' || $way eq 'bad' || $source eq 'grpc';

	return '' if $lossy && $c->status() == 502;
	return "at $at: status " . $c->status() if $c->status() != 200;
	return "at $at: the message is cut" unless $c->complete();

	$seen{$key} //= join '; ', violations($body);
	return "at $at: $seen{$key}\n$body" if $seen{$key};

	my $frames = () = substr($in, 0, $at) =~ /\n\n/g;
	my $come = join '', @e[0 .. $frames - 1];
	my $added = "added $code{$way} truncated";

	return "at $at: $body"
		if !$lossy && (index($body, $come) || $at >= $n - 2 && $body ne $in);

	my $logged = (logged($t, 'r.log', qr!^\Q$run->{uri}\E\|!m)
		=~ m!^\Q$run->{uri}\E\|(.*) 200!mg)[-1];

	return "at $at: logged $logged" if $lossy
		? $logged !~ /^(?:upstream - completed|\Q$added\E)$/
		: $logged ne ($at >= $n - 2 ? 'upstream - completed' : $added);

	return '';
}


# The message has its end, so that the connection is good for the next request.
# Where a protocol is broken nginx itself closes it.

sub unkept {
	my ($run) = @_;

	my ($source, $way, $version) = @{$run->{row}};
	my $c = $run->{c};

	return '' if $version ne '1.1' || $way eq 'bad' || $source eq 'grpc'
		|| $c->status() != 200;

	$c->request(uri => '/other');
	$c->wait();

	return $c->status(1) == 200 ? '' : "at $run->{at}: no next answer";
}


sub way {
	my ($way, $at) = $_[0] =~ m!^/(\w+)/(\d+)!;
	my $part = substr($in, 0, $at);

	return answer([ $part ], framing => 'close') if $way eq 'close';
	return answer([ $part ]) if $way eq 'last';

	my @steps = answer([ $part ],
		framing => $way eq 'short' ? 'length' : 'cut');

	$steps[0] =~ s/(?<=Length: )\d+/$n + 1/e;

	return (join('', @steps), sub { 0 }) if $way eq 'stall'
		|| $way eq 'never';
	return (@steps, "zz\r\n", fin()) if $way eq 'bad';
	return (@steps, pause(0.003), rst()) if $way eq 'rst';
	return (@steps, fin());
}


# the same, of other protocols

sub steps {
	my ($frame, $request) = @_;

	my ($way, $at) = $request =~ m!/(close|last|rst|stall|never)/(\d+)!;
	my ($head, $body, $end) = $frame->(substr($in, 0, $at));

	return ($head . $body, sub { 0 }) if $way eq 'stall' || $way eq 'never';
	return ($head, $body, pause(0.003), rst()) if $way eq 'rst';
	return ($head, $body, $way eq 'last' ? $end : (), fin());
}


sub fastcgi {
	my ($part) = @_;

	my $record = sub {
		my ($type, $data) = @_;
		return pack('CCnnCC', 1, $type, 1, length $data, 0, 0) . $data;
	};

	return ($record->(6, "Content-Type: text/event-stream\r\n\r\n"),
		length $part ? $record->(6, $part) : '',
		$record->(6, '') . $record->(3, pack('NCCCC', 0, 0, 0, 0, 0)));
}


sub plain {
	return ("Status: 200 OK\r\nContent-Type: text/event-stream\r\n\r\n",
		$_[0], '');
}


sub conns {
	return scalar grep { !$_->{closed} } @{$u->{conns}};
}
