# The event that ends a stream, and the status of its response.  vLLM up to 0.29 ends incomplete responses with response.completed
# (vllm-project/vllm#45386); bridges end failed ones so, too.

=== completed, but failed
log: status=failed error_code=server_error terminal=upstream dialect=renamed
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"failed","error":{"code":"server_error","message":"Sorry."},"output":[]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.failed
data: {"type":"response.failed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"failed","error":{"code":"server_error","message":"Sorry."},"output":[]}}

--- out eugpt
event: message
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000000,"model":"demo","status":"in_progress","output":[]}}

event: message
data: {"type":"error","sequence_number":1,"code":"server_error","message":"Sorry."}

=== completed, but cancelled
log: status=cancelled terminal=upstream
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"cancelled","output":[]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.cancelled
data: {"type":"response.cancelled","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"cancelled","output":[]}}

=== an incomplete response keeps its event, as Codex pays for another one after response.incomplete
log: status=incomplete incomplete_reason=max_output_tokens repaired=0
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"incomplete","incomplete_details":{"reason":"max_output_tokens"},"output":[]}}

--- same

=== its half call stays open
log: status=incomplete
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"fc_1","type":"function_call","status":"in_progress","call_id":"call_1","name":"f","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":2,"item_id":"fc_1","output_index":0,"delta":"{\"a\":"}

event: response.completed
data: {"type":"response.completed","sequence_number":3,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"incomplete","incomplete_details":{"reason":"max_output_tokens"},"output":[]}}

--- same

=== without repairs the log tells it, too
conf: responses_normalize off;
log: status=failed error_code=server_error terminal=upstream
--- in
event: response.completed
data: {"type":"response.completed","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"failed","error":{"code":"server_error","message":"Sorry."},"output":[]}}

--- same

=== response.done, without repairs
conf: responses_normalize off;
log: status=incomplete terminal=upstream
--- in
event: response.done
data: {"type":"response.done","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"incomplete","output":[]}}

--- same

=== response.error, without repairs
conf: responses_normalize off;
conf: responses_failure off;
log: status=failed error_code=c terminal=upstream
--- in
event: response.error
data: {"type":"response.error","sequence_number":0,"error":{"type":"server_error","code":"c","message":"m","param":null}}

--- same

=== completed, but its status is that of one before
log: status=completed repaired=1 dialect=response
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[]}}

=== completed, queued
log: status=completed repaired=1 dialect=response
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"queued","output":[]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[]}}

=== completed, a status that nobody knows
log: status=completed repaired=1 dialect=response
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"succeeded","output":[]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[]}}

=== completed, no text
log: status=completed repaired=1 dialect=response
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":null,"output":[]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[]}}

=== completed, but it failed by another name
log: status=failed error_code=server_error dialect=renamed,response
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"error","output":[],"error":{"code":"server_error","message":"gone"}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.failed
data: {"type":"response.failed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"failed","output":[],"error":{"code":"server_error","message":"gone"}}}

=== done, and it failed by another name
log: status=failed error_code=server_error dialect=renamed,response
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.done
data: {"type":"response.done","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"errored","output":[],"error":{"code":"server_error","message":"gone"}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.failed
data: {"type":"response.failed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"failed","output":[],"error":{"code":"server_error","message":"gone"}}}

=== done, and it has expired
log: status=failed error_code=server_error dialect=renamed,response
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.done
data: {"type":"response.done","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"expired","output":[],"error":{"code":"server_error","message":"gone"}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.failed
data: {"type":"response.failed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"failed","output":[],"error":{"code":"server_error","message":"gone"}}}

=== done, and it was aborted
log: status=failed error_code=server_error dialect=renamed,response
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.done
data: {"type":"response.done","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"aborted","output":[],"error":{"code":"server_error","message":"gone"}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.failed
data: {"type":"response.failed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"failed","output":[],"error":{"code":"server_error","message":"gone"}}}

=== completed, but canceled
log: status=cancelled dialect=renamed,response
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"canceled","output":[]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.cancelled
data: {"type":"response.cancelled","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"cancelled","output":[]}}

=== failed, by another name
log: status=failed repaired=1 dialect=response
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.failed
data: {"type":"response.failed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"error","output":[],"error":{"code":"server_error","message":"gone"}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.failed
data: {"type":"response.failed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"failed","output":[],"error":{"code":"server_error","message":"gone"}}}

=== failed, but its status says that it is completed
log: status=failed repaired=1 dialect=response
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.failed
data: {"type":"response.failed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[],"error":{"code":"server_error","message":"gone"}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.failed
data: {"type":"response.failed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"failed","output":[],"error":{"code":"server_error","message":"gone"}}}

=== failed, as it was cancelled
log: status=failed repaired=0
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.failed
data: {"type":"response.failed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"cancelled","output":[],"error":{"code":"server_error","message":"gone"}}}

--- same

=== incomplete, but its status says that it is completed
log: status=incomplete repaired=1 dialect=response
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.incomplete
data: {"type":"response.incomplete","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[],"incomplete_details":{"reason":"max_output_tokens"}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.incomplete
data: {"type":"response.incomplete","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"incomplete","output":[],"incomplete_details":{"reason":"max_output_tokens"}}}

=== JSON: canceled
request: POST /v1/responses {}
header: Content-Type: application/json
log: status=cancelled
--- in
{"object":"response","status":"canceled"}
--- same

=== JSON: an error
request: POST /v1/responses {}
header: Content-Type: application/json
log: status=failed
--- in
{"object":"response","status":"error"}
--- same

=== JSON: expired
request: POST /v1/responses {}
header: Content-Type: application/json
log: status=failed
--- in
{"object":"response","status":"expired"}
--- same
