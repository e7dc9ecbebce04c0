
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Contexts of responses: they are created, found and freed.  Memory of the
 * engine.
 *
 * An internal redirect clears module contexts, so that a context is also
 * noted with its request.  Notes are found by their cleanup handler.  Decides
 * nothing.  Invariant: when the pool of the request is destroyed, no timer and
 * no queue has a context.
 */


#include "http/ngx_http_responses_output.h"
#include "http/ngx_http_responses_stream.h"


static void ngx_http_responses_notes_cleanup(void *data);
static void ngx_http_responses_cleanup(void *data);
static void *ngx_http_responses_alloc(void *data, size_t size);
static void ngx_http_responses_free(void *data, void *p);
static void *ngx_http_responses_pool_alloc(void *data, size_t size);
static void ngx_http_responses_pool_free(void *data, void *p);


ngx_responses_mem_t  ngx_http_responses_mem = {
    ngx_http_responses_alloc,
    ngx_http_responses_free,
    NULL
};


ngx_responses_worker_t  ngx_http_responses_worker;


static const ngx_http_responses_taken_t
    ngx_http_responses_none_taken[NGX_HTTP_RESPONSES_TAKEN];

static const ngx_http_responses_notes_t  ngx_http_responses_no_notes = {
    .taken = ngx_http_responses_none_taken
};


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
    ngx_memcpy(cln->data, &ngx_http_responses_no_notes,
               sizeof(ngx_http_responses_notes_t));

    return cln->data;
}


static void
ngx_http_responses_notes_cleanup(void *data)
{
    /* by this handler the notes are found; they are freed with the pool */
}


ngx_http_responses_ctx_t *
ngx_http_responses_add_ctx(ngx_http_request_t *r)
{
    ngx_pool_cleanup_t          *cln;
    ngx_http_responses_ctx_t    *ctx;
    ngx_http_responses_notes_t  *notes;

    notes = ngx_http_responses_notes_add(r);
    cln = ngx_pool_cleanup_add(r->pool, 0);

    if (notes == NULL || cln == NULL) {
        return NULL;
    }

    /* the pool would need one more block for it, which is twice as large */

    ctx = ngx_calloc(sizeof(ngx_http_responses_ctx_t), r->connection->log);
    if (ctx == NULL) {
        return NULL;
    }

    cln->data = ctx;
    cln->handler = ngx_http_responses_cleanup;

    ctx->request = r;
    ctx->held = 1;
    ctx->before = notes->ctx;

    notes->ctx = ctx;

    return ctx;
}


ngx_http_responses_ctx_t *
ngx_http_responses_get_ctx(ngx_http_request_t *r)
{
    ngx_http_responses_ctx_t  *ctx;

    ctx = ngx_http_get_module_ctx(r, ngx_http_responses_module);

    if (ctx) {
        return ctx;
    }

    return ngx_http_responses_notes(r)->ctx;
}


ngx_http_responses_ctx_t *
ngx_http_responses_find_ctx(ngx_http_request_t *r, ngx_http_upstream_t *u)
{
    ngx_http_responses_ctx_t  *ctx;

    ctx = ngx_http_responses_notes(r)->ctx;

    while (ctx->upstream != u) {
        ctx = ctx->before;
    }

    return ctx;
}


/*
 * After an incomplete response nginx sends a flush; there is no other flush
 * after the end of the upstream.
 */

ngx_uint_t
ngx_http_responses_cut(ngx_http_responses_ctx_t *ctx, ngx_buf_t *b)
{
    return b->flush && ngx_buf_special(b) && ctx->upstream
           && ctx->upstream->cleanup == NULL;
}


static void
ngx_http_responses_cleanup(void *data)
{
    ngx_http_responses_ctx_t *ctx = data;

    if (ctx->timer.timer_set) {
        ngx_del_timer(&ctx->timer);
    }

    ngx_http_responses_shutdown_forget(&ctx->shutdown);

    ngx_http_responses_output_free(&ctx->output);
    ngx_responses_buf_free(ctx->engine.mem, &ctx->record.body);

    ngx_responses_engine_free(&ctx->engine);

    ngx_free(ctx);
}


static void *
ngx_http_responses_alloc(void *data, size_t size)
{
    return ngx_alloc(size, ngx_cycle->log);
}


static void
ngx_http_responses_free(void *data, void *p)
{
    ngx_free(p);
}


ngx_responses_mem_t
ngx_http_responses_pool_mem(ngx_pool_t *pool)
{
    ngx_responses_mem_t  mem;

    mem.alloc = ngx_http_responses_pool_alloc;
    mem.free = ngx_http_responses_pool_free;
    mem.data = pool;

    return mem;
}


static void *
ngx_http_responses_pool_alloc(void *data, size_t size)
{
    return ngx_palloc(data, size);
}


static void
ngx_http_responses_pool_free(void *data, void *p)
{
    /* destroyed with the pool */
}
