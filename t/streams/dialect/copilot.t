# GitHub Copilot: new ids with each event.

=== copilot-text
log:  repaired=16 dialect=response-id,item-id,output input_tokens=21 output_tokens=19
--- in
event: response.created
data: {"type":"response.created","response":{"id":"rotating-1","object":"response","created_at":1780000000,"status":"in_progress","background":false,"error":null,"incomplete_details":null,"instructions":null,"max_output_tokens":null,"max_tool_calls":null,"model":"gpt-5.3-codex","output":[],"parallel_tool_calls":true,"previous_response_id":null,"reasoning":{"effort":null,"summary":null},"service_tier":"auto","store":true,"temperature":1,"text":{"format":{"type":"text"}},"tool_choice":"auto","tools":[],"top_logprobs":0,"top_p":1,"truncation":"disabled","usage":null,"user":null,"metadata":{}},"sequence_number":0}

event: response.in_progress
data: {"type":"response.in_progress","response":{"id":"rotating-2","object":"response","created_at":1780000000,"status":"in_progress","background":false,"error":null,"incomplete_details":null,"instructions":null,"max_output_tokens":null,"max_tool_calls":null,"model":"gpt-5.3-codex","output":[],"parallel_tool_calls":true,"previous_response_id":null,"reasoning":{"effort":null,"summary":null},"service_tier":"auto","store":true,"temperature":1,"text":{"format":{"type":"text"}},"tool_choice":"auto","tools":[],"top_logprobs":0,"top_p":1,"truncation":"disabled","usage":null,"user":null,"metadata":{}},"sequence_number":1}

event: response.output_item.added
data: {"type":"response.output_item.added","item":{"content":[],"encrypted_content":null,"id":"rotating-3","summary":[],"type":"reasoning"},"output_index":0,"sequence_number":2}

event: response.reasoning_summary_part.added
data: {"type":"response.reasoning_summary_part.added","item_id":"rotating-4","output_index":0,"part":{"text":"","type":"summary_text"},"summary_index":0,"sequence_number":3}

event: response.reasoning_summary_text.delta
data: {"type":"response.reasoning_summary_text.delta","delta":"**Counting","item_id":"rotating-5","output_index":0,"summary_index":0,"sequence_number":4}

event: response.reasoning_summary_text.delta
data: {"type":"response.reasoning_summary_text.delta","delta":" boats**","item_id":"rotating-6","output_index":0,"summary_index":0,"sequence_number":5}

event: response.reasoning_summary_text.done
data: {"type":"response.reasoning_summary_text.done","item_id":"rotating-7","output_index":0,"summary_index":0,"text":"**Counting boats**","sequence_number":6}

event: response.reasoning_summary_part.done
data: {"type":"response.reasoning_summary_part.done","item_id":"rotating-8","output_index":0,"part":{"text":"**Counting boats**","type":"summary_text"},"summary_index":0,"sequence_number":7}

event: response.output_item.done
data: {"type":"response.output_item.done","item":{"content":[],"encrypted_content":null,"id":"rotating-9","summary":[{"text":"**Counting boats**","type":"summary_text"}],"type":"reasoning"},"output_index":0,"sequence_number":8}

event: response.output_item.added
data: {"type":"response.output_item.added","item":{"content":[],"id":"rotating-10","phase":"final_answer","role":"assistant","status":"in_progress","type":"message"},"output_index":1,"sequence_number":9}

event: response.content_part.added
data: {"type":"response.content_part.added","content_index":0,"item_id":"rotating-11","output_index":1,"part":{"annotations":[],"logprobs":[],"text":"","type":"output_text"},"sequence_number":10}

event: response.output_text.delta
data: {"type":"response.output_text.delta","content_index":0,"delta":"Five","item_id":"rotating-12","logprobs":[],"output_index":1,"sequence_number":11}

event: response.output_text.delta
data: {"type":"response.output_text.delta","content_index":0,"delta":" boats","item_id":"rotating-13","logprobs":[],"output_index":1,"sequence_number":12}

event: response.output_text.delta
data: {"type":"response.output_text.delta","content_index":0,"delta":" lie here.","item_id":"rotating-14","logprobs":[],"output_index":1,"sequence_number":13}

event: response.output_text.done
data: {"type":"response.output_text.done","content_index":0,"item_id":"rotating-15","logprobs":[],"output_index":1,"text":"Five boats lie here.","sequence_number":14}

event: response.content_part.done
data: {"type":"response.content_part.done","content_index":0,"item_id":"rotating-16","output_index":1,"part":{"annotations":[],"logprobs":[],"text":"Five boats lie here.","type":"output_text"},"sequence_number":15}

