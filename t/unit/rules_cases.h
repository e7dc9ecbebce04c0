
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Rules, what comes in and what goes out: a line is the data of an event,
 * ' stands for ", numbers are checked and left out.
 */


#ifndef _RULES_CASES_H_INCLUDED_
#define _RULES_CASES_H_INCLUDED_


typedef struct {
    const char  *name;
    const char  *rules;
    const char  *in;
    const char  *want;
} rules_case_t;


/* without repairs and scaffold */

static rules_case_t  rules_field_cases[] = {

    { "hide: the middle one", "F x",
      "{'type':'a','x':1,'y':2}", "{'type':'a','y':2}" },

    { "hide: the first one", "F x",
      "{'x':1,'type':'a','y':2}", "{'type':'a','y':2}" },

    { "hide: the last one", "F x",
      "{'type':'a','y':2,'x':1}", "{'type':'a','y':2}" },

    { "hide: neighbours", "F x y",
      "{'type':'a','x':1,'y':2,'z':3}", "{'type':'a','z':3}" },

    { "hide: neighbours at the beginning", "F x y",
      "{'x':1,'y':2,'type':'a'}", "{'type':'a'}" },

    { "hide: all but one", "F x y z",
      "{'x':1,'y':2,'type':'a','z':3}", "{'type':'a'}" },

    { "hide: all of an object", "F r.x r.y",
      "{'type':'a','r':{'x':1,'y':2}}", "{'type':'a','r':{}}" },

    { "hide: the only one", "F r.x",
      "{'type':'a','r':{'x':1},'y':{'x':2}}",
      "{'type':'a','r':{},'y':{'x':2}}" },

    { "hide: all of an event", "F x y", "{'x':1,'y':2}", "{}" },

    { "hide: the only one of an event", "F x", "{'x':1}", "{}" },

    { "hide: all copies", "F x",
      "{'x':1,'type':'a','x':2,'y':3,'x':4}", "{'type':'a','y':3}" },

    { "hide: a name with escapes", "F obfuscation",
      "{'type':'a','obfusc\\u0061tion':'x'}", "{'type':'a'}" },

    { "hide: white space stays on one side", "F x",
      "{ 'type' : 'a' , 'x' : 1 , 'y' : 2 }",
      "{ 'type' : 'a'  , 'y' : 2 }" },

    { "hide: the first, with white space", "F x",
      "{ 'x' : 1 , 'type' : 'a' }", "{ 'type' : 'a' }" },

    { "hide: the last, with white space", "F x",
      "{ 'type' : 'a'\t, \t'x' : [ 1 , { } ] }", "{ 'type' : 'a'\t }" },

    { "hide: within what is hidden", "F r r.x r.x.y",
      "{'type':'a','r':{'x':{'y':1},'z':2}}", "{'type':'a'}" },

    { "hide: within the first that is hidden", "F r r.x b",
      "{'r':{'x':{'y':1}},'b':1,'type':'a'}", "{'type':'a'}" },

    { "hide: one level only", "F x",
      "{'type':'a','r':{'x':1}}", "{'type':'a','r':{'x':1}}" },

    { "hide: in each object of an array", "F r.*.x",
      "{'type':'a','r':[{'x':1},{'y':1,'x':2},7,{'x':1,'z':2},[{'x':3}]]}",
      "{'type':'a','r':[{},{'y':1},7,{'z':2},[{'x':3}]]}" },

    { "hide: in arrays of arrays", "F r.*.*.x",
      "{'type':'a','r':[[{'x':1},{'x':2,'y':1}],{'x':3}]}",
      "{'type':'a','r':[[{},{'y':1}],{'x':3}]}" },

    { "hide: elements", "F r.*",
      "{'type':'a','r':[{},7,[1],{'x':1}]}", "{'type':'a','r':[7]}" },

    { "hide: all elements", "F r.*",
      "{'type':'a','r':[ {} , [1] , {'x':1} ]}", "{'type':'a','r':[  ]}" },

    { "hide: elements at both ends", "F r.*",
      "{'type':'a','r':[{},1,{},{},2,3,{}]}", "{'type':'a','r':[1,2,3]}" },

    { "hide: a star is no name", "F r.*.x",
      "{'type':'a','r':{'*':{'x':1}}}", "{'type':'a','r':{'*':{'x':1}}}" },

    { "hide: values of all kinds", "F p q r s t u v",
      "{'p':null,'q':true,'r':false,'type':'a','s':-1.5e3,'t':'\\\",}',"
      "'u':[1,'}'],'v':{'p':']'}}", "{'type':'a'}" },

    { "hide: a condition that holds", "F x ?1",
      "{'type':'a','x':1}", "{'type':'a'}" },

    { "hide: one that does not", "F x ?0\nF y",
      "{'type':'a','x':1,'y':2}", "{'type':'a','x':1}" },

    { "hide: one of two for a path", "F x ?0\nF x ?1",
      "{'type':'a','x':1}", "{'type':'a'}" },

    { "set: replaced", "S x 5", "{'type':'a','x':[1,2]}",
      "{'type':'a','x':5}" },

    { "set: added", "S x 5", "{'type':'a'}", "{'x':5,'type':'a'}" },

    { "set: a string", "S x $1", "{'type':'a','x':1}",
      "{'type':'a','x':'v\\\"1'}" },

    { "set: JSON", "S x :$2", "{'type':'a','x':1}",
      "{'type':'a','x':{'n': [1,2]}}" },

    { "set: JSON that is none", "S x :$1\nS y 1", "{'type':'a','x':1}",
      "{'y':1,'type':'a','x':1}" },

    { "set: empty JSON", "S x :$3", "{'type':'a','x':1}",
      "{'type':'a','x':1}" },

    { "set: an empty string", "S x $3", "{'type':'a','x':1}",
      "{'type':'a','x':''}" },

    { "set: the same value is no change", "S x 1", "{'type':'a','x':1}",
      "{'type':'a','x':1}" },

    { "set: all copies", "S x 5", "{'x':1,'type':'a','x':2}",
      "{'x':5,'type':'a','x':5}" },

    { "set: into an empty object", "S r.x 5", "{'type':'a','r':{}}",
      "{'type':'a','r':{'x':5}}" },

    { "set: into one of white space", "S r.x 5\nS r.y 6",
      "{'type':'a','r':{ \t }}", "{'type':'a','r':{'x':5,'y':6 \t }}" },

    { "set: several into an empty object", "S r.x 5\nS r.y 6\nS r.z 7",
      "{'type':'a','r':{}}", "{'type':'a','r':{'x':5,'y':6,'z':7}}" },

    { "set: several into another", "S r.x 5\nS r.y 6",
      "{'type':'a','r':{'q':1}}", "{'type':'a','r':{'x':5,'y':6,'q':1}}" },

    { "set: into an empty event", "S x 5\nS y 6", "{}", "{'x':5,'y':6}" },

    { "set: into an event of white space", "S x 5", "{ }", "{'x':5 }" },

    { "set: where its object is", "S r.x 5", "{'type':'a'}",
      "{'type':'a'}" },

    { "set: where it is an object", "S r.x 5", "{'type':'a','r':[{}]}",
      "{'type':'a','r':[{}]}" },

    { "set: in each object of an array", "S r.*.x 5",
      "{'type':'a','r':[{},{'x':1},[],3,{'y':{'x':2}}]}",
      "{'type':'a','r':[{'x':5},{'x':5},[],3,{'x':5,'y':{'x':2}}]}" },

    { "set: each element", "S r.* 5", "{'type':'a','r':[{},1,[2],'x']}",
      "{'type':'a','r':[5,1,5,'x']}" },

    { "set: in both copies of an object", "S r.x 5",
      "{'type':'a','r':{},'r':{'x':1},'r':{'y':1}}",
      "{'type':'a','r':{'x':5},'r':{'x':5},'r':{'x':5,'y':1}}" },

    { "set: a name with escapes", "S x 5", "{'type':'a','\\u0078':1}",
      "{'type':'a','\\u0078':5}" },

    { "set: the last rule that holds", "S x 5\nS x 6\nS x 7 ?0",
      "{'type':'a','x':1}", "{'type':'a','x':6}" },

    { "set: what is within goes", "S r 5\nS r.x 6",
      "{'type':'a','r':{'x':1}}", "{'type':'a','r':5}" },

    { "set: deeper and deeper", "S r.s.t.x 5",
      "{'type':'a','r':{'s':{'t':{}},'t':{}}}",
      "{'type':'a','r':{'s':{'t':{'x':5}},'t':{}}}" },

    { "hide and set: one object", "F r.x\nS r.y 5",
      "{'type':'a','r':{'x':1}}", "{'type':'a','r':{'y':5}}" },

    { "hide and set: one member", "F x\nS x 5",
      "{'x':1,'type':'a','x':2}", "{'x':5,'type':'a'}" },

    { "hide and set: the only member", "F x\nS x 5", "{'x':1}", "{'x':5}" },

    { "hide and set: below what is hidden", "F r\nS r.x 5",
      "{'type':'a','r':{}}", "{'type':'a'}" },

    { "hide and set: neighbours", "F x\nS y 5\nS r.z 6",
      "{'x':1,'y':2,'r':{'z':3,'x':1},'type':'a'}",
      "{'y':5,'r':{'z':6,'x':1},'type':'a'}" },

    { NULL, NULL, NULL, NULL }
};


