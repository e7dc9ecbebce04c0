
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

#include "core/ngx_responses_number.h"
#include "core/ngx_responses_text.h"
#include "engine/ngx_responses_generate_value.h"
#include "engine/ngx_responses_repair.h"
#include "engine/ngx_responses_ruleset.h"


static ngx_int_t ngx_responses_repair_arguments_of(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object, ngx_uint_t n);
static ngx_uint_t ngx_responses_repair_has_arguments(ngx_uint_t kind);
static ngx_int_t ngx_responses_repair_quote(ngx_responses_repair_t *rp,
    ngx_uint_t node);
static ngx_int_t ngx_responses_repair_delta_value(ngx_responses_repair_t *rp,
    ngx_uint_t delta);
static ngx_int_t ngx_responses_repair_keep_item(ngx_responses_repair_t *rp);


ngx_str_t
ngx_responses_repair_text_of(ngx_responses_repair_t *rp)
{
    ngx_str_t               s;
    ngx_responses_event_t  *ev;

    ev = rp->ev;

    s = ngx_responses_event_string(ev, ev->member[NGX_RESPONSES_M_DELTA]);

    if (s.data) {
        return s;
    }

    s = ngx_responses_event_string(ev, ev->member[NGX_RESPONSES_M_TEXT]);

    if (s.data) {
        return s;
    }

    return ngx_responses_event_get_string(ev, 0,
                                    ngx_responses_part(ev->type->part)->text);
}


ngx_uint_t
ngx_responses_repair_lose_hidden(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_responses_part_t *part, ngx_str_t text)
{
    ngx_str_t  known;

    if (text.len == 0) {
        return 0;
    }

    known = ngx_responses_part_text(part);

    if (ngx_responses_str_eq(text, known)
        || !ngx_responses_field_hidden(engine, ev, text))
    {
        return 0;
    }

    ngx_responses_state_lose(&engine->state, &part->text);

    return 1;
}


ngx_uint_t
ngx_responses_repair_hides(ngx_responses_repair_t *rp)
{
    return rp->engine->ruleset
           && ngx_responses_decide_event(rp->engine, rp->ev);
}


/*
 * N16: arguments of calls that came as an object, or an empty list, which PHP
 * writes, become the string that clients parse.
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

        if (ngx_responses_repair_has_arguments(ev->type->item)) {
            return ngx_responses_repair_quote(rp, node);
        }

        return NGX_DECLINED;
    }

    if (rp->object == 0) {
        return NGX_DECLINED;
    }

    return ngx_responses_repair_each_listed(rp,
                                            ngx_responses_repair_arguments_of);
}


static ngx_int_t
ngx_responses_repair_arguments_of(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object, ngx_uint_t n)
{
    ngx_str_t  type;

    if (object == 0) {
        return NGX_DECLINED;
    }

    type = ngx_responses_get_string(rp->ev, object, TYPE);

    if (!ngx_responses_repair_has_arguments(ngx_responses_item_find(type.data,
                                                                   type.len)))
    {
        return NGX_DECLINED;
    }

    return ngx_responses_repair_quote(rp, ngx_responses_get(rp->ev, object,
                                                            ARGUMENTS));
}


/* others, such as tool_search_call, have an object */

static ngx_uint_t
ngx_responses_repair_has_arguments(ngx_uint_t kind)
{
    return ngx_responses_item(kind)->text == NGX_RESPONSES_M_ARGUMENTS;
}


static ngx_int_t
ngx_responses_repair_quote(ngx_responses_repair_t *rp, ngx_uint_t node)
{
    ngx_str_t                raw;
    ngx_uint_t               kind;
    ngx_responses_writer_t   w;

    kind = ngx_responses_event_kind(rp->ev, node);

    if (kind != NGX_RESPONSES_JSON_OBJECT && kind != NGX_RESPONSES_JSON_ARRAY)
    {
        return NGX_DECLINED;
    }

    /* in a string no rule finds them any more */

    if (ngx_responses_field_strip(rp->engine, rp->ev) != NGX_OK
        || ngx_responses_event_copy(rp->ev, node, &raw) != NGX_OK)
    {
        return NGX_ERROR;
    }

    ngx_responses_value_begin(&w, rp->engine);
    ngx_responses_write_string(&w, raw.data, raw.len);

    if (ngx_responses_value_end(&w, &raw) != NGX_OK) {
        return NGX_ERROR;
    }

    ngx_responses_event_set(rp->ev, node, raw);

    return NGX_OK;
}


