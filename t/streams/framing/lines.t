# Lines and frames as WHATWG HTML 9.2 reads them, in streams that are not
# repaired but where a title says so.

=== nothing
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=0 malformed=0
--- in
--- out
=== line ends, mixed
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=3 malformed=0
--- in
event: response.a
data: {"type":"response.a"}

event: response.b
data: {"type":"response.b"}

event: response.c
data: {"type":"response.c"}

--- out
event: response.a
data: {"sequence_number":0,"type":"response.a"}

event: response.b
data: {"sequence_number":1,"type":"response.b"}

event: response.c
data: {"sequence_number":2,"type":"response.c"}

=== a byte order mark
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=1 malformed=0
--- in escaped
\xef\xbb\xbfevent: response.a
data: {"type":"response.a"}

--- out
event: response.a
data: {"sequence_number":0,"type":"response.a"}

=== a byte order mark later
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=2 malformed=0
--- in escaped
event: response.a
data: {"type":"response.a"}

\xef\xbb\xbfdata: {}

event: response.b
data: {"type":"response.b"}

--- out
event: response.a
data: {"sequence_number":0,"type":"response.a"}

event: response.b
data: {"sequence_number":1,"type":"response.b"}

=== a byte order mark, twice
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=1 malformed=0
--- in escaped
\xef\xbb\xbf\xef\xbb\xbfdata: {}

event: response.b
data: {"type":"response.b"}

--- out
event: response.b
data: {"sequence_number":0,"type":"response.b"}

=== data with two spaces
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=1 malformed=0
--- in
data:  {"type":"response.a"}

--- out
event: response.a
data:  {"sequence_number":0,"type":"response.a"}

=== data without a space
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=1 malformed=0
--- in
event:response.a
data:{"type":"response.a"}

--- out
event:response.a
data:{"sequence_number":0,"type":"response.a"}

=== data without a colon
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=3 malformed=1
--- in
data: {"type":"response.created","sequence_number":0}

data

event: response.a
data: {"type":"response.a"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0}

event: response.a
data: {"sequence_number":1,"type":"response.a"}

=== empty data
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=3 malformed=1
--- in
data: {"type":"response.created","sequence_number":0}

data:

event: response.a
data: {"type":"response.a"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0}

event: response.a
data: {"sequence_number":1,"type":"response.a"}

=== empty data with an event line
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=3 malformed=1
--- in
data: {"type":"response.created","sequence_number":0}

event: response.b
data: 

event: response.a
data: {"type":"response.a"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0}

event: response.a
data: {"sequence_number":1,"type":"response.a"}

=== data of white space only
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=3 malformed=1
--- in escaped
data: {"type":"response.created","sequence_number":0}

data:  \x09

event: response.a
data: {"type":"response.a"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0}

event: response.a
data: {"sequence_number":1,"type":"response.a"}

=== data of empty lines
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=3 malformed=1
--- in
data: {"type":"response.created","sequence_number":0}

data:
data
data: 

event: response.a
data: {"type":"response.a"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0}

event: response.a
data: {"sequence_number":1,"type":"response.a"}

=== data in lines
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=2 malformed=0
--- in
data: {"type":"response.created","sequence_number":0}

event: response.a
data: {"type":
data:"a",
data: "x":1}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0}

event: a
data: {"sequence_number":1,"type": "a", "x":1}

=== data in lines, no JSON
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=2 malformed=1
--- in
data: {"type":"response.created","sequence_number":0}

data: a
data:
data:  b

--- out
event: response.created
data: {"type":"response.created","sequence_number":0}

data: a   b

=== a field named Data
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=0 malformed=0
--- in
Data: {"type":"response.a"}
 data: {}

--- out
Data: {"type":"response.a"}
 data: {}

=== a frame without data
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=1 malformed=0
--- in
event: response.a

event: response.b
data: {"type":"response.b"}

event: response.c
: d

--- out
event: response.b
data: {"sequence_number":0,"type":"response.b"}

: d

=== id and retry
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=2 malformed=0
--- in escaped
id: \x00
retry: abc
event: response.a
data: {"type":"response.a"}
id: 7

retry: 5

event: response.b
data: {"type":"response.b"}

--- out
event: response.a
data: {"sequence_number":0,"type":"response.a"}

event: response.b
data: {"sequence_number":1,"type":"response.b"}

=== comments
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=1 malformed=0
--- in
: keepalive

