#!/usr/bin/perl

# Tests for ngx_http_responses_module, directives of shared counters: what a
# wrong configuration is told.

###############################################################################

use warnings;
use strict;

use Test::More;

BEGIN { use FindBin; chdir($FindBin::Bin); }

use lib 'lib';
use Test::Nginx;

###############################################################################

select STDERR; $| = 1;
select STDOUT; $| = 1;

my $size = qr/expected "zone=name:size" with a size of 64k or more/;
my $zone = 'responses_zone zone=z:64k;';
my $two = 'responses_zone zone=y:64k $uri;';

# where, the directive, and what is said of it

my @cases = (
	[ 'http', $zone, qr/test is successful/ ],
	[ 'http', 'responses_zone zone=z:1m $server_name;',
		qr/test is successful/ ],
	[ 'http', 'responses_zone "$host:$uri" zone=z:1m;',
		qr/test is successful/ ],
	[ 'http', "$zone responses_count z;", qr/test is successful/ ],
	[ 'server', "$zone responses_count z;", qr/is not allowed here/ ],
	[ 'http', 'responses_count off;', qr/test is successful/ ],
	[ 'location', 'responses_count off;', qr/test is successful/ ],
	[ 'http', 'responses_zone;', qr/number of arguments/ ],
	[ 'http', 'responses_zone zone=z:64k $host $uri;',
		qr/"\$host" .*expected "label=value"/ ],
	[ 'http', 'responses_zone zone=z:64k host=$host $uri;',
		qr/"\$uri" .*expected "label=value"/ ],
	[ 'http', 'responses_zone host=$host zone=z:64k uri=$uri;',
		qr/test is successful/ ],
	[ 'http', 'responses_zone zone=z:64k "$host=$uri";',
		qr/test is successful/ ],
	[ 'http', 'responses_zone zone=z:64k _a1=$host;',
		qr/test is successful/ ],
	[ 'http', 'responses_zone zone=z:64k a=$host b=x;',
		qr/"b=x" .*expected a key with a variable/ ],
	[ 'http', 'responses_zone zone=z:64k a=$host b=;',
		qr/"b=" .*expected a key with a variable/ ],
	[ 'http', 'responses_zone zone=z:64k a=$host a=$uri;',
		qr/duplicate label "a" in "responses_zone"/ ],
	[ 'http', 'responses_zone zone=z:64k 1a=$host b=$uri;',
		qr/invalid label "1a" .*expected letters, digits and "_"/ ],
	[ 'http', 'responses_zone zone=z:64k a-b=$host b=$uri;',
		qr/invalid label "a-b" .*expected letters, digits and "_"/ ],
	[ 'http', 'responses_zone zone=z:64k a-b=$host;',
		qr/invalid label "a-b" / ],
	[ 'http', 'responses_zone zone=z:64k $host=$uri;', qr/successful/ ],
	map({ [ 'http', "responses_zone zone=z:64k $_=\$uri;",
		qr/invalid label "$_" .*reserved/ ] }
		qw/ status api kind action le __name__ /),
	[ 'http', 'responses_zone zone=z:64k '
		. join(' ', map { "a$_=\$uri" } 1 .. 8) . ';',
		qr/test is successful/ ],
	[ 'http', 'responses_zone zone=z:64k '
		. join(' ', map { "a$_=\$uri" } 1 .. 9) . ';',
		qr/too many labels .*at most 8/ ],
	[ 'http', 'responses_zone $host;', qr/"\$host" .*"zone=name:size"/ ],
	[ 'http', 'responses_zone zone=;', qr/"zone=" .*$size/ ],
	[ 'http', 'responses_zone zone=z;', qr/"zone=z" .*$size/ ],
	[ 'http', 'responses_zone zone=:64k;', qr/"zone=:64k" .*$size/ ],
	[ 'http', 'responses_zone zone=z:;', qr/"zone=z:" .*$size/ ],
	[ 'http', 'responses_zone zone=z:63k;', qr/"zone=z:63k" .*$size/ ],
	[ 'http', 'responses_zone zone=z:64x;', qr/"zone=z:64x" .*$size/ ],
	[ 'http', 'responses_zone zone=z:-1;', qr/"zone=z:-1" .*$size/ ],
	[ 'http', 'responses_zone zone=z:64k key;',
		qr/"key" .*expected a key with a variable/ ],
	[ 'http', 'responses_zone zone=z:64k zone=y:64k;',
		qr/"zone=y:64k" .*expected a key with a variable/ ],
	[ 'http', 'responses_zone zone=z:64k $responses_no_such;',
		qr/unknown "responses_no_such" variable/ ],
	[ 'http', "$zone $zone", qr/duplicate zone "z" in "responses_zone"/ ],
	[ 'http', "$zone responses_count z; responses_count z;",
		qr/"responses_count" directive is duplicate/ ],
	[ 'http', "$zone $two responses_count z; responses_count y;",
		qr/test is successful/ ],
	[ 'http', "$zone $two responses_count z; responses_count y; "
		. 'responses_count z;',
		qr/"responses_count" directive is duplicate/ ],
	[ 'http', "$zone responses_count off; responses_count z;",
		qr/"responses_count" directive is duplicate/ ],
	[ 'http', "$zone responses_count z; responses_count off;",
		qr/"responses_count" directive is duplicate/ ],
	[ 'http', 'responses_count off; responses_count off;',
		qr/"responses_count" directive is duplicate/ ],
	[ 'http', "$zone responses_count z; responses_count y;",
		qr/unknown zone "y" in "responses_count"/ ],
	[ 'http', 'responses_count z;', qr/unknown zone "z" in "responses_count"/ ],
	[ 'location', 'responses_status z;',
		qr/unknown zone "z" in "responses_status"/ ],
	[ 'http', 'responses_status z;', qr/is not allowed here/ ],
	[ 'server', 'responses_status z;', qr/is not allowed here/ ],
	[ 'location', 'responses_status z; responses_status z;',
		qr/"responses_status" directive is duplicate/ ],
	[ 'location', 'responses_status z zero=1m;',
		qr/unknown zone "z" in "responses_status"/ ],
	[ 'location', 'responses_status z zero=;',
		qr/invalid parameter "zero=" .*expected "zero=time"/ ],
	[ 'location', 'responses_status z zero=x;',
		qr/invalid parameter "zero=x" .*expected "zero=time"/ ],
	[ 'location', 'responses_status z 1m;',
		qr/invalid parameter "1m" .*expected "zero=time"/ ],
	[ 'location', 'responses_status z zero=1m x;',
		qr/number of arguments/ ],
	[ 'http', 'limit_req_zone $uri zone=z:64k rate=1r/s; responses_count z;',
		qr/"z" is already declared|conflicts|already bound/ ],
);

