#!/usr/bin/perl

# Tests for ngx_http_responses_module, clients that leave: the upstream of
# their stream is read on for its usage, for a time and without a trace in
# memory.

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses;
use Test::Responses::Contract qw/ sample /;

###############################################################################

my $t = Test::Nginx->new()->has(qw/http http_v2 proxy rewrite gzip
	upstream_keepalive/);
my $tls = $t->has_module('http_ssl') && $t->certificate();

my %locations = (
	'' => '',
	gzip => 'gzip on; gzip_types text/event-stream;',
	rules => 'responses_hide_event response.output_text.delta
			if=$request_method;
		responses_heartbeat 100ms; responses_profile eugpt;',
	ignore => 'proxy_ignore_client_abort on;',
	v10 => 'proxy_http_version 1.0;',
	types => 'responses_types text/plain;',
	kept => 'proxy_set_header Connection ""; proxy_pass http://kept/;',
	idle => 'responses_timeout idle=300ms;',
	total => 'responses_timeout total=700ms;',
	read => 'proxy_read_timeout 500ms;',
	short => 'responses_abort drain=500ms;',
	long => 'responses_abort drain=10m; send_timeout 10m;
		proxy_read_timeout 10m;',
	off => 'responses_abort close;',
	cached => 'proxy_cache one; proxy_cache_valid 1m;',
	'cached/off' => 'responses_abort close; proxy_cache one;
		proxy_cache_valid 1m;',
	dry => 'responses_dry_run on;',
	'responses/hold' => 'responses_hold on timeout=60s;',
	'responses/close' => 'responses_abort close; responses_hold on;',
	'responses/short' => 'responses_abort drain=500ms; responses_hold on;',
	'responses/plain' => '',
	'responses/streamed' => 'proxy_request_buffering off;
		proxy_buffering off;',
	'responses/rules' => 'responses_hide_field response.model;
		responses_types application/json;',
	'responses/next' => 'proxy_pass http://two/; proxy_next_upstream http_503
		non_idempotent;',
	'module-off' => 'responses off;',
);

$t->write_http(server('
	listen       127.0.0.1:8080 sndbuf=32k;
	listen       127.0.0.1:8090 http2 sndbuf=32k;
	' . ($tls ? 'listen 127.0.0.1:8085 ssl;
	ssl_certificate crt; ssl_certificate_key key;' : '') . '
	responses on;
	responses_abort drain=60s;
	responses_count main;
	proxy_http_version 1.1;', %locations) . server('
	listen 127.0.0.1:8083; access_log off;',
	'= /status' => 'responses_status main;',
) . <<'EOF2', connections => 2048, main => 'worker_shutdown_timeout 3s;');
log_format r "$uri|$status $responses_status $responses_input_tokens "
             "$responses_output_tokens $responses_terminal";
access_log %%TESTDIR%%/r.log r;
responses_zone zone=main:64k;
http2_max_concurrent_streams 1000;
proxy_cache_path %%TESTDIR%%/cache keys_zone=one:1m;
proxy_cache_key $request_id;

upstream two {
    server 127.0.0.1:8081;
    server 127.0.0.1:8081 backup;
}

upstream kept {
    server 127.0.0.1:8081;
    keepalive 4;
}
EOF2

###############################################################################

