=== texts: the four places agree
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_rewrite_text b XY announce;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":"abc"}

data: {"type":"response.output_text.done","output_index":0,"content_index":0,"text":"abc"}

data: {"type":"response.content_part.done","output_index":0,"part":{"type":"output_text","text":"abc"}}

data: {"type":"response.output_item.done","output_index":0,"item":{"type":"message","content":[{"type":"output_text","text":"abc"},{"type":"output_text","text":"abc"}]}}

data: {"type":"response.completed","response":{"output":[{"type":"message","content":[{"type":"output_text","text":"abc"}]}]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: response.output_text.delta
data: {"sequence_number":1,"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":"abc"}

event: response.rewrite.in_progress
data: {"type":"response.rewrite.in_progress","sequence_number":2}

event: response.output_text.done
data: {"sequence_number":3,"type":"response.output_text.done","output_index":0,"content_index":0,"text":"aXYc"}

event: response.content_part.done
data: {"sequence_number":4,"type":"response.content_part.done","output_index":0,"part":{"type":"output_text","text":"aXYc"}}

event: response.output_item.done
data: {"sequence_number":5,"type":"response.output_item.done","output_index":0,"item":{"type":"message","content":[{"type":"output_text","text":"aXYc"},{"type":"output_text","text":"aXYc"}]}}

event: response.completed
data: {"sequence_number":6,"type":"response.completed","response":{"output":[{"type":"message","content":[{"type":"output_text","text":"aXYc"}]}]}}

=== texts: nothing to rewrite
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_rewrite_text q XY;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":"abc"}

data: {"type":"response.output_text.done","output_index":0,"content_index":0,"text":"abc"}

data: {"type":"response.content_part.done","output_index":0,"part":{"type":"output_text","text":"abc"}}

data: {"type":"response.output_item.done","output_index":0,"item":{"type":"message","content":[{"type":"output_text","text":"abc"},{"type":"output_text","text":"abc"}]}}

data: {"type":"response.completed","response":{"output":[{"type":"message","content":[{"type":"output_text","text":"abc"}]}]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: response.output_text.delta
data: {"sequence_number":1,"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":"abc"}

event: response.output_text.done
data: {"sequence_number":2,"type":"response.output_text.done","output_index":0,"content_index":0,"text":"abc"}

event: response.content_part.done
data: {"sequence_number":3,"type":"response.content_part.done","output_index":0,"part":{"type":"output_text","text":"abc"}}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":0,"item":{"type":"message","content":[{"type":"output_text","text":"abc"},{"type":"output_text","text":"abc"}]}}

event: response.completed
data: {"sequence_number":5,"type":"response.completed","response":{"output":[{"type":"message","content":[{"type":"output_text","text":"abc"}]}]}}

=== texts: told once
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_rewrite_text b XY announce;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":"abc"}

data: {"type":"response.output_text.done","output_index":0,"content_index":0,"text":"abd"}

data: {"type":"response.content_part.done","output_index":0,"part":{"type":"output_text","text":"abd"}}

data: {"type":"response.output_item.done","output_index":0,"item":{"type":"message","content":[{"type":"output_text","text":"abd"},{"type":"output_text","text":"abd"}]}}

data: {"type":"response.completed","response":{"output":[{"type":"message","content":[{"type":"output_text","text":"abd"}]}]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: response.output_text.delta
data: {"sequence_number":1,"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":"abc"}

event: response.rewrite.in_progress
data: {"type":"response.rewrite.in_progress","sequence_number":2}

event: response.output_text.done
data: {"sequence_number":3,"type":"response.output_text.done","output_index":0,"content_index":0,"text":"aXYd"}

event: response.content_part.done
data: {"sequence_number":4,"type":"response.content_part.done","output_index":0,"part":{"type":"output_text","text":"aXYd"}}

event: response.output_item.done
data: {"sequence_number":5,"type":"response.output_item.done","output_index":0,"item":{"type":"message","content":[{"type":"output_text","text":"aXYd"},{"type":"output_text","text":"aXYd"}]}}

event: response.completed
data: {"sequence_number":6,"type":"response.completed","response":{"output":[{"type":"message","content":[{"type":"output_text","text":"aXYd"}]}]}}

=== texts: told already
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_rewrite_text b XY announce;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":"abc"}

data: {"type":"response.rewrite.in_progress"}

data: {"type":"response.output_text.done","output_index":0,"content_index":0,"text":"abd"}

data: {"type":"response.content_part.done","output_index":0,"part":{"type":"output_text","text":"abd"}}

data: {"type":"response.output_item.done","output_index":0,"item":{"type":"message","content":[{"type":"output_text","text":"abd"},{"type":"output_text","text":"abd"}]}}

data: {"type":"response.completed","response":{"output":[{"type":"message","content":[{"type":"output_text","text":"abd"}]}]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: response.output_text.delta
data: {"sequence_number":1,"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":"abc"}

event: response.rewrite.in_progress
data: {"sequence_number":2,"type":"response.rewrite.in_progress"}

event: response.output_text.done
data: {"sequence_number":3,"type":"response.output_text.done","output_index":0,"content_index":0,"text":"aXYd"}

event: response.content_part.done
data: {"sequence_number":4,"type":"response.content_part.done","output_index":0,"part":{"type":"output_text","text":"aXYd"}}

event: response.output_item.done
data: {"sequence_number":5,"type":"response.output_item.done","output_index":0,"item":{"type":"message","content":[{"type":"output_text","text":"aXYd"},{"type":"output_text","text":"aXYd"}]}}

event: response.completed
data: {"sequence_number":6,"type":"response.completed","response":{"output":[{"type":"message","content":[{"type":"output_text","text":"aXYd"}]}]}}

=== texts: one after the other
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_rewrite_text a b announce;
conf: responses_rewrite_text b cc announce;
conf: responses_rewrite_text q r announce;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"response.output_text.done","output_index":0,"content_index":0,"text":"ab"}

data: {"type":"response.content_part.done","output_index":0,"part":{"type":"output_text","text":"ab"}}

data: {"type":"response.output_item.done","output_index":0,"item":{"type":"message","content":[{"type":"output_text","text":"ab"},{"type":"output_text","text":"ab"}]}}

data: {"type":"response.completed","response":{"output":[{"type":"message","content":[{"type":"output_text","text":"ab"}]}]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: response.rewrite.in_progress
data: {"type":"response.rewrite.in_progress","sequence_number":1}

event: response.output_text.done
data: {"sequence_number":2,"type":"response.output_text.done","output_index":0,"content_index":0,"text":"cccc"}

event: response.content_part.done
data: {"sequence_number":3,"type":"response.content_part.done","output_index":0,"part":{"type":"output_text","text":"cccc"}}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":0,"item":{"type":"message","content":[{"type":"output_text","text":"cccc"},{"type":"output_text","text":"cccc"}]}}

event: response.completed
data: {"sequence_number":5,"type":"response.completed","response":{"output":[{"type":"message","content":[{"type":"output_text","text":"cccc"}]}]}}

=== texts: there and back
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_rewrite_text a b;
conf: responses_rewrite_text b a;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"response.output_text.done","output_index":0,"content_index":0,"text":"a"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: response.output_text.done
data: {"sequence_number":1,"type":"response.output_text.done","output_index":0,"content_index":0,"text":"a"}

=== texts: behind escapes
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_rewrite_text a b announce;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"response.output_text.done","output_index":0,"content_index":0,"text":"\u0061\n\"\\"}

data: {"type":"response.content_part.done","output_index":0,"part":{"type":"output_text","text":"\u0061\n\"\\"}}

data: {"type":"response.output_item.done","output_index":0,"item":{"type":"message","content":[{"type":"output_text","text":"\u0061\n\"\\"},{"type":"output_text","text":"\u0061\n\"\\"}]}}

data: {"type":"response.completed","response":{"output":[{"type":"message","content":[{"type":"output_text","text":"\u0061\n\"\\"}]}]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: response.rewrite.in_progress
data: {"type":"response.rewrite.in_progress","sequence_number":1}

event: response.output_text.done
data: {"sequence_number":2,"type":"response.output_text.done","output_index":0,"content_index":0,"text":"b\n\"\\"}

event: response.content_part.done
data: {"sequence_number":3,"type":"response.content_part.done","output_index":0,"part":{"type":"output_text","text":"b\n\"\\"}}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":0,"item":{"type":"message","content":[{"type":"output_text","text":"b\n\"\\"},{"type":"output_text","text":"b\n\"\\"}]}}

event: response.completed
data: {"sequence_number":5,"type":"response.completed","response":{"output":[{"type":"message","content":[{"type":"output_text","text":"b\n\"\\"}]}]}}

=== texts: to nothing
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_rewrite_text a "" announce;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"response.output_text.done","output_index":0,"content_index":0,"text":"aaa"}

data: {"type":"response.content_part.done","output_index":0,"part":{"type":"output_text","text":"aaa"}}

data: {"type":"response.output_item.done","output_index":0,"item":{"type":"message","content":[{"type":"output_text","text":"aaa"},{"type":"output_text","text":"aaa"}]}}

data: {"type":"response.completed","response":{"output":[{"type":"message","content":[{"type":"output_text","text":"aaa"}]}]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: response.rewrite.in_progress
data: {"type":"response.rewrite.in_progress","sequence_number":1}

event: response.output_text.done
data: {"sequence_number":2,"type":"response.output_text.done","output_index":0,"content_index":0,"text":""}

event: response.content_part.done
data: {"sequence_number":3,"type":"response.content_part.done","output_index":0,"part":{"type":"output_text","text":""}}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":0,"item":{"type":"message","content":[{"type":"output_text","text":""},{"type":"output_text","text":""}]}}

event: response.completed
data: {"sequence_number":5,"type":"response.completed","response":{"output":[{"type":"message","content":[{"type":"output_text","text":""}]}]}}

=== texts: of messages only
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_rewrite_text a b;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"response.content_part.done","part":{"type":"reasoning_text","text":"a"}}

data: {"type":"response.completed","response":{"output":[{"content":[{"type":"refusal","text":"a"},{"text":"a"},{"text":"a","type":"output_text"}]}]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: response.content_part.done
data: {"sequence_number":1,"type":"response.content_part.done","part":{"type":"reasoning_text","text":"a"}}

event: response.completed
data: {"sequence_number":2,"type":"response.completed","response":{"output":[{"content":[{"type":"refusal","text":"a"},{"text":"a"},{"text":"b","type":"output_text"}]}]}}

=== texts: with hidden members and items
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_rewrite_text a b announce;
conf: responses_hide_field logprobs item.content.*.x response.output.*.content.*.x;
conf: responses_hide_item reasoning;
conf: responses_set_field response.y :=1;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"response.output_text.done","logprobs":[{"text":"a"}],"text":"a"}

data: {"type":"response.output_item.done","item":{"type":"message","content":[{"x":"a","type":"output_text","text":"a"}]}}

data: {"type":"response.completed","response":{"output":[{"type":"reasoning","content":[{"type":"output_text","text":"a"}]},{"content":[{"type":"output_text","text":"a","x":"a"}]}]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: response.rewrite.in_progress
data: {"type":"response.rewrite.in_progress","sequence_number":1}

event: response.output_text.done
data: {"sequence_number":2,"type":"response.output_text.done","text":"b"}

event: response.output_item.done
data: {"sequence_number":3,"type":"response.output_item.done","item":{"type":"message","content":[{"type":"output_text","text":"b"}]}}

event: response.completed
data: {"sequence_number":4,"type":"response.completed","response":{"y":1,"output":[]}}

=== texts: that are hidden
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_rewrite_text a b announce;
conf: responses_hide_field text;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"response.output_text.done","output_index":0,"content_index":0,"text":"a"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: response.rewrite.in_progress
data: {"type":"response.rewrite.in_progress","sequence_number":1}

event: response.output_text.done
data: {"sequence_number":2,"type":"response.output_text.done","output_index":0,"content_index":0}

