
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Heartbeats: comments or events in an idle stream, from its header to its
 * end.
 *
 * A heartbeat is sent only between frames, if all previous output was sent
 * and the stream was idle for the time.  The timer is not changed by each
 * event; when it expires, the time since the last output is checked.
 */


#include "http/ngx_http_responses.h"


static void ngx_http_responses_heartbeat(ngx_event_t *ev);
static ngx_uint_t ngx_http_responses_heartbeat_clear(
    ngx_http_responses_ctx_t *ctx);
static ngx_int_t ngx_http_responses_heartbeat_send(
    ngx_http_responses_ctx_t *ctx);


ngx_int_t
ngx_http_responses_heartbeat_start(ngx_http_responses_ctx_t *ctx,
    ngx_msec_t time, ngx_uint_t event)
{
    ngx_event_t  *ev;

    ev = ngx_http_responses_get_timer(ctx, &ctx->heartbeat,
                                      ngx_http_responses_heartbeat);
    if (ev == NULL) {
        return NGX_ERROR;
    }

    ev->cancelable = 1;

    ctx->interval = time;
    ctx->heartbeat_event = event;
    ctx->sent = ngx_current_msec;

    ngx_add_timer(ev, time);

    return NGX_OK;
}


void
ngx_http_responses_heartbeat_stop(ngx_http_responses_ctx_t *ctx)
{
    if (ctx->heartbeat && ctx->heartbeat->timer_set) {
        ngx_del_timer(ctx->heartbeat);
    }
}


static void
ngx_http_responses_heartbeat(ngx_event_t *ev)
{
    ngx_msec_t                 past;
    ngx_connection_t          *c;
    ngx_http_responses_ctx_t  *ctx;

    ctx = ev->data;
    c = ctx->request->connection;

    if (ctx->done || ctx->failed || ngx_responses_engine_ended(&ctx->engine)
        || c->error)
    {
        return;
    }

    /* another filter may have replaced the response */

    if (ngx_http_get_module_ctx(ctx->request, ngx_http_responses_module)
        != ctx)
    {
        return;
    }

    past = ngx_current_msec - ctx->sent;

    if (past < ctx->interval) {
        ngx_add_timer(ev, ctx->interval - past);
        return;
    }

    if (ngx_http_responses_heartbeat_clear(ctx)
        && ngx_http_responses_heartbeat_send(ctx) != NGX_OK)
    {
        /* nginx finds the error at its next read or write */

        ctx->failed = 1;
        return;
    }

    ngx_add_timer(ev, ctx->interval);

    ngx_http_run_posted_requests(c);
}


/* whether a frame can begin here */

static ngx_uint_t
ngx_http_responses_heartbeat_clear(ngx_http_responses_ctx_t *ctx)
{
    ngx_connection_t    *c;
    ngx_http_request_t  *r;

    r = ctx->request;
    c = r->connection;

    return ngx_responses_engine_between(&ctx->engine)
           && ctx->output.out == NULL
           && c->data == r;
}


/* flushes pending output instead, if there is any */

static ngx_int_t
ngx_http_responses_heartbeat_send(ngx_http_responses_ctx_t *ctx)
{
    ngx_event_t         *wev;
    ngx_connection_t    *c;
    ngx_http_request_t  *r;

    r = ctx->request;
    c = r->connection;
    wev = c->write;

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
