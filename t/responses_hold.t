#!/usr/bin/perl

# Tests for ngx_http_responses_module, streams that are held until their first
# output: what comes before is never lost or changed, and a failure becomes a
# status, with which nginx asks the next server or an error page.

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses;
use Test::Responses::Metrics;

###############################################################################

my $t = Test::Nginx->new()->has(qw/http http_v2 proxy rewrite cache gzip/);
my $tls = $t->has_module('http_ssl') && $t->certificate();

my $next = 'proxy_next_upstream error timeout http_429 http_502 http_503
	http_504 non_idempotent;';
my $group = "$next proxy_pass http://group/;";

my %locations = (
	fleet => "$next proxy_pass http://fleet/;",
	unbuffered => 'proxy_buffering off;',
	v10 => 'proxy_http_version 1.0;',
	keepalive => 'proxy_set_header Connection ""; proxy_pass http://kept/;',
	tls => 'proxy_pass https://127.0.0.1:8085/;',
	'tls-short' => 'responses_hold on timeout=300ms;
		proxy_pass https://127.0.0.1:8085/;',
	scgi => 'scgi_pass 127.0.0.1:8086;',
	uwsgi => 'uwsgi_pass 127.0.0.1:8086;',
	fastcgi => 'fastcgi_pass 127.0.0.1:8087;',
	'fastcgi-next' => 'fastcgi_next_upstream http_503;
		fastcgi_pass frames;',
	cache => 'proxy_cache one; proxy_cache_valid any 1m;',
	store => 'responses off; proxy_cache one; proxy_cache_key k;
		proxy_cache_valid 1s;',
	stale => 'proxy_cache one; proxy_cache_key k;
		proxy_cache_use_stale http_503;',
	gzip => 'gzip on; gzip_types text/event-stream application/json;',
	next => $group,
	'next-unbuffered' => "proxy_buffering off; $group",
	'next-streamed' => "proxy_request_buffering off; $group",
	intercept => 'proxy_intercept_errors on; error_page 429 502 503 = @b;',
	page => 'proxy_intercept_errors on; error_page 429 502 503 /page;',
	'= /page' => 'return 200 "a page";',
	code => 'proxy_intercept_errors on; error_page 429 502 503 = /code;',
	'= /code' => 'return 200 "code $responses_error_code";',
	statuses => 'responses_hold_status rate_limit_exceeded=499 acme=500
		default=555;',
	small => 'responses_hold on size=1k;',
	short => 'responses_hold on timeout=300ms;',
	patient => 'responses_hold on timeout=60s;',
	'short-next' => "responses_hold on timeout=300ms; $group",
	first => "responses_timeout first=300ms; $group",
	'first-alone' => 'responses_timeout first=300ms;',
	'first-off' => 'responses_hold off; responses_timeout first=300ms;',
	header => "responses_timeout header=300ms; $group",
	idle => 'responses_timeout idle=300ms;',
	total => 'responses_timeout total=500ms;',
	'off-total' => 'responses_hold off; responses_timeout total=500ms;',
	rules => 'responses_hide_event acme.*;
		responses_hide_item reasoning;',
	refused => 'responses_hide_field response.instructions;
		error_page 502 = @b;',
	'refused-page' => 'responses_hide_field response.instructions;
		error_page 502 = /page;',
	variable => 'set $to 127.0.0.01:' . port(8081) . ';
		rewrite ^/responses/variable(/.*) $1 break;
		proxy_pass http://$to;',
	off => 'responses_hold off;',
	other => 'responses_hold off; proxy_pass http://127.0.0.1:8082/;',
	dry => 'responses_dry_run on;',
	'module-off' => 'responses off;',
	'@b' => 'proxy_pass http://127.0.0.1:8082;',
	'next-down' => "$next proxy_pass http://down/;",
	down => 'responses_timeout header=300ms; error_page 502 = @slow;
		proxy_pass http://none/;',
	'down-off' => 'responses_timeout header=300ms; error_page 502 = @slow-off;
		proxy_pass http://none/;',
	'@slow' => 'rewrite ^ /slow break; proxy_pass http://127.0.0.1:8081;',
	'@slow-off' => 'rewrite ^ /slow break; responses_hold off;
		proxy_pass http://127.0.0.1:8081;',
);

delete @locations{qw/ tls tls-short /} unless $tls;

# those of requests for a response

%locations = ('/' => '', responses => '', map {
	(/^\w/ ? "responses/$_" : $_) => $locations{$_}
} keys %locations);

