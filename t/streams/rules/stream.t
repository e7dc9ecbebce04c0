=== nothing stands behind a failure
conf: responses_profile eugpt;
conf: responses_add_event n after=error;
conf: responses_add_event m before=error;
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

--- out
event: message
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000000,"model":"m","status":"in_progress","output":[]}}

event: message
data: {"type":"m","sequence_number":1}

event: message
data: {"type":"error","sequence_number":2,"code":"server_error","message":"The stream from the upstream ended without a final event."}

=== nor behind one that was sent
conf: responses_profile eugpt;
conf: responses_add_event n after=error each;
conf: responses_add_event m before=error each;
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

data: {"type":"error","code":"c","message":"x"}

--- out
event: message
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000000,"model":"m","status":"in_progress","output":[]}}

event: message
data: {"type":"m","sequence_number":1}

event: message
data: {"type":"error","code":"c","message":"x"}

=== an error that is not the end can be hidden
conf: responses_hide_event error;
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

data: {"type":"error","code":"c","message":"x"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.failed
data: {"type":"response.failed","sequence_number":1,"response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== one that is made as well
conf: responses_hide_event error;
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.failed
data: {"type":"response.failed","sequence_number":1,"response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== events stand by an error
conf: responses_add_event n after=error;
conf: responses_add_event m before=response.failed;
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

data: {"type":"error","code":"c","message":"x"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: error
data: {"error":{"type":"server_error","code":"c","message":"x","param":null},"param":null,"sequence_number":1,"type":"error","code":"c","message":"x"}

event: n
data: {"type":"n","sequence_number":2}

event: m
data: {"type":"m","sequence_number":3}

event: response.failed
data: {"type":"response.failed","sequence_number":4,"response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"failed","error":{"code":"c","message":"x"},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== a keepalive is an event, after response.created
conf: responses_hide_event keepalive;
--- in
data: {"type":"ping"}

data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

data: {"type":"keepalive"}

data: {"type":"ping"}

data: {"type":"response.completed"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"completed","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":1700000000,"frequency_penalty":0,"presence_penalty":0,"output":[]},"sequence_number":1}

=== it does not follow another event
conf: responses_add_event n after=response.created;
--- in
data: {"type":"ping"}

data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

data: {"type":"ping"}

data: {"type":"response.completed"}

--- out
: keepalive

event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: n
data: {"type":"n","sequence_number":1}

event: keepalive
data: {"sequence_number":2,"type":"keepalive"}

event: response.completed
data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"completed","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":1700000000,"frequency_penalty":0,"presence_penalty":0,"output":[]},"sequence_number":3}

=== an item that is hidden is made in secret
conf: responses_hide_item reasoning;
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

data: {"type":"response.reasoning_text.delta","delta":"secret"}

data: {"type":"response.output_text.delta","delta":"open"}

data: {"type":"response.completed"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"msg_REQUEST_0","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"msg_REQUEST_0","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"output_index":0,"content_index":0,"item_id":"msg_REQUEST_0","sequence_number":3,"type":"response.output_text.delta","delta":"open"}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":4,"item_id":"msg_REQUEST_0","output_index":0,"content_index":0,"text":"open","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":5,"item_id":"msg_REQUEST_0","output_index":0,"content_index":0,"part":{"type":"output_text","text":"open","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":6,"output_index":0,"item":{"id":"msg_REQUEST_0","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"open","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"completed","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":1700000000,"frequency_penalty":0,"presence_penalty":0,"output":[{"id":"msg_REQUEST_0","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"open","annotations":[],"logprobs":[]}]}]},"sequence_number":7}

=== all items are
conf: responses_profile openresponses;
conf: responses_hide_item *;
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

data: {"type":"response.reasoning_text.delta","delta":"secret"}

data: {"type":"response.output_text.delta","delta":"secret"}

