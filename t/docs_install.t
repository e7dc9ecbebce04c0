#!/usr/bin/perl

# Copyright (C) 2026 ngx_http_responses_module authors

# Tests for docs/install.md: systemd takes the override of its unit, and the
# lines of util/docker/Dockerfile get the source of nginx from its repository,
# with its key, and end if apt refuses it.  Only places are replaced.

use File::Path qw/ make_path /;

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;

###############################################################################

my $t = Test::Nginx->new();
my $dir = $t->testdir();

###############################################################################

# with what README installs, make demo has nothing to install, and compiles
# nothing again; gcc and nginx-dev bring two of the packages

my ($line) = slurp('../README.md') =~ /^    apt-get install (.*)$/m;
my %named = map { $_ => 1 } split(/ /, $line);
my @deps = map { split(/ /) } slurp('../util/deps')
	=~ /^(?:needed|wanted)=\((.*?)\)/mg;

is(join(' ', grep { !$named{$_} } @deps), 'libc6-dev libpcre2-dev',
	'README, packages');

my ($shutdown, $override) = slurp('../docs/install.md')
	=~ /`worker_shutdown_timeout (\d+)s;`.*?^```ini\n(.*?)^```$/ms;
my ($timeout) = $override =~ /^TimeoutStopSec=(\d+)$/m;

cmp_ok($timeout, '>', $shutdown, 'systemd waits for nginx');

SKIP: {
skip 'no systemd (systemd-analyze)', 1 unless has('systemd-analyze');

make_path("$dir/units/nginx.service.d");
$t->write_file('units/nginx.service', "[Service]\nType=forking\n"
	. "ExecStart=/bin/true\nExecStop=/bin/false\nKillMode=process\n");
$t->write_file('units/nginx.service.d/override.conf', $override);

is(`SYSTEMD_UNIT_PATH=$dir/units: systemd-analyze verify nginx.service 2>&1`
	=~ s/^(?!.*override\.conf).*\n//mgr, '', 'systemd takes the override');
}

###############################################################################

# what apt is asked for, and that nothing is unpacked if it refuses

my ($script) = slurp('../util/docker/Dockerfile')
	=~ /^RUN (\. \/etc\/os-release.*?[^\\]\n)/ms;

make_path("$dir/bin", "$dir/src");
$t->write_file('os-release', "VERSION_CODENAME=test\n");
$t->write_file("bin/$_", "#!/bin/sh\necho $_ \"\$@\" >>$dir/log\n"
	. "test \"\$1\" != \"\$REFUSES\"\n") foreach qw/ apt-get tar /;
chmod 0755, "$dir/bin/apt-get", "$dir/bin/tar";

$script =~ s!/etc/os-release!$dir/os-release!;
$script =~ s!/etc/apt/sources\.list\.d!$dir!;
$script =~ s!/usr/src!$dir/src!;
$t->write_file('lines', $script);

foreach my $case ([ '1.28.0', '' ], [ '1.29.3', 'mainline/' ]) {
	my ($version, $line) = @$case;

	is(source($version), "0 update source tar", "$version");
	is($t->read_file('nginx.list'), 'deb-src '
		. '[signed-by=/etc/apt/keyrings/nginx-archive-keyring.gpg] '
		. "https://nginx.org/packages/${line}debian test nginx\n",
		"$version, repository and its key");
}

is(source('1.28.0', 'update'), '100 update', 'no list');
is(source('1.28.0', 'source'), '100 update source', 'another key');

done_testing();

###############################################################################

sub has {
	my ($program) = @_;
	return system("command -v $program >/dev/null 2>&1") == 0;
}


# how the lines end, and what they have called

sub source {
	my ($version, $refuses) = @_;

	local $ENV{PATH} = "$dir/bin:$ENV{PATH}";
	local $ENV{NGINX_VERSION} = $version;
	local $ENV{PKG_RELEASE} = '1~test';
	local $ENV{REFUSES} = $refuses // 'none';

	$t->write_file('log', '');
	my $failed = system("sh $dir/lines") ? 100 : 0;

	return join ' ', $failed, map { /^apt-get (\w+)/ ? $1 : /^(\w+)/ }
		split(/\n/, $t->read_file('log'));
}
