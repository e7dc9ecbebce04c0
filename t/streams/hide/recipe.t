# What docs/recipes.md hides from the public; t/docs.t sends it through nginx.

=== prompts and reasoning stay inside
conf: responses_hide_field response.instructions response.tools response.prompt;
conf: responses_set_field response.instructions :=null;
conf: responses_set_field response.tools :=[];
conf: responses_hide_item mcp_list_tools;
conf: responses_hide_item reasoning;
conf: responses_hide_field item.encrypted_content response.output.*.summary response.output.*.tools;
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","instructions":"Be hush.","tools":[{"type":"function","name":"hush","parameters":{}}],"prompt":{"id":"hush"},"output":[]}}

event: response.in_progress
data: {"type":"response.in_progress","sequence_number":1,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","instructions":"Be hush.","tools":[{"type":"function","name":"hush","parameters":{}}],"prompt":{"id":"hush"},"output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":2,"output_index":0,"item":{"id":"rs_1","type":"reasoning","encrypted_content":"hush","content":[],"summary":[]}}

event: response.reasoning_summary_part.added
data: {"type":"response.reasoning_summary_part.added","sequence_number":3,"item_id":"rs_1","output_index":0,"summary_index":0,"part":{"type":"summary_text","text":""}}

event: response.reasoning_summary_text.delta
data: {"type":"response.reasoning_summary_text.delta","sequence_number":4,"item_id":"rs_1","output_index":0,"summary_index":0,"delta":"hush"}

event: response.reasoning_summary_text.done
data: {"type":"response.reasoning_summary_text.done","sequence_number":5,"item_id":"rs_1","output_index":0,"summary_index":0,"text":"hush"}

event: response.reasoning_summary_part.done
data: {"type":"response.reasoning_summary_part.done","sequence_number":6,"item_id":"rs_1","output_index":0,"summary_index":0,"part":{"type":"summary_text","text":"hush"}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":7,"item_id":"rs_1","output_index":0,"content_index":0,"part":{"type":"reasoning_text","text":""}}

event: response.reasoning_text.delta
data: {"type":"response.reasoning_text.delta","sequence_number":8,"item_id":"rs_1","output_index":0,"content_index":0,"delta":"hush"}

event: response.reasoning_text.done
data: {"type":"response.reasoning_text.done","sequence_number":9,"item_id":"rs_1","output_index":0,"content_index":0,"text":"hush"}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":10,"item_id":"rs_1","output_index":0,"content_index":0,"part":{"type":"reasoning_text","text":"hush"}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":11,"output_index":0,"item":{"id":"rs_1","type":"reasoning","encrypted_content":"hush","content":[{"type":"reasoning_text","text":"hush"}],"summary":[{"type":"summary_text","text":"hush"}]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":12,"output_index":1,"item":{"id":"mcpl_1","type":"mcp_list_tools","server_label":"hush","tools":[]}}

event: response.mcp_list_tools.in_progress
data: {"type":"response.mcp_list_tools.in_progress","sequence_number":13,"item_id":"mcpl_1","output_index":1}

event: response.mcp_list_tools.completed
data: {"type":"response.mcp_list_tools.completed","sequence_number":14,"item_id":"mcpl_1","output_index":1}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":15,"output_index":1,"item":{"id":"mcpl_1","type":"mcp_list_tools","server_label":"hush","tools":[{"name":"hush","input_schema":{}}]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":16,"output_index":2,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":17,"item_id":"msg_1","output_index":2,"content_index":0,"part":{"type":"output_text","text":"","annotations":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":18,"item_id":"msg_1","output_index":2,"content_index":0,"delta":"Hello"}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":19,"item_id":"msg_1","output_index":2,"content_index":0,"text":"Hello"}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":20,"item_id":"msg_1","output_index":2,"content_index":0,"part":{"type":"output_text","text":"Hello","annotations":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":21,"output_index":2,"item":{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello","annotations":[]}]}}

event: response.completed
data: {"type":"response.completed","sequence_number":22,"response":{"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"completed","instructions":"Be hush.","tools":[{"type":"function","name":"hush","parameters":{}}],"prompt":{"id":"hush"},"output":[{"id":"rs_1","type":"reasoning","encrypted_content":"hush","content":[{"type":"reasoning_text","text":"hush"}],"summary":[{"type":"summary_text","text":"hush"}]},{"id":"mcpl_1","type":"mcp_list_tools","server_label":"hush","tools":[{"name":"hush","input_schema":{}}]},{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello","annotations":[]}]}],"usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":0},"output_tokens":5,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":16}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"instructions":null,"tools":[],"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.in_progress
data: {"type":"response.in_progress","sequence_number":1,"response":{"instructions":null,"tools":[],"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":2,"output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","role":"assistant","content":[]}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":3,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":4,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"Hello"}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":5,"item_id":"msg_1","output_index":0,"content_index":0,"text":"Hello"}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":6,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"Hello","annotations":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":7,"output_index":0,"item":{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello","annotations":[]}]}}

event: response.completed
data: {"type":"response.completed","sequence_number":8,"response":{"instructions":null,"tools":[],"id":"resp_1","object":"response","created_at":1700000000,"model":"m","status":"completed","output":[{"id":"msg_1","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"Hello","annotations":[]}]}],"usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":0},"output_tokens":5,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":16}}}

