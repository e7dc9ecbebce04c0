
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Members that the user hides or sets, by path, and texts that rules change.
 *
 * All members of a name are treated, as clients differ in which one they use.
 * A member that is hidden and set is set, as hiding comes first.  Never
 * decides whether an event is sent.  Invariant: a member that is hidden is not
 * sent, also if a repair put it.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_edit.h"
#include "core/ngx_responses_text.h"
#include "core/ngx_responses_writer.h"
#include "engine/ngx_responses_ruleset.h"


/* rules that set are those from the first one to the last one */

#define ngx_responses_field_first(rs)                                         \
    (rs)->rules->first[NGX_RESPONSES_RULE_SET_FIELD]
#define ngx_responses_field_last(rs)                                          \
    (rs)->rules->first[NGX_RESPONSES_RULE_SET_FIELD + 1]

/* a path to elements, which are replaced, but never inserted */

#define ngx_responses_field_element(rule)                                     \
    ((rule)->member.len == 1 && (rule)->member.data[0] == '*')


static void ngx_responses_field_hide(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t node, ngx_responses_path_t *path);
static ngx_int_t ngx_responses_field_set(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t node, ngx_responses_path_t *path);
static ngx_int_t ngx_responses_field_put(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t node, ngx_uint_t id);
static ngx_int_t ngx_responses_field_replace(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_responses_rule_t *rule, ngx_uint_t node);
static ngx_int_t ngx_responses_field_insert(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_responses_rule_t *rule, ngx_uint_t node);
static ngx_int_t ngx_responses_field_value(ngx_responses_engine_t *engine,
    ngx_responses_rule_t *rule, ngx_str_t *json);


ngx_int_t
ngx_responses_field(ngx_responses_engine_t *engine, ngx_responses_event_t *ev,
    ngx_uint_t node, ngx_responses_path_t *path)
{
    ngx_responses_field_hide(engine, ev, node, path);

    return ngx_responses_field_set(engine, ev, node, path);
}


ngx_int_t
ngx_responses_field_strip(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    ngx_responses_field_hide(engine, ev, 0,
                             ngx_responses_engine_paths(engine));

    return ev->failed ? NGX_ERROR : NGX_OK;
}


static void
ngx_responses_field_hide(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t node, ngx_responses_path_t *path)
{
    ngx_responses_match_t  match;

    if (!ngx_responses_ruleset_has(engine, HIDE_FIELD)) {
        return;
    }

    ngx_responses_match_init(&match, &ev->json, node, path);

    while (ngx_responses_match_next(&match)) {

        if (engine->ruleset->ids[match.id]
            & ngx_responses_ruleset_bit(HIDE_FIELD))
        {
            ngx_responses_event_remove(ev, match.node);
            ngx_responses_match_skip(&match);
        }
    }
}


ngx_uint_t
ngx_responses_field_hidden(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_str_t text)
{
    ngx_responses_node_t   *node;
    ngx_responses_match_t   match;

    if (!ngx_responses_ruleset_hides(engine)) {
        return 0;
    }

    if (ngx_responses_decide_event(engine, ev)) {
        return 1;
    }

    ngx_responses_match_init(&match, &ev->json, 0,
                             ngx_responses_engine_paths(engine));

    while (ngx_responses_match_next(&match)) {
        node = &ev->json.nodes[match.node];

        if ((engine->ruleset->ids[match.id]
             & ngx_responses_ruleset_bit(HIDE_FIELD))
            && text.data >= ev->data + node->start
            && text.data < ev->data + node->end)
        {
            return 1;
        }
    }

    return 0;
}


/* members of what is hidden are not set */

