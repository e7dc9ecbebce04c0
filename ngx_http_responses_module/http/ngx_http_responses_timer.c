
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * What the timer of a stream does: that of the engine, heartbeats, and the end
 * of an upstream that does not end by itself.
 *
 * Heartbeats are comments or events in an idle stream, from its header to its
 * end.  One is sent only between frames, if all previous output was sent.  The
 * timer is not moved by each event; when it expires, the time since the last
 * output is checked.  Never feeds the engine.  Invariant: nothing is written
 * to a stream that has ended.
 */


#include "http/ngx_http_responses.h"


/* time after which a stream that cannot be written to is tried again */

#define NGX_HTTP_RESPONSES_TIMER_RETRY  100


static ngx_int_t ngx_http_responses_timer_expire(
    ngx_http_responses_ctx_t *ctx);
static ngx_int_t ngx_http_responses_heartbeat(ngx_http_responses_ctx_t *ctx);


/* whether a time has come */

#define ngx_http_responses_timer_due(time)                                    \
    ((time) && (ngx_msec_int_t) ((time) - ngx_current_msec) <= 0)


void
ngx_http_responses_timer_handler(ngx_event_t *ev)
{
    ngx_int_t                  rc;
    ngx_msec_t                 idle;
    ngx_connection_t          *c;
    ngx_http_responses_ctx_t  *ctx;

    ctx = ev->data;
    c = ctx->request->connection;

    if (ngx_http_responses_timer_due(ctx->drain)) {
        ngx_http_set_log_request(c->log, ctx->request);

        ngx_log_debug0(NGX_LOG_DEBUG_HTTP, c->log, 0,
                       "http responses upstream did not end");

        ctx->drain = 0;

        ngx_http_responses_drain_end(ctx);
        ngx_http_run_posted_requests(c);

        return;
    }

    if (c->error) {
        return;
    }

    rc = NGX_OK;

    if (!ctx->done && !ctx->failed
        && ngx_http_responses_timer_due(ctx->engine.timer))
    {
        rc = ngx_http_responses_timer_expire(ctx);

        if (rc == NGX_AGAIN) {
            ngx_add_timer(ev, NGX_HTTP_RESPONSES_TIMER_RETRY);
            return;
        }

    } else if (!ctx->done && !ctx->failed
               && ngx_http_responses_timer_due(ctx->beat))
    {
        idle = ngx_current_msec - ctx->sent;

        if (idle < ctx->interval) {
            ctx->beat = ctx->sent + ctx->interval;

        } else {
            ctx->beat = ngx_current_msec + ctx->interval;
            rc = ngx_http_responses_heartbeat(ctx);
        }
    }

    if (rc != NGX_OK) {

        /* nginx finds the error at its next read or write */

        ctx->failed = 1;
    }

    ngx_http_responses_timer_set(ctx);
    ngx_http_run_posted_requests(c);
}


/* NGX_AGAIN: nothing can be sent now */

static ngx_int_t
ngx_http_responses_timer_expire(ngx_http_responses_ctx_t *ctx)
{
    ngx_uint_t  last;

    ngx_log_debug0(NGX_LOG_DEBUG_HTTP, ctx->request->connection->log, 0,
                   "http responses timer");

    if (!ngx_http_responses_push_begin(ctx)) {
        return NGX_AGAIN;
    }

    if (ngx_responses_engine_expire(&ctx->engine, ngx_current_msec) != NGX_OK)
    {
        return NGX_ERROR;
    }

    last = ngx_http_responses_drain(ctx);

    if (last && ngx_http_responses_end(ctx, NGX_RESPONSES_END_CLEAN) != NGX_OK)
    {
        return NGX_ERROR;
    }

    return ngx_http_responses_push_end(ctx, last);
}


void
ngx_http_responses_heartbeat_start(ngx_http_responses_ctx_t *ctx,
    ngx_msec_t time, ngx_uint_t event)
{
    ctx->interval = time;
    ctx->heartbeat_event = event;
    ctx->sent = ngx_current_msec;
    ctx->beat = ngx_current_msec + time;

    ngx_http_responses_timer_set(ctx);
}


/* flushes pending output instead, if there is any */

static ngx_int_t
ngx_http_responses_heartbeat(ngx_http_responses_ctx_t *ctx)
{
    ngx_event_t         *wev;
    ngx_connection_t    *c;
    ngx_http_request_t  *r;

    r = ctx->request;
    c = r->connection;
    wev = c->write;

    /* another filter may have replaced the response */

    if (!ngx_responses_engine_between(&ctx->engine)
        || ctx->output.out || c->data != r
        || ngx_http_get_module_ctx(r, ngx_http_responses_module) != ctx)
    {
        return NGX_OK;
    }

    if (ctx->output.busy || c->buffered || r->buffered || r->postponed) {
        ngx_log_debug1(NGX_LOG_DEBUG_HTTP, c->log, 0,
                       "http responses heartbeat flush, ready:%d", wev->ready);

        return wev->ready && ngx_http_output_filter(r, NULL) == NGX_ERROR
               ? NGX_ERROR : NGX_OK;
    }

    if (!ngx_http_responses_push_begin(ctx)) {
        return NGX_OK;
    }

    if (ngx_responses_engine_keepalive(&ctx->engine, ctx->heartbeat_event)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    ngx_log_debug1(NGX_LOG_DEBUG_HTTP, c->log, 0,
                   "http responses heartbeat sent, event:%d",
                   ctx->heartbeat_event);

    return ngx_http_responses_push_end(ctx, 0);
}
