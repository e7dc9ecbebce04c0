#!/usr/bin/perl

# Tests for ngx_http_responses_module, requests: what is known of a body before
# an upstream is chosen, and the body that the upstream gets.

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses;

use JSON::PP;

###############################################################################

my @requests;        # in order, whichever upstream got them

my $small_buffer = 'client_body_buffer_size 1k;';
my $retries = 'proxy_next_upstream error timeout non_idempotent;
	proxy_pass http://two;';
my $then = 'error_page 502 = @other; proxy_pass http://127.0.0.1:8083;';

# another body, in memory and from a file

my $edits = locations(
	'/edit/file/' => $small_buffer,
	'/edit/sendfile/' => "$small_buffer sendfile on;",
	'/edit/clean/' => 'client_body_in_file_only clean;',
	'/edit/streaming/' => "$small_buffer proxy_request_buffering off;",
	'/edit/old/' => 'proxy_http_version 1.0;',
	'/edit/retry/' => $retries,
	'/edit/retry/file/' => "$small_buffer $retries",
	'/edit/uwsgi/' => 'set $early $content_length;
		uwsgi_param CONTENT_LENGTH $content_length;
		uwsgi_pass 127.0.0.1:8085;',
	'/edit/mirrored/' => "$small_buffer mirror /mirror;",

	# variables that were read before

	'/edit/read/' => 'if ($http_content_length) {
			set $read $content_length$http_content_length$request_body;
		}
		proxy_set_header Content-Length $http_content_length;
		proxy_set_header X-Length $content_length;
		proxy_set_header X-Body $request_body;',
	'/edit/stream/' => "$small_buffer responses on;
		access_log %%TESTDIR%%/body.log body;",

	# the client's again, another one, that of the client

	'/edit/then/' => $then,
	'/edit/then/file/' => "$small_buffer $then",
);

my $read = 'responses_read_request on;';
my $backend = 'proxy_pass http://$backend;';
my $wrong = "$read client_max_body_size 20k; proxy_request_buffering off;";

my $server = server('listen 127.0.0.1:8080; listen 127.0.0.1:8084 http2;',

	# what is known

	'/' => "$read $backend",
	'/off/' => '',
	'/unread/' => 'proxy_request_buffering off;',
	'/early/' => 'set $early "$responses_request_model";
		add_header X-Asked "<$early>";' . "$read $backend",
	'/denied/' => "$read auth_request /auth; $backend",
	'= /auth' => 'internal; proxy_pass_request_body off;
		proxy_set_header Content-Length "";',
	'/if/' => "if (\$http_x_read) { $read }
		proxy_set_header X-Model \"\$responses_request_model\";",
	'/static/' => "$read error_page 404 = \@static; root %%TESTDIR%%;",
	'@static' => 'return 200 "$responses_request_model";',
	'/limited/' => "$read client_max_body_size 1k;",
	'/wrong/' => "$wrong $small_buffer error_page 400 413 = \@wrong;",
	'/wrong/sent/' => "$wrong client_body_buffer_size 64k;
		error_page 413 = \@sent;",
	'@sent' => '',
	'@wrong' => 'proxy_ignore_client_abort on; proxy_pass_request_body off;
		proxy_set_header Content-Length ""; mirror /mirror;
		proxy_pass http://127.0.0.1:8081;',
	'/log/' => "$read responses on; access_log %%TESTDIR%%/j.log j;",
	'/open/' => "$read responses on; responses_profile openresponses;
		responses_request_set reasoning.effort low;
		proxy_intercept_errors on; error_page 502 = \@again;",
	'@again' => "responses on; responses_profile openresponses;
		responses_request_set top_logprobs :=7;
		proxy_pass http://127.0.0.1:8082;",

	# models

	'/edit/' => 'client_body_buffer_size 64k; responses_request_model $to;
		proxy_pass http://127.0.0.1:8081;' . $edits,
	'= /mirror' => 'internal; responses_request_model mirrored;
		proxy_pass http://127.0.0.1:8081/mirror;',
	'@other' => 'responses_request_model $http_x_other;
		error_page 502 = @nothing; proxy_pass http://127.0.0.1:8083;',
	'@nothing' => '',
	'/router/' => 'responses_request_model $router;',

	# members

	'/set/' => 'responses_request_set store :=false;
		responses_request_set reasoning.effort $http_x_effort;
		responses_request_set text :=$http_x_text;
		responses_request_drop user tools.*.strict;
		proxy_pass http://127.0.0.1:8081;' . locations(
		'/set/inner/' => 'responses_request_set note "";
			responses_request_drop metadata;',
		'/set/page/' => 'error_page 400 415 = @page;'),
	'@page' => 'return 200 "page";',

	# caps

	'/max/' => 'responses_request_max max_output_tokens 4096;
		responses_request_max a.*.n 0.7; responses_request_max b.n 5;
		proxy_pass http://127.0.0.1:8081;' . locations(
		'/max/set/' => 'responses_request_set max_output_tokens :=$http_x_n;
			responses_request_set b ":={\"n\":9}";',
		'/max/drop/' => 'responses_request_drop max_output_tokens;'),
	'/max/refuse/' => 'responses_request_max max_output_tokens 4096 refuse;
		proxy_pass http://127.0.0.1:8081;',

	# guards: of a path of another name, of streams

	'/guard/' => 'responses_request_set store :=false;
		proxy_pass http://127.0.0.1:8081/;',
	'/guard/chat' => 'responses_request_set store :=false; responses on;
		error_page 400 415 = @page; proxy_pass http://127.0.0.1:8081/v1/responses;',
	'/guard/same/' => 'responses_request_model $responses_request_model;
		proxy_pass http://127.0.0.1:8081/;',
	'/guard/empty/' => 'responses_request_model $router;
		proxy_pass http://127.0.0.1:8081/;',
	'/guard/grpc/' => 'responses_request_set store :=false;
		grpc_pass 127.0.0.1:8086;',
	'/guard/grpc/to/' => 'responses_request_set store :=false;
		set $to 127.0.0.1:8086; grpc_pass $to;',
	'/guard/put/' => "$read alias %%TESTDIR%%/; dav_methods PUT;",
	'/guard/upload/' => "$read proxy_request_buffering off;
		proxy_pass http://127.0.0.1:8086;",
);

