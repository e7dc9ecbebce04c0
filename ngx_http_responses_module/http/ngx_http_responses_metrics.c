
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Counters as text, in the format 0.0.4 of Prometheus.
 *
 * Reads a copy only, and never the zone.  Invariant: the text is the same when
 * it is written again, as it is written first for its length.  A new metric is
 * a row of a table.  Keys are valid UTF-8 when they are counted, and are
 * escaped here.
 */


#include "http/ngx_http_responses_zone.h"

#include <nginx.h>

#include "core/ngx_responses_version.h"


/* the longest text that is printed at once: a name and its help */

#define NGX_HTTP_RESPONSES_LINE  256

#define count(field)  offsetof(ngx_responses_count_t, field)
#define zone(field)   offsetof(ngx_http_responses_zone_sums_t, field)


/* sums of a key, or of a zone; their offset is that of the first one */

typedef struct {
    const char                            *name;
    const char                            *type;
    const char                            *help;
    size_t                                 offset;
    ngx_uint_t                             n;      /* sums or bounds */
    const char                            *label;  /* NULL: one sum */
    ngx_str_t                             *values;
    const ngx_msec_t                      *bounds; /* of a histogram */
} ngx_http_responses_metric_t;


/* the current line */

typedef struct {
    ngx_responses_writer_t                *w;
    ngx_http_responses_snapshot_t         *snapshot;
    const ngx_http_responses_metric_t     *metric;
    ngx_http_responses_key_t              *key;    /* NULL: the zone */
} ngx_http_responses_metrics_t;


static void ngx_http_responses_metrics_zone(ngx_http_responses_metrics_t *m);
static void ngx_http_responses_metrics_head(ngx_http_responses_metrics_t *m);
static void ngx_http_responses_metrics_sums(ngx_http_responses_metrics_t *m,
    uint64_t *sums);
static void ngx_http_responses_metrics_histogram(
    ngx_http_responses_metrics_t *m);
static void ngx_http_responses_metrics_sample(ngx_http_responses_metrics_t *m,
    const char *suffix, const char *label, ngx_str_t *value);
static u_char *ngx_http_responses_metrics_seconds(u_char *p, uint64_t ms);
static void ngx_http_responses_metrics_print(ngx_responses_writer_t *w,
    const char *fmt, ...);


static const ngx_http_responses_metric_t  ngx_http_responses_zone_metrics[] = {

    { "open_streams", "gauge", "Open event streams.",
      zone(open), 1, NULL, NULL, NULL },

    { "zone_start_time_seconds", "gauge", "Time since which the zone counts.",
      zone(start), 1, NULL, NULL, NULL },

    { "zone_keys", "gauge", "Keys in the zone.",
      zone(keys), 1, NULL, NULL, NULL },

    { "zone_keys_limit", "gauge", "Keys that fit into the zone.",
      zone(max), 1, NULL, NULL, NULL },

    { "zone_overflows_total", "counter",
      "Responses whose key did not fit into the zone.",
      zone(overflows), 1, NULL, NULL, NULL },

    { NULL, NULL, NULL, 0, 0, NULL, NULL, NULL }
};


static const ngx_http_responses_metric_t  ngx_http_responses_repairs = {
    "repairs_total", "counter", "Repaired responses by repair.",
    zone(repairs), 1, "repair", NULL, NULL
};


static const ngx_http_responses_metric_t  ngx_http_responses_key_metrics[] = {

    { "streams_total", "counter", "Responses by status.",
      count(streams), NGX_RESPONSES_COUNT_STATUSES, "status",
      ngx_http_responses_statuses, NULL },

    { "apis_total", "counter", "Responses by API.",
      count(apis), NGX_RESPONSES_APIS, "api",
      ngx_responses_api_names, NULL },

    { "tokens_total", "counter", "Tokens reported by upstreams.",
      count(tokens), NGX_RESPONSES_COUNT_TOKENS, "kind",
      ngx_responses_count_tokens, NULL },

    { "events_total", "counter", "Events by action.",
      count(events), NGX_RESPONSES_COUNT_EVENTS, "action",
      ngx_responses_count_events, NULL },

    { "tool_calls_total", "counter", "Tool calls in responses.",
      count(tool_calls), 1, NULL, NULL, NULL },

    { "first_token_seconds", "histogram",
      "Time from the request to the first delta.",
      count(first_token), NGX_RESPONSES_COUNT_BOUNDS, "le",
      NULL, ngx_responses_count_first_token },

    { "stream_seconds", "histogram",
      "Time from the request to the last event.",
      count(stream_time), NGX_RESPONSES_COUNT_BOUNDS, "le",
      NULL, ngx_responses_count_stream_time },

    { NULL, NULL, NULL, 0, 0, NULL, NULL, NULL }
};


