#!/usr/bin/perl

# Tests for ngx_http_responses_module, metrics by model and customer as
# Prometheus has them: their sums are those of the access log, to the last
# token, over streams of all kinds and reloads, and what a key began with is
# not lost.  Skipped where Prometheus is absent.
#
# TEST_RESPONSES_NUMBER sets another number of streams than 2000.

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

plan(skip_all => 'no prometheus, run make deps')
	unless grep { -x "$_/prometheus" } split(/:/, $ENV{PATH});

my $number = $ENV{TEST_RESPONSES_NUMBER} || 2000;
my $reloads = 4;

my $t = Test::Nginx->new()->has(qw/http proxy/)->plan(15 + $reloads);
my $d = $t->testdir();

$t->write_file_expand('nginx.conf', <<'EOF');

%%TEST_GLOBALS%%

daemon off;
worker_processes 4;

events {
}

http {
    %%TEST_GLOBALS_HTTP%%

    log_format r '$responses_model $http_x_customer $status $responses_status '
                 '$responses_input_tokens $responses_cached_tokens '
                 '$responses_cache_write_tokens $responses_output_tokens '
                 '$responses_reasoning_tokens $responses_total_tokens';

    responses_zone zone=models:256k;
    responses_zone zone=bills:1m
                   model=$responses_model customer=$http_x_customer;

    server {
        listen       127.0.0.1:8080;
        server_name  localhost;

        location / {
            access_log %%TESTDIR%%/r.log r;
            responses on;
            responses_count models;
            responses_count bills;
            proxy_pass http://127.0.0.1:8081;
        }

        location = /metrics { responses_status models zero=2s; }
        location = /metrics/bills { responses_status bills zero=2s; }
    }
}

EOF

$t->write_file_expand('prometheus.yml', <<'EOF');
global:
  scrape_interval: 500ms
scrape_configs:
  - job_name: models
    static_configs:
      - targets: ["127.0.0.1:8080"]
  - job_name: bills
    metrics_path: /metrics/bills
    static_configs:
      - targets: ["127.0.0.1:8080"]
EOF

# a stream of each kind in turn, each with numbers of its own

my $n = 0;
my @kinds = qw/ completed incomplete failed truncated cut held completed json
	refused chat messages list abort completed /;

upstream(port(8081), qr!! => \&mixed);

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
ok(pump(sub { (value('sum(up)') || 0) == 2 }), 'and scrapes');

###############################################################################

# streams, with reloads while some of them are open

our $release = 0;
my ($sent, $before) = (0, 0);
my @held;

foreach my $part (1 .. $reloads + 1) {
	streams(int($number * $part / ($reloads + 1)) - $sent);

	last if $part > $reloads;

	my %old = map { $_ => 1 } worker_pids($t);
	$t->reload();
	ok(pump(sub { 4 <= grep { !$old{$_} } worker_pids($t) }),
		"reload $part, " . @held . ' streams are open');
}

$release = 1;
pump(sub { !grep { !$_->{closed} && !@{$_->{responses}} } @held });
$_->close() foreach @held;

my @lines;
ok(pump(sub { @lines = split /\n/, $t->read_file('r.log');
	@lines == $sent }), "$sent streams logged");

# what the log says

my @tokens = qw/ input cached cache_write output reasoning total /;
my (%tokens, %streams, %models);

foreach my $line (@lines) {
	my ($model, $customer, $http, $status, @sums) = split / /, $line;

	next if $status eq '-' && !grep { $_ ne '-' } @sums;

	$status = 'client_error' if $status eq 'failed' && $http =~ /^4/;
	$streams{"$model $customer $status"}++ if $status ne '-';

	foreach my $kind (@tokens) {
		my $sum = shift @sums;
		$tokens{"$model $customer $kind"} += $sum if $sum ne '-';
		$models{"$model $kind"} += $sum if $sum ne '-';
	}
}

my $total = 0;
$total += $tokens{$_} foreach grep { / total$/ } keys %tokens;

cmp_ok(keys %tokens, '>=', 40 * 6, 'sums by model, customer and kind');
cmp_ok($total, '>', 1000 * $number, 'tokens in all');

foreach my $status (qw/ completed incomplete failed truncated aborted
	client_error /)
{
	ok(scalar(grep { / $status$/ } keys %streams), "some are $status");
}

# and what Prometheus has

my $bills = 'job="bills",zone="bills"';

agrees(\%tokens, "nginx_responses_tokens_total{$bills}",
	[ qw/ model customer kind / ], 'tokens by model and customer');
agrees(\%streams, "nginx_responses_streams_total{$bills}",
	[ qw/ model customer status / ], 'responses by model and customer');
agrees(\%models, 'nginx_responses_tokens_total{job="models"}',
	[ qw/ model kind / ], 'tokens by model, in a zone of its own');

# a counter that had begun with a value would have grown by less

agrees(\%tokens, "(max_over_time(nginx_responses_tokens_total{$bills}[1h])"
	. " - min_over_time(nginx_responses_tokens_total{$bills}[1h]))",
	[ qw/ model customer kind / ], 'and their increase is all of it');

###############################################################################

