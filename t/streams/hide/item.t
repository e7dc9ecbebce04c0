# What tells that an event is about an item that is hidden.

=== its index, though the type is one of another kind of item
conf: responses_hide_item reasoning;
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

data: {"type":"response.output_item.added","output_index":0,"item":{"type":"reasoning","summary":[]}}

data: {"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":"hush"}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.completed
data: {"sequence_number":1,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[]}}

=== nothing, but it may be the one without a place
conf: responses_hide_item acme_item;
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

data: {"type":"response.output_item.added","item":{"type":"acme_item"}}

data: {"type":"response.output_text.delta","delta":"hush"}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.completed
data: {"sequence_number":1,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[]}}

=== an event in the place of an error
conf: responses_hide_item reasoning;
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

data: {"error":{"type":"response.output_item.done","output_index":0,"item":{"id":"i0","type":"reasoning","encrypted_content":"hush"}}}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.completed
data: {"sequence_number":1,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[]}}

=== its id, though the index is that of another item
conf: responses_hide_item reasoning;
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i0","type":"reasoning","summary":[]}}

data: {"type":"response.output_item.added","output_index":1,"item":{"id":"i1","type":"message","status":"in_progress","role":"assistant","content":[]}}

data: {"type":"response.output_text.delta","output_index":1,"item_id":"i0","content_index":0,"delta":"hush"}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"i1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":2,"output_index":0,"item":{"id":"i1","type":"message","status":"completed","role":"assistant","content":[]}}

event: response.completed
data: {"sequence_number":3,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[{"id":"i1","type":"message","status":"completed","role":"assistant","content":[]}]}}

=== items in the output of a shell call
conf: responses_hide_item reasoning;
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

data: {"type":"response.shell_call_output_content.delta","output":[{"id":"i0","type":"reasoning","encrypted_content":"hush"}]}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.completed
data: {"sequence_number":1,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[]}}

=== a type with an escape, which gets another name
conf: responses_hide_event response.reasoning*;
conf: responses_hide_field delta;
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1790000000,"model":"m","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","index":1,"item":{"id":"it_1","status":"in_progress","summary":[],"content":[],"type":"reasoning"}}

event: response.reasoning_part.added
data: {"type":"\u0072esponse.reasoning_part.added","index":1,"item_id":"it_1","content_index":0,"part":{"type":"reasoning_text","text":"","x":"hush"},"x":"hush"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1790000000,"model":"m","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"it_1","status":"in_progress","summary":[],"content":[],"type":"reasoning"}}

event: error
data: {"type":"error","sequence_number":2,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":3,"response":{"id":"resp_1","object":"response","created_at":1790000000,"model":"m","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[{"id":"it_1","status":"incomplete","summary":[],"content":[{"type":"reasoning_text","text":""}],"type":"reasoning"}]}}

=== its index, which an event told that has its id
conf: responses_hide_item mcp_*;
conf: responses_max_event_size 256;
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

data: {"type":"response.output_item.added","item":{"id":"i0","type":"mcp_list_tools","server_label":"s","x":"hush, and so much more that the event is longer than one may be, so that its index, which stands at the end, is not read any more","tools":[]},"output_index":0}

data: {"type":"response.mcp_list_tools.in_progress","output_index":0,"item_id":"i0"}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"other","type":"message","role":"assistant","x":"hush","content":[]}}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.completed
data: {"sequence_number":1,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[]}}

=== a flat response with the type of a shell call's output
conf: responses_normalize off;
conf: responses_hide_field response.tools.*.x;
--- in
data: {"type":"response.shell_call_output_content.delta","id":"r","object":"response","tools":[{"type":"function","name":"f","x":"hush"}],"output":[]}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[]}}

--- out
event: response.completed
data: {"sequence_number":0,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[]}}

=== an item with two contents
conf: responses_hide_field item.content.*.x;
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"i0","type":"message","content":[],"status":"completed","role":"assistant","content":[{"type":"output_text","text":"hush"}]}}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.completed
data: {"sequence_number":1,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[]}}

=== an item that was shown before it was hidden keeps its index
conf: responses_hide_item reasoning;
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

data: {"type":"response.output_text.delta","output_index":0,"item_id":"i0","content_index":0,"delta":"a"}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i0","type":"reasoning","summary":[],"x":"hush"}}

data: {"type":"response.output_item.added","output_index":1,"item":{"id":"i1","type":"message","status":"in_progress","role":"assistant","content":[]}}

data: {"type":"acme.x","output_index":1}

data: {"type":"acme.y","output_index":0,"item_id":"i0","x":"hush"}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"i0","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"i0","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"sequence_number":3,"type":"response.output_text.delta","output_index":0,"item_id":"i0","content_index":0,"delta":"a"}

event: response.output_item.added
data: {"sequence_number":4,"type":"response.output_item.added","output_index":1,"item":{"id":"i1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: acme.x
data: {"sequence_number":5,"type":"acme.x","output_index":1}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":6,"item_id":"i0","output_index":0,"content_index":0,"text":"a","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":7,"item_id":"i0","output_index":0,"content_index":0,"part":{"type":"output_text","text":"a","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":8,"output_index":0,"item":{"id":"i0","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a","annotations":[],"logprobs":[]}]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":9,"output_index":1,"item":{"id":"i1","type":"message","status":"completed","role":"assistant","content":[]}}

event: response.completed
data: {"sequence_number":10,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[{"id":"i0","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a","annotations":[],"logprobs":[]}]},{"id":"i1","type":"message","status":"completed","role":"assistant","content":[]}]}}

=== a delta of a hidden item tells nothing of one of another item
conf: responses_normalize off;
conf: responses_hide_item reasoning;
log:  events_hidden=4
--- in
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","status":"in_progress","model":"m","output":[]}}

data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"rs_1","type":"reasoning","summary":[]}}

data: {"type":"response.output_item.added","sequence_number":2,"output_index":1,"item":{"id":"msg_1","type":"message","role":"assistant","status":"in_progress","content":[]}}

data: {"type":"response.output_text.delta","sequence_number":3,"item_id":"rs_1","delta":"hush 1"}

data: {"type":"response.output_text.delta","sequence_number":4,"item_id":"rs_1","delta":"hush 2"}

data: {"type":"response.output_text.delta","sequence_number":5,"item_id":"msg_1","delta":"shown"}

data: {"type":"response.output_text.delta","sequence_number":6,"item_id":"rs_1","delta":"hush 3"}

data: {"type":"response.completed","sequence_number":7,"response":{"id":"resp_1","object":"response","status":"completed","model":"m","output":[]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"msg_1","type":"message","role":"assistant","status":"in_progress","content":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":2,"item_id":"msg_1","delta":"shown"}

event: response.completed
data: {"type":"response.completed","sequence_number":3,"response":{"id":"resp_1","object":"response","status":"completed","model":"m","output":[]}}