void
ngx_http_responses_metrics(ngx_responses_writer_t *w,
    ngx_http_responses_snapshot_t *snapshot)
{
    ngx_uint_t                    i;
    ngx_http_responses_metrics_t  m;

    m.w = w;
    m.snapshot = snapshot;

    ngx_http_responses_metrics_zone(&m);

    for (m.metric = ngx_http_responses_key_metrics;
         m.metric->name;
         m.metric++)
    {
        ngx_http_responses_metrics_head(&m);

        for (i = 0; i < snapshot->nkeys; i++) {
            m.key = &snapshot->keys[i];

            if (m.metric->bounds) {
                ngx_http_responses_metrics_histogram(&m);
                continue;
            }

            ngx_http_responses_metrics_sums(&m,
                        (uint64_t *) ((u_char *) &m.key->count
                                      + m.metric->offset));
        }
    }
}


static void
ngx_http_responses_metrics_zone(ngx_http_responses_metrics_t *m)
{
    ngx_str_t    value, *name;
    ngx_uint_t   i;

    name = &m->snapshot->zone->name;

    ngx_http_responses_metrics_print(m->w,
                    "# HELP nginx_responses_build_info "
                    "Versions of the module and of nginx.\n"
                    "# TYPE nginx_responses_build_info gauge\n"
                    "nginx_responses_build_info{zone=\"");
    ngx_responses_write_label(m->w, name->data, name->len);
    ngx_http_responses_metrics_print(m->w,
                    "\",version=\"" NGX_RESPONSES_VERSION "\",nginx=\""
                    NGINX_VERSION "\"} 1\n");

    m->key = NULL;

    for (m->metric = ngx_http_responses_zone_metrics;
         m->metric->name;
         m->metric++)
    {
        ngx_http_responses_metrics_head(m);
        ngx_http_responses_metrics_sums(m,
                        (uint64_t *) ((u_char *) &m->snapshot->sums
                                      + m->metric->offset));
    }

    m->metric = &ngx_http_responses_repairs;

    ngx_http_responses_metrics_head(m);

    for (i = 0; i < NGX_HTTP_RESPONSES_REPAIRS; i++) {
        value.data = (u_char *) ngx_responses_repair_name(i);

        if (value.data == NULL) {
            break;
        }

        value.len = ngx_strlen(value.data);

        ngx_http_responses_metrics_sample(m, "", m->metric->label, &value);
        ngx_http_responses_metrics_print(m->w, "%uL\n",
                                         m->snapshot->sums.repairs[i]);
    }
}


static void
ngx_http_responses_metrics_head(ngx_http_responses_metrics_t *m)
{
    ngx_http_responses_metrics_print(m->w, "# HELP nginx_responses_%s %s\n"
                                     "# TYPE nginx_responses_%s %s\n",
                                     m->metric->name, m->metric->help,
                                     m->metric->name, m->metric->type);
}


static void
ngx_http_responses_metrics_sums(ngx_http_responses_metrics_t *m,
    uint64_t *sums)
{
    ngx_uint_t  i;

    for (i = 0; i < m->metric->n; i++) {
        ngx_http_responses_metrics_sample(m, "", m->metric->label,
                                          m->metric->values + i);
        ngx_http_responses_metrics_print(m->w, "%uL\n", sums[i]);
    }
}


static void
ngx_http_responses_metrics_histogram(ngx_http_responses_metrics_t *m)
{
    u_char                      buf[NGX_INT64_LEN + 4];
    uint64_t                    n;
    ngx_str_t                   value;
    ngx_uint_t                  i;
    ngx_responses_histogram_t  *histogram;

    histogram = (ngx_responses_histogram_t *)
                    ((u_char *) &m->key->count + m->metric->offset);
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
