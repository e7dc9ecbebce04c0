
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Counters of streams that were held, in shared memory.
 *
 * A stream that failed is counted by its server, which may be one of several
 * that were asked.  Never counts a request, and never fails one.  Invariant:
 * only servers that are configured get counters of their own, so clients can
 * add none.
 */


#include "core/ngx_responses_writer.h"
#include "http/ngx_http_responses_hold.h"
#include "http/count/ngx_http_responses_count.h"


/* bytes of a name that are kept */

#define NGX_HTTP_RESPONSES_SERVER_LEN  80


static void ngx_http_responses_count_failure(
    ngx_http_responses_source_t *source, ngx_http_responses_zone_t *zone);
static ngx_http_responses_server_t *ngx_http_responses_count_server(
    ngx_http_responses_zone_t *zone, ngx_str_t *name);


void
ngx_http_responses_count_held(ngx_http_responses_source_t *source)
{
    ngx_http_responses_zone_t   *zone;
    ngx_http_responses_zones_t  *zones;

    for (zones = source->conf->counts; zones; zones = zones->next) {
        zone = zones->shm_zone->data;

        ngx_shmtx_lock(&zone->shpool->mutex);

        switch (source->hold->until) {

        case NGX_HTTP_RESPONSES_UNTIL_FAILURE:
            ngx_http_responses_count_failure(source, zone);
            break;

        case NGX_HTTP_RESPONSES_UNTIL_TIME:
            zone->sh->sums.released[NGX_RESPONSES_COUNT_TIME]++;
            break;

        case NGX_HTTP_RESPONSES_UNTIL_SIZE:
            zone->sh->sums.released[NGX_RESPONSES_COUNT_SIZE]++;
            break;

        default: /* output */
            break;
        }

        ngx_shmtx_unlock(&zone->shpool->mutex);
    }
}


/* a server that a variable names is no upstream: a client may choose it */

static void
ngx_http_responses_count_failure(ngx_http_responses_source_t *source,
    ngx_http_responses_zone_t *zone)
{
    u_char                        buf[NGX_HTTP_RESPONSES_SERVER_LEN];
    ngx_str_t                     name, *peer;
    ngx_responses_writer_t        w;
    ngx_http_responses_server_t  *server;

    server = &zone->sh->server;
    peer = ngx_http_responses_hold_state(source)->peer;

    if (source->upstream->upstream && peer) {
        ngx_responses_writer_init(&w, buf, NGX_HTTP_RESPONSES_SERVER_LEN);
        ngx_responses_write_name(&w, peer->data, peer->len);

        name.data = buf;
        name.len = w.pos - buf;

        server = ngx_http_responses_count_server(zone, &name);
    }

    server->count.failures[ngx_responses_code_find(source->hold->code)]++;
}


static ngx_http_responses_server_t *
ngx_http_responses_count_server(ngx_http_responses_zone_t *zone,
    ngx_str_t *name)
{
    ngx_queue_t                  *q;
    ngx_http_responses_server_t  *server;
    ngx_http_responses_shared_t  *sh;

    sh = zone->sh;

    for (q = ngx_queue_head(&sh->servers);
         q != ngx_queue_sentinel(&sh->servers);
         q = ngx_queue_next(q))
    {
        server = ngx_queue_data(q, ngx_http_responses_server_t, queue);

        if (ngx_responses_str_eq(server->name, *name)) {
            return server;
        }
    }

    server = ngx_slab_calloc_locked(zone->shpool,
                                    sizeof(ngx_http_responses_server_t)
                                    + name->len);
    if (server == NULL) {
        return &sh->server;
    }

    server->name.len = name->len;
    server->name.data = (u_char *) (server + 1);
    ngx_memcpy(server->name.data, name->data, name->len);

    ngx_queue_insert_tail(&sh->servers, &server->queue);
    sh->nservers++;

    return server;
}
