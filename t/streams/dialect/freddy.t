# Aitronos Freddy: no type in the data, index, flat states.

=== freddy-failed
log:  repaired=16 dialect=no-type,flat,response-id,index,no-scaffold,response,indexes,item-id,item error_code=rate_limit_exceeded
--- in
event: response.created
data: {"id":"resp_fr3","status":"in_progress"}

event: response.output_item.added
data: {"index":0,"item":{"type":"message"}}

event: response.output_text.delta
data: {"index":0,"delta":"I am on"}

event: response.failed
data: {"status":"failed","error":{"message":"Slow down, please","code":"rate_limit_exceeded"}}

--- out
event: response.created
data: {"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[],"id":"resp_fr3","status":"in_progress"},"sequence_number":0}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"msg_REQUEST_0","status":"in_progress","role":"assistant","content":[],"type":"message"}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"msg_REQUEST_0","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","content_index":0,"item_id":"msg_REQUEST_0","sequence_number":3,"output_index":0,"delta":"I am on"}

event: response.failed
data: {"type":"response.failed","response":{"id":"resp_fr3","object":"response","created_at":TIME,"model":"unknown","incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[{"id":"msg_REQUEST_0","status":"incomplete","role":"assistant","content":[{"type":"output_text","text":"I am on","annotations":[],"logprobs":[]}],"type":"message"}],"status":"failed","error":{"message":"Slow down, please","code":"rate_limit_exceeded"}},"sequence_number":4}

=== freddy-text
log:  repaired=28 dialect=no-type,flat,response-id,index,no-scaffold,no-done,response,indexes,item-id,item
--- in
event: response.created
data: {"id":"resp_fr1","status":"in_progress"}

event: response.output_item.added
data: {"index":0,"item":{"type":"message"}}

event: response.output_text.delta
data: {"index":0,"delta":"Good"}

event: response.output_text.delta
data: {"index":0,"delta":" morning"}

event: response.output_text.delta
data: {"index":0,"delta":" to you."}

event: response.output_text.done
data: {"text":"Good morning to you."}

event: response.completed
data: {"status":"completed"}

--- out
event: response.created
data: {"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[],"id":"resp_fr1","status":"in_progress"},"sequence_number":0}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"msg_REQUEST_0","status":"in_progress","role":"assistant","content":[],"type":"message"}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"msg_REQUEST_0","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","content_index":0,"item_id":"msg_REQUEST_0","sequence_number":3,"output_index":0,"delta":"Good"}

event: response.output_text.delta
data: {"type":"response.output_text.delta","content_index":0,"item_id":"msg_REQUEST_0","sequence_number":4,"output_index":0,"delta":" morning"}

event: response.output_text.delta
data: {"type":"response.output_text.delta","content_index":0,"item_id":"msg_REQUEST_0","sequence_number":5,"output_index":0,"delta":" to you."}

event: response.output_text.done
data: {"type":"response.output_text.done","output_index":0,"content_index":0,"item_id":"msg_REQUEST_0","sequence_number":6,"text":"Good morning to you."}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":7,"item_id":"msg_REQUEST_0","output_index":0,"content_index":0,"part":{"type":"output_text","text":"Good morning to you.","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":8,"output_index":0,"item":{"id":"msg_REQUEST_0","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Good morning to you.","annotations":[],"logprobs":[]}],"type":"message"}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_fr1","object":"response","created_at":TIME,"model":"unknown","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":TIME,"frequency_penalty":0,"presence_penalty":0,"output":[{"id":"msg_REQUEST_0","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Good morning to you.","annotations":[],"logprobs":[]}],"type":"message"}],"status":"completed"},"sequence_number":9}

=== freddy-tool
log:  repaired=22 dialect=no-type,flat,response-id,usage,index,no-done,response,item-id,item input_tokens=30 output_tokens=10
--- in
event: response.created
data: {"id":"resp_fr2","status":"in_progress"}

event: response.output_item.added
data: {"index":0,"item":{"type":"function_call","call_id":"call_fr1","name":"weather"}}

event: response.function_call_arguments.delta
data: {"index":0,"delta":"{\"city\":"}

event: response.function_call_arguments.delta
data: {"index":0,"delta":"\"Bern\"}"}

event: response.function_call_arguments.done
data: {"index":0,"arguments":"{\"city\":\"Bern\"}"}

event: response.completed
data: {"status":"completed","usage":{"input_tokens":30,"output_tokens":10,"total_tokens":40}}

--- out
event: response.created
data: {"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[],"id":"resp_fr2","status":"in_progress"},"sequence_number":0}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"fc_REQUEST_0","status":"in_progress","arguments":"","type":"function_call","call_id":"call_fr1","name":"weather"}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","item_id":"fc_REQUEST_0","sequence_number":2,"output_index":0,"delta":"{\"city\":"}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","item_id":"fc_REQUEST_0","sequence_number":3,"output_index":0,"delta":"\"Bern\"}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","item_id":"fc_REQUEST_0","sequence_number":4,"output_index":0,"arguments":"{\"city\":\"Bern\"}"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":5,"output_index":0,"item":{"id":"fc_REQUEST_0","status":"completed","arguments":"{\"city\":\"Bern\"}","type":"function_call","call_id":"call_fr1","name":"weather"}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_fr2","object":"response","created_at":TIME,"model":"unknown","error":null,"incomplete_details":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":TIME,"frequency_penalty":0,"presence_penalty":0,"output":[{"id":"fc_REQUEST_0","status":"completed","arguments":"{\"city\":\"Bern\"}","type":"function_call","call_id":"call_fr1","name":"weather"}],"status":"completed","usage":{"input_tokens_details":{"cached_tokens":0,"cache_write_tokens":0},"output_tokens_details":{"reasoning_tokens":0},"input_tokens":30,"output_tokens":10,"total_tokens":40}},"sequence_number":6}

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
data: {"type":"response.failed","response":{"id":"resp_f2","object":"response","created_at":TIME,"model":"unknown","incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[{"id":"msg_REQUEST_0","status":"incomplete","role":"assistant","content":[{"type":"output_text","text":"I was abou","annotations":[],"logprobs":[]}],"type":"message"}],"status":"failed","error":{"message":"Too many requests","code":"rate_limit_exceeded"}},"sequence_number":4}

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

