# tool_calls is optional in EU GPT.

=== a terminal without tool_calls
conf: responses_profile eugpt;
log: repaired=0
--- in
event: message
data: {"type": "response.created", "sequence_number": 0, "response": {"id": "550e8400-e29b-41d4-a716-446655440000", "object": "response", "created_at": 1716387200000, "model": "gpt-oss-120b", "status": "in_progress"}}

event: message
data: {"type": "response.output_item.added", "sequence_number": 1, "output_index": 0, "item": {"type": "message"}}

event: message
data: {"type": "response.content_part.added", "sequence_number": 2, "output_index": 0, "content_index": 0, "part": {"type": "output_text", "text": ""}}

event: message
data: {"type": "response.output_text.delta", "sequence_number": 3, "output_index": 0, "content_index": 0, "delta": "Hello"}

event: message
data: {"type": "response.output_text.done", "sequence_number": 4, "output_index": 0, "content_index": 0, "text": "Hello"}

event: message
data: {"type": "response.output_item.done", "sequence_number": 5, "output_index": 0, "item": {"type": "message", "status": "completed"}}

event: message
data: {"type": "response.completed", "sequence_number": 6, "response": {"id": "550e8400-e29b-41d4-a716-446655440000", "status": "completed", "model": "gpt-oss-120b", "output_text": "Hello"}}

--- same
