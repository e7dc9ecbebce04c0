# Events of which it cannot be told that they are about what is shown.

=== an event line that is cut
conf: responses_hide_item custom_tool_call;
--- in escaped
data: {"type":"response.created","response":{"id":"r"}}

data: {"output_index":2,"delta":"hush"}
event: response.custom_tool_call_inp\
--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[],"id":"r"}}

event: error
data: {"type":"error","sequence_number":1,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"r","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== a field that is cut
conf: responses_hide_item custom_tool_call;
--- in escaped
data: {"type":"response.created","response":{"id":"r"}}

data: {"output_index":2,"delta":"hush"}
even\
--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[],"id":"r"}}

event: error
data: {"type":"error","sequence_number":1,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"r","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== no event line
conf: responses_hide_event acme.*;
--- in
data: {"type":"response.created","response":{"id":"r"}}

data: {"delta":"hush"}
--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[],"id":"r"}}

event: error
data: {"type":"error","sequence_number":1,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"r","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== not cut: an event line before the data
conf: responses_hide_event acme.*;
--- in
data: {"type":"response.created","response":{"id":"r"}}

event: other
data: {"delta":"said"}
--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[],"id":"r"}}

event: other
data: {"type":"other","sequence_number":1,"delta":"said"}

event: error
data: {"type":"error","sequence_number":2,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":3,"response":{"id":"r","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== an unknown event with a part, and no JSON
conf: responses_hide_item reasoning;
--- in
data: {"type":"response.created","response":{"id":"r"}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i0","type":"message","content":[]}}

data: {"a":NaN,"type":"acme","output_index":0,"part":{"type":"reasoning_text","text":"hush"}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[],"id":"r"}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"status":"in_progress","role":"assistant","id":"i0","type":"message","content":[]}}

event: error
data: {"type":"error","sequence_number":2,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":3,"response":{"id":"r","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[{"status":"incomplete","role":"assistant","id":"i0","type":"message","content":[]}]}}

=== an unknown event of two items, the hidden one first
conf: responses_hide_item reasoning;
--- in
data: {"type":"response.created","response":{"id":"r"}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i0","type":"reasoning","content":[]}}

data: {"type":"response.output_item.added","output_index":1,"item":{"id":"i1","type":"message","content":[]}}

data: {"type":"acme","output_index":0,"output_index":1,"delta":"hush"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[],"id":"r"}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"status":"in_progress","role":"assistant","id":"i1","type":"message","content":[]}}

event: error
data: {"type":"error","sequence_number":2,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":3,"response":{"id":"r","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[{"status":"incomplete","role":"assistant","id":"i1","type":"message","content":[]}]}}

=== an item with two indexes, without a type
conf: responses_hide_item reasoning;
--- in
data: {"type":"response.created","response":{"id":"r"}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i0","type":"reasoning","content":[]}}

data: {"type":"response.output_item.added","output_index":1,"item":{"id":"i1","type":"message","content":[]}}

data: {"type":"response.output_item.done","output_index":0,"output_index":1,"item":{"x":"hush"}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[],"id":"r"}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"status":"in_progress","role":"assistant","id":"i1","type":"message","content":[]}}

event: error
data: {"type":"error","sequence_number":2,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":3,"response":{"id":"r","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[{"status":"incomplete","role":"assistant","id":"i1","type":"message","content":[]}]}}

=== an error that has an item
conf: responses_failure error;
conf: responses_hide_item reasoning;
--- in
data: {"type":"response.created","response":{"id":"r"}}

data: {"output_index":0,"item":{"type":"reasoning","summary":"hush"},"error":{"message":"no"}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[],"id":"r"}}

event: error
data: {"type":"error","sequence_number":1,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

=== a failure that has an item
conf: responses_hide_item reasoning;
--- in
data: {"type":"response.created","response":{"id":"r"}}

data: {"output_index":0,"item":{"type":"reasoning","summary":"hush"},"error":{"message":"no"},"status":"failed"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[],"id":"r"}}

