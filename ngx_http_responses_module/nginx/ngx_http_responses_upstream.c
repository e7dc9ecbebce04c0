
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The upstream of a response: how it ends.
 *
 * A request may have several responses, as a later filter can replace one by
 * an error page, and several upstreams; each upstream has one response at
 * most.  Invariant: the finalize handler of an upstream is replaced once.
 */


#include "nginx/ngx_http_responses.h"


static void ngx_http_responses_finalize_request(ngx_http_request_t *r,
    ngx_int_t rc);


/*
 * An upstream that has been given up, or whose response was replaced, is not
 * the source of this one.
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
 * Tells why a stream ended; nothing else in nginx keeps it.  Where nginx
 * gives up at once, as for an invalid chunk, no flush comes: so we send it.
 */

static void
ngx_http_responses_finalize_request(ngx_http_request_t *r, ngx_int_t rc)
{
    ngx_connection_t          *c;
    ngx_http_responses_ctx_t  *ctx;

    ctx = ngx_http_responses_find_ctx(r, r->upstream);

    ngx_log_debug1(NGX_LOG_DEBUG_HTTP, r->connection->log, 0,
                   "responses upstream end: %i", rc);

    c = r->upstream->peer.connection;

    ctx->rc = rc;
    ctx->timedout = (c && c->read->timedout);

    if (rc == NGX_ERROR && !ctx->done && !ctx->failed && !ctx->dry_run
        && ngx_http_get_module_ctx(r, ngx_http_responses_module) == ctx
        && r->header_sent && !r->connection->error)
    {
        (void) ngx_http_send_special(r, NGX_HTTP_FLUSH);
    }

    ctx->finalize_request(r, rc);
}
