# Items that are open at once, without indexes, and ids that no item has (bridges to
# Chat Completions): a call got the arguments of another one.

=== a prefix and the call_id
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"type":"response.output_item.added","item":{"type":"function_call","status":"in_progress","call_id":"call_a","name":"f","arguments":""}}

data: {"type":"response.output_item.added","item":{"type":"function_call","status":"in_progress","call_id":"call_b","name":"g","arguments":""}}

data: {"type":"response.function_call_arguments.delta","item_id":"fc_call_a","delta":"{\"q\":"}

data: {"type":"response.function_call_arguments.delta","item_id":"fc_call_b","delta":"{\"r\":"}

data: {"type":"response.function_call_arguments.delta","item_id":"fc_call_a","delta":"1}"}

data: {"type":"response.function_call_arguments.delta","item_id":"fc_call_b","delta":"2}"}

data: {"type":"response.function_call_arguments.done","item_id":"fc_call_a","arguments":"{\"q\":1}"}

data: {"type":"response.function_call_arguments.done","item_id":"fc_call_b","arguments":"{\"r\":2}"}

data: {"type":"response.output_item.done","item":{"type":"function_call","status":"completed","call_id":"call_a","name":"f","arguments":"{\"q\":1}"}}

data: {"type":"response.output_item.done","item":{"type":"function_call","status":"completed","call_id":"call_b","name":"g","arguments":"{\"r\":2}"}}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"output_index":0,"sequence_number":1,"type":"response.output_item.added","item":{"id":"fc_REQUEST_0","type":"function_call","status":"in_progress","call_id":"call_a","name":"f","arguments":""}}

event: response.output_item.added
data: {"output_index":1,"sequence_number":2,"type":"response.output_item.added","item":{"id":"fc_REQUEST_1","type":"function_call","status":"in_progress","call_id":"call_b","name":"g","arguments":""}}

event: response.function_call_arguments.delta
data: {"output_index":0,"sequence_number":3,"type":"response.function_call_arguments.delta","item_id":"fc_REQUEST_0","delta":"{\"q\":"}

event: response.function_call_arguments.delta
data: {"output_index":1,"sequence_number":4,"type":"response.function_call_arguments.delta","item_id":"fc_REQUEST_1","delta":"{\"r\":"}

event: response.function_call_arguments.delta
data: {"output_index":0,"sequence_number":5,"type":"response.function_call_arguments.delta","item_id":"fc_REQUEST_0","delta":"1}"}

event: response.function_call_arguments.delta
data: {"output_index":1,"sequence_number":6,"type":"response.function_call_arguments.delta","item_id":"fc_REQUEST_1","delta":"2}"}

event: response.function_call_arguments.done
data: {"output_index":0,"sequence_number":7,"type":"response.function_call_arguments.done","item_id":"fc_REQUEST_0","arguments":"{\"q\":1}"}

event: response.function_call_arguments.done
data: {"output_index":1,"sequence_number":8,"type":"response.function_call_arguments.done","item_id":"fc_REQUEST_1","arguments":"{\"r\":2}"}

event: response.output_item.done
data: {"output_index":0,"sequence_number":9,"type":"response.output_item.done","item":{"id":"fc_REQUEST_0","type":"function_call","status":"completed","call_id":"call_a","name":"f","arguments":"{\"q\":1}"}}

event: response.output_item.done
data: {"output_index":1,"sequence_number":10,"type":"response.output_item.done","item":{"id":"fc_REQUEST_1","type":"function_call","status":"completed","call_id":"call_b","name":"g","arguments":"{\"r\":2}"}}

event: response.completed
data: {"sequence_number":11,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"fc_REQUEST_0","type":"function_call","status":"completed","call_id":"call_a","name":"f","arguments":"{\"q\":1}"},{"id":"fc_REQUEST_1","type":"function_call","status":"completed","call_id":"call_b","name":"g","arguments":"{\"r\":2}"}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

=== the last call comes first
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"type":"response.output_item.added","item":{"type":"function_call","status":"in_progress","call_id":"call_a","name":"f","arguments":""}}

data: {"type":"response.output_item.added","item":{"type":"function_call","status":"in_progress","call_id":"call_b","name":"g","arguments":""}}

data: {"type":"response.function_call_arguments.delta","item_id":"fc_call_b","delta":"{\"r\":2}"}

data: {"type":"response.function_call_arguments.delta","item_id":"fc_call_a","delta":"{\"q\":1}"}

data: {"type":"response.function_call_arguments.done","item_id":"fc_call_b","arguments":"{\"r\":2}"}

data: {"type":"response.function_call_arguments.done","item_id":"fc_call_a","arguments":"{\"q\":1}"}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"output_index":0,"sequence_number":1,"type":"response.output_item.added","item":{"id":"fc_REQUEST_0","type":"function_call","status":"in_progress","call_id":"call_a","name":"f","arguments":""}}

event: response.output_item.added
data: {"output_index":1,"sequence_number":2,"type":"response.output_item.added","item":{"id":"fc_REQUEST_1","type":"function_call","status":"in_progress","call_id":"call_b","name":"g","arguments":""}}

event: response.function_call_arguments.delta
data: {"output_index":1,"sequence_number":3,"type":"response.function_call_arguments.delta","item_id":"fc_REQUEST_1","delta":"{\"r\":2}"}

event: response.function_call_arguments.delta
data: {"output_index":0,"sequence_number":4,"type":"response.function_call_arguments.delta","item_id":"fc_REQUEST_0","delta":"{\"q\":1}"}

event: response.function_call_arguments.done
data: {"output_index":1,"sequence_number":5,"type":"response.function_call_arguments.done","item_id":"fc_REQUEST_1","arguments":"{\"r\":2}"}

event: response.function_call_arguments.done
data: {"output_index":0,"sequence_number":6,"type":"response.function_call_arguments.done","item_id":"fc_REQUEST_0","arguments":"{\"q\":1}"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":7,"output_index":0,"item":{"id":"fc_REQUEST_0","type":"function_call","status":"completed","call_id":"call_a","name":"f","arguments":"{\"q\":1}"}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":8,"output_index":1,"item":{"id":"fc_REQUEST_1","type":"function_call","status":"completed","call_id":"call_b","name":"g","arguments":"{\"r\":2}"}}

