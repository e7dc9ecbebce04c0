
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Which responses are processed, and which are refused because rules that hide
 * cannot be applied.
 *
 * Looks at the header only.  Invariant: where a rule hides, no part of a
 * response is sent unread that was asked for by a request for responses, or
 * that is said to be JSON or an event stream.  What the module itself sends in
 * a status location is never processed.
 */


#include "http/ngx_http_responses_kind.h"


static ngx_uint_t ngx_http_responses_skip(ngx_http_request_t *r,
    ngx_http_responses_loc_conf_t *rlcf, ngx_http_responses_mode_e mode);
static const char *ngx_http_responses_unknown(ngx_http_request_t *r,
    ngx_http_responses_loc_conf_t *rlcf, ngx_uint_t skipped);
static ngx_uint_t ngx_http_responses_own(ngx_http_request_t *r);
static ngx_http_responses_mode_e ngx_http_responses_test_type(
    ngx_http_request_t *r, ngx_http_responses_loc_conf_t *rlcf);


ngx_http_responses_mode_e
ngx_http_responses_kind(ngx_http_request_t *r,
    ngx_http_responses_loc_conf_t *rlcf, ngx_uint_t *skipped)
{
    ngx_http_responses_mode_e  mode;

    mode = ngx_http_responses_test_type(r, rlcf);

    *skipped = ngx_http_responses_skip(r, rlcf, mode);

    if (*skipped) {
        return NGX_HTTP_RESPONSES_PASSED;
    }

    return mode;
}


static ngx_uint_t
ngx_http_responses_skip(ngx_http_request_t *r,
    ngx_http_responses_loc_conf_t *rlcf, ngx_http_responses_mode_e mode)
{
    ngx_uint_t  status;

    if (!ngx_http_responses_enabled(r, rlcf)) {
        return NGX_HTTP_RESPONSES_SKIPPED_OFF;
    }

    if (r != r->main) {
        return NGX_HTTP_RESPONSES_SKIPPED_SUBREQUEST;
    }

    status = r->headers_out.status;

    if (status == NGX_HTTP_SWITCHING_PROTOCOLS) {
        return NGX_HTTP_RESPONSES_SKIPPED_UPGRADE;
    }

    if (status == NGX_HTTP_PARTIAL_CONTENT) {
        return NGX_HTTP_RESPONSES_SKIPPED_RANGE;
    }

    if (status < NGX_HTTP_OK || status == NGX_HTTP_NO_CONTENT
        || status == NGX_HTTP_NOT_MODIFIED)
    {
        return NGX_HTTP_RESPONSES_SKIPPED_STATUS;
    }

    if (mode == NGX_HTTP_RESPONSES_PASSED) {
        return NGX_HTTP_RESPONSES_SKIPPED_TYPE;
    }

    if (ngx_http_responses_header_encoded(r->headers_out.content_encoding)) {
        return NGX_HTTP_RESPONSES_SKIPPED_ENCODING;
    }

    return NGX_HTTP_RESPONSES_SKIPPED_NOT;
}


ngx_uint_t
ngx_http_responses_refused(ngx_http_request_t *r,
    ngx_http_responses_loc_conf_t *rlcf, ngx_uint_t skipped)
{
    u_char       buf[NGX_RESPONSES_WORD_LEN];
    ngx_str_t    encoding;
    const char  *what;

    static ngx_uint_t  level = NGX_LOG_ERR;

    if (skipped == NGX_HTTP_RESPONSES_SKIPPED_ENCODING) {
        encoding = ngx_responses_word(buf, NGX_RESPONSES_WORD_LEN,
                                      r->headers_out.content_encoding->value);

        /* once a worker at a level that most logs have */

        ngx_log_error(level, r->connection->log, 0,
                      "upstream sent a response with "
                      "\"Content-Encoding: %V\", it is not processed",
                      &encoding);
        level = NGX_LOG_WARN;
    }

    what = ngx_http_responses_unknown(r, rlcf, skipped);

    if (what == NULL
        || skipped == NGX_HTTP_RESPONSES_SKIPPED_OFF
        || ngx_http_responses_read_only(r, rlcf))
    {
        return 0;
    }

    if (ngx_http_responses_head(r) || r->headers_out.content_length_n == 0) {
        return 0;
    }

    if (rlcf->engine.rules == NULL
        || !(ngx_responses_rules_may(rlcf->engine.rules, r, 0)
             & NGX_RESPONSES_RULES_HIDE))
    {
        return 0;
    }

    ngx_log_error(NGX_LOG_ERR, r->connection->log, 0,
                  "upstream sent %s, it is refused as rules that hide cannot "
                  "be applied", what);

    return 1;
}


/*
 * What a response is that could be one of the API but cannot be read, or NULL.
 * HTTP/0.9, whose status is 0, or an interim response that nginx takes for the
 * final one, may have a body that is a whole response.  Audio, images, pages
 * and other files are neither by type nor by path what rules are for.
 */

