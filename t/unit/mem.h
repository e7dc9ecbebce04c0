
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Memory for the code under test, which counts, fails when it is told to
 * and tells of double frees and leaks.
 */


#ifndef _MEM_H_INCLUDED_
#define _MEM_H_INCLUDED_


#include <stdio.h>
#include <stdlib.h>

#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_mem.h"


#define MEM_LIVE   0x4c495645u
#define MEM_FREED  0x46524545u


typedef struct {
    size_t                 size;
    uint64_t               magic;
} mem_head_t;


typedef struct {
    ngx_responses_mem_t    mem;        /* what the code is given */

    ngx_uint_t             calls;      /* of alloc, failed ones too */
    ngx_uint_t             fail;       /* the call that fails, from 1 */
    ngx_uint_t             sticky;     /* and all after it */
    ngx_uint_t             blocks;     /* alive */
    size_t                 bytes;      /* alive */
    size_t                 peak;
    size_t                 largest;
    ngx_uint_t             errors;     /* double frees and the like */
} mem_t;


static ngx_inline void *
mem_alloc(void *data, size_t size)
{
    mem_t *m = data;

    u_char      *p;
    mem_head_t  *head;

    m->calls++;

    if (m->fail && (m->calls == m->fail
                    || (m->sticky && m->calls > m->fail)))
    {
        return NULL;
    }

    if (size == 0) {
        m->errors++;
    }

    head = malloc(sizeof(mem_head_t) + size);
    if (head == NULL) {
        fprintf(stderr, "out of memory in earnest\n");
        exit(2);
    }

    head->size = size;
    head->magic = MEM_LIVE;

    m->blocks++;
    m->bytes += size;

    if (m->bytes > m->peak) {
        m->peak = m->bytes;
    }

    if (size > m->largest) {
        m->largest = size;
    }

    p = (u_char *) (head + 1);

    /* nobody may rely on zeroed memory */

    memset(p, 0xa5, size);

    return p;
}


static ngx_inline void
mem_free(void *data, void *p)
{
    mem_t *m = data;

    mem_head_t  *head;

    if (p == NULL) {
        m->errors++;
        return;
    }

    head = (mem_head_t *) p - 1;

    if (head->magic != MEM_LIVE) {
        m->errors++;
        return;
    }

    m->blocks--;
    m->bytes -= head->size;

    head->magic = MEM_FREED;
    free(head);
}


static ngx_inline void
mem_init(mem_t *m)
{
    ngx_memzero(m, sizeof(mem_t));

    m->mem.alloc = mem_alloc;
    m->mem.free = mem_free;
    m->mem.data = m;
}


/* nothing left, nothing freed twice */

static ngx_inline ngx_uint_t
mem_clean(mem_t *m)
{
    return m->blocks == 0 && m->bytes == 0 && m->errors == 0;
}


/* bytes of a test's own, which never fail */

typedef struct {
    u_char    *data;
    size_t     len;
    size_t     size;
} bytes_t;


static ngx_inline void
bytes_add(bytes_t *b, const void *p, size_t len)
{
    if (b->len + len + 1 > b->size) {
        b->size = (b->len + len + 1) * 2;
        b->data = realloc(b->data, b->size);

        if (b->data == NULL) {
            fprintf(stderr, "out of memory in earnest\n");
            exit(2);
        }
    }

    if (len) {
        memcpy(b->data + b->len, p, len);
        b->len += len;
    }

    b->data[b->len] = '\0';
}


#define bytes_lit(b, text)  bytes_add(b, text, sizeof(text) - 1)


static ngx_inline void
bytes_text(bytes_t *b, const char *text)
{
    bytes_add(b, text, strlen(text));
}


static ngx_inline void
bytes_byte(bytes_t *b, u_char c)
{
    bytes_add(b, &c, 1);
}


static ngx_inline void
bytes_times(bytes_t *b, const char *text, ngx_uint_t n)
{
    while (n--) {
        bytes_text(b, text);
    }
}


static ngx_inline ngx_uint_t
bytes_equal(bytes_t *a, bytes_t *b)
{
    return a->len == b->len
           && (a->len == 0 || memcmp(a->data, b->data, a->len) == 0);
}


static ngx_inline void
bytes_free(bytes_t *b)
{
    free(b->data);
    ngx_memzero(b, sizeof(bytes_t));
}


#endif /* _MEM_H_INCLUDED_ */
