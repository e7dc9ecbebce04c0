#!/usr/bin/perl

# Tests for ngx_http_responses_module, the message ends with the terminal
# event: the client does not wait for the upstream, which gets one second.

###############################################################################

use warnings;
use strict;

use IO::Uncompress::Gunzip qw/ gunzip /;
use Test::More;

BEGIN { use FindBin; chdir($FindBin::Bin); }

use lib 'lib';
use Test::Nginx;
use Test::Responses;
use Test::Responses::Fake;
use Test::Responses::Contract qw/ sample /;

###############################################################################

select STDERR; $| = 1;
select STDOUT; $| = 1;

my $t = Test::Nginx->new()
	->has(qw/http proxy cache fastcgi scgi uwsgi addition sub http_v2 gzip/);

my @e = sample();
my $in = join '', @e;

my @kinds = qw(/ /off/ /cached/ /stored/ /fastcgi/ /scgi/ /uwsgi/ /grpc/
	/off-fastcgi/ /off-uwsgi/);

$t->plan(7 * @kinds + 50);

$t->write_file_expand('nginx.conf', <<'EOF');

%%TEST_GLOBALS%%

daemon off;

events {
}

http {
    %%TEST_GLOBALS_HTTP%%

    log_format r "$request_uri $status $upstream_status $request_completion "
                 "$responses_status $responses_terminal";
    access_log %%TESTDIR%%/r.log r;

    proxy_cache_path %%TESTDIR%%/cache keys_zone=one:1m;
    fastcgi_param REQUEST_URI $request_uri;
    scgi_param SCGI 1;
    scgi_param REQUEST_URI $request_uri;
    uwsgi_param REQUEST_URI $request_uri;

    upstream keep {
        server 127.0.0.1:8081;
        keepalive 8;
    }

    server {
        listen       127.0.0.1:8080;
        listen       127.0.0.1:8086 http2;
        listen       127.0.0.1:8087 sndbuf=4k;
        server_name  localhost;

        responses on;
        proxy_http_version 1.1;
        proxy_set_header Connection "";

        location / {
            proxy_pass http://keep;
        }

        location /off/ {
            proxy_buffering off;
            proxy_pass http://keep/;
        }

        location /cached/ {
            proxy_cache one;
            proxy_cache_valid 200 1m;
            proxy_cache_key $request_uri;
            add_header X-Cache $upstream_cache_status;
            proxy_pass http://keep/;
        }

        location /stored/ {
            proxy_store %%TESTDIR%%/stored$uri;
            proxy_pass http://keep/;
        }

        location /fastcgi/ {
            fastcgi_pass 127.0.0.1:8082;
        }

        location /scgi/ {
            scgi_pass 127.0.0.1:8083;
        }

        location /uwsgi/ {
            uwsgi_pass 127.0.0.1:8084;
        }

        location /off-fastcgi/ {
            fastcgi_buffering off;
            fastcgi_pass 127.0.0.1:8082;
        }

        location /off-uwsgi/ {
            uwsgi_buffering off;
            uwsgi_pass 127.0.0.1:8084;
        }

        location /grpc/ {
            grpc_pass 127.0.0.1:8085;
        }

        location /gzip/ {
            gzip on;
            gzip_types text/event-stream;
            gzip_min_length 0;
            proxy_pass http://keep/;
        }

        location /sub/ {
            sub_filter_types text/event-stream;
            sub_filter_once off;
            sub_filter Hello Bye;
            proxy_pass http://keep/;
        }

        location /added/ {
            add_after_body /after;
            addition_types text/event-stream;
            proxy_pass http://keep/;
        }

        location = /after {
            proxy_pass http://127.0.0.1:8081;
        }

        location /trailer/ {
            add_trailer X-Id $responses_id;
            proxy_pass http://keep/;
        }

        location /dry/ {
            responses_dry_run on;
            proxy_pass http://keep/;
        }

        location /keep/ {
            responses_done keep;
            proxy_pass http://keep/;
        }

        location /add/ {
            responses_done add;
            proxy_pass http://keep/;
        }

        location /none/ {
            responses_terminal off;
            responses_normalize off;
            proxy_pass http://keep/;
        }
    }

    server {
        listen       127.0.0.1:8085 http2;
        server_name  localhost;

        location /grpc/ {
            proxy_buffering off;
            proxy_pass http://127.0.0.1:8081/;
        }
    }
}

EOF

my $held = 0;
my ($hold, $release) = (sub { $held }, sub { $held = 1 });

my $late = event('response.output_text.delta', '"delta":"late"');
my $done = "data: [DONE]\n\n";

