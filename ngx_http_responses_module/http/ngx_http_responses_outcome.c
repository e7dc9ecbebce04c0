
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Variables of the result of a response: its API, its status, or why it was
 * not processed.  They change nothing.
 */


#include "http/ngx_http_responses.h"


static void ngx_http_responses_early(ngx_http_request_t *r);
static ngx_http_responses_status_e ngx_http_responses_own_status(
    ngx_http_request_t *r);


/* indexed by ngx_http_responses_skipped_e */

static ngx_str_t  ngx_http_responses_skips[] = {
    ngx_null_string,
    ngx_string("off"),
    ngx_string("subrequest"),
    ngx_string("upgrade"),
    ngx_string("status"),
    ngx_string("range"),
    ngx_string("type"),
    ngx_string("encoding"),
    ngx_string("foreign")
};


/* indexed by ngx_http_responses_status_e */

ngx_str_t  ngx_http_responses_statuses[] = {
    ngx_string("completed"),
    ngx_string("incomplete"),
    ngx_string("failed"),
    ngx_string("cancelled"),
    ngx_string("truncated"),
    ngx_string("aborted"),
    ngx_string("shutdown"),
    ngx_string("queued"),
    ngx_string("in_progress"),
    ngx_string("client_error"),
    ngx_string("unreached")
};


ngx_responses_usage_t *
ngx_http_responses_usage(ngx_http_request_t *r, ngx_http_variable_value_t *v)
{
    ngx_http_responses_ctx_t  *ctx;

    ctx = ngx_http_responses_get_ctx(r->main);

    if (ctx == NULL || !ngx_http_responses_known(ctx)) {
        ngx_http_responses_early(r->main);
        v->not_found = 1;
        return NULL;
    }

    v->valid = 1;
    v->no_cacheable = 0;
    v->not_found = 0;

    return &ctx->engine.usage;
}


/*
 * Warns if a variable of the response is used to choose an upstream, for
 * instance.  "$responses_json" evaluates all of them: one warning is enough.
 */

static void
ngx_http_responses_early(ngx_http_request_t *r)
{
    static ngx_atomic_uint_t  warned;

    if (r->headers_out.status || r->err_status
        || warned == r->connection->number)
    {
        return;
    }

    warned = r->connection->number;

    ngx_log_error(NGX_LOG_WARN, r->connection->log, 0,
                  "a variable of the response was evaluated before the "
                  "response");
}


/* for variables that JSON responses do not have */

ngx_responses_usage_t *
ngx_http_responses_stream_usage(ngx_http_request_t *r,
    ngx_http_variable_value_t *v)
{
    ngx_responses_usage_t     *usage;
    ngx_http_responses_ctx_t  *ctx;

    usage = ngx_http_responses_usage(r, v);
    if (usage == NULL) {
        return NULL;
    }

    ctx = ngx_http_responses_get_ctx(r->main);

    if (ctx->json) {
        v->not_found = 1;
        return NULL;
    }

    return usage;
}


ngx_int_t
ngx_http_responses_api_variable(ngx_http_request_t *r,
    ngx_http_variable_value_t *v, uintptr_t data)
{
    ngx_str_t                  name;
    ngx_http_responses_ctx_t  *ctx;

    if (ngx_http_responses_usage(r, v) == NULL) {
        return NGX_OK;
    }

    ctx = ngx_http_responses_get_ctx(r->main);

    /* JSON of any API may have an "error" */

    if (ctx->json) {
        name = ngx_responses_api_name(ctx->json->response
                                      ? NGX_RESPONSES_API_RESPONSES
                                      : NGX_RESPONSES_API_OTHER);

    } else {
        name = ngx_responses_api_name(ctx->engine.api);
    }

    v->len = name.len;
    v->data = name.data;
    v->not_found = (name.len == 0);

    return NGX_OK;
}


ngx_int_t
ngx_http_responses_skipped_variable(ngx_http_request_t *r,
    ngx_http_variable_value_t *v, uintptr_t data)
{
    ngx_str_t                      *name;
    ngx_uint_t                      skipped;
    ngx_http_responses_ctx_t       *ctx;
    ngx_http_responses_loc_conf_t  *rlcf;

    r = r->main;
    ctx = ngx_http_responses_get_ctx(r);
    skipped = NGX_HTTP_RESPONSES_SKIPPED_NOT;

    if (ctx) {

        if (ctx->json ? !ngx_responses_json_response_known(ctx->json)
                        : ngx_responses_engine_foreign(&ctx->engine))
        {
            skipped = NGX_HTTP_RESPONSES_SKIPPED_FOREIGN;
        }

    } else if (r->header_sent) {
        rlcf = ngx_http_get_module_loc_conf(r, ngx_http_responses_module);

        (void) ngx_http_responses_kind(r, rlcf, &skipped);
    }

    name = &ngx_http_responses_skips[skipped];

    v->valid = 1;
    v->no_cacheable = 0;
    v->not_found = (name->len == 0);
    v->len = name->len;
    v->data = name->data;

    return NGX_OK;
}


