
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Streams are held until their first output, and upstreams that are silent
 * until then are given up.
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


#include "http/ngx_http_responses_hold.h"
#include "http/ngx_http_responses_kind.h"
#include "http/ngx_http_responses_limit.h"
#include "http/ngx_http_responses_stream.h"
#include "http/ngx_http_responses_zone.h"


static ngx_int_t ngx_http_responses_hold_content(ngx_http_request_t *r);
static ngx_int_t ngx_http_responses_hold_reinit(ngx_http_request_t *r);
static void ngx_http_responses_hold_await(ngx_http_responses_hold_t *hold);
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
static ngx_uint_t ngx_http_responses_hold_full(
    ngx_http_responses_hold_t *hold);
static void ngx_http_responses_hold_warn(ngx_http_responses_hold_t *hold);
static void ngx_http_responses_hold_decide(
    ngx_http_responses_hold_t *hold, ngx_int_t rc,
    ngx_http_responses_until_e until);
static void ngx_http_responses_hold_lose(ngx_http_responses_hold_t *hold);
static void ngx_http_responses_hold_cleanup(void *data);
static void ngx_http_responses_hold_stop(ngx_http_responses_hold_t *hold);
static void ngx_http_responses_hold_timer(ngx_event_t *ev);
static ssize_t ngx_http_responses_hold_recv(ngx_connection_t *c, u_char *buf,
    size_t size);
static ngx_int_t ngx_http_responses_hold_end(ngx_http_responses_hold_t *hold);
static ssize_t ngx_http_responses_hold_recv_chain(ngx_connection_t *c,
    ngx_chain_t *in, off_t limit);
static size_t ngx_http_responses_hold_again(ngx_http_responses_hold_t *hold,
    u_char *p, size_t size);
static void ngx_http_responses_hold_drop(ngx_http_responses_hold_t *hold);
static void ngx_http_responses_hold_restore(ngx_http_responses_hold_t *hold);
static void ngx_http_responses_hold_shutdown(void *data);
static void ngx_http_responses_hold_leave(ngx_http_responses_hold_t *hold);


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
        || (!rlcf->hold && rlcf->timeouts.header == 0 && !rlcf->timeouts.set
            && rlcf->abort == 0))
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

    cln->handler = ngx_http_responses_hold_cleanup;

    hold->request = r;
    hold->conf = rlcf;
    hold->handler = r->content_handler;
    hold->before = notes->hold;

    hold->timer.handler = ngx_http_responses_hold_timer;
    hold->timer.data = hold;
    hold->timer.log = r->connection->log;

    hold->shutdown.end = ngx_http_responses_hold_shutdown;
    hold->shutdown.data = hold;

    notes->hold = hold;

    r->content_handler = ngx_http_responses_hold_content;

    return NGX_DECLINED;
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


ngx_str_t
ngx_http_responses_hold_until(ngx_http_request_t *r)
{
    ngx_http_responses_hold_t  *hold;

    static const ngx_str_t  words[] = {
        ngx_null_string,
        ngx_string("output"),
        ngx_string("time"),
        ngx_string("size"),
        ngx_string("failure")
    };

    hold = ngx_http_responses_notes(r)->hold;

    return words[hold ? hold->until : NGX_HTTP_RESPONSES_UNTIL_NOTHING];
}


ngx_str_t
ngx_http_responses_hold_code(ngx_http_request_t *r)
{
    ngx_str_t                   none;
    ngx_http_responses_hold_t  *hold;

    hold = ngx_http_responses_notes(r)->hold;

    for ( /* void */ ; hold; hold = hold->before) {

        if (hold->code.len) {
            return hold->code;
        }
    }

    ngx_str_null(&none);

    return none;
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

    ngx_http_responses_abort_await(hold);
    ngx_http_responses_hold_await(hold);

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
    ngx_http_responses_hold_restore(hold);

    hold->decided = 0;
    hold->sent = 0;
    u->process_header = hold->process_header;

    rc = hold->reinit_request(r);

    hold->process_header = u->process_header;
    u->process_header = ngx_http_responses_hold_process_header;

    ngx_http_responses_hold_await(hold);

    return rc;
}


/* a server has the request, or will have it */

static void
ngx_http_responses_hold_await(ngx_http_responses_hold_t *hold)
{
    hold->state = NGX_HTTP_RESPONSES_HOLD_HEADER;

    ngx_http_responses_shutdown_watch(&hold->shutdown);
    ngx_http_responses_hold_timer_set(hold);
}


/* nginx has given up the upstream, or the response has ended */