event: response.output_item.done
data: {"type":"response.output_item.done","item":{"content":[{"annotations":[],"logprobs":[],"text":"Five boats lie here.","type":"output_text"}],"id":"rotating-17","phase":"final_answer","role":"assistant","status":"completed","type":"message"},"output_index":1,"sequence_number":16}

event: response.completed
data: {"type":"response.completed","response":{"id":"rotating-20","object":"response","created_at":1780000000,"status":"completed","background":false,"error":null,"incomplete_details":null,"instructions":null,"max_output_tokens":null,"max_tool_calls":null,"model":"gpt-5.3-codex","output":[{"content":[],"encrypted_content":null,"id":"rotating-18","summary":[{"text":"**Counting boats**","type":"summary_text"}],"type":"reasoning"},{"content":[{"annotations":[],"logprobs":[],"text":"Five boats lie here.","type":"output_text"}],"id":"rotating-19","phase":"final_answer","role":"assistant","status":"completed","type":"message"}],"parallel_tool_calls":true,"previous_response_id":null,"reasoning":{"effort":null,"summary":null},"service_tier":"default","store":true,"temperature":1,"text":{"format":{"type":"text"}},"tool_choice":"auto","tools":[],"top_logprobs":0,"top_p":1,"truncation":"disabled","usage":{"input_tokens":21,"input_tokens_details":{"cached_tokens":0},"output_tokens":19,"output_tokens_details":{"reasoning_tokens":10},"total_tokens":40},"user":null,"metadata":{}},"sequence_number":17}

--- out
event: response.created
data: {"type":"response.created","response":{"id":"rotating-1","object":"response","created_at":1780000000,"status":"in_progress","background":false,"error":null,"incomplete_details":null,"instructions":null,"max_output_tokens":null,"max_tool_calls":null,"model":"gpt-5.3-codex","output":[],"parallel_tool_calls":true,"previous_response_id":null,"reasoning":{"effort":null,"summary":null},"service_tier":"auto","store":true,"temperature":1,"text":{"format":{"type":"text"}},"tool_choice":"auto","tools":[],"top_logprobs":0,"top_p":1,"truncation":"disabled","usage":null,"user":null,"metadata":{}},"sequence_number":0}

event: response.in_progress
data: {"type":"response.in_progress","response":{"id":"rotating-1","object":"response","created_at":1780000000,"status":"in_progress","background":false,"error":null,"incomplete_details":null,"instructions":null,"max_output_tokens":null,"max_tool_calls":null,"model":"gpt-5.3-codex","output":[],"parallel_tool_calls":true,"previous_response_id":null,"reasoning":{"effort":null,"summary":null},"service_tier":"auto","store":true,"temperature":1,"text":{"format":{"type":"text"}},"tool_choice":"auto","tools":[],"top_logprobs":0,"top_p":1,"truncation":"disabled","usage":null,"user":null,"metadata":{}},"sequence_number":1}

event: response.output_item.added
data: {"type":"response.output_item.added","item":{"content":[],"encrypted_content":null,"id":"rotating-3","summary":[],"type":"reasoning"},"output_index":0,"sequence_number":2}

event: response.reasoning_summary_part.added
data: {"type":"response.reasoning_summary_part.added","item_id":"rotating-3","output_index":0,"part":{"text":"","type":"summary_text"},"summary_index":0,"sequence_number":3}

event: response.reasoning_summary_text.delta
data: {"type":"response.reasoning_summary_text.delta","delta":"**Counting","item_id":"rotating-3","output_index":0,"summary_index":0,"sequence_number":4}

event: response.reasoning_summary_text.delta
data: {"type":"response.reasoning_summary_text.delta","delta":" boats**","item_id":"rotating-3","output_index":0,"summary_index":0,"sequence_number":5}

event: response.reasoning_summary_text.done
data: {"type":"response.reasoning_summary_text.done","item_id":"rotating-3","output_index":0,"summary_index":0,"text":"**Counting boats**","sequence_number":6}

event: response.reasoning_summary_part.done
data: {"type":"response.reasoning_summary_part.done","item_id":"rotating-3","output_index":0,"part":{"text":"**Counting boats**","type":"summary_text"},"summary_index":0,"sequence_number":7}

event: response.output_item.done
data: {"type":"response.output_item.done","item":{"content":[],"encrypted_content":null,"id":"rotating-3","summary":[{"text":"**Counting boats**","type":"summary_text"}],"type":"reasoning"},"output_index":0,"sequence_number":8}

event: response.output_item.added
data: {"type":"response.output_item.added","item":{"content":[],"id":"rotating-10","phase":"final_answer","role":"assistant","status":"in_progress","type":"message"},"output_index":1,"sequence_number":9}

