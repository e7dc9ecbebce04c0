
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The handler of responses_status: selects the format and sends the counters.
 *
 * Changes nothing.  The request selects a row of the table of formats; no
 * part of the request is sent back.
 */


#include "http/ngx_http_responses_zone.h"


/* a media range of Accept and its quality */

typedef struct {
    ngx_str_t    type;
    ngx_uint_t   q;                    /* thousandths */
} ngx_http_responses_accept_t;


typedef struct {
    ngx_str_t    name;                 /* in ?format= */
    ngx_str_t    accept;
    ngx_str_t    type;
} ngx_http_responses_format_t;


static ngx_int_t ngx_http_responses_status_format(ngx_http_request_t *r);
static ngx_uint_t ngx_http_responses_status_accept(ngx_http_request_t *r);
static void ngx_http_responses_status_range(ngx_str_t *value, u_char **pos,
    ngx_http_responses_accept_t *accept);
static ngx_uint_t ngx_http_responses_status_q(u_char *p, u_char *last);
static ngx_uint_t ngx_http_responses_status_match(ngx_str_t *range,
    ngx_str_t *type);
static ngx_int_t ngx_http_responses_status_not_allowed(
    ngx_http_request_t *r);
static ngx_int_t ngx_http_responses_status_write(ngx_http_request_t *r,
    ngx_uint_t format, ngx_str_t *text);
static ngx_uint_t ngx_http_responses_status_scraper(ngx_http_request_t *r,
    ngx_uint_t format);
static ngx_int_t ngx_http_responses_status_send(ngx_http_request_t *r,
    ngx_uint_t status, ngx_str_t *type, ngx_str_t *text);
static ngx_int_t ngx_http_responses_status_header(ngx_http_request_t *r,
    const char *name, ngx_str_t *value);


/* indexed by ngx_http_responses_format_e */

static ngx_http_responses_format_t  ngx_http_responses_formats[] = {

    { ngx_string("prometheus"),
      ngx_string("text/plain"),
      ngx_string("text/plain; version=0.0.4; charset=utf-8") },

    { ngx_string("openmetrics"),
      ngx_string("application/openmetrics-text"),
      ngx_string("application/openmetrics-text; version=1.0.0; "
                 "charset=utf-8") },

    { ngx_string("json"),
      ngx_string("application/json"),
      ngx_string("application/json") },

    { ngx_string("html"),
      ngx_string("text/html"),
      ngx_string("text/html; charset=utf-8") }
};


static ngx_str_t  ngx_http_responses_text_type = ngx_string(
    "text/plain; charset=utf-8");

static ngx_str_t  ngx_http_responses_unknown_format = ngx_string(
    "unknown format, expected ?format=prometheus, openmetrics, json or html"
    CRLF);


ngx_int_t
ngx_http_responses_status_handler(ngx_http_request_t *r)
{
    ngx_int_t  rc, format;
    ngx_str_t  text;

    if (!(r->method & (NGX_HTTP_GET|NGX_HTTP_HEAD))) {
        return ngx_http_responses_status_not_allowed(r);
    }

    rc = ngx_http_discard_request_body(r);

    if (rc != NGX_OK) {
        return rc;
    }

    format = ngx_http_responses_status_format(r);

    if (format == NGX_DECLINED) {
        return ngx_http_responses_status_send(r, NGX_HTTP_BAD_REQUEST,
                                           &ngx_http_responses_text_type,
                                           &ngx_http_responses_unknown_format);
    }

    if (ngx_http_responses_status_write(r, format, &text) != NGX_OK) {
        return NGX_HTTP_INTERNAL_SERVER_ERROR;
    }

    if (format == NGX_HTTP_RESPONSES_HTML
        && ngx_http_responses_status_header(r, "Content-Security-Policy",
                                            &ngx_http_responses_page_policy)
           != NGX_OK)
    {
        return NGX_HTTP_INTERNAL_SERVER_ERROR;
    }

    return ngx_http_responses_status_send(r, NGX_HTTP_OK,
                                   &ngx_http_responses_formats[format].type,
                                   &text);
}


static ngx_int_t
ngx_http_responses_status_format(ngx_http_request_t *r)
{
    ngx_str_t                     value;
    ngx_uint_t                    i;
    ngx_http_responses_format_t  *format;

    if (ngx_http_arg(r, (u_char *) "format", 6, &value) != NGX_OK) {
        return ngx_http_responses_status_accept(r);
    }

    format = ngx_http_responses_formats;

    for (i = 0; i < NGX_HTTP_RESPONSES_FORMATS; i++) {

        if (format[i].name.len == value.len
            && ngx_strncmp(format[i].name.data, value.data, value.len) == 0)
        {
            return i;
        }
    }

    return NGX_DECLINED;
}


