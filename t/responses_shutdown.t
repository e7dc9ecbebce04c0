#!/usr/bin/perl

# Tests for ngx_http_responses_module, streams that are open when a worker
# process has to end.
#
#   TEST_RESPONSES_STREAMS   how many, default: 40

###############################################################################

use warnings;
use strict;

use Test::More;

BEGIN { use FindBin; chdir($FindBin::Bin); }

use lib 'lib';
use Test::Nginx;
use Test::Responses;
use Test::Responses::Contract qw/ sample violations /;

###############################################################################

select STDERR; $| = 1;
select STDOUT; $| = 1;

my $t = Test::Nginx->new()->has(qw/http proxy cache http_v2 gzip/);

my $n = $ENV{TEST_RESPONSES_STREAMS} || 40;

my @kinds = qw(/ /off/ /cached/ /keep/ /beats/ /first/ /half/);
my @times = qw/ 1500ms 300ms 1s /;

$t->plan(12 * @times + 8);

my $conf = <<'EOF';

%%TEST_GLOBALS%%

daemon off;
%%TIMEOUT%%

events {
    worker_connections 2048;
}

http {
    %%TEST_GLOBALS_HTTP%%

    log_format r "$request_uri $status $responses_status $responses_terminal "
                 "$responses_error_code";
    access_log %%TESTDIR%%/r.log r;

    proxy_cache_path %%TESTDIR%%/cache keys_zone=one:1m;
    http2_max_concurrent_streams 1000;
    responses_zone zone=main:64k;

    server {
        listen       127.0.0.1:8080;
        listen       127.0.0.1:8082 http2;
        server_name  localhost;

        responses on;
        responses_count main;
        proxy_set_header X-Start %%START%%;
        add_header X-Start %%START%%;

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

        location /keep/ {
            responses_done keep;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /beats/ {
            responses_heartbeat 100ms;
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

        location /dry/ {
            responses_dry_run on;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /gzip/ {
            gzip on;
            gzip_types text/event-stream;
            gzip_min_length 0;
            proxy_pass http://127.0.0.1:8081/;
        }

        location = /metrics {
            responses_status main;
            access_log off;
        }
    }
}

EOF

my @e = sample();
my $open = join '', @e[0 .. 5];
my $go = 0;

upstream(port(8081),
	qr!/first$! => sub { answer([ $e[0], sub { 0 } ]) },
	qr!/half$! => sub { answer([ $open . substr($e[6], 0, 50),
		sub { 0 } ]) },
	qr!/go! => sub { answer([ $open, sub { $go },
		join('', @e[6 .. $#e]) ]) },
	qr!/hang! => sub { answer([ $open, sub { 0 } ]) },
	qr!^/fresh! => sub { answer([ join '', @e ]) },
);

my $start = 0;

configure($times[0]);
$t->run();

###############################################################################

foreach my $time (@times) {
	configure($time, reload => 1) if $time ne $times[0];

	my ($pid) = workers();
	my $before = count();

	my @c = map { client(uri => uri($kinds[$_ % @kinds])) } 1 .. $n;
	my $h2 = h2(port => 8082);
	my @ids = map { $h2->request(uri => uri($kinds[$_ % @kinds])) } 1 .. $n;

	my @other = map { client(uri => "${_}hang") } qw(/none/ /abort/ /dry/);
	my $gzip = client(uri => '/gzip/hang',
		headers => [ 'Accept-Encoding: gzip' ]);

	pump(sub { !(grep { !$_->has('response.created') } @c, @other)
		&& !(grep { !$h2->has($_, 'response.created') } @ids)
		&& $gzip->content() ne '' });

	configure($time, reload => 1, nowait => 1);

	pump(sub { !(grep { !$_->{closed} } @c, @other) && $h2->{closed} });

	is(bad(map { $_->content() } @c), '', "$time, streams");
	is(scalar(grep { $_->complete() } @c), $n, "$time, well-formed");
	is(scalar(grep { $_->content()
		=~ /event: response\.failed\n.*"The server is shutting down\."/ } @c), $n,
		"$time, failures");

	is(bad(map { $h2->content($_) } @ids), '', "$time, HTTP/2 streams");
	is(scalar(grep { ($h2->ended($_) || '') eq 'end' } @ids), $n,
		"$time, HTTP/2, well-formed");

	ok($gzip->complete(), "$time, gzip, well-formed");

	is($other[0]->content(), $open, "$time, terminal off, nothing is added");
	is(join(' ', map { $_->complete() } @other), '0 0 0',
		"$time, others are cut");
	like($other[1]->content(), qr/"server_shutdown"/,
		"$time, abort, the failure is sent");

	ok(pump(sub { !grep { $_ == $pid } workers() }),
		"$time, worker left");

	my @log = split(/\n/, logged($t, 'r.log', qr/\A(?:.*\n){@{[ 2 * $n ]}}/));
	is(join("\n", grep { !/^\S+ 200 shutdown (?:added server_shutdown|none -)$/
		&& !m!^/fresh! && !m!^/abort/! && !m!^/dry/! } @log), '',
		"$time, logged");
	is(count() - $before, 2 * $n + 4, "$time, counted");
	$h2->close();
}

# a stream that ends in time is not touched

configure('3s', reload => 1);
my @c = map { client(uri => "${_}go") } @kinds[0 .. 4];
pump(sub { !grep { !$_->has('response.created') } @c });
my ($pid) = workers();
configure('3s', reload => 1, nowait => 1);
pump(sub { @{[ workers() ]} == 2 });
$go = 1;
$_->wait() foreach @c;
is((grep { !$_->complete() || !$_->has('"response.completed"') } @c), 0,
	'streams that end in time');
ok(pump(sub { !grep { $_ == $pid } workers() }),
	'the worker does not wait for the time-out');

# nothing but idle workers

($pid) = workers();
configure('10s', reload => 1, nowait => 1);
ok(pump(sub { !grep { $_ == $pid } workers() }),
	'an idle worker leaves at once');

# without a time-out nginx waits

configure('', reload => 1);
$go = 0;
@c = map { client(uri => "${_}go?2") } @kinds[0 .. 4];
pump(sub { !grep { !$_->has('response.created') } @c });
configure('', reload => 1, nowait => 1);
pump(sub { 0 }, 1.5);
is((grep { $_->has('server_shutdown') || $_->{closed} } @c), 0,
	'no time-out, streams go on');
$go = 1;
$_->wait() foreach @c;
is((grep { !$_->complete() } @c), 0, 'no time-out, streams end');

# a worker that is told to stop at once

configure('2s', reload => 1);
my $c = client(uri => '/hang');
pump(sub { $c->has('response.created') });
($pid) = workers();
kill 'TERM', $pid;
ok(pump(sub { $c->{closed} }), 'TERM, at once');
ok(!$c->has('server_shutdown'), 'TERM, nothing is added');

unlike($t->read_file('error.log'), qr/\[(?:crit|alert)\]|open socket/,
	'nothing alarming');

###############################################################################

sub uri {
	my ($kind) = @_;

	return "${kind}first" if $kind eq '/first/';
	return $kind =~ /half/ ? '/half' : "${kind}hang";
}


sub bad {
	my %seen;

	foreach my $content (@_) {
		my $plain = $content =~ s/^: keepalive\n\n//mgr;
		my $key = $plain =~ s/resp_\w{32}/ID/gr;
		$seen{$key} = join '; ', violations($plain)
			unless defined $seen{$key};
	}

	return join "\n", grep { $_ } values %seen;
}


sub configure {
	my ($time, %o) = @_;

	my $line = $time eq '' ? '' : "worker_shutdown_timeout $time;";
	$start++;

	$t->write_file_expand('nginx.conf', $conf =~ s/%%TIMEOUT%%/$line/r
		=~ s/%%START%%/$start/gr);

	return unless $o{reload};

	$t->write_file('r.log', '');
	$t->reload();
	return if $o{nowait};

	pump(sub { get('/fresh')->headers() =~ /X-Start: $start\r/
		&& @{[ workers() ]} == 1 });
}


# without those of the cache

sub workers {
	my @workers;

	# a new one has no name at first

	pump(sub { @workers = grep { name($_) =~ /worker process/ }
		worker_pids($t) });

	return @workers;
}


sub name {
	my ($pid) = @_;
	local $/;

	open my $fh, '<', "/proc/$pid/cmdline" or return '';
	return <$fh> // '';
}


sub count {
	my $text = get('/metrics')->content();
	my $sum = 0;

	$sum += $1 while $text =~ /^nginx_responses_streams_total\{.*status="(?:shutdown)".*\} (\d+)$/mg;

	return $sum;
}

###############################################################################
