
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The handler of responses_status: sends counters as text, in the format 0.0.4
 * of Prometheus, or to browsers a page that reads this text.
 *
 * Never changes a counter, and never sends back a part of the request.
 * Invariant: the text is the same when it is written again, as it is written
 * first for its length.  A new metric is a row of a table.  Keys are valid
 * UTF-8 when they are counted, and are escaped here.
 */


#include "core/ngx_responses_version.h"
#include "core/ngx_responses_writer.h"
#include "engine/ngx_responses_repair.h"
#include "http/ngx_http_responses_kind.h"
#include "http/ngx_http_responses_zone.h"

#include <nginx.h>
#include <ngx_http_responses_page.h>


/* the longest text that is printed at once: a name and its help */

#define NGX_HTTP_RESPONSES_LINE  256

#define count(field)  offsetof(ngx_responses_count_t, field)
#define zone(field)   offsetof(ngx_http_responses_zone_sums_t, field)


/* sums of each key or of the zone; their offset is that of the first one */

typedef struct {
    const char                            *name;
    const char                            *type;
    const char                            *help;
    ngx_uint_t                             zone;   /* unsigned zone:1; */
    size_t                                 offset;
    ngx_uint_t                             n;      /* sums or bounds */
    const char                            *label;  /* NULL: one sum */
    ngx_str_t                             *values; /* NULL: repairs */
    const ngx_msec_t                      *bounds; /* of a histogram */
} ngx_http_responses_metric_t;


/* the current line */

typedef struct {
    ngx_responses_writer_t                *w;
    ngx_http_responses_snapshot_t         *snapshot;
    const ngx_http_responses_metric_t     *metric;
    ngx_http_responses_key_t              *key;    /* NULL: the zone */
} ngx_http_responses_metrics_t;


static ngx_uint_t ngx_http_responses_metrics_browser(ngx_http_request_t *r);
static ngx_int_t ngx_http_responses_metrics_text(ngx_http_request_t *r,
    ngx_str_t *text);
static void ngx_http_responses_metrics_write(ngx_responses_writer_t *w,
    ngx_http_responses_snapshot_t *snapshot);
static void ngx_http_responses_metrics_sums(ngx_http_responses_metrics_t *m,
    void *sums);
static void ngx_http_responses_metrics_histogram(
    ngx_http_responses_metrics_t *m, ngx_responses_histogram_t *histogram);
static void ngx_http_responses_metrics_sample(ngx_http_responses_metrics_t *m,
    const char *suffix, const char *label, ngx_str_t *value);
static u_char *ngx_http_responses_metrics_seconds(u_char *p, uint64_t ms);
static void ngx_http_responses_metrics_print(ngx_responses_writer_t *w,
    const char *fmt, ...);


