#!/usr/bin/perl

# Tests for docs/clients.md: its configurations are run as they stand there,
# and asked as browsers and agents ask.

###############################################################################

use warnings;
use strict;

use Test::More;

BEGIN { use FindBin; chdir($FindBin::Bin); }

use lib 'lib';
use Test::Nginx;
use Test::Responses;

###############################################################################

select STDERR; $| = 1;
select STDOUT; $| = 1;

my $t = Test::Nginx->new()->has(qw/http proxy map rewrite/)->plan(13);

my ($cors, $probes) = slurp("$Test::Nginx::ROOT/docs/clients.md")
	=~ /^```nginx\n(.*?)^```$/gms;

my $event = event('response.created', '"response":{}', 0);
my $upstream = upstream(port(8081), qr/stream/ => sub { answer($event,
	headers => [ 'Access-Control-Allow-Origin: *' ]) });

###############################################################################

# browsers

start($cors);

my @app = (headers => [ 'Origin: https://app.example' ]);

my $fields = 'authorization,content-type,x-stainless-lang';

my $c = get('/v1/responses', method => 'OPTIONS', headers => [
	@{$app[1]}, "Access-Control-Request-Headers: $fields" ]);
is($c->status(), 204, 'preflight');
is(allowed($c), 'https://app.example', 'preflight, origin');
like($c->headers(), qr/^Access-Control-Allow-Headers: $fields\r$/m,
	'preflight, headers');
is(scalar @{$upstream->{requests}}, 0, 'preflight, not passed');

$c = get('/v1/responses', method => 'OPTIONS',
	headers => [ 'Origin: https://evil.example' ]);
is(allowed($c), '', 'preflight, other origin');

$c = get('/v1/responses?stream', @app);
like($c->content(), qr/^event: response\.created\n/, 'stream');
is(allowed($c), 'https://app.example', 'stream, origin once');
unlike($upstream->{requests}[0], qr/^Origin:/m, 'stream, origin not passed');

$c = get('/v1/responses/none', @app);
is($c->status() . allowed($c), '404https://app.example', 'error, origin');

###############################################################################

# agents

start($probes);

$c = get('/v1/responses?stream', headers => [ 'Connection: Upgrade',
	'Upgrade: websocket' ]);
is($c->status(), 426, 'websocket');

$c = get('/live', headers => [ 'Connection: Upgrade', 'Upgrade: websocket' ]);
is($c->status(), 404, 'websocket, other location');

$c = get('/v1/responses?stream', headers => [ 'Connection: Upgrade, '
	. 'HTTP2-Settings', 'Upgrade: h2c' ]);
is($c->status(), 200, 'other upgrade');
is(get('/v1/responses?stream')->status(), 200, 'no upgrade');

###############################################################################

sub start {
	my ($conf) = @_;

	$conf =~ s/^(\s*listen\s+)80;/${1}127.0.0.1:8080;/gm;
	$conf =~ s/127\.0\.0\.1:8000/127.0.0.1:8081/g;

	$t->stop();
	$t->write_file_expand('nginx.conf', "%%TEST_GLOBALS%%\ndaemon off;\n"
		. "events {\n}\nhttp {\n%%TEST_GLOBALS_HTTP%%\n$conf}\n");
	$t->run();
}


sub allowed {
	my ($c) = @_;

	return join ' ', $c->headers()
		=~ /^Access-Control-Allow-Origin: (.*?)\r?$/mg;
}

###############################################################################
