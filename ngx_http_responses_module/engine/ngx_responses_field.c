
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Members that the user hides or sets, by path, spliced where they stand.
 *
 * All copies of a member are treated, as clients differ in which they see.
 * Invariant: the event stays one valid object, whatever is taken and put.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "json/ngx_responses_token.h"
#include "engine/ngx_responses_shape.h"


/* a path to elements, which are set where they are, and never put */

#define ngx_responses_field_element(rule)                                     \
    ((rule)->name.len == 1 && (rule)->name.data[0] == '*')


static ngx_int_t ngx_responses_field_put(ngx_responses_engine_t *engine,
    ngx_responses_parcel_t *parcel, ngx_uint_t n);
static ngx_uint_t ngx_responses_field_overruled(ngx_responses_shape_t *shape,
    ngx_uint_t n);
static ngx_int_t ngx_responses_field_replace(ngx_responses_engine_t *engine,
    ngx_responses_parcel_t *parcel, ngx_responses_field_rule_t *rule,
    ngx_responses_span_t *span);
static ngx_int_t ngx_responses_field_insert(ngx_responses_engine_t *engine,
    ngx_responses_parcel_t *parcel, ngx_responses_field_rule_t *rule,
    ngx_uint_t n);


ngx_int_t
ngx_responses_field_hide(ngx_responses_engine_t *engine,
    ngx_responses_parcel_t *parcel)
{
    size_t                 edge;
    u_char                *ids;
    ngx_uint_t             i;
    ngx_responses_span_t  *list;

    edge = 0;
    ids = engine->shape->ids;
    list = parcel->ev.spans->list;

    for (i = 0; i < parcel->ev.spans->n; i++) {

        if (!(ids[list[i].id] & NGX_RESPONSES_SHAPE_HIDE)) {
            continue;
        }

        if (ngx_responses_field_remove(parcel, &list[i], &edge) != NGX_OK) {
            return NGX_ERROR;
        }

        /* sequence_number, if it is to come, must know */

        if (ids[list[i].id] & NGX_RESPONSES_SHAPE_TOP) {
            parcel->top.left--;
        }
    }

    return NGX_OK;
}


/*
 * What stays keeps one comma between two: a member takes the comma before it
 * or, if all before it is gone, the one behind it.
 */

ngx_int_t
ngx_responses_field_remove(ngx_responses_parcel_t *parcel,
    ngx_responses_span_t *span, size_t *edge)
{
    u_char  *p;
    size_t   before, start, end, len;

    p = parcel->ev.data;
    len = parcel->top.len;

    start = span->key;
    end = span->end;

    for (before = start; ngx_responses_token_blank(p[before - 1]); before--) {
        /* void */
    }

    if (p[before - 1] == ',' && before > *edge) {
        start = before - 1;

    } else {

        while (end < len && ngx_responses_token_blank(p[end])) {
            end++;
        }

        if (end < len && p[end] == ',') {

            do {
                end++;
            } while (end < len && ngx_responses_token_blank(p[end]));

        } else {
            end = span->end;
        }

        *edge = ngx_max(*edge, end);
    }

    return ngx_responses_edit_splice(parcel->top.edit,
                                     parcel->top.offset + start, end - start,
                                     NULL, 0);
}


/* whether there is anything in an event that could be set */

ngx_uint_t
ngx_responses_field_sets(ngx_responses_shape_t *shape,
    ngx_responses_spans_t *spans)
{
    ngx_uint_t  i;

    if (shape->always) {
        return 1;
    }

    for (i = 0; i < spans->n; i++) {
        if (shape->ids[spans->list[i].id] & NGX_RESPONSES_SHAPE_SET) {
            return 1;
        }
    }

    return 0;
}


/* span by span, so that splices come in their order */

