
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Rules in JSON responses: the header and the body are held until the body is
 * whole, since rules change its length, and an error can replace it.
 *
 * Sends nothing.  A response is held only if a rule that applies to JSON
 * holds for the request.  Invariant: where a rule hides, a body that cannot be
 * read, or is longer than the limit, is not sent.
 */


#include "http/ngx_http_responses.h"


static ngx_uint_t ngx_http_responses_json_rules_sniff(
    ngx_http_responses_ctx_t *ctx, ngx_buf_t *b);
static ngx_uint_t ngx_http_responses_json_rules_wide(
    ngx_http_responses_ctx_t *ctx, u_char c);
static ngx_int_t ngx_http_responses_json_rules_hold(
    ngx_http_responses_ctx_t *ctx, ngx_buf_t *b);
static ngx_int_t ngx_http_responses_json_rules_edit(
    ngx_http_responses_ctx_t *ctx);
static ngx_int_t ngx_http_responses_json_rules_unread(
    ngx_http_responses_ctx_t *ctx, const char *what);
static ngx_int_t ngx_http_responses_json_rules_pass(
    ngx_http_responses_ctx_t *ctx, ngx_chain_t **in, ngx_chain_t *cl,
    ngx_buf_t *flags);


#define ngx_http_responses_json_rules_longer                                  \
    "longer than \"responses_max_event_size\""


ngx_uint_t
ngx_http_responses_json_rules(ngx_http_request_t *r,
    ngx_http_responses_loc_conf_t *rlcf)
{
    if (rlcf->engine.rules == NULL
        || r->headers_out.status >= NGX_HTTP_SPECIAL_RESPONSE)
    {
        return 0;
    }

    return ngx_responses_rules_json(rlcf->engine.rules, r);
}


ngx_int_t
ngx_http_responses_json_rules_begin(ngx_http_responses_ctx_t *ctx,
    ngx_http_responses_loc_conf_t *rlcf, ngx_uint_t may, ngx_uint_t sniff)
{
    ngx_http_request_t  *r;

    r = ctx->request;

    ctx->engine.asked = ngx_http_responses_expected(r);
    ctx->hides = (may & NGX_RESPONSES_RULES_HIDE) != 0;

    ctx->hold = sniff ? NGX_HTTP_RESPONSES_HOLD_SNIFF
                      : NGX_HTTP_RESPONSES_HOLD_JSON;

    ngx_log_debug3(NGX_LOG_DEBUG_HTTP, r->connection->log, 0,
                   "http responses json held, sniff:%ui hides:%d dry run:%d",
                   sniff, ctx->hides, ctx->dry_run);

    if (r->headers_out.content_length_n
        > (off_t) ctx->engine.conf->max_event_size)
    {
        return ngx_http_responses_json_rules_unread(ctx,
                                        ngx_http_responses_json_rules_longer);
    }

    return NGX_AGAIN;
}


ngx_int_t
ngx_http_responses_json_rules_read(ngx_http_responses_ctx_t *ctx,
    ngx_chain_t **in)
{
    ngx_buf_t    *b;
    ngx_int_t     rc;
    ngx_uint_t    cut;
    ngx_chain_t  *cl;

    for (cl = *in; cl; cl = cl->next) {
        b = cl->buf;

        if (ctx->hold == NGX_HTTP_RESPONSES_HOLD_SNIFF
            && !ngx_http_responses_json_rules_sniff(ctx, b))
        {
            if (ngx_http_responses_json_response_read(ctx) != NGX_OK) {
                return NGX_ERROR;
            }

            rc = ngx_http_responses_json_rules_pass(ctx, in, cl, NULL);

            return (rc == NGX_OK) ? NGX_DECLINED : rc;
        }

        rc = ngx_http_responses_json_rules_hold(ctx, b);

        cut = ngx_http_responses_cut(ctx, b);

        if (rc == NGX_OK && !cut && !b->last_buf && !b->last_in_chain) {
            continue;
        }

        if (rc == NGX_ERROR
            || ngx_http_responses_json_response_read(ctx) != NGX_OK)
        {
            return NGX_ERROR;
        }

        if (rc == NGX_DECLINED) {
            rc = ngx_http_responses_json_rules_unread(ctx,
                                        ngx_http_responses_json_rules_longer);
            b = NULL;

        } else {
            rc = cut ? ngx_http_responses_json_rules_unread(ctx, "incomplete")
                     : ngx_http_responses_json_rules_edit(ctx);
            cl = NULL;
        }

        return (rc == NGX_OK)
               ? ngx_http_responses_json_rules_pass(ctx, in, cl, b) : rc;
    }

    return NGX_AGAIN;
}


/*
 * The first byte that is not white space decides; 0: the body cannot be JSON
 * of the API, or has no such byte.
 */

static ngx_uint_t
ngx_http_responses_json_rules_sniff(ngx_http_responses_ctx_t *ctx,
    ngx_buf_t *b)
{
    u_char  *p;

    for (p = b->pos; ngx_buf_in_memory(b) && p < b->last; p++) {

        if (ngx_responses_json_blank(*p)
            || *p == 0xef || *p == 0xbb || *p == 0xbf)
        {
            continue;
        }

        if (*p != '{' && !ngx_http_responses_json_rules_wide(ctx, *p)) {
            return 0;
        }

        ngx_log_debug0(NGX_LOG_DEBUG_HTTP, ctx->request->connection->log, 0,
                       "http responses json response");

        ctx->hold = NGX_HTTP_RESPONSES_HOLD_JSON;
        ctx->done = 1;

        return 1;
    }

    return !b->last_buf && !b->last_in_chain
           && !ngx_http_responses_cut(ctx, b);
}


