
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Slots of directives, as those of nginx, with errors that name the valid
 * values.  conf is that of ngx_http_responses_module.
 */


#include "core/ngx_responses_near.h"
#include "http/ngx_http_responses_conf.h"


#define NGX_HTTP_RESPONSES_SIZE_MIN  256
#define NGX_HTTP_RESPONSES_SIZE_MAX  NGX_RESPONSES_JSON_SIZE
#define NGX_HTTP_RESPONSES_TIME_MIN  100


/* as ngx_conf_set_enum_slot() */

char *
ngx_http_responses_conf_enum(ngx_conf_t *cf, ngx_command_t *cmd, void *conf)
{
    ngx_str_t   *value;
    ngx_uint_t  *np;

    np = (ngx_uint_t *) ((u_char *) conf + cmd->offset);

    if (*np != NGX_CONF_UNSET_UINT) {
        return "is duplicate";
    }

    if (ngx_http_responses_conf_place(cf, cmd, conf, 0) != NGX_OK) {
        return NGX_CONF_ERROR;
    }

    value = cf->args->elts;

    return (ngx_http_responses_conf_word(cf, cmd, &value[1], 0, cmd->post, np)
            == NGX_OK) ? NGX_CONF_OK : NGX_CONF_ERROR;
}


ngx_int_t
ngx_http_responses_conf_word(ngx_conf_t *cf, ngx_command_t *cmd,
    ngx_str_t *value, size_t prefix, ngx_conf_enum_t *e, ngx_uint_t *np)
{
    u_char                *p, *last, buf[NGX_MAX_CONF_ERRSTR];
    ngx_str_t              word;
    ngx_uint_t             i;
    ngx_responses_near_t   near;

    word.data = value->data + prefix;
    word.len = value->len - prefix;

    for (i = 0; e[i].name.len; i++) {

        if (e[i].name.len == word.len
            && ngx_memcmp(e[i].name.data, word.data, word.len) == 0)
        {
            *np = e[i].value;
            return NGX_OK;
        }
    }

    p = buf;
    last = buf + sizeof(buf);

    ngx_responses_near_init(&near, &word);

    for (i = 0; e[i].name.len; i++) {
        ngx_responses_near(&near, &e[i].name);

        p = ngx_slprintf(p, last, "%s\"%V\"",
                         i == 0 ? "" : e[i + 1].name.len ? ", " : " or ",
                         &e[i].name);
    }

    if (near.nearest) {
        p = ngx_slprintf(p, last, ", the nearest one is \"%V\"",
                         near.nearest);
    }

    ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                       "invalid value \"%V\" in \"%V\" directive, "
                       "expected %*s",
                       value, &cmd->name, (size_t) (p - buf), buf);

    return NGX_ERROR;
}


char *
ngx_http_responses_conf_size(ngx_conf_t *cf, ngx_command_t *cmd, void *conf)
{
    size_t      *sp;
    ssize_t      size;
    ngx_str_t   *value;

    sp = (size_t *) ((u_char *) conf + cmd->offset);

    if (*sp != NGX_CONF_UNSET_SIZE) {
        return "is duplicate";
    }

    if (ngx_http_responses_conf_place(cf, cmd, conf, 0) != NGX_OK) {
        return NGX_CONF_ERROR;
    }

    value = cf->args->elts;
    size = ngx_parse_size(&value[1]);

    if (size < NGX_HTTP_RESPONSES_SIZE_MIN
        || size > NGX_HTTP_RESPONSES_SIZE_MAX)
    {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "invalid value \"%V\" in \"%V\" directive, "
                           "expected a size from %d to %dm",
                           &value[1], &cmd->name,
                           NGX_HTTP_RESPONSES_SIZE_MIN,
                           NGX_HTTP_RESPONSES_SIZE_MAX / (1024 * 1024));
        return NGX_CONF_ERROR;
    }

    *sp = size;

    return NGX_CONF_OK;
}


/* as ngx_http_types_slot(), which takes what no response can have */

