
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Delivers an event of the upstream or a generated one: asks whether it is
 * hidden, sends events of the user before and after it, and calls the rules
 * that edit it.
 *
 * Never edits or writes an event, never decides.  Invariant: created and the
 * terminal are sent, and an event that no rule matches gets no edit here.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_ruleset.h"
#include "engine/ngx_responses_send.h"


static ngx_int_t ngx_responses_deliver_event(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);
static void ngx_responses_deliver_facts(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_responses_facts_t *facts);
static void ngx_responses_deliver_item(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_responses_facts_t *facts);


ngx_int_t
ngx_responses_deliver(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    ngx_int_t  rc;

    if (engine->ruleset == NULL) {
        return ngx_responses_send_event(engine, ev);
    }

    rc = ngx_responses_ruleset_read(engine, ev);

    if (rc == NGX_ERROR) {
        return NGX_ERROR;
    }

    if (rc == NGX_DECLINED) {

        /* it may contain what rules hide */

        if (ev->origin == NGX_RESPONSES_UPSTREAM) {
            engine->usage.oversize++;
            ngx_responses_account(engine, NGX_RESPONSES_HIDDEN, &ev->name);
        }

        return NGX_ABORT;
    }

    rc = ngx_responses_deliver_event(engine, ev);

    if (rc == NGX_DECLINED && ev->origin == NGX_RESPONSES_UPSTREAM) {
        ngx_responses_account(engine, NGX_RESPONSES_HIDDEN, &ev->name);
    }

    return rc;
}


static ngx_int_t
ngx_responses_deliver_event(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    ngx_int_t              rc;
    ngx_responses_facts_t  facts;

    ngx_responses_deliver_facts(engine, ev, &facts);

    rc = ngx_responses_deliver_before(engine, &facts);

    if (rc != NGX_OK) {
        return rc;
    }

    if (ngx_responses_rewrite(engine, ev) != NGX_OK
        || ngx_responses_decide_output(engine, ev) != NGX_OK
        || ngx_responses_field(engine, ev) != NGX_OK
        || ngx_responses_send_event(engine, ev) != NGX_OK)
    {
        return NGX_ERROR;
    }

    return ngx_responses_deliver_after(engine, &facts);
}


static void
ngx_responses_deliver_facts(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_responses_facts_t *facts)
{
    ngx_str_t  raw;

    ngx_memzero(facts, sizeof(ngx_responses_facts_t));

    facts->type = ev->type;
    facts->name = ev->name;
    facts->index = NGX_RESPONSES_NO_INDEX;

    if (!ngx_responses_rules_any(engine->ruleset->rules,
                                 NGX_RESPONSES_RULE_HIDE_ITEM))
    {
        return;
    }

    raw = ngx_responses_value(ev, 0, "output_index");
    facts->index = ngx_responses_raw_number(raw);

    raw = ngx_responses_value(ev, 0, "item_id");
    facts->item_id = ngx_responses_raw_string(raw);

    if (ev->member[NGX_RESPONSES_M_ITEM]) {
        ngx_responses_deliver_item(engine, ev, facts);
    }
}


/* of several members of one name, which may be in several items, the last */

static void
ngx_responses_deliver_item(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_responses_facts_t *facts)
{
    ngx_str_t                      type, id;
    ngx_uint_t                     item, node, item_id;
    ngx_responses_ruleset_walk_t   walk;

    item = ngx_responses_get(ev, 0, "item");
    item_id = engine->ruleset->rules->item_id;

    if (item == 0) {
        return;
    }

    /* they may be inserted */

    type = ngx_responses_value(ev, item, "type");
    id = ngx_responses_value(ev, item, "id");

    ngx_responses_ruleset_walk(&walk, engine, ev);

    while (ngx_responses_ruleset_next(&walk)) {
        node = ngx_responses_ruleset_node(&walk);

        if (ngx_responses_ruleset_id(&walk) == NGX_RESPONSES_M_ITEM_TYPE) {
            type = ngx_responses_event_raw(ev, node);

        } else if (ngx_responses_ruleset_id(&walk) == item_id) {
            id = ngx_responses_event_raw(ev, node);
        }
    }

    facts->item_type = ngx_responses_raw_string(type);
    facts->item_own_id = ngx_responses_raw_string(id);
}


ngx_int_t
ngx_responses_deliver_before(ngx_responses_engine_t *engine,
    ngx_responses_facts_t *facts)
{
    ngx_int_t                 rc;
    ngx_responses_ruleset_t  *rs;

    rs = engine->ruleset;

    rs->unread_delta |= (facts->incomplete
                         && facts->type->id == NGX_RESPONSES_TEXT_DELTA);

    rc = ngx_responses_decide(engine, facts);

    if (rc == NGX_ERROR || rc == NGX_DECLINED) {
        return rc;
    }

    if (ngx_responses_deliver_pending(engine, facts->type) != NGX_OK
        || ngx_responses_add_before(engine, facts->type, &facts->name)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (rc == NGX_OK) {
        return NGX_OK;
    }

    /* hidden: events that are added after it take its place */

    return (ngx_responses_add_after(engine, facts->type, &facts->name)
            == NGX_OK)
           ? NGX_DECLINED : NGX_ERROR;
}


ngx_int_t
ngx_responses_deliver_after(ngx_responses_engine_t *engine,
    ngx_responses_facts_t *facts)
{
    if (ngx_responses_engine_ends(engine, facts->type)) {
        return NGX_OK;
    }

    if (facts->type->id == NGX_RESPONSES_CREATED
        && ngx_responses_rules_any(engine->ruleset->rules,
                                   NGX_RESPONSES_RULE_ROUTING))
    {
        engine->ruleset->pending = 1;
        return NGX_OK;
    }

    return ngx_responses_add_after(engine, facts->type, &facts->name);
}


ngx_int_t
ngx_responses_deliver_pending(ngx_responses_engine_t *engine,
    const ngx_responses_type_t *next)
{
    const ngx_responses_type_t  *created;

    if (engine->ruleset == NULL || !engine->ruleset->pending) {
        return NGX_OK;
    }

    engine->ruleset->pending = 0;
    created = ngx_responses_type(NGX_RESPONSES_CREATED);

    if (ngx_responses_add_routing(engine, next) != NGX_OK) {
        return NGX_ERROR;
    }

    return ngx_responses_add_after(engine, created,
                                   (ngx_str_t *) &created->name);
}
