
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Sources of responses are found, see life.c for how they begin and end.
 *
 * A request may have several responses, as a later filter can replace one by
 * an error page, and several upstreams, one after the other.  Changes nothing.
 */


#include "http/ngx_http_responses_source.h"


ngx_http_responses_source_t *
ngx_http_responses_source(ngx_http_request_t *r)
{
    ngx_http_responses_source_t  *source;

    if (r->upstream == NULL) {
        return NULL;
    }

    source = ngx_http_responses_notes(r)->source;

    while (source && source->upstream != r->upstream) {
        source = source->next;
    }

    return source;
}


ngx_http_responses_source_t *
ngx_http_responses_source_read(ngx_http_request_t *r,
    ngx_http_responses_source_t *source)
{
    if (source) {
        source = source->next;

    } else {
        source = ngx_http_responses_notes(r)->source;
    }

    while (source && source->mode == NGX_HTTP_RESPONSES_UNREAD) {
        source = source->next;
    }

    return source;
}


ngx_http_responses_source_t *
ngx_http_responses_get_ctx(ngx_http_request_t *r)
{
    ngx_http_responses_source_t  *source;

    source = ngx_http_get_module_ctx(r, ngx_http_responses_module);

    if (source) {
        return source;
    }

    return ngx_http_responses_source_read(r, NULL);
}


/*
 * After an incomplete response nginx sends a flush; there is no other flush
 * after the end of the upstream.
 */

ngx_uint_t
ngx_http_responses_cut(ngx_http_responses_source_t *source, ngx_buf_t *b)
{
    if (source->upstream == NULL || ngx_http_responses_source_open(source)) {
        return 0;
    }

    return b->flush && ngx_buf_special(b);
}
