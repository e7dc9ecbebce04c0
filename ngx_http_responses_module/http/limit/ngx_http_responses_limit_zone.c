
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Token limits in shared memory: what keys have used, and reservations.
 *
 * All is done under the mutex of the slab, which nginx unlocks if its owner is
 * killed.  Never reads a request or evaluates a variable, so that claims can
 * be settled when the pool of a request is destroyed.  Never forgets what was
 * used: keys that do not fit share one, "(other)".  Invariant: each
 * reservation is in the window of its key until it is settled, or its worker
 * is gone; a key is removed only if it has no reservations and nothing of it
 * is used.
 */


#include "http/limit/ngx_http_responses_limit_zone.h"


/* keys leave this part of the memory to reservations */

#define NGX_HTTP_RESPONSES_LIMIT_SPARE  8

/* seconds between two messages */

#define NGX_HTTP_RESPONSES_LIMIT_LOG  60

/* milliseconds until another request may have ended */

#define NGX_HTTP_RESPONSES_LIMIT_FULL  1000


static ngx_http_responses_limit_key_t *ngx_http_responses_limit_zone_find(
    ngx_http_responses_limit_zone_t *zone, ngx_str_t *name, uint32_t hash);
static ngx_http_responses_limit_key_t *ngx_http_responses_limit_zone_add(
    ngx_http_responses_limit_zone_t *zone, ngx_str_t *name, uint32_t hash);
static ngx_http_responses_shared_key_t *ngx_http_responses_limit_zone_shared(
    ngx_http_responses_limit_zone_t *zone,
    ngx_http_responses_limit_key_t *key);
static ngx_msec_t ngx_http_responses_limit_zone_move(
    ngx_http_responses_limit_zone_t *zone,
    ngx_http_responses_limit_key_t *key);
static ngx_msec_t ngx_http_responses_limit_zone_use(
    ngx_http_responses_limit_zone_t *zone,
    ngx_http_responses_limit_key_t *key);
static void ngx_http_responses_limit_zone_weigh(
    ngx_http_responses_claim_t *claim, ngx_http_responses_limit_key_t *key);
static void ngx_http_responses_limit_zone_claim(
    ngx_http_responses_claim_t *claim, ngx_http_responses_limit_key_t *key,
    ngx_log_t *log);
static ngx_int_t ngx_http_responses_limit_zone_take(
    ngx_http_responses_claim_t *claim, ngx_http_responses_limit_key_t *key);
static void ngx_http_responses_limit_zone_release(
    ngx_http_responses_limit_zone_t *zone,
    ngx_http_responses_reservation_t *reservation, uint64_t used,
    uint64_t output);
static void ngx_http_responses_limit_zone_rest(
    ngx_http_responses_limit_zone_t *zone,
    ngx_http_responses_limit_key_t *key);
static void *ngx_http_responses_limit_zone_alloc(
    ngx_http_responses_limit_zone_t *zone, size_t size, ngx_uint_t spare);
static ngx_int_t ngx_http_responses_limit_zone_evict(
    ngx_http_responses_limit_zone_t *zone);
static void ngx_http_responses_limit_zone_free(
    ngx_http_responses_limit_zone_t *zone,
    ngx_http_responses_limit_key_t *key);


