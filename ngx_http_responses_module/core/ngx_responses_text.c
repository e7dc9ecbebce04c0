
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Decodes, compares and hashes the text of a JSON string.
 *
 * Never validates: its input was validated before.  Invariant: invalid escapes
 * are decoded to some character, and no byte past the end is read.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_number.h"
#include "core/ngx_responses_utf8.h"
#include "core/ngx_responses_text.h"


/* FNV-1a, of words of eight bytes */

#define NGX_RESPONSES_TEXT_SUM    14695981039346656037ULL
#define NGX_RESPONSES_TEXT_PRIME  1099511628211ULL

/* a product takes no bits down */

#define ngx_responses_text_sum_word(sum, word)                                \
    sum = (sum ^ (word)) * NGX_RESPONSES_TEXT_PRIME;                          \
    sum ^= sum >> 32

#define ngx_responses_text_high(c)  ((c) >= 0xd800 && (c) <= 0xdbff)
#define ngx_responses_text_low(c)   ((c) >= 0xdc00 && (c) <= 0xdfff)


static u_char *ngx_responses_text_skip(u_char *p, u_char *last);
static u_char *ngx_responses_text_next(u_char *p, u_char *last, uint32_t *c);


uint64_t
ngx_responses_text_sum(u_char *p, size_t size)
{
    u_char    *last, *q, bytes[16];
    size_t     len;
    uint32_t   c;
    uint64_t   sum, word;

    last = p + size;
    q = bytes;
    len = 0;
    sum = NGX_RESPONSES_TEXT_SUM;

    /* without escapes, the bytes as they stand */

    if (memchr(p, '\\', size) == NULL) {

        for ( /* void */ ; last - p >= 8; p += 8, len += 8) {
            ngx_memcpy(&word, p, 8);
            ngx_responses_text_sum_word(sum, word);
        }

        q = ngx_cpymem(q, p, last - p);
        p = last;
    }

    /* up to 7 bytes wait, a character adds up to 4, and 8 zeros follow */

    while (p < last) {
        p = ngx_responses_text_char(p, last, &c);
        q = ngx_responses_text_put(q, c);

        if (q - bytes >= 8) {
            ngx_memcpy(&word, bytes, 8);
            ngx_responses_text_sum_word(sum, word);

            q -= 8;
            len += 8;
            ngx_memcpy(bytes, bytes + 8, 8);
        }
    }

    len += q - bytes;

    ngx_memzero(q, 8);
    ngx_memcpy(&word, bytes, 8);

    ngx_responses_text_sum_word(sum, word);
    ngx_responses_text_sum_word(sum, len);

    return sum;
}


ngx_int_t
ngx_responses_text_decode(ngx_responses_mem_t *mem, ngx_responses_buf_t *buf,
    u_char *p, size_t size)
{
    u_char    *q, *last, *escape;
    uint32_t   c;

    /* half a pair takes three bytes, its escape took six */

    if (ngx_responses_buf_reserve(mem, buf, size + 4) != NGX_OK) {
        return NGX_ERROR;
    }

    q = buf->start;
    last = p + size;

    while (p < last) {

        escape = memchr(p, '\\', last - p);

        if (escape == NULL) {
            escape = last;
        }

        q = ngx_cpymem(q, p, escape - p);
        p = escape;

        if (p < last) {
            p = ngx_responses_text_char(p, last, &c);
            q = ngx_responses_text_put(q, c);
        }
    }

    buf->len = q - buf->start;

    return NGX_OK;
}


size_t
ngx_responses_text_whole(u_char *p, size_t size)
{
    size_t     n;
    ngx_int_t  c;

    if (size < 6 || p[size - 6] != '\\' || p[size - 5] != 'u') {
        return size;
    }

    /* after an escaped backslash an escape cannot be here */

    for (n = size - 6; n && p[n - 1] == '\\'; n--) {
        /* void */
    }

    c = ngx_responses_number_hex4(p + size - 4);

    if ((size - 6 - n) % 2 == 0 && ngx_responses_text_high(c)) {
        return size - 6;
    }

    return size;
}


ngx_uint_t
ngx_responses_text_is(u_char *p, size_t size, u_char *text, size_t len)
{
    size_t     n;
    u_char    *last, c4[4];
    uint32_t   c;

    last = p + size;

    while (p < last) {
        p = ngx_responses_text_char(p, last, &c);
        n = ngx_responses_text_put(c4, c) - c4;

        if (n > len || ngx_memcmp(c4, text, n) != 0) {
            return 0;
        }

        text += n;
        len -= n;
    }

    return len == 0;
}


