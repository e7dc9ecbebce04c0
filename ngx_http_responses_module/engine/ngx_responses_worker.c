
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Memory that all streams of a process share: what events are read into and
 * written from.
 *
 * Invariant: between two frames no more than a limit is kept.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_unread.h"
#include "engine/ngx_responses_repair.h"
#include "engine/ngx_responses_worker.h"


#define NGX_RESPONSES_WORKER_LARGE  65536
#define NGX_RESPONSES_WORKER_SPARE  16384


static void *ngx_responses_worker_alloc(void *data, size_t size);
static void ngx_responses_worker_release(void *data, void *p);
static void ngx_responses_worker_free_events(
    ngx_responses_worker_t *worker);


ngx_int_t
ngx_responses_worker_init(ngx_responses_worker_t *worker,
    ngx_responses_mem_t *mem)
{
    ngx_uint_t  i;

    ngx_memzero(worker, sizeof(ngx_responses_worker_t));

    worker->mem.alloc = ngx_responses_worker_alloc;
    worker->mem.free = ngx_responses_worker_release;
    worker->mem.data = worker;
    worker->outer = *mem;

    for (i = 0; i < NGX_RESPONSES_ORIGINS; i++) {
        ngx_responses_event_init(&worker->events[i], &worker->mem, i);

        worker->events[i].json.skip = ngx_responses_unread;
    }

    ngx_responses_seen_init(&worker->seen, mem);

    worker->events[NGX_RESPONSES_UPSTREAM].json.seen = &worker->seen;

    if (ngx_responses_api_paths(mem, &worker->foreign) != NGX_OK) {
        ngx_responses_worker_free(worker);
        return NGX_ERROR;
    }

    return NGX_OK;
}


void
ngx_responses_worker_free(ngx_responses_worker_t *worker)
{
    ngx_responses_path_free(&worker->mem, &worker->foreign);

    ngx_responses_seen_free(&worker->seen);
    ngx_responses_buf_free(&worker->outer, &worker->repeat);

    ngx_responses_worker_free_events(worker);
}


static void *
ngx_responses_worker_alloc(void *data, size_t size)
{
    ngx_responses_worker_t *worker = data;

    worker->taken += size;

    return worker->outer.alloc(worker->outer.data, size);
}


static void
ngx_responses_worker_release(void *data, void *p)
{
    ngx_responses_worker_t *worker = data;

    worker->outer.free(worker->outer.data, p);
}


static void
ngx_responses_worker_free_events(ngx_responses_worker_t *worker)
{
    ngx_uint_t            i;
    ngx_responses_mem_t  *mem;

    mem = &worker->mem;

    for (i = 0; i < NGX_RESPONSES_ORIGINS; i++) {
        ngx_responses_event_free(&worker->events[i]);
    }

    ngx_responses_buf_free(mem, &worker->frame);
    ngx_responses_buf_free(mem, &worker->generated);
    ngx_responses_buf_free(mem, &worker->user);
    ngx_responses_buf_free(mem, &worker->value);
    ngx_responses_buf_free(mem, &worker->texts[0]);
    ngx_responses_buf_free(mem, &worker->texts[1]);
    ngx_responses_buf_free(&worker->outer, &worker->spare);
}


/* all of it, since a small block could keep a large one from the system */

void
ngx_responses_worker_trim(ngx_responses_worker_t *worker)
{
    if (worker->taken > NGX_RESPONSES_WORKER_LARGE) {
        worker->taken = 0;

        ngx_responses_worker_free_events(worker);
    }
}


void
ngx_responses_worker_next_frame(ngx_responses_engine_t *engine)
{
    ngx_responses_buf_t  *hold, *spare, swap;

    hold = &engine->hold;
    spare = &engine->worker->spare;

    ngx_responses_frame_init(&engine->frame, 0);

    /* between two events only the next stream needs memory for them */

    if (hold->size > spare->size && hold->size <= NGX_RESPONSES_WORKER_SPARE) {
        swap = *spare;
        *spare = *hold;
        *hold = swap;

        spare->len = 0;
    }

    if (hold->start) {
        ngx_responses_buf_free(&engine->worker->outer, hold);
    }

    ngx_responses_worker_trim(engine->worker);
}


/*
 * Doubled as it grows, but never more than an event may be long, and the byte
 * that ends the beginning of a longer one.
 */

ngx_int_t
ngx_responses_worker_hold(ngx_responses_engine_t *engine, u_char *p,
    size_t len)
{
    size_t                   max;
    ngx_responses_buf_t     *hold;
    ngx_responses_worker_t  *worker;

    hold = &engine->hold;
    worker = engine->worker;

    if (hold->start == NULL) {
        *hold = worker->spare;
        ngx_memzero(&worker->spare, sizeof(ngx_responses_buf_t));
    }

    max = engine->conf->max_event_size;

    if (hold->size * 2 > max
        && ngx_responses_buf_resize(&worker->outer, hold, max + 1) != NGX_OK)
    {
        return NGX_ERROR;
    }

    return ngx_responses_buf_append(&worker->outer, hold, p, len);
}
