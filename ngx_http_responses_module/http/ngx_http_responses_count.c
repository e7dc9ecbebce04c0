
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Counters in shared memory.
 *
 * A response is counted once, when its request is logged, under the mutex of
 * the slab, which nginx unlocks if its owner is killed.  The number of open
 * streams is kept for each process, so that the streams of a killed process
 * can be subtracted.  Counting never fails a request: without memory, less is
 * counted.
 */


#include "http/ngx_http_responses_zone.h"


/* a version of the module must not use a zone of another layout */

#define NGX_HTTP_RESPONSES_LAYOUT                                             \
    (0x52540000 + sizeof(ngx_responses_entry_t)                               \
     + 64 * sizeof(ngx_http_responses_shared_t))


/* an open stream and its zones; a slot is NULL if there was none */

typedef struct {
    ngx_array_t                 *zones;
    ngx_http_responses_slot_t  **slots;
} ngx_http_responses_open_t;


static void ngx_http_responses_count_close(void *data);
static int64_t ngx_http_responses_count_now(void);
static ngx_uint_t ngx_http_responses_count_status(ngx_http_request_t *r);
static ngx_uint_t ngx_http_responses_count_tokens(
    ngx_http_responses_ctx_t *ctx);
static ngx_array_t *ngx_http_responses_count_zones(ngx_http_request_t *r);
static void ngx_http_responses_count_response(ngx_http_request_t *r,
    ngx_http_responses_ctx_t *ctx, ngx_uint_t status,
    ngx_http_responses_zone_t *zone);
static ngx_http_responses_slot_t *ngx_http_responses_count_slot(
    ngx_http_responses_zone_t *zone);
static ngx_http_responses_slot_t *ngx_http_responses_count_find_slot(
    ngx_http_responses_zone_t *zone);
static ngx_uint_t ngx_http_responses_count_gone(
    ngx_http_responses_slot_t *slot);
static ngx_responses_entry_t *ngx_http_responses_count_node(
    ngx_http_responses_zone_t *zone, ngx_str_t *key, uint32_t hash,
    ngx_log_t *log);
static void ngx_http_responses_count_copy(ngx_http_responses_zone_t *zone,
    ngx_uint_t i, ngx_responses_entry_t *copy);
static void ngx_http_responses_count_zero(ngx_responses_entry_t *node,
    ngx_responses_entry_t *copy, ngx_uint_t scraped, int64_t now,
    ngx_msec_t zero);
static ngx_uint_t ngx_http_responses_count_opened(
    ngx_http_responses_zone_t *zone, ngx_http_responses_slot_t *slot);


