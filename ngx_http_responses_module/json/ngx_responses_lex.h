
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Strings and numbers of a whole JSON text, RFC 8259 sections 6 and 7.
 *
 * Strings are read up to last, a byte which is not a quote and can be read,
 * numbers up to the first byte which cannot be part of one.
 */


#ifndef _NGX_RESPONSES_LEX_H_INCLUDED_
#define _NGX_RESPONSES_LEX_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_number.h"


/* each x86-64 has it */

#if (defined __SSE2__ && defined __GNUC__)
#include <emmintrin.h>
#define NGX_RESPONSES_SSE2  1
#endif

#define NGX_RESPONSES_LEX_ONES  0x0101010101010101ULL


/* internal: the byte after a fraction or an exponent; NULL: it is invalid */

u_char *ngx_responses_lex_fraction(u_char *p);

/* internal: continues a string at a byte that is not plain */

u_char *ngx_responses_lex_more(u_char *p, u_char *last, ngx_uint_t *escaped);


/* the byte after the number that begins at p; NULL: it is invalid */

static ngx_inline u_char *
ngx_responses_lex_number(u_char *p)
{
    p += (*p == '-');

    if (*p == '0') {
        p++;

    } else if (ngx_responses_digit(*p)) {

        do {
            p++;
        } while (ngx_responses_digit(*p));

    } else {
        return NULL;
    }

    if (*p == '.' || (*p | 0x20) == 'e') {
        return ngx_responses_lex_fraction(p);
    }

    return p;
}


/*
 * Where the last one of the integers begins that stand at p with nothing but
 * commas between them, as the bytes of tokens do; p, if there are none.
 */

static ngx_inline u_char *
ngx_responses_lex_integers(u_char *p)
{
    u_char  *end;

    while (*p >= '1' && *p <= '9') {
        end = p + 1;

        while (ngx_responses_digit(*end)) {
            end++;
        }

        if (*end != ',' || !ngx_responses_digit(end[1])) {
            break;
        }

        p = end + 1;
    }

    return p;
}


/* the first byte that is not plain ASCII in a string, or last */

static ngx_inline u_char *
ngx_responses_lex_plain(u_char *p, u_char *last)
{
    uint64_t  word, found;

#if (NGX_RESPONSES_SSE2)
    uint32_t  mask;
    __m128i   block, stop;

    while (last - p >= 16) {
        block = _mm_loadu_si128((const __m128i *) p);

        /* the high bits tell; bytes that are not ASCII are negative here */

        stop = _mm_or_si128(_mm_subs_epi8(block, _mm_set1_epi8(0x20)),
                    _mm_or_si128(_mm_cmpeq_epi8(block, _mm_set1_epi8('"')),
                                 _mm_cmpeq_epi8(block, _mm_set1_epi8('\\'))));

        mask = _mm_movemask_epi8(stop);

        if (mask) {
            return p + (uint32_t) __builtin_ctz(mask);
        }

        p += 16;
    }
#endif

    while (last - p >= 8) {
        ngx_memcpy(&word, p, 8);

        /*
         * A quote ^ 2 is 0x20, a control byte ^ 2 is less, other bytes are
         * more: subtracting 0x21 sets the high bit of these two, as
         * subtracting 1 sets that of a backslash ^ 0x5c.  A byte that is not
         * ASCII keeps its high bit in one of the two.  A borrow may set the
         * high bit of a later byte, too.
         */

        found = ((word ^ 0x02 * NGX_RESPONSES_LEX_ONES)
                 - 0x21 * NGX_RESPONSES_LEX_ONES)
                | ((word ^ 0x5c * NGX_RESPONSES_LEX_ONES)
                   - NGX_RESPONSES_LEX_ONES);

        found &= 0x80 * NGX_RESPONSES_LEX_ONES;

        if (found) {
#if (NGX_HAVE_LITTLE_ENDIAN)
            return p + (uint32_t) __builtin_ctzll(found) / 8;
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
 * Returns the quote that ends the string whose inner bytes begin at p, or
 * the byte at which the string is invalid, which is last if it is cut.
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
