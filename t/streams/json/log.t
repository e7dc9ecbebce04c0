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
log: id=resp_1 status=truncated total_tokens=18
--- in
{"id":"resp_1","object":"response","created_at":1,"status":"completed","error":null,"model":"m-1","output":[{"type":"function_call","id":"fc_1"},{"type":"message","content":[{"type":"output_text","text":"word"}]}],"service_tier":"default","usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"output_tokens_details":{"reasoning_tokens":2},"total_tokens":18},}
--- same

=== another API, with members of ours
request: POST /v1/other {}
header: Content-Type: application/json
log: id=resp_1 model=m-1 api=chat status=- total_tokens=18 skipped=foreign
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

=== the other names of tokens
request: POST /v1/other {}
header: Content-Type: application/json
log: input_tokens=1 cached_tokens=0 output_tokens=2 reasoning_tokens=5 total_tokens=3 status=completed
--- in
{"object":"response","status":"completed","usage":{"prompt_tokens":1,"completion_tokens":2,"total_tokens":3,"prompt_tokens_details":{"cached_tokens":0},"completion_tokens_details":{"reasoning_tokens":5}}}
--- same

=== an unknown status
request: POST /v1/other {}
header: Content-Type: application/json
log: status=-
--- in
{"object":"response","status":"created"}
--- same

=== a long status
request: POST /v1/other {}
header: Content-Type: application/json
log: status=-
--- in
{"object":"response","status":"completedcompletedcompletedcompleted"}
--- same

=== calls
request: POST /v1/other {}
header: Content-Type: application/json
log: tool_calls=2 status=-
--- in
{"output":[{"type":"function_call"},{"type":"message","content":[{"type":"a_call"}]},{"a":{"type":"b_call"},"type":"mcp_call"},[{"type":"c_call"}],"_call",{"type":["d_call"]},{"type":"_call"}],"object":"response","type":"e_call"}
--- same

=== a compaction
request: POST /v1/other {}
header: Content-Type: application/json
log: id=c input_tokens=1 status=-
--- in
{"object":"response.compaction","id":"c","usage":{"input_tokens":1}}
--- same

=== its code, in another order
request: POST /v1/other {}
header: Content-Type: application/json
log: error_code=c status=failed
--- in
{"error":{"code":"c","type":"t"}}
--- same

=== its type, if it has no code
request: POST /v1/other {}
header: Content-Type: application/json
log: error_code=invalid_request_error status=failed
--- in
{"error":{"message":"no","type":"invalid_request_error","code":null}}
--- same

=== a code that is a number
request: POST /v1/other {}
header: Content-Type: application/json
log: error_code=404 status=failed
--- in
{"error":{"code":404,"type":"NotFoundError"}}
--- same

=== an error that is a text
request: POST /v1/other {}
header: Content-Type: application/json
log: status=failed error_code=-
--- in
{"error":"no model"}
--- same

=== a flat error
request: POST /v1/other {}
header: Content-Type: application/json
log: error_code=c status=failed
--- in
{"object":"error","code":"c"}
--- same

=== white space of all kinds
request: POST /v1/other {}
header: Content-Type: application/json
log: input_tokens=5 output_tokens=6 status=-
--- in escaped
 \t\r\n{\r\n\t"object" :\r\n"response"\r\n,\r"usage": {\r\n"input_tokens": 5\r\n, "output_tokens":6\r}\r\n}\r\n\
--- same

=== names and values with escapes
request: POST /v1/other {}
header: Content-Type: application/json
log: id=a'?b status=-
--- in
{"\u006fbject":"response","\u0069d":"a\u0022\nb"}
--- same

=== invalid numbers
request: POST /v1/other {}
header: Content-Type: application/json
log: status=- input_tokens=5 output_tokens=- total_tokens=- cached_tokens=-
--- in
{"object":"response","usage":{"input_tokens":"5","output_tokens":-1,"total_tokens":1.5,"input_tokens_details":[{"cached_tokens":1}]}}
--- same

=== the last one counts
request: POST /v1/other {}
header: Content-Type: application/json
log: id=b status=completed
--- in
{"object":"response","id":"a","id":"b","id":null,"status":"queued","status":"completed"}
--- same

=== what follows it is not read
request: POST /v1/other {}
header: Content-Type: application/json
log: id=a status=truncated
--- in
{"object":"response","id":"a"}{"id":"b"}]
--- same

=== other objects
request: POST /v1/other {}
header: Content-Type: application/json
log: id=- status=- total_tokens=- skipped=foreign
--- in
{"object":"batch","id":"c","status":"completed"}
--- same

=== other objects with tokens
request: POST /v1/other {}
header: Content-Type: application/json
log: id=c model=m api=- status=- input_tokens=8 output_tokens=- total_tokens=8 skipped=foreign
--- in
{"object":"list","id":"c","model":"m","data":[{"object":"embedding","embedding":[0.1]}],"usage":{"prompt_tokens":8,"total_tokens":8}}
--- same

=== tokens of something else
request: POST /v1/other {}
header: Content-Type: application/json
log: id=- total_tokens=- skipped=foreign
--- in
{"object":"list","id":"c","usage":[{"total_tokens":8}],"data":{"usage":{"total_tokens":8}}}
--- same

