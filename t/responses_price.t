#!/usr/bin/perl

# Tests for ngx_http_responses_module, prices: what responses of all APIs cost,
# in logs and counters.  The arithmetic is t/unit/price.c's.

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses;
use Test::Responses::Metrics;

###############################################################################

my $t = Test::Nginx->new()->has(qw/http proxy/);

$t->write_http(server('listen 127.0.0.1:8080;',
	'/' => 'responses_count counts;',
	'/other/' => 'responses_price m-1 input=1 output=1;',
	'/none/' => 'responses off;',
	'/cost/' => 'responses_limit zone=money cost=0.02/1d;',
	'/both/' => 'responses_limit zone=both cost=1/30d;
		responses_limit zone=tokens tokens=10k/1d;',
	'/model/' => 'responses_limit zone=model cost=0.02/1d;
		responses_request_model claude;',
	'/dry/' => 'responses_limit zone=dry tokens=10/1d reserve=9 dry_run;',
	'/dry/both/' => 'responses_limit zone=dry tokens=10/1d reserve=9 dry_run;
		responses_limit zone=money cost=0.02/1d;',
	'= /metrics' => 'responses_status counts;',
) . <<'EOF');
log_format r escape=none '$uri $responses_cost';
log_format l escape=none '$uri $responses_limit_status';
access_log %%TESTDIR%%/l.log l;
log_format j escape=none '$responses_json';
access_log %%TESTDIR%%/r.log r;
access_log %%TESTDIR%%/j.log j;

responses_zone zone=counts:64k;

responses_limit_zone $http_x_key zone=money:64k;
responses_limit_zone $http_x_key zone=both:64k;
responses_limit_zone $http_x_key zone=tokens:64k;
responses_limit_zone $http_x_key zone=model:64k;
responses_limit_zone $http_x_key zone=dry:64k;

responses on;
responses_read_request on;
responses_price m-1* input=1.25 cached=0.125 output=10;
responses_price m-1* tier=flex input=0.625 cached=0.0625 output=5;
responses_price m-1* over=272k input=2.5 output=15;
responses_price claude input=3 cached=0.3 write=3.75 output=15;
responses_price gemini input=1 output=2;
EOF

# what responses have, by path; three tokens of the stream are cached

my $response = '{"object":"response","status":"completed"';
my $usage = '"usage":{"input_tokens":12345,"input_tokens_details":'
	. '{"cached_tokens":12288},"output_tokens":678,"total_tokens":13023}}';
my $short = '"usage":{"input_tokens":10,"output_tokens":1}}';

my %bodies = (
	'json' => "$response,\"model\":\"m-1\",$usage",
	'flex' => "$response,\"model\":\"m-1\",\"service_tier\":\"flex\",$usage",
	'over' => "$response,\"model\":\"m-1\",\"service_tier\":\"flex\",\"usage\":"
		. '{"input_tokens":272001,"output_tokens":1}}',
	'chat' => '{"object":"chat.completion","model":"m-1","choices":[],"usage":'
		. '{"prompt_tokens":1000,"completion_tokens":100,"total_tokens":1100}}',
	'messages' => '{"type":"message","role":"assistant","model":"claude",'
		. '"content":[],"usage":{"input_tokens":100,'
		. '"cache_read_input_tokens":2000,"cache_creation_input_tokens":300,'
		. '"output_tokens":50}}',
	'gemini' => '{"candidates":[],"modelVersion":"gemini","usageMetadata":'
		. '{"promptTokenCount":10,"candidatesTokenCount":20,'
		. '"thoughtsTokenCount":5,"totalTokenCount":35}}',
	'unpriced' => "$response,\"model\":\"x\",$short",
	'unnamed' => "$response,$short",
	'unknown' => "$response,\"model\":\"m-1\"}",
	'asked' => "$response,\"model\":\"m-1\",\"usage\":{\"input_tokens\":0}}",
	'told' => "$response,\"model\":\"m-1\",\"usage\":{\"output_tokens\":0}}",
	'other/json' => "$response,\"model\":\"m-1\",$short",
	'none/json' => "$response,\"model\":\"m-1\",$short",
);

my @events = map { s/"model":"[^"]*"/"model":"m-1-2026"/gr
	=~ s/"input_tokens":\d+/"input_tokens":1000/r
	=~ s/"output_tokens":\d+/"output_tokens":100/r } stream(1);

upstream(port(8081), qr!! => sub {
	my ($name) = $_[0] =~ m!^/(?:(?:cost|both|model|dry)/)*(\S+)!;
	return $name eq 'stream' ? answer(\@events)
		: answer($bodies{$name}, type => 'application/json');
});

$t->run();

###############################################################################

