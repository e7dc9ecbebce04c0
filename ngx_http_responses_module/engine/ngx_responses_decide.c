
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Decides what is hidden: events by their types, and items with all of their
 * events.
 *
 * Reads the facts of an event, never its bytes.  If the event that opens an
 * item or a part is hidden, so are the events in it; if an event is passed, so
 * are those which open its item and part.  Invariant: created and the terminal
 * are never hidden for their types, and the indexes of the remaining items
 * have no gaps.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_text.h"
#include "engine/ngx_responses_names.h"
#include "engine/ngx_responses_ruleset.h"


static ngx_uint_t ngx_responses_decide_needs(
    const ngx_responses_type_t *type);
static ngx_uint_t ngx_responses_decide_row(ngx_responses_engine_t *engine,
    ngx_responses_rule_e kind, ngx_uint_t n);
static ngx_uint_t ngx_responses_decide_match(ngx_responses_ruleset_t *rs,
    ngx_responses_rule_e kind, const ngx_str_t *name);
static ngx_uint_t ngx_responses_decide_type(ngx_responses_ruleset_t *rs,
    const ngx_responses_type_t *type, ngx_str_t *name);
static ngx_uint_t ngx_responses_decide_renamed(ngx_responses_engine_t *engine,
    ngx_responses_facts_t *facts);
static ngx_int_t ngx_responses_decide_item(ngx_responses_engine_t *engine,
    ngx_responses_facts_t *facts);
static ngx_int_t ngx_responses_decide_decode(ngx_responses_engine_t *engine,
    ngx_str_t *raw);
static ngx_int_t ngx_responses_decide_element(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t element, ngx_str_t raw);
static void ngx_responses_decide_renumber(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);


void
ngx_responses_decide_types(ngx_responses_engine_t *engine)
{
    ngx_uint_t                   i, n;
    ngx_responses_ruleset_t     *rs;
    const ngx_responses_type_t  *type, *row;

    rs = engine->ruleset;

    for (n = 0; (row = ngx_responses_type_row(n)) != NULL; n++) {

        if (row->id == NGX_RESPONSES_CREATED
            || ngx_responses_engine_ends(engine, row))
        {
            continue;
        }

        rs->types[n] = 0;

        if (row->class == NGX_RESPONSES_CLASS_LIFECYCLE) {
            continue;
        }

        for (type = row; !rs->types[n]; type = ngx_responses_type(i)) {

            rs->types[n] = ngx_responses_decide_row(engine,
                                             NGX_RESPONSES_RULE_HIDE_EVENT,
                                             ngx_responses_type_number(type));

            i = ngx_responses_decide_needs(type);

            if (i == NGX_RESPONSES_PLAIN) {
                break;
            }
        }
    }
}


/* the type of the event that must precede one of this type, or PLAIN */

static ngx_uint_t
ngx_responses_decide_needs(const ngx_responses_type_t *type)
{
    ngx_uint_t  added;

    switch (type->id) {

    case NGX_RESPONSES_ITEM_ADDED:
        return NGX_RESPONSES_PLAIN;

    case NGX_RESPONSES_PART_DONE:
        return NGX_RESPONSES_PART_ADDED;

    case NGX_RESPONSES_REASONING_PART_DONE:
        return NGX_RESPONSES_REASONING_PART_ADDED;
    }

    added = ngx_responses_part(type->part)->added;

    if (added != NGX_RESPONSES_PLAIN && added != type->id) {
        return added;
    }

    if (type->index & NGX_RESPONSES_OUTPUT_INDEX) {
        return NGX_RESPONSES_ITEM_ADDED;
    }

    return NGX_RESPONSES_PLAIN;
}


/* a type may have one name in the catalogue and another in the profile */

static ngx_uint_t
ngx_responses_decide_row(ngx_responses_engine_t *engine,
    ngx_responses_rule_e kind, ngx_uint_t n)
{
    ngx_str_t                    name;
    const ngx_responses_type_t  *type;

    type = ngx_responses_type_row(n);

    if (ngx_responses_decide_match(engine->ruleset, kind, &type->name)) {
        return 1;
    }

    if (type->id == NGX_RESPONSES_PLAIN) {
        return 0;
    }

    name = ngx_responses_type_name(engine, type->id);

    return ngx_responses_decide_match(engine->ruleset, kind, &name);
}


