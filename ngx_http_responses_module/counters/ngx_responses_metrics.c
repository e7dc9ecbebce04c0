
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
#include "counters/ngx_responses_price.h"


/* what has the sums of a row, and the offset of the first one */

#define count(field)                                                          \
    NGX_RESPONSES_METRICS_KEY, offsetof(ngx_responses_count_t, field)
#define zone(field)                                                           \
    NGX_RESPONSES_METRICS_ZONE, offsetof(ngx_responses_count_zone_t, field)
#define server(field)                                                         \
    NGX_RESPONSES_METRICS_SERVER,                                             \
    offsetof(ngx_responses_count_server_t, field)
#define money(field)                                                          \
    NGX_RESPONSES_METRICS_MONEY, offsetof(ngx_responses_count_t, field)
#define store(field)                                                          \
    NGX_RESPONSES_METRICS_STORE, offsetof(ngx_responses_count_store_t, field)
#define limit(field)                                                          \
    NGX_RESPONSES_METRICS_LIMIT, offsetof(ngx_responses_count_limit_t, field)

/* the rows of a table that begin with a name */

#define names(rows)   rows, sizeof(rows[0])


/* what has the sums of a metric */

typedef enum {
    NGX_RESPONSES_METRICS_KEY = 0,
    NGX_RESPONSES_METRICS_ZONE,
    NGX_RESPONSES_METRICS_SERVER,
    NGX_RESPONSES_METRICS_LIMIT,
    NGX_RESPONSES_METRICS_FULLEST_KEY, /* of a limit */
    NGX_RESPONSES_METRICS_STORE,
    NGX_RESPONSES_METRICS_MONEY        /* of a key */
} ngx_responses_metrics_of_e;


typedef struct {
    const char                     *name;
    const char                     *type;
    const char                     *help;
    ngx_responses_metrics_of_e      of;
    size_t                          offset;
    const uint32_t                 *bounds;    /* of a histogram */
    const char                     *label;     /* NULL: one sum */
    const void                     *values;    /* NULL: repairs */
    size_t                          size;      /* of one */
} ngx_responses_metric_t;


/* where the current line is */

typedef struct {
    ngx_responses_writer_t         *w;
    const ngx_responses_metrics_t  *metrics;
    const ngx_responses_metric_t   *metric;
    u_char                         *values;    /* of a key, or NULL */
    const char                     *label;     /* of a limit or a server, */
    const ngx_str_t                *name;      /* and its name, or NULL */
} ngx_responses_metrics_line_t;


static void ngx_responses_metrics_each(ngx_responses_metrics_line_t *line);
static void ngx_responses_metrics_sums(ngx_responses_metrics_line_t *line,
    const void *sums);
static void ngx_responses_metrics_fullest(ngx_responses_metrics_line_t *line,
    ngx_responses_metrics_limit_t *limit);
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
    uint64_t us);
static void ngx_responses_metrics_texts(ngx_responses_writer_t *w,
    const char *text, ...);


