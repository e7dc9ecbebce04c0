# Kinds of items that come without deltas.

=== compaction: its progress comes before the item
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"cmp_1","type":"compaction","encrypted_content":""}}

event: response.compaction.compacting
data: {"type":"response.compaction.compacting","sequence_number":2}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":3,"output_index":0,"item":{"id":"cmp_1","type":"compaction","encrypted_content":"x"}}

event: response.completed
data: {"type":"response.completed","sequence_number":4,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"cmp_1","type":"compaction","encrypted_content":""}}

event: response.compaction.compacting
data: {"output_index":0,"item_id":"cmp_1","type":"response.compaction.compacting","sequence_number":2}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":3,"output_index":0,"item":{"id":"cmp_1","type":"compaction","encrypted_content":"x"}}

event: response.completed
data: {"type":"response.completed","sequence_number":4,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"cmp_1","type":"compaction","encrypted_content":"x"}]}}

=== a status where OpenAI's types require it, and no call_id where they do not
log: repaired=2 dialect=item
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"tsc_1","type":"tool_search_call","call_id":null,"execution":"server","arguments":{}}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":2,"output_index":0,"item":{"id":"tsc_1","type":"tool_search_call","call_id":null,"execution":"server","arguments":{"q":"a"}}}

event: response.completed
data: {"type":"response.completed","sequence_number":3,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"tsc_1","type":"tool_search_call","status":"completed","call_id":null,"execution":"server","arguments":{"q":"a"}}]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"status":"in_progress","id":"tsc_1","type":"tool_search_call","call_id":null,"execution":"server","arguments":{}}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":2,"output_index":0,"item":{"status":"completed","id":"tsc_1","type":"tool_search_call","call_id":null,"execution":"server","arguments":{"q":"a"}}}

event: response.completed
data: {"type":"response.completed","sequence_number":3,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"tsc_1","type":"tool_search_call","status":"completed","call_id":null,"execution":"server","arguments":{"q":"a"}}]}}

=== a computer call that was begun stays open in a response that failed
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"cu_1","type":"computer_call","status":"in_progress","call_id":"call_1","pending_safety_checks":[]}}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"failed","error":{"code":"server_error","message":"Sorry"},"output":[]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"cu_1","type":"computer_call","status":"in_progress","call_id":"call_1","pending_safety_checks":[]}}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"failed","error":{"code":"server_error","message":"Sorry"},"output":[]}}

