# Token counts that are no integers are logged, in plain JSON and in events of
# other APIs, which are not changed.

=== JSON: floats
request: POST /v1/responses {}
header: Content-Type: application/json
log: input_tokens=11 cached_tokens=3 output_tokens=7 reasoning_tokens=1 total_tokens=18 cache_write_tokens=-
--- in
{"object":"response","status":"completed","usage":{"input_tokens":11.0,"input_tokens_details":{"cached_tokens":3.0,"cache_write_tokens":null},"output_tokens":7.0,"output_tokens_details":{"reasoning_tokens":1.0},"total_tokens":18.0}}
--- same

=== JSON: strings, by names of Chat Completions
request: POST /v1/responses {}
header: Content-Type: application/json
log: input_tokens=11 cached_tokens=3 output_tokens=7 reasoning_tokens=1 total_tokens=18
--- in
{"object":"response","status":"completed","usage":{"prompt_tokens":"11","prompt_tokens_details":{"cached_tokens":"3"},"completion_tokens":"7","completion_tokens_details":{"reasoning_tokens":"1"},"total_tokens":"18"}}
--- same

=== JSON: null
request: POST /v1/responses {}
header: Content-Type: application/json
log: input_tokens=- output_tokens=- total_tokens=-
--- in
{"object":"response","status":"completed","usage":{"input_tokens":null,"output_tokens":"","total_tokens":"none"}}
--- same

=== Chat Completions: floats
log: input_tokens=11 cached_tokens=3 output_tokens=7 reasoning_tokens=1 total_tokens=18 api=chat
--- in
data: {"object":"chat.completion.chunk","choices":[]}

data: {"object":"chat.completion.chunk","choices":[],"usage":{"prompt_tokens":11.0,"prompt_tokens_details":{"cached_tokens":3.0},"completion_tokens":7.0,"completion_tokens_details":{"reasoning_tokens":1.0},"total_tokens":18.0}}

data: [DONE]

--- same

=== Chat Completions: strings
log: input_tokens=11 cached_tokens=3 output_tokens=7 reasoning_tokens=1 total_tokens=18 api=chat
--- in
data: {"object":"chat.completion.chunk","choices":[],"usage":null}

data: {"object":"chat.completion.chunk","choices":[],"usage":{"prompt_tokens":"11","prompt_tokens_details":{"cached_tokens":"3"},"completion_tokens":"7","completion_tokens_details":{"reasoning_tokens":"1"},"total_tokens":"18"}}

data: [DONE]

--- same

=== Chat Completions: names of Responses
log: input_tokens=11 cached_tokens=3 output_tokens=7 reasoning_tokens=1 total_tokens=18 api=chat
--- in
data: {"object":"chat.completion.chunk","choices":[],"usage":{"input_tokens":11,"input_tokens_details":{"cached_tokens":3},"output_tokens":7,"output_tokens_details":{"reasoning_tokens":1},"total_tokens":18}}

data: [DONE]

--- same

=== Chat Completions of Groq
log: input_tokens=11 output_tokens=7 total_tokens=18 api=chat
--- in
data: {"object":"chat.completion.chunk","choices":[],"x_groq":{"usage":{"prompt_tokens":11.0,"completion_tokens":"7","total_tokens":18}}}

data: [DONE]

--- same

=== Messages
log: input_tokens=11 output_tokens=7 cached_tokens=3 cache_write_tokens=- api=messages
--- in
event: message_start
data: {"type":"message_start","message":{"id":"m","usage":{"input_tokens":11.0,"output_tokens":"1","cache_read_input_tokens":"3","cache_creation_input_tokens":null}}}

event: message_delta
data: {"type":"message_delta","delta":{"stop_reason":"end_turn"},"usage":{"output_tokens":"7"}}

event: message_stop
data: {"type":"message_stop"}

--- same

=== generateContent
log: input_tokens=11 output_tokens=7 total_tokens=18 api=generate
--- in
data: {"candidates":[{"finishReason":"STOP"}],"usageMetadata":{"promptTokenCount":"11","candidatesTokenCount":7.0,"totalTokenCount":18}}

--- same
