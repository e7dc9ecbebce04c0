
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * How long a server may take until its first output.
 *
 * A client that is slow is not the server's fault: of a request that is passed
 * on while it comes, time begins with its end.  nginx sets the timer of
 * proxy_read_timeout then, and does not move it until the header.
 *
 * Never gives up a server.  Invariant: what is noted of one server is not said
 * of the next.
 */


#include "http/ngx_http_responses_hold.h"
#include "http/ngx_http_responses_kind.h"
#include "http/ngx_http_responses_request.h"
#include "http/ngx_http_responses_term.h"


static ngx_msec_t ngx_http_responses_hold_sent(
    ngx_http_responses_hold_t *hold);
static ngx_uint_t ngx_http_responses_hold_streams(ngx_http_request_t *r);


/*
 * That of the upstream: an error page may have created another one while the
 * upstream is still there.
 */

ngx_http_responses_hold_t *
ngx_http_responses_hold_of(ngx_http_request_t *r)
{
    ngx_http_responses_hold_t  *hold;

    hold = ngx_http_responses_notes(r)->hold;

    while (hold->upstream != r->upstream) {
        hold = hold->before;
    }

    return hold;
}


void
ngx_http_responses_hold_note(ngx_http_responses_hold_t *hold)
{
    ngx_event_t          *rev;
    ngx_http_upstream_t  *u;

    u = hold->upstream;

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


ngx_msec_t
ngx_http_responses_hold_begin(ngx_http_request_t *r, ngx_http_upstream_t *u)
{
    ngx_http_responses_hold_t  *hold;

    hold = ngx_http_responses_notes(r)->hold;

    while (hold && hold->upstream != u) {
        hold = hold->before;
    }

    if (hold) {
        return ngx_http_responses_hold_sent(hold);
    }

    return u->start_time;
}


/* a client that is slow is not the server's fault */

static ngx_msec_t
ngx_http_responses_hold_sent(ngx_http_responses_hold_t *hold)
{
    ngx_http_upstream_t  *u;

    u = hold->upstream;

    if (u->peer.connection == NULL) {
        return ngx_current_msec;
    }

    if (!hold->request->request_body_no_buffering) {
        return u->start_time;
    }

    if (hold->sent) {
        return hold->sent;
    }

    return ngx_current_msec;
}


void
ngx_http_responses_hold_limit(ngx_http_responses_hold_t *hold,
    ngx_http_responses_term_t *term)
{
    ngx_msec_t                      begin;
    ngx_http_request_t             *r;
    ngx_http_responses_timeouts_t  *timeouts;

    r = hold->request;
    timeouts = &hold->conf->timeouts;
    begin = ngx_http_responses_hold_sent(hold);

    ngx_memzero(term, sizeof(ngx_http_responses_term_t));

    if (hold->state == NGX_HTTP_RESPONSES_HOLD_HEADER) {
        ngx_http_responses_term(term, "header", begin, timeouts->header);
    }

    if (timeouts->first && ngx_http_responses_hold_streams(r)) {
        ngx_http_responses_term(term, "first", begin, timeouts->first);
    }

    if (hold->upstream->peer.connection) {
        ngx_http_responses_term(term, "total", ngx_http_responses_begin(r),
                                timeouts->total);
    }
}


/* whether an event stream whose output will be known may be waited for */

static ngx_uint_t
ngx_http_responses_hold_streams(ngx_http_request_t *r)
{
    ngx_http_responses_request_t  *body;

    body = ngx_http_responses_notes(r)->body;

    return ngx_http_responses_expected(r) && (body == NULL || body->stream);
}


void
ngx_http_responses_hold_timer_set(ngx_http_responses_hold_t *hold)
{
    ngx_msec_t                  time;
    ngx_http_responses_term_t   term;

    ngx_http_responses_hold_note(hold);
    ngx_http_responses_hold_limit(hold, &term);

    time = ngx_http_responses_sooner(term.time, hold->leave);

    if (hold->state == NGX_HTTP_RESPONSES_HOLD_BODY) {
        time = ngx_http_responses_sooner(time, hold->since
                                               + hold->conf->hold_time);
        time = ngx_http_responses_sooner(time, hold->engine.timer);
    }

    if (hold->upstream->peer.cached) {
        time = ngx_http_responses_sooner(time,
                                         hold->upstream->start_time
                                         + NGX_HTTP_RESPONSES_HOLD_STALE);
    }

    ngx_http_responses_timer_run(&hold->timer, time, 1);
}
