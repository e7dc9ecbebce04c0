
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The bytes of a response that is held, in blocks of their own.
 *
 * nginx's buffer for the header is not made larger: with proxy_buffering it
 * would never be sent.  Never looks at a byte.  Invariant: bytes are read in
 * the order in which they were kept, and each of them once.
 */


#include "http/ngx_http_responses_hold.h"


#define NGX_HTTP_RESPONSES_HELD_BLOCK  8192


struct ngx_http_responses_held_block_s {
    ngx_http_responses_held_block_t  *next;
    u_char                           *pos;
    u_char                           *last;
    u_char                            data[NGX_HTTP_RESPONSES_HELD_BLOCK];
};


ngx_int_t
ngx_http_responses_held_keep(ngx_http_responses_held_t *held, u_char *p,
    size_t len)
{
    size_t                            n;
    ngx_http_responses_held_block_t  *block;

    while (len) {
        block = held->last;

        if (block == NULL
            || block->last == block->data + NGX_HTTP_RESPONSES_HELD_BLOCK)
        {
            block = ngx_alloc(sizeof(ngx_http_responses_held_block_t),
                              ngx_cycle->log);
            if (block == NULL) {
                return NGX_ERROR;
            }

            block->next = NULL;
            block->pos = block->data;
            block->last = block->data;

            if (held->last) {
                held->last->next = block;

            } else {
                held->first = block;
            }

            held->last = block;
        }

        n = block->data + NGX_HTTP_RESPONSES_HELD_BLOCK - block->last;
        n = ngx_min(n, len);

        block->last = ngx_cpymem(block->last, p, n);

        p += n;
        len -= n;
        held->size += n;
    }

    return NGX_OK;
}


size_t
ngx_http_responses_held_read(ngx_http_responses_held_t *held, u_char *p,
    size_t len)
{
    size_t                            n, left;
    ngx_http_responses_held_block_t  *block;

    left = len;

    while (left && held->first) {
        block = held->first;
        n = ngx_min((size_t) (block->last - block->pos), left);

        p = ngx_cpymem(p, block->pos, n);

        block->pos += n;
        left -= n;
        held->size -= n;

        if (block->pos == block->last) {
            held->first = block->next;
            ngx_free(block);
        }
    }

    if (held->first == NULL) {
        held->last = NULL;
    }

    return len - left;
}


void
ngx_http_responses_held_free(ngx_http_responses_held_t *held)
{
    ngx_http_responses_held_block_t  *block;

    while (held->first) {
        block = held->first;
        held->first = block->next;
        ngx_free(block);
    }

    held->last = NULL;
    held->size = 0;
}
