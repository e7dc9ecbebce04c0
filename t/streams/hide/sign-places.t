# Other places and spellings of the id of a response. In cases a signed id is
# "SIGNED." and the id, whose letters after f are upper case.

=== response.created cannot be read, and the client knows another id
conf: responses_sign_id 0123456789abcdef;
--- in
data: {"type":"response.created","response":{"id":"resp_hush","object":"response"

data: {"type":"response.output_item.added","output_index":0,"item":{"type":"message","id":"msg_1","response_id":"resp_hush","status":"in_progress","role":"assistant","content":[]}}

data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"a","response_id":"resp_hush"}

data: {"type":"response.completed","response":{"id":"resp_hush","object":"response","created_at":1700000000,"model":"demo","status":"completed","metadata":{"trace_id":"resp_hush"},"output":[{"type":"message","id":"msg_1","response_id":"resp_hush","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a","annotations":[]}]}]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"SIGNED.ReSP_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: response.in_progress
data: {"type":"response.in_progress","sequence_number":1,"response":{"id":"SIGNED.ReSP_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: response.output_item.added
data: {"sequence_number":2,"type":"response.output_item.added","output_index":0,"item":{"type":"message","id":"msg_1","response_id":"SIGNED.ReSP_REQUEST","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":3,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"sequence_number":4,"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"a","response_id":"SIGNED.ReSP_HUSH"}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":5,"item_id":"msg_1","output_index":0,"content_index":0,"text":"a","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":6,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"a","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":7,"output_index":0,"item":{"type":"message","id":"msg_1","response_id":"SIGNED.ReSP_REQUEST","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a","annotations":[]}]}}

event: response.completed
data: {"sequence_number":8,"type":"response.completed","response":{"id":"SIGNED.ReSP_REQUEST","object":"response","created_at":1700000000,"model":"demo","status":"completed","metadata":{"trace_id":"SIGNED.ReSP_HUSH"},"output":[{"type":"message","id":"msg_1","response_id":"SIGNED.ReSP_REQUEST","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a","annotations":[]}]}]}}

=== escapes in ids and in names
conf: responses_sign_id 0123456789abcdef;
--- in
data: {"type":"response.created","response":{"id":"resp\u005fhush","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","metadata":{"trace_id":"resp_hush"},"output":[]}}

data: {"type":"response.in_progress","response":{"\u0069d":"resp_hush","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","metadata":{"trace_id":"resp_hush"},"output":[]}}

data: {"type":"response.output_item.added","output_index":0,"item":{"type":"message","id":"msg_1","status":"in_progress","role":"assistant","content":[]},"tr_id":"resp_hush"}

data: {"type":"response.completed","response":{"id":"resp_hush","object":"response","created_at":1700000000,"model":"demo","status":"completed","previous_response_id":null,"metadata":{"trace_id":"resp_\u0068ush"},"output":[]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"SIGNED.ReSP_HUSH","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","metadata":{"trace_id":"SIGNED.ReSP_HUSH"},"output":[]}}

event: response.in_progress
data: {"sequence_number":1,"type":"response.in_progress","response":{"\u0069d":"SIGNED.ReSP_HUSH","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","metadata":{"trace_id":"SIGNED.ReSP_HUSH"},"output":[]}}

event: response.output_item.added
data: {"sequence_number":2,"type":"response.output_item.added","output_index":0,"item":{"type":"message","id":"msg_1","status":"in_progress","role":"assistant","content":[]},"tr_id":"SIGNED.ReSP_HUSH"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":3,"output_index":0,"item":{"type":"message","id":"msg_1","status":"completed","role":"assistant","content":[]}}

event: response.completed
data: {"sequence_number":4,"type":"response.completed","response":{"id":"SIGNED.ReSP_HUSH","object":"response","created_at":1700000000,"model":"demo","status":"completed","previous_response_id":null,"metadata":{"trace_id":"SIGNED.ReSP_HUSH"},"output":[{"type":"message","id":"msg_1","status":"completed","role":"assistant","content":[]}]}}

=== in a generated response.failed
conf: responses_sign_id 0123456789abcdef;
end: cut
--- in
data: {"type":"response.created","response":{"id":"resp_hush","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","metadata":{"trace_id":"resp_hush","x":{"id":"r\u0065sp_hush"},"other\u005fid":"resp_hush"},"output":[]}}

data: {"type":"response.output_item.added","output_index":0,"item":{"type":"message","id":"msg_1","response_id":"resp_\u0068ush","status":"in_progress","role":"assistant","content":[]},"respons\u0065_id":"resp_hush"}

data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"a"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"SIGNED.ReSP_HUSH","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","metadata":{"trace_id":"SIGNED.ReSP_HUSH","x":{"id":"SIGNED.ReSP_HUSH"},"other\u005fid":"SIGNED.ReSP_HUSH"},"output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"type":"message","id":"msg_1","response_id":"SIGNED.ReSP_HUSH","status":"in_progress","role":"assistant","content":[]},"respons\u0065_id":"SIGNED.ReSP_HUSH"}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"sequence_number":3,"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"a"}

