package Test::Responses::Socket;

# what listening sockets, connections of upstreams and clients have in common

use warnings;
use strict;

use IO::Handle;
use Socket qw/ SOL_SOCKET SO_LINGER SO_RCVBUF SOCK_STREAM PF_INET
	INADDR_LOOPBACK inet_aton pack_sockaddr_in /;

###############################################################################

# an object in the loop

sub watched {
	my ($class, $s, %o) = @_;

	$s->blocking(0);

	my $self = bless { s => $s, fd => fileno $s, in => '', out => '',
		sent => 0, %o }, $class;

	Test::Responses::watch($self);

	return $self;
}


# a connection to a port of ours; rcvbuf is a small window from the start, from
# another address of this machine

sub connected {
	my ($class, %o) = @_;

	my $port = Test::Nginx::port($o{port} || 8080);

	socket(my $s, PF_INET, SOCK_STREAM, 0) or die "socket: $!";

	setsockopt($s, SOL_SOCKET, SO_RCVBUF, pack('i', $o{rcvbuf}))
		if $o{rcvbuf};

	bind($s, pack_sockaddr_in(0, inet_aton($o{from})))
		or die "bind: $!" if $o{from};

	connect($s, pack_sockaddr_in($port, INADDR_LOOPBACK))
		or die "connect: $!";

	return $s;
}


sub prepare {
	my ($self, $rin, $win) = @_;

	vec($$rin, $self->{fd}, 1) = 1 unless $self->{paused};
	vec($$win, $self->{fd}, 1) = 1 if length $self->{out};
}


# what can be read now, at the end of {in}: its length, 0 at the end, undef if
# there is nothing yet

sub take {
	my ($self, $limit) = @_;

	my $n = sysread($self->{s}, $self->{in}, $limit, length $self->{in});

	return $n if defined $n || $!{EAGAIN} || $!{EINTR};

	$self->{reset} = 1;
	return 0;
}


sub writable {
	my ($self) = @_;

	my $n = syswrite($self->{s}, $self->{out}, 262144);

	if (defined $n) {
		substr($self->{out}, 0, $n, '');
		$self->{sent} += $n;
		return;
	}

	return if $!{EAGAIN} || $!{EINTR};

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


sub abort {
	my ($self) = @_;

	setsockopt($self->{s}, SOL_SOCKET, SO_LINGER, pack('ii', 1, 0));
	$self->close();
}

###############################################################################

# what comes to a client, whichever its protocol is: those have content(),
# complete() and wait()

package Test::Responses::Answer;


sub has {
	my ($self, $text) = @_;
	return index($self->content(), $text) >= 0;
}


# the whole of it, after "cut: " if the message has no end

sub whole {
	my ($self, $timeout) = @_;

	$self->wait($timeout);
	return ($self->complete() ? '' : 'cut: ') . $self->content();
}


1;
