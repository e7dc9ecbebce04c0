# What is logged of a stream.

=== all that a stream has
log: id=resp_1 model=m-1 api=responses status=completed terminal=upstream incomplete_reason=- error_code=- service_tier=default input_tokens=11 cached_tokens=3 cache_write_tokens=- output_tokens=7 reasoning_tokens=2 total_tokens=18 events=4 events_hidden=0 events_added=5 events_edited=4 repaired=4 malformed=0 oversize=0 tool_calls=0 dialect=no-scaffold,no-done,response
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","model":"m-1","status":"in_progress"}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":1,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"word 1"}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":2,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"word 2"}

event: response.completed
data: {"type":"response.completed","sequence_number":3,"response":{"id":"resp_1","model":"m-1","status":"completed","service_tier":"default","usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"output_tokens_details":{"reasoning_tokens":2},"total_tokens":18}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"object":"response","created_at":TIME,"output":[],"id":"resp_1","model":"m-1","status":"in_progress"}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":3,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"word 1"}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":4,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"word 2"}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":5,"item_id":"msg_1","output_index":0,"content_index":0,"text":"word 1word 2","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":6,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"word 1word 2","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":7,"output_index":0,"item":{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"word 1word 2","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"type":"response.completed","sequence_number":8,"response":{"object":"response","created_at":TIME,"output":[{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"word 1word 2","annotations":[],"logprobs":[]}]}],"id":"resp_1","model":"m-1","status":"completed","service_tier":"default","usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"output_tokens_details":{"reasoning_tokens":2},"total_tokens":18}}}

=== nothing is to be done
conf: responses_normalize off;
conf: responses_failure off;
log: events=4 events_hidden=0 events_added=0 events_edited=0 repaired=0 dialect=-
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","model":"m-1","status":"in_progress"}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":1,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"word 1"}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":2,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"word 2"}

event: response.completed
data: {"type":"response.completed","sequence_number":3,"response":{"id":"resp_1","model":"m-1","status":"completed","service_tier":"default","usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"output_tokens_details":{"reasoning_tokens":2},"total_tokens":18}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","model":"m-1","status":"in_progress"}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":1,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"word 1"}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":2,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"word 2"}

event: response.completed
data: {"type":"response.completed","sequence_number":3,"response":{"id":"resp_1","model":"m-1","status":"completed","service_tier":"default","usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"output_tokens_details":{"reasoning_tokens":2},"total_tokens":18}}}

=== numbers only
conf: responses_normalize off;
conf: responses_failure off;
log: events=4 events_edited=4
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","model":"m-1","status":"in_progress"}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"word 1"}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"word 2"}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","model":"m-1","status":"completed","service_tier":"default","usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"output_tokens_details":{"reasoning_tokens":2},"total_tokens":18}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","model":"m-1","status":"in_progress"}}