ngx_int_t
ngx_http_responses_count_init(ngx_http_responses_zone_t *zone)
{
    u_char                        buf[NGX_RESPONSES_TABLE_KEY];
    size_t                        size;
    ngx_str_t                     other;
    ngx_slab_pool_t              *shpool;
    ngx_http_responses_shared_t  *sh;

    shpool = zone->shpool;

    /* all free pages, which are contiguous in a new zone */

    size = ((shpool->end - shpool->start) / ngx_pagesize) * ngx_pagesize;

    do {
        if (size < sizeof(ngx_http_responses_shared_t)) {
            return NGX_ERROR;
        }

        shpool->log_nomem = 0;
        sh = ngx_slab_calloc(shpool, size);
        shpool->log_nomem = 1;

        size -= ngx_pagesize;

    } while (sh == NULL);

    size += ngx_pagesize;

    if (ngx_responses_table_init(&sh->table, (u_char *) (sh + 1),
                                 (u_char *) sh + size)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    ngx_http_responses_key_other(zone, buf, &other);

    (void) ngx_responses_table_get(&sh->table, &other,
                                   ngx_crc32_short(other.data, other.len),
                                   ngx_http_responses_count_now());

    sh->layout = NGX_HTTP_RESPONSES_LAYOUT;

    zone->sh = sh;
    shpool->data = sh;

    return NGX_OK;
}


ngx_uint_t
ngx_http_responses_count_valid(ngx_http_responses_shared_t *sh)
{
    return sh && sh->layout == NGX_HTTP_RESPONSES_LAYOUT;
}


void
ngx_http_responses_count_open(ngx_http_request_t *r)
{
    ngx_uint_t                           i;
    ngx_shm_zone_t                     **zones;
    ngx_pool_cleanup_t                  *cln;
    ngx_http_responses_slot_t          **slots;
    ngx_http_responses_open_t           *open;
    ngx_http_responses_zone_loc_conf_t  *zlcf;

    zlcf = ngx_http_get_module_loc_conf(r, ngx_http_responses_zone_module);

    if (zlcf->counts == NULL) {
        return;
    }

    slots = ngx_palloc(r->pool, zlcf->counts->nelts
                                * sizeof(ngx_http_responses_slot_t *));
    if (slots == NULL) {
        return;
    }

    cln = ngx_pool_cleanup_add(r->pool, sizeof(ngx_http_responses_open_t));
    if (cln == NULL) {
        return;
    }

    zones = zlcf->counts->elts;

    for (i = 0; i < zlcf->counts->nelts; i++) {
        slots[i] = ngx_http_responses_count_slot(zones[i]->data);

        if (slots[i]) {
            slots[i]->open++;
        }
    }

    open = cln->data;
    open->zones = zlcf->counts;
    open->slots = slots;

    cln->handler = ngx_http_responses_count_close;
}


static void
ngx_http_responses_count_close(void *data)
{
    ngx_http_responses_open_t *open = data;

    ngx_uint_t  i;

    for (i = 0; i < open->zones->nelts; i++) {

        if (open->slots[i] && open->slots[i]->open) {
            open->slots[i]->open--;
        }
    }
}


ngx_int_t
ngx_http_responses_count_handler(ngx_http_request_t *r)
{
    ngx_uint_t                  i, status;
    ngx_array_t                *zones;
    ngx_shm_zone_t            **shm_zones;
    ngx_http_responses_ctx_t   *ctx;

    if (r != r->main) {
        return NGX_OK;
    }

    zones = ngx_http_responses_count_zones(r);

    if (zones == NULL) {
        return NGX_OK;
    }

    /* any JSON has a context, but is counted only with a status or tokens */

    ctx = ngx_http_responses_get_ctx(r);

    if (ctx && !ngx_http_responses_known(ctx)) {
        ctx = NULL;
    }

    status = ngx_http_responses_count_status(r);

    if (status == NGX_HTTP_RESPONSES_STATUS_MAX
        && (ctx == NULL || !ngx_http_responses_count_tokens(ctx)))
    {
        return NGX_OK;
    }

    shm_zones = zones->elts;

    for (i = 0; i < zones->nelts; i++) {
        ngx_http_responses_count_response(r, ctx, status, shm_zones[i]->data);
    }

    return NGX_OK;
}


/* ctx: NULL without a response of an API */

static void
ngx_http_responses_count_response(ngx_http_request_t *r,
    ngx_http_responses_ctx_t *ctx, ngx_uint_t status,
    ngx_http_responses_zone_t *zone)
{
    uint32_t                      hash;
    uint64_t                      repair;
    u_char                        buf[NGX_RESPONSES_TABLE_KEY];
    ngx_str_t                     key;
    ngx_uint_t                    i, api;
    ngx_responses_entry_t        *node;
    const ngx_responses_usage_t  *usage;

    static const ngx_responses_usage_t  none;

    usage = ctx ? &ctx->engine.usage : &none;
    api = (ctx == NULL) ? NGX_RESPONSES_APIS
        : ctx->json ? NGX_RESPONSES_API_RESPONSES : ctx->engine.api;

    if (ngx_http_responses_key_get(r, zone, buf, &key) != NGX_OK) {
        return;
    }

    hash = ngx_crc32_short(key.data, key.len);

    ngx_shmtx_lock(&zone->shpool->mutex);

    node = ngx_http_responses_count_node(zone, &key, hash,
                                         r->connection->log);

    ngx_responses_table_begin(node);

    ngx_responses_count_add(&node->count, usage, api, status,
                            ctx ? ctx->start : 0);

    ngx_responses_table_end(node);

    for (i = 0; i < NGX_HTTP_RESPONSES_REPAIRS; i++) {
        repair = (uint64_t) 1 << i;

        if (usage->dialect & repair) {
            zone->sh->repairs[i]++;
        }
    }

    ngx_shmtx_unlock(&zone->shpool->mutex);
}


static int64_t
ngx_http_responses_count_now(void)
{
    ngx_time_t  *tp;

    tp = ngx_timeofday();

    return (int64_t) tp->sec * 1000 + tp->msec;
}


/* what is wrong with a request is not a failure of the upstream */

static ngx_uint_t
ngx_http_responses_count_status(ngx_http_request_t *r)
{
    ngx_http_responses_status_e  status;

    status = ngx_http_responses_status(r);

    if (status == NGX_HTTP_RESPONSES_FAILED
        && r->headers_out.status >= NGX_HTTP_BAD_REQUEST
        && r->headers_out.status < NGX_HTTP_INTERNAL_SERVER_ERROR)
    {
        return NGX_HTTP_RESPONSES_CLIENT_ERROR;
    }

    return status;
}


static ngx_uint_t
ngx_http_responses_count_tokens(ngx_http_responses_ctx_t *ctx)
{
    ngx_responses_usage_t  *usage;

    usage = &ctx->engine.usage;

    return usage->input_tokens >= 0 || usage->cached_tokens >= 0
           || usage->cache_write_tokens >= 0
           || usage->output_tokens >= 0 || usage->reasoning_tokens >= 0
           || usage->total_tokens >= 0;
}


/* the zones of the location in which the stream began, as of post_action */

static ngx_array_t *
ngx_http_responses_count_zones(ngx_http_request_t *r)
{
    void                               **loc_conf;
    ngx_pool_cleanup_t                  *cln;
    ngx_http_responses_open_t           *open;
    ngx_http_responses_zone_loc_conf_t  *zlcf;

    for (cln = r->pool->cleanup; cln; cln = cln->next) {

        if (cln->handler == ngx_http_responses_count_close) {
            open = cln->data;
            return open->zones;
        }
    }

    loc_conf = ngx_http_responses_place(r);
    zlcf = loc_conf[ngx_http_responses_zone_module.ctx_index];

    return zlcf->counts;
}


static ngx_http_responses_slot_t *
ngx_http_responses_count_slot(ngx_http_responses_zone_t *zone)
{
    if (zone->slot) {
        return zone->slot;
    }

    ngx_shmtx_lock(&zone->shpool->mutex);

    zone->slot = ngx_http_responses_count_find_slot(zone);

    if (zone->slot) {

        /* the process may be killed here: the pid is set last */

        zone->slot->worker = ngx_worker;
        zone->slot->generation = zone->generation;

        ngx_memory_barrier();

        zone->slot->pid = ngx_pid;
    }

    ngx_shmtx_unlock(&zone->shpool->mutex);

    return zone->slot;
}


/*
 * A slot with the pid of this process belongs to a process that has exited,
 * and so does a slot of the same worker in the same generation, which was
 * replaced by this process.  Only a single process keeps its slot when the
 * configuration is reloaded.
 */

static ngx_http_responses_slot_t *
ngx_http_responses_count_find_slot(ngx_http_responses_zone_t *zone)
{
    ngx_uint_t                  i;
    ngx_http_responses_slot_t  *slot, *found;

    found = NULL;

    for (i = 0; i < NGX_MAX_PROCESSES; i++) {
        slot = &zone->sh->slots[i];

        if (slot->pid == ngx_pid && ngx_process == NGX_PROCESS_SINGLE) {
            return slot;
        }

        if (slot->pid
            && (slot->pid == ngx_pid
                || (slot->worker == ngx_worker
                    && slot->generation == zone->generation)))
        {
            slot->pid = 0;
        }

        if (slot->pid == 0 && found == NULL) {
            slot->open = 0;
            found = slot;
        }
    }

    for (i = 0; i < NGX_MAX_PROCESSES && found == NULL; i++) {
        slot = &zone->sh->slots[i];

        if (ngx_http_responses_count_gone(slot)) {
            slot->open = 0;
            found = slot;
        }
    }

    return found;
}


static ngx_uint_t
ngx_http_responses_count_gone(ngx_http_responses_slot_t *slot)
{
    return kill(slot->pid, 0) == -1 && ngx_errno == NGX_ESRCH;
}


static ngx_responses_entry_t *
ngx_http_responses_count_node(ngx_http_responses_zone_t *zone,
    ngx_str_t *key, uint32_t hash, ngx_log_t *log)
{
    ngx_responses_entry_t        *node;
    ngx_http_responses_shared_t  *sh;

    sh = zone->sh;

    node = ngx_responses_table_get(&sh->table, key, hash,
                                   ngx_http_responses_count_now());
    if (node) {
        return node;
    }

    sh->overflows++;

    if (!sh->full) {
        sh->full = 1;

        ngx_log_error(NGX_LOG_WARN, log, 0,
                      "responses_zone \"%V\" is full with %ui keys, responses "
                      "with other keys are counted as \"other\"",
                      &zone->name, sh->table.max - 1);
    }

    return &sh->table.nodes[0];
}


/* "other" exists from the start, and is not shown while it is empty */

ngx_int_t
ngx_http_responses_count_snapshot(ngx_http_responses_zone_t *zone,
    ngx_pool_t *pool, ngx_msec_t zero,
    ngx_http_responses_snapshot_t *snapshot)
{
    ngx_uint_t                    i, n, scraped;
    ngx_responses_entry_t        *copy;
    ngx_http_responses_shared_t  *sh;

    sh = zone->sh;

    ngx_memzero(snapshot, sizeof(ngx_http_responses_snapshot_t));

    snapshot->name = zone->name;
    snapshot->labels = zone->labels;
    snapshot->nlabels = zone->nlabels;
    snapshot->max = sh->table.max - 1;

    /* nodes are never removed */

    n = sh->table.n;
    scraped = sh->scraped;

    snapshot->time = ngx_http_responses_count_now();
    snapshot->created = sh->table.nodes[0].created;
    snapshot->overflows = sh->overflows;
    ngx_memcpy(snapshot->repairs, sh->repairs, sizeof(sh->repairs));
    snapshot->keys = n - 1;

    if (zero) {
        sh->scraped = 1;
    }

    snapshot->nodes = ngx_palloc(pool, n * sizeof(ngx_responses_entry_t));
    if (snapshot->nodes == NULL) {
        return NGX_ERROR;
    }

    ngx_memory_barrier();

    for (i = 0; i < n; i++) {
        copy = &snapshot->nodes[snapshot->nnodes];

        ngx_http_responses_count_copy(zone, i, copy);

        if (i == 0 && ngx_responses_count_empty(&copy->count)) {
            continue;
        }

        if (zero) {
            ngx_http_responses_count_zero(&sh->table.nodes[i], copy, scraped,
                                          snapshot->time, zero);
        }

        snapshot->nnodes++;
    }

    for (i = 0; i < NGX_MAX_PROCESSES; i++) {
        snapshot->open += ngx_http_responses_count_opened(zone,
                                                          &sh->slots[i]);
    }

    return NGX_OK;
}


/* with the lock nobody changes the node: a killed process left it so */

static void
ngx_http_responses_count_copy(ngx_http_responses_zone_t *zone, ngx_uint_t i,
    ngx_responses_entry_t *copy)
{
    ngx_responses_entry_t  *node;

    node = &zone->sh->table.nodes[i];

    if (ngx_responses_table_copy(node, copy) == NGX_OK) {
        return;
    }

    ngx_shmtx_lock(&zone->shpool->mutex);

    ngx_responses_table_begin(node);
    ngx_responses_table_end(node);

    (void) ngx_responses_table_copy(node, copy);

    ngx_shmtx_unlock(&zone->shpool->mutex);
}


/*
 * A scraper sees by how much a counter has grown since its last scrape, and
 * not with how much it begins.  So a new key begins with zeros: from the first
 * scrape that shows it, for long enough that other scrapers see them, too.
 * Keys are not new that were there before anybody scraped: all that they have
 * counted would seem to happen in one moment.
 */

static void
ngx_http_responses_count_zero(ngx_responses_entry_t *node,
    ngx_responses_entry_t *copy, ngx_uint_t scraped, int64_t now,
    ngx_msec_t zero)
{
    int64_t  shown;

    shown = copy->shown;

    if (shown == 0) {

        if (scraped || now - copy->created < (int64_t) zero) {
            shown = now;

        } else {
            shown = copy->created;
        }

        node->shown = shown;
    }

    /* a clock may be set back */

    if (now - shown >= (int64_t) zero || shown - now >= (int64_t) zero) {
        return;
    }

    ngx_memzero(&copy->count, sizeof(ngx_responses_count_t));
}


/* the slot of a process that is gone is freed, as pids are used again */

static ngx_uint_t
ngx_http_responses_count_opened(ngx_http_responses_zone_t *zone,
    ngx_http_responses_slot_t *slot)
{
    ngx_uint_t  open;

    open = slot->open;

    if (slot->pid == 0 || open == 0) {
        return 0;
    }

    if (!ngx_http_responses_count_gone(slot)) {
        return open;
    }

    ngx_shmtx_lock(&zone->shpool->mutex);

    if (ngx_http_responses_count_gone(slot)) {
        slot->pid = 0;
        slot->open = 0;
    }

    ngx_shmtx_unlock(&zone->shpool->mutex);

    return 0;
}