my $t = Test::Nginx->new()
	->has(qw/http http_v2 proxy map auth_request mirror rewrite uwsgi grpc
		dav/);

$t->write_http(<<'EOF' . $server);
client_max_body_size     32m;
client_body_buffer_size  4k;
proxy_http_version       1.1;
recursive_error_pages    on;

map $responses_request_model $backend {
    default  127.0.0.1:8081;
    m-2      127.0.0.1:8082;
}

map $responses_request_model $router {
    default  "";
    auto     gpt-4o-mini;
}

map $http_x_to $to {
    default  $http_x_to;
    lines    "a\r\n\"b\"\t\\";
}

upstream two {
    server 127.0.0.1:8083 max_fails=0;
    server 127.0.0.1:8081 backup;
}

log_format  r  "$uri $responses_request_model $responses_request_stream";
log_format  j  escape=none "$responses_json";
log_format  body  "$uri <$request_body>";

add_header X-Asked
    "<$responses_request_model|$responses_request_stream>" always;

access_log   %%TESTDIR%%/r.log r;
EOF

foreach my $port (8081, 8082) {
	recorder(port($port),
		'/auth' => sub { 'HTTP/1.1 ' . ($_[1] =~ /X-Key: good/
			? '204 No Content' : '403 Forbidden')
			. "\r\nContent-Length: 0\r\n\r\n" },
		'/wrong/' => sub { (pause(0.2), answer('page', type => 'text/plain')) },
		qr!^/(?:log|edit/stream)/! => sub { answer(join '', stream(1)) },
		qr!^/open/(?:bad)?! => sub { $port == 8081 && $_[0] =~ /bad/
			? answer('', status => '502 X', framing => 'length')
			: answer(join '', stream(1)) },
		qr/./ => sub { answer($port == 8081 ? 'first' : 'second',
			type => 'text/plain') },
	);
}

recorder(port(8083), qr/./ => sub { fin() });
recorder(port(8085))->{conn_class} = 'Uwsgi';
upstream(port(8086), sub { push @requests, $_[0]; return })
	->{requests} = \@requests;

my @gzip = (headers => [ 'Content-Encoding: gzip' ]);
my $padding = 'x' x 20_000;
my $large = 'x' x (16 << 20);

# a body, the path, what is known of it, the content or the status of the
# response, options of the request

