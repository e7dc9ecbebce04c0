#!/usr/bin/perl

# Tests for ngx_http_responses_module: event streams are never stored by
# nginx, JSON is.

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses;

###############################################################################

my $in = join '', stream(1);
my $json = '{"object":"response","status":"failed"}';

# what the upstream sends; whether it is stored by /cached/ and /dry/, and by
# /any/, which looks at the first byte of what has no length; -: nothing is there to be asked for

my @rows = (
	[ 'stream', 0, 1, 0, sub { answer($in) } ],
	[ 'pieces', 0, 1, 0, sub { answer([ map { ($_, pause(0.01)) }
		$in =~ /(.{1,300})/gs ]) } ],
	[ 'length', 0, 1, 0, sub { answer($in, framing => 'length') } ],
	[ 'failed', 0, 1, 0, sub {
		answer($in =~ s/response\.completed/response.failed/gr) } ],
	[ 'cut', 0, 0, 0, sub { (answer([ $in ], framing => 'cut'), fin()) } ],
	[ 'other', 0, 1, 0, sub { answer(event('x', '"a":1')) } ],
	[ 'plain', 1, 1, 0, sub { answer($in, type => 'text/plain') } ],
	[ 'text', 1, 1, 0, sub { answer('text', type => 'text/plain') } ],
	[ 'json', 1, 1, 1, sub { answer($json, type => 'application/json',
		framing => 'length') } ],
);

my $t = Test::Nginx->new()->has(qw/http proxy cache/);

$t->write_http(server('
	listen       127.0.0.1:8080;
	responses on;
	add_header X-Cache $upstream_cache_status;',

	cached => 'proxy_cache one; proxy_cache_lock on;',
	dry => 'proxy_cache one; responses_dry_run on;',
	any => 'proxy_cache one; responses_types *;',
	stored => 'proxy_store %%TESTDIR%%$uri;',
	'stored/any' => 'proxy_store %%TESTDIR%%$uri; responses_types *;',
) . <<'EOF');
proxy_cache_path %%TESTDIR%%/cache keys_zone=one:1m;
proxy_cache_key $request_uri;
proxy_cache_valid 200 1m;
proxy_http_version 1.1;
proxy_store_access user:rw;

log_format r "$request_uri $upstream_cache_status";
access_log %%TESTDIR%%/r.log r;
EOF

upstream(port(8081), map { my $row = $_;
	qr!/$row->[0]\b! => sub { $row->[4]->() } } @rows);

$t->run();

###############################################################################

foreach my $row (@rows) {
	my ($name, $stored, $dry, $any) = @$row;
	my @hit = ('MISS MISS', 'MISS HIT');

	is(twice("/cached/$name"), $hit[$stored], "$name, cache");
	is(twice("/any/$name"), $hit[$any], "$name, cache, any type");
	is(twice("/dry/$name"), $hit[$dry], "$name, cache, dry run");

	foreach my $uri ("/stored/$name", "/stored/any/$name") {
		my $c = get($uri);
		logged($t, 'r.log', qr!^\Q$uri\E !m);

		is(-e $t->testdir() . $uri ? 1 : 0,
			$uri =~ /any/ ? $any : $stored, $uri);
	}

	ok(length get("/any/$name?again")->content(), "$name, any type, sent");
}

# a lock is given back

my @c = map { client(uri => '/cached/pieces?lock') } 1 .. 3;
$_->wait() foreach @c;
is((grep { $_->has('response.completed') } @c), 3, 'lock is given back');

is(join(' ', files('proxy_temp')), '', 'no temporary file is left');
is(scalar(grep { /response\.failed/ } map { $t->read_file($_) }
	files('cache')), 1, 'nothing else is in the cache');

###############################################################################

# the cache's answers to the same request

sub twice {
	my ($uri) = @_;

	return join ' ', map {
		my $n = () = (eval { $t->read_file('r.log') } || '')
			=~ /^\Q$uri\E /mg;
		my $c = get($uri);

		pump(sub { (() = $t->read_file('r.log') =~ /^\Q$uri\E /mg)
			> $n });
		$c->headers() =~ /X-Cache: (\w+)/ ? $1 : 'none';
	} 1, 2;
}


sub files {
	my ($name) = @_;
	my $dir = $t->testdir();

	return map { s!^\Q$dir\E/!!r } grep { -f }
		map { glob("$dir/$name" . '/*' x $_) } 1 .. 4;
}
