
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Rules and streams; ' stands for ", a line is the data of an event, and
 * what leaves is written as types, each with #output_index if it has one.
 */


#ifndef _RULES_FLOW_CASES_H_INCLUDED_
#define _RULES_FLOW_CASES_H_INCLUDED_


#define OPENAI         0
#define OPENRESPONSES  1
#define EUGPT          2
#define ENDLESS        4               /* responses_terminal off */
#define PLAIN          8               /* responses_normalize off */
#define ONE            16              /* responses_max_items 1 */

#define CREATED                                                               \
    "{'type':'response.created','response':{'id':'r','object':'response',"    \
    "'created_at':1700000000,'model':'m','status':'in_progress',"             \
    "'output':[]}}\n"
#define ERROR     "{'type':'error','code':'c','message':'x'}\n"
#define TEXT(s)   "{'type':'response.output_text.delta','delta':'" s "'}\n"
#define REASON(s)                                                             \
    "{'type':'response.reasoning_text.delta','delta':'" s "'}\n"
#define COMPLETED "{'type':'response.completed'}\n"

/* deeper than what is read */

#define SEVEN(s)  s s s s s s s
#define DEEP      SEVEN("[[[[[[[[[[") SEVEN("]]]]]]]]]]")

/* longer than what is held here */

#define LONG      "~~~~~~~~~~"

#define BIG(type, n, members)                                                 \
    "{'type':'" type "','output_index':" #n ",'item_id':'i" #n "',"           \
    "'content_index':0" members ",'delta':'" LONG "'}\n"
#define BIG_ITEM(n, type)                                                     \
    "{'type':'response.output_item.added','output_index':" #n ",'item':"      \
    "{'id':'i" #n "','type':'" type "','x':'" LONG "'}}\n"
#define ITEM(n, type)                                                         \
    "{'type':'response.output_item.added','output_index':" #n ",'item':"      \
    "{'id':'i" #n "','type':'" type "','status':'in_progress',"               \
    "'role':'assistant','content':[]}}\n"

#define DONE(n, members)                                                      \
    "{'type':'response.output_item.done','output_index':" #n ",'item':"       \
    "{'id':'i" #n "','status':'completed'," members "}}\n"
#define MESSAGE(n, s)                                                         \
    ITEM(n, "message")                                                        \
    DONE(n, "'type':'message','role':'assistant','content':[{'type':"         \
         "'output_text','text':'" s "','annotations':[]}]")
#define EMPTIED                                                               \
    "{'type':'response.completed','response':{'id':'r','object':'response',"  \
    "'created_at':1700000000,'model':'m','status':'completed',"               \
    "'output':[]}}\n"
#define ITEMS(n)                                                              \
    "response.output_item.added#" #n " response.content_part.added#" #n " "   \
    "response.output_text.delta#" #n " response.output_text.done#" #n " "     \
    "response.content_part.done#" #n " response.output_item.done#" #n " "


typedef struct {
    const char  *name;
    ngx_uint_t   how;
    const char  *rules;
    const char  *in;
    const char  *want;
    const char  *has;                  /* the output does, if not NULL */
    const char  *lacks;
} flow_case_t;


