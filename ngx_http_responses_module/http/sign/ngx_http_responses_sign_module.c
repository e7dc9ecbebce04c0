
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The module of signed ids, and its directive, "responses_sign_id".
 *
 * Never writes a key to the log.  Invariant: what could be meant as a
 * parameter or a variable is not taken as a key, as it could be guessed.
 */


#include "http/ngx_http_responses_conf.h"
#include "http/rules/ngx_http_responses_rules.h"
#include "http/sign/ngx_http_responses_sign.h"
#include "http/sign/ngx_http_responses_sign_conf.h"


#define NGX_HTTP_RESPONSES_KEY_LEN   16        /* bytes, at least */
#define NGX_HTTP_RESPONSES_KEY_FILE  65536     /* at most */

#define blank(c)  ((c) == ' ' || (c) == '\t' || (c) == CR)


static ngx_int_t ngx_http_responses_sign_add_variable(ngx_conf_t *cf);
static void *ngx_http_responses_sign_create_conf(ngx_conf_t *cf);
static char *ngx_http_responses_sign_merge_conf(ngx_conf_t *cf, void *parent,
    void *child);

static char *ngx_http_responses_sign_id(ngx_conf_t *cf, ngx_command_t *cmd,
    void *conf);

#if (NGX_HTTP_RESPONSES_OPENSSL)

static char *ngx_http_responses_conf_sign_arg(ngx_conf_t *cf,
    ngx_http_responses_sign_t *sign, ngx_str_t *arg);
static char *ngx_http_responses_conf_sign_value(ngx_conf_t *cf,
    ngx_str_t *arg, ngx_str_t *text, ngx_http_complex_value_t **value);
static char *ngx_http_responses_conf_sign_file(ngx_conf_t *cf,
    ngx_http_responses_sign_t *sign, ngx_str_t path);
static char *ngx_http_responses_conf_sign_read(ngx_conf_t *cf, ngx_fd_t fd,
    ngx_str_t *path, ngx_str_t *text);
static char *ngx_http_responses_conf_sign_lines(ngx_conf_t *cf,
    ngx_http_responses_sign_t *sign, ngx_str_t text);
static char *ngx_http_responses_conf_sign_key(ngx_conf_t *cf,
    ngx_http_responses_sign_t *sign, ngx_str_t *text);

#endif


static ngx_command_t  ngx_http_responses_sign_commands[] = {

    { ngx_string("responses_sign_id"),
      NGX_HTTP_RESPONSES_CONF|NGX_HTTP_LIF_CONF|NGX_CONF_1MORE,
      ngx_http_responses_sign_id,
      NGX_HTTP_LOC_CONF_OFFSET,
      0,
      NULL },

      ngx_null_command
};


static ngx_http_variable_t  ngx_http_responses_sign_vars[] = {

    { ngx_string("responses_id_peer"), NULL,
      ngx_http_responses_sign_peer, 0, NGX_HTTP_VAR_NOCACHEABLE, 0 },

      ngx_http_null_variable
};


static ngx_http_module_t  ngx_http_responses_sign_module_ctx = {
    ngx_http_responses_sign_add_variable,  /* preconfiguration */
    NULL,                                  /* postconfiguration */

    NULL,                                  /* create main configuration */
    NULL,                                  /* init main configuration */

    NULL,                                  /* create server configuration */
    NULL,                                  /* merge server configuration */

    ngx_http_responses_sign_create_conf,   /* create location configuration */
    ngx_http_responses_sign_merge_conf     /* merge location configuration */
};


ngx_module_t  ngx_http_responses_sign_module = {
    NGX_MODULE_V1,
    &ngx_http_responses_sign_module_ctx,   /* module context */
    ngx_http_responses_sign_commands,      /* module directives */
    NGX_HTTP_MODULE,                       /* module type */
    NULL,                                  /* init master */
    NULL,                                  /* init module */
    NULL,                                  /* init process */
    NULL,                                  /* init thread */
    NULL,                                  /* exit thread */
    NULL,                                  /* exit process */
    NULL,                                  /* exit master */
    NGX_MODULE_V1_PADDING
};


static ngx_int_t
ngx_http_responses_sign_add_variable(ngx_conf_t *cf)
{
    ngx_http_variable_t  *var, *v;

    v = ngx_http_responses_sign_vars;

    var = ngx_http_add_variable(cf, &v->name, v->flags);
    if (var == NULL) {
        return NGX_ERROR;
    }

    var->get_handler = v->get_handler;

    return NGX_OK;
}


