# What is logged of JSON responses, which pass unchanged.

=== all that JSON has, and nothing that only streams have
request: POST /v1/other {}
header: Content-Type: application/json
log: id=resp_1 model=m-1 api=responses status=completed incomplete_reason=- error_code=- service_tier=default input_tokens=11 cached_tokens=3 output_tokens=7 reasoning_tokens=2 total_tokens=18 tool_calls=1 terminal=- dialect=- first_event_time=- first_token_time=- first_text_time=- stream_time=- token_interval=- max_gap=- events=- events_hidden=- events_added=- events_edited=- repaired=- malformed=- oversize=- skipped=-
--- in
{"id":"resp_1","object":"response","created_at":1,"status":"completed","error":null,"model":"m-1","output":[{"type":"function_call","id":"fc_1"},{"type":"message","content":[{"type":"output_text","text":"word"}]}],"service_tier":"default","usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"output_tokens_details":{"reasoning_tokens":2},"total_tokens":18}}
--- same

=== white space
request: POST /v1/other {}
header: Content-Type: application/json
log: id=resp_1 model=m-1 api=responses status=completed incomplete_reason=- error_code=- service_tier=default input_tokens=11 cached_tokens=3 output_tokens=7 reasoning_tokens=2 total_tokens=18 tool_calls=1
--- in
 {"id":"resp_1",
 "object":"response",
 "created_at":1,
 "status":"completed",
 "error":null,
 "model":"m-1",
 "output":[{"type":"function_call",
 "id":"fc_1"},
 {"type":"message",
 "content":[{"type":"output_text",
 "text":"word"}]}],
 "service_tier":"default",
 "usage":{"input_tokens":11,
 "input_tokens_details":{"cached_tokens":3},
 "output_tokens":7,
 "output_tokens_details":{"reasoning_tokens":2},
 "total_tokens":18}}
--- same

=== queued
request: POST /v1/other {}
header: Content-Type: application/json
log: id=resp_1 status=queued total_tokens=-
--- in
{"id":"resp_1","object":"response","status":"queued","usage":null}
--- same

=== in progress
request: POST /v1/other {}
header: Content-Type: application/json
log: id=resp_1 status=in_progress
--- in
{"id":"resp_1","object":"response","status":"in_progress"}
--- same

=== incomplete
request: POST /v1/other {}
header: Content-Type: application/json
log: status=incomplete incomplete_reason=content_filter total_tokens=18
--- in
{"object":"response","status":"incomplete","incomplete_details":{"reason":"content_filter"},"usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"output_tokens_details":{"reasoning_tokens":2},"total_tokens":18}}
--- same

=== failed
request: POST /v1/other {}
header: Content-Type: application/json
log: status=failed error_code=server_error
--- in
{"object":"response","status":"failed","error":{"code":"server_error"}}
--- same

=== cancelled
request: POST /v1/other {}
header: Content-Type: application/json
log: status=cancelled
--- in
{"object":"response","status":"cancelled"}
--- same

=== deleted
request: POST /v1/other {}
header: Content-Type: application/json
log: id=resp_1 status=-
--- in
{"id":"resp_1","object":"response","deleted":true}
--- same

=== half of it
request: POST /v1/other {}
header: Content-Type: application/json
log: id=resp_1 status=truncated tool_calls=1
--- in
{"id":"resp_1","object":"response","created_at":1,"status":"completed","error":null,"model":"m-1","output":[{"type":"function_call","id":"fc_1"},{"type":"message","content":[{"type
--- same

=== a token count of a wrong kind
request: POST /v1/other {}
header: Content-Type: application/json
log: status=completed input_tokens=-
--- in
{"object":"response","status":"completed","usage":{"input_tokens":"many"}}
--- same

=== words are safe in logs
request: POST /v1/other {}
header: Content-Type: application/json
log: id=a'b??c?[m/
--- in
{"object":"response","status":"completed","id":"a\"b\n\u0000c\u001b[m\\"}
--- same

=== an array
request: POST /v1/other {}
header: Content-Type: application/json
log: id=- status=- total_tokens=- skipped=foreign
--- in
[{"id":"resp_1","object":"response","created_at":1,"status":"completed","error":null,"model":"m-1","output":[{"type":"function_call","id":"fc_1"},{"type":"message","content":[{"type":"output_text","text":"word"}]}],"service_tier":"default","usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"output_tokens_details":{"reasoning_tokens":2},"total_tokens":18}}]
--- same

=== something before it
request: POST /v1/other {}
header: Content-Type: application/json
log: id=- status=- total_tokens=- skipped=foreign
--- in
<html>{"id":"resp_1","object":"response","created_at":1,"status":"completed","error":null,"model":"m-1","output":[{"type":"function_call","id":"fc_1"},{"type":"message","content":[{"type":"output_text","text":"word"}]}],"service_tier":"default","usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"output_tokens_details":{"reasoning_tokens":2},"total_tokens":18}}
--- same

=== invalid
request: POST /v1/other {}
header: Content-Type: application/json
log: id=- status=- total_tokens=-
--- in
{"id":"resp_1","object":"response","created_at":1,"status":"completed","error":null,"model":"m-1","output":[{"type":"function_call","id":"fc_1"},{"type":"message","content":[{"type":"output_text","text":"word"}]}],"service_tier":"default","usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"output_tokens_details":{"reasoning_tokens":2},"total_tokens":18},}
--- same

=== another API
request: POST /v1/other {}
header: Content-Type: application/json
log: id=- status=- total_tokens=- skipped=foreign
--- in
{"id":"resp_1","object":"chat.completion","created_at":1,"status":"completed","error":null,"model":"m-1","output":[{"type":"function_call","id":"fc_1"},{"type":"message","content":[{"type":"output_text","text":"word"}]}],"service_tier":"default","usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"output_tokens_details":{"reasoning_tokens":2},"total_tokens":18}}
--- same

=== a list
request: POST /v1/other {}
header: Content-Type: application/json
log: id=- status=- total_tokens=- skipped=foreign
--- in
{"object":"list","data":[{"id":"resp_1","object":"response","created_at":1,"status":"completed","error":null,"model":"m-1","output":[{"type":"function_call","id":"fc_1"},{"type":"message","content":[{"type":"output_text","text":"word"}]}],"service_tier":"default","usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"output_tokens_details":{"reasoning_tokens":2},"total_tokens":18}}]}
--- same

=== nothing
request: POST /v1/other {}
header: Content-Type: application/json
log: id=- status=- total_tokens=-
--- in

--- same

=== an error 400
request: POST /v1/other {}
status: 400
header: Content-Type: application/json
log: http_status=400 status=failed error_code=model_not_found
--- in
{"error":{"message":"no","type":"invalid_request_error","param":null,"code":"model_not_found"}}
--- same

=== an error 401
request: POST /v1/other {}
status: 401
header: Content-Type: application/json
log: http_status=401 status=failed error_code=model_not_found
--- in
{"error":{"message":"no","type":"invalid_request_error","param":null,"code":"model_not_found"}}
--- same

=== an error 404
request: POST /v1/other {}
status: 404
header: Content-Type: application/json
log: http_status=404 status=failed error_code=model_not_found
--- in
{"error":{"message":"no","type":"invalid_request_error","param":null,"code":"model_not_found"}}
--- same

=== an error 429
request: POST /v1/other {}
status: 429
header: Content-Type: application/json
log: http_status=429 status=failed error_code=model_not_found
--- in
{"error":{"message":"no","type":"invalid_request_error","param":null,"code":"model_not_found"}}
--- same

=== an error 500
request: POST /v1/other {}
status: 500
header: Content-Type: application/json
log: http_status=500 status=failed error_code=model_not_found
--- in
{"error":{"message":"no","type":"invalid_request_error","param":null,"code":"model_not_found"}}
--- same

=== an error 503
request: POST /v1/other {}
status: 503
header: Content-Type: application/json
log: http_status=503 status=failed error_code=model_not_found
--- in
{"error":{"message":"no","type":"invalid_request_error","param":null,"code":"model_not_found"}}
--- same
