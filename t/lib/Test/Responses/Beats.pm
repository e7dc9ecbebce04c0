package Test::Responses::Beats;

# Streams with the comments of responses_heartbeat in them, and upstreams that
# are silent until their client has seen some.

use warnings;
use strict;

use base qw/ Exporter /;

our @EXPORT = qw/ listen_to listen_by listen_gzip listen_h2
	listener beaten beats rest without /;

use Test::Responses;

###############################################################################

my @listeners;


# A client that upstreams can watch: its number is the argument of its request.

sub listen_to {
	my ($uri, %o) = @_;

	return listen_by($uri, sub { client(uri => $_[0], %o) });
}


# Any other that has content().  Comments before the first event need a path of
# the Responses API.

sub listen_by {
	my ($uri, $make) = @_;

	my $c = $make->($uri =~ s!(?:/responses|/)?$!/responses?!r
		. @listeners);
	$c->{sought} = $uri;
	push @listeners, $c;

	return $c;
}


# a stream of an HTTP/2 connection

sub listen_h2 {
	my ($h2, $uri) = @_;
	return listen_by($uri, sub { $h2->get($_[0]) });
}


# the same, for an answer that is compressed

sub listen_gzip {
	my ($uri, %o) = @_;

	my $c = listen_to($uri, headers => [ 'Accept-Encoding: gzip' ], %o);

	require Compress::Raw::Zlib;
	$c->{inflate} = Compress::Raw::Zlib::Inflate->new(-WindowBits => 31);

	return bless $c, 'Test::Responses::Beats::Gzip';
}


# the client of a request, told by its URI

sub listener {
	my ($uri) = @_;
	return $uri =~ /\?(\d+)/ ? $listeners[$1] : undef;
}


# a step: silence until the client has seen so many comments more

sub beaten {
	my ($uri, $n) = @_;
	my ($seen, $have, $size);

	return sub {
		my $bytes = listener($uri)->content();

		# this is asked very often

		$have = beats($bytes) if !defined $size || $size != length $bytes;
		$size = length $bytes;

		$seen = $have unless defined $seen;
		return $have >= $seen + $n;
	};
}


# how many comments and keepalive events there are, wherever they stand

sub beats {
	my ($bytes) = @_;
	return scalar(() = $bytes =~ /: keepalive\n\n|"type":"keepalive"/g);
}


# The bytes without comments that stand where they may, which is where no line
# of an event has come yet.  All others are still in there.

sub rest {
	my ($bytes) = @_;

	return join '', map { s/^((?::.*\n)*): keepalive\n\n\z/$1/r }
		split(/(?<=\n\n)/, $bytes);
}


# what is wrong with a stream that should be this one without its comments

sub without {
	my ($bytes, $want) = @_;

	my $rest = rest($bytes);

	return '' if $rest eq $want;
	return "comment within a frame: $1" if $rest =~ /(.{0,60}: keepalive)/s;

	my $n = 0;
	$n++ while substr($rest, $n, 1) eq substr($want, $n, 1)
		&& $n < length $want;

	return "differs at $n: '" . substr($rest, $n, 60) . "' instead of '"
		. substr($want, $n, 60) . "'";
}

###############################################################################

package Test::Responses::Beats::Gzip;

use base qw/ Test::Responses::Client /;


sub took {
	my ($self, $cur, $bytes) = @_;

	return if $bytes eq '';

	$self->{inflate}->inflate($bytes, my $text);
	$self->SUPER::took($cur, $text);
}


1;
