
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * N10 for items that cannot be announced yet, since clients need more of them
 * than is known.
 *
 * Never generates a name, or another fact.  Invariant: an item is announced
 * with them, or nothing of it is sent.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_text.h"
#include "engine/ngx_responses_generate.h"
#include "engine/ngx_responses_repair.h"
#include "engine/ngx_responses_ruleset.h"


/*
 * A call that has no name or no call_id yet, and others without what clients
 * need.  It is announced with the event that has it; without such an event it
 * is never sent, but for a whole call that lacks a call_id only.
 */

ngx_int_t
ngx_responses_call_hold(ngx_responses_repair_t *rp, ngx_uint_t part)
{
    ngx_uint_t                        class, known;
    ngx_responses_item_t             *item;
    const ngx_responses_item_kind_t  *kind;

    item = rp->item;
    kind = ngx_responses_item(item->kind);
    class = rp->ev->type->class;

    /* the call_id is generated only if its item comes without one */

    known = (kind->flags & NGX_RESPONSES_ITEM_NAMED)
            ? (item->name.len && (item->call_id.len || rp->object))
            : (rp->object && class == NGX_RESPONSES_CLASS_ITEM
               && !ngx_responses_repair_hides(rp));

    if (known) {

        if (ngx_responses_call_release(rp, item, rp->object) != NGX_OK) {
            return NGX_ERROR;
        }

        return (part != NGX_RESPONSES_NO_PART
                && ngx_responses_repair_open_part(rp, part) == NGX_ERROR)
               ? NGX_ERROR : NGX_OK;
    }

    if (part != NGX_RESPONSES_NO_PART) {
        return NGX_DECLINED;
    }

    rp->drop = 1;

    return ngx_responses_call_text(rp);
}


/* no deltas follow a call that is added complete */

ngx_int_t
ngx_responses_call_text(ngx_responses_repair_t *rp)
{
    ngx_str_t                         text;
    ngx_responses_part_t             *part;
    ngx_responses_state_t            *state;
    const ngx_responses_item_kind_t  *kind;

    state = &rp->engine->state;
    kind = ngx_responses_item(rp->item->kind);

    text = ngx_responses_item_text(rp->ev, rp->object, kind);

    if (kind->part == NGX_RESPONSES_NO_PART || text.len == 0) {
        return NGX_OK;
    }

    part = ngx_responses_state_add_text(state, rp->item);

    if (part == NULL) {
        return NGX_ERROR;
    }

    return ngx_responses_repair_hidden(rp->engine, rp->ev, part, text)
           ? NGX_OK : ngx_responses_state_text(state, part, text);
}


ngx_int_t
ngx_responses_call_release(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object)
{
    ngx_uint_t  i;

    ngx_responses_state_release(&rp->engine->state, item);

    if (ngx_responses_call_announce(rp, item, object) != NGX_OK) {
        return NGX_ERROR;
    }

    for (i = 0; i < item->nparts; i++) {

        if (ngx_responses_part_release(rp->engine, item, &item->parts[i])
            != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    return NGX_OK;
}


/*
 * By its done event, or since its arguments are a whole object.  Half a call
 * must not be run, nor one that the upstream has forgotten.
 */

ngx_int_t
ngx_responses_call_confirmed(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item)
{
    ngx_uint_t  i;

    for (i = 0; i < item->nparts; i++) {
        if (item->parts[i].step < NGX_RESPONSES_STEP_TEXT) {
            break;
        }
    }

    if (i && i == item->nparts) {
        return NGX_OK;
    }

    if (item->kind != NGX_RESPONSES_FUNCTION_CALL || item->incomplete) {
        return NGX_DECLINED;
    }

    return ngx_responses_call_whole(engine,
                                    ngx_responses_state_known_text(item));
}


ngx_int_t
ngx_responses_call_whole(ngx_responses_engine_t *engine, ngx_str_t text)
{
    ngx_responses_worker_t  *worker;

    if (text.len == 0) {
        return NGX_DECLINED;
    }

    worker = engine->worker;

    if (ngx_responses_text_decode(&worker->mem, &worker->value, text.data,
                                  text.len)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    return ngx_responses_event_read(&worker->events[NGX_RESPONSES_GENERATED],
                                    worker->value.start, worker->value.len);
}


/* clients expect what is streamed to be empty when an item is added */

ngx_int_t
ngx_responses_call_announce(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object)
{
    ngx_str_t                         raw, none;
    ngx_uint_t                        mark;
    ngx_responses_event_t            *ev;
    const ngx_responses_item_kind_t  *kind;

    ngx_str_null(&raw);
    ngx_str_null(&none);

    ev = rp->ev;
    kind = ngx_responses_item(item->kind);

    if (ngx_responses_generate_item_id(rp->engine, item) != NGX_OK) {
        return NGX_ERROR;
    }

    if (object == 0 || ngx_responses_state_writes(item->kind)) {
        return ngx_responses_generate_item(rp->engine,
                                           NGX_RESPONSES_ITEM_ADDED, item, raw,
                                           0);
    }

    mark = ngx_responses_event_mark(ev);

    if (ngx_responses_field_strip(rp->engine, ev) != NGX_OK) {
        return NGX_ERROR;
    }

    if (kind->part && ngx_responses_item_text(ev, object, kind).len) {
        (void) ngx_responses_item_put_text(ev, object, kind, none);
    }

    if (kind->list != NGX_RESPONSES_NO_LIST) {
        (void) ngx_responses_item_put_list(ev, object,
                                           ngx_responses_list(kind->list),
                                           ngx_responses_str("[]"));
    }

    if ((kind->flags & NGX_RESPONSES_ITEM_STATUS)
        || ngx_responses_get(ev, object, "status"))
    {
        ngx_responses_put_string(ev, object, "status",
                                 ngx_responses_str("in_progress"));
    }

    if (!ngx_responses_str_eq(ngx_responses_get_string(ev, object, "id"),
                              item->id))
    {
        ngx_responses_put_string(ev, object, "id", item->id);
    }

    if (ngx_responses_event_copy(ev, object, &raw) != NGX_OK) {
        return NGX_ERROR;
    }

    ngx_responses_event_rollback(ev, mark);

    if (ev->type->id == NGX_RESPONSES_ITEM_ADDED
        && ngx_responses_state_keep_added(&rp->engine->state, item, raw)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    return ngx_responses_generate_item(rp->engine, NGX_RESPONSES_ITEM_ADDED,
                                       item, raw, 0);
}
