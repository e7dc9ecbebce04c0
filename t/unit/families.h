
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * One conforming stream for each family of items, from which t/unit/families.c
 * makes those with faults, and the reasons why some of them stay.
 */


#ifndef _FAMILIES_H_INCLUDED_
#define _FAMILIES_H_INCLUDED_


#define FAMILY_EVENTS  8


typedef struct {
    const char      *type;
    const char      *members;          /* besides type, numbers and ids;
                                          NULL: a response */
} family_event_t;


/*
 * An item as it is added, done, and done without its text; without an id,
 * which the test puts.  A family without items has NULL.
 */

typedef struct {
    const char      *name;
    const char      *added;
    const char      *item;
    const char      *bare;
    const char      *end;              /* type of the terminal */
    family_event_t   events[FAMILY_EVENTS];
} family_t;


#define ANNOTATION                                                            \
    "{\"type\":\"file_path\",\"file_id\":\"f\",\"index\":0}"

#define TEXT_PART(annotations)                                                \
    "{\"type\":\"output_text\",\"text\":\"a\\nb\","                           \
    "\"annotations\":[" annotations "],\"logprobs\":[]}"

#define MESSAGE(status, content)                                              \
    "\"type\":\"message\",\"status\":\"" status "\",\"role\":\"assistant\","  \
    "\"content\":[" content "]"

#define REASONING(members)                                                    \
    "\"type\":\"reasoning\"," members

#define SHELL_OUTPUT                                                          \
    "[{\"stdout\":\"a\\nb\",\"stderr\":\"\","                                 \
    "\"outcome\":{\"type\":\"exit\",\"exit_code\":0}}]"


