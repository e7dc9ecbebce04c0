
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Decodes gzip with zlib; the only file that uses zlib.
 *
 * Holds no more than a window and a buffer.  A body may have several members,
 * which are decoded one after the other; anything else after a member is an
 * error, as what servers make of it differs.  Invariant: never writes more
 * than the limit.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include <zlib.h>

#include "core/ngx_responses_gunzip.h"


#define NGX_RESPONSES_GUNZIP_BUFFER  16384

/* of inflateInit2(): gzip, not zlib's own format */

#define NGX_RESPONSES_GUNZIP_FORMAT  (16 + MAX_WBITS)


typedef struct {
    z_stream                     zlib;
    u_char                       buf[NGX_RESPONSES_GUNZIP_BUFFER];
} ngx_responses_gunzip_state_t;


static ngx_int_t ngx_responses_gunzip_init(ngx_responses_gunzip_t *gz);
static ngx_int_t ngx_responses_gunzip_step(ngx_responses_gunzip_t *gz,
    z_stream *zlib, size_t *size);
static void *ngx_responses_gunzip_alloc(void *opaque, uInt items, uInt size);
static void ngx_responses_gunzip_release(void *opaque, void *p);


ngx_int_t
ngx_responses_gunzip(void *data, u_char *p, size_t len)
{
    ngx_responses_gunzip_t *gz = data;

    size_t                         n, size;
    z_stream                      *zlib;
    ngx_int_t                      rc;
    ngx_responses_gunzip_state_t  *state;

    if (gz->failed) {
        return NGX_DECLINED;
    }

    if (gz->state == NULL && ngx_responses_gunzip_init(gz) != NGX_OK) {
        return NGX_ERROR;
    }

    state = gz->state;
    zlib = &state->zlib;

    while (len) {
        n = ngx_min(len, NGX_RESPONSES_GUNZIP_BUFFER);

        zlib->next_in = p;
        zlib->avail_in = n;

        do {
            zlib->next_out = state->buf;
            zlib->avail_out = NGX_RESPONSES_GUNZIP_BUFFER;

            rc = ngx_responses_gunzip_step(gz, zlib, &size);

            if (rc != NGX_OK) {
                return rc;
            }

            if (size) {
                rc = gz->write(gz->data, state->buf, size);

                if (rc != NGX_OK) {
                    return rc;
                }
            }

            /* a full buffer: zlib may have more to write */

        } while (zlib->avail_in || size == NGX_RESPONSES_GUNZIP_BUFFER);

        p += n;
        len -= n;
    }

    return NGX_OK;
}


static ngx_int_t
ngx_responses_gunzip_init(ngx_responses_gunzip_t *gz)
{
    ngx_responses_gunzip_state_t  *state;

    state = gz->mem->alloc(gz->mem->data,
                           sizeof(ngx_responses_gunzip_state_t));
    if (state == NULL) {
        return NGX_ERROR;
    }

    ngx_memzero(&state->zlib, sizeof(z_stream));

    state->zlib.zalloc = ngx_responses_gunzip_alloc;
    state->zlib.zfree = ngx_responses_gunzip_release;
    state->zlib.opaque = gz->mem;

    if (inflateInit2(&state->zlib, NGX_RESPONSES_GUNZIP_FORMAT) != Z_OK) {
        gz->mem->free(gz->mem->data, state);
        return NGX_ERROR;
    }

    gz->state = state;
    gz->complete = 1;

    return NGX_OK;
}


/* decodes into the buffer */

static ngx_int_t
ngx_responses_gunzip_step(ngx_responses_gunzip_t *gz, z_stream *zlib,
    size_t *size)
{
    int  rc;

    if (gz->complete && zlib->avail_in) {
        (void) inflateReset(zlib);
        gz->complete = 0;
    }

    rc = inflate(zlib, Z_NO_FLUSH);

    if (rc == Z_MEM_ERROR) {
        return NGX_ERROR;
    }

    *size = NGX_RESPONSES_GUNZIP_BUFFER - zlib->avail_out;

    /* Z_BUF_ERROR: there was nothing left to write */

    if ((rc != Z_OK && rc != Z_STREAM_END && rc != Z_BUF_ERROR)
        || *size > gz->limit - gz->size)
    {
        gz->failed = 1;
        return NGX_DECLINED;
    }

    gz->size += *size;

    if (rc == Z_STREAM_END) {
        gz->complete = 1;
    }

    return NGX_OK;
}


static void *
ngx_responses_gunzip_alloc(void *opaque, uInt items, uInt size)
{
    ngx_responses_mem_t *mem = opaque;

    return mem->alloc(mem->data, (size_t) items * size);
}


static void
ngx_responses_gunzip_release(void *opaque, void *p)
{
    ngx_responses_mem_t *mem = opaque;

    mem->free(mem->data, p);
}


void
ngx_responses_gunzip_free(ngx_responses_gunzip_t *gz)
{
    ngx_responses_gunzip_state_t  *state;

    state = gz->state;

    if (state == NULL) {
        return;
    }

    (void) inflateEnd(&state->zlib);

    gz->mem->free(gz->mem->data, state);
    gz->state = NULL;
}
