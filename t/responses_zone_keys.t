#!/usr/bin/perl

# Tests for ngx_http_responses_module, keys of shared counters: any bytes, and
# more of them than there is room for.

###############################################################################

use warnings;
use strict;

use Test::More;

BEGIN { use FindBin; chdir($FindBin::Bin); }

use lib 'lib';
use Test::Nginx;
use Test::Responses;
use Test::Responses::Metrics;

###############################################################################

select STDERR; $| = 1;
select STDOUT; $| = 1;

my $t = Test::Nginx->new()->has(qw/http proxy/);

$t->write_file_expand('nginx.conf', <<'EOF');

%%TEST_GLOBALS%%

daemon off;
worker_processes 2;

events {
}

http {
    %%TEST_GLOBALS_HTTP%%

    responses_zone zone=bytes:256k $request_body;
    responses_zone zone=small:64k $arg_key;
    responses_zone zone=models:64k;

    server {
        listen       127.0.0.1:8080;
        server_name  localhost;

        responses on;
        client_body_buffer_size 64k;

        location / {
            responses_count bytes;
            proxy_pass http://127.0.0.1:8081;
        }

        location /small {
            responses_count small;
            proxy_pass http://127.0.0.1:8081;
        }

        location /models {
            responses_count models;
            proxy_pass http://127.0.0.1:8081;
        }

        location = /metrics/bytes { responses_status bytes; }
        location = /metrics/small { responses_status small; }
        location = /metrics/models { responses_status models; }
    }
}

EOF

my $model;

upstream(port(8081),
	qr!^/models! => sub { answer([ event('response.created',
		qq/"response":{"model":"$model"}/) ]) },
	qr!! => sub { answer([ stream(1) ]) },
);

# a key, and what becomes of it

my $bad = "\xef\xbf\xbd";
my $long = 'x' x 128;

my @keys = (
	[ 'plain', 'plain' ],
	[ 'a"b\\c', 'a"b\\c' ],
	[ '\\', '\\' ],
	[ '"', '"' ],
	[ '\\n', '\\n' ],
	[ "a\nb\n", "a\nb\n" ],
	[ 'a="b",c="d"} 1', 'a="b",c="d"} 1' ],
	[ "\n# EOF\n", "\n# EOF\n" ],
	[ "a\0b", "a${bad}b" ],
	[ "\r\t\e[31m\x7f", $bad x 3 . '[31m' . $bad ],
	[ "\xff\xfe", $bad x 2 ],
	[ "caf\xc3\xa9 \xf0\x9f\x8c\x8a", "caf\xc3\xa9 \xf0\x9f\x8c\x8a" ],
	[ "caf\xc3", "caf$bad" ],
	[ "\xc2\x85|\xc2\xa0", "$bad|\xc2\xa0" ],
	[ "\xc0\x80\xed\xa0\x80\xf4\x90\x80\x80", $bad x 9 ],
	[ $long . 'y', $long ],
	[ 'x' x 20000, $long ],
	[ 'x' x 127 . "\xc3\xa9", 'x' x 127 ],
	[ 'x' x 126 . "\xc3\xa9z", 'x' x 126 . "\xc3\xa9" ],
	[ '-', '-' ],
	[ 'other', 'other' ],
	[ '<script>alert(1)</script>', '<script>alert(1)</script>' ],
	[ '%s%n%V', '%s%n%V' ],
	[ '{"a":1}', '{"a":1}' ],

	# the same CRC-32

	[ 'plumless', 'plumless' ],
	[ 'buckeroo', 'buckeroo' ],
	[ 'buckeroo', 'buckeroo' ],
);

$t->plan(2 * @keys + 35);
$t->run();

###############################################################################

my %expected;

foreach my $case (@keys) {
	get('/', method => 'POST', content => $case->[0]);
	$expected{$case->[1]}++;
}

# no key at all is counted as in the log

get('/');
$expected{'-'}++;

counted('bytes', scalar @keys + 1);

my $m = metrics('bytes');

is($m->errors(), '', 'prometheus');
is(metrics('bytes', 'openmetrics')->errors(), '', 'openmetrics');

my $raw = get('/metrics/bytes?format=json')->content();
my $json = decode($raw);

