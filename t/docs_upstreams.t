#!/usr/bin/perl

# Tests for docs/upstreams: each configuration is run as it stands there, with
# streams as its upstream sends them.  The client gets streams that keep the
# contract, and the log has the words of the page's table.  All that is changed
# is where nginx listens and logs, and where servers and files are.
#
# Upstreams with TLS are servers of the same nginx.  Their certificates are
# signed by a CA of the test, and asked for by name.

###############################################################################

use warnings;
use strict;

use Test::More;

BEGIN { use FindBin; chdir($FindBin::Bin); }

use lib 'lib';
use Test::Nginx;
use Test::Responses;
use Test::Responses::Cases qw/ sent /;
use Test::Responses::Contract qw/ violations /;

###############################################################################

select STDERR; $| = 1;
select STDOUT; $| = 1;

my $conforming = sent('N00-nothing');

# streams of each upstream; the path that it is asked for, and the header that
# has its key; the name in its certificate

my %pages = (
	'openai' => {
		streams => [ $conforming, sent('N09-created-at'),
			sent('N12-no-output'), sent('N13-error-only') ],
		ask => [ 'Authorization: Bearer edge-red-1' ],
		key => 'Authorization: Bearer sk-test',
		tls => 'api.openai.com',
	},
	'azure' => {
		streams => [ $conforming =~ s/"output":\[/"content_filters":[],$&/gr ],
		path => '/openai/v1/responses',
		key => 'api-key: sk-test',
		tls => 'acme.openai.azure.com',
	},
	'vllm' => {
		streams => [ $conforming, map { sent($_) } qw/ N16-reasoning
			N18-content-index N07-ids N13-object N13-number / ],
	},
	'litellm' => {
		streams => [ map { sent($_) } qw/ N10-no-scaffold N11-no-created
			N07-ids N04-flat N16-arguments N14-usage / ],
	},
	'llama.cpp' => {
		streams => [ field(), map { sent($_) } qw/ N06-places N17-members
			N05-numbers / ],
	},
	'ollama' => {
		streams => [ $conforming, sent('N13-text'), ollama(),
			ollama() =~ s/event: response\.reasoning_summary_text\.done.*//sr ],
	},
	'openrouter' => {
		streams => [ $conforming =~ s/^event: .*\n//gmr
				=~ s/^data: .*_item\.added/: OPENROUTER PROCESSING\n\n$&/mr
				. "data: [DONE]\n\n",
			sent('N02-event-line'), sent('N07-ids'),
			sent('N13-number') ],
		path => '/api/v1/responses',
		key => 'Authorization: Bearer sk-test',
		tls => 'openrouter.ai',
	},
);

my $t = Test::Nginx->new()->has(qw/http proxy map rewrite http_ssl
	http_realip upstream_keepalive upstream_least_conn/);

my $streams = 0;
$streams += @{$_->{streams}} foreach values %pages;

$t->plan(4 * keys(%pages) + 2 * $streams + 3 * grep({ $_->{tls} }
	values %pages) + 20);

authority();

my $stream;
my $upstream = upstream(port(8081), qr/./ => sub { answer($stream) });

my $c;

###############################################################################

foreach my $name (sort keys %pages) {
	my $page = $pages{$name};
	my $file = slurp("$Test::Nginx::ROOT/docs/upstreams/$name.md");
	my ($conf) = $file =~ /^```nginx\n(.*?)^```$/ms;
	my @words = map { /`([a-z-]+)`/g } $file =~ /^\| .* \| (.*) \|$/mg;
	my %logged;

	start($conf, $page);

	foreach (@{$page->{streams}}) {
		$stream = $_;
		$c = ask(headers => $page->{ask});

		is($c->status(), 200, "$name, status");
		is(join("\n", violations($c->content())), '', "$name, contract");
	}

	my $n = @{$page->{streams}};
	my $log = logged($t, 'responses.log', qr/(?:.*\n){$n}/);

	$logged{$_} = 1 foreach map { split(/,/) } $log =~ /repaired=(\S+)/g;

	is(join(' ', grep { !$logged{$_} } @words), '', "$name, words");

	# the request

	my ($request) = $upstream->{requests}[0];

	like($request, qr!^POST \Q@{[ $page->{path} || '/v1/responses' ]}\E HTTP!,
		"$name, path");
	unlike($request, qr/^Accept-Encoding|edge-red/mi,
		"$name, nothing of the client");
	unlike($t->read_file('error.log'), qr/\[(?:error|crit|alert|emerg)\]/,
		"$name, no errors");

	next unless $page->{tls};

	like($request, qr/^\Q$page->{key}\E\r$/m, "$name, key");
	like($request, qr/^Host: \Q$page->{tls}\E\r$/m, "$name, host");

	# a server that has a certificate of another name, or of another CA

	start($conf, { %$page, tls => 'other.example' });
	is(ask(headers => $page->{ask})->status(), 502, "$name, other name");
}

###############################################################################

# conforming streams, byte for byte

$stream = $conforming;

my ($openai) = slurp("$Test::Nginx::ROOT/docs/upstreams/openai.md")
	=~ /^```nginx\n(.*?)^```$/ms;

start($openai, $pages{openai});

my @red = (headers => [ 'Authorization: Bearer edge-red-1' ]);

is(ask(@red)->content(), $conforming, 'conforming');
is(ask()->status(), 401, 'no key');
is(ask(headers => [ 'Authorization: Bearer EDGE-red-1' ])->status(), 401,
	'key in other letters');

foreach ([ 'POST', '/v1/responses/../files' ], [ 'GET', '/v1/files' ],
	[ 'GET', '/v1/responses/resp_1' ], [ 'DELETE', '/v1/responses/resp_1' ],
	[ 'GET', '/v1/models' ])
{
	my ($method, $uri) = @$_;
	my $passed = @{$upstream->{requests}};

	$c = get($uri, method => $method, @red);
	is($c->status() . ' ' . (@{$upstream->{requests}} - $passed),
		$uri =~ /models/ ? '200 1' : '403 0', "$method $uri");
}

start($openai, { %{$pages{openai}}, authority => 'other' });
is(ask(@red)->status(), 502, 'certificate of another authority');

###############################################################################

# another nginx in front: events arrive one by one

my ($front, $edge) = slurp("$Test::Nginx::ROOT/docs/upstreams/nginx.md")
	=~ /^```nginx\n(.*?)^```$/gms;

my ($inner) = $edge =~ /^http \{\n(.*)^\}/ms;

start($front =~ s/^http \{\n/$& . inside($inner)/emr
	=~ s/10\.0\.0\.2\d:80/127.0.0.1:8083/gr, { front => 1 });

my $gate = 0;
my @events = $conforming =~ /(.*?\n\n)/gs;

$upstream->route('/v1/responses' => sub {
	answer([ @events[0 .. 3], sub { $gate }, @events[4 .. $#events] ])
});

$c = client(uri => '/v1/responses', method => 'POST', content => '{}');

ok(pump(sub { $c->has('"delta":"Hi"') }), 'front, event at once');
$gate = 1;
$c->wait();
is($c->content(), $conforming, 'front, stream');
unlike($c->headers(), qr/^X-Accel-Buffering/mi, 'front, header is used up');
is(logged($t, 'edge.log', qr/\n/), "127.0.0.1\n", 'front, address');

###############################################################################

# the complete example

$upstream->{routes} = [ qr/./ => sub { answer($stream) } ];

start(slurp("$Test::Nginx::ROOT/docs/examples/nginx.conf"), { });

$stream = sent('N10-no-scaffold');
$c = ask(@red);

is(join("\n", violations($c->content())), '', 'example, contract');
like(logged($t, 'responses.json', qr/\n/), qr/"status":"completed"/,
	'example, log');
my $none = get('/v1/responses', method => 'POST', content => '{}');
is($none->status(), 401, 'example, no key');
like($none->content(), qr/^\{"error":\{.*"code":"invalid_api_key"\}\}$/,
	'example, error');
is(get('/v1/responses', headers => [ @{$red[1]}, 'Connection: Upgrade',
	'Upgrade: websocket' ])->status(), 426, 'example, websocket');
is(get('/v1/files', @red)->status(), 403, 'example, other path');
like(get('/metrics', port => 8089)->content(),
	qr/^nginx_responses_streams_total\{[^}]*"completed"[^}]*\} 1$/m,
	'example, metrics');

###############################################################################

# reasoning as Ollama sends it: a summary without events of its part

sub ollama {
	my $at = '"item_id":"rs_1","output_index":0,"summary_index":0';
	my $item = '{"id":"rs_1","type":"reasoning","summary":[]}';
	my $full = $item =~ s/\[\]/[{"type":"summary_text","text":"Hm"}]/r;
	my $response = '{"id":"resp_1","object":"response","created_at":1700000000,'
		. '"model":"m","status":"in_progress","output":[]}';
	my $n = 0;

	return join '', map {
		my ($type, $rest) = @$_;
		qq/event: $type\ndata: {"type":"$type",/ . $rest
			. qq/,"sequence_number":/ . $n++ . "}\n\n"
	} [ 'response.created', qq/"response":$response/ ],
		[ 'response.in_progress', qq/"response":$response/ ],
		[ 'response.output_item.added', qq/"output_index":0,"item":$item/ ],
		[ 'response.reasoning_summary_text.delta', qq/$at,"delta":"Hm"/ ],
		[ 'response.reasoning_summary_text.done', qq/$at,"text":"Hm"/ ],
		[ 'response.output_item.done', qq/"output_index":0,"item":$full/ ],
		[ 'response.completed', '"response":' . $response
			=~ s/in_progress/completed/r =~ s/\[\]/[$full]/r ];
}


# an error that is a field

sub field {
	my ($created) = $conforming =~ /^(.*?\n\n)/s;

	return $created . 'error: {"code":400,"message":"too long",'
		. qq/"type":"invalid_request_error"}\n\n/;
}


# a CA, a server's certificate for each name, and one of another CA

sub authority {
	my $dir = $t->testdir();
	my $new = '-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2';

	foreach my $ca (qw/ ca other /) {
		openssl("req -x509 $new -subj /CN=$ca -keyout $dir/$ca.key "
			. "-out $dir/$ca.crt");
	}

	foreach my $name ((grep { defined } map { $_->{tls} } values %pages),
		'other.example', 'edge.example')
	{
		$t->write_file('ext', "subjectAltName=DNS:$name\n");
		openssl("req $new -subj /CN=test -keyout $dir/$name.key "
			. "-out $dir/$name.csr");
		openssl("x509 -req -in $dir/$name.csr -CA $dir/ca.crt -CAkey "
			. "$dir/ca.key -CAcreateserial -days 2 -extfile $dir/ext "
			. "-out $dir/$name.crt");
	}
}


sub openssl {
	my ($arguments) = @_;

	system("openssl $arguments >/dev/null 2>&1") == 0
		or die "openssl $arguments: $?\n";
}


# what is inside of "http", for an nginx that is here

sub inside {
	my ($conf) = @_;

	$conf =~ s/^(\s*listen\s+)80;/${1}127.0.0.1:8083;/gm;
	$conf =~ s/127\.0\.0\.1:8000/127.0.0.1:8081/g;
	$conf =~ s/10\.0\.0\.0\/8/127.0.0.0\/8/;
	$conf =~ s/^( +)responses +on;\n/$&$1access_log %%TESTDIR%%\/edge.log a;\n/m;

	return "log_format a \$remote_addr;\n$conf";
}


# runs a configuration

sub start {
	my ($conf, $page) = @_;

	my $dir = '%%TESTDIR%%';
	my $tls = $page->{tls};
	my $ca = $page->{authority} || 'ca';
	my $more = '';

	$t->stop();
	unlink map { $t->testdir() . "/$_" } qw/ responses.log error.log /;
	$upstream->{requests} = [];

	my ($key) = $conf =~ /^\s+# (proxy_set_header .*;)$/m;

	$t->write_file('server.key', ($key || '')
		=~ s/"(Bearer )?.*"/'"' . ($1 || '') . 'sk-test"'/er . "\n");

	# nobody gets the right certificate without the right name

	if ($tls) {
		my $asked = $conf =~ /proxy_ssl_name\s+(\S+);/ ? $1 : '';

		$more = join '', map { my ($names, $cert) = @$_; <<"EOF" }
server {
    listen               127.0.0.1:8444 ssl;
    server_name          $names;
    ssl_certificate      $dir/$cert.crt;
    ssl_certificate_key  $dir/$cert.key;

    location / {
        responses           off;
        proxy_pass          http://127.0.0.1:8081;
        proxy_http_version  1.1;
        proxy_set_header    Host \$http_host;
        proxy_set_header    Connection "";
        proxy_buffering     off;
    }
}
EOF
			[ 'default.example', 'other.example' ], [ $asked, $tls ];
	}

	$more .= <<"EOF" if $page->{front};
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

	foreach ($conf) {
		s/^(?:load_module|user|pid|error_log|worker_\w+) .*\n//mg;
		s/^events \{/%%TEST_GLOBALS%%\ndaemon off;\n$&/m;
		s/^http \{\n/$&%%TEST_GLOBALS_HTTP%%\n$more/m;
		s/^(\s*listen\s+)80;/${1}127.0.0.1:8080;/gm;
		s/^(\s*listen\s+)443 ssl/${1}127.0.0.1:8443 ssl/gm;
		s/^(\s*server\s+)[\w.-]+:443/${1}127.0.0.1:8444/gm;
		s/^(\s*server\s+)(?!127\.0\.0\.1:8(?:444|083))[\w.-]+:\d+/${1}127.0.0.1:8081/gm;
		s/127\.0\.0\.1:9145/127.0.0.1:8089/g;
		s!/var/log/nginx/!$dir/!g;
		s!(include +)\S+\.key!${1}$dir/server.key!;
		s!/etc/ssl/certs/ca-certificates\.crt!$dir/$ca.crt!g;
		s!/etc/nginx/edge\.(crt|key)!$dir/edge.example.$1!g;
	}

	$t->write_file_expand('nginx.conf', $conf);
	$t->run();
}


sub ask {
	my (%o) = @_;

	my $c = client(uri => '/v1/responses', method => 'POST',
		headers => [ 'Content-Type: application/json',
			'Accept-Encoding: gzip', @{$o{headers} || []} ],
		content => '{"model":"m","stream":true,"input":"Hi"}');

	$c->wait();
	$c->close();

	return $c;
}

###############################################################################
