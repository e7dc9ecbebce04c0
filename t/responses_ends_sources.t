#!/usr/bin/perl

# Tests for ngx_http_responses_module, ends of a stream from servers of other
# protocols, and of bodies that nginx makes itself.

###############################################################################

use warnings;
use strict;

use Test::More;

BEGIN { use FindBin; chdir($FindBin::Bin); }

use lib 'lib';
use Test::Nginx;
use Test::Responses;
use Test::Responses::Fake;
use Test::Responses::Contract qw/ violations sample /;

###############################################################################

select STDERR; $| = 1;
select STDOUT; $| = 1;

my $t = Test::Nginx->new()->has(qw/http fastcgi scgi uwsgi rewrite/);

my @events = sample();
my $in = join '', @events;
my $n = length $in;
my $at = length(join '', @events[0 .. 4]) + 60;

my @sources = qw/ fastcgi scgi uwsgi /;
my @kinds = ('', 'off-');

$t->plan(@kinds * @sources * (4 * 3 + 2) + 3 * @sources + 9);

$t->write_file_expand('nginx.conf', <<'EOF');

%%TEST_GLOBALS%%

daemon off;

events {
    worker_connections 2048;
}

http {
    %%TEST_GLOBALS_HTTP%%

    log_format r "$request_uri $responses_terminal $responses_error_code "
                 "$responses_status";
    access_log %%TESTDIR%%/r.log r;

    fastcgi_param REQUEST_URI $request_uri;
    scgi_param SCGI 1;
    scgi_param REQUEST_URI $request_uri;
    uwsgi_param REQUEST_URI $request_uri;

    server {
        listen       127.0.0.1:8080;
        server_name  localhost;

        responses on;
        default_type text/event-stream;
        include locations;
    }

    # only what is meant to be silent has a short time-out

    server {
        listen       127.0.0.1:8081;
        server_name  localhost;

        fastcgi_read_timeout 1s;
        scgi_read_timeout 1s;
        uwsgi_read_timeout 1s;

        responses on;
        default_type text/event-stream;
        include locations;
    }
}

EOF

$t->write_file_expand('locations', <<'EOF');

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

location /off-scgi/ {
    scgi_buffering off;
    scgi_pass 127.0.0.1:8083;
}

location /off-uwsgi/ {
    uwsgi_buffering off;
    uwsgi_pass 127.0.0.1:8084;
}

location /file/ {
    alias %%TESTDIR%%/;
}

location /return {
    return 200 'data: {"type":"response.created","response":{}}\n\n';
}

location /echo {
    return 200 'data: {"type":"x"}\n\n';
}

EOF

$t->write_file('whole', $in);
$t->write_file('half', substr($in, 0, $at));
$t->write_file('empty', '');

Test::Responses::Fake::listen(8082, sub { steps(\&fastcgi, @_) });
Test::Responses::Fake::listen(8083, sub { steps(\&plain, @_) });
Test::Responses::Fake::listen(8084, sub { steps(\&plain, @_) });

$t->run();

my ($pid) = worker_pids($t);

###############################################################################

my %seen;
my $again = 20 * $n;

# Ends in every seventh byte.  A server that is gone looks like one that is
# ready: none of these protocols must say that it is.

my %code = (
	fin => 'upstream_incomplete',
	end => 'upstream_incomplete',
	rst => 'upstream_error',
	stall => 'upstream_timeout',
);

foreach my $kind (@kinds) {
	foreach my $source (map { "$kind$_" } @sources) {
		foreach my $way (sort keys %code) {
			my %wrong = map { $_ => '' } qw/ contract complete came /;

			my @todo = map { 1 + 7 * $_ } 0 .. ($n - 2) / 7;

			while (my @batch = splice @todo) {
				my @c = map { client(port => port_of($way),
					uri => "/$source/$way/$_/responses") } @batch;

				foreach my $i (0 .. $#c) {
					$c[$i]->wait();
					$c[$i]->close();

					# on a busy machine it was silent from the start

					if ($way eq 'stall' && $c[$i]->status() == 504
						&& $again-- > 0)
					{
						push @todo, $batch[$i];
						next;
					}

					check($way, $batch[$i], $c[$i], \%wrong);
				}
			}

			is($wrong{$_}, '', "$source, $way, $_")
				foreach sort keys %wrong;
		}

		my $r = get("/$source/well/0");
		is($r->content(), $in, "$source, well");
		ok($r->complete(), "$source, well, complete");
	}
}

foreach my $source (@sources) {
	get("/$source/$_/$at?logged", port => port_of($_))
		foreach qw/ fin rst stall /;

	my $log = logged($t, 'r.log', qr!^/$source/stall/$at\?!m);

	like($log, qr!^/$source/$_/$at\?\w+ added $code{$_} truncated$!m,
		"$source, $_, logged") foreach qw/ fin rst stall /;
}

# bodies without an upstream end, too

is(get('/file/whole')->content(), $in, 'file');
is(join("\n", violations(get('/file/half')->content())), '', 'half a file');
is(get('/file/empty')->content(), '', 'empty file');

my $r = get('/return');
is(join("\n", violations($r->content())), '', 'return');
is(sse_types($r->content()), 'response.created error response.failed',
	'return, the end is added');
ok($r->complete(), 'return, complete');

is(get('/echo')->content(), 'data: {"type":"x"}' . "\n\n",
	'a stream of another kind gets no end');

like(logged($t, 'r.log', qr!^/echo!m),
	qr!^/return added upstream_incomplete truncated$!m, 'return, logged');
is((worker_pids($t))[0], $pid, 'worker is the same');

###############################################################################

sub port_of { return $_[0] eq 'stall' ? 8081 : 8080 }


sub check {
	my ($way, $at, $c, $wrong) = @_;
	my $body = $c->content();
	my $key = $body =~ s/resp_\w{32}/ID/gr
		=~ s/(?<="created_at":)1[89]\d+/0/gr;

	$seen{$key} = join '; ', violations($body)
		unless defined $seen{$key};

	$wrong->{contract} ||= "at $at: $seen{$key}\n$body" if $seen{$key};
	$wrong->{complete} ||= "at $at" unless $c->complete();

	return if $way eq 'rst';

	my $frames = () = substr($in, 0, $at) =~ /\n\n/g;

	$wrong->{came} ||= "at $at: $body"
		if index($body, join '', @events[0 .. $frames - 1]) != 0;
}


sub steps {
	my ($frame, $request) = @_;

	my ($way, $at) = $request =~ m!/(fin|end|rst|stall|well)/(\d+)!;
	my $part = $way eq 'well' ? $in : substr($in, 0, $at);

	# of a record the length is known before it has come

	my ($head, $body, $end) = $frame->($way eq 'fin' ? $in : $part);
	$body = substr($body, 0, length($body) - $n + $at) if $way eq 'fin';

	return ($head, $body, $end, fin()) if $way eq 'well' || $way eq 'end';
	return ("$head$body", sub { 0 }) if $way eq 'stall';
	return ($head, $body, pause(0.003), rst()) if $way eq 'rst';

	return ($head, $body, fin());
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
