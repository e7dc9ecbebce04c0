# Items that are kept for the terminal: what is hidden does not come back in it,
# and what was given up is not replaced by less.

=== what is hidden stays hidden, however deep an item is, 31
conf: responses_hide_item reasoning;
end: cut
--- in
data: {"type":"response.created","response":{"id":"r","output":[]}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"rs","type":"reasoning","summary":[],"encrypted_content":"SECRET","x":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","status":"in_progress","id":"r","output":[]}}

event: error
data: {"type":"error","sequence_number":1,"error":{"type":"server_error","code":"server_error","message":"The upstream broke off: connection reset by peer.","param":null},"code":"server_error","message":"The upstream broke off: connection reset by peer.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"r","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The upstream broke off: connection reset by peer."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== what is hidden stays hidden, however deep an item is, 33
conf: responses_hide_item reasoning;
end: cut
--- in
data: {"type":"response.created","response":{"id":"r","output":[]}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"rs","type":"reasoning","summary":[],"encrypted_content":"SECRET","x":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]}}

data: {"type":"response.completed","response":{"id":"r","status":"completed","output":[]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","status":"in_progress","id":"r","output":[]}}

event: response.completed
data: {"sequence_number":1,"type":"response.completed","response":{"object":"response","created_at":TIME,"model":"unknown","id":"r","status":"completed","output":[]}}

=== N7 all ids differ
--- in
data: {"type":"response.created","response":{"id":"r","output":[]}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"rs","type":"reasoning","summary":[]}}

data: {"type":"response.output_item.done","output_index":1,"item":{"id":"m_1","type":"message","role":"assistant","status":"completed","content":[]}}

data: {"type":"response.output_item.done","output_index":2,"item":{"id":"m_2","type":"message","role":"assistant","status":"completed","content":[]}}

data: {"type":"response.output_item.done","output_index":3,"item":{"id":"f_1","type":"function_call","name":"f","status":"completed","call_id":"c_1","arguments":"{}"}}

data: {"type":"response.output_item.done","output_index":4,"item":{"id":"f_2","type":"function_call","name":"f","status":"completed","call_id":"c_2","arguments":"{}"}}

data: {"type":"response.completed","response":{"id":"r","status":"completed","output":[{"id":"x","type":"reasoning","summary":[]},{"id":"y","type":"message","role":"assistant","status":"completed","content":[]},{"id":"z","type":"message","role":"assistant","status":"completed","content":[]},{"id":"u","type":"function_call","name":"f","status":"completed","call_id":"c_1","arguments":"{}"},{"id":"v","type":"function_call","name":"f","status":"completed","call_id":"c_2","arguments":"{}"}]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","status":"in_progress","id":"r","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"rs","type":"reasoning","status":"in_progress","summary":[]}}

event: response.output_item.done
data: {"sequence_number":2,"type":"response.output_item.done","output_index":0,"item":{"id":"rs","type":"reasoning","summary":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":3,"output_index":1,"item":{"id":"m_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":1,"item":{"id":"m_1","type":"message","role":"assistant","status":"completed","content":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":5,"output_index":2,"item":{"id":"m_2","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.output_item.done
data: {"sequence_number":6,"type":"response.output_item.done","output_index":2,"item":{"id":"m_2","type":"message","role":"assistant","status":"completed","content":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":7,"output_index":3,"item":{"id":"f_1","type":"function_call","status":"in_progress","call_id":"c_1","name":"f","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":8,"item_id":"f_1","output_index":3,"delta":"{}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":9,"item_id":"f_1","output_index":3,"name":"f","arguments":"{}"}

event: response.output_item.done
data: {"sequence_number":10,"type":"response.output_item.done","output_index":3,"item":{"id":"f_1","type":"function_call","name":"f","status":"completed","call_id":"c_1","arguments":"{}"}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":11,"output_index":4,"item":{"id":"f_2","type":"function_call","status":"in_progress","call_id":"c_2","name":"f","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":12,"item_id":"f_2","output_index":4,"delta":"{}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":13,"item_id":"f_2","output_index":4,"name":"f","arguments":"{}"}

event: response.output_item.done
data: {"sequence_number":14,"type":"response.output_item.done","output_index":4,"item":{"id":"f_2","type":"function_call","name":"f","status":"completed","call_id":"c_2","arguments":"{}"}}

event: response.completed
data: {"sequence_number":15,"type":"response.completed","response":{"object":"response","created_at":TIME,"model":"unknown","id":"r","status":"completed","output":[{"id":"rs","type":"reasoning","summary":[]},{"id":"m_1","type":"message","role":"assistant","status":"completed","content":[]},{"id":"m_2","type":"message","role":"assistant","status":"completed","content":[]},{"id":"f_1","type":"function_call","name":"f","status":"completed","call_id":"c_1","arguments":"{}"},{"id":"f_2","type":"function_call","name":"f","status":"completed","call_id":"c_2","arguments":"{}"}]}}

=== N7 not all are listed: all items leave as they were done
--- in
data: {"type":"response.created","response":{"id":"r","output":[]}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"rs","type":"reasoning","summary":[]}}

data: {"type":"response.output_item.done","output_index":1,"item":{"id":"m_1","type":"message","role":"assistant","status":"completed","content":[]}}

data: {"type":"response.output_item.done","output_index":2,"item":{"id":"m_2","type":"message","role":"assistant","status":"completed","content":[]}}

data: {"type":"response.output_item.done","output_index":3,"item":{"id":"f_1","type":"function_call","name":"f","status":"completed","call_id":"c_1","arguments":"{}"}}

data: {"type":"response.output_item.done","output_index":4,"item":{"id":"f_2","type":"function_call","name":"f","status":"completed","call_id":"c_2","arguments":"{}"}}

data: {"type":"response.completed","response":{"id":"r","status":"completed","output":[{"id":"rs","type":"reasoning","summary":[]},{"id":"y","type":"message","role":"assistant","status":"completed","content":[]},{"id":"f_1","type":"function_call","name":"f","status":"completed","call_id":"c_1","arguments":"{}"},{"id":"f_2","type":"function_call","name":"f","status":"completed","call_id":"c_2","arguments":"{}"}]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","status":"in_progress","id":"r","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"rs","type":"reasoning","status":"in_progress","summary":[]}}

event: response.output_item.done
data: {"sequence_number":2,"type":"response.output_item.done","output_index":0,"item":{"id":"rs","type":"reasoning","summary":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":3,"output_index":1,"item":{"id":"m_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":1,"item":{"id":"m_1","type":"message","role":"assistant","status":"completed","content":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":5,"output_index":2,"item":{"id":"m_2","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.output_item.done
data: {"sequence_number":6,"type":"response.output_item.done","output_index":2,"item":{"id":"m_2","type":"message","role":"assistant","status":"completed","content":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":7,"output_index":3,"item":{"id":"f_1","type":"function_call","status":"in_progress","call_id":"c_1","name":"f","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":8,"item_id":"f_1","output_index":3,"delta":"{}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":9,"item_id":"f_1","output_index":3,"name":"f","arguments":"{}"}

event: response.output_item.done
data: {"sequence_number":10,"type":"response.output_item.done","output_index":3,"item":{"id":"f_1","type":"function_call","name":"f","status":"completed","call_id":"c_1","arguments":"{}"}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":11,"output_index":4,"item":{"id":"f_2","type":"function_call","status":"in_progress","call_id":"c_2","name":"f","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":12,"item_id":"f_2","output_index":4,"delta":"{}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":13,"item_id":"f_2","output_index":4,"name":"f","arguments":"{}"}

event: response.output_item.done
data: {"sequence_number":14,"type":"response.output_item.done","output_index":4,"item":{"id":"f_2","type":"function_call","name":"f","status":"completed","call_id":"c_2","arguments":"{}"}}

event: response.completed
data: {"sequence_number":15,"type":"response.completed","response":{"object":"response","created_at":TIME,"model":"unknown","id":"r","status":"completed","output":[{"id":"rs","type":"reasoning","summary":[]},{"id":"m_1","type":"message","role":"assistant","status":"completed","content":[]},{"id":"m_2","type":"message","role":"assistant","status":"completed","content":[]},{"id":"f_1","type":"function_call","name":"f","status":"completed","call_id":"c_1","arguments":"{}"},{"id":"f_2","type":"function_call","name":"f","status":"completed","call_id":"c_2","arguments":"{}"}]}}

=== N7 not all are listed, and two have one id
--- in
data: {"type":"response.created","response":{"id":"r","output":[]}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"rs","type":"reasoning","summary":[]}}

data: {"type":"response.output_item.done","output_index":1,"item":{"id":"m_1","type":"message","role":"assistant","status":"completed","content":[]}}

data: {"type":"response.output_item.done","output_index":2,"item":{"id":"m_2","type":"message","role":"assistant","status":"completed","content":[]}}

data: {"type":"response.output_item.done","output_index":3,"item":{"id":"f_1","type":"function_call","name":"f","status":"completed","call_id":"c_1","arguments":"{}"}}

data: {"type":"response.output_item.done","output_index":4,"item":{"id":"f_2","type":"function_call","name":"f","status":"completed","call_id":"c_2","arguments":"{}"}}

data: {"type":"response.completed","response":{"id":"r","status":"completed","output":[{"id":"m_1","type":"message","role":"assistant","status":"completed","content":[]},{"id":"m_1","type":"message","role":"assistant","status":"completed","content":[]},{"id":"f_1","type":"function_call","name":"f","status":"completed","call_id":"c_1","arguments":"{}"},{"id":"f_2","type":"function_call","name":"f","status":"completed","call_id":"c_2","arguments":"{}"}]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","status":"in_progress","id":"r","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"rs","type":"reasoning","status":"in_progress","summary":[]}}

event: response.output_item.done
data: {"sequence_number":2,"type":"response.output_item.done","output_index":0,"item":{"id":"rs","type":"reasoning","summary":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":3,"output_index":1,"item":{"id":"m_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":1,"item":{"id":"m_1","type":"message","role":"assistant","status":"completed","content":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":5,"output_index":2,"item":{"id":"m_2","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.output_item.done
data: {"sequence_number":6,"type":"response.output_item.done","output_index":2,"item":{"id":"m_2","type":"message","role":"assistant","status":"completed","content":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":7,"output_index":3,"item":{"id":"f_1","type":"function_call","status":"in_progress","call_id":"c_1","name":"f","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":8,"item_id":"f_1","output_index":3,"delta":"{}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":9,"item_id":"f_1","output_index":3,"name":"f","arguments":"{}"}

event: response.output_item.done
data: {"sequence_number":10,"type":"response.output_item.done","output_index":3,"item":{"id":"f_1","type":"function_call","name":"f","status":"completed","call_id":"c_1","arguments":"{}"}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":11,"output_index":4,"item":{"id":"f_2","type":"function_call","status":"in_progress","call_id":"c_2","name":"f","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":12,"item_id":"f_2","output_index":4,"delta":"{}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":13,"item_id":"f_2","output_index":4,"name":"f","arguments":"{}"}

event: response.output_item.done
data: {"sequence_number":14,"type":"response.output_item.done","output_index":4,"item":{"id":"f_2","type":"function_call","name":"f","status":"completed","call_id":"c_2","arguments":"{}"}}

event: response.completed
data: {"sequence_number":15,"type":"response.completed","response":{"object":"response","created_at":TIME,"model":"unknown","id":"r","status":"completed","output":[{"id":"rs","type":"reasoning","summary":[]},{"id":"m_1","type":"message","role":"assistant","status":"completed","content":[]},{"id":"m_2","type":"message","role":"assistant","status":"completed","content":[]},{"id":"f_1","type":"function_call","name":"f","status":"completed","call_id":"c_1","arguments":"{}"},{"id":"f_2","type":"function_call","name":"f","status":"completed","call_id":"c_2","arguments":"{}"}]}}

=== N7 one that was not sent, with the id of another one
--- in
data: {"type":"response.created","response":{"id":"r","output":[]}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"rs","type":"reasoning","summary":[]}}

data: {"type":"response.output_item.done","output_index":1,"item":{"id":"m_1","type":"message","role":"assistant","status":"completed","content":[]}}

data: {"type":"response.output_item.done","output_index":2,"item":{"id":"m_2","type":"message","role":"assistant","status":"completed","content":[]}}

data: {"type":"response.output_item.done","output_index":3,"item":{"id":"f_1","type":"function_call","name":"f","status":"completed","call_id":"c_1","arguments":"{}"}}

data: {"type":"response.output_item.done","output_index":4,"item":{"id":"f_2","type":"function_call","name":"f","status":"completed","call_id":"c_2","arguments":"{}"}}

data: {"type":"response.completed","response":{"id":"r","status":"completed","output":[{"id":"m_1","type":"message","role":"assistant","status":"completed","content":[]},{"id":"m_2","type":"message","role":"assistant","status":"completed","content":[]},{"id":"m_1","type":"message","role":"assistant","status":"completed","content":[]},{"id":"f_1","type":"function_call","name":"f","status":"completed","call_id":"c_1","arguments":"{}"},{"id":"f_2","type":"function_call","name":"f","status":"completed","call_id":"c_2","arguments":"{}"}]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","status":"in_progress","id":"r","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"rs","type":"reasoning","status":"in_progress","summary":[]}}

event: response.output_item.done
data: {"sequence_number":2,"type":"response.output_item.done","output_index":0,"item":{"id":"rs","type":"reasoning","summary":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":3,"output_index":1,"item":{"id":"m_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":1,"item":{"id":"m_1","type":"message","role":"assistant","status":"completed","content":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":5,"output_index":2,"item":{"id":"m_2","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.output_item.done
data: {"sequence_number":6,"type":"response.output_item.done","output_index":2,"item":{"id":"m_2","type":"message","role":"assistant","status":"completed","content":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":7,"output_index":3,"item":{"id":"f_1","type":"function_call","status":"in_progress","call_id":"c_1","name":"f","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":8,"item_id":"f_1","output_index":3,"delta":"{}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":9,"item_id":"f_1","output_index":3,"name":"f","arguments":"{}"}

event: response.output_item.done
data: {"sequence_number":10,"type":"response.output_item.done","output_index":3,"item":{"id":"f_1","type":"function_call","name":"f","status":"completed","call_id":"c_1","arguments":"{}"}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":11,"output_index":4,"item":{"id":"f_2","type":"function_call","status":"in_progress","call_id":"c_2","name":"f","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":12,"item_id":"f_2","output_index":4,"delta":"{}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":13,"item_id":"f_2","output_index":4,"name":"f","arguments":"{}"}

event: response.output_item.done
data: {"sequence_number":14,"type":"response.output_item.done","output_index":4,"item":{"id":"f_2","type":"function_call","name":"f","status":"completed","call_id":"c_2","arguments":"{}"}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":15,"output_index":5,"item":{"id":"msg_REQUEST_5","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":16,"output_index":5,"item":{"id":"msg_REQUEST_5","type":"message","role":"assistant","status":"completed","content":[]}}

event: response.completed
data: {"sequence_number":17,"type":"response.completed","response":{"object":"response","created_at":TIME,"model":"unknown","id":"r","status":"completed","output":[{"id":"rs","type":"reasoning","summary":[]},{"id":"m_1","type":"message","role":"assistant","status":"completed","content":[]},{"id":"m_2","type":"message","role":"assistant","status":"completed","content":[]},{"id":"f_1","type":"function_call","name":"f","status":"completed","call_id":"c_1","arguments":"{}"},{"id":"f_2","type":"function_call","name":"f","status":"completed","call_id":"c_2","arguments":"{}"},{"id":"msg_REQUEST_5","type":"message","role":"assistant","status":"completed","content":[]}]}}