ngx_int_t
ngx_responses_field_set(ngx_responses_engine_t *engine,
    ngx_responses_parcel_t *parcel)
{
    u_char                 *ids;
    ngx_uint_t              i, n;
    ngx_responses_spans_t  *spans;

    ids = engine->shape->ids;
    spans = parcel->ev.spans;

    if (engine->shape->always
        && ngx_responses_field_put(engine, parcel, spans->n) != NGX_OK)
    {
        return NGX_ERROR;
    }

    n = spans->n;

    for (i = 0; i < n; i++) {

        if ((ids[spans->list[i].id] & NGX_RESPONSES_SHAPE_SET)
            && ngx_responses_field_put(engine, parcel, i) != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    return NGX_OK;
}


/* all rules for the n-th span, or for the event itself after the last one */

static ngx_int_t
ngx_responses_field_put(ngx_responses_engine_t *engine,
    ngx_responses_parcel_t *parcel, ngx_uint_t n)
{
    ngx_int_t                    rc;
    ngx_uint_t                   i, top;
    ngx_responses_span_t        *span;
    ngx_responses_shape_t       *shape;
    ngx_responses_spans_t       *spans;
    ngx_responses_field_rule_t  *rule;

    shape = engine->shape;
    spans = parcel->ev.spans;

    rule = shape->rules->fields.elts;
    top = (n == spans->n);
    span = top ? NULL : &spans->list[n];

    for (i = 0; i < shape->rules->fields.nelts; i++, rule++) {

        if (!rule->set || ngx_responses_field_overruled(shape, i)) {
            continue;
        }

        rc = NGX_OK;

        if (!top && span->id == rule->id) {
            rc = ngx_responses_field_replace(engine, parcel, rule, span);

        } else if (top ? rule->parent == 0
                       : (rule->parent && span->id == rule->parent
                          && span->kind == NGX_RESPONSES_JSON_OBJECT
                          && !ngx_responses_field_element(rule)))
        {
            rc = ngx_responses_field_insert(engine, parcel, rule, n);
        }

        if (rc != NGX_OK) {
            return NGX_ERROR;
        }
    }

    return NGX_OK;
}


/* of several for one path the last one that holds */

static ngx_uint_t
ngx_responses_field_overruled(ngx_responses_shape_t *shape, ngx_uint_t n)
{
    ngx_uint_t                   i;
    ngx_responses_field_rule_t  *rule;

    if (!shape->fields[n]) {
        return 1;
    }

    rule = shape->rules->fields.elts;

    for (i = n + 1; i < shape->rules->fields.nelts; i++) {
        if (rule[i].set && shape->fields[i] && rule[i].id == rule[n].id) {
            return 1;
        }
    }

    return 0;
}


static ngx_int_t
ngx_responses_field_replace(ngx_responses_engine_t *engine,
    ngx_responses_parcel_t *parcel, ngx_responses_field_rule_t *rule,
    ngx_responses_span_t *span)
{
    size_t                len;
    ngx_int_t             rc;
    ngx_responses_buf_t  *word;

    word = &engine->worker->desk.word;
    word->len = 0;

    rc = ngx_responses_add_value(engine, &rule->value, &rule->path);

    if (rc != NGX_OK) {
        return (rc == NGX_DECLINED) ? NGX_OK : NGX_ERROR;
    }

    len = span->end - span->start;

    if (len == word->len
        && ngx_memcmp(parcel->ev.data + span->start, word->start, len) == 0)
    {
        return NGX_OK;
    }

    return ngx_responses_edit_splice(parcel->top.edit,
                                     parcel->top.offset + span->start, len,
                                     word->start, word->len);
}


/* into the n-th span, an object, unless it has the member */

static ngx_int_t
ngx_responses_field_insert(ngx_responses_engine_t *engine,
    ngx_responses_parcel_t *parcel, ngx_responses_field_rule_t *rule,
    ngx_uint_t n)
{
    size_t                  i, start, end;
    ngx_int_t               rc;
    ngx_uint_t              empty, first;
    ngx_responses_buf_t    *word;
    ngx_responses_edit_t   *edit;
    ngx_responses_spans_t  *spans;

    edit = parcel->top.edit;
    spans = parcel->ev.spans;

    if (n == spans->n) {
        start = spans->open;
        end = spans->close;
        n = 0;

    } else {
        start = spans->list[n].start;
        end = spans->list[n].end - 1;
        n++;
    }

    for ( /* void */ ; n < spans->n && spans->list[n].start < end; n++) {
        if (spans->list[n].id == rule->id) {
            return NGX_OK;
        }
    }

    word = &engine->worker->desk.word;
    word->len = 0;

    rc = ngx_responses_add_value(engine, &rule->value, &rule->path);

    if (rc != NGX_OK) {
        return (rc == NGX_DECLINED) ? NGX_OK : NGX_ERROR;
    }

    for (i = start + 1; ngx_responses_token_blank(parcel->ev.data[i]); i++) {
        /* void */
    }

    /* into an empty object only the first one goes without a comma */

    empty = (i == end);
    start += parcel->top.offset + 1;
    first = !(edit->n && edit->splices[edit->last].offset == start);

    if (ngx_responses_edit_splice(edit, start, 0, (u_char *) ",",
                                  (empty && !first) ? 1 : 0)
        != NGX_OK
        || ngx_responses_edit_more(edit, (u_char *) "\"", 1) != NGX_OK
        || ngx_responses_edit_more(edit, rule->name.data, rule->name.len)
           != NGX_OK
        || ngx_responses_edit_more(edit, (u_char *) "\":", 2) != NGX_OK
        || ngx_responses_edit_more(edit, word->start, word->len) != NGX_OK
        || (!empty
            && ngx_responses_edit_more(edit, (u_char *) ",", 1) != NGX_OK))
    {
        return NGX_ERROR;
    }

    parcel->top.inserted += (rule->parent == 0);

    return NGX_OK;
}