/*
 * RFC 9110, section 12.5.1: the most specific range that matches a type
 * applies.  Of types with the same quality the first is sent, and the default
 * if none is acceptable.
 */

static ngx_uint_t
ngx_http_responses_status_accept(ngx_http_request_t *r)
{
    u_char                       *p;
    ngx_uint_t                    i, n, k, match, best;
    ngx_list_part_t              *part;
    ngx_table_elt_t              *h;
    ngx_http_responses_accept_t   accept;

    struct {
        ngx_uint_t                match;
        ngx_uint_t                q;
        ngx_uint_t                n;
    } wanted[NGX_HTTP_RESPONSES_FORMATS];

    ngx_memzero(wanted, sizeof(wanted));

    n = 0;

    for (part = &r->headers_in.headers.part; part; part = part->next) {
        h = part->elts;

        for (i = 0; i < part->nelts; i++) {

            if (h[i].key.len != sizeof("Accept") - 1
                || ngx_strncasecmp(h[i].key.data, (u_char *) "Accept",
                                   sizeof("Accept") - 1)
                   != 0)
            {
                continue;
            }

            p = h[i].value.data;

            while (p < h[i].value.data + h[i].value.len) {
                ngx_http_responses_status_range(&h[i].value, &p, &accept);
                n++;

                for (k = 0; k < NGX_HTTP_RESPONSES_FORMATS; k++) {
                    match = ngx_http_responses_status_match(&accept.type,
                                      &ngx_http_responses_formats[k].accept);

                    if (match > wanted[k].match) {
                        wanted[k].match = match;
                        wanted[k].q = accept.q;
                        wanted[k].n = n;
                    }
                }
            }
        }
    }

    best = NGX_HTTP_RESPONSES_PROMETHEUS;

    for (k = 0; k < NGX_HTTP_RESPONSES_FORMATS; k++) {

        if (wanted[k].q > wanted[best].q
            || (wanted[k].q && wanted[k].q == wanted[best].q
                && (wanted[k].match > wanted[best].match
                    || (wanted[k].match == wanted[best].match
                        && wanted[k].n < wanted[best].n))))
        {
            best = k;
        }
    }

    return best;
}


/* reads an element of the list and its comma */

static void
ngx_http_responses_status_range(ngx_str_t *value, u_char **pos,
    ngx_http_responses_accept_t *accept)
{
    u_char  *p, *end, *last;

    p = *pos;
    last = value->data + value->len;

    while (p < last && (*p == ' ' || *p == '\t')) {
        p++;
    }

    end = ngx_strlchr(p, last, ',');

    if (end == NULL) {
        end = last;
    }

    *pos = end + 1;

    accept->type.data = p;

    while (p < end && *p != ';' && *p != ' ' && *p != '\t') {
        p++;
    }

    accept->type.len = p - accept->type.data;
    accept->q = 1000;

    while (p < end) {

        if (*p++ != ';') {
            continue;
        }

        while (p < end && (*p == ' ' || *p == '\t')) {
            p++;
        }

        if (end - p > 2 && (*p == 'q' || *p == 'Q') && p[1] == '=') {
            accept->q = ngx_http_responses_status_q(p + 2, end);
        }
    }
}


/* "1", "0.5", "0.123"; an invalid value is the default */

static ngx_uint_t
ngx_http_responses_status_q(u_char *p, u_char *last)
{
    ngx_uint_t  q, digit;

    if (*p != '0' && *p != '1') {
        return 1000;
    }

    q = (*p++ - '0') * 1000;

    if (p == last || *p++ != '.') {
        return q;
    }

    for (digit = 100; digit && p < last; digit /= 10) {

        if (*p < '0' || *p > '9') {
            break;
        }

        q += (*p++ - '0') * digit;
    }

    return ngx_min(q, 1000);
}


/* 0: no match, otherwise how specific the match is */

static ngx_uint_t
ngx_http_responses_status_match(ngx_str_t *range, ngx_str_t *type)
{
    size_t  len;

    if (range->len == type->len
        && ngx_strncasecmp(range->data, type->data, type->len) == 0)
    {
        return 3;
    }

    if (range->len == 3 && ngx_strncmp(range->data, "*/*", 3) == 0) {
        return 1;
    }

    len = ngx_strlchr(type->data, type->data + type->len, '/') + 1
          - type->data;

    if (range->len == len + 1 && range->data[len] == '*'
        && ngx_strncasecmp(range->data, type->data, len) == 0)
    {
        return 2;
    }

    return 0;
}


