# Streams of servers as they are described.  In sample-numbers no type is
# known: it may be any stream, and its response comes too late.

=== sample-numbers
log:  repaired=0 dialect=- error_code=upstream_incomplete
contract: -
--- in
event: response.a.0
data: {"type":"response.a.0","sequence_number":7}

event: a.1
data: {"type":"a.1","sequence_number":"7"}

event: a.2
data: {"type":"a.2","sequence_number":7.0}

event: a.3
data: {"type":"a.3","sequence_number":3e0}

event: a.4
data: {"type":"a.4","sequence_number":-1}

event: a.5
data: {"type":"a.5","sequence_number":null}

event: a.6
data: {"type":"a.6","sequence_number":true,"x":1}

event: a.7
data: {"type":"a.7","sequence_number":[1,{"sequence_number":2}]}

event: a.8
data: {"type":"a.8","sequence_number":{"n":1},"y":[]}

event: a.9
data: {"sequence_number":1,"type":"a.9","sequence_number":2,"sequence_number":"3"}

event: a.10
data: {"type":"a.10","sequence_\u006eumber":18446744073709551616}

event: a.11
data: {"type":"a.11","item":{"sequence_number":5,"type":"b"}}

event: a.12
data: { "type" : "a.12" , "sequence_number" :  12  }

event: a.13
data: { "type" : "a.13" }

event: a.14
data: {"type":"a.14","sequence_number":014}

event: a.15
data: {"type":"a.15","sequence_number":14}

event: a.16
data: {"type":"a.16","sequence_number":1000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000}

event: a.17
data: {"ty\u0070e":"a.17","x":"\ud83d\ude00 \ud83d \u0000"}

--- out
event: response.a.0
data: {"type":"response.a.0","sequence_number":0}

event: a.1
data: {"type":"a.1","sequence_number":1}

event: a.2
data: {"type":"a.2","sequence_number":2}

event: a.3
data: {"type":"a.3","sequence_number":3}

event: a.4
data: {"type":"a.4","sequence_number":4}

event: a.5
data: {"type":"a.5","sequence_number":5}

event: a.6
data: {"type":"a.6","sequence_number":6,"x":1}

event: a.7
data: {"type":"a.7","sequence_number":7}

event: a.8
data: {"type":"a.8","sequence_number":8,"y":[]}

event: a.9
data: {"sequence_number":9,"type":"a.9","sequence_number":9,"sequence_number":9}

event: a.10
data: {"type":"a.10","sequence_\u006eumber":10}

event: a.11
data: {"sequence_number":11,"type":"a.11","item":{"sequence_number":5,"type":"b"}}

event: a.12
data: { "type" : "a.12" , "sequence_number" :  12  }

event: a.13
data: {"sequence_number":13, "type" : "a.13" }

event: a.14
data: {"type":"a.14","sequence_number":014}

event: a.15
data: {"type":"a.15","sequence_number":14}

event: a.16
data: {"type":"a.16","sequence_number":15}

event: a.17
data: {"sequence_number":16,"ty\u0070e":"a.17","x":"\ud83d\ude00 \ud83d \u0000"}

event: response.created
data: {"type":"response.created","sequence_number":17,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: error
data: {"type":"error","sequence_number":18,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":19,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== sample-untidy
log:  repaired=9 dialect=no-scaffold,no-done,response,indexes,item-id
--- in escaped
﻿event: response.created\r
data: {"type":"response.created","response":{"id":"resp_u","model":"m"}}\r
\r
: keepalive\r\rid: 7
event: response.in_progress
data: {"type":"response.in_progress",
data:  "response":{
data: "id":"resp_u"}}

retry: 3000\r
\r
event: ping\r\rdata: {"type":"response.output_text.delta","delta":"潮 🌊"}\revent: response.output_text.delta\r\revent:message
: inside\r
data:{"sequence_number":"x","type":"response.output_text.delta","delta":"no space"}
\r
data: not json\r
\r
retry: 1\r
id: 8\revent: response.completed
data: {"type":"response.completed","response":{"id":"resp_u","status":"completed"}}\r\
--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","created_at":TIME,"status":"in_progress","output":[],"id":"resp_u","model":"m"}}

: keepalive

event: response.in_progress
data: {"sequence_number":1,"type":"response.in_progress",  "response":{"object":"response","created_at":TIME,"model":"m","status":"in_progress","output":[], "id":"resp_u"}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":2,"output_index":0,"item":{"id":"msg_REQUEST_0","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":3,"item_id":"msg_REQUEST_0","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

data: {"output_index":0,"content_index":0,"item_id":"msg_REQUEST_0","sequence_number":4,"type":"response.output_text.delta","delta":"潮 🌊"}
event: response.output_text.delta

event: response.output_text.delta
: inside
data: {"output_index":0,"content_index":0,"item_id":"msg_REQUEST_0","sequence_number":5,"type":"response.output_text.delta","delta":"no space"}

data: not json

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":6,"item_id":"msg_REQUEST_0","output_index":0,"content_index":0,"text":"潮 🌊no space","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":7,"item_id":"msg_REQUEST_0","output_index":0,"content_index":0,"part":{"type":"output_text","text":"潮 🌊no space","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":8,"output_index":0,"item":{"id":"msg_REQUEST_0","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"潮 🌊no space","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"sequence_number":9,"type":"response.completed","response":{"object":"response","created_at":TIME,"model":"m","output":[{"id":"msg_REQUEST_0","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"潮 🌊no space","annotations":[],"logprobs":[]}]}],"id":"resp_u","status":"completed"}}

