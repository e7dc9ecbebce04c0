#!/usr/bin/perl

# Tests for ngx_http_responses_module, keepalive events that keep a silent
# stream alive: where they stand, their numbers, and comments in their place.
#
# Most upstreams are silent until their client has seen so many of them, so
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

my $t = Test::Nginx->new()->has(qw/http proxy/);

my @events = sample();
my $in = join '', @events;

$t->plan(31);

$t->write_file_expand('nginx.conf', <<'EOF');

%%TEST_GLOBALS%%

daemon off;

events {
}

http {
    %%TEST_GLOBALS_HTTP%%

    log_format r "$uri $responses_events_added $responses_status";

    server {
        listen       127.0.0.1:8080;
        server_name  localhost;

        access_log %%TESTDIR%%/r.log r;

        responses on;
        responses_heartbeat 100ms event;

        location / {
            proxy_pass http://127.0.0.1:8081;
        }

        location /eugpt/ {
            responses_profile eugpt;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /none/ {
            responses_event_line none;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /normalize-off/ {
            responses_normalize off;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /keep/ {
            responses_sequence keep;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /hide/ {
            responses_hide_event keep*;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /field/ {
            responses_hide_item reasoning;
            responses_set_field at $request_method;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /limit/ {
            responses_max_event_size 256;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /comment/ {
            responses_heartbeat 100ms;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /dry/ {
            responses_dry_run on;
            proxy_pass http://127.0.0.1:8081/;
        }
    }
}

EOF

upstream(port(8081),
	qr!^/silent! => sub { answer([ beaten($_[0], 2), @events[0 .. 5],
		beaten($_[0], 2), @events[6 .. $#events - 1], beaten($_[0], 1),
		$events[-1] ]) },
	qr!^/at/! => \&at,
	qr!^/bare! => sub { answer([ map { s/"sequence_number":\d+,//r }
		@events[0 .. 5], beaten($_[0], 2), @events[6 .. $#events] ]) },
	qr!^/resumed! => sub { answer([ pause(0.25),
		@events[6 .. $#events] ]) },
	qr!^/cut! => sub { answer([ @events[0 .. 5], beaten($_[0], 2), fin() ],
		framing => 'cut') },
	qr!^/after! => sub { answer([ $in, pause(0.4) ]) },
	qr!^/quiet! => sub { answer([ @events[0 .. 5], pause(0.4),
		@events[6 .. $#events] ]) },
);

$t->run();

###############################################################################

foreach my $way ('', qw! /eugpt /none /normalize-off /field !) {
	my $profile = $way eq '/eugpt' ? 'eugpt' : 'openai';
	my $got = silent("$way/silent");

	is(join("\n", violations($got, profile => $profile,
		$way eq '/none' ? (line => 'none') : ())), '', "$way contract");
	is(types($got), types($in), "$way stream");
	like($got, qr/\A(?:: keepalive\n\n){2,}(?:event|data)/,
		"$way comments before response.created");
}

my $got = silent('/silent');

like($got, qr/"sequence_number":6\}\n\nevent:\ keepalive\n
	data:\ \{"type":"keepalive","sequence_number":7\}\n\n/x, 'event');
like(silent('/eugpt/silent'), qr/\n\nevent:\ message\n
	data:\ \{"type":"keepalive",/x, 'event line of the profile');
like(silent('/field/silent'), qr/"type":"keepalive"[^\n]*"at":"GET"
	|"at":"GET"[^\n]*"type":"keepalive"/x, 'rules see it');

# where numbers are the upstream's, that of the event before is repeated

is(numbers(silent('/keep/silent')), '0 1 2 3 4 5 5* 5* 6 7 8 9 10 11 12 12* 13',
	'numbers are kept');
is(numbers(silent('/keep/bare')), '- - - - - - -* -* - - - - - - - -',
	'no numbers');

# of a resumed stream it may be the first event

like(numbers(get('/resumed/responses?starting_after=48')->content()),
	qr/^49\* (?:\d+\* )*5\d 5\d/, 'resumed');

# hidden by a rule: a comment

$got = silent('/hide/silent');
is(without($got, $in), '', 'hidden, comments instead');
unlike($got, qr/event: keepalive/, 'hidden, no event');

is(without(silent('/comment/silent'), $in), '', 'comments');

# never within an event

is(everywhere('', 17), '', 'anywhere');
is(everywhere('/limit', 41), '', 'anywhere, too long');

# before a generated terminal, and never after one

$got = silent('/cut');
is(join("\n", violations($got)), '', 'cut, contract');
like($got, qr/keepalive.*response\.failed(?!.*keepalive)/s, 'cut');

is(get('/after?none')->content(), $in, 'none after the terminal');
is(get('/dry/quiet?none')->content(), $in, 'dry run');

get('/quiet?none');
like(logged($t, 'r.log', qr!^/quiet!m), qr!^/quiet [1-9]\d* completed$!m,
	'counted as added');

###############################################################################

sub silent {
	my ($uri) = @_;

	my $c = listen_to($uri);
	$c->wait();

	return $c->content();
}


sub types {
	return join ' ', grep { !/^(?:keepalive|-)$/ } split / /,
		sse_types($_[0]);
}


# numbers as sent, those of keepalive events with a star

sub numbers {
	my ($bytes) = @_;

	return join ' ', map { my $d = decode($_->{data});
		(defined $d->{sequence_number} ? $d->{sequence_number} : '-')
			. ($d->{type} eq 'keepalive' ? '*' : '') }
		sse_parse($bytes);
}


# Streams that stop at every so many bytes: without what was added they are the
# same.  While an event is passed on in pieces nothing comes.

sub everywhere {
	my ($way, $step) = @_;

	my @todo = map { $_ * $step } 0 .. (length($in) - 1) / $step;
	my $want = plain(get("$way/at/0?none")->content());

	while (my @batch = splice @todo, 0, 250) {
		my %c = map { $_ => listen_to("$way/at/$_") } @batch;

		foreach my $at (@batch) {
			$c{$at}->wait();

			my $bytes = $c{$at}->content();
			my @found = violations($bytes);

			return "at $at: $found[0]" if @found && $way eq '';
			return "at $at: $bytes" if plain($bytes) ne $want;
		}
	}

	return '';
}


sub plain {
	my ($bytes) = @_;

	return join '', map { s/"sequence_number":\d+//gr }
		grep { !/\A: keepalive\n\n\z|\Aevent: keepalive\n/ }
		split(/(?<=\n\n)/, $bytes);
}


sub at {
	my ($uri) = @_;

	my ($at) = $uri =~ m!^/at/(\d+)!;

	return answer($in) unless listener($uri);

	my $none = listener($uri)->{sought} =~ m!^/limit/!
		|| $at > rindex($in, '}');

	return answer([ substr($in, 0, $at), $none ? pause(0.25)
		: beaten($uri, 1), substr($in, $at) ]);
}

###############################################################################