sub mixed {
	my ($uri) = @_;
	my ($model, $kind) = $uri =~ m!^/(\w+)/(\w+)!;

	$n++;

	my $name = "model-$model";
	my $r = qq/"response":{"id":"resp_$n","model":"$name"/;
	my $usage = sprintf('"usage":{"input_tokens":%d,"input_tokens_details":'
		. '{"cached_tokens":%d,"cache_write_tokens":%d},'
		. '"output_tokens":%d,"output_tokens_details":'
		. '{"reasoning_tokens":%d},"total_tokens":%d}',
		1000 + $n, $n % 700, $n % 13, 3 * $n, $n % 50, 1000 + 4 * $n);

	my @begin = (event('response.created', "$r}"),
		event('response.output_text.delta', '"item_id":"m",'
			. '"output_index":0,"content_index":0,"delta":"word"'));

	my $end = sub {
		return event("response.$_[0]",
			qq/$r,"status":"$_[0]",$usage}/);
	};

	return answer(qq/{"id":"resp_$n","object":"response","model":"$name",/
		. qq/"status":"completed",$usage}/, type => 'application/json')
		if $kind eq 'json';
	return answer('{"error":{"type":"x","code":"invalid_api_key",'
		. '"message":"y"}}', type => 'application/json',
		status => '401 Unauthorized') if $kind eq 'refused';
	return answer('{"object":"list","data":[]}', type => 'application/json')
		if $kind eq 'list';
	return answer([ map { "data: $_\n\n" } qq/{"id":"c",/
		. qq/"object":"chat.completion.chunk","model":"$name",/
		. '"choices":[{"index":0,"delta":{"content":"word"}}]}',
		qq/{"id":"c","object":"chat.completion.chunk","model":"$name",/
		. qq/"choices":[],"usage":{"prompt_tokens":$n,/
		. qq/"completion_tokens":7,"total_tokens":/ . ($n + 7) . '}}',
		'[DONE]' ]) if $kind eq 'chat';
	return answer([ map { my ($type) = /"type":"(\w+)"/;
		"event: $type\ndata: $_\n\n" } '{"type":"message_start","message":'
		. qq/{"id":"a","type":"message","role":"assistant",/
		. qq/"model":"$name","content":[],"usage":{"input_tokens":$n,/
		. '"output_tokens":1}}}',
		'{"type":"message_delta","delta":{"stop_reason":"end_turn"},'
		. qq/"usage":{"output_tokens":$n}}/,
		'{"type":"message_stop"}' ]) if $kind eq 'messages';

	return answer([ @begin, fin() ], framing => 'cut') if $kind eq 'cut';
	return answer([ @begin ]) if $kind eq 'truncated';
	return answer([ @begin, sub { 0 } ]) if $kind eq 'abort';
	return answer([ @begin, sub { $release }, $end->('completed') ])
		if $kind eq 'held';
	return answer([ @begin, $end->($kind) ]);
}


# forty at a time; clients leave where the stream would never end

sub streams {
	my ($count) = @_;
	my @clients;

	while ($count > 0 || @clients) {

		while (@clients < 40 && $count-- > 0) {
			my $kind = $kinds[$sent % @kinds];
			my $model = int($sent / @kinds) % 5;
			my $customer = int($sent / 3) % 9;
			$sent++;

			# not more of these than connections are there

			$kind = 'completed' if $kind eq 'held' && @held >= 60;

			my $c = client(uri => "/$model/$kind",
				headers => [ "X-Customer: customer-$customer" ]);
			$c->{kind} = $kind;
			push @{$kind eq 'held' ? \@held : \@clients}, $c;
		}

		pump(sub { !@clients || grep { over($_) } @clients });

		my @left;
		over($_) ? $_->close() : push @left, $_ foreach @clients;
		@clients = @left;
	}

	pump(sub { !grep { !$_->has('word') } @held });
}


sub over {
	my ($c) = @_;

	return $c->{closed} || @{$c->{responses}}
		|| $c->{kind} eq 'abort' && $c->has('word');
}


# new keys are zero for some time

sub agrees {
	my ($expected, $expr, $labels, $name) = @_;
	my $wrong;

	pump(sub { ($wrong = compared($expected, $expr, @$labels)) eq '' });
	is($wrong, '', $name);
}


# differences between the sums of the log and those of Prometheus

sub compared {
	my ($expected, $expr, @labels) = @_;
	my %got;

	foreach my $r (@{query('sum by (' . join(',', @labels) . ") ($expr)")
		->{data}{result}})
	{
		$got{join(' ', map { $_ // '?' } @{$r->{metric}}{@labels})}
			= $r->{value}[1] if $r->{value}[1];
	}

	my %all = map { $_ => 1 } keys %got, grep { $expected->{$_} }
		keys %$expected;

	return join(', ', map { "$_: " . ($got{$_} // 'nothing') . ' instead of '
		. ($expected->{$_} // 'nothing') }
		grep { ($got{$_} // -1) != ($expected->{$_} // -1) }
		sort keys %all);
}


sub query {
	my ($expr) = @_;

	$expr =~ s/([^A-Za-z0-9])/sprintf '%%%02X', ord $1/ge;

	# it may not be ready yet

	return eval { decode_json(get("/api/v1/query?query=$expr", port => 8090)
		->content()) } || {};
}


sub value {
	my ($expr) = @_;

	my $result = query($expr)->{data}{result};

	return ref $result eq 'ARRAY' && @$result == 1 ? $result->[0]{value}[1]
		: undef;
}

###############################################################################