event: response.content_part.added
data: {"type":"response.content_part.added","content_index":0,"item_id":"rotating-10","output_index":1,"part":{"annotations":[],"logprobs":[],"text":"","type":"output_text"},"sequence_number":10}

event: response.output_text.delta
data: {"type":"response.output_text.delta","content_index":0,"delta":"Five","item_id":"rotating-10","logprobs":[],"output_index":1,"sequence_number":11}

event: response.output_text.delta
data: {"type":"response.output_text.delta","content_index":0,"delta":" boats","item_id":"rotating-10","logprobs":[],"output_index":1,"sequence_number":12}

event: response.output_text.delta
data: {"type":"response.output_text.delta","content_index":0,"delta":" lie here.","item_id":"rotating-10","logprobs":[],"output_index":1,"sequence_number":13}

event: response.output_text.done
data: {"type":"response.output_text.done","content_index":0,"item_id":"rotating-10","logprobs":[],"output_index":1,"text":"Five boats lie here.","sequence_number":14}

event: response.content_part.done
data: {"type":"response.content_part.done","content_index":0,"item_id":"rotating-10","output_index":1,"part":{"annotations":[],"logprobs":[],"text":"Five boats lie here.","type":"output_text"},"sequence_number":15}

event: response.output_item.done
data: {"type":"response.output_item.done","item":{"content":[{"annotations":[],"logprobs":[],"text":"Five boats lie here.","type":"output_text"}],"id":"rotating-10","phase":"final_answer","role":"assistant","status":"completed","type":"message"},"output_index":1,"sequence_number":16}

event: response.completed
data: {"type":"response.completed","response":{"id":"rotating-1","object":"response","created_at":1780000000,"status":"completed","background":false,"error":null,"incomplete_details":null,"instructions":null,"max_output_tokens":null,"max_tool_calls":null,"model":"gpt-5.3-codex","output":[{"content":[],"encrypted_content":null,"id":"rotating-3","summary":[{"text":"**Counting boats**","type":"summary_text"}],"type":"reasoning"},{"content":[{"annotations":[],"logprobs":[],"text":"Five boats lie here.","type":"output_text"}],"id":"rotating-10","phase":"final_answer","role":"assistant","status":"completed","type":"message"}],"parallel_tool_calls":true,"previous_response_id":null,"reasoning":{"effort":null,"summary":null},"service_tier":"default","store":true,"temperature":1,"text":{"format":{"type":"text"}},"tool_choice":"auto","tools":[],"top_logprobs":0,"top_p":1,"truncation":"disabled","usage":{"input_tokens":21,"input_tokens_details":{"cached_tokens":0},"output_tokens":19,"output_tokens_details":{"reasoning_tokens":10},"total_tokens":40},"user":null,"metadata":{}},"sequence_number":17}

=== copilot-tool
log:  repaired=7 dialect=response-id,item-id,output input_tokens=31 output_tokens=12
--- in
event: response.created
data: {"type":"response.created","response":{"id":"rotating-21","object":"response","created_at":1780000000,"status":"in_progress","background":false,"error":null,"incomplete_details":null,"instructions":null,"max_output_tokens":null,"max_tool_calls":null,"model":"gpt-5.3-codex","output":[],"parallel_tool_calls":true,"previous_response_id":null,"reasoning":{"effort":null,"summary":null},"service_tier":"auto","store":true,"temperature":1,"text":{"format":{"type":"text"}},"tool_choice":"auto","tools":[],"top_logprobs":0,"top_p":1,"truncation":"disabled","usage":null,"user":null,"metadata":{}},"sequence_number":0}

event: response.in_progress
data: {"type":"response.in_progress","response":{"id":"rotating-22","object":"response","created_at":1780000000,"status":"in_progress","background":false,"error":null,"incomplete_details":null,"instructions":null,"max_output_tokens":null,"max_tool_calls":null,"model":"gpt-5.3-codex","output":[],"parallel_tool_calls":true,"previous_response_id":null,"reasoning":{"effort":null,"summary":null},"service_tier":"auto","store":true,"temperature":1,"text":{"format":{"type":"text"}},"tool_choice":"auto","tools":[],"top_logprobs":0,"top_p":1,"truncation":"disabled","usage":null,"user":null,"metadata":{}},"sequence_number":1}

