
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


#include "http/ngx_http_responses.h"


static ngx_int_t ngx_http_responses_header_filter(ngx_http_request_t *r);
static ngx_int_t ngx_http_responses_json_header(ngx_http_request_t *r,
    ngx_http_responses_loc_conf_t *rlcf);
static ngx_int_t ngx_http_responses_stream_header(ngx_http_request_t *r,
    ngx_http_responses_loc_conf_t *rlcf, ngx_uint_t sniff);
static ngx_int_t ngx_http_responses_start_stream(
    ngx_http_responses_ctx_t *ctx, ngx_http_responses_loc_conf_t *rlcf);
static ngx_http_responses_ctx_t *ngx_http_responses_create_ctx(
    ngx_http_request_t *r, ngx_http_responses_loc_conf_t *rlcf,
    const ngx_responses_conf_t *conf);
static const ngx_responses_conf_t *ngx_http_responses_conf(
    ngx_http_request_t *r, ngx_http_responses_loc_conf_t *rlcf,
    ngx_uint_t edit);

static ngx_int_t ngx_http_responses_body_filter(ngx_http_request_t *r,
    ngx_chain_t *in);
static ngx_uint_t ngx_http_responses_flush(ngx_http_responses_ctx_t *ctx,
    ngx_buf_t *b);
static ngx_int_t ngx_http_responses_release(ngx_http_responses_ctx_t *ctx,
    ngx_chain_t **in);
static ngx_int_t ngx_http_responses_read(ngx_http_responses_ctx_t *ctx,
    ngx_buf_t *b, ngx_uint_t more, ngx_uint_t alone);
static ngx_int_t ngx_http_responses_drop(ngx_http_responses_ctx_t *ctx,
    ngx_chain_t *in);
static ngx_responses_end_e ngx_http_responses_reason(
    ngx_http_responses_ctx_t *ctx, ngx_uint_t cut);
static void ngx_http_responses_warn(ngx_http_responses_ctx_t *ctx);

#if (NGX_DEBUG)
static void ngx_http_responses_trace(void *data, const char *action,
    ngx_str_t *name);
#endif


static ngx_responses_worker_t  ngx_http_responses_worker;

static ngx_int_t
ngx_http_responses_header_filter(ngx_http_request_t *r)
{
    ngx_uint_t                      kind, skipped;
    ngx_http_responses_loc_conf_t  *rlcf;

    rlcf = ngx_http_get_module_loc_conf(r, ngx_http_responses_module);

    if (rlcf->enable == NGX_HTTP_RESPONSES_OFF || r != r->main) {
        return ngx_http_responses_next_header(r);
    }

    kind = ngx_http_responses_kind(r, rlcf, &skipped);

    switch (kind) {

    case NGX_HTTP_RESPONSES_STREAM:
        return ngx_http_responses_stream_header(r, rlcf, 0);

    case NGX_HTTP_RESPONSES_SNIFF:
        return ngx_http_responses_stream_header(r, rlcf, 1);

    case NGX_HTTP_RESPONSES_JSON_RESPONSE:
        return ngx_http_responses_json_header(r, rlcf);

    default: /* NGX_HTTP_RESPONSES_OTHER */
        break;
    }

    ngx_log_debug1(NGX_LOG_DEBUG_HTTP, r->connection->log, 0,
                   "http responses skipped: \"%V\"",
                   &ngx_http_responses_skips[skipped]);

    if (ngx_http_responses_refused(r, rlcf, skipped)) {
        return ngx_http_responses_refuse(r);
    }

    if (skipped == NGX_HTTP_RESPONSES_SKIPPED_NOT && !rlcf->dry_run
        && ngx_http_responses_json_rules(r, rlcf))
    {
        /* the header of JSON in response to HEAD */

        ngx_http_responses_header_changed(r);
    }

    return ngx_http_responses_next_header(r);
}


/* sniff: the body may be other than an event stream, the header is kept */