data: {"type":"response.completed"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"background":false,"max_output_tokens":null,"max_tool_calls":null,"previous_response_id":null,"prompt_cache_key":null,"reasoning":null,"safety_identifier":null,"service_tier":"default","store":true,"text":{"format":{"type":"text"}},"top_logprobs":0,"truncation":"disabled","user":null,"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"completed","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":1700000000,"frequency_penalty":0,"presence_penalty":0,"background":false,"max_output_tokens":null,"max_tool_calls":null,"previous_response_id":null,"prompt_cache_key":null,"reasoning":null,"safety_identifier":null,"service_tier":"default","store":true,"text":{"format":{"type":"text"}},"top_logprobs":0,"truncation":"disabled","user":null,"output":[]},"sequence_number":1}

data: [DONE]

=== also when the stream fails
conf: responses_hide_item reasoning;
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

data: {"type":"response.reasoning_text.delta","delta":"secret"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: error
data: {"type":"error","sequence_number":1,"error":{"type":"server_error","code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null},"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"failed","error":{"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== an item that is hidden is not filled in
conf: responses_hide_item reasoning;
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i0","type":"reasoning","status":"in_progress","role":"assistant","content":[]}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"i0","status":"completed","type":"reasoning","summary":[{"type":"summary_text","text":"secret"}]}}

data: {"type":"response.output_item.added","output_index":1,"item":{"id":"i1","type":"message","status":"in_progress","role":"assistant","content":[]}}

data: {"type":"response.output_item.done","output_index":1,"item":{"id":"i1","status":"completed","type":"message","role":"assistant","content":[{"type":"output_text","text":"open","annotations":[]}]}}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"i1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"i1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":3,"item_id":"i1","output_index":0,"content_index":0,"delta":"open","logprobs":[]}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":4,"item_id":"i1","output_index":0,"content_index":0,"text":"open","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":5,"item_id":"i1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"open","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"sequence_number":6,"type":"response.output_item.done","output_index":0,"item":{"id":"i1","status":"completed","type":"message","role":"assistant","content":[{"type":"output_text","text":"open","annotations":[]}]}}

event: response.completed
data: {"sequence_number":7,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[{"id":"i1","status":"completed","type":"message","role":"assistant","content":[{"type":"output_text","text":"open","annotations":[]}]}]}}

=== what is filled in is seen by rules
conf: set $v v;
conf: responses_rewrite_text secret open announce;
conf: responses_hide_field response.output.*.role;
conf: responses_set_field response.output.*.q $v;
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i0","type":"message","status":"in_progress","role":"assistant","content":[]}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"i0","status":"completed","type":"message","role":"assistant","content":[{"type":"output_text","text":"a secret","annotations":[]}]}}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"i0","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"i0","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":3,"item_id":"i0","output_index":0,"content_index":0,"delta":"a secret","logprobs":[]}

event: response.rewrite.in_progress
data: {"type":"response.rewrite.in_progress","sequence_number":4}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":5,"item_id":"i0","output_index":0,"content_index":0,"text":"a open","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":6,"item_id":"i0","output_index":0,"content_index":0,"part":{"type":"output_text","text":"a open","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"sequence_number":7,"type":"response.output_item.done","output_index":0,"item":{"id":"i0","status":"completed","type":"message","role":"assistant","content":[{"type":"output_text","text":"a open","annotations":[]}]}}

event: response.completed
data: {"sequence_number":8,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[{"q":"v","id":"i0","status":"completed","type":"message","content":[{"type":"output_text","text":"a open","annotations":[]}]}]}}

=== types have two names
conf: responses_profile openresponses;
conf: responses_hide_event response.reasoning_text.delta;
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

data: {"type":"response.reasoning_text.delta","delta":"a"}

data: {"type":"response.completed"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"background":false,"max_output_tokens":null,"max_tool_calls":null,"previous_response_id":null,"prompt_cache_key":null,"reasoning":null,"safety_identifier":null,"service_tier":"default","store":true,"text":{"format":{"type":"text"}},"top_logprobs":0,"truncation":"disabled","user":null,"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"rs_REQUEST_0","type":"reasoning","status":"in_progress","summary":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"rs_REQUEST_0","output_index":0,"content_index":0,"part":{"type":"reasoning_text","text":""}}

event: response.reasoning.done
data: {"type":"response.reasoning.done","sequence_number":3,"item_id":"rs_REQUEST_0","output_index":0,"content_index":0,"text":"a"}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":4,"item_id":"rs_REQUEST_0","output_index":0,"content_index":0,"part":{"type":"reasoning_text","text":"a"}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":5,"output_index":0,"item":{"id":"rs_REQUEST_0","type":"reasoning","status":"completed","content":[{"type":"reasoning_text","text":"a"}],"summary":[]}}

event: response.completed
data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"completed","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":1700000000,"frequency_penalty":0,"presence_penalty":0,"background":false,"max_output_tokens":null,"max_tool_calls":null,"previous_response_id":null,"prompt_cache_key":null,"reasoning":null,"safety_identifier":null,"service_tier":"default","store":true,"text":{"format":{"type":"text"}},"top_logprobs":0,"truncation":"disabled","user":null,"output":[{"id":"rs_REQUEST_0","type":"reasoning","status":"completed","content":[{"type":"reasoning_text","text":"a"}],"summary":[]}]},"sequence_number":6}

data: [DONE]

=== and the other one
conf: responses_profile openresponses;
conf: responses_hide_event response.reasoning.delta;
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

data: {"type":"response.reasoning_text.delta","delta":"a"}

