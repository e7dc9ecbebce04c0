
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Objects and arrays that were read, the last one of each name whose values
 * are not listed.  Servers repeat the tools of a request and the logprobs of a
 * text in several events: the same bytes need not be read again.
 */


#ifndef _NGX_RESPONSES_SEEN_H_INCLUDED_
#define _NGX_RESPONSES_SEEN_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_mem.h"


#define NGX_RESPONSES_SEEN       32
#define NGX_RESPONSES_SEEN_SIZE  65536


typedef struct {
    ngx_responses_mem_t    mem;
    ngx_responses_buf_t    values[NGX_RESPONSES_SEEN];
} ngx_responses_seen_t;


void ngx_responses_seen_init(ngx_responses_seen_t *seen,
    ngx_responses_mem_t *mem);
void ngx_responses_seen_free(ngx_responses_seen_t *seen);

/* the length of the nth value, if the len bytes at p begin with it; or 0 */

size_t ngx_responses_seen_find(ngx_responses_seen_t *seen, ngx_uint_t n,
    u_char *p, size_t len);

/*
 * A valid value replaces the nth one.  If it is too long, or without memory,
 * none is kept.
 */

void ngx_responses_seen_keep(ngx_responses_seen_t *seen, ngx_uint_t n,
    u_char *p, size_t len);


#endif /* _NGX_RESPONSES_SEEN_H_INCLUDED_ */
