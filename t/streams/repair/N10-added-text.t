# An item or a part is added with a text that deltas should spell.  openai-node's
# stream() throws, TanStack shows it twice, LangChain, AI SDK and Mastra, which
# read deltas, not at all.  It is taken out and sent as a delta.

=== the item ends with the same text
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}]}}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":3,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"Hello there","logprobs":[]}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":4,"item_id":"msg_1","output_index":0,"content_index":0,"text":"Hello there","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":5,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"sequence_number":6,"type":"response.output_item.done","output_index":0,"item":{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"sequence_number":7,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== its deltas go on
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[{"type":"output_text","text":"Hello","annotations":[],"logprobs":[]}]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":" there"}

event: response.output_text.done
data: {"type":"response.output_text.done","item_id":"msg_1","output_index":0,"content_index":0,"text":"Hello there"}

event: response.content_part.done
data: {"type":"response.content_part.done","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":3,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"Hello","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":4,"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":" there"}

event: response.output_text.done
data: {"sequence_number":5,"type":"response.output_text.done","item_id":"msg_1","output_index":0,"content_index":0,"text":"Hello there"}

event: response.content_part.done
data: {"sequence_number":6,"type":"response.content_part.done","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"sequence_number":7,"type":"response.output_item.done","output_index":0,"item":{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"sequence_number":8,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== its deltas begin with it again
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[{"type":"output_text","text":"Hello","annotations":[],"logprobs":[]}]}}

event: response.content_part.added
data: {"type":"response.content_part.added","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"Hel"}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"lo th"}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"ere"}

event: response.output_text.done
data: {"type":"response.output_text.done","item_id":"msg_1","output_index":0,"content_index":0,"text":"Hello there"}

event: response.content_part.done
data: {"type":"response.content_part.done","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":3,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"Hello","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":4,"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":" th"}

event: response.output_text.delta
data: {"sequence_number":5,"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"ere"}

event: response.output_text.done
data: {"sequence_number":6,"type":"response.output_text.done","item_id":"msg_1","output_index":0,"content_index":0,"text":"Hello there"}

event: response.content_part.done
data: {"sequence_number":7,"type":"response.content_part.done","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"sequence_number":8,"type":"response.output_item.done","output_index":0,"item":{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"sequence_number":9,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== what seems to come again does not
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[{"type":"output_text","text":"Ha","annotations":[],"logprobs":[]}]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"H"}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"o"}

event: response.output_text.done
data: {"type":"response.output_text.done","item_id":"msg_1","output_index":0,"content_index":0,"text":"HaHo"}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"HaHo","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"HaHo","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":3,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"Ha","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":4,"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"Ho"}

event: response.output_text.done
data: {"sequence_number":5,"type":"response.output_text.done","item_id":"msg_1","output_index":0,"content_index":0,"text":"HaHo"}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":6,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"HaHo","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"sequence_number":7,"type":"response.output_item.done","output_index":0,"item":{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"HaHo","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"sequence_number":8,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"HaHo","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== a text that comes in the end, too
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[{"type":"output_text","text":"Hello","annotations":[],"logprobs":[]}]}}

event: response.output_text.done
data: {"type":"response.output_text.done","item_id":"msg_1","output_index":0,"content_index":0,"text":"Hello there"}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":3,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"Hello","logprobs":[]}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":4,"item_id":"msg_1","output_index":0,"content_index":0,"delta":" there","logprobs":[]}

event: response.output_text.done
data: {"sequence_number":5,"type":"response.output_text.done","item_id":"msg_1","output_index":0,"content_index":0,"text":"Hello there"}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":6,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"sequence_number":7,"type":"response.output_item.done","output_index":0,"item":{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"sequence_number":8,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== never done
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[{"type":"output_text","text":"Hello","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":3,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"Hello","logprobs":[]}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":4,"item_id":"msg_1","output_index":0,"content_index":0,"text":"Hello","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":5,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"Hello","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":6,"output_index":0,"item":{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"sequence_number":7,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== the response is cut
end: cut
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[{"type":"output_text","text":"Hello","annotations":[],"logprobs":[]}]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":3,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"Hello","logprobs":[]}

event: error
data: {"type":"error","sequence_number":4,"error":{"type":"server_error","code":"server_error","message":"The upstream broke off: connection reset by peer.","param":null},"code":"server_error","message":"The upstream broke off: connection reset by peer.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":5,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"failed","error":{"code":"server_error","message":"The upstream broke off: connection reset by peer."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[{"id":"msg_1","type":"message","status":"incomplete","role":"assistant","content":[{"type":"output_text","text":"Hello","annotations":[],"logprobs":[]}]}]}}

=== a part is added with its text
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"Hello","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":" there"}

event: response.output_text.done
data: {"type":"response.output_text.done","item_id":"msg_1","output_index":0,"content_index":0,"text":"Hello there"}

event: response.content_part.done
data: {"type":"response.content_part.done","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"sequence_number":2,"type":"response.content_part.added","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":3,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"Hello","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":4,"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":" there"}

event: response.output_text.done
data: {"sequence_number":5,"type":"response.output_text.done","item_id":"msg_1","output_index":0,"content_index":0,"text":"Hello there"}

event: response.content_part.done
data: {"sequence_number":6,"type":"response.content_part.done","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"sequence_number":7,"type":"response.output_item.done","output_index":0,"item":{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"sequence_number":8,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== the item and the part have it
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[{"type":"output_text","text":"Hello","annotations":[],"logprobs":[]}]}}

event: response.content_part.added
data: {"type":"response.content_part.added","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"Hello","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":" there"}

event: response.output_text.done
data: {"type":"response.output_text.done","item_id":"msg_1","output_index":0,"content_index":0,"text":"Hello there"}

event: response.content_part.done
data: {"type":"response.content_part.done","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":3,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"Hello","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":4,"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":" there"}

event: response.output_text.done
data: {"sequence_number":5,"type":"response.output_text.done","item_id":"msg_1","output_index":0,"content_index":0,"text":"Hello there"}

event: response.content_part.done
data: {"sequence_number":6,"type":"response.content_part.done","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"sequence_number":7,"type":"response.output_item.done","output_index":0,"item":{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"sequence_number":8,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== a part, and its deltas begin with it again
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"Hello","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"Hello"}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":" there"}

event: response.output_text.done
data: {"type":"response.output_text.done","item_id":"msg_1","output_index":0,"content_index":0,"text":"Hello there"}

event: response.content_part.done
data: {"type":"response.content_part.done","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"sequence_number":2,"type":"response.content_part.added","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":3,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"Hello","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":4,"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":" there"}

event: response.output_text.done
data: {"sequence_number":5,"type":"response.output_text.done","item_id":"msg_1","output_index":0,"content_index":0,"text":"Hello there"}

event: response.content_part.done
data: {"sequence_number":6,"type":"response.content_part.done","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"sequence_number":7,"type":"response.output_item.done","output_index":0,"item":{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"sequence_number":8,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== two parts, and annotations
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[{"type":"output_text","text":"Hello ","annotations":[{"type":"url_citation","start_index":0,"end_index":2,"title":"t","url":"u"}],"logprobs":[]},{"type":"refusal","refusal":"no"}]}}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello ","annotations":[{"type":"url_citation","start_index":0,"end_index":2,"title":"t","url":"u"}],"logprobs":[]},{"type":"refusal","refusal":"no"}]}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello ","annotations":[{"type":"url_citation","start_index":0,"end_index":2,"title":"t","url":"u"}],"logprobs":[]},{"type":"refusal","refusal":"no"}]}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":3,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"Hello ","logprobs":[]}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":4,"item_id":"msg_1","output_index":0,"content_index":1,"part":{"type":"refusal","refusal":""}}

event: response.refusal.delta
data: {"type":"response.refusal.delta","sequence_number":5,"item_id":"msg_1","output_index":0,"content_index":1,"delta":"no"}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":6,"item_id":"msg_1","output_index":0,"content_index":0,"text":"Hello ","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":7,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"Hello ","annotations":[{"type":"url_citation","start_index":0,"end_index":2,"title":"t","url":"u"}],"logprobs":[]}}

