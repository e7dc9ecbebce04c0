#!/usr/bin/perl

# Tests for ngx_http_responses_module, the status location: its formats, and
# which of them a client gets.

###############################################################################

use warnings;
use strict;

use Test::More;

use Digest::SHA qw/ sha256_base64 /;

BEGIN { use FindBin; chdir($FindBin::Bin); }

use lib 'lib';
use Test::Nginx;
use Test::Responses;
use Test::Responses::Metrics;

###############################################################################

select STDERR; $| = 1;
select STDOUT; $| = 1;

my $t = Test::Nginx->new()->has(qw/http proxy rewrite/);

$t->write_file_expand('nginx.conf', <<'EOF');

%%TEST_GLOBALS%%

daemon off;

events {
}

http {
    %%TEST_GLOBALS_HTTP%%

    log_format r "$request_uri $responses_skipped";
    access_log %%TESTDIR%%/r.log r;

    responses on;
    responses_zone zone=main:64k;
    responses_zone "zone=a\"b\\c:64k" $uri;
    responses_count main;

    server {
        listen       127.0.0.1:8080;
        server_name  localhost;

        location / {
            proxy_pass http://127.0.0.1:8081;
        }

        location = /status {
            responses_status main;
        }

        location = /quoted {
            responses_status "a\"b\\c";
        }

        location = /empty {
            responses_count off;
            responses_status "a\"b\\c";
        }

        location = /if {
            if ($arg_x) {
                set $y 1;
            }

            responses_status main;
        }

        location = /limited {
            limit_except GET {
                deny all;
            }

            responses_status main;
        }

        location = /gzip {
            responses_status main;
            gzip on;
            gzip_types *;
            gzip_min_length 1;
        }

        location = /index {
            rewrite ^ /status last;
        }

        location = /hide {
            responses_types *;
            responses_hide_item reasoning;
            responses_hide_field keys;
            responses_status main;
            error_page 405 = /fallback;
        }

        location = /fallback {
            responses_hide_item reasoning;
            proxy_pass http://127.0.0.1:8081/html;
        }

        location = /denied {
            deny all;
            responses_status main;
        }
    }
}

EOF

upstream(port(8081),
	'/html' => sub { answer('<p>', type => 'text/html') },
	qr!! => sub { answer([ stream(3) ]) });

my %types = (
	prometheus => 'text/plain; version=0.0.4; charset=utf-8',
	openmetrics => 'application/openmetrics-text; version=1.0.0; '
		. 'charset=utf-8',
	json => 'application/json',
	html => 'text/html; charset=utf-8',
);

# Accept, and what is sent

my @accept = (
	[ undef, 'prometheus' ],
	[ '', 'prometheus' ],
	[ '*/*', 'prometheus' ],
	[ 'text/plain', 'prometheus' ],
	[ 'text/*', 'prometheus' ],
	[ 'text/html', 'html' ],
	[ 'TEXT/HTML', 'html' ],
	[ 'application/json', 'json' ],
	[ 'application/*', 'openmetrics' ],
	[ 'application/*, application/openmetrics-text;q=0.1', 'json' ],
	[ 'application/openmetrics-text', 'openmetrics' ],
	[ 'application/openmetrics-text;version=1.0.0', 'openmetrics' ],
	[ 'application/openmetrics-text; version=1.0.0; charset=utf-8,'
		. 'text/plain;version=0.0.4;q=0.5,*/*;q=0.1', 'openmetrics' ],
	[ 'text/plain;version=0.0.4;q=1,*/*;q=0.1', 'prometheus' ],
	[ 'application/vnd.google.protobuf;'
		. 'proto=io.prometheus.client.MetricFamily;encoding=delimited;'
		. 'q=0.7,text/plain;version=0.0.4;q=0.3', 'prometheus' ],
	[ 'text/html,application/xhtml+xml,application/xml;q=0.9,'
		. 'image/avif,image/webp,*/*;q=0.8', 'html' ],
	[ 'application/json, text/plain, */*', 'json' ],
	[ 'text/plain, application/json', 'prometheus' ],
	[ 'text/html;q=0.5, application/json;q=0.6', 'json' ],
	[ 'text/html;q=0.5,application/json;q=0.50001', 'html' ],
	[ 'text/html;q=0, */*', 'prometheus' ],
	[ 'text/plain;q=0, */*', 'openmetrics' ],
	[ 'text/html;level=1;q=0.4, application/json;q=0.3', 'html' ],
	[ 'text/html ; Q=0.9 , application/json ; q=1', 'json' ],
	[ 'image/png', 'prometheus' ],
	[ ',,;q=,/,*,a/b;q=z,  ,', 'prometheus' ],
	[ 'text/html;q=', 'html' ],
	[ 'text/html;q=9', 'html' ],
	[ 'text/htmlx, text/htm', 'prometheus' ],
	[ 'x' x 7000 . ',text/html', 'html' ],
);

