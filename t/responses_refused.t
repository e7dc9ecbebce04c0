#!/usr/bin/perl

# Tests for ngx_http_responses_module, responses that are refused as rules that
# hide cannot be applied: the client gets an error of the API and nothing else,
# also if it cannot be sent at once.

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses;

###############################################################################

my $t = Test::Nginx->new()->has(qw/http http_v2 proxy cache/);

my @names = qw( gzip v1/responses/text part long half invalid );
my @ways = qw( / /buffered/ /cache/ /close/ );

$t->write_http(server('
	listen       127.0.0.1:8080 http2;
	responses on;
	responses_max_event_size 1k;
	responses_hide_item reasoning;',

	'' => 'proxy_buffering off;',
	buffered => '',
	cache => 'proxy_cache one; proxy_cache_valid 1h;',
	'/close/' => 'proxy_buffering off;',
) . <<'EOF');
log_format r '$request_uri $status';
access_log %%TESTDIR%%/r.log r;

proxy_cache_path %%TESTDIR%%/cache keys_zone=one:1m;
proxy_http_version 1.1;
EOF

my $secret = '"SECRET' . 'x' x 600 . '"';
my @json = (type => 'application/json');

# the upstream goes on after it was refused, and does not end

my @more = (pause(0.05), $secret, pause(0.05), $secret, sub { 0 });

# nginx reads a chunked body with a context that it clears, others without

upstream(port(8081),
	qr!/gzip$! => sub { refused($_[0], [ $secret, @more ],
		headers => [ 'Content-Encoding: gzip' ]) },
	qr!/text$! => sub { refused($_[0], [ $secret, @more ],
		type => 'text/plain') },
	qr!/part$! => sub { refused($_[0], [ $secret, @more ], @json,
		status => '206 Partial Content') },
	qr!/long$! => sub { refused($_[0], [ "{\"x\":$secret,",
		"\"y\":$secret,", @more ], @json) },
	qr!/half$! => sub { refused($_[0], [ "{\"x\":$secret,", pause(0.05),
		fin() ], @json) },
	qr!/invalid$! => sub { refused($_[0], [ "{\"x\":$secret,",
		pause(0.05), "{\"y\":$secret}", pause(0.05), fin() ], @json) },
);

$t->run();

###############################################################################

my %clients = map { my $way = $_; map { ("$way$_" =>
	h2(window => 10)->get("$way$_")) } @names } @ways;

# most of the page is waiting while the upstream sends on

pump(sub { !grep { length $_->content() < 10 } values %clients });
pump(pause(0.3));

foreach my $uri (sort keys %clients) {
	my $c = $clients{$uri};

	$c->window(100_000);

	is($c->whole(), '{"error":{"message":"Bad Gateway","type":"server_error",'
		. '"param":null,"code":"server_error"}}',
		"$uri, the page is whole");
	unlike($c->content(), qr/SECRET/, "$uri, and nothing else");
	like(logged($t, 'r.log', qr!^$uri !m), qr!^$uri 502$!m, "$uri, logged");
}

###############################################################################

sub refused {
	my ($uri, $steps, %o) = @_;

	return answer($steps, %o, framing => $uri =~ /close/ ? 'close' : 'cut');
}