=== Chat Completions
request: POST /v1/other {}
header: Content-Type: application/json
log: id=c model=m api=chat status=completed service_tier=default input_tokens=11 cached_tokens=3 output_tokens=7 reasoning_tokens=2 total_tokens=18 tool_calls=2 events=- terminal=- skipped=foreign
--- in
{"id":"c","object":"chat.completion","model":"m","service_tier":"default","choices":[{"index":0,"message":{"role":"assistant","content":null,"tool_calls":[{"id":"call_1"},{"id":"call_2"}]},"finish_reason":"tool_calls"}],"usage":{"prompt_tokens":11,"completion_tokens":7,"total_tokens":18,"prompt_tokens_details":{"cached_tokens":3},"completion_tokens_details":{"reasoning_tokens":2}}}
--- same

=== Completions that stopped early
request: POST /v1/other {}
header: Content-Type: application/json
log: id=c model=m api=completions status=incomplete incomplete_reason=length total_tokens=18 skipped=foreign
--- in
{"id":"c","object":"text_completion","model":"m","choices":[{"text":"a","finish_reason":"length"}],"usage":{"prompt_tokens":11,"completion_tokens":7,"total_tokens":18}}
--- same

=== Messages
request: POST /v1/other {}
header: Content-Type: application/json
log: id=msg_1 model=m api=messages status=completed service_tier=standard input_tokens=11 cached_tokens=3 cache_write_tokens=5 output_tokens=7 total_tokens=- tool_calls=1 skipped=foreign
--- in
{"id":"msg_1","type":"message","role":"assistant","model":"m","content":[{"type":"text","text":"a"},{"type":"tool_use","id":"toolu_1","name":"f","input":{}}],"stop_reason":"tool_use","usage":{"input_tokens":11,"cache_read_input_tokens":3,"cache_creation_input_tokens":5,"output_tokens":7,"service_tier":"standard"}}
--- same

=== generateContent
request: POST /v1/other {}
header: Content-Type: application/json
log: id=g model=m api=generate status=incomplete incomplete_reason=MAX_TOKENS input_tokens=11 output_tokens=5 reasoning_tokens=2 total_tokens=18 skipped=foreign
--- in
{"candidates":[{"content":{"parts":[{"text":"a"}],"role":"model"},"finishReason":"MAX_TOKENS"}],"usageMetadata":{"promptTokenCount":11,"candidatesTokenCount":5,"thoughtsTokenCount":2,"totalTokenCount":18},"modelVersion":"m","responseId":"g"}
--- same

=== an event of another API as a body
request: POST /v1/other {}
header: Content-Type: application/json
log: id=- api=- status=- total_tokens=- skipped=foreign
--- in
{"object":"event","type":"response.completed","data":{"id":"resp_1","usage":{"total_tokens":18}}}
--- same

=== Chat Completions, cut
request: POST /v1/other {}
header: Content-Type: application/json
log: id=c model=m api=chat status=truncated total_tokens=- skipped=foreign
--- in
{"id":"c","object":"chat.completion","model":"m","choices":[{"message":{"content":"a"},"finish_reason":"stop"}],
--- same

=== without an object
request: POST /v1/other {}
header: Content-Type: application/json
log: id=- status=- skipped=foreign
--- in
{"id":"c","model":"m","error":null}
--- same

=== a nested response
request: POST /v1/other {}
header: Content-Type: application/json
log: id=- status=- skipped=foreign
--- in
{"response":{"id":"c","status":"completed"}}
--- same

=== a similar object
request: POST /v1/other {}
header: Content-Type: application/json
log: id=- status=- skipped=foreign
--- in
{"object":"responses","id":"c"}
--- same

=== a string
request: POST /v1/other {}
header: Content-Type: application/json
log: id=- status=- skipped=foreign
--- in
"response"
--- same

=== an empty object
request: POST /v1/other {}
header: Content-Type: application/json
log: id=- status=- skipped=foreign
--- in
{}
--- same

=== a BOM
request: POST /v1/other {}
header: Content-Type: application/json
log: id=- status=- skipped=foreign
--- in escaped
\xef\xbb\xbf{"object":"response"}\
--- same

=== invalid JSON again
request: POST /v1/other {}
header: Content-Type: application/json
log: id=- status=truncated skipped=-
--- in
{"object":"response","output":[}
--- same

=== a long word
request: POST /v1/other {}
header: Content-Type: application/json
log: id=0123456789-0123456789-0123456789-0123456789-0123456789-0123456789-0123456789-0123456789-0123456789-0123456789-0123456789-0123456 status=completed
--- in
{"object":"response","id":"0123456789-0123456789-0123456789-0123456789-0123456789-0123456789-0123456789-0123456789-0123456789-0123456789-0123456789-0123456789-0123456789-0123456789-0123456789-0123456789-0123456789-0123456789-0123456789-0123456789-0123456789-0123456789-0123456789-0123456789-0123456789-0123456789-0123456789-0123456789-0123456789-0123456789-","status":"completed"}
--- same
