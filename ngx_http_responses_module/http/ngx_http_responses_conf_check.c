
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Warnings about rules and buffers, and errors in the paths of rules.
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


static void ngx_http_responses_conf_unknown(ngx_conf_t *cf,
    const char *what, ngx_str_t *name, const ngx_str_t *nearest);


ngx_int_t
ngx_http_responses_conf_line(ngx_conf_t *cf,
    ngx_http_responses_loc_conf_t *rlcf, ngx_uint_t n, ngx_uint_t rule)
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
    line->rule = rule;
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

    use = (conf->dry_run && rules && (rules->does & NGX_RESPONSES_RULE_HIDES))
          ? NGX_HTTP_RESPONSES_RULES_DRY : NGX_HTTP_RESPONSES_RULES_USED;

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

        if (line->level->use == NGX_HTTP_RESPONSES_RULES_USED
            || (line->level->use == NGX_HTTP_RESPONSES_RULES_DRY
                && !line->rule))
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


void
ngx_http_responses_conf_held(ngx_conf_t *cf,
    ngx_http_responses_loc_conf_t *conf)
{
    ngx_http_core_loc_conf_t  *clcf;

    clcf = ngx_http_conf_get_module_loc_conf(cf, ngx_http_core_module);

    if (!conf->hold || conf->enable == NULL || clcf->noname) {
        return;
    }

    if (conf->timeouts.first >= conf->hold_time) {
        ngx_log_error(NGX_LOG_WARN, cf->log, 0,
                      "\"first\" of \"responses_timeout\" is %Mms in "
                      "location \"%V\", expected less than the \"timeout\" "
                      "of \"responses_hold\", %Mms",
                      conf->timeouts.first, &clcf->name, conf->hold_time);
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
        p = ngx_slprintf(p, last, "%s\"%s%V\"",
                         i == 0 ? "" : e[i + 1].name.len ? ", " : " or ",
                         name, &e[i].name);
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