event: error
data: {"type":"error","sequence_number":1,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"r","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== a part whose index cannot be read
conf: responses_hide_item reasoning;
--- in
data: {"type":"response.created","response":{"id":"r"}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i0","type":"reasoning","content":[]}}

data: {"type":"response.content_part.done","output_index":0x,"part":{"type":"reasoning_text","text":"hush"}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[],"id":"r"}}

event: error
data: {"type":"error","sequence_number":1,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"r","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== an unknown event with two ids, and no JSON
conf: responses_hide_item reasoning;
--- in
data: {"type":"response.created","response":{"id":"r"}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i0","type":"reasoning","content":[]}}

data: {"a":NaN,"item_id":"i0","item_id":"x","t":"hush","type":"acme"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[],"id":"r"}}

event: error
data: {"type":"error","sequence_number":1,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"r","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== an unknown event whose index cannot be read
conf: responses_hide_item reasoning;
--- in
data: {"type":"response.created","response":{"id":"r"}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i0","type":"reasoning","content":[]}}

data: {"type":"acme","output_index":x0,"delta":"hush"}

data: {"type":"acme","output_index":null,"a":NaN,"x":"said"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[],"id":"r"}}

event: error
data: {"type":"error","sequence_number":1,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"r","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== an item with two ids, one of which is another item's
conf: responses_hide_item reasoning;
--- in
data: {"type":"response.created","response":{"id":"r"}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i","type":"message","content":[]}}

data: {"type":"response.output_item.added","output_index":1,"item":{"id":"a","id":"i","type":"reasoning","summary":[]}}

data: {"type":"acme","item_id":"i","delta":"hush"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[],"id":"r"}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"status":"in_progress","role":"assistant","id":"i","type":"message","content":[]}}

event: error
data: {"type":"error","sequence_number":2,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":3,"response":{"id":"r","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[{"status":"incomplete","role":"assistant","id":"i","type":"message","content":[]}]}}

=== an unknown event whose index is no integer
conf: responses_hide_item reasoning;
--- in
data: {"type":"response.created","response":{"id":"r"}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i0","type":"reasoning","content":[]}}

data: {"type":"acme","output_index":"0","delta":"hush"}

data: {"type":"acme","output_index":0.0,"delta":"hush"}

data: {"type":"acme","output_index":null,"x":"said"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[],"id":"r"}}

event: acme
data: {"sequence_number":1,"type":"acme","output_index":null,"x":"said"}

event: error
data: {"type":"error","sequence_number":2,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":3,"response":{"id":"r","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== an unknown event whose id is a number
conf: responses_hide_item reasoning;
--- in
data: {"type":"response.created","response":{"id":"r"}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":5,"type":"reasoning","summary":[]}}

data: {"type":"acme","item_id":5,"delta":"hush"}

data: {"type":"acme","a":NaN,"item_id":5,"delta":"hush"}

data: {"type":"acme","item_id":null,"x":"said"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[],"id":"r"}}

event: acme
data: {"sequence_number":1,"type":"acme","item_id":null,"x":"said"}

event: error
data: {"type":"error","sequence_number":2,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":3,"response":{"id":"r","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== an unknown event with an index, of no hidden item
conf: responses_hide_item reasoning;
--- in
data: {"type":"response.created","response":{"id":"r"}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i0","type":"message","content":[]}}

data: {"type":"acme","output_index":"0","item_id":5,"delta":"said"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[],"id":"r"}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"status":"in_progress","role":"assistant","id":"i0","type":"message","content":[]}}

event: error
data: {"type":"error","sequence_number":2,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":3,"response":{"id":"r","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[{"status":"incomplete","role":"assistant","id":"i0","type":"message","content":[]}]}}

=== a part that only hidden items have
conf: responses_hide_item reasoning;
--- in
data: {"type":"response.created","response":{"id":"r"}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i0","type":"message","content":[]}}

data: {"type":"response.content_part.done","\u0069ndex":7,"content_index":0,"part":{"t\u0079pe":"reasoning_t\u0065xt","text":"hush"}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[],"id":"r"}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"status":"in_progress","role":"assistant","id":"i0","type":"message","content":[]}}

event: error
data: {"type":"error","sequence_number":2,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":3,"response":{"id":"r","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[{"status":"incomplete","role":"assistant","id":"i0","type":"message","content":[]}]}}

