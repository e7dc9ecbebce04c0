
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Repairs of an event of which only the beginning is known, as it is too long
 * to be held.
 *
 * Never adds an item or a part for it, and never ends one whose text may be in
 * it.  Invariant: a text that may be in it is marked as incomplete in the
 * state.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_repair.h"


static ngx_responses_item_t *ngx_responses_repair_long_find(
    ngx_responses_repair_t *rp, ngx_responses_said_t *said);
static ngx_int_t ngx_responses_repair_long_parts(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item);


/* in the place of the row that opens items and parts; or it is not sent */

ngx_int_t
ngx_responses_repair_long(ngx_responses_repair_t *rp)
{
    ngx_uint_t                   itself;
    ngx_responses_item_t        *item;
    ngx_responses_said_t         said;
    ngx_responses_state_t       *state;
    const ngx_responses_type_t  *type;

    type = rp->ev->type;
    state = &rp->engine->state;
    itself = (type->class == NGX_RESPONSES_CLASS_ITEM);

    if (state->resumed || !(type->index & NGX_RESPONSES_OUTPUT_INDEX)) {
        return NGX_DECLINED;
    }

    item = ngx_responses_repair_long_find(rp, &said);

    if (item == NULL && itself && !rp->hidden) {
        item = ngx_responses_state_add_item(state, NGX_RESPONSES_NO_ITEM,
                                            said.index);
        if (item == NULL) {
            return NGX_ERROR;
        }
    }

    if (item == NULL) {
        return NGX_DECLINED;
    }

    if (!itself) {

        if (ngx_responses_repair_long_parts(rp, item) != NGX_OK) {
            return NGX_ERROR;
        }

    } else if (type->id == NGX_RESPONSES_ITEM_DONE && !rp->hidden) {
        ngx_responses_state_done(state, item);

    } else {
        item->incomplete = 1;
    }

    /* of one that came in such an event no id is known */

    if (item->id.len && !item->held && said.index != NGX_RESPONSES_NO_INDEX
        && (rp->object || !itself))
    {
        rp->item = item;
    }

    return NGX_DECLINED;
}


/* one that is added is none of those that are known */

static ngx_responses_item_t *
ngx_responses_repair_long_find(ngx_responses_repair_t *rp,
    ngx_responses_said_t *said)
{
    ngx_responses_event_t  *ev;

    ev = rp->ev;

    if (ev->type->class == NGX_RESPONSES_CLASS_ITEM) {
        rp->object = ev->member[NGX_RESPONSES_M_ITEM];
    }

    if (ngx_responses_event_kind(ev, rp->object) != NGX_RESPONSES_JSON_OBJECT)
    {
        rp->object = 0;
    }

    ngx_responses_repair_said(rp, rp->object, said);

    said->kind = NGX_RESPONSES_NO_ITEM;

    return (ev->type->id == NGX_RESPONSES_ITEM_ADDED)
           ? NULL : ngx_responses_state_find(&rp->engine->state, said, 0);
}


/*
 * Which part it is about is not known: it may be any of them.  A text that is
 * done is known if it came in deltas.
 */

static ngx_int_t
ngx_responses_repair_long_parts(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item)
{
    ngx_uint_t                   i, delta, done;
    ngx_responses_part_t        *part;
    const ngx_responses_type_t  *type;

    type = rp->ev->type;
    delta = (type->class == NGX_RESPONSES_CLASS_DELTA);
    done = (type->class == NGX_RESPONSES_CLASS_DONE);

    if (ngx_responses_item(item->kind)->part
        && ngx_responses_state_add_text(&rp->engine->state, item) == NULL)
    {
        return NGX_ERROR;
    }

    for (i = 0; i < item->nparts; i++) {
        part = &item->parts[i];

        if (type->class == NGX_RESPONSES_CLASS_PART
            && type->id == ngx_responses_part(part->kind)->done)
        {
            part->step = NGX_RESPONSES_STEP_DONE;
        }

        if (done) {
            ngx_responses_part_text_is_done(part);
        }

        part->incomplete |= (delta || (done && part->text.len == 0));
    }

    item->incomplete |= (delta || (done && item->nparts == 0));

    return NGX_OK;
}