ngx_int_t
ngx_http_responses_limit_zone_init(ngx_shm_zone_t *shm_zone, void *data)
{
    ngx_http_responses_limit_zone_t  *old = data;

    ngx_uint_t                          i;
    ngx_http_responses_limit_zone_t    *zone;
    ngx_http_responses_limit_shared_t  *sh;

    zone = shm_zone->data;

    if (old) {

        if (!ngx_responses_str_eq(zone->key->value, old->key->value)) {
            ngx_log_error(NGX_LOG_EMERG, shm_zone->shm.log, 0,
                          "responses_limit_zone \"%V\" uses the \"%V\" key "
                          "while previously it used the \"%V\" key",
                          &zone->name, &zone->key->value, &old->key->value);
            return NGX_ERROR;
        }

        if (zone->store != old->store) {
            ngx_log_error(NGX_LOG_EMERG, shm_zone->shm.log, 0,
                          "responses_limit_zone \"%V\" cannot change "
                          "\"store\" without a restart", &zone->name);
            return NGX_ERROR;
        }

        zone->sh = old->sh;
        zone->shpool = old->shpool;

        return NGX_OK;
    }

    zone->shpool = (ngx_slab_pool_t *) shm_zone->shm.addr;

    sh = ngx_slab_calloc(zone->shpool,
                         sizeof(ngx_http_responses_limit_shared_t));
    if (sh == NULL) {
        return NGX_ERROR;
    }

    zone->sh = sh;

    ngx_rbtree_init(&sh->rbtree, &sh->sentinel, ngx_str_rbtree_insert_value);
    ngx_rbtree_init(&sh->idle, &sh->idle_sentinel,
                    ngx_rbtree_insert_timer_value);
    ngx_queue_init(&sh->reservations);
    ngx_queue_init(&sh->due);

    for (i = 0; i < NGX_HTTP_RESPONSES_LIMIT_RESTING; i++) {
        ngx_queue_init(&sh->resting[i]);
    }

    sh->rate = zone->rate;
    sh->spare = 1 + zone->shpool->pfree / NGX_HTTP_RESPONSES_LIMIT_SPARE;

    /* keys are removed when the slab is full */

    zone->shpool->log_nomem = 0;

    return NGX_OK;
}


void
ngx_http_responses_limit_zone_reserve(ngx_http_responses_claim_t *claim,
    ngx_str_t *name, ngx_log_t *log)
{
    uint32_t                            hash;
    ngx_http_responses_limit_key_t     *key;
    ngx_http_responses_limit_zone_t    *zone;
    ngx_http_responses_limit_shared_t  *sh;

    zone = claim->limit->zone;
    sh = zone->sh;
    hash = ngx_crc32_short(name->data, name->len);

    ngx_shmtx_lock(&zone->shpool->mutex);

    key = ngx_http_responses_limit_zone_find(zone, name, hash);

    ngx_http_responses_limit_zone_weigh(claim, key);

    if (key == NULL && claim->tokens <= claim->capacity) {
        key = ngx_http_responses_limit_zone_add(zone, name, hash);

        if (key == NULL) {
            key = &sh->other;
            sh->count.overflows++;

            if (ngx_http_responses_limit_due(&sh->full)) {
                ngx_log_error(NGX_LOG_ERR, log, 0,
                              "responses_limit_zone \"%V\" is full, further "
                              "keys share one limit", &zone->name);
            }
        }
    }

    if (key) {
        ngx_http_responses_limit_zone_claim(claim, key, log);

    } else {

        /* a request that is refused does not make a key */

        claim->wait = NGX_RESPONSES_WINDOW_NEVER;
        claim->left = claim->capacity;
        claim->reset = 0;
    }

    if (claim->wait) {
        sh->count.requests[NGX_RESPONSES_COUNT_REJECTED]++;

    } else if (claim->tokens) {
        sh->count.requests[NGX_RESPONSES_COUNT_PASSED]++;

    } else {
        sh->count.requests[NGX_RESPONSES_COUNT_UNLIMITED]++;
    }

    ngx_shmtx_unlock(&zone->shpool->mutex);
}


/* the key is in no tree of keys that can be removed then */

static ngx_http_responses_limit_key_t *
ngx_http_responses_limit_zone_find(ngx_http_responses_limit_zone_t *zone,
    ngx_str_t *name, uint32_t hash)
{
    ngx_http_responses_limit_key_t  *key;

    key = (ngx_http_responses_limit_key_t *)
              ngx_str_rbtree_lookup(&zone->sh->rbtree, name, hash);

    if (key && key->window.open == 0) {
        ngx_rbtree_delete(&zone->sh->idle, &key->idle);
    }

    return key;
}


