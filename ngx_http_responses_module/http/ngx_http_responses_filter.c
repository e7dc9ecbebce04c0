
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Header and body filter: passes chains to the engine and its output to the
 * next filter.
 *
 * Knows neither JSON nor events.  Returns NGX_ERROR if memory is exhausted or
 * the next filter failed, but never because of data of the upstream.
 * Processes main requests only, as the response to a subrequest is only a
 * part of a body.
 */


#include "engine/ngx_responses_feed.h"
#include "engine/ngx_responses_ruleset.h"
#include "http/ngx_http_responses_error.h"
#include "http/ngx_http_responses_hold.h"
#include "http/ngx_http_responses_json.h"
#include "http/ngx_http_responses_kind.h"
#include "http/ngx_http_responses_output.h"
#include "http/request/ngx_http_responses_request.h"
#include "http/sign/ngx_http_responses_sign.h"
#include "http/ngx_http_responses_stream.h"
#include "http/count/ngx_http_responses_count.h"


static ngx_int_t ngx_http_responses_header_filter(ngx_http_request_t *r);
static ngx_int_t ngx_http_responses_fields(ngx_http_request_t *r,
    ngx_http_responses_mode_e mode, ngx_uint_t rules);
static ngx_int_t ngx_http_responses_begin_body(
    ngx_http_responses_source_t *source);
static ngx_http_responses_source_t *ngx_http_responses_create_ctx(
    ngx_http_request_t *r, ngx_http_responses_loc_conf_t *rlcf,
    ngx_http_responses_mode_e mode);
static void ngx_http_responses_unbuffer(ngx_http_responses_source_t *source);
static void ngx_http_responses_open(ngx_http_responses_source_t *source);
static ngx_int_t ngx_http_responses_start(ngx_http_responses_source_t *source);

static ngx_int_t ngx_http_responses_body_filter(ngx_http_request_t *r,
    ngx_chain_t *in);
static ngx_int_t ngx_http_responses_release(
    ngx_http_responses_source_t *source, ngx_chain_t **in);
static ngx_int_t ngx_http_responses_stream(ngx_http_responses_source_t *source,
    ngx_chain_t *in);
static ngx_int_t ngx_http_responses_read(ngx_http_responses_source_t *source,
    ngx_buf_t *b, ngx_uint_t more);
static void ngx_http_responses_keep(ngx_http_responses_source_t *source);
static void ngx_http_responses_break(ngx_http_responses_source_t *source,
    ngx_buf_t *b);
static ngx_int_t ngx_http_responses_drop(ngx_http_responses_source_t *source,
    ngx_chain_t *in);
static void ngx_http_responses_warn(ngx_http_responses_source_t *source);

#if (NGX_DEBUG)
static void ngx_http_responses_trace(void *data, const char *action,
    ngx_str_t *name);
#endif


