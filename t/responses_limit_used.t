#!/usr/bin/perl

# Tests for ngx_http_responses_module, limits of tokens: what a response has
# used, of all APIs, however odd its report is, and what a client that leaves
# pays.

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses;

###############################################################################

my $t = Test::Nginx->new()->has(qw/http proxy rewrite/);

my $limit = 'responses_limit zone=all tokens=40m/4w reserve=1000';

my %locations = (
	total => "$limit;",
	input => 'responses_limit zone=input tokens=40m/4w kind=input;',
	output => 'responses_limit zone=output tokens=40m/4w kind=output
		reserve=1000;',
	hold => "$limit; responses_hold on timeout=60s;",
	drain => "$limit; responses_abort drain=20s;",
	late => "$limit; proxy_read_timeout 1s;",
	dead => "$limit; proxy_pass http://127.0.0.1:1;",
	'= /fixed/cancel' => "$limit; proxy_pass http://127.0.0.1:8081/x;",
);

$t->write_http(server('listen 127.0.0.1:8080;', %locations) . <<'EOF');
log_format r '$http_x_key $responses_api $responses_status '
             '$responses_input_tokens $responses_output_tokens '
             '$responses_total_tokens';
access_log %%TESTDIR%%/r.log r;

responses_limit_zone $http_x_key zone=all:1m;
responses_limit_zone $http_x_key zone=input:64k;
responses_limit_zone $http_x_key zone=output:64k;

responses on;
EOF

# What the upstream sends, by the word after "do" in the body.  Streams have a
# delta, and JSON has output, unless the name says so.

my ($release, $taken) = (0, 0);
my @events = stream(1);

sub usage {
	my ($usage) = @_;
	return map { s/"usage":\{.*?\}(?=\}\})/"usage":{$usage}/sr
		=~ s/("usage":\{)"input_tokens":11,.*?"total_tokens":18/$1$usage/sr }
		@events;
}

sub json {
	my ($body, %o) = @_;
	return sub { answer($body, type => 'application/json', %o) };
}

