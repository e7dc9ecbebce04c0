# Gemini, translated.

=== gemini-text
log:  repaired=5 dialect=usage,no-scaffold,no-done,item-id,output input_tokens=4 output_tokens=3
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_ge1","object":"response","created_at":1750000700,"model":"gemini-flash","status":"in_progress","output":[]}}

event: response.output_text.done
data: {"type":"response.output_text.done","output_index":0,"content_index":0,"text":"All at once."}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_ge1","object":"response","created_at":1750000700,"model":"gemini-flash","status":"completed","output":[{"type":"message","role":"assistant","content":[{"type":"output_text","text":"All at once."}]}],"usage":{"input_tokens":4,"output_tokens":3,"total_tokens":7}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_ge1","object":"response","created_at":1750000700,"model":"gemini-flash","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"msg_REQUEST_0","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"msg_REQUEST_0","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":3,"item_id":"msg_REQUEST_0","output_index":0,"content_index":0,"delta":"All at once.","logprobs":[]}

event: response.output_text.done
data: {"item_id":"msg_REQUEST_0","sequence_number":4,"type":"response.output_text.done","output_index":0,"content_index":0,"text":"All at once."}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":5,"item_id":"msg_REQUEST_0","output_index":0,"content_index":0,"part":{"type":"output_text","text":"All at once.","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":6,"output_index":0,"item":{"id":"msg_REQUEST_0","status":"completed","type":"message","role":"assistant","content":[{"annotations":[],"type":"output_text","text":"All at once."}]}}

event: response.completed
data: {"sequence_number":7,"type":"response.completed","response":{"id":"resp_ge1","object":"response","created_at":1750000700,"model":"gemini-flash","status":"completed","output":[{"id":"msg_REQUEST_0","status":"completed","type":"message","role":"assistant","content":[{"annotations":[],"type":"output_text","text":"All at once."}]}],"usage":{"input_tokens_details":{"cached_tokens":0,"cache_write_tokens":0},"output_tokens_details":{"reasoning_tokens":0},"input_tokens":4,"output_tokens":3,"total_tokens":7}}}

=== gemini-tool
log:  repaired=5 dialect=usage,no-scaffold,no-done,item,output input_tokens=14 output_tokens=9
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_ge1","object":"response","created_at":1750000700,"model":"gemini-flash","status":"in_progress","output":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"type":"function_call","id":"fc_ge1","call_id":"call_ge1","name":"weather","arguments":"{\"city\":\"Split\"}"}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_ge1","object":"response","created_at":1750000700,"model":"gemini-flash","status":"completed","output":[{"type":"function_call","id":"fc_ge1","call_id":"call_ge1","name":"weather","arguments":"{\"city\":\"Split\"}"}],"usage":{"input_tokens":14,"output_tokens":9,"total_tokens":23}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_ge1","object":"response","created_at":1750000700,"model":"gemini-flash","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"fc_ge1","type":"function_call","status":"in_progress","call_id":"call_ge1","name":"weather","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":2,"item_id":"fc_ge1","output_index":0,"delta":"{\"city\":\"Split\"}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":3,"item_id":"fc_ge1","output_index":0,"name":"weather","arguments":"{\"city\":\"Split\"}"}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":0,"item":{"status":"completed","type":"function_call","id":"fc_ge1","call_id":"call_ge1","name":"weather","arguments":"{\"city\":\"Split\"}"}}

event: response.completed
data: {"sequence_number":5,"type":"response.completed","response":{"id":"resp_ge1","object":"response","created_at":1750000700,"model":"gemini-flash","status":"completed","output":[{"status":"completed","type":"function_call","id":"fc_ge1","call_id":"call_ge1","name":"weather","arguments":"{\"city\":\"Split\"}"}],"usage":{"input_tokens_details":{"cached_tokens":0,"cache_write_tokens":0},"output_tokens_details":{"reasoning_tokens":0},"input_tokens":14,"output_tokens":9,"total_tokens":23}}}

