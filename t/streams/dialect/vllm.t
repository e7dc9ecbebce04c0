# vLLM: parts of reasoning, a date for created_at, other ids in the end.

=== vllm-growing
log:  repaired=21 dialect=renamed,created-at,indexes,item-id,output input_tokens=7 output_tokens=13
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"background":false,"created_at":"2025-06-15T15:06:40Z","id":"resp_vl1","incomplete_details":null,"instructions":null,"model":"Qwen/Qwen3-8B","object":"response","output":[],"output_messages":null,"parallel_tool_calls":true,"service_tier":"auto","status":"in_progress","temperature":1,"text":null,"tool_choice":"auto","tools":[],"truncation":"disabled","usage":null}}

event: response.in_progress
data: {"type":"response.in_progress","sequence_number":1,"response":{"background":false,"created_at":"2025-06-15T15:06:40Z","id":"resp_vl1","incomplete_details":null,"instructions":null,"model":"Qwen/Qwen3-8B","object":"response","output":[],"output_messages":null,"parallel_tool_calls":true,"service_tier":"auto","status":"in_progress","temperature":1,"text":null,"tool_choice":"auto","tools":[],"truncation":"disabled","usage":null}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":2,"output_index":0,"item":{"id":"rs_vl2","type":"reasoning","summary":[],"content":null,"encrypted_content":null,"status":"in_progress"}}

event: response.reasoning_part.added
data: {"type":"response.reasoning_part.added","sequence_number":3,"item_id":"","output_index":0,"content_index":0,"part":{"type":"reasoning_text","text":""}}

event: response.reasoning_text.delta
data: {"type":"response.reasoning_text.delta","sequence_number":4,"item_id":"","output_index":0,"content_index":0,"delta":"One"}

event: response.reasoning_text.delta
data: {"type":"response.reasoning_text.delta","sequence_number":5,"item_id":"","output_index":0,"content_index":1,"delta":" at"}

event: response.reasoning_text.delta
data: {"type":"response.reasoning_text.delta","sequence_number":6,"item_id":"","output_index":0,"content_index":2,"delta":" a time"}

event: response.reasoning_text.done
data: {"type":"response.reasoning_text.done","sequence_number":7,"item_id":"","output_index":0,"content_index":3,"text":"One at a time"}

event: response.reasoning_part.done
data: {"type":"response.reasoning_part.done","sequence_number":8,"item_id":"","output_index":0,"content_index":3,"part":{"type":"reasoning_text","text":"One at a time"}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":9,"output_index":0,"item":{"id":"rs_vl2","type":"reasoning","summary":[],"content":[{"type":"reasoning_text","text":"One at a time"}],"encrypted_content":null,"status":"completed"}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":10,"output_index":1,"item":{"id":"msg_vl2","type":"message","status":"in_progress","content":[],"role":"assistant"}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":11,"item_id":"msg_vl2","output_index":1,"content_index":0,"part":{"type":"output_text","text":"","annotations":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":12,"item_id":"msg_vl2","output_index":1,"content_index":1,"delta":"Here"}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":13,"item_id":"msg_vl2","output_index":1,"content_index":2,"delta":" it"}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":14,"item_id":"msg_vl2","output_index":1,"content_index":3,"delta":" is."}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":15,"item_id":"msg_vl2","output_index":1,"content_index":4,"text":"Here it is."}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":16,"item_id":"msg_vl2","output_index":1,"content_index":4,"part":{"type":"output_text","annotations":[],"logprobs":[],"text":"Here it is."}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":17,"output_index":1,"item":{"id":"msg_vl2","type":"message","status":"completed","content":[{"type":"output_text","annotations":[],"logprobs":[],"text":"Here it is."}],"role":"assistant"}}

