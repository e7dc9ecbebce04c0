=== N17-members
log:  repaired=14 dialect=response-id,no-done,response,item-id,item,part-type,no-text
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"type":"message"}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"output_index":0,"content_index":0,"part":{"type":"output_text"}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":3,"output_index":0,"content_index":0,"delta":"Hi"}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":4,"output_index":1,"item":{"type":"function_call","name":"f"}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":5,"output_index":1,"delta":"{}"}

event: response.completed
data: {"type":"response.completed","sequence_number":6,"response":{"model":"demo"}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"msg_REQUEST_0","status":"in_progress","role":"assistant","content":[],"type":"message"}}

event: response.content_part.added
data: {"item_id":"msg_REQUEST_0","type":"response.content_part.added","sequence_number":2,"output_index":0,"content_index":0,"part":{"annotations":[],"text":"","type":"output_text"}}

event: response.output_text.delta
data: {"item_id":"msg_REQUEST_0","type":"response.output_text.delta","sequence_number":3,"output_index":0,"content_index":0,"delta":"Hi"}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":4,"output_index":1,"item":{"id":"fc_REQUEST_1","status":"in_progress","call_id":"fc_REQUEST_1","arguments":"","type":"function_call","name":"f"}}

event: response.function_call_arguments.delta
data: {"item_id":"fc_REQUEST_1","type":"response.function_call_arguments.delta","sequence_number":5,"output_index":1,"delta":"{}"}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":6,"item_id":"msg_REQUEST_0","output_index":0,"content_index":0,"text":"Hi","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":7,"item_id":"msg_REQUEST_0","output_index":0,"content_index":0,"part":{"type":"output_text","text":"Hi","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":8,"output_index":0,"item":{"id":"msg_REQUEST_0","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hi","annotations":[],"logprobs":[]}],"type":"message"}}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":9,"item_id":"fc_REQUEST_1","output_index":1,"name":"f","arguments":"{}"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":10,"output_index":1,"item":{"id":"fc_REQUEST_1","status":"completed","call_id":"fc_REQUEST_1","arguments":"{}","type":"function_call","name":"f"}}

event: response.completed
data: {"type":"response.completed","sequence_number":11,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"status":"completed","output":[{"id":"msg_REQUEST_0","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hi","annotations":[],"logprobs":[]}],"type":"message"},{"id":"fc_REQUEST_1","status":"completed","call_id":"fc_REQUEST_1","arguments":"{}","type":"function_call","name":"f"}],"model":"demo"}}

