
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Warnings about rules and parameters, and errors in the paths of rules.
 *
 * A path that can have no value is an error.  A name that is not known is
 * not, since servers have types and members of their own: there is a warning,
 * as what was to be hidden may leave.  Never changes the configuration.
 * Invariant: a directive of a rule is noted with its place before it is read,
 * so that what depends on other directives can be told when all is merged.
 */


#include "api/ngx_responses_known.h"
#include "http/ngx_http_responses_conf.h"


/* how the rules of a level are used, by it or by inner ones; it only grows */

#define NGX_HTTP_RESPONSES_RULES_UNUSED  0
#define NGX_HTTP_RESPONSES_RULES_USED    1
#define NGX_HTTP_RESPONSES_RULES_DRY     2     /* what they hide is sent */


static void ngx_http_responses_conf_replaced(ngx_conf_t *cf,
    ngx_http_responses_line_t *first, ngx_http_responses_line_t *line);
static const ngx_str_t *ngx_http_responses_conf_missing(
    ngx_http_responses_loc_conf_t *conf, ngx_uint_t kind);
static void ngx_http_responses_conf_unknown(ngx_conf_t *cf,
    const char *what, ngx_str_t *name, const ngx_str_t *nearest);


ngx_int_t
ngx_http_responses_conf_line(ngx_conf_t *cf,
    ngx_http_responses_loc_conf_t *rlcf, ngx_uint_t n, ngx_uint_t kind)
{
    size_t                           len;
    u_char                          *p;
    ngx_str_t                       *value;
    ngx_uint_t                       i;
    ngx_http_responses_line_t       *line, **next;
    ngx_http_responses_main_conf_t  *rmcf;

    rmcf = ngx_http_conf_get_module_main_conf(cf, ngx_http_responses_module);

    value = cf->args->elts;
    len = 0;

    for (i = 0; i < n; i++) {
        len += value[i].len + 1;
    }

    line = ngx_palloc(cf->pool, sizeof(ngx_http_responses_line_t));
    p = ngx_pnalloc(cf->pool, len);

    if (line == NULL || p == NULL) {
        return NGX_ERROR;
    }

    line->level = rlcf;
    line->text.data = p;
    line->text.len = len - 1;
    line->file = cf->conf_file->file.name;
    line->number = cf->conf_file->line;
    line->kind = kind;
    line->next = NULL;

    for (i = 0; i < n; i++) {
        p = ngx_cpymem(p, value[i].data, value[i].len);
        *p++ = ' ';
    }

    for (next = &rmcf->lines; *next; next = &(*next)->next) {

        if ((*next)->level == rlcf
            && ngx_responses_str_eq((*next)->text, line->text))
        {
            ngx_conf_log_error(NGX_LOG_WARN, cf, 0,
                               "duplicate \"%V\", it is also at %V:%ui",
                               &line->text, &(*next)->file, (*next)->number);
        }
    }

    *next = line;

    return NGX_OK;
}


void
ngx_http_responses_conf_used(ngx_http_responses_loc_conf_t *prev,
    ngx_http_responses_loc_conf_t *conf)
{
    ngx_uint_t              use;
    ngx_responses_rules_t  *rules;

    conf->outer = prev;

    if (conf->enable == NULL) {
        return;
    }

    rules = (ngx_responses_rules_t *) conf->engine.rules;

    if (conf->dry_run && rules && (rules->does & NGX_RESPONSES_RULE_HIDES)) {
        use = NGX_HTTP_RESPONSES_RULES_DRY;

    } else {
        use = NGX_HTTP_RESPONSES_RULES_USED;
    }

    for ( /* void */ ; conf; conf = conf->outer) {
        conf->use = ngx_max(conf->use, use);
    }
}


void
ngx_http_responses_conf_check(ngx_conf_t *cf)
{
    ngx_http_responses_line_t       *line;
    ngx_http_responses_main_conf_t  *rmcf;

    rmcf = ngx_http_conf_get_module_main_conf(cf, ngx_http_responses_module);

    for (line = rmcf->lines; line; line = line->next) {

        if (line->level->use != NGX_HTTP_RESPONSES_RULES_UNUSED) {
            ngx_http_responses_conf_replaced(cf, rmcf->lines, line);
        }
    }

    for (line = rmcf->lines; line; line = line->next) {

        if (line->level->use == NGX_HTTP_RESPONSES_RULES_USED
            || (line->level->use == NGX_HTTP_RESPONSES_RULES_DRY
                && line->kind == NGX_RESPONSES_RULE_KINDS))
        {
            continue;
        }

        ngx_log_error(NGX_LOG_WARN, cf->log, 0,
                      line->level->use == NGX_HTTP_RESPONSES_RULES_UNUSED
                      ? "\"%V\" has no effect, \"responses\" is off in %V:%ui"
                      : "\"%V\" with \"responses_dry_run on\" passes all that "
                        "rules hide in %V:%ui",
                      &line->text, &line->file, line->number);

        /* the first directive of a level stands for all of them */

        line->level->use = NGX_HTTP_RESPONSES_RULES_USED;
    }
}


/* the first line of a kind stands for all of the level */

static void
ngx_http_responses_conf_replaced(ngx_conf_t *cf,
    ngx_http_responses_line_t *first, ngx_http_responses_line_t *line)
{
    const ngx_str_t  *missing;

    if (line->kind != NGX_RESPONSES_RULE_HIDE_EVENT
        && line->kind != NGX_RESPONSES_RULE_HIDE_ITEM
        && line->kind != NGX_RESPONSES_RULE_HIDE_FIELD
        && line->kind != NGX_RESPONSES_RULE_REDACT)
    {
        return;
    }

    for ( /* void */ ; first != line; first = first->next) {

        if (first->level == line->level && first->kind == line->kind) {
            return;
        }
    }

    missing = ngx_http_responses_conf_missing(line->level, line->kind);

    if (missing) {
        ngx_log_error(NGX_LOG_WARN, cf->log, 0,
                      "\"%V\" replaces rules of the outer level, \"%V\" is "
                      "not among those in %V:%ui",
                      &line->text, missing, &line->file, line->number);
    }
}


/* a rule of the outer level that the level has not, or NULL */

static const ngx_str_t *
ngx_http_responses_conf_missing(ngx_http_responses_loc_conf_t *conf,
    ngx_uint_t kind)
{
    ngx_uint_t                      i, n;
    ngx_array_t                    *from, *to;
    ngx_responses_rule_t           *outer, *rule;
    ngx_http_responses_loc_conf_t  *prev;

    static const ngx_str_t  unknown = ngx_string("@unknown");
    static const ngx_str_t  malformed = ngx_string("@malformed");

    prev = conf->outer;
    to = conf->rules[kind];
    from = prev ? prev->rules[kind] : NULL;

    if (from == NULL || from == NGX_CONF_UNSET_PTR) {
        return NULL;
    }

    if (kind == NGX_RESPONSES_RULE_HIDE_EVENT) {

        if (prev->engine.hide_unknown && !conf->engine.hide_unknown) {
            return &unknown;
        }

        if (prev->engine.hide_malformed && !conf->engine.hide_malformed) {
            return &malformed;
        }
    }

    outer = from->elts;
    rule = to->elts;

    for (i = 0; i < from->nelts; i++) {

        for (n = 0; n < to->nelts; n++) {

            if (ngx_responses_str_eq(outer[i].name, rule[n].name)) {
                break;
            }
        }

        if (n == to->nelts) {
            return &outer[i].name;
        }
    }

    return NULL;
}


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
