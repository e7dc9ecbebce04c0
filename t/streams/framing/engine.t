=== nothing
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=0 malformed=0
--- in
--- out
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

=== 6 line ends, mixed
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

=== 7 BOM
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

=== 7 BOM later
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

=== 8 BOM twice
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

=== 9 data with two spaces
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=1 malformed=0
--- in
data:  {"type":"response.a"}

--- out
event: response.a
data:  {"sequence_number":0,"type":"response.a"}

=== 9 data without a space
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

=== 9 data without colon
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

=== 9 data, empty
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

=== 9 data, empty, with an event line
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

=== 9 data, white space only
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

=== 9 data, empty lines
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

=== 10 data in lines
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

=== 10 data in lines, no JSON
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

data: a
data: 
data:  b

=== 11 Data
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

=== 12 no data
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

=== 13 id and retry
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

=== 14 comments
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
=== 15 the blank line is missing
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

=== 15 and the line's end
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

=== 15 and some of its JSON
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

=== 18 the event line is wrong
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

=== 18 no event line
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=1 malformed=0
--- in
data: {"type":"response.a"}

--- out
event: response.a
data: {"sequence_number":0,"type":"response.a"}

=== 18 two
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

=== 18 two and no type
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

=== 18 after the data
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

=== 18 no type, it stays
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

=== 19 DONE
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

=== 19 DONE without a space
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=0 malformed=0
--- in
data:[DONE]

--- out
=== 20 blank lines
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
=== 21 HTML
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

=== 22 array
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

=== 22 string
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

=== 22 number
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

=== 22 null
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

=== 23 trailing bytes
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

=== 23 two objects
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

=== 24 depth
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=3 malformed=1
--- in
data: {"type":"response.created","sequence_number":0}

data: {"x":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]}

event: response.a
data: {"type":"response.a"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0}

data: {"x":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]}

event: response.a
data: {"sequence_number":1,"type":"response.a"}

=== 30 invalid UTF-8
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=3 malformed=1
--- in escaped
data: {"type":"response.created","sequence_number":0}

data: {"type":"response.a","x":"\xe6\xbd"}

event: response.a
data: {"type":"response.a"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0}

data: {"type":"response.a","x":"ÊΩ"}

event: response.a
data: {"sequence_number":1,"type":"response.a"}

=== 31 overlong
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=3 malformed=1
--- in escaped
data: {"type":"response.created","sequence_number":0}

data: {"x":"\xc0\xaf"}

event: response.a
data: {"type":"response.a"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0}

data: {"x":"¿Ø"}

event: response.a
data: {"sequence_number":1,"type":"response.a"}

=== 31 CESU-8
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=3 malformed=1
--- in escaped
data: {"type":"response.created","sequence_number":0}

data: {"x":"\xed\xa0\xbd\xed\xb8\x80"}

event: response.a
data: {"type":"response.a"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0}

data: {"x":"Ì†ΩÌ∏Ä"}

event: response.a
data: {"sequence_number":1,"type":"response.a"}

=== 31 over U+10FFFF
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=3 malformed=1
--- in escaped
data: {"type":"response.created","sequence_number":0}

data: {"x":"\xf4\x90\x80\x80"}

event: response.a
data: {"type":"response.a"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0}

data: {"x":"ÙêÄÄ"}

event: response.a
data: {"sequence_number":1,"type":"response.a"}

=== 35 raw NUL
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
=== 35 raw TAB
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
=== 37 NaN
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=3 malformed=1
--- in
data: {"type":"response.created","sequence_number":0}

data: {"x":NaN}

event: response.a
data: {"type":"response.a"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0}

data: {"x":NaN}

event: response.a
data: {"sequence_number":1,"type":"response.a"}

=== 37 single quotes
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

=== 37 comma
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

=== 37 comment
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

=== 35 raw LF in a string
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=2 malformed=1
--- in
data: {"type":"response.created","sequence_number":0}

data: {"x":"a
data: b"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0}

data: {"x":"a
data: b"}

=== 26 no type
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

=== 26 type null
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

=== 26 type object
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

=== 26 type empty
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

=== 26 an invalid type
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

=== 101 a type that would be a field
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

=== 27 duplicates
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=1 malformed=0
--- in
data: {"type":"response.a","sequence_number":5,"type":"response.b","sequence_number":"x"}

--- out
event: response.b
data: {"type":"response.a","sequence_number":0,"type":"response.b","sequence_number":0}

=== 28 escaped names
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

=== 28 an escaped type
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

=== 29 nested
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=1 malformed=0
--- in
data: {"item":{"type":"response.x","sequence_number":3},"type":"response.a"}

--- out
event: response.a
data: {"sequence_number":0,"item":{"type":"response.x","sequence_number":3},"type":"response.a"}

=== 32 lone surrogates
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=1 malformed=0
--- in
data: {"type":"response.a","x":"\ud83d","\udc00":"\uDBFF"}

--- out
event: response.a
data: {"sequence_number":0,"type":"response.a","x":"\ud83d","\udc00":"\uDBFF"}

=== 33 the 12 bytes
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=1 malformed=0
--- in
data: {"type":"response.a","\ud83d\\u0":"\ud83d\\u0"}

--- out
event: response.a
data: {"sequence_number":0,"type":"response.a","\ud83d\\u0":"\ud83d\\u0"}

=== 38 white space
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
=== 39 empty object
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

=== 54 unknown type
conf: responses_normalize off;
conf: responses_failure off;
contract: -
log: events=1 malformed=0
--- in
data: {"type":"slug:new.thing"}

--- out
event: slug:new.thing
data: {"sequence_number":0,"type":"slug:new.thing"}

=== 40 string
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

=== 40 float
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

=== 40 exponent
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

=== 40 negative
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

=== 40 minus zero
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

=== 40 null
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

=== 40 true
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

=== 40 array
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

=== 40 object
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

=== 40 2^53
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

=== 40 2^64
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

=== 40 escapes
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

=== 47 a gap
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

