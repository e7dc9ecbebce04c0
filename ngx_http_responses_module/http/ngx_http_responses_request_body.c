
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The body of a request: reads it once, and replaces it by a copy with
 * another model.
 *
 * A body in a file is read and copied in pieces and never taken into memory;
 * a compressed one is decoded in pieces, twice if it is copied.
 * What is known of the body is kept with the request and is found also after
 * an internal redirect.  Invariant: the body of the client is never changed,
 * as another location may send it, and a mirror may be sending it.
 */


#include "http/ngx_http_responses_request.h"
#include "core/ngx_responses_gunzip.h"


/* bytes of a file that are read at once */

#define NGX_HTTP_RESPONSES_BLOCK     32768

/* bytes that are decoded at most, also where nginx has no limit */

#define NGX_HTTP_RESPONSES_DECODED   67108864

/* a model that is longer or has unusual bytes is marked in variables */

#define NGX_HTTP_RESPONSES_NAME_LEN  128


static void ngx_http_responses_request_body_encoding(ngx_http_request_t *r,
    ngx_http_responses_request_t *req);
static ngx_int_t ngx_http_responses_request_body_each(
    ngx_http_responses_request_t *req, ngx_responses_write_pt handler,
    void *data);
static ngx_int_t ngx_http_responses_request_body_chain(ngx_chain_t *cl,
    ngx_responses_write_pt handler, void *data);
static ngx_int_t ngx_http_responses_request_body_file(ngx_buf_t *b,
    ngx_responses_write_pt handler, void *data);
static ngx_int_t ngx_http_responses_request_name(ngx_http_request_t *r,
    ngx_http_responses_request_t *req);
static ngx_uint_t ngx_http_responses_request_plain(ngx_str_t *name);
static void ngx_http_responses_request_cleanup(void *data);

static ngx_int_t ngx_http_responses_request_body_copy(ngx_http_request_t *r,
    ngx_http_responses_request_t *req, ngx_str_t *model);
static ngx_temp_file_t *ngx_http_responses_request_body_temp_file(
    ngx_http_request_t *r);
static ngx_int_t ngx_http_responses_request_body_write(void *data, u_char *p,
    size_t len);
static ngx_int_t ngx_http_responses_request_body_length(
    ngx_http_request_t *r, off_t length);


static ngx_responses_path_t  ngx_http_responses_request_paths;


/* cached variables that depend on the body */

static ngx_str_t  ngx_http_responses_request_body_vars[] = {
    ngx_string("content_length"),
    ngx_string("http_content_encoding"),
    ngx_string("http_content_length"),
    ngx_string("request_body"),
    ngx_string("request_body_file"),
    ngx_null_string
};

static ngx_int_t  ngx_http_responses_request_body_indexes[5];


ngx_http_responses_request_t *
ngx_http_responses_request_find(ngx_http_request_t *r)
{
    ngx_pool_cleanup_t  *cln;

    /* internal redirects clear module contexts */

    for (cln = r->pool->cleanup; cln; cln = cln->next) {

        if (cln->handler == ngx_http_responses_request_cleanup) {
            return cln->data;
        }
    }

    return NULL;
}


