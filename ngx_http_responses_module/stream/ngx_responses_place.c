
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * G5: the place of an event, its indexes and ids, and what its item, part
 * or text lacks.
 *
 * Edits the event at hand and sends nothing.  Invariant: after it the event
 * says where it belongs in the words that the client was given when the
 * item and the part were added.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "wire/ngx_responses_writer.h"
#include "stream/ngx_responses_repair.h"
#include "stream/ngx_responses_synth.h"


static ngx_int_t ngx_responses_place_number(ngx_responses_repair_t *rp,
    ngx_responses_span_t *span, const char *name, int64_t n);
static ngx_int_t ngx_responses_place_list(ngx_responses_repair_t *rp,
    ngx_uint_t field, ngx_uint_t element, ngx_uint_t done);
static ngx_int_t ngx_responses_place_call(ngx_responses_repair_t *rp,
    ngx_uint_t done);
static ngx_int_t ngx_responses_place_types(ngx_responses_repair_t *rp,
    ngx_responses_object_t *object);
static ngx_int_t ngx_responses_place_listed(ngx_responses_repair_t *rp,
    ngx_responses_object_t *element, ngx_uint_t n);
static ngx_int_t ngx_responses_place_done_text(ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_place_part_text(ngx_responses_repair_t *rp);


#define ngx_responses_place_missing(object, field, kind)                      \
    (!ngx_responses_object_get(object, NGX_RESPONSES_F_##field,               \
                               NGX_RESPONSES_JSON_##kind))

/* kinds of items that clients do not accept without a status */

#define ngx_responses_place_wants_status(kind)                                \
    ((kind) == NGX_RESPONSES_MESSAGE || (kind) == NGX_RESPONSES_MCP_CALL      \
     || ngx_responses_item_is_call(kind))


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
    if (span == NULL) {
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

    rc = ngx_responses_place_number(rp, rp->index, "output_index",
                                    rp->item->index);

    if (rc == NGX_ERROR || rp->part == NULL) {
        return rc;
    }

    part = NGX_DECLINED;

    if (rp->part->kind == NGX_RESPONSES_SUMMARY_TEXT) {
        part = ngx_responses_place_number(rp,
                   ngx_responses_span_get(rp->ev->spans,
                                          NGX_RESPONSES_M_SUMMARY_INDEX),
                   "summary_index",
                   ngx_responses_state_part_index(rp->item, rp->part));

    } else if (type->index & NGX_RESPONSES_CONTENT_INDEX) {
        part = ngx_responses_place_number(rp,
                   ngx_responses_span_get(rp->ev->spans,
                                          NGX_RESPONSES_M_CONTENT_INDEX),
                   "content_index",
                   ngx_responses_state_part_index(rp->item, rp->part));
    }

    return (part == NGX_DECLINED) ? rc : part;
}


static ngx_int_t
ngx_responses_place_number(ngx_responses_repair_t *rp,
    ngx_responses_span_t *span, const char *name, int64_t n)
{
    u_char                  buf[NGX_INT64_LEN];
    ngx_str_t               key;
    ngx_responses_writer_t  w;

    ngx_responses_writer_init(&w, buf, sizeof(buf));
    ngx_responses_write_int(&w, n);

    if (span && span->end - span->start == (size_t) (w.pos - buf)
        && ngx_memcmp(rp->ev->data + span->start, buf, w.pos - buf) == 0)
    {
        return NGX_DECLINED;
    }

    key.data = (u_char *) name;
    key.len = strlen(name);

    return ngx_responses_object_put(&rp->top, span, key, buf, w.pos - buf, 0);
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

    if (id.len == known->len
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


/* N17 for items, and of N12 their content */

ngx_int_t
ngx_responses_place_item(ngx_responses_repair_t *rp)
{
    ngx_int_t                rc, list;
    ngx_str_t                type;
    ngx_uint_t               done, kind;
    ngx_responses_object_t  *object;

    if (rp->item == NULL || !rp->read) {
        return NGX_DECLINED;
    }

    rc = NGX_DECLINED;
    list = NGX_DECLINED;
    object = &rp->object;
    kind = rp->item->kind;
    done = (rp->ev->type->id == NGX_RESPONSES_ITEM_DONE);

    if (ngx_responses_place_missing(object, TYPE, STRING)) {
        rc = NGX_OK;
        type = rp->item->type.len ? rp->item->type
                                  : ngx_responses_item_name(kind);

        if (ngx_responses_object_set_string(object, NGX_RESPONSES_F_TYPE,
                                            type.data, type.len)
            != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    if (ngx_responses_place_wants_status(kind)
        && ngx_responses_place_missing(object, STATUS, STRING))
    {
        rc = NGX_OK;

        if (ngx_responses_object_set_string(object, NGX_RESPONSES_F_STATUS,
                                            (u_char *) (done ? "completed"
                                                        : "in_progress"),
                                            done ? 9 : 11)
            != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    if (kind == NGX_RESPONSES_MESSAGE) {

        if (ngx_responses_place_missing(object, ROLE, STRING)) {
            rc = NGX_OK;

            if (ngx_responses_object_set_string(object, NGX_RESPONSES_F_ROLE,
                                                (u_char *) "assistant", 9)
                != NGX_OK)
            {
                return NGX_ERROR;
            }
        }

        list = ngx_responses_place_list(rp, NGX_RESPONSES_F_CONTENT,
                                        NGX_RESPONSES_F_CONTENT_PART, done);

    } else if (kind == NGX_RESPONSES_REASONING) {
        list = ngx_responses_place_list(rp, NGX_RESPONSES_F_SUMMARY,
                                        NGX_RESPONSES_F_SUMMARY_PART, done);

    } else if (ngx_responses_item_is_call(kind)) {
        list = ngx_responses_place_call(rp, done);
    }

    return (list == NGX_DECLINED) ? rc : list;
}


/* content or summary that is missing, or empty though its text is known */

static ngx_int_t
ngx_responses_place_list(ngx_responses_repair_t *rp, ngx_uint_t field,
    ngx_uint_t element, ngx_uint_t done)
{
    ngx_uint_t            i, known, summary;
    ngx_responses_buf_t  *value;

    summary = (field == NGX_RESPONSES_F_SUMMARY);
    known = 0;

    for (i = 0; i < rp->item->nparts && done; i++) {

        if ((rp->item->parts[i].kind == NGX_RESPONSES_SUMMARY_TEXT) != summary)
        {
            continue;
        }

        if (rp->item->parts[i].lost) {
            known = 0;
            break;
        }

        known = rp->engine->state.remember;
    }

    if (ngx_responses_object_get(&rp->object, field,
                                 NGX_RESPONSES_JSON_ARRAY)
        && (!known || ngx_responses_object_get(&rp->object, element, 0)))
    {
        return NGX_DECLINED;
    }

    if (!known) {
        return ngx_responses_object_set(&rp->object, field, (u_char *) "[]",
                                        2);
    }

    value = &rp->engine->worker->value;

    if (ngx_responses_synth_content(rp->engine, rp->item, summary) != NGX_OK) {
        return NGX_ERROR;
    }

    return ngx_responses_object_set(&rp->object, field, value->start,
                                    value->len);
}


static ngx_int_t
ngx_responses_place_call(ngx_responses_repair_t *rp, ngx_uint_t done)
{
    u_char                     *p;
    size_t                      len;
    ngx_int_t                   rc;
    ngx_uint_t                  field;
    ngx_responses_open_item_t  *item;

    rc = NGX_DECLINED;
    item = rp->item;

    if (ngx_responses_place_missing(&rp->object, CALL_ID, STRING)) {
        rc = NGX_OK;

        if (ngx_responses_object_set_string(&rp->object,
                                            NGX_RESPONSES_F_CALL_ID,
                                            item->call_id.data,
                                            item->call_id.len)
            != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    field = (item->kind == NGX_RESPONSES_CUSTOM_CALL)
            ? NGX_RESPONSES_F_INPUT : NGX_RESPONSES_F_ARGUMENTS;

    if (ngx_responses_object_get(&rp->object, field,
                                 NGX_RESPONSES_JSON_STRING)
        || (done && item->lost))
    {
        return rc;
    }

    p = done ? item->text.start : NULL;
    len = done ? item->text.len : 0;

    return ngx_responses_object_set_string(&rp->object, field, p, len);
}


/* N8 and N17 in the terminal's output; ids that it has stay */

ngx_int_t
ngx_responses_place_output(ngx_responses_repair_t *rp)
{
    ngx_int_t                rc, found;
    ngx_uint_t               i;
    ngx_responses_span_t    *span;
    ngx_responses_object_t   element;
    ngx_responses_worker_t  *worker;

    if (!rp->read) {
        return NGX_DECLINED;
    }

    found = NGX_DECLINED;
    worker = rp->engine->worker;

    for (i = 0; i < rp->object.spans->n; i++) {
        span = &rp->object.spans->list[i];

        if (span->id != NGX_RESPONSES_F_OUTPUT_ITEM
            || span->kind != NGX_RESPONSES_JSON_OBJECT)
        {
            continue;
        }

        rc = ngx_responses_object_read(&element, worker->json,
                                       &worker->fields, &worker->element,
                                       rp->object.p + span->start,
                                       span->end - span->start);
        if (rc != NGX_OK) {
            continue;
        }

        ngx_responses_object_edit(&element, rp->object.edit,
                                  rp->object.offset + span->start);

        rc = ngx_responses_place_types(rp, &element);

        if (rc != NGX_ERROR) {
            found = (rc == NGX_OK) ? NGX_OK : found;
            rc = ngx_responses_place_listed(rp, &element, span->index + 1);
        }

        if (rc == NGX_ERROR) {
            return NGX_ERROR;
        }

        found = (rc == NGX_OK) ? NGX_OK : found;
    }

    return found;
}


static ngx_int_t
ngx_responses_place_listed(ngx_responses_repair_t *rp,
    ngx_responses_object_t *element, ngx_uint_t n)
{
    ngx_uint_t                  i;
    ngx_responses_state_t      *state;
    ngx_responses_open_item_t  *item;

    state = &rp->engine->state;

    for (i = 0; i < state->nitems && state->items[i].listed != n; i++) {
        /* void */
    }

    if (i == state->nitems) {
        return NGX_DECLINED;
    }

    item = &state->items[i];

    if (ngx_responses_place_missing(element, ID, STRING)
        && ngx_responses_object_set_string(element, NGX_RESPONSES_F_ID,
                                           item->id.data, item->id.len)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (ngx_responses_item_is_call(item->kind)
        && ngx_responses_place_missing(element, CALL_ID, STRING)
        && ngx_responses_object_set_string(element, NGX_RESPONSES_F_CALL_ID,
                                           item->call_id.data,
                                           item->call_id.len)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (!ngx_responses_place_wants_status(item->kind)
        || !ngx_responses_place_missing(element, STATUS, STRING))
    {
        return element->inserted ? NGX_OK : NGX_DECLINED;
    }

    return ngx_responses_object_set_string(element, NGX_RESPONSES_F_STATUS,
                                           (u_char *) "completed", 9);
}


/* N8 */

ngx_int_t
ngx_responses_place_part_type(ngx_responses_repair_t *rp)
{
    ngx_str_t  type;

    if (!rp->read) {
        return NGX_DECLINED;
    }

    if (rp->ev->type->class == NGX_RESPONSES_CLASS_ITEM) {
        return ngx_responses_place_types(rp, &rp->object);
    }

    if (rp->part == NULL) {
        return NGX_DECLINED;
    }

    type = ngx_responses_object_string(&rp->object, NGX_RESPONSES_F_TYPE);

    if (type.len != 4 || ngx_memcmp(type.data, "text", 4) != 0) {
        return NGX_DECLINED;
    }

    type = ngx_responses_part_name(rp->part->kind);

    return ngx_responses_object_set_string(&rp->object, NGX_RESPONSES_F_TYPE,
                                           type.data, type.len);
}


static ngx_int_t
ngx_responses_place_types(ngx_responses_repair_t *rp,
    ngx_responses_object_t *object)
{
    ngx_int_t              found;
    ngx_str_t              item;
    ngx_uint_t             i;
    ngx_responses_span_t  *span;

    item = ngx_responses_object_string(object, NGX_RESPONSES_F_TYPE);

    if (item.len != 7 || ngx_memcmp(item.data, "message", 7) != 0) {

        if (item.len || rp->item == NULL
            || rp->item->kind != NGX_RESPONSES_MESSAGE)
        {
            return NGX_DECLINED;
        }
    }

    found = NGX_DECLINED;

    for (i = 0; i < object->spans->n; i++) {
        span = &object->spans->list[i];

        if (span->id != NGX_RESPONSES_F_CONTENT_TYPE
            || span->end - span->start != 6
            || ngx_memcmp(object->p + span->start, "\"text\"", 6) != 0)
        {
            continue;
        }

        if (ngx_responses_edit_splice(object->edit,
                                      object->offset + span->start, 6,
                                      (u_char *) "\"output_text\"", 13)
            != NGX_OK)
        {
            return NGX_ERROR;
        }

        found = NGX_OK;
    }

    return found;
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
            rp->part->delta = 1;

            return ngx_responses_state_remember(state, &rp->part->text,
                                                &rp->part->lost, text)
                   == NGX_OK ? NGX_DECLINED : NGX_ERROR;
        }

        if (ngx_responses_item_is_call(rp->item->kind)) {
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
    }

    return NGX_DECLINED;
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

    } else if (ngx_responses_item_is_call(rp->item->kind)) {
        rp->item->text_done = 1;
        known = &rp->item->text;
        lost = rp->item->lost;

    } else {
        return NGX_DECLINED;
    }

    text = ngx_responses_repair_text(rp);

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

        return ngx_responses_object_put(&rp->top, NULL, key, known->start,
                                        known->len, 1);
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
