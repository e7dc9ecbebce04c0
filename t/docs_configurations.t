#!/usr/bin/perl

# Tests for the configurations of the documentation: nginx takes each of them,
# and warns of none.  What they leave out, such as upstreams, is added.

###############################################################################

use warnings;
use strict;

use Test::More;

BEGIN { use FindBin; chdir($FindBin::Bin); }

use lib 'lib';
use Test::Nginx;

###############################################################################

select STDERR; $| = 1;
select STDOUT; $| = 1;

# what is missing, and what is put in its place at the level of http

my @missing = (
	[ qr/host not found in upstream "(?:https?:\/\/)?([\w-]+)"/,
		sub { "upstream $_[0] { server 127.0.0.1:8081; }" } ],
	[ qr/unknown zone "(\w+)" in "responses_/,
		sub { "responses_zone zone=$_[0]:64k;" } ],
	[ qr/nothing is counted in zone "(\w+)"/,
		sub { "responses_count $_[0];" } ],
	[ qr/unknown log format "(\w+)"/,
		sub { "log_format $_[0] \$status;" } ],
	[ qr/unknown "((?!responses_)\w+)" variable/,
		sub { "map \$host \$$_[0] { default 1; }" } ],
	[ qr/zero size shared memory zone "(\w+)"/,
		sub { "limit_req_zone \$host zone=$_[0]:64k rate=1r/s;" } ],
);

my @blocks;

foreach my $file (glob("$Test::Nginx::ROOT/README.md "
	. "$Test::Nginx::ROOT/docs/*.md"))
{
	my ($name) = $file =~ m!([^/]+)$!;
	open my $fh, '<', $file or die "Can't open $file: $!\n";
	my $text = do { local $/; <$fh> };

	while ($text =~ /^```nginx\n(.*?)^```$/gms) {
		my $block = $1;
		my $line = 1 + (() = substr($text, 0, $-[1]) =~ /\n/g);

		push @blocks, [ "$name, line $line", $block ]
			if $block =~ /responses/;
	}
}

my $t = Test::Nginx->new()->has(qw/http proxy map geo rewrite limit_req/)
	->plan(@blocks + 1);

###############################################################################

cmp_ok(scalar @blocks, '>', 20, 'configurations are found');

foreach my $case (@blocks) {
	my ($name, $block) = @$case;
	my $said;

	foreach my $level (qw/ main http server location /) {
		$said = said($level, $block);
		last unless $said =~ /directive is not allowed here/;
	}

	is($said =~ s/^.*(?:syntax is ok|test is successful)\n//mgr, '', $name);
}

###############################################################################

sub said {
	my ($level, $block) = @_;
	my ($more, $said) = ('');

	$block =~ s/^load_module .*\n//mg;
	$block =~ s/^(\s*listen\s+)80;/${1}127.0.0.1:8080;/gm;
	$block =~ s!/var/log/nginx/!%%TESTDIR%%/!g;

	my $http = $level eq 'http' ? $block : '';
	my $server = $level eq 'server' ? $block : '';
	my $location = $level eq 'location' ? $block : '';
	my $load = $Test::Nginx::MODULE ? "load_module $Test::Nginx::MODULE;"
		: '';

	$more = 'responses on;' if $level ne 'main' && $http !~ /^responses\s/m;

	foreach (1 .. 9) {
		my $conf = "$load\nevents {\n}\npid %%TESTDIR%%/conf.pid;\n";

		if ($level eq 'main') {
			$conf .= $block =~
				s/^http \{\n/$&$more\n%%TEST_GLOBALS_HTTP%%\n/mr;

		} else {
			$conf .= <<"EOF";
http {
    $more
    types_hash_max_size 2048;
    %%TEST_GLOBALS_HTTP%%
$http
    server {
        listen 127.0.0.1:8082;
$server
        location /location {
$location
        }
    }
}
EOF
		}

		$t->write_file_expand('conf', $conf);
		$said = $t->conf_test('conf');

		my ($add) = map { $said =~ $_->[0] ? $_->[1]->($1) : () } @missing;
		last unless $add;

		$more .= "\n$add";
	}

	return $said;
}

###############################################################################
