
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * UTF-8 validation, RFC 3629 section 4.
 *
 * ngx_utf8_decode() and yajl both accept some ill-formed sequences, so UTF-8
 * is validated here.  Never decodes, never changes a byte.  Invariant: the
 * result does not depend on how the input was cut.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_utf8.h"


static ngx_int_t ngx_responses_utf8_lead(ngx_responses_utf8_t *utf8, u_char c);


#define ngx_responses_utf8_tail(c)  (((c) & 0xc0) == 0x80)


ngx_int_t
ngx_responses_utf8_check(ngx_responses_utf8_t *utf8, u_char *p, size_t len)
{
    u_char    *last;
    uint64_t   word[4];

    last = p + len;

    while (p < last) {

        if (utf8->left == 0) {

            /* most text is ASCII */

            while (last - p >= 32) {
                ngx_memcpy(word, p, 32);

                if ((word[0] | word[1] | word[2] | word[3])
                    & 0x8080808080808080ULL)
                {
                    break;
                }

                p += 32;
            }

            while (p < last && *p < 0x80) {
                p++;
            }

            if (p == last) {
                break;
            }

            if (ngx_responses_utf8_lead(utf8, *p) != NGX_OK) {
                return NGX_DECLINED;
            }

            p++;
            continue;
        }

        if (*p < utf8->low || *p > utf8->high) {
            return NGX_DECLINED;
        }

        utf8->low = 0x80;
        utf8->high = 0xbf;
        utf8->left--;
        p++;
    }

    return utf8->left ? NGX_AGAIN : NGX_OK;
}


u_char *
ngx_responses_utf8_run(u_char *p, u_char *last)
{
    size_t  n;
    u_char  c;

    while (p < last && *p >= 0x80) {

        if (last - p >= 3) {
            c = *p;

            /* nearly all characters of most languages */

            if (c > 0xe0 && c < 0xf0 && c != 0xed
                && ngx_responses_utf8_tail(p[1])
                && ngx_responses_utf8_tail(p[2]))
            {
                p += 3;
                continue;
            }

            if (c > 0xc1 && c < 0xe0 && ngx_responses_utf8_tail(p[1])) {
                p += 2;
                continue;
            }
        }

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
        return (p[0] >= 0xc2 && len > 1 && ngx_responses_utf8_tail(p[1]))
               ? 2 : 0;
    }

    if (len < 3 || !ngx_responses_utf8_tail(p[1])
        || !ngx_responses_utf8_tail(p[2]))
    {
        return 0;
    }

    if (p[0] < 0xf0) {

        /* overlong, a surrogate */

        return ((p[0] == 0xe0 && p[1] < 0xa0)
                || (p[0] == 0xed && p[1] > 0x9f)) ? 0 : 3;
    }

    if (len < 4 || !ngx_responses_utf8_tail(p[3]) || p[0] > 0xf4) {
        return 0;
    }

    /* overlong, over U+10FFFF */

    return ((p[0] == 0xf0 && p[1] < 0x90)
            || (p[0] == 0xf4 && p[1] > 0x8f)) ? 0 : 4;
}


/* RFC 3629 section 4: UTF8-2, UTF8-3 and UTF8-4 by their first byte */

static ngx_int_t
ngx_responses_utf8_lead(ngx_responses_utf8_t *utf8, u_char c)
{
    utf8->low = 0x80;
    utf8->high = 0xbf;

    if (c < 0xc2 || c > 0xf4) {
        return NGX_DECLINED;
    }

    if (c < 0xe0) {
        utf8->left = 1;

    } else if (c < 0xf0) {
        utf8->left = 2;

        if (c == 0xe0) {
            utf8->low = 0xa0;

        } else if (c == 0xed) {
            utf8->high = 0x9f;
        }

    } else {
        utf8->left = 3;

        if (c == 0xf0) {
            utf8->low = 0x90;

        } else if (c == 0xf4) {
            utf8->high = 0x8f;
        }
    }

    return NGX_OK;
}
