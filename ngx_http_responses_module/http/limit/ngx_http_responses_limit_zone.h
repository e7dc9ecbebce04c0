
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Limits of tokens, or of their cost, per key and period.
 *
 * A zone has a window for each key.  A request reserves what it may use, and
 * is settled with what it has used when its response has ended.
 */


#ifndef _NGX_HTTP_RESPONSES_LIMIT_ZONE_H_INCLUDED_
#define _NGX_HTTP_RESPONSES_LIMIT_ZONE_H_INCLUDED_


#include "counters/ngx_responses_metrics.h"
#include "counters/ngx_responses_price.h"
#include "counters/ngx_responses_usual.h"
#include "counters/ngx_responses_share.h"
#include "request/ngx_responses_request.h"
#include "http/ngx_http_responses_header.h"


/* more than any model uses: a wrong number must not lock a key for years */

#define NGX_HTTP_RESPONSES_LIMIT_MOST  16000000

/* the period of a zone that no limit uses, which a limit cannot have */

#define NGX_HTTP_RESPONSES_LIMIT_NONE  1

/* how long a key may rest: "sync" times 1, 2, 4, and so on */

#define NGX_HTTP_RESPONSES_LIMIT_RESTING  16

#define ngx_http_responses_limit_configured(zone)                             \
    ((zone)->rate.period != NGX_HTTP_RESPONSES_LIMIT_NONE)


typedef struct ngx_http_responses_limit_zone_s
    ngx_http_responses_limit_zone_t;
typedef struct ngx_http_responses_limit_s     ngx_http_responses_limit_t;
typedef struct ngx_http_responses_store_s     ngx_http_responses_store_t;


typedef enum {
    NGX_HTTP_RESPONSES_LIMIT_TOTAL = 0,
    NGX_HTTP_RESPONSES_LIMIT_INPUT,
    NGX_HTTP_RESPONSES_LIMIT_OUTPUT,
    NGX_HTTP_RESPONSES_LIMIT_COST,
    NGX_HTTP_RESPONSES_LIMIT_KINDS
} ngx_http_responses_limit_kind_e;


/*
 * A key.  While it has no reservations, it is also in the tree of keys that
 * can be removed, by the time from which on nothing of it is used any more.
 */

typedef struct {
    ngx_str_node_t                          sn;
    ngx_rbtree_node_t                       idle;
    ngx_responses_window_t                  window;
    ngx_responses_usual_t                   usual;      /* output */
    u_char                                  data[1];
} ngx_http_responses_limit_key_t;


/* what a key of a zone that edges share has behind it */

typedef struct {
    ngx_http_responses_limit_key_t         *key;
    ngx_responses_share_t                   share;
    ngx_queue_t                             due;        /* in one of the
                                                           queues; next: NULL,
                                                           in none */
    ngx_msec_t                              used;       /* last */
    ngx_msec_t                              read;       /* since when it rests,
                                                           0: it is due */
    ngx_uint_t                              rests;      /* since it was used */
    ngx_uint_t                              round;      /* the last one that
                                                           it was taken in */
    ngx_uint_t                              renamed;    /* unsigned
                                                           renamed:1; since the
                                                           edge was */
} ngx_http_responses_shared_key_t;

#define ngx_http_responses_limit_shared(key)                                  \
    (ngx_http_responses_shared_key_t *)                                       \
        ngx_align_ptr((key)->data + (key)->sn.str.len, NGX_ALIGNMENT)


typedef struct {
    ngx_queue_t                             queue;
    ngx_http_responses_limit_key_t         *key;
    uint64_t                                tokens;
    ngx_pid_t                               pid;    /* of its worker */
} ngx_http_responses_reservation_t;


typedef struct {
    ngx_rbtree_t                            rbtree;
    ngx_rbtree_node_t                       sentinel;
    ngx_rbtree_t                            idle;
    ngx_rbtree_node_t                       idle_sentinel;
    ngx_queue_t                             reservations;
    ngx_queue_t                             due;        /* for the store */
    ngx_queue_t                             resting[
                                             NGX_HTTP_RESPONSES_LIMIT_RESTING];
                                                        /* keys that are read
                                                           later, by how long
                                                           they rest, the next
                                                           one first */

    ngx_responses_rate_t                    rate;       /* of the newest
                                                           configuration */
    ngx_responses_count_limit_t             count;
    ngx_uint_t                              spare;      /* pages that keys
                                                           leave free */
    time_t                                  full;       /* last logged, */
    time_t                                  refused;    /* or 0 */
    time_t                                  no_key;
    time_t                                  unpriced;

    ngx_http_responses_limit_key_t         *fullest[
                                                NGX_RESPONSES_METRICS_FULLEST];
    ngx_http_responses_limit_key_t          other;      /* for keys that do
                                                           not fit */
} ngx_http_responses_limit_shared_t;


