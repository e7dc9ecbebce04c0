=== N6 annotation_index
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"i","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"i","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[]}}

event: response.output_text.annotation.added
data: {"type":"response.output_text.annotation.added","item_id":"i","output_index":0,"content_index":0,"annotation":{}}

event: response.output_text.annotation.added
data: {"type":"response.output_text.annotation.added","item_id":"i","output_index":0,"content_index":0,"annotation":{},"annotation_index":7}

event: response.output_text.annotation.added
data: {"type":"response.output_text.annotation.added","item_id":"i","output_index":0,"content_index":0,"annotation":{},"annotation_index":0}

event: response.output_text.annotation.added
data: {"type":"response.output_text.annotation.added","item_id":"i","output_index":0,"content_index":0,"annotation":{}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"i","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"i","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[]}}

event: response.output_text.annotation.added
data: {"annotation_index":0,"sequence_number":3,"type":"response.output_text.annotation.added","item_id":"i","output_index":0,"content_index":0,"annotation":{}}

event: response.output_text.annotation.added
data: {"sequence_number":4,"type":"response.output_text.annotation.added","item_id":"i","output_index":0,"content_index":0,"annotation":{},"annotation_index":1}

event: response.output_text.annotation.added
data: {"sequence_number":5,"type":"response.output_text.annotation.added","item_id":"i","output_index":0,"content_index":0,"annotation":{},"annotation_index":0}

event: response.output_text.annotation.added
data: {"annotation_index":2,"sequence_number":6,"type":"response.output_text.annotation.added","item_id":"i","output_index":0,"content_index":0,"annotation":{}}

event: error
data: {"type":"error","sequence_number":7,"error":{"type":"server_error","code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null},"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":8,"response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"failed","error":{"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[{"id":"i","type":"message","status":"incomplete","role":"assistant","content":[{"type":"output_text","text":"","annotations":[{},{},{}],"logprobs":[]}]}]}}

=== G4 what is done twice is done once, 2
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"i","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"i","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":3,"item_id":"i","output_index":0,"content_index":0,"delta":"x"}

data: {"type":"response.output_text.done","item_id":"i","output_index":0,"content_index":0,"text":"x"}

data: {"type":"response.output_text.done","item_id":"i","output_index":0,"content_index":0,"text":"x"}

data: {"type":"response.content_part.done","item_id":"i","output_index":0,"content_index":0,"part":{"type":"output_text","text":"x"}}

data: {"type":"response.content_part.done","item_id":"i","output_index":0,"content_index":0,"part":{"type":"output_text","text":"x"}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"x"}]}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"x"}]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"i","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"i","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":3,"item_id":"i","output_index":0,"content_index":0,"delta":"x"}

event: response.output_text.done
data: {"sequence_number":4,"type":"response.output_text.done","item_id":"i","output_index":0,"content_index":0,"text":"x"}

event: response.content_part.done
data: {"sequence_number":5,"type":"response.content_part.done","item_id":"i","output_index":0,"content_index":0,"part":{"annotations":[],"type":"output_text","text":"x"}}

event: response.output_item.done
data: {"sequence_number":6,"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"message","status":"completed","role":"assistant","content":[{"annotations":[],"type":"output_text","text":"x"}]}}

event: response.completed
data: {"type":"response.completed","sequence_number":7,"response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"completed","error":null,"incomplete_details":null,"usage":{"input_tokens":0,"input_tokens_details":{"cached_tokens":0,"cache_write_tokens":0},"output_tokens":0,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":0},"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":1700000000,"frequency_penalty":0,"presence_penalty":0,"output":[{"id":"i","type":"message","status":"completed","role":"assistant","content":[{"annotations":[],"type":"output_text","text":"x"}]}]}}

=== half a call stays open, end 1
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"f","type":"function_call","call_id":"c","name":"n"}}

data: {"type":"response.function_call_arguments.delta","output_index":0,"item_id":"f","delta":"{"}

data: {"type":"response.incomplete","response":{"output":[{"id":"f","type":"function_call","status":"incomplete","call_id":"c","name":"n","arguments":"{"}]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"status":"in_progress","arguments":"","id":"f","type":"function_call","call_id":"c","name":"n"}}

event: response.function_call_arguments.delta
data: {"sequence_number":2,"type":"response.function_call_arguments.delta","output_index":0,"item_id":"f","delta":"{"}

event: response.incomplete
data: {"sequence_number":3,"type":"response.incomplete","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"incomplete","output":[{"id":"f","type":"function_call","status":"incomplete","call_id":"c","name":"n","arguments":"{"}]}}

=== N9 an invalid time, 17
contract: -
--- in
data: {"type":"response.created","response":{"created_at":99999999999999999999}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","model":"unknown","status":"in_progress","output":[],"created_at":99999999999999999999}}

event: error
data: {"type":"error","sequence_number":1,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== N9 an invalid time, 19
--- in
data: {"type":"response.created","response":{"created_at":"9999999999999999999"}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","model":"unknown","status":"in_progress","output":[],"created_at":TIME}}

event: error
data: {"type":"error","sequence_number":1,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== N9 an invalid time, 23
--- in
data: {"type":"response.created","response":{"created_at":"2025-13-01T00:00:00"}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","model":"unknown","status":"in_progress","output":[],"created_at":TIME}}

event: error
data: {"type":"error","sequence_number":1,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== N9 an invalid time, 25
--- in
data: {"type":"response.created","response":{"created_at":"2025-01-01T00:00:00+"}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","model":"unknown","status":"in_progress","output":[],"created_at":TIME}}

event: error
data: {"type":"error","sequence_number":1,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== N9 an invalid time, 31
--- in
data: {"type":"response.created","response":{"created_at":"0000-00-00T00:00:00"}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","model":"unknown","status":"in_progress","output":[],"created_at":TIME}}

event: error
data: {"type":"error","sequence_number":1,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

