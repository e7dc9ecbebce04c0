#!/usr/bin/perl

# Copyright (C) 2026 ngx_http_responses_module authors

# Tests for the picture of two terminals in README: what a program with
# OpenAI's package prints, directly and through nginx, is what it shows, at
# the version of the package that it names.

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;

###############################################################################

my $t = Test::Nginx->new();

plan(skip_all => 'no nodejs') if system('command -v node >/dev/null 2>&1');

my $top = $Test::Nginx::ROOT;
my $why = `"$top/t/clients/install" "$top/t/clients" "$top/build/clients"`;

plan(skip_all => $why =~ s/\s+\z//r) if $?;

my $svg = slurp('../docs/images/terminals.svg');
my ($version) = slurp('clients/package.json') =~ /"openai": "([\d.]+)"/;

local $ENV{TEST_RESPONSES_MODULE} = $Test::Nginx::MODULE // '';

my $said = `"$top/util/recording" --text`;

is($?, 0, 'it runs');
is(shown($svg =~ /^<text[^>]*>(.*)<\/text>$/mg),
	shown(map { /^(directly|through)/ ? "openai $version, llama.cpp $_" : $_ }
		split(/\n/, $said)), 'the picture shows what runs');
like($said, qr/^directly\n.*^Error: .*^through .*^completed$/ms,
	'an error without the module');

foreach my $name ('README.md') {
	like(slurp("../$name"), qr!\]\(docs/images/terminals\.svg\)!, $name);
}

done_testing();

###############################################################################

# without the places where rows are folded

sub shown {
	return join('', @_) =~ s/<[^>]*>//gr =~ s/&lt;/</gr =~ s/&gt;/>/gr
		=~ s/&amp;/&/gr =~ s/\s+//gr;
}
