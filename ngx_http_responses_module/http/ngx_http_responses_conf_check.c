
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Warns of directives that are valid but have no effect.
 *
 * Rules of one level are compared when they are read.  What depends on other
 * levels and directives is checked when all is merged, so that the order of
 * directives and modules does not matter.  Each directive is warned of once.
 */


#include "core/ngx_responses_near.h"
#include "http/ngx_http_responses_conf.h"


static void ngx_http_responses_conf_check_pair(ngx_conf_t *cf,
    ngx_http_responses_loc_conf_t *rlcf, const char *name, const char *other,
    const char *text);
static ngx_uint_t ngx_http_responses_conf_idle(ngx_responses_rule_t *by,
    ngx_responses_rule_t *rule, ngx_uint_t later);
static ngx_uint_t ngx_http_responses_conf_within(ngx_str_t *path,
    ngx_str_t *outer);
static void ngx_http_responses_conf_check_deltas(ngx_conf_t *cf,
    ngx_http_responses_loc_conf_t *rlcf);
static ngx_uint_t ngx_http_responses_conf_hides(
    const ngx_responses_rules_t *rules, ngx_uint_t items,
    const ngx_str_t *name);

static void ngx_http_responses_conf_check_variables(ngx_conf_t *cf);
static void ngx_http_responses_conf_check_request(ngx_conf_t *cf,
    ngx_str_t *name);
static void ngx_http_responses_conf_use(ngx_http_responses_loc_conf_t *inner);
static void ngx_http_responses_conf_check_off(ngx_conf_t *cf,
    ngx_http_responses_loc_conf_t *rlcf);
static void ngx_http_responses_conf_check_replaced(ngx_conf_t *cf,
    ngx_http_responses_loc_conf_t *rlcf);
static void ngx_http_responses_conf_check_level(ngx_conf_t *cf,
    void **loc_conf);
static ngx_msec_t ngx_http_responses_conf_read_timeout(ngx_conf_t *cf,
    void **loc_conf);
static ngx_uint_t ngx_http_responses_conf_hides_keepalive(
    ngx_http_responses_loc_conf_t *rlcf);


/*
 * Warns of a directive which another one cancels, if that is of the same level
 * or of an outer one: otherwise it may have an effect elsewhere.
 */

static void
ngx_http_responses_conf_check_pair(ngx_conf_t *cf,
    ngx_http_responses_loc_conf_t *rlcf, const char *name, const char *other,
    const char *text)
{
    ngx_http_responses_place_t  *place;

    place = NULL;

    while (rlcf && place == NULL) {
        place = ngx_http_responses_conf_place_find(rlcf, name);
        rlcf = place ? rlcf : rlcf->outer;
    }

    for ( /* void */ ; rlcf; rlcf = rlcf->outer) {

        if (ngx_http_responses_conf_place_find(rlcf, other)) {
            ngx_http_responses_conf_warn(cf, place, text);
            return;
        }
    }
}


void
ngx_http_responses_conf_check_rules(ngx_conf_t *cf,
    ngx_http_responses_loc_conf_t *rlcf)
{
    ngx_uint_t                   i, n, later;
    ngx_responses_rule_t        *rule;
    ngx_http_responses_place_t  *place, *other;

    rule = rlcf->rules->elts;
    place = rlcf->places->elts;
    place += rlcf->places->nelts - 1;

    for (other = rlcf->places->elts; other < place; other++) {

        if (other->text.len == place->text.len
            && ngx_memcmp(other->text.data, place->text.data, place->text.len)
               == 0)
        {
            ngx_conf_log_error(NGX_LOG_WARN, cf, 0,
                               "duplicate \"%V\", it is also at %V:%ui",
                               &place->text, &other->file, other->line);
            return;
        }
    }

    for (n = place->first; n < rlcf->rules->nelts; n++) {

        for (i = 0; i < n; i++) {
            later = ngx_http_responses_conf_idle(&rule[n], &rule[i], 1);

            if (!later
                && !ngx_http_responses_conf_idle(&rule[i], &rule[n], 0))
            {
                continue;
            }

            other = ngx_http_responses_conf_place_of(rlcf, i);

            if (later) {
                ngx_conf_log_error(NGX_LOG_WARN, cf, 0,
                                   "\"%V\" in \"%V\" directive at %V:%ui has "
                                   "no effect, \"%V\" in \"%V\" directive "
                                   "takes precedence", &rule[i].name,
                                   &other->name, &other->file, other->line,
                                   &rule[n].name, &place->name);

            } else {
                ngx_conf_log_error(NGX_LOG_WARN, cf, 0,
                                   "\"%V\" in \"%V\" directive has no effect, "
                                   "\"%V\" in \"%V\" directive at %V:%ui "
                                   "takes precedence", &rule[n].name,
                                   &place->name, &rule[i].name, &other->name,
                                   &other->file, other->line);
            }

            break;
        }
    }
}


