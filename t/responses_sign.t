#!/usr/bin/perl

# Tests for ngx_http_responses_module, signed ids: two servers that know only
# the responses which they made, and clients that know only signed ids.

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses;

use Digest::SHA qw/ hmac_sha256 /;
use MIME::Base64 qw/ decode_base64url encode_base64url /;

###############################################################################

my $old = 'the key that was used before';
my $key = '0123456789abcdef';
my $owner = 'owner=$http_authorization';
my $group = 'proxy_pass http://$backend;';

my $t = Test::Nginx->new()->has(qw/http http_v2 proxy map rewrite upstream_hash
	upstream_keepalive cache/);

my $server = server('listen 127.0.0.1:8080; listen 127.0.0.1:8084 http2;
	responses on;
	client_body_buffer_size 4k;
	proxy_http_version 1.1;
	proxy_set_header Accept-Encoding "";
	proxy_set_header Connection "";
	proxy_next_upstream error timeout http_502 http_503 non_idempotent;
	responses_sign_id ' . "$key $owner" . ' peer=$upstream_addr;',

	'/v1/' => $group,
	'/keys/' => "responses_sign_id file:keys $owner peer=\$upstream_addr;
		rewrite ^/keys(.*) \$1 break; $group",
	'/shared/' => "responses_sign_id '$key'; rewrite ^/shared(.*) \$1 break;",
	'/hash/' => "responses_sign_id $key $owner peer=\$affinity;
		rewrite ^/hash(.*) \$1 break; proxy_pass http://hashed;",
	'/held/' => "responses_hold on; rewrite ^/held(.*) \$1 break; $group",
	'/uri/' => 'proxy_pass http://127.0.0.1:8081/;',
	'/variable/' => 'set $to 127.0.0.1:8081;
		proxy_pass http://$to$uri$is_args$args;',
	'/page/' => 'error_page 404 = @page; rewrite ^/page(.*) $1 break;' . $group,
	'@page' => 'return 410 page;',
	'/then/' => 'error_page 502 = @then; proxy_pass http://127.0.0.1:8083;',
	'@then' => 'rewrite ^/then(.*) $1 break;' . $group,
	'/dry/' => "responses_dry_run on; rewrite ^/dry(.*) \$1 break; $group",
	'/off/' => "responses off; rewrite ^/off(.*) \$1 break; $group",
	'/cached/' => "proxy_cache one; proxy_cache_valid any 1m;
		rewrite ^/cached(.*) \$1 break; $group",
	'/open/' => "responses_profile openresponses;
		rewrite ^/open(.*) \$1 break; $group",
	'/set/' => "responses_request_set store :=true;
		responses_request_drop conversation;
		rewrite ^/set(.*) \$1 break; $group",
	'/chat/' => 'proxy_pass http://127.0.0.1:8081/v1/responses/;',
	'/lines' => '',
);

$t->write_http(<<'EOF' . $server);
map $responses_id_peer $backend {
    default  $responses_id_peer;
    ""       group;
}

map $responses_id_peer $affinity {
    default  $responses_id_peer;
    ""       $request_id;
}

upstream group {
    server 127.0.0.1:8083 max_fails=0;
    server 127.0.0.1:8081 max_fails=0;
    server 127.0.0.1:8082 max_fails=0;
    keepalive 4;
}

upstream hashed {
    hash $affinity consistent;
    server 127.0.0.1:8081;
    server 127.0.0.1:8082;
}

proxy_cache_path %%TESTDIR%%/cache keys_zone=one:1m;

log_format  r  "$uri $status $upstream_addr <$responses_id> <$responses_id_peer>";
access_log  %%TESTDIR%%/r.log r;
EOF

$t->write_file('keys', "\xef\xbb\xbf# keys, the first one signs\n"
	. "\t$old \n \n  # the next one is valid\n$key\r\n");

my (%made, %requests, $raw, $peer, $evil);

foreach my $port (8081, 8082) {
	upstream(port($port), qr/./ => sub { served($port, @_) });
}

upstream(port(8083), qr/./ => sub { fin() });

$t->run();

###############################################################################

# a response is found by its id, whichever server made it

my $round = '';

