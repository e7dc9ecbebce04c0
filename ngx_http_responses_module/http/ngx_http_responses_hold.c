
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Streams are held until their first output.
 *
 * The function that reads an upstream's header is wrapped: as long as it says
 * that there is more to come, nginx takes the response as not begun.  So all
 * that nginx has for upstreams that fail works: the next server, max_fails,
 * error pages.  What is held is taken from nginx's buffer, and comes again
 * from the functions with which nginx receives; it is never changed.
 *
 * Responses that are no event stream, and those of protocols with frames, are
 * not held.  Invariant: each response is released or has failed, once.
 */


#include "engine/ngx_responses_feed.h"
#include "http/ngx_http_responses_hold.h"
#include "http/ngx_http_responses_kind.h"
#include "http/limit/ngx_http_responses_limit.h"
#include "http/ngx_http_responses_stream.h"
#include "http/ngx_http_responses_term.h"
#include "http/count/ngx_http_responses_count.h"


static void ngx_http_responses_hold_await(ngx_http_responses_source_t *source);
static ngx_int_t ngx_http_responses_hold_reinit(ngx_http_request_t *r);
static ngx_int_t ngx_http_responses_hold_process_header(
    ngx_http_request_t *r);
static ngx_uint_t ngx_http_responses_hold_may(
    ngx_http_responses_source_t *source);
static ngx_uint_t ngx_http_responses_hold_plain(ngx_http_request_t *r);
static void ngx_http_responses_hold_start(
    ngx_http_responses_source_t *source);
static ngx_int_t ngx_http_responses_hold_read(
    ngx_http_responses_source_t *source);
static ngx_uint_t ngx_http_responses_hold_full(
    ngx_http_responses_source_t *source);
static void ngx_http_responses_hold_warn(ngx_http_responses_source_t *source);
static void ngx_http_responses_hold_release(
    ngx_http_responses_source_t *source, ngx_int_t rc,
    ngx_http_responses_until_e until);
static void ngx_http_responses_hold_decide(
    ngx_http_responses_source_t *source, ngx_int_t rc,
    ngx_http_responses_until_e until);
static ngx_uint_t ngx_http_responses_hold_lose(
    ngx_http_responses_source_t *source);
static void ngx_http_responses_hold_count(
    ngx_http_responses_source_t *source);
static ssize_t ngx_http_responses_hold_recv(ngx_connection_t *c, u_char *buf,
    size_t size);
static ngx_int_t ngx_http_responses_hold_eof(
    ngx_http_responses_source_t *source);
static ssize_t ngx_http_responses_hold_recv_chain(ngx_connection_t *c,
    ngx_chain_t *in, off_t limit);
static size_t ngx_http_responses_hold_again(
    ngx_http_responses_source_t *source, u_char *p, size_t size);
static void ngx_http_responses_hold_drop(ngx_http_responses_source_t *source);
static void ngx_http_responses_hold_restore(
    ngx_http_responses_source_t *source);
static void ngx_http_responses_hold_leave(
    ngx_http_responses_source_t *source);


void
ngx_http_responses_hold_begin(ngx_http_responses_source_t *source)
{
    ngx_http_upstream_t        *u;
    ngx_http_responses_hold_t  *hold;

    u = source->upstream;
    hold = source->hold;

    hold->reinit_request = u->reinit_request;
    u->reinit_request = ngx_http_responses_hold_reinit;

    ngx_http_responses_hold_await(source);
}


/* a server has the request, or will have it */

static void
ngx_http_responses_hold_await(ngx_http_responses_source_t *source)
{
    ngx_http_upstream_t  *u;

    u = source->upstream;

    source->state = NGX_HTTP_RESPONSES_SOURCE_CONNECT;
    source->hold->process_header = u->process_header;

    u->process_header = ngx_http_responses_hold_process_header;

    ngx_http_responses_shutdown_watch(source);
    ngx_http_responses_time_set(source);
}


/*
 * The request is passed to the next server.  Some handlers have one function
 * for the header, and do not set it again.
 */

static ngx_int_t
ngx_http_responses_hold_reinit(ngx_http_request_t *r)
{
    ngx_int_t                     rc;
    ngx_http_upstream_t          *u;
    ngx_http_responses_hold_t    *hold;
    ngx_http_responses_source_t  *source;

    u = r->upstream;
    source = ngx_http_responses_source(r);
    hold = source->hold;

    (void) ngx_http_responses_hold_lose(source);
    ngx_http_responses_hold_restore(source);

    hold->sent = 0;
    hold->status = 0;
    ngx_str_null(&hold->body);

    u->process_header = hold->process_header;

    rc = hold->reinit_request(r);

    ngx_http_responses_hold_await(source);

    return rc;
}


