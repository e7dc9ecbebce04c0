#!/usr/bin/perl

# Tests for ngx_http_responses_module, limits of tokens: what a request reserves
# and uses, how one is refused, and by which keys requests are limited.

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses;
use Test::Responses::Metrics;

###############################################################################

my $t = Test::Nginx->new()->has(qw/http proxy rewrite v2 auth_request/);

# Of a period of four weeks, 10,000 tokens are refilled one in four minutes.

my $limit = 'responses_limit zone=all tokens=10k/4w reserve=1000';

my %locations = (
	total => "$limit;",
	input => 'responses_limit zone=input tokens=10k/4w kind=input;',
	output => 'responses_limit zone=output tokens=10k/4w kind=output
		reserve=1000;',
	burst => "$limit burst=500;",
	status => "$limit status=503;",
	two => "$limit; responses_limit zone=team tokens=6k/4w reserve=2000;",
	other => "$limit; responses_limit zone=team tokens=6k/4w reserve=2000;
		error_page 400 = \@cheap;",
	first => "responses_limit zone=team tokens=6k/4w; $limit;",
	off => "$limit; responses off;",
	value => "$limit; responses \$arg_on;",
	dry => "$limit; responses_dry_run on;",
	if => 'if ($arg_free) { responses_limit zone=free tokens=10k/4w; }'
		. "$limit;",
	page => "$limit; error_page 429 400 /page;",
	cheap => "$limit; error_page 429 = \@cheap;",
	'@cheap' => "responses on; proxy_pass http://127.0.0.1:8081;",
	'= /page' => 'default_type text/plain;
		return 200 "page $status $responses_limit_status";',
	own => "$limit; add_header x-ratelimit-limit-tokens 5 always;",
	hold => "$limit; responses_hold on;",
	'hold-in' => 'responses_limit zone=input tokens=10k/4w kind=input;
		responses_hold on;',
	again => "$limit; responses_hold on; proxy_next_upstream http_502
		non_idempotent; proxy_pass http://same;",
	auth => "auth_request /who; auth_request_set \$who \$upstream_http_x_who;
		responses_limit zone=who tokens=10k/4w reserve=1000;",
	'= /who' => 'internal; proxy_pass http://127.0.0.1:8081/who;
		proxy_pass_request_body off; proxy_set_header Content-Length "";',
	model => 'responses_limit zone=model tokens=10k/4w reserve=1000;',
	edited => "$limit; responses_request_model other;",
	second => "$limit; proxy_intercept_errors on;
		error_page 500 = \@second;",
	'@second' => "$limit; proxy_pass http://127.0.0.1:8081;",
	part => 'client_max_body_size 1k; error_page 413 = @second;',
	dead => "$limit; proxy_pass http://127.0.0.1:1;",
	rate => 'responses_limit zone=rate tokens=1000/1s reserve=100;',
	'= /metrics' => 'responses_status counts;',
);

$t->write_http(<<'EOC' . server('listen 127.0.0.1:8080;', %locations)
log_format r '$http_x_key $status $responses_limit_status '
             '$responses_limit_remaining';
access_log %%TESTDIR%%/r.log r;

map $responses_request_model $model_key {
    default  "";
    ~^m-     $responses_request_model;
}

responses_zone zone=counts:64k;
responses_limit_zone $http_x_key zone=all:1m;
responses_limit_zone $http_x_key zone=input:64k;
responses_limit_zone $http_x_key zone=output:64k;
responses_limit_zone $http_x_key zone=free:64k;
responses_limit_zone $http_x_team zone=team:64k;
responses_limit_zone $who zone=who:64k;
responses_limit_zone $model_key zone=model:64k;
responses_limit_zone $http_x_key zone=rate:64k;

upstream same {
    server 127.0.0.1:8081;
    server 127.0.0.1:8081;
}

responses on;
responses_count counts;
EOC
	. server('listen 127.0.0.1:8090 http2;', total => "$limit;"));

# what the upstream sends, by the word after "do" in the body

our $release = 0;

