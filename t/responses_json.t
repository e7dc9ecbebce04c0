#!/usr/bin/perl

# Tests for ngx_http_responses_module, JSON responses: they pass unchanged from
# any source, or with rules; all is known of them.  Where a rule hides, what
# cannot be read is not sent.  What rules make of a body, and what is logged
# of it, are streams: t/streams/json.

use IO::Compress::Gzip qw/ gzip /;
use IO::Uncompress::Gunzip qw/ gunzip /;

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses;

###############################################################################

my $t = Test::Nginx->new()->has(qw/http http_v2 proxy cache gzip gunzip map
	rewrite ssi http_sub addition/);

# the same ways to a client, without rules and with some; most of what is in
# "file" goes through a temporary file

my %ways = (
	'' => 'proxy_buffering off;',
	buffered => '',
	small => 'proxy_buffer_size 512; proxy_buffers 2 512;
		proxy_busy_buffers_size 512;',
	file => 'proxy_store %%TESTDIR%%/stored%%PORT%%; proxy_buffer_size 4k;
		proxy_buffers 2 4k; proxy_busy_buffers_size 4k;',
	cache => 'proxy_cache one; proxy_cache_valid 200 1m; sendfile on;',
	static => 'alias %%TESTDIR%%/files/; sendfile on;',
	tried => 'alias %%TESTDIR%%/files/; responses_dry_run on;',
	pieces => 'alias %%TESTDIR%%/files/; output_buffers 3 700;',
	gunzip => 'gunzip on;',
	gzip => 'gzip on; gzip_types application/json; gzip_min_length 1;',
	any => 'responses_types *;',
	limit => 'responses_max_event_size 2k;',
	page => 'responses_max_event_size 2k; error_page 502 @unread;',
	'@unread' => 'default_type application/json;
		return 502 \'{"error":{"message":"unread"}}\';',
	wait => 'proxy_read_timeout 1s; proxy_buffering off;',
	sub => 'sub_filter resp_1 resp_2; sub_filter_types application/json;',
	ssi => 'ssi on; ssi_types application/json;',
	'= /part.html' => 'ssi on; default_type text/html;
		return 200 \'<!--#include virtual="/good?part" -->\';',
	'/accel' => '',
	'/return' => 'default_type application/json;
		return 200 \'{"id":"r","object":"response","instructions":1}\';',
	off => 'responses off;',
	if => 'responses $arg_on;',
	dry => 'responses_dry_run on;',
	dryany => 'responses_dry_run on; responses_types *;',
	added => 'add_after_body /after; addition_types application/json
		text/event-stream; client_body_buffer_size 1k;',
	addedany => 'add_after_body /after; addition_types *;
		client_body_buffer_size 1k; responses_types *;',
	'= /after' => 'proxy_pass http://127.0.0.1:8081/after;',
);

my ($plain, $ruled, $shown) = (8080, 8082, 8084);

sub ways {
	my ($port, $rules) = @_;
	my $http2 = $port + 10;

	return server("listen 127.0.0.1:$port; listen 127.0.0.1:$http2 http2;"
		. $rules, %ways) =~ s/%%PORT%%/$port/gr;
}

# rules that hide; that do not, conditions, rules that say nothing about JSON

$t->write_http(ways($plain, '') . ways($ruled, '
	responses_hide_item    reasoning;
	responses_hide_field   response.instructions
	                       response.output.*.encrypted_content;
	responses_set_field    response.metadata.edge
	                       "edge $responses_total_tokens";
	responses_rewrite_text secret ***;',
) . server("listen 127.0.0.1:$shown; proxy_buffering off;",
	'' => 'responses_rewrite_text secret ***; responses_max_event_size 2k;',
	held => 'responses_hide_item reasoning if=$arg_public;
		responses_hide_field response.instructions if=$arg_public;',
	none => 'responses_hide_event response.reasoning*;
		responses_hide_field obfuscation part.logprobs;
		responses_set_field item.x y;
		responses_add_event a.b after=response.created;',
) . <<'EOF');
log_format r escape=none '$server_port $request_uri $status '
                         '[$responses_skipped] $responses_json';
access_log %%TESTDIR%%/r.log r;

