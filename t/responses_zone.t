#!/usr/bin/perl

# Tests for ngx_http_responses_module, shared counters: what the zone holds is
# what the access log says, over several workers and a reload.

###############################################################################

use warnings;
use strict;

use Test::More;

BEGIN { use FindBin; chdir($FindBin::Bin); }

use lib 'lib';
use Test::Nginx;
use Test::Responses;
use Test::Responses::Metrics;

###############################################################################

select STDERR; $| = 1;
select STDOUT; $| = 1;

my $t = Test::Nginx->new()->has(qw/http proxy rewrite addition/)->plan(66);

my @fields = qw/ model status input_tokens cached_tokens output_tokens
	reasoning_tokens total_tokens events events_hidden events_added
	events_edited repaired dialect malformed oversize tool_calls first_token_time
	stream_time /;

my $format = join ' ', map { "\$responses_$_" } @fields;

$t->write_file_expand('nginx.conf', <<"EOF");

%%TEST_GLOBALS%%

daemon off;
worker_processes 4;

events {
}

http {
    %%TEST_GLOBALS_HTTP%%

    log_format r '\$uri $format';
    log_format uri '\$request_uri';

    access_log %%TESTDIR%%/all.log uri;

    responses_zone zone=main:256k;
    responses_zone zone=other:64k "\$server_name:\$responses_model";
    responses_zone \$responses_status zone=status:64k;

    responses on;
    responses_count main;

    server {
        listen       127.0.0.1:8080;
        server_name  localhost;

        location / {
            access_log %%TESTDIR%%/r.log r;
            responses_max_event_size 2k;
            proxy_pass http://127.0.0.1:8081;
        }

        location /other/ {
            responses_count other;
            proxy_pass http://127.0.0.1:8081/;

            location /other/off/ {
                responses_count off;
                proxy_pass http://127.0.0.1:8081/;
            }

            location /other/responses-off/ {
                responses off;
                proxy_pass http://127.0.0.1:8081/;
            }
        }

        location /status/ {
            responses_count status;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /if/ {
            responses_count off;
            proxy_pass http://127.0.0.1:8081/;

            if (\$arg_count) {
                responses_count other;
            }
        }

        location /twice/ {
            responses_count off;
            recursive_error_pages on;
            error_page 418 = \@twice;
            return 418;
        }

        location \@twice {
            responses_count other;
            recursive_error_pages on;
            error_page 502 = /other/a/completed;
            proxy_intercept_errors on;
            proxy_pass http://127.0.0.1:8081;
        }

        location /added/ {
            responses_count other;
            addition_types text/event-stream;
            add_after_body /after;
            proxy_pass http://127.0.0.1:8081/;
        }

        location = /after {
            internal;
            log_subrequest on;
            responses_count other;
            proxy_pass http://127.0.0.1:8081/a/completed;
        }

        location /after/ {
            responses_count other;
            post_action /nowhere;
            proxy_pass http://127.0.0.1:8081/;
        }

        location = /nowhere {
            responses_count main;
            return 204;
        }

        location = /metrics/main { responses_status main; }
        location = /metrics/other { responses_status other; }
        location = /metrics/status { responses_status status; }
    }
}

EOF

my $n = 0;
our $release = 0;

upstream(port(8081),
	'/twice/' => [ "HTTP/1.1 502 Bad\r\nContent-Length: 0\r\n\r\n" ],
	qr!^/(?:off/|responses-off/)?(\w+)/(\w+)! => \&mixed,
);

$t->run();

###############################################################################

# waves of streams of all kinds, the middle one is open over a reload

my @kinds = qw/ completed incomplete failed error cancelled truncated cut
	malformed oversize tools nousage large abort plain json list /;

my @uris = map { my $m = $_; map { "/m$m/$_" } @kinds } 1 .. 7;

wave();

my @waiting = map { client(uri => "/m$_/held") } 1 .. 8;
pump(sub { !grep { !$_->has('hello') } @waiting });

ok(open_streams(8), 'open streams');

my %old = map { $_ => 1 } worker_pids($t);
$t->reload();

ok(pump(sub { 4 == grep { !$old{$_} } worker_pids($t) }), 'reloaded');

wave();

ok(open_streams(8), 'open streams of old workers');

$release = 1;
$_->wait() foreach @waiting;

ok(open_streams(0), 'none is open');

my $expected = 2 * @uris + @waiting;

ok(pump(sub { $expected == lines() }), 'all logged');

# answers in JSON that are none of a model have no status

my @lines = grep { $_->{status} ne '-' } lines();

is(@lines, $expected - 14, 'answers of models');
$expected = @lines;

my $m = metrics('main');

is($m->errors(), '', 'a scraper can read it');
is($m->sum('nginx_responses_streams_total'), $expected, 'all counted');
is($m->value('nginx_responses_zone_keys'), 9, 'keys: models, and none');

foreach my $status (qw/ completed incomplete failed cancelled truncated
	aborted /)
{
	my $logged = grep { $_->{status} eq $status } @lines;

	cmp_ok($logged, '>', 0, "$status in the log");
	is($m->sum('nginx_responses_streams_total', status => $status), $logged,
		"streams $status");
}

foreach my $kind (qw/ input cached output reasoning total /) {
	is($m->sum('nginx_responses_tokens_total', kind => $kind),
		total("${kind}_tokens"), "tokens $kind");
}

my %actions = (received => 'events', map({ $_ => "events_$_" } qw/ hidden added
	edited /), map { $_ => $_ } qw/ repaired malformed oversize /);

foreach my $action (sort keys %actions) {
	is($m->sum('nginx_responses_events_total', action => $action),
		total($actions{$action}), "events $action");
}

is($m->sum('nginx_responses_tool_calls_total'), total('tool_calls'),
	'tool calls');

my (%repairs, %shown);

$repairs{$_}++ foreach map { grep { $_ ne '-' } split(/,/, $_->{dialect}) } @lines;
my $all = decode(get('/metrics/main?format=json')->content())->{repairs};

$shown{$_} = $m->value('nginx_responses_repairs_total', repair => $_)
	foreach keys %repairs;

cmp_ok(keys %repairs, '>', 2, 'repairs in the log');
is_deeply([ \%shown, { map { $_ => $all->{$_} } grep { $all->{$_} }
	keys %$all } ], [ \%repairs, \%repairs ], 'repairs');

# the same for each model apart

my @wrong;

foreach my $model (map({ "model-$_" } 1 .. 8), '-') {
	foreach my $kind (qw/ input total /) {
		my $sum = $m->value('nginx_responses_tokens_total',
			model => $model, kind => $kind);
		my $logged = total("${kind}_tokens", $model);
		push @wrong, "$model $kind $sum $logged" if $sum != $logged;
	}
}

is(join(', ', @wrong), '', 'tokens of each model');

foreach my $name (qw/ first_token stream /) {
	my @times = grep { $_ ne '-' } map { $_->{"${name}_time"} } @lines;
	my $metric = "nginx_responses_${name}_seconds";
	my $sum = 0;

	$sum += int($_ * 1000 + 0.5) foreach @times;

	is($m->sum("${metric}_count"), scalar @times, "$name times");
	is(int($m->sum("${metric}_sum") * 1000 + 0.5), $sum, "$name sum");

	@wrong = grep { my $le = $_->[0]{le};
		$m->sum("${metric}_bucket", le => $le) != grep { $le eq '+Inf'
			|| $_ <= $le } @times } $m->series("${metric}_bucket");
	is(scalar @wrong, 0, "$name buckets");
}

###############################################################################

# what is counted, and where

my %counted = (
	'/other/a/completed' => 1,
	'/other/off/a/completed' => 0,
	'/other/responses-off/a/completed' => 0,
	'/if/a/completed' => 0,
	'/if/a/completed?count=1' => 1,
	'/twice/' => 1,
	'/after/a/completed' => 1,
	'/added/a/completed' => 1,
	'/other/a/notfound' => 1,
);

foreach my $uri (sort keys %counted) {
	my $before = metrics('other')->sum('nginx_responses_streams_total');

	get($uri);
	ok(pump(sub { logged($t, 'all.log', qr/^\Q$uri\E$/m) }), "$uri logged");

	# the log may be written before it is counted

	my $n;

	pump(sub { $n = metrics('other')->sum('nginx_responses_streams_total')
		- $before; $n >= $counted{$uri} });
	is($n, $counted{$uri}, "counted $uri");
}

is(metrics('main')->sum('nginx_responses_streams_total'), $expected,
	'and nothing elsewhere');
is(metrics('other')->value('nginx_responses_streams_total',
	key => 'localhost:model-a', status => 'completed'), 5,
	'a key of several variables');

get('/status/a/list');
get('/status/a/failed');
ok(pump(sub { logged($t, 'all.log', qr!^/status/a/failed$!m) }), 'logged');
is(metrics('status')->value('nginx_responses_streams_total', key => 'failed',
	status => 'failed'), 1, 'another variable, and the key first');
is(metrics('status')->value('nginx_responses_zone_keys'), 1,
	'JSON of other kinds makes no key');

###############################################################################

# A stream of some kind, with numbers of its own.

sub mixed {
	my ($uri) = @_;
	my ($model, $kind) = $uri =~ m!/(\w+)/(\w+)(?:\?|$)!;

	$model =~ s/^m(?=\d)//;
	$n++;

	my $r = qq/"response":{"id":"resp_$n","model":"model-$model"/;
	my $usage = qq/,"usage":{"input_tokens":$n,"input_tokens_details":/
		. '{"cached_tokens":' . int($n / 2) . '},"output_tokens":'
		. 3 * $n . ',"output_tokens_details":{"reasoning_tokens":1},'
		. '"total_tokens":' . 4 * $n . '}';
	my $large = 1e12 + $n;

	my @begin = (event('response.created', "$r}"), map {
		event('response.output_text.delta', '"item_id":"m",'
			. '"output_index":0,"content_index":0,"delta":"hello"')
	} 0 .. $n % 3);

	my $end = sub {
		my ($name, $usage) = @_;
		return event("response.$name", qq/$r,"status":"$name"$usage}/);
	};

	my %steps = (
		error => [ @begin, event('error', '"code":"x","message":"y"') ],
		truncated => [ @begin ],
		malformed => [ @begin, "data: x\n\n", $end->('completed', $usage) ],
		oversize => [ @begin, event('response.x', '"x":"' . 'x' x 4000
			. '"'), $end->('completed', $usage) ],
		tools => [ @begin, map({ event('response.output_item.done',
			qq/"output_index":$_,"item":{"type":"function_call",/
			. qq/"id":"f$_","call_id":"c$_","name":"n",/
			. '"arguments":"{}"}') } 1, 2),
			$end->('completed', $usage) ],
		nousage => [ @begin, $end->('completed', '') ],
		large => [ @begin, $end->('completed', ',"usage":{"input_tokens":'
			. $large . ',"total_tokens":' . $large . '}') ],
		abort => [ @begin, sub { 0 } ],
		held => [ @begin, sub { $release }, $end->('completed', $usage) ],
		plain => [ event('response.x', '"a":1') ],
	);

	return answer(qq/{"id":"resp_$n","object":"response","status":"completed",/
		. qq/"model":"model-$model"$usage}/, type => 'application/json')
		if $kind eq 'json';
	return answer('{"object":"list","data":[]}', type => 'application/json')
		if $kind eq 'list';
	return answer([ @begin, fin() ], framing => 'cut') if $kind eq 'cut';
	return "HTTP/1.1 404 No\r\nContent-Length: 0\r\n\r\n"
		if $kind eq 'notfound';
	return answer($steps{$kind} || [ @begin, $end->($kind, $usage) ]);
}


# all kinds at once; a client leaves those that would never end

sub wave {
	my (@done, @leave);

	push @{/abort/ ? \@leave : \@done}, client(uri => $_) foreach @uris;

	pump(sub { !grep { !$_->has('hello') } @leave });

	$_->close() foreach @leave;
	$_->wait() foreach @done;
}


sub open_streams {
	my ($n) = @_;
	return pump(sub {
		metrics('main')->value('nginx_responses_open_streams') == $n });
}


sub metrics {
	my ($zone) = @_;
	return Test::Responses::Metrics->new(get("/metrics/$zone")->content());
}


sub lines {
	return map { my ($uri, @values) = split / /; my %line;
		@line{@fields} = @values; \%line }
		grep { m!^/m\d! } split /\n/, $t->read_file('r.log');
}


sub total {
	my ($field, $model) = @_;
	my $sum = 0;

	foreach my $line (@lines) {
		next if defined $model && $line->{model} ne $model;
		$sum += $line->{$field} if $line->{$field} ne '-';
	}

	return $sum;
}

###############################################################################
