
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Reads the body of a request as far as routing needs it.
 *
 * Never holds a body, never changes one, and is no judge of it: what can be
 * followed to the end of one object is taken for JSON.  Of copies of a member
 * the last one counts, as for JavaScript and Python.  Invariant: what is found
 * does not depend on how the body was cut.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_writer.h"
#include "json/ngx_responses_token.h"
#include "engine/ngx_responses_asked.h"


#define NGX_RESPONSES_ASKED_ID_MODEL   1
#define NGX_RESPONSES_ASKED_ID_STREAM  2
#define NGX_RESPONSES_ASKED_ID_CASE    3


static ngx_int_t ngx_responses_asked_begin(ngx_responses_asked_t *asked,
    u_char **p, u_char *last);
static ngx_int_t ngx_responses_asked_keep(ngx_responses_asked_t *asked,
    u_char *p, size_t len);
static ngx_int_t ngx_responses_asked_value(ngx_responses_asked_t *asked);
static ngx_int_t ngx_responses_asked_end(ngx_responses_asked_t *asked);

#define ngx_responses_asked_is(asked, text)                                   \
    ((asked)->word_len == sizeof(text) - 1                                    \
     && ngx_memcmp((asked)->word, text, sizeof(text) - 1) == 0)


ngx_int_t
ngx_responses_asked_paths(ngx_responses_mem_t *mem,
    ngx_responses_path_t *paths)
{
    ngx_int_t   rc;
    ngx_uint_t  i, n;

    static ngx_str_t  model = ngx_string("model");
    static ngx_str_t  stream = ngx_string("stream");
    static u_char     cases[63][sizeof("stream") - 1];

    /* servers in Go, for one, take "Stream" for "stream" */

    for (n = 1; n < 64; n++) {
        ngx_str_t  name;

        name.data = cases[n - 1];
        name.len = stream.len;

        for (i = 0; i < name.len; i++) {
            name.data[i] = stream.data[i] - ((n >> i & 1) ? 'a' - 'A' : 0);
        }

        rc = ngx_responses_path_add(mem, paths, &name,
                                    NGX_RESPONSES_ASKED_ID_CASE);
        if (rc != NGX_OK) {
            return rc;
        }
    }

    rc = ngx_responses_path_add(mem, paths, &model,
                                NGX_RESPONSES_ASKED_ID_MODEL);
    if (rc != NGX_OK) {
        return rc;
    }

    return ngx_responses_path_add(mem, paths, &stream,
                                  NGX_RESPONSES_ASKED_ID_STREAM);
}


void
ngx_responses_asked_init(ngx_responses_asked_t *asked,
    ngx_responses_path_t *paths, ngx_responses_mem_t *mem)
{
    ngx_memzero(asked, sizeof(ngx_responses_asked_t));

    ngx_responses_scan_init(&asked->scan, paths);

    asked->mem = mem;
}


ngx_int_t
ngx_responses_asked_feed(ngx_responses_asked_t *asked, u_char *p, size_t len)
{
    u_char     *start, *last;
    uint64_t    base;
    ngx_int_t   rc;

    last = p + len;

    if (asked->open == 0
        && ngx_responses_asked_begin(asked, &p, last) != NGX_OK)
    {
        asked->failed = 1;
    }

    if (asked->failed) {
        return NGX_DECLINED;
    }

    base = asked->size;
    start = p;

    while (p < last && !asked->done) {
        u_char  *from = p;

        rc = ngx_responses_scan(&asked->scan, &p, last);

        if (asked->id
            && ngx_responses_asked_keep(asked, from, p - from) != NGX_OK)
        {
            return NGX_ERROR;
        }

        asked->size = base + (p - start);

        if (rc == NGX_DECLINED) {
            asked->failed = 1;
            return NGX_DECLINED;
        }

        asked->done = (rc == NGX_DONE);

        if (rc == NGX_OK && ngx_responses_asked_value(asked) != NGX_OK) {
            return NGX_ERROR;
        }
    }

    for ( /* void */ ; p < last; p++) {

        if (!ngx_responses_token_blank(*p)) {
            asked->failed = 1;
            return NGX_DECLINED;
        }

        asked->size++;
    }

    return NGX_OK;
}


/* what may stand before the object, a BOM among it (RFC 8259 section 8.1) */

