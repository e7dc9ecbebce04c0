#!/usr/bin/perl

# Tests for ngx_http_responses_module, responses by their header: which are
# processed, why others are not, which are refused where a rule hides, and
# what the header is then.

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses;

###############################################################################

my $in = event('response.a') . event('response.b');
my $out = join '', numbered(event('response.a'), event('response.b'));
my $packed = "\x1f\x8b\x08" . 'x' x 40;
my $binary = join '', map { chr } reverse 0 .. 255;
my $chat = "data: {\"object\":\"chat.completion.chunk\"}\n\n";
my $json = '{"object":"response","status":"completed","output":[]}';
my $hush = '{"object":"response","status":"completed","output":[{"type":'
	. '"reasoning","encrypted_content":"hush"}]}';
my $lines = $hush =~ s/([,\[\]])/$1\n/gr;
my $list = " \r\n\t[1, 2]\n\n";

my @fields = ('ETag: "x"', 'Accept-Ranges: bytes',
	'Last-Modified: Mon, 28 Sep 2026 06:00:00 GMT', 'X-Other: stays');

# what the upstream sends

my %sends = (
	stream => sub { answer($in, headers => \@fields) },
	length => sub { answer($in, framing => 'length', headers => \@fields) },
	yes => sub { answer($in, headers => [ 'X-Accel-Buffering: yes' ]) },
	no => sub { answer($in, headers => [ 'X-Accel-Buffering: No' ]) },
	textno => sub { answer('text', type => 'text/plain',
		headers => [ 'X-Accel-Buffering: no' ]) },
	upper => sub { answer($in, type => 'Text/Event-Stream') },
	charset => sub { answer($in, type => 'text/event-stream;charset=utf-8') },
	param => sub { answer($in, type => 'text/event-stream ; x=y') },
	longer => sub { answer($in, type => 'text/event-streams') },
	shorter => sub { answer($in, type => 'text/event') },
	plain => sub { answer($in, type => 'text/plain') },
	plainlength => sub { answer($in, type => 'text/plain',
		framing => 'length') },
	labelled => sub { answer($in, type => 'application/json') },
	notype => [ "HTTP/1.1 200 OK\r\nContent-Length: " . length($in)
		. "\r\n\r\n$in" ],
	chat => sub { answer($chat) },
	text => sub { answer("data is\n\nplain\n\n", type => 'text/plain') },
	html => sub { answer('<p>', type => 'text/html') },
	empty => sub { answer('', type => 'text/html', framing => 'length') },
	binary => sub { answer($binary, type => 'image/png') },
	json => sub { json($json, framing => 'length') },
	list => sub { json($list) },
	bytes => sub { json([ split //, "\n $json\n\n" ]) },
	error => sub { json('{"error":{"code":"x"}}') },
	hush => sub { answer($hush) },
	lines => sub { answer("$lines\n\n") },
	gz => sub { answer($packed, headers => [ 'Content-Encoding: gzip' ]) },
	jsongz => sub { json($packed, headers => [ 'Content-Encoding: gzip' ]) },
	(map { my $encoding = $_; lc("as$encoding") =~ s/-//r => sub {
		answer($in, headers => [ "Content-Encoding: $encoding" ]) } }
		'identity', 'None', 'UTF-8', ''),
	asnonejson => sub { json($json, headers => [ 'Content-Encoding: none' ]) },
	nones => sub { answer($packed, headers => [
		'Content-Encoding: none, gzip' ]) },
	twice => sub { answer($in,
		type => 'text/event-stream, text/event-stream') },
	twicechat => sub { answer($chat,
		type => 'text/event-stream,text/event-stream') },
	twicejson => sub { answer($json,
		type => 'application/json, text/event-stream') },
	other => sub { answer($in, type => 'text/plain, text/event-stream') },
	control => sub { answer($packed, headers => [
		"Content-Encoding: ab\x1b[2J" ]) },
	201 => sub { answer($in, status => '201 Created') },
	204 => [ "HTTP/1.1 204 No Content\r\nContent-Type: text/event-stream"
		. "\r\n\r\n" ],
	206 => sub { partial('text/event-stream') },
	'206audio' => sub { partial('audio/mpeg') },
	'206parts' => sub { partial('multipart/byteranges; boundary=x') },
	304 => [ "HTTP/1.1 304 Not Modified\r\nETag: \"x\"\r\n\r\n" ],
	404 => sub { answer('<p>', status => '404 X', type => 'text/html') },
	500 => sub { answer($in, status => '500 X', framing => 'length',
		headers => \@fields) },
	redirect => [ head(headers => [ 'X-Accel-Redirect: /stream',
		'Content-Length: 0' ]) . "\r\n" ],
	upgrade => [ "HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade"
		. "\r\nUpgrade: websocket\r\n\r\nhello", fin() ],
	early => [ "HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\n", pause(0.05),
		json($hush), fin() ],
	old => [ "$hush\n", fin() ],
	101 => [ "HTTP/1.1 101 Switching Protocols\r\n\r\n$hush", fin() ],
	include => sub { answer('<!--# include virtual="/stream" -->',
		type => 'text/plain') },
);

# The locations, with what they have beside "responses on".

my %places = (
	'' => '',
	off => 'responses off;',
	switch => 'responses $switch;',
	if => 'responses off; if ($arg_on) { responses on; }',
	any => 'responses_types *;',
	json => 'responses_types application/json text/plain;',
	'json/inner' => 'responses_types text/html;',
	dry => 'responses_dry_run on;',
	passed => 'proxy_pass_header X-Accel-Buffering;',
	nochunk => 'chunked_transfer_encoding off;',
	ranges => 'proxy_force_ranges on;',
	ssi => 'ssi on; ssi_types text/plain;',
	gzip => 'gzip on; gzip_min_length 1; gzip_types *;',
	upgrade => 'proxy_set_header Upgrade $http_upgrade;
		proxy_set_header Connection upgrade;',
	hide => 'responses_types application/json;
		responses_hide_item reasoning;',
	field => 'responses_hide_field response.instructions if=$arg_on;',
	event => 'responses_hide_event error;',
	set => 'responses_set_field response.model x;',
	drydrop => 'responses_dry_run on; responses_hide_item reasoning;',
	page => 'responses_hide_item reasoning; error_page 502 /502.json;',
	beat => 'responses_types *; responses_heartbeat 1s;',
);

my $refused = qr/"message":"Bad Gateway"/;
my $no = 'X-Accel-Buffering: no';

# What is asked for; $responses_skipped, status and body; and fields of the
# header that are there, or not there if they begin with "!".

my @rows = (
	[ 'stream', '-', 200, $out, $no, 'X-Other: stays', '!ETag', '!Content-L',
		'!Accept-Ranges', '!Last-Modified',
		'Content-Type: text/event-stream' ],
	[ 'length', '-', 200, $out, $no, '!ETag', '!Content-L' ],
	[ 'yes', '-', 200, $out, $no, '!X-Accel-Buffering: yes' ],
	[ 'no', '-', 200, $out, $no ],
	[ 'passed/no', '-', 200, $out, 'X-Accel-Buffering: No' ],
	[ 'passed/stream', '-', 200, $out, $no ],
	[ 'textno', 'type', 200, 'text', '!X-Accel' ],
	[ 'any/labelled', '-', 200, $out, $no ],
	[ 'dry/stream', '-', 200, $in, '!X-Accel', 'ETag: "x"' ],
	[ 'dry/no', '-', 200, $in, '!X-Accel' ],
	[ 'off/no', 'off', 200, $in, '!X-Accel' ],
	[ 'off/length', 'off', 200, $in, 'Content-Length: ', 'ETag: "x"' ],
	[ 'switch/stream', 'off', 200, $in ],
	[ 'switch/stream?on=1', '-', 200, $out ],
	[ 'if/stream', 'off', 200, $in ],
	[ 'if/stream?on=1', '-', 200, $out ],
	[ 'twice', '-', 200, $out, 'Content-Type: text/event-stream', '!Content-'
		. 'Type: text/event-stream,' ],
	[ 'twicechat', 'foreign', 200, $chat, 'Content-Type: text/event-stream,' ],
	[ 'json/twicejson', '-', 200, $json, 'Content-Type: application/json, ' ],
	[ 'other', 'type', 200, $in ],
	[ 'nones', 'encoding', 200, $packed ],
	(map { [ $_, '-', 200, $out ] } qw! upper charset param asidentity
		asnone asutf8 as redirect json/plain json/labelled any/plain nochunk/length
		ranges/length !),
	(map { [ $_, 'type', 200, $in ] } qw! longer shorter plain
		notype json/inner/plain !),
	[ 'any/plainlength', 'type', 200, $in ],
	[ 'labelled', 'foreign', 200, $in ],
	[ 'gzip/stream', '-', 200, undef ],
	[ 'any/text', 'foreign', 200, "data is\n\nplain\n\n" ],
	[ 'any/binary', 'foreign', 200, $binary ],
	[ 'any/list', 'foreign', 200, $list ],
	[ 'chat', 'foreign', 200, $chat ],
	[ 'html', 'type', 200, '<p>', '!X-Accel' ],
	[ 'gzip/html', 'type', 200, undef ],
	[ 'ssi/include', 'type', 200, undef ],
	[ 'json/json', '-', 200, $json ],
	[ 'json/bytes', '-', 200, "\n $json\n\n" ],
	[ 'json/error', '-', 200, '{"error":{"code":"x"}}' ],
	[ 'json/list', 'foreign', 200, $list ],
	[ 'gz', 'encoding', 200, $packed ],
	[ 'control', 'encoding', 200, $packed ],
	[ 'json/jsongz', 'encoding', 200, $packed ],
	[ '201', '-', 201, $out ],
	[ '204', 'status', 204, '' ],
	[ '206', 'range', 206, 'data:' ],
	[ '304', 'status', 304, '' ],
	[ '404', 'type', 404, '<p>' ],
	[ '500', '-', 500, $in, 'Content-Length: ', '!X-Accel' ],
	[ 'upgrade/upgrade', 'upgrade', 101, undef ],

	# where a rule hides

	[ 'hide/stream', '-', 200, $out ],
	(map { [ "hide/$_", '-', 200, $out ] } qw! asnone asutf8 as twice !),
	[ 'hide/asnonejson', '-', 200, $json ],
	[ 'hide/chat', 'foreign', 200, $chat ],
	[ 'hide/json', '-', 200, $json ],
	[ 'hide/error', '-', 200, '{"error":{"code":"x"}}' ],
	[ 'hide/empty', 'type', 200, '' ],
	[ 'hide/204', 'status', 204, '' ],
	[ 'hide/404', 'type', 404, '<p>' ],
	[ 'hide/html', 'type', 200, '<p>' ],
	[ 'hide/binary', 'type', 200, $binary ],
	(map { [ "hide/$_", 'range', 206, 'data:' ] } qw! 206audio 206parts !),
	(map { [ "hide/$_", 'type', 200, $in ] } qw! notype plain !),
	(map { [ "hide/$_", undef, 502, $refused ] } qw! gz jsongz nones 206
		v1/responses/html v1/responses/binary v1/responses/206audio
		v1/responses/206parts v1/responses/notype !),
	[ 'moved/html', undef, 502, $refused ],
	[ 'drydrop/gz', 'encoding', 200, $packed ],
	[ 'set/gz', 'encoding', 200, $packed ],
	[ 'event/gz', undef, 502, $refused ],
	[ 'field/gz', 'encoding', 200, $packed ],
	[ 'field/gz?on=1', undef, 502, $refused ],
	[ 'page/gz', undef, 502, '{"error":{"message":"unread"}}',
		'Connection: close' ],

	# JSON with the type of an event stream: the path tells what it is

	[ 'hush', undef, 200, $hush ],
	[ 'lines', undef, 200, "$lines\n\n" ],
	[ 'hide/hush', undef, 200, $hush ],
	[ 'hide/v1/responses/lines', undef, 200, qr/\A(?!.*hush)/s ],
	[ 'hide/v1/responses/hush', undef, 200, qr/\A(?!.*hush)/s ],
);

my $t = Test::Nginx->new()->has(qw/http proxy gzip ssi map rewrite/);

$t->write_http(server('
	listen       127.0.0.1:8080;
	responses on;
	responses_normalize off;
	responses_failure off;',

	%places,
	moved => 'responses_hide_item reasoning;
		proxy_pass http://127.0.0.1:8081/v1/responses/;',
	static => 'responses_hide_item reasoning; alias %%TESTDIR%%/;
		default_type text/event-stream;',
	'= /502.json' => 'default_type application/json;
		return 200 \'{"error":{"message":"unread"}}\';',
) . <<'EOF');
log_format r "$request_uri $responses_skipped";
access_log %%TESTDIR%%/r.log r;

proxy_http_version 1.1;

map $arg_on $switch {
    1        on;
    default  "";
}
EOF

upstream(port(8081), map { my $what = $sends{$_};
	qr!/$_(?:\?|$)! => $what } sort keys %sends);

$t->write_file('stream', $in);

$t->run();

###############################################################################

foreach my $row (@rows) {
	my ($uri, $why, $status, $body, @header) = @$row;

	my $c = get("/$uri", headers => [ 'Accept-Encoding: gzip',
		'Connection: ' . ($uri =~ /upgrade/ ? 'upgrade' : 'close'),
		'Upgrade: websocket' ]);
	my $line = logged($t, 'r.log', qr!^\Q/$uri\E !m);

	is($c->status() . (defined $why ? $line =~ m!^/\Q$uri\E (.*)$!m && " $1"
		: ''), $status . (defined $why ? " $why" : ''), "$uri, skipped");

	ref $body ? like($c->content(), $body, "$uri, body")
		: is(defined $body ? $c->content() : undef, $body, "$uri, body");

	foreach (@header) {
		my $not = /^!/;
		my $re = qr/^\Q@{[ s!^\!!!r ]}\E/m;

		$not ? unlike($c->headers(), $re, "$uri, not $_")
			: like($c->headers(), $re, "$uri, $_");
	}
}

# other methods, versions and ranges

my $c = get('/length', method => 'HEAD');
is($c->status() . $c->content(), '200', 'HEAD');
unlike($c->headers(), qr/^Content-Length/m, 'HEAD, no length');
is(get('/hide/html', method => 'HEAD')->status(), 200, 'HEAD, a rule hides');
is(get('/length', version => '1.0')->content(), $out, 'HTTP/1.0');

foreach my $uri (qw! /ranges/length /static/stream /hide/stream !) {
	$c = get($uri, headers => [ 'Range: bytes=5-9' ]);
	is($c->status() . $c->content(), "200$out", "$uri, a range");
}

# nothing is put before a body that may be JSON

is(get('/beat/list', method => 'POST')->content(), $list, 'JSON, heartbeats');

# a status below 200, or none: what follows it may be the response, if one was
# asked for

foreach my $uri (qw! early old 101 !) {
	foreach my $path ('', 'hide/', 'v1/responses/', 'hide/v1/responses/') {
		my $c = client(uri => "/$path$uri",
			headers => [ 'Connection: close' ]);

		$c->{raw_too} = 1;
		pump(sub { $c->{closed} || $c->{raw} =~ /hush/ });

		is($c->{raw} =~ /hush/ ? 'sent' : 'refused',
			$path eq 'hide/v1/responses/' ? 'refused' : 'sent',
			"$path$uri");
	}
}

my $log = $t->read_file('error.log');

like($log, $_, "logged, $_") foreach
	qr/\[error\].*a partial response \(206\)/,
	qr/\[error\].*a compressed response, it is/,
	qr/\[error\].*neither an event stream nor/,
	qr/"Content-Encoding: ab\?\[2J", it is not processed/;

###############################################################################

sub json {
	return answer($_[0], type => 'application/json', @_[1 .. $#_]);
}


sub partial {
	return "HTTP/1.1 206 Partial Content\r\nContent-Length: 5\r\n"
		. "Content-Type: $_[0]\r\nContent-Range: bytes 0-4/9\r\n\r\ndata:";
}