static ngx_int_t
ngx_http_responses_header_filter(ngx_http_request_t *r)
{
    ngx_int_t                       rc;
    ngx_uint_t                      skipped, rules, status;
    ngx_chain_t                    *instead;
    ngx_http_responses_mode_e       mode;
    ngx_http_responses_source_t    *source;
    ngx_http_responses_loc_conf_t  *rlcf;

    rlcf = ngx_http_get_module_loc_conf(r, ngx_http_responses_module);

    if (r != r->main) {
        return ngx_http_responses_next_header(r);
    }

    status = ngx_http_responses_request_take_unread(r);

    if (status) {
        return ngx_http_responses_refuse(r, status);
    }

    if (rlcf->enable == NULL) {
        return ngx_http_responses_next_header(r);
    }

    if (ngx_http_responses_unsign_missed(r)) {
        return ngx_http_responses_refuse(r, NGX_HTTP_NOT_FOUND);
    }

    instead = NULL;

    rc = ngx_http_responses_failure_header(r, &instead);

    if (rc == NGX_DECLINED) {
        rc = ngx_http_responses_unsign_header(r, &instead);
    }

    if (rc == NGX_ERROR) {
        return NGX_ERROR;
    }

    mode = ngx_http_responses_kind(r, rlcf, &skipped);

    if (mode == NGX_HTTP_RESPONSES_PASSED) {
        ngx_log_debug1(NGX_LOG_DEBUG_HTTP, r->connection->log, 0,
                       "http responses skipped: \"%V\"",
                       &ngx_http_responses_skips[skipped]);

        if (ngx_http_responses_refused(r, rlcf, skipped)) {
            return ngx_http_responses_refuse(r, NGX_HTTP_BAD_GATEWAY);
        }

        return ngx_http_responses_next_header(r);
    }

    /* what rules may do to JSON */

    if (mode == NGX_HTTP_RESPONSES_STREAM
        || rlcf->engine.rules == NULL
        || ngx_http_responses_error(r))
    {
        rules = 0;

    } else {
        rules = ngx_responses_rules_may(rlcf->engine.rules, r, 1);
    }

    if (!ngx_http_responses_read_only(r, rlcf)
        && ngx_http_responses_fields(r, mode, rules) != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (ngx_http_responses_head(r)) {
        return ngx_http_responses_next_header(r);
    }

    source = ngx_http_responses_create_ctx(r, rlcf, mode);
    if (source == NULL) {
        return NGX_ERROR;
    }

    source->rules = rules;
    source->instead = instead;
    source->replaced = (instead != NULL);

    if (instead && r->upstream->cleanup) {

        /* its response is dropped by failure_body() */

        r->upstream->buffering = 0;
    }

    return ngx_http_responses_begin_body(source);
}


/* header fields of a response that may be changed */

static ngx_int_t
ngx_http_responses_fields(ngx_http_request_t *r,
    ngx_http_responses_mode_e mode, ngx_uint_t rules)
{
    if (mode == NGX_HTTP_RESPONSES_STREAM
        || (rules && ngx_http_responses_head(r)))
    {
        ngx_http_responses_header_changed(r);
    }

    /* an nginx in front of this one must not buffer events */

    if (mode == NGX_HTTP_RESPONSES_HELD) {
        return NGX_OK;
    }

    return ngx_http_responses_header_add(r, "X-Accel-Buffering", "no");
}


/* begins to read a body; its header is sent now, or when the body is known */

static ngx_int_t
ngx_http_responses_begin_body(ngx_http_responses_source_t *source)
{
    ngx_int_t  rc;

    if (source->mode == NGX_HTTP_RESPONSES_STREAM) {
        ngx_http_responses_open(source);

    } else {
        source->json = &source->record;
    }

    if (source->mode != NGX_HTTP_RESPONSES_HELD && !source->dry_run) {
        ngx_http_responses_unbuffer(source);
    }

    if (ngx_http_responses_abort_header(source) == NGX_OK) {
        return NGX_OK;
    }

    if (source->mode == NGX_HTTP_RESPONSES_HELD
        && (!source->rules || source->dry_run))
    {
        source->mode = NGX_HTTP_RESPONSES_PASSED;
    }

    ngx_log_debug3(NGX_LOG_DEBUG_HTTP, source->request->connection->log, 0,
                   "http responses header, mode:%d rules:%ui dry run:%d",
                   source->mode, source->rules, source->dry_run);

    if (ngx_http_responses_waits(source) && !source->dry_run) {
        rc = NGX_OK;

    } else {
        rc = ngx_http_responses_start(source);
    }

    if (source->held) {

        /*
         * nginx closes the file of the request body now, unless a later header
         * filter asks for it, as addition does for its subrequests
         */

        source->request->preserve_body = 1;
    }

    return rc;
}


static ngx_http_responses_source_t *
ngx_http_responses_create_ctx(ngx_http_request_t *r,
    ngx_http_responses_loc_conf_t *rlcf, ngx_http_responses_mode_e mode)
{
    ngx_responses_write_pt        write;
    const ngx_responses_conf_t   *conf;
    ngx_http_responses_source_t  *source;

    source = ngx_http_responses_source_take(r);
    if (source == NULL) {
        return NULL;
    }

    source->mode = mode;
    source->held = 1;
    source->dry_run = ngx_http_responses_read_only(r, rlcf);
    source->keepalive = r->keepalive;

    if (source->dry_run) {
        write = ngx_http_responses_output_discard;

    } else {
        write = ngx_http_responses_output_write;
    }

    source->output.request = r;
    source->output.last_out = &source->output.out;

    /* error responses are logged only, nothing is added to them */

    conf = ngx_http_responses_error(r) ? &rlcf->log : &rlcf->engine;

    ngx_responses_engine_init(&source->engine, conf,
                              &ngx_http_responses_worker,
                              &ngx_http_responses_mem, write, &source->output);

#if (NGX_DEBUG)

    if (r->connection->log->log_level & NGX_LOG_DEBUG_HTTP) {
        source->engine.trace = ngx_http_responses_trace;
    }

#endif

    ngx_http_responses_origin(r, &source->engine);

    if (conf->rules
        && ngx_responses_ruleset_init(&source->engine, r) != NGX_OK)
    {
        return NULL;
    }

    ngx_http_set_ctx(r, source, ngx_http_responses_module);

    r->filter_need_in_memory = 1;

    return source;
}


/*
 * Switches off buffering as "X-Accel-Buffering: no" does, so that events are
 * sent at once.  nginx does not store a response without buffering.
 */

static void
ngx_http_responses_unbuffer(ngx_http_responses_source_t *source)
{
    ngx_http_request_t   *r;
    ngx_http_upstream_t  *u;

    if (!ngx_http_responses_source_open(source)) {
        return;
    }

    r = source->request;
    u = source->upstream;

    ngx_log_debug1(NGX_LOG_DEBUG_HTTP, r->connection->log, 0,
                   "http responses buffering off, was:%d", u->buffering);

    u->buffering = 0;

    /* what is not stored needs no upstream when the client has left */

    u->cacheable = 0;

    /*
     * nginx does this as well, but after it has sent the header: a header
     * that is delayed by the limit would never be sent
     */

    r->limit_rate = 0;
    r->limit_rate_set = 1;
}


/* begins to read an event stream, whose first events tell its API */

static void
ngx_http_responses_open(ngx_http_responses_source_t *source)
{
    ngx_uint_t           error;
    ngx_http_request_t  *r;

    r = source->request;
    error = ngx_http_responses_error(r);

    ngx_responses_engine_detect(&source->engine,
                                error || source->engine.asked);

    ngx_log_debug2(NGX_LOG_DEBUG_HTTP, r->connection->log, 0,
                   "http responses event stream, expected:%d dry run:%d",
                   source->engine.asked, source->dry_run);

    if (error) {

        /* as in a stream that is resumed, what came before is not missing */

        ngx_responses_engine_resume(&source->engine, 0);
    }

    ngx_http_responses_count_open(r);
    ngx_http_responses_shutdown_watch(source);
    ngx_http_responses_abort_watch(source);
}


/*
 * Sends the header of a response that is not held, or no longer.  That of a
 * stream which came with another type is sent with the first output.
 */

static ngx_int_t
ngx_http_responses_start(ngx_http_responses_source_t *source)
{
    ngx_int_t            rc;
    ngx_uint_t           later;
    ngx_http_request_t  *r;

    r = source->request;
    rc = NGX_OK;
    later = 0;

    if (source->mode == NGX_HTTP_RESPONSES_STREAM && !source->dry_run) {

        source->sent = ngx_current_msec;

        ngx_http_responses_time_set(source);

        later = !ngx_http_responses_is_stream(r);
        source->output.started = later;
    }

    if (source->held && !later) {
        source->held = 0;

        rc = ngx_http_responses_next_header(r);

        if (r->headers_out.status == NGX_HTTP_PARTIAL_CONTENT && source->json)
        {

            /* later filters send a range of what is not read yet */

            if (source->json->read == NGX_RESPONSES_BODY_UNREAD) {
                source->json->read = NGX_RESPONSES_BODY_BEGINNING;
            }

            source->rules = 0;
        }
    }

    /* no other location can get the request any more */

    if (rc != NGX_ERROR && rc <= NGX_OK) {
        ngx_http_responses_edit_release(r);
    }

    return rc;
}


static ngx_int_t
ngx_http_responses_body_filter(ngx_http_request_t *r, ngx_chain_t *in)
{
    ngx_int_t                     rc;
    ngx_http_responses_source_t  *source;

    source = ngx_http_get_module_ctx(r, ngx_http_responses_module);

    if (source == NULL) {
        return ngx_http_responses_next(r, in);
    }

    ngx_log_debug2(NGX_LOG_DEBUG_HTTP, r->connection->log, 0,
                   "http responses filter: %p mode:%d", in, source->mode);

    if (source->replaced) {
        in = ngx_http_responses_failure_body(source, in);
    }

    if (source->mode == NGX_HTTP_RESPONSES_BROKEN) {

        /* what follows must not leave unread */

        return NGX_ERROR;
    }

    if (ngx_http_responses_source_left(source)) {
        return ngx_http_responses_abort_body(source, in);
    }

    if (source->json) {
        rc = ngx_http_responses_release(source, &in);

        if (rc != NGX_OK) {
            if (rc == NGX_AGAIN) {
                return NGX_OK;
            }

            return rc;
        }
    }

    /* a filter like addition sends its own body while we send ours */

    if (source->mode == NGX_HTTP_RESPONSES_DROPPED && !source->output.sending)
    {
        return ngx_http_responses_drop(source, in);
    }

    if (source->mode != NGX_HTTP_RESPONSES_STREAM
        && source->output.busy == NULL)
    {
        return ngx_http_responses_next(r, in);
    }

    rc = ngx_http_responses_stream(source, in);

    if (rc == NGX_ERROR) {

        if (ngx_http_responses_abort(source) == NGX_OK) {
            return NGX_OK;
        }

        source->mode = NGX_HTTP_RESPONSES_BROKEN;
    }

    return rc;
}


/*
 * Reads the input of JSON, or of what may be, and sends its header when it is
 * no longer held.  NGX_OK: the input is to be sent, NGX_AGAIN: it is held.
 */

static ngx_int_t
ngx_http_responses_release(ngx_http_responses_source_t *source,
    ngx_chain_t **in)
{
    ngx_int_t            rc;
    ngx_uint_t           waited;
    ngx_http_request_t  *r;

    r = source->request;
    waited = ngx_http_responses_waits(source);

    rc = ngx_http_responses_json_read(source, in);

    if (rc == NGX_ERROR) {
        source->mode = NGX_HTTP_RESPONSES_BROKEN;
    }

    if (rc == NGX_AGAIN || rc == NGX_ERROR || !waited) {
        return rc;
    }

    if (rc == NGX_ABORT) {
        source->held = 0;

        rc = ngx_http_responses_refuse(r, NGX_HTTP_BAD_GATEWAY);

        if (rc == NGX_AGAIN) {

            /* nothing of the body may follow the error page */

            source->mode = NGX_HTTP_RESPONSES_DROPPED;
            ngx_http_set_ctx(r, source, ngx_http_responses_module);

            return NGX_OK;
        }

        return rc;
    }

    if (source->mode == NGX_HTTP_RESPONSES_STREAM) {
        ngx_http_responses_open(source);
    }

    rc = ngx_http_responses_start(source);

    /* a later filter may have replaced the response, which clears contexts */

    if (rc == NGX_ERROR || rc > NGX_OK
        || ngx_http_get_module_ctx(r, ngx_http_responses_module) != source)
    {
        return NGX_ERROR;
    }

    return NGX_OK;
}


/* feeds the engine, and sends its output and the header that is held */

static ngx_int_t
ngx_http_responses_stream(ngx_http_responses_source_t *source, ngx_chain_t *in)
{
    ngx_int_t     rc;
    ngx_chain_t  *cl;

    rc = NGX_OK;
    ngx_http_responses_worker.invalid = 0;

    for (cl = in; cl; cl = cl->next) {

        if (source->held && ngx_buf_special(cl->buf)
            && !ngx_http_responses_last(source, cl->buf))
        {
            /* nginx only asks to send the header */

            continue;
        }

        rc = ngx_http_responses_read(source, cl->buf, cl->next != NULL);

        if (rc == NGX_ERROR) {
            return NGX_ERROR;
        }

        if (rc == NGX_DECLINED && !source->dry_run) {

            /* inputs before it have no output, and are empty now */

            in = cl;
        }
    }

    ngx_http_responses_warn(source);
    ngx_http_responses_time_set(source);

    if (rc == NGX_DECLINED) {
        source->sent = ngx_current_msec;

        return ngx_http_responses_next(source->request, in);
    }

    if (source->output.out) {
        source->sent = ngx_current_msec;

    } else if ((in || source->held) && source->output.busy == NULL) {

        /* the input is held until the event is complete */

        return NGX_OK;
    }

    return ngx_http_responses_output_send(source);
}


/* reads a buffer of the input, and ends its output, see ..._output_end() */

static ngx_int_t
ngx_http_responses_read(ngx_http_responses_source_t *source, ngx_buf_t *b,
    ngx_uint_t more)
{
    ngx_int_t                     rc;
    ngx_uint_t                    cut, last;
    ngx_responses_end_e           end;
    ngx_http_responses_output_t  *output;

    last = 0;
    output = &source->output;

    ngx_http_responses_output_begin(output, b);

    if (output->size && source->mode == NGX_HTTP_RESPONSES_STREAM) {
        if (ngx_responses_engine_feed(&source->engine, b->pos, output->size,
                                      ngx_current_msec)
            != NGX_OK)
        {
            return NGX_ERROR;
        }

        ngx_log_debug4(NGX_LOG_DEBUG_HTTP, source->request->connection->log, 0,
                       "http responses read: %uz api:\"%V\" events:%uD "
                       "terminal:%uD", output->size,
                       &ngx_responses_api_names[source->engine.api],
                       source->engine.usage.events,
                       source->engine.usage.terminal);
    }

    cut = (output->size == 0 && ngx_http_responses_cut(source, b));

    if (source->mode == NGX_HTTP_RESPONSES_STREAM
        && ngx_http_responses_last(source, b))
    {
        end = NGX_RESPONSES_END_CLEAN;

        if (cut) {
            end = (source->rc == NGX_HTTP_GATEWAY_TIME_OUT)
                  ? NGX_RESPONSES_END_TIMEOUT : NGX_RESPONSES_END_ERROR;
        }

        if (ngx_http_responses_end(source, end) != NGX_OK) {
            return NGX_ERROR;
        }

        /*
         * nginx also cuts complete responses, if a slow client reads them for
         * longer than the timeout of the upstream
         */

        last = cut && ngx_responses_engine_ended(&source->engine);

        if (last && !source->dry_run) {
            ngx_http_responses_keep(source);
        }

        if (ngx_http_responses_breaks(source)) {
            ngx_http_responses_break(source, b);
        }

    } else if (!more && ngx_responses_engine_ended(&source->engine)) {
        rc = ngx_http_responses_drain(source);

        if (rc == NGX_ERROR) {
            return NGX_ERROR;
        }

        last = (rc == NGX_DONE);
    }

    if (source->dry_run) {
        return NGX_DECLINED;
    }

    return ngx_http_responses_output_end(output, more || source->held, last);
}


/*
 * nginx closes the connection of the client if the upstream failed.  A message
 * that has its end leaves it as good as before.
 */

static void
ngx_http_responses_keep(ngx_http_responses_source_t *source)
{
    source->request->keepalive = source->keepalive && source->request->chunked;
}


/*
 * A message without its last buffer has no end: nginx closes the connection,
 * or resets the stream of HTTP/2 and HTTP/3, when it is sent.
 */

static void
ngx_http_responses_break(ngx_http_responses_source_t *source, ngx_buf_t *b)
{
    b->last_buf = 0;
    b->flush = 1;

    source->request->keepalive = 0;
}


/*
 * Drops what the upstream sends after the terminal event, as the message to
 * the client has ended.
 */

static ngx_int_t
ngx_http_responses_drop(ngx_http_responses_source_t *source, ngx_chain_t *in)
{
    ngx_chain_t  *cl;

    ngx_log_debug1(NGX_LOG_DEBUG_HTTP, source->request->connection->log, 0,
                   "http responses drop: %p", in);

    for (cl = in; cl; cl = cl->next) {

        if (ngx_http_responses_cut(source, cl->buf)) {
            ngx_http_responses_keep(source);
        }

        cl->buf->pos = cl->buf->last;
        cl->buf->file_pos = cl->buf->file_last;
    }

    if (ngx_http_responses_output_unsent(source)) {
        return ngx_http_responses_output_send(source);
    }

    return NGX_OK;
}


static void
ngx_http_responses_warn(ngx_http_responses_source_t *source)
{
    ngx_responses_worker_t  *worker;

    worker = &ngx_http_responses_worker;

    if (source->warned
        || (source->engine.usage.malformed == 0 && worker->invalid == 0))
    {
        return;
    }

    source->warned = 1;

    if (source->engine.usage.malformed == 0) {
        ngx_log_error(NGX_LOG_WARN, source->request->connection->log, 0,
                      "upstream sent event %uL that is not repaired: %V near "
                      "byte %uz",
                      worker->invalid, &worker->message, worker->offset);
        return;
    }

    if (worker->invalid) {
        ngx_log_error(NGX_LOG_WARN, source->request->connection->log, 0,
                      "upstream sent invalid JSON in event %uL: %V near byte "
                      "%uz",
                      worker->invalid, &worker->message, worker->offset);
        return;
    }

    ngx_log_error(NGX_LOG_WARN, source->request->connection->log, 0,
                  "upstream sent incomplete or invalid JSON in event %uL",
                  (uint64_t) source->engine.usage.events);
}


#if (NGX_DEBUG)

static void
ngx_http_responses_trace(void *data, const char *action, ngx_str_t *name)
{
    ngx_http_responses_output_t *output = data;

    ngx_log_debug2(NGX_LOG_DEBUG_HTTP, output->request->connection->log, 0,
                   "http responses event %s: \"%V\"", action, name);
}

#endif


ngx_int_t
ngx_http_responses_filter_init(ngx_conf_t *cf)
{
    if (ngx_http_responses_origin_init(cf) != NGX_OK) {
        return NGX_ERROR;
    }

    ngx_http_responses_errors_init();

    ngx_http_responses_next_header = ngx_http_top_header_filter;
    ngx_http_top_header_filter = ngx_http_responses_header_filter;

    ngx_http_responses_next = ngx_http_top_body_filter;
    ngx_http_top_body_filter = ngx_http_responses_body_filter;

    return NGX_OK;
}
