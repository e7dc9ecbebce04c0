
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Requests: the body is read before the content phase, so that an upstream can
 * be chosen by it, and the request can be limited.
 *
 * For variables alone, bodies that cannot be JSON, and those of other methods,
 * are not read: they may be streams that must reach the upstream before they
 * end.  Invariants: variables are those of the client's body, also if another
 * one is sent.  Where requests are limited, edited or signed, no header field
 * of a client lets a request for responses pass unread.
 */


#include "http/ngx_http_responses_kind.h"
#include "http/limit/ngx_http_responses_limit.h"
#include "http/request/ngx_http_responses_edit.h"
#include "http/sign/ngx_http_responses_sign.h"


/*
 * Why a body is to be read: for variables, limits, directives that edit, or
 * since it may have to be sent to another server
 */

#define NGX_HTTP_RESPONSES_READ_KNOWN  1
#define NGX_HTTP_RESPONSES_READ_LIMIT  2
#define NGX_HTTP_RESPONSES_READ_EDIT   4
#define NGX_HTTP_RESPONSES_READ_WHOLE  8

#define NGX_HTTP_RESPONSES_READ_GUARD                                         \
    (NGX_HTTP_RESPONSES_READ_LIMIT|NGX_HTTP_RESPONSES_READ_EDIT)


static ngx_uint_t ngx_http_responses_request_why(ngx_http_request_t *r,
    ngx_http_responses_loc_conf_t *rlcf);
static ngx_int_t ngx_http_responses_request_read(ngx_http_request_t *r,
    ngx_uint_t why);
static void ngx_http_responses_request_continue(ngx_http_request_t *r);
static ngx_uint_t ngx_http_responses_request_may_read(ngx_http_request_t *r,
    ngx_uint_t why);
static ngx_uint_t ngx_http_responses_request_is_json(ngx_http_request_t *r);
static ngx_int_t ngx_http_responses_request_check(ngx_http_request_t *r,
    ngx_http_responses_loc_conf_t *rlcf, ngx_uint_t why);
static void ngx_http_responses_request_early(ngx_http_request_t *r,
    const ngx_str_t *name);


/*
 * nginx leaves its reader to the error page of a body that it has refused: it
 * would read on, answer once more, and begin the upstream of the page again.
 * What was read over HTTP/2 may have no length then: the upstream would take
 * it for the next request, which no limit and no guard has seen.
 */

ngx_int_t
ngx_http_responses_request_page_handler(ngx_http_request_t *r)
{
    ngx_http_responses_loc_conf_t  *rlcf;

    if (r != r->main || r->request_body == NULL) {
        return NGX_DECLINED;
    }

    rlcf = ngx_http_get_module_loc_conf(r, ngx_http_responses_module);

    if (!ngx_http_responses_notes(r)->reads
        && ngx_http_responses_request_why(r, rlcf) == 0)
    {
        return NGX_DECLINED;
    }

    r->read_event_handler = ngx_http_block_reading;

    if (r->headers_in.content_length_n < 0 && !r->reading_body) {
        r->request_body->bufs = NULL;
    }

    return NGX_DECLINED;
}


/*
 * Is called again when the body was read, and after an internal redirect; the
 * body may then be the copy of another location.
 */

ngx_int_t
ngx_http_responses_request_handler(ngx_http_request_t *r)
{
    ngx_int_t                       rc;
    ngx_uint_t                      why;
    ngx_http_responses_loc_conf_t  *rlcf;

    if (r != r->main) {
        return NGX_DECLINED;
    }

    rlcf = ngx_http_get_module_loc_conf(r, ngx_http_responses_module);

    rc = ngx_http_responses_unsign_uri(r);

    if (rc != NGX_DECLINED || r->discard_body) {
        return rc;
    }

    why = ngx_http_responses_request_why(r, rlcf);

    if (r->request_body == NULL) {
        rc = ngx_http_responses_request_read(r, why);

        if (rc != NGX_DECLINED) {
            return rc;
        }

    } else if (why & ~NGX_HTTP_RESPONSES_READ_WHOLE) {

        /* events that are generated and logs have the model, too */

        (void) ngx_http_responses_body_get(r);
    }

    /* what is to be known of the body is known */

    rc = ngx_http_responses_request_check(r, rlcf, why);

    if (rc == NGX_DECLINED) {
        rc = ngx_http_responses_edit(r);
    }

    if (rc == NGX_DECLINED) {
        return ngx_http_responses_limit(r);
    }

    return rc;
}


