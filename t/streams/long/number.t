# Events that are longer than responses_max_event_size: their number, wherever it stands; what stands beyond the limit is not logged.

=== the number is last
conf: responses_max_event_size 256;
conf: responses_normalize off;
conf: responses_failure off;
log: oversize=1
--- in
event: response.a
data: {"type":"response.a","sequence_number":0}

event: response.in_progress
data: {"type":"response.in_progress","response":{"id":"resp_9","output":["line 1 \"x\" {[, line 2 \"x\" {[, line 3 \"x\" {[, line 4 \"x\" {[, line 5 \"x\" {[, line 6 \"x\" {[, line 7 \"x\" {[, line 8 \"x\" {[, line 9 \"x\" {[, line 10 \"x\" {[, line 11 \"x\" {[, line 12 \"x\" {[, line 13 \"x\" {[, line 14 \"x\" {[, line 15 \"x\" {[, line 16 \"x\" {[, line 17 \"x\" {[, line 18 \"x\" {[, line 19 \"x\" {[, line 20 \"x\" {[, "],"model":"m-9","status":"in_progress","usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"total_tokens":18}},"sequence_number":77}

event: response.z
data: {"type":"response.z","sequence_number":2}

--- out
event: response.a
data: {"type":"response.a","sequence_number":0}

event: response.in_progress
data: {"sequence_number":1,"type":"response.in_progress","response":{"id":"resp_9","output":["line 1 \"x\" {[, line 2 \"x\" {[, line 3 \"x\" {[, line 4 \"x\" {[, line 5 \"x\" {[, line 6 \"x\" {[, line 7 \"x\" {[, line 8 \"x\" {[, line 9 \"x\" {[, line 10 \"x\" {[, line 11 \"x\" {[, line 12 \"x\" {[, line 13 \"x\" {[, line 14 \"x\" {[, line 15 \"x\" {[, line 16 \"x\" {[, line 17 \"x\" {[, line 18 \"x\" {[, line 19 \"x\" {[, line 20 \"x\" {[, "],"model":"m-9","status":"in_progress","usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"total_tokens":18}},"sequence_number":77}

event: response.z
data: {"type":"response.z","sequence_number":2}

=== the number is first
conf: responses_max_event_size 256;
conf: responses_normalize off;
conf: responses_failure off;
--- in
event: response.a
data: {"type":"response.a","sequence_number":0}

event: response.in_progress
data: {"sequence_number":77,"type":"response.in_progress","response":{"id":"resp_9","output":["line 1 \"x\" {[, line 2 \"x\" {[, line 3 \"x\" {[, line 4 \"x\" {[, line 5 \"x\" {[, line 6 \"x\" {[, line 7 \"x\" {[, line 8 \"x\" {[, line 9 \"x\" {[, line 10 \"x\" {[, line 11 \"x\" {[, line 12 \"x\" {[, line 13 \"x\" {[, line 14 \"x\" {[, line 15 \"x\" {[, line 16 \"x\" {[, line 17 \"x\" {[, line 18 \"x\" {[, line 19 \"x\" {[, line 20 \"x\" {[, "],"model":"m-9","status":"in_progress","usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"total_tokens":18}}}

event: response.z
data: {"type":"response.z","sequence_number":2}

--- out
event: response.a
data: {"type":"response.a","sequence_number":0}

event: response.in_progress
data: {"sequence_number":1,"type":"response.in_progress","response":{"id":"resp_9","output":["line 1 \"x\" {[, line 2 \"x\" {[, line 3 \"x\" {[, line 4 \"x\" {[, line 5 \"x\" {[, line 6 \"x\" {[, line 7 \"x\" {[, line 8 \"x\" {[, line 9 \"x\" {[, line 10 \"x\" {[, line 11 \"x\" {[, line 12 \"x\" {[, line 13 \"x\" {[, line 14 \"x\" {[, line 15 \"x\" {[, line 16 \"x\" {[, line 17 \"x\" {[, line 18 \"x\" {[, line 19 \"x\" {[, line 20 \"x\" {[, "],"model":"m-9","status":"in_progress","usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"total_tokens":18}}}

event: response.z
data: {"type":"response.z","sequence_number":2}

=== it is a string
conf: responses_max_event_size 256;
conf: responses_normalize off;
conf: responses_failure off;
--- in
event: response.a
data: {"type":"response.a","sequence_number":0}

event: response.in_progress
data: {"type":"response.in_progress","response":{"id":"resp_9","output":["line 1 \"x\" {[, line 2 \"x\" {[, line 3 \"x\" {[, line 4 \"x\" {[, line 5 \"x\" {[, line 6 \"x\" {[, line 7 \"x\" {[, line 8 \"x\" {[, line 9 \"x\" {[, line 10 \"x\" {[, line 11 \"x\" {[, line 12 \"x\" {[, line 13 \"x\" {[, line 14 \"x\" {[, line 15 \"x\" {[, line 16 \"x\" {[, line 17 \"x\" {[, line 18 \"x\" {[, line 19 \"x\" {[, line 20 \"x\" {[, "],"model":"m-9","status":"in_progress","usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"total_tokens":18}},"sequence_number":"77"}

event: response.z
data: {"type":"response.z","sequence_number":2}

--- out
event: response.a
data: {"type":"response.a","sequence_number":0}

event: response.in_progress
data: {"sequence_number":1,"type":"response.in_progress","response":{"id":"resp_9","output":["line 1 \"x\" {[, line 2 \"x\" {[, line 3 \"x\" {[, line 4 \"x\" {[, line 5 \"x\" {[, line 6 \"x\" {[, line 7 \"x\" {[, line 8 \"x\" {[, line 9 \"x\" {[, line 10 \"x\" {[, line 11 \"x\" {[, line 12 \"x\" {[, line 13 \"x\" {[, line 14 \"x\" {[, line 15 \"x\" {[, line 16 \"x\" {[, line 17 \"x\" {[, line 18 \"x\" {[, line 19 \"x\" {[, line 20 \"x\" {[, "],"model":"m-9","status":"in_progress","usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"total_tokens":18}},"sequence_number":"77"}

event: response.z
data: {"type":"response.z","sequence_number":2}

=== there are two
conf: responses_max_event_size 256;
conf: responses_normalize off;
conf: responses_failure off;
--- in
event: response.a
data: {"type":"response.a","sequence_number":0}

event: response.in_progress
data: {"sequence_number":"8","type":"response.in_progress","response":{"id":"resp_9","output":["line 1 \"x\" {[, line 2 \"x\" {[, line 3 \"x\" {[, line 4 \"x\" {[, line 5 \"x\" {[, line 6 \"x\" {[, line 7 \"x\" {[, line 8 \"x\" {[, line 9 \"x\" {[, line 10 \"x\" {[, line 11 \"x\" {[, line 12 \"x\" {[, line 13 \"x\" {[, line 14 \"x\" {[, line 15 \"x\" {[, line 16 \"x\" {[, line 17 \"x\" {[, line 18 \"x\" {[, line 19 \"x\" {[, line 20 \"x\" {[, "],"model":"m-9","status":"in_progress","usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"total_tokens":18}},"sequence_number":null}

event: response.z
data: {"type":"response.z","sequence_number":2}

--- out
event: response.a
data: {"type":"response.a","sequence_number":0}

event: response.in_progress
data: {"sequence_number":1,"type":"response.in_progress","response":{"id":"resp_9","output":["line 1 \"x\" {[, line 2 \"x\" {[, line 3 \"x\" {[, line 4 \"x\" {[, line 5 \"x\" {[, line 6 \"x\" {[, line 7 \"x\" {[, line 8 \"x\" {[, line 9 \"x\" {[, line 10 \"x\" {[, line 11 \"x\" {[, line 12 \"x\" {[, line 13 \"x\" {[, line 14 \"x\" {[, line 15 \"x\" {[, line 16 \"x\" {[, line 17 \"x\" {[, line 18 \"x\" {[, line 19 \"x\" {[, line 20 \"x\" {[, "],"model":"m-9","status":"in_progress","usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"total_tokens":18}},"sequence_number":null}

event: response.z
data: {"type":"response.z","sequence_number":2}

=== no number
conf: responses_max_event_size 256;
conf: responses_normalize off;
conf: responses_failure off;
--- in
event: response.a
data: {"type":"response.a","sequence_number":0}

event: response.in_progress
data: {"type":"response.in_progress","response":{"id":"resp_9","output":["line 1 \"x\" {[, line 2 \"x\" {[, line 3 \"x\" {[, line 4 \"x\" {[, line 5 \"x\" {[, line 6 \"x\" {[, line 7 \"x\" {[, line 8 \"x\" {[, line 9 \"x\" {[, line 10 \"x\" {[, line 11 \"x\" {[, line 12 \"x\" {[, line 13 \"x\" {[, line 14 \"x\" {[, line 15 \"x\" {[, line 16 \"x\" {[, line 17 \"x\" {[, line 18 \"x\" {[, line 19 \"x\" {[, line 20 \"x\" {[, "],"model":"m-9","status":"in_progress","usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"total_tokens":18}}}

event: response.z
data: {"type":"response.z","sequence_number":2}

--- out
event: response.a
data: {"type":"response.a","sequence_number":0}

event: response.in_progress
data: {"sequence_number":1,"type":"response.in_progress","response":{"id":"resp_9","output":["line 1 \"x\" {[, line 2 \"x\" {[, line 3 \"x\" {[, line 4 \"x\" {[, line 5 \"x\" {[, line 6 \"x\" {[, line 7 \"x\" {[, line 8 \"x\" {[, line 9 \"x\" {[, line 10 \"x\" {[, line 11 \"x\" {[, line 12 \"x\" {[, line 13 \"x\" {[, line 14 \"x\" {[, line 15 \"x\" {[, line 16 \"x\" {[, line 17 \"x\" {[, line 18 \"x\" {[, line 19 \"x\" {[, line 20 \"x\" {[, "],"model":"m-9","status":"in_progress","usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"total_tokens":18}}}

event: response.z
data: {"type":"response.z","sequence_number":2}

=== a nested number is not that of the event
conf: responses_max_event_size 256;
conf: responses_normalize off;
conf: responses_failure off;
--- in
event: response.a
data: {"type":"response.a","sequence_number":0}

event: response.in_progress
data: {"x":{"sequence_number":5},"type":"response.in_progress","response":{"id":"resp_9","output":["line 1 \"x\" {[, line 2 \"x\" {[, line 3 \"x\" {[, line 4 \"x\" {[, line 5 \"x\" {[, line 6 \"x\" {[, line 7 \"x\" {[, line 8 \"x\" {[, line 9 \"x\" {[, line 10 \"x\" {[, line 11 \"x\" {[, line 12 \"x\" {[, line 13 \"x\" {[, line 14 \"x\" {[, line 15 \"x\" {[, line 16 \"x\" {[, line 17 \"x\" {[, line 18 \"x\" {[, line 19 \"x\" {[, line 20 \"x\" {[, "],"model":"m-9","status":"in_progress","usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"total_tokens":18}}}

event: response.z
data: {"type":"response.z","sequence_number":2}

--- out
event: response.a
data: {"type":"response.a","sequence_number":0}

event: response.in_progress
data: {"sequence_number":1,"x":{"sequence_number":5},"type":"response.in_progress","response":{"id":"resp_9","output":["line 1 \"x\" {[, line 2 \"x\" {[, line 3 \"x\" {[, line 4 \"x\" {[, line 5 \"x\" {[, line 6 \"x\" {[, line 7 \"x\" {[, line 8 \"x\" {[, line 9 \"x\" {[, line 10 \"x\" {[, line 11 \"x\" {[, line 12 \"x\" {[, line 13 \"x\" {[, line 14 \"x\" {[, line 15 \"x\" {[, line 16 \"x\" {[, line 17 \"x\" {[, line 18 \"x\" {[, line 19 \"x\" {[, line 20 \"x\" {[, "],"model":"m-9","status":"in_progress","usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"total_tokens":18}}}

event: response.z
data: {"type":"response.z","sequence_number":2}

=== it is an object
conf: responses_max_event_size 256;
conf: responses_normalize off;
conf: responses_failure off;
--- in
event: response.a
data: {"type":"response.a","sequence_number":0}

event: response.in_progress
data: {"type":"response.in_progress","response":{"id":"resp_9","output":["line 1 \"x\" {[, line 2 \"x\" {[, line 3 \"x\" {[, line 4 \"x\" {[, line 5 \"x\" {[, line 6 \"x\" {[, line 7 \"x\" {[, line 8 \"x\" {[, line 9 \"x\" {[, line 10 \"x\" {[, line 11 \"x\" {[, line 12 \"x\" {[, line 13 \"x\" {[, line 14 \"x\" {[, line 15 \"x\" {[, line 16 \"x\" {[, line 17 \"x\" {[, line 18 \"x\" {[, line 19 \"x\" {[, line 20 \"x\" {[, "],"model":"m-9","status":"in_progress","usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"total_tokens":18}},"sequence_number":{"a":[1,2]}}

event: response.z
data: {"type":"response.z","sequence_number":2}

--- out
event: response.a
data: {"type":"response.a","sequence_number":0}

event: response.in_progress
data: {"sequence_number":1,"type":"response.in_progress","response":{"id":"resp_9","output":["line 1 \"x\" {[, line 2 \"x\" {[, line 3 \"x\" {[, line 4 \"x\" {[, line 5 \"x\" {[, line 6 \"x\" {[, line 7 \"x\" {[, line 8 \"x\" {[, line 9 \"x\" {[, line 10 \"x\" {[, line 11 \"x\" {[, line 12 \"x\" {[, line 13 \"x\" {[, line 14 \"x\" {[, line 15 \"x\" {[, line 16 \"x\" {[, line 17 \"x\" {[, line 18 \"x\" {[, line 19 \"x\" {[, line 20 \"x\" {[, "],"model":"m-9","status":"in_progress","usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"total_tokens":18}},"sequence_number":{"a":[1,2]}}

event: response.z
data: {"type":"response.z","sequence_number":2}

=== it is huge
conf: responses_max_event_size 256;
conf: responses_normalize off;
conf: responses_failure off;
--- in
event: response.a
data: {"type":"response.a","sequence_number":0}

event: response.in_progress
data: {"type":"response.in_progress","response":{"id":"resp_9","output":["line 1 \"x\" {[, line 2 \"x\" {[, line 3 \"x\" {[, line 4 \"x\" {[, line 5 \"x\" {[, line 6 \"x\" {[, line 7 \"x\" {[, line 8 \"x\" {[, line 9 \"x\" {[, line 10 \"x\" {[, line 11 \"x\" {[, line 12 \"x\" {[, line 13 \"x\" {[, line 14 \"x\" {[, line 15 \"x\" {[, line 16 \"x\" {[, line 17 \"x\" {[, line 18 \"x\" {[, line 19 \"x\" {[, line 20 \"x\" {[, "],"model":"m-9","status":"in_progress","usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"total_tokens":18}},"sequence_number":999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999}

event: response.z
data: {"type":"response.z","sequence_number":2}

--- out
event: response.a
data: {"type":"response.a","sequence_number":0}

event: response.in_progress
data: {"sequence_number":1,"type":"response.in_progress","response":{"id":"resp_9","output":["line 1 \"x\" {[, line 2 \"x\" {[, line 3 \"x\" {[, line 4 \"x\" {[, line 5 \"x\" {[, line 6 \"x\" {[, line 7 \"x\" {[, line 8 \"x\" {[, line 9 \"x\" {[, line 10 \"x\" {[, line 11 \"x\" {[, line 12 \"x\" {[, line 13 \"x\" {[, line 14 \"x\" {[, line 15 \"x\" {[, line 16 \"x\" {[, line 17 \"x\" {[, line 18 \"x\" {[, line 19 \"x\" {[, line 20 \"x\" {[, "],"model":"m-9","status":"in_progress","usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"total_tokens":18}},"sequence_number":999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999}

event: response.z
data: {"type":"response.z","sequence_number":2}

=== a long comment
conf: responses_max_event_size 256;
conf: responses_normalize off;
conf: responses_failure off;
--- in
:xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx

event: response.a
data: {"type":"response.a","sequence_number":0}

:xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx

event: response.z
data: {"type":"response.z","sequence_number":2}

--- out
:xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx

event: response.a
data: {"type":"response.a","sequence_number":0}

:xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx

event: response.z
data: {"type":"response.z","sequence_number":1}

=== long text
conf: responses_max_event_size 256;
conf: responses_normalize off;
conf: responses_failure off;
--- in
event: response.a
data: {"type":"response.a","sequence_number":0}

data: not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON 

event: response.z
data: {"type":"response.z","sequence_number":2}

--- out
event: response.a
data: {"type":"response.a","sequence_number":0}

data: not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON not JSON 

event: response.z
data: {"type":"response.z","sequence_number":1}

=== the end is long
conf: responses_max_event_size 256;
conf: responses_normalize off;
conf: responses_failure off;
log: id=resp_9 model=- status=completed input_tokens=- cached_tokens=- output_tokens=- total_tokens=- oversize=1
--- in
event: response.a
data: {"type":"response.a","sequence_number":0}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_9","output":["line 1 \"x\" {[, line 2 \"x\" {[, line 3 \"x\" {[, line 4 \"x\" {[, line 5 \"x\" {[, line 6 \"x\" {[, line 7 \"x\" {[, line 8 \"x\" {[, line 9 \"x\" {[, line 10 \"x\" {[, line 11 \"x\" {[, line 12 \"x\" {[, line 13 \"x\" {[, line 14 \"x\" {[, line 15 \"x\" {[, line 16 \"x\" {[, line 17 \"x\" {[, line 18 \"x\" {[, line 19 \"x\" {[, line 20 \"x\" {[, "],"model":"m-9","status":"completed","usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"total_tokens":18}}}

--- out
event: response.a
data: {"type":"response.a","sequence_number":0}

event: response.completed
data: {"sequence_number":1,"type":"response.completed","response":{"id":"resp_9","output":["line 1 \"x\" {[, line 2 \"x\" {[, line 3 \"x\" {[, line 4 \"x\" {[, line 5 \"x\" {[, line 6 \"x\" {[, line 7 \"x\" {[, line 8 \"x\" {[, line 9 \"x\" {[, line 10 \"x\" {[, line 11 \"x\" {[, line 12 \"x\" {[, line 13 \"x\" {[, line 14 \"x\" {[, line 15 \"x\" {[, line 16 \"x\" {[, line 17 \"x\" {[, line 18 \"x\" {[, line 19 \"x\" {[, line 20 \"x\" {[, "],"model":"m-9","status":"completed","usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"total_tokens":18}}}

=== what follows a long end is dropped
conf: responses_max_event_size 256;
conf: responses_normalize off;
conf: responses_failure off;
log: input_tokens=-
--- in
event: response.a
data: {"type":"response.a","sequence_number":0}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_9","output":["line 1 \"x\" {[, line 2 \"x\" {[, line 3 \"x\" {[, line 4 \"x\" {[, line 5 \"x\" {[, line 6 \"x\" {[, line 7 \"x\" {[, line 8 \"x\" {[, line 9 \"x\" {[, line 10 \"x\" {[, line 11 \"x\" {[, line 12 \"x\" {[, line 13 \"x\" {[, line 14 \"x\" {[, line 15 \"x\" {[, line 16 \"x\" {[, line 17 \"x\" {[, line 18 \"x\" {[, line 19 \"x\" {[, line 20 \"x\" {[, "],"model":"m-9","status":"completed","usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"total_tokens":18}}}

event: response.failed
data: {"type":"response.failed","response":{"id":"resp_9","output":["line 1 \"x\" {[, line 2 \"x\" {[, line 3 \"x\" {[, line 4 \"x\" {[, line 5 \"x\" {[, line 6 \"x\" {[, line 7 \"x\" {[, line 8 \"x\" {[, line 9 \"x\" {[, line 10 \"x\" {[, line 11 \"x\" {[, line 12 \"x\" {[, line 13 \"x\" {[, line 14 \"x\" {[, line 15 \"x\" {[, line 16 \"x\" {[, line 17 \"x\" {[, line 18 \"x\" {[, line 19 \"x\" {[, line 20 \"x\" {[, "],"model":"m-9","status":"failed","usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"total_tokens":18}}}

--- out
event: response.a
data: {"type":"response.a","sequence_number":0}

event: response.completed
data: {"sequence_number":1,"type":"response.completed","response":{"id":"resp_9","output":["line 1 \"x\" {[, line 2 \"x\" {[, line 3 \"x\" {[, line 4 \"x\" {[, line 5 \"x\" {[, line 6 \"x\" {[, line 7 \"x\" {[, line 8 \"x\" {[, line 9 \"x\" {[, line 10 \"x\" {[, line 11 \"x\" {[, line 12 \"x\" {[, line 13 \"x\" {[, line 14 \"x\" {[, line 15 \"x\" {[, line 16 \"x\" {[, line 17 \"x\" {[, line 18 \"x\" {[, line 19 \"x\" {[, line 20 \"x\" {[, "],"model":"m-9","status":"completed","usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"total_tokens":18}}}

