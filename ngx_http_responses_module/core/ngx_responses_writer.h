
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Writes new output bytes into a buffer of fixed size or one that grows.
 *
 * If the buffer is full or memory is exhausted, the writer notes it and writes
 * nothing more, so that a caller may write a whole event and check once.
 */


#ifndef _NGX_RESPONSES_WRITER_H_INCLUDED_
#define _NGX_RESPONSES_WRITER_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_mem.h"


/* takes the next piece of an output: NGX_OK or NGX_ERROR */

typedef ngx_int_t (*ngx_responses_write_pt)(void *data, u_char *p, size_t len);


typedef struct {
    u_char                *start;
    u_char                *pos;
    u_char                *last;
    size_t                 missing;    /* bytes that did not fit */

    ngx_responses_mem_t   *mem;        /* NULL: the buffer does not grow */
    ngx_responses_buf_t   *buf;
} ngx_responses_writer_t;


#define ngx_responses_writer_init(w, buf, size)                               \
    (w)->start = (buf);                                                       \
    (w)->pos = (buf);                                                         \
    (w)->last = (size) ? (buf) + (size) : (buf);                              \
    (w)->missing = 0;                                                         \
    (w)->mem = NULL

#define ngx_responses_write_lit(w, text)                                      \
    ngx_responses_write(w, (u_char *) text, sizeof(text) - 1)


/* writes into a buffer which is made larger when it is full */

void ngx_responses_writer_grow(ngx_responses_writer_t *w,
    ngx_responses_mem_t *mem, ngx_responses_buf_t *buf);

/*
 * Sets the length of the buffer.  NGX_OK, or NGX_ERROR: there was no memory,
 * and what was written is incomplete.
 */

ngx_int_t ngx_responses_writer_end(ngx_responses_writer_t *w);

/* writes a text as a JSON string into such a buffer: codes as above */

ngx_int_t ngx_responses_writer_string(ngx_responses_mem_t *mem,
    ngx_responses_buf_t *buf, ngx_str_t text, ngx_str_t *json);

/* internal: bytes for which there is no room yet, or none at all */

void ngx_responses_write_long(ngx_responses_writer_t *w, u_char *p,
    size_t len);


/* bytes as they are */

static ngx_inline void
ngx_responses_write(ngx_responses_writer_t *w, u_char *p, size_t len)
{
    if (len == 0) {
        return;
    }

    if (len > (size_t) (w->last - w->pos) || w->missing) {
        ngx_responses_write_long(w, p, len);
        return;
    }

    w->pos = ngx_cpymem(w->pos, p, len);
}


/* the same between quotes, for what a JSON string has between its own */

void ngx_responses_write_quoted(ngx_responses_writer_t *w, ngx_str_t value);

void ngx_responses_write_int(ngx_responses_writer_t *w, int64_t n);

/*
 * Text as a JSON string with its quotes, RFC 8259 section 7.  Control bytes,
 * U+2028 and U+2029 are escaped, each ill-formed byte becomes U+FFFD: for any
 * text, the result is valid JSON and UTF-8 and has no line end.
 */

void ngx_responses_write_string(ngx_responses_writer_t *w, u_char *p,
    size_t len);

/* the same without the quotes, for strings made of several texts */

void ngx_responses_write_text(ngx_responses_writer_t *w, u_char *p,
    size_t len);

/*
 * The bytes between the quotes of a JSON string, decoded to a word for logs:
 * control characters, U+2028, U+2029, U+FFFD and ill-formed bytes become '?',
 * '"' an apostrophe and '\' a slash, so that no log format, escaped or not,
 * can be forged; cut between two characters where the buffer ends.
 */

void ngx_responses_write_word(ngx_responses_writer_t *w, u_char *p,
    size_t len);

/* such a word in a buffer */

ngx_str_t ngx_responses_word(u_char *buf, size_t size, ngx_str_t text);

/*
 * Text as a name in metrics: control characters other than LF and ill-formed
 * bytes become U+FFFD; cut between two characters where the buffer ends.
 */

void ngx_responses_write_name(ngx_responses_writer_t *w, u_char *p,
    size_t len);

/* a name inside the quotes of a Prometheus label */

void ngx_responses_write_label(ngx_responses_writer_t *w, u_char *p,
    size_t len);


#endif /* _NGX_RESPONSES_WRITER_H_INCLUDED_ */
