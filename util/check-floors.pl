#!/usr/bin/perl

# Copyright (C) 2026 ngx_http_responses_module authors
#
# The rules of the house, see docs/internals.md:
#
#   1. Includes point down or stay on their floor, never in a circle, and
#      name the floor.
#   2. Floors 0 to 3 include <ngx_config.h> and <ngx_core.h> alone, and know
#      nothing of HTTP.
#   3. Floors 0 and 2 never allocate, 1 and 3 only through
#      ngx_responses_mem_t.
#   4. No clock, log, random source or environment below floor 4.
#   5. yajl is known to json/ngx_responses_yajl.c alone, and to
#      json/ngx_responses_span.c as long as that is there.
#
# Also: each file is in "config", and is named after its floor.  Prints what
# is wrong, one line each, and then fails:
#
#   util/check-floors.pl [directory]

use warnings;
use strict;

my @floors = qw! core json api engine http !;
my %floor = map { $floors[$_] => $_ } 0 .. $#floors;

my $house = 'ngx_http_responses_module';
my $yajl = 'json/ngx_responses_yajl.c';
my $old = 'json/ngx_responses_span.c';

my (@errors, %includes);

###############################################################################

my $root = @ARGV ? shift : '.';
chdir $root or die "$0: cannot enter $root: $!\n";

my @files = sort map { substr($_, length($house) + 1) }
	(glob("$house/*.[ch]"), glob("$house/*/*.[ch]"),
	 glob("$house/*/*/*.[ch]"));

die "$0: no sources in $root/$house\n" unless @files;

my %known = map { $_ => 1 } @files;

check_file($_) for @files;
check_circles();
check_config();

print "$_\n" for @errors;
print "check-floors: " . (@errors ? @errors . " errors\n" : "ok\n");
exit(@errors ? 1 : 0);

###############################################################################

sub error {
	my ($file, $line, $message) = @_;
	push @errors, "$house/$file" . ($line ? ":$line" : '') . ": $message";
}


sub check_file {
	my ($file) = @_;

	my ($dir, $name) = $file =~ m!^(?:(.*)/)?(.*)$!;
	my $n = defined $dir ? $floor{$dir} : undef;

	if (!defined $n) {
		error($file, 0, "no floor, must be in one of: @floors");
		return;
	}

	my $prefix = $n == 4 ? 'ngx_http_responses' : 'ngx_responses_';

	error($file, 0, "name must begin with \"$prefix\"")
		if index($name, $prefix) != 0;

	my ($line, @code) = (0, split(/\n/, code($file)));

	foreach (@code) {
		$line++;

		if (/^\s*#\s*include\s*([<"])([^>"]*)[>"]/) {
			check_include($file, $n, $line, $1, $2);

		} else {
			check_calls($file, $n, $line, $_);
		}
	}
}


# the file without comments and literals, but with the names of includes

sub code {
	my ($file) = @_;
	local $/;

	open my $fh, '<:raw', "$house/$file"
		or die "$0: cannot open $house/$file: $!\n";
	my $text = <$fh>;

	$text =~ s{^([ ]*\#\s*include[^\n]*)|"(?:\\.|[^"\\\n])*"
		|'(?:\\.|[^'\\\n])*'|(/\*.*?\*/)}{
			if (defined $1) {
				$1
			} elsif (defined $2) {
				(my $s = $2) =~ s/[^\n]//g;
				$s
			} else {
				'""'
			}
		}gmsex;

	return $text;
}


sub check_include {
	my ($file, $n, $line, $kind, $name) = @_;

	if ($kind eq '"') {
		my ($dir) = $name =~ m!^(\w+)/[^/]+$!;

		if (!defined $dir || !defined $floor{$dir}) {
			error($file, $line, "include must name a floor: \"$name\"");

		} elsif ($floor{$dir} > $n) {
			error($file, $line, "include points up: \"$name\"");

		} elsif (!$known{$name}) {
			error($file, $line, "include of a file not there: \"$name\"");

		} else {
			push @{ $includes{$file} }, $name;
		}

		return;
	}

	if ($name =~ m!^yajl/!) {
		error($file, $line, "yajl is for $yajl alone")
			if $file ne $yajl && $file ne $old;

	} elsif ($n < 4 && $name !~ /^ngx_(?:config|core)\.h$/) {
		error($file, $line, "floors 0 to 3 must not include <$name>");

	} elsif ($name !~ /^ngx_\w+\.h$/) {
		error($file, $line, "include of <$name>, nginx has its own");
	}
}


sub check_calls {
	my ($file, $n, $line, $code) = @_;

	if ($code =~ /\b(yajl_\w+)/ && $file ne $yajl && $file ne $old) {
		error($file, $line, "$1 is for $yajl alone");
	}

	return if $n == 4;

	if ($code =~ /\b(malloc|calloc|realloc|memalign|strdup|free
		|ngx_(?:alloc|calloc|free|p(?:n|c)?alloc|pmemalign|pfree
		|slab_\w+|create_pool|array_create|list_create|create_temp_buf
		|alloc_buf|calloc_buf|alloc_chain_link))\s*\(/x
		&& $code !~ /(?:->|\.)\s*$1\s*\(/)
	{
		error($file, $line, "$1(): memory comes from ngx_responses_mem_t");
	}

	if (($n == 0 || $n == 2)
		&& $code =~ /(\bngx_responses_buf_\w+\s*\(|(?:->|\.)alloc\s*\()/)
	{
		error($file, $line, "floor $n must not allocate: $1");
	}

	if ($code =~ /\b(ngx_log_(?!_)\w+|ngx_cycle|ngx_time(?:ofday)?|ngx_random
		|ngx_current_msec|ngx_cached_\w+|ngx_gettimeofday|ngx_timer\w*
		|(?:clock_)?gettime|gettimeofday|clock|time|random|s?rand
		|getrandom|getenv|localtime\w*|gmtime\w*)(?=\s*\()/x
		|| $code =~ /\b(ngx_current_msec|ngx_cached_\w+|ngx_cycle
			|ngx_log_t|errno|ngx_errno)\b/x)
	{
		error($file, $line, "$1: no clock, log or chance below floor 4");
	}

	if ($code =~ /\b(ngx_http_\w+|ngx_(?:buf|chain|event|connection)_t)\b/) {
		error($file, $line, "$1 is not known below floor 4");
	}
}


# a file that includes itself in the end

sub check_circles {
	my %done;

	my $visit;
	$visit = sub {
		my ($file, @path) = @_;

		if (grep { $_ eq $file } @path) {
			error($file, 0, 'includes go in a circle: '
				. join(' ', @path, $file));
			return;
		}

		return if $done{$file};

		$visit->($_, @path, $file) for @{ $includes{$file} || [] };
		$done{$file} = 1;
	};

	$visit->($_) for @files;
}


sub check_config {
	open my $fh, '<', 'config' or die "$0: cannot open config: $!\n";

	my %listed;

	while (<$fh>) {
		next if /^\s*#/;
		$listed{$1}++ if m!^\s*(\w+/ngx_\w+\.[ch])"?\s*$!;
	}

	foreach my $file (sort keys %listed) {
		push @errors, "config: $file is listed $listed{$file} times"
			if $listed{$file} > 1;
		push @errors, "config: $file is not there" unless $known{$file};
	}

	foreach my $file (@files) {
		push @errors, "config: $file is not listed" unless $listed{$file};
	}
}
