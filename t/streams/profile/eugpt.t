=== a text
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
data: {"type":"response.completed","sequence_number":6,"response":{"id":"r","status":"completed","model":"m","output_text":"a \"b\"","tool_calls":[]}}

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
data: {"type":"response.completed","sequence_number":6,"response":{"id":"r","status":"completed","model":"m","output_text":"a \"b\"","tool_calls":[]}}

=== an empty text
conf: responses_profile eugpt;
--- in
event: message
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000000,"model":"m","status":"in_progress"}}

event: message
data: {"type":"response.completed","sequence_number":1,"response":{"id":"r","status":"completed","model":"m","output_text":"","tool_calls":[]}}

--- out
event: message
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000000,"model":"m","status":"in_progress"}}

event: message
data: {"type":"response.completed","sequence_number":1,"response":{"id":"r","status":"completed","model":"m","output_text":"","tool_calls":[]}}

=== an incomplete response
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
data: {"type":"response.completed","sequence_number":6,"response":{"id":"r","status":"incomplete","model":"m","output_text":"a \"b\"","tool_calls":[]}}

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
data: {"type":"response.completed","sequence_number":6,"response":{"id":"r","status":"incomplete","model":"m","output_text":"a \"b\"","tool_calls":[]}}

=== a call that the server ran
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
data: {"type":"response.output_item.added","sequence_number":6,"output_index":1,"item":{"type":"function_call","name":"f","call_id":"c","arguments":"{}"}}

event: message
data: {"type":"response.output_item.done","sequence_number":7,"output_index":1,"item":{"type":"function_call","name":"f","call_id":"c","arguments":"{}","output":"x","status":"completed"}}

event: message
data: {"type":"response.completed","sequence_number":8,"response":{"id":"r","status":"completed","model":"m","output_text":"a \"b\"","tool_calls":[]}}

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
data: {"type":"response.output_item.added","sequence_number":6,"output_index":1,"item":{"type":"function_call","name":"f","call_id":"c","arguments":"{}"}}

event: message
data: {"type":"response.output_item.done","sequence_number":7,"output_index":1,"item":{"type":"function_call","name":"f","call_id":"c","arguments":"{}","output":"x","status":"completed"}}

event: message
data: {"type":"response.completed","sequence_number":8,"response":{"id":"r","status":"completed","model":"m","output_text":"a \"b\"","tool_calls":[]}}

=== a cancelled response
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
data: {"type":"response.cancelled","sequence_number":4,"response":{"id":"r","status":"cancelled","model":"m"}}

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
data: {"type":"error","sequence_number":4,"code":"cancelled","message":"The response was cancelled."}

=== [DONE] while an item is open
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

data: [DONE]

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
data: {"type":"error","sequence_number":4,"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event."}

=== [DONE] after all items
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

data: [DONE]

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
data: {"type":"response.completed","sequence_number":6,"response":{"id":"r","object":"response","created_at":1700000000000,"model":"m","status":"completed","error":null,"incomplete_details":null,"output_text":"a \"b\"","tool_calls":[],"usage":{"input_tokens":0,"input_tokens_details":{"cached_tokens":0,"cache_write_tokens":0},"output_tokens":0,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":0},"output":[{"role":"assistant","content":[{"type":"output_text","text":"a \"b\"","annotations":[],"logprobs":[]}],"type":"message","status":"completed"}]}}

=== no scaffold
conf: responses_profile eugpt;
--- in
event: message
data: {"type":"response.output_text.delta","sequence_number":0,"delta":"x"}

event: message
data: {"type":"error","sequence_number":1,"code":"c","message":"m"}

--- out
event: message
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIMEMS,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"output":[]}}

event: message
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"msg_REQUEST_0","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: message
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"msg_REQUEST_0","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: message
data: {"output_index":0,"content_index":0,"item_id":"msg_REQUEST_0","type":"response.output_text.delta","sequence_number":3,"delta":"x"}

event: message
data: {"type":"error","sequence_number":4,"code":"c","message":"m"}