=== a part that only hidden items have, and no JSON
conf: responses_hide_item reasoning;
--- in
data: {"type":"response.created","response":{"id":"r"}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i0","type":"message","content":[]}}

data: {"a":NaN,"type":"response.content_part.done","output_index":0,"part":{"type":"reasoning_text","text":"hush"}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[],"id":"r"}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"status":"in_progress","role":"assistant","id":"i0","type":"message","content":[]}}

event: error
data: {"type":"error","sequence_number":2,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":3,"response":{"id":"r","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== an item of several types and places
conf: responses_hide_item reasoning;
--- in
data: {"type":"response.created","response":{"id":"r"}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i0","type":"message","content":[]}}

data: {"type":"response.content_part.added","output_index":0,"content_index":0,"part":{"type":"refusal","refusal":""}}

data: {"type":"response.output_item.done","output_index":3,"output_index":null,"item":{"id":"x","type":"reasoning","type":{"type":"message","content":[]},"content":[{"type":"reasoning_text","text":"hush"}]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[],"id":"r"}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"status":"in_progress","role":"assistant","id":"i0","type":"message","content":[]}}

event: response.content_part.added
data: {"item_id":"i0","sequence_number":2,"type":"response.content_part.added","output_index":0,"content_index":0,"part":{"type":"refusal","refusal":""}}

event: error
data: {"type":"error","sequence_number":3,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":4,"response":{"id":"r","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[{"status":"incomplete","role":"assistant","id":"i0","type":"message","content":[{"type":"refusal","refusal":""}]}]}}

=== a part of several types
conf: responses_hide_item reasoning;
--- in
data: {"type":"response.created","response":{"id":"r"}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i0","type":"message","content":[]}}

data: {"type":"response.content_part.done","output_index":0,"part":{"type":"summary_text","text":"hush","type":"output_text"}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[],"id":"r"}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"status":"in_progress","role":"assistant","id":"i0","type":"message","content":[]}}

event: error
data: {"type":"error","sequence_number":2,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":3,"response":{"id":"r","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[{"status":"incomplete","role":"assistant","id":"i0","type":"message","content":[]}]}}

=== generated events of an item that was added without an index
conf: responses_hide_item reasoning;
--- in
data: {"type":"response.created","response":{"id":"r"}}

data: {"a":nul,"type":"response.output_item.added","index":3}

data: {"type":"response.reasoning_part.added","output_index":1,"part":{"type":"reasoning_text","text":""}}

data: {"type":"response.reasoning_text.delta","output_index":1,"delta":"hush"}

data: {"type":"response.output_item.added","output_index":3,"item":{"id":"m","type":"message","content":[]}}

data: {"type":"response.completed","response":{"id":"r"}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[],"id":"r"}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"status":"in_progress","role":"assistant","id":"m","type":"message","content":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":2,"output_index":0,"item":{"status":"completed","role":"assistant","id":"m","type":"message","content":[]}}

event: response.completed
data: {"sequence_number":3,"type":"response.completed","response":{"object":"response","created_at":TIME,"model":"unknown","status":"completed","output":[{"status":"completed","role":"assistant","id":"m","type":"message","content":[]}],"id":"r"}}

=== a part that others have
conf: responses_hide_item reasoning;
--- in
data: {"type":"response.created","response":{"id":"r"}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i0","type":"message","content":[]}}

data: {"type":"response.content_part.done","output_index":0,"part":{"type":"output_text","text":"said"}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[],"id":"r"}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"status":"in_progress","role":"assistant","id":"i0","type":"message","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"i0","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":3,"item_id":"i0","output_index":0,"content_index":0,"delta":"said","logprobs":[]}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":4,"item_id":"i0","output_index":0,"content_index":0,"text":"said","logprobs":[]}