static void
ngx_http_responses_hold_finalize(ngx_http_request_t *r, ngx_int_t rc)
{
    ngx_http_responses_hold_t  *hold;

    hold = ngx_http_responses_hold_of(r);

    if (hold->state == NGX_HTTP_RESPONSES_HOLD_BODY
        && (rc == NGX_HTTP_CLIENT_CLOSED_REQUEST || r->connection->error))
    {
        ngx_http_responses_limit_left(r, &hold->engine.usage);
    }

    if (rc >= NGX_HTTP_INTERNAL_SERVER_ERROR) {
        ngx_http_responses_hold_lose(hold);

    } else {
        ngx_http_responses_hold_stop(hold);
    }

    ngx_http_responses_hold_restore(hold);

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

    if (hold->decided) {
        hold->decided = 0;

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

    ngx_http_responses_hold_note(hold);

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

    hold->connection = c;
    hold->recv = c->recv;
    hold->recv_chain = c->recv_chain;

    c->recv = ngx_http_responses_hold_recv;
    c->recv_chain = ngx_http_responses_hold_recv_chain;

    ngx_responses_hold_init(&hold->engine, &hold->conf->held,
                            &ngx_http_responses_worker,
                            &ngx_http_responses_mem);
    ngx_http_responses_resume(hold->request, &hold->engine);

    hold->state = NGX_HTTP_RESPONSES_HOLD_BODY;
    hold->since = ngx_current_msec;
    hold->server = hold->request->upstream_states->nelts - 1;
    hold->rest = u->headers_in.chunked ? -1 : u->headers_in.content_length_n;

    ngx_memzero(&hold->chunked, sizeof(ngx_http_chunked_t));

    /* an upstream whose client has left is ended, as streams are not stored */

    hold->cacheable = u->cacheable;
    u->cacheable = 0;
}


/* reads and takes what has come since the last time, see process_header() */

static ngx_int_t
ngx_http_responses_hold_read(ngx_http_responses_hold_t *hold)
{
    size_t                      size;
    ngx_int_t                   rc;
    ngx_buf_t                   b;
    ngx_http_upstream_t        *u;
    ngx_http_responses_until_e  until;

    u = hold->upstream;
    b = u->buffer;
    size = b.last - b.pos;

    if (ngx_http_responses_held_keep(&hold->held_bytes, b.pos, size)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    u->buffer.last = u->buffer.pos;
    u->state->bytes_received -= size;

    rc = ngx_http_responses_hold_body(hold, &b);

    until = NGX_HTTP_RESPONSES_UNTIL_OUTPUT;

    if (rc == NGX_AGAIN) {

        if (!ngx_http_responses_hold_full(hold)) {
            ngx_http_responses_hold_timer_set(hold);
            return NGX_AGAIN;
        }

        ngx_http_responses_hold_warn(hold);
        until = NGX_HTTP_RESPONSES_UNTIL_SIZE;
    }

    ngx_http_responses_hold_decide(hold, rc, until);

    if (hold->held_bytes.size == 0) {
        ngx_http_responses_hold_restore(hold);
    }

    return NGX_OK;
}


/* whether no more may be held, or nginx has no room to receive it */

static ngx_uint_t
ngx_http_responses_hold_full(ngx_http_responses_hold_t *hold)
{
    ngx_buf_t  *b;

    b = &hold->upstream->buffer;

    return (hold->held_bytes.size >= hold->conf->hold_size
            || b->pos == b->end);
}


static void
ngx_http_responses_hold_warn(ngx_http_responses_hold_t *hold)
{
    static ngx_uint_t  level = NGX_LOG_WARN;

    ngx_log_error(level, hold->request->connection->log, 0,
                  "upstream sent no output in %uz bytes, the event stream is "
                  "not held any longer, \"size\" of \"responses_hold\" is %uz",
                  hold->held_bytes.size, hold->conf->hold_size);

    level = NGX_LOG_INFO;
}


/* ends holding, until says why if it is no failure; no memory is none, too */

static void
ngx_http_responses_hold_decide(ngx_http_responses_hold_t *hold, ngx_int_t rc,
    ngx_http_responses_until_e until)
{
    ngx_uint_t  failed;

    ngx_log_debug1(NGX_LOG_DEBUG_HTTP, hold->request->connection->log, 0,
                   "http responses hold: %i", rc);

    failed = (rc == NGX_DECLINED
              && ngx_http_responses_failure(hold) == NGX_OK);

    if (failed) {
        ngx_http_responses_limit_failed(hold->request,
                                        &hold->engine.usage);
    }

    ngx_http_responses_hold_stop(hold);

    hold->until = failed ? NGX_HTTP_RESPONSES_UNTIL_FAILURE : until;
    ngx_http_responses_count_held(hold);

    if (failed) {
        hold->state = NGX_HTTP_RESPONSES_HOLD_FAILED;
        ngx_http_responses_hold_drop(hold);
    }

    /* what is held comes again */

    hold->upstream->peer.connection->read->ready = 1;
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
        hold->until = NGX_HTTP_RESPONSES_UNTIL_FAILURE;
        ngx_http_responses_failure_lost(hold);
    }
}


static void
ngx_http_responses_hold_cleanup(void *data)
{
    ngx_http_responses_hold_t *hold = data;

    ngx_http_responses_hold_stop(hold);
    ngx_http_responses_held_free(&hold->held_bytes);
}


/* nothing is held any longer, and no timer runs */

static void
ngx_http_responses_hold_stop(ngx_http_responses_hold_t *hold)
{
    if (hold->timer.timer_set) {
        ngx_del_timer(&hold->timer);
    }

    if (hold->state == NGX_HTTP_RESPONSES_HOLD_BODY) {
        hold->held += ngx_current_msec - hold->since;
        hold->upstream->cacheable = hold->cacheable;

        ngx_responses_engine_free(&hold->engine);
    }

    ngx_http_responses_shutdown_forget(&hold->shutdown);

    /* the client is told of a failure if no other server is found */

    if (hold->state != NGX_HTTP_RESPONSES_HOLD_FAILED) {
        hold->state = NGX_HTTP_RESPONSES_HOLD_PASSED;
    }
}


static void
ngx_http_responses_hold_timer(ngx_event_t *ev)
{
    ngx_int_t                   rc;
    ngx_connection_t           *c;
    ngx_http_request_t         *r;
    ngx_http_responses_hold_t  *hold;
    ngx_http_responses_term_t   term;

    hold = ev->data;
    r = hold->request;
    c = r->connection;

    if (r->upstream != hold->upstream || (c->error && hold->leave == 0)) {
        return;
    }

    ngx_http_set_log_request(c->log, r);

    if (ngx_http_responses_due(hold->leave)) {
        ngx_http_responses_leave(r);
        ngx_http_run_posted_requests(c);

        return;
    }

    ngx_http_responses_hold_note(hold);
    ngx_http_responses_hold_limit(hold, &term);

    if (ngx_http_responses_due(term.time)) {

        /* the next server may be connected to without reinit_request() */

        ngx_add_timer(ev, NGX_HTTP_RESPONSES_HOLD_RETRY);

        ngx_http_responses_give_up(r,
                             hold->state == NGX_HTTP_RESPONSES_HOLD_HEADER
                             ? "header" : "output", &term);
        ngx_http_run_posted_requests(c);

        return;
    }

    if (ngx_http_responses_due(hold->upstream->start_time
                               + NGX_HTTP_RESPONSES_HOLD_STALE))
    {
        hold->upstream->peer.cached = 0;
    }

    rc = NGX_AGAIN;

    if (hold->state == NGX_HTTP_RESPONSES_HOLD_BODY) {

        if (ngx_http_responses_due(hold->since + hold->conf->hold_time)) {
            rc = NGX_OK;

        } else if (ngx_http_responses_due(hold->engine.timer)) {
            rc = ngx_responses_hold_expire(&hold->engine, ngx_current_msec);
        }
    }

    if (rc == NGX_AGAIN) {
        ngx_http_responses_hold_timer_set(hold);
        return;
    }

    ngx_http_responses_hold_decide(hold, rc, NGX_HTTP_RESPONSES_UNTIL_TIME);
    hold->decided = 1;

    r->upstream->read_event_handler(r, r->upstream);
    ngx_http_run_posted_requests(c);
}


/*
 * These stand in for the functions of the connection, as long as something is
 * held.  What was decided outside of process_header() begins there with a byte
 * that is received.
 */

static ssize_t
ngx_http_responses_hold_recv(ngx_connection_t *c, u_char *buf, size_t size)
{
    ssize_t                     n;
    ngx_http_responses_hold_t  *hold;

    hold = ngx_http_responses_hold_of(c->data);

    if (hold->state == NGX_HTTP_RESPONSES_HOLD_BODY) {
        n = hold->recv(c, buf, size);

        if (n != 0 || ngx_http_responses_hold_end(hold) != NGX_OK) {
            return n;
        }
    }

    n = ngx_http_responses_hold_again(hold, buf, size);

    if (n) {
        return n;
    }

    hold->stub = 1;
    hold->upstream->state->bytes_received--;

    return 1;
}


/* the end of a body without length decides; NGX_DECLINED: it is another */

static ngx_int_t
ngx_http_responses_hold_end(ngx_http_responses_hold_t *hold)
{
    ngx_int_t             rc;
    ngx_http_upstream_t  *u;

    u = hold->upstream;

    if (hold->rest != -1 || u->headers_in.chunked) {
        return NGX_DECLINED;
    }

    rc = ngx_responses_hold_finish(&hold->engine, NGX_RESPONSES_END_CLEAN);

    ngx_http_responses_hold_decide(hold, rc,
                                   NGX_HTTP_RESPONSES_UNTIL_OUTPUT);
    hold->decided = 1;

    /* the end is to be received again, when all has been read */

    u->peer.connection->read->eof = 0;

    return NGX_OK;
}


static ssize_t
ngx_http_responses_hold_recv_chain(ngx_connection_t *c, ngx_chain_t *in,
    off_t limit)
{
    size_t                      n, size;
    ssize_t                     total;
    ngx_chain_t                *cl;
    ngx_http_responses_hold_t  *hold;

    hold = ngx_http_responses_hold_of(c->data);
    total = 0;

    for (cl = in; cl && hold->held_bytes.size; cl = cl->next) {
        size = cl->buf->end - cl->buf->last;

        if (limit) {
            size = (size_t) ngx_min((off_t) size, limit - total);
        }

        if (size == 0) {
            break;
        }

        n = ngx_http_responses_hold_again(hold, cl->buf->last, size);
        total += n;
    }

    if (total) {
        return total;
    }

    return NGX_AGAIN;
}


/* gives what is held; the functions of the connection follow it */

static size_t
ngx_http_responses_hold_again(ngx_http_responses_hold_t *hold, u_char *p,
    size_t size)
{
    size_t  n;

    n = ngx_http_responses_held_read(&hold->held_bytes, p, size);

    if (hold->held_bytes.size == 0) {
        ngx_http_responses_hold_restore(hold);
    }

    return n;
}


/* bytes that are not read again were received, too */

static void
ngx_http_responses_hold_drop(ngx_http_responses_hold_t *hold)
{
    ngx_http_upstream_state_t  *state;

    state = hold->upstream->state;

    if (state) {
        state->bytes_received += hold->held_bytes.size;
    }

    ngx_http_responses_held_free(&hold->held_bytes);
}


/* nothing is held: nginx receives what comes */

static void
ngx_http_responses_hold_restore(ngx_http_responses_hold_t *hold)
{
    ngx_connection_t     *c;
    ngx_http_upstream_t  *u;

    u = hold->upstream;
    c = hold->connection;

    ngx_http_responses_hold_drop(hold);

    if (c && c == u->peer.connection) {
        c->recv = hold->recv;
        c->recv_chain = hold->recv_chain;
        c->read->ready = 1;
    }

    hold->connection = NULL;
}


/* the client is told to try again */

static void
ngx_http_responses_hold_shutdown(void *data)
{
    ngx_http_responses_hold_t *hold = data;

    ngx_connection_t  *c;

    c = hold->request->connection;

    ngx_http_set_log_request(c->log, hold->request);

    if (hold->state == NGX_HTTP_RESPONSES_HOLD_HEADER) {
        ngx_http_responses_hold_leave(hold);
        ngx_http_run_posted_requests(c);

        return;
    }

    (void) ngx_responses_engine_finish(&hold->engine,
                                       NGX_RESPONSES_END_SHUTDOWN);

    ngx_http_responses_hold_decide(hold, NGX_DECLINED,
                                   NGX_HTTP_RESPONSES_UNTIL_TIME);
    hold->decided = 1;

    hold->upstream->read_event_handler(hold->request, hold->upstream);
    ngx_http_run_posted_requests(c);
}


/* the end of the upstream takes a reference, and the error needs one, too */

static void
ngx_http_responses_hold_leave(ngx_http_responses_hold_t *hold)
{
    ngx_http_request_t   *r;
    ngx_http_upstream_t  *u;

    r = hold->request;
    u = hold->upstream;

    if (r->upstream != u || u->cleanup == NULL || u->state == NULL
        || !ngx_http_responses_expected(r))
    {
        return;
    }

    u->state->status = NGX_HTTP_SERVICE_UNAVAILABLE;

    r->main->count++;

    (*u->cleanup)(r);

    hold->state = NGX_HTTP_RESPONSES_HOLD_LOST;
    ngx_str_set(&hold->code, "server_shutdown");

    ngx_http_finalize_request(r, NGX_HTTP_SERVICE_UNAVAILABLE);
}
