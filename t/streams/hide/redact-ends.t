# Ends of texts and of streams, and what cannot be read in one way, with
# "responses_redact".

=== the stream is cut within a match
conf: responses_redact "hush-[a-z]+" "[key]";
log:  redacted=1
end: cut
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"type":"message","id":"msg_1","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"a hush-","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"ab","logprobs":[]}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"type":"message","id":"msg_1","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"sequence_number":2,"type":"response.content_part.added","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"sequence_number":3,"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"a ","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":4,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"[key]","logprobs":[]}

event: error
data: {"type":"error","sequence_number":5,"error":{"type":"server_error","code":"upstream_error","message":"The upstream broke off: connection reset by peer.","param":null},"code":"upstream_error","message":"The upstream broke off: connection reset by peer.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":6,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"failed","error":{"code":"upstream_error","message":"The upstream broke off: connection reset by peer."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[{"type":"message","id":"msg_1","status":"incomplete","role":"assistant","content":[{"type":"output_text","text":"a [key]","annotations":[],"logprobs":[]}]}]}}

=== and within what is none
conf: responses_redact "hush-[a-z]{4}" [key];
log:  redacted=0
end: cut
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"type":"message","id":"msg_1","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"a h","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"us","logprobs":[]}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"type":"message","id":"msg_1","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"sequence_number":2,"type":"response.content_part.added","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"sequence_number":3,"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"a ","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":4,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"hus","logprobs":[]}

event: error
data: {"type":"error","sequence_number":5,"error":{"type":"server_error","code":"upstream_error","message":"The upstream broke off: connection reset by peer.","param":null},"code":"upstream_error","message":"The upstream broke off: connection reset by peer.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":6,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"failed","error":{"code":"upstream_error","message":"The upstream broke off: connection reset by peer."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[{"type":"message","id":"msg_1","status":"incomplete","role":"assistant","content":[{"type":"output_text","text":"a hus","annotations":[],"logprobs":[]}]}]}}

=== an error
conf: responses_redact "hush-[a-z]{4}" [key];
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"type":"message","id":"msg_1","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"a h","logprobs":[]}

event: error
data: {"type":"error","code":"server_error","message":"x","param":null}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"type":"message","id":"msg_1","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"sequence_number":2,"type":"response.content_part.added","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"sequence_number":3,"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"a ","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":4,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"h","logprobs":[]}

event: error
data: {"sequence_number":5,"error":{"type":"server_error","code":"server_error","message":"x","param":null},"type":"error","code":"server_error","message":"x","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":6,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"failed","error":{"code":"server_error","message":"x"},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[{"type":"message","id":"msg_1","status":"incomplete","role":"assistant","content":[{"type":"output_text","text":"a h","annotations":[],"logprobs":[]}]}]}}

=== deltas after the end of the text
conf: responses_redact "hush-[a-z]{4}" [key];
log:  redacted=0
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"type":"message","id":"msg_1","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"a hus","logprobs":[]}

event: response.output_text.done
data: {"type":"response.output_text.done","item_id":"msg_1","output_index":0,"content_index":0,"text":"a hus","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"h-abcd","logprobs":[]}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"type":"message","id":"msg_1","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a hush-abcd","annotations":[],"logprobs":[]}]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"type":"message","id":"msg_1","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"sequence_number":2,"type":"response.content_part.added","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"sequence_number":3,"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"a ","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":4,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"hus","logprobs":[]}

event: response.output_text.done
data: {"sequence_number":5,"type":"response.output_text.done","item_id":"msg_1","output_index":0,"content_index":0,"text":"a hus","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":6,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"a [key]","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"sequence_number":7,"type":"response.output_item.done","output_index":0,"item":{"type":"message","id":"msg_1","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a [key]","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"type":"response.completed","sequence_number":8,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","error":null,"incomplete_details":null,"usage":{"input_tokens":0,"input_tokens_details":{"cached_tokens":0,"cache_write_tokens":0},"output_tokens":0,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":0},"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":1700000000,"frequency_penalty":0,"presence_penalty":0,"output":[{"type":"message","id":"msg_1","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a [key]","annotations":[],"logprobs":[]}]}]}}

