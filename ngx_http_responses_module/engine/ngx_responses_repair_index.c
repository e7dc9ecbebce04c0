
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * G5: indexes and ids of an event.
 *
 * Edits the event, never sends one.  Invariant: after it the event has the
 * indexes and ids with which its item and part were announced to the client.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_edit.h"
#include "engine/ngx_responses_gate.h"
#include "engine/ngx_responses_generate.h"
#include "engine/ngx_responses_repair.h"


static ngx_int_t ngx_responses_repair_annotation(ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_repair_number(ngx_responses_repair_t *rp,
    ngx_uint_t node, ngx_uint_t member, int64_t sent, int64_t n);


/* N3 */

ngx_int_t
ngx_responses_repair_index(ngx_responses_repair_t *rp)
{
    ngx_responses_event_t  *ev;

    ev = rp->ev;

    /* the gate may have read it, before a repair gave it another type */

    if (rp->at.read_as != ev->type || ev->changed) {
        ngx_responses_place_read(&rp->at, ev);
    }

    if (rp->at.number == ev->member[NGX_RESPONSES_M_OUTPUT_INDEX]
        || !(ev->type->index & NGX_RESPONSES_OUTPUT_INDEX))
    {
        return NGX_DECLINED;
    }

    ngx_responses_event_rename(ev, rp->at.number,
                               ngx_responses_str("output_index"));

    return NGX_OK;
}


/* N6 and N18 */

ngx_int_t
ngx_responses_repair_indexes(ngx_responses_repair_t *rp)
{
    ngx_int_t                         rc;
    ngx_responses_event_t            *ev;
    const ngx_responses_part_kind_t  *kind;

    if (rp->item == NULL) {
        return NGX_DECLINED;
    }

    ev = rp->ev;

    rc = ngx_responses_repair_number(rp, rp->at.number,
                                     NGX_RESPONSES_M_OUTPUT_INDEX,
                                     rp->at.index, rp->item->index);

    if (rc == NGX_OK && rp->at.index != NGX_RESPONSES_NO_INDEX
        && ngx_responses_gate_index(&rp->engine->state, rp->at.index)
           == rp->item->index)
    {
        /* nothing was wrong, but items before it are hidden */

        rc = NGX_DECLINED;
    }

    if (rp->part == NULL) {
        return rc;
    }

    kind = ngx_responses_part(rp->part->kind);

    if (kind->index
        && ngx_responses_repair_number(rp, ev->member[kind->index],
                                       kind->index, rp->at.part_index,
                                       rp->part->index)
           == NGX_OK)
    {
        rc = NGX_OK;
    }

    if ((ev->type->index & NGX_RESPONSES_ANNOTATION)
        && ngx_responses_repair_annotation(rp) == NGX_OK)
    {
        rc = NGX_OK;
    }

    return rc;
}


/* counted in each part; clients fail if there is a gap */

static ngx_int_t
ngx_responses_repair_annotation(ngx_responses_repair_t *rp)
{
    int64_t     n;
    ngx_uint_t  node;

    node = rp->ev->member[NGX_RESPONSES_M_ANNOTATION_INDEX];
    n = ngx_responses_event_number(rp->ev, node);

    if (n >= 0 && n <= rp->part->annotations) {
        rp->part->annotations = ngx_max(rp->part->annotations, n + 1);
        return NGX_DECLINED;
    }

    return ngx_responses_repair_number(rp, node,
                                       NGX_RESPONSES_M_ANNOTATION_INDEX,
                                       n, rp->part->annotations++);
}


/* sent: the number that the node is, -1: it is none */

static ngx_int_t
ngx_responses_repair_number(ngx_responses_repair_t *rp, ngx_uint_t node,
    ngx_uint_t member, int64_t sent, int64_t n)
{
    if (node == 0) {

        if (rp->ev->cut) {

            /* it may follow */

            return NGX_DECLINED;
        }

        ngx_responses_event_add(rp->ev, 0, member,
                                ngx_responses_event_int(rp->ev, n));
        return NGX_OK;
    }

    /* "-0" is not an index */

    if (sent == n && rp->ev->data[rp->ev->json.nodes[node].start] != '-') {
        return NGX_DECLINED;
    }

    ngx_responses_event_set(rp->ev, node, ngx_responses_event_int(rp->ev, n));

    return NGX_OK;
}


/* N7, and of N6 the item_id */

ngx_int_t
ngx_responses_repair_item_id(ngx_responses_repair_t *rp)
{
    ngx_uint_t              node, object, member;
    ngx_responses_event_t  *ev;

    if (rp->item == NULL
        || (rp->at.id.len && ngx_responses_str_eq(rp->at.id, rp->item->id)))
    {
        return NGX_DECLINED;
    }

    ev = rp->ev;

    if (ev->type->class == NGX_RESPONSES_CLASS_ITEM) {
        object = rp->object;

        if (object == 0) {
            return NGX_DECLINED;
        }

        node = ngx_responses_get(ev, object, ID);
        member = NGX_RESPONSES_M_ID;

    } else {
        object = 0;
        node = ev->member[NGX_RESPONSES_M_ITEM_ID];
        member = NGX_RESPONSES_M_ITEM_ID;
    }

    if (ev->cut && (node == 0 || rp->item->id.len == 0)) {

        /* it may follow */

        return NGX_DECLINED;
    }

    if (ngx_responses_repair_brief(rp->engine, rp->item)) {

        /* it needs no id, but one that is there must not be empty */

        if (node == 0) {
            return NGX_DECLINED;
        }

        if (ngx_responses_generate_any_item_id(rp->engine, rp->item)
            != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    if (ev->type->class != NGX_RESPONSES_CLASS_ITEM
        && !(ev->type->index & NGX_RESPONSES_ITEM_ID))
    {
        return NGX_DECLINED;
    }

    ngx_responses_event_put_string(ev, object, member, rp->item->id);

    return NGX_OK;
}
