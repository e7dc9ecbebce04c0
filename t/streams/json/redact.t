# "responses_redact" in JSON that is no stream.

=== a response
conf: responses_redact "hush-[a-z]{4}" [key];
log:  redacted=4
header: Content-Type: application/json
--- in
{"object":"response","output_text":"hush-abcd","output":[{"type":"message","id":"msg_1","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a hush-abcd","annotations":[],"logprobs":[]},{"type":"refusal","refusal":"hush-abcd"}]},{"type":"reasoning","summary":[{"type":"summary_text","text":"hush-abcd"}],"content":[{"type":"reasoning_text","text":"hush-abcd"}]}]}
--- out
{"object":"response","output_text":"[key]","output":[{"type":"message","id":"msg_1","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a [key]","annotations":[],"logprobs":[]},{"type":"refusal","refusal":"[key]"}]},{"type":"reasoning","summary":[{"type":"summary_text","text":"[key]"}],"content":[{"type":"reasoning_text","text":"[key]"}]}]}
=== one kind of texts
conf: responses_redact "key-[a-z]{4}" [key] in=refusal;
log:  redacted=1
header: Content-Type: application/json
--- in
{"object":"response","output_text":"key-abcd","output":[{"type":"message","id":"msg_1","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a key-abcd","annotations":[],"logprobs":[{"token":"key"}]},{"type":"refusal","refusal":"key-abcd"}]}]}
--- out
{"object":"response","output_text":"key-abcd","output":[{"type":"message","id":"msg_1","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a key-abcd","annotations":[],"logprobs":[{"token":"key"}]},{"type":"refusal","refusal":"[key]"}]}]}
=== a list
conf: responses_redact "hush-[a-z]{4}" [key];
header: Content-Type: application/json
--- in
{"object":"list","data":[{"type":"message","id":"msg_1","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a hush-abcd","annotations":[],"logprobs":[{"token":"hush"}]}]}]}
--- out
{"object":"list","data":[{"type":"message","id":"msg_1","status":"completed","role":"assistant","content":[{"type":"output_text","text":"a [key]","annotations":[],"logprobs":[]}]}]}
=== nothing to redact
conf: responses_redact "hush-[a-z]{4}" [key];
header: Content-Type: application/json
--- in
 { "object" : "response" , "output" : [ { "type" : "message" , "content" : [ { "type" : "output_text" , "text" : "\u0061" } ] } ] }
--- out
 { "object" : "response" , "output" : [ { "type" : "message" , "content" : [ { "type" : "output_text" , "text" : "\u0061" } ] } ] }