static ngx_int_t
ngx_http_responses_stream_header(ngx_http_request_t *r,
    ngx_http_responses_loc_conf_t *rlcf, ngx_uint_t sniff)
{
    ngx_uint_t                   may, expected;
    ngx_http_responses_ctx_t    *ctx;
    const ngx_responses_conf_t  *conf;

    if (!ngx_http_responses_read_only(r, rlcf)) {

        /* an nginx in front of this one must not buffer events */

        if (ngx_http_responses_header_add(r, "X-Accel-Buffering", "no")
            != NGX_OK)
        {
            return NGX_ERROR;
        }

        if (!sniff) {
            ngx_http_responses_header_changed(r);
        }
    }

    if (r->header_only || r->method == NGX_HTTP_HEAD) {
        return ngx_http_responses_next_header(r);
    }

    /* error responses are logged only, nothing is added to them */

    conf = ngx_http_responses_conf(r, rlcf, r->headers_out.status
                                            < NGX_HTTP_SPECIAL_RESPONSE);
    if (conf == NULL) {
        return NGX_ERROR;
    }

    ctx = ngx_http_responses_create_ctx(r, rlcf, conf);
    if (ctx == NULL) {
        return NGX_ERROR;
    }

    expected = (r->headers_out.status >= NGX_HTTP_SPECIAL_RESPONSE
                || ngx_http_responses_expected(r));

    ngx_log_debug3(NGX_LOG_DEBUG_HTTP, r->connection->log, 0,
                   "http responses event stream, sniff:%ui expected:%ui "
                   "dry run:%d", sniff, expected, ctx->dry_run);

    ngx_responses_engine_detect(&ctx->engine, expected, sniff);

    if (r->headers_out.status >= NGX_HTTP_SPECIAL_RESPONSE) {

        /* as in a stream that is resumed, what came before is not missing */

        ngx_responses_engine_resume(&ctx->engine, 0);
    }

    if (sniff && ngx_http_responses_json_response_init(ctx) != NGX_OK) {
        return NGX_ERROR;
    }

    ngx_http_set_ctx(r, ctx, ngx_http_responses_module);
    ngx_http_responses_count_open(r);
    ngx_http_responses_shutdown_add(ctx);

    r->filter_need_in_memory = 1;

    ngx_http_responses_watch(ctx);

    if (!ctx->dry_run) {
        ngx_http_responses_unbuffer(ctx, sniff);
    }

    may = sniff ? ngx_http_responses_json_rules(r, rlcf) : 0;

    if (may && !ctx->dry_run) {
        (void) ngx_http_responses_json_rules_begin(ctx, rlcf, may, 1);

        return NGX_OK;
    }

    return ngx_http_responses_start_stream(ctx, rlcf);
}


static ngx_int_t
ngx_http_responses_start_stream(ngx_http_responses_ctx_t *ctx,
    ngx_http_responses_loc_conf_t *rlcf)
{
    ngx_int_t            rc;
    ngx_http_request_t  *r;

    if (rlcf->heartbeat && !ctx->dry_run) {
        ngx_http_responses_heartbeat_start(ctx, rlcf->heartbeat,
                                           rlcf->heartbeat_event);
    }

    r = ctx->request;

    if (!ctx->dry_run && !ngx_http_responses_is_stream(r)) {

        /* the header is sent before the first output */

        ctx->hold = NGX_HTTP_RESPONSES_HOLD_HEADER;
        ctx->output.started = 1;
        rc = NGX_OK;

    } else {
        rc = ngx_http_responses_output_header(ctx);
    }

    /* no other location can get the request any more */

    if (rc != NGX_ERROR && rc <= NGX_OK) {
        ngx_http_responses_edit_release(r);
    }

    return rc;
}


/* later filters may send a range of the response, which is not read */

static ngx_int_t
ngx_http_responses_json_header(ngx_http_request_t *r,
    ngx_http_responses_loc_conf_t *rlcf)
{
    ngx_int_t                    rc;
    ngx_uint_t                   may;
    ngx_http_responses_ctx_t    *ctx;
    const ngx_responses_conf_t  *conf;

    ngx_log_debug0(NGX_LOG_DEBUG_HTTP, r->connection->log, 0,
                   "http responses json response");

    may = ngx_http_responses_json_rules(r, rlcf);

    conf = ngx_http_responses_conf(r, rlcf, may);
    if (conf == NULL) {
        return NGX_ERROR;
    }

    ctx = ngx_http_responses_create_ctx(r, rlcf, conf);

    if (ctx == NULL || ngx_http_responses_json_response_init(ctx) != NGX_OK) {
        return NGX_ERROR;
    }

    /* the end is that of the body */

    ctx->done = 1;

    ngx_http_set_ctx(r, ctx, ngx_http_responses_module);

    r->filter_need_in_memory = 1;

    ngx_http_responses_watch(ctx);

    if (may) {
        rc = ngx_http_responses_json_rules_begin(ctx, rlcf, may, 0);

        if (rc == NGX_ABORT) {
            return ngx_http_responses_refuse(r);
        }

        if (rc == NGX_AGAIN && !ctx->dry_run) {

            /* the header is sent with the body */

            return NGX_OK;
        }
    }

    rc = ngx_http_responses_next_header(r);

    if (r->headers_out.status == NGX_HTTP_PARTIAL_CONTENT) {
        ctx->json->read = 1;
        ctx->hold = 0;
    }

    return rc;
}


