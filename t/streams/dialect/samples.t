# Streams of API pages, and of servers as they are described: what they become,
# and what is left to be numbered without repairs.  In sample-numbers no type
# is known: it may be any stream, and its response comes too late.

=== sample-eugpt-error
log:  repaired=3 dialect=error,created-at,response error_code=internal_error
--- in
event: message
data: {"type": "response.created", "sequence_number": 0, "response": {"id": "11de784a-0000-4000-8000-000000000001", "object": "response", "created_at": 1717171719500, "model": "gpt-oss-20b", "status": "in_progress"}}

event: message
data: {"type": "error", "code": "internal_error", "message": "The \"worker\" went away"}

--- out
event: response.created
data: {"type": "response.created", "sequence_number": 0, "response": {"output":[],"id": "11de784a-0000-4000-8000-000000000001", "object": "response", "created_at": 1717171719, "model": "gpt-oss-20b", "status": "in_progress"}}

event: error
data: {"error":{"type":"server_error","code":"internal_error","message":"The \"worker\" went away","param":null},"param":null,"sequence_number":1,"type": "error", "code": "internal_error", "message": "The \"worker\" went away"}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"11de784a-0000-4000-8000-000000000001","object":"response","created_at":1717171719,"status":"failed","error":{"code":"internal_error","message":"The \"worker\" went away"},"incomplete_details":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"model":"gpt-oss-20b","output":[],"usage":null}}

=== sample-eugpt-error, not repaired
log:  repaired=0 dialect=- error_code=internal_error
conf: responses_normalize off;
conf: responses_failure off;
--- in
event: message
data: {"type": "response.created", "sequence_number": 0, "response": {"id": "11de784a-0000-4000-8000-000000000001", "object": "response", "created_at": 1717171719500, "model": "gpt-oss-20b", "status": "in_progress"}}

event: message
data: {"type": "error", "code": "internal_error", "message": "The \"worker\" went away"}

--- out
event: response.created
data: {"type": "response.created", "sequence_number": 0, "response": {"id": "11de784a-0000-4000-8000-000000000001", "object": "response", "created_at": 1717171719500, "model": "gpt-oss-20b", "status": "in_progress"}}

event: error
data: {"sequence_number":1,"type": "error", "code": "internal_error", "message": "The \"worker\" went away"}

=== sample-eugpt-text
log:  repaired=13 dialect=created-at,no-done,response,item-id,item,part-type
--- in
event: message
data: {"type": "response.created", "sequence_number": 0, "response": {"id": "7c1f0a52-93b4-4d1e-8d55-0f6a1e2b3c4d", "object": "response", "created_at": 1717171717000, "model": "gpt-oss-20b", "status": "in_progress"}}

event: message
data: {"type": "response.routing.completed", "sequence_number": 1, "model_id": "gpt-oss-20b", "category": "translation", "source": "router", "reasoning": "Asks for one sentence in Dutch"}

event: message
data: {"type": "response.output_item.added", "sequence_number": 2, "output_index": 0, "item": {"type": "message"}}

event: message
data: {"type": "response.content_part.added", "sequence_number": 3, "output_index": 0, "content_index": 0, "part": {"type": "output_text", "text": ""}}

event: message
data: {"type": "response.output_text.delta", "sequence_number": 4, "output_index": 0, "content_index": 0, "delta": "De boot"}

event: message
data: {"type": "response.output_text.delta", "sequence_number": 5, "output_index": 0, "content_index": 0, "delta": " vaart — langzaam — naar zee."}

event: message
data: {"type": "response.rewrite.in_progress", "sequence_number": 6}

event: message
data: {"type": "response.output_text.done", "sequence_number": 7, "output_index": 0, "content_index": 0, "text": "De boot vaart langzaam naar zee."}

event: message
data: {"type": "response.output_item.done", "sequence_number": 8, "output_index": 0, "item": {"type": "message", "status": "completed"}}

event: message
data: {"type": "response.completed", "sequence_number": 9, "response": {"id": "7c1f0a52-93b4-4d1e-8d55-0f6a1e2b3c4d", "status": "completed", "model": "gpt-oss-20b", "output_text": "De boot vaart langzaam naar zee.", "tool_calls": []}}

--- out
event: response.created
data: {"type": "response.created", "sequence_number": 0, "response": {"output":[],"id": "7c1f0a52-93b4-4d1e-8d55-0f6a1e2b3c4d", "object": "response", "created_at": 1717171717, "model": "gpt-oss-20b", "status": "in_progress"}}

event: response.routing.completed
data: {"type": "response.routing.completed", "sequence_number": 1, "model_id": "gpt-oss-20b", "category": "translation", "source": "router", "reasoning": "Asks for one sentence in Dutch"}

event: response.output_item.added
data: {"type": "response.output_item.added", "sequence_number": 2, "output_index": 0, "item": {"id":"msg_REQUEST_0","status":"in_progress","role":"assistant","content":[],"type": "message"}}

