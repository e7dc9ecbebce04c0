
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * What is noted of a request: an internal redirect clears module contexts, but
 * not this.
 *
 * Notes are found by their cleanup handler.  Decides nothing.
 */


#include "http/ngx_http_responses.h"


static void ngx_http_responses_notes_cleanup(void *data);


static const ngx_http_responses_notes_t  ngx_http_responses_no_notes;


const ngx_http_responses_notes_t *
ngx_http_responses_notes(ngx_http_request_t *r)
{
    ngx_pool_cleanup_t  *cln;

    for (cln = r->pool->cleanup; cln; cln = cln->next) {

        if (cln->handler == ngx_http_responses_notes_cleanup) {
            return cln->data;
        }
    }

    return &ngx_http_responses_no_notes;
}


ngx_http_responses_notes_t *
ngx_http_responses_notes_add(ngx_http_request_t *r)
{
    ngx_pool_cleanup_t                *cln;
    const ngx_http_responses_notes_t  *notes;

    notes = ngx_http_responses_notes(r);

    if (notes != &ngx_http_responses_no_notes) {
        return (ngx_http_responses_notes_t *) notes;
    }

    cln = ngx_pool_cleanup_add(r->pool, sizeof(ngx_http_responses_notes_t));
    if (cln == NULL) {
        return NULL;
    }

    cln->handler = ngx_http_responses_notes_cleanup;
    ngx_memzero(cln->data, sizeof(ngx_http_responses_notes_t));

    return cln->data;
}


static void
ngx_http_responses_notes_cleanup(void *data)
{
    /* by this handler the notes are found; they are freed with the pool */
}
