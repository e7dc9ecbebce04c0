
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The module of counters, as the filter sees it.
 */


#ifndef _NGX_HTTP_RESPONSES_COUNT_H_INCLUDED_
#define _NGX_HTTP_RESPONSES_COUNT_H_INCLUDED_


#include "counters/ngx_responses_count.h"
#include "http/ngx_http_responses_header.h"


/* ngx_http_responses_count.c */

/* counts a stream as open until the pool of the request is destroyed */

void ngx_http_responses_count_open(ngx_http_request_t *r);


/* ngx_http_responses_count_held.c */

/*
 * Counts a stream that failed while it was held, by its server, or NULL if
 * that is not configured.
 */

void ngx_http_responses_count_failed(ngx_http_request_t *r, ngx_str_t *server,
    ngx_str_t code);

/* counts one that is held no longer; why: NGX_RESPONSES_COUNT_TIME or _SIZE */

void ngx_http_responses_count_released(ngx_http_request_t *r, ngx_uint_t why);


#endif /* _NGX_HTTP_RESPONSES_COUNT_H_INCLUDED_ */
