#!/usr/bin/perl

# Tests for ngx_http_responses_module, responses that are not processed: why,
# and what becomes of them where a rule hides.

###############################################################################

use warnings;
use strict;

use Test::More;

BEGIN { use FindBin; chdir($FindBin::Bin); }

use lib 'lib';
use Test::Nginx;
use Test::Responses;

###############################################################################

select STDERR; $| = 1;
select STDOUT; $| = 1;

my $t = Test::Nginx->new()->has(qw/http proxy gzip ssi map/)->plan(96);

$t->write_file_expand('nginx.conf', <<'EOF');

%%TEST_GLOBALS%%

daemon off;

events {
}

http {
    %%TEST_GLOBALS_HTTP%%

    log_format r "$request_uri $responses_skipped";
    access_log %%TESTDIR%%/r.log r;

    map $arg_on $switch {
        default  "";
        1        1;
    }

    map $arg_public $public {
        default  0;
        1        1;
    }

    server {
        listen       127.0.0.1:8080;
        server_name  localhost;

        responses on;
        responses_types application/json application/x-ndjson;

        location / {
            proxy_pass http://127.0.0.1:8081;
        }

        location /off/ {
            responses off;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /switch/ {
            responses $switch;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /any/ {
            responses_types *;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /gzip/ {
            gzip on;
            gzip_min_length 1;
            gzip_types *;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /upgrade {
            proxy_http_version 1.1;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection upgrade;
            proxy_pass http://127.0.0.1:8081;
        }

        location /ssi/ {
            ssi on;
            ssi_types text/plain;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /static/ {
            types { application/json json; }
            alias %%TESTDIR%%/files/;
        }

        location /hide/ {
            responses_hide_item reasoning;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /moved/ {
            responses_hide_item reasoning;
            proxy_pass http://127.0.0.1:8081/v1/responses/;
        }

        location /hide/static/ {
            responses_hide_item reasoning;
            default_type text/event-stream;
            alias %%TESTDIR%%/files/;
        }

        location /pass/ {
            responses_hide_item reasoning;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /refuse/ {
            responses_hide_event response.x;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /if/ {
            responses_hide_field response.instructions if=$public;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /event/ {
            responses_hide_event response.x;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /only/ {
            responses_hide_event response.y;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /set/ {
            responses_set_field response.model x;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /dry/ {
            responses_hide_item reasoning;
            responses_dry_run on;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /page/ {
            responses_hide_item reasoning;
            error_page 502 /502.json;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /beat/ {
            responses_types *;
            responses_heartbeat 1s;
            proxy_pass http://127.0.0.1:8081/;
        }

        location = /502.json {
            default_type application/json;
            return 200 '{"error":{"message":"unread"}}';
        }
    }
}

EOF

my $stream = join '', stream(2);
my $packed = "\x1f\x8b\x08" . 'x' x 40;
my $binary = join '', map { chr } reverse 0 .. 255;
my $chat = "data: {\"object\":\"chat.completion.chunk\"}\n\n";
my $gz = [ 'Content-Encoding: gzip' ];
my $hush = '{"object":"response","status":"completed","output":[{"type":'
	. '"reasoning","encrypted_content":"hush"}]}';
my $lines = $hush =~ s/([,\[\]])/$1\n/gr;

sub json {
	return answer($_[0], type => 'application/json', @_[1 .. $#_]);
}

mkdir $t->testdir() . '/files';
$t->write_file('files/a.json', '{"object":"response"}');
$t->write_file('files/stream', $stream);

upstream(port(8081),
	'/stream' => sub { answer($stream) },
	'/stream?on=1' => sub { answer($stream) },
	'/gz?public=1' => sub { answer($packed, headers => $gz) },
	'/gz' => sub { answer($packed, headers => $gz) },
	'/jsongz' => sub { json($packed, headers => $gz) },
	qr!^(?:/v1/responses)?/html$! => sub { answer('<p>', type => 'text/html') },
	'/empty' => sub { answer('', type => 'text/html', framing => 'length') },
	qr!^(?:/v1/responses)?/binary$! => sub { answer($binary, type => 'image/png') },
	'/204' => [ "HTTP/1.1 204 No Content\r\n\r\n" ],
	qr!/206audio$! => sub { partial('audio/mpeg') },
	'/206parts' => sub { partial('multipart/byteranges; boundary=x') },
	'/206' => [ "HTTP/1.1 206 Partial Content\r\nContent-Length: 5\r\n"
		. "Content-Type: text/event-stream\r\n"
		. "Content-Range: bytes 0-4/9\r\n\r\ndata:" ],
	'/404' => sub { answer('<p>', status => '404 Not Found',
		type => 'text/html') },
	'/404gz' => sub { answer($packed, status => '404 Not Found',
		headers => $gz) },
	'/chat' => sub { answer($chat) },
	'/models' => sub { json('{"object":"list","data":[]}') },
	'/json' => sub { json('{"object":"response","id":"r",'
		. '"status":"completed"}', framing => 'length') },
	'/error' => sub { json('{"error":{"code":"x"}}') },
	'/labelled' => sub { json($stream) },
	'/ndjson' => sub { answer($stream, type => 'application/x-ndjson') },
	'/list' => sub { json(" \r\n\t[1, 2]\n\n") },
	'/chunked' => sub { json([ split //, "\n {\"object\":\"response\","
		. "\"usage\":{\"input_tokens\":3}}\n\n" ]) },
	'/text' => sub { answer("data is\n\nplain: text\n\n",
		type => 'text/plain') },
	'/late/responses' => sub { json([ pause(2.2), '{"a":', '1}' ]) },
	'/nothing/responses' => sub { json([]) },
	'/hush' => sub { answer($hush) },
	'/hush/lines' => sub { answer("$lines\n\n") },
	'/v1/responses' => sub { answer("$hush\n") },
	'/plaintext' => sub { answer($stream, type => 'text/plain') },
	'/upgrade' => [ "HTTP/1.1 101 Switching Protocols\r\n"
		. "Connection: upgrade\r\nUpgrade: websocket\r\n\r\nhello",
		fin() ],
	'/early' => [ "HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\n",
		pause(0.05), answer($hush, type => 'application/json'), fin() ],
	'/old' => [ "$hush\n", fin() ],
	'/101' => [ "HTTP/1.1 101 Switching Protocols\r\n\r\n$hush", fin() ],
	'/include' => sub { answer('<!--# include virtual="/stream" -->',
		type => 'text/plain') },
);

sub partial {
	return "HTTP/1.1 206 Partial Content\r\nContent-Length: 5\r\n"
		. "Content-Type: $_[0]\r\nContent-Range: bytes 0-4/9\r\n\r\ndata:";
}

$t->run();

###############################################################################

# why

my @whys = (
	[ '/stream', '-' ],
	[ '/off/stream', 'off' ],
	[ '/switch/stream', 'off' ],
	[ '/switch/stream?on=1', '-' ],
	[ '/html', 'type' ],
	[ '/gz', 'encoding' ],
	[ '/jsongz', 'encoding' ],
	[ '/204', 'status' ],
	[ '/206', 'range' ],
	[ '/404', 'type' ],
	[ '/chat', 'foreign' ],
	[ '/models', 'foreign' ],
	[ '/list', 'foreign' ],
	[ '/json', '-' ],
	[ '/error', '-' ],
	[ '/labelled', '-' ],
	[ '/ndjson', '-' ],
	[ '/chunked', '-' ],
	[ '/gzip/html', 'type' ],
	[ '/gzip/stream', '-' ],
	[ '/upgrade', 'upgrade' ],
	[ '/ssi/include', 'type' ],
	[ '/static/a.json', '-' ],
	[ '/any/text', 'foreign' ],
	[ '/any/binary', 'foreign' ],
	[ '/any/plaintext', '-' ],
);

foreach (@whys) {
	my ($uri, $why) = @$_;

	get($uri, headers => [ 'Accept-Encoding: gzip', 'Connection: '
		. ($uri =~ /upgrade/ ? 'upgrade' : 'close'),
		'Upgrade: websocket' ]);
	like(logged($t, 'r.log', qr!^\Q$uri\E !m), qr!^\Q$uri\E \Q$why\E$!m,
		"$uri: $why");
}

# the first byte decides, and nothing else is changed

is(get('/any/binary')->content(), $binary, 'any type, binary');
is(get('/any/text')->content(), "data is\n\nplain: text\n\n",
	'any type, text');
is(get('/list')->content(), " \r\n\t[1, 2]\n\n", 'JSON after blanks');
is(get('/any/list')->content(), " \r\n\t[1, 2]\n\n", 'any type, JSON');
is(get('/chunked')->content(),
	"\n {\"object\":\"response\",\"usage\":{\"input_tokens\":3}}\n\n",
	'JSON, byte by byte');
is(get('/labelled')->content(), get('/stream')->content(), 'a stream that is labelled as JSON');
like(get('/static/a.json')->headers(), qr/^Content-Length: 21\r?$/m,
	'a file, its length');

# unread where a rule hides

foreach my $uri (qw! html binary 206audio !) {
	my $status = $uri =~ /^206/ ? 206 : 200;
	is(get("/hide/$uri")->status(), $status, "$uri, no path of a response");
	is(get("/hide/v1/responses/$uri")->status(), 502, "$uri, hidden");
	is(get("/moved/$uri")->status(), 502, "$uri, a path of the upstream");
}

is(get('/hide/206parts')->status(), 502, 'several parts, hidden');

foreach my $uri (qw! gz jsongz v1/responses/html v1/responses/binary 206 !) {
	is(get("/hide/$uri")->status(), 502, "$uri, hidden");
}

foreach my $uri (qw! stream chat models json error empty 204 404 404gz !) {
	my $status = $uri =~ /^(\d+)/ ? $1 : 200;
	is(get("/hide/$uri")->status(), $status, "$uri, passes");
}

is(get('/hide/html', method => 'HEAD')->status(), 200, 'HEAD');
is(get('/dry/gz')->content(), $packed, 'dry run');
is(get('/set/gz')->content(), $packed, 'no rule hides');
is(get('/event/gz')->status(), 502, 'hidden event');
is(get('/only/gz')->status(), 502, 'passed events');
is(get('/if/gz')->content(), $packed, 'condition is false');
is(get('/if/gz?public=1')->status(), 502, 'condition is true');
is(get('/page/gz')->content(), '{"error":{"message":"unread"}}',
	'error_page');

# JSON that is labelled as an event stream

foreach my $uri (qw! hush hush/lines v1/responses !) {
	unlike(get("/hide/$uri")->content(), qr/hush/, "$uri, hidden");
}

unlike(get('/hide/v1/responses', method => 'POST')->content(), qr/hush/,
	'a response was asked for, hidden');
is(get('/hush')->content(), $hush, 'no rule, one line');
is(get('/hush/lines')->content(), "$lines\n\n", 'no rule, lines');

# nginx does not keep a connection whose response was replaced

like(get('/page/gz')->headers(), qr/^Connection: close\r?$/m,
	'error_page, connection');

# nothing is put before a body that may be JSON

is(get('/beat/late/responses', method => 'POST')->content(), '{"a":1}',
	'JSON that comes late');
is(get('/beat/nothing/responses', method => 'POST')->content(), '',
	'no body');

# a status below 200, or none: what follows it may be the response

foreach my $uri (qw! early old 101 !) {
	foreach my $rule ('hide', 'pass') {
		my $c = client(uri => "/$rule/$uri",
			headers => [ 'Connection: close' ]);

		$c->{raw_too} = 1;
		pump(sub { $c->{closed} || $c->{raw} =~ /hush/ });

		is($c->{raw} =~ /hush/ ? 'sent' : 'refused',
			$rule eq 'pass' ? 'sent' : 'refused', "$rule, $uri");
	}
}

# our own ranges are made of what was not hidden

my $c = get('/hide/static/stream', headers => [ 'Range: bytes=0-3' ]);
is($c->status(), 200, 'a range of a stream is all of it');
$c = get('/hide/stream', headers => [ 'Range: bytes=0-3' ]);
is($c->status(), 200, 'a range, proxied');

like($t->read_file('error.log'), qr/\[error\].*a partial response \(206\)/,
	'logged, 206');
like($t->read_file('error.log'), qr/\[error\].*a compressed response, it is/,
	'logged, compressed');
like($t->read_file('error.log'), qr/\[error\].*neither an event stream nor/,
	'logged, type');
like($t->read_file('error.log'), qr/\[error\].*without a final status/,
	'logged, status');

###############################################################################
