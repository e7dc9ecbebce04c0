#!/usr/bin/perl

# Tests for ngx_http_responses_module, alerts of docs/prometheus: they are
# raised when they should be, and a client with a bad key raises none.  Skipped
# where promtool is absent.

###############################################################################

use warnings;
use strict;

use Test::More;

BEGIN { use FindBin; chdir($FindBin::Bin); }

use lib 'lib';
use Test::Nginx;

###############################################################################

plan(skip_all => 'no promtool, run make deps')
	unless grep { -x "$_/promtool" } split(/:/, $ENV{PATH});

my $rules = '../docs/prometheus/alerts.yml';
my $tests = 'prometheus/alerts_test.yml';

my @alerts = slurp($rules) =~ /^ +- alert: (\w+)\n(.*?)(?=^ +- alert:|\z)/gms;
my $tested = slurp($tests);

plan(tests => 2 + 4 * @alerts / 2);

my $said = `promtool check rules $rules 2>&1`;
is($?, 0, 'rules') or diag($said);

$said = `promtool test rules $tests 2>&1`;
is($?, 0, 'tests of rules') or diag($said);

# each has what it takes to be useful, and a test that raises it

while (my ($name, $text) = splice @alerts, 0, 2) {
	like($text, qr/^ +severity: (?:critical|warning)$/m, "$name, severity");
	like($text, qr/^ +for: \d+m$/m, "$name, for");
	like($text, qr/\[1[05]m\].*\n? +>=? \d+$/m, "$name, minimum");
	like($tested, qr/\b$name\n +exp_alerts:/, "$name, a test raises it");
}

###############################################################################

###############################################################################
