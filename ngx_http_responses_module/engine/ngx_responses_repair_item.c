
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Adds missing members of items, in events that contain them and in the output
 * of the terminal.
 *
 * Edits the event, never sends one.  Invariant: a value that is added is known
 * from the stream, or is the empty value of that member.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_generate.h"
#include "engine/ngx_responses_repair.h"


static ngx_int_t ngx_responses_repair_list(ngx_responses_repair_t *rp,
    ngx_uint_t list, ngx_uint_t done);
static ngx_uint_t ngx_responses_repair_has_list(ngx_responses_repair_t *rp,
    const ngx_responses_item_kind_t *kind);
static ngx_str_t ngx_responses_repair_status(ngx_responses_repair_t *rp);
static void ngx_responses_repair_call(ngx_responses_repair_t *rp,
    ngx_uint_t done);
static void ngx_responses_repair_parts(ngx_responses_repair_t *rp,
    ngx_uint_t array, ngx_uint_t list);
static ngx_uint_t ngx_responses_repair_needs_text(ngx_responses_repair_t *rp,
    ngx_uint_t object, const ngx_responses_item_kind_t *kind);
static ngx_int_t ngx_responses_repair_listed(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object, ngx_uint_t n);
static ngx_uint_t ngx_responses_repair_all_listed(
    ngx_responses_state_t *state);


/* N17 for items, and of N12 their content; rp->object may be in the output */

ngx_int_t
ngx_responses_repair_item(ngx_responses_repair_t *rp)
{
    ngx_str_t                         type;
    ngx_uint_t                        brief, done, mark, object;
    ngx_responses_item_t             *item;
    ngx_responses_event_t            *ev;
    const ngx_responses_item_kind_t  *kind;

    ev = rp->ev;
    item = rp->item;
    object = rp->object;

    if (item == NULL || object == 0) {
        return NGX_DECLINED;
    }

    mark = ngx_responses_event_mark(ev);
    kind = ngx_responses_item(item->kind);
    done = (ev->type->id != NGX_RESPONSES_ITEM_ADDED);
    brief = ngx_responses_repair_brief(rp->engine, item);

    type = item->type.len ? item->type : kind->name;

    /* rules hide an item by its type: what is added never comes without */

    if (type.len) {
        ngx_responses_require(ev, object, "type", type);
    }

    /* the bytes of an item that is done have its status and lists */

    if ((kind->flags & NGX_RESPONSES_ITEM_STATUS) && (done || !brief)
        && !(item->done && item->raw.len))
    {
        ngx_responses_require(ev, object, "status",
                              ngx_responses_repair_status(rp));
    }

    if (item->kind == NGX_RESPONSES_MESSAGE && !brief) {
        ngx_responses_require(ev, object, "role",
                              ngx_responses_str("assistant"));
    }

    ngx_responses_repair_call(rp, done);

    if (!item->done
        && (((!brief || ngx_responses_repair_has_list(rp, kind))
             && ngx_responses_repair_item_list(rp, done) == NGX_ERROR)
            || (item->kind == NGX_RESPONSES_REASONING && done
                && ngx_responses_repair_list(rp, NGX_RESPONSES_CONTENT, done)
                   == NGX_ERROR)))
    {
        return NGX_ERROR;
    }

    /* what the upstream itself leaves out at the end of these is not needed */

    if (done && !(ev->type->id == NGX_RESPONSES_ITEM_DONE
                  && ngx_responses_state_writes(item->kind))
        && ngx_responses_repair_merge(rp, item, object) == NGX_ERROR)
    {
        return NGX_ERROR;
    }

    return (ngx_responses_event_mark(ev) == mark) ? NGX_DECLINED : NGX_OK;
}


