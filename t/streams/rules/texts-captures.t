# "responses_rewrite_text" had an engine of its own: "$1" was the capture of the
# location in "responses_redact", "response.output_text" and the older names of
# events were not rewritten, and rules had no condition.

=== captures, in final texts, and a condition
conf: set $yes 1;
conf: set $no 0;
conf: responses_rewrite_text "(colo)u(rs?)" $1$2 announce if=$yes;
conf: responses_rewrite_text color paint if=$no;
log:
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"type":"message","id":"msg_1","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"My colou","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"rs","logprobs":[]}

event: response.output_text.done
data: {"type":"response.output_text.done","item_id":"msg_1","output_index":0,"content_index":0,"text":"My colours","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"My colours","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"type":"message","id":"msg_1","status":"completed","role":"assistant","content":[{"type":"output_text","text":"My colours","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"type":"message","id":"msg_1","status":"completed","role":"assistant","content":[{"type":"output_text","text":"My colours","annotations":[],"logprobs":[]}]}],"output_text":"My colours"}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"type":"message","id":"msg_1","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"sequence_number":2,"type":"response.content_part.added","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"sequence_number":3,"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"My colou","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":4,"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"rs","logprobs":[]}

event: response.rewrite.in_progress
data: {"type":"response.rewrite.in_progress","sequence_number":5}

event: response.output_text.done
data: {"sequence_number":6,"type":"response.output_text.done","item_id":"msg_1","output_index":0,"content_index":0,"text":"My colors","logprobs":[]}

event: response.content_part.done
data: {"sequence_number":7,"type":"response.content_part.done","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"My colors","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"sequence_number":8,"type":"response.output_item.done","output_index":0,"item":{"type":"message","id":"msg_1","status":"completed","role":"assistant","content":[{"type":"output_text","text":"My colors","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"sequence_number":9,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"type":"message","id":"msg_1","status":"completed","role":"assistant","content":[{"type":"output_text","text":"My colors","annotations":[],"logprobs":[]}]}],"output_text":"My colors"}}

=== captures of what is redacted
conf: responses_redact "(sk-)[a-z]+(-)?" "$1*$2";
log:
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"type":"message","id":"msg_1","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"A sk","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"-abc-","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":" b","logprobs":[]}

event: response.output_text.done
data: {"type":"response.output_text.done","item_id":"msg_1","output_index":0,"content_index":0,"text":"A sk-abc- b","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"A sk-abc- b","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"type":"message","id":"msg_1","status":"completed","role":"assistant","content":[{"type":"output_text","text":"A sk-abc- b","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"type":"message","id":"msg_1","status":"completed","role":"assistant","content":[{"type":"output_text","text":"A sk-abc- b","annotations":[],"logprobs":[]}]}]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"type":"message","id":"msg_1","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"sequence_number":2,"type":"response.content_part.added","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"sequence_number":3,"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"A ","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":4,"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"sk-*-","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":5,"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":" b","logprobs":[]}

event: response.output_text.done
data: {"sequence_number":6,"type":"response.output_text.done","item_id":"msg_1","output_index":0,"content_index":0,"text":"A sk-*- b","logprobs":[]}

event: response.content_part.done
data: {"sequence_number":7,"type":"response.content_part.done","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"A sk-*- b","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"sequence_number":8,"type":"response.output_item.done","output_index":0,"item":{"type":"message","id":"msg_1","status":"completed","role":"assistant","content":[{"type":"output_text","text":"A sk-*- b","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"sequence_number":9,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"type":"message","id":"msg_1","status":"completed","role":"assistant","content":[{"type":"output_text","text":"A sk-*- b","annotations":[],"logprobs":[]}]}]}}

=== only a rule that announces does
conf: responses_rewrite_text a b;
conf: responses_rewrite_text c d announce;
log:
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"type":"message","id":"msg_1","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"a","logprobs":[]}

event: response.output_text.done
data: {"type":"response.output_text.done","item_id":"msg_1","output_index":0,"content_index":0,"text":"a","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"a","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"type":"message","id":"msg_1","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"type":"message","id":"msg_1","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a","annotations":[],"logprobs":[]}]}]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"type":"message","id":"msg_1","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"sequence_number":2,"type":"response.content_part.added","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"sequence_number":3,"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"a","logprobs":[]}

event: response.output_text.done
data: {"sequence_number":4,"type":"response.output_text.done","item_id":"msg_1","output_index":0,"content_index":0,"text":"b","logprobs":[]}

event: response.content_part.done
data: {"sequence_number":5,"type":"response.content_part.done","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"b","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"sequence_number":6,"type":"response.output_item.done","output_index":0,"item":{"type":"message","id":"msg_1","status":"completed","role":"assistant","content":[{"type":"output_text","text":"b","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"sequence_number":7,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"type":"message","id":"msg_1","status":"completed","role":"assistant","content":[{"type":"output_text","text":"b","annotations":[],"logprobs":[]}]}]}}

=== a value is no capture
conf: set $value "aÿ";
conf: responses_redact "(key)-[a-z]+" $value;
log:
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"type":"message","id":"msg_1","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"key-abc.","logprobs":[]}

event: response.output_text.done
data: {"type":"response.output_text.done","item_id":"msg_1","output_index":0,"content_index":0,"text":"key-abc.","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"key-abc.","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"type":"message","id":"msg_1","status":"completed","role":"assistant","content":[{"type":"output_text","text":"key-abc.","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"type":"message","id":"msg_1","status":"completed","role":"assistant","content":[{"type":"output_text","text":"key-abc.","annotations":[],"logprobs":[]}]}]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"type":"message","id":"msg_1","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"sequence_number":2,"type":"response.content_part.added","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"sequence_number":3,"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"a?\u0001.","logprobs":[]}

event: response.output_text.done
data: {"sequence_number":4,"type":"response.output_text.done","item_id":"msg_1","output_index":0,"content_index":0,"text":"a?\u0001.","logprobs":[]}

event: response.content_part.done
data: {"sequence_number":5,"type":"response.content_part.done","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"a?\u0001.","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"sequence_number":6,"type":"response.output_item.done","output_index":0,"item":{"type":"message","id":"msg_1","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a?\u0001.","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"sequence_number":7,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"type":"message","id":"msg_1","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a?\u0001.","annotations":[],"logprobs":[]}]}]}}

=== what has no end is left, others are not
conf: responses_rewrite_text "b[^c]+c" X hold=64;
conf: responses_rewrite_text b B;
log:
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"type":"message","id":"msg_1","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"ab","logprobs":[]}

event: response.output_text.done
data: {"type":"response.output_text.done","item_id":"msg_1","output_index":0,"content_index":0,"text":"abddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddc","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"abddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddc","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"type":"message","id":"msg_1","status":"completed","role":"assistant","content":[{"type":"output_text","text":"abddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddc","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"type":"message","id":"msg_1","status":"completed","role":"assistant","content":[{"type":"output_text","text":"abddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddc","annotations":[],"logprobs":[]}]}]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"type":"message","id":"msg_1","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"sequence_number":2,"type":"response.content_part.added","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"sequence_number":3,"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"ab","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":4,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"ddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddc","logprobs":[]}

event: response.output_text.done
data: {"sequence_number":5,"type":"response.output_text.done","item_id":"msg_1","output_index":0,"content_index":0,"text":"aBddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddc","logprobs":[]}

event: response.content_part.done
data: {"sequence_number":6,"type":"response.content_part.done","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"aBddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddc","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"sequence_number":7,"type":"response.output_item.done","output_index":0,"item":{"type":"message","id":"msg_1","status":"completed","role":"assistant","content":[{"type":"output_text","text":"aBddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddc","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"sequence_number":8,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"type":"message","id":"msg_1","status":"completed","role":"assistant","content":[{"type":"output_text","text":"aBddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddc","annotations":[],"logprobs":[]}]}]}}

=== older names
conf: responses_normalize off;
conf: responses_rewrite_text b B announce;
log:
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.text.delta
data: {"type":"response.text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"ab"}

event: response.text.done
data: {"type":"response.text.done","item_id":"msg_1","output_index":0,"content_index":0,"text":"ab"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.text.delta
data: {"sequence_number":1,"type":"response.text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"ab"}

event: response.rewrite.in_progress
data: {"type":"response.rewrite.in_progress","sequence_number":2}

event: response.text.done
data: {"sequence_number":3,"type":"response.text.done","item_id":"msg_1","output_index":0,"content_index":0,"text":"aB"}

event: error
data: {"type":"error","sequence_number":4,"error":{"type":"server_error","code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null},"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":5,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"failed","error":{"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

