
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * A snapshot of counters as text: Prometheus 0.0.4 and OpenMetrics 1.0.
 *
 * Reads only the snapshot, so that the text is the same when it is written
 * again: it is written first for its length.  A new metric is a row of a
 * table.  Keys are valid UTF-8 when they are counted, and are escaped here as
 * each format requires.
 */


#include "http/ngx_http_responses_zone.h"

#include <nginx.h>

#include "core/ngx_responses_version.h"


#define NGX_HTTP_RESPONSES_PREFIX  "nginx_responses_"

#define count(field)  offsetof(ngx_responses_count_t, field)
#define zone(field)   offsetof(ngx_http_responses_snapshot_t, field)


static void ngx_http_responses_metrics_head(ngx_http_responses_metrics_t *m,
    const char *type);
static void ngx_http_responses_metrics_build(
    ngx_http_responses_metrics_t *m);
static void ngx_http_responses_metrics_zone(
    ngx_http_responses_metrics_t *m);
static void ngx_http_responses_metrics_counter(
    ngx_http_responses_metrics_t *m);
static void ngx_http_responses_metrics_histogram(
    ngx_http_responses_metrics_t *m);
static void ngx_http_responses_metrics_created(
    ngx_http_responses_metrics_t *m, const ngx_str_t *label,
    ngx_str_t *value);
static void ngx_http_responses_metrics_sample(
    ngx_http_responses_metrics_t *m, const char *suffix,
    const ngx_str_t *label, ngx_str_t *value);

const ngx_http_responses_metric_t  ngx_http_responses_zone_metrics[] = {

    { .name = ngx_string("open_streams"),
      .help = ngx_string("Open event streams."),
      .offset = zone(open) },

    { .name = ngx_string("zone_keys"),
      .help = ngx_string("Keys in the zone."),
      .offset = zone(keys) },

    { .name = ngx_string("zone_keys_limit"),
      .help = ngx_string("Keys that fit into the zone."),
      .offset = zone(max) },

    { .name = ngx_string("zone_overflows"),
      .help = ngx_string("Responses whose key did not fit into the zone."),
      .offset = zone(overflows),
      .n = 1 },

    { .name = ngx_string("repairs"),
      .help = ngx_string("Repaired responses by repair."),
      .offset = zone(repairs),
      .n = NGX_HTTP_RESPONSES_REPAIRS,
      .label = ngx_string("repair"),
      .value = ngx_responses_repair_name },

    { .name = ngx_null_string }
};


const ngx_http_responses_metric_t  ngx_http_responses_metrics[] = {

    { .name = ngx_string("streams"),
      .help = ngx_string("Responses by status."),
      .offset = count(streams),
      .n = NGX_RESPONSES_COUNT_STATUSES,
      .label = ngx_string("status") },

    { .name = ngx_string("apis"),
      .help = ngx_string("Responses by API."),
      .offset = count(apis),
      .n = NGX_RESPONSES_APIS,
      .label = ngx_string("api"),
      .values = ngx_responses_api_names },

    { .name = ngx_string("tokens"),
      .help = ngx_string("Tokens reported by upstreams."),
      .offset = count(tokens),
      .n = NGX_RESPONSES_COUNT_TOKENS,
      .label = ngx_string("kind"),
      .values = ngx_responses_count_tokens },

    { .name = ngx_string("events"),
      .help = ngx_string("Events by action."),
      .offset = count(events),
      .n = NGX_RESPONSES_COUNT_EVENTS,
      .label = ngx_string("action"),
      .values = ngx_responses_count_events },

    { .name = ngx_string("tool_calls"),
      .help = ngx_string("Tool calls in responses."),
      .offset = count(tool_calls),
      .n = 1 },

    { .name = ngx_string("first_token_seconds"),
      .help = ngx_string("Time from the request to the first delta."),
      .offset = count(first_token),
      .n = NGX_RESPONSES_COUNT_BOUNDS,
      .bounds = ngx_responses_count_first_token },

    { .name = ngx_string("stream_seconds"),
      .help = ngx_string("Time from the request to the last event."),
      .offset = count(stream_time),
      .n = NGX_RESPONSES_COUNT_BOUNDS,
      .bounds = ngx_responses_count_stream_time },

    { .name = ngx_null_string }
};


void
ngx_http_responses_metrics_text(ngx_responses_writer_t *w,
    ngx_http_responses_snapshot_t *snapshot, ngx_uint_t openmetrics)
{
    ngx_uint_t                    i;
    ngx_http_responses_metrics_t  m;

    m.w = w;
    m.snapshot = snapshot;
    m.openmetrics = openmetrics;

    ngx_http_responses_metrics_build(&m);
    ngx_http_responses_metrics_zone(&m);

    for (m.metric = ngx_http_responses_metrics;
         m.metric->name.len;
         m.metric++)
    {
        ngx_http_responses_metrics_head(&m, m.metric->bounds ? "histogram"
                                                             : "counter");

        for (i = 0; i < snapshot->nnodes; i++) {

            m.node = &snapshot->nodes[i];

            if (m.metric->bounds) {
                ngx_http_responses_metrics_histogram(&m);

            } else {
                ngx_http_responses_metrics_counter(&m);
            }
        }
    }

    if (openmetrics) {
        ngx_responses_write_lit(w, "# EOF\n");
    }
}


