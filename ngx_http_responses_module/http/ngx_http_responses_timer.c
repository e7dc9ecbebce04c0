
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The times and the end of a stream: the timer of the engine, heartbeats, the
 * events that are missing at the end, and the upstream after it.
 *
 * Heartbeats are comments or events in an idle stream, from its header to its
 * end.  One is sent only between frames, if all previous output was sent.  The
 * timer is not moved by each event, but only if it would be late; when it
 * expires, times are checked.
 *
 * The message to the client ends with the last event of the stream.  An
 * upstream that ends within a second keeps its connection; otherwise it is
 * ended as if the response was complete.
 *
 * Never feeds the engine.  Invariant: nothing is written to a stream that has
 * ended, and no stream ends twice, also if memory is exhausted.
 */


#include "http/ngx_http_responses_hold.h"
#include "http/ngx_http_responses_limit.h"
#include "http/ngx_http_responses_output.h"
#include "http/ngx_http_responses_stream.h"
#include "http/ngx_http_responses_term.h"


/* time after which a stream that cannot be written to is tried again */

#define NGX_HTTP_RESPONSES_TIMER_RETRY  100


static void ngx_http_responses_timer_limit(ngx_http_responses_ctx_t *ctx,
    ngx_http_responses_term_t *term);
static ngx_msec_t ngx_http_responses_timer_last(
    ngx_http_responses_ctx_t *ctx);
static void ngx_http_responses_timer_handler(ngx_event_t *ev);
static ngx_int_t ngx_http_responses_timer_push(
    ngx_http_responses_ctx_t *ctx);
static ngx_int_t ngx_http_responses_timer_expire(
    ngx_http_responses_ctx_t *ctx);
static ngx_int_t ngx_http_responses_heartbeat(ngx_http_responses_ctx_t *ctx);
static void ngx_http_responses_drain_start(ngx_http_responses_ctx_t *ctx);
static void ngx_http_responses_drain_read(ngx_http_request_t *r);
static void ngx_http_responses_shutdown_stream(void *data);


/* whether the stream goes on, and its client is there */

#define ngx_http_responses_timer_reads(ctx)                                   \
    ((ctx)->mode == NGX_HTTP_RESPONSES_STREAM                                 \
     && !(ctx)->request->connection->error)

/* the time of the next heartbeat, or 0 */

#define ngx_http_responses_timer_beat(ctx)                                    \
    (((ctx)->conf->heartbeat && !(ctx)->dry_run                               \
      && !ngx_responses_engine_ended(&(ctx)->engine))                         \
     ? (ctx)->sent + (ctx)->conf->heartbeat : 0)


void
ngx_http_responses_timer_set(ngx_http_responses_ctx_t *ctx)
{
    ngx_msec_t                  time;
    ngx_event_t                *ev;
    ngx_http_responses_term_t   term;

    time = ctx->drain;

    if (ctx->mode == NGX_HTTP_RESPONSES_STREAM) {
        time = ngx_http_responses_sooner(time, ctx->engine.timer);
        time = ngx_http_responses_sooner(time,
                                         ngx_http_responses_timer_beat(ctx));
    }

    ngx_http_responses_timer_limit(ctx, &term);

    time = ngx_http_responses_sooner(time, term.time);

    ev = &ctx->timer;

    ev->handler = ngx_http_responses_timer_handler;
    ev->data = ctx;
    ev->log = ctx->request->connection->log;
    ev->cancelable = (ctx->drain == 0);

    ngx_http_responses_timer_run(ev, time, NGX_HTTP_RESPONSES_TIMER_RETRY);
}


/*
 * The time at which the upstream is given up.  Streams whose output is not
 * known, such as those of MCP, are silent for as long as they want.
 */

