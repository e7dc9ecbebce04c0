# How a stream begins, whole or broken off, before it is known of whom it is.

=== chat-crlf-comments, the beginning
end: cut
--- in escaped
: pi\
--- out
: pi
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: error
data: {"type":"error","sequence_number":1,"error":{"type":"server_error","code":"server_error","message":"The upstream broke off: connection reset by peer.","param":null},"code":"server_error","message":"The upstream broke off: connection reset by peer.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The upstream broke off: connection reset by peer."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== chat-crlf-comments, the beginning 2
--- in escaped
: ping\r
\r
retry: 3000\r
\r
data: {"id":"chatcmpl-1","object":"chat.completion.chunk","\
--- out escaped
: ping\r
\r
retry: 3000\r
\r
data: {"id":"chatcmpl-1","object":"chat.completion.chunk","\
=== chat-crlf-comments, the beginning 3
--- in escaped
: ping\r
\r
retry: 3000\r
\r
data: {"id":"chatcmpl-1","object":"chat.completion.chunk","created":176\
--- out escaped
: ping\r
\r
retry: 3000\r
\r
data: {"id":"chatcmpl-1","object":"chat.completion.chunk","created":176\
=== chat-crlf-comments, the beginning 7
--- in escaped
: ping\r
\r
retry: 3000\r
\r
data: {"id":"chatcmpl-1","object":"chat.completion.chunk","created":1760000000,"model":"gpt-4o-mini","choices":[{"index":0,"delta":{"content":"a"},"finish_reason":null}]}\r
\r
data:\
--- out escaped
: ping\r
\r
retry: 3000\r
\r
data: {"id":"chatcmpl-1","object":"chat.completion.chunk","created":1760000000,"model":"gpt-4o-mini","choices":[{"index":0,"delta":{"content":"a"},"finish_reason":null}]}\r
\r
data:\
=== chat-crlf-comments, the beginning 8
--- in escaped
: ping\r
\r
retry: 3000\r
\r
data: {"id":"chatcmpl-1","object":"chat.completion.chunk","created":1760000000,"model":"gpt-4o-mini","choices":[{"index":0,"delta":{"content":"a"},"finish_reason":null}]}\r
\r
data: {"id":"chatcmpl-1","object":"chat.completion.chunk","created":1760000000,"model":"gpt-4o-mini","choices":[{"index":0,"delta":{"content":"b"},"finish_reason":"length"}]\
--- out escaped
: ping\r
\r
retry: 3000\r
\r
data: {"id":"chatcmpl-1","object":"chat.completion.chunk","created":1760000000,"model":"gpt-4o-mini","choices":[{"index":0,"delta":{"content":"a"},"finish_reason":null}]}\r
\r
data: {"id":"chatcmpl-1","object":"chat.completion.chunk","created":1760000000,"model":"gpt-4o-mini","choices":[{"index":0,"delta":{"content":"b"},"finish_reason":"length"}]\
=== chat-crlf-comments, the beginning 9
conf: responses_rewrite_text a b announce;
end: cut
--- in escaped
: pi\
--- out
: pi
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: error
data: {"type":"error","sequence_number":1,"error":{"type":"server_error","code":"server_error","message":"The upstream broke off: connection reset by peer.","param":null},"code":"server_error","message":"The upstream broke off: connection reset by peer.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The upstream broke off: connection reset by peer."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== chat-error-first, the beginning 2
conf: responses_hide_event response.* error *.delta;
end: timeout
--- in escaped
data: {"error":{"message":"Rate limit reached","type":"r\
--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: response.failed
data: {"type":"response.failed","sequence_number":1,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The upstream timed out."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== chat-error-first, the beginning 3
conf: responses_hide_event response.* error *.delta;
--- in escaped
data: {"error":{"message":"Rate limit reached","type":"rate_limit_error"\
--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: response.failed
data: {"type":"response.failed","sequence_number":1,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== chat-text, the beginning
--- in escaped
data: {"id":"chatcmpl-1","object":"chat.completion.chunk","created":1760000000,"model":"gpt-4o-mini","choices":[{"index":0,"delta":{"role":"assistant","content":""},"finish_reason":null}]}

data: {"id":"chatcmpl-1","object":"chat.completion.chunk","created":1760000000,"model":"gpt-4o-mini","choices":[{"index":0,"delta":{"content":"Hello"},"finish_reason":null}]}

data: {"id":"chatcmpl-1","object":"chat.completion.chunk","created":1760000000,"model":"gpt-4o-mini","choices":[{"index":0,"delta":{"content":" world"},"finish_reason":null}]}

data: {"id":\
--- out escaped
data: {"id":"chatcmpl-1","object":"chat.completion.chunk","created":1760000000,"model":"gpt-4o-mini","choices":[{"index":0,"delta":{"role":"assistant","content":""},"finish_reason":null}]}

data: {"id":"chatcmpl-1","object":"chat.completion.chunk","created":1760000000,"model":"gpt-4o-mini","choices":[{"index":0,"delta":{"content":"Hello"},"finish_reason":null}]}

data: {"id":"chatcmpl-1","object":"chat.completion.chunk","created":1760000000,"model":"gpt-4o-mini","choices":[{"index":0,"delta":{"content":" world"},"finish_reason":null}]}

data: {"id":\
=== messages-ping-first, the beginning
--- in escaped
event: ping
data: {"type": "ping"}

event: message_start
data: {"type": "message_start", "message": {"id": "msg_2", "model": "claude-y", "usage": {"input_to\
--- out escaped
event: ping
data: {"type": "ping"}

event: message_start
data: {"type": "message_start", "message": {"id": "msg_2", "model": "claude-y", "usage": {"input_to\
=== messages-ping-first, the beginning 2
conf: responses_hide_event response.* error *.delta;
end: timeout
--- in escaped
event: p\
--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: response.failed
data: {"type":"response.failed","sequence_number":1,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The upstream timed out."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== messages-ping-first, the beginning 3
conf: responses_hide_event response.* error *.delta;
end: cut
--- in escaped
event: ping
data\
--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: response.failed
data: {"type":"response.failed","sequence_number":1,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The upstream broke off: connection reset by peer."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== messages-ping-first, the beginning 4
conf: responses_hide_event response.* error *.delta;
end: timeout
--- in escaped
event: ping
data: {"\
--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: response.failed
data: {"type":"response.failed","sequence_number":1,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The upstream timed out."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== messages-tool, the beginning
--- in escaped
event: message_start
data: {"type": "message_start", "message": {"id": "msg_1", "type": "message", "role": "assistant", "model": "claude-x", "content": [], "stop_reason": null, "usage": {"input_tokens": 30, "cache_creation_input_tokens": 7, "cache_read_input_tokens": 11, "output_tokens": 1}}}

event: ping
data: {"type": "ping"}

event: content_block_start
data: {"type": "content_block_start", "index": 0, "content_block": {"type": "tool_use", "id": "toolu_1", "name": "f", "input": {}}}

event: content_block_delta
data: {"type": "content_block_delta", "index": 0, "delta": {"type": "input_json_delta", "partial_json": "{\\"a\\":\
--- out escaped
event: message_start
data: {"type": "message_start", "message": {"id": "msg_1", "type": "message", "role": "assistant", "model": "claude-x", "content": [], "stop_reason": null, "usage": {"input_tokens": 30, "cache_creation_input_tokens": 7, "cache_read_input_tokens": 11, "output_tokens": 1}}}

event: ping
data: {"type": "ping"}

event: content_block_start
data: {"type": "content_block_start", "index": 0, "content_block": {"type": "tool_use", "id": "toolu_1", "name": "f", "input": {}}}

event: content_block_delta
data: {"type": "content_block_delta", "index": 0, "delta": {"type": "input_json_delta", "partial_json": "{\\"a\\":\
=== other-big, the beginning
end: cut
--- in escaped
data: {"x":"yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy\
--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: error
data: {"type":"error","sequence_number":1,"error":{"type":"server_error","code":"server_error","message":"The upstream broke off: connection reset by peer.","param":null},"code":"server_error","message":"The upstream broke off: connection reset by peer.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The upstream broke off: connection reset by peer."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== other-big, the beginning 2
conf: responses_hide_event response.* error *.delta;
--- in
data: {"x":"yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy"}

data: {"z":1}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: response.failed
data: {"type":"response.failed","sequence_number":1,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== other-bom, the beginning
end: cut
--- in escaped
�\
--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: error
data: {"type":"error","sequence_number":1,"error":{"type":"server_error","code":"server_error","message":"The upstream broke off: connection reset by peer.","param":null},"code":"server_error","message":"The upstream broke off: connection reset by peer.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The upstream broke off: connection reset by peer."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== other-bom, the beginning 2
conf: responses_hide_event response.* error *.delta;
--- in escaped
﻿data: {"jsonrpc":"2.0","id":1,"result":{}}

event: message\rdata: {"jsonrpc":"2.0","method":"x"}\r\rdata: end\
--- out escaped
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: response.failed
data: {"type":"response.failed","sequence_number":1,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}
\n\
=== other-bom, the beginning 3
conf: responses_hide_event response.* error *.delta;
end: timeout
--- in escaped
﻿data: {"jsonrpc":"2.0","id":1,"result":{}}

event: message\rdata: {"jsonrpc":"2.0","method":"x"}\
--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: response.failed
data: {"type":"response.failed","sequence_number":1,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The upstream timed out."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== other-bom, the beginning 4
conf: responses_set_field model :="x";
conf: responses_set_field usage ":={}";
--- in escaped
﻿data: {"jsonrpc":"2.0","id":1,"result":{}}\
--- out
event: response.created
data: {"model":"x","usage":{},"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: error
data: {"model":"x","usage":{},"type":"error","sequence_number":1,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"model":"x","usage":{},"type":"response.failed","sequence_number":2,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== other-error-first, the beginning
conf: responses_hide_event response.* error *.delta;
--- in
event: error
data: {"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: response.failed
data: {"type":"response.failed","sequence_number":1,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== other-text, the beginning
conf: responses_hide_event response.* error *.delta;
--- in escaped
data: hello

data: world
id: 7
retry: 10


: x

data:

data: [1\
--- out

: x

event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: response.failed
data: {"type":"response.failed","sequence_number":1,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== N00-nothing, the beginning
end: timeout
--- in escaped
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":3,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"Hi"}

ev\
--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":3,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"Hi"}

event: error
data: {"type":"error","sequence_number":4,"error":{"type":"server_error","code":"upstream_timeout","message":"The upstream timed out.","param":null},"code":"upstream_timeout","message":"The upstream timed out.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":5,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"failed","error":{"code":"upstream_timeout","message":"The upstream timed out."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[{"id":"msg_1","type":"message","status":"incomplete","role":"assistant","content":[{"type":"output_text","text":"Hi","annotations":[],"logprobs":[]}]}]}}

=== N00-nothing, the beginning 2
end: timeout
--- in escaped
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":3,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"Hi"}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":4,"item_id":\
--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":3,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"Hi"}

event: error
data: {"type":"error","sequence_number":4,"error":{"type":"server_error","code":"upstream_timeout","message":"The upstream timed out.","param":null},"code":"upstream_timeout","message":"The upstream timed out.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":5,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"failed","error":{"code":"upstream_timeout","message":"The upstream timed out."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[{"id":"msg_1","type":"message","status":"incomplete","role":"assistant","content":[{"type":"output_text","text":"Hi","annotations":[],"logprobs":[]}]}]}}

=== N01-no-type, the beginning
end: timeout
--- in
event: response.created
data: {"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[]}}

event: response.output_text.delta
data: {"item_id":"msg_1","output_index":0,"content_index":0,"delta":"Hi"}

event: response.output_text.delta
data: {"item_id":"msg_1","output_index":0,"content_index":0,"delta":" é"}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":3,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"Hi"}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":4,"item_id":"msg_1","output_index":0,"content_index":0,"delta":" é"}

event: error
data: {"type":"error","sequence_number":5,"error":{"type":"server_error","code":"upstream_timeout","message":"The upstream timed out.","param":null},"code":"upstream_timeout","message":"The upstream timed out.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":6,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"failed","error":{"code":"upstream_timeout","message":"The upstream timed out."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[{"id":"msg_1","type":"message","status":"incomplete","role":"assistant","content":[{"type":"output_text","text":"Hi é","annotations":[],"logprobs":[]}]}]}}

=== N03-index, the beginning
--- in escaped
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","item_id":"msg_1","index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","index":0,"content_index":0,"delta":"Hi"}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","index":0,"content_index":0,"delta":" é"}

event: \
--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"sequence_number":2,"type":"response.content_part.added","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[]}}

event: response.output_text.delta
data: {"sequence_number":3,"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"Hi"}

event: response.output_text.delta
data: {"sequence_number":4,"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":" é"}

event: error
data: {"type":"error","sequence_number":5,"error":{"type":"server_error","code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null},"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":6,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"failed","error":{"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[{"id":"msg_1","type":"message","status":"incomplete","role":"assistant","content":[{"type":"output_text","text":"Hi é","annotations":[],"logprobs":[]}]}]}}

=== N06-places, the beginning
end: cut
--- in escaped
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","part":{"type":"output_text","text":"","annotations":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","delta":"Hi"}

event: response.output_text.delta
data: {"type":"response.output_text.delta","delta":" é"}

event: response.output_text.done
data: {"type":"response.output_text.done","text":"Hi é"}

event: response.content_part.done
data: {"type":"response.content_part.done","part":{"type":"output_text","text":"Hi é","annotations":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","item":{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hi é","annotations":[]}]}}

event: response.output_item.added
data: {"type":"response.output_item.added","item":{"id":"fc_1","type":"function_call","status":"in_progress","call_id":"call_1","name":"f","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","delta":"{}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","arguments":"{}"}

event: response.output_item.done
data: {"type":"response.output_item.done","item":{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"f","arguments":"{}"}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hi é","annotations":[]}]},{"id":"fc_1","type":"functi\
--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"output_index":0,"sequence_number":1,"type":"response.output_item.added","item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"output_index":0,"content_index":0,"item_id":"msg_1","sequence_number":2,"type":"response.content_part.added","part":{"type":"output_text","text":"","annotations":[]}}

event: response.output_text.delta
data: {"output_index":0,"content_index":0,"item_id":"msg_1","sequence_number":3,"type":"response.output_text.delta","delta":"Hi"}

event: response.output_text.delta
data: {"output_index":0,"content_index":0,"item_id":"msg_1","sequence_number":4,"type":"response.output_text.delta","delta":" é"}

event: response.output_text.done
data: {"output_index":0,"content_index":0,"item_id":"msg_1","sequence_number":5,"type":"response.output_text.done","text":"Hi é"}

event: response.content_part.done
data: {"output_index":0,"content_index":0,"item_id":"msg_1","sequence_number":6,"type":"response.content_part.done","part":{"type":"output_text","text":"Hi é","annotations":[]}}

event: response.output_item.done
data: {"output_index":0,"sequence_number":7,"type":"response.output_item.done","item":{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hi é","annotations":[]}]}}

event: response.output_item.added
data: {"output_index":1,"sequence_number":8,"type":"response.output_item.added","item":{"id":"fc_1","type":"function_call","status":"in_progress","call_id":"call_1","name":"f","arguments":""}}

event: response.function_call_arguments.delta
data: {"output_index":1,"item_id":"fc_1","sequence_number":9,"type":"response.function_call_arguments.delta","delta":"{}"}

event: response.function_call_arguments.done
data: {"output_index":1,"item_id":"fc_1","sequence_number":10,"type":"response.function_call_arguments.done","arguments":"{}"}

event: response.output_item.done
data: {"output_index":1,"sequence_number":11,"type":"response.output_item.done","item":{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"f","arguments":"{}"}}

event: error
data: {"type":"error","sequence_number":12,"error":{"type":"server_error","code":"upstream_error","message":"The upstream broke off: connection reset by peer.","param":null},"code":"upstream_error","message":"The upstream broke off: connection reset by peer.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":13,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"failed","error":{"code":"upstream_error","message":"The upstream broke off: connection reset by peer."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hi é","annotations":[]}]},{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"f","arguments":"{}"}]}}

=== N07-ids, the beginning
end: cut
--- in escaped
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"rot_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":3,"item_id":"rot_2","output_index":0,"content_index":0,"delta":"Hi"}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":4,"item_id":"chat\
--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":3,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"Hi"}

event: error
data: {"type":"error","sequence_number":4,"error":{"type":"server_error","code":"upstream_error","message":"The upstream broke off: connection reset by peer.","param":null},"code":"upstream_error","message":"The upstream broke off: connection reset by peer.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":5,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"failed","error":{"code":"upstream_error","message":"The upstream broke off: connection reset by peer."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[{"id":"msg_1","type":"message","status":"incomplete","role":"assistant","content":[{"type":"output_text","text":"Hi","annotations":[],"logprobs":[]}]}]}}

=== N10-arguments-in-done, the beginning
end: cut
--- in escaped
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"fc_1","type":"function_call","status":"in_progress","call_id":"call_1","name":"f","arguments":""}}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":2,"item_id":"fc_1","output_index":0,"name":"f","arguments":"{}\
--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"fc_1","type":"function_call","status":"in_progress","call_id":"call_1","name":"f","arguments":""}}

event: error
data: {"type":"error","sequence_number":2,"error":{"type":"server_error","code":"server_error","message":"The upstream broke off: connection reset by peer.","param":null},"code":"server_error","message":"The upstream broke off: connection reset by peer.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":3,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"failed","error":{"code":"server_error","message":"The upstream broke off: connection reset by peer."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== N10-text-in-done, the beginning
end: timeout
--- in escaped
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":1,"item_id":"msg_1","output_index":0,"content_index":0,"text":"Hi \\u00e9\\n\\\
--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: error
data: {"type":"error","sequence_number":1,"error":{"type":"server_error","code":"server_error","message":"The upstream timed out.","param":null},"code":"server_error","message":"The upstream timed out.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"failed","error":{"code":"server_error","message":"The upstream timed out."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== N19-delta-object, the beginning
end: cut
--- in escaped
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":3,"item_id":"msg_1","output_index":0,"content_index":0,"delta":{"type":"text_delta","text":"Hi"}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":4,"item_id":"msg_1","output_index":0,"content_index":0,"delta": {"text":" \\u00\
--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":3,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"Hi"}

event: error
data: {"type":"error","sequence_number":4,"error":{"type":"server_error","code":"upstream_error","message":"The upstream broke off: connection reset by peer.","param":null},"code":"upstream_error","message":"The upstream broke off: connection reset by peer.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":5,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"failed","error":{"code":"upstream_error","message":"The upstream broke off: connection reset by peer."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[{"id":"msg_1","type":"message","status":"incomplete","role":"assistant","content":[{"type":"output_text","text":"Hi","annotations":[],"logprobs":[]}]}]}}

=== a webhook is not a stream
conf: responses_failure off;
--- in
data: {"id":"evt_1","object":"event","created_at":1,"type":"response.completed","data":{"id":"resp_1"}}

--- out
data: {"id":"evt_1","object":"event","created_at":1,"type":"response.completed","data":{"id":"resp_1"}}

=== one in a stream is not wrapped and does not end it
conf: responses_failure off;
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1,"status":"in_progress","model":"m","output":[]}}

event: response.completed
data: {"sequence_number":1,"object":"event","type":"response.completed","data":{"id":"r"}}

event: codex.rate_limits
data: {"type":"codex.rate_limits","sequence_number":2}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"r","object":"response","created_at":1,"status":"in_progress","model":"m","output":[]}}

event: response.completed
data: {"sequence_number":1,"object":"event","type":"response.completed","data":{"id":"r"}}

event: codex.rate_limits
data: {"type":"codex.rate_limits","sequence_number":2}

=== too many of them: foreign
conf: responses_failure off;
--- in
event: codex.rate_limits
data: {"type":"codex.rate_limits","sequence_number":0}

event: codex.rate_limits
data: {"type":"codex.rate_limits","sequence_number":1}

event: codex.rate_limits
data: {"type":"codex.rate_limits","sequence_number":2}

event: codex.rate_limits
data: {"type":"codex.rate_limits","sequence_number":3}

event: response.created
data: {"type":"response.created","sequence_number":4,"response":{"id":"r","object":"response","created_at":1,"status":"in_progress","model":"m","output":[]}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: response.in_progress
data: {"type":"response.in_progress","sequence_number":1,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: codex.rate_limits
data: {"type":"codex.rate_limits","sequence_number":2}

event: codex.rate_limits
data: {"type":"codex.rate_limits","sequence_number":3}

event: codex.rate_limits
data: {"type":"codex.rate_limits","sequence_number":4}

event: codex.rate_limits
data: {"type":"codex.rate_limits","sequence_number":5}

=== invalid JSON is taken for ours
conf: responses_hide_event @malformed;
conf: responses_hide_field response.instructions obfuscation choices.*.delta usage metadata;
--- in
data: {'type':'response.created','instructions':'SECRET'}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: error
data: {"type":"error","sequence_number":1,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

