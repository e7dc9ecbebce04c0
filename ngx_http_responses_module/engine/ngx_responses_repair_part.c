
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * N10: the part that an event is about, or the text of a call, which is one:
 * the same, the next one, or none, since clients know what the event says.
 * It asks for the step before its own.
 *
 * Never decides what is sent of a part: that are its steps.  Invariants: a
 * part that clients know is found by the place that they got, and what a
 * delta says is kept once.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_generate.h"
#include "engine/ngx_responses_repair.h"
#include "engine/ngx_responses_ruleset.h"


static ngx_responses_part_t *ngx_responses_part_last(
    ngx_responses_item_t *item, ngx_uint_t kind);
static ngx_int_t ngx_responses_part_place(ngx_responses_repair_t *rp);
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
static ngx_uint_t ngx_responses_part_is_known(ngx_str_t text,
    ngx_str_t known);
static ngx_int_t ngx_responses_part_new(ngx_responses_repair_t *rp,
    ngx_uint_t kind, int64_t index, ngx_uint_t opens);
static void ngx_responses_part_lose(ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_part_delta(ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_part_again(ngx_responses_repair_t *rp,
    ngx_responses_part_t *part);
static ngx_int_t ngx_responses_part_added(ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_part_ends(ngx_responses_repair_t *rp,
    ngx_responses_step_e step);
static ngx_int_t ngx_responses_part_is_half(ngx_responses_repair_t *rp,
    ngx_responses_part_t *part);
static ngx_str_t ngx_responses_part_end_says(ngx_responses_repair_t *rp,
    ngx_uint_t kind);
static ngx_uint_t ngx_responses_part_joins(ngx_responses_item_t *item,
    ngx_responses_part_t *part, ngx_str_t text);


/* whether the event is the first one of a part */

#define ngx_responses_part_opens(rp)                                          \
    ((rp)->ev->type->id == ngx_responses_part((rp)->at.part)->added           \
     || (rp)->ev->type->id == NGX_RESPONSES_PART_ADDED)


ngx_int_t
ngx_responses_part_open(ngx_responses_repair_t *rp)
{
    if (ngx_responses_part_place(rp) != NGX_OK) {
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
        if (ngx_responses_part_opens(rp)) {
            return ngx_responses_part_added(rp);
        }

        return ngx_responses_part_ends(rp, NGX_RESPONSES_STEP_DONE);
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
ngx_responses_part_place(ngx_responses_repair_t *rp)
{
    int64_t                index;
    ngx_int_t              rc;
    ngx_str_t              none;
    ngx_uint_t             kind, opens;
    ngx_responses_part_t  *part;

    kind = rp->at.part;
    index = rp->at.part_index;
    opens = ngx_responses_part_opens(rp);

    part = ngx_responses_state_find_part(rp->item, kind, index);

    if (ngx_responses_item_done(rp->item)) {

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

        rc = NGX_OK;

        if (part->given && rp->ev->type->class == NGX_RESPONSES_CLASS_DELTA) {
            rc = ngx_responses_part_again(rp, part);
        }

        if (rc == NGX_OK) {
            rc = ngx_responses_part_is(rp, part, index);
        }
    }

    switch (rc) {

    case NGX_OK:
        if (rp->ev->type->class == NGX_RESPONSES_CLASS_DELTA
            && index != NGX_RESPONSES_NO_INDEX && part->upstream == index)
        {
            part->fixed_index |= (part->text.json.len || part->text.lost);
        }

        rp->part = part;
        return NGX_OK;

    case NGX_DONE:
        part->announced |= opens;
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

    if (ngx_responses_part_opens(rp)) {
        return ngx_responses_part_is_added(rp->item, part, index);
    }

    if (type->class == NGX_RESPONSES_CLASS_DELTA) {
        return ngx_responses_part_goes_on(rp, part, index);
    }

    if (type->class == NGX_RESPONSES_CLASS_DONE) {
        step = NGX_RESPONSES_STEP_TEXT;

    } else {
        step = NGX_RESPONSES_STEP_DONE;
    }

    if (part->step < step) {
        return NGX_OK;
    }

    return ngx_responses_part_has_ended(rp, part);
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

    if (!ngx_responses_item_done(item)
        && (part->step >= NGX_RESPONSES_STEP_TEXT
            || (part->announced && came)))
    {
        return NGX_DECLINED;
    }

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
    ngx_int_t  rc;

    if (rp->whole && part->text.json.len) {
        return NGX_DONE;
    }

    if (ngx_responses_part(part->kind)->list == NGX_RESPONSES_NO_LIST) {
        if (part->step < NGX_RESPONSES_STEP_DONE) {
            rc = NGX_OK;

        } else {
            rc = ngx_responses_part_is_half(rp, part);
        }

        if (rc == NGX_DECLINED) {
            return NGX_DONE;
        }

        return rc;
    }

    if (ngx_responses_part_is_other(part, index)) {
        return NGX_DECLINED;
    }

    if (!part->confirmed || part->announced
        || ngx_responses_item_done(rp->item))
    {
        return NGX_OK;
    }

    if (ngx_responses_repair_text_of(rp).len) {
        return NGX_DECLINED;
    }

    return NGX_DONE;
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

    return open->upstream != index
           && (open->fixed_index || open->step >= NGX_RESPONSES_STEP_TEXT);
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
        if (ngx_responses_item_done(rp->item)
            || kind->list == NGX_RESPONSES_NO_LIST)
        {
            return NGX_DONE;
        }

        return NGX_DECLINED;
    }

    if (ngx_responses_part_more(rp, part, text) == NGX_OK) {
        return NGX_DONE;
    }

    return NGX_ERROR;
}


/* whether a text is what is known, or its beginning, or what came last */

static ngx_uint_t
ngx_responses_part_is_known(ngx_str_t text, ngx_str_t known)
{
    u_char  *end;

    if (text.len == 0 || text.len > known.len) {
        return text.len == 0;
    }

    end = known.data + known.len - text.len;

    return ngx_memcmp(text.data, known.data, text.len) == 0
           || ngx_memcmp(text.data, end, text.len) == 0;
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
    ngx_str_t              text;
    ngx_responses_part_t  *part;

    part = rp->part;
    text = ngx_responses_repair_text_of(rp);

    if (rp->ev->member[NGX_RESPONSES_M_DELTA] == 0
        && ngx_responses_repair_lose_hidden(rp->engine, rp->ev, part, text))
    {
        return NGX_OK;
    }

    if (ngx_responses_repair_keep(rp->engine, rp->item, part, text)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (rp->ev->type->index & NGX_RESPONSES_ANNOTATION) {
        return ngx_responses_repair_notes(rp, 0, NGX_RESPONSES_M_ANNOTATION);
    }

    return NGX_OK;
}


/*
 * A delta of a text that clients were given otherwise: what it says again is
 * taken out of it.  If it says something else, it goes on where they are, and
 * what was taken for a repetition was not one; but nothing follows arguments
 * that are whole.  NGX_OK, NGX_DONE: nothing is left of it, or NGX_ERROR.
 */

static ngx_int_t
ngx_responses_part_again(ngx_responses_repair_t *rp,
    ngx_responses_part_t *part)
{
    size_t      n;
    u_char     *p;
    ngx_int_t   rc;
    ngx_str_t   text, known, delta;

    text = ngx_responses_repair_text_of(rp);
    known = ngx_responses_part_text(part);

    if (text.len == 0 || part->said >= known.len) {
        return NGX_OK;
    }

    if (ngx_responses_part_is_blank(part)) {
        part->text.json.len = 0;
        part->given = 0;
        return NGX_OK;
    }

    n = ngx_min(text.len, known.len - part->said);

    if (ngx_memcmp(text.data, known.data + part->said, n) == 0) {
        part->said += n;
        part->again += n;
        part->given = (part->said < known.len);

        delta.data = text.data + n;
        delta.len = text.len - n;

        if (delta.len == 0) {
            return NGX_DONE;
        }

    } else {
        rc = ngx_responses_part_is_half(rp, part);

        if (rc != NGX_OK) {
            if (rc == NGX_DECLINED) {
                return NGX_DONE;
            }

            return NGX_ERROR;
        }

        part->given = 0;

        if (part->again == 0) {
            return NGX_OK;
        }

        delta.len = part->again + text.len;
        delta.data = ngx_responses_event_alloc(rp->ev, delta.len);

        if (delta.data == NULL) {
            return NGX_ERROR;
        }

        p = ngx_cpymem(delta.data, known.data + part->said - part->again,
                       part->again);
        ngx_memcpy(p, text.data, text.len);
    }

    ngx_responses_put_string(rp->ev, 0, DELTA, delta);
    rp->once = 1;

    return NGX_OK;
}


/*
 * Whether a text may go on: not the arguments of a call that are whole, or
 * invalid.  NGX_OK, NGX_DECLINED, NGX_ERROR.
 */

static ngx_int_t
ngx_responses_part_is_half(ngx_responses_repair_t *rp,
    ngx_responses_part_t *part)
{
    if (ngx_responses_part(part->kind)->text != NGX_RESPONSES_M_ARGUMENTS) {
        return NGX_OK;
    }

    return ngx_responses_repair_half(rp->engine,
                                     ngx_responses_part_text(part));
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

    if (rp->ev->type->id == NGX_RESPONSES_PART_ADDED) {
        return ngx_responses_repair_notes(rp, rp->object,
                                          NGX_RESPONSES_M_ANNOTATIONS);
    }

    return NGX_OK;
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

    if (part->kind == NGX_RESPONSES_ARGUMENTS
        && !ngx_responses_part_is_blank(part)
        && ngx_responses_item_lacks(text, known))
    {
        /* it comes before they are whole: some clients run the call then */

        rc = ngx_responses_part_is_half(rp, part);

        if (rc != NGX_DECLINED) {
            rp->action = NGX_RESPONSES_REPAIR_DROP;
            return rc;
        }
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


/* the text that the end of a part says */

static ngx_str_t
ngx_responses_part_end_says(ngx_responses_repair_t *rp, ngx_uint_t kind)
{
    if (rp->ev->type->class == NGX_RESPONSES_CLASS_DONE) {
        return ngx_responses_repair_text_of(rp);
    }

    return ngx_responses_event_get_string(rp->ev, rp->object,
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
