
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The keys of a zone of limits that are fullest, for its metrics.
 *
 * A key gets into the table when it is used.  Never walks over all keys, as
 * all is done under the mutex of the slab.  Invariant: each key of the table
 * is in the zone.
 */


#include "http/limit/ngx_http_responses_limit_zone.h"


static uint64_t ngx_http_responses_limit_fullest_used(
    ngx_http_responses_limit_zone_t *zone,
    ngx_http_responses_limit_key_t *key);


void
ngx_http_responses_limit_fullest_add(ngx_http_responses_limit_zone_t *zone,
    ngx_http_responses_limit_key_t *key)
{
    uint64_t                          n, least;
    ngx_uint_t                        i, place;
    ngx_http_responses_limit_key_t  **keys;

    keys = zone->sh->fullest;

    least = ngx_http_responses_limit_fullest_used(zone, key);
    place = NGX_RESPONSES_METRICS_FULLEST;

    for (i = 0; i < NGX_RESPONSES_METRICS_FULLEST; i++) {

        if (keys[i] == key) {
            return;
        }

        n = keys[i] ? ngx_http_responses_limit_fullest_used(zone, keys[i]) : 0;

        if (n < least) {
            least = n;
            place = i;
        }
    }

    if (place < NGX_RESPONSES_METRICS_FULLEST) {
        keys[place] = key;
    }
}


void
ngx_http_responses_limit_fullest_remove(ngx_http_responses_limit_zone_t *zone,
    ngx_http_responses_limit_key_t *key)
{
    ngx_uint_t                        i;
    ngx_http_responses_limit_key_t  **keys;

    keys = zone->sh->fullest;

    for (i = 0; i < NGX_RESPONSES_METRICS_FULLEST; i++) {

        if (keys[i] == key) {
            keys[i] = NULL;
        }
    }
}


void
ngx_http_responses_limit_fullest_copy(ngx_http_responses_limit_zone_t *zone,
    ngx_responses_metrics_limit_t *limit)
{
    double                            used;
    ngx_uint_t                        i, k;
    ngx_responses_metrics_full_t     *full, last;
    ngx_http_responses_limit_key_t  **keys;

    keys = zone->sh->fullest;
    limit->nfullest = 0;

    for (i = 0; i < NGX_RESPONSES_METRICS_FULLEST; i++) {

        if (keys[i] == NULL) {
            continue;
        }

        used = (double) ngx_http_responses_limit_fullest_used(zone, keys[i])
               / zone->sh->rate.tokens;

        last.used = (uint64_t) (ngx_min(used, 1000)
                                * NGX_RESPONSES_METRICS_ONE);
        last.len = 0;

        if (!zone->secret) {
            last.len = ngx_min(keys[i]->sn.str.len, sizeof(last.name));
            ngx_memcpy(last.name, keys[i]->sn.str.data, last.len);
        }

        /* the fullest first */

        full = limit->fullest;

        for (k = limit->nfullest++; k && full[k - 1].used < last.used; k--) {
            full[k] = full[k - 1];
        }

        full[k] = last;
    }
}


/* also what is reserved */

static uint64_t
ngx_http_responses_limit_fullest_used(ngx_http_responses_limit_zone_t *zone,
    ngx_http_responses_limit_key_t *key)
{
    ngx_responses_window_t  *window;

    window = &key->window;

    ngx_responses_window_move(window, &zone->sh->rate,
                              ngx_http_responses_limit_now(zone));

    return window->total + window->debt + window->reserved;
}
