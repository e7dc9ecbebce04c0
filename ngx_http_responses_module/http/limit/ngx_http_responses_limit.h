
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The module of limits, as the filter and counters see it.
 */


#ifndef _NGX_HTTP_RESPONSES_LIMIT_H_INCLUDED_
#define _NGX_HTTP_RESPONSES_LIMIT_H_INCLUDED_


#include "counters/ngx_responses_metrics.h"
#include "http/ngx_http_responses_header.h"


/* ngx_http_responses_limit.c */

/* whether the location has limits, and whether they apply to the request */

ngx_uint_t ngx_http_responses_limit_any(ngx_http_request_t *r);
ngx_uint_t ngx_http_responses_limit_applies(ngx_http_request_t *r);

/*
 * Reserves tokens for a request whose body was read, as it is sent, or refuses
 * it.  Returns what a handler of the phase returns.
 */

ngx_int_t ngx_http_responses_limit(ngx_http_request_t *r);

/* whether the request came to limits */

ngx_uint_t ngx_http_responses_limit_met(ngx_http_request_t *r);

/* whether a limit refused the request, or would have but for a dry run */

ngx_uint_t ngx_http_responses_limit_exceeded(ngx_http_request_t *r);


/* ngx_http_responses_limit_spent.c */

/*
 * A stream has failed while it was held, and has no other record: what it has
 * reported was used, too.
 */

void ngx_http_responses_limit_failed(ngx_http_request_t *r,
    const ngx_responses_usage_t *usage);

/* the same for one whose client has left: it also used what was streamed */

void ngx_http_responses_limit_left(ngx_http_request_t *r,
    const ngx_responses_usage_t *usage);

/* the response has ended: settles the claims of the request */

ngx_int_t ngx_http_responses_limit_settle(ngx_http_request_t *r);


/* ngx_http_responses_limit_module.c */

/* copies the counters of all zones, and of the store: NGX_OK or NGX_ERROR */

ngx_int_t ngx_http_responses_limit_copy(ngx_http_request_t *r,
    ngx_responses_metrics_t *metrics);


#endif /* _NGX_HTTP_RESPONSES_LIMIT_H_INCLUDED_ */
