# SGLang: created_at with a fraction in streams (sglang#34716, 0.5.19), and its
# router, which does not end a call and names another item in the end
# (sglang#12653).

=== sglang-text
log:  repaired=3 dialect=created-at input_tokens=8 output_tokens=1
--- in
event: response.created
data: {"response":{"id":"resp_sg1","created_at":1750000900.0,"error":null,"incomplete_details":null,"instructions":null,"metadata":null,"model":"small","object":"response","output":[],"parallel_tool_calls":true,"temperature":1.0,"tool_choice":"auto","tools":[],"top_p":1.0,"background":false,"status":"in_progress","usage":null},"sequence_number":0,"type":"response.created"}

event: response.in_progress
data: {"response":{"id":"resp_sg1","created_at":1750000900.0,"error":null,"incomplete_details":null,"instructions":null,"metadata":null,"model":"small","object":"response","output":[],"parallel_tool_calls":true,"temperature":1.0,"tool_choice":"auto","tools":[],"top_p":1.0,"background":false,"status":"in_progress","usage":null},"sequence_number":1,"type":"response.in_progress"}

event: response.output_item.added
data: {"item":{"id":"msg_sg1","content":[],"role":"assistant","status":"in_progress","type":"message"},"output_index":0,"sequence_number":2,"type":"response.output_item.added"}

event: response.content_part.added
data: {"content_index":0,"item_id":"msg_sg1","output_index":0,"part":{"annotations":[],"text":"","type":"output_text","logprobs":[]},"sequence_number":3,"type":"response.content_part.added"}

event: response.output_text.delta
data: {"content_index":0,"delta":"On","item_id":"msg_sg1","logprobs":[],"output_index":0,"sequence_number":4,"type":"response.output_text.delta"}

event: response.output_text.done
data: {"content_index":0,"item_id":"msg_sg1","logprobs":[],"output_index":0,"sequence_number":5,"text":"On","type":"response.output_text.done"}

event: response.content_part.done
data: {"content_index":0,"item_id":"msg_sg1","output_index":0,"part":{"annotations":[],"text":"On","type":"output_text","logprobs":[]},"sequence_number":6,"type":"response.content_part.done"}

event: response.output_item.done
data: {"item":{"id":"msg_sg1","content":[{"annotations":[],"text":"On","type":"output_text","logprobs":[]}],"role":"assistant","status":"completed","type":"message"},"output_index":0,"sequence_number":7,"type":"response.output_item.done"}

