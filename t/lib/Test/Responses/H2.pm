package Test::Responses::H2;

# An HTTP/2 client with prior knowledge, as small as can be: many streams on
# one connection, each with a window the test can starve.  Of the response's
# header only the status is read.  get() makes a client with one stream.

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


# returns the number of the stream; content is sent as the windows allow

sub request {
	my ($self, %o) = @_;

	my $id = $self->{next};
	$self->{next} += 2;
	$self->{streams}{$id} = { body => '', credit => $self->{initial},
		content => $o{content} };

	my @fields = (':method' => $o{method} || 'GET', ':scheme' => 'http',
		':path' => $o{uri}, ':authority' => $o{host} || 'localhost',
		@{$o{fields} || []});
	my $block = '';

	# literals that are not indexed, names and values shorter than 127

	while (my ($name, $value) = splice @fields, 0, 2) {
		$block .= pack('C C/a* C/a*', 0, $name, $value);
	}

	$self->frame(HEADERS, defined $o{content} ? END_HEADERS
		: END_STREAM | END_HEADERS, $id, $block);
	$self->send_content($id);

	return $id;
}


sub send_content {
	my ($self, $id) = @_;

	my $stream = $self->{streams}{$id};

	while (defined $stream->{content}) {
		my ($n) = sort { $a <=> $b } FRAME_SIZE, $self->{credit},
			$stream->{credit}, length $stream->{content};

		return if $n <= 0 && length $stream->{content};

		my $piece = substr($stream->{content}, 0, $n, '');
		my $last = $stream->{content} eq '';

		$stream->{credit} -= $n;
		$self->{credit} -= $n;
		delete $stream->{content} if $last;

		$self->frame(DATA, $last ? END_STREAM : 0, $id, $piece);
	}
}


# more may be sent: on one stream, or on all

sub credit {
	my ($self, $id, $n) = @_;

	($id ? $self->{streams}{$id} || {} : $self)->{credit} += $n;
	$self->send_content($_) foreach sort keys %{$self->{streams}};
}


sub window {
	my ($self, $id, $n) = @_;
	$self->frame(WINDOW_UPDATE, 0, $id, pack('N', $n));
}


sub cancel {
	my ($self, $id) = @_;
	$self->frame(RST_STREAM, 0, $id, pack('N', CANCEL));
}


sub content {
	my ($self, $id) = @_;
	return $self->{streams}{$id}{body};
}


sub has {
	my ($self, $id, $text) = @_;
	return index($self->{streams}{$id}{body}, $text) >= 0;
}


# how the stream ended: 'end', 'reset', 'closed', or not yet

sub ended {
	my ($self, $id) = @_;

	return $self->{streams}{$id}{ended}
		|| ($self->{closed} ? 'closed' : '');
}


sub wait {
	my ($self, $id, $timeout) = @_;
	return Test::Responses::pump(sub { $self->ended($id) }, $timeout);
}


sub get {
	my ($self, $uri, %o) = @_;

	return bless { h2 => $self, id => $self->request(uri => $uri, %o) },
		'Test::Responses::H2::Stream';
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

	my $stream = $self->{streams}{$id} || {};

	if ($type == DATA) {
		my $length = length $payload;

		if ($flags & PADDED) {
			my $pad = unpack('C', $payload);
			$payload = substr($payload, 1, $length - 1 - $pad);
		}

		$stream->{body} .= $payload;
		$stream->{frames}++;
		$self->window($id, $length)
			if $length && !defined $self->{window};

	} elsif ($type == HEADERS) {
		my %known = (0x88 => 200, 0x8a => 206, 0x8d => 404, 0x8e => 500);

		# padding and priorities are not what nginx sends; a size may come first

		$payload =~ s/^[\x20-\x3f]+//;
		my ($first, $status) = unpack('Cxa3', $payload . "\0" x 6);
		$stream->{status} ||= $known{$first} || $status =~ s/\D//gr;

	} elsif ($type == RST_STREAM) {
		$stream->{ended} = 'reset';

	} elsif ($type == WINDOW_UPDATE) {
		$self->credit($id, unpack('N', $payload));

	} elsif ($type == SETTINGS && !($flags & ACK)) {
		my %settings = unpack('(nN)*', $payload);
		my $more = ($settings{+INITIAL_WINDOW_SIZE} || $self->{initial})
			- $self->{initial};

		$self->{initial} += $more;
		$self->credit($_, $more) foreach keys %{$self->{streams}};
		$self->frame(SETTINGS, ACK, 0, '');

	} elsif ($type == PING && !($flags & ACK)) {
		$self->frame(PING, ACK, 0, $payload);
	}

	$stream->{ended} = 'end'
		if ($type == DATA || $type == HEADERS) && $flags & END_STREAM;
}

###############################################################################

package Test::Responses::H2::Stream;

sub content { return $_[0]{h2}->content($_[0]{id}) }
sub has { return $_[0]{h2}->has($_[0]{id}, $_[1]) }
sub wait { return $_[0]{h2}->wait($_[0]{id}, $_[1]) }
sub ended { return $_[0]{h2}->ended($_[0]{id}) }
sub complete { return $_[0]->ended() eq 'end' ? 1 : 0 }
sub status { return $_[0]{h2}{streams}{$_[0]{id}}{status} || 0 }
sub abort { $_[0]{h2}->cancel($_[0]{id}) }
sub window { $_[0]{h2}->window($_[0]{id}, $_[1]) }
sub close { }


1;
