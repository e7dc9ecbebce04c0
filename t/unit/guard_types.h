
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The catalogue of the contract's reader, and frames as every client
 * survives them.
 */


#ifndef _GUARD_TYPES_H_INCLUDED_
#define _GUARD_TYPES_H_INCLUDED_


#include "compare.h"


typedef enum {
    GUARD_LIFECYCLE = 1,
    GUARD_END,
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
 * o output_index, c content_index, s summary_index, k command_index,
 * i item_id
 */

typedef struct {
    const char    *name;
    guard_kind_e   kind;
    const char    *carries;            /* of ends: NULL if things stay open */
} guard_type_t;


/* a name that ends in a dot stands for all that begin so */

static guard_type_t  guard_types[] = {
    { "response.created", GUARD_LIFECYCLE, "" },
    { "response.queued", GUARD_LIFECYCLE, "" },
    { "response.in_progress", GUARD_LIFECYCLE, "" },
    { "response.completed", GUARD_END, "" },
    { "response.incomplete", GUARD_END, "" },
    { "response.failed", GUARD_END, NULL },
    { "response.cancelled", GUARD_END, NULL },
    { "error", GUARD_OTHER, "" },
    { "response.output_item.added", GUARD_ADDS, "o" },
    { "response.output_item.done", GUARD_ENDS, "o" },
    { "response.content_part.added", GUARD_OPENS, "oci" },
    { "response.content_part.done", GUARD_CLOSES, "oci" },
    { "response.output_text.delta", GUARD_SAYS, "oci" },
    { "response.output_text.done", GUARD_SAID, "oci" },
    { "response.output_text.annotation.added", GUARD_TELLS, "oci" },
    { "response.refusal.delta", GUARD_SAYS, "oci" },
    { "response.refusal.done", GUARD_SAID, "oci" },
    { "response.reasoning_text.delta", GUARD_SAYS, "oci" },
    { "response.reasoning_text.done", GUARD_SAID, "oci" },
    { "response.reasoning.delta", GUARD_SAYS, "oci" },
    { "response.reasoning.done", GUARD_SAID, "oci" },
    { "response.reasoning_summary_part.added", GUARD_OPENS, "osi" },
    { "response.reasoning_summary_part.done", GUARD_CLOSES, "osi" },
    { "response.reasoning_summary_text.delta", GUARD_SAYS, "osi" },
    { "response.reasoning_summary_text.done", GUARD_SAID, "osi" },
    { "response.function_call_arguments.", GUARD_TELLS, "oi" },
    { "response.custom_tool_call_input.", GUARD_TELLS, "oi" },
    { "response.mcp_call_arguments.", GUARD_TELLS, "oi" },
    { "response.mcp_call.", GUARD_TELLS, "oi" },
    { "response.mcp_list_tools.", GUARD_TELLS, "oi" },
    { "response.file_search_call.", GUARD_TELLS, "oi" },
    { "response.web_search_call.", GUARD_TELLS, "oi" },
    { "response.code_interpreter_call.", GUARD_TELLS, "oi" },
    { "response.code_interpreter_call_code.", GUARD_TELLS, "oi" },
    { "response.image_generation_call.", GUARD_TELLS, "oi" },
    { "response.compaction.", GUARD_TELLS, "oi" },
    { "response.shell_call_command.added", GUARD_OPENS, "ok" },
    { "response.shell_call_command.delta", GUARD_SAYS, "ok" },
    { "response.shell_call_command.done", GUARD_SAID, "ok" },
    { "response.shell_call_output_content.", GUARD_TELLS, "oik" },
    { "response.apply_patch_call_operation_diff.", GUARD_TELLS, "oi" },
    { "response.routing.completed", GUARD_OTHER, "" },
    { "response.rewrite.in_progress", GUARD_OTHER, "" },
    { NULL, GUARD_OTHER, NULL }
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


/*
 * G9: LF only, an event line at most and one data line, no id and no retry,
 * a blank line at the very end.
 */

static ngx_inline ngx_uint_t
guard_frames(u_char *p, size_t len, ngx_uint_t bad)
{
    u_char      *last, *end;
    ngx_uint_t   events, datas;

    last = p + len;

    if (len == 0) {
        return 1;
    }

    if (memchr(p, '\r', len) || p[0] == 0xEF || last[-1] != '\n'
        || (len > 1 && last[-2] != '\n' && !bad))
    {
        return 0;
    }

    events = datas = 0;

    for ( /* void */ ; p < last; p = end + 1) {
        end = memchr(p, '\n', last - p);

        if (end > p) {

            if (strncmp((char *) p, "event:", 6) == 0) {
                events++;

            } else if (strncmp((char *) p, "data:", 5) == 0) {
                datas++;

            } else if (strncmp((char *) p, "id:", 3) == 0
                       || strncmp((char *) p, "retry:", 6) == 0)
            {
                return 0;
            }

            continue;
        }

        if (events > 1 || (events && datas == 0)
            || (datas > 1 && !bad))
        {
            return 0;
        }

        events = datas = 0;
    }

    return events == 0 && datas == 0;
}


static ngx_inline bytes_t *
guard_string(json_t *node, const char *key)
{
    static bytes_t  empty = { (u_char *) "", 0, 0 };

    node = json_get(node, key);

    return (node && node->kind == JSON_STRING) ? &node->value : &empty;
}


static ngx_inline ngx_uint_t
guard_is(bytes_t *b, const char *text)
{
    return b->len == strlen(text) && memcmp(b->data, text, b->len) == 0;
}


#endif /* _GUARD_TYPES_H_INCLUDED_ */
