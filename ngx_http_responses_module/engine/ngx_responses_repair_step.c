
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * G4: the steps of a part, and of the text of a call, which is one.  An event
 * of the upstream asks for the step before its own, the end of the item for
 * all of them, and what is missing is sent.
 *
 * Never generates a text: what is not known stays open.  Invariants: each step
 * of a part is sent once, and the deltas of a part make up its final text,
 * unless those of the upstream do not.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_generate.h"
#include "engine/ngx_responses_repair.h"
#include "engine/ngx_responses_ruleset.h"


static ngx_int_t ngx_responses_part_end_text(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_responses_event_t *ev, ngx_uint_t object);
static ngx_int_t ngx_responses_part_end_list(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_responses_event_t *ev, ngx_uint_t object,
    ngx_uint_t list);
static ngx_uint_t ngx_responses_part_divided(ngx_responses_item_t *item,
    ngx_responses_event_t *ev, ngx_uint_t array, ngx_uint_t list);
static ngx_int_t ngx_responses_part_end_new(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_responses_event_t *ev,
    const ngx_responses_list_kind_t *row, ngx_uint_t array,
    ngx_uint_t element);


/* clients are about to get more of its text than its deltas said */

#define ngx_responses_part_gives(part)                                        \
    do {                                                                      \
        if (!(part)->given) {                                                 \
            (part)->given = 1;                                                \
            (part)->said = (part)->text.json.len;                             \
            (part)->again = 0;                                                \
        }                                                                     \
    } while (0)


