#!/usr/bin/perl

# Tests for ngx_http_responses_module, ends of a stream as HTTP/2 clients see
# them: one terminal, then END_STREAM.

###############################################################################

use warnings;
use strict;

use Test::More;

BEGIN { use FindBin; chdir($FindBin::Bin); }

use lib 'lib';
use Test::Nginx;
use Test::Responses;
use Test::Responses::Contract qw/ violations sample /;

###############################################################################

select STDERR; $| = 1;
select STDOUT; $| = 1;

my $t = Test::Nginx->new()->has(qw/http http_v2 proxy/);

my @events = sample();
my $in = join '', @events;
my $n = length $in;

my %ways = (
	fin => 'upstream_error',
	rst => 'upstream_error',
	bad => 'upstream_error',
	close => 'upstream_incomplete',
	stall => 'upstream_timeout',
);

my @ways = sort keys %ways;
my $lengths = 60;

$t->plan(3 * @ways + 18);

$t->write_file_expand('nginx.conf', <<'EOF');

%%TEST_GLOBALS%%

daemon off;

events {
    worker_connections 2048;
}

http {
    %%TEST_GLOBALS_HTTP%%

    log_format r "$request_uri $responses_terminal $responses_error_code "
                 "$responses_status";
    access_log %%TESTDIR%%/r.log r;

    server {
        listen       127.0.0.1:8080 http2;
        server_name  localhost;

        responses on;
        http2_max_concurrent_streams 500;
        keepalive_requests 100000;

        include locations;
    }

    # only what is meant to be silent has a short time-out

    server {
        listen       127.0.0.1:8084 http2;
        server_name  localhost;

        responses on;
        proxy_read_timeout 1s;
        http2_max_concurrent_streams 500;
        keepalive_requests 100000;

        include locations;
    }
}

EOF

$t->write_file_expand('locations', <<'EOF');

location / {
    proxy_pass http://127.0.0.1:8081;
}

location /off/ {
    proxy_buffering off;
    proxy_pass http://127.0.0.1:8081/;
}

location /none/ {
    responses_terminal off;
    proxy_pass http://127.0.0.1:8081/;
}

location /abort/ {
    responses_terminal abort;
    proxy_pass http://127.0.0.1:8081/;
}

location /module-off/ {
    responses off;
    proxy_buffering off;
    proxy_pass http://127.0.0.1:8081/;
}

EOF

my $half = join('', @events[0 .. 4]) . substr($events[5], 0, 60);
my $at = length $half;

upstream(port(8081),
	qr!^/(?:fin|rst|bad|close|stall)/! => \&way,
	qr!^/hang! => sub { answer([ $half, sub { 0 } ], framing => 'cut') },
	'/after' => sub { answer([ $in, sub { 0 } ], framing => 'cut') },
	'/well' => sub { answer([ $in ]) },
	qr!^/long/! => sub { answer([ long($_[0] =~ /(\d+)/) ]) },
);

$t->run();

my ($pid) = worker_pids($t);

###############################################################################

# about every third byte, many streams on one connection

my %on = (map({ $_ => h2() } @ways), stall => h2(port => 8084));
my $again = 20 * $n;
my ($c, %seen);

foreach my $way (@ways) {
	my %wrong = map { $_ => '' } qw/ end contract came /;
	my @todo = map { 3 * $_ + 1 } 0 .. ($n - 1) / 3;

	$c = $on{$way};

	while (my @batch = splice @todo, 0, 200) {
		my %id = map { $_ => $c->request(uri => "/$way/$_/responses") }
			@batch;

		foreach my $at (@batch) {
			$c->wait($id{$at});

			# on a busy machine the upstream was silent from the start

			if ($way eq 'stall' && $again-- > 0
				&& $c->content($id{$at}) =~ /^<html>/)
			{
				push @todo, $at;
				next;
			}

			check($way, $at, $id{$at}, \%wrong);
		}
	}

	is($wrong{$_}, '', "$way, $_") foreach sort keys %wrong;
}

is((worker_pids($t))[0], $pid, 'worker is the same');