ngx_uint_t
ngx_responses_text_same(u_char *p, size_t size, u_char *q, size_t len)
{
    u_char    *last, *end;
    uint32_t   a, b;

    if (size == len && ngx_memcmp(p, q, len) == 0) {
        return 1;
    }

    /* other names without escapes differ */

    if (memchr(p, '\\', size) == NULL && memchr(q, '\\', len) == NULL) {
        return 0;
    }

    last = p + size;
    end = q + len;

    while (p < last && q < end) {
        p = ngx_responses_text_char(p, last, &a);
        q = ngx_responses_text_char(q, end, &b);

        if (a != b) {
            return 0;
        }
    }

    return p == last && q == end;
}


ngx_uint_t
ngx_responses_text_differs(u_char *p, size_t size, u_char *q, size_t len)
{
    u_char    *last, *end;
    uint32_t   a, b;

    last = p + size;
    end = q + len;

    p = ngx_responses_text_skip(p, last);
    q = ngx_responses_text_skip(q, end);

    while (p < last && q < end) {
        p = ngx_responses_text_char(p, last, &a);
        q = ngx_responses_text_char(q, end, &b);

        if (a != b) {
            return 1;
        }
    }

    return 0;
}


/* the first character that is not a blank */

static u_char *
ngx_responses_text_skip(u_char *p, u_char *last)
{
    u_char    *next;
    uint32_t   c;

    for ( /* void */ ; p < last; p = next) {
        next = ngx_responses_text_char(p, last, &c);

        switch (c) {

        case ' ':
        case '\t':
        case CR:
        case LF:
            continue;

        default:
            return p;
        }
    }

    return p;
}


u_char *
ngx_responses_text_char(u_char *p, u_char *last, uint32_t *c)
{
    u_char    *next;
    uint32_t   low;

    p = ngx_responses_text_next(p, last, c);

    if (ngx_responses_text_high(*c) && p < last) {
        next = ngx_responses_text_next(p, last, &low);

        if (ngx_responses_text_low(low)) {
            *c = 0x10000 + ((*c - 0xd800) << 10) + (low - 0xdc00);
            p = next;
        }
    }

    if (ngx_responses_text_high(*c) || ngx_responses_text_low(*c)) {
        *c = NGX_RESPONSES_TEXT_INVALID;
    }

    return p;
}


/* one character, or one half of a pair if it is an escape */

static u_char *
ngx_responses_text_next(u_char *p, u_char *last, uint32_t *c)
{
    size_t     n;
    ngx_int_t  value;

    static const u_char  names[] = "bfnrt";
    static const u_char  values[] = "\b\f\n\r\t";

    *c = *p;

    if (*p == '\\' && last - p >= 2) {

        if (p[1] == 'u' && last - p >= 6) {
            value = ngx_responses_number_hex4(p + 2);

            if (value == NGX_ERROR) {
                *c = NGX_RESPONSES_TEXT_INVALID;

            } else {
                *c = (uint32_t) value;
            }

            return p + 6;
        }

        *c = p[1];

        for (n = 0; n < sizeof(names) - 1; n++) {
            if (p[1] == names[n]) {
                *c = values[n];
            }
        }

        return p + 2;
    }

    if (*p < 0x80) {
        return p + 1;
    }

    n = ngx_responses_utf8_char(p, last - p);

    switch (n) {

    case 2:
        *c = (p[0] & 0x1f) << 6 | (p[1] & 0x3f);
        break;

    case 3:
        *c = (p[0] & 0x0f) << 12 | (p[1] & 0x3f) << 6 | (p[2] & 0x3f);
        break;

    case 4:
        *c = (uint32_t) (p[0] & 0x07) << 18 | (p[1] & 0x3f) << 12
             | (p[2] & 0x3f) << 6 | (p[3] & 0x3f);
        break;

    default:
        *c = '?';
        return p + 1;
    }

    return p + n;
}


u_char *
ngx_responses_text_put(u_char *p, uint32_t c)
{
    if (c < 0x80) {
        *p++ = (u_char) c;
        return p;
    }

    if (c < 0x800) {
        *p++ = (u_char) (0xc0 | c >> 6);

    } else {

        if (c < 0x10000) {
            *p++ = (u_char) (0xe0 | c >> 12);

        } else {
            *p++ = (u_char) (0xf0 | c >> 18);
            *p++ = (u_char) (0x80 | (c >> 12 & 0x3f));
        }

        *p++ = (u_char) (0x80 | (c >> 6 & 0x3f));
    }

    *p++ = (u_char) (0x80 | (c & 0x3f));

    return p;
}
