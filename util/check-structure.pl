#!/usr/bin/perl

# Copyright (C) 2026 ngx_http_responses_module authors
#
# The order of the folders and files, see docs/internals.md.  A folder uses
# itself and those before it: core, json, api, engine, counters, request, http.
#
# By the symbols of the object files, one for each source:
#
#   1. A file uses no function and no data of a later folder.
#   2. No files use each other in a circle.
#   3. One file in json/ uses yajl, and one in core/ PCRE2.
#   4. Global symbols begin with ngx_responses_, or ngx_http_responses_ in
#      http/.
#   5. Files before http/ use no other symbol but a few of string.h and
#      time.h: memory comes from ngx_responses_mem_t, time and random numbers
#      from the caller, and nothing is logged.
#
# By the sources:
#
#   6. Includes name the folder, which is not a later one, and never go in a
#      circle.  Of a room of http/ other files include one header only, its
#      door, which has the name of the room.  A room that is a module of nginx
#      does not see the configuration of the filter, also not through another
#      header.
#   7. Files before http/ include <ngx_config.h> and <ngx_core.h> only.
#   8. Each file is in "config", and is named after its folder.
#   9. A file, with its header, knows another file if it includes it, or uses
#      a struct that is defined there.  In no folder do more files know each
#      other in a circle than %largest allows.
#
# Prints what is wrong, one line each, and then fails:
#
#   util/check-structure.pl OBJECTS [directory]
#   util/check-structure.pl --graph OBJECTS [directory]
#
# OBJECTS has core/ngx_responses_sse.o and so on.  http/ may be missing from
# it where nginx's headers are.  With --graph, what each file uses is printed
# instead, and it comes after the files that it uses, except in a circle; then
# what makes the circles of headers and types.

use warnings;
use strict;

use Cwd qw/ abs_path /;

my @folders = qw! core json api engine counters request http !;
my %order = map { $folders[$_] => $_ } 0 .. $#folders;

# the compiler itself may call some of these

my $libc = qr/^(?:mem(?:chr|cmp|cpy|move|set)|strlen|strptime|timegm
	|__stack_chk_\w+|_GLOBAL_OFFSET_TABLE_)$/x;

my %libraries = (
	pcre2 => { folder => 'core', symbol => qr/^pcre2_/,
		include => qr!^pcre2\.h$! },
	yajl => { folder => 'json', symbol => qr/^yajl_/,
		include => qr!^yajl/! },
	hiredis => { folder => 'http', symbol => qr/^redis[A-Z]/,
		include => qr!^hiredis/! },
	tls => { folder => 'http', symbol => qr/^(?:SSL|X509)_\w+$/,
		include => qr/^$/ },
	openssl => { folder => 'http', symbol => qr/^(?:HMAC|EVP_\w+)$/,
		include => qr!^openssl/! },
);

my $module = 'ngx_http_responses_module';

# files in a circle by headers and types, to be lowered when one is cut

my %largest = (json => 2, api => 2, engine => 6, http => 15);

###############################################################################

my $graph = @ARGV && $ARGV[0] eq '--graph' ? shift : undef;
my $objects = shift;
my $root = @ARGV ? shift : '.';

die "usage: $0 [--graph] OBJECTS [directory]\n" unless defined $objects;
die "$0: no directory $objects\n" unless -d $objects;

$objects = abs_path($objects);
chdir $root or die "$0: cannot enter $root: $!\n";

my @files = sort map { substr($_, length($module) + 1) }
	(glob("$module/*.[ch]"), glob("$module/*/*.[ch]"),
	 glob("$module/*/*/*.[ch]"));

die "$0: no sources in $root/$module\n" unless @files;

my %known = map { $_ => 1 } @files;

# file => { file => { symbol => 1 } }, and the same of includes

my (%uses, %includes, %defined, %used, %unknown, @errors);

# the same without the endings of files: file => { file => { name => 1 } },
# names are those of headers and structs

my %knows;

read_objects();
read_structs();

if ($graph) {
	print_graph();
	exit;
}

check_file($_) for @files;
check_config();
check_includes();
check_symbols();
check_circles();
check_knows();

print "$_\n" for @errors;
print "check-structure: " . (@errors ? @errors . " errors\n" : "ok\n");
exit(@errors ? 1 : 0);

###############################################################################

sub error {
	my ($file, $line, $message) = @_;
	push @errors, "$module/$file" . ($line ? ":$line" : '') . ": $message";
}


