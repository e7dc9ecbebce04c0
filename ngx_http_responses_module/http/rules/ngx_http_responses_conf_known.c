
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Errors in the paths of rules, and warnings of names.
 *
 * A path that can have no value is an error.  A name that is not known is
 * not, since servers have types and members of their own: there is a warning,
 * as what was to be hidden may leave.  Never changes the configuration.
 */


#include "api/ngx_responses_known.h"
#include "http/rules/ngx_http_responses_value.h"


static void ngx_http_responses_conf_unknown(ngx_conf_t *cf,
    const char *what, ngx_str_t *name, const ngx_str_t *nearest);


void
ngx_http_responses_conf_event(ngx_conf_t *cf, ngx_str_t *name, ngx_uint_t own)
{
    ngx_uint_t                   n;
    const ngx_str_t             *nearest;
    const ngx_responses_type_t  *type;

    for (n = 0; (type = ngx_responses_type_row(n)) != NULL; n++) {

        if (ngx_responses_rule_match(name, &type->name)) {
            return;
        }
    }

    nearest = ngx_responses_known_type(name);

    if (nearest || !own) {
        ngx_http_responses_conf_unknown(cf, "event type", name, nearest);
    }
}


void
ngx_http_responses_conf_item(ngx_conf_t *cf, ngx_str_t *name)
{
    ngx_uint_t  item;

    for (item = NGX_RESPONSES_MESSAGE; item < NGX_RESPONSES_OTHER_ITEM; item++)
    {
        if (ngx_responses_rule_match(name, &ngx_responses_item(item)->name)) {
            return;
        }
    }

    ngx_http_responses_conf_unknown(cf, "item type", name,
                                    ngx_responses_known_item(name));
}


char *
ngx_http_responses_conf_path(ngx_conf_t *cf, ngx_str_t *path,
    ngx_responses_rule_e kind)
{
    ngx_str_t   *value;
    const char  *wrong;

    value = cf->args->elts;
    wrong = ngx_responses_rule_path_wrong(path, kind);

    if (wrong == NULL) {
        return NGX_CONF_OK;
    }

    ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                       "path \"%V\" in \"%V\" directive %s",
                       path, &value[0], wrong);

    return NGX_CONF_ERROR;
}


char *
ngx_http_responses_conf_known_path(ngx_conf_t *cf, ngx_responses_rule_t *rule)
{
    ngx_str_t  meant;

    meant.data = ngx_pnalloc(cf->temp_pool,
                             rule->name.len + NGX_RESPONSES_KNOWN_MORE);

    if (meant.data == NULL
        || ngx_http_responses_conf_path(cf, &rule->name, rule->kind)
           != NGX_CONF_OK)
    {
        return NGX_CONF_ERROR;
    }

    /* a member that is set may be a new one */

    if (ngx_responses_known_path(&rule->name, &meant) != NGX_OK
        && (meant.len || rule->kind != NGX_RESPONSES_RULE_SET_FIELD))
    {
        ngx_http_responses_conf_unknown(cf, "path", &rule->name, &meant);
    }

    return NGX_CONF_OK;
}


void
ngx_http_responses_conf_request(ngx_conf_t *cf, ngx_str_t *path,
    ngx_str_t *value)
{
    ngx_str_t  meant, *args;

    meant.data = ngx_pnalloc(cf->temp_pool,
                             path->len + NGX_RESPONSES_KNOWN_MORE);
    if (meant.data == NULL) {
        return;
    }

    /* servers have members of their own */

    if (ngx_responses_known_request(path, &meant) != NGX_OK && meant.len) {
        ngx_http_responses_conf_unknown(cf, "path", path, &meant);
    }

    if (value && ngx_responses_known_plain(path)
        && ngx_strncmp(value->data, ":=", 2) != 0)
    {
        args = cf->args->elts;

        ngx_conf_log_error(NGX_LOG_WARN, cf, 0,
                           "text \"%V\" in \"%V\" directive, \"%V\" is a "
                           "number or a boolean, expected \":=%V\"",
                           value, &args[0], path, value);
    }
}


static void
ngx_http_responses_conf_unknown(ngx_conf_t *cf, const char *what,
    ngx_str_t *name, const ngx_str_t *nearest)
{
    ngx_str_t  *value;

    value = cf->args->elts;

    ngx_conf_log_error(NGX_LOG_WARN, cf, 0,
                       nearest && nearest->len
                       ? "unknown %s \"%V\" in \"%V\" directive, the nearest "
                         "known one is \"%V\""
                       : "unknown %s \"%V\" in \"%V\" directive",
                       what, name, &value[0], nearest);
}
