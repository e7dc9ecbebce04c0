
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The smallest input that shows each thing that servers get wrong, and what
 * leaves for it: the table of repairs by example.
 */


typedef struct {
    const char   *name;
    ngx_uint_t    profile;
    const char   *before;              /* right, passes as it is */
    const char   *text;
    const char   *want;
} repair_case_t;


/* what generated responses have, and those that were flat */

#define REPAIR_REQUEST                                                        \
    "\"instructions\":null,\"metadata\":{},\"parallel_tool_calls\":true,"     \
    "\"temperature\":1,\"tool_choice\":\"auto\",\"tools\":[],\"top_p\":1,"

#define REPAIR_MEMBERS_AT(time)                                               \
    REPAIR_REQUEST "\"access_programs\":null,\"completed_at\":" time ","      \
    "\"frequency_penalty\":0,\"presence_penalty\":0,"

#define REPAIR_MEMBERS  REPAIR_MEMBERS_AT("null")

#define REPAIR_NULLS                                                          \
    "\"error\":null,\"incomplete_details\":null,\"usage\":null,"

#define REPAIR_WRAPPED            REPAIR_NULLS REPAIR_MEMBERS
#define REPAIR_WRAPPED_COMPLETED  REPAIR_NULLS REPAIR_MEMBERS_AT("1")
#define REPAIR_WRAPPED_FAILED                                                 \
    "\"incomplete_details\":null,\"usage\":null," REPAIR_MEMBERS

#define REPAIR_CREATED                                                        \
    "event: response.created\n"                                               \
    "data: {\"type\":\"response.created\",\"sequence_number\":0,"             \
    "\"response\":{\"id\":\"r\",\"object\":\"response\",\"created_at\":1,"    \
    "\"status\":\"in_progress\",\"model\":\"m\",\"output\":[]}}\n\n"

#define REPAIR_ITEM                                                           \
    REPAIR_CREATED                                                            \
    "event: response.output_item.added\n"                                     \
    "data: {\"type\":\"response.output_item.added\",\"sequence_number\":1,"   \
    "\"output_index\":0,\"item\":{\"id\":\"i\",\"type\":\"message\","         \
    "\"status\":\"in_progress\",\"role\":\"assistant\",\"content\":[]}}\n\n"

#define REPAIR_PART                                                           \
    REPAIR_ITEM                                                               \
    "event: response.content_part.added\n"                                    \
    "data: {\"type\":\"response.content_part.added\",\"sequence_number\":2,"  \
    "\"item_id\":\"i\",\"output_index\":0,\"content_index\":0,"               \
    "\"part\":{\"type\":\"output_text\",\"text\":\"\",\"annotations\":[]}}\n" \
    "\n"

#define REPAIR_DELTA                                                          \
    REPAIR_PART                                                               \
    "event: response.output_text.delta\n"                                     \
    "data: {\"type\":\"response.output_text.delta\",\"sequence_number\":3,"   \
    "\"item_id\":\"i\",\"output_index\":0,\"content_index\":0,"               \
    "\"delta\":\"x\"}\n\n"

#define REPAIR_CALL                                                           \
    REPAIR_CREATED                                                            \
    "event: response.output_item.added\n"                                     \
    "data: {\"type\":\"response.output_item.added\",\"sequence_number\":1,"   \
    "\"output_index\":0,\"item\":{\"id\":\"f\",\"type\":\"function_call\","   \
    "\"status\":\"in_progress\",\"call_id\":\"c\",\"name\":\"n\","            \
    "\"arguments\":\"\"}}\n\n"

#define REPAIR_CALL_SPELLED                                                   \
    REPAIR_CALL                                                               \
    "event: response.function_call_arguments.delta\n"                         \
    "data: {\"type\":\"response.function_call_arguments.delta\","             \
    "\"sequence_number\":2,\"item_id\":\"f\",\"output_index\":0,"             \
    "\"delta\":\"{}\"}\n\n"

#define REPAIR_REASONING                                                      \
    REPAIR_CREATED                                                            \
    "event: response.output_item.added\n"                                     \
    "data: {\"type\":\"response.output_item.added\",\"sequence_number\":1,"   \
    "\"output_index\":0,\"item\":{\"id\":\"s\",\"type\":\"reasoning\","       \
    "\"summary\":[]}}\n\n"

