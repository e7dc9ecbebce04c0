
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * What the client does not get: events by their types, and whole items.
 *
 * Hiding what opens an item or a part hides what hangs on it, and passing an
 * event passes what it hangs on, so that no delta is met without scaffold.
 * Invariant: created and the terminal are never hidden, and the indexes of
 * items that are left are dense.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_writer.h"
#include "json/ngx_responses_text.h"
#include "engine/ngx_responses_flow.h"
#include "engine/ngx_responses_repair.h"
#include "engine/ngx_responses_shape.h"


static ngx_uint_t ngx_responses_hide_needs(const ngx_responses_type_t *type);
static ngx_uint_t ngx_responses_hide_matches(ngx_responses_engine_t *engine,
    const ngx_array_t *rules, u_char *holds, ngx_uint_t n);
static ngx_uint_t ngx_responses_hide_match(const ngx_array_t *rules,
    u_char *holds, const ngx_str_t *name);
static void ngx_responses_hide_pass(ngx_responses_engine_t *engine,
    u_char *passes);
static ngx_int_t ngx_responses_hide_item_type(ngx_responses_engine_t *engine,
    ngx_str_t *raw);
static ngx_responses_hidden_item_t *ngx_responses_hide_find(
    ngx_responses_shape_t *shape, ngx_responses_event_t *ev, int64_t index);
static ngx_int_t ngx_responses_hide_renumber(ngx_responses_shape_t *shape,
    ngx_responses_parcel_t *parcel, ngx_responses_span_t *span);
static ngx_int_t ngx_responses_hide_add(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, int64_t index);


void
ngx_responses_hide_types(ngx_responses_engine_t *engine)
{
    u_char                       passes[NGX_RESPONSES_SHAPE_TYPES];
    ngx_uint_t                   i, n;
    ngx_responses_shape_t       *shape;
    const ngx_responses_type_t  *type, *row;

    shape = engine->shape;

    for (i = 0; i < shape->rules->pass.nelts; i++) {
        shape->choosy |= shape->pass[i];
    }

    for (i = 0; i < shape->rules->items.nelts; i++) {
        shape->picky |= shape->items[i];
    }

    if (shape->choosy) {
        ngx_responses_hide_pass(engine, passes);
    }

    for (n = 0; (row = ngx_responses_type_row(n)) != NULL; n++) {

        if (row->id == NGX_RESPONSES_CREATED
            || ngx_responses_flow_ends(engine, row))
        {
            continue;
        }

        shape->types[n] = (shape->choosy && !passes[n]);

        if (row->class == NGX_RESPONSES_CLASS_LIFECYCLE) {
            continue;
        }

        for (type = row; !shape->types[n]; type = ngx_responses_type(i)) {

            shape->types[n] = ngx_responses_hide_matches(engine,
                                            &shape->rules->hide, shape->hide,
                                            ngx_responses_type_number(type));

            i = ngx_responses_hide_needs(type);

            if (i == NGX_RESPONSES_PLAIN) {
                break;
            }
        }
    }
}


/* what is asked for, what that hangs on, and the ends of that */

static void
ngx_responses_hide_pass(ngx_responses_engine_t *engine, u_char *passes)
{
    ngx_uint_t                   n, needs;
    ngx_responses_shape_t       *shape;
    const ngx_responses_type_t  *row, *type;

    shape = engine->shape;

    ngx_memzero(passes, NGX_RESPONSES_SHAPE_TYPES);

    for (n = 0; (row = ngx_responses_type_row(n)) != NULL; n++) {

        if (!ngx_responses_hide_matches(engine, &shape->rules->pass,
                                        shape->pass, n))
        {
            continue;
        }

        passes[n] = 1;

        for (type = row;
             (needs = ngx_responses_hide_needs(type)) != NGX_RESPONSES_PLAIN;
             /* void */ )
        {
            type = ngx_responses_type(needs);
            passes[ngx_responses_type_number(type)] = 1;
        }
    }

    for (n = 0; (row = ngx_responses_type_row(n)) != NULL; n++) {

        if (row->id == NGX_RESPONSES_ITEM_DONE
            || row->id == NGX_RESPONSES_PART_DONE
            || row->id == NGX_RESPONSES_SUMMARY_PART_DONE
            || row->id == NGX_RESPONSES_REASONING_PART_DONE)
        {
            type = ngx_responses_type(ngx_responses_hide_needs(row));
            passes[n] |= passes[ngx_responses_type_number(type)];
        }
    }
}


