# What an item lacks of the item as it is known, and what is not known of it.

=== arguments that only a hidden event had
conf: responses_hide_event response.function_call_arguments.done;
--- in
data: {"type":"response.created","response":{"id":"r"}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i","type":"function_call","status":"in_progress","call_id":"c","name":"n","arguments":""}}

data: {"type":"response.function_call_arguments.done","item_id":"i","output_index":0,"arguments":"{\"a\":1}"}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"function_call","call_id":"c","name":"n"}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[],"id":"r"}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"i","type":"function_call","status":"in_progress","call_id":"c","name":"n","arguments":""}}

event: response.output_item.done
data: {"sequence_number":2,"type":"response.output_item.done","output_index":0,"item":{"status":"completed","id":"i","type":"function_call","call_id":"c","name":"n"}}

event: error
data: {"type":"error","sequence_number":3,"error":{"type":"server_error","code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null},"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":4,"response":{"id":"r","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== a patch that was not added, without its operation
--- in
data: {"type":"response.created","response":{"id":"r"}}

data: {"type":"response.apply_patch_call_operation_diff.delta","item_id":"i","output_index":0,"delta":"a"}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"apply_patch_call","call_id":"c"}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[],"id":"r"}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"status":"in_progress","id":"i","type":"apply_patch_call","call_id":"c"}}

event: response.apply_patch_call_operation_diff.delta
data: {"type":"response.apply_patch_call_operation_diff.delta","sequence_number":2,"item_id":"i","output_index":0,"delta":"a"}

event: response.apply_patch_call_operation_diff.done
data: {"type":"response.apply_patch_call_operation_diff.done","sequence_number":3,"item_id":"i","output_index":0,"diff":"a"}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":0,"item":{"status":"completed","id":"i","type":"apply_patch_call","call_id":"c"}}

event: response.completed
data: {"type":"response.completed","sequence_number":5,"response":{"id":"r","object":"response","created_at":TIME,"model":"unknown","status":"completed","error":null,"incomplete_details":null,"usage":{"input_tokens":0,"input_tokens_details":{"cached_tokens":0,"cache_write_tokens":0},"output_tokens":0,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":0},"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":TIME,"frequency_penalty":0,"presence_penalty":0,"output":[{"status":"completed","id":"i","type":"apply_patch_call","call_id":"c"}]}}

=== a list that is null
--- in
data: {"type":"response.created","response":{"id":"r"}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i","type":"message","status":"in_progress","role":"assistant","content":null}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"message","status":"completed","role":"assistant","content":null}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[],"id":"r"}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"i","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.output_item.done
data: {"sequence_number":2,"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"message","status":"completed","role":"assistant","content":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":3,"response":{"id":"r","object":"response","created_at":TIME,"model":"unknown","status":"completed","error":null,"incomplete_details":null,"usage":{"input_tokens":0,"input_tokens_details":{"cached_tokens":0,"cache_write_tokens":0},"output_tokens":0,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":0},"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":TIME,"frequency_penalty":0,"presence_penalty":0,"output":[{"id":"i","type":"message","status":"completed","role":"assistant","content":[]}]}}

=== a message is done without its role alone
log:  repaired=1 dialect=item
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]},"item_id":"msg_1","output_index":0,"content_index":0}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":3,"delta":"a","logprobs":[],"item_id":"msg_1","output_index":0,"content_index":0}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":4,"text":"a","logprobs":[],"item_id":"msg_1","output_index":0,"content_index":0}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":5,"part":{"type":"output_text","text":"a","annotations":[],"logprobs":[]},"item_id":"msg_1","output_index":0,"content_index":0}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":6,"output_index":0,"item":{"id":"msg_1","type":"message","status":"completed","content":[{"type":"output_text","text":"a","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"type":"response.completed","sequence_number":7,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]},"item_id":"msg_1","output_index":0,"content_index":0}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":3,"delta":"a","logprobs":[],"item_id":"msg_1","output_index":0,"content_index":0}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":4,"text":"a","logprobs":[],"item_id":"msg_1","output_index":0,"content_index":0}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":5,"part":{"type":"output_text","text":"a","annotations":[],"logprobs":[]},"item_id":"msg_1","output_index":0,"content_index":0}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":6,"output_index":0,"item":{"role":"assistant","id":"msg_1","type":"message","status":"completed","content":[{"type":"output_text","text":"a","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"type":"response.completed","sequence_number":7,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== a call is done without a list that it was added with
log:  repaired=1 dialect=item
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"fc_1","type":"function_call","status":"in_progress","call_id":"call_1","name":"f","arguments":"","tags":["a"]}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":2,"delta":"{}","item_id":"fc_1","output_index":0}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":3,"name":"f","arguments":"{}","item_id":"fc_1","output_index":0}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":4,"output_index":0,"item":{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"f","arguments":"{}"}}

event: response.completed
data: {"type":"response.completed","sequence_number":5,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"f","arguments":"{}","tags":["a"]}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"fc_1","type":"function_call","status":"in_progress","call_id":"call_1","name":"f","arguments":"","tags":["a"]}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":2,"delta":"{}","item_id":"fc_1","output_index":0}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":3,"name":"f","arguments":"{}","item_id":"fc_1","output_index":0}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":4,"output_index":0,"item":{"tags":["a"],"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"f","arguments":"{}"}}

event: response.completed
data: {"type":"response.completed","sequence_number":5,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"f","arguments":"{}","tags":["a"]}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

