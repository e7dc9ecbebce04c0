#!/usr/bin/perl

# Tests for ngx_http_responses_module, clients of HTTP/3: what is repaired,
# added, held or cut reaches them, and their message ends well-formed.  The
# client is Chromium, which is told to use QUIC from the first request on.
# Skipped where nginx has no HTTP/3, or where there is no Chromium.

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses;
use Test::Responses::Browser;
use Test::Responses::Contract qw/ violations sample /;

###############################################################################

plan(skip_all => 'no chromium, run make deps')
	unless Test::Responses::Browser::binary();

my $t = Test::Nginx->new()->has(qw/http http_ssl http_v3 proxy gzip/);
my $dir = $t->testdir();

plan(skip_all => 'no openssl program')
	unless $t->certificate('-addext subjectAltName=IP:127.0.0.2');

my $hash = `openssl x509 -in $dir/crt -noout -pubkey \\
	| openssl pkey -pubin -outform der | openssl dgst -sha256 -binary \\
	| base64`;
chomp $hash;

# the number of a port is kept from other tests at 127.0.0.1

my $site = '127.0.0.2:' . port(8443);

$t->write_http(server("
	listen       $site quic;
	listen       $site ssl;
	ssl_certificate crt; ssl_certificate_key key;
	responses on;
	client_body_buffer_size 1k;
	proxy_http_version 1.1;",

	'' => '',
	beats => 'responses_heartbeat 50ms;',
	'responses/hold' => 'responses_hold on;',
	hide => 'responses_hide_item reasoning;',
	model => 'responses_request_model m-2;',
	broken => 'responses_failure cut;',
	gzip => 'gzip on; gzip_types text/event-stream;',
	'= /page' => 'default_type text/html; return 200 "<title>page</title>";',
) . <<'EOF');
log_format r "$uri $server_protocol $status $responses_status $responses_error_code";
access_log %%TESTDIR%%/r.log r;
proxy_buffer_size 32k;
proxy_buffers 8 32k;
EOF

my @stream = sample();
my $in = join '', @stream;
my $large = join '', stream(5000);
my $broken = join '', (stream(3))[0 .. 3];

our $beats = 0;

upstream(port(8081),
	'/whole' => sub { answer([ $in ]) },
	'/bytes' => sub { answer([ drip($in) ]) },
	'/large' => sub { answer([ $large ]) },
	'/open' => sub { answer([ $broken ]) },
	'/cut' => sub { answer([ $broken, rst() ]) },
	'/silent' => sub { answer([ $broken, sub { $beats } ]) },
	'/failed' => sub { answer([ $stream[0], event('response.failed',
		'"response":{"status":"failed","error":{"code":'
		. '"rate_limit_exceeded","message":"Try again in 3s."}}', 1) ]) },
	'/reasoning' => sub { answer([ $stream[0],
		event('response.output_item.added', '"output_index":0,"item":'
		. '{"id":"rs_1","type":"reasoning","summary":[]}', 1),
		(stream(3))[1 .. 4] ]) },
	'/echo' => sub { my $request = $_[1];
		my ($model) = $request =~ /"model":"([^"]*)"/;
		answer([ "$model ", length(($request =~ /\r\n\r\n(.*)/s)[0]) ],
			type => 'text/plain') },
);

$t->run();

my $page = Test::Responses::Browser->new("--origin-to-force-quic-on=$site",
	"--ignore-certificate-errors-spki-list=$hash");

$page->open("https://$site/page");
pump(sub { $page->evaluate('document.title') eq 'page' });

###############################################################################

is(get_h3('/whole')->{body}, $in, 'a conforming stream');
is(get_h3('/bytes')->{body}, $in, 'a stream, byte after byte');
is(get_h3('/gzip/whole')->{body}, $in, 'a compressed stream');
is(scalar(() = get_h3('/large')->{body} =~ /^data: .*_text\.delta/gm), 5000,
	'a stream larger than all windows');

foreach my $uri ('/open', '/cut') {
	my $answer = get_h3($uri);

	is($answer->{error}, '', "$uri, the message ends well-formed");
	is(join("\n", violations($answer->{body})), '', "$uri, the contract is kept");
	like($answer->{body}, qr/^event: response.failed$/m, "$uri, terminal");
}

foreach my $uri ('/broken/open', '/broken/cut') {
	isnt(get_h3($uri)->{error}, '', "$uri, the stream is reset");
}

my $held = get_h3('/responses/hold/failed');

is("$held->{status} $held->{retry}", '429 3', 'a failure is a status');
like($held->{body}, qr/^\{"error":\{.*rate_limit_exceeded/, 'and JSON');
is(get_h3('/responses/hold/whole')->{body}, $in, 'a stream that was held');

unlike(get_h3('/hide/reasoning')->{body}, qr/rs_1/, 'an item is hidden');

is(get_h3('/model/echo', '{"model":"m-1","input":"' . 'x' x 300000 . '"}')
	->{body}, 'm-2 300026', 'a large request with another model');

$page->evaluate(reader('/beats/silent') . '; 1');
pump(sub { $page->evaluate('got.body') =~ /^:/m });
pass('comments in a silent stream');
$beats = 1;
pump(sub { $page->evaluate('got.done') });
is($page->evaluate('got.error'), '', 'the message ends after them');

$beats = 0;
$page->evaluate(reader('/silent') . '; 1');
pump(sub { $page->evaluate('got.body') =~ /delta/ });
$page->evaluate('stop.abort(); 1');
logged($t, 'r.log', qr!^/silent !m);

# what was reset has no protocol

is($page->evaluate('performance.getEntriesByType("resource")
	.filter((e) => e.nextHopProtocol && e.nextHopProtocol != "h3").length'),
	0, 'all by HTTP/3');

my $log = $t->read_file('r.log');

like($log, qr!^/silent HTTP/3.0 200 aborted!m, 'a client that is gone');
like($log, qr!^/cut HTTP/3.0 200 truncated upstream_error$!m, 'a cut stream');
like($log, qr!^/broken/open HTTP/3.0 200 truncated upstream_incomplete$!m,
	'one that is cut');
like($log, qr!^/open HTTP/3.0 200 truncated upstream_incomplete$!m,
	'an incomplete stream');

###############################################################################

# starts a request, whose answer grows in "got"

sub reader {
	my ($uri, $body) = @_;
	my $post = defined $body ? ", method: 'POST', body: '$body',
		headers: { 'Content-Type': 'application/json' }" : '';

	return <<"EOF";
var stop = new AbortController();
var got = { body: '', error: '', done: false };
var run = (async (got) => {
	try {
		const answer = await fetch('$uri', { signal: stop.signal $post });
		const text = answer.body.pipeThrough(new TextDecoderStream());
		const reader = text.getReader();
		got.status = answer.status;
		got.retry = answer.headers.get('Retry-After');
		for (;;) {
			const part = await reader.read();
			if (part.done)
				break;
			got.body += part.value;
		}
	} catch (e) {
		got.error = String(e);
	}
	got.done = true;
	return got;
})(got)
EOF
}


sub get_h3 {
	return $page->evaluate(reader(@_) . '; run');
}

###############################################################################
