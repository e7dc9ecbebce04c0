
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Clients that leave before the end: the upstream of their stream is read on
 * for its usage, if "responses_abort" says so.
 *
 * The connection of the client keeps its error: so nothing more is sent, and
 * nginx ends the request when the upstream ends, or when its time is over.
 * Never keeps what is read, and never reads on after the terminal event but
 * for the second that upstreams always get.  Invariant: no memory that nginx
 * still has to send is used again.
 */


#include "http/ngx_http_responses_output.h"
#include "http/ngx_http_responses_stream.h"


static ngx_uint_t ngx_http_responses_abort_may(
    ngx_http_responses_ctx_t *ctx);
static void ngx_http_responses_abort_read(ngx_http_request_t *r);


void
ngx_http_responses_abort_watch(ngx_http_responses_ctx_t *ctx)
{
    ngx_http_request_t  *r;

    r = ctx->request;

    if (r->reading_body || !ngx_http_responses_abort_may(ctx)) {
        return;
    }

    ctx->read_event_handler = r->read_event_handler;
    r->read_event_handler = ngx_http_responses_abort_read;
}


/* a stream that the end of the process could not end is not read on */

static ngx_uint_t
ngx_http_responses_abort_may(ngx_http_responses_ctx_t *ctx)
{
    return ctx->conf->abort
           && !ctx->dry_run
           && ctx->mode == NGX_HTTP_RESPONSES_STREAM
           && ctx->upstream && ctx->upstream->cleanup
           && ctx->rc != NGX_HTTP_RESPONSES_SHUT
           && !ngx_responses_engine_ended(&ctx->engine);
}


/* nginx finds out whether the client has left, in each way that it knows */

static void
ngx_http_responses_abort_read(ngx_http_request_t *r)
{
    ngx_http_upstream_t       *u;
    ngx_http_responses_ctx_t  *ctx;

    u = r->upstream;
    ctx = ngx_http_responses_find_ctx(r, u);

    if (!ngx_http_responses_abort_may(ctx)) {
        ctx->read_event_handler(r);
        return;
    }

    /* it does not end the upstream of a response that is to be stored */

    u->cacheable = 1;

    ctx->read_event_handler(r);

    u->cacheable = 0;

    (void) ngx_http_responses_abort(ctx);
}


ngx_int_t
ngx_http_responses_abort(ngx_http_responses_ctx_t *ctx)
{
    ngx_connection_t    *c;
    ngx_http_request_t  *r;

    r = ctx->request;
    c = r->connection;

    if (!c->error || !ngx_http_responses_abort_may(ctx)) {
        return NGX_DECLINED;
    }

    ngx_log_debug1(NGX_LOG_DEBUG_HTTP, c->log, 0,
                   "http responses client left, upstream is read for %M ms",
                   ctx->conf->abort);

    ctx->mode = NGX_HTTP_RESPONSES_LOGGED;
    ctx->engine.write = ngx_http_responses_output_discard;

    r->read_event_handler = ngx_http_block_reading;

    ngx_http_responses_drain_until(ctx, ctx->conf->abort);

    /* what the client did not get is in the way of what is to be read */

    ngx_post_event(c->write, &ngx_posted_events);

    return NGX_OK;
}


ngx_int_t
ngx_http_responses_abort_body(ngx_http_responses_ctx_t *ctx, ngx_chain_t *in)
{
    size_t               size;
    ngx_chain_t         *cl;
    ngx_http_request_t  *r;

    r = ctx->request;

    for (cl = in; cl; cl = cl->next) {
        size = ngx_http_responses_bytes(cl->buf);

        if (size && !ngx_responses_engine_ended(&ctx->engine)
            && ngx_responses_engine_feed(&ctx->engine, cl->buf->pos, size,
                                         ngx_current_msec)
               != NGX_OK)
        {
            return NGX_ERROR;
        }

        cl->buf->pos = cl->buf->last;
    }

    if (ngx_responses_engine_ended(&ctx->engine)) {
        ngx_http_responses_drain_until(ctx, NGX_HTTP_RESPONSES_DRAIN);
    }

    /* queued frames of HTTP/2 are sent, even if their stream was reset */

#if (NGX_HTTP_V2 || NGX_COMPAT)

    if (r->stream && r->stream->queued) {
        return NGX_OK;
    }

#else

    if (r->http_version == NGX_HTTP_VERSION_20) {
        return NGX_OK;
    }

#endif

    for (cl = ctx->upstream->busy_bufs; cl; cl = cl->next) {
        cl->buf->pos = cl->buf->last;
    }

    return NGX_OK;
}