/* a zone as configured */

struct ngx_http_responses_limit_zone_s {
    ngx_http_responses_limit_shared_t      *sh;
    ngx_slab_pool_t                        *shpool;
    ngx_str_t                               name;
    ngx_http_complex_value_t               *key;
    ngx_responses_rate_t                    rate;
    ngx_uint_t                              kind;   /* ..._LIMIT_... */
    ngx_uint_t                              store;  /* unsigned store:1;
                                                       several edges share
                                                       it */
    ngx_uint_t                              secret; /* unsigned secret:1; its
                                                       keys are not shown */
    ngx_http_responses_limit_zone_t        *next;
};


/* a "responses_limit" */

struct ngx_http_responses_limit_s {
    ngx_http_responses_limit_zone_t        *zone;
    ngx_responses_rate_t                    rate;   /* those of the zone */
    ngx_uint_t                              kind;
    uint64_t                                burst;
    uint64_t                                reserve;    /* for output */
    ngx_uint_t                              usual;      /* unsigned usual:1;
                                                           by the key, if it is
                                                           known */
    ngx_uint_t                              status;
    ngx_uint_t                              dry_run;    /* unsigned
                                                           dry_run:1; */
    ngx_uint_t                              log_level;
    ngx_http_responses_limit_t             *next;
};


/* what a request claims of a key */

typedef struct ngx_http_responses_claim_s  ngx_http_responses_claim_t;

struct ngx_http_responses_claim_s {
    ngx_http_responses_limit_t             *limit;
    uint64_t                                input;
    uint64_t                                output;
    uint64_t                                allowed;    /* output, or what is
                                                           expected */
    uint64_t                                most;   /* output; 0: what is usual
                                                       does not count */
    const ngx_responses_price_t            *price;  /* NULL: of tokens */
    uint64_t                                tokens; /* both, or their cost */
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
    NGX_HTTP_RESPONSES_LIMIT_NO_KEY,
    NGX_HTTP_RESPONSES_LIMIT_PASSED,
    NGX_HTTP_RESPONSES_LIMIT_REJECTED_DRY_RUN,
    NGX_HTTP_RESPONSES_LIMIT_REJECTED
} ngx_http_responses_limit_status_e;


/* what a path says of the output */

typedef enum {
    NGX_HTTP_RESPONSES_LIMIT_MODEL = 0,
    NGX_HTTP_RESPONSES_LIMIT_NO_OUTPUT,
    NGX_HTTP_RESPONSES_LIMIT_FREE
} ngx_http_responses_limit_path_e;


/* the limits of a request; lives as long as the request */

typedef struct {
    ngx_uint_t                   status;       /* ..._LIMIT_... */
    ngx_uint_t                   code;         /* of the refusal, HTTP */
    ngx_http_responses_limit_path_e
                                 path;

    unsigned                     object:1;     /* the body is one: tokens are
                                                  reserved, and those not
                                                  reported are estimated */
    unsigned                     left:1;       /* the client has left a stream
                                                  that was held */

    unsigned                     unpriced:1;   /* the dearest price is that of
                                                  a response */

    ngx_array_t                 *prices;
    ngx_str_t                    model;        /* that is sent */
    ngx_responses_request_tokens_t
                                 tokens;       /* by its length, if the body
                                                  was not read */
    uint64_t                     held[NGX_HTTP_RESPONSES_LIMIT_KINDS];
                                               /* tokens of streams that ended
                                                  while they were held */

    ngx_http_responses_claim_t  *shown;        /* of tokens, the one that has
                                                  most to do with it, */
    ngx_http_responses_claim_t  *refused;      /* the one that refuses it
                                                  longest; NULL: none */
    ngx_http_responses_claim_t  *claims;
} ngx_http_responses_limits_t;


typedef struct {
    ngx_http_responses_limit_zone_t        *zones;
    ngx_http_responses_store_t             *store;  /* NULL: none */
} ngx_http_responses_limit_main_conf_t;


typedef struct {
    ngx_http_responses_limit_t             *limits;
} ngx_http_responses_limit_conf_t;


extern ngx_module_t  ngx_http_responses_limit_module;


/* milliseconds: edges that share a zone share the time of day */