/* the same: events that are hidden and added */

static rules_case_t  rules_event_cases[] = {

    { "hide: a type", "H acme.x",
      "{'type':'acme.x'}\n{'type':'acme.y'}", "{'type':'acme.y'}" },

    { "hide: patterns", "H a*c *.b.* x*",
      "{'type':'ac'}\n{'type':'abbc'}\n{'type':'acd'}\n{'type':'q.b.r'}\n"
      "{'type':'.b.'}\n{'type':'b.b'}\n{'type':'x'}",
      "{'type':'acd'}\n{'type':'b.b'}" },

    { "hide: stars in rows", "H a**b***",
      "{'type':'ab'}\n{'type':'aXbX'}\n{'type':'ba'}", "{'type':'ba'}" },

    { "hide: a condition", "H a ?0\nH b ?1",
      "{'type':'a'}\n{'type':'b'}", "{'type':'a'}" },

    { "hide: no lifecycle, no end", "H *",
      "{'type':'response.created'}\n{'type':'response.queued'}\n"
      "{'type':'response.in_progress'}\n{'type':'x'}\n"
      "{'type':'response.output_text.delta','delta':'x'}\n"
      "{'type':'response.completed'}",
      "{'type':'response.created'}\n{'type':'response.queued'}\n"
      "{'type':'response.in_progress'}\n{'type':'response.completed'}" },

    { "hide: what hangs on a part",
      "H response.content_part.added",
      "{'type':'response.output_item.added','output_index':0}\n"
      "{'type':'response.content_part.added'}\n"
      "{'type':'response.output_text.delta'}\n"
      "{'type':'response.output_text.annotation.added'}\n"
      "{'type':'response.output_text.done'}\n"
      "{'type':'response.refusal.delta'}\n"
      "{'type':'response.reasoning_text.delta'}\n"
      "{'type':'response.content_part.done'}\n"
      "{'type':'response.reasoning_summary_part.added'}\n"
      "{'type':'response.output_item.done'}",
      "{'type':'response.output_item.added','output_index':0}\n"
      "{'type':'response.reasoning_summary_part.added'}\n"
      "{'type':'response.output_item.done'}" },

    { "hide: what hangs on a summary",
      "H response.reasoning_summary_part.added",
      "{'type':'response.reasoning_summary_part.added'}\n"
      "{'type':'response.reasoning_summary_text.delta'}\n"
      "{'type':'response.reasoning_summary_text.done'}\n"
      "{'type':'response.reasoning_summary_part.done'}\n"
      "{'type':'response.content_part.done'}",
      "{'type':'response.content_part.done'}" },

    { "hide: what hangs on a command",
      "H response.shell_call_command.added",
      "{'type':'response.shell_call_command.added'}\n"
      "{'type':'response.shell_call_command.delta'}\n"
      "{'type':'response.shell_call_command.done'}\n"
      "{'type':'response.output_item.added'}",
      "{'type':'response.output_item.added'}" },

    { "pass: what a command hangs on",
      "P response.shell_call_command.delta",
      "{'type':'response.output_item.added'}\n"
      "{'type':'response.content_part.added'}\n"
      "{'type':'response.shell_call_command.added'}\n"
      "{'type':'response.shell_call_command.delta'}\n"
      "{'type':'response.shell_call_command.done'}",
      "{'type':'response.output_item.added'}\n"
      "{'type':'response.shell_call_command.added'}\n"
      "{'type':'response.shell_call_command.delta'}" },

    { "hide: what hangs on an item", "H response.output_item.added",
      "{'type':'response.created'}\n"
      "{'type':'response.output_item.added'}\n"
      "{'type':'response.content_part.added'}\n"
      "{'type':'response.output_text.delta'}\n"
      "{'type':'response.function_call_arguments.done'}\n"
      "{'type':'response.web_search_call.searching'}\n"
      "{'type':'response.shell_call_command.added'}\n"
      "{'type':'response.output_item.done'}\n{'type':'x'}",
      "{'type':'response.created'}\n{'type':'x'}" },

    { "pass: and what it hangs on", "P response.output_text.delta",
      "{'type':'response.created'}\n{'type':'response.in_progress'}\n"
      "{'type':'response.output_item.added'}\n"
      "{'type':'response.content_part.added'}\n"
      "{'type':'response.output_text.delta'}\n"
      "{'type':'response.output_text.done'}\n"
      "{'type':'response.content_part.done'}\n"
      "{'type':'response.reasoning_summary_part.added'}\n"
      "{'type':'response.reasoning_summary_part.done'}\n"
      "{'type':'response.output_item.done'}\n{'type':'x'}\n"
      "{'type':'response.completed'}",
      "{'type':'response.created'}\n"
      "{'type':'response.output_item.added'}\n"
      "{'type':'response.content_part.added'}\n"
      "{'type':'response.output_text.delta'}\n"
      "{'type':'response.content_part.done'}\n"
      "{'type':'response.output_item.done'}\n"
      "{'type':'response.completed'}" },

    { "pass: one of the catalogue's and one of nobody's",
      "P response.in_progress acme.*",
      "{'type':'response.created'}\n{'type':'response.in_progress'}\n"
      "{'type':'response.output_item.added'}\n{'type':'acme.x'}\n"
      "{'type':'x'}\n{'type':'response.incomplete'}",
      "{'type':'response.created'}\n{'type':'response.in_progress'}\n"
      "{'type':'acme.x'}\n{'type':'response.incomplete'}" },

    { "pass: no condition holds", "P x ?0", "{'type':'y'}", "{'type':'y'}" },

    { "pass and hide", "P *.x\nH a.*",
      "{'type':'a.x'}\n{'type':'b.x'}\n{'type':'b.y'}", "{'type':'b.x'}" },

    { "add: before and after", "A n <b k=1\nA n >b k=2",
      "{'type':'a'}\n{'type':'b'}\n{'type':'c'}\n{'type':'b'}",
      "{'type':'a'}\n{'type':'n','k':1}\n{'type':'b'}\n{'type':'n','k':2}\n"
      "{'type':'c'}\n{'type':'b'}" },

    { "add: each", "A n <<b k=1\nA n >>b k=2",
      "{'type':'b'}\n{'type':'b'}",
      "{'type':'n','k':1}\n{'type':'b'}\n{'type':'n','k':2}\n"
      "{'type':'n','k':1}\n{'type':'b'}\n{'type':'n','k':2}" },

    { "add: values", "A n >b s=$1 j=:$2 e=$3 o={}",
      "{'type':'b'}",
      "{'type':'b'}\n"
      "{'type':'n','s':'v\\\"1','j':{'n': [1,2]},'e':'','o':{}}" },

    { "add: not with what is no JSON", "A n >b s=:$1\nA n >b k=2",
      "{'type':'b'}", "{'type':'b'}\n{'type':'n','k':2}" },

    { "add: a condition", "A n >b k=1 ?0\nA n >b k=2 ?1",
      "{'type':'b'}", "{'type':'b'}\n{'type':'n','k':2}" },

    { "add: in place of one that is hidden", "H b\nA n <b k=1\nA n >b k=2",
      "{'type':'a'}\n{'type':'b'}\n{'type':'c'}",
      "{'type':'a'}\n{'type':'n','k':1}\n{'type':'n','k':2}\n{'type':'c'}" },

    { "add: no rule is for it", "H n\nF k\nS q 1\nA b >b k=1\nA n >b k=2",
      "{'type':'b','k':1}",
      "{'q':1,'type':'b'}\n{'type':'b','k':1}\n{'type':'n','k':2}" },

    { "add: after a member that is set", "S x 1\nA n <b\nA n >b",
      "{'type':'b'}", "{'type':'n'}\n{'x':1,'type':'b'}\n{'type':'n'}" },

    { "route: after created", "R $4",
      "{'type':'response.created'}\n{'type':'a'}\n"
      "{'type':'response.completed'}",
      "{'type':'response.created'}\n"
      "{'type':'response.routing.completed','model_id':'m'}\n{'type':'a'}\n"
      "{'type':'response.completed'}" },

    { "route: not where the upstream does", "R $4",
      "{'type':'response.created'}\n"
      "{'type':'response.routing.completed','model_id':'u'}\n"
      "{'type':'response.completed'}",
      "{'type':'response.created'}\n"
      "{'type':'response.routing.completed','model_id':'u'}\n"
      "{'type':'response.completed'}" },

    { "route: no model", "R $3",
      "{'type':'response.created'}\n{'type':'a'}",
      "{'type':'response.created'}\n{'type':'a'}" },

    { "route: the first that can be", "R $3\nR $4 ?0\nR $1\nR $4",
      "{'type':'response.created'}\n{'type':'a'}",
      "{'type':'response.created'}\n"
      "{'type':'response.routing.completed','model_id':'v\\\"1'}\n"
      "{'type':'a'}" },

    { "route: the next one is hidden", "R $4\nH a",
      "{'type':'response.created'}\n{'type':'a'}\n{'type':'b'}",
      "{'type':'response.created'}\n"
      "{'type':'response.routing.completed','model_id':'m'}\n{'type':'b'}" },

    { "route: others stand behind", "R $4\nA n >response.created\nA o <a",
      "{'type':'response.created'}\n{'type':'a'}",
      "{'type':'response.created'}\n"
      "{'type':'response.routing.completed','model_id':'m'}\n{'type':'n'}\n"
      "{'type':'o'}\n{'type':'a'}" },

    { "route: the end comes next", "R $4",
      "{'type':'response.created'}\n{'type':'response.failed'}",
      "{'type':'response.created'}\n"
      "{'type':'response.routing.completed','model_id':'m'}\n"
      "{'type':'response.failed'}" },

    { NULL, NULL, NULL, NULL }
};

