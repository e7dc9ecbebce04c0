package Test::Nginx;

# A small test library with the verbs of nginx-tests, on Perl core modules
# only.  Scripts run in the directory t.  What uses it has "strict",
# "warnings" and Test::More, too.
#
# Environment:
#
#   TEST_NGINX_BINARY      nginx to test, default: nginx in PATH
#   TEST_NGINX_GLOBALS     more text for the main context
#   TEST_NGINX_GLOBALS_HTTP  more text for the http context
#   TEST_NGINX_LEAVE       keep the directory with configuration and logs
#   TEST_NGINX_CATLOG      print the error log at the end
#   TEST_NGINX_LOG_LEVEL   level of the error log, default: info
#   TEST_RESPONSES_MODULE  the module, absolute path; empty: built in

use warnings;
use strict;

use base qw/ Exporter /;

our @EXPORT = qw/ locations port server slurp /;
our @EXPORT_OK = qw/ $NGINX /;

use Cwd qw/ abs_path /;
use File::Basename qw/ dirname /;
use File::Path qw/ rmtree /;
use File::Temp qw/ tempdir /;
use IO::Socket::INET;
use POSIX qw/ :sys_wait_h /;
use Test::More;
use Time::HiRes qw/ sleep time /;

###############################################################################

our $NGINX = $ENV{TEST_NGINX_BINARY};
our $ROOT = abs_path(dirname(__FILE__) . '/../../..');
our $MODULE = $ENV{TEST_RESPONSES_MODULE};

my (%ports, %locks, $current);

if (!defined $NGINX) {
	($NGINX) = grep { -x } map { "$_/nginx" }
		split(/:/, $ENV{PATH}), '/usr/local/sbin', '/usr/sbin';
}

if (!defined $MODULE) {
	$MODULE = "$ROOT/build/ngx_http_responses_module.so";
}

$SIG{PIPE} = 'IGNORE';
$| = 1;
chdir "$ROOT/t" or die "$ROOT/t: $!\n";

###############################################################################

sub import {
	my ($class, @names) = @_;

	strict->import();
	warnings->import();
	Test::More->export_to_level(1, 'Test::More');
	$class->export_to_level(1, $class, @names);
}


sub new {
	my ($class) = @_;

	die "no nginx found, set TEST_NGINX_BINARY\n" unless $NGINX && -x $NGINX;

	my $self = bless {
		_pid => $$,
		_daemons => [],
		_testdir => tempdir('nginx-test-XXXXXXXXXX', TMPDIR => 1),
	}, $class;

	mkdir "$self->{_testdir}/logs" or die "mkdir: $!";

	$current = $self;

	return $self;
}


sub has {
	my ($self, @features) = @_;

	foreach my $feature (@features) {
		plan(skip_all => "no $feature available")
			unless $self->has_module($feature);
	}

	return $self;
}


sub has_module {
	my ($self, $feature) = @_;

	$self->{_configure} ||= `$NGINX -V 2>&1`;

	my $args = $self->{_configure};

	return $MODULE eq '' || -e $MODULE if $feature eq 'responses';
	return 1 if $feature eq 'http';
	return $args !~ /--without-http-cache/ if $feature eq 'cache';
	return $args =~ /--with-debug/ if $feature eq '--with-debug';

	# optional modules, other ones are there unless asked for

	my $optional = qr/^(?:ssl|v2|v3|realip|addition|sub|dav|gunzip
		|gzip_static|auth_request|slice|stub_status|secure_link|perl)$/x;

	(my $name = $feature) =~ s/^http_//;

	return $args =~ /--with-http_${name}_module(?!=dynamic)/
		if $name =~ $optional;

	return $args !~ /--without-http_${name}_module/;
}


sub has_version {
	my ($self, $need) = @_;

	$self->{_configure} ||= `$NGINX -V 2>&1`;

	my @have = $self->{_configure} =~ m!nginx/(\d+)\.(\d+)\.(\d+)!;
	my @need = split(/\./, $need);

	for my $n (@need) {
		my $v = shift @have;
		return 1 if $v > $n;
		return 0 if $v < $n;
	}

	return 1;
}


sub todo_alerts {
	my ($self) = @_;
	$self->{_alerts} = 1;
}


###############################################################################

# A key and a certificate, the files "key" and "crt".  False, and a word: there
# is no program that makes them.

sub certificate {
	my ($self, $options) = @_;
	my $dir = $self->testdir();

	if (!$self->has_openssl()) {
		note('without TLS: no openssl program');
		return 0;
	}

	system("openssl req -x509 -newkey rsa:2048 -nodes -days 9 "
		. "-subj /CN=localhost @{[ $options || '' ]} -keyout $dir/key "
		. "-out $dir/crt > $dir/openssl 2>&1") == 0
		or die "Can't create a certificate: "
			. $self->read_file('openssl');

	return 1;
}