ngx_str_t *
ngx_http_responses_skipped_name(ngx_uint_t skipped)
{
    return &ngx_http_responses_skips[skipped];
}


ngx_int_t
ngx_http_responses_status_variable(ngx_http_request_t *r,
    ngx_http_variable_value_t *v, uintptr_t data)
{
    ngx_str_t                    *status;
    ngx_http_responses_status_e   n;

    (void) ngx_http_responses_usage(r, v);

    n = ngx_http_responses_status(r->main);

    if (n == NGX_HTTP_RESPONSES_STATUS_MAX) {
        v->not_found = 1;
        return NGX_OK;
    }

    status = &ngx_http_responses_statuses[n];

    v->valid = 1;
    v->no_cacheable = 0;
    v->not_found = 0;
    v->len = status->len;
    v->data = status->data;

    return NGX_OK;
}


ngx_http_responses_status_e
ngx_http_responses_status(ngx_http_request_t *r)
{
    ngx_http_responses_ctx_t  *ctx;

    ctx = ngx_http_responses_get_ctx(r);

    if (ctx == NULL || !ngx_http_responses_known(ctx)) {
        return ngx_http_responses_own_status(r);
    }

    switch (ctx->engine.usage.terminal) {

    case NGX_RESPONSES_COMPLETED:
        return NGX_HTTP_RESPONSES_COMPLETED;

    case NGX_RESPONSES_INCOMPLETE:
        return NGX_HTTP_RESPONSES_INCOMPLETE;

    case NGX_RESPONSES_FAILED:
        return NGX_HTTP_RESPONSES_FAILED;

    case NGX_RESPONSES_CANCELLED:
        return NGX_HTTP_RESPONSES_CANCELLED;

    case NGX_RESPONSES_QUEUED:
        return NGX_HTTP_RESPONSES_QUEUED;

    case NGX_RESPONSES_IN_PROGRESS:
        return NGX_HTTP_RESPONSES_IN_PROGRESS;
    }

    if (ctx->json && ctx->json->complete) {
        return NGX_HTTP_RESPONSES_STATUS_MAX;
    }

    if (ctx->shutdown) {
        return NGX_HTTP_RESPONSES_SHUTDOWN;
    }

    return ngx_http_responses_aborted(ctx) ? NGX_HTTP_RESPONSES_ABORTED
                                           : NGX_HTTP_RESPONSES_TRUNCATED;
}


/* of a request without a response of an API: is it an error? */

static ngx_http_responses_status_e
ngx_http_responses_own_status(ngx_http_request_t *r)
{
    void        **loc_conf;
    ngx_uint_t    status;

    status = r->err_status ? r->err_status : r->headers_out.status;
    loc_conf = ngx_http_responses_place(r);

    if (status < NGX_HTTP_BAD_REQUEST
        || !ngx_http_responses_enabled(r,
                              loc_conf[ngx_http_responses_module.ctx_index]))
    {
        return NGX_HTTP_RESPONSES_STATUS_MAX;
    }

    if (status == NGX_HTTP_CLIENT_CLOSED_REQUEST) {
        return NGX_HTTP_RESPONSES_ABORTED;
    }

    return status < NGX_HTTP_INTERNAL_SERVER_ERROR
           ? NGX_HTTP_RESPONSES_CLIENT_ERROR : NGX_HTTP_RESPONSES_UNREACHED;
}


ngx_int_t
ngx_http_responses_terminal_variable(ngx_http_request_t *r,
    ngx_http_variable_value_t *v, uintptr_t data)
{
    ngx_responses_usage_t  *usage;

    usage = ngx_http_responses_stream_usage(r, v);
    if (usage == NULL) {
        return NGX_OK;
    }

    if (usage->made) {
        v->len = sizeof("added") - 1;
        v->data = (u_char *) "added";

    } else if (usage->terminal) {
        v->len = sizeof("upstream") - 1;
        v->data = (u_char *) "upstream";

    } else {
        v->len = sizeof("none") - 1;
        v->data = (u_char *) "none";
    }

    return NGX_OK;
}


ngx_uint_t
ngx_http_responses_known(ngx_http_responses_ctx_t *ctx)
{
    if (ctx->json) {
        return ngx_responses_json_response_known(ctx->json);
    }

    return ctx->engine.api < NGX_RESPONSES_APIS
           || (ctx->engine.api == NGX_RESPONSES_API_UNDECIDED
               && ctx->engine.asked);
}
