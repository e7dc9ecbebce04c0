
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Directives and variables of requests.
 *
 * The body is read before the content phase, so that an upstream can be
 * chosen by it.  What is not JSON is passed unchanged; a compressed body that
 * cannot be decoded can be refused.  Invariant: variables are those of the
 * client's body, also when another model is sent to the upstream.
 */


#include "http/ngx_http_responses_conf.h"
#include "http/ngx_http_responses_request.h"


#define NGX_HTTP_RESPONSES_REQUEST_CONF                                       \
    (NGX_HTTP_MAIN_CONF|NGX_HTTP_SRV_CONF|NGX_HTTP_LOC_CONF)


typedef struct {
    ngx_http_complex_value_t      *value;
    ngx_http_complex_value_t      *condition;
} ngx_http_responses_model_t;


typedef struct {
    ngx_flag_t                     read;
    ngx_uint_t                     refuse;     /* what cannot be read */
    ngx_array_t                   *models;     /* ..._responses_model_t */
} ngx_http_responses_request_loc_conf_t;


static ngx_int_t ngx_http_responses_request_handler(ngx_http_request_t *r);
static void ngx_http_responses_request_continue(ngx_http_request_t *r);
static ngx_uint_t ngx_http_responses_request_has_body(ngx_http_request_t *r);
static ngx_uint_t ngx_http_responses_request_json_type(ngx_http_request_t *r);
static ngx_int_t ngx_http_responses_request_unread(ngx_http_request_t *r,
    ngx_http_responses_request_loc_conf_t *rlcf);
static ngx_int_t ngx_http_responses_request_route(ngx_http_request_t *r,
    ngx_http_responses_request_t *req, ngx_array_t *models);
static ngx_int_t ngx_http_responses_request_choose(ngx_http_request_t *r,
    ngx_array_t *models, ngx_str_t *value);
static void ngx_http_responses_request_early(ngx_http_request_t *r,
    const char *name);
static ngx_int_t ngx_http_responses_request_init(ngx_conf_t *cf);
static void *ngx_http_responses_request_create_loc_conf(ngx_conf_t *cf);
static char *ngx_http_responses_request_merge_loc_conf(ngx_conf_t *cf,
    void *parent, void *child);
static char *ngx_http_responses_request_read_slot(ngx_conf_t *cf,
    ngx_command_t *cmd, void *conf);
static char *ngx_http_responses_request_model_slot(ngx_conf_t *cf,
    ngx_command_t *cmd, void *conf);
static ngx_http_complex_value_t *ngx_http_responses_request_compile(
    ngx_conf_t *cf, ngx_str_t *value);


static ngx_command_t  ngx_http_responses_request_commands[] = {

    { ngx_string("responses_read_request"),
      NGX_HTTP_RESPONSES_REQUEST_CONF|NGX_HTTP_LIF_CONF|NGX_CONF_TAKE12,
      ngx_http_responses_request_read_slot,
      NGX_HTTP_LOC_CONF_OFFSET,
      offsetof(ngx_http_responses_request_loc_conf_t, read),
      NULL },

    { ngx_string("responses_request_model"),
      NGX_HTTP_RESPONSES_REQUEST_CONF|NGX_HTTP_LIF_CONF|NGX_CONF_TAKE12,
      ngx_http_responses_request_model_slot,
      NGX_HTTP_LOC_CONF_OFFSET,
      0,
      NULL },

      ngx_null_command
};


static ngx_http_module_t  ngx_http_responses_request_module_ctx = {
    NULL,                                  /* preconfiguration */
    ngx_http_responses_request_init,       /* postconfiguration */

    NULL,                                  /* create main configuration */
    NULL,                                  /* init main configuration */

    NULL,                                  /* create server configuration */
    NULL,                                  /* merge server configuration */

    ngx_http_responses_request_create_loc_conf,
                                           /* create location configuration */
    ngx_http_responses_request_merge_loc_conf
                                           /* merge location configuration */
};