/* whether a rule has no effect because of another one, which may be later */

static ngx_uint_t
ngx_http_responses_conf_idle(ngx_responses_rule_t *by,
    ngx_responses_rule_t *rule, ngx_uint_t later)
{
    if (by->cond
        && (rule->cond == NULL
            || !ngx_http_responses_cond_equal(by->cond, rule->cond)))
    {
        return 0;
    }

    switch (by->kind) {

    case NGX_RESPONSES_RULE_HIDE_EVENT:
    case NGX_RESPONSES_RULE_HIDE_ITEM:

        return rule->kind == by->kind
               && ngx_responses_rule_match(&by->name, &rule->name);

    case NGX_RESPONSES_RULE_HIDE_FIELD:

        /* a member that is hidden and set has the value that is set */

        return (rule->kind == by->kind
                || (rule->kind == NGX_RESPONSES_RULE_SET_FIELD
                    && rule->name.len > by->name.len))
               && ngx_http_responses_conf_within(&rule->name, &by->name);

    case NGX_RESPONSES_RULE_SET_FIELD:

        /* the last one is taken */

        return later && rule->kind == by->kind
               && rule->name.len == by->name.len
               && ngx_http_responses_conf_within(&rule->name, &by->name);

    default:
        return 0;
    }
}


static ngx_uint_t
ngx_http_responses_conf_within(ngx_str_t *path, ngx_str_t *outer)
{
    return path->len >= outer->len
           && ngx_memcmp(path->data, outer->data, outer->len) == 0
           && (path->len == outer->len || path->data[outer->len] == '.');
}


ngx_int_t
ngx_http_responses_conf_merged(ngx_conf_t *cf,
    ngx_http_responses_loc_conf_t *prev, ngx_http_responses_loc_conf_t *conf)
{
    void                          ***level;
    ngx_http_conf_ctx_t             *ctx;
    ngx_http_responses_main_conf_t  *rmcf;

    rmcf = ngx_http_conf_get_module_main_conf(cf, ngx_http_responses_module);

    level = ngx_array_push(&rmcf->levels);
    if (level == NULL) {
        return NGX_ERROR;
    }

    ctx = cf->ctx;

    *level = ctx->loc_conf;
    conf->outer = prev;

    return NGX_OK;
}


/* nginx itself refuses them next, and cannot tell which one was meant */

static void
ngx_http_responses_conf_check_variables(ngx_conf_t *cf)
{
    ngx_str_t                  *name;
    ngx_uint_t                  i, n;
    ngx_hash_key_t             *key;
    ngx_responses_near_t        near;
    ngx_http_variable_t        *v;
    ngx_http_core_main_conf_t  *cmcf;

    cmcf = ngx_http_conf_get_module_main_conf(cf, ngx_http_core_module);

    v = cmcf->variables.elts;
    key = cmcf->variables_keys->keys.elts;

    for (i = 0; i < cmcf->variables.nelts; i++) {
        name = &v[i].name;

        if (name->len < sizeof("responses_") - 1
            || ngx_strncmp(name->data, "responses_", sizeof("responses_") - 1)
               != 0)
        {
            continue;
        }

        for (n = 0; n < cmcf->variables_keys->keys.nelts; n++) {

            if (key[n].key.len == name->len
                && ngx_memcmp(key[n].key.data, name->data, name->len) == 0)
            {
                break;
            }
        }

        if (n < cmcf->variables_keys->keys.nelts) {
            ngx_http_responses_conf_check_request(cf, name);
            continue;
        }

        ngx_responses_near_init(&near, name);

        for (n = 0; n < cmcf->variables_keys->keys.nelts; n++) {
            ngx_responses_near(&near, &key[n].key);
        }

        if (near.nearest) {
            ngx_log_error(NGX_LOG_WARN, cf->log, 0,
                          "unknown variable \"$%V\", the nearest known one is "
                          "\"$%V\"", name, near.nearest);
        }
    }
}


/* a log has it also if the upstream's module reads a short body */

static void
ngx_http_responses_conf_check_request(ngx_conf_t *cf, ngx_str_t *name)
{
    void                          ***level;
    ngx_uint_t                       i;
    ngx_http_responses_main_conf_t  *rmcf;

    if (ngx_strncmp(name->data, "responses_request_",
                    ngx_min(name->len, sizeof("responses_request_") - 1))
        != 0)
    {
        return;
    }

    rmcf = ngx_http_conf_get_module_main_conf(cf, ngx_http_responses_module);
    level = rmcf->levels.elts;

    for (i = 0; i < rmcf->levels.nelts; i++) {

        if (ngx_http_responses_request_reads(level[i])) {
            return;
        }
    }

    ngx_log_error(NGX_LOG_WARN, cf->log, 0,
                  "variable \"$%V\" is used, but \"responses_read_request\" "
                  "is off everywhere", name);
}


