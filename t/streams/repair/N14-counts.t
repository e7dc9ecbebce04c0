# A count that is no integer: agentgateway#3597, where Codex failed and paid for
# six requests, and bridges whose language writes numbers as floats.

=== null
log: repaired=1 dialect=usage input_tokens=11 cached_tokens=3 cache_write_tokens=- output_tokens=7 reasoning_tokens=- total_tokens=18
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[],"usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3,"cache_write_tokens":null},"output_tokens":7,"output_tokens_details":{"reasoning_tokens":null},"total_tokens":18}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[],"usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3,"cache_write_tokens":0},"output_tokens":7,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":18}}}

=== all of them are null
log: repaired=1 dialect=usage input_tokens=- cached_tokens=- output_tokens=- reasoning_tokens=- total_tokens=-
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[],"usage":{"input_tokens":null,"input_tokens_details":{"cached_tokens":null},"output_tokens":null,"output_tokens_details":{"reasoning_tokens":null},"total_tokens":null}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[],"usage":{"input_tokens":0,"input_tokens_details":{"cached_tokens":0},"output_tokens":0,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":0}}}

=== floats
log: repaired=1 dialect=usage input_tokens=11 cached_tokens=3 cache_write_tokens=2 output_tokens=7 reasoning_tokens=1 total_tokens=18
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[],"usage":{"input_tokens":11.0,"input_tokens_details":{"cached_tokens":3.00,"cache_write_tokens":2.0,"cache_write_tokens_details":{"ttl_30m_tokens":2.0,"ttl_12h_tokens":null}},"output_tokens":7.0,"output_tokens_details":{"reasoning_tokens":1.0},"total_tokens":18.0}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[],"usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3,"cache_write_tokens":2,"cache_write_tokens_details":{"ttl_30m_tokens":2,"ttl_12h_tokens":0}},"output_tokens":7,"output_tokens_details":{"reasoning_tokens":1},"total_tokens":18}}}

=== strings
log: repaired=1 dialect=usage input_tokens=11 cached_tokens=3 cache_write_tokens=2 output_tokens=7 reasoning_tokens=1 total_tokens=18
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[],"usage":{"input_tokens":"11","input_tokens_details":{"cached_tokens":"3","cache_write_tokens":"2.0"},"output_tokens":"7","output_tokens_details":{"reasoning_tokens":"1"},"total_tokens":"18"}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[],"usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3,"cache_write_tokens":2},"output_tokens":7,"output_tokens_details":{"reasoning_tokens":1},"total_tokens":18}}}

=== texts, objects, and what is no count
log: repaired=1 dialect=usage input_tokens=- cached_tokens=- output_tokens=- reasoning_tokens=- total_tokens=-
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[],"usage":{"input_tokens":"many","input_tokens_details":{"cached_tokens":{}},"output_tokens":true,"output_tokens_details":{"reasoning_tokens":"1.5"},"total_tokens":9007199254740992}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[],"usage":{"input_tokens":0,"input_tokens_details":{"cached_tokens":0},"output_tokens":0,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":9007199254740992}}}

=== the sum is the total, and is safe
log: repaired=1 dialect=usage input_tokens=9007199254740991 output_tokens=1 total_tokens=9007199254740991
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[],"usage":{"input_tokens":"9007199254740991","input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":null}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[],"usage":{"input_tokens":9007199254740991,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":9007199254740991}}}

=== names of Chat Completions
log: repaired=1 dialect=usage input_tokens=11 cached_tokens=3 cache_write_tokens=- output_tokens=7 reasoning_tokens=1 total_tokens=18
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[],"usage":{"prompt_tokens":"11","prompt_tokens_details":{"cached_tokens":3.0,"cache_write_tokens":null},"completion_tokens":7.0,"completion_tokens_details":{"reasoning_tokens":"1"},"total_tokens":18.0}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[],"usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3,"cache_write_tokens":0},"output_tokens":7,"output_tokens_details":{"reasoning_tokens":1},"total_tokens":18}}}

=== a name with escapes
log: repaired=1 dialect=usage input_tokens=11 cached_tokens=- cache_write_tokens=- output_tokens=7 reasoning_tokens=- total_tokens=18
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[],"usage":{"prompt\u005ftokens":11,"completion_tokens":7,"total_tokens":18}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[],"usage":{"input_tokens_details":{"cached_tokens":0,"cache_write_tokens":0},"output_tokens_details":{"reasoning_tokens":0},"input_tokens":11,"output_tokens":7,"total_tokens":18}}}

=== members are missing
log: repaired=1 dialect=usage input_tokens=11 output_tokens=- total_tokens=-
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[],"usage":{"input_tokens":11}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[],"usage":{"total_tokens":11,"output_tokens":0,"input_tokens_details":{"cached_tokens":0,"cache_write_tokens":0},"output_tokens_details":{"reasoning_tokens":0},"input_tokens":11}}}

=== usage is empty
log: repaired=1 dialect=usage input_tokens=- output_tokens=- total_tokens=-
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[],"usage":{}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[],"usage":{"total_tokens":0,"input_tokens":0,"output_tokens":0,"input_tokens_details":{"cached_tokens":0,"cache_write_tokens":0},"output_tokens_details":{"reasoning_tokens":0}}}}

=== members of other servers stay
log: repaired=0 input_tokens=11 cached_tokens=3 cache_write_tokens=2 output_tokens=7 reasoning_tokens=1 total_tokens=18
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[],"usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3,"cache_write_tokens":2,"audio_tokens":null},"output_tokens":7,"output_tokens_details":{"reasoning_tokens":1},"total_tokens":18,"cost":"0.1","num_turns":null}}}

--- same

=== without repairs they are only logged
conf: responses_normalize off;
conf: responses_failure off;
log: repaired=0 input_tokens=11 cached_tokens=3 cache_write_tokens=- output_tokens=7 reasoning_tokens=1 total_tokens=18
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[],"usage":{"prompt_tokens":"11","prompt_tokens_details":{"cached_tokens":3.0,"cache_write_tokens":null},"completion_tokens":7.0,"completion_tokens_details":{"reasoning_tokens":"1"},"total_tokens":18.0}}}

--- same

=== a total that would tell what is hidden
conf: responses_hide_field response.usage.input_tokens;
log: repaired=1
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[],"usage":{"input_tokens":"11","input_tokens_details":{"cached_tokens":0},"output_tokens":7,"output_tokens_details":{"reasoning_tokens":0}}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[],"usage":{"total_tokens":7,"input_tokens_details":{"cached_tokens":0},"output_tokens":7,"output_tokens_details":{"reasoning_tokens":0}}}}

