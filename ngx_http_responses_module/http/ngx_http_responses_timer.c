
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * What happens when a time of a source is over: its server is given up, what
 * is held is released, the engine sends what it waited with, a heartbeat is
 * sent, or the upstream is ended.
 *
 * Heartbeats are comments or events in an idle stream, from its header to its
 * end.  One is sent only between frames, if all previous output was sent.
 * Never feeds the engine.  Invariant: nothing is sent to a client that has
 * left, or behind the end of a stream.
 */


#include "engine/ngx_responses_feed.h"
#include "http/ngx_http_responses_hold.h"
#include "http/ngx_http_responses_output.h"
#include "http/ngx_http_responses_stream.h"
#include "http/ngx_http_responses_term.h"


/* time after which the times of the next server are looked at */

#define NGX_HTTP_RESPONSES_TIMER_NEXT  1000


static void ngx_http_responses_timer_run_out(
    ngx_http_responses_source_t *source);
static ngx_int_t ngx_http_responses_timer_push(
    ngx_http_responses_source_t *source);
static ngx_int_t ngx_http_responses_timer_expire(
    ngx_http_responses_source_t *source);
static ngx_int_t ngx_http_responses_heartbeat(
    ngx_http_responses_source_t *source);


void
ngx_http_responses_timer_handler(ngx_event_t *ev)
{
    ngx_connection_t             *c;
    ngx_http_responses_source_t  *source;

    source = ev->data;
    c = source->request->connection;

    if (ngx_http_responses_source_awaited(source)) {

        if (source->request->upstream != source->upstream) {
            return;
        }

        /* nginx ends an upstream whose client has left, but one read on */

        if (c->error && source->close == 0) {
            return;
        }
    }

    ngx_http_set_log_request(c->log, source->request);

    ngx_http_responses_timer_run_out(source);

    ngx_http_run_posted_requests(c);
}


static void
ngx_http_responses_timer_run_out(ngx_http_responses_source_t *source)
{
    ngx_uint_t                  awaited;
    ngx_http_responses_term_t   term;

    if (ngx_http_responses_due(source->close)) {
        ngx_http_responses_close(source);
        return;
    }

    awaited = ngx_http_responses_source_awaited(source);

    if (awaited) {
        ngx_http_responses_time_note(source);
    }

    ngx_http_responses_time_limit(source, &term);

    if (ngx_http_responses_due(term.time)) {

        if (awaited) {

            /* the next server may be connected to without reinit_request() */

            ngx_add_timer(&source->timer, NGX_HTTP_RESPONSES_TIMER_NEXT);
        }

        ngx_http_responses_give_up(source->request,
                           source->state == NGX_HTTP_RESPONSES_SOURCE_CONNECT
                           ? "header" : "output", &term);
        return;
    }

    if (awaited) {
        ngx_http_responses_hold_expire(source);
        return;
    }

    if (ngx_http_responses_timer_push(source) != NGX_OK) {

        /* nginx finds the error at its next read or write */

        source->mode = NGX_HTTP_RESPONSES_BROKEN;
    }

    ngx_http_responses_time_set(source);
}


/* sends what is due */

static ngx_int_t
ngx_http_responses_timer_push(ngx_http_responses_source_t *source)
{
    if (!ngx_http_responses_writes(source)) {
        return NGX_OK;
    }

    if (ngx_http_responses_due(source->engine.timer)) {
        return ngx_http_responses_timer_expire(source);
    }

    if (ngx_http_responses_due(ngx_http_responses_beat(source))) {

        /* one that cannot be sent now is left out */

        source->sent = ngx_current_msec;

        return ngx_http_responses_heartbeat(source);
    }

    return NGX_OK;
}


/* if nothing can be sent now, the engine's time stays, and is tried again */

static ngx_int_t
ngx_http_responses_timer_expire(ngx_http_responses_source_t *source)
{
    ngx_int_t  rc;

    ngx_log_debug0(NGX_LOG_DEBUG_HTTP, source->request->connection->log, 0,
                   "http responses timer");

    if (!ngx_http_responses_push_begin(source)) {
        return NGX_OK;
    }

    if (ngx_responses_engine_expire(&source->engine, ngx_current_msec)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    rc = ngx_http_responses_drain(source);

    if (rc == NGX_ERROR
        || ngx_http_responses_push_end(source, rc == NGX_DONE) != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (ngx_http_responses_breaks(source)
        && ngx_http_responses_source_open(source))
    {

        /* the message is cut with the end of the upstream */

        ngx_http_responses_drain_until(source, 1);
    }

    return NGX_OK;
}


/* flushes pending output instead, if there is any */

static ngx_int_t
ngx_http_responses_heartbeat(ngx_http_responses_source_t *source)
{
    ngx_event_t         *wev;
    ngx_connection_t    *c;
    ngx_http_request_t  *r;

    r = source->request;
    c = r->connection;
    wev = c->write;

    if (!ngx_responses_engine_between(&source->engine)
        || !ngx_http_responses_push_begin(source))
    {
        return NGX_OK;
    }

    if (ngx_http_responses_output_unsent(source)) {
        ngx_log_debug1(NGX_LOG_DEBUG_HTTP, c->log, 0,
                       "http responses heartbeat flush, ready:%d", wev->ready);

        if (wev->ready && ngx_http_output_filter(r, NULL) == NGX_ERROR) {
            return NGX_ERROR;
        }

        return NGX_OK;
    }

    if (ngx_responses_engine_keepalive(&source->engine,
                                       source->conf->heartbeat_event)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    ngx_log_debug1(NGX_LOG_DEBUG_HTTP, c->log, 0,
                   "http responses heartbeat sent, event:%ui",
                   source->conf->heartbeat_event);

    return ngx_http_responses_push_end(source, 0);
}
