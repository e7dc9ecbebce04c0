#!/usr/bin/perl

# Tests for ngx_http_responses_module, life of connections: keep-alive and
# pipelining, reload while a stream runs, a client that leaves.

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

my $t = Test::Nginx->new()->has(qw/http proxy upstream_keepalive/)->plan(41);

my $conf = <<'EOF';

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

    log_format r "$request_uri $status $responses_status "
                 "$responses_terminal $responses_id $responses_events "
                 "$responses_input_tokens";
    access_log %%TESTDIR%%/r.log r;

    upstream u {
        server 127.0.0.1:8081;
        keepalive 4;
    }

    server {
        listen       127.0.0.1:8080;
        server_name  localhost;

        responses on;

        location / {
            proxy_pass http://u;
            proxy_http_version 1.1;
            proxy_set_header Connection "";
        }

        location /ignore/ {
            proxy_pass http://u/;
            proxy_ignore_client_abort on;
        }

        location /fresh {
            responses_sequence renumber start=%%START%%;
            proxy_pass http://u/fast;
        }
    }
}

EOF

$t->write_file_expand('nginx.conf', $conf =~ s/%%START%%/1/r);

my @bare = stream(6, bare => 1);
my @other = stream(2, bare => 1, id => 'resp_2');
my @out = numbered(@bare);
my ($c, $go);

my $u = upstream(port(8081),
	'/fast' => sub { answer(join('', @bare)) },
	'/length' => sub { answer(join('', @bare), framing => 'length') },
	'/other' => sub { answer(join('', @other)) },
	'/cut' => sub { answer([ @bare[0, 1], rst() ]) },
	'/plain' => sub { answer('plain', framing => 'length',
		type => 'text/plain') },
	qr!^/held! => sub { answer([ @bare[0 .. 2], sub { $go }, @bare[3 .. 7] ]) },
	qr!^/usage! => sub { answer([ event('response.in_progress',
		'"response":{"id":"resp_u","usage":{"input_tokens":9}}'),
		@bare[1, 2], sub { 0 } ]) },
	qr!^/after/(\d+)! => sub { answer([ @bare[0 .. $1 - 1], sub { 0 } ]) },
	qr!^/inside/(\d+)! => sub {
		my $bytes = join('', @bare);
		answer([ substr($bytes, 0, $1), sub { 0 } ])
	},
	'/flood' => sub {
		my $block = join '', @bare[1 .. 4];
		answer([ sub { $_[0]{out} = chunk($block x 100); 0 } ])
	},
);

$t->run();

###############################################################################

# no state goes from one request of a connection to the next

my @uris = qw! /fast /other /plain /length /fast /other /plain /fast !;

my $r = client();
$r->request(uri => $_) foreach @uris;
$r->wait();

foreach my $i (0 .. $#uris) {
	is($r->content($i), $uris[$i] eq '/plain' ? 'plain'
		: $uris[$i] eq '/other' ? join('', numbered(@other))
		: join('', @out), "pipelined, $uris[$i]");
}

$r = client();

foreach my $uri (qw! /fast /plain /other /fast !) {
	$r->request(uri => $uri);
	$r->wait();
}

is($r->content(3), join('', @out), 'kept alive');
is($r->content(2), join('', numbered(@other)), 'kept alive, other');

$r = client(uri => '/fast');
$r->request(uri => '/fast', method => 'HEAD');
$r->request(uri => '/fast', method => 'POST', content => '{}');
$r->wait();

is($r->content(2), join('', @out), 'after HEAD');

get('/cut');
is(get('/fast')->content(), join('', @out), 'after a cut');

# the upstream connection goes back to its pool

my %seen = map { $_ => 1 } @{$u->{conns}};
get('/fast') for 1 .. 5;
is(scalar(grep { !$seen{$_} } @{$u->{conns}}), 0, 'upstream kept alive');

# streams at the same time

