
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Warnings of rules, and of other directives that need "responses", when all
 * levels are merged.
 *
 * Never changes what the directives have set.  Invariant: a directive is noted
 * with its place before it is read, so that what depends on other directives
 * can be told.
 */


#include "http/ngx_http_responses.h"
#include "http/rules/ngx_http_responses_rules.h"


/* how the rules of a level are used, by it or by inner ones; it only grows */

#define NGX_HTTP_RESPONSES_RULES_UNUSED  0
#define NGX_HTTP_RESPONSES_RULES_USED    1
#define NGX_HTTP_RESPONSES_RULES_DRY     2     /* what they hide is sent */


static void ngx_http_responses_conf_replaced(ngx_conf_t *cf,
    ngx_http_responses_line_t *first, ngx_http_responses_line_t *line);
static const ngx_str_t *ngx_http_responses_conf_missing(
    ngx_http_responses_loc_conf_t *conf, ngx_uint_t kind);


ngx_int_t
ngx_http_responses_conf_line(ngx_conf_t *cf, ngx_uint_t n, ngx_uint_t kind)
{
    size_t                           len;
    u_char                          *p;
    ngx_str_t                       *value;
    ngx_uint_t                       i;
    ngx_http_responses_line_t       *line, **next;
    ngx_http_responses_loc_conf_t   *rlcf;
    ngx_http_responses_main_conf_t  *rmcf;

    rmcf = ngx_http_conf_get_module_main_conf(cf, ngx_http_responses_module);
    rlcf = ngx_http_conf_get_module_loc_conf(cf, ngx_http_responses_module);

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
ngx_http_responses_conf_used(void *parent, void *child)
{
    ngx_http_responses_loc_conf_t *prev = parent;
    ngx_http_responses_loc_conf_t *conf = child;

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

    switch (line->kind) {

    case NGX_RESPONSES_RULE_HIDE_EVENT:
    case NGX_RESPONSES_RULE_HIDE_ITEM:
    case NGX_RESPONSES_RULE_HIDE_FIELD:
    case NGX_RESPONSES_RULE_REDACT:
        break;

    default:
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
