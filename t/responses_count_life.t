#!/usr/bin/perl

# Tests for ngx_http_responses_module, shared counters over the life of nginx:
# their sums are those of the access log, over streams of all kinds, reloads
# and a killed worker; and zones that change.
#
# TEST_RESPONSES_NUMBER sets another number of streams than 2000.

###############################################################################

use warnings;
use strict;

use Test::More;

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses;
use Test::Responses::Metrics;

###############################################################################

my $number = $ENV{TEST_RESPONSES_NUMBER} || 2000;
my $reloads = 4;

my $t = Test::Nginx->new()->has(qw/http proxy/)->plan(31 + 2 * $reloads);

# a killed worker is an alert

$t->todo_alerts();

my @tokens = qw/ input cached output reasoning total cache_write /;
my %actions = (received => 'events', map({ $_ => "events_$_" } qw/ hidden added
	edited /), map { $_ => $_ } qw/ repaired malformed oversize /);
my @fields = (qw/ model status dialect tool_calls first_token_time
	stream_time /, map({ "${_}_tokens" } @tokens), sort values %actions);
my $format = join ' ', map { "\$responses_$_" } @fields;

my %bounds = (first_token => '0.05 0.1 0.25 0.5 0.75 1.0 1.5 2.5 5.0 7.5 10.0 '
	. '15.0 20.0 30.0 60.0 +Inf', stream => '0.25 0.5 1.0 2.5 5.0 10.0 20.0 '
	. '30.0 45.0 60.0 90.0 120.0 180.0 300.0 600.0 +Inf');

configure();

# streams, each with numbers of its own

my @kinds = qw/ completed incomplete failed truncated cut malformed oversize
	tools completed json refused list chat held abort large /;
my $n = 0;
our $release = 0;

upstream(port(8081), qr!! => \&mixed);

$t->run();

###############################################################################

my ($sent, $killed, @held) = (0, 0);

foreach my $part (0 .. $reloads) {
	streams($number / ($reloads + 1));

	# a worker that holds some of them, but is not about to go

	if ($part == $reloads / 2) {
		push @held, map { client(uri => '/5/held') } 1 .. 8;
		$sent += 8;
		pump(sub { !grep { !$_->has('word') } @held });

		my $open = open_streams(scalar @held);
		is($open, @held, 'open streams of all workers');

		kill 'KILL', $held[-1]->headers() =~ /^X-Pid: (\d+)\r$/m;
		ok(pump(sub { grep { $_->{closed} } @held }, 10), 'a worker is killed');
		streams(10);

		my $lost = grep { $_->{closed} } @held;
		@held = grep { !$_->{closed} } @held;
		$killed += $lost;
		is(open_streams(scalar @held), @held, "without its $lost streams");
	}

	last if $part == $reloads;

	reload($part + 1);
	is(open_streams(scalar @held), @held, @held . ' streams are open');
}

$release = 1;
$_->wait(), $_->close() foreach @held;
is(open_streams(0), 0, 'all have ended');

my @lines;

pump(sub { @lines = split /\n/, $t->read_file('r.log');
	@lines >= $sent - $killed }, 10);
is(@lines, $sent - $killed, 'all are logged, but those of the killed worker');

my (%expected, %kinds);

expect($_) foreach @lines;

cmp_ok($kinds{$_} || 0, '>', 0, "$_ in the log") foreach qw/ completed
	incomplete failed truncated aborted client_error - no-type tool_calls
	large /;

my $m;
pump(sub { $m = metrics(); $m->sum('nginx_responses_streams_total')
	>= $kinds{streams} }, 10);
is($m->errors(), '', 'a scraper can read it');

