
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * G4: parts are ended before the event that ends their item, items before the
 * terminal.
 *
 * Texts are those of the event, which are complete, or of the state.  Never
 * generates a text: what neither has stays open.  Invariant: every item that
 * the terminal lists was announced and ended before it, if it can be.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_generate.h"
#include "engine/ngx_responses_repair.h"


/* the parts of an item in an event, content and summary: the last one read */

typedef struct {
    ngx_responses_event_t   *ev;
    ngx_uint_t               array[2];     /* nodes; 0: there is none */
    ngx_uint_t               part[2];
    ngx_uint_t               n[2];         /* its number */
} ngx_responses_repair_parts_t;


static ngx_int_t ngx_responses_repair_end_item(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_responses_event_t *ev, ngx_uint_t object);
static ngx_int_t ngx_responses_repair_end_parts(
    ngx_responses_engine_t *engine, ngx_responses_item_t *item,
    ngx_responses_repair_parts_t *parts);
static ngx_int_t ngx_responses_repair_whole_parts(
    ngx_responses_engine_t *engine, ngx_responses_item_t *item,
    ngx_responses_repair_parts_t *parts);
static ngx_int_t ngx_responses_repair_end_call(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_responses_event_t *ev, ngx_uint_t object);
static ngx_str_t ngx_responses_repair_text_in(
    ngx_responses_repair_parts_t *parts, ngx_uint_t list, ngx_uint_t n,
    ngx_uint_t *kind);
static ngx_uint_t ngx_responses_repair_next_part(
    ngx_responses_repair_parts_t *parts, ngx_uint_t list, ngx_uint_t n);

