=== 6 line ends, mixed
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
=== 8 BOM twice
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

=== 9 data without colon
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

=== 19 DONE without a space
conf: responses_profile openai done=keep;
conf: responses_normalize off;
conf: responses_failure off;
--- in
data:[DONE]

--- out
data:[DONE]

=== 37 comma
conf: responses_profile openai done=keep;
conf: responses_normalize off;
conf: responses_failure off;
--- in
data: {"x":1,}

event: a
data: {"type":"a"}

--- out
data: {"x":1,}

event: a
data: {"sequence_number":0,"type":"a"}

=== 28 escaped names
conf: responses_profile openai done=keep;
conf: responses_normalize off;
conf: responses_failure off;
--- in
data: {"ty\u0070e":"a","sequence\u005fnumber":9}

--- out
data: {"ty\u0070e":"a","sequence\u005fnumber":9}

=== 43 the last one counts, and its last copy
conf: responses_profile openai done=keep;
conf: responses_normalize off;
conf: responses_failure off;
--- in
data: {"type":"response.in_progress","response":{"usage":{"input_tokens":1,"output_tokens":2}}}

data: {"type":"response.completed","response":{"usage":{"input_tokens":5,"input_tokens":6}}}

--- out
event: response.in_progress
data: {"sequence_number":0,"type":"response.in_progress","response":{"usage":{"input_tokens":1,"output_tokens":2}}}

event: response.completed
data: {"sequence_number":1,"type":"response.completed","response":{"usage":{"input_tokens":5,"input_tokens":6}}}

=== an error's code cannot forge a log line
conf: responses_profile openai done=keep;
conf: responses_normalize off;
conf: responses_failure off;
--- in
data: {"type":"error","code":"rate\nlimit\"\u0007","message":"x"}

--- out
event: error
data: {"sequence_number":0,"type":"error","code":"rate\nlimit\"\u0007","message":"x"}

