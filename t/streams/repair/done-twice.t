=== a message
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"m","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a","annotations":[]}]}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"m","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a","annotations":[]}]}}

data: {"type":"response.completed","response":{"output":[]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"m","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"m","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":3,"item_id":"m","output_index":0,"content_index":0,"delta":"a","logprobs":[]}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":4,"item_id":"m","output_index":0,"content_index":0,"text":"a","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":5,"item_id":"m","output_index":0,"content_index":0,"part":{"type":"output_text","text":"a","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"sequence_number":6,"type":"response.output_item.done","output_index":0,"item":{"id":"m","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a","annotations":[]}]}}

event: response.completed
data: {"sequence_number":7,"type":"response.completed","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"completed","output":[{"id":"m","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a","annotations":[]}]}]}}

=== a message, 3
conf: responses_profile eugpt;
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"m","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a","annotations":[]}]}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"m","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a","annotations":[]}]}}

data: {"type":"response.completed","response":{"output":[]}}

--- out
event: message
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","created_at":TIMEMS,"model":"unknown","status":"in_progress","output":[]}}

event: message
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"m","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: message
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"m","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: message
data: {"type":"response.output_text.delta","sequence_number":3,"item_id":"m","output_index":0,"content_index":0,"delta":"a","logprobs":[]}

event: message
data: {"type":"response.output_text.done","sequence_number":4,"item_id":"m","output_index":0,"content_index":0,"text":"a","logprobs":[]}

event: message
data: {"sequence_number":5,"type":"response.output_item.done","output_index":0,"item":{"id":"m","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a","annotations":[]}]}}

event: message
data: {"sequence_number":6,"type":"response.completed","response":{"id":"resp_REQUEST","object":"response","created_at":TIMEMS,"model":"unknown","status":"completed","output_text":"a","tool_calls":[],"output":[{"id":"m","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a","annotations":[]}]}]}}

=== a message without an index
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.done","item":{"id":"m","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a","annotations":[]}]}}

data: {"type":"response.output_item.done","item":{"id":"m","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a","annotations":[]}]}}

data: {"type":"response.completed","response":{"output":[]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"m","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"m","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":3,"item_id":"m","output_index":0,"content_index":0,"delta":"a","logprobs":[]}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":4,"item_id":"m","output_index":0,"content_index":0,"text":"a","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":5,"item_id":"m","output_index":0,"content_index":0,"part":{"type":"output_text","text":"a","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"output_index":0,"sequence_number":6,"type":"response.output_item.done","item":{"id":"m","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a","annotations":[]}]}}

event: response.completed
data: {"sequence_number":7,"type":"response.completed","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"completed","output":[{"id":"m","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a","annotations":[]}]}]}}

=== one whose text was empty
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"m","type":"message","status":"completed","role":"assistant","content":[]}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"m","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a","annotations":[]}]}}

data: {"type":"response.completed","response":{"output":[]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"m","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.output_item.done
data: {"sequence_number":2,"type":"response.output_item.done","output_index":0,"item":{"id":"m","type":"message","status":"completed","role":"assistant","content":[]}}

event: response.completed
data: {"sequence_number":3,"type":"response.completed","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"completed","output":[{"id":"m","type":"message","status":"completed","role":"assistant","content":[]}]}}

=== one that was added and streamed, 3
conf: responses_profile eugpt;
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"m","type":"message","status":"completed","role":"assistant","content":[]}}

data: {"type":"response.output_text.delta","output_index":0,"delta":"ab"}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"m","type":"message","status":"completed","role":"assistant","content":[]}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"m","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a","annotations":[]}]}}

data: {"type":"response.completed","response":{"output":[]}}

--- out
event: message
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","created_at":TIMEMS,"model":"unknown","status":"in_progress","output":[]}}

event: message
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"m","type":"message","status":"completed","role":"assistant","content":[]}}

event: message
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"m","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: message
data: {"content_index":0,"item_id":"m","sequence_number":3,"type":"response.output_text.delta","output_index":0,"delta":"ab"}

event: message
data: {"type":"response.output_text.done","sequence_number":4,"item_id":"m","output_index":0,"content_index":0,"text":"ab","logprobs":[]}

event: message
data: {"sequence_number":5,"type":"response.output_item.done","output_index":0,"item":{"id":"m","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"ab","annotations":[],"logprobs":[]}]}}

event: message
data: {"sequence_number":6,"type":"response.completed","response":{"id":"resp_REQUEST","object":"response","created_at":TIMEMS,"model":"unknown","status":"completed","output_text":"ab","tool_calls":[],"output":[{"id":"m","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"ab","annotations":[],"logprobs":[]}]}]}}

=== one with another status
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"w","type":"web_search_call","status":"completed"}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"w","type":"web_search_call","status":"in_progress"}}

data: {"type":"response.completed","response":{"output":[]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"w","type":"web_search_call","status":"in_progress"}}

event: response.output_item.done
data: {"sequence_number":2,"type":"response.output_item.done","output_index":0,"item":{"id":"w","type":"web_search_call","status":"completed"}}

event: response.completed
data: {"sequence_number":3,"type":"response.completed","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"completed","output":[{"id":"w","type":"web_search_call","status":"completed"}]}}

=== one with another status, 3
conf: responses_profile eugpt;
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"w","type":"web_search_call","status":"completed"}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"w","type":"web_search_call","status":"in_progress"}}

data: {"type":"response.completed","response":{"output":[]}}

--- out
event: message
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","created_at":TIMEMS,"model":"unknown","status":"in_progress","output":[]}}

event: message
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"w","type":"web_search_call","status":"in_progress"}}

