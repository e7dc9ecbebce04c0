
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * G4: items and parts are added before other events about them.  Finds the
 * item and the part of an event, and sends the events that are missing before
 * it.
 *
 * Never generates a text: what is not known stays open.  Invariant: an item
 * and a part are announced once, and ended once at most.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_generate.h"
#include "engine/ngx_responses_repair.h"


/* what an event contains of its item */

typedef struct {
    ngx_str_t    id;
    ngx_str_t    type;
    ngx_str_t    call_id;
    ngx_str_t    name;
} ngx_responses_repair_said_t;


static ngx_int_t ngx_responses_repair_place(ngx_responses_repair_t *rp);
static void ngx_responses_repair_said(ngx_responses_repair_t *rp,
    ngx_responses_repair_said_t *said);
static ngx_uint_t ngx_responses_repair_part_kind(ngx_responses_repair_t *rp);
static ngx_uint_t ngx_responses_repair_item_kind(ngx_responses_repair_t *rp,
    ngx_uint_t part);
static ngx_int_t ngx_responses_repair_added(ngx_responses_repair_t *rp,
    int64_t index);
static ngx_int_t ngx_responses_repair_new_item(ngx_responses_repair_t *rp,
    ngx_uint_t kind, int64_t index);
static ngx_int_t ngx_responses_repair_find_item(ngx_responses_repair_t *rp,
    ngx_uint_t kind, int64_t index);
static ngx_responses_item_t *ngx_responses_repair_again(
    ngx_responses_repair_t *rp, ngx_uint_t kind,
    ngx_responses_repair_said_t *said);
static ngx_responses_item_t *ngx_responses_repair_guess(
    ngx_responses_repair_t *rp, ngx_uint_t kind, int64_t index,
    ngx_str_t id);


/* N10 */

ngx_int_t
ngx_responses_repair_open(ngx_responses_repair_t *rp)
{
    uint64_t   added;
    ngx_int_t  rc;

    added = rp->engine->usage.added;

    rc = ngx_responses_repair_place(rp);

    /* what is missing may be what the profile does not have */

    return (rc == NGX_OK && rp->engine->conf->eugpt && !rp->drop
            && rp->engine->usage.added == added)
           ? NGX_DECLINED : rc;
}


/* finds the item and the part, and sends what must come before the event */

static ngx_int_t
ngx_responses_repair_place(ngx_responses_repair_t *rp)
{
    int64_t                      index;
    ngx_int_t                    rc, made;
    ngx_uint_t                   kind;
    ngx_responses_event_t       *ev;
    ngx_responses_item_t        *item;
    const ngx_responses_type_t  *type;

    ev = rp->ev;
    type = ev->type;

    if (rp->engine->state.resumed
        || !(type->index & NGX_RESPONSES_OUTPUT_INDEX))
    {
        return NGX_DECLINED;
    }

    if (type->class == NGX_RESPONSES_CLASS_ITEM) {
        rp->object = ev->member[NGX_RESPONSES_M_ITEM];

    } else if (type->class == NGX_RESPONSES_CLASS_PART) {
        rp->object = ev->member[NGX_RESPONSES_M_PART];
    }

    if (ngx_responses_event_kind(ev, rp->object) != NGX_RESPONSES_JSON_OBJECT)
    {
        rp->object = 0;
    }

    index = ngx_responses_event_number(ev, rp->index);

    if (type->id == NGX_RESPONSES_ITEM_ADDED) {
        return ngx_responses_repair_added(rp, index);
    }

    kind = ngx_responses_repair_part_kind(rp);

    made = ngx_responses_repair_find_item(rp,
                                          ngx_responses_repair_item_kind(rp,
                                                                        kind),
                                          index);

    item = rp->item;

    if (made == NGX_ERROR || item == NULL) {
        return made;
    }

    item->completed |= ((type->index & NGX_RESPONSES_COMPLETES) != 0);
    item->failed |= ((type->index & NGX_RESPONSES_FAILS) != 0);

    if (item->held) {
        rc = ngx_responses_call_hold(rp, kind);

        if (rc != NGX_DECLINED) {
            return rc;
        }

        /* what is known of its parts is sent when it is announced */

        if (ngx_responses_repair_open_part(rp, kind) == NGX_ERROR
            || ngx_responses_repair_text(rp) == NGX_ERROR)
        {
            return NGX_ERROR;
        }

        rp->drop = 1;

        return NGX_OK;
    }

    if (kind == NGX_RESPONSES_NO_PART || kind == NGX_RESPONSES_OTHER_PART) {
        return made;
    }

    rc = ngx_responses_repair_open_part(rp, kind);

    return (rc == NGX_DECLINED) ? made : rc;
}


/* the kind of the part that an event is about */

