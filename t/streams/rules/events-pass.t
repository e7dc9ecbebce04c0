=== pass: what a command hangs on
conf: responses_normalize off;
conf: responses_scaffold off;
conf: responses_terminal off;
conf: responses_pass_event response.shell_call_command.delta;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"response.output_item.added"}

data: {"type":"response.content_part.added"}

data: {"type":"response.shell_call_command.added"}

data: {"type":"response.shell_call_command.delta"}

data: {"type":"response.shell_call_command.done"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added"}

event: response.shell_call_command.added
data: {"sequence_number":2,"type":"response.shell_call_command.added"}

event: response.shell_call_command.delta
data: {"sequence_number":3,"type":"response.shell_call_command.delta"}

=== pass: and what it hangs on
conf: responses_normalize off;
conf: responses_scaffold off;
conf: responses_terminal off;
conf: responses_pass_event response.output_text.delta;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"response.created"}

data: {"type":"response.in_progress"}

data: {"type":"response.output_item.added"}

data: {"type":"response.content_part.added"}

data: {"type":"response.output_text.delta"}

data: {"type":"response.output_text.done"}

data: {"type":"response.content_part.done"}

data: {"type":"response.reasoning_summary_part.added"}

data: {"type":"response.reasoning_summary_part.done"}

data: {"type":"response.output_item.done"}

data: {"type":"x"}

data: {"type":"response.completed"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: response.created
data: {"sequence_number":1,"type":"response.created"}

event: response.output_item.added
data: {"sequence_number":2,"type":"response.output_item.added"}

event: response.content_part.added
data: {"sequence_number":3,"type":"response.content_part.added"}

event: response.output_text.delta
data: {"sequence_number":4,"type":"response.output_text.delta"}

event: response.content_part.done
data: {"sequence_number":5,"type":"response.content_part.done"}

event: response.output_item.done
data: {"sequence_number":6,"type":"response.output_item.done"}

event: response.completed
data: {"sequence_number":7,"type":"response.completed"}

=== pass: one of the catalogue's and one of nobody's
conf: responses_normalize off;
conf: responses_scaffold off;
conf: responses_terminal off;
conf: responses_pass_event response.in_progress acme.*;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"response.created"}

data: {"type":"response.in_progress"}

data: {"type":"response.output_item.added"}

data: {"type":"acme.x"}

data: {"type":"x"}

data: {"type":"response.incomplete"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: response.created
data: {"sequence_number":1,"type":"response.created"}

event: response.in_progress
data: {"sequence_number":2,"type":"response.in_progress"}

event: acme.x
data: {"sequence_number":3,"type":"acme.x"}

event: response.incomplete
data: {"sequence_number":4,"type":"response.incomplete"}

=== pass: no condition holds
conf: responses_normalize off;
conf: responses_scaffold off;
conf: responses_terminal off;
conf: set $no 0;
conf: responses_pass_event x if=$no;
contract: -
--- in
data: {"type":"response.created"}

data: {"type":"y"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: y
data: {"sequence_number":1,"type":"y"}

