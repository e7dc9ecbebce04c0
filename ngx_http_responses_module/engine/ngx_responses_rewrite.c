
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Final texts that are not what the deltas spelled: noticed, where the
 * upstream rewrote them, and made, where the user wants them rewritten.
 *
 * Keeps no text: a part has a length and a sum.  The same text is rewritten
 * to the same text in each of the places where it stands, so these agree.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_writer.h"
#include "json/ngx_responses_text.h"
#include "engine/ngx_responses_shape.h"


static ngx_responses_spelled_t *ngx_responses_rewrite_part(
    ngx_responses_engine_t *engine, ngx_responses_parcel_t *parcel);
static ngx_int_t ngx_responses_rewrite_delta(ngx_responses_engine_t *engine,
    ngx_responses_parcel_t *parcel);
static ngx_int_t ngx_responses_rewrite_done(ngx_responses_engine_t *engine,
    ngx_responses_parcel_t *parcel);
static ngx_uint_t ngx_responses_rewrite_other(ngx_responses_engine_t *engine,
    ngx_responses_parcel_t *parcel);
static ngx_int_t ngx_responses_rewrite_within(ngx_responses_engine_t *engine,
    ngx_responses_parcel_t *parcel);
static ngx_uint_t ngx_responses_rewrite_is_text(
    ngx_responses_parcel_t *parcel, ngx_uint_t n, ngx_uint_t type);
static ngx_int_t ngx_responses_rewrite_text(ngx_responses_engine_t *engine,
    ngx_responses_parcel_t *parcel, ngx_responses_span_t *span);
static ngx_int_t ngx_responses_rewrite_apply(ngx_responses_engine_t *engine,
    ngx_responses_parcel_t *parcel, ngx_responses_span_t *span, ngx_uint_t *n);


ngx_int_t
ngx_responses_rewrite(ngx_responses_engine_t *engine,
    ngx_responses_parcel_t *parcel)
{
    const ngx_responses_type_t   *type;
    const ngx_responses_rules_t  *rules;

    rules = engine->shape->rules;
    type = parcel->ev.type;

    if (!rules->rewrite && rules->rewrites.nelts == 0) {
        return NGX_OK;
    }

    switch (type->id) {

    case NGX_RESPONSES_TEXT_DELTA:
        return ngx_responses_rewrite_delta(engine, parcel);

    case NGX_RESPONSES_TEXT_DONE:
        return ngx_responses_rewrite_done(engine, parcel);

    case NGX_RESPONSES_REWRITE:
        engine->shape->announced = 1;
        return NGX_OK;
    }

    if (rules->rewrites.nelts == 0
        || (type->class != NGX_RESPONSES_CLASS_PART
            && type->class != NGX_RESPONSES_CLASS_ITEM
            && type->class != NGX_RESPONSES_CLASS_LIFECYCLE
            && type->class != NGX_RESPONSES_CLASS_TERMINAL))
    {
        return NGX_OK;
    }

    return ngx_responses_rewrite_within(engine, parcel);
}


static ngx_int_t
ngx_responses_rewrite_delta(ngx_responses_engine_t *engine,
    ngx_responses_parcel_t *parcel)
{
    ngx_str_t                 delta;
    ngx_responses_shape_t    *shape;
    ngx_responses_spelled_t  *part, spelled;

    shape = engine->shape;

    if (!shape->rules->rewrite) {
        return NGX_OK;
    }

    part = ngx_responses_rewrite_part(engine, parcel);

    if (part == NULL) {

        if (shape->spelled.len
            == engine->conf->max_items * sizeof(ngx_responses_spelled_t)
            || !ngx_responses_state_fits(&engine->state,
                                         2 * sizeof(ngx_responses_spelled_t)))
        {
            return NGX_OK;
        }

        part = &spelled;

        part->item = ngx_responses_event_number(&parcel->ev,
                                                NGX_RESPONSES_M_OUTPUT_INDEX);
        part->part = ngx_responses_event_number(&parcel->ev,
                                               NGX_RESPONSES_M_CONTENT_INDEX);
        part->len = 0;
        part->sum = NGX_RESPONSES_TEXT_SUM;

        if (ngx_responses_buf_append(&engine->mem, &shape->spelled,
                                     (u_char *) part,
                                     sizeof(ngx_responses_spelled_t))
            != NGX_OK)
        {
            return NGX_ERROR;
        }

        engine->state.kept += 2 * sizeof(ngx_responses_spelled_t);

        part = ngx_responses_rewrite_part(engine, parcel);
    }

    delta = ngx_responses_event_string(&parcel->ev, NGX_RESPONSES_M_DELTA);
    part->sum = ngx_responses_text_sum(part->sum, &part->len, delta.data,
                                       delta.len);

    return NGX_OK;
}


