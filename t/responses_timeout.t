#!/usr/bin/perl

# Tests for ngx_http_responses_module: responses_timeout, and what it is not
# for.  Time-outs before the header, as those of a stream that is held, are
# tested in responses_hold.t.

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses;

###############################################################################

my $t = Test::Nginx->new()->has(qw/http proxy/);

$t->write_http(server('
	listen                   127.0.0.1:8080;
	responses                on;
	proxy_http_version       1.1;
	proxy_request_buffering  off;',

	'/' => 'responses_timeout first=200ms idle=200ms total=1m;',
	'/total' => 'responses_timeout total=300ms;',
	'/header' => 'responses_timeout header=1s;',
	'/upload' => 'responses_timeout first=1s;',
	'/read' => 'responses_timeout first=300ms; responses_read_request on;',
) . <<'EOF');
log_format  r '$uri $status $responses_status $responses_error_code';
access_log  %%TESTDIR%%/r.log r;
EOF

my @stream = stream(1);
my $message = qq(event: message\ndata: {"jsonrpc":"2.0","id":1}\n\n);
my $chat = 'data: {"object":"chat.completion.chunk","choices":[{"delta":'
	. qq({"content":"Hi"}}]}\n\n);

upstream(port(8081),
	qr/mcp/ => sub { answer([ $message, pause(0.6), $message ]) },
	qr/comments/ => sub { answer([ ": a\n\n", pause(0.6), ": b\n\n" ]) },
	qr/chat/ => sub { answer([ $chat, sub { 0 } ]) },
	qr/begun/ => sub { answer([ @stream[0, 1], sub { 0 } ]) },
	qr/created/ => sub { answer([ $stream[0], sub { 0 } ]) },
	qr/json/ => sub { pause(0.6), answer('{"object":"response"}',
		type => 'application/json', framing => 'length') },
	qr/never/ => sub { sub { 0 } },
	qr// => sub { answer([ @stream ]) },
);

$t->run();

###############################################################################

# streams whose output is not known

foreach my $uri (qw(/mcp /total/mcp /total/mcp/responses)) {
	is(get($uri)->content(), $message x 2, "$uri, another protocol");
}

is(get('/total/comments')->content(), ": a\n\n: b\n\n", 'comments alone');

my $c = get('/chat');
is($c->content(), $chat, 'another API');
ok(!$c->complete(), 'is cut, as its output is known');

# those of the API

$c = ask('/v1/responses/begun');
like($c->content(), qr/"code":"upstream_timeout"/, 'idle');
like(told('idle'), qr/no output in time, "idle" of "responses_timeout" is 200 ms/,
	'is told');

$c = ask('/v1/responses/created');
like($c->content(), qr/"code":"(?:upstream_timeout|server_error)"/, 'first');
like(told('first'), qr/no output in time, "first" of .* is 200 ms/, 'is told');

like(ask('/total/responses/begun')->content(), qr/"code":"upstream_timeout"/,
	'total');
like(told('total'), qr/no output in time, "total" of .* is 300 ms/, 'is told');

is(ask('/header/responses/never')->status(), 504, 'header');
like(told('header'), qr/no header in time, "header" of .* is 1000 ms/, 'is told');

# JSON may take its time, if it was asked for

is(ask('/read/responses/json', '{"stream":false}')->status(), 200,
	'no stream was asked for');
is(ask('/read/responses/json', '{"stream":true}')->status(), 504, 'one was');
is(ask('/read/other/json', '{"stream":true}')->status(), 200,
	'another API, which is silent');

# a client that is slow to send its request

foreach my $uri (qw(/header/responses /upload/responses)) {
	like(slow($uri)->content(), qr/"response.completed"/,
		"$uri, a slow client");
}

is(slow('/header/responses/never')->status(), 504, 'then a silent server');

###############################################################################

sub ask {
	my ($uri, $content) = @_;

	my $c = client(uri => $uri, method => 'POST', content => $content // '{}',
		headers => [ 'Content-Type: application/json',
			'Connection: close' ]);

	$c->wait();

	return $c;
}


sub slow {
	my ($uri) = @_;

	my $c = client(uri => $uri, method => 'POST', headers => [
		'Content-Type: application/json', 'Content-Length: 20',
		'Connection: close' ]);

	foreach (1 .. 4) {
		$c->{out} .= ' ' x 4;
		pump(pause(0.4));
	}

	$c->{out} .= '{  }';

	$c->wait();

	return $c;
}


sub told {
	my ($name) = @_;
	return logged($t, 'error.log', qr/"$name" of "responses_timeout"/);
}
