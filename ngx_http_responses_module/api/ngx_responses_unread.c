
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

#include "api/ngx_responses_unread.h"


const ngx_str_t  ngx_responses_unread[] = {

    /* of responses: what the request said; "text" has the format */

    ngx_string("tools"),               /* also of items: schemas */
    ngx_string("tool_choice"),
    ngx_string("text"),
    ngx_string("instructions"),
    ngx_string("input"),
    ngx_string("prompt"),
    ngx_string("metadata"),

    /* of items and parts */

    ngx_string("logprobs"),
    ngx_string("top_logprobs"),
    ngx_string("results"),
    ngx_string("outputs"),

    ngx_null_string
};


uint32_t
ngx_responses_unread_through(const ngx_str_t *path)
{
    u_char      *p, *dot, *last;
    uint32_t     through;
    ngx_uint_t   i;

    p = path->data;
    last = p + path->len;
    through = 0;

    /* the last name of the path is that of the value which it is about */

    while ((dot = memchr(p, '.', last - p)) != NULL) {

        for (i = 0; ngx_responses_unread[i].len; i++) {

            if (ngx_responses_unread[i].len == (size_t) (dot - p)
                && ngx_memcmp(ngx_responses_unread[i].data, p, dot - p) == 0)
            {
                through |= (uint32_t) 1 << i;
            }
        }

        p = dot + 1;
    }

    return through;
}
