
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Repairs before and after an event that is sent in pieces and is not repaired
 * itself.
 *
 * Only its type and output_index are known.  Never edits it.  Invariant: a
 * text that may be in it is marked as incomplete in the state.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_generate.h"
#include "engine/ngx_responses_repair.h"


static ngx_int_t ngx_responses_repair_after_item(
    ngx_responses_engine_t *engine, ngx_responses_item_t *item,
    int64_t index, ngx_uint_t done);
static void ngx_responses_repair_after_parts(ngx_responses_item_t *item,
    const ngx_responses_type_t *type);


ngx_int_t
ngx_responses_repair_before(ngx_responses_engine_t *engine,
    const ngx_responses_type_t *type)
{
    ngx_responses_state_t  *state;

    state = &engine->state;

    if (type->id == NGX_RESPONSES_CREATED) {
        state->created = 1;
    }

    if (state->created || state->resumed || !engine->conf->normalize) {
        return NGX_OK;
    }

    state->created = 1;

    if (ngx_responses_generate_created(engine, NGX_RESPONSES_CREATED)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (type->class == NGX_RESPONSES_CLASS_LIFECYCLE
        || type->class == NGX_RESPONSES_CLASS_ERROR)
    {
        return NGX_OK;
    }

    return ngx_responses_generate_created(engine, NGX_RESPONSES_IN_PROGRESS);
}


ngx_int_t
ngx_responses_repair_after(ngx_responses_engine_t *engine,
    const ngx_responses_type_t *type, int64_t index)
{
    ngx_str_t              none;
    ngx_responses_item_t  *item;

    if (type->id == NGX_RESPONSES_ITEM_ADDED) {
        return ngx_responses_repair_after_item(engine, NULL, index, 0);
    }

    ngx_str_null(&none);

    item = ngx_responses_state_find_item(&engine->state, NGX_RESPONSES_NO_ITEM,
                                         index, &none);

    if (type->id == NGX_RESPONSES_ITEM_DONE) {
        return ngx_responses_repair_after_item(engine, item, index, 1);
    }

    if (item) {
        ngx_responses_repair_after_parts(item, type);
    }

    return NGX_OK;
}


static ngx_int_t
ngx_responses_repair_after_item(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, int64_t index, ngx_uint_t done)
{
    ngx_responses_state_t  *state;

    state = &engine->state;

    if (item == NULL) {
        item = ngx_responses_state_add_item(state, NGX_RESPONSES_NO_ITEM,
                                            index);
        if (item == NULL) {
            return state->full ? NGX_OK : NGX_ERROR;
        }
    }

    if (done) {
        ngx_responses_state_done(state, item);

    } else {
        item->incomplete = 1;
    }

    return NGX_OK;
}


/*
 * Which part it is about is not known: it may be any of them.  A text that is
 * done is known if it came in deltas.
 */

static void
ngx_responses_repair_after_parts(ngx_responses_item_t *item,
    const ngx_responses_type_t *type)
{
    ngx_uint_t             i, delta, done;
    ngx_responses_part_t  *part;

    delta = (type->class == NGX_RESPONSES_CLASS_DELTA);
    done = (type->class == NGX_RESPONSES_CLASS_DONE);

    for (i = 0; i < item->nparts; i++) {
        part = &item->parts[i];

        if (delta) {
            part->incomplete = 1;
        }

        if (done) {
            part->incomplete |= (part->text.len == 0);
            ngx_responses_part_text_is_done(part);
        }

        part->done |= (type->id == NGX_RESPONSES_PART_DONE
                       || type->id == NGX_RESPONSES_SUMMARY_PART_DONE);
    }

    if (delta || type->item == NGX_RESPONSES_SHELL_OUTPUT
        || (done && item->nparts == 0 && item->text.len == 0))
    {
        item->incomplete = 1;
    }

    item->text_done |= done;
}
