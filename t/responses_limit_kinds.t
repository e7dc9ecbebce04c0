#!/usr/bin/perl

# Tests for ngx_http_responses_module, limits of tokens: which requests are
# limited, whatever their path, type and API; what they reserve, as they are
# sent, and by what their key usually uses; and what is told of requests that
# are not limited, or refused.

use IO::Compress::Gzip qw/ gzip /;

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses;
use Test::Responses::Metrics;

###############################################################################

my $t = Test::Nginx->new()->has(qw/http proxy rewrite/);

my $limit = 'responses_limit zone=all tokens=10k/4w reserve=1000';

# "NEW" begins what a version before 0.4 refuses

my %locations = (
	total => "$limit;",
	'= /chat' => "$limit; proxy_pass http://127.0.0.1:8081/v1/responses;",
	raised => "$limit; responses_request_set max_output_tokens :=5000;",
	lowered => "$limit; responses_request_set max_output_tokens :=5;",
	capped => "$limit; responses_request_max max_output_tokens 50;",
	dropped => "$limit; responses_request_drop max_output_tokens;",
	longer => "$limit; responses_request_set instructions " . 'x' x 400 . ';',
	refused => "$limit; responses_request_set x y;",
	again => "$limit; responses_request_set max_output_tokens :=20000;
		error_page 400 = \@again;",
	'@again' => 'proxy_pass http://127.0.0.1:8081;',
	two => 'responses_limit zone=team tokens=10k/4w; ' . "$limit;",
	small => 'responses_limit zone=small tokens=1000/4w;',
	info => "$limit log_level=info;",
	warn => "$limit log_level=warn;",
	auto => 'responses_limit zone=auto tokens=100k/4w reserve=auto;',
	'auto-in' => 'responses_limit zone=auto-in tokens=100k/4w kind=input
		reserve=auto;',
	'= /metrics' => 'responses_status counts;',
);

$t->write_http(server('listen 127.0.0.1:8080;', %locations) . <<'EOF');
log_format r '$http_x_key $status $responses_limit_status '
             '$responses_limit_remaining';
access_log %%TESTDIR%%/r.log r;

responses_zone zone=counts:64k;
responses_limit_zone $http_x_key zone=all:1m;
responses_limit_zone $http_x_team zone=team:64k;
responses_limit_zone $http_x_key zone=small:64k;
responses_limit_zone $http_x_key zone=auto:64k;
responses_limit_zone $http_x_key zone=auto-in:64k;

responses on;
responses_count counts;
client_max_body_size 64m;
EOF

# the number of output tokens is what the body says

my @events = stream(1);

my $upstream = upstream(port(8081), qr!! => sub {
	my ($output) = $_[1] =~ /"output":(\d+)/;

	return answer('{"error":{"message":"x"}}', status => '400 Bad Request',
		type => 'application/json') unless $output;
	return answer([ map { s/"output_tokens":\d+/"output_tokens":$output/r
		=~ s/"total_tokens":\d+/'"total_tokens":' . ($output + 11)/er }
		@events ]);
});

$t->run();

###############################################################################

# Requests: the path, the body, and what is reserved of 10,000 tokens, as a
# response shows; "in" stands for a quarter of the body.  The upstream answers
# with an error, so that nothing is used.

my $json = 'Content-Type: application/json';
my $large = 'A' x 20000;
my $b64 = 'iVBORw0KGgo' . 'A' x 20000;
my $n = 0;

