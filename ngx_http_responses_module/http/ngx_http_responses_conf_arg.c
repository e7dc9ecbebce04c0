
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Arguments of directives are read, and it is told what is wrong with one.
 *
 * Knows no directive.  Invariant: a message names the argument and what was
 * expected.
 */


#include "http/ngx_http_responses_conf.h"


ngx_int_t
ngx_http_responses_conf_once(ngx_conf_t *cf)
{
    size_t      len;
    u_char     *p;
    ngx_str_t  *value;
    ngx_uint_t  i, n;

    value = cf->args->elts;

    for (i = 1; i < cf->args->nelts; i++) {
        p = ngx_strlchr(value[i].data, value[i].data + value[i].len, '=');

        if (p == NULL) {
            continue;
        }

        len = p + 1 - value[i].data;

        for (n = 1; n < i; n++) {

            if (ngx_strncmp(value[n].data, value[i].data, len) == 0) {
                (void) ngx_http_responses_conf_invalid(cf, "parameter",
                                                       &value[i],
                                                       "each parameter once");
                return NGX_ERROR;
            }
        }
    }

    return NGX_OK;
}


void
ngx_http_responses_conf_again(ngx_conf_t *cf, ngx_uint_t n)
{
    ngx_str_t   *value;
    ngx_uint_t   i;

    value = cf->args->elts;

    for (i = 1; i < n; i++) {

        if (ngx_responses_str_eq(value[i], value[n])) {
            ngx_conf_log_error(NGX_LOG_WARN, cf, 0,
                               "duplicate \"%V\" in \"%V\" directive",
                               &value[n], &value[0]);
            return;
        }
    }
}


char *
ngx_http_responses_conf_invalid(ngx_conf_t *cf, const char *what,
    ngx_str_t *arg, const char *expected)
{
    ngx_str_t  *value;

    value = cf->args->elts;

    ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                       "invalid %s \"%V\" in \"%V\" directive, expected %s",
                       what, arg, &value[0], expected);

    return NGX_CONF_ERROR;
}


ngx_uint_t
ngx_http_responses_conf_named(ngx_str_t *arg, const char *name,
    ngx_str_t *text)
{
    size_t  len;

    len = ngx_strlen(name);

    if (ngx_strncmp(arg->data, name, len) != 0) {
        return 0;
    }

    text->data = arg->data + len;
    text->len = arg->len - len;

    return 1;
}


char *
ngx_http_responses_conf_word(ngx_conf_t *cf, ngx_str_t *value,
    const char *name, ngx_conf_enum_t *e, ngx_uint_t *np)
{
    u_char      *p, *last, words[NGX_MAX_CONF_ERRSTR];
    ngx_str_t    word;
    ngx_uint_t   i;
    const char  *between;

    if (ngx_http_responses_conf_named(value, name, &word)) {

        for (i = 0; e[i].name.len; i++) {

            if (ngx_responses_str_eq(word, e[i].name)) {
                *np = e[i].value;
                return NGX_CONF_OK;
            }
        }
    }

    p = words;
    last = words + sizeof(words) - 1;

    for (i = 0; e[i].name.len; i++) {
        between = "";

        if (i) {
            between = e[i + 1].name.len ? ", " : " or ";
        }

        p = ngx_slprintf(p, last, "%s\"%s%V\"", between, name, &e[i].name);
    }

    *p = '\0';

    return ngx_http_responses_conf_invalid(cf, "value", value,
                                           (char *) words);
}


char *
ngx_http_responses_conf_enum(ngx_conf_t *cf, ngx_command_t *cmd, void *conf)
{
    ngx_str_t   *value;
    ngx_uint_t  *np;

    np = (ngx_uint_t *) ((u_char *) conf + cmd->offset);

    if (*np != NGX_CONF_UNSET_UINT) {
        return "is duplicate";
    }

    value = cf->args->elts;

    return ngx_http_responses_conf_word(cf, &value[1], "", cmd->post, np);
}


ngx_http_complex_value_t *
ngx_http_responses_conf_value(ngx_conf_t *cf, ngx_str_t *text)
{
    ngx_http_complex_value_t          *value;
    ngx_http_compile_complex_value_t   ccv;

    value = ngx_palloc(cf->pool, sizeof(ngx_http_complex_value_t));
    if (value == NULL) {
        return NULL;
    }

    ngx_memzero(&ccv, sizeof(ngx_http_compile_complex_value_t));

    ccv.cf = cf;
    ccv.value = text;
    ccv.complex_value = value;

    if (ngx_http_compile_complex_value(&ccv) == NGX_OK) {
        return value;
    }

    return NULL;
}


ngx_shm_zone_t *
ngx_http_responses_conf_zone(ngx_conf_t *cf, ngx_str_t *arg, ngx_uint_t pages,
    void *tag, ngx_shm_zone_init_pt init)
{
    ssize_t          size;
    ngx_str_t        name, text, *value;
    ngx_shm_zone_t  *shm_zone;

    value = cf->args->elts;
    size = 0;

    if (ngx_http_responses_conf_named(arg, "zone=", &text)
        && ngx_http_responses_split(&text, ':', &name)
        && name.len)
    {
        size = ngx_parse_size(&text);
    }

    if (size < (ssize_t) (pages * ngx_pagesize)) {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "invalid parameter \"%V\" in \"%V\" directive, "
                           "expected \"zone=name:size\" with a size of %uzk "
                           "or more", arg, &value[0],
                           pages * ngx_pagesize / 1024);
        return NULL;
    }

    shm_zone = ngx_shared_memory_add(cf, &name, size, tag);
    if (shm_zone == NULL) {
        return NULL;
    }

    if (shm_zone->init) {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "duplicate zone \"%V\" in \"%V\" directive",
                           &name, &value[0]);
        return NULL;
    }

    shm_zone->init = init;

    return shm_zone;
}
