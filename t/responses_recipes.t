#!/usr/bin/perl

# Tests for ngx_http_responses_module, docs/recipes.md: its configurations
# are run as they stand there.  All that is changed is where nginx listens
# and logs, and where the servers behind it are.

###############################################################################

use warnings;
use strict;

use Test::More;

BEGIN { use FindBin; chdir($FindBin::Bin); }

use lib 'lib';
use Test::Nginx;
use Test::Responses;
use Test::Responses::Beats;
use Test::Responses::Contract qw/ violations /;

###############################################################################

select STDERR; $| = 1;
select STDOUT; $| = 1;

my $t = Test::Nginx->new()->has(qw/http proxy map geo http_sub/);

$t->plan(216);

my %recipes = recipes("$Test::Nginx::ROOT/docs/recipes.md");

# a server at each of the ports that the recipes have

my ($answer, %servers);

foreach my $port (8001, 8002) {
	$servers{$port} = upstream(port($port),
		qr/^/ => sub { ref $answer eq 'CODE' ? $answer->(@_)
			: @$answer });
}

$t->write_file('openai.key', 'proxy_set_header Authorization "Bearer sk-test";');

my ($c, @frames);

###############################################################################

start('A model router');

$answer = [ answer([ story(model => 'real') ]) ];

# model asked for, header => server, model it is asked for, routed or not

foreach my $case (
	[ 'auto', 'gold', 8001, 'gpt-oss-120b', 1 ],
	[ 'auto', 'none', 8002, 'qwen3-30b-a3b', 1 ],
	[ 'auto', undef, 8002, 'qwen3-30b-a3b', 1 ],
	[ 'gpt-oss-120b', undef, 8001, 'gpt-oss-120b', 0 ],
	[ 'mistral', 'gold', 8002, 'mistral', 0 ],
	[ 'automatic', undef, 8002, 'automatic', 0 ],
	[ undef, undef, 8002, undef, 0 ])
{
	my ($asked, $tier, $port, $model, $routed) = @$case;
	my $name = ($asked || 'nothing') . ', ' . ($tier || 'no tier');

	$c = ask(defined $asked ? { model => $asked, input => 'Hi' }
		: { input => 'Hi' }, headers => $tier ? [ "X-Tier: $tier" ] : []);

	my ($request) = requests($port);
	is($request && decode($request)->{model}, $model, "$name, request");

	@frames = map { decode($_->{data}) } sse_parse($c->content());

	if ($routed) {
		is($frames[1]{type}, 'response.routing.completed', "$name, event");
		is($frames[1]{model_id}, $model, "$name, event's model");

	} else {
		is($c->content(), join('', story(model => 'real')),
			"$name, no event");
	}

	is(join("\n", violations($c->content())), '', "$name, contract");
}

is($frames[1]{sequence_number}, 1, 'its number');

my $log = logged($t, 'router.log', qr/(?:.*\n){7}/);
like($log, qr! asked=auto routed=gpt-oss-120b server=\S+ in=11 out=5$!m,
	'log, routed');
like($log, qr! asked=mistral routed=- !, 'log, not routed');

###############################################################################

start('Prompts and reasoning stay inside');

my @public = (from => '127.0.0.9');
my @secret = story(secret => 1);
my $secret = join '', @secret;

$answer = [ answer([ @secret ]) ];

$c = ask({ stream => \1 });
is($c->content(), $secret, 'inside, all of it');

$c = ask({ stream => \1 }, @public);
unlike($c->content(), qr/SECRET/, 'public, nothing of it');
is(join("\n", violations($c->content())), '', 'public, contract');
is(sse_types($c->content()), join(' ', map { "response.$_" } qw/ created
	in_progress output_item.added content_part.added output_text.delta
	output_text.done content_part.done output_item.done completed /),
	'public, events');

