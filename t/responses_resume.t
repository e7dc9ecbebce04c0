#!/usr/bin/perl

# Tests for ngx_http_responses_module, streams that are taken up again in the
# midst of them (?starting_after=N), and what is remembered of a stream.

###############################################################################

use warnings;
use strict;

use Test::More;

BEGIN { use FindBin; chdir($FindBin::Bin); }

use lib 'lib';
use Test::Nginx;
use Test::Responses;
use Test::Responses::Contract qw/ violations sample response_member /;

###############################################################################

select STDERR; $| = 1;
select STDOUT; $| = 1;

my @events = sample();
my $in = join '', @events;
my $rest = $#events - 1;
my @profiles = qw/ openai openresponses eugpt /;

my $t = Test::Nginx->new()->has(qw/http proxy/)
	->plan(3 * ($rest + 1) + 2 * @profiles + 25);

$t->write_file_expand('nginx.conf', <<'EOF');

%%TEST_GLOBALS%%

daemon off;

events {
}

http {
    %%TEST_GLOBALS_HTTP%%

    log_format r "$request_uri $responses_events_added $responses_repaired "
                 "$responses_terminal $responses_error_code";
    access_log %%TESTDIR%%/r.log r;

    server {
        listen       127.0.0.1:8080;
        server_name  localhost;

        responses on;
        responses_max_text_size 16m;

        location / {
            proxy_pass http://127.0.0.1:8081;
        }

        location /openai/ {
            proxy_pass http://127.0.0.1:8081/;
        }

        location /openresponses/ {
            responses_profile openresponses;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /eugpt/ {
            responses_profile eugpt;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /keep/ {
            responses_sequence keep;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /limit/ {
            responses_max_text_size 64k;
            proxy_pass http://127.0.0.1:8081/;
        }
    }
}

EOF

upstream(port(8081),
	qr!^/from\?! => sub { answer([ from($_[0]) ]) },
	qr!^/bare\?! => sub {
		answer([ from($_[0]) =~ s/"sequence_number":\d+,//gr ])
	},
	qr!^/zero\?! => sub {
		my $n = 0;
		answer([ from($_[0]) =~ s/(?<="sequence_number":)\d+/$n++/ger ])
	},
	qr!^/cut\?! => sub {
		answer([ from($_[0]) =~ s/event: [^\n]*\n[^\n]*\n\n\z//r ])
	},
	qr!^/long/! => sub { long($_[0] =~ m!/long/(\w+)/(\d+)!) },
);

$t->run();

my $r;

###############################################################################

# after each event of a stream

foreach my $n (0 .. $rest) {
	my $uri = "from?starting_after=$n";
	my $want = join '', @events[$n + 1 .. $#events];

	is(get("/$uri")->content(), $want, "after $n");
	is(get("/zero?starting_after=$n")->content(), $want,
		"after $n, upstream counts anew");

	$r = get("/bare?starting_after=$n");
	is(join("\n", violations($r->content(), after => $n)), '',
		"after $n, no numbers");
}

foreach my $profile (@profiles) {
	$r = get("/$profile/from?starting_after=5");
	is(join("\n", violations($r->content(), profile => $profile,
		after => 5)), '', $profile);

	$r = get("/$profile/cut?starting_after=5");
	is(join("\n", violations($r->content(), profile => $profile,
		after => 5)), '', "$profile, cut");
}

# the end is made with the next number, and nothing else is

$r = get('/cut?starting_after=5');
like(sse_types($r->content()), qr/^response.output_text.done /,
	'cut, nothing is made before');
like(sse_types($r->content()), qr/ error response.failed$/,
	'cut, the end is made');
is(sse_numbers($r->content()), join(' ', 6 .. 14), 'cut, numbers');
like(logged($t, 'r.log', qr!^/cut\?starting_after=5 !m),
	qr!^/cut\?starting_after=5 [12] 0 added upstream_incomplete$!m,
	'cut, logged');

is(get('/keep/from?starting_after=5')->content(),
	join('', @events[6 .. $#events]), 'numbers are kept');

# other arguments, and what is no number

is(get('/from?stream=true&starting_after=3')->content(),
	join('', @events[4 .. $#events]), 'second argument');

foreach my $value ('', 'x', '-1', '1x', '1.5', '9' x 30) {
	$r = get("/from?starting_after=$value");
	like($r->content(), qr/\A(?:event: response.created\n
		|event:[^\n]+\ndata:[^\n]+"sequence_number":\d)/x,
		"starting_after=$value");
	my @numbers = split / /, sse_numbers($r->content());
	is(join(' ', @numbers), join(' ', map { $numbers[0] + $_ }
		0 .. $#numbers), "starting_after=$value, numbers");
}

###############################################################################

# Texts are remembered up to the limit, and what is longer is not said at all:
# the response has the text, or none of it.

foreach my $n (100, 1000) {
	my $text = 'x' x (200 * $n);
	my $good = get("/limit/long/good/$n")->content();
	my ($bare) = get("/long/bare/$n")->content() =~ /.*^(data: .*)/ms;
	my ($limit) = get("/limit/long/bare/$n")->content() =~ /.*^(data: .*)/ms;

	is(sse_types($good) =~ s/(?:response.output_text.delta )+/... /r,
		sse_types(join '', @events[0 .. 4, 6 .. 13])
		=~ s/(?:response.output_text.delta )+/... /r,
		"$n deltas, nothing is added to a conforming stream");
	ok($bare =~ /"type":"response.completed"/
		&& index($bare, qq/"text":"$text"/) > 0, "$n deltas, remembered");

	if ($n == 100) {
		is($limit, $bare, "$n deltas, within the limit");

	} else {
		like($limit, qr/"type":"response.completed"/,
			"$n deltas, beyond the limit");
		unlike($limit, qr/xx/, "$n deltas, beyond the limit, no text");
	}
}

###############################################################################

sub from {
	my ($n) = $_[0] =~ /starting_after=(\d+)$/;
	$n = 5 unless defined $n && $n < @events;

	return join '', @events[$n + 1 .. $#events];
}


# so many deltas of 200 bytes, 100 in a write

sub long {
	my ($kind, $n) = @_;

	my $delta = $events[4] =~ s/"Hel"/'"' . 'x' x 200 . '"'/er;
	my $block = $delta x 100;
	my $sent = 0;

	my @head = $kind eq 'good' ? @events[0 .. 3] : $events[0];
	my @tail = $kind eq 'good' ? @events[6 .. 13]
		: event('response.completed', response_member('completed'));

	return answer([ @head, sub {
		return 1 if $sent >= $n;
		$sent += 100;
		$_[0]{out} = $block;
		return 0;
	}, @tail ], framing => 'close');
}

###############################################################################
