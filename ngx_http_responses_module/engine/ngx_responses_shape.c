
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The way out of an event where there are rules: lays it on the desk and
 * leads it past the rooms of hiding, fields, rewriting and adding.
 *
 * An event that was spliced before is written anew and read again, so that
 * rules see what the client would have got.  Invariant: created and the
 * terminal always leave, and what no rule means leaves as it came.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_flow.h"
#include "engine/ngx_responses_shape.h"
#include "engine/ngx_responses_stamp.h"


static void ngx_responses_shape_ask(ngx_responses_shape_t *shape,
    const ngx_array_t *rules, u_char *holds);
static ngx_int_t ngx_responses_shape_send(ngx_responses_engine_t *engine,
    ngx_responses_parcel_t *parcel);
static ngx_int_t ngx_responses_shape_edit(ngx_responses_engine_t *engine,
    ngx_responses_parcel_t *parcel);
static ngx_int_t ngx_responses_shape_renew(ngx_responses_engine_t *engine,
    ngx_responses_parcel_t *parcel, ngx_responses_edit_t *edit);
static ngx_int_t ngx_responses_shape_read(ngx_responses_engine_t *engine,
    ngx_responses_parcel_t *parcel, u_char *p, size_t len);
static ngx_int_t ngx_responses_shape_append(void *data, u_char *p, size_t len);


ngx_int_t
ngx_responses_shape_init(ngx_responses_engine_t *engine, void *outside)
{
    u_char                       *p;
    size_t                        n;
    ngx_uint_t                    i;
    ngx_responses_shape_t        *shape;
    ngx_responses_field_rule_t   *field;
    const ngx_responses_rules_t  *rules;

    rules = engine->conf->rules;

    n = rules->hide.nelts + rules->pass.nelts + rules->items.nelts
        + rules->fields.nelts + rules->adds.nelts + rules->ids;

    shape = engine->mem.alloc(engine->mem.data,
                              sizeof(ngx_responses_shape_t) + n);
    if (shape == NULL) {
        return NGX_ERROR;
    }

    ngx_memzero(shape, sizeof(ngx_responses_shape_t) + n);

    shape->rules = rules;
    shape->outside = outside;

    p = (u_char *) shape + sizeof(ngx_responses_shape_t);

    shape->hide = p;
    shape->pass = shape->hide + rules->hide.nelts;
    shape->items = shape->pass + rules->pass.nelts;
    shape->fields = shape->items + rules->items.nelts;
    shape->fired = shape->fields + rules->fields.nelts;
    shape->ids = shape->fired + rules->adds.nelts;

    engine->shape = shape;

    ngx_responses_shape_ask(shape, &rules->hide, shape->hide);
    ngx_responses_shape_ask(shape, &rules->pass, shape->pass);
    ngx_responses_shape_ask(shape, &rules->items, shape->items);

    field = rules->fields.elts;

    for (i = 0; i < rules->fields.nelts; i++) {
        shape->fields[i] = (field[i].cond == NULL
                            || rules->hooks->holds(outside, field[i].cond));

        if (!shape->fields[i]) {
            continue;
        }

        if (!field[i].set) {
            shape->ids[field[i].id] |= NGX_RESPONSES_SHAPE_HIDE;
            shape->hides = 1;

            if (field[i].name.len == field[i].path.len) {
                shape->ids[field[i].id] |= NGX_RESPONSES_SHAPE_TOP;
            }

            continue;
        }

        shape->ids[field[i].id] |= NGX_RESPONSES_SHAPE_SET;
        shape->ids[field[i].parent] |= NGX_RESPONSES_SHAPE_SET;
        shape->always |= (field[i].parent == 0);
    }

    ngx_responses_hide_types(engine);

    shape->hides |= shape->picky | shape->choosy;

    for (i = 0; i < rules->hide.nelts; i++) {
        shape->hides |= shape->hide[i];
    }

    return NGX_OK;
}


static void
ngx_responses_shape_ask(ngx_responses_shape_t *shape, const ngx_array_t *rules,
    u_char *holds)
{
    ngx_uint_t                  i;
    ngx_responses_name_rule_t  *rule;

    rule = rules->elts;

    for (i = 0; i < rules->nelts; i++) {
        holds[i] = (rule[i].cond == NULL
                    || shape->rules->hooks->holds(shape->outside,
                                                  rule[i].cond));
    }
}


