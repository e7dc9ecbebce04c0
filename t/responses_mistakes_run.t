#!/usr/bin/perl

# Tests for ngx_http_responses_module, mistakes that nginx -t does not see:
# what tells of them when requests come.  The rows are those of
# docs/mistakes.md.

###############################################################################

use warnings;
use strict;

use Test::More;

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses;
use Test::Responses::Mistakes;

###############################################################################

my $model = '"model":"demo-1"';
my $text = 'a' x 40 . '!';
my $gzip = [ 'Content-Encoding: gzip' ];
my $packed = "\x1f\x8b\x08" . 'x' x 40;
my $response = '"id":"resp_1","object":"response","created_at":1790000000,'
	. $model;
my $place = '"item_id":"msg_1","output_index":0,"content_index":0';
my $part = qq/{"type":"output_text","text":"$text","annotations":[]}/;

my @stream = (
	event('response.created', qq/"response":{$response,/
		. '"status":"in_progress","output":[]}', 0),
	event('response.output_item.added', '"output_index":0,"item":'
		. '{"id":"msg_1","type":"message","status":"in_progress",'
		. '"role":"assistant","content":[]}', 1),
	event('response.content_part.added', "$place,\"part\":"
		. '{"type":"output_text","text":"","annotations":[]}', 2),
	event('response.output_text.delta', qq/$place,"delta":"$text"/, 3),
	event('response.output_text.done', qq/$place,"text":"$text"/, 4),
	event('response.content_part.done', "$place,\"part\":$part", 5),
	event('response.output_item.done', '"output_index":0,"item":'
		. '{"id":"msg_1","type":"message","status":"completed",'
		. qq/"role":"assistant","content":[$part]}/, 6),
	event('response.completed', qq/"response":{$response,/
		. '"status":"completed","output":[{"id":"msg_1",'
		. '"type":"message","status":"completed","role":"assistant",'
		. qq/"content":[$part]}]}/, 7),
);

my $json = "{$response," . '"status":"completed","output":[],'
	. '"instructions":"' . 'x' x 300 . '"}';

# What the upstream sends, and what differs in the request.

my %cases = (
	'a stream' => { sends => sub { answer(\@stream) } },
	'`GET /v1/responses/resp_1`' => { uri => '/v1/responses/resp_1',
		method => 'GET', content => undef, sends => sub { json($json) } },
	'a compressed stream' => { headers => [ 'Accept-Encoding: gzip' ],
		sends => sub { answer($packed, headers => $gzip) } },
	'a stream of the type `text/plain`' => {
		sends => sub { answer(\@stream, type => 'text/plain') } },
	'an HTML page' => {
		sends => sub { answer('<p>', type => 'text/html') } },
	'a part of a response (206)' => { headers => [ 'Range: bytes=0-4' ],
		sends => sub { "HTTP/1.1 206 Partial Content\r\n"
			. "Content-Length: 5\r\nContent-Range: bytes 0-4/9\r\n"
			. "Content-Type: text/event-stream\r\n\r\ndata:" } },
	'a stream of Chat Completions' => { sends => sub {
		answer("data: {\"object\":\"chat.completion.chunk\"}\n\n") } },
	'a server that requires a key' => { sends => sub {
		json('{"error":{"message":"No key.","type":'
			. '"invalid_request_error","code":"invalid_api_key"}}',
			status => '401 Unauthorized') } },
	'a stream that is silent' => { sends => sub {
		answer([ @stream[0 .. 3], sub { 0 } ]) } },
	'a stream that breaks off' => { sends => sub {
		answer([ @stream[0 .. 3], fin() ], framing => 'cut') } },
	'a stream that ends with `[DONE]` only' => { sends => sub {
		answer([ @stream[0 .. 6], "data: [DONE]\n\n" ]) } },
	'a JSON response' => { sends => sub { json($json) } },
	'a request compressed with `br`' => {
		headers => [ 'Content-Encoding: br' ],
		sends => sub { answer(\@stream) } },
	'a request with invalid JSON' => { content => "{$model",
		sends => sub { answer(\@stream) } },
	'a request without `"stream": true`' => { content => "{$model}",
		sends => sub { json($json) } },
	'a request with `"stream": "true"`' => {
		content => qq/{$model,"stream":"true"}/,
		sends => sub { answer(\@stream) } },
	'`GET /v1/responses?format=xml`' => {
		uri => '/v1/responses?format=xml', method => 'GET',
		content => undef, sends => sub { json($json) } },
);

