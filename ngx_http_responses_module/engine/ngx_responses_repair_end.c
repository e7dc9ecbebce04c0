
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


/* the parts of an item in an event, by their lists: the last one read */

typedef struct {
    ngx_responses_event_t   *ev;
    ngx_str_t                text;                         /* of the item */
    ngx_uint_t               array[NGX_RESPONSES_LISTS];   /* 0: missing */
    ngx_uint_t               part[NGX_RESPONSES_LISTS];
    ngx_uint_t               n[NGX_RESPONSES_LISTS];       /* its number */
} ngx_responses_repair_parts_t;


static ngx_int_t ngx_responses_repair_end_parts(
    ngx_responses_engine_t *engine, ngx_responses_item_t *item,
    ngx_responses_repair_parts_t *parts);
static ngx_int_t ngx_responses_repair_whole_parts(
    ngx_responses_engine_t *engine, ngx_responses_item_t *item,
    ngx_responses_repair_parts_t *parts);
static ngx_str_t ngx_responses_repair_text_in(
    ngx_responses_repair_parts_t *parts, ngx_uint_t list, ngx_uint_t n,
    ngx_uint_t *kind);
static ngx_uint_t ngx_responses_repair_next_part(
    ngx_responses_repair_parts_t *parts, ngx_uint_t list, ngx_uint_t n);


ngx_int_t
ngx_responses_repair_end_item(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_responses_event_t *ev, ngx_uint_t object)
{
    ngx_uint_t                        i;
    ngx_responses_repair_parts_t      parts;
    const ngx_responses_item_kind_t  *kind;
    const ngx_responses_list_kind_t  *list;

    if (!engine->conf->normalize) {
        return NGX_OK;
    }

    ngx_memzero(&parts, sizeof(ngx_responses_repair_parts_t));

    parts.ev = ev;

    for (i = 0; i < NGX_RESPONSES_LISTS && object; i++) {
        list = ngx_responses_list(i);

        parts.array[i] = ngx_responses_item_list(ev, object, list);
        parts.part[i] = ngx_responses_list_next(ev, parts.array[i], list, 0);
    }

    kind = ngx_responses_item(item->kind);

    if (kind->part) {
        parts.text = ngx_responses_item_text(ev, object, kind);

        if (((kind->flags & NGX_RESPONSES_ITEM_NAMED) || parts.text.len)
            && ngx_responses_state_add_text(&engine->state, item) == NULL)
        {
            return NGX_ERROR;
        }
    }

    if (ngx_responses_repair_end_parts(engine, item, &parts) != NGX_OK) {
        return NGX_ERROR;
    }

    return ngx_responses_repair_whole_parts(engine, item, &parts);
}


static ngx_int_t
ngx_responses_repair_end_parts(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_responses_repair_parts_t *parts)
{
    ngx_str_t              text;
    ngx_uint_t             i, kind, list, n[NGX_RESPONSES_LISTS + 1];
    ngx_responses_part_t  *part;

    ngx_memzero(n, sizeof(n));

    for (i = 0; i < item->nparts; i++) {
        part = &item->parts[i];

        list = ngx_responses_part(part->kind)->list;
        n[list]++;

        if (part->step == NGX_RESPONSES_STEP_DONE || part->lost_notes) {
            continue;
        }

        text = (list == NGX_RESPONSES_NO_LIST)
               ? parts->text
               : ngx_responses_repair_text_in(parts, list, n[list] - 1, &kind);

        if (part->step == NGX_RESPONSES_STEP_NEW
            && !ngx_responses_item_has(item->kind, NAMED)
            && text.len == part->text.len)
        {
            /* the item had it when it was added, or has none */

            continue;
        }

        if (ngx_responses_repair_hidden(engine, parts->ev, text, &part->text,
                                        &part->incomplete))
        {
            continue;
        }

        if (text.len == 0) {

            if (part->incomplete) {
                continue;
            }

            text.data = part->text.start;
            text.len = part->text.len;
        }

        if (ngx_responses_part_step(engine, item, part,
                                    NGX_RESPONSES_STEP_DONE, text)
            != NGX_OK)
        {
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
    ngx_str_t                         text;
    ngx_uint_t                        i, kind, list, n;
    ngx_responses_part_t             *part;
    const ngx_responses_type_t       *type;
    const ngx_responses_part_kind_t  *row;

    for (list = 0; list < NGX_RESPONSES_LISTS; list++) {

        for (i = 0, n = 0; i < item->nparts; i++) {
            n += (ngx_responses_part(item->parts[i].kind)->list == list);
        }

        for ( ;; ) {
            text = ngx_responses_repair_text_in(parts, list, n++, &kind);
            row = ngx_responses_part(kind);
            type = ngx_responses_type(row->text_done);

            if (type->item != item->kind || type->item == 0
                || (text.len
                    && ngx_responses_field_hidden(engine, parts->ev, text)))
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
        }
    }

    return NGX_OK;
}


/* the text of the n-th part of an item, and the kind of the part */

static ngx_str_t
ngx_responses_repair_text_in(ngx_responses_repair_parts_t *parts,
    ngx_uint_t list, ngx_uint_t n, ngx_uint_t *kind)
{
    ngx_uint_t  part;

    part = ngx_responses_repair_next_part(parts, list, n);

    return ngx_responses_list_text(parts->ev, ngx_responses_list(list), part,
                                   kind);
}


/* the n-th one, from the one read last, which has a lower or that number */

static ngx_uint_t
ngx_responses_repair_next_part(ngx_responses_repair_parts_t *parts,
    ngx_uint_t list, ngx_uint_t n)
{
    ngx_uint_t  part;

    part = parts->part[list];

    while (part && parts->n[list] < n) {
        part = ngx_responses_list_next(parts->ev, parts->array[list],
                                       ngx_responses_list(list), part);
        parts->n[list] += (part != 0);
    }

    parts->part[list] = part;

    return part;
}