/* a handler may replace itself when it has read the status line */

static ngx_int_t
ngx_http_responses_hold_process_header(ngx_http_request_t *r)
{
    ngx_int_t                     rc;
    ngx_http_upstream_t          *u;
    ngx_http_responses_hold_t    *hold;
    ngx_http_responses_source_t  *source;

    u = r->upstream;
    source = ngx_http_responses_source(r);
    hold = source->hold;

    if (source->state == NGX_HTTP_RESPONSES_SOURCE_HELD) {
        return ngx_http_responses_hold_read(source);
    }

    if (source->state == NGX_HTTP_RESPONSES_SOURCE_RELEASED) {
        source->state = NGX_HTTP_RESPONSES_SOURCE_HEADER;

        if (hold->stub) {
            hold->stub = 0;
            u->buffer.last = u->buffer.pos;
        }

        return NGX_OK;
    }

    /*
     * nginx asks once more for each connection that was kept, as one that was
     * idle may have been closed: this one is not idle.
     */

    u->peer.cached = 0;

    ngx_http_responses_time_note(source);

    u->process_header = hold->process_header;

    rc = u->process_header(r);

    hold->process_header = u->process_header;
    u->process_header = ngx_http_responses_hold_process_header;

    if (rc != NGX_OK || source->state != NGX_HTTP_RESPONSES_SOURCE_CONNECT) {
        return rc;
    }

    if (!ngx_http_responses_hold_may(source)) {
        ngx_http_responses_hold_stop(source);
        return NGX_OK;
    }

    ngx_http_responses_hold_start(source);

    return ngx_http_responses_hold_read(source);
}


/*
 * Whether the response, whose header was read, is an event stream to hold: a
 * client of another API may wait for the header of one that is silent.
 */