static ngx_uint_t
ngx_responses_repair_part_kind(ngx_responses_repair_t *rp)
{
    ngx_str_t   type;
    ngx_uint_t  kind;

    switch (rp->ev->type->id) {

    case NGX_RESPONSES_PART_ADDED:
    case NGX_RESPONSES_PART_DONE:
        break;

    default:
        return rp->ev->type->part;
    }

    if (rp->object == 0) {
        return NGX_RESPONSES_OUTPUT_TEXT;
    }

    type = ngx_responses_get_string(rp->ev, rp->object, "type");

    if (type.len == 0) {
        return NGX_RESPONSES_OUTPUT_TEXT;
    }

    kind = ngx_responses_part_find(type.data, type.len);

    /* N8 */

    return (kind == NGX_RESPONSES_OTHER_PART
            && ngx_responses_str_is(type, "text"))
           ? NGX_RESPONSES_OUTPUT_TEXT : kind;
}


static ngx_uint_t
ngx_responses_repair_item_kind(ngx_responses_repair_t *rp, ngx_uint_t part)
{
    ngx_str_t  type;

    switch (part) {

    case NGX_RESPONSES_OUTPUT_TEXT:
    case NGX_RESPONSES_REFUSAL:
        return NGX_RESPONSES_MESSAGE;

    case NGX_RESPONSES_REASONING_TEXT:
    case NGX_RESPONSES_SUMMARY_TEXT:
        return NGX_RESPONSES_REASONING;
    }

    if (rp->ev->type->class == NGX_RESPONSES_CLASS_ITEM && rp->object) {
        type = ngx_responses_get_string(rp->ev, rp->object, "type");

        return type.len ? ngx_responses_item_find(type.data, type.len)
                        : NGX_RESPONSES_NO_ITEM;
    }

    return rp->ev->type->item;
}


static void
ngx_responses_repair_said(ngx_responses_repair_t *rp,
    ngx_responses_repair_said_t *said)
{
    ngx_responses_event_t  *ev;

    ev = rp->ev;

    ngx_memzero(said, sizeof(ngx_responses_repair_said_t));

    if (ev->type->class != NGX_RESPONSES_CLASS_ITEM) {
        said->id = ngx_responses_event_string(ev,
                                          ev->member[NGX_RESPONSES_M_ITEM_ID]);
        return;
    }

    said->id = ngx_responses_get_string(ev, rp->object, "id");
    said->type = ngx_responses_get_string(ev, rp->object, "type");
    said->call_id = ngx_responses_get_string(ev, rp->object, "call_id");
    said->name = ngx_responses_get_string(ev, rp->object, "name");
}