proxy_cache_path %%TESTDIR%%/cache keys_zone=one:1m;
proxy_cache_key $uri;
proxy_http_version 1.1;

types {
    application/json  json;
}

responses on;
EOF

# a response as it is sent, and as the client gets it

sub response {
	my ($text, $rules) = @_;

	my $reasoning = '{"id":"rs_1", "type":"reasoning","summary":[],'
		. '"encrypted_content":"gAAA"} ,';
	my $instructions = '"instructions" : "be secret",';
	my $metadata = $rules ? '{"edge":"edge 18"}' : '{}';

	($reasoning, $instructions) = ('', '') if $rules;
	$text =~ s/secret/***/g if $rules;

	return " {\"id\":\"resp_1\",\n\"object\":\"response\",\"status\":"
		. "\"completed\",$instructions\"metadata\":$metadata,\"n\":1.0e1,"
		. "\"output\":[${reasoning}{\"type\":\"message\",\"content\":["
		. "{\"type\":\"output_text\",\"text\":\"$text\"}]}],\"usage\":"
		. '{"input_tokens":11,"output_tokens":7,"total_tokens":18}}' . "\n";
}

my ($good, $good_out) = map { response('a secret', $_) } 0, 1;
my ($long, $long_out) = map { response("long secret \xc3\xa9 " x 9000, $_) }
	0, 1;

my %bodies = (
	good => $good,
	foreign => '{"object":"list","data":[{"id":"m","object":"model"}],'
		. '"instructions":1}',
	empty => '',
	blank => " \r\n",
	array => "[$good]",
	half => substr($good, 0, 200),
	comma => $good =~ s/\}\s*\z/,}/r,
	two => "$good$good",
	bom => "\xef\xbb\xbf$good",
	latin => $good =~ s/secret/secr\xe9t/r,
	deep => $good =~ s/1\.0e1/'[' x 70 . ']' x 70/er,
	html => "<html>$good",
	utf16 => pack('n*', unpack 'C*', " $good"),
	mark => pack('v*', 0xfeff, unpack 'C*', $good),
	unknown => '{"instructions":"' . 'secret ' x 90000 . '"}',
);

my @header = ('ETag: "x"', 'Accept-Ranges: bytes',
	'Last-Modified: Mon, 28 Sep 1970 06:00:00 GMT');
my %o = (type => 'application/json; charset=utf-8');
my $error = event('error', '"error":{"code":"slow_down","message":"no"}');
my $c;

