=== a member
conf: responses_hide_field response.instructions;
header: Content-Type: application/json
--- in
{"object":"response","instructions":"secret","id":"r"}
--- out
{"object":"response","id":"r"}
=== a member, nothing else is changed
conf: responses_hide_field response.instructions;
header: Content-Type: application/json
--- in
 
{ "object" : "response" , "n" : 1.0e0 ,"t":"\u0061\/",
 "instructions" : [ {} ] , "id" : "r" }
--- out
 
{ "object" : "response" , "n" : 1.0e0 ,"t":"\u0061\/" , "id" : "r" }
=== a member with escapes in its name, twice
conf: responses_hide_field response.instructions;
header: Content-Type: application/json
--- in
{"object":"response","\u0069nstructions":1,"id":"r","instructions":2}
--- out
{"object":"response","id":"r"}
=== members of items
conf: responses_hide_field response.output.*.encrypted_content;
header: Content-Type: application/json
--- in
{"object":"response","output":[{"type":"reasoning","encrypted_content":"gAAA"},{"encrypted_content":""},1]}
--- out
{"object":"response","output":[{"type":"reasoning"}]}
=== an item
conf: responses_hide_item reasoning;
header: Content-Type: application/json
--- in
{"object":"response","output":[{"type":"reasoning"},{"type":"message"}]}
--- out
{"object":"response","output":[{"type":"message"}]}
=== all items, with escapes, late
conf: responses_hide_item rea*;
header: Content-Type: application/json
--- in
{"output":[{"type":"re\u0061soning"},{"id":1,"type":"x","type":"reasoning"}],"object":"response"}
--- out
{"output":[],"object":"response"}
=== set a member
conf: responses_set_field response.model m;
header: Content-Type: application/json
--- in
{"object":"response","model":"x"}
--- out
{"object":"response","model":"m"}
=== insert a member
conf: responses_set_field response.metadata.edge :=true;
conf: responses_set_field response.model m;
header: Content-Type: application/json
--- in
{"object":"response","metadata":{}}
--- out
{"model":"m","object":"response","metadata":{"edge":true}}
=== a member that is so
conf: responses_set_field response.model m;
header: Content-Type: application/json
--- in
{"object":"response","model":"m"}
--- out
{"object":"response","model":"m"}
=== a text
conf: responses_rewrite_text secret ***;
header: Content-Type: application/json
--- in
{"object":"response","output":[{"type":"message","content":[{"type":"output_text","text":"a secret."},{"type":"refusal","text":"secret"}]}]}
--- out
{"object":"response","output":[{"type":"message","content":[{"type":"output_text","text":"a ***."},{"type":"refusal","text":"secret"}]}]}
=== all at once
conf: responses_rewrite_text secret ***;
conf: responses_hide_item reasoning;
conf: responses_hide_field response.tools;
conf: responses_set_field response.x :=1;
header: Content-Type: application/json
--- in
{"object":"response","tools":[],"output":[{"type":"reasoning"},{"type":"message","content":[{"text":"secret","type":"output_text"}]}]}
--- out
{"x":1,"object":"response","output":[{"type":"message","content":[{"text":"***","type":"output_text"}]}]}
=== a condition that does not hold
conf: set $yes 1;
conf: responses_hide_field response.tools if=$yes;
conf: responses_hide_item reasoning if=$yes;
header: Content-Type: application/json
--- in
{"object":"response","tools":[],"output":[{"type":"reasoning"}]}
--- out
{"object":"response","output":[]}
=== a condition that holds
conf: set $no 0;
conf: responses_hide_field response.tools if=$no;
header: Content-Type: application/json
--- in
{"object":"response","tools":[]}
--- out
{"object":"response","tools":[]}
=== paths of events
conf: responses_hide_field delta instructions;
conf: responses_set_field model m;
conf: responses_set_field x :=1;
conf: responses_hide_event response.*;
header: Content-Type: application/json
--- in
{"object":"response","instructions":1,"delta":1,"model":2}
--- out
{"object":"response","instructions":1,"delta":1,"model":2}
=== nothing matches
conf: responses_hide_field response.tools;
conf: responses_hide_item reasoning;
conf: responses_rewrite_text a b;
header: Content-Type: application/json
--- in
{"object":"response","output":[{"type":"message"}]}
--- out
{"object":"response","output":[{"type":"message"}]}
=== a compaction
conf: responses_hide_item reasoning;
header: Content-Type: application/json
--- in
{"object":"response.compaction","output":[{"type":"reasoning"}]}
--- out
{"object":"response.compaction","output":[]}
=== an object with escapes, and several of them
conf: responses_hide_field response.tools;
header: Content-Type: application/json
--- in
{"object":"r\u0065sponse","tools":[],"object":"x"}
--- out
{"object":"r\u0065sponse","object":"x"}
=== no object, a status
conf: responses_hide_field response.tools;
header: Content-Type: application/json
--- in
{"id":"r","status":"incomplete","tools":[]}
--- out
{"id":"r","status":"incomplete"}
=== no object, items
conf: responses_hide_item reasoning;
header: Content-Type: application/json
--- in
{"output":[1,{"type":"reasoning"}]}
--- out
{"output":[]}
=== a failed response
conf: responses_hide_field response.error.message;
header: Content-Type: application/json
--- in
{"object":"response","status":"failed","error":{"code":"c","message":"m"}}
--- out
{"object":"response","status":"failed","error":{"code":"c"}}
=== a list of items
conf: responses_hide_item reasoning;
conf: responses_hide_field response.output.*.encrypted_content response.first_id;
header: Content-Type: application/json
--- in
{"object":"list","data":[{"type":"message","encrypted_content":1},{"type":"reasoning","id":"i"}],"first_id":"i"}
--- out
{"object":"list","data":[{"type":"message"}],"first_id":"i"}
=== a list, texts and members
conf: responses_rewrite_text secret ***;
conf: responses_set_field response.output.*.status x;
header: Content-Type: application/json
--- in
{"data":[{"type":"message","content":[{"type":"output_text","text":"secret"},{"type":"input_text","text":"secret"}]}],"object":"list"}
--- out
{"data":[{"status":"x","type":"message","content":[{"type":"output_text","text":"***"},{"type":"input_text","text":"secret"}]}],"object":"list"}
=== a list without an object, in two members
conf: responses_hide_item reasoning;
header: Content-Type: application/json
--- in
{"data":[{"type":"reasoning"}],"d\u0061ta":[{"type":"reasoning"},{}],"data":1}
--- out
{"data":[],"d\u0061ta":[],"data":1}
=== a list of other things, which are removed
conf: responses_hide_item reasoning;
header: Content-Type: application/json
--- in
{"object":"list","data":[{"object":"response","output":[{"type":"reasoning"}]},[{"type":"reasoning"}],"reasoning",{"status":"queued"},{"id":"m","object":"model"}]}
--- out
{"object":"list","data":[{"id":"m","object":"model"}]}
=== a list that is an object
conf: responses_hide_item reasoning;
header: Content-Type: application/json
--- in
{"object":"list","data":{"type":"reasoning"}}
--- out
{"object":"list"}
=== a list of items that have a status of responses
conf: responses_hide_item reasoning;
conf: responses_hide_field response.output.*.x response.y;
header: Content-Type: application/json
--- in
{"object":"list","data":[{"type":"reasoning","status":"completed"},{"type":"message","x":1,"y":1,"status":"completed"}]}
--- out
{"object":"list","data":[{"type":"message","y":1,"status":"completed"}]}
=== another object with data
conf: responses_hide_item reasoning;
header: Content-Type: application/json
--- in
{"object":"page","data":{"type":"reasoning"}}
--- same
=== a list of models
conf: responses_hide_item reasoning;
conf: responses_hide_field response.output.*.encrypted_content;
header: Content-Type: application/json
--- in
{"object":"list","data":[{"id":"m","object":"model"}]}
--- out
{"object":"list","data":[{"id":"m","object":"model"}]}
=== a list, rules about responses only
conf: responses_hide_field response.instructions;
header: Content-Type: application/json
--- in
{"object":"list","data":[{"type":"message","instructions":1}]}
--- out
{"object":"list","data":[{"type":"message","instructions":1}]}
=== an error
conf: responses_hide_field response.error response.message;
conf: responses_set_field response.x :=1;
header: Content-Type: application/json
--- in
{"error":{"message":"no","code":"c"}}
--- out
{"error":{"message":"no","code":"c"}}
=== a flat error
conf: responses_hide_field response.message;
conf: responses_set_field response.x :=1;
header: Content-Type: application/json
--- in
{"object":"error","message":"no","status":"failed"}
--- out
{"object":"error","message":"no","status":"failed"}
=== another API
conf: responses_set_field response.x :=1;
conf: responses_hide_item reasoning;
header: Content-Type: application/json
--- in
{"object":"chat.completion","status":"completed","output":[{"type":"reasoning"}],"data":[{"type":"reasoning"}]}
--- out
{"object":"chat.completion","status":"completed","output":[{"type":"reasoning"}],"data":[{"type":"reasoning"}]}
=== an unknown object
conf: responses_set_field response.x :=1;
header: Content-Type: application/json
--- in
{"id":"x","output":"text","status":"succeeded"}
--- out
{"x":1,"id":"x","output":"text","status":"succeeded"}
=== a similar object
conf: responses_set_field response.x :=1;
header: Content-Type: application/json
--- in
{"object":"responses"}
--- out
{"object":"responses"}
=== an object that is no string
conf: responses_set_field response.x :=1;
header: Content-Type: application/json
--- in
{"object":["response"]}
--- out
{"x":1,"object":["response"]}
=== a wrapped response
conf: responses_hide_field response.tools;
header: Content-Type: application/json
--- in
{"response":{"object":"response","tools":[]}}
--- out
{"response":{"object":"response","tools":[]}}
=== an array
conf: responses_hide_field response.tools;
header: Content-Type: application/json
--- in
[{"object":"response","tools":[]}]
--- out
[{"object":"response","tools":[]}]
=== a string
conf: responses_set_field response.x :=1;
header: Content-Type: application/json
--- in
"response"
--- out
"response"
=== an empty object
conf: responses_set_field response.x :=1;
header: Content-Type: application/json
--- in
{}
--- out
{"x":1}
=== nothing
conf: responses_set_field response.x :=1;
header: Content-Type: application/json
--- in

--- out

=== blanks
conf: responses_set_field response.x :=1;
header: Content-Type: application/json
--- in escaped
 
\x09
--- out escaped
 
\x09\n\
=== a list of items, of which one has no type
conf: responses_hide_item reasoning;
header: Content-Type: application/json
--- in
{"object":"list","data":[{"id":"i0","status":"completed","summary":[]},{"id":"i1","type":"message","status":"completed","content":[]}]}
--- out
{"object":"list","data":[{"id":"i1","type":"message","status":"completed","content":[]}]}
=== a response that was deleted has no members to set
conf: responses_set_field response.store :=false;
conf: responses_hide_field response.secret;
request: DELETE /v1/responses/resp_1 {}
header: Content-Type: application/json
--- in
{"id":"resp_1","object":"response.deleted","deleted":true,"secret":"hush"}
--- out
{"id":"resp_1","object":"response.deleted","deleted":true}
=== nor by another object, as OpenAI has it
conf: responses_set_field response.store :=false;
request: DELETE /v1/responses/resp_1 {}
header: Content-Type: application/json
--- in
{"id":"resp_1","object":"response","deleted":true}
--- same
