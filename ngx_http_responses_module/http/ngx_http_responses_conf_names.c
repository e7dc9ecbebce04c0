
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Names and paths in directives: what is wrong with them, and which known one
 * was likely meant.
 *
 * A path that can have no value is an error.  A name that is not known is
 * not, since servers have types and members of their own: there is a warning,
 * as what was to be hidden may leave.
 */


#include "core/ngx_responses_near.h"
#include "api/ngx_responses_known.h"
#include "http/ngx_http_responses_conf.h"


static ngx_uint_t ngx_http_responses_conf_matches(ngx_str_t *name);
static ngx_uint_t ngx_http_responses_conf_is_item(ngx_str_t *name);
static void ngx_http_responses_conf_unknown(ngx_conf_t *cf,
    ngx_command_t *cmd, const char *what, ngx_str_t *name,
    const ngx_str_t *nearest);


/* of an event, or a pattern for them */

void
ngx_http_responses_conf_event_name(ngx_conf_t *cf, ngx_command_t *cmd,
    ngx_str_t *name, ngx_uint_t own)
{
    const ngx_str_t  *nearest;

    if (ngx_http_responses_conf_matches(name)) {
        return;
    }

    if (ngx_http_responses_conf_is_item(name)) {
        ngx_conf_log_error(NGX_LOG_WARN, cf, 0,
                           "\"%V\" in \"%V\" directive is a type of items, "
                           "expected a type of events, or "
                           "\"responses_hide_item\"", name, &cmd->name);
        return;
    }

    nearest = ngx_responses_known_type(name);

    if (nearest || !own) {
        ngx_http_responses_conf_unknown(cf, cmd, "event type", name, nearest);
    }
}


static void
ngx_http_responses_conf_unknown(ngx_conf_t *cf, ngx_command_t *cmd,
    const char *what, ngx_str_t *name, const ngx_str_t *nearest)
{
    if (nearest && nearest->len) {
        ngx_conf_log_error(NGX_LOG_WARN, cf, 0,
                           "unknown %s \"%V\" in \"%V\" directive, "
                           "the nearest known one is \"%V\"",
                           what, name, &cmd->name, nearest);
        return;
    }

    ngx_conf_log_error(NGX_LOG_WARN, cf, 0,
                       "unknown %s \"%V\" in \"%V\" directive",
                       what, name, &cmd->name);
}


/* whether a known type is meant by it */

static ngx_uint_t
ngx_http_responses_conf_matches(ngx_str_t *name)
{
    ngx_uint_t                   n;
    const ngx_responses_type_t  *type;

    for (n = 0; (type = ngx_responses_type_row(n)) != NULL; n++) {

        if (ngx_responses_rule_match(name, &type->name)) {
            return 1;
        }
    }

    return 0;
}


void
ngx_http_responses_conf_item_name(ngx_conf_t *cf, ngx_command_t *cmd,
    ngx_str_t *name)
{
    if (ngx_http_responses_conf_is_item(name)) {
        return;
    }

    if (ngx_http_responses_conf_matches(name)) {
        ngx_conf_log_error(NGX_LOG_WARN, cf, 0,
                           "\"%V\" in \"%V\" directive is a type of events, "
                           "expected a type of items, or "
                           "\"responses_hide_event\"", name, &cmd->name);
        return;
    }

    ngx_http_responses_conf_unknown(cf, cmd, "item type", name,
                                    ngx_responses_known_item(name));
}


static ngx_uint_t
ngx_http_responses_conf_is_item(ngx_str_t *name)
{
    ngx_uint_t  item;

    for (item = NGX_RESPONSES_MESSAGE; item < NGX_RESPONSES_OTHER_ITEM; item++)
    {
        if (ngx_responses_rule_match(name, &ngx_responses_item(item)->name)) {
            return 1;
        }
    }

    return 0;
}


char *
ngx_http_responses_conf_path(ngx_conf_t *cf, ngx_command_t *cmd,
    ngx_str_t *path, ngx_uint_t set)
{
    ngx_int_t    rc;
    ngx_str_t    meant;
    const char  *wrong;

    meant.data = ngx_pnalloc(cf->temp_pool,
                             path->len + NGX_RESPONSES_KNOWN_MORE);
    if (meant.data == NULL) {
        return NGX_CONF_ERROR;
    }

    wrong = ngx_responses_rule_path_wrong(path, set);

    if (wrong) {
        ngx_responses_rule_path_right(path, &meant);

        if (meant.len == path->len
            && ngx_memcmp(meant.data, path->data, path->len) == 0)
        {
            meant.len = 0;
        }

        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "path \"%V\" in \"%V\" directive %s%s%V%s",
                           path, &cmd->name, wrong,
                           meant.len ? ", expected \"" : "", &meant,
                           meant.len ? "\"" : "");
        return NGX_CONF_ERROR;
    }

    rc = ngx_responses_known_path(path, &meant);

    if (rc == NGX_ABORT) {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "path \"%V\" in \"%V\" directive has a \"*\" "
                           "where the event has no array, expected \"%V\"",
                           path, &cmd->name, &meant);
        return NGX_CONF_ERROR;
    }

    /* a member that is set may be a new one */

    if (rc == NGX_DECLINED && (meant.len || !set)) {
        ngx_http_responses_conf_unknown(cf, cmd, "path", path, &meant);
    }

    return NGX_CONF_OK;
}


void
ngx_http_responses_conf_early(ngx_conf_t *cf, ngx_str_t *directive,
    ngx_str_t *text)
{
    u_char     *p, *last;
    ngx_str_t   name;

    static ngx_str_t  prefix = ngx_string("responses_");
    static ngx_str_t  request = ngx_string("responses_request_");

    last = text->data + text->len;

    for (p = text->data; p < last; p++) {

        if (*p != '$') {
            continue;
        }

        name.data = p + 1 + (p + 1 < last && p[1] == '{');
        name.len = 0;

        while (name.data + name.len < last
               && (isalnum(name.data[name.len]) || name.data[name.len] == '_'))
        {
            name.len++;
        }

        if (name.len < prefix.len
            || ngx_memcmp(name.data, prefix.data, prefix.len) != 0
            || (name.len > request.len
                && ngx_memcmp(name.data, request.data, request.len) == 0))
        {
            continue;
        }

        ngx_conf_log_error(NGX_LOG_WARN, cf, 0,
                           "variable \"$%V\" in \"%V\" directive is "
                           "evaluated before the response is read",
                           &name, directive);
        return;
    }
}
