package Test::Responses::Fake;

# Servers of other protocols than HTTP: any request gets the steps at once,
# those that a function returns for its bytes.

###############################################################################

use warnings;
use strict;

use base qw/ Test::Responses::Connection /;

###############################################################################

sub listen {
	my ($port, $steps) = @_;

	my $u = Test::Responses::upstream(Test::Nginx::port($port));
	$u->{conn_class} = __PACKAGE__;
	$u->{steps_of} = $steps;
}


sub request {
	my ($self) = @_;

	return if $self->{answered}++;
	push @{$self->{steps}}, $self->{upstream}{steps_of}->($self->{in});
}

###############################################################################

1;

###############################################################################
