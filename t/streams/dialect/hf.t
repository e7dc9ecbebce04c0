# Hugging Face router: no space after the colon.

=== hf-reasoning
log:  repaired=11 dialect=usage,no-scaffold,no-done,response,item input_tokens=10 output_tokens=20
--- in
data:{"type":"response.created","response":{"id":"resp_hf1","object":"response","created_at":1750000500,"status":"in_progress","model":"org/model"}}

data:{"type":"response.output_item.added","output_index":0,"item":{"id":"rs_hf1","type":"reasoning"},"sequence_number":1}

data:{"type":"response.reasoning_text.delta","item_id":"rs_hf1","output_index":0,"content_index":0,"delta":"Thinking","sequence_number":2}

data:{"type":"response.reasoning_text.delta","item_id":"rs_hf1","output_index":0,"content_index":0,"delta":" it over","sequence_number":3}

data:{"type":"response.reasoning_text.done","item_id":"rs_hf1","output_index":0,"content_index":0,"text":"Thinking it over","sequence_number":4}

data:{"type":"response.output_item.done","output_index":0,"item":{"id":"rs_hf1","type":"reasoning","content":[{"type":"reasoning_text","text":"Thinking it over"}]},"sequence_number":5}

data:{"type":"response.output_item.added","output_index":1,"item":{"id":"msg_hf2","type":"message","role":"assistant"},"sequence_number":6}

data:{"type":"response.output_text.delta","item_id":"msg_hf2","output_index":1,"content_index":0,"delta":"It is","sequence_number":7}

data:{"type":"response.output_text.delta","item_id":"msg_hf2","output_index":1,"content_index":0,"delta":" done.","sequence_number":8}

data:{"type":"response.output_item.done","output_index":1,"item":{"id":"msg_hf2","type":"message","role":"assistant","status":"completed","content":[{"type":"output_text","text":"It is done."}]},"sequence_number":9}

data:{"type":"response.completed","response":{"id":"resp_hf1","status":"completed","usage":{"input_tokens":10,"output_tokens":20,"total_tokens":30}},"sequence_number":10}

--- out
event: response.created
data:{"sequence_number":0,"type":"response.created","response":{"output":[],"id":"resp_hf1","object":"response","created_at":1750000500,"status":"in_progress","model":"org/model"}}

event: response.output_item.added
data:{"type":"response.output_item.added","output_index":0,"item":{"summary":[],"id":"rs_hf1","type":"reasoning"},"sequence_number":1}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"rs_hf1","output_index":0,"content_index":0,"part":{"type":"reasoning_text","text":""}}

event: response.reasoning_text.delta
data:{"type":"response.reasoning_text.delta","item_id":"rs_hf1","output_index":0,"content_index":0,"delta":"Thinking","sequence_number":3}

event: response.reasoning_text.delta
data:{"type":"response.reasoning_text.delta","item_id":"rs_hf1","output_index":0,"content_index":0,"delta":" it over","sequence_number":4}

event: response.reasoning_text.done
data:{"type":"response.reasoning_text.done","item_id":"rs_hf1","output_index":0,"content_index":0,"text":"Thinking it over","sequence_number":5}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":6,"item_id":"rs_hf1","output_index":0,"content_index":0,"part":{"type":"reasoning_text","text":"Thinking it over"}}

event: response.output_item.done
data:{"type":"response.output_item.done","output_index":0,"item":{"summary":[],"id":"rs_hf1","type":"reasoning","content":[{"type":"reasoning_text","text":"Thinking it over"}]},"sequence_number":7}

event: response.output_item.added
data:{"type":"response.output_item.added","output_index":1,"item":{"status":"in_progress","content":[],"id":"msg_hf2","type":"message","role":"assistant"},"sequence_number":8}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":9,"item_id":"msg_hf2","output_index":1,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data:{"type":"response.output_text.delta","item_id":"msg_hf2","output_index":1,"content_index":0,"delta":"It is","sequence_number":10}

