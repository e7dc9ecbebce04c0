#!/usr/bin/perl

# Tests for ngx_http_responses_module, limits that several edges share through
# a store: three nginx and a Valkey or Redis on a port of this machine.

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses;
use Test::Responses::Fleet;

###############################################################################

my $t = Test::Nginx->new()->has(qw/http proxy/);

$t->todo_alerts();

fleet($t);

my $dir = $t->testdir();
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
like(check('responses_store redis://127.0.0.1 user=a;'),
	qr/has "user=" without "password="/, 'a user alone');
like(check("responses_store redis://127.0.0.1 ca=$dir/none;"),
	qr/has "ca=" without "rediss:/, 'certificates without TLS');
like(check("responses_store rediss://127.0.0.1 ca=$dir/none;"),
	qr/cannot load certificate|load_verify_locations.*none/s, 'no file of certificates');
like(check('responses_store redis://127.0.0.1 edge=;'),
	qr/invalid parameter "edge=" .* expected "user=", .* and a name/,
	'no name of the edge');
like(check('responses_store redis://127.0.0.1; responses_store unix:/a;'),
	qr/is duplicate/, 'two stores');
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

pump(sub { @used = map { $t->read_file("edge$_.log") =~ /^sum (\d+) /mg }
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
$last += $_ foreach $t->read_file('edge2.log') =~ /^last (\d+) /mg;
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

edge(5, more => "password=file:$dir/wrong");
is(request(5, 'auth'), 200, 'with a wrong password, limits go on');
ok(pump(sub { errors(5) =~ /refuses: WRONGPASS/ }, 10), 'it is told');

edge(6, more => "password=file:$dir/right");
request(6, 'auth');
$Test::Responses::Fleet::PASSWORD = 'right';
ok(pump(sub { total('auth') > 0 }, 10), 'the right one');
is(errors(6) =~ /refuses/ ? 'refused' : '', '', 'is not refused');

# a key rests, but is read: another edge uses it, and this one, which is not
# asked, knows it when it is, whatever the period.  A round may be late, so it
# is tried again

redis('CONFIG', 'SET', 'requirepass', '');
undef $Test::Responses::Fleet::PASSWORD;
edge($_, period => '1d') for 7, 8;

my ($knew, $one) = (0, 0);

foreach my $key (map { "rest$_" } 1 .. 3) {
	my $at_first = left(7, $key);
	select(undef, undef, undef, 1);
	request(8, $key) for 1 .. 5;
	select(undef, undef, undef, 1);

	$knew = $at_first - left(7, $key);
	($one) = $t->read_file('edge7.log') =~ /^$key (\d+) /m;
	last if $knew == 6 * $one;
}

is($knew, 6 * ($one || 1), 'an edge knows what another has used meanwhile');

stop_edge($_, 'QUIT') for 7, 8;

# but for a period only

edge(9, period => '2s');
request(9, 'leaves');

my ($reads, $since) = (-1, 0);

ok(pump(sub {
	my ($n) = (redis('INFO', 'commandstats') // '')
		=~ /^cmdstat_hgetall:calls=(\d+)/m;
	($reads, $since) = ($n, Time::HiRes::time()) if $n != $reads;
	Time::HiRes::time() - $since > 0.7
}, 40), 'a key that nobody asks for is read for a period only');

# the store is gone

stop_store();
undef $Test::Responses::Fleet::PASSWORD;
is(request(1, 'sum'), 200, 'without a store');
is(request(1, 'sum'), 200, 'and again');

my $lines = () = errors(1) =~ /responses_store "[^"]*" (?:refuses|cannot|has|does)/g;
cmp_ok($lines, '<=', 3, 'few lines tell it');

start_store();
request(1, 'sum');
ok(pump(sub { total('sum') > 0 }, 15), 'it comes back by itself');

# two edges of one name

edge(4, name => 1);

ok(pump(sub {
	request(1, 'twin');
	request(4, 'twin');
	errors(4) =~ /another nginx writes to .* as edge "edge1", this one goes on as "edge1-\d+"/
}, 5), 'two edges of one name are told, the newer one takes another');

# what it has used from now on is told, and counts once

select(undef, undef, undef, 1);

my $before = total('twin');
my @before = map { $t->read_file("edge$_.log") =~ /^twin (\d+) /mg } 1, 4;
request($_, 'twin') foreach 1, 4, 1, 4;

my $more = 0;

ok(pump(sub {
	my @twin = map { $t->read_file("edge$_.log") =~ /^twin (\d+) /mg } 1, 4;
	$more = 0;
	$more += $_ foreach @twin;
	$more -= $_ foreach @before;
	$more && total('twin') - $before == $more
}, 10), 'nothing of them counts twice');

stop_edge($_, 'QUIT') for Test::Responses::Fleet::edges();
stop_store();

clean();

done_testing();
