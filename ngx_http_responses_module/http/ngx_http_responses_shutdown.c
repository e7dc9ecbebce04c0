
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The end of a worker process: when worker_shutdown_timeout expires, nginx
 * closes open connections.  Streams are ended properly one second before.
 *
 * nginx has no hook for the begin of a shutdown, but calls the read handlers
 * of idle connections.  So one connection without a socket is kept.
 */


#include "http/ngx_http_responses.h"


/* time for clients to receive the end */

#define NGX_HTTP_RESPONSES_SHUTDOWN_TIME  1000


static void ngx_http_responses_shutdown_begin(ngx_event_t *rev);
static void ngx_http_responses_shutdown_handler(ngx_event_t *ev);
static void ngx_http_responses_shutdown_stream(ngx_http_responses_ctx_t *ctx);


static ngx_queue_t  ngx_http_responses_streams;

static ngx_event_t  ngx_http_responses_shutdown_event;


void
ngx_http_responses_shutdown_init(ngx_cycle_t *cycle)
{
    ngx_core_conf_t   *ccf;
    ngx_connection_t  *c;

    ngx_queue_init(&ngx_http_responses_streams);

    ccf = (ngx_core_conf_t *) ngx_get_conf(cycle->conf_ctx, ngx_core_module);

    if (ngx_process != NGX_PROCESS_WORKER || ccf->shutdown_timeout == 0) {
        return;
    }

    c = ngx_get_connection(0, cycle->log);
    if (c == NULL) {
        return;
    }

    /* neither a socket nor a free connection */

    c->fd = (ngx_socket_t) -2;
    c->idle = 1;
    c->read->handler = ngx_http_responses_shutdown_begin;
}


static void
ngx_http_responses_shutdown_begin(ngx_event_t *rev)
{
    ngx_event_t       *ev;
    ngx_msec_t         time;
    ngx_core_conf_t   *ccf;
    ngx_connection_t  *c;

    c = rev->data;

    c->fd = 0;     /* as in ngx_get_connection() */
    ngx_free_connection(c);
    c->fd = (ngx_socket_t) -1;

    /* nginx has set its own timer just before */

    ccf = (ngx_core_conf_t *) ngx_get_conf(ngx_cycle->conf_ctx,
                                           ngx_core_module);

    time = ngx_max(ccf->shutdown_timeout, NGX_HTTP_RESPONSES_SHUTDOWN_TIME)
           - NGX_HTTP_RESPONSES_SHUTDOWN_TIME;

    ev = &ngx_http_responses_shutdown_event;

    ev->handler = ngx_http_responses_shutdown_handler;
    ev->data = (ngx_cycle_t *) ngx_cycle;
    ev->log = ngx_cycle->log;
    ev->cancelable = 1;

    ngx_add_timer(ev, time);
}


/* the end of a stream may end others, as those of its connection */

static void
ngx_http_responses_shutdown_handler(ngx_event_t *ev)
{
    ngx_queue_t               *q, streams;
    ngx_http_responses_ctx_t  *ctx;

    ngx_queue_init(&streams);
    ngx_queue_add(&streams, &ngx_http_responses_streams);
    ngx_queue_init(&ngx_http_responses_streams);

    while (!ngx_queue_empty(&streams)) {
        q = ngx_queue_head(&streams);

        ngx_queue_remove(q);
        ngx_queue_insert_tail(&ngx_http_responses_streams, q);

        ctx = ngx_queue_data(q, ngx_http_responses_ctx_t, queue);

        ngx_http_responses_shutdown_stream(ctx);
    }
}


static void
ngx_http_responses_shutdown_stream(ngx_http_responses_ctx_t *ctx)
{
    ngx_uint_t           last;
    ngx_connection_t    *c;
    ngx_http_request_t  *r;

    r = ctx->request;
    c = r->connection;

    if (ctx->done || c->error) {
        return;
    }

    ngx_log_debug0(NGX_LOG_DEBUG_HTTP, c->log, 0, "http responses shutdown");

    ctx->shutdown = 1;

    if (ctx->dry_run || !ngx_responses_engine_ours(&ctx->engine)
        || ctx->engine.conf->terminal == NGX_RESPONSES_TERMINAL_OFF
        || !ngx_http_responses_push_begin(ctx))
    {
        return;
    }

    ngx_http_set_log_request(c->log, r);

    if (ngx_http_responses_end(ctx, NGX_RESPONSES_END_SHUTDOWN) != NGX_OK) {
        ctx->failed = 1;
        return;
    }

    last = ngx_http_responses_complete(ctx);

    if (ngx_http_responses_push_end(ctx, last) != NGX_OK) {
        ctx->failed = 1;
        return;
    }

    ctx->ended = 1;

    if (ctx->upstream && ctx->upstream->cleanup) {
        ngx_http_responses_drain_end(ctx);
    }

    ngx_http_run_posted_requests(c);
}


void
ngx_http_responses_shutdown_add(ngx_http_responses_ctx_t *ctx)
{
    ngx_queue_insert_tail(&ngx_http_responses_streams, &ctx->queue);
}