sub response {
	my ($usage, $output) = @_;
	return json('{"id":"r","object":"response","status":"completed","output":['
		. ($output // '{"type":"message","content":[]}') . ']'
		. ($usage ? qq/,"usage":{$usage}/ : '') . '}');
}

sub streamed {
	my ($usage) = @_;
	my @sent = $usage ? usage($usage)
		: map { s/,"usage":.*?"total_tokens":18\}//sr } @events;
	return sub { answer(\@sent) };
}

sub data {
	return join('', map { "data: $_\n\n" } @_);
}

my $huge = '9007199254740991';
my $text = '"text"';

my %does = (
	stream => sub { answer(\@events) },
	'stream-none' => streamed(''),
	'stream-zeros' => streamed('"input_tokens":0,"output_tokens":0,'
		. '"total_tokens":0'),
	'stream-total-0' => streamed('"input_tokens":20,"output_tokens":10,'
		. '"total_tokens":0'),
	'stream-total-low' => streamed('"input_tokens":20,"output_tokens":10,'
		. '"total_tokens":25'),
	'stream-total-high' => streamed('"input_tokens":20,"output_tokens":10,'
		. '"total_tokens":31'),
	'stream-total' => streamed('"total_tokens":5000'),
	'stream-input' => streamed('"input_tokens":20'),
	'stream-output' => streamed('"output_tokens":20'),
	'stream-unread' => streamed('"input_tokens":1,"output_tokens":[7]'),
	'stream-equal' => streamed('"input_tokens":20,"total_tokens":20'),
	'stream-huge' => streamed(qq/"input_tokens":20,"output_tokens":$huge,/
		. qq/"total_tokens":$huge/),
	'stream-huge-input' => streamed(qq/"input_tokens":$huge,/
		. '"output_tokens":1'),

	json => response('"input_tokens":20,"output_tokens":10'),
	'json-none' => response(''),
	'json-zeros' => response('"input_tokens":0,"output_tokens":0,'
		. '"total_tokens":0'),
	'json-nothing' => response('"input_tokens":20,"output_tokens":0,'
		. '"total_tokens":20', ''),
	'json-unread' => response('"input_tokens":1,"output_tokens":[9000]'),
	'json-huge' => response(qq/"input_tokens":$huge,"output_tokens":$huge/),
	queued => json('{"id":"r","object":"response","status":"queued"}'),
	list => json('{"object":"list","data":[]}'),
	error => json('{"error":{"message":"x"}}', status => '400 Bad Request'),

	# other APIs: JSON, and streams

	chat => json('{"object":"chat.completion","choices":[{"message":{'
		. qq/"content":$text},"finish_reason":"stop"}],"usage":{/
		. '"prompt_tokens":20,"completion_tokens":10,"total_tokens":30}}'),
	'chat-zeros' => json('{"object":"chat.completion","choices":[{"message":{'
		. qq/"content":$text},"finish_reason":"stop"}],"usage":{/
		. '"prompt_tokens":0,"completion_tokens":0,"total_tokens":0}}'),
	completions => json('{"object":"text_completion","choices":[{'
		. qq/"text":$text,"finish_reason":"length"}],"usage":{/
		. '"prompt_tokens":20,"completion_tokens":10,"total_tokens":30}}'),
	messages => json('{"type":"message","role":"assistant","content":[{'
		. qq/"type":"text","text":$text}],"stop_reason":"end_turn","usage":{/
		. '"input_tokens":20,"output_tokens":10}}'),
	generate => json('{"candidates":[{"content":{"parts":[{"text":' . $text
		. '}]},"finishReason":"STOP"}],"usageMetadata":{"promptTokenCount":20,'
		. '"candidatesTokenCount":7,"thoughtsTokenCount":3,'
		. '"totalTokenCount":30}}'),
	embeddings => json('{"object":"list","data":[{"embedding":[0.1]}],'
		. '"usage":{"prompt_tokens":8,"total_tokens":8}}'),
	image => json('{"created":1,"data":[{"b64_json":"AA"}],"usage":{'
		. '"input_tokens":20,"output_tokens":10,"total_tokens":30}}'),

	'chat-stream' => sub { answer(data('{"object":"chat.completion.chunk",'
		. '"choices":[{"delta":{"content":"a"}}]}',
		'{"object":"chat.completion.chunk","choices":[{"delta":{},'
		. '"finish_reason":"stop"}]}',
		'{"object":"chat.completion.chunk","choices":[],"usage":{'
		. '"prompt_tokens":20,"completion_tokens":10,"total_tokens":30}}',
		'[DONE]')) },
	'chat-stream-none' => sub { answer(data((
		'{"object":"chat.completion.chunk",'
		. '"choices":[{"delta":{"content":"a"}}]}') x 5,
		'{"object":"chat.completion.chunk","choices":[{"delta":{},'
		. '"finish_reason":"stop"}]}', '[DONE]')) },
	'messages-stream' => sub { answer([ messages(3, 1) ]) },
	'messages-open' => sub { answer([ messages(30, 0), sub { $release } ]) },
	'generate-stream' => sub { answer(data('{"candidates":[{"content":{'
		. '"parts":[{"text":"a"}]}}],"usageMetadata":{"promptTokenCount":20,'
		. '"totalTokenCount":20}}', '{"candidates":[{"content":{"parts":[{'
		. '"text":"b"}]},"finishReason":"STOP"}],"usageMetadata":{'
		. '"promptTokenCount":20,"candidatesTokenCount":10,'
		. '"totalTokenCount":30}}')) },

	# an API without a name, whose streams are not read

	speech => sub { answer(data('{"type":"transcript.text.delta","delta":"a"}',
		'{"type":"transcript.text.done","text":"a"}')) },

	# a client leaves

	silent => sub { sub { 0 } },
	open => sub { answer([ @events[0, 1], sub { $release }, $events[2] ]) },
	'open-json' => sub { answer([ '{"id":"r",', sub { 0 } ],
		type => 'application/json') },
	created => sub { answer([ $events[0] . event('response.in_progress',
		'"response":{"id":"resp_1"}', 1), taken(), sub { $taken = 1; 0 } ]) },
);

sub messages {
	my ($deltas, $ends) = @_;

	return (data('{"type":"message_start","message":{"id":"m","usage":{'
		. '"input_tokens":20,"output_tokens":1}}}'),
		data(('{"type":"content_block_delta","delta":{"text":"a"}}') x $deltas),
		$ends ? data('{"type":"message_delta","delta":{"stop_reason":'
		. '"end_turn"},"usage":{"output_tokens":10}}',
		'{"type":"message_stop"}') : ());
}