foreach my $i (1 .. 6) {
	my $made = json(posted('/v1/responses', '{"background":true}'));
	my $peer = peer($made->{id});
	my $id = $made->{id};

	is($id, signed($key, 'me', $peer, raw($id)), "signed as documented, $i");
	$round .= "$peer ";

	my @answers = (
		map({ json(get($_->[0], %{$_->[1]}, me())) }
			[ "/v1/responses/$id", {} ],
			[ "/v1/responses/$id?include[]=x", {} ],
			[ "/v1/responses/$id/", {} ],
			[ "/v1/responses/%72esp" . substr($id, 4), {} ],
			[ "/v1/responses/$id/cancel", { method => 'POST' } ]));

	is(join(' ', map { $_->{id} // '-' } @answers), join(' ', ($id) x 5),
		"retrieved, $i");

	my $next = json(posted('/v1/responses',
		qq/{"a":1,"previous_response_id":"$id"}/));

	is($next->{previous_response_id}, $id, "the id that was sent, $i");
	is(peer($next->{id}), $peer, "the server that knows it, $i");

	# the response of Open Responses repeats it

	like(posted('/open/v1/responses',
		qq/{"input":"x","stream":true,"previous_response_id":"$id"}/)
		->content(), qr/"previous_response_id":"\Q$id\E"/, "repeated, $i");

	my @events = sse_parse(get("/v1/responses/$id?stream=true", me())->content());

	is(join(' ', map { $_->{data} =~ /"id":"(resp_[^"]+)/ } @events),
		"$id $id", "a stream, $i");

	my $items = get("/v1/responses/$id/input_items", me())->content();
	is($items, '{"object":"list","data":[{"id":"msg_1","type":"message"}],'
		. '"first_id":"msg_1"}', "items keep their ids, $i");

	my $gone = json(get("/v1/responses/$id", method => 'DELETE', me()));
	is_deeply($gone, { id => $id, object => 'response.deleted', deleted =>
		JSON::PP::true() }, "deleted, $i");

	my $c = get("/v1/responses/$id", me());
	is($c->status() . $c->content(), not_found($id), "not there any more, $i");
}

is(scalar(keys %{{ map { $_ => 1 } split ' ', $round }}), 2, 'both servers');

# what else the upstream gets, and what the client

my $id = json(posted('/v1/responses', '{}'))->{id};
($raw, $peer) = (raw($id), peer($id));
my $padding = 'x' x 300_000;