@frames = map { decode($_->{data}) } sse_parse($c->content());
is(encode($frames[-1]{response}{tools}), '[]', 'public, tools');
ok(exists $frames[-1]{response}{instructions}
	&& !defined $frames[-1]{response}{instructions}, 'public, instructions');
is(scalar @{$frames[-1]{response}{output}}, 1, 'public, output');
is($frames[4]{output_index}, 0, 'public, index');

# the same in JSON, however it is asked for

my ($final) = $secret[-1] =~ /"response":(\{.*\})\}\n\n/s;

foreach my $way ([ 'POST', '/v1/responses', '{"stream":false}' ],
	[ 'POST', '/v1/responses', '{"stream":true,"Stream":false}' ],
	[ 'POST', '/v1/responses', 'x' ],
	[ 'POST', '/v1/responses/resp_1/cancel', '' ],
	[ 'GET', '/v1/responses/resp_1', '{"stream":true}' ],
	[ 'GET', '/v1/responses/resp_1?stream=true', '' ])
{
	my ($method, $uri, $body) = @$way;

	foreach my $json ($final, '{"instructions":"SECRET"}') {
		$answer = [ answer($json, type => 'application/json') ];

		$c = client(method => $method, uri => $uri, content => $body,
			headers => [ 'Content-Type: application/json' ], @public);
		$c->wait();

		is($c->status(), 200, "public, $method $uri $body");
		unlike($c->content(), qr/SECRET/,
			"public, $method $uri $body, nothing of it");
	}

	$answer = [ answer("$final,", type => 'application/json') ];
	$c = client(method => $method, uri => $uri, content => $body, @public);
	$c->wait();
	is($c->status(), 502, "public, $method $uri $body, invalid");
}

$answer = [ answer($final, type => 'application/json') ];
is(encode(decode(ask({ stream => \0 }, @public)->content())),
	encode($frames[-1]{response}), 'public, JSON as in the stream');

# no way around

foreach my $way ([ 'GET', '/v1/responses' ], [ 'PUT', '/v1/responses' ],
	[ 'GET', '/v1/responses/resp_1/input_items' ],
	[ 'GET', '/v1/responses/resp_1%2Finput_items' ],
	[ 'GET', '/v1/responses/resp_1%252Finput_items' ],
	[ 'GET', '/v1/responses/resp_1/input_items/../../resp_2' ],
	[ 'GET', '/v1/responses/resp_1/input_items/..%2F../resp_2' ],
	[ 'GET', '/v1/responses/../responses/resp_1' ],
	[ 'GET', '/v1//responses/resp_1' ],
	[ 'GET', '/v1/responses/resp_1%0a' ],
	[ 'GET', '/v1/responses/resp_1%20HTTP/1.1%0d%0aX:' ],
	[ 'GET', '/v1/responses/resp_1#/input_items' ],
	[ 'POST', '/v1/responses/resp_1%2Fcancel' ],
	[ 'POST', '/v1/responses/input_tokens' ],
	[ 'POST', '/v1/responses/compact' ])
{
	my ($method, $uri) = @$way;

	$servers{8001}{requests} = [];

	$c = client(method => $method, uri => $uri, @public);
	$c->wait();
	is($c->status(), 403, "public, $method $uri");
	is(join('', @{$servers{8001}{requests}}), '',
		"public, $method $uri, not passed");
	is(decode($c->content())->{error}{type}, 'invalid_request_error',
		"public, $method $uri, error");
}

like(ask({ stream => \0 })->content(), qr/SECRET/, 'inside, no stream');

# what is sent on is what was asked for

$c = get('/v1/responses/resp_1?stream=true&x=%2F../a', @public);
like($servers{8001}{requests}[-1],
	qr!^GET /v1/responses/resp_1\?stream=true&x=%2F\.\./a HTTP!,
	'public, query');

# ends of all kinds

my ($last) = $secret[0] =~ /("response":\{.*)\}\n\n/s;

