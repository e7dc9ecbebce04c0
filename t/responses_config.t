#!/usr/bin/perl

# Tests for ngx_http_responses_module, configuration: what is wrong stops
# nginx -t with a message that names the directive and says what it takes.

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

# directive, what the message must say beyond its name

my @wrong = (
	[ 'responses maybe;', qr/"maybe".*"on".*"off"/ ],
	[ 'responses;', qr/number of arguments/ ],
	[ 'responses on off;', qr/number of arguments/ ],
	[ 'responses on; responses off;', qr/duplicate/ ],

	[ 'responses_types;', qr/number of arguments/ ],

	[ 'responses_sequence;', qr/number of arguments/ ],
	[ 'responses_sequence count;', qr/"count".*"renumber".*"keep"/ ],
	[ 'responses_sequence renumber begin=1;', qr/"begin=1".*start=/ ],
	[ 'responses_sequence renumber start=;', qr/"start=".*number/ ],
	[ 'responses_sequence renumber start=x;', qr/"start=x".*number/ ],
	[ 'responses_sequence renumber start=-1;', qr/"start=-1".*number/ ],
	[ 'responses_sequence renumber start=1.5;', qr/"start=1\.5".*number/ ],
	[ 'responses_sequence renumber start=99999999999999999999;',
		qr/"start=9{20}".*number/ ],
	[ 'responses_sequence keep; responses_sequence keep;', qr/duplicate/ ],

	[ 'responses_event_line;', qr/number of arguments/ ],
	[ 'responses_event_line yes;',
		qr/"yes".*"type".*"message".*"none"/ ],
	[ 'responses_event_line none; responses_event_line none;',
		qr/duplicate/ ],

	[ 'responses_max_event_size;', qr/number of arguments/ ],
	[ 'responses_max_event_size big;', qr/"big".*size/ ],
	[ 'responses_max_event_size -1;', qr/"-1".*size/ ],
	[ 'responses_max_event_size 0;', qr/"0".*(?:size|least)/ ],
	[ 'responses_max_event_size 1m; responses_max_event_size 1m;',
		qr/duplicate/ ],

	[ 'responses_dry_run;', qr/number of arguments/ ],
	[ 'responses_dry_run maybe;', qr/"maybe".*"on".*"off"/ ],
	[ 'responses_dry_run on; responses_dry_run on;', qr/duplicate/ ],

	[ 'responses_no_such on;', qr/unknown directive/ ],
);

my @right = (
	'responses on;',
	'responses off;',
	'responses $arg_x;',
	'responses "${arg_x}";',
	'responses_types text/event-stream;',
	'responses_types text/plain application/json;',
	'responses_types *;',
	'responses_sequence renumber;',
	'responses_sequence renumber start=0;',
	'responses_sequence renumber start=100;',
	'responses_sequence keep;',
	'responses_event_line type;',
	'responses_event_line message;',
	'responses_event_line none;',
	'responses_max_event_size 4k;',
	'responses_max_event_size 65536;',
	'responses_max_event_size 16m;',
	'responses_dry_run on;',
	'responses_dry_run off;',
);

my $t = Test::Nginx->new()->has(qw/http rewrite/)
	->plan(3 * @wrong + 3 * @right + 7);

###############################################################################

foreach my $case (@wrong) {
	my ($directive, $re) = @$case;
	my ($name) = $directive =~ /^(\w+)/;
	my $said = said('location', $directive);

	like($said, qr/\Q$name\E/, "$directive named");
	like($said, $re, "$directive explained");
	like($said, qr/conf:15$/m, "$directive file and line");
}

foreach my $directive (@right) {
	like(said($_, $directive), qr/test is successful/,
		"$directive in $_") foreach qw/ http server location /;
}

like(said('location', 'if ($arg_a) { responses on; }'),
	qr/test is successful/, 'in if');
like(said('main', 'responses on;'), qr/"responses" directive is not allowed/,
	'not in main');
like(said('upstream', 'responses on;'),
	qr/"responses" directive is not allowed/, 'not in upstream');
like(said('location', 'return 200 "$responses_id $responses_max_gap";'),
	qr/test is successful/, 'variables');
like(said('location', 'return 200 "$responses_no_such";'),
	qr/unknown "responses_no_such" variable/, 'unknown variable');
like(said('location', 'responses $no_such;'),
	qr/unknown "no_such" variable/, 'switch by an unknown variable');
like(said('location', 'set $responses_id x;'),
	qr/duplicate|test is successful/, 'set a variable');

###############################################################################

# the directive is on line 15 when it is in a location

sub said {
	my ($where, $directive) = @_;

	my %at = map { $_ => $_ eq $where ? $directive : '' }
		qw/ main http upstream server location /;

	my $conf = <<"EOF";
pid %%TESTDIR%%/conf.pid; $at{main}
events {
}
http {
    $at{http}
    types_hash_max_size 2048;
    upstream u {
        server 127.0.0.1:8081; $at{upstream}
    }
    server {
        listen 127.0.0.1:8080;
        $at{server}

        location / {
            $at{location}
        }
    }

    %%TEST_GLOBALS_HTTP%%
}
EOF

	my $module = $Test::Nginx::MODULE || '';

	$conf = "load_module $module; $conf" if $module ne '';
	$t->write_file_expand('conf', $conf);

	return $t->conf_test('conf');
}

###############################################################################
