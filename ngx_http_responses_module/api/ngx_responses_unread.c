
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The members of responses, items and parts whose objects and arrays can be
 * large and deep, and of which nobody looks at what is in them, unless a rule
 * of the user names a path through them: they count for no limit.
 *
 * Invariant: no code of the module reads a member of a member of such a name,
 * wherever it is.  That a member is there, and whether it is empty, is read.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_member.h"
#include "api/ngx_responses_unread.h"


/* by member; values are numbers of bits */

const u_char  ngx_responses_unread[NGX_RESPONSES_M_MAX] = {

    /* of responses: what the request said; "text" has the format */

    [NGX_RESPONSES_M_TOOLS] = 1,       /* also of items: schemas */
    [NGX_RESPONSES_M_TOOL_CHOICE] = 2,
    [NGX_RESPONSES_M_TEXT] = 3,
    [NGX_RESPONSES_M_INSTRUCTIONS] = 4,
    [NGX_RESPONSES_M_INPUT] = 5,
    [NGX_RESPONSES_M_PROMPT] = 6,
    [NGX_RESPONSES_M_METADATA] = 7,

    /* of items and parts */

    [NGX_RESPONSES_M_LOGPROBS] = 8,
    [NGX_RESPONSES_M_TOP_LOGPROBS] = 9,
    [NGX_RESPONSES_M_RESULTS] = 10,
    [NGX_RESPONSES_M_OUTPUTS] = 11
};


uint32_t
ngx_responses_unread_through(const ngx_str_t *path)
{
    u_char      *p, *dot, *last;
    uint32_t     through;
    ngx_uint_t   skip;

    p = path->data;
    last = p + path->len;
    through = 0;

    /* the last name of the path is that of the value which it is about */

    while ((dot = memchr(p, '.', last - p)) != NULL) {
        skip = ngx_responses_unread[ngx_responses_member_find(p, dot - p)];

        if (skip) {
            through |= (uint32_t) 1 << skip;
        }

        p = dot + 1;
    }

    return through;
}
