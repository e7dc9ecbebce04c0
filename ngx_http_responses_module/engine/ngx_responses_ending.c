
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The other half of G4: what is open is done before the event that ends it.
 *
 * Texts are taken from the event itself, which has them whole, or from what
 * was remembered; what neither knows stays open.  Invariant: after it every
 * item that the terminal lists has been announced and ended.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_repair.h"
#include "engine/ngx_responses_synth.h"


static ngx_int_t ngx_responses_ending_item(ngx_responses_engine_t *engine,
    ngx_responses_open_item_t *item, ngx_responses_object_t *object);
static ngx_int_t ngx_responses_ending_parts(ngx_responses_engine_t *engine,
    ngx_responses_open_item_t *item, ngx_responses_object_t *object);
static ngx_int_t ngx_responses_ending_new_parts(
    ngx_responses_engine_t *engine, ngx_responses_open_item_t *item,
    ngx_responses_object_t *object);
static ngx_int_t ngx_responses_ending_tool(ngx_responses_engine_t *engine,
    ngx_responses_open_item_t *item, ngx_responses_object_t *object);
static ngx_int_t ngx_responses_ending_terminal(ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_ending_listed(ngx_responses_repair_t *rp,
    ngx_responses_span_t *span);
static ngx_uint_t ngx_responses_ending_call(ngx_responses_repair_t *rp,
    ngx_responses_open_item_t *item, ngx_responses_object_t *object);
static ngx_responses_open_item_t *ngx_responses_ending_match(
    ngx_responses_state_t *state, ngx_str_t *id, ngx_str_t call_id,
    ngx_uint_t kind);
static ngx_int_t ngx_responses_ending_raw(ngx_responses_engine_t *engine,
    ngx_responses_open_item_t *item, ngx_responses_object_t *object,
    ngx_str_t *raw);
static ngx_str_t ngx_responses_ending_text(ngx_responses_object_t *object,
    ngx_uint_t summary, ngx_uint_t n, ngx_uint_t *kind);


ngx_int_t
ngx_responses_ending(ngx_responses_repair_t *rp)
{
    uint64_t                     added;
    ngx_responses_engine_t      *engine;
    const ngx_responses_type_t  *type;

    engine = rp->engine;
    type = rp->ev->type;

    if (engine->state.resumed || !rp->read
        || type->id == NGX_RESPONSES_ITEM_ADDED)
    {
        return NGX_DECLINED;
    }

    added = engine->usage.added;

    if (type->class == NGX_RESPONSES_CLASS_TERMINAL) {

        if (type->id != NGX_RESPONSES_COMPLETED
            && type->id != NGX_RESPONSES_INCOMPLETE)
        {
            /* what failed may stay open, as it does at OpenAI */

            return NGX_DECLINED;
        }

        if (ngx_responses_ending_terminal(rp) != NGX_OK) {
            return NGX_ERROR;
        }

    } else if (rp->item) {

        if (rp->item->done) {
            rp->drop = 1;
            return NGX_OK;
        }

        if (ngx_responses_ending_item(engine, rp->item, &rp->object)
            != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    return (engine->usage.added == added) ? NGX_DECLINED : NGX_OK;
}


static ngx_int_t
ngx_responses_ending_item(ngx_responses_engine_t *engine,
    ngx_responses_open_item_t *item, ngx_responses_object_t *object)
{
    if (!engine->conf->scaffold) {
        return NGX_OK;
    }

    if (ngx_responses_ending_parts(engine, item, object) != NGX_OK
        || ngx_responses_ending_tool(engine, item, object) != NGX_OK)
    {
        return NGX_ERROR;
    }

    return (item->kind == NGX_RESPONSES_MESSAGE && object)
           ? ngx_responses_ending_new_parts(engine, item, object) : NGX_OK;
}


static ngx_int_t
ngx_responses_ending_parts(ngx_responses_engine_t *engine,
    ngx_responses_open_item_t *item, ngx_responses_object_t *object)
{
    ngx_str_t                   text;
    ngx_uint_t                  i, kind, summary;
    ngx_responses_open_part_t  *part;

    for (i = 0; i < item->nparts; i++) {
        part = &item->parts[i];

        if (part->done) {
            continue;
        }

        ngx_str_null(&text);
        summary = (part->kind == NGX_RESPONSES_SUMMARY_TEXT);

        if (object) {
            text = ngx_responses_ending_text(object, summary,
                                     ngx_responses_state_part_index(item,
                                                                    part),
                                     &kind);
        }

        if (text.len == 0) {

            if (part->lost) {
                continue;
            }

            text.data = part->text.start;
            text.len = part->text.len;
        }

        if (ngx_responses_scaffold_end_part(engine, item, part, text)
            != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    return NGX_OK;
}


/* content that was never spoken of, but stands in the item when it is done */

static ngx_int_t
ngx_responses_ending_new_parts(ngx_responses_engine_t *engine,
    ngx_responses_open_item_t *item, ngx_responses_object_t *object)
{
    ngx_str_t   text;
    ngx_uint_t  kind;

    for ( ;; ) {
        text = ngx_responses_ending_text(object, 0, item->nparts, &kind);

        if (kind != NGX_RESPONSES_OUTPUT_TEXT
            && kind != NGX_RESPONSES_REFUSAL)
        {
            return NGX_OK;
        }

        if (ngx_responses_scaffold_whole_part(engine, item, kind, text)
            != NGX_OK)
        {
            return NGX_ERROR;
        }
    }
}


/* the text of an item's n-th part, and what kind of part it is */

static ngx_str_t
ngx_responses_ending_text(ngx_responses_object_t *object, ngx_uint_t summary,
    ngx_uint_t n, ngx_uint_t *kind)
{
    ngx_str_t              text;
    ngx_uint_t             i;
    ngx_responses_span_t  *part, *span;

    ngx_str_null(&text);
    *kind = NGX_RESPONSES_NO_PART;
    part = NULL;

    for (i = 0; i < object->spans->n; i++) {
        span = &object->spans->list[i];

        if (span->index == n
            && span->id == (summary ? NGX_RESPONSES_F_SUMMARY_PART
                                    : NGX_RESPONSES_F_CONTENT_PART))
        {
            part = span;
            break;
        }
    }

    if (part == NULL) {
        return text;
    }

    *kind = summary ? NGX_RESPONSES_SUMMARY_TEXT : NGX_RESPONSES_OTHER_PART;

    span = ngx_responses_object_within(object, NGX_RESPONSES_F_CONTENT_TYPE,
                                       part);

    if (span && span->kind == NGX_RESPONSES_JSON_STRING) {
        *kind = ngx_responses_part_find(object->p + span->start + 1,
                                        span->end - span->start - 2);

        if (span->end - span->start == 6
            && ngx_memcmp(object->p + span->start, "\"text\"", 6) == 0)
        {
            *kind = NGX_RESPONSES_OUTPUT_TEXT;
        }
    }

    span = ngx_responses_object_within(object,
                                       summary
                                       ? NGX_RESPONSES_F_SUMMARY_TEXT
                                       : *kind == NGX_RESPONSES_REFUSAL
                                       ? NGX_RESPONSES_F_CONTENT_REFUSAL
                                       : NGX_RESPONSES_F_CONTENT_TEXT,
                                       part);

    if (span && span->kind == NGX_RESPONSES_JSON_STRING) {
        text.data = object->p + span->start + 1;
        text.len = span->end - span->start - 2;
    }

    return text;
}


static ngx_int_t
ngx_responses_ending_tool(ngx_responses_engine_t *engine,
    ngx_responses_open_item_t *item, ngx_responses_object_t *object)
{
    ngx_str_t             text;
    ngx_uint_t            custom;
    ngx_responses_type_e  delta, done;

    custom = (item->kind == NGX_RESPONSES_CUSTOM_CALL);

    if (!ngx_responses_item_is_call(item->kind) || item->text_done) {
        return NGX_OK;
    }

    delta = custom ? NGX_RESPONSES_INPUT_DELTA : NGX_RESPONSES_ARGUMENTS_DELTA;
    done = custom ? NGX_RESPONSES_INPUT_DONE : NGX_RESPONSES_ARGUMENTS_DONE;

    ngx_str_null(&text);

    if (object) {
        text = ngx_responses_object_string(object,
                                           custom ? NGX_RESPONSES_F_INPUT
                                                  : NGX_RESPONSES_F_ARGUMENTS);
    }

    if (text.len == 0) {

        if (item->lost) {
            return NGX_OK;
        }

        text.data = item->text.start;
        text.len = item->text.len;

    } else if (ngx_responses_state_replace(&engine->state, &item->text,
                                           &item->lost, text)
               != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (!item->delta && text.len) {
        item->delta = 1;

        if (ngx_responses_synth_tool(engine, delta, item, text) != NGX_OK) {
            return NGX_ERROR;
        }
    }

    item->text_done = 1;

    return ngx_responses_synth_tool(engine, done, item, text);
}


static ngx_int_t
ngx_responses_ending_terminal(ngx_responses_repair_t *rp)
{
    ngx_uint_t             i;
    ngx_responses_span_t  *span;

    if (!rp->engine->conf->scaffold) {
        return NGX_OK;
    }

    for (i = 0; i < rp->object.spans->n; i++) {
        span = &rp->object.spans->list[i];

        if (span->id == NGX_RESPONSES_F_OUTPUT_ITEM
            && span->kind == NGX_RESPONSES_JSON_OBJECT
            && ngx_responses_ending_listed(rp, span) != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    return ngx_responses_ending_all(rp->engine, rp->ev->type);
}


ngx_int_t
ngx_responses_ending_all(ngx_responses_engine_t *engine,
    const ngx_responses_type_t *type)
{
    ngx_str_t                   raw;
    ngx_uint_t                  i;
    ngx_responses_state_t      *state;
    ngx_responses_open_item_t  *item;

    state = &engine->state;

    ngx_str_null(&raw);

    for (i = 0; i < state->nitems; i++) {
        item = state->items[i];

        if (item->done || item->held || state->full
            || (ngx_responses_item_is_call(item->kind)
                && type->id != NGX_RESPONSES_COMPLETED))
        {
            /* half a call must not be executed */

            continue;
        }

        if (ngx_responses_ending_item(engine, item, NULL) != NGX_OK) {
            return NGX_ERROR;
        }

        if (!ngx_responses_state_known(item)
            || (item->nparts == 0 && !item->text_done
                && item->kind != NGX_RESPONSES_MESSAGE))
        {
            continue;
        }

        item->done = 1;

        if (ngx_responses_synth_item(engine, NGX_RESPONSES_ITEM_DONE, item,
                                     raw, type->id)
            != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    return NGX_OK;
}


static ngx_int_t
ngx_responses_ending_listed(ngx_responses_repair_t *rp,
    ngx_responses_span_t *span)
{
    ngx_int_t                   rc;
    ngx_str_t                   id, type, raw;
    ngx_uint_t                  kind;
    ngx_responses_state_t      *state;
    ngx_responses_object_t      object;
    ngx_responses_engine_t     *engine;
    ngx_responses_open_item_t  *item;

    engine = rp->engine;
    state = &engine->state;

    rc = ngx_responses_object_read(&object, engine->worker->json,
                                   &engine->worker->fields,
                                   &engine->worker->element,
                                   rp->object.p + span->start,
                                   span->end - span->start);
    if (rc != NGX_OK) {
        return (rc == NGX_ERROR) ? NGX_ERROR : NGX_OK;
    }

    id = ngx_responses_object_string(&object, NGX_RESPONSES_F_ID);
    type = ngx_responses_object_string(&object, NGX_RESPONSES_F_TYPE);
    kind = ngx_responses_item_find(type.data, type.len);

    item = ngx_responses_ending_match(state, &id,
               ngx_responses_object_string(&object, NGX_RESPONSES_F_CALL_ID),
               kind);

    if (ngx_responses_item_is_call(kind)
        && !ngx_responses_ending_call(rp, item, &object))
    {
        return NGX_OK;
    }

    if (item && item->held
        && (ngx_responses_call_learn(state, item, &object) != NGX_OK
            || ngx_responses_call_release(engine, item) != NGX_OK))
    {
        return NGX_ERROR;
    }

    if (item == NULL) {
        item = ngx_responses_state_add_item(state, kind,
                                            NGX_RESPONSES_NO_INDEX);
        if (item == NULL) {
            return NGX_ERROR;
        }

        if (ngx_responses_state_learn_item(state, item, id, type,
                   ngx_responses_object_string(&object,
                                               NGX_RESPONSES_F_CALL_ID),
                   ngx_responses_object_string(&object, NGX_RESPONSES_F_NAME))
            != NGX_OK
            || ngx_responses_synth_item_id(engine, item) != NGX_OK
            || ngx_responses_ending_raw(engine, item, &object, &raw) != NGX_OK)
        {
            return NGX_ERROR;
        }

        if (kind == NGX_RESPONSES_MESSAGE || kind == NGX_RESPONSES_REASONING
            || ngx_responses_item_is_call(kind))
        {
            /* those grow from nothing, as the client is used to */

            ngx_str_null(&raw);
        }

        if (ngx_responses_synth_item(engine, NGX_RESPONSES_ITEM_ADDED, item,
                                     raw, 0)
            != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    item->listed = span->index + 1;

    if (item->done) {
        return NGX_OK;
    }

    if (ngx_responses_ending_item(engine, item, &object) != NGX_OK
        || ngx_responses_ending_raw(engine, item, &object, &raw) != NGX_OK)
    {
        return NGX_ERROR;
    }

    if ((kind == NGX_RESPONSES_MESSAGE || ngx_responses_item_is_call(kind))
        && ngx_responses_state_known(item)
        && (!ngx_responses_object_get(&object, NGX_RESPONSES_F_STATUS,
                                      NGX_RESPONSES_JSON_STRING)
            || (ngx_responses_item_is_call(kind)
                && !ngx_responses_object_get(&object, NGX_RESPONSES_F_CALL_ID,
                                             NGX_RESPONSES_JSON_STRING))))
    {
        /* poorer than what is known */

        ngx_str_null(&raw);
    }

    item->done = 1;

    return ngx_responses_synth_item(engine, NGX_RESPONSES_ITEM_DONE, item,
                                    raw, rp->ev->type->id);
}


/* whether a listed call can be announced, where it is not, and ended */

static ngx_uint_t
ngx_responses_ending_call(ngx_responses_repair_t *rp,
    ngx_responses_open_item_t *item, ngx_responses_object_t *object)
{
    ngx_str_t  status;

    if ((item == NULL || item->held)
        && ngx_responses_object_string(object, NGX_RESPONSES_F_NAME).len == 0)
    {
        return 0;
    }

    if (rp->ev->type->id == NGX_RESPONSES_COMPLETED || (item && item->done)) {
        return 1;
    }

    status = ngx_responses_object_string(object, NGX_RESPONSES_F_STATUS);

    return status.len == 9 && ngx_memcmp(status.data, "completed", 9) == 0;
}


/* ids may have changed on the way: then the first of that kind is meant */

static ngx_responses_open_item_t *
ngx_responses_ending_match(ngx_responses_state_t *state, ngx_str_t *id,
    ngx_str_t call_id, ngx_uint_t kind)
{
    ngx_uint_t                  i;
    ngx_responses_open_item_t  *item;

    for (i = 0; i < state->nitems; i++) {
        item = state->items[i];

        if (!item->listed && id->len && item->id.len == id->len
            && ngx_memcmp(item->id.data, id->data, id->len) == 0)
        {
            return item;
        }
    }

    for (i = 0; i < state->nitems && call_id.len; i++) {
        item = state->items[i];

        if (!item->listed && item->call_id.len == call_id.len
            && ngx_memcmp(item->call_id.data, call_id.data, call_id.len) == 0)
        {
            return item;
        }
    }

    for (i = 0; i < state->nitems; i++) {
        item = state->items[i];

        if (!item->listed && item->kind == kind) {
            return item;
        }
    }

    return NULL;
}


/* the item as the upstream has it, with the id that the client knows */

static ngx_int_t
ngx_responses_ending_raw(ngx_responses_engine_t *engine,
    ngx_responses_open_item_t *item, ngx_responses_object_t *object,
    ngx_str_t *raw)
{
    size_t                  start, end;
    ngx_str_t               id, *known;
    ngx_uint_t              text;
    ngx_responses_buf_t    *buf;
    ngx_responses_mem_t    *mem;
    ngx_responses_span_t   *span;

    raw->data = object->p;
    raw->len = object->len;

    known = &item->id;
    id = ngx_responses_object_string(object, NGX_RESPONSES_F_ID);

    text = (item->kind == NGX_RESPONSES_MCP_CALL && item->text.len
            && !ngx_responses_object_get(object, NGX_RESPONSES_F_ARGUMENTS,
                                         0));

    if (!text && id.len == known->len
        && ngx_memcmp(id.data, known->data, id.len) == 0)
    {
        return NGX_OK;
    }

    span = ngx_responses_object_get(object, NGX_RESPONSES_F_ID, 0);

    start = object->spans->open + 1;
    end = span ? span->start : start;

    mem = &engine->worker->mem;
    buf = &engine->worker->value;
    buf->len = 0;

#define lit(s)       ngx_responses_buf_append(mem, buf, (u_char *) s,         \
                                              sizeof(s) - 1)
#define bytes(p, n)  ngx_responses_buf_append(mem, buf, p, n)

    if (bytes(object->p, start) != NGX_OK
        || (text && (lit("\"arguments\":\"") != NGX_OK
                     || bytes(item->text.start, item->text.len) != NGX_OK
                     || lit("\",") != NGX_OK))
        || bytes(object->p + start, end - start) != NGX_OK
        || (span == NULL && lit("\"id\":") != NGX_OK)
        || lit("\"") != NGX_OK
        || bytes(known->data, known->len) != NGX_OK
        || lit("\"") != NGX_OK
        || (span == NULL && object->spans->members && lit(",") != NGX_OK))
    {
        return NGX_ERROR;
    }

    end = span ? span->end : start;

    if (bytes(object->p + end, object->len - end) != NGX_OK) {
        return NGX_ERROR;
    }

#undef lit
#undef bytes

    raw->data = buf->start;
    raw->len = buf->len;

    return NGX_OK;
}