event: response.output_text.delta
data: {"sequence_number":1,"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"word 1"}

event: response.output_text.delta
data: {"sequence_number":2,"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"word 2"}

event: response.completed
data: {"sequence_number":3,"type":"response.completed","response":{"id":"resp_1","model":"m-1","status":"completed","service_tier":"default","usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"output_tokens_details":{"reasoning_tokens":2},"total_tokens":18}}}

=== events after the end
log: events=5 events_hidden=2 id=resp_1 status=completed
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","model":"m-1","status":"in_progress"}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":1,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"word 1"}

event: response.completed
data: {"type":"response.completed","sequence_number":2,"response":{"id":"resp_1","model":"m-1","status":"completed","service_tier":"default","usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"output_tokens_details":{"reasoning_tokens":2},"total_tokens":18}}}

event: response.in_progress
data: {"type":"response.in_progress","response":{"id":"resp_2"}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_2"}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"object":"response","created_at":TIME,"output":[],"id":"resp_1","model":"m-1","status":"in_progress"}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":3,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"word 1"}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":4,"item_id":"msg_1","output_index":0,"content_index":0,"text":"word 1","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":5,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"word 1","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":6,"output_index":0,"item":{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"word 1","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"type":"response.completed","sequence_number":7,"response":{"object":"response","created_at":TIME,"output":[{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"word 1","annotations":[],"logprobs":[]}]}],"id":"resp_1","model":"m-1","status":"completed","service_tier":"default","usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"output_tokens_details":{"reasoning_tokens":2},"total_tokens":18}}}

=== incomplete, without usage
log: status=incomplete terminal=upstream incomplete_reason=max_output_tokens total_tokens=- first_token_time=- token_interval=-
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","model":"m-1"}}

event: response.incomplete
data: {"type":"response.incomplete","sequence_number":1,"response":{"id":"resp_1","model":"m-1","status":"incomplete","incomplete_details":{"reason":"max_output_tokens"}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"object":"response","created_at":TIME,"status":"in_progress","output":[],"id":"resp_1","model":"m-1"}}

event: response.incomplete
data: {"type":"response.incomplete","sequence_number":1,"response":{"object":"response","created_at":TIME,"output":[],"id":"resp_1","model":"m-1","status":"incomplete","incomplete_details":{"reason":"max_output_tokens"}}}

=== failed, with a part of the usage
log: status=failed terminal=upstream error_code=server_error input_tokens=5 output_tokens=- cached_tokens=-
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","model":"m-1"}}

event: response.failed
data: {"type":"response.failed","sequence_number":1,"response":{"id":"resp_1","model":"m-1","status":"failed","error":{"code":"server_error","message":"no"},"usage":{"input_tokens":5}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"object":"response","created_at":TIME,"status":"in_progress","output":[],"id":"resp_1","model":"m-1"}}

event: response.failed
data: {"type":"response.failed","sequence_number":1,"response":{"object":"response","created_at":TIME,"output":[],"id":"resp_1","model":"m-1","status":"failed","error":{"code":"server_error","message":"no"},"usage":{"total_tokens":5,"output_tokens":0,"input_tokens_details":{"cached_tokens":0,"cache_write_tokens":0},"output_tokens_details":{"reasoning_tokens":0},"input_tokens":5}}}

=== cancelled
log: status=cancelled
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","model":"m-1"}}

event: response.cancelled
data: {"type":"response.cancelled","sequence_number":1,"response":{"id":"resp_1","model":"m-1","status":"cancelled"}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"object":"response","created_at":TIME,"status":"in_progress","output":[],"id":"resp_1","model":"m-1"}}

event: response.cancelled
data: {"type":"response.cancelled","sequence_number":1,"response":{"object":"response","created_at":TIME,"output":[],"id":"resp_1","model":"m-1","status":"cancelled"}}

=== truncated
log: status=truncated terminal=added events=2 error_code=upstream_incomplete
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","model":"m-1","status":"in_progress"}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":1,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"word 1"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"object":"response","created_at":TIME,"output":[],"id":"resp_1","model":"m-1","status":"in_progress"}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":3,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"word 1"}

event: error
data: {"type":"error","sequence_number":4,"error":{"type":"server_error","code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null},"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":5,"response":{"id":"resp_1","object":"response","created_at":TIME,"model":"m-1","status":"failed","error":{"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[{"id":"msg_1","type":"message","status":"incomplete","role":"assistant","content":[{"type":"output_text","text":"word 1","annotations":[],"logprobs":[]}]}]}}

=== truncated, nothing added
conf: responses_normalize off;
conf: responses_failure off;
log: status=truncated terminal=none events_added=0 error_code=-
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","model":"m-1","status":"in_progress"}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":1,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"word 1"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","model":"m-1","status":"in_progress"}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":1,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"word 1"}

=== an error
log: status=failed terminal=added error_code=rate_limit_exceeded
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","model":"m-1"}}

event: error
data: {"type":"error","code":"rate_limit_exceeded","message":"slow"}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"status":"in_progress","output":[],"id":"resp_1","model":"m-1"}}

event: error
data: {"error":{"type":"server_error","code":"rate_limit_exceeded","message":"slow","param":null},"param":null,"sequence_number":1,"type":"error","code":"rate_limit_exceeded","message":"slow"}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_1","object":"response","created_at":TIME,"model":"m-1","status":"failed","error":{"code":"rate_limit_exceeded","message":"slow"},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== a nested error
log: error_code=bad_thing
--- in
event: error
data: {"type":"error","error":{"code":"bad_thing"}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: error
data: {"code":"bad_thing","message":"The upstream reported an error.","param":null,"sequence_number":1,"type":"error","error":{"type":"server_error","message":"The upstream reported an error.","param":null,"code":"bad_thing"}}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"bad_thing","message":"The upstream reported an error."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== invalid data
log: malformed=3 id=resp_1
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","model":"m-1"}}

data: x

data: y

data: [1]

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"object":"response","created_at":TIME,"status":"in_progress","output":[],"id":"resp_1","model":"m-1"}}

data: x

data: y

data: [1]

event: error
data: {"type":"error","sequence_number":1,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_1","object":"response","created_at":TIME,"model":"m-1","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== [DONE] is not an event
log: events=3 malformed=0 events_hidden=0 status=completed
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","model":"m-1","status":"in_progress"}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":1,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"word 1"}

