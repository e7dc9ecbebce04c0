# Where a rule hides, the answer to a request for a response is one, whatever
# its first event looks like: what came after a chunk of Chat Completions was
# sent as it came.

=== a chunk of another API before the response
conf: responses_hide_item reasoning;
--- in
data: {"object":"chat.completion.chunk","choices":[{"delta":{"content":"hush"}}]}

data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i0","type":"reasoning","summary":[],"encrypted_content":"hush"}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"i0","type":"reasoning","summary":[],"encrypted_content":"hush"}}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[{"id":"i0","type":"reasoning","summary":[],"encrypted_content":"hush"}]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.completed
data: {"sequence_number":1,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[]}}

=== without such a rule it is passed
--- in
data: {"object":"chat.completion.chunk","choices":[{"delta":{"content":"said"}}]}

data: [DONE]

--- same

=== frames that are no events before the response
conf: responses_hide_item reasoning;
--- in
event: response.created
id: {"type":"response.created","x":"hush"}

data: "hush"

data: {"x":"hush"}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: response.in_progress
data: {"type":"response.in_progress","sequence_number":1,"response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: response.completed
data: {"sequence_number":2,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[]}}

=== on a path without responses the first event decides
conf: responses_hide_item reasoning;
request: POST /v1/other
--- in
data: {"type":"note","text":"said"}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i0","type":"reasoning","summary":[]}}

--- same
