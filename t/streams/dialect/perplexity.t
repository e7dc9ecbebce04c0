# Perplexity: deltas of nothing, a flat end.

=== perplexity-search
log:  repaired=12 dialect=flat,no-created,response-id,usage,no-scaffold,no-done,response,indexes,item-id,output input_tokens=4 output_tokens=3
--- in
data: {"type":"response.output_text.delta","delta":"Boats"}

data: {"type":"response.output_text.delta","delta":" float."}

data: {"type":"response.completed","status":"completed","id":"0b9dc0b0-4ef3-4d55-8f4e-0b5f1d0e1f1a","model":"sonar","usage":{"input_tokens":4,"output_tokens":3,"total_tokens":7},"output":[{"type":"search_results","results":[{"title":"Boats","url":"https://boats.example/","snippet":"They float.","source":"web"}]},{"type":"message","content":[{"type":"output_text","text":"Boats float."}]}],"error":null}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: response.in_progress
data: {"type":"response.in_progress","sequence_number":1,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":2,"output_index":0,"item":{"id":"msg_REQUEST_0","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":3,"item_id":"msg_REQUEST_0","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"output_index":0,"content_index":0,"item_id":"msg_REQUEST_0","sequence_number":4,"type":"response.output_text.delta","delta":"Boats"}

event: response.output_text.delta
data: {"output_index":0,"content_index":0,"item_id":"msg_REQUEST_0","sequence_number":5,"type":"response.output_text.delta","delta":" float."}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":6,"output_index":1,"item":{"id":"item_REQUEST_1","type":"search_results","results":[{"title":"Boats","url":"https://boats.example/","snippet":"They float.","source":"web"}]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":7,"output_index":1,"item":{"id":"item_REQUEST_1","type":"search_results","results":[{"title":"Boats","url":"https://boats.example/","snippet":"They float.","source":"web"}]}}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":8,"item_id":"msg_REQUEST_0","output_index":0,"content_index":0,"text":"Boats float.","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":9,"item_id":"msg_REQUEST_0","output_index":0,"content_index":0,"part":{"type":"output_text","text":"Boats float.","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":10,"output_index":0,"item":{"id":"msg_REQUEST_0","status":"completed","role":"assistant","type":"message","content":[{"annotations":[],"type":"output_text","text":"Boats float."}]}}

event: response.completed
data: {"type":"response.completed","response":{"object":"response","created_at":TIME,"incomplete_details":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":TIME,"frequency_penalty":0,"presence_penalty":0,"status":"completed","id":"resp_REQUEST","model":"sonar","usage":{"input_tokens_details":{"cached_tokens":0,"cache_write_tokens":0},"output_tokens_details":{"reasoning_tokens":0},"input_tokens":4,"output_tokens":3,"total_tokens":7},"output":[{"id":"item_REQUEST_1","type":"search_results","results":[{"title":"Boats","url":"https://boats.example/","snippet":"They float.","source":"web"}]},{"id":"msg_REQUEST_0","status":"completed","role":"assistant","type":"message","content":[{"annotations":[],"type":"output_text","text":"Boats float."}]}],"error":null},"sequence_number":11}

=== perplexity-text
log:  repaired=16 dialect=flat,no-created,response-id,usage,no-scaffold,no-done,response,indexes,item-id,output input_tokens=4 output_tokens=6
--- in
data: {"type":"response.output_text.delta","delta":"A"}

data: {"type":"response.output_text.delta","delta":" small"}

data: {"type":"response.output_text.delta","delta":" boat"}

data: {"type":"response.output_text.delta","delta":" sails."}

data: {"type":"response.completed","status":"completed","id":"9f1a0a58-57f1-4cd6-9a0c-6b2f36cf9b9c","model":"sonar","usage":{"input_tokens":4,"output_tokens":6,"total_tokens":10},"output":[{"type":"message","content":[{"type":"output_text","text":"A small boat sails."}]}],"error":null}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: response.in_progress
data: {"type":"response.in_progress","sequence_number":1,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":2,"output_index":0,"item":{"id":"msg_REQUEST_0","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":3,"item_id":"msg_REQUEST_0","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"output_index":0,"content_index":0,"item_id":"msg_REQUEST_0","sequence_number":4,"type":"response.output_text.delta","delta":"A"}

event: response.output_text.delta
data: {"output_index":0,"content_index":0,"item_id":"msg_REQUEST_0","sequence_number":5,"type":"response.output_text.delta","delta":" small"}

event: response.output_text.delta
data: {"output_index":0,"content_index":0,"item_id":"msg_REQUEST_0","sequence_number":6,"type":"response.output_text.delta","delta":" boat"}

event: response.output_text.delta
data: {"output_index":0,"content_index":0,"item_id":"msg_REQUEST_0","sequence_number":7,"type":"response.output_text.delta","delta":" sails."}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":8,"item_id":"msg_REQUEST_0","output_index":0,"content_index":0,"text":"A small boat sails.","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":9,"item_id":"msg_REQUEST_0","output_index":0,"content_index":0,"part":{"type":"output_text","text":"A small boat sails.","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":10,"output_index":0,"item":{"id":"msg_REQUEST_0","status":"completed","role":"assistant","type":"message","content":[{"annotations":[],"type":"output_text","text":"A small boat sails."}]}}

event: response.completed
data: {"type":"response.completed","response":{"object":"response","created_at":TIME,"incomplete_details":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":TIME,"frequency_penalty":0,"presence_penalty":0,"status":"completed","id":"resp_REQUEST","model":"sonar","usage":{"input_tokens_details":{"cached_tokens":0,"cache_write_tokens":0},"output_tokens_details":{"reasoning_tokens":0},"input_tokens":4,"output_tokens":6,"total_tokens":10},"output":[{"id":"msg_REQUEST_0","status":"completed","role":"assistant","type":"message","content":[{"annotations":[],"type":"output_text","text":"A small boat sails."}]}],"error":null},"sequence_number":11}