my @known = (
	[ 'a model', '{"model":"m-2"}', '/', 'm-2|0', 'second' ],
	[ 'a stream', '{"model":"m-1","stream":true}', '/', 'm-1|1' ],
	[ 'no model', '{}', '/', '|0' ],
	[ 'an invalid stream', '{"stream":1}', '/', '|' ],
	[ 'a word', '{"model":"a\"\r\nb"}', '/', "a'??b|0" ],
	[ 'no JSON', 'm-2', '/', '|' ],
	[ 'invalid JSON', '{"model":"m-2"', '/', '|' ],
	[ 'in a file', "{\"x\":\"$padding\",\"model\":\"m-2\"}", '/',
		'm-2|0', 'second' ],
	[ 'too long to be read', "{\"model\":\"m-2\",\"x\":\"$large\"}", '/',
		'|', 'first' ],

	map({ [ "type $_", '{"model":"m-2"}', '/', 'm-2|0', 'second',
			type => $_ ] }
		'application/json; charset=utf-8', 'Application/JSON', ' ',
		'application/x-www-form-urlencoded', 'text/plain;charset=UTF-8',
		'text/json', 'application/vnd.api+json'),
	map({ [ "type $_", '{"model":"m-2"}', '/', 'm-2|0', 'first',
			type => $_ ] }
		qw! multipart/form-data application/octet-stream json +json
		application/grpc application/grpc+json application/jsonl !),
	map({ [ "method $_", '{"model":"m-2"}', '/', 'm-2|0', 'first',
			method => $_ ] } qw/ PUT PATCH DELETE /),

	[ 'HTTP/1.0', '{"model":"m-2"}', '/', 'm-2|0', 'second',
		version => '1.0' ],
	[ 'no body', '', '/', '|', 'first' ],
	[ 'no chunks', '', '/', '|', 'first', chunked => 1 ],

	[ 'compressed', '{"model":"m-2"}', '/', '|', 'first', @gzip ],
	[ 'not compressed', '{"model":"m-2"}', '/', 'm-2|0', 'second',
		headers => [ 'Content-Encoding: identity' ] ],

	[ 'off, read by proxy_pass', '{"model":"m-2"}', '/off/', 'm-2|0' ],
	[ 'off, unbuffered', '{"model":"m-2"}', '/unread/', 'm-2|0' ],
	[ 'too early', '{"model":"m-2"}', '/early/', '', 'second' ],
	[ 'denied', '{"model":"m-2"}', '/denied/', '|', 403 ],
	[ 'granted', '{"model":"m-2"}', '/denied/', 'm-2|0', 'second',
		headers => [ 'X-Key: good' ] ],
	[ 'error_page', '{"model":"m-2"}', '/static/x', 'm-2|0', 'm-2' ],
	[ 'too large', '{"model":"' . 'm' x 2000 . '"}', '/limited/', '|', 413 ],
);

# The model to send, the client's body, the body that is sent; PAD is made
# long for files.

my @edits = (
	[ 'longer', 'longer-model',
		'{"model":"auto","x":"PAD"}', '{"model":"longer-model","x":"PAD"}' ],
	[ 'shorter', 'm', '{"x":"PAD","model":"auto"}',
		'{"x":"PAD","model":"m"}' ],
	[ 'quotes and lines', 'lines', '{"model":"a","x":"PAD"}',
		'{"model":"a\r\n\"b\"\t\\\\","x":"PAD"}' ],
	[ 'ill-formed bytes', "a\xff\xc3\xa9", '{"model":"a","x":"PAD"}',
		"{\"model\":\"a\xef\xbf\xbd\xc3\xa9\",\"x\":\"PAD\"}" ],
	map { [ @$_, $_->[2] ] }
	[ 'empty value', '', '{"model":"a","x":"PAD"}' ],
	[ 'the same', 'a', '{"model":"a","x":"PAD"}' ],
	[ 'no object', 'm', '["model":"PAD"]' ],
);

# paths, and how many bodies are sent

my %uris = ('' => 1, 'file/' => 1, 'sendfile/' => 1, 'clean/' => 1,
	'streaming/' => 1, 'old/' => 1, 'retry/' => 2, 'retry/file/' => 2,
	'then/' => 3, 'then/file/' => 3, 'uwsgi/' => 1);

# a body, the one that is sent or how it is refused, a header

