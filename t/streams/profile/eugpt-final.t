# The final response as clients of EU GPT know it.

=== an error without a number
conf: responses_profile eugpt;
--- in
event: message
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000000,"model":"m","status":"in_progress"}}

event: message
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"type":"message"}}

event: message
data: {"type":"response.content_part.added","sequence_number":2,"output_index":0,"content_index":0,"part":{"type":"output_text","text":""}}

event: message
data: {"type":"response.output_text.delta","sequence_number":3,"output_index":0,"content_index":0,"delta":"a \"b\""}

event: message
data: {"type":"error","code":"c","message":"m"}

--- out
event: message
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000000,"model":"m","status":"in_progress"}}

event: message
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"type":"message"}}

event: message
data: {"type":"response.content_part.added","sequence_number":2,"output_index":0,"content_index":0,"part":{"type":"output_text","text":""}}

event: message
data: {"type":"response.output_text.delta","sequence_number":3,"output_index":0,"content_index":0,"delta":"a \"b\""}

event: message
data: {"type":"error","code":"c","message":"m"}

=== output_text from parts
conf: responses_profile eugpt;
--- in
event: message
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000000,"model":"m","status":"in_progress"}}

event: message
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"type":"message"}}

event: message
data: {"type":"response.content_part.added","sequence_number":2,"output_index":0,"content_index":0,"part":{"type":"output_text","text":""}}

event: message
data: {"type":"response.output_text.delta","sequence_number":3,"output_index":0,"content_index":0,"delta":"a \"b\""}

event: message
data: {"type":"response.output_text.done","sequence_number":4,"output_index":0,"content_index":0,"text":"a \"b\""}

event: message
data: {"type":"response.output_item.done","sequence_number":5,"output_index":0,"item":{"type":"message","status":"completed"}}

event: message
data: {"type":"response.completed","sequence_number":6,"response":{"id":"r","status":"completed","model":"m"}}

--- out
event: message
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000000,"model":"m","status":"in_progress"}}

event: message
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"type":"message"}}

event: message
data: {"type":"response.content_part.added","sequence_number":2,"output_index":0,"content_index":0,"part":{"type":"output_text","text":""}}

event: message
data: {"type":"response.output_text.delta","sequence_number":3,"output_index":0,"content_index":0,"delta":"a \"b\""}

event: message
data: {"type":"response.output_text.done","sequence_number":4,"output_index":0,"content_index":0,"text":"a \"b\""}

event: message
data: {"type":"response.output_item.done","sequence_number":5,"output_index":0,"item":{"type":"message","status":"completed"}}

event: message
data: {"type":"response.completed","sequence_number":6,"response":{"object":"response","created_at":1700000000000,"output":[{"role":"assistant","content":[{"type":"output_text","text":"a \"b\"","annotations":[],"logprobs":[]}],"type":"message","status":"completed"}],"output_text":"a \"b\"","tool_calls":[],"id":"r","status":"completed","model":"m"}}

=== an empty output_text is left: there is no output to make it of
conf: responses_profile eugpt;
--- in
event: message
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000000,"model":"m","status":"in_progress"}}

event: message
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"type":"message"}}

event: message
data: {"type":"response.content_part.added","sequence_number":2,"output_index":0,"content_index":0,"part":{"type":"output_text","text":""}}

event: message
data: {"type":"response.output_text.delta","sequence_number":3,"output_index":0,"content_index":0,"delta":"a \"b\""}

event: message
data: {"type":"response.output_text.done","sequence_number":4,"output_index":0,"content_index":0,"text":"a \"b\""}

event: message
data: {"type":"response.output_item.done","sequence_number":5,"output_index":0,"item":{"type":"message","status":"completed"}}

event: message
data: {"type":"response.completed","sequence_number":6,"response":{"id":"r","status":"completed","model":"m","output_text":"","tool_calls":[]}}

--- out
event: message
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000000,"model":"m","status":"in_progress"}}

event: message
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"type":"message"}}

event: message
data: {"type":"response.content_part.added","sequence_number":2,"output_index":0,"content_index":0,"part":{"type":"output_text","text":""}}

event: message
data: {"type":"response.output_text.delta","sequence_number":3,"output_index":0,"content_index":0,"delta":"a \"b\""}

event: message
data: {"type":"response.output_text.done","sequence_number":4,"output_index":0,"content_index":0,"text":"a \"b\""}

event: message
data: {"type":"response.output_item.done","sequence_number":5,"output_index":0,"item":{"type":"message","status":"completed"}}

event: message
data: {"type":"response.completed","sequence_number":6,"response":{"id":"r","status":"completed","model":"m","output_text":"","tool_calls":[]}}

=== tool_calls
conf: responses_profile eugpt;
--- in
event: message
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000000,"model":"m","status":"in_progress"}}

event: message
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"type":"message"}}

event: message
data: {"type":"response.content_part.added","sequence_number":2,"output_index":0,"content_index":0,"part":{"type":"output_text","text":""}}

event: message
data: {"type":"response.output_text.delta","sequence_number":3,"output_index":0,"content_index":0,"delta":"a \"b\""}

event: message
data: {"type":"response.output_text.done","sequence_number":4,"output_index":0,"content_index":0,"text":"a \"b\""}

event: message
data: {"type":"response.output_item.done","sequence_number":5,"output_index":0,"item":{"type":"message","status":"completed"}}