ngx_int_t
ngx_responses_repair_whole(ngx_responses_engine_t *engine, ngx_str_t text)
{
    ngx_responses_buf_t     *buf;
    ngx_responses_worker_t  *worker;

    worker = engine->worker;
    buf = &worker->value;

    if (text.len == 0 || text.data[0] == '-') {
        return NGX_DECLINED;
    }

    if (ngx_responses_digit(text.data[0])) {
        return NGX_DECLINED;
    }

    if (ngx_responses_text_decode(&worker->mem, buf, text.data, text.len)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    return ngx_responses_json_valid(
                            &worker->events[NGX_RESPONSES_GENERATED].json,
                            buf->start, buf->len);
}


ngx_int_t
ngx_responses_repair_half(ngx_responses_engine_t *engine, ngx_str_t text)
{
    ngx_int_t                rc;
    ngx_responses_worker_t  *worker;

    worker = engine->worker;

    if (text.len == 0) {
        return NGX_OK;
    }

    if (text.data[0] != '{' && text.data[0] != '[') {
        return NGX_DECLINED;
    }

    rc = ngx_responses_repair_whole(engine, text);

    if (rc != NGX_DECLINED) {
        if (rc == NGX_OK) {
            return NGX_DECLINED;
        }

        return NGX_ERROR;
    }

    /* what is invalid within the text does not become valid */

    if (worker->events[NGX_RESPONSES_GENERATED].json.offset
        >= worker->value.len)
    {
        return NGX_OK;
    }

    return NGX_DECLINED;
}


/* N19 */

ngx_int_t
ngx_responses_repair_delta(ngx_responses_repair_t *rp)
{
    ngx_str_t               known;
    ngx_uint_t              delta, kind;
    ngx_responses_event_t  *ev;

    ev = rp->ev;
    delta = ev->member[NGX_RESPONSES_M_DELTA];

    /* the output of a shell call is an object by the API */

    if (ev->type->id == NGX_RESPONSES_PLAIN) {
        return NGX_DECLINED;
    }

    kind = ngx_responses_event_kind(ev, delta);

    switch (kind) {

    case NGX_RESPONSES_JSON_STRING:
        return NGX_DECLINED;

    case 0:
    case NGX_RESPONSES_JSON_NULL:

        known = ngx_responses_repair_text_of(rp);

        if (ngx_responses_field_hidden(rp->engine, ev, known)) {
            ngx_str_set(&known, "");
        }

        ngx_responses_put_string(ev, 0, DELTA, known);

        return NGX_OK;

    case NGX_RESPONSES_JSON_OBJECT:
    case NGX_RESPONSES_JSON_ARRAY:
        return ngx_responses_repair_delta_value(rp, delta);
    }

    /* a number, or a word */

    known = ngx_responses_event_raw(ev, delta);

    ngx_responses_event_set(ev, delta, ngx_responses_event_dup(ev, known, 1));

    return NGX_OK;
}


/* arguments as a value are all of them; other texts are a member of one */

static ngx_int_t
ngx_responses_repair_delta_value(ngx_responses_repair_t *rp, ngx_uint_t delta)
{
    ngx_uint_t                        text;
    ngx_responses_event_t            *ev;
    const ngx_responses_part_kind_t  *kind;

    ev = rp->ev;
    kind = ngx_responses_part(ev->type->part);

    if (kind->text == NGX_RESPONSES_M_ARGUMENTS) {
        rp->whole = 1;

        return ngx_responses_repair_quote(rp, delta);
    }

    if (ngx_responses_field_strip(rp->engine, ev) != NGX_OK) {
        return NGX_ERROR;
    }

    text = ngx_responses_event_member(ev, delta, kind->text);

    if (ngx_responses_event_kind(ev, text) != NGX_RESPONSES_JSON_STRING) {
        text = ngx_responses_get(ev, delta, TEXT);
    }

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
    ngx_str_t                         text, known;
    ngx_responses_part_t             *part;
    const ngx_responses_part_kind_t  *kind;

    part = rp->part;

    if (rp->item && rp->ev->type->class == NGX_RESPONSES_CLASS_ITEM) {
        return ngx_responses_repair_keep_item(rp);
    }

    if (part == NULL || part->text.lost) {
        return NGX_DECLINED;
    }

    kind = ngx_responses_part(part->kind);

    if (rp->ev->type->class != NGX_RESPONSES_CLASS_DONE
        && (rp->object == 0 || kind->name.len == 0))
    {
        return NGX_DECLINED;
    }

    text = ngx_responses_event_get_string(rp->ev, rp->object, kind->text);

    known = ngx_responses_part_text(part);
    known.len = (part->step >= NGX_RESPONSES_STEP_TEXT) ? known.len : 0;

    if (text.data && !rp->joined && !ngx_responses_item_lacks(text, known)) {
        return NGX_DECLINED;
    }

    ngx_responses_event_put_string(rp->ev, rp->object, kind->text, known);

    return NGX_OK;
}


ngx_int_t
ngx_responses_repair_keep(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_responses_part_t *part, ngx_str_t text)
{
    if (part == NULL) {
        return NGX_OK;
    }

    if (part->step == NGX_RESPONSES_STEP_NEW
        && !ngx_responses_item_held(item))
    {
        part->step = NGX_RESPONSES_STEP_ADDED;
    }

    if (ngx_responses_state_append(&engine->state, &part->text, text)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (ngx_responses_item_done(item) && text.len) {
        ngx_responses_state_late(&engine->state, item, part->text.lost);
    }

    return NGX_OK;
}


ngx_int_t
ngx_responses_repair_recall(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_responses_part_t *part)
{
    ngx_int_t                         rc;
    ngx_str_t                         text;
    ngx_uint_t                        array, element, i, kind;
    ngx_responses_event_t            *ev;
    const ngx_responses_list_kind_t  *list;

    i = ngx_responses_part(part->kind)->list;

    if (!part->text.lost || i == NGX_RESPONSES_NO_LIST
        || item->raw.json.len == 0)
    {
        return NGX_OK;
    }

    ev = &engine->worker->events[NGX_RESPONSES_GENERATED];
    list = ngx_responses_list(i);

    rc = ngx_responses_event_read(ev, item->raw.json.start,
                                  item->raw.json.len);
    if (rc != NGX_OK) {
        if (rc == NGX_ERROR) {
            return NGX_ERROR;
        }

        return NGX_OK;
    }

    array = ngx_responses_item_list_of(ev, 0, list);
    element = ngx_responses_list_next(ev, array, list, 0);

    for (i = 0; element && i < part->index; i++) {
        element = ngx_responses_list_next(ev, array, list, element);
    }

    text = ngx_responses_list_text(ev, list, element, &kind);

    if (kind == part->kind) {
        return ngx_responses_state_text(&engine->state, part, text);
    }

    return NGX_OK;
}


/* an annotation that comes again, with an index that was seen, is not kept */

ngx_int_t
ngx_responses_repair_notes(ngx_responses_repair_t *rp, ngx_uint_t object,
    ngx_uint_t member)
{
    int64_t                 n;
    ngx_int_t               rc;
    ngx_str_t               raw;
    ngx_uint_t              i, index, mark, list, node;
    ngx_responses_event_t  *ev;

    ev = rp->ev;
    index = ev->member[NGX_RESPONSES_M_ANNOTATION_INDEX];
    node = ngx_responses_event_member(ev, object, member);

    n = ngx_responses_event_number(ev, index);

    if (node == 0 || (object && ngx_responses_event_first(ev, node) == 0)) {
        return NGX_OK;
    }

    if ((n >= 0 && n < rp->part->annotations)
        || ngx_responses_repair_hides(rp))
    {
        return NGX_OK;
    }

    mark = ngx_responses_event_mark(ev);
    rc = ngx_responses_field_strip(rp->engine, ev);

    node = ngx_responses_event_member(ev, object, member);
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
    lacks = done && ngx_responses_state_lost(rp->item);

    /* items of EU GPT have no content, but it is kept with them */

    mark = ngx_responses_event_mark(rp->ev);

    if (done && !lacks && ngx_responses_repair_brief(rp->engine, rp->item)
        && ngx_responses_repair_fill(rp, rp->item, rp->object, 0)
           == NGX_ERROR)
    {
        return NGX_ERROR;
    }

    if (done) {
        ngx_responses_state_done(&rp->engine->state, rp->item);
    }

    /* what only hidden events said is in no other one */

    if (lacks || ngx_responses_repair_hides(rp)) {
        rp->item->raw.lost = 1;
        ngx_responses_event_rollback(rp->ev, mark);

        return NGX_DECLINED;
    }

    rc = ngx_responses_event_copy(rp->ev, rp->object, &raw);

    ngx_responses_event_rollback(rp->ev, mark);

    if (rc == NGX_OK) {
        rc = ngx_responses_state_keep(&rp->engine->state, rp->item, raw);
    }

    if (rc == NGX_OK) {
        return NGX_DECLINED;
    }

    return NGX_ERROR;
}