ngx_int_t
ngx_responses_part_step(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_responses_part_t *part,
    ngx_responses_step_e step, ngx_str_t text, size_t known)
{
    ngx_str_t                         sent;
    ngx_uint_t                        type;
    const ngx_responses_part_kind_t  *kind;

    kind = ngx_responses_part(part->kind);

    if (step == NGX_RESPONSES_STEP_ADDED && kind->added == NGX_RESPONSES_PLAIN)
    {
        /* it begins with its first delta */

        return NGX_OK;
    }

    while (part->step < step) {
        sent = text;

        switch (++part->step) {

        case NGX_RESPONSES_STEP_ADDED:
            type = kind->added;
            ngx_str_null(&sent);
            break;

        case NGX_RESPONSES_STEP_DELTAS:
            sent.data += known;
            sent.len -= known;
            type = sent.len ? kind->delta : NGX_RESPONSES_PLAIN;

            if (ngx_responses_state_text(&engine->state, part, text) != NGX_OK)
            {
                return NGX_ERROR;
            }

            break;

        case NGX_RESPONSES_STEP_TEXT:
            type = kind->text_done;
            break;

        default: /* NGX_RESPONSES_STEP_DONE */
            type = kind->done;
            break;
        }

        if (ngx_responses_generate_part(engine, type, item, part, sent)
            != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    return NGX_OK;
}


/* what no delta had of it is sent as one, as some clients show deltas only */

ngx_int_t
ngx_responses_part_end(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_responses_event_t *ev,
    ngx_responses_part_t *part, ngx_responses_step_e step, ngx_str_t text)
{
    size_t     sent;
    ngx_str_t  known;

    if (part->step >= step
        || ngx_responses_repair_lose_hidden(engine, ev, part, text))
    {
        return NGX_OK;
    }

    if (text.len == 0 && part->text.lost) {
        return NGX_OK;
    }

    if (ngx_responses_part_is_blank(part)) {

        if (text.len == 0) {
            ngx_str_set(&text, "{}");
        }

        part->text.json.len = 0;
        part->given = 0;
    }

    known = ngx_responses_part_text(part);

    if (!part->text.lost && ngx_responses_item_lacks(text, known)) {
        text = known;
    }

    sent = text.len;

    if (part->step < NGX_RESPONSES_STEP_DELTAS
        && (part->text.lost ? part->step == NGX_RESPONSES_STEP_NEW
                            : ngx_responses_item_lacks(known, text)))
    {
        sent = known.len;
        ngx_responses_part_gives(part);
    }

    return ngx_responses_part_step(engine, item, part, step, text, sent);
}


/* it must be known to be shown, and kept: deltas that say it again are not */

ngx_uint_t
ngx_responses_part_may_give(ngx_responses_repair_t *rp, ngx_uint_t kind,
    ngx_str_t text)
{
    ngx_responses_state_t  *state;

    state = &rp->engine->state;

    return ngx_responses_generate_has(rp->engine,
                                      ngx_responses_part(kind)->delta)
           && text.len <= state->limit - state->bytes
           && !ngx_responses_field_hidden(rp->engine, rp->ev, text);
}


ngx_int_t
ngx_responses_part_give(ngx_responses_repair_t *rp, ngx_responses_part_t *part,
    ngx_str_t text)
{
    ngx_str_t  known;

    known = ngx_responses_part_text(part);

    if (part->text.lost || !ngx_responses_item_lacks(known, text)) {
        return NGX_OK;
    }

    ngx_responses_part_gives(part);

    return ngx_responses_state_text(&rp->engine->state, part, text);
}


ngx_int_t
ngx_responses_part_more(ngx_responses_repair_t *rp, ngx_responses_part_t *part,
    ngx_str_t text)
{
    ngx_str_t   known;
    ngx_uint_t  type;

    known = ngx_responses_part_text(part);

    if (part->text.lost || !ngx_responses_item_lacks(known, text)
        || ngx_responses_repair_lose_hidden(rp->engine, rp->ev, part, text))
    {
        return NGX_OK;
    }

    ngx_responses_part_gives(part);

    text.data += known.len;
    text.len -= known.len;

    type = ngx_responses_part(part->kind)->delta;

    if (ngx_responses_generate_part(rp->engine, type, rp->item, part, text)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    return ngx_responses_repair_keep(rp->engine, rp->item, part, text);
}


ngx_int_t
ngx_responses_part_release(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_responses_part_t *part)
{
    ngx_str_t   text;
    ngx_uint_t  step;

    if (ngx_responses_part_is_blank(part)) {
        return NGX_OK;
    }

    text = ngx_responses_part_text(part);
    step = part->step;

    if (part->text.lost) {

        /* it is ended with its item */

        step = NGX_RESPONSES_STEP_ADDED;

    } else if (text.len && step < NGX_RESPONSES_STEP_TEXT) {
        step = NGX_RESPONSES_STEP_DELTAS;
    }

    part->step = NGX_RESPONSES_STEP_NEW;

    if (ngx_responses_part_step(engine, item, part, step, text, 0) != NGX_OK) {
        return NGX_ERROR;
    }

    if (part->step == NGX_RESPONSES_STEP_DELTAS) {

        /* more of them may follow */

        part->step = NGX_RESPONSES_STEP_ADDED;
    }

    return NGX_OK;
}


ngx_int_t
ngx_responses_part_end_all(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_responses_event_t *ev, ngx_uint_t object)
{
    ngx_uint_t  list;

    if (ngx_responses_item(item->kind)->part) {
        return ngx_responses_part_end_text(engine, item, ev, object);
    }

    for (list = 0; list < NGX_RESPONSES_LISTS; list++) {

        if (ngx_responses_part_end_list(engine, item, ev, object, list)
            != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    return NGX_OK;
}


static ngx_int_t
ngx_responses_part_end_text(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_responses_event_t *ev, ngx_uint_t object)
{
    ngx_str_t                         text;
    ngx_uint_t                        ended;
    ngx_responses_part_t             *part;
    const ngx_responses_item_kind_t  *kind;

    kind = ngx_responses_item(item->kind);
    text = ngx_responses_item_text(ev, object, kind);
    part = ngx_responses_state_text_part(item);

    if (part) {
        ended = (part->step == NGX_RESPONSES_STEP_NEW
                 && text.len == part->text.json.len
                 && !ngx_responses_part_is_blank(part));

    } else {
        ended = (text.len == 0);
    }

    if (ended && !(kind->flags & NGX_RESPONSES_ITEM_NAMED)) {

        /* it had its text when it was added, or has none */

        return NGX_OK;
    }

    part = ngx_responses_state_add_text(&engine->state, item);

    if (part) {
        return ngx_responses_part_end(engine, item, ev, part,
                                      NGX_RESPONSES_STEP_DONE, text);
    }

    return NGX_ERROR;
}


static ngx_int_t
ngx_responses_part_end_list(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_responses_event_t *ev, ngx_uint_t object,
    ngx_uint_t list)
{
    ngx_str_t                         text;
    ngx_uint_t                        i, array, element, kind, last;
    ngx_responses_part_t             *part;
    const ngx_responses_list_kind_t  *row;

    row = ngx_responses_list(list);
    array = ngx_responses_item_list(ev, object, row);

    element = array ? ngx_responses_list_next(ev, array, row, 0) : 0;
    last = element ? ngx_responses_part_divided(item, ev, array, list) : 0;

    if (last) {
        element = 0;
    }

    for (i = 0; i < item->nparts; i++) {
        part = &item->parts[i];

        if (ngx_responses_part(part->kind)->list != list) {
            continue;
        }

        text = ngx_responses_list_text(ev, row, element, &kind);

        /* what is said of its annotations is not known any more */

        if (!part->notes.lost
            && ngx_responses_part_end(engine, item, ev, part,
                                      NGX_RESPONSES_STEP_DONE, text)
               != NGX_OK)
        {
            return NGX_ERROR;
        }

        if (element) {
            element = ngx_responses_list_next(ev, array, row, element);
        }
    }

    if (last) {
        element = ngx_responses_list_next(ev, array, row, last);
    }

    if (element && item->kind) {
        return ngx_responses_part_end_new(engine, item, ev, row, array,
                                          element);
    }

    return NGX_OK;
}


/*
 * Whether a list of an item has all that is known of its parts, but not one
 * for one: the last element that has some of it; 0: it has not.
 */

static ngx_uint_t
ngx_responses_part_divided(ngx_responses_item_t *item,
    ngx_responses_event_t *ev, ngx_uint_t array, ngx_uint_t list)
{
    ngx_uint_t                  i, n;
    ngx_responses_part_t       *part;
    ngx_responses_list_walk_t   walk;

    ngx_responses_list_walk(&walk, ev, ngx_responses_list(list), array);

    for (i = 0, n = 0; i < item->nparts; i++) {
        part = &item->parts[i];

        if (ngx_responses_part(part->kind)->list != list) {
            continue;
        }

        n++;

        if (part->text.lost
            || !ngx_responses_list_take(&walk, ngx_responses_part_text(part)))
        {
            return 0;
        }
    }

    if (walk.left.len || walk.n == n) {
        return 0;
    }

    return walk.element;
}


/* parts without events that are in the item when it is done are sent whole */

static ngx_int_t
ngx_responses_part_end_new(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_responses_event_t *ev,
    const ngx_responses_list_kind_t *row, ngx_uint_t array, ngx_uint_t element)
{
    ngx_str_t              text;
    ngx_uint_t             kind, of;
    ngx_responses_part_t  *part;

    for ( /* void */ ;
         element;
         element = ngx_responses_list_next(ev, array, row, element))
    {
        text = ngx_responses_list_text(ev, row, element, &kind);
        of = ngx_responses_type(ngx_responses_part(kind)->text_done)->item;

        if (of != item->kind
            || (text.len && ngx_responses_field_hidden(engine, ev, text)))
        {
            break;
        }

        part = ngx_responses_state_add_part(&engine->state, item, kind,
                                            NGX_RESPONSES_NO_INDEX);
        if (part == NULL) {
            return NGX_ERROR;
        }

        /* late events of it may have its place */

        part->upstream = part->index;

        if (ngx_responses_part_end(engine, item, ev, part,
                                   NGX_RESPONSES_STEP_DONE, text)
            != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    return NGX_OK;
}