ngx_int_t
ngx_http_responses_request_body(ngx_http_request_t *r, ngx_uint_t lazy,
    ngx_http_responses_request_t **found)
{
    ngx_int_t                      rc;
    ngx_chain_t                   *cl;
    ngx_pool_cleanup_t            *cln;
    ngx_http_request_body_t       *rb;
    ngx_http_responses_request_t  *req;

    req = ngx_http_responses_request_find(r);

    if (req) {
        *found = req;
        return NGX_OK;
    }

    rb = r->request_body;

    if (rb == NULL || rb->bufs == NULL || rb->rest != 0
        || r->reading_body || r->request_body_no_buffering)
    {
        return NGX_DECLINED;
    }

    for (cl = rb->bufs; lazy && cl; cl = cl->next) {

        if (!ngx_buf_in_memory(cl->buf) && !ngx_buf_special(cl->buf)) {
            return NGX_DECLINED;
        }
    }

    cln = ngx_pool_cleanup_add(r->pool, sizeof(ngx_http_responses_request_t));
    if (cln == NULL) {
        return NGX_ERROR;
    }

    req = cln->data;
    ngx_memzero(req, sizeof(ngx_http_responses_request_t));

    ngx_responses_request_body_init(&req->body,
                                    &ngx_http_responses_request_paths,
                                    &ngx_http_responses_mem);

    cln->handler = ngx_http_responses_request_cleanup;

    req->bufs = rb->bufs;
    req->temp_file = rb->temp_file;
    req->length = r->headers_in.content_length_n;

    *found = req;

    ngx_http_responses_request_body_encoding(r, req);

    rc = req->encoded ? NGX_DECLINED
         : ngx_http_responses_request_body_each(req,
                                              ngx_responses_request_body_read,
                                              &req->body);

    if (rc != NGX_OK) {
        req->body.failed = 1;
    }

    if (rc == NGX_ERROR || ngx_http_responses_request_name(r, req) != NGX_OK) {
        req->body.failed = 1;
        return NGX_ERROR;
    }

    ngx_log_debug4(NGX_LOG_DEBUG_HTTP, r->connection->log, 0,
                   "http responses request body: complete:%d models:%ui "
                   "stream:%ui model:\"%V\"",
                   ngx_responses_request_body_complete(&req->body),
                   req->body.models, req->body.stream, &req->name);

    return NGX_OK;
}


static void
ngx_http_responses_request_body_encoding(ngx_http_request_t *r,
    ngx_http_responses_request_t *req)
{
    off_t                      size;
    ngx_uint_t                 gzip;
    ngx_http_core_loc_conf_t  *clcf;

    if (ngx_http_responses_request_encoding(r, &gzip) == NULL) {
        return;
    }

    req->gzip = gzip;
    req->encoded = !gzip;

    clcf = ngx_http_get_module_loc_conf(r, ngx_http_core_module);
    size = clcf->client_max_body_size;

    req->limit = (size > 0) ? ngx_min(size, NGX_HTTP_RESPONSES_DECODED)
                            : NGX_HTTP_RESPONSES_DECODED;
}


/*
 * Calls the handler for each piece of the decoded body until it returns not
 * NGX_OK, and returns that; NGX_DECLINED: a file cannot be read, or the body
 * cannot be decoded, NGX_ERROR: no memory.
 */

static ngx_int_t
ngx_http_responses_request_body_each(ngx_http_responses_request_t *req,
    ngx_responses_write_pt handler, void *data)
{
    ngx_int_t               rc;
    ngx_responses_gunzip_t  gz;

    if (!req->gzip) {
        return ngx_http_responses_request_body_chain(req->bufs, handler, data);
    }

    ngx_memzero(&gz, sizeof(ngx_responses_gunzip_t));

    gz.mem = &ngx_http_responses_mem;
    gz.limit = req->limit;
    gz.write = handler;
    gz.data = data;

    rc = ngx_http_responses_request_body_chain(req->bufs, ngx_responses_gunzip,
                                               &gz);

    ngx_responses_gunzip_free(&gz);

    if (gz.failed || (rc == NGX_OK && !gz.complete)) {
        req->encoded = 1;
        return NGX_DECLINED;
    }

    return rc;
}


static ngx_int_t
ngx_http_responses_request_body_chain(ngx_chain_t *cl,
    ngx_responses_write_pt handler, void *data)
{
    ngx_int_t   rc;
    ngx_buf_t  *b;

    for ( /* void */ ; cl; cl = cl->next) {
        b = cl->buf;

        if (ngx_buf_in_memory(b)) {
            rc = handler(data, b->pos, b->last - b->pos);

        } else if (b->in_file) {
            rc = ngx_http_responses_request_body_file(b, handler, data);

        } else {
            continue;
        }

        if (rc != NGX_OK) {
            return rc;
        }
    }

    return NGX_OK;
}