event: response.refusal.done
data: {"type":"response.refusal.done","sequence_number":8,"item_id":"msg_1","output_index":0,"content_index":1,"refusal":"no"}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":9,"item_id":"msg_1","output_index":0,"content_index":1,"part":{"type":"refusal","refusal":"no"}}

event: response.output_item.done
data: {"sequence_number":10,"type":"response.output_item.done","output_index":0,"item":{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello ","annotations":[{"type":"url_citation","start_index":0,"end_index":2,"title":"t","url":"u"}],"logprobs":[]},{"type":"refusal","refusal":"no"}]}}

event: response.completed
data: {"sequence_number":11,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello ","annotations":[{"type":"url_citation","start_index":0,"end_index":2,"title":"t","url":"u"}],"logprobs":[]},{"type":"refusal","refusal":"no"}]}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== an empty part
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[{"type":"output_text","text":"","annotations":[],"logprobs":[]}]}}

event: response.content_part.added
data: {"type":"response.content_part.added","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"Hello there"}

event: response.output_text.done
data: {"type":"response.output_text.done","item_id":"msg_1","output_index":0,"content_index":0,"text":"Hello there"}

event: response.content_part.done
data: {"type":"response.content_part.done","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"sequence_number":2,"type":"response.content_part.added","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"sequence_number":3,"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"Hello there"}

event: response.output_text.done
data: {"sequence_number":4,"type":"response.output_text.done","item_id":"msg_1","output_index":0,"content_index":0,"text":"Hello there"}

event: response.content_part.done
data: {"sequence_number":5,"type":"response.content_part.done","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"sequence_number":6,"type":"response.output_item.done","output_index":0,"item":{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"sequence_number":7,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== an empty one before another
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[{"type":"output_text","text":"","annotations":[],"logprobs":[]},{"type":"output_text","text":"Hello","annotations":[],"logprobs":[]}]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":1,"delta":" there"}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"","annotations":[],"logprobs":[]},{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"","annotations":[],"logprobs":[]},{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":3,"item_id":"msg_1","output_index":0,"content_index":1,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":4,"item_id":"msg_1","output_index":0,"content_index":1,"delta":"Hello","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":5,"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":1,"delta":" there"}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":6,"item_id":"msg_1","output_index":0,"content_index":0,"text":"","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":7,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":8,"item_id":"msg_1","output_index":0,"content_index":1,"text":"Hello there","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":9,"item_id":"msg_1","output_index":0,"content_index":1,"part":{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"sequence_number":10,"type":"response.output_item.done","output_index":0,"item":{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"","annotations":[],"logprobs":[]},{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"sequence_number":11,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"","annotations":[],"logprobs":[]},{"type":"output_text","text":"Hello there","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== a part of another type is left
contract: -
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[{"type":"output_text","text":"Hello","annotations":[],"logprobs":[]},{"type":"output_sound","data":"abc"}]}}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello","annotations":[],"logprobs":[]},{"type":"output_sound","data":"abc"}]}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello","annotations":[],"logprobs":[]},{"type":"output_sound","data":"abc"}]}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[{"type":"output_text","text":"Hello","annotations":[],"logprobs":[]},{"type":"output_sound","data":"abc"}]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":3,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"Hello","logprobs":[]}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":4,"item_id":"msg_1","output_index":0,"content_index":0,"text":"Hello","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":5,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"Hello","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"sequence_number":6,"type":"response.output_item.done","output_index":0,"item":{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello","annotations":[],"logprobs":[]},{"type":"output_sound","data":"abc"}]}}

event: response.completed
data: {"sequence_number":7,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello","annotations":[],"logprobs":[]},{"type":"output_sound","data":"abc"}]}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== reasoning, both lists
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"rs_1","type":"reasoning","summary":[{"type":"summary_text","text":"One"},{"type":"summary_text","text":"Two"}],"content":[{"type":"reasoning_text","text":"Raw"}]}}

event: response.reasoning_text.delta
data: {"type":"response.reasoning_text.delta","item_id":"rs_1","output_index":0,"content_index":0,"delta":" one"}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"rs_1","type":"reasoning","summary":[{"type":"summary_text","text":"One"},{"type":"summary_text","text":"Two"}],"content":[{"type":"reasoning_text","text":"Raw one"}]}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"rs_1","type":"reasoning","summary":[{"type":"summary_text","text":"One"},{"type":"summary_text","text":"Two"}],"content":[{"type":"reasoning_text","text":"Raw one"}]}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"rs_1","type":"reasoning","summary":[],"content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"rs_1","output_index":0,"content_index":0,"part":{"type":"reasoning_text","text":""}}

event: response.reasoning_text.delta
data: {"type":"response.reasoning_text.delta","sequence_number":3,"item_id":"rs_1","output_index":0,"content_index":0,"delta":"Raw"}

event: response.reasoning_summary_part.added
data: {"type":"response.reasoning_summary_part.added","sequence_number":4,"item_id":"rs_1","output_index":0,"summary_index":0,"part":{"type":"summary_text","text":""}}

event: response.reasoning_summary_text.delta
data: {"type":"response.reasoning_summary_text.delta","sequence_number":5,"item_id":"rs_1","output_index":0,"summary_index":0,"delta":"One"}

event: response.reasoning_summary_part.added
data: {"type":"response.reasoning_summary_part.added","sequence_number":6,"item_id":"rs_1","output_index":0,"summary_index":1,"part":{"type":"summary_text","text":""}}

event: response.reasoning_summary_text.delta
data: {"type":"response.reasoning_summary_text.delta","sequence_number":7,"item_id":"rs_1","output_index":0,"summary_index":1,"delta":"Two"}

event: response.reasoning_text.delta
data: {"sequence_number":8,"type":"response.reasoning_text.delta","item_id":"rs_1","output_index":0,"content_index":0,"delta":" one"}

event: response.reasoning_text.done
data: {"type":"response.reasoning_text.done","sequence_number":9,"item_id":"rs_1","output_index":0,"content_index":0,"text":"Raw one"}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":10,"item_id":"rs_1","output_index":0,"content_index":0,"part":{"type":"reasoning_text","text":"Raw one"}}

event: response.reasoning_summary_text.done
data: {"type":"response.reasoning_summary_text.done","sequence_number":11,"item_id":"rs_1","output_index":0,"summary_index":0,"text":"One"}

event: response.reasoning_summary_part.done
data: {"type":"response.reasoning_summary_part.done","sequence_number":12,"item_id":"rs_1","output_index":0,"summary_index":0,"part":{"type":"summary_text","text":"One"}}

event: response.reasoning_summary_text.done
data: {"type":"response.reasoning_summary_text.done","sequence_number":13,"item_id":"rs_1","output_index":0,"summary_index":1,"text":"Two"}

event: response.reasoning_summary_part.done
data: {"type":"response.reasoning_summary_part.done","sequence_number":14,"item_id":"rs_1","output_index":0,"summary_index":1,"part":{"type":"summary_text","text":"Two"}}

event: response.output_item.done
data: {"sequence_number":15,"type":"response.output_item.done","output_index":0,"item":{"id":"rs_1","type":"reasoning","summary":[{"type":"summary_text","text":"One"},{"type":"summary_text","text":"Two"}],"content":[{"type":"reasoning_text","text":"Raw one"}]}}

event: response.completed
data: {"sequence_number":16,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"rs_1","type":"reasoning","summary":[{"type":"summary_text","text":"One"},{"type":"summary_text","text":"Two"}],"content":[{"type":"reasoning_text","text":"Raw one"}]}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== a summary's part
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"rs_1","type":"reasoning","summary":[]}}

event: response.reasoning_summary_part.added
data: {"type":"response.reasoning_summary_part.added","item_id":"rs_1","output_index":0,"summary_index":0,"part":{"type":"summary_text","text":"One"}}

