# JSON responses that are deep where nobody looks are read; those that are over a
# limit, or that JSON does not allow, are read for the log, and pass if no rule
# hides.

=== deep tools and logprobs
header: Content-Type: application/json
log:  status=completed input_tokens=11 output_tokens=7
--- in escaped
{"object":"response","id":"r","status":"completed","output":[{"type":"message","content":[{"type":"output_text","text":"Hi","logprobs":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]}]},{"type":"reasoning"}],"tools":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]],"metadata":{"a":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]},"usage":{"input_tokens":11,"output_tokens":7}}
--- same
=== an item is hidden, and they are left alone
conf: responses_hide_item reasoning;
header: Content-Type: application/json
log:  status=completed input_tokens=11 output_tokens=7
--- in escaped
{"object":"response","id":"r","status":"completed","output":[{"type":"message","content":[{"type":"output_text","text":"Hi","logprobs":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]}]},{"type":"reasoning"}],"tools":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]],"metadata":{"a":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]},"usage":{"input_tokens":11,"output_tokens":7}}
--- out
{"object":"response","id":"r","status":"completed","output":[{"type":"message","content":[{"type":"output_text","text":"Hi","logprobs":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]}]}],"tools":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]],"metadata":{"a":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]},"usage":{"input_tokens":11,"output_tokens":7}}

=== a rule looks into them
conf: responses_hide_field response.tools.*.x;
header: Content-Type: application/json
log:  status=completed input_tokens=11 output_tokens=7
--- in escaped
{"object":"response","id":"r","status":"completed","output":[{"type":"message","content":[{"type":"output_text","text":"Hi","logprobs":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]}]},{"type":"reasoning"}],"tools":[{"x":"no"}],"metadata":{"a":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]},"usage":{"input_tokens":11,"output_tokens":7}}
--- out
{"object":"response","id":"r","status":"completed","output":[{"type":"message","content":[{"type":"output_text","text":"Hi","logprobs":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]}]},{"type":"reasoning"}],"tools":[{}],"metadata":{"a":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]},"usage":{"input_tokens":11,"output_tokens":7}}

=== redaction
conf: responses_redact Hi x;
header: Content-Type: application/json
log:  status=completed input_tokens=11 output_tokens=7
--- in escaped
{"object":"response","id":"r","status":"completed","output":[{"type":"message","content":[{"type":"output_text","text":"Hi","logprobs":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]}]},{"type":"reasoning"}],"tools":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]],"metadata":{"a":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]},"usage":{"input_tokens":11,"output_tokens":7}}
--- out
{"object":"response","id":"r","status":"completed","output":[{"type":"message","content":[{"type":"output_text","text":"x","logprobs":[]}]},{"type":"reasoning"}],"tools":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]],"metadata":{"a":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]},"usage":{"input_tokens":11,"output_tokens":7}}

=== too deep
header: Content-Type: application/json
log:  status=completed input_tokens=11 output_tokens=7
--- in escaped
{"object":"response","id":"r","status":"completed","output":[],"x":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]],"instructions":"no","usage":{"input_tokens":11,"output_tokens":7}}
--- same
=== a byte that is not UTF-8
header: Content-Type: application/json
log:  status=completed input_tokens=11 output_tokens=7
--- in escaped
{"object":"response","id":"r","status":"completed","output":[],"x":"\xe9","instructions":"no","usage":{"input_tokens":11,"output_tokens":7}}
--- same
=== NaN
header: Content-Type: application/json
log:  status=completed input_tokens=11 output_tokens=7
--- in escaped
{"object":"response","id":"r","status":"completed","output":[],"x":NaN,"instructions":"no","usage":{"input_tokens":11,"output_tokens":7}}
--- same
