# Two calls of one id that are open at once: the second one was taken for the
# first one again, and was lost.

=== N23 calls of one id
log:
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"x","type":"function_call","call_id":"call_1","name":"f"}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":1,"item":{"id":"x","type":"function_call","call_id":"call_2","name":"g"}}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"x","type":"function_call","call_id":"call_1","name":"f","arguments":"{}"}}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":1,"item":{"id":"x","type":"function_call","call_id":"call_2","name":"g","arguments":"{}"}}

event: response.completed
data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"status":"in_progress","arguments":"","id":"x","type":"function_call","call_id":"call_1","name":"f"}}

event: response.output_item.added
data: {"sequence_number":2,"type":"response.output_item.added","output_index":1,"item":{"status":"in_progress","arguments":"","id":"fc_REQUEST_1","type":"function_call","call_id":"call_2","name":"g"}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":3,"item_id":"x","output_index":0,"delta":"{}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":4,"item_id":"x","output_index":0,"name":"f","arguments":"{}"}

event: response.output_item.done
data: {"sequence_number":5,"type":"response.output_item.done","output_index":0,"item":{"status":"completed","id":"x","type":"function_call","call_id":"call_1","name":"f","arguments":"{}"}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":6,"item_id":"fc_REQUEST_1","output_index":1,"delta":"{}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":7,"item_id":"fc_REQUEST_1","output_index":1,"name":"g","arguments":"{}"}

event: response.output_item.done
data: {"sequence_number":8,"type":"response.output_item.done","output_index":1,"item":{"status":"completed","id":"fc_REQUEST_1","type":"function_call","call_id":"call_2","name":"g","arguments":"{}"}}

event: response.completed
data: {"sequence_number":9,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"status":"completed","id":"x","type":"function_call","call_id":"call_1","name":"f","arguments":"{}"},{"status":"completed","id":"fc_REQUEST_1","type":"function_call","call_id":"call_2","name":"g","arguments":"{}"}]}}

=== N23 calls of one id, without indexes
log:
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","item":{"id":"x","type":"function_call","call_id":"call_1","name":"f"}}

event: response.output_item.added
data: {"type":"response.output_item.added","item":{"id":"x","type":"function_call","call_id":"call_2","name":"g"}}

event: response.output_item.done
data: {"type":"response.output_item.done","item":{"id":"x","type":"function_call","call_id":"call_1","name":"f","arguments":"{}"}}

event: response.output_item.done
data: {"type":"response.output_item.done","item":{"id":"x","type":"function_call","call_id":"call_2","name":"g","arguments":"{}"}}

event: response.completed
data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"output_index":0,"sequence_number":1,"type":"response.output_item.added","item":{"status":"in_progress","arguments":"","id":"x","type":"function_call","call_id":"call_1","name":"f"}}

event: response.output_item.added
data: {"output_index":1,"sequence_number":2,"type":"response.output_item.added","item":{"status":"in_progress","arguments":"","id":"fc_REQUEST_1","type":"function_call","call_id":"call_2","name":"g"}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":3,"item_id":"x","output_index":0,"delta":"{}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":4,"item_id":"x","output_index":0,"name":"f","arguments":"{}"}

event: response.output_item.done
data: {"output_index":0,"sequence_number":5,"type":"response.output_item.done","item":{"status":"completed","id":"x","type":"function_call","call_id":"call_1","name":"f","arguments":"{}"}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":6,"item_id":"fc_REQUEST_1","output_index":1,"delta":"{}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":7,"item_id":"fc_REQUEST_1","output_index":1,"name":"g","arguments":"{}"}

event: response.output_item.done
data: {"output_index":1,"sequence_number":8,"type":"response.output_item.done","item":{"status":"completed","id":"fc_REQUEST_1","type":"function_call","call_id":"call_2","name":"g","arguments":"{}"}}

event: response.completed
data: {"sequence_number":9,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"status":"completed","id":"x","type":"function_call","call_id":"call_1","name":"f","arguments":"{}"},{"status":"completed","id":"fc_REQUEST_1","type":"function_call","call_id":"call_2","name":"g","arguments":"{}"}]}}

