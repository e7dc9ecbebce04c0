#!/usr/bin/perl

# Tests for ngx_http_responses_module, limits of tokens: what clients try to be
# charged less, or nothing.

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses;

use Encode ();
use IO::Compress::Gzip qw/ gzip /;

###############################################################################

my $t = Test::Nginx->new()->has(qw/http http_v2 proxy/);

my $limit = 'responses_limit zone=all tokens=40m/4w reserve=1000;';

$t->write_http(server('listen 127.0.0.1:8080;', '' => $limit)
	. server('listen 127.0.0.1:8082 http2;', '' => $limit) . <<'EOC');
log_format r '$http_x_key $status $http_x_do';
access_log %%TESTDIR%%/r.log r;

responses_limit_zone $http_x_key zone=all:1m;

responses on;
client_max_body_size 64m;
EOC

# An upstream that takes any body for what the field X-Do says, with 100 tokens
# of output, and reports them unless the client has not asked for it.

my ($release, $taken) = (0, 0);

my ($created, @words) = stream(50);
my $completed = pop @words;
my $usage = '"usage":{"input_tokens":300,"output_tokens":100,'
	. '"total_tokens":400}';

$completed =~ s/"usage":\{.*\}(?=\}\})/$usage/s;

my $chunk = "data: {\"object\":\"chat.completion.chunk\",\"choices\":[{"
	. "\"index\":0,\"delta\":{\"content\":\"a\"}}]}\n\n";

my %does = (
	stream => sub { answer([ $created, @words, $completed ]) },
	open => sub { answer([ $created, @words, taken(), sub { $taken = 1;
		$release }, $completed ]) },
	created => sub { answer([ $created, taken(), sub { $taken = 1;
		$release } ]) },
	silent => sub { $taken = 1; sub { $release } },
	chat => sub { answer(($chunk x 100) . "data: [DONE]\n\n") },
	json => sub { answer('{"id":"r","object":"response","status":"completed",'
		. '"output":[{"type":"message","content":[]}],"usage":{'
		. '"input_tokens":300,"output_tokens":100,"total_tokens":400}}',
		type => 'application/json', headers => [ 'ETag: "x"',
		'Accept-Ranges: bytes', 'Last-Modified: Mon, 28 Sep 1970 06:00:00 GMT'
		]) },
	'chat-json' => sub { answer('{"object":"chat.completion","choices":[{'
		. '"message":{"content":"a"},"finish_reason":"stop"}]}',
		type => 'application/json') },
	queued => sub { answer('{"id":"r","object":"response","status":"queued"}',
		type => 'application/json') },
	error => sub { answer('{"error":{}}', status => '400 Bad Request',
		type => 'application/json') },
);

my $upstream = upstream(port(8081), qr!! => sub {
	my ($does) = $_[1] =~ /^X-Do: ([\w-]+)\r$/mi;
	return $does{$does}->();
});

$t->run();

###############################################################################

my $n = 0;
my $json = 'Content-Type: application/json';
my $multi = 'Content-Type: multipart/form-data; boundary=x';
my $chat = '{"messages":[{"role":"user","content":"hi"}],"stream":true}';
my $responses = '{"model":"m-1","input":"hi","stream":true}';

# name, path, what the upstream does, body, fields: charged at least so much

