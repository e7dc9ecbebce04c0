# One call_id is one item, and so is one id, whatever index they come with:
# clients ran a call twice, once without its arguments.

=== done under another index and id (GitHub Copilot)
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i","type":"function_call","status":"in_progress","call_id":"c","name":"f","arguments":""}}

data: {"type":"response.output_item.done","output_index":1,"item":{"id":"j","type":"function_call","status":"completed","call_id":"c","name":"f","arguments":"{\"q\":1}"}}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"k","type":"function_call","status":"completed","call_id":"c","name":"f","arguments":"{\"q\":1}"}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"i","type":"function_call","status":"in_progress","call_id":"c","name":"f","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":2,"item_id":"i","output_index":0,"delta":"{\"q\":1}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":3,"item_id":"i","output_index":0,"name":"f","arguments":"{\"q\":1}"}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"function_call","status":"completed","call_id":"c","name":"f","arguments":"{\"q\":1}"}}

event: response.completed
data: {"sequence_number":5,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"i","type":"function_call","status":"completed","call_id":"c","name":"f","arguments":"{\"q\":1}"}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

=== added again under another index
log:  tool_calls=1
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i","type":"function_call","status":"in_progress","call_id":"c","name":"f","arguments":""}}

data: {"type":"response.output_item.added","output_index":1,"item":{"id":"j","type":"function_call","status":"in_progress","call_id":"c","name":"f","arguments":""}}

data: {"type":"response.function_call_arguments.delta","output_index":1,"item_id":"j","delta":"{\"q\":"}

data: {"type":"response.function_call_arguments.delta","output_index":0,"item_id":"i","delta":"1}"}

data: {"type":"response.function_call_arguments.done","output_index":1,"arguments":"{\"q\":1}"}

data: {"type":"response.output_item.done","output_index":1,"item":{"id":"j","type":"function_call","status":"completed","call_id":"c","name":"f","arguments":"{\"q\":1}"}}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"i","type":"function_call","status":"in_progress","call_id":"c","name":"f","arguments":""}}

event: response.function_call_arguments.delta
data: {"sequence_number":2,"type":"response.function_call_arguments.delta","output_index":0,"item_id":"i","delta":"{\"q\":"}

event: response.function_call_arguments.delta
data: {"sequence_number":3,"type":"response.function_call_arguments.delta","output_index":0,"item_id":"i","delta":"1}"}

event: response.function_call_arguments.done
data: {"item_id":"i","sequence_number":4,"type":"response.function_call_arguments.done","output_index":0,"arguments":"{\"q\":1}"}

event: response.output_item.done
data: {"sequence_number":5,"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"function_call","status":"completed","call_id":"c","name":"f","arguments":"{\"q\":1}"}}

event: response.completed
data: {"sequence_number":6,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"i","type":"function_call","status":"completed","call_id":"c","name":"f","arguments":"{\"q\":1}"}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

=== added again under another id, without an index
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"type":"response.output_item.added","item":{"id":"i","type":"function_call","status":"in_progress","call_id":"c","name":"f","arguments":""}}

data: {"type":"response.output_item.added","item":{"id":"k","type":"function_call","status":"in_progress","call_id":"d","name":"g","arguments":""}}

data: {"type":"response.output_item.added","item":{"id":"j","type":"function_call","status":"in_progress","call_id":"c","name":"f","arguments":""}}

data: {"type":"response.function_call_arguments.delta","item_id":"j","delta":"{\"q\":1}"}

data: {"type":"response.function_call_arguments.delta","item_id":"k","delta":"{}"}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"output_index":0,"sequence_number":1,"type":"response.output_item.added","item":{"id":"i","type":"function_call","status":"in_progress","call_id":"c","name":"f","arguments":""}}

event: response.output_item.added
data: {"output_index":1,"sequence_number":2,"type":"response.output_item.added","item":{"id":"k","type":"function_call","status":"in_progress","call_id":"d","name":"g","arguments":""}}

event: response.function_call_arguments.delta
data: {"output_index":0,"sequence_number":3,"type":"response.function_call_arguments.delta","item_id":"i","delta":"{\"q\":1}"}

event: response.function_call_arguments.delta
data: {"output_index":1,"sequence_number":4,"type":"response.function_call_arguments.delta","item_id":"k","delta":"{}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":5,"item_id":"i","output_index":0,"name":"f","arguments":"{\"q\":1}"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":6,"output_index":0,"item":{"id":"i","type":"function_call","status":"completed","call_id":"c","name":"f","arguments":"{\"q\":1}"}}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":7,"item_id":"k","output_index":1,"name":"g","arguments":"{}"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":8,"output_index":1,"item":{"id":"k","type":"function_call","status":"completed","call_id":"d","name":"g","arguments":"{}"}}