void
ngx_http_responses_conf_check(ngx_conf_t *cf)
{
    void                          ***level;
    ngx_uint_t                       i;
    ngx_http_responses_loc_conf_t   *rlcf;
    ngx_http_responses_main_conf_t  *rmcf;

    rmcf = ngx_http_conf_get_module_main_conf(cf, ngx_http_responses_module);
    level = rmcf->levels.elts;

    ngx_http_responses_conf_check_variables(cf);

    for (i = 0; i < rmcf->levels.nelts; i++) {
        rlcf = level[i][ngx_http_responses_module.ctx_index];

        if (rlcf->enable == NGX_HTTP_RESPONSES_OFF) {
            continue;
        }

        ngx_http_responses_conf_check_level(cf, level[i]);
        ngx_http_responses_conf_use(rlcf);
    }

    for (i = 0; i < rmcf->levels.nelts; i++) {
        rlcf = level[i][ngx_http_responses_module.ctx_index];

        for ( /* void */ ; rlcf; rlcf = rlcf->outer) {
            ngx_http_responses_conf_check_off(cf, rlcf);
            ngx_http_responses_conf_check_replaced(cf, rlcf);
        }
    }
}


/*
 * Notes which directives have an effect on a level where "responses" is on.
 * Requests are rarely processed outside of locations, which are two levels
 * below "http".
 */

static void
ngx_http_responses_conf_use(ngx_http_responses_loc_conf_t *inner)
{
    ngx_uint_t                      i;
    ngx_http_responses_place_t     *place;
    ngx_http_responses_loc_conf_t  *rlcf, *by;

    for (rlcf = inner; rlcf; rlcf = rlcf->outer) {

        place = rlcf->places ? rlcf->places->elts : NULL;

        for (i = 0; place && i < rlcf->places->nelts; i++) {
            place[i].used = 1;

            if (inner->outer == NULL || inner->outer->outer == NULL) {
                continue;
            }

            by = inner;

            while (by != rlcf
                   && !ngx_http_responses_conf_place_find(by,
                                             (char *) place[i].name.data))
            {
                by = by->outer;
            }

            if (by == rlcf) {
                place[i].applied = 1;

            } else {
                place[i].replaced = 1;
            }
        }
    }
}


/* the first directive of a level stands for all of them */

static void
ngx_http_responses_conf_check_off(ngx_conf_t *cf,
    ngx_http_responses_loc_conf_t *rlcf)
{
    ngx_http_responses_place_t  *place;

    place = rlcf->places ? rlcf->places->elts : NULL;

    if (place && !place->used) {
        ngx_http_responses_conf_warn(cf, place,
                                     "has no effect, \"responses\" is off");
    }
}


/* rules of an outer level are not added to those of an inner one */

static void
ngx_http_responses_conf_check_replaced(ngx_conf_t *cf,
    ngx_http_responses_loc_conf_t *rlcf)
{
    ngx_uint_t                   i;
    ngx_http_responses_place_t  *place;

    place = rlcf->places ? rlcf->places->elts : NULL;

    for (i = 0; place && i < rlcf->places->nelts; i++) {

        if (place[i].several && place[i].replaced && !place[i].applied) {
            ngx_http_responses_conf_warn(cf, &place[i], "has no effect, it is "
                                         "replaced on all inner levels");
        }
    }
}


static void
ngx_http_responses_conf_check_level(ngx_conf_t *cf, void **loc_conf)
{
    ngx_uint_t                      i, last;
    const char                     *text;
    ngx_responses_rule_t           *rule;
    ngx_http_responses_cond_t      *cond;
    ngx_http_responses_loc_conf_t  *rlcf;

    rlcf = loc_conf[ngx_http_responses_module.ctx_index];

    if (rlcf->heartbeat
        && rlcf->heartbeat >= ngx_http_responses_conf_read_timeout(cf,
                                                                   loc_conf))
    {
        ngx_http_responses_conf_check_pair(cf, rlcf, "responses_heartbeat",
                             "responses_heartbeat", "has no effect, the read "
                             "timeout of the upstream is not longer");
    }

    if (rlcf->heartbeat_event && ngx_http_responses_conf_hides_keepalive(rlcf))
    {
        text = "sends comments, a rule hides \"keepalive\" events";

        ngx_http_responses_conf_check_pair(cf, rlcf, "responses_heartbeat",
                                           "responses_hide_event", text);
    }

    if (rlcf->engine.rules == NULL) {
        return;
    }

    rule = rlcf->engine.rules->list.elts;
    last = rlcf->engine.rules->first[NGX_RESPONSES_RULE_HIDE_FIELD + 1];

    if (rlcf->dry_run && last) {
        ngx_http_responses_conf_check_pair(cf, rlcf, "responses_dry_run",
                             "responses_dry_run",
                             "passes all that rules hide");
    }

    ngx_http_responses_conf_check_deltas(cf, rlcf);

    if (ngx_http_responses_request_reads(loc_conf)) {
        return;
    }

    last = rlcf->engine.rules->first[NGX_RESPONSES_RULE_ROUTING + 1];

    for (i = rlcf->engine.rules->first[NGX_RESPONSES_RULE_ROUTING];
         i < last;
         i++)
    {
        cond = rule[i].cond;

        if (cond->differs) {
            ngx_http_responses_conf_check_pair(cf, rlcf, "responses_routing",
                               "responses_routing", "without \"if=\" requires "
                               "\"responses_read_request on\"");
            break;
        }
    }
}


