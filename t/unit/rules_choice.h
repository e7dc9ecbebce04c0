
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Rules at random, in words of rules.h: of variables 1 to 3 and conditions 0
 * and 1.
 */


#ifndef _RULES_CHOICE_H_INCLUDED_
#define _RULES_CHOICE_H_INCLUDED_


#include <stdarg.h>
#include <stdio.h>

#include "mem.h"
#include "random.h"


static void
choice_print(bytes_t *b, const char *fmt, ...)
{
    char     buf[512];
    va_list  args;

    va_start(args, fmt);
    vsnprintf(buf, sizeof(buf), fmt, args);
    va_end(args);

    bytes_text(b, buf);
}


static ngx_inline const char *
choice_any(const char **list, ngx_uint_t n)
{
    return list[random_below(n)];
}


#define any_of(list)  choice_any(list, sizeof(list) / sizeof(list[0]))


static const char  *choice_types[] = {
    "*", "acme.*", "*.delta", "response.*", "response.output_text.*",
    "response.content_part.added", "response.content_part.done",
    "response.output_item.added", "response.output_item.done",
    "response.reasoning*", "*summary*",
    "response.reasoning_summary_part.added", "*.done", "*call*", "keepalive",
    "response.in_progress", "response.routing.completed",
    "response.function_call_arguments.delta", "response.web_search_call.*",
    "acme.x"
};

static const char  *choice_items[] = {
    "message", "reasoning", "*_call", "*", "x", "acme_call", "function_call"
};

static const char  *choice_paths[] = {
    "x", "obfuscation", "logprobs", "x.y", "x.y.*", "x.y.*.z", "m", "e",
    "item.x", "item.x.y", "item.encrypted_content", "item.content.*.x",
    "item.summary.*.obfuscation", "part.x", "part.x.y", "part.obfuscation",
    "part.x.y.*.y", "response.x", "response.tools", "response.tools.*.a",
    "response.instructions", "response.usage.q", "response.usage",
    "response.metadata", "response.output.*.x", "response.output.*.content",
    "response.output.*.x.y.*", "response.output.*.content.*.x",
    "response.output.*.encrypted_content", "response.e", "response.e.x",
    "item.e.a", "item.e.b", "never"
};

static const char  *choice_values[] = {
    "\"s\"", "true", "null", "{}", "[]", "$1", ":$2", ":$1", "$3",
    "{\"y\":{}}", "[{\"z\":[]}]"
};

static const char  *choice_anchors[] = {
    "response.in_progress", "response.output_text.delta",
    "response.output_text.done", "response.output_item.added",
    "response.output_item.done", "acme.x", "response.content_part.added",
    "acme.z", "response.routing.completed"
};


/* a line for rules_make(); hiding: it may be about types of events */

static ngx_inline void
choice_rule(bytes_t *text, ngx_uint_t hiding)
{
    const char  *anchor;

    static const char  *signs[] = { ">", ">>", "<", "<<" };

    switch (random_below(hiding ? 8 : 7)) {

    case 0:
    case 1:
        choice_print(text, "F %s %s", any_of(choice_paths),
                     any_of(choice_paths));
        break;

    case 2:
    case 3:
        choice_print(text, "S %s %s", any_of(choice_paths),
                     any_of(choice_values));
        break;

    case 4:
        choice_print(text, "I %s", any_of(choice_items));
        break;

    case 5:
        anchor = any_of(choice_anchors);

        if (random_below(5) == 0) {
            anchor = "response.created";
        }

        choice_print(text, "A added.%lu %s%s a=%s b=%s",
                     (unsigned long) random_below(100), signs[random_below(
                     strcmp(anchor, "response.created") == 0 ? 2 : 4)],
                     anchor, any_of(choice_values), any_of(choice_values));
        break;

    case 6:
        switch (random_below(4)) {

        case 0:
            choice_print(text, "R %s", random_below(3) ? "$1" : "$3");
            break;

        case 1:
            choice_print(text, "D");
            return bytes_lit(text, "\n");

        default:
            choice_print(text, "W %s %s", random_below(2) ? "secret" : "a",
                         random_below(2) ? "XX" : "");
            return bytes_lit(text, "\n");
        }

        break;

    default:
        choice_print(text, "H %s", any_of(choice_types));
    }

    choice_print(text, " %s\n", random_below(6) ? "" : random_below(2)
                                                      ? "?0" : "?1");
}


#endif /* _RULES_CHOICE_H_INCLUDED_ */
