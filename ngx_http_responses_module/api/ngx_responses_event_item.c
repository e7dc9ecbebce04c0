
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Finds texts and parts of an item in an event, by the columns of its kind.
 *
 * Has no policy.  Invariant: a value that was replaced has no elements.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_edit.h"
#include "api/ngx_responses_event_item.h"


static ngx_int_t ngx_responses_item_within(ngx_responses_event_t *ev,
    ngx_uint_t *object, ngx_uint_t member);
static ngx_uint_t ngx_responses_list_step(ngx_responses_list_walk_t *walk);


ngx_str_t
ngx_responses_item_text(ngx_responses_event_t *ev, ngx_uint_t object,
    const ngx_responses_item_kind_t *kind)
{
    ngx_str_t  none;

    if (object == 0
        || ngx_responses_item_within(ev, &object, kind->object) != NGX_OK)
    {
        ngx_str_null(&none);
        return none;
    }

    return ngx_responses_event_get_string(ev, object, kind->text);
}


ngx_int_t
ngx_responses_item_put_text(ngx_responses_event_t *ev, ngx_uint_t object,
    const ngx_responses_item_kind_t *kind, ngx_str_t text)
{
    if (ngx_responses_item_within(ev, &object, kind->object) != NGX_OK) {
        return NGX_DECLINED;
    }

    ngx_responses_event_put_string(ev, object, kind->text, text);

    return NGX_OK;
}


ngx_uint_t
ngx_responses_item_list_of(ngx_responses_event_t *ev, ngx_uint_t object,
    const ngx_responses_list_kind_t *list)
{
    if (list->object
        && ngx_responses_item_within(ev, &object, list->object) != NGX_OK)
    {
        return 0;
    }

    return ngx_responses_event_member(ev, object, list->name);
}


ngx_int_t
ngx_responses_item_put_list(ngx_responses_event_t *ev, ngx_uint_t object,
    const ngx_responses_list_kind_t *list, ngx_str_t value)
{
    if (ngx_responses_item_within(ev, &object, list->object) != NGX_OK) {
        return NGX_DECLINED;
    }

    ngx_responses_event_put(ev, object, list->name, value);

    return NGX_OK;
}


/* the object of that name in the item, or the item itself */

static ngx_int_t
ngx_responses_item_within(ngx_responses_event_t *ev, ngx_uint_t *object,
    ngx_uint_t member)
{
    if (member == NGX_RESPONSES_M_NONE) {
        return NGX_OK;
    }

    *object = ngx_responses_event_member(ev, *object, member);

    if (ngx_responses_event_kind(ev, *object) == NGX_RESPONSES_JSON_OBJECT) {
        return NGX_OK;
    }

    return NGX_DECLINED;
}


ngx_str_t
ngx_responses_list_text(ngx_responses_event_t *ev,
    const ngx_responses_list_kind_t *list, ngx_uint_t element,
    ngx_uint_t *kind)
{
    ngx_str_t  type;

    *kind = element ? list->part : NGX_RESPONSES_NO_PART;

    if (element == 0 || list->strings) {
        return ngx_responses_event_string(ev, element);
    }

    type = ngx_responses_get_string(ev, element, TYPE);

    if (type.data && list->part == NGX_RESPONSES_OTHER_PART) {
        if (ngx_responses_str_is(type, "text")) {
            *kind = NGX_RESPONSES_OUTPUT_TEXT;

        } else {
            *kind = ngx_responses_part_find(type.data, type.len);
        }
    }

    return ngx_responses_event_get_string(ev, element,
                                          ngx_responses_part(*kind)->text);
}


void
ngx_responses_list_walk(ngx_responses_list_walk_t *walk,
    ngx_responses_event_t *ev, const ngx_responses_list_kind_t *list,
    ngx_uint_t array)
{
    ngx_memzero(walk, sizeof(ngx_responses_list_walk_t));

    walk->ev = ev;
    walk->list = list;
    walk->array = array;
}


ngx_uint_t
ngx_responses_list_take(ngx_responses_list_walk_t *walk, ngx_str_t text)
{
    size_t  n;

    do {
        if (walk->left.len == 0 && !ngx_responses_list_step(walk)) {
            return text.len == 0;
        }

        n = ngx_min(text.len, walk->left.len);

        if (n == 0) {
            continue;
        }

        if (ngx_memcmp(text.data, walk->left.data, n) != 0) {
            return 0;
        }

        text.data += n;
        text.len -= n;
        walk->left.data += n;
        walk->left.len -= n;

    } while (text.len);

    return 1;
}


/* begins the next element */

static ngx_uint_t
ngx_responses_list_step(ngx_responses_list_walk_t *walk)
{
    ngx_uint_t  element, kind;

    element = ngx_responses_list_next(walk->ev, walk->array, walk->list,
                                      walk->element);
    if (element == 0) {
        return 0;
    }

    walk->element = element;
    walk->left = ngx_responses_list_text(walk->ev, walk->list, element, &kind);
    walk->n++;

    return 1;
}


void
ngx_responses_list_fill_text(ngx_responses_event_t *ev,
    const ngx_responses_list_kind_t *list, ngx_uint_t element,
    ngx_uint_t kind, ngx_str_t text, ngx_str_t known)
{
    if (text.data && !ngx_responses_item_lacks(text, known)) {
        return;
    }

    if (list->strings) {
        ngx_responses_event_set(ev, element,
                                ngx_responses_event_dup(ev, known, 1));

    } else if (ngx_responses_part(kind)->name.len) {
        ngx_responses_event_put_string(ev, element,
                                       ngx_responses_part(kind)->text, known);
    }
}
