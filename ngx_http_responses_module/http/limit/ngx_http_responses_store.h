
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * A store, Valkey or Redis, through which several edges share limits.
 */


#ifndef _NGX_HTTP_RESPONSES_STORE_H_INCLUDED_
#define _NGX_HTTP_RESPONSES_STORE_H_INCLUDED_


#include "counters/ngx_responses_share.h"
#include "http/limit/ngx_http_responses_limit_zone.h"


/* slots of the time of day need numbers of 64 bits */

#define NGX_HTTP_RESPONSES_STORE                                              \
    (NGX_HTTP_RESPONSES_HIREDIS && NGX_PTR_SIZE == 8)

/* fields of a key, one an edge */

#define NGX_HTTP_RESPONSES_STORE_EDGES   1024

/* milliseconds of a round, at most */

#define NGX_HTTP_RESPONSES_STORE_TIME    2000

/* for how many rounds a reservation counts after its edge has told it */

#define NGX_HTTP_RESPONSES_STORE_ROUNDS  10


/*
 * In shared memory, kept over reloads.  All but the owner is written by the
 * owner only.
 */

typedef struct {
    ngx_atomic_t                      owner;       /* pid of the worker that
                                                      speaks to the store; 0:
                                                      none */
    uint64_t                          incarnation; /* of this nginx */
    ngx_uint_t                        renamed;     /* unsigned renamed:1;
                                                      another nginx has the
                                                      name of this edge */
    ngx_uint_t                        up;          /* unsigned up:1; the last
                                                      round was complete */
    time_t                            synced;      /* the last complete one,
                                                      or the start */
    time_t                            logged;
    time_t                            twin;        /* last logged */
    ngx_uint_t                        round;
} ngx_http_responses_store_shared_t;


struct ngx_http_responses_store_s {
    ngx_http_responses_store_shared_t *sh;
    ngx_http_responses_limit_zone_t   *zones;

    ngx_str_t                         url;         /* without the password */
    ngx_addr_t                       *addrs;
    ngx_uint_t                        naddrs;
    ngx_str_t                         host;        /* in certificates */
    ngx_uint_t                        tls;         /* unsigned tls:1 */
    ngx_str_t                         ca;          /* empty: of the system */
    ngx_str_t                         db;          /* empty: 0 */
    ngx_str_t                         user;
    ngx_str_t                         password;
    ngx_msec_t                        sync;
    ngx_str_t                         edge;
    ngx_str_t                         prefix;
#if (NGX_HTTP_SSL)
    ngx_ssl_t                        *ssl;         /* NULL: none */
#endif
};


/* a key that is read, and written */

typedef struct {
    ngx_http_responses_limit_zone_t  *zone;
    ngx_msec_t                        period;
    ngx_str_t                         name;
    ngx_str_t                         key;         /* in the store */
    ngx_responses_edges_t             parts;       /* that were read */
    ngx_uint_t                        written;     /* unsigned written:1 */
} ngx_http_responses_store_key_t;


/* ngx_http_responses_limit_share.c */

/*
 * Finds the next key of a zone that is due, but not one that was taken in the
 * same round: NGX_OK, NGX_DONE or NGX_ERROR, no memory.
 */

ngx_int_t ngx_http_responses_limit_share_next(
    ngx_http_responses_limit_zone_t *zone, ngx_http_responses_store_t *store,
    ngx_pool_t *pool, ngx_http_responses_store_key_t *next);

/* merges what was read, and sets what the store should have */

ngx_responses_share_e ngx_http_responses_limit_share_merge(
    ngx_http_responses_store_key_t *read, ngx_http_responses_store_t *store,
    ngx_responses_edge_t *own);

/* the store has confirmed what was written */

void ngx_http_responses_limit_share_kept(
    ngx_http_responses_store_key_t *written);


/* ngx_http_responses_store_tls.c */

/* what "rediss://" needs */

char *ngx_http_responses_store_tls_conf(ngx_conf_t *cf,
    ngx_http_responses_store_t *store);

/* NGX_AGAIN: the handler is called later */

ngx_int_t ngx_http_responses_store_tls_connect(
    ngx_http_responses_store_t *store, ngx_connection_t *c,
    ngx_connection_handler_pt handler);

/* why the connection cannot be used, NULL: it can */

const char *ngx_http_responses_store_tls_verify(
    ngx_http_responses_store_t *store, ngx_connection_t *c);

void ngx_http_responses_store_tls_close(ngx_connection_t *c);


/* ngx_http_responses_store_link.c */

/* what is called with replies */

typedef struct {

    /* a field of a hash that is a reply, which is not the last of them */

    void  (*field)(ngx_str_t *name, ngx_str_t *value);

    /* a reply has ended; error: empty, it is none */

    void  (*reply)(ngx_str_t *error);

    /* the link has failed, and is to be closed */

    void  (*failed)(const char *why, ngx_err_t err);
} ngx_http_responses_store_handlers_t;

/*
 * Connects, with what it takes: NGX_OK or NGX_ERROR.  Commands can be added at
 * once.
 */

ngx_int_t ngx_http_responses_store_link_open(ngx_http_responses_store_t *store,
    ngx_addr_t *addr, const ngx_http_responses_store_handlers_t *handlers);
ngx_uint_t ngx_http_responses_store_link_is_open(void);
void ngx_http_responses_store_link_close(void);

/* adds a command, and sends what was added; without memory the link fails */

void ngx_http_responses_store_link_add(ngx_str_t *args, ngx_uint_t n);
void ngx_http_responses_store_link_send(void);

/* waits a moment for replies, as a process ends that has no more events */

void ngx_http_responses_store_link_finish(void);

/* replies that are still to come */

ngx_uint_t ngx_http_responses_store_link_waits(void);


#endif /* _NGX_HTTP_RESPONSES_STORE_H_INCLUDED_ */
