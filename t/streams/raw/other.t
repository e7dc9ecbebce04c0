# Events of which not all is known get their type, their number and their place,
# and what the stream does goes on from them.

=== the response is known from created
log:  id=resp_1 model=m status=truncated
--- in escaped
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[],"x":"\xe9"},"sequence_number":0}

--- out
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[],"x":"é"},"sequence_number":0}

event: error
data: {"type":"error","sequence_number":1,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== the response is known from the end only
log:  id=resp_1 model=m status=completed input_tokens=11
--- in escaped
event: response.completed
data: {"type":"response.completed","x":NaN,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[],"usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":18}},"sequence_number":0}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: response.in_progress
data: {"type":"response.in_progress","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: response.completed
data: {"type":"response.completed","x":NaN,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[],"usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":18}},"sequence_number":2}

=== the type is in the event line only
log:  status=completed
--- in escaped
event: response.created
data: {"x":NaN,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.completed
data: {"x":NaN,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[],"usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":18}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"x":NaN,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"x":NaN,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[],"usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":18}}}

=== the event line is another one, and there is none
--- in escaped
event: message
data: {"x":NaN,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

data: {"x":NaN,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[],"usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":18}}}

--- out
event: response.created
data: {"sequence_number":0,"x":NaN,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.completed
data: {"sequence_number":1,"x":NaN,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[],"usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":18}}}

=== types with other names
log:  status=completed
--- in escaped
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]},"sequence_number":0}

event: response.done
data: {"type":"response.done","x":NaN,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[],"usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":18}},"sequence_number":1}

--- out
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]},"sequence_number":0}

event: response.completed
data: {"type":"response.completed","x":NaN,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[],"usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":18}},"sequence_number":1}

=== a second created, and in_progress after an item
--- in escaped
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]},"sequence_number":0}

event: response.created
data: {"type":"response.created","x":NaN,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]},"sequence_number":1}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"msg_1","type":"message","role":"assistant","status":"in_progress","content":[]},"sequence_number":2}

event: response.in_progress
data: {"type":"response.in_progress","x":NaN,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]},"sequence_number":3}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"msg_1","type":"message","role":"assistant","status":"completed","content":[{"type":"output_text","text":"","annotations":[]}]},"sequence_number":4}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[],"usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":18}},"sequence_number":5}

--- out
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]},"sequence_number":0}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"msg_1","type":"message","role":"assistant","status":"in_progress","content":[]},"sequence_number":1}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":3,"item_id":"msg_1","output_index":0,"content_index":0,"text":"","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":4,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"msg_1","type":"message","role":"assistant","status":"completed","content":[{"type":"output_text","text":"","annotations":[]}]},"sequence_number":5}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[{"id":"msg_1","type":"message","role":"assistant","status":"completed","content":[{"type":"output_text","text":"","annotations":[]}]}],"usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":18}},"sequence_number":6}

=== an error, and nothing after it
log:  status=failed error_code=overloaded
--- in escaped
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]},"sequence_number":0}

event: error
data: {"type":"error","error":{"type":"server_error","code":"overloaded","message":"\xe9","param":null},"sequence_number":1}

--- out
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]},"sequence_number":0}

event: error
data: {"type":"error","error":{"type":"server_error","code":"overloaded","message":"é","param":null},"sequence_number":1}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"failed","error":{"code":"overloaded","message":"The upstream reported an error."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== unknown types, and an error without a type
--- in escaped
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]},"sequence_number":0}

event: response.x
data: {"type":"response.x","x":NaN,"sequence_number":1}

data: {"error":{"code":"c","message":"m"},"x":NaN}

--- out
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]},"sequence_number":0}

event: response.x
data: {"type":"response.x","x":NaN,"sequence_number":1}

event: error
data: {"type":"error","sequence_number":2,"error":{"code":"c","message":"m"},"x":NaN}

event: response.failed
data: {"type":"response.failed","sequence_number":3,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"failed","error":{"code":"c","message":"m"},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== after the end
log:  status=completed events_hidden=2
--- in escaped
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]},"sequence_number":0}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[],"usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":18}},"sequence_number":1}

event: response.x
data: {"type":"response.x","x":NaN,"sequence_number":2}

data: {"x":"\xe9"}

--- out
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]},"sequence_number":0}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[],"usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":18}},"sequence_number":1}

=== ids and indexes that are no values
--- in escaped
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]},"sequence_number":0}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"msg_1","type":"message","role":"assistant","status":"in_progress","content":[]},"sequence_number":1}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"\xe9","output_index":NaN,"content_index":"\xe9","delta":"a","sequence_number":2}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[],"usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":18}},"sequence_number":3}

