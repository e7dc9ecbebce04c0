
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Output buffers: an input that leaves as it came, as most events do that come
 * one by one, is passed on itself.  Otherwise its output is copied into own
 * memory, as this costs less than more elements of an iovec.
 *
 * The last output of an input has the input as its shadow.  The input is
 * consumed when this output was sent, so that a slow client slows down the
 * upstream.  Chain links are reused, so that the pool of the request does not
 * grow, and own memory is freed when it was sent, so that a quiet stream needs
 * none.  Invariant: no buffer is sent empty without a flag, and none is reused
 * or freed before it was sent.
 *
 * Output without input is sent between two calls of the body filter, never
 * while it runs, nor to a request whose response was replaced by another
 * filter.
 */


#include "http/ngx_http_responses_output.h"


#define NGX_HTTP_RESPONSES_BUF_MIN  1024
#define NGX_HTTP_RESPONSES_BUF_MAX  16384


/* whether the memory of a buffer is the module's */

#define ngx_http_responses_output_own(b)                                      \
    ((b)->tag == (ngx_buf_tag_t) &ngx_http_responses_module)

/* whether all was sent */

#define ngx_http_responses_output_idle(output)                                \
    ((output)->out == NULL && (output)->busy == NULL)


static ngx_uint_t ngx_http_responses_output_passes(
    ngx_http_responses_output_t *output);
static ngx_uint_t ngx_http_responses_output_flagged(
    ngx_http_responses_output_t *output);
static ngx_int_t ngx_http_responses_output_header(
    ngx_http_responses_source_t *source);
static ngx_int_t ngx_http_responses_output_copy(
    ngx_http_responses_output_t *output, u_char *p, size_t len);
static ngx_int_t ngx_http_responses_output_unchanged(
    ngx_http_responses_output_t *output);
static ngx_int_t ngx_http_responses_output_add(
    ngx_http_responses_output_t *output, ngx_buf_t *b);
static void ngx_http_responses_output_link(
    ngx_http_responses_output_t *output, ngx_chain_t *cl);
static ngx_int_t ngx_http_responses_output_own_buf(
    ngx_http_responses_output_t *output, size_t size);
static void ngx_http_responses_output_recycle(
    ngx_http_responses_output_t *output);
static void ngx_http_responses_output_free_buf(ngx_buf_t *b);
static ngx_int_t ngx_http_responses_push_wait(ngx_http_request_t *r);


ngx_http_output_header_filter_pt  ngx_http_responses_next_header;
ngx_http_output_body_filter_pt  ngx_http_responses_next;

/* up to NGX_HTTP_RESPONSES_BUF_MAX bytes for the next buffer */

static ngx_str_t  ngx_http_responses_spare;


void
ngx_http_responses_output_begin(ngx_http_responses_output_t *output,
    ngx_buf_t *in)
{
    output->in = in;
    output->size = ngx_http_responses_bytes(in);
    output->last = in->pos;
    output->buf = NULL;
}


/* what leaves as it came is not copied yet */

ngx_int_t
ngx_http_responses_output_write(void *data, u_char *p, size_t len)
{
    ngx_http_responses_output_t *output = data;

    if (output->buf == NULL && p == output->last && output->size) {
        output->last += len;
        return NGX_OK;
    }

    if (ngx_http_responses_output_unchanged(output) != NGX_OK) {
        return NGX_ERROR;
    }

    return ngx_http_responses_output_copy(output, p, len);
}


ngx_int_t
ngx_http_responses_output_discard(void *data, u_char *p, size_t len)
{
    return NGX_OK;
}


ngx_int_t
ngx_http_responses_output_end(ngx_http_responses_output_t *output,
    ngx_uint_t more, ngx_uint_t last)
{
    ngx_buf_t  *b, *in;

    in = output->in;

    if (ngx_http_responses_output_passes(output) && !last) {

        if (!more && output->started && ngx_http_responses_output_idle(output))
        {
            return NGX_DECLINED;
        }

        return ngx_http_responses_output_add(output, in);
    }

    if (ngx_http_responses_output_unchanged(output) != NGX_OK) {
        return NGX_ERROR;
    }

    b = output->buf;

    if (b) {
        b->flush = 1;
        b->last_buf = in->last_buf || last;
        b->last_in_chain = in->last_in_chain;
        b->shadow = output->size ? in : NULL;

        return NGX_OK;
    }

    /* all of the input is held or hidden, or it is special */

    if (output->size) {
        in->pos = in->last;

        if (!last && !ngx_http_responses_output_flagged(output)) {
            return NGX_OK;
        }
    }

    b = ngx_calloc_buf(output->request->pool);

    if (b) {
        b->flush = in->flush;
        b->sync = in->sync;
        b->last_buf = in->last_buf || last;
        b->last_in_chain = in->last_in_chain;
    }

    return ngx_http_responses_output_add(output, b);
}


