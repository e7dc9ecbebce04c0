#!/usr/bin/perl

# Tests for ngx_http_responses_module, upstreams that end in the wrong place.
# Nothing is added here; what came is delivered, and the worker stays well.

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

my $t = Test::Nginx->new()->has(qw/http proxy/)->plan(40);

$t->write_file_expand('nginx.conf', <<'EOF');

%%TEST_GLOBALS%%

daemon off;

events {
}

http {
    %%TEST_GLOBALS_HTTP%%

    log_format r "$uri $responses_status $responses_terminal";
    access_log %%TESTDIR%%/r.log r;

    server {
        listen       127.0.0.1:8080;
        server_name  localhost;

        responses on;

        location / {
            proxy_pass http://127.0.0.1:8081;
        }

        location /timeout/ {
            proxy_pass http://127.0.0.1:8081/;
            proxy_read_timeout 300ms;
        }

        location /small/ {
            responses_max_event_size 1k;
            proxy_pass http://127.0.0.1:8081/;
        }
    }
}

EOF

my $in = join('', stream(2, bare => 1)) =~ s/word/caf\xc3\xa9 \\u00e9/gr;
my $n = length $in;
my $large = "event: a\ndata: {\"type\":\"a\",\"x\":\"" . 'y' x 5000 . "\"}\n\n";
my $c;

upstream(port(8081),
	qr!^/fin/(\d+)! => sub {
		answer([ substr($in, 0, $1) ], framing => 'close')
	},
	qr!^/cut/(\d+)! => sub {
		answer([ substr($in, 0, $1), fin() ], framing => 'cut')
	},
	qr!^/short/(\d+)! => sub {
		my @steps = answer([ $in ], framing => 'length');
		($steps[0], substr($in, 0, $1), fin())
	},
	qr!^/rst/(\d+)! => sub {
		answer([ substr($in, 0, $1), pause(0.001), rst() ],
			framing => 'cut')
	},
	qr!^/bad/(\d+)! => sub {
		(answer([ substr($in, 0, $1) ], framing => 'cut'), "zz\r\n",
			fin())
	},
	qr!^/large/(\d+)! => sub {
		answer([ substr($large, 0, $1 * 100) ], framing => 'close')
	},
	qr!^/large-cut/(\d+)! => sub {
		answer([ substr($large, 0, $1 * 100), fin() ],
			framing => 'cut')
	},
	'/silent' => sub { answer([ substr($in, 0, 300), sub { 0 } ]) },
	'/silent-at-event' => sub {
		answer([ (stream(2, bare => 1))[0, 1], sub { 0 } ])
	},
	'/header' => [ "HTTP/1.1 200 OK\r\nContent-Ty", fin() ],
	'/more' => [ head(headers => [ 'Content-Length: 20' ]) . "\r\n" . $in ],
	'/well' => [ answer($in) ],
);

$t->run();

my ($pid) = worker_pids($t);

# what the whole stream becomes, by the number of its frames

my @whole = map { "$_\n\n" } split(/\n\n/, get('/well')->content());

is(scalar(@whole), 4, 'whole stream');

###############################################################################

# All offsets.  Every frame that came with its blank line is delivered as
# ever; of the last one there is nothing, or a frame.

foreach my $way (qw/ fin cut short rst bad /) {
	my %wrong = (frames => '', complete => '', lint => '');
	my $good = $way eq 'fin' ? 1 : 0;

	foreach my $at (0 .. $n - 1) {
		my $r = get("/$way/$at");
		my $body = $r->content();
		my $frames = () = substr($in, 0, $at) =~ /\n\n/g;

		$frames = 0 if $way eq 'rst' || $way eq 'bad';

		my $whole = join '', @whole[0 .. $frames - 1];

		$wrong{frames} ||= "$at: $body"
			if index($body, $whole) != 0;
		$wrong{complete} ||= "$at"
			if $r->complete() != $good && $r->status() == 200;
		$wrong{lint} ||= "$at: $body"
			if $good && $body ne '' && sse_lint($body) ne '';
	}

	is($wrong{$_}, '', "$way at every byte, $_") foreach sort keys %wrong;
}

# an event that lacks but its blank line is whole

foreach my $way (qw/ fin cut short /) {
	my $at = $n - 1;
	is(get("/$way/$at")->content(), join('', @whole),
		"$way before the last blank line");
}

foreach my $way (qw/ large large-cut /) {
	my $wrong = '';

	foreach my $at (0 .. length($large) / 100) {
		my $r = get("/small/$way/$at");
		$wrong ||= $at if $r->status() != 200;
	}

	is($wrong, '', "$way");
}

like(get('/small/large/51')->content(), qr/\}\n\n\z/,
	'large event, ended with a blank line');

# silence

foreach my $uri (qw! /timeout/silent /timeout/silent-at-event !) {
	my $r = get($uri);

	is($r->status(), 200, "$uri, status");
	is(index($r->content(), $whole[0]), 0, "$uri, first event");
	ok(!$r->complete(), "$uri, not complete");
	like(logged($t, 'r.log', qr!^$uri !m), qr!^$uri truncated none$!m,
		"$uri, logged");
}

is(get('/header')->status(), 502, 'cut in the header');

# more than was promised

my $r = get('/more');
is($r->status(), 200, 'long body');
ok($r->complete(), 'long body, complete');

# the log tells

my $log = logged($t, 'r.log', qr!^/well !m);

like($log, qr!^/fin/0 truncated none$!m, 'fin at once, logged');
like($log, qr!^/fin/200 truncated none$!m, 'fin, logged');
like($log, qr!^/cut/200 truncated none$!m, 'cut, logged');
like($log, qr!^/short/200 truncated none$!m, 'short, logged');
like($log, qr!^/bad/200 truncated none$!m, 'bad chunk, logged');

is(get('/well')->content(), join('', @whole), 'goes on');
is((worker_pids($t))[0], $pid, 'worker is the same');

###############################################################################