/* the type whose event must have come before one of this type, or PLAIN */

static ngx_uint_t
ngx_responses_hide_needs(const ngx_responses_type_t *type)
{
    switch (type->id) {

    case NGX_RESPONSES_ITEM_ADDED:
        return NGX_RESPONSES_PLAIN;

    case NGX_RESPONSES_PART_DONE:
        return NGX_RESPONSES_PART_ADDED;

    case NGX_RESPONSES_SUMMARY_PART_DONE:
        return NGX_RESPONSES_SUMMARY_PART_ADDED;

    case NGX_RESPONSES_REASONING_PART_DONE:
        return NGX_RESPONSES_REASONING_PART_ADDED;
    }

    if (type->part == NGX_RESPONSES_SUMMARY_TEXT) {
        return NGX_RESPONSES_SUMMARY_PART_ADDED;
    }

    if (type->part != NGX_RESPONSES_NO_PART) {
        return NGX_RESPONSES_PART_ADDED;
    }

    if (type->index & NGX_RESPONSES_OUTPUT_INDEX) {
        return NGX_RESPONSES_ITEM_ADDED;
    }

    return NGX_RESPONSES_PLAIN;
}


/* a type may have one name in the catalogue and another in the profile */

static ngx_uint_t
ngx_responses_hide_matches(ngx_responses_engine_t *engine,
    const ngx_array_t *rules, u_char *holds, ngx_uint_t n)
{
    ngx_str_t                    name;
    const ngx_responses_type_t  *type;

    type = ngx_responses_type_row(n);

    if (ngx_responses_hide_match(rules, holds, &type->name)) {
        return 1;
    }

    if (type->id == NGX_RESPONSES_PLAIN) {
        return 0;
    }

    name = ngx_responses_repair_type_name(engine, type->id);

    return ngx_responses_hide_match(rules, holds, &name);
}


static ngx_uint_t
ngx_responses_hide_match(const ngx_array_t *rules, u_char *holds,
    const ngx_str_t *name)
{
    ngx_uint_t                  i;
    ngx_responses_name_rule_t  *rule;

    rule = rules->elts;

    for (i = 0; i < rules->nelts; i++) {
        if (holds[i] && ngx_responses_rule_match(&rule[i].pattern, name)) {
            return 1;
        }
    }

    return 0;
}


ngx_uint_t
ngx_responses_hide_type(ngx_responses_shape_t *shape,
    ngx_responses_event_t *ev)
{
    if (ev->type->class != NGX_RESPONSES_CLASS_UNKNOWN) {
        return shape->types[ngx_responses_type_number(ev->type)];
    }

    return ngx_responses_hide_match(&shape->rules->hide, shape->hide,
                                    &ev->name)
           || (shape->choosy
               && !ngx_responses_hide_match(&shape->rules->pass, shape->pass,
                                            &ev->name));
}


ngx_int_t
ngx_responses_hide_item(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, int64_t index, ngx_str_t *item)
{
    ngx_int_t               rc;
    ngx_str_t               kind;
    ngx_responses_shape_t  *shape;

    shape = engine->shape;

    if (shape->rules->items.nelts == 0
        || (ev->type->class != NGX_RESPONSES_CLASS_UNKNOWN
            && !(ev->type->index & NGX_RESPONSES_OUTPUT_INDEX)))
    {
        return NGX_OK;
    }

    if (ngx_responses_hide_find(shape, ev, index)
        || (shape->forgot && index >= shape->forgotten))
    {
        return NGX_DECLINED;
    }

    if (item->len) {
        rc = ngx_responses_hide_item_type(engine, item);

        return (rc == NGX_DECLINED) ? ngx_responses_hide_add(engine, ev, index)
                                    : rc;
    }

    /* an item whose beginning was not seen: most types speak of one kind */

    kind = ngx_responses_item_name(ev->type->item);

    if (kind.len
        && ngx_responses_hide_match(&shape->rules->items, shape->items, &kind))
    {
        return ngx_responses_hide_add(engine, ev, index);
    }

    return NGX_OK;
}


