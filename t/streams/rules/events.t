=== pass and hide
conf: responses_normalize off;
conf: responses_scaffold off;
conf: responses_terminal off;
conf: responses_pass_event *.x;
conf: responses_hide_event a.*;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"a.x"}

data: {"type":"b.x"}

data: {"type":"b.y"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: b.x
data: {"sequence_number":1,"type":"b.x"}

