=== N16-arguments
log:  repaired=8 dialect=renamed,arguments,no-scaffold input_tokens=3 output_tokens=2
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"fc_1","type":"function_call","status":"in_progress","call_id":"call_1","name":"weather","arguments":{}}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":2,"item_id":"fc_1","output_index":0,"delta":"{\"city\":\"Köln\",\"q\":\"a \\\"b\\\"\\\\n\"}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":3,"item_id":"fc_1","output_index":0,"name":"weather","arguments":{"city":"Köln","q":"a \"b\"\\n"}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":4,"output_index":0,"item":{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"weather","arguments":{"city":"Köln","q":"a \"b\"\\n"}}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":5,"output_index":1,"item":{"id":"mcp_1","type":"mcp_call","status":"in_progress","name":"ask","server_label":"s","arguments":"","output":null,"error":null}}

event: response.mcp_call_arguments.delta
data: {"type":"response.mcp_call_arguments.delta","sequence_number":6,"item_id":"mcp_1","output_index":1,"delta":"{\"x\":[1,{}]}"}

event: response.mcp_call_arguments.done
data: {"type":"response.mcp_call_arguments.done","sequence_number":7,"item_id":"mcp_1","output_index":1,"arguments":{"x":[1,{}]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":8,"output_index":1,"item":{"id":"mcp_1","type":"mcp_call","status":"completed","name":"ask","server_label":"s","arguments":{"x":[1,{}]},"output":"ok","error":null}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":9,"output_index":2,"item":{"id":"ts_1","type":"tool_search_call","status":"in_progress","call_id":null,"execution":"server","arguments":{"paths":["a"]}}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":10,"output_index":2,"item":{"id":"ts_1","type":"tool_search_call","status":"completed","call_id":null,"execution":"server","arguments":{"paths":["a"]}}}

event: response.done
data: {"type":"response.done","sequence_number":11,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"ts_1","type":"tool_search_call","status":"completed","call_id":null,"execution":"server","arguments":{"paths":["a"]}},{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"weather","arguments":{"city":"Köln","q":"a \"b\"\\n"}},{"id":"mcp_1","type":"mcp_call","status":"completed","name":"ask","server_label":"s","arguments":{"x":[1,{}]},"output":"ok","error":null}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"fc_1","type":"function_call","status":"in_progress","call_id":"call_1","name":"weather","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":2,"item_id":"fc_1","output_index":0,"delta":"{\"city\":\"Köln\",\"q\":\"a \\\"b\\\"\\\\n\"}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":3,"item_id":"fc_1","output_index":0,"name":"weather","arguments":"{\"city\":\"Köln\",\"q\":\"a \\\"b\\\"\\\\n\"}"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":4,"output_index":0,"item":{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"weather","arguments":"{\"city\":\"Köln\",\"q\":\"a \\\"b\\\"\\\\n\"}"}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":5,"output_index":1,"item":{"id":"mcp_1","type":"mcp_call","status":"in_progress","name":"ask","server_label":"s","arguments":"","output":null,"error":null}}

event: response.mcp_call_arguments.delta
data: {"type":"response.mcp_call_arguments.delta","sequence_number":6,"item_id":"mcp_1","output_index":1,"delta":"{\"x\":[1,{}]}"}

event: response.mcp_call_arguments.done
data: {"type":"response.mcp_call_arguments.done","sequence_number":7,"item_id":"mcp_1","output_index":1,"arguments":"{\"x\":[1,{}]}"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":8,"output_index":1,"item":{"id":"mcp_1","type":"mcp_call","status":"completed","name":"ask","server_label":"s","arguments":"{\"x\":[1,{}]}","output":"ok","error":null}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":9,"output_index":2,"item":{"id":"ts_1","type":"tool_search_call","status":"in_progress","call_id":null,"execution":"server","arguments":{"paths":["a"]}}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":10,"output_index":2,"item":{"id":"ts_1","type":"tool_search_call","status":"completed","call_id":null,"execution":"server","arguments":{"paths":["a"]}}}

event: response.completed
data: {"type":"response.completed","sequence_number":11,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"ts_1","type":"tool_search_call","status":"completed","call_id":null,"execution":"server","arguments":{"paths":["a"]}},{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"weather","arguments":"{\"city\":\"Köln\",\"q\":\"a \\\"b\\\"\\\\n\"}"},{"id":"mcp_1","type":"mcp_call","status":"completed","name":"ask","server_label":"s","arguments":"{\"x\":[1,{}]}","output":"ok","error":null}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

=== N16-reasoning
log:  repaired=3 dialect=renamed
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"rs_1","type":"reasoning","summary":[]}}

