# The model of a failure that names none is the request's: otherwise logs and counters do not tell which model fails.

=== an error comes first
conf: responses_read_request on;
conf: responses_normalize off;
conf: responses_failure off;
request: POST /v1/responses {"model":"m-1"}
log: model=m-1 status=failed
--- in
event: error
data: {"type":"error","sequence_number":0,"error":{"type":"server_error","code":"c","message":"m","param":null}}

--- same

=== an error as JSON
conf: responses_types text/event-stream application/json;
conf: responses_read_request on;
request: POST /v1/responses {"model":"m-1"}
header: Content-Type: application/json
status: 500
log: model=m-1 status=failed
--- in
{"error":{"message":"m","type":"server_error","param":null,"code":null}}
--- same

=== the response has another one
conf: responses_read_request on;
request: POST /v1/responses {"model":"m-1"}
log: model=m-2 status=completed
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m-2","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m-2","status":"completed","output":[],"usage":null}}

--- same

