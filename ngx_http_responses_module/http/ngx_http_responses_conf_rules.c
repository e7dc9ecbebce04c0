
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Directives of rules, and the rules of a location.
 *
 * A directive is a row of the command table whose offset is that of its list
 * and whose post is a kind of the table below.  A kind reads the arguments and
 * adds rules to the list, which replaces that of the outer level.  Errors are
 * found at start and name the value and what was expected; requests only read
 * the rules.
 */


#include "http/ngx_http_responses.h"


static void *ngx_http_responses_conf_push(ngx_array_t *list);
static ngx_uint_t ngx_http_responses_conf_type(ngx_str_t *name,
    ngx_uint_t pattern);

static char *ngx_http_responses_conf_hide_event(ngx_conf_t *cf,
    ngx_command_t *cmd, ngx_array_t *list, void *cond);
static char *ngx_http_responses_conf_names(ngx_conf_t *cf,
    ngx_command_t *cmd, ngx_array_t *list, void *cond);
static char *ngx_http_responses_conf_hide_field(ngx_conf_t *cf,
    ngx_command_t *cmd, ngx_array_t *list, void *cond);
static char *ngx_http_responses_conf_set_field(ngx_conf_t *cf,
    ngx_command_t *cmd, ngx_array_t *list, void *cond);
static ngx_responses_field_rule_t *ngx_http_responses_conf_field(
    ngx_conf_t *cf, ngx_command_t *cmd, ngx_array_t *list, void *cond,
    ngx_str_t *path, ngx_uint_t set);

static char *ngx_http_responses_conf_add_event(ngx_conf_t *cf,
    ngx_command_t *cmd, ngx_array_t *list, void *cond);
static ngx_responses_add_rule_t *ngx_http_responses_conf_event(
    ngx_conf_t *cf, ngx_array_t *list, void *cond);
static char *ngx_http_responses_conf_anchor(ngx_conf_t *cf,
    ngx_command_t *cmd, ngx_str_t *arg, ngx_responses_add_rule_t *rule);
static char *ngx_http_responses_conf_pair(ngx_conf_t *cf, ngx_command_t *cmd,
    ngx_str_t *arg, ngx_responses_add_rule_t *rule);
static char *ngx_http_responses_conf_routing(ngx_conf_t *cf,
    ngx_command_t *cmd, ngx_array_t *list, void *cond);
static char *ngx_http_responses_conf_key(ngx_conf_t *cf, ngx_command_t *cmd,
    ngx_str_t *key, ngx_responses_add_rule_t *rule);

static void *ngx_http_responses_conf_alloc(void *data, size_t size);
static void ngx_http_responses_conf_free(void *data, void *p);


/* indexed by ngx_http_responses_rule_e */

ngx_http_responses_rule_kind_t  ngx_http_responses_rule_kinds[] = {

    { sizeof(ngx_responses_name_rule_t), 1,
      ngx_http_responses_conf_hide_event },

    { sizeof(ngx_responses_name_rule_t), 1, ngx_http_responses_conf_names },

    { sizeof(ngx_responses_field_rule_t), 1,
      ngx_http_responses_conf_hide_field },

    { sizeof(ngx_responses_field_rule_t), 1,
      ngx_http_responses_conf_set_field },

    { sizeof(ngx_responses_add_rule_t), 1, ngx_http_responses_conf_add_event },

    { sizeof(ngx_responses_add_rule_t), 1, ngx_http_responses_conf_routing },

    { sizeof(void *), 0, ngx_http_responses_conf_rewrite_text }
};


/* the engine's array of each list, in the order of the lists */

static const size_t  ngx_http_responses_rule_arrays[] = {
    offsetof(ngx_responses_rules_t, hide),
    offsetof(ngx_responses_rules_t, pass),
    offsetof(ngx_responses_rules_t, items),
    offsetof(ngx_responses_rules_t, fields),
    offsetof(ngx_responses_rules_t, fields),
    offsetof(ngx_responses_rules_t, adds),
    offsetof(ngx_responses_rules_t, routings),
    offsetof(ngx_responses_rules_t, rewrites)
};