static const ngx_responses_metric_t  ngx_responses_metrics[] = {

    { "open_streams", "gauge", "Open event streams.",
      zone(open), NULL, NULL, NULL, 0 },

    { "zone_start_time_seconds", "gauge", "Time since which the zone counts.",
      zone(start), NULL, NULL, NULL, 0 },

    { "zone_keys", "gauge", "Keys in the zone.",
      zone(keys), NULL, NULL, NULL, 0 },

    { "zone_keys_limit", "gauge", "Keys that fit into the zone.",
      zone(max), NULL, NULL, NULL, 0 },

    { "zone_overflows_total", "counter",
      "Responses whose key did not fit into the zone.",
      zone(overflows), NULL, NULL, NULL, 0 },

    { "held_failures_total", "counter",
      "Held streams that failed by server and code.",
      server(failures), NULL, "code", names(ngx_responses_codes) },

    { "held_released_total", "counter",
      "Held streams that were released without output by reason.",
      zone(released), NULL, "reason", names(ngx_responses_count_releases) },

    { "repairs_total", "counter", "Repaired responses by repair.",
      zone(repairs), NULL, "repair", NULL, 0 },

    { "streams_total", "counter", "Responses by status.",
      count(streams), NULL, "status", names(ngx_responses_statuses) },

    { "apis_total", "counter", "Responses by API.",
      count(apis), NULL, "api", names(ngx_responses_api_names) },

    { "tokens_total", "counter", "Tokens reported by upstreams.",
      count(tokens), NULL, "kind", names(ngx_responses_count_tokens) },

    { "cost_total", "counter", "Cost of responses by responses_price.",
      money(cost), NULL, NULL, NULL, 0 },

    { "events_total", "counter", "Events by action.",
      count(events), NULL, "action", names(ngx_responses_count_events) },

    { "errors_total", "counter", "Responses with an error by code.",
      count(errors), NULL, "code", names(ngx_responses_codes) },

    { "limited_total", "counter", "Requests that exceeded a token limit.",
      count(limited), NULL, NULL, NULL, 0 },

    { "tool_calls_total", "counter", "Tool calls in responses.",
      count(tool_calls), NULL, NULL, NULL, 0 },

    { "redactions_total", "counter", "Matches redacted in texts.",
      count(redactions), NULL, NULL, NULL, 0 },

    { "first_token_seconds", "histogram",
      "Time from the request to the first delta.",
      count(first_token), ngx_responses_count_first_token, NULL, NULL, 0 },

    { "token_interval_seconds", "histogram",
      "Mean time between output tokens of a response.",
      count(token_interval), ngx_responses_count_token_interval, NULL, NULL,
      0 },

    { "stream_seconds", "histogram",
      "Time from the request to the last event.",
      count(stream_time), ngx_responses_count_stream_time, NULL, NULL, 0 },

    { "limit_requests_total", "counter",
      "Requests by limit and by what became of them at it.",
      limit(requests), NULL, "result",
      names(ngx_responses_count_results) },

    { "limit_zone_overflows_total", "counter",
      "Requests whose key or reservation did not fit into the limit's zone.",
      limit(overflows), NULL, NULL, NULL, 0 },

    { "limit_zone_evictions_total", "counter",
      "Unused keys removed from the limit's zone to make room.",
      limit(evictions), NULL, NULL, NULL, 0 },

    { "limit_unpriced_total", "counter",
      "Requests charged the dearest price, as their model has none.",
      limit(unpriced), NULL, NULL, NULL, 0 },

    { "limit_zone_keys", "gauge", "Keys in the limit's zone.",
      limit(keys), NULL, NULL, NULL, 0 },

    { "limit_zone_bytes", "gauge", "Memory of the limit's zone.",
      limit(bytes), NULL, NULL, NULL, 0 },

    { "limit_zone_free_bytes", "gauge",
      "Memory of the limit's zone that is free, in whole pages.",
      limit(free), NULL, NULL, NULL, 0 },

    { "limit_period_seconds", "gauge", "Period of the limit.",
      limit(period), NULL, NULL, NULL, 0 },

    { "limit_key_used_ratio", "gauge",
      "Part of the limit that the keys with most used or reserved have.",
      NGX_RESPONSES_METRICS_FULLEST_KEY, 0, NULL, NULL, NULL, 0 },

    { "store_up", "gauge", "Whether the store of limits answers.",
      store(up), NULL, NULL, NULL, 0 },

    { "store_age_seconds", "gauge",
      "Time since numbers of the store were read and written.",
      store(age), NULL, NULL, NULL, 0 },

    { NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0 }
};


void
ngx_responses_metrics_write(ngx_responses_writer_t *w,
    const ngx_responses_metrics_t *metrics, const char *nginx)
{
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

        ngx_responses_metrics_each(&line);
    }

    if (metrics->hour) {
        ngx_responses_hour_write(w, metrics->hour, metrics->now);
    }
}


