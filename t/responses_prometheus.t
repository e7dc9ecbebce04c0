#!/usr/bin/perl

# Tests for ngx_http_responses_module, metrics as Prometheus itself reads them:
# its sums are those of the access log, to the last token, and the queries of
# the documentation are ones that it understands.  Skipped where it is absent.

###############################################################################

use warnings;
use strict;

use Test::More;

use JSON::PP;

BEGIN { use FindBin; chdir($FindBin::Bin); }

use lib 'lib';
use Test::Nginx;
use Test::Responses;

###############################################################################

select STDERR; $| = 1;
select STDOUT; $| = 1;

foreach my $tool (qw/ prometheus promtool /) {
	plan(skip_all => "no $tool, run make deps")
		unless grep { -x "$_/$tool" } split(/:/, $ENV{PATH});
}

my @queries = queries();
my $t = Test::Nginx->new()->has(qw/http proxy/)->plan(20 + 2 * @queries);
my $d = $t->testdir();

$t->write_file_expand('nginx.conf', <<'EOF');

%%TEST_GLOBALS%%

daemon off;
worker_processes 4;

events {
}

http {
    %%TEST_GLOBALS_HTTP%%

    log_format r escape=none
                 '$responses_model $responses_status $responses_total_tokens '
                 '$responses_input_tokens $responses_events';

    responses_zone zone=main:256k;

    server {
        listen       127.0.0.1:8080;
        server_name  localhost;

        location / {
            access_log %%TESTDIR%%/r.log r;
            responses on;
            responses_count main;
            proxy_pass http://127.0.0.1:8081;
        }

        location = /metrics {
            responses_status main zero=2s;
        }
    }
}

EOF

$t->write_file_expand('prometheus.yml', <<'EOF');
global:
  scrape_interval: 1s
scrape_configs:
  - job_name: negotiated
    static_configs:
      - targets: ["127.0.0.1:8080"]
  - job_name: text
    params:
      format: [prometheus]
    static_configs:
      - targets: ["127.0.0.1:8080"]
  - job_name: openmetrics
    params:
      format: [openmetrics]
    static_configs:
      - targets: ["127.0.0.1:8080"]
EOF

my $n = 0;
my @models = ('gpt-5-mini', 'qwen3 "30b"', 'a\\\\b', "caf\xc3\xa9|x");