static const ngx_responses_hooks_t  ngx_http_responses_hooks = {
    ngx_http_responses_cond_hook,
    ngx_http_responses_value_hook,
    ngx_http_responses_rewrite_hook,
    ngx_http_responses_invalid_hook
};


char *
ngx_http_responses_conf_rule(ngx_conf_t *cf, ngx_command_t *cmd, void *conf)
{
    void                             *cond;
    ngx_array_t                     **list;
    ngx_http_responses_rule_kind_t   *kind;

    kind = cmd->post;
    list = (ngx_array_t **) ((u_char *) conf + cmd->offset);

    if (*list == NULL) {
        *list = ngx_array_create(cf->pool, 4, kind->size);
        if (*list == NULL) {
            return NGX_CONF_ERROR;
        }
    }

    cond = NULL;

    if (kind->condition
        && ngx_http_responses_cond_parse(cf, &cond) != NGX_CONF_OK)
    {
        return NGX_CONF_ERROR;
    }

    return kind->parse(cf, cmd, *list, cond);
}


/* one more rule, with zeros */

static void *
ngx_http_responses_conf_push(ngx_array_t *list)
{
    void  *rule;

    rule = ngx_array_push(list);

    if (rule) {
        ngx_memzero(rule, list->size);
    }

    return rule;
}


/* whether the name of a type, or a pattern for names, is valid */

static ngx_uint_t
ngx_http_responses_conf_type(ngx_str_t *name, ngx_uint_t pattern)
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

        if (!ngx_responses_name_valid(&part)) {
            return 0;
        }
    }

    return name->len && name->len < NGX_RESPONSES_NAME_LEN;
}


static char *
ngx_http_responses_conf_hide_event(ngx_conf_t *cf, ngx_command_t *cmd,
    ngx_array_t *list, void *cond)
{
    ngx_str_t                   *value;
    ngx_uint_t                   i;
    const ngx_responses_type_t  *type;

    value = cf->args->elts;

    for (i = 1; i < cf->args->nelts; i++) {
        type = ngx_responses_type_find(value[i].data, value[i].len);

        if (type->class == NGX_RESPONSES_CLASS_LIFECYCLE
            || type->class == NGX_RESPONSES_CLASS_TERMINAL)
        {
            ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                               "\"%V\" cannot be hidden by \"%V\", clients "
                               "require it", &value[i], &cmd->name);
            return NGX_CONF_ERROR;
        }
    }

    return ngx_http_responses_conf_names(cf, cmd, list, cond);
}


/* responses_hide_event, responses_pass_event, responses_hide_item */

static char *
ngx_http_responses_conf_names(ngx_conf_t *cf, ngx_command_t *cmd,
    ngx_array_t *list, void *cond)
{
    ngx_str_t                  *value;
    ngx_uint_t                  i;
    ngx_responses_name_rule_t  *rule;

    value = cf->args->elts;

    for (i = 1; i < cf->args->nelts; i++) {

        if (!ngx_http_responses_conf_type(&value[i], 1)) {
            ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                               "invalid name \"%V\" in \"%V\" directive, "
                               "expected letters, digits, \".\", \"_\", "
                               "\"-\", \":\", \"/\" and \"*\" for any number "
                               "of them", &value[i], &cmd->name);
            return NGX_CONF_ERROR;
        }

        rule = ngx_http_responses_conf_push(list);
        if (rule == NULL) {
            return NGX_CONF_ERROR;
        }

        rule->pattern = value[i];
        rule->cond = cond;
    }

    return NGX_CONF_OK;
}


static char *
ngx_http_responses_conf_hide_field(ngx_conf_t *cf, ngx_command_t *cmd,
    ngx_array_t *list, void *cond)
{
    ngx_str_t   *value;
    ngx_uint_t   i;

    value = cf->args->elts;

    for (i = 1; i < cf->args->nelts; i++) {

        if (ngx_http_responses_conf_field(cf, cmd, list, cond, &value[i], 0)
            == NULL)
        {
            return NGX_CONF_ERROR;
        }
    }

    return NGX_CONF_OK;
}