#define ITEM(n, type)                                                         \
    "{'type':'response.output_item.added','output_index':" #n ",'item':"      \
    "{'id':'i" #n "','type':'" type "'}}\n"
#define DONE(n, type)                                                         \
    "{'type':'response.output_item.done','output_index':" #n ",'item':"       \
    "{'id':'i" #n "','type':'" type "'}}\n"
#define DELTA(n)                                                              \
    "{'type':'response.x.delta','output_index':" #n ",'delta':'d'}\n"
#define OUTPUT(list)                                                          \
    "{'type':'response.completed','response':{'output':[" list "]}}"


static rules_case_t  rules_item_cases[] = {

    { "items: ranks close", "I reasoning",
      ITEM(0, "reasoning") DELTA(0) DONE(0, "reasoning")
      ITEM(1, "message") DELTA(1) DONE(1, "message")
      OUTPUT("{'type':'reasoning'},{'type':'message'}"),
      "{'type':'response.output_item.added','output_index':0,'item':"
      "{'id':'i1','type':'message'}}\n" DELTA(0)
      "{'type':'response.output_item.done','output_index':0,'item':"
      "{'id':'i1','type':'message'}}\n"
      OUTPUT("{'type':'message'}") },

    { "items: in any order", "I reasoning x*",
      ITEM(0, "m") ITEM(1, "reasoning") ITEM(2, "m2") DELTA(1) DELTA(2)
      ITEM(3, "xy") DELTA(3) DELTA(0) ITEM(4, "m3") DELTA(4)
      DONE(2, "m2") DONE(3, "xy") DONE(0, "m") DELTA(4)
      OUTPUT("{'type':'m'},{'type':'reasoning'},{'type':'m2'},"
             "{'type':'xy'},{'type':'m3'}"),
      ITEM(0, "m")
      "{'type':'response.output_item.added','output_index':1,'item':"
      "{'id':'i2','type':'m2'}}\n"
      DELTA(1) DELTA(0)
      "{'type':'response.output_item.added','output_index':2,'item':"
      "{'id':'i4','type':'m3'}}\n" DELTA(2)
      "{'type':'response.output_item.done','output_index':1,'item':"
      "{'id':'i2','type':'m2'}}\n"
      DONE(0, "m") DELTA(2)
      OUTPUT("{'type':'m'},{'type':'m2'},{'type':'m3'}") },

    { "items: all of them", "I *",
      ITEM(0, "m") DELTA(0) ITEM(1, "n") DONE(1, "n")
      OUTPUT(" {'type':'m'} , {'x':[],'type':'n'} "), OUTPUT("  ") },

    { "items: by id where there is no index", "I reasoning",
      ITEM(0, "reasoning")
      "{'type':'x','item_id':'i0'}\n{'type':'x','item_id':'i1'}\n"
      "{'type':'x','item_id':'i'}\n{'type':'x'}\n" OUTPUT(""),
      "{'type':'x','item_id':'i1'}\n{'type':'x','item_id':'i'}\n"
      "{'type':'x'}\n" OUTPUT("") },

    { "items: a condition", "I reasoning ?0\nI m ?1",
      ITEM(0, "reasoning") ITEM(1, "m") DELTA(1) DELTA(0)
      OUTPUT("{'type':'reasoning'},{'type':'m'}"),
      ITEM(0, "reasoning") DELTA(0) OUTPUT("{'type':'reasoning'}") },

    { "items: and members of others", "I reasoning\nF response.output.*.x",
      OUTPUT("{'type':'m','x':1},{'x':1,'type':'reasoning'},{'x':3},"
             "{'type':'reasoning','x':1}"),
      OUTPUT("{'type':'m'},{}") },

    { "items: and members that are set",
      "I reasoning\nS response.output.*.x 5\nF response.output.*.y",
      OUTPUT("{'type':'reasoning'},{},{'y':1},{'x':1,'type':'reasoning'}"),
      OUTPUT("{'x':5},{'x':5}") },

    { "items: the end stays whatever it carries", "I reasoning",
      ITEM(0, "reasoning")
      "{'type':'response.completed','output_index':0,'item_id':'i0'}",
      "{'type':'response.completed','output_index':0,'item_id':'i0'}" },

    { "items: created stays whatever it carries", "I reasoning",
      ITEM(0, "reasoning")
      "{'type':'response.created','item_id':'i0'}",
      "{'type':'response.created','item_id':'i0'}" },

    { "items: the type in escapes", "I reasoning",
      "{'type':'response.output_item.added','output_index':0,"
      "'item':{'type':'re\\u0061soning'}}\n" DELTA(0)
      OUTPUT("{'type':'reason\\u0069ng'}"), OUTPUT("") },

    { "items: in all events that have an output", "I reasoning",
      "{'type':'response.in_progress','response':{'output':"
      "[{'type':'reasoning'}]}}",
      "{'type':'response.in_progress','response':{'output':[]}}" },

    { "items: whose beginning was not seen", "I reasoning",
      "{'type':'response.reasoning_summary_text.delta','output_index':3,"
      "'summary_index':0,'delta':'d'}\n" DELTA(3) DONE(3, "reasoning")
      "{'type':'response.output_text.delta','output_index':4}",
      "{'type':'response.output_text.delta','output_index':3}" },

    { "items: in events of unknown types or none", "I reasoning",
      "{'output_index':0,'item':{'type':'reasoning'}}\n"
      "{'item':{'type':'reasoning'}}\n"
      "{'type':'response.output_item.updated','output_index':1,"
      "'item':{'type':'reasoning'}}\n" DELTA(1)
      "{'type':'x','item':{'id':'i','type':'m'}}",
      "{'type':'x','item':{'id':'i','type':'m'}}" },

    { NULL, NULL, NULL, NULL }
};


