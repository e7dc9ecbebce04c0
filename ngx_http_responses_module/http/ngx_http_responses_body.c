
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The body of a request, sent on with another model.
 *
 * A new value is a buffer of its own between slices of the old ones; a body
 * is never written anew.  Invariant: what is sent upstream is sent again,
 * byte for byte, to the next upstream.  nginx resets a buffer to its start
 * for that (ngx_http_upstream_reinit()), so each slice is a buffer which
 * starts where the slice does.
 */


#include "http/ngx_http_responses_request.h"


static ngx_int_t ngx_http_responses_body_text(ngx_http_responses_splice_t *sp,
    ngx_str_t *model);
static ngx_int_t ngx_http_responses_body_memory(
    ngx_http_responses_splice_t *sp);
static ngx_int_t ngx_http_responses_body_slice(
    ngx_http_responses_splice_t *sp, ngx_buf_t *b, u_char *from, u_char *to,
    ngx_uint_t last);
static ngx_int_t ngx_http_responses_body_length(ngx_http_request_t *r,
    off_t length);


/* variables that nginx keeps and that are not true of another body */

static ngx_str_t  ngx_http_responses_body_vars[] = {
    ngx_string("content_length"),
    ngx_string("http_content_length"),
    ngx_string("request_body"),
    ngx_null_string
};

static ngx_int_t  ngx_http_responses_body_indexes[3];


ngx_int_t
ngx_http_responses_body_parse(ngx_http_request_t *r,
    ngx_responses_asked_t *asked)
{
    ngx_int_t     rc;
    ngx_buf_t    *b;
    ngx_chain_t  *cl;

    for (cl = r->request_body->bufs; cl; cl = cl->next) {
        b = cl->buf;

        if (ngx_buf_in_memory(b)) {
            rc = ngx_responses_asked_feed(asked, b->pos, b->last - b->pos);

        } else if (b->in_file) {
            rc = ngx_http_responses_file_parse(b, asked);

        } else {
            continue;
        }

        if (rc != NGX_OK) {
            return rc;
        }
    }

    return NGX_OK;
}


ngx_int_t
ngx_http_responses_body_set(ngx_http_request_t *r,
    ngx_http_responses_request_t *req, ngx_str_t *model)
{
    ngx_int_t                    rc;
    ngx_chain_t                 *cl;
    ngx_responses_asked_copy_t   none;
    ngx_http_responses_splice_t  sp;

    if (model == NULL && req->saved == NULL) {
        req->changed = 0;
        r->request_body->bufs = req->bufs;

        return ngx_http_responses_body_length(r, req->length);
    }

    if (req->asked.copies > NGX_RESPONSES_ASKED_COPIES) {
        ngx_log_error(NGX_LOG_ERR, r->connection->log, 0,
                      "client sent a body with %ui members \"model\", "
                      "at most %d can be replaced",
                      req->asked.copies, NGX_RESPONSES_ASKED_COPIES);
        return NGX_HTTP_BAD_REQUEST;
    }

    ngx_memzero(&sp, sizeof(ngx_http_responses_splice_t));

    sp.request = r;
    sp.req = req;
    sp.last = &sp.bufs;

    sp.edits = (ngx_responses_asked_copy_t *) req->asked.list.start;
    sp.n = req->asked.copies;

    if (sp.n == 0) {
        none.start = req->asked.open;
        none.end = req->asked.open;

        sp.edits = &none;
        sp.n = 1;
    }

    if (model == NULL) {
        sp.saved = req->saved;

    } else if (ngx_http_responses_body_text(&sp, model) != NGX_OK) {
        return NGX_HTTP_INTERNAL_SERVER_ERROR;
    }

    for (cl = req->bufs; cl && !cl->buf->in_file; cl = cl->next) {
        /* void */
    }

    rc = cl ? ngx_http_responses_file_splice(&sp)
            : ngx_http_responses_body_memory(&sp);

    if (rc != NGX_OK) {
        return NGX_HTTP_INTERNAL_SERVER_ERROR;
    }

    *sp.last = NULL;

    ngx_log_debug3(NGX_LOG_DEBUG_HTTP, r->connection->log, 0,
                   "responses request edits:%ui length:%O from:%O",
                   sp.n, sp.length, req->length);

    req->changed = (model != NULL);
    r->request_body->bufs = sp.bufs;

    return ngx_http_responses_body_length(r, sp.length);
}


/* the new value, or the new member */

static ngx_int_t
ngx_http_responses_body_text(ngx_http_responses_splice_t *sp,
    ngx_str_t *model)
{
    u_char                  *p;
    size_t                   size;
    ngx_responses_writer_t   w;

    p = NULL;
    size = 0;

    for ( ;; ) {
        ngx_responses_writer_init(&w, p, size);

        if (sp->req->asked.copies == 0) {
            ngx_responses_write_lit(&w, "\"model\":");
        }

        ngx_responses_write_string(&w, model->data, model->len);

        if (sp->req->asked.copies == 0 && sp->req->asked.scan.members) {
            ngx_responses_write_lit(&w, ",");
        }

        if (w.missing == 0) {
            break;
        }

        size = w.missing;

        p = ngx_pnalloc(sp->request->pool, size);
        if (p == NULL) {
            return NGX_ERROR;
        }
    }

    sp->text.data = p;
    sp->text.len = size;

    return NGX_OK;
}


