# Which item an event is about that does not say it, while several are open.

=== deltas with call_id
conf: responses_failure off;
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

=== deltas with call_id and foreign ids
conf: responses_failure off;
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

=== item_id is call_id
conf: responses_failure off;
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"f","type":"function_call","call_id":"c","name":"n"}}

data: {"type":"response.output_item.added","output_index":1,"item":{"id":"g","type":"function_call","call_id":"d","name":"n"}}

data: {"type":"response.function_call_arguments.delta","item_id":"c","delta":"a"}

data: {"type":"response.function_call_arguments.delta","item_id":"d","delta":"x"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"status":"in_progress","arguments":"","id":"f","type":"function_call","call_id":"c","name":"n"}}

event: response.output_item.added
data: {"sequence_number":2,"type":"response.output_item.added","output_index":1,"item":{"status":"in_progress","arguments":"","id":"g","type":"function_call","call_id":"d","name":"n"}}

event: response.function_call_arguments.delta
data: {"output_index":0,"sequence_number":3,"type":"response.function_call_arguments.delta","item_id":"f","delta":"a"}

event: response.function_call_arguments.delta
data: {"output_index":1,"sequence_number":4,"type":"response.function_call_arguments.delta","item_id":"g","delta":"x"}

=== call_id counts more than an index
conf: responses_failure off;
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"f","type":"function_call","call_id":"c","name":"n"}}

data: {"type":"response.output_item.added","output_index":1,"item":{"id":"g","type":"function_call","call_id":"d","name":"n"}}

data: {"type":"response.function_call_arguments.delta","output_index":1,"call_id":"c","delta":"x"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"status":"in_progress","arguments":"","id":"f","type":"function_call","call_id":"c","name":"n"}}

event: response.output_item.added
data: {"sequence_number":2,"type":"response.output_item.added","output_index":1,"item":{"status":"in_progress","arguments":"","id":"g","type":"function_call","call_id":"d","name":"n"}}

event: response.function_call_arguments.delta
data: {"item_id":"f","sequence_number":3,"type":"response.function_call_arguments.delta","output_index":0,"call_id":"c","delta":"x"}

=== an end is that of the last
conf: responses_failure off;
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

=== calls without indexes end by call_id
conf: responses_failure off;
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"f","type":"function_call","call_id":"c","name":"n"}}

data: {"type":"response.output_item.added","output_index":1,"item":{"id":"g","type":"function_call","call_id":"d","name":"n"}}

data: {"type":"response.function_call_arguments.delta","output_index":0,"delta":"a"}

data: {"type":"response.output_item.done","item":{"type":"function_call","call_id":"d","name":"n","arguments":"x"}}

data: {"type":"response.output_item.done","item":{"type":"function_call","call_id":"c","name":"n","arguments":"a"}}

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
data: {"type":"response.function_call_arguments.delta","sequence_number":4,"item_id":"g","output_index":1,"delta":"x"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":5,"item_id":"g","output_index":1,"name":"n","arguments":"x"}

event: response.output_item.done
data: {"output_index":1,"sequence_number":6,"type":"response.output_item.done","item":{"id":"g","status":"completed","type":"function_call","call_id":"d","name":"n","arguments":"x"}}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":7,"item_id":"f","output_index":0,"name":"n","arguments":"a"}

event: response.output_item.done
data: {"output_index":0,"sequence_number":8,"type":"response.output_item.done","item":{"id":"f","status":"completed","type":"function_call","call_id":"c","name":"n","arguments":"a"}}

=== a text that has the id of a call
conf: responses_failure off;
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

=== commands without indexes
conf: responses_failure off;
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

=== commands with an index that grows
conf: responses_failure off;
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"s","type":"shell_call","call_id":"c","action":{"commands":[]}}}

data: {"type":"response.shell_call_command.delta","command_index":0,"delta":"a"}

data: {"type":"response.shell_call_command.delta","command_index":1,"delta":"b"}

data: {"type":"response.shell_call_command.done","command_index":2,"command":"ab"}

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
data: {"output_index":0,"sequence_number":5,"type":"response.shell_call_command.done","command_index":0,"command":"ab"}

=== commands without done
conf: responses_failure off;
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

=== a command that is added with its text
conf: responses_failure off;
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"s","type":"shell_call","call_id":"c","action":{"commands":[]}}}

data: {"type":"response.shell_call_command.added","output_index":0,"command_index":0,"command":"a"}

data: {"type":"response.shell_call_command.done","command_index":0,"command":"ab"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"status":"in_progress","id":"s","type":"shell_call","call_id":"c","action":{"commands":[]}}}

event: response.shell_call_command.added
data: {"sequence_number":2,"type":"response.shell_call_command.added","output_index":0,"command_index":0,"command":""}

event: response.shell_call_command.delta
data: {"type":"response.shell_call_command.delta","sequence_number":3,"output_index":0,"command_index":0,"delta":"a"}

event: response.shell_call_command.delta
data: {"type":"response.shell_call_command.delta","sequence_number":4,"output_index":0,"command_index":0,"delta":"b"}

event: response.shell_call_command.done
data: {"output_index":0,"sequence_number":5,"type":"response.shell_call_command.done","command_index":0,"command":"ab"}

=== commands of which some have events
conf: responses_failure off;
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"s","type":"shell_call","call_id":"c","action":{"commands":[]}}}

data: {"type":"response.shell_call_command.delta","command_index":0,"delta":"a"}

data: {"type":"response.shell_call_command.done","command_index":0,"command":"a"}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"s","type":"shell_call","call_id":"c","action":{"commands":["a","x"]}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"status":"in_progress","id":"s","type":"shell_call","call_id":"c","action":{"commands":[]}}}

event: response.shell_call_command.added
data: {"type":"response.shell_call_command.added","sequence_number":2,"output_index":0,"command_index":0,"command":""}

event: response.shell_call_command.delta
data: {"output_index":0,"sequence_number":3,"type":"response.shell_call_command.delta","command_index":0,"delta":"a"}

event: response.shell_call_command.done
data: {"output_index":0,"sequence_number":4,"type":"response.shell_call_command.done","command_index":0,"command":"a"}

event: response.shell_call_command.added
data: {"type":"response.shell_call_command.added","sequence_number":5,"output_index":0,"command_index":1,"command":""}

event: response.shell_call_command.delta
data: {"type":"response.shell_call_command.delta","sequence_number":6,"output_index":0,"command_index":1,"delta":"x"}

event: response.shell_call_command.done
data: {"type":"response.shell_call_command.done","sequence_number":7,"output_index":0,"command_index":1,"command":"x"}

event: response.output_item.done
data: {"sequence_number":8,"type":"response.output_item.done","output_index":0,"item":{"status":"completed","id":"s","type":"shell_call","call_id":"c","action":{"commands":["a","x"]}}}

=== commands of a call that is not added
conf: responses_failure off;
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

=== two items of one id
conf: responses_failure off;
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

