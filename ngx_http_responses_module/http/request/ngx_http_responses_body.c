
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The body of a request: it is found, read, and its memory freed.
 *
 * A body is taken into memory only while it is read.  What is known of it is
 * kept with the request, and is found also after an internal redirect.  Never
 * changes a body.
 */


#include "http/ngx_http_responses.h"
#include "http/request/ngx_http_responses_edit.h"


/* bytes of the values that are kept, and of one that is kept before others */

#define NGX_HTTP_RESPONSES_BODY_KEPT   65536
#define NGX_HTTP_RESPONSES_BODY_SHORT  1024

/* bytes that tell whether a body which is too large begins as an object */

#define NGX_HTTP_RESPONSES_BODY_START  512


static ngx_int_t ngx_http_responses_body_values_read(ngx_http_request_t *r,
    ngx_http_responses_request_t *req, ngx_responses_event_t *json);
static ngx_int_t ngx_http_responses_body_value(ngx_http_request_t *r,
    ngx_http_responses_request_t *req, ngx_uint_t n, ngx_str_t value);
static ngx_uint_t ngx_http_responses_body_empty(ngx_http_request_t *r);
static ngx_int_t ngx_http_responses_body_text(ngx_chain_t *bufs,
    ngx_responses_buf_t *buf, ngx_str_t *text);
static ngx_int_t ngx_http_responses_body_start(ngx_chain_t *bufs, u_char *p,
    ngx_str_t *text);
static ngx_int_t ngx_http_responses_body_append(ngx_responses_buf_t *buf,
    ngx_buf_t *b);
static ngx_int_t ngx_http_responses_body_copy(ngx_buf_t *b, u_char *p,
    size_t size);


ngx_table_elt_t *
ngx_http_responses_body_encoding(ngx_http_request_t *r)
{
    ngx_table_elt_t  *h;

    h = NULL;

    do {
        h = ngx_http_responses_header_next(&r->headers_in.headers,
                                           "Content-Encoding", h);

    } while (h && !ngx_http_responses_header_encoded(h));

    return h;
}


ngx_uint_t
ngx_http_responses_body_multipart(ngx_http_request_t *r)
{
    ngx_uint_t        multipart;
    ngx_table_elt_t  *h;

    h = NULL;

    do {
        multipart = (h != NULL);

        h = ngx_http_responses_header_next(&r->headers_in.headers,
                                           "Content-Type", h);

    } while (h && ngx_http_responses_begins(&h->value, "multipart/"));

    return h == NULL && multipart;
}


ngx_uint_t
ngx_http_responses_body_present(ngx_http_request_t *r)
{

#if (NGX_HTTP_V2 || NGX_COMPAT)

    /* before 1.21.2 r->headers_in.chunked is not set for HTTP/2 */

    if (r->stream && r->headers_in.content_length_n < 0) {
        return !r->stream->in_closed;
    }

#endif

    return r->headers_in.content_length_n > 0 || r->headers_in.chunked;
}


const ngx_http_responses_request_t *
ngx_http_responses_body_noted(ngx_http_request_t *r)
{
    return ngx_http_responses_notes(r)->body;
}


ngx_uint_t
ngx_http_responses_body_may_be_object(ngx_http_request_t *r)
{
    ngx_http_responses_request_t  *req;

    req = ngx_http_responses_notes(r)->body;

    if (req) {
        return req->object;
    }

    if (r->request_body == NULL || r->request_body->bufs == NULL) {
        return 0;
    }

    /* nginx refused the rest of it, and the server gets what was read */

    return r->request_body->rest != 0 || ngx_http_responses_body_encoding(r);
}


ngx_int_t
ngx_http_responses_body_wrong(ngx_http_request_t *r)
{
    ngx_http_responses_request_t  *req;

    if (ngx_http_responses_body_empty(r)) {
        return 0;
    }

    if (ngx_http_responses_body_encoding(r)) {
        return NGX_HTTP_UNSUPPORTED_MEDIA_TYPE;
    }

    if (r->request_body == NULL && ngx_http_responses_body_multipart(r)) {
        return NGX_HTTP_UNSUPPORTED_MEDIA_TYPE;
    }

    req = ngx_http_responses_body_get(r);

    if (req && req->rc == NGX_OK) {
        return 0;
    }

    if (req && req->rc > NGX_OK) {
        return req->rc;
    }

    return NGX_HTTP_BAD_REQUEST;
}


