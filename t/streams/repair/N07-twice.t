# A delta that comes twice, byte for byte, with its number: its text was doubled.

=== the first delta, and the last
log:  dialect=twice,no-done events_hidden=3
--- in
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"m","type":"message","status":"in_progress","role":"assistant","content":[]}}

data: {"sequence_number":2,"type":"response.content_part.added","item_id":"m","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

data: {"sequence_number":3,"type":"response.output_text.delta","item_id":"m","output_index":0,"content_index":0,"delta":"ha","logprobs":[]}

data: {"sequence_number":3,"type":"response.output_text.delta","item_id":"m","output_index":0,"content_index":0,"delta":"ha","logprobs":[]}

data: {"sequence_number":4,"type":"response.output_text.delta","item_id":"m","output_index":0,"content_index":0,"delta":"ha","logprobs":[]}

data: {"sequence_number":5,"type":"response.output_text.delta","item_id":"m","output_index":0,"content_index":0,"delta":"ho","logprobs":[]}

data: {"sequence_number":6,"type":"response.output_text.delta","item_id":"m","output_index":0,"content_index":0,"delta":"hi","logprobs":[]}

data: {"sequence_number":6,"type":"response.output_text.delta","item_id":"m","output_index":0,"content_index":0,"delta":"hi","logprobs":[]}

data: {"sequence_number":6,"type":"response.output_text.delta","item_id":"m","output_index":0,"content_index":0,"delta":"hi","logprobs":[]}

data: {"sequence_number":7,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"m","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"hahahohi","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"m","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"sequence_number":2,"type":"response.content_part.added","item_id":"m","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"sequence_number":3,"type":"response.output_text.delta","item_id":"m","output_index":0,"content_index":0,"delta":"ha","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":4,"type":"response.output_text.delta","item_id":"m","output_index":0,"content_index":0,"delta":"ha","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":5,"type":"response.output_text.delta","item_id":"m","output_index":0,"content_index":0,"delta":"ho","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":6,"type":"response.output_text.delta","item_id":"m","output_index":0,"content_index":0,"delta":"hi","logprobs":[]}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":7,"item_id":"m","output_index":0,"content_index":0,"text":"hahahohi","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":8,"item_id":"m","output_index":0,"content_index":0,"part":{"type":"output_text","text":"hahahohi","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":9,"output_index":0,"item":{"id":"m","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"hahahohi","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"sequence_number":10,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"m","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"hahahohi","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

=== the whole stream
--- in
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"m","type":"message","status":"in_progress","role":"assistant","content":[]}}

data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"m","type":"message","status":"in_progress","role":"assistant","content":[]}}

