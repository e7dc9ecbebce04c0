=== hide and set: one object
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_field r.x;
conf: responses_set_field r.y :=5;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"a","r":{"x":1}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1,"type":"a","r":{"y":5}}

=== hide and set: one member
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_field x;
conf: responses_set_field x :=5;
contract: -
--- in
data: {"type":"response.created"}

data: {"x":1,"type":"a","x":2}

--- out
event: response.created
data: {"x":5,"sequence_number":0,"type":"response.created"}

event: a
data: {"x":5,"sequence_number":1,"type":"a"}

=== hide and set: the only member
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_field x;
conf: responses_set_field x :=5;
contract: -
--- in
data: {"type":"response.created"}

data: {"x":1}

--- out
event: response.created
data: {"x":5,"sequence_number":0,"type":"response.created"}

=== hide and set: below what is hidden
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_field r;
conf: responses_set_field r.x :=5;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"a","r":{}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1,"type":"a"}

=== hide and set: neighbours
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_field x;
conf: responses_set_field y :=5;
conf: responses_set_field r.z :=6;
contract: -
--- in
data: {"type":"response.created"}

data: {"x":1,"y":2,"r":{"z":3,"x":1},"type":"a"}

--- out
event: response.created
data: {"y":5,"sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1,"y":5,"r":{"z":6,"x":1},"type":"a"}

