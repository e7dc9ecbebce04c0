=== N13 nested without a type
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"error":{"code":"c","message":"m"}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: error
data: {"code":"c","message":"m","param":null,"type":"error","sequence_number":1,"error":{"type":"server_error","param":null,"code":"c","message":"m"}}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"failed","error":{"code":"c","message":"m"},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== N13 status and error
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"status":"failed","error":{"code":"c","message":"m"}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.failed
data: {"type":"response.failed","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[],"status":"failed","error":{"code":"c","message":"m"}},"sequence_number":1}

=== N13 flat
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: error
data: {"type":"error","code":"c","message":"m"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: error
data: {"error":{"type":"server_error","code":"c","message":"m","param":null},"param":null,"sequence_number":1,"type":"error","code":"c","message":"m"}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"failed","error":{"code":"c","message":"m"},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== N13 nested, event line
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: error
data: {"error":{"type":"c","message":"m"}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: error
data: {"code":"c","message":"m","param":null,"type":"error","sequence_number":1,"error":{"code":"c","param":null,"type":"c","message":"m"}}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"failed","error":{"code":"c","message":"m"},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== N13 flat, openresponses
conf: responses_profile openresponses;
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: error
data: {"type":"error","code":"c","message":"m"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"background":false,"max_output_tokens":null,"max_tool_calls":null,"previous_response_id":null,"prompt_cache_key":null,"reasoning":null,"safety_identifier":null,"service_tier":"default","store":true,"text":{"format":{"type":"text"}},"top_logprobs":0,"truncation":"disabled","user":null,"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: error
data: {"error":{"type":"server_error","code":"c","message":"m","param":null},"param":null,"sequence_number":1,"type":"error","code":"c","message":"m"}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"failed","error":{"code":"c","message":"m"},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"background":false,"max_output_tokens":null,"max_tool_calls":null,"previous_response_id":null,"prompt_cache_key":null,"reasoning":null,"safety_identifier":null,"service_tier":"default","store":true,"text":{"format":{"type":"text"}},"top_logprobs":0,"truncation":"disabled","user":null,"output":[]}}

data: [DONE]

=== N13 nested, openresponses
conf: responses_profile openresponses;
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: error
data: {"type":"error","error":{"code":"c","message":"m"}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"background":false,"max_output_tokens":null,"max_tool_calls":null,"previous_response_id":null,"prompt_cache_key":null,"reasoning":null,"safety_identifier":null,"service_tier":"default","store":true,"text":{"format":{"type":"text"}},"top_logprobs":0,"truncation":"disabled","user":null,"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: error
data: {"code":"c","message":"m","param":null,"sequence_number":1,"type":"error","error":{"type":"server_error","param":null,"code":"c","message":"m"}}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"failed","error":{"code":"c","message":"m"},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"background":false,"max_output_tokens":null,"max_tool_calls":null,"previous_response_id":null,"prompt_cache_key":null,"reasoning":null,"safety_identifier":null,"service_tier":"default","store":true,"text":{"format":{"type":"text"}},"top_logprobs":0,"truncation":"disabled","user":null,"output":[]}}

data: [DONE]

=== N13 nested, eugpt
conf: responses_profile eugpt;
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: error
data: {"type":"error","error":{"code":"c","message":"m"}}

--- out
event: message
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000000,"status":"in_progress","model":"m","output":[]}}

event: message
data: {"code":"c","message":"m","type":"error"}

=== N13 failed, eugpt
conf: responses_profile eugpt;
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.failed
data: {"type":"response.failed","response":{"id":"r","status":"failed","error":{"code":"c","message":"m"}}}

--- out
event: message
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000000,"status":"in_progress","model":"m","output":[]}}

event: message
data: {"type":"error","sequence_number":1,"code":"c","message":"m"}

