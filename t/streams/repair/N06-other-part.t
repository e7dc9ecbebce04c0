# Text without an index belongs to the open part of its kind, and not to the
# last part.

=== text after a refusal was opened
log: repaired=10 dialect=no-done,response,indexes,item-id
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

data: {"type":"response.content_part.added","output_index":0,"part":{"type":"output_text","text":"","annotations":[]}}

data: {"type":"response.content_part.added","output_index":0,"part":{"type":"refusal","refusal":""}}

data: {"type":"response.output_text.delta","output_index":0,"delta":"Hi"}

data: {"type":"response.refusal.delta","output_index":0,"delta":"No"}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"content_index":0,"item_id":"msg_1","sequence_number":2,"type":"response.content_part.added","output_index":0,"part":{"type":"output_text","text":"","annotations":[]}}

event: response.content_part.added
data: {"content_index":1,"item_id":"msg_1","sequence_number":3,"type":"response.content_part.added","output_index":0,"part":{"type":"refusal","refusal":""}}

event: response.output_text.delta
data: {"content_index":0,"item_id":"msg_1","sequence_number":4,"type":"response.output_text.delta","output_index":0,"delta":"Hi"}

event: response.refusal.delta
data: {"content_index":1,"item_id":"msg_1","sequence_number":5,"type":"response.refusal.delta","output_index":0,"delta":"No"}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":6,"item_id":"msg_1","output_index":0,"content_index":0,"text":"Hi","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":7,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"Hi","annotations":[],"logprobs":[]}}

event: response.refusal.done
data: {"type":"response.refusal.done","sequence_number":8,"item_id":"msg_1","output_index":0,"content_index":1,"refusal":"No"}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":9,"item_id":"msg_1","output_index":0,"content_index":1,"part":{"type":"refusal","refusal":"No"}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":10,"output_index":0,"item":{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hi","annotations":[],"logprobs":[]},{"type":"refusal","refusal":"No"}]}}

event: response.completed
data: {"sequence_number":11,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hi","annotations":[],"logprobs":[]},{"type":"refusal","refusal":"No"}]}]}}