/* warns if deltas and their end are hidden, but not the text in items */

static void
ngx_http_responses_conf_check_deltas(ngx_conf_t *cf,
    ngx_http_responses_loc_conf_t *rlcf)
{
    u_char                       *text;
    ngx_uint_t                    i, n;
    const ngx_str_t              *item, *item_done;
    const ngx_responses_type_t   *delta, *done;
    const ngx_responses_rules_t  *rules;

    rules = rlcf->engine.rules;
    item_done = &ngx_responses_type(NGX_RESPONSES_ITEM_DONE)->name;

    for (i = 0; (delta = ngx_responses_type_row(i)) != NULL; i++) {
        item = &ngx_responses_item(delta->item)->name;

        if (delta->class != NGX_RESPONSES_CLASS_DELTA || item->len == 0
            || !ngx_http_responses_conf_hides(rules, 0, &delta->name)
            || ngx_http_responses_conf_hides(rules, 0, item_done)
            || ngx_http_responses_conf_hides(rules, 1, item))
        {
            continue;
        }

        for (n = 0; (done = ngx_responses_type_row(n)) != NULL; n++) {

            if (done->class == NGX_RESPONSES_CLASS_DONE
                && done->item == delta->item && done->part == delta->part
                && ngx_http_responses_conf_hides(rules, 0, &done->name))
            {
                break;
            }
        }

        text = done ? ngx_pcalloc(cf->pool, 128) : NULL;

        if (text) {
            ngx_snprintf(text, 127, "hides events of \"%V\" items, but not "
                         "the items, see \"responses_hide_item %V\"",
                         item, item);
            ngx_http_responses_conf_check_pair(cf, rlcf,
                                   "responses_hide_event",
                                   "responses_hide_event", (char *) text);
            return;
        }
    }
}


/* whether a rule hides events, or items, of that name */

static ngx_uint_t
ngx_http_responses_conf_hides(const ngx_responses_rules_t *rules,
    ngx_uint_t items, const ngx_str_t *name)
{
    ngx_uint_t             i;
    ngx_responses_rule_e   kind;
    ngx_responses_rule_t  *rule;

    kind = items ? NGX_RESPONSES_RULE_HIDE_ITEM
                 : NGX_RESPONSES_RULE_HIDE_EVENT;
    rule = rules->list.elts;

    for (i = rules->first[kind]; i < rules->first[kind + 1]; i++) {

        if (ngx_responses_rule_match(&rule[i].name, name)) {
            return 1;
        }
    }

    return 0;
}


/*
 * The configurations of these modules begin with that of their upstream, whose
 * name is set by "proxy_pass" and the like if it has no variables.
 */

static ngx_msec_t
ngx_http_responses_conf_read_timeout(ngx_conf_t *cf, void **loc_conf)
{
    ngx_uint_t                 i, n;
    ngx_module_t              *module;
    ngx_http_upstream_conf_t  *u;

    static const char  *names[] = {
        "ngx_http_proxy_module",
        "ngx_http_fastcgi_module",
        "ngx_http_uwsgi_module",
        "ngx_http_scgi_module"
    };

    for (i = 0; cf->cycle->modules[i]; i++) {
        module = cf->cycle->modules[i];

        for (n = 0; n < sizeof(names) / sizeof(names[0]); n++) {

            if (ngx_strcmp(module->name, names[n]) != 0) {
                continue;
            }

            u = loc_conf[module->ctx_index];

            if (u->upstream) {
                return u->read_timeout;
            }
        }
    }

    return NGX_CONF_UNSET_MSEC;
}


static ngx_uint_t
ngx_http_responses_conf_hides_keepalive(ngx_http_responses_loc_conf_t *rlcf)
{
    const ngx_responses_rules_t  *rules;

    rules = rlcf->engine.rules;

    return rules
           && ngx_http_responses_conf_hides(rules, 0,
                           &ngx_responses_type(NGX_RESPONSES_KEEPALIVE)->name);
}
