
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
    const ngx_http_responses_notes_t  *notes;

    notes = ngx_http_responses_pool_find(r->pool,
                                         ngx_http_responses_notes_cleanup);
    if (notes) {
        return notes;
    }

    return &ngx_http_responses_no_notes;
}


ngx_http_responses_notes_t *
ngx_http_responses_notes_add(ngx_http_request_t *r)
{
    return ngx_http_responses_pool_keep(r->pool,
                                        ngx_http_responses_notes_cleanup,
                                        sizeof(ngx_http_responses_notes_t));
}


static void
ngx_http_responses_notes_cleanup(void *data)
{
    /* by this handler the notes are found; they are freed with the pool */
}
