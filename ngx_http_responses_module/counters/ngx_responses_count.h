
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Sums of the records of many streams, from which the status page and the
 * metrics are written.
 */


#ifndef _NGX_RESPONSES_COUNT_H_INCLUDED_
#define _NGX_RESPONSES_COUNT_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_api.h"
#include "api/ngx_responses_usage.h"


/* sums stay at this number and do not overflow */

#define NGX_RESPONSES_COUNT_MAX  0x7fffffffffffffffULL

#define NGX_RESPONSES_COUNT_STATUSES  11
#define NGX_RESPONSES_COUNT_TOKENS    6
#define NGX_RESPONSES_COUNT_EVENTS    7
#define NGX_RESPONSES_COUNT_BOUNDS    15


typedef struct {
    uint64_t                   buckets[NGX_RESPONSES_COUNT_BOUNDS + 1];
    uint64_t                   sum;            /* milliseconds */
} ngx_responses_histogram_t;


typedef struct {
    uint64_t                   streams[NGX_RESPONSES_COUNT_STATUSES];
    uint64_t                   apis[NGX_RESPONSES_APIS];
    uint64_t                   tokens[NGX_RESPONSES_COUNT_TOKENS];
    uint64_t                   events[NGX_RESPONSES_COUNT_EVENTS];
    uint64_t                   tool_calls;
    uint64_t                   redactions;
    ngx_responses_histogram_t  first_token;
    ngx_responses_histogram_t  stream_time;
} ngx_responses_count_t;


/* the names of tokens and events, in the order of the sums */

extern ngx_str_t  ngx_responses_count_tokens[];
extern ngx_str_t  ngx_responses_count_events[];

/* upper bounds of buckets in milliseconds; the last bucket has none */

extern const ngx_msec_t
    ngx_responses_count_first_token[NGX_RESPONSES_COUNT_BOUNDS];
extern const ngx_msec_t
    ngx_responses_count_stream_time[NGX_RESPONSES_COUNT_BOUNDS];


/*
 * Adds one stream: its API, how it ended and when its request began.  An api
 * of NGX_RESPONSES_APIS and a status of NGX_RESPONSES_COUNT_STATUSES mean
 * "unknown" and are not counted.
 */

void ngx_responses_count_add(ngx_responses_count_t *count,
    const ngx_responses_usage_t *usage, ngx_uint_t api, ngx_uint_t status,
    ngx_msec_t start);

/* whether the upstream has told any number of tokens */

ngx_uint_t ngx_responses_count_reported(const ngx_responses_usage_t *usage);


#endif /* _NGX_RESPONSES_COUNT_H_INCLUDED_ */
