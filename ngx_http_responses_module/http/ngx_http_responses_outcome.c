
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The result of a response: its record, its status, or why it was not
 * processed.  Changes nothing.
 */


#include "http/ngx_http_responses_kind.h"


static ngx_http_responses_record_e ngx_http_responses_record_body(
    ngx_responses_json_response_t *json);
static void ngx_http_responses_record_fill(
    ngx_http_responses_source_t *source, ngx_http_responses_record_t *record);
static ngx_responses_status_e ngx_http_responses_own_status(
    ngx_http_request_t *r);


/* indexed by ngx_http_responses_skipped_e */

ngx_str_t  ngx_http_responses_skips[] = {
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


ngx_uint_t
ngx_http_responses_skipped(ngx_http_request_t *r)
{
    ngx_uint_t                      skipped;
    ngx_http_responses_source_t    *source;
    ngx_http_responses_loc_conf_t  *rlcf;

    source = ngx_http_responses_get_ctx(r);
    skipped = NGX_HTTP_RESPONSES_SKIPPED_NOT;

    if (source) {

        if (source->json
            ? !ngx_responses_json_response_known(source->json)
            : ngx_responses_engine_foreign(&source->engine))
        {
            skipped = NGX_HTTP_RESPONSES_SKIPPED_FOREIGN;
        }

    } else if (r->header_sent) {
        rlcf = ngx_http_get_module_loc_conf(r, ngx_http_responses_module);

        (void) ngx_http_responses_kind(r, rlcf, &skipped);
    }

    return skipped;
}


ngx_responses_status_e
ngx_http_responses_status(ngx_http_request_t *r)
{
    ngx_uint_t                    terminal;
    ngx_http_responses_source_t  *source;

    source = ngx_http_responses_recorded(r);

    if (source == NULL) {
        return ngx_http_responses_own_status(r);
    }

    if (ngx_http_responses_source_left(source)) {
        return NGX_RESPONSES_STATUS_ABORTED;
    }

    terminal = source->engine.usage.terminal;

    if (terminal) {
        return NGX_RESPONSES_STATUS_QUEUED + (terminal - NGX_RESPONSES_QUEUED);
    }

    if (source->json && ngx_responses_json_response_whole(source->json)) {
        return NGX_RESPONSES_STATUS_UNKNOWN;
    }

    if (source->rc == NGX_HTTP_RESPONSES_SHUT) {
        return NGX_RESPONSES_STATUS_SHUTDOWN;
    }

    /* a client that has the whole message may close its connection */

    if (source->mode == NGX_HTTP_RESPONSES_DROPPED
        && source->output.busy == NULL)
    {
        return NGX_RESPONSES_STATUS_TRUNCATED;
    }

    if (ngx_http_responses_aborted(source)) {
        return NGX_RESPONSES_STATUS_ABORTED;
    }

    return NGX_RESPONSES_STATUS_TRUNCATED;
}


/* of a request without a response of an API: is it an error? */

static ngx_responses_status_e
ngx_http_responses_own_status(ngx_http_request_t *r)
{
    ngx_uint_t                      status;
    ngx_http_responses_loc_conf_t  *rlcf;

    status = r->err_status ? r->err_status : r->headers_out.status;
    rlcf = ngx_http_responses_place_conf(r, ngx_http_responses_module);

    if (status < NGX_HTTP_BAD_REQUEST
        || !ngx_http_responses_enabled(r, rlcf))
    {
        return NGX_RESPONSES_STATUS_UNKNOWN;
    }

    if (status == NGX_HTTP_CLIENT_CLOSED_REQUEST) {
        return NGX_RESPONSES_STATUS_ABORTED;
    }

    if (status < NGX_HTTP_INTERNAL_SERVER_ERROR) {
        return NGX_RESPONSES_STATUS_CLIENT_ERROR;
    }

    return NGX_RESPONSES_STATUS_UNREACHED;
}


ngx_http_responses_source_t *
ngx_http_responses_recorded(ngx_http_request_t *r)
{
    ngx_uint_t                    known;
    ngx_http_responses_source_t  *source;

    source = ngx_http_responses_get_ctx(r);

    if (source == NULL) {
        return NULL;
    }

    if (source->json) {
        known = ngx_responses_json_response_recorded(source->json);

    } else {
        known = source->engine.api < NGX_RESPONSES_APIS
                || (source->engine.api == NGX_RESPONSES_API_UNDECIDED
                    && source->engine.asked);
    }

    if (known) {
        return source;
    }

    return NULL;
}


ngx_uint_t
ngx_http_responses_api(ngx_http_responses_source_t *source)
{
    if (source->json) {
        return source->json->api;
    }

    return source->engine.api;
}


ngx_uint_t
ngx_http_responses_record(ngx_http_request_t *r,
    ngx_http_responses_record_t *record)
{
    ngx_http_responses_source_t  *source;

    static const ngx_responses_usage_t  none;

    ngx_memzero(record, sizeof(ngx_http_responses_record_t));

    record->usage = &none;
    record->api = NGX_RESPONSES_API_OTHER;

    source = ngx_http_responses_recorded(r);

    if (source == NULL) {
        return 0;
    }

    ngx_http_responses_record_fill(source, record);

    return 1;
}


ngx_uint_t
ngx_http_responses_record_next(ngx_http_request_t *r,
    ngx_http_responses_record_t *record)
{
    ngx_http_responses_source_t  *source;

    source = ngx_http_responses_source_read(r, record->source);

    if (source == NULL) {
        return 0;
    }

    ngx_http_responses_record_fill(source, record);

    return 1;
}


static void
ngx_http_responses_record_fill(ngx_http_responses_source_t *source,
    ngx_http_responses_record_t *record)
{
    record->usage = &source->engine.usage;
    record->api = ngx_http_responses_api(source);
    record->begin = source->begin;
    record->upstream = source->upstream;
    record->body = ngx_http_responses_record_body(source->json);
    record->error = (source->engine.conf == &source->conf->log);
    record->source = source;
}


static ngx_http_responses_record_e
ngx_http_responses_record_body(ngx_responses_json_response_t *json)
{
    if (json == NULL) {
        return NGX_HTTP_RESPONSES_RECORD_STREAM;
    }

    if (!ngx_responses_json_response_recorded(json)) {
        return NGX_HTTP_RESPONSES_RECORD_FOREIGN;
    }

    if (!ngx_responses_json_response_whole(json)) {
        return NGX_HTTP_RESPONSES_RECORD_CUT;
    }

    return NGX_HTTP_RESPONSES_RECORD_JSON;
}
