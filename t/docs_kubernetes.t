#!/usr/bin/perl

# Tests for docs/kubernetes.md: its objects are well-formed and fit together,
# and nginx takes the configuration, serves a stream with it, and goes as the
# page says when its pod has to.
#
# Of the configuration only paths, ports and the upstream's name are changed.

use IO::Socket::INET;
use JSON::PP;

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx qw/ :DEFAULT $NGINX /;
use Test::Responses;

###############################################################################

eval { require YAML::PP; };
plan(skip_all => 'no libyaml-pp-perl') if $@;

my $page = slurp('../docs/kubernetes.md');

# as Kubernetes reads YAML: an unquoted "on" is no string

my $yaml = YAML::PP->new(schema => [ 'YAML1_1' ], boolean => 'JSON::PP');
my %object = map { $_->{kind} => $_ } grep { $_->{kind} }
	map { $yaml->load_string($_) } $page =~ /^```yaml\n(.*?)^```$/gms;

my $t = Test::Nginx->new()->has(qw/http proxy rewrite/);

###############################################################################

# How the objects fit together: what, what it is, what it must be.  A regular
# expression must match.

my $deployment = $object{Deployment}{spec};
my $pod = $deployment->{template}{spec};
my $container = $pod->{containers}[0];
my $annotations = $deployment->{template}{metadata}{annotations};
my $endpoint = $object{PodMonitor}{spec}{podMetricsEndpoints}[0];

my %mount = map { $_->{mountPath} => $_ } @{$container->{volumeMounts}};
my %port = map { $_->{name} => $_->{containerPort} } @{$container->{ports}};
my %probe = map { $_ => $container->{"${_}Probe"}{httpGet} }
	qw/ readiness liveness /;
my $conf = $object{ConfigMap}{data}{$mount{'/etc/nginx/nginx.conf'}{subPath}};
my $path = $annotations->{'prometheus.io/path'};

# the end of a pod, in seconds; a turn is a little more than one

my $hook = $container->{lifecycle}{preStop}{exec}{command}[-1];
my ($first, $last) = $hook =~ /^sleep (\d+)$/mg;
my ($turns) = $hook =~ /-ge (\d+)/;
my ($minutes) = $conf =~ /^worker_shutdown_timeout\s+(\d+)m;/m;
my $grace = $pod->{terminationGracePeriodSeconds};
my $sum = 0;
my @sums = map { $sum += $_ } $first, $turns, $last, 60 * $minutes;

my @facts = (
	[ 'objects', join(' ', sort keys %object), 'ConfigMap Deployment '
		. 'HorizontalPodAutoscaler PodDisruptionBudget PodMonitor Service' ],
	[ 'volumes', join(' ', sort map { $_->{name} } values %mount),
		join(' ', sort map { $_->{name} } @{$pod->{volumes}}) ],
	[ 'ports of nginx', join(' ', $conf =~ /^\s*listen\s+(\d+);/mg),
		"$port{http} $port{status}" ],
	[ 'metrics', "$annotations->{'prometheus.io/port'} $endpoint->{port} "
		. $endpoint->{path}, "$port{status} status $path" ],
	[ 'nginx is done in time', $sum + $turns / 10 < $grace, 1 ],
	[ 'as the page says',
		join(' ', $page =~ /\| (\d+) s \| (?:nothing|its|the) /g),
		"@sums $grace" ],
	[ 'one more scrape', $last > $endpoint->{interval} =~ s/s$//r, 1 ],
	[ 'image, name', ($page =~ /^ +image: (\S+)$/m)[0],
		($page =~ /^ +docker build -t (\S+) \.$/m)[0] ],
	[ 'image, signal', $page, qr/^STOPSIGNAL SIGQUIT$/m ],
);

foreach my $fact (@facts) {
	my ($name, $is, $must) = @$fact;
	ref $must ? like($is, $must, $name) : is($is, $must, $name);
}

###############################################################################

# nginx

$t->write_file('nginx.conf', here($conf));

unlike($t->conf_test('nginx.conf'), qr/\[(?:warn|emerg)\]/, 'configuration');

my ($gate, @stream) = (0, stream(3));

upstream(port(8081),
	'/v1/responses' => sub { answer(join '', @stream) },
	'/v1/long' => sub {
		answer([ @stream[0, 1], sub { $gate }, @stream[2 .. 4] ])
	},
);

$t->run();

foreach my $who (sort keys %probe) {
	is(status($probe{$who}{path})->status(), 200, $who);
}

my $r = get('/v1/responses', method => 'POST', content => '{}');

like($r->content(), qr/event: response\.completed\n.*\n\n\z/, 'stream');
like($r->headers(), qr/^X-Accel-Buffering: no\r$/m, 'stream, header');

my $line = decode_json(logged($t, 'stdout', qr/\n/));

is("$line->{http_status} $line->{response}{model} $line->{response}{status} "
	. $line->{response}{output_tokens}, '200 m-1 completed 7', 'log');

# as Prometheus asks, and with all metrics that the page has

my $metrics = status($path, 'application/openmetrics-text;version=1.0.0,'
	. 'text/plain;version=0.0.4;q=0.5,*/*;q=0.1')->content();

like($metrics, qr/^nginx_responses_tokens_total\{(?=[^}]*model="m-1")
	(?=[^}]*kind="output")[^}]*\}\ 7$/mx, 'metrics');
