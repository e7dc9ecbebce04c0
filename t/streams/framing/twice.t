# A server that frames what is framed already: each line of data begins twice
# (seen from aprender), and may be followed by empty ones.  No client reads
# this.

=== data that begins twice
log: api=responses repaired=0 status=completed
--- in
data: data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1790000000,"status":"in_progress","model":"m","output":[]}}

data: data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1790000000,"status":"completed","model":"m","output":[]}}

data: data: [DONE]

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1790000000,"status":"in_progress","model":"m","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1790000000,"status":"completed","model":"m","output":[]}}

=== the same with the lines between
log: api=responses repaired=0 status=completed
--- in
data: data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1790000000,"status":"in_progress","model":"m","output":[]}}
data:
data:

data: data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1790000000,"status":"completed","model":"m","output":[]}}
data:
data:

data: data: [DONE]
data:
data:

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1790000000,"status":"in_progress","model":"m","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1790000000,"status":"completed","model":"m","output":[]}}

=== data that begins so and is not JSON passes
--- in
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1790000000,"status":"in_progress","model":"m","output":[]}}

data: data: lost

data: data

data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1790000000,"status":"completed","model":"m","output":[]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1790000000,"status":"in_progress","model":"m","output":[]}}

data: data: lost

data: data

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1790000000,"status":"completed","model":"m","output":[]}}

=== Chat Completions framed twice are not changed
log: api=chat
--- in
data: data: {"object":"chat.completion.chunk","choices":[]}

--- same

=== a hidden item in data that begins twice
conf: responses_hide_item reasoning;
log: api=responses
--- in
data: data: {"type":"response.output_item.added","output_index":0,"item":{"id":"rs_1","type":"reasoning","summary":[]}}

data: data: {"type":"response.reasoning_summary_text.delta","item_id":"rs_1","output_index":0,"summary_index":0,"delta":"Hm"}

data: data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1790000000,"status":"completed","model":"m","output":[{"id":"rs_1","type":"reasoning","summary":[]}]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1790000000,"model":"m","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: response.in_progress
data: {"type":"response.in_progress","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1790000000,"model":"m","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":2,"response":{"id":"resp_1","object":"response","created_at":1790000000,"status":"completed","model":"m","output":[]}}

