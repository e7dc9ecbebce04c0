
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


#include "http/ngx_http_responses_hold.h"
#include "http/ngx_http_responses_json.h"
#include "http/ngx_http_responses_kind.h"
#include "http/ngx_http_responses_output.h"
#include "http/ngx_http_responses_stream.h"
#include "http/ngx_http_responses_term.h"


static ngx_uint_t ngx_http_responses_abort_may(ngx_http_request_t *r);
static ngx_uint_t ngx_http_responses_abort_reads(
    ngx_http_responses_ctx_t *ctx);
static ngx_http_responses_ctx_t *ngx_http_responses_abort_ctx(
    ngx_http_request_t *r);
static void ngx_http_responses_abort_install(ngx_http_request_t *r);
static void ngx_http_responses_abort_read(ngx_http_request_t *r);
static void ngx_http_responses_abort_write(ngx_http_request_t *r);
static void ngx_http_responses_abort_test(ngx_http_request_t *r,
    ngx_http_event_handler_pt handler);
static void ngx_http_responses_abort_log(ngx_http_responses_ctx_t *ctx,
    ngx_msec_t time);
static ngx_int_t ngx_http_responses_abort_json(ngx_http_responses_ctx_t *ctx,
    ngx_chain_t *in);
static ngx_int_t ngx_http_responses_abort_feed(ngx_http_responses_ctx_t *ctx,
    ngx_buf_t *b);


void
ngx_http_responses_abort_await(ngx_http_responses_hold_t *hold)
{
    ngx_http_request_t          *r;
    ngx_http_upstream_t         *u;
    ngx_http_responses_notes_t  *notes;

    r = hold->request;
    u = hold->upstream;

    if (!hold->conf->abort || u->cleanup == NULL || r->reading_body
        || u->conf->ignore_client_abort)
    {
        return;
    }

    notes = ngx_http_responses_notes_add(r);

    if (notes->limits == NULL && !ngx_http_responses_expected(r)) {
        return;
    }

    ngx_http_responses_abort_install(r);

    notes->write_event_handler = r->write_event_handler;
    r->write_event_handler = ngx_http_responses_abort_write;
}


void
ngx_http_responses_abort_watch(ngx_http_responses_ctx_t *ctx)
{
    ngx_http_request_t  *r;

    r = ctx->request;

    if (r->reading_body || r->connection->error
        || r->read_event_handler == ngx_http_responses_abort_read
        || !ngx_http_responses_abort_reads(ctx))
    {
        return;
    }

    ngx_http_responses_abort_install(r);
}


/* the notes are there as long as anything is read */

static void
ngx_http_responses_abort_install(ngx_http_request_t *r)
{
    ngx_http_responses_notes_add(r)->read_event_handler =
                                                        r->read_event_handler;
    r->read_event_handler = ngx_http_responses_abort_read;
}


/* that of the last response, if it is the upstream's */

static ngx_http_responses_ctx_t *
ngx_http_responses_abort_ctx(ngx_http_request_t *r)
{
    ngx_http_responses_ctx_t  *ctx;

    ctx = ngx_http_responses_notes(r)->ctx;

    if (ctx && ctx->upstream == r->upstream) {
        return ctx;
    }

    return NULL;
}


/* whether the upstream is read on if the client has left */

static ngx_uint_t
ngx_http_responses_abort_may(ngx_http_request_t *r)
{
    ngx_http_upstream_t       *u;
    ngx_http_responses_ctx_t  *ctx;

    u = r->upstream;

    if (u == NULL || u->cleanup == NULL || u->peer.connection == NULL
        || u->cacheable)
    {
        return 0;
    }

    ctx = ngx_http_responses_abort_ctx(r);

    if (ctx == NULL) {
        return !u->header_sent;
    }

    return ngx_http_responses_abort_reads(ctx);
}


/* a stream that the end of the process could not end is not read on */

