# LM Studio.

=== lmstudio-text
log:  repaired=0 dialect=- input_tokens=6 output_tokens=5
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_lm1","object":"response","created_at":1750000600,"completed_at":null,"status":"in_progress","incomplete_details":null,"model":"local/small","previous_response_id":null,"instructions":null,"output":[],"error":null,"tools":[]},"sequence_number":0}

event: response.in_progress
data: {"type":"response.in_progress","response":{"id":"resp_lm1","object":"response","created_at":1750000600,"completed_at":null,"status":"in_progress","incomplete_details":null,"model":"local/small","previous_response_id":null,"instructions":null,"output":[],"error":null,"tools":[]},"sequence_number":1}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"msg_lm1","type":"message","status":"in_progress","content":[],"role":"assistant"},"sequence_number":2}

event: response.content_part.added
data: {"type":"response.content_part.added","item_id":"msg_lm1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]},"sequence_number":3}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_lm1","output_index":0,"content_index":0,"delta":"On my","logprobs":[],"sequence_number":4}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_lm1","output_index":0,"content_index":0,"delta":" desk.","logprobs":[],"sequence_number":5}

event: response.output_text.done
data: {"type":"response.output_text.done","item_id":"msg_lm1","output_index":0,"content_index":0,"text":"On my desk.","logprobs":[],"sequence_number":6}

event: response.content_part.done
data: {"type":"response.content_part.done","item_id":"msg_lm1","output_index":0,"content_index":0,"part":{"type":"output_text","annotations":[],"logprobs":[],"text":"On my desk."},"sequence_number":7}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"msg_lm1","type":"message","status":"completed","content":[{"type":"output_text","annotations":[],"logprobs":[],"text":"On my desk."}],"role":"assistant"},"sequence_number":8}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_lm1","object":"response","created_at":1750000600,"completed_at":null,"status":"completed","incomplete_details":null,"model":"local/small","previous_response_id":null,"instructions":null,"output":[{"id":"msg_lm1","type":"message","status":"completed","content":[{"type":"output_text","annotations":[],"logprobs":[],"text":"On my desk."}],"role":"assistant"}],"error":null,"tools":[],"usage":{"input_tokens":6,"input_tokens_details":{"cached_tokens":0},"output_tokens":5,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":11}},"sequence_number":9}

--- out
event: response.created
data: {"type":"response.created","response":{"id":"resp_lm1","object":"response","created_at":1750000600,"completed_at":null,"status":"in_progress","incomplete_details":null,"model":"local/small","previous_response_id":null,"instructions":null,"output":[],"error":null,"tools":[]},"sequence_number":0}

event: response.in_progress
data: {"type":"response.in_progress","response":{"id":"resp_lm1","object":"response","created_at":1750000600,"completed_at":null,"status":"in_progress","incomplete_details":null,"model":"local/small","previous_response_id":null,"instructions":null,"output":[],"error":null,"tools":[]},"sequence_number":1}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"msg_lm1","type":"message","status":"in_progress","content":[],"role":"assistant"},"sequence_number":2}

event: response.content_part.added
data: {"type":"response.content_part.added","item_id":"msg_lm1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]},"sequence_number":3}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_lm1","output_index":0,"content_index":0,"delta":"On my","logprobs":[],"sequence_number":4}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_lm1","output_index":0,"content_index":0,"delta":" desk.","logprobs":[],"sequence_number":5}

event: response.output_text.done
data: {"type":"response.output_text.done","item_id":"msg_lm1","output_index":0,"content_index":0,"text":"On my desk.","logprobs":[],"sequence_number":6}

event: response.content_part.done
data: {"type":"response.content_part.done","item_id":"msg_lm1","output_index":0,"content_index":0,"part":{"type":"output_text","annotations":[],"logprobs":[],"text":"On my desk."},"sequence_number":7}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"msg_lm1","type":"message","status":"completed","content":[{"type":"output_text","annotations":[],"logprobs":[],"text":"On my desk."}],"role":"assistant"},"sequence_number":8}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_lm1","object":"response","created_at":1750000600,"completed_at":null,"status":"completed","incomplete_details":null,"model":"local/small","previous_response_id":null,"instructions":null,"output":[{"id":"msg_lm1","type":"message","status":"completed","content":[{"type":"output_text","annotations":[],"logprobs":[],"text":"On my desk."}],"role":"assistant"}],"error":null,"tools":[],"usage":{"input_tokens":6,"input_tokens_details":{"cached_tokens":0},"output_tokens":5,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":11}},"sequence_number":9}

=== lmstudio-tool
log:  repaired=1 dialect=no-scaffold input_tokens=160 output_tokens=28
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_lm1","object":"response","created_at":1750000600,"completed_at":null,"status":"in_progress","incomplete_details":null,"model":"local/small","previous_response_id":null,"instructions":null,"output":[],"error":null,"tools":[]},"sequence_number":0}

event: response.in_progress
data: {"type":"response.in_progress","response":{"id":"resp_lm1","object":"response","created_at":1750000600,"completed_at":null,"status":"in_progress","incomplete_details":null,"model":"local/small","previous_response_id":null,"instructions":null,"output":[],"error":null,"tools":[]},"sequence_number":1}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"rs_lm1","type":"reasoning","status":"in_progress","summary":[],"content":[]},"sequence_number":2}

event: response.content_part.added
data: {"type":"response.content_part.added","item_id":"rs_lm1","output_index":0,"content_index":0,"part":{"type":"reasoning_text","text":""},"sequence_number":3}