/* why directives have the body read; 0: none has */

static ngx_uint_t
ngx_http_responses_request_why(ngx_http_request_t *r,
    ngx_http_responses_loc_conf_t *rlcf)
{
    ngx_uint_t  n, why;

    why = rlcf->read_request ? NGX_HTTP_RESPONSES_READ_KNOWN : 0;

    for (n = 0; n < NGX_HTTP_RESPONSES_EDITS; n++) {

        if (rlcf->edits[n]) {
            why |= NGX_HTTP_RESPONSES_READ_EDIT;
        }
    }

    if (ngx_http_responses_sign_applies(r)) {
        why |= NGX_HTTP_RESPONSES_READ_EDIT;
    }

    if (ngx_http_responses_limit_applies(r)) {
        why |= NGX_HTTP_RESPONSES_READ_LIMIT;
    }

    if (!rlcf->hold && !rlcf->abort) {
        return why;
    }

    if (ngx_http_responses_acts(rlcf) && ngx_http_responses_expected(r)) {
        why |= NGX_HTTP_RESPONSES_READ_WHOLE;
    }

    return why;
}


/* NGX_DECLINED: it is not read */

static ngx_int_t
ngx_http_responses_request_read(ngx_http_request_t *r, ngx_uint_t why)
{
    u_char                       buf[NGX_RESPONSES_WORD_LEN];
    ngx_int_t                    rc;
    ngx_str_t                    name;
    ngx_table_elt_t             *encoding;
    ngx_http_responses_notes_t  *notes;

    if (!ngx_http_responses_request_may_read(r, why)) {
        ngx_log_debug0(NGX_LOG_DEBUG_HTTP, r->connection->log, 0,
                       "http responses request body not read");

        return NGX_DECLINED;
    }

    encoding = ngx_http_responses_body_encoding(r);

    if (encoding && why != NGX_HTTP_RESPONSES_READ_WHOLE) {
        name = ngx_responses_word(buf, NGX_RESPONSES_WORD_LEN,
                                  encoding->value);

        ngx_log_error(NGX_LOG_WARN, r->connection->log, 0,
                      "client sent a body with \"Content-Encoding: %V\", "
                      "its model is unknown", &name);

        /* a limit has its length at least */

        if (!(why & (NGX_HTTP_RESPONSES_READ_LIMIT
                     |NGX_HTTP_RESPONSES_READ_WHOLE)))
        {
            return NGX_DECLINED;
        }
    }

    notes = ngx_http_responses_notes_add(r);
    if (notes == NULL) {
        return NGX_HTTP_INTERNAL_SERVER_ERROR;
    }

    notes->reads = 1;

    rc = ngx_http_read_client_request_body(r,
                                          ngx_http_responses_request_continue);

    if (rc >= NGX_HTTP_SPECIAL_RESPONSE) {
        return rc;
    }

    ngx_http_finalize_request(r, NGX_DONE);

    return NGX_DONE;
}


static void
ngx_http_responses_request_continue(ngx_http_request_t *r)
{
    r->write_event_handler = ngx_http_core_run_phases;
    ngx_http_core_run_phases(r);
}


/*
 * Whether the request has a body that is read.  For variables it must be said
 * to be JSON.  Else what a client says of it does not count, but for several
 * parts, which are never taken for JSON.
 */

static ngx_uint_t
ngx_http_responses_request_may_read(ngx_http_request_t *r, ngx_uint_t why)
{
    if (why == 0 || r->method != NGX_HTTP_POST
        || !ngx_http_responses_body_present(r))
    {
        return 0;
    }

    if (ngx_http_responses_grpc(r)) {
        return 0;
    }

    if (why & NGX_HTTP_RESPONSES_READ_WHOLE) {
        return 1;
    }

    if (why & NGX_HTTP_RESPONSES_READ_GUARD) {
        return !ngx_http_responses_body_multipart(r);
    }

    return ngx_http_responses_request_is_json(r);
}


