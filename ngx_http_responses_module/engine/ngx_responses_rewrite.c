
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Rewrites final texts by rules, and announces those that a rule has changed.
 *
 * Never changes a delta.  Invariant: a text is rewritten to the same text in
 * all places where it is.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_walk.h"
#include "engine/ngx_responses_ruleset.h"


static ngx_int_t ngx_responses_rewrite_done(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);
static ngx_int_t ngx_responses_rewrite_parts(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t node, ngx_str_t base);
static ngx_int_t ngx_responses_rewrite_text(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t object);
static ngx_int_t ngx_responses_rewrite_apply(ngx_responses_engine_t *engine,
    ngx_responses_rule_t *rule, ngx_str_t text, ngx_responses_buf_t *out,
    void *data);


ngx_int_t
ngx_responses_rewrite(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t node, ngx_str_t base)
{
    if (!ngx_responses_ruleset_has(engine, REWRITE_TEXT)) {
        return NGX_OK;
    }

    switch (ev->type->class) {

    case NGX_RESPONSES_CLASS_DONE:
        return (ev->type->id == NGX_RESPONSES_TEXT_DONE)
               ? ngx_responses_rewrite_done(engine, ev) : NGX_OK;

    case NGX_RESPONSES_CLASS_PART:
    case NGX_RESPONSES_CLASS_ITEM:
    case NGX_RESPONSES_CLASS_LIFECYCLE:
    case NGX_RESPONSES_CLASS_TERMINAL:
        return ngx_responses_rewrite_parts(engine, ev, node, base);
    }

    engine->ruleset->announced |= (ev->type->id == NGX_RESPONSES_REWRITE);

    return NGX_OK;
}


static ngx_int_t
ngx_responses_rewrite_done(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    ngx_int_t                 rc;
    ngx_uint_t                announced;
    ngx_responses_ruleset_t  *rs;

    rs = engine->ruleset;

    announced = rs->announced;
    rs->announced = 0;

    rc = ngx_responses_rewrite_text(engine, ev, 0);

    if (rc != NGX_OK || announced || !rs->rules->rewrite) {
        return (rc == NGX_ERROR) ? NGX_ERROR : NGX_OK;
    }

    return ngx_responses_add_plain(engine, NGX_RESPONSES_REWRITE);
}


/* texts of parts, which are in events, in items and in the response */

static ngx_int_t
ngx_responses_rewrite_parts(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t node, ngx_str_t base)
{
    ngx_str_t              type, rest;
    ngx_uint_t             i;
    ngx_responses_walk_t   walk;

    static const ngx_str_t  paths[] = {
        ngx_string("part"),
        ngx_string("item.content.*"),
        ngx_string("response.output.*.content.*"),
        ngx_null_string
    };

    for (i = 0; paths[i].len; i++) {

        if (!ngx_responses_rule_below(paths[i], base, &rest)) {
            continue;
        }

        ngx_responses_walk_init(&walk, ev, node, rest);

        while (ngx_responses_walk_next(&walk)) {
            type = ngx_responses_get_string(ev, walk.node, "type");

            if (ngx_responses_str_is(type, "output_text")
                && ngx_responses_rewrite_text(engine, ev, walk.node)
                   == NGX_ERROR)
            {
                return NGX_ERROR;
            }
        }
    }

    return NGX_OK;
}


/* the text of an object; NGX_DECLINED: it stays as it is */

static ngx_int_t
ngx_responses_rewrite_text(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t object)
{
    ngx_int_t   rc;
    ngx_str_t   old;
    ngx_uint_t  n, node;

    node = ngx_responses_get(ev, object, "text");
    old = ngx_responses_event_string(ev, node);

    if (old.data == NULL) {
        return NGX_DECLINED;
    }

    rc = ngx_responses_field_apply(engine, NGX_RESPONSES_RULE_REWRITE_TEXT,
                                   old, ngx_responses_rewrite_apply, NULL, &n);

    /* one rule may have undone what another did */

    return (rc == NGX_OK) ? ngx_responses_field_text(engine, ev, node, n) : rc;
}


static ngx_int_t
ngx_responses_rewrite_apply(ngx_responses_engine_t *engine,
    ngx_responses_rule_t *rule, ngx_str_t text, ngx_responses_buf_t *out,
    void *data)
{
    ngx_responses_ruleset_t  *rs;

    rs = engine->ruleset;

    return rs->rules->hooks->rewrite(rs->data, rule->value.value, text,
                                     &engine->worker->mem, out);
}
