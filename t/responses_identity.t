#!/usr/bin/perl

# Tests for ngx_http_responses_module: upstreams are asked for responses that
# are not compressed.

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses;

###############################################################################

my $t = Test::Nginx->new()->has(qw/http proxy gzip rewrite http_v2/);

$t->write_http(<<'EOF');
log_format  r '$uri "$http_accept_encoding"';
access_log  %%TESTDIR%%/r.log r;

gzip           on;
gzip_types     application/json;
gzip_min_length  1;

proxy_http_version   1.1;
proxy_next_upstream  error timeout http_503;

proxy_cache_path  %%TESTDIR%%/cache keys_zone=one:1m;

upstream two {
    server  127.0.0.1:8081;
    server  127.0.0.1:8083;
}

server {
    listen       127.0.0.1:8080;
    listen       127.0.0.1:8082 http2;
    server_name  localhost;

    responses  on;

    location / {
        proxy_pass  http://127.0.0.1:8081;
    }

    location /off {
        responses   off;
        proxy_pass  http://127.0.0.1:8081;
    }

    location /dry {
        responses_dry_run  on;
        proxy_pass         http://127.0.0.1:8081;
    }

    location /own {
        proxy_set_header  Accept-Encoding br;
        proxy_pass        http://127.0.0.1:8081;
    }

    location /hold {
        responses_hold  on;
        proxy_pass      http://two;
    }

    location /cached {
        proxy_cache        one;
        proxy_cache_valid  1m;
        proxy_pass         http://127.0.0.1:8081;
        add_header         X-Cache $upstream_cache_status;
    }

    location /refused {
        error_page  502 = /off/page;
        proxy_pass  http://127.0.0.1:8089;
    }

    location /again {
        error_page  502 = /page;
        proxy_pass  http://127.0.0.1:8089;
    }

    location /failed {
        proxy_intercept_errors  on;
        error_page              500 = /off/page;
        proxy_pass              http://127.0.0.1:8081;
    }

    location /closed {
        error_page  502 = /page;
        proxy_pass  http://127.0.0.1:8081;
    }

    location /text {
        return  200 "{}";
    }
}
EOF

my @asked;

upstream(port($_), qr// => sub {
	my ($uri, $request) = @_;
	my @values = $request =~ /^Accept-Encoding: *(.*?)\r$/mgi;

	push @asked, $uri . ' ' . join '+', @values;

	return (fin()) if $uri =~ /closed/;
	return answer('{"a":1}', type => 'application/json',
		framing => 'length', status => $uri =~ /failed/ ? '500 X' : undef,
		headers => [ $uri =~ /cached/ ? 'Vary: Accept-Encoding' : () ]);
}) foreach 8081, 8083;

$t->run();

###############################################################################

is(asked('/v1/responses', 'gzip, br'), '/v1/responses identity', 'a request');
is(asked('/v1/responses'), '/v1/responses ', 'without the field');
is(asked('/a', 'gzip', 'br'), '/a identity+identity', 'two fields');
is(asked('/a', ''), '/a identity', 'an empty field');
is(asked('/off/a', 'gzip'), '/off/a gzip', 'responses off');
is(asked('/dry/a', 'gzip'), '/dry/a gzip', 'a dry run');
is(asked('/own/a', 'gzip'), '/own/a br', 'the configuration sets one');
is(asked('/hold/a', 'gzip'), '/hold/a identity', 'with responses_hold');

my $h2 = h2(port => 8082);
@asked = ();
$h2->get('/h2', fields => [ 'accept-encoding' => 'gzip' ])->wait();
is("@asked", '/h2 identity', 'HTTP/2');
$h2->close();

# the client gets what it has asked for

my $r = get('/a', headers => [ 'Accept-Encoding: gzip' ]);
like($r->headers(), qr/^Content-Encoding: gzip\r$/m, 'nginx compresses');
unlike(get('/a')->headers(), qr/^Content-Encoding/m, 'or not');
like(get('/text', headers => [ 'Accept-Encoding: gzip' ])->content(),
	qr/^\x1f\x8b|^{}/, 'no upstream');

# other locations get it as it was

is(asked('/refused', 'gzip'), '/off/page gzip', 'an error page');
is(asked('/again', 'gzip'), '/page identity', 'one with responses');
is(asked('/failed', 'gzip'), '/failed identity, /off/page gzip',
	'of a response');
is(asked('/closed', 'gzip'), '/closed identity, /page identity',
	'of a connection that was closed');

# a cache has one variant for those that compress and those that do not

asked('/cached', 'gzip');
$r = get('/cached', headers => [ 'Accept-Encoding: br' ]);
like($r->headers(), qr/^X-Cache: HIT\r$/m, 'a cached response');

# what is logged is that of the client

my $log;
pump(sub { ($log = $t->read_file('r.log')) =~ m!(?:/cached.*){2}!s });
like($log, qr!^/hold/a "gzip"$!m, 'the client\'s is logged');
unlike($log, qr/identity/, 'always');

###############################################################################

sub asked {
	my ($uri, @values) = @_;

	@asked = ();
	get($uri, headers => [ map { "Accept-Encoding: $_" } @values ]);

	return join ', ', @asked;
}