static family_t  families[] = {

    { "message",
      MESSAGE("in_progress", ""),
      MESSAGE("completed", TEXT_PART("")),
      MESSAGE("completed", ""),
      "response.completed",
      { { "response.content_part.added", "\"part\":{\"type\":\"output_text\","
          "\"text\":\"\",\"annotations\":[],\"logprobs\":[]}" },
        { "response.output_text.delta", "\"delta\":\"a\",\"logprobs\":[]" },
        { "response.output_text.delta", "\"delta\":\"\\nb\",\"logprobs\":[]" },
        { "response.output_text.done", "\"text\":\"a\\nb\",\"logprobs\":[]" },
        { "response.content_part.done", "\"part\":" TEXT_PART("") },
        { NULL, NULL } } },

    { "message with an annotation",
      MESSAGE("in_progress", ""),
      MESSAGE("completed", TEXT_PART(ANNOTATION)),
      MESSAGE("completed", ""),
      "response.completed",
      { { "response.content_part.added", "\"part\":{\"type\":\"output_text\","
          "\"text\":\"\",\"annotations\":[],\"logprobs\":[]}" },
        { "response.output_text.delta", "\"delta\":\"a\",\"logprobs\":[]" },
        { "response.output_text.delta", "\"delta\":\"\\nb\",\"logprobs\":[]" },
        { "response.output_text.annotation.added",
          "\"annotation_index\":0,\"annotation\":" ANNOTATION },
        { "response.output_text.done", "\"text\":\"a\\nb\",\"logprobs\":[]" },
        { "response.content_part.done", "\"part\":" TEXT_PART(ANNOTATION) },
        { NULL, NULL } } },

    { "message with a refusal",
      MESSAGE("in_progress", ""),
      MESSAGE("completed", "{\"type\":\"refusal\",\"refusal\":\"a\\nb\"}"),
      MESSAGE("completed", ""),
      "response.completed",
      { { "response.content_part.added",
          "\"part\":{\"type\":\"refusal\",\"refusal\":\"\"}" },
        { "response.refusal.delta", "\"delta\":\"a\"" },
        { "response.refusal.delta", "\"delta\":\"\\nb\"" },
        { "response.refusal.done", "\"refusal\":\"a\\nb\"" },
        { "response.content_part.done",
          "\"part\":{\"type\":\"refusal\",\"refusal\":\"a\\nb\"}" },
        { NULL, NULL } } },

    { "reasoning",
      REASONING("\"summary\":[]"),
      REASONING("\"summary\":[],\"content\":[{\"type\":\"reasoning_text\","
                "\"text\":\"a\\nb\"}]"),
      REASONING("\"summary\":[]"),
      "response.completed",
      { { "response.content_part.added",
          "\"part\":{\"type\":\"reasoning_text\",\"text\":\"\"}" },
        { "response.reasoning_text.delta", "\"delta\":\"a\"" },
        { "response.reasoning_text.delta", "\"delta\":\"\\nb\"" },
        { "response.reasoning_text.done", "\"text\":\"a\\nb\"" },
        { "response.content_part.done",
          "\"part\":{\"type\":\"reasoning_text\",\"text\":\"a\\nb\"}" },
        { NULL, NULL } } },

    { "reasoning by other names",
      REASONING("\"summary\":[]"),
      REASONING("\"summary\":[],\"content\":[{\"type\":\"reasoning_text\","
                "\"text\":\"a\\nb\"}]"),
      REASONING("\"summary\":[]"),
      "response.completed",
      { { "response.reasoning_part.added",
          "\"part\":{\"type\":\"reasoning_text\",\"text\":\"\"}" },
        { "response.reasoning.delta", "\"delta\":\"a\"" },
        { "response.reasoning.delta", "\"delta\":\"\\nb\"" },
        { "response.reasoning.done", "\"text\":\"a\\nb\"" },
        { "response.reasoning_part.done",
          "\"part\":{\"type\":\"reasoning_text\",\"text\":\"a\\nb\"}" },
        { NULL, NULL } } },

    { "reasoning summary",
      REASONING("\"summary\":[]"),
      REASONING("\"summary\":[{\"type\":\"summary_text\","
                "\"text\":\"a\\nb\"}]"),
      REASONING("\"summary\":[]"),
      "response.completed",
      { { "response.reasoning_summary_part.added",
          "\"part\":{\"type\":\"summary_text\",\"text\":\"\"}" },
        { "response.reasoning_summary_text.delta", "\"delta\":\"a\"" },
        { "response.reasoning_summary_text.delta", "\"delta\":\"\\nb\"" },
        { "response.reasoning_summary_text.done", "\"text\":\"a\\nb\"" },
        { "response.reasoning_summary_part.done",
          "\"part\":{\"type\":\"summary_text\",\"text\":\"a\\nb\"}" },
        { NULL, NULL } } },

    { "function call",
      "\"type\":\"function_call\",\"status\":\"in_progress\","
      "\"call_id\":\"c\",\"name\":\"n\",\"arguments\":\"\"",
      "\"type\":\"function_call\",\"status\":\"completed\","
      "\"call_id\":\"c\",\"name\":\"n\",\"arguments\":\"{\\n}\"",
      "\"type\":\"function_call\",\"status\":\"completed\","
      "\"call_id\":\"c\",\"name\":\"n\"",
      "response.completed",
      { { "response.function_call_arguments.delta", "\"delta\":\"{\"" },
        { "response.function_call_arguments.delta", "\"delta\":\"\\n}\"" },
        { "response.function_call_arguments.done",
          "\"name\":\"n\",\"arguments\":\"{\\n}\"" },
        { NULL, NULL } } },

    { "custom tool call",
      "\"type\":\"custom_tool_call\",\"status\":\"in_progress\","
      "\"call_id\":\"c\",\"name\":\"n\",\"input\":\"\"",
      "\"type\":\"custom_tool_call\",\"status\":\"completed\","
      "\"call_id\":\"c\",\"name\":\"n\",\"input\":\"a\\nb\"",
      "\"type\":\"custom_tool_call\",\"status\":\"completed\","
      "\"call_id\":\"c\",\"name\":\"n\"",
      "response.completed",
      { { "response.custom_tool_call_input.delta", "\"delta\":\"a\"" },
        { "response.custom_tool_call_input.delta", "\"delta\":\"\\nb\"" },
        { "response.custom_tool_call_input.done", "\"input\":\"a\\nb\"" },
        { NULL, NULL } } },

    { "MCP call",
      "\"type\":\"mcp_call\",\"name\":\"n\",\"server_label\":\"s\","
      "\"arguments\":\"\"",
      "\"type\":\"mcp_call\",\"name\":\"n\",\"server_label\":\"s\","
      "\"arguments\":\"a\\nb\",\"output\":\"o\"",
      "\"type\":\"mcp_call\",\"name\":\"n\",\"server_label\":\"s\","
      "\"output\":\"o\"",
      "response.completed",
      { { "response.mcp_call.in_progress", "" },
        { "response.mcp_call_arguments.delta", "\"delta\":\"a\"" },
        { "response.mcp_call_arguments.delta", "\"delta\":\"\\nb\"" },
        { "response.mcp_call_arguments.done", "\"arguments\":\"a\\nb\"" },
        { "response.mcp_call.completed", "" },
        { NULL, NULL } } },

    { "MCP call that failed",
      "\"type\":\"mcp_call\",\"name\":\"n\",\"server_label\":\"s\","
      "\"arguments\":\"\"",
      "\"type\":\"mcp_call\",\"name\":\"n\",\"server_label\":\"s\","
      "\"arguments\":\"\",\"error\":\"e\"",
      "\"type\":\"mcp_call\",\"name\":\"n\",\"server_label\":\"s\","
      "\"error\":\"e\"",
      "response.completed",
      { { "response.mcp_call.failed", "" },
        { NULL, NULL } } },

    { "MCP tools",
      "\"type\":\"mcp_list_tools\",\"server_label\":\"s\",\"tools\":[]",
      "\"type\":\"mcp_list_tools\",\"server_label\":\"s\","
      "\"tools\":[{\"name\":\"n\",\"input_schema\":{}}]",
      NULL,
      "response.completed",
      { { "response.mcp_list_tools.in_progress", "" },
        { "response.mcp_list_tools.completed", "" },
        { "response.mcp_list_tools.failed", "" },
        { NULL, NULL } } },

    { "file search",
      "\"type\":\"file_search_call\",\"status\":\"in_progress\","
      "\"queries\":[]",
      "\"type\":\"file_search_call\",\"status\":\"completed\","
      "\"queries\":[\"q\"]",
      NULL,
      "response.completed",
      { { "response.file_search_call.in_progress", "" },
        { "response.file_search_call.searching", "" },
        { "response.file_search_call.completed", "" },
        { NULL, NULL } } },

    { "web search",
      "\"type\":\"web_search_call\",\"status\":\"in_progress\"",
      "\"type\":\"web_search_call\",\"status\":\"completed\","
      "\"action\":{\"type\":\"search\",\"query\":\"q\"}",
      NULL,
      "response.completed",
      { { "response.web_search_call.in_progress", "" },
        { "response.web_search_call.searching", "" },
        { "response.web_search_call.completed", "" },
        { NULL, NULL } } },

    { "code interpreter",
      "\"type\":\"code_interpreter_call\",\"status\":\"in_progress\","
      "\"container_id\":\"k\",\"code\":\"\",\"outputs\":[]",
      "\"type\":\"code_interpreter_call\",\"status\":\"completed\","
      "\"container_id\":\"k\",\"code\":\"a\\nb\",\"outputs\":[]",
      "\"type\":\"code_interpreter_call\",\"status\":\"completed\","
      "\"container_id\":\"k\",\"outputs\":[]",
      "response.completed",
      { { "response.code_interpreter_call.in_progress", "" },
        { "response.code_interpreter_call_code.delta", "\"delta\":\"a\"" },
        { "response.code_interpreter_call_code.delta", "\"delta\":\"\\nb\"" },
        { "response.code_interpreter_call_code.done", "\"code\":\"a\\nb\"" },
        { "response.code_interpreter_call.interpreting", "" },
        { "response.code_interpreter_call.completed", "" },
        { NULL, NULL } } },

    { "image generation",
      "\"type\":\"image_generation_call\",\"status\":\"in_progress\"",
      "\"type\":\"image_generation_call\",\"status\":\"completed\","
      "\"result\":\"aWs=\"",
      NULL,
      "response.completed",
      { { "response.image_generation_call.in_progress", "" },
        { "response.image_generation_call.generating", "" },
        { "response.image_generation_call.partial_image",
          "\"partial_image_index\":0,\"partial_image_b64\":\"aQ==\"" },
        { "response.image_generation_call.completed", "" },
        { NULL, NULL } } },

    { "shell call",
      "\"type\":\"shell_call\",\"status\":\"in_progress\",\"call_id\":\"c\","
      "\"action\":{\"commands\":[],\"timeout_ms\":null}",
      "\"type\":\"shell_call\",\"status\":\"completed\",\"call_id\":\"c\","
      "\"action\":{\"commands\":[\"a\\nb\"],\"timeout_ms\":null}",
      "\"type\":\"shell_call\",\"status\":\"completed\",\"call_id\":\"c\","
      "\"action\":{\"commands\":[],\"timeout_ms\":null}",
      "response.completed",
      { { "response.shell_call_command.added", "\"command\":\"\"" },
        { "response.shell_call_command.delta", "\"delta\":\"a\"" },
        { "response.shell_call_command.delta", "\"delta\":\"\\nb\"" },
        { "response.shell_call_command.done", "\"command\":\"a\\nb\"" },
        { NULL, NULL } } },

    { "shell output",
      "\"type\":\"shell_call_output\",\"status\":\"in_progress\","
      "\"call_id\":\"c\",\"max_output_length\":null,\"output\":[]",
      "\"type\":\"shell_call_output\",\"status\":\"completed\","
      "\"call_id\":\"c\",\"max_output_length\":null,"
      "\"output\":" SHELL_OUTPUT,
      "\"type\":\"shell_call_output\",\"status\":\"completed\","
      "\"call_id\":\"c\",\"max_output_length\":null",
      "response.completed",
      { { "response.shell_call_output_content.delta",
          "\"delta\":{\"stdout\":\"a\\nb\"}" },
        { "response.shell_call_output_content.done",
          "\"output\":" SHELL_OUTPUT },
        { NULL, NULL } } },

    { "patch",
      "\"type\":\"apply_patch_call\",\"status\":\"in_progress\","
      "\"call_id\":\"c\",\"operation\":{\"type\":\"create_file\","
      "\"diff\":\"\",\"path\":\"p\"}",
      "\"type\":\"apply_patch_call\",\"status\":\"completed\","
      "\"call_id\":\"c\",\"operation\":{\"type\":\"create_file\","
      "\"diff\":\"a\\nb\",\"path\":\"p\"}",
      "\"type\":\"apply_patch_call\",\"status\":\"completed\","
      "\"call_id\":\"c\",\"operation\":{\"type\":\"create_file\","
      "\"path\":\"p\"}",
      "response.completed",
      { { "response.apply_patch_call_operation_diff.delta",
          "\"delta\":\"a\"" },
        { "response.apply_patch_call_operation_diff.delta",
          "\"delta\":\"\\nb\"" },
        { "response.apply_patch_call_operation_diff.done",
          "\"diff\":\"a\\nb\"" },
        { NULL, NULL } } },

    { "compaction",
      "\"type\":\"compaction\",\"encrypted_content\":\"\"",
      "\"type\":\"compaction\",\"encrypted_content\":\"x\"",
      NULL,
      "response.completed",
      { { "response.compaction.compacting", "" },
        { NULL, NULL } } },

    /* events that are about no item */

    { "response", NULL, NULL, NULL, "response.completed",
      { { "response.queued", NULL },
        { "response.in_progress", NULL },
        { "response.metadata", "\"metadata\":{}" },
        { "response.routing.completed", "\"model_id\":\"m\"" },
        { "response.rewrite.in_progress", "" },
        { "keepalive", "" },
        { NULL, NULL } } },

    { "ping", NULL, NULL, NULL, "response.completed",
      { { "ping", "" },
        { NULL, NULL } } },

    { "response.ping", NULL, NULL, NULL, "response.completed",
      { { "response.ping", "" },
        { NULL, NULL } } },

    { "heartbeat", NULL, NULL, NULL, "response.completed",
      { { "response.heartbeat", "" },
        { NULL, NULL } } },

    { "audio", NULL, NULL, NULL, "response.completed",
      { { "response.audio.delta", "\"delta\":\"YQ==\"" },
        { "response.audio.done", "" },
        { "response.audio.transcript.delta", "\"delta\":\"a\"" },
        { "response.audio.transcript.done", "" },
        { NULL, NULL } } },

    { "injected", NULL, NULL, NULL, "response.completed",
      { { "response.inject.created", NULL },
        { "response.steer.accepted", "\"steer\":{}" },
        { "response.steer.pending", "\"steer\":{}" },
        { "response.steer.failed", "\"steer\":{}" },
        { "response.inject.failed",
          "\"error\":{\"type\":\"t\",\"code\":\"c\",\"message\":\"m\","
          "\"param\":null}" },
        { NULL, NULL } } },

    { "incomplete", NULL, NULL, NULL, "response.incomplete",
      { { NULL, NULL } } },

    { "cancelled", NULL, NULL, NULL, "response.cancelled",
      { { NULL, NULL } } },

    { "done", NULL, NULL, NULL, "response.done",
      { { NULL, NULL } } },

    { "failed", NULL, NULL, NULL, "response.failed",
      { { "error",
          "\"error\":{\"type\":\"t\",\"code\":\"c\",\"message\":\"m\","
          "\"param\":null}" },
        { NULL, NULL } } },

    { "failed by another name", NULL, NULL, NULL, "response.failed",
      { { "response.error",
          "\"error\":{\"type\":\"t\",\"code\":\"c\",\"message\":\"m\","
          "\"param\":null}" },
        { NULL, NULL } } }
};


#endif /* _FAMILIES_H_INCLUDED_ */
