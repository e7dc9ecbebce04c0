=== a member is set to a variable
conf: set $tag "v\"1";
conf: responses_set_field item.tag $tag;
log: events_edited=2
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.incomplete
data: {"type":"response.incomplete","sequence_number":2,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"incomplete","incomplete_details":{"reason":"max_output_tokens"},"output":[]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"tag":"v\"1","id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":2,"output_index":0,"item":{"tag":"v\"1","id":"msg_1","type":"message","status":"incomplete","role":"assistant","content":[]}}

event: response.incomplete
data: {"type":"response.incomplete","sequence_number":3,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"incomplete","incomplete_details":{"reason":"max_output_tokens"},"output":[{"id":"msg_1","type":"message","status":"incomplete","role":"assistant","content":[]}]}}


=== an event is added, where a condition holds
conf: set $yes 1;
conf: set $no 0;
conf: responses_add_event acme.note before=response.output_item.added n:=1 text=$yes if=$yes;
conf: responses_add_event acme.never after=response.created if=$no;
conf: responses_hide_item reasoning if=$no;
log: events_added=1
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"rs_1","type":"reasoning","status":"in_progress","summary":[]}}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"failed","error":{"code":"x","message":"y"},"output":[]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: acme.note
data: {"type":"acme.note","sequence_number":1,"n":1,"text":"1"}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":2,"output_index":0,"item":{"id":"rs_1","type":"reasoning","status":"in_progress","summary":[]}}

event: response.failed
data: {"type":"response.failed","sequence_number":3,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"failed","error":{"code":"x","message":"y"},"output":[{"id":"rs_1","type":"reasoning","status":"incomplete","summary":[]}]}}

