#!/usr/bin/perl

# Copyright (C) 2026 ngx_http_responses_module authors

# Tests for util/bench: it works, and its load sees streams that are wrong.  No
# time is tested.

###############################################################################

use warnings;
use strict;

use Test::More;

use Cwd qw/ abs_path /;
use File::Basename qw/ dirname /;
use File::Temp qw/ tempdir /;
use IO::Socket::INET;
use IPC::Open2;
use JSON::PP;

###############################################################################

my $root = abs_path(dirname(__FILE__) . '/..');
my $cc = $ENV{CC} || 'gcc';
my $dir = tempdir('bench-XXXXXXXXXX', TMPDIR => 1, CLEANUP => 1);

$ENV{TEST_RESPONSES_MODULE} = "$root/build/ngx_http_responses_module.so"
	unless defined $ENV{TEST_RESPONSES_MODULE};

plan(skip_all => 'no module as a file')
	unless -f $ENV{TEST_RESPONSES_MODULE};
plan(skip_all => 'no util-linux (taskset)') if system('taskset -c -p $$ > /dev/null 2>&1');

###############################################################################

# the load

system($cc, '-O1', '-W', '-Wall', '-Wno-unused-parameter', '-Werror', '-o',
	"$dir/load", "$root/t/bench/load.c") == 0 or BAIL_OUT('no load');

write_file("$dir/whole", "event: a\ndata: 1\n\ndata: 2\n\ndata: 3\n\n");
write_file("$dir/broken", "event: a\ndata: 1\n\ndata: 2\n\ndata: 3\n");

my $port = free_port();
my $pid = open2(my $out, my $in, "$dir/load", $port, "$dir/whole",
	"$dir/broken");

is(answer()->{files}, 2, 'files of the load');

my $r = get("get $port /whole/0/0/ 5 2 3");
is("$r->{bad} $r->{events} $r->{bytes}", "0 15 180", 'whole streams');

$r = get("get $port /whole/100/0/ 2 2 3");
is("$r->{bad} $r->{events} $r->{bytes}", "0 6 72", 'paced streams');
cmp_ok($r->{reads}, '>=', 6, 'paced streams, a read for each event');

is(get("get $port /whole/0/0/ 5 2 4")->{bad}, 5, 'events are missing');
is(get("get $port /broken/0/0/ 1 1 0")->{bad}, 1, 'no end of an event');
is(get("get $port /none/0/0/ 3 1 0")->{bad}, 3, 'no stream');

$r = get("hold $port /whole/100/2/ 4 2");
is($r->{bad}, 0, 'open streams');
get('drop');

is(get("get $port /whole/0/0/ 1 1 3")->{bad}, 0, 'streams after open ones');

close $in;
waitpid($pid, 0);
is($?, 0, 'end of the load');

# all of it

my $log;

{
	local $ENV{BUILD} = $dir;
	$log = `"$root/util/bench" check 2>&1`;
}

is($?, 0, 'util/bench') or diag($log);

my $figures = decode_json(read_file("$dir/bench.json"));

foreach my $peer (qw/ plain module rules /) {
	cmp_ok($figures->{cpu}{'deltas-100'}{$peer}[0]{us}, '>', 0,
		"$peer, processor time");
}

foreach my $peer (qw/ plain module /) {
	cmp_ok($figures->{memory}{$peer}{base}, '>', 0, "$peer, memory");
	ok(exists $figures->{memory}{$peer}{open}{10}, "$peer, open streams");
}

# tables

my $tables = `"$root/util/bench-report" "$dir/bench.json"`;

is($?, 0, 'util/bench-report');
like($tables, qr/^\| 100 short deltas .*plain nginx \| 1\.00/m, 'a ratio');

write_file("$dir/performance.md", read_file("$root/docs/performance.md")
	=~ s/(<!-- bench: cpu -->).*?(<!-- end -->)/$1\n$2/sr);

{
	local $ENV{BENCH_DOCS} = $dir;
	system("$root/util/bench-report", '--docs', "$dir/bench.json");
}

is($?, 0, 'the document');
like(read_file("$dir/performance.md"), qr/bench: cpu -->\n\n\| stream/,
	'a table in the document');

done_testing();

###############################################################################

sub free_port {
	my $s = IO::Socket::INET->new(Listen => 1, LocalAddr => '127.0.0.1',
		ReuseAddr => 1);
	return $s->sockport();
}


sub answer {
	return decode_json(scalar <$out>);
}


sub get {
	print $in "$_[0]\n";
	return answer();
}


sub read_file {
	my ($file) = @_;
	local $/;
	open my $fh, '<:raw', $file or die "$file: $!";
	return scalar <$fh>;
}


sub write_file {
	my ($file, $text) = @_;
	open my $fh, '>:raw', $file or die "$file: $!";
	print $fh $text;
	close $fh;
}

###############################################################################
