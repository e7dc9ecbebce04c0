
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Delivers an event of the upstream or a generated one: asks whether it is
 * hidden, and calls the rules that edit it.
 *
 * Never edits or writes an event, never decides.  Invariant: created and the
 * terminal are sent, and an event that no rule matches gets no edit here.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_name.h"
#include "engine/ngx_responses_ruleset.h"
#include "engine/ngx_responses_send.h"


static ngx_int_t ngx_responses_deliver_event(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);
static ngx_int_t ngx_responses_deliver_facts(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_responses_facts_t *facts);
static int64_t ngx_responses_deliver_upstream(ngx_responses_state_t *state,
    int64_t index);
static ngx_uint_t ngx_responses_deliver_is_hidden(
    ngx_responses_engine_t *engine, ngx_responses_event_t *ev);
static ngx_uint_t ngx_responses_deliver_has(ngx_responses_ruleset_t *rs,
    ngx_responses_event_t *ev, ngx_uint_t numbered);
static ngx_uint_t ngx_responses_deliver_differs(ngx_responses_event_t *ev,
    ngx_str_t name);
static ngx_uint_t ngx_responses_deliver_is_odd(ngx_responses_event_t *ev);
static void ngx_responses_deliver_ids(ngx_responses_event_t *ev,
    ngx_str_t *first, ngx_str_t *last);
static ngx_int_t ngx_responses_deliver_types(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);
static ngx_int_t ngx_responses_deliver_parts(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);
static ngx_int_t ngx_responses_deliver_items(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);
static ngx_int_t ngx_responses_deliver_inner(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_str_t name, ngx_responses_decide_pt decide,
    ngx_uint_t *types);
static ngx_uint_t ngx_responses_deliver_opens(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);
static ngx_int_t ngx_responses_deliver_item(ngx_responses_engine_t *engine,
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

    if (ngx_responses_deliver_facts(engine, ev, &facts) != NGX_OK) {
        return NGX_ERROR;
    }

    rc = ngx_responses_decide(engine, &facts);

    if (rc == NGX_ERROR || rc == NGX_DECLINED) {
        return rc;
    }

    if (ngx_responses_add_before(engine, ev->type, &ev->name) != NGX_OK) {
        return NGX_ERROR;
    }

    if (rc == NGX_DONE) {

        /* hidden: events that are added after it take its place */

        return (ngx_responses_add_after(engine, ev->type, &ev->name)
                == NGX_OK)
               ? NGX_DECLINED : NGX_ERROR;
    }

    if (ngx_responses_rewrite(engine, ev) != NGX_OK
        || ngx_responses_decide_output(engine, ev) != NGX_OK
        || ngx_responses_field(engine, ev) != NGX_OK
        || ngx_responses_send_event(engine, ev) != NGX_OK)
    {
        return NGX_ERROR;
    }

    return ngx_responses_add_after(engine, ev->type, &ev->name);
}


static ngx_int_t
ngx_responses_deliver_facts(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_responses_facts_t *facts)
{
    ngx_int_t                 rc;
    ngx_str_t                 raw;
    ngx_responses_ruleset_t  *rs;

    rs = engine->ruleset;

    ngx_memzero(facts, sizeof(ngx_responses_facts_t));

    facts->type = ev->type;
    facts->name = ev->name;
    facts->index = NGX_RESPONSES_NO_INDEX;
    facts->sent_index = NGX_RESPONSES_NO_INDEX;
    facts->numbered = 1;

    if (ev->origin == NGX_RESPONSES_UPSTREAM) {
        facts->sent_type = rs->sent_type;
    }

    if (!ngx_responses_rules_any(rs->rules, NGX_RESPONSES_RULE_HIDE_ITEM)) {
        return NGX_OK;
    }

    raw = ngx_responses_value(ev, 0, "output_index");
    facts->index = ngx_responses_raw_number(raw);

    raw = ngx_responses_value(ev, 0, "item_id");
    facts->item_id = ngx_responses_raw_string(raw);

    if (ev->origin == NGX_RESPONSES_UPSTREAM) {
        facts->sent_index = rs->sent_index;
        facts->sent_id = rs->sent_id;
        facts->sent_last = rs->sent_last;
        facts->numbered = rs->numbered;

    } else {
        facts->sent_index = ngx_responses_deliver_upstream(&engine->state,
                                                           facts->index);
    }

    if (ngx_responses_deliver_item(engine, ev, facts) != NGX_OK) {
        return NGX_ERROR;
    }

    if (!facts->numbered) {

        /* not an index that the client would get */

        facts->index = NGX_RESPONSES_NO_INDEX;
    }

    if (ev->type->class == NGX_RESPONSES_CLASS_PART) {

        /* its item was not added, or a repair put it into another one */

        rc = ngx_responses_deliver_parts(engine, ev);

        if (rc == NGX_ERROR) {
            return NGX_ERROR;
        }

        facts->unclear |= (rc == NGX_DECLINED);
    }

    return NGX_OK;
}


