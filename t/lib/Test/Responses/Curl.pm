package Test::Responses::Curl;

# curl in a child process, its output in the loop; for HTTP/2

###############################################################################

use warnings;
use strict;

use Time::HiRes qw/ time /;

###############################################################################

sub new {
	my ($class, @args) = @_;

	my $pid = open(my $s, '-|', 'curl', '-sN', '--max-time', '20', @args)
		or die "Can't run curl: $!\n";

	my $self = bless {
		s => $s,
		fd => fileno $s,
		pid => $pid,
		body => '',
		start => time(),
		arrivals => [],
	}, $class;

	Test::Responses::watch($self);

	return $self;
}


sub prepare {
	my ($self, $rin) = @_;
	vec($$rin, $self->{fd}, 1) = 1;
}


sub readable {
	my ($self) = @_;

	my $n = sysread($self->{s}, $self->{body}, 65536,
		length $self->{body});

	return $self->ended() unless $n;

	push @{$self->{arrivals}}, [ time() - $self->{start},
		length $self->{body} ];
}


sub wait {
	my ($self, $timeout) = @_;
	return Test::Responses::pump(sub { $self->{closed} }, $timeout);
}


sub content {
	return $_[0]->{body};
}


sub has {
	return index($_[0]->{body}, $_[1]) >= 0;
}


sub ended {
	my ($self) = @_;

	return if $self->{closed}++;
	CORE::close($self->{s});
	$self->{exit} = $? >> 8;
}


sub close {
	my ($self) = @_;

	kill 'TERM', $self->{pid} unless $self->{closed};
	$self->ended();
}


sub abort {
	my ($self) = @_;

	kill 'KILL', $self->{pid};
	$self->ended();
}

###############################################################################

###############################################################################

1;

###############################################################################