is(join(' ', grep { $metrics !~ /^$_\{/m } $page =~ /(nginx_responses_\w+)/g),
	'', 'metrics of the page');

# the hook waits for open streams, and nginx serves meanwhile

my $c;

SKIP: {
skip 'no curl', 3 unless has_curl();

$c = long();
$t->run_daemon('/bin/sh', '-c', hook());

my $turn = pause(1.5);
pump(sub { $turn->() });

is(status($probe{readiness}{path})->status(), 200, 'hook waits');

$gate = 1;
$c->wait();

ok($c->has('event: response.completed'), 'hook, stream to its end');
ok(pump(\&gone), 'hook, nginx is gone');

$t->stop();
$t->run();

}

# "nginx -s quit" and STOPSIGNAL after it: open streams go on

$gate = 0;
$c = long();

quit();
kill 'QUIT', $t->master_pid();
$gate = 1;
$c->wait();

ok($c->complete() && $c->has('event: response.completed'), 'drained');
ok(pump(\&gone), 'drained, nginx is gone');

# those that take too long are ended

$t->stop();
$t->write_file('nginx.conf', here($conf) =~ s/(_timeout\s+)${minutes}m/${1}1s/r);
$t->run();

$gate = 0;
$c = long();

quit();
$c->wait();

ok($c->complete() && $c->has('"server_shutdown"'), 'ended');
like(logged($t, 'stdout', qr/shutdown/), qr/"status":"shutdown"/,
	'ended, log');

###############################################################################

# the configuration on this machine

sub here {
	my ($conf) = @_;
	my $dir = $t->testdir();
	my $globals = $t->test_globals() . "daemon off;\n";
	my $globals_http = $t->test_globals_http();

	foreach my $change (
		[ qr/^pid .*?;\n/m, sub { '' } ],
		[ qr/^error_log .*?;\n/m, sub { '' } ],
		[ qr/^load_module .*?;\n/m, sub { $globals } ],
		[ qr/^http \{\n/m, sub { "http {\n$globals_http" } ],
		[ qr/\bserver models:\d+;/, sub {
			'server 127.0.0.1:' . port(8081) . ';' } ],
		[ qr!/dev/stdout!, sub { "$dir/stdout" } ],
		[ qr/\blisten\s+$port{http};/, sub {
			'listen 127.0.0.1:' . port(8080) . ';' } ],
		[ qr/\blisten\s+$port{status};/, sub {
			'listen 127.0.0.1:' . port(8082) . ';' } ],
	) {
		my ($re, $new) = @$change;
		$conf =~ s/$re/$new->()/e or die "configuration lacks $re\n";
	}

	return $conf;
}


sub status {
	my ($uri, $accept) = @_;

	return get($uri, port => 8082,
		headers => [ defined $accept ? "Accept: $accept" : () ]);
}


sub gone {
	return !-e $t->testdir() . '/nginx.pid';
}


sub has_curl {
	return system('curl --version >/dev/null 2>&1') == 0;
}


# a stream that is open

sub long {
	my $c = client(uri => '/v1/long', method => 'POST', content => '{}');

	pump(sub { $c->has('word 1') }) or die "no stream\n";
	return $c;
}


# "nginx -s quit" on this machine, as a list

sub command {
	my $dir = $t->testdir();

	return ($NGINX, '-p', "$dir/", '-c', 'nginx.conf', '-e',
		"$dir/quit.log", '-s', 'quit');
}


# preStop on this machine, without sleep but between its turns

sub hook {
	my $quit = join ' ', command();
	my $port = port(8082);

	return $hook =~ s/^sleep \d+$/:/mgr =~ s/:\d+(?=\/metrics)/:$port/r
		=~ s/^nginx -s quit$/$quit/mr;
}


# nobody listens any more when it has worked

sub quit {
	system(command()) == 0 or die "nginx -s quit: $?\n";

	pump(sub {
		!IO::Socket::INET->new(PeerAddr => '127.0.0.1:' . port(8082))
	}) or die "nginx goes on\n";
}