static ngx_uint_t
ngx_http_responses_body_empty(ngx_http_request_t *r)
{
    ngx_chain_t  *cl;

    if (r->request_body == NULL) {
        return !ngx_http_responses_body_present(r);
    }

    /* over HTTP/2 a body without bytes has a buffer */

    for (cl = r->request_body->bufs; cl; cl = cl->next) {

        if (ngx_buf_size(cl->buf)) {
            return 0;
        }
    }

    return !r->request_body_no_buffering;
}


ngx_int_t
ngx_http_responses_body_open(ngx_http_request_t *r,
    ngx_http_responses_body_t *body)
{
    ngx_int_t                      rc;
    ngx_str_t                      text;
    ngx_uint_t                     n;
    ngx_http_request_body_t       *rb;
    ngx_http_responses_notes_t    *notes;
    ngx_http_responses_request_t  *req;

    ngx_responses_request_init(&body->json, &ngx_http_responses_mem);

    if (ngx_http_responses_body_encoding(r)) {
        return NGX_HTTP_UNSUPPORTED_MEDIA_TYPE;
    }

    req = ngx_http_responses_notes(r)->body;

    if (req == NULL) {
        if (r->reading_body || r->request_body_no_buffering) {
            return NGX_DECLINED;
        }

        rb = r->request_body;

        if (rb == NULL || rb->bufs == NULL || rb->rest != 0) {
            return NGX_DECLINED;
        }

        notes = ngx_http_responses_notes_add(r);
        req = ngx_pcalloc(r->pool, sizeof(ngx_http_responses_request_t));

        if (notes == NULL || req == NULL) {
            return NGX_ERROR;
        }

        notes->body = req;

        req->bufs = rb->bufs;
        req->length = r->headers_in.content_length_n;
        req->stream = NGX_ERROR;
        req->tokens.input = -1;
        req->tokens.output = -1;
        req->tokens.choices = 1;
    }

    rc = ngx_http_responses_body_text(req->bufs, &body->text, &text);

    if (rc == NGX_OK) {
        rc = ngx_responses_request_read(&body->json, text);
    }

    if (rc == NGX_OK) {
        for (n = 0; n < NGX_RESPONSES_REQUEST_WORDS; n++) {
            req->words[n] = ngx_responses_request_word(&body->json, n,
                                                       req->buf[n]);
        }

        req->model = req->words[NGX_RESPONSES_REQUEST_MODEL];
        req->stream = ngx_responses_request_stream(&body->json);
        req->object = !ngx_responses_request_rpc(&body->json);

        ngx_responses_request_tokens(&body->json, &req->tokens);

        rc = ngx_http_responses_body_values_read(r, req, &body->json);

    } else {
        req->object = (rc == NGX_ABORT
                       || rc == NGX_HTTP_REQUEST_ENTITY_TOO_LARGE);
    }

    ngx_log_debug3(NGX_LOG_DEBUG_HTTP, r->connection->log, 0,
                   "http responses request body: %i stream:%i model:\"%V\"",
                   rc, req->stream, &req->words[NGX_RESPONSES_REQUEST_MODEL]);

    req->rc = (rc == NGX_ABORT) ? NGX_HTTP_BAD_REQUEST : rc;

    return req->rc;
}


/*
 * What a response repeats of the client's body, once: first short values, then
 * as many as there is room for.  A body without "input" is one of another API.
 */

