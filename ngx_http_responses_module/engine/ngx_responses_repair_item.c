
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Rows about items, in their own events and in the output of the terminal, and
 * about the types and members of their parts.
 *
 * Edits the event, never sends one.  Invariant: a value that is added is known
 * from the stream, or is the empty value of that member.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_generate_value.h"
#include "engine/ngx_responses_repair.h"
#include "engine/ngx_responses_ruleset.h"


static ngx_int_t ngx_responses_repair_listed(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object, ngx_uint_t n);
static ngx_uint_t ngx_responses_repair_is_taken(ngx_responses_state_t *state,
    ngx_str_t *id);
static ngx_uint_t ngx_responses_repair_all_listed(
    ngx_responses_state_t *state);
static ngx_int_t ngx_responses_repair_part(ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_repair_no_part(ngx_responses_repair_t *rp);
static void ngx_responses_repair_typed(ngx_responses_event_t *ev,
    ngx_uint_t part, ngx_uint_t notes);
static ngx_int_t ngx_responses_repair_strings_of(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object, ngx_uint_t n);
static ngx_int_t ngx_responses_repair_string(ngx_responses_repair_t *rp,
    ngx_uint_t node, ngx_uint_t kind, ngx_uint_t list);
static ngx_int_t ngx_responses_repair_part_notes(ngx_responses_repair_t *rp);
static ngx_uint_t ngx_responses_repair_has_notes(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item);


/* N17 for items, and of N12 their content */

ngx_int_t
ngx_responses_repair_item(ngx_responses_repair_t *rp)
{
    ngx_uint_t  brief;

    if (rp->item == NULL || rp->object == 0) {
        return NGX_DECLINED;
    }

    brief = ngx_responses_repair_brief(rp->engine, rp->item);

    return ngx_responses_repair_fill(rp, rp->item, rp->object, brief);
}


/* N7 and N17 in the output of the terminal */

ngx_int_t
ngx_responses_repair_output(ngx_responses_repair_t *rp)
{
    if (rp->object) {
        return ngx_responses_repair_each_listed(rp,
                                                ngx_responses_repair_listed);
    }

    return NGX_DECLINED;
}


static ngx_int_t
ngx_responses_repair_listed(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object, ngx_uint_t n)
{
    ngx_int_t               rc;
    ngx_str_t               id, raw, known;
    ngx_responses_event_t  *ev;

    if (item == NULL) {
        return NGX_DECLINED;
    }

    ev = rp->ev;

    id = ngx_responses_get_string(ev, object, ID);
    raw = ngx_responses_event_raw(ev, object);

    known = ngx_responses_kept(&item->raw);

    if (item->got != NGX_RESPONSES_GOT_LATE
        && ngx_responses_str_eq(raw, known))
    {
        return NGX_DECLINED;
    }

    rc = ngx_responses_repair_fill(rp, item, object,
                                   ngx_responses_repair_brief(rp->engine,
                                                              item));

    if (rc == NGX_ERROR || item->id.len == 0
        || ngx_responses_str_eq(id, item->id))
    {
        return rc;
    }

    if (id.len == 0 || ngx_responses_item_has(item->kind, CALL)
        || ngx_responses_repair_is_taken(&rp->engine->state, &id))
    {
        ngx_responses_put_string(ev, object, ID, item->id);
        rc = NGX_OK;
    }

    return rc;
}


/* whether an id of another item was that of two */

static ngx_uint_t
ngx_responses_repair_is_taken(ngx_responses_state_t *state, ngx_str_t *id)
{
    return ngx_responses_repair_all_listed(state)
           || ngx_responses_state_has_id(state, id);
}


/* no item is missing in the output, so that each one is known */

static ngx_uint_t
ngx_responses_repair_all_listed(ngx_responses_state_t *state)
{
    ngx_uint_t             i;
    ngx_responses_item_t  *item;

    for (i = 0; i < state->nitems; i++) {
        item = state->items[i];

        if (item->listed == 0 && item->ended != NGX_RESPONSES_ITEM_VOID) {
            return 0;
        }
    }

    return 1;
}


/* N8, and N17 for parts */

ngx_int_t
ngx_responses_repair_part_type(ngx_responses_repair_t *rp)
{
    if (rp->ev->type->class == NGX_RESPONSES_CLASS_PART) {
        return ngx_responses_repair_part(rp);
    }

    if (rp->object == 0) {
        return NGX_DECLINED;
    }

    if (rp->ev->type->class == NGX_RESPONSES_CLASS_ITEM) {
        return ngx_responses_repair_content(rp, rp->item, rp->object, 0);
    }

    return ngx_responses_repair_each_listed(rp, ngx_responses_repair_content);
}


static ngx_int_t
ngx_responses_repair_part(ngx_responses_repair_t *rp)
{
    ngx_str_t   type;
    ngx_uint_t  mark;

    if (rp->part == NULL
        || ngx_responses_part(rp->part->kind)->name.len == 0)
    {
        return NGX_DECLINED;
    }

    if (rp->object == 0) {
        return ngx_responses_repair_no_part(rp);
    }

    mark = ngx_responses_event_mark(rp->ev);
    type = ngx_responses_get_string(rp->ev, rp->object, TYPE);

    if (type.len == 0 || ngx_responses_str_is(type, "text")) {
        type = ngx_responses_part(rp->part->kind)->name;
        ngx_responses_put_string(rp->ev, rp->object, TYPE, type);
    }

    if (ngx_responses_str_is(type, "output_text")
        && ngx_responses_repair_part_notes(rp) != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (ngx_responses_event_mark(rp->ev) == mark) {
        return NGX_DECLINED;
    }

    return NGX_OK;
}


/* an event of a part without the part */

static ngx_int_t
ngx_responses_repair_no_part(ngx_responses_repair_t *rp)
{
    ngx_str_t                text, value;
    ngx_uint_t               done;
    ngx_responses_part_t    *part;
    ngx_responses_writer_t   w;

    part = rp->part;
    done = (part->step == NGX_RESPONSES_STEP_DONE);

    if (done && ngx_responses_part_lost(part)) {
        return NGX_DECLINED;
    }

    text = ngx_responses_part_text(part);
    text.len = done ? text.len : 0;

    ngx_responses_value_begin(&w, rp->engine);
    ngx_responses_write_part(&w, part, text, done);

    if (ngx_responses_value_end(&w, &value) != NGX_OK) {
        return NGX_ERROR;
    }

    ngx_responses_put(rp->ev, 0, PART, value);

    return NGX_OK;
}


/* parts of a message, and the summary of reasoning */

ngx_int_t
ngx_responses_repair_content(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object, ngx_uint_t n)
{
    ngx_str_t                         type, text, empty;
    ngx_uint_t                        i, k, array, kind, lost, mark, notes, of;
    ngx_responses_event_t            *ev;
    const ngx_responses_list_kind_t  *list;

    ev = rp->ev;
    type = ngx_responses_get_string(ev, object, TYPE);

    kind = NGX_RESPONSES_NO_ITEM;

    if (type.len) {
        kind = ngx_responses_item_find(type.data, type.len);

    } else if (item) {
        kind = item->kind;
    }

    if (kind == NGX_RESPONSES_REASONING && item == NULL
        && ngx_responses_value(ev, object, SUMMARY).len == 0)
    {
        /* types of SDKs require the summary, also if it is empty */

        ngx_responses_put(ev, object, SUMMARY, ngx_responses_str("[]"));
        return NGX_OK;
    }

    if (kind != NGX_RESPONSES_MESSAGE && kind != NGX_RESPONSES_REASONING) {
        return NGX_DECLINED;
    }

    mark = ngx_responses_event_mark(ev);
    lost = (item && ngx_responses_state_lost(item));
    notes = ngx_responses_repair_has_notes(rp, item);

    ngx_str_set(&empty, "");

    for (k = NGX_RESPONSES_CONTENT; k <= NGX_RESPONSES_SUMMARY; k++) {
        list = ngx_responses_list(k);
        array = ngx_responses_item_list(ev, object, list);

        for (i = ngx_responses_list_next(ev, array, list, 0);
             i;
             i = ngx_responses_list_next(ev, array, list, i))
        {
            text = ngx_responses_list_text(ev, list, i, &of);

            if (!lost) {

                /* clients take a string for granted */

                ngx_responses_list_fill_text(ev, list, i, of, text, empty);
            }

            if (kind == NGX_RESPONSES_MESSAGE && k == NGX_RESPONSES_CONTENT) {
                ngx_responses_repair_typed(ev, i, notes);
            }
        }
    }

    if (ngx_responses_event_mark(ev) == mark) {
        return NGX_DECLINED;
    }

    return NGX_OK;
}


/* the type of a part of a message, and the annotations that it must have */

static void
ngx_responses_repair_typed(ngx_responses_event_t *ev, ngx_uint_t part,
    ngx_uint_t notes)
{
    ngx_str_t   type;
    ngx_uint_t  node;

    if (ev->json.nodes[part].kind != NGX_RESPONSES_JSON_OBJECT) {
        return;
    }

    node = ngx_responses_get(ev, part, TYPE);
    type = ngx_responses_event_string(ev, node);

    /* a part of Chat Completions */

    if (type.data && ngx_responses_str_is(type, "text")) {
        ngx_str_set(&type, "output_text");
        ngx_responses_event_set(ev, node,
                                ngx_responses_event_dup(ev, type, 1));
    }

    if (ngx_responses_str_is(type, "output_text") && !notes
        && ngx_responses_repair_lacks_notes(ev, part, 0))
    {
        ngx_responses_put(ev, part, ANNOTATIONS, ngx_responses_str("[]"));
    }
}


/*
 * N8: a list of parts that is a text, or has texts without a type.  Where a
 * rule hides, it may be about any kind of text.
 */

ngx_int_t
ngx_responses_repair_strings(ngx_responses_repair_t *rp)
{
    ngx_int_t               rc;
    ngx_responses_event_t  *ev;

    ev = rp->ev;

    if (ngx_responses_ruleset_hides(rp->engine)) {
        return NGX_DECLINED;
    }

    if (ev->type->class == NGX_RESPONSES_CLASS_ITEM) {
        rc = ngx_responses_repair_strings_of(rp, NULL,
                                             ev->member[NGX_RESPONSES_M_ITEM],
                                             0);

    } else {
        rc = rp->object
             ? ngx_responses_repair_each_listed(rp,
                                              ngx_responses_repair_strings_of)
             : NGX_DECLINED;
    }

    if (rc != NGX_OK) {
        return rc;
    }

    /* rows after this one look at parts */

    rc = ngx_responses_event_reread(ev);

    if (rp->object) {
        rp->object = ngx_responses_repair_object(ev);
    }

    return rc;
}


static ngx_int_t
ngx_responses_repair_strings_of(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object, ngx_uint_t n)
{
    ngx_int_t                         rc;
    ngx_str_t                         type;
    ngx_uint_t                        i, k, kind, mark, array, part;
    ngx_responses_event_t            *ev;
    const ngx_responses_list_kind_t  *list;

    ev = rp->ev;
    mark = ngx_responses_event_mark(ev);

    type = ngx_responses_get_string(ev, object, TYPE);
    kind = ngx_responses_item_find(type.data, type.len);

    if (kind != NGX_RESPONSES_MESSAGE && kind != NGX_RESPONSES_REASONING) {
        return NGX_DECLINED;
    }

    for (k = NGX_RESPONSES_CONTENT; k <= NGX_RESPONSES_SUMMARY; k++) {
        list = ngx_responses_list(k);
        array = ngx_responses_item_list(ev, object, list);

        if (array == 0) {
            continue;
        }

        part = list->part;

        if (k == NGX_RESPONSES_CONTENT) {
            if (kind == NGX_RESPONSES_MESSAGE) {
                part = NGX_RESPONSES_OUTPUT_TEXT;

            } else {
                part = NGX_RESPONSES_REASONING_TEXT;
            }
        }

        rc = ngx_responses_repair_string(rp, array, part, 1);

        for (i = ngx_responses_event_element(ev, array, 0, 1);
             i && rc == NGX_OK;
             i = ngx_responses_event_element(ev, array, i, 1))
        {
            rc = ngx_responses_repair_string(rp, i, part, 0);
        }

        if (rc != NGX_OK) {
            return NGX_ERROR;
        }
    }

    if (ngx_responses_event_mark(ev) == mark) {
        return NGX_DECLINED;
    }

    return NGX_OK;
}


/* a string becomes a part, or a list of one */

static ngx_int_t
ngx_responses_repair_string(ngx_responses_repair_t *rp, ngx_uint_t node,
    ngx_uint_t kind, ngx_uint_t list)
{
    ngx_str_t                         text, value;
    ngx_responses_writer_t            w;
    const ngx_responses_part_kind_t  *part;

    part = ngx_responses_part(kind);
    text = ngx_responses_event_string(rp->ev, node);

    if (text.data == NULL) {
        return NGX_OK;
    }

    ngx_responses_value_begin(&w, rp->engine);

    if (list) {
        ngx_responses_write_lit(&w, "[");
    }

    if (text.len || !list) {
        ngx_responses_write_member(&w, "{\"type\":", part->name);
        ngx_responses_write_key(&w, part->text);
        ngx_responses_write_quoted(&w, text);
        ngx_responses_write_lit(&w, "}");
    }

    if (list) {
        ngx_responses_write_lit(&w, "]");
    }

    if (ngx_responses_value_end(&w, &value) != NGX_OK) {
        return NGX_ERROR;
    }

    ngx_responses_event_set(rp->ev, node, value);

    return NGX_OK;
}


static ngx_int_t
ngx_responses_repair_part_notes(ngx_responses_repair_t *rp)
{
    ngx_str_t                notes, value;
    ngx_responses_writer_t   w;

    if (rp->part->notes.lost
        || ngx_responses_repair_brief(rp->engine, rp->item)
        || !ngx_responses_repair_lacks_notes(rp->ev, rp->object,
                                             rp->part->notes.json.len))
    {
        return NGX_OK;
    }

    notes = ngx_responses_kept(&rp->part->notes);

    ngx_responses_value_begin(&w, rp->engine);
    ngx_responses_write_lit(&w, "[");
    ngx_responses_write_str(&w, notes);
    ngx_responses_write_lit(&w, "]");

    if (ngx_responses_value_end(&w, &value) != NGX_OK) {
        return NGX_ERROR;
    }

    ngx_responses_put(rp->ev, rp->object, ANNOTATIONS, value);

    return NGX_OK;
}


/* whether a text of the item may have annotations, or need not have any */

static ngx_uint_t
ngx_responses_repair_has_notes(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item)
{
    ngx_uint_t  i;

    if (item == NULL) {
        return 0;
    }

    for (i = 0; i < item->nparts; i++) {

        if (item->parts[i].notes.json.len || item->parts[i].notes.lost) {
            return 1;
        }
    }

    return ngx_responses_item_done(item)
           || ngx_responses_repair_brief(rp->engine, item);
}
