# N12: an item that is open when the response fails is in the output.

=== the code of an item that is never done
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"type":"code_interpreter_call","id":"m","status":"in_progress","container_id":"c","code":"","outputs":null}}

event: response.code_interpreter_call_code.delta
data: {"type":"response.code_interpreter_call_code.delta","item_id":"m","output_index":0,"delta":"abc"}

event: response.failed
data: {"type":"response.failed","sequence_number":3,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"failed","error":{"code":"x","message":"y"},"output":[]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"type":"code_interpreter_call","id":"m","status":"in_progress","container_id":"c","code":"","outputs":null}}

event: response.code_interpreter_call_code.delta
data: {"sequence_number":2,"type":"response.code_interpreter_call_code.delta","item_id":"m","output_index":0,"delta":"abc"}

event: response.failed
data: {"type":"response.failed","sequence_number":3,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"failed","error":{"code":"x","message":"y"},"output":[{"type":"code_interpreter_call","id":"m","status":"incomplete","container_id":"c","code":"abc","outputs":null}]}}