/* whether all of the input leaves as it came, and is flushed */

static ngx_uint_t
ngx_http_responses_output_passes(ngx_http_responses_output_t *output)
{
    if (output->size == 0 || output->buf) {
        return 0;
    }

    return output->in->flush && output->last == output->in->last;
}


/* whether it has a flag to send: the first flush may be one for the header */

static ngx_uint_t
ngx_http_responses_output_flagged(ngx_http_responses_output_t *output)
{
    ngx_buf_t  *in;

    in = output->in;

    if (in->last_buf || in->last_in_chain) {
        return 1;
    }

    return in->flush && !output->started;
}


ngx_int_t
ngx_http_responses_output_send(ngx_http_responses_source_t *source)
{
    ngx_int_t                     rc;
    ngx_chain_t                  *out, **ll;
    ngx_http_responses_output_t  *output;

    if (source->held && ngx_http_responses_output_header(source) != NGX_OK) {
        return NGX_ERROR;
    }

    /*
     * The next filter may call this one again, as addition does: "out" must
     * not contain what is being sent.
     */

    output = &source->output;
    out = output->out;

    output->out = NULL;
    output->last_out = &output->out;

    ngx_log_debug1(NGX_LOG_DEBUG_HTTP, output->request->connection->log, 0,
                   "http responses output: %p", out);

    output->sending++;

    rc = ngx_http_responses_next(output->request, out);

    output->sending--;

    for (ll = &output->busy; *ll; ll = &(*ll)->next) { /* void */ }

    *ll = out;

    ngx_http_responses_output_recycle(output);

    return rc;
}


static ngx_int_t
ngx_http_responses_output_header(ngx_http_responses_source_t *source)
{
    ngx_int_t            rc;
    ngx_http_request_t  *r;

    r = source->request;

    if (ngx_responses_engine_ours(&source->engine)) {

        ngx_str_set(&r->headers_out.content_type, "text/event-stream");

        r->headers_out.content_type_len = r->headers_out.content_type.len;
        r->headers_out.content_type_lowcase = NULL;

        ngx_http_responses_header_changed(r);
    }

    source->held = 0;

    rc = ngx_http_responses_next_header(r);

    /* a later filter may have replaced the response, which clears contexts */

    if (rc == NGX_ERROR
        || rc > NGX_OK
        || ngx_http_get_module_ctx(r, ngx_http_responses_module) != source)
    {
        return NGX_ERROR;
    }

    return NGX_OK;
}


static ngx_int_t
ngx_http_responses_output_copy(ngx_http_responses_output_t *output, u_char *p,
    size_t len)
{
    size_t      n;
    ngx_buf_t  *b;

    b = output->buf;

    for ( ;; ) {

        if (b) {
            n = ngx_min(len, (size_t) (b->end - b->last));

            b->last = ngx_cpymem(b->last, p, n);
            p += n;
            len -= n;
        }

        if (len == 0) {
            return NGX_OK;
        }

        /* the rest of this input is likely to fit, too */

        if (ngx_http_responses_output_own_buf(output,
                                              ngx_max(len, output->size))
            != NGX_OK)
        {
            return NGX_ERROR;
        }

        b = output->buf;
    }
}


/* copies the part of the input that was to leave as it came */

static ngx_int_t
ngx_http_responses_output_unchanged(ngx_http_responses_output_t *output)
{
    u_char  *pos;

    pos = output->in->pos;

    if (output->buf || output->last == pos) {
        return NGX_OK;
    }

    return ngx_http_responses_output_copy(output, pos, output->last - pos);
}


/*
 * Adds a buffer that is not used again.  One without bytes must not be: it
 * does not tell when it was sent, and filters may still hold it, as postpone
 * does.
 */

static ngx_int_t
ngx_http_responses_output_add(ngx_http_responses_output_t *output,
    ngx_buf_t *b)
{
    ngx_chain_t  *cl;

    cl = ngx_alloc_chain_link(output->request->pool);

    if (cl == NULL || b == NULL) {
        return NGX_ERROR;
    }

    cl->buf = b;

    ngx_http_responses_output_link(output, cl);

    return NGX_OK;
}


static void
ngx_http_responses_output_link(ngx_http_responses_output_t *output,
    ngx_chain_t *cl)
{
    cl->next = NULL;

    *output->last_out = cl;
    output->last_out = &cl->next;

    output->started = 1;
}


