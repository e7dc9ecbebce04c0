#!/usr/bin/perl

# Tests for ngx_http_responses_module, the ways of bytes through nginx: the
# client gets the same whatever buffers, files, limits and filters they meet,
# and an event before the next one leaves the upstream.

use IO::Compress::Gzip qw/ gzip /;
use IO::Uncompress::Gunzip qw/ gunzip /;

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses;
use Test::Responses::Contract qw/ sample /;

###############################################################################

my $t = Test::Nginx->new()->has(qw/http proxy cache http_v2 gzip gunzip sub
	addition charset auth_request mirror ssi slice rewrite/);

# a location for each way, with directives beside proxy_pass

my %ways = (
	plain => '',
	old => 'proxy_http_version 1.0;',
	unbuffered => 'proxy_buffering off;',
	nofile => 'proxy_max_temp_file_size 0;',
	small => 'responses_max_event_size 256;',
	tiny => 'proxy_buffer_size 512; proxy_buffers 2 512;
		proxy_busy_buffers_size 512;',
	postpone => 'proxy_buffering on; postpone_output 65536;',
	limit => 'limit_rate 2m; limit_rate_after 20k;',
	limithead => 'limit_rate 200; postpone_output 0;',
	limitoff => 'proxy_buffering off; proxy_cache one; limit_rate 200;
		postpone_output 0;',
	nodelay => 'tcp_nodelay off;',
	nopush => 'sendfile on; tcp_nopush on;',
	nochunk => 'chunked_transfer_encoding off;',
	charset => 'charset utf-8; charset_types text/event-stream;
		override_charset on;',
	auth => 'auth_request /part;',
	mirror => 'mirror /part;',
	gunzip => 'gunzip on; gzip on; gzip_types text/event-stream;',
	addition => 'addition_types text/event-stream; add_before_body /part;
		add_after_body /part;',
	sub => 'sub_filter_types text/event-stream; sub_filter_once off;
		sub_filter sequence_number seq;',
	ssi => 'ssi on; ssi_types text/event-stream;',
	gzip => 'gzip on; gzip_types text/event-stream;',
	slice => 'slice 1000; proxy_set_header Range $slice_range;',
	dry => 'responses_dry_run on;',
	off => 'responses off;',
);

my @same = grep { !/^(?:addition|sub|ssi|gzip|dry|off|small)$/ } sort keys %ways;

# TLS where a certificate can be made

my $tls = $t->has_module('http_ssl') && has_curl_h2() && $t->certificate();

$t->write_http(server('
	listen       127.0.0.1:8080 sndbuf=8k;
	listen       127.0.0.1:8090 http2;
	listen       127.0.0.1:8082 sndbuf=4k;
	responses on;' . ($tls ? '
	listen       127.0.0.1:8083 ssl http2;
	ssl_certificate crt;
	ssl_certificate_key key;' : ''),

	%ways,
	static => 'alias %%TESTDIR%%/;',
	'static/small' => 'alias %%TESTDIR%%/; sendfile off;
		output_buffers 1 1;',
	'static/direct' => 'alias %%TESTDIR%%/; directio 512;',

	# only a client is slow here

	slow => 'proxy_read_timeout 2s;',
	'slow-off' => 'proxy_read_timeout 2s; responses off; proxy_buffering off;',
	'= /part' => 'return 200 part;',
	intercept => 'error_page 502 = @plain; proxy_intercept_errors on;
		proxy_pass http://127.0.0.1:8081/502/;',
	'@plain' => 'rewrite ^ /length break;',
	'/accel/' => '',
) . <<'EOF', connections => 2048);
log_format r '$request_uri $responses_status $responses_events';
access_log %%TESTDIR%%/r.log r;
proxy_cache_path %%TESTDIR%%/cache keys_zone=one:1m;
proxy_http_version 1.1;
http2_max_concurrent_streams 500;
default_type text/event-stream;
EOF

# Events of many sizes, some with numbers and some without: what leaves is
# partly what came, partly in other buffers.

