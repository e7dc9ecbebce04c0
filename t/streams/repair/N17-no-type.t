# An item that is added without a type, but with call_id and name, is a call.  As a
# message its arguments opened another item with the same id.

=== a call without a type
--- in
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"fc_1","call_id":"call_1","name":"f","arguments":""}}

data: {"type":"response.function_call_arguments.delta","output_index":0,"item_id":"fc_1","delta":"{}"}

data: {"type":"response.function_call_arguments.done","output_index":0,"item_id":"fc_1","arguments":"{}"}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"fc_1","call_id":"call_1","name":"f","arguments":"{}"}}

data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"type":"function_call","status":"in_progress","id":"fc_1","call_id":"call_1","name":"f","arguments":""}}

event: response.function_call_arguments.delta
data: {"sequence_number":2,"type":"response.function_call_arguments.delta","output_index":0,"item_id":"fc_1","delta":"{}"}

event: response.function_call_arguments.done
data: {"sequence_number":3,"type":"response.function_call_arguments.done","output_index":0,"item_id":"fc_1","arguments":"{}"}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":0,"item":{"type":"function_call","status":"completed","id":"fc_1","call_id":"call_1","name":"f","arguments":"{}"}}

event: response.completed
data: {"sequence_number":5,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"type":"function_call","status":"completed","id":"fc_1","call_id":"call_1","name":"f","arguments":"{}"}]}}

=== a custom call without a type, and without an index
--- in
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

data: {"type":"response.output_item.added","item":{"id":"ctc_1","call_id":"call_1","name":"f","input":""}}

data: {"type":"response.custom_tool_call_input.delta","item_id":"ctc_1","delta":"ls"}

data: {"type":"response.custom_tool_call_input.done","item_id":"ctc_1","input":"ls"}

data: {"type":"response.output_item.done","item":{"id":"ctc_1","call_id":"call_1","name":"f","input":"ls"}}

data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"output_index":0,"sequence_number":1,"type":"response.output_item.added","item":{"type":"custom_tool_call","status":"in_progress","id":"ctc_1","call_id":"call_1","name":"f","input":""}}

event: response.custom_tool_call_input.delta
data: {"output_index":0,"sequence_number":2,"type":"response.custom_tool_call_input.delta","item_id":"ctc_1","delta":"ls"}

event: response.custom_tool_call_input.done
data: {"output_index":0,"sequence_number":3,"type":"response.custom_tool_call_input.done","item_id":"ctc_1","input":"ls"}

event: response.output_item.done
data: {"output_index":0,"sequence_number":4,"type":"response.output_item.done","item":{"type":"custom_tool_call","status":"completed","id":"ctc_1","call_id":"call_1","name":"f","input":"ls"}}

event: response.completed
data: {"sequence_number":5,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"type":"custom_tool_call","status":"completed","id":"ctc_1","call_id":"call_1","name":"f","input":"ls"}]}}

