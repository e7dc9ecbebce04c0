=== hide: a type
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_event acme.x;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"acme.x"}

data: {"type":"acme.y"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: acme.y
data: {"sequence_number":1,"type":"acme.y"}

=== hide: patterns
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_event a*c *.b.* x*;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"ac"}

data: {"type":"abbc"}

data: {"type":"acd"}

data: {"type":"q.b.r"}

data: {"type":".b."}

data: {"type":"b.b"}

data: {"type":"x"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: acd
data: {"sequence_number":1,"type":"acd"}

event: b.b
data: {"sequence_number":2,"type":"b.b"}

=== hide: stars in rows
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_event a**b***;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"ab"}

data: {"type":"aXbX"}

data: {"type":"ba"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: ba
data: {"sequence_number":1,"type":"ba"}

=== hide: a condition
conf: responses_normalize off;
conf: responses_failure off;
conf: set $yes 1;
conf: set $no 0;
conf: responses_hide_event a if=$no;
conf: responses_hide_event b if=$yes;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"a"}

data: {"type":"b"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1,"type":"a"}

=== hide: no lifecycle, no end
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_event *;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"response.created"}

data: {"type":"response.queued"}

data: {"type":"response.in_progress"}

data: {"type":"x"}

data: {"type":"response.output_text.delta","delta":"x"}

data: {"type":"response.completed"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: response.created
data: {"sequence_number":1,"type":"response.created"}

event: response.queued
data: {"sequence_number":2,"type":"response.queued"}

event: response.in_progress
data: {"sequence_number":3,"type":"response.in_progress"}

event: response.completed
data: {"sequence_number":4,"type":"response.completed"}

=== hide: what hangs on a part
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_event response.content_part.added;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i","type":"message"}}

data: {"type":"response.content_part.added","output_index":0}

data: {"type":"response.output_text.delta","output_index":0}

data: {"type":"response.output_text.annotation.added","output_index":0}

data: {"type":"response.output_text.done","output_index":0}

data: {"type":"response.refusal.delta","output_index":0}

data: {"type":"response.reasoning_text.delta","output_index":0}

data: {"type":"response.content_part.done","output_index":0}

data: {"type":"response.reasoning_summary_part.added","output_index":0}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"message"}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"i","type":"message"}}

event: response.reasoning_summary_part.added
data: {"sequence_number":2,"type":"response.reasoning_summary_part.added","output_index":0}

event: response.output_item.done
data: {"sequence_number":3,"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"message"}}

=== hide: what hangs on a summary
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_event response.reasoning_summary_part.added;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"response.reasoning_summary_part.added","output_index":0}

data: {"type":"response.reasoning_summary_text.delta","output_index":0}

data: {"type":"response.reasoning_summary_text.done","output_index":0}

data: {"type":"response.reasoning_summary_part.done","output_index":0}

data: {"type":"response.content_part.done","output_index":0}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: response.content_part.done
data: {"sequence_number":1,"type":"response.content_part.done","output_index":0}

=== hide: what hangs on a command
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_event response.shell_call_command.added;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"response.shell_call_command.added","output_index":0}

data: {"type":"response.shell_call_command.delta","output_index":0}

data: {"type":"response.shell_call_command.done","output_index":0}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i","type":"shell_call"}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"i","type":"shell_call"}}

=== hide: what hangs on an item
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_event response.output_item.added;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"response.created"}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i","type":"shell_call"}}

data: {"type":"response.content_part.added","output_index":0}

data: {"type":"response.output_text.delta","output_index":0}

data: {"type":"response.function_call_arguments.done","output_index":0}

data: {"type":"response.web_search_call.searching"}

data: {"type":"response.shell_call_command.added","output_index":0}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"shell_call"}}

data: {"type":"x"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: response.created
data: {"sequence_number":1,"type":"response.created"}

event: x
data: {"sequence_number":2,"type":"x"}

