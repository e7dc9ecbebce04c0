
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The text of counters, in the format 0.0.4 of Prometheus.
 */


#ifndef _NGX_RESPONSES_METRICS_H_INCLUDED_
#define _NGX_RESPONSES_METRICS_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_writer.h"
#include "counters/ngx_responses_count.h"
#include "counters/ngx_responses_hour.h"


/* a key of a copy; its values, each of which ends with a zero byte */

#define NGX_RESPONSES_METRICS_VALUES  400

typedef struct {
    ngx_responses_count_t        count;
    u_char                       values[NGX_RESPONSES_METRICS_VALUES];
} ngx_responses_metrics_key_t;


/* one of the fullest keys of a limit */

#define NGX_RESPONSES_METRICS_FULLEST  5

/* all of what is allowed in a period, or money of the unit */

#define NGX_RESPONSES_METRICS_ONE      1000000000

typedef struct {
    uint64_t                     used;
    size_t                       len;          /* 0: the name is not shown */
    u_char                       name[64];
} ngx_responses_metrics_full_t;


/* a zone of limits, and a server */

typedef struct {
    ngx_str_t                    name;
    ngx_responses_count_limit_t  count;
    ngx_responses_metrics_full_t fullest[NGX_RESPONSES_METRICS_FULLEST];
    ngx_uint_t                   nfullest;     /* from the fullest one on */
} ngx_responses_metrics_limit_t;

typedef struct {
    ngx_str_t                    name;
    ngx_responses_count_server_t count;
} ngx_responses_metrics_server_t;


/* a copy of a zone, and of all zones of limits */

typedef struct {
    ngx_str_t                    zone;
    ngx_str_t                   *labels;       /* names of the values */
    ngx_uint_t                   nlabels;
    ngx_responses_count_zone_t   sums;
    ngx_responses_metrics_key_t *keys;
    ngx_uint_t                   nkeys;
    ngx_responses_metrics_server_t
                                *servers;
    ngx_uint_t                   nservers;
    ngx_responses_metrics_limit_t
                                *limits;
    ngx_uint_t                   nlimits;
    ngx_responses_count_store_t  store;
    ngx_uint_t                   stores;       /* how many there are: 0 or 1 */
    ngx_responses_hour_t        *hour;         /* NULL: it is not shown */
    time_t                       now;
} ngx_responses_metrics_t;


/* nginx: its version */

void ngx_responses_metrics_write(ngx_responses_writer_t *w,
    const ngx_responses_metrics_t *metrics, const char *nginx);


#endif /* _NGX_RESPONSES_METRICS_H_INCLUDED_ */
