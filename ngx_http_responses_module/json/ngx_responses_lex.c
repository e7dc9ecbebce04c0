
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Strings and numbers of raw JSON text: their grammar and UTF-8.
 *
 * Never decodes, never reads past the end.  Invariant: each byte is read a
 * fixed number of times.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_number.h"
#include "core/ngx_responses_utf8.h"
#include "json/ngx_responses_lex.h"


static size_t ngx_responses_lex_escape(u_char *p, u_char *last);
static u_char *ngx_responses_lex_digits(u_char *p);


u_char *
ngx_responses_lex_more(u_char *p, u_char *last, ngx_uint_t *escaped)
{
    size_t  n;

    while (p < last && *p >= 0x20 && *p != '"') {

        if (*p == '\\') {
            *escaped = 1;
            n = ngx_responses_lex_escape(p, last);

        } else {
            n = ngx_responses_utf8_run(p, last) - p;
        }

        if (n == 0) {
            break;
        }

        p += n;

        if (*p < 0x80) {
            p = ngx_responses_lex_plain(p, last);
        }
    }

    return p;
}


/* the length of the escape, RFC 8259 section 7; 0: it is invalid */

static size_t
ngx_responses_lex_escape(u_char *p, u_char *last)
{
    if (last - p < 2) {
        return 0;
    }

    switch (p[1]) {

    case '"':
    case '\\':
    case '/':
    case 'b':
    case 'f':
    case 'n':
    case 'r':
    case 't':
        return 2;

    case 'u':
        if (last - p >= 6 && ngx_responses_number_hex4(p + 2) != NGX_ERROR) {
            return 6;
        }

        return 0;
    }

    return 0;
}


u_char *
ngx_responses_lex_fraction(u_char *p)
{
    if (*p == '.') {
        p = ngx_responses_lex_digits(p + 1);
    }

    if (p && (*p == 'e' || *p == 'E')) {
        p++;
        p += (*p == '+' || *p == '-');
        p = ngx_responses_lex_digits(p);
    }

    return p;
}


/* past the digits, NULL: there are none */

static u_char *
ngx_responses_lex_digits(u_char *p)
{
    u_char  *start;

    start = p;

    while (ngx_responses_digit(*p)) {
        p++;
    }

    if (p == start) {
        return NULL;
    }

    return p;
}