/* NULL: no memory */

static ngx_http_responses_limit_key_t *
ngx_http_responses_limit_zone_add(ngx_http_responses_limit_zone_t *zone,
    ngx_str_t *name, uint32_t hash)
{
    size_t                            size;
    ngx_http_responses_limit_key_t   *key;
    ngx_http_responses_shared_key_t  *shared;

    size = offsetof(ngx_http_responses_limit_key_t, data) + name->len;

    if (zone->store) {
        size = ngx_align(size, NGX_ALIGNMENT)
               + sizeof(ngx_http_responses_shared_key_t);
    }

    key = ngx_http_responses_limit_zone_alloc(zone, size, zone->sh->spare);
    if (key == NULL) {
        return NULL;
    }

    ngx_memzero(key, offsetof(ngx_http_responses_limit_key_t, data));

    key->sn.node.key = hash;
    key->sn.str.len = name->len;
    key->sn.str.data = key->data;
    ngx_memcpy(key->data, name->data, name->len);

    if (zone->store) {
        shared = ngx_http_responses_limit_shared(key);

        ngx_memzero(shared, sizeof(ngx_http_responses_shared_key_t));
        shared->key = key;
    }

    ngx_rbtree_insert(&zone->sh->rbtree, &key->sn.node);

    zone->sh->count.keys++;

    return key;
}


/* NULL: it is of this nginx alone */

static ngx_http_responses_shared_key_t *
ngx_http_responses_limit_zone_shared(ngx_http_responses_limit_zone_t *zone,
    ngx_http_responses_limit_key_t *key)
{
    if (!zone->store || key == &zone->sh->other) {
        return NULL;
    }

    return ngx_http_responses_limit_shared(key);
}


/* moves the window of a key to the current time, which is returned */

static ngx_msec_t
ngx_http_responses_limit_zone_move(ngx_http_responses_limit_zone_t *zone,
    ngx_http_responses_limit_key_t *key)
{
    ngx_msec_t                        now;
    ngx_http_responses_shared_key_t  *shared;

    now = ngx_http_responses_limit_now(zone);
    shared = ngx_http_responses_limit_zone_shared(zone, key);

    ngx_responses_window_move(&key->window, &zone->sh->rate, now);

    if (shared) {
        ngx_responses_share_move(&shared->share, &key->window, now);
    }

    return now;
}


/* the same before the key is used; then it is due for the store, if any */

static ngx_msec_t
ngx_http_responses_limit_zone_use(ngx_http_responses_limit_zone_t *zone,
    ngx_http_responses_limit_key_t *key)
{
    ngx_msec_t                        now;
    ngx_http_responses_shared_key_t  *shared;

    now = ngx_http_responses_limit_zone_move(zone, key);
    shared = ngx_http_responses_limit_zone_shared(zone, key);

    if (shared) {
        shared->used = now;
        ngx_http_responses_limit_share_due(zone, shared);
    }

    return now;
}


/* key: NULL, nothing is known of it */

static void
ngx_http_responses_limit_zone_weigh(ngx_http_responses_claim_t *claim,
    ngx_http_responses_limit_key_t *key)
{
    ngx_responses_price_tokens_t  tokens;

    if (claim->most && key && ngx_responses_usual_known(&key->usual)) {
        claim->output = ngx_min(ngx_responses_usual_most(&key->usual),
                                claim->most);
    }

    claim->tokens = claim->input + claim->output;

    if (claim->price) {
        ngx_memzero(&tokens, sizeof(ngx_responses_price_tokens_t));

        tokens.input = claim->input;
        tokens.output = claim->output;

        claim->tokens = ngx_responses_price_cost(claim->price, &tokens);
    }
}


