# LiteLLM.

=== litellm-foreign
log:  repaired=5 dialect=no-scaffold,item-id input_tokens=3 output_tokens=4
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_li2","object":"response","created_at":1750000401,"model":"proxied","status":"in_progress","output":[]}}

event: response.in_progress
data: {"type":"response.in_progress","response":{"id":"resp_li2","object":"response","created_at":1750000401,"model":"proxied","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"msg_li3","type":"message","role":"assistant","status":"in_progress","content":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"chatcmpl-li3","output_index":0,"content_index":0,"delta":"Other"}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"chatcmpl-li3","output_index":0,"content_index":0,"delta":" names."}

event: response.output_text.done
data: {"type":"response.output_text.done","item_id":"chatcmpl-li3","output_index":0,"content_index":0,"text":"Other names."}

event: response.content_part.done
data: {"type":"response.content_part.done","item_id":"chatcmpl-li3","output_index":0,"content_index":0,"part":{"type":"output_text","text":"Other names.","annotations":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"msg_li3","type":"message","role":"assistant","status":"completed","content":[{"type":"output_text","text":"Other names.","annotations":[]}]}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_li2","object":"response","created_at":1750000401,"model":"proxied","status":"completed","output":[{"id":"msg_li3","type":"message","role":"assistant","status":"completed","content":[{"type":"output_text","text":"Other names.","annotations":[]}]}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":4,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":7}}}

data: [DONE]

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_li2","object":"response","created_at":1750000401,"model":"proxied","status":"in_progress","output":[]}}

event: response.in_progress
data: {"sequence_number":1,"type":"response.in_progress","response":{"id":"resp_li2","object":"response","created_at":1750000401,"model":"proxied","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":2,"type":"response.output_item.added","output_index":0,"item":{"id":"msg_li3","type":"message","role":"assistant","status":"in_progress","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":3,"item_id":"msg_li3","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"sequence_number":4,"type":"response.output_text.delta","item_id":"msg_li3","output_index":0,"content_index":0,"delta":"Other"}

event: response.output_text.delta
data: {"sequence_number":5,"type":"response.output_text.delta","item_id":"msg_li3","output_index":0,"content_index":0,"delta":" names."}

event: response.output_text.done
data: {"sequence_number":6,"type":"response.output_text.done","item_id":"msg_li3","output_index":0,"content_index":0,"text":"Other names."}

event: response.content_part.done
data: {"sequence_number":7,"type":"response.content_part.done","item_id":"msg_li3","output_index":0,"content_index":0,"part":{"type":"output_text","text":"Other names.","annotations":[]}}

event: response.output_item.done
data: {"sequence_number":8,"type":"response.output_item.done","output_index":0,"item":{"id":"msg_li3","type":"message","role":"assistant","status":"completed","content":[{"type":"output_text","text":"Other names.","annotations":[]}]}}

event: response.completed
data: {"sequence_number":9,"type":"response.completed","response":{"id":"resp_li2","object":"response","created_at":1750000401,"model":"proxied","status":"completed","output":[{"id":"msg_li3","type":"message","role":"assistant","status":"completed","content":[{"type":"output_text","text":"Other names.","annotations":[]}]}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":4,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":7}}}

=== litellm-reasoning
log:  repaired=7 dialect=no-scaffold,no-done,item-id,output input_tokens=11 output_tokens=12
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_li2","object":"response","created_at":1750000401,"model":"proxied","status":"in_progress","output":[]}}

event: response.in_progress
data: {"type":"response.in_progress","response":{"id":"resp_li2","object":"response","created_at":1750000401,"model":"proxied","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"rs_li1","type":"reasoning","status":"in_progress","summary":[]}}

event: response.reasoning_summary_text.delta
data: {"type":"response.reasoning_summary_text.delta","item_id":"rs_a","output_index":0,"summary_index":0,"delta":"First"}

event: response.reasoning_summary_text.delta
data: {"type":"response.reasoning_summary_text.delta","item_id":"rs_b","output_index":0,"summary_index":0,"delta":" thoughts."}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"rs_li1","type":"reasoning","status":"completed","summary":[{"type":"summary_text","text":"First thoughts."}]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"chatcmpl-li2","output_index":1,"content_index":0,"delta":"Then"}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"chatcmpl-li2","output_index":1,"content_index":0,"delta":" words."}

event: response.output_text.done
data: {"type":"response.output_text.done","item_id":"chatcmpl-li2","output_index":1,"content_index":0,"text":"Then words."}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_li2","object":"response","created_at":1750000401,"model":"proxied","status":"completed","output":[{"id":"rs_li1","type":"reasoning","status":"completed","summary":[{"type":"summary_text","text":"First thoughts."}]},{"id":"msg_li2","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Then words.","annotations":[]}]}],"usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":0},"output_tokens":12,"output_tokens_details":{"reasoning_tokens":5},"total_tokens":23}}}

data: [DONE]

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_li2","object":"response","created_at":1750000401,"model":"proxied","status":"in_progress","output":[]}}

event: response.in_progress
data: {"sequence_number":1,"type":"response.in_progress","response":{"id":"resp_li2","object":"response","created_at":1750000401,"model":"proxied","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":2,"type":"response.output_item.added","output_index":0,"item":{"id":"rs_li1","type":"reasoning","status":"in_progress","summary":[]}}

event: response.reasoning_summary_part.added
data: {"type":"response.reasoning_summary_part.added","sequence_number":3,"item_id":"rs_li1","output_index":0,"summary_index":0,"part":{"type":"summary_text","text":""}}

event: response.reasoning_summary_text.delta
data: {"sequence_number":4,"type":"response.reasoning_summary_text.delta","item_id":"rs_li1","output_index":0,"summary_index":0,"delta":"First"}

event: response.reasoning_summary_text.delta
data: {"sequence_number":5,"type":"response.reasoning_summary_text.delta","item_id":"rs_li1","output_index":0,"summary_index":0,"delta":" thoughts."}

event: response.reasoning_summary_text.done
data: {"type":"response.reasoning_summary_text.done","sequence_number":6,"item_id":"rs_li1","output_index":0,"summary_index":0,"text":"First thoughts."}

event: response.reasoning_summary_part.done
data: {"type":"response.reasoning_summary_part.done","sequence_number":7,"item_id":"rs_li1","output_index":0,"summary_index":0,"part":{"type":"summary_text","text":"First thoughts."}}

event: response.output_item.done
data: {"sequence_number":8,"type":"response.output_item.done","output_index":0,"item":{"id":"rs_li1","type":"reasoning","status":"completed","summary":[{"type":"summary_text","text":"First thoughts."}]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":9,"output_index":1,"item":{"id":"chatcmpl-li2","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":10,"item_id":"chatcmpl-li2","output_index":1,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"sequence_number":11,"type":"response.output_text.delta","item_id":"chatcmpl-li2","output_index":1,"content_index":0,"delta":"Then"}

event: response.output_text.delta
data: {"sequence_number":12,"type":"response.output_text.delta","item_id":"chatcmpl-li2","output_index":1,"content_index":0,"delta":" words."}

event: response.output_text.done
data: {"sequence_number":13,"type":"response.output_text.done","item_id":"chatcmpl-li2","output_index":1,"content_index":0,"text":"Then words."}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":14,"item_id":"chatcmpl-li2","output_index":1,"content_index":0,"part":{"type":"output_text","text":"Then words.","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":15,"output_index":1,"item":{"id":"chatcmpl-li2","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Then words.","annotations":[]}]}}

event: response.completed
data: {"sequence_number":16,"type":"response.completed","response":{"id":"resp_li2","object":"response","created_at":1750000401,"model":"proxied","status":"completed","output":[{"id":"rs_li1","type":"reasoning","status":"completed","summary":[{"type":"summary_text","text":"First thoughts."}]},{"id":"chatcmpl-li2","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Then words.","annotations":[]}]}],"usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":0},"output_tokens":12,"output_tokens_details":{"reasoning_tokens":5},"total_tokens":23}}}

=== litellm-text
log:  repaired=7 dialect=flat,no-created,response-id,usage,no-scaffold,no-done,response input_tokens=9 output_tokens=6
--- in
data: {"type":"response.output_text.delta","item_id":"chatcmpl-li1","output_index":0,"content_index":0,"delta":"Straight"}

data: {"type":"response.output_text.delta","item_id":"chatcmpl-li1","output_index":0,"content_index":0,"delta":" to"}

data: {"type":"response.output_text.delta","item_id":"chatcmpl-li1","output_index":0,"content_index":0,"delta":" the point."}

data: {"type":"response.completed","id":"resp_li1","created_at":1750000400,"model":"proxied","object":"response","status":"completed","output":[{"type":"message","id":"chatcmpl-li1","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Straight to the point.","annotations":[]}]}],"usage":{"input_tokens":9,"output_tokens":6,"total_tokens":15}}

data: [DONE]

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: response.in_progress
data: {"type":"response.in_progress","sequence_number":1,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":2,"output_index":0,"item":{"id":"chatcmpl-li1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":3,"item_id":"chatcmpl-li1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"sequence_number":4,"type":"response.output_text.delta","item_id":"chatcmpl-li1","output_index":0,"content_index":0,"delta":"Straight"}

event: response.output_text.delta
data: {"sequence_number":5,"type":"response.output_text.delta","item_id":"chatcmpl-li1","output_index":0,"content_index":0,"delta":" to"}

event: response.output_text.delta
data: {"sequence_number":6,"type":"response.output_text.delta","item_id":"chatcmpl-li1","output_index":0,"content_index":0,"delta":" the point."}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":7,"item_id":"chatcmpl-li1","output_index":0,"content_index":0,"text":"Straight to the point.","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":8,"item_id":"chatcmpl-li1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"Straight to the point.","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":9,"output_index":0,"item":{"type":"message","id":"chatcmpl-li1","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Straight to the point.","annotations":[]}]}}