static ngx_int_t
ngx_responses_field_set(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t node, ngx_responses_path_t *path)
{
    ngx_responses_match_t     match;
    ngx_responses_ruleset_t  *rs;

    rs = engine->ruleset;

    if (!ngx_responses_ruleset_has(engine, SET_FIELD)) {
        return NGX_OK;
    }

    /* the id of paths without one is that of the event, too */

    if ((path->id || path == ngx_responses_engine_paths(engine))
        && (rs->ids[path->id] & ngx_responses_ruleset_bit(SET_FIELD))
        && ngx_responses_field_put(engine, ev, node, path->id) != NGX_OK)
    {
        return NGX_ERROR;
    }

    ngx_responses_match_init(&match, &ev->json, node, path);

    while (ngx_responses_match_next(&match)) {

        if (ngx_responses_event_last(ev, match.node,
                                     NGX_RESPONSES_EDIT_REMOVE))
        {
            ngx_responses_match_skip(&match);

        } else if ((rs->ids[match.id] & ngx_responses_ruleset_bit(SET_FIELD))
                   && ngx_responses_field_put(engine, ev, match.node, match.id)
                      != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    return NGX_OK;
}


/*
 * Applies all rules for a node with that id, 0: the event itself.  Members are
 * not inserted into a value that is replaced.
 */

static ngx_int_t
ngx_responses_field_put(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t node, ngx_uint_t id)
{
    ngx_int_t                 rc;
    ngx_uint_t                i, object;
    ngx_responses_rule_t     *rule;
    ngx_responses_ruleset_t  *rs;

    rs = engine->ruleset;
    rule = rs->rules->list.elts;

    for (i = ngx_responses_field_first(rs);
         node && i < ngx_responses_field_last(rs);
         i++)
    {
        if (rs->active[i] && rule[i].id == id) {
            rc = ngx_responses_field_replace(engine, ev, &rule[i], node);

            if (rc != NGX_DECLINED) {
                return rc;
            }
        }
    }

    object = (node == 0
              || ngx_responses_event_kind(ev, node)
                 == NGX_RESPONSES_JSON_OBJECT);

    for (i = ngx_responses_field_first(rs);
         object && i < ngx_responses_field_last(rs);
         i++)
    {
        if (rs->active[i] && rule[i].parent == id
            && !ngx_responses_field_element(&rule[i])
            && ngx_responses_field_insert(engine, ev, &rule[i], node)
               != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    return NGX_OK;
}


/* NGX_DECLINED: it has that value, or the rule has none */

static ngx_int_t
ngx_responses_field_replace(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_responses_rule_t *rule, ngx_uint_t node)
{
    ngx_int_t  rc;
    ngx_str_t  json, raw;

    if (ngx_responses_event_copy(ev, node, &raw) != NGX_OK) {
        return NGX_ERROR;
    }

    rc = ngx_responses_field_value(engine, rule, &json);

    if (rc != NGX_OK) {
        return rc;
    }

    if (ngx_responses_str_eq(json, raw)) {
        return NGX_DECLINED;
    }

    ngx_responses_event_set(ev, node, json);

    return NGX_OK;
}


/* into an object, unless it has the member */

static ngx_int_t
ngx_responses_field_insert(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_responses_rule_t *rule, ngx_uint_t node)
{
    ngx_int_t  rc;
    ngx_str_t  json;

    json = ngx_responses_event_value(ev, node, rule->member);

    if (json.data) {
        return NGX_OK;
    }

    rc = ngx_responses_field_value(engine, rule, &json);

    if (rc == NGX_OK) {
        ngx_responses_event_insert(ev, node, rule->member, json);
    }

    return (rc == NGX_ERROR) ? NGX_ERROR : NGX_OK;
}


/*
 * The value of a rule that applies, as of ngx_responses_add_value().  One that
 * is asked for may be another one each time, and a delta that has the value is
 * not edited: others have another.
 */

static ngx_int_t
ngx_responses_field_value(ngx_responses_engine_t *engine,
    ngx_responses_rule_t *rule, ngx_str_t *json)
{
    engine->ruleset->varies |= (rule->value.value
                                || rule->id == NGX_RESPONSES_M_DELTA);

    return ngx_responses_add_value(engine, &rule->value, &rule->name, json);
}


ngx_int_t
ngx_responses_field_apply(ngx_responses_engine_t *engine,
    ngx_responses_rule_e kind, ngx_str_t raw, ngx_responses_apply_pt apply,
    void *data, ngx_uint_t *n)
{
    ngx_int_t                 rc;
    ngx_uint_t                i, changed;
    ngx_responses_buf_t      *texts;
    ngx_responses_rule_t     *rule;
    ngx_responses_ruleset_t  *rs;

    rs = engine->ruleset;
    rule = rs->rules->list.elts;
    texts = engine->worker->texts;

    if (ngx_responses_text_decode(&engine->worker->mem, &texts[0], raw.data,
                                  raw.len)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    *n = 0;
    changed = 0;

    for (i = rs->rules->first[kind]; i < rs->rules->first[kind + 1]; i++) {

        if (!rs->active[i]) {
            continue;
        }

        texts[!*n].len = 0;

        rc = apply(engine, &rule[i], ngx_responses_buf_text(&texts[*n]),
                   &texts[!*n], data);

        if (rc == NGX_ERROR) {
            return NGX_ERROR;
        }

        if (rc == NGX_OK) {
            changed = 1;
            *n = !*n;
        }

        rs->active[i] = (rc != NGX_ABORT);
    }

    return changed ? NGX_OK : NGX_DECLINED;
}


ngx_int_t
ngx_responses_field_text(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t node, ngx_uint_t n)
{
    ngx_str_t                new, raw;
    ngx_responses_worker_t  *worker;

    worker = engine->worker;

    if (ngx_responses_writer_string(&worker->mem, &worker->value,
                                    ngx_responses_buf_text(&worker->texts[n]),
                                    &new)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    raw = ngx_responses_event_raw(ev, node);

    if (ngx_responses_str_eq(new, raw)) {
        return NGX_DECLINED;
    }

    ngx_responses_event_set(ev, node, new);

    return NGX_OK;
}
