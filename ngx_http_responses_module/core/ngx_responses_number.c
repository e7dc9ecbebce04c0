
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * JSON integer tokens, RFC 8259 section 6, of any length, and counts that are
 * written in another way.
 *
 * Never reads past the token.  ngx_atoi() is not used, as it accepts "007" and
 * has no limit but that of its type.  Invariant: the value is compared with
 * the limit after each digit, so that no number of digits overflows.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_number.h"


ngx_int_t
ngx_responses_number_read(u_char *p, size_t len, int64_t *value)
{
    u_char      *last;
    int64_t      n;
    ngx_uint_t   negative;

    if (len == 0) {
        return NGX_DECLINED;
    }

    last = p + len;
    negative = (*p == '-');

    p += negative;

    if (p == last || (*p == '0' && last - p > 1)) {
        return NGX_DECLINED;
    }

    for (n = 0; p < last; p++) {

        if (*p < '0' || *p > '9') {
            return NGX_DECLINED;
        }

        n = n * 10 + (*p - '0');

        if (n > NGX_RESPONSES_NUMBER_MAX) {
            return NGX_DECLINED;
        }
    }

    if (negative && n) {
        return NGX_DECLINED;
    }

    *value = n;

    return NGX_OK;
}


ngx_int_t
ngx_responses_number_count(u_char *p, size_t len, int64_t *value)
{
    size_t   i;
    u_char  *dot;

    if (len == 0) {
        return NGX_DECLINED;
    }

    if (len > 2 && p[0] == '"') {
        p++;
        len -= 2;
    }

    dot = memchr(p, '.', len);

    if (dot) {
        for (i = dot - p + 1; i < len; i++) {

            if (p[i] != '0') {
                return NGX_DECLINED;
            }
        }

        len = dot - p;
    }

    return ngx_responses_number_read(p, len, value);
}


ngx_int_t
ngx_responses_number_hex4(u_char *p)
{
    u_char      c;
    ngx_int_t   n;
    ngx_uint_t  i;

    n = 0;

    for (i = 0; i < 4; i++) {

        if (p[i] >= '0' && p[i] <= '9') {
            n = n * 16 + (p[i] - '0');
            continue;
        }

        c = (u_char) (p[i] | 0x20);

        if (c < 'a' || c > 'f') {
            return NGX_ERROR;
        }

        n = n * 16 + (c - 'a' + 10);
    }

    return n;
}
