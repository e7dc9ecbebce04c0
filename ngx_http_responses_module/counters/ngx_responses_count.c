
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


static void ngx_responses_count_sum(uint64_t *sum, uint64_t n);
static void ngx_responses_count_time(ngx_responses_histogram_t *histogram,
    const ngx_msec_t *bounds, ngx_msec_int_t ms);


ngx_str_t  ngx_responses_count_tokens[] = {
    ngx_string("input"),
    ngx_string("cached"),
    ngx_string("output"),
    ngx_string("reasoning"),
    ngx_string("total"),
    ngx_string("cache_write")
};


static size_t  ngx_responses_count_token_fields[] = {
    usage(input_tokens),
    usage(cached_tokens),
    usage(output_tokens),
    usage(reasoning_tokens),
    usage(total_tokens),
    usage(cache_write_tokens)
};


ngx_str_t  ngx_responses_count_events[] = {
    ngx_string("received"),
    ngx_string("hidden"),
    ngx_string("added"),
    ngx_string("edited"),
    ngx_string("repaired"),
    ngx_string("malformed"),
    ngx_string("oversize")
};


static size_t  ngx_responses_count_event_fields[] = {
    usage(events),
    usage(hidden),
    usage(added),
    usage(edited),
    usage(repaired),
    usage(malformed),
    usage(oversize)
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

    if (status < NGX_RESPONSES_COUNT_STATUSES) {
        ngx_responses_count_sum(&count->streams[status], 1);
    }

    for (i = 0; i < NGX_RESPONSES_COUNT_TOKENS; i++) {
        n = *(int64_t *) ((u_char *) usage
                          + ngx_responses_count_token_fields[i]);

        if (n > 0) {
            ngx_responses_count_sum(&count->tokens[i], n);
        }
    }

    for (i = 0; i < NGX_RESPONSES_COUNT_EVENTS; i++) {
        ngx_responses_count_sum(&count->events[i],
                                *(uint32_t *) ((u_char *) usage
                                     + ngx_responses_count_event_fields[i]));
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

        if (*(int64_t *) ((u_char *) usage
                          + ngx_responses_count_token_fields[i])
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