ngx_int_t
ngx_responses_hide_unsure(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, int64_t index, ngx_str_t *item)
{
    ngx_uint_t              known;
    ngx_responses_shape_t  *shape;

    shape = engine->shape;
    known = (index != NGX_RESPONSES_NO_INDEX);

    if (!shape->picky) {
        return NGX_OK;
    }

    if (ev->name.len == 0) {

        /* the type comes late, too */

        return item->len ? NGX_OK : NGX_DECLINED;
    }

    if (!(ev->type->index & NGX_RESPONSES_OUTPUT_INDEX)) {
        return NGX_OK;
    }

    switch (ev->type->id) {

    case NGX_RESPONSES_ITEM_ADDED:
        if (item->len) {
            return NGX_OK;
        }

        return known ? ngx_responses_hide_add(engine, ev, index)
                     : NGX_DECLINED;

    case NGX_RESPONSES_ITEM_DONE:

        /* of an item that was added its index tells */

        return (item->len || known) ? NGX_OK : NGX_DECLINED;
    }

    return (shape->hidden.len == 0 || known) ? NGX_OK : NGX_DECLINED;
}


/* whether items of a type are hidden: NGX_DECLINED, else NGX_OK */

static ngx_int_t
ngx_responses_hide_item_type(ngx_responses_engine_t *engine, ngx_str_t *raw)
{
    ngx_str_t               type;
    ngx_responses_buf_t    *text;
    ngx_responses_shape_t  *shape;

    type = *raw;
    shape = engine->shape;

    if (type.len && memchr(type.data, '\\', type.len)) {
        text = &engine->worker->desk.text[0];

        if (ngx_responses_text_decode(&engine->worker->mem, text, type.data,
                                      type.len)
            != NGX_OK)
        {
            return NGX_ERROR;
        }

        type.data = text->start;
        type.len = text->len;
    }

    return (type.len && ngx_responses_hide_match(&shape->rules->items,
                                                 shape->items, &type))
           ? NGX_DECLINED : NGX_OK;
}


/* by its index or, where an event has none, by its id */

static ngx_responses_hidden_item_t *
ngx_responses_hide_find(ngx_responses_shape_t *shape,
    ngx_responses_event_t *ev, int64_t index)
{
    ngx_str_t                     id;
    ngx_uint_t                    i;
    ngx_responses_hidden_item_t  *item, *list;

    ngx_str_null(&id);

    if (ev->data) {
        id = ngx_responses_event_string(ev, NGX_RESPONSES_M_ITEM_ID);
    }

    list = (ngx_responses_hidden_item_t *) shape->hidden.start;

    for (i = ngx_responses_shape_nhidden(shape); i > 0; i--) {
        item = &list[i - 1];

        if ((index != NGX_RESPONSES_NO_INDEX && item->index == index)
            || (id.len && id.len == item->id.len
                && ngx_memcmp(id.data, item->id.data, id.len) == 0))
        {
            return item;
        }
    }

    return NULL;
}


