=== set: replaced
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_set_field x :=5;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"a","x":[1,2]}

--- out
event: response.created
data: {"x":5,"sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1,"type":"a","x":5}

=== set: added
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_set_field x :=5;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"a"}

--- out
event: response.created
data: {"x":5,"sequence_number":0,"type":"response.created"}

event: a
data: {"x":5,"sequence_number":1,"type":"a"}

=== set: a string
conf: responses_normalize off;
conf: responses_failure off;
conf: set $v "v\"1";
conf: responses_set_field x $v;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"a","x":1}

--- out
event: response.created
data: {"x":"v\"1","sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1,"type":"a","x":"v\"1"}

=== set: JSON
conf: responses_normalize off;
conf: responses_failure off;
conf: set $json "{\"n\": [1,2]}";
conf: responses_set_field x :=$json;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"a","x":1}

--- out
event: response.created
data: {"x":{"n": [1,2]},"sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1,"type":"a","x":{"n": [1,2]}}

=== set: JSON in lines, also before and behind it
conf: responses_normalize off;
conf: responses_failure off;
conf: set $json "\n{\t\"n\":\r\n[1,2]}\r";
conf: responses_set_field x :=$json;
conf: responses_set_field y ":=\n7\t";
contract: -
--- in
data: {"type":"response.created"}

--- out
event: response.created
data: {"x": { "n":  [1,2]} ,"y": 7 ,"sequence_number":0,"type":"response.created"}

=== set: invalid JSON
conf: responses_normalize off;
conf: responses_failure off;
conf: set $v "v\"1";
conf: responses_set_field x :=$v;
conf: responses_set_field y :=1;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"a","x":1}

--- out
event: response.created
data: {"y":1,"sequence_number":0,"type":"response.created"}

event: a
data: {"y":1,"sequence_number":1,"type":"a","x":1}

=== set: empty JSON
conf: responses_normalize off;
conf: responses_failure off;
conf: set $empty "";
conf: responses_set_field x :=$empty;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"a","x":1}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1,"type":"a","x":1}

=== set: an empty string
conf: responses_normalize off;
conf: responses_failure off;
conf: set $empty "";
conf: responses_set_field x $empty;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"a","x":1}

--- out
event: response.created
data: {"x":"","sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1,"type":"a","x":""}

=== set: the same value is no change
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_set_field x :=1;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"a","x":1}

--- out
event: response.created
data: {"x":1,"sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1,"type":"a","x":1}

=== set: all copies
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_set_field x :=5;
contract: -
--- in
data: {"type":"response.created"}

data: {"x":1,"type":"a","x":2}

--- out
event: response.created
data: {"x":5,"sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1,"x":5,"type":"a","x":5}

=== set: into an empty object
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_set_field r.x :=5;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"a","r":{}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1,"type":"a","r":{"x":5}}

=== set: into one of white space
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_set_field r.x :=5;
conf: responses_set_field r.y :=6;
contract: -
--- in escaped
data: {"type":"response.created"}

data: {"type":"a","r":{ \x09 }}

--- out escaped
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1,"type":"a","r":{"x":5,"y":6 \x09 }}
\n\
=== set: several into an empty object
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_set_field r.x :=5;
conf: responses_set_field r.y :=6;
conf: responses_set_field r.z :=7;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"a","r":{}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1,"type":"a","r":{"x":5,"y":6,"z":7}}

=== set: several into another
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_set_field r.x :=5;
conf: responses_set_field r.y :=6;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"a","r":{"q":1}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1,"type":"a","r":{"x":5,"y":6,"q":1}}

=== set: into an empty event
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_set_field x :=5;
conf: responses_set_field y :=6;
contract: -
--- in
data: {"type":"response.created"}

data: {}

--- out
event: response.created
data: {"x":5,"y":6,"sequence_number":0,"type":"response.created"}

data: {"x":5,"y":6,"sequence_number":1}

=== set: into an event of white space
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_set_field x :=5;
contract: -
--- in
data: {"type":"response.created"}

data: { }

--- out
event: response.created
data: {"x":5,"sequence_number":0,"type":"response.created"}

data: {"x":5,"sequence_number":1 }

=== set: where its object is
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_set_field r.x :=5;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"a"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1,"type":"a"}

=== set: where it is an object
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_set_field r.x :=5;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"a","r":[{}]}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1,"type":"a","r":[{}]}

=== set: in each object of an array
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_set_field r.*.x :=5;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"a","r":[{},{"x":1},[],3,{"y":{"x":2}}]}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1,"type":"a","r":[{"x":5},{"x":5},[],3,{"x":5,"y":{"x":2}}]}

=== set: each element
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_set_field r.* :=5;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"a","r":[{},1,[2],"x"]}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1,"type":"a","r":[5,5,5,5]}

=== set: in both copies of an object
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_set_field r.x :=5;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"a","r":{},"r":{"x":1},"r":{"y":1}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1,"type":"a","r":{"x":5},"r":{"x":5},"r":{"x":5,"y":1}}

=== set: a name with escapes
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_set_field x :=5;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"a","\u0078":1}

--- out
event: response.created
data: {"x":5,"sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1,"type":"a","\u0078":5}

=== set: the last rule that holds
conf: responses_normalize off;
conf: responses_failure off;
conf: set $no 0;
conf: responses_set_field x :=5;
conf: responses_set_field x :=6;
conf: responses_set_field x :=7 if=$no;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"a","x":1}

--- out
event: response.created
data: {"x":6,"sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1,"type":"a","x":6}

=== set: what is within goes
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_set_field r :=5;
conf: responses_set_field r.x :=6;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"a","r":{"x":1}}

--- out
event: response.created
data: {"r":5,"sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1,"type":"a","r":5}

=== set: deeper and deeper
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_set_field r.s.t.x :=5;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"a","r":{"s":{"t":{}},"t":{}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1,"type":"a","r":{"s":{"t":{"x":5}},"t":{}}}

