#!/usr/bin/perl

# Tests for ngx_http_responses_module, streams as the clients of the world
# read them: OpenAI's own and those of the AI SDK, from npm, run by Node's
# test runner over t/clients/*.test.mjs.  The packages are installed to
# build/clients, at the versions of package-lock.json.

use JSON::PP;
use POSIX qw/ WNOHANG /;
use Time::HiRes qw/ time /;

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses;
use Test::Responses::Cases qw/ sent /;

###############################################################################

# seconds after which something must be wrong

my $limit = 1800;

my $node = found('node') or plan(skip_all => 'no nodejs');
my ($version) = `$node --version` =~ /^v(\d+)/;

plan(skip_all => "node $version is too old, 18 is needed")
	if !$version || $version < 18;

if (my $why = install()) {
	plan(skip_all => $why);
}

my $t = Test::Nginx->new()->has(qw/http proxy upstream_keepalive/);

$t->write_http(server('
	listen       127.0.0.1:8080;
	proxy_http_version 1.1;
	proxy_set_header Connection "";
	proxy_set_header Accept-Encoding "";
	proxy_read_timeout 1500ms;
	responses on;',

	off => 'responses off; proxy_pass http://u/;',
	openai => 'proxy_pass http://u/;',
	hold => 'responses_hold on; proxy_buffer_size 64k; proxy_buffers 4 64k;
		proxy_pass http://u/;',
	openresponses => 'responses_profile openresponses;
		proxy_pass http://u/;',
	eugpt => 'responses_profile eugpt; proxy_pass http://u/;',
	rules => 'proxy_pass http://u/;
		responses_hide_item reasoning mcp_list_tools;
		responses_hide_event response.*_call.searching;
		responses_hide_field obfuscation logprobs
			response.instructions response.tools
			item.encrypted_content part.logprobs
			response.output.*.encrypted_content;
		responses_set_field response.model edge;
		responses_rewrite_text qqq q;',
	'/sign/' => 'rewrite ^/sign(.*) $1 break; proxy_pass http://$maker;
		responses_sign_id 0123456789abcdef owner=$http_authorization
			peer=$upstream_addr;',
) . <<'EOF');
access_log off;

# after a failed upstream a connection is closed, which clients see too late
# when they send their next request at once

keepalive_timeout 0;

map $responses_id_peer $maker {
    default  $responses_id_peer;
    ""       makers;
}

upstream makers {
    server 127.0.0.1:8081;
    server 127.0.0.1:8082;
}

upstream u {
    server 127.0.0.1:8081;
    keepalive 4;
    keepalive_requests 1000000;
}
EOF

my %asked;

upstream(port(8082), qr/./ => sub { stored(8082, @_) });

upstream(port(8081),

	qr!^/v1/responses! => sub { stored(8081, @_) },

	# two failures, and then a stream, for each name

	qr!^/twice/([\w-]+)/! => sub {
		my ($name) = $_[0] =~ m!/twice/([\w-]+)/!;

		answer([ sent($asked{$name}++ < 2 ? 'openai-error-failed-early'
			: 'openai-text') ]);
	},

	# the stream, an event a chunk

	qr!^/whole/([\w-]+)/! => sub {
		answer([ ours() =~ /(.*?(?:\n\n|\z))/gs ])
	},

	# as many bytes of it, and then no more

	qr!^/fin/(\d+)/([\w-]+)/! => sub { broken($_[0], fin()) },
	qr!^/rst/(\d+)/([\w-]+)/! => sub { broken($_[0], rst()) },
	qr!^/stall/(\d+)/([\w-]+)/! => sub { broken($_[0], pause(5), fin()) },
	qr!^/garbage/(\d+)/([\w-]+)/! => sub {
		broken($_[0], "garbage\r\n", pause(5), fin())
	},
	qr!^/end/(\d+)/([\w-]+)/! => sub { broken($_[0], "0\r\n\r\n") },
);

$t->run();

###############################################################################

my ($results, $said, $status) = run();

my @notes = grep { defined $_->{note} } @$results;
my @tests = grep { defined $_->{name} } @$results;

foreach my $r (@tests) {
	if ($r->{skip}) {
		SKIP: { skip("$r->{name}: $r->{skip}", 1); }
		next;
	}

	ok($r->{ok}, $r->{name}) or diag($r->{why});
}

