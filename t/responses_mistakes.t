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
		[ 'item.text', 'item.content.*.text' ],
		[ 'item.content.logprobs', 'item.content.*.logprobs' ]),
);

# what is not known, and not near to what is

my @silent = (
	'hide_event acme.trace acme.* codex.rate_limits response.tool_result',
	'hide_event response.* error ping',
	'hide_event *.delta response.reasoning_*',
	'pass_event response.output_text.delta acme.x',
	'hide_item reasoning mcp_* computer_call local_shell_call compaction',
	'hide_item function_call_output custom_tool_call_output',
	'hide_field obfuscation response.instructions x.y item.ours.*.name',
	'hide_field response.output.*.content.*.annotations.*.url',
	'hide_field response.metadata.0 response.tools.*.function.parameters',
	'set_field response.metadata.edge x', 'set_field region eu',
	'set_field node $hostname', 'set_field response.acme.cost :=1',
	'add_event acme.trace after=response.created node=$hostname',
	'add_event acme.x after=acme.y',
);

my $t = Test::Nginx->new()->has(qw/http rewrite/)
	->plan(2 * @mistakes + @silent);

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

###############################################################################

# the first directive is on line 10

sub said {
	my ($text) = @_;

	$text = join "\n", map { "            responses_$_;" }
		split(/;\s*/, $text);

	my $load = $Test::Nginx::MODULE ? "load_module $Test::Nginx::MODULE;"
		: '';

	$t->write_file_expand('conf', <<"EOF");
$load
pid %%TESTDIR%%/conf.pid;
events {
}
http {
    server {
        listen 127.0.0.1:8080;
        location / {
            responses on;
$text
        }
    }
    types_hash_max_size 2048;
    %%TEST_GLOBALS_HTTP%%
}
EOF

	return $t->conf_test('conf');
}

###############################################################################
