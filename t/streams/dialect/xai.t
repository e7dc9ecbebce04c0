# xAI.

=== xai-text
log:  repaired=1 dialect=no-done input_tokens=25 output_tokens=31
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"created_at":1750000800,"completed_at":null,"id":"2f0d5d0e-7c62-9a5a-8a8c-0d2b1f9d7b10","max_output_tokens":null,"model":"grok-4","object":"response","output":[],"parallel_tool_calls":true,"status":"in_progress"}}

event: response.in_progress
data: {"type":"response.in_progress","sequence_number":1,"response":{"created_at":1750000800,"completed_at":null,"id":"2f0d5d0e-7c62-9a5a-8a8c-0d2b1f9d7b10","max_output_tokens":null,"model":"grok-4","object":"response","output":[],"parallel_tool_calls":true,"status":"in_progress"}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":2,"item":{"id":"rs_2f0d","summary":[],"type":"reasoning","status":"in_progress"},"output_index":0}

event: response.reasoning_summary_part.added
data: {"type":"response.reasoning_summary_part.added","sequence_number":3,"item_id":"rs_2f0d","output_index":0,"part":{"text":"","type":"summary_text"},"summary_index":0}

event: response.reasoning_summary_text.delta
data: {"type":"response.reasoning_summary_text.delta","sequence_number":4,"item_id":"rs_2f0d","output_index":0,"summary_index":0,"delta":"A quick check."}

event: response.reasoning_summary_text.done
data: {"type":"response.reasoning_summary_text.done","sequence_number":5,"item_id":"rs_2f0d","output_index":0,"summary_index":0,"text":"A quick check."}

event: response.reasoning_summary_part.done
data: {"type":"response.reasoning_summary_part.done","sequence_number":6,"item_id":"rs_2f0d","output_index":0,"part":{"text":"A quick check.","type":"summary_text"},"summary_index":0}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":7,"item":{"id":"rs_2f0d","summary":[{"text":"A quick check.","type":"summary_text"}],"type":"reasoning","status":"completed"},"output_index":0}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":8,"item":{"content":[],"id":"msg_2f0d","role":"assistant","type":"message","status":"in_progress"},"output_index":1}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":9,"item_id":"msg_2f0d","output_index":1,"content_index":0,"part":{"type":"output_text","text":"","logprobs":null,"annotations":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":10,"content_index":0,"delta":"The last","item_id":"msg_2f0d","output_index":1}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":11,"content_index":0,"delta":" words","item_id":"msg_2f0d","output_index":1}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":12,"item":{"content":[{"type":"output_text","text":"The last words are late.","logprobs":null,"annotations":[]}],"id":"msg_2f0d","role":"assistant","type":"message","status":"completed"},"output_index":1}

event: response.completed
data: {"type":"response.completed","sequence_number":13,"response":{"created_at":1750000800,"completed_at":null,"id":"2f0d5d0e-7c62-9a5a-8a8c-0d2b1f9d7b10","max_output_tokens":null,"model":"grok-4","object":"response","output":[{"id":"rs_2f0d","summary":[{"text":"A quick check.","type":"summary_text"}],"type":"reasoning","status":"completed"},{"content":[{"type":"output_text","text":"The last words are late.","logprobs":null,"annotations":[]}],"id":"msg_2f0d","role":"assistant","type":"message","status":"completed"}],"parallel_tool_calls":true,"status":"completed","usage":{"input_tokens":25,"input_tokens_details":{"cached_tokens":0},"output_tokens":31,"output_tokens_details":{"reasoning_tokens":20},"total_tokens":56}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"created_at":1750000800,"completed_at":null,"id":"2f0d5d0e-7c62-9a5a-8a8c-0d2b1f9d7b10","max_output_tokens":null,"model":"grok-4","object":"response","output":[],"parallel_tool_calls":true,"status":"in_progress"}}

event: response.in_progress
data: {"type":"response.in_progress","sequence_number":1,"response":{"created_at":1750000800,"completed_at":null,"id":"2f0d5d0e-7c62-9a5a-8a8c-0d2b1f9d7b10","max_output_tokens":null,"model":"grok-4","object":"response","output":[],"parallel_tool_calls":true,"status":"in_progress"}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":2,"item":{"id":"rs_2f0d","summary":[],"type":"reasoning","status":"in_progress"},"output_index":0}

event: response.reasoning_summary_part.added
data: {"type":"response.reasoning_summary_part.added","sequence_number":3,"item_id":"rs_2f0d","output_index":0,"part":{"text":"","type":"summary_text"},"summary_index":0}

event: response.reasoning_summary_text.delta
data: {"type":"response.reasoning_summary_text.delta","sequence_number":4,"item_id":"rs_2f0d","output_index":0,"summary_index":0,"delta":"A quick check."}

event: response.reasoning_summary_text.done
data: {"type":"response.reasoning_summary_text.done","sequence_number":5,"item_id":"rs_2f0d","output_index":0,"summary_index":0,"text":"A quick check."}

event: response.reasoning_summary_part.done
data: {"type":"response.reasoning_summary_part.done","sequence_number":6,"item_id":"rs_2f0d","output_index":0,"part":{"text":"A quick check.","type":"summary_text"},"summary_index":0}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":7,"item":{"id":"rs_2f0d","summary":[{"text":"A quick check.","type":"summary_text"}],"type":"reasoning","status":"completed"},"output_index":0}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":8,"item":{"content":[],"id":"msg_2f0d","role":"assistant","type":"message","status":"in_progress"},"output_index":1}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":9,"item_id":"msg_2f0d","output_index":1,"content_index":0,"part":{"type":"output_text","text":"","logprobs":null,"annotations":[]}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":10,"content_index":0,"delta":"The last","item_id":"msg_2f0d","output_index":1}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":11,"content_index":0,"delta":" words","item_id":"msg_2f0d","output_index":1}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":12,"item_id":"msg_2f0d","output_index":1,"content_index":0,"delta":" are late.","logprobs":[]}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":13,"item_id":"msg_2f0d","output_index":1,"content_index":0,"text":"The last words are late.","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":14,"item_id":"msg_2f0d","output_index":1,"content_index":0,"part":{"type":"output_text","text":"The last words are late.","annotations":[],"logprobs":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":15,"item":{"content":[{"type":"output_text","text":"The last words are late.","logprobs":null,"annotations":[]}],"id":"msg_2f0d","role":"assistant","type":"message","status":"completed"},"output_index":1}

