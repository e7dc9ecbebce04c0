#!/usr/bin/perl

# Tests for ngx_http_responses_module, the status page in a browser: it shows
# what the text has while streams run, and hostile keys are only texts to it.
# Skipped where there is no Chromium.

###############################################################################

use warnings;
use strict;

use Test::More;

BEGIN { use FindBin; chdir($FindBin::Bin); }

use lib 'lib';
use Test::Nginx;
use Test::Responses;
use Test::Responses::Browser;
use Test::Responses::Metrics;

###############################################################################

select STDERR; $| = 1;
select STDOUT; $| = 1;

plan(skip_all => 'no chromium, run make deps')
	unless Test::Responses::Browser::binary();

my $t = Test::Nginx->new()->has(qw/http proxy/)->plan(35);

$t->write_file_expand('nginx.conf', <<'EOF');

%%TEST_GLOBALS%%

daemon off;

events {
}

http {
    %%TEST_GLOBALS_HTTP%%

    responses_zone zone=main:256k $http_x_key;

    server {
        listen       127.0.0.1:8080;
        server_name  localhost;

        location / {
            responses on;
            responses_count main;
            proxy_pass http://127.0.0.1:8081;
        }

        location = /status {
            responses_status main;
        }
    }
}

EOF

our $release = 0;

upstream(port(8081),
	'/held' => sub { my @e = stream(3);
		answer([ @e[0 .. 2], sub { $release }, @e[3, 4] ]) },
	qr!/failed! => sub { answer([ (stream(1))[0, 1],
		event('response.failed', '"response":{"error":{}}') ]) },
	qr!/! => sub { answer([ stream(4) ]) },
);

$t->run();

###############################################################################

my $page = Test::Responses::Browser->new();
my $url = 'http://127.0.0.1:' . port(8080) . '/status';

$page->open($url);

ok(shows('#state', 'Live'), 'it lives');
is($page->evaluate('document.querySelectorAll("#charts svg[role=img]").length'),
	6, 'charts');
is(tile('Streams now'), 0, 'no stream');
like(text('#about'), qr/^127.*nginx [\d.]+.*module [\d.]+.*counting for \d+ /,
	'about');
like(text('#lists'), qr/No response needed a repair/, 'no repair');
is(text('#sums'), '', 'no sums');
like(text('#rows'), qr/Nothing was counted/, 'nothing counted');

# streams come, and go

my @held = map { client(uri => '/held') } 1 .. 5;
pump(sub { !grep { !$_->has('word') } @held });

ok(pump(sub { tile('Streams now') eq '5' }), 'streams now');

keyed('/a', $_) foreach ('alpha') x 3, 'beta', 'beta', 'gamma';
keyed('/failed', 'beta') foreach 1 .. 2;

ok(pump(sub { tile('Responses') eq '8' }), 'responses');

my $m = metrics();

is($m->value('nginx_responses_open_streams'), 5, 'the text agrees, streams');
is(join(' ', map { "$_->[0]{key}:$_->[1]" } $m->series(
	'nginx_responses_tokens_total', kind => 'output')),
	join(' ', map { "$_->{Key}:$_->{Output}" } sort { $a->{Key} cmp $b->{Key} }
		rows()), 'the text agrees, tokens');
is(join(' ', map { $_->{Key} } rows()), 'beta alpha gamma',
	'most streams first');
is((rows())[0]{Completed}, '50 %', 'half of them completed');
like(tile('First token p95'), qr/^\x{2264} 50 ms$|^\d+ ms$/, 'first token');
isnt(tile('Output tokens/s'), '0', 'tokens per second');
is((sums())[0], 'All8', 'sums');
is($page->evaluate('[...document.querySelectorAll(".bad")].map((e) => '
	. 'e.textContent).join(" ")'), '25 % 2 2', 'what is bad stands out');
like(text('#lists'), qr/completed675 %failed225 %/, 'ends by cause');

my $repaired = grep { $_->[1] } $m->series('nginx_responses_repairs_total');

