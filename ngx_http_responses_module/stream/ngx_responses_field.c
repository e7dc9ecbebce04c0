
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
#include "stream/ngx_responses_shape.h"


static ngx_int_t ngx_responses_field_put(ngx_responses_engine_t *engine,
    ngx_responses_parcel_t *parcel, ngx_responses_field_rule_t *rule);
static ngx_uint_t ngx_responses_field_within(ngx_responses_spans_t *spans,
    ngx_uint_t id, size_t start, size_t end);
static ngx_int_t ngx_responses_field_replace(ngx_responses_engine_t *engine,
    ngx_responses_parcel_t *parcel, ngx_responses_field_rule_t *rule,
    ngx_responses_span_t *span);
static ngx_int_t ngx_responses_field_insert(ngx_responses_engine_t *engine,
    ngx_responses_parcel_t *parcel, ngx_responses_field_rule_t *rule,
    size_t start, size_t end);


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


ngx_int_t
ngx_responses_field_set(ngx_responses_engine_t *engine,
    ngx_responses_parcel_t *parcel)
{
    ngx_uint_t                   i, k;
    ngx_responses_shape_t       *shape;
    ngx_responses_field_rule_t  *rule;

    shape = engine->shape;
    rule = shape->rules->fields.elts;

    for (i = 0; i < shape->rules->fields.nelts; i++) {

        if (!rule[i].set || !shape->fields[i]) {
            continue;
        }

        /* of several for one path the last one that holds */

        for (k = i + 1; k < shape->rules->fields.nelts; k++) {
            if (rule[k].set && shape->fields[k] && rule[k].id == rule[i].id) {
                break;
            }
        }

        if (k == shape->rules->fields.nelts
            && ngx_responses_field_put(engine, parcel, &rule[i]) != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    return NGX_OK;
}


static ngx_int_t
ngx_responses_field_put(ngx_responses_engine_t *engine,
    ngx_responses_parcel_t *parcel, ngx_responses_field_rule_t *rule)
{
    ngx_uint_t              i, element;
    ngx_responses_span_t   *span;
    ngx_responses_spans_t  *spans;

    spans = parcel->ev.spans;
    element = (rule->name.len == 1 && rule->name.data[0] == '*');

    for (i = 0; i < spans->n; i++) {
        span = &spans->list[i];

        if (span->id == rule->id
            && ngx_responses_field_replace(engine, parcel, rule, span)
               != NGX_OK)
        {
            return NGX_ERROR;
        }

        if (rule->parent && span->id == rule->parent && !element
            && span->kind == NGX_RESPONSES_JSON_OBJECT
            && !ngx_responses_field_within(spans, rule->id, span->start,
                                           span->end)
            && ngx_responses_field_insert(engine, parcel, rule, span->start,
                                          span->end - 1)
               != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    if (rule->parent == 0
        && !ngx_responses_field_within(spans, rule->id, spans->open,
                                       spans->close))
    {
        return ngx_responses_field_insert(engine, parcel, rule, spans->open,
                                          spans->close);
    }

    return NGX_OK;
}


static ngx_uint_t
ngx_responses_field_within(ngx_responses_spans_t *spans, ngx_uint_t id,
    size_t start, size_t end)
{
    ngx_uint_t  i;

    for (i = 0; i < spans->n; i++) {
        if (spans->list[i].id == id && spans->list[i].start > start
            && spans->list[i].end <= end)
        {
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


/* start and end: the object's braces */

static ngx_int_t
ngx_responses_field_insert(ngx_responses_engine_t *engine,
    ngx_responses_parcel_t *parcel, ngx_responses_field_rule_t *rule,
    size_t start, size_t end)
{
    size_t                 i;
    ngx_int_t              rc;
    ngx_uint_t             empty, first, n;
    ngx_responses_buf_t   *word;
    ngx_responses_edit_t  *edit;

    edit = parcel->top.edit;
    word = &engine->worker->desk.word;
    word->len = 0;

    rc = ngx_responses_add_value(engine, &rule->value, &rule->path);

    if (rc != NGX_OK) {
        return (rc == NGX_DECLINED) ? NGX_OK : NGX_ERROR;
    }

    for (i = start + 1; ngx_responses_token_blank(parcel->ev.data[i]); i++) {
        /* void */
    }

    empty = (i == end);
    start += parcel->top.offset + 1;

    /* into an empty object only the first one goes without a comma */

    for (n = 0; n < edit->n; n++) {
        if (edit->splices[n].offset == start && edit->splices[n].remove == 0) {
            break;
        }
    }

    first = (n == edit->n);

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
