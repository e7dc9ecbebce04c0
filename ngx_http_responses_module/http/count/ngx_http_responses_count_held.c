
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
#include "http/count/ngx_http_responses_count.h"
#include "http/count/ngx_http_responses_count_zone.h"


/* bytes of a name that are kept */

#define NGX_HTTP_RESPONSES_SERVER_LEN  80


static ngx_http_responses_server_t *ngx_http_responses_count_server(
    ngx_http_responses_zone_t *zone, ngx_str_t *name);


void
ngx_http_responses_count_failed(ngx_http_request_t *r, ngx_str_t *server,
    ngx_str_t code)
{
    u_char                            buf[NGX_HTTP_RESPONSES_SERVER_LEN];
    ngx_str_t                         name;
    ngx_responses_writer_t            w;
    ngx_http_responses_zone_t        *zone;
    ngx_http_responses_zones_t       *zones;
    ngx_http_responses_server_t      *counted;
    ngx_http_responses_count_conf_t  *conf;

    conf = ngx_http_get_module_loc_conf(r, ngx_http_responses_count_module);

    ngx_str_null(&name);

    if (server) {
        ngx_responses_writer_init(&w, buf, NGX_HTTP_RESPONSES_SERVER_LEN);
        ngx_responses_write_name(&w, server->data, server->len);

        name.data = buf;
        name.len = w.pos - buf;
    }

    for (zones = conf->zones; zones; zones = zones->next) {
        zone = zones->shm_zone->data;

        ngx_shmtx_lock(&zone->shpool->mutex);

        counted = server ? ngx_http_responses_count_server(zone, &name)
                         : &zone->sh->server;

        counted->count.failures[ngx_responses_code_find(code)]++;

        if (zone->sh->hour) {
            ngx_http_responses_count_minute(zone->sh, ngx_time());
            ngx_responses_hour_held(zone->sh->hour, ngx_time());
        }

        ngx_shmtx_unlock(&zone->shpool->mutex);
    }
}


void
ngx_http_responses_count_released(ngx_http_request_t *r, ngx_uint_t why)
{
    ngx_http_responses_zone_t        *zone;
    ngx_http_responses_zones_t       *zones;
    ngx_http_responses_count_conf_t  *conf;

    conf = ngx_http_get_module_loc_conf(r, ngx_http_responses_count_module);

    for (zones = conf->zones; zones; zones = zones->next) {
        zone = zones->shm_zone->data;

        ngx_shmtx_lock(&zone->shpool->mutex);

        zone->sh->sums.released[why]++;

        ngx_shmtx_unlock(&zone->shpool->mutex);
    }
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
