# Ids of responses are signed wherever they are. In cases this is "SIGNED." and
# the id, whose letters after f are upper case.

=== a response and the one before
conf: responses_sign_id 0123456789abcdef;
log: id=resp_hush
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_hush","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","previous_response_id":"resp_hush0","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"previous_response_id":"resp_hush0","id":"r\u0065sp_hush","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"SIGNED.ReSP_HUSH","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","previous_response_id":"SIGNED.ReSP_HUSH0","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"previous_response_id":"SIGNED.ReSP_HUSH0","id":"SIGNED.ReSP_HUSH","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== in items and deltas, and in events before it
conf: responses_sign_id 0123456789abcdef;
--- in
event: acme.begin
data: {"type":"acme.begin","id":"resp_hush"}

event: response.created
data: {"type":"response.created","response":{"id":"resp_hush","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"type":"message","id":"resp_hush","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","item_id":"resp_hush","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","response_id":"resp_hush","item_id":"resp_hush","output_index":0,"content_index":0,"delta":"a"}

event: response.output_text.delta
data: {"type":"response.output_text.delta","response_id":"resp_hush","item_id":"resp_hush","output_index":0,"content_index":0,"delta":"b"}

event: response.output_text.delta
data: {"type":"response.output_text.delta","response_id":"resp_hush","item_id":"resp_hush","output_index":0,"content_index":0,"delta":"c"}

event: response.metadata
data: {"type":"response.metadata","response_id":"resp_hush2"}

data: {"type":"response.completed","response":{"id":"resp_hush","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"type":"message","id":"resp_hush","status":"completed","role":"assistant","content":[{"type":"output_text","text":"abc","annotations":[]}]}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"SIGNED.ReSP_HUSH","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: acme.begin
data: {"sequence_number":1,"type":"acme.begin","id":"SIGNED.ReSP_HUSH"}

event: response.output_item.added
data: {"sequence_number":2,"type":"response.output_item.added","output_index":0,"item":{"type":"message","id":"SIGNED.ReSP_HUSH","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"sequence_number":3,"type":"response.content_part.added","item_id":"SIGNED.ReSP_HUSH","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[]}}

event: response.output_text.delta
data: {"sequence_number":4,"type":"response.output_text.delta","response_id":"SIGNED.ReSP_HUSH","item_id":"SIGNED.ReSP_HUSH","output_index":0,"content_index":0,"delta":"a"}

event: response.output_text.delta
data: {"sequence_number":5,"type":"response.output_text.delta","response_id":"SIGNED.ReSP_HUSH","item_id":"SIGNED.ReSP_HUSH","output_index":0,"content_index":0,"delta":"b"}

event: response.output_text.delta
data: {"sequence_number":6,"type":"response.output_text.delta","response_id":"SIGNED.ReSP_HUSH","item_id":"SIGNED.ReSP_HUSH","output_index":0,"content_index":0,"delta":"c"}

event: response.metadata
data: {"sequence_number":7,"type":"response.metadata","response_id":"SIGNED.ReSP_HUSH2"}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":8,"item_id":"SIGNED.ReSP_HUSH","output_index":0,"content_index":0,"text":"abc","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":9,"item_id":"SIGNED.ReSP_HUSH","output_index":0,"content_index":0,"part":{"type":"output_text","text":"abc","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":10,"output_index":0,"item":{"type":"message","id":"SIGNED.ReSP_HUSH","status":"completed","role":"assistant","content":[{"type":"output_text","text":"abc","annotations":[]}]}}

event: response.completed
data: {"sequence_number":11,"type":"response.completed","response":{"id":"SIGNED.ReSP_HUSH","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"type":"message","id":"SIGNED.ReSP_HUSH","status":"completed","role":"assistant","content":[{"type":"output_text","text":"abc","annotations":[]}]}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== generated events
conf: responses_sign_id 0123456789abcdef;
end: cut
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_hush","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"SIGNED.ReSP_HUSH","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: error
data: {"type":"error","sequence_number":1,"error":{"type":"server_error","code":"server_error","message":"The upstream broke off: connection reset by peer.","param":null},"code":"server_error","message":"The upstream broke off: connection reset by peer.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"SIGNED.ReSP_HUSH","object":"response","created_at":1700000000,"model":"demo","status":"failed","error":{"code":"server_error","message":"The upstream broke off: connection reset by peer."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== no id
conf: responses_sign_id 0123456789abcdef;
--- in
event: response.output_text.delta
data: {"type":"response.output_text.delta","delta":"a"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"SIGNED.ReSP_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: response.in_progress
data: {"type":"response.in_progress","sequence_number":1,"response":{"id":"SIGNED.ReSP_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":2,"output_index":0,"item":{"id":"msg_REQUEST_0","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":3,"item_id":"msg_REQUEST_0","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"output_index":0,"content_index":0,"item_id":"msg_REQUEST_0","sequence_number":4,"type":"response.output_text.delta","delta":"a"}

event: error
data: {"type":"error","sequence_number":5,"error":{"type":"server_error","code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null},"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":6,"response":{"id":"SIGNED.ReSP_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[{"id":"msg_REQUEST_0","type":"message","status":"incomplete","role":"assistant","content":[{"type":"output_text","text":"a","annotations":[],"logprobs":[]}]}]}}

=== what cannot be read
conf: responses_sign_id 0123456789abcdef;
contract: -
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_hush","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

data: {"type":"response.in_progress","response":{"id":"resp_hush"}

data: {"type":"acme","response":{"id":"resp_hush"}}

data: {"type":"response.in_progress","response":{"id":["resp_hush"]}}

data: {"type":"response.in_progress","response":[{"id":"resp_hush"}]}

data: {"type":"response.in_progress","response":{"id":"resp_1","previous_response_id":{"id":"resp_hush"}}}

data: {"type":"response.completed","response":{"id":"resp_hush","id":"resp_hush","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"SIGNED.ReSP_HUSH","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.in_progress
data: {"sequence_number":1,"type":"response.in_progress","response":{"object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[],"id":"SIGNED.ReSP_HUSH","previous_response_id":null}}

event: response.completed
data: {"type":"response.completed","sequence_number":2,"response":{"id":"SIGNED.ReSP_HUSH","object":"response","created_at":1700000000,"model":"demo","status":"completed","error":null,"incomplete_details":null,"usage":{"input_tokens":0,"input_tokens_details":{"cached_tokens":0,"cache_write_tokens":0},"output_tokens":0,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":0},"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":1700000000,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== not repaired
conf: responses_sign_id 0123456789abcdef;
conf: responses_normalize off;
contract: -
--- in
data: {"type":"response.created","id":"resp_hush","object":"response"}

data: {"type":"response.created","response":{"id":"resp_hush","output":[]}}

data: {"type":"response.completed","response":{"id":"resp_hush1","output":[{"type":"message","id":"resp_hush1"}]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"SIGNED.ReSP_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: response.created
data: {"sequence_number":1,"type":"response.created","response":{"id":"SIGNED.ReSP_HUSH","output":[]}}

event: response.completed
data: {"sequence_number":2,"type":"response.completed","response":{"id":"SIGNED.ReSP_HUSH1","output":[{"type":"message","id":"SIGNED.ReSP_HUSH1"}]}}

=== with other rules
conf: responses_sign_id 0123456789abcdef;
conf: responses_set_field response.previous_response_id "resp_set";
conf: responses_set_field response.metadata.id "resp_set";
conf: responses_hide_field response_id;
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response_id":"resp_hush","response":{"id":"resp_hush","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","previous_response_id":"resp_hush0","metadata":{},"output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_hush","object":"response","created_at":1700000000,"model":"demo","status":"completed","metadata":{},"output":[],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"SIGNED.ReSP_HUSH","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","previous_response_id":"resp_set","metadata":{"id":"resp_set"},"output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"previous_response_id":"resp_set","id":"SIGNED.ReSP_HUSH","object":"response","created_at":1700000000,"model":"demo","status":"completed","metadata":{"id":"resp_set"},"output":[],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== a JSON response
conf: responses_sign_id 0123456789abcdef;
header: Content-Type: application/json
--- in
{ "id" : "resp_hush", "object":"response", "status":"completed", "previous_response_id":"resp_hush0", "metadata":{"id":"resp_other"}, "output":[ {"type":"message","id":"resp_hush"} ] }
--- out
{ "id" : "SIGNED.ReSP_HUSH", "object":"response", "status":"completed", "previous_response_id":"SIGNED.ReSP_HUSH0", "metadata":{"id":"resp_other"}, "output":[ {"type":"message","id":"SIGNED.ReSP_HUSH"} ] }
=== a response that was deleted
conf: responses_sign_id 0123456789abcdef;
header: Content-Type: application/json
request: DELETE /v1/responses/resp_AIUisPHJQF5qcmVzcF9odXNo
--- in
{"id":"resp_hush","object":"response.deleted","deleted":true}
--- out
{"id":"SIGNED.ReSP_HUSH","object":"response.deleted","deleted":true}
=== items have ids of their own
conf: responses_sign_id 0123456789abcdef;
header: Content-Type: application/json
request: GET /v1/responses/resp_AKP0PG659SM4cmVzcF8x/input_items
--- in
{"object":"list","data":[{"id":"msg_1","type":"message","role":"user","content":[]}],"first_id":"msg_1","last_id":"msg_1","has_more":false}
--- same

=== JSON of another API
conf: responses_sign_id 0123456789abcdef;
header: Content-Type: application/json
request: POST /v1/chat/completions
--- in
{"id":"resp_1","object":"chat.completion","choices":[]}
--- same
