
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Finds the texts of events in which rules replace what matches their
 * expressions: deltas, and all places that have a text as one piece.
 *
 * Sends no event but the last delta of a text.  Invariant: no delta has what
 * may yet be a part of a match, and a text that cannot be found in one way is
 * not sent.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_text.h"
#include "engine/ngx_responses_names.h"
#include "engine/ngx_responses_redact.h"
#include "engine/ngx_responses_send.h"


/* what is done with the texts of an object */

typedef struct {
    ngx_responses_engine_t        *engine;
    ngx_responses_event_t         *ev;
    ngx_responses_redact_place_t   place;
    unsigned                       begins:1;   /* they may go on */
    unsigned                       again:1;    /* they are in another place,
                                                  too */
    unsigned                       json:1;     /* JSON response */
} ngx_responses_redact_walk_t;


static ngx_int_t ngx_responses_redact_init(ngx_responses_redact_walk_t *walk,
    ngx_responses_engine_t *engine, ngx_responses_event_t *ev);
static ngx_int_t ngx_responses_redact_hide(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);
static ngx_int_t ngx_responses_redact_delta(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);
static ngx_int_t ngx_responses_redact_done(ngx_responses_redact_walk_t *walk);
static ngx_int_t ngx_responses_redact_part(ngx_responses_redact_walk_t *walk);
static ngx_int_t ngx_responses_redact_response(
    ngx_responses_redact_walk_t *walk, ngx_uint_t response);
static ngx_int_t ngx_responses_redact_item(ngx_responses_redact_walk_t *walk,
    ngx_uint_t item);
static ngx_int_t ngx_responses_redact_list(ngx_responses_redact_walk_t *walk,
    ngx_uint_t list, ngx_uint_t part);
static ngx_int_t ngx_responses_redact_members(
    ngx_responses_redact_walk_t *walk, ngx_uint_t object);
static ngx_int_t ngx_responses_redact_value(ngx_responses_redact_walk_t *walk,
    ngx_uint_t node);
static ngx_int_t ngx_responses_redact_seen(ngx_responses_redact_walk_t *walk);

static void ngx_responses_redact_logprobs(ngx_responses_event_t *ev,
    ngx_uint_t object);
static ngx_uint_t ngx_responses_redact_kind(ngx_responses_event_t *ev,
    ngx_uint_t object, ngx_uint_t part);
static void ngx_responses_redact_at(ngx_responses_event_t *ev, ngx_uint_t part,
    ngx_responses_redact_place_t *place);

static void ngx_responses_redact_forget(ngx_responses_state_t *state,
    int64_t index);
static ngx_uint_t ngx_responses_redact_ends(ngx_responses_event_t *ev,
    ngx_responses_redact_text_t *text);
static ngx_int_t ngx_responses_redact_send(ngx_responses_engine_t *engine,
    ngx_responses_redact_text_t *text, ngx_uint_t n);


/* whether an event adds a part */

#define ngx_responses_redact_adds(type)                                       \
    ((type)->id == NGX_RESPONSES_PART_ADDED                                   \
     || (type)->id == NGX_RESPONSES_SUMMARY_PART_ADDED                        \
     || (type)->id == NGX_RESPONSES_REASONING_PART_ADDED)

/* of a part of another kind it is not known what clients take it for */

#define ngx_responses_redact_known(part)                                      \
    (((part) == NGX_RESPONSES_OTHER_PART) ? NGX_RESPONSES_NO_PART : (part))

/* whether an event has a text by another name than "delta" */

#define ngx_responses_redact_other(ev)                                        \
    ((ev)->member[NGX_RESPONSES_M_TEXT]                                       \
     || ngx_responses_get(ev, 0, "refusal"))


