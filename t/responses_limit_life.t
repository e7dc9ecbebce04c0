#!/usr/bin/perl

# Tests for ngx_http_responses_module, limits of tokens over the life of nginx:
# what many clients use of a limit, workers that are killed, reloads, clients
# that leave, and zones that are full.
#
# TEST_RESPONSES_NUMBER sets another number of responses than 400.

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses;
use Test::Responses::Metrics;

###############################################################################

my $number = $ENV{TEST_RESPONSES_NUMBER} || 400;

# what the limit of the clients is: tokens, seconds, burst

my @rate = (100000, 2, 10000);

my $t = Test::Nginx->new()->has(qw/http proxy/);

# killed workers are alerts

$t->todo_alerts();

configure();

# streams that stay open until they are told, and those of the word in the body

our $release = 0;
my @events = stream(1);
my $upstream = upstream(port(8081), qr!! => sub {
	my ($does, $output) = $_[1] =~ /"do":"(\w+)-?(\d+)?"/;

	return $does eq 'open' ? answer([ @events[0, 1], sub { $release },
			$events[2] ])
		: $does eq 'never' ? sub { 0 }
		: $does eq 'error' ? answer('{"error":{}}', status => '400 Error',
			type => 'application/json')
		: answer([ map { s/"output_tokens":\d+/"output_tokens":$output/r
			=~ s/"total_tokens":\d+/'"total_tokens":' . ($output + 11)/er }
			@events ]);
});

$t->run();

###############################################################################

# 100 clients at once, which ask again at once, or soon if they were refused

my ($asked, %is) = (0);
my (@clients, @later);