foreach my $way (qw/ fin stall /) {
	$c = $on{$way};

	my $id = $c->request(uri => "/off/$way/$at");
	$c->wait($id);
	is(join("\n", violations($c->content($id))), '', "off, $way");
	is($c->ended($id), 'end', "off, $way, end");

	$id = $c->request(uri => "/abort/$way/$at");
	$c->wait($id);
	is(join("\n", violations($c->content($id))), '', "abort, $way");
	is($c->ended($id), 'reset', "abort, $way, the cut is seen");

	$id = $c->request(uri => "/none/$way/$at");
	$c->wait($id);
	is($c->content($id), join('', @events[0 .. 4]), "terminal off, $way");
}

$c = $on{fin};

my $id = $c->request(uri => '/after');
$c->wait($id);
is($c->content($id), $in, 'silence after the terminal');
is($c->ended($id), 'end', 'silence after the terminal, end');

$id = $c->request(uri => '/hang?left');
pump(sub { $c->has($id, '"Hel"') });
$c->cancel($id);
like(logged($t, 'r.log', qr!^/hang\?left!m),
	qr!^/hang\?left none - aborted$!m, 'client left');

# Windows that stay shut for longer than the upstream may be silent: nginx
# itself resets such streams, though their answers have come whole.

foreach my $kind (qw! /off/ /module-off/ !) {
	my $c = h2(port => 8084, window => 4096);
	my @ids = map { $c->request(uri => "${kind}long/$_") } 1 .. $lengths;

	pump(sub { !grep { length $c->content($_) < 4096
		&& !$c->ended($_) } @ids });
	pump(pause(1.5));
	$c->window($_, 1_000_000) foreach @ids;
	$c->wait($_) foreach @ids;

	my @wrong = grep { $c->ended($ids[$_ - 1]) ne 'end'
		|| $c->content($ids[$_ - 1]) ne long($_) } 1 .. $lengths;

	note("slow clients, $kind: " . @wrong . " of $lengths cut");

	is("@wrong", '', 'slow clients, whole') if $kind eq '/off/';
	$c->close();
}

# a client that was not made for this test

SKIP: {
skip 'no curl with HTTP/2', 2 unless has_curl_h2();

my $curl = curl('--http2-prior-knowledge',
	'http://127.0.0.1:' . port(8080) . "/fin/$at");
$curl->wait();

is(join("\n", violations($curl->content())), '', 'curl');
is($curl->{exit}, 0, 'curl, ended well');

}

like(logged($t, 'r.log', qr!^/abort/stall!m),
	qr!^/stall/301/responses added upstream_timeout truncated$!m, 'logged');

###############################################################################

sub way {
	my ($way, $at) = $_[0] =~ m!^/(\w+)/(\d+)!;
	my $part = substr($in, 0, $at);

	return answer([ $part ], framing => 'close') if $way eq 'close';

	my @steps = answer([ $part ], framing => 'cut');

	return (join('', @steps), sub { 0 }) if $way eq 'stall';
	return (@steps, "zz\r\n", fin()) if $way eq 'bad';
	return (@steps, pause(0.003), rst()) if $way eq 'rst';
	return (@steps, fin());
}


# with so many bytes more

sub long {
	my $more = 'x' x (2000 + $_[0] * 300);
	return $in =~ s/(?="delta":"lo")/"obfuscation":"$more",/r;
}


sub check {
	my ($way, $at, $id, $wrong) = @_;
	my $body = $c->content($id);

	$wrong->{end} ||= "at $at" if $c->ended($id) ne 'end';

	my $key = $body =~ s/resp_\w{32}/ID/gr
		=~ s/(?<="created_at":)1[89]\d+/0/gr;

	$seen{$key} = join '; ', violations($body)
		unless defined $seen{$key};

	$wrong->{contract} ||= "at $at: $seen{$key}\n$body" if $seen{$key};

	return if $way eq 'rst' || $way eq 'bad';

	my $frames = () = substr($in, 0, $at) =~ /\n\n/g;

	$wrong->{came} ||= "at $at: $body"
		if index($body, join '', @events[0 .. $frames - 1]) != 0;
}

###############################################################################