void
ngx_responses_shape_free(ngx_responses_engine_t *engine)
{
    ngx_uint_t                    i;
    ngx_responses_mem_t          *mem;
    ngx_responses_shape_t        *shape;
    ngx_responses_hidden_item_t  *item;

    mem = &engine->mem;
    shape = engine->shape;

    if (shape == NULL) {
        return;
    }

    item = (ngx_responses_hidden_item_t *) shape->hidden.start;

    for (i = 0; i < ngx_responses_shape_nhidden(shape); i++) {
        if (item[i].id.data) {
            mem->free(mem->data, item[i].id.data);
        }
    }

    ngx_responses_buf_free(mem, &shape->hidden);
    ngx_responses_buf_free(mem, &shape->spelled);

    mem->free(mem->data, shape);
    engine->shape = NULL;
}


ngx_int_t
ngx_responses_shape_event(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, u_char *p)
{
    ngx_int_t                rc;
    ngx_responses_parcel_t   parcel;
    ngx_responses_worker_t  *worker;

    worker = engine->worker;

    parcel.p = p;
    parcel.frame = engine->frame;
    parcel.ev = *ev;
    parcel.made = 0;
    parcel.edited = (worker->edit.n || p == worker->scratch.start);

    if (worker->edit.n) {
        rc = ngx_responses_shape_renew(engine, &parcel, &worker->edit);

        if (rc != NGX_OK) {
            return (rc == NGX_DECLINED) ? NGX_ABORT : NGX_ERROR;
        }
    }

    rc = ngx_responses_shape_send(engine, &parcel);

    if (rc == NGX_OK) {
        engine->usage.edited += parcel.edited;

    } else if (rc == NGX_DECLINED) {
        engine->usage.hidden++;
    }

    return rc;
}


ngx_int_t
ngx_responses_shape_made(ngx_responses_engine_t *engine,
    const ngx_responses_type_t *type, ngx_str_t name, u_char *p, size_t len)
{
    ngx_int_t               rc;
    ngx_responses_parcel_t  parcel;

    ngx_memzero(&parcel, sizeof(ngx_responses_parcel_t));

    parcel.ev.type = type;
    parcel.ev.name = name;
    parcel.made = 1;

    rc = ngx_responses_shape_read(engine, &parcel, p, len);

    if (rc != NGX_OK) {
        return (rc == NGX_DECLINED) ? NGX_ABORT : NGX_ERROR;
    }

    rc = ngx_responses_shape_send(engine, &parcel);

    if (rc == NGX_OK) {
        engine->usage.added++;
    }

    return rc;
}


static ngx_int_t
ngx_responses_shape_send(ngx_responses_engine_t *engine,
    ngx_responses_parcel_t *parcel)
{
    ngx_int_t               rc;
    ngx_str_t               item;
    ngx_responses_event_t  *ev;

    ev = &parcel->ev;
    item = ngx_responses_event_string(ev, NGX_RESPONSES_M_ITEM_TYPE);

    rc = ngx_responses_shape_before(engine, ev,
                                    ngx_responses_event_number(ev,
                                               NGX_RESPONSES_M_OUTPUT_INDEX),
                                    &item);

    if (rc == NGX_OK) {
        rc = ngx_responses_shape_edit(engine, parcel);
    }

    if (rc == NGX_OK) {
        rc = ngx_responses_edit_apply(parcel->top.edit, parcel->p,
                                      parcel->frame.len, engine->write,
                                      engine->data);
    }

    if (rc != NGX_OK) {
        return rc;
    }

    return ngx_responses_shape_after(engine, ev);
}


