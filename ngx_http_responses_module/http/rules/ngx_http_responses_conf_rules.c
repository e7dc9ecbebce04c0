
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Directives of rules, and the rules of a location.
 *
 * A directive is a row of the command table whose post is a row of the table
 * below: a kind, which reads the arguments and adds rules.  A level that has
 * rules of a kind inherits none of that kind.  Errors are found at start and
 * name the value and what was expected; requests only read the rules.
 */


#include "http/ngx_http_responses.h"
#include "http/sign/ngx_http_responses_sign.h"
#include "http/rules/ngx_http_responses_value.h"


static ngx_uint_t ngx_http_responses_conf_special(
    ngx_http_responses_loc_conf_t *lcf, ngx_str_t *name);
static ngx_uint_t ngx_http_responses_conf_type(ngx_str_t *name,
    ngx_uint_t pattern);

static char *ngx_http_responses_conf_name(ngx_conf_t *cf,
    ngx_responses_rule_t *rule);
static char *ngx_http_responses_conf_set_field(ngx_conf_t *cf,
    ngx_responses_rule_t *rule);

static char *ngx_http_responses_conf_add_event(ngx_conf_t *cf,
    ngx_responses_rule_t *rule);
static char *ngx_http_responses_conf_added(ngx_conf_t *cf,
    ngx_responses_rule_t *rule);
static ngx_uint_t ngx_http_responses_conf_addable(ngx_str_t *name);
static char *ngx_http_responses_conf_routing(ngx_conf_t *cf,
    ngx_responses_rule_t *rule);
static char *ngx_http_responses_conf_parameter(ngx_conf_t *cf, ngx_str_t *arg,
    ngx_responses_rule_t *rule);
static char *ngx_http_responses_conf_pair(ngx_conf_t *cf, ngx_str_t *arg,
    ngx_responses_rule_t *rule);

static ngx_int_t ngx_http_responses_conf_signed(ngx_conf_t *cf,
    ngx_responses_rules_t *rules);


ngx_http_responses_rule_kind_t  ngx_http_responses_rule_kinds[] = {
    [NGX_RESPONSES_RULE_HIDE_EVENT] = { 1, ngx_http_responses_conf_name },
    [NGX_RESPONSES_RULE_HIDE_ITEM] = { 1, ngx_http_responses_conf_name },
    [NGX_RESPONSES_RULE_REDACT] = { 0, ngx_http_responses_conf_redact },
    [NGX_RESPONSES_RULE_REWRITE_TEXT] = { 0, ngx_http_responses_conf_redact },
    [NGX_RESPONSES_RULE_HIDE_FIELD] =
        { 1, ngx_http_responses_conf_known_path },
    [NGX_RESPONSES_RULE_SET_FIELD] = { 0, ngx_http_responses_conf_set_field },
    [NGX_RESPONSES_RULE_ROUTING] = { 0, ngx_http_responses_conf_add_event },
    [NGX_RESPONSES_RULE_ADD_EVENT] = { 0, ngx_http_responses_conf_add_event }
};


static const ngx_responses_hooks_t  ngx_http_responses_hooks = {
    ngx_http_responses_cond_hook,
    ngx_http_responses_value_hook,
    ngx_http_responses_sign_hook,
    ngx_http_responses_redact_hook,
    ngx_http_responses_invalid_hook
};


char *
ngx_http_responses_conf_rule(ngx_conf_t *cf, ngx_command_t *cmd, void *conf)
{
    ngx_http_responses_loc_conf_t *lcf = conf;

    char                            *rv;
    ngx_str_t                       *value;
    ngx_uint_t                       i, n;
    ngx_array_t                    **rules;
    ngx_responses_rule_t             rule, *added;
    ngx_http_responses_rule_kind_t  *kind;

    ngx_memzero(&rule, sizeof(ngx_responses_rule_t));

    kind = cmd->post;
    rule.kind = kind - ngx_http_responses_rule_kinds;
    rules = &lcf->rules[rule.kind];

    if (*rules == NGX_CONF_UNSET_PTR) {
        *rules = ngx_array_create(cf->pool, 4, sizeof(ngx_responses_rule_t));
        if (*rules == NULL) {
            return NGX_CONF_ERROR;
        }
    }

    if (ngx_http_responses_conf_line(cf, cf->args->nelts, rule.kind) != NGX_OK
        || ngx_http_responses_cond_parse(cf, &rule.cond) != NGX_CONF_OK)
    {
        return NGX_CONF_ERROR;
    }

    value = cf->args->elts;
    n = kind->each ? cf->args->nelts : 2;

    for (i = 1; i < n; i++) {
        rule.name = value[i];

        if (kind->each) {
            ngx_http_responses_conf_again(cf, i);
        }

        if (rule.kind == NGX_RESPONSES_RULE_HIDE_EVENT
            && ngx_http_responses_conf_special(lcf, &rule.name))
        {
            if (rule.cond) {
                return "cannot have \"if=\" with this name";
            }

            continue;
        }

        rv = kind->parse(cf, &rule);

        if (rv != NGX_CONF_OK) {
            return rv;
        }

        added = ngx_array_push(*rules);
        if (added == NULL) {
            return NGX_CONF_ERROR;
        }

        *added = rule;
    }

    return NGX_CONF_OK;
}