sub has_openssl {
	return system('openssl version > /dev/null 2>&1') == 0;
}


sub testdir {
	my ($self) = @_;
	return $self->{_testdir};
}


sub test_globals {
	my ($self) = @_;

	my $level = $ENV{TEST_NGINX_LOG_LEVEL} || 'info';

	my $s = "pid $self->{_testdir}/nginx.pid;\n";
	$s .= "error_log $self->{_testdir}/error.log $level;\n";
	$s .= "user root;\n" if $> == 0;
	$s .= "load_module $MODULE;\n" if $MODULE ne '';
	$s .= $ENV{TEST_NGINX_GLOBALS} if $ENV{TEST_NGINX_GLOBALS};

	return $s;
}


sub test_globals_http {
	my ($self) = @_;

	my $dir = $self->{_testdir};

	my $s = "root $dir;\n    access_log $dir/access.log;\n";

	foreach my $name (qw/ client_body proxy fastcgi uwsgi scgi /) {
		$s .= "    ${name}_temp_path $dir/${name}_temp;\n"
			if $name eq 'client_body' || $self->has_module($name);
	}

	$s .= $ENV{TEST_NGINX_GLOBALS_HTTP} if $ENV{TEST_NGINX_GLOBALS_HTTP};

	return $s;
}


sub read_file {
	my ($self, $name) = @_;
	return slurp("$self->{_testdir}/$name");
}


# a file of another directory

sub slurp {
	my ($name) = @_;
	local $/;

	open my $fh, '<:raw', $name or die "Can't open $name: $!\n";
	my $content = <$fh>;
	close $fh;

	return defined $content ? $content : '';
}


sub write_file {
	my ($self, $name, $content) = @_;

	open my $fh, '>:raw', "$self->{_testdir}/$name"
		or die "Can't create $name: $!";
	print $fh $content;
	close $fh;

	return $self;
}


sub write_file_expand {
	my ($self, $name, $content) = @_;

	$content =~ s/%%TEST_GLOBALS%%/$self->test_globals()/gmse;
	$content =~ s/%%TEST_GLOBALS_HTTP%%/$self->test_globals_http()/gmse;
	$content =~ s/%%TESTDIR%%/$self->{_testdir}/gms;
	$content =~ s/127\.0\.0\.1:(8\d\d\d)/'127.0.0.1:' . port($1)/gmse;
	$content =~ s/%%PORT_(\d+)%%/port($1)/gmse;

	return $self->write_file($name, $content);
}


# A configuration, of which this is "http"; with "connections" of a worker, and
# "main" for directives outside of blocks.

sub write_http {
	my ($self, $http, %o) = @_;

	my $main = $o{main} // '';
	my $connections = $o{connections}
		? "worker_connections $o{connections};" : '';

	return $self->write_file_expand('nginx.conf', "%%TEST_GLOBALS%%\n"
		. "daemon off;\n$main\nevents {\n$connections\n}\n\n"
		. "http {\n%%TEST_GLOBALS_HTTP%%\n\n$http}\n");
}


# A server of a configuration: its directives, and its locations.

sub server {
	my ($directives, %locations) = @_;
	return "server {\n$directives\n" . locations(%locations) . "}\n";
}


# Locations by their paths, with their directives: '' stands for "/", and a name
# for "/name/", which upstreams do not see.  They pass what is asked for to port
# 8081, unless their directives have another source.

sub locations {
	my (%directives) = @_;
	my $conf = '';

	foreach my $path (sort keys %directives) {
		my $short = $path =~ m!^[\w-][\w/-]*$!;
		my $has = $directives{$path};
		my $to = 'http://127.0.0.1:8081' . ($short ? '/' : '');

		$has .= " proxy_pass $to;" unless $has =~ /\b(?:\w+_pass|return
			|alias|root|responses_status)\s/x;
		$path = $short ? "/$path/" : $path || '/';
		$conf .= "location $path { $has }\n";
	}

	return $conf;
}


# A free port for each number: found by binding it, kept from tests that run
# at the same time by a UDP socket on the same number.

sub port {
	my ($num) = @_;

	return $ports{$num} if defined $ports{$num};

	foreach (1 .. 1000) {
		my $port = 20000 + int(rand(12000));

		my $lock = IO::Socket::INET->new(
			Proto => 'udp',
			LocalAddr => "127.0.0.1:$port",
		) or next;

		my $probe = IO::Socket::INET->new(
			Proto => 'tcp',
			LocalAddr => "127.0.0.1:$port",
			Listen => 1,
			ReuseAddr => 1,
		) or next;

		close $probe;

		$locks{$port} = $lock;
		return $ports{$num} = $port;
	}

	die "no free port found\n";
}


###############################################################################