static void *
ngx_http_responses_sign_create_conf(ngx_conf_t *cf)
{
    ngx_http_responses_sign_conf_t  *conf;

    conf = ngx_palloc(cf->pool, sizeof(ngx_http_responses_sign_conf_t));
    if (conf == NULL) {
        return NULL;
    }

    conf->sign = NGX_CONF_UNSET_PTR;

    return conf;
}


static char *
ngx_http_responses_sign_merge_conf(ngx_conf_t *cf, void *parent, void *child)
{
    ngx_http_responses_sign_conf_t *prev = parent;
    ngx_http_responses_sign_conf_t *conf = child;

    ngx_conf_merge_ptr_value(conf->sign, prev->sign, NULL);

    return NGX_CONF_OK;
}


/* this configuration is merged before that of the filter */

void *
ngx_http_responses_sign_rule(ngx_conf_t *cf)
{
    ngx_http_responses_sign_conf_t  *conf;

    conf = ngx_http_conf_get_module_loc_conf(cf,
                                             ngx_http_responses_sign_module);

    return conf->sign;
}


#if (NGX_HTTP_RESPONSES_OPENSSL)

static char *
ngx_http_responses_sign_id(ngx_conf_t *cf, ngx_command_t *cmd, void *conf)
{
    ngx_http_responses_sign_conf_t *scf = conf;

    char                       *rv;
    ngx_str_t                  *value;
    ngx_uint_t                  i;
    ngx_http_responses_sign_t  *sign;

    if (scf->sign != NGX_CONF_UNSET_PTR) {
        return "is duplicate";
    }

    sign = ngx_pcalloc(cf->pool, sizeof(ngx_http_responses_sign_t));

    if (sign == NULL
        || ngx_array_init(&sign->keys, cf->pool, 2, sizeof(ngx_str_t))
           != NGX_OK)
    {
        return NGX_CONF_ERROR;
    }

    scf->sign = sign;

    /* keys are never shown */

    if (ngx_http_responses_conf_line(cf, 1, NGX_RESPONSES_RULE_SIGN)
        != NGX_OK)
    {
        return NGX_CONF_ERROR;
    }

    value = cf->args->elts;

    for (i = 1; i < cf->args->nelts; i++) {
        rv = ngx_http_responses_conf_sign_arg(cf, sign, &value[i]);

        if (rv != NGX_CONF_OK) {
            return rv;
        }
    }

    if (sign->keys.nelts == 0) {
        return "has no key";
    }

    sign->signer.mac = ngx_http_responses_sign_mac;
    sign->signer.keys = sign->keys.elts;
    sign->signer.nkeys = sign->keys.nelts;

    return NGX_CONF_OK;
}


static char *
ngx_http_responses_conf_sign_arg(ngx_conf_t *cf,
    ngx_http_responses_sign_t *sign, ngx_str_t *arg)
{
    u_char     *p, *last;
    ngx_str_t   text;

    if (ngx_http_responses_conf_named(arg, "owner=", &text)) {
        return ngx_http_responses_conf_sign_value(cf, arg, &text,
                                                  &sign->owner);
    }

    if (ngx_http_responses_conf_named(arg, "peer=", &text)) {
        return ngx_http_responses_conf_sign_value(cf, arg, &text, &sign->peer);
    }

    if (ngx_http_responses_conf_named(arg, "file:", &text)) {
        return ngx_http_responses_conf_sign_file(cf, sign, text);
    }

    last = arg->data + arg->len;

    /* base64 ends with "=" */

    p = ngx_strlchr(arg->data, last, '=');

    if (p && last - p > 2) {
        text.data = arg->data;
        text.len = p + 1 - arg->data;

        return ngx_http_responses_conf_invalid(cf, "parameter", &text,
                                               "keys without \"=\", "
                                               "\"file:path\", "
                                               "\"owner=value\" and "
                                               "\"peer=value\"");
    }

    if (ngx_strlchr(arg->data, last, '$')) {
        return "has a variable in a key";
    }

    return ngx_http_responses_conf_sign_key(cf, sign, arg);
}


static char *
ngx_http_responses_conf_sign_value(ngx_conf_t *cf, ngx_str_t *arg,
    ngx_str_t *text, ngx_http_complex_value_t **value)
{
    if (*value) {
        return ngx_http_responses_conf_invalid(cf, "parameter", arg,
                                               "each one once");
    }

    *value = ngx_http_responses_conf_value(cf, text);

    if (*value) {
        return NGX_CONF_OK;
    }

    return NGX_CONF_ERROR;
}


