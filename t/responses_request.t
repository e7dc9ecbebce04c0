#!/usr/bin/perl

# Tests for ngx_http_responses_module, what a request asks for: its body is
# read before an upstream is chosen, however it comes.

###############################################################################

use warnings;
use strict;

use Test::More;

BEGIN { use FindBin; chdir($FindBin::Bin); }

use lib 'lib';
use Test::Nginx;
use Test::Responses;
use Test::Responses::Request;

###############################################################################

select STDERR; $| = 1;
select STDOUT; $| = 1;

my $t = Test::Nginx->new()
	->has(qw/http http_v2 proxy map auth_request rewrite ssi/);

$t->write_file_expand('nginx.conf', <<'EOF');

%%TEST_GLOBALS%%

daemon off;

events {
}

http {
    %%TEST_GLOBALS_HTTP%%

    client_max_body_size     8m;
    client_body_buffer_size  4k;

    map $responses_request_model $backend {
        default    127.0.0.1:8081;
        m-2        127.0.0.1:8082;
        ~^claude-  127.0.0.1:8082;
    }

    log_format  r  "$uri $responses_request_model $responses_request_stream";
    log_format  j  escape=none "$uri $responses_json";

    server {
        listen       127.0.0.1:8080;
        listen       127.0.0.1:8083 http2;
        server_name  localhost;

        access_log   %%TESTDIR%%/r.log r;
        add_header   X-Asked
            "<$responses_request_model|$responses_request_stream>" always;

        location / {
            responses_read_request on;
            proxy_pass http://$backend;
        }

        location /off/ {
            proxy_pass http://127.0.0.1:8081;
        }

        location /log/ {
            access_log  %%TESTDIR%%/j.log j;
            responses   on;
            proxy_pass  http://127.0.0.1:8081;
        }

        location /named/ {
            responses_read_request on;
            responses on;
            proxy_pass http://127.0.0.1:8081;
        }

        location /strict/ {
            responses_read_request on unread=415;
            proxy_pass http://$backend;

            location /strict/inner/ {
                proxy_pass http://$backend;
            }

            location /strict/loose/ {
                responses_read_request on;
                proxy_pass http://$backend;
            }

            location /strict/model/ {
                responses_request_model m-2;
                proxy_pass http://$backend;
            }
        }

        location /single/ {
            client_body_in_single_buffer on;
            client_body_buffer_size 8m;
            responses_read_request on;
            proxy_pass http://$backend;
        }

        location /only/ {
            client_body_in_file_only clean;
            responses_read_request on;
            proxy_pass http://$backend;
        }

        location /streaming/ {
            proxy_request_buffering off;
            proxy_http_version 1.1;
            responses_read_request on;
            proxy_pass http://$backend;
        }

        location /unread/ {
            proxy_request_buffering off;
            proxy_http_version 1.1;
            proxy_pass http://127.0.0.1:8081;
        }

        location /static/ {
            responses_read_request on;
            error_page 404 = @static;
        }

        location @static {
            return 200 "$responses_request_model";
        }

        location /broken/ {
            responses_read_request on;
            error_page 502 = @after;
            error_page 504 = /after;
            proxy_read_timeout 1s;
            proxy_pass http://127.0.0.1:8081;
        }

        location @after {
            proxy_pass http://$backend;
        }

        location /after {
            proxy_pass http://$backend;
        }

        location /denied/ {
            responses_read_request on;
            auth_request /auth;
            proxy_pass http://$backend;
        }

        location = /auth {
            internal;
            proxy_pass http://127.0.0.1:8081;
            proxy_pass_request_body off;
            proxy_set_header Content-Length "";
            proxy_set_header X-Model $responses_request_model;
        }

        location /early/ {
            set $early "$responses_request_model";
            responses_read_request on;
            add_header X-Early "<$early>";
            proxy_pass http://$backend;
        }

        location /if/ {
            if ($http_x_read) {
                responses_read_request on;
            }

            proxy_pass http://127.0.0.1:8081;
            proxy_set_header X-Model "$responses_request_model";
        }

        location /ssi/ {
            ssi on;
            ssi_types *;
            responses_read_request on;
            proxy_pass http://127.0.0.1:8081;
        }

        location /part/ {
            responses_read_request on;
            proxy_pass http://127.0.0.1:8081;
            proxy_set_header X-Model "$responses_request_model";
        }

        location /limited/ {
            client_max_body_size 1k;
            responses_read_request on;
            proxy_pass http://$backend;
        }
    }
}

