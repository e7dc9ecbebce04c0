#!/usr/bin/perl

# Tests for ngx_http_responses_module, requests whose body is compressed with
# gzip: they are read as others are, sent as they came, or decompressed if
# they are sent with another model.

###############################################################################

use warnings;
use strict;

use Test::More;

use IO::Compress::Gzip qw/ gzip /;

BEGIN { use FindBin; chdir($FindBin::Bin); }

use lib 'lib';
use Test::Nginx;
use Test::Responses;
use Test::Responses::Request;

###############################################################################

select STDERR; $| = 1;
select STDOUT; $| = 1;

my $t = Test::Nginx->new()->has(qw/http http_v2 proxy map mirror rewrite/);

$t->write_file_expand('nginx.conf', <<'EOF');

%%TEST_GLOBALS%%

daemon off;

events {
}

http {
    %%TEST_GLOBALS_HTTP%%

    client_max_body_size     1m;
    client_body_buffer_size  16k;

    map $responses_request_model $model {
        default  "";
        auto     gpt-4o-mini;
    }

    add_header X-Asked
        "<$responses_request_model|$responses_request_stream>" always;

    server {
        listen       127.0.0.1:8080;
        listen       127.0.0.1:8083 http2;
        server_name  localhost;

        proxy_http_version 1.1;
        recursive_error_pages on;

        location / {
            responses_read_request on;
            proxy_pass http://127.0.0.1:8081;
        }

        location /file/ {
            client_body_in_file_only clean;
            responses_read_request on;
            proxy_pass http://127.0.0.1:8081;
        }

        location /off/ {
            proxy_pass http://127.0.0.1:8081;
        }

        location /strict/ {
            responses_read_request on unread=415;
            proxy_pass http://127.0.0.1:8081;
        }

        location /model/ {
            responses_request_model $model;
            proxy_pass http://127.0.0.1:8081;
        }

        location /model/file/ {
            client_body_in_file_only clean;
            responses_request_model $model;
            proxy_pass http://127.0.0.1:8081;
        }

        location /small/ {
            client_max_body_size 2k;
            responses_read_request on unread=415;
            proxy_pass http://127.0.0.1:8081;

            location /small/pass/ {
                responses_read_request on;
                responses_request_model $model;
                proxy_pass http://127.0.0.1:8081;
            }
        }

        location /unlimited/ {
            client_max_body_size 0;
            client_body_buffer_size 1m;
            responses_read_request on;
            proxy_pass http://127.0.0.1:8081;
        }

        location /mirrored/ {
            mirror /mirror;
            responses_read_request on unread=415;
            proxy_pass http://127.0.0.1:8081;
        }

        location = /mirror {
            internal;
            proxy_pass http://127.0.0.1:8081/mirror;
        }

        location /then/ {
            responses_request_model $model;
            error_page 502 = @other;
            proxy_pass http://127.0.0.1:8082;
        }

        location @other {
            responses_request_model $http_x_other;
            error_page 502 = @nothing;
            proxy_pass http://127.0.0.1:8082;
        }

        location @nothing {
            responses_request_model "";
            proxy_set_header X-Encoding "<$http_content_encoding>";
            proxy_pass http://127.0.0.1:8081;
        }

        # the body was read before

        location /late/ {
            error_page 502 = @strict;
            proxy_pass http://127.0.0.1:8082;
        }

        location @strict {
            responses_read_request on unread=415;
            proxy_pass http://127.0.0.1:8081;
        }

        location /variable/ {
            if ($http_content_encoding = gzip) {
                set $read 1;
            }

            responses_request_model $model;
            proxy_set_header X-Encoding "<$http_content_encoding>";
            proxy_pass http://127.0.0.1:8081;
        }
    }
}

EOF

recorder(port(8081), qr/./ => sub { answer('ok', type => 'text/plain') });
recorder(port(8082), qr/./ => sub { fin() });

my $json = '{"model":"auto","stream":true,"input":"x"}';
my $long = '{"input":"' . join('', map { "$_," } 1 .. 60000)
	. '","model":"auto"}';
my $packed = packed($json);
my $mini = $json =~ s/auto/gpt-4o-mini/r;
my @gzip = (headers => [ 'Content-Encoding: gzip' ]);

$t->plan(106);
$t->run();

###############################################################################

# read, and sent as it came

foreach my $uri ('/', '/file/', '/off/', '/strict/') {
	is(asked(posted($uri, $packed, @gzip)), 'auto|1', "read, $uri");
	is(sent(), $packed, "as it came, $uri");
	like(received(), qr/^Content-Encoding: gzip\r$/m, "encoding, $uri");
}

foreach my $chunk (1, 7, 1000) {
	is(asked(posted('/', $packed, @gzip, chunked => $chunk)), 'auto|1',
		"chunks of $chunk");
	is(sent(), $packed, "chunks of $chunk, as it came");
}

is(asked(posted('/', $packed, headers => [ 'content-encoding: X-GZip' ])),
	'auto|1', 'x-gzip');
is(asked(posted('/', packed(substr $json, 0, 9) . packed(substr $json, 9),
	@gzip)), 'auto|1', 'two members');
is(asked(posted('/', packed($long), @gzip)), 'auto|0', 'in a file');
is(asked(posted('/', packed('{"model":"m"'), @gzip)), '|',
	'not complete JSON');