ngx_module_t  ngx_http_responses_request_module = {
    NGX_MODULE_V1,
    &ngx_http_responses_request_module_ctx,  /* module context */
    ngx_http_responses_request_commands,   /* module directives */
    NGX_HTTP_MODULE,                       /* module type */
    NULL,                                  /* init master */
    NULL,                                  /* init module */
    ngx_http_responses_request_init_process,  /* init process */
    NULL,                                  /* init thread */
    NULL,                                  /* exit thread */
    ngx_http_responses_request_exit_process,  /* exit process */
    NULL,                                  /* exit master */
    NGX_MODULE_V1_PADDING
};


/*
 * Is called again when the body was read, and after an internal redirect; the
 * body may then be the copy of another location.
 */

static ngx_int_t
ngx_http_responses_request_handler(ngx_http_request_t *r)
{
    ngx_int_t                               rc;
    ngx_uint_t                              gzip;
    ngx_http_responses_request_t           *req;
    ngx_http_responses_request_loc_conf_t  *rlcf;

    if (r != r->main || r->discard_body) {
        return NGX_DECLINED;
    }

    rlcf = ngx_http_get_module_loc_conf(r, ngx_http_responses_request_module);

    if (!rlcf->read && rlcf->models == NULL) {

        req = r->request_body ? ngx_http_responses_request_find(r) : NULL;

        if (req == NULL || !req->changed) {
            return NGX_DECLINED;
        }

        rc = ngx_http_responses_request_body_set(r, req, NULL);

        return rc == NGX_OK ? NGX_DECLINED : rc;
    }

    if (r->request_body == NULL) {

        if (r->method != NGX_HTTP_POST
            || !ngx_http_responses_request_has_body(r)
            || !ngx_http_responses_request_json_type(r))
        {
            ngx_log_debug0(NGX_LOG_DEBUG_HTTP, r->connection->log, 0,
                           "http responses request body not read");
            return NGX_DECLINED;
        }

        if (ngx_http_responses_request_encoding(r, &gzip) && !gzip) {
            return ngx_http_responses_request_unread(r, rlcf);
        }

        rc = ngx_http_read_client_request_body(r,
                                          ngx_http_responses_request_continue);
        if (rc >= NGX_HTTP_SPECIAL_RESPONSE) {
            return rc;
        }

        ngx_http_finalize_request(r, NGX_DONE);

        return NGX_DONE;
    }

    rc = ngx_http_responses_request_body(r, 0, &req);

    if (rc == NGX_OK && req->encoded) {
        return ngx_http_responses_request_unread(r, rlcf);
    }

    if (rc == NGX_OK) {
        rc = ngx_http_responses_request_route(r, req, rlcf->models);
    }

    if (rc == NGX_ERROR) {
        return NGX_HTTP_INTERNAL_SERVER_ERROR;
    }

    return rc == NGX_OK ? NGX_DECLINED : rc;
}


static void
ngx_http_responses_request_continue(ngx_http_request_t *r)
{
    r->write_event_handler = ngx_http_core_run_phases;
    ngx_http_core_run_phases(r);
}


static ngx_uint_t
ngx_http_responses_request_has_body(ngx_http_request_t *r)
{
    if (r->headers_in.content_length_n > 0 || r->headers_in.chunked) {
        return 1;
    }

#if (NGX_HTTP_V2)

    /* before 1.21.2 r->headers_in.chunked is not set for HTTP/2 */

    if (r->stream && r->headers_in.content_length_n < 0) {
        return !r->stream->in_closed;
    }

#endif

    return 0;
}


/*
 * Whether the body may be JSON: some clients send no type, or that of a form
 * or a text.  Bodies of other types are not read here, as they may be streams
 * that must reach the upstream before they end.
 */

