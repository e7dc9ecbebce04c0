
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * What the client asked for.
 *
 * A body is looked through once and what it said is kept with the request,
 * found also after internal redirects.  Variables are pure reads of that.
 * Invariant: what is known of the client's request is never what we have
 * made of it.
 */


#include "http/ngx_http_responses_request.h"


/* a name that is longer, or has other bytes, is marked */

#define NGX_HTTP_RESPONSES_WORD_LEN  128


static ngx_int_t ngx_http_responses_request_word(ngx_http_request_t *r,
    ngx_http_responses_request_t *req);
static ngx_uint_t ngx_http_responses_request_plain(ngx_str_t *name);
static void ngx_http_responses_request_cleanup(void *data);


static ngx_responses_path_t  ngx_http_responses_request_paths;


ngx_http_responses_request_t *
ngx_http_responses_request_find(ngx_http_request_t *r)
{
    ngx_pool_cleanup_t  *cln;

    /* module contexts are wiped by internal redirects */

    for (cln = r->pool->cleanup; cln; cln = cln->next) {

        if (cln->handler == ngx_http_responses_request_cleanup) {
            return cln->data;
        }
    }

    return NULL;
}


ngx_int_t
ngx_http_responses_request_parse(ngx_http_request_t *r, ngx_uint_t lazy,
    ngx_http_responses_request_t **found)
{
    ngx_chain_t                   *cl;
    ngx_pool_cleanup_t            *cln;
    ngx_http_request_body_t       *rb;
    ngx_http_responses_request_t  *req;

    req = ngx_http_responses_request_find(r);

    if (req) {
        *found = req;
        return NGX_OK;
    }

    rb = r->request_body;

    if (rb == NULL || rb->bufs == NULL || rb->rest != 0
        || r->reading_body || r->request_body_no_buffering)
    {
        return NGX_DECLINED;
    }

    for (cl = rb->bufs; lazy && cl; cl = cl->next) {

        if (!ngx_buf_in_memory(cl->buf) && !ngx_buf_special(cl->buf)) {
            return NGX_DECLINED;
        }
    }

    cln = ngx_pool_cleanup_add(r->pool, sizeof(ngx_http_responses_request_t));
    if (cln == NULL) {
        return NGX_ERROR;
    }

    req = cln->data;
    ngx_memzero(req, sizeof(ngx_http_responses_request_t));

    ngx_responses_asked_init(&req->asked, &ngx_http_responses_request_paths,
                             &ngx_http_responses_mem);

    cln->handler = ngx_http_responses_request_cleanup;

    req->bufs = rb->bufs;
    req->length = r->headers_in.content_length_n;

    *found = req;

    if (ngx_http_responses_body_parse(r, &req->asked) == NGX_ERROR
        || ngx_http_responses_request_word(r, req) != NGX_OK)
    {
        req->asked.failed = 1;
        return NGX_ERROR;
    }

    ngx_log_debug4(NGX_LOG_DEBUG_HTTP, r->connection->log, 0,
                   "responses request whole:%d copies:%ui stream:%ui "
                   "model:\"%V\"",
                   ngx_responses_asked_whole(&req->asked), req->asked.copies,
                   req->asked.stream, &req->word);

    return NGX_OK;
}


/*
 * The name as a log and a map may see it.  One that had to be changed or
 * cut for that must not equal another, so it begins with a question mark,
 * and so does any that begins with one itself.
 */

