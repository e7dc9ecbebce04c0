=== commands that come before their item
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.shell_call_output_content.delta","output_index":0,"item_id":"o","command_index":1,"delta":{"stdout":"b"}}

data: {"type":"response.shell_call_output_content.done","output_index":0,"item_id":"o","command_index":1,"output":[{"stdout":"b","x":1}]}

data: {"type":"response.shell_call_output_content.done","output_index":0,"item_id":"o","command_index":0,"output":[{"stdout":"a","x":1}]}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"o","type":"shell_call_output","status":"completed","call_id":"c"}}

data: {"type":"response.completed","response":{"output":[]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"o","type":"shell_call_output","status":"in_progress","call_id":"c"}}

event: response.output_item.done
data: {"sequence_number":2,"type":"response.output_item.done","output_index":0,"item":{"id":"o","type":"shell_call_output","status":"completed","call_id":"c"}}

event: response.completed
data: {"sequence_number":3,"type":"response.completed","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"completed","output":[{"id":"o","type":"shell_call_output","status":"completed","call_id":"c"}]}}

=== a delta that is a string is no output
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"o","type":"shell_call_output","status":"completed","call_id":"c","output":[]}}

data: {"type":"response.shell_call_output_content.delta","output_index":0,"item_id":"o","command_index":0,"delta":"a"}

data: {"type":"response.shell_call_output_content.delta","output_index":0,"item_id":"o","command_index":0,"delta":"b"}

data: {"type":"response.shell_call_output_content.delta","output_index":0,"item_id":"o","command_index":0,"delta":"c"}

data: {"type":"response.shell_call_output_content.done","output_index":0,"item_id":"o","command_index":0,"output":[{"stdout":"abc","x":1}]}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"o","type":"shell_call_output","status":"completed","call_id":"c"}}

data: {"type":"response.completed","response":{"output":[]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"o","type":"shell_call_output","status":"completed","call_id":"c","output":[]}}

event: response.shell_call_output_content.delta
data: {"sequence_number":2,"type":"response.shell_call_output_content.delta","output_index":0,"item_id":"o","command_index":0,"delta":"a"}

event: response.shell_call_output_content.delta
data: {"sequence_number":3,"type":"response.shell_call_output_content.delta","output_index":0,"item_id":"o","command_index":0,"delta":"b"}

event: response.shell_call_output_content.delta
data: {"sequence_number":4,"type":"response.shell_call_output_content.delta","output_index":0,"item_id":"o","command_index":0,"delta":"c"}

event: response.shell_call_output_content.done
data: {"sequence_number":5,"type":"response.shell_call_output_content.done","output_index":0,"item_id":"o","command_index":0,"output":[{"stdout":"abc","x":1}]}

event: response.output_item.done
data: {"sequence_number":6,"type":"response.output_item.done","output_index":0,"item":{"id":"o","type":"shell_call_output","status":"completed","call_id":"c"}}

event: response.completed
data: {"sequence_number":7,"type":"response.completed","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"completed","output":[{"id":"o","type":"shell_call_output","status":"completed","call_id":"c"}]}}

=== an end that is not read
conf: responses_max_event_size 256;
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"o","type":"shell_call_output","status":"completed","call_id":"c","output":[]}}

data: {"type":"response.shell_call_output_content.done","output_index":0,"item_id":"o","command_index":0,"output":[{"stdout":"123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890","x":1}]}

data: {"type":"response.shell_call_output_content.done","output_index":0,"item_id":"o","command_index":1,"output":[{"stdout":"b","x":1}]}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"o","type":"shell_call_output","status":"completed","call_id":"c"}}

data: {"type":"response.completed","response":{"output":[]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"o","type":"shell_call_output","status":"completed","call_id":"c","output":[]}}

event: response.shell_call_output_content.done
data: {"sequence_number":2,"type":"response.shell_call_output_content.done","output_index":0,"item_id":"o","command_index":0,"output":[{"stdout":"123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890","x":1}]}

event: response.shell_call_output_content.done
data: {"sequence_number":3,"type":"response.shell_call_output_content.done","output_index":0,"item_id":"o","command_index":1,"output":[{"stdout":"b","x":1}]}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":0,"item":{"id":"o","type":"shell_call_output","status":"completed","call_id":"c"}}

event: response.completed
data: {"sequence_number":5,"type":"response.completed","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"completed","output":[{"id":"o","type":"shell_call_output","status":"completed","call_id":"c"}]}}