/* the name of a counter is without "_total" in OpenMetrics */

static void
ngx_http_responses_metrics_head(ngx_http_responses_metrics_t *m,
    const char *type)
{
    ngx_str_t    t;
    ngx_uint_t   total;

    total = (type[0] == 'c' && !m->openmetrics);

    t.data = (u_char *) type;
    t.len = ngx_strlen(type);

    ngx_responses_write_lit(m->w, "# HELP " NGX_HTTP_RESPONSES_PREFIX);
    ngx_http_responses_metrics_str(m->w, &m->metric->name);
    ngx_responses_write(m->w, (u_char *) "_total", total ? 6 : 0);
    ngx_responses_write_lit(m->w, " ");
    ngx_http_responses_metrics_str(m->w, &m->metric->help);

    ngx_responses_write_lit(m->w, "\n# TYPE " NGX_HTTP_RESPONSES_PREFIX);
    ngx_http_responses_metrics_str(m->w, &m->metric->name);
    ngx_responses_write(m->w, (u_char *) "_total", total ? 6 : 0);
    ngx_responses_write_lit(m->w, " ");
    ngx_http_responses_metrics_str(m->w, &t);
    ngx_responses_write_lit(m->w, "\n");

    if (m->openmetrics && m->metric->bounds) {
        ngx_responses_write_lit(m->w, "# UNIT " NGX_HTTP_RESPONSES_PREFIX);
        ngx_http_responses_metrics_str(m->w, &m->metric->name);
        ngx_responses_write_lit(m->w, " seconds\n");
    }
}


static void
ngx_http_responses_metrics_build(ngx_http_responses_metrics_t *m)
{
    ngx_str_t  *zone;

    zone = &m->snapshot->name;

    ngx_responses_write_lit(m->w,
                "# HELP " NGX_HTTP_RESPONSES_PREFIX "build_info "
                "Versions of the module and of nginx.\n"
                "# TYPE " NGX_HTTP_RESPONSES_PREFIX "build_info gauge\n"
                NGX_HTTP_RESPONSES_PREFIX "build_info{zone=\"");
    ngx_responses_write_label(m->w, zone->data, zone->len);
    ngx_responses_write_lit(m->w, "\",version=\"" NGX_RESPONSES_VERSION
                                  "\",nginx=\"" NGINX_VERSION "\"} 1\n");
}


/* counters have a number of sums, gauges have none */

static void
ngx_http_responses_metrics_zone(ngx_http_responses_metrics_t *m)
{
    m->node = NULL;

    for (m->metric = ngx_http_responses_zone_metrics;
         m->metric->name.len;
         m->metric++)
    {
        if (m->metric->n) {
            ngx_http_responses_metrics_head(m, "counter");
            ngx_http_responses_metrics_counter(m);
            continue;
        }

        ngx_http_responses_metrics_head(m, "gauge");
        ngx_http_responses_metrics_sample(m, "", NULL, NULL);
        ngx_responses_write_int(m->w, *ngx_http_responses_metrics_sums(m));
        ngx_responses_write_lit(m->w, "\n");
    }
}


static void
ngx_http_responses_metrics_counter(ngx_http_responses_metrics_t *m)
{
    uint64_t         *sums;
    ngx_str_t         value;
    ngx_uint_t        i;
    const ngx_str_t  *label;

    sums = ngx_http_responses_metrics_sums(m);
    label = m->metric->label.len ? &m->metric->label : NULL;

    for (i = 0; i < m->metric->n; i++) {
        value = ngx_http_responses_metrics_value(m, i);

        if (label && value.len == 0) {
            break;
        }

        ngx_http_responses_metrics_sample(m, "_total", label, &value);
        ngx_responses_write_int(m->w, sums[i]);
        ngx_responses_write_lit(m->w, "\n");

        ngx_http_responses_metrics_created(m, label, &value);
    }
}