event: response.reasoning_summary_text.delta
data: {"type":"response.reasoning_summary_text.delta","item_id":"rs_1","output_index":0,"summary_index":0,"delta":" two"}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"rs_1","type":"reasoning","summary":[{"type":"summary_text","text":"One two"}]}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"rs_1","type":"reasoning","summary":[{"type":"summary_text","text":"One two"}]}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"rs_1","type":"reasoning","summary":[]}}

event: response.reasoning_summary_part.added
data: {"sequence_number":2,"type":"response.reasoning_summary_part.added","item_id":"rs_1","output_index":0,"summary_index":0,"part":{"type":"summary_text","text":""}}

event: response.reasoning_summary_text.delta
data: {"type":"response.reasoning_summary_text.delta","sequence_number":3,"item_id":"rs_1","output_index":0,"summary_index":0,"delta":"One"}

event: response.reasoning_summary_text.delta
data: {"sequence_number":4,"type":"response.reasoning_summary_text.delta","item_id":"rs_1","output_index":0,"summary_index":0,"delta":" two"}

event: response.reasoning_summary_text.done
data: {"type":"response.reasoning_summary_text.done","sequence_number":5,"item_id":"rs_1","output_index":0,"summary_index":0,"text":"One two"}

event: response.reasoning_summary_part.done
data: {"type":"response.reasoning_summary_part.done","sequence_number":6,"item_id":"rs_1","output_index":0,"summary_index":0,"part":{"type":"summary_text","text":"One two"}}

event: response.output_item.done
data: {"sequence_number":7,"type":"response.output_item.done","output_index":0,"item":{"id":"rs_1","type":"reasoning","summary":[{"type":"summary_text","text":"One two"}]}}

event: response.completed
data: {"sequence_number":8,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"rs_1","type":"reasoning","summary":[{"type":"summary_text","text":"One two"}]}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== arguments, whole
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"fc_1","type":"function_call","status":"in_progress","call_id":"call_1","name":"look","arguments":"{\"q\":\"tide\"}"}}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"look","arguments":"{\"q\":\"tide\"}"}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"look","arguments":"{\"q\":\"tide\"}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"fc_1","type":"function_call","status":"in_progress","call_id":"call_1","name":"look","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":2,"item_id":"fc_1","output_index":0,"delta":"{\"q\":\"tide\"}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":3,"item_id":"fc_1","output_index":0,"name":"look","arguments":"{\"q\":\"tide\"}"}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":0,"item":{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"look","arguments":"{\"q\":\"tide\"}"}}

event: response.completed
data: {"sequence_number":5,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"look","arguments":"{\"q\":\"tide\"}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== arguments, and their end
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"fc_1","type":"function_call","status":"in_progress","call_id":"call_1","name":"look","arguments":"{\"q\":\"tide\"}"}}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","item_id":"fc_1","output_index":0,"arguments":"{\"q\":\"tide\"}"}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"look","arguments":"{\"q\":\"tide\"}"}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"look","arguments":"{\"q\":\"tide\"}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"fc_1","type":"function_call","status":"in_progress","call_id":"call_1","name":"look","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":2,"item_id":"fc_1","output_index":0,"delta":"{\"q\":\"tide\"}"}

event: response.function_call_arguments.done
data: {"sequence_number":3,"type":"response.function_call_arguments.done","item_id":"fc_1","output_index":0,"arguments":"{\"q\":\"tide\"}"}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":0,"item":{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"look","arguments":"{\"q\":\"tide\"}"}}

event: response.completed
data: {"sequence_number":5,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"look","arguments":"{\"q\":\"tide\"}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== arguments, that go on
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"fc_1","type":"function_call","status":"in_progress","call_id":"call_1","name":"look","arguments":"{\"q\":\""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","item_id":"fc_1","output_index":0,"delta":"tide\"}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","item_id":"fc_1","output_index":0,"arguments":"{\"q\":\"tide\"}"}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"look","arguments":"{\"q\":\"tide\"}"}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"look","arguments":"{\"q\":\"tide\"}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"fc_1","type":"function_call","status":"in_progress","call_id":"call_1","name":"look","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":2,"item_id":"fc_1","output_index":0,"delta":"{\"q\":\""}

event: response.function_call_arguments.delta
data: {"sequence_number":3,"type":"response.function_call_arguments.delta","item_id":"fc_1","output_index":0,"delta":"tide\"}"}

event: response.function_call_arguments.done
data: {"sequence_number":4,"type":"response.function_call_arguments.done","item_id":"fc_1","output_index":0,"arguments":"{\"q\":\"tide\"}"}

event: response.output_item.done
data: {"sequence_number":5,"type":"response.output_item.done","output_index":0,"item":{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"look","arguments":"{\"q\":\"tide\"}"}}

event: response.completed
data: {"sequence_number":6,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"look","arguments":"{\"q\":\"tide\"}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== arguments, that begin again
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"fc_1","type":"function_call","status":"in_progress","call_id":"call_1","name":"look","arguments":"{\"q\":\""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","item_id":"fc_1","output_index":0,"delta":"{\"q"}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","item_id":"fc_1","output_index":0,"delta":"\":\"tide\"}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","item_id":"fc_1","output_index":0,"arguments":"{\"q\":\"tide\"}"}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"look","arguments":"{\"q\":\"tide\"}"}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"look","arguments":"{\"q\":\"tide\"}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"fc_1","type":"function_call","status":"in_progress","call_id":"call_1","name":"look","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":2,"item_id":"fc_1","output_index":0,"delta":"{\"q\":\""}

event: response.function_call_arguments.delta
data: {"sequence_number":3,"type":"response.function_call_arguments.delta","item_id":"fc_1","output_index":0,"delta":"tide\"}"}

event: response.function_call_arguments.done
data: {"sequence_number":4,"type":"response.function_call_arguments.done","item_id":"fc_1","output_index":0,"arguments":"{\"q\":\"tide\"}"}

event: response.output_item.done
data: {"sequence_number":5,"type":"response.output_item.done","output_index":0,"item":{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"look","arguments":"{\"q\":\"tide\"}"}}

event: response.completed
data: {"sequence_number":6,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"look","arguments":"{\"q\":\"tide\"}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== input, whole
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"fc_1","type":"custom_tool_call","status":"in_progress","call_id":"call_1","name":"look","input":"{\"q\":\"tide\"}"}}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"fc_1","type":"custom_tool_call","status":"completed","call_id":"call_1","name":"look","input":"{\"q\":\"tide\"}"}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"fc_1","type":"custom_tool_call","status":"completed","call_id":"call_1","name":"look","input":"{\"q\":\"tide\"}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"fc_1","type":"custom_tool_call","status":"in_progress","call_id":"call_1","name":"look","input":""}}

event: response.custom_tool_call_input.delta
data: {"type":"response.custom_tool_call_input.delta","sequence_number":2,"item_id":"fc_1","output_index":0,"delta":"{\"q\":\"tide\"}"}

event: response.custom_tool_call_input.done
data: {"type":"response.custom_tool_call_input.done","sequence_number":3,"item_id":"fc_1","output_index":0,"input":"{\"q\":\"tide\"}"}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":0,"item":{"id":"fc_1","type":"custom_tool_call","status":"completed","call_id":"call_1","name":"look","input":"{\"q\":\"tide\"}"}}

event: response.completed
data: {"sequence_number":5,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"fc_1","type":"custom_tool_call","status":"completed","call_id":"call_1","name":"look","input":"{\"q\":\"tide\"}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== input, and their end
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"fc_1","type":"custom_tool_call","status":"in_progress","call_id":"call_1","name":"look","input":"{\"q\":\"tide\"}"}}