static char *
ngx_http_responses_conf_set_field(ngx_conf_t *cf, ngx_command_t *cmd,
    ngx_array_t *list, void *cond)
{
    ngx_str_t                   *value, text;
    ngx_uint_t                   json;
    ngx_responses_field_rule_t  *rule;

    value = cf->args->elts;

    if (cf->args->nelts != 3) {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "invalid number of arguments in \"%V\" directive, "
                           "expected a path, a value and \"if=$variable\"",
                           &cmd->name);
        return NGX_CONF_ERROR;
    }

    rule = ngx_http_responses_conf_field(cf, cmd, list, cond, &value[1], 1);
    if (rule == NULL) {
        return NGX_CONF_ERROR;
    }

    text = value[2];
    json = (text.len >= 2 && text.data[0] == ':' && text.data[1] == '=');

    if (json) {
        text.data += 2;
        text.len -= 2;
    }

    return ngx_http_responses_value_json(cf, cmd, &text, json, &rule->value);
}


static ngx_responses_field_rule_t *
ngx_http_responses_conf_field(ngx_conf_t *cf, ngx_command_t *cmd,
    ngx_array_t *list, void *cond, ngx_str_t *path, ngx_uint_t set)
{
    const char                  *wrong;
    ngx_responses_field_rule_t  *rule;

    wrong = ngx_responses_rule_path_wrong(path, set);

    if (wrong) {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "path \"%V\" in \"%V\" directive %s",
                           path, &cmd->name, wrong);
        return NULL;
    }

    rule = ngx_http_responses_conf_push(list);

    if (rule) {
        rule->path = *path;
        rule->cond = cond;
        rule->set = set;
    }

    return rule;
}


static char *
ngx_http_responses_conf_add_event(ngx_conf_t *cf, ngx_command_t *cmd,
    ngx_array_t *list, void *cond)
{
    char                        *rv;
    ngx_str_t                   *value;
    ngx_uint_t                   i;
    ngx_responses_add_rule_t    *rule;
    const ngx_responses_type_t  *type;

    rule = ngx_http_responses_conf_event(cf, list, cond);
    if (rule == NULL) {
        return NGX_CONF_ERROR;
    }

    value = cf->args->elts;
    rule->type = value[1];

    type = ngx_responses_type_find(rule->type.data, rule->type.len);

    if (!ngx_http_responses_conf_type(&rule->type, 0)
        || type->class == NGX_RESPONSES_CLASS_LIFECYCLE
        || type->class == NGX_RESPONSES_CLASS_TERMINAL
        || type->class == NGX_RESPONSES_CLASS_ERROR)
    {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "invalid type \"%V\" in \"%V\" directive, expected "
                           "letters, digits, \".\", \"_\", \"-\", \":\" and "
                           "\"/\", and not a type that begins or ends a "
                           "response", &rule->type, &cmd->name);
        return NGX_CONF_ERROR;
    }

    for (i = 2; i < cf->args->nelts; i++) {

        if (ngx_strcmp(value[i].data, "each") == 0) {
            rule->each = 1;
            continue;
        }

        rv = (ngx_strncmp(value[i].data, "before=", 7) == 0
              || ngx_strncmp(value[i].data, "after=", 6) == 0)
             ? ngx_http_responses_conf_anchor(cf, cmd, &value[i], rule)
             : ngx_http_responses_conf_pair(cf, cmd, &value[i], rule);

        if (rv != NGX_CONF_OK) {
            return rv;
        }
    }

    if (rule->anchor.len == 0) {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "\"after=type\" or \"before=type\" is missing in "
                           "\"%V\" directive", &cmd->name);
        return NGX_CONF_ERROR;
    }

    return NGX_CONF_OK;
}


static ngx_responses_add_rule_t *
ngx_http_responses_conf_event(ngx_conf_t *cf, ngx_array_t *list, void *cond)
{
    ngx_responses_add_rule_t  *rule;

    rule = ngx_http_responses_conf_push(list);
    if (rule == NULL) {
        return NULL;
    }

    rule->cond = cond;

    if (ngx_array_init(&rule->pairs, cf->pool, 4, sizeof(ngx_responses_pair_t))
        != NGX_OK)
    {
        return NULL;
    }

    return rule;
}