static void
ngx_http_responses_metrics_histogram(ngx_http_responses_metrics_t *m)
{
    u_char                      buf[NGX_INT64_LEN + 4];
    uint64_t                    n;
    ngx_str_t                   value, label = ngx_string("le");
    ngx_uint_t                  i;
    ngx_responses_writer_t      w;
    ngx_responses_histogram_t  *histogram;

    histogram = (ngx_responses_histogram_t *)
                    ((u_char *) &m->node->count + m->metric->offset);
    n = 0;

    for (i = 0; i <= m->metric->n; i++) {
        ngx_responses_writer_init(&w, buf, sizeof(buf));

        if (i < m->metric->n) {
            ngx_http_responses_metrics_seconds(&w, m->metric->bounds[i]);

        } else {
            ngx_responses_write_lit(&w, "+Inf");
        }

        value.data = w.start;
        value.len = w.pos - w.start;

        n += histogram->buckets[i];

        ngx_http_responses_metrics_sample(m, "_bucket", &label, &value);
        ngx_responses_write_int(m->w, n);
        ngx_responses_write_lit(m->w, "\n");
    }

    ngx_http_responses_metrics_sample(m, "_sum", NULL, NULL);
    ngx_http_responses_metrics_seconds(m->w, histogram->sum);
    ngx_responses_write_lit(m->w, "\n");

    ngx_http_responses_metrics_sample(m, "_count", NULL, NULL);
    ngx_responses_write_int(m->w, n);
    ngx_responses_write_lit(m->w, "\n");

    ngx_http_responses_metrics_created(m, NULL, NULL);
}


/* when a counter was zero: only OpenMetrics can tell */

static void
ngx_http_responses_metrics_created(ngx_http_responses_metrics_t *m,
    const ngx_str_t *label, ngx_str_t *value)
{
    if (!m->openmetrics) {
        return;
    }

    ngx_http_responses_metrics_sample(m, "_created", label, value);
    ngx_http_responses_metrics_seconds(m->w, m->node ? m->node->created
                                                     : m->snapshot->created);
    ngx_responses_write_lit(m->w, "\n");
}


/* a line up to its number; the value needs no escapes */

static void
ngx_http_responses_metrics_sample(ngx_http_responses_metrics_t *m,
    const char *suffix, const ngx_str_t *label, ngx_str_t *value)
{
    ngx_str_t                       s;
    ngx_uint_t                      i;
    ngx_http_responses_snapshot_t  *snapshot;

    snapshot = m->snapshot;

    ngx_responses_write_lit(m->w, NGX_HTTP_RESPONSES_PREFIX);
    ngx_http_responses_metrics_str(m->w, &m->metric->name);
    ngx_responses_write(m->w, (u_char *) suffix, ngx_strlen(suffix));

    ngx_responses_write_lit(m->w, "{zone=\"");
    ngx_responses_write_label(m->w, snapshot->name.data, snapshot->name.len);
    ngx_responses_write_lit(m->w, "\"");

    for (i = 0; m->node && i < snapshot->nlabels; i++) {
        s = ngx_http_responses_key_value(m->node->key, m->node->len, i);

        ngx_responses_write_lit(m->w, ",");
        ngx_http_responses_metrics_str(m->w, &snapshot->labels[i].name);
        ngx_responses_write_lit(m->w, "=\"");
        ngx_responses_write_label(m->w, s.data, s.len);
        ngx_responses_write_lit(m->w, "\"");
    }

    if (label) {
        ngx_responses_write_lit(m->w, ",");
        ngx_http_responses_metrics_str(m->w, label);
        ngx_responses_write_lit(m->w, "=\"");
        ngx_http_responses_metrics_str(m->w, value);
        ngx_responses_write_lit(m->w, "\"");
    }

    ngx_responses_write_lit(m->w, "} ");
}


uint64_t *
ngx_http_responses_metrics_sums(ngx_http_responses_metrics_t *m)
{
    u_char  *p;

    p = m->node ? (u_char *) &m->node->count : (u_char *) m->snapshot;

    return (uint64_t *) (p + m->metric->offset);
}


/* empty: there are no more sums */

ngx_str_t
ngx_http_responses_metrics_value(ngx_http_responses_metrics_t *m,
    ngx_uint_t i)
{
    ngx_str_t  value;

    if (m->metric->label.len == 0) {
        ngx_str_null(&value);
        return value;
    }

    if (m->metric->values) {
        return m->metric->values[i];
    }

    if (m->metric->value == NULL) {
        return *ngx_http_responses_status_name(i);
    }

    value.data = (u_char *) m->metric->value(i);
    value.len = value.data ? ngx_strlen(value.data) : 0;

    return value;
}


/* the canonical form of OpenMetrics: 0.05, 1.0, 1.234 */

void
ngx_http_responses_metrics_seconds(ngx_responses_writer_t *w, uint64_t ms)
{
    size_t  len;
    u_char  buf[3];

    buf[0] = (u_char) ('0' + ms / 100 % 10);
    buf[1] = (u_char) ('0' + ms / 10 % 10);
    buf[2] = (u_char) ('0' + ms % 10);

    len = (buf[2] != '0') ? 3 : (buf[1] != '0') ? 2 : 1;

    ngx_responses_write_int(w, ms / 1000);
    ngx_responses_write_lit(w, ".");
    ngx_responses_write(w, buf, len);
}


void
ngx_http_responses_metrics_str(ngx_responses_writer_t *w, const ngx_str_t *s)
{
    ngx_responses_write(w, s->data, s->len);
}
