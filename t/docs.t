#!/usr/bin/perl

# Tests for README and docs: nginx takes each configuration and warns of none,
# and those of recipes, pages of upstreams and clients are run as they stand
# there, and asked as clients ask.  What is changed is where nginx listens and
# logs, and where servers and files are; missing upstreams, maps and zones are
# added.  Servers with TLS are servers of the same nginx, their certificates
# are signed by a CA of the test.

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses;
use Test::Responses::Cases qw/ cases sent /;
use Test::Responses::Docs;

###############################################################################

# each configuration; modules of others by the directives of a block

my %other = (
	'_by_lua' => [ qw/ ndk_http_module ngx_http_lua_module / ],
	'^\s*js_' => [ qw/ ngx_http_js_module / ],
	'modsecurity' => [ qw/ ngx_http_modsecurity_module / ],
);

my @missing = (
	[ qr/host not found in upstream "(?:https?:\/\/)?([\w-]+)"/,
		sub { "upstream $_[0] { server 127.0.0.1:8081; }" } ],
	[ qr/unknown log format "(\w+)"/,
		sub { "log_format $_[0] \$status;" } ],
	[ qr/unknown "((?!responses_)\w+)" variable/,
		sub { "map \$host \$$_[0] { default 1; }" } ],
	[ qr/zero size shared memory zone "(\w+)"/,
		sub { my ($zone, $block) = @_;
			$block =~ /responses_(?:count|status) +$zone;/
			? "responses_zone zone=$zone:64k;"
			: $block =~ /responses_limit +zone=$zone /
			? "responses_limit_zone \$host zone=$zone:64k;"
			: "limit_req_zone \$host zone=$zone:64k rate=1r/s;" } ],
);

$t->write_file($_, "a key of more than 16 bytes\n")
	foreach qw/ keys responses.keys /;

my ($modules) = `"$Test::Nginx::NGINX" -V 2>&1` =~ /--modules-path=(\S+)/;

