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

my $t = Test::Nginx->new()->has(qw/http http_v2 proxy/)->plan(36);

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

    log_format r "$request_uri $server_protocol $responses_status "
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

        # with what is on by default

        location /on/ {
            responses_normalize on;
            responses_scaffold on;
            responses_terminal on;
            responses_done hide;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /abort/ {
            responses_terminal abort;
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
my $long = event('response.a', '"text":"' . 'x' x 300 . '"') x 20000;
my $block = event('response.a', '"text":"' . 'x' x 300 . '"') x 100;
my ($c, $id, %sent);

upstream(port(8081),
	'/plain' => sub { answer(join('', @bare), framing => 'length') },
	'/paced' => sub { answer([ map { my $seen = $out[$_];
		($bare[$_], sub { $c->has($id, $seen) }) } 0 .. $#bare ]) },
	'/paced-close' => sub { answer([ map { my $seen = $out[$_];
		($bare[$_], sub { $c->has($id, $seen) }) } 0 .. $#bare ],
		framing => 'close') },
	qr!^/turns/(\d+)! => sub { my $n = 1 + 2 * $1; answer([ map {
		my $seen = $out[$_];
		($bare[$_], sub { $c->has($n, $seen) }) } 0 .. $#bare ]) },
	qr!^/flood/(\d+)! => sub { my ($n, $left) = ($1, 500); answer([ sub {
		return 1 if $left-- <= 0;
		$_[0]{out} = $block;
		$sent{$n} = $_[0]{sent};
		return 0;
	} ], framing => 'close') },
	'/cut' => sub { answer([ @bare[0 .. 2], rst() ], framing => 'cut') },
	qr!^/hang! => sub { answer([ @bare[0 .. 2], sub { 0 } ]) },
	'/long' => sub { answer($long) },
	qr!/golden/(.+)! => sub { answer([ random_cuts(golden("$1.in"), 7) ]) },
);

$t->run();

###############################################################################

$c = h2();

$id = $c->request(uri => '/plain');
$c->wait($id);
is($c->content($id), join('', @out), 'stream');
is($c->ended($id), 'end', 'stream, ended well');

$id = $c->request(uri => '/small/plain');
$c->wait($id);
is($c->content($id), join('', @out), 'small frames');

foreach my $uri (qw! /paced /paced-close !) {
	$id = $c->request(uri => $uri);
	$c->wait($id);
	is($c->content($id), join('', @out), "$uri, event by event");
	is($c->{streams}{$id}{frames} >= @out, 1, "$uri, frames");
}

$id = $c->request(uri => '/cut');
$c->wait($id);
is(sse_numbers($c->content($id)), '0 1 2', 'cut, events');
is($c->ended($id), 'reset', 'cut is seen');

$id = $c->request(uri => '/on/cut');
$c->wait($id);
like(sse_types($c->content($id)), qr/^response\.created .* response\.failed$/,
	'cut, a failure is added');
is(sse_numbers($c->content($id)), '0 1 2 3 4 5 6', 'cut, its number');
is($c->ended($id), 'end', 'cut, ended well');

$id = $c->request(uri => '/abort/cut');
$c->wait($id);
like(sse_types($c->content($id)), qr/ response\.failed$/,
	'abort, a failure is added');
is($c->ended($id), 'reset', 'abort, cut is seen');

$id = $c->request(uri => '/plain', method => 'HEAD');
$c->wait($id);
is($c->content($id), '', 'HEAD');

$id = $c->request(uri => '/long');
$c->wait($id);
is(length $c->content($id), length($long)
	+ 20000 * length('"sequence_number":,') + length(join '', 0 .. 19999),
	'long stream');
is($c->ended($id), 'end', 'long stream, ended well');

my %golden = map { $c->request(uri => "/golden/$_") => $_ } goldens();

$c->wait($_) foreach keys %golden;
is(join(' ', grep { $c->content($_) ne golden("$golden{$_}.out") }
	sort keys %golden), '', 'streams at the same time');

# a hundred streams take turns on one connection

$c = h2();
$c->request(uri => "/turns/$_") foreach 0 .. 99;
$c->wait(1 + 2 * $_) foreach 0 .. 99;

is(scalar(grep { $c->content(1 + 2 * $_) eq join('', @out) } 0 .. 99), 100,
	'a hundred streams');

# streams that may not go on: their upstreams are held, another one is not

$c = h2(window => 1000);

my ($held, $free) = map { $c->request(uri => "/flood/$_") } 1, 2;

pump(sub { length $c->content($held) >= 1000 });
$c->window($free, 0x1fffffff);
ok(pump(sub { length $c->content($free) > 5_000_000 }), 'one goes on');
is(length $c->content($held), 1000, 'another one is held');
cmp_ok($sent{1}, '<', 12_000_000, 'its upstream, too');

# in small steps, nothing is lost

$c->window($held, 7 + $_ % 50) foreach 1 .. 2000;
pump(sub { length $c->content($held) >= 1000 + 62500 });
my $whole = join '', numbered(map { event('response.a',
	'"text":"' . 'x' x 300 . '"') } 1 .. 500);
my $got = $c->content($held);
is(substr($got, 0, 60000), substr($whole, 0, 60000), 'in small steps');

# reset in the midst of it, the other one goes on

$c->cancel($held);
ok($c->wait($free), 'one goes on after the other was reset');
is($c->ended($free), 'end', 'ended well');

my ($last) = (sse_parse($c->content($free)))[-1];
is(decode($last->{data})->{sequence_number}, 49999, 'its last event');

# the client leaves

$c = h2();
$id = $c->request(uri => '/hang');
ok(pump(sub { $c->has($id, $out[2]) }), 'stream that hangs');
$c->cancel($id);
like(logged($t, 'r.log', qr!^/hang!m), qr!^/hang HTTP/2.0 aborted 3 -$!m,
	'reset, logged');

$id = $c->request(uri => '/on/hang');
pump(sub { $c->has($id, 'word 2') });
$c->cancel($id);

$id = $c->request(uri => '/hang?2');
pump(sub { $c->has($id, $out[2]) });
$c->close();
like(logged($t, 'r.log', qr!^/hang\?2!m), qr!^/hang\?2 HTTP/2.0 aborted 3 -$!m,
	'closed, logged');

like(logged($t, 'r.log', qr!^/cut!m), qr!^/cut HTTP/2.0 truncated 3 -$!m,
	'cut, logged');
like(logged($t, 'r.log', qr!^/on/cut!m), qr!^/on/cut HTTP/2.0 truncated 3 -$!m,
	'cut and ended well, logged');
like(logged($t, 'r.log', qr!^/on/hang!m), qr!^/on/hang HTTP/2.0 aborted 3 -$!m,
	'nothing is added for a client that left, logged');
like(logged($t, 'r.log', qr!^/plain!m), qr!^/plain HTTP/2.0 completed 8 18$!m,
	'completed, logged');
like(logged($t, 'r.log', qr!^/flood/1!m), qr!^/flood/1 HTTP/2.0 aborted \d+ -$!m,
	'reset in a flood, logged');

# a client that was not made for this test

SKIP: {
skip 'no curl with HTTP/2', 2 unless has_curl_h2();

my $curl = curl('--http2-prior-knowledge',
	'http://127.0.0.1:' . port(8080) . '/plain');
$curl->wait();

is($curl->content(), join('', @out), 'curl');
is($curl->{exit}, 0, 'curl, ended well');

}

###############################################################################