=== N13 response.error
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"type":"response.error","code":"c","message":"m"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: error
data: {"error":{"type":"server_error","code":"c","message":"m","param":null},"param":null,"sequence_number":1,"type":"error","code":"c","message":"m"}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"failed","error":{"code":"c","message":"m"},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== N13 nested, empty
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"error":{}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: error
data: {"code":"server_error","message":"The upstream failed and did not say why.","param":null,"type":"error","sequence_number":1,"error":{"type":"server_error","code":"server_error","message":"The upstream failed and did not say why.","param":null}}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"failed","error":{"code":"server_error","message":"The upstream failed and did not say why."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== N13 nested, no more than a type is missing
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: error
data: {"type":"error","sequence_number":1,"error":{"code":"c","message":"m","param":null}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: error
data: {"code":"c","message":"m","param":null,"type":"error","sequence_number":1,"error":{"type":"server_error","code":"c","message":"m","param":null}}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"failed","error":{"code":"c","message":"m"},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== N13 nested, whole
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: error
data: {"type":"error","sequence_number":1,"error":{"type":"t","code":null,"message":"m","param":"p"}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: error
data: {"type":"error","sequence_number":1,"error":{"type":"t","code":null,"message":"m","param":"p"}}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"failed","error":{"code":"t","message":"m"},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== N13 nested, a number for a code
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"error":{"message":"m","type":"t","param":null,"code": 400, "x":1}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: error
data: {"code":"400","message":"m","param":null,"type":"error","sequence_number":1,"error":{"message":"m","type":"t","param":null,"code": "400", "x":1}}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"failed","error":{"code":"400","message":"m"},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== N13 nested, a number for a code, eugpt
conf: responses_profile eugpt;
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"error":{"message":"m","code":400}}

--- out
event: message
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000000,"status":"in_progress","model":"m","output":[]}}

event: message
data: {"code":"400","message":"m","type":"error"}

=== N13 flat, a number for a code, a param
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"type":"error","code":-1,"message":"m","param":"p"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: error
data: {"error":{"type":"server_error","code":"-1","message":"m","param":"p"},"sequence_number":1,"type":"error","code":"-1","message":"m","param":"p"}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"failed","error":{"code":"-1","message":"m"},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== N13 flat, a number for a code, eugpt
conf: responses_profile eugpt;
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: message
data: {"type":"error","sequence_number":1,"code":7,"message":"m"}

--- out
event: message
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000000,"status":"in_progress","model":"m","output":[]}}

event: message
data: {"type":"error","sequence_number":1,"code":"7","message":"m"}

=== N13 a text
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"error":"no \"m\""}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: error
data: {"code":"server_error","message":"no \"m\"","param":null,"type":"error","sequence_number":1,"error":{"type":"server_error","code":"server_error","message":"no \"m\"","param":null}}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"failed","error":{"code":"server_error","message":"no \"m\""},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== N13 a text, event line, eugpt
conf: responses_profile eugpt;
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: error
data: {"error":"m"}

--- out
event: message
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000000,"status":"in_progress","model":"m","output":[]}}

event: message
data: {"code":"server_error","message":"m","type":"error"}

=== N13 the type of the error's own
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"object":"error","message":"m","type":"BadRequestError","param":"p","code":400}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: error
data: {"error":{"type":"BadRequestError","code":"400","message":"m","param":"p"},"sequence_number":1,"object":"error","message":"m","type":"error","param":"p","code":"400"}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"failed","error":{"code":"400","message":"m"},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== N13 the type of the error's own, eugpt
conf: responses_profile eugpt;
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"object":"error","message":"m","type":"BadRequestError","param":null,"code":400}

--- out
event: message
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000000,"status":"in_progress","model":"m","output":[]}}

event: message
data: {"object":"error","message":"m","type":"error","code":"400"}

=== N13 failed, a number for a code
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.failed
data: {"type":"response.failed","sequence_number":1,"response":{"id":"r","object":"response","created_at":1700000000,"status":"failed","model":"m","output":[],"error":{"code":503,"message":"m"}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.failed
data: {"type":"response.failed","sequence_number":1,"response":{"id":"r","object":"response","created_at":1700000000,"status":"failed","model":"m","output":[],"error":{"code":"server_error","message":"m"}}}

=== N13 failed, a text
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.failed
data: {"type":"response.failed","sequence_number":1,"response":{"id":"r","object":"response","created_at":1700000000,"status":"failed","model":"m","output":[],"error":"m"}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.failed
data: {"type":"response.failed","sequence_number":1,"response":{"id":"r","object":"response","created_at":1700000000,"status":"failed","model":"m","output":[],"error":{"code":"server_error","message":"m"}}}

