
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Directives that hide events, items and members, or set members.
 */


#include "http/ngx_http_responses_rules.h"


static char *ngx_http_responses_hiding_check_name(ngx_conf_t *cf,
    ngx_command_t *cmd, ngx_str_t *name);


/* responses_hide_event, responses_pass_event, responses_hide_item */

char *
ngx_http_responses_names(ngx_conf_t *cf, ngx_command_t *cmd, void *conf)
{
    void                       *cond;
    char                       *rv;
    ngx_str_t                  *value;
    ngx_uint_t                  i;
    ngx_array_t                *list;
    ngx_responses_name_rule_t  *rule;

    list = ngx_http_responses_rules_list(cf, cmd, conf,
                                         sizeof(ngx_responses_name_rule_t),
                                         &cond);
    if (list == NULL) {
        return NGX_CONF_ERROR;
    }

    value = cf->args->elts;

    for (i = 1; i < cf->args->nelts; i++) {

        rv = ngx_http_responses_hiding_check_name(cf, cmd, &value[i]);
        if (rv != NGX_CONF_OK) {
            return rv;
        }

        rule = ngx_array_push(list);
        if (rule == NULL) {
            return NGX_CONF_ERROR;
        }

        rule->pattern = value[i];
        rule->cond = cond;
    }

    return NGX_CONF_OK;
}


static char *
ngx_http_responses_hiding_check_name(ngx_conf_t *cf, ngx_command_t *cmd,
    ngx_str_t *name)
{
    const ngx_responses_type_t  *type;

    if (!ngx_http_responses_rules_type_valid(name, 1)) {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "invalid name \"%V\" in \"%V\" directive, expected "
                           "letters, digits, \".\", \"_\", \"-\", \":\", \"/\""
                           " and \"*\" for any run of them", name, &cmd->name);
        return NGX_CONF_ERROR;
    }

    if (cmd->offset != offsetof(ngx_http_responses_loc_conf_t,
                                lists.hide_event))
    {
        return NGX_CONF_OK;
    }

    type = ngx_responses_type_find(name->data, name->len);

    if (type->class == NGX_RESPONSES_CLASS_LIFECYCLE
        || type->class == NGX_RESPONSES_CLASS_TERMINAL)
    {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "\"%V\" cannot be hidden by \"%V\", clients wait "
                           "for it", name, &cmd->name);
        return NGX_CONF_ERROR;
    }

    return NGX_CONF_OK;
}


char *
ngx_http_responses_hide_field(ngx_conf_t *cf, ngx_command_t *cmd, void *conf)
{
    void                        *cond;
    ngx_str_t                   *value;
    ngx_uint_t                   i;
    const char                  *wrong;
    ngx_array_t                 *list;
    ngx_responses_field_rule_t  *rule;

    list = ngx_http_responses_rules_list(cf, cmd, conf,
                                         sizeof(ngx_responses_field_rule_t),
                                         &cond);
    if (list == NULL) {
        return NGX_CONF_ERROR;
    }

    value = cf->args->elts;

    for (i = 1; i < cf->args->nelts; i++) {
        wrong = ngx_responses_rule_path_wrong(&value[i], 0);

        if (wrong) {
            ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                               "path \"%V\" in \"%V\" directive %s",
                               &value[i], &cmd->name, wrong);
            return NGX_CONF_ERROR;
        }

        rule = ngx_array_push(list);
        if (rule == NULL) {
            return NGX_CONF_ERROR;
        }

        ngx_memzero(rule, sizeof(ngx_responses_field_rule_t));

        rule->path = value[i];
        rule->cond = cond;
    }

    return NGX_CONF_OK;
}


char *
ngx_http_responses_set_field(ngx_conf_t *cf, ngx_command_t *cmd, void *conf)
{
    void                        *cond;
    ngx_str_t                   *value, text;
    ngx_uint_t                   json;
    const char                  *wrong;
    ngx_array_t                 *list;
    ngx_responses_field_rule_t  *rule;

    list = ngx_http_responses_rules_list(cf, cmd, conf,
                                         sizeof(ngx_responses_field_rule_t),
                                         &cond);
    if (list == NULL) {
        return NGX_CONF_ERROR;
    }

    value = cf->args->elts;

    if (cf->args->nelts != 3) {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "invalid number of arguments in \"%V\" directive, "
                           "expected a path, a value and \"if=$variable\"",
                           &cmd->name);
        return NGX_CONF_ERROR;
    }

    wrong = ngx_responses_rule_path_wrong(&value[1], 1);

    if (wrong) {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "path \"%V\" in \"%V\" directive %s",
                           &value[1], &cmd->name, wrong);
        return NGX_CONF_ERROR;
    }

    rule = ngx_array_push(list);
    if (rule == NULL) {
        return NGX_CONF_ERROR;
    }

    ngx_memzero(rule, sizeof(ngx_responses_field_rule_t));

    rule->path = value[1];
    rule->cond = cond;
    rule->set = 1;

    text = value[2];
    json = (text.len >= 2 && text.data[0] == ':' && text.data[1] == '=');

    if (json) {
        text.data += 2;
        text.len -= 2;
    }

    return ngx_http_responses_rules_value(cf, cmd, &text, json, &rule->value);
}
