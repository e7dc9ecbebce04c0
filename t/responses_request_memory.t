#!/usr/bin/perl

# Tests for ngx_http_responses_module, a body in a file is never taken into
# memory, neither to read it nor to replace it, and no file is open while the
# response lasts.

###############################################################################

use warnings;
use strict;

use Test::More;

BEGIN { use FindBin; chdir($FindBin::Bin); }

use lib 'lib';
use Test::Nginx;
use Test::Responses;

use Digest::SHA qw/ sha1_hex /;

###############################################################################

select STDERR; $| = 1;
select STDOUT; $| = 1;

my $t = Test::Nginx->new()->has(qw/http proxy/);

Test::More::plan(skip_all => 'no /proc') unless -e '/proc/self/status';

$t->plan(26);

$t->write_file_expand('nginx.conf', <<'EOF');

%%TEST_GLOBALS%%

daemon off;

events {
}

http {
    %%TEST_GLOBALS_HTTP%%

    client_max_body_size 100m;

    add_header X-Asked $responses_request_model always;

    server {
        listen       127.0.0.1:8080;
        server_name  localhost;

        location / {
            responses_request_model $http_x_to;
            proxy_pass http://127.0.0.1:8081;
        }

        location /clean/ {
            client_body_in_file_only clean;
            responses_request_model $http_x_to;
            proxy_pass http://127.0.0.1:8081;
        }

        location /stream/ {
            responses on;
            responses_request_model $http_x_to;
            proxy_pass http://127.0.0.1:8081;
        }

        location /memory/ {
            client_body_buffer_size 64k;
            responses_request_model $http_x_to;
            proxy_pass http://127.0.0.1:8081;
        }
    }
}

EOF

my $upstream = upstream(port(8081));
my $got;

$upstream->{conn_class} = 'Sink';

$t->run();

# which is not there before it has answered

post('/', '', '{}');

my ($pid) = worker_pids($t);

###############################################################################

my $size = $t->sanitized() ? 4_000_000 : 50_000_000;
my $text = 'x' x $size;

foreach my $uri ('/', '/clean/') {

	foreach my $to ('', 'gpt-4o-mini', 'm') {
		large($uri, $to, "{\"model\":\"auto\",\"x\":\"$text\"}");
	}
}

# files of requests whose responses have begun

foreach my $to ('', 'gpt-4o-mini') {
	my $name = 'stream, model ' . ($to || 'kept');

	$upstream->{conn_class} = 'Streamer';

	my $c = client(uri => '/stream/', method => 'POST',
		content => "{\"model\":\"auto\",\"x\":\"" . 'x' x 100000 . '"}',
		headers => [ "X-To: $to" ]);
	pump(sub { $c->has('response.created') });

	like($c->content(), qr/response\.created/, "$name, began");
	is(scalar(grep { (readlink($_) || '') =~ /client_body_temp/ }
		glob("/proc/$pid/fd/*")), 0, "$name, no file is open");
	$c->close();
}

# many small ones on a connection, and copies in each

my $body = '{"x":1' . ',"model":"auto"' x 500 . '}';
my $c = client();

several(200);
my $before = rss($pid);
several(2000);
figure('2000 requests with 500 copies', rss($pid) - $before);
is($got, 2200, 'all came');
is($c->{responses}[-1]{head} =~ /^X-Asked: auto\r/m, 1, 'asked');

is((worker_pids($t))[0], $pid, 'worker is the same');

###############################################################################

sub large {
	my ($uri, $to, $body) = @_;
	my $want = $to eq '' ? $body : $body =~ s/auto/$to/r;
	my $name = "$uri, model " . ($to || 'kept');

	# buffers find their size

	post($uri, $to, '{"model":"auto","x":"' . 'x' x 100000 . '"}');

	my $before = rss($pid);
	my $c = post($uri, $to, $body);

	like($c->headers(), qr/^X-Asked: auto\r/m, "$name, asked");
	is($got, sha1_hex($want) . ' ' . length $want, "$name, sent");
	figure($name, rss($pid, 'VmHWM') - $before);
}


sub post {
	my ($uri, $to, $body) = @_;

	my $c = client(uri => $uri, method => 'POST', content => $body,
		headers => [ "X-To: $to" ]);
	$c->wait(60);
	$c->close();

	return $c;
}


sub several {
	my ($n) = @_;

	$upstream->{conn_class} = 'Counter';
	$got = 0 unless $got && $got =~ /^\d+$/;

	foreach (1 .. $n) {
		$c->close();
		$c = post('/memory/', 'gpt-4o-mini', $body);
	}
}


sub figure {
	my ($what, $kb) = @_;

	diag("$what, worker grew by $kb kB") if $ENV{TEST_NGINX_VERBOSE};

	SKIP: {
	skip 'no figures under sanitizers', 1 if $t->sanitized();

	cmp_ok($kb, '<=', 1024, "$what, worker grew by $kb kB at most 1024");

	}
}

###############################################################################

package Sink;

use base qw/ Test::Responses::Connection /;

# keeps a digest of the body only

sub request {
	my ($self) = @_;

	if (!$self->{digest}) {
		return unless $self->{in} =~ s/^.*?\nContent-Length:\ (\d+)\r
			.*?\r\n\r\n//sx;

		$self->{length} = $self->{left} = $1;
		$self->{digest} = Digest::SHA->new(1);
	}

	$self->{digest}->add($self->{in});
	$self->{left} -= length $self->{in};
	$self->{in} = '';

	return if $self->{left};

	$got = $self->{digest}->hexdigest() . " $self->{length}";
	push @{$self->{steps}}, "HTTP/1.1 200 OK\r\n\r\n",
		Test::Responses::fin();
}

###############################################################################

package Streamer;

use base qw/ Test::Responses::Connection /;

# a stream that does not end

sub request {
	my ($self) = @_;

	return unless $self->{in} =~ /"\}$/;

	$self->{in} = '';
	push @{$self->{steps}}, "HTTP/1.1 200 OK\r\n"
		. "Content-Type: text/event-stream\r\n\r\n"
		. "event: response.created\ndata: {\"type\":\"response.created\","
		. "\"sequence_number\":0,\"response\":{\"id\":\"resp_1\"}}\n\n";
}

###############################################################################

package Counter;

use base qw/ Test::Responses::Connection /;

sub request {
	my ($self) = @_;

	return unless $self->{in} =~ /^(.*?\r\n\r\n)/s;
	my $head = $1;
	my ($n) = $head =~ /^Content-Length: (\d+)/m;

	return if length $self->{in} < length($head) + $n;

	$got++ if length $self->{in} == length($head) + $n;
	push @{$self->{steps}}, "HTTP/1.1 200 OK\r\n\r\n",
		Test::Responses::fin();
}

###############################################################################