static ngx_uint_t
ngx_http_responses_request_json_type(ngx_http_request_t *r)
{
    size_t      len;
    u_char     *type;
    ngx_str_t  *name;

    static ngx_str_t  types[] = {
        ngx_string("application/json"),
        ngx_string("application/x-www-form-urlencoded"),
        ngx_string("text/json"),
        ngx_string("text/plain"),
        ngx_null_string
    };

    if (r->headers_in.content_type == NULL) {
        return 1;
    }

    type = r->headers_in.content_type->value.data;

    for (len = 0; len < r->headers_in.content_type->value.len; len++) {

        if (type[len] == ';' || type[len] == ' ' || type[len] == '\t') {
            break;
        }
    }

    if (len == 0) {
        return 1;
    }

    /* "application/grpc+json" is a stream of frames */

    if (ngx_strncasecmp(type, (u_char *) "application/grpc",
                        sizeof("application/grpc") - 1)
        == 0)
    {
        return 0;
    }

    if (len > 5
        && ngx_strncasecmp(type + len - 5, (u_char *) "+json", 5) == 0)
    {
        return 1;
    }

    for (name = types; name->len; name++) {

        if (len == name->len
            && ngx_strncasecmp(type, name->data, len) == 0)
        {
            return 1;
        }
    }

    return 0;
}


/*
 * A body that is compressed and cannot be decoded: it is passed, or refused if
 * its model would have to be changed.
 */

static ngx_int_t
ngx_http_responses_request_unread(ngx_http_request_t *r,
    ngx_http_responses_request_loc_conf_t *rlcf)
{
    u_char                     buf[NGX_RESPONSES_WORD_LEN];
    ngx_str_t                  encoding, model;
    ngx_uint_t                 i, gzip;
    ngx_table_elt_t           *h;
    ngx_http_err_page_t       *page;
    ngx_http_core_loc_conf_t  *clcf;

    static ngx_str_t  type = ngx_string("application/json");

    static ngx_http_complex_value_t  error = {
        .value = ngx_string("{\"error\":{\"message\":\"The request body is "
                            "compressed, send it without Content-Encoding.\","
                            "\"type\":\"invalid_request_error\","
                            "\"param\":null,"
                            "\"code\":\"unsupported_content_encoding\"}}")
    };

    h = ngx_http_responses_request_encoding(r, &gzip);

    if (h) {
        encoding = ngx_responses_word(buf, NGX_RESPONSES_WORD_LEN, h->value);

        ngx_log_error(NGX_LOG_WARN, r->connection->log, 0,
                      "client sent a body with \"Content-Encoding: %V\", "
                      "its model is unknown",
                      &encoding);
    }

    if (ngx_http_responses_request_choose(r, rlcf->models, &model) != NGX_OK) {
        return NGX_HTTP_INTERNAL_SERVER_ERROR;
    }

    if (!rlcf->refuse && model.len == 0) {
        return NGX_DECLINED;
    }

    clcf = ngx_http_get_module_loc_conf(r, ngx_http_core_module);
    page = clcf->error_pages ? clcf->error_pages->elts : NULL;

    for (i = 0; page && i < clcf->error_pages->nelts; i++) {

        if (page[i].status == NGX_HTTP_UNSUPPORTED_MEDIA_TYPE) {
            return NGX_HTTP_UNSUPPORTED_MEDIA_TYPE;
        }
    }

    ngx_http_finalize_request(r, ngx_http_send_response(r,
                                              NGX_HTTP_UNSUPPORTED_MEDIA_TYPE,
                                              &type, &error));
    return NGX_DONE;
}


