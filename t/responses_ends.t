#!/usr/bin/perl

# Tests for ngx_http_responses_module, ends of a stream: whatever happens to
# the upstream, the client gets a stream with one terminal, and an HTTP
# message with an end.

###############################################################################

use warnings;
use strict;

use Test::More;

BEGIN { use FindBin; chdir($FindBin::Bin); }

use lib 'lib';
use Test::Nginx;
use Test::Responses;
use Test::Responses::Contract qw/ violations sample response_member /;

###############################################################################

select STDERR; $| = 1;
select STDOUT; $| = 1;

my $t = Test::Nginx->new()->has(qw/http proxy cache/);

my @events = sample();
my $in = join '', @events;
my $n = length $in;

# a last event that lacks but its line's end and a blank line is whole

my $whole = $n - 2;

# how streams are cut, and what is logged: a chunked or counted answer tells
# that something is missing, one that ends with its connection does not

my %ways = (
	fin => 'upstream_error',
	short => 'upstream_error',
	rst => 'upstream_error',
	bad => 'upstream_error',
	close => 'upstream_incomplete',
	last => 'upstream_incomplete',
	stall => 'upstream_timeout',
);

my @ways = sort keys %ways;
my @kinds = ('/', '/off/', '/cached/');

$t->plan(5 * @ways + 3 * @ways * @kinds + 51);

$t->write_file_expand('nginx.conf', <<'EOF');

%%TEST_GLOBALS%%

daemon off;

events {
    worker_connections 2048;
}

