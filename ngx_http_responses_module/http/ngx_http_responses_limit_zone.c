
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Token limits in shared memory: what keys have used, and reservations.
 *
 * All is done under the mutex of the slab, which nginx unlocks if its owner is
 * killed.  Never reads a request or evaluates a variable, so that claims can
 * be settled when the pool of a request is destroyed.  Invariant: each
 * reservation is in the window of its key until it is settled, or its worker
 * is gone; a key with reservations is never removed.
 */


#include "http/ngx_http_responses_limit.h"


static void ngx_http_responses_limit_zone_add(
    ngx_http_responses_claim_t *claim, ngx_http_responses_limit_key_t *key,
    ngx_log_t *log);
static ngx_http_responses_limit_key_t *ngx_http_responses_limit_zone_key(
    ngx_http_responses_limit_zone_t *zone, ngx_str_t *key, ngx_log_t *log);
static void *ngx_http_responses_limit_zone_alloc(
    ngx_http_responses_limit_zone_t *zone, size_t size, ngx_log_t *log);
static ngx_int_t ngx_http_responses_limit_zone_evict(
    ngx_http_responses_limit_zone_t *zone, ngx_log_t *log);
static void ngx_http_responses_limit_zone_release(
    ngx_http_responses_limit_zone_t *zone,
    ngx_http_responses_reservation_t *reservation, uint64_t used);


ngx_int_t
ngx_http_responses_limit_zone_init(ngx_shm_zone_t *shm_zone, void *data)
{
    ngx_http_responses_limit_zone_t  *old = data;

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
    ngx_queue_init(&sh->keys);
    ngx_queue_init(&sh->reservations);

    /* keys are removed when the slab is full */

    zone->shpool->log_nomem = 0;

    return NGX_OK;
}


void
ngx_http_responses_limit_zone_reserve(ngx_http_responses_claim_t *claim,
    ngx_str_t *name, ngx_log_t *log)
{
    ngx_responses_window_t           *window;
    ngx_http_responses_limit_key_t   *key;
    ngx_http_responses_limit_zone_t  *zone;

    zone = claim->zone;

    ngx_shmtx_lock(&zone->shpool->mutex);

    key = ngx_http_responses_limit_zone_key(zone, name, log);

    if (key) {
        window = &key->window;

        ngx_responses_window_move(window, &zone->rate, ngx_current_msec);

        claim->wait = ngx_responses_window_wait(window, &zone->rate,
                                                ngx_current_msec,
                                                claim->capacity,
                                                claim->tokens);
        if (claim->wait == 0) {
            ngx_http_responses_limit_zone_add(claim, key, log);
        }

        claim->left = ngx_responses_window_left(window, claim->capacity);
        claim->reset = window->open
                       ? zone->rate.period
                       : ngx_responses_window_wait(window, &zone->rate,
                                                   ngx_current_msec,
                                                   claim->capacity,
                                                   claim->capacity);

        if (window->open == 0) {
            ngx_queue_insert_head(&zone->sh->keys, &key->queue);
        }
    }

    ngx_shmtx_unlock(&zone->shpool->mutex);
}


static void
ngx_http_responses_limit_zone_add(ngx_http_responses_claim_t *claim,
    ngx_http_responses_limit_key_t *key, ngx_log_t *log)
{
    ngx_http_responses_reservation_t  *reservation;

    reservation = ngx_http_responses_limit_zone_alloc(claim->zone,
                               sizeof(ngx_http_responses_reservation_t), log);
    if (reservation == NULL) {
        return;
    }

    ngx_responses_window_reserve(&key->window, claim->tokens);

    reservation->key = key;
    reservation->tokens = claim->tokens;
    reservation->pid = ngx_pid;

    ngx_queue_insert_head(&claim->zone->sh->reservations, &reservation->queue);

    claim->reservation = reservation;
}


/* finds or adds a key, which is in no queue then */

static ngx_http_responses_limit_key_t *
ngx_http_responses_limit_zone_key(ngx_http_responses_limit_zone_t *zone,
    ngx_str_t *name, ngx_log_t *log)
{
    uint32_t                         hash;
    ngx_http_responses_limit_key_t  *key;

    hash = ngx_crc32_short(name->data, name->len);

    key = (ngx_http_responses_limit_key_t *)
              ngx_str_rbtree_lookup(&zone->sh->rbtree, name, hash);

    if (key) {

        if (key->window.open == 0) {
            ngx_queue_remove(&key->queue);
        }

        return key;
    }

    key = ngx_http_responses_limit_zone_alloc(zone,
                       offsetof(ngx_http_responses_limit_key_t, data)
                       + name->len, log);
    if (key == NULL) {
        return NULL;
    }

    ngx_memzero(&key->window, sizeof(ngx_responses_window_t));

    key->sn.node.key = hash;
    key->sn.str.len = name->len;
    key->sn.str.data = key->data;
    ngx_memcpy(key->data, name->data, name->len);

    ngx_rbtree_insert(&zone->sh->rbtree, &key->sn.node);

    return key;
}