/* whether the name of a type, or a pattern for names, is valid */

static ngx_uint_t
ngx_http_responses_conf_type(ngx_str_t *name, ngx_uint_t pattern)
{
    size_t     i;
    ngx_str_t  c;

    for (i = 0; i < name->len; i++) {
        c.data = &name->data[i];
        c.len = 1;

        if (!(pattern && *c.data == '*') && !ngx_responses_name_valid(&c)) {
            return 0;
        }
    }

    return name->len && name->len < NGX_RESPONSES_NAME_LEN;
}


/* hides events that have no type to be named by */

static ngx_uint_t
ngx_http_responses_conf_special(ngx_http_responses_loc_conf_t *lcf,
    ngx_str_t *name)
{
    if (ngx_strcmp(name->data, "@unknown") == 0) {
        lcf->engine.hide_unknown = 1;
        return 1;
    }

    if (ngx_strcmp(name->data, "@malformed") == 0) {
        lcf->engine.hide_malformed = 1;
        return 1;
    }

    return 0;
}


/* checks the name of an event or an item that a rule hides */

static char *
ngx_http_responses_conf_name(ngx_conf_t *cf, ngx_responses_rule_t *rule)
{
    const ngx_responses_type_t  *type;

    if (!ngx_http_responses_conf_type(&rule->name, 1)) {
        return ngx_http_responses_conf_invalid(cf, "name", &rule->name,
                                               "letters, digits, \".\", "
                                               "\"_\", \"-\", \":\", \"/\", "
                                               "and \"*\" as a wildcard");
    }

    if (rule->kind == NGX_RESPONSES_RULE_HIDE_ITEM) {
        ngx_http_responses_conf_item(cf, &rule->name);
        return NGX_CONF_OK;
    }

    type = ngx_responses_type_find(rule->name.data, rule->name.len);

    if (type->class == NGX_RESPONSES_CLASS_LIFECYCLE
        || type->class == NGX_RESPONSES_CLASS_TERMINAL)
    {
        return ngx_http_responses_conf_invalid(cf, "name", &rule->name,
                                               "an event that clients do not "
                                               "require");
    }

    ngx_http_responses_conf_event(cf, &rule->name, 0);

    return NGX_CONF_OK;
}


static char *
ngx_http_responses_conf_set_field(ngx_conf_t *cf, ngx_responses_rule_t *rule)
{
    ngx_str_t  *value;

    value = cf->args->elts;

    if (cf->args->nelts != 3) {
        return "has invalid number of arguments, expected a path, a value and "
               "\"if=$variable\"";
    }

    if (ngx_http_responses_conf_known_path(cf, rule) != NGX_CONF_OK) {
        return NGX_CONF_ERROR;
    }

    return ngx_http_responses_value_set(cf, value[2], &rule->value);
}


static char *
ngx_http_responses_conf_add_event(ngx_conf_t *cf, ngx_responses_rule_t *rule)
{
    char        *rv;
    ngx_str_t   *value;
    ngx_uint_t   i, routing;

    if (ngx_array_init(&rule->pairs, cf->pool, 4, sizeof(ngx_responses_pair_t))
        != NGX_OK)
    {
        return NGX_CONF_ERROR;
    }

    value = cf->args->elts;
    routing = (rule->kind == NGX_RESPONSES_RULE_ROUTING);

    rv = routing ? ngx_http_responses_conf_routing(cf, rule)
                 : ngx_http_responses_conf_added(cf, rule);

    for (i = routing ? 1 : 2; i < cf->args->nelts && rv == NGX_CONF_OK; i++) {

        if (!routing && ngx_strcmp(value[i].data, "each") == 0) {
            rule->each = 1;
            continue;
        }

        rv = ngx_http_responses_conf_parameter(cf, &value[i], rule);
    }

    if (rv == NGX_CONF_OK && rule->anchor.len == 0) {
        return "must have \"after=type\" or \"before=type\"";
    }

    return rv;
}