my @sets = (
	[ '{"user":"u","a":1,"tools":[{"strict":true,"x":2},{}]}',
		'{"store":false,"a":1,"tools":[{"x":2},{}]}' ],
	[ '{"store":true,"reasoning":{}}', '{"store":false,"reasoning":{}}' ],
	[ '{"store":true,"reasoning":{}}',
		'{"store":false,"reasoning":{"effort":"low"}}', 'X-Effort: low' ],
	[ '{"store":true}', '{"text":{"verbosity":"low"},"store":false}',
		'X-Text: {"verbosity":"low"}' ],
	[ '{"store":true}', '{"store":false}', 'X-Text: {' ],
	[ '{"STORE":true,"user":"u","User":"u","us_er":"u","\u0055S\u0045R":1,"a":1}',
		'{"store":false,"a":1}' ],
	[ "{\"store\":1,\"\xc5\xbftore\":1,\"\\u017fTORE\":1,\"store\\u0000\":1,"
		. '"stores":1,"stor":1,"":1,"_":1}',
		'{"store":false,"stores":1,"stor":1,"":1,"_":1}' ],
	[ '{"reasoning":{"Effort":"high"},"Reasoning":{"effort":"high"},"store":1,'
		. '"x":{"STORE":1}}', '{"reasoning":{"effort":"low"},"store":false,'
		. '"x":{"STORE":1}}', 'X-Effort: low' ],
	[ '{"tools":[{"Strict":1}],"Tools":[{"strict":1}],"store":1}',
		'{"tools":[{}],"store":false}' ],
	[ 'text', 'text' ],
	[ '{"store":true', '{"store":true' ],
	[ "{\"x\":\"$large\"}", qr/^413 .*"request_too_large"/ ],
	[ '{"store":true}', qr/^415 .*"unsupported_content_encoding"/,
		'Content-Encoding: gzip' ],
);

# a path, a body, the one that is sent or how it is refused, a header

my $capped = '{"max_output_tokens":4096}';