foreach my $case (
	[ '{"previous_response_id":"ID"}', '{"previous_response_id":"RAW"}' ],
	[ '{"previous_response_id" : "\u0072ID","x":[1.0]}',
		'{"previous_response_id" : "RAW","x":[1.0]}' ],
	[ "{\"x\":\"$padding\",\"previous_response_id\":\"ID\"}",
		"{\"x\":\"$padding\",\"previous_response_id\":\"RAW\"}" ],
	[ '{"previous_response_id":"x","previous_response_id":"ID"}',
		'{"previous_response_id":"RAW","previous_response_id":"RAW"}' ],
	[ '{"previous_response_id":"x","previous_response_id":null}',
		'{"previous_response_id":null,"previous_response_id":null}' ],
	map { [ $_, $_ ] }
	'{"previous_response_id":null}', '{"previous_response_id":""}',
	'{"metadata":{"previous_response_id":"x"}}', '{ }', '',
) {
	my ($in, $out) = @$case;
	my $tail = substr $id, 1;

	$in =~ s/\\u0072ID/\\u0072$tail/;
	$in =~ s/ID(?=")/$id/g;
	$out =~ s/RAW/$raw/g;

	posted('/v1/responses', $in);
	my ($body) = $requests{last} =~ /\r\n\r\n(.*)/s;
	ok($body eq $out, 'sent: ' . substr $in, 0, 60);
}

posted('/set/v1/responses', qq/{"previous_response_id":"$id"}/);
like($requests{last}, qr/\{"store":true,"previous_response_id":"\Q$raw\E"\}$/,
	'with other edits');

foreach my $body ('', '[]', 'x') {
	is(json(get("/set/v1/responses/$id/cancel", method => 'POST',
		content => $body, me()))->{id} // '-', $body eq '' ? $id : '-',
		"other edits, and no object: '$body'");
}

# a server may let the client choose the id of its response

foreach my $case (
	[ '{"request_id":"resp_x","a":1}', '{"a":1}' ],
	[ '{"a":1 , "request\u005fid":{"x":[1]} }', '{"a":1  }' ],
	[ '{"id":"x","response_id":null,"request_id":"y","id":"z","a":1}',
		'{"a":1}' ],
	[ '{"id":1}', '{}' ],
	[ '{"ID":1,"Request_Id":1,"requestId":1,"a":1,"responseID":1}', '{"a":1}' ],
	[ '{"PREVIOUS_RESPONSE_ID":"x","previousResponseId":"x"}', '{}' ],
	[ '{"previous_response_id":null,"Previous_response_id":"x"}',
		'{"previous_response_id":null}' ],
	map { [ $_, $_ ] } '{"metadata":{"id":"x","request_id":"x"}}',
		'{"input":[{"id":"msg_1"}],"ids":1}',
) {
	my ($in, $out) = @$case;

	posted('/v1/responses', $in);
	my ($body) = $requests{last} =~ /\r\n\r\n(.*)/s;
	is($body, $out, "sent: $in");
}

foreach my $name (qw/ request_id response_id id requestId ID /) {
	my %other = (headers => [ 'Authorization: other' ]);

	foreach my $path (qw! /v1/responses /v1/responses/compact /chat/ !) {
		my $c = posted($path, "{\"$name\":\"$raw\"}", %other);
		my $got = json($c)->{id} // '-';

		like($got, qr/^resp_/, "$name, made: $path");
		isnt(json(get("/v1/responses/$got", %other))->{status}, 'queued',
			"$name, of another owner: $path")
			if $path eq '/chat/';
		isnt(raw($got), $raw, "$name, another response: $path");
	}
}

my $chat = json(posted('/chat/', '{}'))->{id};
is($chat, signed($key, 'me', peer($chat), $made{raw}), 'a path of another name');

# a file of a client's is no response, whatever it says

$evil = qq/{"object":"response","id":"$raw","previous_response_id":"x"}/;

foreach my $path ('/v1/files/x', '/v1/responses/../files/x',
	"/v1/responses/$id/../../files/x", '/v1/files/x?q=/responses',
	'/v1/files/x%3F')
{
	foreach my $method (qw/ GET POST /) {
		my $c = get($path, method => $method, content => '{"file":1}', me());
		is($c->content(), $evil, "$method $path is not signed");
	}
}

like(get('/v1/files/x?stream', me())->content(), qr/"id":"$raw"/,
	'a stream is not signed');

foreach my $path ('/v1/files/responses', '/v1/responses') {
	my $got = json(get("$path?file", me()))->{id} // '-';

	isnt($got, $raw, "not the id of the upstream: $path");
	is(get("/v1/responses/$got", me())->status(), 404, "nor a valid one: $path");
}

# bodies that are not for responses

foreach my $case ("{\"a\":1}\n{\"a\":2}\n", '{"a":', 'text', '[1]') {

	foreach my $type ('application/x-ndjson', 'application/json') {
		my $c = posted('/lines', $case, headers => [ "Content-Type: $type" ]);
		my ($body) = $requests{last} =~ /\r\n\r\n(.*)/s;

		is($c->status() . $body, "404$case", "passed: $type, $case");
	}

	is(posted('/chat/', $case)->status(), 400, "but not answered: $case");
}

posted('/lines', 'gz', headers => [ 'Content-Encoding: gzip' ]);
like($requests{last}, qr/gz$/, 'compressed, passed');
is(posted('/chat/', '{}', headers => [ 'Content-Encoding: gzip' ])->status(), 415,
	'compressed, not answered');
is(posted('/chat/', '{"previous_response_id":"x"}', headers =>
	[ 'Content-Type: application/octet-stream' ])->status(), 404,
	'of any type, read');

# paths

foreach my $case (
	[ '/v1/responses/ID', '/v1/responses/RAW' ],
	[ '/keys/v1/responses/ID', '/v1/responses/RAW' ],
	[ '/uri/v1/responses/ID', '/v1/responses/RAW' ],
	[ '/uri/v1/responses/ID/x%20y?a=b', '/v1/responses/RAW/x%20y?a=b' ],
	[ '/variable/v1/responses/ID?a=b', '/variable/v1/responses/RAW?a=b' ],
	[ '/v1/responses', '/v1/responses', 'POST' ],
	[ '/v1/responses/', '/v1/responses/', 'POST' ],
	[ '/v1/responses/compact', '/v1/responses/compact', 'POST' ],
	[ '/v1/responses/input_tokens/', '/v1/responses/input_tokens/', 'POST' ],
	[ '/v1/models/resp_1', '/v1/models/resp_1' ],
) {
	my ($in, $out, $method) = @$case;

	$in =~ s/ID/$id/;
	$out =~ s/RAW/$raw/;
	get($in, method => $method || 'GET', me());
	is((split ' ', $requests{last})[1], $out, "path: $case->[0]");
}

# ids that are not valid reach no server

my $other = json(posted('/v1/responses', '{}', headers =>
	[ 'Authorization: other' ]))->{id};
my $flipped = $id =~ s/(.)$/$1 eq 'A' ? 'B' : 'A'/er;

foreach my $wrong ($raw, $other, $flipped, substr($id, 0, -1), "$id=", "${id}A",
	'resp_', 'resp_!', 'x', "\U$id", signed($old, 'me', $peer, $raw),
	signed($key, '', $peer, $raw), 'x' x 3000)
{
	my $name = substr $wrong, 0, 40;
	my $shown = substr $wrong, 0, 512;

	delete $requests{last};

	foreach my $case ([ 'GET', '' ], [ 'DELETE', '' ], [ 'POST', '/cancel' ],
		[ 'GET', '/input_items' ], [ 'PUT', '' ], [ 'HEAD', '' ])
	{
		my ($method, $rest) = @$case;
		my $c = get("/v1/responses/$wrong$rest", method => $method, me());

		is($c->status() . $c->content(), $method eq 'HEAD' ? 404
			: not_found($shown), "$method, $name");
	}

	my $c = posted('/v1/responses', qq/{"previous_response_id":"$wrong"}/);

	is($c->status() . $c->content(), not_found($shown, 1), "body, $name");
	ok(!$requests{last}, "not asked, $name") or diag($requests{last});
}

# nor in a path of another name

foreach my $path ('/v1/Responses', '/v1/RESPONSE%73', '/v1/responseS') {
	delete $requests{last};

	is(get("$path/$raw", me())->status(), 404, "path: $path");
	is(posted($path, '{"previous_response_id":"x"}')->status(), 404,
		"body: $path");
	ok(!$requests{last}, "not asked: $path");

	is(json(get("$path/$id", me()))->{id}, $id, "valid, path: $path");
}

is(json(get("/v1/responses/$id", me()))->{id}, $id, 'it is there');

foreach my $rest ('', '/input_items') {
	my $path = '/chat/' . raw($chat) . $rest;
	my $c = get($path, me());

	is($c->status(), 404, "not answered: $path");
	unlike($c->content(), qr/queued|msg_1/, "nothing of it: $path");
}

# what nginx takes out of a path does not reach the server

foreach my $path ("$raw/..", "$raw/%2e%2e", "x/../$raw/../", "$raw/x/../..") {
	get("/v1/responses/$path", me());
	like($requests{last}, qr!^GET /v1/responses/ !, "path: $path");

	get("/v1/%72esponses/$path?q=$raw", me());
	like($requests{last}, qr!^GET /v1/responses/\?q=\Q$raw\E !,
		"path with arguments: $path");
}

# what servers differ about: "\" may be "/", what follows ";", "?" and "#" may not
# count, and a path may be decoded twice

foreach my $path ("responses\\$raw", "responses%5C$raw", "responses;x/$raw",
	"responses%3Bx/$raw", "\\responses/$id", "x\\responses\\$raw",
	"responses/$id;x", "responses/$id/..;/$raw", "responses/$id\\..\\$raw",
	"responses/x\\..\\$raw\\cancel", "responses;x", "responses\\",
	'responses%3F', "responses%3Fx/$raw", "responses%23/$raw",
	"responses/$id%23", "responses%252F$raw/", "responses%255C$raw",
	"%2572esponses/$raw/x", "responses/$id%253F")
{
	foreach my $method (qw/ GET POST DELETE /) {
		delete $requests{last};
		my $c = get("/v1/$path", method => $method, me());

		is($c->status(), 404, "$method, path: $path");
		ok(!$requests{last}, "$method, not asked: $path")
			or diag($requests{last});
	}
}

foreach my $path ("responses\\$raw\\x/..", "responses%5C$raw%5Cx/%2e%2e",
	"x\\..\\responses\\$raw/..")
{
	get("/v1/$path", me());
	like($requests{last}, qr!^GET /v1/ !, "path without an id: $path");
}

get('/v1/models/../m%2Fx', me());
like($requests{last}, qr!^GET /v1/models/../m%2Fx !, 'path of something else');

foreach my $wrong ('../models', '..', '.', 'a\\b', 'a;b', 'a?b', 'a#b', 'a%2fb') {
	$requests{last} = 'none';
	is(get('/v1/responses/' . signed($key, 'me', $peer, $wrong), me())
		->status() . " $requests{last}", '404 none',
		"signed, but another path: $wrong");
}

foreach my $wrong ('1', '{}', '["x"]', 'true') {
	is(posted('/v1/responses', "{\"previous_response_id\":$wrong}")->status(),
		404, "no string: $wrong");
}

is(get("/page/v1/responses/$raw", me())->content(), 'page', 'error_page, path');
is(posted('/page/v1/responses', '{"previous_response_id":"x"}')->content(),
	'page', 'error_page, body');

# a body that cannot be read

foreach my $case (
	[ '{"x":', 400 ], [ '[]', 400 ], [ "\0{\0}", 400 ], [ 'x', 400 ],
	[ '{}', 415, 'Content-Encoding: gzip' ],
	[ '{"previous_response_id":"x"}', 404, 'Content-Type: application/pdf' ],
	[ '{"previous_response_id":"x"}', 404, 'Content-Type: text/plain' ],
) {
	my ($body, $status, @headers) = @$case;
	is(posted('/v1/responses', $body, headers => [ 'Authorization: me',
		@headers ])->status(), $status, "a body: $body @headers");
}

is(posted('/v1/audio', '[]')->status(), 404, 'not of a response');
like($requests{last}, qr!^POST /v1/audio!, 'it is passed');

# keys, and owners

my $with_old = json(posted('/keys/v1/responses', '{}'))->{id};
is($with_old, signed($old, 'me', peer($with_old), raw($with_old)),
	'the first key of a file');
is(json(get("/keys/v1/responses/$with_old", me()))->{id}, $with_old, 'it is valid');
is(json(get("/keys/v1/responses/$id", me()))->{id}, $id,
	'the second key is valid, and the client sees the id that it knows');
is(get("/v1/responses/$with_old", me())->status(), 404, 'a key that is gone');
is(raw(json(posted('/shared/v1/responses', '{}'))->{id}),
	$made{raw}, 'without owner and peer');

# affinity without addresses

foreach my $i (1 .. 6) {
	my $made = json(posted('/hash/v1/responses', '{}'));
	like(peer($made->{id}), qr/^[0-9a-f]{32}$/, 'the peer is a word');
	is(json(get("/hash/v1/responses/$made->{id}", me()))->{id}, $made->{id},
		'found by hash');
}

# another location after a failure, a stream that is held, dry run, off, cache

is(json(get("/then/v1/responses/$id", me()))->{id}, $id, 'after error_page');

my @events = sse_parse(posted('/held/v1/responses', '{"stream":true}')->content());
my %ids = map { $_ => 1 } map { $_->{data} =~ /"id":"(resp_[^"]+)/ } @events;
is(join(' ', keys %ids), signed($key, 'me', peer((%ids)[0]), $made{raw}), 'held');