event: response.content_part.done
data: {"content_index":0,"item_id":"i0","sequence_number":5,"type":"response.content_part.done","output_index":0,"part":{"annotations":[],"type":"output_text","text":"said"}}

event: error
data: {"type":"error","sequence_number":6,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":7,"response":{"id":"r","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[{"status":"incomplete","role":"assistant","id":"i0","type":"message","content":[{"type":"output_text","text":"said","annotations":[],"logprobs":[]}]}]}}

=== two items, of which the first has an id
conf: responses_hide_item reasoning;
--- in
data: {"type":"response.created","response":{"id":"r"}}

data: {"type":"response.output_item.added","index":0,"item":{"id":"a","type":"reasoning"},"item":{"type":"message","content":[]}}

data: {"type":"acme","item_id":"a","delta":"hush"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[],"id":"r"}}

event: error
data: {"type":"error","sequence_number":1,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"r","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== an item with two ids
conf: responses_hide_item reasoning;
--- in
data: {"type":"response.created","response":{"id":"r"}}

data: {"type":"response.output_item.added","item":{"id":"a","id":"b","type":"reasoning","summary":[]}}

data: {"type":"acme","item_id":"a","delta":"hush"}

data: {"type":"acme","item_id":"b","delta":"hush"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[],"id":"r"}}

event: error
data: {"type":"error","sequence_number":1,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"r","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== listed at the end without its last type
conf: responses_hide_item function_call;
--- in
data: {"type":"response.created","response":{"id":"r"}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"function_call","call_id":"c","name":"f","arguments":"hush"}}

data: {"type":"response.completed","response":{"id":"r","output":[{"id":"i","type":"message","type":null}]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[],"id":"r"}}

event: response.completed
data: {"sequence_number":1,"type":"response.completed","response":{"object":"response","created_at":TIME,"model":"unknown","status":"completed","id":"r","output":[]}}

=== listed at the end without a type
conf: responses_hide_item function_call;
--- in
data: {"type":"response.created","response":{"id":"r"}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"function_call","call_id":"c","name":"f","arguments":"hush"}}

data: {"type":"response.completed","response":{"id":"r","output":[{"id":"i"}]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[],"id":"r"}}

event: response.completed
data: {"sequence_number":1,"type":"response.completed","response":{"object":"response","created_at":TIME,"model":"unknown","status":"completed","id":"r","output":[]}}

