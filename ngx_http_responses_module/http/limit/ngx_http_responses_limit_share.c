
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Keys of limits that are read from a store, and written to it.
 *
 * A key is due from its first use until the store has its numbers and no
 * request of it is open.  Then it rests, and is read again and again for a
 * period: otherwise its next request would be decided by what was known then,
 * and of many edges each would let one pass that does not fit.  It rests for
 * "sync" four times, then twice as long four times, and so on: what is known
 * of it is not older than half the time since it was used.
 *
 * All is done under the mutex of the slab, a key at a time.  Never waits, and
 * holds no key between calls: it may be removed.  Invariant: keys that rest
 * equally long are in the order in which they are read.
 */


#include "http/limit/ngx_http_responses_store.h"


/* so often a key rests for one time, and is read in a period at least */

#define NGX_HTTP_RESPONSES_LIMIT_RESTS  4
#define NGX_HTTP_RESPONSES_LIMIT_READS  256


static ngx_http_responses_shared_key_t *ngx_http_responses_limit_share_take(
    ngx_http_responses_limit_shared_t *sh, ngx_http_responses_store_t *store);
static ngx_http_responses_shared_key_t *ngx_http_responses_limit_share_rested(
    ngx_http_responses_limit_shared_t *sh, ngx_msec_t sync);
static void ngx_http_responses_limit_share_rest(
    ngx_http_responses_limit_shared_t *sh,
    ngx_http_responses_shared_key_t *shared, ngx_msec_t now);
static ngx_http_responses_shared_key_t *ngx_http_responses_limit_share_find(
    ngx_http_responses_store_key_t *key);


uint64_t
ngx_http_responses_limit_share_now(void)
{
    ngx_time_t  *tp;

    tp = ngx_timeofday();

    return (uint64_t) tp->sec * 1000 + tp->msec;
}


ngx_int_t
ngx_http_responses_limit_share_next(ngx_http_responses_limit_zone_t *zone,
    ngx_http_responses_store_t *store, ngx_pool_t *pool,
    ngx_http_responses_store_key_t *next)
{
    ngx_int_t                           rc;
    ngx_http_responses_shared_key_t    *shared;
    ngx_http_responses_limit_shared_t  *sh;

    sh = zone->sh;
    rc = NGX_DONE;

    ngx_shmtx_lock(&zone->shpool->mutex);

    shared = ngx_http_responses_limit_share_take(sh, store);

    if (shared) {
        ngx_memzero(next, sizeof(ngx_http_responses_store_key_t));

        next->zone = zone;
        next->period = sh->rate.period;
        next->parts.slot = ngx_http_responses_limit_share_now()
                           / ngx_responses_window_length(next->period);
        next->name.len = shared->key->sn.str.len;
        next->name.data = ngx_pstrdup(pool, &shared->key->sn.str);

        rc = next->name.data ? NGX_OK : NGX_ERROR;
    }

    ngx_shmtx_unlock(&zone->shpool->mutex);

    return rc;
}


/*
 * What is due comes before what rests.  The key is due until it was read, also
 * if the round fails.
 */

static ngx_http_responses_shared_key_t *
ngx_http_responses_limit_share_take(ngx_http_responses_limit_shared_t *sh,
    ngx_http_responses_store_t *store)
{
    ngx_queue_t                      *q;
    ngx_http_responses_shared_key_t  *shared;

    shared = NULL;

    if (!ngx_queue_empty(&sh->due)) {
        q = ngx_queue_head(&sh->due);
        shared = ngx_queue_data(q, ngx_http_responses_shared_key_t, due);

        if (shared->round == store->sh->round) {
            shared = NULL;
        }
    }

    if (shared == NULL) {
        shared = ngx_http_responses_limit_share_rested(sh, store->sync);
    }

    if (shared) {
        shared->round = store->sh->round;
        shared->read = 0;

        ngx_queue_remove(&shared->due);
        ngx_queue_insert_tail(&sh->due, &shared->due);
    }

    return shared;
}


/* the key that has rested too long by the most, or NULL */

static ngx_http_responses_shared_key_t *
ngx_http_responses_limit_share_rested(ngx_http_responses_limit_shared_t *sh,
    ngx_msec_t sync)
{
    ngx_uint_t                        i;
    ngx_msec_t                        now, rest, most, rested, late;
    ngx_queue_t                      *q;
    ngx_http_responses_shared_key_t  *shared, *found;

    now = (ngx_msec_t) ngx_http_responses_limit_share_now();
    most = sh->rate.period / NGX_HTTP_RESPONSES_LIMIT_READS;
    found = NULL;
    late = 0;

    for (i = 0; i < NGX_HTTP_RESPONSES_LIMIT_RESTING; i++) {

        if (ngx_queue_empty(&sh->resting[i])) {
            continue;
        }

        q = ngx_queue_head(&sh->resting[i]);
        shared = ngx_queue_data(q, ngx_http_responses_shared_key_t, due);
        rest = ngx_min(sync << i, most);

        /* a clock that was set back makes it a long time, not a short one */

        rested = now - shared->read;

        if (rested >= rest && rested - rest >= late) {
            late = rested - rest;
            found = shared;
        }
    }

    return found;
}


