#!/usr/bin/perl

# Tests for ngx_http_responses_module, the life of connections and workers:
# keep-alive and pipelining, streams that are open while workers are replaced,
# told to stop, or end at worker_shutdown_timeout.

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses;
use Test::Responses::Beats;
use Test::Responses::Contract qw/ sample violations /;

###############################################################################

my $t = Test::Nginx->new()->has(qw/http proxy cache http_v2 gzip
	upstream_keepalive/);

my %locations = (
	'' => '',
	off => 'proxy_buffering off;',
	cached => 'proxy_cache one; proxy_cache_valid 200 1m;
		proxy_cache_key $request_uri;',
	keep => 'responses_profile openai done=keep;',
	beats => 'responses_heartbeat 100ms;',
	none => 'responses_failure off;',
	cut => 'responses_failure cut;',
	dry => 'responses_dry_run on;',
	gzip => 'gzip on; gzip_types text/event-stream; gzip_min_length 0;',
	ignore => 'proxy_ignore_client_abort on;',
);

my $conf = server('
	listen       127.0.0.1:8080;
	listen       127.0.0.1:8090 http2;
	responses on;
	responses_count main;
	add_header X-Start %%START%%;',

	'= /metrics' => 'responses_status main; access_log off;',
	map { $_ => "$locations{$_} proxy_pass http://u/;" } keys %locations,
) . <<'EOF';
log_format r "$request_uri $status $responses_status $responses_terminal "
             "$responses_error_code $responses_id $responses_input_tokens";
access_log %%TESTDIR%%/r.log r;

proxy_cache_path %%TESTDIR%%/cache keys_zone=one:1m;
http2_max_concurrent_streams 1000;
responses_zone zone=main:64k;
proxy_http_version 1.1;
proxy_set_header Connection "";

upstream u {
    server 127.0.0.1:8081;
    keepalive 4;
}
EOF

my @e = sample();
my $in = join '', @e;
my $other = $in =~ s/resp_1/resp_2/gr;
my $open = join '', @e[0 .. 5];
my ($go, $start) = (0, 0);