static ngx_int_t
ngx_http_responses_request_body_file(ngx_buf_t *b,
    ngx_responses_write_pt handler, void *data)
{
    off_t        pos;
    size_t       size;
    u_char      *buf;
    ssize_t      n;
    ngx_int_t    rc;
    ngx_file_t   file;

    /* nginx closes the file when the response begins */

    if (b->file->fd == NGX_INVALID_FILE) {
        return NGX_DECLINED;
    }

    buf = ngx_alloc(NGX_HTTP_RESPONSES_BLOCK, b->file->log);
    if (buf == NULL) {
        return NGX_ERROR;
    }

    /* ngx_read_file() changes the offset of the file */

    file = *b->file;
    rc = NGX_OK;

    for (pos = b->file_pos; pos < b->file_last && rc == NGX_OK; pos += n) {
        size = (size_t) ngx_min(b->file_last - pos, NGX_HTTP_RESPONSES_BLOCK);

        n = ngx_read_file(&file, buf, size, pos);

        if (n <= 0) {
            rc = NGX_DECLINED;
            break;
        }

        rc = handler(data, buf, n);
    }

    ngx_free(buf);

    return rc;
}


/*
 * The model as logs and maps see it.  Control bytes are replaced and a long
 * model is cut; to be unlike any other model it then begins with "?", and so
 * does a model that itself begins with "?".
 */

static ngx_int_t
ngx_http_responses_request_name(ngx_http_request_t *r,
    ngx_http_responses_request_t *req)
{
    u_char                  *p, buf[NGX_RESPONSES_REQUEST_MODEL];
    size_t                   len;
    ngx_responses_buf_t     *text;
    ngx_responses_writer_t   w;

    text = &req->body.model;

    if (ngx_responses_request_body_model(&req->body, buf, &len) != NGX_OK) {
        goto done;
    }

    p = ngx_pnalloc(r->pool, len + 1);
    if (p == NULL) {
        return NGX_ERROR;
    }

    ngx_memcpy(p, buf, len);

    req->model.data = p;
    req->model.len = len;

    if (ngx_http_responses_request_plain(&req->model)) {
        req->name = req->model;
        goto done;
    }

    p = ngx_pnalloc(r->pool, NGX_HTTP_RESPONSES_NAME_LEN);
    if (p == NULL) {
        return NGX_ERROR;
    }

    ngx_responses_writer_init(&w, p, NGX_HTTP_RESPONSES_NAME_LEN);
    ngx_responses_write_lit(&w, "?");
    ngx_responses_write_word(&w, text->start + 1, text->len - 2);

    req->name.data = p;
    req->name.len = w.pos - p;

done:

    ngx_responses_buf_free(req->body.mem, text);

    return NGX_OK;
}


static ngx_uint_t
ngx_http_responses_request_plain(ngx_str_t *name)
{
    size_t   i;
    u_char  *p;

    p = name->data;

    if (name->len > NGX_HTTP_RESPONSES_NAME_LEN
        || (name->len && p[0] == '?'))
    {
        return 0;
    }

    for (i = 0; i < name->len; i++) {

        if (p[i] < 0x20 || p[i] == 0x7f || p[i] == '"' || p[i] == '\\'
            || (p[i] == 0xc2 && p[i + 1] < 0xa0))
        {
            return 0;
        }
    }

    return 1;
}


static void
ngx_http_responses_request_cleanup(void *data)
{
    ngx_http_responses_request_t *req = data;

    ngx_responses_request_body_free(&req->body);
}


