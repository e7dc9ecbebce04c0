
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Strings and numbers of raw JSON text, RFC 8259 sections 6 and 7.
 *
 * The bytes lie together, from p up to last, which is never read.
 */


#ifndef _NGX_RESPONSES_LEX_H_INCLUDED_
#define _NGX_RESPONSES_LEX_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>


#define NGX_RESPONSES_LEX_ONES  0x0101010101010101ULL


/* the byte after the number that begins at p; NULL: it is invalid */

u_char *ngx_responses_lex_number(u_char *p);

/* internal: a string from a byte on that is not plain */

u_char *ngx_responses_lex_more(u_char *p, u_char *last, ngx_uint_t *escaped);


/* the first byte that is not plain ASCII in a string, or last */

static ngx_inline u_char *
ngx_responses_lex_plain(u_char *p, u_char *last)
{
    uint64_t  word, found;

    while (last - p >= 8) {
        ngx_memcpy(&word, p, 8);

        /*
         * A byte that is zero, or below 0x20, borrows from its high bit; it
         * may make the next byte look the same, never one before it.
         */

        found = ((word ^ 0x02 * NGX_RESPONSES_LEX_ONES)
                 - 0x21 * NGX_RESPONSES_LEX_ONES)
                | ((word ^ 0x5c * NGX_RESPONSES_LEX_ONES)
                   - NGX_RESPONSES_LEX_ONES)
                | word;

        found &= 0x80 * NGX_RESPONSES_LEX_ONES;

        if (found) {
#if (NGX_HAVE_LITTLE_ENDIAN)
            return p + __builtin_ctzll(found) / 8;
#else
            break;
#endif
        }

        p += 8;
    }

    while (p < last && *p >= 0x20 && *p < 0x80 && *p != '"' && *p != '\\') {
        p++;
    }

    return p;
}


/*
 * The quote that ends the string whose inner bytes begin at p.  Any other
 * byte is the one at which the string is invalid, and last if it is cut.
 */

static ngx_inline u_char *
ngx_responses_lex_quote(u_char *p, u_char *last, ngx_uint_t *escaped)
{
    *escaped = 0;

    p = ngx_responses_lex_plain(p, last);

    if (*p == '"') {
        return p;
    }

    return ngx_responses_lex_more(p, last, escaped);
}


#endif /* _NGX_RESPONSES_LEX_H_INCLUDED_ */
