# The first frame of the response to a request for a response is an error, or
# is not JSON.

=== a type that is that of the error
log: status=failed api=responses
--- in
data: {"type":"invalid_request_error","message":"late","code":"context_length_exceeded","param":"input"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: error
data: {"error":{"type":"invalid_request_error","code":"context_length_exceeded","message":"late","param":"input"},"sequence_number":1,"type":"error","message":"late","code":"context_length_exceeded","param":"input"}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"context_length_exceeded","message":"late"},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== a type that ends in error
log: status=failed api=responses
--- in
data: {"type":"stream_error","message":"late"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: error
data: {"error":{"type":"stream_error","code":"stream_error","message":"late","param":null},"code":"stream_error","param":null,"sequence_number":1,"type":"error","message":"late"}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"stream_error","message":"late"},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== a type that ends in error, in the event line
log: status=failed api=responses
--- in
event: server_error
data: {"message":"late"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: error
data: {"error":{"type":"server_error","code":"server_error","message":"late","param":null},"code":"server_error","param":null,"type":"error","sequence_number":1,"message":"late"}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"late"},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== response.aborted
log: status=failed api=responses
--- in
data: {"type":"response.aborted","response":{"id":"resp_1","status":"aborted","error":{"message":"late"}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: response.in_progress
data: {"type":"response.in_progress","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: response.failed
data: {"sequence_number":2,"type":"response.failed","response":{"object":"response","created_at":TIME,"model":"unknown","output":[],"id":"resp_1","status":"failed","error":{"code":"server_error","message":"late"}}}

=== response.expired
log: status=failed api=responses
--- in
data: {"type":"response.expired","response":{"id":"resp_1","status":"expired"}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: response.in_progress
data: {"type":"response.in_progress","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: response.failed
data: {"sequence_number":2,"type":"response.failed","response":{"error":{"code":"server_error","message":"The upstream failed and did not say why."},"object":"response","created_at":TIME,"model":"unknown","output":[],"id":"resp_1","status":"failed"}}

=== detail
log: status=failed api=responses
--- in
data: {"detail":"late"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: error
data: {"error":{"type":"server_error","code":"server_error","message":"late","param":null},"code":"server_error","message":"late","param":null,"type":"error","sequence_number":1,"detail":"late"}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"late"},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== a list of details
log: status=failed api=responses
--- in
data: {"detail":[{"loc":["body"],"msg":"late","type":"value_error"}]}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: error
data: {"error":{"type":"server_error","code":"server_error","message":"late","param":null},"code":"server_error","message":"late","param":null,"type":"error","sequence_number":1,"detail":[{"loc":["body"],"msg":"late","type":"value_error"}]}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"late"},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== a list of errors
log: status=failed api=responses
--- in
data: {"success":false,"errors":[{"code":7009,"message":"late"}]}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: error
data: {"error":{"type":"server_error","code":"7009","message":"late","param":null},"code":"7009","message":"late","param":null,"type":"error","sequence_number":1,"success":false,"errors":[{"code":7009,"message":"late"}]}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"7009","message":"late"},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== a message with the type of Bedrock
log: status=failed api=responses
--- in
data: {"message":"late","__type":"ThrottlingException"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: error
data: {"error":{"type":"ThrottlingException","code":"ThrottlingException","message":"late","param":null},"code":"ThrottlingException","param":null,"type":"error","sequence_number":1,"message":"late","__type":"ThrottlingException"}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"ThrottlingException","message":"late"},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== a message with a status
log: status=failed api=responses
--- in
data: {"status":"error","message":"late"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: error
data: {"error":{"type":"server_error","code":"server_error","message":"late","param":null},"code":"server_error","param":null,"type":"error","sequence_number":1,"status":"error","message":"late"}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"late"},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== a message alone
log: status=failed api=responses
--- in
data: {"message":"late"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: error
data: {"error":{"type":"server_error","code":"server_error","message":"late","param":null},"code":"server_error","param":null,"type":"error","sequence_number":1,"message":"late"}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"late"},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== msg
log: status=failed api=responses
--- in
data: {"msg":"late","code":503}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: error
data: {"error":{"type":"server_error","code":"503","message":"late","param":null},"message":"late","param":null,"type":"error","sequence_number":1,"msg":"late","code":"503"}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"503","message":"late"},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== details
log: status=failed api=responses
--- in
event: error
data: {"code":400,"details":"late"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: error
data: {"error":{"type":"server_error","code":"400","message":"late","param":null},"message":"late","param":null,"type":"error","sequence_number":1,"code":"400","details":"late"}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"400","message":"late"},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== the last error
log: status=failed api=responses
--- in
data: {"last_error":{"code":"c","message":"late"}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: error
data: {"error":{"type":"server_error","code":"c","message":"late","param":null},"code":"c","message":"late","param":null,"type":"error","sequence_number":1,"last_error":{"code":"c","message":"late"}}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"c","message":"late"},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== an error in an error
log: status=failed api=responses
--- in
data: {"error":{"error":{"message":"late","code":"c"}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: error
data: {"code":"c","message":"late","param":null,"type":"error","sequence_number":1,"error":{"type":"server_error","code":"c","message":"late","param":null,"error":{"message":"late","code":"c"}}}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"c","message":"late"},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== an error that is a list
log: status=failed api=responses
--- in
data: {"error":[{"message":"late","code":"c"}]}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: error
data: {"code":"c","message":"late","param":null,"type":"error","sequence_number":1,"error":{"type":"server_error","param":null,"message":"late","code":"c"}}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"c","message":"late"},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== an error that is a text
log: status=failed api=responses
--- in
data: {"error":"late"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: error
data: {"code":"server_error","message":"late","param":null,"type":"error","sequence_number":1,"error":{"type":"server_error","code":"server_error","message":"late","param":null}}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"late"},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== JSON without a field
log: status=failed api=responses
--- in
{"error":{"message":"late","code":"c"}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: error
data: {"code":"c","message":"late","param":null,"type":"error","sequence_number":1,"error":{"type":"server_error","param":null,"message":"late","code":"c"}}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"c","message":"late"},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== JSON without a field, in lines
log: status=failed api=responses
--- in
{
  "error": {
    "message": "late",
    "code": "c"
  }
}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: error
data: {"code":"c","message":"late","param":null,"type":"error","sequence_number":1,   "error": {"type":"server_error","param":null,     "message": "late",     "code": "c"   } }

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"c","message":"late"},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== data that is a text
log: status=failed api=responses
--- in
data: error: late

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: error
data: {"code":"server_error","message":"late","param":null,"type":"error","sequence_number":1,"error":{"type":"server_error","code":"server_error","message":"late","param":null}}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"late"},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== data that is a text, and its object
log: status=failed api=responses
--- in
data: Error: {"message":"late","code":"c"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: error
data: {"code":"c","message":"late","param":null,"type":"error","sequence_number":1,"error":{"type":"server_error","param":null,"message":"late","code":"c"}}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"c","message":"late"},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== a text after an event line
log: status=failed api=responses
--- in
event: error
data: late

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: error
data: {"code":"server_error","message":"late","param":null,"type":"error","sequence_number":1,"error":{"type":"server_error","code":"server_error","message":"late","param":null}}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"late"},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== two lines of text after an event line
log: status=failed api=responses
--- in
event: error
data: late
data: again

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: error
data: {"code":"server_error","message":"late again","param":null,"type":"error","sequence_number":1,"error":{"type":"server_error","code":"server_error","message":"late again","param":null}}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"late again"},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== a string after an event line
log: status=failed api=responses
--- in
event: error
data: "late \"in\" it"

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: error
data: {"code":"server_error","message":"late \"in\" it","param":null,"type":"error","sequence_number":1,"error":{"type":"server_error","code":"server_error","message":"late \"in\" it","param":null}}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"late \"in\" it"},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== a list after an event line
log: status=failed api=responses
--- in
event: error
data: [{"message":"late","code":"c"}]

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: error
data: {"code":"c","message":"late","param":null,"type":"error","sequence_number":1,"error":{"type":"server_error","param":null,"message":"late","code":"c"}}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"c","message":"late"},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== a comment after an event line
log: status=failed api=responses
--- in
event: error
: late

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: error
data: {"code":"server_error","message":"late","param":null,"type":"error","sequence_number":1,"error":{"type":"server_error","code":"server_error","message":"late","param":null}}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"late"},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== an event line alone
log: status=failed api=responses
--- in
event: error

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: error
data: {"code":"server_error","message":"The upstream failed and did not say why.","param":null,"type":"error","sequence_number":1,"error":{"type":"server_error","code":"server_error","message":"The upstream failed and did not say why.","param":null}}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The upstream failed and did not say why."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== a text that needs escapes
log: status=failed api=responses
--- in
event: error
data: C:\late "it"	!

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: error
data: {"code":"server_error","message":"C:\\late \"it\"\t!","param":null,"type":"error","sequence_number":1,"error":{"type":"server_error","code":"server_error","message":"C:\\late \"it\"\t!","param":null}}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"C:\\late \"it\"\t!"},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== HTML
log: status=failed api=responses
--- in
data: <html>502 Bad Gateway</html>

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: error
data: {"code":"server_error","message":"<html>502 Bad Gateway</html>","param":null,"type":"error","sequence_number":1,"error":{"type":"server_error","code":"server_error","message":"<html>502 Bad Gateway</html>","param":null}}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"<html>502 Bad Gateway</html>"},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== a number
log: status=failed api=responses
--- in
data: 502

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: error
data: {"code":"server_error","message":"502","param":null,"type":"error","sequence_number":1,"error":{"type":"server_error","code":"server_error","message":"502","param":null}}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"502"},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== where a rule hides
conf: responses_hide_item reasoning;
log: status=truncated api=responses
--- in
data: <html>502 Bad Gateway</html>

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: error
data: {"type":"error","sequence_number":1,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== another API: a type that is that of the error
request: POST /v1/other {}
log: skipped=foreign
--- in
data: {"type":"invalid_request_error","message":"late","code":"context_length_exceeded","param":"input"}

--- same

=== another API: a type that ends in error
request: POST /v1/other {}
log: skipped=foreign
--- in
data: {"type":"stream_error","message":"late"}

--- same

=== another API: a type that ends in error, in the event line
request: POST /v1/other {}
log: skipped=foreign
--- in
event: server_error
data: {"message":"late"}

--- same

=== another API: detail
request: POST /v1/other {}
log: skipped=foreign
--- in
data: {"detail":"late"}

--- same

=== another API: a list of details
request: POST /v1/other {}
log: skipped=foreign
--- in
data: {"detail":[{"loc":["body"],"msg":"late","type":"value_error"}]}

--- same

=== another API: a list of errors
request: POST /v1/other {}
log: skipped=foreign
--- in
data: {"success":false,"errors":[{"code":7009,"message":"late"}]}

--- same

=== another API: a message with the type of Bedrock
request: POST /v1/other {}
log: skipped=foreign
--- in
data: {"message":"late","__type":"ThrottlingException"}

--- same

=== another API: a message with a status
request: POST /v1/other {}
log: skipped=foreign
--- in
data: {"status":"error","message":"late"}

--- same

=== another API: a message alone
request: POST /v1/other {}
log: skipped=foreign
--- in
data: {"message":"late"}

--- same

=== another API: msg
request: POST /v1/other {}
log: skipped=foreign
--- in
data: {"msg":"late","code":503}

--- same

=== another API: details
request: POST /v1/other {}
log: skipped=foreign
--- in
event: error
data: {"code":400,"details":"late"}

--- same

=== another API: the last error
request: POST /v1/other {}
log: skipped=foreign
--- in
data: {"last_error":{"code":"c","message":"late"}}

--- same

=== another API: an error in an error
request: POST /v1/other {}
log: skipped=foreign
--- in
data: {"error":{"error":{"message":"late","code":"c"}}}

--- same

=== another API: an error that is a list
request: POST /v1/other {}
log: skipped=foreign
--- in
data: {"error":[{"message":"late","code":"c"}]}

--- same

=== another API: an error that is a text
request: POST /v1/other {}
log: skipped=foreign
--- in
data: {"error":"late"}

--- same

=== another API: JSON without a field
request: POST /v1/other {}
log: skipped=foreign
--- in
{"error":{"message":"late","code":"c"}}

--- same

=== another API: JSON without a field, in lines
request: POST /v1/other {}
log: skipped=foreign
--- in
{
  "error": {
    "message": "late",
    "code": "c"
  }
}

--- same

=== another API: data that is a text
request: POST /v1/other {}
log: skipped=foreign
--- in
data: error: late

--- same

=== another API: data that is a text, and its object
request: POST /v1/other {}
log: skipped=foreign
--- in
data: Error: {"message":"late","code":"c"}

--- same

=== another API: a text after an event line
request: POST /v1/other {}
log: skipped=foreign
--- in
event: error
data: late

--- same

=== another API: two lines of text after an event line
request: POST /v1/other {}
log: skipped=foreign
--- in
event: error
data: late
data: again

--- same

=== another API: a string after an event line
request: POST /v1/other {}
log: skipped=foreign
--- in
event: error
data: "late \"in\" it"

--- same

=== another API: a list after an event line
request: POST /v1/other {}
log: skipped=foreign
--- in
event: error
data: [{"message":"late","code":"c"}]

--- same

=== another API: a comment after an event line
request: POST /v1/other {}
log: skipped=foreign
--- in
event: error
: late

--- same

=== another API: an event line alone
request: POST /v1/other {}
log: skipped=foreign
--- in
event: error

--- same

=== another API: a text that needs escapes
request: POST /v1/other {}
log: skipped=foreign
--- in
event: error
data: C:\late "it"	!

--- same

=== another API: HTML
request: POST /v1/other {}
log: skipped=foreign
--- in
data: <html>502 Bad Gateway</html>

--- same

