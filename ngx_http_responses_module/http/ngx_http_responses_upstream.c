
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The upstream of a response: its buffering, and how it ended.
 *
 * A request may have several responses, as a later filter can replace one by
 * an error page, and several upstreams; an upstream has one response at most.
 * Invariant: the finalize handler of an upstream is replaced once.
 */


#include "http/ngx_http_responses_stream.h"


static void ngx_http_responses_finalize_request(ngx_http_request_t *r,
    ngx_int_t rc);


/*
 * An upstream that has ended, or whose response was replaced, is not the
 * source of this response.
 */

void
ngx_http_responses_watch(ngx_http_responses_ctx_t *ctx)
{
    ngx_http_upstream_t  *u;

    u = ctx->request->upstream;

    if (u == NULL || u->cleanup == NULL || u->finalize_request == NULL
        || u->finalize_request == ngx_http_responses_finalize_request)
    {
        return;
    }

    ctx->upstream = u;
    ctx->finalize_request = u->finalize_request;
    u->finalize_request = ngx_http_responses_finalize_request;
}


/*
 * Switches off buffering as "X-Accel-Buffering: no" does, so that events are
 * sent at once.  nginx does not store a response without buffering.
 */

void
ngx_http_responses_unbuffer(ngx_http_responses_ctx_t *ctx)
{
    ngx_http_request_t   *r;
    ngx_http_upstream_t  *u;

    r = ctx->request;
    u = ctx->upstream;

    if (u == NULL) {
        return;
    }

    ngx_log_debug1(NGX_LOG_DEBUG_HTTP, r->connection->log, 0,
                   "http responses buffering off, was:%d", u->buffering);

    u->buffering = 0;

    /* what is not stored needs no upstream when the client has left */

    u->cacheable = 0;

    /*
     * nginx does this as well, but after it has sent the header: a header
     * that is delayed by the limit would never be sent
     */

    r->limit_rate = 0;
    r->limit_rate_set = 1;
}


/*
 * Keeps the reason of the end, which nginx stores nowhere.  After errors such
 * as an invalid chunk nginx does not call the body filter, so that a flush is
 * sent here.
 */

static void
ngx_http_responses_finalize_request(ngx_http_request_t *r, ngx_int_t rc)
{
    ngx_connection_t          *c;
    ngx_http_responses_ctx_t  *ctx;

    ctx = ngx_http_responses_find_ctx(r, r->upstream);

    ctx->drain = 0;

    ngx_http_responses_timer_set(ctx);

    c = r->upstream->peer.connection;

    if (ctx->json && ctx->instead == NULL) {

        /* it may be cut */

        (void) ngx_responses_json_response_read(&ctx->engine, ctx->json);
    }

    /* with buffering the code of a timeout is that of a cut */

    if (ctx->rc != NGX_HTTP_RESPONSES_SHUT) {
        if (rc == NGX_HTTP_BAD_GATEWAY && c && c->read->timedout) {
            ctx->rc = NGX_HTTP_GATEWAY_TIME_OUT;

        } else {
            ctx->rc = rc;
        }
    }

    ngx_log_debug3(NGX_LOG_DEBUG_HTTP, r->connection->log, 0,
                   "http responses upstream end: %i mode:%d terminal:%d",
                   ctx->rc, ctx->mode,
                   ngx_responses_engine_ended(&ctx->engine));

    if (rc == NGX_ERROR && !r->connection->error
        && ngx_http_get_module_ctx(r, ngx_http_responses_module) == ctx
        && (ctx->held || ctx->instead
            || (ctx->mode == NGX_HTTP_RESPONSES_STREAM && r->header_sent
                && !ctx->dry_run)))
    {
        (void) ngx_http_send_special(r, NGX_HTTP_FLUSH);
    }

    ctx->finalize_request(r, rc);
}