event: response.completed
data: {"sequence_number":9,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"i","type":"function_call","status":"completed","call_id":"c","name":"f","arguments":"{\"q\":1}"},{"id":"k","type":"function_call","status":"completed","call_id":"d","name":"g","arguments":"{}"}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

=== done before it is added
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"function_call","status":"completed","call_id":"c","name":"f","arguments":"{\"q\":1}"}}

data: {"type":"response.output_item.added","output_index":1,"item":{"id":"j","type":"function_call","status":"in_progress","call_id":"c","name":"f","arguments":""}}

data: {"type":"response.function_call_arguments.delta","output_index":1,"item_id":"j","delta":"{\"q\":1}"}

data: {"type":"response.output_item.done","output_index":1,"item":{"id":"j","type":"function_call","status":"completed","call_id":"c","name":"f","arguments":"{\"q\":1}"}}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"i","type":"function_call","status":"in_progress","call_id":"c","name":"f","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":2,"item_id":"i","output_index":0,"delta":"{\"q\":1}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":3,"item_id":"i","output_index":0,"name":"f","arguments":"{\"q\":1}"}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"function_call","status":"completed","call_id":"c","name":"f","arguments":"{\"q\":1}"}}

event: response.completed
data: {"sequence_number":5,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"i","type":"function_call","status":"completed","call_id":"c","name":"f","arguments":"{\"q\":1}"}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

=== only the terminal has it again
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"function_call","status":"completed","call_id":"c","name":"f","arguments":"{\"q\":1}"}}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"x","type":"function_call","status":"completed","call_id":"c","name":"f","arguments":"{\"q\":1}"}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"i","type":"function_call","status":"in_progress","call_id":"c","name":"f","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":2,"item_id":"i","output_index":0,"delta":"{\"q\":1}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":3,"item_id":"i","output_index":0,"name":"f","arguments":"{\"q\":1}"}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"function_call","status":"completed","call_id":"c","name":"f","arguments":"{\"q\":1}"}}

event: response.completed
data: {"sequence_number":5,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"i","type":"function_call","status":"completed","call_id":"c","name":"f","arguments":"{\"q\":1}"}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

=== the terminal has it twice
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"function_call","status":"completed","call_id":"c","name":"f","arguments":"{\"q\":1}"}}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"x","type":"function_call","status":"completed","call_id":"c","name":"f","arguments":"{\"q\":1}"},{"id":"y","type":"function_call","status":"completed","call_id":"c","name":"f","arguments":"{\"q\":1}"},{"id":"z","type":"function_call","status":"completed","call_id":"d","name":"f","arguments":"{\"q\":1}"}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"i","type":"function_call","status":"in_progress","call_id":"c","name":"f","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":2,"item_id":"i","output_index":0,"delta":"{\"q\":1}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":3,"item_id":"i","output_index":0,"name":"f","arguments":"{\"q\":1}"}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"function_call","status":"completed","call_id":"c","name":"f","arguments":"{\"q\":1}"}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":5,"output_index":1,"item":{"id":"z","type":"function_call","status":"in_progress","call_id":"d","name":"f","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":6,"item_id":"z","output_index":1,"delta":"{\"q\":1}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":7,"item_id":"z","output_index":1,"name":"f","arguments":"{\"q\":1}"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":8,"output_index":1,"item":{"id":"z","type":"function_call","status":"completed","call_id":"d","name":"f","arguments":"{\"q\":1}"}}

event: response.completed
data: {"sequence_number":9,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"i","type":"function_call","status":"completed","call_id":"c","name":"f","arguments":"{\"q\":1}"},{"id":"z","type":"function_call","status":"completed","call_id":"d","name":"f","arguments":"{\"q\":1}"}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

=== a call and its output
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"function_call","status":"completed","call_id":"c","name":"f","arguments":"{\"q\":1}"}}

data: {"type":"response.output_item.done","output_index":1,"item":{"id":"o","type":"function_call_output","call_id":"c","output":"1","status":"completed"}}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"i","type":"function_call","status":"in_progress","call_id":"c","name":"f","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":2,"item_id":"i","output_index":0,"delta":"{\"q\":1}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":3,"item_id":"i","output_index":0,"name":"f","arguments":"{\"q\":1}"}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"function_call","status":"completed","call_id":"c","name":"f","arguments":"{\"q\":1}"}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":5,"output_index":1,"item":{"id":"o","type":"function_call_output","call_id":"c","output":"1","status":"in_progress"}}

event: response.output_item.done
data: {"sequence_number":6,"type":"response.output_item.done","output_index":1,"item":{"id":"o","type":"function_call_output","call_id":"c","output":"1","status":"completed"}}