$t->plan(@accept + 90);
$t->run();

###############################################################################

get('/') foreach 1 .. 3;

foreach my $case (@accept) {
	my ($accept, $format) = @$case;
	my $name = substr(defined $accept ? $accept : 'nothing', 0, 60);

	is(type(status(defined $accept ? "Accept: $accept" : ())),
		$types{$format}, "$name gets $format");
}

is(type(status('Accept: text/foo', 'Accept: application/json')),
	$types{json}, 'two lines');

foreach my $format (sort keys %types) {
	my $r = get("/status?format=$format",
		headers => [ 'Accept: image/png' ]);
	my $head = get("/status?format=$format", method => 'HEAD');

	is(type($r), $types{$format}, "$format by argument");
	like(top($r), qr!^HTTP/1.1 200 !, "$format status");
	like(top($r), qr/^Cache-Control: no-store\r$/m, "$format not stored");
	like(top($r), qr/^X-Content-Type-Options: nosniff\r$/m,
		"$format is what it says");
	is($head->content(), '', "$format, no body for HEAD");
	is(type($head), $types{$format}, "$format, HEAD");
	like(top($head), qr/^Content-Length: [1-9]\d+\r$/m,
		"$format, length for HEAD");
}

is(type(get('/status?a=b&format=json&x')), $types{json}, 'among arguments');

foreach my $name ('', 'x', 'JSON', 'jsonx', 'htm', '%6ason', "<script>") {
	my $r = get("/status?format=$name");

	like(top($r), qr!^HTTP/1.1 400 !, "format=$name refused");
	is($r->content(), 'unknown format, expected ?format=prometheus, '
		. "openmetrics, json or html\r\n", "format=$name explained");
}

foreach my $method (qw/ POST PUT DELETE OPTIONS /) {
	my $r = get('/status', method => $method, content => 'x' x 100);
	like(top($r), qr!^HTTP/1.1 405 .*^Allow: GET, HEAD\r$!ms, $method);
}

# what is in them

my $prometheus = Test::Responses::Metrics->new(body('prometheus'));
my $openmetrics = Test::Responses::Metrics->new(body('openmetrics'), 1);
my $json = decode(body('json'));

is($prometheus->errors(), '', 'prometheus');
is($openmetrics->errors(), '', 'openmetrics');
is(join(' ', $prometheus->names()), join(' ', grep { !/_created$/ }
	$openmetrics->names()), 'the same metrics');
is($prometheus->value('nginx_responses_tokens_total', model => 'm-1',
	kind => 'total'), 54, 'tokens, prometheus');
is($openmetrics->value('nginx_responses_tokens_total', model => 'm-1',
	kind => 'total'), 54, 'tokens, openmetrics');
is($json->{keys}[0]{tokens}{total}, 54, 'tokens, json');
is($json->{keys}[0]{streams}{completed}, 3, 'its own answers do not count');
is(@{$json->{keys}[0]{first_token_seconds}{buckets}},
	1 + @{$json->{bounds}{first_token_seconds}}, 'buckets and bounds');

# versions, and since when

my $header = '../ngx_http_responses_module/core/ngx_responses_version.h';

my ($version) = slurp($header) =~ /NGX_RESPONSES_VERSION\s+"(\d+\.\d+\.\d+)"/;
my ($nginx) = `$Test::Nginx::NGINX -v 2>&1` =~ m!/([\d.]+)!;

