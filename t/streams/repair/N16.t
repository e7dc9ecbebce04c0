=== N16 reasoning
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"s","type":"reasoning","summary":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"s","output_index":0,"content_index":0,"part":{"type":"reasoning_text","text":""}}

event: response.reasoning.delta
data: {"type":"response.reasoning.delta","sequence_number":3,"item_id":"s","output_index":0,"content_index":0,"delta":"x"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"s","type":"reasoning","summary":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"s","output_index":0,"content_index":0,"part":{"type":"reasoning_text","text":""}}

event: response.reasoning_text.delta
data: {"type":"response.reasoning_text.delta","sequence_number":3,"item_id":"s","output_index":0,"content_index":0,"delta":"x"}

event: error
data: {"type":"error","sequence_number":4,"error":{"type":"server_error","code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null},"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":5,"response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"failed","error":{"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[{"content":[{"type":"reasoning_text","text":"x"}],"id":"s","type":"reasoning","summary":[]}]}}

=== N16 reasoning stays
conf: responses_profile openresponses;
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"s","type":"reasoning","summary":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"s","output_index":0,"content_index":0,"part":{"type":"reasoning_text","text":""}}

event: response.reasoning.delta
data: {"type":"response.reasoning.delta","sequence_number":3,"item_id":"s","output_index":0,"content_index":0,"delta":"x"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"background":false,"max_output_tokens":null,"max_tool_calls":null,"previous_response_id":null,"prompt_cache_key":null,"reasoning":null,"safety_identifier":null,"service_tier":"default","store":true,"text":{"format":{"type":"text"}},"top_logprobs":0,"truncation":"disabled","user":null,"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"s","type":"reasoning","summary":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"s","output_index":0,"content_index":0,"part":{"type":"reasoning_text","text":""}}

event: response.reasoning.delta
data: {"type":"response.reasoning.delta","sequence_number":3,"item_id":"s","output_index":0,"content_index":0,"delta":"x"}

event: error
data: {"type":"error","sequence_number":4,"error":{"type":"server_error","code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null},"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":5,"response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"failed","error":{"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"background":false,"max_output_tokens":null,"max_tool_calls":null,"previous_response_id":null,"prompt_cache_key":null,"reasoning":null,"safety_identifier":null,"service_tier":"default","store":true,"text":{"format":{"type":"text"}},"top_logprobs":0,"truncation":"disabled","user":null,"output":[{"content":[{"type":"reasoning_text","text":"x"}],"id":"s","type":"reasoning","summary":[]}]}}

data: [DONE]

=== N16 reasoning_text
conf: responses_profile openresponses;
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"s","type":"reasoning","summary":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"s","output_index":0,"content_index":0,"part":{"type":"reasoning_text","text":""}}

event: response.reasoning_text.delta
data: {"type":"response.reasoning_text.delta","sequence_number":3,"item_id":"s","output_index":0,"content_index":0,"delta":"x"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"background":false,"max_output_tokens":null,"max_tool_calls":null,"previous_response_id":null,"prompt_cache_key":null,"reasoning":null,"safety_identifier":null,"service_tier":"default","store":true,"text":{"format":{"type":"text"}},"top_logprobs":0,"truncation":"disabled","user":null,"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"s","type":"reasoning","summary":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"s","output_index":0,"content_index":0,"part":{"type":"reasoning_text","text":""}}

event: response.reasoning.delta
data: {"type":"response.reasoning.delta","sequence_number":3,"item_id":"s","output_index":0,"content_index":0,"delta":"x"}

event: error
data: {"type":"error","sequence_number":4,"error":{"type":"server_error","code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null},"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":5,"response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"failed","error":{"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"background":false,"max_output_tokens":null,"max_tool_calls":null,"previous_response_id":null,"prompt_cache_key":null,"reasoning":null,"safety_identifier":null,"service_tier":"default","store":true,"text":{"format":{"type":"text"}},"top_logprobs":0,"truncation":"disabled","user":null,"output":[{"content":[{"type":"reasoning_text","text":"x"}],"id":"s","type":"reasoning","summary":[]}]}}

data: [DONE]

=== N16 reasoning_part
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"s","type":"reasoning","summary":[]}}

data: {"type":"response.reasoning_part.added","item_id":"s","output_index":0,"content_index":0,"part":{"type":"reasoning_text","text":""}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"s","type":"reasoning","summary":[]}}

event: response.content_part.added
data: {"sequence_number":2,"type":"response.content_part.added","item_id":"s","output_index":0,"content_index":0,"part":{"type":"reasoning_text","text":""}}

event: error
data: {"type":"error","sequence_number":3,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":4,"response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[{"content":[{"type":"reasoning_text","text":""}],"id":"s","type":"reasoning","summary":[]}]}}

=== N16 response.done
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.done
data: {"type":"response.done","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[]}}

event: response.done
data: {"type":"response.done"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.completed
data: {"sequence_number":1,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[]}}

=== N16 response.done, incomplete
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.done
data: {"response":{"id":"r","object":"response","created_at":1700000000,"status":"incomplete","model":"m","output":[]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.incomplete
data: {"type":"response.incomplete","sequence_number":1,"response":{"id":"r","object":"response","created_at":1700000000,"status":"incomplete","model":"m","output":[]}}

=== N16 response.done, failed, eugpt
conf: responses_profile eugpt;
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"type":"response.done","response":{"id":"r","status":"failed","error":{"code":"c","message":"m"}}}

--- out
event: message
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000000,"status":"in_progress","model":"m","output":[]}}

event: message
data: {"type":"error","sequence_number":1,"code":"c","message":"m"}

=== N16 response.done, flat, cancelled
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"type":"response.done","status":"cancelled","object":"response","created_at":1700000000,"id":"r","model":"m","output":[]}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.cancelled
data: {"type":"response.cancelled","response":{"error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"status":"cancelled","object":"response","created_at":1700000000,"id":"r","model":"m","output":[]},"sequence_number":1}

=== N16 response.done, no status
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"type":"response.done","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","output":[]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.completed
data: {"sequence_number":1,"type":"response.completed","response":{"status":"completed","id":"r","object":"response","created_at":1700000000,"model":"m","output":[]}}

=== N16 arguments of an item
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"f","type":"function_call","status":"in_progress","call_id":"c","name":"n","arguments":{}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"f","type":"function_call","status":"in_progress","call_id":"c","name":"n","arguments":""}}

event: error
data: {"type":"error","sequence_number":2,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":3,"response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== N16 arguments that are done
contract: texts
--- in escaped
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"f","type":"function_call","status":"in_progress","call_id":"c","name":"n","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":2,"item_id":"f","output_index":0,"delta":"{}"}

data: {"output_index":0,"arguments":{"a\\\\":\x09[1, "\\u00e9\\n"]},"item_id":"f","name":"n","sequence_number":3}
event: response.function_call_arguments.done

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"f","type":"function_call","status":"in_progress","call_id":"c","name":"n","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":2,"item_id":"f","output_index":0,"delta":"{}"}

data: {"type":"response.function_call_arguments.done","output_index":0,"arguments":"{\"a\\\\\":\t[1, \"\\u00e9\\n\"]}","item_id":"f","name":"n","sequence_number":3}
event: response.function_call_arguments.done

event: error
data: {"type":"error","sequence_number":4,"error":{"type":"server_error","code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null},"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":5,"response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"failed","error":{"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== N16 arguments in two lines
contract: texts
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"f","type":"function_call","status":"in_progress","call_id":"c","name":"n","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":2,"item_id":"f","output_index":0,"delta":"{}"}

event: response.function_call_arguments.done
data: {"arguments":{"a":
data: 1},"output_index":0,"item_id":"f","name":"n"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"f","type":"function_call","status":"in_progress","call_id":"c","name":"n","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":2,"item_id":"f","output_index":0,"delta":"{}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":3,"arguments":"{\"a\": 1}","output_index":0,"item_id":"f","name":"n"}

event: error
data: {"type":"error","sequence_number":4,"error":{"type":"server_error","code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null},"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":5,"response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"failed","error":{"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== N16 arguments of the search for tools stay
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"t","type":"tool_search_call","status":"in_progress","arguments":{"a":1}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"t","type":"tool_search_call","status":"in_progress","arguments":{"a":1}}}

event: error
data: {"type":"error","sequence_number":2,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":3,"response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[{"id":"t","type":"tool_search_call","status":"incomplete","arguments":{"a":1}}]}}

=== names of texts
log: repaired=7 dialect=renamed,no-scaffold,no-done,response,part-type
--- in
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"msg_1","type":"message","role":"assistant","status":"in_progress","content":[{"type":"output_text","text":"","annotations":[]}]}}

data: {"type":"response.output_text.added","response_id":"resp_1","item_id":"msg_1","output_index":0,"content_index":0,"text":""}

data: {"type":"response.text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":" you"}

data: {"type":"response.text.done","item_id":"msg_1","output_index":0,"content_index":0,"text":" you"}

data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"msg_1","type":"message","role":"assistant","status":"in_progress","content":[]}}

event: response.content_part.added
data: {"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]},"sequence_number":2,"type":"response.content_part.added","response_id":"resp_1","item_id":"msg_1","output_index":0,"content_index":0,"text":""}

event: response.output_text.delta
data: {"sequence_number":3,"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":" you"}

event: response.output_text.done
data: {"sequence_number":4,"type":"response.output_text.done","item_id":"msg_1","output_index":0,"content_index":0,"text":" you"}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":5,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":" you","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":6,"output_index":0,"item":{"id":"msg_1","type":"message","role":"assistant","status":"completed","content":[{"type":"output_text","text":" you","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"sequence_number":7,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"msg_1","type":"message","role":"assistant","status":"completed","content":[{"type":"output_text","text":" you","annotations":[],"logprobs":[]}]}]}}

=== names of texts, with the first text of the part
--- in
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"msg_1","type":"message","role":"assistant","status":"in_progress","content":[{"type":"output_text","text":"","annotations":[]}]}}

data: {"type":"response.output_text.added","response_id":"resp_1","item_id":"msg_1","output_index":0,"content_index":0,"text":"Hi"}

data: {"type":"response.text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":" you"}

data: {"type":"response.text.done","item_id":"msg_1","output_index":0,"content_index":0,"text":"Hi you"}

data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"msg_1","type":"message","role":"assistant","status":"in_progress","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"delta":"Hi","sequence_number":3,"type":"response.output_text.delta","response_id":"resp_1","item_id":"msg_1","output_index":0,"content_index":0,"text":"Hi"}

event: response.output_text.delta
data: {"sequence_number":4,"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":" you"}

event: response.output_text.done
data: {"sequence_number":5,"type":"response.output_text.done","item_id":"msg_1","output_index":0,"content_index":0,"text":"Hi you"}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":6,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"Hi you","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":7,"output_index":0,"item":{"id":"msg_1","type":"message","role":"assistant","status":"completed","content":[{"type":"output_text","text":"Hi you","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"sequence_number":8,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"msg_1","type":"message","role":"assistant","status":"completed","content":[{"type":"output_text","text":"Hi you","annotations":[],"logprobs":[]}]}]}}

=== names of texts, hidden by those of OpenAI
conf: responses_hide_event response.output_text.delta response.content_part.added;
--- in
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"msg_1","type":"message","role":"assistant","status":"in_progress","content":[{"type":"output_text","text":"","annotations":[]}]}}

data: {"type":"response.output_text.added","response_id":"resp_1","item_id":"msg_1","output_index":0,"content_index":0,"text":"Hi"}

data: {"type":"response.text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":" you"}

data: {"type":"response.text.done","item_id":"msg_1","output_index":0,"content_index":0,"text":"Hi you"}

data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"msg_1","type":"message","role":"assistant","status":"in_progress","content":[]}}

event: response.completed
data: {"sequence_number":2,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[]}}

