# What a response lacks is that of the request, if it was read: an Open
# Responses gateway said "store":true of requests with "store":false.

=== all members of Open Responses
conf: responses_profile openresponses;
request: POST /v1/responses {"model":"m","input":"x","store":false,"instructions":"Be brief.","temperature":0.2,"top_p":0.5,"parallel_tool_calls":false,"tool_choice":"none","metadata":{"a":"b"},"max_output_tokens":64,"user":"u","truncation":"auto","service_tier":"flex","top_logprobs":2,"prompt_cache_key":"k","safety_identifier":"s","max_tool_calls":3,"frequency_penalty":0.1,"presence_penalty":0.3,"background":true,"previous_response_id":"resp_0"}
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"error":null,"incomplete_details":null,"usage":null,"instructions":"Be brief.","metadata":{"a":"b"},"parallel_tool_calls":false,"temperature":0.2,"tool_choice":"none","tools":[],"top_p":0.5,"completed_at":null,"frequency_penalty":0.1,"presence_penalty":0.3,"background":true,"max_output_tokens":64,"max_tool_calls":3,"previous_response_id":"resp_0","prompt_cache_key":"k","reasoning":null,"safety_identifier":"s","service_tier":"flex","store":false,"text":{"format":{"type":"text"}},"top_logprobs":2,"truncation":"auto","user":"u","id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"error":null,"incomplete_details":null,"usage":null,"instructions":"Be brief.","metadata":{"a":"b"},"parallel_tool_calls":false,"temperature":0.2,"tool_choice":"none","tools":[],"top_p":0.5,"completed_at":1700000000,"frequency_penalty":0.1,"presence_penalty":0.3,"background":true,"max_output_tokens":64,"max_tool_calls":3,"previous_response_id":"resp_0","prompt_cache_key":"k","reasoning":null,"safety_identifier":"s","service_tier":"flex","store":false,"text":{"format":{"type":"text"}},"top_logprobs":2,"truncation":"auto","user":"u","id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[]}}

data: [DONE]

=== objects get the members that a response must have
conf: responses_profile openresponses;
request: POST /v1/responses {"model":"m","input":"x","reasoning":{"effort":"low"},"text":{"verbosity":"low"},"tools":[{"type":"function","name":"f"},{"type":"function","name":"g","strict":true,"parameters":{}},{"type":"web_search"}]}
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[{"description":null,"parameters":null,"strict":null,"type":"function","name":"f"},{"description":null,"type":"function","name":"g","strict":true,"parameters":{}},{"type":"web_search"}],"top_p":1,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"background":false,"max_output_tokens":null,"max_tool_calls":null,"previous_response_id":null,"prompt_cache_key":null,"reasoning":{"summary":null,"effort":"low"},"safety_identifier":null,"service_tier":"default","store":true,"text":{"format":{"type":"text"},"verbosity":"low"},"top_logprobs":0,"truncation":"disabled","user":null,"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[{"description":null,"parameters":null,"strict":null,"type":"function","name":"f"},{"description":null,"type":"function","name":"g","strict":true,"parameters":{}},{"type":"web_search"}],"top_p":1,"completed_at":1700000000,"frequency_penalty":0,"presence_penalty":0,"background":false,"max_output_tokens":null,"max_tool_calls":null,"previous_response_id":null,"prompt_cache_key":null,"reasoning":{"summary":null,"effort":"low"},"safety_identifier":null,"service_tier":"default","store":true,"text":{"format":{"type":"text"},"verbosity":"low"},"top_logprobs":0,"truncation":"disabled","user":null,"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[]}}

data: [DONE]

=== null says nothing
conf: responses_profile openresponses;
request: POST /v1/responses {"model":"m","input":"x","store":null,"tools":null,"temperature":null,"reasoning":null,"text":null}
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"background":false,"max_output_tokens":null,"max_tool_calls":null,"previous_response_id":null,"prompt_cache_key":null,"reasoning":null,"safety_identifier":null,"service_tier":"default","store":true,"text":{"format":{"type":"text"}},"top_logprobs":0,"truncation":"disabled","user":null,"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"completed_at":1700000000,"frequency_penalty":0,"presence_penalty":0,"background":false,"max_output_tokens":null,"max_tool_calls":null,"previous_response_id":null,"prompt_cache_key":null,"reasoning":null,"safety_identifier":null,"service_tier":"default","store":true,"text":{"format":{"type":"text"}},"top_logprobs":0,"truncation":"disabled","user":null,"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[]}}

