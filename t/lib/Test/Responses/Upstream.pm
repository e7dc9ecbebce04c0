package Test::Responses::Upstream;

# Listens, and answers requests by the steps of the first route that matches:
# upstream(port(8081), '/uri' => [ steps ] or sub { steps }, ...).

###############################################################################

use warnings;
use strict;

use IO::Socket::INET;

use Test::Responses::Connection;

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

	my $self = bless {
		s => $s,
		fd => fileno $s,
		routes => \@routes,
		requests => [],
		conns => [],
	}, $class;

	Test::Responses::watch($self);

	return $self;
}


sub route {
	my ($self, @routes) = @_;
	unshift @{$self->{routes}}, @routes;
}


sub prepare {
	my ($self, $rin) = @_;
	vec($$rin, $self->{fd}, 1) = 1;
}


sub readable {
	my ($self) = @_;

	while (my $s = $self->{s}->accept()) {
		my $class = $self->{conn_class} || 'Test::Responses::Connection';
		my $conn = $class->new($self, $s);
		push @{$self->{conns}}, $conn;
		Test::Responses::watch($conn);
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


sub close {
	my ($self) = @_;

	return if $self->{closed}++;
	CORE::close($self->{s});
}

###############################################################################

1;

###############################################################################
