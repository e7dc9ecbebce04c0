#!/usr/bin/perl

# Tests for ngx_http_responses_module, comments that keep a silent stream
# alive: where they stand and where they must not.  All else is as it is
# without them.
#
# Most upstreams are silent until their client has seen so many comments, so
# that little depends on how long anything takes.

###############################################################################

use warnings;
use strict;

use Test::More;

BEGIN { use FindBin; chdir($FindBin::Bin); }

use lib 'lib';
use Test::Nginx;
use Test::Responses;
use Test::Responses::Beats;
use Test::Responses::Contract qw/ violations sample /;

###############################################################################

select STDERR; $| = 1;
select STDOUT; $| = 1;

my $t = Test::Nginx->new()->has(qw/http proxy cache gzip/);

my @events = sample();
my $in = join '', @events;
my $long = "event: acme.x\ndata: {\"type\":\"acme.x\",\"x\":\"" . 'x' x 2000;

# where a stream is silent, by what it is like

my %kinds = (
	plain => $in,
	crlf => $in =~ s/\n/\r\n/gr,
	cr => $in =~ s/\n/\r/gr,
	comments => join(": two\n\n", map { ": one\n$_" } @events),
	inside => $in =~ s/\ndata/\n: in\ndata/gr,
	bare => join('', map { s/"sequence_number":\d+,//r } @events),
);

$t->plan(52 + 2 * keys(%kinds));

$t->write_file_expand('nginx.conf', <<'EOF');

%%TEST_GLOBALS%%

daemon off;

events {
    worker_connections 4096;
}

http {
    %%TEST_GLOBALS_HTTP%%

    proxy_cache_path %%TESTDIR%%/cache keys_zone=one:1m;
    proxy_cache_key $uri$is_args;

    server {
        listen       127.0.0.1:8080;
        server_name  localhost;

        responses on;
        responses_heartbeat 100ms;

        location / {
            proxy_pass http://127.0.0.1:8081;
        }

        location /v11/ {
            proxy_pass http://127.0.0.1:8081/;
            proxy_http_version 1.1;
        }

        location /unbuffered/ {
            proxy_pass http://127.0.0.1:8081/;
            proxy_buffering off;
        }

        location /buffered/ {
            proxy_pass http://127.0.0.1:8081/;
            proxy_buffering on;
            postpone_output 100000;
        }

        location /cache/ {
            proxy_pass http://127.0.0.1:8081/;
            proxy_cache one;
            proxy_cache_valid 1m;
        }

        location /gzip/ {
            gzip on;
            gzip_types text/event-stream;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /off/ {
            responses_heartbeat off;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /module-off/ {
            responses off;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /dry/ {
            responses_dry_run on;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /limit/ {
            responses_max_event_size 256;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /calm/ {
            responses_heartbeat 1500ms;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /hide/ {
            responses_max_event_size 256;
            responses_hide_event acme.*;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /limit-off/ {
            responses_max_event_size 256;
            responses_heartbeat off;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /eugpt/ {
            responses_profile eugpt;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /none/ {
            responses_terminal off;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /rules/ {
            include rules.conf;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /rules-off/ {
            include rules.conf;
            responses_heartbeat off;
            proxy_pass http://127.0.0.1:8081/;
        }
    }
}

EOF

$t->write_file('rules.conf', <<'EOF');

responses_add_event acme.trace after=response.created at=$request_method;
responses_add_event acme.each before=response.output_text.delta each
                    n:=$responses_events;
responses_hide_event response.content_part.*;
responses_hide_item function_call;
responses_routing model_id=big if=$request_method;
responses_set_field response.model other;
responses_rewrite_text Hello Bye;

EOF

my $u = upstream(port(8081),
	qr!^/silent! => sub { answer([ silent($_[0]) ]) },
	qr!^/close! => sub { answer([ silent($_[0]) ], framing => 'close') },
	qr!^/burst! => sub { answer([ map { ($_, pause(0.15)) } @events ]) },
	qr!^/at/! => \&at,
	qr!^/drip/! => \&trickle,
	qr!^/hidden! => sub { answer([ @events[0 .. 4], $long,
		beaten($_[0], 2), "\"}\n\n", @events[5 .. $#events] ]) },
	qr!^/quiet! => sub { answer([ pause(0.4), map { $_ eq $events[5]
		? ($_, pause(0.4)) : $_ } @events ]) },
	qr!^/late! => sub { (pause(0.4), answer($in)) },
	qr!^/after/stall! => sub { answer([ $in, pause(0.5), fin() ],
		framing => 'cut') },
	qr!^/after! => sub { answer([ $in, pause(0.4) ]) },
	qr!^/done! => sub { answer([ $in, "data: [DONE]\n\n", pause(0.4) ]) },
	qr!^/cut! => sub { answer([ @events[0 .. 5], beaten($_[0], 2), fin() ],
		framing => 'cut') },
	qr!^/other! => sub { answer([ 'a', pause(0.4), 'b' ],
		type => 'text/plain') },
	qr!^/error! => sub { answer([ ": a\n\n", pause(0.4) ],
		status => '500 Oops') },
);

$t->run();

my ($c, $pid) = (undef, worker($t));

###############################################################################

# after the header and between events, whatever way the answer takes

foreach my $way ('', qw! /v11 /unbuffered /buffered !) {
	foreach my $version (qw/ 1.1 1.0 /) {
		$c = listen_to("$way/silent", version => $version);
		$c->wait();
		is(without($c->content(), $in), '', "HTTP/$version $way, stream");
		ok($c->complete(), "HTTP/$version $way, complete");
	}
}

$c = listen_to('/close');
$c->wait();
is(without($c->content(), $in), '', 'closed by the upstream');
is(join("\n", violations($c->content())), '', 'the contract');

# what is cached has no comments

$c = listen_to('/cache/silent', headers => [ 'X-Cache: 1' ]);
$c->wait();
is(without($c->content(), $in), '', 'cached, first');
$c = listen_to('/cache/silent');
$c->wait();
is($c->content(), $in, 'cached, hit');

# compressed, each can be read at once: the upstream waits for that

SKIP: {
eval { require Compress::Raw::Zlib; 1 } or skip 'no Compress::Raw::Zlib', 2;

$c = listen_gzip('/gzip/silent');
$c->wait();
like($c->headers(), qr/^Content-Encoding: gzip/mi, 'compressed');
is(without($c->content(), $in), '', 'compressed, stream');

}

# silent at any byte: the comment comes, and the stream is the same

foreach my $kind (sort keys %kinds) {
	is(everywhere("at/$kind", 11), '', "anywhere, $kind");
	is(everywhere("limit/at/$kind", 23), '', "anywhere, $kind, too long");
}

# byte after byte

foreach my $way (qw! off limit !) {
	my $want = get($way eq 'off' ? '/off/drip/0/0' : '/limit-off/drip/0/0')
		->content();
	my @drip = map { listen_to($way eq 'off' ? "/drip/1/$_"
		: "/limit/drip/1/$_") } 1 .. 12;

	$_->wait(60) foreach @drip;

	my ($wrong) = grep { $_ ne '' } map { without($_->content(), $want) }
		@drip;
	is($wrong || '', '', "byte after byte, $way");
	cmp_ok(scalar(grep { beats($_->content()) > 3 } @drip), '==', 12,
		"byte after byte, $way, comments");
}

# together with rules that hide, add and hold events

$c = listen_to('/rules-off/burst');
$c->wait();
my $ruled = $c->content();
$c = listen_to('/rules/silent');
$c->wait();
is(without($c->content(), $ruled), '', 'together with rules');
is(everywhere('rules/at/plain', 29, $ruled), '', 'together with rules, anywhere');

# a hidden event that is too long to be held: nothing of it is sent

$c = listen_to('/hide/hidden');
$c->wait();
is(without($c->content(), $in), '', 'hidden event, too long');

# none where there should be none

foreach my $uri (qw! /off/quiet /module-off/quiet /dry/quiet /other /error !)
{
	is(beats(get("$uri?none")->content()), 0, "none, $uri");
}

foreach my $uri (qw! /late /after /done /after/stall !) {
	my $got = get("$uri?none")->content();

	is(without($got, $in), '', "none, $uri");
	unlike($got, qr/response\.completed.*: keepalive/s, "none, $uri, after");
}

is(beats(get('/calm/burst?none')->content()), 0, 'none while events come');

# none after a made terminal; without one, the stream just ends

foreach my $way (qw! /off/ /eugpt/ /none/ !) {
	$c = listen_to($way eq '/off/' ? '/cut' : "${way}cut");
	$c->wait();

	my $last = (split(/\n\n/, $c->content()))[-1];

	like($last, $way eq '/none/' ? qr/"lo"|^: keepalive$/
		: qr/"upstream_error"/, "made terminal $way, last");
	is(join("\n", violations($c->content(), open => $way eq '/none/',
		profile => $way eq '/eugpt/' ? 'eugpt' : 'openai')), '',
		"made terminal $way, contract");
}

# none on what comes next on the connection

$c = listen_to('/silent');
$c->wait();
$c->request(uri => '/other');
$c->wait();
$c->{raw_too} = 1;
pump(pause(0.4));
is($c->content(1), "ab", 'next request');
is($c->{raw}, '', 'between requests');

is(worker($t), $pid, 'worker is the same');

###############################################################################

# silence before the first event, within the stream, before the last one

sub silent {
	my ($uri) = @_;

	return (beaten($uri, 2), @events[0 .. 5], beaten($uri, 2),
		@events[6 .. $#events - 1], beaten($uri, 1), $events[-1]);
}


# Streams that stop at every so many bytes, some hundred at a time; the first
# complaint.  While an event is passed on in pieces no comment comes.

sub everywhere {
	my ($what, $step, $want) = @_;

	my ($kind) = $what =~ m!at/(\w+)!;
	my @todo = map { $_ * $step } 0 .. (length($kinds{$kind}) - 1) / $step;

	$want = get("/limit-off/at/$kind/0")->content()
		if $what =~ /^limit/;
	$want = get("/off/at/$kind/0")->content() unless defined $want;

	while (my @batch = splice @todo, 0, 250) {
		my %c = map { $_ => listen_to("/$what/$_") } @batch;

		foreach my $at (@batch) {
			$c{$at}->wait();

			my $complaint = without($c{$at}->content(), $want);
			return "at $at: $complaint" if $complaint ne '';
			return "at $at: not complete" unless $c{$at}->complete();
		}
	}

	return '';
}


sub at {
	my ($uri, $request) = @_;

	my ($kind, $at) = $uri =~ m!^/at/(\w+)/(\d+)!;
	my $bytes = $kinds{$kind};

	return answer($bytes) unless listener($uri);

	# none within what is too long, and none after the last event

	my $none = listener($uri)->{sought} =~ m!^/limit/!
		|| $at > rindex($bytes, '}');

	return answer([ substr($bytes, 0, $at), $none ? pause(0.25)
		: beaten($uri, 1), substr($bytes, $at) ]);
}


# pauses at different bytes for each client

sub trickle {
	my ($uri) = @_;

	my ($pauses, $phase) = $uri =~ m!^/drip/(\d)/(\d+)!;
	my ($i, @steps) = (0);

	foreach my $byte (split(//, join('', @events[0 .. 5, -1]))) {
		push @steps, $byte, $pauses && $i++ % 149 == $phase * 12
			? pause(0.15) : ();
	}

	return answer(\@steps);
}

###############################################################################
