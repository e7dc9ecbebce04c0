package Test::Responses::Upstream;

# Listens, and answers requests by the steps of the first route that matches:
#
#   upstream(port(8081), '/uri' => [ steps ], qr/re/ => sub { steps }, ...)
#
# With a function in place of routes any bytes are a request, of any protocol,
# and the function returns their steps.

use warnings;
use strict;

use base qw/ Test::Responses::Socket /;
use IO::Socket::INET;

###############################################################################

sub new {
	my ($class, $port, @routes) = @_;

	my $s = IO::Socket::INET->new(
		Proto => 'tcp',
		LocalAddr => "127.0.0.1:$port",
		Listen => 1024,
		ReuseAddr => 1,
		Blocking => 0,
	) or die "Can't listen on $port: $!\n";

	my $self = $class->watched($s, routes => \@routes, requests => [],
		conns => []);

	@$self{qw/ any routes /} = ($routes[0], []) if ref $routes[0] eq 'CODE';

	return $self;
}


# waits until no answer goes on: how many there are then

sub busy {
	my ($self) = @_;
	my $n;

	Test::Responses::pump(sub {
		$n = grep { !$_->{closed} && @{$_->{steps}} } @{$self->{conns}};
		return $n == 0;
	});

	return $n;
}


sub route {
	my ($self, @routes) = @_;
	unshift @{$self->{routes}}, @routes;
}


sub readable {
	my ($self) = @_;
	my $class = $self->{conn_class} || 'Test::Responses::Connection';

	while (my $s = $self->{s}->accept()) {
		push @{$self->{conns}}, $class->new($self, $s);
	}

	@{$self->{conns}} = grep { !$_->{closed} } @{$self->{conns}};
}


sub steps {
	my ($self, $request, $conn) = @_;

	push @{$self->{requests}}, $request;

	my ($uri) = $request =~ /^\S+ (\S+)/;
	my @routes = @{$self->{routes}};

	while (my ($match, $steps) = splice @routes, 0, 2) {
		next unless ref $match ? $uri =~ $match : $uri eq $match;
		return ref $steps eq 'CODE' ? $steps->($uri, $request, $conn)
			: @$steps;
	}

	return "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n";
}

###############################################################################

package Test::Responses::Connection;

use base qw/ Test::Responses::Socket /;
use Socket qw/ IPPROTO_TCP TCP_NODELAY /;


sub new {
	my ($class, $upstream, $s) = @_;

	setsockopt($s, IPPROTO_TCP, TCP_NODELAY, 1);

	return $class->watched($s, upstream => $upstream, steps => []);
}


# Takes the steps that can be taken now.

sub prepare {
	my ($self, $rin, $win, $wait) = @_;

	while (!length $self->{out} && @{$self->{steps}}) {
		my $step = $self->{steps}[0];

		if (!ref $step) {
			$self->{out} = shift @{$self->{steps}};
			$self->writable();

		} elsif ($step->($self)) {
			shift @{$self->{steps}};

		} else {
			$$wait = 0.0002 if $$wait > 0.0002;
			last;
		}

		return if $self->{closed};
	}

	$self->SUPER::prepare($rin, $win);
}


sub readable {
	my ($self) = @_;
	my $n = $self->take(65536);

	return unless defined $n;
	return $self->close() if $n == 0;

	$self->request();
}


sub request {
	my ($self) = @_;

	if ($self->{upstream}{any}) {
		push @{$self->{steps}}, $self->{upstream}{any}->($self->{in})
			unless $self->{answered}++;
		return;
	}

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


1;