my $u = upstream(port(8081),
	qr!^/first! => sub { answer([ $e[0], sub { 0 } ]) },
	qr!^/half! => sub { answer([ $open . substr($e[6], 0, 50),
		sub { 0 } ]) },
	qr!^/go! => sub { answer([ $open, sub { $go },
		join('', @e[6 .. $#e]) ]) },
	qr!^/hang! => sub { answer([ $open, sub { 0 } ]) },
	qr!^/fresh! => sub { answer([ $in ]) },
	qr!^/length! => sub { answer($in, framing => 'length') },
	qr!^/other! => sub { answer([ $other ]) },
	qr!^/plain! => sub { answer('plain', framing => 'length',
		type => 'text/plain') },
	qr!^/bytes/(\d+)! => sub { answer([ substr($in, 0,
		($_[0] =~ /(\d+)/)[0]), sub { 0 } ]) },
	qr!^/usage! => sub { answer([ $e[0], event('response.in_progress',
		'"response":{"id":"resp_1","usage":{"input_tokens":9}}', 1),
		sub { 0 } ]) },
);

my $n = 28;
my @kinds = ('', qw! /off /cached /keep /beats !);
my @uris = ((map { "$_/hang" } @kinds), '/first', '/half');
my @times = qw/ 1500ms 300ms /;
my @turns = qw! /fresh /other /plain /length /fresh /other /plain /fresh !;

configure('');
$t->run();

###############################################################################

# no state goes from one request of a connection to the next

my %is = ('/other' => $other, '/plain' => 'plain');

my $r = client();
$r->request(uri => $_) foreach @turns;
$r->wait();
is($r->content($_), $is{$turns[$_]} // $in, "pipelined, $turns[$_]")
	foreach 0 .. $#turns;

$r = client();

foreach my $uri (@turns) {
	$r->request(uri => $uri);
	$r->wait();
}

is(join(' ', grep { $r->content($_) ne ($is{$turns[$_]} // $in) }
	0 .. $#turns), '', 'kept alive');

$r = client(uri => '/fresh');
$r->request(uri => '/fresh', method => 'HEAD');
$r->request(uri => '/fresh', method => 'POST', content => '{}');
$r->wait();
is($r->content(2), $in, 'after HEAD');

# streams at the same time, each its own

my @many = map { client(uri => $_ % 2 ? '/go' : '/hang') } 1 .. 50;
ok(pump(sub { !grep { !$_->has('"lo"') } @many }), 'many streams');
$go = 1;
is(scalar(grep { $many[$_]->wait(); $many[$_]->content() eq $in }
	grep { $_ % 2 == 0 } 0 .. 49), 25, 'many streams, whole');

# clients leave: upstreams are closed, what is known is logged

$_->abort() foreach @many;
is($u->busy(), 0, 'many streams, left');
is(count('aborted'), 25, 'many streams, left, counted');

foreach my $at (0, 1, 30, 200, length $open) {
	my $c = client(uri => "/bytes/$at/responses");
	pump(sub { $c->status() }, 1);
	$c->abort();
	like(logged($t, 'r.log', qr!^/bytes/$at/!m),
		qr!^/bytes/$at/responses \d+ aborted none!m, "left at byte $at");
}

my $c = client(uri => '/usage');
pump(sub { $c->has('response.in_progress') });
$c->close();
like(logged($t, 'r.log', qr!^/usage!m),
	qr!^/usage \d+ aborted none - resp_1 9$!m, 'left, part of the usage');

$go = 0;
$c = client(uri => '/ignore/go');
pump(sub { $c->has('"lo"') });
$c->abort();
pump(pause(0.1));
$go = 1;
like(logged($t, 'r.log', qr!^/ignore!m), qr!^/ignore/go \d+ \w+!m,
	'client that is not missed');

# reloads: running streams end as they began

$go = 0;
my ($old) = workers();
my @c = map { listen_to("$_/go") } @kinds;
seen(@c);

foreach my $n (1 .. 3) {
	configure('', reload => 1, nowait => 1);
	ok(pump(sub { started() }), "reload $n");
}

beat(@c);
$go = 1;
is(wrong(@c), '', 'streams over reloads');
like(logged($t, 'r.log', qr!^/go!m), qr!^/go/\S+ 200 completed upstream!m,
	'streams over reloads, logged');
ok(pump(sub { @{[ workers() ]} == 1 && (workers())[0] != $old }),
	'old workers left');

# a worker that is asked to leave, and one that is told to stop at once

$go = 0;
@c = map { listen_to("$_/go") } @kinds;
seen(@c);
($old) = workers();
kill 'QUIT', $old;
beat(@c);
$go = 1;
is(wrong(@c), '', 'QUIT');
ok(pump(sub { !grep { $_ == $old } workers() }), 'QUIT, worker left');

@c = map { listen_to("$_/hang") } @kinds;
seen(@c);
($old) = workers();
kill 'TERM', $old;
ok(pump(sub { !grep { !$_->{closed} } @c }), 'TERM, at once');
is((grep { $_->has('server_shutdown') || $_->complete() } @c), 0,
	'TERM, nothing is added');
ok(pump(sub { get('/fresh')->content() eq $in }), 'TERM, next');

# without a time-out nginx waits

configure('', reload => 1);
$go = 0;
@c = map { listen_to("$_/go") } @kinds;
seen(@c);
configure('', reload => 1, nowait => 1);
pump(pause(1.3));
is((grep { $_->has('server_shutdown') || $_->{closed} } @c), 0,
	'no time-out, streams go on');
$go = 1;
is(wrong(@c), '', 'no time-out, streams end');

###############################################################################

# streams that are open when the time-out is about to end

foreach my $time (@times) {
	configure($time, reload => 1);

	my ($pid) = workers();
	my $before = count('shutdown');
	my @c = map { client(uri => $uris[$_ % @uris]) } 1 .. $n;
	my $h2 = h2(port => 8090);
	my @h2 = map { $h2->get($uris[$_ % @uris]) } 1 .. $n;
	my @other = map { client(uri => "${_}/hang") } qw(/none /cut /dry);
	my $gzip = client(uri => '/gzip/hang',
		headers => [ 'Accept-Encoding: gzip' ]);

	seen(@c, @h2, @other);
	pump(sub { $gzip->content() ne '' });

	configure($time, reload => 1, nowait => 1);
	pump(sub { !(grep { !$_->{closed} } @c, @other) && $h2->{closed} });

	is(broken(@c), '', "$time, streams");
	is(scalar(grep { $_->complete() && $_->content()
		=~ /event: response\.failed\n.*"(?:server_shutdown|server_error)"/ }
		@c), $n, "$time, failures, well-formed");
	is(broken(@h2), '', "$time, HTTP/2 streams");
	is(scalar(grep { $_->complete() } @h2), $n, "$time, HTTP/2, well-formed");
	ok($gzip->complete(), "$time, gzip, well-formed");

	is($other[0]->content(), $open, "$time, failure off, nothing is added");
	is(join(' ', map { $_->complete() } @other), '0 1 0',
		"$time, others are cut");
	like($other[1]->content(), qr/response\.failed/,
		"$time, cut, the failure is sent");
	is($other[2]->content(), $open, "$time, dry run, nothing is added");
	ok(pump(sub { !grep { $_ == $pid } workers() }), "$time, worker left");

	my @log = split(/\n/, logged($t, 'r.log', qr/\A(?:.*\n){@{[ 2 * $n ]}}/));
	is(join("\n", grep { !m!^/(?:fresh|cut|dry|none)! && !/^\S+\ 200
		\ shutdown\ added\ server_shutdown\ /x } @log), '', "$time, logged");
	is(count('shutdown') - $before, 2 * $n + 4, "$time, counted");
	$h2->close();
}

# a stream that ends in time is not touched, nor is an idle worker held

configure('3s', reload => 1);
$go = 0;
@c = map { listen_to("$_/go") } @kinds;
seen(@c);
($old) = workers();
configure('3s', reload => 1, nowait => 1);
pump(sub { @{[ workers() ]} == 2 });
$go = 1;
is(wrong(@c), '', 'streams that end in time');
ok(pump(sub { !grep { $_ == $old } workers() }),
	'the worker does not wait for the time-out');

###############################################################################

# waits until the streams have begun; until each has one comment more

sub seen {
	my (@c) = @_;
	pump(sub { !grep { !$_->has('response.created') } @c });
}


sub beat {
	my @beats = grep { ($_->{sought} || '') =~ /beats/ } @_;
	my %seen = map { $_ => beats($_->content()) } @beats;

	pump(sub { !grep { beats($_->content()) <= $seen{$_} } @beats })
		or diag('no comments');
}


# whole streams, but for comments; ended ones that keep the contract

sub wrong {
	return (grep { $_ ne '' } map { without($_->whole(), $in) } @_)[0] // '';
}


sub broken {
	my %seen;

	foreach my $c (@_) {
		my $plain = $c->content() =~ s/^: keepalive\n\n//mgr
			=~ s/(?<=created_at":)1[789]\d+/0/gr;
		$seen{$plain =~ s/resp_\w{32}/ID/gr} //= join '; ',
			violations($plain);
	}

	return join "\n", grep { $_ } values %seen;
}


sub configure {
	my ($time, %o) = @_;

	my $line = $time eq '' ? '' : "worker_shutdown_timeout $time;";
	$start++;

	$t->write_http($conf =~ s/%%START%%/$start/gr, main => $line,
		connections => 2048);

	return unless $o{reload};

	$t->write_file('r.log', '') if $time;
	$t->reload();
	pump(sub { started() && @{[ workers() ]} == 1 }) unless $o{nowait};
}


sub started { return get('/fresh')->headers() =~ /X-Start: $start\r/ }


# without those of the cache

sub workers {
	my @workers;

	# a new one has no name at first

	pump(sub { @workers = grep { name($_) =~ /worker process/ }
		worker_pids($t) });

	return @workers;
}


sub name {
	my ($pid) = @_;
	local $/;

	open my $fh, '<', "/proc/$pid/cmdline" or return '';
	return <$fh> // '';
}


sub count {
	my ($status) = @_;
	my $text = get('/metrics')->content();
	my $sum = 0;

	$sum += $1 while $text =~ /^nginx_responses_streams_total\{.*
		status="$status".*\}\ (\d+)$/mgx;

	return $sum;
}
