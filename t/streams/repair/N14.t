=== N14 usage
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[],"usage":{"prompt_tokens":1,"completion_tokens":2}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.completed
data: {"sequence_number":1,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[],"usage":{"total_tokens":3,"input_tokens_details":{"cached_tokens":0,"cache_write_tokens":0},"output_tokens_details":{"reasoning_tokens":0},"input_tokens":1,"output_tokens":2}}}

