# The Open Responses gateway: no type in the data, parts of type text.

=== gateway-mcp
log:  repaired=22 dialect=no-type,response,item,part-type
--- in
event: response.created
data: {"response":{"id":"resp_gw3","status":"in_progress"}}

event: response.output_item.added
data: {"output_index":0,"item":{"id":"mcp_gw1","type":"mcp_call","status":"in_progress","name":"search","server_label":"notes","arguments":""}}

event: response.mcp_call.in_progress
data: {"item_id":"mcp_gw1","output_index":0}

event: response.mcp_call_arguments.delta
data: {"item_id":"mcp_gw1","output_index":0,"delta":"{\"query\":"}

event: response.mcp_call_arguments.delta
data: {"item_id":"mcp_gw1","output_index":0,"delta":"\"x\"}"}

event: response.mcp_call_arguments.done
data: {"item_id":"mcp_gw1","output_index":0,"arguments":"{\"query\":\"x\"}"}

event: response.mcp_call.failed
data: {"item_id":"mcp_gw1","output_index":0,"sequence_number":12}

event: response.output_item.done
data: {"output_index":0,"item":{"id":"mcp_gw1","type":"mcp_call","status":"failed","name":"search","server_label":"notes","arguments":"{\"query\":\"x\"}","error":"timeout after 60s"}}

event: response.output_item.added
data: {"output_index":1,"item":{"id":"msg_gw3","type":"message","role":"assistant","status":"in_progress"}}

event: response.content_part.added
data: {"output_index":1,"content_index":0,"item_id":"msg_gw3","part":{"type":"text","text":""}}

event: response.output_text.delta
data: {"output_index":1,"content_index":0,"item_id":"msg_gw3","delta":"No luck."}

event: response.output_text.done
data: {"output_index":1,"content_index":0,"item_id":"msg_gw3","text":"No luck."}

event: response.content_part.done
data: {"output_index":1,"content_index":0,"item_id":"msg_gw3","part":{"type":"text","text":"No luck."}}

event: response.output_item.done
data: {"output_index":1,"item":{"id":"msg_gw3","type":"message","role":"assistant","status":"completed","content":[{"type":"text","text":"No luck."}]}}

event: response.completed
data: {"response":{"id":"resp_gw3","status":"completed","output":[]}}

data: [DONE]

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"object":"response","created_at":TIME,"model":"unknown","output":[],"id":"resp_gw3","status":"in_progress"}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"mcp_gw1","type":"mcp_call","status":"in_progress","name":"search","server_label":"notes","arguments":""}}

event: response.mcp_call.in_progress
data: {"type":"response.mcp_call.in_progress","sequence_number":2,"item_id":"mcp_gw1","output_index":0}

event: response.mcp_call_arguments.delta
data: {"type":"response.mcp_call_arguments.delta","sequence_number":3,"item_id":"mcp_gw1","output_index":0,"delta":"{\"query\":"}

event: response.mcp_call_arguments.delta
data: {"type":"response.mcp_call_arguments.delta","sequence_number":4,"item_id":"mcp_gw1","output_index":0,"delta":"\"x\"}"}

event: response.mcp_call_arguments.done
data: {"type":"response.mcp_call_arguments.done","sequence_number":5,"item_id":"mcp_gw1","output_index":0,"arguments":"{\"query\":\"x\"}"}

event: response.mcp_call.failed
data: {"type":"response.mcp_call.failed","item_id":"mcp_gw1","output_index":0,"sequence_number":6}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":7,"output_index":0,"item":{"id":"mcp_gw1","type":"mcp_call","status":"failed","name":"search","server_label":"notes","arguments":"{\"query\":\"x\"}","error":"timeout after 60s"}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":8,"output_index":1,"item":{"content":[],"id":"msg_gw3","type":"message","role":"assistant","status":"in_progress"}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":9,"output_index":1,"content_index":0,"item_id":"msg_gw3","part":{"annotations":[],"type":"output_text","text":""}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":10,"output_index":1,"content_index":0,"item_id":"msg_gw3","delta":"No luck."}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":11,"output_index":1,"content_index":0,"item_id":"msg_gw3","text":"No luck."}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":12,"output_index":1,"content_index":0,"item_id":"msg_gw3","part":{"annotations":[],"type":"output_text","text":"No luck."}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":13,"output_index":1,"item":{"id":"msg_gw3","type":"message","role":"assistant","status":"completed","content":[{"annotations":[],"type":"output_text","text":"No luck."}]}}

