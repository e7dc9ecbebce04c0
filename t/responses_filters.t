#!/usr/bin/perl

# Tests for ngx_http_responses_module, together with other filters and with
# modules that make subrequests.

###############################################################################

use warnings;
use strict;

use Test::More;

BEGIN { use FindBin; chdir($FindBin::Bin); }

use lib 'lib';
use Test::Nginx;
use Test::Responses;

use IO::Compress::Gzip;
use IO::Uncompress::Gunzip;

###############################################################################

select STDERR; $| = 1;
select STDOUT; $| = 1;

my $t = Test::Nginx->new()->has(qw/http proxy gzip gunzip sub addition charset
	auth_request mirror ssi cache slice/)->plan(36);

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

    log_format r "$uri $responses_id $upstream_cache_status "
                 "$responses_total_tokens";
    access_log %%TESTDIR%%/r.log r;

    proxy_cache_path %%TESTDIR%%/cache levels=1:2 keys_zone=one:1m;
    proxy_cache_valid 200 1m;

    server {
        listen       127.0.0.1:8080;
        server_name  localhost;

        responses on;

        location / {
            proxy_pass http://127.0.0.1:8081;
        }

        location /gunzip/ {
            gunzip on;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /gzip/ {
            gzip on;
            gzip_types text/event-stream;
            gzip_min_length 0;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /both/ {
            gunzip on;
            gzip on;
            gzip_types text/event-stream;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /sub/ {
            sub_filter_types text/event-stream;
            sub_filter_once off;
            sub_filter sequence_number seq;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /addition/ {
            addition_types text/event-stream;
            add_before_body /before;
            add_after_body /after;
            proxy_pass http://127.0.0.1:8081/;
        }

        location = /before {
            return 200 ": before\n\n";
        }

        location = /after {
            proxy_pass http://127.0.0.1:8081/plain;
        }

        location /charset/ {
            charset utf-8;
            charset_types text/event-stream;
            override_charset on;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /ssi/ {
            ssi on;
            ssi_types text/event-stream;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /auth/ {
            auth_request /plain;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /denied/ {
            auth_request /status/403;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /mirror/ {
            mirror /mirrored;
            proxy_pass http://127.0.0.1:8081/;
        }

        location = /mirrored {
            internal;
            proxy_pass http://127.0.0.1:8081/plain;
        }

        location /cache/ {
            proxy_cache one;
            proxy_pass http://127.0.0.1:8081/;

            location /cache/start/ {
                responses_sequence renumber start=5;
                proxy_cache_key $arg_key;
                proxy_pass http://127.0.0.1:8081/;
            }
        }

        location /store/ {
            proxy_store %%TESTDIR%%$uri;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /slice/ {
            slice 100;
            proxy_set_header Range $slice_range;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /error_page/ {
            error_page 502 = /plain;
            proxy_intercept_errors on;
            proxy_pass http://127.0.0.1:8081/status/502?;
        }

        location /named/ {
            try_files /nowhere @named;
        }

        location @named {
            proxy_pass http://127.0.0.1:8081;
        }

        location /limit/ {
            limit_rate 100000;
            proxy_pass http://127.0.0.1:8081/;
        }
    }
}

EOF

my @bare = stream(3, bare => 1);
my $in = join '', @bare;
my $out = join '', numbered(@bare);

my $packed;
IO::Compress::Gzip::gzip(\$in => \$packed);

upstream(port(8081),
	qr!^/status/(\d+)! => sub {
		"HTTP/1.1 $1 Text\r\nContent-Length: 0\r\n\r\n"
	},
	qr!(?:^|/)gz$! => sub {
		answer([ random_cuts($packed, 1, 30) ],
			headers => [ 'Content-Encoding: gzip' ])
	},
	qr!/ssi$! => sub { answer("$bare[0]data: <!--# include "
		. "virtual=\"/before\" -->\n\n" . join('', @bare[1 .. 4])) },
	qr!(?:plain(?:\?.*)?|named.*)$! => sub { answer($in, framing => 'length') },
);

$t->run();

###############################################################################

# what came compressed is read when gunzip is on, and never harmed

is(get('/gunzip/gz')->content(), $out, 'gunzip');
is(get('/gunzip/plain')->content(), $out, 'gunzip, nothing to do');
is(get('/gz')->content(), $packed, 'compressed');
is(get('/gunzip/gz', headers => [ 'Accept-Encoding: gzip' ])->content(),
	$packed, 'compressed for a client that can');

is(unzip(get('/gzip/plain', headers => [ 'Accept-Encoding: gzip' ])), $out,
	'gzip');
is(get('/gzip/plain')->content(), $out, 'gzip not wanted');
is(get('/both/gz')->content(), $out, 'gunzip and gzip');

# filters after this one see its output

is(get('/sub/plain')->content(), $out =~ s/sequence_number/seq/gr,
	'sub_filter');
is(get('/sub/plain', version => '1.0')->content(),
	$out =~ s/sequence_number/seq/gr, 'sub_filter, old client');

my $r = get('/addition/plain');
is($r->content(), ": before\n\n$out$in", 'addition, only the main request');
ok($r->complete(), 'addition, complete');

$r = get('/charset/plain');
is($r->content(), $out, 'charset');
like($r->headers(), qr!^Content-Type: text/event-stream; charset=utf-8!m,
	'charset in header');

$r = get('/ssi/ssi');
is($r->content(), $out =~ s/\n\n/\n\ndata: : before\n\n\n\n/r, 'ssi');

# subrequests are let alone

is(get('/auth/plain')->content(), $out, 'auth_request');
is(get('/denied/plain')->status(), 403, 'auth_request, denied');
is(get('/mirror/plain')->content(), $out, 'mirror');

# what is stored are upstream's own bytes: edited anew, with each use

is(get('/cache/plain')->content(), $out, 'cache, miss');
is(get('/cache/plain')->content(), $out, 'cache, hit');
like(logged($t, 'r.log', qr/HIT/), qr!^/cache/plain resp_1 MISS 18$!m,
	'cache, miss logged');
like(logged($t, 'r.log', qr/HIT/), qr!^/cache/plain resp_1 HIT 18$!m,
	'cache, hit logged');

$r = get('/cache/plain', method => 'HEAD');
is($r->status(), 200, 'cache, HEAD');
unlike($r->headers(), qr/^Content-Length/mi, 'cache, no length');
is(get('/cache/plain', headers => [ 'Range: bytes=0-9' ])->content(), $out,
	'cache, range');
is(get('/cache/plain', version => '1.0')->content(), $out,
	'cache, old client');

is(get('/cache/start/plain?key=a')->content() =~ s/\D//gr,
	get('/cache/start/plain?key=a')->content() =~ s/\D//gr,
	'cache, two hits are alike');
is(sse_numbers(get('/cache/start/plain?key=a')->content()), '5 6 7 8 9',
	'cache, other numbers');

is(get('/store/plain')->content(), $out, 'store');
pump(sub { -s $t->testdir() . '/store/plain' });
is($t->read_file('store/plain'), $in, 'stored bytes');

is(get('/slice/plain')->content(), $out, 'slice');

# a request that is sent elsewhere

is(get('/error_page/')->content(), $out, 'error_page');
is(get('/named/plain')->content(), $out, 'named location');
is(get('/limit/plain')->content(), $out, 'limit_rate');

# with everything on one connection

my $c = client(uri => '/gunzip/gz');
$c->request(uri => $_) foreach qw! /sub/plain /addition/plain /cache/plain !;
$c->wait();

is($c->content(0), $out, 'same connection, gunzip');
is($c->content(1), $out =~ s/sequence_number/seq/gr,
	'same connection, sub_filter');
is($c->content(3), $out, 'same connection, cache');

###############################################################################

sub unzip {
	my ($r) = @_;
	my $packed = $r->content();

	IO::Uncompress::Gunzip::gunzip(\$packed => \my $text);
	return $text;
}

###############################################################################
