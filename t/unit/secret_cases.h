
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Streams in which what rules hide was sent once: ' stands for ", the secret
 * is "hush" and what has to be sent, if anything, has "said".
 */


#ifndef _SECRET_CASES_H_INCLUDED_
#define _SECRET_CASES_H_INCLUDED_


#define DETECTED  1                    /* it may be a foreign stream */
#define ASKED     2                    /* by a request for a response */
#define SHORT     4                    /* events of 200 bytes are held */
#define FEW       8                    /* no item is kept */
#define AS_IS     16                   /* no repairs */
#define FAIL      32                   /* streams end with an error event */
#define RESUMED   64                   /* the beginning was sent before */

#define CREATED                                                               \
    "data: {'type':'response.created','response':{'id':'r'}}\n\n"
#define ADDED(n, type)                                                        \
    "data: {'type':'response.output_item.added','output_index':" #n ","       \
    "'item':{'id':'i" #n "','type':'" type "','content':[]}}\n\n"

#define FIFTY  "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
#define LONG   FIFTY FIFTY FIFTY FIFTY


typedef struct {
    const char  *name;
    const char  *rules;
    ngx_uint_t   how;
    const char  *text;
} secret_case_t;


static const secret_case_t  secret_cases[] = {

    { "an event line that is cut", "I custom_tool_call", 0,
      CREATED
      "data: {'output_index':2,'delta':'hush'}\n"
      "event: response.custom_tool_call_inp" },

    { "a field that is cut", "I custom_tool_call", 0,
      CREATED "data: {'output_index':2,'delta':'hush'}\neven" },

    { "no event line", "H acme.*", 0, CREATED "data: {'delta':'hush'}\n" },

    { "not cut: an event line before the data", "H acme.*", 0,
      CREATED "event: other\ndata: {'delta':'said'}\n" },

    { "long, of another type than the event line says", "H acme.secret", SHORT,
      CREATED
      "event: keepalive\n"
      "data: {'delta':'hush" LONG "','type':'acme.secret'}\n\n" },

    { "long, of the type of the event line", "H acme.secret", SHORT,
      CREATED
      "event: response.completed\n"
      "data: {'response':{'x':'said" LONG "'}}\n\n" },

    { "long, of an item with two types", "I acme_call", SHORT,
      CREATED
      "data: {'type':'response.output_item.added','output_index':0,"
      "'item':{'type':'message','x':'hush" LONG "','type':'acme_call'}}\n\n" },

    { "long, the end of such an item", "I acme_call", SHORT,
      CREATED
      "data: {'type':'response.output_item.done','output_index':0,"
      "'item':{'type':'message','x':'hush" LONG "','type':'acme_call'}}\n\n" },

    { "long, of an unknown type", "I acme_call", SHORT,
      CREATED
      "data: {'type':'acme','output_index':0,"
      "'item':{'type':'message','x':'hush" LONG "','type':'acme_call'}}\n\n" },

    { "long, of an item that was added", "I acme_call", SHORT,
      CREATED ADDED(0, "message")
      "data: {'type':'response.output_item.done','output_index':0,"
      "'item':{'type':'message','x':'said" LONG "'}}\n\n" },

    { "long, with two items", "I acme_call", SHORT,
      CREATED ADDED(0, "message")
      "data: {'type':'response.output_item.done','output_index':0,"
      "'item':{'type':'message','x':'said" LONG "'},"
      "'item':{'x':'hush','type':'acme_call'}}\n\n" },

    { "long, a part of an item that was not added", "I reasoning", SHORT,
      CREATED
      "data: {'type':'response.content_part.done','output_index':0,"
      "'content_index':0,'part':{'text':'hush" LONG "',"
      "'type':'reasoning_text'}}\n\n" },

    { "long, a part that only hidden items have", "I reasoning", SHORT,
      CREATED ADDED(0, "message")
      "data: {'type':'response.content_part.done','output_index':0,"
      "'content_index':0,'part':{'text':'hush" LONG "',"
      "'type':'reasoning_text'}}\n\n" },

    { "long, a part in another event", "I reasoning", SHORT,
      CREATED ADDED(0, "message")
      "data: {'type':'acme','output_index':0,'part':{'text':'hush" LONG "',"
      "'type':'reasoning_text'}}\n\n" },

    { "long, a part behind a text", "I reasoning", SHORT,
      CREATED ADDED(0, "message")
      "data: {'type':'response.output_text.delta','output_index':0,"
      "'delta':'said" LONG "','part':{'type':'reasoning_text',"
      "'text':'hush'}}\n\n" },

    { "an unknown event with a part, and no JSON", "I reasoning", 0,
      CREATED ADDED(0, "message")
      "data: {'a':NaN,'type':'acme','output_index':0,'part':{"
      "'type':'reasoning_text','text':'hush'}}\n\n" },

    { "long, a part of an item that is shown", "I mcp_call", SHORT,
      CREATED ADDED(0, "message")
      "data: {'type':'response.content_part.done','output_index':0,"
      "'content_index':0,'part':{'text':'said" LONG "',"
      "'type':'output_text'}}\n\n" },

    { "long, of an item that was added without an index", "I reasoning",
      SHORT|AS_IS,
      CREATED
      "data: {'type':'response.output_item.added','item':{'id':'i0',"
      "'type':'reasoning','content':[]}}\n\n"
      "data: {'type':'acme','output_index':0,'x':'hush" LONG "',"
      "'item_id':'i0'}\n\n" },

    { "long, of an index that a hidden item may have", "I reasoning", SHORT,
      CREATED
      "data: {'type':'response.reasoning_text.delta','delta':'a'}\n\n"
      ADDED(0, "message")
      "data: {'type':'response.output_text.done','output_index':0,'item_id':"
      "'i1','text':'hush" LONG "'}\n\n" },

    { "an unknown event of two items, the hidden one first", "I reasoning", 0,
      CREATED ADDED(0, "reasoning") ADDED(1, "message")
      "data: {'type':'acme','output_index':0,'output_index':1,"
      "'delta':'hush'}\n\n" },

    { "an item with two indexes, without a type", "I reasoning", 0,
      CREATED ADDED(0, "reasoning") ADDED(1, "message")
      "data: {'type':'response.output_item.done','output_index':0,"
      "'output_index':1,'item':{'x':'hush'}}\n\n" },

    { "long, with a type that is a name and one that is not", "H *secret*",
      SHORT,
      CREATED
      "event: acme.plain\n"
      "data: {'type':'acme.plain','type':'acme secret','x':'hush" LONG "'}"
      "\n\n" },

    { "long, of another item than was added", "I reasoning", SHORT,
      CREATED ADDED(0, "message")
      "data: {'type':'response.output_item.done','output_index':0,'item':"
      "{'content':'hush" LONG "','type':'reasoning'}}\n\n" },

    { "long, with another item than was added behind", "I reasoning", SHORT,
      CREATED ADDED(0, "message")
      "data: {'type':'response.output_item.done','output_index':0,"
      "'x':'" LONG "','item':{'content':'hush','type':'reasoning'}}\n\n" },

    { "long, of the item that was added", "I reasoning", SHORT,
      CREATED ADDED(0, "message")
      "data: {'type':'response.output_item.done','output_index':0,"
      "'item':{'type':'message','content':'said" LONG "'}}\n\n" },

    { "an error that has an item", "I reasoning", FAIL,
      CREATED
      "data: {'output_index':0,'item':{'type':'reasoning','summary':'hush'},"
      "'error':{'message':'no'}}\n\n" },

    { "a failure that has an item", "I reasoning", 0,
      CREATED
      "data: {'output_index':0,'item':{'type':'reasoning','summary':'hush'},"
      "'error':{'message':'no'},'status':'failed'}\n\n" },

    { "a part whose index cannot be read", "I reasoning", 0,
      CREATED ADDED(0, "reasoning")
      "data: {'type':'response.content_part.done','output_index':0x,"
      "'part':{'type':'reasoning_text','text':'hush'}}\n\n" },

    { "an unknown event with two ids, and no JSON", "I reasoning", 0,
      CREATED ADDED(0, "reasoning")
      "data: {'a':NaN,'item_id':'i0','item_id':'x','t':'hush','type':'acme'}"
      "\n\n" },

    { "an unknown event whose index cannot be read", "I reasoning", 0,
      CREATED ADDED(0, "reasoning")
      "data: {'type':'acme','output_index':x0,'delta':'hush'}\n\n"
      "data: {'type':'acme','output_index':null,'a':NaN}\n\n" },

    { "long, with another index that cannot be read", "I reasoning", SHORT,
      CREATED ADDED(0, "message") ADDED(1, "reasoning")
      "data: {'type':'response.output_text.delta','output_index':0,"
      "'delta':'said" LONG "','output_index':x1,'x':'hush'}\n\n" },

    { "an item with two ids, one of which is another item's", "I reasoning",
      0,
      CREATED
      "data: {'type':'response.output_item.added','output_index':0,'item':"
      "{'id':'i','type':'message','content':[]}}\n\n"
      "data: {'type':'response.output_item.added','output_index':1,'item':"
      "{'id':'a','id':'i','type':'reasoning','summary':[]}}\n\n"
      "data: {'type':'acme','item_id':'i','delta':'hush'}\n\n" },

    { "an unknown event whose index is no integer", "I reasoning", 0,
      CREATED ADDED(0, "reasoning")
      "data: {'type':'acme','output_index':'0','delta':'hush'}\n\n"
      "data: {'type':'acme','output_index':0.0,'delta':'hush'}\n\n"
      "data: {'type':'acme','output_index':null,'x':'said'}\n\n" },

    { "an unknown event whose id is a number", "I reasoning", 0,
      CREATED
      "data: {'type':'response.output_item.added','output_index':0,'item':"
      "{'id':5,'type':'reasoning','summary':[]}}\n\n"
      "data: {'type':'acme','item_id':5,'delta':'hush'}\n\n"
      "data: {'type':'acme','a':NaN,'item_id':5,'delta':'hush'}\n\n"
      "data: {'type':'acme','item_id':null,'x':'said'}\n\n" },

    { "unknown events of a stream that goes on", "I acme_call", RESUMED,
      "data: {'type':'acme','output_index':0,'delta':'hush'}\n\n"
      "data: {'type':'acme','item_id':'i0','delta':'hush'}\n\n"
      "data: {'type':'acme','output_index':'0','delta':'hush'}\n\n"
      "data: {'type':'acme','output_index':0,'a':NaN,'delta':'hush'}\n\n"
      "data: {'type':'acme','x':'said'}\n\n" },

    { "long, of a stream that goes on", "I acme_call", RESUMED|SHORT,
      "data: {'type':'acme','output_index':0,'delta':'hush" LONG "'}\n\n" },

    { "long, of an id that is a number", "I reasoning", SHORT,
      CREATED
      "data: {'type':'response.output_item.added','output_index':0,'item':"
      "{'id':5,'type':'reasoning','summary':[]}}\n\n"
      "data: {'type':'acme','output_index':3,'item_id':5,'delta':'hush" LONG
      "'}\n\n" },

    { "an unknown event with an index, of no hidden item", "I reasoning", 0,
      CREATED ADDED(0, "message")
      "data: {'type':'acme','output_index':'0','item_id':5,'delta':'said'}"
      "\n\n" },

    { "a part that only hidden items have", "I reasoning", 0,
      CREATED ADDED(0, "message")
      "data: {'type':'response.content_part.done','\\u0069ndex':7,"
      "'content_index':0,'part':{'t\\u0079pe':'reasoning_t\\u0065xt',"
      "'text':'hush'}}\n\n" },

    { "a part that only hidden items have, and no JSON", "I reasoning", 0,
      CREATED ADDED(0, "message")
      "data: {'a':NaN,'type':'response.content_part.done','output_index':0,"
      "'part':{'type':'reasoning_text','text':'hush'}}\n\n" },

    { "an item of several types and places", "I reasoning", 0,
      CREATED ADDED(0, "message")
      "data: {'type':'response.content_part.added','output_index':0,"
      "'content_index':0,'part':{'type':'refusal','refusal':''}}\n\n"
      "data: {'type':'response.output_item.done','output_index':3,"
      "'output_index':null,'item':{'id':'x','type':'reasoning',"
      "'type':{'type':'message','content':[]},"
      "'content':[{'type':'reasoning_text','text':'hush'}]}}\n\n" },

    { "a part of several types", "I reasoning", 0,
      CREATED ADDED(0, "message")
      "data: {'type':'response.content_part.done','output_index':0,"
      "'part':{'type':'summary_text','text':'hush','type':'output_text'}}"
      "\n\n" },

    { "generated events of an item that was added without an index",
      "I reasoning", 0,
      CREATED
      "data: {'a':NaN,'type':'response.output_item.added','index':3}\n\n"
      "data: {'type':'response.reasoning_part.added','output_index':1,"
      "'part':{'type':'reasoning_text','text':''}}\n\n"
      "data: {'type':'response.reasoning_text.delta','output_index':1,"
      "'delta':'hush'}\n\n"
      "data: {'type':'response.output_item.added','output_index':3,"
      "'item':{'id':'m','type':'message','content':[]}}\n\n"
      "data: {'type':'response.completed','response':{'id':'r'}}\n\n" },

    { "a part of an item that is not kept", "I reasoning", FEW,
      CREATED
      "data: {'type':'response.content_part.added','output_index':0,"
      "'content_index':0,'part':{'type':'reasoning_text','text':'hush'}}"
      "\n\n" },

    { "a part that others have", "I reasoning", 0,
      CREATED ADDED(0, "message")
      "data: {'type':'response.content_part.done','output_index':0,"
      "'part':{'type':'output_text','text':'said'}}\n\n" },

    { "two items, of which the first has an id", "I reasoning", 0,
      CREATED
      "data: {'type':'response.output_item.added','index':0,"
      "'item':{'id':'a','type':'reasoning'},"
      "'item':{'type':'message','content':[]}}\n\n"
      "data: {'type':'acme','item_id':'a','delta':'hush'}\n\n" },

    { "an item with two ids", "I reasoning", 0,
      CREATED
      "data: {'type':'response.output_item.added','item':{'id':'a','id':'b',"
      "'type':'reasoning','summary':[]}}\n\n"
      "data: {'type':'acme','item_id':'a','delta':'hush'}\n\n"
      "data: {'type':'acme','item_id':'b','delta':'hush'}\n\n" },

    { "listed at the end without its last type", "I function_call", 0,
      CREATED
      "data: {'type':'response.output_item.done','output_index':0,"
      "'item':{'id':'i','type':'function_call','call_id':'c','name':'f',"
      "'arguments':'hush'}}\n\n"
      "data: {'type':'response.completed','response':{'id':'r','output':["
      "{'id':'i','type':'message','type':null}]}}\n\n" },

    { "listed at the end without a type", "I function_call", 0,
      CREATED
      "data: {'type':'response.output_item.done','output_index':0,"
      "'item':{'id':'i','type':'function_call','call_id':'c','name':'f',"
      "'arguments':'hush'}}\n\n"
      "data: {'type':'response.completed','response':{'id':'r','output':["
      "{'id':'i'}]}}\n\n" },

    { "listed at the end without a type, and not repaired", "I reasoning",
      AS_IS,
      CREATED ADDED(0, "reasoning")
      "data: {'type':'response.completed','response':{'id':'r','output':["
      "{'id':'i0','summary':'hush'},{'id':'i1','x':'said'}]}}\n\n" },

    { "a part whose type gets another name", "H response.reasoning_part.*", 0,
      CREATED ADDED(0, "reasoning")
      "data: {'type':'response.reasoning_part.added','output_index':0,"
      "'content_index':0,'part':{'type':'reasoning_text','text':'hush'}}"
      "\n\n" },

    { "a delta whose type gets another name", "H response.reasoning.delta", 0,
      CREATED ADDED(0, "reasoning")
      "data: {'type':'response.reasoning.delta','output_index':0,"
      "'content_index':0,'delta':'said','zz':'hush'}\n\n" },

    { "first, a keepalive, and then no event of this API", "H keepalive",
      DETECTED|ASKED,
      "data: {'text':'','type':'keepalive','zz':'hush'}\n\n"
      "data: {'text':'','type':'acme'}\n\n" CREATED },

    { "first, of a type that is not passed", "P acme.plain", DETECTED,
      "data: {'type':'acme','zz':'hush'}\n\n" CREATED },

    { "first, of two types", "H secret", DETECTED,
      "data: {'type':'secret','zz':'hush','type':'acme'}\n\n" CREATED },

    { "first, with a name that is not UTF-8", "H secret", DETECTED,
      "data: {'\xfftype':'secret','zz':'hush'}\n\n" CREATED },

    { "first, an object without its end", "F b.c", DETECTED|ASKED,
      "data:  {'a':{'b':{'c':'hush'}}\n\n" CREATED },

    { "first, an object without its beginning", "H secret", DETECTED,
      "data: 'type':'secret','zz':'hush'}\n\n" CREATED },

    { "token counts that get another name",
      "F response.usage.prompt_tokens response.usage.prompt_tokens_details.x",
      0,
      CREATED
      "data: {'type':'response.completed','response':{'id':'r','output':[],"
      "'usage':{'prompt_tokens':'hush','completion_tokens':'said',"
      "'prompt_tokens_details':{'x':'hush'}}}}\n\n" },

    { "a delta with an object", "F delta.text", 0,
      CREATED ADDED(0, "message")
      "data: {'type':'response.output_text.delta','output_index':0,"
      "'delta':{'text':'hush'}}\n\n"
      "data: {'type':'response.completed','response':{'id':'r'}}\n\n" },

    { "a response without a type", "I reasoning\nF response.x", 0,
      CREATED
      "data: {'object':'response','x':'hush','output':[{'type':'reasoning',"
      "'x':'hush'},{'type':'message','x':'said'}]}\n\n" },

    { "a response without a type is the first event",
      "I reasoning\nF response.x", DETECTED,
      "data: {'object':'response','x':'hush','output':[{'type':'reasoning',"
      "'x':'hush'},{'type':'message','x':'said'}]}\n\n" },

    { "a flat response of the type that its line tells", "F response.x",
      AS_IS,
      CREATED
      "event: response.completed\ndata: {'status':'said','x':'hush'}\n\n" },

    { "no type, and no response", "F response.x", 0,
      CREATED "data: {'object':'a','x':'said'}\n\n" },

    { "a ping", "H ping", 0, CREATED "data: {'type':'ping','zz':'hush'}\n\n" },

    { "first, of a type that is no name", "H *secret*", DETECTED,
      "data: {'type':'a secret','zz':'hush'}\n\n" CREATED },

    { "first, and its type follows", "H secret", DETECTED,
      "data: {'zz':'hush','type':'sec" },

    { "first, of a type that only its line tells", "P acme.plain",
      DETECTED|ASKED, "event: acme\ndata: {'zz':'hush'}\n\n" CREATED },

    { "first, with an item", "I reasoning", DETECTED,
      "data: {'type':'acme','item':{'type':'reasoning','x':'hush'}}\n\n"
      CREATED },

    { "first, with a response", "I reasoning", DETECTED,
      "data: {'type':'acme','response':{'output':[{'type':'reasoning',"
      "'x':'hush'}]}}\n\n" CREATED },

    { "first, with a member", "F a.b", DETECTED,
      "data: {'type':'acme','a':{'b':'hush'},'c':'said'}\n\n" CREATED },

    { "first, with a member in an array", "F item.action", DETECTED,
      "data: {'type':'acme','item':[{'action':'hush'}],'c':'said'}\n\n"
      CREATED },

    { "first, with a member in an object that should be an array",
      "F response.output.*.content", DETECTED,
      "data: {'type':'acme','output':{'content':'hush'},'c':'said'}\n\n"
      CREATED },

    { "first, with a member, an error", "F a.b", DETECTED,
      "data:   {'a':{'b':'hush'},'type':'error','code':'said'}\n\n"
      CREATED },

    { "first, with an item, of a type that only its line tells",
      "I reasoning", DETECTED,
      "event: acme\ndata: {'item':{'type':'reasoning','x':'hush'}}\n\n"
      CREATED },

    { "first, with a member, a keepalive", "F a.b", DETECTED,
      "data: {'a':{'b':'hush'},'type':'keepalive'}\n\n"
      "data: {'type':'acme'}\n\n" CREATED },

    { "first, behind another value, and cut", "I reasoning", DETECTED,
      "data: {}{'item':{'type':'reasoning','x':'hush'}" },

    { "first, with none of these", "F a.b\nI reasoning\nH acme.*", DETECTED,
      "data: {'type':'acme','c':'said'}\n\n" CREATED },

    { "more than are kept", "I reasoning", DETECTED,
      "data: {'type':'a','item':{'type':'reasoning','x':'hush'}}\n\n"
      "data: {'type':'b','item':{'type':'reasoning','x':'hush'}}\n\n"
      "data: {'type':'c','item':{'type':'reasoning','x':'hush'}}\n\n"
      "data: {'type':'d','item':{'type':'reasoning','x':'hush'}}\n\n"
      CREATED },

    { "JSON and no stream", "I reasoning", DETECTED,
      "{'object':'response','output':[{'type':'reasoning','x':'hush'}]}" },

    { "JSON and no stream, with an end of line", "I reasoning", DETECTED,
      "{'object':'response','output':[{'type':'reasoning','x':'hush'}]}\n" },

    { "JSON and no stream, in lines", "F response.x", DETECTED|ASKED,
      "\xef\xbb\xbf{\n\n 'object':'response',\r\n'x':\n'hush'\r\n}\n\n" },

    { "JSON and no stream, known to be one", "F response.x", 0,
      "{\n 'object':'response',\n\n'x':\n'hush'\n}" },

    { "JSON in an event", "F response.x", 0,
      CREATED ": said\n{'x':\n'hush'}\ndata: {'type':'a.b'}\n\n" },

    { "JSON in the first event", "F response.x", DETECTED,
      "{'x':\n'hush'}\ndata: {'c':1}\n\n" CREATED },

    { "JSON in a long event", "F response.x", SHORT,
      CREATED "{'x':\n'hush'}\n:said\ndata: {'type':'a.b','x':'" LONG "'}\n"
      "{'x':'hush'}\n\n" },

    { "JSON in comments", "F response.x", 0,
      CREATED ":said\n:'hush'\ndata: {'type':'a.b'}\n\n:{'x':'hush'}\n" },

    { "JSON in comments before the first event", "I reasoning", DETECTED,
      ":{'x':\n:'hush'\n\n" },

    { "JSON in comments of a long event", "F response.x", SHORT,
      CREATED ":said\n:'hush'\ndata: {'type':'a.b','x':'" LONG "'}\n"
      ":{'x':'hush'}\n\n" },

    { "JSON behind an event that may be foreign", "I reasoning", DETECTED,
      "data: {'type':'a.b'} {'item':{'type':'reasoning','x':'hush'}}\n\n" },

    { "JSON, whatever rules say that hide nothing", "S response.x 1", 0,
      CREATED "{'x':'said'}\ndata: {'type':'a.b'}\n\n" },

    { "a text in a hidden item, by its id", "I reasoning", 0,
      CREATED ADDED(0, "message") ADDED(1, "reasoning")
      "data: {'type':'response.output_text.delta','item_id':'i1',"
      "'delta':'hush'}\n\n" },

    { "the end of such a text", "I reasoning", 0,
      CREATED ADDED(0, "message") ADDED(1, "reasoning")
      "data: {'type':'response.output_text.done','item_id':'i1',"
      "'text':'hush'}\n\n" },

    { "a text in one of two items", "I reasoning", 0,
      CREATED ADDED(0, "message") ADDED(1, "reasoning")
      "data: {'type':'response.output_text.delta','output_index':1,"
      "'output_index':0,'delta':'hush'}\n\n" },

    { "the end of a text in one of two items", "I reasoning", 0,
      CREATED ADDED(0, "message") ADDED(1, "reasoning")
      "data: {'type':'response.output_text.done','item_id':'i0',"
      "'item_id':'i1','text':'hush'}\n\n" },

    { "a text in a message, although the other one is hidden", "I reasoning",
      0,
      CREATED ADDED(0, "message") ADDED(1, "reasoning")
      "data: {'type':'response.output_text.delta','item_id':'i0',"
      "'output_index':0,'output_index':0,'delta':'said'}\n\n" },

    { "long, of a type that nobody can read", "H acme.secret", SHORT,
      CREATED
      "data: {'type':'acme.\xc3\xa9','x':'hush" LONG "'}\n\n"
      "data: {'type':'acme','x':'said'}\n\n" },

    { "long, the rest of it is no JSON", "F a.secret", SHORT,
      CREATED
      "data: {'type':'acme','x':'said" LONG "','y':tru,"
      "'a':{'secret':'hush'}}\n\n" },

    { "long, a member with an escaped name", "F a.secret", SHORT,
      CREATED
      "data: {'type':'acme','x':'said" LONG "',"
      "'a':{'s\\ecret':'hush'}}\n\n" }
};


#endif /* _SECRET_CASES_H_INCLUDED_ */
