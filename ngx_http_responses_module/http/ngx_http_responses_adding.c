
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Directives that add events, and that which rewrites texts.
 */


#include "http/ngx_http_responses_rules.h"


static ngx_responses_add_rule_t *ngx_http_responses_adding_rule(
    ngx_conf_t *cf, ngx_command_t *cmd, void *conf);
static char *ngx_http_responses_adding_anchor(ngx_conf_t *cf,
    ngx_command_t *cmd, ngx_str_t *arg, ngx_responses_add_rule_t *rule);
static char *ngx_http_responses_adding_key(ngx_conf_t *cf, ngx_command_t *cmd,
    ngx_str_t *key, ngx_responses_add_rule_t *rule);
static char *ngx_http_responses_adding_pair(ngx_conf_t *cf,
    ngx_command_t *cmd, ngx_str_t *arg, ngx_responses_add_rule_t *rule);

#if (NGX_PCRE)
static ngx_int_t ngx_http_responses_adding_regex(ngx_regex_compile_t *rc);
#endif


char *
ngx_http_responses_add_event(ngx_conf_t *cf, ngx_command_t *cmd, void *conf)
{
    char                        *rv;
    ngx_str_t                   *value;
    ngx_uint_t                   i;
    ngx_responses_add_rule_t    *rule;
    const ngx_responses_type_t  *type;

    rule = ngx_http_responses_adding_rule(cf, cmd, conf);
    if (rule == NULL) {
        return NGX_CONF_ERROR;
    }

    value = cf->args->elts;
    rule->type = value[1];

    type = ngx_responses_type_find(rule->type.data, rule->type.len);

    if (!ngx_http_responses_rules_type_valid(&rule->type, 0)
        || type->class == NGX_RESPONSES_CLASS_LIFECYCLE
        || type->class == NGX_RESPONSES_CLASS_TERMINAL
        || type->class == NGX_RESPONSES_CLASS_ERROR)
    {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "invalid type \"%V\" in \"%V\" directive, expected "
                           "letters, digits, \".\", \"_\", \"-\", \":\" and "
                           "\"/\", and no type that begins or ends a response",
                           &rule->type, &cmd->name);
        return NGX_CONF_ERROR;
    }

    for (i = 2; i < cf->args->nelts; i++) {

        if (ngx_strcmp(value[i].data, "each") == 0) {
            rule->each = 1;
            continue;
        }

        rv = (ngx_strncmp(value[i].data, "before=", 7) == 0
              || ngx_strncmp(value[i].data, "after=", 6) == 0)
             ? ngx_http_responses_adding_anchor(cf, cmd, &value[i], rule)
             : ngx_http_responses_adding_pair(cf, cmd, &value[i], rule);

        if (rv != NGX_CONF_OK) {
            return rv;
        }
    }

    if (rule->anchor.len == 0) {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "no \"after=type\" or \"before=type\" in \"%V\" "
                           "directive", &cmd->name);
        return NGX_CONF_ERROR;
    }

    return NGX_CONF_OK;
}


/* one more, with its condition, if it has one */

static ngx_responses_add_rule_t *
ngx_http_responses_adding_rule(ngx_conf_t *cf, ngx_command_t *cmd, void *conf)
{
    void                      *cond;
    ngx_array_t               *list;
    ngx_responses_add_rule_t  *rule;

    list = ngx_http_responses_rules_list(cf, cmd, conf,
                                         sizeof(ngx_responses_add_rule_t),
                                         &cond);
    if (list == NULL) {
        return NULL;
    }

    rule = ngx_array_push(list);
    if (rule == NULL) {
        return NULL;
    }

    ngx_memzero(rule, sizeof(ngx_responses_add_rule_t));

    rule->cond = cond;

    if (ngx_array_init(&rule->pairs, cf->pool, 4, sizeof(ngx_responses_pair_t))
        != NGX_OK)
    {
        return NULL;
    }

    return rule;
}


