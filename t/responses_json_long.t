#!/usr/bin/perl

# Tests for ngx_http_responses_module, JSON responses that are longer than
# responses_max_event_size: what rules hide is left out while they pass.

###############################################################################

use warnings;
use strict;

use Test::More;

BEGIN { use FindBin; chdir($FindBin::Bin); }

use lib 'lib';
use Test::Nginx;
use Test::Responses;

use IO::Uncompress::Gunzip qw/ gunzip /;

###############################################################################

select STDERR; $| = 1;
select STDOUT; $| = 1;

my $t = Test::Nginx->new()->has(qw/http proxy cache gzip http_sub/)->plan(95);

my $h2 = $t->has_module('http_v2') ? 'http2' : '';

$t->write_file_expand('nginx.conf', <<"EOF");

%%TEST_GLOBALS%%

daemon off;

events {
}

http {
    %%TEST_GLOBALS_HTTP%%

    log_format r escape=none '\$request_uri \$status \$responses_json';
    access_log %%TESTDIR%%/r.log r;

    proxy_cache_path %%TESTDIR%%/cache keys_zone=one:1m;
    proxy_cache_key \$uri;
    proxy_http_version 1.1;

    responses_zone zone=rules:64k;
    responses_zone zone=dry:64k;

    responses on;
    responses_count rules;
    responses_max_event_size 2k;
    responses_hide_item reasoning;
    responses_hide_field response.instructions
                         response.output.*.encrypted_content;
    responses_set_field response.metadata.edge x;

    server {
        listen       127.0.0.1:8080;
        listen       127.0.0.1:8082 $h2;
        server_name  localhost;

        location / {
            proxy_pass http://127.0.0.1:8081;
            proxy_buffering off;
        }

        location /buffered/ {
            proxy_pass http://127.0.0.1:8081/;
        }

        location /file/ {
            proxy_pass http://127.0.0.1:8081/;
            proxy_buffer_size 4k;
            proxy_buffers 2 4k;
            proxy_busy_buffers_size 4k;
            limit_rate 1m;
        }

        location /small/ {
            proxy_pass http://127.0.0.1:8081/;
            proxy_buffering off;
            proxy_buffer_size 256;
            output_buffers 1 64;
        }

        location /gzip/ {
            proxy_pass http://127.0.0.1:8081/;
            gzip on;
            gzip_types application/json;
            gzip_min_length 0;
        }

        location /sub/ {
            proxy_pass http://127.0.0.1:8081/;
            sub_filter_types application/json;
            sub_filter resp_1 resp_2;
        }

        location /cache/ {
            proxy_pass http://127.0.0.1:8081/;
            proxy_cache one;
            proxy_cache_valid 1h;
        }

        location /files/ {
            types { application/json json; }
            alias %%TESTDIR%%/files/;
        }

        location /any/ {
            responses_types *;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /pass/ {
            responses_unread pass;
            proxy_pass http://127.0.0.1:8081/;
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

        location = /counted/dry {
            responses off;
            responses_status dry;
        }
    }
}

EOF

my $usage = '"usage":{"input_tokens":11,"output_tokens":7,"total_tokens":18}';

# a response as it is sent, and as the client gets it

sub response {
	my ($rules) = @_;

	my $reasoning = '{"id":"rs_1", "type":"reasoning","summary":["'
		. 'a secret ' x 900 . '"]}';
	my $image = '{"type":"image_generation_call","result":"'
		. 'iVBORw0KGgo/' x 30000 . '","encrypted_content":"gAAA"}';
	my $message = '{"type":"message","content":[{"type":"output_text",'
		. '"text":"hello"}]}';
	my $instructions = '"be secret' . ' very' x 4000 . '"';
	my @items = ($reasoning, $image, $reasoning, $message, $reasoning);

	if ($rules) {
		@items = ($image =~ s/"gAAA"/null/r, $message);
		$instructions = 'null';
	}

	return " {\"id\":\"resp_1\",\n\"object\":\"response\",\"status\":"
		. "\"completed\",\"instructions\" : $instructions,\"metadata\":{},"
		. '"output":[' . join(',', @items) . "],$usage}\n";
}

my ($long, $long_out) = (response(0), response(1));

my $image = '{"type":"message","role":"user","content":[{"type":'
	. '"input_image","image_url":"data:' . 'A' x 100000 . '"}]}';
my $list = "{\"object\":\"list\",\"data\":[$image,{\"type\":\"reasoning\","
	. "\"summary\":[]},$image],\"has_more\":false}";
my $list_out = $list =~ s/\{"type":"reasoning","summary":\[\]},//r;

my %bodies = (
	long => $long,
	list => $list,
	embeddings => '{"object":"list","data":[' . join(',', ('{"object":'
		. '"embedding","embedding":[' . join(',', (0.125) x 300)
		. ']}') x 20) . '],"usage":{"total_tokens":1},"instructions":1}',
	chat => '{"object":"chat.completion","instructions":"'
		. 'x' x 9000 . '"}',
	unknown => '{"instructions":"' . 'secret ' x 900
		. '","object":"response"}',
	array => "[$long]",
	types => '{"object":"response","output":[{"type":"message","text":"'
		. 'x' x 9000 . '","type":"reasoning","text":"secret"}]}',
	two => $long . '{"object":"response","output":[{"type":"reasoning"}]}',
	half => substr($long, 0, length($long) - 300),
);

my @header = ('ETag: "x"', 'Accept-Ranges: bytes',
	'Last-Modified: Mon, 28 Sep 1970 06:00:00 GMT');
my %o = (type => 'application/json');
my $c;

upstream(port(8081),
	qr!^/cuts! => sub { answer([ random_cuts($long, 7, 9000) ], %o) },
	qr!^/close! => sub { answer($long, framing => 'close', %o) },
	qr!^/drip! => sub { answer([ substr($long, 0, 30000),
		drip(substr($long, 30000, 500)), substr($long, 30500) ], %o) },
	qr!^/late! => sub { answer([ substr($long, 0, 200000),
		sub { $c->{late} }, substr($long, 200000) ], %o) },
	qr!^/length/(\w+)! => sub { answer($bodies{$1}, framing => 'length', %o,
		headers => \@header) },
	qr!^/cut! => sub { answer([ substr($long, 0, 100000), pause(0.1),
		rst() ], %o) },
	qr!^/(\w+)! => sub { answer($bodies{$1}, %o) },
);

mkdir $t->testdir() . '/files';
$t->write_file('files/long.json', $long);

$t->run();

###############################################################################

foreach my $way (
	[ 'chunked', '/long' ],
	[ 'in pieces', '/cuts' ],
	[ 'until close', '/close' ],
	[ 'partly a byte at a time', '/drip' ],
	[ 'with its length', '/length/long' ],
	[ 'buffered', '/buffered/long' ],
	[ 'buffered, with its length', '/buffered/length/long' ],
	[ 'in a temporary file', '/file/long' ],
	[ 'tiny buffers', '/small/cuts' ],
	[ 'HTTP/1.0', '/long?1.0', version => '1.0' ],
	[ 'stored in a cache', '/cache/length/long?miss' ],
	[ 'out of a cache', '/cache/length/long?hit' ],
	[ 'a file', '/files/long.json' ],
	[ 'any type', '/any/long' ],
) {
	my ($name, $uri, %opt) = @$way;

	my $a = get($uri, %opt)->answer(0);

	ok($a->{body} eq $long_out, "$name, body");
	ok($a->{complete}, "$name, complete");
	unlike($a->{head}, qr/^(?:Content-Length|ETag|Accept-Ranges|Last-Mod)/m,
		"$name, header");
	is(tokens($uri), 18, "$name, tokens");
}

ok(get('/sub/long')->content() eq $long_out =~ s/resp_1/resp_2/r,
	'sub_filter');

my $packed = get('/gzip/long', headers => [ 'Accept-Encoding: gzip' ])
	->content();
my $unpacked;
gunzip(\$packed, \$unpacked);
ok($unpacked eq $long_out, 'encoded by us');

# it is sent before it is complete

$c = client(uri => '/late');
ok(pump(sub { ($c->{bytes} || 0) > 100000 }), 'not held');
$c->{late} = 1;
$c->wait();
ok($c->content() eq $long_out, 'the rest');

# lists, and other JSON

ok(get('/list')->content() eq $list_out, 'a list of items');
ok(get('/embeddings')->content() eq $bodies{embeddings}, 'another list');

$c = get('/length/chat');
ok($c->content() eq $bodies{chat}, 'other JSON');
like($c->headers(), qr/^Content-Length: ${\length $bodies{chat}}\r$/m,
	'other JSON, length');
like($c->headers(), qr/^ETag: "x"\r$/m, 'other JSON, ETag');

# what cannot be told is refused

foreach my $name (qw/ unknown array /) {
	is(get("/$name")->status(), 502, "$name, refused");
	is(get("/length/$name")->status(), 502, "$name, refused by its length");
	ok(get("/pass/$name")->content() eq $bodies{$name},
		"$name, responses_unread pass");
}

# and what turns out too late is not sent

foreach my $name (qw/ types two half cut /) {
	$c = get("/$name");
	is($c->status(), 200, "$name, sent");
	ok(!$c->complete(), "$name, not to its end");
	unlike($c->content(), qr/secret/, "$name, hidden");
}

like($t->read_file('error.log'),
	qr/\[error\].*JSON that is an item of two types, the rest is not sent/,
	'two types, logged');
like($t->read_file('error.log'), qr/\[warn\].*only rules that hide are appl/,
	'other rules, logged');

# a dry run

my $a = get('/dry/length/long')->answer(0);
ok($a->{body} eq $long, 'dry run, body');
like($a->{head}, qr/^Content-Length: ${\length $long}\r$/m,
	'dry run, length');
ok(get('/dry/types')->content() eq $bodies{types}, 'dry run, two types');
like(get('/counted/dry')->content(), qr/action="edited"\} 1$/m,
	'dry run, counted');
like(get('/counted')->content(), qr/action="edited"\} [1-9]/m, 'counted');

# connections that are kept alive

$c = client();
$c->request(uri => $_) foreach qw! /long?1 /chat?2 /list?3 !;
$c->wait();
ok($c->answer($_->[0])->{body} eq $_->[1], "request $_->[0]")
	foreach [ 0, $long_out ], [ 1, $bodies{chat} ], [ 2, $list_out ];

SKIP: {
	skip 'no HTTP/2', 2 unless $h2;

	$c = h2(port => 8082);
	my @ids = map { $c->request(uri => "$_?h2") } qw! /long /list !;
	pump(sub { !grep { !$c->ended($_) } @ids });
	ok($c->content($ids[$_->[0]]) eq $_->[1], "HTTP/2, body $_->[0]")
		foreach [ 0, $long_out ], [ 1, $list_out ];
}

###############################################################################

sub tokens {
	my ($uri) = @_;

	my ($line) = logged($t, 'r.log', qr/^\Q$uri\E .*\n/m)
		=~ /^\Q$uri\E \d+ (.*)$/m;

	return decode($line)->{total_tokens};
}

###############################################################################