event: response.content_part.added
data: {"item_id":"msg_REQUEST_0","type": "response.content_part.added", "sequence_number": 3, "output_index": 0, "content_index": 0, "part": {"annotations":[],"type": "output_text", "text": ""}}

event: response.output_text.delta
data: {"item_id":"msg_REQUEST_0","type": "response.output_text.delta", "sequence_number": 4, "output_index": 0, "content_index": 0, "delta": "De boot"}

event: response.output_text.delta
data: {"item_id":"msg_REQUEST_0","type": "response.output_text.delta", "sequence_number": 5, "output_index": 0, "content_index": 0, "delta": " vaart — langzaam — naar zee."}

event: response.rewrite.in_progress
data: {"type": "response.rewrite.in_progress", "sequence_number": 6}

event: response.output_text.done
data: {"item_id":"msg_REQUEST_0","type": "response.output_text.done", "sequence_number": 7, "output_index": 0, "content_index": 0, "text": "De boot vaart langzaam naar zee."}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":8,"item_id":"msg_REQUEST_0","output_index":0,"content_index":0,"part":{"type":"output_text","text":"De boot vaart langzaam naar zee.","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type": "response.output_item.done", "sequence_number": 9, "output_index": 0, "item": {"id":"msg_REQUEST_0","role":"assistant","content":[{"type":"output_text","text":"De boot vaart langzaam naar zee.","annotations":[],"logprobs":[]}],"type": "message", "status": "completed"}}

event: response.completed
data: {"type": "response.completed", "sequence_number": 10, "response": {"object":"response","created_at":1717171717,"output":[{"id":"msg_REQUEST_0","role":"assistant","content":[{"type":"output_text","text":"De boot vaart langzaam naar zee.","annotations":[],"logprobs":[]}],"type": "message", "status": "completed"}],"id": "7c1f0a52-93b4-4d1e-8d55-0f6a1e2b3c4d", "status": "completed", "model": "gpt-oss-20b", "output_text": "De boot vaart langzaam naar zee.", "tool_calls": []}}

=== sample-eugpt-text, not repaired
log:  repaired=0 dialect=-
conf: responses_normalize off;
conf: responses_failure off;
--- in
event: message
data: {"type": "response.created", "sequence_number": 0, "response": {"id": "7c1f0a52-93b4-4d1e-8d55-0f6a1e2b3c4d", "object": "response", "created_at": 1717171717000, "model": "gpt-oss-20b", "status": "in_progress"}}

event: message
data: {"type": "response.routing.completed", "sequence_number": 1, "model_id": "gpt-oss-20b", "category": "translation", "source": "router", "reasoning": "Asks for one sentence in Dutch"}

event: message
data: {"type": "response.output_item.added", "sequence_number": 2, "output_index": 0, "item": {"type": "message"}}

event: message
data: {"type": "response.content_part.added", "sequence_number": 3, "output_index": 0, "content_index": 0, "part": {"type": "output_text", "text": ""}}

event: message
data: {"type": "response.output_text.delta", "sequence_number": 4, "output_index": 0, "content_index": 0, "delta": "De boot"}

event: message
data: {"type": "response.output_text.delta", "sequence_number": 5, "output_index": 0, "content_index": 0, "delta": " vaart — langzaam — naar zee."}

event: message
data: {"type": "response.rewrite.in_progress", "sequence_number": 6}

event: message
data: {"type": "response.output_text.done", "sequence_number": 7, "output_index": 0, "content_index": 0, "text": "De boot vaart langzaam naar zee."}

event: message
data: {"type": "response.output_item.done", "sequence_number": 8, "output_index": 0, "item": {"type": "message", "status": "completed"}}

event: message
data: {"type": "response.completed", "sequence_number": 9, "response": {"id": "7c1f0a52-93b4-4d1e-8d55-0f6a1e2b3c4d", "status": "completed", "model": "gpt-oss-20b", "output_text": "De boot vaart langzaam naar zee.", "tool_calls": []}}

--- out
event: response.created
data: {"type": "response.created", "sequence_number": 0, "response": {"id": "7c1f0a52-93b4-4d1e-8d55-0f6a1e2b3c4d", "object": "response", "created_at": 1717171717000, "model": "gpt-oss-20b", "status": "in_progress"}}

event: response.routing.completed
data: {"type": "response.routing.completed", "sequence_number": 1, "model_id": "gpt-oss-20b", "category": "translation", "source": "router", "reasoning": "Asks for one sentence in Dutch"}

event: response.output_item.added
data: {"type": "response.output_item.added", "sequence_number": 2, "output_index": 0, "item": {"type": "message"}}

event: response.content_part.added
data: {"type": "response.content_part.added", "sequence_number": 3, "output_index": 0, "content_index": 0, "part": {"type": "output_text", "text": ""}}

event: response.output_text.delta
data: {"type": "response.output_text.delta", "sequence_number": 4, "output_index": 0, "content_index": 0, "delta": "De boot"}

