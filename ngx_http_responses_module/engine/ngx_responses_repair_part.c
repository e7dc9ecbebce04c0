
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * G4: finds the part of an event, and sends the events that are missing before
 * it; and the steps of a part: its beginning, its last delta, its text, the
 * part itself.
 *
 * Never generates a text: what is not known stays open.  Invariants: each step
 * of a part is sent once, and the deltas of a part make up its final text,
 * unless those of the upstream do not.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_generate.h"
#include "engine/ngx_responses_repair.h"


static ngx_int_t ngx_responses_repair_new_part(ngx_responses_repair_t *rp,
    ngx_uint_t kind, int64_t index, ngx_uint_t opens);
static ngx_int_t ngx_responses_repair_other_part(ngx_responses_repair_t *rp,
    ngx_responses_part_t **part, int64_t index);
static ngx_int_t ngx_responses_repair_text_done(ngx_responses_repair_t *rp,
    ngx_int_t rc);
static ngx_int_t ngx_responses_repair_part_done(ngx_responses_repair_t *rp,
    ngx_int_t rc);
static ngx_int_t ngx_responses_part_rest(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_responses_part_t *part, ngx_str_t text,
    ngx_int_t rc);


ngx_int_t
ngx_responses_repair_open_part(ngx_responses_repair_t *rp, ngx_uint_t kind)
{
    int64_t                           index;
    ngx_int_t                         rc;
    ngx_uint_t                        opens;
    ngx_responses_part_t             *part;
    const ngx_responses_type_t       *type;
    const ngx_responses_part_kind_t  *row;

    rc = NGX_DECLINED;
    type = rp->ev->type;
    row = ngx_responses_part(kind);
    opens = (type->id == row->added || type->id == NGX_RESPONSES_PART_ADDED);

    index = ngx_responses_event_number(rp->ev, rp->ev->member[row->member]);

    part = ngx_responses_state_find_part(rp->item, kind, index);

    if (rp->item->done && type->id == NGX_RESPONSES_PLAIN) {
        return NGX_DECLINED;
    }

    if (rp->item->done
        || (row->list == NGX_RESPONSES_NO_LIST && part
            && part->step == NGX_RESPONSES_STEP_DONE))
    {
        /* clients fail if something of an item comes after its end */

        rp->drop = 1;
        return NGX_OK;
    }

    if (opens) {

        if (part && part->step != NGX_RESPONSES_STEP_DONE
            && (index == NGX_RESPONSES_NO_INDEX || part->upstream == index))
        {
            /* announced already, maybe by a generated event */

            rp->drop = 1;
            return NGX_OK;
        }

        part = NULL;
    }

    if (part && type->class == NGX_RESPONSES_CLASS_DELTA
        && type->id != NGX_RESPONSES_PLAIN
        && ngx_responses_repair_other_part(rp, &part, index) != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (part == NULL) {

        rc = ngx_responses_repair_new_part(rp, kind, index, opens);

        if (rc == NGX_ERROR || opens) {
            return rc;
        }

        part = rp->part;
    }

    rp->part = part;

    switch (type->class) {

    case NGX_RESPONSES_CLASS_DELTA:
        if (part->whole && type->id != NGX_RESPONSES_PLAIN) {

            /* clients have its text, which its end said before */

            rp->drop = 1;
            return NGX_OK;
        }

        return rc;

    case NGX_RESPONSES_CLASS_DONE:
        return ngx_responses_repair_text_done(rp, rc);

    case NGX_RESPONSES_CLASS_PART:
        return ngx_responses_repair_part_done(rp, rc);
    }

    return rc;
}


/*
 * A delta with another index than the open part ends that part, if two deltas
 * of it had the same index.  An index that grows with each delta is N18.
 */

static ngx_int_t
ngx_responses_repair_other_part(ngx_responses_repair_t *rp,
    ngx_responses_part_t **part, int64_t index)
{
    ngx_str_t              text;
    ngx_responses_part_t  *open;

    open = *part;

    if (index == NGX_RESPONSES_NO_INDEX
        || open->upstream == NGX_RESPONSES_NO_INDEX)
    {
        return NGX_OK;
    }

    if (open->upstream == index) {
        open->fixed_index |= (open->text.len || open->incomplete);
        return NGX_OK;
    }

    if (!open->fixed_index && open->step < NGX_RESPONSES_STEP_TEXT) {
        return NGX_OK;
    }

    *part = NULL;

    if (open->incomplete && open->step < NGX_RESPONSES_STEP_TEXT) {
        return NGX_OK;
    }

    text = ngx_responses_part_text(open);

    return ngx_responses_part_step(rp->engine, rp->item, open,
                                   NGX_RESPONSES_STEP_DONE, text);
}


static ngx_int_t
ngx_responses_repair_new_part(ngx_responses_repair_t *rp, ngx_uint_t kind,
    int64_t index, ngx_uint_t opens)
{
    ngx_str_t                         none;
    const ngx_responses_part_kind_t  *row;

    row = ngx_responses_part(kind);

    rp->part = ngx_responses_state_add_part(&rp->engine->state, rp->item, kind,
                                            index);
    if (rp->part == NULL) {
        return NGX_ERROR;
    }

    if (opens) {
        rp->part->step = NGX_RESPONSES_STEP_ADDED;
    }

    if (opens || row->added == NGX_RESPONSES_PLAIN) {
        return NGX_DECLINED;
    }

    ngx_str_null(&none);

    return ngx_responses_part_step(rp->engine, rp->item, rp->part,
                                   NGX_RESPONSES_STEP_ADDED, none);
}


static ngx_int_t
ngx_responses_repair_text_done(ngx_responses_repair_t *rp, ngx_int_t rc)
{
    ngx_str_t              text;
    ngx_responses_part_t  *part;

    part = rp->part;
    text = ngx_responses_repair_text_of(rp);

    if (part->step >= NGX_RESPONSES_STEP_TEXT) {
        rp->drop = 1;
        return NGX_OK;
    }

    if (ngx_responses_repair_hidden(rp->engine, rp->ev, part, text)) {
        ngx_responses_part_text_is_done(part);
        return rc;
    }

    return ngx_responses_part_rest(rp->engine, rp->item, part, text, rc);
}


static ngx_int_t
ngx_responses_repair_part_done(ngx_responses_repair_t *rp, ngx_int_t rc)
{
    ngx_str_t              text, name;
    ngx_uint_t             step;
    ngx_responses_part_t  *part;

    part = rp->part;
    step = part->step;

    if (step == NGX_RESPONSES_STEP_DONE) {
        rp->drop = 1;
        return NGX_OK;
    }

    ngx_str_null(&text);

    if (rp->object && step < NGX_RESPONSES_STEP_TEXT) {
        name = ngx_responses_part(part->kind)->text;
        text = ngx_responses_event_get_string(rp->ev, rp->object, name);
    }

    if (step == NGX_RESPONSES_STEP_TEXT
        || ngx_responses_repair_hidden(rp->engine, rp->ev, part, text)
        || (text.len == 0 && part->incomplete))
    {
        part->step = NGX_RESPONSES_STEP_DONE;
        return rc;
    }

    if (text.len == 0) {
        text = ngx_responses_part_text(part);
    }

    rc = ngx_responses_part_step(rp->engine, rp->item, part,
                                 NGX_RESPONSES_STEP_TEXT, text);
    part->step = NGX_RESPONSES_STEP_DONE;

    return rc;
}


ngx_int_t
ngx_responses_part_step(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_responses_part_t *part,
    ngx_responses_step_e step, ngx_str_t text)
{
    ngx_str_t                         none;
    const ngx_responses_part_kind_t  *kind;

    ngx_str_null(&none);
    kind = ngx_responses_part(part->kind);

    if (part->step == NGX_RESPONSES_STEP_NEW
        && kind->added != NGX_RESPONSES_PLAIN)
    {
        part->step = NGX_RESPONSES_STEP_ADDED;

        if (ngx_responses_generate_part(engine, kind->added, item, part, none)
            != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    if (step >= NGX_RESPONSES_STEP_TEXT
        && part->step < NGX_RESPONSES_STEP_TEXT)
    {
        if (ngx_responses_part_rest(engine, item, part, text, NGX_OK)
            != NGX_OK
            || ngx_responses_state_text(&engine->state, part, text) != NGX_OK
            || ngx_responses_generate_part(engine, kind->text_done, item, part,
                                           text)
               != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    if (step < NGX_RESPONSES_STEP_DONE
        || part->step == NGX_RESPONSES_STEP_DONE)
    {
        return NGX_OK;
    }

    part->step = NGX_RESPONSES_STEP_DONE;

    return ngx_responses_generate_part(engine, kind->done, item, part, text);
}


/*
 * The text of a part is done.  What no delta had of it is sent as one, as some
 * clients show deltas only; otherwise returns rc.
 */

static ngx_int_t
ngx_responses_part_rest(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_responses_part_t *part, ngx_str_t text,
    ngx_int_t rc)
{
    size_t      known;
    ngx_uint_t  delta;

    /* if nothing was streamed, the whole text is missing */

    known = part->text.len;

    part->whole = part->incomplete
                  ? (part->step == NGX_RESPONSES_STEP_NEW && text.len)
                  : (text.len > known
                     && (known == 0 || ngx_memcmp(part->text.start, text.data,
                                                  known) == 0));

    ngx_responses_part_text_is_done(part);

    if (!part->whole) {
        return rc;
    }

    delta = ngx_responses_part(part->kind)->delta;

    text.data += known;
    text.len -= known;

    return ngx_responses_generate_part(engine, delta, item, part, text);
}


ngx_int_t
ngx_responses_part_release(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_responses_part_t *part)
{
    ngx_str_t                         text;
    ngx_uint_t                        step;
    const ngx_responses_part_kind_t  *kind;

    step = part->step;
    kind = ngx_responses_part(part->kind);

    text = ngx_responses_part_text(part);

    part->step = NGX_RESPONSES_STEP_NEW;

    if (ngx_responses_part_step(engine, item, part, NGX_RESPONSES_STEP_ADDED,
                                text)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (part->incomplete) {

        /* it is ended with its item */

        return NGX_OK;
    }

    if (text.len) {
        part->step = NGX_RESPONSES_STEP_ADDED;

        if (ngx_responses_generate_part(engine, kind->delta, item, part, text)
            != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    if (step < NGX_RESPONSES_STEP_TEXT) {
        return NGX_OK;
    }

    part->step = step;

    return ngx_responses_generate_part(engine, kind->text_done, item, part,
                                       text);
}