upstream(port(8081), qr!! => sub {
	my $model = $models[$n % 4];
	my $i = ++$n;
	my @end = (qw/ completed completed incomplete failed completed /, '');
	my $end = $end[$i % 6];

	$model =~ s/"/\\"/g;

	my $r = qq/"response":{"id":"r$i","model":"$model"/;

	return answer([ event('response.created', "$r}"), map({
		event('response.output_text.delta', '"item_id":"m",'
			. '"output_index":0,"content_index":0,"delta":"x"') }
		0 .. $i % 4), $end ? event("response.$end", $r
			. qq/,"status":"$end","usage":{"input_tokens":/ . 7 * $i
			. ',"output_tokens":' . $i . ',"total_tokens":' . 8 * $i
			. '}}') : () ]);
});

$t->run();

my $log = "$d/prometheus.log";
my $listen = '127.0.0.1:' . port(8090);

$t->run_daemon(sub {
	open STDOUT, '>', $log;
	open STDERR, '>&', \*STDOUT;
	exec('prometheus', "--config.file=$d/prometheus.yml",
		"--storage.tsdb.path=$d/tsdb", "--web.listen-address=$listen",
		'--log.level=warn');
});

ok($t->waitforsocket($listen), 'prometheus started');

###############################################################################

# a thousand streams, a reload between them

streams(250);
get('/') foreach 1 .. 10;

my %old = map { $_ => 1 } worker_pids($t);
$t->reload();
streams(490);
pump(sub { 4 == grep { !$old{$_} } worker_pids($t) });
streams(250);

my @lines;
pump(sub { @lines = split /\n/, $t->read_file('r.log'); @lines == 1000 });
is(@lines, 1000, 'streams');

my %sums;

foreach my $line (@lines) {
	my ($events, $input, $total, $status, $model) = map { scalar reverse }
		split(/ /, reverse($line), 5);
	$sums{total} += $total || 0;
	$sums{input} += $input || 0;
	$sums{$status}++;
	$sums{"model $model"}++;
	$sums{events} += $events;
}

cmp_ok($sums{total}, '>', 1000000, 'tokens in the log');

foreach my $job (qw/ negotiated text openmetrics /) {
	my $l = qq/job="$job"/;

	is(settled(qq/sum(nginx_responses_tokens_total{$l,kind="total"})/,
		$sums{total}), $sums{total}, "$job, tokens");
	is(settled(qq/sum(nginx_responses_streams_total{$l})/, 1000), 1000,
		"$job, streams");
	is(settled(qq/up{$l}/, 1), 1, "$job, up");
}

my $text = 'job="text"';

is(value(qq/sum(nginx_responses_tokens_total{$text,kind="input"})/),
	$sums{input}, 'input tokens');
is(value(qq/sum(nginx_responses_events_total{$text,action="received"})/),
	$sums{events}, 'events');
is(value(qq/sum(nginx_responses_streams_total{$text,status="truncated"})/),
	$sums{truncated}, 'truncated');
is(value(qq/sum(nginx_responses_stream_seconds_count{$text})/), 1000,
	'stream times');
is(value(qq/sum(nginx_responses_streams_total{$text,model="qwen3 '30b'"})/),
	$sums{"model qwen3 '30b'"}, 'a model');
is(value(qq/sum(nginx_responses_streams_total{$text,model="caf\xc3\xa9|x"})/),
	$sums{"model caf\xc3\xa9|x"}, 'another model');
is(value('sum(nginx_responses_tokens_total{job="text"}) - '
	. 'sum(nginx_responses_tokens_total{job="openmetrics"})'), 0,
	'formats agree');

# what Prometheus itself says of the text

foreach my $format (qw/ prometheus /) {
	$t->write_file("metrics.$format",
		get("/metrics?format=$format")->content());
	is(`promtool check metrics < $d/metrics.$format 2>&1`, '',
		"promtool, $format");
}

# queries of the dashboard and of the documentation

foreach my $query (@queries) {
	my ($name, $expr) = @$query;
	my $answer = query($expr);

	is($answer->{status}, 'success', "$name is understood")
		or diag("$expr: $answer->{error}");

	my @unknown = grep { !value("count({__name__=\"$_\"})") }
		$expr =~ /\b(nginx_responses_\w+)/g;

	is("@unknown", '', "$name knows its metrics");
}

###############################################################################

sub streams {
	my ($n) = @_;
	my @clients;

	while ($n > 0 || @clients) {
		push @clients, client(uri => '/') while @clients < 40 && $n-- > 0;
		pump(sub { grep { $_->{closed} || @{$_->{responses}} } @clients });

		my @left;
		$_->{closed} || @{$_->{responses}} ? $_->close() : push @left, $_
			foreach @clients;
		@clients = @left;
	}
}


sub query {
	my ($expr) = @_;

	$expr =~ s/([^A-Za-z0-9])/sprintf '%%%02X', ord $1/ge;

	return decode_json(get("/api/v1/query?query=$expr", port => 8090)
		->content());
}


# the one value of a query, or undef

sub value {
	my ($expr) = @_;

	my $result = query($expr)->{data}{result};

	return ref $result eq 'ARRAY' && @$result == 1 ? $result->[0]{value}[1]
		: undef;
}


sub settled {
	my ($expr, $expected) = @_;
	my $value;

	pump(sub { $value = value($expr); defined $value
		&& $value == $expected });

	return $value;
}


sub queries {
	my @queries;

	my $dashboard = slurp('../docs/grafana/responses.json');
	my $n = 0;

	foreach my $panel (@{decode_json($dashboard)->{panels}}) {
		foreach my $target (@{$panel->{targets}}) {
			my $expr = $target->{expr};

			$expr =~ s/\$__rate_interval/1m/g;
			$expr =~ s/"\$\w+"/".*"/g;
			push @queries, [ "panel \"$panel->{title}\" "
				. $target->{refId}, $expr ];
		}
	}

	my $docs = slurp('../docs/metrics.md');

	my ($block) = $docs =~ /^## Queries\n\n```\n(.*?)^```/ms;
	push @queries, map { [ 'query ' . ++$n, s/^#.*\n//mgr ] }
		split(/\n\n/, $block);

	my $alerts = slurp('../docs/prometheus/alerts.yml');

	while ($alerts =~ /alert: (\w+)\n +expr: \|\n((?: {10,}.*\n)+)/g) {
		push @queries, [ "alert $1", $2 ];
	}

	return @queries;
}

###############################################################################
