#!/usr/bin/perl

# Tests for ngx_http_responses_module, the status page in a browser: it shows
# what the text has while streams run, and hostile keys are only texts to it.
# Skipped where there is no Chromium.

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses;
use Test::Responses::Browser;

###############################################################################

plan(skip_all => 'no chromium, run make deps')
	unless Test::Responses::Browser::binary();

my $t = Test::Nginx->new()->has(qw/http proxy/);

$t->write_http(server('
	listen       127.0.0.1:8080;
	responses on;
	responses_count main;
	responses_count "a big&one";
	responses_read_request on;',

	'/' => '',
	'/limited' => 'responses_limit zone=teams tokens=60/1h reserve=1;',
	'/hold' => 'responses_hold on;',
	'/redact' => 'responses_redact sk-[0-9]+ X;',
	'= /status' => 'responses_status main;',
	'= "/pages/big zone"' => 'responses_status "a big&one";',
	'^~ /before/' => 'responses off; proxy_pass http://127.0.0.1:8080/;',
) . 'responses_zone zone=main:64k key=$http_x_key;
	responses_zone "zone=a big&one:128k" key=$http_x_key team=$http_x_team;
	responses_limit_zone $http_x_team zone=teams:64k;');

our $release = 0;

upstream(port(8081),
	'/held' => sub { my @e = stream(3);
		answer([ @e[0 .. 2], sub { $release }, @e[3, 4] ]) },
	qr!/failed! => sub { answer([ (stream(1))[0, 1],
		event('response.failed', '"response":{"error":{}}') ]) },
	qr!/(?:busy|hold)! => sub { answer([ (stream(1))[0],
		event('response.failed',
		'"response":{"error":{"code":"overloaded_error"}}') ]) },
	qr!/redact! => sub { my @e = stream(1); s/word/sk-12/g foreach @e;
		answer([ @e ]) },
	qr!/chat! => sub { answer([ map { "data: $_\n\n" }
		'{"object":"chat.completion.chunk","model":"c","choices":[{"delta":'
		. '{"content":"a"}}]}', '[DONE]' ]) },
	qr!/! => sub { answer([ stream(4) ]) },
);

$t->run();

###############################################################################

my $page = Test::Responses::Browser->new();
my ($true, $false) = (qr/^1$/, qr/^0$/);

$page->open('http://127.0.0.1:' . port(8080) . '/status');

shows(text('#state') => qr/^Live$/);
shows(text('#about')
	=> qr/^127\S+ \S+ nginx [\d.]+ \S+ module [\d.]+ \S+ counting for \d+ /);
shows('$("charts").querySelectorAll("svg[role=img]").length' => qr/^9$/);
shows(tile('Streams now') => qr/^0$/);
shows(text('#lists') => qr/No response needed a repair/);
shows(text('#rows') => qr/Nothing was counted/);
shows(list('Errors') => qr/No response has failed/);
shows(list('Held') => qr/No held stream has failed/);
shows(text('#sums') => qr/^$/);

# streams come

my @held = map { client(uri => '/held') } 1 .. 5;
pump(sub { !grep { !$_->has('word') } @held });

keyed('/a', $_) foreach ('alpha') x 3, 'beta', 'beta', 'gamma';
keyed('/failed', 'beta') foreach 1 .. 2;

shows(tile('Streams now') => qr/^5$/);
shows(tile('Responses') => qr/^8$/);
shows(tile('First token p95') => qr/^\x{2264} 50 ms$|^\d+ ms$/);
shows(tile('Output tokens/s') => qr/^[\d.]*[1-9]/);
shows(rows('Key') => qr/^beta alpha gamma$/);
shows(rows('Completed') => qr/^50 % 100 % 100 %$/);
shows(rows('Output') => qr/^14 21 7$/);
shows('[...$("sums").children].slice(0, 2).map((e) => e.textContent).join()'
	=> qr/^All,8$/);
shows('[...document.querySelectorAll(".bad")].map((e) => e.textContent).join()'
	=> qr/^25 %,2,2$/);
shows(text('#lists') => qr/completed675 %failed225 %/);
shows(list('Errors') => qr/^Errorsother2100 %$/);
shows(rows('Token p50') => qr/^(?:\x{2264} 0\.5 ms|[\d.]+ ms)(?: |$)/);

my $repaired = () = get('/status')->content() =~ /repair="\S+"} [1-9]/g;

