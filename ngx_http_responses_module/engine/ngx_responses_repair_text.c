
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * N12, N16 and N19: texts that are missing, or that are an object; and keeps
 * texts in the state.
 *
 * Edits the event, never sends one.  Invariant: a text that is added is the
 * complete text of the deltas, or the bytes of the object.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_writer.h"
#include "engine/ngx_responses_repair.h"
#include "engine/ngx_responses_ruleset.h"


static ngx_int_t ngx_responses_repair_arguments_of(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object, ngx_uint_t n);
static ngx_uint_t ngx_responses_repair_has_arguments(ngx_uint_t kind);
static ngx_int_t ngx_responses_repair_quote(ngx_responses_repair_t *rp,
    ngx_uint_t node);
static ngx_int_t ngx_responses_repair_notes(ngx_responses_repair_t *rp,
    ngx_uint_t object, ngx_str_t name);
static ngx_int_t ngx_responses_repair_done_text(ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_repair_part_text(ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_repair_keep_item(ngx_responses_repair_t *rp);
static ngx_uint_t ngx_responses_repair_item_lacks(ngx_responses_repair_t *rp);


ngx_str_t
ngx_responses_repair_text_of(ngx_responses_repair_t *rp)
{
    ngx_str_t               s, name;
    ngx_uint_t              delta;
    ngx_responses_event_t  *ev;

    ev = rp->ev;
    delta = ev->member[NGX_RESPONSES_M_DELTA];

    s = ngx_responses_event_string(ev, delta);

    if (s.data) {
        return s;
    }

    s = ngx_responses_event_string(ev, ev->member[NGX_RESPONSES_M_TEXT]);

    if (s.data) {
        return s;
    }

    name = ngx_responses_part(ev->type->part)->text;

    s = ngx_responses_event_get_string(ev, 0, name);

    if (s.data || delta == 0) {
        return s;
    }

    /* N19 */

    return ngx_responses_get_string(ev, delta, "text");
}


ngx_uint_t
ngx_responses_repair_hidden(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_responses_part_t *part, ngx_str_t text)
{
    ngx_str_t  known;

    known = ngx_responses_part_text(part);

    if (text.len == 0 || ngx_responses_str_eq(text, known)
        || !ngx_responses_field_hidden(engine, ev, text))
    {
        return 0;
    }

    part->text.len = 0;
    part->incomplete = 1;

    return 1;
}


ngx_uint_t
ngx_responses_repair_hides(ngx_responses_repair_t *rp)
{
    return rp->engine->ruleset
           && ngx_responses_decide_event(rp->engine, rp->ev);
}


/*
 * N16: arguments of calls that came as an object become the string which
 * clients parse.
 */

ngx_int_t
ngx_responses_repair_arguments(ngx_responses_repair_t *rp)
{
    ngx_uint_t              node;
    ngx_responses_event_t  *ev;

    ev = rp->ev;

    switch (ev->type->class) {

    case NGX_RESPONSES_CLASS_ITEM:
        node = ev->member[NGX_RESPONSES_M_ITEM];

        return ngx_responses_repair_arguments_of(rp, NULL, node, 0);

    case NGX_RESPONSES_CLASS_DONE:
        node = ev->member[NGX_RESPONSES_M_ARGUMENTS];

        return ngx_responses_repair_has_arguments(ev->type->item)
               ? ngx_responses_repair_quote(rp, node) : NGX_DECLINED;
    }

    return rp->object
           ? ngx_responses_repair_each_listed(rp,
                                             ngx_responses_repair_arguments_of)
           : NGX_DECLINED;
}


static ngx_int_t
ngx_responses_repair_arguments_of(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object, ngx_uint_t n)
{
    ngx_str_t  type;

    if (object == 0) {
        return NGX_DECLINED;
    }

    type = ngx_responses_get_string(rp->ev, object, "type");

    if (!ngx_responses_repair_has_arguments(ngx_responses_item_find(type.data,
                                                                   type.len)))
    {
        return NGX_DECLINED;
    }

    return ngx_responses_repair_quote(rp, ngx_responses_get(rp->ev, object,
                                                            "arguments"));
}


/* others, such as tool_search_call, have an object */

static ngx_uint_t
ngx_responses_repair_has_arguments(ngx_uint_t kind)
{
    return ngx_responses_str_is(ngx_responses_item(kind)->text, "arguments");
}


static ngx_int_t
ngx_responses_repair_quote(ngx_responses_repair_t *rp, ngx_uint_t node)
{
    ngx_str_t                raw;
    ngx_responses_writer_t   w;
    ngx_responses_worker_t  *worker;

    if (ngx_responses_event_kind(rp->ev, node) != NGX_RESPONSES_JSON_OBJECT) {
        return NGX_DECLINED;
    }

    /* in a string no rule finds them any more */

    if (ngx_responses_field_strip(rp->engine, rp->ev) != NGX_OK
        || ngx_responses_event_copy(rp->ev, node, &raw) != NGX_OK)
    {
        return NGX_ERROR;
    }

    worker = rp->engine->worker;

    ngx_responses_writer_grow(&w, &worker->mem, &worker->value);
    ngx_responses_write_string(&w, raw.data, raw.len);

    if (ngx_responses_writer_end(&w) != NGX_OK) {
        return NGX_ERROR;
    }

    raw.data = w.start;
    raw.len = w.pos - w.start;

    ngx_responses_event_set(rp->ev, node, raw);

    return NGX_OK;
}


/* N19 */

ngx_int_t
ngx_responses_repair_delta(ngx_responses_repair_t *rp)
{
    ngx_uint_t              delta, text;
    ngx_responses_event_t  *ev;

    ev = rp->ev;
    delta = ev->member[NGX_RESPONSES_M_DELTA];

    /* the output of a shell call is an object by the API */

    if (ngx_responses_event_kind(ev, delta) != NGX_RESPONSES_JSON_OBJECT
        || ev->type->id == NGX_RESPONSES_PLAIN)
    {
        return NGX_DECLINED;
    }

    if (ngx_responses_field_strip(rp->engine, ev) != NGX_OK) {
        return NGX_ERROR;
    }

    text = ngx_responses_get(ev, delta, "text");

    if (ngx_responses_event_kind(ev, text) != NGX_RESPONSES_JSON_STRING) {
        return NGX_DECLINED;
    }

    ngx_responses_event_set(ev, delta, ngx_responses_event_raw(ev, text));

    return NGX_OK;
}


/* N12 */

ngx_int_t
ngx_responses_repair_text(ngx_responses_repair_t *rp)
{
    ngx_int_t  rc;
    ngx_str_t  text;

    if (rp->item == NULL) {
        return NGX_DECLINED;
    }

    if (rp->ev->type->item == NGX_RESPONSES_SHELL_OUTPUT) {

        /* what commands wrote is not kept, but for the item that has it */

        rp->item->incomplete = 1;

        return NGX_DECLINED;
    }

    switch (rp->ev->type->class) {

    case NGX_RESPONSES_CLASS_DELTA:
        text = ngx_responses_repair_text_of(rp);

        if (rp->ev->member[NGX_RESPONSES_M_DELTA] == 0 && rp->part
            && ngx_responses_repair_hidden(rp->engine, rp->ev, rp->part, text))
        {
            return NGX_DECLINED;
        }

        rc = ngx_responses_repair_keep(rp->engine, rp->item, rp->part, text);

        if (rc == NGX_OK && rp->part
            && (rp->ev->type->index & NGX_RESPONSES_ANNOTATION))
        {
            rc = ngx_responses_repair_notes(rp, 0,
                                            ngx_responses_str("annotation"));
        }

        return (rc == NGX_OK) ? NGX_DECLINED : NGX_ERROR;

    case NGX_RESPONSES_CLASS_DONE:
        return ngx_responses_repair_done_text(rp);

    case NGX_RESPONSES_CLASS_PART:
        return ngx_responses_repair_part_text(rp);

    case NGX_RESPONSES_CLASS_ITEM:
        return ngx_responses_repair_keep_item(rp);
    }

    return NGX_DECLINED;
}


ngx_int_t
ngx_responses_repair_keep(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_responses_part_t *part, ngx_str_t text)
{
    if (part == NULL) {
        return NGX_OK;
    }

    if (part->step == NGX_RESPONSES_STEP_NEW && !item->held) {
        part->step = NGX_RESPONSES_STEP_ADDED;
    }

    return ngx_responses_state_append(&engine->state, &part->text,
                                      &part->incomplete, text);
}


/*
 * An annotation, or those with which a part is added.  One that comes again,
 * with an index that was seen, is not kept twice.
 */

static ngx_int_t
ngx_responses_repair_notes(ngx_responses_repair_t *rp, ngx_uint_t object,
    ngx_str_t name)
{
    ngx_int_t               rc;
    ngx_str_t               raw;
    ngx_uint_t              i, index, mark, list, node;
    ngx_responses_event_t  *ev;

    ev = rp->ev;
    index = ev->member[NGX_RESPONSES_M_ANNOTATION_INDEX];
    node = ngx_responses_event_get(ev, object, name);

    if (node == 0 || (object && ngx_responses_event_first(ev, node) == 0)
        || (index && ngx_responses_event_number(ev, index)
                     != rp->part->annotations - 1)
        || ngx_responses_repair_hides(rp))
    {
        return NGX_OK;
    }

    mark = ngx_responses_event_mark(ev);
    rc = ngx_responses_field_strip(rp->engine, ev);

    node = ngx_responses_event_get(ev, object, name);
    list = (ngx_responses_event_kind(ev, node) == NGX_RESPONSES_JSON_ARRAY);

    for (i = list ? ngx_responses_event_element(ev, node, 0, 0) : node;
         i && rc == NGX_OK;
         i = list ? ngx_responses_event_element(ev, node, i, 0) : 0)
    {
        if (ngx_responses_event_kind(ev, i) != NGX_RESPONSES_JSON_OBJECT) {
            continue;
        }

        rc = ngx_responses_event_copy(ev, i, &raw);

        if (rc == NGX_OK) {
            rc = ngx_responses_state_note(&rp->engine->state, rp->part, raw);
        }
    }

    ngx_responses_event_rollback(ev, mark);

    return rc;
}


static ngx_int_t
ngx_responses_repair_done_text(ngx_responses_repair_t *rp)
{
    ngx_int_t              rc;
    ngx_str_t              text;
    ngx_responses_part_t  *part;

    part = rp->part;

    if (part == NULL) {
        return NGX_DECLINED;
    }

    text = ngx_responses_repair_text_of(rp);

    if (ngx_responses_repair_hidden(rp->engine, rp->ev, part, text)) {
        return NGX_DECLINED;
    }

    if (!part->incomplete
        && (text.data == NULL || (text.len == 0 && part->text.len)))
    {
        /* an empty text while the deltas had one */

        text = ngx_responses_part_text(part);

        ngx_responses_event_put_string(rp->ev, 0,
                                       ngx_responses_part(part->kind)->text,
                                       text);
        return NGX_OK;
    }

    if (text.data == NULL) {
        return NGX_DECLINED;
    }

    rc = ngx_responses_state_text(&rp->engine->state, part, text);

    return (rc == NGX_OK) ? NGX_DECLINED : NGX_ERROR;
}


static ngx_int_t
ngx_responses_repair_part_text(ngx_responses_repair_t *rp)
{
    ngx_str_t              text, name, known;
    ngx_responses_part_t  *part;

    part = rp->part;

    if (part && ngx_responses_part(part->kind)->name.len == 0) {

        /* a text with which a part is added is a delta */

        return (ngx_responses_repair_keep(rp->engine, rp->item, part,
                                          ngx_responses_repair_text_of(rp))
                == NGX_OK) ? NGX_DECLINED : NGX_ERROR;
    }

    if (part == NULL || rp->object == 0) {
        return NGX_DECLINED;
    }

    if (rp->ev->type->id == NGX_RESPONSES_PART_ADDED
        && ngx_responses_repair_notes(rp, rp->object,
                                      ngx_responses_str("annotations"))
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    name = ngx_responses_part(part->kind)->text;
    text = ngx_responses_event_get_string(rp->ev, rp->object, name);

    known = ngx_responses_part_text(part);
    known.len = (part->step == NGX_RESPONSES_STEP_DONE) ? known.len : 0;

    if (part->incomplete
        || (text.data && !ngx_responses_item_lacks(text, known)))
    {
        return NGX_DECLINED;
    }

    ngx_responses_event_put_string(rp->ev, rp->object, name, known);

    return NGX_OK;
}


/*
 * The bytes of a done item, as the client gets them; or those with which it is
 * added, for its end, if that lacks some or does not come.
 */

static ngx_int_t
ngx_responses_repair_keep_item(ngx_responses_repair_t *rp)
{
    ngx_int_t   rc;
    ngx_str_t   raw;
    ngx_uint_t  done, lacks, mark;

    done = (rp->ev->type->id == NGX_RESPONSES_ITEM_DONE);
    lacks = done && ngx_responses_repair_item_lacks(rp);

    /* items of EU GPT have no content, but it is kept with them */

    mark = ngx_responses_event_mark(rp->ev);

    if (done && !lacks && ngx_responses_repair_brief(rp->engine, rp->item)
        && ngx_responses_repair_list(rp, rp->item, rp->object,
                                     ngx_responses_item(rp->item->kind)->list)
           == NGX_ERROR)
    {
        return NGX_ERROR;
    }

    if (done) {
        ngx_responses_state_done(&rp->engine->state, rp->item);
    }

    /* what only hidden events said is in no other one */

    if (lacks || ngx_responses_repair_hides(rp)) {
        rp->item->raw_incomplete = 1;
        ngx_responses_event_rollback(rp->ev, mark);

        return NGX_DECLINED;
    }

    rc = ngx_responses_event_copy(rp->ev, rp->object, &raw);

    ngx_responses_event_rollback(rp->ev, mark);

    if (rc == NGX_OK) {
        rc = ngx_responses_state_keep(&rp->engine->state, rp->item, raw);
    }

    return (rc == NGX_OK) ? NGX_DECLINED : NGX_ERROR;
}


/* whether it is done without a text that was streamed */

static ngx_uint_t
ngx_responses_repair_item_lacks(ngx_responses_repair_t *rp)
{
    ngx_uint_t                        i, array, lacks;
    ngx_responses_item_t             *item;
    ngx_responses_part_t             *part;
    ngx_responses_event_t            *ev;
    const ngx_responses_list_kind_t  *list;
    const ngx_responses_item_kind_t  *kind;

    ev = rp->ev;
    item = rp->item;

    lacks = item->incomplete;

    for (i = 0; i < item->nparts; i++) {
        part = &item->parts[i];

        if (!ngx_responses_part_incomplete(part)) {
            continue;
        }

        if (ngx_responses_part(part->kind)->list == NGX_RESPONSES_NO_LIST) {
            lacks = 1;
            break;
        }

        list = ngx_responses_list(ngx_responses_part(part->kind)->list);
        array = ngx_responses_item_list(ev, rp->object, list);

        if (ngx_responses_list_next(ev, array, list, 0) == 0) {
            return 1;
        }
    }

    kind = ngx_responses_item(item->kind);

    return lacks && kind->part
           && ngx_responses_item_text(ev, rp->object, kind).data == NULL;
}
