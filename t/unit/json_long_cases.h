
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * JSON that is longer than the limit, rules in the words of rules.h, and what
 * is sent of it.
 */


#ifndef _JSON_LONG_CASES_H_INCLUDED_
#define _JSON_LONG_CASES_H_INCLUDED_


typedef struct {
    const char  *name;
    const char  *rules;
    size_t       limit;
    const char  *text;
    const char  *want;                 /* what is sent */
    ngx_uint_t   refused;              /* there, or before the first byte */
} long_case_t;


#define RESPONSE  "{\"object\":\"response\","
#define LIST      "{\"object\":\"list\","
#define MESSAGE   "{\"type\":\"message\",\"id\":\"m\"}"
#define DIGITS                                                                \
    "0123456789012345678901234567890123456789012345678901234567890123"
#define SECRET    "{\"type\":\"reasoning\",\"id\":\"r\"}"


static long_case_t  long_cases[] = {

    { "members, sent as null",
      "F response.instructions response.x response.tools", 64,
      RESPONSE "\"instructions\":\"secret\", \"x\" : {\"x\":[1]} ,"
      "\"tools\":[{},{}],\"id\":1}\n",
      RESPONSE "\"instructions\":null, \"x\" : null ,"
      "\"tools\":null,\"id\":1}\n", 0 },

    { "members of items",
      "F response.output.*.encrypted_content", 64,
      RESPONSE "\"output\":[" MESSAGE ",{\"encrypted_content\":\"gAAA\"}]}",
      RESPONSE "\"output\":[" MESSAGE ",{\"encrypted_content\":null}]}", 0 },

    { "items: the first, one in between, the last",
      "I reasoning", 64,
      RESPONSE "\"output\":[" SECRET "," MESSAGE "," SECRET "," MESSAGE ","
      SECRET "],\"id\":1}",
      RESPONSE "\"output\":[" MESSAGE "," MESSAGE "],\"id\":1}", 0 },

    { "white space around items",
      "I reasoning", 64,
      RESPONSE "\"output\" : [\n " SECRET " ,\n " MESSAGE " ,\n " SECRET
      "\n ] ,\"id\":1}",
      RESPONSE "\"output\" : [ \n " MESSAGE "\n ] ,\"id\":1}", 0 },

    { "all items",
      "I *", 64,
      RESPONSE "\"output\":[" SECRET "," MESSAGE "],\"id\":1}",
      RESPONSE "\"output\":[],\"id\":1}", 0 },

    { "no items",
      "I *", 32,
      RESPONSE "\"output\":[ ],\"id\":1}",
      RESPONSE "\"output\":[ ],\"id\":1}", 0 },

    { "what is no item",
      "I reasoning", 64,
      RESPONSE "\"output\":[1,\"a,b\" , " SECRET ",null," MESSAGE "]}",
      RESPONSE "\"output\":[1,\"a,b\",null," MESSAGE "]}", 0 },

    { "items in an array, in place of an item",
      "I reasoning", 64,
      RESPONSE "\"output\":[[" SECRET "]," MESSAGE "]}",
      RESPONSE "\"output\":[" MESSAGE "]}", 0 },

    { "items by any names",
      "I reasoning", 64,
      RESPONSE "\"output\":{\"0\":" SECRET "},\"id\":1}",
      RESPONSE "\"output\":null,\"id\":1}", 0 },

    { "several arrays of items",
      "I reasoning", 64,
      RESPONSE "\"output\":[" SECRET "],\"output\":[" MESSAGE "," SECRET
      "]}",
      RESPONSE "\"output\":[],\"output\":[" MESSAGE "]}", 0 },

    { "types with escapes, twice, late",
      "I rea*", 64,
      RESPONSE "\"output\":[{\"type\":\"re\\u0061soning\"},{\"id\":1,\"type\":"
      "\"x\",\"t\\u0079pe\":\"reasoning\"},{\"type\":\"reasoning\",\"type\":"
      "\"x\"},{\"type\":null}]}",
      RESPONSE "\"output\":[{\"type\":null}]}", 0 },

    { "an item with a member that is hidden, too",
      "I reasoning\nF response.output.*.type", 64,
      RESPONSE "\"output\":[" SECRET "," MESSAGE "]}",
      RESPONSE "\"output\":[{\"type\":null,\"id\":\"m\"}]}", 0 },

    { "an item longer than the limit",
      "I reasoning", 40,
      RESPONSE "\"output\":[{\"type\":\"image\",\"result\":\"0123456789"
      "0123456789\"},{\"type\":\"reasoning\",\"text\":\"01234567890123456789"
      "\"}," MESSAGE "]}",
      RESPONSE "\"output\":[{\"type\":\"image\",\"result\":\"0123456789"
      "0123456789\"}," MESSAGE "]}", 0 },

    { "an item longer than the limit, its type comes too late",
      "I reasoning", 32,
      RESPONSE "\"output\":[{\"result\":\"0123456789012345678901234\","
      "\"type\":\"image\"}," MESSAGE "]}",
      RESPONSE "\"output\":[" MESSAGE "]}", 0 },

    { "an item longer than the limit, with two types",
      "I reasoning", 32,
      RESPONSE "\"output\":[{\"type\":\"image\",\"text\":\"0123456789012\","
      "\"type\":\"reasoning\",\"text\":\"secret\"}]}",
      RESPONSE "\"output\":[{\"type\":\"image\",\"text\":\"0123456789012\","
      "\"type\":\"reasoning\"", 1 },

    { "a type longer than any",
      "I reasoning", 1024,
      RESPONSE "\"output\":[{\"type\":\"" DIGITS DIGITS DIGITS DIGITS "\"}]}",
      RESPONSE "\"output\":[]}", 0 },

    { "a list of items",
      "I reasoning\nF response.output.*.content response.id", 48,
      LIST "\"id\":1,\"data\":[" SECRET ",{\"type\":\"message\",\"content\":"
      "[1]}],\"has_more\":false}",
      LIST "\"id\":1,\"data\":[{\"type\":\"message\",\"content\":null}],"
      "\"has_more\":false}", 0 },

    { "a list: what may be a response, and what says that it is not",
      "F response.instructions", 256,
      LIST "\"data\":[{\"object\":\"response\",\"instructions\":1},"
      "{\"instructions\":1},{\"object\":\"embedding\",\"embedding\":[0.1]},"
      "{\"object\":\"response\",\"type\":\"message\"},[1],0.5]}",
      LIST "\"data\":[{\"object\":\"embedding\",\"embedding\":[0.1]},"
      "{\"object\":\"response\",\"type\":\"message\"},0.5]}", 0 },

    { "a list of items by any names",
      "I reasoning", 32,
      LIST "\"data\":{\"0\":" SECRET "}}",
      LIST "\"data\":", 1 },

    { "nothing tells early enough what it is",
      "F response.instructions", 16,
      "{\"instructions\":\"secret\",\"object\":\"response\"}", "", 1 },

    { "the text of another member does not",
      "I reasoning", 64,
      "{\"object\":null,\"x\":{\"object\":\"response\"},\"output\":[" SECRET
      "]}", "", 1 },

    { "a kind that is not UTF-8",
      "F response.instructions", 64,
      "{\"object\":\"\xffresponse\",\"instructions\":\"secret\"}", "", 1 },

    { "a type that is not UTF-8",
      "I reasoning", 64,
      RESPONSE "\"output\":[{\"type\":\"reasoning\xff\"}," MESSAGE "]}",
      RESPONSE "\"output\":[" MESSAGE "]}", 0 },

    { "an item with an object, its type comes too late",
      "I reasoning", 40,
      RESPONSE "\"output\":[{\"object\":\"x\",\"text\":\"" DIGITS "\","
      "\"type\":\"reasoning\"}]}",
      RESPONSE "\"output\":[]}", 0 },

    { "the same in a list",
      "I reasoning", 40,
      LIST "\"data\":[{\"object\":\"x\",\"text\":\"" DIGITS "\","
      "\"type\":\"reasoning\"}]}",
      LIST "\"data\":[]}", 0 },

    { "a list: what says that it is a response and something else",
      "F response.instructions", 4000,
      LIST "\"data\":[{\"object\":\"x\",\"object\":\"response\","
      "\"instructions\":\"secret\"}]}",
      LIST "\"data\":[]}", 0 },

    { "other JSON that turns out to be a response early enough",
      "I reasoning", 200,
      "{\"object\":\"x\",\"output\":[" SECRET "],\"object\":\"response\","
      "\"x\":\"" DIGITS DIGITS "\"}",
      "{\"object\":\"x\",\"output\":[],\"object\":\"response\","
      "\"x\":\"" DIGITS DIGITS "\"}", 0 },

    { "a list that turns out to be a response early enough",
      "I reasoning", 200,
      LIST "\"output\":[" SECRET "],\"object\":\"response\","
      "\"x\":\"" DIGITS DIGITS "\"}",
      LIST "\"output\":[],\"object\":\"response\","
      "\"x\":\"" DIGITS DIGITS "\"}", 0 },

    { "a name with an escape that is none",
      "F response.tools", 32,
      RESPONSE "\"to\\ols\":[" SECRET "]}",
      RESPONSE "\"to\\ols\"", 1 },

    { "other JSON",
      "I reasoning\nF response.usage", 32,
      "{\"object\":\"chat.completion\",\"output\":[" SECRET "],\"usage\":1}",
      "{\"object\":\"chat.completion\",\"output\":[" SECRET "],\"usage\":1}",
      0 },

    { "other JSON that turns out to be a response",
      "I reasoning", 32,
      "{\"object\":\"chat.completion\",\"object\":\"response\",\"output\":["
      SECRET "]}",
      "{\"object\":\"chat.completion\",\"object\":\"response\"", 1 },

    { "a list that turns out to be a response",
      "I reasoning", 32,
      LIST "\"object\":\"response.compaction\",\"output\":[" SECRET "]}",
      LIST "\"object\":\"response.compaction\"", 1 },

    { "an array",
      "I reasoning", 16,
      "[" SECRET "]", "", 1 },

    { "more than one value",
      "I reasoning", 40,
      RESPONSE "\"output\":[" MESSAGE "]} \n{\"output\":[" SECRET "]}",
      RESPONSE "\"output\":[" MESSAGE "]} \n", 1 },

    { "invalid",
      "I reasoning", 32,
      RESPONSE "\"output\":[" MESSAGE "}," SECRET "]}",
      RESPONSE "\"output\":[" MESSAGE, 1 },

    { "a name that is not UTF-8",
      "I reasoning", 32,
      RESPONSE "\"o\xff\":[" SECRET "]}",
      RESPONSE "\"o\xff\"", 1 },

    { "incomplete",
      "I reasoning", 32,
      RESPONSE "\"output\":[" MESSAGE,
      RESPONSE "\"output\":[" MESSAGE, 1 },

    { "white space without end",
      "I reasoning", 32,
      RESPONSE "\"output\":[                                 ",
      RESPONSE "\"output\":[", 1 },
};


#endif /* _JSON_LONG_CASES_H_INCLUDED_ */
