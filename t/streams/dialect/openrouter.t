# OpenRouter: data only, comments, items that overlap, [DONE].

=== openrouter-text
log:  repaired=2 dialect=output-text,output input_tokens=78 output_tokens=17
--- in
: PROCESSING

: PROCESSING

data: {"type":"response.created","response":{"object":"response","id":"gen-175-or1","created_at":1750000200,"status":"in_progress","error":null,"output_text":"","output":[],"model":"openai/gpt-oss-20b","incomplete_details":null,"tools":[],"tool_choice":"auto","parallel_tool_calls":true},"sequence_number":0}

data: {"type":"response.in_progress","response":{"object":"response","id":"gen-175-or1","created_at":1750000200,"status":"in_progress","error":null,"output_text":"","output":[],"model":"openai/gpt-oss-20b","incomplete_details":null,"tools":[],"tool_choice":"auto","parallel_tool_calls":true},"sequence_number":1}

data: {"type":"response.output_item.added","output_index":0,"item":{"type":"reasoning","id":"rs_tmp_1","summary":[]},"sequence_number":2}

data: {"type":"response.content_part.added","item_id":"rs_tmp_1","output_index":0,"content_index":0,"part":{"type":"reasoning_text","text":""},"sequence_number":3}

data: {"type":"response.reasoning_text.delta","output_index":0,"item_id":"rs_tmp_1","content_index":0,"delta":"The user","sequence_number":4}

: PROCESSING

data: {"type":"response.reasoning_text.delta","output_index":0,"item_id":"rs_tmp_1","content_index":0,"delta":" asks.","sequence_number":5}

data: {"type":"response.output_item.added","output_index":1,"item":{"type":"message","status":"in_progress","content":[],"id":"msg_tmp_1","role":"assistant"},"sequence_number":6}

data: {"type":"response.content_part.added","item_id":"msg_tmp_1","output_index":1,"content_index":0,"part":{"type":"output_text","annotations":[],"text":""},"sequence_number":7}

data: {"type":"response.output_text.delta","logprobs":[],"output_index":1,"item_id":"msg_tmp_1","content_index":0,"delta":"Yes,","sequence_number":8}

data: {"type":"response.output_text.delta","logprobs":[],"output_index":1,"item_id":"msg_tmp_1","content_index":0,"delta":" it does.","sequence_number":9}

data: {"type":"response.output_text.done","item_id":"msg_tmp_1","output_index":1,"content_index":0,"text":"Yes, it does.","logprobs":[],"sequence_number":10}

data: {"type":"response.content_part.done","item_id":"msg_tmp_1","output_index":1,"content_index":0,"part":{"type":"output_text","annotations":[],"text":"Yes, it does."},"sequence_number":11}

data: {"type":"response.output_item.done","output_index":1,"item":{"type":"message","status":"completed","content":[{"type":"output_text","text":"Yes, it does.","annotations":[]}],"id":"msg_tmp_1","role":"assistant"},"sequence_number":12}

data: {"type":"response.reasoning_text.done","output_index":0,"item_id":"rs_tmp_1","content_index":0,"text":"The user asks.","sequence_number":13}

data: {"type":"response.content_part.done","item_id":"rs_tmp_1","output_index":0,"content_index":0,"part":{"type":"reasoning_text","text":"The user asks."},"sequence_number":14}

data: {"type":"response.output_item.done","output_index":0,"item":{"type":"reasoning","id":"rs_tmp_1","summary":[],"content":[{"type":"reasoning_text","text":"The user asks."}]},"sequence_number":15}

data: {"type":"response.completed","response":{"object":"response","id":"gen-175-or1","created_at":1750000200,"status":"completed","error":null,"output_text":"","output":[{"type":"reasoning","id":"rs_tmp_8","summary":[],"content":[{"type":"reasoning_text","text":"The user asks."}]},{"type":"message","status":"completed","content":[{"type":"output_text","text":"Yes, it does.","annotations":[]}],"id":"msg_tmp_9","role":"assistant"}],"model":"openai/gpt-oss-20b","incomplete_details":null,"tools":[],"tool_choice":"auto","parallel_tool_calls":true,"usage":{"input_tokens":78,"input_tokens_details":{"cached_tokens":0},"output_tokens":17,"output_tokens_details":{"reasoning_tokens":9},"total_tokens":95}},"sequence_number":16}