EOF

foreach my $port (8081, 8082) {
	recorder(port($port),
		qr!^/broken/cut! => sub { fin() },
		qr!^/broken/hang! => sub { sub { 0 } },
		'/auth' => sub { 'HTTP/1.1 ' . ($_[1] =~ /X-Key: good/
			? '204 No Content' : '403 Forbidden')
			. "\r\nContent-Length: 0\r\n\r\n" },
		qr!^/ssi/! => sub { answer('<!--#include virtual="/part/1" -->'
			. '<!--#echo var="responses_request_model" -->',
			type => 'text/html') },
		qr!^/part/! => sub { answer($_[1] =~ /^X-Model: (.*)\r/m
			? "part $1," : 'none', type => 'text/plain') },
		'/named/' => sub { answer('data: {'
			. '"type":"response.output_text.delta","delta":"x"}'
			. "\n\n") },
		qr!^/log/! => sub { answer(join '', stream(1)) },
		qr/./ => sub { answer($port == 8081 ? 'first' : 'second',
			type => 'text/plain') },
	);
}

my $padding = 'x' x 200_000;
my $long = 'm' x 128;

# body, what $responses_request_model and $responses_request_stream are

my @bodies = (
	[ '{"model":"m-2"}', 'm-2|0' ],
	[ '{"model":"m-2","stream":true}', 'm-2|1' ],
	[ '{"model":"m-2","stream":false}', 'm-2|0' ],
	[ '{"model":"m-2","stream":null}', 'm-2|0' ],
	[ '{"model":"m-2","stream":"true"}', 'm-2|' ],
	[ '{"model":"m-2","stream":1}', 'm-2|' ],
	[ '{"model":"m-2","stream":{}}', 'm-2|' ],
	[ '{"model":"m-2","stream":true1}', 'm-2|' ],
	[ '{"stream":false,"stream":true,"model":"a","model":"m-2"}', 'm-2|1' ],
	[ '{"model":"m-2","model":7}', '|0' ],
	[ '{"model":"m-2","model":null,"model":"x"}', 'x|0' ],
	[ '{}', '|0' ],
	[ '{"model":null}', '|0' ],
	[ '{"model":["m-2"]}', '|0' ],
	[ '{"model":{"model":"m-2"}}', '|0' ],
	[ '{"model":""}', '|0' ],
	[ '{"x":{"model":"m-2","stream":true}}', '|0' ],
	[ '{"x":[{"model":"m-2"}],"model":"m-3"}', 'm-3|0' ],
	[ '{"x":"\"model\":\"m-2\"","model":"m-3"}', 'm-3|0' ],
	[ '{"\u006dodel":"m-2","\u0073tream":true}', 'm-2|1' ],
	[ '{"Model":"m-2"}', '|0' ],
	[ " \t\r\n{\r\n \"model\" :\t\"m-2\"\r\n ,\"stream\"\r:\rtrue\r}\r\n",
		'm-2|1' ],
	[ "\xef\xbb\xbf{\"model\":\"m-2\"}", 'm-2|0' ],
	[ '{"model":"\u006d-\u0032"}', 'm-2|0' ],
	[ '{"model":"openai\/gpt"}', 'openai/gpt|0' ],
	[ '{"model":"m\u00e9\ud83d\ude00"}', "m\xc3\xa9\xf0\x9f\x98\x80|0" ],

	# not the name of anything

	[ '{"model":"a\"b"}', "?a'b|0" ],
	[ '{"model":"a\\\\b"}', '?a/b|0' ],
	[ '{"model":"a\nb"}', '?a?b|0' ],
	[ '{"model":"a\u0000b"}', '?a?b|0' ],
	[ "{\"model\":\"a\xc2\x85b\"}", '?a?b|0' ],
	[ '{"model":"?m"}', '??m|0' ],
	[ "{\"model\":\"$long\"}", "$long|0" ],
	[ "{\"model\":\"${long}m\"}", '?' . 'm' x 127 . '|0' ],
	[ '{"model":"' . 'm' x 1024 . '"}', '?' . 'm' x 127 . '|0' ],
	[ '{"model":"' . 'm' x 1025 . '"}', '|0' ],
	[ '{"model":"' . '\u006d' x 1024 . '"}', '?' . 'm' x 127 . '|0' ],
	[ '{"model":"' . '\u006d' x 1025 . '"}', '|0' ],
	[ '{"model":"' . 'm' x 9000 . '","stream":true}', '|1' ],
	[ "{\"model\":\"m\xff\"}", '|0' ],
	[ '{"model":"m\ud83d"}', '|0' ],
	[ '{"model":"m\x"}', '|0' ],
	[ "{\"model\":\"m\nn\"}", '|0' ],

	# no objects

	[ 'm-2', '|' ],
	[ '"model"', '|' ],
	[ '[{"model":"m-2"}]', '|' ],
	[ '{"model":"m-2"', '|' ],
	[ '{"model":"m-2"}}', '|' ],
	[ '{"model":"m-2"}{"model":"m-2"}', '|' ],
	[ '{"model":"m-2",}', '|' ],
	[ '{model:"m-2"}', '|' ],
	[ "\xef\xbb{\"model\":\"m-2\"}", '|' ],
	[ "--b\r\nContent-Disposition: form-data; name=model\r\n\r\nm-2\r\n--b--",
		'|' ],
	[ "\0" x 100, '|' ],
	[ ' ' x 100, '|' ],
);