ngx_int_t
ngx_http_responses_request_body_set(ngx_http_request_t *r,
    ngx_http_responses_request_t *req, ngx_str_t *model)
{
    if (model == NULL) {
        ngx_log_debug0(NGX_LOG_DEBUG_HTTP, r->connection->log, 0,
                       "http responses request body restored");

        req->changed = 0;
        r->request_body->bufs = req->bufs;
        r->request_body->temp_file = req->temp_file;

        if (ngx_http_responses_request_encoding_restore(r, &req->encoding)
            != NGX_OK)
        {
            return NGX_HTTP_INTERNAL_SERVER_ERROR;
        }

        return ngx_http_responses_request_body_length(r, req->length);
    }

    if (req->body.models > NGX_RESPONSES_REQUEST_MODELS) {
        ngx_log_error(NGX_LOG_ERR, r->connection->log, 0,
                      "client sent a body with %ui members \"model\", "
                      "at most %d can be replaced",
                      req->body.models, NGX_RESPONSES_REQUEST_MODELS);
        return NGX_HTTP_BAD_REQUEST;
    }

    if (ngx_http_responses_request_body_copy(r, req, model) != NGX_OK) {
        return NGX_HTTP_INTERNAL_SERVER_ERROR;
    }

    return NGX_OK;
}


/*
 * One buffer, where the client's body is: in memory or in a file.  A decoded
 * body is in memory if nginx would have it there.
 */

