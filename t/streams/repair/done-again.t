# An item that is done a second time: the client gets it once, and so does the
# terminal.

=== a message with another index
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"m","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a","annotations":[]}]}}

data: {"type":"response.output_item.done","output_index":1,"item":{"id":"m","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a","annotations":[]}]}}

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

=== one whose text is empty
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"m","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a","annotations":[]}]}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"m","type":"message","status":"completed","role":"assistant","content":[]}}

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

=== one with a member more
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"w","type":"web_search_call","status":"completed"}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"w","type":"web_search_call","status":"completed","action":{}}}

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

=== one with another id
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"w","type":"web_search_call","status":"completed"}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"w","type":"web_search_call","status":"completed"}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"x","type":"web_search_call","status":"completed","action":{}}}

data: {"type":"response.completed","response":{"output":[]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"w","type":"web_search_call","status":"completed"}}

event: response.output_item.done
data: {"sequence_number":2,"type":"response.output_item.done","output_index":0,"item":{"id":"w","type":"web_search_call","status":"completed"}}

event: response.completed
data: {"sequence_number":3,"type":"response.completed","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"completed","output":[{"id":"w","type":"web_search_call","status":"completed"}]}}

=== one that differs in its spaces
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"w","type":"web_search_call","status":"completed","action":{}}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"w","type":"web_search_call","status":"completed" , "action" : { } }}

data: {"type":"response.completed","response":{"output":[]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"w","type":"web_search_call","status":"in_progress"}}

event: response.output_item.done
data: {"sequence_number":2,"type":"response.output_item.done","output_index":0,"item":{"id":"w","type":"web_search_call","status":"completed","action":{}}}

event: response.completed
data: {"sequence_number":3,"type":"response.completed","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"completed","output":[{"id":"w","type":"web_search_call","status":"completed","action":{}}]}}

=== two outputs of one call
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"o","type":"function_call_output","call_id":"c","output":"a"}}

data: {"type":"response.output_item.done","output_index":1,"item":{"id":"p","type":"function_call_output","call_id":"c","output":"b"}}

data: {"type":"response.completed","response":{"output":[]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"status":"in_progress","id":"o","type":"function_call_output","call_id":"c","output":"a"}}

event: response.output_item.done
data: {"sequence_number":2,"type":"response.output_item.done","output_index":0,"item":{"status":"completed","id":"o","type":"function_call_output","call_id":"c","output":"a"}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":3,"output_index":1,"item":{"status":"in_progress","id":"p","type":"function_call_output","call_id":"c","output":"b"}}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":1,"item":{"status":"completed","id":"p","type":"function_call_output","call_id":"c","output":"b"}}

event: response.completed
data: {"sequence_number":5,"type":"response.completed","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"completed","output":[{"status":"completed","id":"o","type":"function_call_output","call_id":"c","output":"a"},{"status":"completed","id":"p","type":"function_call_output","call_id":"c","output":"b"}]}}

=== several times, each time with more
conf: responses_max_text_size 400;
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"w","type":"web_search_call","status":"completed"}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"w","type":"web_search_call","status":"completed","a":"123456789012345678901234567890123456789012345678901234567890"}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"w","type":"web_search_call","status":"completed","a":"123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890"}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"w","type":"web_search_call","status":"completed","a":"123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890"}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"w","type":"web_search_call","status":"completed","a":"123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890"}}

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