my @requests = (
	[ '/v1/responses', '{}', 'in + 1000' ],
	[ '/v1/responses', '{"max_output_tokens":7}', 'in + 7' ],
	[ '/anything', '{"max_output_tokens":7}', 'in + 7' ],
	[ '/v1/chat/completions', '{"messages":[],"max_tokens":7}', 'in + 7' ],
	[ '/v1/chat/completions', '{"messages":[],"max_completion_tokens":8,'
		. '"max_tokens":7}', 'in + 8' ],
	[ '/v1/chat/completions', '{"messages":[],"max_output_tokens":7}',
		'in + 1000' ],
	[ '/v1/completions', '{"prompt":"x","max_tokens":7}', 'in + 7' ],
	[ '/v1/responses', '{"prompt":{"id":"x"},"max_tokens":7}', 'in + 1000' ],
	[ '/v1/messages', '{"messages":[],"max_tokens":7}', 'in + 7' ],
	[ '/v1beta/models/m:generateContent', '{"contents":[],"generationConfig":'
		. '{"maxOutputTokens":7}}', 'in + 7' ],
	[ '/v1beta/models/m:generateContent', '{"contents":[],'
		. '"max_output_tokens":7}', 'in + 1000' ],
	[ '/v1/embeddings', '{"input":"x"}', 'in' ],

	# types, and bodies that cannot be read

	(map { [ "/x", '{"max_output_tokens":7}', 'in + 7', [ $_ ] ] }
		'Content-Type: application/octet-stream', 'Content-Type: text/x-json',
		'Content-Type: audio/wav', 'Content-Type:', 'X: no type'),
	[ '/x', '{"a":' . '[' x 100 . ']' x 100 . '}', 'in + 1000' ],
	[ '/x', '{"max_output_tokens":7', 'in + 1000' ],
	[ '/x', zip('{"max_output_tokens":7}'), 'in + 1000',
		[ $json, 'Content-Encoding: gzip' ] ],
	[ '/x', "\xef\xbb\xbf{\"max_output_tokens\":7}", '6 + 7' ],

	[ '/x', ' {"a":"' . 'x' x (17 << 20) . '"}', 'over' ],

	# bodies of which nothing is known

	[ '/x', 'RIFF' . 'x' x (17 << 20), 0 ],

	[ '/x', '[{"model":"m"}]', 0 ],
	[ '/x', "RIFF\0\0\0\0WAVE", 0, [ 'Content-Type: audio/wav' ] ],
	[ '/x', '{"max_output_tokens":7}', 0, [ 'Content-Type: multipart/form-data; '
		. 'boundary=x' ] ],
	[ '/x', '{"max_output_tokens":7}', 13, [ 'Content-Type: application/grpc' ] ],

	# requests that generate nothing

	[ '/v1/responses/input_tokens', '{"model":"m"}', 0 ],
	[ '/v1/messages/count_tokens', '{"model":"m"}', 0 ],
	[ '/v1beta/models/m:countTokens', '{"contents":[]}', 0 ],
	[ '/v1/responses/resp_1/cancel', '{}', 0 ],
	[ '/mcp', '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{}}', 0 ],
	[ '/mcp', '{"jsonrpc":"2.0","id":1,"result":{}}', 0 ],
	[ '/v1/responses', '{"jsonrpc":"2.0","input":"x"}', 'in + 1000' ],
	[ '/v1/responses', '{"id":1,"method":"x"}', 'in + 1000' ],

	# files, which are not taken for text

	[ '/x', qq/{"source":{"type":"base64","data":"$b64"}}/, '1000 + 9 + 1000' ],
	[ '/x', qq/{"file_data":"$b64"}/, '1000 + 4 + 1000' ],
	[ '/x', qq/{"encrypted_content":"$b64"}/, '1000 + 6 + 1000' ],
	[ '/x', qq/{"inline_data":{"data":"\\\/9j\\\/$b64"}}/, '1000 + 7 + 1000' ],
	[ '/x', qq/{"data":"data:image\/png;base64,$b64"}/, '1000 + 3 + 1000' ],
	[ '/x', qq/{"text":"$b64"}/, 'in + 1000' ],
	[ '/x', '{"data":"' . 'a word ' x 1000 . '"}', 'in + 1000' ],
	[ '/x', '{"data":"' . 'A' x 100 . '"}', 'in + 1000' ],
);

foreach (@requests) {
	my ($uri, $body, $reserved, $headers) = @$_;
	my $in = int((length($body) + 3) / 4);
	my $name = $headers ? $headers->[-1] : '';

	if ($reserved eq 'over') {
		is(done("/total$uri", 'over', $body, $json)->status(), 400,
			'a body too large to be read');
		next;
	}

	$reserved =~ s/in/$in/;

	is(reserved("/total$uri", 'kind-' . ++$n, $body, @{$headers || [ $json ]}),
		eval $reserved, join(' ', $uri, substr($body, 0, 50) =~ s/[^ -~]+/./gr,
		$name));
}

is(reserved('/chat', 'chat', '{"max_output_tokens":7}', $json), 6 + 7,
	'a path that does not name the API');
is(done('/chat', 'chat', '{"max_output_tokens":70000}', $json)->status(), 400,
	'and its limit');

# what is sent counts, not what the client has sent

my $body = '{"max_output_tokens":7}';

is(reserved('/raised/x', 'sent-1', $body, $json), 7 + 5000, 'raised');
is(reserved('/raised/x', 'sent-1', '{}', $json), 7 + 5000, 'set');
is(reserved('/lowered/x', 'sent-2', '{"max_output_tokens":70000}', $json), 6 + 5,
	'lowered');
is(reserved('/capped/x', 'sent-2c', '{"max_output_tokens":70000}', $json), 6 + 50,
	'capped');
is(reserved('/capped/x', 'sent-2m', '{"x":1}', $json), 8 + 50, 'set by a cap');
is(reserved('/dropped/x', 'sent-3', $body, $json), 1 + 1000, 'dropped');
is(reserved('/longer/x', 'sent-4', $body, $json), 111 + 7, 'longer');
is(done('/refused/x', 'sent-5', "{$body", $json)->status(), 400,
	'a body that cannot be edited');
is(reserved('/total/x', 'sent-5', $body, $json), 6 + 7, 'reserves nothing');
is(done('/again/x', 'sent-6', $body, $json)->status(), 400, 'over the limit');
like($upstream->{requests}[-1], qr/\Q$body\E$/, 'another server gets the body '
	. 'of the client');

###############################################################################

# requests without a key

is(done('/total/x', '', $body, $json)->headers() =~ /^x-ratelimit/m, '',
	'no key, no fields');
is(done('/two/x', '', $body, $json, 'X-Team: t')->headers()
	=~ /^x-ratelimit-limit-tokens: 10000/m, 1, 'a key of two');
