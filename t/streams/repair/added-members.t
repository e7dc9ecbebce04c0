# Members with which an item was added, and which it lacks when it is done: they
# are added as they were, unless they say less than what was streamed since.

=== an MCP call
conf: responses_failure off;
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i","type":"mcp_call","status":"in_progress","server_label" : "s\u00e9","name":"n","approval_request_id": null,"arguments":""}}

data: {"type":"response.mcp_call_arguments.delta","item_id":"i","output_index":0,"delta":"a"}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"mcp_call","output":"o"}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"i","type":"mcp_call","status":"in_progress","server_label" : "s\u00e9","name":"n","approval_request_id": null,"arguments":""}}

event: response.mcp_call_arguments.delta
data: {"sequence_number":2,"type":"response.mcp_call_arguments.delta","item_id":"i","output_index":0,"delta":"a"}

event: response.mcp_call_arguments.done
data: {"type":"response.mcp_call_arguments.done","sequence_number":3,"item_id":"i","output_index":0,"arguments":"a"}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":0,"item":{"server_label":"s\u00e9","name":"n","approval_request_id":null,"arguments":"a","id":"i","type":"mcp_call","output":"o"}}

=== MCP tools
conf: responses_failure off;
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i","type":"mcp_list_tools","server_label":"s","tools":[]}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"mcp_list_tools","tools":[{"name":"n"}]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"i","type":"mcp_list_tools","server_label":"s","tools":[]}}

event: response.output_item.done
data: {"sequence_number":2,"type":"response.output_item.done","output_index":0,"item":{"server_label":"s","id":"i","type":"mcp_list_tools","tools":[{"name":"n"}]}}

=== a code interpreter call
conf: responses_failure off;
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i","type":"code_interpreter_call","status":"in_progress","container_id":"k","code":"","outputs":null}}

data: {"type":"response.code_interpreter_call_code.delta","item_id":"i","output_index":0,"delta":"a"}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"code_interpreter_call","status":"completed","code":"ab"}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"i","type":"code_interpreter_call","status":"in_progress","container_id":"k","code":"","outputs":null}}

event: response.code_interpreter_call_code.delta
data: {"sequence_number":2,"type":"response.code_interpreter_call_code.delta","item_id":"i","output_index":0,"delta":"a"}

event: response.code_interpreter_call_code.delta
data: {"type":"response.code_interpreter_call_code.delta","sequence_number":3,"item_id":"i","output_index":0,"delta":"b"}

event: response.code_interpreter_call_code.done
data: {"type":"response.code_interpreter_call_code.done","sequence_number":4,"item_id":"i","output_index":0,"code":"ab"}

event: response.output_item.done
data: {"sequence_number":5,"type":"response.output_item.done","output_index":0,"item":{"container_id":"k","outputs":null,"id":"i","type":"code_interpreter_call","status":"completed","code":"ab"}}

=== a null, of which more is known or not
conf: responses_failure off;
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i","type":"code_interpreter_call","container_id":"k"}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"code_interpreter_call","status":"completed","code":null,"container_id":null}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"status":"in_progress","code":"","id":"i","type":"code_interpreter_call","container_id":"k"}}

event: response.output_item.done
data: {"sequence_number":2,"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"code_interpreter_call","status":"completed","code":null,"container_id":"k"}}

=== of two values the last one
conf: responses_failure off;
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i","type":"web_search_call","x":1,"x":2}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"web_search_call","status":"completed"}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"status":"in_progress","id":"i","type":"web_search_call","x":1,"x":2}}

event: response.output_item.done
data: {"sequence_number":2,"type":"response.output_item.done","output_index":0,"item":{"x":2,"id":"i","type":"web_search_call","status":"completed"}}

=== a patch without its operation
conf: responses_failure off;
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i","type":"apply_patch_call","call_id":"c","operation":{"type":"create_file","diff":"","path":"p"}}}

data: {"type":"response.apply_patch_call_operation_diff.delta","item_id":"i","output_index":0,"delta":"a"}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"apply_patch_call","status":"completed","call_id":"c"}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"status":"in_progress","id":"i","type":"apply_patch_call","call_id":"c","operation":{"type":"create_file","diff":"","path":"p"}}}

event: response.apply_patch_call_operation_diff.delta
data: {"sequence_number":2,"type":"response.apply_patch_call_operation_diff.delta","item_id":"i","output_index":0,"delta":"a"}

event: response.apply_patch_call_operation_diff.done
data: {"type":"response.apply_patch_call_operation_diff.done","sequence_number":3,"item_id":"i","output_index":0,"diff":"a"}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":0,"item":{"operation":{"type":"create_file","diff":"a","path":"p"},"id":"i","type":"apply_patch_call","status":"completed","call_id":"c"}}

=== a patch without its path
conf: responses_failure off;
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i","type":"apply_patch_call","call_id":"c","operation":{"type":"create_file","diff":"","path":"p"}}}

data: {"type":"response.apply_patch_call_operation_diff.delta","item_id":"i","output_index":0,"delta":"a"}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"apply_patch_call","status":"completed","call_id":"c","operation":{"diff":"a"}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"status":"in_progress","id":"i","type":"apply_patch_call","call_id":"c","operation":{"type":"create_file","diff":"","path":"p"}}}

event: response.apply_patch_call_operation_diff.delta
data: {"sequence_number":2,"type":"response.apply_patch_call_operation_diff.delta","item_id":"i","output_index":0,"delta":"a"}

event: response.apply_patch_call_operation_diff.done
data: {"type":"response.apply_patch_call_operation_diff.done","sequence_number":3,"item_id":"i","output_index":0,"diff":"a"}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"apply_patch_call","status":"completed","call_id":"c","operation":{"type":"create_file","path":"p","diff":"a"}}}

=== a shell call without its action
conf: responses_failure off;
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i","type":"shell_call","call_id":"c","environment":{"a":1},"action":{"commands":[],"timeout_ms":null}}}

data: {"type":"response.shell_call_command.delta","output_index":0,"command_index":0,"delta":"a"}

data: {"type":"response.shell_call_command.delta","output_index":0,"command_index":0,"delta":"b"}

data: {"type":"response.shell_call_command.delta","output_index":0,"command_index":1,"delta":"x"}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"shell_call","status":"completed","call_id":"c"}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"status":"in_progress","id":"i","type":"shell_call","call_id":"c","environment":{"a":1},"action":{"commands":[],"timeout_ms":null}}}

