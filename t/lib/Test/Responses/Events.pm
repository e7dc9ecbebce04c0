package Test::Responses::Events;

# Makes and reads event streams, apart from and unlike the code under test.

use warnings;
use strict;

use base qw/ Exporter /;

our @EXPORT = qw/ event stream numbered random_cuts sse_parse sse_types
	sse_numbers decode encode with_numbers /;

use JSON::PP;

###############################################################################

my $json = JSON::PP->new->canonical->allow_nonref;


# An event as a tidy upstream sends it.

sub event {
	my ($type, $members, $number) = @_;

	my $data = qq/{"type":"$type"/;
	$data .= qq/,"sequence_number":$number/ if defined $number;
	$data .= ",$members" if defined $members && $members ne '';

	return "event: $type\ndata: $data}\n\n";
}


# A whole stream: created, as many deltas, completed with usage.

sub stream {
	my ($deltas, %o) = @_;

	my $n = $o{start} || 0;
	my $number = sub { $o{bare} ? undef : $n++ };
	my $text = $o{text} || 'word ';
	my $id = $o{id} || 'resp_1';
	my $usage = '"input_tokens":11,'
		. '"input_tokens_details":{"cached_tokens":3},'
		. '"output_tokens":7,'
		. '"output_tokens_details":{"reasoning_tokens":2},'
		. '"total_tokens":18';

	return event('response.created', qq/"response":{"id":"$id",/
			. '"model":"m-1","status":"in_progress"}', $number->()),
		(map {
			event('response.output_text.delta', '"item_id":"msg_1",'
				. qq/"output_index":0,"content_index":0,/
				. qq/"delta":"$text$_"/, $number->())
		} 1 .. $deltas),
		event('response.completed', qq/"response":{"id":"$id",/
			. '"model":"m-1","status":"completed",'
			. qq/"service_tier":"default","usage":{$usage}}/,
			$number->());
}


# Events without numbers as they are sent on, numbered from 0.

sub numbered {
	my $n = 0;
	return map { s/\{/'{"sequence_number":' . $n++ . ','/er } @_;
}


# Cuts bytes into pieces, the same ones for the same seed.

sub random_cuts {
	my ($bytes, $seed, $max) = @_;
	my ($x, $i, @pieces) = ($seed * 2654435761 % 4294967296, 0);

	while ($i < length $bytes) {
		$x = ($x * 1103515245 + 12345) % 2147483648;
		my $n = 1 + ($x >> 8) % ($max || 97);
		push @pieces, substr($bytes, $i, $n);
		$i += $n;
	}

	return @pieces;
}


###############################################################################

# Event streams as WHATWG HTML 9.2.6 reads them.  A frame that lacks its blank
# line is not dispatched.  Frames are returned as { event, data, id }, event
# being undef where no event line came.

sub sse_parse {
	my ($bytes) = @_;

	my (@frames, $event, $data, $id);

	$bytes =~ s/^\xef\xbb\xbf//;

	while ($bytes =~ /\G([^\r\n]*)(?:\r\n|\n|\r)/gc) {
		my $line = $1;

		if ($line eq '') {
			push @frames, { event => $event, data => $data, id => $id }
				if defined $data;
			$event = $data = undef;
			next;
		}

		next if $line =~ /^:/;

		my ($field, $value) = $line =~ /^([^:]*):?(.*)$/s;
		$value =~ s/^ //;

		if ($field eq 'data') {
			$data = defined $data ? "$data\n$value" : $value;

		} elsif ($field eq 'event') {
			$event = $value;

		} elsif ($field eq 'id') {
			$id = $value;
		}
	}

	return @frames;
}


sub decode {
	my ($text) = @_;
	return scalar eval { $json->decode($text) };
}


sub encode {
	my ($data) = @_;
	return $json->encode($data);
}


sub sse_types {
	return join ' ', map { my $d = decode($_->{data});
		ref $d eq 'HASH' && defined $d->{type} ? $d->{type} : '-'
	} sse_parse($_[0]);
}


sub sse_numbers {
	return join ' ', map { my $d = decode($_->{data});
		ref $d eq 'HASH' && defined $d->{sequence_number}
			? $d->{sequence_number} : '-'
	} sse_parse($_[0]);
}


# The same frames with their numbers set, as something to compare.

sub with_numbers {
	my ($bytes, $n) = @_;
	my @out;

	foreach my $frame (sse_parse($bytes)) {
		my $data = decode($frame->{data});

		if (ref $data eq 'HASH') {
			$data->{sequence_number} = $n++ if defined $n;
			push @out, $json->encode($data);

		} else {
			push @out, $frame->{data};
		}
	}

	return @out;
}


1;