static ngx_int_t
ngx_http_responses_request_route(ngx_http_request_t *r,
    ngx_http_responses_request_t *req, ngx_array_t *models)
{
    ngx_str_t  value;

    if (!ngx_responses_request_body_complete(&req->body)) {
        return NGX_OK;
    }

    if (ngx_http_responses_request_choose(r, models, &value) != NGX_OK) {
        return NGX_ERROR;
    }

    /* the same model may be spelled differently, with escapes */

    if (value.len == 0
        || (req->model.data && req->body.models == 1
            && value.len == req->model.len
            && ngx_memcmp(value.data, req->model.data, value.len) == 0))
    {
        return req->changed ? ngx_http_responses_request_body_set(r, req, NULL)
                            : NGX_OK;
    }

    return ngx_http_responses_request_body_set(r, req, &value);
}


/* the model that is to be sent; empty: that of the client */

static ngx_int_t
ngx_http_responses_request_choose(ngx_http_request_t *r, ngx_array_t *models,
    ngx_str_t *value)
{
    ngx_uint_t                   i;
    ngx_http_responses_model_t  *model;

    ngx_str_null(value);

    model = models ? models->elts : NULL;

    for (i = 0; model && i < models->nelts; i++) {

        if (model[i].condition) {

            if (ngx_http_complex_value(r, model[i].condition, value)
                != NGX_OK)
            {
                return NGX_ERROR;
            }

            if (value->len == 0
                || (value->len == 1 && value->data[0] == '0'))
            {
                ngx_str_null(value);
                continue;
            }
        }

        return ngx_http_complex_value(r, model[i].value, value);
    }

    return NGX_OK;
}


ngx_int_t
ngx_http_responses_request_model(ngx_http_request_t *r, ngx_str_t *model)
{
    ngx_http_responses_request_t  *req;

    if (ngx_http_responses_request_body(r->main, 1, &req) != NGX_OK
        || req->model.data == NULL)
    {
        return NGX_DECLINED;
    }

    *model = req->model;

    return NGX_OK;
}


void
ngx_http_responses_request_logged(ngx_http_request_t *r,
    ngx_http_variable_value_t *v)
{
    ngx_http_responses_request_t  *req;

    req = ngx_http_responses_request_find(r);

    if (req && req->name.len) {
        v->valid = 1;
        v->no_cacheable = 0;
        v->not_found = 0;
        v->len = req->name.len;
        v->data = req->name.data;
    }
}


void
ngx_http_responses_request_known(ngx_http_request_t *r, ngx_str_t *model)
{
    u_char                        *p;
    size_t                         size;
    ngx_responses_writer_t         w;
    ngx_http_responses_request_t  *req;

    ngx_str_null(model);

    req = ngx_http_responses_request_find(r);

    if (req == NULL || req->model.len == 0) {
        return;
    }

    size = 6 * req->model.len;         /* for an escape of each byte */

    p = ngx_pnalloc(r->pool, size);
    if (p == NULL) {
        return;
    }

    ngx_responses_writer_init(&w, p, size);
    ngx_responses_write_text(&w, req->model.data, req->model.len);

    model->data = p;
    model->len = w.pos - p;
}


ngx_int_t
ngx_http_responses_request_model_variable(ngx_http_request_t *r,
    ngx_http_variable_value_t *v, uintptr_t data)
{
    ngx_int_t                      rc;
    ngx_http_responses_request_t  *req;

    rc = ngx_http_responses_request_body(r->main, 1, &req);

    if (rc == NGX_ERROR) {
        return NGX_ERROR;
    }

    if (rc != NGX_OK || req->model.data == NULL) {
        ngx_http_responses_request_early(r->main, "responses_request_model");
        v->not_found = 1;
        return NGX_OK;
    }

    v->valid = 1;
    v->no_cacheable = 0;
    v->not_found = 0;
    v->len = req->name.len;
    v->data = req->name.data;

    return NGX_OK;
}