event: response.custom_tool_call_input.done
data: {"type":"response.custom_tool_call_input.done","item_id":"fc_1","output_index":0,"input":"{\"q\":\"tide\"}"}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"fc_1","type":"custom_tool_call","status":"completed","call_id":"call_1","name":"look","input":"{\"q\":\"tide\"}"}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"fc_1","type":"custom_tool_call","status":"completed","call_id":"call_1","name":"look","input":"{\"q\":\"tide\"}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"fc_1","type":"custom_tool_call","status":"in_progress","call_id":"call_1","name":"look","input":""}}

event: response.custom_tool_call_input.delta
data: {"type":"response.custom_tool_call_input.delta","sequence_number":2,"item_id":"fc_1","output_index":0,"delta":"{\"q\":\"tide\"}"}

event: response.custom_tool_call_input.done
data: {"sequence_number":3,"type":"response.custom_tool_call_input.done","item_id":"fc_1","output_index":0,"input":"{\"q\":\"tide\"}"}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":0,"item":{"id":"fc_1","type":"custom_tool_call","status":"completed","call_id":"call_1","name":"look","input":"{\"q\":\"tide\"}"}}

event: response.completed
data: {"sequence_number":5,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"fc_1","type":"custom_tool_call","status":"completed","call_id":"call_1","name":"look","input":"{\"q\":\"tide\"}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== input, that go on
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"fc_1","type":"custom_tool_call","status":"in_progress","call_id":"call_1","name":"look","input":"{\"q\":\""}}

event: response.custom_tool_call_input.delta
data: {"type":"response.custom_tool_call_input.delta","item_id":"fc_1","output_index":0,"delta":"tide\"}"}

event: response.custom_tool_call_input.done
data: {"type":"response.custom_tool_call_input.done","item_id":"fc_1","output_index":0,"input":"{\"q\":\"tide\"}"}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"fc_1","type":"custom_tool_call","status":"completed","call_id":"call_1","name":"look","input":"{\"q\":\"tide\"}"}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"fc_1","type":"custom_tool_call","status":"completed","call_id":"call_1","name":"look","input":"{\"q\":\"tide\"}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"fc_1","type":"custom_tool_call","status":"in_progress","call_id":"call_1","name":"look","input":""}}

event: response.custom_tool_call_input.delta
data: {"type":"response.custom_tool_call_input.delta","sequence_number":2,"item_id":"fc_1","output_index":0,"delta":"{\"q\":\""}

event: response.custom_tool_call_input.delta
data: {"sequence_number":3,"type":"response.custom_tool_call_input.delta","item_id":"fc_1","output_index":0,"delta":"tide\"}"}

event: response.custom_tool_call_input.done
data: {"sequence_number":4,"type":"response.custom_tool_call_input.done","item_id":"fc_1","output_index":0,"input":"{\"q\":\"tide\"}"}

event: response.output_item.done
data: {"sequence_number":5,"type":"response.output_item.done","output_index":0,"item":{"id":"fc_1","type":"custom_tool_call","status":"completed","call_id":"call_1","name":"look","input":"{\"q\":\"tide\"}"}}

event: response.completed
data: {"sequence_number":6,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"fc_1","type":"custom_tool_call","status":"completed","call_id":"call_1","name":"look","input":"{\"q\":\"tide\"}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== input, that begin again
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"fc_1","type":"custom_tool_call","status":"in_progress","call_id":"call_1","name":"look","input":"{\"q\":\""}}

event: response.custom_tool_call_input.delta
data: {"type":"response.custom_tool_call_input.delta","item_id":"fc_1","output_index":0,"delta":"{\"q"}

event: response.custom_tool_call_input.delta
data: {"type":"response.custom_tool_call_input.delta","item_id":"fc_1","output_index":0,"delta":"\":\"tide\"}"}

event: response.custom_tool_call_input.done
data: {"type":"response.custom_tool_call_input.done","item_id":"fc_1","output_index":0,"input":"{\"q\":\"tide\"}"}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"fc_1","type":"custom_tool_call","status":"completed","call_id":"call_1","name":"look","input":"{\"q\":\"tide\"}"}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"fc_1","type":"custom_tool_call","status":"completed","call_id":"call_1","name":"look","input":"{\"q\":\"tide\"}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"fc_1","type":"custom_tool_call","status":"in_progress","call_id":"call_1","name":"look","input":""}}

event: response.custom_tool_call_input.delta
data: {"type":"response.custom_tool_call_input.delta","sequence_number":2,"item_id":"fc_1","output_index":0,"delta":"{\"q\":\""}

event: response.custom_tool_call_input.delta
data: {"sequence_number":3,"type":"response.custom_tool_call_input.delta","item_id":"fc_1","output_index":0,"delta":"tide\"}"}

event: response.custom_tool_call_input.done
data: {"sequence_number":4,"type":"response.custom_tool_call_input.done","item_id":"fc_1","output_index":0,"input":"{\"q\":\"tide\"}"}

event: response.output_item.done
data: {"sequence_number":5,"type":"response.output_item.done","output_index":0,"item":{"id":"fc_1","type":"custom_tool_call","status":"completed","call_id":"call_1","name":"look","input":"{\"q\":\"tide\"}"}}

event: response.completed
data: {"sequence_number":6,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"fc_1","type":"custom_tool_call","status":"completed","call_id":"call_1","name":"look","input":"{\"q\":\"tide\"}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== arguments of MCP, whole
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"m_1","type":"mcp_call","status":"in_progress","name":"look","server_label":"s","arguments":"{\"q\":\"tide\"}"}}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"m_1","type":"mcp_call","status":"completed","name":"look","server_label":"s","arguments":"{\"q\":\"tide\"}"}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"m_1","type":"mcp_call","status":"completed","name":"look","server_label":"s","arguments":"{\"q\":\"tide\"}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"m_1","type":"mcp_call","status":"in_progress","name":"look","server_label":"s","arguments":""}}

event: response.mcp_call_arguments.delta
data: {"type":"response.mcp_call_arguments.delta","sequence_number":2,"item_id":"m_1","output_index":0,"delta":"{\"q\":\"tide\"}"}

event: response.mcp_call_arguments.done
data: {"type":"response.mcp_call_arguments.done","sequence_number":3,"item_id":"m_1","output_index":0,"arguments":"{\"q\":\"tide\"}"}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":0,"item":{"id":"m_1","type":"mcp_call","status":"completed","name":"look","server_label":"s","arguments":"{\"q\":\"tide\"}"}}

event: response.completed
data: {"sequence_number":5,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"m_1","type":"mcp_call","status":"completed","name":"look","server_label":"s","arguments":"{\"q\":\"tide\"}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== arguments of MCP, and their end
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"m_1","type":"mcp_call","status":"in_progress","name":"look","server_label":"s","arguments":"{\"q\":\"tide\"}"}}

event: response.mcp_call_arguments.done
data: {"type":"response.mcp_call_arguments.done","item_id":"m_1","output_index":0,"arguments":"{\"q\":\"tide\"}"}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"m_1","type":"mcp_call","status":"completed","name":"look","server_label":"s","arguments":"{\"q\":\"tide\"}"}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"m_1","type":"mcp_call","status":"completed","name":"look","server_label":"s","arguments":"{\"q\":\"tide\"}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"m_1","type":"mcp_call","status":"in_progress","name":"look","server_label":"s","arguments":""}}

event: response.mcp_call_arguments.delta
data: {"type":"response.mcp_call_arguments.delta","sequence_number":2,"item_id":"m_1","output_index":0,"delta":"{\"q\":\"tide\"}"}

event: response.mcp_call_arguments.done
data: {"sequence_number":3,"type":"response.mcp_call_arguments.done","item_id":"m_1","output_index":0,"arguments":"{\"q\":\"tide\"}"}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":0,"item":{"id":"m_1","type":"mcp_call","status":"completed","name":"look","server_label":"s","arguments":"{\"q\":\"tide\"}"}}

event: response.completed
data: {"sequence_number":5,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"m_1","type":"mcp_call","status":"completed","name":"look","server_label":"s","arguments":"{\"q\":\"tide\"}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== arguments of MCP, that go on
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"m_1","type":"mcp_call","status":"in_progress","name":"look","server_label":"s","arguments":"{\"q\":\""}}