ngx_int_t
ngx_responses_redact(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    ngx_responses_redact_walk_t  walk;

    if (!ngx_responses_ruleset_has(engine, REDACT)) {
        return NGX_OK;
    }

    if (ngx_responses_redact_init(&walk, engine, ev) != NGX_OK) {
        return NGX_ERROR;
    }

    switch (ev->type->class) {

    case NGX_RESPONSES_CLASS_UNKNOWN:

        /* it is not known which text it is, or what came of it before */

        return (ev->member[NGX_RESPONSES_M_DELTA]
                || ngx_responses_redact_other(ev))
               ? ngx_responses_redact_hide(engine, ev) : NGX_OK;

    case NGX_RESPONSES_CLASS_DELTA:
        return ngx_responses_redact_delta(engine, ev);

    case NGX_RESPONSES_CLASS_DONE:
        return ngx_responses_redact_done(&walk);

    case NGX_RESPONSES_CLASS_PART:
        return ngx_responses_redact_part(&walk);

    case NGX_RESPONSES_CLASS_ITEM:
        walk.begins = (ev->type->id == NGX_RESPONSES_ITEM_ADDED);
        ngx_responses_redact_at(ev, NGX_RESPONSES_NO_PART, &walk.place);

        return ngx_responses_redact_item(&walk,
                                         ev->member[NGX_RESPONSES_M_ITEM]);

    case NGX_RESPONSES_CLASS_LIFECYCLE:
    case NGX_RESPONSES_CLASS_TERMINAL:
        walk.begins = (ev->type->class == NGX_RESPONSES_CLASS_LIFECYCLE);

        return ngx_responses_redact_response(&walk,
                                         ev->member[NGX_RESPONSES_M_RESPONSE]);
    }

    return NGX_OK;
}


ngx_int_t
ngx_responses_redact_json(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t node, ngx_uint_t item)
{
    ngx_responses_redact_walk_t  walk;

    if (!ngx_responses_ruleset_has(engine, REDACT)) {
        return NGX_OK;
    }

    if (ngx_responses_redact_init(&walk, engine, ev) != NGX_OK) {
        return NGX_ERROR;
    }

    walk.json = 1;

    return item ? ngx_responses_redact_item(&walk, node)
                : ngx_responses_redact_response(&walk, node);
}


/* NGX_DECLINED or NGX_ERROR */

static ngx_int_t
ngx_responses_redact_hide(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    return (ngx_responses_redact_lose(engine, ev) == NGX_OK) ? NGX_DECLINED
                                                             : NGX_ERROR;
}


static ngx_int_t
ngx_responses_redact_init(ngx_responses_redact_walk_t *walk,
    ngx_responses_engine_t *engine, ngx_responses_event_t *ev)
{
    ngx_memzero(walk, sizeof(ngx_responses_redact_walk_t));

    walk->engine = engine;
    walk->ev = ev;

    return ngx_responses_redact_begin(engine);
}


static ngx_int_t
ngx_responses_redact_delta(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    ngx_int_t                      rc;
    ngx_str_t                      raw;
    ngx_uint_t                     n, node, kind, part;
    ngx_responses_redact_t        *redact;
    ngx_responses_redact_text_t   *text;
    ngx_responses_redact_place_t   place;

    redact = engine->ruleset->redact;
    part = ev->type->part;

    if (ev->type->id == NGX_RESPONSES_PLAIN
        || !(redact->parts & ngx_responses_redact_bit(part)))
    {
        return NGX_OK;
    }

    engine->ruleset->varies = 1;

    node = ev->member[NGX_RESPONSES_M_DELTA];
    kind = ngx_responses_event_kind(ev, node);

    /* clients may read another text */

    if ((kind && kind != NGX_RESPONSES_JSON_STRING)
        || (ev->twice & ((uint32_t) 1 << NGX_RESPONSES_M_DELTA))
        || ngx_responses_redact_other(ev))
    {
        return ngx_responses_redact_hide(engine, ev);
    }

    ngx_responses_redact_logprobs(ev, 0);

    raw = ngx_responses_event_string(ev, node);

    if (raw.len == 0) {
        return NGX_OK;
    }

    ngx_responses_redact_at(ev, part, &place);
    text = ngx_responses_redact_find(redact, &place);

    if (text == NULL && redact->resumed) {

        /* its beginning is not known, and so it is not */

        ngx_responses_redact_forget(&engine->state, place.item);
    }

    if (text == NULL) {
        rc = redact->resumed
             ? ngx_responses_redact_add(engine, &place, 0)
             : ngx_responses_redact_open(engine, &place, ev->type);

        if (rc != NGX_OK) {
            return rc;
        }

        text = ngx_responses_redact_find(redact, &place);
    }

    if (text->stages == NULL) {
        return NGX_DECLINED;
    }

    rc = ngx_responses_redact_piece(engine, text, part, raw, 0, &n);

    if (rc == NGX_OK && engine->worker->texts[n].len == 0) {
        return NGX_DECLINED;
    }

    if (rc == NGX_OK) {
        rc = ngx_responses_field_text(engine, ev, node, n);
    }

    return (rc == NGX_ERROR) ? NGX_ERROR : NGX_OK;
}


