#!/usr/bin/perl

# The reader of the contract, and streams recorded from real services or made
# up by other projects: in each profile what comes out breaks no rule, and what
# broke none comes out as it came in; without repairs data stay the same but
# for their numbers.  The recordings are no part of this repository.  They are
# read from TEST_RESPONSES_SHARED, or from ../shared, if they are there.
#
# prove -v shows a table: violations before and after, and what is identical.

###############################################################################

use warnings;
use strict;

use Test::More;

BEGIN { use FindBin; chdir($FindBin::Bin); }

use lib 'lib';
use Test::Nginx;
use Test::Responses;
use Test::Responses::Contract qw/ violations lacks texts sample
	response_member /;

###############################################################################

select STDERR; $| = 1;
select STDOUT; $| = 1;

my $dir = ($ENV{TEST_RESPONSES_SHARED} || '../../shared') . '/streams';
my @profiles = qw/ openai openresponses eugpt /;
my @bad = bad_streams();
my %stream = map { m!([^/]+/[^/]+)\.sse$! => slurp($_) }
	glob("$dir/{real,mock}/*.sse");
my @names = sort keys %stream;
my @short = grep { length $stream{$_} < 16000 } @names;
my @faulty = faulty();

my $t = Test::Nginx->new()->has(qw/http proxy upstream_keepalive/);

$t->plan(2 + @bad + (@names ? 5 * @names + 7 : 1));

$t->write_file_expand('nginx.conf', <<'EOF');

%%TEST_GLOBALS%%

daemon off;

events {
}

http {
    %%TEST_GLOBALS_HTTP%%

    log_format r "$uri $responses_repaired $responses_events_added "
                 "$responses_dialect";
    access_log %%TESTDIR%%/r.log r;

    keepalive_requests 1000000;

    upstream u {
        server 127.0.0.1:8081;
        keepalive 4;
        keepalive_requests 1000000;
    }

    server {
        listen       127.0.0.1:8080;
        server_name  localhost;

        responses on;
        add_header X-Id $request_id;

        proxy_http_version 1.1;
        proxy_set_header Connection "";

        location /openai/ {
            proxy_pass http://u/;
        }

        location /openresponses/ {
            responses_profile openresponses;
            proxy_pass http://u/;
        }

        location /eugpt/ {
            responses_profile eugpt;
            proxy_pass http://u/;
        }

        location /off/ {
            responses_normalize off;
            proxy_pass http://u/;
        }

        location /file/ {
            alias %%TESTDIR%%/;
            default_type text/event-stream;
            sendfile off;
            output_buffers 1 1;
        }
    }
}

EOF

