# OpenAI itself.

=== openai-2025-tool
log:  repaired=0 dialect=- input_tokens=40 output_tokens=15
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_oa1","object":"response","created_at":1750000001,"status":"in_progress","background":false,"error":null,"incomplete_details":null,"instructions":null,"max_output_tokens":null,"max_tool_calls":null,"model":"gpt-4o-mini-2024-07-18","output":[],"parallel_tool_calls":true,"previous_response_id":null,"reasoning":{"effort":null,"summary":null},"service_tier":"auto","store":true,"temperature":1,"text":{"format":{"type":"text"}},"tool_choice":"auto","tools":[],"top_logprobs":0,"top_p":1,"truncation":"disabled","usage":null,"user":null,"metadata":{}}}

event: response.in_progress
data: {"type":"response.in_progress","response":{"id":"resp_oa1","object":"response","created_at":1750000001,"status":"in_progress","background":false,"error":null,"incomplete_details":null,"instructions":null,"max_output_tokens":null,"max_tool_calls":null,"model":"gpt-4o-mini-2024-07-18","output":[],"parallel_tool_calls":true,"previous_response_id":null,"reasoning":{"effort":null,"summary":null},"service_tier":"auto","store":true,"temperature":1,"text":{"format":{"type":"text"}},"tool_choice":"auto","tools":[],"top_logprobs":0,"top_p":1,"truncation":"disabled","usage":null,"user":null,"metadata":{}}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"fc_oa3","type":"function_call","status":"in_progress","arguments":"","call_id":"call_oa3","name":"weather"}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","item_id":"fc_oa3","output_index":0,"delta":"{\"city\":\"Oslo\"}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","item_id":"fc_oa3","output_index":0,"arguments":"{\"city\":\"Oslo\"}"}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"fc_oa3","type":"function_call","status":"completed","arguments":"{\"city\":\"Oslo\"}","call_id":"call_oa3","name":"weather"}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_oa1","object":"response","created_at":1750000001,"status":"completed","background":false,"error":null,"incomplete_details":null,"instructions":null,"max_output_tokens":null,"max_tool_calls":null,"model":"gpt-4o-mini-2024-07-18","output":[{"id":"fc_oa3","type":"function_call","status":"completed","arguments":"{\"city\":\"Oslo\"}","call_id":"call_oa3","name":"weather"}],"parallel_tool_calls":true,"previous_response_id":null,"reasoning":{"effort":null,"summary":null},"service_tier":"default","store":true,"temperature":1,"text":{"format":{"type":"text"}},"tool_choice":"auto","tools":[],"top_logprobs":0,"top_p":1,"truncation":"disabled","usage":{"input_tokens":40,"input_tokens_details":{"cached_tokens":0},"output_tokens":15,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":55},"user":null,"metadata":{}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_oa1","object":"response","created_at":1750000001,"status":"in_progress","background":false,"error":null,"incomplete_details":null,"instructions":null,"max_output_tokens":null,"max_tool_calls":null,"model":"gpt-4o-mini-2024-07-18","output":[],"parallel_tool_calls":true,"previous_response_id":null,"reasoning":{"effort":null,"summary":null},"service_tier":"auto","store":true,"temperature":1,"text":{"format":{"type":"text"}},"tool_choice":"auto","tools":[],"top_logprobs":0,"top_p":1,"truncation":"disabled","usage":null,"user":null,"metadata":{}}}

event: response.in_progress
data: {"sequence_number":1,"type":"response.in_progress","response":{"id":"resp_oa1","object":"response","created_at":1750000001,"status":"in_progress","background":false,"error":null,"incomplete_details":null,"instructions":null,"max_output_tokens":null,"max_tool_calls":null,"model":"gpt-4o-mini-2024-07-18","output":[],"parallel_tool_calls":true,"previous_response_id":null,"reasoning":{"effort":null,"summary":null},"service_tier":"auto","store":true,"temperature":1,"text":{"format":{"type":"text"}},"tool_choice":"auto","tools":[],"top_logprobs":0,"top_p":1,"truncation":"disabled","usage":null,"user":null,"metadata":{}}}

event: response.output_item.added
data: {"sequence_number":2,"type":"response.output_item.added","output_index":0,"item":{"id":"fc_oa3","type":"function_call","status":"in_progress","arguments":"","call_id":"call_oa3","name":"weather"}}

event: response.function_call_arguments.delta
data: {"sequence_number":3,"type":"response.function_call_arguments.delta","item_id":"fc_oa3","output_index":0,"delta":"{\"city\":\"Oslo\"}"}

event: response.function_call_arguments.done
data: {"sequence_number":4,"type":"response.function_call_arguments.done","item_id":"fc_oa3","output_index":0,"arguments":"{\"city\":\"Oslo\"}"}

event: response.output_item.done
data: {"sequence_number":5,"type":"response.output_item.done","output_index":0,"item":{"id":"fc_oa3","type":"function_call","status":"completed","arguments":"{\"city\":\"Oslo\"}","call_id":"call_oa3","name":"weather"}}