event: response.output_text.delta
data:{"type":"response.output_text.delta","item_id":"msg_hf2","output_index":1,"content_index":0,"delta":" done.","sequence_number":11}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":12,"item_id":"msg_hf2","output_index":1,"content_index":0,"text":"It is done.","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":13,"item_id":"msg_hf2","output_index":1,"content_index":0,"part":{"type":"output_text","text":"It is done.","annotations":[],"logprobs":[]}}

event: response.output_item.done
data:{"type":"response.output_item.done","output_index":1,"item":{"id":"msg_hf2","type":"message","role":"assistant","status":"completed","content":[{"annotations":[],"type":"output_text","text":"It is done."}]},"sequence_number":14}

event: response.completed
data:{"type":"response.completed","response":{"object":"response","created_at":1750000500,"model":"org/model","output":[{"summary":[],"id":"rs_hf1","type":"reasoning","content":[{"type":"reasoning_text","text":"Thinking it over"}]},{"id":"msg_hf2","type":"message","role":"assistant","status":"completed","content":[{"annotations":[],"type":"output_text","text":"It is done."}]}],"id":"resp_hf1","status":"completed","usage":{"input_tokens_details":{"cached_tokens":0,"cache_write_tokens":0},"output_tokens_details":{"reasoning_tokens":0},"input_tokens":10,"output_tokens":20,"total_tokens":30}},"sequence_number":15}

=== hf-text
log:  repaired=8 dialect=usage,no-scaffold,no-done,response,item,output input_tokens=8 output_tokens=4
--- in
data:{"type":"response.created","response":{"id":"resp_hf1","object":"response","created_at":1750000500,"status":"in_progress","model":"org/model"}}

data:{"type":"response.in_progress","response":{"id":"resp_hf1","object":"response","created_at":1750000500,"status":"in_progress","model":"org/model"}}

data:{"type":"response.output_item.added","output_index":0,"item":{"id":"msg_hf1","type":"message","role":"assistant"},"sequence_number":1}

data:{"type":"response.output_text.delta","item_id":"msg_hf1","output_index":0,"content_index":0,"delta":"No space","sequence_number":2}

data:{"type":"response.output_text.delta","item_id":"msg_hf1","output_index":0,"content_index":0,"delta":" needed.","sequence_number":3}

data:{"type":"response.output_item.done","output_index":0,"item":{"id":"msg_hf1","type":"message","role":"assistant","status":"completed","content":[{"type":"output_text","text":"No space needed."}]},"sequence_number":4}

data:{"type":"response.completed","response":{"id":"resp_hf1","object":"response","created_at":1750000500,"status":"completed","model":"org/model","usage":{"input_tokens":8,"output_tokens":4,"total_tokens":12},"output":[{"id":"msg_hf1","type":"message","role":"assistant","status":"completed","content":[{"type":"output_text","text":"No space needed."}]}]},"sequence_number":5}

--- out
event: response.created
data:{"sequence_number":0,"type":"response.created","response":{"output":[],"id":"resp_hf1","object":"response","created_at":1750000500,"status":"in_progress","model":"org/model"}}

event: response.in_progress
data:{"sequence_number":1,"type":"response.in_progress","response":{"output":[],"id":"resp_hf1","object":"response","created_at":1750000500,"status":"in_progress","model":"org/model"}}

event: response.output_item.added
data:{"type":"response.output_item.added","output_index":0,"item":{"status":"in_progress","content":[],"id":"msg_hf1","type":"message","role":"assistant"},"sequence_number":2}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":3,"item_id":"msg_hf1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data:{"type":"response.output_text.delta","item_id":"msg_hf1","output_index":0,"content_index":0,"delta":"No space","sequence_number":4}

event: response.output_text.delta
data:{"type":"response.output_text.delta","item_id":"msg_hf1","output_index":0,"content_index":0,"delta":" needed.","sequence_number":5}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":6,"item_id":"msg_hf1","output_index":0,"content_index":0,"text":"No space needed.","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":7,"item_id":"msg_hf1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"No space needed.","annotations":[],"logprobs":[]}}