event: response.reasoning_part.added
data: {"type":"response.reasoning_part.added","sequence_number":2,"item_id":"rs_1","output_index":0,"content_index":0,"part":{"type":"reasoning_text","text":""}}

event: response.reasoning.delta
data: {"type":"response.reasoning.delta","sequence_number":3,"item_id":"rs_1","output_index":0,"content_index":0,"delta":"Hm"}

event: response.reasoning_text.done
data: {"type":"response.reasoning_text.done","sequence_number":4,"item_id":"rs_1","output_index":0,"content_index":0,"text":"Hm"}

event: response.reasoning_part.done
data: {"type":"response.reasoning_part.done","sequence_number":5,"item_id":"rs_1","output_index":0,"content_index":0,"part":{"type":"reasoning_text","text":"Hm"}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":6,"output_index":0,"item":{"id":"rs_1","type":"reasoning","summary":[],"content":[{"type":"reasoning_text","text":"Hm"}]}}

event: response.completed
data: {"type":"response.completed","sequence_number":7,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"rs_1","type":"reasoning","summary":[],"content":[{"type":"reasoning_text","text":"Hm"}]}]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"rs_1","type":"reasoning","summary":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"rs_1","output_index":0,"content_index":0,"part":{"type":"reasoning_text","text":""}}

event: response.reasoning_text.delta
data: {"type":"response.reasoning_text.delta","sequence_number":3,"item_id":"rs_1","output_index":0,"content_index":0,"delta":"Hm"}

event: response.reasoning_text.done
data: {"type":"response.reasoning_text.done","sequence_number":4,"item_id":"rs_1","output_index":0,"content_index":0,"text":"Hm"}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":5,"item_id":"rs_1","output_index":0,"content_index":0,"part":{"type":"reasoning_text","text":"Hm"}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":6,"output_index":0,"item":{"id":"rs_1","type":"reasoning","summary":[],"content":[{"type":"reasoning_text","text":"Hm"}]}}

event: response.completed
data: {"type":"response.completed","sequence_number":7,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"rs_1","type":"reasoning","summary":[],"content":[{"type":"reasoning_text","text":"Hm"}]}]}}

--- out openresponses
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"background":false,"max_output_tokens":null,"max_tool_calls":null,"previous_response_id":null,"prompt_cache_key":null,"reasoning":null,"safety_identifier":null,"service_tier":"default","store":true,"text":{"format":{"type":"text"}},"top_logprobs":0,"truncation":"disabled","user":null,"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"rs_1","type":"reasoning","summary":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"rs_1","output_index":0,"content_index":0,"part":{"type":"reasoning_text","text":""}}

event: response.reasoning.delta
data: {"type":"response.reasoning.delta","sequence_number":3,"item_id":"rs_1","output_index":0,"content_index":0,"delta":"Hm"}

event: response.reasoning.done
data: {"type":"response.reasoning.done","sequence_number":4,"item_id":"rs_1","output_index":0,"content_index":0,"text":"Hm"}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":5,"item_id":"rs_1","output_index":0,"content_index":0,"part":{"type":"reasoning_text","text":"Hm"}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":6,"output_index":0,"item":{"id":"rs_1","type":"reasoning","summary":[],"content":[{"type":"reasoning_text","text":"Hm"}]}}

event: response.completed
data: {"type":"response.completed","sequence_number":7,"response":{"error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"completed_at":1700000000,"frequency_penalty":0,"presence_penalty":0,"background":false,"max_output_tokens":null,"max_tool_calls":null,"previous_response_id":null,"prompt_cache_key":null,"reasoning":null,"safety_identifier":null,"service_tier":"default","store":true,"text":{"format":{"type":"text"}},"top_logprobs":0,"truncation":"disabled","user":null,"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"rs_1","type":"reasoning","summary":[],"content":[{"type":"reasoning_text","text":"Hm"}]}]}}

data: [DONE]