my @caps = (
	map({ [ '/max/', "{\"max_output_tokens\":$_}", $capped ] } qw/ 4097
		99999999999999999999 4096.5 5e3 -1 null true "9" [1] {"a":1} /),
	map({ [ $_->[0], "{\"max_output_tokens\":$_->[1]}", '' ] } map {
		[ '/max/', $_ ], [ '/max/refuse/', $_ ] } qw/ 4096 4096.0 16 0 1e3 /),
	[ '/max/', '{"x":1}', '{"max_output_tokens":4096,"x":1}' ],
	[ '/max/', '{"max_output_tokens":9999,"a":1,"max_output_tokens":8}',
		'{"max_output_tokens":4096,"a":1,"max_output_tokens":8}' ],
	[ '/max/', '{"a":[{"n":1},{"n":0.7},{"n":0.71},{},7],"maxOutputTokens":9,'
		. '"b":{},"max_output_tokens":1}', '{"a":[{"n":0.7},{"n":0.7},'
		. '{"n":0.7},{"n":0.7},7],"b":{"n":5},"max_output_tokens":1}' ],
	[ '/max/', '{"a":{"n":1},"b":1,"max_output_tokens":1}', '' ],
	[ '/max/', 'text', '' ],
	[ '/max/set/', '{"x":1}', '{"max_output_tokens":4096,"b":{"n":9},"x":1}',
		'X-N: 5000' ],
	[ '/max/set/', '{"max_output_tokens":9999}',
		'{"b":{"n":9},"max_output_tokens":4096}', 'X-N: 5000' ],
	[ '/max/set/', '{"max_output_tokens":9999}',
		'{"b":{"n":9},"max_output_tokens":7}', 'X-N: 7' ],
	[ '/max/drop/', '{"max_output_tokens":7}', $capped ],
	[ '/max/refuse/', '{"x":1}', '{"max_output_tokens":4096,"x":1}' ],
	[ '/max/refuse/', '{"max_output_tokens":5000}', qr/^400\ \{"error":\{"message":
		"The\ largest\ 'max_output_tokens'\ is\ 4096\."
		.*"param":"max_output_tokens","code":"integer_above_max_value"/x ],
);

# A body, the one that is sent if it is for responses, or how it is refused, and
# the one that is sent otherwise, header fields.

my $guarded = '{"store":false}';
my $utf16 = pack('n*', unpack 'C*', '{"store":true}');
my ($invalid, $encoded, $parts) = map { qr/^$_"/ } '400 .*"invalid_json',
	'415 .*"unsupported_content_encoding', '415 .*"unsupported_content_type';

my @guards = (
	map({ [ '{"store":true}', $guarded, $guarded, "Content-Type: $_" ] }
		qw! application/octet-stream text/x-json application/json
		application/grpc application/grpc+json image/png x !, ''),
	[ '{"store":true}', $guarded, $guarded, 'Content-Type: multipart/form-data',
		'Content-Type: application/json' ],
	map({ [ $_, $invalid, $_ ] } '{"store":true', 'x', '[{"store":true}]', '1',
		'null', ' ', $utf16, "{\"store\":true}\n{\"store\":true}",
		'{"a":' . '[' x 64 . ']' x 64 . '}'),
	[ $large, qr/^400 /, $large ],
	[ " {\"x\":\"$large\"}", qr/^413 .*"request_too_large"/,
		qr/^413 .*"request_too_large"/ ],
	[ '', '', '' ],
	[ '{"store":true}', $encoded, $encoded, 'Content-Encoding: identity',
		'Content-Encoding: gzip' ],
	[ '{"store":true}', $parts, '{"store":true}',
		'Content-Type: Multipart/form-data; boundary=x' ],
);

$t->run();

###############################################################################

foreach my $case (@known) {
	my ($name, $body, $uri, $asked, $got, %o) = @$case;
	my $c = posted($uri, $body, %o);

	$got //= 'first';
	is(asked($c), $asked, "asked: $name");
	is($got =~ /^\d+$/ ? $c->status() : $c->content(), $got, "got: $name");
}

foreach my $case (@edits) {
	my ($name, $to, @bodies) = @$case;
	my ($short, $want) = map { s/PAD/padding/r } @bodies;
	my ($long, $long_want) = map { s/PAD/$padding/r } @bodies;
	my @headers = (headers => [ "X-To: $to", 'X-Other: other' ]);

	foreach my $uri (sort keys %uris) {
		my ($in, $out) = $uri =~ /file|clean|streaming/
			? ($long, $long_want) : ($short, $want);

		my @want = ($out) x $uris{$uri};

		# another location has another model, and the next one none

		@want[1, 2] = ($in =~ s/"model":"\K[^"]*(?!.*\]$)/other/r, $in)
			if $uri =~ /then/;

		foreach my $chunk (0, 1000) {
			posted("/edit/$uri", $in, @headers,
				$chunk ? (chunked => $chunk) : ());
			same(join("\n", bodies()), join("\n", @want),
				"$name, /$uri, $chunk");
		}
	}

	my ($model) = $short =~ /^\{.*"model":"(.*?)"/;
	is(asked(posted('/edit/', $short, @headers)),
		defined $model ? "$model|0" : '|', "$name, asked");
}

foreach my $case (@sets) {
	my ($body, $want, @headers) = @$case;
	my $c = posted('/set/', $body, headers => \@headers);
	my $name = 'set: ' . substr $body, 0, 60;

	ref $want ? like($c->status() . ' ' . $c->content(), $want, $name)
		: is(sent(), $want, $name);
}

foreach my $case (@caps) {
	my ($uri, $body, $want, @headers) = @$case;
	my $c = posted($uri, $body, headers => \@headers);
	my $name = "max: $uri $body";

	ref $want ? like($c->status() . ' ' . $c->content(), $want, $name)
		: is(sent(), $want || $body, $name);
}

# what a client says of its body does not count

foreach my $case (@guards) {
	my ($body, $want, $other, @headers) = @$case;

	foreach my $chunked (0, 5) {
		next if $chunked && (length $body > 99 || $body eq '');

		my %o = (headers => \@headers, chunked => $chunked,
			type => @headers && $headers[0] =~ /-Type/ ? undef
				: 'application/json');
		my $name = join ' ', substr($body, 0, 40), @headers, $chunked;

		foreach my $path (qw! /guard/v1/responses /guard/v1/responses;x
			/guard/x/..//v1/%72esponses/compact!)
		{
			guarded($path, $body, $want, "$path, $name", %o);
		}

		guarded('/guard/v1/other', $body, $other, "other, $name", %o);

		guarded('/guard/chat', $body, ref $want && $want !~ /413/
			? qr/^200 page$/ : $want, "chat, $name", %o);
	}
}

guarded('/guard/empty/v1/responses', '{"model":"m"}', $encoded, 'no value', @gzip);
guarded('/guard/same/v1/responses', '{"model":"m","Model":"n","a":1}',
	'{"model":"m","a":1}', 'the same value');
guarded('/guard/empty/v1/responses', 'x', $invalid, 'no value, invalid');
guarded('/guard/empty/v1/other', 'x', 'x', 'no value, other');

is(posted('/set/page/v1/responses', '{"a":1')->content(), 'page', 'page, 400');
is(posted('/guard/v1/responses', '', method => 'GET')->status(), 200, 'GET');
is(posted('/guard/v1/responses', 'x', method => 'PUT')->status(), 200, 'PUT');
is(sent(), 'x', 'PUT, not edited');

# what is not JSON must reach the upstream before it ends

foreach my $case ([ '/guard/grpc/v1/responses', 'application/grpc' ],
	[ '/guard/grpc/to/x', 'application/json' ],
	[ '/guard/upload/v1/responses', 'application/octet-stream' ])
{
	my ($path, $type) = @$case;

	@requests = ();
	my $c = client();
	$c->{out} = "POST $path HTTP/1.1\r\nHost: localhost\r\n"
		. "Content-Length: 6\r\nContent-Type: $type\r\n\r\nabc";

	ok(pump(sub { @requests && join('', @requests) =~ /abc/ }, 10),
		"$path, $type, not read");
	$c->close();
}

is(posted('/guard/put/uploaded', '{"a"', method => 'PUT')->status(), 201, 'DAV');
is($t->read_file('uploaded'), '{"a"', 'DAV, the file');

# edits of another level, and an error page

posted('/set/inner/', '{"user":"u","metadata":{},"a":1}');
is(sent(), '{"user":"u","a":1}', 'inherited as arrays are');
is(posted('/set/page/', '{"a":1}', @gzip)->content(), 'page', 'page, 415');

# a router

posted('/router/', '{"model":"auto","stream":true}');
is(sent(), '{"model":"gpt-4o-mini","stream":true}', 'router');
posted('/router/', '{"model":"auto"}', @gzip);
is(sent(), '{"model":"auto"}', 'compressed, nothing is to be changed');

# cut anywhere

my $small = '{"a":[1,{"model":"x"}],"model":"m\u002d2","stream":true}';
my $changed = $small =~ s/m\\u002d2/mm/r;
my $head = "POST /edit/ HTTP/1.1\r\nHost: localhost\r\nX-To: mm\r\n"
	. 'Content-Length: ' . length($small) . "\r\n\r\n";
my $cut = '';

foreach my $i (0 .. length $small) {
	my $c = pieces($head . substr($small, 0, $i), substr($small, $i));
	$cut .= "$i " if asked($c) ne 'm-2|1' || sent() ne $changed;
}

is($cut, '', 'cut in two packets anywhere');

foreach my $n (1 .. 9) {
	posted('/edit/', $small, headers => [ 'X-To: mm' ], chunked => $n);
	$cut .= "$n " if sent() ne $changed;
}

is($cut, '', 'in chunks of any size');

# what nginx has read of the body before

foreach my $to ('longer-model', 'm') {
	posted('/edit/read/', '{"model":"auto"}', headers => [ "X-To: $to" ]);

	my $want = "{\"model\":\"$to\"}";
	my $length = length $want;

	is(sent(), $want, "$to, read before");
	like(received(), qr/^X-Length: $length\r$/m, 'its length');
	like(received(), qr/^X-Body: \Q$want\E\r$/m, 'itself');
}

# a mirror gets what is sent; while a stream lasts, a large body is freed

foreach my $body ($small, $small =~ s/"x"/"$padding"/r) {
	my $want = $body =~ s/m\\u002d2/mm/r;

	posted('/edit/mirrored/', $body, headers => [ 'X-To: mm' ]);
	pump(sub { bodies() == 2 });
	same(join("\n", bodies()), "$want\n$want", 'mirror');
}

posted('/edit/stream/1', "{\"x\":\"$padding\"}", headers => [ 'X-To: mm' ]);
same(sent(), "{\"model\":\"mm\",\"x\":\"$padding\"}", 'before a stream');
like(logged($t, 'body.log', qr!/stream/1!), qr!^/edit/stream/1 <->$!m,
	'a body that was in a file is not logged');
posted('/edit/stream/2', '{"x":1}', headers => [ 'X-To: mm' ]);
like(logged($t, 'body.log', qr!/stream/2!), qr!stream/2 <.*mm.*>$!m,
	'a body in memory is');

# HTTP/2

my $h2 = h2(port => 8084);

foreach my $length (0, 1) {
	my $c = $h2->get('/edit/file/', method => 'POST',
		content => "{\"x\":\"$padding\"}", fields => [ 'x-to' => 'mm',
			$length ? ('content-length' => length($padding) + 8) : () ]);
	$c->wait();
	same(sent(), "{\"model\":\"mm\",\"x\":\"$padding\"}", 'HTTP/2');
}

# a body that nginx refuses is not read on while its error page is made

foreach my $more ("zz\r\n", "\r\n0\r\n\r\n") {
	@requests = ();

	my $c = client(uri => '/wrong/', method => 'POST',
		headers => [ 'Transfer-Encoding: chunked' ]);
	$c->{out} .= "1\r\nx\r\n";
	pump(pause(0.05));
	$c->{out} .= "zz\r\n";
	pump(sub { @requests });
	$c->{out} .= $more;
	$c->wait();

	is($c->content(), 'page', 'a wrong chunk, its error page');
	is(grep({ m!^\S+ /wrong/! } @requests), 1, 'is made once');
}

foreach ([ 30_000 ], [ 100, 'content-length' => 900 ],
	[ 900, 'content-length' => 100 ])
{
	my ($n, @fields) = @$_;

	@requests = ();

	my $c = h2(port => 8084, window => 0)->get('/wrong/', method => 'POST',
		content => 'x' x $n, fields => \@fields);
	pump(pause(0.4));
	$c->window(1000);
	$c->wait();

	is($c->content(), 'page', "$n bytes over HTTP/2, the error page");
	is(grep({ m!^\S+ /wrong/! } @requests), 1, 'is made once');
}

# nor does the upstream take what was read of it for the next request

@requests = ();
$h2->{initial} = 100;
$h2->get('/wrong/sent/', method => 'POST', content =>
	"POST /next HTTP/1.1\r\n\r\n" . 'x' x 30_000)->wait();
is(join(' ', map { m!^(\S+ \S+)! } @requests), 'POST /wrong/sent/',
	'nothing is sent of a body without a length');

# logs

posted('/if/', '{"model":"m-2"}', headers => [ 'X-Read: 1' ]);
like(received(), qr/^X-Model: m-2\r/m, 'in "if"');
posted('/off/log', '{"model":"m-2"}');
like(logged($t, 'r.log', qr!^/off/log!m), qr!^/off/log m-2 0$!m, 'logged');
posted('/log/', '{"model":"m-\"2","stream":true}');
like(logged($t, 'j.log', qr/m-/),
	qr/"request_model":"m-'2","request_stream":1\}$/m, '$responses_json');

my $errors = $t->read_file('error.log');
like($errors, qr/\[error\].*"\$responses_request_model" was evaluated before/,
	'too early, told once a worker');
like($errors, qr/\[warn\].* a body with "Content-Encoding: gzip"/,
	'told of compression');
like($errors, qr/invalid JSON in value of "text"/, 'told of invalid JSON');

# what a response repeats of its request: in lines, in a file, up to 64k, first
# what is short; and after an edit

my $tools = '[{"type":"web_search","x":"' . 'y' x 40_000 . '"}]';
my $spread = "{\r\n \"input\": [\r\n],\n \"metadata\": {\n  \"a\": \"b\"\n },"
	. "\r \"instructions\": \"a\\nb\",\n \"tools\": [\n]}";

my @repeats = (
	[ 'lines', '/open/1', $spread, metadata => { a => 'b' },
		instructions => "a\nb", tools => [] ],
	[ 'a file', '/open/1', qq!{"input":"$padding","tools":$tools,"store":! .
		'false,"instructions":"i"}', store => 0, instructions => 'i',
		tools => [ { type => 'web_search', x => 'y' x 40_000 } ] ],
	[ 'too long', '/open/1', qq!{"input":"x","instructions":"$padding! .
		qq!$padding","tools":$tools,"user":"u","store":false}!, store => 0,
		instructions => $padding x 2, tools => [], user => 'u' ],
	[ 'an object that was set', '/open/1', '{"input":"x","reasoning":{"a":1}}',
		reasoning => { effort => 'low', summary => undef, a => 1 } ],
	[ 'a long object, another is set', '/open/1', '{"input":"x","text":'
		. "{\"verbosity\":\"$padding\"}}", text => { verbosity => $padding,
		format => { type => 'text' } } ],
	[ 'secrets', '/open/1', '{"input":"x","tools":[{"type":"mcp","server_label"'
		. ':"s","authorization":"hush","headers":{"X":"hush"}},{"type":"shell",'
		. '"environment":{"network_policy":{"domain_secrets":["hush"],"a":1}}},'
		. '{"type":"function","name":"f","strict":true,"description":"d",'
		. '"parameters":{"properties":{"headers":{}}}}]}',
		tools => [ { type => 'mcp', server_label => 's' }, { type => 'shell',
		environment => { network_policy => { a => 1 } } }, { type =>
		'function', name => 'f', strict => JSON::PP::true(), description =>
		'd', parameters => { properties => { headers => {} } } } ] ],
	[ 'another location', '/open/bad', '{"input":"x","store":false}',
		store => 0, top_logprobs => 7, user => undef ],
	[ 'no input', '/open/1', '{"store":false}', store => 1 ],
	[ 'no object', '/open/1', '["store"]', store => 1 ],
);

foreach my $case (@repeats) {
	my ($name, $uri, $body, %want) = @$case;
	my ($data) = posted($uri, $body)->content()
		=~ /^data: (.*"response.completed".*)$/m;
	my $response = JSON::PP->new()->decode($data)->{response};

	is_deeply({ map { $_ => ref $response->{$_} eq 'JSON::PP::Boolean'
		? $response->{$_} + 0 : $response->{$_} } keys %want }, \%want,
		"repeated: $name");
}

# pipelined requests

my $c = client();
$c->request(uri => '/', method => 'POST', content => "{\"model\":\"m-$_\"}",
	headers => [ 'X-Pad: ' . 'p' x 300 ]) foreach 1 .. 8;
$c->wait();
is(join(' ', map { asked($c, $_) } 0 .. 7),
	join(' ', map { "m-$_|0" } 1 .. 8), 'pipelined');
$c->close();

###############################################################################

# type, headers, method, version; chunked: the length of a chunk

sub posted {
	my ($uri, $body, %o) = @_;

	my @headers = @{$o{headers} || []};

	unshift @headers, 'Content-Type: ' . ($o{type} || 'application/json')
		unless exists $o{type} && !defined $o{type};

	my $chunked = $o{chunked};

	push @headers, 'Transfer-Encoding: chunked' if $chunked;

	@requests = ();

	my $c = client(uri => $uri, method => $o{method} || 'POST',
		$chunked ? () : (content => $body),
		version => $o{version}, headers => \@headers);

	$c->{out} .= join('', map { chunk($_) } unpack("(a$chunked)*", $body))
		. "0\r\n\r\n" if $chunked;
	$c->{expect}++ if grep { /^Expect:/ } @headers;

	$c->wait();
	$c->close();

	return $c;
}


# a request in packets

sub pieces {
	my (@pieces) = @_;

	@requests = ();

	my $c = client();
	$c->{methods} = [ 'POST' ];
	$c->{expect} = 1;

	foreach my $piece (@pieces) {
		$c->{out} .= $piece;
		pump(sub { $c->{out} eq '' });
	}

	$c->wait();
	$c->close();

	return $c;
}


# what is sent of a body, or how it is refused, of which nothing is sent

sub guarded {
	my ($path, $body, $want, $name, %o) = @_;

	my $c = posted($path, $body, %o);

	if (ref $want) {
		like($c->status() . ' ' . $c->content(), $want, "refused: $name");
		is(received(), '', "not sent: $name") unless $path =~ /chat/;

	} elsif ($body eq '') {
		like(received(), qr/^POST .*\r\n\r\n$/s, "sent, empty: $name");

	} else {
		same(sent(), $want, "sent: $name");
	}
}


# what the header X-Asked of the answer says

sub asked {
	my ($c, $n) = @_;
	return $c->headers($n) =~ /^X-Asked: <(.*)>\r/m ? $1 : 'nothing';
}


sub recorder {
	my $upstream = upstream(@_);

	$upstream->{requests} = \@requests;
	return $upstream;
}


# requests since the last one was posted: the last one, or its body, if its
# length was told right; or the bodies of all of them

sub received {
	return defined $requests[-1] ? $requests[-1] : '';
}


sub sent {
	return body(received());
}


sub bodies {
	return map { body($_) } @requests;
}


sub body {
	my ($head, $body) = split(/\r\n\r\n/, $_[0], 2);

	return "no length: $head" unless $head =~ /^Content-Length: (\d+)/m;
	return $1 == length $body ? $body : "length $1 of " . length $body;
}


# long texts are not shown

sub same {
	my ($got, $want, $name) = @_;

	return is($got, $want, $name) if length($got) + length($want) < 2000;

	unless (ok($got eq $want, $name)) {
		my ($i) = map { length } ("$got" ^ "$want") =~ /^(\0*)/;

		diag("lengths ", length $got, ' and ', length $want,
			", different at $i: ", substr($got, $i, 60), ' and ',
			substr($want, $i, 60));
	}
}

###############################################################################

package Uwsgi;

use base qw/ Test::Responses::Connection /;

sub request {
	my ($self) = @_;

	return if length $self->{in} < 4;

	my $size = unpack('xv', $self->{in});
	return if length $self->{in} < 4 + $size;

	my %vars = unpack('(v/a*)*', substr($self->{in}, 4, $size));
	my $n = $vars{CONTENT_LENGTH};

	return if length $self->{in} < 4 + $size + $n;

	push @{$self->{upstream}{requests}}, "Content-Length: $n\r\n\r\n"
		. substr($self->{in}, 4 + $size);
	push @{$self->{steps}}, "Status: 200 OK\r\nContent-Type: text/plain"
		. "\r\n\r\nok", Test::Responses::fin();
}
