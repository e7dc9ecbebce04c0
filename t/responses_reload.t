#!/usr/bin/perl

# Tests for ngx_http_responses_module: a reload that fails after the new
# configuration was read leaves nothing behind, neither for the workers that
# run, nor for those that the master starts later.

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses;
use Test::Responses::Metrics;

###############################################################################

my $t = Test::Nginx->new()->has(qw/http proxy/);

# a killed worker is an alert

$t->todo_alerts();

my $all = 'responses_sign_id 0123456789abcdef;
	responses_hide_field obfuscation;
	responses_limit zone=one tokens=100k/1h;
	responses_count main;';

configure('model=$responses_model', 'responses on;', $all);

# the response has no id, so that it gets one

upstream(port(8081), qr!! => sub {
	return answer([ event('response.output_text.delta', '"delta":"Hi",'
		. '"obfuscation":"abc"') ]);
});

$t->run();

###############################################################################

my $requests = 0;
my $is = seen();

is($is, 'an id, obfuscation hidden, limit 100000, logged', 'a response');
is(counted(1), 1, 'is counted');

# what fails is the zone, whose labels may not change

foreach my $case ([ 'nothing of the module', '', '' ],
	[ 'repairs only', 'responses on;', '' ],
	[ 'all of it', 'responses on;', $all ])
{
	my ($name, @more) = @$case;
	my $failed = failed();

	configure('other=$uri', @more);
	$t->reload();

	ok(pump(sub { failed() > $failed }), "a reload fails, $name");
	is(seen(), $is, 'the worker goes on');

	my ($pid) = worker_pids($t);
	kill 'KILL', $pid;

	ok(pump(sub { my ($new) = worker_pids($t); $new && $new != $pid }),
		'another worker begins');
	is(seen(), $is, 'and does the same');
}

is(counted(7), 7, 'all are counted');

configure('model=$responses_model', 'responses on;', $all =~ s/100k/200k/r);
$t->reload();

like(logged($t, 'error.log', qr/gracefully shutting/), qr/gracefully/,
	'a reload does not fail');
like(seen(), qr/limit 200000/, 'the limit is another one');

###############################################################################

sub configure {
	my ($key, $on, $more) = @_;

	$t->write_http(<<"EOF", main => 'worker_processes 1;');
log_format r '\$responses_status';

responses_zone        zone=main:256k $key;
responses_limit_zone  \$server_name zone=one:64k;

server {
    listen       127.0.0.1:8080;
    server_name  localhost;

    location / {
        $on
        $more
        access_log  %%TESTDIR%%/r.log r;
        proxy_pass  http://127.0.0.1:8081;
    }

    location = /metrics {
        responses_status  main;
    }
}
EOF
}


sub failed {
	return scalar grep { /\[emerg\] .*previously it used/ }
		split /\n/, $t->read_file('error.log');
}


# what the module did to a response

sub seen {
	$requests++;

	my $c = get('/v1/responses', method => 'POST',
		headers => [ 'Content-Type: application/json' ],
		content => '{"model":"m","stream":true}');
	my $content = $c->content();
	my ($id) = $content =~ /"response":\{"id":"([^"]*)"/;
	my ($limit) = $c->headers() =~ /^x-ratelimit-limit-tokens: (\d+)/mi;
	my $log = logged($t, 'r.log', qr/(?:^\w+\n){$requests}/m);

	return join ', ', !$id ? 'no id'
		: $id =~ /^resp_\w/ ? 'an id' : "id $id",
		'obfuscation ' . ($content =~ /obfuscation/ ? 'shown' : 'hidden'),
		'limit ' . ($limit // 'none'),
		$log =~ /^(?:truncated\n){$requests}$/ ? 'logged' : $log;
}


sub counted {
	my ($wanted) = @_;
	my $n;

	pump(sub {
		$n = Test::Responses::Metrics->new(get('/metrics')->content())
			->sum('nginx_responses_streams_total');
		return $n == $wanted;
	});

	return $n;
}
