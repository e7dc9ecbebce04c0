#!/usr/bin/perl

# Tests for ngx_http_responses_module, framing of event streams.

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

my ($a, $b) = (event('response.a', '', 0), event('response.b', '', 1));
my $bom = "\xef\xbb\xbf";

# bytes that come, bytes that go

my @bytes = (
	[ "$a$b", "$a$b", 'tidy' ],
	[ ($a . $b) =~ s/\n/\r\n/gr, "$a$b", 'CR LF' ],
	[ ($a . $b) =~ s/\n/\r/gr, "$a$b", 'CR' ],
	[ ($a =~ s/\n/\r\n/gr) . ($b =~ s/\n/\r/gr), "$a$b", 'CR LF, then CR' ],
	[ "event: response.a\r"
		. "data: {\"type\":\"response.a\",\"sequence_number\":0}\r\n\n$b",
		"$a$b", 'mixed line ends' ],

	[ "$bom$a$b", "$a$b", 'BOM' ],
	[ ": hi\n\n$a", ": hi\n\n$a", 'comment first' ],
	[ "$a: hi\n\n$b", "$a: hi\n\n$b", 'comment' ],
	[ "$a:\n\n$b", "$a:\n\n$b", 'empty comment' ],
	[ "$a: one\n: two\n\n$b", "$a: one\n: two\n\n$b", 'two comments' ],
	[ $a =~ s/data/: hi\ndata/r, $a =~ s/data/: hi\ndata/r,
		'comment inside' ],
	[ $a =~ s/\n\n/\n: hi\n\n/r, $a =~ s/\n\n/\n: hi\n\n/r,
		'comment after data' ],
	[ "$a: hi\r\n\r\n$b", "$a: hi\n\n$b", 'comment, CR LF' ],

	[ "data: {\"type\":\"response.a\",\ndata: \"sequence_number\":0}\n\n",
		"event: response.a\n"
		. "data: {\"type\":\"response.a\", \"sequence_number\":0}\n\n",
		'two data lines' ],
	[ "event: response.a\r\ndata: {\r\n"
		. "data:   \"type\": \"response.a\"\r\ndata: }\r\n\r\n",
		"event: response.a\n"
		. "data: {\"sequence_number\":0,   \"type\": \"response.a\" }\n\n",
		'pretty printed' ],
	[ $a . "data: one\ndata: two\n\n", $a . "data: one\ndata: two\n\n",
		'two data lines without JSON' ],

	[ "id: 1\n$a", $a, 'id' ],
	[ "id\n$a", $a, 'id without value' ],
	[ "retry: 10\n$a", $a, 'retry' ],
	[ "retry: 10\n\n$a", $a, 'retry alone' ],
	[ "$a" . "id: 7\n\n$b", "$a$b", 'id alone' ],
	[ $a =~ s/\n\n/\nid: 1\nretry: 2\n\n/r, $a, 'id and retry after data' ],
	[ "event: ping\n\n$a", $a, 'event alone' ],
	[ "event: ping\nid: 1\n\n$a", $a, 'event and id alone' ],

	[ "data: {\"type\":\"response.a\",\"sequence_number\":0}\n\n", $a,
		'no event line' ],
	[ "event: x\ndata: {\"type\":\"response.a\",\"sequence_number\":0}\n\n", $a,
		'other event line' ],
	[ "event\ndata: {\"type\":\"response.a\",\"sequence_number\":0}\n\n", $a,
		'event line without value' ],
	[ "data: {\"type\":\"response.a\",\"sequence_number\":0}\n"
		. "event: response.a\n\n",
		"data: {\"type\":\"response.a\",\"sequence_number\":0}\n"
		. "event: response.a\n\n",
		'data before event' ],
	[ "data: {\"type\":\"response.a\",\"sequence_number\":0}\n"
		. "event: response.b\n\n",
		"data: {\"type\":\"response.a\",\"sequence_number\":0}\n"
		. "event: response.a\n\n",
		'data before other event' ],
	[ "event: x\nevent: y\n"
		. "data: {\"type\":\"response.a\",\"sequence_number\":0}\n\n",
		$a, 'two event lines' ],
	[ "event:response.a\n"
		. "data:{\"type\":\"response.a\",\"sequence_number\":0}\n\n",
		"event:response.a\n"
		. "data:{\"type\":\"response.a\",\"sequence_number\":0}\n\n",
		'no spaces' ],
	[ "event: response.x\ndata: {\"sequence_number\":0}\n\n",
		"event: response.x\ndata: {\"sequence_number\":0}\n\n",
		'no type' ],
	[ "event: response.x\ndata: {\"sequence_number\":0,\"type\":7}\n\n",
		"event: response.x\ndata: {\"sequence_number\":0,\"type\":7}\n\n",
		'type is a number' ],
	[ "data: {\"sequence_number\":0,\"type\":\"response.a\\n"
		. "id: 1\"}\n\n", undef,
		'line end in the type' ],

	[ $a =~ s/\n\n/\n/r, $a, 'no blank line at the end' ],
	[ $a =~ s/\n\n//r, $a, 'no line end at the end' ],
	[ $a . "data: [DONE]\n\n", $a . "data: [DONE]\n\n", '[DONE]' ],
	[ $a . 'data: [DONE]', $a . "data: [DONE]\n\n",
		'[DONE] without a blank line' ],
	[ $a . "event: response.b\n", $a, 'event line at the end' ],
	[ $a . "data: text\n\n" . $b, $a . "data: text\n\n" . $b, 'text' ],
	[ $a . "<html>\n<p>no\n\n" . $b, undef, 'HTML inside' ],
	[ $a . "data\n\n" . $b, $a . $b, 'data without value' ],
	[ $a . "event: x\ndata: \n\n" . $b, $a . $b, 'empty data' ],
	[ $a . "DATA: x\ndata2: y\n" . $b, undef, 'unknown fields' ],
	[ "\n\n\n$a\n\n\n\n$b", undef, 'empty lines' ],
	[ "\n" x 1000 . $a, undef, 'many empty lines' ],
);

my $t = Test::Nginx->new()->has(qw/http proxy/)->plan(@bytes + 7);

$t->write_file_expand('nginx.conf', <<'EOF');

%%TEST_GLOBALS%%

daemon off;

events {
}

http {
    %%TEST_GLOBALS_HTTP%%

    # what is tested here are mechanics, not the contract

    responses_normalize off;
    responses_scaffold off;
    responses_terminal off;
    responses_done keep;

    server {
        listen       127.0.0.1:8080;
        server_name  localhost;

        location / {
            responses on;
            proxy_pass http://127.0.0.1:8081;
        }
    }
}

EOF

upstream(port(8081),
	qr!^/bytes/(\d+)! => sub { answer($bytes[$1][0]) },
	'/empty' => [ answer([]) ],
	'/nothing' => [ answer([], framing => 'length') ],
	'/garbage' => [ answer($a . join('', map { chr } 0 .. 255) x 16) ],
	'/html' => [ answer("$a<html>\n<h1>Bad Gateway</h1>\n</html>\n") ],
	'/long' => [ answer($a . 'x' x 300000 . "\n\n" . $b) ],
);

$t->run();

###############################################################################

foreach my $i (0 .. $#bytes) {
	my ($in, $out, $name) = @{$bytes[$i]};
	my $got = get("/bytes/$i")->content();

	if (defined $out) {
		is($got, $out, $name);
		next;
	}

	# the same to a parser, whatever the bytes

	is(join('|', sse_lint($got), map { $_->{data} } sse_parse($got)),
		join('|', '', map { $_->{data} } sse_parse($in)), $name);
}

my $r = get('/empty');
ok($r->complete(), 'empty body');
is($r->content(), '', 'empty body has no bytes');

$r = get('/nothing');
ok($r->complete(), 'length of zero');

ok(get('/garbage')->complete(), 'all bytes there are');
ok(get('/html')->complete(), 'page as event stream');

$r = get('/long');
is(join('|', map { $_->{data} } sse_parse($r->content())),
	join('|', map { $_->{data} } sse_parse("$a$b")), 'long unknown line');

is(get('/bytes/0')->content(), "$a$b", 'goes on');

###############################################################################
