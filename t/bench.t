#!/usr/bin/perl

# Copyright (C) 2026 ngx_http_responses_module authors

# Tests for util/bench: all of it works, and its load sees streams that are
# wrong.  No time is tested.

use JSON::PP;

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses::Contract qw/ sample /;

###############################################################################

my $t = Test::Nginx->new();
my $dir = $t->testdir();
my $bench = "$Test::Nginx::ROOT/util/bench";

$ENV{TEST_RESPONSES_MODULE} = $Test::Nginx::MODULE;

plan(skip_all => 'no module as a file') if $Test::Nginx::MODULE eq '';
plan(skip_all => 'no util-linux (taskset)')
	if system('taskset -c -p $$ > /dev/null 2>&1');

###############################################################################

# the load, as its own upstream

my $event = "event: a\ndata: 1\n\n";

$t->write_file('whole', $event x 3);
$t->write_file('broken', $event x 3 . "data: 2\n");

my $port = port(8080);

foreach my $case (
	[ 'whole streams', 'whole/0/0', 5, '"bad":0,' ],
	[ 'events at a pace', 'whole/100/0', 2, '"bad":0,' ],
	[ 'no end of an event', 'broken/0/0', 1, '"bad":1,' ],
	[ 'no events', 'none/0/0', 1, '"bad":1,' ])
{
	my ($name, $uri, $n, $seen) = @$case;

	like(`echo "get $port /$uri/ $n $n" | "$Test::Nginx::ROOT/t/bench/load" $port \\
		"$dir/whole" "$dir/broken"`, qr/^\{$seen/, $name);
}

# all of it, and its tables

$ENV{BUILD} = $dir;

is(system("\"$bench\" check > $dir/log 2>&1"), 0, 'util/bench')
	or diag($t->read_file('log'));

my $figures = decode_json($t->read_file('bench.json'));

cmp_ok($figures->{cpu}{'deltas-20'}{$_}[0]{us}, '>', 0, "$_, processor time")
	foreach qw/ plain module rules /;
cmp_ok($figures->{latency}{$_}[0]{p95}, '>', 0, "$_, latency")
	foreach qw/ plain module rules /;
ok(exists $figures->{memory}{$_}{open}{10}, "$_, open streams")
	foreach qw/ plain module /;

# whole streams of a directory, one of them without the last blank line

SKIP: {
	skip 'no valgrind', 6 unless grep { -x "$_/valgrind" }
		split /:/, $ENV{PATH};

	my $text = join '', sample();

	mkdir "$dir/recorded";
	$t->write_file('recorded/a.sse', $text);
	$t->write_file('recorded/b.sse', $text =~ s/\n\z//r);
	$t->write_file('recorded/index', "a.sse b.sse\n");

	is(system("\"$bench\" check recordings STREAMS=\"$dir/recorded\""
		. " > $dir/log 2>&1"), 0, 'util/bench recordings')
		or diag($t->read_file('log'));

	my $all = decode_json($t->read_file('bench.json'))->{recordings};

	is($all->{streams}, 2, 'streams of a directory');
	is($all->{bytes}, 2 * length $text, 'bytes');
	is($all->{events}, 28, 'events');
	cmp_ok($all->{peers}{module}{total}, '>', $all->{peers}{plain}{total},
		'instructions');
	like($t->read_file('log'), qr/^\| module \| \d+\.\d\d M \|/m, 'a table');
}

$t->write_file('performance.md', slurp("$Test::Nginx::ROOT/docs/performance.md")
	=~ s/(<!-- bench: cpu -->).*?(<!-- end -->)/$1\n$2/sr);
$ENV{BENCH_DOCS} = $dir;

is(system("$bench-report", '--docs'), 0, 'util/bench-report');
like($t->read_file('performance.md'),
	qr/bench: cpu -->\n\n\| stream.*^\| 20 short deltas .*plain nginx .* 1\.00/ms,
	'a table in the document');

done_testing();