my $json = sub { answer($_[0], type => 'application/json', @_[1 .. $#_]) };
my $response = sub { $json->('{"id":"r","object":"response","status":"'
	. $_[0] . '","output":[]' . ($_[1] // '') . '}') };
my $usage = ',"usage":{"input_tokens":20,"output_tokens":10}';
my @events = stream(1);
my $failed = sub { answer([ $events[0], event('response.failed',
	'"response":{"id":"resp_1","status":"failed","error":{'
	. qq/"code":"server_error","message":"x"}$usage}/, 1) ]) };

my %does = (
	stream => sub { answer(\@events) },
	json => sub { $response->('completed', $usage) },
	many => sub { answer([ map { s/"output_tokens":\d+/"output_tokens":3000/r
		=~ s/"total_tokens":\d+/"total_tokens":3011/r } @events ]) },
	'no-usage' => sub { $response->('completed') },
	queued => sub { $response->('queued') },
	cancelled => sub { $response->('cancelled') },
	other => sub { $json->('{"object":"list","data":[]}') },
	error => sub { $json->('{"error":{"message":"x"}}',
		status => '400 Bad Request') },
	'error-then-ok' => sub { our $calls; $calls++ % 2 ? answer(\@events)
		: $json->('{"error":{"message":"x"}}', status => '500 Error') },
	failed => sub { answer([ $events[0], event('response.failed',
		'"response":{"id":"resp_1","status":"failed","error":{'
		. '"code":"server_error","message":"x"}}', 1) ]) },
	used => $failed,
	'used-then-ok' => sub { our $asked; $asked++ % 2 ? answer(\@events)
		: $failed->() },
	silent => sub { sub { 0 } },
	stays => sub { answer([ @events, sub { $release } ]) },
	open => sub { answer([ @events[0, 1], sub { $release }, $events[2] ]) },
	'open-json' => sub { answer([ '{"id":"r",', sub { 0 } ],
		type => 'application/json') },
	cut => sub { answer([ @events[0, 1], fin() ], framing => 'cut') },
	gzip => sub { answer("\x1f\x8b\x08xxxx",
		headers => [ 'Content-Encoding: gzip' ]) },
	own => sub { answer(\@events,
		headers => [ 'X-RateLimit-Limit-Tokens: 7' ]) },
);

my $upstream = upstream(port(8081),
	'/who' => sub { $_[1] =~ /^X-Key: (.*)\r$/m;
		answer('', headers => [ "X-Who: $1" ]) },
	qr!! => sub { $_[1] =~ /"do":"([\w-]+)"/; $does{$1 // 'stream'}->() },
);

$t->run();

###############################################################################

# What is used: the location, what the upstream does, and tokens.  "in" stands
# for the estimated input, "all" for this and the reserve.  A request with the
# same key shows what is left then.  What the upstream reports in odd ways is in
# responses_limit_used.t.

my $uses = <<'EOT';
total   stream            18
total   json              30
total   many              3011
total   no-usage          all
total   queued            all
total   cancelled         0
total   other             in
total   error             0
total   failed            0
total   cut               in + 2
total   gzip              all
total   open              in + 2
total   open-json         in
total   silent            in
hold    silent            in
hold    failed            0
hold    used              30
hold-in used              20
again   used-then-ok      48
dead    stream            0
second  error-then-ok     18
input   stream            11
input   cut               in
input   gzip              in
output  stream            7
output  cut               2
output  gzip              1000
edited  stream            18
if      stream            18
EOT

my $n = 0;

foreach (split /\n/, $uses) {
	my ($location, $does, $used) = split ' ', $_, 3;
	my $key = 'used-' . ++$n;

	my $c = ask($location, $key, body($does));

	# clients leave if the upstream would not end

	if ($does =~ /^(?:open|silent)/) {
		$does eq 'silent' ? pump(sub { $upstream->{requests}[-1] =~ /$key\r/ })
			: pump(sub { $c->{cur} && $c->has($does eq 'open' ? 'word' : '{') });
	} else {
		$c->wait();
	}

	$c->close();
	logged($t, 'r.log', qr/^$key .*\n/m);

	my $in = int((length(body($does)) + 3) / 4);
	my %is = (in => $in, all => $in + 1000);

	$used =~ s/(in|all)/$is{$1}/g;
	is(used($location, $key), eval $used, "$location, $does: $used used");
}

# requests that are not limited

my $out = qr/^x-ratelimit/m;

foreach (
	[ 'GET', 'total', method => 'GET', content => undef ],
	[ 'no body', 'total', content => '' ],
	[ 'no key', 'total', headers => [] ],
	[ 'a dry run', 'dry' ],
	[ '"responses off"', 'off' ],
	[ '"responses" without a value', 'value' ],
	[ 'a key that is known too late for it', 'model', content => '{}' ],
) {
	my ($name, $location, %o) = @$_;
	my $c = done($location, 'free', body('stream'), %o);

	ok($c->status() == 200 && $c->headers() !~ $out, "$name, no fields");
}

###############################################################################

# How a request is refused: location, its max_output_tokens, what the status and
# the fields are, and the body.  A request has 12 tokens of input.

my @never = qw/ invalid_request_error request_too_large /;
my @later = qw/ rate_limit_error rate_limit_exceeded /;

# the key has used nothing

foreach (
	[ 'total', 9988, 200, undef, 0 ],
	[ 'total', 9989, 400, undef, 10000, 'The request needs 10001 tokens (12 of '
		. 'input, 9989 of output), the limit is 10000 tokens.', @never ],
	[ 'burst', 10488, 200, undef, 0 ],
	[ 'burst', 10489, 400, undef, 10500, qr/limit is 10500 /, @never ],
	[ 'output', 10000, 200, undef, 0 ],
	[ 'output', 10001, 400, undef, 10000, qr/limit is 10000 /, @never ],
	[ 'input', 1000000, 200, undef, 9988 ],
	[ 'off', 20000, 200 ],
	[ 'dry', 20000, 200, undef, undef, qr/completed/ ],
	[ 'page', 20000, 400, undef, 10000, qr/^page 400 REJECTED$/ ],
) {
	refused('never-' . ++$n, @$_);
}

# other values than numbers allow any output; files are not taken for text

foreach (
	[ '"max_output_tokens":null', 9000 - 12 ],
	[ '"max_output_tokens":-1', 9000 - 12 ],
	[ '"max_output_tokens":"5"', 9000 - 12 ],
	[ '"max_output_tokens":5.5', 9000 - 12 ],
	[ '"max_output_tokens":1,"max_output_tokens":500', 9500 - 12 ],
	[ '"x":"data:image/png;base64,' . 'A' x 200000 . '","y":"1"',
		9000 - 1000 - 4 ],
	[ '"x":"data:' . 'A' x 994 . '"', 9000 - 250 - 2 ],
	[ '"x":"data:,;base64' . 'A' x 994 . '"', 9000 - 254 ],
) {
	my ($members, $left) = @$_;
	my $c = done('total', 'value-' . ++$n, text($members));

	like($c->headers(), qr/^x-ratelimit-remaining-tokens: $left\r$/m,
		'values, ' . substr($members, 0, 48));
}

# a stream that is open has reserved 8000 tokens, nobody knows for how long

foreach (
	[ 'total', 1988, 200, undef, 0 ],
	[ 'total', 1989, 429, 10, 2000, 'The request needs 2001 tokens (12 of '
		. 'input, 1989 of output), of the limit of 10000 tokens 2000 are '
		. 'left. Please try again in 10s.', @later ],
	[ 'total', 2500, 429, 10, 2000 ],
	[ 'status', 2500, 503, 10, 2000, qr/^The request/, 'server_error',
		$later[1] ],
	[ 'burst', 2500, 429, 10, 2500, qr/2512 .* 10500 .* 2500 /, @later ],
	[ 'page', 2500, 429, 10, 2000, qr/^page 429 REJECTED$/ ],
	[ 'cheap', 2500, 200, undef, 2000, qr/response.completed/ ],
	[ 'dry', 2500, 200, undef, undef, qr/completed/ ],
	[ 'edited', 2500, 429, 10, 2000 ],
	[ 'hold', 2500, 429, 10, 2000 ],
	[ 'if', 2500, 429, 10, 2000 ],
) {
	my $key = 'open-' . ++$n;
	my $c = ask('total', $key, text('"do":"open","max_output_tokens":7988'));

	pump(sub { $c->has('word') });
	refused($key, @$_);
	$c->close();
}

# a response that has ended uses what it used, while its upstream is still open

{
	my $c = ask('total', 'stays', text('"do":"stays","max_output_tokens":7988'));

	$c->wait();
	is(used('total', 'stays'), 18, 'settled before the upstream ends');
}

# what is in logs and metrics

my @log = map { [ split ] } split /\n/, $t->read_file('r.log');
my @over = grep { $_->[2] =~ /^REJECTED/ } @log;
my $m = Test::Responses::Metrics->new(get('/metrics')->content());

is($m->sum('nginx_responses_limited_total'), @over, @over . ' are counted');
is_deeply([ map { scalar @$_ } [ grep { $_->[2] eq 'REJECTED_DRY_RUN' } @over ],
	[ grep { "@$_" =~ /^never-\d+ 400 REJECTED 10000$/ } @over ] ], [ 2, 3 ],
	'and logged');
ok(index($t->read_file('error.log'), 'responses_limit "all": the request needs '
	. '10001 tokens (12 of input, 9989 of output), the limit is 10000, client:')
	> 0, 'with a reason');

###############################################################################

# fields

my $c = done('own', 'own', body('stream'));
is_deeply([ $c->headers() =~ /^x-ratelimit-(\S+: .*)\r$/mgi ],
	[ 'limit-tokens: 5', 'remaining-tokens: ' . (9000 - estimate('stream')),
	'reset-tokens: 672h0m0s' ],
	'fields of the header');
$c = done('total', 'own', body('own'));
like($c->headers(), qr/^X-RateLimit-Limit-Tokens: 7\r\n/m, 'those of the upstream');
unlike($c->headers(), qr/^x-ratelimit-limit-tokens: 10/m, 'are not replaced');

# several limits: the one that is exceeded, and nothing is used of the other

my @two = (headers => [ 'X-Key: two', 'X-Team: team' ]);

$c = done('two', '', text('"max_output_tokens":5989'), @two);
like($c->headers(), qr/^x-ratelimit-limit-tokens: 6000\r$/m, 'the other limit');
is($c->status(), 400, 'refuses');
is(used('total', 'two'), 0, 'nothing is used of the first one');

$c = done('other', '', text('"max_output_tokens":5989'), @two);
is($c->status(), 200, 'another server takes it over');
is(used('total', 'two'), 18, 'which is not used of the first one, either');

$c = done('two', '', text('"max_output_tokens":5988'), @two);
is($c->status(), 200, 'both pass');
like($c->headers(), qr/^x-ratelimit-remaining-tokens: 0\r$/m,
	'what is left of the other one');
is(used('total', 'two'), 3 * 18, 'all is used, and by two requests before');

my $open = ask('total', 'two', text('"do":"open","max_output_tokens":7988'));
pump(sub { $open->has('word') });
is(done($_, '', text('"max_output_tokens":5989'), @two)->status(), 400,
	"one that never fits is told, $_") foreach qw/ two first /;
$open->close();

# a request that is redirected reserves once

$c = done('second', 'second', body('error-then-ok'));
is(($c->headers() =~ /^x-ratelimit-remaining-tokens: (\d+)\r$/m)[0],
	9000 - estimate('error-then-ok'), 'a failover');

# keys: by auth_request, by the model, by a condition

is(done('auth', 'joe', body('stream'))->status(), 200, 'a key of auth_request');
is(used('auth', 'joe'), 18, 'it is known');
is(used('auth', 'ann'), 0, 'another one');

done('model', '', body('stream')) for 1 .. 3;
is(used('model', '', '{"model":"m-1","max_output_tokens":0}'), 54,
	'a key of the model');
is(used('model', '', '{"model":"m-2","max_output_tokens":0}'), 0, 'another one');

done('if', 'if', body('stream'), uri => '/if/v1/responses?free=1');
is(used('if', 'if'), 0, 'a limit in "if" replaces the others');

# clients with HTTP/2, and bodies in chunks

my $h2 = h2(port => 8090);
my $s = $h2->get('/total/v1/responses', method => 'POST',
	fields => [ 'x-key', 'h2' ], content => body('stream'));
$s->wait();
is($s->status(), 200, 'HTTP/2');
is(used('total', 'h2'), 18, 'HTTP/2, used');
$s = $h2->get('/total/v1/responses', method => 'POST',
	fields => [ 'x-key', 'h2' ], content => text('"max_output_tokens":9999'));
$s->wait();
is($s->status(), 400, 'HTTP/2, refused');
is(decode($s->content())->{error}{code}, $never[1], 'HTTP/2, body');
$h2->close();

my $text = text('"max_output_tokens":9000');
$c = client(uri => '/total/v1/responses', method => 'POST', headers => [
	'X-Key: chunked', 'Transfer-Encoding: chunked', '', chunk($text) . "0\r\n" ]);
$c->wait();
like($c->headers(), qr/^x-ratelimit-remaining-tokens: 988\r$/m, 'chunks');

# an error page whose server gets the part that nginx had read

$c = client(uri => '/part/v1/chat/completions', method => 'POST',
	headers => [ 'X-Key: part', 'Transfer-Encoding: chunked' ]);
$c->{out} .= chunk($text);
pump(pause(0.05));
$c->{out} .= chunk('x' x 2000);
$c->wait();
like($c->headers(), qr/^x-ratelimit-remaining-tokens: 8988\r$/m, 'a part');

# Retry-After is true

done('rate', 'r', body('many'));
my ($retry) = ($c = done('rate', 'r', body('stream')))->headers()
	=~ /^Retry-After: (\d+)\r$/m;
cmp_ok($retry // 9, '<=', 4, 'debts are paid back in time');
pump(pause($retry));
is(done('rate', 'r', body('stream'))->status(), 200, 'a request passes after it');

###############################################################################

sub body {
	my ($does) = @_;
	return qq/{"model":"m-1","do":"$does","stream":true}/;
}


sub estimate {
	return int((length(body(@_)) + 3) / 4);
}


# 48 bytes, 12 tokens

sub text {
	return sprintf '%-48s', "{$_[0]}";
}



sub ask {
	my ($location, $key, $content, %o) = @_;

	return client(uri => "/$location/v1/responses", method => 'POST',
		content => $content, headers => [ "X-Key: $key",
		'Content-Type: application/json' ], %o);
}


sub done {
	my $c = ask(@_);
	$c->wait();
	$c->close();
	return $c;
}


# tokens that a key has used, as the next request shows

sub used {
	my ($location, $key, $probe) = @_;

	# what is sent counts, which is longer where a model is set

	$probe //= '{"max_output_tokens":0'
		. ($location eq 'edited' ? ',"model":"other"' : '') . '}';

	my ($left) = done($location, $key, $probe)->headers()
		=~ /^x-ratelimit-remaining-tokens: (\d+)\r$/m;

	return 10000 - ($left // 0) - ($location eq 'output' ? 0
		: int((length($probe) + 3) / 4));
}


sub refused {
	my ($key, $location, $tokens, $status, $retry, $left, @error) = @_;

	my $c = done($location, $key, text(qq/"max_output_tokens":$tokens/));
	my %is = $c->headers() =~ /^(Retry-After|x-ratelimit-\S+): (.*?)\r$/mg;
	my $name = "$location, $tokens tokens";

	is_deeply([ $c->status(), @is{qw/ Retry-After
		x-ratelimit-remaining-tokens /} ], [ $status, $retry, $left ],
		"$name: $status");

	my ($message, @codes) = @error or return;
	my $error = @codes ? decode($c->content())->{error}
		: { message => $c->content() };

	like($error->{message}, ref $message ? $message : qr/^\Q$message\E$/,
		"$name, message");
	is_deeply([ @$error{qw/ type code param /} ], [ @codes, undef ],
		"$name, codes") if @codes;
}