event: response.reasoning_text.delta
data: {"type":"response.reasoning_text.delta","item_id":"rs_lm1","output_index":0,"content_index":0,"delta":"Ask","sequence_number":4}

event: response.reasoning_text.delta
data: {"type":"response.reasoning_text.delta","item_id":"rs_lm1","output_index":0,"content_index":0,"delta":" the tool.","sequence_number":5}

event: response.reasoning_text.done
data: {"type":"response.reasoning_text.done","item_id":"rs_lm1","output_index":0,"content_index":0,"text":"Ask the tool.","sequence_number":6}

event: response.content_part.done
data: {"type":"response.content_part.done","item_id":"rs_lm1","output_index":0,"content_index":0,"part":{"type":"reasoning_text","text":"Ask the tool."},"sequence_number":7}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"rs_lm1","type":"reasoning","status":"completed","summary":[],"content":[{"type":"reasoning_text","text":"Ask the tool."}]},"sequence_number":8}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":1,"item":{"id":"fc_lm1","type":"function_call","status":"in_progress","arguments":"","call_id":"call_lm1","name":"weather"},"sequence_number":9}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","item_id":"fc_lm1","output_index":1,"arguments":"{\"city\":\"Turin\"}","sequence_number":10}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":1,"item":{"id":"fc_lm1","type":"function_call","status":"completed","arguments":"{\"city\":\"Turin\"}","call_id":"call_lm1","name":"weather"},"sequence_number":11}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_lm1","object":"response","created_at":1750000600,"completed_at":null,"status":"completed","incomplete_details":null,"model":"local/small","previous_response_id":null,"instructions":null,"output":[{"id":"rs_lm1","type":"reasoning","status":"completed","summary":[],"content":[{"type":"reasoning_text","text":"Ask the tool."}]},{"id":"fc_lm1","type":"function_call","status":"completed","arguments":"{\"city\":\"Turin\"}","call_id":"call_lm1","name":"weather"}],"error":null,"tools":[],"usage":{"input_tokens":160,"input_tokens_details":{"cached_tokens":0},"output_tokens":28,"output_tokens_details":{"reasoning_tokens":13},"total_tokens":188}},"sequence_number":12}

--- out
event: response.created
data: {"type":"response.created","response":{"id":"resp_lm1","object":"response","created_at":1750000600,"completed_at":null,"status":"in_progress","incomplete_details":null,"model":"local/small","previous_response_id":null,"instructions":null,"output":[],"error":null,"tools":[]},"sequence_number":0}

event: response.in_progress
data: {"type":"response.in_progress","response":{"id":"resp_lm1","object":"response","created_at":1750000600,"completed_at":null,"status":"in_progress","incomplete_details":null,"model":"local/small","previous_response_id":null,"instructions":null,"output":[],"error":null,"tools":[]},"sequence_number":1}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"rs_lm1","type":"reasoning","status":"in_progress","summary":[],"content":[]},"sequence_number":2}

event: response.content_part.added
data: {"type":"response.content_part.added","item_id":"rs_lm1","output_index":0,"content_index":0,"part":{"type":"reasoning_text","text":""},"sequence_number":3}

event: response.reasoning_text.delta
data: {"type":"response.reasoning_text.delta","item_id":"rs_lm1","output_index":0,"content_index":0,"delta":"Ask","sequence_number":4}

event: response.reasoning_text.delta
data: {"type":"response.reasoning_text.delta","item_id":"rs_lm1","output_index":0,"content_index":0,"delta":" the tool.","sequence_number":5}

event: response.reasoning_text.done
data: {"type":"response.reasoning_text.done","item_id":"rs_lm1","output_index":0,"content_index":0,"text":"Ask the tool.","sequence_number":6}

event: response.content_part.done
data: {"type":"response.content_part.done","item_id":"rs_lm1","output_index":0,"content_index":0,"part":{"type":"reasoning_text","text":"Ask the tool."},"sequence_number":7}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"rs_lm1","type":"reasoning","status":"completed","summary":[],"content":[{"type":"reasoning_text","text":"Ask the tool."}]},"sequence_number":8}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":1,"item":{"id":"fc_lm1","type":"function_call","status":"in_progress","arguments":"","call_id":"call_lm1","name":"weather"},"sequence_number":9}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":10,"item_id":"fc_lm1","output_index":1,"delta":"{\"city\":\"Turin\"}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","item_id":"fc_lm1","output_index":1,"arguments":"{\"city\":\"Turin\"}","sequence_number":11}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":1,"item":{"id":"fc_lm1","type":"function_call","status":"completed","arguments":"{\"city\":\"Turin\"}","call_id":"call_lm1","name":"weather"},"sequence_number":12}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_lm1","object":"response","created_at":1750000600,"completed_at":null,"status":"completed","incomplete_details":null,"model":"local/small","previous_response_id":null,"instructions":null,"output":[{"id":"rs_lm1","type":"reasoning","status":"completed","summary":[],"content":[{"type":"reasoning_text","text":"Ask the tool."}]},{"id":"fc_lm1","type":"function_call","status":"completed","arguments":"{\"city\":\"Turin\"}","call_id":"call_lm1","name":"weather"}],"error":null,"tools":[],"usage":{"input_tokens":160,"input_tokens_details":{"cached_tokens":0},"output_tokens":28,"output_tokens_details":{"reasoning_tokens":13},"total_tokens":188}},"sequence_number":13}

