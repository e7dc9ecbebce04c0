
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

/* what a record has of a row: tokens or events */

#define ngx_responses_count_of(usage, row, type)                              \
    *(type *) ((u_char *) (usage) + (row)->field)


static void ngx_responses_count_sum(uint64_t *sum, uint64_t n);
static void ngx_responses_count_time(ngx_responses_histogram_t *histogram,
    const ngx_msec_t *bounds, ngx_msec_int_t ms);


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


ngx_str_t  ngx_responses_count_results[] = {
    ngx_string("passed"),
    ngx_string("rejected"),
    ngx_string("no_key"),
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


const ngx_msec_t
    ngx_responses_count_first_token[NGX_RESPONSES_COUNT_BOUNDS] =
{
    50, 100, 250, 500, 750, 1000, 1500, 2500, 5000, 7500, 10000, 15000,
    20000, 30000, 60000
};


const ngx_msec_t
    ngx_responses_count_stream_time[NGX_RESPONSES_COUNT_BOUNDS] =
{
    250, 500, 1000, 2500, 5000, 10000, 20000, 30000, 45000, 60000, 90000,
    120000, 180000, 300000, 600000
};


void
ngx_responses_count_add(ngx_responses_count_t *count,
    const ngx_responses_usage_t *usage, ngx_uint_t api, ngx_uint_t status,
    ngx_msec_t start)
{
    int64_t     n;
    ngx_uint_t  i;

    if (api < NGX_RESPONSES_APIS) {
        ngx_responses_count_sum(&count->apis[api], 1);
    }

    if (status < NGX_RESPONSES_STATUS_UNKNOWN) {
        ngx_responses_count_sum(&count->streams[status], 1);
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

    if (usage->token) {
        ngx_responses_count_time(&count->first_token,
                                 ngx_responses_count_first_token,
                                 (ngx_msec_int_t) (usage->first_token
                                                   - start));
    }

    if (usage->events) {
        ngx_responses_count_time(&count->stream_time,
                                 ngx_responses_count_stream_time,
                                 (ngx_msec_int_t) (usage->last_event
                                                   - start));
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
ngx_responses_count_time(ngx_responses_histogram_t *histogram,
    const ngx_msec_t *bounds, ngx_msec_int_t ms)
{
    ngx_uint_t  i;

    ms = ngx_max(ms, 0);

    for (i = 0; i < NGX_RESPONSES_COUNT_BOUNDS; i++) {

        if ((ngx_msec_t) ms <= bounds[i]) {
            break;
        }
    }

    ngx_responses_count_sum(&histogram->buckets[i], 1);
    ngx_responses_count_sum(&histogram->sum, ms);
}
