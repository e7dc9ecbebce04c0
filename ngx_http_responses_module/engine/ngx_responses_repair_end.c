
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * G4: parts and the text of a call are ended before the event that ends their
 * item.
 *
 * Texts are those of the event, which are complete, or of the state.  Never
 * generates a text: what neither has stays open.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_generate.h"
#include "engine/ngx_responses_repair.h"
#include "engine/ngx_responses_ruleset.h"


static ngx_int_t ngx_responses_repair_end_text(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_responses_event_t *ev, ngx_uint_t object);
static ngx_int_t ngx_responses_repair_end_list(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_responses_event_t *ev, ngx_uint_t object,
    ngx_uint_t list);
static ngx_int_t ngx_responses_repair_end_part(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_responses_event_t *ev,
    ngx_responses_part_t *part, ngx_str_t text);


ngx_int_t
ngx_responses_repair_end_item(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_responses_event_t *ev, ngx_uint_t object)
{
    ngx_uint_t  list;

    if (!engine->conf->normalize) {
        return NGX_OK;
    }

    if (ngx_responses_item(item->kind)->part) {
        return ngx_responses_repair_end_text(engine, item, ev, object);
    }

    for (list = 0; list < NGX_RESPONSES_LISTS; list++) {

        if (ngx_responses_repair_end_list(engine, item, ev, object, list)
            != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    return NGX_OK;
}


static ngx_int_t
ngx_responses_repair_end_text(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_responses_event_t *ev, ngx_uint_t object)
{
    ngx_str_t                         text;
    ngx_responses_part_t             *part;
    const ngx_responses_item_kind_t  *kind;

    kind = ngx_responses_item(item->kind);
    text = ngx_responses_item_text(ev, object, kind);
    part = ngx_responses_state_text_part(item);

    if (!(kind->flags & NGX_RESPONSES_ITEM_NAMED)
        && (part ? part->step == NGX_RESPONSES_STEP_NEW
                   && text.len == part->text.len
                 : text.len == 0))
    {
        /* it had its text when it was added, or has none */

        return NGX_OK;
    }

    part = ngx_responses_state_add_text(&engine->state, item);

    return part ? ngx_responses_repair_end_part(engine, item, ev, part, text)
                : NGX_ERROR;
}


/* parts without events that are in the item when it is done are sent whole */

static ngx_int_t
ngx_responses_repair_end_list(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_responses_event_t *ev, ngx_uint_t object,
    ngx_uint_t list)
{
    ngx_str_t                         text;
    ngx_uint_t                        i, array, element, kind;
    ngx_responses_part_t             *part;
    const ngx_responses_list_kind_t  *row;

    row = ngx_responses_list(list);
    array = ngx_responses_item_list(ev, object, row);
    element = ngx_responses_list_next(ev, array, row, 0);

    for (i = 0; i < item->nparts; i++) {
        part = &item->parts[i];

        if (ngx_responses_part(part->kind)->list != list) {
            continue;
        }

        text = ngx_responses_list_text(ev, row, element, &kind);

        if (ngx_responses_repair_end_part(engine, item, ev, part, text)
            != NGX_OK)
        {
            return NGX_ERROR;
        }

        element = element ? ngx_responses_list_next(ev, array, row, element)
                          : 0;
    }

    while (element && item->kind != NGX_RESPONSES_NO_ITEM) {
        text = ngx_responses_list_text(ev, row, element, &kind);

        if (ngx_responses_type(ngx_responses_part(kind)->text_done)->item
            != item->kind
            || (text.len && ngx_responses_field_hidden(engine, ev, text)))
        {
            break;
        }

        part = ngx_responses_state_add_part(&engine->state, item, kind,
                                            NGX_RESPONSES_NO_INDEX);

        if (part == NULL
            || ngx_responses_part_step(engine, item, part,
                                       NGX_RESPONSES_STEP_DONE, text)
               != NGX_OK)
        {
            return NGX_ERROR;
        }

        element = ngx_responses_list_next(ev, array, row, element);
    }

    return NGX_OK;
}


/* text: what the item says of it, if it does */

static ngx_int_t
ngx_responses_repair_end_part(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_responses_event_t *ev,
    ngx_responses_part_t *part, ngx_str_t text)
{
    if (part->step == NGX_RESPONSES_STEP_DONE || part->lost_notes
        || ngx_responses_repair_hidden(engine, ev, part, text)
        || (text.len == 0 && part->incomplete))
    {
        return NGX_OK;
    }

    if (text.len == 0) {
        text = ngx_responses_part_text(part);
    }

    return ngx_responses_part_step(engine, item, part, NGX_RESPONSES_STEP_DONE,
                                   text);
}
