
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Memory that all streams of a process share.
 */


#ifndef _NGX_RESPONSES_WORKER_H_INCLUDED_
#define _NGX_RESPONSES_WORKER_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_engine.h"


/* one per process: NGX_OK or NGX_ERROR, no memory */

ngx_int_t ngx_responses_worker_init(ngx_responses_worker_t *worker,
    ngx_responses_mem_t *mem);
void ngx_responses_worker_free(ngx_responses_worker_t *worker);

/* frees the memory if a large block was allocated */

void ngx_responses_worker_trim(ngx_responses_worker_t *worker);

/* prepares for the next frame */

void ngx_responses_worker_next_frame(ngx_responses_engine_t *engine);

/* holds bytes of a frame that is not whole: NGX_OK or NGX_ERROR, no memory */

ngx_int_t ngx_responses_worker_hold(ngx_responses_engine_t *engine, u_char *p,
    size_t len);


#endif /* _NGX_RESPONSES_WORKER_H_INCLUDED_ */