event: message
data: {"sequence_number":2,"type":"response.output_item.done","output_index":0,"item":{"id":"w","type":"web_search_call","status":"completed"}}

event: message
data: {"sequence_number":3,"type":"response.completed","response":{"id":"resp_REQUEST","object":"response","created_at":TIMEMS,"model":"unknown","status":"completed","output_text":"","tool_calls":[],"output":[{"id":"w","type":"web_search_call","status":"completed"}]}}

=== one with other members
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"w","type":"web_search_call","status":"completed","a":1}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"w","type":"web_search_call","status":"completed","action":{}}}

data: {"type":"response.completed","response":{"output":[]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"w","type":"web_search_call","status":"in_progress"}}

event: response.output_item.done
data: {"sequence_number":2,"type":"response.output_item.done","output_index":0,"item":{"id":"w","type":"web_search_call","status":"completed","a":1}}

event: response.completed
data: {"sequence_number":3,"type":"response.completed","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"completed","output":[{"id":"w","type":"web_search_call","status":"completed","a":1}]}}

=== a call, 3
conf: responses_profile eugpt;
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"f","type":"function_call","status":"completed","call_id":"c","name":"n","arguments":"{}"}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"f","type":"function_call","status":"completed","call_id":"c","name":"n","arguments":"{}"}}

data: {"type":"response.completed","response":{"output":[]}}

--- out
event: message
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","created_at":TIMEMS,"model":"unknown","status":"in_progress","output":[]}}

event: message
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"f","type":"function_call","status":"in_progress","call_id":"c","name":"n","arguments":""}}

event: message
data: {"sequence_number":2,"type":"response.output_item.done","output_index":0,"item":{"id":"f","type":"function_call","status":"completed","call_id":"c","name":"n","arguments":"{}"}}

event: message
data: {"sequence_number":3,"type":"response.completed","response":{"id":"resp_REQUEST","object":"response","created_at":TIMEMS,"model":"unknown","status":"completed","output_text":"","tool_calls":[{"id":"f","type":"function_call","status":"completed","call_id":"c","name":"n","arguments":"{}"}],"output":[{"id":"f","type":"function_call","status":"completed","call_id":"c","name":"n","arguments":"{}"}]}}

=== a call_id is that of one call
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"f","type":"function_call","status":"completed","call_id":"c","name":"n","arguments":"{}"}}

data: {"type":"response.output_item.done","output_index":1,"item":{"id":"g","type":"function_call","status":"completed","call_id":"c","name":"n","arguments":"[]"}}

data: {"type":"response.output_item.done","output_index":2,"item":{"id":"h","type":"function_call","status":"completed","call_id":"c","name":"m","arguments":"{}"}}

data: {"type":"response.output_item.done","output_index":3,"item":{"id":"i","type":"function_call","status":"completed","call_id":"d","name":"n","arguments":"{}"}}

data: {"type":"response.completed","response":{"output":[]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"f","type":"function_call","status":"in_progress","call_id":"c","name":"n","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":2,"item_id":"f","output_index":0,"delta":"{}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":3,"item_id":"f","output_index":0,"name":"n","arguments":"{}"}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":0,"item":{"id":"f","type":"function_call","status":"completed","call_id":"c","name":"n","arguments":"{}"}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":5,"output_index":1,"item":{"id":"i","type":"function_call","status":"in_progress","call_id":"d","name":"n","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":6,"item_id":"i","output_index":1,"delta":"{}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":7,"item_id":"i","output_index":1,"name":"n","arguments":"{}"}

event: response.output_item.done
data: {"sequence_number":8,"type":"response.output_item.done","output_index":1,"item":{"id":"i","type":"function_call","status":"completed","call_id":"d","name":"n","arguments":"{}"}}

event: response.completed
data: {"sequence_number":9,"type":"response.completed","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"completed","output":[{"id":"f","type":"function_call","status":"completed","call_id":"c","name":"n","arguments":"{}"},{"id":"i","type":"function_call","status":"completed","call_id":"d","name":"n","arguments":"{}"}]}}

=== a call_id is that of one call, 3
conf: responses_profile eugpt;
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"f","type":"function_call","status":"completed","call_id":"c","name":"n","arguments":"{}"}}

data: {"type":"response.output_item.done","output_index":1,"item":{"id":"g","type":"function_call","status":"completed","call_id":"c","name":"n","arguments":"[]"}}

data: {"type":"response.output_item.done","output_index":2,"item":{"id":"h","type":"function_call","status":"completed","call_id":"c","name":"m","arguments":"{}"}}

data: {"type":"response.output_item.done","output_index":3,"item":{"id":"i","type":"function_call","status":"completed","call_id":"d","name":"n","arguments":"{}"}}