static const ngx_http_responses_metric_t  ngx_http_responses_metrics[] = {

    { "open_streams", "gauge", "Open event streams.",
      1, zone(open), 1, NULL, NULL, NULL },

    { "zone_start_time_seconds", "gauge", "Time since which the zone counts.",
      1, zone(start), 1, NULL, NULL, NULL },

    { "zone_keys", "gauge", "Keys in the zone.",
      1, zone(keys), 1, NULL, NULL, NULL },

    { "zone_keys_limit", "gauge", "Keys that fit into the zone.",
      1, zone(max), 1, NULL, NULL, NULL },

    { "zone_overflows_total", "counter",
      "Responses whose key did not fit into the zone.",
      1, zone(overflows), 1, NULL, NULL, NULL },

    { "held_failures_total", "counter",
      "Held streams that failed, of all servers that were asked.",
      1, zone(failures), 1, NULL, NULL, NULL },

    { "limited_total", "counter", "Requests that exceeded a token limit.",
      1, zone(limited), 1, NULL, NULL, NULL },

    { "unlimited_total", "counter",
      "Requests that were not limited as the zone of the limit was full.",
      1, zone(unlimited), 1, NULL, NULL, NULL },

    { "repairs_total", "counter", "Repaired responses by repair.",
      1, zone(repairs), NGX_HTTP_RESPONSES_REPAIRS, "repair", NULL, NULL },

    { "streams_total", "counter", "Responses by status.",
      0, count(streams), NGX_RESPONSES_COUNT_STATUSES, "status",
      ngx_http_responses_statuses, NULL },

    { "apis_total", "counter", "Responses by API.",
      0, count(apis), NGX_RESPONSES_APIS, "api",
      ngx_responses_api_names, NULL },

    { "tokens_total", "counter", "Tokens reported by upstreams.",
      0, count(tokens), NGX_RESPONSES_COUNT_TOKENS, "kind",
      ngx_responses_count_tokens, NULL },

    { "events_total", "counter", "Events by action.",
      0, count(events), NGX_RESPONSES_COUNT_EVENTS, "action",
      ngx_responses_count_events, NULL },

    { "tool_calls_total", "counter", "Tool calls in responses.",
      0, count(tool_calls), 1, NULL, NULL, NULL },

    { "redactions_total", "counter", "Matches redacted in texts.",
      0, count(redactions), 1, NULL, NULL, NULL },

    { "first_token_seconds", "histogram",
      "Time from the request to the first delta.",
      0, count(first_token), NGX_RESPONSES_COUNT_BOUNDS, "le",
      NULL, ngx_responses_count_first_token },

    { "stream_seconds", "histogram",
      "Time from the request to the last event.",
      0, count(stream_time), NGX_RESPONSES_COUNT_BOUNDS, "le",
      NULL, ngx_responses_count_stream_time },

    { NULL, NULL, NULL, 0, 0, 0, NULL, NULL, NULL }
};


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
    ngx_responses_writer_t          w;
    ngx_http_responses_snapshot_t   snapshot;
    ngx_http_responses_loc_conf_t  *rlcf;

    rlcf = ngx_http_get_module_loc_conf(r, ngx_http_responses_module);

    if (ngx_http_responses_count_snapshot(rlcf->status->data, r->pool,
                                          &snapshot)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    text->data = NULL;

    ngx_responses_writer_init(&w, text->data, 0);
    ngx_http_responses_metrics_write(&w, &snapshot);

    text->len = w.missing;

    text->data = ngx_pnalloc(r->pool, text->len);
    if (text->data == NULL) {
        return NGX_ERROR;
    }

    ngx_responses_writer_init(&w, text->data, text->len);
    ngx_http_responses_metrics_write(&w, &snapshot);

    return NGX_OK;
}


static void
ngx_http_responses_metrics_write(ngx_responses_writer_t *w,
    ngx_http_responses_snapshot_t *snapshot)
{
    ngx_str_t                          *name;
    ngx_uint_t                          i;
    ngx_http_responses_metrics_t        m;
    const ngx_http_responses_metric_t  *metric;

    name = &snapshot->zone->name;

    ngx_http_responses_metrics_print(w,
                    "# HELP nginx_responses_build_info "
                    "Versions of the module and of nginx.\n"
                    "# TYPE nginx_responses_build_info gauge\n"
                    "nginx_responses_build_info{zone=\"");
    ngx_responses_write_label(w, name->data, name->len);
    ngx_http_responses_metrics_print(w,
                    "\",version=\"" NGX_RESPONSES_VERSION "\",nginx=\""
                    NGINX_VERSION "\"} 1\n");

    m.w = w;
    m.snapshot = snapshot;

    for (metric = ngx_http_responses_metrics; metric->name; metric++) {

        ngx_http_responses_metrics_print(w, "# HELP nginx_responses_%s %s\n"
                                         "# TYPE nginx_responses_%s %s\n",
                                         metric->name, metric->help,
                                         metric->name, metric->type);
        m.metric = metric;

        if (metric->zone) {
            m.key = NULL;
            ngx_http_responses_metrics_sums(&m, &snapshot->sums);
            continue;
        }

        for (i = 0; i < snapshot->nkeys; i++) {
            m.key = &snapshot->keys[i];
            ngx_http_responses_metrics_sums(&m, &m.key->count);
        }
    }
}


