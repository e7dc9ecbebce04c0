
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Allocation of all files before http/, which maps it to nginx's allocator;
 * tests make the Nth allocation fail.
 */


#ifndef _NGX_RESPONSES_MEM_H_INCLUDED_
#define _NGX_RESPONSES_MEM_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>


typedef struct {
    void    *(*alloc)(void *data, size_t size);      /* NULL: no memory */
    void     (*free)(void *data, void *p);
    void      *data;
} ngx_responses_mem_t;


/* bytes that grow, less than 4 GiB, zeroed when empty */

typedef struct {
    u_char    *start;
    uint32_t   len;
    uint32_t   size;
} ngx_responses_buf_t;


/*
 * Makes room for at least size bytes in all, keeps the first len; sizes are
 * doubled, so that appending is linear.  NGX_OK or NGX_ERROR, which leaves
 * the buffer as it was.
 */

ngx_int_t ngx_responses_buf_reserve(ngx_responses_mem_t *mem,
    ngx_responses_buf_t *buf, size_t size);

/* the same, but room for just that many bytes */

ngx_int_t ngx_responses_buf_resize(ngx_responses_mem_t *mem,
    ngx_responses_buf_t *buf, size_t size);

ngx_int_t ngx_responses_buf_append(ngx_responses_mem_t *mem,
    ngx_responses_buf_t *buf, u_char *p, size_t len);

/*
 * These bytes, which are not more than max, replace those of a buffer, in no
 * more memory than max.  NGX_OK or NGX_ERROR, which leaves it empty.
 */

ngx_int_t ngx_responses_buf_put(ngx_responses_mem_t *mem,
    ngx_responses_buf_t *buf, u_char *p, size_t len, size_t max);

void ngx_responses_buf_free(ngx_responses_mem_t *mem,
    ngx_responses_buf_t *buf);


/* the bytes as a text, until the buffer grows */

static ngx_inline ngx_str_t
ngx_responses_buf_text(const ngx_responses_buf_t *buf)
{
    ngx_str_t  text;

    text.data = buf->start;
    text.len = buf->len;

    return text;
}


#endif /* _NGX_RESPONSES_MEM_H_INCLUDED_ */
