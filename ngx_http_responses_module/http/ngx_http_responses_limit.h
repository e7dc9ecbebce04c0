
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Limits of tokens per key and period.
 *
 * A zone has a window for each key.  A request reserves what it may use, and
 * is settled with what it has used when its response has ended.
 */


#ifndef _NGX_HTTP_RESPONSES_LIMIT_H_INCLUDED_
#define _NGX_HTTP_RESPONSES_LIMIT_H_INCLUDED_


#include "counters/ngx_responses_window.h"
#include "http/ngx_http_responses.h"


typedef enum {
    NGX_HTTP_RESPONSES_LIMIT_TOTAL = 0,
    NGX_HTTP_RESPONSES_LIMIT_INPUT,
    NGX_HTTP_RESPONSES_LIMIT_OUTPUT,
    NGX_HTTP_RESPONSES_LIMIT_KINDS
} ngx_http_responses_limit_kind_e;


/* a key, which is in the queue while it has no reservations */

typedef struct {
    ngx_str_node_t                          sn;
    ngx_queue_t                             queue;
    ngx_responses_window_t                  window;
    u_char                                  data[1];
} ngx_http_responses_limit_key_t;


typedef struct {
    ngx_queue_t                             queue;
    ngx_http_responses_limit_key_t         *key;
    uint64_t                                tokens;
    ngx_pid_t                               pid;    /* of its worker */
} ngx_http_responses_reservation_t;


typedef struct {
    ngx_rbtree_t                            rbtree;
    ngx_rbtree_node_t                       sentinel;
    ngx_queue_t                             keys;   /* the oldest is last */
    ngx_queue_t                             reservations;

    unsigned                                evicted:1;  /* for the log */
    unsigned                                full:1;
} ngx_http_responses_limit_shared_t;


/* a zone as configured */

struct ngx_http_responses_limit_zone_s {
    ngx_http_responses_limit_shared_t      *sh;
    ngx_slab_pool_t                        *shpool;
    ngx_str_t                               name;
    ngx_http_complex_value_t               *key;
    ngx_responses_rate_t                    rate;
    ngx_uint_t                              kind;   /* ..._LIMIT_... */
    ngx_http_responses_limit_zone_t        *next;
};


/* a "responses_limit" */

struct ngx_http_responses_limit_s {
    ngx_http_responses_limit_zone_t        *zone;
    ngx_responses_rate_t                    rate;   /* those of the zone */
    ngx_uint_t                              kind;
    uint64_t                                burst;
    uint64_t                                reserve;    /* for output */
    ngx_uint_t                              status;
    ngx_http_responses_limit_t             *next;
};


/* what a request claims of a key */

typedef struct ngx_http_responses_claim_s  ngx_http_responses_claim_t;

struct ngx_http_responses_claim_s {
    ngx_http_responses_limit_zone_t        *zone;
    uint64_t                                tokens;
    uint64_t                                capacity;

    uint64_t                                left;   /* after it */
    ngx_msec_t                              wait;   /* until it fits, or
                                                       ..._WINDOW_NEVER */
    ngx_msec_t                              reset;  /* until all is left */
    ngx_http_responses_reservation_t       *reservation;    /* NULL: none */
    ngx_http_responses_claim_t             *next;
};


typedef enum {
    NGX_HTTP_RESPONSES_LIMIT_NOT = 0,
    NGX_HTTP_RESPONSES_LIMIT_PASSED,
    NGX_HTTP_RESPONSES_LIMIT_UNLIMITED,    /* a zone was full */
    NGX_HTTP_RESPONSES_LIMIT_REJECTED,
    NGX_HTTP_RESPONSES_LIMIT_REJECTED_DRY_RUN
} ngx_http_responses_limit_status_e;


/* the limits of a request; lives as long as the request */

struct ngx_http_responses_limits_s {
    ngx_uint_t                   status;       /* ..._LIMIT_... */
    ngx_uint_t                   code;         /* of the refusal, HTTP */
    uint64_t                     input;        /* estimated tokens */
    uint64_t                     failed[NGX_HTTP_RESPONSES_LIMIT_KINDS];
                                               /* tokens of streams that failed
                                                  while they were held */

    ngx_http_responses_claim_t  *shown;        /* the one that has most to do
                                                  with it; NULL: none */
    ngx_http_responses_claim_t  *claims;
};


/* ngx_http_responses_limit_zone.c */

ngx_int_t ngx_http_responses_limit_zone_init(ngx_shm_zone_t *shm_zone,
    void *data);

/*
 * Reserves the tokens of a claim if they fit, and sets what is left.  Without
 * a reservation there is a time to wait, or the zone is full.
 */

void ngx_http_responses_limit_zone_reserve(ngx_http_responses_claim_t *claim,
    ngx_str_t *key, ngx_log_t *log);

/* gives back what was reserved, if it was, for what was used of it */

void ngx_http_responses_limit_zone_settle(ngx_http_responses_claim_t *claim,
    uint64_t used);

/* gives back what was reserved in all zones by workers that are gone */

void ngx_http_responses_limit_zone_sweep(
    ngx_http_responses_limit_zone_t *zone);


/* ngx_http_responses_limit.c */

/* whether a request of the location is limited */

ngx_uint_t ngx_http_responses_limit_applies(ngx_http_request_t *r,
    ngx_http_responses_loc_conf_t *rlcf);

/*
 * Reserves tokens for a request whose body was read, or refuses it.  Returns
 * what a handler of the phase returns.
 */

ngx_int_t ngx_http_responses_limit(ngx_http_request_t *r,
    ngx_http_responses_loc_conf_t *rlcf);

/* adds fields about the limit to the header of any response: NGX_ERROR */

ngx_int_t ngx_http_responses_limit_header(ngx_http_request_t *r);

/*
 * A stream has failed while it was held, and has no other record: what it has
 * reported was used, too.
 */

void ngx_http_responses_limit_failed(ngx_http_request_t *r,
    const ngx_responses_usage_t *usage);

/*
 * A log phase handler: settles the claims of a request, if they are not yet.
 * It is also called when the response has ended.  NGX_OK.
 */

ngx_int_t ngx_http_responses_limit_settle(ngx_http_request_t *r);

/* indexed by ngx_http_responses_limit_status_e */

extern ngx_str_t  ngx_http_responses_limit_names[];


#endif /* _NGX_HTTP_RESPONSES_LIMIT_H_INCLUDED_ */
