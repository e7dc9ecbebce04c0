#!/usr/bin/perl

# Tests for ngx_http_responses_module, what a response is counted as: in
# several zones, and by keys of several labels.

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

my $t = Test::Nginx->new()->has(qw/http proxy/)->plan(48);

$t->write_file_expand('nginx.conf', <<'EOF');

%%TEST_GLOBALS%%

daemon off;
worker_processes 2;

events {
}

http {
    %%TEST_GLOBALS_HTTP%%

    log_format status '$status $responses_status';
    log_format own '$request_uri $status $responses_status';

    upstream dead {
        server 127.0.0.1:1;
        server 127.0.0.1:2;
    }

    responses_zone zone=models:64k;
    responses_zone zone=customers:64k $http_x_customer;
    responses_zone zone=uris:64k $uri;

    responses_zone model=$responses_model zone=labels:64k
                   customer=$http_x_customer status_code=$status;
    responses_zone zone=errors:64k $uri;
    responses_zone zone=own:64k $request_uri;
    responses_zone zone=small:64k a=$arg_a b=$arg_b;

    server {
        listen       127.0.0.1:8080;
        server_name  localhost;

        responses on;
        responses_count models;
        responses_count customers;

        location / {
            proxy_pass http://127.0.0.1:8081;
        }

        location /uris {
            responses_count uris;
            proxy_pass http://127.0.0.1:8081;
        }

        location /labels {
            responses_count labels;
            proxy_pass http://127.0.0.1:8081;
        }

        location /small {
            responses_count small;
            proxy_pass http://127.0.0.1:8081;
        }

        location /off {
            responses_count off;
            proxy_pass http://127.0.0.1:8081;
        }

        location /errors {
            responses_count errors;
            access_log %%TESTDIR%%/status.log status;
            proxy_pass http://127.0.0.1:8081;
        }

        location /replaced {
            responses_count errors;
            error_page 401 =200 /errors/json/503;
            proxy_intercept_errors on;
            proxy_pass http://127.0.0.1:8081;
        }

        location /own/ {
            responses_count own;
            access_log %%TESTDIR%%/own.log own;

            location /own/dead {
                proxy_pass http://dead;
            }

            location /own/silent {
                proxy_read_timeout 300ms;
                proxy_pass http://127.0.0.1:8081;
            }

            location /own/page {
                error_page 502 @page;
                proxy_pass http://dead;
            }

            location /own/second {
                error_page 502 = /own/none;
                proxy_pass http://dead;
            }

            location /own/limit {
                limit_except POST { deny all; }
                proxy_pass http://127.0.0.1:8081;
            }

            location /own/value {
                responses $arg_edge;
                proxy_pass http://dead;
            }

            location /own/off {
                responses off;
                proxy_pass http://dead;
            }

            location /own/hides {
                responses_hide_item reasoning;
                proxy_pass http://127.0.0.1:8081;
            }

            location /own/return {
                return 503;
            }

            location /own/ {
                proxy_pass http://127.0.0.1:8081;
            }
        }

        location @page {
            responses off;
            responses_count off;
            access_log %%TESTDIR%%/own.log own;
            default_type application/json;
            return 502 '{"error":{"message":"Try again."}}';
        }

        location = /metrics/own { responses_status own; }
        location = /metrics/errors { responses_status errors; }
        location = /metrics/models { responses_status models; }
        location = /metrics/customers { responses_status customers; }
        location = /metrics/labels { responses_status labels; }
        location = /metrics/small { responses_status small; }
        location = /metrics/uris { responses_status uris; }
    }
}

EOF

our $release = 0;

upstream(port(8081),
	'/held' => sub { my @e = stream(3);
		answer([ @e[0 .. 2], sub { $release }, @e[3, 4] ]) },
	'/own/hides/responses' => sub { answer('<p>', type => 'text/html') },
	qr!/(json|stream|html)/(\d+)! => \&failure,
	'/own/silent' => sub { sub { 0 } },
	'/own/left' => sub { sub { 0 } },
	qr!! => sub { answer([ stream(1) ]) },
);

$t->run();

###############################################################################