shows('document.querySelectorAll("#lists section:last-child li").length'
	=> qr/^$repaired$/);

# sorting, columns and filter

press('#columns', 'Failed');
shows(rows('Key') => qr/^beta alpha gamma$/);
press('#views', 'Module');
shows(rows('Events') => qr/^18 18 6$/);
press('#columns', 'Key');
shows(rows('Key') => qr/^alpha beta gamma$/);
$page->evaluate('$("filter").value = "AM"; '
	. '$("filter").dispatchEvent(new Event("input"))');
shows(rows('Key') => qr/^gamma$/);

# the browser forgets nothing

my $since = $page->evaluate('saved.samples[0].time');

$page->evaluate('window.old = true');
$page->call('Page.reload');

shows('String(window.old)' => qr/^undefined$/);
shows(text('#state') => qr/^Live$/);
shows('saved.samples[0].time' => qr/^\Q$since\E$/);
shows(rows('Hidden') => qr/^0$/);

$page->evaluate('choose({ view: 0, filter: "", sort: "Responses", down: true })');

$release = 1;
$_->wait() foreach @held;

shows(tile('Streams now') => qr/^0$/);
shows(tile('Responses') => qr/^13$/);

# errors, limits, held streams and redactions, and no tokens

keyed('/busy', 'alpha');
keyed('/hold/responses', 'alpha');
keyed('/redact', 'alpha');
keyed('/chat', 'chat');
get('/limited', method => 'POST', content => '{"max_output_tokens":40}',
	headers => [ 'X-Key: gamma', 'X-Team: a', 'Content-Type: application/json' ])
	foreach 1 .. 3;
get('/limited', method => 'POST', content => '{"max_output_tokens":40}',
	headers => [ 'X-Key: gamma', 'Content-Type: application/json' ]);

shows(list('Errors') => qr/^Errors(?=.*server_is_overloaded2\d)(?=.*other2\d)
	(?=.*rate_limit_exceeded[12]\d).*$/x);
