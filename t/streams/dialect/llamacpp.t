# llama.cpp.

=== llamacpp-text
log:  repaired=12 dialect=usage,response,indexes,part-type input_tokens=6 output_tokens=5
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_ll1","object":"response","status":"in_progress"}}

event: response.in_progress
data: {"type":"response.in_progress","response":{"id":"resp_ll1","object":"response","status":"in_progress"}}

event: response.output_item.added
data: {"type":"response.output_item.added","item":{"content":[],"id":"msg_ll1","role":"assistant","status":"in_progress","type":"message"}}

event: response.content_part.added
data: {"type":"response.content_part.added","item_id":"msg_ll1","part":{"type":"output_text","text":""}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_ll1","delta":"Local"}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_ll1","delta":" and"}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_ll1","delta":" fast."}

event: response.output_text.done
data: {"type":"response.output_text.done","item_id":"msg_ll1","text":"Local and fast."}

event: response.content_part.done
data: {"type":"response.content_part.done","item_id":"msg_ll1","part":{"type":"output_text","annotations":[],"logprobs":[],"text":"Local and fast."}}

event: response.output_item.done
data: {"type":"response.output_item.done","item":{"type":"message","status":"completed","id":"msg_ll1","content":[{"type":"output_text","annotations":[],"logprobs":[],"text":"Local and fast."}],"role":"assistant"}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_ll1","object":"response","created_at":1750000300,"status":"completed","model":"local","output":[{"type":"message","status":"completed","id":"msg_ll1","content":[{"type":"output_text","annotations":[],"logprobs":[],"text":"Local and fast."}],"role":"assistant"}],"usage":{"input_tokens":6,"output_tokens":5,"total_tokens":11}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"created_at":TIME,"model":"unknown","output":[],"id":"resp_ll1","object":"response","status":"in_progress"}}

event: response.in_progress
data: {"sequence_number":1,"type":"response.in_progress","response":{"created_at":TIME,"model":"unknown","output":[],"id":"resp_ll1","object":"response","status":"in_progress"}}

event: response.output_item.added
data: {"output_index":0,"sequence_number":2,"type":"response.output_item.added","item":{"content":[],"id":"msg_ll1","role":"assistant","status":"in_progress","type":"message"}}

event: response.content_part.added
data: {"output_index":0,"content_index":0,"sequence_number":3,"type":"response.content_part.added","item_id":"msg_ll1","part":{"annotations":[],"type":"output_text","text":""}}

event: response.output_text.delta
data: {"output_index":0,"content_index":0,"sequence_number":4,"type":"response.output_text.delta","item_id":"msg_ll1","delta":"Local"}

event: response.output_text.delta
data: {"output_index":0,"content_index":0,"sequence_number":5,"type":"response.output_text.delta","item_id":"msg_ll1","delta":" and"}

event: response.output_text.delta
data: {"output_index":0,"content_index":0,"sequence_number":6,"type":"response.output_text.delta","item_id":"msg_ll1","delta":" fast."}

event: response.output_text.done
data: {"output_index":0,"content_index":0,"sequence_number":7,"type":"response.output_text.done","item_id":"msg_ll1","text":"Local and fast."}

event: response.content_part.done
data: {"output_index":0,"content_index":0,"sequence_number":8,"type":"response.content_part.done","item_id":"msg_ll1","part":{"type":"output_text","annotations":[],"logprobs":[],"text":"Local and fast."}}

event: response.output_item.done
data: {"output_index":0,"sequence_number":9,"type":"response.output_item.done","item":{"type":"message","status":"completed","id":"msg_ll1","content":[{"type":"output_text","annotations":[],"logprobs":[],"text":"Local and fast."}],"role":"assistant"}}

event: response.completed
data: {"sequence_number":10,"type":"response.completed","response":{"id":"resp_ll1","object":"response","created_at":1750000300,"status":"completed","model":"local","output":[{"type":"message","status":"completed","id":"msg_ll1","content":[{"type":"output_text","annotations":[],"logprobs":[],"text":"Local and fast."}],"role":"assistant"}],"usage":{"input_tokens_details":{"cached_tokens":0,"cache_write_tokens":0},"output_tokens_details":{"reasoning_tokens":0},"input_tokens":6,"output_tokens":5,"total_tokens":11}}}

=== llamacpp-tool
log:  repaired=13 dialect=usage,no-done,response,indexes,item-id,output input_tokens=66 output_tokens=15
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_ll1","object":"response","status":"in_progress"}}

event: response.in_progress
data: {"type":"response.in_progress","response":{"id":"resp_ll1","object":"response","status":"in_progress"}}

event: response.output_item.added
data: {"type":"response.output_item.added","item":{"type":"function_call","status":"in_progress","arguments":"","call_id":"fc_ll1","name":"weather"}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","item_id":"fc_ll1","delta":"{\"city\":"}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","item_id":"fc_ll1","delta":"\"Cork\"}"}

event: response.output_item.done
data: {"type":"response.output_item.done","item":{"type":"function_call","status":"completed","arguments":"{\"city\":\"Cork\"}","call_id":"fc_ll1","name":"weather"}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_ll1","object":"response","created_at":1750000300,"status":"completed","model":"local","output":[{"type":"function_call","status":"completed","arguments":"{\"city\":\"Cork\"}","call_id":"fc_ll1","name":"weather"}],"usage":{"input_tokens":66,"output_tokens":15,"total_tokens":81}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"created_at":TIME,"model":"unknown","output":[],"id":"resp_ll1","object":"response","status":"in_progress"}}