event: response.completed
data: {"type":"response.completed","sequence_number":14,"response":{"object":"response","created_at":TIME,"model":"unknown","id":"resp_gw3","status":"completed","output":[{"id":"mcp_gw1","type":"mcp_call","status":"failed","name":"search","server_label":"notes","arguments":"{\"query\":\"x\"}","error":"timeout after 60s"},{"id":"msg_gw3","type":"message","role":"assistant","status":"completed","content":[{"annotations":[],"type":"output_text","text":"No luck."}]}]}}

=== gateway-text
log:  repaired=20 dialect=no-type,response,item,output,part-type
--- in
event: response.created
data: {"response":{"id":"resp_gw1","status":"in_progress"}}

event: response.in_progress
data: {"response":{"id":"resp_gw1","status":"in_progress"}}

event: response.output_item.added
data: {"output_index":0,"item":{"id":"msg_gw1","type":"message","role":"assistant","status":"in_progress"}}

event: response.content_part.added
data: {"output_index":0,"content_index":0,"item_id":"msg_gw1","part":{"type":"text","text":""}}

event: response.output_text.delta
data: {"output_index":0,"content_index":0,"item_id":"msg_gw1","delta":"Through"}

event: response.output_text.delta
data: {"output_index":0,"content_index":0,"item_id":"msg_gw1","delta":" the gate"}

event: response.output_text.done
data: {"output_index":0,"content_index":0,"item_id":"msg_gw1","text":"Through the gate"}

event: response.content_part.done
data: {"output_index":0,"content_index":0,"item_id":"msg_gw1","part":{"type":"text","text":"Through the gate"}}

event: response.output_item.done
data: {"output_index":0,"item":{"id":"msg_gw1","status":"completed","content":[{"type":"text","text":"Through the gate"}]}}

event: response.completed
data: {"response":{"id":"resp_gw1","status":"completed","output":[{"id":"msg_gw1","type":"message","role":"assistant","status":"completed","content":[{"type":"text","text":"Through the gate"}]}]}}

data: [DONE]

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"object":"response","created_at":TIME,"model":"unknown","output":[],"id":"resp_gw1","status":"in_progress"}}

event: response.in_progress
data: {"type":"response.in_progress","sequence_number":1,"response":{"object":"response","created_at":TIME,"model":"unknown","output":[],"id":"resp_gw1","status":"in_progress"}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":2,"output_index":0,"item":{"content":[],"id":"msg_gw1","type":"message","role":"assistant","status":"in_progress"}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":3,"output_index":0,"content_index":0,"item_id":"msg_gw1","part":{"annotations":[],"type":"output_text","text":""}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":4,"output_index":0,"content_index":0,"item_id":"msg_gw1","delta":"Through"}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":5,"output_index":0,"content_index":0,"item_id":"msg_gw1","delta":" the gate"}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":6,"output_index":0,"content_index":0,"item_id":"msg_gw1","text":"Through the gate"}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":7,"output_index":0,"content_index":0,"item_id":"msg_gw1","part":{"annotations":[],"type":"output_text","text":"Through the gate"}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":8,"output_index":0,"item":{"type":"message","role":"assistant","id":"msg_gw1","status":"completed","content":[{"annotations":[],"type":"output_text","text":"Through the gate"}]}}

event: response.completed
data: {"type":"response.completed","sequence_number":9,"response":{"object":"response","created_at":TIME,"model":"unknown","id":"resp_gw1","status":"completed","output":[{"id":"msg_gw1","type":"message","role":"assistant","status":"completed","content":[{"annotations":[],"type":"output_text","text":"Through the gate"}]}]}}

=== gateway-tool
log:  repaired=11 dialect=no-type,usage,response,item input_tokens=8 output_tokens=7
--- in
event: response.created
data: {"response":{"id":"resp_gw2","status":"in_progress"}}