shows(list('Limits') => qr/teams passed[12][\d.]+ %.*teams no_key1/);
shows(list('Limits') => qr/teams used by #1\d+\d+/);
shows(list('Held') => qr/^Held127\.0\.0\.1:\d+ server_is_overloaded1$/);
shows(list('Changed events') => qr/redacted[1-9]/);
shows(rows('Input') => qr/\x{2013}/);
shows("[...\$('rows').children].map((e) => e.firstChild.textContent).join()"
	=> qr/^(?!.*(?:teams|overloaded|size))(?=.*chat)/);
press('#views', 'Errors');
shows(rows('Server') => qr/^(?=.*\b2\b)[\d ]+$/);
shows(rows('Limited') => qr/^(?=.*\b[12]\b)[\d ]+$/);
press('#views', 'Module');
shows(rows('Redacted') => qr/[1-9]/);
press('#views', 'Overview');

# a name is a text

my @names = ('<img src=x onerror=alert(1)>', '</script><script>alert(2)',
	"\"'&amp;\\", '__proto__', 'constructor');

keyed('/a', $_) foreach @names;

shows('[...$("rows").children].map((e) => e.firstChild.textContent).join("  ")'
	=> qr/^(?=.*\Q$_\E(?:  |$))/) foreach @names;
shows('document.querySelectorAll("#rows img, #rows script").length' => qr/^0$/);

# words are explained, of which some are short

shows("\$('words').children.length / 2 - Object.keys(words).length" => qr/^0$/);
shows("words[[...document.querySelectorAll('[data-word]')]"
	. ".find((e) => e.textContent === '$_->[0]')?.dataset.word] ?? ''" => $_->[1])
	foreach [ 'First token p95' => qr/first delta/ ],
		[ 'Failing' => qr/unreached/ ], [ 'failed' => qr/reported/ ];

# so are all columns but the first one, by the pointer, the focus, and to those
# who see neither

foreach my $view (0 .. 3) {
	$page->evaluate("choose({ view: $view })");
	shows('[...$("columns").children].slice(1).map((e) => e.firstChild)'
		. '.filter((e) => $(e.getAttribute("aria-describedby"))?.textContent'
		. ' !== words[e.dataset.word]).map((e) => e.textContent).join()'
		=> qr/^$/);
}

$page->evaluate('choose({ view: 0 })');
pointer('#columns th:nth-child(3) button');
shows(text('#tip:not([hidden])') => qr/^The response has all/);
shows(inside('#tip') => $true);
pointer('#tip');
pump(sub { 0 }, 0.5);
shows('$("tip").hidden' => $false);
pointer('#about');
shows('$("tip").hidden' => $true);
$page->evaluate('document.querySelector("#columns th:last-child button").focus()');
shows(text('#tip:not([hidden])') => qr/^Mean time between/);
shows(inside('#tip') => $true);
$page->call('Input.dispatchKeyEvent', { type => 'keyDown', key => 'Escape' });
shows('$("tip").hidden' => $true);

# a full zone

keyed('/a', "key $_") foreach 1 .. 48;
shows('$("note").className + " " + $("note").textContent'
	=> qr/^note bad 44 of 44 keys in use, \d+ responses had no room/);

# pages of other zones, also behind a proxy that has them at another path

my $here = 'http://127.0.0.1:' . port(8080);

foreach my $path ('', '/before') {
	$page->open("$here$path/status");
	shows(links() => qr!^a big&one $here$path/pages/big%20zone$!);
	$page->evaluate('setTimeout(() => $("pages").firstChild.click()), 0');
	shows(links() => qr!^main $here$path/status$!);
	shows(text('#zone') => qr/^a big&one$/);
}

# what was counted before the page was opened: all of it since the beginning of
# the zone, in the minutes of the last hour

shows('ended(saved.samples[0])' => qr/^0$/);
shows('saved.samples.length > 1 && ended(saved.samples.at(-1)) > 70' => $true);

# sums by one of several labels

shows(text('#by') => qr/^By key, team$/);
shows('[...$("label").options].map((e) => e.textContent).join()'
	=> qr/^All labels,Sums by key,Sums by team$/);
shows('rows().length > 40' => $true);
$page->evaluate('$("label").value = "team"; $("label").onchange()');
shows(text('#by') => qr/^By team$/);
shows(rows('Team') => qr/^- a$/);
shows('rows().map(ended).reduce((a, b) => a + b) === ended(total(latest.keys))'
	=> $true);
$page->evaluate('$("label").value = "key"; $("label").onchange()');
shows('rows().find((k) => k.key === "alpha").streams.completed' => qr/^4$/);

# an hour, as the text may have it: minutes without traffic, and those that the
# page has taken itself

$page->evaluate(<<'EOF');
const real = fetch, now = Math.floor(Date.now() / 60000) * 60;
const lines = [[10, 60], [12, 120], [58, 6]].map(([k, n]) => "# minute " +
    (now - k * 60) + " held=" + n + " open=" + n + " streams completed=" + n +
    " first_token 4=" + n + "\n").join("");
fetch = async (...a) => {
    const response = await real(...a);
    const text = (await response.text()).replace(/(start_time.*}) .*/, "$1 1");
    return new Response(a[0] === "?page" ? text + lines : text,
        { headers: response.headers });
};
saved.samples = [];
latest = undefined;
choose({ span: 3600 });
EOF

