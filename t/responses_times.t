#!/usr/bin/perl

# Tests for ngx_http_responses_module, times: their order, known gaps, and a
# machine whose time is set while streams run.

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

my @times = qw/ first_event_time first_token_time first_text_time stream_time
	token_interval max_gap /;

my $t = Test::Nginx->new()->has(qw/http proxy/)->plan(45);

my $format = join ' ', map { "$_=\$responses_$_" } @times;

$t->write_file_expand('nginx.conf', <<"EOF");

%%TEST_GLOBALS%%

daemon off;

events {
}

http {
    %%TEST_GLOBALS_HTTP%%

    log_format r '\$request_uri $format request=\$request_time '
                 'status=\$responses_status';
    access_log %%TESTDIR%%/r.log r;

    server {
        listen       127.0.0.1:8080;
        server_name  localhost;

        responses on;

        location / {
            proxy_pass http://127.0.0.1:8081;
        }
    }
}

EOF

# a clock that can be set, where one can be made

my $step = $t->testdir() . '/step';
my $clock = clock();

sub step {
	my ($seconds) = @_;

	return sub {
		$t->write_file('step.new', sprintf('%d', $seconds));
		rename "$step.new", $step or die "rename: $!";
		return 1;
	};
}


my @e = stream(7);
my $reasoning = event('response.reasoning_text.delta', '"delta":"a"');
my $refusal = event('response.refusal.delta', '"delta":"a"');
my $done = event('response.output_text.done', '"text":"a"');
my $gap = 0.4;

# a machine may be slow before a pause, which makes what is seen of it shorter

my $seen = 0.7;
my $c;

sub paced {
	return map { ($_, pause($gap)) } @_;
}


upstream(port(8081),
	'/order' => sub { answer([ pause($gap), paced($e[0], $reasoning,
		@e[1 .. 3]), pause($gap), $e[4], $done, pause($gap),
		$e[8] ]) },
	qr!^/paced! => sub { answer([ pause($gap), paced(@e[0 .. 3]),
		pause(2 * $gap), $e[8] ]) },
	'/refusal' => sub { answer([ paced($e[0], $reasoning, $refusal),
		$e[8] ]) },
	'/comments' => sub { answer([ $e[0],
		(map { (": hi\n\n", pause($gap)) } 1 .. 3), @e[1, 8] ]) },
	'/halves' => sub { answer([ $e[0], pause($gap),
		substr($e[1], 0, 20), pause($gap), substr($e[1], 20),
		$e[8] ]) },
	'/once' => sub { answer(join('', @e)) },
	'/single' => sub { answer([ pause($gap), $e[8] ]) },
	'/tokens' => sub { answer(event('response.completed',
		'"response":{"usage":{"output_tokens":1}}')) },
	'/silent' => sub { answer([ ": hi\n\n", pause($gap) ]) },
	'/leave' => sub { answer([ paced(@e[0 .. 2]), sub { 0 } ]) },
	'/back' => sub { (pause($gap), step(-3600), answer([ @e[0, 1],
		pause($gap), step(-7200), @e[2, 8] ])) },
	'/forward' => sub { (pause($gap), step(86400), answer([ @e[0, 1],
		pause($gap), step(172800), @e[2, 8] ])) },
);

{
	local $ENV{LD_PRELOAD} = $clock if $clock;
	$t->run();
}

###############################################################################

# bounds are loose, as machines may be slow

my $v = times_of('/order');

cmp_ok($v->{first_event_time}, '>=', $seen * $gap, 'first event');
later('first_token_time', 'first_event_time', $gap);
later('first_text_time', 'first_token_time', $gap);
later('stream_time', 'first_text_time', 4 * $gap);
cmp_ok($v->{stream_time}, '<=', $v->{request} + 0.01, 'within the request');
cmp_ok($v->{max_gap}, '>=', $seen * 2 * $gap, 'longest gap');
cmp_ok($v->{max_gap}, '<=', $v->{stream_time} - $v->{first_event_time},
	'a gap is no longer than the stream');

# 6 intervals: 7 tokens

cmp_ok($v->{token_interval}, '>=', $seen * 5 * $gap / 6, 'token interval');
cmp_ok($v->{token_interval}, '<=', ($v->{stream_time} - $gap
	- $v->{first_token_time}) / 6 + 0.002, 'without what follows the last');

$v = times_of('/paced');
cmp_ok($v->{max_gap}, '>=', $seen * 3 * $gap, 'a gap before the end');
is($v->{first_token_time}, $v->{first_text_time}, 'text is a token');
later('first_token_time', 'first_event_time', $gap);

$v = times_of('/refusal');
later('first_text_time', 'first_token_time', $gap);

