
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The table of repairs by example: times, scaffold, order and texts.
 */


#define REPAIR_INDEXED(index, text)                                           \
    "data: {\"type\":\"response.output_text.delta\",\"output_index\":0,"      \
    "\"item_id\":\"i\",\"content_index\":" index ",\"delta\":\"" text "\"}"   \
    "\n\n"
#define REPAIR_MADE(number, index, text)                                      \
    "event: response.output_text.delta\n"                                     \
    "data: {\"sequence_number\":" number ","                                  \
    "\"type\":\"response.output_text.delta\",\"output_index\":0,"             \
    "\"item_id\":\"i\",\"content_index\":" index ",\"delta\":\"" text "\"}"   \
    "\n\n"


static repair_case_t  repair_scaffold[] = {

    { "N9 milliseconds", 0, "",
      "event: response.created\n"
      "data: {\"type\":\"response.created\",\"sequence_number\":0,"
      "\"response\":{\"id\":\"r\",\"object\":\"response\","
      "\"created_at\":1700000000123,\"status\":\"in_progress\","
      "\"model\":\"m\",\"output\":[]}}\n\n",
      "event: response.created\n"
      "data: {\"type\":\"response.created\",\"sequence_number\":0,"
      "\"response\":{\"id\":\"r\",\"object\":\"response\","
      "\"created_at\":1700000000,\"status\":\"in_progress\",\"model\":\"m\","
      "\"output\":[]}}\n\n" },

    { "N9 a float", 0, "",
      "event: response.created\n"
      "data: {\"type\":\"response.created\",\"sequence_number\":0,"
      "\"response\":{\"id\":\"r\",\"object\":\"response\","
      "\"created_at\":1700000000.5,\"status\":\"in_progress\","
      "\"model\":\"m\",\"output\":[]}}\n\n",
      "event: response.created\n"
      "data: {\"type\":\"response.created\",\"sequence_number\":0,"
      "\"response\":{\"id\":\"r\",\"object\":\"response\","
      "\"created_at\":1700000000,\"status\":\"in_progress\",\"model\":\"m\","
      "\"output\":[]}}\n\n" },

    { "N9 ISO 8601", 0, "",
      "event: response.created\n"
      "data: {\"type\":\"response.created\",\"sequence_number\":0,"
      "\"response\":{\"id\":\"r\",\"object\":\"response\","
      "\"created_at\":\"2025-06-01T12:00:00Z\",\"status\":\"in_progress\","
      "\"model\":\"m\",\"output\":[]}}\n\n",
      "event: response.created\n"
      "data: {\"type\":\"response.created\",\"sequence_number\":0,"
      "\"response\":{\"id\":\"r\",\"object\":\"response\","
      "\"created_at\":1748779200,\"status\":\"in_progress\",\"model\":\"m\","
      "\"output\":[]}}\n\n" },

    { "N9 ISO 8601, a zone", 0, "",
      "event: response.created\n"
      "data: {\"type\":\"response.created\",\"sequence_number\":0,"
      "\"response\":{\"id\":\"r\",\"object\":\"response\","
      "\"created_at\":\"2025-06-01T12:00:00.250+02:00\","
      "\"status\":\"in_progress\",\"model\":\"m\",\"output\":[]}}\n\n",
      "event: response.created\n"
      "data: {\"type\":\"response.created\",\"sequence_number\":0,"
      "\"response\":{\"id\":\"r\",\"object\":\"response\","
      "\"created_at\":1748772000,\"status\":\"in_progress\",\"model\":\"m\","
      "\"output\":[]}}\n\n" },

    { "N9 ISO 8601, a zone with minutes", 0, "",
      "event: response.created\n"
      "data: {\"type\":\"response.created\",\"sequence_number\":0,"
      "\"response\":{\"id\":\"r\",\"object\":\"response\","
      "\"created_at\":\"2025-06-01T12:00:00+05:45\","
      "\"status\":\"in_progress\",\"model\":\"m\",\"output\":[]}}\n\n",
      "event: response.created\n"
      "data: {\"type\":\"response.created\",\"sequence_number\":0,"
      "\"response\":{\"id\":\"r\",\"object\":\"response\","
      "\"created_at\":1748758500,\"status\":\"in_progress\",\"model\":\"m\","
      "\"output\":[]}}\n\n" },

    { "N9 ISO 8601, a zone that does not exist", 0, "",
      "event: response.created\n"
      "data: {\"type\":\"response.created\",\"sequence_number\":0,"
      "\"response\":{\"id\":\"r\",\"object\":\"response\","
      "\"created_at\":\"2025-06-01T12:00:00+ab:cd\","
      "\"status\":\"in_progress\",\"model\":\"m\",\"output\":[]}}\n\n",
      "event: response.created\n"
      "data: {\"type\":\"response.created\",\"sequence_number\":0,"
      "\"response\":{\"id\":\"r\",\"object\":\"response\","
      "\"created_at\":1700000000,\"status\":\"in_progress\",\"model\":\"m\","
      "\"output\":[]}}\n\n" },

    { "N9 digits in a string", 0, "",
      "event: response.created\n"
      "data: {\"type\":\"response.created\",\"sequence_number\":0,"
      "\"response\":{\"id\":\"r\",\"object\":\"response\","
      "\"created_at\":\"1700000000\",\"status\":\"in_progress\","
      "\"model\":\"m\",\"output\":[]}}\n\n",
      "event: response.created\n"
      "data: {\"type\":\"response.created\",\"sequence_number\":0,"
      "\"response\":{\"id\":\"r\",\"object\":\"response\","
      "\"created_at\":1700000000,\"status\":\"in_progress\",\"model\":\"m\","
      "\"output\":[]}}\n\n" },

    { "N9 seconds", 2, "",
      "event: response.created\n"
      "data: {\"type\":\"response.created\",\"sequence_number\":0,"
      "\"response\":{\"id\":\"r\",\"object\":\"response\","
      "\"created_at\":1700000000,\"status\":\"in_progress\",\"model\":\"m\","
      "\"output\":[]}}\n\n",
      "event: message\n"
      "data: {\"type\":\"response.created\",\"sequence_number\":0,"
      "\"response\":{\"id\":\"r\",\"object\":\"response\","
      "\"created_at\":1700000000000,\"status\":\"in_progress\","
      "\"model\":\"m\",\"output\":[]}}\n\n" },

    { "N9 milliseconds stay", 2, "",
      "event: response.created\n"
      "data: {\"type\":\"response.created\",\"sequence_number\":0,"
      "\"response\":{\"id\":\"r\",\"object\":\"response\","
      "\"created_at\":1700000000123,\"status\":\"in_progress\","
      "\"model\":\"m\",\"output\":[]}}\n\n",
      "event: message\n"
      "data: {\"type\":\"response.created\",\"sequence_number\":0,"
      "\"response\":{\"id\":\"r\",\"object\":\"response\","
      "\"created_at\":1700000000123,\"status\":\"in_progress\","
      "\"model\":\"m\",\"output\":[]}}\n\n" },

    { "N10 a delta alone", 0, REPAIR_CREATED,
      "data: {\"type\":\"response.output_text.delta\",\"delta\":\"x\"}\n\n",
      "event: response.output_item.added\n"
      "data: {\"type\":\"response.output_item.added\",\"sequence_number\":1,"
      "\"output_index\":0,\"item\":{\"id\":\"msg_0123456789abcdef_0\","
      "\"type\":\"message\",\"status\":\"in_progress\","
      "\"role\":\"assistant\",\"content\":[]}}\n\n"
      "event: response.content_part.added\n"
      "data: {\"type\":\"response.content_part.added\","
      "\"sequence_number\":2,\"item_id\":\"msg_0123456789abcdef_0\","
      "\"output_index\":0,\"content_index\":0,"
      "\"part\":{\"type\":\"output_text\",\"text\":\"\",\"annotations\":[],"
      "\"logprobs\":[]}}\n\n"
      "event: response.output_text.delta\n"
      "data: {\"output_index\":0,\"content_index\":0,"
      "\"item_id\":\"msg_0123456789abcdef_0\",\"sequence_number\":3,"
      "\"type\":\"response.output_text.delta\",\"delta\":\"x\"}\n\n" },

    { "N10 a call without a name is held", 0, REPAIR_CREATED,
      "data: {\"type\":\"response.function_call_arguments.delta\","
      "\"delta\":\"{\"}\n\n",
      "" },

    { "N10 and announced with the event that names it", 0, REPAIR_CREATED,
      "data: {\"type\":\"response.function_call_arguments.delta\","
      "\"delta\":\"{\"}\n\n"
      "data: {\"type\":\"response.function_call_arguments.delta\","
      "\"delta\":\"}\"}\n\n"
      "data: {\"type\":\"response.output_item.done\",\"item\":{\"id\":\"f\","
      "\"type\":\"function_call\",\"status\":\"completed\",\"call_id\":\"c\","
      "\"name\":\"n\",\"arguments\":\"{}\"}}\n\n",
      "event: response.output_item.added\n"
      "data: {\"type\":\"response.output_item.added\",\"sequence_number\":1,"
      "\"output_index\":0,\"item\":{\"id\":\"f\",\"type\":\"function_call\","
      "\"status\":\"in_progress\",\"call_id\":\"c\",\"name\":\"n\","
      "\"arguments\":\"\"}}\n\n"
      "event: response.function_call_arguments.delta\n"
      "data: {\"type\":\"response.function_call_arguments.delta\","
      "\"sequence_number\":2,\"item_id\":\"f\",\"output_index\":0,"
      "\"delta\":\"{}\"}\n\n"
      "event: response.function_call_arguments.done\n"
      "data: {\"type\":\"response.function_call_arguments.done\","
      "\"sequence_number\":3,\"item_id\":\"f\",\"output_index\":0,"
      "\"name\":\"n\",\"arguments\":\"{}\"}\n\n"
      "event: response.output_item.done\n"
      "data: {\"output_index\":0,\"sequence_number\":4,"
      "\"type\":\"response.output_item.done\",\"item\":{\"id\":\"f\","
      "\"type\":\"function_call\",\"status\":\"completed\",\"call_id\":\"c\","
      "\"name\":\"n\",\"arguments\":\"{}\"}}\n\n" },

    { "N10 and its empty deltas are not its text", 0, REPAIR_CREATED,
      "data: {\"type\":\"response.function_call_arguments.delta\","
      "\"delta\":\"\"}\n\n"
      "data: {\"type\":\"response.function_call_arguments.delta\","
      "\"delta\":\"\"}\n\n"
      "data: {\"type\":\"response.output_item.done\",\"item\":{\"id\":\"f\","
      "\"type\":\"function_call\",\"status\":\"completed\",\"call_id\":\"c\","
      "\"name\":\"n\",\"arguments\":\"{}\"}}\n\n",
      "event: response.output_item.added\n"
      "data: {\"type\":\"response.output_item.added\",\"sequence_number\":1,"
      "\"output_index\":0,\"item\":{\"id\":\"f\",\"type\":\"function_call\","
      "\"status\":\"in_progress\",\"call_id\":\"c\",\"name\":\"n\","
      "\"arguments\":\"\"}}\n\n"
      "event: response.function_call_arguments.delta\n"
      "data: {\"type\":\"response.function_call_arguments.delta\","
      "\"sequence_number\":2,\"item_id\":\"f\",\"output_index\":0,"
      "\"delta\":\"{}\"}\n\n"
      "event: response.function_call_arguments.done\n"
      "data: {\"type\":\"response.function_call_arguments.done\","
      "\"sequence_number\":3,\"item_id\":\"f\",\"output_index\":0,"
      "\"name\":\"n\",\"arguments\":\"{}\"}\n\n"
      "event: response.output_item.done\n"
      "data: {\"output_index\":0,\"sequence_number\":4,"
      "\"type\":\"response.output_item.done\",\"item\":{\"id\":\"f\","
      "\"type\":\"function_call\",\"status\":\"completed\",\"call_id\":\"c\","
      "\"name\":\"n\",\"arguments\":\"{}\"}}\n\n" },

    { "N10 arguments in done only", 0, REPAIR_CREATED,
      "data: {\"type\":\"response.custom_tool_call_input.done\","
      "\"output_index\":0,\"item_id\":\"f\",\"call_id\":\"c\","
      "\"name\":\"n\",\"input\":\"x\"}\n\n",
      "event: response.output_item.added\n"
      "data: {\"type\":\"response.output_item.added\",\"sequence_number\":1,"
      "\"output_index\":0,\"item\":{\"id\":\"f\","
      "\"type\":\"custom_tool_call\",\"status\":\"in_progress\","
      "\"call_id\":\"c\",\"name\":\"n\",\"input\":\"\"}}\n\n"
      "event: response.custom_tool_call_input.delta\n"
      "data: {\"type\":\"response.custom_tool_call_input.delta\","
      "\"sequence_number\":2,\"item_id\":\"f\",\"output_index\":0,"
      "\"delta\":\"x\"}\n\n"
      "event: response.custom_tool_call_input.done\n"
      "data: {\"sequence_number\":3,"
      "\"type\":\"response.custom_tool_call_input.done\","
      "\"output_index\":0,\"item_id\":\"f\",\"call_id\":\"c\","
      "\"name\":\"n\",\"input\":\"x\"}\n\n" },

    { "N10 a second part without part events", 0, REPAIR_PART,
      REPAIR_INDEXED("0", "a") REPAIR_INDEXED("0", "b")
      REPAIR_INDEXED("1", "c"),
      REPAIR_MADE("3", "0", "a") REPAIR_MADE("4", "0", "b")
      "event: response.output_text.done\n"
      "data: {\"type\":\"response.output_text.done\",\"sequence_number\":5,"
      "\"item_id\":\"i\",\"output_index\":0,\"content_index\":0,"
      "\"text\":\"ab\",\"logprobs\":[]}\n\n"
      "event: response.content_part.done\n"
      "data: {\"type\":\"response.content_part.done\",\"sequence_number\":6,"
      "\"item_id\":\"i\",\"output_index\":0,\"content_index\":0,"
      "\"part\":{\"type\":\"output_text\",\"text\":\"ab\","
      "\"annotations\":[],\"logprobs\":[]}}\n\n"
      "event: response.content_part.added\n"
      "data: {\"type\":\"response.content_part.added\",\"sequence_number\":7,"
      "\"item_id\":\"i\",\"output_index\":0,\"content_index\":1,"
      "\"part\":{\"type\":\"output_text\",\"text\":\"\","
      "\"annotations\":[],\"logprobs\":[]}}\n\n"
      REPAIR_MADE("8", "1", "c") },

    { "N10 a delta of a summary", 0, REPAIR_CREATED,
      "data: {\"type\":\"response.reasoning_summary_text.delta\","
      "\"delta\":\"x\"}\n\n",
      "event: response.output_item.added\n"
      "data: {\"type\":\"response.output_item.added\",\"sequence_number\":1,"
      "\"output_index\":0,\"item\":{\"id\":\"rs_0123456789abcdef_0\","
      "\"type\":\"reasoning\",\"status\":\"in_progress\",\"summary\":[]}}\n"
      "\n"
      "event: response.reasoning_summary_part.added\n"
      "data: {\"type\":\"response.reasoning_summary_part.added\","
      "\"sequence_number\":2,\"item_id\":\"rs_0123456789abcdef_0\","
      "\"output_index\":0,\"summary_index\":0,"
      "\"part\":{\"type\":\"summary_text\",\"text\":\"\"}}\n\n"
      "event: response.reasoning_summary_text.delta\n"
      "data: {\"output_index\":0,\"summary_index\":0,"
      "\"item_id\":\"rs_0123456789abcdef_0\",\"sequence_number\":3,"
      "\"type\":\"response.reasoning_summary_text.delta\",\"delta\":\"x\"}\n"
      "\n" },

    { "N10 a refusal", 0, REPAIR_CREATED,
      "data: {\"type\":\"response.refusal.delta\",\"delta\":\"x\"}\n\n",
      "event: response.output_item.added\n"
      "data: {\"type\":\"response.output_item.added\",\"sequence_number\":1,"
      "\"output_index\":0,\"item\":{\"id\":\"msg_0123456789abcdef_0\","
      "\"type\":\"message\",\"status\":\"in_progress\","
      "\"role\":\"assistant\",\"content\":[]}}\n\n"
      "event: response.content_part.added\n"
      "data: {\"type\":\"response.content_part.added\","
      "\"sequence_number\":2,\"item_id\":\"msg_0123456789abcdef_0\","
      "\"output_index\":0,\"content_index\":0,"
      "\"part\":{\"type\":\"refusal\",\"refusal\":\"\"}}\n\n"
      "event: response.refusal.delta\n"
      "data: {\"output_index\":0,\"content_index\":0,"
      "\"item_id\":\"msg_0123456789abcdef_0\",\"sequence_number\":3,"
      "\"type\":\"response.refusal.delta\",\"delta\":\"x\"}\n\n" },

    { "N10 text in done only", 0, REPAIR_CREATED,
      "data: {\"type\":\"response.output_text.done\",\"text\":\"x\"}\n\n",
      "event: response.output_item.added\n"
      "data: {\"type\":\"response.output_item.added\",\"sequence_number\":1,"
      "\"output_index\":0,\"item\":{\"id\":\"msg_0123456789abcdef_0\","
      "\"type\":\"message\",\"status\":\"in_progress\","
      "\"role\":\"assistant\",\"content\":[]}}\n\n"
      "event: response.content_part.added\n"
      "data: {\"type\":\"response.content_part.added\","
      "\"sequence_number\":2,\"item_id\":\"msg_0123456789abcdef_0\","
      "\"output_index\":0,\"content_index\":0,"
      "\"part\":{\"type\":\"output_text\",\"text\":\"\",\"annotations\":[],"
      "\"logprobs\":[]}}\n\n"
      "event: response.output_text.delta\n"
      "data: {\"type\":\"response.output_text.delta\",\"sequence_number\":3,"
      "\"item_id\":\"msg_0123456789abcdef_0\",\"output_index\":0,"
      "\"content_index\":0,\"delta\":\"x\",\"logprobs\":[]}\n\n"
      "event: response.output_text.done\n"
      "data: {\"output_index\":0,\"content_index\":0,"
      "\"item_id\":\"msg_0123456789abcdef_0\",\"sequence_number\":4,"
      "\"type\":\"response.output_text.done\",\"text\":\"x\"}\n\n" },

    { "N10 text in the item only", 0, REPAIR_CREATED,
      "data: {\"type\":\"response.output_item.done\","
      "\"item\":{\"type\":\"message\","
      "\"content\":[{\"type\":\"output_text\",\"text\":\"x\"}]}}\n\n",
      "event: response.output_item.added\n"
      "data: {\"type\":\"response.output_item.added\",\"sequence_number\":1,"
      "\"output_index\":0,\"item\":{\"id\":\"msg_0123456789abcdef_0\","
      "\"type\":\"message\",\"status\":\"in_progress\","
      "\"role\":\"assistant\",\"content\":[]}}\n\n"
      "event: response.content_part.added\n"
      "data: {\"type\":\"response.content_part.added\","
      "\"sequence_number\":2,\"item_id\":\"msg_0123456789abcdef_0\","
      "\"output_index\":0,\"content_index\":0,"
      "\"part\":{\"type\":\"output_text\",\"text\":\"\",\"annotations\":[],"
      "\"logprobs\":[]}}\n\n"
      "event: response.output_text.delta\n"
      "data: {\"type\":\"response.output_text.delta\",\"sequence_number\":3,"
      "\"item_id\":\"msg_0123456789abcdef_0\",\"output_index\":0,"
      "\"content_index\":0,\"delta\":\"x\",\"logprobs\":[]}\n\n"
      "event: response.output_text.done\n"
      "data: {\"type\":\"response.output_text.done\",\"sequence_number\":4,"
      "\"item_id\":\"msg_0123456789abcdef_0\",\"output_index\":0,"
      "\"content_index\":0,\"text\":\"x\",\"logprobs\":[]}\n\n"
      "event: response.content_part.done\n"
      "data: {\"type\":\"response.content_part.done\",\"sequence_number\":5,"
      "\"item_id\":\"msg_0123456789abcdef_0\",\"output_index\":0,"
      "\"content_index\":0,\"part\":{\"type\":\"output_text\","
      "\"text\":\"x\",\"annotations\":[],\"logprobs\":[]}}\n\n"
      "event: response.output_item.done\n"
      "data: {\"output_index\":0,\"sequence_number\":6,"
      "\"type\":\"response.output_item.done\","
      "\"item\":{\"id\":\"msg_0123456789abcdef_0\",\"status\":\"completed\","
      "\"role\":\"assistant\",\"type\":\"message\","
      "\"content\":[{\"annotations\":[],\"type\":\"output_text\","
      "\"text\":\"x\"}]}}\n\n" },

    { "N10 nothing is done", 0, REPAIR_CREATED,
      "data: {\"type\":\"response.output_text.delta\",\"delta\":\"x\"}\n\n"
      "data: {\"type\":\"response.completed\",\"response\":{\"id\":\"r\","
      "\"object\":\"response\",\"created_at\":1,\"status\":\"completed\","
      "\"model\":\"m\",\"output\":[]}}\n\n",
      "event: response.output_item.added\n"
      "data: {\"type\":\"response.output_item.added\",\"sequence_number\":1,"
      "\"output_index\":0,\"item\":{\"id\":\"msg_0123456789abcdef_0\","
      "\"type\":\"message\",\"status\":\"in_progress\","
      "\"role\":\"assistant\",\"content\":[]}}\n\n"
      "event: response.content_part.added\n"
      "data: {\"type\":\"response.content_part.added\","
      "\"sequence_number\":2,\"item_id\":\"msg_0123456789abcdef_0\","
      "\"output_index\":0,\"content_index\":0,"
      "\"part\":{\"type\":\"output_text\",\"text\":\"\",\"annotations\":[],"
      "\"logprobs\":[]}}\n\n"
      "event: response.output_text.delta\n"
      "data: {\"output_index\":0,\"content_index\":0,"
      "\"item_id\":\"msg_0123456789abcdef_0\",\"sequence_number\":3,"
      "\"type\":\"response.output_text.delta\",\"delta\":\"x\"}\n\n"
      "event: response.output_text.done\n"
      "data: {\"type\":\"response.output_text.done\",\"sequence_number\":4,"
      "\"item_id\":\"msg_0123456789abcdef_0\",\"output_index\":0,"
      "\"content_index\":0,\"text\":\"x\",\"logprobs\":[]}\n\n"
      "event: response.content_part.done\n"
      "data: {\"type\":\"response.content_part.done\",\"sequence_number\":5,"
      "\"item_id\":\"msg_0123456789abcdef_0\",\"output_index\":0,"
      "\"content_index\":0,\"part\":{\"type\":\"output_text\","
      "\"text\":\"x\",\"annotations\":[],\"logprobs\":[]}}\n\n"
      "event: response.output_item.done\n"
      "data: {\"type\":\"response.output_item.done\",\"sequence_number\":6,"
      "\"output_index\":0,\"item\":{\"id\":\"msg_0123456789abcdef_0\","
      "\"type\":\"message\",\"status\":\"completed\",\"role\":\"assistant\","
      "\"content\":[{\"type\":\"output_text\",\"text\":\"x\","
      "\"annotations\":[],\"logprobs\":[]}]}}\n\n"
      "event: response.completed\n"
      "data: {\"sequence_number\":7,\"type\":\"response.completed\","
      "\"response\":{\"id\":\"r\",\"object\":\"response\",\"created_at\":1,"
      "\"status\":\"completed\",\"model\":\"m\","
      "\"output\":[{\"id\":\"msg_0123456789abcdef_0\",\"type\":\"message\","
      "\"status\":\"completed\",\"role\":\"assistant\","
      "\"content\":[{\"type\":\"output_text\",\"text\":\"x\","
      "\"annotations\":[],\"logprobs\":[]}]}]}}\n\n" },

    { "N10 an item in the terminal only", 0, REPAIR_CREATED,
      "data: {\"type\":\"response.completed\",\"response\":{\"id\":\"r\","
      "\"object\":\"response\",\"created_at\":1,\"status\":\"completed\","
      "\"model\":\"m\",\"output\":[{\"type\":\"function_call\","
      "\"call_id\":\"c\",\"name\":\"n\",\"arguments\":\"{}\"}]}}\n\n",
      "event: response.output_item.added\n"
      "data: {\"type\":\"response.output_item.added\",\"sequence_number\":1,"
      "\"output_index\":0,\"item\":{\"id\":\"fc_0123456789abcdef_0\","
      "\"type\":\"function_call\",\"status\":\"in_progress\","
      "\"call_id\":\"c\",\"name\":\"n\",\"arguments\":\"\"}}\n\n"
      "event: response.function_call_arguments.delta\n"
      "data: {\"type\":\"response.function_call_arguments.delta\","
      "\"sequence_number\":2,\"item_id\":\"fc_0123456789abcdef_0\","
      "\"output_index\":0,\"delta\":\"{}\"}\n\n"
      "event: response.function_call_arguments.done\n"
      "data: {\"type\":\"response.function_call_arguments.done\","
      "\"sequence_number\":3,\"item_id\":\"fc_0123456789abcdef_0\","
      "\"output_index\":0,\"name\":\"n\",\"arguments\":\"{}\"}\n\n"
      "event: response.output_item.done\n"
      "data: {\"type\":\"response.output_item.done\",\"sequence_number\":4,"
      "\"output_index\":0,\"item\":{\"status\":\"completed\","
      "\"id\":\"fc_0123456789abcdef_0\",\"type\":\"function_call\","
      "\"call_id\":\"c\",\"name\":\"n\",\"arguments\":\"{}\"}}\n\n"
      "event: response.completed\n"
      "data: {\"sequence_number\":5,\"type\":\"response.completed\","
      "\"response\":{\"id\":\"r\",\"object\":\"response\",\"created_at\":1,"
      "\"status\":\"completed\",\"model\":\"m\","
      "\"output\":[{\"status\":\"completed\","
      "\"id\":\"fc_0123456789abcdef_0\",\"type\":\"function_call\","
      "\"call_id\":\"c\",\"name\":\"n\",\"arguments\":\"{}\"}]}}\n\n" },

    { "N11 no created", 0, "",
      "data: {\"type\":\"response.output_item.added\","
      "\"item\":{\"type\":\"message\"}}\n\n",
      "event: response.created\n"
      "data: {\"type\":\"response.created\",\"sequence_number\":0,"
      "\"response\":{\"id\":\"resp_0123456789abcdef\","
      "\"object\":\"response\",\"created_at\":1700000000,"
      "\"status\":\"in_progress\",\"error\":null,"
      "\"incomplete_details\":null,"
      REPAIR_MEMBERS
      "\"model\":\"unknown\",\"output\":[],"
      "\"usage\":null}}\n\n"
      "event: response.in_progress\n"
      "data: {\"type\":\"response.in_progress\",\"sequence_number\":1,"
      "\"response\":{\"id\":\"resp_0123456789abcdef\","
      "\"object\":\"response\",\"created_at\":1700000000,"
      "\"status\":\"in_progress\",\"error\":null,"
      "\"incomplete_details\":null,"
      REPAIR_MEMBERS
      "\"model\":\"unknown\",\"output\":[],"
      "\"usage\":null}}\n\n"
      "event: response.output_item.added\n"
      "data: {\"output_index\":0,\"sequence_number\":2,"
      "\"type\":\"response.output_item.added\","
      "\"item\":{\"id\":\"msg_0123456789abcdef_0\","
      "\"status\":\"in_progress\",\"role\":\"assistant\",\"content\":[],"
      "\"type\":\"message\"}}\n\n" },

    { "N11 in_progress comes", 0, "",
      "data: {\"type\":\"response.in_progress\",\"response\":{\"id\":\"r\","
      "\"object\":\"response\",\"created_at\":1,\"status\":\"in_progress\","
      "\"model\":\"m\",\"output\":[]}}\n\n",
      "event: response.created\n"
      "data: {\"type\":\"response.created\",\"sequence_number\":0,"
      "\"response\":{\"id\":\"r\",\"object\":\"response\",\"created_at\":1,"
      "\"status\":\"in_progress\",\"error\":null,"
      "\"incomplete_details\":null,"
      REPAIR_MEMBERS
      "\"model\":\"m\",\"output\":[],"
      "\"usage\":null}}\n\n"
      "event: response.in_progress\n"
      "data: {\"sequence_number\":1,\"type\":\"response.in_progress\","
      "\"response\":{\"id\":\"r\",\"object\":\"response\",\"created_at\":1,"
      "\"status\":\"in_progress\",\"model\":\"m\",\"output\":[]}}\n\n" },

    { "N11 in_progress after an item", 0, REPAIR_ITEM,
      "event: response.in_progress\n"
      "data: {\"type\":\"response.in_progress\",\"sequence_number\":2,"
      "\"response\":{\"id\":\"r\",\"object\":\"response\",\"created_at\":1,"
      "\"status\":\"in_progress\",\"model\":\"m\",\"output\":[]}}\n\n",
      "" },

    { "N11 created twice", 0, REPAIR_CREATED,
      "event: response.created\n"
      "data: {\"type\":\"response.created\",\"sequence_number\":0,"
      "\"response\":{\"id\":\"r\",\"object\":\"response\",\"created_at\":1,"
      "\"status\":\"in_progress\",\"model\":\"m\",\"output\":[]}}\n\n",
      "" },

    { "N12 done without text", 0, REPAIR_CREATED,
      "data: {\"type\":\"response.output_text.delta\",\"delta\":\"x\"}\n\n"
      "data: {\"type\":\"response.output_text.done\"}\n\n",
      "event: response.output_item.added\n"
      "data: {\"type\":\"response.output_item.added\",\"sequence_number\":1,"
      "\"output_index\":0,\"item\":{\"id\":\"msg_0123456789abcdef_0\","
      "\"type\":\"message\",\"status\":\"in_progress\","
      "\"role\":\"assistant\",\"content\":[]}}\n\n"
      "event: response.content_part.added\n"
      "data: {\"type\":\"response.content_part.added\","
      "\"sequence_number\":2,\"item_id\":\"msg_0123456789abcdef_0\","
      "\"output_index\":0,\"content_index\":0,"
      "\"part\":{\"type\":\"output_text\",\"text\":\"\",\"annotations\":[],"
      "\"logprobs\":[]}}\n\n"
      "event: response.output_text.delta\n"
      "data: {\"output_index\":0,\"content_index\":0,"
      "\"item_id\":\"msg_0123456789abcdef_0\",\"sequence_number\":3,"
      "\"type\":\"response.output_text.delta\",\"delta\":\"x\"}\n\n"
      "event: response.output_text.done\n"
      "data: {\"output_index\":0,\"content_index\":0,"
      "\"item_id\":\"msg_0123456789abcdef_0\",\"text\":\"x\","
      "\"sequence_number\":4,\"type\":\"response.output_text.done\"}\n\n" },

    { "N12 an item without content", 0, REPAIR_CREATED,
      "data: {\"type\":\"response.output_text.delta\",\"delta\":\"x\"}\n\n"
      "data: {\"type\":\"response.output_item.done\",\"item\":{\"id\":\"i\","
      "\"type\":\"message\",\"status\":\"completed\",\"role\":\"assistant\","
      "\"content\":[]}}\n\n",
      "event: response.output_item.added\n"
      "data: {\"type\":\"response.output_item.added\",\"sequence_number\":1,"
      "\"output_index\":0,\"item\":{\"id\":\"msg_0123456789abcdef_0\","
      "\"type\":\"message\",\"status\":\"in_progress\","
      "\"role\":\"assistant\",\"content\":[]}}\n\n"
      "event: response.content_part.added\n"
      "data: {\"type\":\"response.content_part.added\","
      "\"sequence_number\":2,\"item_id\":\"msg_0123456789abcdef_0\","
      "\"output_index\":0,\"content_index\":0,"
      "\"part\":{\"type\":\"output_text\",\"text\":\"\",\"annotations\":[],"
      "\"logprobs\":[]}}\n\n"
      "event: response.output_text.delta\n"
      "data: {\"output_index\":0,\"content_index\":0,"
      "\"item_id\":\"msg_0123456789abcdef_0\",\"sequence_number\":3,"
      "\"type\":\"response.output_text.delta\",\"delta\":\"x\"}\n\n"
      "event: response.output_text.done\n"
      "data: {\"type\":\"response.output_text.done\",\"sequence_number\":4,"
      "\"item_id\":\"msg_0123456789abcdef_0\",\"output_index\":0,"
      "\"content_index\":0,\"text\":\"x\",\"logprobs\":[]}\n\n"
      "event: response.content_part.done\n"
      "data: {\"type\":\"response.content_part.done\",\"sequence_number\":5,"
      "\"item_id\":\"msg_0123456789abcdef_0\",\"output_index\":0,"
      "\"content_index\":0,\"part\":{\"type\":\"output_text\","
      "\"text\":\"x\",\"annotations\":[],\"logprobs\":[]}}\n\n"
      "event: response.output_item.done\n"
      "data: {\"output_index\":0,\"sequence_number\":6,"
      "\"type\":\"response.output_item.done\","
      "\"item\":{\"id\":\"msg_0123456789abcdef_0\",\"type\":\"message\","
      "\"status\":\"completed\",\"role\":\"assistant\","
      "\"content\":[{\"type\":\"output_text\",\"text\":\"x\","
      "\"annotations\":[],\"logprobs\":[]}]}}\n\n" },

    { NULL, 0, NULL, NULL, NULL }
};
