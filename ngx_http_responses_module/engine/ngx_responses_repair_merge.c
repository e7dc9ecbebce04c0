
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * N17: members with which an item was added, and which it lacks when it is
 * done: clients replace the one by the other.
 *
 * Edits the event, never sends one.  Invariant: a member that is added has the
 * bytes that it was sent with, but for texts that were streamed since.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_generate.h"
#include "engine/ngx_responses_repair.h"


/* items of the API have less than 20 */

#define NGX_RESPONSES_MERGE_MEMBERS  64


static ngx_int_t ngx_responses_merge_object(ngx_responses_event_t *ev,
    ngx_uint_t object, ngx_responses_event_t *added, ngx_uint_t from,
    const ngx_str_t *except);


ngx_int_t
ngx_responses_repair_merge(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object)
{
    ngx_int_t                         rc, inner;
    ngx_str_t                         text, within, none;
    ngx_uint_t                        to, from, lost;
    ngx_responses_event_t            *ev, *added;
    const ngx_responses_item_kind_t  *kind;

    /* of a kind that is not known, it is not known what may be missing */

    if (item->raw.len == 0 || item->kind == NGX_RESPONSES_OTHER_ITEM) {
        return NGX_DECLINED;
    }

    ev = rp->ev;
    added = &rp->engine->worker->events[NGX_RESPONSES_GENERATED];

    rc = ngx_responses_event_read(added, item->raw.start, item->raw.len);

    if (rc != NGX_OK) {
        return rc;
    }

    lost = ngx_responses_state_incomplete(item);

    /* what was streamed is in one that is done */

    if (!lost && !item->done
        && ngx_responses_generate_streamed(rp->engine, item, added)
           == NGX_ERROR)
    {
        return NGX_ERROR;
    }

    ngx_str_null(&none);

    kind = ngx_responses_item(item->kind);
    text = kind->text;
    within = kind->object;

    if (kind->list != NGX_RESPONSES_NO_LIST) {
        text = ngx_responses_list(kind->list)->name;
        within = ngx_responses_list(kind->list)->object;
    }

    if (within.len == 0) {

        /* what is known of the text was put before */

        return ngx_responses_merge_object(ev, object, added, 0, &text);
    }

    rc = ngx_responses_merge_object(ev, object, added, 0,
                                    lost ? &within : &none);

    to = ngx_responses_event_get(ev, object, within.data, within.len);
    from = ngx_responses_event_get(added, 0, within.data, within.len);

    if (rc == NGX_ERROR || to == 0 || from == 0) {
        return rc;
    }

    inner = ngx_responses_merge_object(ev, to, added, from, &text);

    return (inner == NGX_DECLINED) ? rc : inner;
}


static ngx_int_t
ngx_responses_merge_object(ngx_responses_event_t *ev, ngx_uint_t object,
    ngx_responses_event_t *added, ngx_uint_t from, const ngx_str_t *except)
{
    ngx_int_t              rc;
    ngx_str_t              name, value;
    ngx_uint_t             i, n;
    ngx_responses_node_t  *node;

    rc = NGX_DECLINED;

    if (ngx_responses_event_kind(ev, object) != NGX_RESPONSES_JSON_OBJECT
        || (from && ngx_responses_event_kind(added, from)
                    != NGX_RESPONSES_JSON_OBJECT))
    {
        return NGX_DECLINED;
    }

    n = 0;

    for (i = ngx_responses_event_first(added, from);
         i && n < NGX_RESPONSES_MERGE_MEMBERS;
         i = ngx_responses_event_next(added, from, i), n++)
    {
        node = &added->json.nodes[i];

        name.data = added->data + node->name;
        name.len = node->name_len;

        /* the status was that of an item that begins */

        if (node->escaped || ngx_responses_str_is(name, "status")
            || ngx_responses_str_eq(name, *except)
            || ngx_responses_event_get(added, from, name.data, name.len) != i
            || ngx_responses_event_value(ev, object, name.data, name.len).len)
        {
            continue;
        }

        if (ngx_responses_event_copy(added, i, &value) != NGX_OK) {
            return NGX_ERROR;
        }

        ngx_responses_event_insert(ev, object, name, value);

        rc = NGX_OK;
    }

    return rc;
}