$v = times_of('/comments');
cmp_ok($v->{max_gap}, '>=', $seen * 3 * $gap, 'comments do not end a silence');
cmp_ok($v->{first_event_time}, '<=', $v->{request}, 'a comment is no event');

$v = times_of('/halves');
cmp_ok($v->{max_gap}, '>=', $seen * 2 * $gap, 'half an event is none');

$v = times_of('/once');
is(join(' ', @$v{qw/ first_token_time first_text_time stream_time /}),
	join(' ', ($v->{first_event_time}) x 3), 'together, at one time');
is("$v->{token_interval} $v->{max_gap}", '0.000 0.000', 'and no gaps');

$v = times_of('/single');
is($v->{first_event_time}, $v->{stream_time}, 'one event');
is(join(' ', @$v{qw/ first_token_time first_text_time token_interval
	max_gap /}), '- - - -', 'one event, unknown');
is(times_of('/tokens')->{token_interval}, '-', 'one token');
is(join(' ', @{times_of('/silent')}{@times}), '- - - - - -', 'no event');

# a client that leaves

$c = client(uri => '/leave');
ok(pump(sub { $c->has("word 2") }), 'left when it had come');
$c->close();
$v = times_of('/leave', 1);
is($v->{status}, 'aborted', 'left');
later('stream_time', 'first_token_time', $gap);
later('first_token_time', 'first_event_time', $gap);

# a connection's second request has a start of its own

$c = client(uri => '/paced?1');
$c->wait();
pump(pause(3 * $gap));
$c->request(uri => '/paced?2');
$c->wait();
$v = times_of('/paced?2', 1);
cmp_ok($v->{stream_time}, '<=', $v->{request} + 0.01, 'second request');
cmp_ok($v->{first_event_time}, '>=', $seen * $gap,
	'second request, first event');
$c->close();

# the time of the machine is set

SKIP: {
	skip 'no clock that can be set', 17 unless $clock;

	foreach my $uri (qw! /back /forward !) {
		$v = times_of($uri);

		cmp_ok($v->{request}, $uri eq '/back' ? '<' : '>',
			$uri eq '/back' ? $gap : 80000,
			"$uri, nginx is deceived") or next;

		cmp_ok($v->{first_event_time}, '>=', $seen * $gap,
			"$uri, first event");
		later('stream_time', 'first_event_time', $gap, $uri);
		later('stream_time', 'first_token_time', $gap, $uri);
		cmp_ok($v->{max_gap}, '>=', $seen * $gap, "$uri, gap");
		cmp_ok($v->{token_interval}, '>=', $seen * $gap / 6,
			"$uri, interval");
		ok(!(grep { $v->{$_} > 1000 || $v->{$_} < 0 } @times),
			"$uri, no time is long");
		is($v->{status}, 'completed', "$uri, completed");
	}

	step(0)->();
	$v = times_of('/once');
	ok(!(grep { $v->{$_} > 1000 } @times), 'set again');
}

###############################################################################

sub later {
	my ($b, $a, $by, $name) = @_;

	cmp_ok($v->{$b} - $v->{$a}, '>=', $seen * $by,
		($name ? "$name, " : '') . "$b is later than $a");
}


sub times_of {
	my ($uri, $over) = @_;

	get($uri) unless $over;

	my @lines = logged($t, 'r.log', qr/^\Q$uri\E .*\n/m)
		=~ /^\Q$uri\E (.*)$/mg;

	return { map { /^(\w+)=(.*)/ } split(/ /, $lines[-1]) };
}


# gettimeofday() is the one clock that nginx asks for the time of the day

sub clock {
	return if $t->sanitized();

	$t->write_file('clock.c', <<'EOF');

#define _GNU_SOURCE
#include <fcntl.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

int
gettimeofday(struct timeval *tv, void *tz)
{
    int              fd;
    char             buf[32];
    ssize_t          n;
    struct timespec  ts;

    clock_gettime(CLOCK_REALTIME, &ts);

    tv->tv_sec = ts.tv_sec;
    tv->tv_usec = ts.tv_nsec / 1000;

    fd = open(STEP, O_RDONLY);

    if (fd != -1) {
        n = read(fd, buf, sizeof(buf) - 1);
        close(fd);

        if (n > 0) {
            buf[n] = '\0';
            tv->tv_sec += atol(buf);
        }
    }

    return 0;
}
EOF

	my $dir = $t->testdir();

	system("cc -shared -fPIC -o $dir/clock.so '-DSTEP=\"$step\"' "
		. "$dir/clock.c > $dir/clock.log 2>&1") == 0 or return;

	return "$dir/clock.so";
}

###############################################################################