event: response.output_text.delta
data: {"type": "response.output_text.delta", "sequence_number": 5, "output_index": 0, "content_index": 0, "delta": " vaart — langzaam — naar zee."}

event: response.rewrite.in_progress
data: {"type": "response.rewrite.in_progress", "sequence_number": 6}

event: response.output_text.done
data: {"type": "response.output_text.done", "sequence_number": 7, "output_index": 0, "content_index": 0, "text": "De boot vaart langzaam naar zee."}

event: response.output_item.done
data: {"type": "response.output_item.done", "sequence_number": 8, "output_index": 0, "item": {"type": "message", "status": "completed"}}

event: response.completed
data: {"type": "response.completed", "sequence_number": 9, "response": {"id": "7c1f0a52-93b4-4d1e-8d55-0f6a1e2b3c4d", "status": "completed", "model": "gpt-oss-20b", "output_text": "De boot vaart langzaam naar zee.", "tool_calls": []}}

=== sample-freddy-failed
log:  repaired=16 dialect=no-type,flat,response-id,index,no-scaffold,response,indexes,item-id,item error_code=rate_limit_exceeded
--- in
event: response.created
data: {"id":"resp_f2","status":"in_progress"}

event: response.output_item.added
data: {"index":0,"item":{"type":"message"}}

event: response.output_text.delta
data: {"index":0,"delta":"I was abou"}

event: response.failed
data: {"status":"failed","error":{"message":"Too many requests","code":"rate_limit_exceeded"}}

--- out
event: response.created
data: {"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[],"id":"resp_f2","status":"in_progress"},"sequence_number":0}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"msg_REQUEST_0","status":"in_progress","role":"assistant","content":[],"type":"message"}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"msg_REQUEST_0","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","content_index":0,"item_id":"msg_REQUEST_0","sequence_number":3,"output_index":0,"delta":"I was abou"}

event: response.failed
data: {"type":"response.failed","response":{"id":"resp_f2","object":"response","created_at":TIME,"model":"unknown","incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[{"id":"msg_REQUEST_0","type":"message","status":"incomplete","role":"assistant","content":[{"type":"output_text","text":"I was abou","annotations":[],"logprobs":[]}]}],"status":"failed","error":{"message":"Too many requests","code":"rate_limit_exceeded"}},"sequence_number":4}

=== sample-freddy-failed, not repaired
log:  repaired=0 dialect=- error_code=rate_limit_exceeded
conf: responses_normalize off;
conf: responses_failure off;
--- in
event: response.created
data: {"id":"resp_f2","status":"in_progress"}

event: response.output_item.added
data: {"index":0,"item":{"type":"message"}}

event: response.output_text.delta
data: {"index":0,"delta":"I was abou"}

event: response.failed
data: {"status":"failed","error":{"message":"Too many requests","code":"rate_limit_exceeded"}}

--- out
event: response.created
data: {"sequence_number":0,"id":"resp_f2","status":"in_progress"}

event: response.output_item.added
data: {"sequence_number":1,"index":0,"item":{"type":"message"}}

event: response.output_text.delta
data: {"sequence_number":2,"index":0,"delta":"I was abou"}

event: response.failed
data: {"sequence_number":3,"status":"failed","error":{"message":"Too many requests","code":"rate_limit_exceeded"}}

=== sample-freddy-text
log:  repaired=28 dialect=no-type,flat,response-id,index,no-scaffold,no-done,response,indexes,item-id,item
--- in
event: response.created
data: {"id":"resp_f1","status":"in_progress"}

event: response.output_item.added
data: {"index":0,"item":{"type":"message"}}

event: response.output_text.delta
data: {"index":0,"delta":"Good"}

event: response.output_text.delta
data: {"index":0,"delta":" morning"}

event: response.output_text.delta
data: {"index":0,"delta":", Freddy."}

event: response.output_text.done
data: {"text":"Good morning, Freddy."}

event: response.completed
data: {"status":"completed"}

--- out
event: response.created
data: {"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[],"id":"resp_f1","status":"in_progress"},"sequence_number":0}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"msg_REQUEST_0","status":"in_progress","role":"assistant","content":[],"type":"message"}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"msg_REQUEST_0","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","content_index":0,"item_id":"msg_REQUEST_0","sequence_number":3,"output_index":0,"delta":"Good"}

event: response.output_text.delta
data: {"type":"response.output_text.delta","content_index":0,"item_id":"msg_REQUEST_0","sequence_number":4,"output_index":0,"delta":" morning"}

event: response.output_text.delta
data: {"type":"response.output_text.delta","content_index":0,"item_id":"msg_REQUEST_0","sequence_number":5,"output_index":0,"delta":", Freddy."}

event: response.output_text.done
data: {"type":"response.output_text.done","output_index":0,"content_index":0,"item_id":"msg_REQUEST_0","sequence_number":6,"text":"Good morning, Freddy."}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":7,"item_id":"msg_REQUEST_0","output_index":0,"content_index":0,"part":{"type":"output_text","text":"Good morning, Freddy.","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":8,"output_index":0,"item":{"id":"msg_REQUEST_0","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Good morning, Freddy.","annotations":[],"logprobs":[]}],"type":"message"}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_f1","object":"response","created_at":TIME,"model":"unknown","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":TIME,"frequency_penalty":0,"presence_penalty":0,"output":[{"id":"msg_REQUEST_0","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Good morning, Freddy.","annotations":[],"logprobs":[]}],"type":"message"}],"status":"completed"},"sequence_number":9}

