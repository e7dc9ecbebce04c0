#!/usr/bin/perl

# Tests for ngx_http_responses_module, the lock of shared counters: they are
# read without it, so that no response waits for a scrape, and a worker that
# was stopped with the lock keeps no scrape waiting.

###############################################################################

use warnings;
use strict;

no warnings 'portable';

use Test::More;

BEGIN { use FindBin; chdir($FindBin::Bin); }

use lib 'lib';
use Test::Nginx;
use Test::Responses;
use Test::Responses::Metrics;

###############################################################################

select STDERR; $| = 1;
select STDOUT; $| = 1;

my $t = Test::Nginx->new()->has(qw/http proxy/);

# a killed worker is an alert

$t->todo_alerts();

$t->write_file_expand('nginx.conf', <<'EOF');

%%TEST_GLOBALS%%

daemon off;
worker_processes 1;

events {
}

http {
    %%TEST_GLOBALS_HTTP%%

    responses_zone zone=main:3m $arg_key;

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

upstream(port(8081), qr!! => sub { answer([ stream(1) ]) });

$t->run();

# The zone is the mapping of its size, and begins with the lock.  Who may not
# write there cannot run this test.

my ($worker) = worker_pids($t);
my $address = zone($worker, 3 * 1048576);

plan(skip_all => 'no access to the memory of a worker')
	unless defined $address && lock_is() == 0;

$t->plan(11);

###############################################################################

get("/?key=k$_") foreach 1 .. 20;
counts(20);

is(lock_is(), 0, 'nobody has the lock');

# as if the worker had been stopped while it counted

set_lock($worker);

foreach my $format (qw/ prometheus openmetrics json /) {
	my $c = client(uri => "/metrics?format=$format");

	ok(pump(sub { @{$c->{responses}} }), "$format without the lock");
	like($c->content(), qr/k20/, 'and whole');
	$c->close();
}

# who counts needs the lock, so that this was the lock

my $c = client(uri => '/?key=k1');
pump(sub { @{$c->{responses}} });
$c->close();

$c = client(uri => '/metrics');
ok(!pump(sub { @{$c->{responses}} }, 1), 'a response cannot be counted');
$c->close();

# nginx unlocks what a killed worker had locked

kill 'KILL', $worker;
ok(pump(sub { my ($pid) = worker_pids($t); $pid && $pid != $worker }),
	'another worker');
counts(20);

###############################################################################

sub zone {
	my ($pid, $size) = @_;

	open my $fh, '<', "/proc/$pid/maps" or return undef;

	while (<$fh>) {
		return hex $1 if /^([0-9a-f]+)-([0-9a-f]+) rw-s /
			&& hex($2) - hex($1) == $size;
	}

	return undef;
}


sub lock_is {
	open my $fh, '<:raw', "/proc/$worker/mem" or return -1;
	sysseek($fh, $address, 0) or return -1;
	sysread($fh, my $bytes, 8) or return -1;
	return unpack('J', $bytes);
}


sub set_lock {
	open my $fh, '+<:raw', "/proc/$worker/mem" or die "mem: $!\n";
	sysseek($fh, $address, 0) or die "seek: $!\n";
	syswrite($fh, pack('J', $_[0])) or die "write: $!\n";
}


sub counts {
	my ($n) = @_;

	ok(pump(sub { Test::Responses::Metrics->new(
		get('/metrics?format=prometheus')->content())
		->sum('nginx_responses_streams_total') == $n }), "$n counted");
}

###############################################################################