http {
    %%TEST_GLOBALS_HTTP%%

    log_format r "$request_uri $responses_terminal $responses_error_code "
                 "$responses_status $status";
    access_log %%TESTDIR%%/r.log r;

    proxy_cache_path %%TESTDIR%%/cache keys_zone=one:1m;

    upstream next {
        server 127.0.0.1:8082;
        server 127.0.0.1:8081;
    }

    server {
        listen       127.0.0.1:8080;
        server_name  localhost;

        responses on;
        add_header X-Id $request_id;
        include locations;
    }

    # those that are silent, and those with small buffers

    server {
        listen       127.0.0.1:8083 sndbuf=4k;
        listen       127.0.0.1:8084;
        server_name  localhost;

        responses on;
        add_header X-Id $request_id;
        proxy_read_timeout 1s;
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

location /cached/ {
    proxy_cache one;
    proxy_cache_valid 200 1m;
    proxy_cache_key $request_uri;
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

location /openresponses/ {
    responses_profile openresponses;
    proxy_pass http://127.0.0.1:8081/;
}

location /eugpt/ {
    responses_profile eugpt;
    proxy_pass http://127.0.0.1:8081/;
}

location /module-off/ {
    responses off;
    proxy_buffering off;
    proxy_pass http://127.0.0.1:8081/;
}

location /refused {
    proxy_pass http://127.0.0.1:8082;
}

location /next/ {
    proxy_pass http://next/;
}

EOF

my $half = join('', @events[0 .. 4]) . substr($events[5], 0, 60);
my $at = length $half;

my $lengths = 90;

upstream(port(8081),
	qr!^/(?:fin|short|rst|bad|close|last|stall)/! => \&way,
	'/header' => [ "HTTP/1.1 200 OK\r\nContent-Ty", fin() ],
	'/1.0' => [ "HTTP/1.0 200 OK\r\nContent-Type: text/event-stream\r\n\r\n",
		$half, fin() ],
	'/error' => sub { answer([ $events[0] . event('error',
		'"code":"rate_limit_exceeded","message":"Slow.","param":null',
		1) ]) },
	'/error-first/responses' => sub { answer([ event('error', '"error":{"type":"t",'
		. '"code":"server_error","message":"Sorry.","param":null}') ]) },
	'/error-failed' => sub { answer([ $events[0] . event('error',
		'"code":"c","message":"m","param":null', 1)
		. event('response.failed', response_member('failed'), 2) ]) },
	'/status' => [ "HTTP/1.1 500 Oops\r\nContent-Type: application/json\r\n"
		. "Content-Length: 12\r\n\r\n{\"error\":{}}" ],
	'/after' => sub { answer([ $in, sub { 0 } ], framing => 'cut') },
	'/after-fin' => sub { answer([ $in, fin() ], framing => 'cut') },
	'/after-more' => sub { answer([ $in . $events[4] . $events[13]
		. "data: [DONE]\n\n" ]) },
	qr!^/hang! => sub { answer([ $half, sub { 0 } ], framing => 'cut') },
	'/well' => sub { answer([ $in ]) },
	qr!^/long/! => sub { answer([ long($_[0] =~ /(\d+)/) ]) },
);

$t->run();

my ($pid) = worker_pids($t);

###############################################################################

# All bytes, by all ways.  What came whole is delivered as it came, what did
# not is not there, and the end is made.

my %seen;
my $again = 20 * $n;

foreach my $way (@ways) {
	my %wrong = map { $_ => '' } qw/ status complete contract came /;
	my @todo = 0 .. $n;

	while (my @batch = splice @todo, 0, 400) {
		my @clients = map { client(uri => "/$way/$_/responses",
			port => port_of($way)) } @batch;

		foreach my $i (0 .. $#clients) {
			my $c = $clients[$i];
			$c->wait();
			$c->close();

			# on a busy machine the upstream was silent from the start

			if ($way eq 'stall' && $c->status() == 504 && $again-- > 0) {
				push @todo, $batch[$i];
				next;
			}

			check($way, $batch[$i], $c, \%wrong);
		}
	}

	is($wrong{$_}, '', "$way at every byte, $_") foreach sort keys %wrong;
}

my $log = logged($t, 'r.log', qr!^/stall/$n/responses !m);

foreach my $way (@ways) {
	my $wrong = '';

	foreach my $line ($log =~ m!^/$way/(\d+/responses .*)!mg) {
		my ($at, $what) = split m!/responses !, $line;
		my $added = "added $ways{$way} truncated 200";
		my $want = $at >= $whole ? 'upstream - completed 200' : $added;

		next if $way =~ /rst|bad/ && $what eq $added
			|| $way eq 'stall' && $what =~ / 504$/;

		$wrong ||= $line if $what ne $want;
	}

	is($wrong, '', "$way at every byte, logged");
}

is((worker_pids($t))[0], $pid, 'worker is the same');

###############################################################################

# each kind of end by the ways that buffers and directives can be

foreach my $kind (@kinds) {
	foreach my $way (@ways) {
		my $r = get("${kind}$way/$at/responses", port => port_of($way));

		is(join("\n", violations($r->content())), '', "$kind$way, contract");
		ok($r->complete(), "$kind$way, complete");
		like($r->content(), qr/"code":"(?:$ways{$way}|server_error)"/,
			"$kind$way, code");
	}
}

foreach my $way (qw/ fin close stall /) {
	my $came = join '', @events[0 .. 4];
	my $end = $way eq 'close' ? 1 : 0;

	my $r = get("/none/$way/$at", port => port_of($way));
	is($r->content(), $came, "terminal off, $way");
	is($r->complete(), $end, "terminal off, $way, end");

	$r = get("/abort/$way/$at", port => port_of($way));
	is(join("\n", violations($r->content())), '', "terminal abort, $way");
	is($r->complete(), $end, "terminal abort, $way, end");
}

$log = logged($t, 'r.log', qr!^/abort/stall!m);

like($log, qr!^/none/fin/\d+ none - truncated 200$!m, 'terminal off, logged');
like($log, qr!^/abort/fin/\d+ added upstream_error truncated 200$!m,
	'terminal abort, logged');

# what clients with other profiles get

foreach my $profile (qw/ openresponses eugpt /) {
	foreach my $way (qw/ fin last stall /) {
		my $r = get("/$profile/$way/$at", port => port_of($way));

		is(join("\n", violations($r->content(), profile => $profile)), '',
			"$profile, $way");
	}
}

# HTTP/1.0, on either side

my $r = get('/1.0');
is(join("\n", violations($r->content())), '', 'HTTP/1.0 upstream');
ok($r->complete(), 'HTTP/1.0 upstream, complete');

$r = get("/fin/$at", version => '1.0');
is(join("\n", violations($r->content())), '', 'HTTP/1.0 client');
ok($r->complete(), 'HTTP/1.0 client, connection is closed');

# before the first event: not a stream yet

is(get('/refused')->status(), 502, 'refused');
is(get('/header')->status(), 502, 'cut in the header');
is(get('/status')->status(), 500, 'error by status');
is(get('/status')->content(), '{"error":{}}', 'error by status, body');
is(get('/next/well')->content(), $in, 'next upstream');

# errors that the upstream tells

$r = get('/error');
is(join("\n", violations($r->content())), '', 'error event');
is(sse_types($r->content()), 'response.created error response.failed',
	'error event, failure is added');
like($r->content(), qr/"failed".*"code":"rate_limit_exceeded"/,
	'error event, its code');

$r = get('/error-first/responses');
is(join("\n", violations($r->content())), '', 'error is the first event');
like($r->content(), qr/"failed","error":\{"code":"server_error",
	"message":"Sorry/x,
	'error is the first event, its code');

is(sse_types(get('/error-failed')->content()),
	'response.created error response.failed', 'failure is there');
is(sse_types(get('/eugpt/error')->content()), 'response.created error',
	'eugpt, an error is the end');
is(sse_types(get('/eugpt/error-failed')->content()),
	'response.created error', 'eugpt, a failure is not sent');

# the end has come, whatever comes then

foreach my $uri (qw! /after /after-fin /after-more !) {
	my $r = get($uri);
	is($r->content(), $in, "$uri, nothing more");
	ok($r->complete(), "$uri, complete");
}

# a client that leaves

my $c = client(uri => '/hang?left');
pump(sub { $c->has('"Hel"') });
$c->abort();
like(logged($t, 'r.log', qr!^/hang\?left!m),
	qr!^/hang\?left none - aborted 200$!m, 'client left');

# A client that takes longer than the upstream may be silent: nginx itself
# cuts the answer where its rest waits in nginx.  With buffers that small the
# rests of some of these lengths do.

my %cut;

foreach my $kind (qw! /off/ / /module-off/ !) {
	my @clients = map { client(uri => "${kind}long/$_", port => 8083,
		rcvbuf => 4096) } 1 .. $lengths;

	$_->{paused} = 1 foreach @clients;
	pump(sub { !grep { length $_->{out} } @clients });
	pump(pause(1.5));
	$_->{paused} = 0 foreach @clients;

	my $wrong = '';

	foreach my $i (1 .. $lengths) {
		my $c = $clients[$i - 1];
		$c->wait();
		$c->close();
		$cut{$kind}++ unless $c->complete();
		$wrong ||= "length $i" unless $c->content() eq long($i);
	}

	note("slow clients, $kind: " . ($cut{$kind} || 0) . " of $lengths cut");
	next if $kind eq '/module-off/';

	is($cut{$kind} || 0, 0, "slow clients, $kind, complete");
	is($wrong, '', "slow clients, $kind, whole");
}

is(get('/well')->content(), $in, 'goes on');
is((worker_pids($t))[0], $pid, 'worker is still the same');

###############################################################################

sub way {
	my ($way, $at) = $_[0] =~ m!^/(\w+)/(\d+)!;
	my $part = substr($in, 0, $at);

	return answer([ $part ], framing => 'close') if $way eq 'close';
	return answer([ $part ]) if $way eq 'last';

	my @steps = answer([ $part ],
		framing => $way eq 'short' ? 'length' : 'cut');

	$steps[0] =~ s/(?<=Length: )\d+/$n + 1/e;

	return (join('', @steps), sub { 0 }) if $way eq 'stall';
	return (@steps, "zz\r\n", fin()) if $way eq 'bad';
	return (@steps, pause(0.003), rst()) if $way eq 'rst';
	return (@steps, fin());
}


# only where silence is meant, the time-out is short

sub port_of { return $_[0] eq 'stall' ? 8084 : 8080 }


sub long {
	my $more = 'x' x ($_[0] * 700);
	return $in =~ s/(?="delta":"lo")/"obfuscation":"$more",/r;
}


sub check {
	my ($way, $at, $c, $wrong) = @_;
	my $body = $c->content();

	$wrong->{status} ||= "at $at" if $c->status() != 200;
	$wrong->{complete} ||= "at $at" unless $c->complete();

	my ($id) = $c->headers() =~ /^X-Id: (\w+)/m;
	my $key = $body =~ s/$id/ID/gr =~ s/(?<="created_at":)1[89]\d+/0/gr;

	$seen{$key} = join '; ', violations($body)
		unless defined $seen{$key};

	$wrong->{contract} ||= "at $at: $seen{$key}\n$body" if $seen{$key};

	# a reset takes with it what was not read yet

	return if $way eq 'rst' || $way eq 'bad';

	my $frames = () = substr($in, 0, $at) =~ /\n\n/g;
	my $come = join '', @events[0 .. $frames - 1];

	$wrong->{came} ||= "at $at: $body"
		if index($body, $come) != 0 || $at >= $whole && $body ne $in;
}

###############################################################################