done('/two/x', '', $body, $json);
done('/two/x', '', $body, $json);
is(join(' ', logged($t, 'r.log', qr/(?s:^ 400 (?:NOKEY|PASSED) .*){4}/m)
	=~ /^ 400 (\w*)/mg), 'NOKEY PASSED NOKEY NOKEY', 'status');

my $m = Test::Responses::Metrics->new(get('/metrics')->content());
my $requests = sub { $m->value('nginx_responses_limit_requests_total',
	limit => $_[0], result => $_[1]) };

is($m->errors(), '', 'metrics');
is(join(' ', map { $requests->($_, 'no_key') // 'none' } qw/ all team small /),
	'3 2 0', 'are counted');
is(join(' ', map { $requests->('team', $_) } qw/ passed rejected /), '1 0',
	'one passed');
cmp_ok($requests->('all', 'rejected'), '>', 1, 'and some were refused');
is($m->value('nginx_responses_limit_zone_keys', limit => 'team'), 0,
	'a request that failed makes no key');
cmp_ok($m->value('nginx_responses_limit_zone_bytes', limit => 'all'), '==',
	1048576, 'memory');
cmp_ok($m->value('nginx_responses_limit_zone_free_bytes', limit => 'all'), '>',
	900000, 'which is free');

my $empty = 'the key of responses_limit_zone "all" is empty, the request is not '
	. 'limited';

is(join(' ', $t->read_file('error.log') =~ /\[(\w+)\] [^\n]*\Q$empty\E/g),
	'error', 'and told once a minute');

# what a request needs

foreach (
	[ 'small', '{"input":"abcdef"}', '4101 tokens (5 of input, 4096 of reserve, '
		. 'as it does not limit its output)' ],
	[ 'small', '{"max_output_tokens":999}', '1006 tokens (7 of input, 999 of '
		. 'output)' ],
	[ 'small', '{"x":"' . 'word ' x 1000 . '","max_output_tokens":0}',
		'1258 tokens of input' ],
) {
	my ($location, $body, $needs) = @$_;
	my $error = decode(done("/$location/x", 'needs', $body, $json)->content());

	is($error->{error}{message}, "The request needs $needs, the limit is 1000 "
		. 'tokens.', $needs);
	ok(index($t->read_file('error.log'), 'responses_limit "small": the request '
		. "needs $needs, the limit is 1000, client") > 0, 'in the log, too');
}

# levels of the log

done("/$_/x", "level-$_", '{"max_output_tokens":20000}', $json)
	foreach qw/ total info warn /;
is(join(' ', logged($t, 'error.log', qr!"POST /warn/x!)
	=~ m!\[(\w+)\] [^\n]*responses_limit "all"[^\n]*"POST /\w+/x !g),
	'error error error info warn', 'levels of refusals');

###############################################################################

# what is usual

is(reserved('/auto/x', 'a', '{"a":1}', $json), 2 + 4096, 'nothing is known');
is(reserved('/auto/x', 'a', $body, $json), 6 + 7, 'at most what is declared');
is(reserved('/auto/x', 'a', '{"a":1}', $json), 2 + 4096,
	'errors say nothing');

use_tokens('/auto/x', 'a', 100);
is(auto('a'), 200, 'one of 100 tokens');
is(auto('b'), 4096, 'of another key nothing is known');
is(reserved('/auto/x', 'a', $body, $json) - used('a'), 6 + 7,
	'less is declared');

use_tokens('/auto/x', 'a', 100) foreach 1 .. 60;
cmp_ok(auto('a'), '<', 120, 'all of 100 tokens');
use_tokens('/auto/x', 'a', 900);
my $more = auto('a');
cmp_ok($more, '>', 300, "one that is larger: $more");
use_tokens('/auto/x', 'a', 100) foreach 1 .. 20;
cmp_ok(auto('a'), '<', $more, 'and smaller ones');

is(reserved('/auto-in/x', 'a', '{"a":1}', $json), 2, 'there is no output');

###############################################################################

sub done {
	my ($uri, $key, $content, @headers) = @_;
	my $c = client(uri => $uri, method => 'POST', content => $content,
		headers => [ "X-Key: $key", @headers ]);

	$c->wait();
	$c->close();

	return $c;
}


# what is reserved, while nothing is used

sub reserved {
	my ($uri, $key, @o) = @_;
	my ($most, $left) = done($uri, $key, @o)->headers()
		=~ /^x-ratelimit-(?:limit|remaining)-tokens: (\d+)\r$/mg;

	return ($most // 0) - ($left // 'x');
}


sub use_tokens {
	my ($uri, $key, $output) = @_;
	our %used;

	done($uri, $key, qq/{"output":$output,"max_output_tokens":1}/, $json);
	$used{$key} += $output + 11;
}


sub used {
	our %used;
	return $used{$_[0]} // 0;
}


sub auto {
	my ($key) = @_;
	return reserved('/auto/x', $key, '{"a":1}', $json) - used($key) - 2;
}


sub zip {
	my ($text) = @_;
	gzip(\$text, \my $out);
	return $out;
}