event: response.completed
data: {"sequence_number":6,"type":"response.completed","response":{"id":"resp_oa1","object":"response","created_at":1750000001,"status":"completed","background":false,"error":null,"incomplete_details":null,"instructions":null,"max_output_tokens":null,"max_tool_calls":null,"model":"gpt-4o-mini-2024-07-18","output":[{"id":"fc_oa3","type":"function_call","status":"completed","arguments":"{\"city\":\"Oslo\"}","call_id":"call_oa3","name":"weather"}],"parallel_tool_calls":true,"previous_response_id":null,"reasoning":{"effort":null,"summary":null},"service_tier":"default","store":true,"temperature":1,"text":{"format":{"type":"text"}},"tool_choice":"auto","tools":[],"top_logprobs":0,"top_p":1,"truncation":"disabled","usage":{"input_tokens":40,"input_tokens_details":{"cached_tokens":0},"output_tokens":15,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":55},"user":null,"metadata":{}}}

=== openai-reasoning
log:  repaired=0 dialect=- input_tokens=9 output_tokens=30
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_oa1","object":"response","created_at":1750000001,"status":"in_progress","background":false,"error":null,"incomplete_details":null,"instructions":null,"max_output_tokens":null,"max_tool_calls":null,"model":"gpt-4o-mini-2024-07-18","output":[],"parallel_tool_calls":true,"previous_response_id":null,"reasoning":{"effort":null,"summary":null},"service_tier":"auto","store":true,"temperature":1,"text":{"format":{"type":"text"}},"tool_choice":"auto","tools":[],"top_logprobs":0,"top_p":1,"truncation":"disabled","usage":null,"user":null,"metadata":{}}}

event: response.in_progress
data: {"type":"response.in_progress","sequence_number":1,"response":{"id":"resp_oa1","object":"response","created_at":1750000001,"status":"in_progress","background":false,"error":null,"incomplete_details":null,"instructions":null,"max_output_tokens":null,"max_tool_calls":null,"model":"gpt-4o-mini-2024-07-18","output":[],"parallel_tool_calls":true,"previous_response_id":null,"reasoning":{"effort":null,"summary":null},"service_tier":"auto","store":true,"temperature":1,"text":{"format":{"type":"text"}},"tool_choice":"auto","tools":[],"top_logprobs":0,"top_p":1,"truncation":"disabled","usage":null,"user":null,"metadata":{}}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":2,"output_index":0,"item":{"id":"rs_oa1","type":"reasoning","summary":[]}}

event: response.reasoning_summary_part.added
data: {"type":"response.reasoning_summary_part.added","sequence_number":3,"item_id":"rs_oa1","output_index":0,"summary_index":0,"part":{"type":"summary_text","text":""}}

event: response.reasoning_summary_text.delta
data: {"type":"response.reasoning_summary_text.delta","sequence_number":4,"item_id":"rs_oa1","output_index":0,"summary_index":0,"delta":"**Looking**","obfuscation":"z"}

event: response.reasoning_summary_text.delta
data: {"type":"response.reasoning_summary_text.delta","sequence_number":5,"item_id":"rs_oa1","output_index":0,"summary_index":0,"delta":" at it","obfuscation":"z"}

event: response.reasoning_summary_text.done
data: {"type":"response.reasoning_summary_text.done","sequence_number":6,"item_id":"rs_oa1","output_index":0,"summary_index":0,"text":"**Looking** at it"}

event: response.reasoning_summary_part.done
data: {"type":"response.reasoning_summary_part.done","sequence_number":7,"item_id":"rs_oa1","output_index":0,"summary_index":0,"part":{"type":"summary_text","text":"**Looking** at it"}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":8,"output_index":0,"item":{"id":"rs_oa1","type":"reasoning","summary":[{"type":"summary_text","text":"**Looking** at it"}]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":9,"output_index":1,"item":{"id":"msg_oa2","type":"message","status":"in_progress","content":[],"role":"assistant"}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":10,"item_id":"msg_oa2","output_index":1,"content_index":0,"part":{"type":"output_text","annotations":[],"logprobs":[],"text":""}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":11,"item_id":"msg_oa2","output_index":1,"content_index":0,"delta":"Four.","logprobs":[]}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":12,"item_id":"msg_oa2","output_index":1,"content_index":0,"text":"Four.","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":13,"item_id":"msg_oa2","output_index":1,"content_index":0,"part":{"type":"output_text","annotations":[],"logprobs":[],"text":"Four."}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":14,"output_index":1,"item":{"id":"msg_oa2","type":"message","status":"completed","content":[{"type":"output_text","annotations":[],"logprobs":[],"text":"Four."}],"role":"assistant"}}

event: response.completed
data: {"type":"response.completed","sequence_number":15,"response":{"id":"resp_oa1","object":"response","created_at":1750000001,"status":"completed","background":false,"error":null,"incomplete_details":null,"instructions":null,"max_output_tokens":null,"max_tool_calls":null,"model":"gpt-4o-mini-2024-07-18","output":[{"id":"rs_oa1","type":"reasoning","summary":[{"type":"summary_text","text":"**Looking** at it"}]},{"id":"msg_oa2","type":"message","status":"completed","content":[{"type":"output_text","annotations":[],"logprobs":[],"text":"Four."}],"role":"assistant"}],"parallel_tool_calls":true,"previous_response_id":null,"reasoning":{"effort":null,"summary":null},"service_tier":"default","store":true,"temperature":1,"text":{"format":{"type":"text"}},"tool_choice":"auto","tools":[],"top_logprobs":0,"top_p":1,"truncation":"disabled","usage":{"input_tokens":9,"input_tokens_details":{"cached_tokens":0},"output_tokens":30,"output_tokens_details":{"reasoning_tokens":22},"total_tokens":39},"user":null,"metadata":{}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_oa1","object":"response","created_at":1750000001,"status":"in_progress","background":false,"error":null,"incomplete_details":null,"instructions":null,"max_output_tokens":null,"max_tool_calls":null,"model":"gpt-4o-mini-2024-07-18","output":[],"parallel_tool_calls":true,"previous_response_id":null,"reasoning":{"effort":null,"summary":null},"service_tier":"auto","store":true,"temperature":1,"text":{"format":{"type":"text"}},"tool_choice":"auto","tools":[],"top_logprobs":0,"top_p":1,"truncation":"disabled","usage":null,"user":null,"metadata":{}}}

event: response.in_progress
data: {"type":"response.in_progress","sequence_number":1,"response":{"id":"resp_oa1","object":"response","created_at":1750000001,"status":"in_progress","background":false,"error":null,"incomplete_details":null,"instructions":null,"max_output_tokens":null,"max_tool_calls":null,"model":"gpt-4o-mini-2024-07-18","output":[],"parallel_tool_calls":true,"previous_response_id":null,"reasoning":{"effort":null,"summary":null},"service_tier":"auto","store":true,"temperature":1,"text":{"format":{"type":"text"}},"tool_choice":"auto","tools":[],"top_logprobs":0,"top_p":1,"truncation":"disabled","usage":null,"user":null,"metadata":{}}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":2,"output_index":0,"item":{"id":"rs_oa1","type":"reasoning","summary":[]}}

event: response.reasoning_summary_part.added
data: {"type":"response.reasoning_summary_part.added","sequence_number":3,"item_id":"rs_oa1","output_index":0,"summary_index":0,"part":{"type":"summary_text","text":""}}

event: response.reasoning_summary_text.delta
data: {"type":"response.reasoning_summary_text.delta","sequence_number":4,"item_id":"rs_oa1","output_index":0,"summary_index":0,"delta":"**Looking**","obfuscation":"z"}

event: response.reasoning_summary_text.delta
data: {"type":"response.reasoning_summary_text.delta","sequence_number":5,"item_id":"rs_oa1","output_index":0,"summary_index":0,"delta":" at it","obfuscation":"z"}

event: response.reasoning_summary_text.done
data: {"type":"response.reasoning_summary_text.done","sequence_number":6,"item_id":"rs_oa1","output_index":0,"summary_index":0,"text":"**Looking** at it"}

event: response.reasoning_summary_part.done
data: {"type":"response.reasoning_summary_part.done","sequence_number":7,"item_id":"rs_oa1","output_index":0,"summary_index":0,"part":{"type":"summary_text","text":"**Looking** at it"}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":8,"output_index":0,"item":{"id":"rs_oa1","type":"reasoning","summary":[{"type":"summary_text","text":"**Looking** at it"}]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":9,"output_index":1,"item":{"id":"msg_oa2","type":"message","status":"in_progress","content":[],"role":"assistant"}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":10,"item_id":"msg_oa2","output_index":1,"content_index":0,"part":{"type":"output_text","annotations":[],"logprobs":[],"text":""}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":11,"item_id":"msg_oa2","output_index":1,"content_index":0,"delta":"Four.","logprobs":[]}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":12,"item_id":"msg_oa2","output_index":1,"content_index":0,"text":"Four.","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":13,"item_id":"msg_oa2","output_index":1,"content_index":0,"part":{"type":"output_text","annotations":[],"logprobs":[],"text":"Four."}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":14,"output_index":1,"item":{"id":"msg_oa2","type":"message","status":"completed","content":[{"type":"output_text","annotations":[],"logprobs":[],"text":"Four."}],"role":"assistant"}}

event: response.completed
data: {"type":"response.completed","sequence_number":15,"response":{"id":"resp_oa1","object":"response","created_at":1750000001,"status":"completed","background":false,"error":null,"incomplete_details":null,"instructions":null,"max_output_tokens":null,"max_tool_calls":null,"model":"gpt-4o-mini-2024-07-18","output":[{"id":"rs_oa1","type":"reasoning","summary":[{"type":"summary_text","text":"**Looking** at it"}]},{"id":"msg_oa2","type":"message","status":"completed","content":[{"type":"output_text","annotations":[],"logprobs":[],"text":"Four."}],"role":"assistant"}],"parallel_tool_calls":true,"previous_response_id":null,"reasoning":{"effort":null,"summary":null},"service_tier":"default","store":true,"temperature":1,"text":{"format":{"type":"text"}},"tool_choice":"auto","tools":[],"top_logprobs":0,"top_p":1,"truncation":"disabled","usage":{"input_tokens":9,"input_tokens_details":{"cached_tokens":0},"output_tokens":30,"output_tokens_details":{"reasoning_tokens":22},"total_tokens":39},"user":null,"metadata":{}}}

=== openai-text
log:  repaired=0 dialect=- input_tokens=14 output_tokens=8
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_oa1","object":"response","created_at":1750000001,"status":"in_progress","background":false,"error":null,"incomplete_details":null,"instructions":null,"max_output_tokens":null,"max_tool_calls":null,"model":"gpt-4o-mini-2024-07-18","output":[],"parallel_tool_calls":true,"previous_response_id":null,"reasoning":{"effort":null,"summary":null},"service_tier":"auto","store":true,"temperature":1,"text":{"format":{"type":"text"}},"tool_choice":"auto","tools":[],"top_logprobs":0,"top_p":1,"truncation":"disabled","usage":null,"user":null,"metadata":{}}}

event: response.in_progress
data: {"type":"response.in_progress","sequence_number":1,"response":{"id":"resp_oa1","object":"response","created_at":1750000001,"status":"in_progress","background":false,"error":null,"incomplete_details":null,"instructions":null,"max_output_tokens":null,"max_tool_calls":null,"model":"gpt-4o-mini-2024-07-18","output":[],"parallel_tool_calls":true,"previous_response_id":null,"reasoning":{"effort":null,"summary":null},"service_tier":"auto","store":true,"temperature":1,"text":{"format":{"type":"text"}},"tool_choice":"auto","tools":[],"top_logprobs":0,"top_p":1,"truncation":"disabled","usage":null,"user":null,"metadata":{}}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":2,"output_index":0,"item":{"id":"msg_oa1","type":"message","status":"in_progress","content":[],"role":"assistant"}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":3,"item_id":"msg_oa1","output_index":0,"content_index":0,"part":{"type":"output_text","annotations":[],"logprobs":[],"text":""}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":4,"item_id":"msg_oa1","output_index":0,"content_index":0,"delta":"The tide","logprobs":[],"obfuscation":"aB3x"}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":5,"item_id":"msg_oa1","output_index":0,"content_index":0,"delta":" turns","logprobs":[],"obfuscation":"aB3x"}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":6,"item_id":"msg_oa1","output_index":0,"content_index":0,"delta":" at four.","logprobs":[],"obfuscation":"aB3x"}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":7,"item_id":"msg_oa1","output_index":0,"content_index":0,"text":"The tide turns at four.","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":8,"item_id":"msg_oa1","output_index":0,"content_index":0,"part":{"type":"output_text","annotations":[],"logprobs":[],"text":"The tide turns at four."}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":9,"output_index":0,"item":{"id":"msg_oa1","type":"message","status":"completed","content":[{"type":"output_text","annotations":[],"logprobs":[],"text":"The tide turns at four."}],"role":"assistant"}}

event: response.completed
data: {"type":"response.completed","sequence_number":10,"response":{"id":"resp_oa1","object":"response","created_at":1750000001,"status":"completed","background":false,"error":null,"incomplete_details":null,"instructions":null,"max_output_tokens":null,"max_tool_calls":null,"model":"gpt-4o-mini-2024-07-18","output":[{"id":"msg_oa1","type":"message","status":"completed","content":[{"type":"output_text","annotations":[],"logprobs":[],"text":"The tide turns at four."}],"role":"assistant"}],"parallel_tool_calls":true,"previous_response_id":null,"reasoning":{"effort":null,"summary":null},"service_tier":"default","store":true,"temperature":1,"text":{"format":{"type":"text"}},"tool_choice":"auto","tools":[],"top_logprobs":0,"top_p":1,"truncation":"disabled","usage":{"input_tokens":14,"input_tokens_details":{"cached_tokens":0},"output_tokens":8,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":22},"user":null,"metadata":{}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_oa1","object":"response","created_at":1750000001,"status":"in_progress","background":false,"error":null,"incomplete_details":null,"instructions":null,"max_output_tokens":null,"max_tool_calls":null,"model":"gpt-4o-mini-2024-07-18","output":[],"parallel_tool_calls":true,"previous_response_id":null,"reasoning":{"effort":null,"summary":null},"service_tier":"auto","store":true,"temperature":1,"text":{"format":{"type":"text"}},"tool_choice":"auto","tools":[],"top_logprobs":0,"top_p":1,"truncation":"disabled","usage":null,"user":null,"metadata":{}}}

event: response.in_progress
data: {"type":"response.in_progress","sequence_number":1,"response":{"id":"resp_oa1","object":"response","created_at":1750000001,"status":"in_progress","background":false,"error":null,"incomplete_details":null,"instructions":null,"max_output_tokens":null,"max_tool_calls":null,"model":"gpt-4o-mini-2024-07-18","output":[],"parallel_tool_calls":true,"previous_response_id":null,"reasoning":{"effort":null,"summary":null},"service_tier":"auto","store":true,"temperature":1,"text":{"format":{"type":"text"}},"tool_choice":"auto","tools":[],"top_logprobs":0,"top_p":1,"truncation":"disabled","usage":null,"user":null,"metadata":{}}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":2,"output_index":0,"item":{"id":"msg_oa1","type":"message","status":"in_progress","content":[],"role":"assistant"}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":3,"item_id":"msg_oa1","output_index":0,"content_index":0,"part":{"type":"output_text","annotations":[],"logprobs":[],"text":""}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":4,"item_id":"msg_oa1","output_index":0,"content_index":0,"delta":"The tide","logprobs":[],"obfuscation":"aB3x"}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":5,"item_id":"msg_oa1","output_index":0,"content_index":0,"delta":" turns","logprobs":[],"obfuscation":"aB3x"}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":6,"item_id":"msg_oa1","output_index":0,"content_index":0,"delta":" at four.","logprobs":[],"obfuscation":"aB3x"}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":7,"item_id":"msg_oa1","output_index":0,"content_index":0,"text":"The tide turns at four.","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":8,"item_id":"msg_oa1","output_index":0,"content_index":0,"part":{"type":"output_text","annotations":[],"logprobs":[],"text":"The tide turns at four."}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":9,"output_index":0,"item":{"id":"msg_oa1","type":"message","status":"completed","content":[{"type":"output_text","annotations":[],"logprobs":[],"text":"The tide turns at four."}],"role":"assistant"}}

event: response.completed
data: {"type":"response.completed","sequence_number":10,"response":{"id":"resp_oa1","object":"response","created_at":1750000001,"status":"completed","background":false,"error":null,"incomplete_details":null,"instructions":null,"max_output_tokens":null,"max_tool_calls":null,"model":"gpt-4o-mini-2024-07-18","output":[{"id":"msg_oa1","type":"message","status":"completed","content":[{"type":"output_text","annotations":[],"logprobs":[],"text":"The tide turns at four."}],"role":"assistant"}],"parallel_tool_calls":true,"previous_response_id":null,"reasoning":{"effort":null,"summary":null},"service_tier":"default","store":true,"temperature":1,"text":{"format":{"type":"text"}},"tool_choice":"auto","tools":[],"top_logprobs":0,"top_p":1,"truncation":"disabled","usage":{"input_tokens":14,"input_tokens_details":{"cached_tokens":0},"output_tokens":8,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":22},"user":null,"metadata":{}}}

=== openai-tools
log:  repaired=0 dialect=- input_tokens=50 output_tokens=32
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_oa1","object":"response","created_at":1750000001,"status":"in_progress","background":false,"error":null,"incomplete_details":null,"instructions":null,"max_output_tokens":null,"max_tool_calls":null,"model":"gpt-4o-mini-2024-07-18","output":[],"parallel_tool_calls":true,"previous_response_id":null,"reasoning":{"effort":null,"summary":null},"service_tier":"auto","store":true,"temperature":1,"text":{"format":{"type":"text"}},"tool_choice":"auto","tools":[],"top_logprobs":0,"top_p":1,"truncation":"disabled","usage":null,"user":null,"metadata":{}}}

event: response.in_progress
data: {"type":"response.in_progress","sequence_number":1,"response":{"id":"resp_oa1","object":"response","created_at":1750000001,"status":"in_progress","background":false,"error":null,"incomplete_details":null,"instructions":null,"max_output_tokens":null,"max_tool_calls":null,"model":"gpt-4o-mini-2024-07-18","output":[],"parallel_tool_calls":true,"previous_response_id":null,"reasoning":{"effort":null,"summary":null},"service_tier":"auto","store":true,"temperature":1,"text":{"format":{"type":"text"}},"tool_choice":"auto","tools":[],"top_logprobs":0,"top_p":1,"truncation":"disabled","usage":null,"user":null,"metadata":{}}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":2,"output_index":0,"item":{"id":"fc_oa1","type":"function_call","status":"in_progress","arguments":"","call_id":"call_oa1","name":"weather"}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":3,"item_id":"fc_oa1","output_index":0,"delta":"{\"city\"","obfuscation":"q"}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":4,"item_id":"fc_oa1","output_index":0,"delta":":\"Oslo\"}","obfuscation":"q"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":5,"item_id":"fc_oa1","output_index":0,"arguments":"{\"city\":\"Oslo\"}"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":6,"output_index":0,"item":{"id":"fc_oa1","type":"function_call","status":"completed","arguments":"{\"city\":\"Oslo\"}","call_id":"call_oa1","name":"weather"}}

event: keepalive
data: {"type":"keepalive","sequence_number":7}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":8,"output_index":1,"item":{"id":"fc_oa2","type":"function_call","status":"in_progress","arguments":"","call_id":"call_oa2","name":"clock"}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":9,"item_id":"fc_oa2","output_index":1,"delta":"{\"zone\":\"UTC\"}","obfuscation":"qqq"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":10,"item_id":"fc_oa2","output_index":1,"arguments":"{\"zone\":\"UTC\"}"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":11,"output_index":1,"item":{"id":"fc_oa2","type":"function_call","status":"completed","arguments":"{\"zone\":\"UTC\"}","call_id":"call_oa2","name":"clock"}}

event: response.completed
data: {"type":"response.completed","sequence_number":12,"response":{"id":"resp_oa1","object":"response","created_at":1750000001,"status":"completed","background":false,"error":null,"incomplete_details":null,"instructions":null,"max_output_tokens":null,"max_tool_calls":null,"model":"gpt-4o-mini-2024-07-18","output":[{"id":"fc_oa1","type":"function_call","status":"completed","arguments":"{\"city\":\"Oslo\"}","call_id":"call_oa1","name":"weather"},{"id":"fc_oa2","type":"function_call","status":"completed","arguments":"{\"zone\":\"UTC\"}","call_id":"call_oa2","name":"clock"}],"parallel_tool_calls":true,"previous_response_id":null,"reasoning":{"effort":null,"summary":null},"service_tier":"default","store":true,"temperature":1,"text":{"format":{"type":"text"}},"tool_choice":"auto","tools":[],"top_logprobs":0,"top_p":1,"truncation":"disabled","usage":{"input_tokens":50,"input_tokens_details":{"cached_tokens":0},"output_tokens":32,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":82},"user":null,"metadata":{}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_oa1","object":"response","created_at":1750000001,"status":"in_progress","background":false,"error":null,"incomplete_details":null,"instructions":null,"max_output_tokens":null,"max_tool_calls":null,"model":"gpt-4o-mini-2024-07-18","output":[],"parallel_tool_calls":true,"previous_response_id":null,"reasoning":{"effort":null,"summary":null},"service_tier":"auto","store":true,"temperature":1,"text":{"format":{"type":"text"}},"tool_choice":"auto","tools":[],"top_logprobs":0,"top_p":1,"truncation":"disabled","usage":null,"user":null,"metadata":{}}}

event: response.in_progress
data: {"type":"response.in_progress","sequence_number":1,"response":{"id":"resp_oa1","object":"response","created_at":1750000001,"status":"in_progress","background":false,"error":null,"incomplete_details":null,"instructions":null,"max_output_tokens":null,"max_tool_calls":null,"model":"gpt-4o-mini-2024-07-18","output":[],"parallel_tool_calls":true,"previous_response_id":null,"reasoning":{"effort":null,"summary":null},"service_tier":"auto","store":true,"temperature":1,"text":{"format":{"type":"text"}},"tool_choice":"auto","tools":[],"top_logprobs":0,"top_p":1,"truncation":"disabled","usage":null,"user":null,"metadata":{}}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":2,"output_index":0,"item":{"id":"fc_oa1","type":"function_call","status":"in_progress","arguments":"","call_id":"call_oa1","name":"weather"}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":3,"item_id":"fc_oa1","output_index":0,"delta":"{\"city\"","obfuscation":"q"}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":4,"item_id":"fc_oa1","output_index":0,"delta":":\"Oslo\"}","obfuscation":"q"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":5,"item_id":"fc_oa1","output_index":0,"arguments":"{\"city\":\"Oslo\"}"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":6,"output_index":0,"item":{"id":"fc_oa1","type":"function_call","status":"completed","arguments":"{\"city\":\"Oslo\"}","call_id":"call_oa1","name":"weather"}}

event: keepalive
data: {"type":"keepalive","sequence_number":7}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":8,"output_index":1,"item":{"id":"fc_oa2","type":"function_call","status":"in_progress","arguments":"","call_id":"call_oa2","name":"clock"}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":9,"item_id":"fc_oa2","output_index":1,"delta":"{\"zone\":\"UTC\"}","obfuscation":"qqq"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":10,"item_id":"fc_oa2","output_index":1,"arguments":"{\"zone\":\"UTC\"}"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":11,"output_index":1,"item":{"id":"fc_oa2","type":"function_call","status":"completed","arguments":"{\"zone\":\"UTC\"}","call_id":"call_oa2","name":"clock"}}

event: response.completed
data: {"type":"response.completed","sequence_number":12,"response":{"id":"resp_oa1","object":"response","created_at":1750000001,"status":"completed","background":false,"error":null,"incomplete_details":null,"instructions":null,"max_output_tokens":null,"max_tool_calls":null,"model":"gpt-4o-mini-2024-07-18","output":[{"id":"fc_oa1","type":"function_call","status":"completed","arguments":"{\"city\":\"Oslo\"}","call_id":"call_oa1","name":"weather"},{"id":"fc_oa2","type":"function_call","status":"completed","arguments":"{\"zone\":\"UTC\"}","call_id":"call_oa2","name":"clock"}],"parallel_tool_calls":true,"previous_response_id":null,"reasoning":{"effort":null,"summary":null},"service_tier":"default","store":true,"temperature":1,"text":{"format":{"type":"text"}},"tool_choice":"auto","tools":[],"top_logprobs":0,"top_p":1,"truncation":"disabled","usage":{"input_tokens":50,"input_tokens_details":{"cached_tokens":0},"output_tokens":32,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":82},"user":null,"metadata":{}}}

=== sample-openai-text
log:  repaired=0 dialect=- input_tokens=14 output_tokens=9
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_00aa11bb22cc33dd","object":"response","created_at":1756315000,"status":"in_progress","error":null,"incomplete_details":null,"instructions":null,"model":"gpt-4.1-mini-2025-04-14","output":[],"parallel_tool_calls":true,"service_tier":"default","temperature":1.0,"text":{"format":{"type":"text"}},"tools":[],"top_p":1.0,"usage":null,"metadata":{"sequence_number":"99"}}}

event: response.in_progress
data: {"type":"response.in_progress","sequence_number":1,"response":{"id":"resp_00aa11bb22cc33dd","object":"response","created_at":1756315000,"status":"in_progress","error":null,"incomplete_details":null,"instructions":null,"model":"gpt-4.1-mini-2025-04-14","output":[],"parallel_tool_calls":true,"service_tier":"default","temperature":1.0,"text":{"format":{"type":"text"}},"tools":[],"top_p":1.0,"usage":null,"metadata":{"sequence_number":"99"}}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":2,"output_index":0,"item":{"id":"msg_00ee","type":"message","status":"in_progress","content":[],"role":"assistant"}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":3,"item_id":"msg_00ee","output_index":0,"content_index":0,"part":{"type":"output_text","annotations":[],"logprobs":[],"text":""}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":4,"item_id":"msg_00ee","output_index":0,"content_index":0,"delta":"Tea \u2014","logprobs":[],"obfuscation":"kq83hf2lz0"}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":5,"item_id":"msg_00ee","output_index":0,"content_index":0,"delta":" \"hot\" \ud83c\udf75","logprobs":[],"obfuscation":"p"}

event: response.output_text.delta
data: {"content_index":0,"delta":" and été","item_id":"msg_00ee","logprobs":[],"obfuscation":"mm1","output_index":0,"sequence_number":6,"type":"response.output_text.delta"}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":7,"item_id":"msg_00ee","output_index":0,"content_index":0,"text":"Tea \u2014 \"hot\" \ud83c\udf75 and été","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":8,"item_id":"msg_00ee","output_index":0,"content_index":0,"part":{"type":"output_text","annotations":[],"logprobs":[],"text":"Tea \u2014 \"hot\" \ud83c\udf75 and été"}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":9,"output_index":0,"item":{"id":"msg_00ee","type":"message","status":"completed","content":[{"type":"output_text","annotations":[],"logprobs":[],"text":"Tea \u2014 \"hot\" \ud83c\udf75 and été"}],"role":"assistant"}}

event: response.completed
data: {"type":"response.completed","sequence_number":10,"response":{"id":"resp_00aa11bb22cc33dd","object":"response","created_at":1756315000,"status":"completed","error":null,"incomplete_details":null,"instructions":null,"model":"gpt-4.1-mini-2025-04-14","output":[{"id":"msg_00ee","type":"message","status":"completed","content":[{"type":"output_text","annotations":[],"logprobs":[],"text":"Tea \u2014 \"hot\" \ud83c\udf75 and été"}],"role":"assistant"}],"parallel_tool_calls":true,"service_tier":"default","temperature":1.0,"text":{"format":{"type":"text"}},"tools":[],"top_p":1.0,"usage":{"input_tokens":14,"input_tokens_details":{"cached_tokens":0},"output_tokens":9,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":23},"metadata":{"sequence_number":"99"}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_00aa11bb22cc33dd","object":"response","created_at":1756315000,"status":"in_progress","error":null,"incomplete_details":null,"instructions":null,"model":"gpt-4.1-mini-2025-04-14","output":[],"parallel_tool_calls":true,"service_tier":"default","temperature":1.0,"text":{"format":{"type":"text"}},"tools":[],"top_p":1.0,"usage":null,"metadata":{"sequence_number":"99"}}}

event: response.in_progress
data: {"type":"response.in_progress","sequence_number":1,"response":{"id":"resp_00aa11bb22cc33dd","object":"response","created_at":1756315000,"status":"in_progress","error":null,"incomplete_details":null,"instructions":null,"model":"gpt-4.1-mini-2025-04-14","output":[],"parallel_tool_calls":true,"service_tier":"default","temperature":1.0,"text":{"format":{"type":"text"}},"tools":[],"top_p":1.0,"usage":null,"metadata":{"sequence_number":"99"}}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":2,"output_index":0,"item":{"id":"msg_00ee","type":"message","status":"in_progress","content":[],"role":"assistant"}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":3,"item_id":"msg_00ee","output_index":0,"content_index":0,"part":{"type":"output_text","annotations":[],"logprobs":[],"text":""}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":4,"item_id":"msg_00ee","output_index":0,"content_index":0,"delta":"Tea \u2014","logprobs":[],"obfuscation":"kq83hf2lz0"}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":5,"item_id":"msg_00ee","output_index":0,"content_index":0,"delta":" \"hot\" \ud83c\udf75","logprobs":[],"obfuscation":"p"}

event: response.output_text.delta
data: {"content_index":0,"delta":" and été","item_id":"msg_00ee","logprobs":[],"obfuscation":"mm1","output_index":0,"sequence_number":6,"type":"response.output_text.delta"}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":7,"item_id":"msg_00ee","output_index":0,"content_index":0,"text":"Tea \u2014 \"hot\" \ud83c\udf75 and été","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":8,"item_id":"msg_00ee","output_index":0,"content_index":0,"part":{"type":"output_text","annotations":[],"logprobs":[],"text":"Tea \u2014 \"hot\" \ud83c\udf75 and été"}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":9,"output_index":0,"item":{"id":"msg_00ee","type":"message","status":"completed","content":[{"type":"output_text","annotations":[],"logprobs":[],"text":"Tea \u2014 \"hot\" \ud83c\udf75 and été"}],"role":"assistant"}}

event: response.completed
data: {"type":"response.completed","sequence_number":10,"response":{"id":"resp_00aa11bb22cc33dd","object":"response","created_at":1756315000,"status":"completed","error":null,"incomplete_details":null,"instructions":null,"model":"gpt-4.1-mini-2025-04-14","output":[{"id":"msg_00ee","type":"message","status":"completed","content":[{"type":"output_text","annotations":[],"logprobs":[],"text":"Tea \u2014 \"hot\" \ud83c\udf75 and été"}],"role":"assistant"}],"parallel_tool_calls":true,"service_tier":"default","temperature":1.0,"text":{"format":{"type":"text"}},"tools":[],"top_p":1.0,"usage":{"input_tokens":14,"input_tokens_details":{"cached_tokens":0},"output_tokens":9,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":23},"metadata":{"sequence_number":"99"}}}

=== sample-openai-tool
log:  repaired=2 dialect=no-done,response input_tokens=40 output_tokens=25
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_77","object":"response","created_at":1742000000,"status":"in_progress","model":"o3-mini","output":[],"usage":null}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"rs_77","type":"reasoning","summary":[]}}

event: response.reasoning_summary_part.added
data: {"type":"response.reasoning_summary_part.added","item_id":"rs_77","output_index":0,"summary_index":0,"part":{"type":"summary_text","text":""}}

event: response.reasoning_summary_text.delta
data: {"type":"response.reasoning_summary_text.delta","item_id":"rs_77","output_index":0,"summary_index":0,"delta":"Look it up."}

event: response.reasoning_summary_text.done
data: {"type":"response.reasoning_summary_text.done","item_id":"rs_77","output_index":0,"summary_index":0,"text":"Look it up."}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"rs_77","type":"reasoning","summary":[{"type":"summary_text","text":"Look it up."}]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":1,"item":{"id":"fc_77","type":"function_call","status":"in_progress","arguments":"","call_id":"call_77","name":"tide"}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","item_id":"fc_77","output_index":1,"delta":"{\"port\":"}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","item_id":"fc_77","output_index":1,"delta":"\"Delfzijl\"}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","item_id":"fc_77","output_index":1,"arguments":"{\"port\":\"Delfzijl\"}"}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":1,"item":{"id":"fc_77","type":"function_call","status":"completed","arguments":"{\"port\":\"Delfzijl\"}","call_id":"call_77","name":"tide"}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_77","object":"response","created_at":1742000000,"status":"completed","model":"o3-mini","output":[],"usage":{"input_tokens":40,"input_tokens_details":{"cached_tokens":32},"output_tokens":25,"output_tokens_details":{"reasoning_tokens":16},"total_tokens":65}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_77","object":"response","created_at":1742000000,"status":"in_progress","model":"o3-mini","output":[],"usage":null}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"rs_77","type":"reasoning","summary":[]}}

event: response.reasoning_summary_part.added
data: {"sequence_number":2,"type":"response.reasoning_summary_part.added","item_id":"rs_77","output_index":0,"summary_index":0,"part":{"type":"summary_text","text":""}}

event: response.reasoning_summary_text.delta
data: {"sequence_number":3,"type":"response.reasoning_summary_text.delta","item_id":"rs_77","output_index":0,"summary_index":0,"delta":"Look it up."}

event: response.reasoning_summary_text.done
data: {"sequence_number":4,"type":"response.reasoning_summary_text.done","item_id":"rs_77","output_index":0,"summary_index":0,"text":"Look it up."}

event: response.reasoning_summary_part.done
data: {"type":"response.reasoning_summary_part.done","sequence_number":5,"item_id":"rs_77","output_index":0,"summary_index":0,"part":{"type":"summary_text","text":"Look it up."}}

event: response.output_item.done
data: {"sequence_number":6,"type":"response.output_item.done","output_index":0,"item":{"id":"rs_77","type":"reasoning","summary":[{"type":"summary_text","text":"Look it up."}]}}

event: response.output_item.added
data: {"sequence_number":7,"type":"response.output_item.added","output_index":1,"item":{"id":"fc_77","type":"function_call","status":"in_progress","arguments":"","call_id":"call_77","name":"tide"}}

event: response.function_call_arguments.delta
data: {"sequence_number":8,"type":"response.function_call_arguments.delta","item_id":"fc_77","output_index":1,"delta":"{\"port\":"}

event: response.function_call_arguments.delta
data: {"sequence_number":9,"type":"response.function_call_arguments.delta","item_id":"fc_77","output_index":1,"delta":"\"Delfzijl\"}"}

event: response.function_call_arguments.done
data: {"sequence_number":10,"type":"response.function_call_arguments.done","item_id":"fc_77","output_index":1,"arguments":"{\"port\":\"Delfzijl\"}"}

event: response.output_item.done
data: {"sequence_number":11,"type":"response.output_item.done","output_index":1,"item":{"id":"fc_77","type":"function_call","status":"completed","arguments":"{\"port\":\"Delfzijl\"}","call_id":"call_77","name":"tide"}}

event: response.completed
data: {"sequence_number":12,"type":"response.completed","response":{"id":"resp_77","object":"response","created_at":1742000000,"status":"completed","model":"o3-mini","output":[{"id":"rs_77","type":"reasoning","summary":[{"type":"summary_text","text":"Look it up."}]},{"id":"fc_77","type":"function_call","status":"completed","arguments":"{\"port\":\"Delfzijl\"}","call_id":"call_77","name":"tide"}],"usage":{"input_tokens":40,"input_tokens_details":{"cached_tokens":32},"output_tokens":25,"output_tokens_details":{"reasoning_tokens":16},"total_tokens":65}}}

