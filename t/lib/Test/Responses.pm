package Test::Responses;

# Scripted upstreams, patient clients and an event stream parser for the
# tests of ngx_http_responses_module.
#
# Upstreams and clients live in the test's own process, in one event loop:
# "wait until the client has seen X, then go on" is a line of code, and
# nothing depends on how long a sleep takes.  The loop runs while a test
# waits in pump() or get(), and always for a bounded time.
#
# An upstream answers a request by a list of steps:
#
#   'bytes'          are sent, in one write where the kernel takes them
#   sub { ... }      is called each turn of the loop until it returns true
#   pause($s)        waits
#   taken()          waits until what was sent has been read
#   drip($bytes)     sends byte after byte
#   fin(), rst()     close the connection, politely or not
#
# answer() puts an HTTP response around steps, chunked by default.

use warnings;
use strict;

use base qw/ Exporter /;

use Socket qw/ sockaddr_in /;
use Time::HiRes qw/ time /;

use Test::Nginx;
use Test::Responses::Client;
use Test::Responses::Events;
use Test::Responses::H2;
use Test::Responses::Socket;
use Test::Responses::Upstream;

our @EXPORT = (qw/ upstream client h2 curl pump get answer head chunk pause taken
	drip fin rst worker_pids logged has_curl_h2 /,
	@Test::Responses::Events::EXPORT);

###############################################################################

our $TIMEOUT = $ENV{TEST_NGINX_TIMEOUT} || 60;

my @live;
my $pid = $$;

# before nginx is stopped: it waits for its connections

END {
	if ($$ == $pid) {
		local $?;
		$_->close() foreach splice @live;
	}
}


sub upstream { return Test::Responses::Upstream->new(@_) }
sub client { return Test::Responses::Client->new(@_) }
sub h2 { return Test::Responses::H2->new(@_) }


# curl, for what our own clients do not speak

sub curl {
	return Test::Responses::Program->new('curl', '-sN', '--max-time', 20, @_);
}


sub has_curl_h2 {
	return `curl --version 2>&1` =~ /\bHTTP2\b/;
}


sub watch {
	push @live, @_;
}


# Turns the loop until the condition holds; false when it did not in time.

sub pump {
	my ($condition, $timeout) = @_;

	my $end = time() + ($timeout || $TIMEOUT);

	until ($condition->()) {
		return 0 if time() > $end;
		_turn(0.05);
	}

	return 1;
}


sub _turn {
	my ($wait) = @_;
	my ($rin, $win) = ('', '');

	@live = grep { !$_->{closed} } @live;

	foreach my $o (@live) {
		$o->prepare(\$rin, \$win, \$wait);
	}

	my $n = select(my $r = $rin, my $w = $win, undef, $wait);
	return if $n <= 0;

	foreach my $o (@live) {
		next if $o->{closed};
		my $fd = $o->{fd};
		$o->writable() if vec($w, $fd, 1);
		$o->readable() if !$o->{closed} && vec($r, $fd, 1);
	}
}


# A request and its whole answer.

sub get {
	my ($uri, %o) = @_;

	my $c = client(uri => $uri, %o);
	$c->wait();
	$c->close();

	return $c;
}


###############################################################################

# steps

sub pause {
	my ($seconds) = @_;
	my $until;

	return sub {
		$until ||= time() + $seconds;
		return time() >= $until;
	};
}


# what was sent has been read

sub taken {
	return sub {
		my $s = $_[0]->{s};
		my $ours = _address(getsockname($s));
		my $theirs = _address(getpeername($s));

		open my $fh, '<', '/proc/net/tcp' or die "/proc/net/tcp: $!";

		<$fh>;

		while (<$fh>) {
			my (undef, $local, $remote, undef, $queues) = split;
			my ($out, $in) = map { hex } split /:/, $queues;

			return 0 if $local eq $ours && $remote eq $theirs && $out
				|| $local eq $theirs && $remote eq $ours && $in;
		}

		return 1;
	};
}


# as the kernel writes it

sub _address {
	my ($port, $host) = sockaddr_in($_[0]);
	return sprintf '%08X:%04X', unpack('L', $host), $port;
}


sub drip {
	my ($bytes, $gap) = @_;
	return map { ($_, pause($gap || 0.0002)) } split(//, $bytes);
}


sub fin {
	return sub { $_[0]->close(); 1 };
}


sub rst {
	return sub { $_[0]->abort(); 1 };
}


sub chunk {
	return sprintf("%x\r\n%s\r\n", length $_[0], $_[0]);
}


sub head {
	my (%o) = @_;

	my $head = 'HTTP/1.1 ' . ($o{status} || '200 OK') . "\r\n";
	$head .= 'Content-Type: ' . ($o{type} || 'text/event-stream') . "\r\n";
	$head .= "$_\r\n" foreach @{$o{headers} || []};

	return $head;
}


# Framing is 'chunked', 'length' or 'close'; 'cut' stands for chunked without
# the last chunk.  Neighbouring strings stay separate writes.

sub answer {
	my ($steps, %o) = @_;

	my @steps = ref $steps eq 'ARRAY' ? @$steps : ($steps);
	my $framing = $o{framing} || 'chunked';
	my $head = head(%o);

	if ($framing eq 'length') {
		my $n = 0;
		$n += length foreach grep { !ref } @steps;
		return ($head . "Content-Length: $n\r\n\r\n", @steps);
	}

	return ($head . "Connection: close\r\n\r\n", @steps, fin())
		if $framing eq 'close';

	@steps = map { ref $_ ? $_ : length $_ ? chunk($_) : () } @steps;
	push @steps, "0\r\n\r\n" if $framing eq 'chunked';

	return ($head . "Transfer-Encoding: chunked\r\n\r\n", @steps);
}


sub worker_pids {
	my ($t) = @_;

	my $master = $t->read_file('nginx.pid');
	chomp $master;

	# the master may not have come so far yet

	foreach (1 .. 500) {
		my @pids = children($master);
		return @pids if @pids;
		select undef, undef, undef, 0.01;
	}

	return;
}

sub children {
	my ($parent) = @_;
	my @pids;

	foreach my $stat (glob('/proc/[0-9]*/stat')) {
		open my $fh, '<', $stat or next;
		my $line = <$fh>;
		next unless defined $line;
		push @pids, $1 if $line =~ /^(\d+) \(.*\) \S (\d+) /
			&& $2 == $parent;
	}

	return @pids;
}


# waits for a line of a log

sub logged {
	my ($t, $name, $re) = @_;
	my $log = '';

	pump(sub {
		$log = eval { $t->read_file($name) } || '';
		return $log =~ $re;
	});

	return $log;
}


1;
