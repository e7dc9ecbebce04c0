# What is logged of streams of other APIs: the paths of their members are in
# one table, each once.

=== Chat Completions
log: id=c model=m api=chat status=completed service_tier=default input_tokens=11 output_tokens=7 total_tokens=18 tool_calls=1 skipped=foreign
--- in
data: {"id":"c","object":"chat.completion.chunk","model":"m","service_tier":"default","choices":[{"delta":{"tool_calls":[{"index":0,"id":"call_1"}]}}]}

data: {"id":"c","object":"chat.completion.chunk","model":"m","choices":[{"delta":{},"finish_reason":"tool_calls"}]}

data: {"id":"c","object":"chat.completion.chunk","model":"m","choices":[],"usage":{"prompt_tokens":11,"completion_tokens":7,"total_tokens":18}}

data: [DONE]

--- same

=== Completions
log: id=c model=m api=completions status=incomplete incomplete_reason=length input_tokens=11 output_tokens=7 total_tokens=18 skipped=foreign
--- in
data: {"id":"c","object":"text_completion","model":"m","choices":[{"text":"a","finish_reason":"length"}],"usage":{"prompt_tokens":11,"completion_tokens":7,"total_tokens":18}}

data: [DONE]

--- same

=== Messages
log: id=msg_1 model=m api=messages status=completed input_tokens=11 output_tokens=7 total_tokens=- tool_calls=1 skipped=foreign
--- in
event: message_start
data: {"type":"message_start","message":{"id":"msg_1","model":"m","content":[],"stop_reason":null,"usage":{"input_tokens":11,"output_tokens":1}}}

event: content_block_start
data: {"type":"content_block_start","index":0,"content_block":{"type":"tool_use","id":"toolu_1","name":"f","input":{}}}

event: message_delta
data: {"type":"message_delta","delta":{"stop_reason":"tool_use"},"usage":{"output_tokens":7}}

event: message_stop
data: {"type":"message_stop"}

--- same

=== generateContent
log: id=g model=m api=generate status=completed input_tokens=11 output_tokens=7 total_tokens=18 skipped=foreign
--- in
data: {"candidates":[{"content":{"parts":[{"text":"a"}]},"finishReason":"STOP"}],"usageMetadata":{"promptTokenCount":11,"candidatesTokenCount":7,"totalTokenCount":18},"modelVersion":"m","responseId":"g"}

--- same