static ngx_int_t
ngx_responses_asked_begin(ngx_responses_asked_t *asked, u_char **p,
    u_char *last)
{
    u_char  c;

    static u_char  bom[] = { 0xef, 0xbb, 0xbf };

    for ( /* void */ ; *p < last; (*p)++) {
        c = **p;

        if (asked->bom < 3 && asked->size == asked->bom
            && c == bom[asked->bom])
        {
            asked->bom++;
            asked->size++;
            continue;
        }

        if (asked->bom == 1 || asked->bom == 2) {
            return NGX_DECLINED;
        }

        if (c == '{') {
            asked->open = asked->size + 1;
            return NGX_OK;
        }

        if (!ngx_responses_token_blank(c)) {
            return NGX_DECLINED;
        }

        asked->size++;
    }

    return NGX_OK;
}


static ngx_int_t
ngx_responses_asked_keep(ngx_responses_asked_t *asked, u_char *p, size_t len)
{
    size_t  n;

    if (asked->id == NGX_RESPONSES_ASKED_ID_STREAM) {
        n = ngx_min(len, sizeof(asked->word) - asked->word_len);

        ngx_memcpy(asked->word + asked->word_len, p, n);
        asked->word_len += n;

        return NGX_OK;
    }

    if (asked->long_model
        || len > NGX_RESPONSES_ASKED_TEXT - asked->model.len)
    {
        asked->long_model = 1;
        return NGX_OK;
    }

    return ngx_responses_buf_append(asked->mem, &asked->model, p, len);
}


/* a value begins or ends here */

static ngx_int_t
ngx_responses_asked_value(ngx_responses_asked_t *asked)
{
    ngx_responses_asked_copy_t  copy;

    if (asked->scan.id == NGX_RESPONSES_ASKED_ID_CASE) {
        asked->ambiguous = 1;
        return NGX_OK;
    }

    if (asked->scan.what == NGX_RESPONSES_SCAN_END) {
        return ngx_responses_asked_end(asked);
    }

    if (asked->scan.what != NGX_RESPONSES_SCAN_BEGIN) {
        return NGX_OK;
    }

    asked->id = asked->scan.id;

    if (asked->id == NGX_RESPONSES_ASKED_ID_STREAM) {
        asked->word_len = 0;
        return NGX_OK;
    }

    asked->model.len = 0;
    asked->long_model = 0;
    asked->copies++;

    if (asked->copies > NGX_RESPONSES_ASKED_COPIES) {
        return NGX_OK;
    }

    copy.start = asked->size;
    copy.end = asked->size;

    return ngx_responses_buf_append(asked->mem, &asked->list,
                                    (u_char *) &copy, sizeof(copy));
}


static ngx_int_t
ngx_responses_asked_end(ngx_responses_asked_t *asked)
{
    ngx_responses_asked_copy_t  *copy;

    if (asked->id == NGX_RESPONSES_ASKED_ID_STREAM) {

        if (ngx_responses_asked_is(asked, "true")) {
            asked->stream = NGX_RESPONSES_ASKED_STREAM;

        } else if (ngx_responses_asked_is(asked, "false")
                   || ngx_responses_asked_is(asked, "null"))
        {
            asked->stream = NGX_RESPONSES_ASKED_NOT;

        } else {
            asked->stream = NGX_RESPONSES_ASKED_ODD;
        }

    } else if (asked->copies <= NGX_RESPONSES_ASKED_COPIES) {
        copy = (ngx_responses_asked_copy_t *) asked->list.start;
        copy[asked->copies - 1].end = asked->size;
    }

    asked->id = 0;

    return NGX_OK;
}


ngx_int_t
ngx_responses_asked_model(ngx_responses_asked_t *asked, u_char *buf,
    size_t *len)
{
    ngx_responses_buf_t     *model;
    ngx_responses_writer_t   w;

    model = &asked->model;

    if (!ngx_responses_asked_whole(asked) || asked->long_model
        || model->len < 2 || model->start[0] != '"')
    {
        return NGX_DECLINED;
    }

    ngx_responses_writer_init(&w, buf, NGX_RESPONSES_ASKED_MODEL);

    if (ngx_responses_write_decoded(&w, model->start + 1, model->len - 2)
        != NGX_OK
        || w.missing)
    {
        return NGX_DECLINED;
    }

    *len = w.pos - w.start;

    return NGX_OK;
}


void
ngx_responses_asked_free(ngx_responses_asked_t *asked)
{
    ngx_responses_buf_free(asked->mem, &asked->list);
    ngx_responses_buf_free(asked->mem, &asked->model);
}