is("$json->{version} $json->{nginx}", "$version $nginx", 'versions');
is($prometheus->value('nginx_responses_build_info', version => $version,
	nginx => $nginx), 1, 'versions, prometheus');
isnt($json->{host}, '', 'host');
ok($json->{time} - $json->{created} < 60 && $json->{time} > $json->{created},
	'since when it counts');

# the size of a scrape, as documented

my ($text, $created) = slurp('../docs/metrics.md')
	=~ /A key has (\d+) series, (\d+) in OpenMetrics/;

is(() = body('prometheus') =~ /model="m-1"/g, $text, 'series of a key');
is(() = body('openmetrics') =~ /model="m-1"/g, $created,
	'series of a key in openmetrics');

my $quoted = Test::Responses::Metrics->new(get('/quoted?format=prometheus')
	->content());

is($quoted->errors(), '', 'a name with quotes');
is($quoted->value('nginx_responses_zone_keys', zone => 'a"b\\c'), 0,
	'and it is that');
is(decode(get('/quoted?format=json')->content())->{zone}, 'a"b\\c', 'in json');
is(Test::Responses::Metrics->new(get('/empty?format=openmetrics')->content(),
	1)->errors(), '', 'a zone with nothing in it');

# the page: the policy has the hashes of what is in it, and nothing is loaded

my $r = get('/status?format=html');
my ($policy) = top($r) =~ /^Content-Security-Policy: (.*)\r$/m;
my ($style) = $r->content() =~ m!<style>(.*?)</style>!s;
my ($script) = $r->content() =~ m!<script>(.*?)</script>!s;

like($policy, qr/\Qstyle-src 'sha256-${\sha256_base64($style)}=';\E/, 'style');
like($policy, qr/\Qscript-src 'sha256-${\sha256_base64($script)}=';\E/,
	'script');
like($policy, qr/default-src 'none'/, 'and nothing else');
unlike($policy, qr/unsafe/, 'nothing unsafe');
unlike($r->content(), qr/innerHTML|outerHTML|insertAdjacent|document\.write
	|eval\(|\son\w+=|src=|url\(/x, 'keys cannot become code');

# in the company of others

like(top(get('/gzip', headers => [ 'Accept-Encoding: gzip' ])),
	qr/^Content-Encoding: gzip\r$/m, 'compressed');
is(type(get('/index?format=json')), $types{json}, 'by an internal redirect');
like(top(get('/denied')), qr!^HTTP/1.1 403 !, 'denied');

# what the location is in "if", too

foreach my $uri ('/if?format=json', '/if?format=json&x=1',
	'/limited?format=json')
{
	is(decode(get($uri)->content() || '{}')->{zone}, 'main', $uri);
}

like(top(get('/limited', method => 'POST')), qr!^HTTP/1.1 403 !, 'limited');

# it is not what rules are about

foreach my $format (sort keys %types) {
	my $uri = "/hide?format=$format";

	like(top(get($uri)), qr!^HTTP/1.1 200 .*^Content-Length: [1-9]!ms,
		"$format where a rule hides");
	like(top(get($uri, method => 'HEAD')),
		qr!^HTTP/1.1 200 .*^Content-Length: [1-9]!ms,
		"$format where a rule hides, HEAD");
}

ok(exists decode(get('/hide?format=json')->content())->{keys},
	'no member is hidden');
like(logged($t, 'r.log', qr!^/hide\?format=html !m),
	qr!^/hide\?format=html off$!m, 'told by a variable');
like(top(get('/hide', method => 'POST')), qr!^HTTP/1.1 200 !,
	'nor are pages of another location');

my $c = client(uri => '/status?format=json');
$c->request(uri => '/status', method => 'POST', content => 'x');
$c->request(uri => '/status?format=html');
pump(sub { @{$c->{responses}} == 3 });
is(@{$c->{responses}}, 3, 'on one connection');

###############################################################################

sub status {
	return get('/status', headers => [ @_ ]);
}


sub body {
	return get("/status?format=$_[0]")->content();
}


sub top {
	return $_[0]->{responses}[0]{head};
}


sub type {
	return top($_[0]) =~ /^Content-Type: (.*)\r$/m ? $1 : undef;
}

###############################################################################