=== listed at the end without a type, and not repaired
conf: responses_normalize off;
conf: responses_hide_item reasoning;
--- in
data: {"type":"response.created","response":{"id":"r"}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i0","type":"reasoning","content":[]}}

data: {"type":"response.completed","response":{"id":"r","output":[{"id":"i0","summary":"hush"},{"id":"i1","x":"said"}]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r"}}

event: response.completed
data: {"sequence_number":1,"type":"response.completed","response":{"id":"r","output":[]}}

=== a part whose type gets another name
conf: responses_hide_event response.reasoning_part.*;
--- in
data: {"type":"response.created","response":{"id":"r"}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i0","type":"reasoning","content":[]}}

data: {"type":"response.reasoning_part.added","output_index":0,"content_index":0,"part":{"type":"reasoning_text","text":"hush"}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[],"id":"r"}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"summary":[],"id":"i0","type":"reasoning","content":[]}}

event: error
data: {"type":"error","sequence_number":2,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":3,"response":{"id":"r","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[{"summary":[],"id":"i0","type":"reasoning","content":[{"type":"reasoning_text","text":""}]}]}}

=== a delta whose type gets another name
conf: responses_hide_event response.reasoning.delta;
--- in
data: {"type":"response.created","response":{"id":"r"}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i0","type":"reasoning","content":[]}}

data: {"type":"response.reasoning.delta","output_index":0,"content_index":0,"delta":"said","zz":"hush"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[],"id":"r"}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"summary":[],"id":"i0","type":"reasoning","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"i0","output_index":0,"content_index":0,"part":{"type":"reasoning_text","text":""}}

event: error
data: {"type":"error","sequence_number":3,"error":{"type":"server_error","code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null},"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":4,"response":{"id":"r","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[{"summary":[],"id":"i0","type":"reasoning","content":[{"type":"reasoning_text","text":"said"}]}]}}

=== token counts that get another name
conf: responses_hide_field response.usage.prompt_tokens response.usage.prompt_tokens_details.x;
--- in
data: {"type":"response.created","response":{"id":"r"}}

data: {"type":"response.completed","response":{"id":"r","output":[],"usage":{"prompt_tokens":"hush","completion_tokens":"said","prompt_tokens_details":{"x":"hush"}}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[],"id":"r"}}

event: response.completed
data: {"sequence_number":1,"type":"response.completed","response":{"object":"response","created_at":TIME,"model":"unknown","status":"completed","id":"r","output":[],"usage":{"total_tokens":0,"input_tokens":0,"output_tokens_details":{"reasoning_tokens":0},"output_tokens":0,"input_tokens_details":{"cached_tokens":0}}}}

=== a delta with an object
conf: responses_hide_field delta.text;
--- in
data: {"type":"response.created","response":{"id":"r"}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i0","type":"message","content":[]}}

data: {"type":"response.output_text.delta","output_index":0,"delta":{"text":"hush"}}

data: {"type":"response.completed","response":{"id":"r"}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[],"id":"r"}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"status":"in_progress","role":"assistant","id":"i0","type":"message","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"i0","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"sequence_number":3,"content_index":0,"item_id":"i0","type":"response.output_text.delta","output_index":0,"delta":{}}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":4,"item_id":"i0","output_index":0,"content_index":0,"text":"","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":5,"item_id":"i0","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":6,"output_index":0,"item":{"status":"completed","role":"assistant","id":"i0","type":"message","content":[{"type":"output_text","text":"","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"sequence_number":7,"type":"response.completed","response":{"object":"response","created_at":TIME,"model":"unknown","status":"completed","output":[{"status":"completed","role":"assistant","id":"i0","type":"message","content":[{"type":"output_text","text":"","annotations":[],"logprobs":[]}]}],"id":"r"}}

=== a response without a type
conf: responses_hide_item reasoning;
conf: responses_hide_field response.x;
--- in
data: {"type":"response.created","response":{"id":"r"}}

data: {"object":"response","x":"hush","output":[{"type":"reasoning","x":"hush"},{"type":"message","x":"said"}]}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[],"id":"r"}}

event: error
data: {"type":"error","sequence_number":1,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"r","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== a flat response of the type that its line tells
conf: responses_normalize off;
conf: responses_hide_field response.x;
--- in
data: {"type":"response.created","response":{"id":"r"}}

event: response.completed
data: {"status":"said","x":"hush"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r"}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"r","object":"response","created_at":TIME,"model":"unknown","status":"completed","error":null,"incomplete_details":null,"usage":{"input_tokens":0,"input_tokens_details":{"cached_tokens":0,"cache_write_tokens":0},"output_tokens":0,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":0},"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":TIME,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== no type, and no response
conf: responses_hide_field response.x;
--- in
data: {"type":"response.created","response":{"id":"r"}}

data: {"object":"a","x":"said"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[],"id":"r"}}

event: error
data: {"type":"error","sequence_number":1,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"r","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== a ping
conf: responses_hide_event ping;
--- in
data: {"type":"response.created","response":{"id":"r"}}

data: {"type":"ping","zz":"hush"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[],"id":"r"}}