my @many = map { client(uri => '/held') } 1 .. 50;
ok(pump(sub { !grep { !$_->has($out[2]) } @many }), 'many streams');
$go = 1;
$_->wait() foreach @many;
is(scalar(grep { $_->content() eq join('', @out) } @many), 50,
	'many streams, each its own');

# a client leaves: upstream is closed, what is known is logged

foreach my $n (1, 2, 5) {
	$c = client(uri => "/after/$n");
	ok(pump(sub { $c->has($out[$n - 1]) }), "stream, $n events");
	$c->abort();

	ok(pump(sub { !grep { !$_->{closed} && @{$_->{steps}} }
		@{$u->{conns}} }, 5), "upstream closed, $n events");
	like(logged($t, 'r.log', qr!^/after/$n !m),
		qr!^/after/$n (?:499|200) aborted none resp_1 $n -$!m,
		"aborted, $n events");
}

$c = client(uri => '/usage');
pump(sub { $c->has('word 2') });
$c->close();
like(logged($t, 'r.log', qr!^/usage!m), qr!^/usage \d+ aborted none resp_u 3 9$!m,
	'aborted, part of usage');

foreach my $n (1, 30, 200) {
	$c = client(uri => "/inside/$n/responses");
	pump(sub { $c->status() }, 1);
	$c->abort();
	like(logged($t, 'r.log', qr!^/inside/$n/!m),
		qr!^/inside/$n/responses \d+ aborted!m, "aborted inside, $n bytes");
}

# before the upstream answers, and in the midst of a flood

$c = client(uri => '/flood');
pump(sub { length $c->content() > 200000 });
$c->{paused} = 1;
pump(sub { 0 }, 0.2);
$c->abort();
like(logged($t, 'r.log', qr!^/flood!m), qr!^/flood \d+ aborted none - \d+!m,
	'aborted while blocked');

$go = 0;
$c = client(uri => '/ignore/held');
pump(sub { $c->has($out[2]) });
$c->abort();
pump(sub { 0 }, 0.1);
$go = 1;
like(logged($t, 'r.log', qr!^/ignore!m), qr!^/ignore/held \d+ \w+!m,
	'abort ignored');

# reload: a running stream ends as it began, a new one takes new settings

my ($old) = worker_pids($t);

$go = 0;
$c = client(uri => '/held?reload');
ok(pump(sub { $c->has($out[2]) }), 'stream before reload');
is(sse_numbers(get('/fresh')->content()), '1 2 3 4 5 6 7 8',
	'before reload');

for my $n (1 .. 3) {
	$t->write_file_expand('nginx.conf', $conf =~ s/%%START%%/$n * 10/er);
	$t->reload();


	# the old worker may still take a request or two

	ok(pump(sub { sse_numbers(get('/fresh')->content()) =~ /^${n}0 / }),
		"new settings $n");
}

$go = 1;
$c->wait();

is($c->content(), join('', @out), 'stream over reloads');
ok($c->complete(), 'stream over reloads, complete');
like(logged($t, 'r.log', qr!^/held\?reload!m),
	qr!^/held\?reload 200 completed upstream resp_1 8 11$!m, 'logged');
ok(pump(sub { !grep { $_ == $old } worker_pids($t) }), 'old worker left');

# a worker that does not wait for its streams

$t->write_file_expand('nginx.conf', $conf =~ s/%%START%%/77/r
	=~ s/daemon off;/daemon off; worker_shutdown_timeout 200ms;/r);
$t->reload();
pump(sub { sse_numbers(get('/fresh')->content()) =~ /^77 /
	&& @{[ worker_pids($t) ]} == 1 });

$c = client(uri => '/after/3');
pump(sub { $c->has($out[2]) });
$t->reload();
ok(pump(sub { $c->{closed} }), 'shutdown timeout');
like(logged($t, 'r.log', qr!^/after/3 !m), qr!^/after/3 200 shutdown none!m,
	'shutdown timeout, logged');

###############################################################################
