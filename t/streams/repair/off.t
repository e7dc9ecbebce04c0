# Streams of API pages and of servers as they are described, without repairs:
# they are numbered and nothing else.

=== eugpt-error
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

=== eugpt-text
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

=== freddy-failed
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

=== freddy-text
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

=== gateway-mcp
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

=== gateway-text
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

=== numbers
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

=== openai-text
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

=== openai-tool
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

=== untidy
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

=== vercel-notes
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

