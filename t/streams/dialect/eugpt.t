# EU GPT: event: message, milliseconds, items without ids, no ends of parts.

=== eugpt-error
log:  repaired=8 dialect=error,created-at,response,item-id,item,part-type error_code=internal_error
--- in
event: message
data: {"type":"response.created","sequence_number":0,"response":{"id":"7d1f0c52-3b1e-4c0a-9a63-0e6f1f0b8a11","object":"response","created_at":1718000000123,"model":"eu-large-1","status":"in_progress"}}

event: message
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"type":"message"}}

event: message
data: {"type":"response.content_part.added","sequence_number":2,"output_index":0,"content_index":0,"part":{"type":"output_text","text":""}}

event: message
data: {"type":"response.output_text.delta","sequence_number":3,"output_index":0,"content_index":0,"delta":"Die "}

event: message
data: {"type":"error","code":"internal_error","message":"The model went away"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"output":[],"id":"7d1f0c52-3b1e-4c0a-9a63-0e6f1f0b8a11","object":"response","created_at":1718000000,"model":"eu-large-1","status":"in_progress"}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"msg_REQUEST_0","status":"in_progress","role":"assistant","content":[],"type":"message"}}

event: response.content_part.added
data: {"item_id":"msg_REQUEST_0","type":"response.content_part.added","sequence_number":2,"output_index":0,"content_index":0,"part":{"annotations":[],"type":"output_text","text":""}}

event: response.output_text.delta
data: {"item_id":"msg_REQUEST_0","type":"response.output_text.delta","sequence_number":3,"output_index":0,"content_index":0,"delta":"Die "}

event: error
data: {"error":{"type":"server_error","code":"internal_error","message":"The model went away","param":null},"param":null,"sequence_number":4,"type":"error","code":"internal_error","message":"The model went away"}

event: response.failed
data: {"type":"response.failed","sequence_number":5,"response":{"id":"7d1f0c52-3b1e-4c0a-9a63-0e6f1f0b8a11","object":"response","created_at":1718000000,"model":"eu-large-1","status":"failed","error":{"code":"internal_error","message":"The model went away"},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[{"id":"msg_REQUEST_0","status":"incomplete","role":"assistant","content":[{"type":"output_text","text":"Die ","annotations":[],"logprobs":[]}],"type":"message"}]}}

=== eugpt-routing
log:  repaired=13 dialect=created-at,usage,no-done,response,item-id,item,part-type input_tokens=5 output_tokens=2
--- in
event: message
data: {"type":"response.created","sequence_number":0,"response":{"id":"7d1f0c52-3b1e-4c0a-9a63-0e6f1f0b8a11","object":"response","created_at":1718000000123,"model":"auto","status":"in_progress"}}

event: message
data: {"type":"response.routing.completed","sequence_number":1,"model_id":"eu-large-1","category":"chat","source":"router","reasoning":"short question"}

event: message
data: {"type":"response.output_item.added","sequence_number":2,"output_index":0,"item":{"type":"message"}}

event: message
data: {"type":"response.content_part.added","sequence_number":3,"output_index":0,"content_index":0,"part":{"type":"output_text","text":""}}

event: message
data: {"type":"response.output_text.delta","sequence_number":4,"output_index":0,"content_index":0,"delta":"Ja."}

event: message
data: {"type":"response.output_text.done","sequence_number":5,"output_index":0,"content_index":0,"text":"Ja."}

event: message
data: {"type":"response.output_item.done","sequence_number":6,"output_index":0,"item":{"type":"message","status":"completed"}}

event: message
data: {"type":"response.completed","sequence_number":7,"response":{"id":"7d1f0c52-3b1e-4c0a-9a63-0e6f1f0b8a11","status":"completed","model":"eu-large-1","output_text":"Ja.","tool_calls":[],"usage":{"input_tokens":5,"output_tokens":2,"total_tokens":7}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"output":[],"id":"7d1f0c52-3b1e-4c0a-9a63-0e6f1f0b8a11","object":"response","created_at":1718000000,"model":"auto","status":"in_progress"}}

event: response.routing.completed
data: {"type":"response.routing.completed","sequence_number":1,"model_id":"eu-large-1","category":"chat","source":"router","reasoning":"short question"}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":2,"output_index":0,"item":{"id":"msg_REQUEST_0","status":"in_progress","role":"assistant","content":[],"type":"message"}}

event: response.content_part.added
data: {"item_id":"msg_REQUEST_0","type":"response.content_part.added","sequence_number":3,"output_index":0,"content_index":0,"part":{"annotations":[],"type":"output_text","text":""}}

event: response.output_text.delta
data: {"item_id":"msg_REQUEST_0","type":"response.output_text.delta","sequence_number":4,"output_index":0,"content_index":0,"delta":"Ja."}

event: response.output_text.done
data: {"item_id":"msg_REQUEST_0","type":"response.output_text.done","sequence_number":5,"output_index":0,"content_index":0,"text":"Ja."}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":6,"item_id":"msg_REQUEST_0","output_index":0,"content_index":0,"part":{"type":"output_text","text":"Ja.","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":7,"output_index":0,"item":{"id":"msg_REQUEST_0","role":"assistant","content":[{"type":"output_text","text":"Ja.","annotations":[],"logprobs":[]}],"type":"message","status":"completed"}}

