
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Reads model and stream of a request body, and writes it with another model.
 *
 * Never holds the body and does not validate it: a text that can be followed
 * to the end of one object is regarded as JSON.  Of duplicate members the last
 * one counts, as in JavaScript and Python; all of them are replaced.
 * Invariant: the result does not depend on how the body is cut.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "json/ngx_responses_json.h"
#include "engine/ngx_responses_request_body.h"


#define NGX_RESPONSES_REQUEST_ID_MODEL   1
#define NGX_RESPONSES_REQUEST_ID_STREAM  2
#define NGX_RESPONSES_REQUEST_ID_CASE    3

/* the longest JSON of a model that is decoded: each byte is an escape */

#define NGX_RESPONSES_REQUEST_TEXT  (6 * NGX_RESPONSES_REQUEST_MODEL + 2)


static ngx_int_t ngx_responses_request_body_begin(
    ngx_responses_request_body_t *body, u_char **p, u_char *last);
static ngx_int_t ngx_responses_request_body_keep(
    ngx_responses_request_body_t *body, u_char *p, size_t len);
static ngx_int_t ngx_responses_request_body_value(
    ngx_responses_request_body_t *body);
static void ngx_responses_request_body_end(ngx_responses_request_body_t *body);
static ngx_int_t ngx_responses_request_body_range(
    ngx_responses_request_body_t *body, uint64_t start);

#define ngx_responses_request_is(body, text)                                  \
    ((body)->word_len == sizeof(text) - 1                                     \
     && ngx_memcmp((body)->word, text, sizeof(text) - 1) == 0)


ngx_int_t
ngx_responses_request_body_paths(ngx_responses_mem_t *mem,
    ngx_responses_path_t *paths)
{
    ngx_int_t   rc;
    ngx_uint_t  i, n;

    static ngx_str_t  model = ngx_string("model");
    static ngx_str_t  stream = ngx_string("stream");
    static u_char     cases[63][sizeof("stream") - 1];

    /* Go's encoding/json ignores case: "Stream" sets "stream", too */

    for (n = 1; n < 64; n++) {
        ngx_str_t  name;

        name.data = cases[n - 1];
        name.len = stream.len;

        for (i = 0; i < name.len; i++) {
            name.data[i] = stream.data[i] - ((n >> i & 1) ? 'a' - 'A' : 0);
        }

        rc = ngx_responses_path_add(mem, paths, &name,
                                    NGX_RESPONSES_REQUEST_ID_CASE);
        if (rc != NGX_OK) {
            return rc;
        }
    }

    rc = ngx_responses_path_add(mem, paths, &model,
                                NGX_RESPONSES_REQUEST_ID_MODEL);
    if (rc != NGX_OK) {
        return rc;
    }

    return ngx_responses_path_add(mem, paths, &stream,
                                  NGX_RESPONSES_REQUEST_ID_STREAM);
}


void
ngx_responses_request_body_init(ngx_responses_request_body_t *body,
    ngx_responses_path_t *paths, ngx_responses_mem_t *mem)
{
    ngx_memzero(body, sizeof(ngx_responses_request_body_t));

    ngx_responses_scan_init(&body->scan, paths);

    body->mem = mem;
}


ngx_int_t
ngx_responses_request_body_read(void *data, u_char *p, size_t len)
{
    ngx_responses_request_body_t *body = data;

    u_char     *start, *last, *from;
    uint64_t    base;
    ngx_int_t   rc;

    last = p + len;

    if (body->open == 0
        && ngx_responses_request_body_begin(body, &p, last) != NGX_OK)
    {
        body->failed = 1;
    }

    if (body->failed) {
        return NGX_DECLINED;
    }

    base = body->size;
    start = p;

    while (p < last && !body->done) {
        from = p;

        rc = ngx_responses_scan(&body->scan, &p, last);

        if (body->member
            && ngx_responses_request_body_keep(body, from, p - from) != NGX_OK)
        {
            return NGX_ERROR;
        }

        body->size = base + (p - start);

        if (rc == NGX_DECLINED) {
            body->failed = 1;
            return NGX_DECLINED;
        }

        if (rc == NGX_OK && ngx_responses_request_body_value(body) != NGX_OK) {
            return NGX_ERROR;
        }

        if (rc == NGX_DONE) {
            body->done = 1;

            if (body->models == 0
                && ngx_responses_request_body_range(body, body->open)
                   != NGX_OK)
            {
                return NGX_ERROR;
            }
        }
    }

    for ( /* void */ ; p < last; p++) {

        if (!ngx_responses_json_blank(*p)) {
            body->failed = 1;
            return NGX_DECLINED;
        }

        body->size++;
    }

    return NGX_OK;
}


/* white space and a BOM (RFC 8259, section 8.1) may precede the object */

static ngx_int_t
ngx_responses_request_body_begin(ngx_responses_request_body_t *body,
    u_char **p, u_char *last)
{
    u_char  c;

    static u_char  bom[] = { 0xef, 0xbb, 0xbf };

    for ( /* void */ ; *p < last; (*p)++) {
        c = **p;

        if (body->bom < 3 && body->size == body->bom && c == bom[body->bom]) {
            body->bom++;
            body->size++;
            continue;
        }

        if (body->bom == 1 || body->bom == 2) {
            return NGX_DECLINED;
        }

        if (c == '{') {
            body->open = body->size + 1;
            return NGX_OK;
        }

        if (!ngx_responses_json_blank(c)) {
            return NGX_DECLINED;
        }

        body->size++;
    }

    return NGX_OK;
}