static void
ngx_http_responses_timer_limit(ngx_http_responses_ctx_t *ctx,
    ngx_http_responses_term_t *term)
{
    ngx_responses_usage_t                *usage;
    const ngx_http_responses_timeouts_t  *timeouts;

    usage = &ctx->engine.usage;
    timeouts = &ctx->conf->timeouts;

    ngx_memzero(term, sizeof(ngx_http_responses_term_t));

    if (!timeouts->set || ctx->dry_run
        || ctx->upstream == NULL || ctx->upstream->cleanup == NULL)
    {
        return;
    }

    if (!ngx_http_responses_timer_reads(ctx)
        && ctx->mode != NGX_HTTP_RESPONSES_LOGGED)
    {
        return;
    }

    if (!ngx_responses_engine_reads(&ctx->engine)
        || ngx_responses_engine_ended(&ctx->engine))
    {
        return;
    }

    ngx_http_responses_term(term, "total", ctx->begin, timeouts->total);

    if (usage->token || usage->output) {
        ngx_http_responses_term(term, "idle",
                                ngx_http_responses_timer_last(ctx),
                                timeouts->idle);

    } else {
        ngx_http_responses_term(term, "first",
                                ngx_http_responses_hold_begin(ctx->request,
                                                              ctx->upstream),
                                timeouts->first);
    }
}


/* the time of the last output */

static ngx_msec_t
ngx_http_responses_timer_last(ngx_http_responses_ctx_t *ctx)
{
    ngx_responses_usage_t  *usage;

    usage = &ctx->engine.usage;

    /* nothing is read from an upstream while the client does not read */

    if (ngx_http_responses_output_unsent(ctx)) {
        return ngx_current_msec;
    }

    if (!usage->token) {
        return usage->last_output;
    }

    if (!usage->output) {
        return usage->last_token;
    }

    if ((ngx_msec_int_t) (usage->last_output - usage->last_token) > 0) {
        return usage->last_output;
    }

    return usage->last_token;
}


static void
ngx_http_responses_timer_handler(ngx_event_t *ev)
{
    ngx_connection_t           *c;
    ngx_http_responses_ctx_t   *ctx;
    ngx_http_responses_term_t   term;

    ctx = ev->data;
    c = ctx->request->connection;

    ngx_http_set_log_request(c->log, ctx->request);

    ngx_http_responses_timer_limit(ctx, &term);

    if (ngx_http_responses_due(ctx->drain)) {
        ngx_log_debug0(NGX_LOG_DEBUG_HTTP, c->log, 0,
                       "http responses upstream did not end");

        ctx->drain = 0;

        ngx_http_responses_drain_end(ctx);

    } else if (ngx_http_responses_due(term.time)) {
        ngx_http_responses_give_up(ctx->request, "output", &term);

    } else {

        if (ngx_http_responses_timer_push(ctx) != NGX_OK) {

            /* nginx finds the error at its next read or write */

            ctx->mode = NGX_HTTP_RESPONSES_BROKEN;
        }

        ngx_http_responses_timer_set(ctx);
    }

    ngx_http_run_posted_requests(c);
}


/* sends what is due */

static ngx_int_t
ngx_http_responses_timer_push(ngx_http_responses_ctx_t *ctx)
{
    if (!ngx_http_responses_timer_reads(ctx)) {
        return NGX_OK;
    }

    if (ngx_http_responses_due(ctx->engine.timer)) {
        return ngx_http_responses_timer_expire(ctx);
    }

    if (ngx_http_responses_due(ngx_http_responses_timer_beat(ctx))) {

        /* one that cannot be sent now is left out */

        ctx->sent = ngx_current_msec;

        return ngx_http_responses_heartbeat(ctx);
    }

    return NGX_OK;
}


/* if nothing can be sent now, the engine's time stays, and is tried again */