data: [DONE]

=== a response that has them
conf: responses_profile openresponses;
request: POST /v1/responses {"model":"m","input":"x","store":false,"temperature":0.2}
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[],"store":true,"temperature":1.0}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":0.2,"tool_choice":"auto","tools":[],"top_p":1,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"background":false,"max_output_tokens":null,"max_tool_calls":null,"previous_response_id":null,"prompt_cache_key":null,"reasoning":null,"safety_identifier":null,"service_tier":"default","store":false,"text":{"format":{"type":"text"}},"top_logprobs":0,"truncation":"disabled","user":null,"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"tool_choice":"auto","tools":[],"top_p":1,"completed_at":1700000000,"frequency_penalty":0,"presence_penalty":0,"background":false,"max_output_tokens":null,"max_tool_calls":null,"previous_response_id":null,"prompt_cache_key":null,"reasoning":null,"safety_identifier":null,"service_tier":"default","text":{"format":{"type":"text"}},"top_logprobs":0,"truncation":"disabled","user":null,"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[],"store":true,"temperature":1.0}}

data: [DONE]

=== a flat response of OpenAI
request: POST /v1/responses {"model":"m","input":"x","store":false,"tools":[{"type":"function","name":"f"}],"instructions":"Be brief.","temperature":0.2,"top_p":0.5,"parallel_tool_calls":false,"tool_choice":"none","metadata":{"a":"b"},"max_output_tokens":64,"user":"u","truncation":"auto","service_tier":"flex","top_logprobs":2,"prompt_cache_key":"k","safety_identifier":"s","max_tool_calls":3,"frequency_penalty":0.1,"presence_penalty":0.3,"background":true,"previous_response_id":"resp_0"}
--- in
data: {"type":"response.created","id":"resp_1","model":"demo"}

data: {"type":"response.completed","id":"resp_1","model":"demo","output":[]}

--- out
event: response.created
data: {"type":"response.created","response":{"object":"response","created_at":TIME,"status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":"Be brief.","metadata":{"a":"b"},"parallel_tool_calls":false,"temperature":0.2,"tool_choice":"none","tools":[{"description":null,"parameters":null,"strict":null,"type":"function","name":"f"}],"top_p":0.5,"access_programs":null,"completed_at":null,"frequency_penalty":0.1,"presence_penalty":0.3,"output":[],"id":"resp_1","model":"demo"},"sequence_number":0}

event: response.completed
data: {"type":"response.completed","response":{"object":"response","created_at":TIME,"status":"completed","error":null,"incomplete_details":null,"usage":null,"instructions":"Be brief.","metadata":{"a":"b"},"parallel_tool_calls":false,"temperature":0.2,"tool_choice":"none","tools":[{"description":null,"parameters":null,"strict":null,"type":"function","name":"f"}],"top_p":0.5,"access_programs":null,"completed_at":TIME,"frequency_penalty":0.1,"presence_penalty":0.3,"id":"resp_1","model":"demo","output":[]},"sequence_number":1}

