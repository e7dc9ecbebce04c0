#!/usr/bin/perl

# Copyright (C) 2026 ngx_http_responses_module authors

# Tests for util/dist: two clones of a commit make the same tarball and the
# same list of what it needs, and the list has the libraries of the module.

use Cwd qw/ abs_path /;
use Digest::SHA;
use JSON::PP;

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;

###############################################################################

my $t = Test::Nginx->new();
my $dir = $t->testdir();
my $top = abs_path('..');

plan(skip_all => 'no git repository')
	if `git -C "$top" rev-parse HEAD 2>/dev/null` eq '';

my $name = 'ngx_http_responses_module-1.2.3';

foreach my $clone (qw/ one two /) {
	system("git clone -q --depth 1 'file://$top' $dir/$clone 2>/dev/null") == 0
		or plan(skip_all => 'cannot clone');
	system("cp $top/util/dist $top/util/sbom $dir/$clone/util");
	is(`cd $dir/$clone && util/dist out 1.2.3 2>/dev/null`,
		"out/$name.tar.gz\nout/$name.cdx.json\n", "clone $clone");
}

foreach my $file (qw/ tar.gz cdx.json /) {
	is(system('cmp', '-s', map { "$dir/$_/out/$name.$file" } qw/ one two /), 0,
		"$file, the same bytes");
}

my $sbom = decode_json($t->read_file("one/out/$name.cdx.json"));
my $component = $sbom->{metadata}{component};

is("$sbom->{bomFormat} $component->{name} $component->{version}",
	'CycloneDX ngx_http_responses_module 1.2.3', 'names');
is($component->{hashes}[0]{content}, Digest::SHA->new(256)->addfile(
	"$dir/one/out/$name.tar.gz", 'b')->hexdigest(), 'hash of the tarball');
like($sbom->{serialNumber}, qr/^urn:uuid:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/,
	'number');

# what the module is linked with

SKIP: {
my ($module) = grep { -e $_ } $Test::Nginx::MODULE,
	"$top/build/ngx_http_responses_module.so";
my @linked = map { /NEEDED\s+lib(?!c\.)([a-z]+)/ ? $1 : () }
	split(/\n/, $module ? `objdump -p $module 2>/dev/null` : '');

skip 'no objdump, or no module', 1 unless @linked;

my %known = map { $_->{name} => 1 } @{$sbom->{components}};
my %of = (pcre => 'pcre2', crypto => 'openssl');

is(join(' ', grep { !$known{$of{$_} // $_} } @linked), '', 'libraries');
}

done_testing();

###############################################################################
