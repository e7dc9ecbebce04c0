# The contract wants a type in each event, and that what is not understood
# passes.  Where no line says the type, it cannot be known.

=== N1 no type
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.in_progress
data: {"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.in_progress
data: {"type":"response.in_progress","sequence_number":1,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: error
data: {"type":"error","sequence_number":2,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":3,"response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== N1 no type, no event line
contract: -

--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"x":1}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"sequence_number":1,"x":1}

event: error
data: {"type":"error","sequence_number":2,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":3,"response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