event: message
data: {"type":"response.output_item.added","sequence_number":6,"output_index":1,"item":{"type":"function_call","name":"f","call_id":"c","arguments":""}}

event: message
data: {"type":"response.output_item.done","sequence_number":7,"output_index":1,"item":{"type":"function_call","name":"f","call_id":"c","arguments":"{\"x\":1}","status":"completed"}}

event: message
data: {"type":"response.completed","sequence_number":8,"response":{"id":"r","status":"completed","model":"m"}}

--- out
event: message
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000000,"model":"m","status":"in_progress"}}

event: message
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"type":"message"}}

event: message
data: {"type":"response.content_part.added","sequence_number":2,"output_index":0,"content_index":0,"part":{"type":"output_text","text":""}}

event: message
data: {"type":"response.output_text.delta","sequence_number":3,"output_index":0,"content_index":0,"delta":"a \"b\""}

event: message
data: {"type":"response.output_text.done","sequence_number":4,"output_index":0,"content_index":0,"text":"a \"b\""}

event: message
data: {"type":"response.output_item.done","sequence_number":5,"output_index":0,"item":{"type":"message","status":"completed"}}

event: message
data: {"type":"response.output_item.added","sequence_number":6,"output_index":1,"item":{"type":"function_call","name":"f","call_id":"c","arguments":""}}

event: message
data: {"type":"response.output_item.done","sequence_number":7,"output_index":1,"item":{"type":"function_call","name":"f","call_id":"c","arguments":"{\"x\":1}","status":"completed"}}

event: message
data: {"type":"response.completed","sequence_number":8,"response":{"object":"response","created_at":1700000000000,"output":[{"role":"assistant","content":[{"type":"output_text","text":"a \"b\"","annotations":[],"logprobs":[]}],"type":"message","status":"completed"},{"type":"function_call","name":"f","call_id":"c","arguments":"{\"x\":1}","status":"completed"}],"output_text":"a \"b\"","tool_calls":[{"type":"function_call","name":"f","call_id":"c","arguments":"{\"x\":1}","status":"completed"}],"id":"r","status":"completed","model":"m"}}

=== half a call of an incomplete response
conf: responses_profile eugpt;
--- in
event: message
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000000,"model":"m","status":"in_progress"}}

event: message
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"type":"message"}}

event: message
data: {"type":"response.content_part.added","sequence_number":2,"output_index":0,"content_index":0,"part":{"type":"output_text","text":""}}

event: message
data: {"type":"response.output_text.delta","sequence_number":3,"output_index":0,"content_index":0,"delta":"a \"b\""}

event: message
data: {"type":"response.output_text.done","sequence_number":4,"output_index":0,"content_index":0,"text":"a \"b\""}

event: message
data: {"type":"response.output_item.done","sequence_number":5,"output_index":0,"item":{"type":"message","status":"completed"}}

event: message
data: {"type":"response.output_item.added","sequence_number":6,"output_index":1,"item":{"type":"function_call","name":"f","call_id":"c","arguments":"{"}}

event: message
data: {"type":"response.incomplete","sequence_number":7,"response":{"id":"r","status":"incomplete","model":"m"}}

--- out
event: message
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000000,"model":"m","status":"in_progress"}}

event: message
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"type":"message"}}

event: message
data: {"type":"response.content_part.added","sequence_number":2,"output_index":0,"content_index":0,"part":{"type":"output_text","text":""}}

event: message
data: {"type":"response.output_text.delta","sequence_number":3,"output_index":0,"content_index":0,"delta":"a \"b\""}

event: message
data: {"type":"response.output_text.done","sequence_number":4,"output_index":0,"content_index":0,"text":"a \"b\""}

event: message
data: {"type":"response.output_item.done","sequence_number":5,"output_index":0,"item":{"type":"message","status":"completed"}}

event: message
data: {"type":"response.output_item.added","sequence_number":6,"output_index":1,"item":{"type":"function_call","name":"f","call_id":"c","arguments":"{"}}

event: message
data: {"type":"response.completed","sequence_number":7,"response":{"object":"response","created_at":1700000000000,"output":[{"role":"assistant","content":[{"type":"output_text","text":"a \"b\"","annotations":[],"logprobs":[]}],"type":"message","status":"completed"}],"output_text":"a \"b\"","tool_calls":[],"id":"r","status":"incomplete","model":"m"}}

=== a failed response
conf: responses_profile eugpt;
--- in
event: message
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000000,"model":"m","status":"in_progress"}}

event: message
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"type":"message"}}

event: message
data: {"type":"response.content_part.added","sequence_number":2,"output_index":0,"content_index":0,"part":{"type":"output_text","text":""}}

event: message
data: {"type":"response.output_text.delta","sequence_number":3,"output_index":0,"content_index":0,"delta":"a \"b\""}

event: message
data: {"type":"response.failed","sequence_number":4,"response":{"id":"r","status":"failed","model":"m","error":{"code":"c","message":"m"}}}

--- out
event: message
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000000,"model":"m","status":"in_progress"}}

event: message
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"type":"message"}}

event: message
data: {"type":"response.content_part.added","sequence_number":2,"output_index":0,"content_index":0,"part":{"type":"output_text","text":""}}

event: message
data: {"type":"response.output_text.delta","sequence_number":3,"output_index":0,"content_index":0,"delta":"a \"b\""}

event: message
data: {"type":"error","sequence_number":4,"code":"c","message":"m"}

