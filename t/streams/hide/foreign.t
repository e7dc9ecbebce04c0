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