ok(defined $status && @tests, 'node ran') or diag($said);
diag($_->{note}) foreach @notes;

###############################################################################

sub found {
	my ($name) = @_;
	my ($path) = grep { -x } map { "$_/$name" } split(/:/, $ENV{PATH});
	return $path;
}


# a file that may not be there yet

sub known {
	my ($name) = @_;
	return -e $name ? slurp($name) : '';
}


# node looks for packages beside the files that ask for them

sub install {
	my $top = $Test::Nginx::ROOT;
	my $why = `"$top/t/clients/install" "$top/t/clients" "$top/build/clients"`;

	return $why =~ s/\s+\z//r if $?;

	symlink '../../build/clients/node_modules', "$top/t/clients/node_modules"
		unless -l "$top/t/clients/node_modules";

	return '';
}


sub shell {
	my ($command) = @_;

	my $pid = fork();
	die "fork: $!" unless defined $pid;

	if ($pid == 0) {
		setpgrp(0, 0);
		open STDIN, '<', '/dev/null';
		exec('/bin/sh', '-c', $command) or POSIX::_exit(127);
	}

	return $pid;
}


# the status with which a process of ours ended; undef if it had to be killed

sub waited {
	my ($pid, $seconds) = @_;
	my $status;

	pump(sub {
		return 0 unless waitpid($pid, WNOHANG) == $pid;
		$status = $?;
		return 1;
	}, $seconds);

	return $status if defined $status;

	kill 'KILL', -$pid;
	waitpid($pid, 0);

	return undef;
}


# Node's tests, while we are their upstream.

sub run {
	my $dir = $t->testdir();
	my @files = $ENV{TEST_CLIENTS} ? split(' ', $ENV{TEST_CLIENTS})
		: map { s!^clients/!!r } sort glob('clients/*.test.mjs');

	local $ENV{TEST_CLIENTS_PORT} = port(8080);

	delete local @ENV{grep { /^(?:https?|no|all)_proxy$/i } keys %ENV};
	local $ENV{NODE_OPTIONS} = '';

	my $status = waited(shell("cd clients && exec '$node' --test "
		. "--test-reporter=./lib/reporter.mjs @files "
		. "> '$dir/node.out' 2> '$dir/node.err'"), $limit);

	my $out = known("$dir/node.out");
	my @results = map { /^\{/ ? scalar eval { decode_json($_) } || () : () }
		split(/\n/, $out);

	return (\@results, $out . known("$dir/node.err"), $status);
}


###############################################################################

sub ours {
	return sent($1);
}


# a server with the responses that it has made: their previous ones

my (%stored, $stored);

sub stored {
	my ($port, $uri, $request) = @_;

	my $made = $stored{$port} ||= {};
	my ($id, $rest) = $uri =~ m!^/v1/responses/([^/?]+)(/\w+)?!;
	my $asked = $request =~ /\r\n\r\n(\{.*)/s ? decode($1) : {};
	my $previous = $asked->{previous_response_id};
	my $unknown = grep { defined && !exists $made->{$_} } $id, $previous;

	return answer('{"error":{"message":"unknown"}}', type =>
		'application/json', status => '404 Not Found') if $unknown;

	my $status = $asked->{background} ? 'queued' : 'completed';

	if (!defined $id) {
		$id = "resp_${port}_" . ++$stored;
		$made->{$id} = $previous;
	}

	return answer([ stream(2, id => $id) ]) if $asked->{stream}
		|| $uri =~ /stream=true/;

	my $answer = { id => $id, object => 'response', status => $status,
		model => "m-$port", output => [],
		previous_response_id => $made->{$id} };

	$answer = { object => 'list', has_more => \0, data => [ { id => 'msg_1',
		type => 'message', role => 'user', content => [] } ] }
		if ($rest // '') eq '/input_items';

	if ($request =~ /^DELETE/) {
		delete $made->{$id};
		$answer = { id => $id, object => 'response.deleted', deleted => \1 };
	}

	return answer(encode($answer), type => 'application/json');
}


# what was sent must have been read before the connection breaks

sub broken {
	my ($uri, @end) = @_;

	my ($n, $name) = $uri =~ m!^/\w+/(\d+)/([\w-]+)/! or die;
	my $stream = sent($name);

	return answer([ substr($stream, 0, $n) ], framing => 'cut'),
		taken(), pause(0.03), @end;
}