my %shown = shown($m);
my @wrong = map { "$_: " . ($shown{$_} // 0) . " instead of "
	. ($expected{$_} // 0) } grep { ($shown{$_} // 0)
	!= ($expected{$_} // 0) } sort keys %{{ %shown, %expected }};

is(join("\n", @wrong), '', keys(%shown) . " sums of $sent streams, "
	. "$reloads reloads and a killed worker");

# clients that leave, and workers that are told to go at once

@held = map { client(uri => '/0/abort') } 1 .. 6;
pump(sub { !grep { !$_->has('word') } @held });
is(open_streams(6), 6, 'open');
$_->close() foreach @held[0 .. 2];
is(open_streams(3), 3, 'some have left');
kill 'TERM', worker_pids($t);
ok(pump(sub { !grep { !$_->{closed} } @held[3 .. 5] }), 'terminated');
is(open_streams(0), 0, 'none is open');

###############################################################################

# a zone that changes

my $counted = metrics()->sum('nginx_responses_streams_total');
my $start = metrics()->value('nginx_responses_zone_start_time_seconds');

foreach my $case ([ '$uri', 'key=$uri' ], [ 'mode2=$responses_model', 'mode2=$responses_model' ],
	[ 'a=$responses_model b=$uri', 'a=$responses_model b=$uri' ])
{
	my ($key, $is) = @$case;
	configure(key => $key);
	$t->reload();
	like(logged($t, 'error.log', qr/\[emerg\] .*"main" uses the "\Q$is\E"/),
		qr/ key while previously it used the "model=\$responses_model"/,
		"another key, $key");
}

is(metrics()->sum('nginx_responses_streams_total'), $counted, 'are refused');

configure(key => 'model=$responses_model', more => 'responses_zone zone=new:64k;');
reload('the same key in other words');
is(metrics()->sum('nginx_responses_streams_total'), $counted, 'counters stay');
is(metrics()->value('nginx_responses_zone_start_time_seconds'), $start,
	'and their beginning');

configure(size => '512k');
reload('another size');
is(metrics()->sum('nginx_responses_streams_total'), 0, 'counters begin at 0');
get('/1/completed');
ok(pump(sub { metrics()->sum('nginx_responses_streams_total') == 1 }, 10),
	'and count');

###############################################################################

sub configure {
	my (%o) = @_;

	my ($size, $key, $more) = map { $o{$_} // '' } qw/ size key more /;
	$size ||= '256k';

	$t->write_http(<<"EOF", main => 'worker_processes 2;');
log_format r '\$status $format';

responses_zone zone=main:$size $key;
$more

server {
    listen       127.0.0.1:8080;

    location / {
        access_log %%TESTDIR%%/r.log r;
        responses on;
        responses_count main;
        add_header X-Pid \$pid always;
        responses_max_event_size 2k;
        proxy_pass http://127.0.0.1:8081;
    }

    location = /metrics {
        responses_status main;
    }
}
EOF
}


# a stream of some kind, with numbers of its own

sub mixed {
	my ($uri) = @_;
	my ($model, $kind) = $uri =~ m!^/(\w+)/(\w+)!;
	my $unit = $kind eq 'large' ? 1e12 : ++$n;

	my ($created, @events) = map { s/"m-1"/"model-$model"/r
		=~ s/(_tokens":)(\d+)/$1 . $2 * $unit/ger
		=~ s/"usage":\{/$&"cache_write_tokens":1,/r } stream(1 + $n % 3);
	my $end = pop @events;
	my $json = $end =~ s/.*"response":(.*)\}\n\n/$1/sr;
	my @json = (type => 'application/json');

	my %steps = (
		truncated => [],
		large => [ $end ],
		abort => [ sub { 0 } ],
		held => [ sub { $release }, $end ],
		malformed => [ "data: x\n\n", $end ],
		oversize => [ event('response.x', '"x":"' . 'x' x 4000 . '"'), $end ],
		tools => [ map({ event('response.output_item.added',
			qq/"output_index":$_,"item":{"type":"function_call",/
			. qq/"id":"f$_","call_id":"c$_","name":"n",/
			. '"arguments":"{}"}') =~ s/"type":"[^"]+",//r } 1, 2), $end ],
	);

	return answer($json =~ s/\{/{"object":"response",/r, @json)
		if $kind eq 'json';
	return answer('{"object":"list","data":[]}', @json) if $kind eq 'list';
	return answer('{"error":{"type":"x","code":"y","message":"z"}}', @json,
		status => '401 Unauthorized') if $kind eq 'refused';
	return answer([ map { "data: $_\n\n" } qq/{"id":"c",/
		. qq/"object":"chat.completion.chunk","model":"chat-$model",/
		. '"choices":[{"index":0,"delta":{"content":"word"}}],'
		. qq/"usage":{"prompt_tokens":$n,"completion_tokens":7}}/,
		'[DONE]' ]) if $kind eq 'chat';
	return answer([ $created, @events, fin() ], framing => 'cut')
		if $kind eq 'cut';
	return answer([ $created, @events, @{$steps{$kind}
		|| [ $end =~ s/completed/$kind/gr ]} ]);
}


# so many streams, forty at a time; clients leave those that would never end

sub streams {
	my ($count) = @_;
	my (@clients, @left);

	while ($count > 0 || @clients) {

		while (@clients < 40 && $count-- > 0) {
			my $kind = $kinds[$sent % @kinds];
			my $model = $sent++ % 7;

			# not more of these than there are connections

			$kind = 'completed' if $kind eq 'held' && @held >= 40;

			my $c = client(uri => "/$model/$kind");
			$c->{kind} = $kind;
			push @{$kind eq 'held' ? \@held : \@clients}, $c;
		}

		pump(sub { !@clients || grep { over($_) } @clients });

		@left = ();
		over($_) ? $_->close() : push @left, $_ foreach @clients;
		@clients = @left;
	}

	pump(sub { !grep { !$_->{closed} && !$_->has('word') } @held });
}


sub over {
	my ($c) = @_;

	return $c->{closed} || @{$c->{responses}}
		|| $c->{kind} eq 'abort' && $c->has('word');
}


# what a line of the log adds to which sums

sub expect {
	my %line;
	(my $http, @line{@fields}) = map { $_ eq '-' ? undef : $_ }
		split / /, $_[0];
	my $model = $line{model} // '-';
	my $status = $line{status} // '-';

	$status = 'client_error' if $status eq 'failed' && $http =~ /^4/;

	$kinds{$status}++;
	return if $status eq '-'
		&& !grep { defined $line{"${_}_tokens"} } @tokens;

	my $add = sub { $expected{"$_[0] $_[1]"} += $_[2] if $_[2] };

	$kinds{streams}++ if $status ne '-';
	$kinds{large}++ if ($line{input_tokens} || 0) > 1e12;
	$kinds{tool_calls}++ if $line{tool_calls};

	$add->('streams', "$model $status", 1) if $status ne '-';
	$add->('tokens', "$model $_", $line{"${_}_tokens"}) foreach @tokens;
	$add->('events', "$model $_", $line{$actions{$_}}) foreach keys %actions;
	$add->('tool_calls', $model, $line{tool_calls});

	foreach my $repair (split /,/, $line{dialect} // '') {
		$kinds{$repair}++;
		$add->('repairs', $repair, 1);
	}

	foreach my $name (qw/ first_token stream /) {
		my $time = $line{"${name}_time"} // next;

		$add->("${name}_seconds_count", $model, 1);
		$add->("${name}_seconds_sum", $model, int($time * 1000 + 0.5));
		$add->("${name}_seconds_bucket", "$model $_", 1)
			foreach grep { $_ eq '+Inf' || $time <= $_ }
			split / /, $bounds{$name};
	}
}


# all sums of a zone that are not 0, but those of the zone itself

sub shown {
	my ($m) = @_;
	my %shown;

	foreach my $name (qw/ streams_total tokens_total events_total
		tool_calls_total repairs_total /, map({ ("${_}_seconds_count",
		"${_}_seconds_sum", "${_}_seconds_bucket") } qw/ first_token stream /))
	{
		foreach my $s ($m->series("nginx_responses_$name")) {
			my ($labels, $value) = @$s;
			my @labels = grep { defined } @$labels{qw/ model status kind
				action repair le /};

			$value = int($value * 1000 + 0.5) if $name =~ /_sum$/;
			$shown{join(' ', $name =~ s/_total$//r, @labels)} = $value
				if $value;
		}
	}

	return %shown;
}


# new workers are there, and old ones do not listen any more

sub reload {
	my ($name) = @_;
	my %old = map { $_ => 1 } worker_pids($t);
	my $seen = () = $t->read_file('error.log') =~ /gracefully shutting/g;

	$t->reload();

	ok(pump(sub { my $now = () = $t->read_file('error.log')
		=~ /gracefully shutting/g; $now >= $seen + 2
		&& 2 <= grep { !$old{$_} } worker_pids($t) }), "reload, $name");
}


sub metrics {
	my $c;

	pump(sub { $c = get('/metrics'); $c->complete() });

	return Test::Responses::Metrics->new($c->content());
}


sub open_streams {
	my ($n) = @_;
	my $open;

	pump(sub { $open = metrics()->value('nginx_responses_open_streams');
		$open == $n }, 10);

	return $open;
}

###############################################################################