event: response.mcp_call_arguments.delta
data: {"type":"response.mcp_call_arguments.delta","item_id":"m_1","output_index":0,"delta":"tide\"}"}

event: response.mcp_call_arguments.done
data: {"type":"response.mcp_call_arguments.done","item_id":"m_1","output_index":0,"arguments":"{\"q\":\"tide\"}"}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"m_1","type":"mcp_call","status":"completed","name":"look","server_label":"s","arguments":"{\"q\":\"tide\"}"}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"m_1","type":"mcp_call","status":"completed","name":"look","server_label":"s","arguments":"{\"q\":\"tide\"}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"m_1","type":"mcp_call","status":"in_progress","name":"look","server_label":"s","arguments":""}}

event: response.mcp_call_arguments.delta
data: {"type":"response.mcp_call_arguments.delta","sequence_number":2,"item_id":"m_1","output_index":0,"delta":"{\"q\":\""}

event: response.mcp_call_arguments.delta
data: {"sequence_number":3,"type":"response.mcp_call_arguments.delta","item_id":"m_1","output_index":0,"delta":"tide\"}"}

event: response.mcp_call_arguments.done
data: {"sequence_number":4,"type":"response.mcp_call_arguments.done","item_id":"m_1","output_index":0,"arguments":"{\"q\":\"tide\"}"}

event: response.output_item.done
data: {"sequence_number":5,"type":"response.output_item.done","output_index":0,"item":{"id":"m_1","type":"mcp_call","status":"completed","name":"look","server_label":"s","arguments":"{\"q\":\"tide\"}"}}

event: response.completed
data: {"sequence_number":6,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"m_1","type":"mcp_call","status":"completed","name":"look","server_label":"s","arguments":"{\"q\":\"tide\"}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== arguments of MCP, that begin again
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"m_1","type":"mcp_call","status":"in_progress","name":"look","server_label":"s","arguments":"{\"q\":\""}}

event: response.mcp_call_arguments.delta
data: {"type":"response.mcp_call_arguments.delta","item_id":"m_1","output_index":0,"delta":"{\"q"}

event: response.mcp_call_arguments.delta
data: {"type":"response.mcp_call_arguments.delta","item_id":"m_1","output_index":0,"delta":"\":\"tide\"}"}

event: response.mcp_call_arguments.done
data: {"type":"response.mcp_call_arguments.done","item_id":"m_1","output_index":0,"arguments":"{\"q\":\"tide\"}"}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"m_1","type":"mcp_call","status":"completed","name":"look","server_label":"s","arguments":"{\"q\":\"tide\"}"}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"m_1","type":"mcp_call","status":"completed","name":"look","server_label":"s","arguments":"{\"q\":\"tide\"}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"m_1","type":"mcp_call","status":"in_progress","name":"look","server_label":"s","arguments":""}}

event: response.mcp_call_arguments.delta
data: {"type":"response.mcp_call_arguments.delta","sequence_number":2,"item_id":"m_1","output_index":0,"delta":"{\"q\":\""}

event: response.mcp_call_arguments.delta
data: {"sequence_number":3,"type":"response.mcp_call_arguments.delta","item_id":"m_1","output_index":0,"delta":"tide\"}"}

event: response.mcp_call_arguments.done
data: {"sequence_number":4,"type":"response.mcp_call_arguments.done","item_id":"m_1","output_index":0,"arguments":"{\"q\":\"tide\"}"}

event: response.output_item.done
data: {"sequence_number":5,"type":"response.output_item.done","output_index":0,"item":{"id":"m_1","type":"mcp_call","status":"completed","name":"look","server_label":"s","arguments":"{\"q\":\"tide\"}"}}

event: response.completed
data: {"sequence_number":6,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"m_1","type":"mcp_call","status":"completed","name":"look","server_label":"s","arguments":"{\"q\":\"tide\"}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== code, whole
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"c_1","type":"code_interpreter_call","status":"in_progress","container_id":"k","outputs":null,"code":"{\"q\":\"tide\"}"}}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"c_1","type":"code_interpreter_call","status":"completed","container_id":"k","outputs":null,"code":"{\"q\":\"tide\"}"}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"c_1","type":"code_interpreter_call","status":"completed","container_id":"k","outputs":null,"code":"{\"q\":\"tide\"}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"c_1","type":"code_interpreter_call","status":"in_progress","container_id":"k","outputs":null,"code":""}}

event: response.code_interpreter_call_code.delta
data: {"type":"response.code_interpreter_call_code.delta","sequence_number":2,"item_id":"c_1","output_index":0,"delta":"{\"q\":\"tide\"}"}

event: response.code_interpreter_call_code.done
data: {"type":"response.code_interpreter_call_code.done","sequence_number":3,"item_id":"c_1","output_index":0,"code":"{\"q\":\"tide\"}"}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":0,"item":{"id":"c_1","type":"code_interpreter_call","status":"completed","container_id":"k","outputs":null,"code":"{\"q\":\"tide\"}"}}

event: response.completed
data: {"sequence_number":5,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"c_1","type":"code_interpreter_call","status":"completed","container_id":"k","outputs":null,"code":"{\"q\":\"tide\"}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== code, and their end
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"c_1","type":"code_interpreter_call","status":"in_progress","container_id":"k","outputs":null,"code":"{\"q\":\"tide\"}"}}

event: response.code_interpreter_call_code.done
data: {"type":"response.code_interpreter_call_code.done","item_id":"c_1","output_index":0,"code":"{\"q\":\"tide\"}"}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"c_1","type":"code_interpreter_call","status":"completed","container_id":"k","outputs":null,"code":"{\"q\":\"tide\"}"}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"c_1","type":"code_interpreter_call","status":"completed","container_id":"k","outputs":null,"code":"{\"q\":\"tide\"}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"c_1","type":"code_interpreter_call","status":"in_progress","container_id":"k","outputs":null,"code":""}}

event: response.code_interpreter_call_code.delta
data: {"type":"response.code_interpreter_call_code.delta","sequence_number":2,"item_id":"c_1","output_index":0,"delta":"{\"q\":\"tide\"}"}

event: response.code_interpreter_call_code.done
data: {"sequence_number":3,"type":"response.code_interpreter_call_code.done","item_id":"c_1","output_index":0,"code":"{\"q\":\"tide\"}"}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":0,"item":{"id":"c_1","type":"code_interpreter_call","status":"completed","container_id":"k","outputs":null,"code":"{\"q\":\"tide\"}"}}

event: response.completed
data: {"sequence_number":5,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"c_1","type":"code_interpreter_call","status":"completed","container_id":"k","outputs":null,"code":"{\"q\":\"tide\"}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== code, that go on
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"c_1","type":"code_interpreter_call","status":"in_progress","container_id":"k","outputs":null,"code":"{\"q\":\""}}

event: response.code_interpreter_call_code.delta
data: {"type":"response.code_interpreter_call_code.delta","item_id":"c_1","output_index":0,"delta":"tide\"}"}

event: response.code_interpreter_call_code.done
data: {"type":"response.code_interpreter_call_code.done","item_id":"c_1","output_index":0,"code":"{\"q\":\"tide\"}"}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"c_1","type":"code_interpreter_call","status":"completed","container_id":"k","outputs":null,"code":"{\"q\":\"tide\"}"}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"c_1","type":"code_interpreter_call","status":"completed","container_id":"k","outputs":null,"code":"{\"q\":\"tide\"}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"c_1","type":"code_interpreter_call","status":"in_progress","container_id":"k","outputs":null,"code":""}}

event: response.code_interpreter_call_code.delta
data: {"type":"response.code_interpreter_call_code.delta","sequence_number":2,"item_id":"c_1","output_index":0,"delta":"{\"q\":\""}

