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

my $t = Test::Nginx->new()->has(qw/http proxy/)->plan(12);

$t->write_file_expand('nginx.conf', <<'EOF');

%%TEST_GLOBALS%%

daemon off;
worker_processes 2;

events {
}

http {
    %%TEST_GLOBALS_HTTP%%

    responses_zone zone=models:64k;
    responses_zone zone=customers:64k $http_x_customer;
    responses_zone zone=uris:64k $uri;

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

        location /off {
            responses_count off;
            proxy_pass http://127.0.0.1:8081;
        }

        location = /metrics/models { responses_status models; }
        location = /metrics/customers { responses_status customers; }
        location = /metrics/uris { responses_status uris; }
    }
}

EOF

our $release = 0;

upstream(port(8081),
	'/held' => sub { my @e = stream(3);
		answer([ @e[0 .. 2], sub { $release }, @e[3, 4] ]) },
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

###############################################################################

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
