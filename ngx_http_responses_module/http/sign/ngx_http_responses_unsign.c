
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Signed ids in requests: the upstream gets its own id instead, and a request
 * whose id is not valid gets the error of a response that does not exist.
 *
 * Never changes $request_uri, and never logs a key.  Invariant: where ids are
 * signed, no id that a client made up reaches the upstream in the path after
 * "responses", nor in "previous_response_id" of a body that is an object, nor
 * as the id of a response that is made.
 */


#include "core/ngx_responses_text.h"
#include "core/ngx_responses_writer.h"
#include "http/ngx_http_responses_error.h"
#include "http/ngx_http_responses_mem.h"
#include "http/ngx_http_responses_segment.h"
#include "http/sign/ngx_http_responses_sign.h"
#include "http/sign/ngx_http_responses_sign_conf.h"


/* bytes of an id in an error */

#define NGX_HTTP_RESPONSES_UNSIGN_SHOWN  512


static void ngx_http_responses_unsign_unparsed(ngx_http_request_t *r);
static ngx_uint_t ngx_http_responses_unsign_odd(ngx_http_request_t *r);
static ngx_int_t ngx_http_responses_unsign_refuse(ngx_http_request_t *r,
    ngx_str_t *id);
static ngx_uint_t ngx_http_responses_unsign_find(ngx_http_request_t *r,
    ngx_str_t path, ngx_uint_t args, ngx_str_t *id);
static ngx_int_t ngx_http_responses_unsign_take(ngx_http_request_t *r,
    ngx_http_responses_sign_t *sign, ngx_uint_t n, ngx_str_t text,
    ngx_str_t *id, ngx_str_t *error);
static ngx_int_t ngx_http_responses_unsign_keep(ngx_http_request_t *r,
    ngx_uint_t n, ngx_str_t text, ngx_str_t peer, ngx_str_t id);
static ngx_uint_t ngx_http_responses_unsign_plain(ngx_str_t *id);
static ngx_int_t ngx_http_responses_unsign_path(ngx_http_request_t *r,
    ngx_str_t *old, ngx_str_t *id);
static ngx_uint_t ngx_http_responses_unsign_named(ngx_http_request_t *r,
    ngx_responses_event_t *json);
static ngx_int_t ngx_http_responses_unsign_set(ngx_http_request_t *r,
    ngx_http_responses_sign_t *sign, ngx_http_responses_body_t *body);
static ngx_int_t ngx_http_responses_unsign_error(ngx_http_request_t *r,
    ngx_uint_t n, const ngx_str_t *id, ngx_str_t *json);


ngx_int_t
ngx_http_responses_unsign_uri(ngx_http_request_t *r)
{
    ngx_int_t                        rc;
    ngx_str_t                        text, id, error;
    ngx_http_responses_sign_t       *sign;
    const ngx_http_responses_ids_t  *ids;

    sign = ngx_http_responses_sign_get(r);

    if (sign == NULL) {
        return NGX_DECLINED;
    }

    if (ngx_http_responses_unsign_odd(r)) {
        return ngx_http_responses_unsign_refuse(r, &r->uri);
    }

    if (!ngx_http_responses_unsign_find(r, r->uri, 0, &text)) {
        ngx_http_responses_unsign_unparsed(r);
        return NGX_DECLINED;
    }

    ids = ngx_http_responses_sign_ids(r);

    if (ngx_responses_str_eq(ids->taken[NGX_HTTP_RESPONSES_TAKEN_URI].id,
                             text))
    {

        /* the phase was begun again, perhaps in another location */

        return NGX_DECLINED;
    }

    rc = ngx_http_responses_unsign_take(r, sign, NGX_HTTP_RESPONSES_TAKEN_URI,
                                        text, &id, &error);

    if (rc == NGX_HTTP_NOT_FOUND) {
        return ngx_http_responses_error_send(r, rc, &error);
    }

    if (rc == NGX_OK) {
        rc = ngx_http_responses_unsign_path(r, &text, &id);
    }

    if (rc == NGX_OK) {
        return NGX_DECLINED;
    }

    return NGX_HTTP_INTERNAL_SERVER_ERROR;
}


/*
 * The path as the client has sent it may have an id that "/../" takes away: a
 * server gets the path without.
 */

static void
ngx_http_responses_unsign_unparsed(ngx_http_request_t *r)
{
    ngx_str_t  id;

    if (!r->valid_unparsed_uri) {
        return;
    }

    if (!r->complex_uri && !r->quoted_uri) {
        return;
    }

    if (ngx_http_responses_unsign_find(r, r->unparsed_uri, 1, &id)) {
        r->valid_unparsed_uri = 0;
        r->quoted_uri = 1;
    }
}


