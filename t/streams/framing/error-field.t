# llama.cpp sent errors as a field of the name "error" until late 2025:
# clients ignore the line, and the message was lost (coddy-agent#106).

=== an error in the middle
log: status=failed error_code=400
--- in
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1790000000,"status":"in_progress","model":"m","output":[]}}

error: {"code":400,"message":"the request exceeds the available context size","type":"invalid_request_error"}

data: [DONE]

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1790000000,"status":"in_progress","model":"m","output":[]}}

event: error
data: {"code":"400","message":"the request exceeds the available context size","param":null,"type":"error","sequence_number":1,"error":{"param":null,"code":"400","message":"the request exceeds the available context size","type":"invalid_request_error"}}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_1","object":"response","created_at":1790000000,"model":"m","status":"failed","error":{"code":"400","message":"the request exceeds the available context size"},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== an error first
log: api=responses status=failed error_code=400
--- in
error: {"code":400,"message":"the request exceeds the available context size","type":"invalid_request_error"}

data: [DONE]

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: error
data: {"code":"400","message":"the request exceeds the available context size","param":null,"type":"error","sequence_number":1,"error":{"param":null,"code":"400","message":"the request exceeds the available context size","type":"invalid_request_error"}}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"400","message":"the request exceeds the available context size"},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== an error first, where a rule hides
conf: responses_hide_item reasoning;
log: api=responses status=failed
--- in
error: {"code":400,"message":"the request exceeds the available context size","type":"invalid_request_error"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: error
data: {"code":"400","message":"the request exceeds the available context size","param":null,"type":"error","sequence_number":1,"error":{"param":null,"code":"400","message":"the request exceeds the available context size","type":"invalid_request_error"}}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"400","message":"the request exceeds the available context size"},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== an error of a stream that is not of a response
request: POST /v1/chat/completions {}
--- in
error: {"code":400,"message":"the request exceeds the available context size","type":"invalid_request_error"}

data: [DONE]

--- same

=== fields of the name that are no errors pass
--- in
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1790000000,"status":"in_progress","model":"m","output":[]}}

error: {"code":400

errors: {"code":400}

err

error: none

data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1790000000,"status":"completed","model":"m","output":[]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1790000000,"status":"in_progress","model":"m","output":[]}}

error: {"code":400

errors: {"code":400}

err

error: none

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1790000000,"status":"completed","model":"m","output":[]}}