event: response.a
:in
data: {"type":"response.a"}
: last

:
--- out
: keepalive

event: response.a
:in
data: {"sequence_number":0,"type":"response.a"}
: last

:
=== cut before the blank line
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=1 malformed=0
--- in
event: response.a
data: {"type":"response.a"}
--- out
event: response.a
data: {"sequence_number":0,"type":"response.a"}

=== cut before the end of the line
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=1 malformed=0
--- in escaped
event: response.a
data: {"type":"response.a"}\
--- out
event: response.a
data: {"sequence_number":0,"type":"response.a"}

=== cut in the JSON
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=2 malformed=1
--- in escaped
data: {"type":"response.created","sequence_number":0}

event: response.a
data: {"type":"response.a"}

event: response.b
data: {"type":"\
--- out
event: response.created
data: {"type":"response.created","sequence_number":0}

event: response.a
data: {"sequence_number":1,"type":"response.a"}

=== an event line unlike the type
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=1 malformed=0
--- in
event: response.x
data: {"type":"response.a"}

--- out
event: response.a
data: {"sequence_number":0,"type":"response.a"}

=== no event line
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=1 malformed=0
--- in
data: {"type":"response.a"}

--- out
event: response.a
data: {"sequence_number":0,"type":"response.a"}

=== two event lines
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=1 malformed=0
--- in
event: response.x
event: response.y
data: {"type":"response.a"}

--- out
event: response.a
data: {"sequence_number":0,"type":"response.a"}

=== two event lines and no type
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=1 malformed=0
--- in
event: response.x
event: response.y
data: {"z":1}

--- out
event: response.y
data: {"sequence_number":0,"z":1}

=== an event line after the data
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=1 malformed=0
--- in
data: {"type":"response.a"}
event: response.x

--- out
data: {"sequence_number":0,"type":"response.a"}
event: response.a

=== an event line and no type
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=1 malformed=0
--- in
event: response.x
data: {"y":1}

--- out
event: response.x
data: {"sequence_number":0,"y":1}

=== [DONE]
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=1 malformed=0
--- in
event: response.a
data: {"type":"response.a"}

data: [DONE]

data: [DONE]

--- out
event: response.a
data: {"sequence_number":0,"type":"response.a"}

=== [DONE] without a space
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=0 malformed=0
--- in
data:[DONE]

--- out
=== blank lines
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=1 malformed=0
--- in escaped


\n\
\n\
event: response.a
data: {"sequence_number":0,"type":"response.a"}

\n\
\n\
\n\
--- out escaped




event: response.a
data: {"sequence_number":0,"type":"response.a"}



\n\
=== a page of HTML
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=0 malformed=0
--- in
<!DOCTYPE html>
<p>data: x</p>

</html>

--- out
<!DOCTYPE html>
<p>data: x</p>

</html>

=== unknown fields
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=1 malformed=0
--- in
foo: 1
event: response.a
data: {"sequence_number":0,"type":"response.a"}

--- out
foo: 1
event: response.a
data: {"sequence_number":0,"type":"response.a"}

=== line ends, mixed, repaired
conf: responses_profile openai done=keep;
conf: responses_normalize off;
conf: responses_failure off;
--- in escaped
event: a\rdata: {"type":"a"}\r

event: b
data: {"type":"b"}\r\r
event: c
data: {"type":"c"}

--- out escaped
event: a\rdata: {"type":"a"}\r

event: b
data: {"type":"b"}\r\r
event: c
data: {"type":"c"}
\n\
=== a byte order mark, twice, repaired
conf: responses_profile openai done=keep;
conf: responses_normalize off;
conf: responses_failure off;
--- in escaped
\xef\xbb\xbf\xef\xbb\xbfdata: {}

event: b
data: {"type":"b"}

--- out
﻿﻿data: {}

event: b
data: {"type":"b"}

=== data without a colon, repaired
conf: responses_profile openai done=keep;
conf: responses_normalize off;
conf: responses_failure off;
--- in
data

event: a
data: {"type":"a"}

--- out
data

event: a
data: {"type":"a"}

=== [DONE] without a space, repaired
conf: responses_profile openai done=keep;
conf: responses_normalize off;
conf: responses_failure off;
--- in
data:[DONE]

--- out
data:[DONE]

=== a byte order mark, and nothing else
--- in escaped
\xef\xbb\xbf\
--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: error
data: {"type":"error","sequence_number":1,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

