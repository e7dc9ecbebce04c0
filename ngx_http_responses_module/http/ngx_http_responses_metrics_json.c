
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * A snapshot of counters as JSON, with the metrics of the other formats.
 *
 * Reads only the snapshot, so that the text is the same when it is written
 * again: it is written first for its length.
 */


#include "http/ngx_http_responses_zone.h"

#include <nginx.h>

#include "core/ngx_responses_version.h"


static void ngx_http_responses_metrics_json_labels(
    ngx_http_responses_metrics_t *m);
static void ngx_http_responses_metrics_json_key(
    ngx_http_responses_metrics_t *m);
static void ngx_http_responses_metrics_json_node(
    ngx_http_responses_metrics_t *m);
static void ngx_http_responses_metrics_json_counter(
    ngx_http_responses_metrics_t *m);
static void ngx_http_responses_metrics_json_histogram(
    ngx_http_responses_metrics_t *m);
static void ngx_http_responses_metrics_json_bounds(
    ngx_http_responses_metrics_t *m);


void
ngx_http_responses_metrics_json(ngx_responses_writer_t *w,
    ngx_http_responses_snapshot_t *snapshot)
{
    ngx_uint_t                    i;
    ngx_http_responses_metrics_t  m;

    m.w = w;
    m.snapshot = snapshot;
    m.node = NULL;

    ngx_responses_write_lit(w, "{\"zone\":");
    ngx_responses_write_string(w, snapshot->name.data, snapshot->name.len);

    ngx_responses_write_lit(w, ",\"host\":");
    ngx_responses_write_string(w, ngx_cycle->hostname.data,
                               ngx_cycle->hostname.len);
    ngx_responses_write_lit(w, ",\"version\":\"" NGX_RESPONSES_VERSION
                               "\",\"nginx\":\"" NGINX_VERSION "\"");

    ngx_http_responses_metrics_json_labels(&m);

    ngx_responses_write_lit(w, ",\"time\":");
    ngx_http_responses_metrics_seconds(w, snapshot->time);
    ngx_responses_write_lit(w, ",\"created\":");
    ngx_http_responses_metrics_seconds(w, snapshot->created);

    for (m.metric = ngx_http_responses_zone_metrics;
         m.metric->name.len;
         m.metric++)
    {
        ngx_responses_write_lit(w, ",\"");
        ngx_http_responses_metrics_str(w, &m.metric->name);
        ngx_responses_write_lit(w, "\":");
        ngx_http_responses_metrics_json_counter(&m);
    }

    ngx_http_responses_metrics_json_bounds(&m);

    ngx_responses_write_lit(w, ",\"keys\":[");

    for (i = 0; i < snapshot->nnodes; i++) {
        ngx_responses_write(w, (u_char *) ",", i ? 1 : 0);

        m.node = &snapshot->nodes[i];
        ngx_http_responses_metrics_json_node(&m);
    }

    ngx_responses_write_lit(w, "]}\n");
}


/* "label" is for a person, "labels" for a program */

static void
ngx_http_responses_metrics_json_labels(ngx_http_responses_metrics_t *m)
{
    ngx_uint_t                   i;
    ngx_http_responses_label_t  *labels;

    labels = m->snapshot->labels;

    ngx_responses_write_lit(m->w, ",\"label\":\"");

    for (i = 0; i < m->snapshot->nlabels; i++) {
        ngx_responses_write(m->w, (u_char *) ", ", i ? 2 : 0);
        ngx_http_responses_metrics_str(m->w, &labels[i].name);
    }

    ngx_responses_write_lit(m->w, "\",\"labels\":");

    for (i = 0; i < m->snapshot->nlabels; i++) {
        ngx_responses_write(m->w, (u_char *) (i ? "," : "["), 1);
        ngx_responses_write_string(m->w, labels[i].name.data,
                                   labels[i].name.len);
    }

    ngx_responses_write_lit(m->w, "]");
}