upstream(port(8081),
	qr!^/long! => sub { answer([ random_cuts($long, 7, 9000) ], %o) },
	qr!^/accel! => sub { answer('{}', framing => 'length', %o,
		headers => [ 'X-Accel-Redirect: /static/long.json' ]) },
	qr!^/tag! => sub { answer($good =~ s/resp_1/<!--#echo var='a'-->/r,
		%o) },
	qr!^/length/(\w+)! => sub { answer($1 eq 'long' ? $long : $bodies{$1},
		framing => 'length', %o, headers => \@header) },
	qr!^/close! => sub { answer($long, framing => 'close', %o) },
	qr!^/drip! => sub { answer([ drip($good) ], %o) },
	qr!^/gz! => sub { gzip(\$good, \my $gz);
		answer($gz, framing => 'length', %o,
			headers => [ 'Content-Encoding: gzip' ]) },
	qr!^/part! => sub { answer(substr($good, 0, 10), framing => 'length',
		status => '206 Partial Content', %o,
		headers => [ 'Content-Range: bytes 0-9/20' ]) },
	qr!^/status/(\d+)! => sub { answer($good, framing => 'length',
		status => "$1 Status", %o) },
	qr!^/nobody/(\d+)! => sub { "HTTP/1.1 $1 None\r\n"
		. "Content-Type: application/json\r\n\r\n" },
	qr!^/events/(\d+)! => sub { answer($error, status => "$1 Error",
		framing => 'length') },
	qr!^/cut! => sub { answer([ substr($good, 0, 300), pause(0.1),
		rst() ], %o) },
	qr!^/short! => sub { (head(%o) . "Content-Length: 1000\r\n\r\n",
		substr($good, 0, 300), pause(0.1), fin()) },
	qr!^/badchunk! => sub { answer([ substr($good, 0, 300), pause(0.1),
		sub { $_[0]{out} .= "zz\r\n"; 1 }, sub { 0 } ], %o) },
	qr!^/hold! => sub { answer([ substr($good, 0, 300), sub { 0 } ], %o) },
	qr!^/late! => sub { answer([ substr($good, 0, 300),
		sub { $c->{late} || $c->{bytes} }, substr($good, 300) ], %o) },
	qr!^/stream! => sub { answer([ "\n", join('', stream(2)) ]) },
	qr!^/labelled! => sub { answer([ "\n", join('', stream(2)) ], %o) },
	qr!^/text! => sub { answer([ ' ', 'data is', ' text' ],
		type => 'text/plain') },
	qr!^/once! => sub { head(type => 'text/plain')
		. "Transfer-Encoding: chunked\r\n\r\n"
		. "1\r\n \r\n7\r\ndata is\r\n0\r\n\r\n" },
	qr!^/plain! => sub { answer([ " \r", "\n", $good ],
		type => 'text/plain') },
	qr!^/wide! => sub { answer($bodies{mark}, type => 'text/plain') },
	qr!^/v1/responses! => sub { answer('{"instructions":"secret"}', %o) },
	qr!^/after! => sub { answer('after ' . $_[1] =~ tr/x//,
		type => 'text/plain', framing => 'length') },
	qr!^/(\w+)! => sub { my $uri = $1; my ($method) = $_[1] =~ /^(\w+)/;
		$method eq 'HEAD' ? answer($good, framing => 'length', %o,
			headers => \@header) : answer($bodies{$uri}, %o) },
);

mkdir $t->testdir() . '/files';
$t->write_file('files/long.json', $long);

# Whatever way it takes: the path, options of the request; the body is the long
# one if nothing else is said, as it is sent and after rules.

my @all = (
	[ '/long' ], [ '/long?1.0', [], version => '1.0' ], [ '/close' ],
	[ '/length/long' ], [ '/drip', [ $good, $good_out ] ],
	[ '/buffered/long' ], [ '/buffered/length/long' ], [ '/small/long' ],
	[ '/file/long' ], [ '/cache/length/long?miss' ],
	[ '/cache/length/long?hit' ], [ '/static/long.json' ],
	[ '/pieces/long.json' ], [ '/gunzip/gz', [ $good, $good_out ] ],
	[ '/any/good', [ $good, $good_out ] ],
	[ '/any/plain', [ " \r\n$good", " \r\n$good_out" ] ],
	[ '/any/drip', [ $good, $good_out ] ],
	[ '/status/201', [ $good, $good_out ] ], [ '/accel' ],
	[ '/ssi/tag', [ map { s/resp_1/(none)/r } $good, $good_out ] ],
	[ '/sub/good', [ map { s/resp_1/resp_2/r } $good, $good_out ] ],
);

# what is not for rules, or not processed: the path, the body, what is logged

my @passed = (
	[ '/foreign', $bodies{foreign}, '200 [foreign] null' ],
	[ '/array', $bodies{array}, '200 [foreign] null' ],
	[ '/any/array', $bodies{array}, '200 [foreign] null' ],
	[ '/empty', '', '200 [foreign] null' ],
	[ '/any/empty', '', '200 [foreign] null' ],
	[ '/any/blank', $bodies{blank}, '200 [foreign] null' ],
	[ '/any/text', ' data is text', '200 [foreign] null' ],
	[ '/any/once', ' data is', '200 [foreign] null' ],
	[ '/any/wide', $bodies{mark}, '200 [foreign] null' ],
	[ '/part.html', $good, '200 [type] null' ],
	[ '/off/good', $good, '200 [off] null' ],
	[ '/if/good?on=0', $good, '200 [off] null' ],
	[ '/nobody/204', '', '204 [status] null' ],
	[ '/nobody/304', '', '304 [status] null' ],
	[ '/status/404', $good, '404 [] {"id":"resp_1"' ],
	[ '/status/500', $good, '500 [] {"id":"resp_1"' ],
	[ '/dry/good', $good, '200 [] {"id":"resp_1"' ],
	[ '/dry/half', $bodies{half}, '200 [] {"id":"resp_1"' ],
	[ '/events/429', $error, '429 [] {"id":null' ],
);