ngx_int_t
ngx_responses_shape_before(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, int64_t index, ngx_str_t *item)
{
    ngx_int_t               rc;
    ngx_responses_shape_t  *shape;

    shape = engine->shape;

    rc = ngx_responses_hide_item(engine, ev, index, item);

    if (rc != NGX_OK) {
        return rc;
    }

    if (ngx_responses_shape_pending(engine, ev->type) != NGX_OK
        || ngx_responses_add_before(engine, ev->type, &ev->name) != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (!ngx_responses_hide_type(shape, ev)) {
        return NGX_OK;
    }

    /* what stands by an event can so take its place */

    return (ngx_responses_add_after(engine, ev->type, &ev->name) == NGX_OK)
           ? NGX_DECLINED : NGX_ERROR;
}


ngx_int_t
ngx_responses_shape_pending(ngx_responses_engine_t *engine,
    const ngx_responses_type_t *next)
{
    const ngx_responses_type_t  *created;

    if (engine->shape == NULL || !engine->shape->pending) {
        return NGX_OK;
    }

    engine->shape->pending = 0;
    created = ngx_responses_type(NGX_RESPONSES_CREATED);

    if (ngx_responses_add_routing(engine, next) != NGX_OK) {
        return NGX_ERROR;
    }

    return ngx_responses_add_after(engine, created,
                                   (ngx_str_t *) &created->name);
}


ngx_int_t
ngx_responses_shape_after(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    if (ngx_responses_flow_ends(engine, ev->type)) {
        return NGX_OK;
    }

    if (ev->type->id == NGX_RESPONSES_CREATED
        && engine->shape->rules->routings.nelts)
    {
        engine->shape->pending = 1;
        return NGX_OK;
    }

    return ngx_responses_add_after(engine, ev->type, &ev->name);
}


static ngx_int_t
ngx_responses_shape_edit(ngx_responses_engine_t *engine,
    ngx_responses_parcel_t *parcel)
{
    ngx_int_t              rc;
    ngx_responses_edit_t  *edit;

    edit = &engine->worker->desk.edit;

    ngx_responses_edit_reset(edit);

    parcel->top.p = parcel->ev.data;
    parcel->top.len = parcel->frame.data_end - parcel->frame.data;
    parcel->top.spans = parcel->ev.spans;

    ngx_responses_object_edit(&parcel->top, edit, parcel->frame.data);

    if (ngx_responses_rewrite(engine, parcel) != NGX_OK
        || ngx_responses_hide_places(engine, parcel) != NGX_OK
        || ngx_responses_field_hide(engine, parcel) != NGX_OK)
    {
        return NGX_ERROR;
    }

    rc = NGX_OK;

    if (ngx_responses_field_sets(engine->shape, parcel->ev.spans)) {

        if (edit->n) {
            parcel->edited = 1;

            rc = ngx_responses_shape_renew(engine, parcel, edit);

            if (rc == NGX_ERROR) {
                return NGX_ERROR;
            }
        }

        if (rc == NGX_OK && ngx_responses_field_set(engine, parcel) != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    if (ngx_responses_stamp_number(engine, &parcel->top, 0) != NGX_OK
        || ngx_responses_stamp_line(engine, edit, &parcel->frame, parcel->p,
                                    parcel->ev.name)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    parcel->edited |= (edit->n != 0);

    return NGX_OK;
}


/* NGX_DECLINED: too long or too deep now, and nothing was changed */

static ngx_int_t
ngx_responses_shape_renew(ngx_responses_engine_t *engine,
    ngx_responses_parcel_t *parcel, ngx_responses_edit_t *edit)
{
    ngx_int_t                rc;
    ngx_responses_buf_t     *buf;
    ngx_responses_desk_t    *desk;

    desk = &engine->worker->desk;
    buf = &desk->buf[!desk->last];
    buf->len = 0;

    if (ngx_responses_edit_apply(edit, parcel->p, parcel->frame.len,
                                 ngx_responses_shape_append, engine->worker)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    rc = ngx_responses_shape_read(engine, parcel, buf->start, buf->len);

    if (rc == NGX_OK && edit == &desk->edit) {
        ngx_responses_edit_reset(edit);

        parcel->top.p = parcel->ev.data;
        parcel->top.len = parcel->frame.data_end - parcel->frame.data;
        parcel->top.spans = parcel->ev.spans;

        ngx_responses_object_edit(&parcel->top, edit, parcel->frame.data);
    }

    return rc;
}


static ngx_int_t
ngx_responses_shape_read(ngx_responses_engine_t *engine,
    ngx_responses_parcel_t *parcel, u_char *p, size_t len)
{
    u_char                 *pos;
    ngx_int_t               rc;
    ngx_responses_sse_t     sse;
    ngx_responses_desk_t   *desk;
    ngx_responses_frame_t   frame;
    ngx_responses_spans_t  *spans;

    desk = &engine->worker->desk;
    spans = &desk->spans[!desk->last];
    pos = p;

    ngx_responses_sse_init(&sse, 0);
    ngx_responses_frame_init(&frame, 0);

    /* it is one frame, whatever comments it begins with */

    frame.fields = 1;

    if (ngx_responses_frame_read(&frame, &sse, &pos, p + len) != NGX_DONE
        || frame.datas == 0)
    {
        return NGX_DECLINED;
    }

    rc = ngx_responses_span_parse(engine->worker->json, engine->paths,
                                  p + frame.data, frame.data_end - frame.data,
                                  spans);
    if (rc != NGX_OK) {
        return rc;
    }

    desk->last = !desk->last;

    parcel->p = p;
    parcel->frame = frame;
    parcel->ev.data = p + frame.data;
    parcel->ev.spans = spans;

    return NGX_OK;
}


static ngx_int_t
ngx_responses_shape_append(void *data, u_char *p, size_t len)
{
    ngx_responses_worker_t *worker = data;

    return ngx_responses_buf_append(&worker->mem,
                                    &worker->desk.buf[!worker->desk.last], p,
                                    len);
}
