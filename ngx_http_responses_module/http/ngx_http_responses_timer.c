
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Output without input: of the engine when its timer expires, and of others
 * between two calls of the body filter.
 *
 * Invariant: nothing is written while the body filter runs, nor to a request
 * whose response was replaced by another filter.
 */


#include "http/ngx_http_responses.h"


/* time after which a stream that cannot be written to is tried again */

#define NGX_HTTP_RESPONSES_TIMER_RETRY  100


static void ngx_http_responses_timer_handler(ngx_event_t *ev);
static ngx_int_t ngx_http_responses_push_wait(ngx_http_request_t *r);


void
ngx_http_responses_timer_set(ngx_http_responses_ctx_t *ctx)
{
    ngx_event_t     *ev;
    ngx_msec_int_t   ms;

    ev = &ctx->timer;

    if (ctx->engine.timer == 0 || ctx->done || ctx->failed) {
        ngx_http_responses_timer_stop(ctx);
        return;
    }

    if (ev->timer_set) {
        return;
    }

    ev->handler = ngx_http_responses_timer_handler;
    ev->data = ctx;
    ev->log = ctx->request->connection->log;
    ev->cancelable = 1;

    ms = (ngx_msec_int_t) (ctx->engine.timer - ngx_current_msec);

    ngx_add_timer(ev, (ngx_msec_t) ngx_max(ms, 1));
}


void
ngx_http_responses_timer_stop(ngx_http_responses_ctx_t *ctx)
{
    if (ctx->timer.timer_set) {
        ngx_del_timer(&ctx->timer);
    }
}


static void
ngx_http_responses_timer_handler(ngx_event_t *ev)
{
    ngx_uint_t                 last;
    ngx_connection_t          *c;
    ngx_http_responses_ctx_t  *ctx;

    ctx = ev->data;
    c = ctx->request->connection;

    if (ctx->done || ctx->failed || ctx->engine.timer == 0 || c->error) {
        return;
    }

    if ((ngx_msec_int_t) (ctx->engine.timer - ngx_current_msec) > 0) {
        ngx_http_responses_timer_set(ctx);
        return;
    }

    ngx_log_debug0(NGX_LOG_DEBUG_HTTP, c->log, 0, "http responses timer");

    if (!ngx_http_responses_push_begin(ctx)) {
        ngx_add_timer(ev, NGX_HTTP_RESPONSES_TIMER_RETRY);
        return;
    }

    if (ngx_responses_engine_expire(&ctx->engine, ngx_current_msec) != NGX_OK)
    {
        ctx->failed = 1;
        return;
    }

    last = ngx_http_responses_drain(ctx);

    if ((last
         && ngx_http_responses_end(ctx, NGX_RESPONSES_END_CLEAN) != NGX_OK)
        || ngx_http_responses_push_end(ctx, last) != NGX_OK)
    {
        /* nginx finds the error at its next read or write */

        ctx->failed = 1;
        return;
    }

    ngx_http_responses_timer_set(ctx);

    ngx_http_run_posted_requests(c);
}


ngx_uint_t
ngx_http_responses_push_begin(ngx_http_responses_ctx_t *ctx)
{
    ngx_http_request_t  *r;

    static ngx_buf_t  flush;

    r = ctx->request;

    if (ctx->output.out || ctx->failed || !r->header_sent
        || r->connection->error
        || r->connection->data != r
        || ngx_http_get_module_ctx(r, ngx_http_responses_module) != ctx)
    {
        return 0;
    }

    ngx_memzero(&flush, sizeof(ngx_buf_t));
    flush.flush = 1;

    ngx_http_responses_output_begin(&ctx->output, &flush);

    return 1;
}


ngx_int_t
ngx_http_responses_push_end(ngx_http_responses_ctx_t *ctx, ngx_uint_t last)
{
    if (ctx->dry_run) {
        return NGX_OK;
    }

    if (ngx_http_responses_output_end(&ctx->output, last) != NGX_OK) {
        return NGX_ERROR;
    }

    ctx->sent = ngx_current_msec;

    if (ngx_http_responses_output_send(&ctx->output, ngx_http_responses_next)
        == NGX_ERROR)
    {
        return NGX_ERROR;
    }

    return ngx_http_responses_push_wait(ctx->request);
}


/* if the client is slow, nginx sends the rest when it can */

static ngx_int_t
ngx_http_responses_push_wait(ngx_http_request_t *r)
{
    ngx_event_t               *wev;
    ngx_connection_t          *c;
    ngx_http_core_loc_conf_t  *clcf;

    c = r->connection;
    wev = c->write;

    if (!c->buffered || wev->timer_set) {
        return NGX_OK;
    }

    clcf = ngx_http_get_module_loc_conf(r, ngx_http_core_module);

    ngx_add_timer(wev, clcf->send_timeout);

    return ngx_handle_write_event(wev, clcf->send_lowat);
}