my @alike = (qw(/unbuffered /keepalive /rules), $tls ? '/tls' : ());

$t->write_http(server('
	listen       127.0.0.1:8080;
	listen       127.0.0.1:8090 http2;
	responses on;
	responses_hold on;
	responses_count main;
	proxy_http_version 1.1;', %locations) . server('
	listen 127.0.0.1:8083; access_log off;',
	'= /status' => 'responses_status main;',
) . ($tls ? server('
	listen 127.0.0.1:8085 ssl;
	ssl_certificate crt; ssl_certificate_key key;
	access_log off; proxy_buffering off;', '' => '',
) : '') . <<'EOF2', connections => 2048, main => 'worker_shutdown_timeout 3s;');
log_format r "$uri $status $upstream_status $responses_status $responses_error_code $responses_held";
log_format until "$uri $responses_held_until";
access_log %%TESTDIR%%/r.log r;
access_log %%TESTDIR%%/until.log until;
proxy_cache_path %%TESTDIR%%/cache keys_zone=one:1m;
responses_zone zone=main:64k;

upstream group {
    server 127.0.0.1:8081 max_fails=0;
    server 127.0.0.1:8082 backup;
}

upstream fleet {
    server 127.0.0.1:8088 max_fails=1;
    server 127.0.0.1:8089 max_fails=1;
}

upstream down {
    server 127.0.0.1:8081 max_fails=0;
    server 127.0.0.1:1 backup;
}

upstream none {
    server 127.0.0.1:8081 down;
}

upstream frames {
    server 127.0.0.1:8087 max_fails=0;
    server 127.0.0.1:8087 backup;
}

upstream kept {
    server 127.0.0.1:8081 max_fails=0;
    keepalive 4;
}
EOF2

###############################################################################

my @stream = stream(3);
my $in = join '', @stream;
my $created = $stream[0];
my $progress = event('response.in_progress',
	'"response":{"id":"resp_1","model":"m-1","status":"in_progress"}', 1);
# as large as what agents ask with

my $instructed = join '', map { event($_, '"response":{"id":"resp_1","model":'
	. '"m-1","status":"in_progress","instructions":"' . 'do ' x 30000 . '"}') }
	'response.created', 'response.in_progress';

my $begin = ": hi\n\n$created$progress";

my $announced = event('response.output_item.added', '"output_index":0,'
	. '"item":{"id":"msg_1","type":"message","role":"assistant",'
	. '"status":"in_progress","content":[]}', 2);

sub large {
	return event('response.output_text.delta', '"item_id":"msg_1",'
		. '"output_index":0,"content_index":0,"delta":"' . 'x' x 30000
		. '"', 3);
}

sub failed {
	my ($code, $message) = @_;
	return event('response.failed', '"response":{"id":"resp_1","status":'
		. qq/"failed","error":{"code":"$code","message":"$message"}}/, 2);
}

# how streams fail before their output, and what the client is told

my %failures = (
	limit => [ $begin . failed('rate_limit_exceeded',
		'Please try again in 1.2s.'),
		429, 'rate_limit_error', 'rate_limit_exceeded', 2 ],
	minutes => [ $begin . failed('rate_limit_exceeded',
		'Limit. Try again in 1m2s, or not.'),
		429, 'rate_limit_error', 'rate_limit_exceeded', 62 ],
	bare => [ $created . failed('rate_limit_exceeded', 'No.'),
		429, 'rate_limit_error', 'rate_limit_exceeded', 1 ],
	overload => [ $begin . event('error', '"code":"server_is_overloaded",'
		. '"message":"Busy.","param":null', 2),
		503, 'server_error', 'server_is_overloaded' ],
	both => [ $begin . event('error', '"error":{"code":"slow_down",'
		. '"message":"Busy."}', 2) . failed('slow_down', 'Busy.'),
		503, 'server_error', 'slow_down' ],
	context => [ $begin . failed('context_length_exceeded', 'Too long.'),
		400, 'invalid_request_error', 'context_length_exceeded' ],
	announced => [ $begin . $announced . failed('server_error', 'Sorry.'),
		502, 'server_error', 'server_error' ],
	number => [ $begin . event('error', '"code":404,"message":"None."', 2),
		404, 'not_found_error', qr/404/ ],
	ended => [ $begin, 502, 'server_error', 'upstream_incomplete' ],
	nothing => [ '', 502, 'server_error', 'upstream_incomplete' ],
	instructed => [ $instructed . failed('rate_limit_exceeded', 'No.'),
		429, 'rate_limit_error', 'rate_limit_exceeded', 1 ],
	done => [ "$begin\ndata: [DONE]\n\n", 502, 'server_error',
		'upstream_incomplete' ],
);

