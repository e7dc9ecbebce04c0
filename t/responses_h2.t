#!/usr/bin/perl

# Tests for ngx_http_responses_module, HTTP/2 clients.

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

my $t = Test::Nginx->new()->has(qw/http http_v2 proxy gunzip/);

plan(skip_all => 'no curl with HTTP/2') unless has_curl_h2();

$t->plan(19);

$t->write_file_expand('nginx.conf', <<'EOF');

%%TEST_GLOBALS%%

daemon off;

events {
}

http {
    %%TEST_GLOBALS_HTTP%%

    log_format r "$uri $server_protocol $responses_status "
                 "$responses_events $responses_total_tokens";
    access_log %%TESTDIR%%/r.log r;

    server {
        listen       127.0.0.1:8080 http2;
        server_name  localhost;

        responses on;

        location / {
            proxy_pass http://127.0.0.1:8081;
        }

        location /small/ {
            http2_chunk_size 1;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /off/ {
            responses off;
            proxy_pass http://127.0.0.1:8081/;
        }
    }
}

EOF

my @bare = stream(6, bare => 1);
my @out = numbered(@bare);
my $long = event('a', '"text":"' . 'x' x 300 . '"') x 20000;
my $c;

upstream(port(8081),
	'/plain' => sub { answer(join('', @bare), framing => 'length') },
	'/paced' => sub { answer([ map { my $seen = $out[$_];
		($bare[$_], sub { $c->has($seen) }) } 0 .. $#bare ]) },
	'/paced-close' => sub { answer([ map { my $seen = $out[$_];
		($bare[$_], sub { $c->has($seen) }) } 0 .. $#bare ],
		framing => 'close') },
	'/cut' => sub { answer([ @bare[0 .. 2], rst() ], framing => 'cut') },
	'/hang' => sub { answer([ @bare[0 .. 2], sub { 0 } ]) },
	'/long' => sub { answer($long) },
	qr!/golden/(.+)! => sub { answer([ random_cuts(golden("$1.in"), 7) ]) },
);

$t->run();

###############################################################################

h2('/plain');
is($c->content(), join('', @out), 'stream');
is($c->{exit}, 0, 'stream, ended well');

h2('/small/plain');
is($c->content(), join('', @out), 'small frames');

foreach my $uri (qw! /paced /paced-close !) {
	h2($uri);
	is($c->content(), join('', @out), "$uri, event by event");
}

h2('/cut');
is(sse_numbers($c->content()), '0 1 2', 'cut, events');
isnt($c->{exit}, 0, 'cut is seen');

h2('/long', '--limit-rate', '20M');
is(length $c->content(), length($long) + 20000 * length('"sequence_number":,')
	+ length(join '', 0 .. 19999), 'long stream');
is($c->{exit}, 0, 'long stream, ended well');

h2('/plain', '-I');
like($c->content(), qr!^HTTP/2 200!, 'HEAD');

# two streams at a time on one connection

my $url = 'http://127.0.0.1:' . port(8080);
$c = curl('--http2-prior-knowledge', '--parallel', "$url/golden/untidy",
	"$url/golden/openai-text", "$url/golden/freddy-text");
ok($c->wait(), 'parallel');
is(length $c->content(), length golden('untidy.out')
	. golden('openai-text.out') . golden('freddy-text.out'),
	'parallel streams');

foreach my $name (qw/ untidy numbers eugpt-text /) {
	h2("/golden/$name");
	is($c->content(), golden("$name.out"), $name);
}

# the client leaves

$c = curl('--http2-prior-knowledge', "$url/hang");
ok(pump(sub { $c->has($out[2]) }, 5), 'stream that hangs');
$c->abort();
like(logged($t, 'r.log', qr!^/hang!m), qr!^/hang HTTP/2.0 aborted 3 -$!m,
	'aborted, logged');
like(logged($t, 'r.log', qr!^/cut!m), qr!^/cut HTTP/2.0 truncated 3 -$!m,
	'cut, logged');
like(logged($t, 'r.log', qr!^/plain!m), qr!^/plain HTTP/2.0 completed 8 18$!m,
	'completed, logged');

###############################################################################

sub h2 {
	my ($uri, @args) = @_;

	$c = curl('--http2-prior-knowledge', @args,
		'http://127.0.0.1:' . port(8080) . $uri);
	$c->wait();

	return $c;
}

###############################################################################