event: response.completed
data: {"sequence_number":9,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"fc_REQUEST_0","type":"function_call","status":"completed","call_id":"call_a","name":"f","arguments":"{\"q\":1}"},{"id":"fc_REQUEST_1","type":"function_call","status":"completed","call_id":"call_b","name":"g","arguments":"{\"r\":2}"}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

=== ids that name nothing
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"type":"response.output_item.added","item":{"type":"function_call","status":"in_progress","call_id":"call_a","name":"f","arguments":""}}

data: {"type":"response.output_item.added","item":{"type":"function_call","status":"in_progress","call_id":"call_b","name":"g","arguments":""}}

data: {"type":"response.function_call_arguments.delta","item_id":"x1","delta":"{\"q\":"}

data: {"type":"response.function_call_arguments.delta","item_id":"x2","delta":"{\"r\":"}

data: {"type":"response.function_call_arguments.delta","item_id":"x1","delta":"1}"}

data: {"type":"response.function_call_arguments.delta","item_id":"x2","delta":"2}"}

data: {"type":"response.function_call_arguments.done","item_id":"x1","arguments":"{\"q\":1}"}

data: {"type":"response.function_call_arguments.done","item_id":"x2","arguments":"{\"r\":2}"}

data: {"type":"response.output_item.done","item":{"type":"function_call","status":"completed","call_id":"call_a","name":"f","arguments":"{\"q\":1}"}}

data: {"type":"response.output_item.done","item":{"type":"function_call","status":"completed","call_id":"call_b","name":"g","arguments":"{\"r\":2}"}}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"output_index":0,"sequence_number":1,"type":"response.output_item.added","item":{"id":"fc_REQUEST_0","type":"function_call","status":"in_progress","call_id":"call_a","name":"f","arguments":""}}

event: response.output_item.added
data: {"output_index":1,"sequence_number":2,"type":"response.output_item.added","item":{"id":"fc_REQUEST_1","type":"function_call","status":"in_progress","call_id":"call_b","name":"g","arguments":""}}

event: response.function_call_arguments.delta
data: {"output_index":0,"sequence_number":3,"type":"response.function_call_arguments.delta","item_id":"fc_REQUEST_0","delta":"{\"q\":"}

event: response.function_call_arguments.delta
data: {"output_index":1,"sequence_number":4,"type":"response.function_call_arguments.delta","item_id":"fc_REQUEST_1","delta":"{\"r\":"}

event: response.function_call_arguments.delta
data: {"output_index":0,"sequence_number":5,"type":"response.function_call_arguments.delta","item_id":"fc_REQUEST_0","delta":"1}"}

event: response.function_call_arguments.delta
data: {"output_index":1,"sequence_number":6,"type":"response.function_call_arguments.delta","item_id":"fc_REQUEST_1","delta":"2}"}

event: response.function_call_arguments.done
data: {"output_index":0,"sequence_number":7,"type":"response.function_call_arguments.done","item_id":"fc_REQUEST_0","arguments":"{\"q\":1}"}

event: response.function_call_arguments.done
data: {"output_index":1,"sequence_number":8,"type":"response.function_call_arguments.done","item_id":"fc_REQUEST_1","arguments":"{\"r\":2}"}

event: response.output_item.done
data: {"output_index":0,"sequence_number":9,"type":"response.output_item.done","item":{"id":"fc_REQUEST_0","type":"function_call","status":"completed","call_id":"call_a","name":"f","arguments":"{\"q\":1}"}}

event: response.output_item.done
data: {"output_index":1,"sequence_number":10,"type":"response.output_item.done","item":{"id":"fc_REQUEST_1","type":"function_call","status":"completed","call_id":"call_b","name":"g","arguments":"{\"r\":2}"}}

event: response.completed
data: {"sequence_number":11,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"fc_REQUEST_0","type":"function_call","status":"completed","call_id":"call_a","name":"f","arguments":"{\"q\":1}"},{"id":"fc_REQUEST_1","type":"function_call","status":"completed","call_id":"call_b","name":"g","arguments":"{\"r\":2}"}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

=== custom calls, a prefix of another kind
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"type":"response.output_item.added","item":{"type":"custom_tool_call","status":"in_progress","call_id":"call_a","name":"f","input":""}}

data: {"type":"response.output_item.added","item":{"type":"custom_tool_call","status":"in_progress","call_id":"call_b","name":"g","input":""}}

data: {"type":"response.custom_tool_call_input.delta","item_id":"fc_call_a","delta":"{\"q\":"}

data: {"type":"response.custom_tool_call_input.delta","item_id":"fc_call_b","delta":"{\"r\":"}

data: {"type":"response.custom_tool_call_input.delta","item_id":"fc_call_a","delta":"1}"}

data: {"type":"response.custom_tool_call_input.delta","item_id":"fc_call_b","delta":"2}"}

data: {"type":"response.custom_tool_call_input.done","item_id":"fc_call_a","input":"{\"q\":1}"}

data: {"type":"response.custom_tool_call_input.done","item_id":"fc_call_b","input":"{\"r\":2}"}

data: {"type":"response.output_item.done","item":{"type":"custom_tool_call","status":"completed","call_id":"call_a","name":"f","input":"{\"q\":1}"}}

data: {"type":"response.output_item.done","item":{"type":"custom_tool_call","status":"completed","call_id":"call_b","name":"g","input":"{\"r\":2}"}}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"output_index":0,"sequence_number":1,"type":"response.output_item.added","item":{"id":"ctc_REQUEST_0","type":"custom_tool_call","status":"in_progress","call_id":"call_a","name":"f","input":""}}

event: response.output_item.added
data: {"output_index":1,"sequence_number":2,"type":"response.output_item.added","item":{"id":"ctc_REQUEST_1","type":"custom_tool_call","status":"in_progress","call_id":"call_b","name":"g","input":""}}

event: response.custom_tool_call_input.delta
data: {"output_index":0,"sequence_number":3,"type":"response.custom_tool_call_input.delta","item_id":"ctc_REQUEST_0","delta":"{\"q\":"}

event: response.custom_tool_call_input.delta
data: {"output_index":1,"sequence_number":4,"type":"response.custom_tool_call_input.delta","item_id":"ctc_REQUEST_1","delta":"{\"r\":"}

event: response.custom_tool_call_input.delta
data: {"output_index":0,"sequence_number":5,"type":"response.custom_tool_call_input.delta","item_id":"ctc_REQUEST_0","delta":"1}"}