is(json(posted('/dry/v1/responses', '{}'))->{id}, $made{raw}, 'dry run');
is((split ' ', $requests{last})[1], '/v1/responses', 'dry run, request');
is(json(posted('/off/v1/responses', '{}'))->{id}, $made{raw}, 'off');
is((split ' ', (get("/off/v1/responses/$raw", me()), $requests{last})[1])[1],
	"/v1/responses/$raw", 'off, path');

foreach my $where ('dry', 'off') {
	is(posted("/$where/v1/responses", '{}', headers => [ 'Authorization: me',
		'Content-Encoding: gzip' ])->status(), 200, "$where, not read");
}

foreach my $i (1 .. 2) {
	is(json(get("/cached/v1/responses/$id", me()))->{id}, $id, "cache, $i");
}

is(get("/cached/v1/responses/$id", headers => [ 'Authorization: other' ])->status(),
	404, 'of another owner, in the cache');

# what cannot be signed is not sent

foreach my $case (
	[ 'list', 502 ], [ 'invalid', 502 ], [ 'number', 200 ],
	[ 'encoded', 502 ], [ 'none', 200 ],
) {
	my ($what, $status) = @$case;
	my $c = posted('/v1/responses', "{\"$what\":true}");

	is($c->status(), $status, "$what, status");
	unlike($c->content(), qr/$made{raw}/, "$what, its id");
}

