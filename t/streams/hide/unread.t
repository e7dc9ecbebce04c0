# An item that was hidden without being read may have the id of one that is
# shown: an event that says no more than this id was sent.

=== an id that an item that was not read may have, too
conf: responses_hide_item reasoning;
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"shared","type":"message","role":"assistant","status":"in_progress","content":[]}}

data: {"type":"response.output_item.added","output_index":1,"item":{"id":"shared","type":"reasoning","x":"hush"}]}

data: {"type":"acme.x","item_id":"shared","delta":"hush"}

data: {"type":"acme.x","output_index":0,"item_id":"shared","delta":"said"}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"shared","type":"message","role":"assistant","status":"completed","content":[]}}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[{"id":"shared","type":"message","role":"assistant","status":"completed","content":[]}]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"shared","type":"message","role":"assistant","status":"in_progress","content":[]}}

event: acme.x
data: {"sequence_number":2,"type":"acme.x","output_index":0,"item_id":"shared","delta":"said"}

event: response.output_item.done
data: {"sequence_number":3,"type":"response.output_item.done","output_index":0,"item":{"id":"shared","type":"message","role":"assistant","status":"completed","content":[]}}

event: response.completed
data: {"sequence_number":4,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[{"id":"shared","type":"message","role":"assistant","status":"completed","content":[]}]}}

