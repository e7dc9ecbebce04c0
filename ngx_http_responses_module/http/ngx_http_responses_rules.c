
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * What directives that shape a stream share: lists, which replace those
 * outside, conditions and values; and the rules as made of them.
 *
 * What can be wrong is found at start, with the value and what was expected.
 */


#include "http/ngx_http_responses_rules.h"


static char *ngx_http_responses_rules_cond(ngx_conf_t *cf, void **cond);
static ngx_int_t ngx_http_responses_rules_append(ngx_conf_t *cf,
    ngx_array_t *to, ngx_array_t *from);
static void *ngx_http_responses_rules_alloc(void *data, size_t size);
static void ngx_http_responses_rules_free(void *data, void *p);


static const ngx_responses_hooks_t  ngx_http_responses_hooks = {
    ngx_http_responses_cond_hook,
    ngx_http_responses_value_hook,
    ngx_http_responses_rewrite_hook,
    ngx_http_responses_invalid_hook
};


ngx_array_t *
ngx_http_responses_rules_list(ngx_conf_t *cf, ngx_command_t *cmd, void *conf,
    size_t size, void **cond)
{
    ngx_array_t  **list;

    list = (ngx_array_t **) ((u_char *) conf + cmd->offset);

    if (*list == NULL) {
        *list = ngx_array_create(cf->pool, 4, size);
    }

    if (cond && ngx_http_responses_rules_cond(cf, cond) != NGX_CONF_OK) {
        return NULL;
    }

    return *list;
}


/* takes "if=" out of the arguments, wherever it stands behind the first */

static char *
ngx_http_responses_rules_cond(ngx_conf_t *cf, void **data)
{
    ngx_str_t                  *value, text;
    ngx_uint_t                  i;
    ngx_http_responses_cond_t  *cond;

    *data = NULL;

    value = cf->args->elts;

    for (i = cf->args->nelts - 1; i > 0; i--) {
        if (ngx_strncmp(value[i].data, "if=", 3) == 0) {
            break;
        }
    }

    if (i == 0 || (i == 1 && cf->args->nelts > 2)) {
        return NGX_CONF_OK;
    }

    text.data = value[i].data + 3;
    text.len = value[i].len - 3;

    cond = ngx_pcalloc(cf->pool, sizeof(ngx_http_responses_cond_t));
    if (cond == NULL) {
        return NGX_CONF_ERROR;
    }

    cond->value = ngx_http_responses_value_parse(cf, &text);
    if (cond->value == NULL) {
        return NGX_CONF_ERROR;
    }

    if (!cond->value->variables || i == 1) {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "invalid parameter \"%V\" in \"%V\" directive, "
                           "expected \"if=$variable\" after what it is about",
                           &value[i], &value[0]);
        return NGX_CONF_ERROR;
    }

    cf->args->nelts--;

    for ( /* void */ ; i < cf->args->nelts; i++) {
        value[i] = value[i + 1];
    }

    *data = cond;

    return NGX_CONF_OK;
}


/* what is constant is JSON from now on */

char *
ngx_http_responses_rules_value(ngx_conf_t *cf, ngx_command_t *cmd,
    ngx_str_t *text, ngx_uint_t json, ngx_responses_value_t *value)
{
    u_char                      *p;
    size_t                       i;
    ngx_responses_writer_t       w;
    ngx_http_responses_value_t  *parsed;

    parsed = ngx_http_responses_value_parse(cf, text);
    if (parsed == NULL) {
        return NGX_CONF_ERROR;
    }

    value->json = json;

    if (parsed->variables) {
        value->value = parsed;
        return NGX_CONF_OK;
    }

    p = ngx_pnalloc(cf->pool, text->len * 6 + 2);
    if (p == NULL) {
        return NGX_CONF_ERROR;
    }

    ngx_responses_writer_init(&w, p, text->len * 6 + 2);

    if (json) {
        if (ngx_responses_rule_json(&ngx_http_responses_mem, text) != NGX_OK) {
            ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                               "invalid value \"%V\" in \"%V\" directive, "
                               "expected JSON after \":=\"", text, &cmd->name);
            return NGX_CONF_ERROR;
        }

        for (i = 0; i < text->len; i++) {
            p[i] = (text->data[i] < ' ') ? ' ' : text->data[i];
        }

        w.pos = p + text->len;

    } else {
        ngx_responses_write_string(&w, text->data, text->len);
    }

    value->constant.data = p;
    value->constant.len = w.pos - p;

    return NGX_CONF_OK;
}


