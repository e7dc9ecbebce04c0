# Frames between others: each with the title of what is odd in it.

=== CR LF
conf: responses_normalize off;
conf: responses_failure off;
--- in escaped
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.a\r
data: {"type":"response.a","sequence_number":0}\r
\r
event: response.b
data: {"type":"response.b","sequence_number":2}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.b
data: {"type":"response.b","sequence_number":2}

=== CR
conf: responses_normalize off;
conf: responses_failure off;
--- in escaped
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.a\rdata: {"type":"response.a","sequence_number":0}\r\revent: response.b
data: {"type":"response.b","sequence_number":2}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.b
data: {"type":"response.b","sequence_number":2}

=== mixed line ends
conf: responses_normalize off;
conf: responses_failure off;
--- in escaped
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.a\rdata: {"type":"response.a","sequence_number":0}\r

event: response.b
data: {"type":"response.b","sequence_number":2}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.b
data: {"type":"response.b","sequence_number":2}

=== comments
conf: responses_normalize off;
conf: responses_failure off;
--- in escaped
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

: hi

:

: one
: two

: hi\r
\r
event: response.a
data: {"type":"response.a","sequence_number":0}

event: response.b
data: {"type":"response.b","sequence_number":2}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

: hi

:

: one
: two

: hi

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.b
data: {"type":"response.b","sequence_number":2}

=== comment inside
conf: responses_normalize off;
conf: responses_failure off;
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.a
: hi
data: {"type":"response.a","sequence_number":0}

event: response.b
data: {"type":"response.b","sequence_number":2}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.a
: hi
data: {"type":"response.a","sequence_number":1}

event: response.b
data: {"type":"response.b","sequence_number":2}

=== comment after data
conf: responses_normalize off;
conf: responses_failure off;
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.a
data: {"type":"response.a","sequence_number":0}
: hi

event: response.b
data: {"type":"response.b","sequence_number":2}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.a
data: {"type":"response.a","sequence_number":1}
: hi

event: response.b
data: {"type":"response.b","sequence_number":2}

=== two data lines
conf: responses_normalize off;
conf: responses_failure off;
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

data: {"type":"response.a",
data: "sequence_number":0}

event: response.b
data: {"type":"response.b","sequence_number":2}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.a
data: {"type":"response.a", "sequence_number":1}

event: response.b
data: {"type":"response.b","sequence_number":2}

=== printed over lines
conf: responses_normalize off;
conf: responses_failure off;
--- in escaped
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.a\r
data: {\r
data:   "type": "response.a"\r
data: }\r
\r
event: response.b
data: {"type":"response.b","sequence_number":2}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.a
data: {"sequence_number":1,   "type": "response.a" }

event: response.b
data: {"type":"response.b","sequence_number":2}

=== two data lines without JSON
conf: responses_normalize off;
conf: responses_failure off;
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

data: one
data: two

event: response.b
data: {"type":"response.b","sequence_number":2}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

data: one two

event: response.b
data: {"type":"response.b","sequence_number":1}

=== id and retry
conf: responses_normalize off;
conf: responses_failure off;
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

id: 1
id
retry: 10
event: response.a
data: {"type":"response.a","sequence_number":0}
id: 1
retry: 2

event: response.b
data: {"type":"response.b","sequence_number":2}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.b
data: {"type":"response.b","sequence_number":2}

=== frames without data
conf: responses_normalize off;
conf: responses_failure off;
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

retry: 10

id: 7

event: ping

event: ping
id: 1

data

event: x
data: 

event: response.a
data: {"type":"response.a","sequence_number":0}

event: response.b
data: {"type":"response.b","sequence_number":2}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.b
data: {"type":"response.b","sequence_number":2}

=== no event line
conf: responses_normalize off;
conf: responses_failure off;
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

data: {"type":"response.a","sequence_number":0}

event: response.b
data: {"type":"response.b","sequence_number":2}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.b
data: {"type":"response.b","sequence_number":2}

=== another event line
conf: responses_normalize off;
conf: responses_failure off;
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: x
data: {"type":"response.a","sequence_number":0}

event
data: {"type":"response.a","sequence_number":0}

event: x
event: y
data: {"type":"response.a","sequence_number":0}

event: response.b
data: {"type":"response.b","sequence_number":2}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":2}

event: response.a
data: {"type":"response.a","sequence_number":3}

event: response.b
data: {"type":"response.b","sequence_number":4}

=== data before the event line
conf: responses_normalize off;
conf: responses_failure off;
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

data: {"type":"response.a","sequence_number":0}
event: response.a

data: {"type":"response.a","sequence_number":0}
event: response.b

event: response.b
data: {"type":"response.b","sequence_number":2}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

data: {"type":"response.a","sequence_number":1}
event: response.a

data: {"type":"response.a","sequence_number":2}
event: response.a

