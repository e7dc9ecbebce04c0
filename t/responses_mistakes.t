#!/usr/bin/perl

# Tests for ngx_http_responses_module, mistakes: nginx -t tells of each what
# is wrong, and what was likely meant.  Names that the module does not know
# are allowed, since servers have some of their own.

###############################################################################

use warnings;
use strict;

use Test::More;

BEGIN { use FindBin; chdir($FindBin::Bin); }

use lib 'lib';
use Test::Nginx;
use Test::Responses::Mistakes;

###############################################################################

select STDERR; $| = 1;
select STDOUT; $| = 1;

my $fixed = qr/cannot be (?:set|hidden), clients rely on it/;

# directives of a location; what is said: "error" or "warn", the text, and its
# line if that is not the first one

my @mistakes = (

	# types of events

	(map { my ($d, $name, $near) = @$_; [ "$d $name", 'warn',
		"unknown event type \"$name\" in \"responses_$d\" directive, the "
		. "nearest known one is \"$near\"" ] }
		[ 'hide_event', 'response.output_text.dleta',
			'response.output_text.delta' ],
		[ 'hide_event', 'response.outputtext.delta',
			'response.output_text.delta' ],
		[ 'hide_event', 'response.output_text',
			'response.output_text.delta' ],
		[ 'hide_event', 'output_text.delta',
			'response.output_text.delta' ],
		[ 'hide_event', 'response.output-text.delta',
			'response.output_text.delta' ],
		[ 'hide_event', 'response.resoning*',
			'response.reasoning_summary_part.added' ],
		[ 'hide_event', 'reponse.reasoning_text.delta',
			'response.reasoning_text.delta' ],
		[ 'hide_event', 'keep-alive', 'keepalive' ],
		[ 'hide_event', 'erorr', 'error' ],
		[ 'hide_event', '*.detla', 'response.output_text.delta' ],
		[ 'pass_event', 'response.outputtext.delta',
			'response.output_text.delta' ],
		[ 'pass_event', 'response.output_txt.*',
			'response.output_text.delta' ],
		[ 'pass_event', 'Response.Completed', 'response.completed' ]),
	[ 'add_event response.routing.complete after=response.created', 'warn',
		qr/unknown event type "response.routing.complete".*\.completed"/ ],
	[ 'add_event acme.x after=response.createt', 'warn',
		qr/unknown event type "response.createt".*"response\.created"/ ],
	[ 'add_event acme.x before=response.complete', 'warn',
		qr/unknown event type "response.complete".*\.completed"/ ],
	[ 'hide_event reasoning', 'warn', '"reasoning" in "responses_hide_event" '
		. 'directive is a type of items, expected a type of events, or '
		. '"responses_hide_item"' ],
	[ 'hide_event response.created', 'error',
		'"response.created" cannot be hidden' ],
	(map { [ "hide_event $_", 'error', 'invalid name "' . s/"//gr . '"' ] }
		'response.output_text.delta,error', '"response.created error"',
		'^response\..*$', '$arg_type', 'type=response.queued'),

	# what is known to nobody

	(map { my ($kind, $directive, $names) = @$_;
		map { [ "$directive $_", 'warn', "unknown $kind \"$_\" in "
			. "\"responses_$directive\" directive in " ] } @$names }
		[ 'event type', 'hide_event', [ 'acme.trace', 'ours.*',
			'codex.rate_limitz', 'acme*', '*.acme.*' ] ],
		[ 'event type', 'pass_event', [ 'acme.x' ] ],
		[ 'item type', 'hide_item', [ 'acme:search', 'acme_*' ] ],
		[ 'path', 'hide_field', [ 'x.y', 'response.ours.*.name', 'node',
			'part.secret', 'response.usage.cost' ] ]),
	[ 'hide_event reasoning*', 'warn', '"reasoning*" in '
		. '"responses_hide_event" directive is a type of items' ],
	[ 'hide_event output_text*', 'warn', 'unknown event type "output_text*" '
		. 'in "responses_hide_event" directive, the nearest known one is '
		. '"response.output_text.delta"' ],
	(map { [ "hide_field $_", 'warn', "unknown path \"$_\" in "
		. '"responses_hide_field" directive, the nearest known one is '
		. "\"response.$_\"" ] }
		'output.*.summary', 'output.*.encrypted_content', 'text.format'),
	(map { [ "hide_event $_", 'warn', 'hides events of "reasoning" items, '
		. 'but not the items, see "responses_hide_item reasoning"' ] }
		'response.reasoning_*', 'response.reasoning_* if=$host',
		'response.reasoning_text.delta response.reasoning_text.done'),
	[ 'dry_run on; hide_item reasoning', 'warn', '"responses_dry_run" '
		. 'directive passes all that rules hide' ],
	[ 'dry_run on; pass_event *.delta if=$host', 'warn', '"responses_dry_run" '
		. 'directive passes all that rules hide' ],
	(map { [ "set_field response.temperature $_", 'warn', "value \"$_\" in "
		. '"responses_set_field" directive is sent as a string, expected '
		. "\":=$_\" for JSON" ] } '0', '-1.5', 'true', 'null', '[]'),
	[ 'hide_field response.output', 'error',
		'cannot be hidden, clients rely on it in ' ],

	# types of items

	(map { my ($name, $near) = @$_; [ "hide_item $name", 'warn',
		"unknown item type \"$name\" in \"responses_hide_item\" "
		. "directive, the nearest known one is \"$near\"" ] }
		[ 'reasonning', 'reasoning' ],
		[ 'resoning', 'reasoning' ],
		[ 'Reasoning', 'reasoning' ],
		[ 'raesonin*', 'reasoning' ],
		[ 'messages', 'message' ],
		[ 'functioncall', 'function_call' ],
		[ 'function-call', 'function_call' ],
		[ 'function_calls', 'function_call' ],
		[ 'web_search', 'web_search_call' ],
		[ 'file_search', 'file_search_call' ],
		[ 'image_generation', 'image_generation_call' ],
		[ 'mcp_list_tool', 'mcp_list_tools' ],
		[ 'mcp', 'mcp_call' ]),
	[ 'hide_item response.reasoning_text.delta', 'warn',
		'"response.reasoning_text.delta" in "responses_hide_item" '
		. 'directive is a type of events' ],
	(map { [ "hide_item $_", 'error', "invalid name \"$_\"" ] }
		'type=reasoning', 'reasoning,message', 'item[0]'),

	# paths

	(map { my ($path, $wrong, $right) = @$_;
		map { [ "$_->[0] $path$_->[1]", 'error', ref $wrong ? $wrong
			: 'path "' . ($path =~ s/^(['"])(.*)\1$/$2/r)
			. "\" in \"responses_$_->[0]\" directive $wrong"
			. (defined $right ? ", expected \"$right\"" : '') ] }
			[ 'hide_field', '' ], [ 'set_field', ' x' ] }
		[ '$.response.tools', 'begins with "$", but is no variable',
			'response.tools' ],
		[ "'\$[\"response\"][\"tools\"]'",
			'begins with "$", but is no variable', 'response.tools' ],
		[ '$arg_path', 'begins with "$", but is no variable', 'arg_path' ],
		[ '/response/tools', 'begins with "/"', 'response.tools' ],
		[ 'response.output[0].name', 'has an index in brackets',
			'response.output.*.name' ],
		[ 'response.output[*].name', 'has an index in brackets',
			'response.output.*.name' ],
		[ 'response.output[].name', 'has an index in brackets',
			'response.output.*.name' ],
		[ '.response.tools', 'has an empty name', 'response.tools' ],
		[ 'response..tools', 'has an empty name', 'response.tools' ],
		[ 'response.tools.', 'has an empty name', 'response.tools' ],
		[ "''", 'has an empty name' ],
		[ '.', 'has an empty name' ],
		[ '*', 'begins with "*", but an event is no array' ],
		[ '*.model', 'begins with "*", but an event is no array' ],
		[ 'response.*.model', 'has a "*" where the event has no array',
			'response.model' ],
		[ 'item.*.name', 'has a "*" where the event has no array',
			'item.name' ],
		[ 'response.max_*', 'has a "*" within a name, which stands for '
			. 'nothing' ],
		[ "'response.\"tools\"'",
			'has a character that is not allowed here',
			'response.tools' ],
		[ "\"'response.tools'\"",
			'has a character that is not allowed here',
			'response.tools' ],
		[ 'response.tools,response.user',
			'has a ",", but spaces separate paths' ],
		[ 'path=response.tools',
			'has a character that is not allowed here' ],
		[ 'response.id', qr/"response\.id" in.*$fixed/ ],
		[ 'sequence_number', qr/"sequence_number" in.*$fixed/ ]),

	(map { my ($path, $near) = @$_;
		map { [ "$_->[0] $path$_->[1]", 'warn', "unknown path \"$path\" in "
			. "\"responses_$_->[0]\" directive, the nearest known one is "
			. "\"$near\"" ] }
			[ 'hide_field', '' ], [ 'set_field', ' x' ] }
		[ 'response.output.*.contnt', 'response.output.*.content' ],
		[ 'respones.instructions', 'response.instructions' ],
		[ 'response.instruction', 'response.instructions' ],
		[ 'response.Instructions', 'response.instructions' ],
		[ 'instructions', 'response.instructions' ],
		[ 'encrypted_content', 'item.encrypted_content' ],
		[ 'obfuscations', 'obfuscation' ],
		[ 'logprob', 'logprobs' ],
		[ 'response.output.encrypted_content',
			'response.output.*.encrypted_content' ],
		[ 'response.output.0.encrypted_content',
			'response.output.*.encrypted_content' ],
		[ 'response.tools.name', 'response.tools.*.name' ],
		[ 'response.input_tokens', 'response.usage.input_tokens' ],
		[ 'response.output.*.text', 'response.output.*.content.*.text' ],
		[ 'response.output.*.content.logprobs',
			'response.output.*.content.*.logprobs' ]),

	# rules without effect

	[ 'hide_event ping; hide_event ping', 'warn',
		qr/duplicate "responses_hide_event ping", it is also at .*:10 /,
		11 ],
	[ 'set_field x $host if=$arg_a; hide_item mcp_call; '
		. 'set_field x $host if=$arg_a', 'warn',
		qr/duplicate "responses_set_field x \$host if=\$arg_a", .*:10 /, 12 ],
	[ 'add_event a after=b c=1; add_event a after=b c=1', 'warn',
		qr/duplicate "responses_add_event a after=b c=1", .*:10 /, 11 ],
	[ 'routing model_id=a if=$host; routing model_id=a if=$host', 'warn',
		qr/duplicate "responses_routing model_id=a if=\$host", .*:10 /, 11 ],
	[ 'rewrite_text a b; rewrite_text a b', 'warn',
		qr/duplicate "responses_rewrite_text a b", .*:10 /, 11 ],
	(map { my ($text, $idle, $by, $later) = @$_;
		my ($first, $second) = $later ? (' at .*:10', '') : ('', ' at .*:10');
		[ $text, 'warn', qr/"\Q$idle->[1]\E" in "responses_$idle->[0]" directive$first has no effect, "\Q$by->[1]\E" in "responses_$by->[0]" directive$second takes precedence/,
		$text =~ /;/ ? 11 : 10 ] }
		[ 'hide_event ping ping',
			[ 'hide_event', 'ping' ], [ 'hide_event', 'ping' ], 1 ],
		[ 'hide_event response.*; hide_event response.audio.delta',
			[ 'hide_event', 'response.audio.delta' ],
			[ 'hide_event', 'response.*' ] ],
		[ 'hide_event response.audio.delta; hide_event *.delta',
			[ 'hide_event', 'response.audio.delta' ],
			[ 'hide_event', '*.delta' ], 1 ],
		[ 'hide_event error if=$arg_a; hide_event error keepalive',
			[ 'hide_event', 'error' ], [ 'hide_event', 'error' ], 1 ],
		[ 'hide_event *.delta if=$arg_a; '
			. 'hide_event response.audio.delta if=$arg_a',
			[ 'hide_event', 'response.audio.delta' ],
			[ 'hide_event', '*.delta' ] ],
		[ 'hide_event response.audio.*; pass_event response.audio.delta',
			[ 'pass_event', 'response.audio.delta' ],
			[ 'hide_event', 'response.audio.*' ] ],
		[ 'pass_event error; hide_event error',
			[ 'pass_event', 'error' ], [ 'hide_event', 'error' ], 1 ],
		[ 'pass_event *; pass_event error',
			[ 'pass_event', 'error' ], [ 'pass_event', '*' ] ],
		[ 'hide_item mcp_*; hide_item mcp_call',
			[ 'hide_item', 'mcp_call' ], [ 'hide_item', 'mcp_*' ] ],
		[ 'hide_field response.tools; hide_field response.tools.*.c',
			[ 'hide_field', 'response.tools.*.c' ],
			[ 'hide_field', 'response.tools' ] ],
		[ 'hide_field response.prompt; set_field response.prompt.b x',
			[ 'set_field', 'response.prompt.b' ],
			[ 'hide_field', 'response.prompt' ] ],
		[ 'set_field a b; set_field a c',
			[ 'set_field', 'a' ], [ 'set_field', 'a' ], 1 ],
		[ 'set_field a b if=$host; set_field a c',
			[ 'set_field', 'a' ], [ 'set_field', 'a' ], 1 ]),

	[ 'rewrite_text a(b c', 'error', qr/pcre/ ],
	[ 'rewrite_text a b I', 'error', '"I"' ],
	[ 'add_event acme.x', 'error', 'number of arguments' ],
	[ 'add_event acme.x afer=response.created', 'error',
		'"after=type" or "before=type" is missing' ],
	[ 'add_event acme.x after=response.created eahc', 'error', '"eahc"' ],
	[ 'add_event acme.x after=response.completed', 'error',
		'not after the last one' ],
	[ 'add_event acme.x after=response.created n=:1 n=2', 'error',
		'each key once' ],
	[ 'add_event acme.x after=response.created n:=True', 'error',
		'expected JSON' ],
	[ 'set_field response.model', 'error', 'number of arguments' ],
	[ 'set_field response.model=x y', 'error', 'not allowed here' ],
	[ 'set_field response.store := true', 'error', 'number of arguments' ],
	[ 'set_field response.store :=True', 'error', 'expected JSON' ],
	[ 'routing model=x', 'error', 'expected "model_id=value"' ],
	[ 'sequence renumbered', 'error', '"renumber"' ],
	[ 'sequence renumber 5', 'error', '"start=number"' ],
	[ 'heartbeat 5s evnt', 'error', '"comment" or "event"' ],
	[ 'max_items 1k', 'error', 'expected a number' ],

	# conditions

	(map { [ "hide_event error $_", 'error',
		"invalid parameter \"$_\"" ] } 'if=host', 'if=1', 'if=on', 'if='),
	(map { [ "hide_event error $_", 'error', "invalid name \"$_\"" ] }
		'IF=$host', 'unless=$host', 'when=$host', '$host'),

	# words, times and types

	(map { my ($d, $value, $near) = @$_; [ "$d $value", 'error',
		qr/invalid value "\Q$value\E" in "responses_$d" directive, expected "\w.*, the nearest one is "\Q$near\E"/ ] }
		[ 'profile', 'openia', 'openai' ],
		[ 'profile', 'OpenAI', 'openai' ],
		[ 'profile', 'open-responses', 'openresponses' ],
		[ 'profile', 'openresponse', 'openresponses' ],
		[ 'event_line', 'types', 'type' ],
		[ 'event_line', 'massage', 'message' ],
		[ 'done', 'hid', 'hide' ],
		[ 'failure', 'response.fail', 'response.failed' ],
		[ 'terminal', 'aborts', 'abort' ],
		[ 'unread', 'refused', 'refuse' ]),
	(map { [ "heartbeat $_", 'warn', "time \"$_\" in \"responses_heartbeat\" "
		. "directive has no unit and is in seconds, expected \"${_}s\" or "
		. "\"${_}ms\"" ] } 15, 500),
	(map { [ "heartbeat $_", 'error', "invalid value \"$_\"" ] }
		'50ms', '15sec', 'on', '0.5s'),
	(map { [ "max_event_size $_", 'error', 'expected a size' ] }
		'1mb', '1.5m', '100', '1g'),
	(map { [ "types '$_'", 'warn', "\"$_\" in \"responses_types\" directive "
		. 'is the type of no response' ] }
		'json', 'event-stream', 'text/', '/plain', 'text/*',
		'text/plain;charset=utf-8', 'text/plain,text/html'),

	# variables of the response

	(map { [ "$_->[0] $_->[1]", 'warn', "variable \"$_->[2]\" in \""
		. ($_->[0] ? "responses_" . $_->[0] =~ s/ .*//r : 'responses')
		. '" directive is evaluated before the response is read' ] }
		[ 'hide_item reasoning', 'if=$responses_model', '$responses_model' ],
		[ 'set_field a b', 'if=${responses_status}', '$responses_status' ],
		[ 'pass_event *', 'if=$responses_events', '$responses_events' ]),

	# directives that need others, or that others cancel

	[ 'heartbeat 5s event; hide_event keepalive', 'warn',
		'"responses_heartbeat" directive sends comments, a rule hides '
		. '"keepalive" events' ],
	[ 'heartbeat 60s; !proxy_pass http://127.0.0.1:8081', 'warn',
		'"responses_heartbeat" directive has no effect, the read timeout of '
		. 'the upstream is not longer' ],
	[ 'heartbeat 5s; !fastcgi_pass 127.0.0.1:8081; !fastcgi_read_timeout 5s',
		'warn', '"responses_heartbeat" directive has no effect' ],
	[ 'heartbeat 5s event; pass_event response.output_text.delta', 'warn',
		'"responses_heartbeat" directive sends comments' ],
	[ 'routing model_id=a', 'warn', '"responses_routing" directive without '
		. '"if=" requires "responses_read_request on"' ],
);

my $replaced = 'directive has no effect, it is replaced on all inner levels';

# at other levels: what is in http, server, location and a nested location

my @levels = (
	[ [ 'hide_item reasoning' ], 3 ],
	[ [ 'off; hide_item reasoning' ], 4 ],
	[ [ 'count models' ], 3 ],
	[ [ 'heartbeat 5s' ], 3 ],
	[ [ '', 'hide_item reasoning' ], 6 ],
	[ [ '', '', 'hide_item reasoning; set_field x y' ], 9 ],
	[ [ '', '', '', 'hide_item reasoning' ], 12 ],
	[ [ 'on', 'off', 'hide_item reasoning' ], 9 ],
	[ [ 'on', '', 'off; hide_item reasoning' ], 10 ],
	[ [ 'on', '', 'hide_item reasoning; off' ], 9 ],
	[ [ '', '', 'on', 'off; hide_item reasoning' ], 13 ],
	[ [ 'on', 'hide_item reasoning' ] ],
	[ [ 'hide_item reasoning', '', 'on' ] ],
	[ [ 'hide_item reasoning', '', '', 'on' ] ],
	[ [ 'hide_item reasoning', '', '', '$host' ] ],
	[ [ 'hide_item reasoning', '', 'on; hide_item mcp_call' ], 3, $replaced ],
	[ [ '', 'hide_item reasoning', 'on; hide_item mcp_call' ], 6, $replaced ],
	[ [ '', 'on; count models', 'count others' ], 7, $replaced ],
	[ [ '', 'on; hide_item reasoning', 'hide_field logprobs' ] ],
	[ [ '', 'on; hide_item reasoning', '', 'hide_item mcp_call' ] ],
	[ [ '', '', 'on; hide_item reasoning', 'hide_item mcp_call' ] ],
	[ [ '', 'hide_item reasoning', 'on; hide_item mcp_call', 'off' ], 6,
		$replaced ],
	[ [ 'on; hide_item reasoning', 'hide_item reasoning', 'off' ] ],
	[ [ 'off', '', '', 'on; routing model_id=a; read_request on' ] ],
	[ [ 'read_request on; routing model_id=a', '', 'on' ] ],
	[ [ 'routing model_id=a', 'request_model x', 'on' ] ],
	[ [ 'heartbeat 5s event', 'on', 'hide_event keepalive' ] ],
	[ [ '', '', 'on; count models', 'status models' ] ],
);

# what is not known, and not near to what is

my @silent = (
	'hide_event response.* error ping',
	'hide_event *.delta response.refusal.*; hide_item message',
	'pass_event response.output_text.delta *.done',
	'hide_item reasoning mcp_*',
	'hide_field obfuscation response.instructions output.*.stdout',
	'hide_field item.action.b; hide_field response.output.*.action if=$host',
	'hide_field response.output.*.encrypted_content',
	'hide_item reasoning if=$responses_request_model; read_request on',
	'add_event a after=b if=$responses_model', 'routing model_id=a if=$responses_model',
	'request_model $responses_request_model; request_set store :=false',
	'hide_field response.output.*.content.*.annotations.*.url',
	'hide_field response.metadata.0 response.tools.*.function.parameters',
	'set_field response.metadata.edge x', 'set_field region eu',
	'set_field node $hostname', 'set_field response.acme.cost :=1',
	'add_event acme.trace after=response.created node=$hostname',
	'add_event acme.x after=acme.y',
	'hide_event *.delta if=$arg_a; hide_event response.audio.delta',
	'hide_event error if=$arg_a; hide_event error if=$arg_b',
	'hide_event response.reasoning_*; hide_item reason*; pass_event response.*',
	'hide_event response.*.delta; hide_event response.reasoning_text.done if=$host; hide_item reasoning',
	'hide_event response.*', 'hide_event response.output_text.done',
	'set_field response.user 0x7 if=$host', 'set_field response.metadata.team 7', 'set_field response.user \':="7"\'',
	'hide_field logprobs obfuscation; set_field a.b x; set_field a.c x if=$host',
	'set_field a b; set_field a c if=$host',
	'add_event a after=b x=1; add_event a after=b x=2',
	'request_set a b; request_set a c; request_drop a b.*.c',
	'heartbeat 5s event; hide_event keepalive if=$host',
	'heartbeat 5s; hide_event keepalive', 'heartbeat 1m30s',
	'heartbeat off', 'heartbeat 5s; !proxy_pass http://127.0.0.1:8081',
	'heartbeat 2m; !proxy_pass http://127.0.0.1:8081; !proxy_read_timeout 5m',
	'heartbeat 2m', 'terminal off', 'done_completes on', 'normalize off', 'malformed hide; hide_item reasoning',
	'types *', 'types text/plain application/x-ndjson',
	'routing model_id=a if=$host', 'count models', 'rewrite_text (a)(b) $2$1',
);

# a variable

my @variables = (
	[ '$responses_modle', '$responses_model' ],
	[ '$responses_output_token', '$responses_output_tokens' ],
	[ '$responses_request-model' ],
	[ '$responses_no_such' ],
	[ '$respones_model' ],
);

# those of the documentation

my @documented = mistakes(2);

my $t = Test::Nginx->new()->has(qw/http rewrite proxy fastcgi/)
	->plan(2 * @mistakes + @silent + @levels + @variables + @documented + 1);

# what loads the module, or does not

my $module = $Test::Nginx::MODULE ? "load_module $Test::Nginx::MODULE;\n" : '';

my %loading = (
	'no `load_module`' => '',
	'`load_module` in `http`' => "http { $module }",
	'`load_module` below `events`' => "events { }\n$module",
	'`load_module` twice' => "$module$module",
	'`load_module` with another path' => 'load_module no/such.so;',
	'the module was built for another version of nginx' =>
		altered('version'),
	'the module was built with other options' => altered('signature'),
);

###############################################################################

foreach my $case (@mistakes) {
	my ($text, $level, $what, $line) = @$case;
	my $said = said($text);
	my @lines = grep { /\[(?:emerg|warn)\]/ } split(/\n/, $said);

	$line ||= 10;
	$level = 'emerg' if $level eq 'error';

	like($lines[0], ref $what ? $what : qr/\Q$what\E/, $text);
	ok(@lines == 1 && $lines[0] =~ /\[$level\].*conf:$line$/
		&& $said =~ ($level eq 'warn' ? qr/test is successful/
		: qr/test failed/), "$text, $level and line")
		or diag($said);
}

is(said($_) =~ s/^.*(?:syntax is ok|test is successful)\n//mgr, '', $_)
	foreach @silent;

foreach my $case (@levels) {
	my ($levels, $line, $what) = @$case;
	my $said = said(undef, @$levels);
	my $name = join(' | ', map { $_ || '-' } @$levels);

	$what ||= 'directive has no effect, "responses" is off';

	if ($line) {
		like($said, qr/^(?!.*\[warn\].*\[warn\]).*\[warn\][^\n]*\Q$what\E in \S*conf:$line\n.*is successful/s, $name);

	} else {
		is($said =~ s/^.*(?:syntax is ok|test is successful)\n//mgr, '', $name);
	}
}

foreach my $case (@variables) {
	my ($name, $near) = @$case;
	my $said = said("set_field x $name");

	if ($near) {
		like($said, qr/\[warn\].*unknown variable "\Q$name\E", the nearest known one is "\Q$near\E"\n.*\[emerg\].*unknown "\Q@{[ substr($name, 1) ]}\E" variable/s, $name);

	} else {
		unlike($said, qr/nearest/, $name);
	}
}

cmp_ok(scalar @documented, '>=', 100, 'documented mistakes');

foreach my $case (@documented) {
	my ($section, $mistake, $what) = @$case;
	my $loads = $section =~ /^Loading/;

	$what =~ s/^`(.*)`$/$1/;

	SKIP: {

	skip 'the module is compiled in', 1 if $loads && !$module;

	like($loads ? loaded($loading{$mistake}) : documented($mistake),
		qr/^nginx: \[(?:warn|emerg)\].*\Q$what\E/m, "documented, $mistake");

	}
}

###############################################################################

# the first directive of a location is on line 10, those of levels on 3, 6, 9
# and 12

sub said {
	my ($text, @levels) = @_;

	my ($http, $server, $location, $nested) = map {
		my $level = $_;
		join "\n", map { $_ =~ /^(?:on|off|\$\w+)$/ ? "responses $_;"
			: $_ =~ /^!(.*)/ ? "$1;" : "responses_$_;" } split(/;\s+/, $level || '')
	} defined $text ? ('', '', $text, '') : @levels[0 .. 3];

	my $load = $Test::Nginx::MODULE ? "load_module $Test::Nginx::MODULE;"
		: '';
	my $conf = defined $text ? <<"EOF" : <<"EOF";
$load events { }
http {
    responses_zone zone=models:64k;

    server {
        listen 127.0.0.1:8080;
        location / {
            responses on;

$location
        }
    }
EOF
$load events { }
http { responses_zone zone=models:64k; responses_zone zone=others:64k;
$http
    server {
        listen 127.0.0.1:8080;
$server
        location / {

$location
            location /nested {

$nested
            }
        }
    }
EOF

	$t->write_file_expand('conf', $conf . <<'EOF');
    types_hash_max_size 2048;
    %%TEST_GLOBALS_HTTP%%
}
pid %%TESTDIR%%/conf.pid;
EOF

	return $t->conf_test('conf');
}


sub documented {
	my ($mistake) = @_;
	my %level = levels($mistake);
	my $on = $mistake =~ /\bresponses[ ;]/ ? '' : 'responses on;';

	$t->write_file_expand('conf', <<"EOF");
$module events { }
pid %%TESTDIR%%/conf.pid;
http {
    %%TEST_GLOBALS_HTTP%%
    responses_zone zone=models:64k;
    responses_zone zone=others:64k;
    $level{http}
    server {
        listen 127.0.0.1:8080;
        $level{server}
        location / {
            $on
            proxy_pass http://127.0.0.1:8081;
            $level{location}
        }
    }
}
EOF

	return $t->conf_test('conf');
}


sub loaded {
	my ($begin) = @_;

	return '' unless defined $begin;

	$t->write_file('conf', $begin . ($begin =~ /events/ ? '' : 'events { }')
		. "\nhttp { responses on; }\n");

	return $t->conf_test('conf');
}


# The directive that loads a copy of the module in which one of the values
# that nginx compares is another one.

sub altered {
	my ($what) = @_;

	return '' unless $module;

	my $so = slurp($Test::Nginx::MODULE);

	my ($major, $minor, $patch) = `$Test::Nginx::NGINX -v 2>&1`
		=~ /(\d+)\.(\d+)\.(\d+)/;
	my $version = pack('J', $major * 1000000 + $minor * 1000 + $patch);

	if ($what eq 'version') {
		$so =~ s/\Q$version\E/pack('J', 1017000)/eg;

	} else {
		$so =~ s/(?<=\d,\d,\d,)([01]{3})([01])(?=[01]{20})/$1 . (1 - $2)/e;
	}

	$t->write_file("$what.so", $so);

	return 'load_module ' . $t->testdir() . "/$what.so;";
}

###############################################################################
