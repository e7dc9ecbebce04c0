
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The handler of responses_status: sends the counters as text, or to browsers
 * a page that reads this text.
 *
 * Never changes a counter, and never sends back a part of the request.
 */


#include "http/ngx_http_responses_zone.h"

#include <ngx_http_responses_page.h>


static ngx_uint_t ngx_http_responses_status_browser(ngx_http_request_t *r);
static ngx_int_t ngx_http_responses_status_text(ngx_http_request_t *r,
    ngx_str_t *text);
static ngx_int_t ngx_http_responses_status_send(ngx_http_request_t *r,
    ngx_str_t *text);

ngx_int_t
ngx_http_responses_status_handler(ngx_http_request_t *r)
{
    ngx_int_t  rc;
    ngx_str_t  text;

    if (!(r->method & (NGX_HTTP_GET|NGX_HTTP_HEAD))) {
        return NGX_HTTP_NOT_ALLOWED;
    }

    rc = ngx_http_discard_request_body(r);

    if (rc != NGX_OK) {
        return rc;
    }

    if (ngx_http_responses_status_browser(r)) {
        text.data = ngx_http_responses_page;
        text.len = sizeof(ngx_http_responses_page) - 1;

        ngx_str_set(&r->headers_out.content_type, "text/html; charset=utf-8");

    } else {
        if (ngx_http_responses_status_text(r, &text) != NGX_OK) {
            return NGX_HTTP_INTERNAL_SERVER_ERROR;
        }

        ngx_str_set(&r->headers_out.content_type,
                    "text/plain; version=0.0.4; charset=utf-8");
    }

    return ngx_http_responses_status_send(r, &text);
}


/* an argument asks for the text, so that a link can */

static ngx_uint_t
ngx_http_responses_status_browser(ngx_http_request_t *r)
{
    ngx_table_elt_t  *h;

    h = ngx_http_responses_header_find(&r->headers_in.headers, "Accept");

    return h && r->args.len == 0
           && ngx_strcasestrn(h->value.data, "text/html", 9 - 1);
}


static ngx_int_t
ngx_http_responses_status_text(ngx_http_request_t *r, ngx_str_t *text)
{
    ngx_responses_writer_t               w;
    ngx_http_responses_snapshot_t        snapshot;
    ngx_http_responses_zone_loc_conf_t  *zlcf;

    zlcf = ngx_http_get_module_loc_conf(r, ngx_http_responses_zone_module);

    if (ngx_http_responses_count_snapshot(zlcf->status->data, r->pool,
                                          &snapshot)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    text->data = NULL;

    ngx_responses_writer_init(&w, text->data, 0);
    ngx_http_responses_metrics(&w, &snapshot);

    text->len = w.missing;

    text->data = ngx_pnalloc(r->pool, text->len);
    if (text->data == NULL) {
        return NGX_ERROR;
    }

    ngx_responses_writer_init(&w, text->data, text->len);
    ngx_http_responses_metrics(&w, &snapshot);

    return NGX_OK;
}


/* the page has the rest of its policy in itself */

static ngx_int_t
ngx_http_responses_status_send(ngx_http_request_t *r, ngx_str_t *text)
{
    ngx_buf_t    *b;
    ngx_int_t     rc;
    ngx_chain_t   out;

    if (ngx_http_responses_header_add(r, "Cache-Control", "no-store")
        != NGX_OK
        || ngx_http_responses_header_add(r, "X-Content-Type-Options",
                                            "nosniff")
           != NGX_OK
        || ngx_http_responses_header_add(r, "Content-Security-Policy",
                                            "frame-ancestors 'none'")
           != NGX_OK)
    {
        return NGX_HTTP_INTERNAL_SERVER_ERROR;
    }

    r->headers_out.status = NGX_HTTP_OK;
    r->headers_out.content_length_n = text->len;
    r->headers_out.content_type_len = r->headers_out.content_type.len;
    r->headers_out.content_type_lowcase = NULL;

    rc = ngx_http_send_header(r);

    if (rc == NGX_ERROR || rc > NGX_OK || r->header_only) {
        return rc;
    }

    b = ngx_calloc_buf(r->pool);
    if (b == NULL) {
        return NGX_ERROR;
    }

    b->pos = text->data;
    b->last = text->data + text->len;
    b->memory = 1;
    b->last_buf = (r == r->main);
    b->last_in_chain = 1;

    out.buf = b;
    out.next = NULL;

    return ngx_http_output_filter(r, &out);
}
