#!/usr/bin/perl

# Copyright (C) 2026 ngx_http_responses_module authors

# Tests for util/crash: its tables are those of docs/compare.md and README.md.
# From nginx 1.29.7 on servers are asked with HTTP/1.1, in which nginx sees that
# a response is cut: only the column of the module is compared.

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;

###############################################################################

my $t = Test::Nginx->new()->has(qw/http proxy/);
my $both = !$t->has_version('1.29.7');

$ENV{TEST_RESPONSES_MODULE} = $Test::Nginx::MODULE;

my ($table, $sums) = split(/\n\n/,
	compared(scalar `"$Test::Nginx::ROOT/util/crash" 2>&1`));

is($? >> 8, 0, 'util/crash');
is(compared(slurp('../docs/compare.md')) =~ /\Q$table\E/ ? '' : $table, '',
	'docs/compare.md');
is(compared(slurp('../README.md')) =~ /\Q$sums\E/ ? '' : $sums, '', 'README.md');

SKIP: {
	skip 'no openai package, see t/clients.t', 1
		unless -d "$Test::Nginx::ROOT/build/clients/node_modules/openai";

	local $ENV{CLIENT} = 'openai';

	(undef, $sums) = split(/\n\n/,
		compared(scalar `"$Test::Nginx::ROOT/util/crash" 2>&1`));
	is(compared(slurp('../docs/compare.md')) =~ /\Q$sums\E/ ? '' : $sums, '',
		'docs/compare.md, openai');
}

done_testing();

###############################################################################

sub compared {
	my ($tables) = @_;

	$tables =~ s/^(\| .*\| )nginx [\d.]+ \|/$1nginx |/mg;
	$tables =~ s/^(\| .*) \|.*( \| .* \|)$/$1$2/mg unless $both;

	return $tables =~ s/\n\z//r;
}