# HTTP/2, and logs

my $h2 = h2(port => 8084);
my $c = $h2->get("/v1/responses/$id", fields => [ authorization => 'me' ]);
$c->wait();
is(json($c)->{id}, $id, 'HTTP/2');

$c = $h2->get('/v1/responses', method => 'POST',
	content => qq/{"previous_response_id":"$raw"}/,
	fields => [ authorization => 'me' ]);
$c->wait();
is($c->status(), 404, 'HTTP/2, not valid');
$h2->close();

get("/v1/responses/$id?log", me());
like(logged($t, 'r.log', qr/$raw/), qr!^/v1/responses/$raw 200 $peer <$raw> <$peer>$!m,
	'the log has the ids of the server');

unlike($t->read_file('error.log'), qr/$key|$old/, 'no key in the log');

$t->stop();

# the configuration

my $long = 'k' x 16;

foreach my $case (
	[ 'short', qr/key 1 in "responses_sign_id" directive is shorter than 16/ ],
	[ "$long file:short", qr/key 2 in .* is shorter than 16/ ],
	[ 'file:nowhere', qr/cannot read keys in ".*nowhere" \(2: / ],
	[ "$owner peer=x", qr/"responses_sign_id" directive has no key/ ],
	[ 'file:empty', qr/"responses_sign_id" directive has no key/ ],
	[ 'file:comment', qr/"responses_sign_id" directive has no key/ ],
	[ 'file:long', qr/the file of keys ".*long" is larger than 65536 bytes/ ],
	[ 'file:full', qr/test is successful/ ],
	[ "$long owenr=secret", qr/invalid parameter "owenr=" in .* expected keys/ ],
	[ "$long owner=a owner=b", qr/invalid parameter "owner=b" .* each one once/ ],
	[ '${x}yzabcdefghijkl', qr/"responses_sign_id" directive has a variable in/ ],
	[ "$long; responses_sign_id $long", qr/directive is duplicate/ ],
	[ "$long; responses_dry_run on",
		qr/warn.*"responses_sign_id" with "responses_dry_run on" passes all/ ],
	[ "$long; responses off",
		qr/warn.*"responses_sign_id" has no effect, "responses" is off/ ],
	[ $long, qr/test is successful/ ],
	[ 'c2VjcmV0c2VjcmV0c2VjcmV0c2VjcmV0cw==', qr/test is successful/ ],
) {
	my ($args, $message) = @$case;

	$t->write_file('short', "123\n");
	$t->write_file('empty', "\n\n");
	$t->write_file('comment', "# $long\n \t\n\t#$long");
	$t->write_file('full', "$long\n" x (65536 / 17) . '#');
	$t->write_file('long', "$long\n" x (65536 / 17) . '##');
	$t->write_http(server('listen 127.0.0.1:8080; responses on;',
		'/' => "responses_sign_id $args;"));

	my $said = $t->conf_test('nginx.conf');

	like($said, $message, "nginx -t: $args");
	unlike($said, qr/$long|secret/, "not told: $args");
}

###############################################################################

# an id by the documentation alone

sub signed {
	my ($key, $owner, $peer, $id) = @_;

	my $mac = hmac_sha256(pack('N/a* N/a* N/a*', $owner, $peer, $id), $key);

	return 'resp_' . encode_base64url(pack('C/a* a8 a*', $peer, $mac, $id));
}


sub peer { return (unpack 'C/a* a8 a*', decode_base64url(substr $_[0], 5))[0] }
sub raw { return (unpack 'C/a* a8 a*', decode_base64url(substr $_[0], 5))[2] }
sub me { return (headers => [ 'Authorization: me' ]) }


sub json {
	my ($c) = @_;
	return decode($c->content()) || {};
}


sub posted {
	my ($uri, $body, %o) = @_;
	return get($uri, method => 'POST', content => $body, me(), %o);
}


sub not_found {
	my ($id, $previous) = @_;

	return '404{"error":{"message":"'
		. ($previous ? 'Previous response' : 'Response')
		. " with id '$id' not found.\",\"type\":\"invalid_request_error\","
		. ($previous ? '"param":"previous_response_id",'
			. '"code":"previous_response_not_found"'
			: '"param":"id","code":null') . '}}';
}


# a server: it says in its errors what it was asked for

sub served {
	my ($port, $path, $request) = @_;

	my ($method, $body) = $request =~ /^(\S+).*?\r\n\r\n(.*)/s;
	my $made = $made{$port} ||= {};

	$requests{last} = $request;

	return $path =~ /stream/ ? answer(join '', stream(1, id => $raw))
		: json_answer($evil) if $path =~ m!^/v1/(?:responses/\.\./)?files!
			|| $path eq '/v1/responses?file';

	return error('404 Not Found', $path)
		unless $path =~ m!^(?:/\w+)?/v1/responses(?:/([^/?]+))?(/[^?]+)?!i;

	my ($id, $rest) = ($1, $2 // '');

	if (!defined $id || $method eq 'POST' && $rest eq '') {
		my ($previous) = $body =~ /"previous_response_id" ?: ?"([^"]+)"\S*$/;

		return error('400 Bad Request', $previous)
			if $previous && !exists $made->{$previous};

		$id = "resp_${port}_" . ++$made{n};

		# as vLLM and SGLang

		$id = $1 if $body =~ /"(?:request_?|response_?|)id":"([^"]+)"/i;

		$made->{$id} = $previous;
		$made{raw} = $id;

		return response($id, $previous, $body);
	}

	return error('404 Not Found', $id) unless exists $made->{$id};

	return json_answer('{"object":"list","data":[{"id":"msg_1","type":'
		. '"message"}],"first_id":"msg_1"}') if $rest =~ /input_items/;

	if ($method eq 'DELETE') {
		delete $made->{$id};
		return json_answer(qq/{"id":"$id","object":"response.deleted",/
			. '"deleted":true}');
	}

	return response($id, $made->{$id}, $path =~ /stream=true/
		? '"stream":true' : '');
}


sub response {
	my ($id, $previous, $body) = @_;

	my $members = qq/"id":"$id","object":"response","status":"queued",/
		. '"previous_response_id":' . ($previous ? "\"$previous\"" : 'null');

	return answer(join '', stream(3, id => $id)) if $body =~ /"stream":true/;
	return json_answer("{\"object\":\"list\",\"data\":[{$members}]}")
		if $body =~ /"list"/;
	return json_answer("{$members") if $body =~ /"invalid"/;
	return json_answer('{"object":"response","id":7}') if $body =~ /"number"/;
	return json_answer('{"object":"response","id":null}') if $body =~ /"none"/;
	return json_answer("{$members}", 'Content-Encoding: gzip')
		if $body =~ /"encoded"/;

	return json_answer("{$members,\"output\":[]}");
}


sub json_answer {
	my ($json, @headers) = @_;
	return answer($json, type => 'application/json', framing => 'length',
		headers => \@headers);
}


sub error {
	my ($status, $id) = @_;
	return answer(qq/{"error":{"message":"No response '$id'."}}/,
		status => $status, type => 'application/json', framing => 'length');
}
