package Test::Responses::Request;

# Requests with bodies, and upstreams that remember what they got.

use warnings;
use strict;

use base qw/ Exporter /;

use Test::Responses;

our @EXPORT = qw/ posted pieces asked recorder received sent bodies /;

###############################################################################

my @requests;        # in order, whichever upstream got them


# type, headers, method, version; chunked: the length of a chunk

sub posted {
	my ($uri, $body, %o) = @_;

	my @headers = ('Content-Type: ' . ($o{type} || 'application/json'),
		@{$o{headers} || []});
	my $chunked = $o{chunked};

	push @headers, 'Transfer-Encoding: chunked' if $chunked;

	@requests = ();

	my $c = client(uri => $uri, method => $o{method} || 'POST',
		$chunked ? () : (content => $body),
		version => $o{version}, headers => \@headers);

	$c->{out} .= join('', map { chunk($_) } unpack("(a$chunked)*", $body))
		. "0\r\n\r\n" if $chunked;
	$c->{expect}++ if grep { /^Expect:/ } @headers;

	$c->wait();
	$c->close();

	return $c;
}


# a request in packets

sub pieces {
	my (@pieces) = @_;

	@requests = ();

	my $c = client();
	$c->{methods} = [ 'POST' ];
	$c->{expect} = 1;

	foreach my $piece (@pieces) {
		$c->{out} .= $piece;
		pump(sub { $c->{out} eq '' });
	}

	$c->wait();
	$c->close();

	return $c;
}


# what the header X-Asked of the answer says

sub asked {
	my ($c, $n) = @_;
	return $c->headers($n) =~ /^X-Asked: <(.*)>\r/m ? $1 : 'nothing';
}


sub recorder {
	my $upstream = upstream(@_);

	$upstream->{requests} = \@requests;
	return $upstream;
}


# requests since the last one was posted: the last one, or its body, if its
# length was told right; or the bodies of all of them

sub received {
	return defined $requests[-1] ? $requests[-1] : '';
}


sub sent {
	return body(received());
}


sub bodies {
	return map { body($_) } @requests;
}


sub body {
	my ($head, $body) = split(/\r\n\r\n/, $_[0], 2);

	return "no length: $head" unless $head =~ /^Content-Length: (\d+)/m;
	return $1 == length $body ? $body : "length $1 of " . length $body;
}


1;