static ngx_str_t
ngx_responses_repair_status(ngx_responses_repair_t *rp)
{
    ngx_str_t              status;
    ngx_responses_item_t  *item;

    item = rp->item;

    if (rp->ev->type->id == NGX_RESPONSES_ITEM_ADDED) {
        ngx_str_set(&status, "in_progress");

    } else if (item->failed) {
        ngx_str_set(&status, "failed");

    } else if (rp->ev->type->id == NGX_RESPONSES_INCOMPLETE) {
        ngx_str_set(&status, "incomplete");

    } else {
        ngx_str_set(&status, "completed");
    }

    return status;
}


static ngx_uint_t
ngx_responses_repair_has_list(ngx_responses_repair_t *rp,
    const ngx_responses_item_kind_t *kind)
{
    return kind->list != NGX_RESPONSES_NO_LIST
           && ngx_responses_item_list(rp->ev, rp->object,
                                      ngx_responses_list(kind->list));
}


/* the list of the parts that an item of that kind must have */

ngx_int_t
ngx_responses_repair_item_list(ngx_responses_repair_t *rp, ngx_uint_t done)
{
    ngx_uint_t  list;

    list = ngx_responses_item(rp->item->kind)->list;

    return (list != NGX_RESPONSES_NO_LIST)
           ? ngx_responses_repair_list(rp, list, done) : NGX_DECLINED;
}


/* a list of parts that is missing, or empty while their text is known */

