#!/usr/bin/perl

# Copyright (C) 2026 ngx_http_responses_module authors
#
# Documentation against code: each directive of the command tables has its
# entry in docs/directives.md, each variable of the variable table has one
# in docs/variables.md, and nothing is described that is not there.  Links
# from README.md and other Markdown files to files lead somewhere.  CHANGES.md
# and the packages have the version of the module and one date, and Vim's
# syntax has all directives.  Prints what is wrong, one line each, and then
# fails:
#
#   util/check-docs.pl [directory]
#
# An entry of a directive is a heading with its name, followed by a syntax
# that begins with it, a default, and contexts that are those of the table:
#
#   ## responses_name
#
#   **Syntax:** `responses_name value`
#   **Default:** `responses_name value`
#   **Context:** http, server, location, if in location
#
# An entry of a variable is a line that begins, after a list mark, heading
# mark or the border of a table, with `$responses_name`.  Elsewhere in the
# text a name that ends with an underscore is short for a group of them.
#
# docs/troubleshooting.md has each text that may be logged, with "…" in place
# of values, unless it says what is expected, and each value of
# $responses_skipped; and no message in its tables that is not in the code.
#
# docs/metrics.md has each metric of the table of metrics, and each word of the
# table of codes is there or in docs/directives.md.  No file of docs/ and
# contrib/ and no page has another metric, unless it says that it "is gone".
#
# docs/events.md has each type of event but those of webhooks, which are no
# types of streams.  What is about an item has a row in t/unit/guard_types.h,
# and api/known has the members with texts of items and parts.
#
# docs/events.md has the word of each repair, docs/internals.md leads to each
# .c file of the module.

use warnings;
use strict;

use File::Basename qw/ dirname /;
use POSIX qw/ setlocale strftime LC_TIME /;
use Time::Local qw/ timegm /;

my $glue = 'ngx_http_responses_module/http';
my $api = 'ngx_http_responses_module/api';
my $vim = 'util/vim/after/syntax/nginx.vim';

my %contexts = (
	NGX_HTTP_MAIN_CONF => 'http',
	NGX_HTTP_SRV_CONF => 'server',
	NGX_HTTP_LOC_CONF => 'location',
	NGX_HTTP_LIF_CONF => 'if in location',
	NGX_HTTP_SIF_CONF => 'if in server',
	NGX_HTTP_LMT_CONF => 'limit_except',
	NGX_HTTP_UPS_CONF => 'upstream',
	NGX_MAIN_CONF => 'main',
);

my @errors;

###############################################################################

my $root = @ARGV ? shift : '.';
chdir $root or die "$0: cannot enter $root: $!\n";

check_directives('docs/directives.md');
check_variables('docs/variables.md');
check_messages('docs/troubleshooting.md');
check_skipped('docs/troubleshooting.md');
check_types('docs/events.md', 't/unit/guard.h', 't/unit/guard_types.h');
check_metrics('docs/metrics.md');
check_repairs('docs/events.md');
check_files('docs/internals.md');
check_versions();
check_links($_) for glob('*.md docs/*.md docs/*/*.md');

print "$_\n" for @errors;
print "check-docs: " . (@errors ? @errors . " errors\n" : "ok\n");
exit(@errors ? 1 : 0);

###############################################################################

sub slurp {
	my ($file) = @_;
	local $/;

	open my $fh, '<:raw', $file or return undef;
	my $text = <$fh>;

	return defined $text ? $text : '';
}


