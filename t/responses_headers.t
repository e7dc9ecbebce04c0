#!/usr/bin/perl

# Tests for ngx_http_responses_module, which answers are touched, and their
# header fields.

###############################################################################

use warnings;
use strict;

use Test::More;

BEGIN { use FindBin; chdir($FindBin::Bin); }

use lib 'lib';
use Test::Nginx;
use Test::Responses;

###############################################################################

select STDERR; $| = 1;
select STDOUT; $| = 1;

my $t = Test::Nginx->new()->has(qw/http proxy map/)->plan(86);

$t->write_file_expand('nginx.conf', <<'EOF');

%%TEST_GLOBALS%%

daemon off;

events {
}

http {
    %%TEST_GLOBALS_HTTP%%

    # what is tested here are mechanics, not the contract

    responses_normalize off;
    responses_failure off;
    responses_profile openai done=keep;

    map $arg_on $switch {
        1        on;
        true     1;
        zero     0;
        off      off;
        default  "";
    }

    server {
        listen       127.0.0.1:8080;
        server_name  localhost;

        location / {
            responses on;
            proxy_pass http://127.0.0.1:8081;
            proxy_http_version 1.1;
        }

        location /off/ {
            responses off;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /quiet/ {
            responses on;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /dry/ {
            responses on;
            responses_dry_run on;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /passed/ {
            responses on;
            proxy_pass_header X-Accel-Buffering;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /absent/ {
            proxy_pass http://127.0.0.1:8081/;
        }

        location /switch/ {
            responses $switch;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /if/ {
            if ($arg_on) {
                responses on;
                proxy_pass http://127.0.0.1:8081;
            }

            proxy_pass http://127.0.0.1:8081/if/;
        }

        location /types/ {
            responses on;
            responses_types text/plain application/x-ndjson;
            proxy_pass http://127.0.0.1:8081/;

            location /types/inner/ {
                responses_types text/html;
                proxy_pass http://127.0.0.1:8081/;
            }
        }

        location /any/ {
            responses on;
            responses_types *;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /nochunk/ {
            responses on;
            chunked_transfer_encoding off;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /ranges/ {
            responses on;
            proxy_force_ranges on;
            proxy_pass http://127.0.0.1:8081/;
        }
    }
}

EOF

my @fields = ('ETag: "a-strong-one"', 'Accept-Ranges: bytes',
	'Last-Modified: Mon, 28 Sep 2026 06:00:00 GMT', 'X-Other: stays');
my $in = event('response.a') . event('response.b');
my $out = join '', numbered(event('response.a'), event('response.b'));

my %type = (
	plain => 'text/plain',
	html => 'text/html',
	json => 'application/json',
	upper => 'Text/Event-Stream',
	charset => 'text/event-stream; charset=utf-8',
	tight => 'text/event-stream;charset=utf-8',
	param => 'text/event-stream ; x=y',
	longer => 'text/event-streams',
	shorter => 'text/event',
);

upstream(port(8081),
	qr!^/status/(\d+)! => sub {
		answer($in, framing => 'length', status => "$1 Text",
			headers => \@fields)
	},
	qr!^/(?:length|if/length)! => sub {
		answer($in, framing => 'length', headers => \@fields)
	},
	'/chunked' => sub { answer($in, headers => \@fields) },
	qr!^/type/(\w+)! => sub {
		answer($in, framing => 'length', type => $type{$1})
	},
	qr!^/open/(\w+)! => sub { answer($in, type => $type{$1}) },
	'/notype' => [ "HTTP/1.1 200 OK\r\nContent-Length: " . length($in)
		. "\r\n\r\n$in" ],
	qr!^/encoded/(.*)! => sub {
		answer($in, framing => 'length',
			headers => [ 'Content-Encoding: '
				. ($1 =~ s/%(..)/chr hex $1/ger), @fields ])
	},
	qr!^/empty/(\d+)! => [ "HTTP/1.1 204 No Content\r\n"
		. "Content-Type: text/event-stream\r\n\r\n" ],
	'/304' => [ "HTTP/1.1 304 Not Modified\r\n"
		. "Content-Type: text/event-stream\r\nETag: \"x\"\r\n\r\n" ],
	'/head' => [ head(headers => [ 'Content-Length: 100', @fields ])
		. "\r\n" ],
	'/accel' => [ head(headers => [ 'X-Accel-Redirect: /chunked',
		'Content-Length: 0' ]) . "\r\n" ],
	'/unbuffered' => sub {
		answer($in, headers => [ 'X-Accel-Buffering: No' ])
	},
	'/buffered' => sub {
		answer($in, headers => [ 'X-Accel-Buffering: yes' ])
	},
	'/unbuffered-text' => sub {
		answer('text', type => 'text/plain',
			headers => [ 'X-Accel-Buffering: no' ])
	},
	'/buffered-text' => sub {
		answer('text', type => 'text/plain',
			headers => [ 'X-Accel-Buffering: yes' ])
	},
	'/trailer' => [ head(headers => [ 'Transfer-Encoding: chunked' ])
		. "\r\n" . chunk($in) . "0\r\n\r\n" ],
);

$t->run();

###############################################################################

# on and off

is(get('/length')->content(), $out, 'on');
is(get('/off/length')->content(), $in, 'off');
is(get('/absent/length')->content(), $in, 'default');

is(get('/switch/length?on=1')->content(), $out, 'variable, on');
is(get('/switch/length?on=true')->content(), $out, 'variable, 1');
is(get('/switch/length?on=zero')->content(), $in, 'variable, 0');
is(get('/switch/length?on=off')->content(), $in, 'variable, off');
is(get('/switch/length')->content(), $in, 'variable, empty');

is(get('/if/length?on=1')->content(), $out, 'if');
is(get('/if/length')->content(), $in, 'not if');

# header fields

foreach my $uri (qw/ length chunked /) {
	my $r = get("/$uri");

	is($r->status(), 200, "$uri, status");
	unlike($r->headers(), qr/^Content-Length/mi, "$uri, no length");
	unlike($r->headers(), qr/^Accept-Ranges/mi, "$uri, no ranges");
	unlike($r->headers(), qr/^ETag: "/mi, "$uri, no strong ETag");
	unlike($r->headers(), qr/^Last-Modified/mi, "$uri, no date");
	like($r->headers(), qr/^X-Other: stays\r$/m, "$uri, other fields");
	like($r->headers(), qr!^Content-Type: text/event-stream\r$!m,
		"$uri, type");
	ok($r->complete(), "$uri, complete");
}

my $off = get('/off/length')->headers();

like($off, qr/^Content-Length: \d+\r\n/m, 'off, length');
like($off, qr/^ETag: "a-strong-one"\r\n/m, 'off, ETag');
like($off, qr/^Last-Modified: /m, 'off, date');

# X-Accel-Buffering

foreach my $case (
	[ 'length', 'no', 'a stream' ],
	[ 'unbuffered', 'no', 'a stream that has it' ],
	[ 'buffered', 'no', 'a stream with another value' ],
	[ 'any/open/json', 'no', 'what may be a stream' ],
	[ 'any/type/json', '', 'a body with a length' ],
	[ 'type/plain', '', 'another type' ],
	[ 'status/500', '', 'an error' ],
	[ 'unbuffered-text', 'no', 'another type that has it' ],
	[ 'buffered-text', '', 'another type with another value' ],
	[ 'passed/unbuffered', 'No', 'passed by proxy' ],
	[ 'passed/length', 'no', 'not passed by proxy' ],
	[ 'quiet/length', '', 'switched off' ],
	[ 'quiet/unbuffered', '', 'switched off, a stream that has it' ],
	[ 'dry/length', '', 'dry run' ],
	[ 'dry/unbuffered', 'no', 'dry run, a stream that has it' ],
	[ 'off/unbuffered', '', 'responses off' ],
) {
	my ($uri, $want, $name) = @$case;

	is(join(' ', get("/$uri")->headers() =~ /^X-Accel-Buffering: (.*)\r$/mig),
		$want, "X-Accel-Buffering, $name");
}

# status; only answers that succeeded are streams of a model

is(get('/status/201')->content(), $out, 'status 201');

foreach my $status (300, 400, 404, 429, 500, 503) {
	is(get("/status/$status")->content(), $in, "$status untouched");
}

like(get('/status/500')->headers(), qr/^Content-Length: /m, '500, length');

# no body

my $r = get('/empty/204');
is($r->status(), 204, 'status 204');
ok($r->complete(), '204 complete');

$r = get('/304');
is($r->status(), 304, 'status 304');
ok($r->complete(), '304 complete');

$r = get('/head', method => 'HEAD');
is($r->status(), 200, 'HEAD');
unlike($r->headers(), qr/^Content-Length/mi, 'HEAD, no length');
is($r->{in} . $r->content(), '', 'HEAD without a body');

# types

foreach my $name (qw/ upper charset tight param /) {
	is(get("/type/$name")->content(), $out, "type, $name");
}

foreach my $name (qw/ plain json longer shorter /) {
	is(get("/type/$name")->content(), $in, "other type, $name");
}

is(get('/notype')->content(), $in, 'no type');

is(get('/types/type/plain')->content(), $out, 'types, another one');
is(get('/types/length')->content(), $out, 'types, event-stream always');
is(get('/types/type/html')->content(), $in, 'types, not listed');
is(get('/types/inner/type/html')->content(), $out, 'types replaced');
is(get('/types/inner/type/plain')->content(), $in, 'types not inherited');
is(get('/any/type/plain')->content(), $in, 'any type, with a length');
is(get("/any/open/$_")->content(), $out, "any type, $_")
	foreach qw/ plain json /;

# old clients, ranges, redirects

$r = get('/length', version => '1.0');
is($r->content(), $out, 'HTTP/1.0');
$r = get('/nochunk/length');
is($r->content(), $out, 'chunked off');

$r = get('/ranges/length', headers => [ 'Range: bytes=5-9' ]);
is($r->status() . $r->content(), "200$out", 'range asked for');

is(get('/accel')->content(), $out, 'X-Accel-Redirect');

# encoded bodies pass, and the log says what to do about it

$r = get('/encoded/br');
is($r->content(), $in, 'encoded');
like($r->headers(), qr/^Content-Length: /m, 'encoded, length');

get('/encoded/gzip', headers => [ 'Accept-Encoding: gzip' ]);

like(logged($t, 'error.log', qr/Content-Encoding/),
	qr/\[error\].*"Content-Encoding: br", it is not processed/,
	'encoded, logged');

get('/encoded/ab%1b%5b2J');

like(logged($t, 'error.log', qr/Content-Encoding: ab/),
	qr/"Content-Encoding: ab\?\[2J", it is not processed/,
	'encoded, control characters do not get into the log');

is(get('/encoded/identity')->content(), $out, 'identity');

###############################################################################
