# The backend of ChatGPT sends it before response.created or anywhere else.

=== response.metadata comes first
log: repaired=0
--- in
event: response.metadata
data: {"type":"response.metadata","sequence_number":0,"metadata":{"a":"b"}}

event: response.created
data: {"type":"response.created","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":2,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.metadata
data: {"type":"response.metadata","sequence_number":1,"metadata":{"a":"b"}}

event: response.completed
data: {"type":"response.completed","sequence_number":2,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[]}}

=== in the middle
log: repaired=0
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.metadata
data: {"type":"response.metadata","sequence_number":1,"metadata":{"a":"b"}}

event: response.completed
data: {"type":"response.completed","sequence_number":2,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[]}}

--- same