ngx_int_t
ngx_http_responses_request_stream_variable(ngx_http_request_t *r,
    ngx_http_variable_value_t *v, uintptr_t data)
{
    ngx_int_t                      rc;
    ngx_http_responses_request_t  *req;

    rc = ngx_http_responses_request_body(r->main, 1, &req);

    if (rc == NGX_ERROR) {
        return NGX_ERROR;
    }

    if (rc != NGX_OK || !ngx_responses_request_body_complete(&req->body)
        || req->body.stream == NGX_RESPONSES_REQUEST_STREAM_INVALID
        || req->body.ambiguous)
    {
        ngx_http_responses_request_early(r->main, "responses_request_stream");
        v->not_found = 1;
        return NGX_OK;
    }

    v->valid = 1;
    v->no_cacheable = 0;
    v->not_found = 0;
    v->len = 1;
    v->data = (u_char *) (req->body.stream ? "1" : "0");

    return NGX_OK;
}


/* the value may be of use later, but what it was evaluated for got none */

static void
ngx_http_responses_request_early(ngx_http_request_t *r, const char *name)
{
    static ngx_uint_t  level = NGX_LOG_ERR;

    if (r->request_body || r->discard_body || r->headers_out.status
        || r->err_status || r->method != NGX_HTTP_POST
        || !ngx_http_responses_request_has_body(r)
        || !ngx_http_responses_request_json_type(r))
    {
        return;
    }

    /* once a worker at a level that most logs have */

    ngx_log_error(level, r->connection->log, 0,
                  "\"$%s\" was evaluated before the request body was read",
                  name);
    level = NGX_LOG_WARN;
}


static ngx_int_t
ngx_http_responses_request_init(ngx_conf_t *cf)
{
    ngx_http_handler_pt        *h;
    ngx_http_core_main_conf_t  *cmcf;

    cmcf = ngx_http_conf_get_module_main_conf(cf, ngx_http_core_module);

    h = ngx_array_push(&cmcf->phases[NGX_HTTP_PRECONTENT_PHASE].handlers);
    if (h == NULL) {
        return NGX_ERROR;
    }

    *h = ngx_http_responses_request_handler;

    return ngx_http_responses_request_body_init(cf);
}


ngx_uint_t
ngx_http_responses_request_reads(void **loc_conf)
{
    ngx_http_responses_request_loc_conf_t  *rlcf;

    rlcf = loc_conf[ngx_http_responses_request_module.ctx_index];

    return rlcf->read || rlcf->models;
}


static void *
ngx_http_responses_request_create_loc_conf(ngx_conf_t *cf)
{
    ngx_http_responses_request_loc_conf_t  *conf;

    conf = ngx_pcalloc(cf->pool,
                       sizeof(ngx_http_responses_request_loc_conf_t));
    if (conf == NULL) {
        return NULL;
    }

    conf->read = NGX_CONF_UNSET;
    conf->refuse = NGX_CONF_UNSET_UINT;
    conf->models = NGX_CONF_UNSET_PTR;

    return conf;
}


static char *
ngx_http_responses_request_merge_loc_conf(ngx_conf_t *cf, void *parent,
    void *child)
{
    ngx_http_responses_request_loc_conf_t *prev = parent;
    ngx_http_responses_request_loc_conf_t *conf = child;

    if (conf->read == NGX_CONF_UNSET) {
        ngx_conf_merge_value(conf->read, prev->read, 0);
        ngx_conf_merge_uint_value(conf->refuse, prev->refuse, 0);
    }

    ngx_conf_merge_uint_value(conf->refuse, NGX_CONF_UNSET_UINT, 0);

    ngx_conf_merge_ptr_value(conf->models, prev->models, NULL);

    return NGX_CONF_OK;
}


/* a flag, and what is done with a body that cannot be read */