static const char *
ngx_http_responses_unknown(ngx_http_request_t *r,
    ngx_http_responses_loc_conf_t *rlcf, ngx_uint_t skipped)
{
    ngx_uint_t  expected;

    expected = ngx_http_responses_expected(r);

    if (r->headers_out.status < NGX_HTTP_OK
        && (r->headers_out.status != NGX_HTTP_SWITCHING_PROTOCOLS
            || r->headers_in.upgrade == NULL))
    {
        if (expected) {
            return "a response without a final status";
        }

        return NULL;
    }

    if (!expected
        && ngx_http_responses_test_type(r, rlcf) == NGX_HTTP_RESPONSES_PASSED)
    {
        return NULL;
    }

    switch (skipped) {

    case NGX_HTTP_RESPONSES_SKIPPED_RANGE:
        return "a partial response (206)";

    case NGX_HTTP_RESPONSES_SKIPPED_TYPE:
        return "a response that is neither an event stream nor JSON";

    case NGX_HTTP_RESPONSES_SKIPPED_ENCODING:
        return "a compressed response";

    default:
        return NULL;
    }
}


/* NGX_AGAIN: some of the page is still to be sent */

ngx_int_t
ngx_http_responses_refuse(ngx_http_request_t *r, ngx_uint_t status)
{
    ngx_int_t                    rc;
    ngx_uint_t                   head;
    ngx_http_upstream_t         *u;
    ngx_http_responses_notes_t  *notes;

    notes = ngx_http_responses_notes_add(r);

    if (notes) {
        notes->refused = 1;
    }

    /* nginx does not keep a connection whose response was replaced */

    r->keepalive = 0;

    /* the connection of the upstream is closed, and must not be read again */

    u = r->upstream;

    if (u) {
        u->length = 0;

        if (u->pipe) {
            u->pipe->upstream_error = 1;
        }
    }

    head = ngx_http_responses_head(r);

    rc = ngx_http_filter_finalize_request(r, NULL, status);

    /* nginx would not wait for the rest of the page, see errors.c */

    r->header_only = head;

    if (rc == NGX_AGAIN && (u == NULL || !u->header_sent)) {

        /* nginx was about to send the header, no body may follow it */

        r->header_only = 1;

        if (u) {
            u->store = 0;
            u->cacheable = 0;
        }
    }

    return rc;
}


ngx_uint_t
ngx_http_responses_enabled(ngx_http_request_t *r,
    ngx_http_responses_loc_conf_t *rlcf)
{
    ngx_str_t  value;

    if (rlcf->enable == NULL
        || ngx_http_responses_own(r)
        || ngx_http_complex_value(r, rlcf->enable, &value) != NGX_OK)
    {
        return 0;
    }

    return value.len
           && !ngx_responses_str_is(value, "0")
           && !ngx_responses_str_is(value, "off");
}


ngx_uint_t
ngx_http_responses_processed(ngx_http_request_t *r)
{
    ngx_http_responses_loc_conf_t  *rlcf;

    rlcf = ngx_http_get_module_loc_conf(r, ngx_http_responses_module);

    return ngx_http_responses_enabled(r, rlcf);
}


ngx_uint_t
ngx_http_responses_dry_run(ngx_http_request_t *r)
{
    ngx_http_responses_loc_conf_t  *rlcf;

    rlcf = ngx_http_get_module_loc_conf(r, ngx_http_responses_module);

    return rlcf->dry_run;
}


/* whether it is made by a module of ours, in a status location */

static ngx_uint_t
ngx_http_responses_own(ngx_http_request_t *r)
{
    ngx_http_responses_loc_conf_t  *rlcf;

    rlcf = ngx_http_get_module_loc_conf(r, ngx_http_responses_module);

    return rlcf->own && r->upstream == NULL;
}


/* nginx removes only "charset" from the type */

static ngx_http_responses_mode_e
ngx_http_responses_test_type(ngx_http_request_t *r,
    ngx_http_responses_loc_conf_t *rlcf)
{
    size_t       len;
    ngx_str_t    type;
    ngx_uint_t   json, stream, found;

    type = ngx_http_responses_header_type(&r->headers_out.content_type);

    json = (type.len == sizeof("application/json") - 1
            && ngx_http_responses_begins(&type, "application/json"));
    stream = (type.len == sizeof("text/event-stream") - 1
              && ngx_http_responses_begins(&type, "text/event-stream"));

    len = r->headers_out.content_type_len;

    r->headers_out.content_type_len = type.len;
    r->headers_out.content_type_lowcase = NULL;

    found = (ngx_http_test_content_type(r, &rlcf->types) != NULL);

    r->headers_out.content_type_len = len;
    r->headers_out.content_type_lowcase = NULL;

    /* "*" stands for all types, and is found without a type */

    if (found && (rlcf->types.size ? !json : stream)) {
        return NGX_HTTP_RESPONSES_STREAM;
    }

    /* a stream has no length */

    if (found && r->headers_out.content_length_n == -1) {
        return NGX_HTTP_RESPONSES_SNIFFED;
    }

    if (json) {
        return NGX_HTTP_RESPONSES_HELD;
    }

    return NGX_HTTP_RESPONSES_PASSED;
}
