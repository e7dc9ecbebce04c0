
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Streams are held until their first output, and upstreams that are silent
 * until then are given up.
 *
 * The function that reads an upstream's header is wrapped: as long as it says
 * that there is more to come, nginx takes the response as not begun.  So all
 * that nginx has for upstreams that fail works: the next server, max_fails,
 * error pages.  What is held stands in nginx's buffer and is never changed.
 * Responses that are no event stream, and those of protocols with frames, are
 * not held.  Invariant: each response is released or has failed, once.
 */


#include "http/ngx_http_responses_hold.h"
#include "http/ngx_http_responses_kind.h"
#include "http/ngx_http_responses_limit.h"
#include "http/ngx_http_responses_stream.h"
#include "http/ngx_http_responses_zone.h"

#include <nginx.h>


static ngx_http_responses_hold_t *ngx_http_responses_hold_of(
    ngx_http_request_t *r);
static ngx_int_t ngx_http_responses_hold_content(ngx_http_request_t *r);
static ngx_int_t ngx_http_responses_hold_reinit(ngx_http_request_t *r);
static void ngx_http_responses_hold_finalize(ngx_http_request_t *r,
    ngx_int_t rc);
static ngx_int_t ngx_http_responses_hold_process_header(
    ngx_http_request_t *r);
static ngx_uint_t ngx_http_responses_hold_may(
    ngx_http_responses_hold_t *hold);
static ngx_uint_t ngx_http_responses_hold_plain(ngx_http_request_t *r);
static void ngx_http_responses_hold_start(ngx_http_responses_hold_t *hold);
static ngx_int_t ngx_http_responses_hold_read(
    ngx_http_responses_hold_t *hold);
static ngx_int_t ngx_http_responses_hold_feed(
    ngx_http_responses_hold_t *hold, ngx_buf_t *b);
static ngx_int_t ngx_http_responses_hold_chunks(
    ngx_http_responses_hold_t *hold, ngx_buf_t *b);
static void ngx_http_responses_hold_decide(
    ngx_http_responses_hold_t *hold, ngx_int_t rc);
static void ngx_http_responses_hold_lose(ngx_http_responses_hold_t *hold);
static void ngx_http_responses_hold_stop(void *data);
static void ngx_http_responses_hold_timer_set(
    ngx_http_responses_hold_t *hold);
static ngx_msec_t ngx_http_responses_hold_limit(
    ngx_http_responses_hold_t *hold);
static void ngx_http_responses_hold_timer(ngx_event_t *ev);
static ssize_t ngx_http_responses_hold_recv(ngx_connection_t *c, u_char *buf,
    size_t size);
static void ngx_http_responses_hold_shutdown(void *data);


/* time after which the times of the next server are looked at */

#define NGX_HTTP_RESPONSES_HOLD_RETRY  1000


ngx_int_t
ngx_http_responses_hold_handler(ngx_http_request_t *r)
{
    ngx_pool_cleanup_t             *cln;
    ngx_http_responses_hold_t      *hold;
    ngx_http_responses_notes_t     *notes;
    ngx_http_responses_loc_conf_t  *rlcf;

    rlcf = ngx_http_get_module_loc_conf(r, ngx_http_responses_module);

    if (r != r->main || rlcf->enable == NULL || rlcf->dry_run
        || r->content_handler == NULL
        || r->content_handler == ngx_http_responses_hold_content
        || (!rlcf->hold && rlcf->timeouts.header == 0 && !rlcf->timeouts.set))
    {
        return NGX_DECLINED;
    }

    notes = ngx_http_responses_notes_add(r);
    cln = ngx_pool_cleanup_add(r->pool, sizeof(ngx_http_responses_hold_t));

    if (notes == NULL || cln == NULL) {
        return NGX_HTTP_INTERNAL_SERVER_ERROR;
    }

    hold = cln->data;
    ngx_memzero(hold, sizeof(ngx_http_responses_hold_t));

    cln->handler = ngx_http_responses_hold_stop;

    hold->request = r;
    hold->conf = rlcf;
    hold->handler = r->content_handler;
    hold->before = notes->hold;

    notes->hold = hold;

    r->content_handler = ngx_http_responses_hold_content;

    return NGX_DECLINED;
}


/*
 * That of the upstream: an error page may have created another one while the
 * upstream is still there.
 */

static ngx_http_responses_hold_t *
ngx_http_responses_hold_of(ngx_http_request_t *r)
{
    ngx_http_responses_hold_t  *hold;

    hold = ngx_http_responses_notes(r)->hold;

    while (hold->upstream != r->upstream) {
        hold = hold->before;
    }

    return hold;
}


