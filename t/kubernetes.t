#!/usr/bin/perl

# Tests for the documentation: manifests of docs/kubernetes.md are YAML whose
# parts fit together, its configuration is one that nginx takes, and its way to
# drain a pod knows what the module answers.

###############################################################################

use warnings;
use strict;

use Test::More;

use CPAN::Meta::YAML;

BEGIN { use FindBin; chdir($FindBin::Bin); }

use lib 'lib';
use Test::Nginx;
use Test::Responses;

###############################################################################

select STDERR; $| = 1;
select STDOUT; $| = 1;

my $t = Test::Nginx->new()->has(qw/http proxy rewrite/)->plan(25);

my $text = do {
	local $/;
	open my $fh, '<:raw', '../docs/kubernetes.md' or die $!;
	<$fh>;
};

my %objects;

while ($text =~ /^```yaml\n(.*?)^```/gms) {
	foreach my $yaml (split /^---\n/m, $1) {
		my $object = eval { CPAN::Meta::YAML->read_string($yaml)->[0] };

		ok($object, 'YAML') or diag($@);
		ok($object->{apiVersion}, "$object->{kind} has a version");
		is($object->{metadata}{name}, 'responses-edge',
			"$object->{kind} has a name");

		$objects{$object->{kind}} = $object;
	}
}

is(join(' ', sort keys %objects), 'ConfigMap Deployment PodMonitor Service',
	'objects');

# what refers to each other

my $spec = $objects{Deployment}{spec};
my $pod = $spec->{template};
my $nginx = $pod->{spec}{containers}[0];
my %ports = map { $_->{name} => $_->{containerPort} } @{$nginx->{ports}};
my $app = $pod->{metadata}{labels}{app};

is($spec->{selector}{matchLabels}{app}, $app, 'deployment selects its pods');
is($objects{Service}{spec}{selector}{app}, $app, 'and so does the service');
is($objects{PodMonitor}{spec}{selector}{matchLabels}{app}, $app,
	'and the monitor');
is($ports{$objects{Service}{spec}{ports}[0]{targetPort}}, 8080,
	'port of the service');
is($ports{$objects{PodMonitor}{spec}{podMetricsEndpoints}[0]{port}}, 9145,
	'port of the monitor');
is($pod->{metadata}{annotations}{'prometheus.io/port'}, 9145,
	'port of the annotation');

my $stop = $nginx->{lifecycle}{preStop}{exec}{command}[2];
my ($conf) = $objects{ConfigMap}{data}{'nginx.conf'};

my ($before, $after) = $stop =~ /^sleep (\d+)\n/mg;
my ($most) = $stop =~ /-ge (\d+)/;

# a request to itself for each turn may take a while, too

cmp_ok($pod->{spec}{terminationGracePeriodSeconds}, '>',
	$before + $most + $after + 60, 'time enough to drain');
like($conf, qr/worker_shutdown_timeout\s+1m;/, 'and for workers');

# the configuration, at other places

my $dir = $t->testdir();
my $module = $Test::Nginx::MODULE || '';

$conf =~ s/^load_module .*/$module ne '' ? "load_module $module;" : ''/me;
$conf =~ s!/run/nginx\.pid!$dir/nginx.pid!;
$conf =~ s!error_log .*!error_log $dir/error.log info;!;
$conf =~ s!/dev/stdout!$dir/r.log!;
$conf =~ s!vllm\.\S+:8000!127.0.0.1:8081!;
$conf =~ s!listen( +)8080!listen${1}127.0.0.1:8080!;
$conf =~ s!listen( +)9145!listen${1}127.0.0.1:8090!;
$conf =~ s!^(http \{)!daemon off;\n$1\n%%TEST_GLOBALS_HTTP%%!m;
$conf = "user root;\n$conf" if $> == 0;

$t->write_file_expand('nginx.conf', $conf);

like($t->conf_test('nginx.conf'), qr/test is successful/, 'nginx takes it');

our $release = 0;

upstream(port(8081), qr!! => sub { my @e = stream(2);
	answer([ @e[0, 1], sub { $release }, @e[2, 3] ]) });

$t->run();

my $c = client(uri => '/v1/responses');
pump(sub { $c->has('word') });

# how the pod is drained

my ($question, $answer) = $stop =~ /9145(\S+)'.*?grep -q '(.*?)'/s;

unlike(get($question, port => 8090)->content(), qr/\Q$answer\E/,
	'a stream is open');

$release = 1;
$c->wait();

ok(pump(sub { get($question, port => 8090)->content() =~ /\Q$answer\E/ }),
	'none is open');
like(get('/healthz', port => 8090)->{responses}[0]{head}, qr/ 204 /, 'health');

###############################################################################
