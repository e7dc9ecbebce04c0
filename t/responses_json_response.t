#!/usr/bin/perl

# Tests for ngx_http_responses_module, JSON responses: they pass unchanged from
# any source, and the variables are filled in from them.

###############################################################################

use warnings;
use strict;

use Test::More;

BEGIN { use FindBin; chdir($FindBin::Bin); }

use lib 'lib';
use Test::Nginx;
use Test::Responses;

use IO::Compress::Gzip qw/ gzip /;

###############################################################################

select STDERR; $| = 1;
select STDOUT; $| = 1;

my $t = Test::Nginx->new()->has(qw/http proxy cache gunzip rewrite
	ssi auth_request/);

# variables that JSON responses do not have

my @streams = qw/ terminal dialect first_event_time first_token_time
	first_text_time stream_time token_interval max_gap events events_hidden
	events_added events_edited repaired malformed oversize /;

$t->plan(137);

my $h2 = $t->has_module('http_v2') ? 'http2' : '';

$t->write_file_expand('nginx.conf', <<"EOF");

%%TEST_GLOBALS%%

daemon off;

events {
}

http {
    %%TEST_GLOBALS_HTTP%%

    log_format json escape=none '\$request_uri \$status \$responses_json';
    access_log %%TESTDIR%%/r.log json;

    proxy_cache_path %%TESTDIR%%/cache keys_zone=one:1m;
    proxy_cache_key \$uri;

    types {
        application/json  json;
    }

    server {
        listen       127.0.0.1:8080;
        listen       127.0.0.1:8082 $h2;
        server_name  localhost;

        responses on;

        location / {
            proxy_pass http://127.0.0.1:8081;
            proxy_buffering off;
        }

        location /buffered/ {
            proxy_pass http://127.0.0.1:8081/;
        }

        location /length/ {
            proxy_pass http://127.0.0.1:8081/length/;
        }

        location /small/ {
            proxy_pass http://127.0.0.1:8081/;
            proxy_buffer_size 512;
            proxy_buffers 2 512;
            proxy_busy_buffers_size 512;
        }

        # most of it goes through a temporary file

        location /file/ {
            proxy_pass http://127.0.0.1:8081/;
            proxy_store %%TESTDIR%%/stored;
            proxy_buffer_size 4k;
            proxy_buffers 2 4k;
            proxy_busy_buffers_size 4k;
        }

        location /cache/ {
            proxy_pass http://127.0.0.1:8081/length/;
            proxy_cache one;
            proxy_cache_valid 200 404 1m;
            sendfile on;
        }

        location /pieces/ {
            alias %%TESTDIR%%/files/;
            output_buffers 3 700;
        }

        location /static/ {
            alias %%TESTDIR%%/files/;
            sendfile on;
        }

        location /gzip/ {
            gzip on;
            gzip_types application/json;
            gzip_min_length 1;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /gunzip/ {
            gunzip on;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /return {
            default_type application/json;
            return 200 '{"id":"r","object":"response","status":"completed"}';
        }

        location /typed {
            default_type application/problem+json;
            return 200 '{"id":"r","object":"response","status":"completed"}';
        }

        location /intercept/ {
            proxy_pass http://127.0.0.1:8081/;
            proxy_intercept_errors on;
            error_page 404 = /errors/own;
        }

        location /errors/own {
            default_type application/json;
            return 404 '{"error":{"code":"own"}}';
        }

        location /dry/ {
            responses_dry_run on;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /all/ {
            responses_types *;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /off/ {
            responses off;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /if/ {
            responses \$arg_on;
            proxy_pass http://127.0.0.1:8081/;
        }

        location = /page {
            ssi on;
            default_type text/html;
            return 200 '<!--#include virtual="/good?part" -->.';
        }

        location /whole {
            ssi on;
            ssi_types application/json;
            proxy_pass http://127.0.0.1:8081;
        }

        location /auth/ {
            auth_request /good;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /accel {
            proxy_pass http://127.0.0.1:8081;
        }

        location /wait/ {
            proxy_pass http://127.0.0.1:8081/;
            proxy_read_timeout 1s;
            proxy_buffering off;
        }
    }
}

EOF

my $usage = '"usage":{"input_tokens":11,"input_tokens_details":'
	. '{"cached_tokens":3},"output_tokens":7,"output_tokens_details":'
	. '{"reasoning_tokens":2},"total_tokens":18}';

sub response {
	my ($rest, $text) = @_;

	$text = 'word ' unless defined $text;

	return '{"id":"resp_1","object":"response","created_at":1,'
		. '"status":"completed","error":null,"model":"m-1","output":['
		. '{"type":"function_call","id":"fc_1"},{"type":"message",'
		. '"content":[{"type":"output_text","text":"' . $text . '"}]}],'
		. '"service_tier":"default",' . "$rest}";
}

my $good = response($usage);
my $long = response($usage, join('', map { "word $_ \\u00e9 " } 1 .. 9000));

my %want = (
	id => 'resp_1', model => 'm-1', status => 'completed',
	incomplete_reason => undef, error_code => undef,
	service_tier => 'default', input_tokens => 11, cached_tokens => 3,
	output_tokens => 7, reasoning_tokens => 2, total_tokens => 18,
	tool_calls => 1, map { $_ => undef } @streams,
);

my %bodies = (
	good => $good,
	pretty => $good =~ s/([,{}\[\]])/$1\r\n\t/gr,
	array => "[$good]",
	garbage => '<html>' . $good,
	half => substr($good, 0, 300),
	broken => $good =~ s/\}$/,}/r,
	other => $good =~ s/"object":"response"/"object":"chat.completion"/r,
	list => '{"object":"list","data":[' . $good . ']}',
	empty => '',
	queued => '{"id":"resp_1","object":"response","status":"queued",'
		. '"usage":null}',
	running => '{"id":"resp_1","object":"response",'
		. '"status":"in_progress"}',
	incomplete => '{"object":"response","status":"incomplete",'
		. '"incomplete_details":{"reason":"content_filter"},' . $usage
		. '}',
	failed => '{"object":"response","status":"failed","error":{"code":'
		. '"server_error"}}',
	text => '"text"',
	cancelled => '{"object":"response","status":"cancelled"}',
	deleted => '{"id":"resp_1","object":"response","deleted":true}',
	numbers => '{"object":"response","status":"completed","usage":'
		. '{"input_tokens":"many"}}',
	nasty => '{"object":"response","status":"completed","id":"a\\"b\\n'
		. '\\u0000c\\u001b[m\\\\","model":"' . "\xff\xfe\x01\x7f" . '"}',
);

my $error = '{"error":{"message":"no","type":"invalid_request_error",'
	. '"param":null,"code":"model_not_found"}}';
my $c;
my %o = (type => 'application/json; charset=utf-8');

sub blocks {
	my ($left) = @_;
	my $block = 'word ' x 20000;
	my ($head, $tail) = $good =~ /^(.*word )(.*)$/s;

	return answer([ $head, sub {
		my ($conn) = @_;

		return 1 if $left-- <= 0;
		$conn->{out} = $block;
		return 0;
	}, $tail ], framing => 'close', %o);
}


upstream(port(8081),
	qr!^/length/long! => sub { answer($long, framing => 'length', %o,
		headers => [ 'ETag: "x"', 'Accept-Ranges: bytes',
			'Last-Modified: Mon, 28 Sep 1970 06:00:00 GMT' ]) },
	qr!^/accel! => sub { answer('{}', framing => 'length', %o,
		headers => [ 'X-Accel-Redirect: /static/long.json' ]) },
	qr!^/whole! => sub { answer($good =~ s/(?<=word )/<!--#echo var='a'-->/r,
		%o) },
	qr!^/long! => sub { answer([ random_cuts($long, 7, 9000) ], %o) },
	qr!^/close! => sub { answer($long, framing => 'close', %o) },
	qr!^/drip! => sub { answer([ drip($good) ], %o) },
	qr!^/errors/(\d+)! => sub { answer($error, framing => 'length',
		status => "$1 Error", %o) },
	qr!^/nobody/(\d+)! => sub { "HTTP/1.1 $1 None\r\n"
		. "Content-Type: application/json\r\n\r\n" },
	qr!^/part! => sub { answer($good, framing => 'length',
		status => '206 Partial Content', %o,
		headers => [ 'Content-Range: bytes 0-9/20' ]) },
	qr!^/gz! => sub { my $gz; gzip(\$good, \$gz);
		answer($gz, framing => 'length', %o,
			headers => [ 'Content-Encoding: gzip' ]) },
	qr!^/stream/(\d+)! => sub { answer([ event('error', '"error":'
		. '{"code":"slow_down","message":"no"}'), ": end\n\n" ],
		status => "$1 Error", framing => 'length') },
	qr!^/bare/(\d+)! => sub { answer("data: $error\n\n",
		status => "$1 Error", framing => 'length') },
	qr!^/cut! => sub { answer([ substr($good, 0, 300),
		sub { $c->{bytes} }, rst() ], %o) },
	qr!^/badchunk! => sub { answer([ substr($good, 0, 300),
		sub { $c->{bytes} }, sub { $_[0]{out} .= "zz\r\n"; 1 },
		sub { 0 } ], %o) },
	qr!^/hold! => sub { answer([ substr($good, 0, 300), sub { 0 } ], %o) },
	qr!^/blocks/(\d+)! => sub { blocks($1) },
	qr!^/(\w+)! => sub { my $uri = $1; my ($method) = $_[1] =~ /^(\w+)/;
		$method eq 'HEAD' ? answer('', framing => 'length', %o)
			: answer($bodies{$uri}, %o) },
);

mkdir $t->testdir() . '/files';
$t->write_file('files/long.json', $long);

$t->run();

###############################################################################

# whatever way it takes, the body is the same and everything is known

foreach my $way (
	[ 'chunked', '/long' ],
	[ 'until close', '/close' ],
	[ 'a byte at a time', '/drip', $good ],
	[ 'buffered', '/buffered/long' ],
	[ 'tiny buffers', '/small/long' ],
	[ 'in a temporary file', '/file/long' ],
	[ 'with its length', '/length/long' ],
	[ 'HTTP/1.0', '/long?1.0', $long, version => '1.0' ],
	[ 'stored in a cache', '/cache/long?miss' ],
	[ 'out of a cache', '/cache/long?hit' ],
	[ 'a file', '/static/long.json' ],
	[ 'a file, read in small pieces', '/pieces/long.json' ],
	[ 'gunzipped', '/gunzip/gz', $good ],
	[ 'dry run', '/dry/good', $good ],
	[ 'white space', '/pretty', $bodies{pretty} ],
) {
	my ($name, $uri, $body, %opt) = @$way;

	my $a = get($uri, %opt)->answer(0);

	ok($a->{body} eq (defined $body ? $body : $long) && $a->{complete},
		"$name, body");
	known(vars($uri), "$name, variables");
}

# headers stay

foreach my $uri (qw! /length/long?h /cache/long?h /static/long.json?h !) {
	my $a = get($uri)->answer(0);

	like($a->{head}, qr/^Content-Length: ${\length $long}\r$/m,
		"$uri, length");
	like($a->{head}, qr/^ETag: \S+\r$/m, "$uri, ETag");
	like($a->{head}, qr/^Accept-Ranges: bytes\r$/m, "$uri, ranges");
	like($a->{head}, qr/^Last-Modified: /m, "$uri, date");
}

# a range is not read, and is the range of the request

foreach my $uri (qw! /static/long.json?r /cache/long?r !) {
	$c = get($uri, headers => [ 'Range: bytes=0-299' ]);

	is($c->content(), substr($long, 0, 300), "$uri, a range");
	is(vars($uri), undef, "$uri, nothing is known");
}

get('/static/long.json?m', headers => [ 'Range: bytes=0-199,500-' ]);
is(vars('/static/long.json?m'), undef, 'several ranges');

$c = get('/static/long.json?t', headers => [ 'If-None-Match: *' ]);
like($c->answer(0)->{head}, qr/ 304 /, 'not modified');
is(vars('/static/long.json?t'), undef, 'not modified, nothing is known');

# encoded

$c = get('/gz');
isnt($c->content(), $good, 'encoded by the upstream');
is(vars('/gz'), undef, 'encoded by the upstream, not read');
like($t->read_file('error.log'), qr/\[error\].*a response with "Content-En/,
	'encoded by the upstream, logged');

$c = get('/gzip/long', headers => [ 'Accept-Encoding: gzip' ]);
like($c->answer(0)->{head}, qr/^Content-Encoding: gzip\r$/m, 'encoded by us');
known(vars('/gzip/long'), 'encoded by us, read');

# no body, or a part of one

foreach my $uri (qw! /nobody/204 /nobody/304 /part !) {
	get($uri);
	is(vars($uri), undef, "$uri, nothing");
}

foreach my $uri (qw! /good?head /static/long.json?head !) {
	$c = get($uri, method => 'HEAD');
	like($c->answer(0)->{head}, qr/ 200 /, "$uri, HEAD");
	is(vars($uri), undef, "$uri, HEAD, nothing");
}

# errors

foreach my $status (400, 401, 404, 429, 500, 503) {
	$c = get("/errors/$status");
	is($c->content(), $error, "$status, body");

	my $v = vars("/errors/$status");
	is("$v->{status} $v->{error_code}", 'failed model_not_found',
		"$status, code");
}

get('/intercept/errors/404');
is(vars('/intercept/errors/404')->{error_code}, 'own', 'error page');

# responses of nginx itself

get('/return');
is(vars('/return')->{id}, 'r', 'return');
get('/typed');
is(vars('/typed'), undef, 'another type');
get('/off/good');
is(vars('/off/good'), undef, 'off');
get("/if/good?on=$_") foreach 0, 1;
is(vars('/if/good?on=0'), undef, 'off by variable');
is(vars('/if/good?on=1')->{id}, 'resp_1', 'on by variable');
get('/all/good');
known(vars('/all/good'), 'any type, not a stream');

# subrequests are not read, the response after a redirect is

is(get('/page')->content(), "$good.", 'included');
is(vars('/page'), undef, 'included, nothing is known');
get('/auth/text');
is(vars('/auth/text'), undef, 'asked for access, nothing is known');
get('/auth/queued');
is(vars('/auth/queued')->{status}, 'queued', 'after access was granted');
ok(get('/accel')->content() eq $long, 'redirected by the upstream');
known(vars('/accel'), 'redirected by the upstream, read');
is(get('/whole')->content(), $good =~ s/(?<=word )/(none)/r, 'with SSI');
known(vars('/whole'), 'with SSI, read before');

# other JSON

foreach my $name (qw/ array garbage broken other list empty /) {
	is(get("/$name")->content(), $bodies{$name}, "$name, body");
	is(vars("/$name"), undef, "$name, nothing is known");
}

foreach my $case (
	[ 'queued', 'resp_1 queued - - - 0' ],
	[ 'running', 'resp_1 in_progress - - - 0' ],
	[ 'incomplete', '- incomplete content_filter - 18 0' ],
	[ 'failed', '- failed - server_error - 0' ],
	[ 'cancelled', '- cancelled - - - 0' ],
	[ 'deleted', 'resp_1 - - - - 0' ],
	[ 'half', 'resp_1 truncated - - - 1' ],
	[ 'numbers', '- completed - - - 0' ],
) {
	my ($name, $want) = @$case;

	get("/$name");
	my $v = vars("/$name");

	is(join(' ', map { defined $v->{$_} ? $v->{$_} : '-' } qw/ id status
		incomplete_reason error_code total_tokens tool_calls /), $want,
		$name);
}

like($t->read_file('error.log'), qr/\[warn\].*invalid token count/,
	'an invalid token count');

get('/nasty');
my $v = vars('/nasty');
is($v->{id}, "a'b??c?[m/", 'words are safe');
is($v->{model}, '????', 'words are text');

# incomplete responses

foreach my $uri (qw! /cut /badchunk /wait/hold !) {
	$c = client(uri => $uri);
	$c->wait();
	$v = vars($uri);
	is("$v->{id} $v->{status}", 'resp_1 truncated',
		"$uri, truncated");
}

$c = client(uri => '/hold?left');
pump(sub { $c->{bytes} });
$c->close();
$v = vars('/hold?left');
is("$v->{id} $v->{model} $v->{status}", 'resp_1 m-1 aborted',
	'the client leaves');

# error responses in event streams are only read

foreach my $uri (qw! /stream/429 /stream/500 /bare/400 !) {
	my $a = get($uri)->answer(0);

	is($a->{body}, $uri =~ /bare/ ? "data: $error\n\n" : event('error',
		'"error":{"code":"slow_down","message":"no"}') . ": end\n\n",
		"$uri, as it was sent");
	like($a->{head}, qr/^Content-Length: ${\length $a->{body}}\r$/m,
		"$uri, length");

	$v = vars($uri);
	is("$v->{status} $v->{terminal} $v->{error_code} $v->{events_added}",
		'failed upstream ' . ($uri =~ /bare/ ? 'model_not_found'
		: 'slow_down') . ' 0', "$uri, variables");
}

# connections that are kept alive

$c = client();
$c->request(uri => $_) foreach qw! /good?1 /errors/404?2 /length/long?3 !;
$c->wait();
ok($c->answer($_->[0])->{body} eq $_->[1], "request $_->[0]")
	foreach [ 0, $good ], [ 1, $error ], [ 2, $long ];
is(vars('/good?1')->{id}, 'resp_1', 'first of a connection');
is(vars('/errors/404?2')->{id}, undef, 'second of a connection');
is(vars('/length/long?3')->{id}, 'resp_1', 'third of a connection');

SKIP: {
	skip 'no HTTP/2', 4 unless $h2;

	$c = h2(port => 8082);
	my @ids = map { $c->request(uri => "$_?h2") } qw! /long /static/long.json !;
	pump(sub { !grep { !$c->ended($_) } @ids });
	ok($c->content($_) eq $long, "HTTP/2, body of stream $_")
		foreach @ids;
	known(vars('/long?h2'), 'HTTP/2');

	my $id = $c->request(uri => '/hold?h2');
	pump(sub { length $c->content($id) });
	$c->cancel($id);
	$v = vars('/hold?h2');
	is("$v->{id} $v->{status}", 'resp_1 aborted', 'HTTP/2, cancelled');
}

# 50 MB

SKIP: {
	skip 'no /proc', 3 unless -e '/proc/self/status';

	my ($pid) = worker_pids($t);

	get('/blocks/10');
	my $before = rss($pid);
	my $bytes = 0;

	$c = client(uri => '/blocks/500');
	$c->{sink} = sub { $bytes += length $_[0] };
	$c->wait(60);

	my $grown = rss($pid) - $before;

	is($bytes, 50000000 + length $good, '50 MB');
	known(vars('/blocks/500'), '50 MB, variables');

	TODO: {
		local $TODO = 'figures of memory' if $t->sanitized();
		cmp_ok($grown, '<', 1024, '50 MB, worker');
	}
}

###############################################################################

# members that others have added are theirs to test

sub known {
	my ($got, $name) = @_;

	is_deeply({ map { $_ => $got->{$_} } keys %want }, \%want, $name);
}


sub vars {
	my ($uri) = @_;

	my ($line) = logged($t, 'r.log', qr/^\Q$uri\E .*\n/m)
		=~ /^\Q$uri\E \d+ (.*)$/m;

	return decode($line);
}

###############################################################################
