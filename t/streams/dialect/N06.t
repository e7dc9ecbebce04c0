=== N06-places
log:  repaired=18 dialect=indexes,item-id input_tokens=3 output_tokens=2
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","part":{"type":"output_text","text":"","annotations":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","delta":"Hi"}

event: response.output_text.delta
data: {"type":"response.output_text.delta","delta":" é"}

event: response.output_text.done
data: {"type":"response.output_text.done","text":"Hi é"}

event: response.content_part.done
data: {"type":"response.content_part.done","part":{"type":"output_text","text":"Hi é","annotations":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","item":{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hi é","annotations":[]}]}}

event: response.output_item.added
data: {"type":"response.output_item.added","item":{"id":"fc_1","type":"function_call","status":"in_progress","call_id":"call_1","name":"f","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","delta":"{}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","arguments":"{}"}

event: response.output_item.done
data: {"type":"response.output_item.done","item":{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"f","arguments":"{}"}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hi é","annotations":[]}]},{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"f","arguments":"{}"}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"output_index":0,"sequence_number":1,"type":"response.output_item.added","item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"output_index":0,"content_index":0,"item_id":"msg_1","sequence_number":2,"type":"response.content_part.added","part":{"type":"output_text","text":"","annotations":[]}}

event: response.output_text.delta
data: {"output_index":0,"content_index":0,"item_id":"msg_1","sequence_number":3,"type":"response.output_text.delta","delta":"Hi"}

event: response.output_text.delta
data: {"output_index":0,"content_index":0,"item_id":"msg_1","sequence_number":4,"type":"response.output_text.delta","delta":" é"}

event: response.output_text.done
data: {"output_index":0,"content_index":0,"item_id":"msg_1","sequence_number":5,"type":"response.output_text.done","text":"Hi é"}

event: response.content_part.done
data: {"output_index":0,"content_index":0,"item_id":"msg_1","sequence_number":6,"type":"response.content_part.done","part":{"type":"output_text","text":"Hi é","annotations":[]}}

event: response.output_item.done
data: {"output_index":0,"sequence_number":7,"type":"response.output_item.done","item":{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hi é","annotations":[]}]}}

event: response.output_item.added
data: {"output_index":1,"sequence_number":8,"type":"response.output_item.added","item":{"id":"fc_1","type":"function_call","status":"in_progress","call_id":"call_1","name":"f","arguments":""}}

event: response.function_call_arguments.delta
data: {"output_index":1,"item_id":"fc_1","sequence_number":9,"type":"response.function_call_arguments.delta","delta":"{}"}

event: response.function_call_arguments.done
data: {"output_index":1,"item_id":"fc_1","sequence_number":10,"type":"response.function_call_arguments.done","arguments":"{}"}

event: response.output_item.done
data: {"output_index":1,"sequence_number":11,"type":"response.output_item.done","item":{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"f","arguments":"{}"}}

event: response.completed
data: {"sequence_number":12,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hi é","annotations":[]}]},{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"f","arguments":"{}"}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