static ngx_int_t ngx_responses_repair_end_added(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, const ngx_responses_type_t *type);
static ngx_int_t ngx_responses_repair_end_listed(ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_repair_listed_item(ngx_responses_repair_t *rp,
    ngx_uint_t object, ngx_uint_t n);
static ngx_int_t ngx_responses_repair_add_listed(ngx_responses_repair_t *rp,
    ngx_uint_t object, ngx_responses_item_t **item);
static ngx_uint_t ngx_responses_repair_call_ends(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object,
    const ngx_responses_item_kind_t *row);
static ngx_responses_item_t *ngx_responses_repair_match(
    ngx_responses_state_t *state, ngx_str_t *id, ngx_str_t *call_id,
    ngx_uint_t kind);
static ngx_int_t ngx_responses_repair_raw(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object, ngx_str_t *raw);


ngx_int_t
ngx_responses_repair_done(ngx_responses_repair_t *rp)
{
    uint64_t                     added;
    ngx_responses_engine_t      *engine;
    const ngx_responses_type_t  *type;

    engine = rp->engine;
    type = rp->ev->type;

    if (engine->state.resumed || rp->object == 0
        || type->id == NGX_RESPONSES_ITEM_ADDED)
    {
        return NGX_DECLINED;
    }

    added = engine->usage.added;

    if (type->class == NGX_RESPONSES_CLASS_TERMINAL) {

        if (type->id != NGX_RESPONSES_COMPLETED
            && type->id != NGX_RESPONSES_INCOMPLETE)
        {
            /* items of a failed response may stay open, as those of OpenAI */

            return NGX_DECLINED;
        }

        if (ngx_responses_repair_end_listed(rp) != NGX_OK) {
            return NGX_ERROR;
        }

    } else if (rp->item) {

        if (rp->item->done) {
            rp->drop = 1;
            return NGX_OK;
        }

        if (ngx_responses_repair_end_item(engine, rp->item, rp->ev, rp->object)
            != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    return (engine->usage.added == added) ? NGX_DECLINED : NGX_OK;
}


/* object: the item in an event, 0: the event has none */

static ngx_int_t
ngx_responses_repair_end_item(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_responses_event_t *ev, ngx_uint_t object)
{
    ngx_responses_repair_parts_t  parts;

    if (!engine->conf->scaffold) {
        return NGX_OK;
    }

    ngx_memzero(&parts, sizeof(ngx_responses_repair_parts_t));

    if (object) {
        parts.ev = ev;
        parts.array[0] = ngx_responses_get(ev, object, "content");
        parts.array[1] = ngx_responses_get(ev, object, "summary");
        parts.part[0] = ngx_responses_event_element(ev, parts.array[0], 0);
        parts.part[1] = ngx_responses_event_element(ev, parts.array[1], 0);
    }

    if (ngx_responses_repair_end_parts(engine, item, &parts) != NGX_OK
        || ngx_responses_repair_end_call(engine, item, ev, object) != NGX_OK)
    {
        return NGX_ERROR;
    }

    return ngx_responses_repair_whole_parts(engine, item, &parts);
}


static ngx_int_t
ngx_responses_repair_end_parts(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_responses_repair_parts_t *parts)
{
    ngx_str_t              text;
    ngx_uint_t             i, kind, list, n[2];
    ngx_responses_part_t  *part;

    n[0] = 0;
    n[1] = 0;

    for (i = 0; i < item->nparts; i++) {
        part = &item->parts[i];

        n[ngx_responses_part(part->kind)->list]++;

        if (part->done || part->lost_notes) {
            continue;
        }

        list = ngx_responses_part(part->kind)->list;

        text = ngx_responses_repair_text_in(parts, list, n[list] - 1, &kind);

        if (text.len == 0) {

            if (part->incomplete) {
                continue;
            }

            text.data = part->text.start;
            text.len = part->text.len;
        }

        if (ngx_responses_part_end(engine, item, part, text) != NGX_OK) {
            return NGX_ERROR;
        }
    }

    return NGX_OK;
}


/* parts without events that are in the item when it is done */

static ngx_int_t
ngx_responses_repair_whole_parts(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_responses_repair_parts_t *parts)
{
    ngx_str_t                    text;
    ngx_uint_t                   i, kind, list, n;
    const ngx_responses_type_t  *delta;

    for (list = 0; list < 2; list++) {

        for (i = 0, n = 0; i < item->nparts; i++) {
            n += (ngx_responses_part(item->parts[i].kind)->list == list);
        }

        for ( ;; ) {
            text = ngx_responses_repair_text_in(parts, list, n++, &kind);
            delta = ngx_responses_type(ngx_responses_part(kind)->delta);

            if (delta->item != item->kind || item->kind == 0) {
                break;
            }

            if (ngx_responses_part_whole(engine, item, kind, text) != NGX_OK) {
                return NGX_ERROR;
            }
        }
    }

    return NGX_OK;
}


/* the text of the n-th part of an item, and the kind of the part */

static ngx_str_t
ngx_responses_repair_text_in(ngx_responses_repair_parts_t *parts,
    ngx_uint_t list, ngx_uint_t n, ngx_uint_t *kind)
{
    ngx_str_t               text, type, name;
    ngx_uint_t              part;
    ngx_responses_event_t  *ev;

    ev = parts->ev;

    ngx_str_null(&text);
    *kind = NGX_RESPONSES_NO_PART;

    part = ngx_responses_repair_next_part(parts, list, n);

    if (part == 0) {
        return text;
    }

    *kind = list ? NGX_RESPONSES_SUMMARY_TEXT : NGX_RESPONSES_OTHER_PART;

    type = ngx_responses_get_string(ev, part, "type");

    if (type.data && !list) {
        *kind = ngx_responses_str_is(type, "text")
                ? NGX_RESPONSES_OUTPUT_TEXT
                : ngx_responses_part_find(type.data, type.len);
    }

    name = ngx_responses_part(*kind)->text;

    return ngx_responses_event_string(ev,
                                      ngx_responses_event_get(ev, part,
                                                              name.data,
                                                              name.len));
}


/* the n-th one, from the one read last, which has a lower or that number */

static ngx_uint_t
ngx_responses_repair_next_part(ngx_responses_repair_parts_t *parts,
    ngx_uint_t list, ngx_uint_t n)
{
    ngx_uint_t              part;
    ngx_responses_event_t  *ev;

    ev = parts->ev;
    part = parts->part[list];

    while (part && parts->n[list] < n) {

        part = ngx_responses_event_next(ev, parts->array[list], part);

        if (part
            && (ev->json.nodes[part].kind == NGX_RESPONSES_JSON_OBJECT
                || ev->json.nodes[part].kind == NGX_RESPONSES_JSON_ARRAY))
        {
            parts->n[list]++;
        }
    }

    parts->part[list] = part;

    return part;
}


static ngx_int_t
ngx_responses_repair_end_call(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_responses_event_t *ev, ngx_uint_t object)
{
    ngx_str_t                         text;
    const ngx_responses_item_kind_t  *kind;

    kind = ngx_responses_item(item->kind);

    if (kind->delta == 0 || item->text_done) {
        return NGX_OK;
    }

    text = ngx_responses_item_text(ev, object, kind);

    if (!(kind->flags & NGX_RESPONSES_ITEM_NAMED) && !item->streamed
        && (text.len == item->text.len))
    {
        /* it had its text when it was added, or has none */

        return NGX_OK;
    }

    if (text.len == 0) {

        if (item->incomplete) {
            return NGX_OK;
        }

        text.data = item->text.start;
        text.len = item->text.len;

    } else if (ngx_responses_state_text(&engine->state, &item->text,
                                        &item->incomplete, text)
               != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (!item->delta && text.len) {
        item->delta = 1;

        if (ngx_responses_generate_text(engine, kind->delta, item, text)
            != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    item->text_done = 1;

    return ngx_responses_generate_text(engine, kind->done, item, text);
}


static ngx_int_t
ngx_responses_repair_end_listed(ngx_responses_repair_t *rp)
{
    ngx_uint_t              i, n, output;
    ngx_responses_event_t  *ev;

    if (!rp->engine->conf->scaffold) {
        return NGX_OK;
    }

    ev = rp->ev;
    output = ngx_responses_get(ev, rp->object, "output");

    if (ngx_responses_event_element(ev, output, 0)) {
        n = 0;

        for (i = ngx_responses_event_first(ev, output);
             i;
             i = ngx_responses_event_next(ev, output, i))
        {
            n += (ev->json.nodes[i].kind == NGX_RESPONSES_JSON_OBJECT
                  || ev->json.nodes[i].kind == NGX_RESPONSES_JSON_ARRAY);

            if (ev->json.nodes[i].kind == NGX_RESPONSES_JSON_OBJECT
                && ngx_responses_repair_listed_item(rp, i, n) != NGX_OK)
            {
                return NGX_ERROR;
            }
        }
    }

    return ngx_responses_repair_end_all(rp->engine, ev->type);
}


ngx_int_t
ngx_responses_repair_end_all(ngx_responses_engine_t *engine,
    const ngx_responses_type_t *type)
{
    ngx_str_t               none;
    ngx_uint_t              i;
    ngx_responses_item_t   *item;
    ngx_responses_state_t  *state;

    state = &engine->state;

    ngx_str_null(&none);

    for (i = 0; i < state->nitems; i++) {
        item = state->items[i];

        if (item->done || item->held || state->full
            || (ngx_responses_item_has(item->kind, CALL)
                && type->id != NGX_RESPONSES_COMPLETED))
        {
            /* an incomplete call must not be executed */

            continue;
        }

        if (ngx_responses_repair_end_item(engine, item, NULL, 0) != NGX_OK) {
            return NGX_ERROR;
        }

        if (item->raw.len) {

            if (ngx_responses_repair_end_added(engine, item, type) != NGX_OK) {
                return NGX_ERROR;
            }

            continue;
        }

        if (!ngx_responses_state_known(item)
            || (item->nparts == 0 && !item->text_done
                && item->kind != NGX_RESPONSES_MESSAGE))
        {
            continue;
        }

        item->done = 1;

        if (ngx_responses_generate_item(engine, NGX_RESPONSES_ITEM_DONE, item,
                                        none, type->id)
            != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    return NGX_OK;
}


/* an item that is done as it was added, with the text that was streamed */

static ngx_int_t
ngx_responses_repair_end_added(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, const ngx_responses_type_t *type)
{
    ngx_int_t               rc;
    ngx_str_t               raw;
    ngx_responses_state_t  *state;

    if (item->incomplete
        || (!item->text_done && !item->completed && !item->failed))
    {
        return NGX_OK;
    }

    state = &engine->state;

    rc = ngx_responses_generate_ended(engine, item, type->id, &raw);

    if (rc != NGX_OK) {
        return (rc == NGX_DECLINED) ? NGX_OK : NGX_ERROR;
    }

    ngx_responses_state_done(state, item);

    if (ngx_responses_state_keep(state, item, raw.data, raw.len) != NGX_OK) {
        return NGX_ERROR;
    }

    return ngx_responses_generate_item(engine, NGX_RESPONSES_ITEM_DONE, item,
                                       raw, type->id);
}


/* n: its place in the output, from 1 */

static ngx_int_t
ngx_responses_repair_listed_item(ngx_responses_repair_t *rp,
    ngx_uint_t object, ngx_uint_t n)
{
    ngx_str_t                         id, call_id, type, raw;
    ngx_uint_t                        kind;
    ngx_responses_item_t             *item;
    ngx_responses_event_t            *ev;
    ngx_responses_engine_t           *engine;
    const ngx_responses_item_kind_t  *row;

    ev = rp->ev;
    engine = rp->engine;

    id = ngx_responses_get_string(ev, object, "id");
    call_id = ngx_responses_get_string(ev, object, "call_id");
    type = ngx_responses_get_string(ev, object, "type");

    kind = type.len ? ngx_responses_item_find(type.data, type.len)
                    : NGX_RESPONSES_NO_ITEM;
    row = ngx_responses_item(kind);

    item = ngx_responses_repair_match(&engine->state, &id, &call_id, kind);

    if ((row->flags & NGX_RESPONSES_ITEM_CALL)
        && !ngx_responses_repair_call_ends(rp, item, object, row))
    {
        return NGX_OK;
    }

    if (item && item->held
        && (ngx_responses_call_learn(rp, item, object) != NGX_OK
            || ngx_responses_call_release(rp, item, object) != NGX_OK))
    {
        return NGX_ERROR;
    }

    if (item == NULL
        && ngx_responses_repair_add_listed(rp, object, &item) != NGX_OK)
    {
        return NGX_ERROR;
    }

    item->listed = n;

    if (item->done) {
        return NGX_OK;
    }

    if (ngx_responses_repair_end_item(engine, item, ev, object) != NGX_OK
        || ngx_responses_repair_raw(rp, item, object, &raw) != NGX_OK)
    {
        return NGX_ERROR;
    }

    if ((kind == NGX_RESPONSES_MESSAGE
         || (row->flags & NGX_RESPONSES_ITEM_NAMED))
        && ngx_responses_state_known(item)
        && (ngx_responses_get_string(ev, object, "status").data == NULL
            || ((row->flags & NGX_RESPONSES_ITEM_NAMED)
                && call_id.data == NULL)))
    {
        /* members are missing that are known */

        ngx_str_null(&raw);
    }

    item->done = 1;

    return ngx_responses_generate_item(engine, NGX_RESPONSES_ITEM_DONE, item,
                                       raw, ev->type->id);
}


/* an item that the client does not know yet */

static ngx_int_t
ngx_responses_repair_add_listed(ngx_responses_repair_t *rp,
    ngx_uint_t object, ngx_responses_item_t **item)
{
    ngx_str_t               id, call_id, type, name;
    ngx_uint_t              kind;
    ngx_responses_event_t  *ev;
    ngx_responses_state_t  *state;

    ev = rp->ev;
    state = &rp->engine->state;

    id = ngx_responses_get_string(ev, object, "id");
    type = ngx_responses_get_string(ev, object, "type");
    call_id = ngx_responses_get_string(ev, object, "call_id");
    name = ngx_responses_get_string(ev, object, "name");

    kind = ngx_responses_item_find(type.data, type.len);

    *item = ngx_responses_state_add_item(state, kind, NGX_RESPONSES_NO_INDEX);

    if (*item == NULL
        || ngx_responses_state_learn_item(state, *item, id, type, call_id,
                                          name)
           != NGX_OK
        || ngx_responses_generate_any_item_id(rp->engine, *item) != NGX_OK)
    {
        return NGX_ERROR;
    }

    return ngx_responses_call_announce(rp, *item, object);
}


/* whether a listed call can be announced, if it was not, and ended */

static ngx_uint_t
ngx_responses_repair_call_ends(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object,
    const ngx_responses_item_kind_t *row)
{
    ngx_str_t  status;

    if ((item == NULL || item->held)
        && (row->flags & NGX_RESPONSES_ITEM_NAMED)
        && ngx_responses_get_string(rp->ev, object, "name").len == 0)
    {
        return 0;
    }

    if (rp->ev->type->id == NGX_RESPONSES_COMPLETED || (item && item->done)) {
        return 1;
    }

    status = ngx_responses_get_string(rp->ev, object, "status");

    return ngx_responses_str_is(status, "completed");
}


/*
 * Ids may differ from those sent before: the first item of that kind.  Items
 * of different kinds may have one id.
 */

static ngx_responses_item_t *
ngx_responses_repair_match(ngx_responses_state_t *state, ngx_str_t *id,
    ngx_str_t *call_id, ngx_uint_t kind)
{
    ngx_uint_t             i;
    ngx_responses_item_t  *item, *by_call, *by_kind;

    by_call = NULL;
    by_kind = NULL;

    for (i = 0; i < state->nitems; i++) {
        item = state->items[i];

        if (item->listed) {
            continue;
        }

        if (item->kind != kind && item->kind != NGX_RESPONSES_NO_ITEM
            && kind != NGX_RESPONSES_NO_ITEM)
        {
            continue;
        }

        if (id->len && ngx_responses_str_eq(item->id, *id)) {
            return item;
        }

        if (by_call == NULL && call_id->len
            && ngx_responses_str_eq(item->call_id, *call_id))
        {
            by_call = item;
        }

        if (by_kind == NULL && item->kind == kind) {
            by_kind = item;
        }
    }

    return by_call ? by_call : by_kind;
}


/* the item of the upstream, with the id that the client knows */

static ngx_int_t
ngx_responses_repair_raw(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object, ngx_str_t *raw)
{
    ngx_int_t                         rc;
    ngx_str_t                         id, text;
    ngx_uint_t                        mark;
    ngx_responses_event_t            *ev;
    const ngx_responses_item_kind_t  *kind;

    ev = rp->ev;
    mark = ngx_responses_event_mark(ev);
    kind = ngx_responses_item(item->kind);

    id = ngx_responses_get_string(ev, object, "id");

    if (kind->text.len && item->text.len
        && ngx_responses_item_text(ev, object, kind).data == NULL)
    {
        text.data = item->text.start;
        text.len = item->text.len;

        (void) ngx_responses_item_put_text(ev, object, kind, text);
    }

    if (item->id.len && !ngx_responses_str_eq(id, item->id)) {
        ngx_responses_put_string(ev, object, "id", item->id);
    }

    rc = ngx_responses_event_copy(ev, object, raw);

    /* ids in the terminal are not changed */

    ngx_responses_event_rollback(ev, mark);

    return rc;
}