=== sample-freddy-text, not repaired
log:  repaired=0 dialect=-
conf: responses_normalize off;
conf: responses_failure off;
--- in
event: response.created
data: {"id":"resp_f1","status":"in_progress"}

event: response.output_item.added
data: {"index":0,"item":{"type":"message"}}

event: response.output_text.delta
data: {"index":0,"delta":"Good"}

event: response.output_text.delta
data: {"index":0,"delta":" morning"}

event: response.output_text.delta
data: {"index":0,"delta":", Freddy."}

event: response.output_text.done
data: {"text":"Good morning, Freddy."}

event: response.completed
data: {"status":"completed"}

--- out
event: response.created
data: {"sequence_number":0,"id":"resp_f1","status":"in_progress"}

event: response.output_item.added
data: {"sequence_number":1,"index":0,"item":{"type":"message"}}

event: response.output_text.delta
data: {"sequence_number":2,"index":0,"delta":"Good"}

event: response.output_text.delta
data: {"sequence_number":3,"index":0,"delta":" morning"}

event: response.output_text.delta
data: {"sequence_number":4,"index":0,"delta":", Freddy."}

event: response.output_text.done
data: {"sequence_number":5,"text":"Good morning, Freddy."}

event: response.completed
data: {"sequence_number":6,"status":"completed"}

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

=== sample-gateway-mcp, not repaired
log:  repaired=0 dialect=-
conf: responses_normalize off;
conf: responses_failure off;
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
data: {"sequence_number":0,"response": {"id": "resp_g2", "status": "in_progress"}}

event: response.output_item.added
data: {"sequence_number":1,"output_index": 0, "item": {"id": "mcp_g2", "type": "mcp_call", "status": "in_progress"}}

event: response.mcp_call.in_progress
data: {"sequence_number":2,"item_id": "mcp_g2", "output_index": 0}

event: response.mcp_call_arguments.delta
data: {"sequence_number":3,"item_id": "mcp_g2", "output_index": 0, "delta": "{\"chart\":7}"}

event: response.mcp_call_arguments.done
data: {"sequence_number":4,"item_id": "mcp_g2", "output_index": 0, "arguments": "{\"chart\":7}"}

event: response.mcp_call.failed
data: {"item_id": "mcp_g2", "output_index": 0, "sequence_number": 5}

event: response.output_item.done
data: {"sequence_number":6,"output_index": 0, "item": {"id": "mcp_g2", "type": "mcp_call", "status": "failed", "error": "no answer after 60s"}}

event: response.completed
data: {"sequence_number":7,"response": {"id": "resp_g2", "status": "completed", "output": []}}

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

=== sample-gateway-text, not repaired
log:  repaired=0 dialect=-
conf: responses_normalize off;
conf: responses_failure off;
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
data: {"sequence_number":0,"response": {"id": "resp_g1", "status": "in_progress"}}

event: response.in_progress
data: {"sequence_number":1,"response": {"id": "resp_g1", "status": "in_progress"}}

event: response.output_item.added
data: {"sequence_number":2,"output_index": 0, "item": {"id": "msg_g1", "type": "message", "role": "assistant", "status": "in_progress"}}

event: response.content_part.added
data: {"sequence_number":3,"output_index": 0, "content_index": 0, "item_id": "msg_g1", "part": {"type": "text", "text": ""}}

event: response.output_text.delta
data: {"sequence_number":4,"output_index": 0, "content_index": 0, "item_id": "msg_g1", "delta": "Low"}

event: response.output_text.delta
data: {"sequence_number":5,"output_index": 0, "content_index": 0, "item_id": "msg_g1", "delta": " tide"}

event: response.output_text.done
data: {"sequence_number":6,"output_index": 0, "content_index": 0, "item_id": "msg_g1", "text": "Low tide"}

event: response.content_part.done
data: {"sequence_number":7,"output_index": 0, "content_index": 0, "item_id": "msg_g1", "part": {"type": "text", "text": "Low tide"}}

event: response.output_item.done
data: {"sequence_number":8,"output_index": 0, "item": {"id": "msg_g1", "status": "completed", "content": [{"type": "text", "text": "Low tide"}]}}

event: response.completed
data: {"sequence_number":9,"response": {"id": "resp_g1", "status": "completed", "output": []}}

=== sample-numbers
log:  repaired=0 dialect=- error_code=upstream_incomplete
contract: -
--- in
event: response.a.0
data: {"type":"response.a.0","sequence_number":7}

