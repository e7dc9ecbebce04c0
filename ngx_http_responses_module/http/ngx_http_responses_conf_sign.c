
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The directive "responses_sign_id", and its keys.
 *
 * Never writes a key to the log.  Invariant: what could be meant as a
 * parameter or a variable is not taken as a key, as it could be guessed.
 */


#include "http/ngx_http_responses_conf.h"
#include "http/ngx_http_responses_sign.h"
#include "http/ngx_http_responses_value.h"


#define NGX_HTTP_RESPONSES_KEY_LEN   16        /* bytes, at least */
#define NGX_HTTP_RESPONSES_KEY_FILE  65536     /* at most */


#if (NGX_HTTP_RESPONSES_OPENSSL)

static ngx_int_t ngx_http_responses_conf_sign_line(ngx_conf_t *cf,
    ngx_http_responses_loc_conf_t *rlcf);
static char *ngx_http_responses_conf_sign_arg(ngx_conf_t *cf,
    ngx_http_responses_sign_t *sign, ngx_str_t *arg);
static char *ngx_http_responses_conf_sign_value(ngx_conf_t *cf,
    ngx_str_t *arg, size_t name, ngx_http_complex_value_t **value);
static char *ngx_http_responses_conf_sign_file(ngx_conf_t *cf,
    ngx_http_responses_sign_t *sign, ngx_str_t path);
static char *ngx_http_responses_conf_sign_lines(ngx_conf_t *cf,
    ngx_http_responses_sign_t *sign, u_char *p, u_char *last);
static char *ngx_http_responses_conf_sign_key(ngx_conf_t *cf,
    ngx_http_responses_sign_t *sign, u_char *p, size_t len);


#define ngx_http_responses_conf_sign_begins(arg, name)                        \
    (ngx_strncmp((arg)->data, name, sizeof(name) - 1) == 0)


char *
ngx_http_responses_conf_sign(ngx_conf_t *cf, ngx_command_t *cmd, void *conf)
{
    ngx_http_responses_loc_conf_t *rlcf = conf;

    char                        *rv;
    ngx_str_t                   *value;
    ngx_uint_t                   i;
    ngx_array_t                **rules;
    ngx_responses_rule_t        *rule;
    ngx_http_responses_sign_t   *sign;

    rules = &rlcf->rules[NGX_RESPONSES_RULE_SIGN];

    if (*rules != NGX_CONF_UNSET_PTR) {
        return "is duplicate";
    }

    *rules = ngx_array_create(cf->pool, 1, sizeof(ngx_responses_rule_t));
    sign = ngx_pcalloc(cf->pool, sizeof(ngx_http_responses_sign_t));

    if (*rules == NULL || sign == NULL
        || ngx_array_init(&sign->keys, cf->pool, 2, sizeof(ngx_str_t))
           != NGX_OK
        || ngx_http_responses_conf_sign_line(cf, rlcf) != NGX_OK)
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

    rule = ngx_array_push(*rules);

    ngx_memzero(rule, sizeof(ngx_responses_rule_t));

    rule->kind = NGX_RESPONSES_RULE_SIGN;
    rule->value.value = sign;

    return NGX_CONF_OK;
}


/* a warning about the directive shows its name only */

static ngx_int_t
ngx_http_responses_conf_sign_line(ngx_conf_t *cf,
    ngx_http_responses_loc_conf_t *rlcf)
{
    ngx_int_t   rc;
    ngx_uint_t  n;

    n = cf->args->nelts;
    cf->args->nelts = 1;

    rc = ngx_http_responses_conf_line(cf, rlcf, 1);

    cf->args->nelts = n;

    return rc;
}


static char *
ngx_http_responses_conf_sign_arg(ngx_conf_t *cf,
    ngx_http_responses_sign_t *sign, ngx_str_t *arg)
{
    u_char     *p, *last;
    ngx_str_t   path, name;

    if (ngx_http_responses_conf_sign_begins(arg, "owner=")) {
        return ngx_http_responses_conf_sign_value(cf, arg,
                                                  sizeof("owner=") - 1,
                                                  &sign->owner);
    }

    if (ngx_http_responses_conf_sign_begins(arg, "peer=")) {
        return ngx_http_responses_conf_sign_value(cf, arg, sizeof("peer=") - 1,
                                                  &sign->peer);
    }

    if (ngx_http_responses_conf_sign_begins(arg, "file:")) {
        path.data = arg->data + sizeof("file:") - 1;
        path.len = arg->len - (sizeof("file:") - 1);

        return ngx_http_responses_conf_sign_file(cf, sign, path);
    }

    last = arg->data + arg->len;

    /* base64 ends with "=" */

    p = ngx_strlchr(arg->data, last, '=');

    if (p && last - p > 2) {
        name.data = arg->data;
        name.len = p + 1 - arg->data;

        return ngx_http_responses_conf_invalid(cf, "parameter", &name,
                                               "keys without \"=\", "
                                               "\"file:path\", "
                                               "\"owner=value\" and "
                                               "\"peer=value\"");
    }

    if (ngx_strlchr(arg->data, last, '$')) {
        return "has a variable in a key";
    }

    return ngx_http_responses_conf_sign_key(cf, sign, arg->data, arg->len);
}


