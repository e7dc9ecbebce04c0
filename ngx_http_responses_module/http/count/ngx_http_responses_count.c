
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Counters in shared memory.
 *
 * A response is counted once, when its request is logged, under the mutex of
 * the slab, which nginx unlocks if its owner is killed.  Counters are copied
 * under the same mutex.  Counting never fails a request, and never waits for
 * anything but the mutex.  A key is added by a response that was completed
 * only: clients can make up names, but an upstream does not answer them.
 * Invariant: a key is never removed, nor is a server, so that sums never
 * decrease, and those of all keys are all responses.
 */


#include "core/ngx_responses_writer.h"
#include "http/ngx_http_responses_price.h"
#include "http/ngx_http_responses_record.h"
#include "http/count/ngx_http_responses_count.h"
#include "http/count/ngx_http_responses_count_zone.h"
#include "http/limit/ngx_http_responses_limit.h"


static void ngx_http_responses_count_close(void *data);
static void ngx_http_responses_count_ended(ngx_http_request_t *r);
static void ngx_http_responses_count_opened(
    ngx_http_responses_zones_t *zones, ngx_int_t n);
static ngx_uint_t ngx_http_responses_count_status(ngx_http_request_t *r);
static void ngx_http_responses_count_alone(ngx_http_request_t *r,
    ngx_http_responses_record_t *record, ngx_uint_t status,
    ngx_responses_count_t *count);
static void ngx_http_responses_count_response(ngx_http_request_t *r,
    ngx_http_responses_zone_t *zone, const ngx_responses_count_t *count,
    uint64_t repairs, ngx_uint_t add);
static ngx_int_t ngx_http_responses_count_name(ngx_http_request_t *r,
    ngx_http_responses_zone_t *zone, ngx_str_t *name);
static ngx_http_responses_key_t *ngx_http_responses_count_key(
    ngx_http_responses_zone_t *zone, ngx_str_t *name, ngx_uint_t add,
    ngx_log_t *log);
static ngx_uint_t ngx_http_responses_count_adds(
    ngx_http_responses_record_t *record, ngx_uint_t status);
static ngx_uint_t ngx_http_responses_count_tokens(
    ngx_http_responses_record_t *record);
static ngx_uint_t ngx_http_responses_count_error(ngx_http_request_t *r,
    ngx_uint_t status);


void
ngx_http_responses_count_open(ngx_http_request_t *r)
{
    ngx_pool_cleanup_t               *cln;
    ngx_http_responses_count_conf_t  *conf;

    conf = ngx_http_get_module_loc_conf(r, ngx_http_responses_count_module);

    if (conf->zones == NULL) {
        return;
    }

    cln = ngx_pool_cleanup_add(r->pool, 0);
    if (cln == NULL) {
        return;
    }

    cln->handler = ngx_http_responses_count_close;
    cln->data = conf->zones;

    ngx_http_responses_count_opened(conf->zones, 1);
}


static void
ngx_http_responses_count_close(void *data)
{
    ngx_http_responses_count_opened(data, -1);
}


/* a request that is logged has no open stream any more */

static void
ngx_http_responses_count_ended(ngx_http_request_t *r)
{
    ngx_pool_cleanup_t  *cln;

    for (cln = r->pool->cleanup; cln; cln = cln->next) {

        if (cln->handler == ngx_http_responses_count_close) {
            ngx_http_responses_count_opened(cln->data, -1);
            cln->data = NULL;
        }
    }
}


static void
ngx_http_responses_count_opened(ngx_http_responses_zones_t *zones,
    ngx_int_t n)
{
    ngx_http_responses_open_t  *open;
    ngx_http_responses_zone_t  *zone;

    for ( /* void */ ; zones; zones = zones->next) {
        zone = zones->shm_zone->data;
        open = &zone->sh->open[ngx_process_slot];

        /* the slot may be that of a process that was killed */

        if (open->pid != ngx_pid) {
            open->pid = ngx_pid;
            open->n = 0;
        }

        open->n += n;
    }
}


ngx_int_t
ngx_http_responses_count_handler(ngx_http_request_t *r)
{
    ngx_uint_t                        status, add;
    ngx_responses_count_t             count;
    ngx_http_responses_zones_t       *zones;
    ngx_http_responses_record_t       record;
    ngx_http_responses_count_conf_t  *conf;

    conf = ngx_http_responses_place_conf(r, ngx_http_responses_count_module);

    if (r != r->main || conf->zones == NULL) {
        return NGX_OK;
    }

    /* any JSON has a record, but is counted only with a status or tokens */

    (void) ngx_http_responses_record(r, &record);

    status = ngx_http_responses_count_status(r);

    if (status == NGX_RESPONSES_STATUS_UNKNOWN
        && !ngx_http_responses_count_tokens(&record)
        && !ngx_http_responses_limit_exceeded(r))
    {
        return NGX_OK;
    }

    ngx_http_responses_count_ended(r);
    ngx_http_responses_count_alone(r, &record, status, &count);

    add = ngx_http_responses_count_adds(&record, status);

    for (zones = conf->zones; zones; zones = zones->next) {
        ngx_http_responses_count_response(r, zones->shm_zone->data, &count,
                                          record.usage->dialect, add);
    }

    return NGX_OK;
}


