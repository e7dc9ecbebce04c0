#!/usr/bin/perl

# Tests for ngx_http_responses_module, responses that a later filter refuses:
# nginx then runs the header filter twice for one request.

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses;

###############################################################################

# the filter is that of Debian's package, see util/deps

my ($dir) = `$Test::Nginx::NGINX -V 2>&1` =~ /--modules-path=(\S+)/;
my $image = ($dir || '/usr/lib/nginx/modules')
	. '/ngx_http_image_filter_module.so';

my $t = Test::Nginx->new()->has(qw/http proxy rewrite/);

plan(skip_all => "no $image") unless -e $image;
plan(skip_all => 'nginx was built here, and not for the image filter')
	if $Test::Nginx::MODULE eq '';

my @sources = qw/ stream json text cut /;
my @pages = qw/ json sse proxied builtin other /;

my $test = 'image_filter test; error_page';
my $types = 'types { } default_type text/event-stream; root %%TESTDIR%%;';

$t->write_http(server('
	listen       127.0.0.1:8080;
	responses on;
	responses_count main;
	responses_heartbeat 100ms;',

	json => "$test 415 /err.json;",
	sse => "$test 415 /err.sse;",
	proxied => "$test 415 = \@proxied;",
	builtin => 'image_filter test;',
	other => "$test 415 /off.sse;",
	'@proxied' => '',
	'= /err.json' => 'default_type application/json;
		return 200 \'{"error":{"message":"json page"}}\';',
	'= /err.sse' => "responses_count pages; $types",
	'= /off.sse' => "responses off; $types",
) . server('listen 127.0.0.1:8082; access_log off;',
	'= /main' => 'responses_status main;',
	'= /pages' => 'responses_status pages;',
) . <<'EOF', main => "load_module $image;");
log_format r "$request_uri $status $responses_status";
access_log %%TESTDIR%%/r.log r;

responses_zone zone=main:64k;
responses_zone zone=pages:64k;
EOF

my $page = event('error', '"error":{"message":"sse page","code":"c"}', 0);

$t->write_file('err.sse', $page);
$t->write_file('off.sse', $page);

my $in = join '', stream(3);

upstream(port(8081),
	'/stream' => sub { answer([ $in ]) },
	'/cut' => sub { answer([ $in, fin() ], framing => 'cut') },
	'/json' => sub { answer([ '{"object":"response","id":"resp_1"}' ],
		type => 'application/json', framing => 'length') },
	'/text' => sub { answer([ 'text' ], type => 'text/plain') },
	qr!^/proxied/! => sub { answer([ event('error', '"error":{"message":'
		. '"proxied page","code":"c"}', 0) ]) },
);

$t->run();

my %says = (
	json => qr/json page/,
	sse => qr/sse page/,
	builtin => qr/415 Unsupported Media Type/,
	other => qr/sse page/,
);

my $lines = 0;

###############################################################################

PAGE: foreach my $page (@pages) {
	foreach my $source (@sources) {
		my $name = "$source, $page page";

		my $c = client(uri => "/$page/$source");
		my $ended = pump(sub { $c->{eof} || @{$c->{responses}} });

		ok($ended, "$name, ends") or last PAGE;

		# nginx itself gives up with a proxied page, then

		like($c->answer(0)->{body}, $says{$page}, "$name, body")
			if $says{$page};
		unlike($c->content(0), qr/word 1|resp_1/,
			"$name, nothing of the response that was refused");
		$c->close();

		$lines++;
		my @log = split(/\n/, logged($t, 'r.log',
			qr/\A(?:.*\n){$lines}/));
		is(scalar @log, $lines, "$name, logged once");

		is(open_streams(), 0, "$name, none is open");
	}
}

cmp_ok(length $t->read_file('error.log'), '<', 200000,
	'no flood of lines in the log');

###############################################################################

sub open_streams {
	my $open = 0;

	foreach my $zone (qw/ main pages /) {
		my $text = get("/$zone", port => 8082)->content();
		$open += $1 while $text =~ /^nginx_responses_open_streams\S* (\d+)$/mg;
	}

	return $open;
}
