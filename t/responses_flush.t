#!/usr/bin/perl

# Tests for ngx_http_responses_module, an event is at the client before the
# next one leaves the upstream.  Nothing in the configuration is about
# buffering.

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

my $t = Test::Nginx->new()->has(qw/http proxy gzip/)->plan(30);

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

        responses on;

        location / {
            proxy_pass http://127.0.0.1:8081;
        }

        # with all repairs, which are on by default

        location /on/ {
            responses_normalize on;
            responses_scaffold on;
            responses_terminal on;
            responses_done hide;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /11/ {
            proxy_pass http://127.0.0.1:8081/;
            proxy_http_version 1.1;
        }

        location /off/ {
            responses off;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /dry/ {
            responses_dry_run on;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /buffering/ {
            proxy_pass http://127.0.0.1:8081/;
            proxy_buffering on;
            postpone_output 100000;
        }

        location /limit/ {
            responses_max_event_size 1k;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /gzip/ {
            gzip on;
            gzip_types text/event-stream;
            proxy_pass http://127.0.0.1:8081/;
        }
    }
}

EOF

my $c;
my @events = stream(8, bare => 1);
my @out = numbered(@events);

# each event waits for the one before it; what never comes ends the test

sub gated {
	my (@bytes) = @_;
	my $wait = '';

	return map {
		my $seen = $out[$_];
		($bytes[$_], sub { $c->has($seen) })
	} 0 .. $#bytes;
}


my $cr = sub { map { s/\n/\r/gr } @_ };

upstream(port(8081),
	'/chunked' => sub { answer([ gated(@events) ]) },
	'/close' => sub { answer([ gated(@events) ], framing => 'close') },
	'/length' => sub { answer([ gated(@events) ], framing => 'length') },
	'/repaired' => sub { answer([ map { my $seen = qr/"delta":"word $_"/;
		($events[$_], $_ && $_ < $#events
			? sub { $c->content() =~ $seen } : ()) }
		0 .. $#events ]) },
	'/unnamed' => sub { answer([ map { my $seen = "text $_";
		("data: {\"type\":\"response.output_text.delta\",\"delta\":\"$seen"
			. "\"}\n\n", sub { $c->has($seen) }) } 1 .. 5 ]) },
	'/cut' => sub { answer([ @events[0, 1], sub { $c->has('word 1') },
		fin() ], framing => 'cut') },
	'/cr' => sub { answer([ gated($cr->(@events)) ]) },
	'/crlf' => sub { answer([ gated(map { s/\n/\r\n/gr } @events) ]) },
	'/comment' => sub { answer([ ": hi\n\n", sub { $c->has(": hi\n\n") },
		$events[0], ": ho\r\r", sub { $c->has(": ho\n\n") } ]) },
	'/header' => sub { answer([ sub { $c->status() }, @events ]) },
	'/together' => sub { (join('', answer([ 'd' ], framing => 'cut')),
		sub { $c->status() }, chunk("ata: 1\n\n"), "0\r\n\r\n") },
	'/half' => sub {
		my ($x, $y) = ($events[0], $events[1]);
		answer([ $x . substr($y, 0, 20), sub { $c->has($out[0]) },
			substr($y, 20) . substr($events[2], 0, 1),
			sub { $c->has($out[1]) }, substr($events[2], 1) ])
	},
	'/large' => sub {
		answer([ 'data: {"type":"response.a","text":"' . 'x' x 5000,
			sub { length $c->content() > 4000 }, "\"}\n\n",
			sub { $c->content() =~ /\}\n\n$/ },
			"data: {\"type\":\"response.b\"}\n\n" ])
	},
	'/gzip' => sub { answer([ map { ($_, sub { length $c->content() > 20 }) }
		@events ]) },
);

$t->run();

###############################################################################

foreach my $framing (qw/ chunked close length cr crlf /) {
	foreach my $uri ("/$framing", "/11/$framing") {
		$c = client(uri => $uri);
		$c->wait();
		is($c->content(), join('', @out), "$uri, event by event");
	}
}

foreach my $name (qw! repaired unnamed cut !) {
	$c = client(uri => "/on/$name");
	ok($c->wait(), "$name, event by event");
	like(sse_types($c->content()), $name eq 'repaired'
		? qr/^response\.created .* response\.completed$/
		: qr/^response\.created .* error response\.failed$/,
		"$name, whole");
}

$c = client(uri => '/chunked', version => '1.0');
$c->wait();
is($c->content(), join('', @out), 'old client');

$c = client(uri => '/buffering/chunked');
$c->wait();
is($c->content(), join('', @out), 'buffering asked for');

$c = client(uri => '/buffering/close');
$c->wait();
is($c->content(), join('', @out), 'buffering asked for, no length');

$c = client(uri => '/comment');
ok($c->wait(), 'comment');

$c = client(uri => '/header');
ok($c->wait(), 'header before the first event');

$c = client(uri => '/together');
ok($c->wait(), 'header that came with a part of the first event');

$c = client(uri => '/half');
$c->wait();
is($c->content(), join('', @out[0 .. 2]), 'event and a half');

$c = client(uri => '/limit/large');
$c->wait();
is(sse_numbers($c->content()), '0 1', 'large event in pieces');

$c = client(uri => '/gzip/gzip', headers => [ 'Accept-Encoding: gzip' ]);
ok($c->wait(), 'gzip');
like($c->headers(), qr/^Content-Encoding: gzip/m, 'gzip header');

# many clients at a time, each with its own pace

my @many = map { client(uri => '/half') } 1 .. 5;
$c = $many[0];
is(scalar(grep { $_->wait() } @many), 5, 'clients at the same time');

# dry run shows upstream's own bytes, no later than that

@out = @events;
$c = client(uri => '/dry/chunked');
$c->wait();
is($c->content(), join('', @out), 'dry run, event by event');

@out = @events = (event('response.a', '', 0), map { "data: part $_\n\n" } 1 .. 5);
$c = client(uri => '/chunked');
$c->wait();
is($c->content(), join('', @out), 'data without JSON');

# a control: with the module off nginx keeps such events to itself

@out = @events = stream(2);
$c = client(uri => '/off/close');
ok(!$c->wait(0.5), 'module off');

###############################################################################
