
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Raw JSON text, token by token, in bytes that lie together.
 *
 * Looks at a text that may be anything: it never reads past its end, and
 * nothing that it says may be believed before the grammar was checked.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_number.h"
#include "core/ngx_responses_utf8.h"
#include "json/ngx_responses_token.h"


static u_char *ngx_responses_token_string_end(u_char *p, u_char *last);


ngx_int_t
ngx_responses_token_trim(u_char *p, size_t *start, size_t *end)
{
    size_t  i, n;

    i = *start;
    n = *end;

    while (i < n && ngx_responses_token_blank(p[i])) {
        i++;
    }

    while (i < n && ngx_responses_token_blank(p[n - 1])) {
        n--;
    }

    *start = i;
    *end = n;

    return (n - i < 2 || p[i] != '{' || p[n - 1] != '}') ? NGX_DECLINED
                                                         : NGX_OK;
}


ngx_int_t
ngx_responses_token_check(u_char *p, size_t len, ngx_uint_t *plain)
{
    size_t                i;
    uint64_t              word, control, high;
    ngx_responses_utf8_t  utf8;

    control = 0;
    high = 0;

    for (i = 0; len - i >= 8; i += 8) {
        ngx_memcpy(&word, p + i, 8);

        /* a byte below 0x20 borrows, one over 0x7f is found by itself */

        control |= (word - 0x2020202020202020ULL) & ~word;
        high |= word;
    }

    control &= 0x8080808080808080ULL;
    high &= 0x8080808080808080ULL;

    for ( /* void */ ; i < len; i++) {
        control |= (p[i] < 0x20);
        high |= (p[i] & 0x80);
    }

    *plain = (control == 0);

    if (high) {
        ngx_memzero(&utf8, sizeof(ngx_responses_utf8_t));

        if (ngx_responses_utf8_check(&utf8, p, len) != NGX_OK) {
            return NGX_DECLINED;
        }
    }

    /* yajl takes these for white space, and they can stand nowhere */

    return (control && (memchr(p, '\v', len) || memchr(p, '\f', len)))
           ? NGX_DECLINED : NGX_OK;
}


/* the length of an escape or of a pair of them; whether it is half a pair */

size_t
ngx_responses_token_escape(u_char *p, size_t len, ngx_uint_t *lone)
{
    ngx_int_t  c;

    *lone = 0;

    if (len < 6 || p[1] != 'u') {
        return ngx_min(len, 2);
    }

    c = ngx_responses_number_hex4(p + 2);

    if (c < 0xd800 || c > 0xdfff) {
        return 6;
    }

    if (c < 0xdc00 && len >= 12 && p[6] == '\\' && p[7] == 'u') {
        c = ngx_responses_number_hex4(p + 8);

        if (c >= 0xdc00 && c <= 0xdfff) {
            return 12;
        }
    }

    *lone = 1;

    return 6;
}


/*
 * Finds the value after a name that ends at pos, and where it ends unless
 * it is a container.  yajl has not seen these bytes yet: nothing here may
 * be believed before it has.
 */

ngx_int_t
ngx_responses_token_value(u_char *text, size_t len, size_t pos,
    ngx_responses_span_t *span)
{
    u_char  *p, *last;

    p = text + pos;
    last = text + len;

    while (p < last && (ngx_responses_token_blank(*p) || *p == ':')) {
        p++;
    }

    if (p == last) {
        return NGX_DECLINED;
    }

    span->start = (uint32_t) (p - text);

    switch (*p) {

    case '{':
        span->kind = NGX_RESPONSES_JSON_OBJECT;
        return NGX_OK;

    case '[':
        span->kind = NGX_RESPONSES_JSON_ARRAY;
        return NGX_OK;

    case '"':
        span->kind = NGX_RESPONSES_JSON_STRING;

        p = ngx_responses_token_string_end(p + 1, last);
        if (p == NULL) {
            return NGX_DECLINED;
        }

        span->end = (uint32_t) (p + 1 - text);
        return NGX_OK;

    case 't':
        span->kind = NGX_RESPONSES_JSON_TRUE;
        break;

    case 'f':
        span->kind = NGX_RESPONSES_JSON_FALSE;
        break;

    case 'n':
        span->kind = NGX_RESPONSES_JSON_NULL;
        break;

    default:
        span->kind = NGX_RESPONSES_JSON_NUMBER;
        break;
    }

    while (p < last && *p != ',' && *p != '}'
           && !ngx_responses_token_blank(*p))
    {
        p++;
    }

    span->end = (uint32_t) (p - text);

    return NGX_OK;
}


/* the closing quote is the first one that is not escaped */

static u_char *
ngx_responses_token_string_end(u_char *p, u_char *last)
{
    u_char  *quote, *escape;

    quote = NULL;

    while (p < last) {

        if (quote == NULL || quote < p) {
            quote = memchr(p, '"', last - p);

            if (quote == NULL) {
                return NULL;
            }
        }

        escape = memchr(p, '\\', quote - p);

        if (escape == NULL) {
            return quote;
        }

        p = escape + 2;
    }

    return NULL;
}


/* the opening quote is the last one that is not escaped */

uint32_t
ngx_responses_token_key(u_char *text, size_t end)
{
    size_t  i, n;

    for (i = end - 2; i > 0; i--) {

        if (text[i] != '"') {
            continue;
        }

        for (n = 0; n < i && text[i - 1 - n] == '\\'; n++) { /* void */ }

        if (n % 2 == 0) {
            break;
        }
    }

    return (uint32_t) i;
}