static ngx_int_t
ngx_http_responses_status_not_allowed(ngx_http_request_t *r)
{
    ngx_str_t  allow = ngx_string("GET, HEAD");

    if (ngx_http_responses_status_header(r, "Allow", &allow) != NGX_OK) {
        return NGX_HTTP_INTERNAL_SERVER_ERROR;
    }

    return NGX_HTTP_NOT_ALLOWED;
}


static ngx_int_t
ngx_http_responses_status_write(ngx_http_request_t *r, ngx_uint_t format,
    ngx_str_t *text)
{
    u_char                              *p;
    size_t                               size;
    ngx_responses_writer_t               w;
    ngx_msec_t                           zero;
    ngx_http_responses_snapshot_t        snapshot;
    ngx_http_responses_zone_loc_conf_t  *zlcf;

    if (format == NGX_HTTP_RESPONSES_HTML) {
        *text = ngx_http_responses_page;
        return NGX_OK;
    }

    zlcf = ngx_http_get_module_loc_conf(r, ngx_http_responses_zone_module);

    zero = ngx_http_responses_status_scraper(r, format) ? zlcf->zero : 0;

    if (ngx_http_responses_count_snapshot(zlcf->status->data, r->pool, zero,
                                          &snapshot)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    p = NULL;
    size = 0;

    for ( ;; ) {
        ngx_responses_writer_init(&w, p, size);

        if (format == NGX_HTTP_RESPONSES_JSON) {
            ngx_http_responses_metrics_json(&w, &snapshot);

        } else {
            ngx_http_responses_metrics_text(&w, &snapshot,
                                 format == NGX_HTTP_RESPONSES_OPENMETRICS);
        }

        if (p) {
            break;
        }

        size = w.missing;

        p = ngx_pnalloc(r->pool, size);
        if (p == NULL) {
            return NGX_ERROR;
        }
    }

    text->data = w.start;
    text->len = w.pos - w.start;

    return NGX_OK;
}


/* Prometheus and what understands its configuration send this field */

static ngx_uint_t
ngx_http_responses_status_scraper(ngx_http_request_t *r, ngx_uint_t format)
{
    ngx_str_t         name;
    ngx_uint_t        i;
    ngx_list_part_t  *part;
    ngx_table_elt_t  *h;

    if (format != NGX_HTTP_RESPONSES_PROMETHEUS
        && format != NGX_HTTP_RESPONSES_OPENMETRICS)
    {
        return 0;
    }

    ngx_str_set(&name, "X-Prometheus-Scrape-Timeout-Seconds");

    for (part = &r->headers_in.headers.part; part; part = part->next) {
        h = part->elts;

        for (i = 0; i < part->nelts; i++) {

            if (h[i].key.len == name.len
                && ngx_strncasecmp(h[i].key.data, name.data, name.len) == 0)
            {
                return 1;
            }
        }
    }

    return 0;
}


static ngx_int_t
ngx_http_responses_status_send(ngx_http_request_t *r, ngx_uint_t status,
    ngx_str_t *type, ngx_str_t *text)
{
    ngx_buf_t    *b;
    ngx_int_t     rc;
    ngx_str_t     store = ngx_string("no-store");
    ngx_str_t     sniff = ngx_string("nosniff");
    ngx_chain_t   out;

    r->headers_out.status = status;
    r->headers_out.content_length_n = text->len;
    r->headers_out.content_type = *type;
    r->headers_out.content_type_len = type->len;
    r->headers_out.content_type_lowcase = NULL;

    if (ngx_http_responses_status_header(r, "Cache-Control", &store) != NGX_OK
        || ngx_http_responses_status_header(r, "X-Content-Type-Options",
                                            &sniff)
           != NGX_OK)
    {
        return NGX_HTTP_INTERNAL_SERVER_ERROR;
    }

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


static ngx_int_t
ngx_http_responses_status_header(ngx_http_request_t *r, const char *name,
    ngx_str_t *value)
{
    ngx_table_elt_t  *h;

    h = ngx_list_push(&r->headers_out.headers);
    if (h == NULL) {
        return NGX_ERROR;
    }

    ngx_memzero(h, sizeof(ngx_table_elt_t));

    h->hash = 1;
    h->key.data = (u_char *) name;
    h->key.len = ngx_strlen(name);
    h->value = *value;

    return NGX_OK;
}
