
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The catalogue of event types.
 *
 * Knows names, and which class, indexes, item and part go with each; has no
 * state and no policy.  A type that the API adds is one row here.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_type.h"


#define O  NGX_RESPONSES_OUTPUT_INDEX
#define C  NGX_RESPONSES_CONTENT_INDEX
#define S  NGX_RESPONSES_SUMMARY_INDEX
#define I  NGX_RESPONSES_ITEM_ID
#define A  NGX_RESPONSES_ANNOTATION

#define row(name, id, class, index, item, part)                               \
    { ngx_string(name), NGX_RESPONSES_##id, NGX_RESPONSES_CLASS_##class,      \
      index, NGX_RESPONSES_##item, NGX_RESPONSES_##part }


typedef struct {
    ngx_str_t    name;
    ngx_str_t    prefix;               /* of made ids */
} ngx_responses_kind_t;


static ngx_uint_t ngx_responses_kind_find(const ngx_responses_kind_t *kinds,
    const u_char *name, size_t len);


static const ngx_responses_type_t  ngx_responses_types[] = {

    row("response.created",
        CREATED, LIFECYCLE, 0, NO_ITEM, NO_PART),
    row("response.queued",
        QUEUED, LIFECYCLE, 0, NO_ITEM, NO_PART),
    row("response.in_progress",
        IN_PROGRESS, LIFECYCLE, 0, NO_ITEM, NO_PART),
    row("response.completed",
        COMPLETED, TERMINAL, 0, NO_ITEM, NO_PART),
    row("response.failed",
        FAILED, TERMINAL, 0, NO_ITEM, NO_PART),
    row("response.incomplete",
        INCOMPLETE, TERMINAL, 0, NO_ITEM, NO_PART),
    row("error",
        ERROR, ERROR, 0, NO_ITEM, NO_PART),
    row("response.output_item.added",
        ITEM_ADDED, ITEM, O, NO_ITEM, NO_PART),
    row("response.output_item.done",
        ITEM_DONE, ITEM, O, NO_ITEM, NO_PART),
    row("response.content_part.added",
        PART_ADDED, PART, O|C|I, NO_ITEM, NO_PART),
    row("response.content_part.done",
        PART_DONE, PART, O|C|I, NO_ITEM, NO_PART),
    row("response.output_text.delta",
        TEXT_DELTA, DELTA, O|C|I, MESSAGE, OUTPUT_TEXT),
    row("response.output_text.done",
        TEXT_DONE, DONE, O|C|I, MESSAGE, OUTPUT_TEXT),
    row("response.output_text.annotation.added",
        PLAIN, DELTA, O|C|I|A, MESSAGE, OUTPUT_TEXT),
    row("response.refusal.delta",
        REFUSAL_DELTA, DELTA, O|C|I, MESSAGE, REFUSAL),
    row("response.refusal.done",
        REFUSAL_DONE, DONE, O|C|I, MESSAGE, REFUSAL),
    row("response.reasoning_text.delta",
        REASONING_TEXT_DELTA, DELTA, O|C|I, REASONING, REASONING_TEXT),
    row("response.reasoning_text.done",
        REASONING_TEXT_DONE, DONE, O|C|I, REASONING, REASONING_TEXT),
    row("response.reasoning_summary_part.added",
        SUMMARY_PART_ADDED, PART, O|S|I, REASONING, NO_PART),
    row("response.reasoning_summary_part.done",
        SUMMARY_PART_DONE, PART, O|S|I, REASONING, NO_PART),
    row("response.reasoning_summary_text.delta",
        SUMMARY_DELTA, DELTA, O|S|I, REASONING, SUMMARY_TEXT),
    row("response.reasoning_summary_text.done",
        SUMMARY_DONE, DONE, O|S|I, REASONING, SUMMARY_TEXT),
    row("response.function_call_arguments.delta",
        ARGUMENTS_DELTA, DELTA, O|I, FUNCTION_CALL, NO_PART),
    row("response.function_call_arguments.done",
        ARGUMENTS_DONE, DONE, O|I, FUNCTION_CALL, NO_PART),
    row("response.custom_tool_call_input.delta",
        INPUT_DELTA, DELTA, O|I, CUSTOM_CALL, NO_PART),
    row("response.custom_tool_call_input.done",
        INPUT_DONE, DONE, O|I, CUSTOM_CALL, NO_PART),
    row("response.mcp_call_arguments.delta",
        PLAIN, DELTA, O|I, MCP_CALL, NO_PART),
    row("response.mcp_call_arguments.done",
        PLAIN, DONE, O|I, MCP_CALL, NO_PART),
    row("response.mcp_call.in_progress",
        PLAIN, PROGRESS, O|I, MCP_CALL, NO_PART),
    row("response.mcp_call.completed",
        PLAIN, PROGRESS, O|I, MCP_CALL, NO_PART),
    row("response.mcp_call.failed",
        PLAIN, PROGRESS, O|I, MCP_CALL, NO_PART),
    row("response.mcp_list_tools.in_progress",
        PLAIN, PROGRESS, O|I, MCP_LIST, NO_PART),
    row("response.mcp_list_tools.completed",
        PLAIN, PROGRESS, O|I, MCP_LIST, NO_PART),
    row("response.mcp_list_tools.failed",
        PLAIN, PROGRESS, O|I, MCP_LIST, NO_PART),
    row("response.file_search_call.in_progress",
        PLAIN, PROGRESS, O|I, FILE_SEARCH, NO_PART),
    row("response.web_search_call.in_progress",
        PLAIN, PROGRESS, O|I, WEB_SEARCH, NO_PART),
    row("response.file_search_call.searching",
        PLAIN, PROGRESS, O|I, FILE_SEARCH, NO_PART),
    row("response.web_search_call.searching",
        PLAIN, PROGRESS, O|I, WEB_SEARCH, NO_PART),
    row("response.file_search_call.completed",
        PLAIN, PROGRESS, O|I, FILE_SEARCH, NO_PART),
    row("response.web_search_call.completed",
        PLAIN, PROGRESS, O|I, WEB_SEARCH, NO_PART),
    row("response.code_interpreter_call.in_progress",
        PLAIN, PROGRESS, O|I, CODE_INTERPRETER, NO_PART),
    row("response.code_interpreter_call.interpreting",
        PLAIN, PROGRESS, O|I, CODE_INTERPRETER, NO_PART),
    row("response.code_interpreter_call.completed",
        PLAIN, PROGRESS, O|I, CODE_INTERPRETER, NO_PART),
    row("response.code_interpreter_call_code.delta",
        PLAIN, DELTA, O|I, CODE_INTERPRETER, NO_PART),
    row("response.code_interpreter_call_code.done",
        PLAIN, DONE, O|I, CODE_INTERPRETER, NO_PART),
    row("response.image_generation_call.in_progress",
        PLAIN, PROGRESS, O|I, IMAGE, NO_PART),
    row("response.image_generation_call.generating",
        PLAIN, PROGRESS, O|I, IMAGE, NO_PART),
    row("response.image_generation_call.completed",
        PLAIN, PROGRESS, O|I, IMAGE, NO_PART),
    row("response.image_generation_call.partial_image",
        PLAIN, DELTA, O|I, IMAGE, NO_PART),
    row("response.shell_call_command.added",
        PLAIN, PART, O, SHELL, NO_PART),
    row("response.shell_call_command.delta",
        PLAIN, DELTA, O, SHELL, NO_PART),
    row("response.shell_call_command.done",
        PLAIN, DONE, O, SHELL, NO_PART),
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
    row("response.apply_patch_call_operation_diff.delta",
        PLAIN, DELTA, O|I, PATCH, NO_PART),
    row("response.apply_patch_call_operation_diff.done",
        PLAIN, DONE, O|I, PATCH, NO_PART),
    row("keepalive",
        KEEPALIVE, KEEPALIVE, 0, NO_ITEM, NO_PART),
    row("response.reasoning.delta",
        REASONING_DELTA, DELTA, O|C|I, REASONING, REASONING_TEXT),
    row("response.reasoning.done",
        REASONING_DONE, DONE, O|C|I, REASONING, REASONING_TEXT),
    row("response.reasoning_part.added",
        REASONING_PART_ADDED, PART, O|C|I, REASONING, NO_PART),
    row("response.reasoning_part.done",
        REASONING_PART_DONE, PART, O|C|I, REASONING, NO_PART),
    row("response.routing.completed",
        ROUTING, OTHER, 0, NO_ITEM, NO_PART),
    row("response.rewrite.in_progress",
        REWRITE, OTHER, 0, NO_ITEM, NO_PART),
    row("response.error",
        ERROR_OLD, ERROR, 0, NO_ITEM, NO_PART),
    row("response.inject.created",
        PLAIN, LIFECYCLE, 0, NO_ITEM, NO_PART),
    row("response.inject.failed",
        PLAIN, ERROR, 0, NO_ITEM, NO_PART),
    row("response.cancelled",
        CANCELLED, TERMINAL, 0, NO_ITEM, NO_PART),
    row("response.done",
        RESPONSE_DONE, TERMINAL, 0, NO_ITEM, NO_PART),
    row("ping",
        KEEPALIVE, KEEPALIVE, 0, NO_ITEM, NO_PART)
};

#define NGX_RESPONSES_TYPES                                                   \
    (sizeof(ngx_responses_types) / sizeof(ngx_responses_types[0]))


static const ngx_responses_type_t  ngx_responses_type_unknown = {
    ngx_null_string, NGX_RESPONSES_PLAIN, NGX_RESPONSES_CLASS_UNKNOWN, 0,
    NGX_RESPONSES_NO_ITEM, NGX_RESPONSES_NO_PART
};


/* indexed by ngx_responses_item_e */

static const ngx_responses_kind_t  ngx_responses_items[] = {
    { ngx_null_string, ngx_string("item_") },
    { ngx_string("message"), ngx_string("msg_") },
    { ngx_string("reasoning"), ngx_string("rs_") },
    { ngx_string("function_call"), ngx_string("fc_") },
    { ngx_string("custom_tool_call"), ngx_string("ctc_") },
    { ngx_string("mcp_call"), ngx_string("mcp_") },
    { ngx_string("mcp_list_tools"), ngx_string("mcpl_") },
    { ngx_string("file_search_call"), ngx_string("fs_") },
    { ngx_string("web_search_call"), ngx_string("ws_") },
    { ngx_string("code_interpreter_call"), ngx_string("ci_") },
    { ngx_string("image_generation_call"), ngx_string("ig_") },
    { ngx_string("shell_call"), ngx_string("sh_") },
    { ngx_string("shell_call_output"), ngx_string("sho_") },
    { ngx_string("apply_patch_call"), ngx_string("apc_") },
    { ngx_null_string, ngx_string("item_") }
};


/* indexed by ngx_responses_part_e */

static const ngx_responses_kind_t  ngx_responses_parts[] = {
    { ngx_null_string, ngx_null_string },
    { ngx_string("output_text"), ngx_null_string },
    { ngx_string("refusal"), ngx_null_string },
    { ngx_string("reasoning_text"), ngx_null_string },
    { ngx_string("summary_text"), ngx_null_string },
    { ngx_null_string, ngx_null_string }
};


const ngx_responses_type_t *
ngx_responses_type_find(const u_char *name, size_t len)
{
    ngx_uint_t                   i;
    const ngx_responses_type_t  *type;

    for (i = 0; i < NGX_RESPONSES_TYPES; i++) {
        type = &ngx_responses_types[i];

        /* names differ most at their end */

        if (type->name.len == len
            && len
            && type->name.data[len - 1] == name[len - 1]
            && ngx_memcmp(type->name.data, name, len) == 0)
        {
            return type;
        }
    }

    return &ngx_responses_type_unknown;
}


const ngx_responses_type_t *
ngx_responses_type(ngx_responses_type_e id)
{
    ngx_uint_t  i;

    for (i = 0; i < NGX_RESPONSES_TYPES; i++) {

        if (ngx_responses_types[i].id == id) {
            return &ngx_responses_types[i];
        }
    }

    return &ngx_responses_type_unknown;
}


const ngx_responses_type_t *
ngx_responses_type_row(ngx_uint_t n)
{
    return (n < NGX_RESPONSES_TYPES) ? &ngx_responses_types[n] : NULL;
}


ngx_uint_t
ngx_responses_type_number(const ngx_responses_type_t *type)
{
    return type - ngx_responses_types;
}


ngx_uint_t
ngx_responses_item_find(const u_char *name, size_t len)
{
    return ngx_responses_kind_find(ngx_responses_items, name, len);
}


ngx_str_t
ngx_responses_item_name(ngx_uint_t item)
{
    return ngx_responses_items[item].name;
}


ngx_str_t
ngx_responses_item_prefix(ngx_uint_t item)
{
    return ngx_responses_items[item].prefix;
}


ngx_uint_t
ngx_responses_part_find(const u_char *name, size_t len)
{
    return ngx_responses_kind_find(ngx_responses_parts, name, len);
}


ngx_str_t
ngx_responses_part_name(ngx_uint_t part)
{
    return ngx_responses_parts[part].name;
}


/* both tables end with the row for what is not in them */

static ngx_uint_t
ngx_responses_kind_find(const ngx_responses_kind_t *kinds, const u_char *name,
    size_t len)
{
    ngx_uint_t  i;

    for (i = 1; kinds[i].name.len; i++) {

        if (kinds[i].name.len == len
            && ngx_memcmp(kinds[i].name.data, name, len) == 0)
        {
            break;
        }
    }

    return i;
}