event: response.completed
data: {"type":"response.completed","response":{"error":null,"incomplete_details":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":1750000400,"frequency_penalty":0,"presence_penalty":0,"id":"resp_REQUEST","created_at":1750000400,"model":"proxied","object":"response","status":"completed","output":[{"type":"message","id":"chatcmpl-li1","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Straight to the point.","annotations":[]}]}],"usage":{"input_tokens_details":{"cached_tokens":0,"cache_write_tokens":0},"output_tokens_details":{"reasoning_tokens":0},"input_tokens":9,"output_tokens":6,"total_tokens":15}},"sequence_number":10}

=== litellm-tool
log:  repaired=3 dialect=usage,item-id input_tokens=13 output_tokens=14
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_li2","object":"response","created_at":1750000401,"model":"proxied","status":"in_progress","output":[]}}

event: response.in_progress
data: {"type":"response.in_progress","response":{"id":"resp_li2","object":"response","created_at":1750000401,"model":"proxied","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"call_li1","type":"function_call","call_id":"call_li1","name":"weather","status":"in_progress","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","item_id":"chatcmpl-li4","output_index":0,"delta":"{\"city\":\"Riga\"}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","item_id":"chatcmpl-li4","output_index":0,"arguments":"{\"city\":\"Riga\"}"}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"call_li1","type":"function_call","call_id":"call_li1","name":"weather","status":"completed","arguments":"{\"city\":\"Riga\"}"}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_li2","object":"response","created_at":1750000401,"model":"proxied","status":"completed","output":[{"id":"call_li1","type":"function_call","call_id":"call_li1","name":"weather","status":"completed","arguments":"{\"city\":\"Riga\"}"}],"usage":{"prompt_tokens":13,"completion_tokens":14,"total_tokens":27}}}

