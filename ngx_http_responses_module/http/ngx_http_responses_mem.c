
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Memory for what knows no nginx, and what a process has of the engine.
 */


#include "http/ngx_http_responses_mem.h"


static void *ngx_http_responses_alloc(void *data, size_t size);
static void ngx_http_responses_free(void *data, void *p);
static void *ngx_http_responses_pool_alloc(void *data, size_t size);
static void ngx_http_responses_pool_free(void *data, void *p);


ngx_responses_mem_t  ngx_http_responses_mem = {
    ngx_http_responses_alloc,
    ngx_http_responses_free,
    NULL
};


ngx_responses_worker_t  ngx_http_responses_worker;


static void *
ngx_http_responses_alloc(void *data, size_t size)
{
    return ngx_alloc(size, ngx_cycle->log);
}


static void
ngx_http_responses_free(void *data, void *p)
{
    ngx_free(p);
}


ngx_responses_mem_t
ngx_http_responses_pool_mem(ngx_pool_t *pool)
{
    ngx_responses_mem_t  mem;

    mem.alloc = ngx_http_responses_pool_alloc;
    mem.free = ngx_http_responses_pool_free;
    mem.data = pool;

    return mem;
}


static void *
ngx_http_responses_pool_alloc(void *data, size_t size)
{
    return ngx_palloc(data, size);
}


static void
ngx_http_responses_pool_free(void *data, void *p)
{
    /* destroyed with the pool */
}


void *
ngx_http_responses_pool_find(ngx_pool_t *pool, ngx_pool_cleanup_pt handler)
{
    ngx_pool_cleanup_t  *cln;

    for (cln = pool->cleanup; cln; cln = cln->next) {

        if (cln->handler == handler) {
            return cln->data;
        }
    }

    return NULL;
}


void *
ngx_http_responses_pool_keep(ngx_pool_t *pool, ngx_pool_cleanup_pt handler,
    size_t size)
{
    void                *data;
    ngx_pool_cleanup_t  *cln;

    data = ngx_http_responses_pool_find(pool, handler);

    if (data) {
        return data;
    }

    cln = ngx_pool_cleanup_add(pool, size);
    if (cln == NULL) {
        return NULL;
    }

    cln->handler = handler;
    ngx_memzero(cln->data, size);

    return cln->data;
}