event: response.shell_call_command.added
data: {"type":"response.shell_call_command.added","sequence_number":2,"output_index":0,"command_index":0,"command":""}

event: response.shell_call_command.delta
data: {"sequence_number":3,"type":"response.shell_call_command.delta","output_index":0,"command_index":0,"delta":"a"}

event: response.shell_call_command.delta
data: {"sequence_number":4,"type":"response.shell_call_command.delta","output_index":0,"command_index":0,"delta":"b"}

event: response.shell_call_command.done
data: {"type":"response.shell_call_command.done","sequence_number":5,"output_index":0,"command_index":0,"command":"ab"}

event: response.shell_call_command.added
data: {"type":"response.shell_call_command.added","sequence_number":6,"output_index":0,"command_index":1,"command":""}

event: response.shell_call_command.delta
data: {"sequence_number":7,"type":"response.shell_call_command.delta","output_index":0,"command_index":1,"delta":"x"}

event: response.shell_call_command.done
data: {"type":"response.shell_call_command.done","sequence_number":8,"output_index":0,"command_index":1,"command":"x"}

event: response.output_item.done
data: {"sequence_number":9,"type":"response.output_item.done","output_index":0,"item":{"environment":{"a":1},"action":{"commands":["ab","x"],"timeout_ms":null},"id":"i","type":"shell_call","status":"completed","call_id":"c"}}

=== a shell call without its commands
conf: responses_failure off;
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i","type":"shell_call","call_id":"c","action":{"commands":[],"timeout_ms":null}}}

data: {"type":"response.shell_call_command.delta","output_index":0,"command_index":0,"delta":"a"}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"shell_call","status":"completed","call_id":"c","action":{"max_output_length":1}}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"status":"in_progress","id":"i","type":"shell_call","call_id":"c","action":{"commands":[],"timeout_ms":null}}}

event: response.shell_call_command.added
data: {"type":"response.shell_call_command.added","sequence_number":2,"output_index":0,"command_index":0,"command":""}

event: response.shell_call_command.delta
data: {"sequence_number":3,"type":"response.shell_call_command.delta","output_index":0,"command_index":0,"delta":"a"}

event: response.shell_call_command.done
data: {"type":"response.shell_call_command.done","sequence_number":4,"output_index":0,"command_index":0,"command":"a"}

