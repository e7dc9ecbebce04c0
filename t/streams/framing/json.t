# Data that is JSON in odd form, or none: what is not understood passes and is
# counted.

=== an array
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=3 malformed=1
--- in
data: {"type":"response.created","sequence_number":0}

data: [1]

event: response.a
data: {"type":"response.a"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0}

data: [1]

event: response.a
data: {"sequence_number":1,"type":"response.a"}

=== a string
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=3 malformed=1
--- in
data: {"type":"response.created","sequence_number":0}

data: "x"

event: response.a
data: {"type":"response.a"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0}

data: "x"

event: response.a
data: {"sequence_number":1,"type":"response.a"}

=== a number
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=3 malformed=1
--- in
data: {"type":"response.created","sequence_number":0}

data: 7

event: response.a
data: {"type":"response.a"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0}

data: 7

event: response.a
data: {"sequence_number":1,"type":"response.a"}

=== null
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=3 malformed=1
--- in
data: {"type":"response.created","sequence_number":0}

data: null

event: response.a
data: {"type":"response.a"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0}

data: null

event: response.a
data: {"sequence_number":1,"type":"response.a"}

=== bytes behind an object
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=3 malformed=1
--- in
data: {"type":"response.created","sequence_number":0}

data: {"type":"response.a"}x

event: response.a
data: {"type":"response.a"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0}

data: {"type":"response.a"}x

event: response.a
data: {"sequence_number":1,"type":"response.a"}

=== two objects
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=3 malformed=1
--- in
data: {"type":"response.created","sequence_number":0}

data: {} {}

event: response.a
data: {"type":"response.a"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0}

data: {} {}

event: response.a
data: {"sequence_number":1,"type":"response.a"}

=== arrays that are too deep
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=3 malformed=0 oversize=1
--- in
data: {"type":"response.created","sequence_number":0}

data: {"x":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]}

event: response.a
data: {"type":"response.a"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0}

data: {"sequence_number":1,"x":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]}

event: response.a
data: {"sequence_number":2,"type":"response.a"}

=== invalid UTF-8
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=3 malformed=0 oversize=1
--- in escaped
data: {"type":"response.created","sequence_number":0}

data: {"type":"response.a","x":"\xe6\xbd"}

event: response.a
data: {"type":"response.a"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0}

event: response.a
data: {"sequence_number":1,"type":"response.a","x":"ÊΩ"}

event: response.a
data: {"sequence_number":2,"type":"response.a"}

=== overlong UTF-8
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=3 malformed=0 oversize=1
--- in escaped
data: {"type":"response.created","sequence_number":0}

data: {"x":"\xc0\xaf"}

event: response.a
data: {"type":"response.a"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0}

data: {"sequence_number":1,"x":"¿Ø"}

event: response.a
data: {"sequence_number":2,"type":"response.a"}

=== CESU-8
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=3 malformed=0 oversize=1
--- in escaped
data: {"type":"response.created","sequence_number":0}

data: {"x":"\xed\xa0\xbd\xed\xb8\x80"}

event: response.a
data: {"type":"response.a"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0}

data: {"sequence_number":1,"x":"Ì†ΩÌ∏Ä"}

event: response.a
data: {"sequence_number":2,"type":"response.a"}

=== a character over U+10FFFF
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=3 malformed=0 oversize=1
--- in escaped
data: {"type":"response.created","sequence_number":0}

data: {"x":"\xf4\x90\x80\x80"}

event: response.a
data: {"type":"response.a"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0}

data: {"sequence_number":1,"x":"ÙêÄÄ"}

event: response.a
data: {"sequence_number":2,"type":"response.a"}

=== a raw NUL
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=3 malformed=1
--- in escaped
data: {"type":"response.created","sequence_number":0}

data: {"x":"\x00"}

event: response.a
data: {"type":"response.a"}

--- out escaped
event: response.created
data: {"type":"response.created","sequence_number":0}

data: {"x":"\x00"}

event: response.a
data: {"sequence_number":1,"type":"response.a"}
\n\
=== a raw tab
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=3 malformed=1
--- in escaped
data: {"type":"response.created","sequence_number":0}

data: {"x":"\x09"}

event: response.a
data: {"type":"response.a"}

--- out escaped
event: response.created
data: {"type":"response.created","sequence_number":0}

data: {"x":"\x09"}

event: response.a
data: {"sequence_number":1,"type":"response.a"}
\n\
=== NaN
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=3 malformed=0 oversize=1
--- in
data: {"type":"response.created","sequence_number":0}

data: {"x":NaN}

event: response.a
data: {"type":"response.a"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0}

data: {"sequence_number":1,"x":NaN}

event: response.a
data: {"sequence_number":2,"type":"response.a"}

=== single quotes
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=3 malformed=1
--- in
data: {"type":"response.created","sequence_number":0}

data: {'x':1}

event: response.a
data: {"type":"response.a"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0}

data: {'x':1}

