
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The body of a request that lies in a file.
 *
 * It is read in pieces and never taken into memory.  For the next upstream
 * nginx resets each buffer of a file to where the one before it ended ("there
 * is at most one file", ngx_http_upstream_reinit()).  Invariant: slices leave
 * no gap.  So a new value is not put in the place of an old one but written
 * over it, as far as there is room; only its beginning is a buffer of its
 * own, and where the new one is shorter what follows moves up.
 */


#include "http/ngx_http_responses_request.h"


/* what is read at once, and how much of old values is kept */

#define NGX_HTTP_RESPONSES_BLOCK  32768
#define NGX_HTTP_RESPONSES_SAVED  4096


static ngx_int_t ngx_http_responses_file_slice(
    ngx_http_responses_splice_t *sp, off_t from, off_t to);
static ngx_int_t ngx_http_responses_file_take(ngx_http_responses_splice_t *sp);
static ngx_int_t ngx_http_responses_file_copy(ngx_http_responses_splice_t *sp);
static ngx_int_t ngx_http_responses_file_move(ngx_file_t *src, off_t from,
    off_t to, ngx_file_t *dst, off_t pos);


ngx_int_t
ngx_http_responses_file_parse(ngx_buf_t *b, ngx_responses_asked_t *asked)
{
    off_t        pos;
    size_t       size;
    u_char      *buf;
    ssize_t      n;
    ngx_int_t    rc;
    ngx_file_t   file;

    if (b->file->fd == NGX_INVALID_FILE) {
        asked->failed = 1;
        return NGX_DECLINED;
    }

    buf = ngx_alloc(NGX_HTTP_RESPONSES_BLOCK, b->file->log);
    if (buf == NULL) {
        return NGX_ERROR;
    }

    /* reading moves a file's offset */

    file = *b->file;
    rc = NGX_OK;

    for (pos = b->file_pos; pos < b->file_last && rc == NGX_OK; pos += n) {
        size = (size_t) ngx_min(b->file_last - pos, NGX_HTTP_RESPONSES_BLOCK);

        n = ngx_read_file(&file, buf, size, pos);

        if (n <= 0) {
            asked->failed = 1;
            rc = NGX_DECLINED;
            break;
        }

        rc = ngx_responses_asked_feed(asked, buf, n);
    }

    ngx_free(buf);

    return rc;
}


/* the edits are then what of the new values lies in the file */

ngx_int_t
ngx_http_responses_file_splice(ngx_http_responses_splice_t *sp)
{
    off_t                          pos, from, to, gap;
    size_t                         len, old, n;
    u_char                        *p;
    ngx_uint_t                     i;
    ngx_file_t                     file;
    ngx_http_responses_request_t  *req;
    ngx_responses_asked_copy_t    *edit;

    req = sp->req;

    if (req->file == NULL) {

        if (ngx_http_responses_file_take(sp) != NGX_OK) {
            return NGX_ERROR;
        }

    } else if (sp->request->preserve_body
               && ngx_http_responses_file_copy(sp) != NGX_OK)
    {
        /* a mirror may still be sending it */

        return NGX_ERROR;
    }

    /* reading and writing move the offset of a file */

    file = *req->file;

    pos = 0;
    gap = 0;
    p = sp->text.data;
    len = sp->text.len;

    for (i = 0; i < sp->n; i++) {
        edit = &sp->edits[i];

        from = (off_t) edit->end;
        to = (i + 1 < sp->n) ? (off_t) edit[1].start : req->file_last;
        old = (size_t) (edit->end - edit->start);

        if (sp->saved) {
            p = sp->saved;
            ngx_memcpy(&len, p, sizeof(size_t));
            p += sizeof(size_t);
            sp->saved = p + len;
        }

        n = ngx_min(old, len);

        edit->start -= gap;
        edit->end = edit->start + n;
        gap += old - n;

        if (n && ngx_write_file(&file, p + len - n, n, edit->start)
                 != (ssize_t) n)
        {
            return NGX_ERROR;
        }

        if (gap && ngx_http_responses_file_move(&file, from, to, &file,
                                                (off_t) edit->end)
                   != NGX_OK)
        {
            return NGX_ERROR;
        }

        if (len > n) {

            if (ngx_http_responses_file_slice(sp, pos, edit->start)
                != NGX_OK
                || ngx_http_responses_body_insert(sp, p, len - n) != NGX_OK)
            {
                return NGX_ERROR;
            }

            pos = (off_t) edit->start;
        }
    }

    req->file_last -= gap;

    return ngx_http_responses_file_slice(sp, pos, req->file_last);
}


static ngx_int_t
ngx_http_responses_file_slice(ngx_http_responses_splice_t *sp,
    off_t from, off_t to)
{
    ngx_buf_t  *b;

    if (from == to) {
        return NGX_OK;
    }

    b = ngx_http_responses_body_add(sp, to - from);
    if (b == NULL) {
        return NGX_ERROR;
    }

    b->in_file = 1;
    b->file = sp->req->file;
    b->file_pos = from;
    b->file_last = to;

    return NGX_OK;
}


/*
 * A file that may be changed: that of the request, of which the old values
 * are kept, should another location want them back; or a copy, where the
 * file is not ours alone (client_body_in_file_only).
 */

static ngx_int_t
ngx_http_responses_file_take(ngx_http_responses_splice_t *sp)
{
    size_t                         len, size;
    u_char                        *p;
    ngx_buf_t                     *b;
    ngx_uint_t                     i;
    ngx_file_t                     file;
    ngx_http_request_t            *r;
    ngx_http_responses_request_t  *req;

    r = sp->request;
    req = sp->req;
    b = req->bufs->buf;

    size = 0;

    for (i = 0; i < sp->n && size <= NGX_HTTP_RESPONSES_SAVED; i++) {
        len = (size_t) (sp->edits[i].end - sp->edits[i].start);
        size += sizeof(size_t) + ngx_min(len, NGX_HTTP_RESPONSES_SAVED);
    }

    if (r->request_body_in_persistent_file || r->request_body_in_clean_file
        || r->preserve_body
        || size > NGX_HTTP_RESPONSES_SAVED
        || req->bufs->next || !b->in_file || b->file_pos != 0)
    {
        return ngx_http_responses_file_copy(sp);
    }

    p = ngx_pnalloc(r->pool, size);
    if (p == NULL) {
        return NGX_ERROR;
    }

    req->file = b->file;
    req->file_last = b->file_last;
    req->saved = p;

    file = *b->file;

    for (i = 0; i < sp->n; i++) {
        len = (size_t) (sp->edits[i].end - sp->edits[i].start);
        p = ngx_cpymem(p, &len, sizeof(size_t));

        if (len && ngx_read_file(&file, p, len, (off_t) sp->edits[i].start)
                   != (ssize_t) len)
        {
            return NGX_ERROR;
        }

        p += len;
    }

    return NGX_OK;
}


static ngx_int_t
ngx_http_responses_file_copy(ngx_http_responses_splice_t *sp)
{
    off_t                      pos;
    size_t                     len;
    ngx_buf_t                 *b;
    ngx_chain_t               *cl;
    ngx_temp_file_t           *tf;
    ngx_http_request_t        *r;
    ngx_http_core_loc_conf_t  *clcf;

    r = sp->request;

    tf = ngx_pcalloc(r->pool, sizeof(ngx_temp_file_t));
    if (tf == NULL) {
        return NGX_ERROR;
    }

    clcf = ngx_http_get_module_loc_conf(r, ngx_http_core_module);

    tf->file.fd = NGX_INVALID_FILE;
    tf->file.log = r->connection->log;
    tf->path = clcf->client_body_temp_path;
    tf->pool = r->pool;

    if (ngx_create_temp_file(&tf->file, tf->path, tf->pool, 0, 0, 0)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    pos = 0;
    cl = sp->req->bufs;

    if (sp->req->file) {
        pos = sp->req->file_last;
        cl = NULL;

        if (ngx_http_responses_file_move(sp->req->file, 0, pos, &tf->file, 0)
            != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    for ( /* void */ ; cl; cl = cl->next) {
        b = cl->buf;

        if (b->in_file) {

            if (ngx_http_responses_file_move(b->file, b->file_pos,
                                             b->file_last, &tf->file, pos)
                != NGX_OK)
            {
                return NGX_ERROR;
            }

        } else if (b->pos != b->last) {
            len = b->last - b->pos;

            if (ngx_write_file(&tf->file, b->pos, len, pos) != (ssize_t) len) {
                return NGX_ERROR;
            }
        }

        pos += ngx_buf_size(b);
    }

    sp->req->file = &tf->file;
    sp->req->file_last = pos;

    return NGX_OK;
}


/* bytes of a file to another one, or to an earlier place of the same */

static ngx_int_t
ngx_http_responses_file_move(ngx_file_t *src, off_t from, off_t to,
    ngx_file_t *dst, off_t pos)
{
    size_t       size;
    u_char      *buf;
    ssize_t      n;
    ngx_int_t    rc;
    ngx_file_t   in, out;

    buf = ngx_alloc(NGX_HTTP_RESPONSES_BLOCK, src->log);
    if (buf == NULL) {
        return NGX_ERROR;
    }

    in = *src;
    out = *dst;
    rc = NGX_OK;

    while (from < to) {
        size = (size_t) ngx_min(to - from, NGX_HTTP_RESPONSES_BLOCK);

        n = ngx_read_file(&in, buf, size, from);

        if (n <= 0 || ngx_write_file(&out, buf, n, pos) != n) {
            rc = NGX_ERROR;
            break;
        }

        from += n;
        pos += n;
    }

    ngx_free(buf);

    return rc;
}