data: {"sequence_number":2,"type":"response.content_part.added","item_id":"m","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

data: {"sequence_number":2,"type":"response.content_part.added","item_id":"m","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

data: {"sequence_number":3,"type":"response.output_text.delta","item_id":"m","output_index":0,"content_index":0,"delta":"ha","logprobs":[]}

data: {"sequence_number":3,"type":"response.output_text.delta","item_id":"m","output_index":0,"content_index":0,"delta":"ha","logprobs":[]}

data: {"sequence_number":4,"type":"response.output_text.delta","item_id":"m","output_index":0,"content_index":0,"delta":"ha","logprobs":[]}

data: {"sequence_number":4,"type":"response.output_text.delta","item_id":"m","output_index":0,"content_index":0,"delta":"ha","logprobs":[]}

data: {"sequence_number":5,"type":"response.output_text.done","item_id":"m","output_index":0,"content_index":0,"text":"haha","logprobs":[]}

data: {"sequence_number":5,"type":"response.output_text.done","item_id":"m","output_index":0,"content_index":0,"text":"haha","logprobs":[]}

data: {"sequence_number":6,"type":"response.content_part.done","item_id":"m","output_index":0,"content_index":0,"part":{"type":"output_text","text":"haha","annotations":[],"logprobs":[]}}

data: {"sequence_number":6,"type":"response.content_part.done","item_id":"m","output_index":0,"content_index":0,"part":{"type":"output_text","text":"haha","annotations":[],"logprobs":[]}}

data: {"sequence_number":7,"type":"response.output_item.done","output_index":0,"item":{"id":"m","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"haha","annotations":[],"logprobs":[]}]}}

data: {"sequence_number":7,"type":"response.output_item.done","output_index":0,"item":{"id":"m","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"haha","annotations":[],"logprobs":[]}]}}

data: {"sequence_number":8,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"m","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"haha","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

data: {"sequence_number":8,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"m","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"haha","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"m","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"sequence_number":2,"type":"response.content_part.added","item_id":"m","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"sequence_number":3,"type":"response.output_text.delta","item_id":"m","output_index":0,"content_index":0,"delta":"ha","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":4,"type":"response.output_text.delta","item_id":"m","output_index":0,"content_index":0,"delta":"ha","logprobs":[]}

event: response.output_text.done
data: {"sequence_number":5,"type":"response.output_text.done","item_id":"m","output_index":0,"content_index":0,"text":"haha","logprobs":[]}

event: response.content_part.done
data: {"sequence_number":6,"type":"response.content_part.done","item_id":"m","output_index":0,"content_index":0,"part":{"type":"output_text","text":"haha","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"sequence_number":7,"type":"response.output_item.done","output_index":0,"item":{"id":"m","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"haha","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"sequence_number":8,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"m","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"haha","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

=== the same number for another delta
--- in
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"m","type":"message","status":"in_progress","role":"assistant","content":[]}}

data: {"sequence_number":2,"type":"response.content_part.added","item_id":"m","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

data: {"sequence_number":3,"type":"response.output_text.delta","item_id":"m","output_index":0,"content_index":0,"delta":"xha","logprobs":[]}

data: {"sequence_number":3,"type":"response.output_text.delta","item_id":"m","output_index":0,"content_index":0,"delta":"ha","logprobs":[]}

data: {"sequence_number":4,"type":"response.output_text.delta","item_id":"m","output_index":0,"content_index":0,"delta":"!","logprobs":[]}

data: {"sequence_number":5,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"m","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"xhaha!","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"m","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"sequence_number":2,"type":"response.content_part.added","item_id":"m","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"sequence_number":3,"type":"response.output_text.delta","item_id":"m","output_index":0,"content_index":0,"delta":"xha","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":4,"type":"response.output_text.delta","item_id":"m","output_index":0,"content_index":0,"delta":"ha","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":5,"type":"response.output_text.delta","item_id":"m","output_index":0,"content_index":0,"delta":"!","logprobs":[]}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":6,"item_id":"m","output_index":0,"content_index":0,"text":"xhaha!","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":7,"item_id":"m","output_index":0,"content_index":0,"part":{"type":"output_text","text":"xhaha!","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":8,"output_index":0,"item":{"id":"m","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"xhaha!","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"sequence_number":9,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"m","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"xhaha!","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

=== an upstream that does not count
--- in
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"sequence_number":0,"type":"response.output_item.added","output_index":0,"item":{"id":"m","type":"message","status":"in_progress","role":"assistant","content":[]}}

data: {"sequence_number":0,"type":"response.content_part.added","item_id":"m","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

data: {"sequence_number":0,"type":"response.output_text.delta","item_id":"m","output_index":0,"content_index":0,"delta":"ha","logprobs":[]}

data: {"sequence_number":0,"type":"response.output_text.delta","item_id":"m","output_index":0,"content_index":0,"delta":"ha","logprobs":[]}

data: {"sequence_number":0,"type":"response.output_text.delta","item_id":"m","output_index":0,"content_index":0,"delta":"ha","logprobs":[]}

data: {"sequence_number":0,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"m","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"hahaha","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"m","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"sequence_number":2,"type":"response.content_part.added","item_id":"m","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"sequence_number":3,"type":"response.output_text.delta","item_id":"m","output_index":0,"content_index":0,"delta":"ha","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":4,"type":"response.output_text.delta","item_id":"m","output_index":0,"content_index":0,"delta":"ha","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":5,"type":"response.output_text.delta","item_id":"m","output_index":0,"content_index":0,"delta":"ha","logprobs":[]}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":6,"item_id":"m","output_index":0,"content_index":0,"text":"hahaha","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":7,"item_id":"m","output_index":0,"content_index":0,"part":{"type":"output_text","text":"hahaha","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":8,"output_index":0,"item":{"id":"m","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"hahaha","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"sequence_number":9,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"m","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"hahaha","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

=== without numbers
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"m","type":"message","status":"in_progress","role":"assistant","content":[]}}

data: {"type":"response.content_part.added","item_id":"m","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

data: {"type":"response.output_text.delta","item_id":"m","output_index":0,"content_index":0,"delta":"ha","logprobs":[]}

data: {"type":"response.output_text.delta","item_id":"m","output_index":0,"content_index":0,"delta":"ha","logprobs":[]}

data: {"type":"response.output_text.delta","item_id":"m","output_index":0,"content_index":0,"delta":"ha","logprobs":[]}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"m","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"hahaha","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"m","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"sequence_number":2,"type":"response.content_part.added","item_id":"m","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"sequence_number":3,"type":"response.output_text.delta","item_id":"m","output_index":0,"content_index":0,"delta":"ha","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":4,"type":"response.output_text.delta","item_id":"m","output_index":0,"content_index":0,"delta":"ha","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":5,"type":"response.output_text.delta","item_id":"m","output_index":0,"content_index":0,"delta":"ha","logprobs":[]}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":6,"item_id":"m","output_index":0,"content_index":0,"text":"hahaha","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":7,"item_id":"m","output_index":0,"content_index":0,"part":{"type":"output_text","text":"hahaha","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":8,"output_index":0,"item":{"id":"m","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"hahaha","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"sequence_number":9,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"m","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"hahaha","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

=== arguments
--- in
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"i","type":"function_call","status":"in_progress","call_id":"c","name":"f","arguments":""}}

data: {"sequence_number":2,"type":"response.function_call_arguments.delta","item_id":"i","output_index":0,"delta":"{\"a\":"}

data: {"sequence_number":2,"type":"response.function_call_arguments.delta","item_id":"i","output_index":0,"delta":"{\"a\":"}

data: {"sequence_number":3,"type":"response.function_call_arguments.delta","item_id":"i","output_index":0,"delta":"1}"}

data: {"sequence_number":3,"type":"response.function_call_arguments.delta","item_id":"i","output_index":0,"delta":"1}"}

data: {"sequence_number":4,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"i","type":"function_call","status":"in_progress","call_id":"c","name":"f","arguments":""}}

event: response.function_call_arguments.delta
data: {"sequence_number":2,"type":"response.function_call_arguments.delta","item_id":"i","output_index":0,"delta":"{\"a\":"}

event: response.function_call_arguments.delta
data: {"sequence_number":3,"type":"response.function_call_arguments.delta","item_id":"i","output_index":0,"delta":"1}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":4,"item_id":"i","output_index":0,"name":"f","arguments":"{\"a\":1}"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":5,"output_index":0,"item":{"id":"i","type":"function_call","status":"completed","call_id":"c","name":"f","arguments":"{\"a\":1}"}}

event: response.completed
data: {"sequence_number":6,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"i","type":"function_call","status":"completed","call_id":"c","name":"f","arguments":"{\"a\":1}"}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

=== arguments of a call that is not named yet
--- in
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"sequence_number":1,"type":"response.function_call_arguments.delta","item_id":"i","output_index":0,"delta":"{\"a\":"}

data: {"sequence_number":2,"type":"response.function_call_arguments.delta","item_id":"i","output_index":0,"delta":"1"}

data: {"sequence_number":2,"type":"response.function_call_arguments.delta","item_id":"i","output_index":0,"delta":"1"}

data: {"sequence_number":3,"type":"response.function_call_arguments.delta","item_id":"i","output_index":0,"delta":"}"}

data: {"sequence_number":4,"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"function_call","status":"completed","call_id":"c","name":"f","arguments":"{\"a\":1}"}}

data: {"sequence_number":5,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"i","type":"function_call","status":"in_progress","call_id":"c","name":"f","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":2,"item_id":"i","output_index":0,"delta":"{\"a\":1}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":3,"item_id":"i","output_index":0,"name":"f","arguments":"{\"a\":1}"}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"function_call","status":"completed","call_id":"c","name":"f","arguments":"{\"a\":1}"}}