foreach my $end (
	[ 'failed', event('response.failed', $last
		=~ s/in_progress/failed/r, 3) ],
	[ 'incomplete', event('response.incomplete', $last
		=~ s/in_progress/incomplete/r =~ s/"output":\[\]/'"output":['
		. item('reasoning') . ']'/er, 3) ],
	[ 'error', event('error', '"code":"x","message":"m"', 3) ],
	[ 'cut' ])
{
	my ($name, $event) = @$end;

	$answer = [ answer([ @secret[0 .. 2], $event || '' ],
		framing => 'cut'), fin() ];

	$c = ask({ stream => \1 }, @public);
	unlike($c->content(), qr/SECRET/, "public, $name");
	is(join("\n", violations($c->content())), '',
		"public, $name, contract");
}

# reasoning without any scaffold

$answer = [ answer([ event('response.created', $last),
	event('response.reasoning_text.delta', '"delta":"SECRET"'),
	event('response.reasoning_summary_text.delta', '"delta":"SECRET"'),
	event('response.output_text.delta', '"delta":"Hi"'),
	event('response.completed', $last =~ s/in_progress/completed/r) ]) ];

$c = ask({ stream => \1 }, @public);
unlike($c->content(), qr/SECRET/, 'public, no scaffold');
like($c->content(), qr/"delta":"Hi"/, 'public, no scaffold, text');
is(join("\n", violations($c->content())), '', 'public, no scaffold, contract');

# Events too long to be held: members are null, items stay in the output.

start('Prompts and reasoning stay inside', sub {
	s/responses_max_event_size\s+\K16m/256/ });

$answer = [ answer([ @secret ]) ];
$c = ask({ stream => \1 }, @public);
like($c->content(), qr/"instructions":null/, 'too long, instructions');
unlike($c->content() =~ s/"content":\[\{"type":"reasoning_text".*?\}\]//gr
	=~ s/"server_label":"SECRET"//r, qr/SECRET/,
	'too long, all but the content of an item');

###############################################################################

start('Names of your own for models');

$answer = [ answer([ story(model => 'gpt-oss-120b') ]) ];

my %want = ('acme-fast' => 'gpt-oss-120b', 'acme-deep' => 'qwen3-235b-a22b');

foreach my $name (sort keys %want) {
	my @story = story(model => $want{$name});

	$answer = [ answer([ @story ]) ];
	$c = ask({ model => $name, stream => \1 });

	is(decode((requests(8001))[0])->{model}, $want{$name}, "$name, request");
	is($c->content(), join('', story(model => $name)), "$name, stream");

	# cut, so that the last response is a made one

	$answer = [ answer([ @story[0 .. 2] ], framing => 'cut'), fin() ];
	$c = ask({ model => $name, stream => \1 });
	unlike($c->content(), qr/$want{$name}/, "$name, cut");
	is(join("\n", violations($c->content())), '', "$name, cut, contract");

	foreach my $space ('', ' ') {
		$answer = [ answer(qq/{"id":"resp_1","model":$space"$want{$name}"}/,
			framing => 'length', type => 'application/json') ];
		$c = ask({ model => $name });
		is($c->content(), qq/{"id":"resp_1","model":$space"$name"}/,
			"$name, no stream '$space'");
	}
}

$answer = [ answer([ story(model => 'gpt-oss-120b') ]) ];
$c = ask({ model => 'gpt-oss-120b', stream => \1 });
is($c->content(), join('', story(model => 'gpt-oss-120b')), 'no alias');

$answer = [ answer('{"model":""}', framing => 'length',
	type => 'application/json') ];
is(ask({ input => 'x' })->content(), '{"model":""}', 'no model');

###############################################################################

start('Streams that are silent for long');

