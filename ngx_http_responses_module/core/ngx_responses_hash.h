
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * A hash of bytes that come in pieces: it is the same however they are cut.
 * It tells texts apart, and does not withstand those who look for collisions.
 */


#ifndef _NGX_RESPONSES_HASH_H_INCLUDED_
#define _NGX_RESPONSES_HASH_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>


/* all zero before the first byte; to be compared by ngx_responses_hash_eq() */

typedef struct {
    size_t      len;         /* bytes seen */
    uint64_t    sum;         /* of each eight of them, */
    uint64_t    tail;        /* and the rest, the first byte lowest */
} ngx_responses_hash_t;


void ngx_responses_hash_add(ngx_responses_hash_t *hash, u_char *p,
    size_t len);

#define ngx_responses_hash_eq(a, b)                                           \
    ((a)->len == (b)->len && (a)->sum == (b)->sum && (a)->tail == (b)->tail)


#endif /* _NGX_RESPONSES_HASH_H_INCLUDED_ */
