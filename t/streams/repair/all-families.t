# Events of single families.

=== message with a refusal, response.created
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"i","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"i","output_index":0,"content_index":0,"part":{"type":"refusal","refusal":""}}

event: response.refusal.delta
data: {"type":"response.refusal.delta","sequence_number":3,"item_id":"i","output_index":0,"content_index":0,"delta":"a"}

event: response.refusal.delta
data: {"type":"response.refusal.delta","sequence_number":4,"item_id":"i","output_index":0,"content_index":0,"delta":"\nb"}

event: response.refusal.done
data: {"type":"response.refusal.done","sequence_number":5,"item_id":"i","output_index":0,"content_index":0,"refusal":"a\nb"}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":6,"item_id":"i","output_index":0,"content_index":0,"part":{"type":"refusal","refusal":"a\nb"}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":7,"output_index":0,"item":{"id":"i","type":"message","status":"completed","role":"assistant","content":[{"type":"refusal","refusal":"a\nb"}]}}

event: response.completed
data: {"type":"response.completed","sequence_number":8,"response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"i","type":"message","status":"completed","role":"assistant","content":[{"type":"refusal","refusal":"a\nb"}]}]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"i","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"i","output_index":0,"content_index":0,"part":{"type":"refusal","refusal":""}}

event: response.refusal.delta
data: {"type":"response.refusal.delta","sequence_number":3,"item_id":"i","output_index":0,"content_index":0,"delta":"a"}

event: response.refusal.delta
data: {"type":"response.refusal.delta","sequence_number":4,"item_id":"i","output_index":0,"content_index":0,"delta":"\nb"}

event: response.refusal.done
data: {"type":"response.refusal.done","sequence_number":5,"item_id":"i","output_index":0,"content_index":0,"refusal":"a\nb"}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":6,"item_id":"i","output_index":0,"content_index":0,"part":{"type":"refusal","refusal":"a\nb"}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":7,"output_index":0,"item":{"id":"i","type":"message","status":"completed","role":"assistant","content":[{"type":"refusal","refusal":"a\nb"}]}}

event: response.completed
data: {"type":"response.completed","sequence_number":8,"response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"i","type":"message","status":"completed","role":"assistant","content":[{"type":"refusal","refusal":"a\nb"}]}]}}

=== shell call, response.created
--- in
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

event: response.shell_call_command.done
data: {"type":"response.shell_call_command.done","sequence_number":5,"output_index":0,"command_index":0,"command":"a\nb"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":6,"output_index":0,"item":{"id":"i","type":"shell_call","status":"completed","call_id":"c","action":{"commands":["a\nb"],"timeout_ms":null}}}

event: response.completed
data: {"type":"response.completed","sequence_number":7,"response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"i","type":"shell_call","status":"completed","call_id":"c","action":{"commands":["a\nb"],"timeout_ms":null}}]}}

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

event: response.shell_call_command.done
data: {"type":"response.shell_call_command.done","sequence_number":5,"output_index":0,"command_index":0,"command":"a\nb"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":6,"output_index":0,"item":{"id":"i","type":"shell_call","status":"completed","call_id":"c","action":{"commands":["a\nb"],"timeout_ms":null}}}

event: response.completed
data: {"type":"response.completed","sequence_number":7,"response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"i","type":"shell_call","status":"completed","call_id":"c","action":{"commands":["a\nb"],"timeout_ms":null}}]}}