data: [DONE]

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_li2","object":"response","created_at":1750000401,"model":"proxied","status":"in_progress","output":[]}}

event: response.in_progress
data: {"sequence_number":1,"type":"response.in_progress","response":{"id":"resp_li2","object":"response","created_at":1750000401,"model":"proxied","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":2,"type":"response.output_item.added","output_index":0,"item":{"id":"call_li1","type":"function_call","call_id":"call_li1","name":"weather","status":"in_progress","arguments":""}}

event: response.function_call_arguments.delta
data: {"sequence_number":3,"type":"response.function_call_arguments.delta","item_id":"call_li1","output_index":0,"delta":"{\"city\":\"Riga\"}"}

event: response.function_call_arguments.done
data: {"sequence_number":4,"type":"response.function_call_arguments.done","item_id":"call_li1","output_index":0,"arguments":"{\"city\":\"Riga\"}"}

event: response.output_item.done
data: {"sequence_number":5,"type":"response.output_item.done","output_index":0,"item":{"id":"call_li1","type":"function_call","call_id":"call_li1","name":"weather","status":"completed","arguments":"{\"city\":\"Riga\"}"}}

event: response.completed
data: {"sequence_number":6,"type":"response.completed","response":{"id":"resp_li2","object":"response","created_at":1750000401,"model":"proxied","status":"completed","output":[{"id":"call_li1","type":"function_call","call_id":"call_li1","name":"weather","status":"completed","arguments":"{\"city\":\"Riga\"}"}],"usage":{"input_tokens_details":{"cached_tokens":0,"cache_write_tokens":0},"output_tokens_details":{"reasoning_tokens":0},"input_tokens":13,"output_tokens":14,"total_tokens":27}}}