/* the index with which the upstream sent the item of a generated event */

static int64_t
ngx_responses_deliver_upstream(ngx_responses_state_t *state, int64_t index)
{
    ngx_uint_t  i;

    for (i = state->nitems; i > 0; i--) {
        if (state->items[i - 1]->index == index) {
            return state->items[i - 1]->upstream;
        }
    }

    return NGX_RESPONSES_NO_INDEX;
}


ngx_int_t
ngx_responses_deliver_sent(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_str_t *line)
{
    ngx_int_t                 rc;
    ngx_uint_t                node;
    ngx_responses_ruleset_t  *rs;

    rs = engine->ruleset;
    rs->numbered = 0;
    rs->sent_type = ev->name.len
                    ? ev->type
                    : ngx_responses_type_find(line->data, line->len);

    node = ev->member[NGX_RESPONSES_M_OUTPUT_INDEX];

    if (node == 0 && (ev->type->index & NGX_RESPONSES_OUTPUT_INDEX)) {
        node = ev->member[NGX_RESPONSES_M_INDEX];
    }

    rs->sent_index = ngx_responses_event_number(ev, node);

    node = ev->member[NGX_RESPONSES_M_ITEM_ID];

    rs->sent_id = ngx_responses_event_string(ev, node);
    ngx_str_null(&rs->sent_last);

    if (node == 0 && rs->hide_items) {
        ngx_responses_deliver_ids(ev, &rs->sent_id, &rs->sent_last);
    }

    if (rs->hide_items && ev->type->class == NGX_RESPONSES_CLASS_UNKNOWN) {

        /* a repair may find that it is an error, which has no item */

        if (ngx_responses_deliver_has(rs, ev, 0)
            || ((rs->hidden.len || rs->overflow || engine->state.resumed)
                && ngx_responses_deliver_is_odd(ev)))
        {
            return NGX_DECLINED;
        }
    }

    if (rs->hide_items && (ev->type->index & NGX_RESPONSES_OUTPUT_INDEX)
        && !ngx_responses_decide_family(rs, ev->type)
        && ngx_responses_deliver_is_hidden(engine, ev))
    {
        return NGX_DECLINED;
    }

    rc = rs->hide_items ? ngx_responses_deliver_parts(engine, ev) : NGX_OK;

    if (rc == NGX_DECLINED && ngx_responses_deliver_opens(engine, ev)) {

        /* a repair adds the item of its kind, and both are hidden */

        rc = NGX_OK;
    }

    if (rc == NGX_OK && rs->hide_items) {
        rc = ngx_responses_deliver_items(engine, ev);
    }

    return (rc == NGX_OK && rs->hide_types)
           ? ngx_responses_deliver_types(engine, ev) : rc;
}


/*
 * Whether the item of an event is hidden, or may be, that by its type is of
 * another kind: repairs would add an item for it, which would be sent.
 */

static ngx_uint_t
ngx_responses_deliver_is_hidden(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    ngx_str_t  index, id;

    ngx_str_set(&index, "output_index");
    ngx_str_set(&id, "item_id");

    if (ngx_responses_deliver_differs(ev, index)
        || ngx_responses_deliver_differs(ev, id))
    {
        return 1;
    }

    /* of an item, its type decides, or it is that of its index or id */

    return ev->type->class != NGX_RESPONSES_CLASS_ITEM
           && ngx_responses_deliver_has(engine->ruleset, ev, 1);
}


/* whether a hidden item was sent with the index or the id of the event */

static ngx_uint_t
ngx_responses_deliver_has(ngx_responses_ruleset_t *rs,
    ngx_responses_event_t *ev, ngx_uint_t numbered)
{
    ngx_responses_facts_t  facts;

    ngx_memzero(&facts, sizeof(ngx_responses_facts_t));

    facts.type = ev->type;
    facts.index = NGX_RESPONSES_NO_INDEX;
    facts.sent_index = rs->sent_index;
    facts.sent_id = rs->sent_id;
    facts.numbered = numbered;

    return ngx_responses_hidden_has(rs, &facts);
}


/* whether there are several members of that name, which are not the same */

static ngx_uint_t
ngx_responses_deliver_differs(ngx_responses_event_t *ev, ngx_str_t name)
{
    ngx_str_t   first, next;
    ngx_uint_t  i;

    i = ngx_responses_event_named(ev, 0, 0, name);

    if (i == 0) {
        return 0;
    }

    first = ngx_responses_event_raw(ev, i);

    while ((i = ngx_responses_event_named(ev, 0, i, name)) != 0) {
        next = ngx_responses_event_raw(ev, i);

        if (!ngx_responses_str_eq(first, next)) {
            return 1;
        }
    }

    return 0;
}