event: response.completed
data: {"sequence_number":5,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"i","type":"function_call","status":"completed","call_id":"c","name":"f","arguments":"{\"a\":1}"}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

=== of another item
--- in
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"m","type":"message","status":"in_progress","role":"assistant","content":[]}}

data: {"sequence_number":2,"type":"response.output_item.added","output_index":1,"item":{"id":"n","type":"message","status":"in_progress","role":"assistant","content":[]}}

data: {"sequence_number":3,"type":"response.output_text.delta","item_id":"m","output_index":0,"content_index":0,"delta":"ha","logprobs":[]}

data: {"sequence_number":4,"type":"response.output_text.delta","item_id":"n","output_index":1,"content_index":0,"delta":"ha","logprobs":[]}

data: {"sequence_number":4,"type":"response.output_text.delta","item_id":"m","output_index":0,"content_index":0,"delta":"ha","logprobs":[]}

data: {"sequence_number":5,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"m","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.output_item.added
data: {"sequence_number":2,"type":"response.output_item.added","output_index":1,"item":{"id":"n","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":3,"item_id":"m","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"sequence_number":4,"type":"response.output_text.delta","item_id":"m","output_index":0,"content_index":0,"delta":"ha","logprobs":[]}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":5,"item_id":"n","output_index":1,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"sequence_number":6,"type":"response.output_text.delta","item_id":"n","output_index":1,"content_index":0,"delta":"ha","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":7,"type":"response.output_text.delta","item_id":"m","output_index":0,"content_index":0,"delta":"ha","logprobs":[]}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":8,"item_id":"m","output_index":0,"content_index":0,"text":"haha","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":9,"item_id":"m","output_index":0,"content_index":0,"part":{"type":"output_text","text":"haha","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":10,"output_index":0,"item":{"id":"m","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"haha","annotations":[],"logprobs":[]}]}}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":11,"item_id":"n","output_index":1,"content_index":0,"text":"ha","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":12,"item_id":"n","output_index":1,"content_index":0,"part":{"type":"output_text","text":"ha","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":13,"output_index":1,"item":{"id":"n","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"ha","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"sequence_number":14,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"m","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"haha","annotations":[],"logprobs":[]}]},{"id":"n","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"ha","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

=== where a rule hides
conf: responses_hide_item reasoning;
--- in
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"m","type":"message","status":"in_progress","role":"assistant","content":[]}}

