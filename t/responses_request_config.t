#!/usr/bin/perl

# Tests for ngx_http_responses_module, directives about requests: what is
# wrong stops nginx -t with a message, what is right is accepted where it may
# stand.

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

# directive, what the message must say beyond its name

my @wrong = (
	[ 'responses_read_request;', qr/number of arguments/ ],
	[ 'responses_read_request maybe;', qr/"maybe".*"on".*"off"/ ],
	[ 'responses_read_request on off;', qr/"off".*"unread=415"/ ],
	[ 'responses_read_request on unread=400;', qr/"unread=400"/ ],
	[ 'responses_read_request on unread=pass x;', qr/number of arg/ ],
	[ 'responses_read_request on; responses_read_request on;',
		qr/duplicate/ ],

	[ 'responses_request_model;', qr/number of arguments/ ],
	[ 'responses_request_model a if=$arg_a b;', qr/number of arguments/ ],
	[ 'responses_request_model a b;', qr/"b".*expected "if=/ ],
	[ 'responses_request_model a IF=$arg_a;',
		qr/"IF=\$arg_a".*expected "if=/ ],
	[ 'responses_request_model a if=;', qr/"if=".*expected "if=/ ],
	[ 'responses_request_model $no_such;', qr/unknown "no_such" variable/ ],
	[ 'responses_request_model a if=$no_such;',
		qr/unknown "no_such" variable/ ],
);

my @right = (
	'responses_read_request on;',
	'responses_read_request off;',
	'responses_read_request on unread=pass;',
	'responses_read_request on unread=415;',
	'responses_request_model a;',
	'responses_request_model "";',
	'responses_request_model $arg_a;',
	'responses_request_model "a-${arg_a}" if=$arg_b;',
	'responses_request_model a if=1;',
	'responses_request_model a if=$arg_a$arg_b; responses_request_model b;',
	'responses_request_model $responses_request_model '
		. 'if=$responses_request_stream;',
);

my $t = Test::Nginx->new()->has(qw/http rewrite/)
	->plan(2 * @wrong + 4 * @right + 2);

###############################################################################

foreach my $case (@wrong) {
	my ($directive, $re) = @$case;
	my $said = said('location', $directive);

	like($said, $re, "$directive explained");

	# nginx has forgotten by then where a variable was named

	like($said, $directive =~ /no_such/ ? qr/test failed/ : qr/conf:11$/m,
		"$directive file and line");
}

foreach my $directive (@right) {
	like(said($_, $directive), qr/test is successful/, "$directive in $_")
		foreach qw/ http server location if /;
}

like(said('main', $right[0]), qr/directive is not allowed here/, 'main');
like(said('server', "if (\$arg_a) { $right[0] }"),
	qr/directive is not allowed here/, 'if in server');

###############################################################################

# the directive is on line 11 when it is in a location

sub said {
	my ($where, $directive) = @_;

	my %at = map { $_ => $_ eq $where ? $directive : '' }
		qw/ main http server location if /;

	$t->write_file_expand('conf', <<"EOF" . "%%TEST_GLOBALS_HTTP%%\n}\n");
@{[ $Test::Nginx::MODULE ? "load_module $Test::Nginx::MODULE;" : '' ]}
pid %%TESTDIR%%/conf.pid; $at{main}
events {
}
http {
    $at{http}
    server {
        listen 127.0.0.1:8080;
        $at{server}
        location / {
            $at{location}
            if (\$arg_x) {
                $at{if}
            }
        }
    }
EOF

	return $t->conf_test('conf');
}

###############################################################################
