#!/usr/bin/perl

# Tests for ngx_http_responses_module, rules in JSON responses: what is hidden
# in a stream is hidden in JSON, whatever way it comes, and everything else
# passes as it was sent.

###############################################################################

use warnings;
use strict;

use Test::More;

BEGIN { use FindBin; chdir($FindBin::Bin); }

use lib 'lib';
use Test::Nginx;
use Test::Responses;

use IO::Compress::Gzip qw/ gzip /;
use IO::Uncompress::Gunzip qw/ gunzip /;

###############################################################################

select STDERR; $| = 1;
select STDOUT; $| = 1;

my $t = Test::Nginx->new()->has(qw/http proxy cache gzip gunzip map ssi
	http_sub auth_request/)->plan(193);

my $h2 = $t->has_module('http_v2') ? 'http2' : '';

$t->write_file_expand('nginx.conf', <<"EOF");

%%TEST_GLOBALS%%

daemon off;

events {
}

http {
    %%TEST_GLOBALS_HTTP%%

    log_format r escape=none '\$request_uri \$status '
                             '[\$responses_skipped] \$responses_json';
    access_log %%TESTDIR%%/r.log r;

    proxy_cache_path %%TESTDIR%%/cache keys_zone=one:1m;
    proxy_cache_key \$uri;
    proxy_http_version 1.1;

    responses_zone zone=rules:64k;
    responses_zone zone=dry:64k;

    map \$arg_public \$public {
        default  0;
        1        1;
    }

    types {
        application/json  json;
    }

    responses on;

    server {
        listen       127.0.0.1:8080;
        listen       127.0.0.1:8082 $h2;
        server_name  localhost;

        responses_hide_item    reasoning;
        responses_hide_field   response.instructions
                               response.output.*.encrypted_content;
        responses_set_field    response.metadata.edge
                               "edge \$responses_total_tokens";
        responses_rewrite_text secret ***;

        location / {
            proxy_pass http://127.0.0.1:8081;
            proxy_buffering off;
            responses_count rules;
        }

        location /buffered/ {
            proxy_pass http://127.0.0.1:8081/;
        }

        location /small/ {
            proxy_pass http://127.0.0.1:8081/;
            proxy_buffer_size 512;
            proxy_buffers 2 512;
            proxy_busy_buffers_size 512;
        }

        location /file/ {
            proxy_pass http://127.0.0.1:8081/;
            proxy_store %%TESTDIR%%/stored;
            proxy_buffer_size 4k;
            proxy_buffers 2 4k;
            proxy_busy_buffers_size 4k;
        }

        location /cache/ {
            proxy_pass http://127.0.0.1:8081/;
            proxy_cache one;
            proxy_cache_valid 200 1m;
            add_header X-Cache \$upstream_cache_status;
        }

        location /static/ {
            alias %%TESTDIR%%/files/;
            sendfile on;
        }

        location /pieces/ {
            alias %%TESTDIR%%/files/;
            output_buffers 3 700;
        }

        location /gunzip/ {
            gunzip on;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /gzip/ {
            gzip on;
            gzip_types application/json;
            gzip_min_length 1;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /return {
            default_type application/json;
            return 200 '{"object":"response","instructions":1}';
        }

        location /any/ {
            responses_types *;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /limit/ {
            responses_max_event_size 2k;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /large {
            responses_max_event_size 16m;
            proxy_pass http://127.0.0.1:8081;
        }

        location /page/ {
            error_page 502 \@unread;
            responses_max_event_size 2k;
            proxy_pass http://127.0.0.1:8081/;
        }

        location \@unread {
            default_type application/json;
            return 502 '{"error":{"message":"unread"}}';
        }

        location /wait/ {
            proxy_pass http://127.0.0.1:8081/;
            proxy_read_timeout 1s;
        }

        location /sub/ {
            sub_filter resp_1 resp_2;
            sub_filter_types application/json;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /ssi/ {
            ssi on;
            ssi_types application/json;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /auth/ {
            auth_request /good;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /rate/ {
            limit_rate 1m;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /accel {
            proxy_pass http://127.0.0.1:8081;
        }

        location /dry/ {
            responses_dry_run on;
            responses_count dry;
            proxy_pass http://127.0.0.1:8081/;
        }

        location = /counted {
            responses off;
            responses_status rules;
        }

        location = /dry {
            responses off;
            responses_status dry;
        }

        location /recorded/ {
            responses_normalize off;
            proxy_pass http://127.0.0.1:8081;
        }

        location = /ssi.html {
            ssi on;
            default_type text/html;
            return 200 '<!--#include virtual="/good?part" -->';
        }
    }

    # as the cache has it

    server {
        listen       127.0.0.1:8083;
        server_name  localhost;

        location /cache/ {
            proxy_pass http://127.0.0.1:8081/;
            proxy_cache one;
            proxy_cache_valid 200 1m;
        }
    }

    # rules that do not hide, conditions, rules that say nothing about JSON

    server {
        listen       127.0.0.1:8084;
        server_name  localhost;

        location / {
            responses_rewrite_text secret ***;
            responses_max_event_size 2k;
            proxy_pass http://127.0.0.1:8081;
            proxy_buffering off;
        }

        location /if/ {
            responses_hide_item reasoning if=\$public;
            responses_hide_field response.instructions if=\$public;
            proxy_pass http://127.0.0.1:8081/;
            proxy_buffering off;
        }

        location /none/ {
            responses_hide_event response.reasoning*;
            responses_hide_field obfuscation part.logprobs;
            responses_set_field item.x y;
            responses_add_event a.b after=response.created;
            proxy_pass http://127.0.0.1:8081/;
            proxy_buffering off;
        }
    }
}

EOF

my $usage = '"usage":{"input_tokens":11,"output_tokens":7,"total_tokens":18}';

# a response as it is sent, and as the client gets it

sub response {
	my ($text, $rules) = @_;

	my $reasoning = '{"id":"rs_1", "type":"reasoning","summary":[],'
		. '"encrypted_content":"gAAA"} ,';
	my $instructions = '"instructions" : "be secret",';
	my $metadata = $rules ? '{"edge":"edge 18"}' : '{}';

	($reasoning, $instructions) = ('', '') if $rules;
	$text =~ s/secret/***/g if $rules;

	return " {\"id\":\"resp_1\",\n\"object\":\"response\",\"status\":"
		. "\"completed\",$instructions\"metadata\":$metadata,\"n\":1.0e1,"
		. "\"output\":[${reasoning}{\"type\":\"message\",\"content\":["
		. "{\"type\":\"output_text\",\"text\":\"$text\"}]}],$usage}\n";
}

sub both {
	return (response($_[0], 0), response($_[0], 1));
}

my ($good, $good_out) = both('a secret');
my ($large, $large_out) = both('large secret ' x 600000);
my ($long, $long_out) = both("long secret \xc3\xa9 " x 9000);

# recordings beside the repository: the final response of each

my $dir = $ENV{TEST_RESPONSES_STREAMS} || '../../shared/streams';
my (%stream, %final);

foreach my $file (glob("$dir/real/*.sse")) {
	open my $fh, '<:raw', $file or die "Can't open $file: $!\n";
	local $/;
	my $text = <$fh>;
	my ($name) = $file =~ m!([^/]+)\.sse$!;
	my $final = final($text);

	next unless defined $final && $final =~ /"object": ?"response"/;

	$stream{$name} = $text;
	$final{$name} = $final;
}

my %bodies = (
	good => $good,
	foreign => '{"object":"list","data":[{"id":"m","object":"model"}],'
		. '"instructions":1}',
	chat => '{"object":"chat.completion","instructions":1}',
	error => '{"error":{"message":"no","instructions":1}}',
	array => "[$good]",
	string => '"reasoning"',
	same => '{"object":"response","metadata":{"edge":"edge "}}',
	empty => '',
	blank => " \r\n",
	items => '{"object":"list", "data":[{"type":"reasoning"}, {"type":'
		. '"message","encrypted_content":"x","id":"m"}],"has_more":false}',
	half => substr($good, 0, 200),
	comma => $good =~ s/\}\s*\z/,}/r,
	two => "$good$good",
	bom => "\xef\xbb\xbf$good",
	latin => $good =~ s/secret/secr\xe9t/r,
	deep => $good =~ s/1\.0e1/'[' x 70 . ']' x 70/er,
	html => "<html>$good",
	utf16 => pack('n*', unpack 'C*', " $good"),
	mark => pack('v*', 0xfeff, unpack 'C*', $good),
	unknown => '{"instructions":"' . 'secret ' x 90000 . '"}',
);

my @header = ('ETag: "x"', 'Accept-Ranges: bytes',
	'Last-Modified: Mon, 28 Sep 1970 06:00:00 GMT');
my %o = (type => 'application/json; charset=utf-8');
my $c;

upstream(port(8081),
	qr!^/recorded/json/(.*)! => sub { answer($final{$1}, %o) },
	qr!^/recorded/stream/(.*)! => sub { answer($stream{$1}) },
	qr!^/long! => sub { answer([ random_cuts($long, 7, 9000) ], %o) },
	qr!^/large! => sub { answer($large, framing => 'length', %o) },
	qr!^/accel! => sub { answer('{}', framing => 'length', %o,
		headers => [ 'X-Accel-Redirect: /static/long.json' ]) },
	qr!^/tag! => sub { answer($good =~ s/resp_1/<!--#echo var='a'-->/r,
		%o) },
	qr!^/length/(\w+)! => sub { answer($1 eq 'long' ? $long : $bodies{$1},
		framing => 'length', %o, headers => \@header) },
	qr!^/close! => sub { answer($long, framing => 'close', %o) },
	qr!^/drip! => sub { answer([ drip($good) ], %o) },
	qr!^/gz! => sub { my $gz; gzip(\$good, \$gz);
		answer($gz, framing => 'length', %o,
			headers => [ 'Content-Encoding: gzip' ]) },
	qr!^/part! => sub { answer(substr($good, 0, 10), framing => 'length',
		status => '206 Partial Content', %o,
		headers => [ 'Content-Range: bytes 0-9/20' ]) },
	qr!^/status/(\d+)! => sub { answer($good, framing => 'length',
		status => "$1 Error", %o) },
	qr!^/created! => sub { answer($good, status => '201 Created', %o) },
	qr!^/cut! => sub { answer([ substr($good, 0, 300), pause(0.1),
		rst() ], %o) },
	qr!^/short! => sub { (head(%o) . "Content-Length: 1000\r\n\r\n",
		substr($good, 0, 300), pause(0.1), fin()) },
	qr!^/badchunk! => sub { answer([ substr($good, 0, 300), pause(0.1),
		sub { $_[0]{out} .= "zz\r\n"; 1 }, sub { 0 } ], %o) },
	qr!^/hold! => sub { answer([ substr($good, 0, 300), sub { 0 } ], %o) },
	qr!^/late! => sub { answer([ substr($good, 0, 300),
		sub { $c->{late} || $c->{bytes} }, substr($good, 300) ], %o) },
	qr!^/stream! => sub { answer([ "\n", join('', stream(2)) ]) },
	qr!^/labelled! => sub { answer([ "\n", join('', stream(2)) ], %o) },
	qr!^/text! => sub { answer([ ' ', 'data is', ' text' ],
		type => 'text/plain') },
	qr!^/plain! => sub { answer([ " \r", "\n", $good ],
		type => 'text/plain') },
	qr!^/wide! => sub { answer($bodies{mark}, type => 'text/plain') },
	qr!^/v1/responses! => sub { answer('{"instructions":"secret"}', %o) },
	qr!^/(\w+)! => sub { my $uri = $1; my ($method) = $_[1] =~ /^(\w+)/;
		$method eq 'HEAD' ? answer($good, framing => 'length', %o,
			headers => \@header) : answer($bodies{$uri}, %o) },
);

mkdir $t->testdir() . '/files';
$t->write_file('files/long.json', $long);

$t->run();

###############################################################################

# whatever way it takes, the rules are applied and all tokens are known

foreach my $way (
	[ 'chunked', '/long' ],
	[ 'until close', '/close' ],
	[ 'a byte at a time', '/drip', $good_out ],
	[ 'with its length', '/length/long' ],
	[ 'buffered', '/buffered/long' ],
	[ 'buffered, with its length', '/buffered/length/long' ],
	[ 'tiny buffers', '/small/long' ],
	[ 'in a temporary file', '/file/long' ],
	[ 'HTTP/1.0', '/long?1.0', $long_out, version => '1.0' ],
	[ 'stored in a cache', '/cache/length/long?miss' ],
	[ 'out of a cache', '/cache/length/long?hit' ],
	[ 'a file', '/static/long.json' ],
	[ 'a file, read in small pieces', '/pieces/long.json' ],
	[ 'gunzipped', '/gunzip/gz', $good_out ],
	[ 'any type', '/any/good', $good_out ],
	[ 'any type, text', '/any/plain', " \r\n$good_out" ],
	[ 'any type, a byte at a time', '/any/drip', $good_out ],
	[ 'created', '/created', $good_out ],
) {
	my ($name, $uri, $body, %opt) = @$way;

	$body = $long_out unless defined $body;

	my $a = get($uri, %opt)->answer(0);

	is($a->{body}, $body, "$name, body") if length $body < 2000;
	ok($a->{body} eq $body, "$name, body") if length $body >= 2000;
	ok($a->{complete}, "$name, complete");
	like($a->{head}, qr/^Content-Length: ${\length $body}\r$/m,
		"$name, length");
	is(tokens($uri), 18, "$name, tokens");
}

is(get('/return')->content(), '{"object":"response"}', 'return');

# with other filters and modules

is(get('/sub/good')->content(), $good_out =~ s/resp_1/resp_2/r, 'sub_filter');
is(get('/ssi/tag')->content(), $good_out =~ s/resp_1/(none)/r, 'SSI');
is(get('/auth/good')->content(), $good_out, 'auth_request');
ok(get('/rate/long')->content() eq $long_out, 'limit_rate');
ok(get('/accel')->content() eq $long_out, 'redirected by the upstream');

# header fields of what was changed, and of what was not

foreach my $uri (qw! /length/good /cache/length/good !) {
	unlike(get($uri)->headers(), qr/^(?:ETag|Accept-Ranges|Last-Mod)/m,
		"$uri, changed");
}

$c = get('/length/foreign');
is($c->content(), $bodies{foreign}, 'not changed');
like($c->headers(), qr/^ETag: "x"\r$/m, 'not changed, ETag');
like($c->headers(), qr/^Last-Modified: /m, 'not changed, date');
like($c->headers(), qr/^Content-Length: ${\length $bodies{foreign}}\r$/m,
	'not changed, length');
unlike($c->headers(), qr/^Accept-Ranges/m, 'not changed, no ranges');

$c = get('/good', method => 'HEAD');
is($c->status(), 200, 'HEAD');
unlike($c->headers(), qr/^(?:ETag|Accept-Ranges|Last-Mod|Content-Length)/m,
	'HEAD, as with GET');

# the cache has what the upstream sent

is(get('/cache/length/good', port => 8083)->content(), $good,
	'the cache is not changed');

# no range of what was not read

foreach my $uri (qw! /static/long.json?r /cache/length/long?r !) {
	$c = get($uri, headers => [ 'Range: bytes=0-99' ]);
	is($c->status(), 200, "$uri, no range");
	ok($c->content() eq $long_out, "$uri, all of it");
}

is(get('/part')->status(), 502, 'a part of the upstream');

# encoded

is(get('/gz')->status(), 502, 'encoded by the upstream');

$c = get('/gzip/long', headers => [ 'Accept-Encoding: gzip' ]);
my $packed = $c->content();
my $unpacked;
gunzip(\$packed, \$unpacked);
ok($unpacked eq $long_out, 'encoded by us');

# lists of items

is(get('/items')->content(), '{"object":"list", "data":[{"type":"message",'
	. '"id":"m"}],"has_more":false}', 'a list of items');

# other JSON, and errors

foreach my $name (qw/ foreign chat error array string same empty blank /) {
	is(get("/$name")->content(), $bodies{$name}, "$name, not changed");
}

foreach my $status (400, 404, 500) {
	$c = get("/status/$status");
	is($c->status() . $c->content(), "$status$good",
		"$status, not changed");
}

is(get('/v1/responses/resp_1')->content(), '{}', 'a response was asked for');

# what cannot be read is not sent where a rule hides

foreach my $name (qw/ half comma two bom latin deep html /) {
	$c = get("/$name");
	is($c->status(), 502, "$name, refused");
	unlike($c->content(), qr/secret|reasoning/, "$name, hidden");
	is(get("/$name", port => 8084)->content(), $bodies{$name},
		"$name, no rule hides");
}

like($t->read_file('error.log'), qr/\[error\].*JSON that is invalid, it is re/,
	'invalid, logged');
like($t->read_file('error.log'), qr/\[warn\].*invalid JSON: .* near byte \d+/,
	'invalid, place is logged');

# too long

foreach my $uri (qw! /limit/unknown /limit/length/unknown /limit/long !) {
	is(get($uri)->status(), 502, "$uri, refused");
}

ok(get('/large')->content() eq $large_out, '8 MB, not too long');

foreach my $uri (qw! /long /length/long !) {
	ok(get($uri, port => 8084)->content() eq $long,
		"$uri, no rule hides");
}

like($t->read_file('error.log'), qr/\[error\].*JSON that is longer than .*refused/,
	'too long, logged');

# incomplete

foreach my $uri (qw! /cut /short /badchunk /wait/hold /buffered/cut !) {
	$c = get($uri);
	is($c->status(), 502, "$uri, refused");
	unlike($c->content(), qr/secret|reasoning/, "$uri, hidden");
}

$c = get('/cut', port => 8084);
is($c->content(), substr($good, 0, 300), 'cut, no rule hides');
ok(!$c->complete(), 'cut, not complete');

# an error page

foreach my $uri (qw! half unknown length/unknown cut !) {
	$c = get("/page/$uri");
	is($c->status() . $c->content(), '502{"error":{"message":"unread"}}',
		"$uri, error page");
}

# a stream in the same place

my $stream = join '', stream(2);

foreach my $uri (qw! /any/stream /any/labelled !) {
	like(get($uri)->content(), qr/^event: response.created\n/m,
		"$uri, an event stream");
}

is(get('/any/text')->content(), ' data is text', 'a text');
is(get('/any/blank')->content(), $bodies{blank}, 'white space');
is(get('/any/empty')->content(), '', 'no body');
is(get('/any/array')->content(), $bodies{array}, 'any type, an array');
is(get('/any/half')->status(), 502, 'any type, refused');
is(get('/any/cut')->status(), 502, 'any type, cut');
is(get("/any/$_")->status(), 502, "any type, $_, refused")
	foreach qw/ utf16 mark /;
is(get('/any/wide')->content(), $bodies{mark}, 'any type, wide text');

# nothing is held unless a rule may change it

foreach my $uri (qw! /none/late /if/late !) {
	$c = client(uri => $uri, port => 8084);
	ok(pump(sub { $c->{bytes} }), "$uri, not held");
	$c->{late} = 1;
	$c->wait();
	is($c->content(), $good, "$uri, not changed");
}

$c = client(uri => '/if/late?public=1', port => 8084);
ok(!pump(sub { $c->{bytes} }, 0.5), 'held where a condition holds');
$c->{late} = 1;
$c->wait();
unlike($c->content(), qr/instructions|reasoning/, 'condition holds');

# the client leaves

$c = client(uri => '/hold?left');
pump(sub { 0 }, 0.3);
$c->close();
like(logged($t, 'r.log', qr!^/hold\?left .*\n!m), qr!^/hold\?left 499 !m,
	'the client leaves');

# why

get('/foreign?why');
like(logged($t, 'r.log', qr!^/foreign\?why .*\n!m),
	qr!^/foreign\?why 200 \[foreign\]!m, 'foreign');
get('/half?why');
like(logged($t, 'r.log', qr!^/half\?why .*\n!m), qr!^/half\?why 502 !m,
	'refused');

# subrequests

is(get('/ssi.html')->content(), $good, 'subrequests are not processed');

# a dry run

my $a = get('/dry/length/good')->answer(0);
is($a->{body}, $good, 'dry run, body');
like($a->{head}, qr/^ETag: "x"\r$/m, 'dry run, header');
like($a->{head}, qr/^Content-Length: ${\length $good}\r$/m,
	'dry run, length');
is(get('/dry/half')->content(), $bodies{half}, 'dry run, invalid');
is(get('/dry/gz')->status(), 200, 'dry run, encoded');
like(get('/dry')->content(), qr/action="edited"\} 1$/m, 'dry run, counted');
like(get('/dry')->content(), qr/action="hidden"\} 1$/m,
	'dry run, refusal counted');

# connections that are kept alive

$c = client();
$c->request(uri => $_) foreach qw! /good?1 /foreign?2 /long?3 /status/404?4 !;
$c->wait();
ok($c->answer($_->[0])->{body} eq $_->[1], "request $_->[0]")
	foreach [ 0, $good_out ], [ 1, $bodies{foreign} ], [ 2, $long_out ],
	[ 3, $good ];

SKIP: {
	skip 'no HTTP/2', 3 unless $h2;

	$c = h2(port => 8082);
	my @ids = map { $c->request(uri => "$_?h2") }
		qw! /long /static/long.json /good !;
	pump(sub { !grep { !$c->ended($_) } @ids });
	ok($c->content($ids[$_->[0]]) eq $_->[1], "HTTP/2, body $_->[0]")
		foreach [ 0, $long_out ], [ 1, $long_out ], [ 2, $good_out ];
}

like(get('/counted')->content(), qr/action="edited"\} [1-9]/m, 'counted');

# final responses of recordings are the same in JSON as in their streams

SKIP: {
	skip "no recordings in $dir, see TEST_RESPONSES_STREAMS", 3
		unless %final;

	my (@bytes, @tokens, $changed);

	foreach my $name (sort keys %final) {
		my $out = final(get("/recorded/stream/$name")->content());
		my $json = get("/recorded/json/$name")->content();

		push @bytes, $name if !defined $out || $out ne $json;
		push @tokens, $name if join(',', counts("/recorded/stream/$name"))
			ne join(',', counts("/recorded/json/$name"));
		$changed++ if $json ne $final{$name};
	}

	is("@bytes", '', 'recordings, as in the stream, ' . keys %final);
	is("@tokens", '', 'recordings, tokens');
	cmp_ok($changed, '>', 10, 'recordings, changed');
}

###############################################################################

# the text of the response in the last event

sub final {
	my ($text) = @_;

	my ($data) = $text =~ /.*^(data:[^\n]*"response":[^\n]*)/ms or return;

	return $data =~ /"response":\s*
		(\{ (?: [^{}"]++ | "(?:[^"\\]++|\\.)*+" | (?1) )*+ \})/x
		? $1 : undef;
}


sub record {
	my ($uri) = @_;

	my ($line) = logged($t, 'r.log', qr/^\Q$uri\E .*\n/m)
		=~ /^\Q$uri\E \d+ \S+ (.*)$/m;

	return decode($line);
}


sub tokens {
	my ($uri) = @_;

	return record($uri)->{total_tokens};
}


sub counts {
	my ($uri) = @_;
	my $record = record($uri);

	return map { defined $record->{$_} ? $record->{$_} : '-' } qw/ id model
		status input_tokens cached_tokens output_tokens reasoning_tokens
		total_tokens /;
}

###############################################################################
