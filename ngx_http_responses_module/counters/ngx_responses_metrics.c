
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Writes counters as text, in the format 0.0.4 of Prometheus.
 *
 * Never changes a counter, and never fails: the writer counts what does not
 * fit.  Invariant: the text of a copy is always the same.  A new metric is a
 * row of the table.  Values of keys are valid UTF-8, and are escaped here.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_version.h"
#include "engine/ngx_responses_repair.h"
#include "counters/ngx_responses_metrics.h"


#define count(field)  offsetof(ngx_responses_count_t, field)
#define zone(field)   offsetof(ngx_responses_count_zone_t, field)

/* the rows of a table that begin with a name */

#define names(rows)   rows, sizeof(rows[0])


/* sums of each key or of the zone; their offset is that of the first one */

typedef struct {
    const char                     *name;
    const char                     *type;
    const char                     *help;
    ngx_uint_t                      zone;      /* unsigned zone:1; */
    size_t                          offset;
    const ngx_msec_t               *bounds;    /* of a histogram */
    const char                     *label;     /* NULL: one sum */
    const void                     *values;    /* NULL: repairs */
    size_t                          size;      /* of one */
} ngx_responses_metric_t;


/* where the current line is */

typedef struct {
    ngx_responses_writer_t         *w;
    const ngx_responses_metrics_t  *metrics;
    const ngx_responses_metric_t   *metric;
    u_char                         *values;    /* of a key; NULL: the zone */
} ngx_responses_metrics_line_t;


static void ngx_responses_metrics_sums(ngx_responses_metrics_line_t *line,
    const void *sums);
static const char *ngx_responses_metrics_value(
    const ngx_responses_metric_t *metric, ngx_uint_t i);
static void ngx_responses_metrics_histogram(
    ngx_responses_metrics_line_t *line,
    const ngx_responses_histogram_t *histogram);
static void ngx_responses_metrics_begin(ngx_responses_metrics_line_t *line,
    const char *suffix);
static void ngx_responses_metrics_end(ngx_responses_metrics_line_t *line,
    uint64_t n);
static void ngx_responses_metrics_seconds(ngx_responses_writer_t *w,
    uint64_t ms);
static void ngx_responses_metrics_texts(ngx_responses_writer_t *w,
    const char *text, ...);


static const ngx_responses_metric_t  ngx_responses_metrics[] = {

    { "open_streams", "gauge", "Open event streams.",
      1, zone(open), NULL, NULL, NULL, 0 },

    { "zone_start_time_seconds", "gauge", "Time since which the zone counts.",
      1, zone(start), NULL, NULL, NULL, 0 },

    { "zone_keys", "gauge", "Keys in the zone.",
      1, zone(keys), NULL, NULL, NULL, 0 },

    { "zone_keys_limit", "gauge", "Keys that fit into the zone.",
      1, zone(max), NULL, NULL, NULL, 0 },

    { "zone_overflows_total", "counter",
      "Responses whose key did not fit into the zone.",
      1, zone(overflows), NULL, NULL, NULL, 0 },

    { "held_failures_total", "counter",
      "Held streams that failed, of all servers that were asked.",
      1, zone(failures), NULL, NULL, NULL, 0 },

    { "limited_total", "counter", "Requests that exceeded a token limit.",
      1, zone(limited), NULL, NULL, NULL, 0 },

    { "unlimited_total", "counter",
      "Requests that were not limited as the zone of the limit was full.",
      1, zone(unlimited), NULL, NULL, NULL, 0 },

    { "repairs_total", "counter", "Repaired responses by repair.",
      1, zone(repairs), NULL, "repair", NULL, 0 },

    { "streams_total", "counter", "Responses by status.",
      0, count(streams), NULL, "status", names(ngx_responses_statuses) },

    { "apis_total", "counter", "Responses by API.",
      0, count(apis), NULL, "api", names(ngx_responses_api_names) },

    { "tokens_total", "counter", "Tokens reported by upstreams.",
      0, count(tokens), NULL, "kind", names(ngx_responses_count_tokens) },

    { "events_total", "counter", "Events by action.",
      0, count(events), NULL, "action", names(ngx_responses_count_events) },

    { "tool_calls_total", "counter", "Tool calls in responses.",
      0, count(tool_calls), NULL, NULL, NULL, 0 },

    { "redactions_total", "counter", "Matches redacted in texts.",
      0, count(redactions), NULL, NULL, NULL, 0 },

    { "first_token_seconds", "histogram",
      "Time from the request to the first delta.",
      0, count(first_token), ngx_responses_count_first_token, NULL, NULL, 0 },

    { "stream_seconds", "histogram",
      "Time from the request to the last event.",
      0, count(stream_time), ngx_responses_count_stream_time, NULL, NULL, 0 },

    { NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0 }
};


void
ngx_responses_metrics_write(ngx_responses_writer_t *w,
    const ngx_responses_metrics_t *metrics, const char *nginx)
{
    ngx_uint_t                     i;
    const ngx_responses_metric_t  *metric;
    ngx_responses_metrics_line_t   line;

    ngx_responses_write_lit(w, "# HELP nginx_responses_build_info "
                            "Versions of the module and of nginx.\n"
                            "# TYPE nginx_responses_build_info gauge\n"
                            "nginx_responses_build_info{zone=\"");
    ngx_responses_write_label(w, metrics->zone.data, metrics->zone.len);
    ngx_responses_metrics_texts(w, "\",version=\"" NGX_RESPONSES_VERSION
                                "\",nginx=\"", nginx, "\"} 1\n", NULL);

    line.w = w;
    line.metrics = metrics;

    for (metric = ngx_responses_metrics; metric->name; metric++) {

        ngx_responses_metrics_texts(w, "# HELP nginx_responses_", metric->name,
                                    " ", metric->help,
                                    "\n# TYPE nginx_responses_", metric->name,
                                    " ", metric->type, "\n", NULL);
        line.metric = metric;

        if (metric->zone) {
            line.values = NULL;
            ngx_responses_metrics_sums(&line, &metrics->sums);
            continue;
        }

        for (i = 0; i < metrics->nkeys; i++) {
            line.values = metrics->keys[i].values;
            ngx_responses_metrics_sums(&line, &metrics->keys[i].count);
        }
    }
}