event: response.custom_tool_call_input.delta
data: {"output_index":1,"sequence_number":6,"type":"response.custom_tool_call_input.delta","item_id":"ctc_REQUEST_1","delta":"2}"}

event: response.custom_tool_call_input.done
data: {"output_index":0,"sequence_number":7,"type":"response.custom_tool_call_input.done","item_id":"ctc_REQUEST_0","input":"{\"q\":1}"}

event: response.custom_tool_call_input.done
data: {"output_index":1,"sequence_number":8,"type":"response.custom_tool_call_input.done","item_id":"ctc_REQUEST_1","input":"{\"r\":2}"}

event: response.output_item.done
data: {"output_index":0,"sequence_number":9,"type":"response.output_item.done","item":{"id":"ctc_REQUEST_0","type":"custom_tool_call","status":"completed","call_id":"call_a","name":"f","input":"{\"q\":1}"}}

event: response.output_item.done
data: {"output_index":1,"sequence_number":10,"type":"response.output_item.done","item":{"id":"ctc_REQUEST_1","type":"custom_tool_call","status":"completed","call_id":"call_b","name":"g","input":"{\"r\":2}"}}

event: response.completed
data: {"sequence_number":11,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"ctc_REQUEST_0","type":"custom_tool_call","status":"completed","call_id":"call_a","name":"f","input":"{\"q\":1}"},{"id":"ctc_REQUEST_1","type":"custom_tool_call","status":"completed","call_id":"call_b","name":"g","input":"{\"r\":2}"}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

=== custom calls, ids that name nothing
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"type":"response.output_item.added","item":{"type":"custom_tool_call","status":"in_progress","call_id":"call_a","name":"f","input":""}}

data: {"type":"response.output_item.added","item":{"type":"custom_tool_call","status":"in_progress","call_id":"call_b","name":"g","input":""}}

data: {"type":"response.custom_tool_call_input.delta","item_id":"x1","delta":"{\"q\":"}

data: {"type":"response.custom_tool_call_input.delta","item_id":"x2","delta":"{\"r\":"}

data: {"type":"response.custom_tool_call_input.delta","item_id":"x1","delta":"1}"}

data: {"type":"response.custom_tool_call_input.delta","item_id":"x2","delta":"2}"}

data: {"type":"response.custom_tool_call_input.done","item_id":"x1","input":"{\"q\":1}"}

data: {"type":"response.custom_tool_call_input.done","item_id":"x2","input":"{\"r\":2}"}

data: {"type":"response.output_item.done","item":{"type":"custom_tool_call","status":"completed","call_id":"call_a","name":"f","input":"{\"q\":1}"}}

data: {"type":"response.output_item.done","item":{"type":"custom_tool_call","status":"completed","call_id":"call_b","name":"g","input":"{\"r\":2}"}}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"output_index":0,"sequence_number":1,"type":"response.output_item.added","item":{"id":"ctc_REQUEST_0","type":"custom_tool_call","status":"in_progress","call_id":"call_a","name":"f","input":""}}

event: response.output_item.added
data: {"output_index":1,"sequence_number":2,"type":"response.output_item.added","item":{"id":"ctc_REQUEST_1","type":"custom_tool_call","status":"in_progress","call_id":"call_b","name":"g","input":""}}

event: response.custom_tool_call_input.delta
data: {"output_index":0,"sequence_number":3,"type":"response.custom_tool_call_input.delta","item_id":"ctc_REQUEST_0","delta":"{\"q\":"}

event: response.custom_tool_call_input.delta
data: {"output_index":1,"sequence_number":4,"type":"response.custom_tool_call_input.delta","item_id":"ctc_REQUEST_1","delta":"{\"r\":"}

event: response.custom_tool_call_input.delta
data: {"output_index":0,"sequence_number":5,"type":"response.custom_tool_call_input.delta","item_id":"ctc_REQUEST_0","delta":"1}"}

event: response.custom_tool_call_input.delta
data: {"output_index":1,"sequence_number":6,"type":"response.custom_tool_call_input.delta","item_id":"ctc_REQUEST_1","delta":"2}"}

event: response.custom_tool_call_input.done
data: {"output_index":0,"sequence_number":7,"type":"response.custom_tool_call_input.done","item_id":"ctc_REQUEST_0","input":"{\"q\":1}"}

event: response.custom_tool_call_input.done
data: {"output_index":1,"sequence_number":8,"type":"response.custom_tool_call_input.done","item_id":"ctc_REQUEST_1","input":"{\"r\":2}"}

event: response.output_item.done
data: {"output_index":0,"sequence_number":9,"type":"response.output_item.done","item":{"id":"ctc_REQUEST_0","type":"custom_tool_call","status":"completed","call_id":"call_a","name":"f","input":"{\"q\":1}"}}

event: response.output_item.done
data: {"output_index":1,"sequence_number":10,"type":"response.output_item.done","item":{"id":"ctc_REQUEST_1","type":"custom_tool_call","status":"completed","call_id":"call_b","name":"g","input":"{\"r\":2}"}}

event: response.completed
data: {"sequence_number":11,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"ctc_REQUEST_0","type":"custom_tool_call","status":"completed","call_id":"call_a","name":"f","input":"{\"q\":1}"},{"id":"ctc_REQUEST_1","type":"custom_tool_call","status":"completed","call_id":"call_b","name":"g","input":"{\"r\":2}"}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

=== MCP calls
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"type":"response.output_item.added","item":{"type":"mcp_call","server_label":"s","name":"f","arguments":"","status":"in_progress"}}

data: {"type":"response.output_item.added","item":{"type":"mcp_call","server_label":"s","name":"g","arguments":"","status":"in_progress"}}

data: {"type":"response.mcp_call.in_progress","item_id":"x1"}

data: {"type":"response.mcp_call.in_progress","item_id":"x2"}

data: {"type":"response.mcp_call_arguments.delta","item_id":"x1","delta":"{\"q\":"}

data: {"type":"response.mcp_call_arguments.delta","item_id":"x2","delta":"{\"r\":"}

data: {"type":"response.mcp_call_arguments.delta","item_id":"x1","delta":"1}"}

data: {"type":"response.mcp_call_arguments.delta","item_id":"x2","delta":"2}"}

data: {"type":"response.mcp_call_arguments.done","item_id":"x1","arguments":"{\"q\":1}"}