/* what is wrong with a request is not a failure of the upstream */

static ngx_uint_t
ngx_http_responses_count_status(ngx_http_request_t *r)
{
    ngx_responses_status_e  status;

    status = ngx_http_responses_status(r);

    if (status == NGX_RESPONSES_STATUS_FAILED
        && r->headers_out.status >= NGX_HTTP_BAD_REQUEST
        && r->headers_out.status < NGX_HTTP_INTERNAL_SERVER_ERROR)
    {
        return NGX_RESPONSES_STATUS_CLIENT_ERROR;
    }

    return status;
}


/* counters of this response alone */

static void
ngx_http_responses_count_alone(ngx_http_request_t *r,
    ngx_http_responses_record_t *record, ngx_uint_t status,
    ngx_responses_count_t *count)
{
    uint64_t    cost;
    ngx_uint_t  error;

    error = ngx_http_responses_count_error(r, status);

    if (record->source == NULL
        || ngx_http_responses_price_cost(r, record->usage, record->api, &cost)
           != NGX_OK)
    {
        cost = 0;
    }

    ngx_memzero(count, sizeof(ngx_responses_count_t));

    ngx_responses_count_add(count, record->usage, record->api, status, error,
                            cost, record->begin);

    count->limited = ngx_http_responses_limit_exceeded(r);
}


/* repairs: bits; add: whether a key is added */

static void
ngx_http_responses_count_response(ngx_http_request_t *r,
    ngx_http_responses_zone_t *zone, const ngx_responses_count_t *count,
    uint64_t repairs, ngx_uint_t add)
{
    u_char                        buf[NGX_RESPONSES_METRICS_VALUES];
    ngx_str_t                     name;
    ngx_uint_t                    i;
    ngx_http_responses_key_t     *key;
    ngx_http_responses_shared_t  *sh;

    name.data = buf;

    if (ngx_http_responses_count_name(r, zone, &name) != NGX_OK) {
        return;
    }

    sh = zone->sh;

    ngx_shmtx_lock(&zone->shpool->mutex);

    key = ngx_http_responses_count_key(zone, &name, add, r->connection->log);

    ngx_responses_count_merge(&key->count, count);

    if (sh->hour) {
        ngx_http_responses_count_minute(sh, ngx_time());
        ngx_responses_hour_add(sh->hour, ngx_time(), count);
    }

    for (i = 0; i < NGX_RESPONSES_COUNT_REPAIRS; i++) {
        sh->sums.repairs[i] += (repairs >> i) & 1;
    }

    ngx_shmtx_unlock(&zone->shpool->mutex);
}


/* JSON without a status that has reported tokens is complete, too */

static ngx_uint_t
ngx_http_responses_count_adds(ngx_http_responses_record_t *record,
    ngx_uint_t status)
{
    switch (status) {

    case NGX_RESPONSES_STATUS_COMPLETED:
    case NGX_RESPONSES_STATUS_INCOMPLETE:
        return 1;

    case NGX_RESPONSES_STATUS_UNKNOWN:
        return ngx_http_responses_count_tokens(record);

    default:
        return 0;
    }
}


/* whether it has reported tokens */

static ngx_uint_t
ngx_http_responses_count_tokens(ngx_http_responses_record_t *record)
{
    return record->source && ngx_responses_count_reported(record->usage);
}


/* the counter of its error; CODES: it has none */

static ngx_uint_t
ngx_http_responses_count_error(ngx_http_request_t *r, ngx_uint_t status)
{
    ngx_str_t  code;

    code = ngx_http_responses_error_code(r);

    if (code.len) {
        return ngx_responses_code_find(code);
    }

    if (status == NGX_RESPONSES_STATUS_FAILED) {
        return NGX_RESPONSES_CODE_OTHER;
    }

    return NGX_RESPONSES_CODES;
}


/*
 * Values are texts of clients and upstreams.  Each has the same share of a
 * key, in which it is valid UTF-8 without control characters.
 */

