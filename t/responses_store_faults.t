#!/usr/bin/perl

# Tests for ngx_http_responses_module, a store of limits that is not what it
# should be: it refuses, it sends junk or nothing, and it has certificates; and
# money instead of tokens.

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses;
use Test::Responses::Fleet;

use IO::Socket::INET;

###############################################################################

my $t = Test::Nginx->new()->has(qw/http proxy/);

$t->todo_alerts();

fleet($t);

my $dir = $t->testdir();
my @events = stream(1);
my $upstream = upstream(port(8081), qr!! => sub { answer(\@events) });

my @priced = map { s/"response":\{/"response":{"model":"m-1",/r } @events;
upstream(port(8082), qr!! => sub { answer(\@priced) });

my ($server, @junk);

END { kill 'KILL', $server if $server; }

###############################################################################

# it refuses to write, as a replica or without memory

start_store(tls());
edge(1);
request(1, 'a');
ok(pump(sub { total('a') > 0 }, 10), 'a store');
is(metric(1, 'store_up'), 1, 'is up');
cmp_ok(metric(1, 'store_age_seconds'), '<=', 1, 'and was asked now');
cmp_ok(metric(1, 'limit_key_used_ratio'), '>', 0, 'fullest key');

redis('REPLICAOF', '127.0.0.1', '1');
request(1, 'a');
told(1, qr/refuses: READONLY/, 'a replica');
is(request(1, 'a'), 200, 'limits go on');
is(metric(1, 'store_up'), 0, 'it is not up');
redis('REPLICAOF', 'NO', 'ONE');
told(1, qr/is back/, 'a primary again');
is(metric(1, 'store_up'), 1, 'is up');
ok(pump(sub { total('a') == used(1, 'a') }, 10), 'it has all');

redis('CONFIG', 'SET', 'maxmemory', '1');
redis('CONFIG', 'SET', 'maxmemory-policy', 'noeviction');
edge(2);
request(2, 'b');
told(2, qr/refuses: OOM/, 'no memory');
redis('CONFIG', 'SET', 'maxmemory', '0');
told(2, qr/is back/, 'it has some');
ok(pump(sub { total('b') == used(2, 'b') }, 10), 'and has all');

# a key that is something else does not harm others

edge(3);
redis('SET', 'nginx:{all:c}:3600000', 'x');
request(3, 'c');
request(3, 'd');
told(3, qr/refuses: WRONGTYPE/, 'another type');
ok(pump(sub { total('d') == used(3, 'd') }, 20), 'other keys are written');

# fields that nobody of us has written, and those of edges that are gone

redis('HSET', 'nginx:{all:e}:3600000', 'x', 'junk', "\0\xff" x 200, '1 2 3',
	'gone', '1 5 1 0 0 0 7', '', '1 5 1 0 0 0 7');
request(1, 'e');
ok(pump(sub { (redis('HKEYS', 'nginx:{all:e}:3600000') // '')
	!~ /^gone\r$/m }, 10), 'edges that are gone are removed');
like(redis('HKEYS', 'nginx:{all:e}:3600000'), qr/^edge1\r$/m, 'others are not');

stop_edge($_, 'QUIT') for 1 .. 3;

###############################################################################

# TLS

SKIP: {
	skip 'no openssl, or a store without TLS', 4 unless tls_port();

	my $url = 'rediss://localhost:' . port(8091);

	edge(1, url => $url, more => "ca=$dir/localhost.crt");
	request(1, 'tls');
	ok(pump(sub { total('tls') == used(1, 'tls') }, 20), 'TLS');

	edge(2, url => $url, more => "ca=$dir/other.crt");
	request(2, 'tls2');
	told(2, qr/has an invalid certificate/, 'an unknown certificate');

	edge(3, url => 'rediss://127.0.0.1:' . port(8091),
		more => "ca=$dir/localhost.crt");
	request(3, 'tls2');
	told(3, qr/has a certificate of another host/, 'another host');
	is(total('tls2'), 0, 'nothing is written');

	stop_edge($_, 'QUIT') for 1 .. 3;
}

###############################################################################

# money, and a reload and a restart

edge(1, limit => 'cost=5', upstream => 8082);
request(1, 'money') for 1 .. 3;

my $cost = 0;

ok(pump(sub {
	my @costs = $t->read_file('edge1.log') =~ /^money \d+ (\S+)$/mg;
	$cost = 0;
	$cost += $_ * 1e9 foreach @costs;
	@costs == 3 && $cost && abs(total('money', ':cost') - $cost) < 1
}, 10), 'cost');

stop_edge(1, 'HUP');
request(1, 'money');
ok(pump(sub { total('money', ':cost') > $cost * 1.3 }, 10), 'a reload');
stop_edge(1, 'KILL');
edge(1, limit => 'cost=5', upstream => 8082);
request(1, 'money');
ok(pump(sub { abs(total('money', ':cost') / $cost * 3 - 5) < 0.01 }, 10),
	'an edge that was killed goes on with its budget');

stop_edge(1, 'QUIT');
stop_store();

###############################################################################

# junk, and silence

my @replies = ("hello\r\n", "*2147483647\r\n", "\$-5\r\n", "*3\r\n:1\r\n",
	"*2\r\n*1\r\n:1\r\n:2\r\n", "*2\r\n:1\r\n:2\r\n", '$3000000' . "\r\n"
	. 'x' x 1500000, "+OK\r\n+OK\r\n", "*2\r\n\$1\r\nx");

foreach my $i (0 .. $#replies) {
	my $n = 10 + $i;
	junk($replies[$i]);

	edge($n, url => 'redis://127.0.0.1:' . port(8092));
	is(request($n, 'junk'), 200, "junk $i");
	told($n, qr/responses_store .* limits go on/, 'is told');
	is(request($n, 'junk'), 200, 'limits go on');
	stop_edge($n, 'KILL');
}

junk('');
edge(30, url => 'redis://127.0.0.1:' . port(8092));

my $time = Time::HiRes::time();
request(30, 'silent') for 1 .. 5;
cmp_ok(Time::HiRes::time() - $time, '<', 2, 'no request waits for silence');
told(30, qr/does not answer/, 'it is told');

$time = Time::HiRes::time();
stop_edge(30, 'QUIT');
cmp_ok(Time::HiRes::time() - $time, '<', 3, 'and nginx ends');

clean();

done_testing();

###############################################################################

sub told {
	my ($n, $what, $name) = @_;
	my $text;
	ok(pump(sub { ($text = errors($n)) =~ $what }, 20), $name) or diag($text);
}


# what an edge used by its log

sub used {
	my ($n, $key) = @_;
	my $sum = 0;
	$sum += $_ foreach $t->read_file("edge$n.log") =~ /^$key (\d+) /mg;
	return $sum;
}


# a server that answers each connection with junk, or with nothing

sub junk {
	my ($reply) = @_;

	if ($server) {
		kill 'KILL', $server;
		waitpid($server, 0);
	}

	my $listen = IO::Socket::INET->new(Listen => 10, ReuseAddr => 1,
		LocalAddr => '127.0.0.1:' . port(8092)) or die "listen: $!\n";

	$server = fork();
	return if $server;

	my @all;

	while (my $s = $listen->accept()) {
		$s->sysread(my $command, 1000);
		$s->print($reply);
		$s->flush();
		push @all, $s;
	}

	exit;
}


# options of the store for TLS, with certificates of localhost

sub tls {
	foreach my $name (qw/ localhost other /) {
		system("openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj "
			. "/CN=$name -addext subjectAltName=DNS:$name "
			. "-keyout $dir/$name.key -out $dir/$name.crt 2>/dev/null");
	}

	return unless -s "$dir/other.crt";
	return ('--tls-port', port(8091), '--tls-cert-file', "$dir/localhost.crt",
		'--tls-key-file', "$dir/localhost.key", '--tls-ca-cert-file',
		"$dir/localhost.crt", '--tls-auth-clients', 'no');
}


sub tls_port {
	return IO::Socket::INET->new('127.0.0.1:' . port(8091));
}