event: response.completed
data: {"type":"response.completed","sequence_number":18,"response":{"background":false,"created_at":"2025-06-15T15:06:40Z","id":"resp_vl1","incomplete_details":null,"instructions":null,"model":"Qwen/Qwen3-8B","object":"response","output":[{"id":"rs_final2","type":"reasoning","summary":[],"content":[{"type":"reasoning_text","text":"One at a time"}],"encrypted_content":null,"status":"completed"},{"id":"msg_final2","type":"message","status":"completed","content":[{"type":"output_text","annotations":[],"logprobs":[],"text":"Here it is."}],"role":"assistant"}],"output_messages":null,"parallel_tool_calls":true,"service_tier":"auto","status":"completed","temperature":1,"text":null,"tool_choice":"auto","tools":[],"truncation":"disabled","usage":{"input_tokens":7,"input_tokens_details":{"cached_tokens":0},"output_tokens":13,"output_tokens_details":{"reasoning_tokens":6},"total_tokens":20}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"background":false,"created_at":1750000000,"id":"resp_vl1","incomplete_details":null,"instructions":null,"model":"Qwen/Qwen3-8B","object":"response","output":[],"output_messages":null,"parallel_tool_calls":true,"service_tier":"auto","status":"in_progress","temperature":1,"text":null,"tool_choice":"auto","tools":[],"truncation":"disabled","usage":null}}

event: response.in_progress
data: {"type":"response.in_progress","sequence_number":1,"response":{"background":false,"created_at":1750000000,"id":"resp_vl1","incomplete_details":null,"instructions":null,"model":"Qwen/Qwen3-8B","object":"response","output":[],"output_messages":null,"parallel_tool_calls":true,"service_tier":"auto","status":"in_progress","temperature":1,"text":null,"tool_choice":"auto","tools":[],"truncation":"disabled","usage":null}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":2,"output_index":0,"item":{"id":"rs_vl2","type":"reasoning","summary":[],"content":null,"encrypted_content":null,"status":"in_progress"}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":3,"item_id":"rs_vl2","output_index":0,"content_index":0,"part":{"type":"reasoning_text","text":""}}

event: response.reasoning_text.delta
data: {"type":"response.reasoning_text.delta","sequence_number":4,"item_id":"rs_vl2","output_index":0,"content_index":0,"delta":"One"}

event: response.reasoning_text.delta
data: {"type":"response.reasoning_text.delta","sequence_number":5,"item_id":"rs_vl2","output_index":0,"content_index":0,"delta":" at"}

event: response.reasoning_text.delta
data: {"type":"response.reasoning_text.delta","sequence_number":6,"item_id":"rs_vl2","output_index":0,"content_index":0,"delta":" a time"}

event: response.reasoning_text.done
data: {"type":"response.reasoning_text.done","sequence_number":7,"item_id":"rs_vl2","output_index":0,"content_index":0,"text":"One at a time"}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":8,"item_id":"rs_vl2","output_index":0,"content_index":0,"part":{"type":"reasoning_text","text":"One at a time"}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":9,"output_index":0,"item":{"id":"rs_vl2","type":"reasoning","summary":[],"content":[{"type":"reasoning_text","text":"One at a time"}],"encrypted_content":null,"status":"completed"}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":10,"output_index":1,"item":{"id":"msg_vl2","type":"message","status":"in_progress","content":[],"role":"assistant"}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":11,"item_id":"msg_vl2","output_index":1,"content_index":0,"part":{"type":"output_text","text":"","annotations":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":12,"item_id":"msg_vl2","output_index":1,"content_index":0,"delta":"Here"}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":13,"item_id":"msg_vl2","output_index":1,"content_index":0,"delta":" it"}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":14,"item_id":"msg_vl2","output_index":1,"content_index":0,"delta":" is."}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":15,"item_id":"msg_vl2","output_index":1,"content_index":0,"text":"Here it is."}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":16,"item_id":"msg_vl2","output_index":1,"content_index":0,"part":{"type":"output_text","annotations":[],"logprobs":[],"text":"Here it is."}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":17,"output_index":1,"item":{"id":"msg_vl2","type":"message","status":"completed","content":[{"type":"output_text","annotations":[],"logprobs":[],"text":"Here it is."}],"role":"assistant"}}

event: response.completed
data: {"type":"response.completed","sequence_number":18,"response":{"background":false,"created_at":1750000000,"id":"resp_vl1","incomplete_details":null,"instructions":null,"model":"Qwen/Qwen3-8B","object":"response","output":[{"id":"rs_vl2","type":"reasoning","summary":[],"content":[{"type":"reasoning_text","text":"One at a time"}],"encrypted_content":null,"status":"completed"},{"id":"msg_vl2","type":"message","status":"completed","content":[{"type":"output_text","annotations":[],"logprobs":[],"text":"Here it is."}],"role":"assistant"}],"output_messages":null,"parallel_tool_calls":true,"service_tier":"auto","status":"completed","temperature":1,"text":null,"tool_choice":"auto","tools":[],"truncation":"disabled","usage":{"input_tokens":7,"input_tokens_details":{"cached_tokens":0},"output_tokens":13,"output_tokens_details":{"reasoning_tokens":6},"total_tokens":20}}}