data: {"type":"response.mcp_call_arguments.done","item_id":"x2","arguments":"{\"r\":2}"}

data: {"type":"response.mcp_call.completed","item_id":"x1"}

data: {"type":"response.mcp_call.completed","item_id":"x2"}

data: {"type":"response.output_item.done","item":{"id":"x2","type":"mcp_call","server_label":"s","name":"g","arguments":"{\"r\":2}","status":"completed","output":"b"}}

data: {"type":"response.output_item.done","item":{"id":"x1","type":"mcp_call","server_label":"s","name":"f","arguments":"{\"q\":1}","status":"completed","output":"a"}}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"output_index":0,"sequence_number":1,"type":"response.output_item.added","item":{"id":"mcp_REQUEST_0","type":"mcp_call","server_label":"s","name":"f","arguments":"","status":"in_progress"}}

event: response.output_item.added
data: {"output_index":1,"sequence_number":2,"type":"response.output_item.added","item":{"id":"mcp_REQUEST_1","type":"mcp_call","server_label":"s","name":"g","arguments":"","status":"in_progress"}}

event: response.mcp_call.in_progress
data: {"output_index":0,"sequence_number":3,"type":"response.mcp_call.in_progress","item_id":"mcp_REQUEST_0"}

event: response.mcp_call.in_progress
data: {"output_index":1,"sequence_number":4,"type":"response.mcp_call.in_progress","item_id":"mcp_REQUEST_1"}

event: response.mcp_call_arguments.delta
data: {"output_index":0,"sequence_number":5,"type":"response.mcp_call_arguments.delta","item_id":"mcp_REQUEST_0","delta":"{\"q\":"}

event: response.mcp_call_arguments.delta
data: {"output_index":1,"sequence_number":6,"type":"response.mcp_call_arguments.delta","item_id":"mcp_REQUEST_1","delta":"{\"r\":"}

event: response.mcp_call_arguments.delta
data: {"output_index":0,"sequence_number":7,"type":"response.mcp_call_arguments.delta","item_id":"mcp_REQUEST_0","delta":"1}"}

event: response.mcp_call_arguments.delta
data: {"output_index":1,"sequence_number":8,"type":"response.mcp_call_arguments.delta","item_id":"mcp_REQUEST_1","delta":"2}"}

event: response.mcp_call_arguments.done
data: {"output_index":0,"sequence_number":9,"type":"response.mcp_call_arguments.done","item_id":"mcp_REQUEST_0","arguments":"{\"q\":1}"}

event: response.mcp_call_arguments.done
data: {"output_index":1,"sequence_number":10,"type":"response.mcp_call_arguments.done","item_id":"mcp_REQUEST_1","arguments":"{\"r\":2}"}

event: response.mcp_call.completed
data: {"output_index":0,"sequence_number":11,"type":"response.mcp_call.completed","item_id":"mcp_REQUEST_0"}

event: response.mcp_call.completed
data: {"output_index":1,"sequence_number":12,"type":"response.mcp_call.completed","item_id":"mcp_REQUEST_1"}

event: response.output_item.done
data: {"output_index":1,"sequence_number":13,"type":"response.output_item.done","item":{"id":"mcp_REQUEST_1","type":"mcp_call","server_label":"s","name":"g","arguments":"{\"r\":2}","status":"completed","output":"b"}}

event: response.output_item.done
data: {"output_index":0,"sequence_number":14,"type":"response.output_item.done","item":{"id":"mcp_REQUEST_0","type":"mcp_call","server_label":"s","name":"f","arguments":"{\"q\":1}","status":"completed","output":"a"}}

event: response.completed
data: {"sequence_number":15,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"mcp_REQUEST_0","type":"mcp_call","server_label":"s","name":"f","arguments":"{\"q\":1}","status":"completed","output":"a"},{"id":"mcp_REQUEST_1","type":"mcp_call","server_label":"s","name":"g","arguments":"{\"r\":2}","status":"completed","output":"b"}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

=== messages, and other ids in each layer
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"type":"response.output_item.added","item":{"type":"message","status":"in_progress","role":"assistant","content":[]}}

data: {"type":"response.output_item.added","item":{"type":"message","status":"in_progress","role":"assistant","content":[]}}

data: {"type":"response.content_part.added","item_id":"x1","part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

data: {"type":"response.content_part.added","item_id":"x2","part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

data: {"type":"response.output_text.delta","item_id":"x1","delta":"One ","logprobs":[]}

data: {"type":"response.output_text.delta","item_id":"x2","delta":"Two ","logprobs":[]}

data: {"type":"response.output_text.delta","item_id":"x1","delta":"tide.","logprobs":[]}

data: {"type":"response.output_text.delta","item_id":"x2","delta":"tides.","logprobs":[]}

data: {"type":"response.output_text.done","item_id":"y2","text":"Two tides.","logprobs":[]}

data: {"type":"response.output_text.done","item_id":"y1","text":"One tide.","logprobs":[]}

data: {"type":"response.content_part.done","item_id":"z2","part":{"type":"output_text","text":"Two tides.","annotations":[],"logprobs":[]}}

data: {"type":"response.content_part.done","item_id":"z1","part":{"type":"output_text","text":"One tide.","annotations":[],"logprobs":[]}}

data: {"type":"response.output_item.done","item":{"id":"v2","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Two tides.","annotations":[],"logprobs":[]}]}}