shows('saved.samples.length >= 60' => $true);

# a minute ends where the next one begins

my $minutes = 'saved.samples.map((s, i) => [Math.round((now - s.time + %s) /'
	. ' 60), %s]).filter(([k, n]) => k > 5 && n > 0).map((e) => e.join("="))'
	. '.join()';

foreach my $case (
	[ 60, 'Math.round(rate(i, ended) * 60)' => qr/^58=6,12=120,10=60$/ ],
	[ 60, 'Math.round(rate(i, (s) => s.held) * 60)'
		=> qr/^58=6,12=120,10=60$/ ],
	[ 60, 'recent(1, i, "first_token")' => qr/^58=0.75,12=0.75,10=0.75$/ ],
	[ 0, 's.open' => qr/^58=6,12=120,10=60$/ ],
) {
	my ($shift, $value, $re) = @$case;
	shows(sprintf($minutes, $shift, $value) => $re);
}

shows('Math.max(...saved.samples.map((s, i) => i && s.time -'
	. ' saved.samples[i - 1].time)) < 65' => $true);

# what is known is not added again

my $samples = $page->evaluate('latest = undefined; saved.samples.length');

shows("latest ? saved.samples.length < $samples + 20 : ''" => $true);

# the server is away, and comes back

is($page->complaints(), '', 'no complaints');

foreach my $case ([ 1, 'No response' ], [ 0, 'Live' ]) {
	my ($offline, $state) = @$case;

	$page->call('Network.emulateNetworkConditions', { latency => 0,
		offline => $offline ? JSON::PP::true : JSON::PP::false,
		downloadThroughput => -1, uploadThroughput => -1 });
	shows(text('#state') => qr/^$state/);
}

$page->close();
###############################################################################

sub keyed {
	my ($uri, $key) = @_;
	return get($uri, headers => [ "X-Key: $key" ]);
}


# soon, an expression has such a value

sub shows {
	my ($code, $re) = @_;
	my $value;

	# while another page is opened, there may be nobody to answer

	pump(sub { ($value = eval { $page->evaluate($code) } // $@) =~ $re }, 20);
	like($value, $re, $code);
}


sub text {
	my ($selector) = @_;
	return "document.querySelector('$selector')?.textContent ?? ''";
}


sub list {
	my ($name) = @_;
	return '[...$("lists").children].find((e) => e.firstChild.textContent === '
		. "'$name')?.textContent ?? ''";
}


sub tile {
	my ($name) = @_;
	return '[...$("tiles").children].find((e) => e.firstChild.textContent === '
		. "'$name')?.querySelector('dd').textContent ?? ''";
}


# a column of the table

sub rows {
	my ($name) = @_;
	return '[...$("rows").children].map((e) => e.children[[...$("columns")'
		. ".children].findIndex((e) => e.textContent === '$name')]"
		. '?.textContent).join(" ")';
}


sub links {
	return '[...document.querySelectorAll("#pages a")]'
		. '.map((e) => e.textContent + " " + e.href).join(" ")';
}


sub pointer {
	my ($selector) = @_;
	my ($x, $y) = @{$page->evaluate("(({ x, y, width, height }) => [ x + width"
		. " / 2, y + height / 2 ])(((e) => (e.scrollIntoViewIfNeeded(), e"
		. ".getBoundingClientRect()))(document.querySelector('$selector')))")};

	$page->call('Input.dispatchMouseEvent', { type => 'mouseMoved', x => $x,
		y => $y });
}


# whether it can be seen

sub inside {
	my ($selector) = @_;
	return "(({ left, top, right, bottom }) => left >= 0 && top >= 0"
		. " && right <= innerWidth && bottom <= innerHeight)"
		. "(document.querySelector('$selector').getBoundingClientRect())";
}


sub press {
	my ($selector, $name) = @_;
	$page->evaluate("[...document.querySelectorAll('$selector button')]"
		. ".find((e) => e.textContent === '$name').click()");
}