my $upstream = upstream(port(8081), qr!! => sub {
	my ($does) = $_[1] =~ /"do":"([\w-]+)"/;
	return $does{$does // 'stream'}->();
});

$t->run();

###############################################################################

# What is used: the location with the rest of its path, what the upstream does,
# and tokens.  "in" stands for the estimated input, and "all" for this and what
# was reserved.

my $uses = <<'EOF';
total                      stream             18
total                      stream-none        in + 3
total                      stream-zeros       in + 3
total                      stream-total-0     30
total                      stream-total-low   30
total                      stream-total-high  31
total                      stream-total       5000
total                      stream-input       20 + 3
total                      stream-output      in + 20
total                      stream-unread      1 + 3
total                      stream-equal       20 + 3
total                      stream-huge        16_000_000
total                      stream-huge-input  16_000_000
input                      stream-huge-input  16_000_000
output                     stream-huge-input  1
input                      stream-total-0     20
output                     stream-total-0     10
input                      stream-output      in
output                     stream-input       3
output                     stream-zeros       3
input                      stream-zeros       in

total                      json               30
total                      json-none          all
total                      json-zeros         all
total                      json-nothing       20
total                      json-unread        1 + 1000
total                      json-huge          16_000_000
total                      queued             all
total                      list               in
total                      error              0

total/v1/chat/completions  chat               30
output                     chat               10
total                      chat-zeros         all
total/v1/completions       completions        30
total/v1/messages          messages           30
input                      messages           20
total/v1beta/m:generate    generate           30
total/v1/embeddings        embeddings         8
total/v1/images/edits      image              30
total/v1/chat/completions  chat-stream        30
total/v1/chat/completions  chat-stream-none   in + 6
total/v1/messages          messages-stream    30
total/v1beta/m:generate    generate-stream    30
total/v1/audio             speech             in

total/v1/responses/input_tokens     list      0
total/v1/messages/count_tokens      json      0
total/v1beta/m:countTokens          json      0
total/v1/responses/resp_1/cancel    json      0
total/v1/responses/resp_1/cancel/   json      0
total/v1/responses/resp_1/cancel?x  json      0
total/v1/responses?cancel           json      30
total/v1/cancel/responses           json      30
=/fixed/cancel                      stream    18

total                      silent             in
total                      open               in + 2
total                      open-json          in
total                      created            in + 2
total                      messages-open      20 + 31
input                      silent             in
input                      open               in
output                     silent             0
output                     open               2
hold                       silent             in
hold                       created            in + 2
hold                       open               in + 2
hold                       stream             18
drain                      open               18
late                       silent             0
dead                       stream             0
EOF

my $n = 0;

foreach (split /\n/, $uses) {
	my ($uri, $does, $used) = split ' ', $_, 3 or next;
	my ($location) = $uri =~ m!^=?/?(\w+)!;
	my $key = 'used-' . ++$n;
	my $body = body($does);
	my $in = int((length($body) + 3) / 4);
	my %is = (in => $in, all => $in + 1000);

	$uri = $uri =~ /^=(.*)/ ? $1 : $uri =~ m!/! ? "/$uri"
		: "/$uri/v1/responses";
	($release, $taken) = (0, 0);

	my $c = ask($uri, $key, $body);

	if ($does =~ /silent|open|created/ && $location ne 'late') {
		pump(sub { left($c, $key, $does) });
		$c->close();
		$release = 1;

	} else {
		$c->wait();
		$c->close();
	}

	logged($t, 'r.log', qr/^$key .*\n/m);

	$used =~ s/\b(in|all)\b/$is{$1}/g;
	is(used($location, $key), eval $used, "$uri, $does: $used used");
}

# three clients that leave while their streams are held

foreach my $n (1 .. 3) {
	$taken = 0;

	my $c = ask('/hold/v1/responses', 'three', '{"do":"created",'
		. '"max_output_tokens":9000000}');

	pump(sub { left($c, 'three', 'created') });
	$c->close();
	logged($t, 'r.log', qr/(?:^three .*\n(?s:.*)){$n}/m);
}

cmp_ok(used('hold', 'three'), '<', 100, 'three held streams that were left');

# what the log has of JSON of other APIs

my %logged = map { split ' ', $_, 2 } split /\n/, $t->read_file('r.log');

foreach (
	[ 'chat', 'chat completed 20 10 30' ],
	[ 'completions', 'completions incomplete 20 10 30' ],
	[ 'messages', 'messages completed 20 10 -' ],
	[ 'generate', 'generate completed 20 7 30' ],
	[ 'embeddings', '- - 8 - 8' ],
	[ 'image', '- - 20 10 30' ],
	[ 'json', 'responses completed 20 10 -' ],
	[ 'list', '- - - - -' ],
) {
	my ($does, $log) = @$_;

	done('/total/x', "log-$does", body($does));
	like(logged($t, 'r.log', qr/^log-$does .*\n/m), qr/^log-$does $log$/m,
		"$does, log");
}

###############################################################################

sub body {
	my ($does) = @_;
	return qq/{"model":"m-1","do":"$does"}/;
}


sub ask {
	my ($uri, $key, $content) = @_;

	return client(uri => $uri, method => 'POST', content => $content,
		headers => [ "X-Key: $key", 'Content-Type: application/json' ]);
}


sub done {
	my $c = ask(@_);
	$c->wait();
	$c->close();
	return $c;
}


# whether all that the upstream sends of an open response has come

sub left {
	my ($c, $key, $does) = @_;

	return 0 unless grep { /X-Key: $key\r/ } @{$upstream->{requests}};
	return $does eq 'silent' ? 1 : $does eq 'created' ? $taken
		: $does eq 'open-json' ? $c->has('"id"')
		: $does eq 'messages-open' ? 30 == (() = raw($c) =~ /_delta/g)
		: $c->has('word');
}


sub raw {
	my ($c) = @_;
	return $c->{cur} ? $c->{cur}{body} : '';
}


# tokens that a key has used, as the next request shows

sub used {
	my ($location, $key) = @_;

	$location = 'total' unless $locations{$location};

	my $probe = '{"max_output_tokens":0,"do":"error"}';
	my ($left) = done("/$location/v1/responses", $key, $probe)->headers()
		=~ /^x-ratelimit-remaining-tokens: (\d+)\r$/m;

	return 40_000_000 - ($left // 0) - ($location eq 'output' ? 0
		: int((length($probe) + 3) / 4));
}