my @e = sample();
my @deltas = map { $e[4] =~ s/"Hel"/'"' . 'x' x ($_ * 37 % 1500) . '"'/er
	=~ s/"sequence_number":\K\d+/$_ % 7 ? $_ + 3 : '"x"'/er } 1 .. 150;
my @events = (@e[0 .. 3], @deltas, @e[9 .. 13]);
my $in = join '', @events;

gzip(\$in => \my $packed);
my $many = event('response.x', '"text":"' . 'x' x 300 . '"') x 100;

my ($seen, %sent);

# what a client has, as it is with other numbers

sub arrived {
	my ($text) = @_;
	return sub { $seen->has($text) };
}

sub gated {
	my (%o) = @_;
	my $n = 0;

	return answer([ map { my $text = "turn " . ++$n . '"';
		($o{as}->($e[4] =~ s/Hel"/$text/r), arrived($text)) } 1 .. 8 ], %o);
}

my $as = sub { $_[0] };

my $u = upstream(port(8081),
	qr!^/length! => sub { answer($in, framing => 'length') },
	qr!^/chunked! => sub { answer([ random_cuts($in, 1, 5000) ]) },
	qr!^/close! => sub { answer([ random_cuts($in, 2, 900) ],
		framing => 'close') },
	qr!^/gz! => sub { answer([ random_cuts($packed, 3, 100) ],
		headers => [ 'Content-Encoding: gzip' ]) },
	qr!^/include! => sub { answer([ $e[0], event('response.x',
		'"text":"<!--# include virtual=\'/part\' -->"'), $e[13] ]) },
	'/sample' => sub { answer(join '', @e) },
	'/gate/chunked' => sub { gated(as => $as) },
	'/gate/close' => sub { gated(as => $as, framing => 'close') },
	'/gate/length' => sub { gated(as => $as, framing => 'length') },
	'/gate/crlf' => sub { gated(as => sub { $_[0] =~ s/\n/\r\n/gr }) },
	'/gate/cr' => sub { gated(as => sub { $_[0] =~ s/\n/\r/gr }) },
	'/gate/text' => sub { answer([ $e[0], map { ("data: turn $_\n\n",
		arrived("turn $_\n")) } 1 .. 5 ]) },
	'/gate/comment' => sub { answer([ ": hi\n\n", arrived(": hi\n\n"),
		$e[0], ": ho\r\r", arrived(": ho\n\n") ]) },
	'/gate/header' => sub { answer([ sub { $seen->status() }, @e ]) },
	'/gate/together' => sub { (join('', answer([ 'd' ], framing => 'cut')),
		sub { $seen->status() }, chunk("ata: 1\n\n"), "0\r\n\r\n") },
	'/gate/dropped' => sub { (join('', answer([ @e[0 .. 2] ],
		framing => 'cut')), arrived('output_item.added'),
		chunk($e[2]) . chunk(": hi\n\n"), arrived(": hi\n\n"),
		(map { chunk($_) } @e[3 .. 13]), "0\r\n\r\n") },
	'/gate/nothing' => sub { (answer([ $e[0] ], framing => 'cut'),
		arrived('"response.created"'), chunk("id: 1\n\n") . chunk($e[1]),
		arrived('"response.in_progress"'), "0\r\n\r\n") },
	'/gate/half' => sub { answer([ $e[0] . substr($e[1], 0, 20),
		arrived('"response.created"'), substr($e[1], 20)
		. substr($e[2], 0, 1), arrived('"response.in_progress"'),
		substr($e[2], 1) ]) },
	'/gate/large' => sub { answer([ $e[0], 'data: {"type":"response.x",'
		. '"text":"' . 'x' x 500, arrived('x' x 200), "\"}\n\n",
		sub { $seen->content() =~ /x[^\n]*\}\n\n\z/ }, $e[13] ]) },
	'/gate/any' => sub { answer([ map { ($_, sub { length
		$seen->content() > 20 }) } @e ]) },
	qr!^/flood/(\d+)! => sub {
		my ($n, $left) = ($_[0] =~ /(\d+)/, 500);
		answer([ $e[0], sub {
			return 1 if $left-- <= 0;
			$_[0]{out} = $many;
			$sent{$n} = $_[0]{sent};
			return 0;
		} ], framing => 'close')
	},
	qr!^/long/! => sub { answer([ long($_[0] =~ /(\d+)/) ]) },
	'/502/' => sub { answer('', status => '502 No', framing => 'length') },
	'/accel/' => [ "HTTP/1.1 200 OK\r\nX-Accel-Redirect: /plain/length\r\n"
		. "Content-Length: 0\r\n\r\n" ],
);

$t->write_file('stream', $in);

my @gates = qw/ chunked close length crlf cr text comment header together dropped
	nothing half /;
my @clients = qw/ 1.1 1.0 2 /;

$t->run();

###############################################################################

my $h2 = h2(port => 8090);
my $want = get('/plain/length')->content();

my $number = -1;

is(sse_numbers($want) =~ s/\d+/++$number - $&/ger =~ s/[0 ]//gr, '',
	'the stream is numbered');

# the same by all ways, also the second time, and for a slow reader

foreach my $way (@same) {
	is(different(get("/$way/$_")), '', "$way, $_")
		foreach qw/ length chunked close /;

	is(different(get("/$way/length", version => '1.0')), '',
		"$way, again, HTTP/1.0");

	my $c = client(uri => "/$way/chunked?slow", rcvbuf => 4096,
		limit => 30000);

	pump(sub { length $c->content() > 4000 });
	$c->{paused} = 1;
	pump(pause(0.05));
	$c->{paused} = 0;
	$c->wait();
	is(different($c), '', "$way, slow reader");
}

foreach my $version (@clients) {
	is(different(fetch($version, $_)), '', "$_, $version") foreach
		qw! /static/stream /static/small/stream /static/direct/stream
			/gunzip/gz /intercept/ !;
}

is(different(get('/accel/')), '', 'X-Accel-Redirect');
is(different(get('/static/stream', headers => [ 'Range: bytes=0-3' ])), '',
	'a range of a file');

# what later filters make of it

my $sample = join '', @e;

is(get('/sub/sample')->content(), $sample =~ s/sequence_number/seq/gr,
	'sub_filter');
is(get('/addition/sample')->content(), "part${sample}part", 'addition');
like(get('/ssi/include')->content(), qr/"text":"part"\}\n\n/, 'ssi');
is(get('/plain/gz')->content(), $packed, 'compressed, passes');
is(get('/gunzip/gz', headers => [ 'Accept-Encoding: gzip' ])->content(),
	$packed, 'compressed for a client that can');

gunzip(\get('/gzip/length', headers => [ 'Accept-Encoding: gzip' ])->content()
	=> \my $text);
is($text, $want, 'gzip');

# each event waits for the one before it

foreach my $gate (@gates) {
	foreach my $version (@clients) {
		$seen = begun($version, "/plain/gate/$gate");
		ok($seen->wait(20) && $seen->complete(),
			"event by event, $gate, $version");
	}
}

foreach my $uri (qw! /old/gate/chunked /postpone/gate/close /dry/gate/chunked
	/small/gate/large /unbuffered/gate/half !)
{
	$seen = client(uri => $uri);
	ok($seen->wait(20) && $seen->complete(), "event by event, $uri");
}

$seen = client(uri => '/gzip/gate/any', headers => [ 'Accept-Encoding: gzip' ]);
ok($seen->wait(20), 'event by event, gzip');

SKIP: {
skip 'no openssl, or no curl with HTTP/2', 4 unless $tls;

foreach my $version (qw/ http1.1 http2 /) {
	my $to = 'https://127.0.0.1:' . port(8083);

	$seen = curl('-k', "--$version", "$to/plain/gate/chunked");
	ok($seen->wait(20) && $seen->{exit} == 0, "event by event, TLS, $version");

	$seen = curl('-k', "--$version", "$to/plain/chunked");
	$seen->wait();
	is(join(' ', with_numbers($seen->content())), join(' ',
		with_numbers($want)), "TLS, $version");
}

}

# a control: with the module off nginx keeps such events to itself

$seen = client(uri => '/off/gate/close');
ok(!$seen->wait(0.5), 'module off');
$seen->abort();

###############################################################################

# Clients that are slower than the upstream may be silent: nginx itself cuts
# the answer where its rest waits in nginx.  With buffers that small the rests
# of some of these lengths do.

my %cut = ('/slow/' => 0, '/slow-off/' => 0);

foreach my $uri (sort keys %cut) {
	my $slow = h2(port => 8090, window => 4096);
	my @c = ((map { client(uri => "${uri}long/$_", port => 8082,
		rcvbuf => 4096) } 1 .. 60),
		map { $slow->get("${uri}long/$_") } 1 .. 60);

	$_->{paused} = 1 foreach @c;
	pump(sub { !grep { length $_->{out} } @c[0 .. 59] });
	pump(pause(2.5));

	foreach my $i (0 .. $#c) {
		$c[$i]{paused} = 0;
		$c[$i]->window(1_000_000) if $i >= 60;
	}

	foreach my $i (0 .. $#c) {
		$c[$i]->wait();
		$cut{$uri}++ unless $c[$i]->complete()
			&& ($uri eq '/slow-off/'
			|| $c[$i]->content() eq long(1 + $i % 60));
	}

	$slow->close();
}

is($cut{'/slow/'}, 0, 'slow clients get all');
note("nginx alone cuts $cut{'/slow-off/'} of them");

# streams that may not go on: their upstreams are held, another one is not

my $held = h2(port => 8090, window => 1000);
my @c = map { $held->get("/plain/flood/$_") } 1, 2;

pump(sub { length $c[0]->content() >= 1000 });
$c[1]->window(0x1fffffff);
ok(pump(sub { length $c[1]->content() > 5_000_000 }), 'one goes on');
is(length $c[0]->content(), 1000, 'another one is held');
cmp_ok($sent{1}, '<', 12_000_000, 'its upstream, too');

# in small steps, nothing is lost; one is reset, the other goes on

$c[0]->window(7 + $_ % 50) foreach 1 .. 2000;
pump(sub { length $c[0]->content() >= 62000 });
ok($c[1]->wait() && $c[1]->content() =~ /response\.failed.*\n\n\z/,
	'one goes on to its end');
is(substr($c[0]->content(), 0, 60000), substr($c[1]->content(), 0, 60000)
	=~ s/resp_\w{32}/resp_1/gr, 'in small steps');
$c[0]->abort();
like(logged($t, 'r.log', qr!^/plain/flood/1!m),
	qr!^/plain/flood/1 aborted \d+$!m, 'reset, logged');

my $flood = client(uri => '/plain/flood/3', rcvbuf => 4096);
pump(sub { length $flood->content() > 20000 });
$flood->{paused} = 1;
pump(pause(0.3));
cmp_ok($sent{3}, '<', 12_000_000, 'a client stops: so does the upstream');
$flood->abort();
like(logged($t, 'r.log', qr!^/plain/flood/3!m),
	qr!^/plain/flood/3 aborted \d+$!m, 'it leaves, logged');

# a hundred streams take turns on one connection

my @turns = map { $h2->get('/plain/chunked') } 1 .. 100;
$_->wait() foreach @turns;
is(scalar(grep { different($_) eq '' } @turns), 100, 'a hundred streams');

###############################################################################

sub begun {
	my ($version, $uri) = @_;

	return $h2->get($uri) if $version eq '2';
	return client(uri => $uri, version => $version);
}


sub fetch {
	my $c = begun(@_);
	$c->wait();
	return $c;
}


# events cut anywhere: what leaves in pieces is compared by its data

sub different {
	my ($c) = @_;
	my $got = $c->content();

	return 'cut: ' . substr($got, -200) unless $c->complete();
	return '' if $got eq $want;

	my @got = with_numbers($got);
	my @want = with_numbers($want);

	foreach my $i (0 .. $#want) {
		return "event $i: " . substr($got[$i] // '', 0, 200)
			if !defined $got[$i] || $got[$i] ne $want[$i];
	}

	return @got == @want ? '' : @got . ' events';
}


# with so many bytes more

sub long {
	my $more = 'x' x (2000 + $_[0] * 300);
	return $sample =~ s/(?="delta":"lo")/"obfuscation":"$more",/r;
}
