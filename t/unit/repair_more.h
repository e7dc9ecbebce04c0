
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The table of repairs by example, errors and all that comes last.
 */


static repair_case_t  repair_more[] = {

    { "N13 nested without a type", 0, REPAIR_CREATED,
      "data: {\"error\":{\"code\":\"c\",\"message\":\"m\"}}\n\n",
      "event: error\ndata: {\"code\":\"c\",\"message\":\"m\",\"param\":null,"
      "\"type\":\"error\",\"sequence_number\":1,\"error\":{\"type\":\"server_"
      "error\",\"param\":null,\"code\":\"c\",\"message\":\"m\"}}\n\n" },

    { "N13 status and error", 0, REPAIR_CREATED,
      "data: {\"status\":\"failed\",\"error\":{\"code\":\"c\","
      "\"message\":\"m\"}}\n\n",
      "event: response.failed\n"
      "data: {\"type\":\"response.failed\",\"response\":{\"id\":\"r\","
      "\"object\":\"response\",\"created_at\":1,\"model\":\"m\","
      REPAIR_WRAPPED_FAILED
      "\"output\":[],\"status\":\"failed\",\"error\":{\"code\":\"c\","
      "\"message\":\"m\"}},\"sequence_number\":1}\n\n" },

    { "N13 flat", 0, REPAIR_CREATED,
      "event: error\n"
      "data: {\"type\":\"error\",\"code\":\"c\",\"message\":\"m\"}\n\n",
      "event: error\ndata: {\"error\":{\"type\":\"server_error\","
      "\"code\":\"c\",\"message\":\"m\",\"param\":null},\"param\":null,"
      "\"sequence_number\":1,\"type\":\"error\",\"code\":\"c\","
      "\"message\":\"m\"}\n\n" },

    { "N13 nested, event line", 0, REPAIR_CREATED,
      "event: error\n"
      "data: {\"error\":{\"type\":\"c\",\"message\":\"m\"}}\n\n",
      "event: error\ndata: {\"code\":\"c\",\"message\":\"m\",\"param\":null,"
      "\"type\":\"error\",\"sequence_number\":1,\"error\":{\"param\":null,"
      "\"code\":\"c\",\"type\":\"c\",\"message\":\"m\"}}\n\n" },

    { "inject.created is not an event of the response", 0, REPAIR_CREATED,
      "event: response.inject.created\n"
      "data: {\"type\":\"response.inject.created\",\"sequence_number\":1,"
      "\"id\":\"x\"}\n\n",
      "event: response.inject.created\n"
      "data: {\"type\":\"response.inject.created\",\"sequence_number\":1,"
      "\"id\":\"x\"}\n\n" },

    { "N13 flat, openresponses", 1, REPAIR_CREATED,
      "event: error\n"
      "data: {\"type\":\"error\",\"code\":\"c\",\"message\":\"m\"}\n\n",
      "event: error\ndata: {\"error\":{\"type\":\"server_error\","
      "\"code\":\"c\",\"message\":\"m\",\"param\":null},\"param\":null,"
      "\"sequence_number\":1,\"type\":\"error\",\"code\":\"c\","
      "\"message\":\"m\"}\n\n" },

    { "N13 nested, openresponses", 1, REPAIR_CREATED,
      "event: error\n"
      "data: {\"type\":\"error\",\"error\":{\"code\":\"c\","
      "\"message\":\"m\"}}\n\n",
      "event: error\ndata: {\"code\":\"c\",\"message\":\"m\",\"param\":null,"
      "\"sequence_number\":1,\"type\":\"error\",\"error\":{\"type\":\"server_"
      "error\",\"param\":null,\"code\":\"c\",\"message\":\"m\"}}\n\n" },

    { "N13 nested, eugpt", 2, REPAIR_CREATED,
      "event: error\n"
      "data: {\"type\":\"error\",\"error\":{\"code\":\"c\","
      "\"message\":\"m\"}}\n\n",
      "event: message\n"
      "data: {\"type\":\"error\",\"sequence_number\":1,\"code\":\"c\","
      "\"message\":\"m\"}\n\n" },

    { "N13 failed, eugpt", 2, REPAIR_CREATED,
      "event: response.failed\n"
      "data: {\"type\":\"response.failed\",\"response\":{\"id\":\"r\","
      "\"status\":\"failed\",\"error\":{\"code\":\"c\",\"message\":\"m\"}}}"
      "\n\n",
      "event: message\n"
      "data: {\"type\":\"error\",\"sequence_number\":1,\"code\":\"c\","
      "\"message\":\"m\"}\n\n" },

    { "N13 response.error", 0, REPAIR_CREATED,
      "data: {\"type\":\"response.error\",\"code\":\"c\",\"message\":\"m\"}"
      "\n\n",
      "event: error\ndata: {\"error\":{\"type\":\"server_error\","
      "\"code\":\"c\",\"message\":\"m\",\"param\":null},\"param\":null,"
      "\"sequence_number\":1,\"type\":\"error\",\"code\":\"c\","
      "\"message\":\"m\"}\n\n" },

    { "N13 nested, empty", 0, REPAIR_CREATED,
      "data: {\"error\":{}}\n\n",
      "event: error\ndata: {\"code\":\"server_error\","
      "\"message\":\"The upstream failed and did not say why.\","
      "\"param\":null,"
      "\"type\":\"error\",\"sequence_number\":1,\"error\":{\"type\":\"server_"
      "error\",\"message\":\"The upstream failed and did not say why.\","
      "\"param\":null,\"code\":\"server_error\"}}\n\n" },

    { "N13 nested, no more than a type is missing", 0, REPAIR_CREATED,
      "event: error\n"
      "data: {\"type\":\"error\",\"sequence_number\":1,\"error\":{"
      "\"code\":\"c\",\"message\":\"m\",\"param\":null}}\n\n",
      "event: error\ndata: {\"code\":\"c\",\"message\":\"m\",\"param\":null,"
      "\"type\":\"error\",\"sequence_number\":1,\"error\":{\"type\":\"server_"
      "error\",\"code\":\"c\",\"message\":\"m\",\"param\":null}}\n\n" },

    { "N13 nested, whole", 0, REPAIR_CREATED,
      "event: error\n"
      "data: {\"type\":\"error\",\"sequence_number\":1,\"error\":{"
      "\"type\":\"t\",\"code\":null,\"message\":\"m\",\"param\":\"p\"}}\n\n",
      "event: error\n"
      "data: {\"type\":\"error\",\"sequence_number\":1,\"error\":{"
      "\"type\":\"t\",\"code\":null,\"message\":\"m\",\"param\":\"p\"}}\n"
      "\n" },

    { "N13 nested, a number for a code", 0, REPAIR_CREATED,
      "data: {\"error\":{\"message\":\"m\",\"type\":\"t\",\"param\":null,"
      "\"code\": 400, \"x\":1}}\n\n",
      "event: error\ndata: {\"code\":\"400\",\"message\":\"m\","
      "\"param\":null,\"type\":\"error\",\"sequence_number\":1,"
      "\"error\":{\"message\":\"m\",\"type\":\"t\",\"param\":null,"
      "\"code\": \"400\", \"x\":1}}\n\n" },

    { "N13 nested, a number for a code, eugpt", 2, REPAIR_CREATED,
      "data: {\"error\":{\"message\":\"m\",\"code\":400}}\n\n",
      "event: message\n"
      "data: {\"type\":\"error\",\"sequence_number\":1,\"code\":\"400\","
      "\"message\":\"m\"}\n\n" },

    { "N13 flat, a number for a code, a param", 0, REPAIR_CREATED,
      "data: {\"type\":\"error\",\"code\":-1,\"message\":\"m\","
      "\"param\":\"p\"}\n\n",
      "event: error\ndata: {\"error\":{\"type\":\"server_error\","
      "\"code\":\"-1\",\"message\":\"m\",\"param\":\"p\"},"
      "\"sequence_number\":1,\"type\":\"error\",\"code\":\"-1\","
      "\"message\":\"m\",\"param\":\"p\"}\n\n" },

    { "N13 flat, a number for a code, eugpt", 2, REPAIR_CREATED,
      "event: message\ndata: {\"type\":\"error\",\"sequence_number\":1,"
      "\"code\":7,\"message\":\"m\"}\n\n",
      "event: message\ndata: {\"type\":\"error\",\"sequence_number\":1,"
      "\"code\":\"7\",\"message\":\"m\"}\n\n" },

    { "N13 a text", 0, REPAIR_CREATED,
      "data: {\"error\":\"no \\\"m\\\"\"}\n\n",
      "event: error\ndata: {\"code\":\"server_error\","
      "\"message\":\"no \\\"m\\\"\",\"param\":null,\"type\":\"error\","
      "\"sequence_number\":1,\"error\":{\"type\":\"server_error\","
      "\"code\":\"server_error\",\"message\":\"no \\\"m\\\"\","
      "\"param\":null}}\n\n" },

    { "N13 a text, event line, eugpt", 2, REPAIR_CREATED,
      "event: error\ndata: {\"error\":\"m\"}\n\n",
      "event: message\ndata: {\"type\":\"error\",\"sequence_number\":1,"
      "\"code\":\"server_error\",\"message\":\"m\"}\n\n" },

    { "N13 the type of the error's own", 0, REPAIR_CREATED,
      "data: {\"object\":\"error\",\"message\":\"m\","
      "\"type\":\"BadRequestError\",\"param\":\"p\",\"code\":400}\n\n",
      "event: error\ndata: {\"error\":{\"type\":\"BadRequestError\","
      "\"code\":\"400\",\"message\":\"m\",\"param\":\"p\"},"
      "\"sequence_number\":1,\"object\":\"error\",\"message\":\"m\","
      "\"type\":\"error\",\"param\":\"p\",\"code\":\"400\"}\n\n" },

    { "N13 the type of the error's own, eugpt", 2, REPAIR_CREATED,
      "data: {\"object\":\"error\",\"message\":\"m\","
      "\"type\":\"BadRequestError\",\"param\":null,\"code\":400}\n\n",
      "event: message\n"
      "data: {\"type\":\"error\",\"sequence_number\":1,\"code\":\"400\","
      "\"message\":\"m\"}\n\n" },

    { "N13 failed, a number for a code", 0, REPAIR_CREATED,
      "event: response.failed\n"
      "data: {\"type\":\"response.failed\",\"sequence_number\":1,"
      "\"response\":{\"id\":\"r\",\"object\":\"response\","
      "\"created_at\":1,\"status\":\"failed\",\"model\":\"m\","
      "\"output\":[],\"error\":{\"code\":503,\"message\":\"m\"}}}\n\n",
      "event: response.failed\n"
      "data: {\"type\":\"response.failed\",\"sequence_number\":1,"
      "\"response\":{\"id\":\"r\",\"object\":\"response\","
      "\"created_at\":1,\"status\":\"failed\",\"model\":\"m\","
      "\"output\":[],\"error\":{\"code\":\"503\",\"message\":\"m\"}}}\n\n"
      },

    { "N13 failed, a text", 0, REPAIR_CREATED,
      "event: response.failed\n"
      "data: {\"type\":\"response.failed\",\"sequence_number\":1,"
      "\"response\":{\"id\":\"r\",\"object\":\"response\","
      "\"created_at\":1,\"status\":\"failed\",\"model\":\"m\","
      "\"output\":[],\"error\":\"m\"}}\n\n",
      "event: response.failed\ndata: {\"type\":\"response.failed\","
      "\"sequence_number\":1,\"response\":{\"id\":\"r\","
      "\"object\":\"response\",\"created_at\":1,\"status\":\"failed\","
      "\"model\":\"m\",\"output\":[],\"error\":{\"code\":\"server_error\","
      "\"message\":\"m\"}}}\n\n" },

    { "N14 usage", 0, REPAIR_CREATED,
      "data: {\"type\":\"response.completed\",\"response\":{\"id\":\"r\","
      "\"object\":\"response\",\"created_at\":1,\"status\":\"completed\","
      "\"model\":\"m\",\"output\":[],\"usage\":{\"prompt_tokens\":1,"
      "\"completion_tokens\":2}}}\n\n",
      "event: response.completed\n"
      "data: {\"sequence_number\":1,\"type\":\"response.completed\","
      "\"response\":{\"id\":\"r\",\"object\":\"response\",\"created_at\":1,"
      "\"status\":\"completed\",\"model\":\"m\",\"output\":[],"
      "\"usage\":{\"total_tokens\":3,"
      "\"input_tokens_details\":{\"cached_tokens\":0,"
      "\"cache_write_tokens\":0},"
      "\"output_tokens_details\":{\"reasoning_tokens\":0},"
      "\"input_tokens\":1,\"output_tokens\":2}}}\n\n" },

    { "N15 keepalive", 0, REPAIR_CREATED,
      "event: keepalive\n"
      "data: {\"type\":\"keepalive\",\"sequence_number\":1}\n\n",
      "event: keepalive\n"
      "data: {\"type\":\"keepalive\",\"sequence_number\":1}\n\n" },

    { "N15 keepalive, its number only", 0, REPAIR_CREATED,
      "event: keepalive\n"
      "data: { \"type\": \"keepalive\", \"sequence_number\": 7 }\n\n",
      "event: keepalive\n"
      "data: { \"type\": \"keepalive\", \"sequence_number\": 1 }\n\n" },

    { "N15 keepalive, eugpt", 2, REPAIR_CREATED,
      "event: keepalive\n"
      "data: {\"type\":\"keepalive\",\"sequence_number\":1}\n\n",
      "event: message\n"
      "data: {\"type\":\"keepalive\",\"sequence_number\":1}\n\n" },

    { "N15 keepalive before response.created", 0, "",
      "event: keepalive\n"
      "data: {\"type\":\"keepalive\",\"sequence_number\":0}\n\n"
      "event: ping\ndata: {}\n\n"
      REPAIR_CREATED,
      ": keepalive\n\n: keepalive\n\n" REPAIR_CREATED },

    { "N15 keepalive after the terminal", 0, REPAIR_CREATED
      "event: response.completed\n"
      "data: {\"sequence_number\":1,\"type\":\"response.completed\","
      "\"response\":{\"id\":\"r\",\"object\":\"response\","
      "\"created_at\":1,\"status\":\"completed\",\"model\":\"m\","
      "\"output\":[]}}\n\n",
      "data: {\"type\":\"keepalive\"}\n\nevent: ping\ndata: {}\n\n", "" },

    { "N15 keepalive, by its event line", 0, REPAIR_CREATED,
      "event: keepalive\ndata: {}\n\n",
      "event: keepalive\n"
      "data: {\"type\":\"keepalive\",\"sequence_number\":1}\n\n" },

    { "N15 ping", 0, REPAIR_CREATED,
      "data: {\"type\":\"ping\"}\n\n",
      "event: keepalive\n"
      "data: {\"sequence_number\":1,\"type\":\"keepalive\"}\n\n" },

    { "N15 ping, by its event line", 0, REPAIR_CREATED,
      "event: ping\ndata: {}\n\n",
      "event: keepalive\n"
      "data: {\"type\":\"keepalive\",\"sequence_number\":1}\n\n" },

    { "N15 ping, by its event line, with members", 2, REPAIR_CREATED,
      "event: ping\ndata: {\"t\":1}\n\n",
      "event: message\n"
      "data: {\"type\":\"keepalive\",\"sequence_number\":1,\"t\":1}"
      "\n\n" },

    { "N16 reasoning", 0, REPAIR_RPART,
      "event: response.reasoning.delta\n"
      "data: {\"type\":\"response.reasoning.delta\",\"sequence_number\":3,"
      "\"item_id\":\"s\",\"output_index\":0,\"content_index\":0,"
      "\"delta\":\"x\"}\n\n",
      "event: response.reasoning_text.delta\n"
      "data: {\"type\":\"response.reasoning_text.delta\","
      "\"sequence_number\":3,\"item_id\":\"s\",\"output_index\":0,"
      "\"content_index\":0,\"delta\":\"x\"}\n\n" },

    { "N16 reasoning stays", 1, REPAIR_RPART,
      "event: response.reasoning.delta\n"
      "data: {\"type\":\"response.reasoning.delta\",\"sequence_number\":3,"
      "\"item_id\":\"s\",\"output_index\":0,\"content_index\":0,"
      "\"delta\":\"x\"}\n\n",
      "event: response.reasoning.delta\n"
      "data: {\"type\":\"response.reasoning.delta\",\"sequence_number\":3,"
      "\"item_id\":\"s\",\"output_index\":0,\"content_index\":0,"
      "\"delta\":\"x\"}\n\n" },

    { "N16 reasoning_text", 1, REPAIR_RPART,
      "event: response.reasoning_text.delta\n"
      "data: {\"type\":\"response.reasoning_text.delta\","
      "\"sequence_number\":3,\"item_id\":\"s\",\"output_index\":0,"
      "\"content_index\":0,\"delta\":\"x\"}\n\n",
      "event: response.reasoning.delta\n"
      "data: {\"type\":\"response.reasoning.delta\",\"sequence_number\":3,"
      "\"item_id\":\"s\",\"output_index\":0,\"content_index\":0,"
      "\"delta\":\"x\"}\n\n" },

    { "N16 reasoning_part", 0, REPAIR_REASONING,
      "data: {\"type\":\"response.reasoning_part.added\",\"item_id\":\"s\","
      "\"output_index\":0,\"content_index\":0,"
      "\"part\":{\"type\":\"reasoning_text\",\"text\":\"\"}}\n\n",
      "event: response.content_part.added\n"
      "data: {\"sequence_number\":2,"
      "\"type\":\"response.content_part.added\",\"item_id\":\"s\","
      "\"output_index\":0,\"content_index\":0,"
      "\"part\":{\"type\":\"reasoning_text\",\"text\":\"\"}}\n\n" },

    { "N16 response.done", 0, REPAIR_CREATED,
      "event: response.done\ndata: {\"type\":\"response.done\","
      "\"response\":{\"id\":\"r\",\"object\":\"response\","
      "\"created_at\":1,\"status\":\"completed\",\"model\":\"m\","
      "\"output\":[]}}\n\n"
      "event: response.done\ndata: {\"type\":\"response.done\"}\n\n",
      "event: response.completed\n"
      "data: {\"sequence_number\":1,\"type\":\"response.completed\","
      "\"response\":{\"id\":\"r\",\"object\":\"response\","
      "\"created_at\":1,\"status\":\"completed\",\"model\":\"m\","
      "\"output\":[]}}\n\n" },

    { "N16 response.done, incomplete", 0, REPAIR_CREATED,
      "event: response.done\ndata: {\"response\":{\"id\":\"r\","
      "\"object\":\"response\",\"created_at\":1,\"status\":\"incomplete\","
      "\"model\":\"m\",\"output\":[]}}\n\n",
      "event: response.incomplete\n"
      "data: {\"type\":\"response.incomplete\",\"sequence_number\":1,"
      "\"response\":{\"id\":\"r\",\"object\":\"response\","
      "\"created_at\":1,\"status\":\"incomplete\",\"model\":\"m\","
      "\"output\":[]}}\n\n" },

    { "N16 response.done, failed, eugpt", 2, REPAIR_CREATED,
      "data: {\"type\":\"response.done\",\"response\":{\"id\":\"r\","
      "\"status\":\"failed\",\"error\":{\"code\":\"c\",\"message\":\"m\"}}}"
      "\n\n",
      "event: message\n"
      "data: {\"type\":\"error\",\"sequence_number\":1,\"code\":\"c\","
      "\"message\":\"m\"}\n\n" },

    { "N16 response.done, flat, cancelled", 0, REPAIR_CREATED,
      "data: {\"type\":\"response.done\",\"status\":\"cancelled\","
      "\"object\":\"response\",\"created_at\":1,\"id\":\"r\","
      "\"model\":\"m\",\"output\":[]}\n\n",
      "event: response.cancelled\n"
      "data: {\"type\":\"response.cancelled\",\"response\":{"
      REPAIR_WRAPPED
      "\"status\":\"cancelled\",\"object\":\"response\","
      "\"created_at\":1,\"id\":\"r\",\"model\":\"m\",\"output\":[]},"
      "\"sequence_number\":1}\n\n" },

    { "N16 response.done, no status", 0, REPAIR_CREATED,
      "data: {\"type\":\"response.done\",\"response\":{\"id\":\"r\","
      "\"object\":\"response\",\"created_at\":1,\"model\":\"m\","
      "\"output\":[]}}\n\n",
      "event: response.completed\n"
      "data: {\"sequence_number\":1,\"type\":\"response.completed\","
      "\"response\":{\"status\":\"completed\",\"id\":\"r\","
      "\"object\":\"response\",\"created_at\":1,\"model\":\"m\","
      "\"output\":[]}}\n\n" },

    { "N16 arguments of an item", 0, REPAIR_CREATED,
      "event: response.output_item.added\n"
      "data: {\"type\":\"response.output_item.added\",\"sequence_number\":1,"
      "\"output_index\":0,\"item\":{\"id\":\"f\",\"type\":\"function_call\","
      "\"status\":\"in_progress\",\"call_id\":\"c\",\"name\":\"n\","
      "\"arguments\":{}}}\n\n",
      "event: response.output_item.added\n"
      "data: {\"type\":\"response.output_item.added\",\"sequence_number\":1,"
      "\"output_index\":0,\"item\":{\"id\":\"f\",\"type\":\"function_call\","
      "\"status\":\"in_progress\",\"call_id\":\"c\",\"name\":\"n\","
      "\"arguments\":\"{}\"}}\n\n" },

    { "N16 arguments that are done", 0, REPAIR_CALL_SPELLED,
      "data: {\"output_index\":0,\"arguments\":{\"a\\\\\":\t"
      "[1, \"\\u00e9\\n\"]},\"item_id\":\"f\",\"name\":\"n\","
      "\"sequence_number\":3}\n"
      "event: response.function_call_arguments.done\n\n",
      "data: {\"type\":\"response.function_call_arguments.done\","
      "\"output_index\":0,\"arguments\":\"{\\\"a\\\\\\\\\\\":\\t"
      "[1, \\\"\\\\u00e9\\\\n\\\"]}\",\"item_id\":\"f\","
      "\"name\":\"n\",\"sequence_number\":3}\n"
      "event: response.function_call_arguments.done\n\n" },

    { "N16 arguments in two lines", 0, REPAIR_CALL_SPELLED,
      "event: response.function_call_arguments.done\n"
      "data: {\"arguments\":{\"a\":\n"
      "data: 1},\"output_index\":0,\"item_id\":\"f\",\"name\":\"n\"}\n\n",
      "event: response.function_call_arguments.done\n"
      "data: {\"type\":\"response.function_call_arguments.done\","
      "\"sequence_number\":3,\"arguments\":\"{\\\"a\\\": 1}\","
      "\"output_index\":0,\"item_id\":\"f\",\"name\":\"n\"}\n\n" },

    { "N16 arguments of the search for tools stay", 0, REPAIR_CREATED,
      "event: response.output_item.added\n"
      "data: {\"type\":\"response.output_item.added\",\"sequence_number\":1,"
      "\"output_index\":0,\"item\":{\"id\":\"t\","
      "\"type\":\"tool_search_call\",\"status\":\"in_progress\","
      "\"arguments\":{\"a\":1}}}\n\n",
      "event: response.output_item.added\n"
      "data: {\"type\":\"response.output_item.added\",\"sequence_number\":1,"
      "\"output_index\":0,\"item\":{\"id\":\"t\","
      "\"type\":\"tool_search_call\",\"status\":\"in_progress\","
      "\"arguments\":{\"a\":1}}}\n\n" },

    { "N17 a response of nothing", 0, "",
      "data: {\"type\":\"response.created\",\"response\":{}}\n\n",
      "event: response.created\n"
      "data: {\"sequence_number\":0,\"type\":\"response.created\","
      "\"response\":{\"id\":\"resp_0123456789abcdef\","
      "\"object\":\"response\",\"created_at\":1700000000,"
      "\"model\":\"unknown\",\"status\":\"in_progress\",\"output\":[]}}\n\n" },

    { "N17 an item of nothing", 0, REPAIR_CREATED,
      "data: {\"type\":\"response.output_item.added\",\"item\":{}}\n\n",
      "event: response.output_item.added\n"
      "data: {\"output_index\":0,\"sequence_number\":1,"
      "\"type\":\"response.output_item.added\","
      "\"item\":{\"id\":\"msg_0123456789abcdef_0\",\"type\":\"message\","
      "\"status\":\"in_progress\",\"role\":\"assistant\",\"content\":[]}}\n"
      "\n" },

    { "N17 a call without arguments", 0, REPAIR_CREATED,
      "data: {\"type\":\"response.output_item.added\","
      "\"item\":{\"type\":\"function_call\",\"name\":\"n\"}}\n\n",
      "event: response.output_item.added\n"
      "data: {\"output_index\":0,\"sequence_number\":1,"
      "\"type\":\"response.output_item.added\","
      "\"item\":{\"id\":\"fc_0123456789abcdef_0\","
      "\"status\":\"in_progress\",\"call_id\":\"fc_0123456789abcdef_0\","
      "\"arguments\":\"\",\"type\":\"function_call\",\"name\":\"n\"}}\n\n" },

    { "N18 content_index grows", 0, REPAIR_DELTA,
      "event: response.output_text.delta\n"
      "data: {\"type\":\"response.output_text.delta\",\"sequence_number\":4,"
      "\"item_id\":\"i\",\"output_index\":0,\"content_index\":1,"
      "\"delta\":\"x\"}\n\n",
      "event: response.output_text.delta\n"
      "data: {\"type\":\"response.output_text.delta\",\"sequence_number\":4,"
      "\"item_id\":\"i\",\"output_index\":0,\"content_index\":0,"
      "\"delta\":\"x\"}\n\n" },

    { "N18 content_index of -1", 0, REPAIR_PART,
      "event: response.output_text.delta\n"
      "data: {\"type\":\"response.output_text.delta\",\"sequence_number\":3,"
      "\"item_id\":\"i\",\"output_index\":0,\"content_index\":-1,"
      "\"delta\":\"x\"}\n\n",
      "event: response.output_text.delta\n"
      "data: {\"type\":\"response.output_text.delta\",\"sequence_number\":3,"
      "\"item_id\":\"i\",\"output_index\":0,\"content_index\":0,"
      "\"delta\":\"x\"}\n\n" },

    { "N19 delta is an object", 0, REPAIR_PART,
      "data: {\"type\":\"response.output_text.delta\",\"item_id\":\"i\","
      "\"output_index\":0,\"content_index\":0,"
      "\"delta\":{\"type\":\"text_delta\",\"text\":\"x\"}}\n\n",
      "event: response.output_text.delta\n"
      "data: {\"sequence_number\":3,\"type\":\"response.output_text.delta\","
      "\"item_id\":\"i\",\"output_index\":0,\"content_index\":0,"
      "\"delta\":\"x\"}\n\n" },

    { "N20 after the terminal", 0, REPAIR_CREATED,
      "data: {\"type\":\"response.completed\",\"response\":{\"id\":\"r\","
      "\"object\":\"response\",\"created_at\":1,\"status\":\"completed\","
      "\"model\":\"m\",\"output\":[]}}\n\n"
      "data: {\"type\":\"x\"}\n\n"
      "data: nope\n\n"
      ": c\n\n",
      "event: response.completed\n"
      "data: {\"sequence_number\":1,\"type\":\"response.completed\","
      "\"response\":{\"id\":\"r\",\"object\":\"response\",\"created_at\":1,"
      "\"status\":\"completed\",\"model\":\"m\",\"output\":[]}}\n\n"
      ": c\n\n" },

    { "N20 two terminals", 0, REPAIR_CREATED,
      "data: {\"type\":\"response.completed\",\"response\":{\"id\":\"r\","
      "\"object\":\"response\",\"created_at\":1,\"status\":\"completed\","
      "\"model\":\"m\",\"output\":[]}}\n\n"
      "data: {\"type\":\"response.completed\",\"response\":{\"id\":\"r\","
      "\"object\":\"response\",\"created_at\":1,\"status\":\"completed\","
      "\"model\":\"m\",\"output\":[]}}\n\n"
      "data: [DONE]\n\n",
      "event: response.completed\n"
      "data: {\"sequence_number\":1,\"type\":\"response.completed\","
      "\"response\":{\"id\":\"r\",\"object\":\"response\",\"created_at\":1,"
      "\"status\":\"completed\",\"model\":\"m\",\"output\":[]}}\n\n" },

    { "N20 [DONE] is made", 1, REPAIR_CREATED,
      "data: {\"type\":\"response.completed\",\"response\":{\"id\":\"r\","
      "\"object\":\"response\",\"created_at\":1,\"status\":\"completed\","
      "\"model\":\"m\",\"output\":[]}}\n\n",
      "event: response.completed\n"
      "data: {\"sequence_number\":1,\"type\":\"response.completed\","
      "\"response\":{"
      REPAIR_NULLS REPAIR_REQUEST
      "\"completed_at\":1,\"frequency_penalty\":0,\"presence_penalty\":0,"
      "\"background\":false,\"max_output_tokens\":null,"
      "\"max_tool_calls\":null,\"previous_response_id\":null,"
      "\"prompt_cache_key\":null,\"reasoning\":null,"
      "\"safety_identifier\":null,\"service_tier\":\"default\","
      "\"store\":true,\"text\":{\"format\":{\"type\":\"text\"}},"
      "\"top_logprobs\":0,\"truncation\":\"disabled\",\"user\":null,"
      "\"id\":\"r\",\"object\":\"response\",\"created_at\":1,"
      "\"status\":\"completed\",\"model\":\"m\",\"output\":[]}}\n\n"
      "data: [DONE]\n\n" },

    { NULL, 0, NULL, NULL, NULL }
};