static ngx_int_t
ngx_responses_rewrite_done(ngx_responses_engine_t *engine,
    ngx_responses_parcel_t *parcel)
{
    ngx_int_t               rc;
    ngx_uint_t              i, announced, other;
    ngx_responses_span_t   *span;
    ngx_responses_shape_t  *shape;

    shape = engine->shape;

    announced = shape->announced;
    shape->announced = 0;

    other = ngx_responses_rewrite_other(engine, parcel);

    for (i = 0; i < parcel->ev.spans->n; i++) {
        span = &parcel->ev.spans->list[i];

        if (span->id != NGX_RESPONSES_M_TEXT
            || span->kind != NGX_RESPONSES_JSON_STRING)
        {
            continue;
        }

        rc = ngx_responses_rewrite_text(engine, parcel, span);

        if (rc == NGX_ERROR) {
            return NGX_ERROR;
        }

        other |= (rc == NGX_OK);
    }

    if (announced || !other) {
        return NGX_OK;
    }

    return ngx_responses_add_plain(engine, NGX_RESPONSES_REWRITE);
}


/* whether the upstream's text is another than its deltas spelled */

static ngx_uint_t
ngx_responses_rewrite_other(ngx_responses_engine_t *engine,
    ngx_responses_parcel_t *parcel)
{
    uint64_t                  sum;
    ngx_str_t                 text;
    ngx_uint_t                len;
    ngx_responses_spelled_t  *part;

    part = ngx_responses_rewrite_part(engine, parcel);
    text = ngx_responses_event_string(&parcel->ev, NGX_RESPONSES_M_TEXT);

    if (part == NULL || text.data == NULL || engine->shape->blind
        || parcel->made)
    {
        return 0;
    }

    len = 0;
    sum = ngx_responses_text_sum(NGX_RESPONSES_TEXT_SUM, &len, text.data,
                                 text.len);

    return len != part->len || sum != part->sum;
}


/* texts of parts, items and responses; the part's type stands beside each */

static ngx_int_t
ngx_responses_rewrite_within(ngx_responses_engine_t *engine,
    ngx_responses_parcel_t *parcel)
{
    ngx_uint_t                       i, k, n, t;
    ngx_responses_span_t            *list;
    const ngx_responses_text_ids_t  *ids;

    list = parcel->ev.spans->list;
    n = parcel->ev.spans->n;

    for (i = 0; i < n; i++) {

        ids = engine->shape->rules->texts;

        for (t = 0; t < NGX_RESPONSES_RULE_TEXTS; t++, ids++) {
            if (list[i].id == ids->part) {
                break;
            }
        }

        if (t == NGX_RESPONSES_RULE_TEXTS
            || !ngx_responses_rewrite_is_text(parcel, i, ids->type))
        {
            continue;
        }

        for (k = i + 1; k < n && list[k].start < list[i].end; k++) {

            if (list[k].id == ids->text
                && list[k].kind == NGX_RESPONSES_JSON_STRING
                && ngx_responses_rewrite_text(engine, parcel, &list[k])
                   == NGX_ERROR)
            {
                return NGX_ERROR;
            }
        }
    }

    return NGX_OK;
}


/* whether the n-th span is a part with the type of a text */

static ngx_uint_t
ngx_responses_rewrite_is_text(ngx_responses_parcel_t *parcel, ngx_uint_t n,
    ngx_uint_t type)
{
    ngx_uint_t             i;
    ngx_responses_span_t  *list;

    list = parcel->ev.spans->list;

    for (i = n + 1;
         i < parcel->ev.spans->n && list[i].start < list[n].end;
         i++)
    {
        if (list[i].id == type
            && list[i].end - list[i].start == sizeof("output_text") + 1
            && ngx_memcmp(parcel->ev.data + list[i].start + 1, "output_text",
                          sizeof("output_text") - 1)
               == 0)
        {
            return 1;
        }
    }

    return 0;
}


