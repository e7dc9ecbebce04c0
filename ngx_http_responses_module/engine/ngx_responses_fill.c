
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * What items and parts lack, in the events that carry them and in the
 * terminal's output.
 *
 * Edits the event at hand and sends nothing.  What it fills in is known from
 * the stream, or is the value that stands for nothing said.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_build.h"
#include "engine/ngx_responses_repair.h"
#include "engine/ngx_responses_synth.h"


static ngx_int_t ngx_responses_fill_list(ngx_responses_repair_t *rp,
    ngx_uint_t field, ngx_uint_t element, ngx_uint_t done);
static ngx_int_t ngx_responses_fill_call(ngx_responses_repair_t *rp,
    ngx_uint_t done);
static ngx_int_t ngx_responses_fill_listed(ngx_responses_repair_t *rp,
    ngx_responses_object_t *element, ngx_uint_t n);
static ngx_int_t ngx_responses_fill_part(ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_fill_types(ngx_responses_repair_t *rp,
    ngx_responses_object_t *object);


#define ngx_responses_fill_missing(object, field, kind)                       \
    (!ngx_responses_object_get(object, NGX_RESPONSES_F_##field,               \
                               NGX_RESPONSES_JSON_##kind))

/* kinds of items that clients do not accept without a status */

#define ngx_responses_fill_wants_status(kind)                                 \
    ((kind) == NGX_RESPONSES_MESSAGE || (kind) == NGX_RESPONSES_MCP_CALL      \
     || ngx_responses_item_is_call(kind))


/* N17 for items, and of N12 their content */

ngx_int_t
ngx_responses_fill_item(ngx_responses_repair_t *rp)
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

    if (ngx_responses_fill_missing(object, TYPE, STRING)) {
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

    if (ngx_responses_fill_wants_status(kind)
        && ngx_responses_fill_missing(object, STATUS, STRING))
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

        if (ngx_responses_fill_missing(object, ROLE, STRING)) {
            rc = NGX_OK;

            if (ngx_responses_object_set_string(object, NGX_RESPONSES_F_ROLE,
                                                (u_char *) "assistant", 9)
                != NGX_OK)
            {
                return NGX_ERROR;
            }
        }

        list = ngx_responses_fill_list(rp, NGX_RESPONSES_F_CONTENT,
                                        NGX_RESPONSES_F_CONTENT_PART, done);

    } else if (kind == NGX_RESPONSES_REASONING) {
        list = ngx_responses_fill_list(rp, NGX_RESPONSES_F_SUMMARY,
                                        NGX_RESPONSES_F_SUMMARY_PART, done);

    } else if (ngx_responses_item_has_text(kind)) {
        list = ngx_responses_fill_call(rp, done);
    }

    return (list == NGX_DECLINED) ? rc : list;
}


/* content or summary that is missing, or empty though its text is known */

static ngx_int_t
ngx_responses_fill_list(ngx_responses_repair_t *rp, ngx_uint_t field,
    ngx_uint_t element, ngx_uint_t done)
{
    ngx_uint_t            i, known, lost, summary;
    ngx_responses_buf_t  *value;

    summary = (field == NGX_RESPONSES_F_SUMMARY);
    known = 0;
    lost = 0;

    for (i = 0; i < rp->item->nparts && done; i++) {

        if ((rp->item->parts[i].kind == NGX_RESPONSES_SUMMARY_TEXT) != summary)
        {
            continue;
        }

        known = 1;
        lost |= rp->item->parts[i].lost;
    }

    if (lost || (ngx_responses_object_get(&rp->object, field,
                                          NGX_RESPONSES_JSON_ARRAY)
                 && (!known
                     || ngx_responses_object_get(&rp->object, element, 0))))
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
ngx_responses_fill_call(ngx_responses_repair_t *rp, ngx_uint_t done)
{
    u_char                     *p;
    size_t                      len;
    ngx_int_t                   rc;
    ngx_str_t                   id;
    ngx_uint_t                  field;
    ngx_responses_open_item_t  *item;

    rc = NGX_DECLINED;
    item = rp->item;

    id = ngx_responses_object_string(&rp->object, NGX_RESPONSES_F_CALL_ID);

    /* the one that the client was told first, whatever comes later */

    if (ngx_responses_item_is_call(item->kind)
        && (id.len == 0
            || (id.len <= NGX_RESPONSES_STATE_WORD
                && (id.len != item->call_id.len
                    || ngx_memcmp(id.data, item->call_id.data, id.len) != 0))))
    {
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


/* N12: all items that the client got, or nothing */

ngx_int_t
ngx_responses_fill_empty_output(ngx_responses_repair_t *rp)
{
    ngx_uint_t               array;
    ngx_responses_buf_t     *value;
    ngx_responses_state_t   *state;
    ngx_responses_object_t  *object;

    object = &rp->object;
    state = &rp->engine->state;
    value = &rp->engine->worker->value;

    array = (ngx_responses_object_get(object, NGX_RESPONSES_F_OUTPUT,
                                      NGX_RESPONSES_JSON_ARRAY)
             != NULL);

    if (array
        && (rp->ev->type->class != NGX_RESPONSES_CLASS_TERMINAL
            || ngx_responses_object_get(object, NGX_RESPONSES_F_OUTPUT_ITEM,
                                        0)))
    {
        return NGX_DECLINED;
    }

    if (rp->ev->type->class == NGX_RESPONSES_CLASS_TERMINAL
        && state->resumed)
    {
        return NGX_DECLINED;
    }

    if (ngx_responses_build_holes(state)) {
        return NGX_DECLINED;
    }

    if (ngx_responses_synth_output(rp->engine, rp->ev->type->id) != NGX_OK) {
        return NGX_ERROR;
    }

    if (array && value->len == 2) {
        return NGX_DECLINED;
    }

    return ngx_responses_object_set(object, NGX_RESPONSES_F_OUTPUT,
                                    value->start, value->len);
}


/* N8 and N17 in the terminal's output; ids that it has stay */

ngx_int_t
ngx_responses_fill_output(ngx_responses_repair_t *rp)
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

        rc = ngx_responses_fill_types(rp, &element);

        if (rc != NGX_ERROR) {
            found = (rc == NGX_OK) ? NGX_OK : found;
            rc = ngx_responses_fill_listed(rp, &element, span->index + 1);
        }

        if (rc == NGX_ERROR) {
            return NGX_ERROR;
        }

        found = (rc == NGX_OK) ? NGX_OK : found;
    }

    return found;
}


static ngx_int_t
ngx_responses_fill_listed(ngx_responses_repair_t *rp,
    ngx_responses_object_t *element, ngx_uint_t n)
{
    ngx_str_t                   id;
    ngx_uint_t                  i, edits;
    ngx_responses_state_t      *state;
    ngx_responses_open_item_t  *item;

    state = &rp->engine->state;
    edits = rp->top.edit->n;

    for (i = 0; i < state->nitems && state->items[i]->listed != n; i++) {
        /* void */
    }

    if (i == state->nitems) {
        return NGX_DECLINED;
    }

    item = state->items[i];

    id = ngx_responses_object_string(element, NGX_RESPONSES_F_ID);

    /* ids may differ here, but OpenAI's client wants those of calls again */

    if ((id.len == 0
         || (ngx_responses_item_is_call(item->kind)
             && (id.len != item->id.len
                 || ngx_memcmp(id.data, item->id.data, id.len) != 0)))
        && ngx_responses_object_set_string(element, NGX_RESPONSES_F_ID,
                                           item->id.data, item->id.len)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (ngx_responses_item_is_call(item->kind)
        && ngx_responses_fill_missing(element, CALL_ID, STRING)
        && ngx_responses_object_set_string(element, NGX_RESPONSES_F_CALL_ID,
                                           item->call_id.data,
                                           item->call_id.len)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (ngx_responses_item_has_text(item->kind) && !item->lost
        && item->kind != NGX_RESPONSES_CUSTOM_CALL
        && ngx_responses_fill_missing(element, ARGUMENTS, STRING)
        && ngx_responses_object_set_string(element, NGX_RESPONSES_F_ARGUMENTS,
                                           item->text.start, item->text.len)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (item->kind == NGX_RESPONSES_MESSAGE
        && ngx_responses_fill_missing(element, ROLE, STRING)
        && ngx_responses_object_set_string(element, NGX_RESPONSES_F_ROLE,
                                           (u_char *) "assistant", 9)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (!ngx_responses_fill_wants_status(item->kind)
        || !ngx_responses_fill_missing(element, STATUS, STRING))
    {
        return (rp->top.edit->n == edits) ? NGX_DECLINED : NGX_OK;
    }

    if (rp->ev->type->id == NGX_RESPONSES_COMPLETED || item->raw.len) {
        ngx_str_set(&id, "completed");

    } else {
        ngx_str_set(&id, "incomplete");
    }

    return ngx_responses_object_set_string(element, NGX_RESPONSES_F_STATUS,
                                           id.data, id.len);
}


/* N8 */

ngx_int_t
ngx_responses_fill_part_type(ngx_responses_repair_t *rp)
{
    ngx_str_t  type;

    if (rp->ev->type->class == NGX_RESPONSES_CLASS_ITEM) {
        return rp->read ? ngx_responses_fill_types(rp, &rp->object)
                        : NGX_DECLINED;
    }

    if (rp->part == NULL) {
        return NGX_DECLINED;
    }

    if (!rp->read) {
        return ngx_responses_fill_part(rp);
    }

    type = ngx_responses_object_string(&rp->object, NGX_RESPONSES_F_TYPE);

    if (type.len && (type.len != 4 || ngx_memcmp(type.data, "text", 4) != 0)) {
        return NGX_DECLINED;
    }

    type = ngx_responses_part_name(rp->part->kind);

    return ngx_responses_object_set_string(&rp->object, NGX_RESPONSES_F_TYPE,
                                           type.data, type.len);
}


/* an event of a part without the part */

static ngx_int_t
ngx_responses_fill_part(ngx_responses_repair_t *rp)
{
    ngx_str_t             name, text;
    ngx_responses_buf_t  *value;

    if (rp->part->done && rp->part->lost) {
        return NGX_DECLINED;
    }

    text.data = rp->part->text.start;
    text.len = rp->part->done ? rp->part->text.len : 0;

    if (ngx_responses_synth_part_value(rp->engine, rp->part, text) != NGX_OK) {
        return NGX_ERROR;
    }

    ngx_str_set(&name, "part");
    value = &rp->engine->worker->value;

    return ngx_responses_object_put(&rp->top,
                                    ngx_responses_span_get(rp->ev->spans,
                                                       NGX_RESPONSES_M_PART),
                                    name, value->start, value->len, 0);
}


static ngx_int_t
ngx_responses_fill_types(ngx_responses_repair_t *rp,
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
