# A call whose name is in each of its deltas, and nowhere else.

=== the name of a call is in its deltas
--- in
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

data: {"type":"response.function_call_arguments.delta","call_id":"c1","name":"weather","delta":"{\"city\":"}

data: {"type":"response.function_call_arguments.delta","call_id":"c1","name":"weather","delta":"\"Kiel\"}"}

data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed"}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"fc_REQUEST_0","type":"function_call","status":"in_progress","call_id":"c1","name":"weather","arguments":""}}

event: response.function_call_arguments.delta
data: {"output_index":0,"item_id":"fc_REQUEST_0","sequence_number":2,"type":"response.function_call_arguments.delta","call_id":"c1","name":"weather","delta":"{\"city\":"}

event: response.function_call_arguments.delta
data: {"output_index":0,"item_id":"fc_REQUEST_0","sequence_number":3,"type":"response.function_call_arguments.delta","call_id":"c1","name":"weather","delta":"\"Kiel\"}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":4,"item_id":"fc_REQUEST_0","output_index":0,"name":"weather","arguments":"{\"city\":\"Kiel\"}"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":5,"output_index":0,"item":{"id":"fc_REQUEST_0","type":"function_call","status":"completed","call_id":"c1","name":"weather","arguments":"{\"city\":\"Kiel\"}"}}

event: response.completed
data: {"sequence_number":6,"type":"response.completed","response":{"output":[{"id":"fc_REQUEST_0","type":"function_call","status":"completed","call_id":"c1","name":"weather","arguments":"{\"city\":\"Kiel\"}"}],"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed"}}

=== two calls without indexes, one after the other
--- in
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

data: {"type":"response.function_call_arguments.delta","call_id":"c1","name":"weather","delta":"{}"}

data: {"type":"response.function_call_arguments.delta","call_id":"c2","name":"other","delta":"{\"a\":1}"}

data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed"}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"fc_REQUEST_0","type":"function_call","status":"in_progress","call_id":"c1","name":"weather","arguments":""}}

event: response.function_call_arguments.delta
data: {"output_index":0,"item_id":"fc_REQUEST_0","sequence_number":2,"type":"response.function_call_arguments.delta","call_id":"c1","name":"weather","delta":"{}"}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":3,"output_index":1,"item":{"id":"fc_REQUEST_1","type":"function_call","status":"in_progress","call_id":"c2","name":"other","arguments":""}}

event: response.function_call_arguments.delta
data: {"output_index":1,"item_id":"fc_REQUEST_1","sequence_number":4,"type":"response.function_call_arguments.delta","call_id":"c2","name":"other","delta":"{\"a\":1}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":5,"item_id":"fc_REQUEST_0","output_index":0,"name":"weather","arguments":"{}"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":6,"output_index":0,"item":{"id":"fc_REQUEST_0","type":"function_call","status":"completed","call_id":"c1","name":"weather","arguments":"{}"}}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":7,"item_id":"fc_REQUEST_1","output_index":1,"name":"other","arguments":"{\"a\":1}"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":8,"output_index":1,"item":{"id":"fc_REQUEST_1","type":"function_call","status":"completed","call_id":"c2","name":"other","arguments":"{\"a\":1}"}}

event: response.completed
data: {"sequence_number":9,"type":"response.completed","response":{"output":[{"id":"fc_REQUEST_0","type":"function_call","status":"completed","call_id":"c1","name":"weather","arguments":"{}"},{"id":"fc_REQUEST_1","type":"function_call","status":"completed","call_id":"c2","name":"other","arguments":"{\"a\":1}"}],"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed"}}

=== two calls at the same time
--- in
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

data: {"type":"response.function_call_arguments.delta","call_id":"c1","name":"weather","delta":"{\"b\":"}

data: {"type":"response.function_call_arguments.delta","call_id":"c2","name":"other","delta":"{\"a\":"}

data: {"type":"response.function_call_arguments.delta","call_id":"c1","name":"weather","delta":"2}"}

data: {"type":"response.function_call_arguments.delta","call_id":"c2","name":"other","delta":"1}"}

data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed"}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"fc_REQUEST_0","type":"function_call","status":"in_progress","call_id":"c1","name":"weather","arguments":""}}

event: response.function_call_arguments.delta
data: {"output_index":0,"item_id":"fc_REQUEST_0","sequence_number":2,"type":"response.function_call_arguments.delta","call_id":"c1","name":"weather","delta":"{\"b\":"}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":3,"output_index":1,"item":{"id":"fc_REQUEST_1","type":"function_call","status":"in_progress","call_id":"c2","name":"other","arguments":""}}

event: response.function_call_arguments.delta
data: {"output_index":1,"item_id":"fc_REQUEST_1","sequence_number":4,"type":"response.function_call_arguments.delta","call_id":"c2","name":"other","delta":"{\"a\":"}

event: response.function_call_arguments.delta
data: {"output_index":0,"item_id":"fc_REQUEST_0","sequence_number":5,"type":"response.function_call_arguments.delta","call_id":"c1","name":"weather","delta":"2}"}

event: response.function_call_arguments.delta
data: {"output_index":1,"item_id":"fc_REQUEST_1","sequence_number":6,"type":"response.function_call_arguments.delta","call_id":"c2","name":"other","delta":"1}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":7,"item_id":"fc_REQUEST_0","output_index":0,"name":"weather","arguments":"{\"b\":2}"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":8,"output_index":0,"item":{"id":"fc_REQUEST_0","type":"function_call","status":"completed","call_id":"c1","name":"weather","arguments":"{\"b\":2}"}}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":9,"item_id":"fc_REQUEST_1","output_index":1,"name":"other","arguments":"{\"a\":1}"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":10,"output_index":1,"item":{"id":"fc_REQUEST_1","type":"function_call","status":"completed","call_id":"c2","name":"other","arguments":"{\"a\":1}"}}

event: response.completed
data: {"sequence_number":11,"type":"response.completed","response":{"output":[{"id":"fc_REQUEST_0","type":"function_call","status":"completed","call_id":"c1","name":"weather","arguments":"{\"b\":2}"},{"id":"fc_REQUEST_1","type":"function_call","status":"completed","call_id":"c2","name":"other","arguments":"{\"a\":1}"}],"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed"}}

