#!/usr/bin/perl

# The contract over streams recorded from real services and over those that
# other projects made up for their tests: what comes out breaks no rule, and
# what broke none comes out as it came in.  The streams are no part of this
# repository; without them the reader of the contract is tested alone.
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

my $dir = $ENV{TEST_RESPONSES_STREAMS} || '../../shared/streams';
my @profiles = qw/ openai openresponses eugpt /;
my @bad = bad_streams();
my (%stream, %dialect);

foreach my $folder (qw/ real mock /) {
	foreach my $file (sort glob("$dir/$folder/*.sse")) {
		open my $fh, '<:raw', $file or die "Can't open $file: $!\n";
		local $/;
		my ($name) = $file =~ m!([^/]+/[^/]+)\.sse$!;
		$stream{$name} = <$fh>;
	}

	next unless open my $fh, '<', "$dir/$folder/INDEX.tsv";

	while (<$fh>) {
		my ($file, @fields) = split /\t/;
		$file =~ s/\.sse$//;
		$dialect{"$folder/$file"} = $fields[2];
	}
}

my @names = sort keys %stream;
my @short = grep { length $stream{$_} < 16000 } @names;

my $t = Test::Nginx->new()->has(qw/http proxy upstream_keepalive/);
my $rules = 1 + @bad;

$t->plan($rules + (@names ? 4 * @names + 6 : 2));

$t->write_file_expand('nginx.conf', <<'EOT');

%%TEST_GLOBALS%%

daemon off;

events {
}

http {
    %%TEST_GLOBALS_HTTP%%

    log_format r "$uri $responses_repaired $responses_events_added "
                 "$responses_dialect";
    access_log %%TESTDIR%%/r.log r;

    upstream u {
        server 127.0.0.1:8081;
        keepalive 4;
        keepalive_requests 1000000;
    }

    server {
        listen       127.0.0.1:8080;
        server_name  localhost;

        keepalive_requests 1000000;

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
    }
}

EOT

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
);

$t->run();

###############################################################################

# the reader itself: a good stream, and each of its rules broken once

my $good = join '', sample();

is(join("\n", violations($good)), '', 'reader: a good stream');

foreach my $bad (@bad) {
	my ($rule, $name, $bytes, %o) = @$bad;
	my @found = violations($bytes, %o);

	# one fault may bring others along, but it is named first

	like(join("\n", @found), $rule eq '' ? qr/^\z/ : qr/^$rule,/,
		"reader: $rule $name");
}

###############################################################################

# the recordings

my (%out, %before, %after, %same);

foreach my $profile (@profiles) {
	my $c = client();
	$c->request(uri => "/$profile/whole/$_?" . number($_)) foreach @names;
	$c->wait(60);
	$c->close();

	foreach my $i (0 .. $#names) {
		$out{$profile}{$names[$i]} = bytes($c, $i);
	}
}

foreach my $name (@names) {
	my @in = violations($stream{$name}, options($name, 'openai'));
	my %own = map { own($_) => 1 } @in;

	$before{$name} = @in;

	foreach my $profile (@profiles) {
		my @out = violations($out{$profile}{$name},
			options($name, $profile));

		# texts of an upstream that contradicts itself stay

		@out = grep { !/^T/ || !$own{own($_)} } @out;

		is(join("\n", @out), '', "$name, $profile");

		$after{$profile}{$name} = @out;
	}

	# what needed no change has none, and nobody's words are lost

	$same{$name} = $out{openai}{$name} eq $stream{$name};

	is($same{$name} ? '' : @in ? lost($stream{$name}, $out{openai}{$name})
		: 'changed', '', "$name, " . (@in ? 'nothing lost'
			: 'identical'));
}

###############################################################################

# members without which clients stop

SKIP: {
skip 'no streams in ' . $dir, 1 unless @names;

foreach my $profile (qw/ openai openresponses /) {
	my @lack = map { my @lacks = lacks($out{$profile}{$_}, $profile);
		@lacks ? "$_ lacks @lacks" : () } @names;

	is(join("\n", @lack), '', "strict clients, $profile");
}

}

###############################################################################

# the same stream in other pieces

SKIP: {
skip 'no streams in ' . $dir, 1 unless @names;

my %ways = (event => \@names, random => \@names, ones => \@short);

foreach my $way (sort keys %ways) {
	my @them = @{$ways{$way}};

	my $c = client();
	$c->request(uri => "/openai/$way/$_?" . number($_)) foreach @them;
	$c->wait(60);
	$c->close();

	is(join(' ', map { $them[$_] } grep {
		bytes($c, $_) ne $out{openai}{$them[$_]} } 0 .. $#them), '',
		"cut, $way");
}

my $log = logged($t, 'r.log', qr!^/openai/ones/\Q$short[-1]\E !m);
my %repaired = $log =~ m!^/openai/whole/(\S+) (\d+ \d+ \S+)$!mg;

is(join(' ', grep { $same{$_} && $repaired{$_} ne '0 0 -' } @names), '',
	'no repairs counted where nothing was wrong');

###############################################################################

my %sum;

note(sprintf '%-56s %6s %7s %7s %6s', 'violations', 'before', @profiles);

foreach my $name (@names) {
	note(sprintf '%-56s %6d %7d %7d %6d  %s', substr($name, 0, 56),
		$before{$name}, (map { $after{$_}{$name} } @profiles),
		$same{$name} ? 'identical' : (split / /, $repaired{$name})[2]);

	my $sum = $sum{$dialect{$name} || 'other'} ||= [ (0) x 5 ];

	$sum->[0]++;
	$sum->[1]++ if $before{$name};
	$sum->[2] += $before{$name};
	$sum->[3] += $after{$_}{$name} foreach @profiles;
	$sum->[4]++ if $same{$name};
}

note('');
note(sprintf '%-20s %8s %8s %8s %8s %10s', 'dialect', 'streams', 'wrong',
	'before', 'after', 'identical');

foreach my $name (sort keys %sum) {
	note(sprintf '%-20s %8d %8d %8d %8d %10d', $name, @{$sum{$name}});
}

}

###############################################################################

# resumed streams say in their name after which event

sub options {
	my ($name, $profile) = @_;

	my $n = number($name);

	return (profile => $profile,
		$n =~ /=(\d+)/ ? (after => $1) : ());
}


sub number {
	my ($name) = @_;
	return $name =~ /starting-after-(\d+)/ ? "starting_after=$1" : '';
}


# the body, but for what differs with each request

sub bytes {
	my ($c, $n) = @_;

	return 'not complete' unless $c->complete($n);

	my ($id) = $c->headers($n) =~ /^X-Id: (\w+)/m;
	my $body = $c->content($n);
	my $now = int(time() / 1000);

	$body =~ s/$id/REQUEST/g;
	$body =~ s/(_at":)$now\d{3}(?=\D)/${1}1700000000/g;
	$body =~ s/(_at":)$now\d{6}(?=\D)/${1}1700000000000/g;

	return $body;
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


###############################################################################

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
