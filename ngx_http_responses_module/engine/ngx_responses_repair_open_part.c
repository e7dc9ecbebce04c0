
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * G4: finds the part of an event, and sends the events that are missing before
 * it.
 *
 * Never generates a text: what is not known stays open.  Invariant: a part is
 * announced once, and ended once at most.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_generate.h"
#include "engine/ngx_responses_repair.h"


static ngx_int_t ngx_responses_repair_new_part(ngx_responses_repair_t *rp,
    ngx_uint_t kind, int64_t index, ngx_uint_t opens);
static ngx_int_t ngx_responses_repair_late(ngx_responses_repair_t *rp,
    ngx_responses_part_t *part, ngx_uint_t kind, int64_t index);
static ngx_int_t ngx_responses_repair_other_part(ngx_responses_repair_t *rp,
    ngx_responses_part_t **part, int64_t index);
static ngx_int_t ngx_responses_repair_text_done(ngx_responses_repair_t *rp,
    ngx_int_t rc);
static ngx_int_t ngx_responses_repair_part_done(ngx_responses_repair_t *rp,
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

    if (rp->item->done) {
        return ngx_responses_repair_late(rp, part, kind, index);
    }

    if (opens) {

        if (part && !part->done && (index == NGX_RESPONSES_NO_INDEX
                                    || part->upstream == index))
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
        if ((part->whole || (part->text_done && rp->item->done))
            && type->id != NGX_RESPONSES_PLAIN)
        {
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
 * Clients fail if something of an item comes after its end.  A text that it
 * ended without is kept for the output of the terminal; one more text than it
 * had is passed, and the output is not filled.
 */

static ngx_int_t
ngx_responses_repair_late(ngx_responses_repair_t *rp,
    ngx_responses_part_t *part, ngx_uint_t kind, int64_t index)
{
    ngx_str_t               text;
    ngx_responses_state_t  *state;

    state = &rp->engine->state;

    if (rp->ev->type->id == NGX_RESPONSES_PLAIN) {
        return NGX_DECLINED;
    }

    text = ngx_responses_repair_text_of(rp);

    if (part == NULL && rp->item->nparts && text.len) {
        ngx_responses_state_done(state, rp->item);
        return NGX_DECLINED;
    }

    rp->drop = 1;

    if (part ? part->incomplete || rp->ev->type->class
                                   != NGX_RESPONSES_CLASS_DELTA
             : text.len == 0)
    {
        return NGX_OK;
    }

    if (part == NULL) {
        part = ngx_responses_state_add_part(state, rp->item, kind, index);

        if (part == NULL) {
            return NGX_ERROR;
        }
    }

    return ngx_responses_repair_keep(rp->engine, rp->item, part, text);
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

    if (!open->fixed_index && !open->text_done) {
        return NGX_OK;
    }

    *part = NULL;

    if (open->incomplete && !open->text_done) {
        return NGX_OK;
    }

    text.data = open->text.start;
    text.len = open->text.len;

    return ngx_responses_part_end(rp->engine, rp->item, open, text);
}


static ngx_int_t
ngx_responses_repair_new_part(ngx_responses_repair_t *rp, ngx_uint_t kind,
    int64_t index, ngx_uint_t opens)
{
    ngx_str_t  none;

    rp->part = ngx_responses_state_add_part(&rp->engine->state, rp->item, kind,
                                            index);
    if (rp->part == NULL) {
        return NGX_ERROR;
    }

    if (opens) {
        return NGX_DECLINED;
    }

    ngx_str_null(&none);

    return ngx_responses_generate_part(rp->engine,
                                       ngx_responses_part(kind)->added,
                                       rp->item, rp->part, none);
}


static ngx_int_t
ngx_responses_repair_text_done(ngx_responses_repair_t *rp, ngx_int_t rc)
{
    ngx_str_t              text, rest;
    ngx_responses_part_t  *part;

    part = rp->part;
    text = ngx_responses_repair_text_of(rp);

    if (part->text_done) {
        rp->drop = 1;
        return NGX_OK;
    }

    ngx_responses_part_text_is_done(part);

    if (ngx_responses_repair_hidden(rp->engine, rp->ev, text, &part->text,
                                    &part->incomplete))
    {
        return rc;
    }

    rest = ngx_responses_state_rest(&part->text, part->incomplete, text);

    part->whole = (rest.len != 0);

    return rest.len ? ngx_responses_generate_part(rp->engine,
                                        ngx_responses_part(part->kind)->delta,
                                                  rp->item, part, rest)
                    : rc;
}


static ngx_int_t
ngx_responses_repair_part_done(ngx_responses_repair_t *rp, ngx_int_t rc)
{
    ngx_str_t              text, name;
    ngx_responses_part_t  *part;

    part = rp->part;

    if (part->done) {
        rp->drop = 1;
        return NGX_OK;
    }

    part->done = 1;

    if (part->text_done) {
        return rc;
    }

    ngx_str_null(&text);

    if (rp->object) {
        name = ngx_responses_part(part->kind)->text;
        text = ngx_responses_event_string(rp->ev,
                                       ngx_responses_event_get(rp->ev,
                                                               rp->object,
                                                               name.data,
                                                               name.len));
    }

    if (ngx_responses_repair_hidden(rp->engine, rp->ev, text, &part->text,
                                    &part->incomplete))
    {
        return rc;
    }

    if (text.len == 0) {

        if (part->incomplete) {
            return rc;
        }

        text.data = part->text.start;
        text.len = part->text.len;
    }

    return ngx_responses_part_end_text(rp->engine, rp->item, part, text);
}
