
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * UTF-8 validation, RFC 3629 section 4.
 *
 * ngx_utf8_decode() and yajl both accept some ill-formed sequences, so UTF-8
 * is validated here.  Never decodes, never changes a byte, never reads past
 * the end.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_utf8.h"


#define ngx_responses_utf8_tail(c)  (((c) & 0xc0) == 0x80)


u_char *
ngx_responses_utf8_run(u_char *p, u_char *last)
{
    size_t  n;

    while (p < last && *p >= 0x80) {
        n = ngx_responses_utf8_char(p, last - p);

        if (n == 0) {
            break;
        }

        p += n;
    }

    return p;
}


size_t
ngx_responses_utf8_char(u_char *p, size_t len)
{
    if (len == 0) {
        return 0;
    }

    if (p[0] < 0x80) {
        return 1;
    }

    if (p[0] < 0xe0) {
        if (p[0] >= 0xc2 && len > 1 && ngx_responses_utf8_tail(p[1])) {
            return 2;
        }

        return 0;
    }

    if (len < 3 || !ngx_responses_utf8_tail(p[1])
        || !ngx_responses_utf8_tail(p[2]))
    {
        return 0;
    }

    if (p[0] < 0xf0) {

        /* overlong, a surrogate */

        if (p[0] == 0xe0 && p[1] < 0xa0) {
            return 0;
        }

        if (p[0] == 0xed && p[1] > 0x9f) {
            return 0;
        }

        return 3;
    }

    if (len < 4 || !ngx_responses_utf8_tail(p[3]) || p[0] > 0xf4) {
        return 0;
    }

    /* overlong, over U+10FFFF */

    if (p[0] == 0xf0 && p[1] < 0x90) {
        return 0;
    }

    if (p[0] == 0xf4 && p[1] > 0x8f) {
        return 0;
    }

    return 4;
}