static char *
ngx_http_responses_conf_sign_value(ngx_conf_t *cf, ngx_str_t *arg, size_t name,
    ngx_http_complex_value_t **value)
{
    ngx_str_t  text;

    if (*value) {
        return ngx_http_responses_conf_invalid(cf, "parameter", arg,
                                               "each one once");
    }

    text.data = arg->data + name;
    text.len = arg->len - name;

    *value = ngx_http_responses_value_parse(cf, &text);

    return *value ? NGX_CONF_OK : NGX_CONF_ERROR;
}


static char *
ngx_http_responses_conf_sign_file(ngx_conf_t *cf,
    ngx_http_responses_sign_t *sign, ngx_str_t path)
{
    char     *rv;
    u_char   *text;
    ssize_t   n;
    ngx_fd_t  fd;

    if (ngx_conf_full_name(cf->cycle, &path, 1) != NGX_OK) {
        return NGX_CONF_ERROR;
    }

    text = ngx_palloc(cf->temp_pool, NGX_HTTP_RESPONSES_KEY_FILE);
    if (text == NULL) {
        return NGX_CONF_ERROR;
    }

    fd = ngx_open_file(path.data, NGX_FILE_RDONLY, NGX_FILE_OPEN, 0);

    n = (fd == NGX_INVALID_FILE)
        ? -1 : ngx_read_fd(fd, text, NGX_HTTP_RESPONSES_KEY_FILE);

    if (n < 0) {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, ngx_errno,
                           "cannot read keys in \"%V\"", &path);
        rv = NGX_CONF_ERROR;

    } else {
        rv = ngx_http_responses_conf_sign_lines(cf, sign, text, text + n);

        ngx_explicit_memzero(text, n);
    }

    if (fd != NGX_INVALID_FILE && ngx_close_file(fd) == NGX_FILE_ERROR) {
        ngx_conf_log_error(NGX_LOG_ALERT, cf, ngx_errno,
                           ngx_close_file_n " \"%V\" failed", &path);
    }

    return rv;
}


/* each line is a key */

static char *
ngx_http_responses_conf_sign_lines(ngx_conf_t *cf,
    ngx_http_responses_sign_t *sign, u_char *p, u_char *last)
{
    char    *rv;
    u_char  *end, *next;

    for ( /* void */ ; p < last; p = next) {
        end = ngx_strlchr(p, last, LF);

        if (end == NULL) {
            end = last;
        }

        next = end + 1;

        if (end > p && end[-1] == CR) {
            end--;
        }

        if (end == p) {
            continue;
        }

        rv = ngx_http_responses_conf_sign_key(cf, sign, p, end - p);

        if (rv != NGX_CONF_OK) {
            return rv;
        }
    }

    return NGX_CONF_OK;
}


static char *
ngx_http_responses_conf_sign_key(ngx_conf_t *cf,
    ngx_http_responses_sign_t *sign, u_char *p, size_t len)
{
    ngx_str_t  *key;

    key = ngx_array_push(&sign->keys);
    if (key == NULL) {
        return NGX_CONF_ERROR;
    }

    if (len < NGX_HTTP_RESPONSES_KEY_LEN) {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "key %ui in \"responses_sign_id\" directive is "
                           "shorter than %d bytes", sign->keys.nelts,
                           NGX_HTTP_RESPONSES_KEY_LEN);
        return NGX_CONF_ERROR;
    }

    key->len = len;
    key->data = ngx_pnalloc(cf->pool, len);

    if (key->data == NULL) {
        return NGX_CONF_ERROR;
    }

    ngx_memcpy(key->data, p, len);

    return NGX_CONF_OK;
}

#else

char *
ngx_http_responses_conf_sign(ngx_conf_t *cf, ngx_command_t *cmd, void *conf)
{
    return "requires OpenSSL, which was missing when the module was built";
}

#endif
