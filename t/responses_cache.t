#!/usr/bin/perl

# Tests for ngx_http_responses_module, streams that nginx may store, and those
# that it must not.

###############################################################################

use warnings;
use strict;

use Test::More;

BEGIN { use FindBin; chdir($FindBin::Bin); }

use lib 'lib';
use Test::Nginx;
use Test::Responses;
use Test::Responses::Contract qw/ sample /;

###############################################################################

select STDERR; $| = 1;
select STDOUT; $| = 1;

my $t = Test::Nginx->new()->has(qw/http proxy cache/);

my @e = sample();
my @open = @e[0 .. $#e - 1];

my %ends = (
	completed => [ $e[-1] ],
	failed => [ end('failed') ],
	incomplete => [ end('incomplete') ],
	cancelled => [ end('cancelled') ],
	error => [ event('error', '"code":"c","message":"m","param":null') ],
	truncated => [],
	done => [ "data: [DONE]\n\n" ],
	half => [ substr($e[-1], 0, 60) ],
);

my @ways = qw/ chunked slow length close cut /;

$t->plan(2 * @ways * keys(%ends) + 10);

$t->write_file_expand('nginx.conf', <<'EOF');

%%TEST_GLOBALS%%

daemon off;

events {
}

http {
    %%TEST_GLOBALS_HTTP%%

    proxy_cache_path %%TESTDIR%%/cache keys_zone=one:1m;
    log_format r "$request_uri $upstream_cache_status";
    access_log %%TESTDIR%%/r.log r;

    server {
        listen       127.0.0.1:8080;
        server_name  localhost;

        responses on;
        add_header X-Cache $upstream_cache_status;
        proxy_http_version 1.1;

        location /cached/ {
            proxy_cache one;
            proxy_cache_valid 200 1m;
            proxy_cache_key $request_uri;
            proxy_cache_lock on;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /dry/ {
            responses_dry_run on;
            proxy_cache one;
            proxy_cache_valid 200 1m;
            proxy_cache_key $request_uri;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /stored/ {
            proxy_store %%TESTDIR%%$uri;
            proxy_store_access user:rw;
            proxy_pass http://127.0.0.1:8081/;
        }
    }
}

EOF

upstream(port(8081),
	qr!/other$! => sub { answer([ event('x', '"a":1') ]) },
	qr!/json$! => sub { answer([ '{"object":"response","status":"failed"}' ],
		type => 'application/json', framing => 'length') },
	qr!/(\w+)/(\w+)! => sub {
		my ($way, $end) = $_[0] =~ m!/(\w+)/(\w+)!;
		my @steps = (join('', @open), @{$ends{$end}});

		return answer([ map { ($_, pause(0.01)) } @steps ])
			if $way eq 'slow';
		return answer([ join('', @steps) ], framing => $way)
			if $way ne 'cut';
		return (answer([ @steps ], framing => 'cut'), fin());
	},
);

$t->run();

my ($pid) = worker_pids($t);

###############################################################################

foreach my $way (@ways) {
	foreach my $end (sort keys %ends) {
		my $uri = "/cached/$way/$end";
		my $stored = $end eq 'completed' && $way ne 'cut';

		is(twice($uri), $stored ? 'MISS HIT' : 'MISS MISS', $uri);

		get("/stored/$way/$end");
		logged($t, 'r.log', qr!^/stored/$way/$end !m);

		my $file = $t->testdir() . "/stored/$way/$end";
		is(-e $file ? 1 : 0, $stored ? 1 : 0, "/stored/$way/$end");
	}
}

# a client that left is not known to have got all

my $c = client(uri => '/cached/slow/completed?left');
pump(sub { $c->has('response.created') });
$c->close();
logged($t, 'r.log', qr!completed\?left!);
is(twice('/cached/slow/completed?left'), 'MISS HIT', 'client left');

# others are stored as ever

is(twice('/cached/other'), 'MISS HIT', 'another stream');
is(twice('/cached/json'), 'MISS HIT', 'JSON');
is(twice('/dry/chunked/failed'), 'MISS HIT', 'dry run');

# a lock is given back

my @c = map { client(uri => '/cached/slow/failed?lock') } 1 .. 3;
$_->wait() foreach @c;
is((grep { $_->has('response.failed') } @c), 3, 'lock is given back');
@c = map { client(uri => '/cached/slow/completed?lock') } 1 .. 3;
$_->wait() foreach @c;
is(join(' ', sort map { $_->headers() =~ /X-Cache: (\w+)/ } @c),
	'HIT HIT MISS', 'lock, completed');

is(join(' ', files('proxy_temp')), '', 'no temporary file is left');
is(scalar(grep { /failed|truncated/ } map { $t->read_file($_) }
	files('cache')), 2, 'nothing else is in the cache');
is((worker_pids($t))[0], $pid, 'worker is the same');
unlike($t->read_file('error.log'), qr/\[(?:crit|alert)\]/, 'nothing alarming');

###############################################################################

sub end {
	my ($name) = @_;
	return $e[-1] =~ s/response\.completed/response.$name/gr
		=~ s/"status":"completed"/"status":"$name"/r;
}


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

###############################################################################