/* whether it has an index or id that a client may read in another way */

static ngx_uint_t
ngx_responses_deliver_is_odd(ngx_responses_event_t *ev)
{
    ngx_uint_t  index, id, kind;

    index = ev->member[NGX_RESPONSES_M_OUTPUT_INDEX];
    id = ev->member[NGX_RESPONSES_M_ITEM_ID];
    kind = ngx_responses_event_kind(ev, id);

    return (index
            && ngx_responses_event_kind(ev, index) != NGX_RESPONSES_JSON_NULL
            && ngx_responses_event_number(ev, index) == NGX_RESPONSES_NO_INDEX)
           || (id && kind != NGX_RESPONSES_JSON_NULL
               && kind != NGX_RESPONSES_JSON_STRING);
}


/* clients differ in which of several ids of an item they use */

static void
ngx_responses_deliver_ids(ngx_responses_event_t *ev, ngx_str_t *first,
    ngx_str_t *last)
{
    ngx_str_t   item_name, name;
    ngx_uint_t  item, i;

    ngx_str_set(&item_name, "item");
    ngx_str_set(&name, "id");

    for (item = ngx_responses_event_named(ev, 0, 0, item_name);
         item;
         item = ngx_responses_event_named(ev, 0, item, item_name))
    {
        for (i = ngx_responses_event_named(ev, item, 0, name);
             i;
             i = ngx_responses_event_named(ev, item, i, name))
        {
            *(first->len ? last : first) = ngx_responses_event_string(ev, i);
        }
    }
}


ngx_int_t
ngx_responses_deliver_drop(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    ngx_int_t              rc;
    ngx_responses_facts_t  facts;

    if (engine->ruleset == NULL || !engine->ruleset->hide_items) {
        return NGX_OK;
    }

    rc = ngx_responses_ruleset_read(engine, ev);

    if (rc != NGX_OK) {
        return (rc == NGX_DECLINED) ? NGX_OK : NGX_ERROR;
    }

    if (ngx_responses_deliver_facts(engine, ev, &facts) != NGX_OK) {
        return NGX_ERROR;
    }

    /* which index it would have got is not known */

    facts.numbered = 0;
    facts.index = NGX_RESPONSES_NO_INDEX;

    return (ngx_responses_decide(engine, &facts) == NGX_ERROR) ? NGX_ERROR
                                                               : NGX_OK;
}


/*
 * Of several members "type" clients use the first or the last.  Names that are
 * no names of events are of no type here, but may be what a rule hides.
 */

static ngx_int_t
ngx_responses_deliver_types(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    ngx_int_t               rc;
    ngx_str_t               name;
    ngx_uint_t              i, n;
    ngx_responses_frame_t  *frame;

    if (ev->type->id == NGX_RESPONSES_CREATED
        || ngx_responses_engine_ends(engine, ev->type))
    {
        return NGX_OK;
    }

    n = 0;
    i = 0;

    while ((i = ngx_responses_event_named(ev, 0, i,
                                          ngx_responses_str("type"))))
    {
        n++;

        if (i == ev->member[NGX_RESPONSES_M_TYPE] && ev->name.len) {
            continue;
        }

        rc = ngx_responses_decide_name(engine, ngx_responses_event_raw(ev, i));

        if (rc != NGX_OK) {
            return rc;
        }
    }

    frame = &engine->frame;

    if (ev->name.len == 0 && n == 0 && ev->frame && frame->events) {
        name.data = ev->frame + frame->event;
        name.len = frame->event_end - frame->event;

        if (engine->conf->normalize && !engine->state.full
            && ev->member[NGX_RESPONSES_M_ERROR] == 0
            && ev->member[NGX_RESPONSES_M_OBJECT] == 0
            && ngx_responses_name_valid(&name))
        {
            /* it gets this type, unless it is an error */

            return NGX_OK;
        }

        return ngx_responses_decide_line(engine, &name) ? NGX_DECLINED
                                                        : NGX_OK;
    }

    return NGX_OK;
}


/* some parts are of one kind of item, whichever item the event says */

static ngx_int_t
ngx_responses_deliver_parts(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    ngx_uint_t  types;

    return ngx_responses_deliver_inner(engine, ev, ngx_responses_str("part"),
                                       ngx_responses_decide_part, &types);
}


/*
 * A repair could take an item of several types for another item's, and an
 * event of an unknown type for an error, whose item would be sent.
 */

