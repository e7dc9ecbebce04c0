package Test::Responses::Socket;

# what upstream connections and clients have in common

###############################################################################

use warnings;
use strict;

use Errno qw/ EAGAIN EINTR EWOULDBLOCK /;

###############################################################################

sub prepare {
	my ($self, $rin, $win) = @_;

	vec($$rin, $self->{fd}, 1) = 1 unless $self->{paused};
	vec($$win, $self->{fd}, 1) = 1 if length $self->{out};
}


sub writable {
	my ($self) = @_;

	my $n = syswrite($self->{s}, $self->{out}, 262144);

	if (defined $n) {
		substr($self->{out}, 0, $n, '');
		$self->{sent} += $n;
		return;
	}

	return if $! == EAGAIN || $! == EWOULDBLOCK || $! == EINTR;

	$self->{out} = '';
	$self->broken();
}


sub broken {
	my ($self) = @_;
	$self->close();
}


sub close {
	my ($self) = @_;

	return if $self->{closed}++;
	CORE::close($self->{s});
}

###############################################################################

1;

###############################################################################