ngx_uint_t
ngx_http_responses_rules_type_valid(ngx_str_t *name, ngx_uint_t pattern)
{
    size_t     i;
    ngx_str_t  part;

    part.data = name->data;
    part.len = 0;

    for (i = 0; i < name->len; i++) {

        if (pattern && name->data[i] == '*') {
            part.data = &name->data[i + 1];
            part.len = 0;
            continue;
        }

        part.len++;

        if (!ngx_responses_event_name_valid(&part)) {
            return 0;
        }
    }

    return name->len && name->len < NGX_RESPONSES_NAME_LEN;
}


/* the lists as they are in this location, or nothing if there are none */

ngx_int_t
ngx_http_responses_rules_merge(ngx_conf_t *cf,
    ngx_http_responses_lists_t *prev, ngx_http_responses_lists_t *conf,
    ngx_flag_t rewrite, ngx_responses_conf_t *engine)
{
    ngx_uint_t               i, n, own;
    ngx_array_t            **from, **to;
    ngx_responses_mem_t      mem;
    ngx_responses_rules_t   *rules;

    from = (ngx_array_t **) prev;
    to = (ngx_array_t **) conf;
    n = sizeof(ngx_http_responses_lists_t) / sizeof(ngx_array_t *);
    own = 0;

    for (i = 0; i < n; i++) {

        if (to[i] == NULL) {
            to[i] = from[i];
        }

        own |= (to[i] != NULL);
    }

    engine->rules = NULL;

    if (!own && !rewrite) {
        return NGX_OK;
    }

    rules = ngx_pcalloc(cf->pool, sizeof(ngx_responses_rules_t));
    if (rules == NULL) {
        return NGX_ERROR;
    }

    rules->hooks = &ngx_http_responses_hooks;
    rules->rewrite = rewrite;

    if (ngx_array_init(&rules->fields, cf->pool, 4,
                       sizeof(ngx_responses_field_rule_t))
        != NGX_OK
        || ngx_http_responses_rules_append(cf, &rules->fields,
                                           conf->hide_field)
           != NGX_OK
        || ngx_http_responses_rules_append(cf, &rules->fields,
                                           conf->set_field)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

#define ngx_http_responses_rules_take(list, name)                             \
    if (conf->name) {                                                         \
        rules->list = *conf->name;                                            \
    }

    ngx_http_responses_rules_take(hide, hide_event);
    ngx_http_responses_rules_take(pass, pass_event);
    ngx_http_responses_rules_take(items, hide_item);
    ngx_http_responses_rules_take(adds, add_event);
    ngx_http_responses_rules_take(routings, routing);
    ngx_http_responses_rules_take(rewrites, rewrite_text);

    mem.alloc = ngx_http_responses_rules_alloc;
    mem.free = ngx_http_responses_rules_free;
    mem.data = cf->pool;

    engine->rules = rules;

    return ngx_responses_rules_compile(rules, &mem);
}


static ngx_int_t
ngx_http_responses_rules_append(ngx_conf_t *cf, ngx_array_t *to,
    ngx_array_t *from)
{
    void  *p;

    if (from == NULL) {
        return NGX_OK;
    }

    p = ngx_array_push_n(to, from->nelts);
    if (p == NULL) {
        return NGX_ERROR;
    }

    ngx_memcpy(p, from->elts, from->nelts * from->size);

    return NGX_OK;
}


static void *
ngx_http_responses_rules_alloc(void *data, size_t size)
{
    return ngx_palloc(data, size);
}


static void
ngx_http_responses_rules_free(void *data, void *p)
{
    /* it goes with the configuration's pool */
}
