
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * G4: items and parts are added before anything speaks of them, and done
 * before the terminal.  Finds what an event means, and sends what the
 * upstream left out before it and after what it ends.
 *
 * Never makes up text: what is not known stays open.  Invariant: an item
 * and a part are announced once and ended once at most.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_repair.h"
#include "engine/ngx_responses_synth.h"


static ngx_int_t ngx_responses_scaffold_other(ngx_responses_repair_t *rp,
    ngx_responses_open_part_t **part, int64_t index);
static ngx_int_t ngx_responses_scaffold_added(ngx_responses_repair_t *rp,
    int64_t index);
static ngx_int_t ngx_responses_scaffold_item(ngx_responses_repair_t *rp,
    ngx_uint_t kind, int64_t index);
static ngx_int_t ngx_responses_scaffold_part(ngx_responses_repair_t *rp,
    ngx_uint_t kind);
static ngx_int_t ngx_responses_scaffold_new_part(ngx_responses_repair_t *rp,
    ngx_uint_t kind, int64_t index);
static ngx_int_t ngx_responses_scaffold_text(ngx_responses_repair_t *rp,
    ngx_int_t rc);
static ngx_int_t ngx_responses_scaffold_delta(ngx_responses_engine_t *engine,
    ngx_responses_open_item_t *item, ngx_responses_open_part_t *part,
    ngx_str_t text);
static ngx_int_t ngx_responses_scaffold_part_done(ngx_responses_repair_t *rp,
    ngx_int_t rc);
static ngx_int_t ngx_responses_scaffold_read(ngx_responses_repair_t *rp,
    ngx_uint_t member);


/* the events that go with a kind of part */

typedef struct {
    ngx_responses_type_e    added;
    ngx_responses_type_e    delta;
    ngx_responses_type_e    text_done;
    ngx_responses_type_e    done;
} ngx_responses_part_types_t;


/* indexed by ngx_responses_part_e */

static const ngx_responses_part_types_t  ngx_responses_part_types[] = {

    { 0, 0, 0, 0 },

    { NGX_RESPONSES_PART_ADDED, NGX_RESPONSES_TEXT_DELTA,
      NGX_RESPONSES_TEXT_DONE, NGX_RESPONSES_PART_DONE },

    { NGX_RESPONSES_PART_ADDED, NGX_RESPONSES_REFUSAL_DELTA,
      NGX_RESPONSES_REFUSAL_DONE, NGX_RESPONSES_PART_DONE },

    { NGX_RESPONSES_PART_ADDED, NGX_RESPONSES_REASONING_TEXT_DELTA,
      NGX_RESPONSES_REASONING_TEXT_DONE, NGX_RESPONSES_PART_DONE },

    { NGX_RESPONSES_SUMMARY_PART_ADDED, NGX_RESPONSES_SUMMARY_DELTA,
      NGX_RESPONSES_SUMMARY_DONE, NGX_RESPONSES_SUMMARY_PART_DONE }
};


/* N10 */

