
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * A limit of tokens per period, as a bucket.
 *
 * What was used is refilled evenly.  What may be used is reserved before, as
 * it is not known yet, and settled with what was used in fact.  At any time
 * both together are at most the capacity, which is the tokens of a period and
 * the burst.
 */


#ifndef _NGX_RESPONSES_BUCKET_H_INCLUDED_
#define _NGX_RESPONSES_BUCKET_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>


/* so that a product of both fits into 64 bits; the period is four weeks */

#define NGX_RESPONSES_BUCKET_TOKENS  0xffffffffULL
#define NGX_RESPONSES_BUCKET_PERIOD  2419200000UL


typedef struct {
    uint64_t    tokens;        /* refilled in a period, not 0 */
    ngx_msec_t  period;        /* not 0 */
} ngx_responses_rate_t;


/* all is zero at first, but for the time */

typedef struct {
    uint64_t    level;         /* tokens that were used and not refilled */
    uint64_t    rest;          /* of a token that is refilled, 1/period */
    uint64_t    reserved;
    ngx_uint_t  open;          /* reservations */
    ngx_msec_t  time;          /* of the level */
} ngx_responses_bucket_t;


/* refills what the rate gives until now, which may be before the last time */

void ngx_responses_bucket_refill(ngx_responses_bucket_t *bucket,
    const ngx_responses_rate_t *rate, ngx_msec_t now);

/* tokens that can be reserved, as of the last refill */

uint64_t ngx_responses_bucket_left(const ngx_responses_bucket_t *bucket,
    uint64_t capacity);

/*
 * Milliseconds from the last refill until so many tokens can be reserved,
 * which are at most the capacity; 0: now.  What is reserved by others is
 * refilled as if it was used.
 */

ngx_msec_t ngx_responses_bucket_wait(const ngx_responses_bucket_t *bucket,
    const ngx_responses_rate_t *rate, uint64_t capacity, uint64_t tokens);

/* reserves tokens that fit */

void ngx_responses_bucket_reserve(ngx_responses_bucket_t *bucket,
    const ngx_responses_rate_t *rate, uint64_t capacity, uint64_t tokens);

/* gives back what was reserved; what was used of it is added after a refill */

void ngx_responses_bucket_settle(ngx_responses_bucket_t *bucket,
    uint64_t tokens, uint64_t used);


#endif /* _NGX_RESPONSES_BUCKET_H_INCLUDED_ */
