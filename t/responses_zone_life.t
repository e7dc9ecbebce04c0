#!/usr/bin/perl

# Tests for ngx_http_responses_module, shared counters over the life of nginx:
# reloads, zones that change, and workers that end in every way.

###############################################################################

use warnings;
use strict;

use Test::More;

BEGIN { use FindBin; chdir($FindBin::Bin); }

use lib 'lib';
use Test::Nginx;
use Test::Responses;
use Test::Responses::Metrics;

###############################################################################

select STDERR; $| = 1;
select STDOUT; $| = 1;

my $t = Test::Nginx->new()->has(qw/http proxy/)->plan(37);

# a killed worker is an alert

$t->todo_alerts();

sub configure {
	my (%o) = @_;

	my $size = $o{size} || '64k';
	my $key = $o{key} || '';

	$t->write_file_expand('nginx.conf', <<"EOF");

%%TEST_GLOBALS%%

daemon off;
worker_processes 2;

events {
}

http {
    %%TEST_GLOBALS_HTTP%%

    responses_zone zone=main:$size $key;

    server {
        listen       127.0.0.1:8080;
        server_name  localhost;

        location / {
            responses on;
            responses_count main;
            proxy_pass http://127.0.0.1:8081;
        }

        location = /metrics { responses_status main; }
    }
}

EOF
}

configure();

our $release = 0;

upstream(port(8081),
	'/held' => sub { my @e = stream(3); my $old = $release;
		answer([ @e[0 .. 2], sub { $release != $old }, @e[3, 4] ]) },
	qr!! => sub { answer([ stream(1) ]) },
);

$t->run();

###############################################################################

# reloads: counters stay, and old workers' streams are still open

get('/') foreach 1 .. 10;

my $streams = 10;
counts($streams, 'counted');

my @held;

foreach my $n (1 .. 5) {
	push @held, held(1);
	open_streams($n, "open before reload $n");
	reload();
	get('/') foreach 1 .. 3;
	counts($streams += 3, "counted after reload $n");
}

open_streams(5, 'open on five generations of workers');

$release++;
$_->wait() foreach @held;

is((grep { !$_->has('response.completed') } @held), 0, 'they have ended well');
open_streams(0, 'none is open');
counts($streams += 5, 'counted where they began');

# clients that leave

@held = held(6);
open_streams(6, 'open');
$_->close() foreach @held;
open_streams(0, 'none is open after clients left');
counts($streams += 6, 'and they were counted');

# workers that are killed take their streams with them, others go on

@held = held(8);
open_streams(8, 'open');

my @pids = worker_pids($t);
my ($victim) = @pids;

kill 'KILL', $victim;
ok(pump(sub { !grep { $_ == $victim } worker_pids($t) }), 'killed');
ok(pump(sub { 2 == worker_pids($t) }), 'another worker');

my $alive;
pump(sub { $alive = grep { !$_->{closed} } @held;
	metrics()->value('nginx_responses_open_streams') == $alive });

is(metrics()->value('nginx_responses_open_streams'), $alive,
	'streams of the killed one are not open');

get('/') foreach 1 .. 20;
counts($streams += 20, 'counting goes on');

push @held, held(4);
open_streams($alive + 4, 'open with the new worker');

# all of them, some at any point of their work

my @clients;

foreach my $n (1 .. 5) {
	kill 'KILL', worker_pids($t);
	push @clients, map { client(uri => '/') } 1 .. 4;
	pump(sub { 2 == worker_pids($t) });
}

# what they had asked for may have waited for a worker

$_->wait() foreach @clients;
$_->close() foreach @clients;

open_streams(0, 'all killed');

my $before = metrics()->sum('nginx_responses_streams_total');
get('/') foreach 1 .. 20;
counts($before + 20, 'counting goes on');
is(metrics()->errors(), '', 'what is counted makes sense');

# one that is told to go at once

@held = held(4);
kill 'TERM', worker_pids($t);
ok(pump(sub { !grep { !$_->{closed} } @held }), 'terminated');
open_streams(0, 'none is open after that');

# another key, another size

$streams = metrics()->sum('nginx_responses_streams_total');

configure(key => '$uri');
$t->reload();
like(logged($t, 'error.log', qr/\[emerg\].*responses_zone/),
	qr/"main" uses the "\$uri" key while previously it used the "\$responses_/,
	'another key');
counts($streams, 'is refused');

# the same labels in other words are the same key

configure(key => 'model=$responses_model');
reload();
counts($streams, 'a label that the key had');

configure(key => 'model=$responses_model uri=$uri');
$t->reload();
like(logged($t, 'error.log', qr/uses the "model=\S+ uri=/),
	qr/"model=\$\w+ uri=\$uri" key while previously .* "model=\$\w+"/,
	'another label');
counts($streams, 'is refused');

configure(size => '128k');
reload();
like($t->read_file('error.log'),
	qr/size of responses_zone "main" changed from 65536 to 131072, its/,
	'another size');
counts(0, 'begins anew');
get('/') foreach 1 .. 3;
counts(3, 'and counts');

###############################################################################

sub held {
	my ($n) = @_;

	my @clients = map { client(uri => '/held') } 1 .. $n;
	pump(sub { !grep { !$_->has('word') } @clients });

	return @clients;
}


# new workers are there, and old ones do not listen any more

sub reload {
	my %old = map { $_ => 1 } worker_pids($t);
	my $seen = () = $t->read_file('error.log') =~ /gracefully shutting/g;

	$t->reload();

	pump(sub { 2 == grep { !$old{$_} } worker_pids($t) });
	pump(sub { my $now = () = $t->read_file('error.log')
		=~ /gracefully shutting/g; $now >= $seen + 2 });
}


# from a worker that is not about to go

sub metrics {
	my $c;

	pump(sub { $c = get('/metrics?format=prometheus');
		$c->answer()->{complete} });

	return Test::Responses::Metrics->new($c->content());
}


sub counts {
	my ($n, $name) = @_;

	pump(sub { metrics()->sum('nginx_responses_streams_total') == $n });
	is(metrics()->sum('nginx_responses_streams_total'), $n, $name);
}


sub open_streams {
	my ($n, $name) = @_;
	my $open;

	pump(sub { ($open = metrics()->value('nginx_responses_open_streams'))
		== $n });
	is($open, $n, $name);
}

###############################################################################
