package Test::Responses::H2;

# An HTTP/2 client with prior knowledge, as small as can be: many streams on
# one connection, each with a window the test can starve.  Of the response's
# header only the status is read.

use warnings;
use strict;

use base qw/ Test::Responses::Socket /;

use constant {
	DATA => 0, HEADERS => 1, RST_STREAM => 3, SETTINGS => 4, PING => 6,
	GOAWAY => 7, WINDOW_UPDATE => 8,
	END_STREAM => 1, ACK => 1, END_HEADERS => 4, PADDED => 8,
	INITIAL_WINDOW_SIZE => 4, CANCEL => 8, FRAME_SIZE => 16384,
};

###############################################################################

# window: what each stream may receive before the test says more

sub new {
	my ($class, %o) = @_;

	my $self = $class->watched($class->connected(%o), streams => {},
		credit => 65535, initial => 65535, next => 1,
		window => $o{window});

	$self->{out} = "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n";

	$self->frame(SETTINGS, 0, 0, pack('nN', INITIAL_WINDOW_SIZE,
		$o{window} // 65535));
	$self->frame(WINDOW_UPDATE, 0, 0, pack('N', 0x3fffffff));

	return $self;
}


sub frame {
	my ($self, $type, $flags, $id, $payload) = @_;

	$self->{out} .= pack('CnCCN', length($payload) >> 16,
		length($payload) & 0xffff, $type, $flags, $id) . $payload;
}


# returns the stream; content is sent as the windows allow

sub get {
	my ($self, $uri, %o) = @_;

	my $id = $self->{next};
	$self->{next} += 2;

	my $stream = $self->{streams}{$id} = bless { h2 => $self, id => $id,
		body => '', ended => '', credit => $self->{initial},
		unsent => $o{content} }, 'Test::Responses::H2::Stream';

	my @fields = (':method' => $o{method} || 'GET', ':scheme' => 'http',
		':path' => $uri, ':authority' => $o{host} || 'localhost',
		@{$o{fields} || []});
	my $block = '';

	# literals that are not indexed, names and values shorter than 127

	while (my ($name, $value) = splice @fields, 0, 2) {
		$block .= pack('C C/a* C/a*', 0, $name, $value);
	}

	$self->frame(HEADERS, defined $o{content} ? END_HEADERS
		: END_STREAM | END_HEADERS, $id, $block);
	$self->send($stream);

	return $stream;
}


sub send {
	my ($self, $stream) = @_;

	while (defined $stream->{unsent}) {
		my ($n) = sort { $a <=> $b } FRAME_SIZE, $self->{credit},
			$stream->{credit}, length $stream->{unsent};

		return if $n <= 0 && length $stream->{unsent};

		my $piece = substr($stream->{unsent}, 0, $n, '');
		my $last = $stream->{unsent} eq '';

		$stream->{credit} -= $n;
		$self->{credit} -= $n;
		delete $stream->{unsent} if $last;

		$self->frame(DATA, $last ? END_STREAM : 0, $stream->{id}, $piece);
	}
}


sub window {
	my ($self, $stream, $n) = @_;
	$self->frame(WINDOW_UPDATE, 0, $stream->{id}, pack('N', $n));
}


sub cancel {
	my ($self, $stream) = @_;
	$self->frame(RST_STREAM, 0, $stream->{id}, pack('N', CANCEL));
}

###############################################################################

sub readable {
	my ($self) = @_;

	my $n = $self->take(262144);

	return unless defined $n;
	return $self->close() if $n == 0;

	while (length $self->{in} >= 9) {
		my ($high, $low, $type, $flags, $id) = unpack('CnCCN',
			$self->{in});
		my $length = $high << 16 | $low;

		last if length $self->{in} < 9 + $length;

		my $payload = substr($self->{in}, 9, $length);
		substr($self->{in}, 0, 9 + $length, '');

		$self->received($type, $flags, $id, $payload);
	}
}


sub received {
	my ($self, $type, $flags, $id, $payload) = @_;

	my $stream = $self->{streams}{$id};

	if ($type == DATA) {
		my $length = length $payload;

		if ($flags & PADDED) {
			my $pad = unpack('C', $payload);
			$payload = substr($payload, 1, $length - 1 - $pad);
		}

		$stream->{body} .= $payload;
		$self->window($stream, $length)
			if $length && !defined $self->{window};

	} elsif ($type == HEADERS) {
		my %known = (0x88 => 200, 0x8a => 206, 0x8c => 400, 0x8d => 404,
			0x8e => 500);

		# padding and priorities are not what nginx sends; a size may come first

		$payload =~ s/^[\x20-\x3f]+//;
		my ($first, $status) = unpack('Cxa3', $payload . "\0" x 6);
		$stream->{status} ||= $known{$first} || $status =~ s/\D//gr;

	} elsif ($type == RST_STREAM) {
		$stream->{ended} = 'reset';

	} elsif ($type == WINDOW_UPDATE) {
		($stream || $self)->{credit} += unpack('N', $payload);

	} elsif ($type == SETTINGS && !($flags & ACK)) {
		my %settings = unpack('(nN)*', $payload);
		my $more = ($settings{+INITIAL_WINDOW_SIZE} || $self->{initial})
			- $self->{initial};

		$self->{initial} += $more;
		$_->{credit} += $more foreach values %{$self->{streams}};
		$self->frame(SETTINGS, ACK, 0, '');

	} elsif ($type == PING && !($flags & ACK)) {
		$self->frame(PING, ACK, 0, $payload);
	}

	$stream->{ended} = 'end'
		if ($type == DATA || $type == HEADERS) && $flags & END_STREAM;

	# there may be more room for requests

	if ($type == WINDOW_UPDATE || $type == SETTINGS) {
		$self->send($_) foreach values %{$self->{streams}};
	}
}

###############################################################################

package Test::Responses::H2::Stream;

use base qw/ Test::Responses::Answer /;


# how the stream ended: 'end', 'reset', 'closed', or not yet

sub ended {
	my ($self) = @_;
	return $self->{ended} || ($self->{h2}{closed} ? 'closed' : '');
}


sub wait {
	my ($self, $timeout) = @_;
	return Test::Responses::pump(sub { $self->ended() }, $timeout);
}


sub content { return $_[0]{body} }
sub complete { return $_[0]->ended() eq 'end' ? 1 : 0 }
sub status { return $_[0]{status} || 0 }
sub window { $_[0]{h2}->window(@_) }
sub abort { $_[0]{h2}->cancel(@_) }
sub close { }


1;