static void
ngx_responses_metrics_sums(ngx_responses_metrics_line_t *line,
    const void *sums)
{
    uint64_t                      *sum;
    ngx_uint_t                     i;
    const char                    *value;
    const ngx_responses_metric_t  *metric;

    metric = line->metric;
    sum = (uint64_t *) ((u_char *) sums + metric->offset);

    if (metric->bounds) {
        ngx_responses_metrics_histogram(line,
                                        (ngx_responses_histogram_t *) sum);
        return;
    }

    if (metric->label == NULL) {
        ngx_responses_metrics_begin(line, "");
        ngx_responses_metrics_end(line, *sum);
        return;
    }

    for (i = 0; /* void */ ; i++) {
        value = ngx_responses_metrics_value(metric, i);

        if (value == NULL) {
            return;
        }

        ngx_responses_metrics_begin(line, "");
        ngx_responses_metrics_texts(line->w, "\",", metric->label, "=\"",
                                    value, NULL);
        ngx_responses_metrics_end(line, sum[i]);
    }
}


/* the value of a label; NULL: there are no more */

static const char *
ngx_responses_metrics_value(const ngx_responses_metric_t *metric, ngx_uint_t i)
{
    const ngx_str_t  *value;

    if (metric->values == NULL) {
        return ngx_responses_repair_name(i);
    }

    value = (ngx_str_t *) ((u_char *) metric->values + i * metric->size);

    return (const char *) value->data;
}


static void
ngx_responses_metrics_histogram(ngx_responses_metrics_line_t *line,
    const ngx_responses_histogram_t *histogram)
{
    uint64_t    n;
    ngx_uint_t  i;

    n = 0;

    for (i = 0; i <= NGX_RESPONSES_COUNT_BOUNDS; i++) {
        n += histogram->buckets[i];

        ngx_responses_metrics_begin(line, "_bucket");
        ngx_responses_write_lit(line->w, "\",le=\"");

        if (i < NGX_RESPONSES_COUNT_BOUNDS) {
            ngx_responses_metrics_seconds(line->w, line->metric->bounds[i]);

        } else {
            ngx_responses_write_lit(line->w, "+Inf");
        }

        ngx_responses_metrics_end(line, n);
    }

    ngx_responses_metrics_begin(line, "_sum");
    ngx_responses_write_lit(line->w, "\"} ");
    ngx_responses_metrics_seconds(line->w, histogram->sum);
    ngx_responses_write_lit(line->w, "\n");

    ngx_responses_metrics_begin(line, "_count");
    ngx_responses_metrics_end(line, n);
}


/* a line up to its last value, which has no quote yet */

static void
ngx_responses_metrics_begin(ngx_responses_metrics_line_t *line,
    const char *suffix)
{
    u_char                         *p;
    size_t                          len;
    ngx_uint_t                      i;
    ngx_responses_writer_t         *w;
    const ngx_responses_metrics_t  *metrics;

    w = line->w;
    metrics = line->metrics;

    ngx_responses_metrics_texts(w, "nginx_responses_", line->metric->name,
                                suffix, "{zone=\"", NULL);
    ngx_responses_write_label(w, metrics->zone.data, metrics->zone.len);

    p = line->values;

    for (i = 0; p && i < metrics->nlabels; i++) {
        len = ngx_strlen(p);

        ngx_responses_write_lit(w, "\",");
        ngx_responses_write(w, metrics->labels[i].data,
                            metrics->labels[i].len);
        ngx_responses_write_lit(w, "=\"");
        ngx_responses_write_label(w, p, len);

        p += len + 1;
    }
}


static void
ngx_responses_metrics_end(ngx_responses_metrics_line_t *line, uint64_t n)
{
    ngx_responses_write_lit(line->w, "\"} ");
    ngx_responses_write_int(line->w, n);
    ngx_responses_write_lit(line->w, "\n");
}


/* as clients of OpenMetrics write bounds: 0.05, 1.0, 1.234 */

static void
ngx_responses_metrics_seconds(ngx_responses_writer_t *w, uint64_t ms)
{
    size_t  len;
    u_char  digits[3];

    digits[0] = '0' + ms / 100 % 10;
    digits[1] = '0' + ms / 10 % 10;
    digits[2] = '0' + ms % 10;

    len = (digits[2] != '0') ? 3 : (digits[1] != '0') ? 2 : 1;

    ngx_responses_write_int(w, ms / 1000);
    ngx_responses_write_lit(w, ".");
    ngx_responses_write(w, digits, len);
}


/* texts, of which the last is NULL */

static void
ngx_responses_metrics_texts(ngx_responses_writer_t *w, const char *text, ...)
{
    va_list  args;

    va_start(args, text);

    for ( /* void */ ; text; text = va_arg(args, const char *)) {
        ngx_responses_write(w, (u_char *) text, ngx_strlen(text));
    }

    va_end(args);
}