# refused where a rule hides, passed as it came where rules do not

my @refused = (qw! /half /comma /two /bom /latin /deep /html /part /gz /cut
	/short /badchunk /wait/hold /buffered/cut /limit/unknown
	/limit/length/unknown /limit/long /any/half /any/cut /any/utf16
	/any/mark !);

$t->run();

###############################################################################

foreach my $port ($plain, $ruled) {
	my $rules = $port == $ruled;

	foreach my $way (@all) {
		my ($uri, $body, %opt) = @$way;
		my $want = $body && @$body ? $body->[$rules]
			: $rules ? $long_out : $long;
		my $a = get($uri, port => $port, %opt)->answer(0);

		ok($a->{body} eq $want, "$port, $uri, body");
		ok($a->{complete}, "$port, $uri, complete");
		is(record($port, $uri)->{total_tokens}, 18,
			"$port, $uri, tokens");
	}

	foreach my $case (@passed) {
		my ($uri, $body, $log) = @$case;

		is(get($uri, port => $port)->content(), $body,
			"$port, $uri, passed");
		like(line($port, $uri), qr/^\Q$log\E/, "$port, $uri, logged");
	}

	foreach my $uri (@refused) {
		$c = get($uri, port => $port);

		$rules ? is($c->status() . ($c->content() =~ /secret|reasoning/),
			502, "$port, $uri, refused")
			: ok($c->status() < 300 && length $c->content(),
			"$port, $uri, passed");
	}

	# event streams

	like(get($_, port => $port)->content(), qr/^event: response.created\n/m,
		"$port, $_, an event stream") foreach '/any/stream', '/any/labelled';

	# header fields of what was changed, and of what was not

	foreach my $uri (qw! /length/good /cache/length/good !) {
		my @fields = get($uri, port => $port)->headers()
			=~ /^(ETag|Accept-Ranges|Last-Mod|Content-L)/mg;
		is(scalar @fields, $rules ? 1 : 4, "$port, $uri, fields");
	}

	my @fields = get('/good', port => $port, method => 'HEAD')->headers()
		=~ /^(ETag|Accept-Ranges|Last-Mod|Content-L)/mg;
	is(scalar @fields, $rules ? 0 : 4, "$port, HEAD, fields");

	@fields = get('/length/foreign', port => $port)->headers()
		=~ /^(ETag: "x"|Last-Modified|Content-Length:\ \d+|Accept-R)/mg;
	is(scalar @fields, $rules ? 3 : 4, "$port, not changed, fields");

	# ranges are of what is sent, which rules make later

	foreach my $uri (qw! /static/long.json?r /cache/length/long?r
		/tried/long.json !)
	{
		$c = get($uri, port => $port, headers => [ 'Range: bytes=0-99' ]);
		is($c->status() . (length $c->content()),
			!$rules || $uri =~ /tried/ ? '206100'
				: '200' . length $long_out, "$port, $uri, range");
	}

	# a dry run changes nothing, and nothing waits for the end

	foreach my $uri (qw! /dry/length/good /tried/long.json !) {
		my @fields = get($uri, port => $port)->headers()
			=~ /^(ETag|Accept-Ranges|Last-Mod|Content-L)/mg;
		is(scalar @fields, 4, "$port, $uri, fields");
	}

	foreach my $uri (qw! /dry/late /dryany/late !) {
		$c = client(uri => $uri, port => $port);
		ok(pump(sub { $c->{bytes} }), "$port, $uri, not held");
		$c->{late} = 1;
		$c->wait();
		is($c->content(), $good, "$port, $uri, not changed");
	}

	$c = get('/gzip/long', port => $port,
		headers => [ 'Accept-Encoding: gzip' ]);
	my $packed = $c->content();
	gunzip(\$packed, \my $unpacked);
	ok($unpacked eq ($rules ? $long_out : $long), "$port, encoded by nginx");

	# a subrequest that comes with the header still has the request body

	foreach my $uri (qw! /added/good /addedany/plain /addedany/stream
		/addedany/labelled !) {
		$c = get($uri, port => $port, method => 'POST',
			content => 'x' x 20000);
		like($c->content(), qr/after 20000\z/,
			"$port, $uri, a subrequest");
	}

	foreach my $uri (qw! /added/good /added/long !) {
		my ($in, $out) = $uri =~ /long/ ? ($long, $long_out)
			: ($good, $good_out);

		$c = get($uri, port => $port, method => 'POST', content => 'x');
		ok($c->content() eq ($rules ? $out : $in) . 'after 1',
			"$port, $uri, all of it");
	}

	# connections that are kept alive, and HTTP/2

	$c = client(port => $port);
	$c->request(uri => $_) foreach qw! /good /foreign /long /status/404 !;
	$c->wait();
	my @want = ($rules ? $good_out : $good, $bodies{foreign},
		$rules ? $long_out : $long, $good);
	ok($c->answer($_)->{body} eq $want[$_], "$port, request $_")
		foreach 0 .. 3;

	my $h2 = h2(port => $port + 10);
	my @streams = map { $h2->get($_) } qw! /good /static/long.json !;
	ok($streams[$_]->whole() eq $want[2 * $_], "$port, HTTP/2, $_")
		foreach 0, 1;

	# the client leaves

	$c = client(uri => '/hold?left', port => $port);
	pump(sub { $c->{bytes} }, 0.3);
	$c->close();
	like(line($port, '/hold?left'), $rules ? qr/^499 / : qr/^200 .*"aborted"/,
		"$port, the client leaves");
}