static void
ngx_http_responses_limit_zone_claim(ngx_http_responses_claim_t *claim,
    ngx_http_responses_limit_key_t *key, ngx_log_t *log)
{
    ngx_msec_t                          now;
    ngx_responses_rate_t               *rate;
    ngx_responses_window_t             *window;
    ngx_http_responses_limit_zone_t    *zone;
    ngx_http_responses_limit_shared_t  *sh;

    zone = claim->limit->zone;
    sh = zone->sh;
    rate = &sh->rate;
    window = &key->window;

    now = ngx_http_responses_limit_zone_use(zone, key);

    claim->wait = ngx_responses_window_wait(window, rate, now, claim->capacity,
                                            claim->tokens);

    if (claim->wait == 0
        && ngx_http_responses_limit_zone_take(claim, key) != NGX_OK
        && claim->tokens)
    {
        claim->wait = NGX_HTTP_RESPONSES_LIMIT_FULL;
        sh->count.overflows++;

        if (ngx_http_responses_limit_due(&sh->refused)) {
            ngx_log_error(NGX_LOG_ERR, log, 0,
                          "responses_limit_zone \"%V\" is full with open "
                          "requests, further ones are refused", &zone->name);
        }
    }

    claim->left = ngx_responses_window_left(window, claim->capacity);
    claim->reset = window->open
                   ? rate->period
                   : ngx_responses_window_wait(window, rate, now,
                                               claim->capacity,
                                               claim->capacity);

    if (key != &sh->other) {
        ngx_http_responses_limit_fullest_add(zone, key);
    }

    if (window->open == 0) {
        ngx_http_responses_limit_zone_rest(zone, key);
    }
}


/* reserves what fits: NGX_OK or NGX_ERROR, no memory */

static ngx_int_t
ngx_http_responses_limit_zone_take(ngx_http_responses_claim_t *claim,
    ngx_http_responses_limit_key_t *key)
{
    ngx_http_responses_limit_zone_t   *zone;
    ngx_http_responses_reservation_t  *reservation;

    zone = claim->limit->zone;

    reservation = ngx_http_responses_limit_zone_alloc(zone,
                                 sizeof(ngx_http_responses_reservation_t), 0);
    if (reservation == NULL) {
        return NGX_ERROR;
    }

    ngx_responses_window_reserve(&key->window, claim->tokens);

    reservation->key = key;
    reservation->tokens = claim->tokens;
    reservation->pid = ngx_pid;

    ngx_queue_insert_head(&zone->sh->reservations, &reservation->queue);

    claim->reservation = reservation;

    return NGX_OK;
}


void
ngx_http_responses_limit_zone_settle(ngx_http_responses_claim_t *claim,
    uint64_t used, uint64_t output)
{
    ngx_http_responses_limit_zone_t  *zone;

    if (claim->reservation == NULL) {
        return;
    }

    zone = claim->limit->zone;

    ngx_shmtx_lock(&zone->shpool->mutex);

    ngx_http_responses_limit_zone_release(zone, claim->reservation, used,
                                          output);

    ngx_shmtx_unlock(&zone->shpool->mutex);

    claim->reservation = NULL;
}


static void
ngx_http_responses_limit_zone_release(ngx_http_responses_limit_zone_t *zone,
    ngx_http_responses_reservation_t *reservation, uint64_t used,
    uint64_t output)
{
    ngx_responses_rate_t             *rate;
    ngx_responses_window_t           *window;
    ngx_http_responses_limit_key_t   *key;
    ngx_http_responses_shared_key_t  *shared;

    rate = &zone->sh->rate;
    key = reservation->key;
    window = &key->window;

    used = ngx_min(used, NGX_RESPONSES_WINDOW_TOKENS);

    (void) ngx_http_responses_limit_zone_use(zone, key);
    ngx_responses_window_settle(window, rate, reservation->tokens, used);

    shared = ngx_http_responses_limit_zone_shared(zone, key);

    if (shared) {
        ngx_responses_share_use(&shared->share, used);
    }

    ngx_responses_usual_add(&key->usual, output);

    ngx_queue_remove(&reservation->queue);
    ngx_slab_free_locked(zone->shpool, reservation);

    if (window->open == 0) {
        ngx_http_responses_limit_zone_rest(zone, key);
    }
}


