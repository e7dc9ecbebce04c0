package Test::Responses::Client;

# An HTTP/1 client: its responses are parsed as they come.

use warnings;
use strict;

use base qw/ Test::Responses::Socket Test::Responses::Answer /;
use Time::HiRes qw/ time /;

###############################################################################

sub new {
	my ($class, %o) = @_;

	my $self = $class->watched($class->connected(%o), raw => '',
		start => time(), arrivals => [], responses => [], expect => 0,
		bytes => 0, limit => $o{limit} || 262144);

	$self->request(%o) if defined $o{uri};

	return $self;
}


sub request {
	my ($self, %o) = @_;

	my $method = $o{method} || 'GET';
	my $version = $o{version} || '1.1';
	my $host = $o{host} || 'localhost';

	push @{$self->{methods}}, $method;
	$self->{expect}++;
	$self->{out} .= join('', map { "$_\r\n" }
		"$method $o{uri} HTTP/$version", "Host: $host",
		@{$o{headers} || []}, defined $o{content}
			? 'Content-Length: ' . length $o{content} : (), '')
		. ($o{content} // '');
}


sub readable {
	my ($self) = @_;

	my $had = length $self->{in};
	my $n = $self->take($self->{limit});

	return unless defined $n;
	return $self->ended() if $n == 0;

	$self->{raw} .= substr($self->{in}, $had) if $self->{raw_too};
	$self->{received} += $n;
	$self->parse();
}


sub broken {
	# what was sent back before the connection broke can still be read
}


sub ended {
	my ($self) = @_;

	my $cur = delete $self->{cur};

	if ($cur) {
		$cur->{complete} = $cur->{framing} eq 'close' && !$self->{reset};
		push @{$self->{responses}}, $cur;
	}

	$self->{eof} = 1;
	$self->close();
}


sub parse {
	my ($self) = @_;

	while (1) {
		my $cur = $self->{cur};

		if (!$cur) {
			return unless $self->{in} =~ s/^(.*?\r\n\r\n)//s;
			$cur = $self->{cur} = { head => $1, body => '',
				chunks => 0, trailers => '' };

			my $method = $self->{methods}[@{$self->{responses}}] // '';

			$cur->{framing} = $method eq 'HEAD'
					|| $cur->{head} =~ m!^HTTP/\S+ (?:1..|204|304)!
				? 'none'
				: $cur->{head} =~ /^Transfer-Encoding: chunked/mi
				? 'chunked'
				: $cur->{head} =~ /^Content-Length: (\d+)/mi
				? 'length' : 'close';
			$cur->{left} = $1 if $cur->{framing} eq 'length';
		}

		return unless $self->body($cur);

		$cur->{complete} = 1;
		push @{$self->{responses}}, $cur;
		delete $self->{cur};
	}
}


# true when the body has ended

sub body {
	my ($self, $cur) = @_;

	return 1 if $cur->{framing} eq 'none';

	if ($cur->{framing} ne 'chunked') {
		my $piece = substr($self->{in}, 0,
			$cur->{left} // length $self->{in}, '');

		$cur->{left} -= length $piece if defined $cur->{left};
		$self->took($cur, $piece);
		return defined $cur->{left} && $cur->{left} == 0;
	}

	my ($pos, $bytes, $done) = (0, '');
	my $in = \$self->{in};

	while (1) {
		pos($$in) = $pos;

		if (defined $cur->{left}) {
			last if length($$in) - $pos < $cur->{left} + 2;
			$bytes .= substr($$in, $pos, $cur->{left});
			$cur->{bad} = 1
				if substr($$in, $pos + $cur->{left}, 2) ne "\r\n";
			$pos += $cur->{left} + 2;
			undef $cur->{left};
			$cur->{chunks}++;
			next;
		}

		last unless $$in =~ /\G([0-9a-fA-F]+)[^\r\n]*\r\n/gc;

		if (hex $1) {
			$cur->{left} = hex $1;
			$pos = pos $$in;
			next;
		}

		last unless $$in =~ /\G((?:[^\r\n]+\r\n)*)\r\n/gc;
		$cur->{trailers} = $1;
		$pos = pos $$in;
		$done = 1;
		last;
	}

	substr($$in, 0, $pos, '');
	$self->took($cur, $bytes);

	return $done;
}


sub took {
	my ($self, $cur, $bytes) = @_;

	return if $bytes eq '';

	$self->{bytes} += length $bytes;

	if ($self->{sink}) {
		$self->{sink}->($bytes);
		return;
	}

	$cur->{body} .= $bytes;
	push @{$self->{arrivals}}, [ time() - $self->{start},
		length $cur->{body} ];
}


# Reads on until the answers are complete, or nothing can come any more.  On a
# busy machine thousands of answers, or a long request, take longer than the
# limit, which is extended up to ten times while bytes are sent or received.

sub wait {
	my ($self, $timeout) = @_;

	foreach (1 .. 10) {
		my $before = $self->{bytes} + $self->{sent};

		return 1 if Test::Responses::pump(sub {
			$self->{closed} || @{$self->{responses}} >= $self->{expect}
		}, $timeout);

		last if $self->{bytes} + $self->{sent} == $before;
	}

	return 0;
}


# the answer asked for, the last one that ended, or the one that comes in

sub answer {
	my ($self, $n) = @_;

	return $self->{responses}[$n] || {} if defined $n;
	return $self->{cur} || $self->{responses}[-1] || {};
}


sub content {
	my ($self, $n) = @_;
	return $self->answer($n)->{body} // '';
}


sub headers {
	my ($self, $n) = @_;
	return $self->answer($n)->{head} // '';
}


sub status {
	my ($self, $n) = @_;
	return $self->headers($n) =~ m!^HTTP/\S+ (\d+)! ? $1 : 0;
}


# the message ended as HTTP wants it

sub complete {
	my ($self, $n) = @_;

	my $answer = $self->answer($n);
	return $answer->{complete} && !$answer->{bad} ? 1 : 0;
}

###############################################################################

# any program whose output is awaited in the loop

package Test::Responses::Program;

use base qw/ Test::Responses::Socket Test::Responses::Answer /;


sub new {
	my ($class, @command) = @_;

	my $pid = open(my $s, '-|', @command) or die "$command[0]: $!\n";

	return $class->watched($s, pid => $pid);
}


sub readable {
	my ($self) = @_;
	my $n = $self->take(65536);

	return if !defined $n || $n > 0;

	$self->{over} = 1;
	$self->close();
}


sub wait {
	my ($self, $timeout) = @_;
	return Test::Responses::pump(sub { $self->{closed} }, $timeout);
}


sub content {
	return $_[0]->{in};
}


sub close {
	my ($self) = @_;

	return if $self->{closed}++;
	kill 'TERM', $self->{pid} unless $self->{over};
	CORE::close($self->{s});
	$self->{exit} = $? >> 8;
}


1;