static char *
ngx_http_responses_conf_anchor(ngx_conf_t *cf, ngx_command_t *cmd,
    ngx_str_t *arg, ngx_responses_add_rule_t *rule)
{
    ngx_str_t                    anchor;
    ngx_uint_t                   before;
    const ngx_responses_type_t  *type;

    before = (arg->data[0] == 'b');

    anchor.data = arg->data + sizeof("after=") - 1 + before;
    anchor.len = arg->data + arg->len - anchor.data;

    type = ngx_responses_type_find(anchor.data, anchor.len);

    if (rule->anchor.len
        || !ngx_http_responses_conf_type(&anchor, 0)
        || (before ? type->id == NGX_RESPONSES_CREATED
                   : type->class == NGX_RESPONSES_CLASS_TERMINAL))
    {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "invalid parameter \"%V\" in \"%V\" directive, "
                           "expected one \"after=type\" or \"before=type\", "
                           "not before the first event and not after the "
                           "last one", arg, &cmd->name);
        return NGX_CONF_ERROR;
    }

    rule->anchor = anchor;
    rule->before = before;

    return NGX_CONF_OK;
}


static char *
ngx_http_responses_conf_pair(ngx_conf_t *cf, ngx_command_t *cmd,
    ngx_str_t *arg, ngx_responses_add_rule_t *rule)
{
    u_char                *p;
    size_t                 i;
    ngx_str_t              key, text;
    ngx_uint_t             n, json, wrong;
    ngx_responses_pair_t  *pair;

    p = ngx_strlchr(arg->data, arg->data + arg->len, '=');

    json = (p && p > arg->data && p[-1] == ':');

    key.data = arg->data;
    key.len = p ? (size_t) (p - arg->data) - json : 0;

    wrong = (key.len == 0
             || (key.len == 2 && ngx_memcmp(key.data, "if", 2) == 0)
             || (key.len == 4 && ngx_memcmp(key.data, "type", 4) == 0)
             || (key.len == 15
                 && ngx_memcmp(key.data, "sequence_number", 15) == 0));

    for (i = 0; i < key.len; i++) {
        wrong |= (key.data[i] < 0x20 || key.data[i] >= 0x7f
                  || key.data[i] == '"' || key.data[i] == '\\');
    }

    pair = rule->pairs.elts;

    for (n = 0; n < rule->pairs.nelts; n++) {
        wrong |= (pair[n].key.len == key.len
                  && ngx_memcmp(pair[n].key.data, key.data, key.len) == 0);
    }

    if (wrong) {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "invalid parameter \"%V\" in \"%V\" directive, "
                           "expected \"key=value\" or \"key:=json\", each key "
                           "once and neither \"type\" nor "
                           "\"sequence_number\"", arg, &cmd->name);
        return NGX_CONF_ERROR;
    }

    pair = ngx_http_responses_conf_push(&rule->pairs);
    if (pair == NULL) {
        return NGX_CONF_ERROR;
    }

    pair->key = key;

    text.data = p + 1;
    text.len = arg->data + arg->len - text.data;

    return ngx_http_responses_value_json(cf, cmd, &text, json, &pair->value);
}


static char *
ngx_http_responses_conf_routing(ngx_conf_t *cf, ngx_command_t *cmd,
    ngx_array_t *list, void *cond)
{
    ngx_uint_t                 n;
    ngx_responses_add_rule_t  *rule;

    /* the order of the members, in any order of the parameters */

    static ngx_str_t  keys[] = {
        ngx_string("model_id"),
        ngx_string("category"),
        ngx_string("source"),
        ngx_string("reasoning"),
        ngx_null_string
    };

    rule = ngx_http_responses_conf_event(cf, list, cond);
    if (rule == NULL) {
        return NGX_CONF_ERROR;
    }

    rule->type = ngx_responses_type(NGX_RESPONSES_ROUTING)->name;

    for (n = 0; keys[n].len; n++) {

        if (ngx_http_responses_conf_key(cf, cmd, &keys[n], rule)
            != NGX_CONF_OK)
        {
            return NGX_CONF_ERROR;
        }

        if (rule->pairs.nelts == 0) {
            break;
        }
    }

    if (rule->pairs.nelts == 0 || rule->pairs.nelts != cf->args->nelts - 1) {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "invalid parameters in \"%V\" directive, expected "
                           "\"model_id=value\" and any of \"category=\", "
                           "\"source=\", \"reasoning=\" and \"if=\", each "
                           "once", &cmd->name);
        return NGX_CONF_ERROR;
    }

    return NGX_CONF_OK;
}


