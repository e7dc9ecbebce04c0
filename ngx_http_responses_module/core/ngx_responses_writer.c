
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Writes output bytes: numbers, JSON strings, words for logs, labels.
 *
 * Never writes past the end of its buffer, never reads a text twice, does not
 * know events.  Invariant: no text can end the JSON string or the line of the
 * event stream that it is written into.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_text.h"
#include "core/ngx_responses_utf8.h"
#include "core/ngx_responses_writer.h"


/* whether there is room, after which all is written or nothing more */

#define ngx_responses_writer_has(w, len)                                      \
    ((w)->missing == 0                                                        \
     && ((len) <= (size_t) ((w)->last - (w)->pos)                             \
         || ngx_responses_writer_more(w, len) == NGX_OK))


static ngx_int_t ngx_responses_writer_more(ngx_responses_writer_t *w,
    size_t len);
static size_t ngx_responses_write_plain(u_char *p, size_t len);
static size_t ngx_responses_write_escaped(ngx_responses_writer_t *w, u_char *p,
    size_t len);
static uint32_t ngx_responses_write_safe(uint32_t c);


static u_char  ngx_responses_hex[] = "0123456789abcdef";


void
ngx_responses_writer_grow(ngx_responses_writer_t *w, ngx_responses_mem_t *mem,
    ngx_responses_buf_t *buf)
{
    ngx_responses_writer_init(w, buf->start, buf->size);

    w->mem = mem;
    w->buf = buf;

    buf->len = 0;
}


ngx_int_t
ngx_responses_writer_end(ngx_responses_writer_t *w)
{
    w->buf->len = w->pos - w->start;

    if (w->missing) {
        return NGX_ERROR;
    }

    return NGX_OK;
}


ngx_int_t
ngx_responses_writer_string(ngx_responses_mem_t *mem, ngx_responses_buf_t *buf,
    ngx_str_t text, ngx_str_t *json)
{
    ngx_int_t               rc;
    ngx_responses_writer_t  w;

    ngx_responses_writer_grow(&w, mem, buf);
    ngx_responses_write_string(&w, text.data, text.len);

    rc = ngx_responses_writer_end(&w);

    *json = ngx_responses_buf_text(buf);

    return rc;
}


static ngx_int_t
ngx_responses_writer_more(ngx_responses_writer_t *w, size_t len)
{
    size_t  used;

    if (w->mem == NULL) {
        return NGX_DECLINED;
    }

    used = w->pos - w->start;
    w->buf->len = used;

    if (ngx_responses_buf_reserve(w->mem, w->buf, used + len) != NGX_OK) {
        return NGX_ERROR;
    }

    w->start = w->buf->start;
    w->pos = w->start + used;
    w->last = w->start + w->buf->size;

    return NGX_OK;
}


void
ngx_responses_write_long(ngx_responses_writer_t *w, u_char *p, size_t len)
{
    if (!ngx_responses_writer_has(w, len)) {
        w->missing += len;
        return;
    }

    w->pos = ngx_cpymem(w->pos, p, len);
}


void
ngx_responses_write_quoted(ngx_responses_writer_t *w, ngx_str_t value)
{
    if (!ngx_responses_writer_has(w, value.len + 2)) {
        w->missing += value.len + 2;
        return;
    }

    *w->pos++ = '"';

    if (value.len) {
        w->pos = ngx_cpymem(w->pos, value.data, value.len);
    }

    *w->pos++ = '"';
}


void
ngx_responses_write_int(ngx_responses_writer_t *w, int64_t n)
{
    u_char    *p, buf[NGX_INT64_LEN];
    uint64_t   u;

    p = buf + NGX_INT64_LEN;
    u = (n < 0) ? (uint64_t) 0 - (uint64_t) n : (uint64_t) n;

    do {
        *--p = (u_char) ('0' + u % 10);
        u /= 10;
    } while (u);

    if (n < 0) {
        *--p = '-';
    }

    ngx_responses_write(w, p, buf + NGX_INT64_LEN - p);
}


void
ngx_responses_write_string(ngx_responses_writer_t *w, u_char *p, size_t len)
{
    ngx_responses_write_lit(w, "\"");
    ngx_responses_write_text(w, p, len);
    ngx_responses_write_lit(w, "\"");
}


void
ngx_responses_write_text(ngx_responses_writer_t *w, u_char *p, size_t len)
{
    size_t   n;
    u_char  *last;

    if (len == 0) {
        return;
    }

    last = p + len;

    while (p < last) {

        n = ngx_responses_write_plain(p, last - p);

        if (n) {
            ngx_responses_write(w, p, n);
            p += n;
            continue;
        }

        p += ngx_responses_write_escaped(w, p, last - p);
    }
}