static char *
ngx_http_responses_adding_anchor(ngx_conf_t *cf, ngx_command_t *cmd,
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
        || !ngx_http_responses_rules_type_valid(&anchor, 0)
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
ngx_http_responses_adding_pair(ngx_conf_t *cf, ngx_command_t *cmd,
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

    pair = ngx_array_push(&rule->pairs);
    if (pair == NULL) {
        return NGX_CONF_ERROR;
    }

    ngx_memzero(pair, sizeof(ngx_responses_pair_t));

    pair->key = key;

    text.data = p + 1;
    text.len = arg->data + arg->len - text.data;

    return ngx_http_responses_rules_value(cf, cmd, &text, json, &pair->value);
}


char *
ngx_http_responses_routing(ngx_conf_t *cf, ngx_command_t *cmd, void *conf)
{
    ngx_uint_t                 n;
    ngx_responses_add_rule_t  *rule;

    /* members stand in this order, whatever that of the parameters */

    static ngx_str_t  keys[] = {
        ngx_string("model_id"),
        ngx_string("category"),
        ngx_string("source"),
        ngx_string("reasoning"),
        ngx_null_string
    };

    rule = ngx_http_responses_adding_rule(cf, cmd, conf);
    if (rule == NULL) {
        return NGX_CONF_ERROR;
    }

    rule->type = ngx_responses_type(NGX_RESPONSES_ROUTING)->name;

    for (n = 0; keys[n].len; n++) {

        if (ngx_http_responses_adding_key(cf, cmd, &keys[n], rule)
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


/* the first key is the model, and the condition unless there is another */

static char *
ngx_http_responses_adding_key(ngx_conf_t *cf, ngx_command_t *cmd,
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

    pair = ngx_array_push(&rule->pairs);
    if (pair == NULL) {
        return NGX_CONF_ERROR;
    }

    ngx_memzero(pair, sizeof(ngx_responses_pair_t));

    pair->key = *key;
    pair->optional = 1;

    return ngx_http_responses_rules_value(cf, cmd, &text, 0, &pair->value);
}


char *
ngx_http_responses_rewrite_text(ngx_conf_t *cf, ngx_command_t *cmd, void *conf)
{
#if (NGX_PCRE)
    void                          **rule;
    u_char                          errstr[NGX_MAX_CONF_ERRSTR];
    ngx_str_t                      *value;
    ngx_array_t                    *list;
    ngx_regex_compile_t             rc;
    ngx_http_responses_rewrite_t   *rewrite;

    list = ngx_http_responses_rules_list(cf, cmd, conf, sizeof(void *), NULL);
    if (list == NULL) {
        return NGX_CONF_ERROR;
    }

    value = cf->args->elts;

    ngx_memzero(&rc, sizeof(ngx_regex_compile_t));

    rc.pattern = value[1];
    rc.pool = cf->pool;
    rc.err.len = NGX_MAX_CONF_ERRSTR;
    rc.err.data = errstr;

    if (cf->args->nelts == 4) {

        if (ngx_strcmp(value[3].data, "i") != 0) {
            ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                               "invalid parameter \"%V\" in \"%V\" directive, "
                               "expected \"i\"", &value[3], &cmd->name);
            return NGX_CONF_ERROR;
        }

        rc.options = NGX_REGEX_CASELESS;
    }

    if (ngx_http_responses_adding_regex(&rc) != NGX_OK) {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0, "%V", &rc.err);
        return NGX_CONF_ERROR;
    }

    rewrite = ngx_pcalloc(cf->pool, sizeof(ngx_http_responses_rewrite_t));
    if (rewrite == NULL) {
        return NGX_CONF_ERROR;
    }

    rewrite->name = value[1];
    rewrite->regex = rc.regex;
    rewrite->once = (value[1].len && value[1].data[0] == '^');

    rewrite->value = ngx_http_responses_value_parse(cf, &value[2]);
    if (rewrite->value == NULL) {
        return NGX_CONF_ERROR;
    }

    rule = ngx_array_push(list);
    if (rule == NULL) {
        return NGX_CONF_ERROR;
    }

    *rule = rewrite;

    return NGX_CONF_OK;
#else
    ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                       "\"%V\" requires nginx with the PCRE library",
                       &cmd->name);
    return NGX_CONF_ERROR;
#endif
}


#if (NGX_PCRE)

/*
 * nginx has no limit of its own, and PCRE's is 10,000,000.  Errors name the
 * expression as it was configured.
 */

static ngx_int_t
ngx_http_responses_adding_regex(ngx_regex_compile_t *rc)
{
    u_char     *p;
    ngx_int_t   n;
    ngx_str_t   pattern;

    pattern = rc->pattern;

    p = ngx_pnalloc(rc->pool, sizeof("(*LIMIT_MATCH=)") + NGX_INT_T_LEN
                              + pattern.len);
    if (p == NULL) {
        ngx_str_set(&rc->err, "no memory");
        return NGX_ERROR;
    }

    rc->pattern.data = p;
    p = ngx_sprintf(p, "(*LIMIT_MATCH=%d)%V%Z",
                    NGX_HTTP_RESPONSES_MATCH_LIMIT, &pattern);
    rc->pattern.len = p - rc->pattern.data - 1;

    n = ngx_regex_compile(rc);

    rc->pattern = pattern;

    if (n == NGX_OK) {
        return NGX_OK;
    }

    rc->err.len = NGX_MAX_CONF_ERRSTR;

    return ngx_regex_compile(rc);
}

#endif