=== an item without the ends of its parts
conf: responses_redact "hush-[a-z]{4}" [key];
log:  redacted=1
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"type":"message","id":"msg_1","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"a hush-","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"abcd h","logprobs":[]}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"type":"message","id":"msg_1","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a hush-abcd h","annotations":[],"logprobs":[]}]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"type":"message","id":"msg_1","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"sequence_number":2,"type":"response.content_part.added","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"sequence_number":3,"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"a ","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":4,"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"[key] ","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":5,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"h","logprobs":[]}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":6,"item_id":"msg_1","output_index":0,"content_index":0,"text":"a [key] h","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":7,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"a [key] h","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"sequence_number":8,"type":"response.output_item.done","output_index":0,"item":{"type":"message","id":"msg_1","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a [key] h","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"type":"response.completed","sequence_number":9,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","error":null,"incomplete_details":null,"usage":{"input_tokens":0,"input_tokens_details":{"cached_tokens":0,"cache_write_tokens":0},"output_tokens":0,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":0},"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":1700000000,"frequency_penalty":0,"presence_penalty":0,"output":[{"type":"message","id":"msg_1","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a [key] h","annotations":[],"logprobs":[]}]}]}}

=== an event of no known type with a text
conf: responses_redact "hush-[a-z]{4}" [key];
log:  events_hidden=1
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"type":"message","id":"msg_1","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.new.delta
data: {"type":"response.new.delta","delta":"hush-abcd","item_id":"msg_1","output_index":0}

event: response.new.event
data: {"type":"response.new.event","value":"key"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"type":"message","id":"msg_1","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"sequence_number":2,"type":"response.content_part.added","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.new.event
data: {"sequence_number":3,"type":"response.new.event","value":"key"}

event: error
data: {"type":"error","sequence_number":4,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":5,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== more texts than are held at once
conf: responses_redact "hush-[a-z]{4}" [key];
conf: responses_normalize off;
conf: responses_failure off;
log:  redacted=1
contract: -
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":1,"content_index":0,"delta":"a h","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_2","output_index":2,"content_index":0,"delta":"a h","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_3","output_index":3,"content_index":0,"delta":"a h","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_4","output_index":4,"content_index":0,"delta":"a h","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_5","output_index":5,"content_index":0,"delta":"a h","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_6","output_index":6,"content_index":0,"delta":"a h","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_7","output_index":7,"content_index":0,"delta":"a h","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_8","output_index":8,"content_index":0,"delta":"a h","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_9","output_index":9,"content_index":0,"delta":"a h","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_10","output_index":10,"content_index":0,"delta":"a h","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_11","output_index":11,"content_index":0,"delta":"a h","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_12","output_index":12,"content_index":0,"delta":"a h","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_13","output_index":13,"content_index":0,"delta":"a h","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_14","output_index":14,"content_index":0,"delta":"a h","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_15","output_index":15,"content_index":0,"delta":"a h","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_16","output_index":16,"content_index":0,"delta":"a h","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_17","output_index":17,"content_index":0,"delta":"a h","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_18","output_index":18,"content_index":0,"delta":"a h","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_19","output_index":19,"content_index":0,"delta":"a h","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_20","output_index":20,"content_index":0,"delta":"a h","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_21","output_index":21,"content_index":0,"delta":"a h","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_22","output_index":22,"content_index":0,"delta":"a h","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_23","output_index":23,"content_index":0,"delta":"a h","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_24","output_index":24,"content_index":0,"delta":"a h","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_25","output_index":25,"content_index":0,"delta":"a h","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_26","output_index":26,"content_index":0,"delta":"a h","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_27","output_index":27,"content_index":0,"delta":"a h","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_28","output_index":28,"content_index":0,"delta":"a h","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_29","output_index":29,"content_index":0,"delta":"a h","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_30","output_index":30,"content_index":0,"delta":"a h","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_31","output_index":31,"content_index":0,"delta":"a h","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_32","output_index":32,"content_index":0,"delta":"a h","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_40","output_index":40,"content_index":0,"delta":"hush-ab","logprobs":[]}

event: response.output_text.done
data: {"type":"response.output_text.done","item_id":"msg_1","output_index":1,"content_index":0,"text":"a h","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_40","output_index":40,"content_index":0,"delta":"ush-abcd","logprobs":[]}

event: response.output_text.done
data: {"type":"response.output_text.done","item_id":"msg_40","output_index":40,"content_index":0,"text":"hush-abush-abcd","logprobs":[]}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_text.delta
data: {"sequence_number":1,"type":"response.output_text.delta","item_id":"msg_1","output_index":1,"content_index":0,"delta":"a ","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":2,"type":"response.output_text.delta","item_id":"msg_2","output_index":2,"content_index":0,"delta":"a ","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":3,"type":"response.output_text.delta","item_id":"msg_3","output_index":3,"content_index":0,"delta":"a ","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":4,"type":"response.output_text.delta","item_id":"msg_4","output_index":4,"content_index":0,"delta":"a ","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":5,"type":"response.output_text.delta","item_id":"msg_5","output_index":5,"content_index":0,"delta":"a ","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":6,"type":"response.output_text.delta","item_id":"msg_6","output_index":6,"content_index":0,"delta":"a ","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":7,"type":"response.output_text.delta","item_id":"msg_7","output_index":7,"content_index":0,"delta":"a ","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":8,"type":"response.output_text.delta","item_id":"msg_8","output_index":8,"content_index":0,"delta":"a ","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":9,"type":"response.output_text.delta","item_id":"msg_9","output_index":9,"content_index":0,"delta":"a ","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":10,"type":"response.output_text.delta","item_id":"msg_10","output_index":10,"content_index":0,"delta":"a ","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":11,"type":"response.output_text.delta","item_id":"msg_11","output_index":11,"content_index":0,"delta":"a ","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":12,"type":"response.output_text.delta","item_id":"msg_12","output_index":12,"content_index":0,"delta":"a ","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":13,"type":"response.output_text.delta","item_id":"msg_13","output_index":13,"content_index":0,"delta":"a ","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":14,"type":"response.output_text.delta","item_id":"msg_14","output_index":14,"content_index":0,"delta":"a ","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":15,"type":"response.output_text.delta","item_id":"msg_15","output_index":15,"content_index":0,"delta":"a ","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":16,"type":"response.output_text.delta","item_id":"msg_16","output_index":16,"content_index":0,"delta":"a ","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":17,"type":"response.output_text.delta","item_id":"msg_17","output_index":17,"content_index":0,"delta":"a ","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":18,"type":"response.output_text.delta","item_id":"msg_18","output_index":18,"content_index":0,"delta":"a ","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":19,"type":"response.output_text.delta","item_id":"msg_19","output_index":19,"content_index":0,"delta":"a ","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":20,"type":"response.output_text.delta","item_id":"msg_20","output_index":20,"content_index":0,"delta":"a ","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":21,"type":"response.output_text.delta","item_id":"msg_21","output_index":21,"content_index":0,"delta":"a ","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":22,"type":"response.output_text.delta","item_id":"msg_22","output_index":22,"content_index":0,"delta":"a ","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":23,"type":"response.output_text.delta","item_id":"msg_23","output_index":23,"content_index":0,"delta":"a ","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":24,"type":"response.output_text.delta","item_id":"msg_24","output_index":24,"content_index":0,"delta":"a ","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":25,"type":"response.output_text.delta","item_id":"msg_25","output_index":25,"content_index":0,"delta":"a ","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":26,"type":"response.output_text.delta","item_id":"msg_26","output_index":26,"content_index":0,"delta":"a ","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":27,"type":"response.output_text.delta","item_id":"msg_27","output_index":27,"content_index":0,"delta":"a ","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":28,"type":"response.output_text.delta","item_id":"msg_28","output_index":28,"content_index":0,"delta":"a ","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":29,"type":"response.output_text.delta","item_id":"msg_29","output_index":29,"content_index":0,"delta":"a ","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":30,"type":"response.output_text.delta","item_id":"msg_30","output_index":30,"content_index":0,"delta":"a ","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":31,"type":"response.output_text.delta","item_id":"msg_31","output_index":31,"content_index":0,"delta":"a ","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":32,"type":"response.output_text.delta","item_id":"msg_32","output_index":32,"content_index":0,"delta":"a ","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":33,"item_id":"msg_1","output_index":1,"content_index":0,"delta":"h","logprobs":[]}

event: response.output_text.done
data: {"sequence_number":34,"type":"response.output_text.done","item_id":"msg_1","output_index":1,"content_index":0,"text":"a h","logprobs":[]}

event: response.output_text.done
data: {"sequence_number":35,"type":"response.output_text.done","item_id":"msg_40","output_index":40,"content_index":0,"text":"[key]h-abcd","logprobs":[]}

=== a place that only repairs know
conf: responses_redact "hush-[a-z]{4}" [key];
log:  redacted=1
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","delta":"a hush-a"}

event: response.output_text.delta
data: {"type":"response.output_text.delta","delta":"bcd h"}

event: response.completed
data: {"type":"response.completed","response":{}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"msg_REQUEST_0","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"msg_REQUEST_0","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"output_index":0,"content_index":0,"item_id":"msg_REQUEST_0","sequence_number":3,"type":"response.output_text.delta","delta":"a "}

event: response.output_text.delta
data: {"output_index":0,"content_index":0,"item_id":"msg_REQUEST_0","sequence_number":4,"type":"response.output_text.delta","delta":"[key] "}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":5,"item_id":"msg_REQUEST_0","output_index":0,"content_index":0,"delta":"h","logprobs":[]}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":6,"item_id":"msg_REQUEST_0","output_index":0,"content_index":0,"text":"a [key] h","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":7,"item_id":"msg_REQUEST_0","output_index":0,"content_index":0,"part":{"type":"output_text","text":"a [key] h","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":8,"output_index":0,"item":{"id":"msg_REQUEST_0","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a [key] h","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"sequence_number":9,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"msg_REQUEST_0","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a [key] h","annotations":[],"logprobs":[]}]}]}}

=== data that is no JSON, and a line that is no field
conf: responses_redact "hush-[a-z]{4}" [key];
log:  events_hidden=1
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"type":"message","id":"msg_1","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

data: {"type":"response.output_text.delta","delta":"hush-abcd"

{"delta":"hush-abcd"}
data: {"type":"keepalive"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"type":"message","id":"msg_1","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"sequence_number":2,"type":"response.content_part.added","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: keepalive
data: {"sequence_number":3,"type":"keepalive"}

event: error
data: {"type":"error","sequence_number":4,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":5,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== texts that repairs fill in
conf: responses_redact "hush-[a-z]{4}" [key];
log:  redacted=1
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"type":"message","id":"msg_1","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"a hush-","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"abcd","logprobs":[]}

event: response.output_text.done
data: {"type":"response.output_text.done","item_id":"msg_1","output_index":0,"content_index":0,"logprobs":[]}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"type":"message","id":"msg_1","status":"completed","role":"assistant","content":[]}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"type":"message","id":"msg_1","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"sequence_number":2,"type":"response.content_part.added","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"sequence_number":3,"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"a ","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":4,"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"[key]","logprobs":[]}

event: response.output_text.done
data: {"sequence_number":5,"text":"a [key]","type":"response.output_text.done","item_id":"msg_1","output_index":0,"content_index":0,"logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":6,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"a [key]","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"sequence_number":7,"type":"response.output_item.done","output_index":0,"item":{"type":"message","id":"msg_1","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a [key]","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"sequence_number":8,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"type":"message","id":"msg_1","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a [key]","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== two texts at once
conf: responses_redact "hush-[a-z]{4}" [key];
log:  redacted=2
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"type":"message","id":"msg_1","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","item_id":"msg_1","output_index":0,"content_index":1,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"a hus","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":1,"delta":"b hush-ab","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"h-abcd","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":1,"delta":"cd","logprobs":[]}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"type":"message","id":"msg_1","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"sequence_number":2,"type":"response.content_part.added","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.content_part.added
data: {"sequence_number":3,"type":"response.content_part.added","item_id":"msg_1","output_index":0,"content_index":1,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"sequence_number":4,"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"a ","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":5,"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":1,"delta":"b ","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":6,"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"[key]","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":7,"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":1,"delta":"[key]","logprobs":[]}

event: error
data: {"type":"error","sequence_number":8,"error":{"type":"server_error","code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null},"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":9,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"failed","error":{"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[{"type":"message","id":"msg_1","status":"incomplete","role":"assistant","content":[{"type":"output_text","text":"a [key]","annotations":[],"logprobs":[]},{"type":"output_text","text":"b [key]","annotations":[],"logprobs":[]}]}]}}

=== deltas that clients may read in several ways
conf: responses_redact "hush-[a-z]{4}" [key];
conf: responses_normalize off;
log:  redacted=0
contract: -
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"type":"message","id":"msg_1","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":{"text":"hush-abcd"},"logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"hush","delta":"-abcd","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"x","logprobs":[],"text":"hush-abcd"}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"y","logprobs":[]}

event: response.output_text.done
data: {"type":"response.output_text.done","item_id":"msg_1","output_index":0,"content_index":0,"text":{"a":"hush-abcd"},"logprobs":[]}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"type":"message","id":"msg_1","status":"completed","role":"assistant","content":[{"type":"output_text","text":"y","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"type":"message","id":"msg_1","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"sequence_number":2,"type":"response.content_part.added","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.done
data: {"sequence_number":3,"type":"response.output_text.done","item_id":"msg_1","output_index":0,"content_index":0,"text":"","logprobs":[]}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":0,"item":{"type":"message","id":"msg_1","status":"completed","role":"assistant","content":[{"type":"output_text","text":"y","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"sequence_number":5,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== without repairs and places
conf: responses_redact "hush-[a-z]{4}" [key];
conf: responses_normalize off;
conf: responses_failure off;
log:  redacted=1
contract: -
--- in
event: response.created
data: {"type":"response.created"}

event: response.output_text.delta
data: {"type":"response.output_text.delta","delta":"a hush-a","item_id":"m"}

event: response.output_text.delta
data: {"type":"response.output_text.delta","delta":"key","item_id":"k","x":1}

event: response.output_text.delta
data: {"type":"response.output_text.delta","delta":"bcd h","item_id":"m"}

event: response.reasoning.delta
data: {"type":"response.reasoning.delta","delta":"b h","item_id":"m"}

event: response.output_text.done
data: {"type":"response.output_text.done","text":"a hush-abcd h","item_id":"m"}

event: response.output_text.done
data: {"type":"response.output_text.done","text":"hus","item_id":"n"}

event: response.output_text.delta
data: {"type":"response.output_text.delta","delta":"h-abcd","item_id":"n"}

event: response.completed
data: {"type":"response.completed","response":{"output":[]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created"}

event: response.output_text.delta
data: {"sequence_number":1,"type":"response.output_text.delta","delta":"a ","item_id":"m"}

event: response.output_text.delta
data: {"sequence_number":2,"type":"response.output_text.delta","delta":"key","item_id":"k"}

event: response.output_text.delta
data: {"sequence_number":3,"type":"response.output_text.delta","delta":"[key] ","item_id":"m"}

event: response.reasoning.delta
data: {"sequence_number":4,"type":"response.reasoning.delta","delta":"b ","item_id":"m"}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":5,"item_id":"m","delta":"h","logprobs":[]}

event: response.output_text.done
data: {"sequence_number":6,"type":"response.output_text.done","text":"a [key] h","item_id":"m"}

event: response.output_text.done
data: {"sequence_number":7,"type":"response.output_text.done","text":"hus","item_id":"n"}

event: response.reasoning.delta
data: {"type":"response.reasoning.delta","sequence_number":8,"item_id":"m","delta":"h"}

event: response.completed
data: {"sequence_number":9,"type":"response.completed","response":{"output":[]}}

=== an event that is too long
conf: responses_redact "hush-[a-z]{4}" [key];
conf: responses_max_event_size 1k;
log:  redacted=0 oversize=1
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"type":"message","id":"msg_1","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"a hush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcdhush-abcd","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"b hush-a","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"bcd","logprobs":[]}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"type":"message","id":"msg_1","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"type":"message","id":"msg_1","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"type":"message","id":"msg_1","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"sequence_number":2,"type":"response.content_part.added","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":3,"item_id":"msg_1","output_index":0,"content_index":0,"text":"a","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":4,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"a","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"sequence_number":5,"type":"response.output_item.done","output_index":0,"item":{"type":"message","id":"msg_1","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"sequence_number":6,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"type":"message","id":"msg_1","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== resumed within a match: no delta, but the text
conf: responses_redact "hush-[a-z]{4}" [key];
log:  redacted=3
request: GET /v1/responses/resp_1?stream=true&starting_after=5
--- in
event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":6,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"sh-abcd, b hush-abcd","logprobs":[]}

event: response.output_text.done
data: {"type":"response.output_text.done","item_id":"msg_1","output_index":0,"content_index":0,"text":"a hush-abcd, b hush-abcd","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"a hush-abcd, b hush-abcd","annotations":[],"logprobs":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","item_id":"msg_1","output_index":0,"content_index":1,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":1,"delta":"hush-abcd","logprobs":[]}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.output_text.done
data: {"sequence_number":6,"type":"response.output_text.done","item_id":"msg_1","output_index":0,"content_index":0,"text":"a [key], b [key]","logprobs":[]}

event: response.content_part.done
data: {"sequence_number":7,"type":"response.content_part.done","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"a [key], b [key]","annotations":[],"logprobs":[]}}

event: response.content_part.added
data: {"sequence_number":8,"type":"response.content_part.added","item_id":"msg_1","output_index":0,"content_index":1,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"sequence_number":9,"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":1,"delta":"[key]","logprobs":[]}

event: response.completed
data: {"sequence_number":10,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