sub run {
	my ($self, $conf) = @_;

	die "no module at $MODULE, run make or set TEST_RESPONSES_MODULE\n"
		if $MODULE ne '' && !-e $MODULE;

	my $dir = $self->{_testdir};
	my $pid = fork();
	die "Unable to fork: $!" unless defined $pid;

	if ($pid == 0) {
		open STDERR, '>>', "$dir/stderr.log";
		exec($NGINX, '-p', "$dir/", '-c', 'nginx.conf',
			$self->_error_log('error.log')) or POSIX::_exit(1);
	}

	$self->{_master} = $pid;

	unless ($self->_bounded(60, sub { $self->_started() })) {
		my $log = eval { $self->read_file('error.log') } || '';
		die "Can't start nginx:\n$log\n";
	}

	$self->{_ran} = 1;

	return $self;
}


sub _started {
	my ($self) = @_;

	return 1 if -s "$self->{_testdir}/nginx.pid";

	if (waitpid($self->{_master}, WNOHANG) == $self->{_master}) {
		delete $self->{_master};
		die "Can't start nginx:\n" . $self->read_file('error.log');
	}

	return 0;
}


# polls the condition for that many seconds at most

sub _bounded {
	my ($self, $seconds, $condition) = @_;

	my $end = time() + $seconds;

	until ($condition->()) {
		return 0 if time() > $end;
		sleep(0.02);
	}

	return 1;
}


# What nginx -t says of a configuration.

sub conf_test {
	my ($self, $name) = @_;
	my $dir = $self->{_testdir};

	my $log = join(' ', $self->_error_log('conf.log'));

	return scalar `$NGINX -t -p $dir/ -c $name $log 2>&1`;
}


# the option of nginx 1.19.5 and newer; it is named in the configuration, too

sub _error_log {
	my ($self, $name) = @_;

	return $self->has_version('1.19.5')
		? ('-e', "$self->{_testdir}/$name") : ();
}


sub master_pid {
	my ($self) = @_;
	return $self->{_master};
}


sub reload {
	my ($self) = @_;

	kill 'HUP', $self->{_master};

	return $self;
}


sub stop {
	my ($self) = @_;

	my $pid = delete $self->{_master} or return $self;

	foreach my $signal (qw/ QUIT TERM KILL /) {
		kill $signal, $pid;

		return $self if $self->_bounded(5, sub {
			waitpid($pid, WNOHANG) != 0
		});

		diag("nginx did not end after SIG$signal");
	}

	return $self;
}


###############################################################################

sub run_daemon {
	my ($self, $code, @args) = @_;

	my $pid = fork();
	die "Can't fork daemon: $!" unless defined $pid;

	if ($pid == 0) {
		if (ref $code eq 'CODE') {
			eval { $code->(@args) };
			print STDERR $@ if $@;
			POSIX::_exit(0);
		}
		exec($code, @args) or POSIX::_exit(1);
	}

	push @{$self->{_daemons}}, $pid;

	return $self;
}


sub stop_daemons {
	my ($self) = @_;

	foreach my $pid (splice @{$self->{_daemons}}) {
		kill 'TERM', $pid;
		next if $self->_bounded(2, sub { waitpid($pid, WNOHANG) });
		kill 'KILL', $pid;
		waitpid($pid, 0);
	}

	return $self;
}


sub waitforfile {
	my ($self, $file) = @_;
	return $self->_bounded(60, sub { -e $file });
}


###############################################################################

# Where nginx ran, two checks are added: nothing alarming is in the error log,
# and no sanitizer complained.  Then tests are counted.

sub _finish {
	my ($self, $status) = @_;

	$self->stop();
	$self->stop_daemons();

	my $log = eval { $self->read_file('error.log') } || '';
	my $stderr = eval { $self->read_file('stderr.log') } || '';

	if ($self->{_ran}) {
		my $alerts = join "\n", grep {
			/\[(?:crit|alert|emerg)\]|zero size buf|exited on signal/
		} split(/\n/, $log);

		my $builder = Test::More->builder();

		$builder->todo_start('alerts expected') if $self->{_alerts};
		is($alerts, '', 'no alerts');
		$builder->todo_end() if $self->{_alerts};

		my $errors = join "\n", grep {
			/Sanitizer|runtime error:/
		} split(/\n/, "$log\n$stderr");

		is($errors, '', 'no sanitizer errors');
		done_testing() unless $status;
	}

	diag("$log$stderr") if $ENV{TEST_NGINX_CATLOG};

	if ($ENV{TEST_NGINX_LEAVE}) {
		diag("left: $self->{_testdir}");
		return;
	}

	rmtree($self->{_testdir});
}


END {
	if ($current && $current->{_pid} == $$) {
		my $status = $?;
		local $?;
		$current->_finish($status);
	}
}


1;
