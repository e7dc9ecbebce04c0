
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * N10 for calls of functions and custom tools: arguments that come without
 * deltas, and calls that come without a name.
 *
 * Never makes up a name.  Invariant: a call is announced with its name, or
 * nothing of it is sent.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_repair.h"
#include "engine/ngx_responses_synth.h"


/* what stands only here gets one delta: some clients read nothing else */

ngx_int_t
ngx_responses_call_arguments(ngx_responses_repair_t *rp, ngx_int_t rc)
{
    ngx_str_t  text;

    text = ngx_responses_repair_text(rp);

    if (text.len == 0 || rp->item->delta || !rp->engine->conf->scaffold) {
        return rc;
    }

    rp->item->delta = 1;

    return ngx_responses_synth_tool(rp->engine,
                                    rp->item->kind == NGX_RESPONSES_CUSTOM_CALL
                                    ? NGX_RESPONSES_INPUT_DELTA
                                    : NGX_RESPONSES_ARGUMENTS_DELTA,
                                    rp->item, text);
}


/*
 * A call that has no name yet: clients give up one without.  It is announced
 * with the event that names it, and what is never named is never sent.
 */

ngx_int_t
ngx_responses_call_hold(ngx_responses_repair_t *rp)
{
    ngx_int_t                   rc;
    ngx_str_t                   text;
    ngx_responses_state_t      *state;
    ngx_responses_worker_t     *worker;
    ngx_responses_object_t      object;
    ngx_responses_open_item_t  *item;

    item = rp->item;
    state = &rp->engine->state;
    worker = rp->engine->worker;
    object = rp->object;

    if (!rp->read && rp->ev->type->class == NGX_RESPONSES_CLASS_DONE) {
        rc = ngx_responses_object_read(&object, worker->json, &worker->fields,
                                       &worker->object, rp->ev->data,
                                       rp->top.len);
        if (rc == NGX_ERROR) {
            return NGX_ERROR;
        }
    }

    if (object.spans
        && ngx_responses_call_learn(state, item, &object) != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (item->name.len) {

        if (ngx_responses_call_release(rp->engine, item) != NGX_OK) {
            return NGX_ERROR;
        }

        return (rp->ev->type->class == NGX_RESPONSES_CLASS_DONE)
               ? ngx_responses_call_arguments(rp, NGX_OK) : NGX_OK;
    }

    rp->drop = 1;

    if (rp->ev->type->class == NGX_RESPONSES_CLASS_DELTA) {
        return ngx_responses_state_remember(state, &item->text, &item->lost,
                                            ngx_responses_repair_text(rp));
    }

    text = rp->read
           ? ngx_responses_object_string(&rp->object,
                                       item->kind == NGX_RESPONSES_CUSTOM_CALL
                                       ? NGX_RESPONSES_F_INPUT
                                       : NGX_RESPONSES_F_ARGUMENTS)
           : ngx_responses_repair_text(rp);

    return text.len ? ngx_responses_state_replace(state, &item->text,
                                                  &item->lost, text)
                    : NGX_OK;
}


/* the first ids that were said are the ones that it gets */

ngx_int_t
ngx_responses_call_learn(ngx_responses_state_t *state,
    ngx_responses_open_item_t *item, ngx_responses_object_t *object)
{
    ngx_str_t  id, call_id, none;

    ngx_str_null(&id);
    ngx_str_null(&call_id);
    ngx_str_null(&none);

    if (item->id.len == 0) {
        id = ngx_responses_object_string(object, NGX_RESPONSES_F_ID);
    }

    if (item->call_id.len == 0) {
        call_id = ngx_responses_object_string(object, NGX_RESPONSES_F_CALL_ID);
    }

    return ngx_responses_state_learn_item(state, item, id, none, call_id,
                   ngx_responses_object_string(object, NGX_RESPONSES_F_NAME));
}


ngx_int_t
ngx_responses_call_release(ngx_responses_engine_t *engine,
    ngx_responses_open_item_t *item)
{
    ngx_str_t  text;

    ngx_responses_state_release(&engine->state, item);

    ngx_str_null(&text);

    if (ngx_responses_synth_item(engine, NGX_RESPONSES_ITEM_ADDED, item, text,
                                 0)
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

    return ngx_responses_synth_tool(engine,
                                    item->kind == NGX_RESPONSES_CUSTOM_CALL
                                    ? NGX_RESPONSES_INPUT_DELTA
                                    : NGX_RESPONSES_ARGUMENTS_DELTA,
                                    item, text);
}