int64_t
ngx_http_responses_hold_time(ngx_http_request_t *r)
{
    int64_t                     ms;
    ngx_http_responses_hold_t  *hold;

    ms = -1;
    hold = ngx_http_responses_notes(r)->hold;

    for ( /* void */ ; hold; hold = hold->before) {

        if (hold->since) {
            ms = ngx_max(ms, 0) + hold->held;
        }
    }

    return ms;
}


/* the handler of the location creates the upstream, and connects or waits */

static ngx_int_t
ngx_http_responses_hold_content(ngx_http_request_t *r)
{
    ngx_int_t                   rc;
    ngx_http_upstream_t        *u, *before;
    ngx_http_responses_hold_t  *hold;

    before = r->upstream;
    hold = ngx_http_responses_notes(r)->hold;

    rc = hold->handler(r);

    u = r->upstream;

    if (u == NULL || u == before || u->process_header == NULL
        || u->reinit_request == NULL || u->finalize_request == NULL)
    {
        return rc;
    }

    /*
     * A subrequest may be a clone of the request.  An upstream that fails at
     * once may have an error page of another location, whose upstream it is.
     */

    if (r != r->main || r->content_handler != ngx_http_responses_hold_content
        || ngx_http_responses_notes(r)->hold != hold)
    {
        return rc;
    }

    hold->upstream = u;
    hold->process_header = u->process_header;
    hold->reinit_request = u->reinit_request;
    hold->finalize_request = u->finalize_request;

    u->process_header = ngx_http_responses_hold_process_header;
    u->reinit_request = ngx_http_responses_hold_reinit;
    u->finalize_request = ngx_http_responses_hold_finalize;

    ngx_http_responses_hold_timer_set(hold);

    return rc;
}


/*
 * The request is passed to the next server.  Some handlers have one function
 * for the header, and do not set it again.
 */

static ngx_int_t
ngx_http_responses_hold_reinit(ngx_http_request_t *r)
{
    ngx_int_t                   rc;
    ngx_http_upstream_t        *u;
    ngx_http_responses_hold_t  *hold;

    u = r->upstream;
    hold = ngx_http_responses_hold_of(r);

    ngx_http_responses_hold_lose(hold);

    hold->recv = NULL;
    u->process_header = hold->process_header;

    rc = hold->reinit_request(r);

    hold->state = NGX_HTTP_RESPONSES_HOLD_HEADER;
    hold->process_header = u->process_header;
    u->process_header = ngx_http_responses_hold_process_header;

    ngx_http_responses_hold_timer_set(hold);

    return rc;
}


/* nginx has given up the upstream, or the response has ended */

static void
ngx_http_responses_hold_finalize(ngx_http_request_t *r, ngx_int_t rc)
{
    ngx_http_responses_hold_t  *hold;

    hold = ngx_http_responses_hold_of(r);

    if (rc >= NGX_HTTP_INTERNAL_SERVER_ERROR) {
        ngx_http_responses_hold_lose(hold);

    } else {
        ngx_http_responses_hold_stop(hold);
    }

    hold->finalize_request(r, rc);
}


/* a handler may replace itself when it has read the status line */

static ngx_int_t
ngx_http_responses_hold_process_header(ngx_http_request_t *r)
{
    ngx_int_t                   rc;
    ngx_http_upstream_t        *u;
    ngx_http_responses_hold_t  *hold;

    u = r->upstream;
    hold = ngx_http_responses_hold_of(r);

    if (hold->state == NGX_HTTP_RESPONSES_HOLD_BODY) {
        return ngx_http_responses_hold_read(hold);
    }

    if (hold->recv) {

        /* what is held was decided, and is read again by nginx */

        hold->recv = NULL;
        return NGX_OK;
    }

    u->process_header = hold->process_header;

    rc = u->process_header(r);

    hold->process_header = u->process_header;
    u->process_header = ngx_http_responses_hold_process_header;

    if (rc != NGX_OK || hold->state != NGX_HTTP_RESPONSES_HOLD_HEADER) {
        return rc;
    }

    if (!ngx_http_responses_hold_may(hold)) {
        ngx_http_responses_hold_stop(hold);
        return NGX_OK;
    }

    ngx_http_responses_hold_start(hold);

    return ngx_http_responses_hold_read(hold);
}


/*
 * Whether the response, whose header was read, is an event stream to hold: a
 * client of another API may wait for the header of one that is silent.
 */