event: response.output_item.added
data: {"output_index":0,"item":{"id":"fc_gw1","type":"function_call","call_id":"call_gw1","name":"lookup","status":"in_progress"}}

event: response.function_call_arguments.delta
data: {"item_id":"fc_gw1","output_index":0,"delta":"{\"query\":"}

event: response.function_call_arguments.delta
data: {"item_id":"fc_gw1","output_index":0,"delta":"\"notes\"}"}

event: response.function_call_arguments.done
data: {"item_id":"fc_gw1","output_index":0,"arguments":"{\"query\":\"notes\"}"}

event: response.output_item.done
data: {"output_index":0,"item":{"id":"fc_gw1","type":"function_call","call_id":"call_gw1","name":"lookup","status":"completed","arguments":"{\"query\":\"notes\"}"}}

event: response.completed
data: {"response":{"id":"resp_gw2","status":"completed","output":[{"id":"fc_gw1","type":"function_call","call_id":"call_gw1","name":"lookup","status":"completed","arguments":"{\"query\":\"notes\"}"}],"usage":{"input_tokens":8,"output_tokens":7,"total_tokens":15}}}

data: [DONE]

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"object":"response","created_at":TIME,"model":"unknown","output":[],"id":"resp_gw2","status":"in_progress"}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"arguments":"","id":"fc_gw1","type":"function_call","call_id":"call_gw1","name":"lookup","status":"in_progress"}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":2,"item_id":"fc_gw1","output_index":0,"delta":"{\"query\":"}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":3,"item_id":"fc_gw1","output_index":0,"delta":"\"notes\"}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":4,"item_id":"fc_gw1","output_index":0,"arguments":"{\"query\":\"notes\"}"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":5,"output_index":0,"item":{"id":"fc_gw1","type":"function_call","call_id":"call_gw1","name":"lookup","status":"completed","arguments":"{\"query\":\"notes\"}"}}

event: response.completed
data: {"type":"response.completed","sequence_number":6,"response":{"object":"response","created_at":TIME,"model":"unknown","id":"resp_gw2","status":"completed","output":[{"id":"fc_gw1","type":"function_call","call_id":"call_gw1","name":"lookup","status":"completed","arguments":"{\"query\":\"notes\"}"}],"usage":{"input_tokens_details":{"cached_tokens":0,"cache_write_tokens":0},"output_tokens_details":{"reasoning_tokens":0},"input_tokens":8,"output_tokens":7,"total_tokens":15}}}

=== sample-gateway-mcp
log:  repaired=12 dialect=no-type,response,item
--- in
event: response.created
data: {"response": {"id": "resp_g2", "status": "in_progress"}}

event: response.output_item.added
data: {"output_index": 0, "item": {"id": "mcp_g2", "type": "mcp_call", "status": "in_progress"}}

event: response.mcp_call.in_progress
data: {"item_id": "mcp_g2", "output_index": 0}

event: response.mcp_call_arguments.delta
data: {"item_id": "mcp_g2", "output_index": 0, "delta": "{\"chart\":7}"}

event: response.mcp_call_arguments.done
data: {"item_id": "mcp_g2", "output_index": 0, "arguments": "{\"chart\":7}"}

event: response.mcp_call.failed
data: {"item_id": "mcp_g2", "output_index": 0, "sequence_number": 12}

event: response.output_item.done
data: {"output_index": 0, "item": {"id": "mcp_g2", "type": "mcp_call", "status": "failed", "error": "no answer after 60s"}}

event: response.completed
data: {"response": {"id": "resp_g2", "status": "completed", "output": []}}

data: [DONE]

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response": {"object":"response","created_at":TIME,"model":"unknown","output":[],"id": "resp_g2", "status": "in_progress"}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index": 0, "item": {"arguments":"","id": "mcp_g2", "type": "mcp_call", "status": "in_progress"}}

event: response.mcp_call.in_progress
data: {"type":"response.mcp_call.in_progress","sequence_number":2,"item_id": "mcp_g2", "output_index": 0}