/*
 * A key has no reservations, and its window was moved: it can be removed once
 * nothing of it is used.  A key whose requests have all failed or were refused
 * is removed at once.
 */

static void
ngx_http_responses_limit_zone_rest(ngx_http_responses_limit_zone_t *zone,
    ngx_http_responses_limit_key_t *key)
{
    ngx_msec_t                          wait;
    ngx_http_responses_limit_shared_t  *sh;

    sh = zone->sh;

    if (key == &sh->other) {
        return;
    }

    if (ngx_responses_window_empty(&key->window)
        && !ngx_responses_usual_known(&key->usual))
    {
        ngx_http_responses_limit_zone_free(zone, key);
        return;
    }

    /* the time until as many tokens are left as there can be */

    wait = ngx_responses_window_wait(&key->window, &sh->rate,
                                     ngx_http_responses_limit_now(zone),
                                     NGX_RESPONSES_WINDOW_TOKENS,
                                     NGX_RESPONSES_WINDOW_TOKENS);

    key->idle.key = ngx_current_msec + wait;

    ngx_rbtree_insert(&sh->idle, &key->idle);
}


/*
 * Removes as many unused keys as are needed.  NULL: all are used, or fewer
 * pages would be left than are to be spared.
 */

static void *
ngx_http_responses_limit_zone_alloc(ngx_http_responses_limit_zone_t *zone,
    size_t size, ngx_uint_t spare)
{
    void             *p;
    ngx_uint_t        pages;
    ngx_slab_pool_t  *shpool;

    shpool = zone->shpool;

    do {
        pages = shpool->pfree;

        p = ngx_slab_alloc_locked(shpool, size);

        if (p && shpool->pfree < pages && shpool->pfree < spare) {
            ngx_slab_free_locked(shpool, p);
            p = NULL;
        }

    } while (p == NULL && ngx_http_responses_limit_zone_evict(zone) == NGX_OK);

    return p;
}


/* the times of keys may be those of another rate, before a reload */

static ngx_int_t
ngx_http_responses_limit_zone_evict(ngx_http_responses_limit_zone_t *zone)
{
    ngx_rbtree_node_t                  *node;
    ngx_http_responses_limit_key_t     *key;
    ngx_http_responses_limit_shared_t  *sh;

    sh = zone->sh;

    for ( ;; ) {

        if (sh->idle.root == &sh->idle_sentinel) {
            return NGX_DECLINED;
        }

        node = ngx_rbtree_min(sh->idle.root, &sh->idle_sentinel);

        if ((ngx_msec_int_t) (node->key - ngx_current_msec) > 0) {
            return NGX_DECLINED;
        }

        ngx_rbtree_delete(&sh->idle, node);

        key = ngx_rbtree_data(node, ngx_http_responses_limit_key_t, idle);

        (void) ngx_http_responses_limit_zone_move(zone, key);

        if (ngx_responses_window_empty(&key->window)) {
            sh->count.evictions++;
            ngx_http_responses_limit_zone_free(zone, key);

            return NGX_OK;
        }

        ngx_http_responses_limit_zone_rest(zone, key);
    }
}


static void
ngx_http_responses_limit_zone_free(ngx_http_responses_limit_zone_t *zone,
    ngx_http_responses_limit_key_t *key)
{
    ngx_http_responses_shared_key_t  *shared;

    shared = ngx_http_responses_limit_zone_shared(zone, key);

    if (shared && shared->due.next) {
        ngx_queue_remove(&shared->due);
    }

    ngx_http_responses_limit_fullest_remove(zone, key);

    ngx_rbtree_delete(&zone->sh->rbtree, &key->sn.node);
    ngx_slab_free_locked(zone->shpool, key);

    zone->sh->count.keys--;
}


