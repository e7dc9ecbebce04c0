package Test::Responses::Browser;

# A headless Chromium, spoken to in its DevTools protocol over two pipes; its
# answers are read in the loop.
#
#   my $b = Test::Responses::Browser->new(@options)  undef if there is none
#   $b->open($url)
#   $b->evaluate('document.title')               what it is, decoded
#   $b->call('Page.reload', { ... })             any method
#   $b->picture($file, 'dark', 390)              of a scheme and a width
#   $b->complaints()                             of console, page and policy

use warnings;
use strict;

use File::Temp qw/ tempdir /;
use JSON::PP;
use MIME::Base64;
use POSIX ();
use Time::HiRes qw/ sleep time /;

###############################################################################

my $json = JSON::PP->new->utf8->allow_nonref;

sub binary {
	my ($found) = grep { -x } map { my $dir = $_;
		map { "$dir/$_" } qw/ chromium-headless-shell chromium
			chromium-browser google-chrome / }
		split(/:/, $ENV{PATH});

	return $found;
}


sub new {
	my ($class, @options) = @_;

	my $binary = binary() or return undef;
	my $dir = tempdir('browser-XXXXXXXXXX', TMPDIR => 1, CLEANUP => 1);

	pipe(my $in_r, my $in_w) && pipe(my $out_r, my $out_w)
		or die "pipe: $!";

	my $pid = fork();
	die "fork: $!" unless defined $pid;

	if ($pid == 0) {

		# out of the way of 3 and 4, where the browser expects them

		my ($r, $w) = map { my $fd = POSIX::dup(fileno $_);
			$fd < 10 ? POSIX::dup2($fd, $fd + 20) : $fd } $in_r, $out_w;

		POSIX::setpgid(0, 0);
		POSIX::dup2($r, 3);
		POSIX::dup2($w, 4);
		$^F = 4;

		open STDOUT, '>', '/dev/null';
		open STDERR, '>', "$dir/stderr";

		$ENV{HOME} = $dir;

		exec($binary, '--headless=new', '--remote-debugging-pipe',
			'--no-sandbox', '--disable-gpu', '--no-first-run',
			'--disable-dev-shm-usage', '--disable-extensions',
			'--disable-background-networking', '--no-proxy-server',
			'--disable-component-update', '--password-store=basic',
			"--user-data-dir=$dir", @options, 'about:blank')
			or POSIX::_exit(1);
	}

	close $in_r;
	close $out_w;

	my $self = bless {
		pid => $pid,
		owner => $$,
		s => $out_r,
		fd => fileno $out_r,
		to => $in_w,
		in => '',
		id => 0,
		answers => {},
		complaints => [],
	}, $class;

	$self->{to}->autoflush(1);
	Test::Responses::watch($self);

	return $self;
}


sub open {
	my ($self, $url) = @_;

	my $target = $self->call('Target.createTarget',
		{ url => 'about:blank' });
	my $session = $self->call('Target.attachToTarget',
		{ targetId => $target->{targetId}, flatten => JSON::PP::true });

	$self->{session} = $session->{sessionId};
	$self->call("$_.enable") foreach qw/ Runtime Log Page Network /;
	$self->call('Page.navigate', { url => $url });
}


sub call {
	my ($self, $method, $params) = @_;

	my $id = ++$self->{id};
	my %message = (id => $id, method => $method, params => $params || {});

	$message{sessionId} = $self->{session} if $self->{session};

	syswrite($self->{to}, $json->encode(\%message) . "\0");

	Test::Responses::pump(sub { $self->{closed}
		|| exists $self->{answers}{$id} }, 30)
		or die "$method: no answer of the browser\n";

	my $answer = delete $self->{answers}{$id}
		or die "$method: the browser is gone\n";

	die "$method: $answer->{error}{message}\n" if $answer->{error};

	return $answer->{result};
}


sub evaluate {
	my ($self, $code) = @_;

	my $result = $self->call('Runtime.evaluate', { expression => $code,
		returnByValue => JSON::PP::true, awaitPromise => JSON::PP::true });

	die "$code: " . $json->encode($result->{exceptionDetails}) . "\n"
		if $result->{exceptionDetails};

	return $result->{result}{value};
}


# a picture of the whole page, as PNG

sub picture {
	my ($self, $file, $scheme, $width) = @_;

	$self->call('Emulation.setEmulatedMedia', { features => [
		{ name => 'prefers-color-scheme', value => $scheme } ] });

	# the page is laid out for the width before it is measured

	my $height = 600;

	foreach (1 .. 2) {
		$self->call('Emulation.setDeviceMetricsOverride', {
			width => $width, height => $height, mobile => JSON::PP::false,
			deviceScaleFactor => 1 });
		$self->evaluate('new Promise((done) => requestAnimationFrame('
			. '() => requestAnimationFrame(() => done(1))))');
		$height = $self->evaluate(
			'document.documentElement.scrollHeight');
	}

	my $data = $self->call('Page.captureScreenshot')->{data};

	CORE::open(my $fh, '>:raw', $file) or die "Can't write $file: $!\n";
	print $fh decode_base64($data);
	CORE::close($fh);
}


sub complaints {
	my ($self) = @_;
	return join "\n", @{$self->{complaints}};
}

###############################################################################

sub prepare {
	my ($self, $rin) = @_;
	vec($$rin, $self->{fd}, 1) = 1;
}


sub readable {
	my ($self) = @_;

	my $n = sysread($self->{s}, $self->{in}, 262144, length $self->{in});

	return $self->close() unless $n;

	while ($self->{in} =~ s/^([^\0]*)\0//) {
		my $message = $json->decode($1);

		if (defined $message->{id}) {
			$self->{answers}{$message->{id}} = $message;

		} else {
			$self->event($message->{method}, $message->{params});
		}
	}
}


sub event {
	my ($self, $method, $params) = @_;

	push @{$self->{events}}, [ $method, $params ];

	push @{$self->{complaints}}, "$method " . $json->encode($params)
		if $method eq 'Runtime.exceptionThrown'
		|| $method eq 'Runtime.consoleAPICalled'
		|| $method eq 'Log.entryAdded';
}


# its process group is its own: no child of it stays

sub close {
	my ($self) = @_;

	return if $self->{closed}++ || $self->{owner} != $$;

	my $end = time() + 5;

	CORE::close($self->{to});
	kill 'TERM', -$self->{pid};

	until (waitpid($self->{pid}, POSIX::WNOHANG()) != 0) {
		kill 'KILL', -$self->{pid} if time() > $end;
		sleep(0.02);
	}

	kill 'KILL', -$self->{pid};
	CORE::close($self->{s});
}


1;