sub check_metrics {
	my ($file) = @_;

	my $dir = 'ngx_http_responses_module/counters';
	my $text = slurp($file) // '';
	my @metrics = (slurp("$dir/ngx_responses_metrics.c") // '')
		=~ /\{ "(\w+)", "(?:counter|gauge|histogram)",/g;
	my %known = map { ("nginx_responses_$_" => 1) } @metrics, 'build_info';

	push @errors, "$dir: no metrics found" unless @metrics;

	foreach (sort keys %known) {
		push @errors, "$file: metric \"$_\" is not described"
			unless index($text, "`$_`") >= 0;
	}

	foreach my $file ($file, grep { $_ ne $file } glob('docs/*.md docs/*/*'
		. ' contrib/*/* ngx_http_responses_module/http/*.html'))
	{
		my $text = slurp($file) // '';

		while ($text =~ /\b(nginx_responses_\w+?)(?:_bucket|_sum|_count)?\b
			(?!`\ is\ gone)/xg)
		{
			push @errors, "$file: no metric \"$1\"" unless $known{$1};
		}
	}

	$text .= slurp('docs/directives.md') // '';

	foreach ((slurp("$dir/ngx_responses_code.c") // '')
		=~ /ngx_string\("(\D.*)"\)/g)
	{
		push @errors, "$file: code \"$_\" is not described"
			unless index($text, "`$_`") >= 0;
	}
}


sub check_versions {
	my ($version) = slurp("$glue/../core/ngx_responses_version.h")
		=~ /define NGX_RESPONSES_VERSION +"(.*)"/;

	foreach (
		[ 'CHANGES.md', qr/^## (\d\S+)/m ],
		[ 'debian/changelog', qr/\(([^)]+)-/ ],
		[ 'util/rpm/nginx-module-responses.spec',
			qr/global module_version (\S+)\}/ ],
	) {
		my ($file, $re) = @$_;
		my ($found) = (slurp($file) // '') =~ $re;

		push @errors, "$file: version \"" . ($found // '')
			. "\", the module is \"$version\""
			if ($found // '') ne $version;
	}

	check_date();
}


# packages name the day of the release, once it is known

sub check_date {
	my ($release) = (slurp('CHANGES.md') // '') =~ /^## \d\S+ \((.*)\)$/m;
	my ($year, $month, $day) = ($release // '') =~ /^(\d{4})-(\d\d)-(\d\d)$/
		or return;

	setlocale(LC_TIME, 'C');
	my @time = gmtime(timegm(0, 0, 0, $day, $month - 1, $year));

	foreach (
		[ 'debian/changelog', '%a, %d %b %Y', qr/^ -- .*>  (.*) [\d:]+ /m ],
		[ 'util/rpm/nginx-module-responses.spec', '%a %b %d %Y',
			qr/^\* (\w+ \w+ \d+ \d+)/m ],
	) {
		my ($file, $format, $re) = @$_;
		my ($found) = (slurp($file) // '') =~ $re;
		my $date = strftime($format, @time);

		push @errors, "$file: date \"" . ($found // '')
			. "\", CHANGES.md has \"$date\""
			if ($found // '') ne $date;
	}
}


# code without comments, and with "macros" of contexts put in place

sub code {
	my $code = join("\n", map { slurp($_) } glob("$glue/*.[ch] $glue/*/*.[ch]"));

	$code =~ s!/\*.*?\*/!!gs;

	return $code;
}


sub check_directives {
	my ($file) = @_;

	my $code = code();
	my %macros = $code =~ /^#define\s+(\w+_CONF)\s*\\?\n?\s*\(([^)]*)\)/gm;
	my %known;

	# rows of macros have the contexts of these

	my %rows = $code
		=~ /^#define (\w+)\(name, [^#]*?\(name\),[\s\\]+([\w|]+)/gm;

	$code =~ s/\b$_\(("\w+"), /{ ngx_string($1), $rows{$_},/g for keys %rows;

	while ($code =~ /\bngx_command_t\s+\w+\[\]\s*=\s*\{(.*?)\n\};/gs) {
		my $table = $1;

		while ($table =~ /\{\s*ngx_string\("(\w+)"\),\s*([\w|\s\\]+),/g) {
			my ($name, $flags) = ($1, $2);

			$flags =~ s/(\w+)/exists $macros{$1} ? $macros{$1} : $1/ge;
			$known{$name} = join(', ', sort grep { defined }
				map { $contexts{$_} } $flags =~ /\w+/g);
		}
	}

	push @errors, "$glue: no directives found" unless %known;

	my %coloured = map { $_ => 1 } (slurp($vim) // '')
		=~ /^syn keyword ngxDirectiveThirdParty contained (\w+)$/gm;

	foreach my $name (grep { !$known{$_} || !$coloured{$_} }
		sort keys %{{ %known, %coloured }})
	{
		push @errors, "$vim: directive \"$name\" "
			. ($known{$name} ? 'is missing' : 'is not known');
	}

	my $text = slurp($file);

	if (!defined $text) {
		push @errors, "$file: is missing";
		return;
	}

	my (%described, $name, $line);

	foreach (split(/\n/, $text)) {
		$line++;

		if (/^#+\s+`?(responses(?:_\w+)?)`?\s*$/) {
			$name = $1;

			push @errors, "$file:$line: \"$name\" is described twice"
				if $described{$name};
			push @errors, "$file:$line: no directive \"$name\""
				unless defined $known{$name};

			$described{$name} = { line => $line };

		} elsif (/^#/) {
			undef $name;

		} elsif (defined $name && /^\**(Syntax|Default|Context):?\**:?\s*(.*)/) {
			$described{$name}{$1} = $2;
		}
	}

	foreach (sort keys %known) {
		my $entry = $described{$_};

		if (!$entry) {
			push @errors, "$file: directive \"$_\" is not described";
			next;
		}

		foreach my $part (qw/ Syntax Default Context /) {
			push @errors, "$file:$entry->{line}: \"$_\" has no **$part:**"
				unless defined $entry->{$part};
		}

		if (defined $entry->{Syntax}) {
			my $syntax = plain($entry->{Syntax});

			push @errors, "$file:$entry->{line}: syntax of \"$_\" does not "
				. "begin with its name"
				unless $syntax =~ /^\Q$_\E\b/;
		}

		if (defined $entry->{Context}) {
			my $context = join(', ', sort split(/\s*,\s*/,
				plain($entry->{Context})));

			push @errors, "$file:$entry->{line}: context of \"$_\" is "
				. "\"$context\", in code it is \"$known{$_}\""
				unless $context eq $known{$_};
		}
	}
}


sub plain {
	my ($text) = @_;

	$text =~ s/<br>//g;
	$text =~ s/[`*\\]//g;
	$text =~ s/^\s+|\s+$|\.$//g;

	return $text;
}


sub check_variables {
	my ($file) = @_;

	my $code = code();
	my %known;

	while ($code =~ /\b\w*variable_t\s+\w+\[\]\s*=\s*\{(.*?)\n\};/gs) {
		$known{$_} = 1 for $1 =~ /\{\s*ngx_string\("(\w+)"\)/g;
	}

	push @errors, "$glue: no variables found" unless %known;

	my $text = slurp($file);

	if (!defined $text) {
		push @errors, "$file: is missing";
		return;
	}

	my (%described, $line);

	foreach (split(/\n/, $text)) {
		$line++;

		if (/^(?:[-*|]|#+)\s*[`*]*\$(?:\{)?(\w+)/) {
			push @errors, "$file:$line: no variable \"\$$1\""
				unless $known{$1};
			push @errors, "$file:$line: \"\$$1\" is described twice"
				if $described{$1}++;
		}
	}

	foreach (sort keys %known) {
		push @errors, "$file: variable \"\$$_\" is not described"
			unless $described{$_};
	}

	# elsewhere in the documentation a name may be misspelt as well

	foreach my $other (glob('*.md docs/*.md')) {
		my $n = 0;

		foreach (split(/\n/, slurp($other))) {
			$n++;

			while (/\$\{?(responses_\w+)/g) {
				next if $other eq $file && $described{$1};
				push @errors, "$other:$n: no variable \"\$$1\""
					unless $known{$1} || grep { /^\Q$1\E/ && $1 =~ /_$/ }
						keys %known;
			}
		}
	}
}


# Texts of code that may be logged: all strings of some words, whether they
# are formats or values of them, but those of debug messages, of metrics and
# of the page.

sub messages {
	my %messages;

	foreach my $file (grep { !/(?:metrics|status|page)\.c$/ }
		glob("$glue/*.c $glue/*/*.c"), 'ngx_http_responses_module/engine/'
		. 'ngx_responses_rule_path.c')
	{
		my $code = slurp($file);
		next unless defined $code;

		$code =~ s!/\*.*?\*/!!gs;
		$code =~ s/'(?:\\.|[^'\\\n])'/0/g;
		$code =~ s/^#.*$//gm;
		$code =~ s/\bngx_log_debug\d\s*\(.*?\)\s*;//gs;

		# what is wrong with an argument, and what was expected

		$code =~ s/_conf_invalid\(cf,\s*"(\w+)",[^"()]*"
			/"invalid $1 \\"%V\\" in \\"%V\\" directive, expected /gx;

		while ($code =~ /("(?:[^"\\]|\\.)*"(?:\s*"(?:[^"\\]|\\.)*")*)/g) {
			my $text = join '', $1 =~ /"((?:[^"\\]|\\.)*)"/g;

			$text =~ s/\\(.)/$1/g;
			$text =~ s/%(?:\*s|[VsdM]|u?[iLzO])/…/g;
			$text =~ s/(?:…:?)*…/…/g;

			my $words = () = $text =~ /[A-Za-z]{2,}/g;

			$messages{$text} = $file
				if $text =~ / / && $words >= ($text =~ /…/ ? 2 : 3);
		}
	}

	return %messages;
}


sub check_messages {
	my ($file) = @_;

	my %messages = messages();
	my $text = slurp($file);

	push @errors, "$glue: no messages found" unless %messages;

	if (!defined $text) {
		push @errors, "$file: is missing";
		return;
	}

	# those that say what is expected, what the limit is, how a path is written,
	# what to use instead, or that something is there twice, and reasons of
	# nginx, tell all that could be said

	foreach (grep { !/\bexpected\b|must have|^duplicate |^is gone|\bat (?:least|most) /
		&& $messages{$_} !~ /(?:rule_path|http_responses_error)\.c$/ } sort keys %messages)
	{
		push @errors, "$file: message \"$_\" of $messages{$_} is not described"
			unless index($text, "`$_`") >= 0;
	}

	# the first column of tables with messages, several if "<br>" is between

	my ($in, $line) = (0, 0);

	foreach (split(/\n/, $text)) {
		$line++;
		$in = /^\| message \|/ ? 1 : /^\|/ ? $in : 0;

		next unless $in && /^\| (`[^`]+`(?:<br>`[^`]+`)*) \|/;

		push @errors, map { "$file:$line: no message \"$_\"" }
			grep { !$messages{$_} } $1 =~ /`([^`]+)`/g;
	}
}


sub check_skipped {
	my ($file) = @_;

	my ($names) = code() =~ /_skips\[\] = \{(.*?)\};/s;
	my @names = defined $names ? $names =~ /ngx_string\("(\w+)"\)/g : ();
	my $text = slurp($file) // '';

	push @errors, "$glue: no reasons to skip a response" unless @names;

	foreach (@names) {
		push @errors, "$file: \$responses_skipped \"$_\" is not described"
			unless $text =~ /^\| `$_` \|/m;
	}
}


# names of types: those of the catalogue, of the documentation, and of the
# reader of the contract, where one that ends in a dot stands for several

sub check_types {
	my ($file, @guards) = @_;

	my $code = slurp("$api/ngx_responses_type.c") // '';
	my %types = map { $_ => 1 } grep { /^response\.|^\w+$/ }
		$code =~ /\b(?:row|status|alias)\(\w+, "([\w.]+)"/g,
		$code =~ /\b(?:plain|other|keepalive)\("([\w.]+\w)"/g,
		map { "response.$_" } $code =~ /\bprogress\("([\w.]+)"/g;

	push @errors, "$api: no types found" unless %types;

	my %described = map { $_ => 1 } described_types(slurp($file) // '');

	push @errors, map { "$file: type \"$_\" is not described" }
		grep { !$described{$_} } sort keys %types;
	push @errors, map { "$file: no type \"$_\"" }
		grep { !$types{$_} } sort keys %described;

	# the reader of the contract knows those of an item

	my @read = map { (slurp($_) // '') =~ /"(response\.[\w.]+)"/g } @guards;

	foreach my $type ($code =~ /\b(?:row|alias)\(\w+, "([\w.]+)",\s*\w+, O\b/g,
		$code =~ /\bplain\("([\w.]+)", \w+, O\b/g,
		map { "response.$_" } $code =~ /\bprogress\("([\w.]+)"/g)
	{
		push @errors, "$guards[-1]: type \"$type\" is missing"
			unless grep { stands_for($_, $type) } @read;
	}

	foreach my $name (@read) {
		push @errors, "@guards: no type \"$name\""
			unless grep { stands_for($name, $_) } keys %types;
	}

	my $known = slurp("$api/ngx_responses_known.c") // '';

	my %members = map { $_ => 1 }
		$code =~ /\btext_item\(\w+, "\w+", "\w+", "\w*", "(\w+)"/g,
		$code =~ /\bpart\(\w+, "\w*", "(\w+)"/g;

	push @errors, map { "$api/ngx_responses_known.c: member \"$_\" is missing" }
		grep { $known !~ /\brow\("$_"/ } sort keys %members;
}


sub stands_for {
	my ($name, $type) = @_;

	return $name eq $type || ($name =~ /\.$/ && index($type, $name) == 0);
}


sub described_types {
	my ($section) = $_[0] =~ /^## Event types$(.*?)(?=^## |\z)/ms;
	my @types;

	foreach (($section // '') =~ /^\* (.*)$/gm) {
		my $prefix = s/^without `response\.`:// ? '' : 'response.';

		foreach (/`(.+?)`/g) {
			my ($begin, $names) = /^(.*?)\{(.*)\}$/ ? ($1, $2) : ('', $_);

			push @types, map { "$prefix$begin$_" } split(/,/, $names);
		}
	}

	return @types;
}


sub check_repairs {
	my ($file) = @_;

	my $code = slurp('ngx_http_responses_module/engine/ngx_responses_repair.c');
	my $text = slurp($file) // '';

	# "retype" writes what others found, and is not counted

	push @errors, map { "$file: repair \"$_\" is not described" }
		grep { $_ ne 'retype' && $text !~ /`$_`/ }
		($code // '') =~ /^    \{ "([\w-]+)", /mg;
}


# A newcomer finds each file by what it is for.

sub check_files {
	my ($doc) = @_;

	my $text = slurp($doc);

	foreach my $file (glob 'ngx_http_responses_module/*/*.c'
		. ' ngx_http_responses_module/*/*/*.c')
	{
		push @errors, "$doc: no link to $file"
			if index($text, "(../$file)") < 0;
	}
}


sub check_links {
	my ($file) = @_;

	my $text = slurp($file);
	$text =~ s/^```.*?^```//gms;
	$text =~ s/`[^`\n]*`//g;

	while ($text =~ /\]\(([^)\s]+)[^)]*\)|^\[[^\]]+\]:\s*(\S+)/gm) {
		my $link = defined $1 ? $1 : $2;

		next if $link =~ /^[a-z]+:/;

		my ($path, $anchor) = split(/#/, $link, 2);
		my $target = $path eq '' ? $file
			: $path =~ m!^/! ? ".$path" : dirname($file) . "/$path";

		if (!-e $target) {
			push @errors, "$file: link to \"$link\" leads nowhere";
			next;
		}

		if (defined $anchor && $target =~ /\.md$/) {
			push @errors, "$file: link to \"$link\": no such heading"
				unless grep { $_ eq $anchor } anchors($target);
		}
	}
}


# headings as they are spelt in links

sub anchors {
	my ($file) = @_;

	my $text = slurp($file);
	$text =~ s/^```.*?^```//gms;

	my (@anchors, %seen);

	while ($text =~ /^#+\s+(.*?)\s*#*$/gm) {
		my $name = lc $1;

		utf8::decode($name);
		$name =~ s/[^\w\- ]//g;
		$name =~ tr/ /-/;

		push @anchors, $name . ($seen{$name} ? "-$seen{$name}" : '');
		$seen{$name}++;
	}

	push @anchors, $text =~ /<a (?:id|name)="([^"]+)"/g;

	return @anchors;
}