ok($json, 'json');
unlike($raw, qr/[\0-\x09\x0b-\x1f]|\n./, 'one line of json');

my %json = map { $_->{key} => $_->{streams}{completed} } @{$json->{keys}};

foreach my $case (@keys) {
	my $key = $case->[1];
	my $name = $case->[0] =~ s/([^ -~])/sprintf '\\x%02x', ord $1/ger;
	$name = substr($name, 0, 40);

	is($m->value('nginx_responses_streams_total', key => $key,
		status => 'completed'), $expected{$key}, "key $name");
	is($json{$key}, $expected{$key}, "key $name in json");
}

is(join(' ', sort keys %json), join(' ', sort keys %expected), 'no other keys');
is($json->{zone_keys} + 1, keys %expected, 'keys');

# models are written by upstreams

my @models = ([ 'm' x 1048576, 'm' x 128 ], [ 'a\\"b\\\\c', "a'b/c" ],
	[ 'a\\nb\\u0000c', 'a?b?c' ], [ 'a\\ud83db', 'a?b' ],
	[ 'other', 'other' ], [ '', '-' ]);

foreach my $case (@models) {
	$model = $case->[0];
	get('/models');
}

counted('models', scalar @models);
$m = metrics('models');

is($m->errors(), '', 'prometheus, models');

foreach my $case (@models) {
	is($m->value('nginx_responses_streams_total', model => $case->[1],
		status => 'truncated'), 1, 'model ' . substr($case->[1], 0, 10));
}

###############################################################################

# more keys than there is room for: all is counted, nothing fails

my $max = metrics('small')->value('nginx_responses_zone_keys_limit');

cmp_ok($max, '>', 40, 'room for keys');
cmp_ok($max, '<', 200, 'and not for many');

my $failed = 0;

foreach my $n (1 .. $max + 20) {
	$failed++ unless get("/small?key=k$n")->has('response.completed');
}

counted('small', $max + 20);
$m = metrics('small');

is($failed, 0, 'streams of a full zone');
is($m->errors(), '', 'a full zone can be read');
is($m->value('nginx_responses_zone_keys'), $max, 'it is full');
is($m->value('nginx_responses_streams_total', key => "k$max",
	status => 'completed'), 1, 'the last key');
is($m->value('nginx_responses_streams_total', key => 'other',
	status => 'completed'), 20, 'all others');
is($m->sum('nginx_responses_tokens_total', kind => 'total'), 18 * ($max + 20),
	'no token is lost');
is($m->value('nginx_responses_zone_overflows_total'), 20,
	'responses that did not fit');
is(metrics('models')->value('nginx_responses_zone_overflows_total'), 0,
	'and none elsewhere');

get("/small?key=k1");
get("/small?key=other");
get("/small?key=another");
counted('small', $max + 23);
$m = metrics('small');

is($m->value('nginx_responses_streams_total', key => 'k1',
	status => 'completed'), 2, 'a known key');
is($m->value('nginx_responses_streams_total', key => 'other',
	status => 'completed'), 22, 'other is no key of its own');
is($m->value('nginx_responses_zone_overflows_total'), 21,
	'a client that is named so fits');

my $log = $t->read_file('error.log');

is(() = $log =~ /responses_zone "small" is full with $max keys/g, 1,
	'said once');

$t->reload();
ok(pump(sub { $t->read_file('error.log') =~ /gracefully shutting down/ }),
	'reload');
get("/small?key=k$_") foreach 2 .. 5;
counted('small', $max + 27);

is(metrics('small')->value('nginx_responses_streams_total', key => 'k5',
	status => 'completed'), 2, 'keys are found after a reload');
is(() = $t->read_file('error.log') =~ /responses_zone "small" is full/g, 1,
	'and not said again');

###############################################################################

sub counted {
	my ($zone, $n) = @_;
	ok(pump(sub { metrics($zone)->sum('nginx_responses_streams_total')
		== $n }), "$n counted in $zone");
}


sub metrics {
	my ($zone, $format) = @_;
	$format ||= 'prometheus';

	return Test::Responses::Metrics->new(
		get("/metrics/$zone?format=$format")->content(),
		$format eq 'openmetrics');
}

###############################################################################