data: [DONE]

--- out
: PROCESSING

: PROCESSING

event: response.created
data: {"type":"response.created","response":{"object":"response","id":"gen-175-or1","created_at":1750000200,"status":"in_progress","error":null,"output_text":"","output":[],"model":"openai/gpt-oss-20b","incomplete_details":null,"tools":[],"tool_choice":"auto","parallel_tool_calls":true},"sequence_number":0}

event: response.in_progress
data: {"type":"response.in_progress","response":{"object":"response","id":"gen-175-or1","created_at":1750000200,"status":"in_progress","error":null,"output_text":"","output":[],"model":"openai/gpt-oss-20b","incomplete_details":null,"tools":[],"tool_choice":"auto","parallel_tool_calls":true},"sequence_number":1}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"type":"reasoning","id":"rs_tmp_1","summary":[]},"sequence_number":2}

event: response.content_part.added
data: {"type":"response.content_part.added","item_id":"rs_tmp_1","output_index":0,"content_index":0,"part":{"type":"reasoning_text","text":""},"sequence_number":3}

event: response.reasoning_text.delta
data: {"type":"response.reasoning_text.delta","output_index":0,"item_id":"rs_tmp_1","content_index":0,"delta":"The user","sequence_number":4}

: PROCESSING

event: response.reasoning_text.delta
data: {"type":"response.reasoning_text.delta","output_index":0,"item_id":"rs_tmp_1","content_index":0,"delta":" asks.","sequence_number":5}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":1,"item":{"type":"message","status":"in_progress","content":[],"id":"msg_tmp_1","role":"assistant"},"sequence_number":6}

event: response.content_part.added
data: {"type":"response.content_part.added","item_id":"msg_tmp_1","output_index":1,"content_index":0,"part":{"type":"output_text","annotations":[],"text":""},"sequence_number":7}

event: response.output_text.delta
data: {"type":"response.output_text.delta","logprobs":[],"output_index":1,"item_id":"msg_tmp_1","content_index":0,"delta":"Yes,","sequence_number":8}

event: response.output_text.delta
data: {"type":"response.output_text.delta","logprobs":[],"output_index":1,"item_id":"msg_tmp_1","content_index":0,"delta":" it does.","sequence_number":9}

event: response.output_text.done
data: {"type":"response.output_text.done","item_id":"msg_tmp_1","output_index":1,"content_index":0,"text":"Yes, it does.","logprobs":[],"sequence_number":10}

event: response.content_part.done
data: {"type":"response.content_part.done","item_id":"msg_tmp_1","output_index":1,"content_index":0,"part":{"type":"output_text","annotations":[],"text":"Yes, it does."},"sequence_number":11}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":1,"item":{"type":"message","status":"completed","content":[{"type":"output_text","text":"Yes, it does.","annotations":[]}],"id":"msg_tmp_1","role":"assistant"},"sequence_number":12}

event: response.reasoning_text.done
data: {"type":"response.reasoning_text.done","output_index":0,"item_id":"rs_tmp_1","content_index":0,"text":"The user asks.","sequence_number":13}

event: response.content_part.done
data: {"type":"response.content_part.done","item_id":"rs_tmp_1","output_index":0,"content_index":0,"part":{"type":"reasoning_text","text":"The user asks."},"sequence_number":14}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"type":"reasoning","id":"rs_tmp_1","summary":[],"content":[{"type":"reasoning_text","text":"The user asks."}]},"sequence_number":15}

event: response.completed
data: {"type":"response.completed","response":{"object":"response","id":"gen-175-or1","created_at":1750000200,"status":"completed","error":null,"output":[{"type":"reasoning","id":"rs_tmp_1","summary":[],"content":[{"type":"reasoning_text","text":"The user asks."}]},{"type":"message","status":"completed","content":[{"type":"output_text","text":"Yes, it does.","annotations":[]}],"id":"msg_tmp_1","role":"assistant"}],"model":"openai/gpt-oss-20b","incomplete_details":null,"tools":[],"tool_choice":"auto","parallel_tool_calls":true,"usage":{"input_tokens":78,"input_tokens_details":{"cached_tokens":0},"output_tokens":17,"output_tokens_details":{"reasoning_tokens":9},"total_tokens":95}},"sequence_number":16}

=== openrouter-tool
log:  repaired=2 dialect=output-text,output input_tokens=60 output_tokens=18
--- in
: PROCESSING