data: {"type":"response.completed"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"background":false,"max_output_tokens":null,"max_tool_calls":null,"previous_response_id":null,"prompt_cache_key":null,"reasoning":null,"safety_identifier":null,"service_tier":"default","store":true,"text":{"format":{"type":"text"}},"top_logprobs":0,"truncation":"disabled","user":null,"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"rs_REQUEST_0","type":"reasoning","status":"in_progress","summary":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"rs_REQUEST_0","output_index":0,"content_index":0,"part":{"type":"reasoning_text","text":""}}

event: response.reasoning.done
data: {"type":"response.reasoning.done","sequence_number":3,"item_id":"rs_REQUEST_0","output_index":0,"content_index":0,"text":"a"}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":4,"item_id":"rs_REQUEST_0","output_index":0,"content_index":0,"part":{"type":"reasoning_text","text":"a"}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":5,"output_index":0,"item":{"id":"rs_REQUEST_0","type":"reasoning","status":"completed","content":[{"type":"reasoning_text","text":"a"}],"summary":[]}}

event: response.completed
data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"completed","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":1700000000,"frequency_penalty":0,"presence_penalty":0,"background":false,"max_output_tokens":null,"max_tool_calls":null,"previous_response_id":null,"prompt_cache_key":null,"reasoning":null,"safety_identifier":null,"service_tier":"default","store":true,"text":{"format":{"type":"text"}},"top_logprobs":0,"truncation":"disabled","user":null,"output":[{"id":"rs_REQUEST_0","type":"reasoning","status":"completed","content":[{"type":"reasoning_text","text":"a"}],"summary":[]}]},"sequence_number":6}

data: [DONE]

=== also where events are put
conf: responses_profile openresponses;
conf: responses_add_event n before=response.reasoning_text.done;
conf: responses_add_event m after=response.reasoning.done;
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

data: {"type":"response.reasoning_text.delta","delta":"a"}

data: {"type":"response.completed"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"background":false,"max_output_tokens":null,"max_tool_calls":null,"previous_response_id":null,"prompt_cache_key":null,"reasoning":null,"safety_identifier":null,"service_tier":"default","store":true,"text":{"format":{"type":"text"}},"top_logprobs":0,"truncation":"disabled","user":null,"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"rs_REQUEST_0","type":"reasoning","status":"in_progress","summary":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"rs_REQUEST_0","output_index":0,"content_index":0,"part":{"type":"reasoning_text","text":""}}

event: response.reasoning.delta
data: {"output_index":0,"content_index":0,"item_id":"rs_REQUEST_0","sequence_number":3,"type":"response.reasoning.delta","delta":"a"}

event: n
data: {"type":"n","sequence_number":4}

event: response.reasoning.done
data: {"type":"response.reasoning.done","sequence_number":5,"item_id":"rs_REQUEST_0","output_index":0,"content_index":0,"text":"a"}

event: m
data: {"type":"m","sequence_number":6}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":7,"item_id":"rs_REQUEST_0","output_index":0,"content_index":0,"part":{"type":"reasoning_text","text":"a"}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":8,"output_index":0,"item":{"id":"rs_REQUEST_0","type":"reasoning","status":"completed","content":[{"type":"reasoning_text","text":"a"}],"summary":[]}}

event: response.completed
data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"completed","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":1700000000,"frequency_penalty":0,"presence_penalty":0,"background":false,"max_output_tokens":null,"max_tool_calls":null,"previous_response_id":null,"prompt_cache_key":null,"reasoning":null,"safety_identifier":null,"service_tier":"default","store":true,"text":{"format":{"type":"text"}},"top_logprobs":0,"truncation":"disabled","user":null,"output":[{"id":"rs_REQUEST_0","type":"reasoning","status":"completed","content":[{"type":"reasoning_text","text":"a"}],"summary":[]}]},"sequence_number":9}

data: [DONE]

=== texts that are filled in are rewritten
conf: responses_rewrite_text open SHUT announce;
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

data: {"type":"response.output_text.delta","delta":"op"}

data: {"type":"response.output_text.delta","delta":"en"}

data: {"type":"response.completed"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"msg_REQUEST_0","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"msg_REQUEST_0","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"output_index":0,"content_index":0,"item_id":"msg_REQUEST_0","sequence_number":3,"type":"response.output_text.delta","delta":"op"}

event: response.output_text.delta
data: {"output_index":0,"content_index":0,"item_id":"msg_REQUEST_0","sequence_number":4,"type":"response.output_text.delta","delta":"en"}

