#!/usr/bin/perl

# Copyright (C) 2026 ngx_http_responses_module authors

# Tests for the symbols that the dynamic module exports: only those that
# nginx looks up.  nginx loads it with RTLD_GLOBAL, other symbols could meet
# those of other modules.

###############################################################################

use warnings;
use strict;

use Test::More;

use Cwd qw/ abs_path /;
use File::Basename qw/ dirname /;

###############################################################################

my $so = $ENV{TEST_RESPONSES_MODULE};

$so = abs_path(dirname(__FILE__) . '/..')
	. '/build/ngx_http_responses_module.so' unless defined $so;

plan(skip_all => 'the module is built in') if $so eq '';
plan(tests => 2);

###############################################################################

my @exported = map { /^(\S+) [A-Z]\b/ ? $1 : () }
	`nm -D -P --defined-only "$so"`;

is($?, 0, 'symbols are read');
is(join(' ', sort @exported), 'ngx_module_names ngx_module_order ngx_modules',
	'only what nginx looks up is exported');

###############################################################################