data: {"type":"response.created","response":{"object":"response","id":"gen-175-or1","created_at":1750000200,"status":"in_progress","error":null,"output_text":"","output":[],"model":"openai/gpt-oss-20b","incomplete_details":null,"tools":[],"tool_choice":"auto","parallel_tool_calls":true},"sequence_number":0}

data: {"type":"response.in_progress","response":{"object":"response","id":"gen-175-or1","created_at":1750000200,"status":"in_progress","error":null,"output_text":"","output":[],"model":"openai/gpt-oss-20b","incomplete_details":null,"tools":[],"tool_choice":"auto","parallel_tool_calls":true},"sequence_number":1}

data: {"type":"response.output_item.added","output_index":0,"item":{"type":"function_call","id":"fc_tmp_1","call_id":"call_or1","name":"weather","arguments":"","status":"in_progress"},"sequence_number":2}

data: {"type":"response.function_call_arguments.delta","item_id":"fc_tmp_1","output_index":0,"delta":"{\"city\":\"","sequence_number":3}

: PROCESSING

data: {"type":"response.function_call_arguments.delta","item_id":"fc_tmp_1","output_index":0,"delta":"Graz\"}","sequence_number":4}

data: {"type":"response.function_call_arguments.done","item_id":"fc_tmp_1","output_index":0,"name":"weather","arguments":"{\"city\":\"Graz\"}","sequence_number":5}

data: {"type":"response.output_item.done","output_index":0,"item":{"type":"function_call","id":"fc_tmp_1","call_id":"call_or1","name":"weather","arguments":"{\"city\":\"Graz\"}","status":"completed"},"sequence_number":6}

data: {"type":"response.completed","response":{"object":"response","id":"gen-175-or1","created_at":1750000200,"status":"completed","error":null,"output_text":"","output":[{"type":"function_call","id":"fc_tmp_7","call_id":"call_or1","name":"weather","arguments":"{\"city\":\"Graz\"}","status":"completed"}],"model":"openai/gpt-oss-20b","incomplete_details":null,"tools":[],"tool_choice":"auto","parallel_tool_calls":true,"usage":{"input_tokens":60,"input_tokens_details":{"cached_tokens":0},"output_tokens":18,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":78}},"sequence_number":7}

data: [DONE]

--- out
: PROCESSING

event: response.created
data: {"type":"response.created","response":{"object":"response","id":"gen-175-or1","created_at":1750000200,"status":"in_progress","error":null,"output_text":"","output":[],"model":"openai/gpt-oss-20b","incomplete_details":null,"tools":[],"tool_choice":"auto","parallel_tool_calls":true},"sequence_number":0}

event: response.in_progress
data: {"type":"response.in_progress","response":{"object":"response","id":"gen-175-or1","created_at":1750000200,"status":"in_progress","error":null,"output_text":"","output":[],"model":"openai/gpt-oss-20b","incomplete_details":null,"tools":[],"tool_choice":"auto","parallel_tool_calls":true},"sequence_number":1}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"type":"function_call","id":"fc_tmp_1","call_id":"call_or1","name":"weather","arguments":"","status":"in_progress"},"sequence_number":2}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","item_id":"fc_tmp_1","output_index":0,"delta":"{\"city\":\"","sequence_number":3}

: PROCESSING

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","item_id":"fc_tmp_1","output_index":0,"delta":"Graz\"}","sequence_number":4}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","item_id":"fc_tmp_1","output_index":0,"name":"weather","arguments":"{\"city\":\"Graz\"}","sequence_number":5}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"type":"function_call","id":"fc_tmp_1","call_id":"call_or1","name":"weather","arguments":"{\"city\":\"Graz\"}","status":"completed"},"sequence_number":6}

event: response.completed
data: {"type":"response.completed","response":{"object":"response","id":"gen-175-or1","created_at":1750000200,"status":"completed","error":null,"output":[{"type":"function_call","id":"fc_tmp_1","call_id":"call_or1","name":"weather","arguments":"{\"city\":\"Graz\"}","status":"completed"}],"model":"openai/gpt-oss-20b","incomplete_details":null,"tools":[],"tool_choice":"auto","parallel_tool_calls":true,"usage":{"input_tokens":60,"input_tokens_details":{"cached_tokens":0},"output_tokens":18,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":78}},"sequence_number":7}