static flow_case_t  cases[] = {

    { "events that are made are seen by rules", OPENAI,
      "A n >response.created\nA m <response.output_text.delta\n"
      "S response.q $1\n"
      "F item.role\nH response.in_progress response.content_part.added",
      TEXT("a"),
      "response.created n response.in_progress response.output_item.added#0 m "
      "error response.failed", "'q':'v'", "role':'assistant','content':[]}}" },

    { "only one event is wanted, its scaffold is made", OPENAI,
      "P response.output_text.delta", CREATED TEXT("a") COMPLETED,
      "response.created response.output_item.added#0 "
      "response.content_part.added#0 response.output_text.delta#0 "
      "response.content_part.done#0 response.output_item.done#0 "
      "response.completed", NULL, NULL },

    { "nothing stands behind a failure", EUGPT, "A n >error\nA m <error",
      CREATED, "response.created m error", NULL, NULL },

    { "nor behind one that was sent", EUGPT, "A n >>error\nA m <<error",
      CREATED ERROR, "response.created m error", NULL, NULL },

    { "an error that is the end is not hidden", EUGPT, "H error\nP x",
      CREATED ERROR, "response.created error", NULL, NULL },

    { "where it is none it may be", OPENAI, "H error", CREATED ERROR,
      "response.created response.failed", "server_error", "'code':'c'" },

    { "one that is made as well", OPENAI, "H error", CREATED,
      "response.created response.failed", "server_error", NULL },

    { "events stand by an error", OPENAI, "A n >error\nA m <response.failed",
      CREATED ERROR, "response.created error n m response.failed", NULL,
      NULL },

    { "a keepalive is an event, after response.created", OPENAI,
      "H keepalive",
      "{'type':'ping'}\n" CREATED "{'type':'keepalive'}\n{'type':'ping'}\n"
      COMPLETED,
      "response.created response.completed", NULL, "keepalive" },

    { "it does not follow another event", OPENAI, "A n >response.created",
      "{'type':'ping'}\n" CREATED "{'type':'ping'}\n" COMPLETED,
      "response.created n keepalive response.completed", ": keepalive", NULL },

    { "an item that is hidden is made in secret", OPENAI, "I reasoning",
      CREATED REASON("secret") TEXT("open") COMPLETED,
      "response.created response.output_item.added#0 "
      "response.content_part.added#0 response.output_text.delta#0 "
      "response.output_text.done#0 response.content_part.done#0 "
      "response.output_item.done#0 response.completed", "'open'", "secret" },

    { "all items are", OPENRESPONSES, "I *",
      CREATED REASON("secret") TEXT("secret") COMPLETED,
      "response.created response.completed [DONE]", NULL, "secret" },

    { "also when the stream fails", OPENAI, "I reasoning",
      CREATED REASON("secret"),
      "response.created error response.failed", NULL, "secret" },

    { "an item that is hidden is not filled in", OPENAI, "I reasoning",
      CREATED ITEM(0, "reasoning") DONE(0, "'type':'reasoning','summary':"
      "[{'type':'summary_text','text':'secret'}]") MESSAGE(1, "open") EMPTIED,
      "response.created " ITEMS(0) "response.completed",
      "'output':[{'id':'i1'", "secret" },

    { "what is filled in is seen by rules", OPENAI,
      "D\nW secret open\nF response.output.*.role\nS response.output.*.q $1",
      CREATED MESSAGE(0, "a secret") EMPTIED,
      "response.created response.output_item.added#0 "
      "response.content_part.added#0 response.output_text.delta#0 "
      "response.rewrite.in_progress response.output_text.done#0 "
      "response.content_part.done#0 response.output_item.done#0 "
      "response.completed",
      "'output':[{'q':'v','id':'i0','status':'completed','type':'message',"
      "'content':[{'type':'output_text','text':'a open'", NULL },

    { "types have two names", OPENRESPONSES,
      "H response.reasoning_text.delta", CREATED REASON("a") COMPLETED,
      "response.created response.output_item.added#0 "
      "response.content_part.added#0 response.reasoning.done#0 "
      "response.content_part.done#0 response.output_item.done#0 "
      "response.completed [DONE]", NULL, NULL },

    { "and the other one", OPENRESPONSES,
      "H response.reasoning.delta", CREATED REASON("a") COMPLETED,
      "response.created response.output_item.added#0 "
      "response.content_part.added#0 response.reasoning.done#0 "
      "response.content_part.done#0 response.output_item.done#0 "
      "response.completed [DONE]", NULL, NULL },

    { "also where events are put", OPENRESPONSES,
      "A n <response.reasoning_text.done\nA m >response.reasoning.done",
      CREATED REASON("a") COMPLETED,
      "response.created response.output_item.added#0 "
      "response.content_part.added#0 response.reasoning.delta#0 n "
      "response.reasoning.done#0 m response.content_part.done#0 "
      "response.output_item.done#0 response.completed [DONE]", NULL, NULL },

    { "texts that are filled in are rewritten", OPENAI, "W open SHUT\nD",
      CREATED TEXT("op") TEXT("en") COMPLETED,
      "response.created response.output_item.added#0 "
      "response.content_part.added#0 response.output_text.delta#0 "
      "response.output_text.delta#0 response.rewrite.in_progress "
      "response.output_text.done#0 response.content_part.done#0 "
      "response.output_item.done#0 response.completed", "SHUT", "'open'" },

    { "the routing event comes before the failure", OPENAI,
      "R $1\nA n >response.created", CREATED,
      "response.created response.routing.completed n error response.failed",
      NULL, NULL },

    { "and at the end if nothing follows", OPENAI|ENDLESS,
      "R $1\nA n >response.created", CREATED,
      "response.created response.routing.completed n", NULL, NULL },

    { "and not behind an item that nobody sees", OPENAI|PLAIN|ENDLESS,
      "R $1\nI reasoning", CREATED ITEM(0, "reasoning")
      "{'type':'response.routing.completed'}\n",
      "response.created response.routing.completed", NULL, "'v'" },

    { "long: an item and its events", OPENAI, "I reasoning",
      CREATED BIG_ITEM(0, "reasoning")
      BIG("response.reasoning_text.delta", 0, "") ITEM(1, "message")
      BIG("response.output_text.delta", 1, "")
      "{'type':'acme.z','output_index':0,'x':1}\n"
      "{'type':'acme.z','output_index':0,'x':'" LONG "'}\n"
      "{'type':'acme.y','output_index':1,'x':'" LONG "'}\n"
      "{'type':'response.completed','response':{'id':'r','output':[],"
      "'x':'" LONG "'}}\n",
      "response.created response.output_item.added#0 "
      "response.output_text.delta#0 acme.y#0 response.completed", NULL,
      "i0" },

    { "too many items: none is met by half", OPENAI|PLAIN|ENDLESS|ONE,
      "I reasoning",
      ITEM(0, "reasoning") ITEM(1, "message") ITEM(2, "reasoning")
      "{'type':'acme.x','output_index':0}\n"
      "{'type':'acme.y','output_index':1}\n"
      "{'type':'acme.z','output_index':2}\n" COMPLETED,
      "response.output_item.added#0 acme.y#0 response.completed", NULL,
      NULL },

    { "long: an index is known, an id is not", OPENAI|PLAIN|ENDLESS,
      "I reasoning",
      BIG_ITEM(0, "reasoning") "{'type':'acme.x','item_id':'i0'}\n"
      "{'type':'acme.y','output_index':0}\n", "acme.x", NULL, "acme.y" },

    { "long: its type behind the limit", OPENAI|PLAIN|ENDLESS, "I reasoning",
      "{'type':'response.output_item.added','output_index':0,'item':"
      "{'x':'" LONG "','type':'reasoning'}}\n"
      "{'type':'acme.x','output_index':0}\n",
      "", NULL, NULL },

    { "long: white space, and a second value", OPENAI|PLAIN|ENDLESS, "F x",
      "{'type':'acme.x','y':'" LONG "'}    \t\t  {'x':'Q'}  \n", "acme.x",
      NULL, "Q" },

    { "long: members are emptied", OPENAI, "F x response.y item.z",
      CREATED
      BIG("response.output_text.delta", 0, ",'x':{'a':'Q'},'y':1,'x':'Q'")
      "{'type':'response.completed','response':{'id':'r','output':[],"
      "'y':['Q" LONG "',{'y':'Q'}],'z':2}}\n",
      "response.created response.output_text.delta#0 response.completed",
      "'x':null,'y':1,'x':null", "Q" },

    { "long: members are not set", OPENAI, "S x 5\nS response.y 6",
      BIG("response.output_text.delta", 0, ",'x':1")
      "{'type':'response.completed','response':{'id':'r','output':[],"
      "'z':'" LONG "'}}\n",
      "response.created response.in_progress response.output_text.delta#0 "
      "response.completed", "'x':1,", NULL },

    { "long: a type that is hidden", OPENAI,
      "H response.output_text.delta acme.*\nR $1\nA n <acme.x\nA m >acme.x",
      CREATED BIG("response.output_text.delta", 0, "") "{'type':'acme.x',"
      "'x':'" LONG "'}\n" COMPLETED,
      "response.created response.routing.completed n m response.completed",
      NULL, "~~" },

    { "long: one that is not passed", OPENAI, "P response.output_text.done",
      CREATED BIG("response.output_text.delta", 0, "") "{'type':'acme.x',"
      "'x':'" LONG "'}\n" COMPLETED,
      "response.created response.completed", NULL, "~~" },

    { "long: events stand by one", OPENAI,
      "A n <<response.output_text.delta\nA m >>response.output_text.delta\n"
      "A k <response.completed\nA n <acme.x\nA m >acme.x",
      CREATED BIG("response.output_text.delta", 0, "")
      BIG("response.output_text.delta", 0, "")
      "{'type':'acme.x','x':'" LONG "'}\n"
      "{'type':'response.completed','response':{'id':'r','output':[],"
      "'z':'" LONG "'}}\n",
      "response.created n response.output_text.delta#0 m n "
      "response.output_text.delta#0 m n acme.x m k response.completed", NULL,
      NULL },

    { "long: created itself", OPENAI,
      "A n >response.created\nR $1",
      "{'type':'response.created','response':{'id':'r','x':'" LONG "'}}\n"
      "{'type':'acme.x','x':'" LONG "'}\n",
      "response.created response.routing.completed n acme.x error "
      "response.failed", NULL, NULL },

    { "long: what was not read is not compared", OPENAI, "D",
      CREATED BIG("response.output_text.delta", 0, "")
      "{'type':'response.output_text.done','output_index':0,'item_id':'i0',"
      "'content_index':0,'text':'b'}\n" COMPLETED,
      NULL, NULL, "rewrite" },

    { "long: what item it is comes late", OPENAI|PLAIN|ENDLESS,
      "I reasoning\nH x",
      "{'type':'response.output_item.done','item':{'x':'" LONG "',"
      "'type':'reasoning'},'output_index':0}\n" ITEM(0, "reasoning")
      "{'type':'response.reasoning_text.delta','delta':'" LONG "',"
      "'output_index':0}\n"
      "{'type':'response.output_item.added','item':{'x':'" LONG "',"
      "'type':'message'},'output_index':1}\n", "", NULL, NULL },

    { "long: no item is hidden, it may come late", OPENAI|PLAIN|ENDLESS,
      "I reasoning ?0",
      "{'type':'response.output_item.added','item':{'x':'" LONG "',"
      "'type':'reasoning'},'output_index':0}\n",
      "response.output_item.added#0", "'reasoning'", NULL },

    { "long: of no type, but with an item", OPENAI|PLAIN|ENDLESS,
      "I reasoning",
      "{'output_index':0,'item':{'type':'reasoning','x':'" LONG "'}}\n"
      "{'type':'acme.x','item':{'type':'reasoning','x':'" LONG "'}}\n",
      "", NULL, NULL },

    { "long: an index that is none", OPENAI|PLAIN|ENDLESS, "I reasoning",
      ITEM(0, "reasoning")
      "{'type':'acme.x','output_index':'" LONG "'}\n"
      "{'type':'acme.x','output_index':{'x':'" LONG "'}}\n"
      "{'type':'acme.x','output_index':-1,'x':'" LONG "'}\n",
      "", NULL, "acme" },

    { "long: no JSON within what is hidden", OPENAI|PLAIN|ENDLESS, "F x",
      "{'type':'acme.x','y':'" LONG "','x':{'a':'secret1',,'b':'secret2'},"
      "'c':'secret3'}\n", NULL, "'x':null", "secret" },

    { "long: a name in escapes", OPENAI|PLAIN|ENDLESS,
      "F response.abcdefghijk",
      "{'type':'acme.x','response':{'\\u0061\\u0062\\u0063\\u0064\\u0065"
      "\\u0066\\u0067\\u0068\\u0069\\u006a\\u006b':'secret','z':'" LONG
      "'}}\n", "acme.x", "6b':null", "secret" },

    { "long: a type that comes late is not told", OPENAI|PLAIN|ENDLESS,
      "I reasoning",
      "{'item':{'x':'" LONG "','type':'reasoning'},'output_index':0,"
      "'type':'response.output_item.done'}\n" ITEM(0, "reasoning")
      "{'delta':'" LONG "','output_index':0,"
      "'type':'response.reasoning_text.delta'}\n", "", NULL, NULL },

    { "long: an index alone does not tell", OPENAI|PLAIN|ENDLESS,
      "I reasoning",
      "{'output_index':0,'item':{'x':'" LONG "','type':'reasoning'},"
      "'type':'response.output_item.added'}\n", "", NULL, NULL },

    { "long: it is not asked for", OPENAI|PLAIN|ENDLESS, "I reasoning ?0",
      "{'item':{'x':'" LONG "','type':'reasoning'},'output_index':0,"
      "'type':'response.output_item.done'}\n",
      "response.output_item.done#0", NULL, NULL },

    { "no JSON: it is not sent", OPENAI|PLAIN|ENDLESS, "F response.x",
      "{'type':'acme.x','response':{'y':[1,],'x':'secret'}}\n"
      "{'type':'acme.x','response':{'y':1 2,'y' 3,'x':'secret'}}\n",
      "", NULL, "secret" },

    { NULL, 0, NULL, NULL, NULL, NULL, NULL }
};


#endif /* _RULES_FLOW_CASES_H_INCLUDED_ */