static ngx_int_t
ngx_http_responses_request_body_copy(ngx_http_request_t *r,
    ngx_http_responses_request_t *req, ngx_str_t *model)
{
    u_char                        *p;
    size_t                         size;
    ngx_buf_t                     *b;
    ngx_chain_t                   *cl, *out;
    ngx_temp_file_t               *tf;
    ngx_responses_writer_t         w;
    ngx_http_core_loc_conf_t      *clcf;
    ngx_responses_request_edit_t   edit;

    /* a byte becomes an escape of 6 bytes at most */

    size = sizeof("\"model\":\"\",") + 6 * model->len;

    p = ngx_pnalloc(r->pool, size);
    if (p == NULL) {
        return NGX_ERROR;
    }

    ngx_responses_writer_init(&w, p, size);
    ngx_responses_request_body_write_model(&req->body, &w, model);

    ngx_memzero(&edit, sizeof(ngx_responses_request_edit_t));

    edit.body = &req->body;
    edit.text.data = p;
    edit.text.len = w.pos - p;

    for (cl = req->bufs; cl && !cl->buf->in_file; cl = cl->next) { /* void */ }

    size = (size_t) req->body.size
           + ngx_responses_request_body_ranges(&req->body) * edit.text.len;

    clcf = ngx_http_get_module_loc_conf(r, ngx_http_core_module);

    if (cl || (req->gzip && size > clcf->client_body_buffer_size)) {
        tf = ngx_http_responses_request_body_temp_file(r);
        if (tf == NULL) {
            return NGX_ERROR;
        }

        b = ngx_calloc_buf(r->pool);
        if (b == NULL) {
            return NGX_ERROR;
        }

        b->in_file = 1;
        b->file = &tf->file;

    } else {
        tf = req->temp_file;

        b = ngx_create_temp_buf(r->pool, size);
        if (b == NULL) {
            return NGX_ERROR;
        }

        b->last_buf = 1;
    }

    edit.write = ngx_http_responses_request_body_write;
    edit.data = b;

    if (ngx_http_responses_request_body_each(req,
                                             ngx_responses_request_body_edit,
                                             &edit)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    out = ngx_alloc_chain_link(r->pool);
    if (out == NULL) {
        return NGX_ERROR;
    }

    out->buf = b;
    out->next = NULL;

    if (req->gzip && !req->changed
        && ngx_http_responses_request_encoding_remove(r, &req->encoding)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    req->changed = 1;
    r->request_body->bufs = out;
    r->request_body->temp_file = tf;

    ngx_log_debug4(NGX_LOG_DEBUG_HTTP, r->connection->log, 0,
                   "http responses request model replaced by \"%V\", "
                   "length:%O from:%O file:%d",
                   model, ngx_buf_size(b), req->length, b->in_file);

    return ngx_http_responses_request_body_length(r, ngx_buf_size(b));
}


/* as ngx_http_write_request_body() creates it */

static ngx_temp_file_t *
ngx_http_responses_request_body_temp_file(ngx_http_request_t *r)
{
    ngx_temp_file_t           *tf;
    ngx_http_core_loc_conf_t  *clcf;

    tf = ngx_pcalloc(r->pool, sizeof(ngx_temp_file_t));
    if (tf == NULL) {
        return NULL;
    }

    clcf = ngx_http_get_module_loc_conf(r, ngx_http_core_module);

    tf->file.fd = NGX_INVALID_FILE;
    tf->file.log = r->connection->log;
    tf->path = clcf->client_body_temp_path;
    tf->pool = r->pool;
    tf->persistent = r->request_body_in_persistent_file;
    tf->clean = r->request_body_in_clean_file;

    if (r->request_body_file_group_access) {
        tf->access = 0660;
    }

    if (ngx_create_temp_file(&tf->file, tf->path, tf->pool, tf->persistent,
                             tf->clean, tf->access)
        != NGX_OK)
    {
        return NULL;
    }

    return tf;
}


/* an ngx_responses_write_pt, data is the buffer */

static ngx_int_t
ngx_http_responses_request_body_write(void *data, u_char *p, size_t len)
{
    ngx_buf_t *b = data;

    if (!b->in_file) {
        b->last = ngx_cpymem(b->last, p, len);
        return NGX_OK;
    }

    if (ngx_write_file(b->file, p, len, b->file_last) == NGX_ERROR) {
        return NGX_ERROR;
    }

    b->file_last += len;

    return NGX_OK;
}


/*
 * nginx closes the file that it sends when a response begins.  The response
 * may be long, and the client's file is of no use either.
 */

void
ngx_http_responses_request_release(ngx_http_request_t *r)
{
    ngx_http_responses_request_t  *req;

    req = ngx_http_responses_request_find(r);

    if (req == NULL || !req->changed || req->temp_file == NULL
        || r->upstream == NULL || r->preserve_body
        || r->upstream->conf->preserve_output)
    {
        return;
    }

    ngx_pool_run_cleanup_file(r->pool, req->temp_file->file.fd);
    req->temp_file->file.fd = NGX_INVALID_FILE;
}


/*
 * Sets the length in all places from which nginx sends it, and forgets the
 * variables that depend on the body.
 */

static ngx_int_t
ngx_http_responses_request_body_length(ngx_http_request_t *r, off_t length)
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
            return NGX_ERROR;
        }

        h->value.data = p;
        h->value.len = ngx_sprintf(p, "%O", length) - p;
    }

    for (i = 0; ngx_http_responses_request_body_vars[i].len; i++) {
        index = ngx_http_responses_request_body_indexes[i];

        r->variables[index].valid = 0;
        r->variables[index].not_found = 0;
    }

    return NGX_OK;
}


ngx_int_t
ngx_http_responses_request_body_init(ngx_conf_t *cf)
{
    ngx_int_t   index;
    ngx_uint_t  i;
    ngx_str_t  *vars;

    vars = ngx_http_responses_request_body_vars;

    for (i = 0; vars[i].len; i++) {
        index = ngx_http_get_variable_index(cf, &vars[i]);
        if (index == NGX_ERROR) {
            return NGX_ERROR;
        }

        ngx_http_responses_request_body_indexes[i] = index;
    }

    return NGX_OK;
}


ngx_int_t
ngx_http_responses_request_init_process(ngx_cycle_t *cycle)
{
    return ngx_responses_request_body_paths(&ngx_http_responses_mem,
                                            &ngx_http_responses_request_paths);
}


void
ngx_http_responses_request_exit_process(ngx_cycle_t *cycle)
{
    ngx_responses_path_free(&ngx_http_responses_mem,
                            &ngx_http_responses_request_paths);
}
