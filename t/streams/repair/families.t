=== message, response.created, 12
conf: responses_profile eugpt;
--- in
event: message
data: {"type":"response.created","sequence_number":0,"response":{"object":"response","created_at":1700000000000,"status":"in_progress","model":"m","output":[]}}

event: message
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"type":"message","status":"in_progress","role":"assistant","content":[]}}

event: message
data: {"type":"response.content_part.added","sequence_number":2,"output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: message
data: {"type":"response.output_text.delta","sequence_number":3,"output_index":0,"content_index":0,"delta":"a","logprobs":[]}

event: message
data: {"type":"response.output_text.delta","sequence_number":4,"output_index":0,"content_index":0,"delta":"\nb","logprobs":[]}

event: message
data: {"type":"response.output_text.done","sequence_number":5,"output_index":0,"content_index":0,"text":"a\nb","logprobs":[]}

event: message
data: {"type":"response.content_part.done","sequence_number":6,"output_index":0,"content_index":0,"part":{"type":"output_text","text":"a\nb","annotations":[],"logprobs":[]}}

event: message
data: {"type":"response.output_item.done","sequence_number":7,"output_index":0,"item":{"type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a\nb","annotations":[],"logprobs":[]}]}}

event: message
data: {"type":"response.completed","sequence_number":8,"response":{"object":"response","created_at":1700000000000,"status":"completed","model":"m","output":[{"type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a\nb","annotations":[],"logprobs":[]}]}]}}

--- out
event: message
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":1700000000000,"status":"in_progress","model":"m","output":[]}}

event: message
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"type":"message","status":"in_progress","role":"assistant","content":[]}}

event: message
data: {"type":"response.content_part.added","sequence_number":2,"output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: message
data: {"type":"response.output_text.delta","sequence_number":3,"output_index":0,"content_index":0,"delta":"a","logprobs":[]}

event: message
data: {"type":"response.output_text.delta","sequence_number":4,"output_index":0,"content_index":0,"delta":"\nb","logprobs":[]}

event: message
data: {"type":"response.output_text.done","sequence_number":5,"output_index":0,"content_index":0,"text":"a\nb","logprobs":[]}

event: message
data: {"type":"response.content_part.done","sequence_number":6,"output_index":0,"content_index":0,"part":{"type":"output_text","text":"a\nb","annotations":[],"logprobs":[]}}

event: message
data: {"type":"response.output_item.done","sequence_number":7,"output_index":0,"item":{"type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a\nb","annotations":[],"logprobs":[]}]}}

event: message
data: {"type":"response.completed","sequence_number":8,"response":{"id":"resp_REQUEST","output_text":"a\nb","tool_calls":[],"object":"response","created_at":1700000000000,"status":"completed","model":"m","output":[{"type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a\nb","annotations":[],"logprobs":[]}]}]}}

=== reasoning, response.created, 12
conf: responses_profile eugpt;
--- in
event: message
data: {"type":"response.created","sequence_number":0,"response":{"object":"response","created_at":1700000000000,"status":"in_progress","model":"m","output":[]}}

event: message
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"type":"reasoning","summary":[]}}

event: message
data: {"type":"response.content_part.added","sequence_number":2,"output_index":0,"content_index":0,"part":{"type":"reasoning_text","text":""}}

event: message
data: {"type":"response.reasoning_text.delta","sequence_number":3,"output_index":0,"content_index":0,"delta":"a"}

event: message
data: {"type":"response.reasoning_text.delta","sequence_number":4,"output_index":0,"content_index":0,"delta":"\nb"}

event: message
data: {"type":"response.reasoning_text.done","sequence_number":5,"output_index":0,"content_index":0,"text":"a\nb"}

event: message
data: {"type":"response.content_part.done","sequence_number":6,"output_index":0,"content_index":0,"part":{"type":"reasoning_text","text":"a\nb"}}

event: message
data: {"type":"response.output_item.done","sequence_number":7,"output_index":0,"item":{"type":"reasoning","summary":[],"content":[{"type":"reasoning_text","text":"a\nb"}]}}

event: message
data: {"type":"response.completed","sequence_number":8,"response":{"object":"response","created_at":1700000000000,"status":"completed","model":"m","output":[{"type":"reasoning","summary":[],"content":[{"type":"reasoning_text","text":"a\nb"}]}]}}

--- out
event: message
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":1700000000000,"status":"in_progress","model":"m","output":[]}}

