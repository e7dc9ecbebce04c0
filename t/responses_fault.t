#!/usr/bin/perl

# Tests for ngx_http_responses_module, upstreams that end in the wrong place.
# What came is delivered, the end that is missing is added where that is not
# turned off, and the worker stays well.

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

my $t = Test::Nginx->new()->has(qw/http proxy/)->plan(103);

$t->write_file_expand('nginx.conf', <<'EOF');

%%TEST_GLOBALS%%

daemon off;

events {
}

http {
    %%TEST_GLOBALS_HTTP%%

    log_format r "$uri $responses_status $responses_terminal "
                 "$responses_error_code $responses_events "
                 "$responses_events_added";
    access_log %%TESTDIR%%/r.log r;

    server {
        listen       127.0.0.1:8080;
        server_name  localhost;

        responses on;

        location / {
            proxy_pass http://127.0.0.1:8081;
        }

        location /timeout/ {
            proxy_pass http://127.0.0.1:8081/;
            proxy_read_timeout 300ms;

            location /timeout/off/ {
                responses_terminal off;
                proxy_pass http://127.0.0.1:8081/;
            }
        }

        location /abort/ {
            responses_terminal abort;
            proxy_pass http://127.0.0.1:8081/;
        }

        # as it came

        location /off/ {
            responses_normalize off;
            responses_scaffold off;
            responses_terminal off;
            proxy_pass http://127.0.0.1:8081/;
        }

        # repaired, but for its end

        location /open/ {
            responses_terminal off;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /numbers/ {
            responses_normalize off;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /small/ {
            responses_max_event_size 1k;
            proxy_pass http://127.0.0.1:8081/;
        }
    }
}

EOF

my $in = join('', stream(2, bare => 1)) =~ s/word/caf\xc3\xa9 \\u00e9/gr;
my $n = length $in;

# where its frames end

my @n = (0);
push @n, pos $in while $in =~ /\n\n/g;

my $large = event('response.a', '"x":"' . 'y' x 5000 . '"');
my $c;

upstream(port(8081),
	qr!^/fin/(\d+)! => sub {
		answer([ substr($in, 0, $1) ], framing => 'close')
	},
	qr!^/cut/(\d+)! => sub {
		answer([ substr($in, 0, $1), fin() ], framing => 'cut')
	},
	qr!^/short/(\d+)! => sub {
		my @steps = answer([ $in ], framing => 'length');
		($steps[0], substr($in, 0, $1), fin())
	},
	qr!^/rst/(\d+)! => sub {
		answer([ substr($in, 0, $1), pause(0.001), rst() ],
			framing => 'cut')
	},
	qr!^/bad/(\d+)! => sub {
		(answer([ substr($in, 0, $1) ], framing => 'cut'), "zz\r\n",
			fin())
	},
	qr!^/large/(\d+)! => sub {
		answer([ substr($large, 0, $1 * 100) ], framing => 'close')
	},
	qr!^/large-cut/(\d+)! => sub {
		answer([ substr($large, 0, $1 * 100), fin() ],
			framing => 'cut')
	},
	'/silent' => sub { answer([ substr($in, 0, 300), sub { 0 } ]) },
	'/silent-at-event' => sub {
		answer([ (stream(2, bare => 1))[0, 1], sub { 0 } ])
	},
	'/other' => sub { answer(event('a') . event('b')) },
	'/error' => sub { answer([ (stream(1, bare => 1))[0, 1], event('error',
		'"code":"overloaded","message":"No room."'), rst() ]) },
	'/hang' => sub { answer([ $in, sub { 0 } ]) },
	'/header' => [ "HTTP/1.1 200 OK\r\nContent-Ty", fin() ],
	'/more' => [ head(headers => [ 'Content-Length: 20' ]) . "\r\n" . $in ],
	'/well' => [ answer($in) ],
);

$t->run();

my ($pid) = worker_pids($t);

# what the whole stream becomes, by the number of its frames

my @off = map { "$_\n\n" } split(/\n\n/, get('/off/well')->content());
my @on = map { "$_\n\n" } split(/\n\n/, masked(get('/well')));

is(scalar(@off), 4, 'whole stream');
is(sse_types(join '', @on), join(' ', map { "response.$_" } qw/ created
	output_item.added content_part.added output_text.delta
	output_text.delta output_text.done content_part.done output_item.done
	completed /), 'whole stream, repaired');

my @after = (0, 1, 4, 5, 9);

my (%half, $r);
my %code = (fin => 'upstream_incomplete', map { $_ => 'upstream_error' }
	qw/ cut short rst bad /);

###############################################################################

# All offsets.  Every frame that came with its blank line is delivered as
# ever; of the last one there is nothing, or a frame.

foreach my $way (qw/ fin cut short rst bad /) {
	my %wrong = (frames => '', complete => '', lint => '');
	my $good = $way eq 'fin' ? 1 : 0;

	foreach my $at (0 .. $n - 1) {
		my $r = get("/off/$way/$at/responses");
		my $body = $r->content();
		my $whole = join '', @off[0 .. frames($way, $at) - 1];

		$wrong{frames} ||= "$at: $body"
			if index($body, $whole) != 0;
		$wrong{complete} ||= "$at"
			if $r->complete() != $good && $r->status() == 200
				&& $body !~ /response\.completed/;
		$wrong{lint} ||= "$at: $body"
			if $good && $body ne '' && sse_lint($body) ne '';
	}

	is($wrong{$_}, '', "$way at every byte, $_") foreach sort keys %wrong;
}

# The same with an end that was added: it fits to what was sent before, and
# the message is complete, or not if that was asked for.

foreach my $way (qw/ fin cut short rst bad /) {
	is(failed('', $way, 0 .. $n - 3), '', "$way at every byte, failed");
	is(failed('/abort', $way, map { $_ * 23 } 0 .. $n / 23 - 1), '',
		"$way, failed and aborted");
}

is((sort keys %half)[0], undef, 'frames cut in half are dropped');

# what is known of a response is said of it

foreach my $uri ("/cut/$n[2]", "/abort/cut/$n[2]", "/numbers/cut/$n[2]",
	"/numbers/fin/$n[2]")
{
	my ($last) = (sse_parse(get($uri)->content()))[-1];
	my $data = decode($last->{data});
	my $r = $data->{response};

	is($last->{event}, 'response.failed', "$uri, event");
	is(join(' ', map { defined $_ ? $_ : '-' } $data->{type},
		@$r{qw/ id object model status /}),
		'response.failed resp_1 response m-1 failed', "$uri, response");
	ok(length $r->{error}{message}, "$uri, message");
}

$r = decode((sse_parse(get("/cut/$n[2]")->content()))[-1]{data});
my $item = $r->{response}{output}[0];

is("$item->{id} $item->{content}[0]{text}", "msg_1 caf\xc3\xa9 \xe9 1",
	'item so far');
isnt($item->{status}, 'completed', 'item so far is not completed');

# off is off

foreach my $way (qw/ fin cut short bad /) {
	my $r = get("/open/$way/$n[2]");

	unlike($r->content(), qr/failed/, "$way, nothing added");
	is($r->complete(), $way eq 'fin' ? 1 : 0, "$way, end of message");
}

# an end that came is the end, though the message was cut after it

foreach my $uri ("/cut/$n", "/short/$n", "/abort/cut/$n") {
	my $r = get($uri);

	is(masked($r), join('', @on), "$uri, nothing added");
	ok($r->complete(), "$uri, complete");
}

# an event that lacks but its blank line is whole

foreach my $way (qw/ fin cut short /) {
	my $at = $n - 1;

	is(get("/off/$way/$at")->content(), join('', @off),
		"$way before the last blank line");
	is(masked(get("/$way/$at")), join('', @on),
		"$way before the last blank line, repaired");
}

# nothing to end, nothing added

is(get('/other')->content(), event('a') . event('b'),
	'stream of another kind');
is(get('/fin/0')->content(), '', 'nothing at all');

# an error that came before is the reason

$r = get('/error');
my @frames = sse_parse($r->content());

is(join(' ', map { $_->{event} } @frames[-2, -1]), 'error response.failed',
	'error, and the end');
is(decode($frames[-1]{data})->{response}{error}{code}, 'overloaded',
	'code of the error');
is(decode($frames[-1]{data})->{response}{error}{message}, 'No room.',
	'message of the error');
ok($r->complete(), 'error, complete');

foreach my $way (qw/ large large-cut /) {
	my $wrong = '';

	foreach my $at (0 .. length($large) / 100) {
		my $r = get("/small/$way/$at");
		$wrong ||= $at if $r->status() != 200;
	}

	is($wrong, '', "$way");
}

like(get('/small/large/51')->content(), qr/\}\n\n\z/,
	'large event, ended with a blank line');

# silence

foreach my $uri (qw! /timeout/silent /timeout/silent-at-event !) {
	my $r = get($uri);

	is($r->status(), 200, "$uri, status");
	is(index(masked($r), $on[0]), 0, "$uri, first event");
	like($r->content(), qr/"code":"upstream_timeout".*\n\n\z/, "$uri, end");
	ok($r->complete(), "$uri, complete");
	like(logged($t, 'r.log', qr!^$uri !m),
		qr!^$uri truncated added upstream_timeout 2 4$!m,
		"$uri, logged");
}

$r = get('/timeout/off/silent');
unlike($r->content(), qr/failed/, 'silence, nothing added');
ok(!$r->complete(), 'silence, cut');
like(logged($t, 'r.log', qr!^/timeout/off!m),
	qr!^/timeout/off/silent truncated none - 2 2$!m, 'silence, logged');

$r = get('/timeout/hang');
is(masked($r), join('', @on), 'silence after the end');
ok($r->complete(), 'silence after the end, complete');

is(get('/header')->status(), 502, 'cut in the header');

# more than was promised

$r = get('/more');
is($r->status(), 200, 'long body');
ok($r->complete(), 'long body, complete');

# the log tells

my $log = logged($t, 'r.log', qr!^/well !m);
my $added = 'truncated added upstream';

like($log, qr!^/fin/0 - - - - -$!m, 'fin at once, logged');
like($log, qr!^/fin/0/responses ${added}_incomplete 0 3$!m,
	'fin at once, of the API, logged');
like($log, qr!^/fin/200/responses ${added}_incomplete 1 2$!m, 'fin, logged');
like($log, qr!^/cut/200/responses ${added}_error 1 2$!m, 'cut, logged');
like($log, qr!^/short/200/responses ${added}_error 1 2$!m, 'short, logged');
like($log, qr!^/bad/200/responses ${added}_error \d \d$!m, 'bad chunk, logged');
like($log, qr!^/cut/0/responses ${added}_error 0 3$!m,
	'cut at once, logged');
like($log, qr!^/abort/cut/23/responses ${added}_error 0 3$!m, 'abort, logged');
like($log, qr!^/open/cut/$n[2] truncated none - 2 2$!m, 'open, logged');
like($log, qr!^/off/cut/200/responses truncated none - 1 0$!m, 'off, logged');
like($log, qr!^/error failed added overloaded 3 3$!m, 'error, logged');
like($log, qr!^/cut/$n completed upstream - 4 5$!m, 'after the end, logged');

is(masked(get('/well')), join('', @on), 'goes on');
is((worker_pids($t))[0], $pid, 'worker is the same');

###############################################################################

# what differs from one request to another

sub masked {
	my ($r) = @_;
	return $r->content() =~ s/[0-9a-f]{32}/ID/gr
		=~ s/("created_at":)\d+/${1}0/gr;
}


# how many frames surely come through, though the last one lacks some line
# ends; of what is in front of a reset, or of bytes that are no chunk, some may
# be lost

sub frames {
	my ($way, $at, $lack) = @_;

	return 0 if $way eq 'rst' || $way eq 'bad';
	return scalar grep { $_ - ($lack || 0) <= $at } @n[1 .. $#n];
}


# the first offset whose end is wrong, and what is wrong with it

sub failed {
	my ($prefix, $way, @at) = @_;
	my $good = $prefix eq '' || $way eq 'fin' ? 1 : 0;

	foreach my $at (@at) {
		my $r = get("$prefix/$way/$at/responses");
		my $body = masked($r);
		my @frames = map { "$_\n\n" } split(/\n\n/, $body);
		my $sure = frames($way, $at, 2);

		my @events = grep { /^data: \{.*\}$/m } @frames;

		$half{"$prefix/$way/$at"} = 1 if @events != @frames;
		@frames = @events;

		next if $way eq 'rst' && $r->status() == 502;
		return "$at: complete " . $r->complete() if $r->complete() != $good;

		return "$at: $body" if @frames < 2;

		my ($error, $last) = splice @frames, -2;

		# created is there, or was made

		my $fits = join('', @frames) eq join('', @on[0 .. $#frames]);

		$fits = sse_types($frames[0]) eq 'response.created'
			&& $frames[0] =~ /"id":"resp_ID"/
			if @frames == 1 && !$fits && $sure == 0;

		return "$at: $body" unless $fits
			&& grep { $_ == @frames } $sure ? $after[$sure] : @after;

		return "$at, end: $error$last"
			unless sse_types($error . $last) eq 'error response.failed'
			&& sse_lint($error . $last) eq ''
			&& sse_numbers($error . $last) eq @frames . ' ' . (@frames + 1)
			&& $last =~ /"id":"(?:resp_1|resp_ID)"/;

		($error, $last) = map { decode($_->{data}) }
			sse_parse($error . $last);

		return "$at, code" unless $error->{error}{code} eq $code{$way}
			&& $last->{response}{error}{code} eq $code{$way};
	}

	return '';
}

###############################################################################
