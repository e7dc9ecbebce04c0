# The item is announced with an audio part and never ends.  No event adds such a part,
# so the contract is not kept; but what the client got of it stays in the item.

=== an audio part in an item that did not end
contract: -
log:  repaired=2 dialect=no-done,response
--- in
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1,"status":"in_progress","model":"m","output":[],"parallel_tool_calls":true,"tool_choice":"auto","tools":[],"instructions":null,"metadata":{},"temperature":1,"top_p":1,"error":null,"incomplete_details":null}}

data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[{"type":"output_audio","data":"kept"}]}}

data: {"type":"response.completed","sequence_number":2,"response":{"id":"resp_1","object":"response","created_at":1,"status":"completed","model":"m","output":[],"parallel_tool_calls":true,"tool_choice":"auto","tools":[],"instructions":null,"metadata":{},"temperature":1,"top_p":1,"error":null,"incomplete_details":null}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1,"status":"in_progress","model":"m","output":[],"parallel_tool_calls":true,"tool_choice":"auto","tools":[],"instructions":null,"metadata":{},"temperature":1,"top_p":1,"error":null,"incomplete_details":null}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[{"type":"output_audio","data":"kept"}]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":2,"output_index":0,"item":{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_audio","data":"kept"}]}}

event: response.completed
data: {"type":"response.completed","sequence_number":3,"response":{"id":"resp_1","object":"response","created_at":1,"status":"completed","model":"m","output":[{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_audio","data":"kept"}]}],"parallel_tool_calls":true,"tool_choice":"auto","tools":[],"instructions":null,"metadata":{},"temperature":1,"top_p":1,"error":null,"incomplete_details":null}}