static ngx_int_t
ngx_http_responses_count_name(ngx_http_request_t *r,
    ngx_http_responses_zone_t *zone, ngx_str_t *name)
{
    u_char                  *p;
    size_t                   share;
    ngx_str_t                value;
    ngx_uint_t               i;
    ngx_responses_writer_t   w;

    share = ngx_min(NGX_HTTP_RESPONSES_VALUE_LEN,
                    NGX_RESPONSES_METRICS_VALUES / zone->nlabels - 1);
    p = name->data;

    for (i = 0; i < zone->nlabels; i++) {

        if (ngx_http_complex_value(r, zone->values[i], &value) != NGX_OK) {
            return NGX_ERROR;
        }

        ngx_responses_writer_init(&w, p, share);
        ngx_responses_write_name(&w, value.data, value.len);

        if (w.pos == p) {
            *w.pos++ = '-';
        }

        *w.pos++ = '\0';
        p = w.pos;
    }

    name->len = p - name->data;

    return NGX_OK;
}


static ngx_http_responses_key_t *
ngx_http_responses_count_key(ngx_http_responses_zone_t *zone, ngx_str_t *name,
    ngx_uint_t add, ngx_log_t *log)
{
    uint32_t                      hash;
    ngx_http_responses_key_t     *key;
    ngx_http_responses_shared_t  *sh;

    sh = zone->sh;
    hash = ngx_crc32_short(name->data, name->len);

    key = (ngx_http_responses_key_t *) ngx_str_rbtree_lookup(&sh->rbtree, name,
                                                             hash);

    if (key == NULL && !add) {
        key = &sh->other;
    }

    if (key == NULL) {
        key = ngx_slab_calloc_locked(zone->shpool,
                                     sizeof(ngx_http_responses_key_t)
                                     + name->len);
        if (key) {
            key->sn.node.key = hash;
            key->sn.str.len = name->len;
            key->sn.str.data = (u_char *) (key + 1);
            ngx_memcpy(key->sn.str.data, name->data, name->len);

            ngx_rbtree_insert(&sh->rbtree, &key->sn.node);

            sh->sums.keys++;
            sh->sums.max = ngx_max(sh->sums.max, sh->sums.keys);

        } else {

            /* long values and servers have taken more */

            sh->sums.max = sh->sums.keys;

            if (sh->sums.overflows++ == 0) {
                ngx_log_error(NGX_LOG_WARN, log, 0,
                              "responses_zone \"%V\" is full with %uL keys, "
                              "responses with other keys are counted as "
                              "\"other\"", &zone->name, sh->sums.keys);
            }

            key = &sh->other;
        }
    }

    if (key->queue.next == NULL) {
        ngx_queue_insert_tail(&sh->queue, &key->queue);
    }

    return key;
}


ngx_int_t
ngx_http_responses_count_copy(ngx_http_responses_zone_t *zone,
    ngx_pool_t *pool, ngx_responses_metrics_t *metrics)
{
    ngx_uint_t                    n, nservers;
    ngx_queue_t                  *q;
    ngx_http_responses_key_t     *key;
    ngx_responses_metrics_key_t  *copy;
    ngx_http_responses_server_t  *server;
    ngx_http_responses_shared_t  *sh;

    sh = zone->sh;

    /* with "other", and without those that are added meanwhile */

    n = sh->sums.keys + 1;
    nservers = sh->nservers;

    metrics->zone = zone->name;
    metrics->labels = zone->labels;
    metrics->nlabels = zone->nlabels;
    metrics->nkeys = 0;
    metrics->keys = ngx_palloc(pool, n * sizeof(ngx_responses_metrics_key_t));
    metrics->nservers = 0;
    metrics->servers = ngx_palloc(pool, nservers
                                    * sizeof(ngx_responses_metrics_server_t));

    if (metrics->keys == NULL || metrics->servers == NULL) {
        return NGX_ERROR;
    }

    ngx_shmtx_lock(&zone->shpool->mutex);

    metrics->sums = sh->sums;

    for (q = ngx_queue_head(&sh->queue);
         q != ngx_queue_sentinel(&sh->queue) && metrics->nkeys < n;
         q = ngx_queue_next(q))
    {
        key = ngx_queue_data(q, ngx_http_responses_key_t, queue);
        copy = &metrics->keys[metrics->nkeys++];

        copy->count = key->count;
        ngx_memcpy(copy->values, key->sn.str.data, key->sn.str.len);
    }

    if (metrics->hour) {
        *metrics->hour = *sh->hour;
    }

    for (q = ngx_queue_head(&sh->servers);
         q != ngx_queue_sentinel(&sh->servers) && metrics->nservers < nservers;
         q = ngx_queue_next(q))
    {
        server = ngx_queue_data(q, ngx_http_responses_server_t, queue);

        metrics->servers[metrics->nservers].name = server->name;
        metrics->servers[metrics->nservers++].count = server->count;
    }

    ngx_shmtx_unlock(&zone->shpool->mutex);

    metrics->sums.open = ngx_http_responses_count_streams(sh);

    return NGX_OK;
}