static ngx_uint_t
ngx_http_responses_abort_reads(ngx_http_responses_ctx_t *ctx)
{
    if (!ctx->conf->abort || ctx->dry_run
        || ctx->upstream == NULL || ctx->upstream->cleanup == NULL)
    {
        return 0;
    }

    if (ctx->json) {
        return ctx->mode <= NGX_HTTP_RESPONSES_PASSED
               && !ctx->replaced && !ctx->json->read;
    }

    return ctx->mode == NGX_HTTP_RESPONSES_STREAM
           && ctx->rc != NGX_HTTP_RESPONSES_SHUT
           && !ngx_responses_engine_ended(&ctx->engine);
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
    ngx_http_responses_ctx_t   *ctx;
    ngx_http_responses_hold_t  *hold;

    if (!ngx_http_responses_abort_may(r)) {
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

    ctx = ngx_http_responses_abort_ctx(r);

    if (ctx) {
        (void) ngx_http_responses_abort(ctx);
        return;
    }

    hold = ngx_http_responses_hold_of(r);

    ngx_log_debug1(NGX_LOG_DEBUG_HTTP, r->connection->log, 0,
                   "http responses client left before the header, upstream is "
                   "read for %M ms", hold->conf->abort);

    hold->leave = ngx_current_msec + hold->conf->abort;

    r->read_event_handler = ngx_http_block_reading;
    r->write_event_handler = ngx_http_request_empty_handler;

    ngx_http_responses_hold_timer_set(hold);
}


ngx_int_t
ngx_http_responses_abort(ngx_http_responses_ctx_t *ctx)
{
    ngx_connection_t    *c;
    ngx_http_request_t  *r;

    r = ctx->request;
    c = r->connection;

    if (!c->error || !ngx_http_responses_abort_reads(ctx)) {
        return NGX_DECLINED;
    }

    ngx_log_debug1(NGX_LOG_DEBUG_HTTP, c->log, 0,
                   "http responses client left, upstream is read for %M ms",
                   ctx->conf->abort);

    ngx_http_responses_abort_log(ctx, ctx->conf->abort);

    r->read_event_handler = ngx_http_block_reading;

    /* what the client did not get is in the way of what is to be read */

    ngx_post_event(c->write, &ngx_posted_events);

    return NGX_OK;
}


ngx_int_t
ngx_http_responses_abort_header(ngx_http_responses_ctx_t *ctx)
{
    ngx_http_responses_hold_t  *hold;

    hold = ngx_http_responses_notes(ctx->request)->hold;

    if (hold == NULL || hold->upstream != ctx->upstream || hold->leave == 0) {
        return NGX_DECLINED;
    }

    ngx_http_responses_abort_log(ctx, hold->leave - ngx_current_msec);

    return NGX_OK;
}


/* from now on the response is read for the log only */

static void
ngx_http_responses_abort_log(ngx_http_responses_ctx_t *ctx, ngx_msec_t time)
{
    ctx->left = 1;
    ctx->rules = 0;
    ctx->engine.write = ngx_http_responses_output_discard;

    if (ctx->mode == NGX_HTTP_RESPONSES_HELD) {
        ctx->mode = NGX_HTTP_RESPONSES_PASSED;
    }

    if (ctx->json == NULL) {
        ctx->mode = NGX_HTTP_RESPONSES_LOGGED;

    } else {
        ngx_http_responses_shutdown_add(ctx);
    }

    ngx_http_responses_drain_until(ctx, time);
}


ngx_int_t
ngx_http_responses_abort_body(ngx_http_responses_ctx_t *ctx, ngx_chain_t *in)
{
    ngx_chain_t         *cl;
    ngx_http_request_t  *r;

    r = ctx->request;

    if (ctx->json && ngx_http_responses_abort_json(ctx, in) != NGX_OK) {
        return NGX_ERROR;
    }

    for (cl = in; cl; cl = cl->next) {

        if (ctx->json == NULL
            && ngx_http_responses_abort_feed(ctx, cl->buf) != NGX_OK)
        {
            return NGX_ERROR;
        }

        cl->buf->pos = cl->buf->last;
        cl->buf->file_pos = cl->buf->file_last;
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


/* it may turn out to be an event stream, or nothing that is read */

static ngx_int_t
ngx_http_responses_abort_json(ngx_http_responses_ctx_t *ctx, ngx_chain_t *in)
{
    if (ngx_http_responses_json_read(ctx, &in) == NGX_ERROR) {
        return NGX_ERROR;
    }

    if (ctx->json) {
        return NGX_OK;
    }

    if (ctx->mode != NGX_HTTP_RESPONSES_STREAM) {
        return NGX_ERROR;
    }

    ctx->mode = NGX_HTTP_RESPONSES_LOGGED;

    return NGX_OK;
}


static ngx_int_t
ngx_http_responses_abort_feed(ngx_http_responses_ctx_t *ctx, ngx_buf_t *b)
{
    size_t  size;

    size = ngx_http_responses_bytes(b);

    if (size == 0 || ngx_responses_engine_ended(&ctx->engine)) {
        return NGX_OK;
    }

    return ngx_responses_engine_feed(&ctx->engine, b->pos, size,
                                     ngx_current_msec);
}