static void
ngx_http_responses_metrics_sums(ngx_http_responses_metrics_t *m, void *sums)
{
    uint64_t                           *sum;
    ngx_str_t                           value;
    ngx_uint_t                          i;
    const ngx_http_responses_metric_t  *metric;

    metric = m->metric;
    sum = (uint64_t *) ((u_char *) sums + metric->offset);

    if (metric->bounds) {
        ngx_http_responses_metrics_histogram(m,
                                           (ngx_responses_histogram_t *) sum);
        return;
    }

    for (i = 0; i < metric->n; i++) {

        if (metric->values) {
            value = metric->values[i];

        } else if (metric->label) {
            value.data = (u_char *) ngx_responses_repair_name(i);

            if (value.data == NULL) {
                break;
            }

            value.len = ngx_strlen(value.data);
        }

        ngx_http_responses_metrics_sample(m, "", metric->label, &value);
        ngx_http_responses_metrics_print(m->w, "%uL\n", sum[i]);
    }
}


static void
ngx_http_responses_metrics_histogram(ngx_http_responses_metrics_t *m,
    ngx_responses_histogram_t *histogram)
{
    u_char      buf[NGX_INT64_LEN + 4];
    uint64_t    n;
    ngx_str_t   value;
    ngx_uint_t  i;

    value.data = buf;
    n = 0;

    for (i = 0; i <= m->metric->n; i++) {
        n += histogram->buckets[i];

        value.len = (i < m->metric->n)
                    ? ngx_http_responses_metrics_seconds(buf,
                                                    m->metric->bounds[i]) - buf
                    : ngx_sprintf(buf, "+Inf") - buf;

        ngx_http_responses_metrics_sample(m, "_bucket", "le", &value);
        ngx_http_responses_metrics_print(m->w, "%uL\n", n);
    }

    value.len = ngx_http_responses_metrics_seconds(buf, histogram->sum) - buf;

    ngx_http_responses_metrics_sample(m, "_sum", NULL, NULL);
    ngx_http_responses_metrics_print(m->w, "%V\n", &value);

    ngx_http_responses_metrics_sample(m, "_count", NULL, NULL);
    ngx_http_responses_metrics_print(m->w, "%uL\n", n);
}


/* a line up to its number; label: the last one, NULL: none but the key's */

static void
ngx_http_responses_metrics_sample(ngx_http_responses_metrics_t *m,
    const char *suffix, const char *label, ngx_str_t *value)
{
    u_char                     *p;
    size_t                      len;
    ngx_uint_t                  i;
    ngx_http_responses_zone_t  *zone;

    zone = m->snapshot->zone;

    ngx_http_responses_metrics_print(m->w, "nginx_responses_%s%s{zone=\"",
                                     m->metric->name, suffix);
    ngx_responses_write_label(m->w, zone->name.data, zone->name.len);

    p = m->key ? m->key->data : NULL;

    for (i = 0; p && i < zone->nlabels; i++) {
        len = ngx_strlen(p);

        ngx_responses_write_lit(m->w, "\",");
        ngx_responses_write(m->w, zone->labels[i].name.data,
                            zone->labels[i].name.len);
        ngx_responses_write_lit(m->w, "=\"");
        ngx_responses_write_label(m->w, p, len);

        p += len + 1;
    }

    if (label) {
        ngx_http_responses_metrics_print(m->w, "\",%s=\"%V", label, value);
    }

    ngx_responses_write_lit(m->w, "\"} ");
}


/* as clients of OpenMetrics write bounds: 0.05, 1.0, 1.234 */

static u_char *
ngx_http_responses_metrics_seconds(u_char *p, uint64_t ms)
{
    p = ngx_sprintf(p, "%uL.%03uL", ms / 1000, ms % 1000);

    while (p[-1] == '0' && p[-2] != '.') {
        p--;
    }

    return p;
}


static void
ngx_http_responses_metrics_print(ngx_responses_writer_t *w, const char *fmt,
    ...)
{
    u_char   *p, buf[NGX_HTTP_RESPONSES_LINE];
    va_list   args;

    va_start(args, fmt);
    p = ngx_vslprintf(buf, buf + NGX_HTTP_RESPONSES_LINE, fmt, args);
    va_end(args);

    ngx_responses_write(w, buf, p - buf);
}