=== a response that is generated
request: POST /v1/responses {"model":"m","input":"x","instructions":"Be brief.","tools":[{"type":"function","name":"f"}]}
--- in
event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":0,"delta":"Hi"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"m","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":"Be brief.","metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[{"description":null,"parameters":null,"strict":null,"type":"function","name":"f"}],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: response.in_progress
data: {"type":"response.in_progress","sequence_number":1,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"m","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":"Be brief.","metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[{"description":null,"parameters":null,"strict":null,"type":"function","name":"f"}],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":2,"output_index":0,"item":{"id":"msg_REQUEST_0","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":3,"item_id":"msg_REQUEST_0","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"output_index":0,"content_index":0,"item_id":"msg_REQUEST_0","type":"response.output_text.delta","sequence_number":4,"delta":"Hi"}

event: error
data: {"type":"error","sequence_number":5,"error":{"type":"server_error","code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null},"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":6,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"m","status":"failed","error":{"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":"Be brief.","metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[{"description":null,"parameters":null,"strict":null,"type":"function","name":"f"}],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[{"id":"msg_REQUEST_0","type":"message","status":"incomplete","role":"assistant","content":[{"type":"output_text","text":"Hi","annotations":[],"logprobs":[]}]}]}}

=== a rule hides them
conf: responses_hide_field response.instructions response.tools;
request: POST /v1/responses {"model":"m","input":"x","instructions":"hush","tools":[{"type":"function","name":"hush"}]}
--- in
data: {"type":"response.completed","id":"resp_1","model":"demo","output":[]}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":TIME,"model":"demo","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: response.in_progress
data: {"type":"response.in_progress","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":TIME,"model":"demo","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: response.completed
data: {"type":"response.completed","response":{"object":"response","created_at":TIME,"status":"completed","error":null,"incomplete_details":null,"usage":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","top_p":1,"access_programs":null,"completed_at":TIME,"frequency_penalty":0,"presence_penalty":0,"id":"resp_1","model":"demo","output":[]},"sequence_number":2}

=== members that are set are those that were sent
conf: responses_profile openresponses;
conf: responses_request_set store :=false;
conf: responses_request_set reasoning.effort high;
conf: responses_request_drop truncation;
conf: responses_request_set top_logprobs :=5;
request: POST /v1/responses {"model":"m","input":"x","store":true,"reasoning":{"effort":"low"},"truncation":"auto"}
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"background":false,"max_output_tokens":null,"max_tool_calls":null,"previous_response_id":null,"prompt_cache_key":null,"reasoning":{"summary":null,"effort":"high"},"safety_identifier":null,"service_tier":"default","store":false,"text":{"format":{"type":"text"}},"top_logprobs":5,"truncation":"disabled","user":null,"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"completed_at":1700000000,"frequency_penalty":0,"presence_penalty":0,"background":false,"max_output_tokens":null,"max_tool_calls":null,"previous_response_id":null,"prompt_cache_key":null,"reasoning":{"summary":null,"effort":"high"},"safety_identifier":null,"service_tier":"default","store":false,"text":{"format":{"type":"text"}},"top_logprobs":5,"truncation":"disabled","user":null,"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[]}}

data: [DONE]

=== but not what a user may not see
conf: responses_profile openresponses;
conf: responses_request_set instructions "hush";
conf: responses_request_set user "hush";
conf: responses_request_set metadata.tenant "hush";
conf: responses_request_set store :=false;
request: POST /v1/responses {"model":"m","input":"x","user":"me","metadata":{"a":"b"}}
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{"a":"b"},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"background":false,"max_output_tokens":null,"max_tool_calls":null,"previous_response_id":null,"prompt_cache_key":null,"reasoning":null,"safety_identifier":null,"service_tier":"default","store":false,"text":{"format":{"type":"text"}},"top_logprobs":0,"truncation":"disabled","user":"me","id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{"a":"b"},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"completed_at":1700000000,"frequency_penalty":0,"presence_penalty":0,"background":false,"max_output_tokens":null,"max_tool_calls":null,"previous_response_id":null,"prompt_cache_key":null,"reasoning":null,"safety_identifier":null,"service_tier":"default","store":false,"text":{"format":{"type":"text"}},"top_logprobs":0,"truncation":"disabled","user":"me","id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[]}}

data: [DONE]

=== a request of another API
conf: responses_profile openresponses;
request: POST /v1/responses {"model":"m","messages":[],"store":false}
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"background":false,"max_output_tokens":null,"max_tool_calls":null,"previous_response_id":null,"prompt_cache_key":null,"reasoning":null,"safety_identifier":null,"service_tier":"default","store":true,"text":{"format":{"type":"text"}},"top_logprobs":0,"truncation":"disabled","user":null,"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"completed_at":1700000000,"frequency_penalty":0,"presence_penalty":0,"background":false,"max_output_tokens":null,"max_tool_calls":null,"previous_response_id":null,"prompt_cache_key":null,"reasoning":null,"safety_identifier":null,"service_tier":"default","store":true,"text":{"format":{"type":"text"}},"top_logprobs":0,"truncation":"disabled","user":null,"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[]}}

data: [DONE]