my @stream = stream(20);
my @begin = @stream[0, 1];
my @rest = @stream[2 .. $#stream];
my @chat = (map({ qq/data: {"object":"chat.completion.chunk","choices":/
	. qq/[{"delta":{"content":"word $_"}}]}\n\n/ } 1 .. 9),
	qq/data: {"object":"chat.completion.chunk","choices":[],"usage":/
	. qq/{"prompt_tokens":11,"completion_tokens":7}}\n\n/,
	"data: [DONE]\n\n");

my $json = '{"object":"response","id":"resp_1","status":"completed","model":'
	. '"m-1","output":[],"usage":{"input_tokens":11,"output_tokens":7,'
	. '"total_tokens":18}}';

my (%go, %conns);
my $silent = sub { 0 };

# most of it is sent on as it is, from nginx's buffers

my @e = sample();
my @flood = map { my $number = 4 + $_;
	$e[4] =~ s/Hel/'x' x 900/er =~ s/"sequence_number":\K\d+/$number/r }
	1 .. 20000;

sub gate {
	my ($uri) = @_;
	return sub { $go{$uri =~ s/\?.*//r} };
}

my $u = upstream(port(8081),
	qr!^/gate/! => sub { answer([ @begin, gate(@_), @rest ]) },
	qr!^/each/! => sub { answer([ @begin, gate(@_),
		map({ ($_, taken()) } @rest[0 .. 2]), @rest[3 .. $#rest] ]) },
	qr!^/close/! => sub { answer([ @begin, gate(@_), @rest ],
		framing => 'close') },
	qr!^/chat/! => sub { answer([ $chat[0], gate(@_), @chat[1 .. $#chat] ]) },
	qr!^/plain/! => sub { answer([ @begin, gate(@_), @rest ],
		type => 'text/plain') },
	qr!^/cut/! => sub { answer([ @begin, gate(@_), @rest[0 .. 3], fin() ],
		framing => 'cut') },
	qr!^/bad/! => sub { (answer([ @begin, gate(@_) ], framing => 'cut'),
		"zz\r\n", $silent) },
	qr!^/stays/! => sub { answer([ @begin, gate(@_), @rest, $silent ]) },
	qr!^/flood/! => sub { answer([ @e[0 .. 4], gate(@_), @flood,
		$stream[-1] ]) },
	qr!^/silent/! => sub { answer([ @begin, $silent ]) },
	qr!^/mute/! => sub { answer([ $begin[0], $silent ]) },
	qr!^/held/! => sub { answer([ $begin[0], gate(@_), $begin[1], @rest ]) },
	qr!^/late/! => sub { (gate(@_), answer([ @stream ])) },
	qr!^/never/! => sub { ($silent) },
	qr!^/json/! => sub { (gate(@_), answer([ $json ],
		type => 'application/json', framing => 'length')) },
	qr!^/part/! => sub { answer([ substr($json, 0, 50), gate(@_),
		substr($json, 50) ], type => 'application/json') },
	qr!^/half/! => sub { answer([ substr($json, 0, 50), $silent ],
		type => 'application/json') },
	qr!^/file/! => sub { (gate(@_), answer([ 'x', $silent ],
		type => 'text/plain')) },
	qr!^/failed/! => sub { (gate(@_), answer([ '{"error":{"code":"x"}}' ],
		type => 'application/json', framing => 'length',
		status => '503 No')) },
	qr!^/talks/! => sub { answer([ @begin,
		map { (pause(0.05), ": wait\n\n") } 1 .. 1000 ]) },
	qr!^/conn/! => sub { $conns{$_[2]} = 1; answer([ @stream ]) },
	qr!^/kept/! => sub { $conns{$_[2]} = 1;
		answer([ @begin, gate(@_), @rest ]) },
);

$t->run();

my $n = 0;
my $waiting = qr/(?:mute|held|late|never|json|part|half|file|failed)/;
my $read = 'aborted 11 7 upstream';

# ways to begin and to leave

my %ways = (
	close => sub { begun(client(uri => $_[0]), 'close') },
	reset => sub { begun(client(uri => $_[0]), 'abort') },
	old => sub { begun(client(uri => $_[0], version => '1.0'), 'close') },
	half => sub { my ($c) = begun(client(uri => $_[0]));
		shutdown($c->{s}, 1); $c },
	next => sub { my $c = begun(client(uri => $_[0]));
		$c->request(uri => '/conn/2'); pump(sub { $c->{out} eq '' });
		$c->close(); },
	tls => sub { begun(curl('-k', 'https://127.0.0.1:' . port(8085) . $_[0]),
		'close') },
	h2 => sub { my $h = h2(port => 8090); begun($h->get($_[0]), 'abort');
		$h },
	'h2 close' => sub { my $h = h2(port => 8090); begun($h->get($_[0]));
		$h->close() },
);

###############################################################################

# each way to leave; by default the upstream is closed

foreach my $way (grep { $tls || $_ ne 'tls' } sort keys %ways) {
	is(left($way, '/gate'), "200 $read", $way);
	is(left($way, '/cached/gate'), "200 $read", "$way, cache");
	like(left($way, '/off/silent'), qr/ aborted - - none$/, "$way, off");
	is($u->busy(), 0, "$way, off, upstream is closed");
	like(left($way, '/cached/off/silent'), qr/ aborted - - none$/,
		"$way, off, cache");
	is($u->busy(), 0, "$way, off, cache, upstream is closed");
}

# each kind of stream, and what ends it, for HTTP/1 and HTTP/2

my $none = 'aborted - - none';

my @table = (
	[ '/close', $read ],
	[ '/gzip/gate', $read ],
	[ '/rules/gate', $read ],
	[ '/ignore/each', $read ],
	[ '/types/plain', $read ],
	[ '/chat', $read ],
	[ '/v10/close', $read ],
	[ '/long/stays', $read ],
	[ '/cut', $none ],
	[ '/bad', $none ],
	[ '/short/silent', $none ],
	[ '/short/talks', $none ],
	[ '/idle/talks', $none ],
	[ '/total/talks', $none ],
	[ '/read/silent', $none ],
	[ '/dry/silent', $none ],
	[ '/responses/close/mute', 'aborted - - -', 499 ],
	[ '/responses/close/late', 'aborted - - -', 499 ],
	[ '/responses/hold/held', $read ],
	[ '/responses/hold/late', $read ],
	[ '/responses/hold/json', 'aborted 11 7 -' ],
	[ '/responses/plain/late', $read ],
	[ '/responses/plain/json', 'aborted 11 7 -' ],
	[ '/responses/plain/part', 'aborted 11 7 -' ],
	[ '/responses/streamed/late', $read ],
	[ '/responses/streamed/json', 'aborted 11 7 -' ],
	[ '/responses/streamed/part', 'aborted 11 7 -' ],
	[ '/responses/rules/json', 'aborted 11 7 -' ],
	[ '/responses/rules/part', 'aborted 11 7 -' ],
	[ '/responses/rules/late', $read ],
	[ '/responses/plain/file', '- - - -' ],
	[ '/responses/short/mute', 'aborted - - -', 499 ],
	[ '/responses/short/never', 'aborted - - -', 499 ],
	[ '/responses/short/half', 'aborted - - -', '(?:200|499)' ],
	[ '/responses/next/failed', 'aborted - - -', 499 ],
	[ '/module-off/silent', '- - - -' ],
);

foreach my $row (@table) {
	my ($what, $want, $status) = @$row;
	$status ||= 200;

	foreach my $way (qw/ close h2 /) {
		like(left($way, $what), qr/^$status $want$/, "$what, $way");
		is($u->busy(), 0, "$what, $way, upstream is closed");
	}
}

unlike($t->read_file('error.log'), qr/failure with code/,
	'no failure is generated');

# connections that ended well are used again

%conns = ();
like(left('close', '/kept/kept'), qr/^200 $read$/, 'kept');
get('/kept/conn/1');
is(scalar keys %conns, 1, 'connection of the upstream is used again');

# clients that did not read: what they did not get is given up

my ($pid) = worker_pids($t);
my $size = size($pid);

foreach my $l ('', '/gzip', '/long') {
	foreach my $how (qw/ close abort /) {
		my $uri = "$l/flood/" . ++$n;
		my $c = begun(client(uri => $uri, rcvbuf => 4096, limit => 1024));

		$c->{paused} = 1;
		$go{$uri =~ s!^/(?:gzip|long)!!r} = 1;
		pump(sub { stuck($u) });
		$c->$how();
		like(line($uri), qr/^200 $read$/, "blocked, $l$how");
	}
}

# streams of HTTP/2 are blocked by their window or by the connection, on which
# other ones go on

foreach my $window (1000, 0x3fffffff) {
	my $h = h2(port => 8090, window => $window, rcvbuf => 4096);
	my @uris = map { '/flood/' . ++$n } 1 .. 3;
	my @s = map { begun($h->get($_)) } @uris;

	$h->{paused} = 1;
	$go{$_} = 1 foreach @uris;
	pump(sub { stuck($u) });

	my $before = gone();

	$_->abort() foreach @s[0, 1];
	my $other = $h->get('/conn/3');
	pump(sub { gone() > $before });
	$h->{paused} = 0;
	$other->window(100000);
	like($other->whole(), qr/\A[^c].*response\.completed/s,
		"HTTP/2, window $window, another stream");
	like(line($_), qr/^200 $read$/, "HTTP/2, window $window, blocked")
		foreach @uris[0, 1];
	$h->close();
	like(line($uris[2]), qr/^200 $read$/,
		"HTTP/2, window $window, connection closed");
}

# the final event has come a second ago, but cannot be sent any more

foreach my $what (qw/ gate stays off\/stays /) {
	foreach my $how (qw/ abort close /) {
		my $h = h2(port => 8090, window => 1000);
		my $uri = "/$what/" . ++$n;
		my $c = begun($h->get($uri));

		$go{$uri =~ s!^/off!!r} = 1;
		pump(pause(1.3));
		$how eq 'abort' ? $c->abort() : $h->close();
		like(line($uri), qr/ completed 11 7 upstream$/,
			"HTTP/2, $what, the end is blocked, $how");
		$h->close();
	}
}

is($u->busy(), 0, 'upstreams are closed');

cmp_ok(size($pid)->{pages}, '<', $size->{pages} + 1024, 'blocked, memory')
	if $Test::Nginx::MODULE ne '';

# many of them

my @sizes;

foreach my $round (1 .. 4) {
	my @uris = map { '/gate/' . ++$n } 1 .. 300;
	my $h = h2(port => 8090);
	my @c = map { $_ % 3 ? client(uri => $uris[$_]) : $h->get($uris[$_]) }
		0 .. $#uris;

	begun($_) foreach @c;

	my $before = gone();

	$_->abort() foreach @c;
	pump(sub { gone() >= $before + @c });
	$go{$_} = 1 foreach @uris;
	is(scalar(grep { line($_) =~ /^200 $read$/ } @uris), 300, 'many, logged');
	$h->close();
	push @sizes, size($pid);
}

cmp_ok($sizes[-1]{files}, '<', 60, 'many, descriptors');

# the heap grows by some 100 pages until it has seen the worst order; what 600
# streams leave behind would be more than half a page of each

cmp_ok($sizes[-1]{pages}, '<', $sizes[1]{pages} + 300, 'many, memory')
	if $Test::Nginx::MODULE ne '';

# a reload, and the end of a worker process, which ends them, too

my @uris = ('/long/gate/' . ++$n, '/long/silent/' . ++$n,
	'/long/talks/' . ++$n);
my $before = gone();
my $h = h2(port => 8090);

begun(client(uri => $_), 'close') foreach @uris[0, 1];
begun($h->get($uris[2]), 'abort');
pump(sub { gone() > $before + 2 });
$t->reload();
pump(sub { grep { $_ != $pid } worker_pids($t) });
$go{$uris[0] =~ s!/long!!r} = 1;
like(line($uris[0]), qr/^200 $read$/, 'reload, read on');
like(line($_), qr/^200 aborted - - none$/, 'shutdown') foreach @uris[1, 2];
ok(pump(sub { !grep { $_ == $pid } worker_pids($t) }), 'shutdown, worker');

# counters: the streams are aborted, their tokens are those of the upstream

my $log = $t->read_file('r.log');
my $metrics = get('/status', port => 8083)->content();

is(total($metrics, 'streams', 'status="aborted"'),
	scalar(() = $log =~ / aborted /g), 'counted, streams');
is(total($metrics, 'tokens', 'kind="output"'),
	7 * scalar(() = $log =~ / 11 7 /g), 'counted, tokens');

###############################################################################

# a stream whose first output has come, or that is held

sub begun {
	my ($c, $leave) = @_;

	pump(sub { $c->content() =~ /created|chat/
		|| @{$u->{requests}} && $u->{requests}[-1] =~ m!/$waiting/$n ! });
	$c->$leave() if $leave;

	return $c;
}


# the log of a client that left

sub left {
	my ($way, $what) = @_;

	my $uri = "$what/" . ++$n;
	my $before = gone();
	my $c = $ways{$way}->($uri);

	pump(sub { gone() > $before }) unless "$way$what" =~ m!close/ignore!;
	$go{$uri =~ s!^/.*(/\w+/\d+)$!$1!r} = 1;

	return line($uri);
}


# clients that nginx has missed

sub gone {
	return scalar(() = $t->read_file('error.log')
		=~ /client (?:prematurely|canceled|terminated)|(?:recv|writev)\(\) failed/g);
}


sub line {
	my ($uri) = @_;
	my $log = logged($t, 'r.log', qr/^\Q$uri\E\|/m);

	return $log =~ /^\Q$uri\E\|(.*)$/m ? $1 : '';
}


# an upstream that cannot send on

sub stuck {
	my ($u) = @_;
	my @open = grep { !$_->{closed} && length $_->{out} } @{$u->{conns}};
	my $sent = join ' ', map { $_->{sent} } @open;

	pump(pause(0.2));

	return @open && $sent eq join ' ', map { $_->{sent} } @open;
}


sub total {
	my ($metrics, $name, $label) = @_;
	my $sum = 0;

	$sum += $1 while $metrics
		=~ /^nginx_responses_${name}_total\{[^}]*,$label\} (\d+)/mg;

	return $sum;
}


sub size {
	my ($pid) = @_;

	open my $fh, '<', "/proc/$pid/statm" or die "/proc/$pid/statm: $!";
	my (undef, $pages) = split ' ', <$fh>;

	return { pages => $pages, files => scalar(() = glob "/proc/$pid/fd/*") };
}
