
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Sums by key, in one piece of memory that processes share.
 *
 * Never removes a node, never locks.  Invariant: after a process was killed at
 * any instruction, nodes below the number of nodes are complete, each chain
 * ends, and all nodes except the last one are in their chains.  A copy has the
 * sums of a moment at which nobody changed them.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_table.h"


/* a change takes less than a microsecond, unless its process was stopped */

#define NGX_RESPONSES_TABLE_TRIES  100


static ngx_responses_entry_t *ngx_responses_table_find(
    ngx_responses_table_t *table, ngx_str_t *key, uint32_t hash);
static void ngx_responses_table_index(ngx_responses_table_t *table);


ngx_int_t
ngx_responses_table_init(ngx_responses_table_t *table, u_char *start,
    u_char *end)
{
    start = (u_char *) (((uintptr_t) start + 7) & ~(uintptr_t) 7);

    if (start >= end) {
        return NGX_ERROR;
    }

    table->n = 0;
    table->indexed = 0;
    table->max = (end - start)
                 / (sizeof(ngx_responses_entry_t) + sizeof(uint32_t));

    table->nodes = (ngx_responses_entry_t *) start;
    table->buckets = (uint32_t *) (table->nodes + table->max);

    return (table->max < 2) ? NGX_ERROR : NGX_OK;
}


ngx_responses_entry_t *
ngx_responses_table_get(ngx_responses_table_t *table, ngx_str_t *key,
    uint32_t hash, int64_t now)
{
    ngx_responses_entry_t  *node;

    ngx_responses_table_index(table);

    node = ngx_responses_table_find(table, key, hash);

    if (node || table->n == table->max) {
        return node;
    }

    node = &table->nodes[table->n];

    node->hash = hash;
    node->created = now;
    node->len = key->len;
    ngx_memcpy(node->key, key->data, key->len);

    ngx_memory_barrier();

    table->n++;

    ngx_memory_barrier();

    ngx_responses_table_index(table);

    return node;
}


/* the version is odd already if the process that changed sums was killed */

void
ngx_responses_table_begin(ngx_responses_entry_t *node)
{
    node->version |= 1;

    ngx_memory_barrier();
}


void
ngx_responses_table_end(ngx_responses_entry_t *node)
{
    ngx_memory_barrier();

    node->version++;
}


ngx_int_t
ngx_responses_table_copy(ngx_responses_entry_t *node,
    ngx_responses_entry_t *copy)
{
    ngx_uint_t  i, version;

    for (i = 0; i < NGX_RESPONSES_TABLE_TRIES; i++) {
        version = node->version;

        ngx_memory_barrier();

        ngx_memcpy(copy, node, sizeof(ngx_responses_entry_t));

        ngx_memory_barrier();

        if ((version & 1) == 0 && node->version == version) {
            return NGX_OK;
        }
    }

    return NGX_AGAIN;
}


static ngx_responses_entry_t *
ngx_responses_table_find(ngx_responses_table_t *table, ngx_str_t *key,
    uint32_t hash)
{
    uint32_t                n;
    ngx_responses_entry_t  *node;

    for (n = table->buckets[hash % table->max]; n; n = node->next) {
        node = &table->nodes[n - 1];

        if (node->hash == hash && node->len == key->len
            && ngx_memcmp(node->key, key->data, key->len) == 0)
        {
            return node;
        }
    }

    return NULL;
}


/*
 * At most one node is not in the index, that of a process which was killed.
 * If it is the first of its chain, only indexed was not incremented.
 */

static void
ngx_responses_table_index(ngx_responses_table_t *table)
{
    uint32_t               *bucket;
    ngx_responses_entry_t  *node;

    while (table->indexed < table->n) {
        node = &table->nodes[table->indexed];
        bucket = &table->buckets[node->hash % table->max];

        if (*bucket != table->indexed + 1) {
            node->next = *bucket;

            ngx_memory_barrier();

            *bucket = (uint32_t) (table->indexed + 1);
        }

        ngx_memory_barrier();

        table->indexed++;
    }
}
