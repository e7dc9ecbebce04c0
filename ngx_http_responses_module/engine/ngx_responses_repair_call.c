
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

#include "engine/ngx_responses_generate.h"
#include "engine/ngx_responses_repair.h"


/* a text that is in this event only is sent as a delta: some need deltas */

ngx_int_t
ngx_responses_call_arguments(ngx_responses_repair_t *rp, ngx_int_t rc)
{
    ngx_str_t              text;
    ngx_responses_item_t  *item;

    item = rp->item;
    text = ngx_responses_repair_text_of(rp);

    if (text.len == 0 || item->delta || !rp->engine->conf->scaffold) {
        return rc;
    }

    item->delta = 1;

    return ngx_responses_generate_text(rp->engine,
                                       ngx_responses_item(item->kind)->delta,
                                       item, text);
}


/*
 * A call that has no name yet, and others without what clients need.  It is
 * announced with the event that has it; without such an event it is never
 * sent.
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

    known = (kind->flags & NGX_RESPONSES_ITEM_NAMED)
            ? (item->name.len != 0)
            : (rp->object && class == NGX_RESPONSES_CLASS_ITEM);

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

    text = rp->object ? ngx_responses_item_text(rp->ev, rp->object, kind)
                      : ngx_responses_repair_text_of(rp);

    return text.len ? ngx_responses_state_text(state, &item->text,
                                               &item->incomplete, text)
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
    ngx_str_t   text;
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

    text.data = item->text.start;
    text.len = item->text.len;

    if (text.len == 0) {
        return NGX_OK;
    }

    item->delta = 1;
    item->streamed = 1;

    return ngx_responses_generate_text(rp->engine,
                                       ngx_responses_item(item->kind)->delta,
                                       item, text);
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

    if (object == 0 || item->kind == NGX_RESPONSES_MESSAGE
        || item->kind == NGX_RESPONSES_REASONING
        || (kind->flags & NGX_RESPONSES_ITEM_NAMED))
    {
        return ngx_responses_generate_item(rp->engine,
                                           NGX_RESPONSES_ITEM_ADDED, item, raw,
                                           0);
    }

    mark = ngx_responses_event_mark(ev);

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