/* without "if=" the condition is that "model_id", the first key, differs */

static char *
ngx_http_responses_conf_key(ngx_conf_t *cf, ngx_command_t *cmd,
    ngx_str_t *key, ngx_responses_add_rule_t *rule)
{
    ngx_str_t                  *value, text;
    ngx_uint_t                  i;
    ngx_responses_pair_t       *pair;
    ngx_http_responses_cond_t  *cond;

    value = cf->args->elts;

    for (i = 1; i < cf->args->nelts; i++) {

        if (value[i].len > key->len && value[i].data[key->len] == '='
            && ngx_memcmp(value[i].data, key->data, key->len) == 0)
        {
            break;
        }
    }

    if (i == cf->args->nelts) {
        return NGX_CONF_OK;
    }

    text.data = value[i].data + key->len + 1;
    text.len = value[i].len - key->len - 1;

    if (rule->cond == NULL) {
        cond = ngx_pcalloc(cf->pool, sizeof(ngx_http_responses_cond_t));
        if (cond == NULL) {
            return NGX_CONF_ERROR;
        }

        cond->differs = 1;
        cond->value = ngx_http_responses_value_parse(cf, &text);

        if (cond->value == NULL) {
            return NGX_CONF_ERROR;
        }

        rule->cond = cond;
    }

    pair = ngx_http_responses_conf_push(&rule->pairs);
    if (pair == NULL) {
        return NGX_CONF_ERROR;
    }

    pair->key = *key;
    pair->optional = 1;

    return ngx_http_responses_value_json(cf, cmd, &text, 0, &pair->value);
}


ngx_int_t
ngx_http_responses_conf_rules(ngx_conf_t *cf,
    ngx_http_responses_lists_t *prev, ngx_http_responses_lists_t *conf,
    ngx_flag_t rewrite, ngx_responses_conf_t *engine)
{
    void                    *p;
    ngx_uint_t               i, n, own;
    ngx_array_t            **from, **list, *to;
    ngx_responses_mem_t      mem;
    ngx_responses_rules_t   *rules;

    from = (ngx_array_t **) prev;
    list = (ngx_array_t **) conf;
    n = sizeof(ngx_http_responses_lists_t) / sizeof(ngx_array_t *);
    own = 0;

    for (i = 0; i < n; i++) {

        if (list[i] == NULL) {
            list[i] = from[i];
        }

        own |= (list[i] != NULL);
    }

    engine->rules = NULL;

    if (!own && !rewrite) {
        return NGX_OK;
    }

    rules = ngx_pcalloc(cf->pool, sizeof(ngx_responses_rules_t));
    if (rules == NULL) {
        return NGX_ERROR;
    }

    for (i = 0; i < n; i++) {

        if (list[i] == NULL) {
            continue;
        }

        to = (ngx_array_t *) ((u_char *) rules
                              + ngx_http_responses_rule_arrays[i]);

        if (to->elts == NULL
            && ngx_array_init(to, cf->pool, list[i]->nelts, list[i]->size)
               != NGX_OK)
        {
            return NGX_ERROR;
        }

        p = ngx_array_push_n(to, list[i]->nelts);
        if (p == NULL) {
            return NGX_ERROR;
        }

        ngx_memcpy(p, list[i]->elts, list[i]->nelts * list[i]->size);
    }

    rules->hooks = &ngx_http_responses_hooks;
    rules->rewrite = rewrite;

    mem.alloc = ngx_http_responses_conf_alloc;
    mem.free = ngx_http_responses_conf_free;
    mem.data = cf->pool;

    engine->rules = rules;

    return ngx_responses_rules_compile(rules, &mem);
}


static void *
ngx_http_responses_conf_alloc(void *data, size_t size)
{
    return ngx_palloc(data, size);
}


static void
ngx_http_responses_conf_free(void *data, void *p)
{
    /* destroyed with the pool of the configuration */
}