upstream(port(8081),
	qr!^/whole/([^?]+)! => sub {
		join('', answer($stream{$1}, framing => 'length'))
	},
	qr!^/event/([^?]+)! => sub {
		join('', answer([ $stream{$1} =~ /(.*?(?:\n\n|\z))/gs ]))
	},
	qr!^/random/([^?]+)! => sub {
		join('', answer([ random_cuts($stream{$1}, 3, 700) ]))
	},
	qr!^/ones/([^?]+)! => sub {
		join('', answer([ split(//, $stream{$1}) ]))
	},
	qr!^/faulty/(\d+)! => sub { join('', answer($faulty[$1][1])) },
);

mkdir $t->testdir() . "/$_" foreach qw/ real mock /;
$t->write_file($_, $stream{$_}) foreach @short;

$t->run();

###############################################################################

# the reader itself: a good stream, and each of its rules broken once

is(join("\n", violations(join '', sample())), '', 'reader: a good stream');

foreach my $bad (@bad) {
	my ($rule, $name, $bytes, %o) = @$bad;

	# one fault may bring others along, but it is named first

	like(join("\n", violations($bytes, %o)),
		$rule eq '' ? qr/^\z/ : qr/^$rule,/, "reader: $rule $name");
}

###############################################################################

# Good streams with one thing wrong, each thing in each event: what comes out is
# a good stream again, and its text is there once.

my $mended = asked('openai/faulty', 0 .. $#faulty);
my $wrong = '';

foreach my $i (0 .. $#faulty) {
	my $n = () = $mended->{$i} =~ /"delta":"lo"/g;

	# an upstream that tells two texts is told as it is

	my @found = ((grep { !/^T/ } violations($mended->{$i})),
		$n > 1 ? "text comes $n times" : ());

	$wrong .= "$faulty[$i][0]: $found[0]\n" if @found;
}

is($wrong, '', 'one thing wrong, ' . @faulty . ' streams');

###############################################################################

SKIP: {
skip "no streams in $dir, see TEST_RESPONSES_SHARED", 1 unless @names;

my %out = map { $_ => asked("$_/whole", @names) } @profiles, 'off';
my (%count, %same);

foreach my $name (@names) {
	my @in = violations($stream{$name}, options($name, 'openai'));
	my %own = map { own($_) => 1 } @in;

	$count{before}{$name} = @in;

	foreach my $profile (@profiles) {
		my @out = violations($out{$profile}{$name},
			options($name, $profile));

		# texts of an upstream that contradicts itself stay

		@out = grep { !/^T/ || !$own{own($_)} } @out;

		is(join("\n", @out), '', "$name, $profile");

		$count{$profile}{$name} = @out;
	}

	# what needed no change has none, and nobody's words are lost

	$same{$name} = $out{openai}{$name} eq $stream{$name};

	is($same{$name} ? '' : @in ? lost($stream{$name}, $out{openai}{$name})
		: 'changed', '', "$name, " . (@in ? 'nothing lost'
			: 'identical'));

	is(differs($stream{$name}, $out{off}{$name}), '', "$name, off");
}

# members without which clients stop

foreach my $profile (qw/ openai openresponses /) {
	my @lack = map { my @lacks = lacks($out{$profile}{$_}, $profile);
		@lacks ? "$_ lacks @lacks" : () } @names;

	is(join("\n", @lack), '', "strict clients, $profile");
}

# the same stream in other pieces

my %ways = ('openai/event' => \@names, 'openai/random' => \@names,
	'openai/ones' => \@short, file => \@short);

foreach my $way (sort keys %ways) {
	my $got = asked($way, @{$ways{$way}});

	is(join(' ', grep { $got->{$_} ne $out{openai}{$_} } sort keys %$got), '',
		"cut, $way");
}

###############################################################################

my $log = logged($t, 'r.log', qr!^/openai/ones/\Q$short[-1]\E !m);
my %repaired = $log =~ m!^/openai/whole/(\S+) (\d+ \d+ \S+)$!mg;

is(join(' ', grep { $same{$_} && $repaired{$_} ne '0 0 -' } @names), '',
	'no repairs counted where nothing was wrong');

note(sprintf '%-56s %6s %7s %7s %6s', 'violations', 'before', @profiles);

foreach my $name (@names) {
	note(sprintf '%-56s %6d %7d %7d %6d  %s', substr($name, 0, 56),
		(map { $count{$_}{$name} } 'before', @profiles),
		$same{$name} ? 'identical' : (split / /, $repaired{$name})[2]);
}

}

###############################################################################

# what clients get of streams, by their names

sub asked {
	my ($way, @names) = @_;

	my $c = client();
	$c->request(uri => "/$way/$_" . resumed($_)) foreach @names;
	$c->wait(60);
	$c->close();

	return { map { $names[$_] => bytes($c, $_) } 0 .. $#names };
}


# resumed streams say in their name after which event

sub resumed {
	my ($name) = @_;
	return $name =~ /starting-after-(\d+)/ ? "?starting_after=$1" : '';
}


sub options {
	my ($name, $profile) = @_;

	return (profile => $profile,
		resumed($name) =~ /=(\d+)/ ? (after => $1) : ());
}


# the body, but for what differs with each request

sub bytes {
	my ($c, $n) = @_;

	return 'not complete' unless $c->complete($n);

	my ($id) = $c->headers($n) =~ /^X-Id: (\w+)/m;
	my $now = int(time() / 1000);

	return $c->content($n) =~ s/$id/REQUEST/gr
		=~ s/(_at":)$now\d{3}(?=\D)/${1}1700000000/gr
		=~ s/(_at":)$now\d{6}(?=\D)/${1}1700000000000/gr;
}


# a complaint without the number of the event, which may be another one

sub own {
	my ($complaint) = @_;
	return $complaint =~ s/ event \d+//r;
}


# deltas that came in must go out, others may be between them

sub lost {
	my ($in, $out) = @_;
	my @out = texts($out);

	foreach my $delta (texts($in)) {
		shift @out while @out && $out[0] ne $delta;
		return $delta unless @out;
		shift @out;
	}

	return '';
}


# What is wrong with a stream that is not repaired: its data must be those that
# came but for their numbers, up to the end, which may be made.

sub differs {
	my ($in, $out) = @_;

	my @in = grep { $_->{data} !~ /^(?:\[DONE\])?$/ } sse_parse("$in\n\n");
	my @out = sse_parse($out);

	foreach my $i (0 .. $#in) {
		my $says = $out[$i]{data} // 'missing';
		my ($number) = $says =~ /("sequence_number":\d+)/;

		next if $number && $in[$i]{data}
			=~ s/"sequence_number":\d+/$number/r eq $says;

		my ($x, $y) = map { decode($_) } $in[$i]{data}, $says;

		return "event $i: $says" unless ref $y eq 'HASH'
			&& ($y->{sequence_number} // '') =~ /^\d+$/;

		delete $_->{sequence_number} foreach $x, $y;

		return "event $i: $says" if encode($x) ne encode($y);
	}

	return '';
}


###############################################################################

# Streams with one thing wrong, with their names.

sub faulty {
	my @good = sample();
	my @all;

	foreach my $i (0 .. $#good) {
		my ($type) = $good[$i] =~ /^event: (.*)/;

		my $with = sub {
			my ($what, @events) = @_;
			push @all, [ "event $i, $type, $what", join('',
				@good[0 .. $i - 1], @events, @good[$i + 1 .. $#good]) ];
		};

		$with->('left out');

		# and in another order

		push @all, [ "event $i, $type, late", join('', @good[0 .. $i - 1,
			$i + 1, $i, $i + 2 .. $#good]) ] if $i < $#good;

		# what is said twice is said twice, a delta is no repetition

		$with->('repeated', @good[$i, $i]) if $type !~ /delta$/;

		foreach my $name (qw/ item_id output_index content_index id
			call_id status role content arguments text part /)
		{
			my $member = qr/"$name":(?:"[^"]*"|\d+|\[\])/;

			# a text that is missing when it is over is not known: nobody
			# could tell that it would be

			$with->("no $name", $good[$i] =~ s/,$member|$member,//r)
				if $name !~ /text|arguments/
					|| $type !~ /done$|completed$/;
			$with->("other $name", $good[$i]
				=~ s/("$name":")[^"]*/$1other/r) if $name =~ /id$/;

			push @all, [ "event $i, no $name from here", join('',
				@good[0 .. $i - 1],
				map { s/$member,//r } @good[$i .. $#good]) ]
				if $name =~ /index$|item_id/;
		}
	}

	# an item without a place, and its events without its id

	return (@all, [ 'a place known late', join('', @good[0, 1],
		$good[2] =~ s/"output_index":0,//r,
		(map { s/"item_id":"msg_1",//r } @good[3 .. 7]),
		$good[8] =~ s/"output_index":0,//r, @good[9 .. 13]) ]);
}


# Streams with one thing wrong: what is found, a name, the stream.

sub bad_streams {
	my @good = sample();

	# the good stream without some events, numbered anew

	my $without = sub {
		my %gone = map { $_ => 1 } @_;
		my $n = 0;

		return join '', map { s/(?<="sequence_number":)\d+/$n++/er }
			map { $good[$_] } grep { !$gone{$_} } 0 .. $#good;
	};

	# with something replaced in one event

	my $with = sub {
		my ($i, $what, $by) = @_;
		my @events = @good;

		die "no $what in $events[$i]" unless $events[$i] =~ s/$what/$by/;
		return join '', @events;
	};

	# with an event inserted

	my $more = sub {
		my ($i, $event) = @_;
		my @events = @good;
		my $n = 0;

		splice @events, $i, 0, $event;
		return join '', map { s/(?<="sequence_number":)\d+/$n++/er }
			@events;
	};

	my $whole = join '', @good;
	my $error = event('error', '"code":"c","message":"m","param":null', 0);
	my $nested = event('error', '"error":{"type":"t","code":"c",'
		. '"message":"m","param":null}', 0);
	my $failed = event('response.failed', response_member('failed'), 0);
	my $eu = $whole =~ s/^event: .*$/event: message/mgr
		=~ s/1700000000/1700000000000/gr
		=~ s/(response\.completed",.*?"response":\{)
			/$1"output_text":"","tool_calls":[],/xr;
	my $done = "data: [DONE]\n\n";

	return (
		[ 'G1', 'no created', $without->(0) ],
		[ 'G1', 'created is not the first',
			$more->(0, $good[1]) ],
		[ 'G1', 'created twice', $more->(1, $good[0]) ],
		[ 'G2', 'number missing', $with->(3, '"sequence_number":3,', '') ],
		[ 'G2', 'number is a string', $with->(3, 'ber":3', 'ber":"3"') ],
		[ 'G2', 'number is a float', $with->(3, 'ber":3', 'ber":3.5') ],
		[ 'G2', 'number twice', $with->(3, 'ber":3', 'ber":2') ],
		[ 'G2', 'not from 0', $whole =~ s/(ber":)(\d+)/$1 . ($2 + 1)/ger ],
		[ 'G2', 'resumed at the wrong number', $whole, after => 3 ],
		[ 'G3', 'no terminal', $without->(13) ],
		[ 'G3', 'two terminals', $more->(14, $good[13]) ],
		[ 'G3', 'after the terminal', $more->(14, $error) ],
		[ 'G3', 'error without an end',
			$good[0] . event('error', '"error":{"type":"t",'
				. '"code":"c","message":"m","param":null}', 1) ],
		[ 'N13', 'error with a number for a code',
			$good[0] . event('error', '"error":{"code":4,'
				. '"message":"m","param":null}', 1) ],
		[ 'G3', '[DONE]', $whole . $done ],
		[ 'G3', 'no [DONE]', $whole, profile => 'openresponses' ],
		[ 'G3', '[DONE] twice', $whole . $done . $done,
			profile => 'openresponses' ],
		[ 'G3', '[DONE] first', join('', @good[0 .. 12]) . $done
			. $good[13], profile => 'openresponses' ],
		[ '', '[DONE] last', $whole . $done,
			profile => 'openresponses' ],
		[ 'G3', 'eugpt, failed', $good[0] =~ s/^event: .*/event: message/r
			=~ s/1700000000/1700000000000/r . $failed
				=~ s/1700000000/1700000000000/r
				=~ s/^event: .*/event: message/r
				=~ s/ber":0/ber":1/r, profile => 'eugpt' ],
		[ '', 'eugpt', $eu, profile => 'eugpt' ],
		[ 'N9', 'eugpt, seconds', $eu =~ s/1700000000000/1700000000/gr,
			profile => 'eugpt' ],
		[ 'N9', 'milliseconds', $whole =~ s/1700000000/1700000000000/gr ],
		[ 'N13', 'flat error', $good[0] . ($error =~ s/ber":0/ber":1/r)
			. ($failed =~ s/ber":0/ber":2/r) . $done,
			profile => 'openresponses' ],
		[ '', 'nested error', $good[0] . ($nested =~ s/ber":0/ber":1/r)
			. ($failed =~ s/ber":0/ber":2/r) . $done,
			profile => 'openresponses' ],
		[ 'N13', 'eugpt, error with more members', $good[0]
			=~ s/^event: .*/event: message/r
				=~ s/1700000000/1700000000000/r
			. $error =~ s/ber":0/ber":1/r
				=~ s/^event: .*/event: message/r,
			profile => 'eugpt' ],
		[ 'N13', 'error without message', $good[0]
			. ($error =~ s/ber":0/ber":1/r =~ s/"message"/"x"/r)
			. ($failed =~ s/ber":0/ber":2/r) ],
		[ 'G4', 'item not added', $without->(9) ],
		[ 'G4', 'part not added', $without->(3) ],
		[ 'G4', 'text not done', $without->(6) ],
		[ 'G4', 'part not done', $without->(7) ],
		[ 'G4', 'item not done', $without->(12) ],
		[ 'G4', 'arguments not done', $without->(11) ],
		[ 'G4', 'delta after its text', $more->(7, $good[5]) ],
		[ 'G4', 'delta after its part', $more->(8, $good[5]) ],
		[ 'G4', 'delta after its item', $more->(9, $good[5]) ],
		[ 'G4', 'item done twice', $more->(9, $good[8]) ],
		[ 'G4', 'delta of another kind', $whole =~ s/"type":"output_text",
			"text":/"type":"refusal","refusal":/gxr ],
		[ 'G5', 'no type', $with->(1, '"type":"response.in_progress",',
			'') =~ s/^event: response.in_progress/event: /mr ],
		[ 'G5', 'item_id missing', $with->(5, '"item_id":"msg_1",', '')
			=~ s/Hello/Hel/gr ],
		[ 'G5', 'item_id of another', $with->(5, 'msg_1', 'msg_2') ],
		[ 'G5', 'item id changes', $with->(8, '"id":"msg_1"', '"id":"msg_2"') ],
		[ 'G5', 'item id is empty', $with->(2, 'msg_1', '') =~ s/msg_1//gr ],
		[ 'G5', 'response id changes', $with->(13, 'resp_1', 'resp_2') ],
		[ 'G5', 'output_index missing',
			$with->(5, '"output_index":0,', '') =~ s/Hello/Hel/gr ],
		[ 'G5', 'output_index with a gap',
			$whole =~ s/"output_index":1/"output_index":2/gr ],
		[ 'G5', 'content_index missing',
			$with->(5, '"content_index":0,', '') =~ s/Hello/Hel/gr ],
		[ '(?:G5|G4|N12)', 'content_index from 1',
			$whole =~ s/"content_index":0/"content_index":1/gr ],
		[ 'G5', 'delta is an object',
			$with->(5, '"lo"', '{"text":"lo"}') =~ s/Hello/Hel/gr ],
		[ '', 'keepalive', $more->(5, event('keepalive', '', 0)) ],
		[ 'G5', 'ping', $more->(5, event('ping', '', 0)) ],
		[ 'G1', 'keepalive first', $more->(0, event('keepalive', '', 0)) ],
		[ 'G5', 'reasoning of the wrong profile', $more->(5,
			event('response.reasoning.delta', '"delta":"x"', 0)) ],
		[ '', 'unknown type', $more->(5, event('acme:x', '"y":1', 0)) ],
		[ 'G9', 'BOM', "\xef\xbb\xbf$whole" ],
		[ 'G9', 'CRLF', $whole =~ s/\n/\r\n/gr ],
		[ 'G9', 'not UTF-8', $whole =~ s/Hello/Hell\xff/gr
			=~ s/"lo"/"l\xff"/r ],
		[ 'G9', 'no blank line at the end', $whole =~ s/\n\z//r ],
		[ 'G9', 'two blank lines', $whole =~ s/\n\n/\n\n\n/r ],
		[ 'G9', 'id line', $whole =~ s/^data/id: 1\ndata/mr ],
		[ 'G9', 'retry only', "retry: 1\n\n$whole" ],
		[ 'G9', 'event line without data', "event: x\n\n$whole" ],
		[ 'G9', 'two data lines', $with->(5, '"delta"', "\ndata: \"delta\"") ],
		[ 'G9', 'no event line', $with->(5, '^event: .*\n', '') ],
		[ '', 'no event lines', $whole =~ s/^event: .*\n//mgr,
			line => 'none' ],
		[ 'G9', 'another event line', $with->(5, '^event: .*', 'event: x') ],
		[ 'G9', 'no JSON', $more->(5, "event: x\ndata: {]\n\n") ],
		[ '', 'comments', ": a\n\n" . $with->(5, '^', ": b\n") ],
		[ 'N8', 'part of type text',
			$whole =~ s/"type":"output_text"/"type":"text"/gr ],
		[ 'N11', 'in_progress again', $more->(4, $good[1]) ],
		[ 'N12', 'text.done is empty', $with->(6, 'Hello', '') =~ s/Hello//gr ],
		[ 'N12', 'part.done has no text', $with->(7, ',"text":"Hello"', '') ],
		[ 'N12', 'item.done has no content',
			$with->(8, '\{"type":"output_text".*?\}', '') ],
		[ 'N12', 'output is empty', $with->(13, '"output":\[.*\]',
			'"output":[]') ],
		[ 'N12', 'output has no text', $with->(13, ',"text":"Hello"', '') ],
		[ 'N14', 'usage of another API', $with->(13, '"output"',
			'"usage":{"prompt_tokens":1},"output"') ],
		[ 'N17', 'response without model', $with->(13, '"model":"m",', '') ],
		[ 'N17', 'item without status', $with->(2,
			'"status":"in_progress",', '') ],
		[ 'N17', 'call without arguments', $with->(9, ',"arguments":""', '') ],
		[ 'T', 'text is another one', $with->(6, 'Hello', 'Hullo')
			=~ s/"text":"Hello"/"text":"Hullo"/gr ],
		[ 'T', 'output is another one', $with->(13, 'Hello', 'Hullo') ],
	);
}

###############################################################################