event: a.1
data: {"type":"a.1","sequence_number":"7"}

event: a.2
data: {"type":"a.2","sequence_number":7.0}

event: a.3
data: {"type":"a.3","sequence_number":3e0}

event: a.4
data: {"type":"a.4","sequence_number":-1}

event: a.5
data: {"type":"a.5","sequence_number":null}

event: a.6
data: {"type":"a.6","sequence_number":true,"x":1}

event: a.7
data: {"type":"a.7","sequence_number":[1,{"sequence_number":2}]}

event: a.8
data: {"type":"a.8","sequence_number":{"n":1},"y":[]}

event: a.9
data: {"sequence_number":1,"type":"a.9","sequence_number":2,"sequence_number":"3"}

event: a.10
data: {"type":"a.10","sequence_\u006eumber":18446744073709551616}

event: a.11
data: {"type":"a.11","item":{"sequence_number":5,"type":"b"}}

event: a.12
data: { "type" : "a.12" , "sequence_number" :  12  }

event: a.13
data: { "type" : "a.13" }

event: a.14
data: {"type":"a.14","sequence_number":014}

event: a.15
data: {"type":"a.15","sequence_number":14}

event: a.16
data: {"type":"a.16","sequence_number":1000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000}

event: a.17
data: {"ty\u0070e":"a.17","x":"\ud83d\ude00 \ud83d \u0000"}

--- out
event: response.a.0
data: {"type":"response.a.0","sequence_number":0}

event: a.1
data: {"type":"a.1","sequence_number":1}

event: a.2
data: {"type":"a.2","sequence_number":2}

event: a.3
data: {"type":"a.3","sequence_number":3}

event: a.4
data: {"type":"a.4","sequence_number":4}

event: a.5
data: {"type":"a.5","sequence_number":5}

event: a.6
data: {"type":"a.6","sequence_number":6,"x":1}

event: a.7
data: {"type":"a.7","sequence_number":7}

event: a.8
data: {"type":"a.8","sequence_number":8,"y":[]}

event: a.9
data: {"sequence_number":9,"type":"a.9","sequence_number":9,"sequence_number":9}

event: a.10
data: {"type":"a.10","sequence_\u006eumber":10}

event: a.11
data: {"sequence_number":11,"type":"a.11","item":{"sequence_number":5,"type":"b"}}

event: a.12
data: { "type" : "a.12" , "sequence_number" :  12  }

event: a.13
data: {"sequence_number":13, "type" : "a.13" }

event: a.14
data: {"type":"a.14","sequence_number":014}

event: a.15
data: {"type":"a.15","sequence_number":14}

event: a.16
data: {"type":"a.16","sequence_number":15}

event: a.17
data: {"sequence_number":16,"ty\u0070e":"a.17","x":"\ud83d\ude00 \ud83d \u0000"}

event: response.created
data: {"type":"response.created","sequence_number":17,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"status":"in_progress","error":null,"incomplete_details":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"model":"unknown","output":[],"usage":null}}

event: error
data: {"type":"error","sequence_number":18,"error":{"type":"server_error","code":"server_error","message":"The upstream ended the stream without a final event.","param":null},"code":"server_error","message":"The upstream ended the stream without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":19,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"status":"failed","error":{"code":"server_error","message":"The upstream ended the stream without a final event."},"incomplete_details":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"model":"unknown","output":[],"usage":null}}

=== sample-numbers, not repaired
log:  repaired=0 dialect=-
conf: responses_normalize off;
conf: responses_failure off;
--- in
event: response.a.0
data: {"type":"response.a.0","sequence_number":7}

event: a.1
data: {"type":"a.1","sequence_number":"7"}

event: a.2
data: {"type":"a.2","sequence_number":7.0}

event: a.3
data: {"type":"a.3","sequence_number":3e0}

event: a.4
data: {"type":"a.4","sequence_number":-1}

event: a.5
data: {"type":"a.5","sequence_number":null}

event: a.6
data: {"type":"a.6","sequence_number":true,"x":1}

event: a.7
data: {"type":"a.7","sequence_number":[1,{"sequence_number":2}]}

event: a.8
data: {"type":"a.8","sequence_number":{"n":1},"y":[]}

event: a.9
data: {"sequence_number":1,"type":"a.9","sequence_number":2,"sequence_number":"3"}

event: a.10
data: {"type":"a.10","sequence_\u006eumber":18446744073709551616}

event: a.11
data: {"type":"a.11","item":{"sequence_number":5,"type":"b"}}

event: a.12
data: { "type" : "a.12" , "sequence_number" :  12  }

event: a.13
data: { "type" : "a.13" }

event: a.14
data: {"type":"a.14","sequence_number":014}

event: a.15
data: {"type":"a.15","sequence_number":14}

event: a.16
data: {"type":"a.16","sequence_number":1000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000}

event: a.17
data: {"ty\u0070e":"a.17","x":"\ud83d\ude00 \ud83d \u0000"}

--- out
event: response.a.0
data: {"type":"response.a.0","sequence_number":0}