=== vllm-reasoning
log:  repaired=6 dialect=renamed,created-at,output input_tokens=17 output_tokens=14
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"background":false,"created_at":"2025-06-15T15:06:40Z","id":"resp_vl1","incomplete_details":null,"instructions":null,"model":"Qwen/Qwen3-8B","object":"response","output":[],"output_messages":null,"parallel_tool_calls":true,"service_tier":"auto","status":"in_progress","temperature":1,"text":null,"tool_choice":"auto","tools":[],"truncation":"disabled","usage":null}}

event: response.in_progress
data: {"type":"response.in_progress","sequence_number":1,"response":{"background":false,"created_at":"2025-06-15T15:06:40Z","id":"resp_vl1","incomplete_details":null,"instructions":null,"model":"Qwen/Qwen3-8B","object":"response","output":[],"output_messages":null,"parallel_tool_calls":true,"service_tier":"auto","status":"in_progress","temperature":1,"text":null,"tool_choice":"auto","tools":[],"truncation":"disabled","usage":null}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":2,"output_index":0,"item":{"id":"rs_vl1","type":"reasoning","summary":[],"content":null,"encrypted_content":null,"status":"in_progress"}}

event: response.reasoning_part.added
data: {"type":"response.reasoning_part.added","sequence_number":3,"item_id":"rs_vl1","output_index":0,"content_index":0,"part":{"type":"reasoning_text","text":""}}

event: response.reasoning_text.delta
data: {"type":"response.reasoning_text.delta","sequence_number":4,"item_id":"rs_vl1","output_index":0,"content_index":0,"delta":"Two plus"}

event: response.reasoning_text.delta
data: {"type":"response.reasoning_text.delta","sequence_number":5,"item_id":"rs_vl1","output_index":0,"content_index":0,"delta":" two."}

event: response.reasoning_text.done
data: {"type":"response.reasoning_text.done","sequence_number":6,"item_id":"rs_vl1","output_index":0,"content_index":0,"text":"Two plus two."}

event: response.reasoning_part.done
data: {"type":"response.reasoning_part.done","sequence_number":7,"item_id":"rs_vl1","output_index":0,"content_index":0,"part":{"type":"reasoning_text","text":"Two plus two."}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":8,"output_index":0,"item":{"id":"rs_vl1","type":"reasoning","summary":[],"content":[{"type":"reasoning_text","text":"Two plus two."}],"encrypted_content":null,"status":"completed"}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":9,"output_index":1,"item":{"id":"msg_vl1","type":"message","status":"in_progress","content":[],"role":"assistant"}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":10,"item_id":"msg_vl1","output_index":1,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":11,"item_id":"msg_vl1","output_index":1,"content_index":0,"delta":"It is","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":12,"item_id":"msg_vl1","output_index":1,"content_index":0,"delta":" four.","logprobs":[]}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":13,"item_id":"msg_vl1","output_index":1,"content_index":0,"text":"It is four.","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":14,"item_id":"msg_vl1","output_index":1,"content_index":0,"part":{"type":"output_text","annotations":[],"logprobs":[],"text":"It is four."}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":15,"output_index":1,"item":{"id":"msg_vl1","type":"message","status":"completed","content":[{"type":"output_text","annotations":[],"logprobs":[],"text":"It is four."}],"role":"assistant"}}

event: response.completed
data: {"type":"response.completed","sequence_number":16,"response":{"background":false,"created_at":"2025-06-15T15:06:40Z","id":"resp_vl1","incomplete_details":null,"instructions":null,"model":"Qwen/Qwen3-8B","object":"response","output":[{"id":"rs_final1","type":"reasoning","summary":[],"content":[{"type":"reasoning_text","text":"Two plus two."}],"encrypted_content":null,"status":"completed"},{"id":"msg_final1","type":"message","status":"completed","content":[{"type":"output_text","annotations":[],"logprobs":[],"text":"It is four."}],"role":"assistant"}],"output_messages":null,"parallel_tool_calls":true,"service_tier":"auto","status":"completed","temperature":1,"text":null,"tool_choice":"auto","tools":[],"truncation":"disabled","usage":{"input_tokens":17,"input_tokens_details":{"cached_tokens":0},"output_tokens":14,"output_tokens_details":{"reasoning_tokens":6},"total_tokens":31}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"background":false,"created_at":1750000000,"id":"resp_vl1","incomplete_details":null,"instructions":null,"model":"Qwen/Qwen3-8B","object":"response","output":[],"output_messages":null,"parallel_tool_calls":true,"service_tier":"auto","status":"in_progress","temperature":1,"text":null,"tool_choice":"auto","tools":[],"truncation":"disabled","usage":null}}

