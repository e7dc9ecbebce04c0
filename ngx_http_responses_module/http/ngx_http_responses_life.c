
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Sources of responses begin, end, and are freed.
 *
 * Never reads a byte, nor decides what becomes of one.  Invariants: the
 * finalize handler of an upstream is replaced once, and the handlers that
 * replace others are called only while it has a source; when the pool of the
 * request is destroyed, no timer and no queue has a source.
 */


#include "engine/ngx_responses_feed.h"
#include "http/ngx_http_responses_hold.h"
#include "http/ngx_http_responses_kind.h"
#include "http/ngx_http_responses_output.h"
#include "http/ngx_http_responses_stream.h"


static ngx_uint_t ngx_http_responses_source_waits(
    ngx_http_responses_loc_conf_t *rlcf);
static ngx_int_t ngx_http_responses_source_content(ngx_http_request_t *r);
static ngx_http_responses_source_t *ngx_http_responses_source_add(
    ngx_http_request_t *r, size_t hold);
static void ngx_http_responses_source_bind(
    ngx_http_responses_source_t *source, ngx_http_upstream_t *u);
static void ngx_http_responses_source_finalize(ngx_http_request_t *r,
    ngx_int_t rc);
static void ngx_http_responses_source_end(ngx_http_responses_source_t *source,
    ngx_int_t rc);
static ngx_uint_t ngx_http_responses_source_needs_end(
    ngx_http_responses_source_t *source);
static void ngx_http_responses_source_cleanup(void *data);


ngx_int_t
ngx_http_responses_source_handler(ngx_http_request_t *r)
{
    ngx_http_responses_notes_t     *notes;
    ngx_http_responses_loc_conf_t  *rlcf;

    rlcf = ngx_http_get_module_loc_conf(r, ngx_http_responses_module);

    if (r != r->main || !ngx_http_responses_acts(rlcf)) {
        return NGX_DECLINED;
    }

    if (r->content_handler == NULL
        || r->content_handler == ngx_http_responses_source_content)
    {
        return NGX_DECLINED;
    }

    if (!ngx_http_responses_source_waits(rlcf)) {
        return NGX_DECLINED;
    }

    notes = ngx_http_responses_notes_add(r);
    if (notes == NULL) {
        return NGX_HTTP_INTERNAL_SERVER_ERROR;
    }

    notes->handler = r->content_handler;
    r->content_handler = ngx_http_responses_source_content;

    return NGX_DECLINED;
}


/* whether something is waited for before the first output */

static ngx_uint_t
ngx_http_responses_source_waits(ngx_http_responses_loc_conf_t *rlcf)
{
    if (rlcf->timeouts.header || rlcf->timeouts.set) {
        return 1;
    }

    return rlcf->hold || rlcf->abort;
}


/* the handler of the location creates the upstream, and connects or waits */

static ngx_int_t
ngx_http_responses_source_content(ngx_http_request_t *r)
{
    ngx_int_t                     rc;
    ngx_http_upstream_t          *u, *before;
    ngx_http_handler_pt           handler;
    ngx_http_responses_source_t  *source;

    handler = ngx_http_responses_notes(r)->handler;

    if (r != r->main) {

        /* a subrequest may be a clone of the request */

        return handler(r);
    }

    source = ngx_http_responses_source_add(r,
                                           sizeof(ngx_http_responses_hold_t));
    if (source == NULL) {
        return NGX_HTTP_INTERNAL_SERVER_ERROR;
    }

    before = r->upstream;

    rc = handler(r);

    u = r->upstream;

    if (!ngx_http_responses_begun(u, before)) {
        return rc;
    }

    if (u->process_header == NULL || u->reinit_request == NULL
        || u->finalize_request == NULL)
    {
        return rc;
    }

    /*
     * An upstream that fails at once may have an error page of another
     * location, whose upstream it is.
     */

    if (r->content_handler != ngx_http_responses_source_content
        || ngx_http_responses_source(r))
    {
        return rc;
    }

    ngx_http_responses_source_bind(source, u);
    ngx_http_responses_hold_begin(source);
    ngx_http_responses_abort_await(source);

    return rc;
}


/* hold: bytes for what comes before the header, or 0 */

static ngx_http_responses_source_t *
ngx_http_responses_source_add(ngx_http_request_t *r, size_t hold)
{
    ngx_pool_cleanup_t           *cln;
    ngx_http_responses_notes_t   *notes;
    ngx_http_responses_source_t  *source;

    notes = ngx_http_responses_notes_add(r);
    cln = ngx_pool_cleanup_add(r->pool, 0);

    if (notes == NULL || cln == NULL) {
        return NULL;
    }

    /* the pool would need one more block for it, which is twice as large */

    source = ngx_calloc(sizeof(ngx_http_responses_source_t) + hold,
                        r->connection->log);
    if (source == NULL) {
        return NULL;
    }

    cln->data = source;
    cln->handler = ngx_http_responses_source_cleanup;

    source->state = NGX_HTTP_RESPONSES_SOURCE_ENDED;
    source->request = r;
    source->conf = ngx_http_get_module_loc_conf(r, ngx_http_responses_module);
    source->begin = ngx_http_responses_begin(r);
    source->next = notes->source;

    source->timer.handler = ngx_http_responses_timer_handler;
    source->timer.data = source;

    if (hold) {
        source->hold = (ngx_http_responses_hold_t *) (source + 1);
    }

    notes->source = source;

    return source;
}


