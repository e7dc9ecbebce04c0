
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * N10 for calls of functions and custom tools: arguments that come without
 * deltas, and calls that come without a name.
 *
 * Never generates a name.  Invariant: a call is announced with its name, or
 * nothing of it is sent.
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
 * A call that has no name yet: clients fail if it has none.  It is announced
 * with the event that has its name; without such an event it is never sent.
 */

ngx_int_t
ngx_responses_call_hold(ngx_responses_repair_t *rp)
{
    ngx_str_t               text, name;
    ngx_uint_t              class;
    ngx_responses_item_t   *item;
    ngx_responses_state_t  *state;

    item = rp->item;
    state = &rp->engine->state;
    class = rp->ev->type->class;

    /* done events of arguments have the name as a member of the event */

    if ((rp->object || class == NGX_RESPONSES_CLASS_DONE)
        && ngx_responses_call_learn(rp, item, rp->object) != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (item->name.len) {

        if (ngx_responses_call_release(rp->engine, item) != NGX_OK) {
            return NGX_ERROR;
        }

        return (class == NGX_RESPONSES_CLASS_DONE)
               ? ngx_responses_call_arguments(rp, NGX_OK) : NGX_OK;
    }

    rp->drop = 1;

    if (class == NGX_RESPONSES_CLASS_DELTA) {
        return ngx_responses_state_append(state, &item->text,
                                          &item->incomplete,
                                          ngx_responses_repair_text_of(rp));
    }

    name = ngx_responses_item(item->kind)->text;

    text = rp->object
           ? ngx_responses_event_string(rp->ev,
                                     ngx_responses_event_get(rp->ev,
                                                             rp->object,
                                                             name.data,
                                                             name.len))
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
ngx_responses_call_release(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item)
{
    ngx_str_t  text;

    ngx_responses_state_release(&engine->state, item);

    ngx_str_null(&text);

    if (ngx_responses_generate_item(engine, NGX_RESPONSES_ITEM_ADDED, item,
                                    text, 0)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    text.data = item->text.start;
    text.len = item->text.len;

    if (text.len == 0) {
        return NGX_OK;
    }

    item->delta = 1;

    return ngx_responses_generate_text(engine,
                                       ngx_responses_item(item->kind)->delta,
                                       item, text);
}
