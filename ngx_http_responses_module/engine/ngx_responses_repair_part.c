
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


static ngx_int_t ngx_responses_part_place(ngx_responses_repair_t *rp,
    ngx_uint_t kind);
static ngx_responses_part_t *ngx_responses_part_last(
    ngx_responses_item_t *item, ngx_uint_t kind);
static ngx_int_t ngx_responses_part_is(ngx_responses_repair_t *rp,
    ngx_responses_part_t *part, int64_t index);
static ngx_int_t ngx_responses_part_is_added(ngx_responses_item_t *item,
    ngx_responses_part_t *part, int64_t index);
static ngx_int_t ngx_responses_part_goes_on(ngx_responses_repair_t *rp,
    ngx_responses_part_t *part, int64_t index);
static ngx_uint_t ngx_responses_part_is_other(ngx_responses_part_t *open,
    int64_t index);
static ngx_int_t ngx_responses_part_has_ended(ngx_responses_repair_t *rp,
    ngx_responses_part_t *part);
static ngx_int_t ngx_responses_part_new(ngx_responses_repair_t *rp,
    ngx_uint_t kind, int64_t index, ngx_uint_t opens);
static void ngx_responses_part_lose(ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_part_delta(ngx_responses_repair_t *rp);
static void ngx_responses_part_again(ngx_responses_repair_t *rp,
    ngx_responses_part_t *part);
static ngx_uint_t ngx_responses_part_is_known(ngx_str_t text,
    ngx_str_t known);
static ngx_int_t ngx_responses_part_added(ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_part_ends(ngx_responses_repair_t *rp,
    ngx_responses_step_e step);
static ngx_int_t ngx_responses_part_is_half(ngx_responses_repair_t *rp,
    ngx_responses_part_t *part, ngx_str_t text);
static ngx_str_t ngx_responses_part_end_says(ngx_responses_repair_t *rp,
    ngx_uint_t kind);
static ngx_uint_t ngx_responses_part_joins(ngx_responses_item_t *item,
    ngx_responses_part_t *part, ngx_str_t text);
static ngx_int_t ngx_responses_part_step(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_responses_part_t *part,
    ngx_responses_step_e step, ngx_str_t text, size_t known);
static ngx_int_t ngx_responses_part_end(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_responses_event_t *ev,
    ngx_responses_part_t *part, ngx_responses_step_e step, ngx_str_t text);
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


/* whether the event is the first one of a part */

#define ngx_responses_part_opens(rp, kind)                                    \
    ((rp)->ev->type->id == ngx_responses_part(kind)->added                    \
     || (rp)->ev->type->id == NGX_RESPONSES_PART_ADDED)


ngx_int_t
ngx_responses_part_open(ngx_responses_repair_t *rp, ngx_uint_t kind)
{
    if (ngx_responses_part_place(rp, kind) != NGX_OK) {
        return NGX_ERROR;
    }

    if (rp->part == NULL || rp->action == NGX_RESPONSES_REPAIR_DROP) {
        return NGX_OK;
    }

    if (rp->ev->raw) {
        ngx_responses_part_lose(rp);
    }

    switch (rp->ev->type->class) {

    case NGX_RESPONSES_CLASS_DELTA:
        return ngx_responses_part_delta(rp);

    case NGX_RESPONSES_CLASS_DONE:
        return ngx_responses_part_ends(rp, NGX_RESPONSES_STEP_TEXT);

    case NGX_RESPONSES_CLASS_PART:
        return ngx_responses_part_opens(rp, kind)
               ? ngx_responses_part_added(rp)
               : ngx_responses_part_ends(rp, NGX_RESPONSES_STEP_DONE);
    }

    return NGX_OK;
}


/* the last part of a kind, NULL: none */

static ngx_responses_part_t *
ngx_responses_part_last(ngx_responses_item_t *item, ngx_uint_t kind)
{
    ngx_uint_t  i;

    for (i = item->nparts; i > 0; i--) {

        if (item->parts[i - 1].kind == kind) {
            return &item->parts[i - 1];
        }
    }

    return NULL;
}


/* finds the part, or adds it, which the event may do itself */

static ngx_int_t
ngx_responses_part_place(ngx_responses_repair_t *rp, ngx_uint_t kind)
{
    int64_t                           index;
    ngx_int_t                         rc;
    ngx_str_t                         none;
    ngx_uint_t                        opens;
    ngx_responses_part_t             *part;
    const ngx_responses_part_kind_t  *row;

    row = ngx_responses_part(kind);
    opens = ngx_responses_part_opens(rp, kind);

    index = ngx_responses_event_number(rp->ev, rp->ev->member[row->member]);

    part = ngx_responses_state_find_part(rp->item, kind, index);

    if (rp->item->done) {

        if (rp->ev->type->id == NGX_RESPONSES_PLAIN) {
            return NGX_OK;
        }

        /* the end came too early, and its text goes on */

        if (part == NULL && !opens && index == NGX_RESPONSES_NO_INDEX) {
            part = ngx_responses_part_last(rp->item, kind);
        }

        if (part && ngx_responses_repair_recall(rp->engine, rp->item, part)
                    != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    rc = NGX_DECLINED;

    if (part) {

        if (part->given && rp->ev->type->class == NGX_RESPONSES_CLASS_DELTA) {
            ngx_responses_part_again(rp, part);
        }

        rc = (rp->action == NGX_RESPONSES_REPAIR_DROP)
             ? NGX_DONE : ngx_responses_part_is(rp, part, index);
    }

    switch (rc) {

    case NGX_OK:
        rp->part = part;
        return NGX_OK;

    case NGX_DONE:
        rp->action = NGX_RESPONSES_REPAIR_DROP;
        return NGX_OK;

    case NGX_ERROR:
        return NGX_ERROR;
    }

    /* parts that the upstream adds with an index may be open at once */

    if (part && !(opens && index != NGX_RESPONSES_NO_INDEX
                  && part->upstream != index))
    {
        ngx_str_null(&none);

        if (ngx_responses_part_end(rp->engine, rp->item, rp->ev, part,
                                   NGX_RESPONSES_STEP_DONE, none)
            != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    return ngx_responses_part_new(rp, kind, index, opens);
}


/*
 * Whether the event is about a part: NGX_OK; NGX_DECLINED: about the next one,
 * which it begins; NGX_DONE: it says only what clients know; or NGX_ERROR.
 */

static ngx_int_t
ngx_responses_part_is(ngx_responses_repair_t *rp, ngx_responses_part_t *part,
    int64_t index)
{
    ngx_uint_t                   step;
    const ngx_responses_type_t  *type;

    type = rp->ev->type;

    if (type->id == NGX_RESPONSES_PLAIN) {
        return NGX_OK;
    }

    if (ngx_responses_part_opens(rp, part->kind)) {
        return ngx_responses_part_is_added(rp->item, part, index);
    }

    if (type->class == NGX_RESPONSES_CLASS_DELTA) {
        return ngx_responses_part_goes_on(rp, part, index);
    }

    step = (type->class == NGX_RESPONSES_CLASS_DONE) ? NGX_RESPONSES_STEP_TEXT
                                                     : NGX_RESPONSES_STEP_DONE;

    return (part->step < step) ? NGX_OK
                               : ngx_responses_part_has_ended(rp, part);
}


/*
 * A part is added: it may have been by a generated event.  If the upstream did
 * it before, with the same index, and something came of it, this is the next.
 */

static ngx_int_t
ngx_responses_part_is_added(ngx_responses_item_t *item,
    ngx_responses_part_t *part, int64_t index)
{
    ngx_uint_t  came;

    if (index != NGX_RESPONSES_NO_INDEX && part->upstream != index) {
        return NGX_DECLINED;
    }

    came = (part->text.json.len || part->text.lost);

    if (!item->done && (part->step >= NGX_RESPONSES_STEP_TEXT
                        || (part->announced && came)))
    {
        return NGX_DECLINED;
    }

    part->announced = 1;

    return NGX_DONE;
}


/*
 * A delta: after the end of a part that the upstream did not announce, and
 * whose text was whole, it begins the next one.  Of an announced part, or
 * after an end that lacked some of the text, it is late.
 */

static ngx_int_t
ngx_responses_part_goes_on(ngx_responses_repair_t *rp,
    ngx_responses_part_t *part, int64_t index)
{
    ngx_int_t                         rc;
    const ngx_responses_part_kind_t  *kind;

    kind = ngx_responses_part(part->kind);

    if (kind->list == NGX_RESPONSES_NO_LIST) {

        if (part->step < NGX_RESPONSES_STEP_DONE
            || !ngx_responses_str_is(kind->text, "arguments"))
        {
            return NGX_OK;
        }

        /* nothing can follow arguments that are whole */

        rc = ngx_responses_repair_half(rp->engine,
                                       ngx_responses_part_text(part));

        return (rc == NGX_DECLINED) ? NGX_DONE : rc;
    }

    if (ngx_responses_part_is_other(part, index)) {
        return NGX_DECLINED;
    }

    if (!part->confirmed || part->announced || rp->item->done) {
        return NGX_OK;
    }

    return ngx_responses_repair_text_of(rp).len ? NGX_DECLINED : NGX_DONE;
}


/*
 * A delta with another index than the open part ends that part, if two deltas
 * of it had the same index.  An index that grows with each delta is N18.
 */

static ngx_uint_t
ngx_responses_part_is_other(ngx_responses_part_t *open, int64_t index)
{
    if (index == NGX_RESPONSES_NO_INDEX
        || open->upstream == NGX_RESPONSES_NO_INDEX)
    {
        return 0;
    }

    if (open->upstream == index) {
        open->fixed_index |= (open->text.json.len || open->text.lost);
        return 0;
    }

    return open->fixed_index || open->step >= NGX_RESPONSES_STEP_TEXT;
}


/*
 * An end of a part that has ended: what its text has more than is known, was
 * said too late; another text is that of the next part.
 */

static ngx_int_t
ngx_responses_part_has_ended(ngx_responses_repair_t *rp,
    ngx_responses_part_t *part)
{
    ngx_str_t                         text, known;
    const ngx_responses_part_kind_t  *kind;

    kind = ngx_responses_part(part->kind);
    text = ngx_responses_part_end_says(rp, part->kind);
    known = ngx_responses_part_text(part);

    if (part->text.lost || ngx_responses_part_is_known(text, known)) {
        return NGX_DONE;
    }

    if (!ngx_responses_item_lacks(known, text)) {
        return (rp->item->done || kind->list == NGX_RESPONSES_NO_LIST)
               ? NGX_DONE : NGX_DECLINED;
    }

    return (ngx_responses_part_more(rp, part, text) == NGX_OK) ? NGX_DONE
                                                               : NGX_ERROR;
}


ngx_int_t
ngx_responses_part_more(ngx_responses_repair_t *rp, ngx_responses_part_t *part,
    ngx_str_t text)
{
    ngx_str_t   known;
    ngx_uint_t  type;

    known = ngx_responses_part_text(part);

    if (part->text.lost || !ngx_responses_item_lacks(known, text)
        || ngx_responses_repair_hidden(rp->engine, rp->ev, part, text))
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


/* whether a text is what is known, or its beginning, or what came last */

static ngx_uint_t
ngx_responses_part_is_known(ngx_str_t text, ngx_str_t known)
{
    return text.len == 0
           || (text.len <= known.len
               && (ngx_memcmp(text.data, known.data, text.len) == 0
                   || ngx_memcmp(text.data, known.data + known.len - text.len,
                                 text.len)
                      == 0));
}


static ngx_int_t
ngx_responses_part_new(ngx_responses_repair_t *rp, ngx_uint_t kind,
    int64_t index, ngx_uint_t opens)
{
    ngx_str_t              none;
    ngx_responses_part_t  *part;

    part = ngx_responses_state_add_part(&rp->engine->state, rp->item, kind,
                                        index);
    if (part == NULL) {
        return NGX_ERROR;
    }

    rp->part = part;

    if (opens) {
        part->step = NGX_RESPONSES_STEP_ADDED;
        part->announced = 1;
        return NGX_OK;
    }

    ngx_str_null(&none);

    return ngx_responses_part_step(rp->engine, rp->item, part,
                                   NGX_RESPONSES_STEP_ADDED, none, 0);
}


/* what an event says of its part, and is not known */

static void
ngx_responses_part_lose(ngx_responses_repair_t *rp)
{
    ngx_str_t               text;
    ngx_responses_part_t   *part;
    ngx_responses_state_t  *state;

    part = rp->part;
    state = &rp->engine->state;

    if ((rp->ev->type->index & NGX_RESPONSES_ANNOTATION)
        || rp->ev->type->id == NGX_RESPONSES_PART_ADDED)
    {
        ngx_responses_state_lose(state, &part->notes);
    }

    if (rp->ev->type->index & NGX_RESPONSES_ANNOTATION) {
        return;
    }

    text = rp->object
           ? ngx_responses_event_get_string(rp->ev, rp->object,
                                       ngx_responses_part(part->kind)->text)
           : ngx_responses_repair_text_of(rp);

    if (text.data == NULL) {
        ngx_responses_state_lose(state, &part->text);
    }
}


static ngx_int_t
ngx_responses_part_delta(ngx_responses_repair_t *rp)
{
    ngx_str_t  text;

    text = ngx_responses_repair_text_of(rp);

    if (rp->ev->member[NGX_RESPONSES_M_DELTA] == 0
        && ngx_responses_repair_hidden(rp->engine, rp->ev, rp->part, text))
    {
        return NGX_OK;
    }

    if (ngx_responses_repair_keep(rp->engine, rp->item, rp->part, text)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    return (rp->ev->type->index & NGX_RESPONSES_ANNOTATION)
           ? ngx_responses_repair_notes(rp, 0, ngx_responses_str("annotation"))
           : NGX_OK;
}


/*
 * A delta of a text that clients were given otherwise: what it says again is
 * taken out of it.  If it says something else, it goes on where they are, and
 * what was taken for a repetition was not one.
 */

static void
ngx_responses_part_again(ngx_responses_repair_t *rp,
    ngx_responses_part_t *part)
{
    size_t      n;
    u_char     *p;
    ngx_str_t   text, known, delta;

    text = ngx_responses_repair_text_of(rp);
    known = ngx_responses_part_text(part);

    if (text.len == 0 || part->said >= known.len) {
        return;
    }

    if (ngx_responses_part_is_blank(part)) {
        part->text.json.len = 0;
        part->given = 0;
        return;
    }

    n = ngx_min(text.len, known.len - part->said);

    if (ngx_memcmp(text.data, known.data + part->said, n) == 0) {
        part->said += n;
        part->again += n;
        part->given = (part->said < known.len);

        text.data += n;
        text.len -= n;

        if (text.len) {
            ngx_responses_put_string(rp->ev, 0, "delta", text);
            rp->once = 1;

        } else {
            rp->action = NGX_RESPONSES_REPAIR_DROP;
        }

        return;
    }

    part->given = 0;

    if (part->again) {
        delta.len = part->again + text.len;
        delta.data = ngx_responses_event_alloc(rp->ev, delta.len);

        if (delta.data) {
            p = ngx_cpymem(delta.data, known.data + part->said - part->again,
                           part->again);
            ngx_memcpy(p, text.data, text.len);

            ngx_responses_put_string(rp->ev, 0, "delta", delta);
            rp->once = 1;
        }
    }
}


static ngx_int_t
ngx_responses_part_added(ngx_responses_repair_t *rp)
{
    ngx_str_t                         text;
    const ngx_responses_part_kind_t  *kind;

    kind = ngx_responses_part(rp->part->kind);

    if (kind->name.len && rp->object == 0) {
        return NGX_OK;
    }

    text = ngx_responses_event_get_string(rp->ev, rp->object, kind->text);

    if (text.len && ngx_responses_part_may_give(rp, rp->part->kind, text)) {

        if (ngx_responses_part_give(rp, rp->part, text) != NGX_OK) {
            return NGX_ERROR;
        }

        ngx_responses_event_put_string(rp->ev, rp->object, kind->text,
                                       ngx_responses_str(""));
        rp->given = 1;

    } else if (kind->name.len == 0) {

        /* a text with which it is added is a delta */

        return ngx_responses_part_delta(rp);
    }

    return (rp->ev->type->id == NGX_RESPONSES_PART_ADDED)
           ? ngx_responses_repair_notes(rp, rp->object,
                                        ngx_responses_str("annotations"))
           : NGX_OK;
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


/* the end of its text, or its own, asks for the step before that */

static ngx_int_t
ngx_responses_part_ends(ngx_responses_repair_t *rp, ngx_responses_step_e step)
{
    ngx_int_t                         rc;
    ngx_str_t                         text, known;
    ngx_responses_part_t             *part;
    const ngx_responses_part_kind_t  *kind;

    part = rp->part;
    kind = ngx_responses_part(part->kind);

    text = ngx_responses_part_end_says(rp, part->kind);
    known = ngx_responses_part_text(part);

    rp->joined = ngx_responses_part_joins(rp->item, part, text);

    if (rp->joined) {
        text = known;
    }

    rc = ngx_responses_part_is_half(rp, part, text);

    if (rc != NGX_DECLINED) {
        rp->action = NGX_RESPONSES_REPAIR_DROP;
        return rc;
    }

    part->confirmed |= (text.len
                        && (ngx_responses_str_eq(text, known)
                            || ngx_responses_item_lacks(known, text)));

    if (ngx_responses_part_end(rp->engine, rp->item, rp->ev, part, step - 1,
                               text)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    part->step = kind->done ? step : NGX_RESPONSES_STEP_DONE;

    return NGX_OK;
}


/*
 * Whether the end of the arguments of a call comes before them, and lacks them
 * or some: NGX_OK, NGX_DECLINED, NGX_ERROR.  Some clients run the call then.
 */

static ngx_int_t
ngx_responses_part_is_half(ngx_responses_repair_t *rp,
    ngx_responses_part_t *part, ngx_str_t text)
{
    ngx_str_t  known;

    known = ngx_responses_part_text(part);

    if (part->kind != NGX_RESPONSES_ARGUMENTS
        || ngx_responses_part_is_blank(part)
        || !ngx_responses_item_lacks(text, known))
    {
        return NGX_DECLINED;
    }

    return ngx_responses_repair_half(rp->engine, known);
}


/* the text that the end of a part says */

static ngx_str_t
ngx_responses_part_end_says(ngx_responses_repair_t *rp, ngx_uint_t kind)
{
    return (rp->ev->type->class == NGX_RESPONSES_CLASS_DONE)
           ? ngx_responses_repair_text_of(rp)
           : ngx_responses_event_get_string(rp->ev, rp->object,
                                            ngx_responses_part(kind)->text);
}


/*
 * Whether the end of a part has the text of those before it, too: for the
 * upstream they are one, whose end came too early.
 */

static ngx_uint_t
ngx_responses_part_joins(ngx_responses_item_t *item,
    ngx_responses_part_t *part, ngx_str_t text)
{
    ngx_str_t              known;
    ngx_responses_part_t  *other;

    known = ngx_responses_part_text(part);

    for (other = part; known.len && other->kind == part->kind; other--) {

        if (known.len > text.len
            || ngx_memcmp(text.data + text.len - known.len, known.data,
                          known.len)
               != 0)
        {
            return 0;
        }

        text.len -= known.len;

        if (text.len == 0) {
            return other != part;
        }

        if (other == item->parts || other[-1].announced) {
            return 0;
        }

        known = ngx_responses_part_text(other - 1);
    }

    return 0;
}


/*
 * Sends what is missing of a part up to a step, with the text that it has
 * then.  known: clients have so many bytes of it.
 */

static ngx_int_t
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


/*
 * Takes the steps up to one with the text that the event says, if it does.
 * What no delta had of it is sent as one, as some clients show deltas only.
 */

static ngx_int_t
ngx_responses_part_end(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_responses_event_t *ev,
    ngx_responses_part_t *part, ngx_responses_step_e step, ngx_str_t text)
{
    size_t     sent;
    ngx_str_t  known;

    if (part->step >= step
        || ngx_responses_repair_hidden(engine, ev, part, text)
        || (text.len == 0 && part->text.lost))
    {
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
    ngx_responses_part_t             *part;
    const ngx_responses_item_kind_t  *kind;

    kind = ngx_responses_item(item->kind);
    text = ngx_responses_item_text(ev, object, kind);
    part = ngx_responses_state_text_part(item);

    if (!(kind->flags & NGX_RESPONSES_ITEM_NAMED)
        && (part ? part->step == NGX_RESPONSES_STEP_NEW
                   && text.len == part->text.json.len
                   && !ngx_responses_part_is_blank(part)
                 : text.len == 0))
    {
        /* it had its text when it was added, or has none */

        return NGX_OK;
    }

    part = ngx_responses_state_add_text(&engine->state, item);

    return part ? ngx_responses_part_end(engine, item, ev, part,
                                         NGX_RESPONSES_STEP_DONE, text)
                : NGX_ERROR;
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
    last = ngx_responses_part_divided(item, ev, array, list);

    element = last ? 0 : ngx_responses_list_next(ev, array, row, 0);

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

        element = element ? ngx_responses_list_next(ev, array, row, element)
                          : 0;
    }

    if (last) {
        element = ngx_responses_list_next(ev, array, row, last);
    }

    return (element && item->kind)
           ? ngx_responses_part_end_new(engine, item, ev, row, array, element)
           : NGX_OK;
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

    if (array == 0) {
        return 0;
    }

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

    return (walk.left.len || walk.n == n) ? 0 : walk.element;
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
