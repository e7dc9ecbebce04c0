
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Requests: the body is read before the content phase, so that an upstream can
 * be chosen by it, and the request can be limited.
 *
 * Bodies that cannot be JSON, and those of other methods, are not read: they
 * may be streams that must reach the upstream before they end.  Never refuses
 * a request by itself.  Invariant: variables are those of the client's body,
 * also if another one is sent.
 */


#include "http/ngx_http_responses_kind.h"
#include "http/ngx_http_responses_limit.h"
#include "http/ngx_http_responses_request.h"
#include "http/ngx_http_responses_sign.h"


static ngx_int_t ngx_http_responses_request_known(ngx_http_request_t *r,
    ngx_http_responses_loc_conf_t *rlcf);
static ngx_uint_t ngx_http_responses_request_reads(ngx_http_request_t *r,
    ngx_http_responses_loc_conf_t *rlcf);
static void ngx_http_responses_request_continue(ngx_http_request_t *r);
static ngx_uint_t ngx_http_responses_request_may_read(ngx_http_request_t *r);
static ngx_uint_t ngx_http_responses_request_is_json(ngx_str_t *type);
static void ngx_http_responses_request_early(ngx_http_request_t *r,
    const ngx_str_t *name);


/*
 * Is called again when the body was read, and after an internal redirect; the
 * body may then be the copy of another location.
 */

ngx_int_t
ngx_http_responses_request_handler(ngx_http_request_t *r)
{
    u_char                                  buf[NGX_RESPONSES_WORD_LEN];
    ngx_int_t                               rc;
    ngx_str_t                               name;
    ngx_uint_t                              reads;
    ngx_table_elt_t                        *encoding;
    ngx_http_responses_loc_conf_t  *rlcf;

    if (r != r->main) {
        return NGX_DECLINED;
    }

    rlcf = ngx_http_get_module_loc_conf(r, ngx_http_responses_module);

    rc = ngx_http_responses_unsign_uri(r, rlcf);

    if (rc != NGX_DECLINED || r->discard_body) {
        return rc;
    }

    reads = ngx_http_responses_request_reads(r, rlcf);

    if (r->request_body) {

        /* events that are generated and logs have the model, too */

        if (reads) {
            (void) ngx_http_responses_body_get(r);
        }

        return ngx_http_responses_request_known(r, rlcf);
    }

    if (!reads || !ngx_http_responses_request_may_read(r)) {
        ngx_log_debug0(NGX_LOG_DEBUG_HTTP, r->connection->log, 0,
                       "http responses request body not read");

        return ngx_http_responses_limit(r, rlcf);
    }

    encoding = ngx_http_responses_body_encoding(r);

    if (encoding) {
        name = ngx_responses_word(buf, NGX_RESPONSES_WORD_LEN,
                                  encoding->value);

        ngx_log_error(NGX_LOG_WARN, r->connection->log, 0,
                      "client sent a body with \"Content-Encoding: %V\", "
                      "its model is unknown", &name);

        return ngx_http_responses_request_known(r, rlcf);
    }

    rc = ngx_http_read_client_request_body(r,
                                          ngx_http_responses_request_continue);

    if (rc >= NGX_HTTP_SPECIAL_RESPONSE) {
        return rc;
    }

    ngx_http_finalize_request(r, NGX_DONE);

    return NGX_DONE;
}


/* what is to be known of the body is known: it is limited, and edited */

static ngx_int_t
ngx_http_responses_request_known(ngx_http_request_t *r,
    ngx_http_responses_loc_conf_t *rlcf)
{
    ngx_int_t  rc;

    rc = ngx_http_responses_limit(r, rlcf);

    return (rc == NGX_DECLINED) ? ngx_http_responses_edit(r, rlcf) : rc;
}


/* whether directives have the body read */

static ngx_uint_t
ngx_http_responses_request_reads(ngx_http_request_t *r,
    ngx_http_responses_loc_conf_t *rlcf)
{
    ngx_uint_t  n;

    for (n = 0; n < NGX_HTTP_RESPONSES_EDITS; n++) {

        if (rlcf->edits[n]) {
            return 1;
        }
    }

    return rlcf->read_request || ngx_http_responses_sign_get(r, rlcf)
           || ngx_http_responses_limit_applies(r, rlcf);
}


static void
ngx_http_responses_request_continue(ngx_http_request_t *r)
{
    r->write_event_handler = ngx_http_core_run_phases;
    ngx_http_core_run_phases(r);
}


/*
 * Whether the request has a body that may be JSON.  Others are not read here,
 * as they may be streams that must reach the upstream before they end.
 */

static ngx_uint_t
ngx_http_responses_request_may_read(ngx_http_request_t *r)
{
    ngx_http_responses_loc_conf_t  *rlcf;

    if (!ngx_http_responses_body_present(r) || r->method != NGX_HTTP_POST) {
        return 0;
    }

    if (r->headers_in.content_type == NULL
        || ngx_http_responses_request_is_json(
                                         &r->headers_in.content_type->value))
    {
        return 1;
    }

    /* servers may not look at the type */

    rlcf = ngx_http_get_module_loc_conf(r, ngx_http_responses_module);

    return ngx_http_responses_sign_get(r, rlcf)
           && ngx_http_responses_expected(r);
}


/*
 * Some clients send no type, or that of a form or a text.  A request of gRPC
 * is a stream of frames.
 */

static ngx_uint_t
ngx_http_responses_request_is_json(ngx_str_t *type)
{
    u_char  *p;

    if (type->len == 0
        || ngx_http_responses_begins(type, "text/plain")
        || ngx_http_responses_begins(type,
                                     "application/x-www-form-urlencoded"))
    {
        return 1;
    }

    p = ngx_strcasestrn(type->data, "json", 4 - 1);

    return p && p > type->data + 1 && (p[-1] == '/' || p[-1] == '+')
           && ngx_strchr("; \t", p[4])
           && !ngx_http_responses_begins(type, "application/grpc");
}


void
ngx_http_responses_request_asked(ngx_http_request_t *r, const ngx_str_t *name,
    ngx_uint_t member, ngx_str_t *text)
{
    ngx_http_responses_request_t  *req;

    req = ngx_http_responses_body_get(r);

    if (req && member < NGX_RESPONSES_REQUEST_WORDS) {
        *text = req->words[member];

    } else if (req && req->stream != NGX_ERROR) {
        text->data = (u_char *) (req->stream ? "1" : "0");
        text->len = 1;
    }

    if (text->data == NULL) {
        ngx_http_responses_request_early(r, name);
    }
}


/* the value may be of use later, but what it was evaluated for got none */

static void
ngx_http_responses_request_early(ngx_http_request_t *r, const ngx_str_t *name)
{
    static ngx_uint_t  level = NGX_LOG_ERR;

    if (r->request_body || r->discard_body || r->headers_out.status
        || r->err_status || !ngx_http_responses_request_may_read(r))
    {
        return;
    }

    /* once a worker at a level that most logs have */

    ngx_log_error(level, r->connection->log, 0,
                  "\"$%V\" was evaluated before the request body was read",
                  name);
    level = NGX_LOG_WARN;
}
