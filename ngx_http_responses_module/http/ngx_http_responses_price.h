
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Prices, and what responses cost.
 */


#ifndef _NGX_HTTP_RESPONSES_PRICE_H_INCLUDED_
#define _NGX_HTTP_RESPONSES_PRICE_H_INCLUDED_


#include "api/ngx_responses_usage.h"
#include "counters/ngx_responses_price.h"
#include "http/ngx_http_responses_header.h"


/*
 * What the tokens of a record cost by its model and tier; NGX_DECLINED: it has
 * none, or its model has no price.
 */

ngx_int_t ngx_http_responses_price_cost(ngx_http_request_t *r,
    const ngx_responses_usage_t *usage, ngx_uint_t api, uint64_t *cost);

/* tokens that a record has reported, or 0; the API tells what they are */

ngx_responses_price_tokens_t ngx_http_responses_price_tokens(
    const ngx_responses_usage_t *usage, ngx_uint_t api);

/* the prices of the location, ngx_responses_price_t; NULL: it has none */

ngx_array_t *ngx_http_responses_prices(ngx_http_request_t *r);

/*
 * Whether the level that is merged has responses that are processed, and no
 * prices.
 */

ngx_uint_t ngx_http_responses_price_missing(ngx_conf_t *cf);

/* adds a row of "responses_price" */

char *ngx_http_responses_price(ngx_conf_t *cf, ngx_command_t *cmd,
    void *conf);


#endif /* _NGX_HTTP_RESPONSES_PRICE_H_INCLUDED_ */
