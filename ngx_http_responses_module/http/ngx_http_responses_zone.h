
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

#define NGX_HTTP_RESPONSES_KEY       "$responses_model"
#define NGX_HTTP_RESPONSES_LABELS    8
#define NGX_HTTP_RESPONSES_ZERO      60000     /* milliseconds */

#define NGX_HTTP_RESPONSES_REPAIRS   64        /* bits of usage->dialect */


/* a part of the key of a zone */

typedef struct {
    ngx_str_t                     name;
    ngx_str_t                     text;        /* as configured */
    ngx_http_complex_value_t      value;
} ngx_http_responses_label_t;


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
    volatile uint64_t             overflows;   /* responses */
    uint64_t                      repairs[NGX_HTTP_RESPONSES_REPAIRS];
    ngx_uint_t                    scraped;     /* unsigned scraped:1; */
    ngx_http_responses_slot_t     slots[NGX_MAX_PROCESSES];
} ngx_http_responses_shared_t;


/* a zone in a process and its configuration */

typedef struct {
    ngx_http_responses_shared_t  *sh;
    ngx_slab_pool_t              *shpool;
    ngx_http_responses_slot_t    *slot;        /* of this process */
    uint32_t                      generation;

    ngx_str_t                     name;
    ngx_str_t                     key;         /* as configured */
    ngx_http_responses_label_t    labels[NGX_HTTP_RESPONSES_LABELS];
    ngx_uint_t                    nlabels;
} ngx_http_responses_zone_t;


typedef struct {
    ngx_array_t                  *counts;      /* of ngx_shm_zone_t * */
    ngx_shm_zone_t               *status;
    ngx_http_handler_pt           handler;     /* of a status location */
    ngx_msec_t                    zero;        /* new keys for scrapers */
} ngx_http_responses_zone_loc_conf_t;


/* a copy of a zone */

typedef struct {
    ngx_str_t                     name;
    ngx_http_responses_label_t   *labels;
    ngx_uint_t                    nlabels;
    int64_t                       time;        /* milliseconds since 1970 */
    int64_t                       created;     /* the zone */
    uint64_t                      open;        /* streams */
    uint64_t                      keys;
    uint64_t                      max;
    uint64_t                      overflows;
    uint64_t                      repairs[NGX_HTTP_RESPONSES_REPAIRS];
    ngx_responses_entry_t        *nodes;
    ngx_uint_t                    nnodes;
} ngx_http_responses_snapshot_t;


/* sums of a zone or key, whose offset is that in a snapshot or in a count */

typedef struct {
    ngx_str_t                           name;
    ngx_str_t                           help;
    size_t                              offset;    /* of the first sum */
    ngx_uint_t                          n;         /* sums or bounds */
    ngx_str_t                           label;     /* empty: one sum */
    ngx_str_t                          *values;    /* NULL: value() */
    const char                       *(*value)(ngx_uint_t i);
                                                   /* NULL: of statuses */
    const ngx_msec_t                   *bounds;    /* of a histogram */
} ngx_http_responses_metric_t;


/* the current line */

typedef struct {
    ngx_responses_writer_t             *w;
    ngx_http_responses_snapshot_t      *snapshot;
    const ngx_http_responses_metric_t  *metric;
    ngx_responses_entry_t              *node;      /* NULL: the zone */
    ngx_uint_t                          openmetrics;
} ngx_http_responses_metrics_t;


typedef enum {
    NGX_HTTP_RESPONSES_PROMETHEUS = 0,
    NGX_HTTP_RESPONSES_OPENMETRICS,
    NGX_HTTP_RESPONSES_JSON,
    NGX_HTTP_RESPONSES_HTML,
    NGX_HTTP_RESPONSES_FORMATS
} ngx_http_responses_format_e;


/* ngx_http_responses_key.c */

/*
 * Adds an argument of the key, of which there are n: "label=value", or a value
 * if there is only one.  NGX_OK or NGX_ERROR, which was logged.
 */

ngx_int_t ngx_http_responses_key_add(ngx_conf_t *cf, ngx_command_t *cmd,
    ngx_http_responses_zone_t *zone, ngx_str_t *arg, ngx_uint_t n);

/* whether both have the same labels with the same values */

ngx_uint_t ngx_http_responses_key_same(ngx_http_responses_zone_t *zone,
    ngx_http_responses_zone_t *old);

/*
 * Writes the key of a request to a buffer of NGX_RESPONSES_TABLE_KEY bytes.
 * NGX_OK or NGX_ERROR: no memory.
 */

ngx_int_t ngx_http_responses_key_get(ngx_http_request_t *r,
    ngx_http_responses_zone_t *zone, u_char *buf, ngx_str_t *key);

/* the same for responses for whose key there is no room */

void ngx_http_responses_key_other(ngx_http_responses_zone_t *zone,
    u_char *buf, ngx_str_t *key);

/* the value of the n-th label in a key */

ngx_str_t ngx_http_responses_key_value(u_char *key, size_t len, ngx_uint_t n);


/* ngx_http_responses_count.c */

/* creates a new zone; NGX_OK or NGX_ERROR: it is too small */

ngx_int_t ngx_http_responses_count_init(ngx_http_responses_zone_t *zone);

/* whether a zone was created by this version of the module */

ngx_uint_t ngx_http_responses_count_valid(ngx_http_responses_shared_t *sh);

/* a log phase handler: counts the response in each zone by its key */

ngx_int_t ngx_http_responses_count_handler(ngx_http_request_t *r);

/*
 * Copies the zone into the pool; NGX_OK or NGX_ERROR: no memory.  zero: for a
 * scraper, counters of a new key are zero for so many milliseconds from its
 * first scrape; 0 for others.
 */

ngx_int_t ngx_http_responses_count_snapshot(ngx_http_responses_zone_t *zone,
    ngx_pool_t *pool, ngx_msec_t zero,
    ngx_http_responses_snapshot_t *snapshot);


/* ngx_http_responses_metrics.c */

/* writes a snapshot; an empty writer finds the length */

void ngx_http_responses_metrics_text(ngx_responses_writer_t *w,
    ngx_http_responses_snapshot_t *snapshot, ngx_uint_t openmetrics);

/* the current metric: its sums, and the value of the label of the i-th one */

uint64_t *ngx_http_responses_metrics_sums(ngx_http_responses_metrics_t *m);
ngx_str_t ngx_http_responses_metrics_value(ngx_http_responses_metrics_t *m,
    ngx_uint_t i);

void ngx_http_responses_metrics_seconds(ngx_responses_writer_t *w,
    uint64_t ms);
void ngx_http_responses_metrics_str(ngx_responses_writer_t *w,
    const ngx_str_t *s);

extern const ngx_http_responses_metric_t  ngx_http_responses_zone_metrics[];
extern const ngx_http_responses_metric_t  ngx_http_responses_metrics[];


/* ngx_http_responses_metrics_json.c */

void ngx_http_responses_metrics_json(ngx_responses_writer_t *w,
    ngx_http_responses_snapshot_t *snapshot);


/* ngx_http_responses_status.c */

ngx_int_t ngx_http_responses_status_handler(ngx_http_request_t *r);


/* ngx_http_responses_page.c */

/* the status page and its Content-Security-Policy */

extern ngx_str_t  ngx_http_responses_page;
extern ngx_str_t  ngx_http_responses_page_policy;


#endif /* _NGX_HTTP_RESPONSES_ZONE_H_INCLUDED_ */