static ngx_int_t
ngx_http_responses_body_memory(ngx_http_responses_splice_t *sp)
{
    u_char                      *pos;
    uint64_t                     off, end, skip;
    ngx_buf_t                   *b;
    ngx_uint_t                   i;
    ngx_chain_t                 *cl;
    ngx_responses_asked_copy_t  *edit;

    i = 0;
    off = 0;
    skip = 0;

    for (cl = sp->req->bufs; cl; cl = cl->next) {
        b = cl->buf;
        end = off + (b->last - b->pos);

        /* the rest of a value that began in an earlier buffer */

        pos = b->pos + (ngx_min(ngx_max(skip, off), end) - off);

        for ( /* void */ ; i < sp->n && sp->edits[i].start < end; i++) {
            edit = &sp->edits[i];

            if (ngx_http_responses_body_slice(sp, b, pos,
                                              b->pos + (edit->start - off), 0)
                != NGX_OK
                || ngx_http_responses_body_insert(sp, sp->text.data,
                                                  sp->text.len)
                   != NGX_OK)
            {
                return NGX_ERROR;
            }

            skip = edit->end;
            pos = b->pos + (ngx_min(skip, end) - off);
        }

        if (ngx_http_responses_body_slice(sp, b, pos, b->last, b->last_buf)
            != NGX_OK)
        {
            return NGX_ERROR;
        }

        off = end;
    }

    return NGX_OK;
}


/* bytes of an old buffer: a buffer of their own, which starts with them */

static ngx_int_t
ngx_http_responses_body_slice(ngx_http_responses_splice_t *sp, ngx_buf_t *b,
    u_char *from, u_char *to, ngx_uint_t last)
{
    ngx_buf_t  *slice;

    if (from == to && !last) {
        return NGX_OK;
    }

    slice = ngx_http_responses_body_add(sp, to - from);
    if (slice == NULL) {
        return NGX_ERROR;
    }

    slice->last_buf = last;

    if (from == to) {
        return NGX_OK;
    }

    slice->temporary = b->temporary;
    slice->memory = b->memory;
    slice->mmap = b->mmap;

    slice->start = from;
    slice->pos = from;
    slice->last = to;
    slice->end = to;

    return NGX_OK;
}


ngx_buf_t *
ngx_http_responses_body_add(ngx_http_responses_splice_t *sp, off_t size)
{
    ngx_buf_t    *b;
    ngx_chain_t  *cl;

    cl = ngx_alloc_chain_link(sp->request->pool);
    if (cl == NULL) {
        return NULL;
    }

    b = ngx_calloc_buf(sp->request->pool);
    if (b == NULL) {
        return NULL;
    }

    cl->buf = b;
    *sp->last = cl;
    sp->last = &cl->next;
    sp->length += size;

    return b;
}


ngx_int_t
ngx_http_responses_body_insert(ngx_http_responses_splice_t *sp, u_char *p,
    size_t len)
{
    ngx_buf_t  *b;

    if (len == 0) {
        return NGX_OK;
    }

    b = ngx_http_responses_body_add(sp, len);
    if (b == NULL) {
        return NGX_ERROR;
    }

    b->memory = 1;
    b->start = p;
    b->pos = p;
    b->last = p + len;
    b->end = b->last;

    return NGX_OK;
}


/* all that tells upstreams of the length, one that was asked for before too */

static ngx_int_t
ngx_http_responses_body_length(ngx_http_request_t *r, off_t length)
{
    u_char           *p;
    ngx_int_t         index;
    ngx_uint_t        i;
    ngx_table_elt_t  *h;

    r->headers_in.content_length_n = length;

    h = r->headers_in.content_length;

    if (h) {
        p = ngx_pnalloc(r->pool, NGX_OFF_T_LEN);
        if (p == NULL) {
            return NGX_HTTP_INTERNAL_SERVER_ERROR;
        }

        h->value.data = p;
        h->value.len = ngx_sprintf(p, "%O", length) - p;
    }

    /* what was read before tells of the client's body */

    for (i = 0; ngx_http_responses_body_vars[i].len; i++) {
        index = ngx_http_responses_body_indexes[i];

        r->variables[index].valid = 0;
        r->variables[index].not_found = 0;
    }

    return NGX_OK;
}


ngx_int_t
ngx_http_responses_body_init(ngx_conf_t *cf)
{
    ngx_int_t   index;
    ngx_uint_t  i;

    for (i = 0; ngx_http_responses_body_vars[i].len; i++) {
        index = ngx_http_get_variable_index(cf,
                                            &ngx_http_responses_body_vars[i]);
        if (index == NGX_ERROR) {
            return NGX_ERROR;
        }

        ngx_http_responses_body_indexes[i] = index;
    }

    return NGX_OK;
}