ngx_int_t
ngx_responses_scaffold_open(ngx_responses_repair_t *rp)
{
    int64_t                      index;
    ngx_int_t                    rc, made;
    ngx_uint_t                   kind;
    const ngx_responses_type_t  *type;

    type = rp->ev->type;

    if (rp->engine->state.resumed
        || !(type->index & NGX_RESPONSES_OUTPUT_INDEX))
    {
        return NGX_DECLINED;
    }

    if (type->class == NGX_RESPONSES_CLASS_ITEM
        || type->class == NGX_RESPONSES_CLASS_PART)
    {
        if (ngx_responses_scaffold_read(rp,
                                     type->class == NGX_RESPONSES_CLASS_ITEM
                                     ? NGX_RESPONSES_M_ITEM
                                     : NGX_RESPONSES_M_PART)
            == NGX_ERROR)
        {
            return NGX_ERROR;
        }
    }

    index = ngx_responses_repair_number(rp,
                rp->index ? rp->index->id : NGX_RESPONSES_M_OUTPUT_INDEX);

    if (type->id == NGX_RESPONSES_ITEM_ADDED) {
        return ngx_responses_scaffold_added(rp, index);
    }

    kind = ngx_responses_place_part_kind(rp);

    made = ngx_responses_scaffold_item(rp,
                              ngx_responses_place_item_kind(rp, kind),
                              index);

    if (made != NGX_ERROR && rp->item
        && (type->class == NGX_RESPONSES_CLASS_DONE
            || type->class == NGX_RESPONSES_CLASS_DELTA)
        && ngx_responses_item_has_text(rp->item->kind)
        && (rp->item->text_done || rp->item->done))
    {
        /* what is done is not done again */

        rp->drop = 1;
        return NGX_OK;
    }

    if (made != NGX_ERROR && rp->item && rp->item->held) {
        return ngx_responses_call_hold(rp);
    }

    if (made != NGX_ERROR && rp->item
        && type->class == NGX_RESPONSES_CLASS_DONE
        && ngx_responses_item_is_call(rp->item->kind))
    {
        return ngx_responses_call_arguments(rp, made);
    }

    if (made == NGX_ERROR || rp->item == NULL
        || kind == NGX_RESPONSES_NO_PART || kind == NGX_RESPONSES_OTHER_PART)
    {
        return made;
    }

    rc = ngx_responses_scaffold_part(rp, kind);

    return (rc == NGX_DECLINED) ? made : rc;
}