event: response.output_item.added
data: {"type":"response.output_item.added","item":{"arguments":"","call_id":"call_cp1","id":"rotating-23","name":"weather","status":"in_progress","type":"function_call"},"output_index":0,"sequence_number":2}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","delta":"{\"city\":","item_id":"rotating-24","output_index":0,"sequence_number":3}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","delta":"\"Lima\"}","item_id":"rotating-25","output_index":0,"sequence_number":4}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","arguments":"{\"city\":\"Lima\"}","item_id":"rotating-26","output_index":0,"sequence_number":5}

event: response.output_item.done
data: {"type":"response.output_item.done","item":{"arguments":"{\"city\":\"Lima\"}","call_id":"call_cp1","id":"rotating-27","name":"weather","status":"completed","type":"function_call"},"output_index":0,"sequence_number":6}

event: response.completed
data: {"type":"response.completed","response":{"id":"rotating-29","object":"response","created_at":1780000000,"status":"completed","background":false,"error":null,"incomplete_details":null,"instructions":null,"max_output_tokens":null,"max_tool_calls":null,"model":"gpt-5.3-codex","output":[{"arguments":"{\"city\":\"Lima\"}","call_id":"call_cp1","id":"rotating-28","name":"weather","status":"completed","type":"function_call"}],"parallel_tool_calls":true,"previous_response_id":null,"reasoning":{"effort":null,"summary":null},"service_tier":"default","store":true,"temperature":1,"text":{"format":{"type":"text"}},"tool_choice":"auto","tools":[],"top_logprobs":0,"top_p":1,"truncation":"disabled","usage":{"input_tokens":31,"input_tokens_details":{"cached_tokens":0},"output_tokens":12,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":43},"user":null,"metadata":{}},"sequence_number":7}

--- out
event: response.created
data: {"type":"response.created","response":{"id":"rotating-21","object":"response","created_at":1780000000,"status":"in_progress","background":false,"error":null,"incomplete_details":null,"instructions":null,"max_output_tokens":null,"max_tool_calls":null,"model":"gpt-5.3-codex","output":[],"parallel_tool_calls":true,"previous_response_id":null,"reasoning":{"effort":null,"summary":null},"service_tier":"auto","store":true,"temperature":1,"text":{"format":{"type":"text"}},"tool_choice":"auto","tools":[],"top_logprobs":0,"top_p":1,"truncation":"disabled","usage":null,"user":null,"metadata":{}},"sequence_number":0}

event: response.in_progress
data: {"type":"response.in_progress","response":{"id":"rotating-21","object":"response","created_at":1780000000,"status":"in_progress","background":false,"error":null,"incomplete_details":null,"instructions":null,"max_output_tokens":null,"max_tool_calls":null,"model":"gpt-5.3-codex","output":[],"parallel_tool_calls":true,"previous_response_id":null,"reasoning":{"effort":null,"summary":null},"service_tier":"auto","store":true,"temperature":1,"text":{"format":{"type":"text"}},"tool_choice":"auto","tools":[],"top_logprobs":0,"top_p":1,"truncation":"disabled","usage":null,"user":null,"metadata":{}},"sequence_number":1}

event: response.output_item.added
data: {"type":"response.output_item.added","item":{"arguments":"","call_id":"call_cp1","id":"rotating-23","name":"weather","status":"in_progress","type":"function_call"},"output_index":0,"sequence_number":2}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","delta":"{\"city\":","item_id":"rotating-23","output_index":0,"sequence_number":3}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","delta":"\"Lima\"}","item_id":"rotating-23","output_index":0,"sequence_number":4}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","arguments":"{\"city\":\"Lima\"}","item_id":"rotating-23","output_index":0,"sequence_number":5}

event: response.output_item.done
data: {"type":"response.output_item.done","item":{"arguments":"{\"city\":\"Lima\"}","call_id":"call_cp1","id":"rotating-23","name":"weather","status":"completed","type":"function_call"},"output_index":0,"sequence_number":6}

event: response.completed
data: {"type":"response.completed","response":{"id":"rotating-21","object":"response","created_at":1780000000,"status":"completed","background":false,"error":null,"incomplete_details":null,"instructions":null,"max_output_tokens":null,"max_tool_calls":null,"model":"gpt-5.3-codex","output":[{"arguments":"{\"city\":\"Lima\"}","call_id":"call_cp1","id":"rotating-23","name":"weather","status":"completed","type":"function_call"}],"parallel_tool_calls":true,"previous_response_id":null,"reasoning":{"effort":null,"summary":null},"service_tier":"default","store":true,"temperature":1,"text":{"format":{"type":"text"}},"tool_choice":"auto","tools":[],"top_logprobs":0,"top_p":1,"truncation":"disabled","usage":{"input_tokens":31,"input_tokens_details":{"cached_tokens":0},"output_tokens":12,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":43},"user":null,"metadata":{}},"sequence_number":7}