event: response.in_progress
data: {"sequence_number":1,"type":"response.in_progress","response":{"created_at":TIME,"model":"unknown","output":[],"id":"resp_ll1","object":"response","status":"in_progress"}}

event: response.output_item.added
data: {"output_index":0,"sequence_number":2,"type":"response.output_item.added","item":{"id":"fc_REQUEST_0","type":"function_call","status":"in_progress","arguments":"","call_id":"fc_ll1","name":"weather"}}

event: response.function_call_arguments.delta
data: {"output_index":0,"sequence_number":3,"type":"response.function_call_arguments.delta","item_id":"fc_REQUEST_0","delta":"{\"city\":"}

event: response.function_call_arguments.delta
data: {"output_index":0,"sequence_number":4,"type":"response.function_call_arguments.delta","item_id":"fc_REQUEST_0","delta":"\"Cork\"}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":5,"item_id":"fc_REQUEST_0","output_index":0,"name":"weather","arguments":"{\"city\":\"Cork\"}"}

event: response.output_item.done
data: {"output_index":0,"sequence_number":6,"type":"response.output_item.done","item":{"id":"fc_REQUEST_0","type":"function_call","status":"completed","arguments":"{\"city\":\"Cork\"}","call_id":"fc_ll1","name":"weather"}}

event: response.completed
data: {"sequence_number":7,"type":"response.completed","response":{"id":"resp_ll1","object":"response","created_at":1750000300,"status":"completed","model":"local","output":[{"id":"fc_REQUEST_0","type":"function_call","status":"completed","arguments":"{\"city\":\"Cork\"}","call_id":"fc_ll1","name":"weather"}],"usage":{"input_tokens_details":{"cached_tokens":0,"cache_write_tokens":0},"output_tokens_details":{"reasoning_tokens":0},"input_tokens":66,"output_tokens":15,"total_tokens":81}}}

=== llamacpp-tools
log:  repaired=20 dialect=usage,no-done,response,indexes,item-id,output input_tokens=66 output_tokens=25
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_ll1","object":"response","status":"in_progress"}}

event: response.in_progress
data: {"type":"response.in_progress","response":{"id":"resp_ll1","object":"response","status":"in_progress"}}

event: response.output_item.added
data: {"type":"response.output_item.added","item":{"type":"function_call","status":"in_progress","arguments":"","call_id":"fc_ll1","name":"weather"}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","item_id":"fc_ll1","delta":"{\"city\":"}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","item_id":"fc_ll1","delta":"\"Cork\"}"}