event: response.output_item.done
data: {"sequence_number":5,"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"shell_call","status":"completed","call_id":"c","action":{"commands":["a"],"timeout_ms":null,"max_output_length":1}}}

=== an item that is done in the terminal only
conf: responses_failure off;
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i","type":"mcp_call","server_label":"s","name":"n","arguments":""}}

data: {"type":"response.mcp_call_arguments.delta","item_id":"i","output_index":0,"delta":"a"}

data: {"type":"response.completed","response":{"output":[{"id":"i","type":"mcp_call","output":"o"}]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"i","type":"mcp_call","server_label":"s","name":"n","arguments":""}}

event: response.mcp_call_arguments.delta
data: {"sequence_number":2,"type":"response.mcp_call_arguments.delta","item_id":"i","output_index":0,"delta":"a"}

event: response.mcp_call_arguments.done
data: {"type":"response.mcp_call_arguments.done","sequence_number":3,"item_id":"i","output_index":0,"arguments":"a"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":4,"output_index":0,"item":{"server_label":"s","name":"n","arguments":"a","id":"i","type":"mcp_call","output":"o"}}

event: response.completed
data: {"sequence_number":5,"type":"response.completed","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"completed","output":[{"server_label":"s","name":"n","arguments":"a","id":"i","type":"mcp_call","output":"o"}]}}

=== an unknown kind
conf: responses_failure off;
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i","type":"acme_call","x":1}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"acme_call","y":2}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"i","type":"acme_call","x":1}}

event: response.output_item.done
data: {"sequence_number":2,"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"acme_call","y":2}}

=== a message
conf: responses_failure off;
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i","type":"message","status":"in_progress","role":"assistant","content":[],"x":1}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"message","status":"completed","role":"assistant","content":[]}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"i","type":"message","status":"in_progress","role":"assistant","content":[],"x":1}}

event: response.output_item.done
data: {"sequence_number":2,"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"message","status":"completed","role":"assistant","content":[]}}

=== a member that is hidden
conf: responses_failure off;
conf: responses_hide_field item.server_label;
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i","type":"mcp_call","server_label":"s","name":"n","arguments":""}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"mcp_call","arguments":"","output":"o"}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"id":"i","type":"mcp_call","name":"n","arguments":""}}

event: response.output_item.done
data: {"sequence_number":2,"type":"response.output_item.done","output_index":0,"item":{"name":"n","id":"i","type":"mcp_call","arguments":"","output":"o"}}

=== a member within one
conf: responses_failure off;
conf: responses_hide_field item.operation.path;
--- in
data: {"type":"response.created","response":{}}

data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i","type":"apply_patch_call","call_id":"c","operation":{"type":"create_file","diff":"a","path":"p"}}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"apply_patch_call","status":"completed","call_id":"c"}}

--- out
event: response.created
data: {"sequence_number":0,"type":"response.created","response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","output":[]}}

event: response.output_item.added
data: {"sequence_number":1,"type":"response.output_item.added","output_index":0,"item":{"status":"in_progress","id":"i","type":"apply_patch_call","call_id":"c","operation":{"type":"create_file","diff":""}}}

event: response.apply_patch_call_operation_diff.delta
data: {"type":"response.apply_patch_call_operation_diff.delta","sequence_number":2,"item_id":"i","output_index":0,"delta":"a"}

event: response.apply_patch_call_operation_diff.done
data: {"type":"response.apply_patch_call_operation_diff.done","sequence_number":3,"item_id":"i","output_index":0,"diff":"a"}

event: response.output_item.done
data: {"sequence_number":4,"type":"response.output_item.done","output_index":0,"item":{"operation":{"type":"create_file","diff":"a"},"id":"i","type":"apply_patch_call","status":"completed","call_id":"c"}}

=== some of very many members
--- in
data: {"type":"response.output_item.added","output_index":0,"item":{"id":"i","type":"web_search_call","maaa":1,"maab":1,"maac":1,"maad":1,"maae":1,"maaf":1,"maag":1,"maah":1,"maai":1,"maaj":1,"maba":1,"mabb":1,"mabc":1,"mabd":1,"mabe":1,"mabf":1,"mabg":1,"mabh":1,"mabi":1,"mabj":1,"maca":1,"macb":1,"macc":1,"macd":1,"mace":1,"macf":1,"macg":1,"mach":1,"maci":1,"macj":1,"mada":1,"madb":1,"madc":1,"madd":1,"made":1,"madf":1,"madg":1,"madh":1,"madi":1,"madj":1,"maea":1,"maeb":1,"maec":1,"maed":1,"maee":1,"maef":1,"maeg":1,"maeh":1,"maei":1,"maej":1,"mafa":1,"mafb":1,"mafc":1,"mafd":1,"mafe":1,"maff":1,"mafg":1,"mafh":1,"mafi":1,"mafj":1,"maga":1,"magb":1,"magc":1,"magd":1,"mage":1,"magf":1,"magg":1,"magh":1,"magi":1,"magj":1,"maha":1,"mahb":1,"mahc":1,"mahd":1,"mahe":1,"mahf":1,"mahg":1,"mahh":1,"mahi":1,"mahj":1,"maia":1,"maib":1,"maic":1,"maid":1,"maie":1,"maif":1,"maig":1,"maih":1,"maii":1,"maij":1,"maja":1,"majb":1,"majc":1,"majd":1,"maje":1,"majf":1,"majg":1,"majh":1,"maji":1,"majj":1,"mbaa":1,"mbab":1,"mbac":1,"mbad":1,"mbae":1,"mbaf":1,"mbag":1,"mbah":1,"mbai":1,"mbaj":1,"mbba":1,"mbbb":1,"mbbc":1,"mbbd":1,"mbbe":1,"mbbf":1,"mbbg":1,"mbbh":1,"mbbi":1,"mbbj":1,"mbca":1,"mbcb":1,"mbcc":1,"mbcd":1,"mbce":1,"mbcf":1,"mbcg":1,"mbch":1,"mbci":1,"mbcj":1,"mbda":1,"mbdb":1,"mbdc":1,"mbdd":1,"mbde":1,"mbdf":1,"mbdg":1,"mbdh":1,"mbdi":1,"mbdj":1,"mbea":1,"mbeb":1,"mbec":1,"mbed":1,"mbee":1,"mbef":1,"mbeg":1,"mbeh":1,"mbei":1,"mbej":1,"mbfa":1,"mbfb":1,"mbfc":1,"mbfd":1,"mbfe":1,"mbff":1,"mbfg":1,"mbfh":1,"mbfi":1,"mbfj":1,"mbga":1,"mbgb":1,"mbgc":1,"mbgd":1,"mbge":1,"mbgf":1,"mbgg":1,"mbgh":1,"mbgi":1,"mbgj":1,"mbha":1,"mbhb":1,"mbhc":1,"mbhd":1,"mbhe":1,"mbhf":1,"mbhg":1,"mbhh":1,"mbhi":1,"mbhj":1,"mbia":1,"mbib":1,"mbic":1,"mbid":1,"mbie":1,"mbif":1,"mbig":1,"mbih":1,"mbii":1,"mbij":1,"mbja":1,"mbjb":1,"mbjc":1,"mbjd":1,"mbje":1,"mbjf":1,"mbjg":1,"mbjh":1,"mbji":1,"mbjj":1,"mcaa":1,"mcab":1,"mcac":1,"mcad":1,"mcae":1,"mcaf":1,"mcag":1,"mcah":1,"mcai":1,"mcaj":1,"mcba":1,"mcbb":1,"mcbc":1,"mcbd":1,"mcbe":1,"mcbf":1,"mcbg":1,"mcbh":1,"mcbi":1,"mcbj":1,"mcca":1,"mccb":1,"mccc":1,"mccd":1,"mcce":1,"mccf":1,"mccg":1,"mcch":1,"mcci":1,"mccj":1,"mcda":1,"mcdb":1,"mcdc":1,"mcdd":1,"mcde":1,"mcdf":1,"mcdg":1,"mcdh":1,"mcdi":1,"mcdj":1,"mcea":1,"mceb":1,"mcec":1,"mced":1,"mcee":1,"mcef":1,"mceg":1,"mceh":1,"mcei":1,"mcej":1,"mcfa":1,"mcfb":1,"mcfc":1,"mcfd":1,"mcfe":1,"mcff":1,"mcfg":1,"mcfh":1,"mcfi":1,"mcfj":1,"mcga":1,"mcgb":1,"mcgc":1,"mcgd":1,"mcge":1,"mcgf":1,"mcgg":1,"mcgh":1,"mcgi":1,"mcgj":1,"mcha":1,"mchb":1,"mchc":1,"mchd":1,"mche":1,"mchf":1,"mchg":1,"mchh":1,"mchi":1,"mchj":1,"mcia":1,"mcib":1,"mcic":1,"mcid":1,"mcie":1,"mcif":1,"mcig":1,"mcih":1,"mcii":1,"mcij":1,"mcja":1,"mcjb":1,"mcjc":1,"mcjd":1,"mcje":1,"mcjf":1,"mcjg":1,"mcjh":1,"mcji":1,"mcjj":1,"mdaa":1,"mdab":1,"mdac":1,"mdad":1,"mdae":1,"mdaf":1,"mdag":1,"mdah":1,"mdai":1,"mdaj":1,"mdba":1,"mdbb":1,"mdbc":1,"mdbd":1,"mdbe":1,"mdbf":1,"mdbg":1,"mdbh":1,"mdbi":1,"mdbj":1,"mdca":1,"mdcb":1,"mdcc":1,"mdcd":1,"mdce":1,"mdcf":1,"mdcg":1,"mdch":1,"mdci":1,"mdcj":1,"mdda":1,"mddb":1,"mddc":1,"mddd":1,"mdde":1,"mddf":1,"mddg":1,"mddh":1,"mddi":1,"mddj":1,"mdea":1,"mdeb":1,"mdec":1,"mded":1,"mdee":1,"mdef":1,"mdeg":1,"mdeh":1,"mdei":1,"mdej":1,"mdfa":1,"mdfb":1,"mdfc":1,"mdfd":1,"mdfe":1,"mdff":1,"mdfg":1,"mdfh":1,"mdfi":1,"mdfj":1,"mdga":1,"mdgb":1,"mdgc":1,"mdgd":1,"mdge":1,"mdgf":1,"mdgg":1,"mdgh":1,"mdgi":1,"mdgj":1,"mdha":1,"mdhb":1,"mdhc":1,"mdhd":1,"mdhe":1,"mdhf":1,"mdhg":1,"mdhh":1,"mdhi":1,"mdhj":1,"mdia":1,"mdib":1,"mdic":1,"mdid":1,"mdie":1,"mdif":1,"mdig":1,"mdih":1,"mdii":1,"mdij":1,"mdja":1,"mdjb":1,"mdjc":1,"mdjd":1,"mdje":1,"mdjf":1,"mdjg":1,"mdjh":1,"mdji":1,"mdjj":1,"meaa":1,"meab":1,"meac":1,"mead":1,"meae":1,"meaf":1,"meag":1,"meah":1,"meai":1,"meaj":1,"meba":1,"mebb":1,"mebc":1,"mebd":1,"mebe":1,"mebf":1,"mebg":1,"mebh":1,"mebi":1,"mebj":1,"meca":1,"mecb":1,"mecc":1,"mecd":1,"mece":1,"mecf":1,"mecg":1,"mech":1,"meci":1,"mecj":1,"meda":1,"medb":1,"medc":1,"medd":1,"mede":1,"medf":1,"medg":1,"medh":1,"medi":1,"medj":1,"meea":1,"meeb":1,"meec":1,"meed":1,"meee":1,"meef":1,"meeg":1,"meeh":1,"meei":1,"meej":1,"mefa":1,"mefb":1,"mefc":1,"mefd":1,"mefe":1,"meff":1,"mefg":1,"mefh":1,"mefi":1,"mefj":1,"mega":1,"megb":1,"megc":1,"megd":1,"mege":1,"megf":1,"megg":1,"megh":1,"megi":1,"megj":1,"meha":1,"mehb":1,"mehc":1,"mehd":1,"mehe":1,"mehf":1,"mehg":1,"mehh":1,"mehi":1,"mehj":1,"meia":1,"meib":1,"meic":1,"meid":1,"meie":1,"meif":1,"meig":1,"meih":1,"meii":1,"meij":1,"meja":1,"mejb":1,"mejc":1,"mejd":1,"meje":1,"mejf":1,"mejg":1,"mejh":1,"meji":1,"mejj":1,"mfaa":1,"mfab":1,"mfac":1,"mfad":1,"mfae":1,"mfaf":1,"mfag":1,"mfah":1,"mfai":1,"mfaj":1,"mfba":1,"mfbb":1,"mfbc":1,"mfbd":1,"mfbe":1,"mfbf":1,"mfbg":1,"mfbh":1,"mfbi":1,"mfbj":1,"mfca":1,"mfcb":1,"mfcc":1,"mfcd":1,"mfce":1,"mfcf":1,"mfcg":1,"mfch":1,"mfci":1,"mfcj":1,"mfda":1,"mfdb":1,"mfdc":1,"mfdd":1,"mfde":1,"mfdf":1,"mfdg":1,"mfdh":1,"mfdi":1,"mfdj":1,"mfea":1,"mfeb":1,"mfec":1,"mfed":1,"mfee":1,"mfef":1,"mfeg":1,"mfeh":1,"mfei":1,"mfej":1,"mffa":1,"mffb":1,"mffc":1,"mffd":1,"mffe":1,"mfff":1,"mffg":1,"mffh":1,"mffi":1,"mffj":1,"mfga":1,"mfgb":1,"mfgc":1,"mfgd":1,"mfge":1,"mfgf":1,"mfgg":1,"mfgh":1,"mfgi":1,"mfgj":1,"mfha":1,"mfhb":1,"mfhc":1,"mfhd":1,"mfhe":1,"mfhf":1,"mfhg":1,"mfhh":1,"mfhi":1,"mfhj":1,"mfia":1,"mfib":1,"mfic":1,"mfid":1,"mfie":1,"mfif":1,"mfig":1,"mfih":1,"mfii":1,"mfij":1,"mfja":1,"mfjb":1,"mfjc":1,"mfjd":1,"mfje":1,"mfjf":1,"mfjg":1,"mfjh":1,"mfji":1,"mfjj":1,"mgaa":1,"mgab":1,"mgac":1,"mgad":1,"mgae":1,"mgaf":1,"mgag":1,"mgah":1,"mgai":1,"mgaj":1,"mgba":1,"mgbb":1,"mgbc":1,"mgbd":1,"mgbe":1,"mgbf":1,"mgbg":1,"mgbh":1,"mgbi":1,"mgbj":1,"mgca":1,"mgcb":1,"mgcc":1,"mgcd":1,"mgce":1,"mgcf":1,"mgcg":1,"mgch":1,"mgci":1,"mgcj":1,"mgda":1,"mgdb":1,"mgdc":1,"mgdd":1,"mgde":1,"mgdf":1,"mgdg":1,"mgdh":1,"mgdi":1,"mgdj":1,"mgea":1,"mgeb":1,"mgec":1,"mged":1,"mgee":1,"mgef":1,"mgeg":1,"mgeh":1,"mgei":1,"mgej":1,"mgfa":1,"mgfb":1,"mgfc":1,"mgfd":1,"mgfe":1,"mgff":1,"mgfg":1,"mgfh":1,"mgfi":1,"mgfj":1,"mgga":1,"mggb":1,"mggc":1,"mggd":1,"mgge":1,"mggf":1,"mggg":1,"mggh":1,"mggi":1,"mggj":1,"mgha":1,"mghb":1,"mghc":1,"mghd":1,"mghe":1,"mghf":1,"mghg":1,"mghh":1,"mghi":1,"mghj":1,"mgia":1,"mgib":1,"mgic":1,"mgid":1,"mgie":1,"mgif":1,"mgig":1,"mgih":1,"mgii":1,"mgij":1,"mgja":1,"mgjb":1,"mgjc":1,"mgjd":1,"mgje":1,"mgjf":1,"mgjg":1,"mgjh":1,"mgji":1,"mgjj":1,"mhaa":1,"mhab":1,"mhac":1,"mhad":1,"mhae":1,"mhaf":1,"mhag":1,"mhah":1,"mhai":1,"mhaj":1,"mhba":1,"mhbb":1,"mhbc":1,"mhbd":1,"mhbe":1,"mhbf":1,"mhbg":1,"mhbh":1,"mhbi":1,"mhbj":1,"mhca":1,"mhcb":1,"mhcc":1,"mhcd":1,"mhce":1,"mhcf":1,"mhcg":1,"mhch":1,"mhci":1,"mhcj":1,"mhda":1,"mhdb":1,"mhdc":1,"mhdd":1,"mhde":1,"mhdf":1,"mhdg":1,"mhdh":1,"mhdi":1,"mhdj":1,"mhea":1,"mheb":1,"mhec":1,"mhed":1,"mhee":1,"mhef":1,"mheg":1,"mheh":1,"mhei":1,"mhej":1,"mhfa":1,"mhfb":1,"mhfc":1,"mhfd":1,"mhfe":1,"mhff":1,"mhfg":1,"mhfh":1,"mhfi":1,"mhfj":1,"mhga":1,"mhgb":1,"mhgc":1,"mhgd":1,"mhge":1,"mhgf":1,"mhgg":1,"mhgh":1,"mhgi":1,"mhgj":1,"mhha":1,"mhhb":1,"mhhc":1,"mhhd":1,"mhhe":1,"mhhf":1,"mhhg":1,"mhhh":1,"mhhi":1,"mhhj":1,"mhia":1,"mhib":1,"mhic":1,"mhid":1,"mhie":1,"mhif":1,"mhig":1,"mhih":1,"mhii":1,"mhij":1,"mhja":1,"mhjb":1,"mhjc":1,"mhjd":1,"mhje":1,"mhjf":1,"mhjg":1,"mhjh":1,"mhji":1,"mhjj":1,"miaa":1,"miab":1,"miac":1,"miad":1,"miae":1,"miaf":1,"miag":1,"miah":1,"miai":1,"miaj":1,"miba":1,"mibb":1,"mibc":1,"mibd":1,"mibe":1,"mibf":1,"mibg":1,"mibh":1,"mibi":1,"mibj":1,"mica":1,"micb":1,"micc":1,"micd":1,"mice":1,"micf":1,"micg":1,"mich":1,"mici":1,"micj":1,"mida":1,"midb":1,"midc":1,"midd":1,"mide":1,"midf":1,"midg":1,"midh":1,"midi":1,"midj":1,"miea":1,"mieb":1,"miec":1,"mied":1,"miee":1,"mief":1,"mieg":1,"mieh":1,"miei":1,"miej":1,"mifa":1,"mifb":1,"mifc":1,"mifd":1,"mife":1,"miff":1,"mifg":1,"mifh":1,"mifi":1,"mifj":1,"miga":1,"migb":1,"migc":1,"migd":1,"mige":1,"migf":1,"migg":1,"migh":1,"migi":1,"migj":1,"miha":1,"mihb":1,"mihc":1,"mihd":1,"mihe":1,"mihf":1,"mihg":1,"mihh":1,"mihi":1,"mihj":1,"miia":1,"miib":1,"miic":1,"miid":1,"miie":1,"miif":1,"miig":1,"miih":1,"miii":1,"miij":1,"mija":1,"mijb":1,"mijc":1,"mijd":1,"mije":1,"mijf":1,"mijg":1,"mijh":1,"miji":1,"mijj":1,"mjaa":1,"mjab":1,"mjac":1,"mjad":1,"mjae":1,"mjaf":1,"mjag":1,"mjah":1,"mjai":1,"mjaj":1,"mjba":1,"mjbb":1,"mjbc":1,"mjbd":1,"mjbe":1,"mjbf":1,"mjbg":1,"mjbh":1,"mjbi":1,"mjbj":1,"mjca":1,"mjcb":1,"mjcc":1,"mjcd":1,"mjce":1,"mjcf":1,"mjcg":1,"mjch":1,"mjci":1,"mjcj":1,"mjda":1,"mjdb":1,"mjdc":1,"mjdd":1,"mjde":1,"mjdf":1,"mjdg":1,"mjdh":1,"mjdi":1,"mjdj":1,"mjea":1,"mjeb":1,"mjec":1,"mjed":1,"mjee":1,"mjef":1,"mjeg":1,"mjeh":1,"mjei":1,"mjej":1,"mjfa":1,"mjfb":1,"mjfc":1,"mjfd":1,"mjfe":1,"mjff":1,"mjfg":1,"mjfh":1,"mjfi":1,"mjfj":1,"mjga":1,"mjgb":1,"mjgc":1,"mjgd":1,"mjge":1,"mjgf":1,"mjgg":1,"mjgh":1,"mjgi":1,"mjgj":1,"mjha":1,"mjhb":1,"mjhc":1,"mjhd":1,"mjhe":1,"mjhf":1,"mjhg":1,"mjhh":1,"mjhi":1,"mjhj":1,"mjia":1,"mjib":1,"mjic":1,"mjid":1,"mjie":1,"mjif":1,"mjig":1,"mjih":1,"mjii":1,"mjij":1,"mjja":1,"mjjb":1,"mjjc":1,"mjjd":1,"mjje":1,"mjjf":1,"mjjg":1,"mjjh":1,"mjji":1,"mjjj":1}}

data: {"type":"response.output_item.done","output_index":0,"item":{"id":"i","type":"web_search_call"}}

--- out
event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: response.in_progress
data: {"type":"response.in_progress","sequence_number":1,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"in_progress","error":null,"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[]}}

event: response.output_item.added
data: {"sequence_number":2,"type":"response.output_item.added","output_index":0,"item":{"status":"in_progress","id":"i","type":"web_search_call","maaa":1,"maab":1,"maac":1,"maad":1,"maae":1,"maaf":1,"maag":1,"maah":1,"maai":1,"maaj":1,"maba":1,"mabb":1,"mabc":1,"mabd":1,"mabe":1,"mabf":1,"mabg":1,"mabh":1,"mabi":1,"mabj":1,"maca":1,"macb":1,"macc":1,"macd":1,"mace":1,"macf":1,"macg":1,"mach":1,"maci":1,"macj":1,"mada":1,"madb":1,"madc":1,"madd":1,"made":1,"madf":1,"madg":1,"madh":1,"madi":1,"madj":1,"maea":1,"maeb":1,"maec":1,"maed":1,"maee":1,"maef":1,"maeg":1,"maeh":1,"maei":1,"maej":1,"mafa":1,"mafb":1,"mafc":1,"mafd":1,"mafe":1,"maff":1,"mafg":1,"mafh":1,"mafi":1,"mafj":1,"maga":1,"magb":1,"magc":1,"magd":1,"mage":1,"magf":1,"magg":1,"magh":1,"magi":1,"magj":1,"maha":1,"mahb":1,"mahc":1,"mahd":1,"mahe":1,"mahf":1,"mahg":1,"mahh":1,"mahi":1,"mahj":1,"maia":1,"maib":1,"maic":1,"maid":1,"maie":1,"maif":1,"maig":1,"maih":1,"maii":1,"maij":1,"maja":1,"majb":1,"majc":1,"majd":1,"maje":1,"majf":1,"majg":1,"majh":1,"maji":1,"majj":1,"mbaa":1,"mbab":1,"mbac":1,"mbad":1,"mbae":1,"mbaf":1,"mbag":1,"mbah":1,"mbai":1,"mbaj":1,"mbba":1,"mbbb":1,"mbbc":1,"mbbd":1,"mbbe":1,"mbbf":1,"mbbg":1,"mbbh":1,"mbbi":1,"mbbj":1,"mbca":1,"mbcb":1,"mbcc":1,"mbcd":1,"mbce":1,"mbcf":1,"mbcg":1,"mbch":1,"mbci":1,"mbcj":1,"mbda":1,"mbdb":1,"mbdc":1,"mbdd":1,"mbde":1,"mbdf":1,"mbdg":1,"mbdh":1,"mbdi":1,"mbdj":1,"mbea":1,"mbeb":1,"mbec":1,"mbed":1,"mbee":1,"mbef":1,"mbeg":1,"mbeh":1,"mbei":1,"mbej":1,"mbfa":1,"mbfb":1,"mbfc":1,"mbfd":1,"mbfe":1,"mbff":1,"mbfg":1,"mbfh":1,"mbfi":1,"mbfj":1,"mbga":1,"mbgb":1,"mbgc":1,"mbgd":1,"mbge":1,"mbgf":1,"mbgg":1,"mbgh":1,"mbgi":1,"mbgj":1,"mbha":1,"mbhb":1,"mbhc":1,"mbhd":1,"mbhe":1,"mbhf":1,"mbhg":1,"mbhh":1,"mbhi":1,"mbhj":1,"mbia":1,"mbib":1,"mbic":1,"mbid":1,"mbie":1,"mbif":1,"mbig":1,"mbih":1,"mbii":1,"mbij":1,"mbja":1,"mbjb":1,"mbjc":1,"mbjd":1,"mbje":1,"mbjf":1,"mbjg":1,"mbjh":1,"mbji":1,"mbjj":1,"mcaa":1,"mcab":1,"mcac":1,"mcad":1,"mcae":1,"mcaf":1,"mcag":1,"mcah":1,"mcai":1,"mcaj":1,"mcba":1,"mcbb":1,"mcbc":1,"mcbd":1,"mcbe":1,"mcbf":1,"mcbg":1,"mcbh":1,"mcbi":1,"mcbj":1,"mcca":1,"mccb":1,"mccc":1,"mccd":1,"mcce":1,"mccf":1,"mccg":1,"mcch":1,"mcci":1,"mccj":1,"mcda":1,"mcdb":1,"mcdc":1,"mcdd":1,"mcde":1,"mcdf":1,"mcdg":1,"mcdh":1,"mcdi":1,"mcdj":1,"mcea":1,"mceb":1,"mcec":1,"mced":1,"mcee":1,"mcef":1,"mceg":1,"mceh":1,"mcei":1,"mcej":1,"mcfa":1,"mcfb":1,"mcfc":1,"mcfd":1,"mcfe":1,"mcff":1,"mcfg":1,"mcfh":1,"mcfi":1,"mcfj":1,"mcga":1,"mcgb":1,"mcgc":1,"mcgd":1,"mcge":1,"mcgf":1,"mcgg":1,"mcgh":1,"mcgi":1,"mcgj":1,"mcha":1,"mchb":1,"mchc":1,"mchd":1,"mche":1,"mchf":1,"mchg":1,"mchh":1,"mchi":1,"mchj":1,"mcia":1,"mcib":1,"mcic":1,"mcid":1,"mcie":1,"mcif":1,"mcig":1,"mcih":1,"mcii":1,"mcij":1,"mcja":1,"mcjb":1,"mcjc":1,"mcjd":1,"mcje":1,"mcjf":1,"mcjg":1,"mcjh":1,"mcji":1,"mcjj":1,"mdaa":1,"mdab":1,"mdac":1,"mdad":1,"mdae":1,"mdaf":1,"mdag":1,"mdah":1,"mdai":1,"mdaj":1,"mdba":1,"mdbb":1,"mdbc":1,"mdbd":1,"mdbe":1,"mdbf":1,"mdbg":1,"mdbh":1,"mdbi":1,"mdbj":1,"mdca":1,"mdcb":1,"mdcc":1,"mdcd":1,"mdce":1,"mdcf":1,"mdcg":1,"mdch":1,"mdci":1,"mdcj":1,"mdda":1,"mddb":1,"mddc":1,"mddd":1,"mdde":1,"mddf":1,"mddg":1,"mddh":1,"mddi":1,"mddj":1,"mdea":1,"mdeb":1,"mdec":1,"mded":1,"mdee":1,"mdef":1,"mdeg":1,"mdeh":1,"mdei":1,"mdej":1,"mdfa":1,"mdfb":1,"mdfc":1,"mdfd":1,"mdfe":1,"mdff":1,"mdfg":1,"mdfh":1,"mdfi":1,"mdfj":1,"mdga":1,"mdgb":1,"mdgc":1,"mdgd":1,"mdge":1,"mdgf":1,"mdgg":1,"mdgh":1,"mdgi":1,"mdgj":1,"mdha":1,"mdhb":1,"mdhc":1,"mdhd":1,"mdhe":1,"mdhf":1,"mdhg":1,"mdhh":1,"mdhi":1,"mdhj":1,"mdia":1,"mdib":1,"mdic":1,"mdid":1,"mdie":1,"mdif":1,"mdig":1,"mdih":1,"mdii":1,"mdij":1,"mdja":1,"mdjb":1,"mdjc":1,"mdjd":1,"mdje":1,"mdjf":1,"mdjg":1,"mdjh":1,"mdji":1,"mdjj":1,"meaa":1,"meab":1,"meac":1,"mead":1,"meae":1,"meaf":1,"meag":1,"meah":1,"meai":1,"meaj":1,"meba":1,"mebb":1,"mebc":1,"mebd":1,"mebe":1,"mebf":1,"mebg":1,"mebh":1,"mebi":1,"mebj":1,"meca":1,"mecb":1,"mecc":1,"mecd":1,"mece":1,"mecf":1,"mecg":1,"mech":1,"meci":1,"mecj":1,"meda":1,"medb":1,"medc":1,"medd":1,"mede":1,"medf":1,"medg":1,"medh":1,"medi":1,"medj":1,"meea":1,"meeb":1,"meec":1,"meed":1,"meee":1,"meef":1,"meeg":1,"meeh":1,"meei":1,"meej":1,"mefa":1,"mefb":1,"mefc":1,"mefd":1,"mefe":1,"meff":1,"mefg":1,"mefh":1,"mefi":1,"mefj":1,"mega":1,"megb":1,"megc":1,"megd":1,"mege":1,"megf":1,"megg":1,"megh":1,"megi":1,"megj":1,"meha":1,"mehb":1,"mehc":1,"mehd":1,"mehe":1,"mehf":1,"mehg":1,"mehh":1,"mehi":1,"mehj":1,"meia":1,"meib":1,"meic":1,"meid":1,"meie":1,"meif":1,"meig":1,"meih":1,"meii":1,"meij":1,"meja":1,"mejb":1,"mejc":1,"mejd":1,"meje":1,"mejf":1,"mejg":1,"mejh":1,"meji":1,"mejj":1,"mfaa":1,"mfab":1,"mfac":1,"mfad":1,"mfae":1,"mfaf":1,"mfag":1,"mfah":1,"mfai":1,"mfaj":1,"mfba":1,"mfbb":1,"mfbc":1,"mfbd":1,"mfbe":1,"mfbf":1,"mfbg":1,"mfbh":1,"mfbi":1,"mfbj":1,"mfca":1,"mfcb":1,"mfcc":1,"mfcd":1,"mfce":1,"mfcf":1,"mfcg":1,"mfch":1,"mfci":1,"mfcj":1,"mfda":1,"mfdb":1,"mfdc":1,"mfdd":1,"mfde":1,"mfdf":1,"mfdg":1,"mfdh":1,"mfdi":1,"mfdj":1,"mfea":1,"mfeb":1,"mfec":1,"mfed":1,"mfee":1,"mfef":1,"mfeg":1,"mfeh":1,"mfei":1,"mfej":1,"mffa":1,"mffb":1,"mffc":1,"mffd":1,"mffe":1,"mfff":1,"mffg":1,"mffh":1,"mffi":1,"mffj":1,"mfga":1,"mfgb":1,"mfgc":1,"mfgd":1,"mfge":1,"mfgf":1,"mfgg":1,"mfgh":1,"mfgi":1,"mfgj":1,"mfha":1,"mfhb":1,"mfhc":1,"mfhd":1,"mfhe":1,"mfhf":1,"mfhg":1,"mfhh":1,"mfhi":1,"mfhj":1,"mfia":1,"mfib":1,"mfic":1,"mfid":1,"mfie":1,"mfif":1,"mfig":1,"mfih":1,"mfii":1,"mfij":1,"mfja":1,"mfjb":1,"mfjc":1,"mfjd":1,"mfje":1,"mfjf":1,"mfjg":1,"mfjh":1,"mfji":1,"mfjj":1,"mgaa":1,"mgab":1,"mgac":1,"mgad":1,"mgae":1,"mgaf":1,"mgag":1,"mgah":1,"mgai":1,"mgaj":1,"mgba":1,"mgbb":1,"mgbc":1,"mgbd":1,"mgbe":1,"mgbf":1,"mgbg":1,"mgbh":1,"mgbi":1,"mgbj":1,"mgca":1,"mgcb":1,"mgcc":1,"mgcd":1,"mgce":1,"mgcf":1,"mgcg":1,"mgch":1,"mgci":1,"mgcj":1,"mgda":1,"mgdb":1,"mgdc":1,"mgdd":1,"mgde":1,"mgdf":1,"mgdg":1,"mgdh":1,"mgdi":1,"mgdj":1,"mgea":1,"mgeb":1,"mgec":1,"mged":1,"mgee":1,"mgef":1,"mgeg":1,"mgeh":1,"mgei":1,"mgej":1,"mgfa":1,"mgfb":1,"mgfc":1,"mgfd":1,"mgfe":1,"mgff":1,"mgfg":1,"mgfh":1,"mgfi":1,"mgfj":1,"mgga":1,"mggb":1,"mggc":1,"mggd":1,"mgge":1,"mggf":1,"mggg":1,"mggh":1,"mggi":1,"mggj":1,"mgha":1,"mghb":1,"mghc":1,"mghd":1,"mghe":1,"mghf":1,"mghg":1,"mghh":1,"mghi":1,"mghj":1,"mgia":1,"mgib":1,"mgic":1,"mgid":1,"mgie":1,"mgif":1,"mgig":1,"mgih":1,"mgii":1,"mgij":1,"mgja":1,"mgjb":1,"mgjc":1,"mgjd":1,"mgje":1,"mgjf":1,"mgjg":1,"mgjh":1,"mgji":1,"mgjj":1,"mhaa":1,"mhab":1,"mhac":1,"mhad":1,"mhae":1,"mhaf":1,"mhag":1,"mhah":1,"mhai":1,"mhaj":1,"mhba":1,"mhbb":1,"mhbc":1,"mhbd":1,"mhbe":1,"mhbf":1,"mhbg":1,"mhbh":1,"mhbi":1,"mhbj":1,"mhca":1,"mhcb":1,"mhcc":1,"mhcd":1,"mhce":1,"mhcf":1,"mhcg":1,"mhch":1,"mhci":1,"mhcj":1,"mhda":1,"mhdb":1,"mhdc":1,"mhdd":1,"mhde":1,"mhdf":1,"mhdg":1,"mhdh":1,"mhdi":1,"mhdj":1,"mhea":1,"mheb":1,"mhec":1,"mhed":1,"mhee":1,"mhef":1,"mheg":1,"mheh":1,"mhei":1,"mhej":1,"mhfa":1,"mhfb":1,"mhfc":1,"mhfd":1,"mhfe":1,"mhff":1,"mhfg":1,"mhfh":1,"mhfi":1,"mhfj":1,"mhga":1,"mhgb":1,"mhgc":1,"mhgd":1,"mhge":1,"mhgf":1,"mhgg":1,"mhgh":1,"mhgi":1,"mhgj":1,"mhha":1,"mhhb":1,"mhhc":1,"mhhd":1,"mhhe":1,"mhhf":1,"mhhg":1,"mhhh":1,"mhhi":1,"mhhj":1,"mhia":1,"mhib":1,"mhic":1,"mhid":1,"mhie":1,"mhif":1,"mhig":1,"mhih":1,"mhii":1,"mhij":1,"mhja":1,"mhjb":1,"mhjc":1,"mhjd":1,"mhje":1,"mhjf":1,"mhjg":1,"mhjh":1,"mhji":1,"mhjj":1,"miaa":1,"miab":1,"miac":1,"miad":1,"miae":1,"miaf":1,"miag":1,"miah":1,"miai":1,"miaj":1,"miba":1,"mibb":1,"mibc":1,"mibd":1,"mibe":1,"mibf":1,"mibg":1,"mibh":1,"mibi":1,"mibj":1,"mica":1,"micb":1,"micc":1,"micd":1,"mice":1,"micf":1,"micg":1,"mich":1,"mici":1,"micj":1,"mida":1,"midb":1,"midc":1,"midd":1,"mide":1,"midf":1,"midg":1,"midh":1,"midi":1,"midj":1,"miea":1,"mieb":1,"miec":1,"mied":1,"miee":1,"mief":1,"mieg":1,"mieh":1,"miei":1,"miej":1,"mifa":1,"mifb":1,"mifc":1,"mifd":1,"mife":1,"miff":1,"mifg":1,"mifh":1,"mifi":1,"mifj":1,"miga":1,"migb":1,"migc":1,"migd":1,"mige":1,"migf":1,"migg":1,"migh":1,"migi":1,"migj":1,"miha":1,"mihb":1,"mihc":1,"mihd":1,"mihe":1,"mihf":1,"mihg":1,"mihh":1,"mihi":1,"mihj":1,"miia":1,"miib":1,"miic":1,"miid":1,"miie":1,"miif":1,"miig":1,"miih":1,"miii":1,"miij":1,"mija":1,"mijb":1,"mijc":1,"mijd":1,"mije":1,"mijf":1,"mijg":1,"mijh":1,"miji":1,"mijj":1,"mjaa":1,"mjab":1,"mjac":1,"mjad":1,"mjae":1,"mjaf":1,"mjag":1,"mjah":1,"mjai":1,"mjaj":1,"mjba":1,"mjbb":1,"mjbc":1,"mjbd":1,"mjbe":1,"mjbf":1,"mjbg":1,"mjbh":1,"mjbi":1,"mjbj":1,"mjca":1,"mjcb":1,"mjcc":1,"mjcd":1,"mjce":1,"mjcf":1,"mjcg":1,"mjch":1,"mjci":1,"mjcj":1,"mjda":1,"mjdb":1,"mjdc":1,"mjdd":1,"mjde":1,"mjdf":1,"mjdg":1,"mjdh":1,"mjdi":1,"mjdj":1,"mjea":1,"mjeb":1,"mjec":1,"mjed":1,"mjee":1,"mjef":1,"mjeg":1,"mjeh":1,"mjei":1,"mjej":1,"mjfa":1,"mjfb":1,"mjfc":1,"mjfd":1,"mjfe":1,"mjff":1,"mjfg":1,"mjfh":1,"mjfi":1,"mjfj":1,"mjga":1,"mjgb":1,"mjgc":1,"mjgd":1,"mjge":1,"mjgf":1,"mjgg":1,"mjgh":1,"mjgi":1,"mjgj":1,"mjha":1,"mjhb":1,"mjhc":1,"mjhd":1,"mjhe":1,"mjhf":1,"mjhg":1,"mjhh":1,"mjhi":1,"mjhj":1,"mjia":1,"mjib":1,"mjic":1,"mjid":1,"mjie":1,"mjif":1,"mjig":1,"mjih":1,"mjii":1,"mjij":1,"mjja":1,"mjjb":1,"mjjc":1,"mjjd":1,"mjje":1,"mjjf":1,"mjjg":1,"mjjh":1,"mjji":1,"mjjj":1}}

event: response.output_item.done
data: {"sequence_number":3,"type":"response.output_item.done","output_index":0,"item":{"status":"completed","maaa":1,"maab":1,"maac":1,"maad":1,"maae":1,"maaf":1,"maag":1,"maah":1,"maai":1,"maaj":1,"maba":1,"mabb":1,"mabc":1,"mabd":1,"mabe":1,"mabf":1,"mabg":1,"mabh":1,"mabi":1,"mabj":1,"maca":1,"macb":1,"macc":1,"macd":1,"mace":1,"macf":1,"macg":1,"mach":1,"maci":1,"macj":1,"mada":1,"madb":1,"madc":1,"madd":1,"made":1,"madf":1,"madg":1,"madh":1,"madi":1,"madj":1,"maea":1,"maeb":1,"maec":1,"maed":1,"maee":1,"maef":1,"maeg":1,"maeh":1,"maei":1,"maej":1,"mafa":1,"mafb":1,"mafc":1,"mafd":1,"mafe":1,"maff":1,"mafg":1,"mafh":1,"mafi":1,"mafj":1,"maga":1,"id":"i","type":"web_search_call"}}

event: error
data: {"type":"error","sequence_number":4,"error":{"type":"server_error","code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null},"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event.","param":null}

event: response.failed
data: {"type":"response.failed","sequence_number":5,"response":{"id":"resp_REQUEST","object":"response","created_at":TIME,"model":"unknown","status":"failed","error":{"code":"upstream_incomplete","message":"The stream from the upstream ended without a final event."},"incomplete_details":null,"usage":null,"instructions":null,"metadata":{},"parallel_tool_calls":true,"temperature":1,"tool_choice":"auto","tools":[],"top_p":1,"access_programs":null,"completed_at":null,"frequency_penalty":0,"presence_penalty":0,"output":[{"status":"completed","maaa":1,"maab":1,"maac":1,"maad":1,"maae":1,"maaf":1,"maag":1,"maah":1,"maai":1,"maaj":1,"maba":1,"mabb":1,"mabc":1,"mabd":1,"mabe":1,"mabf":1,"mabg":1,"mabh":1,"mabi":1,"mabj":1,"maca":1,"macb":1,"macc":1,"macd":1,"mace":1,"macf":1,"macg":1,"mach":1,"maci":1,"macj":1,"mada":1,"madb":1,"madc":1,"madd":1,"made":1,"madf":1,"madg":1,"madh":1,"madi":1,"madj":1,"maea":1,"maeb":1,"maec":1,"maed":1,"maee":1,"maef":1,"maeg":1,"maeh":1,"maei":1,"maej":1,"mafa":1,"mafb":1,"mafc":1,"mafd":1,"mafe":1,"maff":1,"mafg":1,"mafh":1,"mafi":1,"mafj":1,"maga":1,"id":"i","type":"web_search_call"}]}}

