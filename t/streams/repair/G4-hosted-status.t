# Items of hosted tools that are never done: an end that is generated says what
# became of them, if their events said it, and nothing else.

=== a call that failed
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"type":"mcp_call","id":"m","name":"g","server_label":"s","arguments":"{}"}}

event: response.mcp_call.failed
data: {"type":"response.mcp_call.failed","item_id":"m","output_index":0}

event: response.completed
data: {"type":"response.completed","sequence_number":99,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"type":"mcp_call","id":"m","name":"g","server_label":"s","arguments":""}}

event: response.mcp_call.failed
data: {"sequence_number":2,"type":"response.mcp_call.failed","item_id":"m","output_index":0}

event: response.mcp_call_arguments.delta
data: {"type":"response.mcp_call_arguments.delta","sequence_number":3,"item_id":"m","output_index":0,"delta":"{}"}

event: response.mcp_call_arguments.done
data: {"type":"response.mcp_call_arguments.done","sequence_number":4,"item_id":"m","output_index":0,"arguments":"{}"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":5,"output_index":0,"item":{"status":"failed","type":"mcp_call","id":"m","name":"g","server_label":"s","arguments":"{}"}}

event: response.completed
data: {"type":"response.completed","sequence_number":6,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"status":"failed","type":"mcp_call","id":"m","name":"g","server_label":"s","arguments":"{}"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== an image of which only a part came
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"type":"image_generation_call","id":"i","status":"in_progress"}}

event: response.image_generation_call.partial_image
data: {"type":"response.image_generation_call.partial_image","item_id":"i","output_index":0,"partial_image_index":0,"partial_image_b64":"AAAA"}

event: response.completed
data: {"type":"response.completed","sequence_number":99,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"type":"image_generation_call","id":"i","status":"in_progress"}}

event: response.image_generation_call.partial_image
data: {"sequence_number":2,"type":"response.image_generation_call.partial_image","item_id":"i","output_index":0,"partial_image_index":0,"partial_image_b64":"AAAA"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":3,"output_index":0,"item":{"type":"image_generation_call","id":"i","status":"in_progress"}}

event: response.completed
data: {"type":"response.completed","sequence_number":4,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"type":"image_generation_call","id":"i","status":"in_progress"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== a search in an incomplete response
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","output_index":0,"item":{"type":"web_search_call","id":"w","status":"in_progress"}}

event: response.web_search_call.searching
data: {"type":"response.web_search_call.searching","item_id":"w","output_index":0}

event: response.incomplete
data: {"type":"response.incomplete","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"incomplete","output":[],"incomplete_details":{"reason":"x"},"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"type":"web_search_call","id":"w","status":"in_progress"}}

event: response.web_search_call.searching
data: {"sequence_number":2,"type":"response.web_search_call.searching","item_id":"w","output_index":0}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":3,"output_index":0,"item":{"type":"web_search_call","id":"w","status":"incomplete"}}

event: response.incomplete
data: {"sequence_number":4,"type":"response.incomplete","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"incomplete","output":[{"type":"web_search_call","id":"w","status":"incomplete"}],"incomplete_details":{"reason":"x"},"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== a search of which only the progress came
--- in
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

data: {"type":"response.web_search_call.in_progress","item_id":"m","output_index":0}

data: {"type":"response.web_search_call.completed","item_id":"m","output_index":0}

data: {"type":"response.completed","sequence_number":99,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"m","type":"web_search_call","status":"in_progress"}}

event: response.web_search_call.in_progress
data: {"sequence_number":2,"type":"response.web_search_call.in_progress","item_id":"m","output_index":0}

event: response.web_search_call.completed
data: {"sequence_number":3,"type":"response.web_search_call.completed","item_id":"m","output_index":0}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":4,"output_index":0,"item":{"id":"m","type":"web_search_call","status":"completed"}}

event: response.completed
data: {"type":"response.completed","sequence_number":5,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"m","type":"web_search_call","status":"completed"}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

=== a search that was not completed
--- in
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

data: {"type":"response.file_search_call.searching","item_id":"m","output_index":0}

data: {"type":"response.completed","sequence_number":99,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"m","type":"file_search_call","status":"in_progress","queries":[]}}

event: response.file_search_call.searching
data: {"sequence_number":2,"type":"response.file_search_call.searching","item_id":"m","output_index":0}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":3,"output_index":0,"item":{"id":"m","type":"file_search_call","status":"completed","queries":[]}}

event: response.completed
data: {"type":"response.completed","sequence_number":4,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"demo","status":"completed","output":[{"id":"m","type":"file_search_call","status":"completed","queries":[]}],"usage":{"input_tokens":1,"input_tokens_details":{"cached_tokens":0},"output_tokens":1,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":2}}}

