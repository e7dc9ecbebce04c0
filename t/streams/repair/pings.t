# Servers keep a stream alive with types of their own names.  openai-node's
# responses.stream() throws on an event of a type that it does not know, and
# Grok Build stops.

=== other names of keepalive, before and after the first event
log: repaired=5 dialect=no-type,keepalive
--- in
event: response.ping
data: {"type":"response.ping"}

event: response.heartbeat
data: {"type":"response.heartbeat","sequence_number":0}

event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1790000000,"status":"in_progress","model":"m","output":[]}}

event: response.ping
data: {"type":"response.ping","sequence_number":1}

event: response.heartbeat
data: {}

event: response.completed
data: {"type":"response.completed","sequence_number":3,"response":{"id":"resp_1","object":"response","created_at":1790000000,"status":"completed","model":"m","output":[]}}

--- out
: keepalive

: keepalive

event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1790000000,"status":"in_progress","model":"m","output":[]}}

event: keepalive
data: {"type":"keepalive","sequence_number":1}

event: keepalive
data: {"type":"keepalive","sequence_number":2}

event: response.completed
data: {"type":"response.completed","sequence_number":3,"response":{"id":"resp_1","object":"response","created_at":1790000000,"status":"completed","model":"m","output":[]}}

