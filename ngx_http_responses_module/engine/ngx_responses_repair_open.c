
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


static ngx_int_t ngx_responses_repair_place(ngx_responses_repair_t *rp);
static ngx_uint_t ngx_responses_repair_part_kind(ngx_responses_repair_t *rp);
static ngx_uint_t ngx_responses_repair_item_kind(ngx_responses_repair_t *rp,
    ngx_uint_t part);
static ngx_int_t ngx_responses_repair_added(ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_repair_find(ngx_responses_repair_t *rp,
    ngx_uint_t kind);
static ngx_responses_item_t *ngx_responses_repair_again(
    ngx_responses_repair_t *rp, ngx_responses_said_t *said);
static ngx_int_t ngx_responses_repair_new_item(ngx_responses_repair_t *rp,
    ngx_responses_said_t *said);


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

    if (type->id == NGX_RESPONSES_ITEM_ADDED) {
        return ngx_responses_repair_added(rp);
    }

    kind = ngx_responses_repair_part_kind(rp);

    made = ngx_responses_repair_find(rp,
                                     ngx_responses_repair_item_kind(rp, kind));

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


/* the kind of the item that an event is about, by the kind of its part */

static ngx_uint_t
ngx_responses_repair_item_kind(ngx_responses_repair_t *rp, ngx_uint_t part)
{
    switch (part) {

    case NGX_RESPONSES_OUTPUT_TEXT:
    case NGX_RESPONSES_REFUSAL:
        return NGX_RESPONSES_MESSAGE;

    case NGX_RESPONSES_REASONING_TEXT:
    case NGX_RESPONSES_SUMMARY_TEXT:
        return NGX_RESPONSES_REASONING;
    }

    return rp->ev->type->item;
}


void
ngx_responses_repair_said(ngx_responses_repair_t *rp, ngx_uint_t object,
    ngx_responses_said_t *said)
{
    ngx_responses_event_t  *ev;

    ev = rp->ev;

    ngx_memzero(said, sizeof(ngx_responses_said_t));

    said->index = ngx_responses_event_number(ev, rp->index);

    if (object) {
        said->id = ngx_responses_get_string(ev, object, "id");
        said->type = ngx_responses_get_string(ev, object, "type");
        said->call_id = ngx_responses_get_string(ev, object, "call_id");
        said->name = ngx_responses_get_string(ev, object, "name");
        said->kind = said->type.len
                     ? ngx_responses_item_find(said->type.data, said->type.len)
                     : NGX_RESPONSES_NO_ITEM;
        return;
    }

    said->id = ngx_responses_event_string(ev,
                                          ev->member[NGX_RESPONSES_M_ITEM_ID]);
    said->call_id = ngx_responses_event_string(ev,
                                          ev->member[NGX_RESPONSES_M_CALL_ID]);

    if (ev->type->class == NGX_RESPONSES_CLASS_DONE) {
        said->name = ngx_responses_get_string(ev, 0, "name");
    }
}


static ngx_int_t
ngx_responses_repair_added(ngx_responses_repair_t *rp)
{
    ngx_int_t               rc;
    ngx_responses_item_t   *item;
    ngx_responses_state_t  *state;
    ngx_responses_said_t    said;

    if (rp->object == 0) {
        return NGX_DECLINED;
    }

    state = &rp->engine->state;

    ngx_responses_repair_said(rp, rp->object, &said);

    if (said.kind == NGX_RESPONSES_NO_ITEM) {
        said.kind = NGX_RESPONSES_MESSAGE;
    }

    item = ngx_responses_state_find(state, &said, 0);

    if (item && item->held) {

        /* its events came before it: it is announced by a generated one */

        rp->item = item;

        rc = ngx_responses_state_learn(state, item, &said);

        if (rc == NGX_OK) {
            rc = ngx_responses_call_hold(rp, NGX_RESPONSES_NO_PART);
        }

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

    item = ngx_responses_state_track(state, &said);

    if (item == NULL) {
        return NGX_ERROR;
    }

    rp->item = item;

    if (ngx_responses_item_has(said.kind, NAMED) && item->name.len == 0) {
        item->held = 1;
        state->nheld++;

        return ngx_responses_call_hold(rp, NGX_RESPONSES_NO_PART);
    }

    if (ngx_responses_generate_item_id(rp->engine, item) != NGX_OK) {
        return NGX_ERROR;
    }

    return (ngx_responses_call_text(rp) == NGX_OK) ? NGX_DECLINED : NGX_ERROR;
}


static ngx_int_t
ngx_responses_repair_find(ngx_responses_repair_t *rp, ngx_uint_t kind)
{
    ngx_uint_t              itself;
    ngx_responses_item_t   *item;
    ngx_responses_said_t    said;
    ngx_responses_state_t  *state;

    state = &rp->engine->state;
    itself = (rp->ev->type->class == NGX_RESPONSES_CLASS_ITEM);

    if (itself && rp->object == 0) {
        return NGX_DECLINED;
    }

    ngx_responses_repair_said(rp, itself ? rp->object : 0, &said);

    if (!itself) {
        said.kind = kind;
    }

    item = ngx_responses_state_find(state, &said, itself);

    if (item == NULL && itself) {
        item = ngx_responses_repair_again(rp, &said);
    }

    if (item == NULL) {
        return ngx_responses_repair_new_item(rp, &said);
    }

    rp->item = item;

    /* one that was added in an event that was too long */

    if (item->kind == NGX_RESPONSES_NO_ITEM) {
        item->kind = said.kind;
    }

    if (ngx_responses_state_learn(state, item, &said) != NGX_OK) {
        return NGX_ERROR;
    }

    return (item->held
            || ngx_responses_generate_item_id(rp->engine, item) == NGX_OK)
           ? NGX_DECLINED : NGX_ERROR;
}


/*
 * A call that is done already, by its call_id: a client would run it twice.
 * Another one may have that call_id, too.
 */

static ngx_responses_item_t *
ngx_responses_repair_again(ngx_responses_repair_t *rp,
    ngx_responses_said_t *said)
{
    ngx_str_t               text, known;
    ngx_uint_t              i;
    ngx_responses_item_t   *item;
    ngx_responses_state_t  *state;

    if (said->call_id.len == 0 || !ngx_responses_item_has(said->kind, CALL)) {
        return NULL;
    }

    state = &rp->engine->state;
    text = ngx_responses_item_text(rp->ev, rp->object,
                                   ngx_responses_item(said->kind));

    for (i = 0; i < state->nitems; i++) {
        item = state->items[i];

        known = ngx_responses_state_known_text(item);

        /* without its bytes, it may be done by a long event of another one */

        if (item->done && item->raw.len && item->kind == said->kind
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


static ngx_int_t
ngx_responses_repair_new_item(ngx_responses_repair_t *rp,
    ngx_responses_said_t *said)
{
    ngx_uint_t              object, itself;
    ngx_responses_item_t   *item;
    ngx_responses_state_t  *state;

    state = &rp->engine->state;
    itself = (rp->ev->type->class == NGX_RESPONSES_CLASS_ITEM);

    if (said->kind == NGX_RESPONSES_NO_ITEM) {
        said->kind = NGX_RESPONSES_MESSAGE;
    }

    item = ngx_responses_state_track(state, said);

    if (item == NULL) {
        return NGX_ERROR;
    }

    rp->item = item;

    object = (ngx_responses_item_has(said->kind, FACTS) && itself
              && !ngx_responses_repair_hides(rp))
             ? rp->object : 0;

    if ((ngx_responses_item_has(said->kind, NAMED)
         && (item->name.len == 0 || (item->call_id.len == 0 && !itself)))
        || (ngx_responses_item_has(said->kind, FACTS) && object == 0))
    {
        item->held = 1;
        state->nheld++;

        return NGX_DECLINED;
    }

    return ngx_responses_call_announce(rp, item, object);
}
