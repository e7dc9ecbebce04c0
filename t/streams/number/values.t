# What the upstream sent as sequence_number, and the number in its place.

=== numbers from 0
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=2 malformed=0
--- in
event: response.a
data: {"type":"response.a"}

event: response.b
data: {"type":"response.b","x":1}

--- out
event: response.a
data: {"sequence_number":0,"type":"response.a"}

event: response.b
data: {"sequence_number":1,"type":"response.b","x":1}

=== right already
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=2 malformed=0
--- in
event: response.a
data: {"sequence_number":0,"type":"response.a"}

event: response.b
data: {"sequence_number":1,"type":"response.b"}

--- out
event: response.a
data: {"sequence_number":0,"type":"response.a"}

event: response.b
data: {"sequence_number":1,"type":"response.b"}

=== a string
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=1 malformed=0
--- in
event: response.a
data: {"type":"response.a","sequence_number":"7","x":1}

--- out
event: response.a
data: {"type":"response.a","sequence_number":0,"x":1}

=== a fraction
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=1 malformed=0
--- in
event: response.a
data: {"type":"response.a","sequence_number":3.0,"x":1}

--- out
event: response.a
data: {"type":"response.a","sequence_number":0,"x":1}

=== an exponent
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=1 malformed=0
--- in
event: response.a
data: {"type":"response.a","sequence_number":3e0,"x":1}

--- out
event: response.a
data: {"type":"response.a","sequence_number":0,"x":1}

=== a negative number
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=1 malformed=0
--- in
event: response.a
data: {"type":"response.a","sequence_number":-1,"x":1}

--- out
event: response.a
data: {"type":"response.a","sequence_number":0,"x":1}

=== minus zero
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=1 malformed=0
--- in
event: response.a
data: {"type":"response.a","sequence_number":-0,"x":1}

--- out
event: response.a
data: {"type":"response.a","sequence_number":0,"x":1}

=== null
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=1 malformed=0
--- in
event: response.a
data: {"type":"response.a","sequence_number":null,"x":1}

--- out
event: response.a
data: {"type":"response.a","sequence_number":0,"x":1}

=== true
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=1 malformed=0
--- in
event: response.a
data: {"type":"response.a","sequence_number":true,"x":1}

--- out
event: response.a
data: {"type":"response.a","sequence_number":0,"x":1}

=== an array
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=1 malformed=0
--- in
event: response.a
data: {"type":"response.a","sequence_number":[1,{"sequence_number":2}],"x":1}

--- out
event: response.a
data: {"type":"response.a","sequence_number":0,"x":1}

=== an object
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=1 malformed=0
--- in
event: response.a
data: {"type":"response.a","sequence_number":{"a":[]},"x":1}

--- out
event: response.a
data: {"type":"response.a","sequence_number":0,"x":1}

=== 2^53
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=1 malformed=0
--- in
event: response.a
data: {"type":"response.a","sequence_number":9007199254740992,"x":1}

--- out
event: response.a
data: {"type":"response.a","sequence_number":0,"x":1}

=== 2^64
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=1 malformed=0
--- in
event: response.a
data: {"type":"response.a","sequence_number":18446744073709551616,"x":1}

--- out
event: response.a
data: {"type":"response.a","sequence_number":0,"x":1}

=== a name with escapes
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=1 malformed=0
--- in
event: response.a
data: {"type":"response.a","sequence_number":"\"},{\\","x":1}

--- out
event: response.a
data: {"type":"response.a","sequence_number":0,"x":1}

=== a gap
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=1 malformed=0
--- in
event: response.a
data: {"type":"response.a","sequence_number":5,"x":1}

--- out
event: response.a
data: {"type":"response.a","sequence_number":0,"x":1}

=== of two numbers the last one counts
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