static char *
ngx_http_responses_conf_added(ngx_conf_t *cf, ngx_responses_rule_t *rule)
{
    if (!ngx_http_responses_conf_addable(&rule->name)) {
        return ngx_http_responses_conf_invalid(cf, "type", &rule->name,
                                               "letters, digits, \".\", "
                                               "\"_\", \"-\", \":\" and "
                                               "\"/\", but not a type that "
                                               "begins or ends a response");
    }

    ngx_http_responses_conf_event(cf, &rule->name, 1);

    return NGX_CONF_OK;
}


/* whether it is a type, and not one that begins or ends a response */

static ngx_uint_t
ngx_http_responses_conf_addable(ngx_str_t *name)
{
    if (!ngx_http_responses_conf_type(name, 0)) {
        return 0;
    }

    switch (ngx_responses_type_find(name->data, name->len)->class) {

    case NGX_RESPONSES_CLASS_LIFECYCLE:
    case NGX_RESPONSES_CLASS_TERMINAL:
    case NGX_RESPONSES_CLASS_ERROR:
        return 0;

    default:
        return 1;
    }
}


/*
 * An event whose type and place are fixed.  Without "if=" the condition is
 * that another model was asked for.
 */

static char *
ngx_http_responses_conf_routing(ngx_conf_t *cf, ngx_responses_rule_t *rule)
{
    ngx_str_t                  *value, model;
    ngx_http_responses_cond_t  *cond;

    value = cf->args->elts;

    if (!ngx_http_responses_conf_named(&value[1], "model_id=", &model)) {
        return ngx_http_responses_conf_invalid(cf, "parameter", &value[1],
                                               "\"model_id=value\", then "
                                               "other members");
    }

    rule->name = ngx_responses_type(NGX_RESPONSES_ROUTING)->name;
    rule->anchor = ngx_responses_type(NGX_RESPONSES_CREATED)->name;

    if (rule->cond) {
        return NGX_CONF_OK;
    }

    cond = ngx_http_responses_cond_create(cf, &model);
    if (cond == NULL) {
        return NGX_CONF_ERROR;
    }

    cond->kind = NGX_HTTP_RESPONSES_COND_DIFFERS;
    rule->cond = cond;

    return NGX_CONF_OK;
}


/* where an event stands, or a member of it */

static char *
ngx_http_responses_conf_parameter(ngx_conf_t *cf, ngx_str_t *arg,
    ngx_responses_rule_t *rule)
{
    ngx_str_t                    anchor;
    ngx_uint_t                   before;
    const ngx_responses_type_t  *type;

    before = ngx_http_responses_conf_named(arg, "before=", &anchor);

    if (!before && !ngx_http_responses_conf_named(arg, "after=", &anchor)) {
        return ngx_http_responses_conf_pair(cf, arg, rule);
    }

    type = ngx_responses_type_find(anchor.data, anchor.len);

    if (rule->anchor.len
        || !ngx_http_responses_conf_type(&anchor, 0)
        || (before ? type->id == NGX_RESPONSES_CREATED
                   : type->class == NGX_RESPONSES_CLASS_TERMINAL))
    {
        return ngx_http_responses_conf_invalid(cf, "parameter", arg,
                                               "one \"after=type\" or "
                                               "\"before=type\", not before "
                                               "the first event and not after "
                                               "the last one");
    }

    ngx_http_responses_conf_event(cf, &anchor, 0);

    rule->anchor = anchor;
    rule->before = before;

    return NGX_CONF_OK;
}


