
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * What an event says of its place, read from its members.
 *
 * Never decides which item is meant: servers leave out what tells it, change
 * it, and invent other ones.  Invariant: a place says no more than the event.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_place.h"


static void ngx_responses_place_words(ngx_responses_place_t *at,
    ngx_responses_event_t *ev, ngx_uint_t object);
static ngx_uint_t ngx_responses_place_object(ngx_responses_event_t *ev,
    ngx_uint_t member);
static ngx_uint_t ngx_responses_place_number(ngx_responses_event_t *ev);
static ngx_uint_t ngx_responses_place_part(ngx_responses_event_t *ev,
    ngx_uint_t object);


void
ngx_responses_place_read(ngx_responses_place_t *at, ngx_responses_event_t *ev)
{
    ngx_uint_t                        node;
    const ngx_responses_type_t       *type;
    const ngx_responses_part_kind_t  *part;

    type = ev->type;

    ngx_memzero(at, sizeof(ngx_responses_place_t));

    at->read_as = type;
    at->number = ngx_responses_place_number(ev);
    at->part = type->part;

    switch (type->class) {

    case NGX_RESPONSES_CLASS_ITEM:
        at->object = ngx_responses_place_object(ev, NGX_RESPONSES_M_ITEM);
        break;

    case NGX_RESPONSES_CLASS_PART:
        at->object = ngx_responses_place_object(ev, NGX_RESPONSES_M_PART);
        at->part = ngx_responses_place_part(ev, at->object);
        break;
    }

    part = ngx_responses_part(at->part);

    if (type->class == NGX_RESPONSES_CLASS_ITEM && at->object) {
        ngx_responses_place_words(at, ev, at->object);

    } else {
        node = ev->member[NGX_RESPONSES_M_ITEM_ID];
        at->id = ngx_responses_event_string(ev, node);

        node = ev->member[NGX_RESPONSES_M_CALL_ID];
        at->call_id = ngx_responses_event_string(ev, node);
    }

    if (type->class != NGX_RESPONSES_CLASS_ITEM) {

        /* the type of its part tells more than that of the event */

        at->kind = ngx_responses_type(part->delta)->item;

        if (at->kind == NGX_RESPONSES_NO_ITEM) {
            at->kind = type->item;
        }

    } else if (type->id == NGX_RESPONSES_ITEM_ADDED) {
        at->by = NGX_RESPONSES_PLACE_ADDED;

    } else {
        at->by = NGX_RESPONSES_PLACE_DONE;
    }

    at->index = ngx_responses_event_number(ev, at->number);
    at->part_index = ngx_responses_event_number(ev, ev->member[part->index]);
}


void
ngx_responses_place_item(ngx_responses_place_t *at, ngx_responses_event_t *ev,
    ngx_uint_t object)
{
    ngx_memzero(at, sizeof(ngx_responses_place_t));

    at->index = NGX_RESPONSES_NO_INDEX;
    at->part_index = NGX_RESPONSES_NO_INDEX;

    ngx_responses_place_words(at, ev, object);
}


static void
ngx_responses_place_words(ngx_responses_place_t *at, ngx_responses_event_t *ev,
    ngx_uint_t object)
{
    at->id = ngx_responses_get_string(ev, object, ID);
    at->type = ngx_responses_get_string(ev, object, TYPE);
    at->call_id = ngx_responses_get_string(ev, object, CALL_ID);
    at->name = ngx_responses_get_string(ev, object, NAME);

    if (at->type.len) {
        at->kind = ngx_responses_item_find(at->type.data, at->type.len);
    }
}


/* the item or the part that events of its type have */

static ngx_uint_t
ngx_responses_place_object(ngx_responses_event_t *ev, ngx_uint_t member)
{
    ngx_uint_t  node;

    node = ev->member[member];

    if (ev->json.nodes[node].kind == NGX_RESPONSES_JSON_OBJECT) {
        return node;
    }

    return 0;
}


/* N3: an index by another name is the same, if that can be renamed */

static ngx_uint_t
ngx_responses_place_number(ngx_responses_event_t *ev)
{
    ngx_uint_t             node;
    ngx_responses_node_t  *n;

    node = ev->member[NGX_RESPONSES_M_OUTPUT_INDEX];

    if (node) {
        return node;
    }

    node = ev->member[NGX_RESPONSES_M_INDEX];
    n = &ev->json.nodes[node];

    if (node && n->kind == NGX_RESPONSES_JSON_NUMBER && !n->escaped) {
        return node;
    }

    return 0;
}


/* the kind of the part that it is about */

static ngx_uint_t
ngx_responses_place_part(ngx_responses_event_t *ev, ngx_uint_t object)
{
    ngx_str_t  type;

    if (ev->type->id != NGX_RESPONSES_PART_ADDED
        && ev->type->id != NGX_RESPONSES_PART_DONE)
    {
        return ev->type->part;
    }

    ngx_str_null(&type);

    if (object) {
        type = ngx_responses_get_string(ev, object, TYPE);
    }

    /* N8 */

    if (type.len == 0 || ngx_responses_str_is(type, "text")) {
        return NGX_RESPONSES_OUTPUT_TEXT;
    }

    return ngx_responses_part_find(type.data, type.len);
}
