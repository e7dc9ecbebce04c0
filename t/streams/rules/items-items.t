=== items: ranks close
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_item reasoning;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i0","type":"reasoning"}}

data: {"type":"response.x.delta","output_index":0,"delta":"d"}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"i0","type":"reasoning"}}

data: {"type":"response.output_item.added","output_index":1,"item":{"id":"i1","type":"message"}}

data: {"type":"response.x.delta","output_index":1,"delta":"d"}

data: {"type":"response.output_item.done","output_index":1,"item":{"id":"i1","type":"message"}}

data: {"type":"response.completed","response":{"output":[{"type":"reasoning"},{"type":"message"}]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"i1","type":"message"}}

event: response.x.delta
data: {"sequence_number":2,"type":"response.x.delta","output_index":0,"delta":"d"}

event: response.output_item.done
data: {"sequence_number":3,"type":"response.output_item.done","output_index":0,"item":{"id":"i1","type":"message"}}

event: response.completed
data: {"sequence_number":4,"type":"response.completed","response":{"output":[{"type":"message"}]}}

=== items: in any order
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_item reasoning x*;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i0","type":"m"}}

data: {"type":"response.output_item.added","output_index":1,"item":{"id":"i1","type":"reasoning"}}

data: {"type":"response.output_item.added","output_index":2,"item":{"id":"i2","type":"m2"}}

data: {"type":"response.x.delta","output_index":1,"delta":"d"}

data: {"type":"response.x.delta","output_index":2,"delta":"d"}

data: {"type":"response.output_item.added","output_index":3,"item":{"id":"i3","type":"xy"}}

data: {"type":"response.x.delta","output_index":3,"delta":"d"}

data: {"type":"response.x.delta","output_index":0,"delta":"d"}

data: {"type":"response.output_item.added","output_index":4,"item":{"id":"i4","type":"m3"}}

data: {"type":"response.x.delta","output_index":4,"delta":"d"}

data: {"type":"response.output_item.done","output_index":2,"item":{"id":"i2","type":"m2"}}

data: {"type":"response.output_item.done","output_index":3,"item":{"id":"i3","type":"xy"}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"i0","type":"m"}}

data: {"type":"response.x.delta","output_index":4,"delta":"d"}

data: {"type":"response.completed","response":{"output":[{"type":"m"},{"type":"reasoning"},{"type":"m2"},{"type":"xy"},{"type":"m3"}]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"i0","type":"m"}}

event: response.output_item.added
data: {"sequence_number":2,"type":"response.output_item.added","output_index":1,"item":{"id":"i2","type":"m2"}}

event: response.x.delta
data: {"sequence_number":3,"type":"response.x.delta","output_index":1,"delta":"d"}

event: response.x.delta
data: {"sequence_number":4,"type":"response.x.delta","output_index":0,"delta":"d"}

event: response.output_item.added
data: {"sequence_number":5,"type":"response.output_item.added","output_index":2,"item":{"id":"i4","type":"m3"}}

event: response.x.delta
data: {"sequence_number":6,"type":"response.x.delta","output_index":2,"delta":"d"}

event: response.output_item.done
data: {"sequence_number":7,"type":"response.output_item.done","output_index":1,"item":{"id":"i2","type":"m2"}}

event: response.output_item.done
data: {"sequence_number":8,"type":"response.output_item.done","output_index":0,"item":{"id":"i0","type":"m"}}

event: response.x.delta
data: {"sequence_number":9,"type":"response.x.delta","output_index":2,"delta":"d"}

event: response.completed
data: {"sequence_number":10,"type":"response.completed","response":{"output":[{"type":"m"},{"type":"m2"},{"type":"m3"}]}}

=== items: all of them
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_item *;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i0","type":"m"}}

data: {"type":"response.x.delta","output_index":0,"delta":"d"}

data: {"type":"response.output_item.added","output_index":1,"item":{"id":"i1","type":"n"}}

data: {"type":"response.output_item.done","output_index":1,"item":{"id":"i1","type":"n"}}

