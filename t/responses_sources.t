#!/usr/bin/perl

# Tests for ngx_http_responses_module, bodies from other places than a proxied
# server.

###############################################################################

use warnings;
use strict;

use Test::More;

BEGIN { use FindBin; chdir($FindBin::Bin); }

use lib 'lib';
use Test::Nginx;
use Test::Responses;
use Test::Responses::Fake;

###############################################################################

select STDERR; $| = 1;
select STDOUT; $| = 1;

my $t = Test::Nginx->new()->has(qw/http proxy fastcgi scgi rewrite/)
	->plan(22);

$t->write_file_expand('nginx.conf', <<'EOF');

%%TEST_GLOBALS%%

daemon off;

events {
}

http {
    %%TEST_GLOBALS_HTTP%%

    # what is tested here are mechanics, not the contract

    responses_normalize off;
    responses_scaffold off;
    responses_terminal off;
    responses_done keep;

    log_format r "$uri $responses_id $responses_status";
    access_log %%TESTDIR%%/r.log r;

    server {
        listen       127.0.0.1:8080;
        server_name  localhost;

        responses on;
        default_type text/event-stream;

        location /file {
            alias %%TESTDIR%%/stream;
        }

        location /sendfile {
            alias %%TESTDIR%%/stream;
            sendfile on;
        }

        location /small {
            alias %%TESTDIR%%/stream;
            output_buffers 1 64;
        }

        location /directio {
            alias %%TESTDIR%%/stream;
            directio 512;
        }

        location /aio {
            alias %%TESTDIR%%/stream;
            output_buffers 2 100;
        }

        location = /empty {
            alias %%TESTDIR%%/empty;
        }

        location /return {
            return 200 'data: {"type":"response.a"}\n\ndata: {"type":"response.b"}\n\n';
        }

        location /nothing {
            return 200 '';
        }

        location /204 {
            return 204;
        }

        location /fastcgi {
            fastcgi_pass 127.0.0.1:8082;
            fastcgi_param REQUEST_URI $request_uri;
        }

        location /scgi {
            scgi_pass 127.0.0.1:8083;
            scgi_param SCGI 1;
            scgi_param REQUEST_URI $request_uri;
        }
    }
}

EOF

my @bare = stream(30, bare => 1);
my $in = join '', @bare;
my $out = join '', numbered(@bare);

$t->write_file('stream', $in);
$t->write_file('empty', '');

my $c;

Test::Responses::Fake::listen(8082, \&fastcgi);
Test::Responses::Fake::listen(8083, \&scgi);

$t->run();

###############################################################################

foreach my $uri (qw! /file /sendfile /small /directio /aio !) {
	my $r = get($uri);
	is($r->content(), $out, $uri);
	unlike($r->headers(), qr/^(?:Content-Length|Accept-Ranges|ETag: "
		|Last-Modified)/xmi, "$uri, header");
}

is(get('/file', headers => [ 'Range: bytes=0-3' ])->content(), $out,
	'file, range');
is(get('/file', method => 'HEAD')->status(), 200, 'file, HEAD');
is(get('/empty')->content(), '', 'empty file');

is(get('/return')->content(), "event: response.a\ndata: {\"sequence_number\":0,"
	. "\"type\":\"response.a\"}\n\nevent: response.b\n"
	. "data: {\"sequence_number\":1,\"type\":\"response.b\"}\n\n", 'return');
is(get('/nothing')->content(), '', 'return nothing');
is(get('/204')->status(), 204, 'return 204');

foreach my $uri (qw! /fastcgi /scgi !) {
	$c = client(uri => $uri);
	$c->wait();
	is($c->content(), $out, "$uri, event by event");

	$c = client(uri => "$uri?cut");
	$c->wait();
	is(sse_numbers($c->content()), '0 1 2', "$uri, cut");
}

like(logged($t, 'r.log', qr!^/scgi \S+ trunc!m), qr!^/scgi resp_1 truncated!m,
	'truncated, logged');

is(get('/return')->status(), 200, 'goes on');

###############################################################################

# event by event: the next one waits for the client to have the last one

sub paced {
	my ($frame) = @_;
	my $n = 0;

	return map {
		my $seen = $n++;
		($frame->($_), sub { sse_parse($c->content()) > $seen })
	} @bare;
}


sub fastcgi {
	my ($request) = @_;

	my $record = sub {
		my ($type, $data) = @_;
		return pack('CCnnCC', 1, $type, 1, length $data, 0, 0) . $data;
	};

	my $head = $record->(6, "Content-Type: text/event-stream\r\n\r\n");

	return ($head, (map { $record->(6, $_) } @bare[0 .. 2]), fin())
		if $request =~ /\?cut/;

	return ($head, paced(sub { $record->(6, $_[0]) }), $record->(6, ''),
		$record->(3, pack('NCCCC', 0, 0, 0, 0, 0)), fin());
}


sub scgi {
	my ($request) = @_;

	my $head = "Status: 200 OK\r\nContent-Type: text/event-stream\r\n\r\n";

	return ($head, @bare[0 .. 2], fin()) if $request =~ /\?cut/;
	return ($head, paced(sub { $_[0] }), fin());
}

###############################################################################
