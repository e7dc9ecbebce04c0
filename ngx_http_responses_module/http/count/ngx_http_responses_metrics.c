
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The handler of responses_status: sends the text of counters, or to browsers
 * a page that reads this text, with "?page" the last hour and pages beside it.
 *
 * Never changes a counter, and never sends back a part of the request.
 * Invariant: the text is the same when it is written again, as it is written
 * first for its length.
 */


#include "http/count/ngx_http_responses_count_zone.h"
#include "http/limit/ngx_http_responses_limit.h"

#include <nginx.h>
#include <ngx_http_responses_page.h>


#define ngx_http_responses_metrics_page(r)                                    \
    ((r)->args.len == 4 && ngx_strncmp((r)->args.data, "page", 4) == 0)


static ngx_uint_t ngx_http_responses_metrics_browser(ngx_http_request_t *r);
static ngx_int_t ngx_http_responses_metrics_text(ngx_http_request_t *r,
    ngx_str_t *text);
static ngx_int_t ngx_http_responses_metrics_hour(ngx_http_request_t *r,
    ngx_http_responses_zone_t *zone, ngx_responses_metrics_t *metrics);
static void ngx_http_responses_metrics_write(ngx_http_request_t *r,
    ngx_responses_writer_t *w, const ngx_responses_metrics_t *metrics);
static ngx_uint_t ngx_http_responses_metrics_linked(ngx_http_request_t *r,
    ngx_http_responses_page_t *page);


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

    if (ngx_http_responses_metrics_hour(r, conf->status->data, &metrics)
        != NGX_OK
        || ngx_http_responses_count_copy(conf->status->data, r->pool, &metrics)
           != NGX_OK
        || ngx_http_responses_limit_copy(r, &metrics) != NGX_OK)
    {
        return NGX_ERROR;
    }

    text->data = NULL;

    ngx_responses_writer_init(&w, text->data, 0);
    ngx_http_responses_metrics_write(r, &w, &metrics);

    text->len = w.missing;

    text->data = ngx_pnalloc(r->pool, text->len);
    if (text->data == NULL) {
        return NGX_ERROR;
    }

    ngx_responses_writer_init(&w, text->data, text->len);
    ngx_http_responses_metrics_write(r, &w, &metrics);

    return NGX_OK;
}


/* the page alone asks for the hour, and not each second: scrapers keep time */

static ngx_int_t
ngx_http_responses_metrics_hour(ngx_http_request_t *r,
    ngx_http_responses_zone_t *zone, ngx_responses_metrics_t *metrics)
{
    metrics->hour = NULL;
    metrics->now = ngx_time();

    if (!ngx_http_responses_metrics_page(r) || zone->sh->hour == NULL) {
        return NGX_OK;
    }

    metrics->hour = ngx_palloc(r->pool, sizeof(ngx_responses_hour_t));

    if (metrics->hour == NULL) {
        return NGX_ERROR;
    }

    return NGX_OK;
}


/* comments, to other readers */

static void
ngx_http_responses_metrics_write(ngx_http_request_t *r,
    ngx_responses_writer_t *w, const ngx_responses_metrics_t *metrics)
{
    ngx_str_t                             *zone, *uri;
    ngx_http_responses_page_t             *page;
    ngx_http_responses_count_main_conf_t  *cmcf;

    ngx_responses_metrics_write(w, metrics, NGINX_VERSION);

    if (!ngx_http_responses_metrics_page(r)) {
        return;
    }

    cmcf = ngx_http_get_module_main_conf(r, ngx_http_responses_count_module);

    for (page = cmcf->pages; page; page = page->next) {

        if (!ngx_http_responses_metrics_linked(r, page)) {
            continue;
        }

        zone = &page->shm_zone->shm.name;
        uri = &page->location->name;

        ngx_responses_write_lit(w, "# page zone=\"");
        ngx_responses_write_label(w, zone->data, zone->len);
        ngx_responses_write_lit(w, "\",uri=\"");
        ngx_responses_write_label(w, uri->data, uri->len);
        ngx_responses_write_lit(w, "\"\n");
    }
}


/* whether a browser that has this page can open the other */

static ngx_uint_t
ngx_http_responses_metrics_linked(ngx_http_request_t *r,
    ngx_http_responses_page_t *page)
{
    ngx_http_core_loc_conf_t  *clcf;

    clcf = page->location;

#if (NGX_PCRE)
    if (clcf->regex) {
        return 0;
    }
#endif

    return page->server == ngx_http_get_module_srv_conf(r,
                                                        ngx_http_core_module)
           && !clcf->named && !clcf->internal;
}
