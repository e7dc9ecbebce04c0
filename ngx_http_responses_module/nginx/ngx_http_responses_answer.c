
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Which answers are ours; and those in plain JSON, as to "stream": false,
 * which are read for the variables while they pass.
 *
 * Of a plain answer nothing is changed, neither header nor body nor the way
 * it is buffered; all that is asked for is that bodies in files pass through
 * memory.  Holds no byte.
 */


#include "nginx/ngx_http_responses.h"


#define NGX_HTTP_RESPONSES_TYPE_LEN  64


static ngx_uint_t ngx_http_responses_enabled(ngx_http_request_t *r,
    ngx_http_responses_loc_conf_t *rlcf);
static ngx_uint_t ngx_http_responses_identity(ngx_http_request_t *r,
    ngx_uint_t kind);
static ngx_http_responses_kind_e ngx_http_responses_test_type(
    ngx_http_request_t *r, ngx_http_responses_loc_conf_t *rlcf);


ngx_http_responses_kind_e
ngx_http_responses_kind(ngx_http_request_t *r,
    ngx_http_responses_loc_conf_t *rlcf)
{
    ngx_http_responses_kind_e  kind;

    if (r->headers_out.status < NGX_HTTP_OK
        || r->headers_out.status == NGX_HTTP_NO_CONTENT
        || r->headers_out.status == NGX_HTTP_PARTIAL_CONTENT
        || r->headers_out.status == NGX_HTTP_NOT_MODIFIED)
    {
        return NGX_HTTP_RESPONSES_OTHER;
    }

    kind = ngx_http_responses_test_type(r, rlcf);

    if (kind == NGX_HTTP_RESPONSES_OTHER
        || !ngx_http_responses_enabled(r, rlcf)
        || !ngx_http_responses_identity(r, kind))
    {
        return NGX_HTTP_RESPONSES_OTHER;
    }

    if (kind == NGX_HTTP_RESPONSES_PLAIN
        && (r->header_only || r->method == NGX_HTTP_HEAD))
    {
        return NGX_HTTP_RESPONSES_OTHER;
    }

    return kind;
}


static ngx_uint_t
ngx_http_responses_enabled(ngx_http_request_t *r,
    ngx_http_responses_loc_conf_t *rlcf)
{
    ngx_str_t  value;

    if (rlcf->enable == NGX_HTTP_RESPONSES_ON) {
        return 1;
    }

    if (ngx_http_complex_value(r, rlcf->enable_value, &value) != NGX_OK) {
        return 0;
    }

    return !(value.len == 0
             || (value.len == 1 && value.data[0] == '0')
             || (value.len == 3 && ngx_strncmp(value.data, "off", 3) == 0));
}


static ngx_uint_t
ngx_http_responses_identity(ngx_http_request_t *r, ngx_uint_t kind)
{
    ngx_str_t   *encoding;
    ngx_uint_t   level;
    const char  *what;

    if (r->headers_out.content_encoding == NULL) {
        return 1;
    }

    encoding = &r->headers_out.content_encoding->value;

    if (encoding->len == 0
        || (encoding->len == sizeof("identity") - 1
            && ngx_strncasecmp(encoding->data, (u_char *) "identity",
                               sizeof("identity") - 1)
               == 0))
    {
        return 1;
    }

    if (kind == NGX_HTTP_RESPONSES_STREAM) {
        level = NGX_LOG_WARN;
        what = "an event stream";

    } else {
        level = NGX_LOG_INFO;
        what = "a JSON answer";
    }

    ngx_log_error(level, r->connection->log, 0,
                  "upstream sent %s with "
                  "\"Content-Encoding: %V\", it is passed on unread, "
                  "add proxy_set_header Accept-Encoding \"\"",
                  what, encoding);

    return 0;
}


/* nginx leaves parameters other than charset in the type */

static ngx_http_responses_kind_e
ngx_http_responses_test_type(ngx_http_request_t *r,
    ngx_http_responses_loc_conf_t *rlcf)
{
    u_char      *p, lowcase[NGX_HTTP_RESPONSES_TYPE_LEN];
    size_t       len;
    ngx_uint_t   hash;

    static const ngx_str_t  json = ngx_string("application/json");

    if (r->headers_out.content_type.len == 0) {
        return NGX_HTTP_RESPONSES_OTHER;
    }

    if (rlcf->types.size == 0) {
        return NGX_HTTP_RESPONSES_STREAM;
    }

    p = r->headers_out.content_type.data;
    hash = 0;

    for (len = 0; len < r->headers_out.content_type.len; len++) {

        if (p[len] == ';' || p[len] == ' ' || p[len] == '\t') {
            break;
        }

        if (len == NGX_HTTP_RESPONSES_TYPE_LEN) {
            return NGX_HTTP_RESPONSES_OTHER;
        }

        lowcase[len] = ngx_tolower(p[len]);
        hash = ngx_hash(hash, lowcase[len]);
    }

    if (ngx_hash_find(&rlcf->types, hash, lowcase, len) != NULL) {
        return NGX_HTTP_RESPONSES_STREAM;
    }

    if (len == json.len && ngx_memcmp(lowcase, json.data, len) == 0) {
        return NGX_HTTP_RESPONSES_PLAIN;
    }

    return NGX_HTTP_RESPONSES_OTHER;
}


ngx_int_t
ngx_http_responses_answer_init(ngx_http_responses_ctx_t *ctx)
{
    ngx_responses_engine_t  *engine;

    engine = &ctx->engine;

    ctx->answer = ngx_palloc(ctx->request->pool,
                             sizeof(ngx_responses_answer_t));
    if (ctx->answer == NULL) {
        return NGX_ERROR;
    }

    ngx_responses_answer_init(ctx->answer, &engine->worker->answer,
                              &engine->usage);

    /* there is no end to see to */

    ctx->done = 1;

    return NGX_OK;
}


void
ngx_http_responses_answer_read(ngx_http_responses_ctx_t *ctx,
    ngx_chain_t *in)
{
    ngx_buf_t    *b;
    ngx_chain_t  *cl;

    for (cl = in; cl; cl = cl->next) {
        b = cl->buf;

        if (ngx_buf_in_memory(b)) {
            ngx_responses_answer_feed(ctx->answer, b->pos, b->last - b->pos);
        }
    }

    if (ctx->engine.usage.number && !ctx->warned
        && ngx_responses_answer_known(ctx->answer))
    {
        ctx->warned = 1;

        ngx_log_error(NGX_LOG_WARN, ctx->request->connection->log, 0,
                      "upstream sent a token count that is no count");
    }
}