data: {"type":"response.completed","response":{"output":[]}}

--- out
event: message
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","created_at":TIMEMS,"model":"unknown","status":"in_progress","output":[]}}

event: message
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"f","type":"function_call","status":"in_progress","call_id":"c","name":"n","arguments":""}}

event: message
data: {"sequence_number":2,"type":"response.output_item.done","output_index":0,"item":{"id":"f","type":"function_call","status":"completed","call_id":"c","name":"n","arguments":"{}"}}

event: message
data: {"type":"response.output_item.added","sequence_number":3,"output_index":1,"item":{"id":"i","type":"function_call","status":"in_progress","call_id":"d","name":"n","arguments":""}}

event: message
data: {"sequence_number":4,"type":"response.output_item.done","output_index":1,"item":{"id":"i","type":"function_call","status":"completed","call_id":"d","name":"n","arguments":"{}"}}

event: message
data: {"sequence_number":5,"type":"response.completed","response":{"id":"resp_REQUEST","object":"response","created_at":TIMEMS,"model":"unknown","status":"completed","output_text":"","tool_calls":[{"id":"f","type":"function_call","status":"completed","call_id":"c","name":"n","arguments":"{}"},{"id":"i","type":"function_call","status":"completed","call_id":"d","name":"n","arguments":"{}"}],"output":[{"id":"f","type":"function_call","status":"completed","call_id":"c","name":"n","arguments":"{}"},{"id":"i","type":"function_call","status":"completed","call_id":"d","name":"n","arguments":"{}"}]}}

=== another call's output is not the same
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"f","type":"function_call","status":"completed","call_id":"c","name":"n","arguments":"{}"}}

data: {"type":"response.output_item.done","output_index":1,"item":{"id":"o","type":"function_call_output","call_id":"c","output":""}}

data: {"type":"response.completed","response":{"output":[]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"f","type":"function_call","status":"in_progress","call_id":"c","name":"n","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":2,"item_id":"f","output_index":0,"delta":"{}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":3,"item_id":"f","output_index":0,"name":"n","arguments":"{}"}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":0,"item":{"id":"f","type":"function_call","status":"completed","call_id":"c","name":"n","arguments":"{}"}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":5,"output_index":1,"item":{"status":"in_progress","id":"o","type":"function_call_output","call_id":"c","output":""}}

event: response.output_item.done
data: {"sequence_number":6,"type":"response.output_item.done","output_index":1,"item":{"status":"completed","id":"o","type":"function_call_output","call_id":"c","output":""}}

event: response.completed
data: {"sequence_number":7,"type":"response.completed","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"completed","output":[{"id":"f","type":"function_call","status":"completed","call_id":"c","name":"n","arguments":"{}"},{"status":"completed","id":"o","type":"function_call_output","call_id":"c","output":""}]}}

=== a call that is done is not added again
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"f","type":"function_call","status":"completed","call_id":"c","name":"n","arguments":"{}"}}

data: {"type":"response.output_item.added","output_index":1,"item":{"id":"g","type":"function_call","status":"completed","call_id":"c","name":"n","arguments":""}}

data: {"type":"response.output_item.done","item":{"type":"function_call","status":"completed","call_id":"c","name":"n","arguments":"{}"}}

data: {"type":"response.completed","response":{"output":[]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"f","type":"function_call","status":"in_progress","call_id":"c","name":"n","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":2,"item_id":"f","output_index":0,"delta":"{}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":3,"item_id":"f","output_index":0,"name":"n","arguments":"{}"}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":0,"item":{"id":"f","type":"function_call","status":"completed","call_id":"c","name":"n","arguments":"{}"}}

event: response.completed
data: {"sequence_number":5,"type":"response.completed","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"completed","output":[{"id":"f","type":"function_call","status":"completed","call_id":"c","name":"n","arguments":"{}"}]}}

=== one that has not what the first had
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"s","type":"shell_call","status":"completed","call_id":"c","action":{"commands":["a"]}}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"s","type":"shell_call","status":"completed","call_id":"c","environment":{"type":"local"}}}

data: {"type":"response.completed","response":{"output":[]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"s","type":"shell_call","status":"in_progress","call_id":"c","action":{"commands":[]}}}

event: response.shell_call_command.added
data: {"type":"response.shell_call_command.added","sequence_number":2,"output_index":0,"command_index":0,"command":""}

event: response.shell_call_command.delta
data: {"type":"response.shell_call_command.delta","sequence_number":3,"output_index":0,"command_index":0,"delta":"a"}

event: response.shell_call_command.done
data: {"type":"response.shell_call_command.done","sequence_number":4,"output_index":0,"command_index":0,"command":"a"}

event: response.output_item.done
data: {"sequence_number":5,"type":"response.output_item.done","output_index":0,"item":{"id":"s","type":"shell_call","status":"completed","call_id":"c","action":{"commands":["a"]}}}

event: response.completed
data: {"sequence_number":6,"type":"response.completed","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"completed","output":[{"id":"s","type":"shell_call","status":"completed","call_id":"c","action":{"commands":["a"]}}]}}

