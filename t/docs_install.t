#!/usr/bin/perl

# Copyright (C) 2026 ngx_http_responses_module authors

# Tests for docs/install.md: systemd takes the override of its unit, and the
# lines of util/docker/Dockerfile get the source of nginx from a signed
# repository of the test, and refuse what another key has signed, or what was
# changed afterwards.  Only places are replaced.

###############################################################################

use warnings;
use strict;

use Test::More;

use Digest::SHA qw/ sha256_hex /;
use File::Path qw/ make_path /;
use POSIX qw/ strftime /;

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;

###############################################################################

my $t = Test::Nginx->new()->plan(9);
my $dir = $t->testdir();

###############################################################################

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

SKIP: {
skip 'no apt, dpkg-dev or gpg', 7
	if grep { !has($_) } qw/ apt-get dpkg-source gpg /;

my ($script) = slurp('../util/docker/Dockerfile')
	=~ /^RUN (\. \/etc\/os-release.*?[^\\]\n)/ms;

key($_) foreach qw/ nginx other /;

# what the image has

$ENV{NGINX_VERSION} = '1.28.0';
$ENV{PKG_RELEASE} = '1~test';

repository('debian', 'nginx');
is(source($script), 0, 'source');
ok(-f "$dir/src/nginx-1.28.0/configure", 'unpacked');

repository('debian', 'other');
isnt(source($script), 0, 'another key');

repository('debian', 'nginx');
$t->write_file('repo/debian/nginx_1.28.0.orig.tar.gz',
	slurp("$dir/repo/debian/nginx_1.28.0.orig.tar.gz") =~ s/.\z/!/sr);
isnt(source($script), 0, 'changed source');
ok(!-d "$dir/src/nginx-1.28.0", 'changed source, not unpacked');

$ENV{NGINX_VERSION} = '1.29.3';

repository('debian', 'nginx');
isnt(source($script), 0, 'not of the mainline');
repository('mainline/debian', 'nginx');
is(source($script), 0, 'mainline');

command("gpgconf --homedir $dir/gpg-$_ --kill gpg-agent")
	foreach qw/ nginx other /;
}

###############################################################################

sub has {
	my ($program) = @_;
	return system("command -v $program >/dev/null 2>&1") == 0;
}


sub command {
	my ($command) = @_;

	system("$command >>$dir/log 2>&1") == 0
		or die "$command: $?\n" . slurp("$dir/log");
}


sub key {
	my ($name) = @_;

	make_path("$dir/gpg-$name", "$dir/keyrings");
	chmod 0700, "$dir/gpg-$name";

	command("gpg --homedir $dir/gpg-$name --batch --passphrase '' "
		. "--quick-generate-key $name\@example.com default sign 2d");
	command("gpg --homedir $dir/gpg-$name --batch "
		. "--export -o $dir/keyrings/$name.gpg");
}


# a repository that has the source package of $NGINX_VERSION

sub repository {
	my ($line, $key) = @_;

	my $version = $ENV{NGINX_VERSION};
	my $repo = "$dir/repo/$line";
	my $dist = "$repo/dists/test";

	command("rm -rf $dir/repo $dir/tree");
	make_path("$dist/nginx/source", "$dir/tree/nginx-$version");
	$t->write_file("tree/nginx-$version/configure", "\n");

	my $orig = "nginx_$version.orig.tar.gz";
	command("tar -czf $repo/$orig -C $dir/tree nginx-$version");

	my $about = "Version: $version-$ENV{PKG_RELEASE}\nFormat: 3.0 (quilt)\n"
		. "Binary: nginx\nArchitecture: any\n";
	my $dsc = "nginx_$version-$ENV{PKG_RELEASE}.dsc";

	$t->write_file("repo/$line/$dsc", "Source: nginx\n$about"
		. sums($repo, $orig));

	$t->write_file("repo/$line/dists/test/nginx/source/Sources",
		"Package: nginx\n$about" . "Directory: .\n"
		. sums($repo, $orig, $dsc));

	$t->write_file("repo/$line/dists/test/Release", "Codename: test\n"
		. "Components: nginx\nArchitectures: source\n"
		. strftime("Date: %a, %d %b %Y %T UTC\n", gmtime())
		. sums($dist, 'nginx/source/Sources') =~ s/Checksums-//r);

	command("gpg --homedir $dir/gpg-$key --batch --clearsign "
		. "-o $dist/InRelease $dist/Release");
}


sub sums {
	my ($where, @files) = @_;

	return join '', "Checksums-SHA256:\n", map {
		' ' . join(' ', sha256_hex(slurp("$where/$_")), -s "$where/$_", $_)
			. "\n"
	} @files;
}


# the status of the lines

sub source {
	my ($script) = @_;

	command("rm -rf $dir/src $dir/apt");
	make_path("$dir/src", map { "$dir/apt/$_" } 'parts', 'lists/partial',
		'archives/partial');

	$t->write_file('os-release', "VERSION_CODENAME=test\n");
	$t->write_file('apt.conf', <<"EOF");
Dir::Etc::sourcelist "/dev/null";
Dir::Etc::sourceparts "$dir/apt/parts";
Dir::State::lists "$dir/apt/lists";
Dir::Cache "$dir/apt";
APT::Sandbox::User "root";
EOF

	my $lines = $script =~ s!/etc/os-release!$dir/os-release!r
		=~ s!/etc/apt/keyrings/nginx-archive-keyring!$dir/keyrings/nginx!r
		=~ s!https://nginx\.org/packages!file://$dir/repo!r
		=~ s!/etc/apt/sources\.list\.d!$dir/apt/parts!r
		=~ s!/usr/src!$dir/src!r;

	$t->write_file('lines', $lines);

	return system("APT_CONFIG=$dir/apt.conf sh $dir/lines >>$dir/log 2>&1");
}

###############################################################################