event: response.a
data: {"sequence_number":1,"type":"response.a"}

=== a comma too many
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=3 malformed=1
--- in
data: {"type":"response.created","sequence_number":0}

data: {"x":1,}

event: response.a
data: {"type":"response.a"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0}

data: {"x":1,}

event: response.a
data: {"sequence_number":1,"type":"response.a"}

=== a comment in JSON
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=3 malformed=1
--- in
data: {"type":"response.created","sequence_number":0}

data: {/**/}

event: response.a
data: {"type":"response.a"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0}

data: {/**/}

event: response.a
data: {"sequence_number":1,"type":"response.a"}

=== a raw line feed in a string
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=2 malformed=0
--- in
data: {"type":"response.created","sequence_number":0}

data: {"x":"a
data: b"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0}

data: {"sequence_number":1,"x":"a b"}

=== no type
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=2 malformed=0
--- in
data: {"type":"response.created","sequence_number":0}

data: {"x":1}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0}

data: {"sequence_number":1,"x":1}

=== a type that is null
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=2 malformed=0
--- in
data: {"type":"response.created","sequence_number":0}

data: {"type":null}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0}

data: {"sequence_number":1,"type":null}

=== a type that is an object
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=2 malformed=0
--- in
data: {"type":"response.created","sequence_number":0}

data: {"type":{"a":1}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0}

data: {"sequence_number":1,"type":{"a":1}}

=== an empty type
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=2 malformed=0
--- in
data: {"type":"response.created","sequence_number":0}

data: {"type":""}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0}

data: {"sequence_number":1,"type":""}

=== a type that is not UTF-8
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=2 malformed=0
--- in
data: {"type":"response.created","sequence_number":0}

data: {"type":"a\nb"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0}

data: {"sequence_number":1,"type":"a\nb"}

=== a type that would be a field
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=2 malformed=0
--- in
data: {"type":"response.created","sequence_number":0}

data: {"type":"a\n\ndata: x"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0}

data: {"sequence_number":1,"type":"a\n\ndata: x"}

=== duplicates
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=1 malformed=0
--- in
data: {"type":"response.a","sequence_number":5,"type":"response.b","sequence_number":"x"}

--- out
event: response.b
data: {"type":"response.a","sequence_number":0,"type":"response.b","sequence_number":0}

=== escaped names
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=2 malformed=0
--- in
data: {"type":"response.created","sequence_number":0}

data: {"ty\u0070e":"a","sequence\u005fnumber":9}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0}

event: a
data: {"ty\u0070e":"a","sequence\u005fnumber":1}

=== an escaped type
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=2 malformed=0
--- in
data: {"type":"response.created","sequence_number":0}

data: {"type":"\u0061\/b"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0}

event: a/b
data: {"sequence_number":1,"type":"\u0061\/b"}

=== names in nested objects
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=1 malformed=0
--- in
data: {"item":{"type":"response.x","sequence_number":3},"type":"response.a"}

--- out
event: response.a
data: {"sequence_number":0,"item":{"type":"response.x","sequence_number":3},"type":"response.a"}

=== lone surrogates
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=1 malformed=0
--- in
data: {"type":"response.a","x":"\ud83d","\udc00":"\uDBFF"}

--- out
event: response.a
data: {"sequence_number":0,"type":"response.a","x":"\ud83d","\udc00":"\uDBFF"}

=== bytes that need escapes
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=1 malformed=0
--- in
data: {"type":"response.a","\ud83d\\u0":"\ud83d\\u0"}

--- out
event: response.a
data: {"sequence_number":0,"type":"response.a","\ud83d\\u0":"\ud83d\\u0"}

=== white space
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=2 malformed=0
--- in escaped
data: {"type":"response.created","sequence_number":0}

data: { "type" :\x09"a" }

--- out escaped
event: response.created
data: {"type":"response.created","sequence_number":0}

event: a
data: {"sequence_number":1, "type" :\x09"a" }
\n\
=== an empty object
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=2 malformed=0
--- in
data: {"type":"response.created","sequence_number":0}

data: {}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0}

data: {"sequence_number":1}

=== an unknown type
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=1 malformed=0
--- in
data: {"type":"slug:new.thing"}

--- out
event: slug:new.thing
data: {"sequence_number":0,"type":"slug:new.thing"}

=== a comma too many, repaired
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

=== escaped names, repaired
conf: responses_profile openai done=keep;
conf: responses_normalize off;
conf: responses_failure off;
--- in
data: {"ty\u0070e":"a","sequence\u005fnumber":9}

--- out
data: {"ty\u0070e":"a","sequence\u005fnumber":9}

=== an error's code cannot forge a log line
conf: responses_profile openai done=keep;
conf: responses_normalize off;
conf: responses_failure off;
--- in
data: {"type":"error","code":"rate\nlimit\"\u0007","message":"x"}

--- out
event: error
data: {"sequence_number":0,"type":"error","code":"rate\nlimit\"\u0007","message":"x"}

