#!/usr/bin/perl

# Tests for ngx_http_responses_module, the error log: one warning a stream,
# and nothing of what a user wrote or was told.

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

my $t = Test::Nginx->new()->has(qw/http proxy/)->plan(35);

$t->write_file_expand('nginx.conf', <<'EOF');

%%TEST_GLOBALS%%

daemon off;

events {
}

http {
    %%TEST_GLOBALS_HTTP%%

    server {
        listen       127.0.0.1:8080;
        server_name  localhost;

        responses on;

        location / {
            responses_max_event_size 1k;
            proxy_pass http://127.0.0.1:8081;
            error_log %%TESTDIR%%/error.log info;
        }

        location /open/ {
            responses_failure off;
            proxy_pass http://127.0.0.1:8081/;
            error_log %%TESTDIR%%/error.log info;
        }

        location /dry/ {
            responses_dry_run on;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /verbose/ {
            responses_heartbeat 100ms;
            responses_request_model $http_x_to;
            proxy_pass http://127.0.0.1:8081/;
            error_log %%TESTDIR%%/debug.log debug;
        }
    }
}

EOF

my $secret = 'Psst7f3a';
my $large = $secret . 'x' x 3000;
my $idle = 0;

upstream(port(8081),
	'/tidy' => [ answer(join '', stream(3)) ],
	'/bare' => [ answer(join '', stream(3, bare => 1)) ],
	'/ended' => [ answer(join '', (stream(3))[0, 1]) ],
	'/cut' => [ answer([ (stream(3))[0, 1], fin() ], framing => 'cut') ],
	'/repaired' => [ answer(join '', golden('freddy-text.in')) ],
	'/error' => [ answer((stream(1))[0] . event('error',
		'"code":"no \\"room\\"\\n' . 'x' x 500
		. qq/","message":"$secret"/)) ],
	'/twice' => [ answer([ (stream(3))[0], "data: {$secret\n\n",
		(stream(3))[1], fin() ], framing => 'cut') ],
	'/hang' => sub { answer([ (stream(3))[0, 1], sub { 0 } ]) },
	'/malformed' => [ answer([ (stream(3))[0], (map {
		"data: {$secret $_\n\n" } 1 .. 50), (stream(3))[1 .. 4] ]) ],
	'/odd' => [ answer(event('response.completed', '"response":{"usage":'
		. "{\"input_tokens\":\"$secret\"}}")) ],
	'/large' => [ answer(event('response.a', "\"text\":\"$large\"") x 20) ],
	'/lines' => [ answer((stream(3))[0]
		. "data: $secret\r\ndata: $secret\r\n\r\n: $secret\n\n") ],
	'/done' => [ answer(join('', stream(3)) . "data: [DONE]\n\n" x 3) ],
	'/encoded' => [ answer('x', headers => [ 'Content-Encoding: br' ]) ],
	'/json' => [ answer('{}', type => 'application/json',
		framing => 'length') ],
	'/idle' => sub { answer([ (stream(3))[0], sub { $idle },
		(stream(3))[1 .. 4], fin() ]) },
	'/half' => [ answer((stream(3))[0] . "data: {\"a\":\"$secret",
		framing => 'close') ],
);

$t->run();

###############################################################################

is(warnings_of('/tidy'), 0, 'tidy');
is(warnings_of('/bare'), 0, 'edited');
is(warnings_of('/done'), 0, '[DONE]');
is(warnings_of('/repaired'), 0, 'repaired');
is(warnings_of('/ended'), 1, 'ended too early');
is(warnings_of('/cut'), 1, 'cut');
is(warnings_of('/error'), 1, 'error');
is(warnings_of('/twice'), 2, 'malformed and cut');
is(warnings_of('/open/ended'), 0, 'ended too early, nothing added');
is(warnings_of('/dry/cut'), 0, 'dry run, nothing added');
is(warnings_of('/malformed'), 1, 'malformed');
is(warnings_of('/malformed'), 1, 'malformed again');
is(warnings_of('/dry/malformed'), 1, 'dry run');
is(warnings_of('/odd'), 1, 'odd usage');
is(warnings_of('/encoded'), 0, 'encoded');
is(warnings_of('/encoded'), 1, 'encoded again');
is(scalar(() = $t->read_file('error.log') =~ /\[error\].*"Content-Encoding: /g),
	1, 'encoded, an error once');

get($_) foreach qw! /large /lines /half !;

my $c = client(uri => '/hang');
pump(sub { $c->has('word 1') });
is(warnings_of('/tidy', sub { $c->abort() }), 0, 'client that left');

# the warning tells where it happened

like($t->read_file('error.log'),
	qr!\[warn\] .*upstream.*client: 127\.0\.0\.1, .*"GET /malformed !,
	'warning has its request');

like($t->read_file('error.log'), qr!\[warn\] .*code\ "upstream_incomplete".*
	"GET\ /ended\ !x, 'ended too early, why');
like($t->read_file('error.log'), qr!\[warn\] .*code\ "upstream_error".*
	"GET\ /cut\ !x, 'cut, why');
like($t->read_file('error.log'),
	qr!\[warn\] .*code "no [^"\\\n]{1,128}" .*"GET /error !,
	'code of an error, cut and on one line');

unlike($t->read_file('error.log'), qr/$secret/, 'no content in the log');

# nor in full length in that of debugging

get($_) foreach map { "/verbose$_" } qw! /malformed /large /lines /half /tidy !;

SKIP: {
skip 'no debug', 11 unless $t->has_module('--with-debug');

get("/verbose$_") foreach qw! /encoded /json /cut !;

$c = client(uri => '/verbose/idle', method => 'POST', content => '{}',
	headers => [ 'X-To: m-1' ]);
pump(sub { $c->content() =~ /^:/m });
$idle = 1;
$c->wait();

my $log = logged($t, 'debug.log', qr/upstream end.*\n(?:.*\n)*.*idle/);

like($log, qr/\[debug\] .* http responses $_/, "debug: $_") foreach (
	'event stream, sniff:0 expected:0 dry run:0',
	'read: \d+ api:"responses" events:\d+ terminal:[1-9]',
	'end:0 terminal:[1-9]\d* generated:0 events:5',
	'upstream end: 0 timedout:0 done:1 terminal:1',
	'upstream end: 502 timedout:0 done:0 terminal:0',
	'skipped: "encoding"',
	'json response',
	'request body changed, length:15 from:2',
	'heartbeat sent, event:0',
);

unlike($log, qr/\[debug\] \S+ \S+ responses /, 'debug: as in nginx');
is(scalar(grep { length > 400 && /responses .*$secret/ }
	split(/\n/, $log)), 0, 'debug lines are short');

}

ok(-s $t->testdir() . '/error.log', 'error log');

###############################################################################

# how many more there are after a request

sub warnings_of {
	my ($uri, $then) = @_;
	my $count = sub {
		scalar(() = $t->read_file('error.log') =~ /\[warn\]/g)
	};

	my $before = $count->();
	get($uri);
	$then->() if $then;

	# a later request's line shows that the log is complete

	get('/tidy');
	return $count->() - $before;
}

###############################################################################