char *
ngx_http_responses_conf_types(ngx_conf_t *cf, ngx_command_t *cmd, void *conf)
{
    u_char      *slash;
    ngx_str_t   *value;
    ngx_uint_t   i;

    if (ngx_http_responses_conf_place(cf, cmd, conf, 0) != NGX_OK) {
        return NGX_CONF_ERROR;
    }

    value = cf->args->elts;

    for (i = 1; i < cf->args->nelts; i++) {

        if (value[i].len == 1 && value[i].data[0] == '*') {
            continue;
        }

        slash = ngx_strlchr(value[i].data, value[i].data + value[i].len, '/');

        if (slash == NULL || slash == value[i].data
            || slash == value[i].data + value[i].len - 1
            || strpbrk((char *) value[i].data, ";, *") != NULL)
        {
            ngx_conf_log_error(NGX_LOG_WARN, cf, 0,
                               "\"%V\" in \"%V\" directive is the type of no "
                               "response, expected \"type/subtype\" without "
                               "parameters, or \"*\"",
                               &value[i], &cmd->name);
        }
    }

    return ngx_http_types_slot(cf, cmd, conf);
}


/* as ngx_conf_set_flag_slot() */

char *
ngx_http_responses_conf_flag(ngx_conf_t *cf, ngx_command_t *cmd, void *conf)
{
    if (ngx_http_responses_conf_place(cf, cmd, conf, 0) != NGX_OK) {
        return NGX_CONF_ERROR;
    }

    return ngx_conf_set_flag_slot(cf, cmd, conf);
}


/* a time or "off" */

char *
ngx_http_responses_conf_time(ngx_conf_t *cf, ngx_command_t *cmd, void *conf)
{
    ngx_int_t    ms;
    ngx_str_t   *value;
    ngx_msec_t  *tp;

    tp = (ngx_msec_t *) ((u_char *) conf + cmd->offset);

    if (*tp != NGX_CONF_UNSET_MSEC) {
        return "is duplicate";
    }

    if (ngx_http_responses_conf_place(cf, cmd, conf, 0) != NGX_OK) {
        return NGX_CONF_ERROR;
    }

    value = cf->args->elts;

    if (ngx_strcmp(value[1].data, "off") == 0) {
        *tp = 0;
        return NGX_CONF_OK;
    }

    ms = ngx_parse_time(&value[1], 0);

    if (ms < NGX_HTTP_RESPONSES_TIME_MIN) {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "invalid value \"%V\" in \"%V\" directive, "
                           "expected \"off\" or a time of at least %dms",
                           &value[1], &cmd->name,
                           NGX_HTTP_RESPONSES_TIME_MIN);
        return NGX_CONF_ERROR;
    }

    *tp = ms;

    if (value[1].data[value[1].len - 1] <= '9') {
        ngx_conf_log_error(NGX_LOG_WARN, cf, 0,
                           "time \"%V\" in \"%V\" directive has no unit and "
                           "is in seconds, expected \"%Vs\" or \"%Vms\"",
                           &value[1], &cmd->name, &value[1], &value[1]);
    }

    return NGX_CONF_OK;
}


/* sets both the time and the form, so that both are inherited together */

char *
ngx_http_responses_conf_heartbeat(ngx_conf_t *cf, ngx_command_t *cmd,
    void *conf)
{
    ngx_http_responses_loc_conf_t *rlcf = conf;

    char       *rv;
    ngx_str_t  *value;

    rv = ngx_http_responses_conf_time(cf, cmd, conf);

    if (rv != NGX_CONF_OK) {
        return rv;
    }

    value = cf->args->elts;
    rlcf->heartbeat_event = 0;

    if (cf->args->nelts == 2 || ngx_strcmp(value[2].data, "comment") == 0) {
        return NGX_CONF_OK;
    }

    if (ngx_strcmp(value[2].data, "event") == 0) {
        rlcf->heartbeat_event = 1;
        return NGX_CONF_OK;
    }

    ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                       "invalid value \"%V\" in \"%V\" directive, "
                       "expected \"comment\" or \"event\"",
                       &value[2], &cmd->name);

    return NGX_CONF_ERROR;
}
