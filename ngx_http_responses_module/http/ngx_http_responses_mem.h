
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Memory for what knows no nginx.
 */


#ifndef _NGX_HTTP_RESPONSES_MEM_H_INCLUDED_
#define _NGX_HTTP_RESPONSES_MEM_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_mem.h"


/* ngx_http_responses_mem.c */

extern ngx_responses_mem_t  ngx_http_responses_mem;

/* memory that is freed with a pool */

ngx_responses_mem_t ngx_http_responses_pool_mem(ngx_pool_t *pool);


#endif /* _NGX_HTTP_RESPONSES_MEM_H_INCLUDED_ */