my $t = Test::Nginx->new()->has(qw/http limit_req/)->plan(2 * @cases + 2);

###############################################################################

foreach my $case (@cases) {
	my ($where, $text, $re) = @$case;
	my $said = said($where, $text);

	like($said, $re, "$text in $where");
	like($said, qr/conf:\d+$|successful|no_such/m, 'and where');
}

# a zone may be defined after its use

like(said('late', 'responses_zone zone=z:64k;', 'responses_count z;'),
	qr/successful/, 'use before definition');
like(said('late', 'responses_zone zone=y:64k;', 'responses_count z;'),
	qr/unknown zone "z" .* in \S+conf:\d+$/m, 'use without definition');

###############################################################################

sub said {
	my ($where, $directive, $use) = @_;

	my %at = map { $_ => $_ eq $where ? $directive : '' }
		qw/ http server location late /;
	my $module = $Test::Nginx::MODULE || '';
	my $load = $module ne '' ? "load_module $module;" : '';
	my $count = $use || '';

	$t->write_file_expand('conf', <<"EOF");
$load
pid %%TESTDIR%%/conf.pid;
events {
}
http {
    $at{http}
    server {
        listen 127.0.0.1:8080;
        $at{server}
        location / {
            $count
            $at{location}
        }
    }
    $at{late}
    %%TEST_GLOBALS_HTTP%%
}
EOF

	return $t->conf_test('conf');
}

###############################################################################