data: {"type":"response.output_item.done","item":{"id":"v1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"One tide.","annotations":[],"logprobs":[]}]}}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"w1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"One tide.","annotations":[],"logprobs":[]}]},{"id":"w2","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Two tides.","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"output_index":0,"sequence_number":1,"type":"response.output_item.added","item":{"id":"msg_REQUEST_0","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.output_item.added
data: {"output_index":1,"sequence_number":2,"type":"response.output_item.added","item":{"id":"msg_REQUEST_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"output_index":0,"content_index":0,"sequence_number":3,"type":"response.content_part.added","item_id":"msg_REQUEST_0","part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.content_part.added
data: {"output_index":1,"content_index":0,"sequence_number":4,"type":"response.content_part.added","item_id":"msg_REQUEST_1","part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"output_index":0,"content_index":0,"sequence_number":5,"type":"response.output_text.delta","item_id":"msg_REQUEST_0","delta":"One ","logprobs":[]}

event: response.output_text.delta
data: {"output_index":1,"content_index":0,"sequence_number":6,"type":"response.output_text.delta","item_id":"msg_REQUEST_1","delta":"Two ","logprobs":[]}

event: response.output_text.delta
data: {"output_index":0,"content_index":0,"sequence_number":7,"type":"response.output_text.delta","item_id":"msg_REQUEST_0","delta":"tide.","logprobs":[]}

event: response.output_text.delta
data: {"output_index":1,"content_index":0,"sequence_number":8,"type":"response.output_text.delta","item_id":"msg_REQUEST_1","delta":"tides.","logprobs":[]}

event: response.output_text.done
data: {"output_index":1,"content_index":0,"sequence_number":9,"type":"response.output_text.done","item_id":"msg_REQUEST_1","text":"Two tides.","logprobs":[]}

event: response.output_text.done
data: {"output_index":0,"content_index":0,"sequence_number":10,"type":"response.output_text.done","item_id":"msg_REQUEST_0","text":"One tide.","logprobs":[]}

event: response.content_part.done
data: {"output_index":1,"content_index":0,"sequence_number":11,"type":"response.content_part.done","item_id":"msg_REQUEST_1","part":{"type":"output_text","text":"Two tides.","annotations":[],"logprobs":[]}}

event: response.content_part.done
data: {"output_index":0,"content_index":0,"sequence_number":12,"type":"response.content_part.done","item_id":"msg_REQUEST_0","part":{"type":"output_text","text":"One tide.","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"output_index":1,"sequence_number":13,"type":"response.output_item.done","item":{"id":"msg_REQUEST_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Two tides.","annotations":[],"logprobs":[]}]}}

event: response.output_item.done
data: {"output_index":0,"sequence_number":14,"type":"response.output_item.done","item":{"id":"msg_REQUEST_0","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"One tide.","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"sequence_number":15,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"msg_REQUEST_0","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"One tide.","annotations":[],"logprobs":[]}]},{"id":"msg_REQUEST_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Two tides.","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

=== messages of which only texts come
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"type":"response.output_item.added","item":{"id":"m1","type":"message","status":"in_progress","role":"assistant","content":[]}}

data: {"type":"response.output_item.added","item":{"id":"m2","type":"message","status":"in_progress","role":"assistant","content":[]}}

data: {"type":"response.output_text.delta","item_id":"x1","delta":"One ","logprobs":[]}

data: {"type":"response.output_text.delta","item_id":"x2","delta":"Two ","logprobs":[]}

data: {"type":"response.output_text.delta","item_id":"x1","delta":"tide.","logprobs":[]}

data: {"type":"response.output_text.delta","item_id":"x2","delta":"tides.","logprobs":[]}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"w2","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Two tides.","annotations":[],"logprobs":[]}]},{"id":"w1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"One tide.","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"output_index":0,"sequence_number":1,"type":"response.output_item.added","item":{"id":"m1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.output_item.added
data: {"output_index":1,"sequence_number":2,"type":"response.output_item.added","item":{"id":"m2","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":3,"item_id":"m1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"output_index":0,"content_index":0,"sequence_number":4,"type":"response.output_text.delta","item_id":"m1","delta":"One ","logprobs":[]}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":5,"item_id":"m2","output_index":1,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"output_index":1,"content_index":0,"sequence_number":6,"type":"response.output_text.delta","item_id":"m2","delta":"Two ","logprobs":[]}

event: response.output_text.delta
data: {"output_index":0,"content_index":0,"sequence_number":7,"type":"response.output_text.delta","item_id":"m1","delta":"tide.","logprobs":[]}

event: response.output_text.delta
data: {"output_index":1,"content_index":0,"sequence_number":8,"type":"response.output_text.delta","item_id":"m2","delta":"tides.","logprobs":[]}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":9,"item_id":"m2","output_index":1,"content_index":0,"text":"Two tides.","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":10,"item_id":"m2","output_index":1,"content_index":0,"part":{"type":"output_text","text":"Two tides.","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":11,"output_index":1,"item":{"id":"m2","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Two tides.","annotations":[],"logprobs":[]}]}}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":12,"item_id":"m1","output_index":0,"content_index":0,"text":"One tide.","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":13,"item_id":"m1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"One tide.","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":14,"output_index":0,"item":{"id":"m1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"One tide.","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"sequence_number":15,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"m2","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Two tides.","annotations":[],"logprobs":[]}]},{"id":"m1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"One tide.","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

=== reasoning
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"type":"response.output_item.added","item":{"type":"reasoning","summary":[]}}

data: {"type":"response.output_item.added","item":{"type":"reasoning","summary":[]}}

data: {"type":"response.reasoning_summary_text.delta","item_id":"x1","delta":"One "}

data: {"type":"response.reasoning_summary_text.delta","item_id":"x2","delta":"Two "}

data: {"type":"response.reasoning_summary_text.delta","item_id":"x1","delta":"tide."}

data: {"type":"response.reasoning_summary_text.delta","item_id":"x2","delta":"tides."}

data: {"type":"response.reasoning_summary_text.done","item_id":"x1","text":"One tide."}

data: {"type":"response.reasoning_summary_text.done","item_id":"x2","text":"Two tides."}

data: {"type":"response.output_item.done","item":{"id":"y1","type":"reasoning","summary":[{"type":"summary_text","text":"One tide."}]}}

data: {"type":"response.output_item.done","item":{"id":"y2","type":"reasoning","summary":[{"type":"summary_text","text":"Two tides."}]}}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"output_index":0,"sequence_number":1,"type":"response.output_item.added","item":{"id":"rs_REQUEST_0","type":"reasoning","summary":[]}}

event: response.output_item.added
data: {"output_index":1,"sequence_number":2,"type":"response.output_item.added","item":{"id":"rs_REQUEST_1","type":"reasoning","summary":[]}}

event: response.reasoning_summary_part.added
data: {"type":"response.reasoning_summary_part.added","sequence_number":3,"item_id":"rs_REQUEST_0","output_index":0,"summary_index":0,"part":{"type":"summary_text","text":""}}

event: response.reasoning_summary_text.delta
data: {"output_index":0,"summary_index":0,"sequence_number":4,"type":"response.reasoning_summary_text.delta","item_id":"rs_REQUEST_0","delta":"One "}

event: response.reasoning_summary_part.added
data: {"type":"response.reasoning_summary_part.added","sequence_number":5,"item_id":"rs_REQUEST_1","output_index":1,"summary_index":0,"part":{"type":"summary_text","text":""}}

event: response.reasoning_summary_text.delta
data: {"output_index":1,"summary_index":0,"sequence_number":6,"type":"response.reasoning_summary_text.delta","item_id":"rs_REQUEST_1","delta":"Two "}

event: response.reasoning_summary_text.delta
data: {"output_index":0,"summary_index":0,"sequence_number":7,"type":"response.reasoning_summary_text.delta","item_id":"rs_REQUEST_0","delta":"tide."}

event: response.reasoning_summary_text.delta
data: {"output_index":1,"summary_index":0,"sequence_number":8,"type":"response.reasoning_summary_text.delta","item_id":"rs_REQUEST_1","delta":"tides."}

event: response.reasoning_summary_text.done
data: {"output_index":0,"summary_index":0,"sequence_number":9,"type":"response.reasoning_summary_text.done","item_id":"rs_REQUEST_0","text":"One tide."}

event: response.reasoning_summary_text.done
data: {"output_index":1,"summary_index":0,"sequence_number":10,"type":"response.reasoning_summary_text.done","item_id":"rs_REQUEST_1","text":"Two tides."}

event: response.reasoning_summary_part.done
data: {"type":"response.reasoning_summary_part.done","sequence_number":11,"item_id":"rs_REQUEST_0","output_index":0,"summary_index":0,"part":{"type":"summary_text","text":"One tide."}}

event: response.output_item.done
data: {"output_index":0,"sequence_number":12,"type":"response.output_item.done","item":{"id":"rs_REQUEST_0","type":"reasoning","summary":[{"type":"summary_text","text":"One tide."}]}}

event: response.reasoning_summary_part.done
data: {"type":"response.reasoning_summary_part.done","sequence_number":13,"item_id":"rs_REQUEST_1","output_index":1,"summary_index":0,"part":{"type":"summary_text","text":"Two tides."}}

event: response.output_item.done
data: {"output_index":1,"sequence_number":14,"type":"response.output_item.done","item":{"id":"rs_REQUEST_1","type":"reasoning","summary":[{"type":"summary_text","text":"Two tides."}]}}

event: response.completed
data: {"sequence_number":15,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"rs_REQUEST_0","type":"reasoning","summary":[{"type":"summary_text","text":"One tide."}]},{"id":"rs_REQUEST_1","type":"reasoning","summary":[{"type":"summary_text","text":"Two tides."}]}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

=== one id for reasoning and message
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"type":"response.output_item.added","item":{"type":"reasoning","summary":[]}}

data: {"type":"response.output_item.added","item":{"type":"message","status":"in_progress","role":"assistant","content":[]}}

data: {"type":"response.reasoning_summary_text.delta","item_id":"x1","delta":"Hm"}

data: {"type":"response.output_text.delta","item_id":"x1","delta":"Hi","logprobs":[]}

data: {"type":"response.reasoning_summary_text.delta","item_id":"x1","delta":"."}

data: {"type":"response.output_text.delta","item_id":"x1","delta":"!","logprobs":[]}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"output_index":0,"sequence_number":1,"type":"response.output_item.added","item":{"id":"rs_REQUEST_0","type":"reasoning","summary":[]}}

event: response.output_item.added
data: {"output_index":1,"sequence_number":2,"type":"response.output_item.added","item":{"id":"msg_REQUEST_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.reasoning_summary_part.added
data: {"type":"response.reasoning_summary_part.added","sequence_number":3,"item_id":"rs_REQUEST_0","output_index":0,"summary_index":0,"part":{"type":"summary_text","text":""}}

event: response.reasoning_summary_text.delta
data: {"output_index":0,"summary_index":0,"sequence_number":4,"type":"response.reasoning_summary_text.delta","item_id":"rs_REQUEST_0","delta":"Hm"}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":5,"item_id":"msg_REQUEST_1","output_index":1,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"output_index":1,"content_index":0,"sequence_number":6,"type":"response.output_text.delta","item_id":"msg_REQUEST_1","delta":"Hi","logprobs":[]}

event: response.reasoning_summary_text.delta
data: {"output_index":0,"summary_index":0,"sequence_number":7,"type":"response.reasoning_summary_text.delta","item_id":"rs_REQUEST_0","delta":"."}

event: response.output_text.delta
data: {"output_index":1,"content_index":0,"sequence_number":8,"type":"response.output_text.delta","item_id":"msg_REQUEST_1","delta":"!","logprobs":[]}

event: response.reasoning_summary_text.done
data: {"type":"response.reasoning_summary_text.done","sequence_number":9,"item_id":"rs_REQUEST_0","output_index":0,"summary_index":0,"text":"Hm."}

event: response.reasoning_summary_part.done
data: {"type":"response.reasoning_summary_part.done","sequence_number":10,"item_id":"rs_REQUEST_0","output_index":0,"summary_index":0,"part":{"type":"summary_text","text":"Hm."}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":11,"output_index":0,"item":{"id":"rs_REQUEST_0","type":"reasoning","summary":[{"type":"summary_text","text":"Hm."}]}}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":12,"item_id":"msg_REQUEST_1","output_index":1,"content_index":0,"text":"Hi!","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":13,"item_id":"msg_REQUEST_1","output_index":1,"content_index":0,"part":{"type":"output_text","text":"Hi!","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":14,"output_index":1,"item":{"id":"msg_REQUEST_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hi!","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"sequence_number":15,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"rs_REQUEST_0","type":"reasoning","summary":[{"type":"summary_text","text":"Hm."}]},{"id":"msg_REQUEST_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hi!","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

=== searches
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"type":"response.output_item.added","item":{"type":"web_search_call","status":"in_progress"}}

data: {"type":"response.output_item.added","item":{"type":"web_search_call","status":"in_progress"}}

data: {"type":"response.web_search_call.searching","item_id":"x1"}

data: {"type":"response.web_search_call.searching","item_id":"x2"}

data: {"type":"response.web_search_call.completed","item_id":"x1"}

data: {"type":"response.output_item.done","item":{"id":"x1","type":"web_search_call","status":"completed","action":{"type":"search","query":"a"}}}

data: {"type":"response.output_item.done","item":{"id":"x2","type":"web_search_call","status":"failed","action":{"type":"search","query":"b"}}}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"output_index":0,"sequence_number":1,"type":"response.output_item.added","item":{"id":"ws_REQUEST_0","type":"web_search_call","status":"in_progress"}}

event: response.output_item.added
data: {"output_index":1,"sequence_number":2,"type":"response.output_item.added","item":{"id":"ws_REQUEST_1","type":"web_search_call","status":"in_progress"}}

event: response.web_search_call.searching
data: {"output_index":0,"sequence_number":3,"type":"response.web_search_call.searching","item_id":"ws_REQUEST_0"}

event: response.web_search_call.searching
data: {"output_index":1,"sequence_number":4,"type":"response.web_search_call.searching","item_id":"ws_REQUEST_1"}

event: response.web_search_call.completed
data: {"output_index":0,"sequence_number":5,"type":"response.web_search_call.completed","item_id":"ws_REQUEST_0"}

event: response.output_item.done
data: {"output_index":0,"sequence_number":6,"type":"response.output_item.done","item":{"id":"ws_REQUEST_0","type":"web_search_call","status":"completed","action":{"type":"search","query":"a"}}}

event: response.output_item.done
data: {"output_index":1,"sequence_number":7,"type":"response.output_item.done","item":{"id":"ws_REQUEST_1","type":"web_search_call","status":"failed","action":{"type":"search","query":"b"}}}

event: response.completed
data: {"sequence_number":8,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"ws_REQUEST_0","type":"web_search_call","status":"completed","action":{"type":"search","query":"a"}},{"id":"ws_REQUEST_1","type":"web_search_call","status":"failed","action":{"type":"search","query":"b"}}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

=== an id more than there are calls is that of the last
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"type":"response.output_item.added","item":{"type":"function_call","status":"in_progress","call_id":"call_a","name":"f","arguments":""}}

data: {"type":"response.output_item.added","item":{"type":"function_call","status":"in_progress","call_id":"call_b","name":"g","arguments":""}}

data: {"type":"response.function_call_arguments.delta","item_id":"x1","delta":"{\"q\":"}

data: {"type":"response.function_call_arguments.delta","item_id":"x2","delta":"{\"r\":"}

data: {"type":"response.function_call_arguments.delta","item_id":"x3","delta":"2}"}

data: {"type":"response.function_call_arguments.delta","item_id":"x1","delta":"1}"}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"output_index":0,"sequence_number":1,"type":"response.output_item.added","item":{"id":"fc_REQUEST_0","type":"function_call","status":"in_progress","call_id":"call_a","name":"f","arguments":""}}

event: response.output_item.added
data: {"output_index":1,"sequence_number":2,"type":"response.output_item.added","item":{"id":"fc_REQUEST_1","type":"function_call","status":"in_progress","call_id":"call_b","name":"g","arguments":""}}

event: response.function_call_arguments.delta
data: {"output_index":0,"sequence_number":3,"type":"response.function_call_arguments.delta","item_id":"fc_REQUEST_0","delta":"{\"q\":"}

event: response.function_call_arguments.delta
data: {"output_index":1,"sequence_number":4,"type":"response.function_call_arguments.delta","item_id":"fc_REQUEST_1","delta":"{\"r\":"}

event: response.function_call_arguments.delta
data: {"output_index":1,"sequence_number":5,"type":"response.function_call_arguments.delta","item_id":"fc_REQUEST_1","delta":"2}"}

event: response.function_call_arguments.delta
data: {"output_index":0,"sequence_number":6,"type":"response.function_call_arguments.delta","item_id":"fc_REQUEST_0","delta":"1}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":7,"item_id":"fc_REQUEST_0","output_index":0,"name":"f","arguments":"{\"q\":1}"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":8,"output_index":0,"item":{"id":"fc_REQUEST_0","type":"function_call","status":"completed","call_id":"call_a","name":"f","arguments":"{\"q\":1}"}}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":9,"item_id":"fc_REQUEST_1","output_index":1,"name":"g","arguments":"{\"r\":2}"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":10,"output_index":1,"item":{"id":"fc_REQUEST_1","type":"function_call","status":"completed","call_id":"call_b","name":"g","arguments":"{\"r\":2}"}}

event: response.completed
data: {"sequence_number":11,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"fc_REQUEST_0","type":"function_call","status":"completed","call_id":"call_a","name":"f","arguments":"{\"q\":1}"},{"id":"fc_REQUEST_1","type":"function_call","status":"completed","call_id":"call_b","name":"g","arguments":"{\"r\":2}"}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

=== indexes that name nothing
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"type":"response.output_item.added","item":{"type":"function_call","status":"in_progress","call_id":"call_a","name":"f","arguments":""}}

data: {"type":"response.output_item.added","item":{"type":"function_call","status":"in_progress","call_id":"call_b","name":"g","arguments":""}}

data: {"type":"response.function_call_arguments.delta","output_index":4,"delta":"{\"q\":"}

data: {"type":"response.function_call_arguments.delta","output_index":5,"delta":"{\"r\":"}

data: {"type":"response.function_call_arguments.delta","output_index":4,"delta":"1}"}

data: {"type":"response.function_call_arguments.delta","output_index":5,"delta":"2}"}

data: {"type":"response.function_call_arguments.done","output_index":4,"arguments":"{\"q\":1}"}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"output_index":0,"sequence_number":1,"type":"response.output_item.added","item":{"id":"fc_REQUEST_0","type":"function_call","status":"in_progress","call_id":"call_a","name":"f","arguments":""}}

event: response.output_item.added
data: {"output_index":1,"sequence_number":2,"type":"response.output_item.added","item":{"id":"fc_REQUEST_1","type":"function_call","status":"in_progress","call_id":"call_b","name":"g","arguments":""}}

event: response.function_call_arguments.delta
data: {"item_id":"fc_REQUEST_0","sequence_number":3,"type":"response.function_call_arguments.delta","output_index":0,"delta":"{\"q\":"}

event: response.function_call_arguments.delta
data: {"item_id":"fc_REQUEST_1","sequence_number":4,"type":"response.function_call_arguments.delta","output_index":1,"delta":"{\"r\":"}

event: response.function_call_arguments.delta
data: {"item_id":"fc_REQUEST_0","sequence_number":5,"type":"response.function_call_arguments.delta","output_index":0,"delta":"1}"}

event: response.function_call_arguments.delta
data: {"item_id":"fc_REQUEST_1","sequence_number":6,"type":"response.function_call_arguments.delta","output_index":1,"delta":"2}"}

event: response.function_call_arguments.done
data: {"item_id":"fc_REQUEST_0","sequence_number":7,"type":"response.function_call_arguments.done","output_index":0,"arguments":"{\"q\":1}"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":8,"output_index":0,"item":{"id":"fc_REQUEST_0","type":"function_call","status":"completed","call_id":"call_a","name":"f","arguments":"{\"q\":1}"}}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":9,"item_id":"fc_REQUEST_1","output_index":1,"name":"g","arguments":"{\"r\":2}"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":10,"output_index":1,"item":{"id":"fc_REQUEST_1","type":"function_call","status":"completed","call_id":"call_b","name":"g","arguments":"{\"r\":2}"}}

event: response.completed
data: {"sequence_number":11,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"fc_REQUEST_0","type":"function_call","status":"completed","call_id":"call_a","name":"f","arguments":"{\"q\":1}"},{"id":"fc_REQUEST_1","type":"function_call","status":"completed","call_id":"call_b","name":"g","arguments":"{\"r\":2}"}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

=== one index for all calls
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i","type":"function_call","status":"in_progress","call_id":"call_a","name":"f","arguments":""}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"j","type":"function_call","status":"in_progress","call_id":"call_b","name":"g","arguments":""}}

data: {"type":"response.function_call_arguments.delta","output_index":0,"item_id":"i","delta":"{\"q\":1}"}

data: {"type":"response.function_call_arguments.delta","output_index":0,"item_id":"j","delta":"{\"r\":2}"}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"function_call","status":"completed","call_id":"call_a","name":"f","arguments":"{\"q\":1}"}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"j","type":"function_call","status":"completed","call_id":"call_b","name":"g","arguments":"{\"r\":2}"}}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"i","type":"function_call","status":"in_progress","call_id":"call_a","name":"f","arguments":""}}