static ngx_http_responses_ctx_t *
ngx_http_responses_create_ctx(ngx_http_request_t *r,
    ngx_http_responses_loc_conf_t *rlcf, const ngx_responses_conf_t *conf)
{
    ngx_responses_write_pt     write;
    ngx_http_responses_ctx_t  *ctx;

    ctx = ngx_http_responses_add_ctx(r);
    if (ctx == NULL) {
        return NULL;
    }

    ctx->dry_run = ngx_http_responses_read_only(r, rlcf);
    ctx->start = ngx_http_responses_start(r);
    ctx->handler = ngx_http_responses_timer_handler;

    write = ctx->dry_run ? ngx_http_responses_output_discard
                         : ngx_http_responses_output_write;

    ngx_http_responses_output_init(&ctx->output, r);

    ngx_responses_engine_init(&ctx->engine, conf, &ngx_http_responses_worker,
                              &ngx_http_responses_mem, write, &ctx->output);

#if (NGX_DEBUG)

    if (r->connection->log->log_level & NGX_LOG_DEBUG_HTTP) {
        ctx->engine.trace = ngx_http_responses_trace;
    }

#endif

    ngx_http_responses_origin(r, &ctx->engine);

    if (conf->rules
        && ngx_responses_ruleset_init(&ctx->engine, r) != NGX_OK)
    {
        return NULL;
    }

    return ctx;
}


/* edit: 0, if the response is only read for the log */

static const ngx_responses_conf_t *
ngx_http_responses_conf(ngx_http_request_t *r,
    ngx_http_responses_loc_conf_t *rlcf, ngx_uint_t edit)
{
    ngx_responses_conf_t  *conf;

    if (edit) {
        return &rlcf->engine;
    }

    conf = ngx_palloc(r->pool, sizeof(ngx_responses_conf_t));
    if (conf == NULL) {
        return NULL;
    }

    *conf = rlcf->engine;

    conf->rules = NULL;
    conf->terminal = NGX_RESPONSES_TERMINAL_OFF;

    return conf;
}