static void
ngx_http_responses_metrics_json_key(ngx_http_responses_metrics_t *m)
{
    ngx_str_t                    s;
    ngx_uint_t                   i;
    ngx_http_responses_label_t  *labels;

    labels = m->snapshot->labels;

    ngx_responses_write_lit(m->w, "{\"key\":\"");

    for (i = 0; i < m->snapshot->nlabels; i++) {
        s = ngx_http_responses_key_value(m->node->key, m->node->len, i);

        ngx_responses_write(m->w, (u_char *) ", ", i ? 2 : 0);
        ngx_responses_write_text(m->w, s.data, s.len);
    }

    ngx_responses_write_lit(m->w, "\",\"labels\":");

    for (i = 0; i < m->snapshot->nlabels; i++) {
        s = ngx_http_responses_key_value(m->node->key, m->node->len, i);

        ngx_responses_write(m->w, (u_char *) (i ? "," : "{"), 1);
        ngx_responses_write_string(m->w, labels[i].name.data,
                                   labels[i].name.len);
        ngx_responses_write_lit(m->w, ":");
        ngx_responses_write_string(m->w, s.data, s.len);
    }

    ngx_responses_write_lit(m->w, "}");
}


static void
ngx_http_responses_metrics_json_node(ngx_http_responses_metrics_t *m)
{
    ngx_http_responses_metrics_json_key(m);

    for (m->metric = ngx_http_responses_metrics;
         m->metric->name.len;
         m->metric++)
    {
        ngx_responses_write_lit(m->w, ",\"");
        ngx_http_responses_metrics_str(m->w, &m->metric->name);
        ngx_responses_write_lit(m->w, "\":");

        if (m->metric->bounds) {
            ngx_http_responses_metrics_json_histogram(m);

        } else {
            ngx_http_responses_metrics_json_counter(m);
        }
    }

    ngx_responses_write_lit(m->w, "}");
}


static void
ngx_http_responses_metrics_json_counter(ngx_http_responses_metrics_t *m)
{
    uint64_t    *sums;
    ngx_str_t    value;
    ngx_uint_t   i;

    sums = ngx_http_responses_metrics_sums(m);

    if (m->metric->label.len == 0) {
        ngx_responses_write_int(m->w, sums[0]);
        return;
    }

    for (i = 0; i < m->metric->n; i++) {
        value = ngx_http_responses_metrics_value(m, i);

        if (value.len == 0) {
            break;
        }

        ngx_responses_write(m->w, (u_char *) (i ? ",\"" : "{\""), 2);
        ngx_http_responses_metrics_str(m->w, &value);
        ngx_responses_write_lit(m->w, "\":");
        ngx_responses_write_int(m->w, sums[i]);
    }

    ngx_responses_write_lit(m->w, "}");
}


static void
ngx_http_responses_metrics_json_histogram(ngx_http_responses_metrics_t *m)
{
    uint64_t                    n;
    ngx_uint_t                  i;
    ngx_responses_histogram_t  *histogram;

    histogram = (ngx_responses_histogram_t *)
                    ((u_char *) &m->node->count + m->metric->offset);
    n = 0;

    ngx_responses_write_lit(m->w, "{\"buckets\":");

    for (i = 0; i <= m->metric->n; i++) {
        ngx_responses_write(m->w, (u_char *) (i ? "," : "["), 1);
        ngx_responses_write_int(m->w, histogram->buckets[i]);
        n += histogram->buckets[i];
    }

    ngx_responses_write_lit(m->w, "],\"sum\":");
    ngx_http_responses_metrics_seconds(m->w, histogram->sum);
    ngx_responses_write_lit(m->w, ",\"count\":");
    ngx_responses_write_int(m->w, n);
    ngx_responses_write_lit(m->w, "}");
}


static void
ngx_http_responses_metrics_json_bounds(ngx_http_responses_metrics_t *m)
{
    ngx_uint_t  i, comma;

    comma = 0;

    ngx_responses_write_lit(m->w, ",\"bounds\":{");

    for (m->metric = ngx_http_responses_metrics;
         m->metric->name.len;
         m->metric++)
    {
        if (m->metric->bounds == NULL) {
            continue;
        }

        if (comma++) {
            ngx_responses_write_lit(m->w, ",");
        }

        ngx_responses_write_lit(m->w, "\"");
        ngx_http_responses_metrics_str(m->w, &m->metric->name);
        ngx_responses_write_lit(m->w, "\":");

        for (i = 0; i < m->metric->n; i++) {
            ngx_responses_write(m->w, (u_char *) (i ? "," : "["), 1);
            ngx_http_responses_metrics_seconds(m->w, m->metric->bounds[i]);
        }

        ngx_responses_write_lit(m->w, "]");
    }

    ngx_responses_write_lit(m->w, "}");
}
