#!/usr/bin/perl

# Tests for ngx_http_responses_module, limits that several edges share through
# a store: three nginx and a redis-server on a port of this machine.

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses;

use IO::Socket::INET;

###############################################################################

my ($binary) = grep { -x $_ } map {; "$_/valkey-server", "$_/redis-server" }
	split /:/, "$ENV{PATH}:/usr/sbin:/usr/local/bin";

plan(skip_all => 'no redis-server or valkey-server') unless $binary;

my $t = Test::Nginx->new()->has(qw/http proxy/);

$t->todo_alerts();

my $dir = $t->testdir();
my (%edges, $store);

my $checked = check('responses_store redis://127.0.0.1:1;', 'store');

plan(skip_all => 'built without hiredis') if $checked =~ /hiredis/;

END { kill 'KILL', grep { $_ } $store, map { $_->{pid} } values %edges; }

my @events = stream(1);
my $upstream = upstream(port(8081), qr!! => sub { answer(\@events) });

###############################################################################

# mistakes

like(check('responses_store redis://user:secret@host;'),
	qr/invalid address .*, expected "redis:\/\/HOST/, 'a password in the URL');
like(check('responses_store http://127.0.0.1;'), qr/invalid address "http:/,
	'another URL');
like(check('responses_store redis://127.0.0.1/x;'), qr/invalid address/,
	'a database that is no number');
like(check("responses_store redis://127.0.0.1 password=file:$dir/none;"),
	qr/cannot read the password in "[^"]*\/none"/, 'no file of a password');
like(check('responses_store redis://127.0.0.1 sync=10s;'),
	qr/invalid value "sync=10s" .* from 100ms to 5s/, 'a slow sync');
like(check('', 'store'), qr/zone "\w+" has "store", expected/, 'no store');
like(check('responses_store redis://127.0.0.1 sync=5s;', 'store', '10s'),
	qr/is 10000ms, expected at least 50000ms/, 'a short period');
like(check('responses_store redis://127.0.0.1;', 'stores'),
	qr/invalid parameter "stores" .* expected "store"/, 'another word');

###############################################################################

start_store();
edge($_) for 1 .. 3;

# each request uses what the stream says, 14 tokens or so

my %sent;

foreach my $i (1 .. 30) {
	my $n = 1 + $i % 3;
	$sent{$n}++ if request($n, 'sum') == 200;
}

is(join(' ', map { $sent{$_} } 1 .. 3), '10 10 10', 'requests to three edges');

my ($used, @used) = (0);

pump(sub { @used = map { $t->read_file("edge$_.log") =~ /^sum (\d+)$/mg }
	1 .. 3; @used == 30 }, 10);
$used += $_ foreach @used;

cmp_ok($used, '>', 0, "they used $used tokens");
ok(pump(sub { total('sum') == $used }, 10),
	'the store has what access logs have, to the token');

# each edge knows what all used

# to ask is a request, too

ok(pump(sub { abs(left(1, 'sum') - left(2, 'sum')) < 150 }, 10),
	'edges agree on what is left');
my $left = left(1, 'sum');

# a limit of all edges

my %is;

foreach my $i (1 .. 60) {
	$is{request(1 + $i % 3, 'small', '/small/')}++;
	select(undef, undef, undef, 0.05);
}

my $passed = $is{200} // 0;
my $each = $used / 30;
cmp_ok($passed * $each, '<=', 1.1 * 1000, "$passed requests passed");
cmp_ok($is{429} // 0, '>', 0, 'and others were refused');

# an edge that is killed, and starts again, keeps what it has used

stop_edge(1, 'KILL');
edge(1);
request(1, 'sum');
ok(pump(sub { left(1, 'sum') <= $left }, 10),
	'an edge that was killed knows what was used');

# and one that is stopped has written all

request(2, 'last');
pump(sub { total('last') > 0 }, 10);
request(2, 'last') for 1 .. 3;
stop_edge(2, 'QUIT');
my $last = 0;
$last += $_ foreach $t->read_file('edge2.log') =~ /^last (\d+)$/mg;
is(total('last'), $last, 'an edge that stops has written all');
edge(2);

# the store forgets

$left = left(1, 'sum');
redis('FLUSHALL');
request(1, 'sum');
ok(pump(sub { total('sum') > 0 }, 10), 'an empty store is filled again');
cmp_ok(left(1, 'sum'), '<=', $left, 'and nothing is forgotten');

# the store is silent

redis('CLIENT', 'PAUSE', '3000', 'ALL');

my $time = Time::HiRes::time();
is(request(3, 'sum'), 200, 'the store is silent');
cmp_ok(Time::HiRes::time() - $time, '<', 2, 'no request waits for it');

ok(pump(sub { errors(3) =~ /responses_store .* does not answer/ }, 10),
	'it is told');
ok(pump(sub { errors(3) =~ /responses_store .* is back/ }, 15),
	'and that it is back');

# the store refuses

redis('CONFIG', 'SET', 'requirepass', 'right');
$t->write_file('wrong', "wrong\n");
$t->write_file('right', "right\n");

edge(5, 5, "password=file:$dir/wrong");
is(request(5, 'auth'), 200, 'with a wrong password, limits go on');
ok(pump(sub { errors(5) =~ /refuses: WRONGPASS/ }, 10), 'it is told');

edge(6, 6, "password=file:$dir/right");
request(6, 'auth');
ok(pump(sub { redis('AUTH', 'right')
	&& (redis_all('AUTH right', 'KEYS *') // '') =~ /all:auth/ }, 10),
	'the right one');
is(errors(6) =~ /refuses/ ? 'refused' : '', '', 'is not refused');

# the store is gone

kill 'KILL', $store;
waitpid($store, 0);
is(request(1, 'sum'), 200, 'without a store');
is(request(1, 'sum'), 200, 'and again');

my $lines = () = errors(1) =~ /responses_store "[^"]*" (?:refuses|cannot|has|does)/g;
cmp_ok($lines, '<=', 3, 'few lines tell it');

start_store();
request(1, 'sum');
ok(pump(sub { total('sum') > 0 }, 15), 'it comes back by itself');

# two edges of one name

edge(4, 1);

ok(pump(sub {
	request(1, 'twin');
	request(4, 'twin');
	errors(4) =~ /another nginx writes to .* as edge "edge1", this one goes on as "edge1-\d+"/
}, 5), 'two edges of one name are told, the newer one takes another');

# what it has used from now on is told, and counts once

select(undef, undef, undef, 1);

my $before = total('twin');
my @before = map { $t->read_file("edge$_.log") =~ /^twin (\d+)$/mg } 1, 4;
request($_, 'twin') foreach 1, 4, 1, 4;

my $more = 0;

ok(pump(sub {
	my @twin = map { $t->read_file("edge$_.log") =~ /^twin (\d+)$/mg } 1, 4;
	$more = 0;
	$more += $_ foreach @twin;
	$more -= $_ foreach @before;
	$more && total('twin') - $before == $more
}, 10), 'nothing of them counts twice');

stop_edge($_, 'QUIT') for keys %edges;
kill 'KILL', $store;

done_testing();

###############################################################################

sub start_store {
	my $port = port(8090);

	$store = fork();
	die "fork: $!\n" unless defined $store;

	if ($store == 0) {
		open STDOUT, '>', "$dir/store.log";
		open STDERR, '>&', \*STDOUT;
		exec $binary, '--port', $port, '--bind', '127.0.0.1', '--dir', $dir,
			'--save', '', '--appendonly', 'no';
	}

	pump(sub { defined eval { redis('PING') } }, 10);
}


# a command, and its reply as text

sub redis {
	my $s = IO::Socket::INET->new(PeerAddr => '127.0.0.1:' . port(8090),
		Timeout => 2) or return;

	print $s '*' . @_ . "\r\n" . join '', map { '$' . length() . "\r\n$_\r\n" }
		@_;
	shutdown $s, 1;
	local $/;
	return scalar <$s>;
}


# commands on one connection

sub redis_all {
	my $s = IO::Socket::INET->new(PeerAddr => '127.0.0.1:' . port(8090),
		Timeout => 2) or return;

	print $s map { "$_\r\n" } @_;
	shutdown $s, 1;
	local $/;
	return scalar <$s>;
}


# what all edges have used of a key, in all slots

sub total {
	my ($key) = @_;
	my $sum = 0;

	foreach ((redis('HVALS', "nginx:{all:$key}:3600000") // '')
		=~ /^(1(?: \d+){5,})\r$/mg)
	{
		my @numbers = split / /;
		$sum += $_ foreach @numbers[6 .. $#numbers];
	}

	return $sum;
}


sub config {
	my ($n, $main, $name, $zone, $period) = @_;
	my $port = port(8100 + $n);

	return <<"EOC";
daemon off;
worker_processes 2;
pid $dir/edge$n.pid;
error_log $dir/edge$n.error.log info;
@{[ $ENV{TEST_RESPONSES_MODULE}
	? "load_module $ENV{TEST_RESPONSES_MODULE};" : '' ]}
events { }
http {
    access_log off;
    client_body_temp_path $dir/body$n;
    proxy_temp_path $dir/proxy$n;
    fastcgi_temp_path $dir/fastcgi$n;
    uwsgi_temp_path $dir/uwsgi$n;
    scgi_temp_path $dir/scgi$n;
    log_format used '\$http_x_key \$responses_total_tokens';
    $main
    responses_limit_zone \$http_x_key zone=all:1m $zone;
    responses_limit_zone \$http_x_key zone=small:1m $zone;
    server {
        listen 127.0.0.1:$port;
        responses on;
        location / {
            access_log $dir/edge$n.log used;
            responses_limit zone=all tokens=100k/$period reserve=100;
            proxy_pass http://127.0.0.1:@{[ port(8081) ]};
        }
        location /small/ {
            responses_limit zone=small tokens=1000/$period reserve=100;
            proxy_pass http://127.0.0.1:@{[ port(8081) ]};
        }
    }
}
EOC
}


sub nginx {
	my ($n) = @_;
	return ($ENV{TEST_NGINX_BINARY} || '/usr/sbin/nginx', '-p', "$dir/",
		'-e', "$dir/edge$n.error.log", '-c', "$dir/edge$n.conf");
}


# what "nginx -t" says

sub check {
	my ($main, $zone, $period) = @_;

	$t->write_file('edge0.conf', config(0, $main, 0, $zone // '',
		$period // '1h'));

	return join '', map { `$_` } join ' ', nginx(0), '-t', '2>&1';
}


sub edge {
	my ($n, $name, $more) = @_;
	$name //= $n;
	$more //= '';

	$t->write_file("edge$n.conf", config($n, 'responses_store redis://127.0.0.1:'
		. port(8090) . " sync=200ms edge=edge$name $more;", $name, 'store', '1h'));

	my $pid = fork();
	die "fork: $!\n" unless defined $pid;
	exec nginx($n) unless $pid;

	$edges{$n} = { pid => $pid };

	pump(sub { IO::Socket::INET->new('127.0.0.1:' . port(8100 + $n)) }, 10);
}


sub stop_edge {
	my ($n, $signal) = @_;
	my $pid = $edges{$n}{pid};
	my @workers = $signal eq 'KILL' ? Test::Responses::children($pid) : ();

	kill $signal, $pid, @workers;
	waitpid($pid, 0);
	delete $edges{$n};
}


sub ask {
	my ($n, $key, $uri) = @_;

	my $c = client(port => 8100 + $n, uri => ($uri // '/')
		. 'v1/responses', method => 'POST', content => '{"input":"12345678"}',
		headers => [ "X-Key: $key" ]);

	$c->wait();
	$c->close();

	return $c;
}


sub request {
	return ask(@_)->status();
}


sub left {
	return ask(@_)->headers() =~ /^x-ratelimit-remaining-tokens: (\d+)/m
		? $1 : -1;
}


sub errors {
	return $t->read_file("edge$_[0].error.log");
}