static ngx_int_t
ngx_responses_request_body_keep(ngx_responses_request_body_t *body, u_char *p,
    size_t len)
{
    size_t  n;

    if (body->member == NGX_RESPONSES_REQUEST_ID_STREAM) {
        n = ngx_min(len, sizeof(body->word) - body->word_len);

        ngx_memcpy(body->word + body->word_len, p, n);
        body->word_len += n;

        return NGX_OK;
    }

    if (body->long_model
        || len > NGX_RESPONSES_REQUEST_TEXT - body->model.len)
    {
        body->long_model = 1;
        return NGX_OK;
    }

    return ngx_responses_buf_append(body->mem, &body->model, p, len);
}


/* a value begins or ends here */

static ngx_int_t
ngx_responses_request_body_value(ngx_responses_request_body_t *body)
{
    if (body->scan.id == NGX_RESPONSES_REQUEST_ID_CASE) {
        body->ambiguous = 1;
        return NGX_OK;
    }

    if (body->scan.what == NGX_RESPONSES_SCAN_END) {
        ngx_responses_request_body_end(body);
        return NGX_OK;
    }

    if (body->scan.what != NGX_RESPONSES_SCAN_BEGIN) {
        return NGX_OK;
    }

    body->member = body->scan.id;

    if (body->member == NGX_RESPONSES_REQUEST_ID_STREAM) {
        body->word_len = 0;
        return NGX_OK;
    }

    body->model.len = 0;
    body->long_model = 0;

    if (++body->models > NGX_RESPONSES_REQUEST_MODELS) {
        return NGX_OK;
    }

    return ngx_responses_request_body_range(body, body->size);
}


static void
ngx_responses_request_body_end(ngx_responses_request_body_t *body)
{
    ngx_responses_request_range_t  *range;

    if (body->member == NGX_RESPONSES_REQUEST_ID_STREAM) {

        if (ngx_responses_request_is(body, "true")) {
            body->stream = NGX_RESPONSES_REQUEST_STREAM_ON;

        } else if (ngx_responses_request_is(body, "false")
                   || ngx_responses_request_is(body, "null"))
        {
            body->stream = NGX_RESPONSES_REQUEST_STREAM_OFF;

        } else {
            body->stream = NGX_RESPONSES_REQUEST_STREAM_INVALID;
        }

    } else if (body->models <= NGX_RESPONSES_REQUEST_MODELS) {
        range = (ngx_responses_request_range_t *) body->ranges.start;
        range[body->models - 1].end = body->size;
    }

    body->member = 0;
}


static ngx_int_t
ngx_responses_request_body_range(ngx_responses_request_body_t *body,
    uint64_t start)
{
    ngx_responses_request_range_t  range;

    range.start = start;
    range.end = start;

    return ngx_responses_buf_append(body->mem, &body->ranges,
                                    (u_char *) &range, sizeof(range));
}


ngx_int_t
ngx_responses_request_body_model(ngx_responses_request_body_t *body,
    u_char *buf, size_t *len)
{
    ngx_responses_buf_t     *model;
    ngx_responses_writer_t   w;

    model = &body->model;

    if (!ngx_responses_request_body_complete(body) || body->long_model
        || model->len < 2 || model->start[0] != '"')
    {
        return NGX_DECLINED;
    }

    ngx_responses_writer_init(&w, buf, NGX_RESPONSES_REQUEST_MODEL);

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
ngx_responses_request_body_write_model(ngx_responses_request_body_t *body,
    ngx_responses_writer_t *w, ngx_str_t *model)
{
    if (body->models == 0) {
        ngx_responses_write_lit(w, "\"model\":");
    }

    ngx_responses_write_string(w, model->data, model->len);

    if (body->models == 0 && body->scan.members) {
        ngx_responses_write_lit(w, ",");
    }
}


ngx_int_t
ngx_responses_request_body_edit(void *data, u_char *p, size_t len)
{
    ngx_responses_request_edit_t *edit = data;

    size_t                          size;
    ngx_int_t                       rc;
    ngx_uint_t                      n;
    ngx_responses_request_range_t  *range;

    range = (ngx_responses_request_range_t *) edit->body->ranges.start;
    n = ngx_responses_request_body_ranges(edit->body);

    while (len) {
        size = len;

        if (edit->n < n && edit->offset >= range[edit->n].start) {

            if (edit->offset == range[edit->n].start) {
                rc = edit->write(edit->data, edit->text.data, edit->text.len);

                if (rc != NGX_OK) {
                    return rc;
                }
            }

            if (len >= range[edit->n].end - edit->offset) {
                size = (size_t) (range[edit->n].end - edit->offset);
                edit->n++;
            }

        } else {

            if (edit->n < n && len > range[edit->n].start - edit->offset) {
                size = (size_t) (range[edit->n].start - edit->offset);
            }

            rc = edit->write(edit->data, p, size);

            if (rc != NGX_OK) {
                return rc;
            }
        }

        edit->offset += size;
        p += size;
        len -= size;
    }

    return NGX_OK;
}


void
ngx_responses_request_body_free(ngx_responses_request_body_t *body)
{
    ngx_responses_buf_free(body->mem, &body->ranges);
    ngx_responses_buf_free(body->mem, &body->model);
}