# several zones

sent('/', 'acme') foreach 1 .. 3;
sent('/', 'umbrella');
sent('/uris', 'acme') foreach 1 .. 2;
sent('/off', 'acme');

is(streams('models', 4), 4, 'the first zone');
is(streams('customers', 4), 4, 'the second zone');
is(metrics('customers')->value('nginx_responses_streams_total',
	key => 'acme', status => 'completed'), 3, 'by a key of its own');
is(streams('uris', 2), 2, 'a zone of a location is instead of others');

my $c = client(uri => '/held', headers => [ 'X-Customer: acme' ]);
pump(sub { $c->has('word') });

ok(open_streams('models', 1), 'open in the first');
ok(open_streams('customers', 1), 'open in the second');
ok(open_streams('uris', 0), 'and in no other');

$release = 1;
$c->wait();
$c->close();

ok(open_streams('models', 0), 'closed in the first');
ok(open_streams('customers', 0), 'closed in the second');
is(streams('customers', 5), 5, 'and counted');

my ($models, $customers) = map { metrics($_) } qw/ models customers /;

is($models->sum('nginx_responses_tokens_total', kind => 'total'), 5 * 18,
	'tokens in the first');
is($customers->sum('nginx_responses_tokens_total', kind => 'total'), 5 * 18,
	'tokens in the second');

# keys of several labels

sent('/labels', 'acme') foreach 1 .. 2;
sent('/labels', 'a"b\\c');
get('/labels');

streams('labels', 4);

foreach my $format (qw/ prometheus openmetrics /) {
	my $m = metrics('labels', $format);

	is($m->errors(), '', "labels, $format");
	is($m->value('nginx_responses_tokens_total', zone => 'labels',
		model => 'm-1', customer => 'acme', status_code => 200,
		kind => 'total'), 36, "three labels, $format");
	is($m->value('nginx_responses_streams_total', customer => 'a"b\\c',
		status => 'completed'), 1, "quotes in a label, $format");
	is($m->value('nginx_responses_streams_total', customer => '-',
		status => 'completed'), 1, "an empty label, $format");
}

my $json = decode(get('/metrics/labels?format=json')->content());

is($json->{label}, 'model, customer, status_code', 'labels for a person');
is(join(' ', @{$json->{labels}}), 'model customer status_code',
	'labels in json');
is(join(' ', map { "$_->{labels}{model} $_->{labels}{customer}" }
	@{$json->{keys}}), 'm-1 acme m-1 a"b\c m-1 -', 'values in json');
is($json->{keys}[0]{key}, 'm-1, acme, 200', 'and as one key');

# a long value is cut, and takes nothing from a short one

my $long = 'x' x 500;

get("/small?a=$long&b=short");
get("/small?a=short&b=$long");
get("/small?a=$long&b=$long");
streams('small', 3);

is(join(' ', sort map { length($_->[0]{a}) . ':' . length($_->[0]{b}) }
	metrics('small')->series('nginx_responses_tool_calls_total')),
	'122:5 5:122 63:63', 'long values');

# more keys than there is room for: "other" in each label

my $max = metrics('small')->value('nginx_responses_zone_keys_limit');

get("/small?a=$_&b=b") foreach 1 .. $max;
streams('small', $max + 3);

my $small = metrics('small');

is($small->errors(), '', 'a full zone');
is($small->value('nginx_responses_streams_total', a => 'other', b => 'other',
	status => 'completed'), 3, 'other in all labels');
is($small->sum('nginx_responses_tokens_total', b => 'b', kind => 'total'),
	18 * ($max - 3), 'and sums by one label are those of the others');

# errors of clients are not failures of upstreams

my %status = (
	'json/400' => 'client_error',
	'json/401' => 'client_error',
	'json/404' => 'client_error',
	'json/429' => 'client_error',
	'json/200' => 'failed',
	'json/500' => 'failed',
	'json/503' => 'failed',
	'stream/429' => 'client_error',
	'stream/503' => 'failed',
	'stream/200' => 'failed',
);

get("/errors/$_") foreach sort keys %status;
is(streams('errors', scalar keys %status), keys %status, 'errors');