ngx_uint_t
ngx_http_responses_unsign_missed(ngx_http_request_t *r)
{
    ngx_str_t                         id;
    ngx_http_responses_sign_conf_t   *conf;
    const ngx_http_responses_taken_t  *taken;

    conf = ngx_http_get_module_loc_conf(r, ngx_http_responses_sign_module);

    if (conf->sign == NULL || r->upstream == NULL) {
        return 0;
    }

    /* what nginx sends in place of an error has the upstream of the error */

    taken = ngx_http_responses_sign_ids(r)->taken;

    if (r->err_status || r->headers_out.status >= NGX_HTTP_SPECIAL_RESPONSE
        || taken[NGX_HTTP_RESPONSES_TAKEN_URI].id.len)
    {
        return 0;
    }

    if (!ngx_http_responses_sign_applies(r)
        || !ngx_http_responses_unsign_find(r, r->upstream->uri, 1, &id))
    {
        return 0;
    }

    ngx_log_error(NGX_LOG_ERR, r->connection->log, 0,
                  "the upstream got the id of a response in \"%V\", which was "
                  "not checked", &r->upstream->uri);

    return 1;
}


static ngx_int_t
ngx_http_responses_unsign_refuse(ngx_http_request_t *r, ngx_str_t *id)
{
    ngx_str_t  error;

    if (ngx_http_responses_unsign_error(r, NGX_HTTP_RESPONSES_TAKEN_URI, id,
                                        &error)
        != NGX_OK)
    {
        return NGX_HTTP_INTERNAL_SERVER_ERROR;
    }

    return ngx_http_responses_error_send(r, NGX_HTTP_NOT_FOUND, &error);
}


/*
 * Whether servers differ in what the path means: some end a segment with "\",
 * or do not read what follows ";", "?" or "#", so that they see another id.
 */

static ngx_uint_t
ngx_http_responses_unsign_odd(ngx_http_request_t *r)
{
    ngx_uint_t                    found, odd;
    ngx_http_responses_segment_t  segment;

    found = 0;
    odd = 0;

    ngx_http_responses_segment_init(&segment, r->uri, 0);

    while (ngx_http_responses_segment_next(&segment)) {
        found |= ngx_http_responses_segment_is(&segment, "responses");
        odd |= found && segment.parameters;
    }

    return found && (odd || segment.backslash);
}


/*
 * The segment after "responses".  What is created by a POST has no id, and its
 * path may end with another word, as "compact".
 */

static ngx_uint_t
ngx_http_responses_unsign_find(ngx_http_request_t *r, ngx_str_t path,
    ngx_uint_t args, ngx_str_t *id)
{
    ngx_uint_t                    found;
    ngx_http_responses_segment_t  segment;

    found = 0;

    ngx_http_responses_segment_init(&segment, path, args);

    while (ngx_http_responses_segment_next(&segment)) {

        if (found && segment.text.len) {
            *id = segment.text;

            if (r->method != NGX_HTTP_POST) {
                return 1;
            }

            if (segment.pos && segment.pos < segment.last) {
                return 1;
            }

            return segment.len >= 5
                   && ngx_strncasecmp(segment.word, (u_char *) "resp_", 5)
                      == 0;
        }

        found |= ngx_http_responses_segment_is(&segment, "responses");
    }

    return 0;
}


/*
 * Takes the id of the upstream out of a signed one, which was in place n; in a
 * path it must be one segment.
 *
 * Return codes:
 *   NGX_OK
 *   NGX_HTTP_NOT_FOUND - it was not signed for the owner: error is set
 *   NGX_ERROR - no memory
 */

static ngx_int_t
ngx_http_responses_unsign_take(ngx_http_request_t *r,
    ngx_http_responses_sign_t *sign, ngx_uint_t n, ngx_str_t text,
    ngx_str_t *id, ngx_str_t *error)
{
    u_char                word[NGX_RESPONSES_WORD_LEN];
    ngx_int_t             rc;
    ngx_str_t             owner, peer, shown;
    ngx_responses_buf_t   buf;
    ngx_responses_mem_t   mem;

    mem = ngx_http_responses_pool_mem(r->pool);
    ngx_memzero(&buf, sizeof(ngx_responses_buf_t));

    if (ngx_http_responses_sign_value(r, sign->owner, &owner) != NGX_OK) {
        return NGX_ERROR;
    }

    rc = ngx_responses_signed_read(&sign->signer, owner, text, &mem, &buf,
                                   &peer, id);

    if (rc == NGX_OK) {
        rc = ngx_http_responses_unsign_keep(r, n, text, peer, *id);
    }

    if (rc == NGX_DECLINED) {
        shown = ngx_responses_word(word, NGX_RESPONSES_WORD_LEN, text);

        ngx_log_error(NGX_LOG_INFO, r->connection->log, 0,
                      "client sent response id \"%V\", which is not signed "
                      "for it", &shown);
    }

    if (rc == NGX_ERROR) {
        return NGX_ERROR;
    }

    if (rc == NGX_OK
        && (n == NGX_HTTP_RESPONSES_TAKEN_BODY
            || ngx_http_responses_unsign_plain(id)))
    {
        return NGX_OK;
    }

    if (ngx_http_responses_unsign_error(r, n, &text, error) == NGX_OK) {
        return NGX_HTTP_NOT_FOUND;
    }

    return NGX_ERROR;
}