static ngx_uint_t
ngx_http_responses_hold_may(ngx_http_responses_hold_t *hold)
{
    ngx_table_elt_t                 *type, *encoding;
    ngx_http_request_t              *r;
    ngx_http_upstream_headers_in_t  *headers;

    r = hold->request;
    headers = &hold->upstream->headers_in;

    type = headers->content_type;
    encoding = ngx_http_responses_header_find(&headers->headers,
                                              "Content-Encoding");

    return hold->conf->hold
           && headers->status_n == NGX_HTTP_OK
           && headers->x_accel_redirect == NULL
           && type && ngx_http_responses_begins(&type->value,
                                                "text/event-stream")
           && !ngx_http_responses_header_encoded(encoding)
           && !ngx_http_responses_head(r)
           && ngx_http_responses_hold_plain(r)
           && ngx_http_responses_expected(r)
           && ngx_http_responses_enabled(r, hold->conf);
}


/* whether the body follows the header as it is, or in chunks */

static ngx_uint_t
ngx_http_responses_hold_plain(ngx_http_request_t *r)
{
    u_char               *p;
    ngx_str_t            *module;
    ngx_http_upstream_t  *u;

    u = r->upstream;
    module = &u->conf->module;

#if (NGX_HTTP_CACHE)

    if (r->cached) {
        return 0;
    }

#endif

    if (ngx_responses_str_is(*module, "uwsgi")
        || ngx_responses_str_is(*module, "scgi"))
    {
        return 1;
    }

    if (!ngx_responses_str_is(*module, "proxy")) {
        return 0;
    }

    /* HTTP/2 begins with a frame */

    p = u->buffer.start;

#if (NGX_HTTP_CACHE)

    if (r->cache) {
        p += r->cache->header_start;
    }

#endif

    return ngx_strncmp(p, "HTTP/", 5) == 0;
}


static void
ngx_http_responses_hold_start(ngx_http_responses_hold_t *hold)
{
    ngx_connection_t     *c;
    ngx_http_upstream_t  *u;

    u = hold->upstream;
    c = u->peer.connection;

    hold->recv = c->recv;
    c->recv = ngx_http_responses_hold_recv;

    ngx_responses_hold_init(&hold->hold, &hold->conf->held,
                            &ngx_http_responses_worker,
                            &ngx_http_responses_mem);
    ngx_http_responses_resume(hold->request, &hold->hold.engine);

    hold->state = NGX_HTTP_RESPONSES_HOLD_BODY;
    hold->since = ngx_current_msec;
    hold->fed = u->buffer.pos - u->buffer.start;
    hold->rest = u->headers_in.chunked ? -1 : u->headers_in.content_length_n;

    ngx_memzero(&hold->chunked, sizeof(ngx_http_chunked_t));

    /* an upstream whose client has left is ended, as streams are not stored */

    hold->cacheable = u->cacheable;
    u->cacheable = 0;

    hold->shutdown.end = ngx_http_responses_hold_shutdown;
    hold->shutdown.data = hold;

    ngx_http_responses_shutdown_watch(&hold->shutdown);
}


/* reads what has come since the last time, see process_header() */

static ngx_int_t
ngx_http_responses_hold_read(ngx_http_responses_hold_t *hold)
{
    ngx_int_t             rc;
    ngx_buf_t             b;
    ngx_http_upstream_t  *u;

    static ngx_uint_t  level = NGX_LOG_WARN;

    u = hold->upstream;

    b = u->buffer;
    b.pos = u->buffer.start + hold->fed;

    hold->fed = u->buffer.last - u->buffer.start;

    rc = u->headers_in.chunked ? ngx_http_responses_hold_chunks(hold, &b)
                               : ngx_http_responses_hold_feed(hold, &b);

    if (rc == NGX_AGAIN && u->buffer.last == u->buffer.end) {

        ngx_log_error(level, hold->request->connection->log, 0,
                      "upstream sent no output in %uz bytes, the event stream "
                      "is not held any longer, \"%V_buffer_size\" is too "
                      "small", u->conf->buffer_size, &u->conf->module);

        level = NGX_LOG_INFO;
        rc = NGX_OK;
    }

    if (rc == NGX_AGAIN) {
        ngx_http_responses_hold_timer_set(hold);
        return NGX_AGAIN;
    }

    ngx_http_responses_hold_decide(hold, rc);

    u->peer.connection->recv = hold->recv;
    hold->recv = NULL;

    return NGX_OK;
}


/* bytes of the body, which may be its last ones */

