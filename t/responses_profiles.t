#!/usr/bin/perl

# Tests for ngx_http_responses_module, profiles and the directives behind
# their columns.

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
my $done = "data: [DONE]\n\n";
my %stream = streams();

my @profiles = qw/ openai openresponses eugpt /;
my %own = (
	line => { openai => 'type', openresponses => 'type',
		eugpt => 'message' },
	done => { openai => 'hide', openresponses => 'add', eugpt => 'hide' },
	failure => { openai => 'response.failed',
		openresponses => 'response.failed', eugpt => 'error' },
);

my @conforming = grep { !/^(?:unknown|malformed|items)/ } sort keys %stream;

my $t = Test::Nginx->new()->has(qw/http proxy/);

my $server = '';

foreach my $profile (@profiles) {
	foreach my $line ('', qw/ type message none /) {
		$server .= location("/$profile/line-$line/",
			"responses_profile $profile "
			. ($line && "event=$line") . ';');
	}

	foreach my $way (qw/ keep hide add /) {
		$server .= location("/$profile/done-$way/",
			"responses_profile $profile done=$way;");
	}

	foreach my $way (qw/ response.failed error /) {
		$server .= location("/$profile/failure-$way/",
			"responses_profile $profile;",
			"responses_failure $way;");
	}
}

$server .= location('/hide/', 'responses_hide_event @unknown @malformed;');
$server .= location('/both/', 'responses_failure both;');
$server .= location('/small-text/', 'responses_max_text_size 1k;');

$t->plan(@profiles * (@conforming + 4 * 2 + 3 * 3 + 2) + 25);

$t->write_file_expand('nginx.conf', <<"EOF");

%%TEST_GLOBALS%%

daemon off;

events {
}

http {
    %%TEST_GLOBALS_HTTP%%

    log_format r '\$uri \$responses_terminal \$responses_status '
                 '\$responses_events_hidden \$responses_malformed';
    access_log %%TESTDIR%%/r.log r;

    server {
        listen       127.0.0.1:8080;
        server_name  localhost;

        responses on;
$server
        location / {
            proxy_pass http://127.0.0.1:8081;
        }
    }

    server {
        listen       127.0.0.1:8080;
        server_name  inherits;

        responses on;
        responses_profile eugpt;

        location / {
            proxy_pass http://127.0.0.1:8081;
        }

        location /openai {
            responses_profile openai;
            proxy_pass http://127.0.0.1:8081/text;
        }
    }
}

EOF

upstream(port(8081),
	qr!! => sub {
		my ($name) = $_[0] =~ m!([^/]*)$!;
		answer([ $stream{$name} ], $name =~ /cut/
			? (framing => 'close') : ());
	},
);

$t->run();

my $r;

###############################################################################

foreach my $profile (@profiles) {
	foreach my $name (@conforming) {
		$r = get("/$profile/line-/responses/$name");
		is(join("\n", violations($r->content(), profile => $profile)),
			'', "$profile, $name");
	}

	# each column may be set apart

	foreach my $line ('', qw/ type message none /) {
		my $want = $line || $own{line}{$profile};

		foreach my $name (qw/ text cut /) {
			$r = get("/$profile/line-$line/$name");
			is(join("\n", violations($r->content(),
				profile => $profile, line => $want)), '',
				"$profile, event line $want, $name");
		}
	}

	foreach my $way (qw/ keep hide add /) {
		foreach my $name (qw/ text done cut /) {
			$r = get("/$profile/done-$way/$name");

			my $want = $way eq 'add' || $way eq 'keep'
				&& $name eq 'done';
			my $got = $r->content() =~ /\n\ndata: \[DONE\]\n\n\z/;
			my $n = () = $r->content() =~ /\[DONE\]/g;

			ok($want ? $got && $n == 1 : $n == 0,
				"$profile, [DONE] $way, $name");
		}
	}

	foreach my $way (qw/ response.failed error /) {
		$r = get("/$profile/failure-$way/cut");
		my ($last) = grep { $_ ne '-' } reverse split / /,
			sse_types($r->content());
		is($last, $way, "$profile, failure $way");
	}
}

# what failed is told in the form of the profile

my $error = qr/"code":"c","message":"m"/;

