
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Decides what is hidden: events by their types, and items with all of their
 * events.
 *
 * Reads the facts of an event, never its bytes, so that the same holds for
 * whole and oversize events.  If the event that opens an item or a part is
 * hidden, so are the events in it; if an event is passed, so are those which
 * open its item and part.  Invariant: created and the terminal are never
 * hidden for their types, and the indexes of the remaining items have no gaps.
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
static void ngx_responses_decide_pass(ngx_responses_engine_t *engine,
    u_char *passes);
static ngx_uint_t ngx_responses_decide_type(ngx_responses_ruleset_t *rs,
    const ngx_responses_type_t *type, ngx_str_t *name);
static ngx_int_t ngx_responses_decide_item(ngx_responses_engine_t *engine,
    ngx_responses_facts_t *facts);
static ngx_int_t ngx_responses_decide_incomplete(
    ngx_responses_engine_t *engine, ngx_responses_facts_t *facts);
static ngx_int_t ngx_responses_decide_item_type(
    ngx_responses_engine_t *engine, ngx_str_t *raw);
static ngx_uint_t ngx_responses_decide_hidden(ngx_responses_ruleset_t *rs,
    ngx_responses_facts_t *facts);
static ngx_int_t ngx_responses_decide_hide(ngx_responses_engine_t *engine,
    ngx_responses_facts_t *facts);
static ngx_int_t ngx_responses_decide_element(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t element, ngx_str_t raw);
static void ngx_responses_decide_renumber(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);


