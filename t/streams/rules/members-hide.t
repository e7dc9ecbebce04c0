=== hide: the middle one
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_field x;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"a","x":1,"y":2}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1,"type":"a","y":2}

=== hide: the first one
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_field x;
contract: -
--- in
data: {"type":"response.created"}

data: {"x":1,"type":"a","y":2}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1,"type":"a","y":2}

=== hide: the last one
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_field x;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"a","y":2,"x":1}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1,"type":"a","y":2}

=== hide: neighbours
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_field x y;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"a","x":1,"y":2,"z":3}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1,"type":"a","z":3}

=== hide: neighbours at the beginning
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_field x y;
contract: -
--- in
data: {"type":"response.created"}

data: {"x":1,"y":2,"type":"a"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1,"type":"a"}

=== hide: all but one
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_field x y z;
contract: -
--- in
data: {"type":"response.created"}

data: {"x":1,"y":2,"type":"a","z":3}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1,"type":"a"}

=== hide: all of an object
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_field r.x r.y;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"a","r":{"x":1,"y":2}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1,"type":"a","r":{}}

=== hide: the only one
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_field r.x;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"a","r":{"x":1},"y":{"x":2}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1,"type":"a","r":{},"y":{"x":2}}

=== hide: all of an event
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_field x y;
contract: -
--- in
data: {"type":"response.created"}

data: {"x":1,"y":2}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

=== hide: the only one of an event
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_field x;
contract: -
--- in
data: {"type":"response.created"}

data: {"x":1}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

=== hide: all copies
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_field x;
contract: -
--- in
data: {"type":"response.created"}

data: {"x":1,"type":"a","x":2,"y":3,"x":4}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1,"type":"a","y":3}

=== hide: a name with escapes
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_field obfuscation;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"a","obfusc\u0061tion":"x"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1,"type":"a"}

=== hide: white space stays on one side
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_field x;
contract: -
--- in
data: {"type":"response.created"}

data: { "type" : "a" , "x" : 1 , "y" : 2 }

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1, "type" : "a"  , "y" : 2 }

=== hide: the first, with white space
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_field x;
contract: -
--- in
data: {"type":"response.created"}

data: { "x" : 1 , "type" : "a" }

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1, "type" : "a" }

=== hide: the last, with white space
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_field x;
contract: -
--- in escaped
data: {"type":"response.created"}

data: { "type" : "a"\x09, \x09"x" : [ 1 , { } ] }

--- out escaped
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1, "type" : "a"\x09 }
\n\
=== hide: within what is hidden
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_field r r.x r.x.y;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"a","r":{"x":{"y":1},"z":2}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1,"type":"a"}

=== hide: within the first that is hidden
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_field r r.x b;
contract: -
--- in
data: {"type":"response.created"}

data: {"r":{"x":{"y":1}},"b":1,"type":"a"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1,"type":"a"}

=== hide: one level only
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_field x;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"a","r":{"x":1}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1,"type":"a","r":{"x":1}}

=== hide: in each object of an array
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_field r.*.x;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"a","r":[{"x":1},{"y":1,"x":2},7,{"x":1,"z":2},[{"x":3}]]}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1,"type":"a","r":[{},{"y":1},7,{"z":2},[{"x":3}]]}

=== hide: in arrays of arrays
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_field r.*.*.x;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"a","r":[[{"x":1},{"x":2,"y":1}],{"x":3}]}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1,"type":"a","r":[[{},{"y":1}],{"x":3}]}

=== hide: elements
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_field r.*;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"a","r":[{},7,[1],{"x":1}]}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1,"type":"a","r":[]}

=== hide: all elements
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_field r.*;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"a","r":[ {} , [1] , {"x":1} ]}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1,"type":"a","r":[  ]}

=== hide: a member named "*" is not meant
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_field r.*.x;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"a","r":{"*":{"x":1}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1,"type":"a","r":{"*":{"x":1}}}

=== hide: values of all kinds
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_field p q r s t u v;
contract: -
--- in
data: {"type":"response.created"}

data: {"p":null,"q":true,"r":false,"type":"a","s":-1.5e3,"t":"\",}","u":[1,"}"],"v":{"p":"]"}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1,"type":"a"}

=== hide: a condition that holds
conf: responses_normalize off;
conf: responses_failure off;
conf: set $yes 1;
conf: responses_hide_field x if=$yes;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"a","x":1}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1,"type":"a"}

=== hide: one that does not
conf: responses_normalize off;
conf: responses_failure off;
conf: set $no 0;
conf: responses_hide_field x if=$no;
conf: responses_hide_field y;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"a","x":1,"y":2}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1,"type":"a","x":1}

=== hide: one of two for a path
conf: responses_normalize off;
conf: responses_failure off;
conf: set $yes 1;
conf: set $no 0;
conf: responses_hide_field x if=$no;
conf: responses_hide_field x if=$yes;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"a","x":1}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1,"type":"a"}

