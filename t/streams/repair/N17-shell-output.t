# An output that was streamed is not known: the empty one, with which the item
# was added, is not put.

=== the item that is done lacks it
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"type":"shell_call_output","id":"so","call_id":"c","output":[],"status":"in_progress","max_output_length":null}}

event: response.shell_call_output_content.delta
data: {"type":"response.shell_call_output_content.delta","item_id":"so","output_index":0,"command_index":0,"delta":{"stdout":"x"}}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"type":"shell_call_output","id":"so","call_id":"c","status":"completed","max_output_length":null}}

event: response.completed
data: {"type":"response.completed","sequence_number":99,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"type":"shell_call_output","id":"so","call_id":"c","status":"completed","max_output_length":null}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"type":"shell_call_output","id":"so","call_id":"c","output":[],"status":"in_progress","max_output_length":null}}

event: response.shell_call_output_content.delta
data: {"sequence_number":2,"type":"response.shell_call_output_content.delta","item_id":"so","output_index":0,"command_index":0,"delta":{"stdout":"x"}}

event: response.output_item.done
data: {"sequence_number":3,"type":"response.output_item.done","output_index":0,"item":{"type":"shell_call_output","id":"so","call_id":"c","status":"completed","max_output_length":null}}

event: response.completed
data: {"type":"response.completed","sequence_number":4,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"type":"shell_call_output","id":"so","call_id":"c","status":"completed","max_output_length":null}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