event: response.completed
data: {"type":"response.completed","sequence_number":8,"response":{"object":"response","created_at":1718000000,"output":[{"id":"msg_REQUEST_0","role":"assistant","content":[{"type":"output_text","text":"Ja.","annotations":[],"logprobs":[]}],"type":"message","status":"completed"}],"id":"7d1f0c52-3b1e-4c0a-9a63-0e6f1f0b8a11","status":"completed","model":"eu-large-1","output_text":"Ja.","tool_calls":[],"usage":{"input_tokens_details":{"cached_tokens":0,"cache_write_tokens":0},"output_tokens_details":{"reasoning_tokens":0},"input_tokens":5,"output_tokens":2,"total_tokens":7}}}

=== eugpt-text
log:  repaired=14 dialect=created-at,usage,no-done,response,item-id,item,part-type input_tokens=12 output_tokens=9
--- in
event: message
data: {"type":"response.created","sequence_number":0,"response":{"id":"7d1f0c52-3b1e-4c0a-9a63-0e6f1f0b8a11","object":"response","created_at":1718000000123,"model":"eu-large-1","status":"in_progress"}}

event: message
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"type":"message"}}

event: message
data: {"type":"response.content_part.added","sequence_number":2,"output_index":0,"content_index":0,"part":{"type":"output_text","text":""}}

event: message
data: {"type":"response.output_text.delta","sequence_number":3,"output_index":0,"content_index":0,"delta":"Die Fähre "}

event: message
data: {"type":"response.output_text.delta","sequence_number":4,"output_index":0,"content_index":0,"delta":"fährt um neun."}

event: message
data: {"type":"response.output_text.done","sequence_number":5,"output_index":0,"content_index":0,"text":"Die Fähre fährt um neun."}

event: message
data: {"type":"response.output_item.done","sequence_number":6,"output_index":0,"item":{"type":"message","status":"completed"}}

event: message
data: {"type":"response.completed","sequence_number":7,"response":{"id":"7d1f0c52-3b1e-4c0a-9a63-0e6f1f0b8a11","status":"completed","model":"eu-large-1","output_text":"Die Fähre fährt um neun.","tool_calls":[],"usage":{"input_tokens":12,"output_tokens":9,"total_tokens":21}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"output":[],"id":"7d1f0c52-3b1e-4c0a-9a63-0e6f1f0b8a11","object":"response","created_at":1718000000,"model":"eu-large-1","status":"in_progress"}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"msg_REQUEST_0","status":"in_progress","role":"assistant","content":[],"type":"message"}}

event: response.content_part.added
data: {"item_id":"msg_REQUEST_0","type":"response.content_part.added","sequence_number":2,"output_index":0,"content_index":0,"part":{"annotations":[],"type":"output_text","text":""}}

event: response.output_text.delta
data: {"item_id":"msg_REQUEST_0","type":"response.output_text.delta","sequence_number":3,"output_index":0,"content_index":0,"delta":"Die Fähre "}

event: response.output_text.delta
data: {"item_id":"msg_REQUEST_0","type":"response.output_text.delta","sequence_number":4,"output_index":0,"content_index":0,"delta":"fährt um neun."}

event: response.output_text.done
data: {"item_id":"msg_REQUEST_0","type":"response.output_text.done","sequence_number":5,"output_index":0,"content_index":0,"text":"Die Fähre fährt um neun."}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":6,"item_id":"msg_REQUEST_0","output_index":0,"content_index":0,"part":{"type":"output_text","text":"Die Fähre fährt um neun.","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":7,"output_index":0,"item":{"id":"msg_REQUEST_0","role":"assistant","content":[{"type":"output_text","text":"Die Fähre fährt um neun.","annotations":[],"logprobs":[]}],"type":"message","status":"completed"}}

event: response.completed
data: {"type":"response.completed","sequence_number":8,"response":{"object":"response","created_at":1718000000,"output":[{"id":"msg_REQUEST_0","role":"assistant","content":[{"type":"output_text","text":"Die Fähre fährt um neun.","annotations":[],"logprobs":[]}],"type":"message","status":"completed"}],"id":"7d1f0c52-3b1e-4c0a-9a63-0e6f1f0b8a11","status":"completed","model":"eu-large-1","output_text":"Die Fähre fährt um neun.","tool_calls":[],"usage":{"input_tokens_details":{"cached_tokens":0,"cache_write_tokens":0},"output_tokens_details":{"reasoning_tokens":0},"input_tokens":12,"output_tokens":9,"total_tokens":21}}}

=== eugpt-tool
log:  repaired=19 dialect=created-at,usage,no-scaffold,no-done,response,item-id,item,part-type input_tokens=20 output_tokens=11
--- in
event: message
data: {"type":"response.created","sequence_number":0,"response":{"id":"7d1f0c52-3b1e-4c0a-9a63-0e6f1f0b8a11","object":"response","created_at":1718000000123,"model":"eu-large-1","status":"in_progress"}}

