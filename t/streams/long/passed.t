# Events over the limit are passed on as they come, and say the same.

=== one that is broken
conf: responses_profile openai done=keep;
conf: responses_failure off;
conf: responses_normalize off;
conf: responses_max_event_size 300;
--- in
data: {"type":"response.completed","response":{"id":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",]}}

--- out
event: response.completed
data: {"sequence_number":0,"type":"response.completed","response":{"id":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",]}}

=== over the limit, 3
conf: responses_profile openai done=keep;
conf: responses_failure off;
conf: responses_normalize off;
conf: responses_max_event_size 300;
--- in
data: {"type":"response.completed","response":{"output":[{"id":"no","model":"no","x":"0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789"}],"id":"éééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé","model":"m","usage":{"input_tokens":11111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111,"output_tokens":3,"total_tokens":5}}}

--- out
event: response.completed
data: {"sequence_number":0,"type":"response.completed","response":{"output":[{"id":"no","model":"no","x":"0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789"}],"id":"éééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé","model":"m","usage":{"input_tokens":11111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111,"output_tokens":3,"total_tokens":5}}}

=== the same to a client, 39
conf: responses_profile openai done=keep;
conf: responses_failure off;
conf: responses_normalize off;
conf: responses_max_event_size 300;
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

=== as it came: a comment, and data without a space
conf: responses_max_event_size 300;
log:  events=2 oversize=1 events_edited=0
--- in
event: response.created
data:{"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1,"status":"in_progress","model":"m","output":[]}}

event: response.completed
: note
data:{"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1,"status":"completed","model":"m","output":[],"instructions":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"}}

--- same
