#!/usr/bin/perl

# Tests for README.md: its configuration is run as it stands there, with the
# stream of its picture.

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

my $readme = slurp("$Test::Nginx::ROOT/README.md");

my ($load, $location, $format) = $readme =~ /^```nginx\n(.*?)^```$/gms;
my ($picture) = $readme =~ /^```\n( what the server sends.*?)^```$/ms;

my ($check, $seen) = $readme =~ /^```sh\n(.*?)^```\n\n```\n(.*?)^```$/ms;

# columns are apart by spaces

my @rows = split(/\n/, $picture);
my $data = join '', map { /^ (\S.*?)(?: {2,}|$)/ ? $1 : /^ {3}(\S+)/ ? $1 : () }
	grep { /^ (?:data:|  ")/ } @rows;
my @events = $picture =~ / {2,}event: (\S+)/g;
my ($log) = $picture =~ /^ access log: (.*)$/m;

my $t = Test::Nginx->new()->has(qw/http proxy/)->plan(8);

like($load, qr/^load_module modules\/ngx_http_responses_module\.so;\n\z/,
	'load_module');
cmp_ok(scalar @rows, '<=', 12, 'lines of the picture');
is(() = $location =~ /\n/g, 5, 'lines of the location');

###############################################################################

$t->write_file_expand('nginx.conf', "%%TEST_GLOBALS%%\ndaemon off;\nevents {\n}\n"
	. "http {\n%%TEST_GLOBALS_HTTP%%\n"
	. 'log_format r "status=$responses_status error=$responses_error_code '
	. 'first_text=$responses_first_text_time";' . "\n"
	. $format =~ s!/var/log/nginx!%%TESTDIR%%!r
	. "server {\nlisten 127.0.0.1:8080;\naccess_log %%TESTDIR%%/r.log r;\n"
	. "access_log %%TESTDIR%%/responses.log responses;\n"
	. $location =~ s/127\.0\.0\.1:8000/127.0.0.1:8081/r . "}\n}\n");

my $answer = [ "$data\n\n" ];

upstream(port(8081), '/v1/responses' => sub {
	answer($answer, framing => 'close')
});

$t->run();

my $c = get('/v1/responses', method => 'POST', content => '{}');

like($data, qr/^data: \{.*\}$/, 'data of the picture');
is(sse_types($c->content()), "@events", 'events of the picture');
# the time is another one each time

my $line = join '\d+\.\d+', map { quotemeta } split(/\d+\.\d+/, $log, -1);

like(logged($t, 'r.log', qr/\n/), qr/^$line$/m, 'log of the picture');

# does it work?

SKIP: {
skip 'no curl', 2 if system('curl --version >/dev/null 2>&1');

my ($dir, $port) = ($t->testdir(), port(8080));

$answer = [ stream(1) ];
$check =~ s/^tail .*//m;
$check =~ s!http://127\.0\.0\.1/!http://127.0.0.1:$port/!;

$t->run_daemon('/bin/sh', '-c', "($check) >$dir/events");

like(logged($t, 'responses.log', qr/\n.*\n/),
	qr/\n\Q@{[ $seen =~ m!(.*)\n\z! ]}\E\n/, 'log of the check');
ok(pump(sub { $t->read_file('events')
	=~ /^event: response\.created\n(?:.*\n)+event: response\.completed\n/ }),
	'events of the check');
}

###############################################################################