/*
 * Some clients send no type, or that of a form or a text.  A request of gRPC
 * is a stream of frames.
 */

static ngx_uint_t
ngx_http_responses_request_is_json(ngx_http_request_t *r)
{
    u_char     *p;
    ngx_str_t  *type;

    if (r->headers_in.content_type == NULL) {
        return 1;
    }

    type = &r->headers_in.content_type->value;

    if (type->len == 0
        || ngx_http_responses_begins(type, "text/plain")
        || ngx_http_responses_begins(type,
                                     "application/x-www-form-urlencoded"))
    {
        return 1;
    }

    if (ngx_http_responses_begins(type, "application/grpc")) {
        return 0;
    }

    p = ngx_strcasestrn(type->data, "json", 4 - 1);

    if (p == NULL || p <= type->data + 1) {
        return 0;
    }

    return (p[-1] == '/' || p[-1] == '+') && ngx_strchr("; \t", p[4]);
}


/*
 * Refuses a request for responses whose body is not an object.  Others pass,
 * but what an upstream makes of one may be for responses.
 */

static ngx_int_t
ngx_http_responses_request_check(ngx_http_request_t *r,
    ngx_http_responses_loc_conf_t *rlcf, ngx_uint_t why)
{
    ngx_int_t                    wrong;
    ngx_uint_t                   edit, limit;
    ngx_http_responses_notes_t  *notes;

    static ngx_str_t  none;

    if (ngx_http_responses_notes(r)->unread) {

        /* as another location had it */

        notes = ngx_http_responses_notes_add(r);
        notes->unread = 0;
    }

    edit = why & NGX_HTTP_RESPONSES_READ_EDIT;

    /* a dry run refuses nothing, and a compressed body has a length */

    limit = (why & NGX_HTTP_RESPONSES_READ_LIMIT) && !rlcf->dry_run
            && ngx_http_responses_body_encoding(r) == NULL;

    if (!edit && !limit) {
        return NGX_DECLINED;
    }

    if (r->method != NGX_HTTP_POST || ngx_http_responses_grpc(r)) {
        return NGX_DECLINED;
    }

    wrong = ngx_http_responses_body_wrong(r);

    if (wrong && ngx_http_responses_expected(r)) {
        return ngx_http_responses_edit_refuse(r, wrong, none);
    }

    if (wrong && edit) {
        notes = ngx_http_responses_notes_add(r);
        if (notes == NULL) {
            return NGX_HTTP_INTERNAL_SERVER_ERROR;
        }

        notes->unread = wrong;
    }

    return NGX_DECLINED;
}


ngx_uint_t
ngx_http_responses_request_take_unread(ngx_http_request_t *r)
{
    ngx_uint_t                   status;
    ngx_http_responses_notes_t  *notes;

    status = ngx_http_responses_notes(r)->unread;

    if (status == 0 || r->upstream == NULL) {
        return 0;
    }

    if (ngx_http_responses_error(r) || !ngx_http_responses_expected(r)) {
        return 0;
    }

    notes = ngx_http_responses_notes_add(r);
    notes->unread = 0;

    ngx_log_error(NGX_LOG_ERR, r->connection->log, 0,
                  "client sent a body that could not be edited, and the "
                  "upstream got it for responses");

    return status;
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

    if (r->request_body || r->discard_body) {
        return;
    }

    if (r->headers_out.status || r->err_status) {
        return;
    }

    if (!ngx_http_responses_request_may_read(r, NGX_HTTP_RESPONSES_READ_KNOWN))
    {
        return;
    }

    /* once a worker at a level that most logs have */

    ngx_log_error(level, r->connection->log, 0,
                  "\"$%V\" was evaluated before the request body was read",
                  name);
    level = NGX_LOG_WARN;
}