/* peer and id live as long as the request */

static ngx_int_t
ngx_http_responses_unsign_keep(ngx_http_request_t *r, ngx_uint_t n,
    ngx_str_t text, ngx_str_t peer, ngx_str_t id)
{
    u_char                    *p;
    ngx_http_responses_ids_t  *ids;

    ids = ngx_http_responses_sign_ids_add(r);
    p = ngx_pstrdup(r->pool, &text);

    if (ids == NULL || p == NULL) {
        return NGX_ERROR;
    }

    ids->taken[n].text.data = p;
    ids->taken[n].text.len = text.len;
    ids->taken[n].peer = peer;
    ids->taken[n].id = id;

    return NGX_OK;
}


/* whether an id that the upstream has chosen is one segment of any path */

static ngx_uint_t
ngx_http_responses_unsign_plain(ngx_str_t *id)
{
    size_t  i;

    for (i = 0; i < id->len; i++) {

        if (ngx_strchr("/\\;?#%", id->data[i])) {
            return 0;
        }
    }

    return !ngx_responses_str_is(*id, ".") && !ngx_responses_str_is(*id, "..");
}


static ngx_int_t
ngx_http_responses_unsign_path(ngx_http_request_t *r, ngx_str_t *old,
    ngx_str_t *id)
{
    u_char     *p, *last;
    ngx_str_t   uri;

    uri.len = r->uri.len - old->len + id->len;
    uri.data = ngx_pnalloc(r->pool, uri.len);

    if (uri.data == NULL) {
        return NGX_ERROR;
    }

    last = r->uri.data + r->uri.len;

    p = ngx_cpymem(uri.data, r->uri.data, old->data - r->uri.data);
    p = ngx_cpymem(p, id->data, id->len);
    ngx_memcpy(p, old->data + old->len, last - old->data - old->len);

    ngx_log_debug2(NGX_LOG_DEBUG_HTTP, r->connection->log, 0,
                   "http responses unsigned \"%V\" to \"%V\"", &r->uri, &uri);

    r->uri = uri;

    /* it is escaped again when it is passed on */

    r->valid_unparsed_uri = 0;
    r->quoted_uri = 1;

    return NGX_OK;
}


ngx_int_t
ngx_http_responses_unsign_body(ngx_http_request_t *r,
    ngx_http_responses_body_t *body)
{
    ngx_int_t                   rc;
    ngx_uint_t                  wrong, own;
    ngx_http_responses_ids_t   *ids;
    ngx_http_responses_sign_t  *sign;

    sign = ngx_http_responses_sign_get(r);

    if (sign == NULL) {
        return NGX_DECLINED;
    }

    ids = ngx_http_responses_sign_ids_add(r);
    if (ids == NULL) {
        return NGX_ERROR;
    }

    wrong = (ngx_http_responses_body_wrong(r) != 0);
    own = !wrong;

    rc = wrong ? NGX_DECLINED : ngx_http_responses_body_open(r, body);

    if (rc == NGX_OK) {
        own = !ngx_http_responses_unsign_named(r, &body->json);
        rc = ngx_http_responses_unsign_set(r, sign, body);
    }

    /* a redirect by the upstream makes a GET of the request */

    if (r->method == NGX_HTTP_POST) {
        ids->own = own;
    }

    return rc;
}


/*
 * Some servers let the client choose the id of its response.  The members are
 * removed, unless the request may be one of another API: whether the body has
 * one is returned.
 */

static ngx_uint_t
ngx_http_responses_unsign_named(ngx_http_request_t *r,
    ngx_responses_event_t *json)
{
    ngx_str_t   *name;
    ngx_uint_t   expected, named;

    static ngx_str_t  names[] = {
        ngx_string("request_id"),
        ngx_string("response_id"),
        ngx_string("id"),
        ngx_null_string
    };

    expected = ngx_http_responses_expected(r);
    named = 0;

    for (name = names; name->len; name++) {

        if (expected) {
            ngx_responses_request_set(json, *name, NULL);

        } else if (ngx_responses_request_has(json, *name)) {
            named = 1;
        }
    }

    return named;
}