/* NGX_OK: a new text was put, NGX_DECLINED: it is the same */

static ngx_int_t
ngx_responses_rewrite_text(ngx_responses_engine_t *engine,
    ngx_responses_parcel_t *parcel, ngx_responses_span_t *span)
{
    ngx_int_t                rc;
    ngx_uint_t               n;
    ngx_responses_mem_t     *mem;
    ngx_responses_buf_t     *text;
    ngx_responses_desk_t    *desk;
    ngx_responses_writer_t   w;

    mem = &engine->worker->mem;
    desk = &engine->worker->desk;

    rc = ngx_responses_rewrite_apply(engine, parcel, span, &n);

    if (rc != NGX_OK) {
        return rc;
    }

    /* one rule may have undone what another did */

    text = &desk->text[n];

    if (ngx_responses_text_decode(mem, &desk->text[!n],
                                  parcel->ev.data + span->start + 1,
                                  span->end - span->start - 2)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (text->len == desk->text[!n].len
        && (text->len == 0
            || ngx_memcmp(text->start, desk->text[!n].start, text->len) == 0))
    {
        return NGX_DECLINED;
    }

    desk->word.len = 0;

    if (ngx_responses_buf_reserve(mem, &desk->word, text->len * 6 + 2)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    ngx_responses_writer_init(&w, desk->word.start, desk->word.size);
    ngx_responses_write_string(&w, text->start, text->len);

    return ngx_responses_edit_splice(parcel->top.edit,
                                     parcel->top.offset + span->start,
                                     span->end - span->start, w.start,
                                     w.pos - w.start);
}


/* all rules one after the other; the n-th text of the desk is the last */

static ngx_int_t
ngx_responses_rewrite_apply(ngx_responses_engine_t *engine,
    ngx_responses_parcel_t *parcel, ngx_responses_span_t *span, ngx_uint_t *n)
{
    void                  **rule;
    ngx_int_t               rc;
    ngx_str_t               text;
    ngx_uint_t              i, changed;
    ngx_responses_mem_t    *mem;
    ngx_responses_buf_t    *texts;
    ngx_responses_shape_t  *shape;

    mem = &engine->worker->mem;
    texts = engine->worker->desk.text;
    shape = engine->shape;

    if (shape->rules->rewrites.nelts == 0) {
        return NGX_DECLINED;
    }

    if (ngx_responses_text_decode(mem, &texts[0],
                                  parcel->ev.data + span->start + 1,
                                  span->end - span->start - 2)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    *n = 0;
    changed = 0;
    rule = shape->rules->rewrites.elts;

    for (i = 0; i < shape->rules->rewrites.nelts; i++) {
        text.data = texts[*n].start;
        text.len = texts[*n].len;

        texts[!*n].len = 0;

        rc = shape->rules->hooks->rewrite(shape->outside, rule[i], text, mem,
                                          &texts[!*n]);

        if (rc == NGX_ERROR) {
            return NGX_ERROR;
        }

        if (rc == NGX_OK) {
            changed = 1;
            *n = !*n;
        }
    }

    return changed ? NGX_OK : NGX_DECLINED;
}


static ngx_responses_spelled_t *
ngx_responses_rewrite_part(ngx_responses_engine_t *engine,
    ngx_responses_parcel_t *parcel)
{
    int64_t                   item, part;
    ngx_uint_t                i;
    ngx_responses_shape_t    *shape;
    ngx_responses_spelled_t  *spelled;

    shape = engine->shape;

    item = ngx_responses_event_number(&parcel->ev,
                                      NGX_RESPONSES_M_OUTPUT_INDEX);
    part = ngx_responses_event_number(&parcel->ev,
                                      NGX_RESPONSES_M_CONTENT_INDEX);

    spelled = (ngx_responses_spelled_t *) shape->spelled.start;

    for (i = shape->spelled.len / sizeof(ngx_responses_spelled_t); i > 0; i--)
    {
        if (spelled[i - 1].item == item && spelled[i - 1].part == part) {
            return &spelled[i - 1];
        }
    }

    return NULL;
}