my @done = (
	[ 'plain', '/v1/responses', 'stream', $responses, 400 ],
	[ 'plain chat', '/v1/chat/completions', 'chat', $chat, 100 ],
	[ 'no type', '/v1/responses', 'stream', $responses, 400, 'Content-Type:' ],
	[ 'octets', '/v1/responses', 'stream', $responses, 400,
		'Content-Type: application/octet-stream' ],
	[ 'multipart chat', '/v1/chat/completions', 'chat', $chat, 100, $multi ],
	[ 'multipart chat, JSON', '/v1/chat/completions', 'chat-json', $chat, 1000,
		$multi ],
	[ 'UTF-16 chat', '/v1/chat/completions', 'chat', Encode::encode('UTF-16LE', $chat),
		100, $json ],
	[ 'UTF-16 chat, BOM', '/v1/chat/completions', 'chat', Encode::encode('UTF-16',
		$chat), 100, $json ],
	[ 'UTF-32 chat', '/v1/chat/completions', 'chat', Encode::encode('UTF-32BE', $chat),
		100, $json ],
	[ 'a list', '/v1/chat/completions', 'chat', "[$chat]", 100, $json ],
	[ 'a form', '/v1/chat/completions', 'chat', 'messages=hi&stream=true', 100,
		'Content-Type: application/x-www-form-urlencoded' ],
	[ 'a comment', '/v1/chat/completions', 'chat', "/* x */ $chat", 100, $json ],
	[ 'NaN', '/v1/chat/completions', 'chat', $chat =~ s/\}$/,"x":NaN}/r, 100,
		$json ],
	[ 'gzip', '/v1/chat/completions', 'chat', zip($chat), 100, $json,
		'Content-Encoding: gzip' ],
	[ 'two encodings', '/v1/chat/completions', 'chat', zip($chat), 100, $json,
		'Content-Encoding: identity', 'Content-Encoding: gzip' ],
	[ 'JSON-RPC', '/v1/chat/completions', 'chat', '{"jsonrpc":"2.0",'
		. '"method":"x"}', 100, $json ],
	[ 'other path', '/x', 'chat', $chat, 100, $json ],
	[ 'range', '/v1/responses', 'json', $responses, 400, 'Range: bytes=0-10' ],
	[ 'conditions', '/v1/responses', 'json', $responses, 400,
		'If-None-Match: *', 'If-Modified-Since: Mon, 28 Sep 1970 06:00:00 GMT' ],
	[ 'precondition', '/v1/responses', 'json', $responses, 400,
		'If-Match: "y"' ],
	[ 'unmodified', '/v1/responses', 'json', $responses, 400,
		'If-Unmodified-Since: Mon, 28 Sep 1970 05:00:00 GMT' ],
	[ 'Accept-Encoding', '/v1/responses', 'json', $responses, 400,
		'Accept-Encoding: gzip' ],
	[ 'background', '/v1/responses', 'queued', '{"background":true,'
		. '"max_output_tokens":500}', 500, $json ],

	# paths that look like ones that are free

	(map { [ $_, $_, 'stream', $responses, 400 ] } '/v1/responses;:cancel',
		'/v1/responses;/cancel', '/v1/responses%3B:cancel',
		'/v1/responses;x/..;/input_tokens', '/v1/responses?:cancel',
		'/v1/responses%3F/cancel', '/v1/responses%23/cancel',
		'/v1/responses#/cancel', '/v1/responses\\cancel',
		'/v1/responses:cancel', '/v1/responses/cancel',
		'/v1/chat/completions;:countTokens', '/v1/responses/../cancel/../responses',
		'/v1/responses/input_tokens'),
);

foreach (@done) {
	my ($name, $uri, $does, $body, $least, @fields) = @$_;
	my $key = 'key-' . ++$n;
	my $c = client(uri => $uri, method => 'POST', content => $body,
		headers => [ "X-Key: $key", "X-Do: $does", @fields ]);

	$c->wait(10);
	$c->close();
	logged($t, 'r.log', qr/^$key .*\n/m);

	my $status = $c->status();
	my $used = used($key);

	ok($used >= $least || $status >= 400,
		"$name: status $status, $used used, at least $least");
}

# chunked, and over HTTP/2

