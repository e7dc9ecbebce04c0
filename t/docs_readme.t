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

my ($load, $location) = $readme =~ /^```nginx\n(.*?)^```$/gms;
my ($picture) = $readme =~ /^```\n( what the server sends.*?)^```$/ms;

# columns are apart by spaces

my @rows = split(/\n/, $picture);
my $data = join '', map { /^ (\S.*?)(?: {2,}|$)/ ? $1 : /^ {3}(\S+)/ ? $1 : () }
	grep { /^ (?:data:|  ")/ } @rows;
my @events = $picture =~ / {2,}event: (\S+)/g;
my ($log) = $picture =~ /^ access log: (.*)$/m;

my $t = Test::Nginx->new()->has(qw/http proxy/)->plan(6);

like($load, qr/^load_module modules\/ngx_http_responses_module\.so;\n\z/,
	'load_module');
cmp_ok(scalar @rows, '<=', 12, 'lines of the picture');
is(() = $location =~ /\n/g, 5, 'lines of the location');

###############################################################################

$t->write_file_expand('nginx.conf', "%%TEST_GLOBALS%%\ndaemon off;\nevents {\n}\n"
	. "http {\n%%TEST_GLOBALS_HTTP%%\n"
	. 'log_format r "status=$responses_status error=$responses_error_code '
	. 'first_text=$responses_first_text_time";' . "\n"
	. "access_log %%TESTDIR%%/r.log r;\n"
	. "server {\nlisten 127.0.0.1:8080;\n"
	. $location =~ s/127\.0\.0\.1:8000/127.0.0.1:8081/r . "}\n}\n");

upstream(port(8081), '/v1/responses' => sub {
	answer([ "$data\n\n" ], framing => 'close')
});

$t->run();

my $c = get('/v1/responses', method => 'POST', content => '{}');

like($data, qr/^data: \{.*\}$/, 'data of the picture');
is(sse_types($c->content()), "@events", 'events of the picture');
# the time is another one each time

my $line = join '\d+\.\d+', map { quotemeta } split(/\d+\.\d+/, $log, -1);

like(logged($t, 'r.log', qr/\n/), qr/^$line$/m, 'log of the picture');

###############################################################################
