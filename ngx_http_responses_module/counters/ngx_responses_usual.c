
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * A moving mean and its deviation.
 *
 * Integers only, never allocates.  Invariant: once a number was added, the
 * mean is not 0.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "counters/ngx_responses_usual.h"


static uint64_t ngx_responses_usual_root(uint64_t n);


/* one number alone may be off by its half */

void
ngx_responses_usual_add(ngx_responses_usual_t *usual, uint64_t n)
{
    uint64_t  mean, difference;

    if (n == 0) {
        return;
    }

    n = ngx_min(n, NGX_RESPONSES_USUAL_MAX);

    if (usual->mean == 0) {
        usual->mean = n * NGX_RESPONSES_USUAL_WEIGHT;
        usual->variance = (n / 2) * (n / 2) * NGX_RESPONSES_USUAL_WEIGHT;
        return;
    }

    mean = usual->mean / NGX_RESPONSES_USUAL_WEIGHT;
    difference = (n > mean) ? n - mean : mean - n;

    usual->mean += n - mean;
    usual->variance += difference * difference
                       - usual->variance / NGX_RESPONSES_USUAL_WEIGHT;
}


uint64_t
ngx_responses_usual_most(const ngx_responses_usual_t *usual)
{
    return usual->mean / NGX_RESPONSES_USUAL_WEIGHT
           + 2 * ngx_responses_usual_root(usual->variance
                                          / NGX_RESPONSES_USUAL_WEIGHT);
}


/* the integer part of a square root, bit by bit */

static uint64_t
ngx_responses_usual_root(uint64_t n)
{
    uint64_t  root, bit;

    root = 0;

    for (bit = (uint64_t) 1 << 62; bit; bit >>= 2) {

        if (n >= root + bit) {
            n -= root + bit;
            root = (root >> 1) + bit;

        } else {
            root >>= 1;
        }
    }

    return root;
}
