#!/usr/bin/perl

# Tests for ngx_http_responses_module, responses_errors: errors that nginx makes
# leave in the form of the API.  What an upstream, the module or an error page
# says is unchanged.

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses;

###############################################################################

my %words = (
	400 => [ 'Bad Request', 'invalid_request_error' ],
	401 => [ 'Unauthorized', 'authentication_error', 'invalid_api_key' ],
	402 => [ 'Payment Required', 'invalid_request_error' ],
	403 => [ 'Forbidden', 'permission_error' ],
	404 => [ 'Not Found', 'not_found_error' ],
	405 => [ 'Not Allowed', 'invalid_request_error' ],
	413 => [ 'Request Entity Too Large', 'request_too_large' ],
	414 => [ 'Request-URI Too Large', 'invalid_request_error' ],
	418 => [ 'Client Error', 'invalid_request_error' ],
	429 => [ 'Too Many Requests', 'rate_limit_error',
		'rate_limit_exceeded' ],
	500 => [ 'Internal Server Error', 'server_error', 'server_error' ],
	502 => [ 'Bad Gateway', 'server_error', 'server_error' ],
	503 => [ 'Service Temporarily Unavailable', 'server_error',
		'server_error' ],
	504 => [ 'Gateway Time-out', 'server_error', 'server_error' ],
	511 => [ 'Server Error', 'server_error', 'server_error' ],
);

my $t = Test::Nginx->new()->has(qw/http http_v2 proxy rewrite cache gzip
	auth_basic auth_request limit_req limit_conn access/);

my $away = 'proxy_pass http://127.0.0.1:8089;';
my $other = 'proxy_pass http://127.0.0.1:8081/page;';

my %places = (
	basic => 'auth_basic "keys"; auth_basic_user_file %%TESTDIR%%/users;',
	auth => 'auth_request /auth/no;',
	asked => 'auth_request /auth/broken;',
	deny => 'deny all;',
	files => 'root %%TESTDIR%%;',
	small => 'client_max_body_size 10;',
	(map { $_ => "return $_;" } qw/ 400 402 418 429 503 511 /),
	rate => 'limit_req zone=rate; limit_req_status 429;',
	rate503 => 'limit_req zone=rate;',
	conn => 'limit_conn conn 1; limit_conn_status 429;',
	loop => 'rewrite ^ /loop/ last; root %%TESTDIR%%;',
	away => $away,
	slow => 'proxy_read_timeout 100ms;',
	later => 'add_header Retry-After 7 always; add_header X-Edge a always;
		return 429;',
	gzip => 'gzip on; gzip_min_length 0; gzip_types application/json;
		return 404;',
	on => "responses on; $away",
	hold => 'responses on; responses_hold on;',
	nested => 'location /nested/off/ { responses_errors default;
		return 404; } return 404;',
	if => 'responses_errors default; if ($arg_json) { responses_errors json;
		return 404; } return 404;',
	charset => 'charset utf-8; return 404;',

	# error pages that fail

	gone => "error_page 403 /gone.html; return 403;",
	'= /gone.html' => 'root %%TESTDIR%%;',
	both => "error_page 502 \@away; $away",
	'@away' => 'proxy_pass http://127.0.0.1:8088;',
	zero => "error_page 502 = \@away; $away",
	'other' => "error_page 502 \@teapot; $away",
	'@teapot' => 'return 418;',

	# left as they are

	moved => 'return 302 /x;',
	text => 'return 429 "body";',
	up => '',
	intercept => 'proxy_intercept_errors on;',
	file => "error_page 502 /page.html; $away",
	'= /page.html' => 'root %%TESTDIR%%;',
	named => "error_page 502 \@named; $away",
	'@named' => 'return 502 "named";',
	equal => "error_page 502 = \@named; $away",
	code => "error_page 502 =503 /page.html; $away",
	to => "error_page 502 \@to; $away",
	'@to' => 'proxy_pass http://127.0.0.1:8081;',
	cached => "error_page 404 \@cached; return 404;",
	'@cached' => "rewrite ^ /page404 break; proxy_cache one;
		proxy_cache_key x; proxy_cache_valid any 1h;
		proxy_pass http://127.0.0.1:8081;",
	redirect => "error_page 502 http://127.0.0.1/x; $away",
	limit => 'responses_limit zone=team tokens=10/1m; responses on;',
	read => 'responses on; responses_request_model x;',
	off => "responses_errors default; $away",
	'= /auth/no' => 'return 401;',
	'= /auth/broken' => 'return 500;',
);