static ngx_int_t
ngx_http_responses_body_filter(ngx_http_request_t *r, ngx_chain_t *in)
{
    ngx_int_t                  rc;
    ngx_chain_t               *cl;
    ngx_http_responses_ctx_t  *ctx;

    ctx = ngx_http_get_module_ctx(r, ngx_http_responses_module);

    if (ctx && ctx->hold && ctx->hold != NGX_HTTP_RESPONSES_HOLD_HEADER) {
        rc = ngx_http_responses_release(ctx, &in);

        if (rc != NGX_OK) {
            return (rc == NGX_AGAIN) ? NGX_OK : rc;
        }

    } else if (ctx && ctx->json
               && ngx_http_responses_json_response_keep(ctx, in) != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (ctx && ctx->ended && !ctx->output.sending) {
        return ngx_http_responses_drop(ctx, in);
    }

    if (ctx == NULL || (ctx->done && ctx->output.busy == NULL)) {
        return ngx_http_responses_next(r, in);
    }

    ngx_log_debug1(NGX_LOG_DEBUG_HTTP, r->connection->log, 0,
                   "http responses filter: %p", in);

    rc = NGX_OK;

    for (cl = in; cl; cl = cl->next) {

        if (ctx->hold && ngx_http_responses_flush(ctx, cl->buf)) {
            continue;
        }

        rc = ngx_http_responses_read(ctx, cl->buf, cl->next != NULL,
                                     in->next == NULL);
        if (rc == NGX_ERROR) {
            return NGX_ERROR;
        }
    }

    if (ctx->json && ctx->engine.api < NGX_RESPONSES_APIS) {

        /* the body is an event stream */

        if (!ctx->json->read) {
            ngx_responses_buf_free(ctx->engine.mem, &ctx->body);
        }

        ctx->json = NULL;
    }

    ngx_http_responses_warn(ctx);
    ngx_http_responses_timer_set(ctx);
    ngx_http_responses_unstore(ctx);

    if (ctx->dry_run) {
        return ngx_http_responses_next(r, in);
    }

    if (rc == NGX_OK && (in || ctx->hold) && ctx->output.out == NULL
        && ctx->output.busy == NULL)
    {
        /* the input is held until the event is complete */

        return NGX_OK;
    }

    if (rc == NGX_DECLINED || ctx->output.out) {
        ctx->sent = ngx_current_msec;
    }

    if (ctx->hold && ngx_http_responses_output_header(ctx) == NGX_ERROR) {
        ctx->failed = 1;
        return NGX_ERROR;
    }

    rc = (rc == NGX_DECLINED)
         ? ngx_http_responses_output_pass(&ctx->output, in)
         : ngx_http_responses_output_send(&ctx->output);

    if (rc == NGX_ERROR) {
        ctx->failed = 1;
    }

    return rc;
}


/* whether nginx only asks to send the header, which is held */

static ngx_uint_t
ngx_http_responses_flush(ngx_http_responses_ctx_t *ctx, ngx_buf_t *b)
{
    return ngx_buf_special(b) && !b->last_buf && !b->last_in_chain
           && !ngx_http_responses_cut(ctx, b);
}


/*
 * Sends the header of a response that is no longer held.  NGX_OK: the input
 * is to be sent, NGX_AGAIN: it is held.
 */

static ngx_int_t
ngx_http_responses_release(ngx_http_responses_ctx_t *ctx, ngx_chain_t **in)
{
    ngx_int_t                       rc;
    ngx_http_request_t             *r;
    ngx_http_responses_loc_conf_t  *rlcf;

    r = ctx->request;

    rc = ngx_http_responses_json_rules_read(ctx, in);

    if (rc == NGX_ERROR) {
        return NGX_ERROR;
    }

    if (ctx->dry_run) {
        return NGX_OK;
    }

    switch (rc) {

    case NGX_OK:
        rc = ngx_http_responses_next_header(r);
        break;

    case NGX_DECLINED:
        rlcf = ngx_http_get_module_loc_conf(r, ngx_http_responses_module);
        rc = ngx_http_responses_start_stream(ctx, rlcf);
        break;

    case NGX_ABORT:
        rc = ngx_http_responses_refuse(r);

        if (rc != NGX_AGAIN) {
            return rc;
        }

        /* nothing of the body may follow the error page */

        ctx->ended = 1;
        ngx_http_set_ctx(r, ctx, ngx_http_responses_module);

        return NGX_OK;

    default: /* NGX_AGAIN */
        return NGX_AGAIN;
    }

    /* a later filter may have replaced the response, which clears contexts */

    if (rc == NGX_ERROR || rc > NGX_OK
        || ngx_http_get_module_ctx(r, ngx_http_responses_module) != ctx)
    {
        return NGX_ERROR;
    }

    return NGX_OK;
}


/*
 * Reads a buffer of the input, and ends its output.  NGX_DECLINED: it is the
 * only one, and leaves as it came.
 */

static ngx_int_t
ngx_http_responses_read(ngx_http_responses_ctx_t *ctx, ngx_buf_t *b,
    ngx_uint_t more, ngx_uint_t alone)
{
    ngx_uint_t                    cut, last;
    ngx_http_responses_output_t  *output;

    last = 0;
    output = &ctx->output;

    ngx_http_responses_output_begin(output, b);

    if (output->size && !ctx->done) {
        ngx_http_responses_worker.invalid = 0;

        if (ngx_responses_engine_feed(&ctx->engine, b->pos, output->size,
                                      ngx_current_msec)
            != NGX_OK)
        {
            return NGX_ERROR;
        }

        ngx_log_debug4(NGX_LOG_DEBUG_HTTP, ctx->request->connection->log, 0,
                       "http responses read: %uz api:\"%V\" events:%uD "
                       "terminal:%uD", output->size,
                       &ngx_responses_api_names[ctx->engine.api],
                       ctx->engine.usage.events, ctx->engine.usage.terminal);
    }

    cut = ngx_http_responses_cut(ctx, b);

    if ((b->last_buf || b->last_in_chain || cut) && !ctx->done) {

        if (ngx_http_responses_end(ctx, ngx_http_responses_reason(ctx, cut))
            != NGX_OK)
        {
            return NGX_ERROR;
        }

        last = cut && ngx_http_responses_complete(ctx);

    } else if (!more && ngx_http_responses_drain(ctx)) {

        if (ngx_http_responses_end(ctx, NGX_RESPONSES_END_CLEAN) != NGX_OK) {
            return NGX_ERROR;
        }

        last = 1;
    }

    if (ctx->dry_run) {
        return NGX_OK;
    }

    if (alone && !last && ngx_http_responses_output_whole(output)) {
        return NGX_DECLINED;
    }

    return ngx_http_responses_output_end(output, last);
}


/*
 * Drops what the upstream sends after the terminal event, as the message to
 * the client has ended.  If the upstream then fails, the connection of the
 * client is kept.
 */

static ngx_int_t
ngx_http_responses_drop(ngx_http_responses_ctx_t *ctx, ngx_chain_t *in)
{
    ngx_chain_t         *cl;
    ngx_http_request_t  *r;

    r = ctx->request;

    ngx_log_debug1(NGX_LOG_DEBUG_HTTP, r->connection->log, 0,
                   "http responses drop: %p", in);

    for (cl = in; cl; cl = cl->next) {

        if (ngx_http_responses_cut(ctx, cl->buf)) {
            r->keepalive = ctx->keepalive;
        }

        cl->buf->pos = cl->buf->last;
        cl->buf->file_pos = cl->buf->file_last;
    }

    if (ctx->output.busy == NULL && !r->connection->buffered && !r->buffered
        && r->postponed == NULL)
    {
        return NGX_OK;
    }

    return ngx_http_responses_output_send(&ctx->output);
}


static ngx_responses_end_e
ngx_http_responses_reason(ngx_http_responses_ctx_t *ctx, ngx_uint_t cut)
{
    if (!cut) {
        return NGX_RESPONSES_END_CLEAN;
    }

    return (ctx->timedout || ctx->rc == NGX_HTTP_GATEWAY_TIME_OUT)
           ? NGX_RESPONSES_END_TIMEOUT : NGX_RESPONSES_END_ERROR;
}


static void
ngx_http_responses_warn(ngx_http_responses_ctx_t *ctx)
{
    ngx_log_t               *log;
    ngx_responses_usage_t   *usage;
    ngx_responses_worker_t  *worker;

    usage = &ctx->engine.usage;

    if (ctx->warned || (usage->malformed == 0 && !usage->number)) {
        return;
    }

    ctx->warned = 1;

    log = ctx->request->connection->log;
    worker = &ngx_http_responses_worker;

    if (usage->malformed && worker->invalid) {
        ngx_log_error(NGX_LOG_WARN, log, 0,
                      "upstream sent invalid JSON in event %uL: %V near byte "
                      "%uz", worker->invalid, &worker->message,
                      worker->offset);
        return;
    }

    ngx_log_error(NGX_LOG_WARN, log, 0,
                  usage->malformed
                  ? "upstream sent incomplete or invalid JSON in event %uL"
                  : "upstream sent invalid token count in event %uL",
                  (uint64_t) usage->events);
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

    ngx_http_responses_next_header = ngx_http_top_header_filter;
    ngx_http_top_header_filter = ngx_http_responses_header_filter;

    ngx_http_responses_next = ngx_http_top_body_filter;
    ngx_http_top_body_filter = ngx_http_responses_body_filter;

    return NGX_OK;
}


ngx_int_t
ngx_http_responses_filter_init_process(ngx_cycle_t *cycle)
{
    ngx_http_responses_shutdown_init(cycle);

    return ngx_responses_worker_init(&ngx_http_responses_worker,
                                     &ngx_http_responses_mem);
}


void
ngx_http_responses_filter_exit_process(ngx_cycle_t *cycle)
{
    ngx_responses_worker_free(&ngx_http_responses_worker);
}
