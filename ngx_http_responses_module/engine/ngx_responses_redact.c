
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Redacts events: deltas, and what ends their texts or may be a part of them.
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


static ngx_int_t ngx_responses_redact_hide(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);
static ngx_int_t ngx_responses_redact_delta(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);
static void ngx_responses_redact_odd(ngx_responses_event_t *ev);
static void ngx_responses_redact_forget(ngx_responses_state_t *state,
    int64_t index);
static ngx_uint_t ngx_responses_redact_ends(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_responses_redact_text_t *text);
static ngx_int_t ngx_responses_redact_send(ngx_responses_engine_t *engine,
    ngx_responses_redact_text_t *text, ngx_uint_t n);


/* whether an event has a text by another name than "delta" */

#define ngx_responses_redact_other(ev)                                        \
    ((ev)->member[NGX_RESPONSES_M_TEXT]                                       \
     || ngx_responses_get(ev, 0, REFUSAL))


ngx_int_t
ngx_responses_redact(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    if (ngx_responses_redact_begin(engine) != NGX_OK) {
        return NGX_ERROR;
    }

    switch (ev->type->class) {

    case NGX_RESPONSES_CLASS_UNKNOWN:

        /* it is not known which text it is, or what came of it before */

        if (ev->member[NGX_RESPONSES_M_DELTA]
            || ngx_responses_redact_other(ev))
        {
            return ngx_responses_redact_hide(engine, ev);
        }

        return NGX_OK;

    case NGX_RESPONSES_CLASS_DELTA:
        return ngx_responses_redact_delta(engine, ev);

    case NGX_RESPONSES_CLASS_DONE:
        return ngx_responses_redact_whole(engine, ev);
    }

    ngx_responses_redact_odd(ev);

    return ngx_responses_redact_whole(engine, ev);
}


/* an event that is about no text has none */

static void
ngx_responses_redact_odd(ngx_responses_event_t *ev)
{
    ngx_uint_t  i, node;

    static const u_char  names[] = {
        NGX_RESPONSES_M_DELTA,
        NGX_RESPONSES_M_REFUSAL,
        NGX_RESPONSES_M_TEXT
    };

    for (i = 0; i < sizeof(names) / sizeof(names[0]); i++) {

        ngx_responses_event_each(ev, 0, names[i], node) {
            ngx_responses_event_remove(ev, node);
        }
    }
}


/* NGX_DECLINED or NGX_ERROR */

static ngx_int_t
ngx_responses_redact_hide(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    if (ngx_responses_redact_lose(engine, ev) == NGX_OK) {
        return NGX_DECLINED;
    }

    return NGX_ERROR;
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

    if (!(redact->parts & ngx_responses_redact_bit(part))) {
        return NGX_OK;
    }

    if (ev->type->id == NGX_RESPONSES_PLAIN) {
        ngx_responses_redact_odd(ev);
        return NGX_OK;
    }

    engine->ruleset->varies = 1;

    node = ev->member[NGX_RESPONSES_M_DELTA];
    kind = ngx_responses_event_kind(ev, node);

    /* clients may read another text */

    if ((kind && kind != NGX_RESPONSES_JSON_STRING)
        || (ev->twice & ((uint32_t) 1 << NGX_RESPONSES_M_DELTA)))
    {
        return ngx_responses_redact_hide(engine, ev);
    }

    if (ngx_responses_redact_other(ev)) {
        return ngx_responses_redact_hide(engine, ev);
    }

    ngx_responses_redact_strip(ev);

    raw = ngx_responses_event_string(ev, node);

    if (raw.len == 0) {
        return NGX_OK;
    }

    ngx_responses_redact_at(ev, part, &place);
    text = ngx_responses_redact_find(redact, &place);

    if (text == NULL && !engine->conf->normalize) {

        if (ngx_responses_redact_move(redact, &place) != NGX_OK) {
            return NGX_DECLINED;
        }

        text = ngx_responses_redact_find(redact, &place);
    }

    if (text == NULL && redact->resumed) {

        /* its beginning is not known, and so it is not */

        ngx_responses_redact_forget(&engine->state, place.item);
    }

    if (text == NULL) {
        if (redact->resumed) {
            rc = ngx_responses_redact_add(engine, &place, 0);

        } else {
            rc = ngx_responses_redact_open(engine, &place, ev->type);
        }

        if (rc != NGX_OK) {
            return rc;
        }

        text = ngx_responses_redact_find(redact, &place);
    }

    if (text->stages == NULL) {
        return NGX_DECLINED;
    }

    rc = ngx_responses_redact_piece(engine, NGX_RESPONSES_RULE_REDACT, text,
                                    part, raw, 0, &n);

    if (rc == NGX_OK && engine->worker->texts[n].len == 0) {
        return NGX_DECLINED;
    }

    if (rc == NGX_OK) {
        rc = ngx_responses_field_text(engine, ev, node, n);
    }

    if (rc == NGX_ERROR) {
        return NGX_ERROR;
    }

    return NGX_OK;
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
        if (ngx_responses_redact_add(engine, &place, 0) == NGX_ERROR) {
            return NGX_ERROR;
        }

        return NGX_OK;
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

        if (ngx_responses_item_done(item)
            || (index >= 0 && item->index != index))
        {
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
            || !ngx_responses_redact_ends(engine, ev, &text[i]))
        {
            continue;
        }

        rc = ngx_responses_redact_piece(engine, NGX_RESPONSES_RULE_REDACT,
                                        &text[i], text[i].place.part, none, 1,
                                        &n);

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
ngx_responses_redact_ends(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_responses_redact_text_t *text)
{
    ngx_responses_redact_place_t  place;

    ngx_responses_redact_at(ev, text->place.part, &place);

    if (!engine->conf->normalize) {
        place.index = text->place.index;
    }

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

    ngx_responses_put_string(rest, 0, TYPE, rest->name);
    ngx_responses_put(rest, 0, SEQUENCE, ngx_responses_str("0"));

    if (text->place.id.len) {
        ngx_responses_put_string(rest, 0, ITEM_ID, text->place.id);
    }

    if (text->place.item >= 0) {
        ngx_responses_put(rest, 0, OUTPUT_INDEX,
                          ngx_responses_event_int(rest, text->place.item));
    }

    if (text->place.index >= 0) {
        ngx_responses_event_put(rest, 0,
                                ngx_responses_part(text->place.part)->index,
                                ngx_responses_event_int(rest,
                                                        text->place.index));
    }

    if (ngx_responses_event_reread(rest) == NGX_OK
        && ngx_responses_field(engine, rest, 0, ngx_responses_str(""))
           == NGX_OK)
    {
        return ngx_responses_send_event(engine, rest);
    }

    return NGX_ERROR;
}
