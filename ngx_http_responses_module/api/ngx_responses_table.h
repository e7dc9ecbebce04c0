
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Sums by key, in one piece of memory that processes share.
 *
 * Nodes are added and never removed.  A process may be killed at any
 * instruction while it adds one: only the number of nodes tells what is in the
 * table, and the next process completes the index.
 *
 * Whoever adds a node or changes sums holds a lock that is released when its
 * owner dies.  A node is copied without the lock: its version is odd while
 * its sums are changed, and another one afterwards.
 */


#ifndef _NGX_RESPONSES_TABLE_H_INCLUDED_
#define _NGX_RESPONSES_TABLE_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_count.h"


#define NGX_RESPONSES_TABLE_KEY  128


typedef struct {
    uint32_t                hash;
    uint32_t                next;              /* in its chain, see buckets */
    volatile ngx_uint_t     version;           /* odd: sums are changed */
    int64_t                 created;           /* milliseconds since 1970 */
    volatile int64_t        shown;             /* to a scraper first, or 0 */
    size_t                  len;
    u_char                  key[NGX_RESPONSES_TABLE_KEY];
    ngx_responses_count_t   count;
} ngx_responses_entry_t;


typedef struct {
    volatile ngx_uint_t     n;                 /* nodes that are there */
    ngx_uint_t              indexed;           /* nodes that can be found */
    ngx_uint_t              max;
    ngx_responses_entry_t  *nodes;
    uint32_t               *buckets;           /* number of a node, from 1 */
} ngx_responses_table_t;


/* the memory must be zeroed: NGX_OK or NGX_ERROR, less than two nodes fit */

ngx_int_t ngx_responses_table_init(ngx_responses_table_t *table,
    u_char *start, u_char *end);

/* finds a node, or adds it at the time "now"; NULL: the table is full */

ngx_responses_entry_t *ngx_responses_table_get(ngx_responses_table_t *table,
    ngx_str_t *key, uint32_t hash, int64_t now);

/* sums of a node are changed between these two calls */

void ngx_responses_table_begin(ngx_responses_entry_t *node);
void ngx_responses_table_end(ngx_responses_entry_t *node);

/*
 * Copies a node while others may change it; needs no lock and never waits.
 * NGX_OK, or NGX_AGAIN: its sums are being changed, or the process that
 * changed them was killed.
 */

ngx_int_t ngx_responses_table_copy(ngx_responses_entry_t *node,
    ngx_responses_entry_t *copy);


#endif /* _NGX_RESPONSES_TABLE_H_INCLUDED_ */