my @story = story();
$answer = sub { answer([ @story[0 .. 3], beaten($_[0], 1),
	@story[4 .. $#story] ]) };
$c = listen_to('/v1/responses');
$c->wait(40);
is(without($c->content(), join('', @story)), '', 'silent');
is(beats($c->content()), 1, 'silent, comment');

###############################################################################

start('Keys, limits and errors', sub {
	s/rate=10r/rate=1r/; s/burst=20 nodelay//; s/32m/1k/ });

my @red = (headers => [ 'Authorization: Bearer edge-red-1' ]);
my @blue = (headers => [ 'Authorization: Bearer edge-blue-1' ]);

$answer = [ answer([ @story ]) ];

is(ask({ stream => \1 }, @red)->content(), join('', @story), 'keys, stream');

my ($sent) = $servers{8001}{requests}[0];
like($sent, qr/^Authorization: Bearer sk-test\r$/m, 'keys, of the provider');
unlike($sent, qr/edge-red/, 'keys, not of the team');

# method, path, more, status, code

foreach my $case (
	[ 'POST', '/v1/responses', [ ], 401, 'invalid_api_key' ],
	[ 'POST', '/v1/responses', [ headers =>
		[ 'Authorization: Bearer EDGE-red-1' ] ], 401, 'invalid_api_key' ],
	[ 'POST', '/v1/responses', [ @red ], 429, 'rate_limit_exceeded' ],
	[ 'POST', '/v1/responses', [ @blue, content => 'x' x 2000 ], 413, undef ],
	[ 'GET', '/v1/responses/resp_1', [ @blue ], 403, undef ],
	[ 'DELETE', '/v1/responses/resp_1', [ @blue ], 403, undef ],
	[ 'GET', '/v1/files', [ @blue ], 403, undef ],
	[ 'GET', '/v1/models/../files', [ @blue ], 403, undef ],
	[ 'POST', '/v1/files/../responses', [ @blue ], 403, undef ],
	[ 'GET', '/v1/chat/completions', [ @blue ], 403, undef ],
	[ 'GET', '/none', [ @blue ], 404, undef ])
{
	my ($method, $uri, $more, $status, $code) = @$case;
	my $name = "$method $uri, $status";

	$servers{8001}{requests} = [];
	$c = get($uri, method => $method, @$more);
	my $error = eval { decode($c->content())->{error} };

	is($c->status(), $status, $name);
	is($error && $error->{code}, $code, "$name, code");
	like($c->headers(), qr/^Content-Type: application\/json\r$/m,
		"$name, type");
	is($c->headers() =~ /^Retry-After: 1\r$/m ? 1 : 0,
		$status == 429 ? 1 : 0, "$name, when to retry");
	is(scalar requests(8001), 0, "$name, not passed");
}

$answer = [ answer('{"error":"its own"}', type => 'application/json',
	status => '400 Bad Request', framing => 'length') ];

is(get('/v1/models?x=1', @blue)->content(), '{"error":"its own"}',
	"keys, the upstream's error");

# nobody listens

start('Keys, limits and errors', sub { s/:8001/:8089/ });

$c = ask({ }, @red);
is($c->status() . decode($c->content())->{error}{type}, '502server_error',
	'keys, no upstream');

###############################################################################

start('Failover', sub {
	s!^( *)location !$1location = /m { responses_status servers; }\n$&!m });

my $busy = [ answer('{}', status => '503 Busy', framing => 'length',
	type => 'application/json') ];

foreach my $case ([ 'busy', $busy ], [ 'closed', [ fin() ] ]) {
	my ($name, $first) = @$case;
	my $n = 0;

	$answer = sub { $n++ ? answer([ @story ]) : @$first };

	is(ask({ stream => \1 })->content(), join('', @story), "failover, $name");
	is($n, 2, "failover, $name, servers");
}

my $n = 0;

$answer = sub { $n++; (answer([ @story[0 .. 4] ], framing => 'cut'), fin()) };

$c = ask({ stream => \1 });
like($c->content(), qr/response\.failed/, 'failover, not within a stream');
is($n, 1, 'failover, one server');

my @servers = get('/m')->content()
	=~ /server="([^"]*)",status="completed"\} [12]$/mg;
is(scalar @servers, scalar(grep { /^127\.0\.0\.1:\d+$/ } @servers),
	'failover, counts');
isnt("@servers", '', 'failover, counted');

###############################################################################

start('Compressed requests');

$answer = [ answer([ story() ]) ];

is(ask({ model => 'm' })->status(), 200, 'not compressed');
$c = ask('x', headers => [ 'Content-Encoding: zstd' ]);
is(join(' ', $c->status(), decode($c->content())->{error}{code}),
	'415 unsupported_content_encoding', 'compressed');

###############################################################################

start('Agents');

$answer = [ answer([ @story ]) ];

$c = ask({ stream => \1 });
is($c->content(), join('', @story), 'agents, stream');

$_->{requests} = [] foreach values %servers;

$c = client(uri => '/v1/responses', headers => [ 'Connection: Upgrade',
	'Upgrade: websocket', 'Sec-WebSocket-Version: 13',
	'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==' ]);
$c->wait();
is($c->status(), 426, 'agents, upgrade');
is(scalar requests(8001), 0, 'agents, upgrade not passed');

$answer = [ answer('{"object":"list","data":[]}', framing => 'length',
	type => 'application/json') ];

$c = client(uri => '/v1/models');
$c->wait();
is($c->content(), '{"object":"list","data":[]}', 'agents, models');

###############################################################################

# the blocks of nginx.conf in each section

sub recipes {
	my ($file) = @_;
	local $/;

	open my $fh, '<', $file or die "Can't open $file: $!\n";
	my $text = <$fh>;

	my %recipes;

	foreach my $section (split(/^(?=## )/m, $text)) {
		my ($name) = $section =~ /^## (.*)/ or next;
		$recipes{$name} = join "\n", $section =~ /^```nginx\n(.*?)^```$/gms;
	}

	return %recipes;
}


# runs a recipe, changed by the code if there is any

sub start {
	my ($name, $code) = @_;

	local $_ = $recipes{$name} or die "no recipe '$name'\n";

	s/^(\s*listen\s+)80;/${1}127.0.0.1:8080;/gm;
	s!/(?:var/log|etc)/nginx/!%%TESTDIR%%/!g;
	$code->() if $code;

	$t->stop();
	$t->write_file_expand('nginx.conf', "%%TEST_GLOBALS%%\ndaemon off;\n"
		. "events {\n}\nhttp {\n%%TEST_GLOBALS_HTTP%%\n$_}\n");
	$t->run();
}


sub ask {
	my ($body, %o) = @_;

	$_->{requests} = [] foreach values %servers;

	my $c = client(uri => '/v1/responses', method => 'POST', %o,
		content => ref $body ? encode($body) : $body);
	$c->wait();
	$c->close();

	return $c;
}


# bodies of requests that a server has got

sub requests {
	my ($port) = @_;
	return map { (split(/\r\n\r\n/, $_, 2))[1] }
		@{$servers{$port}{requests}};
}


# a stream, with what the public should not see if it is a secret one

sub story {
	my (%o) = @_;

	my $model = $o{model} || 'm';
	my $response = '"response":{"id":"resp_1","object":"response",'
		. qq/"created_at":1700000000,"model":"$model",/
		. '"status":"in_progress",' . ($o{secret}
		? '"instructions":"Be SECRET.","tools":[{"type":"function",'
		. '"name":"SECRET","parameters":{}}],"prompt":{"id":"SECRET"},'
		: '') . '"output":[]}';
	my $n = $o{secret} ? 2 : 0;
	my @items = $o{secret} ? (item('reasoning'), item('mcp_list_tools')) : ();
	my $at = qq/"item_id":"msg_1","output_index":$n,"content_index":0/;
	my $done = item('message');
	my $begun = $done =~ s/\[.*\]/[]/r =~ s/completed/in_progress/r;
	my $number = 0;

	return map { event(@$_, $number++) }
		[ 'response.created', $response ],
		[ 'response.in_progress', $response ],
		$o{secret} ? private(@items) : (),
		[ 'response.output_item.added', qq/"output_index":$n,"item":$begun/ ],
		[ 'response.content_part.added', qq/$at,"part":{/
			. '"type":"output_text","text":"","annotations":[]}' ],
		[ 'response.output_text.delta', qq/$at,"delta":"Hello"/ ],
		[ 'response.output_text.done', qq/$at,"text":"Hello"/ ],
		[ 'response.content_part.done', qq/$at,"part":{/
			. '"type":"output_text","text":"Hello",'
			. '"annotations":[]}' ],
		[ 'response.output_item.done', qq/"output_index":$n,"item":$done/ ],
		[ 'response.completed', $response =~ s/in_progress/completed/r
			=~ s/"output":\[\]/'"output":[' . join(',', @items, $done)
			. '],"usage":{"input_tokens":11,'
			. '"input_tokens_details":{"cached_tokens":0},'
			. '"output_tokens":5,'
			. '"output_tokens_details":{"reasoning_tokens":0},'
			. '"total_tokens":16}'/er ];
}


sub private {
	my ($reasoning, $tools) = @_;

	my $at = '"item_id":"rs_1","output_index":0';

	return [ 'response.output_item.added', '"output_index":0,"item":'
			. $reasoning =~ s/\[[^\[]*\]/[]/gr ],
		[ 'response.reasoning_summary_part.added',
			qq/$at,"summary_index":0,"part":{"type":"summary_text",/
			. '"text":""}' ],
		[ 'response.reasoning_summary_text.delta',
			qq/$at,"summary_index":0,"delta":"SECRET"/ ],
		[ 'response.reasoning_summary_text.done',
			qq/$at,"summary_index":0,"text":"SECRET"/ ],
		[ 'response.reasoning_summary_part.done',
			qq/$at,"summary_index":0,"part":{"type":"summary_text",/
			. '"text":"SECRET"}' ],
		[ 'response.content_part.added', qq/$at,"content_index":0,"part":/
			. '{"type":"reasoning_text","text":""}' ],
		[ 'response.reasoning_text.delta',
			qq/$at,"content_index":0,"delta":"SECRET"/ ],
		[ 'response.reasoning_text.done',
			qq/$at,"content_index":0,"text":"SECRET"/ ],
		[ 'response.content_part.done', qq/$at,"content_index":0,"part":/
			. '{"type":"reasoning_text","text":"SECRET"}' ],
		[ 'response.output_item.done',
			qq/"output_index":0,"item":$reasoning/ ],
		[ 'response.output_item.added', '"output_index":1,"item":'
			. $tools =~ s/\[.*\]/[]/r ],
		[ 'response.mcp_list_tools.in_progress',
			'"item_id":"mcpl_1","output_index":1' ],
		[ 'response.mcp_list_tools.completed',
			'"item_id":"mcpl_1","output_index":1' ],
		[ 'response.output_item.done', qq/"output_index":1,"item":$tools/ ];
}


sub item {
	my ($type) = @_;

	return $type eq 'reasoning'
		? '{"id":"rs_1","type":"reasoning","encrypted_content":"SECRET",'
		. '"content":[{"type":"reasoning_text","text":"SECRET"}],'
		. '"summary":[{"type":"summary_text","text":"SECRET"}]}'
		: $type eq 'mcp_list_tools'
		? '{"id":"mcpl_1","type":"mcp_list_tools","server_label":"SECRET",'
		. '"tools":[{"name":"SECRET","input_schema":{}}]}'
		: '{"id":"msg_1","type":"message","status":"completed",'
		. '"role":"assistant","content":[{"type":"output_text",'
		. '"text":"Hello","annotations":[]}]}';
}

###############################################################################