event: response.output_item.added
data: {"sequence_number":2,"type":"response.output_item.added","output_index":1,"item":{"id":"j","type":"function_call","status":"in_progress","call_id":"call_b","name":"g","arguments":""}}

event: response.function_call_arguments.delta
data: {"sequence_number":3,"type":"response.function_call_arguments.delta","output_index":0,"item_id":"i","delta":"{\"q\":1}"}

event: response.function_call_arguments.delta
data: {"sequence_number":4,"type":"response.function_call_arguments.delta","output_index":1,"item_id":"j","delta":"{\"r\":2}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":5,"item_id":"i","output_index":0,"name":"f","arguments":"{\"q\":1}"}

event: response.output_item.done
data: {"sequence_number":6,"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"function_call","status":"completed","call_id":"call_a","name":"f","arguments":"{\"q\":1}"}}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":7,"item_id":"j","output_index":1,"name":"g","arguments":"{\"r\":2}"}

event: response.output_item.done
data: {"sequence_number":8,"type":"response.output_item.done","output_index":1,"item":{"id":"j","type":"function_call","status":"completed","call_id":"call_b","name":"g","arguments":"{\"r\":2}"}}

event: response.completed
data: {"sequence_number":9,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"i","type":"function_call","status":"completed","call_id":"call_a","name":"f","arguments":"{\"q\":1}"},{"id":"j","type":"function_call","status":"completed","call_id":"call_b","name":"g","arguments":"{\"r\":2}"}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

