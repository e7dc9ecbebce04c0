# An event about the progress of an item ends none of its texts, however long it is.

=== a long event between two deltas
conf: responses_max_event_size 256;
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"type":"code_interpreter_call","id":"ci_1","status":"in_progress","code":"","container_id":"c","outputs":null}}

event: response.code_interpreter_call_code.delta
data: {"type":"response.code_interpreter_call_code.delta","sequence_number":2,"output_index":0,"item_id":"ci_1","delta":"1+"}

event: response.code_interpreter_call.in_progress
data: {"type":"response.code_interpreter_call.in_progress","sequence_number":3,"output_index":0,"item_id":"ci_1","more":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"}

event: response.code_interpreter_call_code.delta
data: {"type":"response.code_interpreter_call_code.delta","sequence_number":4,"output_index":0,"item_id":"ci_1","delta":"1"}

event: response.code_interpreter_call_code.done
data: {"type":"response.code_interpreter_call_code.done","sequence_number":5,"output_index":0,"item_id":"ci_1","code":"1+1"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":6,"output_index":0,"item":{"type":"code_interpreter_call","id":"ci_1","status":"completed","code":"1+1","container_id":"c","outputs":null}}

event: response.completed
data: {"type":"response.completed","sequence_number":7,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed"}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"type":"code_interpreter_call","id":"ci_1","status":"in_progress","code":"","container_id":"c","outputs":null}}

event: response.code_interpreter_call_code.delta
data: {"type":"response.code_interpreter_call_code.delta","sequence_number":2,"output_index":0,"item_id":"ci_1","delta":"1+"}

event: response.code_interpreter_call.in_progress
data: {"type":"response.code_interpreter_call.in_progress","sequence_number":3,"output_index":0,"item_id":"ci_1","more":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"}

event: response.code_interpreter_call_code.delta
data: {"type":"response.code_interpreter_call_code.delta","sequence_number":4,"output_index":0,"item_id":"ci_1","delta":"1"}

event: response.code_interpreter_call_code.done
data: {"type":"response.code_interpreter_call_code.done","sequence_number":5,"output_index":0,"item_id":"ci_1","code":"1+1"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":6,"output_index":0,"item":{"type":"code_interpreter_call","id":"ci_1","status":"completed","code":"1+1","container_id":"c","outputs":null}}

event: response.completed
data: {"type":"response.completed","sequence_number":7,"response":{"output":[{"type":"code_interpreter_call","id":"ci_1","status":"completed","code":"1+1","container_id":"c","outputs":null}],"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed"}}