/* removes as many of the oldest keys as are needed; NULL: all are in use */

static void *
ngx_http_responses_limit_zone_alloc(ngx_http_responses_limit_zone_t *zone,
    size_t size, ngx_log_t *log)
{
    void  *p;

    do {
        p = ngx_slab_alloc_locked(zone->shpool, size);

    } while (p == NULL
             && ngx_http_responses_limit_zone_evict(zone, log) == NGX_OK);

    return p;
}


static ngx_int_t
ngx_http_responses_limit_zone_evict(ngx_http_responses_limit_zone_t *zone,
    ngx_log_t *log)
{
    ngx_queue_t                        *q;
    ngx_http_responses_limit_key_t     *key;
    ngx_http_responses_limit_shared_t  *sh;

    sh = zone->sh;

    if (ngx_queue_empty(&sh->keys)) {

        if (!sh->full) {
            sh->full = 1;
            ngx_log_error(NGX_LOG_ERR, log, 0,
                          "responses_limit_zone \"%V\" is full with open "
                          "requests, further ones are not limited",
                          &zone->name);
        }

        return NGX_DECLINED;
    }

    if (!sh->evicted) {
        sh->evicted = 1;
        ngx_log_error(NGX_LOG_WARN, log, 0,
                      "responses_limit_zone \"%V\" is full, the oldest keys "
                      "are removed", &zone->name);
    }

    q = ngx_queue_last(&sh->keys);
    key = ngx_queue_data(q, ngx_http_responses_limit_key_t, queue);

    ngx_queue_remove(q);
    ngx_rbtree_delete(&sh->rbtree, &key->sn.node);
    ngx_slab_free_locked(zone->shpool, key);

    return NGX_OK;
}


void
ngx_http_responses_limit_zone_settle(ngx_http_responses_claim_t *claim,
    uint64_t used)
{
    ngx_http_responses_limit_zone_t  *zone;

    if (claim->reservation == NULL) {
        return;
    }

    zone = claim->zone;

    ngx_shmtx_lock(&zone->shpool->mutex);

    ngx_http_responses_limit_zone_release(zone, claim->reservation, used);

    ngx_shmtx_unlock(&zone->shpool->mutex);

    claim->reservation = NULL;
}


static void
ngx_http_responses_limit_zone_release(ngx_http_responses_limit_zone_t *zone,
    ngx_http_responses_reservation_t *reservation, uint64_t used)
{
    ngx_responses_window_t          *window;
    ngx_http_responses_limit_key_t  *key;

    key = reservation->key;
    window = &key->window;

    ngx_responses_window_move(window, &zone->rate, ngx_current_msec);
    ngx_responses_window_settle(window, &zone->rate, reservation->tokens,
                                used);

    if (window->open == 0) {
        ngx_queue_insert_head(&zone->sh->keys, &key->queue);
    }

    ngx_queue_remove(&reservation->queue);
    ngx_slab_free_locked(zone->shpool, reservation);
}


/* a worker that starts has none, but may have the pid of one that is gone */

void
ngx_http_responses_limit_zone_sweep(ngx_http_responses_limit_zone_t *zone)
{
    ngx_queue_t                       *q, *next;
    ngx_http_responses_reservation_t  *reservation;

    for ( /* void */ ; zone; zone = zone->next) {
        ngx_shmtx_lock(&zone->shpool->mutex);

        for (q = ngx_queue_head(&zone->sh->reservations);
             q != ngx_queue_sentinel(&zone->sh->reservations);
             q = next)
        {
            next = ngx_queue_next(q);
            reservation = ngx_queue_data(q, ngx_http_responses_reservation_t,
                                         queue);

            if (reservation->pid == ngx_pid
                || (kill(reservation->pid, 0) == -1 && ngx_errno == ESRCH))
            {
                ngx_http_responses_limit_zone_release(zone, reservation, 0);
            }
        }

        ngx_shmtx_unlock(&zone->shpool->mutex);
    }
}