static char *
ngx_http_responses_request_read_slot(ngx_conf_t *cf, ngx_command_t *cmd,
    void *conf)
{
    ngx_http_responses_request_loc_conf_t *rlcf = conf;

    char       *rv;
    ngx_str_t  *value;

    rv = ngx_conf_set_flag_slot(cf, cmd, conf);

    if (rv != NGX_CONF_OK) {
        return rv;
    }

    value = cf->args->elts;

    rlcf->refuse = 0;

    if (cf->args->nelts == 2) {
        return NGX_CONF_OK;
    }

    if (ngx_strcmp(value[2].data, "unread=415") == 0) {
        rlcf->refuse = 1;
        return NGX_CONF_OK;
    }

    if (ngx_strcmp(value[2].data, "unread=pass") == 0) {
        return NGX_CONF_OK;
    }

    ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                       "invalid parameter \"%V\" in \"%V\" directive, "
                       "expected \"unread=pass\" or \"unread=415\"",
                       &value[2], &cmd->name);

    return NGX_CONF_ERROR;
}


static char *
ngx_http_responses_request_model_slot(ngx_conf_t *cf, ngx_command_t *cmd,
    void *conf)
{
    ngx_http_responses_request_loc_conf_t *rlcf = conf;

    ngx_str_t                   *value, s;
    ngx_uint_t                   i;
    ngx_http_responses_model_t  *model;

    value = cf->args->elts;

    if (rlcf->models == NGX_CONF_UNSET_PTR) {
        rlcf->models = ngx_array_create(cf->pool, 2,
                                        sizeof(ngx_http_responses_model_t));
        if (rlcf->models == NULL) {
            return NGX_CONF_ERROR;
        }
    }

    model = rlcf->models->elts;

    for (i = 0; i < rlcf->models->nelts; i++) {

        if (model[i].condition == NULL) {
            ngx_conf_log_error(NGX_LOG_WARN, cf, 0,
                               "\"%V\" in \"%V\" directive is never used, "
                               "\"%V\" before it has no \"if=\"", &value[1],
                               &cmd->name, &model[i].value->value);
            break;
        }
    }

    model = ngx_array_push(rlcf->models);
    if (model == NULL) {
        return NGX_CONF_ERROR;
    }

    model->condition = NULL;
    model->value = ngx_http_responses_request_compile(cf, &value[1]);

    if (model->value == NULL) {
        return NGX_CONF_ERROR;
    }

    if (cf->args->nelts == 2) {
        return NGX_CONF_OK;
    }

    if (ngx_strncmp(value[2].data, "if=", 3) != 0 || value[2].len == 3) {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "invalid parameter \"%V\" in \"%V\" directive, "
                           "expected \"if=condition\"",
                           &value[2], &cmd->name);
        return NGX_CONF_ERROR;
    }

    s.data = value[2].data + 3;
    s.len = value[2].len - 3;

    /* a comparison is a text, which is not empty */

    if (ngx_http_script_variables_count(&s) == 0
        || strpbrk((char *) s.data, "=!<>~ ") != NULL)
    {
        ngx_conf_log_error(NGX_LOG_WARN, cf, 0,
                           "condition \"%V\" in \"%V\" directive is always "
                           "the same, expected \"if=$variable\"",
                           &s, &cmd->name);
    }

    model->condition = ngx_http_responses_request_compile(cf, &s);

    return model->condition ? NGX_CONF_OK : NGX_CONF_ERROR;
}


static ngx_http_complex_value_t *
ngx_http_responses_request_compile(ngx_conf_t *cf, ngx_str_t *value)
{
    ngx_http_complex_value_t          *cv;
    ngx_http_compile_complex_value_t   ccv;

    static ngx_str_t  name = ngx_string("responses_request_model");

    ngx_http_responses_conf_early(cf, &name, value);

    cv = ngx_palloc(cf->pool, sizeof(ngx_http_complex_value_t));
    if (cv == NULL) {
        return NULL;
    }

    ngx_memzero(&ccv, sizeof(ngx_http_compile_complex_value_t));

    ccv.cf = cf;
    ccv.value = value;
    ccv.complex_value = cv;

    return ngx_http_compile_complex_value(&ccv) == NGX_OK ? cv : NULL;
}
