#!/usr/bin/perl

# Copyright (C) 2026 ngx_http_responses_module authors
#
# The module must stand directly before gunzip in the list of modules of an
# nginx it is compiled into, or directly before copy if it runs early:
#
#   util/check-order.pl objs/ngx_modules.c [early | late]
#
# Filters run from the end of that list to its start, so the module gets what
# gunzip has unpacked, and all that changes or packs the body comes after it.
# If it runs early, modules of other parties come after it, too.

use warnings;
use strict;

my $name = 'ngx_http_responses_module';

my ($file, $place) = @ARGV;
die "usage: $0 objs/ngx_modules.c [early | late]\n" unless defined $file;

my $next = ($place || '') eq 'early' ? 'ngx_http_copy_filter_module'
	: 'ngx_http_gunzip_filter_module';

open my $fh, '<', $file or die "$0: cannot open $file: $!\n";
my @modules = map { /^\s+&(\w+),/ ? $1 : () } <$fh>;
close $fh;

my @at = grep { $modules[$_] eq $name } 0 .. $#modules;

if (@at != 1) {
	die "$file: $name is there " . @at . " times, must be once\n";
}

# other modules of ours stand around it, in the order of "config"

my $ours = join ' ', grep { /^ngx_http_responses_/ } @modules;
my $order = join ' ', map { "ngx_http_responses_${_}module" }
	'sign_', '', 'count_', 'limit_';

if ($ours ne $order) {
	die "$file: modules are $ours, must be $order\n";
}

my ($after) = grep { !/^ngx_http_responses_/ } @modules[$at[0] .. $#modules];

$after ||= 'nothing';

if ($after ne $next) {
	die "$file: $name is followed by $after, must be by $next\n";
}

print "  order of filters is right\n";
