
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Counters in shared memory, and copies of them.
 *
 * A zone has sums of all responses, a tree of keys with the sums of each, and
 * a list of servers.  Keys are added by responses that were completed, and
 * servers by held streams that failed, until there is no memory.  They are
 * never removed: further ones are counted as "other".
 */


#ifndef _NGX_HTTP_RESPONSES_COUNT_ZONE_H_INCLUDED_
#define _NGX_HTTP_RESPONSES_COUNT_ZONE_H_INCLUDED_


#include "counters/ngx_responses_metrics.h"
#include "http/ngx_http_responses_header.h"


#define NGX_HTTP_RESPONSES_LABELS     8

/* bytes of a value, and of the memory of a key whose values are short */

#define NGX_HTTP_RESPONSES_VALUE_LEN  128
#define NGX_HTTP_RESPONSES_KEY_SIZE   1024


/* its values follow */

typedef struct {
    ngx_str_node_t                  sn;
    ngx_queue_t                     queue;
    ngx_responses_count_t           count;
} ngx_http_responses_key_t;


/* its name follows */

typedef struct {
    ngx_queue_t                     queue;
    ngx_str_t                       name;
    ngx_responses_count_server_t    count;
} ngx_http_responses_server_t;


/* the event streams of a process, which alone changes their number */

typedef struct {
    ngx_pid_t                       pid;
    int32_t                         n;
} ngx_http_responses_open_t;


typedef struct {
    ngx_rbtree_t                    rbtree;
    ngx_rbtree_node_t               sentinel;
    ngx_queue_t                     queue;     /* of keys that have sums */
    ngx_responses_count_zone_t      sums;
    ngx_http_responses_key_t        other;     /* for keys that do not fit */
    u_char                          others[NGX_HTTP_RESPONSES_LABELS
                                           * sizeof("other")];
    ngx_queue_t                     servers;
    ngx_http_responses_server_t     server;    /* for others */
    ngx_uint_t                      nservers;
    ngx_responses_hour_t           *hour;      /* NULL: there is no room */
    ngx_http_responses_open_t       open[NGX_MAX_PROCESSES];
} ngx_http_responses_shared_t;


/* a zone as configured */

typedef struct {
    ngx_http_responses_shared_t    *sh;
    ngx_slab_pool_t                *shpool;
    ngx_str_t                       name;
    ngx_uint_t                      nlabels;
    ngx_str_t                       labels[NGX_HTTP_RESPONSES_LABELS];
    ngx_str_t                       texts[NGX_HTTP_RESPONSES_LABELS];
                                               /* "label=value" */
    ngx_http_complex_value_t       *values[NGX_HTTP_RESPONSES_LABELS];
} ngx_http_responses_zone_t;


/* the zones of "responses_count" */

typedef struct ngx_http_responses_zones_s  ngx_http_responses_zones_t;

struct ngx_http_responses_zones_s {
    ngx_shm_zone_t                 *shm_zone;
    ngx_http_responses_zones_t     *next;
};


/* a location with "responses_status" */

typedef struct ngx_http_responses_page_s  ngx_http_responses_page_t;

struct ngx_http_responses_page_s {
    ngx_shm_zone_t                 *shm_zone;
    ngx_http_core_srv_conf_t       *server;
    ngx_http_core_loc_conf_t       *location;
    ngx_http_responses_page_t      *next;
};


typedef struct {
    ngx_http_responses_page_t      *pages;
} ngx_http_responses_count_main_conf_t;


typedef struct {
    ngx_http_responses_zones_t     *zones;     /* NULL: none */
    ngx_shm_zone_t                 *status;    /* that is shown, or NULL */
} ngx_http_responses_count_conf_t;


extern ngx_module_t  ngx_http_responses_count_module;


/* ngx_http_responses_count.c */

/* a log phase handler: counts the response in each zone by its key */

ngx_int_t ngx_http_responses_count_handler(ngx_http_request_t *r);

/*
 * Copies the zone into the pool, and the hour to where it is wanted, if the
 * zone has one; NGX_OK or NGX_ERROR: no memory.
 */

ngx_int_t ngx_http_responses_count_copy(ngx_http_responses_zone_t *zone,
    ngx_pool_t *pool, ngx_responses_metrics_t *metrics);


/* ngx_http_responses_count_hour.c: the zone is locked */

/* begins a minute of the hour, which is there */

void ngx_http_responses_count_minute(ngx_http_responses_shared_t *sh,
    time_t now);

/* how many streams are open */

uint64_t ngx_http_responses_count_streams(ngx_http_responses_shared_t *sh);


/* ngx_http_responses_metrics.c */

/* the handler of a location with "responses_status" */

ngx_int_t ngx_http_responses_metrics_handler(ngx_http_request_t *r);


#endif /* _NGX_HTTP_RESPONSES_COUNT_ZONE_H_INCLUDED_ */
