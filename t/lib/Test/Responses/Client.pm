package Test::Responses::Client;

# An HTTP/1 client: responses() parses what has come so far.

###############################################################################

use warnings;
use strict;

use base qw/ Test::Responses::Socket /;
use IO::Handle;
use Socket qw/ SOL_SOCKET SO_LINGER SO_RCVBUF SOCK_STREAM PF_INET
	INADDR_LOOPBACK inet_aton pack_sockaddr_in /;
use Time::HiRes qw/ time /;

###############################################################################

sub new {
	my ($class, %o) = @_;

	my $port = Test::Nginx::port($o{port} || 8080);

	socket(my $s, PF_INET, SOCK_STREAM, 0) or die "socket: $!";

	# before connect, so that the window is small from the start

	setsockopt($s, SOL_SOCKET, SO_RCVBUF, pack('i', $o{rcvbuf}))
		if $o{rcvbuf};

	# from another address of this machine

	bind($s, pack_sockaddr_in(0, inet_aton($o{from})))
		or die "bind: $!" if $o{from};

	connect($s, pack_sockaddr_in($port, INADDR_LOOPBACK))
		or die "connect: $!";

	my $self = bless {
		s => $s,
		fd => fileno $s,
		in => '',
		out => '',
		raw => '',
		start => time(),
		arrivals => [],
		responses => [],
		expect => 0,
		limit => $o{limit} || 262144,
	}, $class;

	$s->blocking(0);

	$self->request(%o) if defined $o{uri};
	Test::Responses::watch($self);

	return $self;
}


sub request {
	my ($self, %o) = @_;

	my $method = $o{method} || 'GET';
	my $version = $o{version} || '1.1';

	my $host = $o{host} || 'localhost';

	my $request = "$method $o{uri} HTTP/$version\r\nHost: $host\r\n";
	$request .= "$_\r\n" foreach @{$o{headers} || []};
	$request .= 'Content-Length: ' . length($o{content}) . "\r\n"
		if defined $o{content};
	$request .= "\r\n";
	$request .= $o{content} if defined $o{content};

	push @{$self->{methods}}, $method;
	$self->{expect}++;
	$self->{out} .= $request;
}


sub readable {
	my ($self) = @_;

	my $n = sysread($self->{s}, my $buf, $self->{limit});

	if (!defined $n) {
		return if $!{EAGAIN} || $!{EINTR};
		$self->{reset} = 1;
		return $self->ended();
	}

	return $self->ended() if $n == 0;

	$self->{raw} .= $buf if $self->{raw_too};
	$self->{in} .= $buf;
	$self->{received} += $n;
	$self->parse();
}


sub broken {
	# what was sent back before the connection broke can still be read
}


sub ended {
	my ($self) = @_;

	my $cur = $self->{cur};

	if ($cur) {
		$cur->{complete} = $cur->{framing} eq 'close' && !$self->{reset};
		delete $self->{cur};
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

	if ($cur->{framing} eq 'close') {
		$self->took($cur, $self->{in});
		$self->{in} = '';
		return 0;
	}

	if ($cur->{framing} eq 'length') {
		my $piece = substr($self->{in}, 0, $cur->{left}, '');
		$cur->{left} -= length $piece;
		$self->took($cur, $piece);
		return $cur->{left} == 0;
	}

	my $pos = 0;
	my $in = \$self->{in};
	my $bytes = '';
	my $done;

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
		my $len = hex $1;

		if ($len) {
			$cur->{left} = $len;
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

	my $moved = sub { ($self->{bytes} || 0) + ($self->{sent} || 0) };

	foreach (1 .. 10) {
		my $before = $moved->();

		return 1 if Test::Responses::pump(sub {
			$self->{closed} || @{$self->{responses}} >= $self->{expect}
		}, $timeout);

		last if $moved->() == $before;
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

	my $body = $self->answer($n)->{body};
	return defined $body ? $body : '';
}


sub headers {
	my ($self, $n) = @_;

	my $head = $self->answer($n)->{head};
	return defined $head ? $head : '';
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


sub has {
	my ($self, $text) = @_;
	return index($self->content(), $text) >= 0;
}


sub abort {
	my ($self) = @_;

	setsockopt($self->{s}, SOL_SOCKET, SO_LINGER, pack('ii', 1, 0));
	$self->close();
}

###############################################################################

1;

###############################################################################