event: response.output_item.added
data: {"type":"response.output_item.added","item":{"type":"function_call","status":"in_progress","arguments":"","call_id":"fc_ll2","name":"clock"}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","item_id":"fc_ll2","delta":"{}"}

event: response.output_item.done
data: {"type":"response.output_item.done","item":{"type":"function_call","status":"completed","arguments":"{\"city\":\"Cork\"}","call_id":"fc_ll1","name":"weather"}}

event: response.output_item.done
data: {"type":"response.output_item.done","item":{"type":"function_call","status":"completed","arguments":"{}","call_id":"fc_ll2","name":"clock"}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_ll1","object":"response","created_at":1750000300,"status":"completed","model":"local","output":[{"type":"function_call","status":"completed","arguments":"{\"city\":\"Cork\"}","call_id":"fc_ll1","name":"weather"},{"type":"function_call","status":"completed","arguments":"{}","call_id":"fc_ll2","name":"clock"}],"usage":{"input_tokens":66,"output_tokens":25,"total_tokens":91}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"created_at":TIME,"model":"unknown","output":[],"id":"resp_ll1","object":"response","status":"in_progress"}}

event: response.in_progress
data: {"sequence_number":1,"type":"response.in_progress","response":{"created_at":TIME,"model":"unknown","output":[],"id":"resp_ll1","object":"response","status":"in_progress"}}

event: response.output_item.added
data: {"output_index":0,"sequence_number":2,"type":"response.output_item.added","item":{"id":"fc_REQUEST_0","type":"function_call","status":"in_progress","arguments":"","call_id":"fc_ll1","name":"weather"}}

event: response.function_call_arguments.delta
data: {"output_index":0,"sequence_number":3,"type":"response.function_call_arguments.delta","item_id":"fc_REQUEST_0","delta":"{\"city\":"}

event: response.function_call_arguments.delta
data: {"output_index":0,"sequence_number":4,"type":"response.function_call_arguments.delta","item_id":"fc_REQUEST_0","delta":"\"Cork\"}"}

event: response.output_item.added
data: {"output_index":1,"sequence_number":5,"type":"response.output_item.added","item":{"id":"fc_REQUEST_1","type":"function_call","status":"in_progress","arguments":"","call_id":"fc_ll2","name":"clock"}}

event: response.function_call_arguments.delta
data: {"output_index":1,"sequence_number":6,"type":"response.function_call_arguments.delta","item_id":"fc_REQUEST_1","delta":"{}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":7,"item_id":"fc_REQUEST_0","output_index":0,"name":"weather","arguments":"{\"city\":\"Cork\"}"}

event: response.output_item.done
data: {"output_index":0,"sequence_number":8,"type":"response.output_item.done","item":{"id":"fc_REQUEST_0","type":"function_call","status":"completed","arguments":"{\"city\":\"Cork\"}","call_id":"fc_ll1","name":"weather"}}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":9,"item_id":"fc_REQUEST_1","output_index":1,"name":"clock","arguments":"{}"}

event: response.output_item.done
data: {"output_index":1,"sequence_number":10,"type":"response.output_item.done","item":{"id":"fc_REQUEST_1","type":"function_call","status":"completed","arguments":"{}","call_id":"fc_ll2","name":"clock"}}

event: response.completed
data: {"sequence_number":11,"type":"response.completed","response":{"id":"resp_ll1","object":"response","created_at":1750000300,"status":"completed","model":"local","output":[{"id":"fc_REQUEST_0","type":"function_call","status":"completed","arguments":"{\"city\":\"Cork\"}","call_id":"fc_ll1","name":"weather"},{"id":"fc_REQUEST_1","type":"function_call","status":"completed","arguments":"{}","call_id":"fc_ll2","name":"clock"}],"usage":{"input_tokens_details":{"cached_tokens":0,"cache_write_tokens":0},"output_tokens_details":{"reasoning_tokens":0},"input_tokens":66,"output_tokens":25,"total_tokens":91}}}