event: response.completed
data: {"type":"response.completed","sequence_number":2,"response":{"id":"resp_1","model":"m-1","status":"completed","service_tier":"default","usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"output_tokens_details":{"reasoning_tokens":2},"total_tokens":18}}}

data: [DONE]

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"object":"response","created_at":TIME,"output":[],"id":"resp_1","model":"m-1","status":"in_progress"}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":3,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"word 1"}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":4,"item_id":"msg_1","output_index":0,"content_index":0,"text":"word 1","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":5,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"word 1","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":6,"output_index":0,"item":{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"word 1","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"type":"response.completed","sequence_number":7,"response":{"object":"response","created_at":TIME,"output":[{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"word 1","annotations":[],"logprobs":[]}]}],"id":"resp_1","model":"m-1","status":"completed","service_tier":"default","usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"output_tokens_details":{"reasoning_tokens":2},"total_tokens":18}}}

=== token counts of wrong kinds
log: input_tokens=5 output_tokens=- total_tokens=- cached_tokens=- reasoning_tokens=-
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","model":"m-1"}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","model":"m-1","status":"completed","usage":{"input_tokens":"5","output_tokens":-3,"total_tokens":1.5,"input_tokens_details":{"cached_tokens":99999999999999999999},"output_tokens_details":null}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"object":"response","created_at":TIME,"status":"in_progress","output":[],"id":"resp_1","model":"m-1"}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"object":"response","created_at":TIME,"output":[],"id":"resp_1","model":"m-1","status":"completed","usage":{"input_tokens":5,"output_tokens":-3,"total_tokens":1.5,"input_tokens_details":{"cached_tokens":99999999999999999999},"output_tokens_details":{"reasoning_tokens":0}}}}

=== usage is null
log: total_tokens=-
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","model":"m-1"}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","model":"m-1","status":"completed","usage":null}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"object":"response","created_at":TIME,"status":"in_progress","output":[],"id":"resp_1","model":"m-1"}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"object":"response","created_at":TIME,"output":[],"id":"resp_1","model":"m-1","status":"completed","usage":null}}

=== usage of zero
log: input_tokens=0 output_tokens=0
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","model":"m-1"}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_1","model":"m-1","status":"completed","usage":{"input_tokens":0,"output_tokens":0}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"object":"response","created_at":TIME,"status":"in_progress","output":[],"id":"resp_1","model":"m-1"}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"object":"response","created_at":TIME,"output":[],"id":"resp_1","model":"m-1","status":"completed","usage":{"total_tokens":0,"input_tokens_details":{"cached_tokens":0,"cache_write_tokens":0},"output_tokens_details":{"reasoning_tokens":0},"input_tokens":0,"output_tokens":0}}}

=== words are safe in logs
conf: responses_normalize off;
conf: responses_failure off;
log: id=a'b?c?d?[m
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"a\"b\nc\u0000d\u001b[m","model":"caf\u00e9"}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"a\"b\nc\u0000d\u001b[m","model":"caf\u00e9"}}

=== long words are cut
conf: responses_normalize off;
conf: responses_failure off;
log: id=xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"}}

=== calls of tools
conf: responses_normalize off;
conf: responses_failure off;
log: tool_calls=1
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","model":"m-1"}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"i0","type":"message"}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":2,"output_index":0,"item":{"id":"i0","type":"message"}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":3,"output_index":1,"item":{"id":"i1","type":"function_call"}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":4,"output_index":1,"item":{"id":"i1","type":"function_call"}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","model":"m-1"}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"i0","type":"message"}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":2,"output_index":0,"item":{"id":"i0","type":"message"}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":3,"output_index":1,"item":{"id":"i1","type":"function_call"}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":4,"output_index":1,"item":{"id":"i1","type":"function_call"}}

=== types of event lines
log: id=resp_n status=completed
--- in
event: response.created
data: {"response":{"id":"resp_n"}}

event: response.completed
data: {"response":{"status":"completed"}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[],"id":"resp_n"}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"response":{"id":"resp_n","object":"response","created_at":TIME,"model":"unknown","output":[],"status":"completed"}}

=== a terminal of another name, without repairs
conf: responses_normalize off;
log: status=completed terminal=upstream
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","model":"m-1","status":"in_progress"}}

event: response.done
data: {"type":"response.done","sequence_number":1,"response":{"id":"resp_1","model":"m-1","status":"completed"}}

--- same

=== an error of another name, without repairs
conf: responses_normalize off;
conf: responses_failure error;
log: status=failed terminal=upstream
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","model":"m-1","status":"in_progress"}}

event: response.error
data: {"type":"response.error","sequence_number":1,"error":{"message":"m","code":"c"}}

--- same