--- out
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]},"sequence_number":0}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"msg_1","type":"message","role":"assistant","status":"in_progress","content":[]},"sequence_number":1}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"a","sequence_number":3}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":4,"item_id":"msg_1","output_index":0,"content_index":0,"text":"a","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":5,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"a","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":6,"output_index":0,"item":{"id":"msg_1","type":"message","role":"assistant","status":"completed","content":[{"type":"output_text","text":"a","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[{"id":"msg_1","type":"message","role":"assistant","status":"completed","content":[{"type":"output_text","text":"a","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":18}},"sequence_number":7}

=== a type and a number that are none
--- in escaped
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"\xe9","sequence_number":"\xe9","x":NaN,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[],"usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":18}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":1,"x":NaN,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[],"usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":18}}}

=== an id of the response that is not UTF-8
contract: -
--- in escaped
event: response.created
data: {"type":"response.created","response":{"id":"\xe9","object":"response","created_at":NaN,"model":"\xe9","status":"in_progress","output":[]},"sequence_number":0}

--- out
event: response.created
data: {"type":"response.created","response":{"id":"é","object":"response","created_at":NaN,"model":"é","status":"in_progress","output":[]},"sequence_number":0}

event: error
data: {"type":"error","sequence_number":1,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

=== an item without a type, and one whose type is not UTF-8
contract: -
--- in escaped
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]},"sequence_number":0}

event: response.output_item.added
data: {"type":"response.output_item.added","x":NaN,"output_index":0,"item":{"id":"a"},"sequence_number":1}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":1,"item":{"id":"b","type":"\xe9"},"sequence_number":2}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":1,"item":{"id":"b","type":"\xe9"},"sequence_number":3}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[],"usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":18}},"sequence_number":4}

--- out
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]},"sequence_number":0}

event: response.output_item.added
data: {"type":"response.output_item.added","x":NaN,"output_index":0,"item":{"id":"a"},"sequence_number":1}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":1,"item":{"id":"b","type":"é"},"sequence_number":2}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":1,"item":{"id":"b","type":"é"},"sequence_number":3}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[],"usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":18}},"sequence_number":4}

=== two items, the second is added as bytes
--- in escaped
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]},"sequence_number":0}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"msg_1","type":"message","role":"assistant","status":"in_progress","content":[]},"sequence_number":1}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":5,"x":NaN,"item":{"id":"msg_2","type":"message","role":"assistant","status":"in_progress","content":[]},"sequence_number":2}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_2","output_index":5,"content_index":0,"delta":"a","sequence_number":3}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"b","sequence_number":4}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":5,"item":{"id":"msg_2","type":"message","role":"assistant","status":"completed","content":[{"type":"output_text","text":"a","annotations":[]}]},"sequence_number":5}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[],"usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":18}},"sequence_number":6}

--- out
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]},"sequence_number":0}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"msg_1","type":"message","role":"assistant","status":"in_progress","content":[]},"sequence_number":1}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":1,"x":NaN,"item":{"id":"msg_2","type":"message","role":"assistant","status":"in_progress","content":[]},"sequence_number":2}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":3,"item_id":"msg_2","output_index":1,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_2","output_index":1,"content_index":0,"delta":"a","sequence_number":4}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":5,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"b","sequence_number":6}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":7,"item_id":"msg_2","output_index":1,"content_index":0,"text":"a","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":8,"item_id":"msg_2","output_index":1,"content_index":0,"part":{"type":"output_text","text":"a","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":1,"item":{"id":"msg_2","type":"message","role":"assistant","status":"completed","content":[{"type":"output_text","text":"a","annotations":[]}]},"sequence_number":9}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":10,"item_id":"msg_1","output_index":0,"content_index":0,"text":"b","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":11,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"b","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":12,"output_index":0,"item":{"id":"msg_1","type":"message","role":"assistant","status":"completed","content":[{"type":"output_text","text":"b","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[{"id":"msg_1","type":"message","role":"assistant","status":"completed","content":[{"type":"output_text","text":"b","annotations":[],"logprobs":[]}]},{"id":"msg_2","type":"message","role":"assistant","status":"completed","content":[{"type":"output_text","text":"a","annotations":[]}]}],"usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":18}},"sequence_number":13}

=== an end within a string, and with it the stream
log:  status=truncated malformed=1
--- in escaped
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]},"sequence_number":0}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"msg_1","type":"message","role":"assistant","status":"in_progress","content":[]},"sequence_number":1}

data: {"type":"response.completed","x":"\xe9
--- out
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]},"sequence_number":0}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"msg_1","type":"message","role":"assistant","status":"in_progress","content":[]},"sequence_number":1}

event: error
data: {"type":"error","sequence_number":2,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":3,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[{"id":"msg_1","type":"message","role":"assistant","status":"incomplete","content":[]}]}}

=== NaN, and then no JSON
contract: -
log:  malformed=2 oversize=0
--- in escaped
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]},"sequence_number":0}

data: {"type":"response.x","x":NaN,"y":}

data: {"type":"response.x","x":NaN}}

--- out
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]},"sequence_number":0}

data: {"type":"response.x","x":NaN,"y":}

data: {"type":"response.x","x":NaN}}

event: error
data: {"type":"error","sequence_number":1,"error":{"type":"server_error","code":"server_error","message":"The stream from the upstream ended without a final event.","param":null},"code":"server_error","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"failed","error":{"code":"server_error","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

