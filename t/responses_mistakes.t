#!/usr/bin/perl

# Tests for ngx_http_responses_module, mistakes: nginx -t tells of each what
# is wrong, with its place, and what was likely meant.  Names that the module
# does not know are allowed, since servers have some of their own.  The rows
# of t/mistakes.txt are mistakes that people make, also those that only a
# request shows.

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses;

###############################################################################

# Directives of a location where "responses" is on, without "responses_" and the last ";"; and what is said, an error
# unless it begins with "warn:".  LONG is a long name, and "..." in what is said
# is any text.

my $rows = <<'EOF';
# values
profile                           number of arguments
profile openai; responses_profile openai    "responses_profile" directive is duplicate
profile openai on                 invalid value "on" ... "event=type", "event=message" or "event=none"
profile openai done=              "done=" ... expected "done=keep", "done=hide" or "done=add"
profile openai done=add event=none x    number of arguments
failure cut; responses_failure both    is duplicate
failure both cut off              number of arguments
failure off cut                   invalid value "cut" ... expected "cut" with "response.failed", "error" or "both"
failure cut cut                   invalid value "cut" ... expected "cut" with
failure response.failed both      invalid value "both" ... expected "cut" with
normalize maybe                   invalid value "maybe" ... it must be "on" or "off"
normalize on; responses_normalize off    is duplicate
dry_run maybe                     it must be "on" or "off"
rewrite on                        is gone, use "announce" of "responses_rewrite_text"
types                             number of arguments
max_event_size 255                value must be between 256 and 16777216
max_event_size 17m                value must be between 256 and 16777216
max_event_size 1k; responses_max_event_size 1k    is duplicate
max_text_size 255                 value must be between 256 and 16777216
max_text_size 1g                  invalid value
max_text_size -1                  invalid value
errors html                       invalid value "html" ... expected "default" or "json"
errors json; responses_errors default    "responses_errors" directive is duplicate
heartbeat 1s; responses_heartbeat off    is duplicate
heartbeat 1s event x              number of arguments
heartbeat on                      invalid value "on" ... expected a time or "off"
hold 10s                          invalid value "10s" ... expected "on" or "off", and then "timeout="
hold on timeout=1s timeout=2s     invalid parameter "timeout=2s" ... expected each parameter once
hold on; responses_hold off       is duplicate
hold_status a=500 a=501           invalid parameter "a=501" ... expected each parameter once
timeout idle=1s first=1s idle=1s  invalid parameter "idle=1s" ... expected each parameter once
profile openai done=add done=hide    invalid parameter "done=hide" ... expected each parameter once
no_such on                        unknown directive "responses_no_such"
sequence keep                     "responses_sequence" directive is gone, remove it in
unread pass                       is gone, remove it
max_items 10                      is gone, remove it
done_completes on                 is gone, remove it
done hide                         is gone, use "done=" of "responses_profile"
event_line none                   is gone, use "event=" of "responses_profile"
terminal off                      is gone, use "responses_failure"
unknown hide                      is gone, use "@unknown" of "responses_hide_event"
malformed hide                    is gone, use "@malformed" of "responses_hide_event"
pass_event error                  is gone, use "responses_hide_event" with the other types
scaffold off                      is gone, use "responses_normalize"
accel_buffering off               is gone, use "proxy_pass_header X-Accel-Buffering"
# events and items to hide
hide_event                        number of arguments
hide_event ""                     invalid name ""
hide_event LONGLONGLONG           invalid name "LONG
hide_event $arg_a                 invalid name "$arg_a"
hide_event @none                  invalid name "@none"
hide_event @unknown if=$arg_a     cannot have "if=" with this name
hide_event @malformed if=$arg_a   cannot have "if=" with this name
hide_item @unknown                invalid name "@unknown"
hide_event error error            warn: duplicate "error" in "responses_hide_event" directive in
hide_event error if=$arg_a=1      "if=$arg_a=1" ... a map can compare values
hide_event error if=!$arg_a       "if=!$arg_a" ... expected "if=$variable"
hide_event error if=${arg_a}1     "if=${arg_a}1" ... expected "if=$variable"
hide_event error "if=$arg_a on"   "if=$arg_a on" ... expected "if=$variable"
hide_event error if=${arg_a       closing bracket
hide_event a if=x                 "if=x" ... expected "if=$variable"
hide_event a if=                  "if=" ... expected "if=$variable"
hide_event error if=$no_such      unknown "no_such" variable
hide_event if=$arg_a              "if=$arg_a" ... expected
hide_event error response.created    "response.created" ... an event that clients do not require
hide_event response.failed        "response.failed" ... an event that clients do not require
hide_event response.cancelled     "response.cancelled" ... an event that clients do not require
hide_item                         number of arguments
hide_item item[0]                 invalid name "item[0]"
hide_event *.detla                warn: the nearest known one is "response.output_text.delta"
hide_event *.acme.*               warn: unknown event type "*.acme.*" in "responses_hide_event" directive in
hide_item raesonin*               warn: the nearest known one is "reasoning"
hide_event erorr                  warn: the nearest known one is "error"
hide_event refusal                warn: the nearest known one is "response.refusal.delta"
hide_event text_delt              warn: unknown event type "text_delt" in "responses_hide_event" directive in
hide_item function_call_ouput     warn: the nearest known one is "function_call_output"
hide_item mcp_list_tool           warn: the nearest known one is "mcp_list_tools"
hide_item acme:search             warn: unknown item type "acme:search" in "responses_hide_item" directive in
hide_item response.completed      warn: unknown item type "response.completed"
# paths
hide_field                        number of arguments
hide_field ""                     "" in ... empty name
hide_field a.                     "a." in ... empty name
hide_field .a                     has an empty name in
hide_field a..b                   has an empty name in
hide_field *.a                    begins with "*", but an event is no array
hide_field a.LONG                 name of over 64 bytes
hide_field a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a    more than 16 names
hide_field 'a"b'                  has a character that is not allowed
hide_field a*                     "*" within a name
hide_field $.response.tools       path "$.response.tools" in "responses_hide_field" directive begins with "$", but is no variable; a path is written as response.tools
set_field $.response.tools x      path "$.response.tools" in "responses_set_field" directive begins with "$", but is no variable; a path is written as response.tools
hide_field response["tools"]      has an index in brackets; each element is ".*"
hide_field type                   cannot be hidden, clients rely on it
hide_field response.output.*.id   cannot be hidden, clients rely on it
hide_field a b if=x               "if=x" ... expected "if=$variable"
hide_field if=$arg_a              "if=$arg_a" ... expected
hide_field response.output.12.content.0.text    warn: the nearest known one is "response.output.*.content.*.text"
hide_field response.tools.0       warn: the nearest known one is "response.tools.*"
hide_field response.*.tools       warn: the nearest known one is "response.tools"
hide_field item.*                 warn: the nearest known one is "item"
hide_field encrypted_content      warn: the nearest known one is "item.encrypted_content"
hide_field x.*.y                  warn: unknown path "x.*.y" in "responses_hide_field" directive in
hide_field response.usage.cost    warn: unknown path "response.usage.cost" in "responses_hide_field" directive in
# members to set
set_field a                       number of arguments
set_field a if=$arg_a             number of arguments ... a path
set_field a b c                   number of arguments ... a path
set_field a b c d                 number of arguments
set_field a :=x                   "x" in ... expected JSON after ":="
set_field a ':=1 2'               "1 2" in ... expected JSON
set_field a :=                    "" in ... expected JSON
set_field a $no_such              unknown "no_such" variable
set_field a x$-                   invalid variable name
# events to add
add_event a                       number of arguments
add_event a b=1                   must have "after=type" or "before=type"
add_event a after=                "after=" ... expected one "after=type"
add_event a after=acme.x          warn: unknown event type "acme.x" in "responses_add_event" directive in
add_event a after=b*              "after=b*" ... expected one "after=
add_event a after=error before=error      "before=error" ... expected one
add_event a before=response.created    not before the first event
add_event a after=response.completed    not after the last
add_event a after=response.cancelled    not after the last
add_event response.created after=error    invalid type "response.created"
add_event error after=error           invalid type "error"
add_event a|b after=error             invalid type "a|b"
add_event LONGLONGLONG after=error    invalid type "LONG
add_event a after=error c             "c" in ... expected "key=value"
add_event a after=error =c            "=c" in ... expected "key=value"
add_event a after=error type=c        "type=c" ... neither "type"
add_event a after=error sequence_number:=1    neither "type"
add_event a after=error if=$arg_a c=1 if=$arg_b    "if=$arg_a" ... neither "type"
add_event a if=$arg_a after=error     "if=$arg_a" ... neither "type"
add_event a after=error c=1 c:=2      "c:=2" ... each key once
add_event a after=error c:=x          "x" in ... expected JSON
add_event a after=error if=x          "if=x" ... expected "if=$variable"
routing                           number of arguments
routing a                         "a" ... expected "model_id=value"
routing model_id=a b              "b" ... expected "key=value"
routing model_id=a each           "each" ... expected "key=value"
routing source=a                  expected "model_id=value"
routing model_id=a model_id=b     "model_id=b" ... each key once
routing source=a model_id=b       expected "model_id=value"
routing model_id=a if=b           "if=b" ... expected "if=$variable"
# texts
rewrite_text a                    number of arguments
rewrite_text a if=$arg_v          must have an expression and a replacement
rewrite_text a b c                "c" ... expected "i", "announce", "hold="
rewrite_text a b in=text          "in=text" ... expected "i", "announce"
rewrite_text (a b                 "(a" in "responses_rewrite_text" directive: missing closing parenthesis
rewrite_text a $no_such           unknown "no_such" variable
# members of the request
request_set store false           warn: text "false" in "responses_request_set" directive, "store" is a number or a boolean, expected ":=false" in
request_set temperature $arg_a    warn: text "$arg_a" ... "temperature" is a number or a boolean, expected ":=$arg_a"
request_set temprature :=1        warn: unknown path "temprature" ... the nearest known one is "temperature"
request_set response.store :=true    warn: the nearest known one is "store"
request_set tools.name x          warn: the nearest known one is "tools.*.name"
request_set stram :=true          warn: the nearest known one is "stream"
request_set store :=true; responses_request_set store :=false    warn: duplicate "store" in "responses_request_set" directive
request_drop user user            warn: duplicate "user" in "responses_request_drop" directive
request_drop instruction          warn: the nearest known one is "instructions"
rewrite_text a* b                 it can match an empty text
rewrite_text ~*a b                expected it without "~", "~*" or slashes
rewrite_text (a)b $1$2            invalid replacement "$1$2" ... expected no more captures than the expression has
redact a $1                       invalid replacement "$1"
redact a b announce               "announce" ... expected "i", "in="
# rules together
dry_run on; responses_hide_item reasoning    warn: "responses_hide_item reasoning" with "responses_dry_run on" passes all that rules hide
hide_item reasoning; responses_hide_item reasoning    warn: duplicate "responses_hide_item reasoning", it is also at
EOF

# what is right

my @right = split /\n/, <<'EOF';
profile eugpt event=none done=keep
failure off
types *
types text/plain application/json
hide_event * response.*.delta @unknown @malformed
hide_event error if=$arg_a
hide_event *.delta "if=${arg_a}"; responses_hide_event response.audio.delta
hide_item * if=$arg_a
hide_item agent_message multi_agent_call multi_agent_call_output configuration_update context_compaction
hide_field response.model response.output.*.content.*.annotations.*.url
hide_field error.message response.acme.node response.tools.*.function.name
hide_field item.encrypted_content response.metadata.0 response.tools.*.x
hide_field agent.agent_name item.agent item.author item.recipient item.async item.created_by item.fingerprint
hide_field item.caller.caller_id item.approve item.svg_usage.x item.actions.*.type item.pending_safety_checks.*.id
hide_field response.usage.input_tokens_details.cache_write_tokens_details.ttl_30m_tokens item.output.*.stdout
set_field a b; responses_set_field a c
set_field a "$arg_a-${arg_b}" if=$arg_a
set_field a :=$arg_a
set_field a ':={"b": [1, null]}'
set_field response.metadata.edge x
add_event a before=error each c=1 d:=2 e=$arg_a
add_event a after=error c=after=b if=$arg_a
add_event a before=response.completed c=
routing model_id=$arg_a reasoning=c source=b category=d if=$arg_a
rewrite_text (a)(b) "$2$1" i announce hold=64k if=$arg_v
redact (a)(b) "$2$arg_v$1"
rewrite_text a ""
hide_event * if=$arg_a$arg_b
hide_event * if=${arg_a}$arg_b
request_set metadata.tries 1
request_set chat_template_kwargs.enable_thinking :=false
request_set top_k :=20
request_set acme x
request_set reasoning.effort $arg_a
request_set text.format.type text
request_set stream_options.include_usage :=true
request_drop input.0.id user
hold on timeout=1s size=64k
heartbeat off
heartbeat 100ms comment
heartbeat 1m event
dry_run on; responses_set_field a b
EOF

# Directives of http, server, location and a nested one, and the line of the
# rule that is told to have no effect.

my $hide = 'responses_hide_item reasoning;';

my @levels = (
	[ 4, $hide ],
	[ 0, $hide, '', '', 'responses on;' ],
	[ 0, '', $hide, 'responses $host;' ],
	[ 0, "responses on; $hide", "$hide responses_hide_item mcp_call;" ],
	[ 7, 'responses on;', "responses off; $hide" ],
	[ 7, '', $hide ],
	[ 10, '', '', "responses off; $hide" ],
	[ 13, '', 'responses on;', '', "responses off; $hide" ],
	[ 10, 'responses on;', '', "responses off; $hide", '' ],
	[ 0, 'responses on;', '', $hide, 'responses off;' ],
);

# where "responses" may be

my @places = (
	[ '%s http { }', 'responses on;', 'not allowed here' ],
	[ 'http { %s }', 'responses on;' ],
	[ 'http { server { %s } }', 'responses $arg_x;' ],
	[ 'http { server { if ($host) { %s } } }', 'responses on;',
		'not allowed here' ],
	[ 'http { server { location / { if ($host) { %s } } } }',
		'responses "${arg_x}";' ],
	[ 'http { server { location / { if ($host) { %s } } } }',
		'responses_types *;', 'not allowed here' ],
	[ 'http { upstream u { %s } }', 'responses on;', 'not allowed here' ],
	[ 'http { %s }', 'responses maybe;', 'expected "on", "off" or a' ],
	[ 'http { %s }', 'responses;', 'number of arguments' ],
	[ 'http { %s }', 'responses on; responses off;', 'is duplicate' ],
);

my @rows = map { [ split(/\s{2,}/, $_, 2) ] } grep { !/^#/ }
	split(/\n/, $rows);
my @typical = mistakes(2);

my $t = Test::Nginx->new()->has(qw/http proxy rewrite map gunzip sub
	limit_req cache/);

# what loads the module, or does not

my $module = $Test::Nginx::MODULE ? "load_module $Test::Nginx::MODULE;\n" : '';

my %loading = (
	'no load_module' => '',
	'load_module in http' => "http { $module }",
	'load_module below events' => "events { }\n$module",
	'load_module twice' => "$module$module",
	'load_module with another path' => 'load_module no/such.so;',
	'the module was built for another version of nginx' =>
		altered('version'),
	'the module was built with other options' => altered('signature'),
);

###############################################################################

foreach my $row (@rows) {
	my ($text, $what) = map { s/LONG/'x' x 66/ger } @$row;

	my $level = ($what =~ s/^warn: //) ? 'warn' : 'emerg';
	my $said = said('', '', "responses on; responses_$text;");
	my @lines = grep { /\[(?:emerg|warn)\]/ } split(/\n/, $said);
	my $re = join('.*', map { quotemeta } split(/ \.\.\. /, $what));

	like($lines[0], qr/$re/, $text);

	# variables are looked up at the end of "http"

	ok(@lines == 1 && $lines[0] =~ /\[$level\].*(?:conf:10$|" variable$)/
		&& $said =~ ($level eq 'warn' ? qr/is successful/ : qr/failed/),
		"$text, level and line") or diag($said);
}

is(said('', '', "responses on; responses_$_;") =~ s/^.*(?:is ok|ful)\n//mgr,
	'', $_) foreach @right;

# nginx reads directives as the programs of t/unit do, which read them again

open my $lines, '<', 'directives.txt' or die "directives.txt: $!\n";

while (my $line = <$lines>) {
	my ($valid, $text) = $line =~ /^([-+~]) (.*)/ or next;
	my $said = said('responses_zone zone=zone:64k;', '',
		"responses on; set \$a 1; $text");

	like($said, $valid eq '-' ? qr/failed/ : qr/is successful/, $line);
}

# whether another server is asked is a question of several, and of "hold"

foreach my $row (
	[ 'on', 'two', '', 1 ],
	[ 'on', 'two', 'proxy_next_upstream error non_idempotent;', 0 ],
	[ 'on', 'one', '', 0 ],
	[ 'off', 'two', '', 0 ],
	[ 'off', 'one', '', 0 ])
{
	my ($hold, $servers, $next, $warns) = @$row;
	my $said = said('upstream one { server 127.0.0.1:1; }
		upstream two { server 127.0.0.1:1; server 127.0.0.1:2; }', '',
		"responses on; responses_hold $hold; $next
		proxy_pass http://$servers;");

	is(scalar(() = $said =~ /\[warn\].*asks no other server/g), $warns,
		"hold $hold, servers: $servers, $next");
}

foreach my $row (@levels) {
	my ($line, @levels) = @$row;
	my $said = said(@levels) =~ s/^.*(?:is ok|ful)\n//mgr;

	like($said, $line ? qr/\A.*\[warn\]\ "responses_hide_item\ reasoning"
		\ has\ no\ effect,\ "responses"\ is\ off\ in\ \S*conf:$line\n\z/x
		: qr/\A\z/, join(' | ', map { $_ || '-' } @levels));
}

foreach my $row (@places) {
	my ($form, $text, $what) = @$row;
	like(tested(sprintf $form, $text), $what ? qr/\Q$what\E/
		: qr/is successful/, "$form, $text");
}

cmp_ok(scalar @typical, '>=', 80, 'typical mistakes');

foreach my $row (@typical) {
	my ($section, $mistake, $what) = @$row;
	my $loads = $section =~ /^Loading/;

	SKIP: {

	skip 'the module is compiled in', 1 if $loads && !$module;

	like($loads ? loaded($loading{$mistake}) : typical($mistake),
		qr/^nginx: \[(?:warn|emerg)\].*\Q$what\E/m, "typical, $mistake");

	}
}

###############################################################################

# mistakes that it does not see: what tells of them when requests come

my $model = '"model":"demo-1"';
my $text = 'a' x 40 . '!';
my $gzip = [ 'Content-Encoding: gzip' ];
my $packed = "\x1f\x8b\x08" . 'x' x 40;
my $response = '"id":"resp_1","object":"response","created_at":1790000000,'
	. $model;
my $place = '"item_id":"msg_1","output_index":0,"content_index":0';
my $part = qq/{"type":"output_text","text":"$text","annotations":[]}/;

my @stream = (
	event('response.created', qq/"response":{$response,/
		. '"status":"in_progress","output":[]}', 0),
	event('response.output_item.added', '"output_index":0,"item":'
		. '{"id":"msg_1","type":"message","status":"in_progress",'
		. '"role":"assistant","content":[]}', 1),
	event('response.content_part.added', "$place,\"part\":"
		. '{"type":"output_text","text":"","annotations":[]}', 2),
	event('response.output_text.delta', qq/$place,"delta":"$text"/, 3),
	event('response.output_text.done', qq/$place,"text":"$text"/, 4),
	event('response.content_part.done', "$place,\"part\":$part", 5),
	event('response.output_item.done', '"output_index":0,"item":'
		. '{"id":"msg_1","type":"message","status":"completed",'
		. qq/"role":"assistant","content":[$part]}/, 6),
	event('response.completed', qq/"response":{$response,/
		. '"status":"completed","output":[{"id":"msg_1",'
		. '"type":"message","status":"completed","role":"assistant",'
		. qq/"content":[$part]}]}/, 7),
);

my $json = "{$response," . '"status":"completed","output":[],'
	. '"instructions":"' . 'x' x 300 . '"}';

# What the upstream sends, and what differs in the request.

my %cases = (
	'a stream' => { sends => sub { answer(\@stream) } },
	'`GET /v1/responses/resp_1`' => { uri => '/v1/responses/resp_1',
		method => 'GET', content => undef, sends => sub { json($json) } },
	'a compressed stream' => { headers => [ 'Accept-Encoding: gzip' ],
		sends => sub { answer($packed, headers => $gzip) } },
	'a stream of the type `text/plain`' => {
		sends => sub { answer(\@stream, type => 'text/plain') } },
	'an HTML page' => {
		sends => sub { answer('<p>', type => 'text/html') } },
	'a part of a response (206)' => { headers => [ 'Range: bytes=0-4' ],
		sends => sub { "HTTP/1.1 206 Partial Content\r\n"
			. "Content-Length: 5\r\nContent-Range: bytes 0-4/9\r\n"
			. "Content-Type: text/event-stream\r\n\r\ndata:" } },
	'a stream of Chat Completions' => { sends => sub {
		answer("data: {\"object\":\"chat.completion.chunk\"}\n\n") } },
	'a server that requires a key' => { sends => sub {
		json('{"error":{"message":"No key.","type":'
			. '"invalid_request_error","code":"invalid_api_key"}}',
			status => '401 Unauthorized') } },
	'a stream that is silent' => { sends => sub {
		answer([ @stream[0 .. 3], sub { 0 } ]) } },
	'a stream that breaks off' => { sends => sub {
		answer([ @stream[0 .. 3], fin() ], framing => 'cut') } },
	'a stream that ends with `[DONE]` only' => { sends => sub {
		answer([ @stream[0 .. 6], "data: [DONE]\n\n" ]) } },
	'a JSON response' => { sends => sub { json($json) } },
	'a request compressed with `br`' => {
		headers => [ 'Content-Encoding: br' ],
		sends => sub { answer(\@stream) } },
	'a request with invalid JSON' => { content => "{$model",
		sends => sub { answer(\@stream) } },
	'a request without `"stream": true`' => { content => "{$model}",
		sends => sub { json($json) } },
	'a request with `"stream": "true"`' => {
		content => qq/{$model,"stream":"true"}/,
		sends => sub { answer(\@stream) } },
	'`GET /v1/responses?format=xml`' => {
		uri => '/v1/responses?format=xml', method => 'GET',
		content => undef, sends => sub { json($json) } },
);

my (@tests, %variables, $http, $servers);

$http = $servers = '';

foreach my $row (mistakes(3)) {
	my ($section, $mistake, $case, $tells) = @$row;
	my %level = levels($mistake);
	my $n = @tests;

	push @tests, { name => "$mistake, $case", case => $case,
		tells => $tells };
	$variables{$_} = 1 foreach $tells =~ /`\$(\w+)`:/g;

	my $on = $mistake =~ /\bresponses (?!on)/ ? '' : 'responses on;';
	my $pass = 'proxy_pass http://models;';

	# the ellipsis

	$level{server} =~ s/ \xe2\x80\xa6 / responses on; $pass /g;

	if (!$level{paths}) {
		$on = '' if $mistake =~ /\bresponses on;/;
		$pass = '' if $mistake =~ /proxy_pass|responses_status/;
		$level{server} .= "location / { $on $pass $level{location} }";

	} elsif ($level{server} !~ m!location / !) {
		$level{server} .= "location / { $pass }";
	}

	$http .= $level{http};
	$servers .= <<"EOF";
    server {
        listen       127.0.0.1:@{[ 8100 + $n ]};
        server_name  row$n;
        access_log   %%TESTDIR%%/row$n.log row;
        $level{server}
    }
EOF
}

$http =~ s!proxy_cache_path cache!proxy_cache_path %%TESTDIR%%/cache!;
$servers =~ s!logs/!%%TESTDIR%%/!g;

my $format = join(' ', map { "$_=\$$_;" } sort keys %variables);

$t->write_http(<<"EOF", connections => 1024);
log_format row '$format';
responses_zone zone=models:64k;

upstream models {
    server 127.0.0.1:8081;
}

$http
$servers
EOF

my $upstream = upstream(port(8081));

$t->run();

###############################################################################

cmp_ok(scalar @tests, '>=', 45, 'rows');

foreach my $n (0 .. $#tests) {
	my ($name, $tells) = @{$tests[$n]}{qw/ name tells /};
	my %case = (uri => '/v1/responses', method => 'POST',
		content => qq/{$model,"stream":true}/,
		headers => [], %{$cases{$tests[$n]{case}} || {}});

	$upstream->route($case{uri}, $case{sends} || sub { answer('') });
	$upstream->route('/v2/v1/responses', sub { json('{"error":{"message":'
		. '"Not found."}}', status => '404 Not Found') });

	my $c = get(delete $case{uri}, %case, port => 8100 + $n, headers => [
		'Content-Type: application/json', 'Authorization: Bearer x',
		'Connection: close', @{$case{headers}} ]);

	my $line = logged($t, $tells =~ /the log has/ ? 'f.log' : "row$n.log",
		qr/\n/);
	my $errors = join("\n", grep { /server: row$n,/ }
		split(/\n/, $t->read_file('error.log')));
	my (@said, @wrong);

	while ($tells =~ /(`\$(\w+)`|error\ log|no\ header|the\ log\ has):?\ `([^`]+)`/gx)
	{
		my ($kind, $variable, $value) = ($1, $2, $3);

		push @said, $kind;
		push @wrong, "$kind $value" unless
			defined $variable ? $line =~ /(^| )$variable=\Q$value\E;/
			: $kind eq 'error log' ? index($errors, $value) >= 0
			: $kind eq 'no header' ? $c->headers() !~ /^$value:/mi
			: index($t->read_file('f.log'), $value) >= 0;
	}

	ok($cases{$tests[$n]{case}} && @said, "$name, the test knows it");
	is("@wrong", '', $name) or diag("$line$errors");
}

# logs have all variables, also of requests that were refused

is(join("\n", grep { /was evaluated before/ && /server: row(\d+),/
	&& $tests[$1]{tells} !~ /was evaluated before/ }
	split(/\n/, $t->read_file('error.log'))), '', 'no other warnings');

###############################################################################

# what nginx -t says of a configuration

sub tested {
	my ($conf) = @_;

	$conf =~ s/\}\s*\z/types_hash_max_size 2048;\n%%TEST_GLOBALS_HTTP%%\n}/;

	$t->write_file_expand('conf', $module =~ s/\n//r
		. "events { } pid %%TESTDIR%%/conf.pid;\n$conf\n");

	return $t->conf_test('conf');
}


# the directives of the levels are on lines 4, 7, 10 and 13

sub said {
	my ($http, $server, $location, $nested) = map { $_ || '' } @_[0 .. 3];

	return tested(<<"EOF");

http {
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
}
EOF
}


sub typical {
	my ($mistake) = @_;
	my %level = levels($mistake);
	my $on = $mistake =~ /\bresponses[ ;]/ ? '' : 'responses on;';
	my $pass = $mistake =~ /proxy_pass/ ? ''
		: 'proxy_pass http://127.0.0.1:8081;';

	return tested(<<"EOF");
http {
    responses_zone zone=models:64k;
    responses_zone zone=others:64k;
    responses_limit_zone \$host zone=teams:64k;
    $level{http}
    server {
        listen 127.0.0.1:8080;
        $level{server}
        location / {
            $on
            $pass
            $level{location}
        }
    }
}
EOF
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


sub json {
	my ($body, %o) = @_;
	return answer($body, type => 'application/json', %o);
}


# the rows with that many columns: their section, and their cells

sub mistakes {
	my ($columns) = @_;
	my ($section, @rows);

	foreach (split(/\n/, slurp("$Test::Nginx::ROOT/t/mistakes.txt"))) {
		$section = $1 if /^## (.*)$/;

		my @cells = split(/ \| /, $_);
		push @rows, [ $section, @cells ] if @cells == $columns;
	}

	return @rows;
}


# The directives of each level: what is in no block, or in "location" without
# a path, is of the location of the model servers; blocks of locations with a
# path are of the server.

sub levels {
	my ($text) = @_;
	my %level = (http => '', server => '', location => '');

	my $block = qr/(\{(?:[^{}]|(?-1))*\})/;

	while ($text =~ s/(?<!\S)(http|server|location( [^{]*)?) $block//) {
		my ($name, $path, $content) = ($1, $2, $3);

		if (defined $path) {
			$level{server} .= "$name $content\n";
			$level{paths} = 1;

		} else {
			$level{$name} .= substr($content, 1, -1) . "\n";
		}
	}

	$level{location} .= $text;

	return %level;
}
