
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Requests with other members: the directives that set, drop and cap them, and
 * the body that is sent instead of the client's.
 *
 * A body that has to be changed but cannot be read is refused.  The body that
 * is sent is one buffer in memory.  Invariant: the body of the client is never
 * changed, as another location may send it, and a mirror may be sending it.
 */


#include "core/ngx_responses_number.h"
#include "core/ngx_responses_writer.h"
#include "http/ngx_http_responses.h"
#include "http/ngx_http_responses_conf.h"
#include "http/ngx_http_responses_error.h"
#include "http/limit/ngx_http_responses_limit.h"
#include "http/request/ngx_http_responses_edit.h"
#include "http/rules/ngx_http_responses_rules.h"
#include "http/sign/ngx_http_responses_sign.h"


/* bytes of an error without values */

#define NGX_HTTP_RESPONSES_EDIT_MESSAGE  64


typedef struct {
    ngx_str_t                      path;
    ngx_responses_value_t          value;      /* of a member to set, or the
                                                  largest number */
    ngx_uint_t                     refuse;     /* unsigned refuse:1; a larger
                                                  one */
} ngx_http_responses_edit_t;


static ngx_int_t ngx_http_responses_edit_apply(ngx_http_request_t *r,
    ngx_http_responses_body_t *body);
static ngx_int_t ngx_http_responses_edit_one(ngx_http_request_t *r,
    ngx_uint_t n, ngx_http_responses_edit_t *edit,
    ngx_http_responses_body_t *body);
static ngx_int_t ngx_http_responses_edit_larger(ngx_http_request_t *r,
    ngx_http_responses_edit_t *edit, ngx_http_responses_body_t *body);
static ngx_int_t ngx_http_responses_edit_value(ngx_http_request_t *r,
    ngx_http_responses_edit_t *edit, ngx_http_responses_body_t *body,
    ngx_str_t *json);
static ngx_int_t ngx_http_responses_edit_replace(ngx_http_request_t *r,
    ngx_http_responses_request_t *req, ngx_responses_event_t *json);
static ngx_int_t ngx_http_responses_edit_send(ngx_http_request_t *r,
    ngx_chain_t *bufs, off_t length);
static void ngx_http_responses_edit_forget(ngx_http_request_t *r);
static ngx_http_responses_edit_t *ngx_http_responses_edit_add(
    ngx_conf_t *cf, ngx_array_t **list, ngx_str_t *path);


/* cached variables that depend on the body */

static ngx_str_t  ngx_http_responses_edit_vars[] = {
    ngx_string("content_length"),
    ngx_string("http_content_length"),
    ngx_string("request_body"),
    ngx_null_string
};


ngx_int_t
ngx_http_responses_edit(ngx_http_request_t *r)
{
    ngx_int_t                      rc;
    ngx_http_responses_body_t      body;
    ngx_http_responses_request_t  *req;

    if (r->method != NGX_HTTP_POST && r->request_body == NULL) {
        return NGX_DECLINED;
    }

    ngx_memzero(&body, sizeof(ngx_http_responses_body_t));

    rc = ngx_http_responses_edit_apply(r, &body);

    req = ngx_http_responses_notes(r)->body;

    if (rc == NGX_OK) {
        rc = ngx_http_responses_edit_replace(r, req, &body.json);

    } else if (rc == NGX_DECLINED && req && req->changed) {
        req->changed = 0;

        rc = ngx_http_responses_edit_send(r, req->bufs, req->length);
    }

    ngx_http_responses_body_close(&body);

    switch (rc) {

    case NGX_OK:
    case NGX_DECLINED:
        return NGX_DECLINED;

    case NGX_ERROR:
        return NGX_HTTP_INTERNAL_SERVER_ERROR;

    default:
        return ngx_http_responses_edit_refuse(r, rc, body.error);
    }
}


/*
 * Edits the body, which is read for the first directive that has a value.
 * Return codes are those of open(); NGX_DECLINED also if nothing is changed,
 * as in a body of another API that only begins as an object.
 */