event: response.code_interpreter_call_code.delta
data: {"sequence_number":3,"type":"response.code_interpreter_call_code.delta","item_id":"c_1","output_index":0,"delta":"tide\"}"}

event: response.code_interpreter_call_code.done
data: {"sequence_number":4,"type":"response.code_interpreter_call_code.done","item_id":"c_1","output_index":0,"code":"{\"q\":\"tide\"}"}

event: response.output_item.done
data: {"sequence_number":5,"type":"response.output_item.done","output_index":0,"item":{"id":"c_1","type":"code_interpreter_call","status":"completed","container_id":"k","outputs":null,"code":"{\"q\":\"tide\"}"}}

event: response.completed
data: {"sequence_number":6,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"c_1","type":"code_interpreter_call","status":"completed","container_id":"k","outputs":null,"code":"{\"q\":\"tide\"}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== code, that begin again
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"c_1","type":"code_interpreter_call","status":"in_progress","container_id":"k","outputs":null,"code":"{\"q\":\""}}

event: response.code_interpreter_call_code.delta
data: {"type":"response.code_interpreter_call_code.delta","item_id":"c_1","output_index":0,"delta":"{\"q"}

event: response.code_interpreter_call_code.delta
data: {"type":"response.code_interpreter_call_code.delta","item_id":"c_1","output_index":0,"delta":"\":\"tide\"}"}

event: response.code_interpreter_call_code.done
data: {"type":"response.code_interpreter_call_code.done","item_id":"c_1","output_index":0,"code":"{\"q\":\"tide\"}"}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"c_1","type":"code_interpreter_call","status":"completed","container_id":"k","outputs":null,"code":"{\"q\":\"tide\"}"}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"c_1","type":"code_interpreter_call","status":"completed","container_id":"k","outputs":null,"code":"{\"q\":\"tide\"}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"c_1","type":"code_interpreter_call","status":"in_progress","container_id":"k","outputs":null,"code":""}}

event: response.code_interpreter_call_code.delta
data: {"type":"response.code_interpreter_call_code.delta","sequence_number":2,"item_id":"c_1","output_index":0,"delta":"{\"q\":\""}

event: response.code_interpreter_call_code.delta
data: {"sequence_number":3,"type":"response.code_interpreter_call_code.delta","item_id":"c_1","output_index":0,"delta":"tide\"}"}

event: response.code_interpreter_call_code.done
data: {"sequence_number":4,"type":"response.code_interpreter_call_code.done","item_id":"c_1","output_index":0,"code":"{\"q\":\"tide\"}"}

event: response.output_item.done
data: {"sequence_number":5,"type":"response.output_item.done","output_index":0,"item":{"id":"c_1","type":"code_interpreter_call","status":"completed","container_id":"k","outputs":null,"code":"{\"q\":\"tide\"}"}}

event: response.completed
data: {"sequence_number":6,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"c_1","type":"code_interpreter_call","status":"completed","container_id":"k","outputs":null,"code":"{\"q\":\"tide\"}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== a diff, whole
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"p_1","type":"apply_patch_call","status":"in_progress","call_id":"call_1","operation":{"type":"create_file","path":"f","diff":"{\"q\":\"tide\"}"}}}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"p_1","type":"apply_patch_call","status":"completed","call_id":"call_1","operation":{"type":"create_file","path":"f","diff":"{\"q\":\"tide\"}"}}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"p_1","type":"apply_patch_call","status":"completed","call_id":"call_1","operation":{"type":"create_file","path":"f","diff":"{\"q\":\"tide\"}"}}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"p_1","type":"apply_patch_call","status":"in_progress","call_id":"call_1","operation":{"type":"create_file","path":"f","diff":""}}}

event: response.apply_patch_call_operation_diff.delta
data: {"type":"response.apply_patch_call_operation_diff.delta","sequence_number":2,"item_id":"p_1","output_index":0,"delta":"{\"q\":\"tide\"}"}

event: response.apply_patch_call_operation_diff.done
data: {"type":"response.apply_patch_call_operation_diff.done","sequence_number":3,"item_id":"p_1","output_index":0,"diff":"{\"q\":\"tide\"}"}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":0,"item":{"id":"p_1","type":"apply_patch_call","status":"completed","call_id":"call_1","operation":{"type":"create_file","path":"f","diff":"{\"q\":\"tide\"}"}}}

event: response.completed
data: {"sequence_number":5,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"p_1","type":"apply_patch_call","status":"completed","call_id":"call_1","operation":{"type":"create_file","path":"f","diff":"{\"q\":\"tide\"}"}}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== a diff, and their end
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"p_1","type":"apply_patch_call","status":"in_progress","call_id":"call_1","operation":{"type":"create_file","path":"f","diff":"{\"q\":\"tide\"}"}}}

event: response.apply_patch_call_operation_diff.done
data: {"type":"response.apply_patch_call_operation_diff.done","item_id":"p_1","output_index":0,"diff":"{\"q\":\"tide\"}"}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"p_1","type":"apply_patch_call","status":"completed","call_id":"call_1","operation":{"type":"create_file","path":"f","diff":"{\"q\":\"tide\"}"}}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"p_1","type":"apply_patch_call","status":"completed","call_id":"call_1","operation":{"type":"create_file","path":"f","diff":"{\"q\":\"tide\"}"}}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"p_1","type":"apply_patch_call","status":"in_progress","call_id":"call_1","operation":{"type":"create_file","path":"f","diff":""}}}

event: response.apply_patch_call_operation_diff.delta
data: {"type":"response.apply_patch_call_operation_diff.delta","sequence_number":2,"item_id":"p_1","output_index":0,"delta":"{\"q\":\"tide\"}"}

event: response.apply_patch_call_operation_diff.done
data: {"sequence_number":3,"type":"response.apply_patch_call_operation_diff.done","item_id":"p_1","output_index":0,"diff":"{\"q\":\"tide\"}"}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":0,"item":{"id":"p_1","type":"apply_patch_call","status":"completed","call_id":"call_1","operation":{"type":"create_file","path":"f","diff":"{\"q\":\"tide\"}"}}}

event: response.completed
data: {"sequence_number":5,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"p_1","type":"apply_patch_call","status":"completed","call_id":"call_1","operation":{"type":"create_file","path":"f","diff":"{\"q\":\"tide\"}"}}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== a diff, that go on
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"p_1","type":"apply_patch_call","status":"in_progress","call_id":"call_1","operation":{"type":"create_file","path":"f","diff":"{\"q\":\""}}}

event: response.apply_patch_call_operation_diff.delta
data: {"type":"response.apply_patch_call_operation_diff.delta","item_id":"p_1","output_index":0,"delta":"tide\"}"}

event: response.apply_patch_call_operation_diff.done
data: {"type":"response.apply_patch_call_operation_diff.done","item_id":"p_1","output_index":0,"diff":"{\"q\":\"tide\"}"}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"p_1","type":"apply_patch_call","status":"completed","call_id":"call_1","operation":{"type":"create_file","path":"f","diff":"{\"q\":\"tide\"}"}}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"p_1","type":"apply_patch_call","status":"completed","call_id":"call_1","operation":{"type":"create_file","path":"f","diff":"{\"q\":\"tide\"}"}}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"p_1","type":"apply_patch_call","status":"in_progress","call_id":"call_1","operation":{"type":"create_file","path":"f","diff":""}}}

event: response.apply_patch_call_operation_diff.delta
data: {"type":"response.apply_patch_call_operation_diff.delta","sequence_number":2,"item_id":"p_1","output_index":0,"delta":"{\"q\":\""}

event: response.apply_patch_call_operation_diff.delta
data: {"sequence_number":3,"type":"response.apply_patch_call_operation_diff.delta","item_id":"p_1","output_index":0,"delta":"tide\"}"}

event: response.apply_patch_call_operation_diff.done
data: {"sequence_number":4,"type":"response.apply_patch_call_operation_diff.done","item_id":"p_1","output_index":0,"diff":"{\"q\":\"tide\"}"}