#define REPAIR_RPART                                                          \
    REPAIR_REASONING                                                          \
    "event: response.content_part.added\n"                                    \
    "data: {\"type\":\"response.content_part.added\",\"sequence_number\":2,"  \
    "\"item_id\":\"s\",\"output_index\":0,\"content_index\":0,"               \
    "\"part\":{\"type\":\"reasoning_text\",\"text\":\"\"}}\n\n"


static repair_case_t  repair_cases[] = {

    { "N1 no type", 0, REPAIR_CREATED,
      "event: response.in_progress\n"
      "data: {\"response\":{\"id\":\"r\",\"object\":\"response\","
      "\"created_at\":1,\"status\":\"in_progress\",\"model\":\"m\","
      "\"output\":[]}}\n\n",
      "event: response.in_progress\n"
      "data: {\"type\":\"response.in_progress\",\"sequence_number\":1,"
      "\"response\":{\"id\":\"r\",\"object\":\"response\",\"created_at\":1,"
      "\"status\":\"in_progress\",\"model\":\"m\",\"output\":[]}}\n\n" },

    { "N1 no type, no event line", 0, REPAIR_CREATED,
      "data: {\"x\":1}\n\n",
      "data: {\"sequence_number\":1,\"x\":1}\n\n" },

    { "N2 no event line", 0, REPAIR_ITEM,
      "data: {\"type\":\"response.content_part.added\","
      "\"sequence_number\":2,\"item_id\":\"i\",\"output_index\":0,"
      "\"content_index\":0,\"part\":{\"type\":\"output_text\",\"text\":\"\","
      "\"annotations\":[]}}\n\n",
      "event: response.content_part.added\n"
      "data: {\"type\":\"response.content_part.added\","
      "\"sequence_number\":2,\"item_id\":\"i\",\"output_index\":0,"
      "\"content_index\":0,\"part\":{\"type\":\"output_text\",\"text\":\"\","
      "\"annotations\":[]}}\n\n" },

    { "N2 message", 0, REPAIR_ITEM,
      "event: message\n"
      "data: {\"type\":\"response.content_part.added\","
      "\"sequence_number\":2,\"item_id\":\"i\",\"output_index\":0,"
      "\"content_index\":0,\"part\":{\"type\":\"output_text\",\"text\":\"\","
      "\"annotations\":[]}}\n\n",
      "event: response.content_part.added\n"
      "data: {\"type\":\"response.content_part.added\","
      "\"sequence_number\":2,\"item_id\":\"i\",\"output_index\":0,"
      "\"content_index\":0,\"part\":{\"type\":\"output_text\",\"text\":\"\","
      "\"annotations\":[]}}\n\n" },

    { "N2 another type", 0, REPAIR_ITEM,
      "event: response.created\n"
      "data: {\"type\":\"response.content_part.added\","
      "\"sequence_number\":2,\"item_id\":\"i\",\"output_index\":0,"
      "\"content_index\":0,\"part\":{\"type\":\"output_text\",\"text\":\"\","
      "\"annotations\":[]}}\n\n",
      "event: response.content_part.added\n"
      "data: {\"type\":\"response.content_part.added\","
      "\"sequence_number\":2,\"item_id\":\"i\",\"output_index\":0,"
      "\"content_index\":0,\"part\":{\"type\":\"output_text\",\"text\":\"\","
      "\"annotations\":[]}}\n\n" },

    { "N3 index", 0, REPAIR_CREATED,
      "event: response.output_item.added\n"
      "data: {\"type\":\"response.output_item.added\",\"sequence_number\":1,"
      "\"index\":0,\"item\":{\"id\":\"i\",\"type\":\"message\","
      "\"status\":\"in_progress\",\"role\":\"assistant\",\"content\":[]}}\n"
      "\n",
      "event: response.output_item.added\n"
      "data: {\"type\":\"response.output_item.added\",\"sequence_number\":1,"
      "\"output_index\":0,\"item\":{\"id\":\"i\",\"type\":\"message\","
      "\"status\":\"in_progress\",\"role\":\"assistant\",\"content\":[]}}\n"
      "\n" },

    { "N4 id and status", 0, "",
      "event: response.created\n"
      "data: {\"id\":\"r\",\"status\":\"in_progress\"}\n\n",
      "event: response.created\n"
      "data: {\"type\":\"response.created\","
      "\"response\":{\"object\":\"response\",\"created_at\":1700000000,"
      "\"model\":\"unknown\","
      REPAIR_WRAPPED
      "\"output\":[],\"id\":\"r\","
      "\"status\":\"in_progress\"},\"sequence_number\":0}\n\n" },

    { "N4 status", 0, REPAIR_CREATED,
      "event: response.completed\n"
      "data: {\"status\":\"completed\"}\n\n",
      "event: response.completed\n"
      "data: {\"type\":\"response.completed\",\"response\":{\"id\":\"r\","
      "\"object\":\"response\",\"created_at\":1,\"model\":\"m\","
      REPAIR_WRAPPED_COMPLETED
      "\"output\":[],\"status\":\"completed\"},\"sequence_number\":1}\n\n" },

    { "N4 status and error", 0, REPAIR_CREATED,
      "event: response.failed\n"
      "data: {\"status\":\"failed\",\"error\":{\"code\":\"c\","
      "\"message\":\"m\"}}\n\n",
      "event: response.failed\n"
      "data: {\"type\":\"response.failed\",\"response\":{\"id\":\"r\","
      "\"object\":\"response\",\"created_at\":1,\"model\":\"m\","
      REPAIR_WRAPPED_FAILED
      "\"output\":[],\"status\":\"failed\",\"error\":{\"code\":\"c\","
      "\"message\":\"m\"}},\"sequence_number\":1}\n\n" },

    { "N4 type first", 0, REPAIR_CREATED,
      "data: {\"type\":\"response.completed\", \"status\":\"completed\"}\n\n",
      "event: response.completed\n"
      "data: {\"type\":\"response.completed\",\"response\":{\"id\":\"r\","
      "\"object\":\"response\",\"created_at\":1,\"model\":\"m\","
      REPAIR_WRAPPED_COMPLETED
      "\"output\":[],\"status\":\"completed\"},\"sequence_number\":1}\n\n" },

    { "N4 type last", 0, REPAIR_CREATED,
      "data: { \"sequence_number\" : 9, \"id\":\"r\","
      " \"type\":\"response.completed\" }\n\n",
      "event: response.completed\n"
      "data: {\"type\":\"response.completed\","
      "\"response\":{\"object\":\"response\",\"created_at\":1,"
      "\"model\":\"m\",\"status\":\"completed\","
      REPAIR_WRAPPED_COMPLETED
      "\"output\":[],"
      " \"id\":\"r\" },\"sequence_number\":1}\n\n" },

    { "N4 nothing else", 0, REPAIR_CREATED,
      "data: {\"sequence_number\":9,\"type\":\"response.completed\"}\n\n",
      "event: response.completed\n"
      "data: {\"type\":\"response.completed\",\"response\":{\"id\":\"r\","
      "\"object\":\"response\",\"created_at\":1,\"model\":\"m\","
      "\"status\":\"completed\","
      REPAIR_WRAPPED_COMPLETED
      "\"output\":[]},\"sequence_number\":1}\n\n" },

    { "N4 output at top level", 0, REPAIR_CREATED,
      "data: {\"type\":\"response.completed\",\"output\":[{\"id\":\"i\","
      "\"type\":\"message\",\"status\":\"completed\",\"role\":\"assistant\","
      "\"content\":[]}]}\n\n",
      "event: response.output_item.added\n"
      "data: {\"type\":\"response.output_item.added\",\"sequence_number\":1,"
      "\"output_index\":0,\"item\":{\"id\":\"i\",\"type\":\"message\","
      "\"status\":\"in_progress\",\"role\":\"assistant\",\"content\":[]}}\n"
      "\n"
      "event: response.output_item.done\n"
      "data: {\"type\":\"response.output_item.done\",\"sequence_number\":2,"
      "\"output_index\":0,\"item\":{\"id\":\"i\",\"type\":\"message\","
      "\"status\":\"completed\",\"role\":\"assistant\",\"content\":[]}}\n\n"
      "event: response.completed\n"
      "data: {\"type\":\"response.completed\",\"response\":{\"id\":\"r\","
      "\"object\":\"response\",\"created_at\":1,\"model\":\"m\","
      "\"status\":\"completed\","
      REPAIR_WRAPPED_COMPLETED
      "\"output\":[{\"id\":\"i\","
      "\"type\":\"message\",\"status\":\"completed\",\"role\":\"assistant\","
      "\"content\":[]}]},\"sequence_number\":3}\n\n" },

    { "N5 missing", 0, REPAIR_CREATED,
      "event: response.output_item.added\n"
      "data: {\"type\":\"response.output_item.added\",\"output_index\":0,"
      "\"item\":{\"id\":\"i\",\"type\":\"message\","
      "\"status\":\"in_progress\",\"role\":\"assistant\",\"content\":[]}}\n"
      "\n",
      "event: response.output_item.added\n"
      "data: {\"sequence_number\":1,\"type\":\"response.output_item.added\","
      "\"output_index\":0,\"item\":{\"id\":\"i\",\"type\":\"message\","
      "\"status\":\"in_progress\",\"role\":\"assistant\",\"content\":[]}}\n"
      "\n" },

    { "N5 a string", 0, REPAIR_CREATED,
      "event: response.output_item.added\n"
      "data: {\"type\":\"response.output_item.added\","
      "\"sequence_number\":\"1\",\"output_index\":0,\"item\":{\"id\":\"i\","
      "\"type\":\"message\",\"status\":\"in_progress\","
      "\"role\":\"assistant\",\"content\":[]}}\n\n",
      "event: response.output_item.added\n"
      "data: {\"type\":\"response.output_item.added\",\"sequence_number\":1,"
      "\"output_index\":0,\"item\":{\"id\":\"i\",\"type\":\"message\","
      "\"status\":\"in_progress\",\"role\":\"assistant\",\"content\":[]}}\n"
      "\n" },

    { "N5 a float", 0, REPAIR_CREATED,
      "event: response.output_item.added\n"
      "data: {\"type\":\"response.output_item.added\","
      "\"sequence_number\":1.0,\"output_index\":0,\"item\":{\"id\":\"i\","
      "\"type\":\"message\",\"status\":\"in_progress\","
      "\"role\":\"assistant\",\"content\":[]}}\n\n",
      "event: response.output_item.added\n"
      "data: {\"type\":\"response.output_item.added\",\"sequence_number\":1,"
      "\"output_index\":0,\"item\":{\"id\":\"i\",\"type\":\"message\","
      "\"status\":\"in_progress\",\"role\":\"assistant\",\"content\":[]}}\n"
      "\n" },

    { "N5 a gap, the last key", 0, REPAIR_CREATED,
      "event: response.output_item.added\n"
      "data: {\"type\":\"response.output_item.added\",\"output_index\":0,"
      "\"item\":{\"id\":\"i\",\"type\":\"message\","
      "\"status\":\"in_progress\",\"role\":\"assistant\",\"content\":[]},"
      "\"sequence_number\": 7}\n\n",
      "event: response.output_item.added\n"
      "data: {\"type\":\"response.output_item.added\",\"output_index\":0,"
      "\"item\":{\"id\":\"i\",\"type\":\"message\","
      "\"status\":\"in_progress\",\"role\":\"assistant\",\"content\":[]},"
      "\"sequence_number\": 1}\n\n" },

    { "N6 no indexes, no item_id", 0, REPAIR_PART,
      "data: {\"type\":\"response.output_text.delta\",\"delta\":\"x\"}\n\n",
      "event: response.output_text.delta\n"
      "data: {\"output_index\":0,\"content_index\":0,\"item_id\":\"i\","
      "\"sequence_number\":3,\"type\":\"response.output_text.delta\","
      "\"delta\":\"x\"}\n\n" },

    { "N6 of an item", 0, REPAIR_CREATED,
      "event: response.output_item.added\n"
      "data: {\"type\":\"response.output_item.added\",\"sequence_number\":1,"
      "\"item\":{\"id\":\"i\",\"type\":\"message\","
      "\"status\":\"in_progress\",\"role\":\"assistant\",\"content\":[]}}\n"
      "\n",
      "event: response.output_item.added\n"
      "data: {\"output_index\":0,\"type\":\"response.output_item.added\","
      "\"sequence_number\":1,\"item\":{\"id\":\"i\",\"type\":\"message\","
      "\"status\":\"in_progress\",\"role\":\"assistant\",\"content\":[]}}\n"
      "\n" },

    { "N6 of a part", 0, REPAIR_ITEM,
      "data: {\"type\":\"response.content_part.added\","
      "\"part\":{\"type\":\"output_text\",\"text\":\"\"}}\n\n",
      "event: response.content_part.added\n"
      "data: {\"output_index\":0,\"content_index\":0,\"item_id\":\"i\","
      "\"sequence_number\":2,\"type\":\"response.content_part.added\","
      "\"part\":{\"annotations\":[],\"type\":\"output_text\","
      "\"text\":\"\"}}\n\n" },

    { "N6 of a call", 0, REPAIR_CALL,
      "data: {\"type\":\"response.function_call_arguments.delta\","
      "\"delta\":\"{\"}\n\n",
      "event: response.function_call_arguments.delta\n"
      "data: {\"output_index\":0,\"item_id\":\"f\",\"sequence_number\":2,"
      "\"type\":\"response.function_call_arguments.delta\",\"delta\":\"{\"}"
      "\n\n" },

    { "N7 item_id", 0, REPAIR_PART,
      "event: response.output_text.delta\n"
      "data: {\"type\":\"response.output_text.delta\",\"sequence_number\":3,"
      "\"item_id\":\"chatcmpl-7\",\"output_index\":0,\"content_index\":0,"
      "\"delta\":\"x\"}\n\n",
      "event: response.output_text.delta\n"
      "data: {\"type\":\"response.output_text.delta\",\"sequence_number\":3,"
      "\"item_id\":\"i\",\"output_index\":0,\"content_index\":0,"
      "\"delta\":\"x\"}\n\n" },

    { "N7 item.id", 0, REPAIR_ITEM,
      "event: response.output_item.done\n"
      "data: {\"type\":\"response.output_item.done\",\"sequence_number\":2,"
      "\"output_index\":0,\"item\":{\"id\":\"j\",\"type\":\"message\","
      "\"status\":\"completed\",\"role\":\"assistant\",\"content\":[]}}\n\n",
      "event: response.output_item.done\n"
      "data: {\"type\":\"response.output_item.done\",\"sequence_number\":2,"
      "\"output_index\":0,\"item\":{\"id\":\"i\",\"type\":\"message\","
      "\"status\":\"completed\",\"role\":\"assistant\",\"content\":[]}}\n\n" },

    { "N7 response.id", 0, REPAIR_CREATED,
      "event: response.in_progress\n"
      "data: {\"type\":\"response.in_progress\",\"sequence_number\":1,"
      "\"response\":{\"id\":\"q\",\"object\":\"response\",\"created_at\":1,"
      "\"status\":\"in_progress\",\"model\":\"m\",\"output\":[]}}\n\n",
      "event: response.in_progress\n"
      "data: {\"type\":\"response.in_progress\",\"sequence_number\":1,"
      "\"response\":{\"id\":\"r\",\"object\":\"response\",\"created_at\":1,"
      "\"status\":\"in_progress\",\"model\":\"m\",\"output\":[]}}\n\n" },

    { "N8 a part", 0, REPAIR_ITEM,
      "event: response.content_part.added\n"
      "data: {\"type\":\"response.content_part.added\","
      "\"sequence_number\":2,\"item_id\":\"i\",\"output_index\":0,"
      "\"content_index\":0,\"part\":{\"type\":\"text\",\"text\":\"\","
      "\"annotations\":[]}}\n\n",
      "event: response.content_part.added\n"
      "data: {\"type\":\"response.content_part.added\","
      "\"sequence_number\":2,\"item_id\":\"i\",\"output_index\":0,"
      "\"content_index\":0,\"part\":{\"type\":\"output_text\",\"text\":\"\","
      "\"annotations\":[]}}\n\n" },

    { "N8 in an item", 0, REPAIR_DELTA,
      "data: {\"type\":\"response.output_item.done\",\"output_index\":0,"
      "\"item\":{\"id\":\"i\",\"type\":\"message\",\"status\":\"completed\","
      "\"role\":\"assistant\",\"content\":[{\"type\":\"text\","
      "\"text\":\"x\"}]}}\n\n",
      "event: response.output_text.done\n"
      "data: {\"type\":\"response.output_text.done\",\"sequence_number\":4,"
      "\"item_id\":\"i\",\"output_index\":0,\"content_index\":0,"
      "\"text\":\"x\",\"logprobs\":[]}\n\n"
      "event: response.content_part.done\n"
      "data: {\"type\":\"response.content_part.done\",\"sequence_number\":5,"
      "\"item_id\":\"i\",\"output_index\":0,\"content_index\":0,"
      "\"part\":{\"type\":\"output_text\",\"text\":\"x\",\"annotations\":[],"
      "\"logprobs\":[]}}\n\n"
      "event: response.output_item.done\n"
      "data: {\"sequence_number\":6,\"type\":\"response.output_item.done\","
      "\"output_index\":0,\"item\":{\"id\":\"i\",\"type\":\"message\","
      "\"status\":\"completed\",\"role\":\"assistant\","
      "\"content\":[{\"annotations\":[],\"type\":\"output_text\","
      "\"text\":\"x\"}]}}\n\n" },

    { NULL, 0, NULL, NULL, NULL }
};
