#!/usr/bin/perl

# Tests for ngx_http_responses_module, variables in the access log.

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

my @vars = qw/ id model status terminal incomplete_reason error_code
	service_tier input_tokens cached_tokens output_tokens reasoning_tokens
	total_tokens first_event_time first_token_time first_text_time
	stream_time token_interval max_gap events events_hidden events_added
	events_edited repaired malformed oversize tool_calls dialect /;

my $t = Test::Nginx->new()->has(qw/http proxy/)->plan(72);

my $format = join ' ', map { "$_=\$responses_$_" } @vars;

$t->write_file_expand('nginx.conf', <<"EOF");

%%TEST_GLOBALS%%

daemon off;

events {
}

http {
    %%TEST_GLOBALS_HTTP%%

    log_format r '\$uri $format twice=\$responses_id';
    log_format json escape=json
                    '{"uri":"\$uri","id":"\$responses_id",'
                    '"model":"\$responses_model"}';
    log_format none escape=none '\$uri \$responses_id';

    access_log %%TESTDIR%%/r.log r;
    access_log %%TESTDIR%%/json.log json;
    access_log %%TESTDIR%%/none.log none;

    server {
        listen       127.0.0.1:8080;
        server_name  localhost;

        responses on;

        location / {
            proxy_pass http://127.0.0.1:8081;
            add_trailer X-Tokens \$responses_output_tokens;
        }

        location /off/ {
            responses off;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /numbers/ {
            add_trailer X-Tokens \$responses_output_tokens;
            responses_normalize off;
            responses_failure off;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /dry/ {
            responses_dry_run on;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /plain {
            return 200 "id \$responses_id.";
        }
    }
}

EOF

my $r = '"response":{"id":"resp_1","model":"m-1"';

my $usage = '"usage":{"input_tokens":11,"output_tokens":1}';

sub terminal {
	my ($name, $rest) = @_;
	return [ event('response.created', "$r}"), event("response.$name",
		$r . qq/,"status":"$name"/ . ($rest ? ",$rest" : '') . '}') ];
}


my %streams = (
	completed => [ stream(4) ],
	incomplete => terminal('incomplete',
		'"incomplete_details":{"reason":"max_output_tokens"}'),
	failed => terminal('failed', '"error":{"code":"server_error",'
		. '"message":"no"},"usage":{"input_tokens":5}'),
	cancelled => terminal('cancelled'),
	truncated => [ (stream(4))[0 .. 2] ],
	error => [ event('response.created', "$r}"), event('error',
		'"code":"rate_limit_exceeded","message":"slow"') ],
	nested => [ event('error', '"error":{"code":"bad_thing"}') ],
	bare => [ stream(4, bare => 1) ],
	malformed => [ event('response.a'), "data: x\n\ndata: y\n\n"
		. "data: [1]\n\n" ],
	done => [ stream(1), "data: [DONE]\n\n" ],
	nothing => [ ": hi\n\n" ],
	odd => terminal('completed', '"usage":{"input_tokens":"5",'
		. '"output_tokens":-3,"total_tokens":1.5,'
		. '"input_tokens_details":{"cached_tokens":99999999999999999999},'
		. '"output_tokens_details":null}'),
	nullusage => terminal('completed', '"usage":null'),
	zero => terminal('completed', '"usage":{"input_tokens":0,'
		. '"output_tokens":0}'),
	nasty => [ event('response.created', '"response":{"id":"a\\"b\\nc'
		. '\\u0000d\\u001b[m","model":"caf\\u00e9"}') ],
	long => [ event('response.created', '"response":{"id":"'
		. 'x' x 100000 . '"}') ],
	tools => [ map { my $item = qq/"output_index":$_,"item":{"id":"i$_",/
		. '"type":"' . ($_ % 2 ? 'function_call' : 'message') . '"}';
		event('response.output_item.added', $item),
		event('response.output_item.done', $item) } 0 .. 5 ],
	tidy => [ golden('openai-text.in') ],
	after => [ stream(1), event('response.in_progress', '"response":'
		. '{"id":"resp_2"}'), stream(1, id => 'resp_2') ],
	nameless => [ "event: response.created\ndata: {\"response\":"
		. "{\"id\":\"resp_n\"}}\n\n", "event: response.completed\n"
		. "data: {\"response\":{\"status\":\"completed\"}}\n\n" ],
);

upstream(port(8081),
	'/paced' => sub {
		my @e = stream(3);
		answer([ pause(0.1), $e[0], pause(0.1),
			event('response.reasoning_text.delta', '"delta":"a"'),
			pause(0.1), @e[1, 2], pause(0.35), @e[3, 4] ])
	},
	'/cut' => sub { answer([ (stream(4))[0 .. 2], rst() ]) },
	'/left' => sub { answer([ event('response.created', "$r," . $usage
		. '}'), event('response.in_progress', '"response":{"usage":'
		. '{"output_tokens":9}}'), sub { 0 } ]) },
	qr!^/(\w+)! => sub { answer($streams{$1}) },
);

$t->run();

###############################################################################

my $v = vars('/completed');

is($v->{id}, 'resp_1', 'id');
is($v->{twice}, 'resp_1', 'id, twice');
is($v->{model}, 'm-1', 'model');
is($v->{status}, 'completed', 'status');
is($v->{terminal}, 'upstream', 'terminal');
is($v->{service_tier}, 'default', 'service tier');
is($v->{incomplete_reason}, '-', 'no reason');
is($v->{error_code}, '-', 'no error');
is($v->{input_tokens}, 11, 'input tokens');
is($v->{cached_tokens}, 3, 'cached tokens');
is($v->{output_tokens}, 7, 'output tokens');
is($v->{reasoning_tokens}, 2, 'reasoning tokens');
is($v->{total_tokens}, 18, 'total tokens');
is($v->{events}, 6, 'events');
is($v->{events_hidden}, 0, 'events hidden');
is($v->{events_added}, 5, 'events added');
is($v->{events_edited}, 6, 'events edited');
is($v->{repaired}, 4, 'repaired');
is($v->{dialect}, 'no-scaffold,no-done,response', 'dialect');
is($v->{malformed}, 0, 'malformed');
is($v->{oversize}, 0, 'oversize');
is($v->{tool_calls}, 0, 'tool calls');
like($v->{$_}, qr/^\d+\.\d{3}$/, $_) foreach qw/ first_event_time
	first_token_time first_text_time stream_time token_interval max_gap /;

foreach my $uri (qw! /tidy /numbers/completed !) {
	$v = vars($uri);
	is(join(' ', map { $v->{$_} } qw/ events_hidden events_added
		events_edited repaired malformed dialect /), '0 0 0 0 0 -',
		"$uri, nothing to do");
}

$v = vars('/numbers/bare');
is("$v->{events} $v->{events_edited}", '6 6', 'edited');

$v = vars('/after');
is("$v->{events} $v->{events_hidden} $v->{id} $v->{status}",
	'7 4 resp_1 completed', 'hidden after the end');

$v = vars('/incomplete');
is("$v->{status} $v->{terminal} $v->{incomplete_reason}",
	'incomplete upstream max_output_tokens', 'incomplete');
is($v->{total_tokens}, '-', 'incomplete, no usage');
is($v->{first_token_time}, '-', 'incomplete, no token');

$v = vars('/failed');
is("$v->{status} $v->{terminal} $v->{error_code} $v->{input_tokens}",
	'failed upstream server_error 5', 'failed');
is("$v->{output_tokens} $v->{cached_tokens}", '- -', 'failed, part of usage');

is(vars('/cancelled')->{status}, 'cancelled', 'cancelled');

$v = vars('/truncated');
is(join(' ', map { $v->{$_} } qw/ status terminal events events_added
	error_code /), 'truncated added 3 4 upstream_incomplete', 'truncated');
$v = vars('/cut');
is("$v->{status} $v->{terminal} $v->{id} $v->{error_code}",
	'truncated added resp_1 upstream_error', 'cut');

foreach my $uri (qw! /numbers/truncated /numbers/cut !) {
	$v = vars($uri);
	is(join(' ', map { $v->{$_} } qw/ status terminal events_added
		error_code /), 'truncated none 0 -', "$uri, nothing added");
}

# a client that leaves: what was known by then

my $c = client(uri => '/left');
pump(sub { $c->has('in_progress"') });
$c->close();
$v = vars('/left', 1);
is("$v->{status} $v->{terminal} $v->{error_code}", 'aborted none -', 'left');
is("$v->{id} $v->{model} $v->{input_tokens} $v->{output_tokens}",
	'resp_1 m-1 11 9', 'left, what was known');
is($v->{events}, 2, 'left, events');

$v = vars('/error');
is("$v->{status} $v->{terminal} $v->{error_code} $v->{events_added}",
	'failed added rate_limit_exceeded 1', 'error');
is(vars('/nested/responses')->{error_code}, 'bad_thing', 'nested error');

$v = vars('/malformed');
is("$v->{malformed} $v->{id}", '3 -', 'malformed');
$v = vars('/done');
is("$v->{malformed} $v->{events} $v->{events_hidden}", '0 3 0',
	'[DONE] is no event');
is($v->{status}, 'completed', '[DONE] after completed');

$v = vars('/nothing');
is("$v->{id} $v->{model} $v->{input_tokens} $v->{first_event_time}",
	'- - - -', 'comment only');

$v = vars('/odd');
is(join(' ', map { $v->{"${_}_tokens"} } qw/ input output total cached
	reasoning /), '- - - - -', 'odd usage');
is(vars('/nullusage')->{total_tokens}, '-', 'usage is null');
is(vars('/zero')->{input_tokens}, 0, 'usage of zero');
is(vars('/tools')->{tool_calls}, 3, 'tool calls counted');

$v = vars('/nameless');
is("$v->{id} $v->{status}", 'resp_n completed', 'types from event lines');

$v = vars('/dry/bare');
is("$v->{id} $v->{status} $v->{events} $v->{total_tokens}",
	'resp_1 completed 6 18', 'dry run');

$v = vars('/off/bare');
is(join(' ', map { $v->{$_} } @vars), join(' ', ('-') x @vars), 'off');
is(get('/plain')->content(), 'id -.' =~ s/-//r, 'another answer');

# times

$v = vars('/paced');

cmp_ok($v->{first_event_time}, '>=', 0.09, 'first event');
cmp_ok($v->{first_token_time}, '>=', 0.19, 'first token');
cmp_ok($v->{first_text_time}, '>=', 0.29, 'first text');
cmp_ok($v->{max_gap}, '>=', 0.34, 'longest gap');
cmp_ok($v->{stream_time}, '>=', 0.54, 'stream time');
cmp_ok($v->{first_event_time}, '<', $v->{first_token_time}, 'event, token');
cmp_ok($v->{first_token_time}, '<', $v->{first_text_time}, 'token, text');

# words of the upstream cannot forge a line

get('/nasty');
like(logged($t, 'r.log', qr!^/nasty!m), qr!^/nasty id=a\S+ model=\S+ !m,
	'one line');
my ($line) = logged($t, 'json.log', qr!/nasty!) =~ /^(.*nasty.*)$/m;
is(ref decode($line), 'HASH', 'JSON log');
($line) = logged($t, 'none.log', qr!^/nasty!m) =~ /^(.*nasty.*)$/m;
unlike($line, qr/[\x00-\x1f]/, 'log without escapes');

cmp_ok(length vars('/long')->{id}, '<=', 128, 'long id cut');

# trailers

$c = get('/numbers/completed', headers => [ 'TE: trailers' ]);
like($c->answer(0)->{trailers}, qr/^X-Tokens: 7\r$/m, 'trailer');
is($c->content(), join('', stream(4)), 'untouched');

###############################################################################

sub vars {
	my ($uri, $over) = @_;

	get($uri) unless $over;

	my ($line) = logged($t, 'r.log', qr/^\Q$uri\E .*\n/m)
		=~ /^\Q$uri\E (.*)$/m;

	return { map { /^(\w+)=(.*)/ } split(/ /, $line) };
}

###############################################################################