like(get('/openai/line-/error-flat')->content(),
	qr/"error":\{"type":"server_error",$error.*"sequence_number":1.*$error/,
	'openai, flat is nested');
like(get('/openai/line-/error-nested')->content(),
	qr/"sequence_number":1,"error":\{"param":null,"type":"t",$error/,
	'openai, nested stays');
like(get('/openresponses/line-/error-flat')->content(),
	qr/"error":\{"type":"server_error",$error.*"sequence_number":1.*$error/,
	'openresponses, flat is nested');
like(get('/eugpt/line-/error-nested')->content(),
	qr/^data: \{"type":"error","sequence_number":1,$error\}$/m,
	'eugpt, nested is flat');
like(get('/eugpt/line-/failed')->content(),
	qr/^data: \{"type":"error","sequence_number":1,$error\}\n\n\z/m,
	'eugpt, failed is an error');

# a lone response.failed

is(get('/openai/line-/failed')->content(), $stream{failed}, 'failed stays');
like(get('/both/failed')->content(), qr/^event:\ error\n
	data:\ \{"type":"error","sequence_number":1,
	"error":\{"type":"server_error",$error,"param":null\},
	$error,"param":null\}\n\n
	event:\ response\.failed\n.*"sequence_number":2.*\n\n\z/mx,
	'an error is put before it');
is(sse_types(get('/both/failed-text')->content()),
	'response.created error response.failed', 'also if it is a text');
is(sse_types(get('/both/error-failed')->content()),
	'response.created error response.failed', 'but not a second one');
is(sse_types(get('/both/cut')->content()) =~ s/^.*(?= error)//r,
	' error response.failed', 'both are generated');

# EU GPT's own events keep their place

is(sse_types(get('/eugpt/line-/eugpt')->content()), 'response.created '
	. 'response.routing.completed response.output_item.added '
	. 'response.content_part.added response.output_text.delta '
	. 'response.rewrite.in_progress response.output_text.done '
	. 'response.output_item.done '
	. 'response.completed', 'eugpt, routing and rewrite');

# what is not known passes, unless it is to be hidden

is(sse_types(get('/unknown')->content()), sse_types($stream{unknown}),
	'unknown types pass');
is(sse_types(get('/hide/unknown')->content()), sse_types($in),
	'unknown types hidden');
is(sse_numbers(get('/hide/unknown')->content()), join(' ', 0 .. 13),
	'unknown types hidden, numbers are dense');
like(get('/malformed')->content(), qr/^data: not json$/m, 'no JSON passes');
is(get('/hide/malformed')->content(), $in, 'no JSON hidden');
like(logged($t, 'r.log', qr!^/hide/malformed !m),
	qr!^/hide/malformed upstream completed 1 1$!m, 'no JSON, logged');

# beyond the limits nothing is lost

$r = get('/items/items');
is(scalar(grep { $_ eq 'response.output_text.delta' } split / /,
	sse_types($r->content())), 12, 'too many items, all deltas');
is(sse_numbers($r->content()) =~ s/\d+/x/gr,
	join(' ', ('x') x sse_parse($r->content())),
	'too many items, all are numbered');
like($r->content(), qr/"response.completed".*\n\n\z/,
	'too many items, the end');

$r = get('/small-text/long-text');
my @data = map { decode($_->{data}) } sse_parse($r->content());
is(join('', map { $_->{delta} } grep { $_->{type} =~ /delta$/ } @data),
	'x' x 4000, 'long text, all deltas');
is(join(' ', grep { $_->{type} eq 'response.output_text.done'
	&& $_->{text} ne 'x' x 4000 } @data), '',
	'long text, none is told by half');

# profiles are inherited, and replaced as a whole

is(host('inherits', '/text'), '', 'profile of the server');
is(host('inherits', '/openai', 'openai'), '', 'profile of the location');

is(get('/text')->content(), $in, 'openai is the default');

###############################################################################

sub location {
	my ($uri, @lines) = @_;

	my $lines = join '', map { "            $_\n" } grep { $_ } @lines;
	return "\n        location $uri {\n$lines"
		. "            proxy_pass http://127.0.0.1:8081/;\n        }\n";
}


sub host {
	my ($host, $uri, $profile) = @_;

	my $body = get("http://$host$uri")->content();

	return join "\n", violations($body, profile => $profile || 'eugpt');
}


sub streams {
	my $created = $events[0];
	my @deltas = @events[0 .. 4];

	my $reasoning = sub {
		my ($word) = @_;
		my $place = '"item_id":"rs_1","output_index":0,'
			. '"content_index":0';
		my $n = 0;

		return join '', map { event(@$_, $n++) }
			[ 'response.created', response_member('in_progress') ],
			[ 'response.output_item.added', '"output_index":0,"item":'
				. '{"id":"rs_1","type":"reasoning","summary":[]}' ],
			[ 'response.content_part.added', "$place,\"part\":{"
				. '"type":"reasoning_text","text":""}' ],
			[ "response.$word.delta", "$place,\"delta\":\"Hm\"" ],
			[ "response.$word.done", "$place,\"text\":\"Hm\"" ],
			[ 'response.content_part.done', "$place,\"part\":{"
				. '"type":"reasoning_text","text":"Hm"}' ],
			[ 'response.output_item.done', '"output_index":0,"item":'
				. '{"id":"rs_1","type":"reasoning","summary":[]}' ],
			[ 'response.completed', response_member('completed',
				'{"id":"rs_1","type":"reasoning","summary":[]}') ];
	};

	my $item = sub {
		my ($n) = @_;
		return event('response.output_text.delta',
			qq/"item_id":"m$n","output_index":$n,/
			. '"content_index":0,"delta":"x"');
	};

	return (
		text => $in,
		done => $in . $done,
		'done-first' => join('', @events[0 .. 12]) . $done . $events[13],
		'done-twice' => $done . $in . $done . $done,
		bare => $in =~ s/^event: .*\n//mgr,
		message => $in =~ s/^event: .*$/event: message/mgr,
		milliseconds => $in =~ s/1700000000/1700000000123/gr,
		reasoning => $reasoning->('reasoning'),
		'reasoning-text' => $reasoning->('reasoning_text'),
		cut => join('', @deltas),
		'cut-first' => substr($created, 0, 60),
		'error-flat' => $created . event('error',
			'"code":"c","message":"m"', 1),
		'error-nested' => $created . event('error',
			'"error":{"type":"t","code":"c","message":"m"}', 1),
		failed => $created . event('response.failed',
			response_member('failed') =~ s/("status":"failed")/$1,/r
				=~ s/,,/,"error":{"code":"c","message":"m"},/r, 1),
		'failed-text' => $created . event('response.failed',
			response_member('failed') =~ s/("status":"failed")/$1,/r
				=~ s/,,/,"error":"m",/r, 1),
		'error-failed' => $created . event('error',
			'"error":{"code":"c","message":"m","param":null}', 1)
			. event('response.failed', response_member('failed'), 2),
		incomplete => $in =~ s/response\.completed/response.incomplete/gr
			=~ s/("status":)"completed"(,"output":\[\{)/$1"incomplete"$2/r,
		keepalive => join('', @deltas, event('keepalive', '', 5),
			@events[5 .. 13]),
		eugpt => eugpt(),
		unknown => join('', @deltas, event('acme:note', '"a":1'),
			@events[5 .. 13]),
		malformed => join('', @deltas, "data: not json\n\n",
			@events[5 .. 13]),
		items => join('', $created, (map { $item->($_) } 0 .. 11),
			event('response.completed',
				response_member('completed'))),
		'long-text' => join('', $created, (event(
			'response.output_text.delta', '"item_id":"m",'
			. '"output_index":0,"content_index":0,"delta":"'
			. 'x' x 100 . '"')) x 40, event('response.completed',
				response_member('completed'))),
	);
}


# as EU GPT's documentation has it

sub eugpt {
	my $n = 0;
	my $place = '"output_index":0,"content_index":0';

	return join '', map { event(@$_, $n++)
			=~ s/^event: .*/event: message/r }
		[ 'response.created', response_member('in_progress')
			=~ s/1700000000/1700000000123/r ],
		[ 'response.routing.completed', '"model_id":"m","category":"c",'
			. '"source":"s","reasoning":"r"' ],
		[ 'response.output_item.added', '"output_index":0,"item":'
			. '{"type":"message","role":"assistant"}' ],
		[ 'response.content_part.added', "$place,\"part\":"
			. '{"type":"output_text","text":""}' ],
		[ 'response.output_text.delta', "$place,\"delta\":\"Hello\"" ],
		[ 'response.rewrite.in_progress', '' ],
		[ 'response.output_text.done', "$place,\"text\":\"Hello\"" ],
		[ 'response.output_item.done', '"output_index":0,"item":'
			. '{"type":"message","role":"assistant"}' ],
		[ 'response.completed', response_member('completed')
			=~ s/1700000000/1700000000123/r ];
}

###############################################################################
