
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Whether a text is well-formed UTF-8.
 */


#ifndef _UTF8_H_INCLUDED_
#define _UTF8_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_utf8.h"


static ngx_inline ngx_uint_t
utf8_valid(const void *text, size_t len)
{
    size_t   n;
    u_char  *p;

    for (p = (u_char *) text; len; p += n, len -= n) {
        n = ngx_responses_utf8_char(p, len);

        if (n == 0) {
            return 0;
        }
    }

    return 1;
}


#endif /* _UTF8_H_INCLUDED_ */
