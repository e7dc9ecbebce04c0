
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The handler of responses_status: sends the text of counters, or to browsers
 * a page that reads this text.
 *
 * Never changes a counter, and never sends back a part of the request.
 * Invariant: the text is the same when it is written again, as it is written
 * first for its length.
 */


#include "http/count/ngx_http_responses_count_zone.h"
#include "http/limit/ngx_http_responses_limit.h"

#include <nginx.h>
#include <ngx_http_responses_page.h>


static ngx_uint_t ngx_http_responses_metrics_browser(ngx_http_request_t *r);
static ngx_int_t ngx_http_responses_metrics_text(ngx_http_request_t *r,
    ngx_str_t *text);


ngx_int_t
ngx_http_responses_metrics_handler(ngx_http_request_t *r)
{
    ngx_str_t                 type;
    ngx_http_complex_value_t  text;

    if (!(r->method & (NGX_HTTP_GET|NGX_HTTP_HEAD))) {
        return NGX_HTTP_NOT_ALLOWED;
    }

    ngx_memzero(&text, sizeof(ngx_http_complex_value_t));

    if (ngx_http_responses_metrics_browser(r)) {
        ngx_str_set(&type, "text/html; charset=utf-8");

        text.value.data = ngx_http_responses_page;
        text.value.len = sizeof(ngx_http_responses_page) - 1;

    } else {
        ngx_str_set(&type, "text/plain; version=0.0.4; charset=utf-8");

        if (ngx_http_responses_metrics_text(r, &text.value) != NGX_OK) {
            return NGX_HTTP_INTERNAL_SERVER_ERROR;
        }
    }

    /* the page has the rest of its policy in itself */

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

    return ngx_http_send_response(r, NGX_HTTP_OK, &type, &text);
}


/* an argument asks for the text, so that a link can */

static ngx_uint_t
ngx_http_responses_metrics_browser(ngx_http_request_t *r)
{
    ngx_table_elt_t  *h;

    h = ngx_http_responses_header_find(&r->headers_in.headers, "Accept");

    return h && r->args.len == 0
           && ngx_strcasestrn(h->value.data, "text/html", 9 - 1);
}


static ngx_int_t
ngx_http_responses_metrics_text(ngx_http_request_t *r, ngx_str_t *text)
{
    ngx_responses_writer_t            w;
    ngx_responses_metrics_t           metrics;
    ngx_http_responses_count_conf_t  *conf;

    conf = ngx_http_get_module_loc_conf(r, ngx_http_responses_count_module);

    /* zones of limits are shown with any zone of counters */

    if (ngx_http_responses_count_copy(conf->status->data, r->pool, &metrics)
        != NGX_OK
        || ngx_http_responses_limit_copy(r, &metrics) != NGX_OK)
    {
        return NGX_ERROR;
    }

    text->data = NULL;

    ngx_responses_writer_init(&w, text->data, 0);
    ngx_responses_metrics_write(&w, &metrics, NGINX_VERSION);

    text->len = w.missing;

    text->data = ngx_pnalloc(r->pool, text->len);
    if (text->data == NULL) {
        return NGX_ERROR;
    }

    ngx_responses_writer_init(&w, text->data, text->len);
    ngx_responses_metrics_write(&w, &metrics, NGINX_VERSION);

    return NGX_OK;
}