void
ngx_responses_decide_types(ngx_responses_engine_t *engine)
{
    u_char                       passes[NGX_RESPONSES_RULESET_TYPES];
    ngx_uint_t                   i, n;
    ngx_responses_ruleset_t     *rs;
    const ngx_responses_type_t  *type, *row;

    rs = engine->ruleset;

    if (rs->pass_only) {
        ngx_responses_decide_pass(engine, passes);
    }

    for (n = 0; (row = ngx_responses_type_row(n)) != NULL; n++) {

        if (row->id == NGX_RESPONSES_CREATED
            || ngx_responses_engine_ends(engine, row))
        {
            continue;
        }

        rs->types[n] = (rs->pass_only && !passes[n]);

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


/* types that rules pass, those that must precede them, and their ends */

static void
ngx_responses_decide_pass(ngx_responses_engine_t *engine, u_char *passes)
{
    ngx_uint_t                   n, needs;
    const ngx_responses_type_t  *row, *type;

    ngx_memzero(passes, NGX_RESPONSES_RULESET_TYPES);

    for (n = 0; (row = ngx_responses_type_row(n)) != NULL; n++) {

        if (!ngx_responses_decide_row(engine, NGX_RESPONSES_RULE_PASS_EVENT,
                                      n))
        {
            continue;
        }

        passes[n] = 1;

        for (type = row;
             (needs = ngx_responses_decide_needs(type)) != NGX_RESPONSES_PLAIN;
             /* void */ )
        {
            type = ngx_responses_type(needs);
            passes[ngx_responses_type_number(type)] = 1;
        }
    }

    for (n = 0; (row = ngx_responses_type_row(n)) != NULL; n++) {

        if (row->id == NGX_RESPONSES_ITEM_DONE
            || row->id == NGX_RESPONSES_PART_DONE
            || row->id == NGX_RESPONSES_SUMMARY_PART_DONE
            || row->id == NGX_RESPONSES_REASONING_PART_DONE)
        {
            type = ngx_responses_type(ngx_responses_decide_needs(row));
            passes[n] |= passes[ngx_responses_type_number(type)];
        }
    }
}


/* the type of the event that must precede one of this type, or PLAIN */

static ngx_uint_t
ngx_responses_decide_needs(const ngx_responses_type_t *type)
{
    switch (type->id) {

    case NGX_RESPONSES_ITEM_ADDED:
        return NGX_RESPONSES_PLAIN;

    case NGX_RESPONSES_PART_DONE:
        return NGX_RESPONSES_PART_ADDED;

    case NGX_RESPONSES_SUMMARY_PART_DONE:
        return NGX_RESPONSES_SUMMARY_PART_ADDED;

    case NGX_RESPONSES_REASONING_PART_DONE:
        return NGX_RESPONSES_REASONING_PART_ADDED;
    }

    if (type->part == NGX_RESPONSES_SUMMARY_TEXT) {
        return NGX_RESPONSES_SUMMARY_PART_ADDED;
    }

    if (type->part != NGX_RESPONSES_NO_PART) {
        return NGX_RESPONSES_PART_ADDED;
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

    if (rs->hide_items && facts->incomplete) {
        rc = ngx_responses_decide_incomplete(engine, facts);
    }

    if (rc == NGX_OK
        && ngx_responses_rules_any(rs->rules, NGX_RESPONSES_RULE_HIDE_ITEM))
    {
        rc = ngx_responses_decide_item(engine, facts);
    }

    if (rc != NGX_OK) {
        return rc;
    }

    return ngx_responses_decide_type(rs, facts->type, &facts->name)
           ? NGX_DONE : NGX_OK;
}


static ngx_uint_t
ngx_responses_decide_type(ngx_responses_ruleset_t *rs,
    const ngx_responses_type_t *type, ngx_str_t *name)
{
    if (type->class != NGX_RESPONSES_CLASS_UNKNOWN) {
        return rs->types[ngx_responses_type_number(type)];
    }

    return ngx_responses_decide_match(rs, NGX_RESPONSES_RULE_HIDE_EVENT, name)
           || (rs->pass_only
               && !ngx_responses_decide_match(rs,
                                              NGX_RESPONSES_RULE_PASS_EVENT,
                                              name));
}


static ngx_int_t
ngx_responses_decide_item(ngx_responses_engine_t *engine,
    ngx_responses_facts_t *facts)
{
    ngx_int_t                 rc;
    ngx_str_t                 kind;
    ngx_responses_ruleset_t  *rs;

    rs = engine->ruleset;

    if (facts->type->class != NGX_RESPONSES_CLASS_UNKNOWN
        && !(facts->type->index & NGX_RESPONSES_OUTPUT_INDEX))
    {
        return NGX_OK;
    }

    if (ngx_responses_decide_hidden(rs, facts)
        || (rs->overflow && facts->index >= rs->items_overflow))
    {
        return NGX_DECLINED;
    }

    if (facts->item_type.len) {
        rc = ngx_responses_decide_item_type(engine, &facts->item_type);

        return (rc == NGX_DECLINED) ? ngx_responses_decide_hide(engine, facts)
                                    : rc;
    }

    /* the item was not added before: most types are of one kind of item */

    kind = ngx_responses_item(facts->type->item)->name;

    if (kind.len
        && ngx_responses_decide_match(rs, NGX_RESPONSES_RULE_HIDE_ITEM, &kind))
    {
        return ngx_responses_decide_hide(engine, facts);
    }

    return NGX_OK;
}


/* events that may be in a hidden item, as far as is known */

static ngx_int_t
ngx_responses_decide_incomplete(ngx_responses_engine_t *engine,
    ngx_responses_facts_t *facts)
{
    ngx_uint_t                known, typed;
    ngx_responses_ruleset_t  *rs;

    rs = engine->ruleset;
    known = (facts->index != NGX_RESPONSES_NO_INDEX);
    typed = (facts->item_type.len != 0);

    if (facts->name.len == 0) {

        /* the type is not known yet */

        return typed ? NGX_OK : NGX_DECLINED;
    }

    if (!(facts->type->index & NGX_RESPONSES_OUTPUT_INDEX)) {
        return NGX_OK;
    }

    switch (facts->type->id) {

    case NGX_RESPONSES_ITEM_ADDED:
        if (typed) {
            return NGX_OK;
        }

        return known ? ngx_responses_decide_hide(engine, facts)
                     : NGX_DECLINED;

    case NGX_RESPONSES_ITEM_DONE:

        /* if the item was added, its index is enough */

        return (typed || known) ? NGX_OK : NGX_DECLINED;
    }

    return (rs->hidden.len == 0 || known) ? NGX_OK : NGX_DECLINED;
}


/* whether items of a type are hidden: NGX_DECLINED, otherwise NGX_OK */

static ngx_int_t
ngx_responses_decide_item_type(ngx_responses_engine_t *engine, ngx_str_t *raw)
{
    ngx_str_t                 type;
    ngx_responses_buf_t      *text;
    ngx_responses_ruleset_t  *rs;

    type = *raw;
    rs = engine->ruleset;

    if (type.len && memchr(type.data, '\\', type.len)) {
        text = &engine->worker->texts[0];

        if (ngx_responses_text_decode(&engine->worker->mem, text, type.data,
                                      type.len)
            != NGX_OK)
        {
            return NGX_ERROR;
        }

        type.data = text->start;
        type.len = text->len;
    }

    return (type.len
            && ngx_responses_decide_match(rs, NGX_RESPONSES_RULE_HIDE_ITEM,
                                          &type))
           ? NGX_DECLINED : NGX_OK;
}


/* by the index or, if an event has none, by the id */

static ngx_uint_t
ngx_responses_decide_hidden(ngx_responses_ruleset_t *rs,
    ngx_responses_facts_t *facts)
{
    ngx_str_t                    *id;
    ngx_uint_t                    i;
    ngx_responses_hidden_item_t  *item;

    id = &facts->item_id;
    item = (ngx_responses_hidden_item_t *) rs->hidden.start;

    for (i = rs->hidden.len / sizeof(ngx_responses_hidden_item_t);
         i > 0;
         i--)
    {
        if ((facts->index != NGX_RESPONSES_NO_INDEX
             && item[i - 1].index == facts->index)
            || (id->len && ngx_responses_str_eq(*id, item[i - 1].id)))
        {
            return 1;
        }
    }

    return 0;
}


/* the item of an event is hidden from now on: NGX_DECLINED or NGX_ERROR */

static ngx_int_t
ngx_responses_decide_hide(ngx_responses_engine_t *engine,
    ngx_responses_facts_t *facts)
{
    size_t                        kept;
    ngx_str_t                     id;
    ngx_uint_t                    n;
    ngx_responses_mem_t          *mem;
    ngx_responses_ruleset_t      *rs;
    ngx_responses_hidden_item_t   item;

    mem = &engine->mem;
    rs = engine->ruleset;

    ngx_str_null(&item.id);
    id = facts->item_own_id.len ? facts->item_own_id : facts->item_id;

    /* the list may be allocated twice as large as needed */

    kept = 2 * sizeof(ngx_responses_hidden_item_t)
           + ngx_min(id.len, NGX_RESPONSES_STATE_WORD);

    n = rs->hidden.len / sizeof(ngx_responses_hidden_item_t);

    if (n == engine->conf->max_items
        || !ngx_responses_state_fits(&engine->state, kept))
    {
        /* table full: hide all later items rather than leak one */

        rs->overflow = 1;
        rs->items_overflow = facts->index;

        return NGX_DECLINED;
    }

    item.index = facts->index;

    if (id.len && id.len <= NGX_RESPONSES_STATE_WORD
        && ngx_responses_state_set(&engine->state, &item.id, id.data, id.len)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (ngx_responses_buf_append(mem, &rs->hidden, (u_char *) &item,
                                 sizeof(ngx_responses_hidden_item_t))
        != NGX_OK)
    {
        if (item.id.data) {
            mem->free(mem->data, item.id.data);
        }

        return NGX_ERROR;
    }

    engine->state.kept += kept;

    return NGX_DECLINED;
}


int64_t
ngx_responses_decide_index(ngx_responses_ruleset_t *rs, int64_t index)
{
    int64_t                       n;
    ngx_uint_t                    i;
    ngx_responses_hidden_item_t  *item;

    n = index;
    item = (ngx_responses_hidden_item_t *) rs->hidden.start;

    for (i = 0;
         i < rs->hidden.len / sizeof(ngx_responses_hidden_item_t);
         i++)
    {
        n -= (item[i].index != NGX_RESPONSES_NO_INDEX
              && item[i].index < index);
    }

    return n;
}


ngx_int_t
ngx_responses_decide_output(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    ngx_int_t                      rc;
    ngx_str_t                      type;
    ngx_uint_t                     id, node, element;
    ngx_responses_ruleset_t       *rs;
    const ngx_responses_rules_t   *rules;
    ngx_responses_ruleset_walk_t   walk;

    rs = engine->ruleset;
    rules = rs->rules;

    if (!ngx_responses_rules_any(rules, NGX_RESPONSES_RULE_HIDE_ITEM)) {
        return NGX_OK;
    }

    if (rs->hidden.len) {
        ngx_responses_decide_renumber(engine, ev);
    }

    if (ev->member[NGX_RESPONSES_M_RESPONSE] == 0) {
        return NGX_OK;
    }

    element = 0;

    ngx_responses_ruleset_walk(&walk, engine, ev);

    while (ngx_responses_ruleset_next(&walk)) {
        id = ngx_responses_ruleset_id(&walk);
        node = ngx_responses_ruleset_node(&walk);

        if (id == rules->output_item) {
            element = node;

            if (ev->json.nodes[node].edit == 0) {
                continue;
            }

            /* it may be inserted */

            type = ngx_responses_value(ev, node, "type");

        } else if (id == rules->output_type && element) {
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


/* NGX_DECLINED: it was removed */

static ngx_int_t
ngx_responses_decide_element(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t element, ngx_str_t raw)
{
    ngx_int_t  rc;

    raw = ngx_responses_raw_string(raw);
    rc = ngx_responses_decide_item_type(engine, &raw);

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
    ngx_uint_t                     node;
    ngx_responses_ruleset_walk_t   walk;

    static ngx_str_t  name = ngx_string("output_index");

    if (ngx_responses_get(ev, 0, "output_index") == 0) {
        raw = ngx_responses_value(ev, 0, "output_index");
        index = ngx_responses_raw_number(raw);

        if (index != NGX_RESPONSES_NO_INDEX) {
            n = ngx_responses_decide_index(engine->ruleset, index);

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

        n = ngx_responses_decide_index(engine->ruleset, index);

        if (n != index) {
            ngx_responses_event_set_int(ev, node, n);
        }
    }
}
