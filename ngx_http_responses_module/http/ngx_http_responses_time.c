
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The times of a source: how long its servers may take, what is held may wait,
 * and its stream may be idle.
 *
 * A source has one timer.  It is not moved by each event, but only if it would
 * be late; when it expires, times are checked, see timer.c.  Ends nothing.
 * Invariant: each time is computed in one place, by the state of the source.
 */


#include "http/ngx_http_responses_hold.h"
#include "http/ngx_http_responses_kind.h"
#include "http/ngx_http_responses_output.h"
#include "http/request/ngx_http_responses_request.h"
#include "http/ngx_http_responses_stream.h"
#include "http/ngx_http_responses_term.h"


/* time after which a stream that cannot be written to is tried again */

#define NGX_HTTP_RESPONSES_TIME_RETRY  100


static ngx_msec_t ngx_http_responses_time_held(
    ngx_http_responses_source_t *source);
static ngx_uint_t ngx_http_responses_time_limits(
    ngx_http_responses_source_t *source);
static ngx_uint_t ngx_http_responses_time_streams(
    ngx_http_responses_source_t *source);
static ngx_msec_t ngx_http_responses_time_asked(
    ngx_http_responses_source_t *source);
static ngx_msec_t ngx_http_responses_time_last(
    ngx_http_responses_source_t *source);


void
ngx_http_responses_time_set(ngx_http_responses_source_t *source)
{
    ngx_msec_t                  time;
    ngx_uint_t                  awaited;
    ngx_event_t                *ev;
    ngx_msec_int_t              late;
    ngx_http_responses_term_t   term;

    time = source->close;
    awaited = ngx_http_responses_source_awaited(source);
    late = NGX_HTTP_RESPONSES_TIME_RETRY;

    if (awaited) {
        late = 1;

        ngx_http_responses_time_note(source);

        time = ngx_http_responses_sooner(time,
                                         ngx_http_responses_time_held(source));

    } else if (ngx_http_responses_writes(source)) {
        time = ngx_http_responses_sooner(time, source->engine.timer);
        time = ngx_http_responses_sooner(time,
                                       ngx_http_responses_beat(source));
    }

    if (awaited || source->conf->timeouts.set) {
        ngx_http_responses_time_limit(source, &term);

        time = ngx_http_responses_sooner(time, term.time);
    }

    ev = &source->timer;

    ev->log = source->request->connection->log;

    /* the process does not wait for the next event of a stream */

    ev->cancelable = !awaited && source->close == 0;

    ngx_http_responses_timer_run(ev, time, late);
}


/* the time at which a server that is waited for gets no more of it */

static ngx_msec_t
ngx_http_responses_time_held(ngx_http_responses_source_t *source)
{
    ngx_msec_t            time;
    ngx_http_upstream_t  *u;

    time = 0;
    u = source->upstream;

    if (source->state == NGX_HTTP_RESPONSES_SOURCE_HELD) {
        time = ngx_http_responses_sooner(source->hold->since
                                         + source->conf->hold_time,
                                         source->engine.timer);
    }

    if (u->peer.cached) {
        time = ngx_http_responses_sooner(time,
                                         u->start_time
                                         + NGX_HTTP_RESPONSES_TIME_STALE);
    }

    return time;
}


/*
 * A client that is slow is not the server's fault: of a request that is passed
 * on while it comes, time begins with its end.  nginx sets the timer of
 * proxy_read_timeout then, and does not move it until the header.
 */

void
ngx_http_responses_time_note(ngx_http_responses_source_t *source)
{
    ngx_event_t                *rev;
    ngx_http_upstream_t        *u;
    ngx_http_responses_hold_t  *hold;

    u = source->upstream;
    hold = source->hold;

    if (hold->sent || u->peer.connection == NULL || !u->request_body_sent) {
        return;
    }

    rev = u->peer.connection->read;

    if (rev->timer_set) {
        hold->sent = rev->timer.key - u->conf->read_timeout;

    } else {
        hold->sent = ngx_current_msec;
    }
}


void
ngx_http_responses_time_limit(ngx_http_responses_source_t *source,
    ngx_http_responses_term_t *term)
{
    ngx_responses_usage_t                *usage;
    const ngx_http_responses_timeouts_t  *timeouts;

    ngx_memzero(term, sizeof(ngx_http_responses_term_t));

    if (!ngx_http_responses_time_limits(source)) {
        return;
    }

    usage = &source->engine.usage;
    timeouts = &source->conf->timeouts;

    if (source->state == NGX_HTTP_RESPONSES_SOURCE_CONNECT) {
        ngx_http_responses_term(term, "header",
                                ngx_http_responses_time_asked(source),
                                timeouts->header);
    }

    if (source->upstream->peer.connection) {
        ngx_http_responses_term(term, "total", source->begin, timeouts->total);
    }

    if (usage->token || usage->output) {
        ngx_http_responses_term(term, "idle",
                                ngx_http_responses_time_last(source),
                                timeouts->idle);

    } else if (timeouts->first && ngx_http_responses_time_streams(source)) {
        ngx_http_responses_term(term, "first",
                                ngx_http_responses_time_asked(source),
                                timeouts->first);
    }
}


/*
 * Whether the upstream may be given up.  Streams whose output is not known,
 * such as those of MCP, are silent for as long as they want.
 */

static ngx_uint_t
ngx_http_responses_time_limits(ngx_http_responses_source_t *source)
{
    if (ngx_http_responses_source_awaited(source)) {
        return 1;
    }

    if (!source->conf->timeouts.set || source->dry_run
        || !ngx_http_responses_source_open(source))
    {
        return 0;
    }

    if (!ngx_http_responses_writes(source)
        && (source->state != NGX_HTTP_RESPONSES_SOURCE_LEFT || source->json))
    {
        return 0;
    }

    return ngx_responses_engine_reads(&source->engine)
           && !ngx_responses_engine_ended(&source->engine);
}


/* whether it is an event stream whose output is known, or may become one */

static ngx_uint_t
ngx_http_responses_time_streams(ngx_http_responses_source_t *source)
{
    ngx_http_request_t            *r;
    ngx_http_responses_request_t  *body;

    if (!ngx_http_responses_source_awaited(source)) {
        return 1;
    }

    r = source->request;
    body = ngx_http_responses_notes(r)->body;

    return ngx_http_responses_expected(r) && (body == NULL || body->stream);
}


/*
 * The time from which a server has the request: that of the connection or, if
 * the client was slower, that of the end of the request; now: not yet.
 */

static ngx_msec_t
ngx_http_responses_time_asked(ngx_http_responses_source_t *source)
{
    ngx_http_upstream_t  *u;

    u = source->upstream;

    if (source->hold == NULL) {
        return u->start_time;
    }

    if (u->peer.connection == NULL) {
        return ngx_current_msec;
    }

    if (!source->request->request_body_no_buffering) {
        return u->start_time;
    }

    if (source->hold->sent) {
        return source->hold->sent;
    }

    return ngx_current_msec;
}


/* the time of the last output */

static ngx_msec_t
ngx_http_responses_time_last(ngx_http_responses_source_t *source)
{
    ngx_responses_usage_t  *usage;

    usage = &source->engine.usage;

    /* nothing is read from an upstream while the client does not read */

    if (ngx_http_responses_output_unsent(source)) {
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