event: response.output_item.done
data: {"sequence_number":5,"type":"response.output_item.done","output_index":0,"item":{"id":"p_1","type":"apply_patch_call","status":"completed","call_id":"call_1","operation":{"type":"create_file","path":"f","diff":"{\"q\":\"tide\"}"}}}

event: response.completed
data: {"sequence_number":6,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"p_1","type":"apply_patch_call","status":"completed","call_id":"call_1","operation":{"type":"create_file","path":"f","diff":"{\"q\":\"tide\"}"}}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== a diff, that begin again
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"p_1","type":"apply_patch_call","status":"in_progress","call_id":"call_1","operation":{"type":"create_file","path":"f","diff":"{\"q\":\""}}}

event: response.apply_patch_call_operation_diff.delta
data: {"type":"response.apply_patch_call_operation_diff.delta","item_id":"p_1","output_index":0,"delta":"{\"q"}

event: response.apply_patch_call_operation_diff.delta
data: {"type":"response.apply_patch_call_operation_diff.delta","item_id":"p_1","output_index":0,"delta":"\":\"tide\"}"}

event: response.apply_patch_call_operation_diff.done
data: {"type":"response.apply_patch_call_operation_diff.done","item_id":"p_1","output_index":0,"diff":"{\"q\":\"tide\"}"}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"p_1","type":"apply_patch_call","status":"completed","call_id":"call_1","operation":{"type":"create_file","path":"f","diff":"{\"q\":\"tide\"}"}}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"p_1","type":"apply_patch_call","status":"completed","call_id":"call_1","operation":{"type":"create_file","path":"f","diff":"{\"q\":\"tide\"}"}}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"p_1","type":"apply_patch_call","status":"in_progress","call_id":"call_1","operation":{"type":"create_file","path":"f","diff":""}}}

event: response.apply_patch_call_operation_diff.delta
data: {"type":"response.apply_patch_call_operation_diff.delta","sequence_number":2,"item_id":"p_1","output_index":0,"delta":"{\"q\":\""}

event: response.apply_patch_call_operation_diff.delta
data: {"sequence_number":3,"type":"response.apply_patch_call_operation_diff.delta","item_id":"p_1","output_index":0,"delta":"tide\"}"}

event: response.apply_patch_call_operation_diff.done
data: {"sequence_number":4,"type":"response.apply_patch_call_operation_diff.done","item_id":"p_1","output_index":0,"diff":"{\"q\":\"tide\"}"}

event: response.output_item.done
data: {"sequence_number":5,"type":"response.output_item.done","output_index":0,"item":{"id":"p_1","type":"apply_patch_call","status":"completed","call_id":"call_1","operation":{"type":"create_file","path":"f","diff":"{\"q\":\"tide\"}"}}}

event: response.completed
data: {"sequence_number":6,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"p_1","type":"apply_patch_call","status":"completed","call_id":"call_1","operation":{"type":"create_file","path":"f","diff":"{\"q\":\"tide\"}"}}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== arguments in the terminal only
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"fc_1","type":"function_call","status":"in_progress","call_id":"call_1","name":"look","arguments":"{\"q\":\"tide\"}"}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"look","arguments":"{\"q\":\"tide\"}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"fc_1","type":"function_call","status":"in_progress","call_id":"call_1","name":"look","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":2,"item_id":"fc_1","output_index":0,"delta":"{\"q\":\"tide\"}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":3,"item_id":"fc_1","output_index":0,"name":"look","arguments":"{\"q\":\"tide\"}"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":4,"output_index":0,"item":{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"look","arguments":"{\"q\":\"tide\"}"}}

event: response.completed
data: {"sequence_number":5,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"look","arguments":"{\"q\":\"tide\"}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== arguments that nobody confirms but that are whole
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"fc_1","type":"function_call","status":"in_progress","call_id":"call_1","name":"look","arguments":"{\"q\":\"tide\"}"}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"fc_1","type":"function_call","status":"in_progress","call_id":"call_1","name":"look","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":2,"item_id":"fc_1","output_index":0,"delta":"{\"q\":\"tide\"}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":3,"item_id":"fc_1","output_index":0,"name":"look","arguments":"{\"q\":\"tide\"}"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":4,"output_index":0,"item":{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"look","arguments":"{\"q\":\"tide\"}"}}

event: response.completed
data: {"sequence_number":5,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"look","arguments":"{\"q\":\"tide\"}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== arguments that are not known yet
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"fc_1","type":"function_call","status":"in_progress","call_id":"call_1","name":"look","arguments":"{}"}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","item_id":"fc_1","output_index":0,"delta":"{\"q\":\"tide\"}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","item_id":"fc_1","output_index":0,"arguments":"{\"q\":\"tide\"}"}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"look","arguments":"{\"q\":\"tide\"}"}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"look","arguments":"{\"q\":\"tide\"}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"fc_1","type":"function_call","status":"in_progress","call_id":"call_1","name":"look","arguments":""}}

event: response.function_call_arguments.delta
data: {"sequence_number":2,"type":"response.function_call_arguments.delta","item_id":"fc_1","output_index":0,"delta":"{\"q\":\"tide\"}"}

event: response.function_call_arguments.done
data: {"sequence_number":3,"type":"response.function_call_arguments.done","item_id":"fc_1","output_index":0,"arguments":"{\"q\":\"tide\"}"}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":0,"item":{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"look","arguments":"{\"q\":\"tide\"}"}}

event: response.completed
data: {"sequence_number":5,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"look","arguments":"{\"q\":\"tide\"}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== a call without arguments
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"fc_1","type":"function_call","status":"in_progress","call_id":"call_1","name":"look","arguments":"{}"}}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"look","arguments":"{}"}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"look","arguments":"{}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"fc_1","type":"function_call","status":"in_progress","call_id":"call_1","name":"look","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":2,"item_id":"fc_1","output_index":0,"delta":"{}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":3,"item_id":"fc_1","output_index":0,"name":"look","arguments":"{}"}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":0,"item":{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"look","arguments":"{}"}}

event: response.completed
data: {"sequence_number":5,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"look","arguments":"{}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== a call without arguments, that the terminal lists
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"fc_1","type":"function_call","status":"in_progress","call_id":"call_1","name":"look","arguments":"{}"}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"look","arguments":"{}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"fc_1","type":"function_call","status":"in_progress","call_id":"call_1","name":"look","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":2,"item_id":"fc_1","output_index":0,"delta":"{}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":3,"item_id":"fc_1","output_index":0,"name":"look","arguments":"{}"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":4,"output_index":0,"item":{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"look","arguments":"{}"}}

event: response.completed
data: {"sequence_number":5,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"look","arguments":"{}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== a call without arguments, that nobody confirms
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"fc_1","type":"function_call","status":"in_progress","call_id":"call_1","name":"look","arguments":"{}"}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"fc_1","type":"function_call","status":"in_progress","call_id":"call_1","name":"look","arguments":""}}

event: response.completed
data: {"sequence_number":2,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== whole arguments that come again in another form
contract: texts
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"fc_1","type":"function_call","status":"in_progress","call_id":"call_1","name":"look","arguments":"{\"q\":\"tide\"}"}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","item_id":"fc_1","output_index":0,"delta":"{\"q\""}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","item_id":"fc_1","output_index":0,"delta":": \"tide\"}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","item_id":"fc_1","output_index":0,"arguments":"{\"q\": \"tide\"}"}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"look","arguments":"{\"q\": \"tide\"}"}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"look","arguments":"{\"q\": \"tide\"}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"fc_1","type":"function_call","status":"in_progress","call_id":"call_1","name":"look","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":2,"item_id":"fc_1","output_index":0,"delta":"{\"q\":\"tide\"}"}

event: response.function_call_arguments.done
data: {"sequence_number":3,"type":"response.function_call_arguments.done","item_id":"fc_1","output_index":0,"arguments":"{\"q\": \"tide\"}"}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":0,"item":{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"look","arguments":"{\"q\": \"tide\"}"}}

