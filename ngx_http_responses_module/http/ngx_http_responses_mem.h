
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Memory for what knows no nginx.
 */


#ifndef _NGX_HTTP_RESPONSES_MEM_H_INCLUDED_
#define _NGX_HTTP_RESPONSES_MEM_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_engine.h"


/* ngx_http_responses_mem.c */

extern ngx_responses_mem_t  ngx_http_responses_mem;
extern ngx_responses_worker_t  ngx_http_responses_worker;

/* memory that is freed with a pool */

ngx_responses_mem_t ngx_http_responses_pool_mem(ngx_pool_t *pool);

/*
 * Data of a request may be kept by the cleanup of its pool: an internal
 * redirect clears the contexts of modules, but not the pool.  find() returns
 * the data that has this handler, or NULL.  keep() does so, too, but adds data
 * that is zeroed if there is none; NULL: no memory.
 */

void *ngx_http_responses_pool_find(ngx_pool_t *pool,
    ngx_pool_cleanup_pt handler);
void *ngx_http_responses_pool_keep(ngx_pool_t *pool,
    ngx_pool_cleanup_pt handler, size_t size);


#endif /* _NGX_HTTP_RESPONSES_MEM_H_INCLUDED_ */