/*
 * Whether a byte begins neither JSON nor an event stream in a body that is
 * said to be JSON, as in UTF-16, which clients decode: it is read as JSON, and
 * is invalid.
 */

static ngx_uint_t
ngx_http_responses_json_rules_wide(ngx_http_responses_ctx_t *ctx, u_char c)
{
    ngx_str_t  *type;

    type = &ctx->request->headers_out.content_type;

    return ctx->hides && (c < 0x20 || c >= 0x7f)
           && ngx_http_responses_begins(type, "application/json");
}


/* in a dry run the bytes pass, too */

static ngx_int_t
ngx_http_responses_json_rules_hold(ngx_http_responses_ctx_t *ctx,
    ngx_buf_t *b)
{
    ngx_int_t  rc;

    if (!ngx_buf_in_memory(b)) {
        return NGX_OK;
    }

    rc = ngx_responses_json_rules_hold(&ctx->engine, &ctx->body, b->pos,
                                       b->last - b->pos);

    if (rc == NGX_OK && !ctx->dry_run) {
        b->pos = b->last;
        b->file_pos = b->file_last;
    }

    return rc;
}


/* NGX_OK, NGX_ABORT or NGX_ERROR */

static ngx_int_t
ngx_http_responses_json_rules_edit(ngx_http_responses_ctx_t *ctx)
{
    ngx_int_t                rc;
    ngx_http_request_t      *r;
    ngx_responses_worker_t  *worker;

    r = ctx->request;

    rc = ngx_responses_json_rules_edit(&ctx->engine, &ctx->body);

    ngx_log_debug1(NGX_LOG_DEBUG_HTTP, r->connection->log, 0,
                   "http responses json rules: %i", rc);

    if (rc == NGX_ERROR) {
        return NGX_ERROR;
    }

    if (rc == NGX_ABORT) {
        worker = ctx->engine.worker;

        ngx_log_error(NGX_LOG_WARN, r->connection->log, 0,
                      "upstream sent invalid JSON: %V near byte %uz",
                      &worker->message, worker->offset);

        return ngx_http_responses_json_rules_unread(ctx, "invalid");
    }

    ctx->hold = 0;

    if (ctx->dry_run) {
        return NGX_OK;
    }

    /* later filters make ranges of a body that they have not seen yet */

    ngx_http_clear_accept_ranges(r);

    if (rc == NGX_OK) {
        ngx_http_responses_header_changed(r);

        r->headers_out.content_length_n = ctx->body.len;
    }

    return NGX_OK;
}


/* rules cannot be applied: NGX_OK, or NGX_ABORT, it is refused */

static ngx_int_t
ngx_http_responses_json_rules_unread(ngx_http_responses_ctx_t *ctx,
    const char *what)
{
    ngx_log_t  *log;
    ngx_str_t   name;

    log = ctx->request->connection->log;

    ctx->hold = 0;
    ctx->done = 1;

    if (ctx->hides) {
        ngx_str_set(&name, "response");
        ngx_responses_account(&ctx->engine, NGX_RESPONSES_HIDDEN, &name);
    }

    if (ctx->dry_run) {
        return NGX_OK;
    }

    ngx_http_clear_accept_ranges(ctx->request);

    if (ctx->hides) {
        ngx_log_error(NGX_LOG_ERR, log, 0,
                      "upstream sent JSON that is %s, it is refused as rules "
                      "that hide cannot be applied", what);

        return NGX_ABORT;
    }

    ngx_log_error(NGX_LOG_WARN, log, 0,
                  "upstream sent JSON that is %s, rules are not applied",
                  what);

    return NGX_OK;
}


/*
 * Sets *in to what was held, in one buffer with the flags of another one, and
 * the rest of the input.
 */

static ngx_int_t
ngx_http_responses_json_rules_pass(ngx_http_responses_ctx_t *ctx,
    ngx_chain_t **in, ngx_chain_t *cl, ngx_buf_t *flags)
{
    ngx_buf_t    *b;
    ngx_chain_t  *ln;

    if (ctx->dry_run) {
        ngx_responses_buf_free(ctx->engine.mem, &ctx->body);
        return NGX_OK;
    }

    ctx->hold = 0;
    *in = cl;

    if (ctx->body.len == 0 && flags == NULL) {
        return NGX_OK;
    }

    ln = ngx_alloc_chain_link(ctx->request->pool);
    b = ngx_calloc_buf(ctx->request->pool);

    if (ln == NULL || b == NULL) {
        return NGX_ERROR;
    }

    if (ctx->body.len) {
        b->pos = ctx->body.start;
        b->last = ctx->body.start + ctx->body.len;
        b->memory = 1;
    }

    if (flags) {
        b->flush = flags->flush;
        b->last_buf = flags->last_buf;
        b->last_in_chain = flags->last_in_chain;
    }

    ln->buf = b;
    ln->next = cl;

    *in = ln;

    return NGX_OK;
}