static ngx_int_t
ngx_responses_scaffold_added(ngx_responses_repair_t *rp, int64_t index)
{
    ngx_str_t                   type, id;
    ngx_uint_t                  kind;
    ngx_responses_state_t      *state;
    ngx_responses_open_item_t  *item;

    if (!rp->read) {
        return NGX_DECLINED;
    }

    state = &rp->engine->state;

    type = ngx_responses_object_string(&rp->object, NGX_RESPONSES_F_TYPE);
    id = ngx_responses_object_string(&rp->object, NGX_RESPONSES_F_ID);

    kind = type.len ? ngx_responses_item_find(type.data, type.len)
                    : NGX_RESPONSES_MESSAGE;

    item = ngx_responses_state_find_item(state, kind, index, &id);

    if (item && !item->done && id.len && item->id.len == id.len
        && ngx_memcmp(item->id.data, id.data, id.len) == 0)
    {
        /* the same once more */

        rp->drop = 1;
        return NGX_OK;
    }

    if (ngx_responses_state_has_id(state, &id)) {

        /* another item's: clients take two items for one, or give up */

        ngx_str_null(&id);
    }

    item = ngx_responses_state_add_item(state, kind, index);
    if (item == NULL) {
        return NGX_ERROR;
    }

    rp->item = item;

    if (ngx_responses_state_learn_item(state, item, id, type,
               ngx_responses_object_string(&rp->object,
                                           NGX_RESPONSES_F_CALL_ID),
               ngx_responses_object_string(&rp->object, NGX_RESPONSES_F_NAME))
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (ngx_responses_item_is_call(kind) && item->name.len == 0
        && rp->engine->conf->scaffold)
    {
        item->held = 1;
        state->nheld++;

        return ngx_responses_call_hold(rp);
    }

    if (ngx_responses_synth_item_id(rp->engine, item) != NGX_OK) {
        return NGX_ERROR;
    }

    if (ngx_responses_item_has_text(kind)) {

        /* a call that comes whole has no deltas to come */

        id = ngx_responses_object_string(&rp->object,
                                         kind == NGX_RESPONSES_CUSTOM_CALL
                                         ? NGX_RESPONSES_F_INPUT
                                         : NGX_RESPONSES_F_ARGUMENTS);
        if (id.len) {
            item->delta = 1;

            if (ngx_responses_state_remember(state, &item->text, &item->lost,
                                             id)
                != NGX_OK)
            {
                return NGX_ERROR;
            }
        }
    }

    return NGX_DECLINED;
}


static ngx_int_t
ngx_responses_scaffold_item(ngx_responses_repair_t *rp, ngx_uint_t kind,
    int64_t index)
{
    ngx_str_t                   id, type, call_id, name;
    ngx_responses_state_t      *state;
    ngx_responses_open_item_t  *item;

    state = &rp->engine->state;

    ngx_str_null(&type);
    ngx_str_null(&call_id);
    ngx_str_null(&name);

    if (rp->ev->type->class == NGX_RESPONSES_CLASS_ITEM) {

        if (!rp->read) {
            return NGX_DECLINED;
        }

        id = ngx_responses_object_string(&rp->object, NGX_RESPONSES_F_ID);
        type = ngx_responses_object_string(&rp->object, NGX_RESPONSES_F_TYPE);
        name = ngx_responses_object_string(&rp->object, NGX_RESPONSES_F_NAME);
        call_id = ngx_responses_object_string(&rp->object,
                                              NGX_RESPONSES_F_CALL_ID);

    } else {
        id = ngx_responses_event_string(rp->ev, NGX_RESPONSES_M_ITEM_ID);
    }

    if (rp->ev->type->class == NGX_RESPONSES_CLASS_ITEM
        && index == NGX_RESPONSES_NO_INDEX && id.len == 0)
    {
        item = ngx_responses_state_find_call(state, kind, &call_id);

    } else {
        item = ngx_responses_state_find_item(state, kind, index, &id);
    }

    if (item) {
        rp->item = item;

        /* one that was added in an event too long to be read */

        if (item->kind == NGX_RESPONSES_NO_ITEM) {
            item->kind = kind;
        }

        if (item->held) {
            return NGX_DECLINED;
        }

        return ((item->id.len
                 || ngx_responses_state_learn_item(state, item, id, type,
                                                   call_id, name)
                    == NGX_OK)
                && ngx_responses_synth_item_id(rp->engine, item) == NGX_OK)
               ? NGX_DECLINED : NGX_ERROR;
    }

    if (!rp->engine->conf->scaffold
        && rp->ev->type->id != NGX_RESPONSES_ITEM_DONE)
    {
        return NGX_DECLINED;
    }

    if (kind == NGX_RESPONSES_NO_ITEM) {
        kind = NGX_RESPONSES_MESSAGE;
    }

    item = ngx_responses_state_add_item(state, kind, index);
    if (item == NULL) {
        return NGX_ERROR;
    }

    if (!rp->engine->conf->scaffold) {

        /* passes as it is, and is missing in what is known */

        ngx_responses_state_done(state, item);

        return NGX_DECLINED;
    }

    rp->item = item;

    if (ngx_responses_state_learn_item(state, item, id, type, call_id, name)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (ngx_responses_item_is_call(kind) && item->name.len == 0) {
        item->held = 1;
        state->nheld++;

        return NGX_DECLINED;
    }

    ngx_str_null(&id);

    return ngx_responses_synth_item(rp->engine, NGX_RESPONSES_ITEM_ADDED,
                                    item, id, 0);
}


static ngx_int_t
ngx_responses_scaffold_part(ngx_responses_repair_t *rp, ngx_uint_t kind)
{
    int64_t                      index;
    ngx_int_t                    rc;
    ngx_uint_t                   opens;
    ngx_responses_open_part_t   *part;
    const ngx_responses_type_t  *type;

    type = rp->ev->type;
    opens = (type->id == NGX_RESPONSES_PART_ADDED
             || type->id == NGX_RESPONSES_SUMMARY_PART_ADDED);
    rc = NGX_DECLINED;

    index = ngx_responses_repair_number(rp,
                                        kind == NGX_RESPONSES_SUMMARY_TEXT
                                        ? NGX_RESPONSES_M_SUMMARY_INDEX
                                        : NGX_RESPONSES_M_CONTENT_INDEX);

    part = ngx_responses_state_find_part(rp->item, kind, index);

    if (opens) {

        if (part && !part->done && (index == NGX_RESPONSES_NO_INDEX
                                    || part->upstream == index))
        {
            /* announced already, by us it may be */

            rp->drop = 1;
            return NGX_OK;
        }

        part = NULL;
    }

    if (part && type->class == NGX_RESPONSES_CLASS_DELTA
        && type->id != NGX_RESPONSES_PLAIN
        && (part->upstream != index || !part->steady)
        && ngx_responses_scaffold_other(rp, &part, index) != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (part == NULL) {

        if (!opens && !rp->engine->conf->scaffold) {
            return NGX_DECLINED;
        }

        rc = ngx_responses_scaffold_new_part(rp, kind, index);

        if (rc == NGX_ERROR || opens) {
            return rc;
        }

        part = rp->part;
    }

    rp->part = part;

    switch (type->class) {

    case NGX_RESPONSES_CLASS_DELTA:
        if (part->text_done && type->id != NGX_RESPONSES_PLAIN) {

            /* clients would append it to the final text */

            rp->drop = 1;
            return NGX_OK;
        }

        return rc;

    case NGX_RESPONSES_CLASS_DONE:
        return ngx_responses_scaffold_text(rp, rc);

    case NGX_RESPONSES_CLASS_PART:
        return ngx_responses_scaffold_part_done(rp, rc);
    }

    return rc;
}


/*
 * A delta of another part than the one that is open, which ends with it: of
 * an index that differs, though it was the same in more than one delta.  An
 * index that grows with each of them is N18.
 */

static ngx_int_t
ngx_responses_scaffold_other(ngx_responses_repair_t *rp,
    ngx_responses_open_part_t **part, int64_t index)
{
    ngx_str_t                   text;
    ngx_responses_open_part_t  *open;

    open = *part;

    if (index == NGX_RESPONSES_NO_INDEX
        || open->upstream == NGX_RESPONSES_NO_INDEX)
    {
        return NGX_OK;
    }

    if (open->upstream == index) {
        open->steady |= (open->spelled != 0);
        return NGX_OK;
    }

    if ((!open->steady && !open->text_done) || !rp->engine->conf->scaffold) {
        return NGX_OK;
    }

    *part = NULL;

    if (open->lost && !open->text_done) {
        return NGX_OK;
    }

    text.data = open->text.start;
    text.len = open->text.len;

    return ngx_responses_scaffold_end_part(rp->engine, rp->item, open, text);
}


static ngx_int_t
ngx_responses_scaffold_new_part(ngx_responses_repair_t *rp, ngx_uint_t kind,
    int64_t index)
{
    ngx_str_t                   none;
    ngx_responses_engine_t     *engine;
    ngx_responses_open_part_t  *part;

    engine = rp->engine;

    part = ngx_responses_state_add_part(&engine->state, rp->item, kind, index);
    if (part == NULL) {
        return NGX_ERROR;
    }

    rp->part = part;

    if (rp->ev->type->class == NGX_RESPONSES_CLASS_PART
        && rp->ev->type->id != NGX_RESPONSES_PART_DONE
        && rp->ev->type->id != NGX_RESPONSES_SUMMARY_PART_DONE)
    {
        return NGX_DECLINED;
    }

    ngx_str_null(&none);

    return ngx_responses_synth_part(engine,
                                    ngx_responses_part_types[kind].added,
                                    rp->item, part, none);
}


static ngx_int_t
ngx_responses_scaffold_text(ngx_responses_repair_t *rp, ngx_int_t rc)
{
    ngx_str_t                   text;
    ngx_responses_open_part_t  *part;

    part = rp->part;

    if (part->text_done) {
        rp->drop = 1;
        return NGX_OK;
    }

    part->text_done = 1;

    if (!rp->engine->conf->scaffold) {
        return rc;
    }

    text = ngx_responses_state_rest(part, ngx_responses_repair_text(rp));

    return text.len ? ngx_responses_scaffold_delta(rp->engine, rp->item, part,
                                                   text)
                    : rc;
}


static ngx_int_t
ngx_responses_scaffold_part_done(ngx_responses_repair_t *rp, ngx_int_t rc)
{
    ngx_str_t                   text;
    ngx_responses_open_part_t  *part;

    part = rp->part;

    if (part->done) {
        rp->drop = 1;
        return NGX_OK;
    }

    part->done = 1;

    if (part->text_done || !rp->engine->conf->scaffold) {
        return rc;
    }

    ngx_str_null(&text);

    if (rp->read) {
        text = ngx_responses_object_string(&rp->object,
                                        part->kind == NGX_RESPONSES_REFUSAL
                                        ? NGX_RESPONSES_F_REFUSAL
                                        : NGX_RESPONSES_F_TEXT);
    }

    if (text.len == 0) {

        if (part->lost) {
            return rc;
        }

        text.data = part->text.start;
        text.len = part->text.len;
    }

    return ngx_responses_scaffold_end_text(rp->engine, rp->item, part, text);
}


/* clients show what comes in deltas, and some nothing else */

static ngx_int_t
ngx_responses_scaffold_delta(ngx_responses_engine_t *engine,
    ngx_responses_open_item_t *item, ngx_responses_open_part_t *part,
    ngx_str_t text)
{
    ngx_responses_state_spell(part, text);

    return ngx_responses_synth_part(engine,
                                   ngx_responses_part_types[part->kind].delta,
                                   item, part, text);
}


ngx_int_t
ngx_responses_scaffold_end_text(ngx_responses_engine_t *engine,
    ngx_responses_open_item_t *item, ngx_responses_open_part_t *part,
    ngx_str_t text)
{
    ngx_str_t                          rest;
    const ngx_responses_part_types_t  *types;

    types = &ngx_responses_part_types[part->kind];
    rest = ngx_responses_state_rest(part, text);

    if (rest.len
        && ngx_responses_scaffold_delta(engine, item, part, rest) != NGX_OK)
    {
        return NGX_ERROR;
    }

    part->text_done = 1;

    if (ngx_responses_state_replace(&engine->state, &part->text, &part->lost,
                                    text)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    return ngx_responses_synth_part(engine, types->text_done, item, part,
                                    text);
}


ngx_int_t
ngx_responses_scaffold_end_part(ngx_responses_engine_t *engine,
    ngx_responses_open_item_t *item, ngx_responses_open_part_t *part,
    ngx_str_t text)
{
    if (!part->text_done
        && ngx_responses_scaffold_end_text(engine, item, part, text)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    part->done = 1;

    return ngx_responses_synth_part(engine,
                                    ngx_responses_part_types[part->kind].done,
                                    item, part, text);
}


ngx_int_t
ngx_responses_scaffold_whole_part(ngx_responses_engine_t *engine,
    ngx_responses_open_item_t *item, ngx_uint_t kind, ngx_str_t text)
{
    ngx_str_t                   none;
    ngx_responses_open_part_t  *part;

    part = ngx_responses_state_add_part(&engine->state, item, kind,
                                        NGX_RESPONSES_NO_INDEX);
    if (part == NULL) {
        return NGX_ERROR;
    }

    ngx_str_null(&none);

    if (ngx_responses_synth_part(engine, ngx_responses_part_types[kind].added,
                                 item, part, none)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    return ngx_responses_scaffold_end_part(engine, item, part, text);
}


/* the item or part that an event carries, for this row and later ones */

static ngx_int_t
ngx_responses_scaffold_read(ngx_responses_repair_t *rp, ngx_uint_t member)
{
    ngx_int_t                rc;
    ngx_responses_span_t    *span;
    ngx_responses_worker_t  *worker;

    worker = rp->engine->worker;

    span = ngx_responses_event_member(rp->ev, member,
                                      NGX_RESPONSES_JSON_OBJECT);
    if (span == NULL) {
        return NGX_DECLINED;
    }

    rc = ngx_responses_object_read(&rp->object, worker->json, &worker->fields,
                                   &worker->object,
                                   rp->ev->data + span->start,
                                   span->end - span->start);
    if (rc != NGX_OK) {
        return rc;
    }

    rp->read = 1;

    ngx_responses_object_edit(&rp->object, &worker->edit,
                              rp->engine->frame.data + span->start);

    return NGX_OK;
}