#define TEXT(type, text)                                                      \
    "{'type':'response.output_text." type "','output_index':0,"               \
    "'content_index':0,'" type "':'" text "'}\n"
#define FINAL(text)                                                           \
    "{'type':'response.output_text.done','output_index':0,"                   \
    "'content_index':0,'text':'" text "'}"
#define ANEW  "{'type':'response.rewrite.in_progress'}\n"
#define PART(text)                                                            \
    "{'type':'output_text','text':'" text "'}"
#define PLACES(text)                                                          \
    "{'type':'response.content_part.done','output_index':0,'part':"           \
    PART(text) "}\n"                                                          \
    "{'type':'response.output_item.done','output_index':0,'item':"            \
    "{'type':'message','content':[" PART(text) "," PART(text) "]}}\n"         \
    OUTPUT("{'type':'message','content':[" PART(text) "]}")


static rules_case_t  rules_text_cases[] = {

    { "rewrite: nothing to tell", "D",
      TEXT("delta", "ab") TEXT("delta", "c") FINAL("abc"),
      TEXT("delta", "ab") TEXT("delta", "c") FINAL("abc") },

    { "rewrite: another text", "D",
      TEXT("delta", "ab") TEXT("delta", "c") FINAL("abd"),
      TEXT("delta", "ab") TEXT("delta", "c") ANEW FINAL("abd") },

    { "rewrite: a shorter text", "D",
      TEXT("delta", "ab") FINAL("a"), TEXT("delta", "ab") ANEW FINAL("a") },

    { "rewrite: deltas that say nothing", "D",
      TEXT("delta", "") "{'type':'response.output_text.delta',"
      "'output_index':0,'content_index':0}\n"
      "{'type':'response.output_text.done','output_index':0,"
      "'content_index':0}\n" FINAL(""),
      TEXT("delta", "") "{'type':'response.output_text.delta',"
      "'output_index':0,'content_index':0}\n"
      "{'type':'response.output_text.done','output_index':0,"
      "'content_index':0}\n" FINAL("") },

    { "rewrite: told already", "D",
      TEXT("delta", "ab") ANEW FINAL("abd"),
      TEXT("delta", "ab") ANEW FINAL("abd") },

    { "rewrite: told for one text only", "D",
      TEXT("delta", "ab") ANEW FINAL("abd") "\n" FINAL("x"),
      TEXT("delta", "ab") ANEW FINAL("abd") "\n" ANEW FINAL("x") },

    { "rewrite: the same in other escapes", "D",
      TEXT("delta", "a\\u0062\\n\\/") TEXT("delta", "\xc3\xa9\\u00e9")
      FINAL("\\u0061b\\u000a/\\u00E9\xc3\xa9"),
      TEXT("delta", "a\\u0062\\n\\/") TEXT("delta", "\xc3\xa9\\u00e9")
      FINAL("\\u0061b\\u000a/\\u00E9\xc3\xa9") },

    { "rewrite: a pair cut in two", "D",
      TEXT("delta", "\\ud83d") TEXT("delta", "\\ude00")
      FINAL("\xf0\x9f\x98\x80"),
      TEXT("delta", "\\ud83d") TEXT("delta", "\\ude00")
      FINAL("\xf0\x9f\x98\x80") },

    { "rewrite: half a pair", "D",
      TEXT("delta", "\\ud83d") FINAL("\\ud83e"),
      TEXT("delta", "\\ud83d") ANEW FINAL("\\ud83e") },

    { "rewrite: parts of their own", "D",
      TEXT("delta", "a")
      "{'type':'response.output_text.delta','output_index':0,"
      "'content_index':1,'delta':'b'}\n"
      "{'type':'response.output_text.delta','output_index':1,"
      "'content_index':0,'delta':'c'}\n"
      FINAL("a") "\n"
      "{'type':'response.output_text.done','output_index':1,"
      "'content_index':0,'text':'c'}\n"
      "{'type':'response.output_text.done','output_index':0,"
      "'content_index':1,'text':'x'}",
      TEXT("delta", "a")
      "{'type':'response.output_text.delta','output_index':0,"
      "'content_index':1,'delta':'b'}\n"
      "{'type':'response.output_text.delta','output_index':1,"
      "'content_index':0,'delta':'c'}\n"
      FINAL("a") "\n"
      "{'type':'response.output_text.done','output_index':1,"
      "'content_index':0,'text':'c'}\n" ANEW
      "{'type':'response.output_text.done','output_index':0,"
      "'content_index':1,'text':'x'}" },

    { "rewrite: items that are hidden do not count", "D\nI reasoning",
      ITEM(0, "reasoning") TEXT("delta", "zz")
      "{'type':'response.output_text.delta','output_index':1,"
      "'content_index':0,'delta':'c'}\n"
      "{'type':'response.output_text.done','output_index':1,"
      "'content_index':0,'text':'c'}",
      "{'type':'response.output_text.delta','output_index':0,"
      "'content_index':0,'delta':'c'}\n"
      "{'type':'response.output_text.done','output_index':0,"
      "'content_index':0,'text':'c'}" },

    { "texts: the four places agree", "D\nW b XY",
      TEXT("delta", "abc") FINAL("abc") "\n" PLACES("abc"),
      TEXT("delta", "abc") ANEW FINAL("aXYc") "\n" PLACES("aXYc") },

    { "texts: nothing to rewrite", "W q XY",
      TEXT("delta", "abc") FINAL("abc") "\n" PLACES("abc"),
      TEXT("delta", "abc") FINAL("abc") "\n" PLACES("abc") },

    { "texts: told once", "W b XY\nD",
      TEXT("delta", "abc") FINAL("abd") "\n" PLACES("abd"),
      TEXT("delta", "abc") ANEW FINAL("aXYd") "\n" PLACES("aXYd") },

    { "texts: told already", "D\nW b XY",
      TEXT("delta", "abc") ANEW FINAL("abd") "\n" PLACES("abd"),
      TEXT("delta", "abc") ANEW FINAL("aXYd") "\n" PLACES("aXYd") },

    { "texts: one after the other", "D\nW a b\nW b cc\nW q r",
      FINAL("ab") "\n" PLACES("ab"), ANEW FINAL("cccc") "\n" PLACES("cccc") },

    { "texts: there and back", "W a b\nW b a", FINAL("a"), FINAL("a") },

    { "texts: behind escapes", "D\nW a b",
      FINAL("\\u0061\\n\\\"\\\\") "\n" PLACES("\\u0061\\n\\\"\\\\"),
      ANEW FINAL("b\\n\\\"\\\\") "\n" PLACES("b\\n\\\"\\\\") },

    { "texts: to nothing", "D\nW a", FINAL("aaa") "\n" PLACES("aaa"),
      ANEW FINAL("") "\n" PLACES("") },

    { "texts: of messages only", "W a b",
      "{'type':'response.content_part.done','part':{'type':'reasoning_text',"
      "'text':'a'}}\n"
      OUTPUT("{'content':[{'type':'refusal','text':'a'},{'text':'a'},"
             "{'text':'a','type':'output_text'}]}"),
      "{'type':'response.content_part.done','part':{'type':'reasoning_text',"
      "'text':'a'}}\n"
      OUTPUT("{'content':[{'type':'refusal','text':'a'},{'text':'a'},"
             "{'text':'b','type':'output_text'}]}") },

    { "texts: all copies", "D\nW a b",
      "{'type':'response.output_text.done','output_index':0,"
      "'content_index':0,'text':'a','text':'xa'}\n"
      "{'type':'response.content_part.done','part':{'type':'output_text',"
      "'text':'a','text':'xa'}}",
      ANEW
      "{'type':'response.output_text.done','output_index':0,"
      "'content_index':0,'text':'b','text':'xb'}\n"
      "{'type':'response.content_part.done','part':{'type':'output_text',"
      "'text':'b','text':'xb'}}" },

    { "texts: with hidden members and items",
      "D\nW a b\nF logprobs item.content.*.x response.output.*.content.*.x\n"
      "I reasoning\nS response.y 1",
      "{'type':'response.output_text.done','logprobs':[{'text':'a'}],"
      "'text':'a'}\n"
      "{'type':'response.output_item.done','item':{'type':'message',"
      "'content':[{'x':'a','type':'output_text','text':'a'}]}}\n"
      OUTPUT("{'type':'reasoning','content':[" PART("a") "]},"
             "{'content':[{'type':'output_text','text':'a','x':'a'}]}"),
      ANEW
      "{'type':'response.output_text.done','text':'b'}\n"
      "{'type':'response.output_item.done','item':{'type':'message',"
      "'content':[{'type':'output_text','text':'b'}]}}\n"
      "{'type':'response.completed','response':{'y':1,'output':["
      "{'content':[{'type':'output_text','text':'b'}]}]}}" },

    { "texts: that are hidden", "D\nW a b\nF text",
      FINAL("a"),
      ANEW "{'type':'response.output_text.done','output_index':0,"
      "'content_index':0}" },

    { NULL, NULL, NULL, NULL }
};


#endif /* _RULES_CASES_H_INCLUDED_ */