my %costs = (
	'stream' => '0.002246625',
	'json' => '0.008387250', 'flex' => '0.004193625', 'over' => '0.680017500',
	'chat' => '0.002250000', 'messages' => '0.002775000',
	'gemini' => '0.000060000', 'unnamed' => '0.000022500',
	'unpriced' => '', 'unknown' => '',
	'asked' => '0.000000000', 'told' => '0.000000000',
	'other/json' => '0.000011000', 'none/json' => '',
);

foreach my $name (sort keys %costs) {
	my $c = client(uri => "/$name", method => 'POST',
		content => '{"model":"m-1"}', headers => [
			'Content-Type: application/json' ]);
	$c->wait();
	$c->close();
}

my $log = logged($t, 'r.log', qr/(?:.*\n){14}/);

like($log, qr!^/$_ $costs{$_}$!m, "cost, $_") foreach sort keys %costs;

like(logged($t, 'j.log', qr/(?:.*\n){14}/), qr/"cost":0\.004193625,/,
	'a number in JSON');

# what has no price costs nothing in sums

my $text = get('/metrics', port => 8080)->content();
my %models = $text
	=~ /^nginx_responses_cost_total\{zone="counts",model="(.*?)"\} (\S+)$/mg;

is_deeply(\%models, {
	# json and unnamed, flex, over, chat
	'm-1' => '0.694870875', 'm-1-2026' => '0.002246625',
	'claude' => '0.002775000', 'gemini' => '0.000060000', 'x' => '0',
}, 'sums by model');

# limits: a stream costs 0.00224, and what it reserves is given back

my $body = '{"model":"m-1","max_output_tokens":100}';
my ($seen, $c) = '';

foreach (1 .. 12) {
	$c = limited('/cost/stream', 'a', $body);
	$seen .= $c->status() . ' ';
}

like($seen, qr/^(?:200 ){9}(?:429 )+$/, 'until the money is used');
like($c->content(), qr/the limit of 0\.020000000 of cost 0\.00\d{7} are left/,
	'and is told');
like($c->headers(), qr/^Retry-After: \d+\r$/m, 'when to try again');
unlike($c->headers(), qr/^x-ratelimit/m, 'nothing of tokens');
is(limited('/cost/stream', 'b', $body)->status(), 200, 'another key');

# what is reserved: by the model that is sent, or the dearest one

is(limited('/cost/stream', 'c', '{"model":"m-1","max_output_tokens":1990}')
	->status(), 200, 'fits');
is(limited('/cost/stream', 'd', '{"model":"m-1","max_output_tokens":2010}')
	->status(), 400, 'never fits');
is(limited('/model/messages', 'e', '{"model":"m-1","max_tokens":1300,"messages":1}')
	->status(), 200, 'another model is sent, fits');
is(limited('/model/messages', 'f', '{"model":"m-1","max_tokens":1400,"messages":1}')
	->status(), 400, 'another model is sent');
is(limited('/cost/unpriced', 'g', '{"model":"x","max_output_tokens":1300}')
	->status(), 200, 'without a price');
is(limited('/cost/unpriced', 'h', '{"model":"x","max_output_tokens":1400}')
	->status(), 400, 'without a price the dearest');
like(get('/metrics', port => 8080)->content(),
	qr/^nginx_responses_limit_unpriced_total\{zone="counts",limit="money"\} 1$/m,
	'is counted');

# money and tokens: the tokens are used first

$seen = '';

foreach (1 .. 12) {
	$c = limited('/both/stream', 'a', $body);
	$seen .= $c->status() . ' ';
}

like($seen, qr/^(?:200 ){8,9}(?:429 )+$/, 'tokens and money');
like($c->content(), qr/of the limit of 10000 tokens/, 'which of them');
like($c->headers(), qr/^x-ratelimit-limit-tokens: 10000\r$/m, 'fields of tokens');

# a limit that only tells

is(limited('/dry/stream', 'a', $body)->status(), 200, 'dry run');
like(logged($t, 'l.log', qr!^/dry/stream!m),
	qr!^/dry/stream REJECTED_DRY_RUN$!m, 'its status');
like(logged($t, 'error.log', qr/dry run/),
	qr/dry run, responses_limit "dry": the request needs/, 'its message');
is(limited('/dry/both/stream', 'a', $body)->status(), 429, 'another limit');
unlike(limited('/dry/both/stream', 'z', $body)->headers(), qr/x-ratelimit/,
	'no fields of a dry run');


sub limited {
	my ($uri, $key, $body) = @_;
	my $c = client(uri => $uri, method => 'POST', content => $body,
		headers => [ 'Content-Type: application/json', "X-Key: $key" ]);

	$c->wait();
	$c->close();

	return $c;
}
