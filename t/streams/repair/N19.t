=== N19 delta is an object
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"i","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"i","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[]}}

data: {"type":"response.output_text.delta","item_id":"i","output_index":0,"content_index":0,"delta":{"type":"text_delta","text":"x"}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"i","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"i","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[]}}

event: response.output_text.delta
data: {"sequence_number":3,"type":"response.output_text.delta","item_id":"i","output_index":0,"content_index":0,"delta":"x"}

event: error
data: {"type":"error","sequence_number":4,"error":{"type":"server_error","code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null},"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":5,"response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"failed","error":{"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[{"id":"i","type":"message","status":"incomplete","role":"assistant","content":[{"type":"output_text","text":"x","annotations":[],"logprobs":[]}]}]}}

=== N19 delta is null, or missing
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"i","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"i","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":3,"item_id":"i","output_index":0,"content_index":0,"delta":"x"}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":4,"item_id":"i","output_index":0,"content_index":0,"delta":null}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":5,"item_id":"i","output_index":0,"content_index":0}

event: response.completed
data: {"type":"response.completed","sequence_number":6,"response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"i","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"x","annotations":[]}]}],"usage":null}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"i","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"i","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":3,"item_id":"i","output_index":0,"content_index":0,"delta":"x"}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":4,"item_id":"i","output_index":0,"content_index":0,"delta":""}

event: response.output_text.delta
data: {"delta":"","type":"response.output_text.delta","sequence_number":5,"item_id":"i","output_index":0,"content_index":0}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":6,"item_id":"i","output_index":0,"content_index":0,"text":"x","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":7,"item_id":"i","output_index":0,"content_index":0,"part":{"type":"output_text","text":"x","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":8,"output_index":0,"item":{"id":"i","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"x","annotations":[]}]}}

event: response.completed
data: {"type":"response.completed","sequence_number":9,"response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"i","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"x","annotations":[]}]}],"usage":null}}

=== N19 delta is null, and its text has another name
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"i","type":"message","status":"in_progress","role":"assistant","content":[]}}

data: {"type":"response.output_text.delta","item_id":"i","output_index":0,"content_index":0,"text":"zz"}

data: {"type":"response.output_text.delta","item_id":"i","output_index":0,"content_index":0,"delta":null,"text":"yy"}

data: [DONE]

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"i","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"i","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"delta":"zz","sequence_number":3,"type":"response.output_text.delta","item_id":"i","output_index":0,"content_index":0,"text":"zz"}

event: response.output_text.delta
data: {"sequence_number":4,"type":"response.output_text.delta","item_id":"i","output_index":0,"content_index":0,"delta":"yy","text":"yy"}

event: error
data: {"type":"error","sequence_number":5,"error":{"type":"server_error","code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null},"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":6,"response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"failed","error":{"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[{"id":"i","type":"message","status":"incomplete","role":"assistant","content":[{"type":"output_text","text":"zzyy","annotations":[],"logprobs":[]}]}]}}

=== N19 and where it is hidden, it is not the delta
conf: responses_hide_field text;
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"i","type":"message","status":"in_progress","role":"assistant","content":[]}}

data: {"type":"response.output_text.delta","item_id":"i","output_index":0,"content_index":0,"delta":null,"text":"hush"}

data: [DONE]

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"i","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"i","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"sequence_number":3,"type":"response.output_text.delta","item_id":"i","output_index":0,"content_index":0,"delta":""}

event: error
data: {"type":"error","sequence_number":4,"error":{"type":"server_error","code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null},"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":5,"response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"failed","error":{"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[{"id":"i","type":"message","status":"incomplete","role":"assistant","content":[{"type":"output_text","text":"","annotations":[],"logprobs":[]}]}]}}