event: response.b
data: {"type":"response.b","sequence_number":3}

=== no spaces
conf: responses_normalize off;
conf: responses_failure off;
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event:response.a
data:{"type":"response.a","sequence_number":0}

event: response.b
data: {"type":"response.b","sequence_number":2}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event:response.a
data:{"type":"response.a","sequence_number":1}

event: response.b
data: {"type":"response.b","sequence_number":2}

=== a line end in the type
conf: responses_normalize off;
conf: responses_failure off;
--- in escaped
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

data: {"sequence_number":0,"type":"response.a\\nid: 1"}

event: response.b
data: {"type":"response.b","sequence_number":2}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

data: {"sequence_number":1,"type":"response.a\nid: 1"}

event: response.b
data: {"type":"response.b","sequence_number":2}

=== a page
conf: responses_normalize off;
conf: responses_failure off;
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

<html>
<p>no

DATA: x
data2: y

event: response.b
data: {"type":"response.b","sequence_number":2}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

<html>
<p>no

DATA: x
data2: y

event: response.b
data: {"type":"response.b","sequence_number":1}

=== empty lines
conf: responses_normalize off;
conf: responses_failure off;
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}




event: response.a
data: {"type":"response.a","sequence_number":0}





event: response.b
data: {"type":"response.b","sequence_number":2}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}




event: response.a
data: {"type":"response.a","sequence_number":1}





event: response.b
data: {"type":"response.b","sequence_number":2}

=== a second byte order mark
conf: responses_normalize off;
conf: responses_failure off;
--- in escaped
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

\xef\xbb\xbfevent: response.a
data: {"type":"response.a","sequence_number":0}

event: response.b
data: {"type":"response.b","sequence_number":2}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.b
data: {"type":"response.b","sequence_number":2}

=== all bytes
conf: responses_normalize off;
conf: responses_failure off;
--- in escaped
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

\x00\x01\x02\x03\x04\x05\x06\x07\x08\t
\x0b\x0c\r\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1a\x1b\x1c\x1d\x1e\x1f !"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\x7f\x80\x81\x82\x83\x84\x85\x86\x87\x88\x89\x8a\x8b\x8c\x8d\x8e\x8f\x90\x91\x92\x93\x94\x95\x96\x97\x98\x99\x9a\x9b\x9c\x9d\x9e\x9f\xa0\xa1\xa2\xa3\xa4\xa5\xa6\xa7\xa8\xa9\xaa\xab\xac\xad\xae\xaf\xb0\xb1\xb2\xb3\xb4\xb5\xb6\xb7\xb8\xb9\xba\xbb\xbc\xbd\xbe\xbf\xc0\xc1\xc2\xc3\xc4\xc5\xc6\xc7\xc8\xc9\xca\xcb\xcc\xcd\xce\xcf\xd0\xd1\xd2\xd3\xd4\xd5\xd6\xd7\xd8\xd9\xda\xdb\xdc\xdd\xde\xdf\xe0\xe1\xe2\xe3\xe4\xe5\xe6\xe7\xe8\xe9\xea\xeb\xec\xed\xee\xef\xf0\xf1\xf2\xf3\xf4\xf5\xf6\xf7\xf8\xf9\xfa\xfb\xfc\xfd\xfe\xff

event: response.b
data: {"type":"response.b","sequence_number":2}

--- out escaped
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

\x00\x01\x02\x03\x04\x05\x06\x07\x08\x09
\x0b\x0c
\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1a\x1b\x1c\x1d\x1e\x1f !"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~€‚ƒ„…†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œŸ ¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏĞÑÒÓÔÕÖ×ØÙÚÛÜİŞßàáâãäåæçèéêëìíîïğñòóôõö÷øùúûüışÿ

event: response.b
data: {"type":"response.b","sequence_number":1}
\n\
=== a byte order mark
conf: responses_normalize off;
conf: responses_failure off;
--- in escaped
\xef\xbb\xbfevent: response.a
data: {"type":"response.a","sequence_number":0}

--- out
event: response.a
data: {"type":"response.a","sequence_number":0}

=== no blank line at the end
conf: responses_normalize off;
conf: responses_failure off;
--- in
event: response.a
data: {"type":"response.a","sequence_number":0}
--- out
event: response.a
data: {"type":"response.a","sequence_number":0}

=== no line end at the end
conf: responses_normalize off;
conf: responses_failure off;
--- in escaped
event: response.a
data: {"type":"response.a","sequence_number":0}\
--- out
event: response.a
data: {"type":"response.a","sequence_number":0}

=== an event line at the end
conf: responses_normalize off;
conf: responses_failure off;
--- in
event: response.a
data: {"type":"response.a","sequence_number":0}

event: response.b
--- out
event: response.a
data: {"type":"response.a","sequence_number":0}