/* deltas that come after the whole text are not sent: the item has them */

static ngx_int_t
ngx_responses_redact_done(ngx_responses_redact_walk_t *walk)
{
    ngx_uint_t               part;
    ngx_responses_redact_t  *redact;

    part = walk->ev->type->part;
    redact = walk->engine->ruleset->redact;

    if (!(redact->parts & ngx_responses_redact_bit(part))) {
        return NGX_OK;
    }

    ngx_responses_redact_at(walk->ev, part, &walk->place);

    return (ngx_responses_redact_members(walk, 0) == NGX_OK
            && ngx_responses_redact_add(walk->engine, &walk->place, 1)
               != NGX_ERROR)
           ? NGX_OK : NGX_ERROR;
}


static ngx_int_t
ngx_responses_redact_part(ngx_responses_redact_walk_t *walk)
{
    ngx_int_t                rc;
    ngx_uint_t               part, object;
    ngx_responses_event_t   *ev;
    ngx_responses_redact_t  *redact;

    ev = walk->ev;
    redact = walk->engine->ruleset->redact;
    object = ev->member[NGX_RESPONSES_M_PART];

    part = ngx_responses_redact_kind(ev, object, ev->type->part);

    ngx_responses_redact_at(ev, part, &walk->place);

    walk->begins = ngx_responses_redact_adds(ev->type);

    rc = ngx_responses_redact_members(walk, object);

    if (rc != NGX_OK || !walk->begins || !redact->resumed
        || !(redact->parts & ngx_responses_redact_bit(part))
        || ev->origin != NGX_RESPONSES_UPSTREAM
        || ngx_responses_redact_find(redact, &walk->place))
    {
        return rc;
    }

    /* this text does not begin before the stream */

    rc = ngx_responses_redact_open(walk->engine, &walk->place,
                         ngx_responses_type(ngx_responses_part(part)->delta));

    return (rc == NGX_ERROR) ? NGX_ERROR : NGX_OK;
}


static ngx_int_t
ngx_responses_redact_response(ngx_responses_redact_walk_t *walk,
    ngx_uint_t response)
{
    ngx_uint_t              i, node;
    ngx_responses_event_t  *ev;

    ev = walk->ev;

    ngx_responses_each(ev, response, "output", node) {

        for (i = ngx_responses_event_first(ev, node);
             i;
             i = ngx_responses_event_next(ev, node, i))
        {
            if (ngx_responses_redact_item(walk, i) != NGX_OK) {
                return NGX_ERROR;
            }

            walk->place.item++;
        }
    }

    walk->place.part = NGX_RESPONSES_OUTPUT_TEXT;
    walk->again = 1;

    ngx_responses_each(ev, response, "output_text", node) {

        if (ngx_responses_redact_value(walk, node) != NGX_OK) {
            return NGX_ERROR;
        }
    }

    return NGX_OK;
}


static ngx_int_t
ngx_responses_redact_item(ngx_responses_redact_walk_t *walk, ngx_uint_t item)
{
    ngx_uint_t                        n, node;
    const ngx_responses_list_kind_t  *list;

    walk->place.part = NGX_RESPONSES_NO_PART;

    if (ngx_responses_redact_members(walk, item) != NGX_OK) {
        return NGX_ERROR;
    }

    for (n = NGX_RESPONSES_CONTENT; n <= NGX_RESPONSES_SUMMARY; n++) {
        list = ngx_responses_list(n);

        ngx_responses_event_each(walk->ev, item, list->name, node) {

            if (ngx_responses_redact_list(walk, node, list->part) != NGX_OK) {
                return NGX_ERROR;
            }
        }
    }

    return NGX_OK;
}


/* parts, or texts without a type */