event: a.1
data: {"type":"a.1","sequence_number":1}

event: a.2
data: {"type":"a.2","sequence_number":2}

event: a.3
data: {"type":"a.3","sequence_number":3}

event: a.4
data: {"type":"a.4","sequence_number":4}

event: a.5
data: {"type":"a.5","sequence_number":5}

event: a.6
data: {"type":"a.6","sequence_number":6,"x":1}

event: a.7
data: {"type":"a.7","sequence_number":7}

event: a.8
data: {"type":"a.8","sequence_number":8,"y":[]}

event: a.9
data: {"sequence_number":9,"type":"a.9","sequence_number":9,"sequence_number":9}

event: a.10
data: {"type":"a.10","sequence_\u006eumber":10}

event: a.11
data: {"sequence_number":11,"type":"a.11","item":{"sequence_number":5,"type":"b"}}

event: a.12
data: { "type" : "a.12" , "sequence_number" :  12  }

event: a.13
data: {"sequence_number":13, "type" : "a.13" }

event: a.14
data: {"type":"a.14","sequence_number":014}

event: a.15
data: {"type":"a.15","sequence_number":14}

event: a.16
data: {"type":"a.16","sequence_number":15}

event: a.17
data: {"sequence_number":16,"ty\u0070e":"a.17","x":"\ud83d\ude00 \ud83d \u0000"}

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

=== sample-openai-text, not repaired
log:  repaired=0 dialect=- input_tokens=14 output_tokens=9
conf: responses_normalize off;
conf: responses_failure off;
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

=== sample-openai-tool, not repaired
log:  repaired=0 dialect=- input_tokens=40 output_tokens=25
conf: responses_normalize off;
conf: responses_failure off;
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

event: response.output_item.done
data: {"sequence_number":5,"type":"response.output_item.done","output_index":0,"item":{"id":"rs_77","type":"reasoning","summary":[{"type":"summary_text","text":"Look it up."}]}}

event: response.output_item.added
data: {"sequence_number":6,"type":"response.output_item.added","output_index":1,"item":{"id":"fc_77","type":"function_call","status":"in_progress","arguments":"","call_id":"call_77","name":"tide"}}

event: response.function_call_arguments.delta
data: {"sequence_number":7,"type":"response.function_call_arguments.delta","item_id":"fc_77","output_index":1,"delta":"{\"port\":"}

event: response.function_call_arguments.delta
data: {"sequence_number":8,"type":"response.function_call_arguments.delta","item_id":"fc_77","output_index":1,"delta":"\"Delfzijl\"}"}

event: response.function_call_arguments.done
data: {"sequence_number":9,"type":"response.function_call_arguments.done","item_id":"fc_77","output_index":1,"arguments":"{\"port\":\"Delfzijl\"}"}

event: response.output_item.done
data: {"sequence_number":10,"type":"response.output_item.done","output_index":1,"item":{"id":"fc_77","type":"function_call","status":"completed","arguments":"{\"port\":\"Delfzijl\"}","call_id":"call_77","name":"tide"}}

event: response.completed
data: {"sequence_number":11,"type":"response.completed","response":{"id":"resp_77","object":"response","created_at":1742000000,"status":"completed","model":"o3-mini","output":[],"usage":{"input_tokens":40,"input_tokens_details":{"cached_tokens":32},"output_tokens":25,"output_tokens_details":{"reasoning_tokens":16},"total_tokens":65}}}

=== sample-untidy
log:  repaired=9 dialect=no-scaffold,no-done,response,indexes,item-id
--- in escaped
﻿event: response.created\r
data: {"type":"response.created","response":{"id":"resp_u","model":"m"}}\r
\r
: keepalive\r\rid: 7
event: response.in_progress
data: {"type":"response.in_progress",
data:  "response":{
data: "id":"resp_u"}}

retry: 3000\r
\r
event: ping\r\rdata: {"type":"response.output_text.delta","delta":"潮 🌊"}\revent: response.output_text.delta\r\revent:message
: inside\r
data:{"sequence_number":"x","type":"response.output_text.delta","delta":"no space"}
\r
data: not json\r
\r
retry: 1\r
id: 8\revent: response.completed
data: {"type":"response.completed","response":{"id":"resp_u","status":"completed"}}\r\
--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"status":"in_progress","output":[],"id":"resp_u","model":"m"}}

: keepalive