static ngx_int_t
ngx_http_responses_hold_feed(ngx_http_responses_hold_t *hold, ngx_buf_t *b)
{
    size_t     size;
    ngx_int_t  rc;

    size = b->last - b->pos;

    if (hold->rest != -1) {
        size = (size_t) ngx_min((off_t) size, hold->rest);
        hold->rest -= size;
    }

    rc = ngx_responses_hold_feed(&hold->hold, b->pos, size, ngx_current_msec);

    b->pos += size;

    return (rc == NGX_AGAIN && hold->rest == 0)
           ? ngx_responses_hold_finish(&hold->hold, NGX_RESPONSES_END_CLEAN)
           : rc;
}


/* an invalid chunk ends the stream as if the upstream had broken off */

static ngx_int_t
ngx_http_responses_hold_chunks(ngx_http_responses_hold_t *hold, ngx_buf_t *b)
{
    ngx_int_t   rc;
    ngx_buf_t   chunk;

    for ( ;; ) {

#if (nginx_version >= 1027002)
        rc = ngx_http_parse_chunked(hold->request, b, &hold->chunked, 0);
#else
        rc = ngx_http_parse_chunked(hold->request, b, &hold->chunked);
#endif

        if (rc == NGX_DONE) {
            return ngx_responses_hold_finish(&hold->hold,
                                             NGX_RESPONSES_END_CLEAN);
        }

        if (rc == NGX_AGAIN) {
            return NGX_AGAIN;
        }

        if (rc != NGX_OK) {
            return ngx_responses_hold_finish(&hold->hold,
                                             NGX_RESPONSES_END_ERROR);
        }

        chunk = *b;
        chunk.last = b->pos + ngx_min(b->last - b->pos, hold->chunked.size);

        hold->chunked.size -= chunk.last - chunk.pos;
        b->pos = chunk.last;

        rc = ngx_http_responses_hold_feed(hold, &chunk);

        if (rc != NGX_AGAIN) {
            return rc;
        }
    }
}


/* without memory the stream is released, too */

static void
ngx_http_responses_hold_decide(ngx_http_responses_hold_t *hold, ngx_int_t rc)
{
    ngx_uint_t  failed;

    ngx_log_debug1(NGX_LOG_DEBUG_HTTP, hold->request->connection->log, 0,
                   "http responses hold: %i", rc);

    failed = (rc == NGX_DECLINED
              && ngx_http_responses_failure(hold) == NGX_OK);

    if (failed) {
        ngx_http_responses_limit_failed(hold->request,
                                        &hold->hold.engine.usage);
    }

    ngx_http_responses_hold_stop(hold);

    if (failed) {
        hold->state = NGX_HTTP_RESPONSES_HOLD_FAILED;
    }
}


/* what is held is not sent, as the upstream was cut or silent for too long */

static void
ngx_http_responses_hold_lose(ngx_http_responses_hold_t *hold)
{
    ngx_uint_t  lost;

    lost = (hold->state == NGX_HTTP_RESPONSES_HOLD_BODY);

    ngx_http_responses_hold_stop(hold);

    if (lost) {
        hold->state = NGX_HTTP_RESPONSES_HOLD_LOST;
        ngx_http_responses_count_sum(hold->request, failures);
    }
}


/* nothing is held, and no timer runs; also a cleanup handler */

static void
ngx_http_responses_hold_stop(void *data)
{
    ngx_http_responses_hold_t *hold = data;

    if (hold->timer.timer_set) {
        ngx_del_timer(&hold->timer);
    }

    if (hold->state == NGX_HTTP_RESPONSES_HOLD_BODY) {
        hold->held += ngx_current_msec - hold->since;
        hold->upstream->cacheable = hold->cacheable;

        ngx_queue_remove(&hold->shutdown.queue);
        ngx_responses_hold_free(&hold->hold);
    }

    /* the client is told of a failure if no other server is found */

    if (hold->state != NGX_HTTP_RESPONSES_HOLD_FAILED) {
        hold->state = NGX_HTTP_RESPONSES_HOLD_PASSED;
    }
}


static void
ngx_http_responses_hold_timer_set(ngx_http_responses_hold_t *hold)
{
    ngx_msec_t    time;
    ngx_event_t  *ev;

    time = ngx_http_responses_hold_limit(hold);

    if (hold->state == NGX_HTTP_RESPONSES_HOLD_BODY) {
        time = ngx_http_responses_sooner(time, hold->since
                                               + hold->conf->hold_time);
        time = ngx_http_responses_sooner(time, hold->hold.engine.timer);
    }

    ev = &hold->timer;

    ev->handler = ngx_http_responses_hold_timer;
    ev->data = hold;
    ev->log = hold->request->connection->log;

    ngx_http_responses_timer_run(ev, time, 1);
}