static ngx_uint_t
ngx_http_responses_hold_may(ngx_http_responses_source_t *source)
{
    ngx_table_elt_t                 *type, *encoding;
    ngx_http_request_t              *r;
    ngx_http_upstream_headers_in_t  *headers;

    r = source->request;
    headers = &source->upstream->headers_in;

    type = headers->content_type;
    encoding = ngx_http_responses_header_find(&headers->headers,
                                              "Content-Encoding");

    if (!source->conf->hold
        || ngx_http_responses_head(r)
        || !ngx_http_responses_hold_plain(r))
    {
        return 0;
    }

    if (headers->status_n != NGX_HTTP_OK
        || headers->x_accel_redirect
        || ngx_http_responses_header_encoded(encoding))
    {
        return 0;
    }

    if (type == NULL
        || !ngx_http_responses_begins(&type->value, "text/event-stream"))
    {
        return 0;
    }

    return ngx_http_responses_expected(r)
           && ngx_http_responses_enabled(r, source->conf);
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
ngx_http_responses_hold_start(ngx_http_responses_source_t *source)
{
    ngx_connection_t           *c;
    ngx_http_upstream_t        *u;
    ngx_http_responses_hold_t  *hold;

    u = source->upstream;
    c = u->peer.connection;
    hold = source->hold;

    hold->connection = c;
    hold->recv = c->recv;
    hold->recv_chain = c->recv_chain;

    c->recv = ngx_http_responses_hold_recv;
    c->recv_chain = ngx_http_responses_hold_recv_chain;

    ngx_responses_hold_init(&source->engine, &source->conf->held,
                            &ngx_http_responses_worker,
                            &ngx_http_responses_mem);
    ngx_http_responses_resume(source->request, &source->engine);

    source->state = NGX_HTTP_RESPONSES_SOURCE_HELD;

    hold->since = ngx_current_msec;
    hold->server = source->request->upstream_states->nelts - 1;
    hold->rest = u->headers_in.chunked ? -1 : u->headers_in.content_length_n;

    ngx_memzero(&hold->chunked, sizeof(ngx_http_chunked_t));

    /* an upstream whose client has left is ended, as streams are not stored */

    hold->cacheable = u->cacheable;
    u->cacheable = 0;
}


/* reads and takes what has come since the last time, see process_header() */

static ngx_int_t
ngx_http_responses_hold_read(ngx_http_responses_source_t *source)
{
    size_t                      size;
    ngx_int_t                   rc;
    ngx_buf_t                   b;
    ngx_http_upstream_t        *u;
    ngx_http_responses_hold_t  *hold;
    ngx_http_responses_until_e  until;

    u = source->upstream;
    hold = source->hold;
    b = u->buffer;
    size = b.last - b.pos;

    if (ngx_http_responses_held_keep(&hold->bytes, b.pos, size) != NGX_OK) {
        return NGX_ERROR;
    }

    u->buffer.last = u->buffer.pos;
    u->state->bytes_received -= size;

    rc = ngx_http_responses_hold_body(source, &b);

    until = NGX_HTTP_RESPONSES_UNTIL_OUTPUT;

    if (rc == NGX_AGAIN) {

        if (!ngx_http_responses_hold_full(source)) {
            ngx_http_responses_time_set(source);
            return NGX_AGAIN;
        }

        ngx_http_responses_hold_warn(source);
        until = NGX_HTTP_RESPONSES_UNTIL_SIZE;
    }

    ngx_http_responses_hold_decide(source, rc, until);

    if (hold->bytes.size == 0) {
        ngx_http_responses_hold_restore(source);
    }

    return NGX_OK;
}


/* whether no more may be held, or nginx has no room to receive it */

static ngx_uint_t
ngx_http_responses_hold_full(ngx_http_responses_source_t *source)
{
    ngx_buf_t  *b;

    b = &source->upstream->buffer;

    return source->hold->bytes.size >= source->conf->hold_size
           || b->pos == b->end;
}


static void
ngx_http_responses_hold_warn(ngx_http_responses_source_t *source)
{
    static ngx_uint_t  level = NGX_LOG_WARN;

    ngx_log_error(level, source->request->connection->log, 0,
                  "upstream sent no output in %uz bytes, the event stream is "
                  "not held any longer, \"size\" of \"responses_hold\" is %uz",
                  source->hold->bytes.size, source->conf->hold_size);

    level = NGX_LOG_INFO;
}


/* ends holding outside of the function that reads the header */

static void
ngx_http_responses_hold_release(ngx_http_responses_source_t *source,
    ngx_int_t rc, ngx_http_responses_until_e until)
{
    ngx_http_responses_hold_decide(source, rc, until);

    source->state = NGX_HTTP_RESPONSES_SOURCE_RELEASED;
}


/* ends holding, until says why if it is no failure; no memory is none, too */

static void
ngx_http_responses_hold_decide(ngx_http_responses_source_t *source,
    ngx_int_t rc, ngx_http_responses_until_e until)
{
    ngx_log_debug1(NGX_LOG_DEBUG_HTTP, source->request->connection->log, 0,
                   "http responses hold: %i", rc);

    if (rc == NGX_DECLINED && ngx_http_responses_failure(source) == NGX_OK) {
        until = NGX_HTTP_RESPONSES_UNTIL_FAILURE;

        ngx_http_responses_limit_failed(source->request,
                                        &source->engine.usage);
    }

    ngx_http_responses_hold_stop(source);

    source->hold->until = until;
    ngx_http_responses_hold_count(source);

    if (until == NGX_HTTP_RESPONSES_UNTIL_FAILURE) {
        ngx_http_responses_hold_drop(source);
    }

    /* what is held comes again */

    source->upstream->peer.connection->read->ready = 1;
}


void
ngx_http_responses_hold_end(ngx_http_responses_source_t *source, ngx_int_t rc)
{
    ngx_http_request_t  *r;

    r = source->request;

    if (source->state == NGX_HTTP_RESPONSES_SOURCE_HELD
        && (rc == NGX_HTTP_CLIENT_CLOSED_REQUEST || r->connection->error))
    {
        ngx_http_responses_limit_left(r, &source->engine.usage);
    }

    if (rc < NGX_HTTP_INTERNAL_SERVER_ERROR) {
        ngx_http_responses_hold_stop(source);

    } else if (ngx_http_responses_hold_lose(source)) {
        source->hold->status = rc;
    }

    ngx_http_responses_hold_restore(source);
}


/*
 * What is held is not sent, as the upstream was cut or silent for too long; 0:
 * nothing was held.
 */

static ngx_uint_t
ngx_http_responses_hold_lose(ngx_http_responses_source_t *source)
{
    ngx_uint_t  lost;

    lost = (source->state == NGX_HTTP_RESPONSES_SOURCE_HELD);

    ngx_http_responses_hold_stop(source);

    if (lost) {
        source->hold->until = NGX_HTTP_RESPONSES_UNTIL_FAILURE;
        ngx_http_responses_failure_lost(source);
        ngx_http_responses_hold_count(source);
    }

    return lost;
}


/* a server that a variable names is no upstream: a client may choose it */

static void
ngx_http_responses_hold_count(ngx_http_responses_source_t *source)
{
    ngx_str_t           *server;
    ngx_http_request_t  *r;

    r = source->request;

    switch (source->hold->until) {

    case NGX_HTTP_RESPONSES_UNTIL_FAILURE:
        server = NULL;

        if (source->upstream->upstream) {
            server = ngx_http_responses_hold_state(source)->peer;
        }

        ngx_http_responses_count_failed(r, server, source->hold->code);
        break;

    case NGX_HTTP_RESPONSES_UNTIL_TIME:
        ngx_http_responses_count_released(r, NGX_RESPONSES_COUNT_TIME);
        break;

    case NGX_HTTP_RESPONSES_UNTIL_SIZE:
        ngx_http_responses_count_released(r, NGX_RESPONSES_COUNT_SIZE);
        break;

    default: /* output */
        break;
    }
}


void
ngx_http_responses_hold_free(ngx_http_responses_source_t *source)
{
    ngx_http_responses_hold_stop(source);
    ngx_http_responses_held_free(&source->hold->bytes);
}


void
ngx_http_responses_hold_stop(ngx_http_responses_source_t *source)
{
    ngx_http_responses_hold_t  *hold;

    if (!ngx_http_responses_source_awaited(source)) {
        return;
    }

    if (source->timer.timer_set) {
        ngx_del_timer(&source->timer);
    }

    if (source->state == NGX_HTTP_RESPONSES_SOURCE_HELD) {
        hold = source->hold;

        hold->time += ngx_current_msec - hold->since;
        source->upstream->cacheable = hold->cacheable;

        ngx_responses_engine_free(&source->engine);
    }

    source->state = NGX_HTTP_RESPONSES_SOURCE_HEADER;
}


void
ngx_http_responses_hold_expire(ngx_http_responses_source_t *source)
{
    ngx_int_t             rc;
    ngx_http_upstream_t  *u;

    rc = NGX_AGAIN;
    u = source->upstream;

    if (ngx_http_responses_due(u->start_time + NGX_HTTP_RESPONSES_TIME_STALE))
    {
        u->peer.cached = 0;
    }

    if (source->state == NGX_HTTP_RESPONSES_SOURCE_HELD) {

        if (ngx_http_responses_due(source->hold->since
                                   + source->conf->hold_time))
        {
            rc = NGX_OK;

        } else if (ngx_http_responses_due(source->engine.timer)) {
            rc = ngx_responses_hold_expire(&source->engine, ngx_current_msec);
        }
    }

    if (rc == NGX_AGAIN) {
        ngx_http_responses_time_set(source);
        return;
    }

    ngx_http_responses_hold_release(source, rc, NGX_HTTP_RESPONSES_UNTIL_TIME);

    u->read_event_handler(source->request, u);
}


/*
 * These stand in for the functions of the connection, as long as something is
 * held.  What was decided outside of process_header() begins there with a byte
 * that is received.
 */

static ssize_t
ngx_http_responses_hold_recv(ngx_connection_t *c, u_char *buf, size_t size)
{
    ssize_t                       n;
    ngx_http_responses_source_t  *source;

    source = ngx_http_responses_source(c->data);

    if (source->state == NGX_HTTP_RESPONSES_SOURCE_HELD) {
        n = source->hold->recv(c, buf, size);

        if (n != 0 || ngx_http_responses_hold_eof(source) != NGX_OK) {
            return n;
        }
    }

    n = ngx_http_responses_hold_again(source, buf, size);

    if (n) {
        return n;
    }

    source->hold->stub = 1;
    source->upstream->state->bytes_received--;

    return 1;
}


/* the end of a body without length decides; NGX_DECLINED: it is another */

static ngx_int_t
ngx_http_responses_hold_eof(ngx_http_responses_source_t *source)
{
    ngx_int_t             rc;
    ngx_http_upstream_t  *u;

    u = source->upstream;

    if (source->hold->rest != -1 || u->headers_in.chunked) {
        return NGX_DECLINED;
    }

    rc = ngx_responses_hold_finish(&source->engine, NGX_RESPONSES_END_CLEAN);

    ngx_http_responses_hold_release(source, rc,
                                    NGX_HTTP_RESPONSES_UNTIL_OUTPUT);

    /* the end is to be received again, when all has been read */

    u->peer.connection->read->eof = 0;

    return NGX_OK;
}


static ssize_t
ngx_http_responses_hold_recv_chain(ngx_connection_t *c, ngx_chain_t *in,
    off_t limit)
{
    size_t                        n, size;
    ssize_t                       total;
    ngx_chain_t                  *cl;
    ngx_http_responses_source_t  *source;

    source = ngx_http_responses_source(c->data);
    total = 0;

    for (cl = in; cl && source->hold->bytes.size; cl = cl->next) {
        size = cl->buf->end - cl->buf->last;

        if (limit) {
            size = (size_t) ngx_min((off_t) size, limit - total);
        }

        if (size == 0) {
            break;
        }

        n = ngx_http_responses_hold_again(source, cl->buf->last, size);
        total += n;
    }

    if (total) {
        return total;
    }

    return NGX_AGAIN;
}


/* gives what is held; the functions of the connection follow it */

static size_t
ngx_http_responses_hold_again(ngx_http_responses_source_t *source, u_char *p,
    size_t size)
{
    size_t                      n;
    ngx_http_responses_held_t  *held;

    held = &source->hold->bytes;
    n = ngx_http_responses_held_read(held, p, size);

    if (held->size == 0) {
        ngx_http_responses_hold_restore(source);
    }

    return n;
}


/* bytes that are not read again were received, too */

static void
ngx_http_responses_hold_drop(ngx_http_responses_source_t *source)
{
    ngx_http_upstream_state_t  *state;

    state = source->upstream->state;

    if (state) {
        state->bytes_received += source->hold->bytes.size;
    }

    ngx_http_responses_held_free(&source->hold->bytes);
}


/* nothing is held: nginx receives what comes */

static void
ngx_http_responses_hold_restore(ngx_http_responses_source_t *source)
{
    ngx_connection_t           *c;
    ngx_http_responses_hold_t  *hold;

    hold = source->hold;
    c = hold->connection;

    ngx_http_responses_hold_drop(source);

    if (c && c == source->upstream->peer.connection) {
        c->recv = hold->recv;
        c->recv_chain = hold->recv_chain;
        c->read->ready = 1;
    }

    hold->connection = NULL;
}


void
ngx_http_responses_hold_shutdown(ngx_http_responses_source_t *source)
{
    ngx_http_upstream_t  *u;

    if (source->state == NGX_HTTP_RESPONSES_SOURCE_CONNECT) {
        ngx_http_responses_hold_leave(source);
        return;
    }

    u = source->upstream;

    (void) ngx_responses_engine_finish(&source->engine,
                                       NGX_RESPONSES_END_SHUTDOWN);

    ngx_http_responses_hold_release(source, NGX_DECLINED,
                                    NGX_HTTP_RESPONSES_UNTIL_TIME);

    u->read_event_handler(source->request, u);
}


/* the end of the upstream takes a reference, and the error needs one, too */

static void
ngx_http_responses_hold_leave(ngx_http_responses_source_t *source)
{
    ngx_http_request_t   *r;
    ngx_http_upstream_t  *u;

    r = source->request;
    u = source->upstream;

    if (r->upstream != u || u->cleanup == NULL || u->state == NULL) {
        return;
    }

    if (!ngx_http_responses_expected(r)) {
        return;
    }

    u->state->status = NGX_HTTP_SERVICE_UNAVAILABLE;

    r->main->count++;

    (*u->cleanup)(r);

    source->hold->status = NGX_HTTP_SERVICE_UNAVAILABLE;
    ngx_str_set(&source->hold->code, "server_shutdown");

    ngx_http_finalize_request(r, NGX_HTTP_SERVICE_UNAVAILABLE);
}


int64_t
ngx_http_responses_hold_time(ngx_http_request_t *r)
{
    int64_t                       ms;
    ngx_http_responses_hold_t    *hold;
    ngx_http_responses_source_t  *source;

    ms = -1;
    source = ngx_http_responses_notes(r)->source;

    for ( /* void */ ; source; source = source->next) {
        hold = source->hold;

        if (hold && hold->since) {
            ms = ngx_max(ms, 0) + hold->time;
        }
    }

    return ms;
}


ngx_str_t
ngx_http_responses_hold_until(ngx_http_request_t *r)
{
    ngx_http_responses_source_t  *source;

    static const ngx_str_t  words[] = {
        ngx_null_string,
        ngx_string("output"),
        ngx_string("time"),
        ngx_string("size"),
        ngx_string("failure")
    };

    source = ngx_http_responses_notes(r)->source;

    while (source && source->hold == NULL) {
        source = source->next;
    }

    return words[source ? source->hold->until
                        : NGX_HTTP_RESPONSES_UNTIL_NOTHING];
}


ngx_str_t
ngx_http_responses_hold_code(ngx_http_request_t *r)
{
    ngx_str_t                     none;
    ngx_http_responses_source_t  *source;

    source = ngx_http_responses_notes(r)->source;

    for ( /* void */ ; source; source = source->next) {

        if (source->hold && source->hold->code.len) {
            return source->hold->code;
        }
    }

    ngx_str_null(&none);

    return none;
}