static char *
ngx_http_responses_conf_sign_file(ngx_conf_t *cf,
    ngx_http_responses_sign_t *sign, ngx_str_t path)
{
    char       *rv;
    ngx_fd_t    fd;
    ngx_str_t   text;

    if (ngx_conf_full_name(cf->cycle, &path, 1) != NGX_OK) {
        return NGX_CONF_ERROR;
    }

    text.data = ngx_palloc(cf->temp_pool, NGX_HTTP_RESPONSES_KEY_FILE + 1);
    if (text.data == NULL) {
        return NGX_CONF_ERROR;
    }

    fd = ngx_open_file(path.data, NGX_FILE_RDONLY, NGX_FILE_OPEN, 0);

    if (fd == NGX_INVALID_FILE) {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, ngx_errno,
                           "cannot read keys in \"%V\"", &path);
        return NGX_CONF_ERROR;
    }

    rv = ngx_http_responses_conf_sign_read(cf, fd, &path, &text);

    if (rv == NGX_CONF_OK) {
        rv = ngx_http_responses_conf_sign_lines(cf, sign, text);
    }

    ngx_explicit_memzero(text.data, text.len);

    if (ngx_close_file(fd) == NGX_FILE_ERROR) {
        ngx_conf_log_error(NGX_LOG_ALERT, cf, ngx_errno,
                           ngx_close_file_n " \"%V\" failed", &path);
    }

    return rv;
}


/* the text of a file, in memory that has room for one byte too many */

static char *
ngx_http_responses_conf_sign_read(ngx_conf_t *cf, ngx_fd_t fd,
    ngx_str_t *path, ngx_str_t *text)
{
    ssize_t  n;

    text->len = 0;

    do {
        n = ngx_read_fd(fd, text->data + text->len,
                        NGX_HTTP_RESPONSES_KEY_FILE + 1 - text->len);

        if (n < 0) {
            ngx_conf_log_error(NGX_LOG_EMERG, cf, ngx_errno,
                               "cannot read keys in \"%V\"", path);
            return NGX_CONF_ERROR;
        }

        text->len += n;

    } while (n && text->len <= NGX_HTTP_RESPONSES_KEY_FILE);

    if (text->len > NGX_HTTP_RESPONSES_KEY_FILE) {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "the file of keys \"%V\" is larger than %d bytes",
                           path, NGX_HTTP_RESPONSES_KEY_FILE);
        return NGX_CONF_ERROR;
    }

    return NGX_CONF_OK;
}


/*
 * Each line is a key, unless it is blank or a comment: text that everybody can
 * guess is no key.
 */

static char *
ngx_http_responses_conf_sign_lines(ngx_conf_t *cf,
    ngx_http_responses_sign_t *sign, ngx_str_t text)
{
    char       *rv;
    ngx_str_t   line;

    if (text.len >= 3 && ngx_memcmp(text.data, "\xef\xbb\xbf", 3) == 0) {
        text.data += 3;
        text.len -= 3;
    }

    while (ngx_http_responses_split(&text, LF, &line)) {

        while (line.len && blank(line.data[0])) {
            line.data++;
            line.len--;
        }

        while (line.len && blank(line.data[line.len - 1])) {
            line.len--;
        }

        if (line.len == 0 || line.data[0] == '#') {
            continue;
        }

        rv = ngx_http_responses_conf_sign_key(cf, sign, &line);

        if (rv != NGX_CONF_OK) {
            return rv;
        }
    }

    return NGX_CONF_OK;
}


static char *
ngx_http_responses_conf_sign_key(ngx_conf_t *cf,
    ngx_http_responses_sign_t *sign, ngx_str_t *text)
{
    ngx_str_t  *key;

    key = ngx_array_push(&sign->keys);
    if (key == NULL) {
        return NGX_CONF_ERROR;
    }

    if (text->len < NGX_HTTP_RESPONSES_KEY_LEN) {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "key %ui in \"responses_sign_id\" directive is "
                           "shorter than %d bytes", sign->keys.nelts,
                           NGX_HTTP_RESPONSES_KEY_LEN);
        return NGX_CONF_ERROR;
    }

    key->len = text->len;
    key->data = ngx_pstrdup(cf->pool, text);

    if (key->data) {
        return NGX_CONF_OK;
    }

    return NGX_CONF_ERROR;
}

#else

static char *
ngx_http_responses_sign_id(ngx_conf_t *cf, ngx_command_t *cmd, void *conf)
{
    return "requires OpenSSL, which was missing when the module was built";
}

#endif