static void
ngx_http_responses_source_bind(ngx_http_responses_source_t *source,
    ngx_http_upstream_t *u)
{
    source->upstream = u;
    source->finalize_request = u->finalize_request;

    u->finalize_request = ngx_http_responses_source_finalize;
}


/*
 * An upstream that has ended, or whose response was replaced, is not where
 * this response comes from.
 */

ngx_http_responses_source_t *
ngx_http_responses_source_take(ngx_http_request_t *r)
{
    ngx_http_upstream_t          *u;
    ngx_http_responses_source_t  *source;

    u = r->upstream;

    if (u && u->cleanup == NULL) {
        u = NULL;
    }

    source = ngx_http_responses_source(r);

    if (u && source && source->mode == NGX_HTTP_RESPONSES_UNREAD) {
        ngx_http_responses_hold_stop(source);

        source->conf = ngx_http_get_module_loc_conf(r,
                                                   ngx_http_responses_module);
        source->state = NGX_HTTP_RESPONSES_SOURCE_STREAM;

        return source;
    }

    if (source || (u && u->finalize_request == NULL)) {
        u = NULL;
    }

    source = ngx_http_responses_source_add(r, 0);

    if (source && u) {
        ngx_http_responses_source_bind(source, u);

        source->state = NGX_HTTP_RESPONSES_SOURCE_STREAM;
    }

    return source;
}


/* nginx has given up the upstream, or the response has ended */

static void
ngx_http_responses_source_finalize(ngx_http_request_t *r, ngx_int_t rc)
{
    ngx_http_responses_source_t  *source;

    source = ngx_http_responses_source(r);

    if (source->hold) {
        ngx_http_responses_hold_end(source, rc);
    }

    if (source->state == NGX_HTTP_RESPONSES_SOURCE_LEFT) {
        source->state = NGX_HTTP_RESPONSES_SOURCE_ABORTED;

    } else {
        source->state = NGX_HTTP_RESPONSES_SOURCE_ENDED;
    }

    source->close = 0;

    ngx_http_responses_time_set(source);

    if (source->mode != NGX_HTTP_RESPONSES_UNREAD) {
        ngx_http_responses_source_end(source, rc);
    }

    source->finalize_request(r, rc);
}


/*
 * Keeps the reason of the end, which nginx stores nowhere.  After errors such
 * as an invalid chunk nginx does not call the body filter, so that a flush is
 * sent here.
 */

static void
ngx_http_responses_source_end(ngx_http_responses_source_t *source,
    ngx_int_t rc)
{
    ngx_connection_t    *c;
    ngx_http_request_t  *r;

    r = source->request;
    c = source->upstream->peer.connection;

    if (source->json && source->instead == NULL) {

        /* it may be cut */

        (void) ngx_responses_json_response_read(&source->engine, source->json);
    }

    /* with buffering the code of a timeout is that of a cut */

    if (source->rc != NGX_HTTP_RESPONSES_SHUT) {
        if (rc == NGX_HTTP_BAD_GATEWAY && c && c->read->timedout) {
            source->rc = NGX_HTTP_GATEWAY_TIME_OUT;

        } else {
            source->rc = rc;
        }
    }

    ngx_log_debug3(NGX_LOG_DEBUG_HTTP, r->connection->log, 0,
                   "http responses upstream end: %i mode:%d terminal:%d",
                   source->rc, source->mode,
                   ngx_responses_engine_ended(&source->engine));

    if (rc == NGX_ERROR && ngx_http_responses_source_needs_end(source)) {
        (void) ngx_http_send_special(r, NGX_HTTP_FLUSH);
    }
}


/* whether the filter has to see the end, since it holds or ends the message */

static ngx_uint_t
ngx_http_responses_source_needs_end(ngx_http_responses_source_t *source)
{
    ngx_http_request_t  *r;

    r = source->request;

    if (r->connection->error
        || ngx_http_get_module_ctx(r, ngx_http_responses_module) != source)
    {
        return 0;
    }

    if (source->held || source->instead) {
        return 1;
    }

    return source->mode == NGX_HTTP_RESPONSES_STREAM
           && r->header_sent
           && !source->dry_run;
}


void
ngx_http_responses_source_shutdown(ngx_http_responses_source_t *source)
{
    ngx_connection_t  *c;

    c = source->request->connection;

    ngx_http_set_log_request(c->log, source->request);

    if (source->state == NGX_HTTP_RESPONSES_SOURCE_LEFT) {
        ngx_http_responses_close(source);

    } else if (ngx_http_responses_source_awaited(source)) {
        ngx_http_responses_hold_shutdown(source);

    } else {
        ngx_http_responses_end_shutdown(source);
    }

    ngx_http_run_posted_requests(c);
}


static void
ngx_http_responses_source_cleanup(void *data)
{
    ngx_http_responses_source_t *source = data;

    if (source->timer.timer_set) {
        ngx_del_timer(&source->timer);
    }

    ngx_http_responses_shutdown_forget(source);

    if (source->hold) {
        ngx_http_responses_hold_free(source);
    }

    if (source->mode != NGX_HTTP_RESPONSES_UNREAD) {
        ngx_http_responses_output_free(&source->output);
        ngx_responses_buf_free(source->engine.mem, &source->record.body);
        ngx_responses_engine_free(&source->engine);
    }

    ngx_free(source);
}
