
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
#include "counters/ngx_responses_code.h"


/* sums stay at this number and do not overflow */

#define NGX_RESPONSES_COUNT_MAX  0x7fffffffffffffffULL

#define NGX_RESPONSES_COUNT_TOKENS   6
#define NGX_RESPONSES_COUNT_EVENTS   7
#define NGX_RESPONSES_COUNT_BOUNDS   15
#define NGX_RESPONSES_COUNT_REPAIRS  64        /* bits of usage->dialect */


/*
 * The status of a stream, or of a JSON response.  The first are those that
 * responses have, in the order of their types in the catalogue.
 */

typedef enum {
    NGX_RESPONSES_STATUS_QUEUED = 0,   /* these two in JSON responses only */
    NGX_RESPONSES_STATUS_IN_PROGRESS,
    NGX_RESPONSES_STATUS_COMPLETED,
    NGX_RESPONSES_STATUS_INCOMPLETE,
    NGX_RESPONSES_STATUS_FAILED,
    NGX_RESPONSES_STATUS_CANCELLED,
    NGX_RESPONSES_STATUS_TRUNCATED,
    NGX_RESPONSES_STATUS_ABORTED,
    NGX_RESPONSES_STATUS_SHUTDOWN,
    NGX_RESPONSES_STATUS_CLIENT_ERROR, /* these two: no response at all */
    NGX_RESPONSES_STATUS_UNREACHED,
    NGX_RESPONSES_STATUS_UNKNOWN
} ngx_responses_status_e;


typedef struct {
    uint64_t                   buckets[NGX_RESPONSES_COUNT_BOUNDS + 1];
    uint64_t                   sum;            /* microseconds */
} ngx_responses_histogram_t;


/* of a key, or of one response; all members are sums, see merge() */

typedef struct {
    uint64_t                   streams[NGX_RESPONSES_STATUS_UNKNOWN];
    uint64_t                   apis[NGX_RESPONSES_APIS];
    uint64_t                   tokens[NGX_RESPONSES_COUNT_TOKENS];
    uint64_t                   events[NGX_RESPONSES_COUNT_EVENTS];
    uint64_t                   errors[NGX_RESPONSES_CODES];
    uint64_t                   tool_calls;
    uint64_t                   redactions;
    uint64_t                   limited;        /* requests over a limit */
    uint64_t                   cost;           /* see price.h */
    ngx_responses_histogram_t  first_token;
    ngx_responses_histogram_t  token_interval;
    ngx_responses_histogram_t  stream_time;
} ngx_responses_count_t;


/* of a server: held streams that failed */

typedef struct {
    uint64_t                   failures[NGX_RESPONSES_CODES];
} ngx_responses_count_server_t;


/* why a held stream was released without output */

typedef enum {
    NGX_RESPONSES_COUNT_TIME = 0,
    NGX_RESPONSES_COUNT_SIZE,
    NGX_RESPONSES_COUNT_RELEASES
} ngx_responses_count_release_e;


/* of a zone, for all keys */

typedef struct {
    uint64_t                   open;           /* of a copy: event streams */
    uint64_t                   keys;
    uint64_t                   max;            /* keys that fit */
    uint64_t                   overflows;      /* responses */
    uint64_t                   released[NGX_RESPONSES_COUNT_RELEASES];
    uint64_t                   start;          /* seconds since 1970 */
    uint64_t                   repairs[NGX_RESPONSES_COUNT_REPAIRS];
} ngx_responses_count_zone_t;


/* what became of a request at a limit */

typedef enum {
    NGX_RESPONSES_COUNT_PASSED = 0,
    NGX_RESPONSES_COUNT_REJECTED,
    NGX_RESPONSES_COUNT_NO_KEY,
    NGX_RESPONSES_COUNT_UNLIMITED,
    NGX_RESPONSES_COUNT_RESULTS
} ngx_responses_count_result_e;


/* of a zone of limits */

typedef struct {
    uint64_t                   requests[NGX_RESPONSES_COUNT_RESULTS];
    uint64_t                   overflows;      /* requests without a key or
                                                  a reservation of their own */
    uint64_t                   evictions;      /* of keys */
    uint64_t                   unpriced;       /* requests */
    uint64_t                   keys;
    uint64_t                   bytes;
    uint64_t                   free;           /* bytes */
    uint64_t                   period;         /* seconds */
} ngx_responses_count_limit_t;


/* of a store of limits */

typedef struct {
    uint64_t                   up;             /* 1: it answers, or 0 */
    uint64_t                   age;            /* seconds since it did */
} ngx_responses_count_store_t;


/* what is counted of a record, in the order of the sums; the last is empty */

typedef struct {
    ngx_str_t                  name;
    size_t                     field;          /* offset in the record */
} ngx_responses_counted_t;

extern const ngx_responses_counted_t  ngx_responses_count_tokens[];
extern const ngx_responses_counted_t  ngx_responses_count_events[];

/* indexed by ngx_responses_count_release_e; RELEASES is empty */

extern ngx_str_t  ngx_responses_count_releases[];

/* indexed by ngx_responses_count_result_e; RESULTS is empty */

extern ngx_str_t  ngx_responses_count_results[];

/* indexed by ngx_responses_status_e; UNKNOWN is empty */

extern ngx_str_t  ngx_responses_statuses[];

/* upper bounds of buckets in microseconds; the last bucket has none */

extern const uint32_t
    ngx_responses_count_first_token[NGX_RESPONSES_COUNT_BOUNDS];
extern const uint32_t
    ngx_responses_count_token_interval[NGX_RESPONSES_COUNT_BOUNDS];
extern const uint32_t
    ngx_responses_count_stream_time[NGX_RESPONSES_COUNT_BOUNDS];


/*
 * Adds one stream to a key: its API, how it ended, the code of its error, what
 * it cost, 0 if that is unknown, and when its request began.  An API without a
 * name, an unknown status, and the code NGX_RESPONSES_CODES are not counted.
 */

void ngx_responses_count_add(ngx_responses_count_t *count,
    const ngx_responses_usage_t *usage, ngx_uint_t api, ngx_uint_t status,
    ngx_uint_t error, uint64_t cost, ngx_msec_t start);

/* adds all sums of one to those of the other */

void ngx_responses_count_merge(ngx_responses_count_t *count,
    const ngx_responses_count_t *more);

/* whether the upstream has told any number of tokens */

ngx_uint_t ngx_responses_count_reported(const ngx_responses_usage_t *usage);


#endif /* _NGX_RESPONSES_COUNT_H_INCLUDED_ */
