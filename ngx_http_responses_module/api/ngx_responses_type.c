
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The catalogue of types of events, kinds of items and kinds of parts.
 *
 * Has no state and no policy.  A type that is added to the API is one row
 * here.  Invariant: rows of types that code refers to are at their ids.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_type.h"


#define O  NGX_RESPONSES_OUTPUT_INDEX
#define C  NGX_RESPONSES_CONTENT_INDEX
#define S  NGX_RESPONSES_SUMMARY_INDEX
#define I  NGX_RESPONSES_ITEM_ID
#define A  NGX_RESPONSES_ANNOTATION
#define G  NGX_RESPONSES_EUGPT
#define E  NGX_RESPONSES_COMPLETES
#define F  NGX_RESPONSES_FAILS

#define row(id, name, class, index, item, part)                               \
    [NGX_RESPONSES_##id] = {                                                  \
        ngx_string(name), NGX_RESPONSES_##id, NGX_RESPONSES_CLASS_##class,    \
        index, NGX_RESPONSES_##item, NGX_RESPONSES_##part, 0, 0 }

/* what a response is after an event */

#define status(id, name, class, index, status)                                \
    [NGX_RESPONSES_##id] = {                                                  \
        ngx_string(name), NGX_RESPONSES_##id, NGX_RESPONSES_CLASS_##class,    \
        index, 0, 0, NGX_RESPONSES_##status, 0 }

/* another name of a type */

#define alias(id, name, class, index, item, part, status, of)                 \
    [NGX_RESPONSES_##id] = {                                                  \
        ngx_string(name), NGX_RESPONSES_##id, NGX_RESPONSES_CLASS_##class,    \
        index, NGX_RESPONSES_##item, NGX_RESPONSES_##part,                    \
        NGX_RESPONSES_##status, NGX_RESPONSES_##of }

/* types that code does not refer to */

#define plain(name, class, index, item, part)                                 \
    { ngx_string(name), NGX_RESPONSES_PLAIN, NGX_RESPONSES_CLASS_##class,     \
      index, NGX_RESPONSES_##item, NGX_RESPONSES_##part, 0, 0 }

#define progress(name, says, item)                                            \
    plain("response." name, PROGRESS, O|I|says, item, NO_PART)

#define other(name)  plain(name, OTHER, 0, NO_ITEM, NO_PART)

/* more names, which code does not refer to */

#define keepalive(name)                                                       \
    { ngx_string(name), NGX_RESPONSES_KEEPALIVE,                              \
      NGX_RESPONSES_CLASS_KEEPALIVE, 0, 0, 0, 0, 0 }


/* those that code refers to are at their ids, which are the first ones */

const ngx_responses_type_t  ngx_responses_types[] = {

    /* unknown types */

    row(PLAIN, "", UNKNOWN, 0, NO_ITEM, NO_PART),

    row(CREATED, "response.created", LIFECYCLE, G, NO_ITEM, NO_PART),
    status(QUEUED, "response.queued", LIFECYCLE, 0, QUEUED),
    status(IN_PROGRESS, "response.in_progress", LIFECYCLE, 0, IN_PROGRESS),
    status(COMPLETED, "response.completed", TERMINAL, G, COMPLETED),
    status(INCOMPLETE, "response.incomplete", TERMINAL, 0, INCOMPLETE),
    status(FAILED, "response.failed", TERMINAL, 0, FAILED),
    status(CANCELLED, "response.cancelled", TERMINAL, 0, CANCELLED),
    alias(ABORTED, "response.aborted",
        TERMINAL, 0, NO_ITEM, NO_PART, FAILED, FAILED),
    alias(EXPIRED, "response.expired",
        TERMINAL, 0, NO_ITEM, NO_PART, FAILED, FAILED),
    status(RESPONSE_DONE, "response.done", TERMINAL, 0, COMPLETED),
    status(ERROR, "error", ERROR, G, FAILED),
    alias(ERROR_OLD, "response.error",
        ERROR, 0, NO_ITEM, NO_PART, FAILED, ERROR),
    row(ITEM_ADDED, "response.output_item.added", ITEM, O|G, NO_ITEM, NO_PART),
    row(ITEM_DONE, "response.output_item.done", ITEM, O|G, NO_ITEM, NO_PART),
    row(PART_ADDED, "response.content_part.added",
        PART, O|C|I|G, NO_ITEM, NO_PART),
    row(PART_DONE, "response.content_part.done",
        PART, O|C|I, NO_ITEM, NO_PART),
    row(SUMMARY_PART_ADDED, "response.reasoning_summary_part.added",
        PART, O|S|I, REASONING, SUMMARY_TEXT),
    row(SUMMARY_PART_DONE, "response.reasoning_summary_part.done",
        PART, O|S|I, REASONING, SUMMARY_TEXT),
    alias(REASONING_PART_ADDED, "response.reasoning_part.added",
        PART, O|C|I, REASONING, NO_PART, PLAIN, PART_ADDED),
    alias(REASONING_PART_DONE, "response.reasoning_part.done",
        PART, O|C|I, REASONING, NO_PART, PLAIN, PART_DONE),
    row(TEXT_DELTA, "response.output_text.delta",
        DELTA, O|C|I|G, MESSAGE, OUTPUT_TEXT),
    row(TEXT_DONE, "response.output_text.done",
        DONE, O|C|I|G, MESSAGE, OUTPUT_TEXT),
    alias(TEXT_DELTA_OLD, "response.text.delta",
        DELTA, O|C|I, MESSAGE, OUTPUT_TEXT, PLAIN, TEXT_DELTA),
    alias(TEXT_DONE_OLD, "response.text.done",
        DONE, O|C|I, MESSAGE, OUTPUT_TEXT, PLAIN, TEXT_DONE),
    alias(TEXT_ADDED, "response.output_text.added",
        DELTA, O|C|I, MESSAGE, OUTPUT_TEXT, PLAIN, PART_ADDED),
    row(REFUSAL_DELTA, "response.refusal.delta",
        DELTA, O|C|I, MESSAGE, REFUSAL),
    row(REFUSAL_DONE, "response.refusal.done", DONE, O|C|I, MESSAGE, REFUSAL),
    row(REASONING_TEXT_DELTA, "response.reasoning_text.delta",
        DELTA, O|C|I, REASONING, REASONING_TEXT),
    row(REASONING_TEXT_DONE, "response.reasoning_text.done",
        DONE, O|C|I, REASONING, REASONING_TEXT),
    alias(REASONING_DELTA, "response.reasoning.delta",
        DELTA, O|C|I, REASONING, REASONING_TEXT, PLAIN, REASONING_TEXT_DELTA),
    alias(REASONING_DONE, "response.reasoning.done",
        DONE, O|C|I, REASONING, REASONING_TEXT, PLAIN, REASONING_TEXT_DONE),
    row(SUMMARY_DELTA, "response.reasoning_summary_text.delta",
        DELTA, O|S|I, REASONING, SUMMARY_TEXT),
    row(SUMMARY_DONE, "response.reasoning_summary_text.done",
        DONE, O|S|I, REASONING, SUMMARY_TEXT),
    row(ARGUMENTS_DELTA, "response.function_call_arguments.delta",
        DELTA, O|I, FUNCTION_CALL, ARGUMENTS),
    row(ARGUMENTS_DONE, "response.function_call_arguments.done",
        DONE, O|I, FUNCTION_CALL, ARGUMENTS),
    row(INPUT_DELTA, "response.custom_tool_call_input.delta",
        DELTA, O|I, CUSTOM_CALL, INPUT),
    row(INPUT_DONE, "response.custom_tool_call_input.done",
        DONE, O|I, CUSTOM_CALL, INPUT),
    row(MCP_ARGUMENTS_DELTA, "response.mcp_call_arguments.delta",
        DELTA, O|I, MCP_CALL, MCP_ARGUMENTS),
    row(MCP_ARGUMENTS_DONE, "response.mcp_call_arguments.done",
        DONE, O|I, MCP_CALL, MCP_ARGUMENTS),
    row(CODE_DELTA, "response.code_interpreter_call_code.delta",
        DELTA, O|I, CODE_INTERPRETER, CODE),
    row(CODE_DONE, "response.code_interpreter_call_code.done",
        DONE, O|I, CODE_INTERPRETER, CODE),
    row(DIFF_DELTA, "response.apply_patch_call_operation_diff.delta",
        DELTA, O|I, PATCH, DIFF),
    row(DIFF_DONE, "response.apply_patch_call_operation_diff.done",
        DONE, O|I, PATCH, DIFF),
    row(COMMAND_ADDED, "response.shell_call_command.added",
        PART, O, SHELL, COMMAND),
    row(COMMAND_DELTA, "response.shell_call_command.delta",
        DELTA, O, SHELL, COMMAND),
    row(COMMAND_DONE, "response.shell_call_command.done",
        DONE, O, SHELL, COMMAND),

    /* no type of OpenAI's: who hides unknown types means it, too */

    row(USAGE_EVENT, "response.usage", UNKNOWN, 0, NO_ITEM, NO_PART),

    row(KEEPALIVE, "keepalive", KEEPALIVE, 0, NO_ITEM, NO_PART),
    row(ROUTING, "response.routing.completed", OTHER, G, NO_ITEM, NO_PART),
    row(REWRITE, "response.rewrite.in_progress", OTHER, G, NO_ITEM, NO_PART),

    /* all others */

    keepalive("ping"),
    keepalive("response.ping"),
    keepalive("response.heartbeat"),
    plain("response.output_text.annotation.added", DELTA, O|C|I|A, MESSAGE,
          OUTPUT_TEXT),
    progress("mcp_call.in_progress", 0, MCP_CALL),
    progress("mcp_call.completed", E, MCP_CALL),
    progress("mcp_call.failed", F, MCP_CALL),
    progress("mcp_list_tools.in_progress", 0, MCP_LIST),
    progress("mcp_list_tools.completed", E, MCP_LIST),
    progress("mcp_list_tools.failed", F, MCP_LIST),
    progress("file_search_call.in_progress", 0, FILE_SEARCH),
    progress("web_search_call.in_progress", 0, WEB_SEARCH),
    progress("file_search_call.searching", 0, FILE_SEARCH),
    progress("web_search_call.searching", 0, WEB_SEARCH),
    progress("file_search_call.completed", E, FILE_SEARCH),
    progress("web_search_call.completed", E, WEB_SEARCH),
    progress("code_interpreter_call.in_progress", 0, CODE_INTERPRETER),
    progress("code_interpreter_call.interpreting", 0, CODE_INTERPRETER),
    progress("code_interpreter_call.completed", E, CODE_INTERPRETER),
    progress("image_generation_call.in_progress", 0, IMAGE),
    progress("image_generation_call.generating", 0, IMAGE),
    progress("image_generation_call.completed", E, IMAGE),
    plain("response.image_generation_call.partial_image", DELTA, O|I, IMAGE,
          NO_PART),
    plain("response.shell_call_output_content.delta", DELTA, O|I, SHELL_OUTPUT,
          NO_PART),
    plain("response.shell_call_output_content.done", DONE, O|I, SHELL_OUTPUT,
          NO_PART),
    plain("response.audio.delta", DELTA, 0, NO_ITEM, NO_PART),
    plain("response.audio.done", DONE, 0, NO_ITEM, NO_PART),
    plain("response.audio.transcript.delta", DELTA, 0, NO_ITEM, NO_PART),
    plain("response.audio.transcript.done", DONE, 0, NO_ITEM, NO_PART),
    progress("compaction.compacting", 0, COMPACTION),

    /* it may precede response.created, as unknown types may */

    plain("response.metadata", UNKNOWN, 0, NO_ITEM, NO_PART),

    /* of WebSocket */

    other("response.inject.created"),
    other("response.inject.failed"),
    other("response.steer.accepted"),
    other("response.steer.pending"),
    other("response.steer.failed"),

    /* webhooks; those of responses have names of events, and those of agents
       are of another API */

    other("batch.cancelled"),
    other("batch.completed"),
    other("batch.expired"),
    other("batch.failed"),
    other("eval.run.canceled"),
    other("eval.run.failed"),
    other("eval.run.succeeded"),
    other("fine_tuning.job.cancelled"),
    other("fine_tuning.job.failed"),
    other("fine_tuning.job.succeeded"),
    other("realtime.call.incoming"),
    other("safety.alert.created"),
    other("safety.deactivation_issued"),
    other("safety.org_alert.created"),
    other("safety.warning_issued")
};

#define NGX_RESPONSES_TYPES                                                   \
    (sizeof(ngx_responses_types) / sizeof(ngx_responses_types[0]))


#define STATUS  NGX_RESPONSES_ITEM_STATUS
#define CALL    NGX_RESPONSES_ITEM_CALL
#define NAMED   NGX_RESPONSES_ITEM_NAMED
#define FACTS   NGX_RESPONSES_ITEM_FACTS
#define RESULT  NGX_RESPONSES_ITEM_RESULT

#define item(id, name, prefix, flags, members)                                \
    [NGX_RESPONSES_##id] = {                                                  \
        ngx_string(name), ngx_string(prefix), NGX_RESPONSES_M_NONE,           \
        NGX_RESPONSES_M_NONE, 0, NGX_RESPONSES_NO_LIST, flags,                \
        ngx_string("{" members "}") }

#define list_item(id, name, prefix, list, flags, members)                     \
    [NGX_RESPONSES_##id] = {                                                  \
        ngx_string(name), ngx_string(prefix), NGX_RESPONSES_M_NONE,           \
        NGX_RESPONSES_M_NONE, 0, NGX_RESPONSES_##list, flags,                 \
        ngx_string("{" members "}") }

#define text_item(id, name, prefix, object, text, part, flags, members)       \
    [NGX_RESPONSES_##id] = {                                                  \
        ngx_string(name), ngx_string(prefix), NGX_RESPONSES_M_##object,       \
        NGX_RESPONSES_M_##text, NGX_RESPONSES_##part, NGX_RESPONSES_NO_LIST,  \
        flags,                                                                \
        ngx_string("{" members "}") }


/* unknown names have the last row */

const ngx_responses_item_kind_t  ngx_responses_items[] = {
    item(NO_ITEM, "", "item_", 0, ""),
    list_item(MESSAGE, "message", "msg_", CONTENT, STATUS, ""),
    list_item(REASONING, "reasoning", "rs_", SUMMARY, 0, ""),
    text_item(FUNCTION_CALL, "function_call", "fc_", NONE, ARGUMENTS,
              ARGUMENTS, STATUS|CALL|NAMED, ""),
    text_item(CUSTOM_CALL, "custom_tool_call", "ctc_", NONE, INPUT, INPUT,
              STATUS|CALL|NAMED, ""),
    text_item(MCP_CALL, "mcp_call", "mcp_", NONE, ARGUMENTS, MCP_ARGUMENTS,
              FACTS|RESULT, ""),
    item(MCP_LIST, "mcp_list_tools", "mcpl_", FACTS|RESULT, ""),
    item(FILE_SEARCH, "file_search_call", "fs_", STATUS, "\"queries\":[]"),
    item(WEB_SEARCH, "web_search_call", "ws_", STATUS, ""),
    text_item(CODE_INTERPRETER, "code_interpreter_call", "ci_", NONE, CODE,
              CODE, STATUS|FACTS, ""),
    item(IMAGE, "image_generation_call", "ig_", STATUS|RESULT,
         "\"result\":null"),
    list_item(SHELL, "shell_call", "sh_", COMMANDS, STATUS|CALL|FACTS,
              "\"action\":{}"),
    item(SHELL_OUTPUT, "shell_call_output", "sho_", STATUS|FACTS|RESULT, ""),
    text_item(PATCH, "apply_patch_call", "apc_", OPERATION, DIFF, DIFF,
              STATUS|CALL|FACTS, "\"operation\":{}"),
    item(COMPACTION, "compaction", "cmp_", FACTS|RESULT, ""),
    item(COMPUTER, "computer_call", "cu_", STATUS|CALL|FACTS, ""),
    item(LOCAL_SHELL, "local_shell_call", "lsh_", STATUS|CALL|FACTS, ""),
    item(TOOL_SEARCH, "tool_search_call", "tsc_", STATUS|FACTS, ""),
    item(TOOL_SEARCH_OUTPUT, "tool_search_output", "tso_",
         STATUS|FACTS|RESULT, ""),
    item(APPROVAL_REQUEST, "mcp_approval_request", "mcpr_", FACTS, ""),
    item(APPROVAL_RESPONSE, "mcp_approval_response", "mcpa_", FACTS, ""),
    item(PROGRAM, "program", "prg_", FACTS|RESULT, ""),
    item(PROGRAM_OUTPUT, "program_output", "prgo_", STATUS|FACTS|RESULT, ""),
    item(ADDITIONAL_TOOLS, "additional_tools", "at_", FACTS, ""),
    item(FUNCTION_OUTPUT, "function_call_output", "fco_",
         STATUS|FACTS|RESULT, ""),
    item(CUSTOM_OUTPUT, "custom_tool_call_output", "ctco_",
         STATUS|FACTS|RESULT, ""),
    item(COMPUTER_OUTPUT, "computer_call_output", "cuo_",
         STATUS|FACTS|RESULT, ""),
    item(LOCAL_SHELL_OUTPUT, "local_shell_call_output", "lsho_",
         FACTS|RESULT, ""),
    item(PATCH_OUTPUT, "apply_patch_call_output", "apco_",
         STATUS|FACTS|RESULT, ""),
    item(AGENT_MESSAGE, "agent_message", "amsg_", FACTS|RESULT, ""),
    item(MULTI_AGENT, "multi_agent_call", "mac_", FACTS|RESULT, ""),
    item(MULTI_AGENT_OUTPUT, "multi_agent_call_output", "maco_",
         FACTS|RESULT, ""),
    item(CONFIGURATION, "configuration_update", "cfg_", FACTS|RESULT, ""),
    item(CONTEXT_COMPACTION, "context_compaction", "ctxc_", FACTS|RESULT,
         ""),
    item(OTHER_ITEM, "", "item_", 0, "")
};


#define part(id, name, text, index, list, added, delta, text_done, done)      \
    [NGX_RESPONSES_##id] = {                                                  \
        ngx_string(name), NGX_RESPONSES_M_##text, NGX_RESPONSES_M_##index,    \
        NGX_RESPONSES_##list,                                                 \
        NGX_RESPONSES_##added, NGX_RESPONSES_##delta,                         \
        NGX_RESPONSES_##text_done, NGX_RESPONSES_##done }


/* unknown names have the last row */

const ngx_responses_part_kind_t  ngx_responses_parts[] = {
    part(NO_PART, "", TEXT, CONTENT_INDEX, CONTENT,
         PLAIN, PLAIN, PLAIN, PLAIN),
    part(OUTPUT_TEXT, "output_text", TEXT, CONTENT_INDEX, CONTENT,
         PART_ADDED, TEXT_DELTA, TEXT_DONE, PART_DONE),
    part(REFUSAL, "refusal", REFUSAL, CONTENT_INDEX, CONTENT,
         PART_ADDED, REFUSAL_DELTA, REFUSAL_DONE, PART_DONE),
    part(REASONING_TEXT, "reasoning_text", TEXT, CONTENT_INDEX, CONTENT,
         PART_ADDED, REASONING_TEXT_DELTA, REASONING_TEXT_DONE, PART_DONE),
    part(SUMMARY_TEXT, "summary_text", TEXT, SUMMARY_INDEX, SUMMARY,
         SUMMARY_PART_ADDED, SUMMARY_DELTA, SUMMARY_DONE, SUMMARY_PART_DONE),
    part(COMMAND, "", COMMAND, COMMAND_INDEX, COMMANDS,
         COMMAND_ADDED, COMMAND_DELTA, COMMAND_DONE, PLAIN),
    part(ARGUMENTS, "", ARGUMENTS, NONE, NO_LIST,
         PLAIN, ARGUMENTS_DELTA, ARGUMENTS_DONE, PLAIN),
    part(INPUT, "", INPUT, NONE, NO_LIST,
         PLAIN, INPUT_DELTA, INPUT_DONE, PLAIN),
    part(MCP_ARGUMENTS, "", ARGUMENTS, NONE, NO_LIST,
         PLAIN, MCP_ARGUMENTS_DELTA, MCP_ARGUMENTS_DONE, PLAIN),
    part(CODE, "", CODE, NONE, NO_LIST,
         PLAIN, CODE_DELTA, CODE_DONE, PLAIN),
    part(DIFF, "", DIFF, NONE, NO_LIST,
         PLAIN, DIFF_DELTA, DIFF_DONE, PLAIN),
    part(OTHER_PART, "", TEXT, CONTENT_INDEX, CONTENT,
         PLAIN, PLAIN, PLAIN, PLAIN)
};


#define list(object, name, part, strings)                                     \
    { NGX_RESPONSES_M_##object, NGX_RESPONSES_M_##name,                       \
      NGX_RESPONSES_##part, strings }


/* indexed by ngx_responses_list_e; an item never has the last one */

const ngx_responses_list_kind_t  ngx_responses_lists[] = {
    list(NONE, CONTENT, OTHER_PART, 0),
    list(NONE, SUMMARY, SUMMARY_TEXT, 0),
    list(ACTION, COMMANDS, COMMAND, 1),
    list(NONE, NONE, NO_PART, 0)
};

#define NGX_RESPONSES_ITEMS                                                   \
    (sizeof(ngx_responses_items) / sizeof(ngx_responses_items[0]))

#define NGX_RESPONSES_PARTS                                                   \
    (sizeof(ngx_responses_parts) / sizeof(ngx_responses_parts[0]))


const ngx_responses_type_t *
ngx_responses_type_find(const u_char *name, size_t len)
{
    ngx_uint_t                   i;
    const ngx_responses_type_t  *type;

    for (i = 1; i < NGX_RESPONSES_TYPES && len; i++) {
        type = &ngx_responses_types[i];

        /* names differ most at their end */

        if (type->name.len == len
            && type->name.data[len - 1] == name[len - 1]
            && ngx_memcmp(type->name.data, name, len) == 0)
        {
            return type;
        }
    }

    return &ngx_responses_types[NGX_RESPONSES_PLAIN];
}


const ngx_responses_type_t *
ngx_responses_type_row(ngx_uint_t n)
{
    if (++n < NGX_RESPONSES_TYPES) {
        return &ngx_responses_types[n];
    }

    return NULL;
}


ngx_uint_t
ngx_responses_type_rows(void)
{
    return NGX_RESPONSES_TYPES - 1;
}


ngx_uint_t
ngx_responses_type_number(const ngx_responses_type_t *type)
{
    return type - ngx_responses_types - 1;
}


ngx_uint_t
ngx_responses_item_find(const u_char *name, size_t len)
{
    ngx_uint_t  i;

    for (i = 1; i < NGX_RESPONSES_ITEMS - 1; i++) {

        if (ngx_responses_items[i].name.len == len
            && ngx_memcmp(ngx_responses_items[i].name.data, name, len) == 0)
        {
            break;
        }
    }

    return i;
}


ngx_uint_t
ngx_responses_item_prefixes(const u_char *p, size_t len)
{
    ngx_uint_t  i;

    for (i = 0; i < NGX_RESPONSES_ITEMS; i++) {

        if (ngx_responses_items[i].prefix.len == len
            && ngx_memcmp(ngx_responses_items[i].prefix.data, p, len) == 0)
        {
            return 1;
        }
    }

    return 0;
}


ngx_uint_t
ngx_responses_part_find(const u_char *name, size_t len)
{
    ngx_uint_t  i;

    for (i = 1; i < NGX_RESPONSES_PARTS - 1; i++) {

        if (len && ngx_responses_parts[i].name.len == len
            && ngx_memcmp(ngx_responses_parts[i].name.data, name, len) == 0)
        {
            break;
        }
    }

    return i;
}