void
ngx_http_responses_limit_share_due(ngx_http_responses_limit_zone_t *zone,
    ngx_http_responses_shared_key_t *shared)
{
    shared->rests = 0;

    if (shared->due.next) {

        if (shared->read == 0) {
            return;
        }

        ngx_queue_remove(&shared->due);
    }

    shared->read = 0;
    ngx_queue_insert_tail(&zone->sh->due, &shared->due);
}


/* a key that nobody asks for in a period is not read any more */

static void
ngx_http_responses_limit_share_rest(ngx_http_responses_limit_shared_t *sh,
    ngx_http_responses_shared_key_t *shared, ngx_msec_t now)
{
    ngx_uint_t  i;

    ngx_queue_remove(&shared->due);
    shared->due.next = NULL;

    if ((ngx_msec_int_t) (now - shared->used)
        < (ngx_msec_int_t) sh->rate.period)
    {
        i = shared->rests++ / NGX_HTTP_RESPONSES_LIMIT_RESTS;
        i = ngx_min(i, NGX_HTTP_RESPONSES_LIMIT_RESTING - 1);

        shared->read = now;
        ngx_queue_insert_tail(&sh->resting[i], &shared->due);
    }
}


ngx_responses_share_e
ngx_http_responses_limit_share_merge(ngx_http_responses_store_key_t *read,
    ngx_http_responses_store_t *store, ngx_responses_edge_t *own)
{
    uint64_t                          now, refresh;
    ngx_responses_rate_t             *rate;
    ngx_responses_share_e             rc;
    ngx_responses_window_t           *window;
    ngx_http_responses_limit_zone_t  *zone;
    ngx_http_responses_shared_key_t  *shared;

    zone = read->zone;
    rate = &zone->sh->rate;
    rc = NGX_RESPONSES_SHARE_SAME;

    ngx_shmtx_lock(&zone->shpool->mutex);

    shared = ngx_http_responses_limit_share_find(read);

    if (shared) {
        now = ngx_http_responses_limit_share_now();
        window = &shared->key->window;

        ngx_responses_window_move(window, rate, now);
        ngx_responses_share_move(&shared->share, window, now);

        if (shared->renamed != store->sh->renamed) {
            shared->renamed = store->sh->renamed;
            ngx_responses_share_leave(&shared->share);
        }

        own->incarnation = store->sh->incarnation;
        own->until = now + NGX_HTTP_RESPONSES_STORE_ROUNDS * store->sync;

        rc = ngx_responses_share_merge(&shared->share, window, rate,
                                       &read->parts, own);

        /* what is still reserved is told again before its time ends */

        refresh = now + NGX_HTTP_RESPONSES_STORE_ROUNDS / 2 * store->sync;

        if (rc == NGX_RESPONSES_SHARE_SAME
            && own->reserved
            && read->parts.own.until < refresh)
        {
            rc = NGX_RESPONSES_SHARE_OLD;
        }

        if (rc == NGX_RESPONSES_SHARE_SAME && window->open == 0) {
            ngx_http_responses_limit_share_rest(zone->sh, shared, now);
        }
    }

    ngx_shmtx_unlock(&zone->shpool->mutex);

    return rc;
}


void
ngx_http_responses_limit_share_kept(ngx_http_responses_store_key_t *written)
{
    ngx_http_responses_shared_key_t  *shared;

    ngx_shmtx_lock(&written->zone->shpool->mutex);

    shared = ngx_http_responses_limit_share_find(written);

    if (shared) {
        ngx_responses_share_kept(&shared->share);
    }

    ngx_shmtx_unlock(&written->zone->shpool->mutex);
}


/* NULL: it was removed, or the period is another one since a reload */

static ngx_http_responses_shared_key_t *
ngx_http_responses_limit_share_find(ngx_http_responses_store_key_t *key)
{
    uint32_t                            hash;
    ngx_http_responses_limit_key_t     *found;
    ngx_http_responses_limit_shared_t  *sh;

    sh = key->zone->sh;
    hash = ngx_crc32_short(key->name.data, key->name.len);

    if (sh->rate.period != key->period) {
        return NULL;
    }

    found = (ngx_http_responses_limit_key_t *)
                ngx_str_rbtree_lookup(&sh->rbtree, &key->name, hash);

    if (found == NULL) {
        return NULL;
    }

    return ngx_http_responses_limit_shared(found);
}
