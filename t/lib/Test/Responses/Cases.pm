package Test::Responses::Cases;

# Reads cases of t/streams, see CONTRIBUTING.md for their form; t/unit/case.h
# reads them, too.

use warnings;
use strict;

use base qw/ Exporter /;

our @EXPORT_OK = qw/ cases sent /;

use Cwd qw/ abs_path /;
use File::Basename qw/ dirname /;

###############################################################################

# All cases of files: hashes with file, line, title, conf (array), log, request,
# header (array), status, end, same, in and out (hash, by profile).

sub cases {
	my @cases;

	foreach my $file (@_) {
		open my $fh, '<:raw', $file or die "Can't open $file: $!\n";
		push @cases, _read($file, <$fh>);
	}

	return @cases;
}


# What the server of a case of t/streams/dialect sends, by its title; without
# one all of them, as a hash.

my %sent;

sub sent {
	my ($title) = @_;

	my $dir = abs_path(dirname(__FILE__) . '/../../../streams/dialect');

	%sent = map { $_->{title} => $_->{in} } cases(glob("$dir/*.t"))
		unless %sent;

	return %sent unless defined $title;
	return $sent{$title} // die "no case '$title' in $dir\n";
}


sub _read {
	my ($file, @lines) = @_;
	my (@cases, $case, $section);

	foreach my $i (0 .. $#lines) {
		my $line = $lines[$i];

		if ($line =~ /^=== (.*)/) {
			$case = { file => $file, line => $i + 1, title => $1,
				conf => [], log => '', header => [], out => {},
				in => '' };
			push @cases, $case;
			$section = undef;
			next;
		}

		if ($line =~ /^--- (in|out|same)\b ?(\w*) ?(\w*)/) {
			my $escaped = grep { $_ eq 'escaped' } $2, $3;
			my ($profile) = grep { $_ ne 'escaped' } $2, $3;

			$case->{same} = 1 if $1 eq 'same';
			$section = $1 eq 'same' ? undef : { to => $1 eq 'out'
				? \$case->{out}{$profile // ''} : \$case->{in},
				escaped => $escaped };
			${$section->{to}} = '' if $section;
			push @{$case->{sections}}, $section if $section;
			next;
		}

		if ($section) {
			${$section->{to}} .= $line;
			next;
		}

		next if !$case || $line =~ /^#|^$/;

		die "$file:" . ($i + 1) . ": $line" unless $line =~ /^(\w+): *(.*)/;

		my ($name, $value) = ($1, $2);

		if (ref $case->{$name}) {
			push @{$case->{$name}}, $value;

		} else {
			$case->{$name} = join ' ',
				grep { length } $case->{$name} // '', $value;
		}
	}

	foreach my $case (@cases) {
		my $json = grep { m!^Content-Type: application/json$! }
			@{$case->{header}};

		_finish($_, $json) foreach @{$case->{sections}};
	}

	return @cases;
}


# Blank lines at the end of a section are one: it ends a frame.  A body of
# JSON does not end with the line.

sub _finish {
	my ($section, $json) = @_;
	my $text = $section->{to};

	$$text =~ s/\n\n\n+\z/\n\n/;

	if (!$section->{escaped}) {
		$$text =~ s/\n\z// if $json;
		return;
	}

	my %chars = (r => "\r", n => "\n", t => "\t", "\n" => '');

	$$text =~ s/\\(?:x([0-9a-fA-F]{2})|(.))/
		defined $1 ? chr hex $1 : $chars{$2} \/\/ $2/gsex;
}


1;