foreach my $name (pages()) {
	foreach my $block (grep { /responses/ } blocks($name)) {
		my $title = "$name: " . ($block =~ /^(?!#)(.*\S)/m)[0];
		my ($package) = $block =~ /(lua|js|modsecurity)/;
		my $load = join '', map { map { "load_module "
			. ($modules // '') . "/$_.so;\n" } @{$other{$_}} }
			grep { $block =~ /$_/m } sort keys %other;

		SKIP: {
			skip("no libnginx-mod-http-$package for $title", 1) if $load
				&& refused("$load\nevents {\n}\n") ne '';

			my $said = complete($block, $load);

			skip("built without hiredis for $title", 1)
				if $said =~ /requires hiredis/;

			is($said, '', $title);
		}
	}
}

###############################################################################

# one format of JSON logs, wherever it is

my %formats;

foreach my $name (pages()) {
	push @{$formats{$_ =~ s/\s+/ /gr}}, $name
		foreach slurp("../$name") =~ /^ *log_format responses_json (.*?);$/gms;
}

is(keys %formats, 1, 'one JSON format')
	or diag(join "\n", map { "@$_" } values %formats);

# what is gone since former versions is answered, not unknown

my %is = map { $_ => 1 } slurp('../docs/directives.md') =~ /^## (responses\w*)$/mg;
my ($gone) = slurp('../CHANGES.md') =~ /^(## 0\.3\.0.*?)^## 0\.2/ms;

foreach my $name (grep { !$is{$_} } $gone =~ /`(responses_\w+)\b[^`]*`/g) {
	like(refused(($Test::Nginx::MODULE ? "load_module $Test::Nginx::MODULE;\n"
		: '') . "events {\n}\nhttp {\n$name x;\n}\n"),
		qr/"\Q$name\E" (?:directive )?is gone/, "$name is gone");
}

###############################################################################

# README

my ($picture) = slurp('../README.md') =~ /^```\n( what the server.*?)^```$/ms;
my ($shell, $seen) = slurp('../README.md')
	=~ /^```sh\n(curl.*?)^```\n\n```\n(.*?)^```$/ms;
my ($location, $format, $five_percent) = blocks('README.md');
my ($load) = slurp('../README.md') =~ /^    (sed .*)$/m;

$t->write_file('installed.conf', "user root;\n");
system($load =~ s!/etc/nginx/nginx\.conf!$dir/installed.conf!r);
is($t->read_file('installed.conf'), 'load_module '
	. "modules/ngx_http_responses_module.so;\nuser root;\n", 'README, install');

$location =~ s/^\}/    access_log %%TESTDIR%%\/r.log r;\n}/m;

serve("log_format r 'status=\$responses_status error=\$responses_error_code "
	. "first_text=\$responses_first_text_time';\n$format\nserver {\n"
	. "listen 80;\n$location}\n");

# the columns of the picture are apart by spaces

my @rows = split(/\n/, $picture);
my $data = join '', map { /^ (\S.*?)(?: {2,}|$)/ ? $1 : /^ {3}(\S+)/ ? $1 : () }
	grep { /^ (?:data:|  ")/ } @rows;
my @events = $picture =~ / {2,}event: (\S+)/g;
my ($log) = $picture =~ /^ access log: (.*)$/m;

$answer = sub { answer("$data\n\n", framing => 'close') };
asks('README, picture', types => "@events",
	log => [ 'r.log', join '\d+\.\d+', map { quotemeta }
		split(/\d+\.\d+/, $log) ]);

SKIP: {
skip 'no curl', 2 unless has('curl');

my $to = port(8080);

$answer = [ stream(1) ];
$shell =~ s/^tail .*//m;
$shell =~ s!http://127\.0\.0\.1/!http://127.0.0.1:$to/!;
$t->run_daemon('/bin/sh', '-c', "($shell) >$dir/events");

like(logged($t, 'responses.log', qr/\n.*\n/),
	qr/\n\Q@{[ $seen =~ m!(.*)\n\z! ]}\E\n/, 'README, log of the check');
ok(pump(sub { $t->read_file('events')
	=~ /^event: response\.created\n(?:.*\n)+event: response\.completed\n/ }),
	'README, events of the check');
}

# of a hundred clients some are repaired, the others logged

$answer = [ sent('N10-no-scaffold') ];
serve("$format\n$five_percent");

my @repaired = grep { get('/v1/responses', method => 'POST', content => '{}',
	headers => [ "Authorization: Bearer $_" ])->content()
	=~ /content_part\.added/ } 1 .. 100;
my $repairs = logged($t, 'responses.log', qr/(?:.*\n){100}/);

cmp_ok(@repaired, '>', 0, 'README, five percent are repaired');
cmp_ok(@repaired, '<', 15, 'README, the others are not');
is(() = $repairs =~ /repaired=no-scaffold/g, 100, 'README, all are logged');

###############################################################################

# pages of upstreams: streams that each sends, the path that it is asked for,
# the header that has its key, and the name in its certificate; what is
# repaired is logged

my $error = "$1error: {\"code\":400,\"message\":\"too long\","
	. "\"type\":\"invalid_request_error\"}\n\n" if $story =~ /^(.*?\n\n)/s;
my @red = ('Authorization: Bearer edge-red-1');
my $silent = sent('ollama-reasoning');
my $turned = $story =~ s/^(event: .*\n)(data: .*\n)/$2$1/gmr;

my %upstreams = (
	openai => [ [ $story, map { sent($_) } qw/ N09-created-at N12-no-output
		N13-error-only / ], '/v1/responses',
		'Authorization: Bearer sk-test', 'api.openai.com' ],
	azure => [ [ $story =~ s/"output":\[/"content_filters":[],$&/gr ],
		'/openai/v1/responses', 'api-key: sk-test',
		'acme.openai.azure.com' ],
	bedrock => [ [ $turned ], '/v1/responses',
		'Authorization: Bearer sk-test',
		'bedrock-mantle.us-east-1.api.aws' ],
	lmstudio => [ [ map { sent($_) } qw/ lmstudio-text lmstudio-tool / ] ],
	sglang => [ [ map { sent($_) } qw/ sglang-text sglang-router-call / ] ],
	vllm => [ [ $story, map { sent($_) } qw/ N16-reasoning N18-content-index
		N07-ids N13-object N13-number / ] ],
	litellm => [ [ map { sent($_) } qw/ N10-no-scaffold N11-no-created N07-ids
		N04-flat N16-arguments N14-usage / ] ],
	'llama.cpp' => [ [ $error, map { sent($_) } qw/ N06-places N17-members
		N05-numbers / ] ],
	ollama => [ [ $story, sent('N13-text'), $silent,
		$silent =~ s/event: response\.reasoning_summary_text\.done.*//sr ] ],
	openrouter => [ [ $story =~ s/^event: .*\n//gmr
			=~ s/^data: .*_item\.added/: PROCESSING\n\n$&/mr
			. "data: [DONE]\n\n",
		map { sent($_) } qw/ N02-event-line N07-ids N13-number / ],
		'/api/v1/responses', 'Authorization: Bearer sk-test',
		'openrouter.ai' ],
);

foreach my $name (sort keys %upstreams) {
	my ($streams, $path, $key, $tls) = @{$upstreams{$name}};
	my $page = "docs/upstreams/$name.md";
	my ($conf) = logs(blocks($page));
	my @words = map { /`([a-z-]+)`/g }
		slurp("../$page") =~ /^\| .* \| (.*) \|$/mg;

	serve($conf, tls => $tls);

	foreach (@$streams) {
		$answer = [ $_ ];
		asks($name, headers => $tls ? \@red : [], keeps => 1,
			sent => [ '^POST ' . ($path // '/v1/responses') . ' HTTP',
				"\nAccept-Encoding: identity\r",
				$tls ? ("\n\Q$key\E\r", "\nHost: \Q$tls\E\r") : () ],
			not_sent => '\n.*edge-red');
	}

	my $n = @$streams;
	my %logged = map { $_ => 1 } map { split(/,/) }
		logged($t, 'responses.log', qr/(?:.*\n){$n}/)
			=~ /repaired=(\S+)/g;

	is(join(' ', grep { !$logged{$_} } @words), '', "$name, words");
	unlike(substr($t->read_file('error.log'), $errors),
		qr/\[(?:error|crit|alert|emerg)\]/, "$name, no errors");

	next unless $tls;

	# a certificate of another name, or of another authority

	serve($conf, tls => $tls, cert => 'other.example');
	asks("$name, other name", headers => \@red, status => 502, sent => 0);
	serve($conf =~ s!/etc/ssl/certs/ca-certificates\.crt!$dir/other.crt!r,
		tls => $tls);
	asks("$name, other authority", headers => \@red, status => 502, sent => 0);
}

$answer = [ $turned ];
serve((blocks('docs/upstreams/bedrock.md'))[0],
	tls => 'bedrock-mantle.us-east-1.api.aws');
asks('bedrock, conforming', body => $turned);

$answer = [ $story ];
serve((blocks('docs/upstreams/openai.md'))[0], tls => 'api.openai.com');
asks('openai, conforming', headers => \@red, body => $story);
asks('openai, no key', status => 401, sent => 0);
asks("openai, $_", uri => $_, headers => \@red, status => 403, sent => 0)
	foreach 'POST /v1/responses/../files', 'GET /v1/files',
		'GET /v1/responses/resp_1', 'DELETE /v1/responses/resp_1';
asks('openai, models', uri => 'GET /v1/models', headers => \@red,
	sent => '^GET /v1/models ');

# another nginx in front: events arrive one by one

my ($front, $inner) = blocks('docs/upstreams/nginx.md');

$inner =~ s/listen( +)80;/listen${1}127.0.0.1:8083;/;
$inner =~ s/10\.0\.0\.0\/8/127.0.0.0\/8/;
$inner =~ s/^( +)responses +on;\n/$&$1access_log %%TESTDIR%%\/edge.log a;\n/m;

my $public = <<"EOF";
server {
    listen  127.0.0.1:8080;

    location / {
        proxy_pass                     https://127.0.0.1:8443;
        proxy_http_version             1.1;
        proxy_pass_header              X-Accel-Buffering;
        proxy_buffering                off;
        proxy_ssl_verify               on;
        proxy_ssl_name                 edge.example;
        proxy_ssl_trusted_certificate  $dir/ca.crt;
    }
}
EOF

serve("log_format a \$remote_addr;\n$inner$public"
	. $front =~ s/10\.0\.0\.2\d:80/127.0.0.1:8083/gr);

my $gate = 0;
my @events_of = $story =~ /(.*?\n\n)/gs;

$answer = [ @events_of[0 .. 3], sub { $gate }, @events_of[4 .. $#events_of] ];

my $c = client(uri => '/v1/responses', method => 'POST', content => '{}');
ok(pump(sub { $c->has('"delta":"Hi"') }), 'front, event at once');
$gate = 1;
$c->wait();
is($c->content(), $story, 'front, stream');
unlike($c->headers(), qr/^X-Accel-Buffering/mi, 'front, header is used up');
is(logged($t, 'edge.log', qr/\n/), "127.0.0.1\n", 'front, address');

# the complete example; clients without TLS here, but one

my $example = slurp('../docs/examples/nginx.conf') =~ s/10\.0\.0\.12:8000/127.0.0.1:8001/r
	=~ s/^( +)listen +443 ssl;\n/$&${1}listen 127.0.0.1:8080;\n/mr;

$answer = [ sent('N10-no-scaffold') ];
serve($example);
asks('example', headers => \@red, keeps => 1, not_sent => 'edge-red',
	sent => '\nAuthorization: Bearer sk-test\r',
	head => '\nx-ratelimit-remaining-tokens: \d+\r',
	log => [ 'responses.json', '"customer":"red","method":"POST",'
		. '"http_status":200,.*"limit":"PASSED","skipped":"",.*'
		. '"status":"completed"' ]);
asks('example, no key', status => 401, sent => 0,
	like => '^\{"error":\{.*"code":"invalid_api_key"\}\}$');
asks('example, websocket', uri => 'GET /v1/responses', status => 426,
	sent => 0, headers => [ @red, 'Connection: Upgrade', 'Upgrade: websocket' ]);
asks('example, other path', uri => 'GET /v1/files', headers => \@red,
	status => 403, sent => 0, like => '"type":"permission_error"');
asks('example, too large', headers => \@red, status => 400, sent => 0,
	content => '{"max_output_tokens":300000}',
	like => '"code":"request_too_large"');

my @busy = answer('{}', status => '503 Busy', type => 'application/json');
my $tried = 0;

$answer = sub { $tried++ ? answer($story) : @busy };
asks('example, failover', headers => \@red, keeps => 1,
	like => '"type":"response\.completed"');
is($tried, 2, 'example, failover, servers');

$answer = [ $story =~ s/"Hi/"sk-hush12345678 hush\@mail.example Hi/gr ];
asks('example, redaction', headers => \@red, unlike => 'hush', keeps => 1,
	like => '\[key\] \[address\] Hi');

$answer = sub { (answer([ $story =~ /^(.*?"delta":"Hi".*?\n\n)/s ],
	framing => 'cut'), fin()) };

my $cut = client(uri => '/v1/responses', method => 'POST', headers => \@red,
	content => '{"stream":true}');
$cut->wait();
unlike($cut->content(), qr/response\.failed/, 'example, cut');

asks('example, metrics', uri => 'GET /metrics', port => 8089, status => 200,
	like => 'nginx_responses_streams_total\{[^}]*"completed"[^}]*\} [34]\n');
asks('example, costs', uri => 'GET /metrics/costs', port => 8089,
	status => 200, like => 'nginx_responses_cost_total\{[^}]*'
	. 'customer="red"[^}]*\} 0\.0000\d+\n');
is(join('', grep { ref decode($_) ne 'HASH' } split(/\n/,
	$t->read_file('responses.json'))), '', 'example, JSON');

SKIP: {
skip 'no curl', 1 unless has('curl');

my $tls = port(8443);

$answer = [ $story ];
$t->run_daemon('/bin/sh', '-c', "curl -sN --cacert $dir/ca.crt --resolve "
	. "edge.example:$tls:127.0.0.1 https://edge.example:$tls/v1/responses "
	. "-H '$red[0]' -d '{\"stream\":true}' >$dir/tls");
ok(pump(sub { -e "$dir/tls" && $t->read_file('tls')
	=~ /^event: response\.completed/m }), 'example, TLS');
}

###############################################################################

# docs/clients.md

my ($cors, $probes) = blocks('docs/clients.md');
my $app = 'Origin: https://app.example';
my $allows = "\nAccess-Control-Allow-Origin: ";

# what the openai package asks for in a browser

my $fields = 'authorization,content-type,openai-organization,openai-project,'
	. join ',', map { "x-stainless-$_" } qw/ arch lang os package-version
	retry-count runtime runtime-version timeout /;
my @fields = ("Access-Control-Request-Headers: $fields");
my @upgrade = ('Connection: Upgrade', 'Upgrade: websocket');

$answer = sub {
	$_[0] =~ /stream/ ? answer($story,
		headers => [ 'Access-Control-Allow-Origin: *' ])
		: answer('', status => '404 Not Found', type => 'text/plain')
};

serve($cors);
asks('preflight', uri => 'OPTIONS /v1/responses', headers => [ $app, @fields ],
	status => 204, sent => 0, head => [ "${allows}https://app\\.example\r",
		"\nAccess-Control-Allow-Headers: $fields\r" ]);
asks('preflight, other origin', uri => 'OPTIONS /v1/responses',
	headers => [ 'Origin: https://evil.example' ], status => 204, sent => 0,
	not_head => $allows);
asks('browser', uri => 'POST /v1/responses?stream', headers => [ $app ],
	body => $story, head => "${allows}https://app\\.example\r",
	not_head => "$allows\\*", not_sent => '\nOrigin:');
asks('browser, error', uri => 'GET /v1/responses/none', headers => [ $app ],
	status => 404, head => "${allows}https://app\\.example\r");

serve($probes);
asks('websocket', uri => 'GET /v1/responses?stream', headers => \@upgrade,
	status => 426, sent => 0);
asks('websocket, other location', uri => 'GET /live', headers => \@upgrade,
	status => 404);
asks('other upgrade', uri => 'GET /v1/responses?stream', headers =>
	[ 'Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c' ]);
asks('no upgrade', uri => 'GET /v1/responses?stream');

###############################################################################

# docs/recipes.md

# its log is that of docs/logging.md

my ($json_log) = blocks('docs/logging.md', 'JSON');

mkdir "$dir/customers";
$t->write_file('customers/red.map', "\"~^Bearer edge-red-1\$\" red;\n");
unlink "$dir/responses.json";

serve("upstream models { server 127.0.0.1:8001; }\n"
	. $json_log =~ s/^server \{\n/$&listen 80;\n/mr
	=~ s/^( +)responses +on;\n/$&$1responses_read_request on;\n
		responses_price demo input=1000 output=2000;\n/mr);

$answer = [ $story ];
asks('tokens') foreach 1, 2;
asks('tokens, customer', headers => \@red);
asks('tokens, none', uri => 'GET /v1/responses/resp_1', headers => \@red);
$answer = [ event('response.output_text.delta', '"delta":"Hi"') ];
asks('tokens, truncated', like => 'response\.failed');
logged($t, 'responses.json', qr/(?:.*\n){5}/);

SKIP: {
skip 'no jq', 1 unless has('jq');

is(shell('docs/costs.md', 'Today, without Prometheus'),
	"\tdemo\t3\t6\t4\t0.014\nred\tdemo\t1\t3\t2\t0.007\n",
	'tokens, sums');
}

# beside the zone of docs/metrics.md

my ($counts) = blocks('docs/recipes.md', 'Which server breaks streams');
my ($metrics, $counted) = blocks('docs/metrics.md');

my ($place) = slurp('../docs/recipes.md')
	=~ /^`(location = \/metrics\/servers \{.*\})`/m;

$counted =~ s/responses_count +models;/$& responses_count servers;/;
$metrics =~ s/location = \/metrics /$place $&/;
serve("$counts${metrics}server {\nlisten 80;\nlocation / {\n"
	. "responses on;\n${counted}proxy_pass http://127.0.0.1:8001;\n}\n}\n");

$answer = [ $story ];
asks('breaks, no');
$answer = sub { answer([ $story =~ /^(.*?\n\n)/s, fin() ], framing => 'cut') };
asks('breaks', like => 'response\.failed');

SKIP: {
skip 'no curl', 1 unless has('curl');

is(shell('docs/recipes.md', 'Which server breaks streams') =~ s/:\d+"/:8001"/r,
	(slurp('../docs/recipes.md') =~ /^(nginx_responses_streams.*\n)/m)[0],
	'breaks, counters');
}

###############################################################################

recipe('A model router', sub {
	s!^( +)responses +on;\n!$&$1access_log %%TESTDIR%%/router.log router;\n!m;
	$_ = "log_format router ' asked=\$responses_request_model '\n"
		. "'routed=\$responses_routed_model server=\$upstream_addr '\n"
		. "'in=\$responses_input_tokens out=\$responses_output_tokens';\n$_" });

$answer = [ $story ];

# model asked for, tier => server, model it is asked for, routed or not

foreach my $case (
	[ 'auto', 'gold', 8003, 'gpt-oss-120b', 1 ],
	[ 'auto', 'none', 0, 'qwen3-30b-a3b', 1 ],
	[ 'auto', '', 0, 'qwen3-30b-a3b', 1 ],
	[ 'gpt-oss-120b', '', 8003, 'gpt-oss-120b', 0 ],
	[ 'mistral', 'gold', 0, 'mistral', 0 ],
	[ 'automatic', '', 0, 'automatic', 0 ],
	[ undef, '', 0, undef, 0 ])
{
	my ($asked, $tier, $port, $model, $routed) = @$case;

	asks('router, ' . ($asked // 'no model') . " $tier", keeps => 1,
		content => defined $asked ? { model => $asked } : { input => 'Hi' },
		headers => [ $tier ? "X-Tier: $tier" : () ], to => $port || undef,
		sent => defined $model ? "\"model\":\"$model\"" : '"input":"Hi"',
		$routed ? (like => '^.*\n.*\n\nevent: response\.routing\.completed\n'
			. '.*"sequence_number":1,"model_id":"' . "$model\"")
			: (body => $story));
}

$log = logged($t, 'router.log', qr/(?:.*\n){7}/);
like($log, qr! asked=auto routed=gpt-oss-120b server=\S+ in=3 out=2$!m,
	'router, log');
like($log, qr! asked=mistral routed=- !, 'router, log, not routed');

###############################################################################

# what is inside contains the word "hush"

my ($inside) = cases('streams/hide/recipe.t');
my @public = (from => '127.0.0.9');
my ($final) = $inside->{in} =~ m!.*"response":(\{.*\})\}\n!s;
my ($shown) = $inside->{out}{""} =~ m!.*"response":(\{.*\})\}\n!s;

recipe('Prompts and reasoning stay inside');

$answer = [ $inside->{in} ];
asks('inside', body => $inside->{in});
asks('public', @public, body => $inside->{out}{''}, unlike => 'hush');

# the same in JSON, however it is asked for; no way around

my @json = ([ 'POST /v1/responses', '{"stream":false}' ],
	[ 'POST /v1/responses', '{"stream":true,"Stream":false}' ],
	[ 'POST /v1/responses', 'x' ],
	[ 'POST /v1/responses/resp_1/cancel', '' ],
	[ 'GET /v1/responses/resp_1', '{"stream":true}' ],
	[ 'GET /v1/responses/resp_1?stream=true', '' ]);

foreach my $case ([ $final, 200 ], [ '{"instructions":"hush"}', 200 ],
	[ "$final,", 502 ])
{
	my ($body, $status) = @$case;

	$answer = sub { answer($body, type => 'application/json') };
	asks("public, $_->[0] $_->[1], " . substr($body, 0, 9), @public,
		uri => $_->[0], content => $_->[1], status => $status,
		unlike => 'hush') foreach @json;
}

$answer = sub { answer($final, type => 'application/json') };
is(json(asks('public, JSON', @public)->content()), json($shown),
	'public, JSON as in the stream');
asks('inside, JSON', like => 'hush');
asks("public, $_", @public, uri => $_, status => 403, sent => 0,
	like => '"type":"permission_error"')
	foreach 'GET /v1/responses', 'PUT /v1/responses',
		'GET /v1/responses/resp_1/input_items',
		'GET /v1/responses/resp_1%2Finput_items',
		'GET /v1/responses/resp_1%252Finput_items',
		'GET /v1/responses/resp_1/input_items/../../resp_2',
		'GET /v1/responses/resp_1/input_items/..%2F../resp_2',
		'GET /v1/responses/../responses/resp_1',
		'GET /v1//responses/resp_1', 'GET /v1/responses/resp_1%0a',
		'GET /v1/responses/resp_1%20HTTP/1.1%0d%0aX:',
		'GET /v1/responses/resp_1#/input_items',
		'POST /v1/responses/resp_1%2Fcancel',
		'POST /v1/responses/input_tokens', 'POST /v1/responses/compact';
asks('public, query', @public, uri => 'GET /v1/responses/resp_1?x=%2F../a',
	sent => '^GET /v1/responses/resp_1\?x=%2F\.\./a HTTP');

# ends of all kinds, and reasoning without any scaffold

my @secret = $inside->{in} =~ /(.*?\n\n)/gs;
my ($lead) = $secret[0] =~ /("response":\{.*\})\}\n/;

foreach my $end ([ 'failed', event('response.failed',
		$lead =~ s/in_progress/failed/r, 3) ],
	[ 'incomplete', $secret[-1] =~ s/response\.completed/response.incomplete/gr
		=~ s/("model":"m","status":")completed/$1incomplete/r ],
	[ 'error', event('error', '"code":"x","message":"m"', 3) ], [ 'cut' ])
{
	$answer = sub { (answer([ @secret[0 .. 2], $end->[1] // () ],
		framing => 'cut'), fin()) };
	asks("public, $end->[0]", @public, unlike => 'hush', keeps => 1);
}

$answer = [ event('response.created', $lead), (map {
	event("response.$_.delta", '"delta":"hush"')
	} qw/ reasoning_text reasoning_summary_text /),
	event('response.output_text.delta', '"delta":"Hi"'),
	event('response.completed', $lead =~ s/in_progress/completed/r) ];
asks('public, no scaffold', @public, unlike => 'hush', like => '"delta":"Hi"',
	keeps => 1);

###############################################################################

recipe('Keys and addresses in answers');

# "hush" is in what is redacted, and nowhere else

my $telling = 'Use sk-hush1234567890 or AKIAHUSH12345678, or ask '
	. 'hush.me+a@mail.example, card 4111 1111-1111 1111; not 1-2-3 or @b.';
my $told = 'Use [key] or [key], or ask [address], card [number]; not 1-2-3 or '
	. '@b.';

foreach my $n (1, 2, 7, length $telling) {
	$answer = [ event('response.created', '"response":{"instructions":"hush"}'),
		map(event('response.output_text.delta', '"delta":' . encode($_)),
			$telling =~ /.{1,$n}/g),
		event('response.completed', '"response":{}') ];

	my @sent = map { decode($_->{data}) }
		sse_parse(asks("redacted, deltas of $n", unlike => 'hush',
			keeps => 1)->content());

	is(join('', map { $_->{type} =~ /text\.delta/ ? $_->{delta} : () } @sent),
		$told, "redacted, deltas of $n, their text");
	is($sent[-1]{response}{output}[0]{content}[0]{text}, $told,
		"redacted, deltas of $n, the text at the end");
}

$answer = sub { answer('{"object":"response","output":[{"type":"message",'
	. '"content":[{"type":"output_text","text":' . encode($telling) . '}]}]}',
	type => 'application/json') };
asks('redacted, JSON', unlike => 'hush', like => quotemeta $told);

$answer = [ event('response.output_text.delta', "\"delta\":\"Ask "
	. "m\xc3\xbcller\@mail.example or j\@ex\xc3\xa4mple.\xd1\x80\xd1\x84.\""),
	"data: [DONE]\n\n" ];
asks('redacted, other letters', like => '"text":"Ask \[address\] or '
	. '\[address\]\."', keeps => 1);

###############################################################################

recipe('Names of your own for models');

my %names = ('acme-fast' => 'gpt-oss-120b', 'acme-deep' => 'qwen3-235b-a22b');

foreach my $name (sort keys %names) {
	my $real = $story =~ s/demo/$names{$name}/gr;
	my %o = (content => { model => $name },
		sent => qq/"model":"$names{$name}"/, unlike => $names{$name});

	$answer = [ $real ];
	asks("$name, stream", %o, body => $story =~ s/demo/$name/gr);
	$answer = sub { (answer($real =~ s/event: \S+completed\n.*//sr,
		framing => 'cut'), fin()) };
	asks("$name, cut", %o, keeps => 1);
	$answer = sub { answer(qq/{"id":"r","model": "$names{$name}"}/,
		type => 'application/json') };
	asks("$name, JSON", %o, body => qq/{"id":"r","model": "$name"}/);
}

$answer = [ $story ];
asks('no alias', content => { model => 'demo' }, body => $story);
$answer = sub { answer('{"model":""}', type => 'application/json') };
asks('no model', content => { input => 'x' }, body => '{"model":""}');

###############################################################################

recipe('Keys, limits and errors', sub {
	s/rate=10r/rate=1r/; s/burst=20 nodelay//; s/32m/1k/ });

my @blue = (headers => [ 'Authorization: Bearer edge-blue-1' ]);
my @other = (headers => [ 'Authorization: Bearer EDGE-red-1' ]);

$answer = [ $story ];
asks('keys', headers => \@red, body => $story, not_sent => 'edge-red',
	sent => '\nAuthorization: Bearer sk-test\r');

# what is asked for, status, code

foreach my $case (
	[ 'POST /v1/responses', 401, '"invalid_api_key"' ],
	[ 'POST /v1/responses', 401, '"invalid_api_key"', @other ],
	[ 'POST /v1/responses', 429, '"rate_limit_exceeded"', headers => \@red ],
	[ 'POST /v1/responses', 413, 'null', @blue, content => 'x' x 2000 ],
	[ 'GET /v1/responses/resp_1', 403, 'null', @blue ],
	[ 'DELETE /v1/responses/resp_1', 403, 'null', @blue ],
	[ 'GET /v1/files', 403, 'null', @blue ],
	[ 'GET /v1/models/../files', 403, 'null', @blue ],
	[ 'POST /v1/files/../responses', 403, 'null', @blue ],
	[ 'GET /v1/chat/completions', 403, 'null', @blue ],
	[ 'GET /none', 404, 'null', @blue ])
{
	my ($uri, $status, $code, @more) = @$case;

	asks("keys, $uri, $status", uri => $uri, status => $status, sent => 0,
		like => "\"code\":$code", head => [ '\nContent-Type: '
			. 'application/json\r', $status == 429
			? '\nRetry-After: 1\r' : () ],
		$status == 429 ? () : (not_head => '\nRetry-After'), @more);
}

$answer = sub { answer('{"error":"its own"}', type => 'application/json',
	status => '400 Bad Request') };
asks("keys, the upstream's error", uri => 'GET /v1/models?x=1', @blue,
	status => 400, body => '{"error":"its own"}');

recipe('Keys, limits and errors', sub { s/:800[12]/:8079/g });
asks('keys, no upstream', headers => \@red, status => 502,
	like => '"type":"server_error"');

###############################################################################

my $error_is = sub { return (like => "\"code\":$_[0]", sent => 0,
	head => '\nContent-Type: application/json\r') };

recipe('Limits of tokens per customer');

$answer = [ $story ];
asks('limits, large', headers => \@red, body => $story,
	content => '{"max_output_tokens":250000}',
	head => '\nx-ratelimit-limit-tokens: 300000\r');
asks('limits, small', @blue, body => $story,
	head => '\nx-ratelimit-limit-tokens: 40000\r');
asks('limits, too large', @blue, content => '{"max_output_tokens":40000}',
	status => 400, $error_is->('"request_too_large"'));
asks('limits, no customer', @other, status => 401, sent => 0);

recipe('Limits of tokens per customer',
	sub { s!tokens=20k/1m burst=20k!tokens=20/1m burst=4085! });
asks('limits, first', @blue, body => $story);
asks('limits, over', @blue, status => 429, $error_is->('"rate_limit_exceeded"'),
	head => '\nRetry-After: 6[0-4]\r');

###############################################################################

# counted as in another recipe

recipe('Failover', sub {
	s!^( *)location !$1responses_count servers;
$1location = /m { responses_status servers; }\n$&!m;
	$_ = "$counts$_" });

foreach my $case ([ 'busy', @busy ], [ 'closed', fin() ]) {
	my ($name, @first) = @$case;
	my $n = 0;

	$answer = sub { $n++ ? answer($story) : @first };
	asks("failover, $name", body => $story);
	is($n, 2, "failover, $name, servers");
}

my ($created) = @events_of;
my $limited = $created . event('response.failed', '"response":{"id":"r",'
	. '"status":"failed","error":{"code":"rate_limit_exceeded",'
	. '"message":"Rate limit reached. Please try again in 1.2s."}}');
my $long = $limited =~ s/rate_limit_exceeded/context_length_exceeded/r;

my $n = 0;

$answer = sub { $n++ ? answer($story) : answer($limited) };
asks('failover, before the output', body => $story);
is($n, 2, 'failover, before the output, servers');

$answer = sub { answer($limited) };
asks('failover, no server', status => 429, head => 'Retry-After: 2',
	body => slurp('../docs/directives.md') =~ /^(\{"error".*)/m);

$n = 0;

$answer = sub {
	$n++;
	return (answer([ @events_of[0 .. 4] ], framing => 'cut'), fin());
};
asks('failover, not within a stream', like => 'response\.failed');
is($n, 1, 'failover, one server');
like(get('/m')->content(), qr/server="127\.0\.0\.1:\d+",status="completed"\} 1/,
	'failover, counted');

# a server whose first output is late

recipe('Failover', sub { s/first=25s/first=1s/ });

$n = 0;

$answer = sub { answer($n++ ? $story : [ $created, sub { 0 } ]) };
asks('failover, late', body => $story);
is($n, 2, 'failover, late, servers');

###############################################################################

recipe('Another provider, and a larger model');

foreach my $case ([ 'limit', $limited, 8003, 'other' ],
	[ 'context', $long, undef, 'larger' ])
{
	my ($name, $first, $port, $model) = @$case;

	my $n = 0;

	$answer = sub { answer($n++ ? $story : $first) };
	asks("another provider, $name", body => $story);

	like(join('', map { @{$_->{requests}} } $port ? $behind{$port}
		: @behind{8001, 8002}), qr/"model":"$model-model"/,
		"another provider, $name, asked");
}

my ($sessions) = blocks('docs/recipes.md', 'Sessions find their server');

recipe('Compressed requests', sub { s/^upstream models \{\n/$&$sessions/m });

$answer = sub { answer($story) };

foreach my $key (1 .. 8) {
	my %to;

	foreach (1 .. 3) {
		asks("session $key", body => $story, content => { model => 'demo',
			stream => \1, prompt_cache_key => "session $key" });
		$to{join ' ', grep { @{$behind{$_}{requests}} } keys %behind}++;
	}

	is(scalar keys %to, 1, "session $key, one server");
}

recipe('Spans of OpenTelemetry');

$answer = [ $story ];
asks('span', content => { model => 'demo', stream => \1,
	conversation => 'conv_1' }, log => [ 'spans.log',
	'operation.name=chat gen_ai.request.model=demo gen_ai.conversation.id=conv_1'
	. ' gen_ai.response.id=\S+ .*finish_reasons=stop'
	. ' gen_ai.usage.input_tokens=3 gen_ai.usage.output_tokens=2 error.type=$' ]);

$answer = sub { answer([ $story =~ /^(.*?\n\n)/s, fin() ], framing => 'cut') };
asks('span, truncated');
like(logged($t, 'spans.log', qr/\n.*\n/),
	qr/\n.*finish_reasons= .* error.type=upstream_error\n/,
	'span, truncated, attributes');

recipe('A fleet with stored responses');

my ($red_key, $blue_key) = map { [ "Authorization: Bearer edge-$_" ] }
	'red-1', 'blue-1';

$answer = sub { answer('{"id":"resp_1","object":"response"}',
	type => 'application/json') };

foreach my $n (1 .. 4) {
	my $made = asks("fleet, $n", headers => $red_key, unlike => '"resp_1"');
	my ($port) = grep { @{$behind{$_}{requests}} } keys %behind;
	my $id = decode($made->content())->{id};

	foreach my $case ([ "GET /v1/responses/$id" ],
		[ "POST /v1/responses/$id/cancel" ], [ "DELETE /v1/responses/$id" ],
		[ "GET /v1/responses/$id/input_items" ],
		[ 'POST /v1/responses', { previous_response_id => $id } ])
	{
		my ($uri, $content) = @$case;
		my %o = (uri => $uri, content => $content // '');

		asks("fleet, $n, $uri", %o, headers => $red_key, to => $port,
			sent => 'resp_1["/ ]', like => "\"id\":\"$id\"");
		asks("fleet, $n, another's, $uri", %o, headers => $blue_key,
			status => 404, sent => 0, like => ' not found.');
	}
}

asks('fleet, no customer', status => 401, sent => 0);
asks('fleet, a list', uri => 'GET /v1/responses/', headers => $red_key,
	status => 404, sent => 0);

# recipes that are parts of that for agents

my ($strict, $lines) = blocks('docs/recipes.md', 'One edge for two agents');

recipe('Agents', sub {
	s/^ +responses +on;\n/$&$lines/m; $_ = "$strict$_" });

my $beat = event('keepalive', '', 1);

$answer = sub { answer($story =~ s/\n\n/\n\n$beat/r) };
asks('two agents, Codex', like => 'event: keepalive', keeps => 1,
	headers => [ 'User-Agent: codex_exec/0.169' ]);
asks('two agents, strict', unlike => 'event: keepalive', body => $story,
	headers => [ 'User-Agent: Grok/1.0' ]);

recipe('Compressed requests');

$answer = [ $story ];
asks('not compressed', content => { model => 'm' });
asks('compressed', headers => [ 'Content-Encoding: zstd' ], status => 415,
	like => '"code":"unsupported_content_encoding"');

recipe('Agents');

asks('agents, stream', body => $story);
asks('agents, upgrade', uri => 'GET /v1/responses', headers => \@upgrade,
	status => 426, sent => 0);
$answer = sub { answer('{"data":[]}', type => 'application/json') };
asks('agents, models', uri => 'GET /v1/models', body => '{"data":[]}');

my ($upgrades, $realtime) = blocks('docs/recipes.md',
	'WebSockets of another API');

recipe('Agents', sub {
	s/^ +location /$realtime$&/m; $_ = "$upgrades$_" });

asks('beside, 426', uri => 'GET /v1/responses', headers => \@upgrade,
	status => 426, sent => 0);
asks('beside, passed', uri => 'GET /v1/realtime', headers => \@upgrade,
	sent => [ '\nUpgrade: websocket\r', '\nConnection: upgrade\r' ]);
$answer = [ $story ];
asks('beside, stream', body => $story);

###############################################################################


sub json {
	return encode(decode($_[0]) // $_[0]);
}

###############################################################################

sub pages {
	return map { s!^\.\./!!r } glob('../README.md ../docs/*.md ../docs/*/*.md '
		. '../docs/examples/*.conf');
}


# what nginx says of a whole configuration, '' if it takes it

sub refused {
	my ($conf) = @_;

	$t->write_file_expand('conf', "$conf\npid %%TESTDIR%%/conf.pid;\n");
	return $t->conf_test('conf')
		=~ s/^.*(?:syntax is ok|test is successful)\n//mgr;
}


# what nginx says of a part of one, with what it lacks

sub complete {
	my ($block, $load) = @_;
	my ($said, $more, $add);

	$block = here($block);
	$load .= "load_module $Test::Nginx::MODULE;\n" if $Test::Nginx::MODULE;

	foreach my $level (qw/ main http server location upstream /) {
		$more = $level ne 'main' && $block !~ /^responses\s/m
			? 'responses on;' : '';

		foreach (1 .. 9) {
			my $conf = $block;

			$conf = "location /l {\n$conf\n}" if $level eq 'location';
			$conf = "upstream u {\n$conf\nserver 127.0.0.1:8081;\n}"
				if $level eq 'upstream';
			$conf = "server {\nlisten 127.0.0.1:8082;\n$conf\n}"
				if $level =~ /location|server/;
			$conf .= "\nserver {\nlisten 127.0.0.1:8082;\n}"
				if $level =~ /http|upstream/;
			$conf = "http {\n$conf\n}\n" if $level ne 'main';

			$said = refused("$load\nevents {\n}\n" . $conf =~ s/^http \{\n/$&$more
				types_hash_max_size 2048;\n%%TEST_GLOBALS_HTTP%%\n/mr);

			($add) = map { $said =~ $_->[0] ? $_->[1]->($1, $block)
				: () } @missing;
			last unless $add;
			$more .= "\n$add";
		}

		last unless $said =~ /directive is not allowed here/;
	}

	return $said;
}


# a configuration, with a log of what was repaired

sub logs {
	my ($conf) = @_;

	my $log = "access_log %%TESTDIR%%/responses.log r;\n";

	$conf =~ s/^( +)responses +on;\n/$&$1$log/m;
	return "log_format r 'repaired=\$responses_dialect';\n$conf";
}


sub has {
	my ($program) = @_;
	return grep { -x "$_/$program" } split(/:/, $ENV{PATH});
}


# what the commands of a recipe print

sub shell {
	my ($page, $section) = @_;
	my ($commands) = slurp("../$page")
		=~ /^## \Q$section\E\n.*?^```sh\n(.*?)^```$/ms;
	my $port = port(8089);

	$commands =~ s!/var/log/nginx/!$dir/!g;
	$commands =~ s!-d 0:00!-d '1 day ago'!;
	$commands =~ s!127\.0\.0\.1:9145!127.0.0.1:$port!g;
	$t->write_file('commands', $commands);

	return `sh $dir/commands`;
}