my (@tests, %variables, $http, $servers);

$http = $servers = '';

foreach my $row (mistakes(3)) {
	my ($section, $mistake, $case, $tells) = @$row;
	my %level = levels($mistake);
	my $n = @tests;

	push @tests, { name => "$mistake, $case", case => $case,
		tells => $tells };
	$variables{$_} = 1 foreach $tells =~ /`\$(\w+)`:/g;

	my $on = $mistake =~ /\bresponses (?!on)/ ? '' : 'responses on;';
	my $pass = 'proxy_pass http://models;';

	# the ellipsis

	$level{server} =~ s/ \xe2\x80\xa6 / responses on; $pass /g;

	if (!$level{paths}) {
		$on = '' if $mistake =~ /\bresponses on;/;
		$pass = '' if $mistake =~ /proxy_pass|responses_status/;
		$level{server} .= "location / { $on $pass $level{location} }";

	} elsif ($level{server} !~ m!location / !) {
		$level{server} .= "location / { $pass }";
	}

	$http .= $level{http};
	$servers .= <<"EOF";
    server {
        listen       127.0.0.1:@{[ 8100 + $n ]};
        server_name  row$n;
        access_log   %%TESTDIR%%/row$n.log row;
        $level{server}
    }
EOF
}

my $t = Test::Nginx->new()->has(qw/http proxy rewrite map gunzip sub limit_req
	cache/)->plan(2 * @tests + 2);

$http =~ s!proxy_cache_path cache!proxy_cache_path %%TESTDIR%%/cache!;
$servers =~ s!logs/!%%TESTDIR%%/!g;

my $format = join(' ', map { "$_=\$$_;" } sort keys %variables);

$t->write_http(<<"EOF", connections => 1024);
log_format row '$format';
responses_zone zone=models:64k;

upstream models {
    server 127.0.0.1:8081;
}

$http
$servers
EOF

my $upstream = upstream(port(8081));

$t->run();

###############################################################################

cmp_ok(scalar @tests, '>=', 45, 'rows');

foreach my $n (0 .. $#tests) {
	my ($name, $tells) = @{$tests[$n]}{qw/ name tells /};
	my %case = (uri => '/v1/responses', method => 'POST',
		content => qq/{$model,"stream":true}/,
		headers => [], %{$cases{$tests[$n]{case}} || {}});

	$upstream->route($case{uri}, $case{sends} || sub { answer('') });
	$upstream->route('/v2/v1/responses', sub { json('{"error":{"message":'
		. '"Not found."}}', status => '404 Not Found') });

	my $c = get(delete $case{uri}, %case, port => 8100 + $n, headers => [
		'Content-Type: application/json', 'Authorization: Bearer x',
		'Connection: close', @{$case{headers}} ]);

	my $line = logged($t, $tells =~ /the log has/ ? 'f.log' : "row$n.log",
		qr/\n/);
	my $errors = join("\n", grep { /server: row$n,/ }
		split(/\n/, $t->read_file('error.log')));
	my (@said, @wrong);

	while ($tells =~ /(`\$(\w+)`|error\ log|no\ header|the\ log\ has):?\ `([^`]+)`/gx)
	{
		my ($kind, $variable, $value) = ($1, $2, $3);

		push @said, $kind;
		push @wrong, "$kind $value" unless
			defined $variable ? $line =~ /(^| )$variable=\Q$value\E;/
			: $kind eq 'error log' ? index($errors, $value) >= 0
			: $kind eq 'no header' ? $c->headers() !~ /^$value:/mi
			: index($t->read_file('f.log'), $value) >= 0;
	}

	ok($cases{$tests[$n]{case}} && @said, "$name, the test knows it");
	is("@wrong", '', $name) or diag("$line$errors");
}

# logs have all variables, also of requests that were refused

is(join("\n", grep { /was evaluated before/ && /server: row(\d+),/
	&& $tests[$1]{tells} !~ /was evaluated before/ }
	split(/\n/, $t->read_file('error.log'))), '', 'no other warnings');

###############################################################################

sub json {
	my ($body, %o) = @_;
	return answer($body, type => 'application/json', %o);
}

###############################################################################
