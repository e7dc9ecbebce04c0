
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The body of a response that is held, which nginx has not read yet: the
 * engine that looks for output gets it without chunks.
 *
 * Never keeps or changes it.  Invariant: no byte behind its end is read.
 */


#include "http/ngx_http_responses_hold.h"
#include "http/ngx_http_responses_kind.h"


static ngx_int_t ngx_http_responses_hold_feed(
    ngx_http_responses_source_t *source, ngx_buf_t *b);
static ngx_int_t ngx_http_responses_hold_chunks(
    ngx_http_responses_source_t *source, ngx_buf_t *b);


ngx_int_t
ngx_http_responses_hold_body(ngx_http_responses_source_t *source, ngx_buf_t *b)
{
    if (source->upstream->headers_in.chunked) {
        return ngx_http_responses_hold_chunks(source, b);
    }

    return ngx_http_responses_hold_feed(source, b);
}


/* bytes of the body, which may be its last ones */

static ngx_int_t
ngx_http_responses_hold_feed(ngx_http_responses_source_t *source, ngx_buf_t *b)
{
    size_t                      size;
    ngx_int_t                   rc;
    ngx_http_responses_hold_t  *hold;

    hold = source->hold;
    size = b->last - b->pos;

    if (hold->rest != -1) {
        size = (size_t) ngx_min((off_t) size, hold->rest);
        hold->rest -= size;
    }

    rc = ngx_responses_hold_feed(&source->engine, b->pos, size,
                                 ngx_current_msec);

    b->pos += size;

    if (rc == NGX_AGAIN && hold->rest == 0) {
        return ngx_responses_hold_finish(&source->engine,
                                         NGX_RESPONSES_END_CLEAN);
    }

    return rc;
}


/* an invalid chunk ends the stream as if the upstream had broken off */

static ngx_int_t
ngx_http_responses_hold_chunks(ngx_http_responses_source_t *source,
    ngx_buf_t *b)
{
    ngx_int_t            rc;
    ngx_buf_t            chunk;
    ngx_http_chunked_t  *chunked;

    chunked = &source->hold->chunked;

    for ( ;; ) {

#if (NGX_HTTP_RESPONSES_TRAILERS)
        rc = ngx_http_parse_chunked(source->request, b, chunked, 0);
#else
        rc = ngx_http_parse_chunked(source->request, b, chunked);
#endif

        if (rc == NGX_DONE) {
            return ngx_responses_hold_finish(&source->engine,
                                             NGX_RESPONSES_END_CLEAN);
        }

        if (rc == NGX_AGAIN) {
            return NGX_AGAIN;
        }

        if (rc != NGX_OK) {
            return ngx_responses_hold_finish(&source->engine,
                                             NGX_RESPONSES_END_ERROR);
        }

        chunk = *b;
        chunk.last = b->pos + ngx_min(b->last - b->pos, chunked->size);

        chunked->size -= chunk.last - chunk.pos;
        b->pos = chunk.last;

        rc = ngx_http_responses_hold_feed(source, &chunk);

        if (rc != NGX_AGAIN) {
            return rc;
        }
    }
}