static ngx_uint_t
ngx_responses_decide_match(ngx_responses_ruleset_t *rs,
    ngx_responses_rule_e kind, const ngx_str_t *name)
{
    ngx_uint_t             i;
    ngx_responses_rule_t  *rule;

    rule = rs->rules->list.elts;

    for (i = rs->rules->first[kind]; i < rs->rules->first[kind + 1]; i++) {

        if (rs->active[i] && ngx_responses_rule_match(&rule[i].name, name)) {
            return 1;
        }
    }

    return 0;
}


ngx_int_t
ngx_responses_decide(ngx_responses_engine_t *engine,
    ngx_responses_facts_t *facts)
{
    ngx_int_t                 rc;
    ngx_responses_ruleset_t  *rs;

    rs = engine->ruleset;
    rc = NGX_OK;

    if (ngx_responses_rules_any(rs->rules, NGX_RESPONSES_RULE_HIDE_ITEM)) {
        rc = ngx_responses_decide_item(engine, facts);
    }

    if (rc == NGX_OK && facts->unclear && rs->hide_items) {
        rc = (facts->type->class == NGX_RESPONSES_CLASS_ITEM)
             ? ngx_responses_hidden_add(engine, facts) : NGX_DECLINED;
    }

    /* of a stream that goes on, an item may have been added before */

    if (rc == NGX_OK && rs->hide_items
        && (ngx_responses_decide_family(rs, facts->type)
            || (engine->state.resumed
                && facts->type->class == NGX_RESPONSES_CLASS_UNKNOWN
                && (facts->sent_index != NGX_RESPONSES_NO_INDEX
                    || facts->sent_id.len))))
    {
        rc = NGX_DECLINED;
    }

    if (rc != NGX_OK) {
        return rc;
    }

    return (ngx_responses_decide_type(rs, facts->type, &facts->name)
            || ngx_responses_decide_renamed(engine, facts))
           ? NGX_DONE : NGX_OK;
}


/* a repair has given the event another name, and a rule hides the old one */

static ngx_uint_t
ngx_responses_decide_renamed(ngx_responses_engine_t *engine,
    ngx_responses_facts_t *facts)
{
    return facts->sent_type && facts->sent_type != facts->type
           && facts->sent_type->class != NGX_RESPONSES_CLASS_UNKNOWN
           && !ngx_responses_engine_ends(engine, facts->type)
           && ngx_responses_decide_match(engine->ruleset,
                                         NGX_RESPONSES_RULE_HIDE_EVENT,
                                         &facts->sent_type->name);
}


ngx_uint_t
ngx_responses_decide_sent(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    ngx_responses_facts_t  facts;

    ngx_memzero(&facts, sizeof(ngx_responses_facts_t));

    facts.type = ev->type;
    facts.sent_type = engine->ruleset->sent_type;

    return ngx_responses_decide_type(engine->ruleset, ev->type, &ev->name)
           || ngx_responses_decide_renamed(engine, &facts);
}


ngx_uint_t
ngx_responses_decide_hides(ngx_responses_ruleset_t *rs, const ngx_str_t *name)
{
    return ngx_responses_decide_match(rs, NGX_RESPONSES_RULE_HIDE_EVENT, name);
}


ngx_uint_t
ngx_responses_decide_family(ngx_responses_ruleset_t *rs,
    const ngx_responses_type_t *type)
{
    return type->item != NGX_RESPONSES_NO_ITEM
           && ngx_responses_decide_match(rs, NGX_RESPONSES_RULE_HIDE_ITEM,
                                      &ngx_responses_item(type->item)->name);
}


ngx_int_t
ngx_responses_decide_part(ngx_responses_engine_t *engine, ngx_str_t *raw)
{
    ngx_str_t                         name;
    const ngx_responses_part_kind_t  *part;

    name = *raw;

    if (ngx_responses_decide_decode(engine, &name) != NGX_OK) {
        return NGX_ERROR;
    }

    part = ngx_responses_part(ngx_responses_part_find(name.data, name.len));

    return ngx_responses_decide_family(engine->ruleset,
                                       ngx_responses_type(part->delta))
           ? NGX_DECLINED : NGX_OK;
}


