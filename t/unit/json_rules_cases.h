
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * JSON, rules in the words of rules.h, and what becomes of it.
 */


#ifndef _JSON_RULES_CASES_H_INCLUDED_
#define _JSON_RULES_CASES_H_INCLUDED_


#define SAME   "="                     /* nothing is to be changed */
#define BROKEN "!"                     /* it cannot be read */


typedef struct {
    const char  *name;
    const char  *rules;
    const char  *text;
    const char  *want;
} rules_case_t;


static rules_case_t  cases[] = {

    { "a member",
      "F response.instructions",
      "{\"object\":\"response\",\"instructions\":\"secret\",\"id\":\"r\"}",
      "{\"object\":\"response\",\"id\":\"r\"}" },

    { "a member, nothing else is changed",
      "F response.instructions",
      " \n{ \"object\" : \"response\" , \"n\" : 1.0e0 ,\"t\":\"\\u0061\\/\","
      "\n \"instructions\" : [ {} ] , \"id\" : \"r\" }\r\n",
      " \n{ \"object\" : \"response\" , \"n\" : 1.0e0 ,\"t\":\"\\u0061\\/\""
      " , \"id\" : \"r\" }\r\n" },

    { "a member with escapes in its name, twice",
      "F response.instructions",
      "{\"object\":\"response\",\"\\u0069nstructions\":1,\"id\":\"r\","
      "\"instructions\":2}",
      "{\"object\":\"response\",\"id\":\"r\"}" },

    { "members of items",
      "F response.output.*.encrypted_content",
      "{\"object\":\"response\",\"output\":[{\"type\":\"reasoning\","
      "\"encrypted_content\":\"gAAA\"},{\"encrypted_content\":\"\"},1]}",
      "{\"object\":\"response\",\"output\":[{\"type\":\"reasoning\"},{},1]}" },

    { "an item",
      "I reasoning",
      "{\"object\":\"response\",\"output\":[{\"type\":\"reasoning\"},"
      "{\"type\":\"message\"}]}",
      "{\"object\":\"response\",\"output\":[{\"type\":\"message\"}]}" },

    { "all items, with escapes, twice, late",
      "I rea*",
      "{\"output\":[{\"type\":\"re\\u0061soning\"},{\"id\":1,\"type\":\"x\","
      "\"type\":\"reasoning\"}],\"output\":[{\"id\":2,\"type\":\"reasoning\"}"
      "],\"object\":\"response\"}",
      "{\"output\":[],\"output\":[],\"object\":\"response\"}" },

    { "set a member",
      "S response.model \"m\"",
      "{\"object\":\"response\",\"model\":\"x\"}",
      "{\"object\":\"response\",\"model\":\"m\"}" },

    { "insert a member",
      "S response.metadata.edge true\nS response.model \"m\"",
      "{\"object\":\"response\",\"metadata\":{}}",
      "{\"model\":\"m\",\"object\":\"response\",\"metadata\":{\"edge\":true}"
      "}" },

    { "a member that is so",
      "S response.model \"m\"",
      "{\"object\":\"response\",\"model\":\"m\"}", SAME },

    { "a text",
      "W secret ***",
      "{\"object\":\"response\",\"output\":[{\"type\":\"message\",\"content\":"
      "[{\"type\":\"output_text\",\"text\":\"a secret.\"},{\"type\":"
      "\"refusal\",\"text\":\"secret\"}]}]}",
      "{\"object\":\"response\",\"output\":[{\"type\":\"message\",\"content\":"
      "[{\"type\":\"output_text\",\"text\":\"a ***.\"},{\"type\":"
      "\"refusal\",\"text\":\"secret\"}]}]}" },

    { "all at once",
      "W secret ***\nI reasoning\nF response.tools\nS response.x 1",
      "{\"object\":\"response\",\"tools\":[],\"output\":[{\"type\":"
      "\"reasoning\"},{\"content\":[{\"text\":\"secret\",\"type\":"
      "\"output_text\"}]}]}",
      "{\"x\":1,\"object\":\"response\",\"output\":["
      "{\"content\":[{\"text\":\"***\",\"type\":\"output_text\"}]}]}" },

    { "a condition that does not hold",
      "F response.tools ?1\nI reasoning ?1",
      "{\"object\":\"response\",\"tools\":[],\"output\":[{\"type\":"
      "\"reasoning\"}]}", SAME },

    { "a condition that holds",
      "F response.tools ?0",
      "{\"object\":\"response\",\"tools\":[]}",
      "{\"object\":\"response\"}" },

    { "paths of events",
      "F delta instructions\nS model \"m\"\nS x 1\nH response.*",
      "{\"object\":\"response\",\"instructions\":1,\"delta\":1,"
      "\"model\":2}", SAME },

    { "nothing matches",
      "F response.tools\nI reasoning\nW a b",
      "{\"object\":\"response\",\"output\":[{\"type\":\"message\"}]}", SAME },

    { "a compaction",
      "I reasoning",
      "{\"object\":\"response.compaction\",\"output\":[{\"type\":"
      "\"reasoning\"}]}",
      "{\"object\":\"response.compaction\",\"output\":[]}" },

    { "an object with escapes, and several of them",
      "F response.tools",
      "{\"object\":\"r\\u0065sponse\",\"tools\":[],\"object\":\"x\"}",
      "{\"object\":\"r\\u0065sponse\",\"object\":\"x\"}" },

    { "no object, a status",
      "F response.tools",
      "{\"id\":\"r\",\"status\":\"incomplete\",\"tools\":[]}",
      "{\"id\":\"r\",\"status\":\"incomplete\"}" },

    { "no object, items",
      "I reasoning",
      "{\"output\":[1,{\"type\":\"reasoning\"}]}",
      "{\"output\":[1]}" },

    { "a failed response",
      "F response.error.message",
      "{\"object\":\"response\",\"status\":\"failed\",\"error\":"
      "{\"code\":\"c\",\"message\":\"m\"}}",
      "{\"object\":\"response\",\"status\":\"failed\",\"error\":"
      "{\"code\":\"c\"}}" },

    /* lists */

    { "a list of items",
      "I reasoning\nF response.output.*.encrypted_content response.first_id",
      "{\"object\":\"list\",\"data\":[{\"type\":\"message\","
      "\"encrypted_content\":1},{\"type\":\"reasoning\",\"id\":\"i\"}],"
      "\"first_id\":\"i\"}",
      "{\"object\":\"list\",\"data\":[{\"type\":\"message\"}],"
      "\"first_id\":\"i\"}" },

    { "a list, texts and members",
      "W secret ***\nS response.output.*.status \"x\"",
      "{\"data\":[{\"type\":\"message\",\"content\":[{\"type\":"
      "\"output_text\",\"text\":\"secret\"},{\"type\":\"input_text\","
      "\"text\":\"secret\"}]}],\"object\":\"list\"}",
      "{\"data\":[{\"status\":\"x\",\"type\":\"message\",\"content\":"
      "[{\"type\":\"output_text\",\"text\":\"***\"},{\"type\":\"input_text\","
      "\"text\":\"secret\"}]}],\"object\":\"list\"}" },

    { "a list without an object, in two members",
      "I reasoning",
      "{\"data\":[{\"type\":\"reasoning\"}],\"d\\u0061ta\":[{\"type\":"
      "\"reasoning\"},{}],\"data\":1}",
      "{\"data\":[],\"d\\u0061ta\":[{}],\"data\":1}" },

    { "a list of responses",
      "I reasoning\nF response.instructions\nS response.x 1",
      "{\"object\":\"list\",\"data\":[{\"object\":\"response\","
      "\"instructions\":\"s\",\"output\":[{\"type\":\"reasoning\"}]},"
      "{\"type\":\"reasoning\"},{\"instructions\":1,\"status\":\"queued\"}]}",
      "{\"object\":\"list\",\"data\":[{\"x\":1,\"object\":\"response\","
      "\"output\":[]},"
      "{\"x\":1,\"status\":\"queued\"}]}" },

    { "a list of items that have a status of responses",
      "I reasoning\nF response.output.*.x response.y",
      "{\"object\":\"list\",\"data\":[{\"type\":\"reasoning\","
      "\"status\":\"completed\"},{\"type\":\"message\",\"x\":1,"
      "\"y\":1,\"status\":\"completed\"}]}",
      "{\"object\":\"list\",\"data\":[{\"type\":\"message\","
      "\"y\":1,\"status\":\"completed\"}]}" },

    { "a list that is an object", "I reasoning",
      "{\"object\":\"list\",\"data\":{\"0\":{\"type\":"
      "\"reasoning\"}}}", BROKEN },

    { "a list of lists", "F response.x",
      "{\"object\":\"list\",\"data\":[1,[{\"object\":\"response\","
      "\"x\":1}]]}", BROKEN },

    { "a list of lists, nothing is hidden", "S response.x 2",
      "{\"object\":\"list\",\"data\":[{\"object\":\"response\","
      "\"x\":1},[{\"object\":\"response\",\"x\":1}]]}",
      "{\"object\":\"list\",\"data\":[{\"object\":\"response\","
      "\"x\":2},[{\"object\":\"response\",\"x\":1}]]}" },

    { "another object with data", "I reasoning",
      "{\"data\":{\"type\":\"reasoning\"}}", SAME },

    { "a list of models",
      "I reasoning\nF response.output.*.encrypted_content",
      "{\"object\":\"list\",\"data\":[{\"id\":\"m\",\"object\":\"model\"}]}",
      SAME },

    { "a list, rules about responses only",
      "F response.instructions",
      "{\"object\":\"list\",\"data\":[{\"type\":\"message\","
      "\"instructions\":1}]}", SAME },

    /* other JSON */

    { "an error", "F response.error response.message\nS response.x 1",
      "{\"error\":{\"message\":\"no\",\"code\":\"c\"}}", SAME },

    { "a flat error", "F response.message\nS response.x 1",
      "{\"object\":\"error\",\"message\":\"no\",\"status\":\"failed\"}",
      SAME },

    { "another API", "S response.x 1\nI reasoning",
      "{\"object\":\"chat.completion\",\"status\":\"completed\",\"output\":"
      "[{\"type\":\"reasoning\"}],\"data\":[{\"type\":\"reasoning\"}]}",
      SAME },

    { "an unknown object", "S response.x 1",
      "{\"id\":\"x\",\"output\":\"text\",\"status\":\"succeeded\"}", SAME },

    { "a similar object", "S response.x 1", "{\"object\":\"responses\"}",
      SAME },

    { "an object that is no string", "S response.x 1",
      "{\"object\":[\"response\"]}", SAME },

    { "a wrapped response", "F response.tools",
      "{\"response\":{\"object\":\"response\",\"tools\":[]}}", SAME },

    { "an array", "F response.tools",
      "[{\"object\":\"response\",\"tools\":[]}]", SAME },

    { "a string", "S response.x 1", "\"response\"", SAME },
    { "an empty object", "S response.x 1", "{}", SAME },
    { "nothing", "S response.x 1", "", SAME },
    { "blanks", "S response.x 1", " \r\n\t", SAME },

    /* what cannot be read */

    { "invalid JSON", "F response.tools",
      "{\"object\":\"response\",\"tools\":[],}", BROKEN },
    { "half", "F response.tools", "{\"object\":\"response\",\"tools\":[",
      BROKEN },
    { "two values", "F response.tools", "{}{\"object\":\"response\"}",
      BROKEN },
    { "two lines", "F response.tools", "{}\n{\"object\":\"response\"}\n",
      BROKEN },
    { "members behind it", "F response.tools",
      "{\"object\":\"response\"},\"response\":{\"tools\":1}", BROKEN },
    { "the end of an event", "F response.tools", "{}}", BROKEN },
    { "the end of an event, and another", "F response.tools",
      "{}}{\"a\":{}", BROKEN },
    { "no value", "F response.tools", ",", BROKEN },
    { "a byte order mark", "F response.tools",
      "\xEF\xBB\xBF{\"object\":\"response\"}", BROKEN },
    { "single quotes", "F response.tools", "{'object':'response'}", BROKEN },
    { "not UTF-8", "F response.tools",
      "{\"object\":\"response\",\"tools\":\"\xff\"}", BROKEN },
    { "not a number", "F response.tools",
      "{\"object\":\"response\",\"tools\":NaN}", BROKEN },
    { "a page", "F response.tools", "<html>", BROKEN }
};


#endif /* _JSON_RULES_CASES_H_INCLUDED_ */
