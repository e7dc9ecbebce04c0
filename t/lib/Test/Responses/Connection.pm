package Test::Responses::Connection;

###############################################################################

use warnings;
use strict;

use base qw/ Test::Responses::Socket /;
use Socket qw/ IPPROTO_TCP TCP_NODELAY /;

###############################################################################

sub new {
	my ($class, $upstream, $s) = @_;

	$s->blocking(0);
	setsockopt($s, IPPROTO_TCP, TCP_NODELAY, 1);

	return bless {
		upstream => $upstream,
		s => $s,
		fd => fileno $s,
		in => '',
		out => '',
		sent => 0,
		steps => [],
	}, $class;
}


# Takes the steps that can be taken now.

sub prepare {
	my ($self, $rin, $win, $wait) = @_;

	while (!length $self->{out} && @{$self->{steps}}) {
		my $step = $self->{steps}[0];

		if (!ref $step) {
			$self->{out} = shift @{$self->{steps}};
			$self->writable();
			next unless $self->{closed};
			return;
		}

		unless ($step->($self)) {
			$$wait = 0.0002 if $$wait > 0.0002;
			last;
		}

		return if $self->{closed};
		shift @{$self->{steps}};
	}

	$self->SUPER::prepare($rin, $win);
}


sub readable {
	my ($self) = @_;

	my $n = sysread($self->{s}, $self->{in}, 65536, length $self->{in});

	if (!defined $n) {
		return if $!{EAGAIN} || $!{EINTR};
		return $self->close();
	}

	return $self->close() if $n == 0;

	$self->request();
}


sub request {
	my ($self) = @_;

	while ($self->{in} =~ /^(.*?\r\n\r\n)/s) {
		my $head = $1;
		my $body = $head =~ /^Content-Length: (\d+)/mi ? $1 : 0;
		my $len = length($head) + $body;

		return if length $self->{in} < $len;

		my $request = substr($self->{in}, 0, $len, '');
		my @steps = $self->{upstream}->steps($request, $self);

		# no body for HEAD, or it would be taken for the next answer

		@steps = $steps[0] =~ /^(.*?\r\n\r\n)/s
			if $request =~ /^HEAD / && !ref $steps[0];

		push @{$self->{steps}}, @steps;
	}
}

###############################################################################

1;

###############################################################################