event: error
data: {"type":"error","sequence_number":4,"error":{"type":"server_error","code":"upstream_error","message":"The upstream broke off: connection reset by peer.","param":null},"code":"upstream_error","message":"The upstream broke off: connection reset by peer.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":5,"response":{"id":"SIGNED.ReSP_HUSH","object":"response","created_at":1700000000,"model":"demo","status":"failed","error":{"code":"upstream_error","message":"The upstream broke off: connection reset by peer."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[{"type":"message","id":"msg_1","response_id":"SIGNED.ReSP_HUSH","status":"incomplete","role":"assistant","content":[{"type":"output_text","text":"a","annotations":[],"logprobs":[]}]}]}}

=== before response.created, with an escape
conf: responses_sign_id 0123456789abcdef;
--- in
data: {"type":"acme.begin","id":"r\u0065sp_hush"}

data: {"type":"response.completed","response":{"id":"resp_hush","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"SIGNED.ReSP_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: response.in_progress
data: {"type":"response.in_progress","sequence_number":1,"response":{"id":"SIGNED.ReSP_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: acme.begin
data: {"sequence_number":2,"type":"acme.begin","id":"SIGNED.ReSP_HUSH"}

event: response.completed
data: {"sequence_number":3,"type":"response.completed","response":{"id":"SIGNED.ReSP_REQUEST","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[]}}

=== items that name no id, or a value that is none
conf: responses_sign_id 0123456789abcdef;
--- in
data: {"type":"response.created","response":{"id":"resp_hush","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

data: {"type":"response.completed","response":{"id":"resp_hush","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"type":"message","id":"msg_1","response_id":null,"status":"completed","role":"assistant","content":[]},{"type":"message","id":"msg_2","response_id":"","status":"completed","role":"assistant","content":[]},{"type":"message","id":"msg_3","response_id":{"id":"resp_hush"},"status":"completed","role":"assistant","content":[]}]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"SIGNED.ReSP_HUSH","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":2,"output_index":0,"item":{"type":"message","id":"msg_1","response_id":null,"status":"completed","role":"assistant","content":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":3,"output_index":1,"item":{"id":"msg_2","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":4,"output_index":1,"item":{"type":"message","id":"msg_2","response_id":"","status":"completed","role":"assistant","content":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":5,"output_index":2,"item":{"id":"msg_3","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":6,"output_index":2,"item":{"type":"message","id":"msg_3","response_id":null,"status":"completed","role":"assistant","content":[]}}

event: response.completed
data: {"sequence_number":7,"type":"response.completed","response":{"id":"SIGNED.ReSP_HUSH","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"type":"message","id":"msg_1","response_id":null,"status":"completed","role":"assistant","content":[]},{"type":"message","id":"msg_2","response_id":"","status":"completed","role":"assistant","content":[]},{"type":"message","id":"msg_3","response_id":null,"status":"completed","role":"assistant","content":[]}]}}

=== JSON
conf: responses_sign_id 0123456789abcdef;
header: Content-Type: application/json
--- in
{"object":"response","id":"resp\u005fhush","metadata":{"trace_id":"resp_hush","note":"resp_text","i\u0064":"resp_\u0068ush"},"output":[{"type":"message","id":"msg_1","response_id":"resp_hush2","content":[]}]}
--- out
{"object":"response","id":"SIGNED.ReSP_HUSH","metadata":{"trace_id":"SIGNED.ReSP_HUSH","note":"resp_text","i\u0064":"SIGNED.ReSP_HUSH"},"output":[{"type":"message","id":"msg_1","response_id":"SIGNED.ReSP_HUSH","content":[]}]}
