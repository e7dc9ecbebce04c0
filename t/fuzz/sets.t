# Directives that are added to those of each stream, see t/fuzz/outputs.c.

=== plain

=== hide deltas
conf: responses_hide_event *.delta response.reasoning*;

=== hide parts
conf: responses_hide_event response.output_item.* keepalive;
conf: responses_hide_event response.content_part.*;

=== hide in part
conf: set $yes 1;
conf: set $no 0;
conf: responses_hide_event *.done if=$yes;
conf: responses_hide_event *.added if=$no;
conf: responses_hide_field text arguments if=$yes;
conf: responses_hide_field delta if=$no;

=== hide reasoning
conf: responses_hide_item reasoning;

=== hide calls
conf: responses_hide_item *_call;

=== hide items
conf: responses_hide_item *;

=== hide messages
conf: responses_hide_item message mcp_list_tools;

=== hide members
conf: responses_hide_field obfuscation logprobs item.encrypted_content;
conf: responses_hide_field response.instructions response.tools;
conf: responses_hide_field response.output.*.encrypted_content;

=== hide deep members
conf: responses_hide_field response.output.*.content.*.annotations;
conf: responses_hide_field response.output.*.role item.summary.*;
conf: responses_hide_field item.content.*.text part.text;
conf: responses_hide_field response.tools.*.parameters.properties;

=== hide large members
conf: responses_hide_field response.usage item.content response.model;
conf: responses_hide_field response.output.*.content delta text;

=== hide errors
conf: responses_hide_field response.error.message error.message;
conf: responses_hide_event error;
conf: responses_hide_event acme.*;

=== sign ids
conf: responses_sign_id 0123456789abcdef;

=== redact
conf: responses_redact "[a-e]{2}|\d+" "[x]" in=text,refusal;
conf: responses_redact "\w\]?$" "" in=reasoning,summary,text hold=64;

=== set members
conf: responses_set_field x :=1;
conf: responses_set_field response.metadata ':={"a":1}';
conf: responses_set_field item.x "s";
conf: responses_set_field response.output.*.x :=null;
conf: responses_set_field part.x.y :=[];

=== set variables
conf: set $quoted "v\"1\\";
conf: set $json "{\"n\":[\"a\",{\"b\":null}]}";
conf: set $broken "{\"a\":";
conf: responses_set_field user $quoted;
conf: responses_set_field response.user :=$json;
conf: responses_set_field item.tag :=$broken;
conf: responses_set_field response.output.*.tag $quoted;

=== set what is known
conf: responses_set_field response.model gpt-4o;
conf: responses_set_field response.usage ':={}';
conf: responses_set_field item.name set;
conf: responses_set_field item.status done;
conf: responses_set_field delta D;

=== set and hide
conf: responses_hide_field response.tools item.name item.content;
conf: responses_set_field item.x y;
conf: responses_set_field item.content.x :=1;
conf: responses_set_field logprobs :=[];
conf: responses_hide_event *.added;

=== add events
conf: responses_add_event acme.before before=response.output_item.added a=1;
conf: responses_add_event acme.after after=response.output_text.done 'c:={}';
conf: responses_add_event acme.each each after=response.output_text.delta n=1;
conf: responses_add_event acme.first before=response.completed a=7;
conf: responses_add_event acme.failed before=response.failed a=1;

=== rewrite longer
conf: responses_rewrite_text e EEEE announce;

=== rewrite shorter
conf: responses_rewrite_text o "";
conf: responses_rewrite_text th t;

=== rewrite escapes
conf: responses_rewrite_text a "\"\\é";

=== everything
conf: responses_hide_event *summary*;
conf: responses_hide_item web_search_call;
conf: responses_hide_field obfuscation item.phase;
conf: responses_set_field x y;
conf: responses_add_event acme.a after=response.output_item.added q=1;
conf: responses_rewrite_text e 3 announce;

=== much
conf: responses_hide_item reasoning;
conf: responses_hide_field response.output.*.content;
conf: responses_add_event acme.a each after=response.output_text.delta q=1;
conf: responses_rewrite_text a b;

=== not repaired
conf: responses_normalize off;

=== not repaired, with rules
conf: responses_normalize off;
conf: responses_hide_item reasoning *_call;
conf: responses_hide_field x text response.output.*.content;
conf: responses_set_field response.x :=1;

=== no event lines, done is kept
conf: responses_profile openai event=none done=keep;
conf: responses_hide_event *.delta;
conf: responses_hide_item function_call;

=== unknown is hidden
conf: responses_hide_event @unknown @malformed;

=== done is added
conf: responses_profile openai done=add;

=== failure is both
conf: responses_failure both;

=== cut
end: cut

=== cut, failure is error
end: cut
conf: responses_failure error;
conf: responses_hide_item reasoning;

=== time is over
end: timeout
conf: responses_failure cut;

=== no terminal
conf: responses_failure off;

=== 256 bytes
conf: responses_max_event_size 256;

=== 256 bytes, with rules
conf: responses_max_event_size 256;
conf: responses_hide_item reasoning *_call;
conf: responses_hide_event *.done;
conf: responses_hide_field response.output.*.content text delta;

=== 256 bytes, set
conf: responses_max_event_size 256;
conf: responses_set_field response.x :=1;
conf: responses_rewrite_text a b;

=== 1k
conf: responses_max_event_size 1k;
conf: responses_max_text_size 256;

=== 1k, with rules
conf: responses_max_event_size 1k;
conf: responses_hide_item message;
conf: responses_hide_field response.tools item.content;

=== short texts
conf: responses_max_text_size 256;