my $u = upstream(port(8081),
	'/after' => [ "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n"
		. "Content-Length: 5\r\n\r\nadded" ],
	qr!/held! => sub { answer([ $in, $hold ]) },
	qr!/never! => sub { answer([ $in, sub { 0 } ]) },
	qr!/soon! => sub { answer([ $in, pause(0.2) ]) },
	qr!/whole! => sub { answer([ $in ]) },
	qr!/length! => sub { my @a = answer([ $in ], framing => 'length');
		($a[0] . $a[1]) },
	qr!/cut! => sub { answer([ $in, pause(0.05), fin() ],
		framing => 'cut') },
	qr!/rst! => sub { answer([ $in, pause(0.05), rst() ],
		framing => 'cut') },
	qr!/bad! => sub { (answer([ $in ], framing => 'cut'), pause(0.05),
		"bad chunk\r\n", sub { 0 }) },
	qr!/late! => sub { answer([ $in, pause(0.05), $late, $late, $hold ]) },
	qr!/done-same! => sub { answer([ $in . $done, $hold ]) },
	qr!/done-then! => sub { answer([ $in, pause(0.1), $done, $hold ]) },
	qr!/done-before! => sub { answer([ join('', @e[0 .. $#e - 1])
		. $done . $e[-1], $hold ]) },
	qr!/status! => sub { answer([ $in, $hold ],
		status => '404 Not Found') },
	qr!/large! => sub { answer([ join('', @e[0 .. 4])
		. $e[4] x 20000 . join('', @e[5 .. $#e]), $hold ]) },
);

Test::Responses::Fake::listen(8082, sub { steps(\&fastcgi, @_) });
Test::Responses::Fake::listen(8083, sub { steps(\&plain, @_) });
Test::Responses::Fake::listen(8084, sub { steps(\&plain, @_) });

$t->run();

my ($pid) = worker_pids($t);

###############################################################################

# the upstream is silent and holds its connection: the message has ended, and
# the client's connection is good for the next request, which need not wait

foreach my $kind (@kinds) {
	$held = 0;

	my $c = client(uri => "${kind}never");
	ok($c->wait(), "$kind, ended");
	is($c->content(), $in, "$kind, whole");
	ok($c->complete(), "$kind, well-formed");
	ok(!$c->{eof}, "$kind, connection is open");

	$c->request(uri => "${kind}whole");
	$c->wait();
	is($c->content(1), $in, "$kind, next request");
	$c->close();

	# nobody asks for more: the upstream is closed all the same

	get("${kind}never?alone");

	my $log = logged($t, 'r.log', qr/^\Q$kind\Enever\?alone /m);
	like($log, qr/^\Q$kind\Enever\?alone 200 200 OK completed upstream$/m,
		"$kind, logged as complete");
	like($log, qr/^\Q$kind\Enever 200 200 OK completed upstream$/m,
		"$kind, and so where another request came");
}

is(open_conns(qr!never!), 0, 'none that did not end is open');

# an upstream that ends within the second keeps its connection

foreach my $kind (qw(/ /off/ /cached/ /stored/)) {
	my $n = conns();
	my $c = client(uri => "${kind}soon?keep");
	$c->wait();
	$c->close();
	logged($t, 'r.log', qr/^\Q$kind\Esoon\?keep /m);

	get("${kind}whole?keep");
	is(conns() - $n, $n ? 0 : 1, "$kind, upstream's connection is kept");
}

# what is stored is what came to its end

is(cached('/cached/soon?stored'), 'MISS HIT', 'cached, ended in time');
is(cached('/cached/never?stored'), 'MISS MISS', 'cached, not ended');
is(cached('/cached/length?stored'), 'MISS HIT', 'cached, counted');

get('/stored/soon');
get('/stored/never');
logged($t, 'r.log', qr!^/stored/never (?s:.*)^/stored/never !m);
ok(pump(sub { -e $t->testdir() . '/stored/stored/soon' }),
	'stored, ended in time');
ok(!-e $t->testdir() . '/stored/stored/never', 'stored, not ended');
is(join(' ', grep { -f } glob($t->testdir() . '/proxy_temp/*/*/*')), '',
	'no temporary file is left');

# an upstream that ends badly after the terminal

foreach my $way (qw/ cut rst bad /) {
	my $c = client(uri => "/$way");
	$c->wait();
	ok($c->complete(), "$way after the terminal, well-formed");
	logged($t, 'r.log', qr!^/$way !m);

	next if $way eq 'bad';

	$c->request(uri => '/whole');
	$c->wait();
	is($c->content(1), $in, "$way after the terminal, next request");
	$c->close();
}

# what comes later is not sent, and not doubled

foreach my $kind (qw(/ /cached/)) {
	my $c = client(uri => "${kind}late", raw_too => 1);
	$c->wait();
	pump(sub { 0 }, 0.2);
	is($c->content(), $in, "$kind, late events are dropped");
	is($c->{in}, '', "$kind, nothing after the message");
	$c->close();
}

# a client that is slow gets all

my $c = client(uri => '/large', port => 8087, rcvbuf => 4096);
pump(sub { $c->has('response.created') });
$c->wait();
like(substr($c->content(), -2000), qr/event: response.completed\n.*\n\n\z/, 'slow client, whole');
ok($c->complete(), 'slow client, well-formed');
$c->close();

# [DONE]

is(got('/done-same'), $in, 'done, removed');
is(got('/keep/done-same'), $in . $done, 'done kept, same read');
is(got('/keep/done-then'), $in . $done, 'done kept, a later read');
is(got('/keep/done-before'), $in . $done, 'done kept, before the terminal');
is(got('/add/never'), $in . $done, 'done added');
is(got('/add/done-then'), $in . $done, 'done added, and sent');
is(got('/none/never'), $in, 'no terminal is made, one that came ends');

# where [DONE] is waited for, or trailers, the upstream gets its second

is(got('/keep/never'), $in, 'done kept, it never comes');
is(got('/keep/whole'), $in, 'done kept, the upstream ends');
is(got('/trailer/never'), $in, 'trailers, the upstream does not end');

$c = get('/trailer/never');
like($c->answer(0)->{trailers}, qr/^X-Id: resp_1\r$/m, 'trailers');
ok($c->complete(), 'trailers, well-formed');

# other filters

is(got('/sub/never'), $in =~ s/Hello/Bye/gr, 'sub_filter');
is(got('/added/never'), $in . 'added', 'addition, upstream does not end');
is(got('/added/soon'), $in . 'added', 'addition, upstream ends later');
is(got('/added/whole'), $in . 'added', 'addition, upstream ends');

$c = get('/gzip/never', headers => [ 'Accept-Encoding: gzip' ]);
gunzip(\$c->content() => \my $plain);
is($plain, $in, 'gzip');

# HTTP/1.0 tells the end by the connection's

$c = client(uri => '/never', version => '1.0');
ok($c->wait(), 'HTTP/1.0, ended');
is($c->content(), $in, 'HTTP/1.0, whole');

# what is only read is not changed

foreach my $uri (qw(/dry/held /status)) {
	$held = 0;
	$c = client(uri => $uri);
	pump(sub { $c->has('response.completed') });
	pump(sub { 0 }, 1.5);
	ok(!@{$c->{responses}}, "$uri, is open as long as the upstream");
	$held = 1;
	$c->wait();
	is($c->content(), $in, "$uri, whole");
	$c->close();
}

# HTTP/2

my $h2 = h2(port => 8086);
my @ids = map { $h2->request(uri => "${_}never") } qw(/ /off/ /cached/ /keep/);
ok(pump(sub { 4 == grep { ($h2->ended($_) || '') eq 'end' } @ids }),
	'HTTP/2, streams have ended');
is(join('', map { $h2->content($_) eq $in ? 1 : 0 } @ids), '1111',
	'HTTP/2, whole');
my $id = $h2->request(uri => '/whole');
pump(sub { $h2->ended($id) });
is($h2->content($id), $in, 'HTTP/2, next request');
$h2->close();

###############################################################################

is((worker_pids($t))[0], $pid, 'worker is the same');
unlike($t->read_file('error.log'), qr/\[(?:crit|alert)\]|timed out/,
	'nothing alarming');

###############################################################################

# what came and where it ended, of a connection that is used again

sub got {
	my ($uri) = @_;

	$held = 0;
	my $c = client(uri => $uri);
	$c->wait();
	my $content = $c->complete() ? $c->content() : 'incomplete: '
		. $c->content();
	$held = 1;

	return $content;
}


sub cached {
	my ($uri) = @_;

	return join ' ', map {
		my $c = get($uri);
		my $n = $_;

		pump(sub { (() = $t->read_file('r.log') =~ /^\Q$uri\E /mg) >= $n });
		$c->headers() =~ /X-Cache: (\w+)/ ? $1 : 'none';
	} 1, 2;
}


sub conns {
	return scalar grep { !$_->{closed} } @{$u->{conns}};
}


sub open_conns {
	my ($re) = @_;

	pump(sub { !grep { !$_->{closed} && ($_->{request} || '') =~ $re }
		@{$u->{conns}} });

	return scalar grep { !$_->{closed} && ($_->{request} || '') =~ $re }
		@{$u->{conns}};
}


sub steps {
	my ($frame, $request) = @_;

	my ($head, $body, $end) = $frame->($in);

	return ($head, $body, $end, fin()) if $request =~ /whole/;
	return ($head, $body, sub { 0 });
}


sub fastcgi {
	my ($part) = @_;

	my $record = sub {
		my ($type, $data) = @_;
		return pack('CCnnCC', 1, $type, 1, length $data, 0, 0) . $data;
	};

	return ($record->(6, "Content-Type: text/event-stream\r\n\r\n"),
		$record->(6, $part), $record->(6, '')
			. $record->(3, pack('NCCCC', 0, 0, 0, 0, 0)));
}


sub plain {
	my ($part) = @_;

	return ("Status: 200 OK\r\nContent-Type: text/event-stream\r\n\r\n",
		$part, '');
}

###############################################################################
