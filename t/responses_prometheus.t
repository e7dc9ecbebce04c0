#!/usr/bin/perl

# Tests for ngx_http_responses_module, what Prometheus itself says of metrics,
# of the alerts in docs/prometheus, and of the queries of the documentation and
# of the dashboard.  Skipped where promtool is absent.

###############################################################################

use warnings;
use strict;

use Test::More;

use JSON::PP;

BEGIN { use FindBin; chdir($FindBin::Bin); }

use lib 'lib';
use Test::Nginx;
use Test::Responses;
use Test::Responses::Metrics;

###############################################################################

select STDERR; $| = 1;
select STDOUT; $| = 1;

plan(skip_all => 'no promtool, run make deps')
	unless grep { -x "$_/promtool" } split(/:/, $ENV{PATH});

my $rules = '../docs/prometheus/alerts.yml';
my $tests = 'prometheus/alerts_test.yml';

my %alerts = slurp($rules) =~ /^ +- alert: (\w+)\n(.*?)(?=^ +- alert:|\z)/gms;
my @queries = queries();

my $t = Test::Nginx->new()->has(qw/http proxy/)
	->plan(4 + 4 * keys(%alerts) + @queries);
my $d = $t->testdir();

$t->write_file_expand('nginx.conf', <<'EOF');

%%TEST_GLOBALS%%

daemon off;

events {
}

http {
    %%TEST_GLOBALS_HTTP%%

    responses_zone zone=main:256k;

    server {
        listen       127.0.0.1:8080;
        server_name  localhost;

        location / {
            responses on;
            responses_count main;
            proxy_pass http://127.0.0.1:8081;
        }

        location = /metrics {
            responses_status main;
        }
    }
}

EOF

my @models = ('gpt-5-mini', 'qwen3 "30b"', 'a\\b', "caf\xc3\xa9|x{y=}");
my $n = 0;

upstream(port(8081), qr!! => sub {
	my $model = $models[$n++] =~ s/(["\\])/\\$1/gr;
	answer([ map { s/m-1/$model/gr } stream(2) ]);
});

$t->run();

###############################################################################

get('/') foreach @models;

my $text;
pump(sub { $text = get('/metrics')->content(); $text =~ /caf.*completed.* 1$/m });

$t->write_file('metrics', $text);
is(`promtool check metrics < $d/metrics 2>&1`, '', 'metrics');

# each alert has what it takes to be useful, and a test that raises it

is(said("check rules $rules"), '', 'alerts');
is(said("test rules $tests"), '', 'tests of alerts');

foreach my $name (sort keys %alerts) {
	like($alerts{$name}, qr/^ +severity: (?:critical|warning)$/m,
		"$name, severity");
	like($alerts{$name}, qr/^ +for: \d+m$/m, "$name, for");
	like($alerts{$name}, qr/\[1[05]m\].*\n? +>=? \d+$/m, "$name, minimum");
	like(slurp($tests), qr/\b$name\n +exp_alerts:/,
		"$name, a test raises it");
}

# queries are understood, and name metrics that there are

$t->write_file('queries.yml', encode_json({ groups => [ { name => 'q', rules => [
	map { { record => "q:$_", expr => $queries[$_] } } 0 .. $#queries ] } ] }));
is(said("check rules $d/queries.yml"), '', 'queries');

my %known = map { $_ => 1 } Test::Responses::Metrics->new($text)->names();

is(join(' ', grep { !$known{$_} } /\b(nginx_responses_\w+)/g), '', "query $_")
	foreach @queries;

###############################################################################

# nothing if promtool succeeds

sub said {
	my ($command) = @_;
	my $out = `promtool $command 2>&1`;

	return $? == 0 ? '' : $out;
}


sub queries {
	my $dashboard = decode_json(slurp('../docs/grafana/responses.json'));
	my @panels = map { $_->{expr} =~ s/\$__rate_interval/1m/gr
		=~ s/"\$\w+"/".*"/gr } map { @{$_->{targets}} }
		@{$dashboard->{panels}};
	my ($block) = slurp('../docs/metrics.md')
		=~ /^## Queries\n\n```\n(.*?)^```/ms;

	return @panels, (map { s/^#.*\n//mgr } split(/\n\n/, $block)),
		slurp($rules) =~ /expr: \|\n((?: {10,}.*\n)+)/g;
}

###############################################################################