#define ngx_http_responses_limit_now(zone)                                    \
    ((zone)->store ? (ngx_msec_t) ngx_http_responses_limit_share_now()        \
                   : ngx_current_msec)


/* ngx_http_responses_limit_fullest.c; the mutex is locked */

/* a key that was used may be one of the fullest */

void ngx_http_responses_limit_fullest_add(
    ngx_http_responses_limit_zone_t *zone,
    ngx_http_responses_limit_key_t *key);
void ngx_http_responses_limit_fullest_remove(
    ngx_http_responses_limit_zone_t *zone,
    ngx_http_responses_limit_key_t *key);

void ngx_http_responses_limit_fullest_copy(
    ngx_http_responses_limit_zone_t *zone,
    ngx_responses_metrics_limit_t *limit);


/* ngx_http_responses_limit_share.c */

/* milliseconds since 1970 */

uint64_t ngx_http_responses_limit_share_now(void);

/* a key is due for the store; the mutex is locked */

void ngx_http_responses_limit_share_due(ngx_http_responses_limit_zone_t *zone,
    ngx_http_responses_shared_key_t *shared);


/* ngx_http_responses_limit_zone.c */

ngx_int_t ngx_http_responses_limit_zone_init(ngx_shm_zone_t *shm_zone,
    void *data);

/*
 * Reserves the tokens of a claim if they fit, and sets them and what is left.
 * Without a reservation there is a time to wait, but for a claim of none.
 */

void ngx_http_responses_limit_zone_reserve(ngx_http_responses_claim_t *claim,
    ngx_str_t *key, ngx_log_t *log);

/*
 * Gives back what was reserved, if it was, for what was used of it, and the
 * output in it, 0: none or not known.
 */

void ngx_http_responses_limit_zone_settle(ngx_http_responses_claim_t *claim,
    uint64_t used, uint64_t output);

/* counts a request without a key, and tells of it */

void ngx_http_responses_limit_zone_no_key(
    ngx_http_responses_limit_zone_t *zone, ngx_log_t *log);

/* counts a request whose model has no price, and tells of it */

void ngx_http_responses_limit_zone_unpriced(
    ngx_http_responses_limit_zone_t *zone, ngx_str_t *model, ngx_log_t *log);

/* copies the counters, and the fullest keys */

void ngx_http_responses_limit_zone_copy(ngx_http_responses_limit_zone_t *zone,
    ngx_responses_metrics_limit_t *limit);

/* whether the last message was written long ago, or never: 0; it is, then */

ngx_uint_t ngx_http_responses_limit_due(time_t *logged);

/*
 * A worker begins: the rates of its configuration are used from now on, and
 * what was reserved in all zones by workers that are gone is given back.
 */

void ngx_http_responses_limit_zone_begin(
    ngx_http_responses_limit_zone_t *zone);


/* ngx_http_responses_limit.c */

/* those that the request came to, NULL: none */

ngx_http_responses_limits_t *ngx_http_responses_limit_get(
    ngx_http_request_t *r);

/* what a request is for, by the last segment of a path; args: before "?" */

ngx_http_responses_limit_path_e ngx_http_responses_limit_path(ngx_str_t *uri,
    ngx_uint_t args);

/* adds a header filter, for fields about the limit in any response */

void ngx_http_responses_limit_filter_init(void);

/* the variables of limits */

ngx_int_t ngx_http_responses_limit_status(ngx_http_request_t *r,
    ngx_http_variable_value_t *v, uintptr_t data);
ngx_int_t ngx_http_responses_limit_remaining(ngx_http_request_t *r,
    ngx_http_variable_value_t *v, uintptr_t data);


/* ngx_http_responses_store_conf.c */

char *ngx_http_responses_store(ngx_conf_t *cf, ngx_command_t *cmd, void *conf);

/* whether zones have a store that they need: NGX_OK or NGX_ERROR */

ngx_int_t ngx_http_responses_store_check(ngx_conf_t *cf,
    ngx_http_responses_store_t *store, ngx_http_responses_limit_zone_t *zones);


/* ngx_http_responses_store.c */

/* a worker begins, or ends */

void ngx_http_responses_store_begin(ngx_http_responses_store_t *store,
    ngx_cycle_t *cycle);
void ngx_http_responses_store_end(void);

/* copies its state */

void ngx_http_responses_store_copy(ngx_http_responses_store_t *store,
    ngx_responses_count_store_t *count);


#endif /* _NGX_HTTP_RESPONSES_LIMIT_ZONE_H_INCLUDED_ */