static ngx_int_t
ngx_http_responses_request_word(ngx_http_request_t *r,
    ngx_http_responses_request_t *req)
{
    u_char                  *p, buf[NGX_RESPONSES_ASKED_MODEL];
    size_t                   len;
    ngx_responses_buf_t     *text;
    ngx_responses_writer_t   w;

    text = &req->asked.model;

    if (ngx_responses_asked_model(&req->asked, buf, &len) != NGX_OK) {
        goto done;
    }

    p = ngx_pnalloc(r->pool, len + 1);
    if (p == NULL) {
        return NGX_ERROR;
    }

    ngx_memcpy(p, buf, len);

    req->model.data = p;
    req->model.len = len;

    if (ngx_http_responses_request_plain(&req->model)) {
        req->word = req->model;
        goto done;
    }

    p = ngx_pnalloc(r->pool, NGX_HTTP_RESPONSES_WORD_LEN);
    if (p == NULL) {
        return NGX_ERROR;
    }

    ngx_responses_writer_init(&w, p, NGX_HTTP_RESPONSES_WORD_LEN);
    ngx_responses_write_lit(&w, "?");
    ngx_responses_write_word(&w, text->start + 1, text->len - 2);

    req->word.data = p;
    req->word.len = w.pos - p;

done:

    ngx_responses_buf_free(req->asked.mem, text);

    return NGX_OK;
}


static ngx_uint_t
ngx_http_responses_request_plain(ngx_str_t *name)
{
    size_t   i;
    u_char  *p;

    p = name->data;

    if (name->len > NGX_HTTP_RESPONSES_WORD_LEN
        || (name->len && p[0] == '?'))
    {
        return 0;
    }

    for (i = 0; i < name->len; i++) {

        if (p[i] < 0x20 || p[i] == 0x7f || p[i] == '"' || p[i] == '\\'
            || (p[i] == 0xc2 && p[i + 1] < 0xa0))
        {
            return 0;
        }
    }

    return 1;
}


static void
ngx_http_responses_request_cleanup(void *data)
{
    ngx_http_responses_request_t *req = data;

    ngx_responses_asked_free(&req->asked);
}


ngx_int_t
ngx_http_responses_request_asked(ngx_http_request_t *r, ngx_str_t *model)
{
    ngx_http_responses_request_t  *req;

    if (ngx_http_responses_request_parse(r->main, 1, &req) != NGX_OK
        || req->model.data == NULL)
    {
        return NGX_DECLINED;
    }

    *model = req->model;

    return NGX_OK;
}


ngx_int_t
ngx_http_responses_request_model_variable(ngx_http_request_t *r,
    ngx_http_variable_value_t *v, uintptr_t data)
{
    ngx_int_t                      rc;
    ngx_http_responses_request_t  *req;

    rc = ngx_http_responses_request_parse(r->main, 1, &req);

    if (rc == NGX_ERROR) {
        return NGX_ERROR;
    }

    if (rc != NGX_OK || req->model.data == NULL) {
        v->not_found = 1;
        return NGX_OK;
    }

    v->valid = 1;
    v->no_cacheable = 0;
    v->not_found = 0;
    v->len = req->word.len;
    v->data = req->word.data;

    return NGX_OK;
}


ngx_int_t
ngx_http_responses_request_stream_variable(ngx_http_request_t *r,
    ngx_http_variable_value_t *v, uintptr_t data)
{
    ngx_int_t                      rc;
    ngx_http_responses_request_t  *req;

    rc = ngx_http_responses_request_parse(r->main, 1, &req);

    if (rc == NGX_ERROR) {
        return NGX_ERROR;
    }

    if (rc != NGX_OK || !ngx_responses_asked_whole(&req->asked)
        || req->asked.stream == NGX_RESPONSES_ASKED_ODD
        || req->asked.ambiguous)
    {
        v->not_found = 1;
        return NGX_OK;
    }

    v->valid = 1;
    v->no_cacheable = 0;
    v->not_found = 0;
    v->len = 1;
    v->data = (u_char *) (req->asked.stream ? "1" : "0");

    return NGX_OK;
}


ngx_int_t
ngx_http_responses_request_init_process(ngx_cycle_t *cycle)
{
    return ngx_responses_asked_paths(&ngx_http_responses_mem,
                                     &ngx_http_responses_request_paths);
}


void
ngx_http_responses_request_exit_process(ngx_cycle_t *cycle)
{
    ngx_responses_path_free(&ngx_http_responses_mem,
                            &ngx_http_responses_request_paths);
}
