
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

#include "api/ngx_responses_walk.h"
#include "core/ngx_responses_writer.h"
#include "engine/ngx_responses_ruleset.h"


static ngx_uint_t ngx_responses_field_hide(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t node, ngx_str_t base,
    ngx_str_t *text);
static ngx_int_t ngx_responses_field_set(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t node, ngx_str_t base);
static ngx_int_t ngx_responses_field_put(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_responses_rule_t *rule, ngx_uint_t parent,
    ngx_str_t name);


ngx_int_t
ngx_responses_field(ngx_responses_engine_t *engine, ngx_responses_event_t *ev,
    ngx_uint_t node, ngx_str_t base)
{
    ngx_responses_field_remove(engine, ev, node, base);

    return ngx_responses_field_set(engine, ev, node, base);
}


void
ngx_responses_field_remove(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t node, ngx_str_t base)
{
    (void) ngx_responses_field_hide(engine, ev, node, base, NULL);
}


ngx_int_t
ngx_responses_field_strip(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    (void) ngx_responses_field_hide(engine, ev, 0, ngx_responses_str(""),
                                    NULL);

    if (ev->failed) {
        return NGX_ERROR;
    }

    return NGX_OK;
}


ngx_uint_t
ngx_responses_field_hidden(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_str_t text)
{
    return ngx_responses_ruleset_hides(engine)
           && (ngx_responses_decide_event(engine, ev)
               || ngx_responses_field_hide(engine, ev, 0,
                                           ngx_responses_str(""), &text));
}


/* removes what rules hide; text: only tells whether that is in it */

static ngx_uint_t
ngx_responses_field_hide(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t node, ngx_str_t base,
    ngx_str_t *text)
{
    ngx_str_t                 rest;
    ngx_uint_t                i, n;
    ngx_responses_walk_t      walk;
    ngx_responses_node_t     *value;
    ngx_responses_rule_t     *rule;
    ngx_responses_ruleset_t  *rs;

    rs = engine->ruleset;

    if (!ngx_responses_ruleset_has(engine, HIDE_FIELD)) {
        return 0;
    }

    rule = rs->rules->list.elts;

    for (i = rs->rules->first[NGX_RESPONSES_RULE_HIDE_FIELD];
         i < rs->rules->first[NGX_RESPONSES_RULE_HIDE_FIELD + 1];
         i++)
    {
        for (n = 0; n < 2 && rs->active[i]; n++) {

            if (!ngx_responses_rule_below(n ? rule[i].output : rule[i].name,
                                          base, &rest))
            {
                continue;
            }

            ngx_responses_walk_init(&walk, ev, node, rest);

            while (ngx_responses_walk_next(&walk)) {
                value = &ev->json.nodes[walk.node];

                if (text == NULL) {
                    ngx_responses_event_remove(ev, walk.node);

                } else if (text->data >= ev->data + value->start
                           && text->data < ev->data + value->end)
                {
                    return 1;
                }
            }
        }
    }

    return 0;
}


/* members of what is hidden are not set */

static ngx_int_t
ngx_responses_field_set(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t node, ngx_str_t base)
{
    ngx_int_t                 rc;
    ngx_str_t                 rest, above, name;
    ngx_uint_t                i;
    ngx_responses_walk_t      walk;
    ngx_responses_rule_t     *rule;
    ngx_responses_ruleset_t  *rs;

    rs = engine->ruleset;

    if (!ngx_responses_ruleset_has(engine, SET_FIELD)) {
        return NGX_OK;
    }

    rc = NGX_OK;
    rule = rs->rules->list.elts;

    for (i = rs->rules->first[NGX_RESPONSES_RULE_SET_FIELD];
         i < rs->rules->first[NGX_RESPONSES_RULE_SET_FIELD + 1];
         i++)
    {
        if (!rs->active[i]
            || !ngx_responses_rule_below(rule[i].name, base, &rest))
        {
            continue;
        }

        ngx_responses_walk_split(rest, &above, &name);
        ngx_responses_walk_init(&walk, ev, node, above);

        while (rc == NGX_OK && ngx_responses_walk_next(&walk)) {
            rc = ngx_responses_field_put(engine, ev, &rule[i], walk.node,
                                         name);
        }
    }

    return rc;
}


/*
 * Sets the members of a name in an object, or its elements.  A value that is
 * asked for may be another one each time, and a delta that has the value is
 * not edited: others may have another.
 */

static ngx_int_t
ngx_responses_field_put(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_responses_rule_t *rule, ngx_uint_t parent,
    ngx_str_t name)
{
    ngx_int_t   rc;
    ngx_str_t   json;
    ngx_uint_t  mark;

    mark = ngx_responses_event_mark(ev);

    rc = ngx_responses_add_value(engine, &rule->value, &rule->name, &json);

    if (rc == NGX_OK) {
        ngx_responses_walk_put(ev, parent, name, json);
    }

    engine->ruleset->varies |= (rule->value.value
                                || ngx_responses_str_is(rule->name, "delta")
                                || ngx_responses_event_mark(ev) == mark);

    if (rc == NGX_ERROR) {
        return NGX_ERROR;
    }

    return NGX_OK;
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
