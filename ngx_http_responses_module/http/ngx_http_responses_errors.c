
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Errors that nginx itself makes leave in the form of the API.
 *
 * This filter runs after the others of the module.  It replaces the page that
 * nginx has built in, also that of a response which the module refuses; this
 * whatever "responses_errors" is.  Never replaces the response of an upstream,
 * nor an error page of the configuration.
 * Invariant: the status and the fields of the header are those of nginx.
 */


#include "http/ngx_http_responses.h"
#include "http/ngx_http_responses_error.h"


static ngx_int_t ngx_http_responses_errors_filter(ngx_http_request_t *r);
static ngx_uint_t ngx_http_responses_errors_page(ngx_http_request_t *r);


static ngx_http_output_header_filter_pt  ngx_http_responses_errors_next;


/* the target of an error page may be any location, an inner "if" as well */

ngx_int_t
ngx_http_responses_errors_handler(ngx_http_request_t *r)
{
    ngx_http_responses_notes_t  *notes;

    if (r != r->main || r->err_status == 0) {
        return NGX_DECLINED;
    }

    notes = ngx_http_responses_notes_add(r);
    if (notes == NULL) {
        return NGX_HTTP_INTERNAL_SERVER_ERROR;
    }

    notes->refused = 0;
    notes->page = r->err_status;
    notes->page_upstream = r->upstream;

    return NGX_DECLINED;
}


static ngx_int_t
ngx_http_responses_errors_filter(ngx_http_request_t *r)
{
    time_t                             retry;
    ngx_int_t                          rc;
    ngx_str_t                          json;
    ngx_chain_t                       *out;
    const ngx_http_responses_error_t  *row;

    if (!ngx_http_responses_errors_page(r)) {
        return ngx_http_responses_errors_next(r);
    }

    row = ngx_http_responses_error_row(r->err_status);
    retry = (r->err_status == NGX_HTTP_TOO_MANY_REQUESTS);

    if (ngx_http_responses_error_json(r->pool, row->type, row->message, NULL,
                                        row->code, &json)
        != NGX_OK
        || ngx_http_responses_error_replace(r, &json, retry, &out) != NGX_OK)
    {
        return NGX_ERROR;
    }

    rc = ngx_http_responses_errors_next(r);

    if (rc == NGX_ERROR || rc > NGX_OK || r->header_only) {
        return rc;
    }

    rc = ngx_http_output_filter(r, out);

    /* nginx sends no page then; gzip would read no body any more */

    r->header_only = 1;

    return rc;
}


/*
 * Whether the response is a page that nginx has built in.  It has no other
 * sign than that the status was set by nginx: not by an upstream, which would
 * still have its cleanup, nor before the request came to an error page.
 */

static ngx_uint_t
ngx_http_responses_errors_page(ngx_http_request_t *r)
{
    ngx_http_upstream_t               *u;
    ngx_http_responses_loc_conf_t     *rlcf;
    const ngx_http_responses_notes_t  *notes;

    if (r != r->main || r->err_status < NGX_HTTP_BAD_REQUEST) {
        return 0;
    }

    notes = ngx_http_responses_notes(r);

    if (notes->refused) {
        return 1;
    }

    u = r->upstream;
    rlcf = ngx_http_get_module_loc_conf(r, ngx_http_responses_module);

    if (!rlcf->errors
        || ngx_http_get_module_ctx(r, ngx_http_responses_module))
    {
        return 0;
    }

    if (u && u->cleanup) {
        return 0;
    }

    if (r->err_status != notes->page) {
        return 1;
    }

    /* the server of an error page may have failed in the same way */

    return u != notes->page_upstream && !r->cached;
}


void
ngx_http_responses_errors_init(void)
{
    ngx_http_responses_errors_next = ngx_http_top_header_filter;
    ngx_http_top_header_filter = ngx_http_responses_errors_filter;
}