event: response.in_progress
data: {"type":"response.in_progress","sequence_number":1,"response":{"background":false,"created_at":1750000000,"id":"resp_vl1","incomplete_details":null,"instructions":null,"model":"Qwen/Qwen3-8B","object":"response","output":[],"output_messages":null,"parallel_tool_calls":true,"service_tier":"auto","status":"in_progress","temperature":1,"text":null,"tool_choice":"auto","tools":[],"truncation":"disabled","usage":null}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":2,"output_index":0,"item":{"id":"rs_vl1","type":"reasoning","summary":[],"content":null,"encrypted_content":null,"status":"in_progress"}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":3,"item_id":"rs_vl1","output_index":0,"content_index":0,"part":{"type":"reasoning_text","text":""}}

event: response.reasoning_text.delta
data: {"type":"response.reasoning_text.delta","sequence_number":4,"item_id":"rs_vl1","output_index":0,"content_index":0,"delta":"Two plus"}

event: response.reasoning_text.delta
data: {"type":"response.reasoning_text.delta","sequence_number":5,"item_id":"rs_vl1","output_index":0,"content_index":0,"delta":" two."}

event: response.reasoning_text.done
data: {"type":"response.reasoning_text.done","sequence_number":6,"item_id":"rs_vl1","output_index":0,"content_index":0,"text":"Two plus two."}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":7,"item_id":"rs_vl1","output_index":0,"content_index":0,"part":{"type":"reasoning_text","text":"Two plus two."}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":8,"output_index":0,"item":{"id":"rs_vl1","type":"reasoning","summary":[],"content":[{"type":"reasoning_text","text":"Two plus two."}],"encrypted_content":null,"status":"completed"}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":9,"output_index":1,"item":{"id":"msg_vl1","type":"message","status":"in_progress","content":[],"role":"assistant"}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":10,"item_id":"msg_vl1","output_index":1,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":11,"item_id":"msg_vl1","output_index":1,"content_index":0,"delta":"It is","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":12,"item_id":"msg_vl1","output_index":1,"content_index":0,"delta":" four.","logprobs":[]}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":13,"item_id":"msg_vl1","output_index":1,"content_index":0,"text":"It is four.","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":14,"item_id":"msg_vl1","output_index":1,"content_index":0,"part":{"type":"output_text","annotations":[],"logprobs":[],"text":"It is four."}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":15,"output_index":1,"item":{"id":"msg_vl1","type":"message","status":"completed","content":[{"type":"output_text","annotations":[],"logprobs":[],"text":"It is four."}],"role":"assistant"}}

event: response.completed
data: {"type":"response.completed","sequence_number":16,"response":{"background":false,"created_at":1750000000,"id":"resp_vl1","incomplete_details":null,"instructions":null,"model":"Qwen/Qwen3-8B","object":"response","output":[{"id":"rs_vl1","type":"reasoning","summary":[],"content":[{"type":"reasoning_text","text":"Two plus two."}],"encrypted_content":null,"status":"completed"},{"id":"msg_vl1","type":"message","status":"completed","content":[{"type":"output_text","annotations":[],"logprobs":[],"text":"It is four."}],"role":"assistant"}],"output_messages":null,"parallel_tool_calls":true,"service_tier":"auto","status":"completed","temperature":1,"text":null,"tool_choice":"auto","tools":[],"truncation":"disabled","usage":{"input_tokens":17,"input_tokens_details":{"cached_tokens":0},"output_tokens":14,"output_tokens_details":{"reasoning_tokens":6},"total_tokens":31}}}

=== vllm-tool
log:  repaired=4 dialect=created-at,output input_tokens=70 output_tokens=15
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"background":false,"created_at":"2025-06-15T15:06:40Z","id":"resp_vl1","incomplete_details":null,"instructions":null,"model":"Qwen/Qwen3-8B","object":"response","output":[],"output_messages":null,"parallel_tool_calls":true,"service_tier":"auto","status":"in_progress","temperature":1,"text":null,"tool_choice":"auto","tools":[],"truncation":"disabled","usage":null}}