static ngx_int_t
ngx_responses_redact_list(ngx_responses_redact_walk_t *walk, ngx_uint_t list,
    ngx_uint_t part)
{
    ngx_int_t               rc;
    ngx_uint_t              i;
    ngx_responses_event_t  *ev;

    ev = walk->ev;

    walk->place.index = 0;
    walk->place.part = ngx_responses_redact_known(part);

    if (ngx_responses_event_kind(ev, list) != NGX_RESPONSES_JSON_ARRAY) {
        return ngx_responses_redact_value(walk, list);
    }

    for (i = ngx_responses_event_first(ev, list);
         i;
         i = ngx_responses_event_next(ev, list, i))
    {
        walk->place.part = ngx_responses_redact_kind(ev, i, part);

        rc = (ngx_responses_event_kind(ev, i) == NGX_RESPONSES_JSON_OBJECT)
             ? ngx_responses_redact_members(walk, i)
             : ngx_responses_redact_value(walk, i);

        if (rc != NGX_OK) {
            return NGX_ERROR;
        }

        walk->place.index++;
    }

    return NGX_OK;
}


/* the texts of a part or of an event, by all names that texts have */

static ngx_int_t
ngx_responses_redact_members(ngx_responses_redact_walk_t *walk,
    ngx_uint_t object)
{
    ngx_uint_t  i, node;

    static const ngx_str_t  names[] = {
        ngx_string("text"),
        ngx_string("refusal"),
        ngx_string("delta")
    };

    if (!ngx_responses_redact_about(walk->engine->ruleset->redact->parts,
                                    walk->place.part))
    {
        return NGX_OK;
    }

    for (i = 0; i < sizeof(names) / sizeof(names[0]); i++) {

        ngx_responses_event_each(walk->ev, object, names[i], node) {

            if (ngx_responses_redact_value(walk, node) != NGX_OK) {
                return NGX_ERROR;
            }
        }
    }

    ngx_responses_redact_logprobs(walk->ev, object);

    return NGX_OK;
}


/* a value of another kind is emptied: clients may read a text in it */

static ngx_int_t
ngx_responses_redact_value(ngx_responses_redact_walk_t *walk, ngx_uint_t node)
{
    ngx_int_t               rc;
    ngx_str_t               raw;
    ngx_uint_t              n;
    ngx_responses_event_t  *ev;

    ev = walk->ev;

    if (!ngx_responses_redact_about(walk->engine->ruleset->redact->parts,
                                    walk->place.part)
        || ngx_responses_event_kind(ev, node) == NGX_RESPONSES_JSON_NULL)
    {
        return NGX_OK;
    }

    raw = ngx_responses_event_string(ev, node);

    if (raw.data == NULL) {
        ngx_responses_event_set(ev, node, ngx_responses_str("\"\""));
        return NGX_OK;
    }

    rc = ngx_responses_redact_piece(walk->engine, NULL, walk->place.part, raw,
                                    !walk->begins, &n);

    if (rc == NGX_ERROR || ngx_responses_redact_seen(walk) != NGX_OK) {
        return NGX_ERROR;
    }

    if (rc == NGX_OK) {
        rc = ngx_responses_field_text(walk->engine, ev, node, n);
    }

    return (rc == NGX_ERROR) ? NGX_ERROR : NGX_OK;
}


/*
 * Counts what was found in a text, unless it was counted when the text came
 * before.  If a match has only begun, deltas may have the rest of it.
 */

static ngx_int_t
ngx_responses_redact_seen(ngx_responses_redact_walk_t *walk)
{
    ngx_uint_t                    counts;
    ngx_responses_engine_t       *engine;
    ngx_responses_redact_t       *redact;
    ngx_responses_redact_text_t  *text;

    engine = walk->engine;
    redact = engine->ruleset->redact;
    counts = !walk->begins;

    if (walk->again || (counts ? redact->found == 0 : !redact->held)) {
        return NGX_OK;
    }

    text = walk->json ? NULL : ngx_responses_redact_find(redact, &walk->place);

    if (counts && !(text && text->counted)) {
        engine->usage.redacted += redact->found;
    }

    if (text) {
        text->counted |= counts;
    }

    return (walk->json
            || ngx_responses_redact_add(engine, &walk->place, counts)
               != NGX_ERROR)
           ? NGX_OK : NGX_ERROR;
}


