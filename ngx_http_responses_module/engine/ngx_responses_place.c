
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * G5: the place of an event, its indexes and ids, and the text that it
 * lacks.
 *
 * Edits the event at hand and sends nothing.  Invariant: after it the event
 * says where it belongs in the words that the client was given when the
 * item and the part were added.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_writer.h"
#include "engine/ngx_responses_repair.h"
#include "engine/ngx_responses_synth.h"


static ngx_int_t ngx_responses_place_annotation(ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_place_number(ngx_responses_repair_t *rp,
    ngx_responses_span_t *span, ngx_str_t name, int64_t n);
static ngx_int_t ngx_responses_place_item(ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_place_done_text(ngx_responses_repair_t *rp);
static ngx_responses_span_t *ngx_responses_place_text_span(
    ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_place_part_text(ngx_responses_repair_t *rp);


static ngx_str_t  ngx_responses_place_output_index =
    ngx_string("output_index");
static ngx_str_t  ngx_responses_place_content_index =
    ngx_string("content_index");
static ngx_str_t  ngx_responses_place_summary_index =
    ngx_string("summary_index");
static ngx_str_t  ngx_responses_place_annotation_index =
    ngx_string("annotation_index");


/* N3 */

ngx_int_t
ngx_responses_place_index(ngx_responses_repair_t *rp)
{
    ngx_responses_span_t  *span;

    rp->index = ngx_responses_span_get(rp->ev->spans,
                                       NGX_RESPONSES_M_OUTPUT_INDEX);

    if (rp->index || !(rp->ev->type->index & NGX_RESPONSES_OUTPUT_INDEX)) {
        return NGX_DECLINED;
    }

    span = ngx_responses_event_member(rp->ev, NGX_RESPONSES_M_INDEX,
                                      NGX_RESPONSES_JSON_NUMBER);
    if (span == NULL || rp->ev->data[span->key + sizeof("index")] != '"') {
        return NGX_DECLINED;
    }

    rp->index = span;

    return ngx_responses_edit_splice(rp->top.edit,
                                     rp->top.offset + span->key + 1,
                                     sizeof("index") - 1,
                                     (u_char *) "output_index",
                                     sizeof("output_index") - 1);
}


/* N6 and N18 */

ngx_int_t
ngx_responses_place_indexes(ngx_responses_repair_t *rp)
{
    ngx_int_t                    rc, part;
    const ngx_responses_type_t  *type;

    if (rp->item == NULL) {
        return NGX_DECLINED;
    }

    type = rp->ev->type;

    rc = ngx_responses_place_number(rp, rp->index,
                                    ngx_responses_place_output_index,
                                    rp->item->index);

    if (rc == NGX_ERROR || rp->part == NULL) {
        return rc;
    }

    part = NGX_DECLINED;

    if (rp->part->kind == NGX_RESPONSES_SUMMARY_TEXT) {
        part = ngx_responses_place_number(rp,
                   ngx_responses_span_get(rp->ev->spans,
                                          NGX_RESPONSES_M_SUMMARY_INDEX),
                   ngx_responses_place_summary_index,
                   ngx_responses_state_part_index(rp->item, rp->part));

    } else if (type->index & NGX_RESPONSES_CONTENT_INDEX) {
        part = ngx_responses_place_number(rp,
                   ngx_responses_span_get(rp->ev->spans,
                                          NGX_RESPONSES_M_CONTENT_INDEX),
                   ngx_responses_place_content_index,
                   ngx_responses_state_part_index(rp->item, rp->part));
    }

    if (part == NGX_DECLINED) {
        part = rc;
    }

    if (part == NGX_ERROR || !(type->index & NGX_RESPONSES_ANNOTATION)) {
        return part;
    }

    rc = ngx_responses_place_annotation(rp);

    return (rc == NGX_DECLINED) ? part : rc;
}


/* counted in each part; one that leaves a gap makes clients give up */

static ngx_int_t
ngx_responses_place_annotation(ngx_responses_repair_t *rp)
{
    int64_t  n;

    n = ngx_responses_repair_number(rp, NGX_RESPONSES_M_ANNOTATION_INDEX);

    if (n >= 0 && n <= rp->part->annotations) {
        rp->part->annotations = ngx_max(rp->part->annotations, n + 1);
        return NGX_DECLINED;
    }

    return ngx_responses_place_number(rp,
               ngx_responses_span_get(rp->ev->spans,
                                      NGX_RESPONSES_M_ANNOTATION_INDEX),
               ngx_responses_place_annotation_index,
               rp->part->annotations++);
}


static ngx_int_t
ngx_responses_place_number(ngx_responses_repair_t *rp,
    ngx_responses_span_t *span, ngx_str_t name, int64_t n)
{
    u_char                  buf[NGX_INT64_LEN];
    ngx_responses_writer_t  w;

    ngx_responses_writer_init(&w, buf, sizeof(buf));
    ngx_responses_write_int(&w, n);

    if (span && span->end - span->start == (size_t) (w.pos - buf)
        && ngx_memcmp(rp->ev->data + span->start, buf, w.pos - buf) == 0)
    {
        return NGX_DECLINED;
    }

    return ngx_responses_object_put(&rp->top, span, name, buf, w.pos - buf, 0);
}


/* N7, and of N6 the item_id */

ngx_int_t
ngx_responses_place_id(ngx_responses_repair_t *rp)
{
    ngx_str_t   id, key, *known;
    ngx_uint_t  in_item;

    if (rp->item == NULL) {
        return NGX_DECLINED;
    }

    in_item = (rp->ev->type->class == NGX_RESPONSES_CLASS_ITEM);

    if (!in_item && !(rp->ev->type->index & NGX_RESPONSES_ITEM_ID)) {
        return NGX_DECLINED;
    }

    known = &rp->item->id;

    id = in_item
         ? ngx_responses_object_string(&rp->object, NGX_RESPONSES_F_ID)
         : ngx_responses_event_string(rp->ev, NGX_RESPONSES_M_ITEM_ID);

    if (id.len == known->len && id.len
        && ngx_memcmp(id.data, known->data, known->len) == 0)
    {
        return NGX_DECLINED;
    }

    if (in_item) {
        return ngx_responses_object_set_string(&rp->object,
                                               NGX_RESPONSES_F_ID,
                                               known->data, known->len);
    }

    ngx_str_set(&key, "item_id");

    return ngx_responses_object_put(&rp->top,
                                    ngx_responses_span_get(rp->ev->spans,
                                                    NGX_RESPONSES_M_ITEM_ID),
                                    key, known->data, known->len, 1);
}


/* N19 */

ngx_int_t
ngx_responses_place_delta(ngx_responses_repair_t *rp)
{
    ngx_responses_span_t  *span, *text;

    span = ngx_responses_event_member(rp->ev, NGX_RESPONSES_M_DELTA,
                                      NGX_RESPONSES_JSON_OBJECT);
    text = ngx_responses_event_member(rp->ev, NGX_RESPONSES_M_DELTA_TEXT,
                                      NGX_RESPONSES_JSON_STRING);

    /* the output of a shell call is an object by right */

    if (span == NULL || text == NULL
        || rp->ev->type->id == NGX_RESPONSES_PLAIN)
    {
        return NGX_DECLINED;
    }

    return ngx_responses_edit_splice(rp->top.edit,
                                     rp->top.offset + span->start,
                                     span->end - span->start,
                                     rp->ev->data + text->start,
                                     text->end - text->start);
}


/* N12: what is missing is filled in, what comes is remembered */

ngx_int_t
ngx_responses_place_text(ngx_responses_repair_t *rp)
{
    ngx_str_t               text;
    ngx_responses_state_t  *state;

    if (rp->item == NULL) {
        return NGX_DECLINED;
    }

    state = &rp->engine->state;

    switch (rp->ev->type->class) {

    case NGX_RESPONSES_CLASS_DELTA:
        text = ngx_responses_repair_text(rp);

        if (rp->part) {
            ngx_responses_state_spell(rp->part, text);

            return ngx_responses_state_remember(state, &rp->part->text,
                                                &rp->part->lost, text)
                   == NGX_OK ? NGX_DECLINED : NGX_ERROR;
        }

        if (ngx_responses_item_has_text(rp->item->kind)) {
            rp->item->delta = 1;

            return ngx_responses_state_remember(state, &rp->item->text,
                                                &rp->item->lost, text)
                   == NGX_OK ? NGX_DECLINED : NGX_ERROR;
        }

        return NGX_DECLINED;

    case NGX_RESPONSES_CLASS_DONE:
        return ngx_responses_place_done_text(rp);

    case NGX_RESPONSES_CLASS_PART:
        return ngx_responses_place_part_text(rp);

    case NGX_RESPONSES_CLASS_ITEM:
        return ngx_responses_place_item(rp);
    }

    return NGX_DECLINED;
}


/* the bytes of a finished item, as the client gets them */

static ngx_uint_t
ngx_responses_place_poorer(ngx_responses_repair_t *rp)
{
    ngx_uint_t                  i;
    ngx_responses_open_item_t  *item;
    ngx_responses_open_part_t  *part;

    item = rp->item;

    for (i = 0; i < item->nparts; i++) {
        part = &item->parts[i];

        if (part->lost
            && !ngx_responses_object_get(&rp->object,
                                         part->kind
                                         == NGX_RESPONSES_SUMMARY_TEXT
                                         ? NGX_RESPONSES_F_SUMMARY_PART
                                         : NGX_RESPONSES_F_CONTENT_PART, 0))
        {
            return 1;
        }
    }

    return item->lost
           && ngx_responses_object_string(&rp->object,
                                          item->kind
                                          == NGX_RESPONSES_CUSTOM_CALL
                                          ? NGX_RESPONSES_F_INPUT
                                          : NGX_RESPONSES_F_ARGUMENTS).data
              == NULL;
}


static ngx_int_t
ngx_responses_place_item(ngx_responses_repair_t *rp)
{
    ngx_str_t                item;
    ngx_responses_buf_t     *value;
    ngx_responses_worker_t  *worker;

    if (rp->ev->type->id != NGX_RESPONSES_ITEM_DONE) {
        return NGX_DECLINED;
    }

    if (ngx_responses_place_poorer(rp)) {
        ngx_responses_state_done(&rp->engine->state, rp->item);

        return NGX_DECLINED;
    }

    ngx_responses_state_done(&rp->engine->state, rp->item);

    item.data = rp->object.p;
    item.len = rp->object.len;

    worker = rp->engine->worker;

    if (worker->edit.n) {
        value = &worker->value;
        value->len = 0;

        if (ngx_responses_edit_range(&worker->edit, item.data,
                                     rp->object.offset, item.len, &worker->mem,
                                     value)
            != NGX_OK)
        {
            return NGX_ERROR;
        }

        item.data = value->start;
        item.len = value->len;
    }

    return ngx_responses_state_keep(&rp->engine->state, rp->item, item.data,
                                    item.len)
           == NGX_OK ? NGX_DECLINED : NGX_ERROR;
}


static ngx_int_t
ngx_responses_place_done_text(ngx_responses_repair_t *rp)
{
    ngx_str_t             text, key;
    ngx_uint_t            lost;
    ngx_responses_buf_t  *known;

    if (rp->part) {
        known = &rp->part->text;
        lost = rp->part->lost;

    } else if (ngx_responses_item_has_text(rp->item->kind)) {
        rp->item->text_done = 1;
        known = &rp->item->text;
        lost = rp->item->lost;

    } else {
        return NGX_DECLINED;
    }

    text = ngx_responses_repair_text(rp);

    if (text.len == 0 && known->len && !lost) {

        /* nothing where the deltas said something */

        text.data = NULL;
    }

    if (text.data == NULL && !lost) {

        if (rp->part && rp->part->kind == NGX_RESPONSES_REFUSAL) {
            ngx_str_set(&key, "refusal");

        } else if (rp->part) {
            ngx_str_set(&key, "text");

        } else if (rp->item->kind == NGX_RESPONSES_CUSTOM_CALL) {
            ngx_str_set(&key, "input");

        } else {
            ngx_str_set(&key, "arguments");
        }

        return ngx_responses_object_put(&rp->top,
                                        ngx_responses_place_text_span(rp),
                                        key, known->start, known->len, 1);
    }

    if (text.data == NULL) {
        return NGX_DECLINED;
    }

    if (rp->part) {
        return ngx_responses_state_replace(&rp->engine->state, known,
                                           &rp->part->lost, text)
               == NGX_OK ? NGX_DECLINED : NGX_ERROR;
    }

    return ngx_responses_state_replace(&rp->engine->state, known,
                                       &rp->item->lost, text)
           == NGX_OK ? NGX_DECLINED : NGX_ERROR;
}


static ngx_responses_span_t *
ngx_responses_place_text_span(ngx_responses_repair_t *rp)
{
    ngx_uint_t  member;

    if (rp->part) {
        member = (rp->part->kind == NGX_RESPONSES_REFUSAL)
                 ? NGX_RESPONSES_M_REFUSAL : NGX_RESPONSES_M_TEXT;

    } else {
        member = (rp->item->kind == NGX_RESPONSES_CUSTOM_CALL)
                 ? NGX_RESPONSES_M_INPUT : NGX_RESPONSES_M_ARGUMENTS;
    }

    return ngx_responses_span_get(rp->ev->spans, member);
}


static ngx_int_t
ngx_responses_place_part_text(ngx_responses_repair_t *rp)
{
    ngx_str_t   text;
    ngx_uint_t  field;

    if (rp->part == NULL || !rp->read) {
        return NGX_DECLINED;
    }

    field = (rp->part->kind == NGX_RESPONSES_REFUSAL)
            ? NGX_RESPONSES_F_REFUSAL : NGX_RESPONSES_F_TEXT;

    text = ngx_responses_object_string(&rp->object, field);

    if (text.len || rp->part->lost
        || (text.data && (rp->part->text.len == 0 || !rp->part->done)))
    {
        return NGX_DECLINED;
    }

    if (!rp->part->done) {
        return ngx_responses_object_set_string(&rp->object, field, NULL, 0);
    }

    return ngx_responses_object_set_string(&rp->object, field,
                                           rp->part->text.start,
                                           rp->part->text.len);
}


ngx_uint_t
ngx_responses_place_part_kind(ngx_responses_repair_t *rp)
{
    ngx_str_t   type;
    ngx_uint_t  kind;

    switch (rp->ev->type->id) {

    case NGX_RESPONSES_SUMMARY_PART_ADDED:
    case NGX_RESPONSES_SUMMARY_PART_DONE:
        return NGX_RESPONSES_SUMMARY_TEXT;

    case NGX_RESPONSES_PART_ADDED:
    case NGX_RESPONSES_PART_DONE:
        break;

    default:
        return rp->ev->type->part;
    }

    if (!rp->read) {
        return NGX_RESPONSES_OUTPUT_TEXT;
    }

    type = ngx_responses_object_string(&rp->object, NGX_RESPONSES_F_TYPE);

    if (type.len == 0) {
        return NGX_RESPONSES_OUTPUT_TEXT;
    }

    kind = ngx_responses_part_find(type.data, type.len);

    /* N8 */

    return (kind == NGX_RESPONSES_OTHER_PART && type.len == 4
            && ngx_memcmp(type.data, "text", 4) == 0)
           ? NGX_RESPONSES_OUTPUT_TEXT : kind;
}


ngx_uint_t
ngx_responses_place_item_kind(ngx_responses_repair_t *rp, ngx_uint_t part)
{
    ngx_str_t  type;

    switch (part) {

    case NGX_RESPONSES_OUTPUT_TEXT:
    case NGX_RESPONSES_REFUSAL:
        return NGX_RESPONSES_MESSAGE;

    case NGX_RESPONSES_REASONING_TEXT:
    case NGX_RESPONSES_SUMMARY_TEXT:
        return NGX_RESPONSES_REASONING;
    }

    if (rp->ev->type->class == NGX_RESPONSES_CLASS_ITEM && rp->read) {
        type = ngx_responses_object_string(&rp->object, NGX_RESPONSES_F_TYPE);

        return type.len ? ngx_responses_item_find(type.data, type.len)
                        : NGX_RESPONSES_NO_ITEM;
    }

    return rp->ev->type->item;
}