/*
 * The time at which the server is given up; 0: never.  It is counted from the
 * moment at which nginx begins to connect.
 */

static ngx_msec_t
ngx_http_responses_hold_limit(ngx_http_responses_hold_t *hold)
{
    ngx_msec_t                      begin, time;
    ngx_http_upstream_t            *u;
    ngx_http_responses_timeouts_t  *timeouts;

    u = hold->upstream;
    timeouts = &hold->conf->timeouts;

    begin = u->peer.connection ? u->start_time : ngx_current_msec;
    time = 0;

    if (timeouts->header && hold->state == NGX_HTTP_RESPONSES_HOLD_HEADER) {
        time = begin + timeouts->header;
    }

    if (timeouts->first) {
        time = ngx_http_responses_sooner(time, begin + timeouts->first);
    }

    if (timeouts->total && u->peer.connection) {
        time = ngx_http_responses_sooner(time,
                                   ngx_http_responses_begin(hold->request)
                                   + timeouts->total);
    }

    return time;
}


static void
ngx_http_responses_hold_timer(ngx_event_t *ev)
{
    ngx_int_t                   rc;
    ngx_connection_t           *c;
    ngx_http_request_t         *r;
    ngx_http_responses_hold_t  *hold;

    hold = ev->data;
    r = hold->request;
    c = r->connection;

    if (r->upstream != hold->upstream || c->error) {
        return;
    }

    ngx_http_set_log_request(c->log, r);

    if (ngx_http_responses_due(ngx_http_responses_hold_limit(hold))) {

        /* the next server may be connected to without reinit_request() */

        ngx_add_timer(ev, NGX_HTTP_RESPONSES_HOLD_RETRY);

        ngx_http_responses_give_up(r,
                             hold->state == NGX_HTTP_RESPONSES_HOLD_HEADER
                             ? "header" : "output");
        ngx_http_run_posted_requests(c);

        return;
    }

    rc = NGX_AGAIN;

    if (hold->state == NGX_HTTP_RESPONSES_HOLD_BODY) {

        if (ngx_http_responses_due(hold->since + hold->conf->hold_time)) {
            rc = NGX_OK;

        } else if (ngx_http_responses_due(hold->hold.engine.timer)) {
            rc = ngx_responses_hold_expire(&hold->hold, ngx_current_msec);
        }
    }

    if (rc == NGX_AGAIN) {
        ngx_http_responses_hold_timer_set(hold);
        return;
    }

    ngx_http_responses_hold_decide(hold, rc);
    r->upstream->read_event_handler(r, r->upstream);
    ngx_http_run_posted_requests(c);
}


/*
 * Stands in for the function of the connection.  Of a body without length its
 * end decides.  Once it is decided, nginx is to process what is held, although
 * nothing was received: its loop receives the last byte again.
 */

static ssize_t
ngx_http_responses_hold_recv(ngx_connection_t *c, u_char *buf, size_t size)
{
    ssize_t                     n;
    ngx_int_t                   rc;
    ngx_http_upstream_t        *u;
    ngx_http_responses_hold_t  *hold;

    hold = ngx_http_responses_hold_of(c->data);
    u = hold->upstream;

    if (hold->state == NGX_HTTP_RESPONSES_HOLD_BODY) {
        n = hold->recv(c, buf, size);

        if (n != 0 || hold->rest != -1 || u->headers_in.chunked) {
            return n;
        }

        rc = ngx_responses_hold_finish(&hold->hold, NGX_RESPONSES_END_CLEAN);

        ngx_http_responses_hold_decide(hold, rc);

        /* the end is to be received again, too */

        c->read->ready = 1;
    }

    c->recv = hold->recv;

    u->buffer.last--;
    u->state->bytes_received--;

    return 1;
}


/* the client is told to try again */

static void
ngx_http_responses_hold_shutdown(void *data)
{
    ngx_http_responses_hold_t *hold = data;

    ngx_connection_t  *c;

    c = hold->request->connection;

    ngx_http_set_log_request(c->log, hold->request);

    (void) ngx_responses_engine_finish(&hold->hold.engine,
                                       NGX_RESPONSES_END_SHUTDOWN);

    ngx_http_responses_hold_decide(hold, NGX_DECLINED);
    hold->upstream->read_event_handler(hold->request, hold->upstream);
    ngx_http_run_posted_requests(c);
}