event: response.completed
data: {"sequence_number":7,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"i","type":"function_call","status":"completed","call_id":"c","name":"f","arguments":"{\"q\":1}"},{"id":"o","type":"function_call_output","call_id":"c","output":"1","status":"completed"}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

=== a custom call
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i","type":"custom_tool_call","status":"in_progress","call_id":"c","name":"f","input":""}}

data: {"type":"response.output_item.done","output_index":3,"item":{"id":"j","type":"custom_tool_call","status":"completed","call_id":"c","name":"f","input":"x"}}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"k","type":"custom_tool_call","status":"completed","call_id":"c","name":"f","input":"x"}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"i","type":"custom_tool_call","status":"in_progress","call_id":"c","name":"f","input":""}}

event: response.custom_tool_call_input.delta
data: {"type":"response.custom_tool_call_input.delta","sequence_number":2,"item_id":"i","output_index":0,"delta":"x"}

event: response.custom_tool_call_input.done
data: {"type":"response.custom_tool_call_input.done","sequence_number":3,"item_id":"i","output_index":0,"input":"x"}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"custom_tool_call","status":"completed","call_id":"c","name":"f","input":"x"}}

event: response.completed
data: {"sequence_number":5,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"i","type":"custom_tool_call","status":"completed","call_id":"c","name":"f","input":"x"}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

=== a call of a type that is not known
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i","type":"acme_call","call_id":"c"}}

data: {"type":"response.output_item.done","output_index":1,"item":{"id":"j","type":"acme_call","call_id":"c"}}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"i","type":"acme_call","call_id":"c"}}

event: response.output_item.done
data: {"sequence_number":2,"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"acme_call","call_id":"c"}}

event: response.completed
data: {"sequence_number":3,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"i","type":"acme_call","call_id":"c"}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

=== a call_id with an escape
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i","type":"function_call","status":"in_progress","call_id":"call_1","name":"f","arguments":""}}

data: {"type":"response.output_item.done","output_index":1,"item":{"id":"j","type":"function_call","status":"completed","call_id":"call\u005f1","name":"f","arguments":"{}"}}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"i","type":"function_call","status":"in_progress","call_id":"call_1","name":"f","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":2,"item_id":"i","output_index":0,"delta":"{}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":3,"item_id":"i","output_index":0,"name":"f","arguments":"{}"}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"function_call","status":"completed","call_id":"call_1","name":"f","arguments":"{}"}}

event: response.completed
data: {"sequence_number":5,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"i","type":"function_call","status":"completed","call_id":"call_1","name":"f","arguments":"{}"}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

=== an id with an escape under another index
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

data: {"type":"response.content_part.added","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

data: {"type":"response.output_text.delta","item_id":"msg\u005f1","output_index":1,"content_index":0,"delta":"Hi","logprobs":[]}

data: {"type":"response.output_item.done","output_index":1,"item":{"id":"msg\u005F1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hi","annotations":[],"logprobs":[]}]}}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hi","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"sequence_number":2,"type":"response.content_part.added","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"sequence_number":3,"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"Hi","logprobs":[]}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":4,"item_id":"msg_1","output_index":0,"content_index":0,"text":"Hi","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":5,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"Hi","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"sequence_number":6,"type":"response.output_item.done","output_index":0,"item":{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hi","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"sequence_number":7,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hi","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

=== a message added again under another index
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"m","type":"message","status":"in_progress","role":"assistant","content":[]}}

data: {"type":"response.output_item.added","output_index":1,"item":{"id":"m","type":"message","status":"in_progress","role":"assistant","content":[]}}

data: {"type":"response.content_part.added","output_index":1,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

data: {"type":"response.output_text.delta","output_index":1,"content_index":0,"delta":"Hi","logprobs":[]}

data: {"type":"response.output_item.done","output_index":1,"item":{"id":"m","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hi","annotations":[],"logprobs":[]}]}}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"m","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"item_id":"m","sequence_number":2,"type":"response.content_part.added","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"item_id":"m","sequence_number":3,"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":"Hi","logprobs":[]}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":4,"item_id":"m","output_index":0,"content_index":0,"text":"Hi","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":5,"item_id":"m","output_index":0,"content_index":0,"part":{"type":"output_text","text":"Hi","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"sequence_number":6,"type":"response.output_item.done","output_index":0,"item":{"id":"m","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hi","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"sequence_number":7,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"m","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hi","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

=== two calls that differ in call_id are two
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"function_call","status":"completed","call_id":"c","name":"f","arguments":"{\"q\":1}"}}

