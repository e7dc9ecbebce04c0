#!/usr/bin/perl

# Copyright (C) 2026 ngx_http_responses_module authors
#
# The module must stand directly before gunzip in the list of modules of an
# nginx it is compiled into:
#
#   util/check-order.pl objs/ngx_modules.c
#
# Filters run from the end of that list to its start, so the module gets
# what gunzip has unpacked, and all that changes or packs the body comes
# after it.

use warnings;
use strict;

my $name = 'ngx_http_responses_module';
my $next = 'ngx_http_gunzip_filter_module';

my $file = shift;
die "usage: $0 objs/ngx_modules.c\n" unless defined $file;

open my $fh, '<', $file or die "$0: cannot open $file: $!\n";
my @modules = map { /^\s+&(\w+),/ ? $1 : () } <$fh>;
close $fh;

my @at = grep { $modules[$_] eq $name } 0 .. $#modules;

if (@at != 1) {
	die "$file: $name is there " . @at . " times, must be once\n";
}

my $after = $modules[$at[0] + 1] || 'nothing';

if ($after ne $next) {
	die "$file: $name is followed by $after, must be by $next\n";
}

print "  order of filters is right\n";