event: response.in_progress
data: {"type":"response.in_progress","sequence_number":1,"response":{"background":false,"created_at":"2025-06-15T15:06:40Z","id":"resp_vl1","incomplete_details":null,"instructions":null,"model":"Qwen/Qwen3-8B","object":"response","output":[],"output_messages":null,"parallel_tool_calls":true,"service_tier":"auto","status":"in_progress","temperature":1,"text":null,"tool_choice":"auto","tools":[],"truncation":"disabled","usage":null}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":2,"output_index":0,"item":{"id":"fc_vl1","type":"function_call","status":"in_progress","arguments":"","call_id":"call_vl1","name":"weather"}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":3,"item_id":"fc_vl1","output_index":0,"delta":"{\"city\":"}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":4,"item_id":"fc_vl1","output_index":0,"delta":"\"Pune\"}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":5,"item_id":"fc_vl1","output_index":0,"name":"weather","arguments":"{\"city\":\"Pune\"}"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":6,"output_index":0,"item":{"id":"fc_vl1","type":"function_call","status":"completed","arguments":"{\"city\":\"Pune\"}","call_id":"call_vl1","name":"weather"}}

event: response.completed
data: {"type":"response.completed","sequence_number":7,"response":{"background":false,"created_at":"2025-06-15T15:06:40Z","id":"resp_vl1","incomplete_details":null,"instructions":null,"model":"Qwen/Qwen3-8B","object":"response","output":[{"id":"fc_final1","type":"function_call","status":"completed","arguments":"{\"city\":\"Pune\"}","call_id":"call_vl1","name":"weather"}],"output_messages":null,"parallel_tool_calls":true,"service_tier":"auto","status":"completed","temperature":1,"text":null,"tool_choice":"auto","tools":[],"truncation":"disabled","usage":{"input_tokens":70,"input_tokens_details":{"cached_tokens":0},"output_tokens":15,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":85}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"background":false,"created_at":1750000000,"id":"resp_vl1","incomplete_details":null,"instructions":null,"model":"Qwen/Qwen3-8B","object":"response","output":[],"output_messages":null,"parallel_tool_calls":true,"service_tier":"auto","status":"in_progress","temperature":1,"text":null,"tool_choice":"auto","tools":[],"truncation":"disabled","usage":null}}

event: response.in_progress
data: {"type":"response.in_progress","sequence_number":1,"response":{"background":false,"created_at":1750000000,"id":"resp_vl1","incomplete_details":null,"instructions":null,"model":"Qwen/Qwen3-8B","object":"response","output":[],"output_messages":null,"parallel_tool_calls":true,"service_tier":"auto","status":"in_progress","temperature":1,"text":null,"tool_choice":"auto","tools":[],"truncation":"disabled","usage":null}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":2,"output_index":0,"item":{"id":"fc_vl1","type":"function_call","status":"in_progress","arguments":"","call_id":"call_vl1","name":"weather"}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":3,"item_id":"fc_vl1","output_index":0,"delta":"{\"city\":"}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":4,"item_id":"fc_vl1","output_index":0,"delta":"\"Pune\"}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":5,"item_id":"fc_vl1","output_index":0,"name":"weather","arguments":"{\"city\":\"Pune\"}"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":6,"output_index":0,"item":{"id":"fc_vl1","type":"function_call","status":"completed","arguments":"{\"city\":\"Pune\"}","call_id":"call_vl1","name":"weather"}}

event: response.completed
data: {"type":"response.completed","sequence_number":7,"response":{"background":false,"created_at":1750000000,"id":"resp_vl1","incomplete_details":null,"instructions":null,"model":"Qwen/Qwen3-8B","object":"response","output":[{"id":"fc_vl1","type":"function_call","status":"completed","arguments":"{\"city\":\"Pune\"}","call_id":"call_vl1","name":"weather"}],"output_messages":null,"parallel_tool_calls":true,"service_tier":"auto","status":"completed","temperature":1,"text":null,"tool_choice":"auto","tools":[],"truncation":"disabled","usage":{"input_tokens":70,"input_tokens_details":{"cached_tokens":0},"output_tokens":15,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":85}}}

