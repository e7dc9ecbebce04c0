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

=== items of agents and of the conversation: the server runs these calls
log: repaired=2 dialect=no-done,response tool_calls=1
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"agent":{"agent_name":"/root"},"item":{"id":"mac_1","type":"multi_agent_call","call_id":"call_1","action":"spawn_agent","arguments":"{}","agent":{"agent_name":"/root"}}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":2,"output_index":1,"item":{"id":"maco_1","type":"multi_agent_call_output","call_id":"call_1","action":"spawn_agent","output":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":3,"output_index":1,"item":{"id":"maco_1","type":"multi_agent_call_output","call_id":"call_1","action":"spawn_agent","output":[{"type":"output_text","text":"ok","annotations":[]}]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":4,"output_index":2,"item":{"id":"amsg_1","type":"agent_message","author":"/root","recipient":"/root/a","content":[{"type":"encrypted_content","encrypted_content":"x"}]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":5,"output_index":3,"item":{"id":"cfg_1","type":"configuration_update","reasoning":{"effort":"low"}}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":6,"output_index":4,"item":{"id":"ctxc_1","type":"context_compaction","encrypted_content":"y"}}

event: response.completed
data: {"type":"response.completed","sequence_number":7,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"agent":{"agent_name":"/root"},"item":{"id":"mac_1","type":"multi_agent_call","call_id":"call_1","action":"spawn_agent","arguments":"{}","agent":{"agent_name":"/root"}}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":2,"output_index":1,"item":{"id":"maco_1","type":"multi_agent_call_output","call_id":"call_1","action":"spawn_agent","output":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":3,"output_index":1,"item":{"id":"maco_1","type":"multi_agent_call_output","call_id":"call_1","action":"spawn_agent","output":[{"type":"output_text","text":"ok","annotations":[]}]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":4,"output_index":2,"item":{"id":"amsg_1","type":"agent_message","author":"/root","recipient":"/root/a","content":[{"type":"encrypted_content","encrypted_content":"x"}]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":5,"output_index":3,"item":{"id":"cfg_1","type":"configuration_update","reasoning":{"effort":"low"}}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":6,"output_index":4,"item":{"id":"ctxc_1","type":"context_compaction","encrypted_content":"y"}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":7,"output_index":0,"item":{"id":"mac_1","type":"multi_agent_call","call_id":"call_1","action":"spawn_agent","arguments":"{}","agent":{"agent_name":"/root"}}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":8,"output_index":2,"item":{"id":"amsg_1","type":"agent_message","author":"/root","recipient":"/root/a","content":[{"type":"encrypted_content","encrypted_content":"x"}]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":9,"output_index":3,"item":{"id":"cfg_1","type":"configuration_update","reasoning":{"effort":"low"}}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":10,"output_index":4,"item":{"id":"ctxc_1","type":"context_compaction","encrypted_content":"y"}}

event: response.completed
data: {"type":"response.completed","sequence_number":11,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"mac_1","type":"multi_agent_call","call_id":"call_1","action":"spawn_agent","arguments":"{}","agent":{"agent_name":"/root"}},{"id":"maco_1","type":"multi_agent_call_output","call_id":"call_1","action":"spawn_agent","output":[{"type":"output_text","text":"ok","annotations":[]}]},{"id":"amsg_1","type":"agent_message","author":"/root","recipient":"/root/a","content":[{"type":"encrypted_content","encrypted_content":"x"}]},{"id":"cfg_1","type":"configuration_update","reasoning":{"effort":"low"}},{"id":"ctxc_1","type":"context_compaction","encrypted_content":"y"}]}}