data: {"type":"response.output_item.done","output_index":1,"item":{"id":"i","type":"function_call","status":"completed","call_id":"d","name":"f","arguments":"{\"q\":1}"}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"j","type":"function_call","status":"completed","call_id":"e","name":"f","arguments":"{\"q\":1}"}}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"i","type":"function_call","status":"in_progress","call_id":"c","name":"f","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":2,"item_id":"i","output_index":0,"delta":"{\"q\":1}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":3,"item_id":"i","output_index":0,"name":"f","arguments":"{\"q\":1}"}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"function_call","status":"completed","call_id":"c","name":"f","arguments":"{\"q\":1}"}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":5,"output_index":1,"item":{"id":"fc_REQUEST_1","type":"function_call","status":"in_progress","call_id":"d","name":"f","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":6,"item_id":"fc_REQUEST_1","output_index":1,"delta":"{\"q\":1}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":7,"item_id":"fc_REQUEST_1","output_index":1,"name":"f","arguments":"{\"q\":1}"}

event: response.output_item.done
data: {"sequence_number":8,"type":"response.output_item.done","output_index":1,"item":{"id":"fc_REQUEST_1","type":"function_call","status":"completed","call_id":"d","name":"f","arguments":"{\"q\":1}"}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":9,"output_index":2,"item":{"id":"j","type":"function_call","status":"in_progress","call_id":"e","name":"f","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":10,"item_id":"j","output_index":2,"delta":"{\"q\":1}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":11,"item_id":"j","output_index":2,"name":"f","arguments":"{\"q\":1}"}

event: response.output_item.done
data: {"sequence_number":12,"type":"response.output_item.done","output_index":2,"item":{"id":"j","type":"function_call","status":"completed","call_id":"e","name":"f","arguments":"{\"q\":1}"}}

event: response.completed
data: {"sequence_number":13,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"i","type":"function_call","status":"completed","call_id":"c","name":"f","arguments":"{\"q\":1}"},{"id":"fc_REQUEST_1","type":"function_call","status":"completed","call_id":"d","name":"f","arguments":"{\"q\":1}"},{"id":"j","type":"function_call","status":"completed","call_id":"e","name":"f","arguments":"{\"q\":1}"}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

=== a call_id that changes alone is one call
--- in
data: {"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i","type":"function_call","status":"in_progress","call_id":"c","name":"f","arguments":""}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"function_call","status":"completed","call_id":"d","name":"f","arguments":"{\"q\":1}"}}

data: {"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"r","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"i","type":"function_call","status":"in_progress","call_id":"c","name":"f","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":2,"item_id":"i","output_index":0,"delta":"{\"q\":1}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":3,"item_id":"i","output_index":0,"name":"f","arguments":"{\"q\":1}"}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"function_call","status":"completed","call_id":"c","name":"f","arguments":"{\"q\":1}"}}

event: response.completed
data: {"sequence_number":5,"type":"response.completed","response":{"id":"r","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"i","type":"function_call","status":"completed","call_id":"c","name":"f","arguments":"{\"q\":1}"}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

=== a response id that is empty, then another
--- in
data: {"type":"response.created","response":{"id":"","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"type":"response.in_progress","response":{"id":"resp_late","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"m","type":"message","status":"in_progress","role":"assistant","content":[]}}

data: {"type":"response.completed","response":{"id":"resp_late","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"m","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hi","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.in_progress
data: {"sequence_number":1,"type":"response.in_progress","response":{"id":"resp_REQUEST","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.output_item.added
data: {"sequence_number":2,"type":"response.output_item.added","output_index":0,"item":{"id":"m","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":3,"item_id":"m","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":4,"item_id":"m","output_index":0,"content_index":0,"delta":"Hi","logprobs":[]}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":5,"item_id":"m","output_index":0,"content_index":0,"text":"Hi","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":6,"item_id":"m","output_index":0,"content_index":0,"part":{"type":"output_text","text":"Hi","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":7,"output_index":0,"item":{"id":"m","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hi","annotations":[],"logprobs":[]}]}}

event: response.completed
data: {"sequence_number":8,"type":"response.completed","response":{"id":"resp_REQUEST","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[{"id":"m","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hi","annotations":[],"logprobs":[]}]}],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

=== a response id that is null
--- in
data: {"type":"response.created","response":{"id":null,"object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

data: {"type":"response.completed","response":{"id":"resp_late","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","created_at":1700000000,"status":"in_progress","model":"m","output":[]}}

event: response.completed
data: {"sequence_number":1,"type":"response.completed","response":{"id":"resp_REQUEST","object":"response","created_at":1700000000,"status":"completed","model":"m","output":[],"usage":{"input_tokens":3,"input_tokens_details":{"cached_tokens":0},"output_tokens":2,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":5}}}

