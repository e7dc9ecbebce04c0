# Arguments stand in done only.

=== N10 arguments in done only
conf: responses_failure off;
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1,"status":"in_progress","model":"m","output":[]}}

data: {"type":"response.custom_tool_call_input.done","output_index":0,"item_id":"f","call_id":"c","name":"n","input":"x"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"f","type":"custom_tool_call","status":"in_progress","call_id":"c","name":"n","input":""}}

event: response.custom_tool_call_input.delta
data: {"type":"response.custom_tool_call_input.delta","sequence_number":2,"item_id":"f","output_index":0,"delta":"x"}

event: response.custom_tool_call_input.done
data: {"sequence_number":3,"type":"response.custom_tool_call_input.done","output_index":0,"item_id":"f","call_id":"c","name":"n","input":"x"}

