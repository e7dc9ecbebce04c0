
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The catalogue of the contract's reader.
 */


#ifndef _GUARD_TYPES_H_INCLUDED_
#define _GUARD_TYPES_H_INCLUDED_


#include <string.h>

#include <ngx_config.h>
#include <ngx_core.h>


typedef enum {
    GUARD_LIFECYCLE = 1,
    GUARD_END,
    GUARD_ERROR,
    GUARD_OTHER,
    GUARD_ADDS,                        /* an item */
    GUARD_ENDS,
    GUARD_OPENS,                       /* a part */
    GUARD_CLOSES,
    GUARD_SAYS,                        /* its text */
    GUARD_SAID,
    GUARD_TELLS                        /* of an item or part */
} guard_kind_e;


/*
 * What an event of a type carries: o output_index, c content_index,
 * s summary_index, k command_index, i item_id.  A text is that of a part or
 * of an item of the type "of", and is the member "whole" of it.
 */

typedef struct {
    const char    *name;
    guard_kind_e   kind;
    const char    *carries;
    const char    *of;
    const char    *whole;
} guard_type_t;


/* a name that ends in a dot stands for all that begin so */

static guard_type_t  guard_types[] = {
    { "response.created", GUARD_LIFECYCLE, "", NULL, NULL },
    { "response.queued", GUARD_LIFECYCLE, "", NULL, NULL },
    { "response.in_progress", GUARD_LIFECYCLE, "", NULL, NULL },
    { "response.completed", GUARD_END, "", NULL, NULL },
    { "response.incomplete", GUARD_END, "", NULL, NULL },
    { "response.failed", GUARD_END, "", NULL, NULL },
    { "response.cancelled", GUARD_END, "", NULL, NULL },
    { "error", GUARD_ERROR, "", NULL, NULL },

    { "response.output_item.added", GUARD_ADDS, "o", NULL, NULL },
    { "response.output_item.done", GUARD_ENDS, "o", NULL, NULL },

    { "response.content_part.added", GUARD_OPENS, "oci", NULL, NULL },
    { "response.content_part.done", GUARD_CLOSES, "oci", NULL, NULL },
    { "response.output_text.delta", GUARD_SAYS, "oci", "output_text", "text" },
    { "response.output_text.done", GUARD_SAID, "oci", "output_text", "text" },
    { "response.output_text.annotation.added", GUARD_TELLS, "oci",
      "output_text", NULL },
    { "response.refusal.delta", GUARD_SAYS, "oci", "refusal", "refusal" },
    { "response.refusal.done", GUARD_SAID, "oci", "refusal", "refusal" },
    { "response.reasoning_text.delta", GUARD_SAYS, "oci", "reasoning_text",
      "text" },
    { "response.reasoning_text.done", GUARD_SAID, "oci", "reasoning_text",
      "text" },
    { "response.reasoning.delta", GUARD_SAYS, "oci", "reasoning_text",
      "text" },
    { "response.reasoning.done", GUARD_SAID, "oci", "reasoning_text",
      "text" },

    { "response.reasoning_summary_part.added", GUARD_OPENS, "osi", NULL,
      NULL },
    { "response.reasoning_summary_part.done", GUARD_CLOSES, "osi", NULL,
      NULL },
    { "response.reasoning_summary_text.delta", GUARD_SAYS, "osi",
      "summary_text", "text" },
    { "response.reasoning_summary_text.done", GUARD_SAID, "osi",
      "summary_text", "text" },

    { "response.function_call_arguments.delta", GUARD_SAYS, "oi",
      "function_call", "arguments" },
    { "response.function_call_arguments.done", GUARD_SAID, "oi",
      "function_call", "arguments" },
    { "response.custom_tool_call_input.delta", GUARD_SAYS, "oi",
      "custom_tool_call", "input" },
    { "response.custom_tool_call_input.done", GUARD_SAID, "oi",
      "custom_tool_call", "input" },
    { "response.mcp_call_arguments.delta", GUARD_SAYS, "oi", "mcp_call",
      "arguments" },
    { "response.mcp_call_arguments.done", GUARD_SAID, "oi", "mcp_call",
      "arguments" },
    { "response.code_interpreter_call_code.delta", GUARD_SAYS, "oi",
      "code_interpreter_call", "code" },
    { "response.code_interpreter_call_code.done", GUARD_SAID, "oi",
      "code_interpreter_call", "code" },
    { "response.apply_patch_call_operation_diff.delta", GUARD_SAYS, "oi",
      "apply_patch_call", "diff" },
    { "response.apply_patch_call_operation_diff.done", GUARD_SAID, "oi",
      "apply_patch_call", "diff" },

    { "response.shell_call_command.added", GUARD_OPENS, "ok", NULL, NULL },
    { "response.shell_call_command.delta", GUARD_SAYS, "ok", "command",
      "command" },
    { "response.shell_call_command.done", GUARD_SAID, "ok", "command",
      "command" },
    { "response.shell_call_output_content.", GUARD_TELLS, "oik", NULL, NULL },

    { "response.mcp_call.", GUARD_TELLS, "oi", NULL, NULL },
    { "response.mcp_list_tools.", GUARD_TELLS, "oi", NULL, NULL },
    { "response.file_search_call.", GUARD_TELLS, "oi", NULL, NULL },
    { "response.web_search_call.", GUARD_TELLS, "oi", NULL, NULL },
    { "response.code_interpreter_call.", GUARD_TELLS, "oi", NULL, NULL },
    { "response.image_generation_call.", GUARD_TELLS, "oi", NULL, NULL },
    { "response.compaction.", GUARD_TELLS, "oi", NULL, NULL },
    { "response.routing.completed", GUARD_OTHER, "", NULL, NULL },
    { "response.rewrite.in_progress", GUARD_OTHER, "", NULL, NULL },
    { NULL, GUARD_OTHER, NULL, NULL, NULL }
};


/* NULL: the contract says nothing of it */

static ngx_inline const guard_type_t *
guard_type(const char *name)
{
    size_t         len;
    guard_type_t  *type;

    for (type = guard_types; type->name; type++) {
        len = strlen(type->name);

        if (strcmp(name, type->name) == 0
            || (type->name[len - 1] == '.'
                && strncmp(name, type->name, len) == 0))
        {
            return type;
        }
    }

    return NULL;
}


#endif /* _GUARD_TYPES_H_INCLUDED_ */