while (($is{200} // 0) < $number && $asked < 100 * $number) {
	@later = grep { !$_->() } @later;

	while (@clients + @later < 100) {
		my $output = 200 + $asked++ * 7919 % 1800;
		my $declared = $asked % 2 ? $output + $asked % 300 : 2000;

		push @clients, ask('many', "use-$output", $declared);
	}

	pump(sub { grep { @{$_->{responses}} || $_->{closed} } @clients }, 0.1);

	foreach (grep { @{$_->{responses}} || $_->{closed} } @clients) {
		$is{$_->status()}++;
		push @later, pause(0.1) if $_->status() == 429;
		$_->close();
	}

	@clients = grep { !$_->{closed} } @clients;
}

$_->wait(), $_->close(), $is{$_->status()}++ foreach @clients;

is(join(' ', sort keys %is), '200 429', "$is{200} responses at once");

# Of the log: time, how long it took, tokens that were reserved and used.  What
# was reserved when a period began may be used in it, too.

my @log;

pump(sub { @log = sort { $a->[0] <=> $b->[0] } map { [ split ] }
	grep { / 200$/ } split /\n/, $t->read_file('many.log');
	@log >= $is{200} });

my ($most, $pids) = (0, scalar keys %{{ map { $_->[4] => 1 } @log }});

foreach my $i (0 .. $#log) {
	my ($end, $sum) = ($log[$i][0], 0);

	foreach (grep { $_->[0] <= $end && $_->[0] > $end - $rate[1] } @log) {
		my ($time, $took, $reserved, $used) = @$_;
		$sum += $used;
		$sum -= $reserved if $time - $took <= $end - $rate[1];
	}

	$most = $sum if $sum > $most;
}

is(@log, $is{200}, 'responses are logged');
cmp_ok($pids, '>', 1, "by $pids workers");
cmp_ok($most, '<=', $rate[0] + $rate[2] + 0.02 * $rate[0],
	"in any period, $most of $rate[0] tokens");

###############################################################################

# workers that are killed: what they have reserved is given back

my @open = map { ask('key', 'open') } 1 .. 24;
pump(sub { !grep { !$_->has('word') } @open });
is(used('key'), reserved(24), 'reserved by all workers');

my %at;
push @{$at{($_->headers() =~ /^X-Pid: (\d+)\r$/m)[0]}}, $_ foreach @open;
my @pids = (sort { @{$at{$b}} <=> @{$at{$a}} } keys %at)[0, 1];
kill 'KILL', @pids;
my $lost = @{$at{$pids[0]}} + @{$at{$pids[1]}};
ok(pump(sub { $lost == grep { $_->{closed} } @open }, 10),
	"two workers are killed, with $lost streams");
@open = grep { !$_->{closed} } @open;
is(used('key', reserved(scalar @open)), reserved(scalar @open), 'theirs are given back');

# reloads: what is used and reserved stays

reload();
is(used('key'), reserved(scalar @open), 'after a reload, what is open is reserved');
$release = 1;
$_->wait(), $_->close() foreach @open;
is(used('key', 18 * @open), 18 * @open, 'at their end, what they have used is');
reload(tokens => '20k');
is(used('key', 18 * @open, 20000), 18 * @open, 'and stays so, with another limit');
reload(period => '1h');
is(used('key', 18 * @open), 18 * @open, 'and with another period');
reload(period => '1w');
is(used('key', 18 * @open), 18 * @open, 'also a longer one');

$release = 0;
my $over = ask('key', 'open');
pump(sub { $over->has('word') });
reload(period => '10m');
is(used('key', 18 * @open + reserved(1)), 18 * @open + reserved(1),
	'what is open while the period changes is reserved');
$release = 1;
$over->wait();
$over->close();
is(used('key', 18 * (@open + 1)), 18 * (@open + 1), 'and used at its end');

configure(key => '$http_x_other');
$t->reload();
like(logged($t, 'error.log', qr/uses the "\$http_x_other"/), qr/\[emerg\] .*:
	\ responses_limit_zone\ "all"\ uses\ the\ "\$http_x_other"\ key\ while
	\ previously\ it\ used\ the\ "\$http_x_key"\ key/x, 'another key is refused');

$release = 0;
@open = map { ask('key', 'open') } 1 .. 4;
pump(sub { !grep { !$_->has('word') } @open });
reload(size => '64k');
is(used('key', 0), 0, 'another size, a new zone');
$release = 1;
$_->wait() foreach @open;
is_deeply([ map { $_->complete() } @open ], [ 1, 1, 1, 1 ],
	'streams of the old one end');
$_->close() foreach @open;

# A limit that goes, and a worker that has reserved of it.  The zone stays, as
# its size does, and what was used.

reload();
$release = 0;
@open = ask('key', 'open');
pump(sub { $open[0]->has('word') });
ask('key', 'use-9000', 100)->wait();
reload(limit => 'off');
my ($gone) = $open[0]->headers() =~ /^X-Pid: (\d+)\r$/m;
kill 'KILL', $gone;
ok(pump(sub { $open[0]->{closed} && !grep { $_ == $gone } worker_pids($t) },
	10), 'an old worker is killed');
my %old = map { $_ => 1 } worker_pids($t);
kill 'KILL', (worker_pids($t))[0];
ok(pump(sub { 4 == worker_pids($t) && grep { !$old{$_} } worker_pids($t) }),
	'the successor of a new one looks for what it has reserved');
reload();
is(used('key', 9011), 9011, 'what it has reserved is given back');

###############################################################################

# clients that leave before or after the header

foreach (1 .. 20) {
	my $before = @{$upstream->{requests}};
	my $logged = ended();
	my @left = map { ask('key', $_ % 2 ? 'never' : 'open') } 1 .. 50;

	pump(sub { @{$upstream->{requests}} >= $before + 50
		&& 25 == grep { $_->has('word') } @left });
	$_->abort() foreach @left;
	pump(sub { ended() >= $logged + 50 });
}

my $in = estimate('open');
my $used = 9011 + 500 * ($in + 2) + 500 * $in;
is(used('key', $used), $used, '1000 clients have left, nothing is reserved');

###############################################################################

# A zone that is full.  What made-up keys use is used, but requests that failed
# or are refused make no key.

my @kept = map { ask("kept$_", 'open') } 1, 2;
pump(sub { !grep { !$_->has('word') } @kept });
ask('used', 'use-5000')->whole();

my $keys = limits('limit_zone_keys');

is(join(' ', map { ask('x' x 100 . $_, 'error')->whole() =~ /error/ } 1 .. 300),
	join(' ', (1) x 300), 'failures of more keys than the zone has room for');
is(limits('limit_zone_keys'), $keys, 'make no key');
is(join(' ', map { ask('y' x 100 . $_, 'error', 30000)->whole() =~ /too_large/ }
	1 .. 300), join(' ', (1) x 300), 'nor do requests that are refused');
is(limits('limit_zone_keys'), $keys, 'any');
is(limits('limit_zone_overflows_total'), 0, 'so that there is room');

my @left = map { left('z' x 100 . $_, 200) } 1 .. 100;
my $all = 30000 - reserved(1);

# the first one that shares a key has the whole limit, too

my $shared = 1 + grep { $_ ne $all } @left;

cmp_ok($shared, '>', 20, 'what more keys use');
is(join(' ', @left[-20 .. -1]), join(' ', map { $all - 211 * ($shared - $_) }
	reverse 1 .. 20), 'is shared by those that do not fit');
is(limits('limit_zone_overflows_total'), $shared, 'is counted');

is(used("kept$_", reserved(1)), reserved(1), "a key that is open stays, $_")
	foreach 1, 2;
is(used('used', 5011), 5011, 'and one of which tokens are used');

my $log = $t->read_file('error.log');
is(scalar(() = $log =~ /\[error\] .*"all" is full, further keys share one limit/g),
	1, 'is told once a minute');

# keys leave memory for open requests; if there is none, further ones are refused

$release = 0;
@open = map { ask('used', 'open', 1) } 1 .. 400;
pump(sub { !grep { !$_->has('word') && !@{$_->{responses}} } @open });

my @refused = grep { @{$_->{responses}} } @open;

cmp_ok(@open - @refused, '>', 50, 'memory for open requests');
is(join(' ', map { $_->status() . ($_->headers() =~ /^Retry-After: 1\r$/m) }
	@refused), join(' ', ('4291') x @refused), 'others are refused: ' . @refused);
$log = $t->read_file('error.log');
is(scalar(() = $log =~ /"all" is full with open requests, further ones are ref/g),
	@refused ? 1 : 0, 'and told once a minute');

$release = 1;
$_->wait(), $_->close() foreach @open, @kept;
is(used("kept$_", 18), 18, "and all is given back, $_") foreach 1, 2;
is(used('used', 5011 + 18 * (@open - @refused)),
	5011 + 18 * (@open - @refused), 'also of the key of all');

# Keys of which nothing is used any more make room.
# The period is a second, after which a new key has the whole limit.

left('short' . 'x' x 100 . $_, 200) foreach 1 .. 100;
ok(pump(sub { left('short' . 'y' x 100, 200) == 100000 - 112
	&& limits('limit_zone_evictions_total', 'short') > 0 }, 20),
	'room when a period is over');

is(scalar(() = $t->read_file('error.log') =~ /exited on signal (?!9)/g), 0,
	'no worker has crashed');

###############################################################################

sub configure {
	my (%o) = @_;

	my $key = $o{key} // '$http_x_key';
	my $size = $o{size} // '32k';
	my $tokens = $o{tokens} // '30k';
	my $period = $o{period} // '4w';
	my $limit = $o{limit} ? '' : "responses_limit zone=all
		tokens=$tokens/$period reserve=100;";

	$t->write_http(<<"EOC", main => 'worker_processes 4;', connections => 2048);
log_format many '\$msec \$request_time \$http_x_needs \$responses_total_tokens '
                '\$pid \$status';
log_format r '\$http_x_key \$responses_limit_status';

responses_zone zone=counts:64k;
responses_limit_zone $key zone=all:$size;
responses_limit_zone \$http_x_key zone=many:64k;
responses_limit_zone \$http_x_key zone=short:32k;

server {
    listen 127.0.0.1:8080 reuseport;
    responses on;
    responses_count counts;
    add_header X-Pid \$pid always;

    location / {
        access_log %%TESTDIR%%/r.log r;
        $limit
        proxy_pass http://127.0.0.1:8081;
    }

    location /many/ {
        access_log %%TESTDIR%%/many.log many;
        responses_limit zone=many tokens=$rate[0]/$rate[1]s burst=$rate[2];
        proxy_pass http://127.0.0.1:8081;
    }

    location /short/ {
        responses_limit zone=short tokens=100k/1s reserve=100;
        proxy_pass http://127.0.0.1:8081;
    }

    location = /metrics {
        responses_status counts;
    }
}
EOC
}


sub body {
	my ($does, $output) = @_;
	return sprintf '%-48s', qq/{"do":"$does"/
		. (defined $output ? qq/,"max_output_tokens":$output/ : '') . '}';
}


sub estimate {
	return length(body(@_)) / 4;
}


# what is left of a key while a request with so many tokens of output is open

sub left {
	my ($key, $output) = @_;
	my $c = ask($key, "use-$output");

	$c->wait();
	$c->close();

	return $c->headers() =~ /^x-ratelimit-remaining-tokens: (\d+)\r$/m
		? $1 : 'unknown';
}


# a metric of a zone of limits

sub limits {
	my ($name, $zone) = @_;

	return Test::Responses::Metrics->new(get('/metrics')->content())
		->value("nginx_responses_$name", limit => $zone // 'all');
}


# requests of the key that have ended, so that nothing is reserved for them

sub ended {
	return scalar(() = $t->read_file('r.log') =~ /^key /mg);
}


sub reserved {
	my ($streams) = @_;
	return $streams * (estimate('open') + 100);
}


sub ask {
	my ($key, $does, $output) = @_;
	my $body = body($does, $output);

	return client(uri => ($key =~ /^(many|short)/ ? "/$1" : '') . '/v1/responses',
		method => 'POST', content => $body, headers => [ "X-Key: $key",
		'X-Needs: ' . (length($body) / 4 + ($output // 100)) ]);
}


# what a key has used, in time what is expected, by a request that uses nothing

sub used {
	my ($key, $expected, $tokens) = @_;
	my $used;

	pump(sub {
		my $c = ask($key, 'error', 0);

		$c->wait();
		$c->close();
		$used = $c->headers() =~ /^x-ratelimit-remaining-tokens: (\d+)\r$/m
			? ($tokens // 30000) - $1 - estimate('error', 0) : 'unknown';

		return !defined $expected || $used eq $expected;
	}, 10);

	return $used;
}


# new workers are there, and old ones do not listen any more

sub reload {
	my (%o) = @_;
	my %old = map { $_ => 1 } worker_pids($t);
	my $seen = () = $t->read_file('error.log') =~ /gracefully shutting/g;

	configure(%o);
	$t->reload();

	ok(pump(sub { my $now = () = $t->read_file('error.log')
		=~ /gracefully shutting/g; $now >= $seen + 4
		&& 4 <= grep { !$old{$_} } worker_pids($t) }), 'reload');
}