sub folder {
	my ($file) = @_;
	return $1 if $file =~ m!^(\w+)/[^/]+$! && exists $order{$1};
	return room($file) && 'http';
}


# "limit" of "http/limit/FILE", the only folder that has rooms

sub room {
	my ($file) = @_;
	return $file =~ m!^http/(\w+)/[^/]+$! ? $1 : undef;
}


# "engine/frame"

sub short {
	my ($file) = @_;
	$file =~ s!/ngx_(?:http_)?responses_(\w+?)(?:\.c)?$!/$1!;
	return $file;
}


# A module's symbol makes no arrow: with it every file finds the module's
# configuration and contexts, and it knows the module's functions.

sub read_objects {
	my (%undefined, @missing, @objects);

	foreach my $file (grep { /\.c$/ && folder($_) } @files) {
		(my $object = "$objects/$file") =~ s/c$/o/;

		if (-f $object) {
			$uses{$file} = {};
			push @objects, $object;

		} else {
			push @missing, $file;
		}
	}

	my @http = grep { folder($_) eq 'http' } keys %uses;

	@missing = grep { folder($_) ne 'http' } @missing unless @http;
	die "$0: no object of @missing\n" if @missing;

	print "check-structure: http/ is not compiled, its calls are not seen\n"
		if !@http && grep { /^http\// } @files;

	# "FILE: SYMBOL TYPE", with more after it where it is defined

	open my $nm, '-|', 'nm', '-A', '-P', @objects or die "$0: nm: $!\n";

	while (my $line = <$nm>) {
		my ($file, $symbol, $type) = $line
			=~ m!^\Q$objects\E/(\S+)\.o: (\S+) ([a-zA-Z])\b! or next;

		if ($type eq 'U') {
			$undefined{"$file.c"}{$symbol} = 1;

		} elsif ($type =~ /[A-Z]/) {
			$defined{$symbol} = "$file.c";
		}
	}

	close $nm or die "$0: nm failed\n";

	foreach my $file (keys %undefined) {
		foreach my $symbol (keys %{ $undefined{$file} }) {
			my $to = $defined{$symbol};

			if (!defined $to) {
				$unknown{$file}{$symbol} = 1;
				next;
			}

			$used{$symbol} = 1;
			$uses{$file}{$to}{$symbol} = 1 if $symbol !~ /_module$/;
		}
	}
}


sub check_symbols {
	my %users;

	foreach my $symbol (sort keys %defined) {
		my $file = $defined{$symbol};
		my $prefix = folder($file) eq 'http' ? 'ngx_http_responses_'
			: 'ngx_responses_';

		error($file, 0, "global symbol $symbol must begin with \"$prefix\"")
			if index($symbol, $prefix) != 0;
	}

	foreach my $file (sort keys %uses) {
		my $folder = folder($file);

		foreach my $to (sort keys %{ $uses{$file} }) {
			error($file, 0, "uses $to, a later folder: "
				. join(', ', sort keys %{ $uses{$file}{$to} }))
				if $order{folder($to)} > $order{$folder};
		}

		foreach my $symbol (sort keys %{ $unknown{$file} }) {
			my ($library) = grep { $symbol =~ $libraries{$_}{symbol} }
				sort keys %libraries;

			if (defined $library) {
				my $home = $libraries{$library}{folder};

				$users{$library}{$file} = $symbol if $folder eq $home;

				error($file, 0, "uses $symbol, $library is for $home/")
					if $folder ne $home;

			} elsif ($folder ne 'http' && $symbol !~ $libc) {
				error($file, 0, "uses $symbol");
			}
		}
	}

	foreach my $library (sort keys %users) {
		my $symbols = $users{$library};
		my ($first, @more) = sort keys %$symbols;

		error($_, 0, "uses $symbols->{$_}, $library is for one file, "
			. "and $first uses it") for @more;
	}
}


sub check_circles {
	foreach my $circle (grep { @$_ > 1 } components(\%uses)) {

		# the shortest way round

		my ($path) = sort { @$a <=> @$b or "@$a" cmp "@$b" }
			map { shortest($_) } @$circle;

		error($path->[0], 0, 'is in a circle of ' . @$circle . ' files');

		for my $i (0 .. $#$path) {
			my ($from, $to) = ($path->[$i], $path->[($i + 1) % @$path]);

			$errors[-1] .= "\n    " . short($from) . ' uses ' . short($to)
				. ': ' . join(', ', sort keys %{ $uses{$from}{$to} });
		}
	}
}


sub check_knows {
	my %found = map { $_ => 0 } @folders;

	foreach my $circle (circles_known()) {
		my $folder = folder($circle->[0]);
		$found{$folder} = @$circle if @$circle > $found{$folder};
	}

	foreach my $folder (@folders) {
		my $largest = $largest{$folder} || 0;

		push @errors, "$module/$folder: a circle of $found{$folder} files by "
			. "headers and types, at most $largest, see --graph"
			if $found{$folder} > $largest;
	}

	print 'check-structure: largest circle by headers and types: '
		. join(', ', map { "$_ $found{$_}" } @folders) . "\n";
}


# those of a file's folder only: it knows no later one

sub circles_known {
	my %near;

	foreach my $file (keys %knows) {
		$near{$file} = { map { $_ => 1 }
			grep { folder($_) eq folder($file) } keys %{ $knows{$file} } };
	}

	return grep { @$_ > 1 } components(\%near);
}


# A struct is defined where its members are, not where it is declared.

sub read_structs {
	my (%text, %home, %tag);

	foreach my $file (grep { folder($_) } @files) {
		open my $fh, '<:raw', "$module/$file"
			or die "$0: cannot open $file: $!\n";

		my $text = do { local $/; <$fh> };
		$text =~ s!/\*.*?\*/! !gs;
		$text{$file} = $text;

		$home{$1} = $file while $text =~ /\bstruct\s+(\w+)\s*\{/g;
		$home{$1} = $file
			while $text =~ /^typedef\ (?:struct|union)\s*\{
				.*? ^\}\ (\w+);/gmsx;
		$tag{$2} = $1
			while $text =~ /\btypedef\s+struct\s+(\w+)\s+(\w+);/g;
	}

	$home{$_} = $home{$tag{$_}} for grep { $home{$tag{$_}} } keys %tag;

	foreach my $file (sort keys %text) {
		know($file, $_, 'its header') for grep { folder($_) }
			$text{$file} =~ /^\s*#\s*include\s*"([^"]*)"/gm;
		know($file, $home{$_}, $_) for grep { $home{$_} }
			$text{$file} =~ /\b(\w+_[st])\b/g;
	}
}


sub know {
	my ($file, $to, $name) = @_;

	s/\.[ch]$// for $file, $to;
	$knows{$file}{$to}{$name} = 1 if $file ne $to;
}


# the shortest way from a file back to it

sub shortest {
	my ($start) = @_;

	my @paths = ([ $start ]);
	my %seen;

	while (my $path = shift @paths) {
		foreach my $to (sort keys %{ $uses{$path->[-1]} }) {
			return $path if $to eq $start;
			push @paths, [ @$path, $to ] unless $seen{$to}++;
		}
	}

	return ();
}


# Tarjan's strongly connected components: files which use each other, in one
# list, which comes after the lists of what they use

sub components {
	my ($graph) = @_;

	my (@components, @stack, %index, %low, %on);
	my $visit;

	$visit = sub {
		my ($file) = @_;

		$index{$file} = $low{$file} = keys %index;
		push @stack, $file;
		$on{$file} = 1;

		foreach my $to (sort keys %{ $graph->{$file} || {} }) {
			if (!defined $index{$to}) {
				$visit->($to);
				$low{$file} = $low{$to} if $low{$to} < $low{$file};

			} elsif ($on{$to}) {
				$low{$file} = $index{$to} if $index{$to} < $low{$file};
			}
		}

		if ($low{$file} == $index{$file}) {
			my ($n) = grep { $stack[$_] eq $file } 0 .. $#stack;
			my @component = splice(@stack, $n);
			delete @on{@component};
			push @components, [ sort @component ];
		}
	};

	foreach my $file (sort { ($order{folder($a) || ''} || 0)
		<=> ($order{folder($b) || ''} || 0) or $a cmp $b } keys %$graph)
	{
		$visit->($file) unless defined $index{$file};
	}

	return @components;
}


sub print_graph {
	my @components = components(\%uses);

	foreach my $file (map { @$_ } @components) {
		print short($file) . "\n";

		foreach my $to (sort keys %{ $uses{$file} }) {
			print '    ' . short($to) . ': '
				. join(', ', sort keys %{ $uses{$file}{$to} }) . "\n";
		}
	}

	foreach my $circle (grep { @$_ > 1 } @components) {
		print 'circle of ' . @$circle . ' files: '
			. join(' ', map { short($_) } @$circle) . "\n";
	}

	foreach my $circle (circles_known()) {
		my %in = map { $_ => 1 } @$circle;

		print 'circle of ' . @$circle . ' files by headers and types in '
			. folder($circle->[0]) . "\n";

		foreach my $file (@$circle) {
			foreach my $to (grep { $in{$_} } sort keys %{ $knows{$file} }) {
				print '    ' . short($file) . ' knows ' . short($to) . ': '
					. join(', ', sort keys %{ $knows{$file}{$to} }) . "\n";
			}
		}
	}

	foreach my $symbol (sort grep { !$used{$_} && !/_module$/ } keys %defined)
	{
		print "used by no other file: $symbol of "
			. short($defined{$symbol}) . "\n";
	}
}


sub check_file {
	my ($file) = @_;

	my $folder = folder($file);

	if (!defined $folder) {
		error($file, 0, "no folder, must be in one of: @folders");
		return;
	}

	my $prefix = $folder eq 'http' ? 'ngx_http_responses' : 'ngx_responses_';
	my ($name) = $file =~ m!([^/]*)$!;

	error($file, 0, "name must begin with \"$prefix\"")
		if index($name, $prefix) != 0;

	open my $fh, '<:raw', "$module/$file"
		or die "$0: cannot open $file: $!\n";

	while (my $line = <$fh>) {
		check_include($file, $., $1, $2)
			if $line =~ /^\s*#\s*include\s*([<"])([^>"]*)[>"]/;
	}
}


sub check_include {
	my ($file, $line, $kind, $name) = @_;

	my $order = $order{folder($file)};

	if ($kind eq '"') {
		my $folder = folder($name);

		if (!defined $folder) {
			error($file, $line, "include must name a folder: \"$name\"");

		} elsif ($order{$folder} > $order) {
			error($file, $line, "include of a later folder: \"$name\"");

		} else {
			my $room = room($name);

			error($file, $line, "include of \"$name\", the door of "
				. "http/$room is http/$room/ngx_http_responses_$room.h")
				if defined $room && $room ne (room($file) || '')
					&& $name !~ m!/ngx_http_responses_$room\.h$!;

			$includes{$file}{$name} = 1;
		}

	} elsif (my ($library) = grep { $name =~ $libraries{$_}{include} }
		keys %libraries)
	{
		my $uses = grep { $_ =~ $libraries{$library}{symbol} }
			keys %{ $unknown{$file} || {} };

		error($file, $line, "include of <$name>, no function of it is used")
			unless $uses;

	} elsif ($folders[$order] ne 'http'
		&& $name !~ /^(?:ngx_config|ngx_core|emmintrin)\.h$/)
	{
		error($file, $line, "include of <$name> is for http/");

	} elsif ($name !~ /^(?:nginx|ngx_\w+|emmintrin)\.h$/) {
		error($file, $line, "include of <$name>, nginx has its own");
	}
}


sub check_includes {
	foreach my $circle (components(\%includes)) {
		my $file = $circle->[0];

		error($file, 0, "includes go in a circle: @$circle")
			if @$circle > 1 || $includes{$file}{$file};
	}

	foreach my $file (sort keys %includes) {
		my @path = path_to($file, "http/ngx_http_responses.h");

		error($file, 0, "sees the configuration of the filter: "
			. join(' includes ', @path))
			if is_module(room($file)) && @path;
	}
}


# whether a room is a module of nginx

sub is_module {
	my ($room) = @_;
	return defined $room
		&& $known{"http/$room/ngx_http_responses_${room}_module.c"};
}


# the files through which one includes another one, or none

sub path_to {
	my ($file, $to) = @_;

	my @paths = ([ $file ]);
	my %seen;

	while (my $path = shift @paths) {
		return @$path if $path->[-1] eq $to;
		push @paths, map { [ @$path, $_ ] } grep { !$seen{$_}++ }
			sort keys %{ $includes{$path->[-1]} || {} };
	}

	return ();
}


sub check_config {
	open my $fh, '<', 'config' or die "$0: cannot open config: $!\n";

	my %listed;

	while (<$fh>) {
		next if /^\s*#/;
		$listed{$1}++ if m!^\s*((?:\w+/)+ngx_\w+\.[ch])"?\s*$!;
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