static ngx_int_t
ngx_http_responses_output_own_buf(ngx_http_responses_output_t *output,
    size_t size)
{
    u_char       *p;
    ngx_buf_t    *b;
    ngx_chain_t  *cl;

    size = ngx_min(size, NGX_HTTP_RESPONSES_BUF_MAX);
    size = ngx_align(size, NGX_HTTP_RESPONSES_BUF_MIN);

    cl = ngx_chain_get_free_buf(output->request->pool, &output->free);
    if (cl == NULL) {
        return NGX_ERROR;
    }

    if (size <= ngx_http_responses_spare.len) {
        p = ngx_http_responses_spare.data;
        size = ngx_http_responses_spare.len;

        ngx_str_null(&ngx_http_responses_spare);

    } else {
        p = ngx_alloc(size, output->request->connection->log);
        if (p == NULL) {
            return NGX_ERROR;
        }
    }

    b = cl->buf;

    ngx_memzero(b, sizeof(ngx_buf_t));

    b->start = p;
    b->pos = p;
    b->last = p;
    b->end = p + size;
    b->temporary = 1;
    b->tag = (ngx_buf_tag_t) &ngx_http_responses_module;

    output->buf = b;

    ngx_http_responses_output_link(output, cl);

    return NGX_OK;
}


static void
ngx_http_responses_output_recycle(ngx_http_responses_output_t *output)
{
    ngx_buf_t    *b;
    ngx_chain_t  *cl;

    while (output->busy) {
        cl = output->busy;
        b = cl->buf;

        if (ngx_buf_size(b) != 0) {
            break;
        }

        output->busy = cl->next;

        if (!ngx_http_responses_output_own(b)) {
            ngx_free_chain(output->request->pool, cl);
            continue;
        }

        if (b->shadow) {
            b->shadow->pos = b->shadow->last;
        }

        ngx_http_responses_output_free_buf(b);

        cl->next = output->free;
        output->free = cl;
    }
}


/* the memory of a buffer is the next one's, of any stream, or is freed */

static void
ngx_http_responses_output_free_buf(ngx_buf_t *b)
{
    u_char  *p;
    size_t   size;

    p = b->start;
    size = b->end - b->start;

    if (size > ngx_http_responses_spare.len) {
        p = ngx_http_responses_spare.data;

        ngx_http_responses_spare.data = b->start;
        ngx_http_responses_spare.len = size;
    }

    if (p) {
        ngx_free(p);
    }
}


void
ngx_http_responses_output_free(ngx_http_responses_output_t *output)
{
    ngx_chain_t  *cl;

    *output->last_out = output->busy;

    for (cl = output->out; cl; cl = cl->next) {

        if (ngx_http_responses_output_own(cl->buf)) {
            ngx_http_responses_output_free_buf(cl->buf);
        }
    }
}


ngx_uint_t
ngx_http_responses_push_begin(ngx_http_responses_source_t *source)
{
    ngx_http_request_t  *r;

    static ngx_buf_t  flush;

    r = source->request;

    if (source->mode != NGX_HTTP_RESPONSES_STREAM || source->output.out) {
        return 0;
    }

    if (!r->header_sent && !source->held) {
        return 0;
    }

    /* the client has left, or what it gets is another response */

    if (r->connection->error
        || r->connection->data != r
        || ngx_http_get_module_ctx(r, ngx_http_responses_module) != source)
    {
        return 0;
    }

    ngx_memzero(&flush, sizeof(ngx_buf_t));
    flush.flush = 1;

    ngx_http_responses_output_begin(&source->output, &flush);

    return 1;
}


ngx_int_t
ngx_http_responses_push_end(ngx_http_responses_source_t *source,
    ngx_uint_t last)
{
    if (source->dry_run) {
        return NGX_OK;
    }

    if (ngx_http_responses_output_end(&source->output, 0, last) != NGX_OK) {
        return NGX_ERROR;
    }

    source->sent = ngx_current_msec;

    if (ngx_http_responses_output_send(source) == NGX_ERROR) {
        return NGX_ERROR;
    }

    return ngx_http_responses_push_wait(source->request);
}


/* if the client is slow, nginx sends the rest when it can */

static ngx_int_t
ngx_http_responses_push_wait(ngx_http_request_t *r)
{
    ngx_event_t               *wev;
    ngx_connection_t          *c;
    ngx_http_core_loc_conf_t  *clcf;

    c = r->connection;
    wev = c->write;

    if (!c->buffered || wev->timer_set) {
        return NGX_OK;
    }

    clcf = ngx_http_get_module_loc_conf(r, ngx_http_core_module);

    ngx_add_timer(wev, clcf->send_timeout);

    return ngx_handle_write_event(wev, clcf->send_lowat);
}
