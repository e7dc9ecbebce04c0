#!/usr/bin/perl

# Copyright (C) 2026 ngx_http_responses_module authors
#
# nginx's C style as far as a script can see it, and clean text in all other
# files.  Prints what is wrong, one line each, and then fails:
#
#   util/check-style.pl [directory]

use warnings;
use strict;

use File::Find;

my $columns = 79;
my $file_lines = 1000;
my $function_lines = 120;

# functions with a better one in nginx, or with no place in a module

my %banned = map { $_ => 1 } qw/
	abort alloca assert atof atoi atol atoll calloc exit fprintf fputs free
	gets gmtime localtime malloc memcmp memcpy memmove memset printf puts
	realloc snprintf sprintf sscanf strcat strcmp strcpy strdup strlen
	strncat strncmp strncpy strtod strtok strtol strtoul strtoull system
	usleep vprintf vsnprintf vsprintf
/;

# tests have no nginx to lean on, only what overruns its buffer stays out

my %banned_in_tests = map { $_ => 1 } qw/
	alloca gets strcat strcpy strncat strncpy
/;

my @errors;

###############################################################################

my $root = @ARGV ? shift : '.';
chdir $root or die "$0: cannot enter $root: $!\n";

foreach my $file (files()) {
	my $text = slurp($file);

	# bytes as a provider sent them are not ours to tidy

	next if $file =~ m!^t/streams/!;
	next if $text =~ /\0/;

	check_text($file, $text);

	if ($file =~ /\.[ch]$/) {
		check_c($file, $text);
	}
}

print "$_\n" for @errors;
print "check-style: " . (@errors ? @errors . " errors\n" : "ok\n");
exit(@errors ? 1 : 0);

###############################################################################

sub files {
	my @files;

	find({ no_chdir => 1, wanted => sub {
		my $name = $File::Find::name;
		$name =~ s!^\./!!;

		if (-d $_) {
			$File::Find::prune = 1
				if $name =~ m!^(?:build[^/]*|\.git|node_modules)$!;
			return;
		}

		push @files, $name if -f $_;
	}}, '.');

	return sort @files;
}


sub slurp {
	my ($file) = @_;
	local $/;

	open my $fh, '<:raw', $file or die "$0: cannot open $file: $!\n";
	my $text = <$fh>;

	return defined $text ? $text : '';
}


sub error {
	my ($file, $line, $message) = @_;
	push @errors, $file . ($line ? ":$line" : '') . ": $message";
}


sub check_text {
	my ($file, $text) = @_;

	return if $text eq '';

	error($file, 0, 'no LF at end') if $text !~ /\n\z/;
	error($file, 0, 'blank lines at end') if $text =~ /\n\n\z/;
	error($file, 0, 'CR') if $text =~ /\r/;

	my $n = 0;

	foreach my $line (split(/\n/, $text)) {
		$n++;
		error($file, $n, 'trailing blank')
			if $line =~ /[ \t]+\r?$/;
	}
}