static void
ngx_responses_metrics_each(ngx_responses_metrics_line_t *line)
{
    ngx_uint_t                      i;
    const ngx_responses_metrics_t  *metrics;
    ngx_responses_metrics_key_t    *key;
    ngx_responses_metrics_limit_t  *limit;
    ngx_responses_metrics_server_t *server;

    metrics = line->metrics;

    line->values = NULL;
    line->name = NULL;

    switch (line->metric->of) {

    case NGX_RESPONSES_METRICS_ZONE:
        ngx_responses_metrics_sums(line, &metrics->sums);
        break;

    case NGX_RESPONSES_METRICS_SERVER:

        line->label = "server";

        for (i = 0; i < metrics->nservers; i++) {
            server = &metrics->servers[i];

            line->name = &server->name;
            ngx_responses_metrics_sums(line, &server->count);
        }

        break;

    case NGX_RESPONSES_METRICS_LIMIT:

        line->label = "limit";

        for (i = 0; i < metrics->nlimits; i++) {
            limit = &metrics->limits[i];

            line->name = &limit->name;
            ngx_responses_metrics_sums(line, &limit->count);
        }

        break;

    case NGX_RESPONSES_METRICS_FULLEST_KEY:

        line->label = "limit";

        for (i = 0; i < metrics->nlimits; i++) {
            ngx_responses_metrics_fullest(line, &metrics->limits[i]);
        }

        break;

    case NGX_RESPONSES_METRICS_STORE:

        if (metrics->stores) {
            ngx_responses_metrics_sums(line, &metrics->store);
        }

        break;

    default: /* NGX_RESPONSES_METRICS_KEY, NGX_RESPONSES_METRICS_MONEY */

        for (i = 0; i < metrics->nkeys; i++) {
            key = &metrics->keys[i];

            line->values = key->values;
            ngx_responses_metrics_sums(line, &key->count);
        }

        break;
    }
}


/* keys that may be secrets have a number instead of a name */

static void
ngx_responses_metrics_fullest(ngx_responses_metrics_line_t *line,
    ngx_responses_metrics_limit_t *limit)
{
    ngx_uint_t                     i;
    ngx_responses_metrics_full_t  *full;

    line->name = &limit->name;

    for (i = 0; i < limit->nfullest; i++) {
        full = &limit->fullest[i];

        ngx_responses_metrics_begin(line, "");
        ngx_responses_write_lit(line->w, "\",key=\"");

        if (full->len) {
            ngx_responses_write_label(line->w, full->name, full->len);

        } else {
            ngx_responses_write_lit(line->w, "#");
            ngx_responses_write_int(line->w, i + 1);
        }

        ngx_responses_metrics_end(line, full->used);
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

    if (line->name) {
        ngx_responses_metrics_texts(w, "\",", line->label, "=\"", NULL);
        ngx_responses_write_label(w, line->name->data, line->name->len);
    }

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
    u_char  buf[NGX_RESPONSES_PRICE_LEN];

    ngx_responses_write_lit(line->w, "\"} ");

    if (n
        && (line->metric->of == NGX_RESPONSES_METRICS_MONEY
            || line->metric->of == NGX_RESPONSES_METRICS_FULLEST_KEY))
    {
        ngx_responses_write(line->w, buf,
                            ngx_responses_price_write(buf, n) - buf);

    } else {
        ngx_responses_write_int(line->w, n);
    }

    ngx_responses_write_lit(line->w, "\n");
}


/* as clients of OpenMetrics write bounds: 0.05, 1.0, 1.234 */

static void
ngx_responses_metrics_seconds(ngx_responses_writer_t *w, uint64_t us)
{
    size_t    len;
    u_char    digits[6];
    uint64_t  rest;

    rest = us;

    for (len = 6; len; len--) {
        digits[len - 1] = '0' + rest % 10;
        rest /= 10;
    }

    for (len = 6; len > 1 && digits[len - 1] == '0'; len--) { /* void */ }

    ngx_responses_write_int(w, rest);
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