static ngx_int_t
ngx_http_responses_timer_expire(ngx_http_responses_ctx_t *ctx)
{
    ngx_int_t  rc;

    ngx_log_debug0(NGX_LOG_DEBUG_HTTP, ctx->request->connection->log, 0,
                   "http responses timer");

    if (!ngx_http_responses_push_begin(ctx)) {
        return NGX_OK;
    }

    if (ngx_responses_engine_expire(&ctx->engine, ngx_current_msec) != NGX_OK)
    {
        return NGX_ERROR;
    }

    rc = ngx_http_responses_drain(ctx);

    if (rc == NGX_ERROR
        || ngx_http_responses_push_end(ctx, rc == NGX_DONE) != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (ngx_http_responses_breaks(ctx)
        && ctx->upstream && ctx->upstream->cleanup)
    {

        /* the message is cut with the end of the upstream */

        ngx_http_responses_drain_until(ctx, 1);
    }

    return NGX_OK;
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

    if (!ngx_responses_engine_between(&ctx->engine)
        || !ngx_http_responses_push_begin(ctx))
    {
        return NGX_OK;
    }

    if (ngx_http_responses_output_unsent(ctx)) {
        ngx_log_debug1(NGX_LOG_DEBUG_HTTP, c->log, 0,
                       "http responses heartbeat flush, ready:%d", wev->ready);

        if (wev->ready && ngx_http_output_filter(r, NULL) == NGX_ERROR) {
            return NGX_ERROR;
        }

        return NGX_OK;
    }

    if (ngx_responses_engine_keepalive(&ctx->engine,
                                       ctx->conf->heartbeat_event)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    ngx_log_debug1(NGX_LOG_DEBUG_HTTP, c->log, 0,
                   "http responses heartbeat sent, event:%ui",
                   ctx->conf->heartbeat_event);

    return ngx_http_responses_push_end(ctx, 0);
}


ngx_int_t
ngx_http_responses_end(ngx_http_responses_ctx_t *ctx, ngx_responses_end_e end)
{
    ngx_log_t              *log;
    ngx_responses_word_t   *code;
    ngx_responses_usage_t  *usage;

    ctx->mode = ngx_max(ctx->mode, NGX_HTTP_RESPONSES_PASSED);

    log = ctx->request->connection->log;
    usage = &ctx->engine.usage;

    if (ngx_responses_engine_finish(&ctx->engine, end) != NGX_OK) {
        return NGX_ERROR;
    }

    code = usage->words[NGX_RESPONSES_WORD_ERROR_CODE];

    ngx_log_debug4(NGX_LOG_DEBUG_HTTP, log, 0,
                   "http responses end:%d terminal:%uD generated:%d "
                   "events:%uD", end, usage->terminal, usage->made,
                   usage->events);

    if (ngx_http_responses_breaks(ctx) && end == NGX_RESPONSES_END_CLEAN) {
        ngx_log_error(NGX_LOG_WARN, log, 0,
                      "upstream ended the event stream without a terminal "
                      "event, the response is cut");
    }

    if (usage->made && usage->terminal != NGX_RESPONSES_COMPLETED
        && !ctx->dry_run)
    {
        ngx_log_error(NGX_LOG_WARN, log, 0,
                      "%s, failure with code \"%*s\" was generated",
                      end == NGX_RESPONSES_END_SHUTDOWN
                      ? "worker process ended the event stream"
                      : "upstream ended the event stream without a terminal "
                        "event",
                      (size_t) code->len, code->data);
    }

    if (ctx->engine.state.full) {
        ngx_log_error(NGX_LOG_WARN, log, 0,
                      "event stream has more items than the limit, the rest "
                      "is not repaired");
    }

    return NGX_OK;
}


/*
 * The message ends later if it has trailers, which nginx creates at the end
 * of the upstream, or if [DONE] of the upstream is passed.
 */

ngx_int_t
ngx_http_responses_drain(ngx_http_responses_ctx_t *ctx)
{
    ngx_http_request_t  *r;

    if (!ngx_responses_engine_ended(&ctx->engine) || ctx->dry_run
        || ctx->mode != NGX_HTTP_RESPONSES_STREAM
        || ctx->upstream == NULL || ctx->upstream->cleanup == NULL)
    {
        return NGX_OK;
    }

    if (ctx->drain == 0) {
        ngx_http_responses_drain_start(ctx);
    }

    r = ctx->request;

    if (ctx->engine.phase != NGX_RESPONSES_CLOSED || r->expect_trailers) {
        return NGX_OK;
    }

    ctx->mode = NGX_HTTP_RESPONSES_DROPPED;

    if (ngx_http_responses_end(ctx, NGX_RESPONSES_END_CLEAN) != NGX_OK) {
        return NGX_ERROR;
    }

    /* the client may ask again before the upstream has ended */

    (void) ngx_http_responses_limit_settle(r);

    return NGX_DONE;
}


static void
ngx_http_responses_drain_start(ngx_http_responses_ctx_t *ctx)
{
    ngx_http_request_t  *r;

    r = ctx->request;

    ngx_log_debug1(NGX_LOG_DEBUG_HTTP, r->connection->log, 0,
                   "http responses upstream may end for %d ms",
                   NGX_HTTP_RESPONSES_DRAIN);

    ngx_http_responses_drain_until(ctx, NGX_HTTP_RESPONSES_DRAIN);

    /* a client that closes the connection now has the complete response */

    if (!r->reading_body) {
        r->read_event_handler = ngx_http_responses_drain_read;
    }
}


void
ngx_http_responses_drain_until(ngx_http_responses_ctx_t *ctx, ngx_msec_t time)
{
    time += ngx_current_msec;

    ctx->drain = ngx_http_responses_sooner(ctx->drain, time);

    ngx_http_responses_timer_set(ctx);
}


/*
 * The next request of the client does not wait for the end of the upstream.  A
 * client that has left does not get what is still to be sent; over HTTP/2
 * nginx tells of it only here.
 */

static void
ngx_http_responses_drain_read(ngx_http_request_t *r)
{
    char                       buf[1];
    ngx_connection_t          *c;
    ngx_http_responses_ctx_t  *ctx;

    c = r->connection;
    ctx = ngx_http_responses_find_ctx(r, r->upstream);

    if ((c->error && ngx_http_responses_output_unsent(ctx))
        || (ctx->mode == NGX_HTTP_RESPONSES_DROPPED
            && r->http_version < NGX_HTTP_VERSION_20
            && recv(c->fd, buf, 1, MSG_PEEK) > 0))
    {
        ngx_http_responses_drain_end(ctx);
        return;
    }

    ngx_http_block_reading(r);
}


/* lets nginx end the upstream as if the response was complete */

void
ngx_http_responses_drain_end(ngx_http_responses_ctx_t *ctx)
{
    if (ctx->json) {
        ngx_http_responses_leave(ctx->request);
        return;
    }

    ctx->upstream->length = 0;

    ctx->request->write_event_handler(ctx->request);
}


void
ngx_http_responses_shutdown_add(ngx_http_responses_ctx_t *ctx)
{
    ctx->shutdown.end = ngx_http_responses_shutdown_stream;
    ctx->shutdown.data = ctx;

    ngx_http_responses_shutdown_watch(&ctx->shutdown);
}


static void
ngx_http_responses_shutdown_stream(void *data)
{
    ngx_http_responses_ctx_t *ctx = data;

    ngx_connection_t    *c;
    ngx_http_request_t  *r;

    r = ctx->request;
    c = r->connection;

    if (ctx->left && ctx->upstream->cleanup) {
        ngx_http_set_log_request(c->log, r);
        ngx_http_responses_drain_end(ctx);
        ngx_http_run_posted_requests(c);

        return;
    }

    if (ctx->mode != NGX_HTTP_RESPONSES_STREAM || c->error) {
        return;
    }

    ngx_log_debug0(NGX_LOG_DEBUG_HTTP, c->log, 0, "http responses shutdown");

    ctx->rc = NGX_HTTP_RESPONSES_SHUT;

    if (ctx->dry_run || !ngx_responses_engine_ours(&ctx->engine)
        || ctx->engine.conf->terminal == NGX_RESPONSES_TERMINAL_OFF
        || !ngx_http_responses_push_begin(ctx))
    {
        return;
    }

    ngx_http_set_log_request(c->log, r);

    if (ngx_http_responses_end(ctx, NGX_RESPONSES_END_SHUTDOWN) != NGX_OK
        || ngx_http_responses_push_end(ctx,
                                     ngx_responses_engine_ended(&ctx->engine))
           != NGX_OK)
    {
        ctx->mode = NGX_HTTP_RESPONSES_BROKEN;
        return;
    }

    ctx->mode = NGX_HTTP_RESPONSES_DROPPED;

    if (ctx->upstream && ctx->upstream->cleanup) {
        ngx_http_responses_drain_end(ctx);
    }

    ngx_http_run_posted_requests(c);
}