event: message
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"type":"reasoning","summary":[]}}

event: message
data: {"type":"response.content_part.added","sequence_number":2,"output_index":0,"content_index":0,"part":{"type":"reasoning_text","text":""}}

event: message
data: {"type":"response.reasoning_text.delta","sequence_number":3,"output_index":0,"content_index":0,"delta":"a"}

event: message
data: {"type":"response.reasoning_text.delta","sequence_number":4,"output_index":0,"content_index":0,"delta":"\nb"}

event: message
data: {"type":"response.reasoning_text.done","sequence_number":5,"output_index":0,"content_index":0,"text":"a\nb"}

event: message
data: {"type":"response.content_part.done","sequence_number":6,"output_index":0,"content_index":0,"part":{"type":"reasoning_text","text":"a\nb"}}

event: message
data: {"type":"response.output_item.done","sequence_number":7,"output_index":0,"item":{"type":"reasoning","summary":[],"content":[{"type":"reasoning_text","text":"a\nb"}]}}

event: message
data: {"type":"response.completed","sequence_number":8,"response":{"id":"resp_REQUEST","output_text":"","tool_calls":[],"object":"response","created_at":1700000000000,"status":"completed","model":"m","output":[{"type":"reasoning","summary":[],"content":[{"type":"reasoning_text","text":"a\nb"}]}]}}

=== function call, response.created, 10
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"type":"function_call","status":"in_progress","call_id":"c","name":"n","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":2,"output_index":0,"delta":"{"}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":3,"output_index":0,"delta":"\n}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":4,"output_index":0,"name":"n","arguments":"{\n}"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":5,"output_index":0,"item":{"type":"function_call","status":"completed","call_id":"c","name":"n","arguments":"{\n}"}}