# large ones, in files

my @large = (
	[ "{\"model\":\"m-2\",\"stream\":true,\"input\":\"$padding\"}", 'm-2|1' ],
	[ "{\"input\":\"$padding\",\"stream\":true,\"model\":\"m-2\"}", 'm-2|1' ],
	[ '{' . ' ' x 1_000_000 . '"model":"m-2"}' . ' ' x 1_000_000, 'm-2|0' ],
	[ '{"input":"' . '\\"' x 100_000 . '","model":"m-2"}', 'm-2|0' ],
	[ '{"input":"' . 'x' x 3_000_000 . '","model":"m-2"}', 'm-2|0' ],
	[ '{"input":' . '[' x 5000 . ']' x 5000 . ',"model":"m-2"}', 'm-2|0' ],
	[ '{"model":"m-2","input":' . '[' x 100_000 . ']' x 100_000 . '}', '|' ],
	[ "{\"model\":\"m-2\",\"input\":\"$padding\"} x", '|' ],
	[ $padding, '|' ],
);

my @uris = ('/', '/single/', '/only/', '/streaming/');

# types of a body that is read, and of one that may have to reach the upstream
# before it ends

my @json = ('application/json; charset=utf-8', 'Application/JSON',
	'application/x-www-form-urlencoded', 'text/plain;charset=UTF-8',
	'application/vnd.api+json', ' ');
my @other = qw!multipart/form-data application/octet-stream application/grpc
	application/grpc+proto text/csv image/png application/jsonl json
	application/json-seq +json application/grpc+json!;

$t->plan(2 * @bodies + 3 * @large * @uris + @json + @other + 72)->run();

###############################################################################

# every kind of body

foreach my $case (@bodies) {
	my ($body, $asked) = @$case;
	my $name = length $body > 60 ? substr($body, 0, 60) . '...' : $body;
	$name =~ s/([^\x20-\x7e])/sprintf('\\x%02x', ord $1)/ge;

	is(asked(posted('/', $body)), $asked, "asked: $name");
	is(sent(), $body, "sent: $name");
}

foreach my $uri (@uris) {

	foreach my $n (0 .. $#large) {
		my ($body, $asked) = @{$large[$n]};

		is(asked(posted($uri, $body)), $asked, "$uri, large $n");
		ok(sent() eq $body, "$uri, large $n, sent");
		is(asked(posted($uri, $body, chunked => 5000)), $asked,
			"$uri, large $n, chunked");
	}
}

# which upstream

is(posted('/', '{"model":"m-2"}')->content(), 'second', 'route');
is(posted('/', '{"model":"m-1"}')->content(), 'first', 'default');
is(posted('/', '{"model":"claude-x"}')->content(), 'second', 'by pattern');
is(posted('/', '{"model":"m-2\u0000"}')->content(), 'first',
	'a changed name is no name');

is(posted('/', '{"model":"m-2"}', type => $_)->content(), 'second',
	"may be JSON: $_") foreach @json;
is(posted('/', '{"model":"m-2"}', type => $_)->content(), 'first',
	"no JSON: $_") foreach @other;