=== where a rule hides
conf: responses_hide_item reasoning;
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"type":"response.output_item.added","item":{"id":"h","type":"reasoning","summary":[{"type":"summary_text","text":"hush"}]}}

data: {"type":"response.output_item.added","item":{"type":"function_call","status":"in_progress","call_id":"call_a","name":"f","arguments":""}}

data: {"type":"response.output_item.added","item":{"type":"function_call","status":"in_progress","call_id":"call_b","name":"g","arguments":""}}

data: {"type":"response.reasoning_summary_text.delta","item_id":"x1","delta":"hush"}

data: {"type":"response.function_call_arguments.delta","item_id":"x3","delta":"{\"q\":1}"}

data: {"type":"response.function_call_arguments.delta","item_id":"x4","delta":"{\"r\":2}"}

data: {"type":"response.function_call_arguments.done","item_id":"x3","arguments":"{\"q\":1}"}

data: {"type":"response.function_call_arguments.done","item_id":"x4","arguments":"{\"r\":2}"}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"output_index":0,"sequence_number":1,"type":"response.output_item.added","item":{"id":"fc_REQUEST_0","type":"function_call","status":"in_progress","call_id":"call_a","name":"f","arguments":""}}

event: response.output_item.added
data: {"output_index":1,"sequence_number":2,"type":"response.output_item.added","item":{"id":"fc_REQUEST_1","type":"function_call","status":"in_progress","call_id":"call_b","name":"g","arguments":""}}