# whose fault it is: a code, a type, and the status

my @faults = (
	[ 'invalid_api_key', 'invalid_request_error', 401 ],
	[ '', 'authentication_error', 401 ],
	[ 'invalid_authentication_token', 'x', 401 ],
	[ '', 'permission_error', 403 ],
	[ 'unsupported_country_region_territory', 'request_forbidden', 403 ],
	[ 'previous_response_not_found', 'invalid_request_error', 404 ],
	[ '', 'not_found_error', 404 ],
	[ '', 'request_too_large', 413 ],
	[ 'tokens', 'x', 429 ],
	[ '', 'rate_limit_error', 429 ],
	[ 'billing_hard_limit_reached', 'invalid_request_error', 429 ],
	[ 'ThrottlingException', '', 429 ],
	[ '', 'overloaded_error', 503 ],
	[ 'ServiceUnavailableException', '', 503 ],
	[ 'gateway_timeout', 'server_error', 504 ],
	[ '', 'api_error', 502 ],
	[ 'invalid_response', 'x', 502 ],
	[ 'acme', 'server_error', 502 ],
	[ 'invalid_image_url', 'invalid_request_error', 400 ],
	[ 'image_too_small', 'invalid_request_error', 400 ],
	[ 'failed_to_download_image', 'x', 400 ],
	[ 'cyber_policy_violation', 'x', 400 ],
	[ 'acme', 'invalid_request_error', 400 ],
	[ '422', 'server_error', 422 ],
	[ 'acme', '', 502 ],
);

# and what is sent as it came

my %passed = (
	stream => $in,
	announced => $begin . $announced . join('', @stream[1 .. 4]),
	empty => $created . event('response.completed', '"response":{"id":'
		. '"resp_1","model":"m-1","status":"completed","output":[]}', 1),
	incomplete => $created . event('response.incomplete', '"response":'
		. '{"id":"resp_1","model":"m-1","status":"incomplete","output":[],'
		. '"incomplete_details":{"reason":"content_filter"}}', 1),
	late => $begin . $announced . join('', @stream[1 .. 3])
		. failed('server_error', 'Sorry.'),
	chat => join('', map { qq/data: {"object":"chat.completion.chunk",/
		. qq/"choices":[{"delta":{"content":"$_"}}]}\n\n/ } 1 .. 3),
	one => 'data: {"object":"chat.completion.chunk","choices":[]}',
);

my $go = 0;
my @framings = qw/ chunked length close /;
my $silent = sub { 0 };

my $a = upstream(port(8081), qr!^/fault/(\d+)! => sub {
	my ($n) = $_[0] =~ m!/fault/(\d+)!;
	my ($code, $type) = map { $_ eq '' ? 'null' : qq/"$_"/ }
		@{$faults[$n]}[0, 1];

	return answer([ $begin, event('error', qq/"error":{"code":$code,/
		. qq/"type":$type,"message":"No \\"$n\\"."}/, 2) ]);
}, qr!^/(\w+)/(\w+)/(\w+)! => sub {
	my ($kind, $name, $framing) = $_[0] =~ m!/(\w+)/(\w+)/(\w+)!;
	my $bytes = $kind eq 'pass' ? $passed{$name} : $failures{$name}[0];

	return answer([ $bytes ], framing => $framing);
}, qr!^/drip/! => sub {
	my ($name) = $_[0] =~ m!/drip/(\w+)!;

	return map { ref $_ ? $_ : drip($_) }
		answer([ $failures{$name} ? $failures{$name}[0] : $passed{$name} ]);
}, '/cut' => sub { answer([ $begin, fin() ], framing => 'cut') },
	'/busy' => sub { answer('', status => '503 No', framing => 'length') },
	'/broken' => sub { join '', answer([ $failures{limit}[0] ],
		framing => 'cut'), "zz\r\n" },
	'/rst' => sub { answer([ $begin, taken(), rst() ], framing => 'cut') },
	'/invalid' => sub { (answer([ $begin ], framing => 'cut'), "zz\r\n") },
	'/silent' => sub { answer([ $begin, $silent ]) },
	'/comments' => sub {
		answer([ $begin, map { (": wait\n\n", pause(0.1)) } 1 .. 100 ]) },
	'/v1/responses' => [ head() . 'X-Accel-Redirect: '
		. "/responses/off/pass/stream/chunked\r\nContent-Length: 0\r\n\r\n" ],
	'/mute' => [ $silent ],
	'/closes' => sub { (pause(1.5), fin()) },
	'/gate' => sub { answer([ $begin, sub { $go }, @stream[1 .. 4] ]) },
	'/slow' => sub { answer([ $begin, pause(1), @stream[1 .. 4] ]) },
	'/stops' => sub { answer([ @stream[0 .. 1],
		map { (": wait\n\n", pause(0.1)) } 1 .. 100 ]) },
	'/large' => sub { answer([ $created, (large()) x 400, $stream[4] ]) },
	'/drops' => sub { map { ($_, pause(0.1)) } answer([ ($stream[1]) x 50 ]) },
	'/long' => sub { answer([ $begin . ': ' . 'x' x 20000 . "\n\n", $in ]) },
	'/plain' => sub { answer([ 'x' ], type => 'text/plain') },
	'/json' => sub { answer([ '{"object":"response","id":"resp_1"}' ],
		type => 'application/json', framing => 'length') },
);

