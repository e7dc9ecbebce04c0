
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * A generator whose numbers are the same on every machine, so that a failed
 * property can be run again: splitmix64.
 */


#ifndef _RANDOM_H_INCLUDED_
#define _RANDOM_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>


static uint64_t  random_state = 1;


static ngx_inline uint64_t
random_next(void)
{
    uint64_t  z;

    z = (random_state += 0x9e3779b97f4a7c15ULL);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;

    return z ^ (z >> 31);
}


/* 0 to n - 1 */

static ngx_inline ngx_uint_t
random_below(ngx_uint_t n)
{
    return (ngx_uint_t) (random_next() % n);
}


#endif /* _RANDOM_H_INCLUDED_ */
