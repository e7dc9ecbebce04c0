
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

#define row(name, id, class, index, item, part)                               \
    { ngx_string(name), NGX_RESPONSES_##id, NGX_RESPONSES_CLASS_##class,      \
      index, NGX_RESPONSES_##item, NGX_RESPONSES_##part, 0 }

#define end(name, id, class, index, status)                                   \
    { ngx_string(name), NGX_RESPONSES_##id, NGX_RESPONSES_CLASS_##class,      \
      index, 0, 0, NGX_RESPONSES_##status }


/*
 * Types that code refers to are at their ids; the first row is that of unknown
 * types.
 */

static const ngx_responses_type_t  ngx_responses_types[] = {

    { ngx_null_string, NGX_RESPONSES_PLAIN, NGX_RESPONSES_CLASS_UNKNOWN, 0,
      NGX_RESPONSES_NO_ITEM, NGX_RESPONSES_NO_PART, 0 },

    row("response.created",
        CREATED, LIFECYCLE, G, NO_ITEM, NO_PART),
    end("response.queued", QUEUED, LIFECYCLE, 0, QUEUED),
    end("response.in_progress", IN_PROGRESS, LIFECYCLE, 0, IN_PROGRESS),
    end("response.completed", COMPLETED, TERMINAL, G, COMPLETED),
    end("response.incomplete", INCOMPLETE, TERMINAL, 0, INCOMPLETE),
    end("response.failed", FAILED, TERMINAL, 0, FAILED),
    end("response.cancelled", CANCELLED, TERMINAL, 0, CANCELLED),
    end("response.done", RESPONSE_DONE, TERMINAL, 0, COMPLETED),
    end("error", ERROR, ERROR, G, FAILED),
    end("response.error", ERROR_OLD, ERROR, 0, FAILED),
    row("response.output_item.added",
        ITEM_ADDED, ITEM, O|G, NO_ITEM, NO_PART),
    row("response.output_item.done",
        ITEM_DONE, ITEM, O|G, NO_ITEM, NO_PART),
    row("response.content_part.added",
        PART_ADDED, PART, O|C|I|G, NO_ITEM, NO_PART),
    row("response.content_part.done",
        PART_DONE, PART, O|C|I, NO_ITEM, NO_PART),
    row("response.reasoning_summary_part.added",
        SUMMARY_PART_ADDED, PART, O|S|I, REASONING, SUMMARY_TEXT),
    row("response.reasoning_summary_part.done",
        SUMMARY_PART_DONE, PART, O|S|I, REASONING, SUMMARY_TEXT),
    row("response.reasoning_part.added",
        REASONING_PART_ADDED, PART, O|C|I, REASONING, NO_PART),
    row("response.reasoning_part.done",
        REASONING_PART_DONE, PART, O|C|I, REASONING, NO_PART),
    row("response.output_text.delta",
        TEXT_DELTA, DELTA, O|C|I|G, MESSAGE, OUTPUT_TEXT),
    row("response.output_text.done",
        TEXT_DONE, DONE, O|C|I|G, MESSAGE, OUTPUT_TEXT),
    row("response.refusal.delta",
        REFUSAL_DELTA, DELTA, O|C|I, MESSAGE, REFUSAL),
    row("response.refusal.done",
        REFUSAL_DONE, DONE, O|C|I, MESSAGE, REFUSAL),
    row("response.reasoning_text.delta",
        REASONING_TEXT_DELTA, DELTA, O|C|I, REASONING, REASONING_TEXT),
    row("response.reasoning_text.done",
        REASONING_TEXT_DONE, DONE, O|C|I, REASONING, REASONING_TEXT),
    row("response.reasoning.delta",
        REASONING_DELTA, DELTA, O|C|I, REASONING, REASONING_TEXT),
    row("response.reasoning.done",
        REASONING_DONE, DONE, O|C|I, REASONING, REASONING_TEXT),
    row("response.reasoning_summary_text.delta",
        SUMMARY_DELTA, DELTA, O|S|I, REASONING, SUMMARY_TEXT),
    row("response.reasoning_summary_text.done",
        SUMMARY_DONE, DONE, O|S|I, REASONING, SUMMARY_TEXT),
    row("response.function_call_arguments.delta",
        ARGUMENTS_DELTA, DELTA, O|I, FUNCTION_CALL, ARGUMENTS),
    row("response.function_call_arguments.done",
        ARGUMENTS_DONE, DONE, O|I, FUNCTION_CALL, ARGUMENTS),
    row("response.custom_tool_call_input.delta",
        INPUT_DELTA, DELTA, O|I, CUSTOM_CALL, INPUT),
    row("response.custom_tool_call_input.done",
        INPUT_DONE, DONE, O|I, CUSTOM_CALL, INPUT),
    row("response.mcp_call_arguments.delta",
        MCP_ARGUMENTS_DELTA, DELTA, O|I, MCP_CALL, MCP_ARGUMENTS),
    row("response.mcp_call_arguments.done",
        MCP_ARGUMENTS_DONE, DONE, O|I, MCP_CALL, MCP_ARGUMENTS),
    row("response.code_interpreter_call_code.delta",
        CODE_DELTA, DELTA, O|I, CODE_INTERPRETER, CODE),
    row("response.code_interpreter_call_code.done",
        CODE_DONE, DONE, O|I, CODE_INTERPRETER, CODE),
    row("response.apply_patch_call_operation_diff.delta",
        DIFF_DELTA, DELTA, O|I, PATCH, DIFF),
    row("response.apply_patch_call_operation_diff.done",
        DIFF_DONE, DONE, O|I, PATCH, DIFF),
    row("response.shell_call_command.added",
        COMMAND_ADDED, PART, O, SHELL, COMMAND),
    row("response.shell_call_command.delta",
        COMMAND_DELTA, DELTA, O, SHELL, COMMAND),
    row("response.shell_call_command.done",
        COMMAND_DONE, DONE, O, SHELL, COMMAND),
    row("keepalive",
        KEEPALIVE, KEEPALIVE, 0, NO_ITEM, NO_PART),
    row("response.routing.completed",
        ROUTING, OTHER, G, NO_ITEM, NO_PART),
    row("response.rewrite.in_progress",
        REWRITE, OTHER, G, NO_ITEM, NO_PART),

    /* all others */

    row("ping",
        KEEPALIVE, KEEPALIVE, 0, NO_ITEM, NO_PART),
    row("response.ping",
        KEEPALIVE, KEEPALIVE, 0, NO_ITEM, NO_PART),
    row("response.heartbeat",
        KEEPALIVE, KEEPALIVE, 0, NO_ITEM, NO_PART),
    row("response.output_text.annotation.added",
        PLAIN, DELTA, O|C|I|A, MESSAGE, OUTPUT_TEXT),
    row("response.mcp_call.in_progress",
        PLAIN, PROGRESS, O|I, MCP_CALL, NO_PART),
    row("response.mcp_call.completed",
        PLAIN, PROGRESS, O|I|E, MCP_CALL, NO_PART),
    row("response.mcp_call.failed",
        PLAIN, PROGRESS, O|I|F, MCP_CALL, NO_PART),
    row("response.mcp_list_tools.in_progress",
        PLAIN, PROGRESS, O|I, MCP_LIST, NO_PART),
    row("response.mcp_list_tools.completed",
        PLAIN, PROGRESS, O|I|E, MCP_LIST, NO_PART),
    row("response.mcp_list_tools.failed",
        PLAIN, PROGRESS, O|I|F, MCP_LIST, NO_PART),
    row("response.file_search_call.in_progress",
        PLAIN, PROGRESS, O|I, FILE_SEARCH, NO_PART),
    row("response.web_search_call.in_progress",
        PLAIN, PROGRESS, O|I, WEB_SEARCH, NO_PART),
    row("response.file_search_call.searching",
        PLAIN, PROGRESS, O|I, FILE_SEARCH, NO_PART),
    row("response.web_search_call.searching",
        PLAIN, PROGRESS, O|I, WEB_SEARCH, NO_PART),
    row("response.file_search_call.completed",
        PLAIN, PROGRESS, O|I|E, FILE_SEARCH, NO_PART),
    row("response.web_search_call.completed",
        PLAIN, PROGRESS, O|I|E, WEB_SEARCH, NO_PART),
    row("response.code_interpreter_call.in_progress",
        PLAIN, PROGRESS, O|I, CODE_INTERPRETER, NO_PART),
    row("response.code_interpreter_call.interpreting",
        PLAIN, PROGRESS, O|I, CODE_INTERPRETER, NO_PART),
    row("response.code_interpreter_call.completed",
        PLAIN, PROGRESS, O|I|E, CODE_INTERPRETER, NO_PART),
    row("response.image_generation_call.in_progress",
        PLAIN, PROGRESS, O|I, IMAGE, NO_PART),
    row("response.image_generation_call.generating",
        PLAIN, PROGRESS, O|I, IMAGE, NO_PART),
    row("response.image_generation_call.completed",
        PLAIN, PROGRESS, O|I|E, IMAGE, NO_PART),
    row("response.image_generation_call.partial_image",
        PLAIN, DELTA, O|I, IMAGE, NO_PART),
    row("response.shell_call_output_content.delta",
        PLAIN, DELTA, O|I, SHELL_OUTPUT, NO_PART),
    row("response.shell_call_output_content.done",
        PLAIN, DONE, O|I, SHELL_OUTPUT, NO_PART),
    row("response.audio.delta",
        PLAIN, DELTA, 0, NO_ITEM, NO_PART),
    row("response.audio.done",
        PLAIN, DONE, 0, NO_ITEM, NO_PART),
    row("response.audio.transcript.delta",
        PLAIN, DELTA, 0, NO_ITEM, NO_PART),
    row("response.audio.transcript.done",
        PLAIN, DONE, 0, NO_ITEM, NO_PART),
    row("response.compaction.compacting",
        PLAIN, PROGRESS, O|I, COMPACTION, NO_PART),

    /* it may precede response.created, as unknown types may */

    row("response.metadata",
        PLAIN, UNKNOWN, 0, NO_ITEM, NO_PART),

    /* of WebSocket */

    row("response.inject.created",
        PLAIN, OTHER, 0, NO_ITEM, NO_PART),
    row("response.inject.failed",
        PLAIN, OTHER, 0, NO_ITEM, NO_PART),
    row("response.steer.accepted",
        PLAIN, OTHER, 0, NO_ITEM, NO_PART),
    row("response.steer.pending",
        PLAIN, OTHER, 0, NO_ITEM, NO_PART),
    row("response.steer.failed",
        PLAIN, OTHER, 0, NO_ITEM, NO_PART),

    /* webhooks; those of responses have names of events, and those of agents
       are of another API */

    row("batch.cancelled",
        PLAIN, OTHER, 0, NO_ITEM, NO_PART),
    row("batch.completed",
        PLAIN, OTHER, 0, NO_ITEM, NO_PART),
    row("batch.expired",
        PLAIN, OTHER, 0, NO_ITEM, NO_PART),
    row("batch.failed",
        PLAIN, OTHER, 0, NO_ITEM, NO_PART),
    row("eval.run.canceled",
        PLAIN, OTHER, 0, NO_ITEM, NO_PART),
    row("eval.run.failed",
        PLAIN, OTHER, 0, NO_ITEM, NO_PART),
    row("eval.run.succeeded",
        PLAIN, OTHER, 0, NO_ITEM, NO_PART),
    row("fine_tuning.job.cancelled",
        PLAIN, OTHER, 0, NO_ITEM, NO_PART),
    row("fine_tuning.job.failed",
        PLAIN, OTHER, 0, NO_ITEM, NO_PART),
    row("fine_tuning.job.succeeded",
        PLAIN, OTHER, 0, NO_ITEM, NO_PART),
    row("realtime.call.incoming",
        PLAIN, OTHER, 0, NO_ITEM, NO_PART),
    row("safety.alert.created",
        PLAIN, OTHER, 0, NO_ITEM, NO_PART),
    row("safety.deactivation_issued",
        PLAIN, OTHER, 0, NO_ITEM, NO_PART),
    row("safety.org_alert.created",
        PLAIN, OTHER, 0, NO_ITEM, NO_PART),
    row("safety.warning_issued",
        PLAIN, OTHER, 0, NO_ITEM, NO_PART)
};

#define NGX_RESPONSES_TYPES                                                   \
    (sizeof(ngx_responses_types) / sizeof(ngx_responses_types[0]))


#define STATUS  NGX_RESPONSES_ITEM_STATUS
#define CALL    NGX_RESPONSES_ITEM_CALL
#define NAMED   NGX_RESPONSES_ITEM_NAMED
#define FACTS   NGX_RESPONSES_ITEM_FACTS
#define RESULT  NGX_RESPONSES_ITEM_RESULT

#define item(name, prefix, flags, members)                                    \
    { ngx_string(name), ngx_string(prefix), ngx_null_string, ngx_null_string, \
      0, NGX_RESPONSES_NO_LIST, flags, ngx_string("{" members "}") }

#define list_item(name, prefix, list, flags, members)                         \
    { ngx_string(name), ngx_string(prefix), ngx_null_string, ngx_null_string, \
      0, NGX_RESPONSES_##list, flags, ngx_string("{" members "}") }

#define text_item(name, prefix, object, text, part, flags, members)           \
    { ngx_string(name), ngx_string(prefix), ngx_string(object),               \
      ngx_string(text), NGX_RESPONSES_##part, NGX_RESPONSES_NO_LIST, flags,   \
      ngx_string("{" members "}") }


/* indexed by ngx_responses_item_e; unknown names have the last row */

static const ngx_responses_item_kind_t  ngx_responses_items[] = {
    item("", "item_", 0, ""),
    list_item("message", "msg_", CONTENT, STATUS, ""),
    list_item("reasoning", "rs_", SUMMARY, 0, ""),
    text_item("function_call", "fc_", "", "arguments", ARGUMENTS,
              STATUS|CALL|NAMED, ""),
    text_item("custom_tool_call", "ctc_", "", "input", INPUT,
              STATUS|CALL|NAMED, ""),
    text_item("mcp_call", "mcp_", "", "arguments", MCP_ARGUMENTS,
              FACTS|RESULT, ""),
    item("mcp_list_tools", "mcpl_", FACTS|RESULT, ""),
    item("file_search_call", "fs_", STATUS, "\"queries\":[]"),
    item("web_search_call", "ws_", STATUS, ""),
    text_item("code_interpreter_call", "ci_", "", "code", CODE,
              STATUS|FACTS, ""),
    item("image_generation_call", "ig_", STATUS|RESULT, "\"result\":null"),
    list_item("shell_call", "sh_", COMMANDS, STATUS|CALL|FACTS,
              "\"action\":{}"),
    item("shell_call_output", "sho_", STATUS|FACTS|RESULT, ""),
    text_item("apply_patch_call", "apc_", "operation", "diff", DIFF,
              STATUS|CALL|FACTS, "\"operation\":{}"),
    item("compaction", "cmp_", FACTS|RESULT, ""),
    item("computer_call", "cu_", STATUS|CALL|FACTS, ""),
    item("local_shell_call", "lsh_", STATUS|CALL|FACTS, ""),
    item("tool_search_call", "tsc_", STATUS|FACTS, ""),
    item("tool_search_output", "tso_", STATUS|FACTS|RESULT, ""),
    item("mcp_approval_request", "mcpr_", FACTS, ""),
    item("mcp_approval_response", "mcpa_", FACTS, ""),
    item("program", "prg_", FACTS|RESULT, ""),
    item("program_output", "prgo_", STATUS|FACTS|RESULT, ""),
    item("additional_tools", "at_", FACTS, ""),
    item("function_call_output", "fco_", STATUS|FACTS|RESULT, ""),
    item("custom_tool_call_output", "ctco_", STATUS|FACTS|RESULT, ""),
    item("computer_call_output", "cuo_", STATUS|FACTS|RESULT, ""),
    item("local_shell_call_output", "lsho_", FACTS|RESULT, ""),
    item("apply_patch_call_output", "apco_", STATUS|FACTS|RESULT, ""),
    item("", "item_", 0, "")
};


#define part(name, text, index, number, list, added, delta, text_done, done)  \
    { ngx_string(name), ngx_string(text), ngx_string(index),                  \
      NGX_RESPONSES_M_##number, NGX_RESPONSES_##list,                         \
      NGX_RESPONSES_##added, NGX_RESPONSES_##delta,                           \
      NGX_RESPONSES_##text_done, NGX_RESPONSES_##done }


/* indexed by ngx_responses_part_e; unknown names have the last row */

static const ngx_responses_part_kind_t  ngx_responses_parts[] = {
    part("", "text", "content_index", CONTENT_INDEX, CONTENT,
         PLAIN, PLAIN, PLAIN, PLAIN),
    part("output_text", "text", "content_index", CONTENT_INDEX, CONTENT,
         PART_ADDED, TEXT_DELTA, TEXT_DONE, PART_DONE),
    part("refusal", "refusal", "content_index", CONTENT_INDEX, CONTENT,
         PART_ADDED, REFUSAL_DELTA, REFUSAL_DONE, PART_DONE),
    part("reasoning_text", "text", "content_index", CONTENT_INDEX, CONTENT,
         PART_ADDED, REASONING_TEXT_DELTA, REASONING_TEXT_DONE, PART_DONE),
    part("summary_text", "text", "summary_index", SUMMARY_INDEX, SUMMARY,
         SUMMARY_PART_ADDED, SUMMARY_DELTA, SUMMARY_DONE, SUMMARY_PART_DONE),
    part("", "command", "command_index", COMMAND_INDEX, COMMANDS,
         COMMAND_ADDED, COMMAND_DELTA, COMMAND_DONE, PLAIN),
    part("", "arguments", "", NONE, NO_LIST,
         PLAIN, ARGUMENTS_DELTA, ARGUMENTS_DONE, PLAIN),
    part("", "input", "", NONE, NO_LIST,
         PLAIN, INPUT_DELTA, INPUT_DONE, PLAIN),
    part("", "arguments", "", NONE, NO_LIST,
         PLAIN, MCP_ARGUMENTS_DELTA, MCP_ARGUMENTS_DONE, PLAIN),
    part("", "code", "", NONE, NO_LIST,
         PLAIN, CODE_DELTA, CODE_DONE, PLAIN),
    part("", "diff", "", NONE, NO_LIST,
         PLAIN, DIFF_DELTA, DIFF_DONE, PLAIN),
    part("", "text", "content_index", CONTENT_INDEX, CONTENT,
         PLAIN, PLAIN, PLAIN, PLAIN)
};


/* indexed by ngx_responses_list_e; an item never has the last one */

static const ngx_responses_list_kind_t  ngx_responses_lists[] = {
    { ngx_null_string, ngx_string("content"), NGX_RESPONSES_OTHER_PART, 0 },
    { ngx_null_string, ngx_string("summary"), NGX_RESPONSES_SUMMARY_TEXT, 0 },
    { ngx_string("action"), ngx_string("commands"), NGX_RESPONSES_COMMAND, 1 },
    { ngx_null_string, ngx_null_string, NGX_RESPONSES_NO_PART, 0 }
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
ngx_responses_type(ngx_responses_type_e id)
{
    return &ngx_responses_types[id];
}


const ngx_responses_type_t *
ngx_responses_type_row(ngx_uint_t n)
{
    return (++n < NGX_RESPONSES_TYPES) ? &ngx_responses_types[n] : NULL;
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


const ngx_responses_item_kind_t *
ngx_responses_item(ngx_uint_t item)
{
    return &ngx_responses_items[item];
}


const ngx_responses_part_kind_t *
ngx_responses_part(ngx_uint_t part)
{
    return &ngx_responses_parts[part];
}


const ngx_responses_list_kind_t *
ngx_responses_list(ngx_uint_t list)
{
    return &ngx_responses_lists[list];
}
