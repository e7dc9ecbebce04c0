=== a member is hidden, nothing else is changed
conf: responses_hide_field response.instructions;
header: Content-Type: application/json
--- in escaped
 \n{ "object" : "response" , "n" : 1.0e0 ,"t":"\\u0061\\/",
 "instructions" : [ {} ] , "id" : "r" }\r\n\
--- out escaped
 
{ "object" : "response" , "n" : 1.0e0 ,"t":"\\u0061\\/" , "id" : "r" }\r\n\
