#!/usr/bin/perl

# Tests for ngx_http_responses_module, comments that keep a silent stream
# alive, and those who get them: clients that wait, that do not read, that
# leave, by HTTP/2, by TLS.

###############################################################################

use warnings;
use strict;

use Test::More;
use Time::HiRes qw/ time /;

BEGIN { use FindBin; chdir($FindBin::Bin); }

use lib 'lib';
use Test::Nginx;
use Test::Responses;
use Test::Responses::Beats;
use Test::Responses::Contract qw/ sample /;

###############################################################################

select STDERR; $| = 1;
select STDOUT; $| = 1;

my $t = Test::Nginx->new()->has(qw/http http_ssl http_v2 proxy cache gzip/);

$t->plan(43);

$t->write_file_expand('nginx.conf', <<'EOF');

%%TEST_GLOBALS%%

daemon off;

events {
    worker_connections 4096;
}

http {
    %%TEST_GLOBALS_HTTP%%

    proxy_cache_path %%TESTDIR%%/cache keys_zone=one:1m;
    proxy_cache_key $uri;

    log_format r "$uri $status $responses_status $responses_events";
    access_log %%TESTDIR%%/r.log r;

    responses on;
    responses_heartbeat 100ms;

    http2_max_concurrent_streams 500;

    server {
        listen       127.0.0.1:8080 sndbuf=32k;
        listen       127.0.0.1:8082 http2;
        server_name  localhost;

        #tls#

        location / {
            proxy_pass http://127.0.0.1:8081;
        }

        location /off/ {
            responses_heartbeat off;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /gzip/ {
            gzip on;
            gzip_types text/event-stream;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /cache/ {
            proxy_pass http://127.0.0.1:8081/;
            proxy_cache one;
            proxy_cache_valid 1m;
        }

        location /rate/ {
            limit_rate 3k;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /ignore/ {
            proxy_ignore_client_abort on;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /post/ {
            post_action /action;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /action {
            proxy_pass http://127.0.0.1:8081/slow;
        }
    }
}

EOF

# TLS where a certificate can be made

my $dir = $t->testdir();
my $tls = system("openssl req -x509 -newkey rsa:2048 -nodes -days 3 "
	. "-subj /CN=localhost -keyout $dir/key.pem -out $dir/cert.pem "
	. ">$dir/openssl.out 2>&1") == 0 && has_curl_h2();

$t->write_file_expand('nginx.conf', $t->read_file('nginx.conf')
	=~ s/#tls#/listen 127.0.0.1:8083 ssl http2;
		ssl_certificate %%TESTDIR%%\/cert.pem;
		ssl_certificate_key %%TESTDIR%%\/key.pem;/r) if $tls;

my @events = sample();
my $in = join '', @events;

# more than the buffers between nginx and a client take

my @flood = map { $events[4] =~ s/Hel/'x' x 900/er
	=~ s/"sequence_number":\K\d+/3 + $_/er } 1 .. 900;
my @tail = map { my $m = $_ + 904; $events[$_ + 5]
	=~ s/"sequence_number":\K\d+/$m/r } 0 .. 8;
my $much = join '', @events[0 .. 3], @flood, @tail;

my ($go, $c);

my $u = upstream(port(8081),
	qr!^/silent! => sub { answer([ beaten($_[0], 2), @events[0 .. 5],
		beaten($_[0], 2), @events[6 .. $#events - 1],
		beaten($_[0], 1), $events[-1] ]) },
	qr!^/long! => sub { answer([ @events[0 .. 5], pause(3),
		@events[6 .. $#events] ]) },
	qr!^/much! => sub { answer([ join('', @events[0 .. 3], @flood),
		beaten($_[0], 1), join('', @tail) ]) },
	qr!^/soon! => sub { answer([ beaten($_[0], 4), @events ]) },
	qr!^/some/(\d+)! => sub { my ($n) = $_[0] =~ m!/(\d+)/!;
		my $some = some($n);
		my $end = rindex($some, "\n\nevent:") + 2;
		answer([ substr($some, 0, $end), beaten($_[0], 2),
			substr($some, $end) ]) },
	qr!^/held! => sub { answer([ @events[0 .. 5], sub { $go },
		@events[6 .. $#events] ]) },
	qr!^/hang! => sub { answer([ @events[0 .. 5], sub { 0 } ]) },
	qr!^/begun! => sub { answer([ sub { 0 } ]) },
	qr!^/slow! => sub { (pause(0.5), answer('x', framing => 'length',
		type => 'text/plain')) },
);

$t->run();

my $pid = worker($t);

###############################################################################

# clients that give up a silent connection

is(idle('/long', 1), 'whole', 'idle time-out');
is(idle('/off/long', 1), 'gave up', 'idle time-out, no comments');

# many at once

my @many = map { listen_to('/silent') } 1 .. 200;
$_->wait(60) foreach @many;
is((grep { $_ ne '' } map { without($_->content(), $in) } @many)[0] || '',
	'', 'many');
is(scalar(grep { $_->complete() } @many), 200, 'many, complete');

# HTTP/2: many streams on one connection

my $h2 = h2(port => 8082);
@many = map { listen_h2($h2, '/silent') } 1 .. 100;
$_->wait(60) foreach @many;
is((grep { $_ ne '' } map { without($_->content(), $in) } @many)[0] || '',
	'', 'HTTP/2');
is(scalar(grep { $_->complete() } @many), 100, 'HTTP/2, complete');

# A window for one comment and a half: no more than two are made, whatever
# time goes by, and they leave whole when it opens.

$h2 = h2(port => 8082, window => 20);
@many = map { listen_h2($h2, '/held') } 1 .. 50;
my @begun = map { listen_h2($h2, '/begun') } 1 .. 50;

ok(pump(sub { !grep { length $_->content() < 20 } @many, @begun }),
	'HTTP/2, no window');

my $rss = rss($pid);
pump(pause(2));
my $grown = rss($pid) - $rss;

is(scalar(grep { length $_->content() != 20 } @many, @begun), 0,
	'HTTP/2, no window, nothing more');

SKIP: {
skip 'sanitizers', 1 if $t->sanitized();
cmp_ok($grown, '<', 300, "HTTP/2, no window, memory: $grown k");
}

$h2->window($_->{id}, 6) foreach @begun;
ok(pump(sub { !grep { length $_->content() < 26 } @begun }),
	'HTTP/2, two comments');
is((grep { $_->content() ne ": keepalive\n\n" x 2 } @begun)[0], undef,
	'HTTP/2, two comments, whole');

$go = 1;
$h2->window($_->{id}, 100000) foreach @many;
$_->wait() foreach @many;
is((grep { $_ ne '' } map { without($_->content(), $in) } @many)[0] || '',
	'', 'HTTP/2, window opened');
cmp_ok((sort { $b <=> $a } map { beats($_->content()) } @many)[0], '<', 4,
	'HTTP/2, window opened, comments');

# the same where nginx buffers: it flushes nothing while the upstream is silent

my $cached = h2(port => 8082, window => 20);
$c = listen_h2($cached, '/cache/soon');
pump(sub { length $c->content() == 20 });
$cached->window($c->{id}, 100000);
$c->wait();
is(without($c->content(), $in), '', 'HTTP/2, buffered');

# streams that are reset in silence, and a connection that goes

$h2->cancel($_->{id}) foreach @begun;
ok(pump(\&alone), 'HTTP/2, reset');
$h2->close();

$go = 0;
$h2 = h2(port => 8082);
@many = map { listen_h2($h2, '/held') } 1 .. 50;
pump(sub { !grep { beats($_->content()) < 1 } @many });
$h2->close();
ok(pump(\&alone), 'HTTP/2, connection closed');

# clients that do not read: what waits is not added to

foreach my $way ('', '/gzip') {
	my $listen = $way ? \&listen_gzip : \&listen_to;
	my @slow = map { $listen->("$way/much", rcvbuf => 4096) } 1 .. 10;

	pump(sub { !grep { length $_->content() < 3000 } @slow });
	$_->{paused} = 1 foreach @slow;

	pump(pause(0.5));
	$rss = rss($pid);
	pump(pause(2.5));
	$grown = rss($pid) - $rss;

	SKIP: {
	skip 'sanitizers', 1 if $t->sanitized();
	cmp_ok($grown, '<', 300, "slow$way, memory: $grown k");
	}

	$_->{paused} = 0 foreach @slow;
	$_->wait(60) foreach @slow;

	is((grep { $_ ne '' } map { without($_->content(), $much) } @slow)[0]
		|| '', '', "slow$way");

	my @before = map { beats((split(/y{50}/, $_->content()
		=~ s/"sequence_number":903/'y' x 50/er))[0]) } @slow;
	my ($most) = sort { $b <=> $a } @before;
	cmp_ok($most, '<', 12, "slow$way, comments: $most");
}

# Buffered by nginx, which leaves a client that was blocked without the rest
# until the upstream speaks again: the comment takes it along.

my @slow = map { listen_to("/cache/some/$_", version => '1.0',
	rcvbuf => 16384) } 1 .. 20;
$_->{paused} = 1 foreach @slow;
pump(pause(1));
$_->{paused} = 0 foreach @slow;
ok(pump(sub { !grep { beats($_->content()) < 2 } @slow }),
	'slow, buffered, comments');
$_->wait() foreach @slow;
is((grep { $_ ne '' } map { without($slow[$_ - 1]->content(), some($_)) }
	1 .. 20)[0] || '', '', 'slow, buffered');

$c = listen_to('/rate/silent');
$c->wait();
is(without($c->content(), $in), '', 'limit_rate');

# clients that leave: the upstream is closed, the worker goes on

foreach my $uri (qw! /hang /begun /gzip/hang /post/hang !) {
	foreach my $how (qw/ close abort /) {
		$c = $uri =~ /gzip/ ? listen_gzip($uri) : listen_to($uri);
		pump(sub { beats($c->content()) >= 2 });
		$c->$how();
		ok(pump(\&alone), "$how, $uri");
	}
}

like(logged($t, 'r.log', qr!^/action!m), qr!^/action \d+ aborted 6$!m,
	'logged');

# those that leave at once

@many = map { listen_to('/hang') } 1 .. 200;
pump(sub { !grep { beats($_->content()) < 1 } @many });
$_->abort() foreach @many;
ok(pump(\&alone), 'many leave');

# one who is not missed: comments for nobody, then the rest of the stream

$go = 0;
$c = listen_to('/ignore/held');
pump(sub { beats($c->content()) >= 1 });
$c->abort();
pump(pause(0.5));
$go = 1;
like(logged($t, 'r.log', qr!^/ignore/held!m),
	qr!^/ignore/held/responses \d+ \w+ \d+$!m,
	'ignored, logged');

$go = 0;
$c = listen_to('/cache/held');
pump(sub { beats($c->content()) >= 1 });
$c->abort();
pump(pause(0.5));
$go = 1;
ok(pump(\&alone), 'cached, upstream goes on');
$c = get('/cache/held/responses');
is($c->content(), $in, 'cached, whole');

# by TLS

SKIP: {
skip 'no openssl, or no curl with HTTP/2', 4 unless $tls;

foreach my $version (qw/ http1.1 http2 /) {
	$c = listen_by('/silent', sub { curl('-k', "--$version",
		'https://127.0.0.1:' . port(8083) . $_[0]) });
	$c->wait();
	is(without($c->content(), $in), '', "TLS, $version");
	is($c->{exit}, 0, "TLS, $version, complete");
}

}

is(worker($t), $pid, 'worker is the same');

###############################################################################

# a client that gives up after so many seconds without a byte

sub idle {
	my ($uri, $limit) = @_;

	my $c = listen_to($uri);
	my ($idle, $bytes, $last) = (0, 0, time());

	pump(sub {
		my $past = time() - $last;

		# a pause of our own is no silence

		$idle = length $c->content() == $bytes
			? $idle + ($past < 0.1 ? $past : 0.1) : 0;

		($bytes, $last) = (length $c->content(), time());

		return $c->{closed} || @{$c->{responses}} || $idle > $limit;
	});

	my $whole = $c->complete() && without($c->content(), $in) eq '';
	$c->abort() unless $c->{closed};

	return $whole ? 'whole' : $idle > $limit ? 'gave up' : 'broken';
}


# a stream of so many times 4k and more

sub some {
	my ($n) = @_;

	return join '', @events[0 .. 3], @flood[0 .. 40 + 4 * $n],
		map { my $m = $_ + 45 + 4 * $n; $events[$_ + 5]
			=~ s/"sequence_number":\K\d+/$m/r } 0 .. 8;
}


# no upstream connection is busy

sub alone {
	return !grep { !$_->{closed} && @{$_->{steps}} } @{$u->{conns}};
}

###############################################################################