/* they spell the text */

static void
ngx_responses_redact_logprobs(ngx_responses_event_t *ev, ngx_uint_t object)
{
    ngx_uint_t  node, kind;

    ngx_responses_each(ev, object, "logprobs", node) {
        kind = ngx_responses_event_kind(ev, node);

        if (kind != NGX_RESPONSES_JSON_NULL
            && (kind != NGX_RESPONSES_JSON_ARRAY
                || !ngx_responses_event_empty(ev, node)))
        {
            ngx_responses_event_set(ev, node, ngx_responses_str("[]"));
        }
    }
}


/* the kind of a part, or the one that it has without a type */

static ngx_uint_t
ngx_responses_redact_kind(ngx_responses_event_t *ev, ngx_uint_t object,
    ngx_uint_t part)
{
    ngx_str_t   type;
    ngx_uint_t  node, twice;

    twice = ngx_responses_event_twice(ev, object, ngx_responses_str("type"),
                                      &node);

    if (node) {
        type = ngx_responses_event_string(ev, node);
        part = twice ? NGX_RESPONSES_NO_PART
                     : ngx_responses_part_find(type.data, type.len);
    }

    return ngx_responses_redact_known(part);
}


/* the place that an event tells; a repair may have inserted it */

static void
ngx_responses_redact_at(ngx_responses_event_t *ev, ngx_uint_t part,
    ngx_responses_redact_place_t *place)
{
    place->id = ngx_responses_raw_string(ngx_responses_value(ev, 0,
                                                             "item_id"));
    place->item = ngx_responses_raw_number(ngx_responses_value(ev, 0,
                                                             "output_index"));
    place->index = ngx_responses_raw_number(ngx_responses_event_value(ev, 0,
                                             ngx_responses_part(part)->index));
    place->part = part;

    if (place->item == NGX_RESPONSES_NO_INDEX && place->id.len) {
        place->item = -2 - (int64_t) (ngx_responses_text_sum(place->id.data,
                                                             place->id.len)
                                      >> 2);
    }
}


ngx_int_t
ngx_responses_redact_lose(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    ngx_uint_t                     i, named, closed;
    ngx_responses_redact_t        *redact;
    ngx_responses_redact_text_t   *text;
    ngx_responses_redact_place_t   place;

    if (!ngx_responses_ruleset_has(engine, REDACT)) {
        return NGX_OK;
    }

    if (ngx_responses_redact_begin(engine) != NGX_OK) {
        return NGX_ERROR;
    }

    redact = engine->ruleset->redact;
    named = 0;
    closed = 0;

    if (ev) {
        ngx_responses_redact_at(ev, ev->type->part, &place);
        named = (place.item >= 0);
    }

    text = (ngx_responses_redact_text_t *) redact->texts.start;

    for (i = 0; i < ngx_responses_redact_texts(redact); i++) {

        if (text[i].stages == NULL) {
            continue;
        }

        if (!named || place.item == text[i].place.item) {
            ngx_responses_redact_close(engine, &text[i]);
            closed = 1;
        }
    }

    ngx_responses_redact_forget(&engine->state, named ? place.item : -1);

    if (named && ev->type->class == NGX_RESPONSES_CLASS_DELTA) {
        return (ngx_responses_redact_add(engine, &place, 0) == NGX_ERROR)
               ? NGX_ERROR : NGX_OK;
    }

    /* of a text that is not open, it may have been the beginning */

    redact->resumed |= (!named || !closed);

    return NGX_OK;
}


/* no text of an item is made of what is known of it; -1: of any item */

static void
ngx_responses_redact_forget(ngx_responses_state_t *state, int64_t index)
{
    ngx_uint_t             i, k;
    ngx_responses_item_t  *item;

    for (i = 0; i < state->nitems; i++) {
        item = state->items[i];

        if (item->done || (index >= 0 && item->index != index)) {
            continue;
        }

        for (k = 0; k < item->nparts; k++) {

            if (item->parts[k].step < NGX_RESPONSES_STEP_TEXT) {
                ngx_responses_state_lose(state, &item->parts[k].text);
            }
        }
    }
}


