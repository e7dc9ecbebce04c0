
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Buffers that grow, in memory from the functions of the caller.
 *
 * Never shrinks a buffer, never allocates for what fits.  Invariant: if an
 * allocation fails, the buffer and its bytes are unchanged.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_mem.h"


#define NGX_RESPONSES_BUF_MIN  512


ngx_int_t
ngx_responses_buf_reserve(ngx_responses_mem_t *mem, ngx_responses_buf_t *buf,
    size_t size)
{
    size_t  n;

    if (size <= buf->size) {
        return NGX_OK;
    }

    n = ngx_max((size_t) buf->size * 2, NGX_RESPONSES_BUF_MIN);

    return ngx_responses_buf_resize(mem, buf, ngx_max(n, size));
}


ngx_int_t
ngx_responses_buf_resize(ngx_responses_mem_t *mem, ngx_responses_buf_t *buf,
    size_t size)
{
    u_char  *p;

    if (size <= buf->size) {
        return NGX_OK;
    }

    if (size > NGX_MAX_UINT32_VALUE) {
        return NGX_ERROR;
    }

    p = mem->alloc(mem->data, size);
    if (p == NULL) {
        return NGX_ERROR;
    }

    if (buf->start) {
        ngx_memcpy(p, buf->start, buf->len);
        mem->free(mem->data, buf->start);
    }

    buf->start = p;
    buf->size = (uint32_t) size;

    return NGX_OK;
}


ngx_int_t
ngx_responses_buf_append(ngx_responses_mem_t *mem, ngx_responses_buf_t *buf,
    u_char *p, size_t len)
{
    if (len == 0) {
        return NGX_OK;
    }

    if (ngx_responses_buf_reserve(mem, buf, buf->len + len) != NGX_OK) {
        return NGX_ERROR;
    }

    ngx_memcpy(buf->start + buf->len, p, len);
    buf->len += (uint32_t) len;

    return NGX_OK;
}


ngx_int_t
ngx_responses_buf_put(ngx_responses_mem_t *mem, ngx_responses_buf_t *buf,
    u_char *p, size_t len, size_t max)
{
    buf->len = 0;

    /* it would be doubled */

    if (len > max / 2 && ngx_responses_buf_resize(mem, buf, max) != NGX_OK) {
        return NGX_ERROR;
    }

    return ngx_responses_buf_append(mem, buf, p, len);
}


void
ngx_responses_buf_free(ngx_responses_mem_t *mem, ngx_responses_buf_t *buf)
{
    if (buf->start) {
        mem->free(mem->data, buf->start);
    }

    ngx_memzero(buf, sizeof(ngx_responses_buf_t));
}