event: error
data: {"type":"error","sequence_number":1,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"r","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== more than are kept
conf: responses_hide_item reasoning;
--- in
data: {"type":"a","item":{"type":"reasoning","x":"hush"}}

data: {"type":"b","item":{"type":"reasoning","x":"hush"}}

data: {"type":"c","item":{"type":"reasoning","x":"hush"}}

data: {"type":"d","item":{"type":"reasoning","x":"hush"}}

data: {"type":"response.created","response":{"id":"r"}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: response.in_progress
data: {"type":"response.in_progress","sequence_number":1,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: error
data: {"type":"error","sequence_number":2,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":3,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== a text in a hidden item, by its id
conf: responses_hide_item reasoning;
--- in
data: {"type":"response.created","response":{"id":"r"}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i0","type":"message","content":[]}}

data: {"type":"response.output_item.added","output_index":1,"item":{"id":"i1","type":"reasoning","content":[]}}

data: {"type":"response.output_text.delta","item_id":"i1","delta":"hush"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[],"id":"r"}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"status":"in_progress","role":"assistant","id":"i0","type":"message","content":[]}}

event: error
data: {"type":"error","sequence_number":2,"error":{"type":"server_error","code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null},"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":3,"response":{"id":"r","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[{"status":"incomplete","role":"assistant","id":"i0","type":"message","content":[]}]}}

=== the end of such a text
conf: responses_hide_item reasoning;
--- in
data: {"type":"response.created","response":{"id":"r"}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i0","type":"message","content":[]}}

data: {"type":"response.output_item.added","output_index":1,"item":{"id":"i1","type":"reasoning","content":[]}}

data: {"type":"response.output_text.done","item_id":"i1","text":"hush"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[],"id":"r"}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"status":"in_progress","role":"assistant","id":"i0","type":"message","content":[]}}

event: error
data: {"type":"error","sequence_number":2,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":3,"response":{"id":"r","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[{"status":"incomplete","role":"assistant","id":"i0","type":"message","content":[]}]}}

=== a text in one of two items
conf: responses_hide_item reasoning;
--- in
data: {"type":"response.created","response":{"id":"r"}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i0","type":"message","content":[]}}

data: {"type":"response.output_item.added","output_index":1,"item":{"id":"i1","type":"reasoning","content":[]}}

data: {"type":"response.output_text.delta","output_index":1,"output_index":0,"delta":"hush"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[],"id":"r"}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"status":"in_progress","role":"assistant","id":"i0","type":"message","content":[]}}

event: error
data: {"type":"error","sequence_number":2,"error":{"type":"server_error","code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null},"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":3,"response":{"id":"r","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[{"status":"incomplete","role":"assistant","id":"i0","type":"message","content":[]}]}}

=== the end of a text in one of two items
conf: responses_hide_item reasoning;
--- in
data: {"type":"response.created","response":{"id":"r"}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i0","type":"message","content":[]}}

data: {"type":"response.output_item.added","output_index":1,"item":{"id":"i1","type":"reasoning","content":[]}}

data: {"type":"response.output_text.done","item_id":"i0","item_id":"i1","text":"hush"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[],"id":"r"}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"status":"in_progress","role":"assistant","id":"i0","type":"message","content":[]}}

event: error
data: {"type":"error","sequence_number":2,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":3,"response":{"id":"r","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[{"status":"incomplete","role":"assistant","id":"i0","type":"message","content":[]}]}}

=== a text in a message, although the other one is hidden
conf: responses_hide_item reasoning;
--- in
data: {"type":"response.created","response":{"id":"r"}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i0","type":"message","content":[]}}

data: {"type":"response.output_item.added","output_index":1,"item":{"id":"i1","type":"reasoning","content":[]}}

data: {"type":"response.output_text.delta","item_id":"i0","output_index":0,"output_index":0,"delta":"said"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[],"id":"r"}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"status":"in_progress","role":"assistant","id":"i0","type":"message","content":[]}}

event: error
data: {"type":"error","sequence_number":2,"error":{"type":"server_error","code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null},"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":3,"response":{"id":"r","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[{"status":"incomplete","role":"assistant","id":"i0","type":"message","content":[]}]}}