sub check_c {
	my ($file, $text) = @_;

	my $test = $file =~ m!^t/!;
	my @lines = split(/\n/, $text);

	if (@lines > $file_lines) {
		error($file, 0, 'file of ' . @lines
			. " lines, at most $file_lines");
	}

	if ($text !~ m!^\n/\*\n \* Copyright \(C\) .*\n \*\n \* \S!) {
		error($file, 1,
			'must open with a copyright and what the file is for');
	}

	for my $i (0 .. $#lines) {
		error($file, $i + 1, 'more than ' . $columns . ' columns')
			if width($lines[$i]) > $columns;

		error($file, $i + 1, 'tab') if $lines[$i] =~ /\t/;
	}

	if ($text =~ /\n\n\n\n/) {
		my $n = ($` =~ tr/\n//) + 3;
		error($file, $n, 'more than two blank lines');
	}

	check_comments($file, $text);

	my @code = split(/\n/, strip($text), -1);

	check_lines($file, \@code, $test ? \%banned_in_tests : \%banned);
	check_indent($file, \@code);
	check_functions($file, \@code, \@lines);

	check_decisions($file, \@code) unless $test;
}


# characters, not bytes: comments may have drawings

sub width {
	my ($line) = @_;
	utf8::decode($line);
	return length $line;
}


sub check_comments {
	my ($file, $text) = @_;

	while ($text =~ m!"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'
		|(/\*.*?\*/)|(//[^\n]*)!gsx)
	{
		my ($block, $slashes) = ($1, $2);
		my $at = $-[0];

		next unless defined $block || defined $slashes;

		my $n = (substr($text, 0, $at) =~ tr/\n//) + 1;

		if (defined $slashes) {
			error($file, $n, '// comment');
			next;
		}

		error($file, $n, 'comment asks for work to be done')
			if $block =~ /\b(?:TODO|FIXME|XXX)\b/;

		error($file, $n, 'code in a comment')
			if $block =~ m!^/\*\s*[\w>.*()-]+(?:\s*=.*|\(.*\));\s*\*/\z!;
	}
}


# the text without comments, literals emptied, line numbers kept

sub strip {
	my ($text) = @_;

	$text =~ s{"((?:\\.|[^"\\\n])*)"|'((?:\\.|[^'\\\n])*)'
		|(/\*.*?\*/)|(//[^\n]*)}{
			if (defined $1) {
				'"' . ('s' x length $1) . '"'
			} elsif (defined $2) {
				"'" . ('c' x length $2) . "'"
			} elsif (defined $3) {
				(my $s = $3) =~ s/[^\n]/ /g;
				$s
			} else {
				''
			}
		}gsex;

	return $text;
}


sub check_lines {
	my ($file, $code, $banned) = @_;

	for my $i (0 .. $#$code) {
		my $line = $code->[$i];
		my $n = $i + 1;

		if ($line =~ /^\s*#\s*if\s+[01]\b/) {
			error($file, $n, 'code switched off or on by hand');
		}

		next if $line =~ /^\s*#\s*include/;

		while ($line =~ /(?<![\w.>])(\w+)\s*\(/g) {
			error($file, $n, "$1() is banned") if $banned->{$1};
		}

		if ($line =~ /\b(if|for|while|switch)\(/) {
			error($file, $n, "no space after \"$1\"");
		}

		if ($line =~ /\bsizeof \(/) {
			error($file, $n, 'space after "sizeof"');
		}

		if ($line =~ /[\w)]\{\s*$/) {
			error($file, $n, 'no space before "{"');
		}

		if ($line =~ /,[^\s"'\\]/) {
			error($file, $n, 'no space after a comma');
		}

		if ($line =~ /^\s*else\b/) {
			error($file, $n, '"else" must follow "}" in its line');
		}

		if ($line =~ /^\s*(?:\} )?(if|for|while) \((.*)$/) {
			my ($word, $rest, $depth) = ($1, $2, 1);

			for ($rest =~ /(.)/g) {
				$depth++ if $_ eq '(';
				$depth-- if $_ eq ')';
				$rest =~ s/^.//;
				last if $depth == 0;
			}

			error($file, $n, "no braces after \"$word\"")
				if $depth == 0 && $rest !~ /^\s*(?:\{|\\$|;$)/
				&& !($rest =~ /^\s*$/ && ($code->[$i + 1] || '') =~ /^\s*\{/)
				&& $line !~ /^\s*\} while/;
		}

		if ($line =~ /^(?:static |ngx_inline |inline )*\w+ \*?\w+\(/
			&& body_follows($code, $i))
		{
			error($file, $n,
				'the type of a function has a line of its own');
		}
	}
}


# one decision a statement: no call is chosen in a return, and no conditional
# expression is in another one

sub check_decisions {
	my ($file, $code) = @_;

	my $n = 1;

	for my $statement (split /(?<=[;{}])/, join("\n", @$code)) {
		my $begin = $n + ($statement =~ /^(\s*)/ ? $1 =~ tr/\n// : 0);

		$n += $statement =~ tr/\n//;

		next if $statement !~ /\?/ || $statement =~ /^\s*#/;

		my ($depth, @open) = (0, 0);

		for my $c ($statement =~ /(.)/gs) {
			$open[++$depth] = 0 if $c =~ /[(\[]/;
			$depth-- if $c =~ /[)\]]/ && $depth;
			$open[$depth] = 0 if $c eq ',';

			error($file, $begin, 'a conditional expression in another one')
				if $c eq '?' && $open[$depth]++;
		}

		error($file, $begin, 'a call is chosen in a return')
			if $statement =~ /^\s*return\b/ && $open[0]
			&& $statement =~ /\w\(/;
	}
}


# is there a body after the parameters that begin in this line?

sub body_follows {
	my ($code, $i) = @_;

	for my $k ($i .. $i + 8) {
		last unless defined $code->[$k];
		return 0 if $code->[$k] =~ /;/;
		return 1 if $code->[$k] =~ /^\{|\{\s*$/;
	}

	return 0;
}


# a line that begins a statement is indented by a multiple of four

sub check_indent {
	my ($file, $code) = @_;

	my ($parens, $fresh, $macro, $initializer) = (0, 1, 0, 0);

	for my $i (0 .. $#$code) {
		my $line = $code->[$i];

		if ($macro || $line =~ /^\s*#/) {
			$macro = $line =~ /\\\s*$/;
			next;
		}

		next if $line =~ /^\s*$/;

		my ($indent) = $line =~ /^( *)/;

		if ($initializer) {
			$initializer = 0 if $line =~ /^\}/;
			next;
		}

		if ($fresh && $parens == 0 && length($indent) % 4) {
			error($file, $i + 1,
				'indented by ' . length($indent) . ', not a multiple of 4');
		}

		$parens += ($line =~ tr/(//) - ($line =~ tr/)//);
		$initializer = $line =~ /=\s*\{\s*$/;
		$fresh = $line =~ /[;{}:]\s*$/;
	}
}


sub check_functions {
	my ($file, $code, $lines) = @_;

	my ($name, $start);

	for my $i (0 .. $#$code) {
		my $line = $code->[$i];

		if ($line =~ /^(\w+)\(/ && !defined $start) {
			$name = $1;

		} elsif ($line =~ /^\{/) {
			$start = $i;

		} elsif ($line =~ /^\}\s*$/ && defined $start) {
			$name = 'a function' unless defined $name;

			if ($i - $start - 1 > $function_lines) {
				error($file, $start + 1, "$name() has "
					. ($i - $start - 1) . " lines, at most "
					. $function_lines);
			}

			my ($next) = grep { $lines->[$_] ne '' } $i + 1 .. $#$lines;

			if (defined $next && $next - $i != 3
				&& $lines->[$next] !~ /^#\s*(?:endif|el)/)
			{
				error($file, $i + 2,
					"two blank lines must follow $name()");
			}

			undef $start;
			undef $name;
		}
	}
}