event: response.output_item.done
data:{"type":"response.output_item.done","output_index":0,"item":{"id":"msg_hf1","type":"message","role":"assistant","status":"completed","content":[{"annotations":[],"type":"output_text","text":"No space needed."}]},"sequence_number":8}

event: response.completed
data:{"type":"response.completed","response":{"id":"resp_hf1","object":"response","created_at":1750000500,"status":"completed","model":"org/model","usage":{"input_tokens_details":{"cached_tokens":0,"cache_write_tokens":0},"output_tokens_details":{"reasoning_tokens":0},"input_tokens":8,"output_tokens":4,"total_tokens":12},"output":[{"id":"msg_hf1","type":"message","role":"assistant","status":"completed","content":[{"annotations":[],"type":"output_text","text":"No space needed."}]}]},"sequence_number":9}

=== hf-tool
log:  repaired=6 dialect=usage,no-done,response,item input_tokens=20 output_tokens=15
--- in
data:{"type":"response.created","response":{"id":"resp_hf1","object":"response","created_at":1750000500,"status":"in_progress","model":"org/model"}}

data:{"type":"response.output_item.added","output_index":0,"item":{"id":"fc_hf1","type":"function_call","call_id":"call_hf1","name":"lookup","arguments":""},"sequence_number":1}

data:{"type":"response.function_call_arguments.delta","item_id":"fc_hf1","output_index":0,"delta":"{\"term\"","sequence_number":2}

data:{"type":"response.function_call_arguments.delta","item_id":"fc_hf1","output_index":0,"delta":":\"sse\"}","sequence_number":3}

data:{"type":"response.output_item.done","output_index":0,"item":{"id":"fc_hf1","type":"function_call","call_id":"call_hf1","name":"lookup","arguments":"{\"term\":\"sse\"}","output":"found"},"sequence_number":4}

data:{"type":"response.completed","response":{"id":"resp_hf1","status":"completed","usage":{"input_tokens":20,"output_tokens":15,"total_tokens":35}},"sequence_number":5}

--- out
event: response.created
data:{"sequence_number":0,"type":"response.created","response":{"output":[],"id":"resp_hf1","object":"response","created_at":1750000500,"status":"in_progress","model":"org/model"}}

event: response.output_item.added
data:{"type":"response.output_item.added","output_index":0,"item":{"status":"in_progress","id":"fc_hf1","type":"function_call","call_id":"call_hf1","name":"lookup","arguments":""},"sequence_number":1}

event: response.function_call_arguments.delta
data:{"type":"response.function_call_arguments.delta","item_id":"fc_hf1","output_index":0,"delta":"{\"term\"","sequence_number":2}

event: response.function_call_arguments.delta
data:{"type":"response.function_call_arguments.delta","item_id":"fc_hf1","output_index":0,"delta":":\"sse\"}","sequence_number":3}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":4,"item_id":"fc_hf1","output_index":0,"name":"lookup","arguments":"{\"term\":\"sse\"}"}

event: response.output_item.done
data:{"type":"response.output_item.done","output_index":0,"item":{"status":"completed","id":"fc_hf1","type":"function_call","call_id":"call_hf1","name":"lookup","arguments":"{\"term\":\"sse\"}","output":"found"},"sequence_number":5}

event: response.completed
data:{"type":"response.completed","response":{"object":"response","created_at":1750000500,"model":"org/model","output":[{"status":"completed","id":"fc_hf1","type":"function_call","call_id":"call_hf1","name":"lookup","arguments":"{\"term\":\"sse\"}","output":"found"}],"id":"resp_hf1","status":"completed","usage":{"input_tokens_details":{"cached_tokens":0,"cache_write_tokens":0},"output_tokens_details":{"reasoning_tokens":0},"input_tokens":20,"output_tokens":15,"total_tokens":35}},"sequence_number":6}