event: response.completed
data: {"sequence_number":5,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"look","arguments":"{\"q\": \"tide\"}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== arguments of MCP that are not known yet
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"m_1","type":"mcp_call","status":"in_progress","name":"look","server_label":"s","arguments":"{}"}}

event: response.mcp_call_arguments.delta
data: {"type":"response.mcp_call_arguments.delta","item_id":"m_1","output_index":0,"delta":"{\"q\":\"tide\"}"}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"m_1","type":"mcp_call","status":"completed","name":"look","server_label":"s","arguments":"{\"q\":\"tide\"}"}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"m_1","type":"mcp_call","status":"in_progress","name":"look","server_label":"s","arguments":""}}

event: response.mcp_call_arguments.delta
data: {"sequence_number":2,"type":"response.mcp_call_arguments.delta","item_id":"m_1","output_index":0,"delta":"{\"q\":\"tide\"}"}

event: response.mcp_call_arguments.done
data: {"type":"response.mcp_call_arguments.done","sequence_number":3,"item_id":"m_1","output_index":0,"arguments":"{\"q\":\"tide\"}"}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":0,"item":{"id":"m_1","type":"mcp_call","status":"completed","name":"look","server_label":"s","arguments":"{\"q\":\"tide\"}"}}

event: response.completed
data: {"sequence_number":5,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"m_1","type":"mcp_call","status":"completed","name":"look","server_label":"s","arguments":"{\"q\":\"tide\"}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== MCP without arguments
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"m_1","type":"mcp_call","status":"in_progress","name":"look","server_label":"s","arguments":"{}"}}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"m_1","type":"mcp_call","status":"completed","name":"look","server_label":"s","arguments":"{}"}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"m_1","type":"mcp_call","status":"in_progress","name":"look","server_label":"s","arguments":""}}

event: response.mcp_call_arguments.delta
data: {"type":"response.mcp_call_arguments.delta","sequence_number":2,"item_id":"m_1","output_index":0,"delta":"{}"}

event: response.mcp_call_arguments.done
data: {"type":"response.mcp_call_arguments.done","sequence_number":3,"item_id":"m_1","output_index":0,"arguments":"{}"}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":0,"item":{"id":"m_1","type":"mcp_call","status":"completed","name":"look","server_label":"s","arguments":"{}"}}

event: response.completed
data: {"sequence_number":5,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"m_1","type":"mcp_call","status":"completed","name":"look","server_label":"s","arguments":"{}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== a call without a name
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"fc_1","type":"function_call","status":"in_progress","call_id":"call_1","arguments":"{\"q\":\"tide\"}"}}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"look","arguments":"{\"q\":\"tide\"}"}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"look","arguments":"{\"q\":\"tide\"}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"fc_1","type":"function_call","status":"in_progress","call_id":"call_1","name":"look","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":2,"item_id":"fc_1","output_index":0,"delta":"{\"q\":\"tide\"}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":3,"item_id":"fc_1","output_index":0,"name":"look","arguments":"{\"q\":\"tide\"}"}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":0,"item":{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"look","arguments":"{\"q\":\"tide\"}"}}

event: response.completed
data: {"sequence_number":5,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"look","arguments":"{\"q\":\"tide\"}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== its arguments come first
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","item_id":"fc_1","output_index":0,"delta":"{\"q\""}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"fc_1","type":"function_call","status":"in_progress","call_id":"call_1","name":"look","arguments":"{\"q\":\"tide\"}"}}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"look","arguments":"{\"q\":\"tide\"}"}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"look","arguments":"{\"q\":\"tide\"}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"fc_1","type":"function_call","status":"in_progress","call_id":"call_1","name":"look","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":2,"item_id":"fc_1","output_index":0,"delta":"{\"q\":\"tide\"}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":3,"item_id":"fc_1","output_index":0,"name":"look","arguments":"{\"q\":\"tide\"}"}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":0,"item":{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"look","arguments":"{\"q\":\"tide\"}"}}

event: response.completed
data: {"sequence_number":5,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"look","arguments":"{\"q\":\"tide\"}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== commands
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"sh_1","type":"shell_call","status":"in_progress","call_id":"call_1","action":{"commands":["ls","pwd"]}}}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"sh_1","type":"shell_call","status":"completed","call_id":"call_1","action":{"commands":["ls","pwd"]}}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"sh_1","type":"shell_call","status":"completed","call_id":"call_1","action":{"commands":["ls","pwd"]}}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"sh_1","type":"shell_call","status":"in_progress","call_id":"call_1","action":{"commands":[]}}}

event: response.shell_call_command.added
data: {"type":"response.shell_call_command.added","sequence_number":2,"output_index":0,"command_index":0,"command":""}

event: response.shell_call_command.delta
data: {"type":"response.shell_call_command.delta","sequence_number":3,"output_index":0,"command_index":0,"delta":"ls"}

event: response.shell_call_command.added
data: {"type":"response.shell_call_command.added","sequence_number":4,"output_index":0,"command_index":1,"command":""}

event: response.shell_call_command.delta
data: {"type":"response.shell_call_command.delta","sequence_number":5,"output_index":0,"command_index":1,"delta":"pwd"}

event: response.shell_call_command.done
data: {"type":"response.shell_call_command.done","sequence_number":6,"output_index":0,"command_index":0,"command":"ls"}

event: response.shell_call_command.done
data: {"type":"response.shell_call_command.done","sequence_number":7,"output_index":0,"command_index":1,"command":"pwd"}

event: response.output_item.done
data: {"sequence_number":8,"type":"response.output_item.done","output_index":0,"item":{"id":"sh_1","type":"shell_call","status":"completed","call_id":"call_1","action":{"commands":["ls","pwd"]}}}

event: response.completed
data: {"sequence_number":9,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"sh_1","type":"shell_call","status":"completed","call_id":"call_1","action":{"commands":["ls","pwd"]}}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== a command
--- in
event: response.created
data: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"sh_1","type":"shell_call","status":"in_progress","call_id":"call_1","action":{"commands":[]}}}

event: response.shell_call_command.added
data: {"type":"response.shell_call_command.added","output_index":0,"command_index":0,"command":"ls"}

event: response.shell_call_command.delta
data: {"type":"response.shell_call_command.delta","output_index":0,"command_index":0,"delta":" -l"}

event: response.shell_call_command.done
data: {"type":"response.shell_call_command.done","output_index":0,"command_index":0,"command":"ls -l"}

event: response.output_item.done
data: {"type":"response.output_item.done","output_index":0,"item":{"id":"sh_1","type":"shell_call","status":"completed","call_id":"call_1","action":{"commands":["ls -l"]}}}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"sh_1","type":"shell_call","status":"completed","call_id":"call_1","action":{"commands":["ls -l"]}}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"sh_1","type":"shell_call","status":"in_progress","call_id":"call_1","action":{"commands":[]}}}

event: response.shell_call_command.added
data: {"sequence_number":2,"type":"response.shell_call_command.added","output_index":0,"command_index":0,"command":""}

event: response.shell_call_command.delta
data: {"type":"response.shell_call_command.delta","sequence_number":3,"output_index":0,"command_index":0,"delta":"ls"}

event: response.shell_call_command.delta
data: {"sequence_number":4,"type":"response.shell_call_command.delta","output_index":0,"command_index":0,"delta":" -l"}

event: response.shell_call_command.done
data: {"sequence_number":5,"type":"response.shell_call_command.done","output_index":0,"command_index":0,"command":"ls -l"}

event: response.output_item.done
data: {"sequence_number":6,"type":"response.output_item.done","output_index":0,"item":{"id":"sh_1","type":"shell_call","status":"completed","call_id":"call_1","action":{"commands":["ls -l"]}}}

event: response.completed
data: {"sequence_number":7,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"sh_1","type":"shell_call","status":"completed","call_id":"call_1","action":{"commands":["ls -l"]}}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