ngx_int_t
ngx_responses_decide_name(ngx_responses_engine_t *engine, ngx_str_t raw)
{
    ngx_str_t             name;
    ngx_responses_buf_t  *text;

    raw = ngx_responses_raw_string(raw);

    if (raw.data == NULL) {
        return NGX_OK;
    }

    text = &engine->worker->texts[0];

    if (ngx_responses_text_decode(&engine->worker->mem, text, raw.data,
                                  raw.len)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    name.data = text->start;
    name.len = text->len;

    return ngx_responses_decide_line(engine, &name) ? NGX_DECLINED : NGX_OK;
}


ngx_uint_t
ngx_responses_decide_line(ngx_responses_engine_t *engine, ngx_str_t *name)
{
    return ngx_responses_decide_type(engine->ruleset,
                                     ngx_responses_type_find(name->data,
                                                             name->len),
                                     name);
}


static ngx_uint_t
ngx_responses_decide_type(ngx_responses_ruleset_t *rs,
    const ngx_responses_type_t *type, ngx_str_t *name)
{
    if (type->class != NGX_RESPONSES_CLASS_UNKNOWN) {
        return rs->types[ngx_responses_type_number(type)];
    }

    return ngx_responses_decide_match(rs, NGX_RESPONSES_RULE_HIDE_EVENT, name);
}


static ngx_int_t
ngx_responses_decide_item(ngx_responses_engine_t *engine,
    ngx_responses_facts_t *facts)
{
    ngx_int_t                 rc;
    ngx_str_t                 kind;
    ngx_uint_t                hidden;
    ngx_responses_ruleset_t  *rs;

    rs = engine->ruleset;

    if (facts->type->class == NGX_RESPONSES_CLASS_LIFECYCLE
        || ngx_responses_engine_ends(engine, facts->type))
    {
        return NGX_OK;
    }

    hidden = ngx_responses_hidden_has(rs, facts);

    if (facts->item_type.len) {
        rc = ngx_responses_decide_item_type(engine, &facts->item_type);

        if (rc == NGX_DECLINED
            && !(hidden && ngx_responses_hidden_knows(rs, facts)))
        {
            return ngx_responses_hidden_add(engine, facts);
        }

        return hidden ? NGX_DECLINED : rc;
    }

    if (hidden) {
        return NGX_DECLINED;
    }

    /* the item was not added before: most types are of one kind of item */

    kind = ngx_responses_item(facts->type->item)->name;

    if (kind.len
        && ngx_responses_decide_match(rs, NGX_RESPONSES_RULE_HIDE_ITEM, &kind))
    {
        return ngx_responses_hidden_add(engine, facts);
    }

    return NGX_OK;
}


ngx_int_t
ngx_responses_decide_item_type(ngx_responses_engine_t *engine, ngx_str_t *raw)
{
    ngx_str_t  type;

    type = *raw;

    if (ngx_responses_decide_decode(engine, &type) != NGX_OK) {
        return NGX_ERROR;
    }

    return (type.len
            && ngx_responses_decide_match(engine->ruleset,
                                          NGX_RESPONSES_RULE_HIDE_ITEM, &type))
           ? NGX_DECLINED : NGX_OK;
}


/* the text of a JSON string, which is valid until the next one is decoded */

static ngx_int_t
ngx_responses_decide_decode(ngx_responses_engine_t *engine, ngx_str_t *raw)
{
    ngx_responses_buf_t  *text;

    if (raw->len == 0 || memchr(raw->data, '\\', raw->len) == NULL) {
        return NGX_OK;
    }

    text = &engine->worker->texts[0];

    if (ngx_responses_text_decode(&engine->worker->mem, text, raw->data,
                                  raw->len)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    raw->data = text->start;
    raw->len = text->len;

    return NGX_OK;
}


ngx_int_t
ngx_responses_decide_output(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    ngx_int_t                      rc;
    ngx_str_t                      type;
    ngx_uint_t                     id, node, element, flat;
    ngx_responses_ruleset_t       *rs;
    const ngx_responses_rules_t   *rules;
    ngx_responses_ruleset_walk_t   walk;

    rs = engine->ruleset;
    rules = rs->rules;

    if (!rs->hide_items) {
        return NGX_OK;
    }

    if (rs->hidden.len) {
        ngx_responses_decide_renumber(engine, ev);
    }

    flat = ngx_responses_ruleset_flat(ev->type) || ev->name.len == 0;

    if (ev->member[NGX_RESPONSES_M_RESPONSE] == 0 && !flat) {
        return NGX_OK;
    }

    element = 0;

    ngx_responses_ruleset_walk(&walk, engine, ev);

    while (ngx_responses_ruleset_next(&walk)) {
        id = ngx_responses_ruleset_id(&walk);
        node = ngx_responses_ruleset_node(&walk);

        if (id == rules->output_item || (flat && id == rules->flat_item)) {
            element = node;

            /* it may be inserted */

            type = ngx_responses_value(ev, node, "type");

        } else if (element && (id == rules->output_type
                               || (flat && id == rules->flat_type)))
        {
            type = ngx_responses_event_raw(ev, node);

        } else {
            continue;
        }

        rc = ngx_responses_decide_element(engine, ev, element, type);

        if (rc == NGX_ERROR) {
            return NGX_ERROR;
        }

        if (rc == NGX_DECLINED) {
            element = 0;
        }
    }

    return NGX_OK;
}


/* NGX_DECLINED: it was removed; without a type an item is known by its id */

static ngx_int_t
ngx_responses_decide_element(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t element, ngx_str_t raw)
{
    ngx_int_t              rc;
    ngx_responses_facts_t  facts;

    raw = ngx_responses_raw_string(raw);
    rc = ngx_responses_decide_item_type(engine, &raw);

    if (rc == NGX_OK && raw.len == 0) {
        ngx_memzero(&facts, sizeof(ngx_responses_facts_t));

        facts.type = ev->type;
        facts.index = NGX_RESPONSES_NO_INDEX;
        facts.sent_index = NGX_RESPONSES_NO_INDEX;
        facts.sent_id = ngx_responses_raw_string(ngx_responses_value(ev,
                                                               element, "id"));

        rc = ngx_responses_hidden_has(engine->ruleset, &facts) ? NGX_DECLINED
                                                               : NGX_OK;
    }

    if (rc == NGX_DECLINED) {
        ngx_responses_event_remove(ev, element);
    }

    return rc;
}


/* all members of that name, since clients differ in which one they see */

static void
ngx_responses_decide_renumber(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    int64_t                        index, n;
    ngx_str_t                      raw;
    ngx_uint_t                     node, numbered;
    ngx_responses_ruleset_t       *rs;
    ngx_responses_ruleset_walk_t   walk;

    static ngx_str_t  name = ngx_string("output_index");

    rs = engine->ruleset;
    numbered = (ev->origin != NGX_RESPONSES_UPSTREAM || rs->numbered);

    if (ngx_responses_get(ev, 0, "output_index") == 0) {
        raw = ngx_responses_value(ev, 0, "output_index");
        index = ngx_responses_raw_number(raw);

        if (index != NGX_RESPONSES_NO_INDEX) {
            n = ngx_responses_hidden_less(rs, index, numbered);

            if (n != index) {
                ngx_responses_event_put_int(ev, 0, name, n);
            }
        }

        return;
    }

    ngx_responses_ruleset_walk(&walk, engine, ev);

    while (ngx_responses_ruleset_next(&walk)) {

        if (ngx_responses_ruleset_id(&walk) != NGX_RESPONSES_M_OUTPUT_INDEX) {
            continue;
        }

        node = ngx_responses_ruleset_node(&walk);
        index = ngx_responses_event_number(ev, node);

        if (index == NGX_RESPONSES_NO_INDEX) {
            continue;
        }

        n = ngx_responses_hidden_less(rs, index, numbered);

        if (n != index) {
            ngx_responses_event_set_int(ev, node, n);
        }
    }
}
