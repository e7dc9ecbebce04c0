
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * G4: items are ended before the terminal, and those that it lists were
 * announced.
 *
 * Never generates a text: an item whose text is not known stays open.
 * Invariant: every item that the terminal lists was announced and ended before
 * it, if it can be.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_generate_value.h"
#include "engine/ngx_responses_repair.h"
#include "engine/ngx_responses_ruleset.h"


static ngx_int_t ngx_responses_repair_early(ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_repair_is_early(ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_repair_may_end(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, const ngx_responses_type_t *type);
static ngx_int_t ngx_responses_repair_end_open(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, const ngx_responses_type_t *type,
    ngx_uint_t all);
static ngx_int_t ngx_responses_repair_end_as(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_str_t raw);
static ngx_int_t ngx_responses_repair_end_listed(ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_repair_listed_item(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object, ngx_uint_t n);
static ngx_int_t ngx_responses_repair_call_ends(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object,
    const ngx_responses_item_kind_t *row);
static ngx_int_t ngx_responses_repair_confirmed(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item);
static ngx_int_t ngx_responses_repair_raw(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object, ngx_str_t *raw);


ngx_int_t
ngx_responses_repair_done(ngx_responses_repair_t *rp)
{
    ngx_int_t                    rc;
    ngx_uint_t                   raw;
    ngx_responses_engine_t      *engine;
    const ngx_responses_type_t  *type;

    engine = rp->engine;
    type = rp->ev->type;
    raw = rp->ev->raw;

    if (engine->state.unknown || type->id == NGX_RESPONSES_ITEM_ADDED) {
        return NGX_DECLINED;
    }

    if (rp->object == 0 && !raw) {
        return NGX_DECLINED;
    }

    if (type->class == NGX_RESPONSES_CLASS_TERMINAL) {

        if (type->id != NGX_RESPONSES_COMPLETED
            && type->id != NGX_RESPONSES_INCOMPLETE)
        {
            /* items of a failed response may stay open, as those of OpenAI */

            return NGX_DECLINED;
        }

        if ((!raw && ngx_responses_repair_end_listed(rp) != NGX_OK)
            || ngx_responses_repair_end_all(engine, type, !raw) != NGX_OK)
        {
            return NGX_ERROR;
        }

    } else if (rp->item) {

        if (ngx_responses_item_done(rp->item)) {

            /* the client has got the item, and does not get another one */

            rp->action = NGX_RESPONSES_REPAIR_DROP;
            return NGX_OK;
        }

        if (raw) {
            rp->item->ended = NGX_RESPONSES_ITEM_ENDED;
            ngx_responses_state_done(&engine->state, rp->item);
            return NGX_DECLINED;
        }

        rc = ngx_responses_repair_early(rp);

        if (rc != NGX_DECLINED) {
            return rc;
        }

        rp->item->ended = NGX_RESPONSES_ITEM_ENDED;

        if (ngx_responses_part_end_all(engine, rp->item, rp->ev, rp->object)
            != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    return NGX_DECLINED;
}


/*
 * The end of a call that comes before its arguments is not sent, since clients
 * would run half a call.  It is ended when they are known to be whole.
 */

static ngx_int_t
ngx_responses_repair_early(ngx_responses_repair_t *rp)
{
    ngx_int_t              rc;
    ngx_str_t              text, raw;
    ngx_responses_item_t  *item;
    ngx_responses_part_t  *part;

    item = rp->item;

    rc = ngx_responses_repair_is_early(rp);

    if (rc != NGX_OK) {
        return rc;
    }

    part = ngx_responses_state_add_text(&rp->engine->state, item);

    if (part == NULL) {
        return NGX_ERROR;
    }

    text = ngx_responses_item_text(rp->ev, rp->object,
                                   ngx_responses_item(item->kind));

    if (ngx_responses_part_more(rp, part, text) != NGX_OK
        || ngx_responses_event_copy(rp->ev, rp->object, &raw) != NGX_OK
        || ngx_responses_state_keep(&rp->engine->state, item, raw) != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (ngx_responses_repair_hides(rp)) {
        item->raw.lost = 1;
    }

    item->early = 1;
    rp->action = NGX_RESPONSES_REPAIR_DROP;

    return NGX_OK;
}


/*
 * Whether the item in an event is a call without its text, which no event has
 * confirmed: NGX_OK, NGX_DECLINED, NGX_ERROR.  Of custom tools the input may
 * be any text.
 */

static ngx_int_t
ngx_responses_repair_is_early(ngx_responses_repair_t *rp)
{
    ngx_str_t                         text, known, status;
    ngx_responses_item_t             *item;
    ngx_responses_part_t             *part;
    const ngx_responses_item_kind_t  *kind;

    item = rp->item;
    kind = ngx_responses_item(item->kind);

    if (!(kind->flags & NGX_RESPONSES_ITEM_NAMED)) {
        return NGX_DECLINED;
    }

    part = ngx_responses_state_text_part(item);
    status = ngx_responses_get_string(rp->ev, rp->object, STATUS);

    if (ngx_responses_str_is(status, "incomplete")) {
        return NGX_DECLINED;
    }

    if (part && (part->step >= NGX_RESPONSES_STEP_TEXT || part->text.lost)) {
        return NGX_DECLINED;
    }

    text = ngx_responses_item_text(rp->ev, rp->object, kind);
    known = ngx_responses_state_known_text(item);

    if (ngx_responses_item_lacks(text, known)) {
        text = known;
    }

    /* an empty text is confirmed by an event only, which EU GPT has not */

    if (text.len ? item->kind != NGX_RESPONSES_FUNCTION_CALL
                 : !ngx_responses_generate_has(rp->engine,
                                  ngx_responses_part(kind->part)->text_done))
    {
        return NGX_DECLINED;
    }

    return ngx_responses_repair_half(rp->engine, text);
}


ngx_int_t
ngx_responses_repair_after(ngx_responses_repair_t *rp)
{
    ngx_int_t              rc;
    ngx_uint_t             i;
    ngx_responses_item_t  *item;

    item = rp->item;

    if (rp->given && rp->part) {
        return ngx_responses_generate_part(rp->engine,
                                    ngx_responses_part(rp->part->kind)->delta,
                                    item, rp->part,
                                    ngx_responses_part_text(rp->part));
    }

    for (i = 0; rp->given && i < item->nparts; i++) {

        if (ngx_responses_part_release(rp->engine, item, &item->parts[i])
            != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    if (item == NULL || !item->early || ngx_responses_item_done(item)) {
        return NGX_OK;
    }

    rc = ngx_responses_repair_confirmed(rp->engine, item);

    if (rc != NGX_OK) {
        if (rc == NGX_DECLINED) {
            return NGX_OK;
        }

        return NGX_ERROR;
    }

    if (ngx_responses_part_end_all(rp->engine, item, NULL, 0) == NGX_OK) {
        return ngx_responses_repair_end_open(rp->engine, item,
                                   ngx_responses_type(NGX_RESPONSES_ITEM_DONE),
                                   1);
    }

    return NGX_ERROR;
}


static ngx_int_t
ngx_responses_repair_end_listed(ngx_responses_repair_t *rp)
{
    ngx_int_t  rc;

    /* an item that is listed by its id is no other one */

    rc = ngx_responses_repair_find_listed(rp);

    if (rc != NGX_OK) {

        /* declined: the output is empty */

        if (rc == NGX_DECLINED) {
            return NGX_OK;
        }

        return NGX_ERROR;
    }

    rc = ngx_responses_repair_each_listed(rp,
                                          ngx_responses_repair_listed_item);

    if (rc == NGX_ERROR || ngx_responses_repair_void_open(rp) == NGX_ERROR) {
        return NGX_ERROR;
    }

    return NGX_OK;
}


ngx_int_t
ngx_responses_repair_end_all(ngx_responses_engine_t *engine,
    const ngx_responses_type_t *type, ngx_uint_t read)
{
    ngx_int_t                rc;
    ngx_uint_t               i;
    ngx_responses_item_t    *item;
    ngx_responses_state_t   *state;
    ngx_responses_repair_t   rp;

    ngx_memzero(&rp, sizeof(ngx_responses_repair_t));

    rp.engine = engine;
    state = &engine->state;

    for (i = 0; i < state->nitems && !state->full; /* void */ ) {
        item = state->items[i];

        if (item->got == NGX_RESPONSES_GOT_LATE
            && ngx_responses_part_end_all(engine, item, NULL, 0) != NGX_OK)
        {
            return NGX_ERROR;
        }

        rc = ngx_responses_repair_may_end(engine, item, type);

        if (rc == NGX_OK && ngx_responses_item_held(item)) {

            /* it is announced, becomes the last one, and is ended then */

            rc = ngx_responses_repair_release(&rp, item, 0);

        } else {
            i++;

            if (rc == NGX_OK && ngx_responses_state_is_call(item)) {
                item->ended = NGX_RESPONSES_ITEM_ENDED;
            }

            if (rc == NGX_OK) {
                rc = ngx_responses_part_end_all(engine, item, NULL, 0);
            }

            if (rc == NGX_OK) {
                rc = ngx_responses_repair_end_open(engine, item, type, read);
            }
        }

        if (rc == NGX_ERROR) {
            return NGX_ERROR;
        }
    }

    return NGX_OK;
}


/*
 * Whether an item that is open may be ended: a call in a complete response
 * only, if it is confirmed, also one that was held as it only lacks a call_id.
 * NGX_OK, NGX_DECLINED, NGX_ERROR.
 */

static ngx_int_t
ngx_responses_repair_may_end(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, const ngx_responses_type_t *type)
{
    if (ngx_responses_item_done(item)
        || (ngx_responses_item_held(item) && item->name.len == 0))
    {
        return NGX_DECLINED;
    }

    if (!ngx_responses_item_held(item) && !ngx_responses_state_is_call(item)) {
        return NGX_OK;
    }

    if (item->ended == NGX_RESPONSES_ITEM_VOID) {
        return NGX_DECLINED;
    }

    if (type->id != NGX_RESPONSES_COMPLETED) {
        return NGX_DECLINED;
    }

    if (ngx_responses_state_ended(item)) {
        return NGX_OK;
    }

    return ngx_responses_repair_confirmed(engine, item);
}


/*
 * An item is done as it was added, with what was streamed since; one of which
 * nothing came only if all is set.
 */

static ngx_int_t
ngx_responses_repair_end_open(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, const ngx_responses_type_t *type,
    ngx_uint_t all)
{
    ngx_int_t   rc;
    ngx_str_t   raw;
    ngx_uint_t  i, came;

    came = (item->kind == NGX_RESPONSES_MESSAGE || item->completed
            || item->failed);

    for (i = 0; i < item->nparts; i++) {

        switch (item->parts[i].step) {

        case NGX_RESPONSES_STEP_NEW:
            break;

        case NGX_RESPONSES_STEP_DONE:
            came = 1;
            break;

        default:
            return NGX_OK;
        }
    }

    if (ngx_responses_state_incomplete(item)) {
        return NGX_OK;
    }

    if (!all && (!came || ngx_responses_item_has(item->kind, RESULT))) {
        return NGX_OK;
    }

    if (item->raw.json.len == 0 && !ngx_responses_state_known(item)) {
        return NGX_OK;
    }

    ngx_str_null(&raw);

    rc = ngx_responses_value_item(engine, item, type->id, &raw);

    if (rc != NGX_OK) {
        if (rc == NGX_DECLINED) {
            return NGX_OK;
        }

        return NGX_ERROR;
    }

    return ngx_responses_repair_end_as(engine, item, raw);
}


/* n: its place in the output, from 1 */

static ngx_int_t
ngx_responses_repair_listed_item(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object, ngx_uint_t n)
{
    ngx_int_t                         rc;
    ngx_str_t                         raw;
    ngx_responses_place_t             said;
    ngx_responses_event_t            *ev;
    ngx_responses_engine_t           *engine;
    const ngx_responses_item_kind_t  *row;

    ev = rp->ev;
    engine = rp->engine;

    if (item && ngx_responses_item_done(item)) {
        return NGX_OK;
    }

    ngx_responses_place_item(&said, rp->ev, object);

    row = ngx_responses_item(said.kind);

    if (item == NULL && ngx_responses_state_has_call(&engine->state, &said)) {

        /* it is listed twice, and clients would run it twice */

        ngx_responses_event_remove(ev, object);
        return NGX_OK;
    }

    if (item == NULL) {
        item = ngx_responses_repair_match(rp, &said, object);
    }

    if (row->flags & NGX_RESPONSES_ITEM_CALL) {
        rc = ngx_responses_repair_call_ends(rp, item, object, row);

    } else {
        rc = NGX_OK;
    }

    if (rc != NGX_OK) {

        if (item) {
            item->listed = 0;
        }

        if (rc == NGX_DECLINED) {
            return NGX_OK;
        }

        return NGX_ERROR;
    }

    if (item && ngx_responses_item_held(item)
        && (ngx_responses_state_learn(&engine->state, item, &said) != NGX_OK
            || ngx_responses_repair_release(rp, item, object) != NGX_OK))
    {
        return NGX_ERROR;
    }

    if (item == NULL) {

        /* the client does not know it yet; of a kind that is not known */

        said.kind = ngx_responses_item_find(said.type.data, said.type.len);

        item = ngx_responses_state_track(&engine->state, &said);

        if (item == NULL
            || ngx_responses_repair_announce(rp, item, object) != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    item->listed = n;

    if (ngx_responses_item_done(item)) {
        return NGX_OK;
    }

    if (ngx_responses_repair_content(rp, item, object, n) == NGX_ERROR
        || ngx_responses_part_end_all(engine, item, ev, object) != NGX_OK
        || ngx_responses_repair_raw(rp, item, object, &raw) != NGX_OK)
    {
        return NGX_ERROR;
    }

    return ngx_responses_repair_end_as(engine, item, raw);
}


/* sends the end of an item, and keeps its bytes */

static ngx_int_t
ngx_responses_repair_end_as(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_str_t raw)
{
    ngx_responses_state_t  *state;

    state = &engine->state;

    if (raw.data == item->raw.json.start) {

        /* nothing of it was edited: these are the bytes that are kept */

        item->got = NGX_RESPONSES_GOT_END;

    } else {
        ngx_responses_state_done(state, item);

        if (ngx_responses_state_keep(state, item, raw) != NGX_OK) {
            return NGX_ERROR;
        }
    }

    return ngx_responses_generate_item(engine, NGX_RESPONSES_ITEM_DONE, item,
                                       raw);
}


/*
 * Whether a listed call can be announced, if it was not, and ended: NGX_OK,
 * NGX_DECLINED, NGX_ERROR.  In a complete response it can be by its place,
 * unless its status or its arguments say that it is half a call.
 */

static ngx_int_t
ngx_responses_repair_call_ends(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object,
    const ngx_responses_item_kind_t *row)
{
    ngx_int_t  rc;
    ngx_str_t  status, text;

    if ((item == NULL || ngx_responses_item_held(item))
        && (row->flags & NGX_RESPONSES_ITEM_NAMED)
        && ngx_responses_get_string(rp->ev, object, NAME).len == 0)
    {
        return NGX_DECLINED;
    }

    status = ngx_responses_get_string(rp->ev, object, STATUS);

    if (ngx_responses_str_is(status, "completed")
        || (item && ngx_responses_item_done(item)))
    {
        return NGX_OK;
    }

    if (rp->ev->type->id != NGX_RESPONSES_COMPLETED) {
        return NGX_DECLINED;
    }

    if (row->part == NGX_RESPONSES_NO_PART) {
        return NGX_OK;
    }

    if (item) {
        rc = ngx_responses_repair_confirmed(rp->engine, item);

    } else {
        rc = NGX_DECLINED;
    }

    if (rc != NGX_DECLINED) {
        return rc;
    }

    text = ngx_responses_item_text(rp->ev, object, row);

    if (text.len == 0 && item) {
        text = ngx_responses_state_known_text(item);
    }

    if (text.len && row->text == NGX_RESPONSES_M_ARGUMENTS) {
        return ngx_responses_repair_whole(rp->engine, text);
    }

    if (status.len) {
        return NGX_DECLINED;
    }

    return NGX_OK;
}


/*
 * Whether an open call that the terminal does not list may be ended: by its
 * done event, or since its arguments are a whole value.  Clients run it then:
 * half a call must not be run, nor one that the upstream has forgotten.
 * NGX_OK, NGX_DECLINED, NGX_ERROR.
 */

static ngx_int_t
ngx_responses_repair_confirmed(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item)
{
    ngx_uint_t  i;

    for (i = 0; i < item->nparts; i++) {
        if (item->parts[i].step < NGX_RESPONSES_STEP_TEXT) {
            break;
        }
    }

    if (i && i == item->nparts) {
        return NGX_OK;
    }

    if (item->kind != NGX_RESPONSES_FUNCTION_CALL
        || item->nparts == 0 || ngx_responses_part_is_blank(item->parts))
    {
        return NGX_DECLINED;
    }

    return ngx_responses_repair_whole(engine,
                                      ngx_responses_state_known_text(item));
}


/* the item of the upstream, with the id that the client knows */

static ngx_int_t
ngx_responses_repair_raw(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object, ngx_str_t *raw)
{
    ngx_int_t               rc;
    ngx_str_t               id;
    ngx_uint_t              mark;
    ngx_responses_event_t  *ev;

    ev = rp->ev;
    mark = ngx_responses_event_mark(ev);

    /* in an event of the item rules do not find what they hide here */

    rc = ngx_responses_field_strip(rp->engine, ev);

    if (rc == NGX_OK) {
        rc = ngx_responses_repair_fill(rp, item, object,
                                       ngx_responses_repair_brief(rp->engine,
                                                                  item));
    }

    if (rc == NGX_ERROR) {
        return NGX_ERROR;
    }

    id = ngx_responses_get_string(ev, object, ID);

    if (item->id.len && !ngx_responses_str_eq(id, item->id)) {
        ngx_responses_put_string(ev, object, ID, item->id);
    }

    rc = ngx_responses_event_copy(ev, object, raw);

    ngx_responses_event_rollback(ev, mark);

    return rc;
}