event: response.completed
data: {"type":"response.completed","sequence_number":6,"response":{"object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"type":"function_call","status":"completed","call_id":"c","name":"n","arguments":"{\n}"}]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"fc_REQUEST_0","type":"function_call","status":"in_progress","call_id":"c","name":"n","arguments":""}}

event: response.function_call_arguments.delta
data: {"item_id":"fc_REQUEST_0","type":"response.function_call_arguments.delta","sequence_number":2,"output_index":0,"delta":"{"}

event: response.function_call_arguments.delta
data: {"item_id":"fc_REQUEST_0","type":"response.function_call_arguments.delta","sequence_number":3,"output_index":0,"delta":"\n}"}

event: response.function_call_arguments.done
data: {"item_id":"fc_REQUEST_0","type":"response.function_call_arguments.done","sequence_number":4,"output_index":0,"name":"n","arguments":"{\n}"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":5,"output_index":0,"item":{"id":"fc_REQUEST_0","type":"function_call","status":"completed","call_id":"c","name":"n","arguments":"{\n}"}}

event: response.completed
data: {"type":"response.completed","sequence_number":6,"response":{"id":"resp_REQUEST","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"fc_REQUEST_0","type":"function_call","status":"completed","call_id":"c","name":"n","arguments":"{\n}"}]}}

=== custom tool call, response.created, 16
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.custom_tool_call_input.delta
data: {"type":"response.custom_tool_call_input.delta","sequence_number":1,"item_id":"i","output_index":0,"delta":"a"}

event: response.custom_tool_call_input.delta
data: {"type":"response.custom_tool_call_input.delta","sequence_number":2,"item_id":"i","output_index":0,"delta":"\nb"}

event: response.custom_tool_call_input.done
data: {"type":"response.custom_tool_call_input.done","sequence_number":3,"item_id":"i","output_index":0,"input":"a\nb"}

event: response.completed
data: {"type":"response.completed","sequence_number":4,"response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"i","type":"custom_tool_call","status":"completed","call_id":"c","name":"n","input":"a\nb"}]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"i","type":"custom_tool_call","status":"in_progress","call_id":"c","name":"n","input":""}}

event: response.custom_tool_call_input.delta
data: {"type":"response.custom_tool_call_input.delta","sequence_number":2,"item_id":"i","output_index":0,"delta":"a\nb"}

event: response.custom_tool_call_input.done
data: {"type":"response.custom_tool_call_input.done","sequence_number":3,"item_id":"i","output_index":0,"input":"a\nb"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":4,"output_index":0,"item":{"id":"i","type":"custom_tool_call","status":"completed","call_id":"c","name":"n","input":"a\nb"}}

event: response.completed
data: {"type":"response.completed","sequence_number":5,"response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"i","type":"custom_tool_call","status":"completed","call_id":"c","name":"n","input":"a\nb"}]}}

=== MCP call, response.created, 16
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.mcp_call.in_progress
data: {"type":"response.mcp_call.in_progress","sequence_number":1,"item_id":"i","output_index":0}

event: response.mcp_call_arguments.delta
data: {"type":"response.mcp_call_arguments.delta","sequence_number":2,"item_id":"i","output_index":0,"delta":"a"}

event: response.mcp_call_arguments.delta
data: {"type":"response.mcp_call_arguments.delta","sequence_number":3,"item_id":"i","output_index":0,"delta":"\nb"}

event: response.mcp_call_arguments.done
data: {"type":"response.mcp_call_arguments.done","sequence_number":4,"item_id":"i","output_index":0,"arguments":"a\nb"}

event: response.mcp_call.completed
data: {"type":"response.mcp_call.completed","sequence_number":5,"item_id":"i","output_index":0}

event: response.completed
data: {"type":"response.completed","sequence_number":6,"response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"i","type":"mcp_call","name":"n","server_label":"s","arguments":"a\nb","output":"o"}]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"i","type":"mcp_call","name":"n","server_label":"s","arguments":"","output":"o"}}

event: response.mcp_call_arguments.delta
data: {"type":"response.mcp_call_arguments.delta","sequence_number":2,"item_id":"i","output_index":0,"delta":"a\nb"}

event: response.mcp_call_arguments.done
data: {"type":"response.mcp_call_arguments.done","sequence_number":3,"item_id":"i","output_index":0,"arguments":"a\nb"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":4,"output_index":0,"item":{"id":"i","type":"mcp_call","name":"n","server_label":"s","arguments":"a\nb","output":"o"}}

event: response.completed
data: {"type":"response.completed","sequence_number":5,"response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"i","type":"mcp_call","name":"n","server_label":"s","arguments":"a\nb","output":"o"}]}}

=== MCP call, response.created, 19
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"i","type":"mcp_call","name":"n","server_label":"s","arguments":""}}

event: response.mcp_call.in_progress
data: {"type":"response.mcp_call.in_progress","sequence_number":2,"item_id":"i","output_index":0}

event: response.mcp_call_arguments.delta
data: {"type":"response.mcp_call_arguments.delta","sequence_number":3,"item_id":"i","output_index":0,"delta":"a"}

event: response.mcp_call_arguments.delta
data: {"type":"response.mcp_call_arguments.delta","sequence_number":4,"item_id":"i","output_index":0,"delta":"\nb"}

event: response.mcp_call.completed
data: {"type":"response.mcp_call.completed","sequence_number":5,"item_id":"i","output_index":0}

event: response.completed
data: {"type":"response.completed","sequence_number":6,"response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"i","type":"mcp_call","name":"n","server_label":"s","arguments":""}}

event: response.mcp_call.in_progress
data: {"type":"response.mcp_call.in_progress","sequence_number":2,"item_id":"i","output_index":0}

event: response.mcp_call_arguments.delta
data: {"type":"response.mcp_call_arguments.delta","sequence_number":3,"item_id":"i","output_index":0,"delta":"a"}

event: response.mcp_call_arguments.delta
data: {"type":"response.mcp_call_arguments.delta","sequence_number":4,"item_id":"i","output_index":0,"delta":"\nb"}

event: response.mcp_call.completed
data: {"type":"response.mcp_call.completed","sequence_number":5,"item_id":"i","output_index":0}

event: response.mcp_call_arguments.done
data: {"type":"response.mcp_call_arguments.done","sequence_number":6,"item_id":"i","output_index":0,"arguments":"a\nb"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":7,"output_index":0,"item":{"id":"i","type":"mcp_call","name":"n","server_label":"s","arguments":"a\nb"}}

event: response.completed
data: {"type":"response.completed","sequence_number":8,"response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"i","type":"mcp_call","name":"n","server_label":"s","arguments":"a\nb"}]}}

=== MCP call, response.created, 25
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"i","type":"mcp_call","name":"n","server_label":"s","arguments":""}}

event: response.mcp_call.in_progress
data: {"type":"response.mcp_call.in_progress","sequence_number":2,"item_id":"i","output_index":0}

event: response.mcp_call.completed
data: {"type":"response.mcp_call.completed","sequence_number":3,"item_id":"i","output_index":0}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":4,"output_index":0,"item":{"id":"i","type":"mcp_call","name":"n","server_label":"s","arguments":"a\nb","output":"o"}}

event: response.completed
data: {"type":"response.completed","sequence_number":5,"response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"i","type":"mcp_call","name":"n","server_label":"s","arguments":""}}

event: response.mcp_call.in_progress
data: {"type":"response.mcp_call.in_progress","sequence_number":2,"item_id":"i","output_index":0}

event: response.mcp_call.completed
data: {"type":"response.mcp_call.completed","sequence_number":3,"item_id":"i","output_index":0}

event: response.mcp_call_arguments.delta
data: {"type":"response.mcp_call_arguments.delta","sequence_number":4,"item_id":"i","output_index":0,"delta":"a\nb"}

event: response.mcp_call_arguments.done
data: {"type":"response.mcp_call_arguments.done","sequence_number":5,"item_id":"i","output_index":0,"arguments":"a\nb"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":6,"output_index":0,"item":{"id":"i","type":"mcp_call","name":"n","server_label":"s","arguments":"a\nb","output":"o"}}

event: response.completed
data: {"type":"response.completed","sequence_number":7,"response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"i","type":"mcp_call","name":"n","server_label":"s","arguments":"a\nb","output":"o"}]}}

=== MCP call that failed, response.created, 16
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.mcp_call.failed
data: {"type":"response.mcp_call.failed","sequence_number":1,"item_id":"i","output_index":0}

event: response.completed
data: {"type":"response.completed","sequence_number":2,"response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"i","type":"mcp_call","name":"n","server_label":"s","arguments":"","error":"e"}]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"status":"in_progress","id":"i","type":"mcp_call","name":"n","server_label":"s","arguments":"","error":"e"}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":2,"output_index":0,"item":{"id":"i","type":"mcp_call","name":"n","server_label":"s","arguments":"","error":"e"}}

event: response.completed
data: {"type":"response.completed","sequence_number":3,"response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"i","type":"mcp_call","name":"n","server_label":"s","arguments":"","error":"e"}]}}

=== MCP call that failed, response.created, 19
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"i","type":"mcp_call","name":"n","server_label":"s","arguments":""}}

event: response.mcp_call.failed
data: {"type":"response.mcp_call.failed","sequence_number":2,"item_id":"i","output_index":0}

event: response.completed
data: {"type":"response.completed","sequence_number":3,"response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"i","type":"mcp_call","name":"n","server_label":"s","arguments":""}}

event: response.mcp_call.failed
data: {"type":"response.mcp_call.failed","sequence_number":2,"item_id":"i","output_index":0}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":3,"output_index":0,"item":{"status":"failed","id":"i","type":"mcp_call","name":"n","server_label":"s","arguments":""}}

event: response.completed
data: {"type":"response.completed","sequence_number":4,"response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"status":"failed","id":"i","type":"mcp_call","name":"n","server_label":"s","arguments":""}]}}

=== shell call, response.created, 16
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.shell_call_command.delta
data: {"type":"response.shell_call_command.delta","sequence_number":1,"output_index":0,"command_index":0,"delta":"a"}

event: response.shell_call_command.delta
data: {"type":"response.shell_call_command.delta","sequence_number":2,"output_index":0,"command_index":0,"delta":"\nb"}

event: response.shell_call_command.done
data: {"type":"response.shell_call_command.done","sequence_number":3,"output_index":0,"command_index":0,"command":"a\nb"}

event: response.completed
data: {"type":"response.completed","sequence_number":4,"response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"i","type":"shell_call","status":"completed","call_id":"c","action":{"commands":["a\nb"],"timeout_ms":null}}]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"i","type":"shell_call","status":"in_progress","call_id":"c","action":{"commands":[],"timeout_ms":null}}}

event: response.shell_call_command.added
data: {"type":"response.shell_call_command.added","sequence_number":2,"output_index":0,"command_index":0,"command":""}

event: response.shell_call_command.delta
data: {"type":"response.shell_call_command.delta","sequence_number":3,"output_index":0,"command_index":0,"delta":"a\nb"}

event: response.shell_call_command.done
data: {"type":"response.shell_call_command.done","sequence_number":4,"output_index":0,"command_index":0,"command":"a\nb"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":5,"output_index":0,"item":{"id":"i","type":"shell_call","status":"completed","call_id":"c","action":{"commands":["a\nb"],"timeout_ms":null}}}

event: response.completed
data: {"type":"response.completed","sequence_number":6,"response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"i","type":"shell_call","status":"completed","call_id":"c","action":{"commands":["a\nb"],"timeout_ms":null}}]}}

=== shell call, response.created, 19
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"i","type":"shell_call","status":"in_progress","call_id":"c","action":{"commands":[],"timeout_ms":null}}}

event: response.shell_call_command.delta
data: {"type":"response.shell_call_command.delta","sequence_number":2,"output_index":0,"command_index":0,"delta":"a"}

event: response.shell_call_command.delta
data: {"type":"response.shell_call_command.delta","sequence_number":3,"output_index":0,"command_index":0,"delta":"\nb"}

event: response.completed
data: {"type":"response.completed","sequence_number":4,"response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"i","type":"shell_call","status":"in_progress","call_id":"c","action":{"commands":[],"timeout_ms":null}}}

event: response.shell_call_command.added
data: {"type":"response.shell_call_command.added","sequence_number":2,"output_index":0,"command_index":0,"command":""}

event: response.shell_call_command.delta
data: {"type":"response.shell_call_command.delta","sequence_number":3,"output_index":0,"command_index":0,"delta":"a"}

event: response.shell_call_command.delta
data: {"type":"response.shell_call_command.delta","sequence_number":4,"output_index":0,"command_index":0,"delta":"\nb"}

event: response.completed
data: {"type":"response.completed","sequence_number":5,"response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[]}}

=== response, response.created, 3
conf: responses_profile eugpt;
--- in
event: message
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000000,"status":"in_progress","model":"m","output":[]}}

event: message
data: {"type":"response.queued","sequence_number":1,"response":{"id":"r","object":"response","created_at":1700000000000,"status":"queued","model":"m","output":[]}}

event: message
data: {"type":"response.in_progress","sequence_number":2,"response":{"id":"r","object":"response","created_at":1700000000000,"status":"in_progress","model":"m","output":[]}}

event: message
data: {"type":"response.routing.completed","sequence_number":3,"model_id":"m"}

event: message
data: {"type":"response.rewrite.in_progress","sequence_number":4}

event: message
data: {"type":"keepalive","sequence_number":5}

event: message
data: {"type":"response.completed","sequence_number":6,"response":{"id":"r","object":"response","created_at":1700000000000,"status":"completed","model":"m","output":[]}}

--- out
event: message
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000000,"status":"in_progress","model":"m","output":[]}}

event: message
data: {"type":"response.queued","sequence_number":1,"response":{"id":"r","object":"response","created_at":1700000000000,"status":"queued","model":"m","output":[]}}

event: message
data: {"type":"response.in_progress","sequence_number":2,"response":{"id":"r","object":"response","created_at":1700000000000,"status":"in_progress","model":"m","output":[]}}

event: message
data: {"type":"response.routing.completed","sequence_number":3,"model_id":"m"}

event: message
data: {"type":"response.rewrite.in_progress","sequence_number":4}

event: message
data: {"type":"keepalive","sequence_number":5}

event: message
data: {"type":"response.completed","sequence_number":6,"response":{"output_text":"","tool_calls":[],"id":"r","object":"response","created_at":1700000000000,"status":"completed","model":"m","output":[]}}

=== audio, response.created
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.audio.delta
data: {"type":"response.audio.delta","sequence_number":1,"delta":"YQ=="}

event: response.audio.done
data: {"type":"response.audio.done","sequence_number":2}

event: response.audio.transcript.delta
data: {"type":"response.audio.transcript.delta","sequence_number":3,"delta":"a"}

event: response.audio.transcript.done
data: {"type":"response.audio.transcript.done","sequence_number":4}

event: response.completed
data: {"type":"response.completed","sequence_number":5,"response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.audio.delta
data: {"type":"response.audio.delta","sequence_number":1,"delta":"YQ=="}

event: response.audio.done
data: {"type":"response.audio.done","sequence_number":2}

event: response.audio.transcript.delta
data: {"type":"response.audio.transcript.delta","sequence_number":3,"delta":"a"}

event: response.audio.transcript.done
data: {"type":"response.audio.transcript.done","sequence_number":4}

event: response.completed
data: {"type":"response.completed","sequence_number":5,"response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[]}}

