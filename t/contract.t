#!/usr/bin/perl

# Copyright (C) 2026 ngx_http_responses_module authors

# Tests for the tests' own reader of the contract, t/unit/guard.h: each stream
# of t/streams/broken.txt breaks the rule that the file says, or none.

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses::Contract qw/ violations sample /;

###############################################################################

open my $fh, '<', 'streams/broken.txt' or die "streams/broken.txt: $!\n";

while (my $row = <$fh>) {
	my ($rule, $word, $profile, $change) = $row
		=~ /^([-A-Z]\d*)(?::(\w+))? +(\w+) *(.*)/ or next;
	my $said = defined $word ? qr/^$rule:.* $word\b/ : qr/^$rule(?::|$)/;

	my @e = events($profile);
	@e = changed($_, @e) foreach split /, then /, $change;

	my @found = violations(join('', @e), profile => $profile);

	like($found[0] // '-', $said, "$rule $profile: $change");
}

done_testing();

###############################################################################

sub events {
	my ($profile) = @_;
	my @e = sample();

	push @e, "data: [DONE]\n\n" if $profile eq 'openresponses';

	if ($profile eq 'eugpt') {
		s/^event: .*/event: message/, s/1700000000/1700000000000/ for @e;
	}

	return @e;
}


sub changed {
	my ($change, @e) = @_;

	if ($change =~ /^edit (\w+): (s\/.*)/) {
		my $edit = eval "sub { $2 }" or die "$change: $@";
		$edit->() for $1 eq 'all' ? @e : $e[$1];
		return @e;
	}

	if ($change =~ /^remove (\d+)$/) {
		splice @e, $1, 1;

	} elsif ($change =~ /^copy (\d+) before (\d+)$/) {
		splice @e, $2, 0, $e[$1];

	} elsif ($change =~ /^insert before (\d+): (.*)/) {
		my ($i, $text) = ($1, $2);
		splice @e, $i, 0, $text =~ s/\\n/\n/gr . "\n\n";

	} else {
		die "no such change: $change\n";
	}

	my $n = 0;
	s/(?<="sequence_number":)\d+/$n++/e for @e;

	return @e;
}
