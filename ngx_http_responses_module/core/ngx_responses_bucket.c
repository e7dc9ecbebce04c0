
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The arithmetic of a limit of tokens per period.
 *
 * Never reads a clock, and never loses a fraction of a token, however often
 * it is called.  Invariant: what was used and is reserved is at most the
 * capacity when something is reserved, so that no more than the capacity and
 * the refill is used in any time, if no more is used than was reserved.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_bucket.h"


/* a clock that was set back by more than this is another clock */

#define NGX_RESPONSES_BUCKET_SKEW  60000

/* what counts as used at least is refilled in this time */

#define NGX_RESPONSES_BUCKET_START  60000


void
ngx_responses_bucket_refill(ngx_responses_bucket_t *bucket,
    const ngx_responses_rate_t *rate, ngx_msec_t now)
{
    uint64_t        n, part;
    ngx_msec_int_t  ms;

    ms = (ngx_msec_int_t) (now - bucket->time);

    if (ms <= 0) {

        /* processes do not update their time at once */

        if (ms < -NGX_RESPONSES_BUCKET_SKEW) {
            bucket->time = now;
        }

        return;
    }

    bucket->time = now;

    part = (ms % rate->period) * rate->tokens + bucket->rest;
    n = (ms / rate->period) * rate->tokens + part / rate->period;

    if (n >= bucket->level) {
        bucket->level = 0;
        bucket->rest = 0;

    } else {
        bucket->level -= n;
        bucket->rest = part % rate->period;
    }
}


uint64_t
ngx_responses_bucket_left(const ngx_responses_bucket_t *bucket,
    uint64_t capacity)
{
    uint64_t  taken;

    taken = bucket->level + bucket->reserved;

    return (taken < capacity) ? capacity - taken : 0;
}


ngx_msec_t
ngx_responses_bucket_wait(const ngx_responses_bucket_t *bucket,
    const ngx_responses_rate_t *rate, uint64_t capacity, uint64_t tokens)
{
    uint64_t  excess, ms, part;

    excess = bucket->level + bucket->reserved + tokens;

    if (excess <= capacity) {
        return 0;
    }

    excess -= capacity;

    ms = excess / rate->tokens * rate->period;
    part = excess % rate->tokens * rate->period;

    return (part >= bucket->rest)
           ? ms + (part - bucket->rest + rate->tokens - 1) / rate->tokens
           : ms - (bucket->rest - part) / rate->tokens;
}


/*
 * A bucket that is hardly used would allow its capacity at once and the refill
 * after it, which is twice the limit.  So what was used and is reserved counts
 * as three quarters of the tokens at least, and a quarter and the burst can be
 * reserved at once.  More can be while reservations take their place.  For a
 * long period, such as a day, the refill would take too long.
 */

void
ngx_responses_bucket_reserve(ngx_responses_bucket_t *bucket,
    const ngx_responses_rate_t *rate, uint64_t capacity, uint64_t tokens)
{
    uint64_t  least;

    least = ngx_min(rate->tokens / 4 * 3,
                    rate->tokens * NGX_RESPONSES_BUCKET_START / rate->period);
    least = ngx_min(least, capacity - tokens);

    if (bucket->level + bucket->reserved < least) {
        bucket->level = least - bucket->reserved;
    }

    bucket->reserved += tokens;
    bucket->open++;
}


void
ngx_responses_bucket_settle(ngx_responses_bucket_t *bucket, uint64_t tokens,
    uint64_t used)
{
    bucket->open--;
    bucket->reserved -= tokens;

    /* a number that is wrong must not overflow */

    bucket->level += ngx_min(used, NGX_RESPONSES_BUCKET_TOKENS);
}
