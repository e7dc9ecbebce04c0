# A failure that says no reason waits for it.

=== the reason comes
conf: responses_profile openai done=keep;
conf: responses_failure off;
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1,"model":"m","output":[],"status":"in_progress"}}

data: {"type":"response.failed","response":{"id":"r","object":"response","created_at":1,"model":"m","output":[],"status":"failed","error":null}}

data: {"type":"error","error":{"code":"x","message":"why"}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1,"model":"m","output":[],"status":"in_progress"}}

event: error
data: {"code":"x","message":"why","param":null,"sequence_number":1,"type":"error","error":{"type":"server_error","param":null,"code":"x","message":"why"}}

event: response.failed
data: {"sequence_number":2,"type":"response.failed","response":{"id":"r","object":"response","created_at":1,"model":"m","output":[],"status":"failed","error":{"code":"x","message":"why"}}}

=== nothing comes
conf: responses_profile openai done=keep;
conf: responses_failure off;
conf: responses_max_event_size 4096;
--- in
data: {"type":"response.failed","response":{"id":"r","object":"response","created_at":1,"model":"m","output":[],"status":"failed","error":null}}

error: {"code":"x","message":"why"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: error
data: {"code":"x","message":"why","param":null,"type":"error","sequence_number":1,"error":{"type":"server_error","param":null,"code":"x","message":"why"}}

event: response.failed
data: {"sequence_number":2,"type":"response.failed","response":{"id":"resp_REQUEST","object":"response","created_at":1,"model":"m","output":[],"status":"failed","error":{"code":"x","message":"why"}}}