static ngx_int_t
ngx_responses_hide_add(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, int64_t index)
{
    size_t                        kept;
    ngx_str_t                     id;
    ngx_responses_mem_t          *mem;
    ngx_responses_shape_t        *shape;
    ngx_responses_hidden_item_t   item;

    mem = &engine->mem;
    shape = engine->shape;

    ngx_str_null(&item.id);
    ngx_str_null(&id);

    if (ev->data) {
        id = ngx_responses_event_string(ev, NGX_RESPONSES_M_ITEM_OWN_ID);

        if (id.len == 0) {
            id = ngx_responses_event_string(ev, NGX_RESPONSES_M_ITEM_ID);
        }
    }

    /* the list of them may be twice as large as they are */

    kept = 2 * sizeof(ngx_responses_hidden_item_t)
           + ngx_min(id.len, NGX_RESPONSES_STATE_WORD);

    if (ngx_responses_shape_nhidden(shape) == engine->conf->max_items
        || !ngx_responses_state_fits(&engine->state, kept))
    {
        /* too many: rather all of the rest than what should not be seen */

        shape->forgot = 1;
        shape->forgotten = index;

        return NGX_DECLINED;
    }

    item.index = index;

    if (id.len && id.len <= NGX_RESPONSES_STATE_WORD
        && ngx_responses_state_set(&engine->state, &item.id, id.data, id.len)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (ngx_responses_buf_append(mem, &shape->hidden, (u_char *) &item,
                                 sizeof(ngx_responses_hidden_item_t))
        != NGX_OK)
    {
        if (item.id.data) {
            mem->free(mem->data, item.id.data);
        }

        return NGX_ERROR;
    }

    engine->state.kept += kept;

    return NGX_DECLINED;
}


int64_t
ngx_responses_hide_index(ngx_responses_shape_t *shape, int64_t index)
{
    int64_t                       n;
    ngx_uint_t                    i;
    ngx_responses_hidden_item_t  *item;

    n = index;
    item = (ngx_responses_hidden_item_t *) shape->hidden.start;

    for (i = 0; i < ngx_responses_shape_nhidden(shape); i++) {
        n -= (item[i].index != NGX_RESPONSES_NO_INDEX
              && item[i].index < index);
    }

    return n;
}


ngx_int_t
ngx_responses_hide_places(ngx_responses_engine_t *engine,
    ngx_responses_parcel_t *parcel)
{
    size_t                        edge;
    ngx_int_t                     rc;
    ngx_str_t                     type;
    ngx_uint_t                    i;
    ngx_responses_span_t         *span, *element;
    ngx_responses_shape_t        *shape;
    ngx_responses_spans_t        *spans;
    const ngx_responses_rules_t  *rules;

    shape = engine->shape;
    rules = shape->rules;

    if (rules->items.nelts == 0) {
        return NGX_OK;
    }

    edge = 0;
    element = NULL;
    spans = parcel->ev.spans;

    for (i = 0; i < spans->n; i++) {
        span = &spans->list[i];

        if (span->id == NGX_RESPONSES_M_OUTPUT_INDEX && shape->hidden.len
            && ngx_responses_hide_renumber(shape, parcel, span) != NGX_OK)
        {
            return NGX_ERROR;
        }

        if (span->id == rules->output_item) {
            element = span;
        }

        if (span->id != rules->output_type || element == NULL
            || span->kind != NGX_RESPONSES_JSON_STRING)
        {
            continue;
        }

        type.data = parcel->ev.data + span->start + 1;
        type.len = span->end - span->start - 2;

        rc = ngx_responses_hide_item_type(engine, &type);

        if (rc == NGX_DECLINED) {
            rc = ngx_responses_field_remove(parcel, element, &edge);
        }

        if (rc != NGX_OK) {
            return NGX_ERROR;
        }
    }

    return NGX_OK;
}


static ngx_int_t
ngx_responses_hide_renumber(ngx_responses_shape_t *shape,
    ngx_responses_parcel_t *parcel, ngx_responses_span_t *span)
{
    u_char                  buf[NGX_INT64_LEN];
    int64_t                 index, n;
    ngx_responses_writer_t  w;

    if (ngx_responses_number_read(parcel->ev.data + span->start,
                                  span->end - span->start, &index)
        != NGX_OK)
    {
        return NGX_OK;
    }

    n = ngx_responses_hide_index(shape, index);

    if (n == index) {
        return NGX_OK;
    }

    ngx_responses_writer_init(&w, buf, sizeof(buf));
    ngx_responses_write_int(&w, n);

    return ngx_responses_edit_splice(parcel->top.edit,
                                     parcel->top.offset + span->start,
                                     span->end - span->start, buf,
                                     w.pos - buf);
}