event: response.in_progress
data: {"sequence_number":1,"type":"response.in_progress",  "response":{"object":"response","created_at":TIME,"model":"m","status":"in_progress","output":[], "id":"resp_u"}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":2,"output_index":0,"item":{"id":"msg_REQUEST_0","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":3,"item_id":"msg_REQUEST_0","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

data: {"output_index":0,"content_index":0,"item_id":"msg_REQUEST_0","sequence_number":4,"type":"response.output_text.delta","delta":"潮 🌊"}
event: response.output_text.delta

event: response.output_text.delta
: inside
data: {"output_index":0,"content_index":0,"item_id":"msg_REQUEST_0","sequence_number":5,"type":"response.output_text.delta","delta":"no space"}

data: not json

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":6,"item_id":"msg_REQUEST_0","output_index":0,"content_index":0,"text":"潮 🌊no space","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":7,"item_id":"msg_REQUEST_0","output_index":0,"content_index":0,"part":{"type":"output_text","text":"潮 🌊no space","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":8,"output_index":0,"item":{"id":"msg_REQUEST_0","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"潮 🌊no space","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"sequence_number":9,"type":"response.completed","response":{"object":"response","created_at":TIME,"model":"m","output":[{"id":"msg_REQUEST_0","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"潮 🌊no space","annotations":[],"logprobs":[]}]}],"id":"resp_u","status":"completed"}}

=== sample-untidy, not repaired
log:  repaired=0 dialect=-
conf: responses_normalize off;
conf: responses_failure off;
--- in escaped
﻿event: response.created\r
data: {"type":"response.created","response":{"id":"resp_u","model":"m"}}\r
\r
: keepalive\r\rid: 7
event: response.in_progress
data: {"type":"response.in_progress",
data:  "response":{
data: "id":"resp_u"}}

retry: 3000\r
\r
event: ping\r\rdata: {"type":"response.output_text.delta","delta":"潮 🌊"}\revent: response.output_text.delta\r\revent:message
: inside\r
data:{"sequence_number":"x","type":"response.output_text.delta","delta":"no space"}
\r
data: not json\r
\r
retry: 1\r
id: 8\revent: response.completed
data: {"type":"response.completed","response":{"id":"resp_u","status":"completed"}}\r\
--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_u","model":"m"}}

: keepalive

event: response.in_progress
data: {"sequence_number":1,"type":"response.in_progress",  "response":{ "id":"resp_u"}}

data: {"sequence_number":2,"type":"response.output_text.delta","delta":"潮 🌊"}
event: response.output_text.delta

event: response.output_text.delta
: inside
data: {"sequence_number":3,"type":"response.output_text.delta","delta":"no space"}

data: not json

event: response.completed
data: {"sequence_number":4,"type":"response.completed","response":{"id":"resp_u","status":"completed"}}

=== sample-vercel-notes
log:  repaired=17 dialect=response-id,usage,no-scaffold,no-done,response,indexes,item-id,item,part-type input_tokens=5 output_tokens=6
--- in
data: {"type":"response.created","response":{"id":"resp_v1","created_at":1750000000,"model":"gpt-4o-mini"}}

data: {"type":"response.output_item.added","output_index":0,"item":{"type":"reasoning","id":"rs_v1"}}

data: {"type":"response.reasoning_summary_part.added","item_id":"rs_v1","summary_index":0}

data: {"type":"response.reasoning_summary_text.delta","item_id":"rs_v1","summary_index":0,"delta":"Short answer."}

data: {"type":"response.output_item.done","output_index":0,"item":{"type":"reasoning","id":"rs_v1"}}

data: {"type":"response.output_item.added","output_index":1,"item":{"type":"message","id":"msg_v1"}}

data: {"type":"response.output_text.delta","item_id":"msg_v1","delta":"Low tide at four."}

data: {"type":"response.output_text.annotation.added","annotation":{"type":"url_citation","url":"https://tides.example/","title":"Tides"}}

data: {"type":"response.output_item.done","output_index":1,"item":{"type":"message","id":"msg_v1"}}

