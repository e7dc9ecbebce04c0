#!/usr/bin/perl

# Tests for ngx_http_responses_module, comments and events that keep a silent
# stream alive: where they stand and where they must not, and who gets them.
# All else is as it is without them.
#
# Most upstreams are silent until their client has seen so many of them, so
# that little depends on how long anything takes.

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses;
use Test::Responses::Beats;
use Test::Responses::Contract qw/ violations sample /;

###############################################################################

my $t = Test::Nginx->new()->has(qw/http http_v2 proxy cache gzip mirror
	auth_request addition rewrite/);

my @e = sample();
my $in = join '', @e;

# streams that are silent at any byte, by what they are like

my %kinds = (
	plain => $in,
	crlf => $in =~ s/\n/\r\n/gr,
	cr => $in =~ s/\n/\r/gr,
	comments => join(": two\n\n", map { ": one\n$_" } @e),
	inside => $in =~ s/\ndata/\n: in\ndata/gr,
	bare => join('', map { s/"sequence_number":\d+,//r } @e),
);

my %locations = (
	'' => '',
	v10 => 'proxy_http_version 1.0;',
	buffered => 'proxy_buffering on; postpone_output 100000;',
	cache => 'proxy_cache one; proxy_cache_valid 1m; proxy_cache_key $uri;',
	gzip => 'gzip on; gzip_types text/event-stream;',
	rate => 'limit_rate 3k;',
	auth => 'auth_request /part;',
	mirror => 'mirror /part;',
	off => 'responses_heartbeat off;',
	'module-off' => 'responses off;',
	dry => 'responses_dry_run on;',
	calm => 'responses_heartbeat 1500ms;',
	limit => 'responses_max_event_size 256;',
	'limit-off' => 'responses_max_event_size 256; responses_heartbeat off;',
	hide => 'responses_max_event_size 1k; responses_hide_event acme.*;',
	none => 'responses_failure off;',
	stall => 'proxy_read_timeout 700ms;',
	ignore => 'proxy_ignore_client_abort on;',
	rules => 'include rules;',
	'rules-off' => 'include rules; responses_heartbeat off;',
	event => 'responses_heartbeat 100ms event;',
	eugpt => 'responses_heartbeat 100ms event; responses_profile eugpt;',
	lines => 'responses_heartbeat 100ms event; responses_profile openai event=none;',
	unseen => 'responses_heartbeat 100ms event; responses_hide_event keep*;',
	field => 'responses_heartbeat 100ms event;
		responses_set_field at $request_method;',
	added => 'add_before_body /part; add_after_body /part;
		addition_types text/event-stream;',
	'/intercept/' => 'proxy_intercept_errors on; error_page 502 = @fallback;',
	'@fallback' => 'rewrite ^ /silent break;',
	'= /part' => '',
);

$t->write_http(server('
	listen       127.0.0.1:8080 sndbuf=32k;
	listen       127.0.0.1:8090 http2;
	responses on;
	responses_heartbeat 100ms;', %locations) . <<'EOF', connections => 2048);
log_format r "$uri $status $responses_status $responses_events_added";
access_log %%TESTDIR%%/r.log r;
proxy_cache_path %%TESTDIR%%/cache keys_zone=one:1m;
http2_max_concurrent_streams 500;
proxy_http_version 1.1;
EOF

$t->write_file('rules', <<'EOF');

responses_add_event acme.trace after=response.created at=$request_method;
responses_add_event acme.each before=response.output_text.delta each
                    n:=$responses_events;
responses_hide_event response.content_part.*;
responses_hide_item function_call;
responses_set_field response.model other;
responses_rewrite_text Hello Bye;

EOF

my $long = "event: acme.x\ndata: {\"type\":\"acme.x\",\"x\":\"" . 'x' x 2000;
my @flood = map { $e[4] =~ s/Hel/'x' x 900/er
	=~ s/"sequence_number":\K\d+/3 + $_/er } 1 .. 900;
my @tail = map { my $m = $_ + 904; $e[$_ + 5]
	=~ s/"sequence_number":\K\d+/$m/r } 0 .. 8;
my $much = join '', @e[0 .. 3], @flood, @tail;
my $go;

my $u = upstream(port(8081),
	qr!^/silent! => sub { answer([ silent($_[0]) ]) },
	qr!^/close! => sub { answer([ silent($_[0]) ], framing => 'close') },
	qr!^/at/! => \&at,
	qr!^/burst! => sub { answer([ map { ($_, pause(0.15)) } @e ]) },
	qr!^/resumed! => sub { answer([ pause(0.25),
		@e[6 .. $#e] ]) },
	qr!^/hidden! => sub { answer([ @e[0 .. 4], $long, beaten($_[0], 2),
		"\"}\n\n", @e[5 .. $#e] ]) },
	qr!^/quiet! => sub { answer([ pause(0.3), @e[0 .. 5], pause(0.3),
		@e[6 .. $#e] ]) },
	qr!^/late! => sub { (pause(0.4), answer($in)) },
	qr!^/after! => sub { answer([ $in, pause(0.4), fin() ],
		framing => 'cut') },
	qr!^/done! => sub { answer([ $in, "data: [DONE]\n\n", pause(0.4) ]) },
	qr!^/cut! => sub { answer([ @e[0 .. 5], beaten($_[0], 2), fin() ],
		framing => 'cut') },
	qr!^/other! => sub { answer([ 'a', pause(0.3), 'b' ],
		type => 'text/plain') },
	qr!^/error! => sub { answer([ ": a\n\n", pause(0.3) ],
		status => '500 Oops') },
	qr!^/much! => sub { answer([ join('', @e[0 .. 3], @flood),
		beaten($_[0], 1), join('', @tail) ]) },
	qr!^/held! => sub { answer([ @e[0 .. 5], sub { $go },
		@e[6 .. $#e] ]) },
	qr!^/hang! => sub { answer([ @e[0 .. 5], sub { 0 } ]) },
	qr!^/stays! => sub { answer([ @e, sub { 0 } ]) },
	qr!^/begun! => sub { answer([ sub { 0 } ]) },
	qr!^/intercept! => sub { (pause(0.3), answer('', status => '502 Bad',
		framing => 'length')) },
	qr!^/part! => sub { (pause(0.3), answer([ 'pa', pause(0.3), 'rt' ],
		type => 'text/plain')) },
);

my @ways = ('', qw! /v10 /buffered /cache /rate /auth /mirror !);
my @none = qw! /off/quiet /module-off/quiet /dry/quiet /other /error !;

$t->run();

my $h2 = h2(port => 8090);

###############################################################################

# after the header and between events, whatever way the answer takes

my %c = map { my $way = $_; map { my $uri = "$way/silent$_";
	($uri => $_ eq '2' ? listen_h2($h2, $uri)
		: listen_to($uri, version => $_)) } qw/ 1.1 1.0 2 / } @ways;

is(said($c{$_}), '', $_) foreach sort keys %c;

is(said(listen_to('/close')), '', 'closed by the upstream');
is(said(listen_gzip('/gzip/silent')), '', 'compressed');
is(said(listen_to('/intercept/')), '', 'a response that was replaced');

# silent at any byte: the comment comes, and the stream is the same

foreach my $kind (sort keys %kinds) {
	is(everywhere("at/$kind", 47), '', "anywhere, $kind");
	is(everywhere("limit/at/$kind", 97), '', "anywhere, $kind, too long");
}

is(everywhere('event/at/plain', 61), '', 'anywhere, events');

# together with rules that hide, add and hold events; a hidden event that is
# too long to be held: nothing of it is sent

my $ruled = get('/rules-off/burst')->content();
is(said(listen_to('/rules/silent'), $ruled), '', 'rules');
is(said(listen_to('/hide/hidden')), '', 'hidden event, too long');

my $c = listen_to('/added/silent');
$c->wait();
is(without($c->content() =~ s/\Apart//r =~ s/part\z//r, $in), '',
	'text before and after');

# none where there should be none

is(beats(get("$_?none")->content()), 0, "none, $_") foreach @none;

foreach my $uri (qw! /late /after /done !) {
	my $got = get("$uri?none")->content();

	is(without($got, $in), '', "none, $uri");
	unlike($got, qr/response\.completed.*: keepalive/s, "none, $uri, after");
}

is(beats(get('/calm/burst?none')->content()), 0, 'none while events come');

$c = listen_to('/silent');
$c->wait();
$c->request(uri => '/other');
$c->wait();
$c->{raw_too} = 1;
pump(pause(0.3));
is($c->content(1), 'ab', 'next request');
is($c->{raw}, '', 'between requests');

# nor is the upstream kept open

is(said(listen_to('/stays')), '', 'an upstream that stays open');
is($u->busy(), 0, 'it is closed');

# none after a made terminal; without one, the stream just ends

foreach my $row ([ '', 'openai' ], [ '/eugpt', 'eugpt' ], [ '/none', '' ]) {
	my ($way, $profile) = @$row;

	$c = listen_to("$way/cut");
	$c->wait();

	my $last = (split(/\n\n/, $c->content()))[-1];

	like($last, $profile ? qr/"upstream_error"/ : qr/"lo"|^: keepalive$/,
		"made terminal $way, last");
	is(join("\n", violations($c->content(), open => !$profile,
		profile => $profile || 'openai')), '', "made terminal $way");
}

$c = listen_to('/stall/hang');
$c->wait();
cmp_ok(beats($c->content()), '>=', 1, 'time-out, comments');
is(join("\n", violations($c->content())), '', 'time-out');

# events

foreach my $way (qw! /event /eugpt /lines /field !) {
	$c = listen_to("$way/silent");
	$c->wait();
	my $got = $c->content();

	is(join("\n", violations($got, profile => $way eq '/eugpt' ? 'eugpt'
		: 'openai', $way eq '/lines' ? (line => 'none') : ())), '',
		"$way, contract");
	like($got, qr/\A(?:: keepalive\n\n){2,}(?:event|data)/,
		"$way, comments before response.created");
	like($got, $way eq '/field' ? qr/"type":"keepalive"[^\n]*"at":"GET"
			|"at":"GET"[^\n]*"type":"keepalive"/x
		: $way eq '/lines' ? qr/\n\ndata: \{"type":"keepalive","seq/
		: qr/event:\ (?:keepalive|message)\n
			data:\ \{"type":"keepalive","sequence_number":7\}\n/x,
		"$way, event");
}

is(said(listen_to('/unseen/silent')), '', 'hidden: comments');

like(numbers(get('/event/resumed/responses?starting_after=48')), qr/^49\* (?:\d+\* )*5\d 5\d/,
	'of a resumed stream it may be the first event');

get('/event/quiet?none');
like(logged($t, 'r.log', qr!^/event/quiet!m),
	qr!^/event/quiet 200 completed [1-9]!m, 'counted as added');

###############################################################################

# A window for one comment and a half: no more than two are made, whatever
# time goes by, and they leave whole when it opens.

my $shut = h2(port => 8090, window => 20);
my @held = map { listen_h2($shut, '/held') } 1 .. 20;
my @begun = map { listen_h2($shut, '/begun') } 1 .. 20;

ok(pump(sub { !grep { length $_->content() < 20 } @held, @begun }),
	'no window');
pump(pause(1));
is(scalar(grep { length $_->content() != 20 } @held, @begun), 0,
	'no window, nothing more');

$_->window(6) foreach @begun;
ok(pump(sub { !grep { $_->content() ne ": keepalive\n\n" x 2 } @begun }),
	'two comments, whole');

$go = 1;
$_->window(100000) foreach @held;
is(worst(map { said($_) } @held), '', 'window opened');
cmp_ok((sort { $b <=> $a } map { beats($_->content()) } @held)[0], '<', 4,
	'window opened, comments');

# streams that are reset in silence, and a connection that goes

$_->abort() foreach @begun;
is($u->busy(), 0, 'reset in silence');
$shut->close();

$go = 0;
$shut = h2(port => 8090);
@held = map { listen_h2($shut, '/held') } 1 .. 20;
pump(sub { !grep { beats($_->content()) < 1 } @held });
$shut->close();
is($u->busy(), 0, 'connection closed in silence');

# clients that do not read: what waits is not added to

foreach my $way ('', '/gzip') {
	my $listen = $way ? \&listen_gzip : \&listen_to;
	my @slow = map { $listen->("$way/much", rcvbuf => 4096) } 1 .. 5;

	pump(sub { !grep { length $_->content() < 3000 } @slow });
	$_->{paused} = 1 foreach @slow;
	pump(pause(1.5));
	$_->{paused} = 0 foreach @slow;

	is(worst(map { said($_, $much) } @slow), '', "slow$way");

	my ($most) = sort { $b <=> $a } map { beats($_->content()
		=~ s/"sequence_number":903.*//sr) } @slow;
	cmp_ok($most, '<', 12, "slow$way, comments");
}

# clients that leave: the upstream is closed, the worker goes on

foreach my $uri (qw! /hang /begun /gzip/hang !) {
	foreach my $how (qw/ close abort /) {
		$c = $uri =~ /gzip/ ? listen_gzip($uri) : listen_to($uri);
		pump(sub { beats($c->content()) >= 2 });
		$c->$how();
		is($u->busy(), 0, "$how, $uri");
	}
}

like(logged($t, 'r.log', qr!^/hang/responses \d+ aborted!m),
	qr!^/hang/responses \d+ aborted 0$!m, 'left, logged');

$c = listen_to('/ignore/held');
pump(sub { beats($c->content()) >= 1 });
$c->abort();
pump(pause(0.3));
$go = 1;
like(logged($t, 'r.log', qr!^/ignore/held!m),
	qr!^/ignore/held/responses \d+ \w+ \d+$!m, 'one who is not missed');

###############################################################################

# silence before the first event, within the stream, before the last one

sub silent {
	my ($uri) = @_;

	return (beaten($uri, 2), @e[0 .. 5], beaten($uri, 2),
		@e[6 .. $#e - 1], beaten($uri, 1), $e[-1]);
}


# what is wrong with a whole stream

sub said {
	my ($c, $want) = @_;

	return without($c->whole(60), $want // $in);
}


sub worst { return (grep { $_ ne '' } @_)[0] // '' }


# numbers as sent, those of keepalive events with a star

sub numbers {
	my ($c) = @_;

	$c = listen_to($c) unless ref $c;
	$c->wait();

	return join ' ', map { my $d = decode($_->{data});
		($d->{sequence_number} // '-')
			. ($d->{type} eq 'keepalive' ? '*' : '') }
		sse_parse($c->content());
}


# Streams that stop at every so many bytes; the first complaint.  Events change
# the numbers of those that follow, and lengths with them.

sub everywhere {
	my ($what, $step) = @_;

	my ($kind) = $what =~ m!at/(\w+)!;
	my @todo = map { $_ * $step } 0 .. (length($kinds{$kind}) - 1) / $step;
	my $want = get(($what =~ /^limit/ ? '/limit-off' : '/off')
		. "/at/$kind/0")->content();
	my %c = map { $_ => listen_to("/$what/$_") } @todo;

	foreach my $at (@todo) {
		my $said = $what =~ /^event/ ? events($c{$at})
			: said($c{$at}, $want);

		$c{$at}->close();
		return "at $at: $said" if $said ne '';
	}

	return '';
}


sub events {
	my ($c) = @_;

	$c->wait();
	my @found = violations($c->content());
	my $rest = join '', map { s/"sequence_number":\d+//gr }
		grep { !/\A(?:event|): keepalive\n/ }
		split(/(?<=\n\n)/, $c->content());

	return $found[0] // ($rest eq $in =~ s/"sequence_number":\d+//gr ? ''
		: $rest);
}


sub at {
	my ($uri) = @_;

	my ($kind, $at) = $uri =~ m!^/at/(\w+)/(\d+)!;
	my $bytes = $kinds{$kind};

	return answer($bytes) unless listener($uri);

	# none within what is too long, and none after the last event

	my $none = listener($uri)->{sought} =~ m!^/limit/!
		|| $at > rindex($bytes, '}');

	return answer([ substr($bytes, 0, $at), $none ? pause(0.25)
		: beaten($uri, 1), substr($bytes, $at) ]);
}