void
ngx_http_responses_limit_zone_no_key(ngx_http_responses_limit_zone_t *zone,
    ngx_log_t *log)
{
    ngx_uint_t                          level;
    ngx_http_responses_limit_shared_t  *sh;

    sh = zone->sh;

    ngx_shmtx_lock(&zone->shpool->mutex);

    sh->count.requests[NGX_RESPONSES_COUNT_NO_KEY]++;

    /* it may be meant: once at a level that most logs have */

    level = sh->no_key ? NGX_LOG_WARN : NGX_LOG_ERR;

    if (ngx_http_responses_limit_due(&sh->no_key)) {
        ngx_log_error(level, log, 0,
                      "the key of responses_limit_zone \"%V\" is empty, the "
                      "request is not limited", &zone->name);
    }

    ngx_shmtx_unlock(&zone->shpool->mutex);
}


void
ngx_http_responses_limit_zone_unpriced(ngx_http_responses_limit_zone_t *zone,
    ngx_str_t *model, ngx_log_t *log)
{
    ngx_shmtx_lock(&zone->shpool->mutex);

    zone->sh->count.unpriced++;

    if (ngx_http_responses_limit_due(&zone->sh->unpriced)) {
        ngx_log_error(NGX_LOG_WARN, log, 0,
                      "model \"%V\" has no responses_price, "
                      "responses_limit_zone \"%V\" is charged the dearest one",
                      model, &zone->name);
    }

    ngx_shmtx_unlock(&zone->shpool->mutex);
}


ngx_uint_t
ngx_http_responses_limit_due(time_t *logged)
{
    time_t  now;

    now = ngx_time();

    if (*logged && now >= *logged
        && now - *logged < NGX_HTTP_RESPONSES_LIMIT_LOG)
    {
        return 0;
    }

    *logged = now;

    return 1;
}


void
ngx_http_responses_limit_zone_copy(ngx_http_responses_limit_zone_t *zone,
    ngx_responses_metrics_limit_t *limit)
{
    ngx_slab_pool_t              *shpool;
    ngx_responses_count_limit_t  *count;

    shpool = zone->shpool;
    count = &limit->count;

    ngx_shmtx_lock(&shpool->mutex);

    *count = zone->sh->count;

    count->bytes = shpool->end - (u_char *) shpool;
    count->free = shpool->pfree * ngx_pagesize;
    count->period = zone->sh->rate.period / 1000;

    ngx_http_responses_limit_fullest_copy(zone, limit);

    ngx_shmtx_unlock(&shpool->mutex);
}


/* a worker that starts has none, but may have the pid of one that is gone */

void
ngx_http_responses_limit_zone_begin(ngx_http_responses_limit_zone_t *zone)
{
    ngx_queue_t                        *q, *next;
    ngx_http_responses_reservation_t   *reservation;
    ngx_http_responses_limit_shared_t  *sh;

    for ( /* void */ ; zone; zone = zone->next) {
        sh = zone->sh;

        ngx_shmtx_lock(&zone->shpool->mutex);

        if (ngx_http_responses_limit_configured(zone)) {
            sh->rate = zone->rate;
        }

        for (q = ngx_queue_head(&sh->reservations);
             q != ngx_queue_sentinel(&sh->reservations);
             q = next)
        {
            next = ngx_queue_next(q);
            reservation = ngx_queue_data(q, ngx_http_responses_reservation_t,
                                         queue);

            if (reservation->pid == ngx_pid
                || (kill(reservation->pid, 0) == -1 && ngx_errno == ESRCH))
            {
                ngx_http_responses_limit_zone_release(zone, reservation, 0, 0);
            }
        }

        ngx_shmtx_unlock(&zone->shpool->mutex);
    }
}