data: {"type":"response.incomplete","response":{"incomplete_details":{"reason":"max_output_tokens"},"usage":{"input_tokens":5,"output_tokens":6}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","status":"in_progress","output":[],"id":"resp_v1","created_at":1750000000,"model":"gpt-4o-mini"}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"summary":[],"type":"reasoning","id":"rs_v1"}}

event: response.reasoning_summary_part.added
data: {"output_index":0,"part":{"type":"summary_text","text":""},"sequence_number":2,"type":"response.reasoning_summary_part.added","item_id":"rs_v1","summary_index":0}

event: response.reasoning_summary_text.delta
data: {"output_index":0,"sequence_number":3,"type":"response.reasoning_summary_text.delta","item_id":"rs_v1","summary_index":0,"delta":"Short answer."}

event: response.reasoning_summary_text.done
data: {"type":"response.reasoning_summary_text.done","sequence_number":4,"item_id":"rs_v1","output_index":0,"summary_index":0,"text":"Short answer."}

event: response.reasoning_summary_part.done
data: {"type":"response.reasoning_summary_part.done","sequence_number":5,"item_id":"rs_v1","output_index":0,"summary_index":0,"part":{"type":"summary_text","text":"Short answer."}}

event: response.output_item.done
data: {"sequence_number":6,"type":"response.output_item.done","output_index":0,"item":{"summary":[{"type":"summary_text","text":"Short answer."}],"type":"reasoning","id":"rs_v1"}}

event: response.output_item.added
data: {"sequence_number":7,"type":"response.output_item.added","output_index":1,"item":{"status":"in_progress","role":"assistant","content":[],"type":"message","id":"msg_v1"}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":8,"item_id":"msg_v1","output_index":1,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"output_index":1,"content_index":0,"sequence_number":9,"type":"response.output_text.delta","item_id":"msg_v1","delta":"Low tide at four."}

event: response.output_text.annotation.added
data: {"output_index":1,"content_index":0,"annotation_index":0,"item_id":"msg_v1","sequence_number":10,"type":"response.output_text.annotation.added","annotation":{"type":"url_citation","url":"https://tides.example/","title":"Tides"}}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":11,"item_id":"msg_v1","output_index":1,"content_index":0,"text":"Low tide at four.","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":12,"item_id":"msg_v1","output_index":1,"content_index":0,"part":{"type":"output_text","text":"Low tide at four.","annotations":[{"type":"url_citation","url":"https://tides.example/","title":"Tides"}],"logprobs":[]}}

event: response.output_item.done
data: {"sequence_number":13,"type":"response.output_item.done","output_index":1,"item":{"status":"completed","role":"assistant","content":[{"type":"output_text","text":"Low tide at four.","annotations":[{"type":"url_citation","url":"https://tides.example/","title":"Tides"}],"logprobs":[]}],"type":"message","id":"msg_v1"}}

event: response.incomplete
data: {"sequence_number":14,"type":"response.incomplete","response":{"id":"resp_v1","object":"response","created_at":1750000000,"model":"gpt-4o-mini","status":"incomplete","output":[{"summary":[{"type":"summary_text","text":"Short answer."}],"type":"reasoning","id":"rs_v1"},{"status":"completed","role":"assistant","content":[{"type":"output_text","text":"Low tide at four.","annotations":[{"type":"url_citation","url":"https://tides.example/","title":"Tides"}],"logprobs":[]}],"type":"message","id":"msg_v1"}],"incomplete_details":{"reason":"max_output_tokens"},"usage":{"total_tokens":11,"input_tokens_details":{"cached_tokens":0,"cache_write_tokens":0},"output_tokens_details":{"reasoning_tokens":0},"input_tokens":5,"output_tokens":6}}}

=== sample-vercel-notes, not repaired
log:  repaired=0 dialect=- input_tokens=5 output_tokens=6
conf: responses_normalize off;
conf: responses_failure off;
--- in
data: {"type":"response.created","response":{"id":"resp_v1","created_at":1750000000,"model":"gpt-4o-mini"}}

data: {"type":"response.output_item.added","output_index":0,"item":{"type":"reasoning","id":"rs_v1"}}

data: {"type":"response.reasoning_summary_part.added","item_id":"rs_v1","summary_index":0}

data: {"type":"response.reasoning_summary_text.delta","item_id":"rs_v1","summary_index":0,"delta":"Short answer."}

data: {"type":"response.output_item.done","output_index":0,"item":{"type":"reasoning","id":"rs_v1"}}

data: {"type":"response.output_item.added","output_index":1,"item":{"type":"message","id":"msg_v1"}}

data: {"type":"response.output_text.delta","item_id":"msg_v1","delta":"Low tide at four."}

data: {"type":"response.output_text.annotation.added","annotation":{"type":"url_citation","url":"https://tides.example/","title":"Tides"}}

data: {"type":"response.output_item.done","output_index":1,"item":{"type":"message","id":"msg_v1"}}

data: {"type":"response.incomplete","response":{"incomplete_details":{"reason":"max_output_tokens"},"usage":{"input_tokens":5,"output_tokens":6}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_v1","created_at":1750000000,"model":"gpt-4o-mini"}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"type":"reasoning","id":"rs_v1"}}

event: response.reasoning_summary_part.added
data: {"sequence_number":2,"type":"response.reasoning_summary_part.added","item_id":"rs_v1","summary_index":0}

event: response.reasoning_summary_text.delta
data: {"sequence_number":3,"type":"response.reasoning_summary_text.delta","item_id":"rs_v1","summary_index":0,"delta":"Short answer."}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":0,"item":{"type":"reasoning","id":"rs_v1"}}

event: response.output_item.added
data: {"sequence_number":5,"type":"response.output_item.added","output_index":1,"item":{"type":"message","id":"msg_v1"}}

event: response.output_text.delta
data: {"sequence_number":6,"type":"response.output_text.delta","item_id":"msg_v1","delta":"Low tide at four."}

event: response.output_text.annotation.added
data: {"sequence_number":7,"type":"response.output_text.annotation.added","annotation":{"type":"url_citation","url":"https://tides.example/","title":"Tides"}}

event: response.output_item.done
data: {"sequence_number":8,"type":"response.output_item.done","output_index":1,"item":{"type":"message","id":"msg_v1"}}

event: response.incomplete
data: {"sequence_number":9,"type":"response.incomplete","response":{"incomplete_details":{"reason":"max_output_tokens"},"usage":{"input_tokens":5,"output_tokens":6}}}