cmp_ok($repaired, '>', 0, 'repairs');
is($page->evaluate('document.querySelectorAll("#lists section:last-child li")'
	. '.length'), $repaired, 'are shown');

# sorting, columns and filter

press('#columns', 'Failed');
is(join(' ', map { $_->{Key} } rows()), 'beta alpha gamma', 'sorted');
press('#views', 'Module');
is(join(' ', map { $_->{Key} } rows()), 'beta alpha gamma',
	'by responses without the column');
press('#columns', 'Key');
is(join(' ', map { $_->{Key} } rows()), 'alpha beta gamma', 'by key');
is((rows())[0]{Events}, 3 * 6, 'the work of the module');

$page->evaluate('{ const f = document.querySelector("#filter"); '
	. 'f.value = "AM"; f.dispatchEvent(new Event("input")); }');
is(join(' ', map { $_->{Key} } rows()), 'gamma', 'filtered');

# a reload forgets nothing

my $since = $page->evaluate('saved.samples[0].time');

$page->evaluate('window.old = true');
$page->call('Page.reload');

ok(pump(sub { !$page->evaluate('window.old') && text('#state') eq 'Live' }),
	'reloaded');
is($page->evaluate('saved.samples[0].time'), $since, 'charts go on');
is(join(' ', map { "$_->{Key} $_->{Hidden}" } rows()), 'gamma 0',
	'the same table');

$page->evaluate('choose({ view: 0, filter: "", sort: "Responses", down: true })');

$release = 1;
$_->wait() foreach @held;

ok(pump(sub { tile('Streams now') eq '0' }), 'streams ended');
ok(pump(sub { tile('Responses') eq '13' }), 'and were counted');

# a name is a text

my @names = ('<img src=x onerror=alert(1)>', '</script><script>alert(2)',
	"\"'&amp;", '__proto__', 'constructor');

keyed('/a', $_) foreach @names;

ok(pump(sub { text('#rows') =~ /__proto__/ && text('#rows') =~ /&amp;/ }),
	'names are shown');
is($page->evaluate('document.querySelectorAll("#rows img, #rows script").length'),
	0, 'and nothing else');

# the server is away, and comes back

is($page->complaints(), '', 'no complaints');

$page->call('Network.emulateNetworkConditions', { offline => JSON::PP::true,
	latency => 0, downloadThroughput => -1, uploadThroughput => -1 });
ok(shows('#state', 'No response.*'), 'no response');

$page->call('Network.emulateNetworkConditions', { offline => JSON::PP::false,
	latency => 0, downloadThroughput => -1, uploadThroughput => -1 });
ok(shows('#state', 'Live'), 'and again');

$page->close();

###############################################################################

sub metrics {
	return Test::Responses::Metrics->new(get('/status')->content());
}


sub keyed {
	my ($uri, $key) = @_;
	return get($uri, headers => [ "X-Key: $key" ]);
}


sub text {
	my ($selector) = @_;
	return $page->evaluate('document.querySelector(' . encode($selector)
		. ")?.textContent ?? ''");
}


sub shows {
	my ($selector, $re) = @_;
	return pump(sub { text($selector) =~ /^$re$/ });
}


sub tile {
	my ($name) = @_;
	return $page->evaluate('[...document.querySelectorAll("#tiles div")]'
		. '.find((e) => e.firstChild.textContent === ' . encode($name)
		. ').querySelector("dd").textContent');
}


sub sums {
	return $page->evaluate('[...document.querySelectorAll("#sums > *")]'
		. '.slice(0, 2).map((e) => e.textContent).join("")');
}


sub press {
	my ($selector, $name) = @_;

	$page->evaluate('[...document.querySelectorAll(' . encode($selector)
		. ' + " button")].find((e) => e.textContent === ' . encode($name)
		. ').click()');
}


# rows of the table, by the heads of their columns

sub rows {
	return @{$page->evaluate('[...document.querySelectorAll("#rows tr")].map('
		. '(tr) => Object.fromEntries([...tr.children].map((e, i) => ['
		. 'document.querySelector("#columns").children[i].textContent, '
		. 'e.textContent])))')};
}

###############################################################################