event: response.rewrite.in_progress
data: {"type":"response.rewrite.in_progress","sequence_number":5}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":6,"item_id":"msg_REQUEST_0","output_index":0,"content_index":0,"text":"SHUT","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":7,"item_id":"msg_REQUEST_0","output_index":0,"content_index":0,"part":{"type":"output_text","text":"SHUT","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":8,"output_index":0,"item":{"id":"msg_REQUEST_0","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"SHUT","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"completed","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":1700000000,"frequency_penalty":0,"presence_penalty":0,"output":[{"id":"msg_REQUEST_0","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"SHUT","annotations":[],"logprobs":[]}]}]},"sequence_number":9}

=== the routing event comes before the failure
conf: set $v v;
conf: responses_routing model_id=$v;
conf: responses_add_event n after=response.created;
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: n
data: {"type":"n","sequence_number":1}

event: error
data: {"type":"error","sequence_number":2,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":3,"response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== and at the end if nothing follows
conf: responses_failure off;
conf: set $v v;
conf: responses_routing model_id=$v;
conf: responses_add_event n after=response.created;
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: n
data: {"type":"n","sequence_number":1}

=== and not behind an item that nobody sees
conf: responses_failure off;
conf: responses_normalize off;
conf: set $v v;
conf: responses_routing model_id=$v;
conf: responses_hide_item reasoning;
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i0","type":"reasoning","status":"in_progress","role":"assistant","content":[]}}

data: {"type":"response.routing.completed"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.routing.completed
data: {"sequence_number":1,"type":"response.routing.completed"}

=== too deep: members are hidden
conf: responses_normalize off;
conf: responses_hide_field x response.y;
--- in
data: {"type":"response.created","x":"secret","response":{"id":"r","z":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]],"y":"secret"}}

data: {"type":"response.completed","response":{"y":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]},"x":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"completed","error":null,"incomplete_details":null,"usage":{"input_tokens":0,"input_tokens_details":{"cached_tokens":0,"cache_write_tokens":0},"output_tokens":0,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":0},"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":TIME,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== too deep: an end is the end
conf: responses_hide_field x;
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

data: {"type":"response.completed","response":{"id":"r","output":[],"z":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"completed","error":null,"incomplete_details":null,"usage":{"input_tokens":0,"input_tokens_details":{"cached_tokens":0,"cache_write_tokens":0},"output_tokens":0,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":0},"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":1700000000,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== too deep: types that are hidden
conf: responses_failure off;
conf: responses_normalize off;
conf: responses_hide_event acme.x;
conf: responses_hide_event response.output_text.delta;
--- in
data: {"type":"acme.x","z":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]}

data: {"z":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]],"type":"acme.y"}

data: {"z":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]],"type":"response.output_text.delta"}

--- out
=== too deep: items
conf: responses_failure off;
conf: responses_normalize off;
conf: responses_hide_item reasoning;
--- in
data: {"type":"response.output_item.added","output_index":0,"item":{"z":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]],"type":"reasoning"}}

data: {"type":"response.x.delta","z":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]],"output_index":0}

data: {"type":"response.reasoning_text.delta","z":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]}

data: {"type":"response.x.delta","z":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]],"output_index":1}

--- out
=== not UTF-8: members are hidden
conf: responses_normalize off;
conf: responses_hide_field x response.y;
--- in escaped
data: {"type":"response.created","x":"secret","response":{"id":"r","z":"\xbd","y":"secret"}}

data: {"type":"response.completed","response":{"y":"\xc3"},"x":"\xff"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"completed","error":null,"incomplete_details":null,"usage":{"input_tokens":0,"input_tokens_details":{"cached_tokens":0,"cache_write_tokens":0},"output_tokens":0,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":0},"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":TIME,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== not UTF-8: items
conf: responses_failure off;
conf: responses_normalize off;
conf: responses_hide_item reasoning;
--- in escaped
data: {"type":"response.output_item.added","output_index":0,"item":{"type":"reasoning","x":"\xbd"}}

data: {"type":"acme.x","output_index":0,"x":"\xbd"}

--- out
=== too deep: of no type, but with an item
conf: responses_failure off;
conf: responses_normalize off;
conf: responses_hide_item reasoning;
--- in
data: {"output_index":0,"z":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]],"item":{"type":"reasoning"}}

data: {"type":"acme.x","output_index":0}

--- out
=== no JSON: it is not sent
conf: responses_failure off;
conf: responses_normalize off;
conf: responses_hide_field response.x;
--- in
data: {"type":"acme.x","response":{"y":[1,],"x":"secret"}}

data: {"type":"acme.x","response":{"y":1 2,"y" 3,"x":"secret"}}

--- out
=== an error that is the end is not hidden
conf: responses_profile eugpt;
conf: responses_hide_event error;
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

data: {"type":"error","code":"c","message":"x"}

--- out
event: message
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000000,"model":"m","status":"in_progress","output":[]}}

event: message
data: {"type":"error","code":"c","message":"x"}

