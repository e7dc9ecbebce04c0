#!/usr/bin/perl

# Tests for ngx_http_responses_module, memory does not grow with the length
# of the stream, nor with a client that does not read.

###############################################################################

use warnings;
use strict;

use Test::More;

BEGIN { use FindBin; chdir($FindBin::Bin); }

use lib 'lib';
use Test::Nginx;
use Test::Responses;

use Compress::Raw::Zlib;

###############################################################################

select STDERR; $| = 1;
select STDOUT; $| = 1;

my $t = Test::Nginx->new()->has(qw/http proxy gunzip/);

Test::More::plan(skip_all => 'no /proc') unless -e '/proc/self/status';

$t->plan(40);

$t->write_file_expand('nginx.conf', <<'EOF');

%%TEST_GLOBALS%%

daemon off;

events {
}

http {
    %%TEST_GLOBALS_HTTP%%

    # what is tested here are mechanics, not the contract

    responses_normalize off;
    responses_scaffold off;
    responses_terminal off;
    responses_done keep;

    log_format r "$uri $responses_status $responses_events";
    access_log %%TESTDIR%%/r.log r;

    server {
        listen       127.0.0.1:8080;
        server_name  localhost;

        responses on;

        location / {
            proxy_pass http://127.0.0.1:8081;
        }

        location /cached/ {
            proxy_pass http://127.0.0.1:8081/;
            proxy_store %%TESTDIR%%/store;
        }

        # nothing to edit, and a buffer for each event: sent as they are

        location /keep/ {
            responses_sequence keep;
            proxy_pass http://127.0.0.1:8081/;
        }

        # with all repairs, which are on by default, and texts remembered

        location /on/ {
            responses_normalize on;
            responses_scaffold on;
            responses_terminal on;
            responses_done hide;
            responses_max_text_size 32k;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /gunzip/ {
            gunzip on;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /small/ {
            proxy_pass http://127.0.0.1:8081/;
            responses_max_event_size 1k;
        }
    }
}

EOF

# events of about 250 bytes, in blocks of a hundred

my $text = 'x' x 90;
my @tidy = ([ map { event('response.output_text.delta', '"item_id":"msg_1",'
	. qq/"output_index":0,"content_index":0,"delta":"$text"/, 0) }
	1 .. 100 ]);
my %block = (
	numbered => join('', @{$tidy[0]}),
	chunks => join('', map { chunk($_) } @{$tidy[0]}),
	bare => join('', map { s/"sequence_number":0,//r } @{$tidy[0]}),
	comments => ": keepalive\n\n" x 1000,
	dropped => "retry: 1\n\nid: 7\n\nevent: ping\n\n" x 1000,
	text => "data: some text\n\n" x 1000,
	split => "data: {\"type\":\ndata: \"response.a\"}\r\n\r\n" x 1000,
	large => event('response.a', '"text":"' . 'y' x 20000 . '"') x 2,
);

my $sent;

sub blocks {
	my ($name, $n) = @_;
	my $left = $n;

	# takes turns until all is sent, which is counted

	my $step = sub {
		my ($conn) = @_;
		$sent = $conn->{sent};
		return 1 if $left-- <= 0;
		$conn->{out} = $block{$name};
		return 0;
	};

	# an event by which the API is known

	my @first = $name =~ /^(?:comments|dropped|text)$/
		? event('response.a') : ();

	return answer([ @first, $step ], framing => $name eq 'chunks' ? 'chunked'
		: 'close');
}


# each event of its own flush

sub gzip {
	my ($n) = @_;

	my ($d) = Compress::Raw::Zlib::Deflate->new(-AppendOutput => 1,
		-WindowBits => WANT_GZIP);
	my $block = event('response.a', '"text":"hello"');

	return answer([ sub {
		my ($conn) = @_;

		foreach (1 .. 100) {
			$d->deflate($block, $conn->{out});
			$d->flush($conn->{out}, Z_SYNC_FLUSH);
		}

		return 0 if $n--;
		$d->flush($conn->{out}, Z_FINISH);
		return 1;
	} ], framing => 'close', headers => [ 'Content-Encoding: gzip' ]);
}


my $half = 'data: {"type":"response.a","text":"' . 'x' x 20000;

upstream(port(8081),
	'/cut' => sub { answer([ $half, rst() ], framing => 'cut') },
	'/left' => sub { answer([ event('response.a', '', 0) . $half,
		sub { 0 } ]) },
	qr!^/gzip/(\d+)! => sub { gzip($1) },
	qr!^/(\w+)/(\d+)! => sub { blocks($1, $2) },
);

$t->run();

my ($pid) = worker_pids($t);

###############################################################################

# each stream goes once for the buffers to find their size, then long

foreach my $name (sort keys %block) {
	my $uri = $name eq 'large' ? '/small/large' : "/$name";
	my $n = $name eq 'bare' || $name eq 'numbered' ? 1000 : 200;

	flat($uri, $n);
}

flat('/keep/chunks', 500);
flat('/on/bare', 500);
flat('/on/split', 200);
flat('/cached/numbered', 100);
flat('/gunzip/gzip', 300);

# what an unfinished event held is given back

my %unfinished = (
	cut => sub { get('/cut') },
	left => sub {
		my $c = client(uri => '/left');
		pump(sub { $c->has(event('response.a', '', 0)) });
		$c->abort();
	},
);

foreach my $name (sort keys %unfinished) {
	$unfinished{$name}->() foreach 1 .. 100;
	my $before = rss($pid);
	$unfinished{$name}->() foreach 1 .. 500;
	figure("unfinished events, $name, worker grew by",
		rss($pid) - $before, 512);
}

is(get('/gunzip/gzip/0')->content(), join('', numbered((event('response.a',
	'"text":"hello"')) x 100)), 'gunzip, events');

like(logged($t, 'r.log', qr!^/bare/1000 !m), qr!^/bare/1000 \S+ 100000$!m,
	'100000 events counted');

# A reader that stops: 30 MB are on their way, upstream must stop, too.
# What is sent in the meantime is in the kernel's buffers for the most part.

foreach my $name (qw/ numbered bare /) {
	my $before = rss($pid);
	my $tail = '';

	my $c = client(uri => "/$name/1500", rcvbuf => 65536);
	$c->{sink} = sub { $tail = $_[0] };

	pump(sub { $c->{bytes} });
	$c->{paused} = 1;

	my ($last, $quiet) = (0, 0);

	pump(sub {
		$quiet = $sent == $last ? $quiet + 1 : 0;
		$last = $sent;
		return $quiet > 20;
	});

	my $stopped = $sent;
	my $grown = rss($pid) - $before;

	cmp_ok($stopped, '<', 24_000_000, "$name, upstream was stopped");

	$c->{paused} = 0;
	$c->{limit} = 30000;
	$c->wait(30);

	is($c->{bytes}, expected($name, 1500), "$name, all came in the end");
	like($tail, qr/\}\n\n\z/, "$name, up to its end");

	figure("$name, slow reader, worker grew by", $grown, 1024);
}

like(get('/bare/1')->content(), qr/"sequence_number":99\D/, 'worker is well');
is((worker_pids($t))[0], $pid, 'worker is the same');

###############################################################################

sub flat {
	my ($uri, $n) = @_;

	pass_through($uri, 10) for 1 .. 3;
	my @rss;
	my $c = pass_through($uri, $n, sub { push @rss, rss($pid) });
	my ($low, $high) = (sort { $a <=> $b } @rss)[0, -1];

	ok($c->{ended_well}, "$uri, ended");
	figure("$uri, worker grew by", $high - $low, 256);
}


sub pass_through {
	my ($uri, $n, $probe) = @_;
	my ($next, $tail) = (0, '');

	my $c = client(uri => "$uri/$n");

	$c->{sink} = sub { $tail = $_[0] };

	$c->{ended_well} = pump(sub {
		if ($probe && ($c->{bytes} || 0) >= $next) {
			$probe->();
			$next += 500000;
		}
		return $c->{closed} || @{$c->{responses}};
	}) && $c->complete();

	$probe->() if $probe;
	$c->close();

	return $c;
}


# length of events of a stream, numbers being as long as they become

sub expected {
	my ($name, $n) = @_;

	my $length = length($block{numbered}) * $n;
	$length += length($_) - 1 foreach 0 .. $n * 100 - 1;
	return $length;
}


sub figure {
	my ($what, $kb, $max) = @_;

	diag("$what $kb kB") if $ENV{TEST_NGINX_VERBOSE};

	SKIP: {
	skip 'no figures under sanitizers', 1 if $t->sanitized();

	cmp_ok($kb, '<=', $max, "$what $kb kB at most $max");

	}
}

###############################################################################
