=== N20 after the terminal
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[]}}

data: {"type":"x"}

data: nope

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.completed
data: {"sequence_number":1,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[]}}

=== N20 two terminals
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[]}}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[]}}

data: [DONE]

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.completed
data: {"sequence_number":1,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[]}}

=== N20 [DONE] is made
conf: responses_profile openresponses;
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"background":false,"max_output_tokens":null,"max_tool_calls":null,"previous_response_id":null,"prompt_cache_key":null,"reasoning":null,"safety_identifier":null,"service_tier":"default","store":true,"text":{"format":{"type":"text"}},"top_logprobs":0,"truncation":"disabled","user":null,"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.completed
data: {"sequence_number":1,"type":"response.completed","response":{"error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"completed_at":1700000000,"frequency_penalty":0,"presence_penalty":0,"background":false,"max_output_tokens":null,"max_tool_calls":null,"previous_response_id":null,"prompt_cache_key":null,"reasoning":null,"safety_identifier":null,"service_tier":"default","store":true,"text":{"format":{"type":"text"}},"top_logprobs":0,"truncation":"disabled","user":null,"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[]}}

data: [DONE]

=== what the end of the message cuts is not invalid
log: status=completed malformed=0
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"r","object":"resp
--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[]}}

=== nor within its event line
log: status=completed malformed=0
--- in escaped
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[]}}

event: response.comp\
--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[]}}

