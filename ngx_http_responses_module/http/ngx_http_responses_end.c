
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The end of a response: the events that are missing, and the upstream after
 * the last one.
 *
 * The message to the client ends with the last event of the stream.  An
 * upstream that ends within a second keeps its connection; otherwise it is
 * ended as if the response was complete.
 *
 * Never feeds the engine.  Invariant: nothing is written to a stream that has
 * ended, and no stream ends twice, also if memory is exhausted.
 */


#include "engine/ngx_responses_feed.h"
#include "http/ngx_http_responses_hold.h"
#include "http/limit/ngx_http_responses_limit.h"
#include "http/ngx_http_responses_output.h"
#include "http/ngx_http_responses_stream.h"
#include "http/ngx_http_responses_term.h"


static void ngx_http_responses_drain_start(
    ngx_http_responses_source_t *source);
static void ngx_http_responses_drain_read(ngx_http_request_t *r);
static ngx_uint_t ngx_http_responses_drain_useless(
    ngx_http_responses_source_t *source);


ngx_int_t
ngx_http_responses_end(ngx_http_responses_source_t *source,
    ngx_responses_end_e end)
{
    ngx_log_t              *log;
    ngx_responses_word_t   *code;
    ngx_responses_usage_t  *usage;

    source->mode = ngx_max(source->mode, NGX_HTTP_RESPONSES_PASSED);

    log = source->request->connection->log;
    usage = &source->engine.usage;

    if (ngx_responses_engine_finish(&source->engine, end) != NGX_OK) {
        return NGX_ERROR;
    }

    code = usage->words[NGX_RESPONSES_WORD_ERROR_CODE];

    ngx_log_debug4(NGX_LOG_DEBUG_HTTP, log, 0,
                   "http responses end:%d terminal:%uD generated:%d "
                   "events:%uD", end, usage->terminal, usage->made,
                   usage->events);

    if (ngx_http_responses_breaks(source) && end == NGX_RESPONSES_END_CLEAN) {
        ngx_log_error(NGX_LOG_WARN, log, 0,
                      "upstream ended the event stream without a terminal "
                      "event, the response is cut");
    }

    if (usage->made && usage->terminal != NGX_RESPONSES_COMPLETED
        && !source->dry_run)
    {
        ngx_log_error(NGX_LOG_WARN, log, 0,
                      "%s, failure with code \"%*s\" was generated",
                      end == NGX_RESPONSES_END_SHUTDOWN
                      ? "worker process ended the event stream"
                      : "upstream ended the event stream without a terminal "
                        "event",
                      (size_t) code->len, code->data);
    }

    if (source->engine.state.full) {
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
ngx_http_responses_drain(ngx_http_responses_source_t *source)
{
    ngx_http_request_t  *r;

    if (source->mode != NGX_HTTP_RESPONSES_STREAM || source->dry_run) {
        return NGX_OK;
    }

    if (!ngx_responses_engine_ended(&source->engine)
        || !ngx_http_responses_source_open(source))
    {
        return NGX_OK;
    }

    if (source->state == NGX_HTTP_RESPONSES_SOURCE_STREAM) {
        ngx_http_responses_drain_start(source);
    }

    r = source->request;

    if (source->engine.phase != NGX_RESPONSES_CLOSED || r->expect_trailers) {
        return NGX_OK;
    }

    source->mode = NGX_HTTP_RESPONSES_DROPPED;

    if (ngx_http_responses_end(source, NGX_RESPONSES_END_CLEAN) != NGX_OK) {
        return NGX_ERROR;
    }

    /* the client may ask again before the upstream has ended */

    (void) ngx_http_responses_limit_settle(r);

    return NGX_DONE;
}


static void
ngx_http_responses_drain_start(ngx_http_responses_source_t *source)
{
    ngx_http_request_t  *r;

    r = source->request;

    ngx_log_debug1(NGX_LOG_DEBUG_HTTP, r->connection->log, 0,
                   "http responses upstream may end for %d ms",
                   NGX_HTTP_RESPONSES_DRAIN);

    ngx_http_responses_drain_until(source, NGX_HTTP_RESPONSES_DRAIN);

    /* a client that closes the connection now has the complete response */

    if (!r->reading_body) {
        r->read_event_handler = ngx_http_responses_drain_read;
    }
}


void
ngx_http_responses_drain_until(ngx_http_responses_source_t *source,
    ngx_msec_t time)
{
    if (source->state == NGX_HTTP_RESPONSES_SOURCE_STREAM) {
        source->state = NGX_HTTP_RESPONSES_SOURCE_DRAIN;
    }

    source->close = ngx_http_responses_sooner(source->close,
                                              ngx_current_msec + time);

    ngx_http_responses_time_set(source);
}


/*
 * The next request of the client does not wait for the end of the upstream.  A
 * client that has left does not get what is still to be sent; over HTTP/2
 * nginx tells of it only here.
 */

static void
ngx_http_responses_drain_read(ngx_http_request_t *r)
{
    ngx_http_responses_source_t  *source;

    source = ngx_http_responses_source(r);

    if (source && ngx_http_responses_drain_useless(source)) {
        ngx_http_responses_close(source);
        return;
    }

    ngx_http_block_reading(r);
}


static ngx_uint_t
ngx_http_responses_drain_useless(ngx_http_responses_source_t *source)
{
    char                 buf[1];
    ngx_connection_t    *c;
    ngx_http_request_t  *r;

    r = source->request;
    c = r->connection;

    if (c->error && ngx_http_responses_output_unsent(source)) {
        return 1;
    }

    if (source->mode != NGX_HTTP_RESPONSES_DROPPED
        || r->http_version >= NGX_HTTP_VERSION_20)
    {
        return 0;
    }

    return recv(c->fd, buf, 1, MSG_PEEK) > 0;
}


/*
 * Of a stream nginx takes the response as complete.  From a client that has
 * left nginx is told of that.
 */

void
ngx_http_responses_close(ngx_http_responses_source_t *source)
{
    ngx_http_request_t  *r;

    r = source->request;

    ngx_log_debug0(NGX_LOG_DEBUG_HTTP, r->connection->log, 0,
                   "http responses upstream is ended");

    source->close = 0;

    if (source->json || source->mode == NGX_HTTP_RESPONSES_UNREAD) {
        source->upstream->cacheable = 0;
        ngx_http_responses_notes(r)->read_event_handler(r);

        return;
    }

    source->upstream->length = 0;

    r->write_event_handler(r);
}


void
ngx_http_responses_end_shutdown(ngx_http_responses_source_t *source)
{
    ngx_connection_t        *c;
    ngx_responses_engine_t  *engine;

    c = source->request->connection;
    engine = &source->engine;

    if (source->mode != NGX_HTTP_RESPONSES_STREAM || c->error) {
        return;
    }

    ngx_log_debug0(NGX_LOG_DEBUG_HTTP, c->log, 0, "http responses shutdown");

    source->rc = NGX_HTTP_RESPONSES_SHUT;

    if (source->dry_run
        || engine->conf->terminal == NGX_RESPONSES_TERMINAL_OFF)
    {
        return;
    }

    if (!ngx_responses_engine_ours(engine)
        || !ngx_http_responses_push_begin(source))
    {
        return;
    }

    if (ngx_http_responses_end(source, NGX_RESPONSES_END_SHUTDOWN) != NGX_OK
        || ngx_http_responses_push_end(source,
                                       ngx_responses_engine_ended(engine))
           != NGX_OK)
    {
        source->mode = NGX_HTTP_RESPONSES_BROKEN;
        return;
    }

    source->mode = NGX_HTTP_RESPONSES_DROPPED;

    if (ngx_http_responses_source_open(source)) {
        ngx_http_responses_close(source);
    }
}