foreach (
	[ 'chunked', chunked => 'stream', $responses, 400 ],
	[ 'HTTP/2', 'with length' => 'stream', $responses, 400 ],
	[ 'HTTP/2', 'without length' => 'stream', $responses, 400 ],
	[ 'HTTP/2', 'length 0' => 'stream', $responses, 400 ],
	[ 'HTTP/2', 'length 1' => 'stream', $responses, 400 ],
) {
	my ($name, $how, $does, $body, $least) = @$_;
	my $key = 'key-' . ++$n;
	my $c;

	if ($name eq 'chunked') {
		$c = client(uri => '/v1/responses', method => 'POST',
			headers => [ "X-Key: $key", "X-Do: $does",
			'Transfer-Encoding: chunked' ]);
		$c->{out} .= join('', map { "1\r\n$_\r\n" } split //, $body)
			. "0\r\n\r\n";

	} else {
		my $h2 = h2(port => 8082);

		$c = $h2->get('/v1/responses', method => 'POST', content => $body,
			fields => [ 'x-key' => $key, 'x-do' => $does,
			$how eq 'with length' ? ('content-length' => length $body)
			: $how =~ /^length (\d)/ ? ('content-length' => $1) : () ]);
	}

	$c->wait(10);
	logged($t, 'r.log', qr/^$key .*\n/m);

	my $used = used($key);
	my $status = $c->status();

	ok($used >= $least || $status >= 400 || $c->ended() eq 'reset',
		"$name $how: status $status, $used used, at least $least");
}

# clients that leave

foreach (
	[ 'before the header', 'silent', $responses, 10 ],
	[ 'after created', 'created', $responses, 10 ],
	[ 'before the end', 'open', $responses, 60 ],
	[ 'in the background', 'created', '{"input":"x","background":true,'
		. '"stream":true,"max_output_tokens":500}', 500 ],
	[ 'in the background, without a limit', 'created', '{"input":"x",'
		. '"background":"true","stream":true}', 1000 ],
	[ 'a file that is text', 'silent', '{"input":[{"content":[{"type":'
		. '"input_text","text":"data:;base64,' . 'aaaa ' x 4000 . '"}]}]}',
		5000 ],
	[ 'a file that is text without blanks', 'silent', '{"input":[{"content":[{'
		. '"type":"input_text","text":"data:;base64,' . 'aaaa/' x 4000
		. '"}]}]}', 5000 ],
	[ 'a file with escapes', 'silent', '{"x":{"data":"' . 'aaaa\\u0020' x 4000
		. '"}}', 5000 ],
	[ 'data that ends as text', 'silent', '{"x":{"data":"' . 'A' x 200
		. 'aaaa ' x 4000 . '"}}', 5000 ],
) {
	my ($name, $does, $body, $least) = @$_;

	foreach my $http (1, 2) {
		my $key = 'key-' . ++$n;
		my $c;

		($release, $taken) = (0, 0);

		if ($http == 1) {
			$c = client(uri => '/v1/responses', method => 'POST',
				content => $body, headers => [ "X-Key: $key", "X-Do: $does" ]);

		} else {
			my $h2 = h2(port => 8082);
			$c = $h2->get('/v1/responses', method => 'POST',
				content => $body, fields => [ 'x-key' => $key,
				'x-do' => $does ]);
		}

		pump(sub { $taken }, 10);
		$c->abort();
		logged($t, 'r.log', qr/^$key .*\n/m);
		$release = 1;

		my $used = used($key);

		ok($used >= $least, "leaves $name, HTTP/$http: $used used, at least "
			. $least);
	}
}

# What is reserved, so that many requests at once are no more than the limit.

foreach (
	[ 'n', '/v1/chat/completions', '{"messages":[],"max_tokens":100,"n":20}',
		2000 ],
	[ 'n without a limit', '/v1/chat/completions', '{"messages":[],"n":20}',
		20000 ],
	[ 'best_of', '/v1/completions', '{"prompt":"x","max_tokens":100,'
		. '"best_of":20}', 2000 ],
	[ 'prompts', '/v1/completions', '{"prompt":["a","b","c","d"],'
		. '"max_tokens":100}', 400 ],
	[ 'prompts of tokens', '/v1/completions', '{"prompt":[[1],[2],[3],[4]],'
		. '"max_tokens":100}', 400 ],
	[ 'one prompt of tokens', '/v1/completions', '{"prompt":[1,2,3,4],'
		. '"max_tokens":100}', 100 ],
	[ 'candidates', '/v1beta/models/m:generateContent', '{"contents":[],'
		. '"generationConfig":{"maxOutputTokens":100,"candidateCount":8}}', 800 ],
	[ 'two numbers', '/v1/responses', '{"max_output_tokens":5000,'
		. '"max_output_tokens":1}', 5000 ],
	[ 'in Go', '/v1/responses', '{"max_output_tokens":1,'
		. '"MAX_OUTPUT_TOKENS":5000}', 5000 ],
	[ 'both of chat', '/v1/chat/completions', '{"messages":[],"max_tokens":5000,'
		. '"max_completion_tokens":1}', 5000 ],
	[ 'of another API', '/v1/responses', '{"input":"x","messages":[],'
		. '"max_tokens":1}', 1000 ],
	[ 'of another API, with one', '/v1/responses', '{"input":"x","messages":[],'
		. '"max_tokens":1,"max_output_tokens":5000}', 5000 ],
	[ 'of Gemini', '/v1/chat/completions', '{"contents":[],"messages":[],'
		. '"generationConfig":{"maxOutputTokens":1},"max_tokens":5000}', 5000 ],
	[ 'UTF-16', '/v1/chat/completions', Encode::encode('UTF-16LE', $chat), 1000 ],
	[ 'a large number', '/v1/chat/completions', '{"messages":[],'
		. '"max_tokens":9007199254740991,"n":9007199254740991}', 'refused' ],
) {
	my ($name, $uri, $body, $least) = @$_;
	my $key = 'key-' . ++$n;
	my $c = client(uri => $uri, method => 'POST', content => $body,
		headers => [ "X-Key: $key", 'X-Do: error', $json ]);

	$c->wait(10);
	$c->close();

	my ($left) = $c->headers() =~ /^x-ratelimit-remaining-tokens: (\d+)\r$/m;
	my $reserved = 40_000_000 - ($left // 40_000_000);

	ok($least eq 'refused' ? $c->content() =~ /request_too_large/
		: $reserved >= $least && $reserved < $least + 100,
		"reserved, $name: $reserved of $least");
}

###############################################################################

# tokens that a key has used, in time, as a request that uses none shows

sub used {
	my ($key) = @_;
	my $probe = '{"max_output_tokens":0}';
	my $c = client(uri => '/v1/responses', method => 'POST', content => $probe,
		headers => [ "X-Key: $key", 'X-Do: error' ]);

	$c->wait();
	$c->close();

	my ($left) = $c->headers() =~ /^x-ratelimit-remaining-tokens: (\d+)\r$/m;

	return 40_000_000 - ($left // 0) - int((length($probe) + 3) / 4);
}


sub zip {
	my ($text) = @_;
	gzip(\$text, \my $out);
	return $out;
}