data: {"sequence_number":2,"type":"response.content_part.added","item_id":"m","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

data: {"sequence_number":3,"type":"response.output_item.added","output_index":1,"item":{"id":"h","type":"reasoning","summary":[{"type":"summary_text","text":"hush"}]}}

data: {"sequence_number":4,"type":"response.output_text.delta","item_id":"m","output_index":0,"content_index":0,"delta":"ha","logprobs":[]}

data: {"sequence_number":5,"type":"response.reasoning_summary_text.delta","item_id":"h","output_index":1,"summary_index":0,"delta":"hush"}

data: {"sequence_number":5,"type":"response.reasoning_summary_text.delta","item_id":"h","output_index":1,"summary_index":0,"delta":"hush"}

data: {"sequence_number":6,"type":"response.output_text.delta","item_id":"m","output_index":0,"content_index":0,"delta":"ha","logprobs":[]}

data: {"sequence_number":6,"type":"response.output_text.delta","item_id":"m","output_index":0,"content_index":0,"delta":"ha","logprobs":[]}

data: {"sequence_number":7,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"m","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"haha","annotations":[],"logprobs":[]}]},{"id":"h","type":"reasoning","summary":[{"type":"summary_text","text":"hush"}]}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"m","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"sequence_number":2,"type":"response.content_part.added","item_id":"m","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"sequence_number":3,"type":"response.output_text.delta","item_id":"m","output_index":0,"content_index":0,"delta":"ha","logprobs":[]}

event: response.output_text.delta
data: {"sequence_number":4,"type":"response.output_text.delta","item_id":"m","output_index":0,"content_index":0,"delta":"ha","logprobs":[]}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":5,"item_id":"m","output_index":0,"content_index":0,"text":"haha","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":6,"item_id":"m","output_index":0,"content_index":0,"part":{"type":"output_text","text":"haha","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":7,"output_index":0,"item":{"id":"m","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"haha","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"sequence_number":8,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"m","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"haha","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

