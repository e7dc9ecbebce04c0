# "announce": a text that a rule changes is announced once, by the
# upstream or here.

=== told for one text only
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_rewrite_text b x announce;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":"ab"}

data: {"type":"response.rewrite.in_progress"}

data: {"type":"response.output_text.done","output_index":0,"content_index":0,"text":"ab"}

data: {"type":"response.output_text.done","output_index":0,"content_index":0,"text":"b"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: response.output_text.delta
data: {"sequence_number":1,"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":"ab"}

event: response.rewrite.in_progress
data: {"sequence_number":2,"type":"response.rewrite.in_progress"}

event: response.output_text.done
data: {"sequence_number":3,"type":"response.output_text.done","output_index":0,"content_index":0,"text":"ax"}

event: response.rewrite.in_progress
data: {"type":"response.rewrite.in_progress","sequence_number":4}

event: response.output_text.done
data: {"sequence_number":5,"type":"response.output_text.done","output_index":0,"content_index":0,"text":"x"}

=== nothing is told of a text that the upstream changed
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_rewrite_text b x announce;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":"a"}

data: {"type":"response.output_text.done","output_index":0,"content_index":0,"text":"c"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: response.output_text.delta
data: {"sequence_number":1,"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":"a"}

event: response.output_text.done
data: {"sequence_number":2,"type":"response.output_text.done","output_index":0,"content_index":0,"text":"c"}