event: response.completed
data: {"type":"response.completed","sequence_number":16,"response":{"created_at":1750000800,"completed_at":null,"id":"2f0d5d0e-7c62-9a5a-8a8c-0d2b1f9d7b10","max_output_tokens":null,"model":"grok-4","object":"response","output":[{"id":"rs_2f0d","summary":[{"text":"A quick check.","type":"summary_text"}],"type":"reasoning","status":"completed"},{"content":[{"type":"output_text","text":"The last words are late.","logprobs":null,"annotations":[]}],"id":"msg_2f0d","role":"assistant","type":"message","status":"completed"}],"parallel_tool_calls":true,"status":"completed","usage":{"input_tokens":25,"input_tokens_details":{"cached_tokens":0},"output_tokens":31,"output_tokens_details":{"reasoning_tokens":20},"total_tokens":56}}}

=== xai-tool
log:  repaired=0 dialect=- input_tokens=90 output_tokens=20
--- in
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"created_at":1750000800,"completed_at":null,"id":"2f0d5d0e-7c62-9a5a-8a8c-0d2b1f9d7b10","max_output_tokens":null,"model":"grok-4","object":"response","output":[],"parallel_tool_calls":true,"status":"in_progress"}}

event: response.in_progress
data: {"type":"response.in_progress","sequence_number":1,"response":{"created_at":1750000800,"completed_at":null,"id":"2f0d5d0e-7c62-9a5a-8a8c-0d2b1f9d7b10","max_output_tokens":null,"model":"grok-4","object":"response","output":[],"parallel_tool_calls":true,"status":"in_progress"}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":2,"item":{"arguments":"","call_id":"call-2f0d-0","name":"weather","type":"function_call","id":"fc_2f0d_0","status":"in_progress"},"output_index":0}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":3,"item_id":"fc_2f0d_0","output_index":0,"delta":"{\"city\":\"Nice\"}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":4,"arguments":"{\"city\":\"Nice\"}","item_id":"fc_2f0d_0","output_index":0}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":5,"item":{"arguments":"{\"city\":\"Nice\"}","call_id":"call-2f0d-0","name":"weather","type":"function_call","id":"fc_2f0d_0","status":"completed"},"output_index":0}

event: response.completed
data: {"type":"response.completed","sequence_number":6,"response":{"created_at":1750000800,"completed_at":null,"id":"2f0d5d0e-7c62-9a5a-8a8c-0d2b1f9d7b10","max_output_tokens":null,"model":"grok-4","object":"response","output":[{"arguments":"{\"city\":\"Nice\"}","call_id":"call-2f0d-0","name":"weather","type":"function_call","id":"fc_2f0d_0","status":"completed"}],"parallel_tool_calls":true,"status":"completed","usage":{"input_tokens":90,"input_tokens_details":{"cached_tokens":0},"output_tokens":20,"output_tokens_details":{"reasoning_tokens":4},"total_tokens":110}}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"created_at":1750000800,"completed_at":null,"id":"2f0d5d0e-7c62-9a5a-8a8c-0d2b1f9d7b10","max_output_tokens":null,"model":"grok-4","object":"response","output":[],"parallel_tool_calls":true,"status":"in_progress"}}

event: response.in_progress
data: {"type":"response.in_progress","sequence_number":1,"response":{"created_at":1750000800,"completed_at":null,"id":"2f0d5d0e-7c62-9a5a-8a8c-0d2b1f9d7b10","max_output_tokens":null,"model":"grok-4","object":"response","output":[],"parallel_tool_calls":true,"status":"in_progress"}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":2,"item":{"arguments":"","call_id":"call-2f0d-0","name":"weather","type":"function_call","id":"fc_2f0d_0","status":"in_progress"},"output_index":0}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":3,"item_id":"fc_2f0d_0","output_index":0,"delta":"{\"city\":\"Nice\"}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":4,"arguments":"{\"city\":\"Nice\"}","item_id":"fc_2f0d_0","output_index":0}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":5,"item":{"arguments":"{\"city\":\"Nice\"}","call_id":"call-2f0d-0","name":"weather","type":"function_call","id":"fc_2f0d_0","status":"completed"},"output_index":0}

event: response.completed
data: {"type":"response.completed","sequence_number":6,"response":{"created_at":1750000800,"completed_at":null,"id":"2f0d5d0e-7c62-9a5a-8a8c-0d2b1f9d7b10","max_output_tokens":null,"model":"grok-4","object":"response","output":[{"arguments":"{\"city\":\"Nice\"}","call_id":"call-2f0d-0","name":"weather","type":"function_call","id":"fc_2f0d_0","status":"completed"}],"parallel_tool_calls":true,"status":"completed","usage":{"input_tokens":90,"input_tokens_details":{"cached_tokens":0},"output_tokens":20,"output_tokens_details":{"reasoning_tokens":4},"total_tokens":110}}}