is(get('/return', port => $ruled)->content(), '{"id":"r","object":"response"}',
	'a response of nginx');
is(get('/v1/responses/resp_1', port => $ruled)->content(), '{}',
	'a response was asked for');
is(get('/cache/length/good')->content(), $good,
	'the cache has what the upstream sent');
is(record($plain, '/if/good?on=0'), undef, 'off by variable');
is(get('/if/good?on=1', port => $ruled)->content(), $good_out,
	'on by variable');

foreach my $uri (qw! half unknown length/unknown cut !) {
	$c = get("/page/$uri", port => $ruled);
	is($c->status() . $c->content(), '502{"error":{"message":"unread"}}',
		"$uri, error page");
}

# no rule hides

foreach my $uri (qw! /half /comma /long /length/long !) {
	ok(get($uri, port => $shown)->content()
		eq ($uri =~ /long/ ? $long : $bodies{$uri =~ s!/!!r}),
		"$uri, no rule hides");
}

$c = get('/cut', port => $shown);
is($c->content(), substr($good, 0, 300), 'cut, no rule hides');
ok(!$c->complete(), 'cut, not complete');

# nothing is held unless a rule may change it

foreach my $uri (qw! /none/late /held/late !) {
	$c = client(uri => $uri, port => $shown);
	ok(pump(sub { $c->{bytes} }), "$uri, not held");
	$c->{late} = 1;
	$c->wait();
	is($c->content(), $good, "$uri, not changed");
}

$c = client(uri => '/held/late?public=1', port => $shown);
ok(!pump(sub { $c->{bytes} }, 0.5), 'held where a condition holds');
$c->{late} = 1;
$c->wait();
unlike($c->content(), qr/instructions|reasoning/, 'condition holds');

my $errors = $t->read_file('error.log');

like($errors, $_, "told: $_") foreach (
	qr/\[error\].*JSON that is invalid, it is refused/,
	qr/\[warn\].*invalid JSON: .* near byte \d+/,
	qr/\[error\].*JSON that is longer than .*refused/,
	qr/\[error\].*a response with "Content-Encoding: gzip"/,
	qr/\[warn\].*JSON that is invalid, rules are not applied/,
);

###############################################################################

sub line {
	my ($port, $uri) = @_;

	$port = port($port);

	my ($line) = logged($t, 'r.log', qr/^$port \Q$uri\E .*\n/m)
		=~ /^$port \Q$uri\E (.*)$/m;

	return $line;
}


sub record {
	return decode(line(@_) =~ s/^\d+ \S+ //r);
}
