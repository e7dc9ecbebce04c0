# A call whose name comes with its arguments, and whose call_id comes later: it
# was announced with a generated one and ended with that of the upstream, which
# openai-node refuses.

=== the terminal has the call_id
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","item_id":"i","output_index":0,"delta":"{\"a\":1}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","item_id":"i","output_index":0,"name":"n","arguments":"{\"a\":1}"}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"i","type":"function_call","call_id":"c","name":"n","arguments":"{\"a\":1}","status":"completed"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"i","type":"function_call","status":"in_progress","call_id":"c","name":"n","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":2,"item_id":"i","output_index":0,"delta":"{\"a\":1}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":3,"item_id":"i","output_index":0,"name":"n","arguments":"{\"a\":1}"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":4,"output_index":0,"item":{"id":"i","type":"function_call","call_id":"c","name":"n","arguments":"{\"a\":1}","status":"completed"}}

event: response.completed
data: {"sequence_number":5,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"i","type":"function_call","call_id":"c","name":"n","arguments":"{\"a\":1}","status":"completed"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== the item has the call_id
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","item_id":"i","output_index":0,"delta":"{\"a\":1}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","item_id":"i","output_index":0,"name":"n","arguments":"{\"a\":1}"}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"function_call","call_id":"c","name":"n","arguments":"{\"a\":1}","status":"completed"}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"i","type":"function_call","call_id":"c","name":"n","arguments":"{\"a\":1}","status":"completed"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"i","type":"function_call","status":"in_progress","call_id":"c","name":"n","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":2,"item_id":"i","output_index":0,"delta":"{\"a\":1}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":3,"item_id":"i","output_index":0,"name":"n","arguments":"{\"a\":1}"}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"function_call","call_id":"c","name":"n","arguments":"{\"a\":1}","status":"completed"}}

event: response.completed
data: {"sequence_number":5,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"i","type":"function_call","call_id":"c","name":"n","arguments":"{\"a\":1}","status":"completed"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== nothing has a call_id
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","item_id":"i","output_index":0,"delta":"{\"a\":1}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","item_id":"i","output_index":0,"name":"n","arguments":"{\"a\":1}"}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"i","type":"function_call","status":"in_progress","call_id":"i","name":"n","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":2,"item_id":"i","output_index":0,"delta":"{\"a\":1}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":3,"item_id":"i","output_index":0,"name":"n","arguments":"{\"a\":1}"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":4,"output_index":0,"item":{"id":"i","type":"function_call","status":"completed","call_id":"i","name":"n","arguments":"{\"a\":1}"}}

event: response.completed
data: {"sequence_number":5,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"i","type":"function_call","status":"completed","call_id":"i","name":"n","arguments":"{\"a\":1}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== no input of a custom tool has one
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.custom_tool_call_input.done
data: {"type":"response.custom_tool_call_input.done","item_id":"i","output_index":0,"name":"n","input":"x"}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"i","type":"custom_tool_call","status":"in_progress","call_id":"i","name":"n","input":""}}

event: response.custom_tool_call_input.delta
data: {"type":"response.custom_tool_call_input.delta","sequence_number":2,"item_id":"i","output_index":0,"delta":"x"}

event: response.custom_tool_call_input.done
data: {"type":"response.custom_tool_call_input.done","sequence_number":3,"item_id":"i","output_index":0,"input":"x"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":4,"output_index":0,"item":{"id":"i","type":"custom_tool_call","status":"completed","call_id":"i","name":"n","input":"x"}}

event: response.completed
data: {"sequence_number":5,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"i","type":"custom_tool_call","status":"completed","call_id":"i","name":"n","input":"x"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