my $errors = metrics('errors');

foreach my $uri (sort keys %status) {
	is(join(' ', map { $_->[0]{status} } grep { $_->[1] }
		$errors->series('nginx_responses_streams_total',
		key => "/errors/$uri")), $status{$uri}, $uri);
}

is($t->read_file('status.log') =~ tr/\n//, 10, 'and the log');
like($t->read_file('status.log'), qr/\A(\d+ failed\n)+\z/,
	'has one status for both, and that of HTTP');

get('/replaced/json/401');
streams('errors', 11);
is(metrics('errors')->sum('nginx_responses_streams_total',
	status => 'client_error'), 5, 'an error that was replaced');

# requests to which no upstream has sent a response of an API

my %own = (
	dead => '502 unreached',
	silent => '504 unreached',
	page => '502 unreached',
	second => '200 completed',
	limit => '403 client_error',
	'value?edge=1' => '502 unreached',
	value => '502 -',
	off => '502 -',
	'hides/responses' => '502 unreached',
	return => '503 unreached',
	none => '200 completed',
	left => '499 aborted',
	'json/200' => '200 failed',
	'json/401' => '401 failed client_error',
	'json/429' => '429 failed client_error',
	'json/503' => '503 failed',
	'html/200' => '200 -',
	'html/401' => '401 client_error',
	'html/429' => '429 client_error',
	'html/503' => '503 unreached',
);

foreach my $uri (sort keys %own) {
	my $c = client(uri => "/own/$uri");
	$c->wait($uri eq 'left' ? 0.3 : 10);
	$c->close();
}

streams('own', scalar grep { !/ -$/ } values %own);

foreach my $format (qw/ prometheus openmetrics /) {
	my $m = metrics('own', $format);
	my %counted = map { my ($uri) = $_->[0]{key} =~ m!^/own/(.+)!;
		($uri => $_->[0]{status}) } grep { $_->[1] }
		$m->series('nginx_responses_streams_total');

	is($m->errors(), '', "own, $format");
	is_deeply(\%counted, { map { my ($s) = $own{$_} =~ /(\w+)$/;
		$s ? ($_ => $s) : () } keys %own }, "errors of nginx, $format");
}

is_deeply({ map { $_->{key} =~ m!^/own/(.+)! => $_->{streams}{unreached} }
	grep { $_->{streams}{unreached} }
	@{decode(get('/metrics/own?format=json')->content())->{keys}} },
	{ map { $_ => 1 } grep { $own{$_} =~ /unreached/ } keys %own },
	'errors of nginx, json');

is_deeply({ $t->read_file('own.log') =~ m!^/own/(\S+) (.+)$!mg },
	{ map { $_ => $own{$_} =~ /^(\d+ \S+)/ } keys %own },
	'errors of nginx, logged');

###############################################################################

sub failure {
	my ($uri) = @_;
	my ($form, $status) = $uri =~ m!/(json|stream|html)/(\d+)!;
	my $error = '"error":{"type":"x","code":"y","message":"z"}';

	return answer('<p>', type => 'text/html', status => "$status X")
		if $form eq 'html';
	return answer("{$error}", type => 'application/json',
		status => "$status X") if $form eq 'json';
	return answer([ event('response.created', '"response":{}'),
		event('response.failed', qq/"response":{$error}/) ],
		status => "$status X");
}


sub sent {
	my ($uri, $customer) = @_;
	return get($uri, headers => [ "X-Customer: $customer" ]);
}


sub metrics {
	my ($zone, $format) = @_;
	$format ||= 'prometheus';

	return Test::Responses::Metrics->new(
		get("/metrics/$zone?format=$format")->content(),
		$format eq 'openmetrics');
}


sub streams {
	my ($zone, $n) = @_;
	my $sum;

	pump(sub { ($sum = metrics($zone)
		->sum('nginx_responses_streams_total')) >= $n });

	return $sum;
}


sub open_streams {
	my ($zone, $n) = @_;
	return pump(sub { metrics($zone)
		->value('nginx_responses_open_streams') == $n });
}

###############################################################################
