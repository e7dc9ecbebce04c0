#!/usr/bin/perl

# Tests for ngx_http_responses_module, dry run: upstream's own bytes.

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

my $t = Test::Nginx->new()->has(qw/http proxy/)->plan(7 * @names + 8);

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

    log_format r "$uri $responses_events $responses_malformed "
                 "$responses_events_edited $responses_events_added "
                 "$responses_events_hidden $responses_repaired "
                 "$responses_dialect $responses_status";
    access_log %%TESTDIR%%/r.log r;

    server {
        listen       127.0.0.1:8080;
        server_name  localhost;

        responses on;

        location / {
            proxy_pass http://127.0.0.1:8081;
        }

        # with all that is on by default

        location /on/ {
            responses_normalize on;
            responses_scaffold on;
            responses_terminal on;
            responses_done hide;
            proxy_pass http://127.0.0.1:8081/;

            location /on/dry/ {
                responses_dry_run on;
                proxy_pass http://127.0.0.1:8081/;
            }
        }

        location /dry/ {
            responses_dry_run on;
            responses_event_line none;
            responses_sequence renumber start=7;
            proxy_pass http://127.0.0.1:8081/;

            location /dry/off/ {
                responses_dry_run off;
                proxy_pass http://127.0.0.1:8081/;
            }

            location /dry/small/ {
                responses_max_event_size 1k;
                proxy_pass http://127.0.0.1:8081/;
            }
        }
    }
}

EOF

# each begins with an event by which the API is known

my $garbage = event('response.a')
	. join '', map { chr(($_ * 7919) % 256) } 1 .. 5000;
my $half = event('response.a') . 'data: {"b';

upstream(port(8081),
	qr!^/whole/(.+)! => sub { answer(golden("$1.in")) },
	qr!^/ones/(.+)! => sub {
		join('', answer([ split(//, golden("$1.in")) ]))
	},
	qr!^/random/(.+)! => sub { answer([ random_cuts(golden("$1.in"), 5) ]) },
	'/garbage' => [ answer([ random_cuts($garbage, 3) ]) ],
	'/half' => [ answer($half) ],
	'/cut' => [ answer([ $half ], framing => 'cut'), fin() ],
);

$t->run();

###############################################################################

foreach my $name (@names) {
	my $in = golden("$name.in");

	is(get("/dry/$_/$name")->content(), $in, "$name, $_")
		foreach qw/ whole ones random /;

	is(get("/dry/small/whole/$name")->content(), $in, "$name, small");

	# it counts what it would have done

	my ($did) = logged($t, 'r.log', qr!^/dry/whole/$name .*\n!m)
		=~ m!^/dry/whole/$name (.*)$!m;
	get("/dry/off/whole/$name");
	my ($does) = logged($t, 'r.log', qr!^/dry/off/whole/$name .*\n!m)
		=~ m!^/dry/off/whole/$name (.*)$!m;

	is($did, $does, "$name, counted");

	# and all repairs that it would have made

	is(get("/on/dry/ones/$name")->content(), $in, "$name, repairs");
	get("/on/ones/$name");

	my $log = logged($t, 'r.log', qr!^/on/ones/$name .*\n!m);

	($did, $does) = map { $log =~ m!^/on/$_$name (.*)$!m } 'dry/ones/',
		'ones/';
	is($did, $does, "$name, repairs counted");
}

is(get('/dry/garbage')->content(), $garbage, 'garbage');
is(get('/dry/half')->content(), $half, 'half');

my $c = get('/dry/cut');
is($c->content(), $half, 'cut');
ok(!$c->complete(), 'cut stays visible');

$c = get('/on/dry/cut');
is($c->content(), $half, 'cut, nothing added');
ok(!$c->complete(), 'cut, nothing added, stays visible');
is(get('/on/dry/garbage')->content(), $garbage, 'garbage, nothing added');

isnt(get('/dry/off/whole/untidy')->content(), golden('untidy.in'),
	'dry run off again');

###############################################################################
