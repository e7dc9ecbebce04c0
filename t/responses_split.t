#!/usr/bin/perl

# Tests for ngx_http_responses_module, the output does not depend on how the
# input was cut: every split point, every byte alone, random cuts.

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

my @names = goldens();

my $t = Test::Nginx->new()->has(qw/http proxy upstream_keepalive/)
	->plan(7 * @names + 1 + 6 * @names);

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

    access_log off;

    upstream u {
        server 127.0.0.1:8081;
        keepalive 4;
        keepalive_requests 1000000;
    }

    server {
        listen       127.0.0.1:8080;
        server_name  localhost;

        keepalive_requests 1000000;

        responses on;

        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_hide_header X-Pad;

        location / {
            proxy_pass http://u;
            proxy_buffer_size 4k;
        }

        # the same with all repairs, which are on by default

        location /on/ {
            responses_normalize on;
            responses_scaffold on;
            responses_terminal on;
            responses_done hide;
            proxy_pass http://u/;

            location /on/small/ {
                proxy_pass http://u/;
                proxy_buffer_size 1k;
            }

            location /on/file/ {
                alias %%TESTDIR%%/;
                default_type text/event-stream;
                sendfile off;
                output_buffers 1 1;
            }
        }

        location /small/ {
            proxy_pass http://u/;
            proxy_buffer_size 1k;
            responses_max_event_size 64k;
        }

        location /file/ {
            alias %%TESTDIR%%/;
            default_type text/event-stream;
            sendfile off;
            output_buffers 1 1;
        }
    }
}

EOF

my (%in, %out);

foreach my $name (@names) {
	$in{$name} = golden("$name.in");
	$out{$name} = golden("$name.out");
	$t->write_file($name, $in{$name});
}

# short enough to be cut twice in every way

$in{pair} = "\xef\xbb\xbf" . ":x\r\n\revent:response.a\nid:\n"
	. "data:{\"\\u0061\":\"\xc3\xa9\"\r\n"
	. "data: }\r\revent: b\rdata:{\"type\":\"a\"}\n\r\ndata";
$out{pair} = ":x\n\nevent: response.a\n"
	. "data: {\"sequence_number\":0,\"\\u0061\":\"\xc3\xa9\" }\n\n"
	. "event: a\ndata: {\"sequence_number\":1,\"type\":\"a\"}\n\n";

# nginx reads a whole buffer of 4096 bytes first: with that much header in
# front of it the body is cut just there, and its rest is another read

sub padded {
	my ($name, $cut) = @_;

	my $head = head(headers => [ 'Content-Length: ' . length $in{$name} ]);
	my $pad = 4096 - $cut - length("${head}X-Pad: \r\n\r\n");

	return $head . 'X-Pad: ' . 'x' x $pad . "\r\n\r\n" . $in{$name};
}


upstream(port(8081),
	qr!^/whole/(.+)! => sub { answer($in{$1}) },
	qr!^/read/(.+)/(\d+)! => sub { padded($1, $2) },
	qr!^/chunk/(.+)/(\d+)! => sub {
		join('', answer([ substr($in{$1}, 0, $2),
			substr($in{$1}, $2) ]))
	},
	qr!^/three/(.+)/(\d+)! => sub {
		join('', answer([ substr($in{$1}, 0, $2),
			substr($in{$1}, $2, 1), substr($in{$1}, $2 + 1) ]))
	},
	qr!^/pair/(\d+)/(\d+)! => sub {
		join('', answer([ substr($in{pair}, 0, $1),
			substr($in{pair}, $1, $2 - $1), substr($in{pair}, $2) ]))
	},
	qr!^/random/(.+)/(\d+)! => sub {
		join('', answer([ random_cuts($in{$1}, $2, 1 + $2 * 3) ]))
	},
	qr!^/ones/(.+)! => sub { join('', answer([ split(//, $in{$1}) ])) },
	qr!^/drip/(.+)! => sub { answer([ drip($in{$1}) ], framing => 'length') },
);

$t->run();

###############################################################################

foreach my $name (@names) {
	my $n = length($in{$name}) - 1;

	is(different($name, map { "/read/$name/$_" } 1 .. $n), '',
		"$name, two reads");
	is(different($name, map { "/chunk/$name/$_" } 1 .. $n), '',
		"$name, two chunks");
	is(different($name, map { "/three/$name/$_" } 1 .. $n), '',
		"$name, three chunks");
	is(different($name, map { "/small/random/$name/$_" } 1 .. 40), '',
		"$name, random chunks");
	is(different($name, "/ones/$name", "/small/ones/$name"), '',
		"$name, chunks of one byte");
	is(different($name, "/file/$name"), '', "$name, buffers of one byte");
}

# with repairs: what becomes of the whole stream, and of any pieces of it

foreach my $name (@names) {
	my $n = length($in{$name}) - 1;
	my $whole = masked(get("/on/whole/$name"));

	is($whole, golden("$name.contract"), "$name, repaired");

	$out{$name} = $whole;

	is(different($name, map { "/on/chunk/$name/$_" } 1 .. $n), '',
		"$name, repaired, two chunks");
	is(different($name, map { "/on/small/random/$name/$_" } 1 .. 20), '',
		"$name, repaired, random chunks");
	is(different($name, "/on/ones/$name"), '',
		"$name, repaired, chunks of one byte");
	is(different($name, "/on/file/$name"), '',
		"$name, repaired, buffers of one byte");
}

my $n = length($in{pair}) - 1;

is(different('pair', map { my $x = $_; map { "/pair/$x/$_" } $x + 1 .. $n }
	1 .. $n - 1), '', 'two cuts everywhere');

# bytes that are really sent one by one take their time: all at once

my %drip = map { $_ => client(uri => "/drip/$_"),
	"on/$_" => client(uri => "/on/drip/$_") } @names;

foreach my $name (@names) {
	$drip{$_}->wait() foreach $name, "on/$name";
	is($drip{$name}->content(), golden("$name.out"),
		"$name, byte after byte");
	is(masked($drip{"on/$name"}), $out{$name},
		"$name, repaired, byte after byte");
}

###############################################################################

# what is made from the request's id and from its time

sub masked {
	my ($c, $i) = @_;
	my $now = time();

	return $c->content($i) =~ s/(?<=_)[0-9a-f]{32}(?=["_])/REQUEST/gr
		=~ s/(?<=_at":)(\d+)/abs($1 - $now) < 600 ? 'TIME' : $1/ger;
}


# pipelined requests; tells which of them was answered with what else

sub different {
	my ($name, @uris) = @_;

	my $c = client();
	$c->request(uri => $_) foreach @uris;
	$c->wait(60);
	$c->close();

	foreach my $i (0 .. $#uris) {
		next if masked($c, $i) eq $out{$name} && $c->complete($i);
		return "$uris[$i]:\n" . $c->content($i);
	}

	return '';
}

###############################################################################
