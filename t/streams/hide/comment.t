# JSON that is labelled as an event stream, whose lines begin with a colon: they
# are comments, and clients that read JSON got them.

=== a comment with a string, alone
conf: responses_hide_item reasoning;
conf: responses_failure off;
--- in
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1,"status":"in_progress","model":"m","output":[]}}

: waiting
:{"type":"reasoning","encrypted_content":"secret"}
: waiting

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1,"status":"in_progress","model":"m","output":[]}}

: waiting
: waiting

=== in an event
conf: responses_hide_item reasoning;
conf: responses_failure off;
--- in
: one
:"secret"
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1,"status":"in_progress","model":"m","output":[]}}
:"secret"
: two

--- out
: one
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1,"status":"in_progress","model":"m","output":[]}}
: two

=== before the first event, and nothing else
conf: responses_hide_item reasoning;
conf: responses_failure off;
--- in escaped
{\n:"secret"\n}\n\n
--- out

=== no rule hides
conf: responses_failure off;
--- in
:{"type":"reasoning","encrypted_content":"shown"}

data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1,"status":"in_progress","model":"m","output":[]}}

--- out
:{"type":"reasoning","encrypted_content":"shown"}

event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1,"status":"in_progress","model":"m","output":[]}}