static ngx_int_t
ngx_http_responses_body_values_read(ngx_http_request_t *r,
    ngx_http_responses_request_t *req, ngx_responses_event_t *json)
{
    ngx_str_t                        value[NGX_RESPONSES_DEFAULTS];
    ngx_uint_t                       i, n, by;
    const ngx_responses_conf_t      *conf;
    ngx_http_responses_loc_conf_t   *rlcf;
    const ngx_responses_default_t   *member;

    rlcf = ngx_http_get_module_loc_conf(r, ngx_http_responses_module);
    conf = &rlcf->engine;

    /* for logs, bodies are read after the response has begun */

    if (req->values || r->header_sent) {
        return NGX_OK;
    }

    if (rlcf->enable == NULL || !conf->normalize
        || conf->profile == NGX_RESPONSES_PROFILE_EUGPT)
    {
        return NGX_OK;
    }

    if (ngx_responses_get(json, 0, INPUT) == 0) {
        return NGX_OK;
    }

    by = NGX_RESPONSES_BY_OPENAI;

    if (conf->profile == NGX_RESPONSES_PROFILE_OPEN) {
        by |= NGX_RESPONSES_BY_OPEN;
    }

    req->values = ngx_pcalloc(r->pool,
                              NGX_RESPONSES_DEFAULTS * sizeof(ngx_str_t));
    if (req->values == NULL) {
        return NGX_ERROR;
    }

    for (n = 0; n < NGX_RESPONSES_DEFAULTS; n++) {
        member = &ngx_responses_defaults[n];

        ngx_str_null(&value[n]);

        if (member->asked && (member->by & by)
            && ngx_responses_request_value(json, member, &value[n]) != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    req->room = NGX_HTTP_RESPONSES_BODY_KEPT;

    for (i = 0; i < 2; i++) {

        for (n = 0; n < NGX_RESPONSES_DEFAULTS; n++) {

            if ((value[n].len > NGX_HTTP_RESPONSES_BODY_SHORT) == i
                && ngx_http_responses_body_value(r, req, n, value[n])
                   != NGX_OK)
            {
                return NGX_ERROR;
            }
        }
    }

    return NGX_OK;
}


ngx_int_t
ngx_http_responses_body_keep(ngx_http_request_t *r,
    ngx_http_responses_request_t *req, ngx_responses_event_t *json)
{
    ngx_str_t                       value;
    ngx_uint_t                      n;
    const ngx_responses_default_t  *member;

    for (n = 0; req->values && n < NGX_RESPONSES_DEFAULTS; n++) {
        member = &ngx_responses_defaults[n];

        if (member->asked != NGX_RESPONSES_ASKED_SENT) {
            continue;
        }

        if (ngx_responses_request_value(json, member, &value) != NGX_OK) {
            return NGX_ERROR;
        }

        if (!ngx_responses_str_eq(value, req->values[n])
            && ngx_http_responses_body_value(r, req, n, value) != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    return NGX_OK;
}


/*
 * An event is one line: white space between values may have ends of lines.  A
 * value for which there is no room is unknown.
 */

static ngx_int_t
ngx_http_responses_body_value(ngx_http_request_t *r,
    ngx_http_responses_request_t *req, ngx_uint_t n, ngx_str_t value)
{
    size_t      i;
    ngx_str_t  *kept;

    kept = &req->values[n];

    ngx_str_null(kept);

    if (value.len == 0 || value.len > req->room) {
        return NGX_OK;
    }

    kept->data = ngx_pnalloc(r->pool, value.len);
    if (kept->data == NULL) {
        return NGX_ERROR;
    }

    kept->len = value.len;
    req->room -= value.len;

    for (i = 0; i < value.len; i++) {
        if (value.data[i] == LF || value.data[i] == CR) {
            kept->data[i] = ' ';

        } else {
            kept->data[i] = value.data[i];
        }
    }

    return NGX_OK;
}


void
ngx_http_responses_body_replaced(ngx_http_responses_request_t *req,
    ngx_responses_event_t *json, ngx_str_t text)
{
    if (ngx_responses_request_read(json, text) == NGX_OK) {
        ngx_responses_request_tokens(json, &req->tokens);

        req->model = ngx_responses_request_word(json,
                                                NGX_RESPONSES_REQUEST_MODEL,
                                                req->sent);
    }
}


/* the bytes of a body, which are copied unless they are in one buffer */

static ngx_int_t
ngx_http_responses_body_text(ngx_chain_t *bufs, ngx_responses_buf_t *buf,
    ngx_str_t *text)
{
    off_t         size;
    u_char        start[NGX_HTTP_RESPONSES_BODY_START];
    ngx_int_t     rc;
    ngx_chain_t  *cl;

    if (bufs->next == NULL && ngx_buf_in_memory(bufs->buf)) {
        text->data = bufs->buf->pos;
        text->len = bufs->buf->last - bufs->buf->pos;

        return NGX_OK;
    }

    size = 0;

    for (cl = bufs; cl; cl = cl->next) {
        size += ngx_buf_size(cl->buf);
    }

    if (size > NGX_RESPONSES_JSON_SIZE) {
        rc = ngx_http_responses_body_start(bufs, start, text);

        if (rc == NGX_OK) {
            if (ngx_responses_request_begins(*text)) {
                rc = NGX_HTTP_REQUEST_ENTITY_TOO_LARGE;

            } else {
                rc = NGX_DECLINED;
            }
        }

        return rc;
    }

    if (ngx_responses_buf_resize(&ngx_http_responses_mem, buf, (size_t) size)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    for (cl = bufs; cl; cl = cl->next) {
        rc = ngx_http_responses_body_append(buf, cl->buf);

        if (rc != NGX_OK) {
            return rc;
        }
    }

    *text = ngx_responses_buf_text(buf);

    return NGX_OK;
}


/* the first bytes of a body that is too large */

static ngx_int_t
ngx_http_responses_body_start(ngx_chain_t *bufs, u_char *p, ngx_str_t *text)
{
    size_t        size;
    ngx_int_t     rc;
    ngx_chain_t  *cl;

    text->data = p;
    text->len = 0;

    for (cl = bufs; cl; cl = cl->next) {
        size = (size_t) ngx_min(ngx_buf_size(cl->buf),
                                (off_t) (NGX_HTTP_RESPONSES_BODY_START
                                         - text->len));

        rc = ngx_http_responses_body_copy(cl->buf, p + text->len, size);

        if (rc != NGX_OK) {
            return rc;
        }

        text->len += size;
    }

    return NGX_OK;
}


static ngx_int_t
ngx_http_responses_body_append(ngx_responses_buf_t *buf, ngx_buf_t *b)
{
    size_t     size;
    ngx_int_t  rc;

    size = (size_t) ngx_buf_size(b);

    rc = ngx_http_responses_body_copy(b, buf->start + buf->len, size);

    if (rc == NGX_OK) {
        buf->len += (uint32_t) size;
    }

    return rc;
}


static ngx_int_t
ngx_http_responses_body_copy(ngx_buf_t *b, u_char *p, size_t size)
{
    ssize_t     n;
    ngx_file_t  file;

    if (ngx_buf_in_memory(b)) {
        ngx_memcpy(p, b->pos, size);
        return NGX_OK;
    }

    if (size == 0) {
        return NGX_OK;
    }

    /* nginx closes the file when the response begins */

    if (b->file->fd == NGX_INVALID_FILE) {
        return NGX_DECLINED;
    }

    /* ngx_read_file() changes the offset of the file */

    file = *b->file;

    n = ngx_read_file(&file, p, size, b->file_pos);

    if (n == (ssize_t) size) {
        return NGX_OK;
    }

    return NGX_HTTP_INTERNAL_SERVER_ERROR;
}


void
ngx_http_responses_body_close(ngx_http_responses_body_t *body)
{
    ngx_responses_event_free(&body->json);
    ngx_responses_buf_free(&ngx_http_responses_mem, &body->text);
    ngx_responses_buf_free(&ngx_http_responses_mem, &body->value);
    ngx_responses_buf_free(&ngx_http_responses_mem, &body->string);
}


ngx_http_responses_request_t *
ngx_http_responses_body_get(ngx_http_request_t *r)
{
    ngx_http_responses_body_t  body;

    if (ngx_http_responses_notes(r)->body == NULL) {
        ngx_memzero(&body, sizeof(ngx_http_responses_body_t));

        (void) ngx_http_responses_body_open(r, &body);

        ngx_http_responses_body_close(&body);
    }

    return ngx_http_responses_notes(r)->body;
}


ngx_str_t
ngx_http_responses_body_known(ngx_http_request_t *r)
{
    ngx_http_responses_request_t  *req;

    static ngx_str_t  none;

    req = ngx_http_responses_notes(r)->body;

    if (req) {
        return req->words[NGX_RESPONSES_REQUEST_MODEL];
    }

    return none;
}