static ngx_int_t
ngx_responses_deliver_items(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    ngx_int_t   rc;
    ngx_uint_t  types;

    rc = ngx_responses_deliver_inner(engine, ev, ngx_responses_str("item"),
                                     ngx_responses_decide_item_type, &types);

    return (rc == NGX_DECLINED && types == 1
            && (ev->type->class != NGX_RESPONSES_CLASS_UNKNOWN
                || ev->member[NGX_RESPONSES_M_ERROR] == 0))
           ? NGX_OK : rc;
}


/*
 * Whether a rule hides the type of a member of that name.  Of several members,
 * and types of one, which are counted, one that is hidden suffices.
 */

static ngx_int_t
ngx_responses_deliver_inner(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_str_t name, ngx_responses_decide_pt decide,
    ngx_uint_t *types)
{
    ngx_int_t   rc;
    ngx_str_t   key, type;
    ngx_uint_t  member, i, hidden;

    ngx_str_set(&key, "type");

    *types = 0;
    hidden = 0;

    for (member = ngx_responses_event_named(ev, 0, 0, name);
         member;
         member = ngx_responses_event_named(ev, 0, member, name))
    {
        for (i = ngx_responses_event_named(ev, member, 0, key);
             i;
             i = ngx_responses_event_named(ev, member, i, key))
        {
            type = ngx_responses_raw_string(ngx_responses_event_raw(ev, i));
            rc = decide(engine, &type);

            if (rc == NGX_ERROR) {
                return NGX_ERROR;
            }

            (*types)++;
            hidden |= (rc == NGX_DECLINED);
        }
    }

    return hidden ? NGX_DECLINED : NGX_OK;
}


/* whether the event adds a part to an item that was not added */

static ngx_uint_t
ngx_responses_deliver_opens(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    ngx_uint_t                i;
    ngx_responses_item_t     *item;
    ngx_responses_state_t    *state;
    ngx_responses_ruleset_t  *rs;

    rs = engine->ruleset;
    state = &engine->state;

    if (ev->type->id != NGX_RESPONSES_PART_ADDED
        || rs->sent_index == NGX_RESPONSES_NO_INDEX
        || !engine->conf->normalize || state->full || state->resumed)
    {
        return 0;
    }

    for (i = 0; i < state->nitems; i++) {
        item = state->items[i];

        if (item->upstream == rs->sent_index
            || item->upstream == NGX_RESPONSES_NO_INDEX
            || ngx_responses_str_eq(item->id, rs->sent_id))
        {
            return 0;
        }
    }

    return 1;
}


/* of several items, and types of an item, one that is hidden counts */

static ngx_int_t
ngx_responses_deliver_item(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_responses_facts_t *facts)
{
    ngx_int_t                      rc;
    ngx_str_t                      type, id;
    ngx_uint_t                     item, node, item_id;
    ngx_responses_ruleset_walk_t   walk;

    item = ngx_responses_get(ev, 0, "item");
    item_id = engine->ruleset->rules->item_id;

    /* they may be inserted */

    type = ngx_responses_raw_string(ngx_responses_value(ev, item, "type"));
    id = ngx_responses_value(ev, item, "id");

    if (item == 0) {
        ngx_str_null(&type);
        ngx_str_null(&id);
    }

    facts->carries = (item != 0);

    ngx_responses_ruleset_walk(&walk, engine, ev);

    while (ngx_responses_ruleset_next(&walk)) {
        node = ngx_responses_ruleset_node(&walk);

        switch (ngx_responses_ruleset_id(&walk)) {

        case NGX_RESPONSES_M_ITEM_TYPE:
            type = ngx_responses_event_string(ev, node);
            break;

        case NGX_RESPONSES_M_OUTPUT_INDEX:
            facts->unclear |= (ngx_responses_event_number(ev, node)
                               != facts->index);
            continue;

        case NGX_RESPONSES_M_ITEM_ID:
            facts->unclear |= !ngx_responses_str_eq(facts->item_id,
                                      ngx_responses_event_string(ev, node));
            continue;

        default:
            if (ngx_responses_ruleset_id(&walk) == item_id) {
                id = ngx_responses_event_raw(ev, node);
            }

            continue;
        }

        rc = ngx_responses_decide_item_type(engine, &type);

        if (rc == NGX_ERROR) {
            return NGX_ERROR;
        }

        if (rc == NGX_DECLINED) {
            facts->item_type = type;
        }
    }

    if (facts->item_type.len == 0) {
        facts->item_type = type;
    }

    facts->item_own_id = ngx_responses_raw_string(id);

    facts->unclear |= (facts->item_type.len == 0
                       && ev->type->class == NGX_RESPONSES_CLASS_ITEM);

    return NGX_OK;
}
