package Test::Responses::Mistakes;

# The tables of docs/mistakes.md, which tests run.

###############################################################################

use warnings;
use strict;

use base qw/ Exporter /;

use Test::Nginx;

our @EXPORT = qw/ mistakes levels /;

###############################################################################

# the rows with that many columns: their section, and their cells

sub mistakes {
	my ($columns) = @_;
	my ($section, @rows);

	foreach (split(/\n/, slurp("$Test::Nginx::ROOT/docs/mistakes.md"))) {
		$section = $1 if /^## (.*)$/;

		next unless /^\| (.*) \|$/;
		my @cells = split(/ \| /, $1);

		push @rows, [ $section, @cells ]
			if @cells == $columns && $cells[0] =~ /^`|^(?:no|the) /
			&& $cells[-1] ne 'said';
	}

	return @rows;
}


# The directives of each level: what is in no block, or in "location" without
# a path, is of the location of the model servers; blocks of locations with a
# path are of the server.

sub levels {
	my ($text) = @_;
	my %level = (http => '', server => '', location => '');

	$text =~ s/^`(.*)`$/$1/;

	my $block = qr/(\{(?:[^{}]|(?-1))*\})/;

	while ($text =~ s/(?<!\S)(http|server|location( [^{]*)?) $block//) {
		my ($name, $path, $content) = ($1, $2, $3);

		if (defined $path) {
			$level{server} .= "$name $content\n";
			$level{paths} = 1;

		} else {
			$level{$name} .= substr($content, 1, -1) . "\n";
		}
	}

	$level{location} .= $text;

	return %level;
}

###############################################################################

1;

###############################################################################