static char *
ngx_http_responses_conf_pair(ngx_conf_t *cf, ngx_str_t *arg,
    ngx_responses_rule_t *rule)
{
    u_char                *p;
    ngx_str_t              key, text, *name;
    ngx_uint_t             n, json, wrong;
    ngx_responses_pair_t  *pair;

    static ngx_str_t  reserved[] = {
        ngx_string("if"),
        ngx_string("type"),
        ngx_string("sequence_number"),
        ngx_null_string
    };

    p = ngx_strlchr(arg->data, arg->data + arg->len, '=');

    json = (p && p > arg->data && p[-1] == ':');

    key.data = arg->data;
    key.len = p ? (size_t) (p - arg->data) - json : 0;

    wrong = !ngx_http_responses_conf_type(&key, 0);

    for (name = reserved; name->len; name++) {
        wrong |= ngx_responses_str_eq(*name, key);
    }

    pair = rule->pairs.elts;

    for (n = 0; n < rule->pairs.nelts; n++) {
        wrong |= ngx_responses_str_eq(pair[n].key, key);
    }

    if (wrong) {
        return ngx_http_responses_conf_invalid(cf, "parameter", arg,
                                               "\"key=value\" or "
                                               "\"key:=json\", each key once "
                                               "and neither \"type\" nor "
                                               "\"sequence_number\"");
    }

    pair = ngx_array_push(&rule->pairs);
    if (pair == NULL) {
        return NGX_CONF_ERROR;
    }

    ngx_memzero(pair, sizeof(ngx_responses_pair_t));

    pair->key = key;
    pair->optional = (rule->kind == NGX_RESPONSES_RULE_ROUTING);

    text.data = json ? p - 1 : p + 1;
    text.len = arg->data + arg->len - text.data;

    return ngx_http_responses_value_set(cf, text, &pair->value);
}


ngx_int_t
ngx_http_responses_conf_rules(ngx_conf_t *cf, void *parent, void *child)
{
    ngx_http_responses_loc_conf_t *prev = parent;
    ngx_http_responses_loc_conf_t *conf = child;

    ngx_uint_t              kind;
    ngx_array_t            *from;
    ngx_responses_mem_t     mem;
    ngx_responses_rule_t   *added;
    ngx_responses_rules_t  *rules;

    rules = ngx_pcalloc(cf->pool, sizeof(ngx_responses_rules_t));
    if (rules == NULL) {
        return NGX_ERROR;
    }

    if (ngx_array_init(&rules->list, cf->pool, 1, sizeof(ngx_responses_rule_t))
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (conf->rules[NGX_RESPONSES_RULE_HIDE_EVENT] == NGX_CONF_UNSET_PTR) {
        conf->engine.hide_unknown = prev->engine.hide_unknown;
        conf->engine.hide_malformed = prev->engine.hide_malformed;
    }

    if (ngx_http_responses_conf_signed(cf, rules) != NGX_OK) {
        return NGX_ERROR;
    }

    for (kind = 0; kind < NGX_RESPONSES_RULE_KINDS; kind++) {
        ngx_conf_merge_ptr_value(conf->rules[kind], prev->rules[kind], NULL);

        from = conf->rules[kind];

        if (from == NULL || from->nelts == 0) {
            continue;
        }

        added = ngx_array_push_n(&rules->list, from->nelts);
        if (added == NULL) {
            return NGX_ERROR;
        }

        ngx_memcpy(added, from->elts,
                   from->nelts * sizeof(ngx_responses_rule_t));
    }

    if (rules->list.nelts == 0) {
        return NGX_OK;
    }

    rules->hooks = &ngx_http_responses_hooks;
    conf->engine.rules = rules;

    mem = ngx_http_responses_pool_mem(cf->pool);

    return ngx_responses_rules_compile(rules, &mem);
}


/*
 * That ids are signed is a rule of the engine, the first one by its kind.  The
 * JSON of requests that are not for responses may be a client's own file.
 */

static ngx_int_t
ngx_http_responses_conf_signed(ngx_conf_t *cf, ngx_responses_rules_t *rules)
{
    void                  *sign;
    ngx_responses_rule_t  *rule;

    static ngx_http_responses_cond_t  asked = {
        NGX_HTTP_RESPONSES_COND_ASKED, NULL
    };

    sign = ngx_http_responses_sign_rule(cf);

    if (sign == NULL) {
        return NGX_OK;
    }

    rule = ngx_array_push(&rules->list);
    if (rule == NULL) {
        return NGX_ERROR;
    }

    ngx_memzero(rule, sizeof(ngx_responses_rule_t));

    rule->kind = NGX_RESPONSES_RULE_SIGN;
    rule->cond = &asked;
    rule->value.value = sign;

    return NGX_OK;
}
