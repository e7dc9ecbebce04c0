
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * N10 for items with a text: texts that come without deltas, and items that
 * cannot be announced yet, since clients need more of them than is known.
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


/* deltas that were sent are not known if the text is incomplete */

ngx_str_t
ngx_responses_call_rest(ngx_responses_item_t *item, ngx_str_t text)
{
    return (item->incomplete && !item->streamed)
           ? text
           : ngx_responses_state_rest(&item->text, item->incomplete, text);
}


/* what no delta had of a text is sent as one: some need deltas */

ngx_int_t
ngx_responses_call_arguments(ngx_responses_repair_t *rp, ngx_int_t rc)
{
    ngx_str_t              text, rest;
    ngx_responses_item_t  *item;

    item = rp->item;
    text = ngx_responses_repair_text_of(rp);

    rest = ngx_responses_call_rest(item, text);

    if (rest.len == 0
        || ngx_responses_repair_hidden(rp->engine, rp->ev, text, &item->text,
                                       &item->incomplete))
    {
        return rc;
    }

    return ngx_responses_generate_text(rp->engine,
                                       ngx_responses_item(item->kind)->delta,
                                       item, rest);
}


/*
 * A call that has no name or no call_id yet, and others without what clients
 * need.  It is announced with the event that has it; without such an event it
 * is never sent, but for a whole call that lacks a call_id only.
 */

ngx_int_t
ngx_responses_call_hold(ngx_responses_repair_t *rp, ngx_uint_t part)
{
    ngx_str_t                         text;
    ngx_uint_t                        class, known;
    ngx_responses_item_t             *item;
    ngx_responses_state_t            *state;
    const ngx_responses_item_kind_t  *kind;

    item = rp->item;
    kind = ngx_responses_item(item->kind);
    state = &rp->engine->state;
    class = rp->ev->type->class;

    /* done events of arguments have the name as a member of the event */

    if ((rp->object || class == NGX_RESPONSES_CLASS_DONE)
        && ngx_responses_call_learn(rp, item, rp->object) != NGX_OK)
    {
        return NGX_ERROR;
    }

    /* the call_id is generated only if its item comes without one */

    known = (kind->flags & NGX_RESPONSES_ITEM_NAMED)
            ? (item->name.len && (item->call_id.len || rp->object))
            : (rp->object && class == NGX_RESPONSES_CLASS_ITEM
               && !ngx_responses_repair_hides(rp));

    if (known) {

        if (ngx_responses_call_release(rp, item, rp->object) != NGX_OK) {
            return NGX_ERROR;
        }

        return (class == NGX_RESPONSES_CLASS_DONE)
               ? ngx_responses_call_arguments(rp, NGX_OK) : NGX_OK;
    }

    if (part != NGX_RESPONSES_NO_PART) {
        return NGX_DECLINED;
    }

    rp->drop = 1;

    if (kind->text.len == 0) {
        return NGX_OK;
    }

    if (class == NGX_RESPONSES_CLASS_DELTA) {
        return ngx_responses_repair_keep(rp->engine, item, NULL,
                                         ngx_responses_repair_text_of(rp));
    }

    item->text_done |= (class == NGX_RESPONSES_CLASS_DONE);

    text = rp->object ? ngx_responses_item_text(rp->ev, rp->object, kind)
                      : ngx_responses_repair_text_of(rp);

    return (text.len
            && !ngx_responses_repair_hidden(rp->engine, rp->ev, text,
                                            &item->text, &item->incomplete))
           ? ngx_responses_state_text(state, &item->text, &item->incomplete,
                                      text)
           : NGX_OK;
}


/* the first ids that were sent are used */

ngx_int_t
ngx_responses_call_learn(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object)
{
    ngx_str_t  id, call_id, none;

    ngx_str_null(&id);
    ngx_str_null(&call_id);
    ngx_str_null(&none);

    if (item->id.len == 0) {
        id = ngx_responses_get_string(rp->ev, object, "id");
    }

    if (item->call_id.len == 0) {
        call_id = ngx_responses_get_string(rp->ev, object, "call_id");
    }

    return ngx_responses_state_learn_item(&rp->engine->state, item, id, none,
                                          call_id,
                                          ngx_responses_get_string(rp->ev,
                                                                   object,
                                                                   "name"));
}


ngx_int_t
ngx_responses_call_release(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object)
{
    ngx_str_t                         text;
    ngx_uint_t                        i;
    const ngx_responses_item_kind_t  *kind;

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

    text.data = item->text.start;
    text.len = item->text.len;

    kind = ngx_responses_item(item->kind);

    if (text.len) {
        item->streamed = 1;

        if (ngx_responses_generate_text(rp->engine, kind->delta, item, text)
            != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    item->text_done &= !item->incomplete;

    return item->text_done
           ? ngx_responses_generate_text(rp->engine, kind->done, item, text)
           : NGX_OK;
}


/*
 * By its done event, or since its arguments are a whole object.  Half a call
 * must not be run, nor one that the upstream has forgotten.
 */

ngx_int_t
ngx_responses_call_confirmed(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item)
{
    ngx_str_t   text;
    ngx_uint_t  i;

    for (i = 0; i < item->nparts && item->parts[i].text_done; i++) {
        /* void */
    }

    if (item->text_done || (i && i == item->nparts)) {
        return NGX_OK;
    }

    if (item->kind != NGX_RESPONSES_FUNCTION_CALL || item->incomplete) {
        return NGX_DECLINED;
    }

    text.data = item->text.start;
    text.len = item->text.len;

    return ngx_responses_call_whole(engine, text);
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

    if (kind->text.len && ngx_responses_item_text(ev, object, kind).len) {
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