static ngx_int_t
ngx_responses_repair_added(ngx_responses_repair_t *rp, int64_t index)
{
    ngx_int_t                         rc;
    ngx_uint_t                        kind;
    ngx_responses_item_t             *item;
    ngx_responses_state_t            *state;
    ngx_responses_repair_said_t       said;
    const ngx_responses_item_kind_t  *row;

    if (rp->object == 0) {
        return NGX_DECLINED;
    }

    state = &rp->engine->state;

    ngx_responses_repair_said(rp, &said);

    kind = said.type.len ? ngx_responses_item_find(said.type.data,
                                                   said.type.len)
                         : NGX_RESPONSES_MESSAGE;
    row = ngx_responses_item(kind);

    item = ngx_responses_state_find_item(state, kind, index, &said.id);

    if (item && item->held) {

        /* its events came before it: it is announced by a generated one */

        rp->item = item;
        rc = ngx_responses_call_hold(rp, NGX_RESPONSES_NO_PART);
        rp->drop = 1;

        return rc;
    }

    if (item && !item->done && said.id.len
        && ngx_responses_str_eq(item->id, said.id))
    {
        /* the same event again */

        rp->drop = 1;
        return NGX_OK;
    }

    if (ngx_responses_state_has_id(state, &said.id)) {

        /* the id of another item: clients confuse the items, or fail */

        ngx_str_null(&said.id);
    }

    item = ngx_responses_state_add_item(state, kind, index);
    if (item == NULL) {
        return NGX_ERROR;
    }

    rp->item = item;

    if (ngx_responses_state_learn_item(state, item, said.id, said.type,
                                       said.call_id, said.name)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    if ((row->flags & NGX_RESPONSES_ITEM_NAMED) && item->name.len == 0) {
        item->held = 1;
        state->nheld++;

        return ngx_responses_call_hold(rp, NGX_RESPONSES_NO_PART);
    }

    if (ngx_responses_generate_item_id(rp->engine, item) != NGX_OK) {
        return NGX_ERROR;
    }

    /* no deltas follow a call that is added complete */

    return (ngx_responses_call_text(rp) == NGX_OK) ? NGX_DECLINED : NGX_ERROR;
}


static ngx_int_t
ngx_responses_repair_find_item(ngx_responses_repair_t *rp, ngx_uint_t kind,
    int64_t index)
{
    ngx_uint_t                    in_item;
    ngx_responses_item_t         *item;
    ngx_responses_state_t        *state;
    ngx_responses_repair_said_t   said;

    state = &rp->engine->state;
    in_item = (rp->ev->type->class == NGX_RESPONSES_CLASS_ITEM);

    if (in_item && rp->object == 0) {
        return NGX_DECLINED;
    }

    ngx_responses_repair_said(rp, &said);

    if (in_item && index == NGX_RESPONSES_NO_INDEX && said.id.len == 0) {
        item = ngx_responses_state_find_call(state, kind, &said.call_id);

    } else {
        item = in_item ? NULL
                       : ngx_responses_repair_guess(rp, kind, index, said.id);

        if (item == NULL) {
            item = ngx_responses_state_find_item(state, kind, index, &said.id);
        }
    }

    if (item == NULL && in_item) {
        item = ngx_responses_repair_again(rp, kind, &said);
    }

    if (item == NULL) {
        return ngx_responses_repair_new_item(rp, kind, index);
    }

    rp->item = item;

    /* one that was added in an event that was too long */

    if (item->kind == NGX_RESPONSES_NO_ITEM) {
        item->kind = kind;
    }

    if (item->held) {
        return NGX_DECLINED;
    }

    if (item->id.len == 0
        && ngx_responses_state_learn_item(state, item, said.id, said.type,
                                          said.call_id, said.name)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    return (ngx_responses_generate_item_id(rp->engine, item) == NGX_OK)
           ? NGX_DECLINED : NGX_ERROR;
}


/*
 * A call that is done already, by its call_id: a client would run it twice.
 * Another one may have that call_id, too.
 */

static ngx_responses_item_t *
ngx_responses_repair_again(ngx_responses_repair_t *rp, ngx_uint_t kind,
    ngx_responses_repair_said_t *said)
{
    ngx_str_t               text, known;
    ngx_uint_t              i;
    ngx_responses_item_t   *item;
    ngx_responses_state_t  *state;

    if (said->call_id.len == 0 || !ngx_responses_item_has(kind, CALL)) {
        return NULL;
    }

    state = &rp->engine->state;
    text = ngx_responses_item_text(rp->ev, rp->object,
                                   ngx_responses_item(kind));

    for (i = 0; i < state->nitems; i++) {
        item = state->items[i];

        known = ngx_responses_state_known_text(item);

        /* without its bytes, it may be done by a long event of another one */

        if (item->done && item->raw.len && item->kind == kind
            && ngx_responses_str_eq(item->call_id, said->call_id)
            && (said->name.len == 0
                || ngx_responses_str_eq(item->name, said->name))
            && (text.len == 0 || known.len == 0
                || ngx_responses_str_eq(known, text)))
        {
            return item;
        }
    }

    return NULL;
}


/*
 * Several items may be open: that of an event without index and id is found by
 * its call_id, or NULL.  llama.cpp has call_id as item_id.
 */

static ngx_responses_item_t *
ngx_responses_repair_guess(ngx_responses_repair_t *rp, ngx_uint_t kind,
    int64_t index, ngx_str_t id)
{
    ngx_str_t               call_id;
    ngx_responses_state_t  *state;

    state = &rp->engine->state;

    if (index != NGX_RESPONSES_NO_INDEX
        || ngx_responses_state_has_id(state, &id))
    {
        return NULL;
    }

    call_id = ngx_responses_event_string(rp->ev,
                                     rp->ev->member[NGX_RESPONSES_M_CALL_ID]);

    return ngx_responses_state_find_open(state, kind,
                                         call_id.len ? &call_id : &id);
}


static ngx_int_t
ngx_responses_repair_new_item(ngx_responses_repair_t *rp, ngx_uint_t kind,
    int64_t index)
{
    ngx_uint_t                    object;
    ngx_responses_item_t         *item;
    ngx_responses_state_t        *state;
    ngx_responses_repair_said_t   said;

    state = &rp->engine->state;

    if (kind == NGX_RESPONSES_NO_ITEM) {
        kind = NGX_RESPONSES_MESSAGE;
    }

    item = ngx_responses_state_add_item(state, kind, index);
    if (item == NULL) {
        return NGX_ERROR;
    }

    rp->item = item;

    ngx_responses_repair_said(rp, &said);

    if (ngx_responses_state_has_id(state, &said.id)) {
        ngx_str_null(&said.id);
    }

    if (ngx_responses_state_learn_item(state, item, said.id, said.type,
                                       said.call_id, said.name)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    object = (ngx_responses_item_has(kind, FACTS)
              && rp->ev->type->class == NGX_RESPONSES_CLASS_ITEM
              && !ngx_responses_repair_hides(rp))
             ? rp->object : 0;

    if ((ngx_responses_item_has(kind, NAMED) && item->name.len == 0)
        || (ngx_responses_item_has(kind, FACTS) && object == 0))
    {
        item->held = 1;
        state->nheld++;

        return NGX_DECLINED;
    }

    return ngx_responses_call_announce(rp, item, object);
}
