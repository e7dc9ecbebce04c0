
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * One object within an event, and edits of its members.
 *
 * Knows JSON's commas and no member's meaning.  Invariant: whatever is set
 * and removed, the object stays valid JSON.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_object.h"


static size_t ngx_responses_object_next(ngx_responses_object_t *object,
    size_t pos);
static ngx_int_t ngx_responses_object_cut(ngx_responses_object_t *object,
    size_t start, size_t end);


ngx_int_t
ngx_responses_object_read(ngx_responses_object_t *object,
    ngx_responses_span_reader_t *json, ngx_responses_path_t *fields,
    ngx_responses_spans_t *spans, u_char *p, size_t len)
{
    ngx_memzero(object, sizeof(ngx_responses_object_t));

    object->p = p;
    object->len = len;
    object->spans = spans;

    return ngx_responses_span_parse(json, fields, p, len, spans);
}


void
ngx_responses_object_edit(ngx_responses_object_t *object,
    ngx_responses_edit_t *edit, size_t offset)
{
    object->edit = edit;
    object->offset = offset;
    object->left = object->spans->members;
    object->inserted = 0;
}


ngx_responses_span_t *
ngx_responses_object_get(ngx_responses_object_t *object, ngx_uint_t field,
    ngx_uint_t kind)
{
    ngx_responses_span_t  *span;

    span = ngx_responses_span_get(object->spans, field);

    return (span && (kind == 0 || span->kind == kind)) ? span : NULL;
}


ngx_str_t
ngx_responses_object_string(ngx_responses_object_t *object, ngx_uint_t field)
{
    ngx_str_t              s;
    ngx_responses_span_t  *span;

    ngx_str_null(&s);

    span = ngx_responses_object_get(object, field, NGX_RESPONSES_JSON_STRING);

    if (span) {
        s.data = object->p + span->start + 1;
        s.len = span->end - span->start - 2;
    }

    return s;
}


ngx_responses_span_t *
ngx_responses_object_within(ngx_responses_object_t *object, ngx_uint_t field,
    ngx_responses_span_t *element)
{
    ngx_uint_t             i;
    ngx_responses_span_t  *span;

    for (i = 0; i < object->spans->n; i++) {
        span = &object->spans->list[i];

        if (span->id == field && span->start > element->start
            && span->end < element->end)
        {
            return span;
        }
    }

    return NULL;
}


ngx_int_t
ngx_responses_object_set(ngx_responses_object_t *object, ngx_uint_t field,
    u_char *p, size_t len)
{
    return ngx_responses_object_put(object,
                                    ngx_responses_object_get(object, field, 0),
                                    ngx_responses_field_name(field), p, len,
                                    0);
}


ngx_int_t
ngx_responses_object_set_string(ngx_responses_object_t *object,
    ngx_uint_t field, u_char *p, size_t len)
{
    return ngx_responses_object_put(object,
                                    ngx_responses_object_get(object, field, 0),
                                    ngx_responses_field_name(field), p, len,
                                    1);
}


/*
 * Members that stay are followed by others, so that each new one brings a
 * comma behind it; if none stays, the second new one brings one before it.
 */

ngx_int_t
ngx_responses_object_put(ngx_responses_object_t *object,
    ngx_responses_span_t *span, ngx_str_t name, u_char *p, size_t len,
    ngx_uint_t quote)
{
    ngx_str_t              text[7];
    ngx_uint_t             i;
    ngx_responses_edit_t  *edit;

    edit = object->edit;

    if (span) {
        if (ngx_responses_edit_splice(edit, object->offset + span->start,
                                      span->end - span->start, NULL, 0)
            != NGX_OK)
        {
            return NGX_ERROR;
        }

    } else if (ngx_responses_edit_splice(edit,
                                         object->offset + object->spans->open
                                         + 1, 0, NULL, 0)
               != NGX_OK)
    {
        return NGX_ERROR;
    }

    ngx_memzero(text, sizeof(text));

    if (span == NULL) {

        if (object->left == 0 && object->inserted) {
            ngx_str_set(&text[0], ",\"");

        } else {
            ngx_str_set(&text[0], "\"");
        }

        text[1] = name;
        ngx_str_set(&text[2], "\":");

        if (object->left) {
            ngx_str_set(&text[6], ",");
        }

        object->inserted++;
    }

    if (quote) {
        ngx_str_set(&text[3], "\"");
        ngx_str_set(&text[5], "\"");
    }

    text[4].data = p;
    text[4].len = len;

    for (i = 0; i < 7; i++) {

        if (ngx_responses_edit_more(edit, text[i].data, text[i].len)
            != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    return NGX_OK;
}


ngx_int_t
ngx_responses_object_remove(ngx_responses_object_t *object,
    ngx_responses_span_t *a, ngx_responses_span_t *b)
{
    size_t                 next;
    ngx_responses_span_t  *c;

    if (a == NULL || (b && b->key < a->key)) {
        c = a;
        a = b;
        b = c;
    }

    if (a == NULL) {
        return NGX_OK;
    }

    object->left -= b ? 2 : 1;

    next = ngx_responses_object_next(object, a->end);

    if (b && next == b->key) {

        /* neighbours go as one */

        return ngx_responses_object_cut(object, a->key, b->end);
    }

    if (ngx_responses_object_cut(object, a->key, a->end) != NGX_OK) {
        return NGX_ERROR;
    }

    return b ? ngx_responses_object_cut(object, b->key, b->end) : NGX_OK;
}


/* where the member after a value begins, or 0 */

static size_t
ngx_responses_object_next(ngx_responses_object_t *object, size_t pos)
{
    for ( /* void */ ; pos < object->len; pos++) {

        if (object->p[pos] == '"') {
            return pos;
        }

        if (object->p[pos] == '}') {
            break;
        }
    }

    return 0;
}


static ngx_int_t
ngx_responses_object_cut(ngx_responses_object_t *object, size_t start,
    size_t end)
{
    size_t  next;

    next = ngx_responses_object_next(object, end);

    if (next) {
        end = next;

    } else {

        /* the last one takes the comma before it */

        while (start > object->spans->open + 1
               && object->p[start - 1] != '{'
               && object->p[start] != ',')
        {
            start--;
        }
    }

    return ngx_responses_edit_splice(object->edit, object->offset + start,
                                     end - start, NULL, 0);
}
