=== rewrite: nothing to tell
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_rewrite on;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":"ab"}

data: {"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":"c"}

data: {"type":"response.output_text.done","output_index":0,"content_index":0,"text":"abc"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: response.output_text.delta
data: {"sequence_number":1,"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":"ab"}

event: response.output_text.delta
data: {"sequence_number":2,"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":"c"}

event: response.output_text.done
data: {"sequence_number":3,"type":"response.output_text.done","output_index":0,"content_index":0,"text":"abc"}

=== rewrite: another text
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_rewrite on;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":"ab"}

data: {"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":"c"}

data: {"type":"response.output_text.done","output_index":0,"content_index":0,"text":"abd"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: response.output_text.delta
data: {"sequence_number":1,"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":"ab"}

event: response.output_text.delta
data: {"sequence_number":2,"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":"c"}

event: response.rewrite.in_progress
data: {"type":"response.rewrite.in_progress","sequence_number":3}

event: response.output_text.done
data: {"sequence_number":4,"type":"response.output_text.done","output_index":0,"content_index":0,"text":"abd"}

=== rewrite: a shorter text
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_rewrite on;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":"ab"}

data: {"type":"response.output_text.done","output_index":0,"content_index":0,"text":"a"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: response.output_text.delta
data: {"sequence_number":1,"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":"ab"}

event: response.rewrite.in_progress
data: {"type":"response.rewrite.in_progress","sequence_number":2}

event: response.output_text.done
data: {"sequence_number":3,"type":"response.output_text.done","output_index":0,"content_index":0,"text":"a"}

=== rewrite: deltas that say nothing
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_rewrite on;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":""}

data: {"type":"response.output_text.delta","output_index":0,"content_index":0}

data: {"type":"response.output_text.done","output_index":0,"content_index":0}

data: {"type":"response.output_text.done","output_index":0,"content_index":0,"text":""}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: response.output_text.delta
data: {"sequence_number":1,"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":""}

event: response.output_text.delta
data: {"sequence_number":2,"type":"response.output_text.delta","output_index":0,"content_index":0}

event: response.output_text.done
data: {"sequence_number":3,"type":"response.output_text.done","output_index":0,"content_index":0}

event: response.output_text.done
data: {"sequence_number":4,"type":"response.output_text.done","output_index":0,"content_index":0,"text":""}

=== rewrite: told already
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_rewrite on;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":"ab"}

data: {"type":"response.rewrite.in_progress"}

data: {"type":"response.output_text.done","output_index":0,"content_index":0,"text":"abd"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: response.output_text.delta
data: {"sequence_number":1,"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":"ab"}

event: response.rewrite.in_progress
data: {"sequence_number":2,"type":"response.rewrite.in_progress"}

event: response.output_text.done
data: {"sequence_number":3,"type":"response.output_text.done","output_index":0,"content_index":0,"text":"abd"}

=== rewrite: told for one text only
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_rewrite on;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":"ab"}

data: {"type":"response.rewrite.in_progress"}

data: {"type":"response.output_text.done","output_index":0,"content_index":0,"text":"abd"}

data: {"type":"response.output_text.done","output_index":0,"content_index":0,"text":"x"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: response.output_text.delta
data: {"sequence_number":1,"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":"ab"}

event: response.rewrite.in_progress
data: {"sequence_number":2,"type":"response.rewrite.in_progress"}

event: response.output_text.done
data: {"sequence_number":3,"type":"response.output_text.done","output_index":0,"content_index":0,"text":"abd"}

event: response.rewrite.in_progress
data: {"type":"response.rewrite.in_progress","sequence_number":4}

event: response.output_text.done
data: {"sequence_number":5,"type":"response.output_text.done","output_index":0,"content_index":0,"text":"x"}

=== rewrite: the same in other escapes
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_rewrite on;
contract: -
--- in escaped
data: {"type":"response.created"}

data: {"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":"a\\u0062\\n\\/"}

data: {"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":"\xc3\xa9\\u00e9"}

data: {"type":"response.output_text.done","output_index":0,"content_index":0,"text":"\\u0061b\\u000a/\\u00E9\xc3\xa9"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: response.output_text.delta
data: {"sequence_number":1,"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":"a\u0062\n\/"}

event: response.output_text.delta
data: {"sequence_number":2,"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":"é\u00e9"}

event: response.output_text.done
data: {"sequence_number":3,"type":"response.output_text.done","output_index":0,"content_index":0,"text":"\u0061b\u000a/\u00E9é"}

=== rewrite: a pair cut in two
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_rewrite on;
contract: -
--- in escaped
data: {"type":"response.created"}

data: {"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":"\\ud83d"}

data: {"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":"\\ude00"}

data: {"type":"response.output_text.done","output_index":0,"content_index":0,"text":"\xf0\x9f\x98\x80"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: response.output_text.delta
data: {"sequence_number":1,"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":"\ud83d"}

event: response.output_text.delta
data: {"sequence_number":2,"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":"\ude00"}

event: response.output_text.done
data: {"sequence_number":3,"type":"response.output_text.done","output_index":0,"content_index":0,"text":"😀"}

=== rewrite: half a pair
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_rewrite on;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":"\ud83d"}

data: {"type":"response.output_text.done","output_index":0,"content_index":0,"text":"\ud83e"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: response.output_text.delta
data: {"sequence_number":1,"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":"\ud83d"}

event: response.rewrite.in_progress
data: {"type":"response.rewrite.in_progress","sequence_number":2}

event: response.output_text.done
data: {"sequence_number":3,"type":"response.output_text.done","output_index":0,"content_index":0,"text":"\ud83e"}

=== rewrite: parts of their own
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_rewrite on;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":"a"}

data: {"type":"response.output_text.delta","output_index":0,"content_index":1,"delta":"b"}

data: {"type":"response.output_text.delta","output_index":1,"content_index":0,"delta":"c"}

data: {"type":"response.output_text.done","output_index":0,"content_index":0,"text":"a"}

data: {"type":"response.output_text.done","output_index":1,"content_index":0,"text":"c"}

data: {"type":"response.output_text.done","output_index":0,"content_index":1,"text":"x"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: response.output_text.delta
data: {"sequence_number":1,"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":"a"}

event: response.output_text.delta
data: {"sequence_number":2,"type":"response.output_text.delta","output_index":0,"content_index":1,"delta":"b"}

event: response.output_text.delta
data: {"sequence_number":3,"type":"response.output_text.delta","output_index":1,"content_index":0,"delta":"c"}

event: response.output_text.done
data: {"sequence_number":4,"type":"response.output_text.done","output_index":0,"content_index":0,"text":"a"}

event: response.output_text.done
data: {"sequence_number":5,"type":"response.output_text.done","output_index":1,"content_index":0,"text":"c"}

event: response.rewrite.in_progress
data: {"type":"response.rewrite.in_progress","sequence_number":6}

event: response.output_text.done
data: {"sequence_number":7,"type":"response.output_text.done","output_index":0,"content_index":1,"text":"x"}

=== rewrite: items that are hidden do not count
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_rewrite on;
conf: responses_hide_item reasoning;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i0","type":"reasoning"}}

data: {"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":"zz"}

data: {"type":"response.output_text.delta","output_index":1,"content_index":0,"delta":"c"}

data: {"type":"response.output_text.done","output_index":1,"content_index":0,"text":"c"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: response.output_text.delta
data: {"sequence_number":1,"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":"c"}

event: response.output_text.done
data: {"sequence_number":2,"type":"response.output_text.done","output_index":0,"content_index":0,"text":"c"}