is(posted('/strict/', packed('text'), @gzip)->status(), 200,
	'no JSON is not refused');

unlike($t->read_file('error.log'), qr/\[warn\].*Content-Encoding/,
	'no warning');

# another model: it is not compressed any more

foreach my $uri ('/model/', '/model/file/', '/variable/') {

	# nginx has lists of 20 fields, the first ones are its client's

	foreach my $n (0, 1, 15 .. 20, 38, 60) {
		my @wrong;

		foreach my $place ($n > 20 ? ($n - 23 .. $n) : (0 .. $n)) {
			my @lines = map { "X-H$_: h" } 1 .. $n;
			my @fields = @lines;

			splice @fields, $place, 0, 'Content-Encoding: gzip';
			posted($uri, $packed, headers => \@fields);

			push @wrong, $place if sent() ne $mini
				|| received() =~ /Content-Encoding/
				|| grep { received() !~ /^\Q$_\E\r$/m } @lines;
		}

		is("@wrong", '', "replaced, $uri, one of $n fields");
	}
}

like(received(), qr/^X-Encoding: <>\r$/m, 'nor is it in the variable');

foreach my $uri ('/model/', '/model/file/') {
	my $want = $long =~ s/auto/gpt-4o-mini/r;

	posted($uri, packed($long), @gzip);
	ok(sent() eq $want, "replaced, long, $uri");
	posted($uri, packed($long), @gzip, chunked => 4096);
	ok(sent() eq $want, "replaced, long, in chunks, $uri");
}

my $other = packed('{"model":"m"}');

posted('/model/', $other, @gzip);
is(sent(), $other, 'no other model, as it came');
like(received(), qr/^Content-Encoding: gzip\r$/m, 'no other model, encoding');

# another location gets what the client sent

posted('/then/', $packed, @gzip);
is(sent(), $packed, 'restored');
like(received(), qr/^Content-Encoding: gzip\r$/m, 'restored, encoding');
like(received(), qr/^X-Encoding: <gzip>\r$/m, 'restored, variable');

posted('/then/', $packed,
	headers => [ 'X-Other: o', 'Content-Encoding: gzip' ]);
is(join(' ', map { length } bodies()), join(' ', length $mini,
	length($mini) - 10, length $packed), 'another one, restored');
is(scalar(() = received() =~ /Content-Encoding/g), 1, 'restored once');

posted('/mirrored/', $packed, @gzip);
pump(sub { bodies() == 2 });
is(join('', bodies()), $packed x 2, 'mirror');

# HTTP/2

my $h2 = h2(port => 8083);

my $id = $h2->request(uri => '/model/', method => 'POST', content => $packed,
	fields => [ 'content-encoding' => 'gzip' ]);
$h2->wait($id);
is(sent(), $mini, 'HTTP/2');
unlike(received(), qr/Content-Encoding/i, 'HTTP/2, encoding');

# what cannot be read

my @broken = (
	[ 'no gzip', $json ],
	[ 'cut', substr $packed, 0, -1 ],
	[ 'garbage', $packed . 'x' ],
	[ 'changed', $packed ^ ("\0" x (length($packed) - 6) . "\1") ],
	[ 'twice', packed($packed), 'gzip, gzip' ],
	[ 'two lines', $packed, "gzip\r\nContent-Encoding: zstd" ],
	[ 'deflate', $packed, 'deflate' ],
	[ 'zstd', $packed, 'zstd' ],
	[ 'br', $packed, 'br' ],
);

foreach (@broken) {
	my ($name, $body, $encoding) = @$_;
	my @headers = (headers => [ 'Content-Encoding: '
		. ($encoding || 'gzip') ]);

	is(posted('/strict/', $body, @headers)->status(), 415, "$name, refused");
	is(asked(posted('/model/', $body, @headers)), '|', "$name, not known");
	is(sent(), $body, "$name, passed");
}

is(posted('/late/', $packed, headers => [ 'Content-Encoding: zstd' ])
	->status(), 415, 'read by another location, refused');
is(asked(posted('/late/', $packed, @gzip)), 'auto|1',
	'read by another location');

like($t->read_file('error.log'), qr/\[warn\].*"Content-Encoding: gzip"/,
	'a warning');

# a small body that becomes a large one

my $bomb = packed('{"model":"auto","input":"' . ' ' x 3000 . '"}');

ok(length $bomb < 1000, 'a bomb');
is(posted('/small/', $bomb, @gzip)->status(), 415, 'refused');
is(asked(posted('/small/pass/', $bomb, @gzip)), '|', 'not known');
is(sent(), $bomb, 'passed');
is(asked(posted('/', $bomb, @gzip)), 'auto|0', 'known within the limit');

$bomb = packed(' ' x (64 << 20) . '{"model":"auto"}');
is(asked(posted('/unlimited/', $bomb, @gzip)), '|', '64 MB');

$bomb = packed(' ' x (32 << 20) . '{"model":"auto"}');
is(asked(posted('/unlimited/', $bomb, @gzip)), 'auto|0', '32 MB');

###############################################################################

sub packed {
	my ($text) = @_;
	my $out;

	gzip(\$text => \$out, -Minimal => 1) or die 'gzip failed';
	return $out;
}

###############################################################################