data: {"type":"response.completed","response":{"output":[ {"type":"m"} , {"x":[],"type":"n"} ]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: response.completed
data: {"sequence_number":1,"type":"response.completed","response":{"output":[  ]}}

=== items: by id where there is no index
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_item reasoning;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i0","type":"reasoning"}}

data: {"type":"x","item_id":"i0"}

data: {"type":"x","item_id":"i1"}

data: {"type":"x","item_id":"i"}

data: {"type":"x"}

data: {"type":"response.completed","response":{"output":[]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: x
data: {"sequence_number":1,"type":"x"}

event: response.completed
data: {"sequence_number":2,"type":"response.completed","response":{"output":[]}}

=== items: a condition
conf: responses_normalize off;
conf: responses_failure off;
conf: set $yes 1;
conf: set $no 0;
conf: responses_hide_item reasoning if=$no;
conf: responses_hide_item m if=$yes;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i0","type":"reasoning"}}

data: {"type":"response.output_item.added","output_index":1,"item":{"id":"i1","type":"m"}}

data: {"type":"response.x.delta","output_index":1,"delta":"d"}

data: {"type":"response.x.delta","output_index":0,"delta":"d"}

data: {"type":"response.completed","response":{"output":[{"type":"reasoning"},{"type":"m"}]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"i0","type":"reasoning"}}

event: response.x.delta
data: {"sequence_number":2,"type":"response.x.delta","output_index":0,"delta":"d"}

event: response.completed
data: {"sequence_number":3,"type":"response.completed","response":{"output":[{"type":"reasoning"}]}}

=== items: and members of others
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_item reasoning;
conf: responses_hide_field response.output.*.x;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"response.completed","response":{"output":[{"type":"m","x":1},{"x":1,"type":"reasoning"},{"x":3},{"type":"reasoning","x":1}]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: response.completed
data: {"sequence_number":1,"type":"response.completed","response":{"output":[{"type":"m"}]}}

=== items: and members that are set
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_item reasoning;
conf: responses_set_field response.output.*.x :=5;
conf: responses_hide_field response.output.*.y;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"response.completed","response":{"output":[{"type":"reasoning"},{},{"y":1},{"x":1,"type":"reasoning"}]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: response.completed
data: {"sequence_number":1,"type":"response.completed","response":{"output":[]}}

=== items: an end that carries an item is replaced
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_item reasoning;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i0","type":"reasoning"}}

data: {"type":"response.completed","output_index":0,"item_id":"i0"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"completed","error":null,"incomplete_details":null,"usage":{"input_tokens":0,"input_tokens_details":{"cached_tokens":0,"cache_write_tokens":0},"output_tokens":0,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":0},"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":TIME,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== items: a second created with an item is hidden
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_item reasoning;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i0","type":"reasoning"}}

data: {"type":"response.created","item_id":"i0"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

=== items: the type in escapes
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_item reasoning;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"response.output_item.added","output_index":0,"item":{"type":"re\u0061soning"}}

data: {"type":"response.x.delta","output_index":0,"delta":"d"}

data: {"type":"response.completed","response":{"output":[{"type":"reason\u0069ng"}]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: response.completed
data: {"sequence_number":1,"type":"response.completed","response":{"output":[]}}

=== items: in all events that have an output
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_item reasoning;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"response.in_progress","response":{"output":[{"type":"reasoning"}]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: response.in_progress
data: {"sequence_number":1,"type":"response.in_progress","response":{"output":[]}}

=== items: whose beginning was not seen
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_item reasoning;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"response.reasoning_summary_text.delta","output_index":3,"summary_index":0,"delta":"d"}

data: {"type":"response.x.delta","output_index":3,"delta":"d"}

data: {"type":"response.output_item.done","output_index":3,"item":{"id":"i3","type":"reasoning"}}

data: {"type":"response.output_text.delta","output_index":4}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: response.output_text.delta
data: {"sequence_number":1,"type":"response.output_text.delta","output_index":3}

=== items: in events of unknown types or none
conf: responses_normalize off;
conf: responses_failure off;
conf: responses_hide_item reasoning;
contract: -
--- in
data: {"type":"response.created"}

data: {"output_index":0,"item":{"type":"reasoning"}}

data: {"item":{"type":"reasoning"}}

data: {"type":"response.output_item.updated","output_index":1,"item":{"type":"reasoning"}}

data: {"type":"response.x.delta","output_index":1,"delta":"d"}

data: {"type":"x","item":{"id":"i","type":"m"}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