static ngx_int_t
ngx_http_responses_edit_apply(ngx_http_request_t *r,
    ngx_http_responses_body_t *body)
{
    ngx_int_t                       rc;
    ngx_uint_t                      i, n;
    ngx_http_responses_edit_t      *edit;
    ngx_http_responses_loc_conf_t  *rlcf;

    rlcf = ngx_http_get_module_loc_conf(r, ngx_http_responses_module);

    rc = ngx_http_responses_unsign_body(r, body);

    if (rc == NGX_DECLINED && body->json.mem) {

        /* it was opened, and there is nothing to edit */

        return rc;
    }

    if (rc != NGX_OK && rc != NGX_DECLINED) {
        return rc;
    }

    for (n = 0; n < NGX_HTTP_RESPONSES_EDITS; n++) {
        edit = rlcf->edits[n] ? rlcf->edits[n]->elts : NULL;

        for (i = 0; edit && i < rlcf->edits[n]->nelts; i++) {
            rc = ngx_http_responses_edit_one(r, n, &edit[i], body);

            if (rc != NGX_OK) {
                return rc;
            }
        }
    }

    if (body->json.nedits) {
        return NGX_OK;
    }

    return NGX_DECLINED;
}


static ngx_int_t
ngx_http_responses_edit_one(ngx_http_request_t *r, ngx_uint_t n,
    ngx_http_responses_edit_t *edit, ngx_http_responses_body_t *body)
{
    ngx_int_t   rc;
    ngx_str_t   json;

    if (n == NGX_HTTP_RESPONSES_EDIT_MODEL || n == NGX_HTTP_RESPONSES_EDIT_SET)
    {
        rc = ngx_http_responses_edit_value(r, edit, body, &json);

        if (rc != NGX_OK) {
            if (rc == NGX_DECLINED) {
                return NGX_OK;
            }

            return rc;
        }
    }

    if (body->json.mem == NULL) {
        rc = ngx_http_responses_body_open(r, body);

        if (rc != NGX_OK) {
            if (rc == NGX_HTTP_BAD_REQUEST) {
                return NGX_DECLINED;
            }

            return rc;
        }
    }

    switch (n) {

    case NGX_HTTP_RESPONSES_EDIT_DROP:
        ngx_responses_request_set(&body->json, edit->path, NULL);
        break;

    case NGX_HTTP_RESPONSES_EDIT_MAX:

        if (ngx_responses_request_max(&body->json, edit->path,
                                      edit->value.constant)
            && edit->refuse)
        {
            return ngx_http_responses_edit_larger(r, edit, body);
        }

        break;

    default: /* NGX_HTTP_RESPONSES_EDIT_MODEL, NGX_HTTP_RESPONSES_EDIT_SET */
        ngx_responses_request_set(&body->json, edit->path, &json);
        break;
    }

    return NGX_OK;
}


/*
 * A number is larger than a request may have: sets the error.  No path has a
 * character that JSON escapes.
 */

