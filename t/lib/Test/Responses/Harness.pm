package Test::Responses::Harness;

# The harness of "make test": its last line says what was skipped, and why.

use warnings;
use strict;

use base qw/ TAP::Harness /;

###############################################################################

sub runtests {
	my ($self, @tests) = @_;
	my %skipped;

	$self->callback(made_parser => sub {
		my ($parser, $job) = @_;
		my $name = $job->[0] =~ s!.*/!!r;

		$parser->callback(ALL => sub {
			my ($r) = @_;
			my $why = $r->is_plan && $r->has_skip || $r->is_test
				&& $r->has_skip ? $r->explanation : return;

			$skipped{$why =~ s/^.*: (?=no )//r}{$name} = 1;
		});
	});

	my $outcome = $self->SUPER::runtests(@tests);

	print %skipped ? 'Skipped: ' . join('; ', map {
		"$_ (" . join(' ', sort keys %{$skipped{$_}}) . ')'
	} sort keys %skipped) . "\n" : "Nothing was skipped.\n";

	return $outcome;
}


1;
