
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Clients that leave before the end: the upstream is read on for the usage of
 * their response, if "responses_abort" says so.
 *
 * The connection of the client keeps its error: so nothing more is sent, and
 * nginx ends the request when the upstream ends, or when its time is over.
 * Never keeps what is read, and never reads on after the terminal event but
 * for the second that upstreams always get.  Invariant: no memory that nginx
 * still has to send is used again.
 */


#include "engine/ngx_responses_feed.h"
#include "http/ngx_http_responses_hold.h"
#include "http/ngx_http_responses_json.h"
#include "http/ngx_http_responses_kind.h"
#include "http/ngx_http_responses_output.h"
#include "http/ngx_http_responses_stream.h"
#include "http/ngx_http_responses_term.h"
#include "http/limit/ngx_http_responses_limit.h"


static void ngx_http_responses_abort_install(ngx_http_request_t *r);
static ngx_uint_t ngx_http_responses_abort_may(
    ngx_http_responses_source_t *source);
static ngx_uint_t ngx_http_responses_abort_reads(
    ngx_http_responses_source_t *source);
static void ngx_http_responses_abort_read(ngx_http_request_t *r);
static void ngx_http_responses_abort_write(ngx_http_request_t *r);
static void ngx_http_responses_abort_test(ngx_http_request_t *r,
    ngx_http_event_handler_pt handler);
static void ngx_http_responses_abort_early(
    ngx_http_responses_source_t *source);
static void ngx_http_responses_abort_log(ngx_http_responses_source_t *source,
    ngx_msec_t time);
static ngx_int_t ngx_http_responses_abort_json(
    ngx_http_responses_source_t *source, ngx_chain_t *in);
static ngx_int_t ngx_http_responses_abort_feed(
    ngx_http_responses_source_t *source, ngx_buf_t *b);


void
ngx_http_responses_abort_await(ngx_http_responses_source_t *source)
{
    ngx_http_request_t          *r;
    ngx_http_upstream_t         *u;
    ngx_http_responses_notes_t  *notes;

    r = source->request;
    u = source->upstream;

    if (!source->conf->abort || u->conf->ignore_client_abort) {
        return;
    }

    /* it has failed at once, or the body of the request is still read */

    if (u->cleanup == NULL || r->reading_body) {
        return;
    }

    notes = ngx_http_responses_notes_add(r);

    if (!ngx_http_responses_limit_met(r) && !ngx_http_responses_expected(r)) {
        return;
    }

    ngx_http_responses_abort_install(r);

    notes->write_event_handler = r->write_event_handler;
    r->write_event_handler = ngx_http_responses_abort_write;
}


void
ngx_http_responses_abort_watch(ngx_http_responses_source_t *source)
{
    ngx_http_request_t  *r;

    r = source->request;

    if (r->read_event_handler == ngx_http_responses_abort_read) {
        return;
    }

    if (r->reading_body || r->connection->error) {
        return;
    }

    if (ngx_http_responses_abort_reads(source)) {
        ngx_http_responses_abort_install(r);
    }
}


/* the notes are there as long as anything is read */

static void
ngx_http_responses_abort_install(ngx_http_request_t *r)
{
    ngx_http_responses_notes_add(r)->read_event_handler =
                                                        r->read_event_handler;
    r->read_event_handler = ngx_http_responses_abort_read;
}


/* whether the upstream is read on if the client has left */

static ngx_uint_t
ngx_http_responses_abort_may(ngx_http_responses_source_t *source)
{
    ngx_http_upstream_t  *u;

    u = source->upstream;

    if (u->cleanup == NULL || u->peer.connection == NULL || u->cacheable) {
        return 0;
    }

    if (source->mode == NGX_HTTP_RESPONSES_UNREAD) {
        return source->conf->abort && !u->header_sent;
    }

    return ngx_http_responses_abort_reads(source);
}


/* a stream that the end of the process could not end is not read on */

static ngx_uint_t
ngx_http_responses_abort_reads(ngx_http_responses_source_t *source)
{
    if (!source->conf->abort || source->dry_run
        || source->state != NGX_HTTP_RESPONSES_SOURCE_STREAM)
    {
        return 0;
    }

    if (source->json) {
        return source->mode <= NGX_HTTP_RESPONSES_PASSED
               && !source->replaced
               && source->json->read == NGX_RESPONSES_BODY_UNREAD;
    }

    return source->mode == NGX_HTTP_RESPONSES_STREAM
           && source->rc != NGX_HTTP_RESPONSES_SHUT
           && !ngx_responses_engine_ended(&source->engine);
}


static void
ngx_http_responses_abort_read(ngx_http_request_t *r)
{
    ngx_http_responses_abort_test(r,
                             ngx_http_responses_notes(r)->read_event_handler);
}


static void
ngx_http_responses_abort_write(ngx_http_request_t *r)
{
    ngx_http_responses_abort_test(r,
                            ngx_http_responses_notes(r)->write_event_handler);
}