event: message
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"type":"message"}}

event: message
data: {"type":"response.content_part.added","sequence_number":2,"output_index":0,"content_index":0,"part":{"type":"output_text","text":""}}

event: message
data: {"type":"response.output_text.delta","sequence_number":3,"output_index":0,"content_index":0,"delta":"Ich sehe "}

event: message
data: {"type":"response.output_item.added","sequence_number":4,"output_index":1,"item":{"type":"function_call","name":"weather","call_id":"call_eu1","arguments":"{\"city\":\"Kiel\"}"}}

event: message
data: {"type":"response.output_text.delta","sequence_number":5,"output_index":0,"content_index":0,"delta":"nach."}

event: message
data: {"type":"response.output_item.done","sequence_number":6,"output_index":1,"item":{"type":"function_call","name":"weather","call_id":"call_eu1","arguments":"{\"city\":\"Kiel\"}","status":"completed"}}

event: message
data: {"type":"response.output_text.done","sequence_number":7,"output_index":0,"content_index":0,"text":"Ich sehe nach."}

event: message
data: {"type":"response.output_item.done","sequence_number":8,"output_index":0,"item":{"type":"message","status":"completed"}}

event: message
data: {"type":"response.completed","sequence_number":9,"response":{"id":"7d1f0c52-3b1e-4c0a-9a63-0e6f1f0b8a11","status":"completed","model":"eu-large-1","output_text":"Ich sehe nach.","tool_calls":[{"type":"function_call","name":"weather","call_id":"call_eu1","arguments":"{\"city\":\"Kiel\"}"}],"usage":{"prompt_tokens":20,"completion_tokens":11,"total_tokens":31}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"output":[],"id":"7d1f0c52-3b1e-4c0a-9a63-0e6f1f0b8a11","object":"response","created_at":1718000000,"model":"eu-large-1","status":"in_progress"}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"msg_REQUEST_0","status":"in_progress","role":"assistant","content":[],"type":"message"}}

event: response.content_part.added
data: {"item_id":"msg_REQUEST_0","type":"response.content_part.added","sequence_number":2,"output_index":0,"content_index":0,"part":{"annotations":[],"type":"output_text","text":""}}

event: response.output_text.delta
data: {"item_id":"msg_REQUEST_0","type":"response.output_text.delta","sequence_number":3,"output_index":0,"content_index":0,"delta":"Ich sehe "}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":4,"output_index":1,"item":{"id":"fc_REQUEST_1","status":"in_progress","type":"function_call","name":"weather","call_id":"call_eu1","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":5,"item_id":"fc_REQUEST_1","output_index":1,"delta":"{\"city\":\"Kiel\"}"}

event: response.output_text.delta
data: {"item_id":"msg_REQUEST_0","type":"response.output_text.delta","sequence_number":6,"output_index":0,"content_index":0,"delta":"nach."}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":7,"item_id":"fc_REQUEST_1","output_index":1,"name":"weather","arguments":"{\"city\":\"Kiel\"}"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":8,"output_index":1,"item":{"id":"fc_REQUEST_1","type":"function_call","name":"weather","call_id":"call_eu1","arguments":"{\"city\":\"Kiel\"}","status":"completed"}}

event: response.output_text.done
data: {"item_id":"msg_REQUEST_0","type":"response.output_text.done","sequence_number":9,"output_index":0,"content_index":0,"text":"Ich sehe nach."}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":10,"item_id":"msg_REQUEST_0","output_index":0,"content_index":0,"part":{"type":"output_text","text":"Ich sehe nach.","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":11,"output_index":0,"item":{"id":"msg_REQUEST_0","role":"assistant","content":[{"type":"output_text","text":"Ich sehe nach.","annotations":[],"logprobs":[]}],"type":"message","status":"completed"}}

event: response.completed
data: {"type":"response.completed","sequence_number":12,"response":{"object":"response","created_at":1718000000,"output":[{"id":"msg_REQUEST_0","role":"assistant","content":[{"type":"output_text","text":"Ich sehe nach.","annotations":[],"logprobs":[]}],"type":"message","status":"completed"},{"id":"fc_REQUEST_1","type":"function_call","name":"weather","call_id":"call_eu1","arguments":"{\"city\":\"Kiel\"}","status":"completed"}],"id":"7d1f0c52-3b1e-4c0a-9a63-0e6f1f0b8a11","status":"completed","model":"eu-large-1","output_text":"Ich sehe nach.","tool_calls":[{"type":"function_call","name":"weather","call_id":"call_eu1","arguments":"{\"city\":\"Kiel\"}"}],"usage":{"input_tokens_details":{"cached_tokens":0,"cache_write_tokens":0},"output_tokens_details":{"reasoning_tokens":0},"input_tokens":20,"output_tokens":11,"total_tokens":31}}}

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
data: {"type":"response.failed","sequence_number":2,"response":{"id":"11de784a-0000-4000-8000-000000000001","object":"response","created_at":1717171719,"model":"gpt-oss-20b","status":"failed","error":{"code":"internal_error","message":"The \"worker\" went away"},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== sample-eugpt-text
contract: texts
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

