# Errors with a status of errors are read for the log alone: nothing is added to them.

=== an error without a type
status: 400
request: POST /v1/other {}
log: http_status=400 status=failed terminal=upstream error_code=model_not_found events_added=0
--- in
data: {"error":{"message":"no","type":"invalid_request_error","param":null,"code":"model_not_found"}}

--- same

=== an error event
status: 429
log: http_status=429 status=failed terminal=upstream error_code=slow_down events_added=0
--- in
event: error
data: {"type":"error","error":{"code":"slow_down","message":"no"}}

: end

--- same