static ngx_int_t
ngx_http_responses_edit_larger(ngx_http_request_t *r,
    ngx_http_responses_edit_t *edit, ngx_http_responses_body_t *body)
{
    u_char     *p;
    ngx_str_t   text;

    p = ngx_pnalloc(r->pool, NGX_HTTP_RESPONSES_EDIT_MESSAGE + edit->path.len
                             + edit->value.constant.len);
    if (p == NULL) {
        return NGX_ERROR;
    }

    text.data = p;
    text.len = ngx_sprintf(p, "\"The largest '%V' is %V.\"", &edit->path,
                           &edit->value.constant) - p;

    if (ngx_http_responses_error_json(r->pool,
                     ngx_http_responses_error_row(NGX_HTTP_BAD_REQUEST)->type,
                     text, &edit->path,
                     ngx_responses_str("integer_above_max_value"),
                     &body->error)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    ngx_log_error(NGX_LOG_INFO, r->connection->log, 0,
                  "client sent \"%V\" above the largest value %V",
                  &edit->path, &edit->value.constant);

    return NGX_HTTP_BAD_REQUEST;
}


/*
 * The JSON that a member is set to.  NGX_DECLINED: the value is empty, or is
 * invalid JSON; NGX_ERROR: no memory.
 */

static ngx_int_t
ngx_http_responses_edit_value(ngx_http_request_t *r,
    ngx_http_responses_edit_t *edit, ngx_http_responses_body_t *body,
    ngx_str_t *json)
{
    ngx_int_t               rc;
    ngx_responses_mem_t    *mem;
    ngx_responses_value_t  *value;

    value = &edit->value;

    if (value->value == NULL) {
        *json = value->constant;

        if (value->json || json->len > 2) {
            return NGX_OK;
        }

        return NGX_DECLINED;
    }

    mem = &ngx_http_responses_mem;

    body->value.len = 0;

    if (ngx_http_responses_value_hook(r, value->value, mem, &body->value)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    *json = ngx_responses_buf_text(&body->value);

    if (json->len == 0) {
        return NGX_DECLINED;
    }

    if (!value->json) {
        return ngx_responses_writer_string(mem, &body->string, *json, json);
    }

    rc = ngx_responses_rule_json(mem, json);

    if (rc == NGX_DECLINED) {
        ngx_log_error(NGX_LOG_WARN, r->connection->log, 0,
                      "invalid JSON in value of \"%V\", the value is "
                      "ignored", &edit->path);
    }

    return rc;
}


/* sends the edited body, from one buffer */

static ngx_int_t
ngx_http_responses_edit_replace(ngx_http_request_t *r,
    ngx_http_responses_request_t *req, ngx_responses_event_t *json)
{
    ngx_buf_t    *b;
    ngx_str_t     text;
    ngx_chain_t  *out;

    if (ngx_responses_event_copy(json, 0, &text) != NGX_OK
        || ngx_http_responses_body_keep(r, req, json) != NGX_OK)
    {
        return NGX_ERROR;
    }

    b = ngx_create_temp_buf(r->pool, text.len);
    out = ngx_alloc_chain_link(r->pool);

    if (b == NULL || out == NULL) {
        return NGX_ERROR;
    }

    b->last = ngx_cpymem(b->last, text.data, text.len);
    b->last_buf = 1;

    if (ngx_http_responses_limit_any(r)) {
        text.data = b->pos;

        ngx_http_responses_body_replaced(req, json, text);
    }

    out->buf = b;
    out->next = NULL;

    req->changed = 1;

    ngx_log_debug2(NGX_LOG_DEBUG_HTTP, r->connection->log, 0,
                   "http responses request body changed, length:%uz from:%O",
                   text.len, req->length);

    return ngx_http_responses_edit_send(r, out, text.len);
}


/* sets the body and its length in all places from which nginx sends it */

static ngx_int_t
ngx_http_responses_edit_send(ngx_http_request_t *r, ngx_chain_t *bufs,
    off_t length)
{
    u_char           *p;
    ngx_table_elt_t  *h;

    r->request_body->bufs = bufs;
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

    ngx_http_responses_edit_forget(r);

    return NGX_OK;
}


/* variables that are indexed are evaluated once */

static void
ngx_http_responses_edit_forget(ngx_http_request_t *r)
{
    ngx_str_t                  *name;
    ngx_uint_t                  i;
    ngx_http_variable_t        *v;
    ngx_http_core_main_conf_t  *cmcf;

    cmcf = ngx_http_get_module_main_conf(r, ngx_http_core_module);
    v = cmcf->variables.elts;

    for (i = 0; i < cmcf->variables.nelts; i++) {

        for (name = ngx_http_responses_edit_vars; name->len; name++) {

            if (ngx_responses_str_eq(v[i].name, *name)) {
                r->variables[i].valid = 0;
                r->variables[i].not_found = 0;
            }
        }
    }
}


ngx_int_t
ngx_http_responses_edit_refuse(ngx_http_request_t *r, ngx_int_t status,
    ngx_str_t error)
{
    ngx_uint_t  i, parts;

    static struct {
        ngx_int_t   status;
        ngx_uint_t  parts;
        ngx_str_t   code;
        ngx_str_t   message;
    } errors[] = {

        { NGX_HTTP_BAD_REQUEST, 0, ngx_string("invalid_json"),
          ngx_string("\"The request body is not a valid JSON object, or is "
                     "nested too deeply.\"") },

        { NGX_HTTP_REQUEST_ENTITY_TOO_LARGE, 0,
          ngx_string("request_too_large"),
          ngx_string("\"The request body is larger than 16 MiB.\"") },

        { NGX_HTTP_UNSUPPORTED_MEDIA_TYPE, 0,
          ngx_string("unsupported_content_encoding"),
          ngx_string("\"The request body is compressed, send it without "
                     "Content-Encoding.\"") },

        { NGX_HTTP_UNSUPPORTED_MEDIA_TYPE, 1,
          ngx_string("unsupported_content_type"),
          ngx_string("\"The request body has several parts, send JSON.\"") }
    };

    if (error.len) {
        return ngx_http_responses_error_send(r, status, &error);
    }

    parts = (status == NGX_HTTP_UNSUPPORTED_MEDIA_TYPE
             && ngx_http_responses_body_encoding(r) == NULL);

    for (i = 0; i < sizeof(errors) / sizeof(errors[0]); i++) {

        if (errors[i].status == status && errors[i].parts == parts) {
            return ngx_http_responses_error_refuse(r, status, errors[i].code,
                                                   errors[i].message);
        }
    }

    return status;
}


/*
 * The response may be long: a body that was changed, and was in a file before,
 * is freed when no other location and no mirror can send it any more.
 */

void
ngx_http_responses_edit_release(ngx_http_request_t *r)
{
    ngx_http_responses_request_t  *req;

    req = ngx_http_responses_notes(r)->body;

    if (req == NULL || !req->changed || r->request_body->temp_file == NULL) {
        return;
    }

    if (r->upstream == NULL || r->upstream->conf->preserve_output
        || r->preserve_body)
    {
        return;
    }

    (void) ngx_pfree(r->pool, r->request_body->bufs->buf->start);

    req->changed = 0;
    r->request_body->bufs = req->bufs;
}


/* responses_request_model has the value only */

char *
ngx_http_responses_edit_set(ngx_conf_t *cf, ngx_command_t *cmd,
    void *conf)
{
    ngx_str_t                  *value, *path;
    ngx_array_t               **list;
    ngx_http_responses_edit_t  *edit;

    static ngx_str_t  model = ngx_string("model");

    value = cf->args->elts;
    path = (cf->args->nelts == 2) ? &model : &value[1];

    list = (ngx_array_t **) ((char *) conf + cmd->offset);

    if (path == &model && *list != NGX_CONF_UNSET_PTR) {
        return "is duplicate";
    }

    edit = ngx_http_responses_edit_add(cf, list, path);
    if (edit == NULL) {
        return NGX_CONF_ERROR;
    }

    if (path != &model) {
        ngx_http_responses_conf_request(cf, path, &value[2]);
    }

    return ngx_http_responses_value_set(cf, value[cf->args->nelts - 1],
                                        &edit->value);
}


char *
ngx_http_responses_edit_drop(ngx_conf_t *cf, ngx_command_t *cmd,
    void *conf)
{
    ngx_str_t    *value;
    ngx_uint_t    i;
    ngx_array_t **list;

    value = cf->args->elts;
    list = (ngx_array_t **) ((char *) conf + cmd->offset);

    for (i = 1; i < cf->args->nelts; i++) {

        if (ngx_http_responses_edit_add(cf, list, &value[i]) == NULL) {
            return NGX_CONF_ERROR;
        }

        ngx_http_responses_conf_request(cf, &value[i], NULL);
    }

    return NGX_CONF_OK;
}


char *
ngx_http_responses_edit_max(ngx_conf_t *cf, ngx_command_t *cmd, void *conf)
{
    ngx_str_t                  *value;
    ngx_array_t               **list;
    ngx_http_responses_edit_t  *edit;

    value = cf->args->elts;
    list = (ngx_array_t **) ((char *) conf + cmd->offset);

    if (!ngx_responses_number_decimal(value[2])) {
        return ngx_http_responses_conf_invalid(cf, "value", &value[2],
                                               "a number, such as \"4096\" "
                                               "or \"0.7\"");
    }

    edit = ngx_http_responses_edit_add(cf, list, &value[1]);
    if (edit == NULL) {
        return NGX_CONF_ERROR;
    }

    edit->value.constant = value[2];

    if (cf->args->nelts == 3) {
        return NGX_CONF_OK;
    }

    edit->refuse = ngx_responses_str_is(value[3], "refuse");

    if (edit->refuse) {
        return NGX_CONF_OK;
    }

    return ngx_http_responses_conf_invalid(cf, "parameter", &value[3],
                                           "\"refuse\"");
}


static ngx_http_responses_edit_t *
ngx_http_responses_edit_add(ngx_conf_t *cf, ngx_array_t **list,
    ngx_str_t *path)
{
    ngx_str_t                  *value;
    ngx_uint_t                  i;
    ngx_http_responses_edit_t  *edit;

    if (ngx_http_responses_conf_path(cf, path, NGX_RESPONSES_RULE_SET_FIELD)
        != NGX_CONF_OK)
    {
        return NULL;
    }

    if (*list == NGX_CONF_UNSET_PTR) {
        *list = ngx_array_create(cf->pool, 2,
                                 sizeof(ngx_http_responses_edit_t));
        if (*list == NULL) {
            return NULL;
        }
    }

    edit = (*list)->elts;

    for (i = 0; i < (*list)->nelts; i++) {

        if (ngx_responses_str_eq(edit[i].path, *path)) {
            value = cf->args->elts;

            ngx_conf_log_error(NGX_LOG_WARN, cf, 0,
                               "duplicate \"%V\" in \"%V\" directive",
                               path, &value[0]);
        }
    }

    edit = ngx_array_push(*list);

    if (edit) {
        ngx_memzero(edit, sizeof(ngx_http_responses_edit_t));
        edit->path = *path;
    }

    return edit;
}
