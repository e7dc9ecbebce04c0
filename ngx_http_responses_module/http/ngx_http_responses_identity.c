
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Upstreams are asked for responses that are not compressed.
 *
 * "Accept-Encoding" of the request is "identity" as long as it has an upstream
 * of a location with "responses".  Filters that compress for the client find
 * what it has sent.  A field that the configuration sets is sent instead.
 *
 * Never changes what is logged, nor a request without that field.  Invariant:
 * the values of the client are back when its upstream has ended.
 */


#include "http/ngx_http_responses_kind.h"


typedef struct {
    ngx_table_elt_t                 *header;
    ngx_str_t                        value;
} ngx_http_responses_identity_value_t;


/* a request that a location passes to an upstream */

struct ngx_http_responses_identity_s {
    ngx_http_handler_pt              handler;      /* of the location */
    ngx_http_upstream_t             *upstream;     /* NULL: not created yet */
    void                           (*finalize_request)(ngx_http_request_t *r,
                                                       ngx_int_t rc);

    ngx_array_t                      values;       /* empty: they are back */
    ngx_table_elt_t                 *client;       /* what filters look at */

    ngx_http_responses_identity_t   *before;       /* of the request */
};


static ngx_int_t ngx_http_responses_identity_content(ngx_http_request_t *r);
static ngx_int_t ngx_http_responses_identity_set(ngx_http_request_t *r,
    ngx_http_responses_identity_t *identity);
static void ngx_http_responses_identity_restore(ngx_http_request_t *r,
    ngx_http_responses_identity_t *identity);
static void ngx_http_responses_identity_finalize(ngx_http_request_t *r,
    ngx_int_t rc);


ngx_int_t
ngx_http_responses_identity_handler(ngx_http_request_t *r)
{
    ngx_table_elt_t                *h;
    ngx_http_responses_notes_t     *notes;
    ngx_http_responses_loc_conf_t  *rlcf;
    ngx_http_responses_identity_t  *identity;

    rlcf = ngx_http_get_module_loc_conf(r, ngx_http_responses_module);

    if (r != r->main || !ngx_http_responses_acts(rlcf)) {
        return NGX_DECLINED;
    }

    if (r->content_handler == NULL
        || r->content_handler == ngx_http_responses_identity_content)
    {
        return NGX_DECLINED;
    }

    h = ngx_http_responses_header_find(&r->headers_in.headers,
                                       "Accept-Encoding");

    if (h == NULL) {
        return NGX_DECLINED;
    }

    notes = ngx_http_responses_notes_add(r);
    identity = ngx_pcalloc(r->pool, sizeof(ngx_http_responses_identity_t));

    if (notes == NULL || identity == NULL) {
        return NGX_HTTP_INTERNAL_SERVER_ERROR;
    }

    identity->handler = r->content_handler;
    identity->before = notes->identity;

    notes->identity = identity;

    r->content_handler = ngx_http_responses_identity_content;

    return NGX_DECLINED;
}


/* the handler of the location creates the upstream, or there is none */

static ngx_int_t
ngx_http_responses_identity_content(ngx_http_request_t *r)
{
    ngx_int_t                       rc;
    ngx_http_upstream_t            *u, *before;
    ngx_http_responses_identity_t  *identity;

    before = r->upstream;
    identity = ngx_http_responses_notes(r)->identity;

    if (identity->before) {
        ngx_http_responses_identity_restore(r, identity->before);
    }

    if (ngx_http_responses_identity_set(r, identity) != NGX_OK) {
        return NGX_HTTP_INTERNAL_SERVER_ERROR;
    }

    rc = identity->handler(r);

    /* an upstream that failed at once may have an error page */

    if (ngx_http_responses_notes(r)->identity != identity) {
        return rc;
    }

    u = r->upstream;

    if (ngx_http_responses_begun(u, before)
        && u->cleanup && u->finalize_request)
    {
        identity->upstream = u;
        identity->finalize_request = u->finalize_request;
        u->finalize_request = ngx_http_responses_identity_finalize;

        return rc;
    }

    ngx_http_responses_identity_restore(r, identity);

    return rc;
}


static ngx_int_t
ngx_http_responses_identity_set(ngx_http_request_t *r,
    ngx_http_responses_identity_t *identity)
{
    ngx_table_elt_t                      *h;
    ngx_http_responses_identity_value_t  *value;

    if (ngx_array_init(&identity->values, r->pool, 1,
                       sizeof(ngx_http_responses_identity_value_t))
        != NGX_OK)
    {
        return NGX_ERROR;
    }

#if (NGX_HTTP_GZIP)

    identity->client = r->headers_in.accept_encoding;

    if (identity->client) {
        h = ngx_palloc(r->pool, sizeof(ngx_table_elt_t));
        if (h == NULL) {
            return NGX_ERROR;
        }

        *h = *identity->client;
        r->headers_in.accept_encoding = h;
    }

#endif

    h = NULL;

    for ( ;; ) {
        h = ngx_http_responses_header_next(&r->headers_in.headers,
                                           "Accept-Encoding", h);
        if (h == NULL) {
            return NGX_OK;
        }

        value = ngx_array_push(&identity->values);
        if (value == NULL) {
            return NGX_ERROR;
        }

        value->header = h;
        value->value = h->value;

        ngx_str_set(&h->value, "identity");
    }
}


static void
ngx_http_responses_identity_restore(ngx_http_request_t *r,
    ngx_http_responses_identity_t *identity)
{
    ngx_uint_t                            i;
    ngx_http_responses_identity_value_t  *value;

    value = identity->values.elts;

    for (i = 0; i < identity->values.nelts; i++) {
        value[i].header->value = value[i].value;
    }

#if (NGX_HTTP_GZIP)

    if (identity->values.nelts) {
        r->headers_in.accept_encoding = identity->client;
    }

#endif

    identity->values.nelts = 0;
}


static void
ngx_http_responses_identity_finalize(ngx_http_request_t *r, ngx_int_t rc)
{
    ngx_http_responses_identity_t  *identity;

    identity = ngx_http_responses_notes(r)->identity;

    while (identity->upstream != r->upstream) {
        identity = identity->before;
    }

    ngx_http_responses_identity_restore(r, identity);

    identity->finalize_request(r, rc);
}
