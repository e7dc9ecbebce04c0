=== route: after created
conf: responses_normalize off;
conf: responses_failure off;
conf: set $model m;
conf: responses_routing model_id=$model;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"response.created"}

data: {"type":"a"}

data: {"type":"response.completed"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: response.created
data: {"sequence_number":1,"type":"response.created"}

event: a
data: {"sequence_number":2,"type":"a"}

event: response.completed
data: {"sequence_number":3,"type":"response.completed"}

=== route: not where the upstream does
conf: responses_normalize off;
conf: responses_failure off;
conf: set $model m;
conf: responses_routing model_id=$model;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"response.created"}

data: {"type":"response.routing.completed","model_id":"u"}

data: {"type":"response.completed"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: response.created
data: {"sequence_number":1,"type":"response.created"}

event: response.routing.completed
data: {"sequence_number":2,"type":"response.routing.completed","model_id":"u"}

event: response.completed
data: {"sequence_number":3,"type":"response.completed"}

=== route: no model
conf: responses_normalize off;
conf: responses_failure off;
conf: set $empty "";
conf: responses_routing model_id=$empty;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"response.created"}

data: {"type":"a"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: response.created
data: {"sequence_number":1,"type":"response.created"}

event: a
data: {"sequence_number":2,"type":"a"}

=== route: the first that can be
conf: responses_normalize off;
conf: responses_failure off;
conf: set $no 0;
conf: set $v "v\"1";
conf: set $empty "";
conf: set $model m;
conf: responses_routing model_id=$empty;
conf: responses_routing model_id=$model if=$no;
conf: responses_routing model_id=$v;
conf: responses_routing model_id=$model;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"response.created"}

data: {"type":"a"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: response.created
data: {"sequence_number":1,"type":"response.created"}

event: a
data: {"sequence_number":2,"type":"a"}

=== route: the next one is hidden
conf: responses_normalize off;
conf: responses_failure off;
conf: set $model m;
conf: responses_routing model_id=$model;
conf: responses_hide_event a;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"response.created"}

data: {"type":"a"}

data: {"type":"b"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: response.created
data: {"sequence_number":1,"type":"response.created"}

event: b
data: {"sequence_number":2,"type":"b"}

=== route: others stand behind
conf: responses_normalize off;
conf: responses_failure off;
conf: set $model m;
conf: responses_routing model_id=$model;
conf: responses_add_event n after=response.created;
conf: responses_add_event o before=a;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"response.created"}

data: {"type":"a"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: n
data: {"type":"n","sequence_number":1}

event: response.created
data: {"sequence_number":2,"type":"response.created"}

event: o
data: {"type":"o","sequence_number":3}

event: a
data: {"sequence_number":4,"type":"a"}

=== route: the end comes next
conf: responses_normalize off;
conf: responses_failure off;
conf: set $model m;
conf: responses_routing model_id=$model;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"response.created"}

data: {"type":"response.failed"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: response.created
data: {"sequence_number":1,"type":"response.created"}

event: response.failed
data: {"sequence_number":2,"type":"response.failed"}