static ngx_int_t
ngx_responses_repair_list(ngx_responses_repair_t *rp, ngx_uint_t list,
    ngx_uint_t done)
{
    ngx_str_t                         value;
    ngx_uint_t                        i, node, known, incomplete;
    ngx_responses_part_t             *part;
    const ngx_responses_list_kind_t  *kind;

    known = 0;
    incomplete = 0;

    for (i = 0; i < rp->item->nparts && done; i++) {
        part = &rp->item->parts[i];

        if (ngx_responses_part(part->kind)->list == list) {
            known = 1;
            incomplete |= ngx_responses_part_incomplete(part);
        }
    }

    kind = ngx_responses_list(list);
    node = ngx_responses_item_list(rp->ev, rp->object, kind);

    if (known && ngx_responses_list_next(rp->ev, node, kind, 0)) {
        ngx_responses_repair_parts(rp, node, list);
        return NGX_DECLINED;
    }

    if (incomplete
        || (ngx_responses_event_kind(rp->ev, node) == NGX_RESPONSES_JSON_ARRAY
            && !known))
    {
        return NGX_DECLINED;
    }

    if (!known && list != ngx_responses_item(rp->item->kind)->list) {

        /* it need not have any */

        return NGX_DECLINED;
    }

    ngx_str_set(&value, "[]");

    if (known
        && ngx_responses_generate_list(rp->engine, rp->item, list, &value)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    return ngx_responses_item_put_list(rp->ev, rp->object, kind, value);
}


/* texts of parts that end before what was streamed of them does */

static void
ngx_responses_repair_parts(ngx_responses_repair_t *rp, ngx_uint_t array,
    ngx_uint_t list)
{
    ngx_str_t                         known;
    ngx_uint_t                        i, node;
    ngx_responses_part_t             *part;
    const ngx_responses_list_kind_t  *kind;

    node = 0;
    kind = ngx_responses_list(list);

    for (i = 0; i < rp->item->nparts; i++) {
        part = &rp->item->parts[i];

        if (ngx_responses_part(part->kind)->list != list) {
            continue;
        }

        node = ngx_responses_list_next(rp->ev, array, kind, node);

        if (node == 0) {
            return;
        }

        if (!part->incomplete) {
            known = ngx_responses_part_text(part);

            ngx_responses_list_fill_text(rp->ev, kind, node, part->kind,
                                         known);
        }
    }
}


/* the name and the call_id that the client got first, and the text */

static void
ngx_responses_repair_call(ngx_responses_repair_t *rp, ngx_uint_t done)
{
    ngx_str_t                         id, all, text, known;
    ngx_responses_item_t             *item;
    ngx_responses_part_t             *part;
    const ngx_responses_item_kind_t  *kind;

    item = rp->item;
    kind = ngx_responses_item(item->kind);

    id = ngx_responses_get_string(rp->ev, rp->object, "call_id");

    /* in the terminal the upstream may name a call that was generated */

    if ((kind->flags & NGX_RESPONSES_ITEM_CALL)
        && (id.len == 0
            || (id.len <= NGX_RESPONSES_STATE_WORD
                && !ngx_responses_str_eq(id, item->call_id)
                && (rp->ev->type->id == NGX_RESPONSES_ITEM_DONE
                    || rp->ev->type->id == NGX_RESPONSES_ITEM_ADDED
                    || !ngx_responses_str_eq(item->id, item->call_id)))))
    {
        ngx_responses_put_string(rp->ev, rp->object, "call_id",
                                 item->call_id);
    }

    if ((kind->flags & NGX_RESPONSES_ITEM_NAMED) && item->name.len
        && ngx_responses_get_string(rp->ev, rp->object, "name").len == 0)
    {
        ngx_responses_put_string(rp->ev, rp->object, "name", item->name);
    }

    part = ngx_responses_state_text_part(item);

    if (kind->part == NGX_RESPONSES_NO_PART
        || (done && (item->incomplete || (part && part->incomplete))))
    {
        return;
    }

    all = ngx_responses_state_known_text(item);

    known.data = all.data;
    known.len = done ? all.len : 0;

    text = ngx_responses_item_text(rp->ev, rp->object, kind);

    if (text.data ? ngx_responses_item_lacks(text, known)
                  : (all.len
                     || ngx_responses_repair_needs_text(rp, rp->object, kind)))
    {
        (void) ngx_responses_item_put_text(rp->ev, rp->object, kind, known);
    }
}


/* whether a text that is not there has to be: null may be one */

static ngx_uint_t
ngx_responses_repair_needs_text(ngx_responses_repair_t *rp, ngx_uint_t object,
    const ngx_responses_item_kind_t *kind)
{
    return (kind->flags & NGX_RESPONSES_ITEM_NAMED)
           || (kind->object.len == 0
               && ngx_responses_event_get(rp->ev, object, kind->text) == 0);
}


/* N7 and N17 in the output of the terminal */

ngx_int_t
ngx_responses_repair_output(ngx_responses_repair_t *rp)
{
    return rp->object
           ? ngx_responses_repair_each_listed(rp, ngx_responses_repair_listed)
           : NGX_DECLINED;
}


static ngx_int_t
ngx_responses_repair_listed(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object, ngx_uint_t n)
{
    ngx_int_t               rc;
    ngx_str_t               id, raw;
    ngx_uint_t              response;
    ngx_responses_event_t  *ev;

    if (item == NULL) {
        return NGX_DECLINED;
    }

    ev = rp->ev;

    id = ngx_responses_get_string(ev, object, "id");
    raw = ngx_responses_event_raw(ev, object);

    if (raw.len == item->raw.len
        && ngx_memcmp(raw.data, item->raw.start, raw.len) == 0)
    {
        return NGX_DECLINED;
    }

    response = rp->object;

    rp->item = item;
    rp->object = object;

    rc = ngx_responses_repair_item(rp);

    rp->item = NULL;
    rp->object = response;

    /* an id of another item was that of two */

    if (rc != NGX_ERROR && item->id.len && !ngx_responses_str_eq(id, item->id)
        && (id.len == 0 || ngx_responses_item_has(item->kind, CALL)
            || ngx_responses_repair_all_listed(&rp->engine->state)
            || ngx_responses_state_has_id(&rp->engine->state, &id)))
    {
        ngx_responses_put_string(ev, object, "id", item->id);
        rc = NGX_OK;
    }

    return rc;
}


/* no item is missing in the output, so that each one is known */

static ngx_uint_t
ngx_responses_repair_all_listed(ngx_responses_state_t *state)
{
    ngx_uint_t  i;

    for (i = 0; i < state->nitems; i++) {

        if (state->items[i]->listed == 0) {
            return 0;
        }
    }

    return 1;
}
