# The AI SDK's notes: data only, what its schema needs and no more.

=== notes-incomplete
log:  repaired=9 dialect=response-id,usage,no-scaffold,no-done,response,indexes,item input_tokens=5 output_tokens=3
--- in
data: {"type":"response.created","response":{"id":"resp_n3","created_at":1750000102,"model":"gpt-4o-mini"}}

data: {"type":"response.output_item.added","output_index":0,"item":{"type":"message","id":"msg_n3"}}

data: {"type":"response.output_text.delta","item_id":"msg_n3","delta":"Low tide at"}

data: {"type":"response.output_item.done","output_index":0,"item":{"type":"message","id":"msg_n3"}}

data: {"type":"response.incomplete","response":{"incomplete_details":{"reason":"max_output_tokens"},"usage":{"input_tokens":5,"output_tokens":3}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","status":"in_progress","output":[],"id":"resp_n3","created_at":1750000102,"model":"gpt-4o-mini"}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"status":"in_progress","role":"assistant","content":[],"type":"message","id":"msg_n3"}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":2,"item_id":"msg_n3","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"output_index":0,"content_index":0,"sequence_number":3,"type":"response.output_text.delta","item_id":"msg_n3","delta":"Low tide at"}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":4,"item_id":"msg_n3","output_index":0,"content_index":0,"text":"Low tide at","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":5,"item_id":"msg_n3","output_index":0,"content_index":0,"part":{"type":"output_text","text":"Low tide at","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"sequence_number":6,"type":"response.output_item.done","output_index":0,"item":{"status":"completed","role":"assistant","content":[{"type":"output_text","text":"Low tide at","annotations":[],"logprobs":[]}],"type":"message","id":"msg_n3"}}

event: response.incomplete
data: {"sequence_number":7,"type":"response.incomplete","response":{"id":"resp_n3","object":"response","created_at":1750000102,"model":"gpt-4o-mini","status":"incomplete","output":[{"status":"completed","role":"assistant","content":[{"type":"output_text","text":"Low tide at","annotations":[],"logprobs":[]}],"type":"message","id":"msg_n3"}],"incomplete_details":{"reason":"max_output_tokens"},"usage":{"total_tokens":8,"input_tokens_details":{"cached_tokens":0,"cache_write_tokens":0},"output_tokens_details":{"reasoning_tokens":0},"input_tokens":5,"output_tokens":3}}}

=== notes-reasoning
log:  repaired=19 dialect=response-id,usage,no-scaffold,no-done,response,indexes,item-id,item,part-type input_tokens=5 output_tokens=16
--- in
data: {"type":"response.created","response":{"id":"resp_n1","created_at":1750000100,"model":"gpt-4o-mini"}}

data: {"type":"response.output_item.added","output_index":0,"item":{"type":"reasoning","id":"rs_n1"}}

data: {"type":"response.reasoning_summary_part.added","item_id":"rs_n1","summary_index":0}

data: {"type":"response.reasoning_summary_text.delta","item_id":"rs_n1","summary_index":0,"delta":"One look"}

data: {"type":"response.reasoning_summary_text.delta","item_id":"rs_n1","summary_index":0,"delta":" suffices."}

data: {"type":"response.output_item.done","output_index":0,"item":{"type":"reasoning","id":"rs_n1"}}

data: {"type":"response.output_item.added","output_index":1,"item":{"type":"message","id":"msg_n1"}}

data: {"type":"response.output_text.delta","item_id":"msg_n1","delta":"High tide"}

data: {"type":"response.output_text.delta","item_id":"msg_n1","delta":" at ten."}

data: {"type":"response.output_text.annotation.added","annotation":{"type":"url_citation","url":"https://tides.example/","title":"Tides","start_index":0,"end_index":9}}

data: {"type":"response.output_item.done","output_index":1,"item":{"type":"message","id":"msg_n1"}}

data: {"type":"response.completed","response":{"usage":{"input_tokens":5,"output_tokens":16}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","status":"in_progress","output":[],"id":"resp_n1","created_at":1750000100,"model":"gpt-4o-mini"}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"summary":[],"type":"reasoning","id":"rs_n1"}}

event: response.reasoning_summary_part.added
data: {"output_index":0,"part":{"type":"summary_text","text":""},"sequence_number":2,"type":"response.reasoning_summary_part.added","item_id":"rs_n1","summary_index":0}

event: response.reasoning_summary_text.delta
data: {"output_index":0,"sequence_number":3,"type":"response.reasoning_summary_text.delta","item_id":"rs_n1","summary_index":0,"delta":"One look"}

event: response.reasoning_summary_text.delta
data: {"output_index":0,"sequence_number":4,"type":"response.reasoning_summary_text.delta","item_id":"rs_n1","summary_index":0,"delta":" suffices."}

event: response.reasoning_summary_text.done
data: {"type":"response.reasoning_summary_text.done","sequence_number":5,"item_id":"rs_n1","output_index":0,"summary_index":0,"text":"One look suffices."}

event: response.reasoning_summary_part.done
data: {"type":"response.reasoning_summary_part.done","sequence_number":6,"item_id":"rs_n1","output_index":0,"summary_index":0,"part":{"type":"summary_text","text":"One look suffices."}}

event: response.output_item.done
data: {"sequence_number":7,"type":"response.output_item.done","output_index":0,"item":{"summary":[{"type":"summary_text","text":"One look suffices."}],"type":"reasoning","id":"rs_n1"}}

event: response.output_item.added
data: {"sequence_number":8,"type":"response.output_item.added","output_index":1,"item":{"status":"in_progress","role":"assistant","content":[],"type":"message","id":"msg_n1"}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":9,"item_id":"msg_n1","output_index":1,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"output_index":1,"content_index":0,"sequence_number":10,"type":"response.output_text.delta","item_id":"msg_n1","delta":"High tide"}

event: response.output_text.delta
data: {"output_index":1,"content_index":0,"sequence_number":11,"type":"response.output_text.delta","item_id":"msg_n1","delta":" at ten."}

event: response.output_text.annotation.added
data: {"output_index":1,"content_index":0,"annotation_index":0,"item_id":"msg_n1","sequence_number":12,"type":"response.output_text.annotation.added","annotation":{"type":"url_citation","url":"https://tides.example/","title":"Tides","start_index":0,"end_index":9}}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":13,"item_id":"msg_n1","output_index":1,"content_index":0,"text":"High tide at ten.","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":14,"item_id":"msg_n1","output_index":1,"content_index":0,"part":{"type":"output_text","text":"High tide at ten.","annotations":[{"type":"url_citation","url":"https://tides.example/","title":"Tides","start_index":0,"end_index":9}],"logprobs":[]}}

event: response.output_item.done
data: {"sequence_number":15,"type":"response.output_item.done","output_index":1,"item":{"status":"completed","role":"assistant","content":[{"type":"output_text","text":"High tide at ten.","annotations":[{"type":"url_citation","url":"https://tides.example/","title":"Tides","start_index":0,"end_index":9}],"logprobs":[]}],"type":"message","id":"msg_n1"}}

event: response.completed
data: {"sequence_number":16,"type":"response.completed","response":{"id":"resp_n1","object":"response","created_at":1750000100,"model":"gpt-4o-mini","status":"completed","output":[{"summary":[{"type":"summary_text","text":"One look suffices."}],"type":"reasoning","id":"rs_n1"},{"status":"completed","role":"assistant","content":[{"type":"output_text","text":"High tide at ten.","annotations":[{"type":"url_citation","url":"https://tides.example/","title":"Tides","start_index":0,"end_index":9}],"logprobs":[]}],"type":"message","id":"msg_n1"}],"usage":{"total_tokens":21,"input_tokens_details":{"cached_tokens":0,"cache_write_tokens":0},"output_tokens_details":{"reasoning_tokens":0},"input_tokens":5,"output_tokens":16}}}

=== notes-tool
log:  repaired=6 dialect=response-id,usage,no-done,response,item input_tokens=15 output_tokens=6
--- in
data: {"type":"response.created","response":{"id":"resp_n2","created_at":1750000101,"model":"gpt-4o-mini"}}

data: {"type":"response.output_item.added","output_index":0,"item":{"type":"function_call","id":"fc_n1","call_id":"call_n1","name":"weather","arguments":""}}

data: {"type":"response.function_call_arguments.delta","item_id":"fc_n1","output_index":0,"delta":"{\"city\":\"Rio\"}"}

data: {"type":"response.output_item.done","output_index":0,"item":{"type":"function_call","id":"fc_n1","call_id":"call_n1","name":"weather","arguments":"{\"city\":\"Rio\"}","status":"completed"}}

data: {"type":"response.completed","response":{"usage":{"input_tokens":15,"output_tokens":6}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","status":"in_progress","output":[],"id":"resp_n2","created_at":1750000101,"model":"gpt-4o-mini"}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"status":"in_progress","type":"function_call","id":"fc_n1","call_id":"call_n1","name":"weather","arguments":""}}

event: response.function_call_arguments.delta
data: {"sequence_number":2,"type":"response.function_call_arguments.delta","item_id":"fc_n1","output_index":0,"delta":"{\"city\":\"Rio\"}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":3,"item_id":"fc_n1","output_index":0,"name":"weather","arguments":"{\"city\":\"Rio\"}"}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":0,"item":{"type":"function_call","id":"fc_n1","call_id":"call_n1","name":"weather","arguments":"{\"city\":\"Rio\"}","status":"completed"}}

event: response.completed
data: {"sequence_number":5,"type":"response.completed","response":{"id":"resp_n2","object":"response","created_at":1750000101,"model":"gpt-4o-mini","status":"completed","output":[{"type":"function_call","id":"fc_n1","call_id":"call_n1","name":"weather","arguments":"{\"city\":\"Rio\"}","status":"completed"}],"usage":{"total_tokens":21,"input_tokens_details":{"cached_tokens":0,"cache_write_tokens":0},"output_tokens_details":{"reasoning_tokens":0},"input_tokens":15,"output_tokens":6}}}

=== sample-vercel-notes
log:  repaired=17 dialect=response-id,usage,no-scaffold,no-done,response,indexes,item-id,item,part-type input_tokens=5 output_tokens=6
--- in
data: {"type":"response.created","response":{"id":"resp_v1","created_at":1750000000,"model":"gpt-4o-mini"}}

data: {"type":"response.output_item.added","output_index":0,"item":{"type":"reasoning","id":"rs_v1"}}

data: {"type":"response.reasoning_summary_part.added","item_id":"rs_v1","summary_index":0}

data: {"type":"response.reasoning_summary_text.delta","item_id":"rs_v1","summary_index":0,"delta":"Short answer."}

data: {"type":"response.output_item.done","output_index":0,"item":{"type":"reasoning","id":"rs_v1"}}

data: {"type":"response.output_item.added","output_index":1,"item":{"type":"message","id":"msg_v1"}}

data: {"type":"response.output_text.delta","item_id":"msg_v1","delta":"Low tide at four."}

data: {"type":"response.output_text.annotation.added","annotation":{"type":"url_citation","url":"https://tides.example/","title":"Tides"}}

data: {"type":"response.output_item.done","output_index":1,"item":{"type":"message","id":"msg_v1"}}

data: {"type":"response.incomplete","response":{"incomplete_details":{"reason":"max_output_tokens"},"usage":{"input_tokens":5,"output_tokens":6}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"object":"response","status":"in_progress","output":[],"id":"resp_v1","created_at":1750000000,"model":"gpt-4o-mini"}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"summary":[],"type":"reasoning","id":"rs_v1"}}

event: response.reasoning_summary_part.added
data: {"output_index":0,"part":{"type":"summary_text","text":""},"sequence_number":2,"type":"response.reasoning_summary_part.added","item_id":"rs_v1","summary_index":0}

event: response.reasoning_summary_text.delta
data: {"output_index":0,"sequence_number":3,"type":"response.reasoning_summary_text.delta","item_id":"rs_v1","summary_index":0,"delta":"Short answer."}

event: response.reasoning_summary_text.done
data: {"type":"response.reasoning_summary_text.done","sequence_number":4,"item_id":"rs_v1","output_index":0,"summary_index":0,"text":"Short answer."}

event: response.reasoning_summary_part.done
data: {"type":"response.reasoning_summary_part.done","sequence_number":5,"item_id":"rs_v1","output_index":0,"summary_index":0,"part":{"type":"summary_text","text":"Short answer."}}

event: response.output_item.done
data: {"sequence_number":6,"type":"response.output_item.done","output_index":0,"item":{"summary":[{"type":"summary_text","text":"Short answer."}],"type":"reasoning","id":"rs_v1"}}

event: response.output_item.added
data: {"sequence_number":7,"type":"response.output_item.added","output_index":1,"item":{"status":"in_progress","role":"assistant","content":[],"type":"message","id":"msg_v1"}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":8,"item_id":"msg_v1","output_index":1,"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}

event: response.output_text.delta
data: {"output_index":1,"content_index":0,"sequence_number":9,"type":"response.output_text.delta","item_id":"msg_v1","delta":"Low tide at four."}

event: response.output_text.annotation.added
data: {"output_index":1,"content_index":0,"annotation_index":0,"item_id":"msg_v1","sequence_number":10,"type":"response.output_text.annotation.added","annotation":{"type":"url_citation","url":"https://tides.example/","title":"Tides"}}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":11,"item_id":"msg_v1","output_index":1,"content_index":0,"text":"Low tide at four.","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":12,"item_id":"msg_v1","output_index":1,"content_index":0,"part":{"type":"output_text","text":"Low tide at four.","annotations":[{"type":"url_citation","url":"https://tides.example/","title":"Tides"}],"logprobs":[]}}

event: response.output_item.done
data: {"sequence_number":13,"type":"response.output_item.done","output_index":1,"item":{"status":"completed","role":"assistant","content":[{"type":"output_text","text":"Low tide at four.","annotations":[{"type":"url_citation","url":"https://tides.example/","title":"Tides"}],"logprobs":[]}],"type":"message","id":"msg_v1"}}

event: response.incomplete
data: {"sequence_number":14,"type":"response.incomplete","response":{"id":"resp_v1","object":"response","created_at":1750000000,"model":"gpt-4o-mini","status":"incomplete","output":[{"summary":[{"type":"summary_text","text":"Short answer."}],"type":"reasoning","id":"rs_v1"},{"status":"completed","role":"assistant","content":[{"type":"output_text","text":"Low tide at four.","annotations":[{"type":"url_citation","url":"https://tides.example/","title":"Tides"}],"logprobs":[]}],"type":"message","id":"msg_v1"}],"incomplete_details":{"reason":"max_output_tokens"},"usage":{"total_tokens":11,"input_tokens_details":{"cached_tokens":0,"cache_write_tokens":0},"output_tokens_details":{"reasoning_tokens":0},"input_tokens":5,"output_tokens":6}}}

