# The output of shell commands is taken from events of the item only.  An item of
# a server that is not done should be done before the terminal, but would then say
# less than what was streamed.

=== it is done
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"status":"in_progress","error":null,"incomplete_details":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"model":"demo","output":[],"usage":null}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"sho_1","type":"shell_call_output","status":"in_progress","call_id":"c","max_output_length":null,"output":[]}}

event: response.shell_call_output_content.delta
data: {"type":"response.shell_call_output_content.delta","sequence_number":2,"item_id":"sho_1","output_index":0,"command_index":0,"delta":{"stdout":"a"}}

event: response.shell_call_output_content.done
data: {"type":"response.shell_call_output_content.done","sequence_number":3,"item_id":"sho_1","output_index":0,"command_index":0,"output":[{"stdout":"a","stderr":"","outcome":{"type":"exit","exit_code":0}}]}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":4,"output_index":0,"item":{"id":"sho_1","type":"shell_call_output","status":"completed","call_id":"c","max_output_length":null,"output":[{"stdout":"a","stderr":"","outcome":{"type":"exit","exit_code":0}}]}}

event: response.completed
data: {"type":"response.completed","sequence_number":5,"response":{"id":"resp_1","object":"response","created_at":1700000000,"status":"completed","error":null,"incomplete_details":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"model":"demo","output":[],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0,"cache_write_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"status":"in_progress","error":null,"incomplete_details":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"model":"demo","output":[],"usage":null}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"sho_1","type":"shell_call_output","status":"in_progress","call_id":"c","max_output_length":null,"output":[]}}

event: response.shell_call_output_content.delta
data: {"type":"response.shell_call_output_content.delta","sequence_number":2,"item_id":"sho_1","output_index":0,"command_index":0,"delta":{"stdout":"a"}}

event: response.shell_call_output_content.done
data: {"type":"response.shell_call_output_content.done","sequence_number":3,"item_id":"sho_1","output_index":0,"command_index":0,"output":[{"stdout":"a","stderr":"","outcome":{"type":"exit","exit_code":0}}]}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":4,"output_index":0,"item":{"id":"sho_1","type":"shell_call_output","status":"completed","call_id":"c","max_output_length":null,"output":[{"stdout":"a","stderr":"","outcome":{"type":"exit","exit_code":0}}]}}

event: response.completed
data: {"type":"response.completed","sequence_number":5,"response":{"id":"resp_1","object":"response","created_at":1700000000,"status":"completed","error":null,"incomplete_details":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"model":"demo","output":[{"id":"sho_1","type":"shell_call_output","status":"completed","call_id":"c","max_output_length":null,"output":[{"stdout":"a","stderr":"","outcome":{"type":"exit","exit_code":0}}]}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0,"cache_write_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}


=== it is not done: what was streamed is not kept, and it stays open
contract: -

--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"status":"in_progress","error":null,"incomplete_details":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"model":"demo","output":[],"usage":null}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"sho_1","type":"shell_call_output","status":"in_progress","call_id":"c","max_output_length":null,"output":[]}}

event: response.shell_call_output_content.delta
data: {"type":"response.shell_call_output_content.delta","sequence_number":2,"item_id":"sho_1","output_index":0,"command_index":0,"delta":{"stdout":"a"}}

event: response.shell_call_output_content.done
data: {"type":"response.shell_call_output_content.done","sequence_number":3,"item_id":"sho_1","output_index":0,"command_index":0,"output":[{"stdout":"a","stderr":"","outcome":{"type":"exit","exit_code":0}}]}

event: response.completed
data: {"type":"response.completed","sequence_number":4,"response":{"id":"resp_1","object":"response","created_at":1700000000,"status":"completed","error":null,"incomplete_details":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"model":"demo","output":[],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0,"cache_write_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"status":"in_progress","error":null,"incomplete_details":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"model":"demo","output":[],"usage":null}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"sho_1","type":"shell_call_output","status":"in_progress","call_id":"c","max_output_length":null,"output":[]}}

event: response.shell_call_output_content.delta
data: {"type":"response.shell_call_output_content.delta","sequence_number":2,"item_id":"sho_1","output_index":0,"command_index":0,"delta":{"stdout":"a"}}

event: response.shell_call_output_content.done
data: {"type":"response.shell_call_output_content.done","sequence_number":3,"item_id":"sho_1","output_index":0,"command_index":0,"output":[{"stdout":"a","stderr":"","outcome":{"type":"exit","exit_code":0}}]}

event: response.completed
data: {"type":"response.completed","sequence_number":4,"response":{"id":"resp_1","object":"response","created_at":1700000000,"status":"completed","error":null,"incomplete_details":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"model":"demo","output":[],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0,"cache_write_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

