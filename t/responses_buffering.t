#!/usr/bin/perl

# Tests for ngx_http_responses_module, the same bytes whatever way they take
# through nginx: buffers, temporary files, rate limits, and slow readers.

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

my $t = Test::Nginx->new()->has(qw/http proxy cache/);

my @ways = qw/ plain store file cache nofile small tiny postpone limit
	limithead limitoff proxylimit sendfile threads nodelay nopush /;

$t->plan(5 * @ways);

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

    proxy_cache_path %%TESTDIR%%/cache keys_zone=one:1m;
    proxy_cache_key $uri$args;

    server {
        listen       127.0.0.1:8080 sndbuf=32k;
        server_name  localhost;

        responses on;

        location /plain/ {
            proxy_pass http://127.0.0.1:8081/;
        }

        location /store/ {
            proxy_pass http://127.0.0.1:8081/;
            proxy_store %%TESTDIR%%/stored;
        }

        # most of it goes through a temporary file

        location /file/ {
            proxy_pass http://127.0.0.1:8081/;
            proxy_store %%TESTDIR%%/stored2;
            proxy_buffers 2 4k;
            proxy_buffer_size 4k;
            proxy_busy_buffers_size 4k;
        }

        location /cache/ {
            proxy_pass http://127.0.0.1:8081/;
            proxy_cache one;
            proxy_cache_valid 1m;
        }

        location /nofile/ {
            proxy_pass http://127.0.0.1:8081/;
            proxy_max_temp_file_size 0;
        }

        location /small/ {
            proxy_pass http://127.0.0.1:8081/;
            responses_max_event_size 256;
        }

        location /tiny/ {
            proxy_pass http://127.0.0.1:8081/;
            proxy_buffer_size 512;
            proxy_buffers 2 512;
            proxy_busy_buffers_size 512;
        }

        location /postpone/ {
            proxy_pass http://127.0.0.1:8081/;
            postpone_output 65536;
        }

        location /limit/ {
            proxy_pass http://127.0.0.1:8081/;
            limit_rate 2m;
            limit_rate_after 100k;
        }

        # the header alone is put off by the limit

        location /limithead/ {
            proxy_pass http://127.0.0.1:8081/;
            limit_rate 200;
            postpone_output 0;
        }

        location /limitoff/ {
            proxy_pass http://127.0.0.1:8081/;
            proxy_buffering off;
            proxy_cache one;
            limit_rate 200;
            postpone_output 0;
        }

        location /proxylimit/ {
            proxy_pass http://127.0.0.1:8081/;
            proxy_store %%TESTDIR%%/stored3;
            proxy_limit_rate 2m;
        }

        location /sendfile/ {
            proxy_pass http://127.0.0.1:8081/;
            proxy_cache one;
            proxy_cache_valid 1m;
            sendfile on;
            sendfile_max_chunk 1k;
        }

        location /threads/ {
            proxy_pass http://127.0.0.1:8081/;
            proxy_cache one;
            proxy_cache_valid 1m;
            directio 1k;
            output_buffers 3 500;
        }

        location /nodelay/ {
            proxy_pass http://127.0.0.1:8081/;
            tcp_nodelay off;
        }

        location /nopush/ {
            proxy_pass http://127.0.0.1:8081/;
            sendfile on;
            tcp_nopush on;
        }
    }
}

EOF

# events of many sizes

my @events = map { event('response.a', '"text":"'
	. 'x' x ($_ * 37 % 1500) . '"') } 1 .. 500;
my $in = join '', @events;
my $out = join '', numbered(@events);

upstream(port(8081),
	qr!^/length! => sub { answer($in, framing => 'length') },
	qr!^/chunked! => sub { answer([ random_cuts($in, 1, 5000) ]) },
	qr!^/close! => sub { answer([ random_cuts($in, 2, 900) ],
		framing => 'close') },
);

$t->run();

###############################################################################

foreach my $way (@ways) {
	foreach my $framing (qw/ length chunked close /) {
		is(different(get("/$way/$framing")), '', "$way, $framing");
	}

	# a second time, and by a reader that takes its time

	is(different(get("/$way/length")), '', "$way, again");

	my $c = client(uri => "/$way/chunked?slow", rcvbuf => 4096);
	$c->{limit} = 3000;
	pump(sub { length $c->content() > 20000 });
	$c->{paused} = 1;
	pump(sub { 0 }, 0.1);
	$c->{paused} = 0;
	$c->wait();
	is(different($c), '', "$way, slow reader");
}

###############################################################################

# frames of all sizes are compared by their numbers, and what is around them

sub different {
	my ($c) = @_;
	my $got = $c->content();

	return 'not complete' unless $c->complete();
	return '' if $got eq $out;

	my @got = with_numbers($got);
	my @want = with_numbers($out);

	foreach my $i (0 .. $#want) {
		return "frame $i" if !defined $got[$i] || $got[$i] ne $want[$i];
	}

	return @got == @want ? '' : @got . ' frames';
}

###############################################################################