ngx_int_t
ngx_responses_redact_rest(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    ngx_int_t                     rc;
    ngx_str_t                     none;
    ngx_uint_t                    i, n;
    ngx_responses_redact_t       *redact;
    ngx_responses_redact_text_t  *text;

    redact = engine->ruleset->redact;

    if (redact == NULL || redact->nopen == 0
        || ev->type->class == NGX_RESPONSES_CLASS_DELTA)
    {
        return NGX_OK;
    }

    text = (ngx_responses_redact_text_t *) redact->texts.start;

    ngx_str_null(&none);

    for (i = 0; i < ngx_responses_redact_texts(redact); i++) {

        if (text[i].stages == NULL
            || !ngx_responses_redact_ends(ev, &text[i]))
        {
            continue;
        }

        rc = ngx_responses_redact_piece(engine, &text[i], text[i].place.part,
                                        none, 1, &n);

        if (rc == NGX_OK && engine->worker->texts[n].len) {
            rc = ngx_responses_redact_send(engine, &text[i], n);
        }

        ngx_responses_redact_close(engine, &text[i]);

        if (rc == NGX_ERROR) {
            return NGX_ERROR;
        }
    }

    return NGX_OK;
}


/* whether an event ends a text, or is about the end of it */

static ngx_uint_t
ngx_responses_redact_ends(ngx_responses_event_t *ev,
    ngx_responses_redact_text_t *text)
{
    ngx_responses_redact_place_t  place;

    ngx_responses_redact_at(ev, text->place.part, &place);

    switch (ev->type->class) {

    case NGX_RESPONSES_CLASS_TERMINAL:
    case NGX_RESPONSES_CLASS_ERROR:
        return 1;

    case NGX_RESPONSES_CLASS_ITEM:
        return ev->type->id == NGX_RESPONSES_ITEM_DONE
               && place.item == text->place.item;

    case NGX_RESPONSES_CLASS_PART:
        return !ngx_responses_redact_adds(ev->type)
               && ngx_responses_redact_same(&place, &text->place);

    case NGX_RESPONSES_CLASS_DONE:
        return ev->type->part == place.part
               && ngx_responses_redact_same(&place, &text->place);
    }

    return 0;
}


/*
 * Sends a delta with the n-th text of the worker.  Rules find members that
 * have a node, so it is read as it is sent.
 */

static ngx_int_t
ngx_responses_redact_send(ngx_responses_engine_t *engine,
    ngx_responses_redact_text_t *text, ngx_uint_t n)
{
    ngx_str_t               json;
    ngx_responses_event_t  *rest;

    rest = &engine->worker->events[NGX_RESPONSES_USER];

    ngx_str_set(&json, "{\"delta\":\"\"}");

    if (text->place.part == NGX_RESPONSES_OUTPUT_TEXT) {
        ngx_str_set(&json, "{\"delta\":\"\",\"logprobs\":[]}");
    }

    rest->frame = NULL;
    rest->type = text->type;
    rest->name = ngx_responses_type_name(engine, text->type->id);

    if (ngx_responses_event_read(rest, json.data, json.len) != NGX_OK
        || ngx_responses_field_text(engine, rest,
                                    rest->member[NGX_RESPONSES_M_DELTA], n)
           == NGX_ERROR)
    {
        return NGX_ERROR;
    }

    ngx_responses_put_string(rest, 0, "type", rest->name);
    ngx_responses_put(rest, 0, "sequence_number", ngx_responses_str("0"));

    if (text->place.id.len) {
        ngx_responses_put_string(rest, 0, "item_id", text->place.id);
    }

    if (text->place.item >= 0) {
        ngx_responses_put(rest, 0, "output_index",
                          ngx_responses_event_int(rest, text->place.item));
    }

    if (text->place.index >= 0) {
        ngx_responses_event_put(rest, 0,
                                ngx_responses_part(text->place.part)->index,
                                ngx_responses_event_int(rest,
                                                        text->place.index));
    }

    return (ngx_responses_event_reread(rest) == NGX_OK
            && ngx_responses_field(engine, rest, 0, ngx_responses_str(""))
               == NGX_OK)
           ? ngx_responses_send_event(engine, rest) : NGX_ERROR;
}
