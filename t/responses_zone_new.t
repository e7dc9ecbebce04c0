#!/usr/bin/perl

# Tests for ngx_http_responses_module, new keys of shared counters: a scraper
# sees them with zeros first, so that it does not lose what they begin with,
# and OpenMetrics tells since when they count.

###############################################################################

use warnings;
use strict;

use Test::More;

use Time::HiRes qw/ time /;

BEGIN { use FindBin; chdir($FindBin::Bin); }

use lib 'lib';
use Test::Nginx;
use Test::Responses;
use Test::Responses::Metrics;

###############################################################################

select STDERR; $| = 1;
select STDOUT; $| = 1;

my $t = Test::Nginx->new()->has(qw/http proxy/)->plan(33);

$t->write_file_expand('nginx.conf', <<'EOF');

%%TEST_GLOBALS%%

daemon off;
worker_processes 2;

events {
}

http {
    %%TEST_GLOBALS_HTTP%%

    responses_zone zone=main:64k $arg_key;
    responses_zone zone=late:64k $arg_key;

    server {
        listen       127.0.0.1:8080;
        server_name  localhost;

        location / {
            responses on;
            responses_count main;
            proxy_pass http://127.0.0.1:8081;
        }

        location /late {
            responses on;
            responses_count late;
            proxy_pass http://127.0.0.1:8081;
        }

        location = /default { responses_status main; }
        location = /short { responses_status main zero=1s; }
        location = /off { responses_status main zero=0; }
        location = /late/metrics { responses_status late zero=3s; }
    }
}

EOF

upstream(port(8081), qr!! => sub { answer([ stream(1) ]) });

$t->run();

###############################################################################

my $begin = time();

get('/?key=a') foreach 1 .. 3;
pump(sub { person('a') == 3 });

is(person('a'), 3, 'who is no scraper sees what was counted');

# the first scrape, and for a time all others

my $first = time();

is(scraper('/short', 'a'), 0, 'zero in the first scrape');
is(scraper('/default', 'a'), 0, 'zero for another scraper');
is(scraper('/off', 'a'), 3, 'where it is off, all at once');
is(person('a'), 3, 'and for who is no scraper');
is(decode(get('/short?format=json', headers => header())->content())
	->{keys}[0]{streams}{completed}, 3, 'and in json');

foreach my $name ('nginx_responses_tokens_total',
	'nginx_responses_first_token_seconds_count',
	'nginx_responses_first_token_seconds_sum',
	'nginx_responses_stream_seconds_bucket')
{
	my $m = metrics('/default', header());

	is($m->errors(), '', "$name, no errors");
	is($m->sum($name, key => 'a'), 0, "$name, zero");
}

is(metrics('/default', header())->value('nginx_responses_zone_keys'), 1,
	'gauges are as they are');

ok(pump(sub { scraper('/short', 'a') }), 'then what was counted');
cmp_ok(time() - $first, '>', 0.9, 'after its time');
is(scraper('/short', 'a'), 3, 'from the start');
is(scraper('/default', 'a'), 0, 'elsewhere it is another time');

# a key that comes later, and one that is known

get('/?key=b');
get('/?key=a');
pump(sub { person('b') == 1 && person('a') == 4 });

is(scraper('/short', 'b'), 0, 'a new key begins with zeros');
is(scraper('/short', 'a'), 4, 'a known one goes on');
ok(pump(sub { scraper('/short', 'b') == 1 }), 'and the new one, too');

# over a reload

$t->reload();
pump(sub { $t->read_file('error.log') =~ /gracefully shutting down/ });
is(scraper('/short', 'a'), 4, 'known after a reload');

# since when keys count

my $m = metrics('/default?format=openmetrics');

is($m->errors(), '', 'openmetrics');

my ($zone) = $m->value('nginx_responses_zone_overflows_created');
my %created = map { $_ => $m->value('nginx_responses_tool_calls_created',
	key => $_) } qw/ a b /;

cmp_ok($zone, '>', $begin - 10, 'the zone was created');
cmp_ok($created{a}, '>=', $zone, 'then a key');
cmp_ok($created{b}, '>', $created{a}, 'then another key');
cmp_ok($created{b}, '<=', time(), 'in the past');
is($m->value('nginx_responses_stream_seconds_created', key => 'a'),
	$created{a}, 'one time for all of a key');
unlike(get('/default?format=prometheus')->content(), qr/_created/,
	'the text format cannot tell');

# Keys from before the first scrape of all are as old as they are: they did
# not count all of that in a moment.

get('/late?key=a');
pump(sub { metrics('/late/metrics')->value('nginx_responses_zone_keys') });

my $counted = time();
pump(sub { time() > $counted + 3.2 });
get('/late?key=b');
pump(sub { metrics('/late/metrics')->value('nginx_responses_zone_keys') == 2 });

my $late = metrics('/late/metrics', header());

is($late->value('nginx_responses_streams_total', key => 'a',
	status => 'completed'), 1, 'an old key in the first scrape of all');
is($late->value('nginx_responses_streams_total', key => 'b',
	status => 'completed'), 0, 'a new key in the first scrape of all');

# but what comes after a scrape is new, however late the next one is

get('/late?key=c');
pump(sub { metrics('/late/metrics')->value('nginx_responses_zone_keys') == 3 });

$counted = time();
pump(sub { time() > $counted + 3.2 });

is(metrics('/late/metrics', header())->value('nginx_responses_streams_total',
	key => 'c', status => 'completed'), 0, 'a key since the last scrape');

###############################################################################

# what Prometheus sends

sub header {
	return [ 'X-Prometheus-Scrape-Timeout-Seconds: 10' ];
}


sub metrics {
	my ($uri, $headers) = @_;

	return Test::Responses::Metrics->new(get($uri,
		headers => $headers || [])->content(), $uri =~ /openmetrics/);
}


sub scraper {
	my ($uri, $key) = @_;

	return metrics($uri, header())->value('nginx_responses_streams_total',
		key => $key, status => 'completed');
}


sub person {
	my ($key) = @_;

	return metrics('/short')->value('nginx_responses_streams_total',
		key => $key, status => 'completed') || 0;
}

###############################################################################
