
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Keeps the bytes of objects and arrays, and compares others with them.
 *
 * Never reads JSON.  Invariant: an object or array ends with its last bracket,
 * so that one which begins with all bytes of another is that one.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "json/ngx_responses_seen.h"


void
ngx_responses_seen_init(ngx_responses_seen_t *seen, ngx_responses_mem_t *mem)
{
    ngx_memzero(seen, sizeof(ngx_responses_seen_t));

    seen->mem = *mem;
}


void
ngx_responses_seen_free(ngx_responses_seen_t *seen)
{
    ngx_uint_t  n;

    for (n = 0; n < NGX_RESPONSES_SEEN; n++) {
        ngx_responses_buf_free(&seen->mem, &seen->values[n]);
    }
}


size_t
ngx_responses_seen_find(ngx_responses_seen_t *seen, ngx_uint_t n, u_char *p,
    size_t len)
{
    ngx_responses_buf_t  *value;

    value = &seen->values[n];

    if (value->len && value->len <= len
        && ngx_memcmp(value->start, p, value->len) == 0)
    {
        return value->len;
    }

    return 0;
}


void
ngx_responses_seen_keep(ngx_responses_seen_t *seen, ngx_uint_t n, u_char *p,
    size_t len)
{
    ngx_responses_buf_t  *value;

    value = &seen->values[n];

    if (len > NGX_RESPONSES_SEEN_SIZE) {
        value->len = 0;
        return;
    }

    /* without memory it is empty */

    (void) ngx_responses_buf_put(&seen->mem, value, p, len,
                                 NGX_RESPONSES_SEEN_SIZE);
}
