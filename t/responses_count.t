#!/usr/bin/perl

# Tests for ngx_http_responses_module, shared counters: which responses are
# counted, in which zones, by which keys, and how a zone is shown.  Alerts,
# queries and the dashboard of the documentation fit what is counted.

use Digest::SHA qw/ sha256_base64 /;

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses;
use Test::Responses::Metrics;

###############################################################################

# what counts: directives of a location in which responses come from 8081,
# unless it says otherwise

my %counting = (
	'/' => '',
	two => 'responses_count models; responses_count uris;',
	off => 'responses_count off;',
	(map { ("/$_" => "responses_count $_;
		proxy_pass http://127.0.0.1:8081/ok/m;") }
		qw/ bytes labels small eight /),
	quoted => 'responses_count "a\\"b\\\\c";',
	uris => 'responses_count uris;',
	'uris/off' => 'responses_count uris; responses off; return 503;',
	'uris/value' => 'responses_count uris; responses $arg_edge;
		return 503;',
	'uris/if' => 'responses_count off; if ($arg_count) {
		responses_count uris; }',
	'uris/added' => 'responses_count uris; add_after_body /after;
		addition_types text/event-stream;',
	'= /after' => 'responses_count uris; internal; log_subrequest on;
		proxy_pass http://127.0.0.1:8081/ok/after;',
	'uris/post' => 'responses_count uris; post_action /nowhere;',
	'= /nowhere' => 'responses_count bytes; return 204;',
	'/uris/dead' => 'responses_count uris; proxy_pass http://dead;',
	'/uris/silent' => 'responses_count uris; proxy_read_timeout 300ms;',
	'/uris/page' => 'responses_count uris; error_page 502 @page;
		proxy_pass http://dead;',
	'@page' => 'responses off; responses_count off;
		return 502 "{\\"error\\":{}}";',
	'/uris/second' => 'responses_count uris; proxy_pass http://dead;
		error_page 502 = /uris/ok/second;',
	'/uris/replaced' => 'responses_count uris;
		error_page 401 =200 /uris/error/503/json;
		proxy_intercept_errors on;
		proxy_pass http://127.0.0.1:8081/error/401/json;',
	'/uris/limit' => 'responses_count uris;
		limit_except POST { deny all; }',
	'uris/hides' => 'responses_count uris; responses_hide_item reasoning;',
	'/uris/return' => 'responses_count uris; return 503;',
	limited => 'responses_limit zone=teams tokens=100k/1m;',
	codes => 'responses_count codes;',
	customers => 'responses_count customers;',
	'customers/limited' => 'responses_count customers;
		responses_limit zone=few tokens=20/1h reserve=1;',
	'customers/dry' => 'responses_count customers; responses_dry_run on;
		responses_limit zone=few tokens=20/1h reserve=1;',
	'/responses/small' => 'responses_count small; responses_hold on;
		proxy_pass http://127.0.0.1:8081/code/rate_limit_error;',
);

my %showing = (
	(map { ("= /$_" => "responses_status $_;") }
		qw/ models uris bytes labels small eight codes customers /),
	'= /quoted' => 'responses_status "a\\"b\\\\c";',
	'= /denied' => 'responses_status models; deny all;',
	'= /index' => 'rewrite ^ /models last;',
	'= /internal' => 'responses_status models; internal;',
	'~ /regex' => 'responses_status models;',
	'= /if' => 'if ($arg_x) { set $y 1; } responses_status models;',
	'= /gzip' => 'responses_status models; gzip on; gzip_types *;
		gzip_min_length 1;',
	'= /responses/hides' => 'responses_status models; responses_types *;
		responses_hide_item reasoning; access_log %%TESTDIR%%/hides.log r;',
);

my $t = Test::Nginx->new()->has(qw/http proxy rewrite addition/);

my $servers = server('listen 127.0.0.1:8080; server_name localhost;', %counting)
	. server('listen 127.0.0.1:8082; access_log off;', %showing)
	. server('listen 127.0.0.1:8083;', '/elsewhere' => 'responses_status models;');

$t->write_http(<<'EOF' . $servers, main => 'worker_processes 2;');
log_format r '$request_uri $status $responses_status $responses_skipped';

upstream dead {
    server 127.0.0.1:1;
}

responses_zone zone=models:64k;
responses_zone zone=uris:256k key=$request_uri;
responses_zone zone=bytes:256k key=$request_body;
responses_zone model=$responses_model zone=labels:64k
               customer=$http_x_customer http=$status;
responses_zone zone=small:64k a=$arg_a b=$arg_b;
responses_zone zone=eight:64k a=$arg_a b=$arg_a c=$arg_a d=$arg_a
               e=$arg_a f=$arg_a g=$arg_a h=$arg_a;
responses_zone "zone=a\"b\\c:64k" "key=$server_name:$uri";
responses_zone zone=codes:64k;
responses_zone zone=customers:64k customer=$http_x_customer;
responses_limit_zone $http_x_team zone=teams:64k;
responses_limit_zone all zone=few:64k;

responses on;
responses_count models;
client_body_buffer_size 64k;
access_log %%TESTDIR%%/r.log r;
EOF

our $release = 0;

upstream(port(8081),
	qr!silent|left! => sub { sub { 0 } },
	qr!/list$! => sub { answer('{"object":"list","data":[]}',
		type => 'application/json') },
	qr!/json/(\w+)$! => sub { $_[0] =~ m!(\w+)$!;
		answer(qq/{"id":"r","object":"response","status":"$1"}/,
		type => 'application/json') },
	qr!^/html/! => sub { answer('<p>', type => 'text/html') },
	qr!/code/! => sub { $_[0] =~ m!/code/(\S+)!; answer([
		event('response.created', '"response":{"model":"m"}'),
		event('response.failed', qq/"response":{"error":{"code":"$1"}}/) ]) },
	qr!/error/! => sub { $_[0] =~ m!/error/(\d+)/(\w+)$!; failure($1, $2) },
	qr!! => sub { $_[0] =~ m!/(\w+)/([^/?]+)(?:\?.*)?$!; ending($1, $2) },
);

$t->run();

###############################################################################

# Requests to a zone with the key $request_uri, by the status as which they are
# counted; "-": they are not.  "error/CODE/FORM" is an error with this HTTP
# status.  Those that are completed or incomplete add a key, and all others are
# counted as "other".

my %requests = (
	completed => 'two/ok/a uris/ok/a uris/json/completed uris/second
		uris/if/ok/a?count=1 uris/added/ok/a uris/post/ok/a',
	incomplete => 'uris/incomplete/a',
	failed => 'uris/failed/a uris/replaced uris/error/200/json
		uris/error/500/json uris/error/200/stream uris/error/503/stream',
	cancelled => 'uris/cancelled/a',
	truncated => 'uris/truncated/a',
	queued => 'uris/json/queued',
	in_progress => 'uris/json/in_progress',
	aborted => 'uris/left uris/error/499/html',
	client_error => 'uris/limit uris/error/400/json uris/error/499/json
		uris/error/429/stream uris/error/400/html',
	unreached => 'uris/dead uris/silent uris/page uris/return
		uris/value/a?edge=1 uris/hides/html/responses uris/error/500/html',
	'-' => 'uris/list uris/off/ok/a uris/value/a uris/if/ok/a
		uris/error/200/html',
);

my %uris = map { my $status = $_; map { $_ => $status }
	split ' ', $requests{$status} } keys %requests;

my @counted = grep { $uris{$_} ne '-' } sort keys %uris;
my @added = grep { $uris{$_} =~ /complete/ } @counted;
my (%was, %now, %shown);

foreach my $uri (grep({ $uris{$_} eq '-' } sort keys %uris), @counted) {
	my $c = client(uri => "/$uri");
	$c->wait($uri =~ /left/ ? 0.3 : 10);
	$c->close();

	next if $uris{$uri} eq '-';

	%now = statuses(1 + keys %shown);
	$shown{$uri} = join(' ', map { "$_ " . ($now{$_} - ($was{$_} // 0)) }
		grep { $now{$_} != ($was{$_} // 0) } sort keys %now);
	%was = %now;
}

my $m = counted('uris', scalar @counted);

is($m->errors(), '', 'a scraper can read it');
is($shown{$_}, "$uris{$_} 1", $_) foreach @counted;
is($m->sum('nginx_responses_streams_total'), @counted, 'nothing else is counted');
is($m->value('nginx_responses_zone_keys'), @added, 'keys');
is($m->value('nginx_responses_zone_overflows_total'), 0, 'there is room');
is_deeply({ map { $_->[0]{key} => $_->[1] } grep { $_->[1] }
	$m->series('nginx_responses_streams_total', status => 'completed') },
	{ map { ("/$_" => 1) } grep { $uris{$_} eq 'completed' } @added },
	'of responses that were completed');
is($m->sum('nginx_responses_streams_total', key => 'other'), @counted - @added,
	'all others have none');

my %logged = $t->read_file('r.log') =~ m!^/(\S+) (\S+ \S+) !mg;

is($logged{'uris/error/400/json'}, '400 failed', 'the log has one status');
is($logged{'uris/page'}, '502 unreached', 'and that of an error page');
is($m->value('nginx_responses_apis_total', key => '/uris/json/completed',
	api => 'responses'), 1, 'JSON is of the API');

# a name that a client has made up, and one that is known

get('/uris/dead?made-up');
is(counted('uris', @counted + 1)->sum('nginx_responses_streams_total',
	key => '/uris/dead?made-up'), 0, 'a failure adds no key');
get('/uris/ok/a', method => 'POST', content => 'x' x 2000000);
is(counted('uris', @counted + 2)->value('nginx_responses_streams_total',
	key => '/uris/ok/a', status => 'client_error'), 1,
	'but is counted by one that is known');

# several zones, none, and zones of another level

my $n = counted('models')->sum('nginx_responses_streams_total');

get($_) foreach qw! /off/ok/a /uris/ok/b /two/ok/a /ok/one !;

is(counted('models', $n + 2)->sum('nginx_responses_streams_total'), $n + 2,
	'counted in the zones of a level only');
is(counted('uris', @counted + 4)->value('nginx_responses_tokens_total',
	key => '/two/ok/a', kind => 'total'), 36, 'in each of them');

my $held = client(uri => '/two/held/a');
pump(sub { $held->has('word') });
is(join(' ', map { open_streams($_) } qw/ models uris bytes /), '1 1 0',
	'open in each of them');

$release = 1;
$held->wait();
$held->close();
ok(pump(sub { open_streams('models') + open_streams('uris') == 0 }, 10),
	'closed');

# errors, by what their codes mean: no upstream can add a series

my %codes = (rate_limit_exceeded => 3, insufficient_quota => 1, other => 2,
	upstream_incomplete => 1);

get("/codes/code/$_") foreach qw/ rate_limit_exceeded rate_limit_error tokens
	insufficient_quota acme_1 acme_2 /;
get("/codes/$_/m") foreach qw/ truncated ok incomplete /;
$m = counted('codes', 9);

is($m->errors(), '', 'codes');
is_deeply({ map { $_->[0]{code} => $m->sum('nginx_responses_errors_total',
	code => $_->[0]{code}) } grep { $_->[1] }
	$m->series('nginx_responses_errors_total') }, \%codes, 'are counted');
is($m->value('nginx_responses_errors_total', model => 'm', code => 'other'), 0,
	'a failure adds no key');

# times between tokens, of responses that have reported them

is($m->value('nginx_responses_token_interval_seconds_count', model => 'm'), 2,
	'times between tokens');
is($m->value('nginx_responses_token_interval_seconds_count', model => 'other'),
	0, 'which failures do not have');

# requests over a limit, by customer: strangers add no key

my @json = (method => 'POST', content => '{"max_output_tokens":40}');
my @of = map { [ 'Content-Type: application/json', "X-Customer: $_" ] }
	'acme', 'stranger';

get('/customers/ok/m', headers => $of[0]);
get('/customers/limited/ok/m', @json, headers => $of[$_]) foreach 0, 1;
get('/customers/dry/ok/m', @json, headers => $of[0]);
$m = counted('customers', 4);

is_deeply({ map { $_->[0]{customer} => $_->[1] }
	$m->series('nginx_responses_limited_total') },
	{ acme => 2, other => 1 }, 'requests over a limit');

# models are written by upstreams, and may be missing

get("/ok/$_") foreach 'm' x 500, 'other', '-';
$m = counted('models', $n + 6);

# two workers count them in any order

is(join(' ', sort grep { /^(?:one|m+|other|-)$/ } map { $_->[0]{model} }
	$m->series('nginx_responses_tool_calls_total')),
	'- ' . 'm' x 128 . ' one other', 'models');

# keys are any bytes: the body of a request, and what becomes of it

my $bad = "\xef\xbf\xbd";

my @keys = (
	[ '', '-' ],
	[ '-', '-' ],
	[ 'a"b\\c\\n', 'a"b\\c\\n' ],
	[ "a\nb\n", "a\nb\n" ],
	[ 'a="b",c="d"} 1', 'a="b",c="d"} 1' ],
	[ "a\0b", "a${bad}b" ],
	[ "\r\t\e[31m\x7f", $bad x 3 . '[31m' . $bad ],
	[ "\xff\xc0\x80\xed\xa0\x80", $bad x 6 ],
	[ "caf\xc3\xa9 \xf0\x9f\x8c\x8a", "caf\xc3\xa9 \xf0\x9f\x8c\x8a" ],
	[ 'x' x 128 . 'y', 'x' x 128 ],
	[ 'x' x 20000, 'x' x 128 ],
	[ 'x' x 127 . "\xc3\xa9", 'x' x 127 ],
	[ '%s%n%V', '%s%n%V' ],

	# the same CRC-32

	[ 'plumless', 'plumless' ],
	[ 'buckeroo', 'buckeroo' ],
	[ 'buckeroo', 'buckeroo' ],
);

my %names;

foreach my $case (@keys) {
	get('/bytes', method => 'POST', content => $case->[0]);
	$names{$case->[1]}++;
}

$m = counted('bytes', scalar @keys);

is($m->errors(), '', 'keys of any bytes');
is_deeply({ map { $_->[0]{key} => $_->[1] }
	$m->series('nginx_responses_streams_total', status => 'completed') },
	\%names, 'are names');

# several labels

get('/labels', headers => $_ ? [ "X-Customer: $_" ] : [])
	foreach 'acme', 'acme', 'a"b\\c', '';
$m = counted('labels', 4);

is($m->errors(), '', 'labels');
is_deeply({ map { join(' ', @{$_->[0]}{qw/ zone model customer http /})
	=> $_->[1] } $m->series('nginx_responses_tokens_total', kind => 'total') },
	{ 'labels m acme 200' => 36, 'labels m a"b\\c 200' => 18,
	'labels m - 200' => 18 }, 'tokens by labels');

# a long value is cut, and takes nothing from a short one

my $long = 'x' x 500;

get("/small?a=$long&b=short");
get("/eight?a=$long");

is(join(' ', lengths('small', 'a', 'b')), '128 5', 'a long value');
is(join(' ', lengths('eight', 'a' .. 'h')), join(' ', (49) x 8),
	'eight long values');

# more keys than there is room for: "other" in each label, and all is counted

my $max = counted('small')->value('nginx_responses_zone_keys_limit');

cmp_ok($max, '>', 40, 'room for keys');

get("/small?a=$_&b=b") foreach 2 .. $max + 20, 2, 'other';
get('/small?a=other&b=other');
$m = counted('small', $max + 23);

is($m->errors(), '', 'a full zone');
is(join(' ', map { $m->value("nginx_responses_zone_$_") }
	qw/ keys keys_limit overflows_total /), "$max $max 21", 'is full');
is($m->value('nginx_responses_streams_total', a => $max, b => 'b',
	status => 'completed'), 1, 'the last key');
is($m->value('nginx_responses_streams_total', a => 2, b => 'b',
	status => 'completed'), 2, 'a known key goes on');
is($m->value('nginx_responses_streams_total', a => 'other', b => 'other',
	status => 'completed'), 22, 'others, and one that is named so');
is($m->sum('nginx_responses_tokens_total', kind => 'total'), 18 * ($max + 23),
	'no token is lost');
is(() = $t->read_file('error.log')
	=~ /responses_zone "small" is full with $max keys/g, 1, 'said once');

# servers have counters of their own as long as there is room

get('/responses/small?a=1&b=1');
$m = counted('small', $max + 24);

is($m->sum('nginx_responses_held_failures_total'), 1, 'a held failure');
is($m->value('nginx_responses_held_failures_total', server => 'other',
	code => 'rate_limit_exceeded'), 1, 'of a server that has no room');
is($m->value('nginx_responses_zone_keys_limit'), $max, 'keys that fit');

###############################################################################

# a status location: the text, and the page for browsers

my $text = 'text/plain; version=0.0.4; charset=utf-8';
my $html = 'text/html; charset=utf-8';

foreach my $case (
	[ '/models', undef, $text ],
	[ '/models', '*/*', $text ],
	[ '/models', 'application/openmetrics-text;version=1.0.0;q=0.5,'
		. 'text/plain;version=0.0.4;q=0.3,*/*;q=0.1', $text ],
	[ '/models', 'text/htm', $text ],
	[ '/models', 'Text/HTML', $html ],
	[ '/models', 'text/html,application/xhtml+xml,*/*;q=0.8', $html ],
	[ '/models?text', 'text/html', $text ],
	[ '/models?format=prometheus', 'text/html', $text ],
	[ '/index', undef, $text ],
	[ '/if', undef, $text ],
	[ '/if?x=1', undef, $text ],
	[ '/responses/hides', undef, $text ],
	[ '/responses/hides', 'text/html', $html ],
) {
	my ($uri, $accept, $type) = @$case;
	my @o = (port => 8082, headers => [ $accept ? "Accept: $accept" : () ]);
	my $name = "$uri, " . ($accept || 'no Accept');

	foreach my $method (qw/ GET HEAD /) {
		my $c = get($uri, @o, method => $method);
		my ($length) = top($c) =~ /^Content-Length: (\d+)\r$/m;

		is(join("\n", top($c) =~ /^((?:Content-Type|X-.*|
			Cache-Control|Content-Security-Policy):.*)\r$/mgx),
			join("\n", "Content-Type: $type", 'Cache-Control: no-store',
			'X-Content-Type-Options: nosniff',
			"Content-Security-Policy: frame-ancestors 'none'"),
			"$name, $method");
		is(length $c->content(), $method eq 'GET' ? $length : 0, 'length');
	}
}

# the policy of the page has the hashes of what is in it

my $page = get('/models', port => 8082, headers => [ 'Accept: text/html' ])
	->content();

foreach my $what (qw/ style script /) {
	my ($part) = $page =~ m!<$what>(.*?)</$what>!s;
	my $hash = sha256_base64($part) . '=';

	like($page, qr/^$what-src 'sha256-\Q$hash\E'[;"]/m, "the $what is $hash");
}

unlike($page, qr/innerHTML|outerHTML|insertAdjacent|document\.write|eval\(
	|\son\w+=|src=|url\(|unsafe/x, 'keys cannot become code');

like(top(get('/models', port => 8082, method => $_, content => 'x' x 100)),
	qr!^HTTP/1.1 405 !, $_) foreach qw/ POST PUT DELETE OPTIONS /;
like(top(get('/denied', port => 8082)), qr!^HTTP/1.1 403 !, 'denied');
like(top(get('/gzip', port => 8082, headers => [ 'Accept-Encoding: gzip' ])),
	qr/^Content-Encoding: gzip\r$/m, 'compressed');
like(logged($t, 'hides.log', qr!^/responses/hides !m), qr/ - off$/m,
	'rules do not apply to it');

# the page asks for more: the last hour, if there is room for it, and pages of
# the same server that it can link to

foreach my $case (
	[ 'bytes', '', '' ],
	[ 'bytes?text', '', '' ],
	[ 'small?page', '', 'pages' ],
	[ 'bytes?page', 'hour', 'pages' ],
) {
	my ($uri, $hour, $pages) = @$case;
	my $text = get("/$uri", port => 8082)->content();

	is(Test::Responses::Metrics->new($text)->errors(), '', $uri);
	is($text =~ /^# minute \d+ .*streams completed=\d+ /m ? 'hour' : '', $hour,
		'hour');
	is($text =~ /^# page zone="models",uri="\/models"$/m ? 'pages' : '', $pages,
		'pages');
	is($text =~ /^# page zone="a\\"b\\\\c",uri="\/quoted"$/m ? 'pages' : '',
		$pages, 'a name with quotes');
	unlike($text, qr/internal|regex|elsewhere/, 'that can be opened');
}

# a zone whose name needs escapes, versions, and the size as documented

get('/quoted/ok/m');
$m = counted('quoted', 1);

is($m->errors(), '', 'a name with quotes');
is($m->value('nginx_responses_streams_total', zone => 'a"b\\c',
	key => 'localhost:/quoted/ok/m', status => 'completed'), 1,
	'and a key of several variables');

my ($version) = slurp('../ngx_http_responses_module/core/'
	. 'ngx_responses_version.h') =~ /NGX_RESPONSES_VERSION\s+"([\d.]+)"/;
my ($nginx) = `$Test::Nginx::NGINX -v 2>&1` =~ m!/([\d.]+)!;
my ($series) = slurp('../docs/metrics.md') =~ /labels has (\d+) series/;

is($m->value('nginx_responses_build_info', zone => 'a"b\\c',
	version => $version, nginx => $nginx), 1, 'versions');
cmp_ok(abs(time() - $m->value('nginx_responses_zone_start_time_seconds')), '<',
	120, 'since when it counts');
is(() = get('/quoted', port => 8082)->content() =~ /,key="/g, $series,
	'series of a key');

###############################################################################

# What Prometheus itself says of the text, of the alerts in contrib/prometheus,
# and of queries in the documentation and of the dashboard.  Each alert has
# what it takes to be useful, and a test that raises it.

my $rules = '../contrib/prometheus/alerts.yml';
my $tests = 'prometheus/alerts_test.yml';

my %alerts = slurp($rules) =~ /^ +- alert: (\w+)\n(.*?)(?=^ +- alert:|\z)/gms;
my $dashboard = decode(slurp('../contrib/grafana/responses.json'));
my @panels = @{$dashboard->{panels}};
my @exprs = map { $_->{expr} =~ s/\$__rate_interval/1m/gr =~ s/"\$\w+"/".*"/gr }
	map { @{$_->{targets}} } @panels;
my ($queries) = slurp('../docs/metrics.md') =~ /^## Queries\n\n```\n(.*?)^```/ms;

push @exprs, map { s/^#.*\n//mgr } split(/\n\n/, $queries);
push @exprs, map { /expr: \|\n((?: {10,}.*\n)+)/ } values %alerts;

$t->write_file('metrics', get('/bytes?page', port => 8082)->content());
$t->write_file('rules.yml', encode({ groups => [ { name => 'q', rules => [
	map { { record => "q:$_", expr => $exprs[$_] } } 0 .. $#exprs ] } ] }));

my $d = $t->testdir();

SKIP: {
	skip 'no promtool, run make deps', 5
		unless grep { -x "$_/promtool" } split(/:/, $ENV{PATH});

	foreach my $command ("metrics < $d/metrics", "rules $rules",
		"rules $d/rules.yml", $tests)
	{
		my $verb = $command eq $tests ? 'test rules' : 'check';
		my $out = `promtool $verb $command 2>&1`;

		is($?, 0, "promtool $verb $command") or diag($out);
	}

	# what the documentation adds, in a file as Debian has it

	my ($files, $jobs) = slurp('../docs/metrics.md')
		=~ /^```yaml\nrule_files:\n(.*?)\nscrape_configs:\n(.*?)^```$/ms;

	$t->write_file('responses-alerts.yml', slurp($rules));
	$t->write_file('prometheus.yml', "global:\n  scrape_interval: 15s\n"
		. "rule_files:\n$files\nscrape_configs:\n  - job_name: node\n"
		. "    static_configs:\n      - targets: ['localhost:9100']\n$jobs");

	my $out = `promtool check config $d/prometheus.yml 2>&1`;

	is($?, 0, 'promtool check config') or diag($out);
}

foreach my $name (sort keys %alerts) {
	like($alerts{$name}, qr/>=?[ ]\d+\n[ ]+for:[ ]\d+m\n[ ]+labels:\n
		[ ]+severity:[ ](?:critical|warning)$/mx, $name);
	like(slurp($tests), qr/\b$name\n +exp_alerts:/, 'a test raises it');
}

my %known = map { $_ => 1 } $m->names(), keys %{$m->{types}};
is(join(' ', grep { !$known{$_} } map { /\b(nginx_responses_\w+)/g } @exprs), '',
	'queries are of metrics that there are');

# The dashboard: its variables, and that its limits are those of the alerts and
# of the status page.

is(join(' ', map { $_->{name} } @{$dashboard->{templating}{list}}),
	'datasource job zone model', 'dashboard, variables');
is(join(' ', map { $_->{id} } @panels), join(' ', 1 .. @panels),
	'dashboard, ids');
is(join(' ', grep { $_ ne '${datasource}' } map { $_->{datasource}{uid} }
	@panels, map { @{$_->{targets}} } @panels), '', 'dashboard, data source');

my %limits = map { $_->{title} => $_->{fieldConfig}{defaults}{thresholds} }
	@panels;
my ($failing) = $alerts{ResponsesFailing} =~ /> ([\d.]+)/;
my ($late) = $alerts{ResponsesFirstTokenLate} =~ /> ([\d.]+)\s/;

is($limits{'Failed, truncated and unreached'}{steps}[-1]{value}, $failing,
	'share of failures');
is($limits{'First token, 95 %'}{steps}[-1]{value}, $late, 'first token');
like($page, qr/n >= $failing \? "bad"/, 'share of failures, page');
like($page, qr/s > $late \? "bad"/, 'first token, page');

###############################################################################

# what a wrong configuration is told; there is a zone "z"

my $size = qr/expected "zone=name:size" with a size of 64k or more/;
my $label = 'responses_zone zone=y:64k';
my $place = 'server { location / {';

foreach my $case (
	[ qr/test is successful/, 'responses_zone zone=y:1m a=$server_name',
		'responses_zone "a=$host:$uri" zone=y:1m',
		'responses_zone host=$host zone=y:64k uri=$uri',
		"$label \"Az=\$host=\$uri\"",
		"$label b=\$uri bb=\$host", map({ "$label $_=\$uri" }
			qw/ _ _a a_ z9 Z0 lea azAZ09 /),
		"$label " . join(' ', map { "l$_=\$uri" } 1 .. 8),
		'responses_count z', 'responses_count off',
		"$place responses_count z; } }", "$place responses_status z; } }" ],
	[ qr/number of arguments/, 'responses_zone',
		"$place responses_status z zero=1m; } }" ],
	[ qr/must have "zone=name:size"/, 'responses_zone a=$host' ],
	[ $size, map { "responses_zone zone=$_" } qw/ y:63k y:x y :64k / ],
	[ qr/duplicate zone "y"/, "$label; $label" ],
	[ qr/invalid parameter ".*" .* expected "label=value" .* digits and "_"/,
		"$label \$host", "$label a=\$uri \$host", "$label ''",
		map { "$label $_=\$uri" } '', qw/ 1a a-b a@ a[ a` a: / ],
	[ qr/invalid label ".*" .* reserved/, "$label zone=x:64k",
		map { "$label $_=\$uri" }
		qw/ zone status api kind action code le __ __a / ],
	[ qr/invalid label "b" .* or duplicate/, "$label a=\$uri b=\$uri b=\$host" ],
	[ qr/too many labels .*at most 8/,
		"$label " . join(' ', map { "l$_=\$uri" } 1 .. 9) ],
	[ qr/unknown "nosuch" variable/, "$label a=\$nosuch" ],
	[ qr/already declared/,
		'limit_req_zone $uri zone=y:64k rate=1r/s; responses_count y' ],
	[ qr/is duplicate/, 'responses_count z; responses_count z',
		'responses_count off; responses_count z',
		'responses_count z; responses_count off',
		"$place responses_status z; responses_status z; } }" ],
	[ qr/zero size shared memory zone "y"/, 'responses_count y',
		"$place responses_status y; } }" ],
	[ qr/is not allowed here/, 'responses_status z', "server { $label; }" ],
) {
	my ($said, @directives) = @$case;

	foreach my $directive (@directives) {
		my $load = $Test::Nginx::MODULE
			? "load_module $Test::Nginx::MODULE;\n" : '';

		$t->write_file_expand('conf', "${load}pid %%TESTDIR%%/conf.pid;\nevents { }\n"
			. "http {\n    responses on;\n    $directive"
			. ($directive =~ /\}$/ ? '' : ';') . "\n    responses_zone "
			. "zone=z:64k;\n    %%TEST_GLOBALS_HTTP%%\n}\n");
		like($t->conf_test('conf'), $said, $directive);
	}
}

###############################################################################

# a stream of 18 tokens that ends so

sub ending {
	my ($end, $model) = @_;
	my ($created, @events) = stream(1);
	my $last = pop @events;

	s/"m-1"/"$model"/ foreach $created, $last;

	return answer([ $created, @events, sub { $release }, $last ])
		if $end eq 'held';
	return answer([ $created, @events ]) if $end eq 'truncated';

	$last =~ s/completed/$end/g if $end ne 'ok';

	return answer([ $created, @events, $last ]);
}


sub failure {
	my ($status, $form) = @_;
	my $error = '"error":{"type":"x","code":"y","message":"z"}';
	my @status = (status => "$status X");

	return answer('<p>', type => 'text/html', @status) if $form eq 'html';
	return answer("{$error}", type => 'application/json', @status)
		if $form eq 'json';
	return answer([ event('response.created', '"response":{}'),
		event('response.failed', qq/"response":{$error}/) ], @status);
}


# a zone, when so many responses were counted

sub counted {
	my ($zone, $n) = @_;
	my $m;

	pump(sub { $m = Test::Responses::Metrics->new(
		get("/$zone", port => 8082)->content());
		$m->sum('nginx_responses_streams_total') >= ($n || 0) }, 10);

	return $m;
}


# the sums of a zone by status, when there are so many responses

sub statuses {
	my ($n) = @_;
	my %sums;

	$sums{$_->[0]{status}} += $_->[1] foreach
		counted('uris', $n)->series('nginx_responses_streams_total');

	return %sums;
}


sub open_streams {
	my ($zone) = @_;
	return counted($zone)->value('nginx_responses_open_streams');
}


sub lengths {
	my ($zone, @labels) = @_;
	my ($series) = counted($zone, 1)
		->series('nginx_responses_tool_calls_total');

	return map { length } @{$series->[0]}{@labels};
}


sub top {
	return $_[0]->{responses}[0]{head};
}
