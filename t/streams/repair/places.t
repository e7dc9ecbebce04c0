=== deltas with call_id
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"f","type":"function_call","call_id":"c","name":"n"}}

data: {"type":"response.output_item.added","output_index":1,"item":{"id":"g","type":"function_call","call_id":"d","name":"n"}}

data: {"type":"response.function_call_arguments.delta","call_id":"c","delta":"a"}

data: {"type":"response.function_call_arguments.delta","call_id":"d","delta":"x"}

data: {"type":"response.function_call_arguments.delta","call_id":"c","delta":"b"}

data: {"type":"response.function_call_arguments.delta","call_id":"d","delta":"y"}

data: {"type":"response.function_call_arguments.done","call_id":"c","arguments":"ab"}

data: {"type":"response.function_call_arguments.done","call_id":"d","arguments":"xy"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"status":"in_progress","arguments":"","id":"f","type":"function_call","call_id":"c","name":"n"}}

event: response.output_item.added
data: {"sequence_number":2,"type":"response.output_item.added","output_index":1,"item":{"status":"in_progress","arguments":"","id":"g","type":"function_call","call_id":"d","name":"n"}}

event: response.function_call_arguments.delta
data: {"output_index":0,"item_id":"f","sequence_number":3,"type":"response.function_call_arguments.delta","call_id":"c","delta":"a"}

event: response.function_call_arguments.delta
data: {"output_index":1,"item_id":"g","sequence_number":4,"type":"response.function_call_arguments.delta","call_id":"d","delta":"x"}

event: response.function_call_arguments.delta
data: {"output_index":0,"item_id":"f","sequence_number":5,"type":"response.function_call_arguments.delta","call_id":"c","delta":"b"}

event: response.function_call_arguments.delta
data: {"output_index":1,"item_id":"g","sequence_number":6,"type":"response.function_call_arguments.delta","call_id":"d","delta":"y"}

event: response.function_call_arguments.done
data: {"output_index":0,"item_id":"f","sequence_number":7,"type":"response.function_call_arguments.done","call_id":"c","arguments":"ab"}

event: response.function_call_arguments.done
data: {"output_index":1,"item_id":"g","sequence_number":8,"type":"response.function_call_arguments.done","call_id":"d","arguments":"xy"}

event: error
data: {"type":"error","sequence_number":9,"error":{"type":"server_error","code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null},"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":10,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== deltas with call_id and foreign ids
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"f","type":"function_call","call_id":"c","name":"n"}}

data: {"type":"response.output_item.added","output_index":1,"item":{"id":"g","type":"function_call","call_id":"d","name":"n"}}

data: {"type":"response.function_call_arguments.delta","item_id":"q","call_id":"c","delta":"a"}

data: {"type":"response.function_call_arguments.delta","item_id":"r","call_id":"d","delta":"x"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"status":"in_progress","arguments":"","id":"f","type":"function_call","call_id":"c","name":"n"}}

event: response.output_item.added
data: {"sequence_number":2,"type":"response.output_item.added","output_index":1,"item":{"status":"in_progress","arguments":"","id":"g","type":"function_call","call_id":"d","name":"n"}}

event: response.function_call_arguments.delta
data: {"output_index":0,"sequence_number":3,"type":"response.function_call_arguments.delta","item_id":"f","call_id":"c","delta":"a"}

event: response.function_call_arguments.delta
data: {"output_index":1,"sequence_number":4,"type":"response.function_call_arguments.delta","item_id":"g","call_id":"d","delta":"x"}

event: error
data: {"type":"error","sequence_number":5,"error":{"type":"server_error","code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null},"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":6,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== an end is that of the last
contract: texts
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"f","type":"function_call","call_id":"c","name":"n"}}

data: {"type":"response.output_item.added","output_index":1,"item":{"id":"g","type":"function_call","call_id":"d","name":"n"}}

data: {"type":"response.function_call_arguments.delta","output_index":0,"delta":"a"}

data: {"type":"response.function_call_arguments.delta","output_index":1,"delta":"x"}

data: {"type":"response.function_call_arguments.done","arguments":"z"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"status":"in_progress","arguments":"","id":"f","type":"function_call","call_id":"c","name":"n"}}

event: response.output_item.added
data: {"sequence_number":2,"type":"response.output_item.added","output_index":1,"item":{"status":"in_progress","arguments":"","id":"g","type":"function_call","call_id":"d","name":"n"}}

event: response.function_call_arguments.delta
data: {"item_id":"f","sequence_number":3,"type":"response.function_call_arguments.delta","output_index":0,"delta":"a"}

event: response.function_call_arguments.delta
data: {"item_id":"g","sequence_number":4,"type":"response.function_call_arguments.delta","output_index":1,"delta":"x"}

event: response.function_call_arguments.done
data: {"output_index":1,"item_id":"g","sequence_number":5,"type":"response.function_call_arguments.done","arguments":"z"}

