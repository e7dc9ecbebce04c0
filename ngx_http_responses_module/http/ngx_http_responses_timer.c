
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The timer of the engine: what the engine writes when it expires is sent.
 *
 * Never feeds the engine.  Invariant: nothing is written to a stream that has
 * ended.
 */


#include "http/ngx_http_responses.h"


/* time after which a stream that cannot be written to is tried again */

#define NGX_HTTP_RESPONSES_TIMER_RETRY  100


static void ngx_http_responses_timer_handler(ngx_event_t *ev);


void
ngx_http_responses_timer_set(ngx_http_responses_ctx_t *ctx)
{
    ngx_event_t     *ev;
    ngx_msec_int_t   ms;

    ev = ctx->timer;

    if (ctx->engine.timer == 0 || ctx->done || ctx->failed) {

        if (ev && ev->timer_set) {
            ngx_del_timer(ev);
        }

        return;
    }

    if (ev && ev->timer_set) {
        return;
    }

    ev = ngx_http_responses_get_timer(ctx, &ctx->timer,
                                      ngx_http_responses_timer_handler);
    if (ev == NULL) {
        return;
    }

    ev->cancelable = 1;

    ms = (ngx_msec_int_t) (ctx->engine.timer - ngx_current_msec);

    ngx_add_timer(ev, (ngx_msec_t) ngx_max(ms, 1));
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