/* how many bytes are the same in a JSON string and in a word */

static size_t
ngx_responses_write_plain(u_char *p, size_t len)
{
    size_t  n;

    for (n = 0; n < len; n++) {
        if (p[n] < 0x20 || p[n] >= 0x7f || p[n] == '"') {
            break;
        }

        if (p[n] == '\\') {
            break;
        }
    }

    return n;
}


void
ngx_responses_write_word(ngx_responses_writer_t *w, u_char *p, size_t len)
{
    size_t    n;
    u_char   *last, c4[4];
    uint32_t  c;

    last = p + len;

    while (p < last && w->missing == 0) {

        n = ngx_responses_write_plain(p, ngx_min(last - p, w->last - w->pos));

        if (n) {
            ngx_responses_write(w, p, n);
            p += n;
            continue;
        }

        p = ngx_responses_text_char(p, last, &c);
        n = ngx_responses_text_put(c4, ngx_responses_write_safe(c)) - c4;

        ngx_responses_write(w, c4, n);
    }
}


ngx_str_t
ngx_responses_word(u_char *buf, size_t size, ngx_str_t text)
{
    ngx_str_t               word;
    ngx_responses_writer_t  w;

    ngx_responses_writer_init(&w, buf, size);
    ngx_responses_write_word(&w, text.data, text.len);

    word.data = buf;
    word.len = w.pos - buf;

    return word;
}


void
ngx_responses_write_name(ngx_responses_writer_t *w, u_char *p, size_t len)
{
    size_t   n;
    u_char  *last;

    last = p + len;

    while (p < last && w->missing == 0) {

        if (*p < 0x80) {
            n = (*p >= 0x20 && *p != 0x7f) || *p == '\n';

        } else {
            n = ngx_responses_utf8_char(p, last - p);

            if (*p == 0xc2 && n && p[1] < 0xa0) {
                n = 0;
            }
        }

        if (n) {
            ngx_responses_write(w, p, n);
            p += n;
            continue;
        }

        ngx_responses_write_lit(w, "\xEF\xBF\xBD");

        /* the second byte of a control character is ill-formed on its own */

        p += (*p == 0xc2 && last - p > 1 && (p[1] & 0xc0) == 0x80) ? 2 : 1;
    }
}


void
ngx_responses_write_label(ngx_responses_writer_t *w, u_char *p, size_t len)
{
    u_char  *last;

    for (last = p + len; p < last; p++) {

        switch (*p) {

        case '\n':
            ngx_responses_write_lit(w, "\\n");
            break;

        case '"':
        case '\\':
            ngx_responses_write_lit(w, "\\");

            /* fall through */

        default:
            ngx_responses_write(w, p, 1);
        }
    }
}


/* a character that must be escaped in a JSON string, or one more than fits */

static size_t
ngx_responses_write_escaped(ngx_responses_writer_t *w, u_char *p, size_t len)
{
    size_t   n;
    u_char  *plain, buf[] = "\\u0000";

    static const u_char  plains[] = "\"\\\n\r\t";
    static const u_char  letters[] = "\"\\nrt";

    plain = memchr(plains, *p, sizeof(plains) - 1);

    if (plain) {
        buf[1] = letters[plain - plains];

        ngx_responses_write(w, buf, 2);
        return 1;
    }

    if (*p < 0x80) {
        buf[4] = ngx_responses_hex[*p >> 4];
        buf[5] = ngx_responses_hex[*p & 0xf];

        ngx_responses_write(w, buf, 6);
        return 1;
    }

    n = ngx_responses_utf8_char(p, len);

    if (n == 0) {
        ngx_responses_write_lit(w, "\xEF\xBF\xBD");
        return 1;
    }

    /* line ends to JavaScript before 2019 */

    if (n == 3 && ngx_memcmp(p, "\xE2\x80\xA8", 3) == 0) {
        ngx_responses_write_lit(w, "\\u2028");

    } else if (n == 3 && ngx_memcmp(p, "\xE2\x80\xA9", 3) == 0) {
        ngx_responses_write_lit(w, "\\u2029");

    } else {
        ngx_responses_write(w, p, n);
    }

    return n;
}


/* the character that stands for one in a log */

static uint32_t
ngx_responses_write_safe(uint32_t c)
{
    switch (c) {

    case '"':
        return '\'';

    case '\\':
        return '/';

    case NGX_RESPONSES_TEXT_INVALID:
    case 0x2028:
    case 0x2029:
        return '?';
    }

    if (c < 0x20 || (c >= 0x7f && c < 0xa0)) {
        return '?';
    }

    return c;
}