event: error
data: {"type":"error","sequence_number":6,"error":{"type":"server_error","code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null},"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":7,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== a text that has the id of a call
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"f","type":"function_call","call_id":"c","name":"n"}}

data: {"type":"response.output_text.delta","output_index":1,"item_id":"f","delta":"a"}

data: {"type":"response.output_text.delta","output_index":1,"item_id":"f","delta":"b"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"status":"in_progress","arguments":"","id":"f","type":"function_call","call_id":"c","name":"n"}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":2,"output_index":1,"item":{"id":"msg_REQUEST_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":3,"item_id":"msg_REQUEST_1","output_index":1,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"content_index":0,"sequence_number":4,"type":"response.output_text.delta","output_index":1,"item_id":"msg_REQUEST_1","delta":"a"}

event: response.output_text.delta
data: {"content_index":0,"sequence_number":5,"type":"response.output_text.delta","output_index":1,"item_id":"msg_REQUEST_1","delta":"b"}

event: error
data: {"type":"error","sequence_number":6,"error":{"type":"server_error","code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null},"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":7,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[{"id":"msg_REQUEST_1","type":"message","status":"incomplete","role":"assistant","content":[{"type":"output_text","text":"ab","annotations":[],"logprobs":[]}]}]}}

=== commands without indexes
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"s","type":"shell_call","call_id":"c","action":{"commands":[]}}}

data: {"type":"response.shell_call_command.delta","delta":"a"}

data: {"type":"response.shell_call_command.delta","delta":"b"}

data: {"type":"response.shell_call_command.done","command":"ab"}

data: {"type":"response.shell_call_command.delta","delta":"x"}

data: {"type":"response.shell_call_command.done","command":"x"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"status":"in_progress","id":"s","type":"shell_call","call_id":"c","action":{"commands":[]}}}

event: response.shell_call_command.added
data: {"type":"response.shell_call_command.added","sequence_number":2,"output_index":0,"command_index":0,"command":""}

event: response.shell_call_command.delta
data: {"output_index":0,"command_index":0,"sequence_number":3,"type":"response.shell_call_command.delta","delta":"a"}

event: response.shell_call_command.delta
data: {"output_index":0,"command_index":0,"sequence_number":4,"type":"response.shell_call_command.delta","delta":"b"}

event: response.shell_call_command.done
data: {"output_index":0,"command_index":0,"sequence_number":5,"type":"response.shell_call_command.done","command":"ab"}

event: response.shell_call_command.added
data: {"type":"response.shell_call_command.added","sequence_number":6,"output_index":0,"command_index":1,"command":""}

event: response.shell_call_command.delta
data: {"output_index":0,"command_index":1,"sequence_number":7,"type":"response.shell_call_command.delta","delta":"x"}

event: response.shell_call_command.done
data: {"output_index":0,"command_index":1,"sequence_number":8,"type":"response.shell_call_command.done","command":"x"}

event: error
data: {"type":"error","sequence_number":9,"error":{"type":"server_error","code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null},"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":10,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== commands without done
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"s","type":"shell_call","call_id":"c","action":{"commands":[]}}}

data: {"type":"response.shell_call_command.delta","command_index":0,"delta":"a"}

data: {"type":"response.shell_call_command.delta","command_index":0,"delta":"b"}

data: {"type":"response.shell_call_command.delta","command_index":1,"delta":"x"}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"s","type":"shell_call","call_id":"c","action":{"commands":["ab","x"]}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"status":"in_progress","id":"s","type":"shell_call","call_id":"c","action":{"commands":[]}}}

event: response.shell_call_command.added
data: {"type":"response.shell_call_command.added","sequence_number":2,"output_index":0,"command_index":0,"command":""}

event: response.shell_call_command.delta
data: {"output_index":0,"sequence_number":3,"type":"response.shell_call_command.delta","command_index":0,"delta":"a"}

event: response.shell_call_command.delta
data: {"output_index":0,"sequence_number":4,"type":"response.shell_call_command.delta","command_index":0,"delta":"b"}

event: response.shell_call_command.done
data: {"type":"response.shell_call_command.done","sequence_number":5,"output_index":0,"command_index":0,"command":"ab"}

event: response.shell_call_command.added
data: {"type":"response.shell_call_command.added","sequence_number":6,"output_index":0,"command_index":1,"command":""}

event: response.shell_call_command.delta
data: {"output_index":0,"sequence_number":7,"type":"response.shell_call_command.delta","command_index":1,"delta":"x"}

event: response.shell_call_command.done
data: {"type":"response.shell_call_command.done","sequence_number":8,"output_index":0,"command_index":1,"command":"x"}

event: response.output_item.done
data: {"sequence_number":9,"type":"response.output_item.done","output_index":0,"item":{"status":"completed","id":"s","type":"shell_call","call_id":"c","action":{"commands":["ab","x"]}}}

