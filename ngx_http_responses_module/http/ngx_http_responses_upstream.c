
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The upstream of a response: its buffering, how it ended, and its end after
 * that of the stream.
 *
 * The message to the client ends with the last event of the stream.  An
 * upstream that ends within a second keeps its connection; otherwise it is
 * ended as if the response was complete.
 *
 * A request may have several responses, as a later filter can replace one by
 * an error page, and several upstreams; an upstream has one response at most.
 * Invariant: the finalize handler of an upstream is replaced once.
 */


#include "http/ngx_http_responses.h"


/* time for the upstream to end after the terminal event */

#define NGX_HTTP_RESPONSES_DRAIN  1000


static void ngx_http_responses_finalize_request(ngx_http_request_t *r,
    ngx_int_t rc);
static void ngx_http_responses_drain_start(ngx_http_responses_ctx_t *ctx);
static void ngx_http_responses_drain_read(ngx_http_request_t *r);


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
 * After an incomplete response nginx sends a flush; there is no other flush
 * after the end of the upstream.
 */

ngx_uint_t
ngx_http_responses_cut(ngx_http_responses_ctx_t *ctx, ngx_buf_t *b)
{
    return b->flush && ngx_buf_special(b) && ctx->upstream
           && ctx->upstream->cleanup == NULL;
}


/*
 * Switches off buffering as "X-Accel-Buffering: no" does, so that events are
 * sent at once.  nginx does not store a response without buffering; JSON may
 * be stored, so a response that may be JSON stays buffered then.
 */

void
ngx_http_responses_unbuffer(ngx_http_responses_ctx_t *ctx, ngx_uint_t sniff)
{
    ngx_http_request_t   *r;
    ngx_http_upstream_t  *u;

    r = ctx->request;
    u = ctx->upstream;

    if (u == NULL
        || (sniff && u->buffering && (u->store || u->cacheable)))
    {
        return;
    }

    ngx_log_debug1(NGX_LOG_DEBUG_HTTP, r->connection->log, 0,
                   "http responses buffering off, was:%d", u->buffering);

    u->buffering = 0;

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
    ctx->beat = 0;

    ngx_http_responses_timer_set(ctx);

    c = r->upstream->peer.connection;

    if (ctx->json && !ctx->json->read) {

        /* JSON that is cut */

        (void) ngx_http_responses_json_response_read(ctx);
    }

    ctx->rc = rc;
    ctx->timedout = (c && c->read->timedout);

    ngx_log_debug4(NGX_LOG_DEBUG_HTTP, r->connection->log, 0,
                   "http responses upstream end: %i timedout:%d done:%d "
                   "terminal:%d", rc, ctx->timedout, ctx->done,
                   ngx_responses_engine_ended(&ctx->engine));

    if (rc == NGX_ERROR && (!ctx->done || ctx->hold) && !ctx->failed
        && !ctx->dry_run
        && ngx_http_get_module_ctx(r, ngx_http_responses_module) == ctx
        && (r->header_sent || ctx->hold) && !r->connection->error)
    {
        (void) ngx_http_send_special(r, NGX_HTTP_FLUSH);
    }

    ctx->finalize_request(r, rc);
}


/*
 * The message ends later if it has trailers, which nginx creates at the end
 * of the upstream, or if [DONE] of the upstream is passed.
 */

ngx_uint_t
ngx_http_responses_drain(ngx_http_responses_ctx_t *ctx)
{
    ngx_http_request_t  *r;

    if (!ngx_responses_engine_ended(&ctx->engine) || ctx->done || ctx->dry_run
        || ctx->upstream == NULL || ctx->upstream->cleanup == NULL)
    {
        return 0;
    }

    if (ctx->drain == 0) {
        ngx_http_responses_drain_start(ctx);
    }

    r = ctx->request;

    if (ctx->engine.phase != NGX_RESPONSES_CLOSED || r->expect_trailers) {
        return 0;
    }

    ctx->ended = 1;
    ctx->keepalive = r->keepalive;

    return 1;
}


static void
ngx_http_responses_drain_start(ngx_http_responses_ctx_t *ctx)
{
    ngx_http_request_t  *r;

    r = ctx->request;

    ngx_log_debug1(NGX_LOG_DEBUG_HTTP, r->connection->log, 0,
                   "http responses upstream may end for %d ms",
                   NGX_HTTP_RESPONSES_DRAIN);

    ctx->drain = ngx_current_msec + NGX_HTTP_RESPONSES_DRAIN;

    ngx_http_responses_timer_set(ctx);

    /* a client that closes the connection now has the complete response */

    if (!r->reading_body) {
        r->read_event_handler = ngx_http_responses_drain_read;
    }
}


/* the next request of the client does not wait for the end of the upstream */

static void
ngx_http_responses_drain_read(ngx_http_request_t *r)
{
    char                       buf[1];
    ngx_connection_t          *c;
    ngx_http_responses_ctx_t  *ctx;

    c = r->connection;
    ctx = ngx_http_responses_find_ctx(r, r->upstream);

    if (ctx->ended && r->http_version < NGX_HTTP_VERSION_20
        && recv(c->fd, buf, 1, MSG_PEEK) > 0)
    {
        ngx_http_responses_drain_end(ctx);
        return;
    }

    ngx_http_block_reading(r);
}


/* lets nginx end the upstream as if the response was complete */

void
ngx_http_responses_drain_end(ngx_http_responses_ctx_t *ctx)
{
    ngx_http_request_t   *r;
    ngx_http_upstream_t  *u;

    r = ctx->request;
    u = ctx->upstream;

    if (u->buffering) {
        u->pipe->upstream_done = 1;

    } else {
        u->length = 0;
    }

    r->write_event_handler(r);
}


/*
 * An event stream that was taken for JSON is still buffered, and is not stored
 * either: nginx deletes the file of a body that is not as long as it has to
 * be.
 */

void
ngx_http_responses_unstore(ngx_http_responses_ctx_t *ctx)
{
    ngx_http_upstream_t  *u;

    u = ctx->upstream;

    if (u == NULL || !u->buffering || ctx->dry_run
        || ctx->engine.phase == NGX_RESPONSES_WAITING)
    {
        return;
    }

    u->headers_in.content_length_n = NGX_MAX_OFF_T_VALUE;

#if (NGX_HTTP_CACHE)
    u->cacheable = 0;
#endif
}
