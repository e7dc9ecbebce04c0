
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Counters in shared memory, and snapshots of them.
 *
 *     header | a slot for each process | counters of "other" | of a key | ...
 *
 * All is allocated at once when the zone is created; nothing is allocated or
 * freed later.
 */


#ifndef _NGX_HTTP_RESPONSES_ZONE_H_INCLUDED_
#define _NGX_HTTP_RESPONSES_ZONE_H_INCLUDED_


#include "http/ngx_http_responses.h"

#include "api/ngx_responses_table.h"


#define NGX_HTTP_RESPONSES_ZONE_MIN  (64 * 1024)


/* the open streams of a process, which alone changes their number */

typedef struct {
    volatile uint32_t             open;
    ngx_pid_t                     pid;         /* 0: the slot is free */
    uint32_t                      worker;      /* number in its generation */
    uint32_t                      generation;
} ngx_http_responses_slot_t;


/* the header; the mutex of the slab is not needed for numbers in slots */

typedef struct {
    uint32_t                      layout;
    uint32_t                      generation;  /* of configurations */
    ngx_responses_table_t         table;       /* the first is "other" */
    ngx_uint_t                    full;        /* was logged */
    ngx_http_responses_slot_t     slots[NGX_MAX_PROCESSES];
} ngx_http_responses_shared_t;


/* a zone in a process and its configuration */

typedef struct {
    ngx_http_responses_shared_t  *sh;
    ngx_slab_pool_t              *shpool;
    ngx_http_responses_slot_t    *slot;        /* of this process */
    uint32_t                      generation;

    ngx_str_t                     name;
    ngx_http_complex_value_t      key;
    ngx_str_t                     label;       /* "model" or "key" */
} ngx_http_responses_zone_t;


typedef struct {
    ngx_array_t                  *counts;      /* of ngx_shm_zone_t * */
    ngx_shm_zone_t               *status;
} ngx_http_responses_zone_loc_conf_t;


/* a copy of a zone */

typedef struct {
    ngx_str_t                     name;
    ngx_str_t                     label;
    ngx_uint_t                    open;        /* streams */
    ngx_uint_t                    keys;
    ngx_uint_t                    max;
    ngx_responses_entry_t        *nodes;
    ngx_uint_t                    nnodes;
} ngx_http_responses_snapshot_t;


typedef enum {
    NGX_HTTP_RESPONSES_PROMETHEUS = 0,
    NGX_HTTP_RESPONSES_OPENMETRICS,
    NGX_HTTP_RESPONSES_JSON,
    NGX_HTTP_RESPONSES_HTML,
    NGX_HTTP_RESPONSES_FORMATS
} ngx_http_responses_format_e;


/* creates a new zone; NGX_OK or NGX_ERROR: it is too small */

ngx_int_t ngx_http_responses_count_init(ngx_http_responses_zone_t *zone);

/* whether a zone was created by this version of the module */

ngx_uint_t ngx_http_responses_count_valid(ngx_http_responses_shared_t *sh);

/* a log phase handler: counts the response in each zone by its key */

ngx_int_t ngx_http_responses_count_handler(ngx_http_request_t *r);

/* copies the zone into the pool; NGX_OK or NGX_ERROR: no memory */

ngx_int_t ngx_http_responses_count_snapshot(ngx_http_responses_zone_t *zone,
    ngx_pool_t *pool, ngx_http_responses_snapshot_t *snapshot);


/* writes a snapshot; an empty writer finds the length */

void ngx_http_responses_metrics_text(ngx_responses_writer_t *w,
    ngx_http_responses_snapshot_t *snapshot, ngx_uint_t openmetrics);
void ngx_http_responses_metrics_json(ngx_responses_writer_t *w,
    ngx_http_responses_snapshot_t *snapshot, int64_t now);


ngx_int_t ngx_http_responses_status_handler(ngx_http_request_t *r);


/* the status page and its Content-Security-Policy */

extern ngx_str_t  ngx_http_responses_page;
extern ngx_str_t  ngx_http_responses_page_policy;


#endif /* _NGX_HTTP_RESPONSES_ZONE_H_INCLUDED_ */