event: response.function_call_arguments.delta
data: {"output_index":0,"sequence_number":3,"type":"response.function_call_arguments.delta","item_id":"fc_REQUEST_0","delta":"{\"q\":1}"}

event: response.function_call_arguments.delta
data: {"output_index":1,"sequence_number":4,"type":"response.function_call_arguments.delta","item_id":"fc_REQUEST_1","delta":"{\"r\":2}"}

event: response.function_call_arguments.done
data: {"output_index":0,"sequence_number":5,"type":"response.function_call_arguments.done","item_id":"fc_REQUEST_0","arguments":"{\"q\":1}"}

event: response.function_call_arguments.done
data: {"output_index":1,"sequence_number":6,"type":"response.function_call_arguments.done","item_id":"fc_REQUEST_1","arguments":"{\"r\":2}"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":7,"output_index":0,"item":{"id":"fc_REQUEST_0","type":"function_call","status":"completed","call_id":"call_a","name":"f","arguments":"{\"q\":1}"}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":8,"output_index":1,"item":{"id":"fc_REQUEST_1","type":"function_call","status":"completed","call_id":"call_b","name":"g","arguments":"{\"r\":2}"}}

event: response.completed
data: {"sequence_number":9,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"fc_REQUEST_0","type":"function_call","status":"completed","call_id":"call_a","name":"f","arguments":"{\"q\":1}"},{"id":"fc_REQUEST_1","type":"function_call","status":"completed","call_id":"call_b","name":"g","arguments":"{\"r\":2}"}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