$t->write_http(server('
	listen       127.0.0.1:8080;
	listen       127.0.0.1:8082 http2;
	responses_errors json;', %places)
	. server('listen 127.0.0.1:8083; client_header_buffer_size 1k;
		large_client_header_buffers 1 1k;',
		'' => 'responses_errors json; return 404;')
	. server('listen 127.0.0.1:8084; client_header_buffer_size 1k;
		large_client_header_buffers 1 1k; responses_errors json;',
		'' => 'return 404;')
	. <<'EOT');
log_format r "$request_uri $status $responses_status $sent_http_content_type";
access_log %%TESTDIR%%/r.log r;

limit_req_zone $uri zone=rate:1m rate=1r/m;
limit_conn_zone $uri zone=conn:1m;
responses_limit_zone team zone=team:64k;
proxy_cache_path %%TESTDIR%%/cache keys_zone=one:1m;
EOT

$t->write_file('users', "a:{PLAIN}b\n");
$t->write_file('page.html', '<p>page</p>');

my $broken = '{"error":{"message":"Upstream."}}';

upstream(port(8081),
	'/429' => sub { json('429 Too Many Requests') },
	'/502' => sub { json('502 Bad Gateway') },
	'/401' => sub { json('401 Unauthorized') },
	qr!^/to/! => sub { json('502 Bad Gateway') },
	'/page404' => sub { json('404 Not Found') },
	'/v1/responses' => sub { answer([ event('response.created'), fin() ],
		framing => 'cut') },
	'/closed' => sub { fin() },
	'/hangs' => sub { sub { 0 } },
	'/ok' => sub { answer('{}', type => 'application/json') },
);

$t->run();

###############################################################################

# errors of nginx

get('/rate/ok');
get('/rate503/ok');

my $busy = client(uri => '/conn/hangs');
pump(pause(0.1));

my $post = 'x' x 20;

foreach my $row (
	[ '/basic/', 401, fields => [ 'WWW-Authenticate: Basic realm="keys"' ] ],
	[ '/auth/x', 401 ],
	[ '/asked/x', 500 ],
	[ '/deny/', 403 ],
	[ '/files/none', 404 ],
	[ '/files/page.html', 404 ],
	[ '/page.html', 405, method => 'POST', content => $post ],
	[ '/small/ok', 413, method => 'POST', content => $post ],
	[ '/small/ok', 413, method => 'POST', content => "14\r\n$post\r\n0\r\n\r\n",
		headers => [ 'Transfer-Encoding: chunked' ] ],
	[ '/small/ok', 413, method => 'POST',
		headers => [ 'Expect: 100-continue', 'Content-Length: 20' ] ],
	(map { [ "/$_/", $_ ] } qw/ 400 402 418 429 503 511 /),
	[ '/rate/ok', 429, fields => [ 'Retry-After: 1' ] ],
	[ '/rate503/ok', 503 ],
	[ '/conn/hangs', 429, fields => [ 'Retry-After: 1' ] ],
	[ '/loop/', 500 ],
	[ '/away/', 502 ],
	[ '/on/', 502 ],
	[ '/slow/hangs', 504 ],
	[ '/later/', 429, fields => [ 'Retry-After: 7', 'X-Edge: a' ] ],
	[ '/nested/', 404 ],
	[ '/if/?json=1', 404 ],
	[ '/charset/', 404 ],
	[ '/gone/', 404 ],
	[ '/both/', 502 ],
	[ '/zero/', 502 ],
	[ '/other/', 418 ],
) {
	my ($uri, $status, %o) = @$row;
	my $fields = delete $o{fields} || [];
	my $name = "$uri, $status" . ($o{headers} ? ", $o{headers}[0]" : '');

	if (defined $o{content} && $o{headers}) {
		$o{headers}[1] = 'Connection: close';
	}

	my $c = $o{headers} ? raw($uri, %o) : get($uri, %o);

	is($c->status(), $status, $name);
	is($c->content(), says($status), "$name, body");
	is_deeply([ $c->headers() =~ /^Content-Type: (.*?)\r?$/mg ],
		[ 'application/json' ], "$name, one type");
	is(() = $c->headers() =~ /^Retry-After:/mg, $status == 429 ? 1 : 0,
		"$name, Retry-After");
	ok($c->complete(), "$name, complete");

	like($c->headers(), qr/^\Q$_\E\r?$/m, "$name, $_") foreach @$fields;
}

# of the nginx that cannot know the location, and of a server

my $long = 'x' x 2000;

foreach my $row ([ "/$long", 414 ], [ '/', 400, headers => [ "X: $long" ] ],
	[ '/', 400, headers => [ 'Content-Length: x' ] ])
{
	my ($uri, $status, %o) = @$row;

	my $c = get($uri, %o, port => 8083);
	like($c->status() . $c->content(), qr/^$status<html>/,
		"$status, before the location");

	$c = get($uri, %o, port => 8084);
	is($c->status() . $c->content(), $status . says($status),
		"$status, of the server");
}

# clients

my $c = get('/deny/', method => 'HEAD');
is($c->status() . $c->content(), 403, 'HEAD');
like($c->headers(), qr!^Content-Type: application/json\r?$!m, 'HEAD, type');
like($c->headers(), qr!^Content-Length: @{[ length says(403) ]}\r?$!m,
	'HEAD, length');

$c = get('/hold/closed', method => 'HEAD');
like($c->status() . $c->headers(), qr!^502.*^Content-Type: application/json!ms,
	'HEAD, hold');

is(get('/deny/', version => '1.0')->content(), says(403), 'HTTP/1.0');

$c = client(uri => '/deny/');
$c->request(uri => '/429/');
$c->request(uri => '/deny/', method => 'HEAD');
$c->request(uri => '/files/none');
ok(pump(sub { $c->{eof} || @{$c->{responses}} == 4 }), 'keepalive');
is(join(' ', map { $c->status($_) . $c->content($_) } 0 .. 3),
	join(' ', 403 . says(403), 429 . says(429), 403, 404 . says(404)),
	'keepalive, all errors');
$c->close();

my $h2 = h2(port => 8082);
my $one = $h2->get('/deny/');
my $head = $h2->get('/429/', method => 'HEAD');
my $two = $h2->get('/away/');

$_->wait() foreach $one, $head, $two;
is(join(' ', map { $_->status() . $_->content() . $_->ended() }
	$one, $head, $two), join(' ', 403 . says(403) . 'end', '429end',
	502 . says(502) . 'end'), 'HTTP/2');

my $small = h2(port => 8082, window => 5)->get('/deny/');
pump(sub { length $small->content() >= 5 });
is($small->content(), substr(says(403), 0, 5), 'HTTP/2, a small window');
$small->window(1000);
is($small->whole(), says(403), 'HTTP/2, the rest');

$c = get('/gzip/', headers => [ 'Accept-Encoding: gzip' ]);
like($c->headers(), qr/^Content-Encoding: gzip/m, 'gzip');
is(unpacked($c->content()), says(404), 'gzip, body');

# errors of others

foreach my $row (
	[ '/moved/', 302, qr/<html>/ ],
	[ '/text/', 429, qr/^body$/ ],
	[ '/up/429', 429, qr/^\Q$broken\E$/ ],
	[ '/up/502', 502, qr/^\Q$broken\E$/ ],
	[ '/intercept/401', 401, qr/^\Q$broken\E$/ ],
	[ '/file/', 502, qr/^<p>page/ ],
	[ '/named/', 502, qr/^named$/ ],
	[ '/equal/', 502, qr/^named$/ ],
	[ '/code/', 503, qr/^<p>page/ ],
	[ '/to/', 502, qr/^\Q$broken\E$/ ],
	[ '/cached/', 404, qr/^\Q$broken\E$/ ],
	[ '/cached/', 404, qr/^\Q$broken\E$/ ],
	[ '/redirect/', 302, qr/<html>/ ],
	[ '/off/', 502, qr/<html>/ ],
	[ '/nested/off/', 404, qr/<html>/ ],
	[ '/if/', 404, qr/<html>/ ],
	[ '/hold/v1/responses', 502, qr/"message":"The server sent no output."/,
		method => 'POST', content => '{"stream":true}' ],
	[ '/limit/ok', 400, qr/"message":"The request needs /, method => 'POST',
		content => '{"input":"' . 'x' x 100 . '"}' ],
	[ '/read/v1/responses', 400, qr/"code":"invalid_json"/,
		method => 'POST', content => '{' ],
) {
	my ($uri, $status, $body, %o) = @$row;

	$c = get($uri, %o);
	is($c->status(), $status, "$uri, unchanged");
	like($c->content(), $body, "$uri, body");
}

like(logged($t, 'r.log', qr!^/on/ !m), qr!^/on/ 502 unreached appl!m, 'log');

$busy->close();

###############################################################################

sub says {
	my ($message, $type, $code) = @{$words{$_[0]}};

	$code = defined $code ? "\"$code\"" : 'null';

	return "{\"error\":{\"message\":\"$message\",\"type\":\"$type\","
		. "\"param\":null,\"code\":$code}}";
}


sub json {
	return answer($broken, type => 'application/json', status => $_[0],
		framing => 'length');
}


# a request whose length is said by its fields only

sub raw {
	my ($uri, %o) = @_;
	my $content = delete $o{content} // '';

	my $client = client(uri => $uri, %o);
	$client->{out} .= $content;
	$client->wait();
	$client->close();

	return $client;
}


sub unpacked {
	require IO::Uncompress::Gunzip;

	my $out;
	IO::Uncompress::Gunzip::gunzip(\$_[0], \$out);

	return $out;
}