/* nginx finds out whether the client has left, in each way that it knows */

static void
ngx_http_responses_abort_test(ngx_http_request_t *r,
    ngx_http_event_handler_pt handler)
{
    ngx_http_responses_source_t  *source;

    source = ngx_http_responses_source(r);

    if (source == NULL || !ngx_http_responses_abort_may(source)) {
        handler(r);
        return;
    }

    /* it does not end the upstream of a response that is to be stored */

    r->upstream->cacheable = 1;

    handler(r);

    r->upstream->cacheable = 0;

    if (!r->connection->error) {
        return;
    }

    if (source->mode == NGX_HTTP_RESPONSES_UNREAD) {
        ngx_http_responses_abort_early(source);
        return;
    }

    (void) ngx_http_responses_abort(source);
}


/* the client has left before the header */

static void
ngx_http_responses_abort_early(ngx_http_responses_source_t *source)
{
    ngx_http_request_t  *r;

    r = source->request;

    ngx_log_debug1(NGX_LOG_DEBUG_HTTP, r->connection->log, 0,
                   "http responses client left before the header, upstream is "
                   "read for %M ms", source->conf->abort);

    source->close = ngx_current_msec + source->conf->abort;

    r->read_event_handler = ngx_http_block_reading;
    r->write_event_handler = ngx_http_request_empty_handler;

    ngx_http_responses_time_set(source);
}


ngx_int_t
ngx_http_responses_abort(ngx_http_responses_source_t *source)
{
    ngx_connection_t    *c;
    ngx_http_request_t  *r;

    r = source->request;
    c = r->connection;

    if (!c->error || !ngx_http_responses_abort_reads(source)) {
        return NGX_DECLINED;
    }

    ngx_log_debug1(NGX_LOG_DEBUG_HTTP, c->log, 0,
                   "http responses client left, upstream is read for %M ms",
                   source->conf->abort);

    ngx_http_responses_abort_log(source, source->conf->abort);

    r->read_event_handler = ngx_http_block_reading;

    /* what the client did not get is in the way of what is to be read */

    ngx_post_event(c->write, &ngx_posted_events);

    return NGX_OK;
}


ngx_int_t
ngx_http_responses_abort_header(ngx_http_responses_source_t *source)
{
    if (source->close == 0) {
        return NGX_DECLINED;
    }

    ngx_http_responses_abort_log(source, source->close - ngx_current_msec);

    return NGX_OK;
}


/* from now on the response is read for the log only */

static void
ngx_http_responses_abort_log(ngx_http_responses_source_t *source,
    ngx_msec_t time)
{
    source->state = NGX_HTTP_RESPONSES_SOURCE_LEFT;
    source->rules = 0;
    source->engine.write = ngx_http_responses_output_discard;

    if (source->mode == NGX_HTTP_RESPONSES_HELD) {
        source->mode = NGX_HTTP_RESPONSES_PASSED;
    }

    ngx_http_responses_shutdown_watch(source);
    ngx_http_responses_drain_until(source, time);
}


ngx_int_t
ngx_http_responses_abort_body(ngx_http_responses_source_t *source,
    ngx_chain_t *in)
{
    ngx_chain_t         *cl;
    ngx_http_request_t  *r;

    r = source->request;

    if (source->json && ngx_http_responses_abort_json(source, in) != NGX_OK) {
        return NGX_ERROR;
    }

    for (cl = in; cl; cl = cl->next) {

        if (source->json == NULL
            && ngx_http_responses_abort_feed(source, cl->buf) != NGX_OK)
        {
            return NGX_ERROR;
        }

        cl->buf->pos = cl->buf->last;
        cl->buf->file_pos = cl->buf->file_last;
    }

    if (ngx_responses_engine_ended(&source->engine)) {
        ngx_http_responses_drain_until(source, NGX_HTTP_RESPONSES_DRAIN);
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

    for (cl = source->upstream->busy_bufs; cl; cl = cl->next) {
        cl->buf->pos = cl->buf->last;
    }

    return NGX_OK;
}


/* it may turn out to be an event stream, or nothing that is read */

static ngx_int_t
ngx_http_responses_abort_json(ngx_http_responses_source_t *source,
    ngx_chain_t *in)
{
    if (ngx_http_responses_json_read(source, &in) == NGX_ERROR) {
        return NGX_ERROR;
    }

    if (source->json) {
        return NGX_OK;
    }

    if (source->mode != NGX_HTTP_RESPONSES_STREAM) {
        return NGX_ERROR;
    }

    return NGX_OK;
}


static ngx_int_t
ngx_http_responses_abort_feed(ngx_http_responses_source_t *source,
    ngx_buf_t *b)
{
    size_t  size;

    size = ngx_http_responses_bytes(b);

    if (size == 0 || ngx_responses_engine_ended(&source->engine)) {
        return NGX_OK;
    }

    return ngx_responses_engine_feed(&source->engine, b->pos, size,
                                     ngx_current_msec);
}