my $b = upstream(port(8082), qr// => sub { answer([ $in ]) });

# two servers that do the same

my $both = sub { answer([ $_[0] =~ /image/
	? ($begin, event('error', '"error":{"code":"invalid_image_url","type":'
		. '"invalid_request_error","message":"x"}', 2))
	: $in ]) };

my @fleet = map { upstream(port($_), qr// => $both) } 8088, 8089;

# other protocols, of which FastCGI has frames; "!" is an error before the body

my $body;

upstream(port(8086), sub {
	return (head() =~ s/^HTTP\S+/Status:/r . "\r\n", $body, fin());
});

upstream(port(8087), sub {
	my $out = $body =~ s/^!// ? "Status: 503\r\n\r\n"
		: head() =~ s/^HTTP\S+/Status:/r . "\r\n" . $body;

	return (pack('CCnnxx', 1, 6, 1, length $out) . $out
		. pack('CCnnxx', 1, 6, 1, 0) . pack('CCnnxxNCx3', 1, 3, 1, 8, 0, 0),
		fin());
});

$t->run();

my $lines = 0;
my $other = content(get('/responses/other/'));

log_line();

###############################################################################

# the output of what passes is what it is without

foreach my $name (sort keys %passed) {
	foreach my $framing (@framings) {
		my $want = content(get("/responses/off/pass/$name/$framing"));
		log_line();

		foreach my $l ('', '/gzip', @alike) {
			my $c = get("/responses$l/pass/$name/$framing");
			my $what = "$name, $framing, " . ($l || '/');

			is($c->status(), 200, "$what, status");
			is(content($c), $want, "$what, content") if $l ne '/rules';
			like(log_line(), qr/ \d+\.\d{3}$/, "$what, held");
		}
	}
}

# failures are statuses, in each way in which nginx asks the next one

foreach my $name (sort keys %failures) {
	my (undef, $status, $type, $code, $retry) = @{$failures{$name}};

	foreach my $framing (@framings) {
		foreach my $l ('', '/cache', @alike) {
			my $c = get("/responses$l/fail/$name/$framing");
			my $what = "$name, $framing, " . ($l || '/');

			told($c, $what, $status, $type, $code, $retry);
			like(log_line(), qr/ $status $status failed $code \d\.\d{3}$/,
				"$what, logged");
		}
	}

	foreach my $l (qw(/next /next-unbuffered /intercept)) {
		my $c = get("/responses$l/fail/$name/chunked");

		if ($status =~ /^40/) {
			log_line();
			next;
		}

		is($c->status(), 200, "$name, $l, status");
		is(content($c), $other, "$name, $l, content of the next one");
		like(log_line(), $l eq '/intercept' ? qr/ 200 $status : 200 completed/
			: qr/ 200 $status, 200 completed/, "$name, $l, logged");
	}

	next if $name eq 'instructed';

	told(get("/responses/drip/$name"), "$name, byte after byte", $status,
		$type, $code, $retry);
	log_line();
}

# the status, and the next server is asked only for what is listed

foreach my $n (0 .. $#faults) {
	my ($code, $type, $status) = @{$faults[$n]};
	my $c = get("/responses/fault/$n");
	my $error = eval { decode($c->content())->{error} } || {};
	my $what = "fault: $code, $type";

	is($c->status(), $status, "$what, status");
	is($error->{message}, "No \"$n\".", "$what, message");
	is($error->{type}, $type, "$what, type") if $type;
	is($error->{code}, $code || $type, "$what, code");
	log_line();
}

# one client's mistake is no fault of the servers

my ($bad, $good) = (0, 0);

foreach (1 .. 50) {
	$bad += get('/responses/fleet/image')->status() == 400;
	$bad += get('/responses/fleet/image')->status() == 400;
	$good += content(get('/responses/fleet/good')) eq $other;
	log_line() foreach 1 .. 3;
}

is($bad, 100, 'mistakes of clients, told');
is($good, 50, 'mistakes of clients, servers stay');
is(@{$fleet[0]{requests}} + @{$fleet[1]{requests}}, 150,
	'mistakes of clients, each asked once');

###############################################################################

# the first request tells nginx that the other server is down; the second one
# is not passed to it, and tells the client of the failure

get('/responses/next-down/fail/announced/chunked');
told(get('/responses/next-down/fail/announced/chunked'), 'no live server', 502,
	@{$failures{announced}}[2 .. 4]);
log_line() foreach 1, 2;

foreach my $way (qw/ cut rst invalid /) {
	foreach my $l ('', '/unbuffered') {
		told(get("/responses$l/$way"), "$way, $l/", 502, 'server_error',
			'upstream_error');
		log_line();
	}

	foreach my $l (qw(/next /next-unbuffered)) {
		is(content(get("/responses$l/$way")), $other, "$way, $l, the next one");
		like(log_line(), qr/ 200 502, 200 completed/, "$way, $l, logged");
	}
}

# connections that were kept are no reason to ask again

$go = 0;

my @kept = map { client(uri => '/responses/keepalive/gate') } 1 .. 4;

pump(sub { @{$a->{requests}} && 4 == grep { m!/gate! } @{$a->{requests}} });
$go = 1;
pump(sub { 4 == grep { $_->complete() } @kept });
log_line() foreach @kept;

@{$a->{requests}} = ();

told(get('/responses/keepalive/cut'), 'a kept connection', 502, 'server_error',
	'upstream_error');
is(@{$a->{requests}}, 1, 'a kept connection, asked once');
log_line();

# one that was kept too long closes at once; later, the server has failed

@{$a->{requests}} = ();

is(get('/responses/keepalive/closes')->status(), 502,
	'a kept connection that closes');
is(@{$a->{requests}}, 1, 'a kept connection that closes, asked once');
log_line();

$go = 0;

# the failure counts, not what comes after it

foreach my $l ('', '/unbuffered') {
	my $c = get("/responses$l/broken");

	is($c->status(), 429, "an invalid chunk, $l/, status");
	like($c->content(), qr/rate_limit_exceeded/, "an invalid chunk, $l/");
	log_line();
}

is(get('/responses/page/fail/limit/chunked')->content(), 'a page', 'an error page');
like(log_line(), qr!^/page 429 429 !, 'an error page, logged');

# a response from a cache is not held, also if it replaces that of an upstream

get('/responses/store/pass/stream/length');
log_line();
pump(pause(2.1));
is(content(get('/responses/stale/busy')),
	content(get('/responses/off/pass/stream/length')),
	'a stale response');
like(log_line(), qr/ 200 503 completed - -$/, 'a stale response, logged');
log_line();

# a location of nginx has the stream, the upstream's response has not failed

is(content(get('/v1/responses', method => 'POST', content => '{}')),
	content(get('/responses/off/pass/stream/chunked')), 'X-Accel-Redirect');
like(log_line(), qr/ 200 200 : 200 completed/, 'X-Accel-Redirect, logged');
log_line();

# statuses

told(get('/responses/statuses/fail/limit/chunked'), 'own status', 499,
	'invalid_request_error', 'rate_limit_exceeded', 2);
log_line();
told(get('/responses/statuses/fail/ended/chunked'), 'own default', 555,
	'server_error', 'upstream_incomplete');
log_line();
told(get("/responses/statuses/fault/$#faults"), 'a type by the status', 500,
	'server_error', 'acme');
log_line();

# off

foreach my $l (qw(/off /dry /module-off)) {
	is(get("/responses$l/fail/limit/chunked")->status(), 200, "$l, not held");
	unlike(log_line(), qr/\d\.\d{3}$/, "$l, logged");
}

# what was no request for a response may be silent

foreach my $what (qw/ silent comments /) {
	my $c = client(uri => "/$what");

	ok(pump(sub { $c->content() =~ /hi/ }, 5), "$what, not held");
	$c->close();
	like(log_line(), qr/ -$/, "$what, not held, logged");
}

foreach my $framing (@framings) {
	foreach my $uri ("/fail/nothing/$framing",
		"/responses/fail/nothing/$framing?starting_after=4")
	{
		my $c = get($uri);

		is($c->status(), 200, "$uri, status");
		is($c->content(), '', "$uri, content");
		log_line();
	}
}

like(get('/responses/json')->content(), qr/resp_1/, 'json is not held');
log_line();

###############################################################################

# a later filter replaces a response by an error page, whose location holds its
# own upstream while this one is still there

is(content(get('/responses/refused/plain')), $other, 'refused, the next one');
is(content(get('/responses/refused-page/plain')), 'a page',
	'refused, a page');
log_line() foreach 1, 2;

###############################################################################

# a stream that is held too long is released, with all that came

foreach my $l (qw(/short /short-next), $tls ? '/tls-short' : ()) {
	my $c = client(uri => "/responses$l/silent");

	ok(pump(sub { $c->content() =~ /in_progress/ }), "$l, released");
	is($c->status(), 200, "$l, status");
	$c->close();
	like(log_line(), qr/ 0\.[3-9]\d\d$/, "$l, held so long");
}

my $c = get('/responses/slow');
is(content($c), content(get('/responses/off/slow')), 'slow, all events');
log_line();
log_line();

$c = get('/responses/small/long');
like($c->content(), qr/x{2000}.*completed/s, 'a small size, all events');
log_line();
like($t->read_file('error.log'),
	qr/"size" of "responses_hold" is 1024/, 'a small size, warned of');

like($t->read_file('until.log'), qr!^/responses/$$_[0]\S* $$_[1]$!m,
	"held until $$_[1]") foreach [ 'pass/stream', 'output' ],
	[ 'short/silent', 'time' ], [ 'small/long', 'size' ],
	[ 'fail/limit', 'failure' ], [ 'cut', 'failure' ],
	[ 'next/fail/limit', 'output' ], [ 'module-off/fail/limit', '-' ];

# a client that leaves

foreach my $l ('', '/cache') {
	@{$a->{requests}} = ();

	$c = client(uri => "/responses$l/silent");
	pump(sub { @{$a->{requests}} });
	pump(pause(0.3));
	$c->close();
	like(log_line(), qr/ 499 .* 0\.[1-9]\d\d$/, "a client leaves, $l/");
}

# each server that broke off, or was silent for too long, while its stream was
# held is counted, whatever the client got then

foreach my $case ([ '/cut', 1 ], [ '/next/cut', 1 ], [ '/intercept/cut', 1 ],
	[ '/intercept/rst', 1 ], [ '/first/silent', 1 ],
	[ '/first-alone/silent', 1 ], [ '/first/mute', 0 ],
	[ '/pass/stream/chunked', 0 ], [ '/next/fail/limit/chunked', 1 ])
{
	my ($uri, $n) = @$case;
	my $before = held_failures();

	get("/responses$uri");
	log_line();
	is(held_failures(), $before + $n, "$uri, counted");
}

# by the server, also if another one answered, and by the code

foreach my $case (
	[ '/cut', 8081, 'upstream_error' ],
	[ '/next/cut', 8081, 'upstream_error' ],
	[ '/first/silent', 8081, 'upstream_timeout' ],
	[ '/first-alone/silent', 8081, 'upstream_timeout' ],
	[ '/fail/limit/chunked', 8081, 'rate_limit_exceeded' ],
	[ '/next/fail/limit/chunked', 8081, 'rate_limit_exceeded' ],
	[ '/variable/fail/limit/chunked', undef, 'rate_limit_exceeded' ])
{
	my ($uri, $server, $code) = @$case;
	my @labels = (code => $code,
		server => $server ? '127.0.0.1:' . port($server) : 'other');
	my ($all, $before) = (held_failures(), held_failures(@labels));

	get("/responses$uri");
	log_line();
	is(join(' ', held_failures() - $all, held_failures(@labels) - $before),
		'1 1', "$uri, counted as $code of " . ($server || 'other'));
}

like(counters()->errors(), qr/^$/, 'a scraper can read it');

# what was lost has a code, too

get('/responses/page/cut');
like(log_line(), qr/ 502 502 unreached upstream_error /, 'cut, its code');
get('/responses/first-alone/silent');
like(log_line(), qr/ 504 504 failed upstream_timeout /, 'silent, its code');
is(counters()->sum('nginx_responses_errors_total', code => $_) > 0, 1,
	"$_ is counted") foreach qw/ upstream_error upstream_timeout /;

# streams that were released without output

foreach my $case ([ '/short/silent', 'time' ], [ '/small/long', 'size' ],
	[ '/pass/stream/chunked', '' ])
{
	my ($uri, $reason) = @$case;
	my @before = released();

	$c = client(uri => "/responses$uri");
	$c->wait(1);
	$c->close();
	log_line();

	my @now = released();
	is(join(' ', map { $now[$_] - $before[$_] } 0, 1),
		$reason eq 'time' ? '1 0' : $reason eq 'size' ? '0 1' : '0 0',
		"$uri, released by " . ($reason || 'output'));
}

###############################################################################

# times

foreach my $what (qw/ silent comments mute /) {
	is(content(get("/responses/first/$what")), $other,
		"$what, first, the next one");
	like(log_line(), qr/ 200 504, 200 completed/, "$what, first, logged");

	is(get("/responses/first-alone/$what")->status(), 504,
		"$what, first, status");
	log_line();
}

is(content(get('/responses/header/mute')), $other,
	'mute, header, the next one');
like(log_line(), qr/ 200 504, 200 completed/, 'mute, header, logged');

foreach my $uri (qw(/first-off/silent /first-off/comments /idle/stops
	/total/drops /off-total/stops))
{
	$c = get("/responses$uri");
	is($c->status(), 200, "$uri, status");
	like($c->content(), qr/^data: \{"type":"response.failed"/m,
		"$uri, its end");
	ok($c->complete(), "$uri, complete");
	like(log_line(), qr/ truncated upstream_timeout/, "$uri, logged");
}

# while the client does not read, the upstream is not read, which is not idle

$c = client(uri => '/responses/idle/large', rcvbuf => 4096);
pump(sub { length $c->content() > 50000 });
$c->{paused} = 1;
pump(pause(1));
$c->{paused} = 0;
$c->wait();
like($c->content(), qr/response.completed/, 'a slow client is not idle');
log_line();

is(get('/responses/total/silent')->status(), 504, 'total, status');
log_line();

# other protocols; what has frames is not held

foreach my $l (qw(/scgi /uwsgi)) {
	$body = $failures{limit}[0];
	told(get("/responses$l/"), $l, @{$failures{limit}}[1 .. 4]);

	$body = $in;
	is(content(get("/responses$l/")), $other, "$l, a stream");
	like(log_line(), qr/ 429 429 .* \d\.\d{3}$/, "$l, held");
	log_line();
}

$body = $failures{limit}[0];
is(get('/responses/fastcgi/')->status(), 200, 'FastCGI, not held');
like(log_line(), qr/ 200 200 failed rate_limit_exceeded -$/,
	'FastCGI, logged');

$body = "!$in";
is(content(get('/responses/fastcgi-next/')), $other, 'FastCGI, the next one');
log_line();

# an upstream that fails at once: the times are those of the error page

foreach my $l (qw(/down /down-off)) {
	like(get("/responses$l/")->content(), qr/response.completed/,
		"$l, an error page");
	like(log_line(), qr/ 200 502 : 200 completed/, "$l, logged");
}

# HTTP/2 clients

my $h = h2(port => 8090);
my ($one, $two) = map { $h->get("/responses/$_") }
	qw(fail/limit/chunked pass/stream/close);

$_->wait() foreach $one, $two;
is($one->status(), 429, 'HTTP/2, failure');
is(decode($one->content())->{error}{code}, 'rate_limit_exceeded',
	'HTTP/2, failure, code');
is(content($two), $other, 'HTTP/2, stream');
$h->close();
log_line() foreach 1, 2;

# what an error page is told

is(get('/responses/code/fail/limit/chunked')->content(),
	'code rate_limit_exceeded', 'an error page has the code');
like(log_line(), qr/ 200 429 \S+ rate_limit_exceeded /, 'and the log');

# a body in a file is sent again, to the next server

$body = '{"input":"' . 'x' x 300000 . '"}';

foreach my $case ([ 'next', 'application/json' ],
	[ 'next-streamed', 'application/json' ], [ 'next-streamed', 'text/x' ])
{
	my ($l, $type) = @$case;
	my $name = "large request, $l, $type";

	is(content(get("/responses/$l/fail/limit/chunked", method => 'POST',
		content => $body, headers => [ "Content-Type: $type" ])),
		$other, "$name, the next one");
	like($b->{requests}[-1], qr/\Q$body\E\z/, "$name, its body");
	log_line();
}

# many of them: each asks both servers once, and nothing is left behind

my ($pid) = worker_pids($t);
my @sizes;

foreach (1 .. 5) {
	my @c = map { client(uri => "/responses/next/fail/limit/$framings[$_ % 3]") }
		1 .. 200;

	pump(sub { !grep { !@{$_->{responses}} } @c });
	is(scalar(grep { content($_) eq $other } @c), 200, 'many, streams');
	is(scalar(grep { log_line() =~ / 200 429, 200 completed/ } @c), 200,
		'many, logged');
	$_->close() foreach @c;

	# connections are closed soon

	pump(sub { size($pid)->{files} < 60 });
	push @sizes, size($pid);
}

cmp_ok($sizes[-1]{files}, '<', 60, 'many, descriptors');

SKIP: {
	skip 'nginx was built with a sanitizer', 1 if $Test::Nginx::MODULE eq '';

	# of what was freed, some stays with the process: up to 400 pages were
	# seen, and no more after 2000 requests

	cmp_ok($sizes[-1]{pages}, '<', $sizes[1]{pages} + 1024, 'many, memory');
}

# a reload, and the end of a worker process

my $c1 = client(uri => '/responses/patient/gate');
my $c2 = client(uri => '/responses/patient/silent');
my $c3 = client(uri => '/responses/patient/gate');

# so are those of which no header has come, but not what is no response

my %mute = map { ($_ => client(uri => $_ , method => 'POST',
	body => '{"input":"x"}')) } qw(/responses/mute /responses/next/mute
	/responses/page/mute /responses/off/mute /mute);
my $h2 = h2(port => 8090)->get('/responses/mute');

pump(sub { 9 == grep { m! /(?:\w+/)?(?:gate|silent|mute) ! }
	@{$a->{requests}}[-9 .. -1] });
$t->reload();
pump(sub { my @pids = worker_pids($t); @pids && !grep { $_ == $pid } @pids
	or @pids > 1 });
$go = 1;
$c1->wait();
is(content($c1), content($c3->wait() && $c3), 'reload, streams go on');
like($c1->content(), qr/response.completed/, 'reload, whole');
$c2->wait();
told($c2, 'shutdown', 503, 'server_error', 'server_shutdown');

$_->wait() foreach $h2, values %mute;

told($mute{$_}, "shutdown before the header, $_", 503, 'server_error',
	'server_shutdown') foreach qw(/responses/mute /responses/next/mute);
is($h2->status(), 503, 'shutdown before the header, HTTP/2');
like($h2->content(), qr/"server_shutdown"/, 'and its code');
is($mute{'/responses/page/mute'}->content(), 'a page',
	'shutdown before the header, error page');
is($mute{$_}->status(), 0, "shutdown before the header, left, $_")
	foreach qw(/responses/off/mute /mute);
log_line() foreach 1 .. 9;

###############################################################################

sub held_failures {
	return counters()->sum('nginx_responses_held_failures_total', @_);
}


sub released {
	return map { counters()->value('nginx_responses_held_released_total',
		reason => $_) } qw/ time size /;
}


sub counters {
	return Test::Responses::Metrics->new(get('/status', port => 8083)
		->content());
}


sub told {
	my ($c, $what, $status, $type, $code, $retry) = @_;

	my ($after) = $c->headers() =~ /^Retry-After: (.*?)\r?$/mi;
	my $error = eval { decode($c->content())->{error} } || {};

	is($c->status(), $status, "$what, status");
	is($after, $retry, "$what, Retry-After");
	is($error->{type}, $type, "$what, type");
	like($error->{code}, qr/^$code$/, "$what, code");
	ok(length $error->{message}, "$what, message");
	ok($c->complete(), "$what, complete");
}


sub size {
	my ($pid) = @_;

	open my $fh, '<', "/proc/$pid/statm" or die "/proc/$pid/statm: $!";
	my (undef, $pages) = split ' ', <$fh>;

	return { pages => $pages, files => scalar(() = glob "/proc/$pid/fd/*") };
}


sub content {
	my ($c) = @_;
	return $c->content() =~ s/"created_at":\d+/"created_at":0/gr;
}


sub log_line {
	$lines++;
	my $log = logged($t, 'r.log', qr/\A(?:.*\n){$lines}/);
	my @lines = split /\n/, $log;

	return $lines[$lines - 1];
}
