
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Sums of the records of many streams.
 *
 * Only adds; memory and locks are those of the caller.  Never allocates.
 * Invariant: a sum never decreases, and what a stream did not report is not
 * added.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "counters/ngx_responses_count.h"


#define usage(field)  offsetof(ngx_responses_usage_t, field)
#define ms(n)         ((n) * 1000)

/* what a record has of a row: tokens or events */

#define ngx_responses_count_of(usage, row, type)                              \
    *(type *) ((u_char *) (usage) + (row)->field)


static void ngx_responses_count_sum(uint64_t *sum, uint64_t n);
static void ngx_responses_count_since(ngx_responses_histogram_t *histogram,
    const uint32_t *bounds, ngx_msec_t start, ngx_msec_t end);
static void ngx_responses_count_time(ngx_responses_histogram_t *histogram,
    const uint32_t *bounds, uint64_t us);


const ngx_responses_counted_t  ngx_responses_count_tokens[] = {
    { ngx_string("input"), usage(input_tokens) },
    { ngx_string("cached"), usage(cached_tokens) },
    { ngx_string("output"), usage(output_tokens) },
    { ngx_string("reasoning"), usage(reasoning_tokens) },
    { ngx_string("total"), usage(total_tokens) },
    { ngx_string("cache_write"), usage(cache_write_tokens) },
    { ngx_null_string, 0 }
};


const ngx_responses_counted_t  ngx_responses_count_events[] = {
    { ngx_string("received"), usage(events) },
    { ngx_string("hidden"), usage(hidden) },
    { ngx_string("added"), usage(added) },
    { ngx_string("edited"), usage(edited) },
    { ngx_string("repaired"), usage(repaired) },
    { ngx_string("malformed"), usage(malformed) },
    { ngx_string("oversize"), usage(oversize) },
    { ngx_null_string, 0 }
};


ngx_str_t  ngx_responses_count_releases[] = {
    ngx_string("time"),
    ngx_string("size"),
    ngx_null_string
};


ngx_str_t  ngx_responses_count_results[] = {
    ngx_string("passed"),
    ngx_string("rejected"),
    ngx_string("no_key"),
    ngx_string("unlimited"),
    ngx_null_string
};


ngx_str_t  ngx_responses_statuses[] = {
    ngx_string("queued"),
    ngx_string("in_progress"),
    ngx_string("completed"),
    ngx_string("incomplete"),
    ngx_string("failed"),
    ngx_string("cancelled"),
    ngx_string("truncated"),
    ngx_string("aborted"),
    ngx_string("shutdown"),
    ngx_string("client_error"),
    ngx_string("unreached"),
    ngx_null_string
};


const uint32_t
    ngx_responses_count_first_token[NGX_RESPONSES_COUNT_BOUNDS] =
{
    ms(50), ms(100), ms(250), ms(500), ms(750), ms(1000), ms(1500), ms(2500),
    ms(5000), ms(7500), ms(10000), ms(15000), ms(20000), ms(30000), ms(60000)
};


const uint32_t
    ngx_responses_count_token_interval[NGX_RESPONSES_COUNT_BOUNDS] =
{
    500, ms(1), ms(2), ms(4), ms(6), ms(8), ms(10), ms(15), ms(20), ms(30),
    ms(50), ms(75), ms(100), ms(200), ms(500)
};


const uint32_t
    ngx_responses_count_stream_time[NGX_RESPONSES_COUNT_BOUNDS] =
{
    ms(250), ms(500), ms(1000), ms(2500), ms(5000), ms(10000), ms(20000),
    ms(30000), ms(45000), ms(60000), ms(90000), ms(120000), ms(180000),
    ms(300000), ms(600000)
};


void
ngx_responses_count_add(ngx_responses_count_t *count,
    const ngx_responses_usage_t *usage, ngx_uint_t api, ngx_uint_t status,
    ngx_uint_t error, uint64_t cost, ngx_msec_t start)
{
    int64_t     n;
    ngx_uint_t  i;

    if (api < NGX_RESPONSES_APIS) {
        ngx_responses_count_sum(&count->apis[api], 1);
    }

    if (status < NGX_RESPONSES_STATUS_UNKNOWN) {
        ngx_responses_count_sum(&count->streams[status], 1);
    }

    if (error < NGX_RESPONSES_CODES) {
        ngx_responses_count_sum(&count->errors[error], 1);
    }

    for (i = 0; i < NGX_RESPONSES_COUNT_TOKENS; i++) {
        n = ngx_responses_count_of(usage, &ngx_responses_count_tokens[i],
                                   int64_t);
        if (n > 0) {
            ngx_responses_count_sum(&count->tokens[i], n);
        }
    }

    for (i = 0; i < NGX_RESPONSES_COUNT_EVENTS; i++) {
        ngx_responses_count_sum(&count->events[i],
            ngx_responses_count_of(usage, &ngx_responses_count_events[i],
                                   uint32_t));
    }

    ngx_responses_count_sum(&count->tool_calls, usage->tool_calls);
    ngx_responses_count_sum(&count->redactions, usage->redacted);
    ngx_responses_count_sum(&count->cost, cost);

    if (usage->token) {
        ngx_responses_count_since(&count->first_token,
                                  ngx_responses_count_first_token, start,
                                  usage->first_token);
    }

    n = ngx_responses_usage_interval(usage);

    if (n >= 0) {
        ngx_responses_count_time(&count->token_interval,
                                 ngx_responses_count_token_interval, n);
    }

    if (usage->events) {
        ngx_responses_count_since(&count->stream_time,
                                  ngx_responses_count_stream_time, start,
                                  usage->last_event);
    }
}


void
ngx_responses_count_merge(ngx_responses_count_t *count,
    const ngx_responses_count_t *more)
{
    uint64_t        *sum;
    ngx_uint_t       i;
    const uint64_t  *n;

    sum = (uint64_t *) count;
    n = (const uint64_t *) more;

    for (i = 0; i < sizeof(ngx_responses_count_t) / sizeof(uint64_t); i++) {

        if (n[i]) {
            ngx_responses_count_sum(&sum[i], n[i]);
        }
    }
}


ngx_uint_t
ngx_responses_count_reported(const ngx_responses_usage_t *usage)
{
    ngx_uint_t  i;

    for (i = 0; i < NGX_RESPONSES_COUNT_TOKENS; i++) {

        if (ngx_responses_count_of(usage, &ngx_responses_count_tokens[i],
                                   int64_t)
            >= 0)
        {
            return 1;
        }
    }

    return 0;
}


static void
ngx_responses_count_sum(uint64_t *sum, uint64_t n)
{
    if (n > NGX_RESPONSES_COUNT_MAX - *sum) {
        *sum = NGX_RESPONSES_COUNT_MAX;
        return;
    }

    *sum += n;
}


static void
ngx_responses_count_since(ngx_responses_histogram_t *histogram,
    const uint32_t *bounds, ngx_msec_t start, ngx_msec_t end)
{
    ngx_msec_int_t  ms;

    ms = (ngx_msec_int_t) (end - start);

    ngx_responses_count_time(histogram, bounds, (uint64_t) ngx_max(ms, 0)
                                                * 1000);
}


static void
ngx_responses_count_time(ngx_responses_histogram_t *histogram,
    const uint32_t *bounds, uint64_t us)
{
    ngx_uint_t  i;

    for (i = 0; i < NGX_RESPONSES_COUNT_BOUNDS; i++) {

        if (us <= bounds[i]) {
            break;
        }
    }

    ngx_responses_count_sum(&histogram->buckets[i], 1);
    ngx_responses_count_sum(&histogram->sum, us);
}
