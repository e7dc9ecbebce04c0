# Data of events: what is a JSON object gets a number, all other data passes.

=== data of any kind
conf: responses_normalize off;
conf: responses_failure off;
--- in escaped
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.a
data: {}

event: response.a
data: { }

event: response.a
data: {"a":1}

event: response.a
data: { "a":1} 

event: response.a
data: {"a":"sequence_number"}

event: response.a
data: {"Sequence_number":5}

event: response.a
data: {"sequence_number2":5}

event: response.a
data: {"a":{"sequence_number":5}}

event: response.a
data: {"sequence_number":"","a":1}

event: response.a
data: {"a":1e400,"b":1.00,"sequence_number":9}

event: response.a
data: {"a":"\\ud83d","sequence_number":9}

event: response.a
data: {"a":"\\ud83d\\\\u0","sequence_number":9}

event: response.a
data: {"a":"\\/\\b","sequence_number":9}

event: response.a
data: {"":1,"sequence_number":9}

event: response.a
data: [{"sequence_number":9}]

event: response.a
data: "sequence_number"

event: response.a
data: 12

event: response.a
data: null

event: response.a
data: {"sequence_number":9}x

event: response.a
data: {"sequence_number":9}{"sequence_number":9}

event: response.a
data: {"sequence_number":9,}

event: response.a
data: {"sequence_number":9

event: response.a
data: {'sequence_number':9}

event: response.a
data: {"a":NaN,"sequence_number":9}

event: response.a
data: {"a":"\t","sequence_number":9}

event: response.a
data: {"a":"\xc3","sequence_number":9}

event: response.a
data: {"a":"\xed\xa0\x80","sequence_number":9}

event: response.a
data: {"a":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello","annotations":[]}]},{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"f","arguments":"{}"}]}}

--- out escaped
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.a
data: {"sequence_number":1}

event: response.a
data: {"sequence_number":2 }

event: response.a
data: {"sequence_number":3,"a":1}

event: response.a
data: {"sequence_number":4, "a":1} 

event: response.a
data: {"sequence_number":5,"a":"sequence_number"}

event: response.a
data: {"sequence_number":6,"Sequence_number":5}

event: response.a
data: {"sequence_number":7,"sequence_number2":5}

event: response.a
data: {"sequence_number":8,"a":{"sequence_number":5}}

event: response.a
data: {"sequence_number":9,"a":1}

event: response.a
data: {"a":1e400,"b":1.00,"sequence_number":10}

event: response.a
data: {"a":"\\ud83d","sequence_number":11}

event: response.a
data: {"a":"\\ud83d\\\\u0","sequence_number":12}

event: response.a
data: {"a":"\\/\\b","sequence_number":13}

event: response.a
data: {"":1,"sequence_number":14}

event: response.a
data: [{"sequence_number":9}]

event: response.a
data: "sequence_number"

event: response.a
data: 12

event: response.a
data: null

event: response.a
data: {"sequence_number":9}x

event: response.a
data: {"sequence_number":9}{"sequence_number":9}

event: response.a
data: {"sequence_number":9,}

event: response.a
data: {"sequence_number":9

event: response.a
data: {'sequence_number':9}

event: response.a
data: {"a":NaN,"sequence_number":15}

event: response.a
data: {"a":"\x09","sequence_number":9}

event: response.a
data: {"a":"Ã","sequence_number":16}

event: response.a
data: {"a":"í €","sequence_number":17}

event: response.a
data: {"sequence_number":18,"a":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]}

event: response.completed
data: {"sequence_number":19,"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello","annotations":[]}]},{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"f","arguments":"{}"}]}}
\n\
=== event lines say message
conf: responses_profile openai event=message;
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.in_progress
data: {"type":"response.in_progress","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":2,"output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":3,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":4,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"Hel"}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":5,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"lo"}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":6,"item_id":"msg_1","output_index":0,"content_index":0,"text":"Hello"}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":7,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"Hello","annotations":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":8,"output_index":0,"item":{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello","annotations":[]}]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":9,"output_index":1,"item":{"id":"fc_1","type":"function_call","status":"in_progress","call_id":"call_1","name":"f","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":10,"item_id":"fc_1","output_index":1,"delta":"{}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":11,"item_id":"fc_1","output_index":1,"arguments":"{}"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":12,"output_index":1,"item":{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"f","arguments":"{}"}}