event: response.mcp_call_arguments.delta
data: {"type":"response.mcp_call_arguments.delta","sequence_number":3,"item_id": "mcp_g2", "output_index": 0, "delta": "{\"chart\":7}"}

event: response.mcp_call_arguments.done
data: {"type":"response.mcp_call_arguments.done","sequence_number":4,"item_id": "mcp_g2", "output_index": 0, "arguments": "{\"chart\":7}"}

event: response.mcp_call.failed
data: {"type":"response.mcp_call.failed","item_id": "mcp_g2", "output_index": 0, "sequence_number": 5}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":6,"output_index": 0, "item": {"arguments":"{\"chart\":7}","id": "mcp_g2", "type": "mcp_call", "status": "failed", "error": "no answer after 60s"}}

event: response.completed
data: {"type":"response.completed","sequence_number":7,"response": {"object":"response","created_at":TIME,"model":"unknown","id": "resp_g2", "status": "completed", "output": [{"arguments":"{\"chart\":7}","id": "mcp_g2", "type": "mcp_call", "status": "failed", "error": "no answer after 60s"}]}}

=== sample-gateway-text
log:  repaired=18 dialect=no-type,response,item,part-type
--- in
event: response.created
data: {"response": {"id": "resp_g1", "status": "in_progress"}}

event: response.in_progress
data: {"response": {"id": "resp_g1", "status": "in_progress"}}

event: response.output_item.added
data: {"output_index": 0, "item": {"id": "msg_g1", "type": "message", "role": "assistant", "status": "in_progress"}}

event: response.content_part.added
data: {"output_index": 0, "content_index": 0, "item_id": "msg_g1", "part": {"type": "text", "text": ""}}

event: response.output_text.delta
data: {"output_index": 0, "content_index": 0, "item_id": "msg_g1", "delta": "Low"}

event: response.output_text.delta
data: {"output_index": 0, "content_index": 0, "item_id": "msg_g1", "delta": " tide"}

event: response.output_text.done
data: {"output_index": 0, "content_index": 0, "item_id": "msg_g1", "text": "Low tide"}

event: response.content_part.done
data: {"output_index": 0, "content_index": 0, "item_id": "msg_g1", "part": {"type": "text", "text": "Low tide"}}

event: response.output_item.done
data: {"output_index": 0, "item": {"id": "msg_g1", "status": "completed", "content": [{"type": "text", "text": "Low tide"}]}}

event: response.completed
data: {"response": {"id": "resp_g1", "status": "completed", "output": []}}

data: [DONE]

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response": {"object":"response","created_at":TIME,"model":"unknown","output":[],"id": "resp_g1", "status": "in_progress"}}

event: response.in_progress
data: {"type":"response.in_progress","sequence_number":1,"response": {"object":"response","created_at":TIME,"model":"unknown","output":[],"id": "resp_g1", "status": "in_progress"}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":2,"output_index": 0, "item": {"content":[],"id": "msg_g1", "type": "message", "role": "assistant", "status": "in_progress"}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":3,"output_index": 0, "content_index": 0, "item_id": "msg_g1", "part": {"annotations":[],"type": "output_text", "text": ""}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":4,"output_index": 0, "content_index": 0, "item_id": "msg_g1", "delta": "Low"}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":5,"output_index": 0, "content_index": 0, "item_id": "msg_g1", "delta": " tide"}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":6,"output_index": 0, "content_index": 0, "item_id": "msg_g1", "text": "Low tide"}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":7,"output_index": 0, "content_index": 0, "item_id": "msg_g1", "part": {"annotations":[],"type": "output_text", "text": "Low tide"}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":8,"output_index": 0, "item": {"type":"message","role":"assistant","id": "msg_g1", "status": "completed", "content": [{"annotations":[],"type": "output_text", "text": "Low tide"}]}}

event: response.completed
data: {"type":"response.completed","sequence_number":9,"response": {"object":"response","created_at":TIME,"model":"unknown","id": "resp_g1", "status": "completed", "output": [{"type":"message","role":"assistant","id": "msg_g1", "status": "completed", "content": [{"annotations":[],"type": "output_text", "text": "Low tide"}]}]}}

