#!/usr/bin/perl

# Tests for ngx_http_responses_module, shared counters over the life of nginx:
# their sums, also of the last hour, are those of the access log, over streams
# of all kinds, reloads and a killed worker; and zones that change.
#
# TEST_RESPONSES_NUMBER sets another number of streams than 2000.

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses;
use Test::Responses::Metrics;

###############################################################################

my $number = $ENV{TEST_RESPONSES_NUMBER} || 2000;
my $reloads = 4;

my $t = Test::Nginx->new()->has(qw/http proxy/);

# a killed worker is an alert

$t->todo_alerts();

configure();

# streams, each with numbers of its own

my @kinds = qw/ completed incomplete failed truncated cut held abort /;
my $n = 0;
our $release = 0;

upstream(port(8081), qr!! => \&mixed);

$t->run();

###############################################################################

my ($sent, $killed, @held) = (0, 0);

# a model is known once a response of it was completed

get("/$_/completed") foreach 0 .. 6;
$sent = 7;

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

# the sums are those of the log

my (%logged, %shown);

foreach (@lines) {
	my ($status, $model, %tokens) = split;

	$logged{"$model $status"}++;
	$logged{"$model $_"} += $tokens{$_} =~ s/-/0/r foreach keys %tokens;
}

my $m;
pump(sub { $m = metrics(); $m->sum('nginx_responses_streams_total') == @lines },
	10);
is($m->errors(), '', 'a scraper can read it');

foreach ($m->series('nginx_responses_streams_total'),
	$m->series('nginx_responses_tokens_total'))
{
	my ($labels, $value) = @$_;
	my $what = $labels->{status} // $labels->{kind};

	$shown{"$labels->{model} $what"} = $value if $what
		=~ /^(?:completed|incomplete|failed|truncated|aborted|input|output)$/;
}

is_deeply({ map { $_ => $shown{$_} } grep { $shown{$_} } keys %shown },
	{ map { $_ => $logged{$_} } grep { $logged{$_} } keys %logged },
	"sums of $sent streams, $reloads reloads and a killed worker");

# so are those of the last hour

my %hour;

foreach (split /\n/, get('/metrics?page')->content()) {
	my ($row, @sums) = ('', /^# minute \d+ (.*)/ ? split(/ /, $1) : ());

	foreach (@sums) {
		/(.*)=(.*)/ ? ($hour{"$row $1"} += $2) : ($row = $_);
	}
}

is($hour{"streams $_"}, $m->sum('nginx_responses_streams_total', status => $_),
	"$_ in the last hour") foreach qw/ completed failed truncated aborted /;
is($hour{"tokens $_"}, $m->sum('nginx_responses_tokens_total', kind => $_),
	"$_ tokens") foreach qw/ input cached output reasoning /;
is($hour{'events received'}, $m->sum('nginx_responses_events_total',
	action => 'received'), 'events');
is($hour{'errors other'}, $m->sum('nginx_responses_errors_total',
	code => 'other'), 'errors');
is($hour{'first_token 0'}, $m->sum('nginx_responses_first_token_seconds_bucket',
	le => '0.05'), 'first tokens');

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

foreach my $case ([ 'key=$uri', 'key=$uri', 'model=$responses_model' ],
	[ 'mode2=$responses_model', 'mode2=$responses_model',
		'model=$responses_model' ],
	[ 'model=$responses_model b=$uri', 'b=$uri', '' ])
{
	my ($key, $is, $was) = @$case;
	configure(key => $key);
	$t->reload();
	like(logged($t, 'error.log', qr/\[emerg\] .*"main" uses the "\Q$is\E"/),
		qr/ label while previously it used the "\Q$was\E"/,
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
unlike(get('/metrics?page')->content(), qr/^# minute/m, 'and the hour');
get('/1/odd');
ok(pump(sub { metrics()->sum('nginx_responses_streams_total') == 1 }, 10),
	'and count');

# all that is counted of one stream; how long it took is not tested

my $text = join '', grep { !/^(?:#|zone_|module_|build_)| 0$/ } map {
	s/^nginx_responses_//r =~ s/zone="main",?//r =~ s/model="model-1",?//r
	=~ s/(_bucket\S+|_sum\S+) .*/$1/r } get('/metrics')->content() =~ /(.*\n)/g;

1 while $text =~ s/(\w+_bucket\{le=".*)"\}\n\w+_bucket\{le="/$1 /;

is($text, <<'EOF', 'one stream');
repairs_total{repair="no-scaffold"} 1
repairs_total{repair="no-done"} 1
repairs_total{repair="response"} 1
repairs_total{repair="item"} 1
streams_total{status="completed"} 1
apis_total{api="responses"} 1
tokens_total{kind="input"} 11
tokens_total{kind="cached"} 3
tokens_total{kind="output"} 7
tokens_total{kind="reasoning"} 2
tokens_total{kind="total"} 18
events_total{action="received"} 7
events_total{action="added"} 5
events_total{action="edited"} 6
events_total{action="repaired"} 6
events_total{action="malformed"} 1
events_total{action="oversize"} 1
tool_calls_total{} 1
first_token_seconds_bucket{le="0.05 0.1 0.25 0.5 0.75 1.0 1.5 2.5 5.0 7.5 10.0 15.0 20.0 30.0 60.0 +Inf"}
first_token_seconds_sum{}
first_token_seconds_count{} 1
token_interval_seconds_bucket{le="0.0005 0.001 0.002 0.004 0.006 0.008 0.01 0.015 0.02 0.03 0.05 0.075 0.1 0.2 0.5 +Inf"}
token_interval_seconds_sum{}
token_interval_seconds_count{} 1
stream_seconds_bucket{le="0.25 0.5 1.0 2.5 5.0 10.0 20.0 30.0 45.0 60.0 90.0 120.0 180.0 300.0 600.0 +Inf"}
stream_seconds_sum{}
stream_seconds_count{} 1
EOF

###############################################################################

sub configure {
	my (%o) = @_;

	my ($size, $key, $more) = map { $o{$_} // '' } qw/ size key more /;
	$size ||= '256k';

	$t->write_http(<<"EOF", main => 'worker_processes 2;');
log_format r '\$responses_status \$responses_model '
             'input \$responses_input_tokens '
             'output \$responses_output_tokens';

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

	my $unit = $kind eq 'odd' ? 1 : ++$n;
	my @events = map { s/"m-1"/"model-$model"/r
		=~ s/(_tokens":)(\d+)/$1 . $2 * $unit/ger } stream(1 + $unit % 3);
	my $end = pop @events;

	return answer([ @events, fin() ], framing => 'cut') if $kind eq 'cut';

	return answer([ @events, "data: x\n\n",
		event('response.x', '"x":"' . 'x' x 4000 . '"'),
		event('response.output_item.added', '"output_index":1,"item":{'
		. '"type":"function_call","id":"f","call_id":"c","name":"n",'
		. '"arguments":"{}"}'), $end ]) if $kind eq 'odd';

	return answer([ @events, $kind eq 'truncated' ? ()
		: $kind eq 'abort' ? sub { 0 } : $kind eq 'held'
		? (sub { $release }, $end) : $end =~ s/completed/$kind/gr ]);
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
