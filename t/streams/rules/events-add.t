=== add: before and after
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_add_event n before=b k:=1;
conf: responses_add_event n after=b k:=2;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"a"}

data: {"type":"b"}

data: {"type":"c"}

data: {"type":"b"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1,"type":"a"}

event: n
data: {"type":"n","sequence_number":2,"k":1}

event: b
data: {"sequence_number":3,"type":"b"}

event: n
data: {"type":"n","sequence_number":4,"k":2}

event: c
data: {"sequence_number":5,"type":"c"}

event: b
data: {"sequence_number":6,"type":"b"}

=== add: each
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_add_event n before=b each k:=1;
conf: responses_add_event n after=b each k:=2;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"b"}

data: {"type":"b"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: n
data: {"type":"n","sequence_number":1,"k":1}

event: b
data: {"sequence_number":2,"type":"b"}

event: n
data: {"type":"n","sequence_number":3,"k":2}

event: n
data: {"type":"n","sequence_number":4,"k":1}

event: b
data: {"sequence_number":5,"type":"b"}

event: n
data: {"type":"n","sequence_number":6,"k":2}

=== add: values
conf: responses_normalize off;
conf: responses_failure off;
conf: set $v "v\"1";
conf: set $json "{\"n\": [1,2]}";
conf: set $empty "";
conf: responses_add_event n after=b s=$v j:=$json e=$empty "o:={}";
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"b"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: b
data: {"sequence_number":1,"type":"b"}

event: n
data: {"type":"n","sequence_number":2,"s":"v\"1","j":{"n": [1,2]},"e":"","o":{}}

=== add: JSON in lines
conf: responses_normalize off;
conf: responses_failure off;
conf: set $json "\n[1,\n2]\n";
conf: responses_add_event n after=b j:=$json "k:=\t3\n";
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"b"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: b
data: {"sequence_number":1,"type":"b"}

event: n
data: {"type":"n","sequence_number":2,"j": [1, 2] ,"k": 3 }

=== add: not with what is no JSON
conf: responses_normalize off;
conf: responses_failure off;
conf: set $v "v\"1";
conf: responses_add_event n after=b s:=$v;
conf: responses_add_event n after=b k:=2;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"b"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: b
data: {"sequence_number":1,"type":"b"}

event: n
data: {"type":"n","sequence_number":2,"k":2}

=== add: a condition
conf: responses_normalize off;
conf: responses_failure off;
conf: set $yes 1;
conf: set $no 0;
conf: responses_add_event n after=b k:=1 if=$no;
conf: responses_add_event n after=b k:=2 if=$yes;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"b"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: b
data: {"sequence_number":1,"type":"b"}

event: n
data: {"type":"n","sequence_number":2,"k":2}

=== add: in place of one that is hidden
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_event b;
conf: responses_add_event n before=b k:=1;
conf: responses_add_event n after=b k:=2;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"a"}

data: {"type":"b"}

data: {"type":"c"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: a
data: {"sequence_number":1,"type":"a"}

event: n
data: {"type":"n","sequence_number":2,"k":1}

event: n
data: {"type":"n","sequence_number":3,"k":2}

event: c
data: {"sequence_number":4,"type":"c"}

=== add: no rule is for it
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_event n;
conf: responses_hide_field k;
conf: responses_set_field q :=1;
conf: responses_add_event b after=b k:=1;
conf: responses_add_event n after=b k:=2;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"b","k":1}

--- out
event: response.created
data: {"q":1,"sequence_number":0,"type":"response.created"}

event: b
data: {"q":1,"sequence_number":1,"type":"b"}

event: b
data: {"type":"b","sequence_number":2,"k":1}

event: n
data: {"type":"n","sequence_number":3,"k":2}

=== add: after a member that is set
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_set_field x :=1;
conf: responses_add_event n before=b;
conf: responses_add_event n after=b;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"b"}

--- out
event: response.created
data: {"x":1,"sequence_number":0,"type":"response.created"}

event: n
data: {"type":"n","sequence_number":1}

event: b
data: {"x":1,"sequence_number":2,"type":"b"}

event: n
data: {"type":"n","sequence_number":3}