/* of several members of that name all get the value of the last one */

static ngx_int_t
ngx_http_responses_unsign_set(ngx_http_request_t *r,
    ngx_http_responses_sign_t *sign, ngx_http_responses_body_t *body)
{
    ngx_int_t               rc;
    ngx_str_t               raw, text, id;
    ngx_uint_t              node;
    ngx_responses_event_t  *ev;

    static ngx_str_t  name = ngx_string("previous_response_id");

    ev = &body->json;
    node = ngx_responses_event_get(ev, 0, name);

    if (node == 0) {

        /* only what servers may take for it */

        ngx_responses_request_set(ev, name, NULL);
        return NGX_OK;
    }

    raw = ngx_responses_event_raw(ev, node);
    text = ngx_responses_event_string(ev, node);

    if (ngx_responses_event_kind(ev, node) != NGX_RESPONSES_JSON_NULL
        && !ngx_responses_str_is(raw, "\"\""))
    {
        if (ngx_responses_text_decode(&ngx_http_responses_mem, &body->value,
                                      text.data, text.len)
            != NGX_OK)
        {
            return NGX_ERROR;
        }

        text = ngx_responses_buf_text(&body->value);

        rc = ngx_http_responses_unsign_take(r, sign,
                                            NGX_HTTP_RESPONSES_TAKEN_BODY,
                                            text, &id, &body->error);

        if (rc == NGX_OK) {
            rc = ngx_responses_writer_string(&ngx_http_responses_mem,
                                             &body->string, id, &raw);
        }

        if (rc != NGX_OK) {
            return rc;
        }
    }

    ngx_responses_request_set(ev, name, &raw);

    return NGX_OK;
}


ngx_int_t
ngx_http_responses_unsign_header(ngx_http_request_t *r, ngx_chain_t **out)
{
    ngx_str_t                          error;
    ngx_uint_t                         n;
    const ngx_http_responses_taken_t  *taken;

    if (r->headers_out.status != NGX_HTTP_NOT_FOUND || r->upstream == NULL
        || r->upstream->headers_in.status_n != NGX_HTTP_NOT_FOUND)
    {
        return NGX_DECLINED;
    }

    if (r->err_status || r->header_only || r->method == NGX_HTTP_HEAD) {
        return NGX_DECLINED;
    }

    if (ngx_http_responses_header_encoded(r->headers_out.content_encoding)
        || !ngx_http_responses_sign_applies(r))
    {
        return NGX_DECLINED;
    }

    taken = ngx_http_responses_sign_ids(r)->taken;

    if (taken[NGX_HTTP_RESPONSES_TAKEN_URI].id.len) {
        n = NGX_HTTP_RESPONSES_TAKEN_URI;

    } else {
        n = NGX_HTTP_RESPONSES_TAKEN_BODY;
    }

    if (taken[n].id.len == 0) {
        return NGX_DECLINED;
    }

    if (ngx_http_responses_unsign_error(r, n, &taken[n].text, &error)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    return ngx_http_responses_error_replace(r, &error, 0, out);
}


static ngx_int_t
ngx_http_responses_unsign_error(ngx_http_request_t *r, ngx_uint_t n,
    const ngx_str_t *id, ngx_str_t *json)
{
    u_char                   buf[NGX_HTTP_RESPONSES_UNSIGN_SHOWN * 6 + 64];
    ngx_str_t                message;
    ngx_responses_writer_t   w;

    static const struct {
        ngx_str_t   what;
        ngx_str_t   param;
        ngx_str_t   code;
    } errors[NGX_HTTP_RESPONSES_TAKEN] = {
        { ngx_string("Response"), ngx_string("id"), ngx_null_string },
        { ngx_string("Previous response"), ngx_string("previous_response_id"),
          ngx_string("previous_response_not_found") }
    };

    ngx_responses_writer_init(&w, buf, sizeof(buf));

    ngx_responses_write_lit(&w, "\"");
    ngx_responses_write(&w, errors[n].what.data, errors[n].what.len);
    ngx_responses_write_lit(&w, " with id '");
    ngx_responses_write_text(&w, id->data,
                             ngx_min(id->len,
                                     NGX_HTTP_RESPONSES_UNSIGN_SHOWN));
    ngx_responses_write_lit(&w, "' not found.\"");

    message.data = buf;
    message.len = w.pos - buf;

    return ngx_http_responses_error_json(r->pool,
                                   ngx_responses_str("invalid_request_error"),
                                   message, &errors[n].param, errors[n].code,
                                   json);
}
