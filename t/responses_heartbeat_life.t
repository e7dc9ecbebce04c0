#!/usr/bin/perl

# Tests for ngx_http_responses_module, comments that keep a silent stream
# alive: subrequests and redirects, and workers that leave.

###############################################################################

use warnings;
use strict;

use Test::More;

BEGIN { use FindBin; chdir($FindBin::Bin); }

use lib 'lib';
use Test::Nginx;
use Test::Responses;
use Test::Responses::Beats;
use Test::Responses::Contract qw/ violations sample /;

###############################################################################

select STDERR; $| = 1;
select STDOUT; $| = 1;

my $t = Test::Nginx->new()->has(qw/http proxy ssi http_addition
	http_auth_request mirror/);

$t->plan(33);

my $conf = <<'EOF';

%%TEST_GLOBALS%%

daemon off;

events {
}

http {
    %%TEST_GLOBALS_HTTP%%

    log_format r "$request_uri $status $responses_status "
                 "$responses_terminal $responses_events";
    access_log %%TESTDIR%%/r.log r;

    responses on;
    responses_heartbeat 100ms;
    responses_sequence renumber start=%%START%%;

    server {
        listen       127.0.0.1:8080;
        server_name  localhost;

        location / {
            proxy_pass http://127.0.0.1:8081;
        }

        location /fresh {
            proxy_pass http://127.0.0.1:8081/fresh;
        }

        location /accel/ {
            proxy_pass http://127.0.0.1:8081;
        }

        location /intercept/ {
            proxy_intercept_errors on;
            error_page 502 = @fallback;
            proxy_pass http://127.0.0.1:8081;
        }

        location @fallback {
            rewrite ^ /silent break;
            proxy_pass http://127.0.0.1:8081;
        }

        location /ssi/ {
            ssi on;
            ssi_types text/event-stream;
            proxy_pass http://127.0.0.1:8081/;
        }

        location = /page.html {
            ssi on;
        }

        location /add/ {
            add_before_body /part;
            add_after_body /part;
            addition_types text/event-stream;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /auth/ {
            auth_request /part;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /mirror/ {
            mirror /part;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /stall/ {
            proxy_read_timeout 700ms;
            proxy_pass http://127.0.0.1:8081/;
        }
    }
}

EOF

$t->write_file_expand('nginx.conf', $conf =~ s/%%START%%/0/r);
$t->write_file('page.html', '<p><!--# include virtual="/quiet" --></p>');

my @events = sample();
my $in = join '', @events;
my $go;

my $u = upstream(port(8081),
	qr!^/silent! => sub { answer([ silent($_[0]) ]) },
	qr!^/fresh! => sub { answer($in) },
	qr!^/quiet! => sub { answer([ pause(0.4), @events[0 .. 5], pause(0.4),
		@events[6 .. $#events] ]) },
	qr!^/accel! => sub { (pause(0.3), "HTTP/1.1 200 OK\r\n"
		. "X-Accel-Redirect: /silent?" . ($_[0] =~ /(\d+)$/)[0] . "\r\n"
		. "Content-Type: text/event-stream\r\n"
		. "Content-Length: 0\r\n\r\n") },
	qr!^/intercept! => sub { (pause(0.3), answer([ ": a\n\n" ],
		status => '502 Bad')) },
	qr!^/include! => sub { answer([ beaten($_[0], 1), @events[0 .. 4],
		event('acme', q/"text":"<!--# include virtual='\/part' -->"/),
		pause(0.5), @events[5 .. $#events] ]) },
	qr!^/part! => sub { (pause(0.3), answer([ 'pa', pause(0.3), 'rt' ],
		type => 'text/plain')) },
	qr!^/held! => sub { answer([ @events[0 .. 5], sub { $go },
		@events[6 .. $#events] ]) },
	qr!^/begun! => sub { answer([ sub { $go }, @events ]) },
	qr!^/hang! => sub { answer([ @events[0 .. 5], sub { 0 } ]) },
);

$t->run();

my $pid = worker($t);
my $c;

###############################################################################

# redirects wipe contexts, and the timer is that of the stream that is sent

foreach my $uri (qw! /accel/ /intercept/ !) {
	$c = listen_to($uri);
	$c->wait();
	is(without($c->content(), $in), '', "redirect, $uri");
	ok($c->complete(), "redirect, $uri, complete");
}

# subrequests: none within their answers

$c = get('/page.html');
is($c->content(), "<p>$in</p>", 'an included stream');

foreach my $way (qw! /ssi/include /add/silent !) {
	$c = listen_to($way);
	$c->wait();
	my $body = $c->content();

	if ($way =~ /add/) {
		$body =~ s/^part//;
		$body =~ s/part$//;
		is(without($body, $in), '', 'text before and after');

	} else {
		like($body, qr/"text":"part"\}\n\n/, 'an event with an include');
		is(join("\n", violations($body)), '', 'an event with an include, rest');
	}

	ok($c->complete(), "$way, complete");
}

foreach my $way (qw! /auth/silent /mirror/silent !) {
	$c = listen_to($way);
	$c->wait();
	is(without($c->content(), $in), '', $way);
}

# the upstream is silent for too long

$c = listen_to('/stall/hang');
$c->wait();
cmp_ok(beats($c->content()), '>=', 3, 'time-out, comments');
is(join("\n", violations($c->content())), '', 'time-out, contract');
ok($c->complete(), 'time-out, complete');

# none on what comes next on the connection, nor in between

$c = listen_to('/silent');
$c->wait();
$c->{raw_too} = 1;
pump(pause(0.4));
is($c->{raw}, '', 'kept alive, nothing in between');
$c->request(uri => '/fresh');
$c->wait();
is($c->content(1), $in, 'kept alive, next request');

is(worker($t), $pid, 'worker is the same');

# a reload: old streams go on in the old worker

my @old = map { listen_to($_ % 2 ? '/held' : '/begun') } 1 .. 20;
everyone(@old);

foreach my $n (1 .. 3) {
	$t->write_file_expand('nginx.conf', $conf =~ s/%%START%%/$n * 10/er);
	$t->reload();
	ok(pump(sub { sse_numbers(get('/fresh')->content()) =~ /^${n}0 / }),
		"reload $n");
}

$t->write_file_expand('nginx.conf', $conf =~ s/%%START%%/0/r);
$t->reload();
pump(sub { sse_numbers(get('/fresh')->content()) =~ /^0 / });

everyone(@old);
go_on('reload', @old);
ok(pump(sub { @{[ worker_pids($t) ]} == 1 && (worker_pids($t))[0] != $pid },
	10), 'reload, old workers left');

# a worker that is asked to leave

@old = map { listen_to('/held') } 1 .. 20;
everyone(@old);
$pid = worker($t);
kill 'QUIT', $pid;
everyone(@old);
go_on('quit', @old);
ok(pump(sub { !grep { $_ == $pid } worker_pids($t) }), 'quit, worker left');

# one that does not wait for its streams

@old = map { listen_to('/hang') } 1 .. 20;
everyone(@old);
$pid = worker($t);
kill 'TERM', $pid;
ok(pump(sub { !grep { !$_->{closed} } @old }), 'terminated');
is(scalar(grep { $_->complete() } @old), 0, 'terminated, the cut is seen');
ok(pump(sub { get('/fresh')->content() ne '' }), 'terminated, next');

# one that waits for some time

$t->write_file_expand('nginx.conf', $conf =~ s/%%START%%/70/r
	=~ s/daemon off;/daemon off; worker_shutdown_timeout 300ms;/r);
$t->reload();
pump(sub { sse_numbers(get('/fresh')->content()) =~ /^70 /
	&& @{[ worker_pids($t) ]} == 1 });

$pid = worker($t);
@old = map { listen_to('/hang') } 1 .. 20;
everyone(@old);
$t->reload();
ok(pump(sub { !grep { !$_->{closed} } @old }), 'shutdown time-out');
ok(pump(sub { !grep { $_ == $pid } worker_pids($t) }),
	'shutdown time-out, worker left');
like(logged($t, 'r.log', qr!^/hang/responses\?\d+ \d+ shutdown!m),
	qr!^/hang/responses\?\d+ \d+ shutdown added 6$!m, 'shutdown time-out, logged');

###############################################################################

# waits until all have seen one comment more

sub everyone {
	my @streams = @_;
	my %seen = map { $_ => beats($_->content()) } @streams;

	pump(sub { !grep { beats($_->content()) <= $seen{$_} } @streams })
		or diag('no comments');
}


sub go_on {
	my ($what, @streams) = @_;

	$go = 1;
	$_->wait() foreach @streams;
	$go = 0;

	my ($wrong) = grep { $_ ne '' }
		map { without($_->content(), $in) } @streams;
	is($wrong || '', '', $what);
	is(scalar(grep { $_->complete() } @streams), @streams,
		"$what, complete");
}


sub silent {
	my ($uri) = @_;

	return (beaten($uri, 2), @events[0 .. 5], beaten($uri, 2),
		@events[6 .. $#events - 1], beaten($uri, 1), $events[-1]);
}

###############################################################################