event: response.completed
data: {"type":"response.completed","sequence_number":13,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello","annotations":[]}]},{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"f","arguments":"{}"}]}}

--- out
event: message
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: message
data: {"type":"response.in_progress","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: message
data: {"type":"response.output_item.added","sequence_number":2,"output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: message
data: {"type":"response.content_part.added","sequence_number":3,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[]}}

event: message
data: {"type":"response.output_text.delta","sequence_number":4,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"Hel"}

event: message
data: {"type":"response.output_text.delta","sequence_number":5,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"lo"}

event: message
data: {"type":"response.output_text.done","sequence_number":6,"item_id":"msg_1","output_index":0,"content_index":0,"text":"Hello"}

event: message
data: {"type":"response.content_part.done","sequence_number":7,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"Hello","annotations":[]}}

event: message
data: {"type":"response.output_item.done","sequence_number":8,"output_index":0,"item":{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello","annotations":[]}]}}

event: message
data: {"type":"response.output_item.added","sequence_number":9,"output_index":1,"item":{"id":"fc_1","type":"function_call","status":"in_progress","call_id":"call_1","name":"f","arguments":""}}

event: message
data: {"type":"response.function_call_arguments.delta","sequence_number":10,"item_id":"fc_1","output_index":1,"delta":"{}"}

event: message
data: {"type":"response.function_call_arguments.done","sequence_number":11,"item_id":"fc_1","output_index":1,"arguments":"{}"}

event: message
data: {"type":"response.output_item.done","sequence_number":12,"output_index":1,"item":{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"f","arguments":"{}"}}

event: message
data: {"type":"response.completed","sequence_number":13,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello","annotations":[]}]},{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"f","arguments":"{}"}]}}

=== no event lines
conf: responses_profile openai event=none;
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.in_progress
data: {"type":"response.in_progress","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":2,"output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":3,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":4,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"Hel"}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":5,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"lo"}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":6,"item_id":"msg_1","output_index":0,"content_index":0,"text":"Hello"}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":7,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"Hello","annotations":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":8,"output_index":0,"item":{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello","annotations":[]}]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":9,"output_index":1,"item":{"id":"fc_1","type":"function_call","status":"in_progress","call_id":"call_1","name":"f","arguments":""}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":10,"item_id":"fc_1","output_index":1,"delta":"{}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":11,"item_id":"fc_1","output_index":1,"arguments":"{}"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":12,"output_index":1,"item":{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"f","arguments":"{}"}}

event: response.completed
data: {"type":"response.completed","sequence_number":13,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello","annotations":[]}]},{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"f","arguments":"{}"}]}}

--- out
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

data: {"type":"response.in_progress","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

data: {"type":"response.output_item.added","sequence_number":2,"output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

data: {"type":"response.content_part.added","sequence_number":3,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[]}}

data: {"type":"response.output_text.delta","sequence_number":4,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"Hel"}

data: {"type":"response.output_text.delta","sequence_number":5,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"lo"}

data: {"type":"response.output_text.done","sequence_number":6,"item_id":"msg_1","output_index":0,"content_index":0,"text":"Hello"}

data: {"type":"response.content_part.done","sequence_number":7,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"Hello","annotations":[]}}

data: {"type":"response.output_item.done","sequence_number":8,"output_index":0,"item":{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello","annotations":[]}]}}

data: {"type":"response.output_item.added","sequence_number":9,"output_index":1,"item":{"id":"fc_1","type":"function_call","status":"in_progress","call_id":"call_1","name":"f","arguments":""}}

data: {"type":"response.function_call_arguments.delta","sequence_number":10,"item_id":"fc_1","output_index":1,"delta":"{}"}

data: {"type":"response.function_call_arguments.done","sequence_number":11,"item_id":"fc_1","output_index":1,"arguments":"{}"}

data: {"type":"response.output_item.done","sequence_number":12,"output_index":1,"item":{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"f","arguments":"{}"}}

data: {"type":"response.completed","sequence_number":13,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello","annotations":[]}]},{"id":"fc_1","type":"function_call","status":"completed","call_id":"call_1","name":"f","arguments":"{}"}]}}

=== the digits become more
conf: responses_normalize off;
conf: responses_failure off;
--- in
event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":1}

--- out
event: response.a
data: {"type":"response.a","sequence_number":0}

event: response.a
data: {"type":"response.a","sequence_number":1}

event: response.a
data: {"type":"response.a","sequence_number":2}

event: response.a
data: {"type":"response.a","sequence_number":3}

event: response.a
data: {"type":"response.a","sequence_number":4}

event: response.a
data: {"type":"response.a","sequence_number":5}

event: response.a
data: {"type":"response.a","sequence_number":6}

event: response.a
data: {"type":"response.a","sequence_number":7}

event: response.a
data: {"type":"response.a","sequence_number":8}

event: response.a
data: {"type":"response.a","sequence_number":9}

event: response.a
data: {"type":"response.a","sequence_number":10}

event: response.a
data: {"type":"response.a","sequence_number":11}

event: response.a
data: {"type":"response.a","sequence_number":12}

event: response.a
data: {"type":"response.a","sequence_number":13}

event: response.a
data: {"type":"response.a","sequence_number":14}

event: response.a
data: {"type":"response.a","sequence_number":15}

event: response.a
data: {"type":"response.a","sequence_number":16}

event: response.a
data: {"type":"response.a","sequence_number":17}

event: response.a
data: {"type":"response.a","sequence_number":18}

event: response.a
data: {"type":"response.a","sequence_number":19}

event: response.a
data: {"type":"response.a","sequence_number":20}

event: response.a
data: {"type":"response.a","sequence_number":21}

event: response.a
data: {"type":"response.a","sequence_number":22}

event: response.a
data: {"type":"response.a","sequence_number":23}

event: response.a
data: {"type":"response.a","sequence_number":24}

event: response.a
data: {"type":"response.a","sequence_number":25}

event: response.a
data: {"type":"response.a","sequence_number":26}

event: response.a
data: {"type":"response.a","sequence_number":27}

event: response.a
data: {"type":"response.a","sequence_number":28}

event: response.a
data: {"type":"response.a","sequence_number":29}

event: response.a
data: {"type":"response.a","sequence_number":30}

event: response.a
data: {"type":"response.a","sequence_number":31}

event: response.a
data: {"type":"response.a","sequence_number":32}

event: response.a
data: {"type":"response.a","sequence_number":33}

event: response.a
data: {"type":"response.a","sequence_number":34}

event: response.a
data: {"type":"response.a","sequence_number":35}

event: response.a
data: {"type":"response.a","sequence_number":36}

event: response.a
data: {"type":"response.a","sequence_number":37}

event: response.a
data: {"type":"response.a","sequence_number":38}

event: response.a
data: {"type":"response.a","sequence_number":39}

event: response.a
data: {"type":"response.a","sequence_number":40}

event: response.a
data: {"type":"response.a","sequence_number":41}

event: response.a
data: {"type":"response.a","sequence_number":42}

event: response.a
data: {"type":"response.a","sequence_number":43}

event: response.a
data: {"type":"response.a","sequence_number":44}

event: response.a
data: {"type":"response.a","sequence_number":45}

event: response.a
data: {"type":"response.a","sequence_number":46}

event: response.a
data: {"type":"response.a","sequence_number":47}

event: response.a
data: {"type":"response.a","sequence_number":48}

event: response.a
data: {"type":"response.a","sequence_number":49}

event: response.a
data: {"type":"response.a","sequence_number":50}

event: response.a
data: {"type":"response.a","sequence_number":51}

event: response.a
data: {"type":"response.a","sequence_number":52}

event: response.a
data: {"type":"response.a","sequence_number":53}

event: response.a
data: {"type":"response.a","sequence_number":54}

event: response.a
data: {"type":"response.a","sequence_number":55}

event: response.a
data: {"type":"response.a","sequence_number":56}

event: response.a
data: {"type":"response.a","sequence_number":57}

event: response.a
data: {"type":"response.a","sequence_number":58}

event: response.a
data: {"type":"response.a","sequence_number":59}

event: response.a
data: {"type":"response.a","sequence_number":60}

event: response.a
data: {"type":"response.a","sequence_number":61}

event: response.a
data: {"type":"response.a","sequence_number":62}

event: response.a
data: {"type":"response.a","sequence_number":63}

event: response.a
data: {"type":"response.a","sequence_number":64}

event: response.a
data: {"type":"response.a","sequence_number":65}

event: response.a
data: {"type":"response.a","sequence_number":66}

event: response.a
data: {"type":"response.a","sequence_number":67}

event: response.a
data: {"type":"response.a","sequence_number":68}

event: response.a
data: {"type":"response.a","sequence_number":69}

event: response.a
data: {"type":"response.a","sequence_number":70}

event: response.a
data: {"type":"response.a","sequence_number":71}

event: response.a
data: {"type":"response.a","sequence_number":72}

event: response.a
data: {"type":"response.a","sequence_number":73}

event: response.a
data: {"type":"response.a","sequence_number":74}

event: response.a
data: {"type":"response.a","sequence_number":75}

event: response.a
data: {"type":"response.a","sequence_number":76}

event: response.a
data: {"type":"response.a","sequence_number":77}

event: response.a
data: {"type":"response.a","sequence_number":78}

event: response.a
data: {"type":"response.a","sequence_number":79}

event: response.a
data: {"type":"response.a","sequence_number":80}

event: response.a
data: {"type":"response.a","sequence_number":81}

event: response.a
data: {"type":"response.a","sequence_number":82}

event: response.a
data: {"type":"response.a","sequence_number":83}

event: response.a
data: {"type":"response.a","sequence_number":84}

event: response.a
data: {"type":"response.a","sequence_number":85}

event: response.a
data: {"type":"response.a","sequence_number":86}

event: response.a
data: {"type":"response.a","sequence_number":87}

event: response.a
data: {"type":"response.a","sequence_number":88}

event: response.a
data: {"type":"response.a","sequence_number":89}

event: response.a
data: {"type":"response.a","sequence_number":90}

event: response.a
data: {"type":"response.a","sequence_number":91}

event: response.a
data: {"type":"response.a","sequence_number":92}

event: response.a
data: {"type":"response.a","sequence_number":93}

event: response.a
data: {"type":"response.a","sequence_number":94}

event: response.a
data: {"type":"response.a","sequence_number":95}

event: response.a
data: {"type":"response.a","sequence_number":96}

event: response.a
data: {"type":"response.a","sequence_number":97}

event: response.a
data: {"type":"response.a","sequence_number":98}

event: response.a
data: {"type":"response.a","sequence_number":99}

event: response.a
data: {"type":"response.a","sequence_number":100}

event: response.a
data: {"type":"response.a","sequence_number":101}

event: response.a
data: {"type":"response.a","sequence_number":102}

event: response.a
data: {"type":"response.a","sequence_number":103}

event: response.a
data: {"type":"response.a","sequence_number":104}