event: response.completed
data: {"type":"response.completed","sequence_number":10,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"completed","error":null,"incomplete_details":null,"usage":{"input_tokens":0,"input_tokens_details":{"cached_tokens":0,"cache_write_tokens":0},"output_tokens":0,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":0},"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":TIME,"frequency_penalty":0,"presence_penalty":0,"output":[{"status":"completed","id":"s","type":"shell_call","call_id":"c","action":{"commands":["ab","x"]}}]}}

=== commands of a call that is not added
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.shell_call_command.delta","command_index":0,"delta":"a"}

data: {"type":"response.shell_call_command.delta","command_index":0,"delta":"b"}

data: {"type":"response.shell_call_command.done","command_index":0,"command":"ab"}

data: {"type":"response.shell_call_command.delta","command_index":1,"delta":"x"}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"s","type":"shell_call","call_id":"c","action":{"commands":[]}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"status":"in_progress","id":"s","type":"shell_call","call_id":"c","action":{"commands":[]}}}

event: response.shell_call_command.added
data: {"type":"response.shell_call_command.added","sequence_number":2,"output_index":0,"command_index":0,"command":""}

event: response.shell_call_command.delta
data: {"type":"response.shell_call_command.delta","sequence_number":3,"output_index":0,"command_index":0,"delta":"ab"}

event: response.shell_call_command.done
data: {"type":"response.shell_call_command.done","sequence_number":4,"output_index":0,"command_index":0,"command":"ab"}

event: response.shell_call_command.added
data: {"type":"response.shell_call_command.added","sequence_number":5,"output_index":0,"command_index":1,"command":""}

event: response.shell_call_command.delta
data: {"type":"response.shell_call_command.delta","sequence_number":6,"output_index":0,"command_index":1,"delta":"x"}

event: response.shell_call_command.done
data: {"type":"response.shell_call_command.done","sequence_number":7,"output_index":0,"command_index":1,"command":"x"}

event: response.output_item.done
data: {"sequence_number":8,"type":"response.output_item.done","output_index":0,"item":{"status":"completed","id":"s","type":"shell_call","call_id":"c","action":{"commands":["ab","x"]}}}

event: response.completed
data: {"type":"response.completed","sequence_number":9,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"completed","error":null,"incomplete_details":null,"usage":{"input_tokens":0,"input_tokens_details":{"cached_tokens":0,"cache_write_tokens":0},"output_tokens":0,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":0},"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":TIME,"frequency_penalty":0,"presence_penalty":0,"output":[{"status":"completed","id":"s","type":"shell_call","call_id":"c","action":{"commands":["ab","x"]}}]}}

=== two items of one id
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"f","type":"function_call","call_id":"c","name":"n"}}

data: {"type":"response.function_call_arguments.delta","output_index":0,"delta":"a"}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"f","type":"function_call","call_id":"c","name":"n","arguments":"a"}}

data: {"type":"response.output_item.added","output_index":1,"item":{"id":"f","type":"function_call","call_id":"d","name":"n"}}

data: {"type":"response.function_call_arguments.delta","output_index":1,"delta":"x"}

data: {"type":"response.output_item.done","output_index":1,"item":{"id":"f","type":"function_call","call_id":"d","name":"n","arguments":"x"}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"status":"in_progress","arguments":"","id":"f","type":"function_call","call_id":"c","name":"n"}}

event: response.function_call_arguments.delta
data: {"item_id":"f","sequence_number":2,"type":"response.function_call_arguments.delta","output_index":0,"delta":"a"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":3,"item_id":"f","output_index":0,"name":"n","arguments":"a"}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":0,"item":{"status":"completed","id":"f","type":"function_call","call_id":"c","name":"n","arguments":"a"}}

event: response.output_item.added
data: {"sequence_number":5,"type":"response.output_item.added","output_index":1,"item":{"status":"in_progress","arguments":"","id":"fc_REQUEST_1","type":"function_call","call_id":"d","name":"n"}}

event: response.function_call_arguments.delta
data: {"item_id":"fc_REQUEST_1","sequence_number":6,"type":"response.function_call_arguments.delta","output_index":1,"delta":"x"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":7,"item_id":"fc_REQUEST_1","output_index":1,"name":"n","arguments":"x"}

event: response.output_item.done
data: {"sequence_number":8,"type":"response.output_item.done","output_index":1,"item":{"status":"completed","id":"fc_REQUEST_1","type":"function_call","call_id":"d","name":"n","arguments":"x"}}

event: response.completed
data: {"type":"response.completed","sequence_number":9,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"completed","error":null,"incomplete_details":null,"usage":{"input_tokens":0,"input_tokens_details":{"cached_tokens":0,"cache_write_tokens":0},"output_tokens":0,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":0},"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":TIME,"frequency_penalty":0,"presence_penalty":0,"output":[{"status":"completed","id":"f","type":"function_call","call_id":"c","name":"n","arguments":"a"},{"status":"completed","id":"fc_REQUEST_1","type":"function_call","call_id":"d","name":"n","arguments":"x"}]}}