is(posted('/', '{"model":"m-2"}', version => '1.0')->content(), 'second',
	'HTTP/1.0');
is(posted('/', '{"model":"m-2"}', method => $_)->content(), 'first',
	"another method, $_") foreach qw/ PUT PATCH DELETE OPTIONS /;

# cut anywhere

my $small = '{"a":[1,{"model":"x"}],"model":"m\u002d2","stream":true}';
my $head = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ";
my $cut = '';

foreach my $i (0 .. length $small) {
	my $c = pieces($head . length($small) . "\r\n\r\n"
		. substr($small, 0, $i), substr($small, $i));
	$cut .= "$i " if asked($c) ne 'm-2|1' || sent() ne $small;
}

is($cut, '', 'cut in two packets anywhere');
is(asked(pieces($head . length($small) . "\r\n\r\n", split(//, $small))),
	'm-2|1', 'a packet for each byte');

foreach my $n (1 .. 7, 60) {
	$cut .= "$n " if asked(posted('/', $small, chunked => $n)) ne 'm-2|1'
		|| sent() ne $small;
}

is($cut, '', 'in chunks of any size');

my $c = posted('/', '{"model":"m-2"}', headers => [ 'Expect: 100-continue' ]);
is($c->status(0), 100, 'Expect: 100-continue');
is(asked($c), 'm-2|0', 'and asked');

# HTTP/2

my ($h2, $id) = h2(port => 8083);

foreach my $body ($small, $large[0][0], $large[4][0]) {

	foreach my $length (0, 1) {
		$id = $h2->request(uri => '/', method => 'POST',
			content => $body, fields => $length
				? [ 'content-length' => length $body ] : []);

		$h2->wait($id);
		is($h2->content($id), 'second', 'HTTP/2 of ' . length($body)
			. ($length ? ', length told' : ''));
		ok(sent() eq $body, 'HTTP/2, sent');
	}
}

$id = $h2->request(uri => '/', method => 'POST', content => '');
$h2->wait($id);
is($h2->content($id), 'first', 'HTTP/2, empty');

$id = $h2->request(uri => '/');
$h2->wait($id);
is($h2->content($id), 'first', 'HTTP/2, no body');

# no body

is(asked(get('/')), '|', 'GET');
is(asked(posted('/', '')), '|', 'length of 0');
is(asked(posted('/', '', chunked => 1)), '|', 'no chunks');

# packed bodies

$c = posted('/', '{"model":"m-2"}', headers => [ 'Content-Encoding: gzip' ]);
is($c->content(), 'first', 'Content-Encoding, passed on');
is(sent(), '{"model":"m-2"}', 'Content-Encoding, as it was');
is(posted('/', '{"model":"m-2"}',
	headers => [ 'Content-Encoding: identity' ])->content(), 'second',
	'identity');

like(logged($t, 'error.log', qr/Content-Encoding/),
	qr/\[warn\].*client sent a body with "Content-Encoding: gzip"/,
	'a warning about it');

is(scalar(() = $t->read_file('error.log') =~ /with "Content-Encoding/g), 1,
	'one only');

# or are refused

foreach my $case ([ '/strict/', 415 ], [ '/strict/inner/', 415 ],
	[ '/strict/model/', 415 ], [ '/strict/loose/', 200 ])
{
	my ($uri, $status) = @$case;

	is(posted($uri, 'x', headers => [ 'Content-Encoding: zstd' ])
		->status(), $status, "Content-Encoding, $uri");
}

is(posted('/strict/', '{"model":"m-2"}')->content(), 'second',
	'what can be read is not refused');
is(posted('/strict/', 'x', headers => [ 'Content-Encoding: zstd' ],
	type => 'application/octet-stream')->status(), 200,
	'nor what is not read');

# the model of events that are generated

like(posted('/named/', '{"model":"m-\"2"}')->content(),
	qr/"response\.created".*"model":"m-\\"2"/, 'generated, the model');
like(posted('/named/', '{"input":"x"}')->content(),
	qr/"response\.created".*"model":"unknown"/, 'generated, no model');

# where it is off

is(asked(posted('/off/', '{"model":"m-2","stream":true}')), 'm-2|1',
	'off, read by proxy_pass');
is(asked(posted('/off/', $large[0][0])), '|', 'off, in a file');
is(asked(posted('/unread/', '{"model":"m-2"}')), 'm-2|0',
	'off, unbuffered, all there');

my $part = '{"model":"m-2"}' . ' ' x 10000;
is(asked(pieces("POST /unread/ HTTP/1.1\r\nHost: localhost\r\n"
	. 'Content-Length: ' . length($part) . "\r\n\r\n"
	. substr($part, 0, 20), substr($part, 20))), '|',
	'off, unbuffered, in parts');

posted('/off/log', '{"model":"m-2"}');
like(logged($t, 'r.log', qr!^/off/log!m), qr!^/off/log m-2 0$!m, 'logged');

# early, refused, redirected

$c = posted('/early/', '{"model":"m-2"}');
like($c->headers(), qr/^X-Early: <>/m, 'not known to rewrite');
is($c->content(), 'second', 'known after it');

$c = posted('/denied/', '{"model":"m-2"}');
is($c->status(), 403, 'refused');
is(asked($c), '|', 'refused, not read');
$c = posted('/denied/', '{"model":"m-2"}', headers => [ 'X-Key: good' ]);
is($c->content(), 'second', 'granted');

$c = posted('/limited/', '{"model":"' . 'm' x 2000 . '"}');
is($c->status(), 413, 'too large');
$c = posted('/limited/', '{"model":"' . 'm' x 2000 . '"}', chunked => 100);
is($c->status(), 413, 'too large, chunked');

$c = posted('/broken/cut', '{"model":"m-3"}');
is($c->status(), 502, 'error_page, to the same upstream');
is(asked($c), 'm-3|0', 'error_page, known');
$c = posted('/broken/cut', '{"model":"m-2"}');
is($c->status(), 502, 'error_page, known to another location');
is(sent(), '{"model":"m-2"}', 'error_page, body');

is(posted('/broken/hang', '{"model":"m-2"}')->content(), 'second',
	'error_page, internal redirect');

is(posted('/static/x', '{"model":"m-2"}')->content(), 'm-2',
	'error_page, static');

is(posted('/ssi/', '{"model":"m-2"}')->content(), 'part m-2,m-2', 'SSI');

posted('/if/', '{"model":"m-2"}', headers => [ 'X-Read: 1' ]);
like(received(), qr/^X-Model: m-2\r/m, 'if');

# the record

posted('/log/', '{"model":"m-\"2","stream":true}');
like(logged($t, 'j.log', qr!^/log/!m),
	qr!^/log/ \{.*"request_model":"\?m-'2","request_stream":1\}$!m,
	'$responses_json');
get('/log/');
like(logged($t, 'j.log', qr!^/log/.*null\}$!m),
	qr!^/log/ \{.*"request_model":null,"request_stream":null\}$!m,
	'$responses_json, unknown');

# keep-alive, pipelined

my @models = map { $_ % 3 ? 'm-2' : 'm-1' } 1 .. 12;

$c = client();
$c->request(uri => '/', method => 'POST', content => "{\"model\":\"$_\"}",
	headers => [ 'X-Pad: ' . 'p' x 300 ]) foreach @models;
$c->wait();

is(join(' ', map { asked($c, $_) } 0 .. $#models),
	join(' ', map { "$_|0" } @models), 'pipelined');
is(join(' ', map { $c->content($_) } 0 .. $#models),
	join(' ', map { $_ eq 'm-2' ? 'second' : 'first' } @models),
	'pipelined, routed');
$c->close();

# reload while a body comes

my $old = client();
$old->{out} = "${head}15\r\n\r\n{\"model\":";
$old->{methods} = [ 'POST' ];
$old->{expect} = 1;
pump(sub { $old->{out} eq '' });

my ($before) = worker_pids($t);
$t->reload();
pump(sub { grep { $_ != $before } worker_pids($t) });

is(posted('/', '{"model":"m-2"}')->content(), 'second', 'after a reload');
$old->{out} = '"m-2"}';
$old->wait();
is($old->content(), 'second', 'old worker');
$old->close();

# the client leaves in the middle

$c = client();
$c->{methods} = [ 'POST' ];
$c->{out} = "${head}1500\r\n\r\n{\"model\":\"m-2\"";
pump(sub { $c->{out} eq '' });
$c->abort();
like(logged($t, 'r.log', qr!^/ - -$!m), qr!^/ - -$!m, 'client left');
is(posted('/', '{"model":"m-2"}')->content(), 'second', 'worker is well');

###############################################################################