event: response.completed
data: {"response":{"id":"resp_sg1","created_at":1750000900.0,"error":null,"incomplete_details":null,"instructions":null,"metadata":null,"model":"small","object":"response","output":[{"id":"msg_sg1","content":[{"annotations":[],"text":"On","type":"output_text","logprobs":[]}],"role":"assistant","status":"completed","type":"message"}],"parallel_tool_calls":true,"temperature":1.0,"tool_choice":"auto","tools":[],"top_p":1.0,"background":false,"status":"completed","usage":{"input_tokens":8,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":9}},"sequence_number":8,"type":"response.completed"}

--- out
event: response.created
data: {"response":{"id":"resp_sg1","created_at":1750000900,"error":null,"incomplete_details":null,"instructions":null,"metadata":null,"model":"small","object":"response","output":[],"parallel_tool_calls":true,"temperature":1.0,"tool_choice":"auto","tools":[],"top_p":1.0,"background":false,"status":"in_progress","usage":null},"sequence_number":0,"type":"response.created"}

event: response.in_progress
data: {"response":{"id":"resp_sg1","created_at":1750000900,"error":null,"incomplete_details":null,"instructions":null,"metadata":null,"model":"small","object":"response","output":[],"parallel_tool_calls":true,"temperature":1.0,"tool_choice":"auto","tools":[],"top_p":1.0,"background":false,"status":"in_progress","usage":null},"sequence_number":1,"type":"response.in_progress"}

event: response.output_item.added
data: {"item":{"id":"msg_sg1","content":[],"role":"assistant","status":"in_progress","type":"message"},"output_index":0,"sequence_number":2,"type":"response.output_item.added"}

event: response.content_part.added
data: {"content_index":0,"item_id":"msg_sg1","output_index":0,"part":{"annotations":[],"text":"","type":"output_text","logprobs":[]},"sequence_number":3,"type":"response.content_part.added"}

event: response.output_text.delta
data: {"content_index":0,"delta":"On","item_id":"msg_sg1","logprobs":[],"output_index":0,"sequence_number":4,"type":"response.output_text.delta"}

event: response.output_text.done
data: {"content_index":0,"item_id":"msg_sg1","logprobs":[],"output_index":0,"sequence_number":5,"text":"On","type":"response.output_text.done"}

event: response.content_part.done
data: {"content_index":0,"item_id":"msg_sg1","output_index":0,"part":{"annotations":[],"text":"On","type":"output_text","logprobs":[]},"sequence_number":6,"type":"response.content_part.done"}

event: response.output_item.done
data: {"item":{"id":"msg_sg1","content":[{"annotations":[],"text":"On","type":"output_text","logprobs":[]}],"role":"assistant","status":"completed","type":"message"},"output_index":0,"sequence_number":7,"type":"response.output_item.done"}

event: response.completed
data: {"response":{"id":"resp_sg1","created_at":1750000900,"error":null,"incomplete_details":null,"instructions":null,"metadata":null,"model":"small","object":"response","output":[{"id":"msg_sg1","content":[{"annotations":[],"text":"On","type":"output_text","logprobs":[]}],"role":"assistant","status":"completed","type":"message"}],"parallel_tool_calls":true,"temperature":1.0,"tool_choice":"auto","tools":[],"top_p":1.0,"background":false,"status":"completed","usage":{"input_tokens":8,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":9}},"sequence_number":8,"type":"response.completed"}

=== sglang-router-call
log:  repaired=4 dialect=usage,no-done,response input_tokens=8 output_tokens=6
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_sg2","object":"response","created_at":1750000910,"status":"in_progress","model":"small","output":[]}}

event: response.in_progress
data: {"type":"response.in_progress","sequence_number":1,"response":{"id":"resp_sg2","object":"response","status":"in_progress"}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":2,"output_index":0,"item":{"id":"fc_sg2","type":"function_call","call_id":"call_sg2","name":"look","arguments":"","status":"in_progress"}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":3,"output_index":0,"item_id":"fc_sg2","delta":"{\"at\":1}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":4,"output_index":0,"item_id":"fc_sg2","arguments":"{\"at\":1}"}

event: response.completed
data: {"type":"response.completed","sequence_number":5,"response":{"id":"resp_sg2","object":"response","created_at":1750000910,"status":"completed","model":"small","output":[{"id":"msg_sg2","type":"message","role":"assistant","content":[{"type":"text","text":""}]}],"usage":{"input_tokens":8,"output_tokens":6,"total_tokens":14}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_sg2","object":"response","created_at":1750000910,"status":"in_progress","model":"small","output":[]}}

event: response.in_progress
data: {"type":"response.in_progress","sequence_number":1,"response":{"created_at":1750000910,"model":"small","output":[],"id":"resp_sg2","object":"response","status":"in_progress"}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":2,"output_index":0,"item":{"id":"fc_sg2","type":"function_call","call_id":"call_sg2","name":"look","arguments":"","status":"in_progress"}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":3,"output_index":0,"item_id":"fc_sg2","delta":"{\"at\":1}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":4,"output_index":0,"item_id":"fc_sg2","arguments":"{\"at\":1}"}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":5,"output_index":1,"item":{"id":"msg_sg2","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":6,"item_id":"msg_sg2","output_index":1,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":7,"item_id":"msg_sg2","output_index":1,"content_index":0,"text":"","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":8,"item_id":"msg_sg2","output_index":1,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":9,"output_index":1,"item":{"status":"completed","id":"msg_sg2","type":"message","role":"assistant","content":[{"annotations":[],"type":"output_text","text":""}]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":10,"output_index":0,"item":{"id":"fc_sg2","type":"function_call","call_id":"call_sg2","name":"look","arguments":"{\"at\":1}","status":"completed"}}

event: response.completed
data: {"type":"response.completed","sequence_number":11,"response":{"id":"resp_sg2","object":"response","created_at":1750000910,"status":"completed","model":"small","output":[{"id":"fc_sg2","type":"function_call","call_id":"call_sg2","name":"look","arguments":"{\"at\":1}","status":"completed"},{"status":"completed","id":"msg_sg2","type":"message","role":"assistant","content":[{"annotations":[],"type":"output_text","text":""}]}],"usage":{"input_tokens_details":{"cached_tokens":0,"cache_write_tokens":0},"output_tokens_details":{"reasoning_tokens":0},"input_tokens":8,"output_tokens":6,"total_tokens":14}}}

