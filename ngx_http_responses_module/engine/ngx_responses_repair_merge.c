
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

#include "api/ngx_responses_edit.h"
#include "engine/ngx_responses_generate.h"
#include "engine/ngx_responses_repair.h"


/* items of the API have less than 20 */

#define NGX_RESPONSES_MERGE_MEMBERS  64


static ngx_int_t ngx_responses_merge_parts(ngx_responses_event_t *ev,
    ngx_uint_t object, ngx_responses_event_t *done);
static ngx_int_t ngx_responses_merge_notes(ngx_responses_event_t *ev,
    ngx_uint_t node, ngx_responses_event_t *done, ngx_uint_t part);
static ngx_uint_t ngx_responses_merge_lacks(ngx_responses_event_t *ev,
    ngx_responses_item_t *item, ngx_uint_t object, ngx_str_t name,
    ngx_responses_event_t *added, ngx_uint_t known);
static ngx_uint_t ngx_responses_merge_named(ngx_responses_item_t *item,
    ngx_str_t name);
static ngx_int_t ngx_responses_merge_object(ngx_responses_event_t *ev,
    ngx_responses_item_t *item, ngx_uint_t object,
    ngx_responses_event_t *added, ngx_uint_t from, const ngx_str_t *except);


/* what clients require, or lose, of items in the output of the terminal */

static const ngx_str_t  ngx_responses_merge_names[] = {
    ngx_string("encrypted_content"),
    ngx_string("content"),
    ngx_string("summary"),
    ngx_string("role"),
    ngx_string("name"),
    ngx_string("arguments"),
    ngx_string("input"),
    ngx_string("action"),
    ngx_string("queries"),
    ngx_string("pending_safety_checks"),
    ngx_string("result"),
    ngx_string("code"),
    ngx_string("container_id"),
    ngx_string("outputs"),
    ngx_string("output"),
    ngx_string("environment"),
    ngx_string("commands"),
    ngx_string("operation"),
    ngx_string("type"),
    ngx_string("path"),
    ngx_string("diff"),
    ngx_string("server_label"),
    ngx_string("tools"),
    ngx_string("execution"),
    ngx_null_string
};


ngx_int_t
ngx_responses_repair_merge(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object)
{
    ngx_int_t                         rc;
    ngx_str_t                         text, within, none;
    ngx_uint_t                        to, from, lost, status;
    ngx_responses_event_t            *ev, *added;
    const ngx_responses_item_kind_t  *kind;

    /* of a kind that is not known, it is not known what may be missing */

    if (item->raw.len == 0 || item->kind == NGX_RESPONSES_OTHER_ITEM) {
        return NGX_OK;
    }

    ev = rp->ev;
    added = &rp->engine->worker->events[NGX_RESPONSES_GENERATED];

    rc = ngx_responses_event_read(added, item->raw.start, item->raw.len);

    if (rc != NGX_OK) {
        return (rc == NGX_DECLINED) ? NGX_OK : NGX_ERROR;
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

    if (item->done) {
        text = none;

        if (ngx_responses_merge_parts(ev, object, added) != NGX_OK) {
            return NGX_ERROR;
        }

    } else {
        status = ngx_responses_get(added, 0, "status");

        if (status) {

            /* that of an item that begins */

            ngx_responses_event_remove(added, status);
        }
    }

    /* what is known of the text was put before */

    rc = ngx_responses_merge_object(ev, item, object, added, 0,
                                    within.len == 0 ? &text
                                                    : lost ? &within : &none);

    to = ngx_responses_event_get(ev, object, within);
    from = ngx_responses_event_get(added, 0, within);

    if (rc != NGX_OK || to == 0 || from == 0) {
        return rc;
    }

    return ngx_responses_merge_object(ev, item, to, added, from, &text);
}


/* texts and annotations of parts in the output of the terminal */

static ngx_int_t
ngx_responses_merge_parts(ngx_responses_event_t *ev, ngx_uint_t object,
    ngx_responses_event_t *done)
{
    ngx_str_t                         known, text;
    ngx_uint_t                        i, kind, to, from, node, part;
    const ngx_responses_list_kind_t  *list;

    for (i = 0; i < NGX_RESPONSES_LISTS; i++) {
        list = ngx_responses_list(i);

        to = ngx_responses_item_list(ev, object, list);
        from = list->object.len
               ? ngx_responses_event_get(done, 0, list->object) : 0;
        from = ngx_responses_event_get(done, from, list->name);

        node = ngx_responses_list_next(ev, to, list, 0);
        part = ngx_responses_list_next(done, from, list, 0);

        while (node && part) {
            text = ngx_responses_list_text(ev, list, node, &kind);
            known = ngx_responses_list_text(done, list, part, &kind);

            ngx_responses_list_fill_text(ev, list, node, kind, known);

            /* a list may lack parts: a text is that of a part after it */

            if (text.len == 0 || ngx_responses_str_eq(text, known)
                || ngx_responses_item_lacks(text, known))
            {
                if (kind == NGX_RESPONSES_OUTPUT_TEXT
                    && ngx_responses_merge_notes(ev, node, done, part)
                       != NGX_OK)
                {
                    return NGX_ERROR;
                }

                node = ngx_responses_list_next(ev, to, list, node);
            }

            part = ngx_responses_list_next(done, from, list, part);
        }
    }

    return NGX_OK;
}


/* clients take the list for granted */

static ngx_int_t
ngx_responses_merge_notes(ngx_responses_event_t *ev, ngx_uint_t node,
    ngx_responses_event_t *done, ngx_uint_t part)
{
    ngx_str_t   notes;
    ngx_uint_t  kind;

    kind = ngx_responses_event_kind(ev, ngx_responses_get(ev, node,
                                                          "annotations"));

    if (kind && kind != NGX_RESPONSES_JSON_NULL) {
        return NGX_OK;
    }

    part = ngx_responses_get(done, part, "annotations");
    ngx_str_set(&notes, "[]");

    if (ngx_responses_event_kind(done, part) == NGX_RESPONSES_JSON_ARRAY
        && ngx_responses_event_copy(done, part, &notes) != NGX_OK)
    {
        return NGX_ERROR;
    }

    ngx_responses_put(ev, node, "annotations", notes);

    return NGX_OK;
}


/* whether a member is missing, or is empty while a list of it is known */

static ngx_uint_t
ngx_responses_merge_lacks(ngx_responses_event_t *ev,
    ngx_responses_item_t *item, ngx_uint_t object, ngx_str_t name,
    ngx_responses_event_t *added, ngx_uint_t known)
{
    ngx_uint_t  node, kind, filled, terminal;

    kind = ngx_responses_event_kind(added, known);
    filled = (kind == NGX_RESPONSES_JSON_ARRAY
              && ngx_responses_event_first(added, known));

    if (ngx_responses_event_value(ev, object, name).len == 0) {

        terminal = (ev->type->class == NGX_RESPONSES_CLASS_TERMINAL);

        if (terminal && item->done && !ngx_responses_merge_named(item, name)) {
            return 0;
        }

        /*
         * The terminal needs no member that says nothing, and what was empty
         * may be empty no more.
         */

        return filled
               || (!terminal && !ngx_responses_state_incomplete(item))
               || (kind != NGX_RESPONSES_JSON_ARRAY
                   && kind != NGX_RESPONSES_JSON_NULL);
    }

    node = ngx_responses_event_get(ev, object, name);
    kind = ngx_responses_event_kind(ev, node);

    return filled
           && (kind == NGX_RESPONSES_JSON_NULL
               || (kind == NGX_RESPONSES_JSON_ARRAY
                   && ngx_responses_event_first(ev, node) == 0
                   && !ngx_responses_event_last(ev, node,
                                                NGX_RESPONSES_EDIT_SET)));
}


static ngx_uint_t
ngx_responses_merge_named(ngx_responses_item_t *item, ngx_str_t name)
{
    const ngx_str_t  *named;

    for (named = ngx_responses_merge_names; named->len; named++) {

        if (ngx_responses_str_eq(*named, name)) {
            return 1;
        }
    }

    return ngx_responses_str_is(name, "status")
           && ngx_responses_item_has(item->kind, STATUS);
}


static ngx_int_t
ngx_responses_merge_object(ngx_responses_event_t *ev,
    ngx_responses_item_t *item, ngx_uint_t object,
    ngx_responses_event_t *added, ngx_uint_t from, const ngx_str_t *except)
{
    ngx_str_t              name, value;
    ngx_uint_t             i, n;
    ngx_responses_node_t  *node;

    if (ngx_responses_event_kind(ev, object) != NGX_RESPONSES_JSON_OBJECT
        || (from && ngx_responses_event_kind(added, from)
                    != NGX_RESPONSES_JSON_OBJECT))
    {
        return NGX_OK;
    }

    n = 0;

    for (i = ngx_responses_event_first(added, from);
         i && n < NGX_RESPONSES_MERGE_MEMBERS;
         i = ngx_responses_event_next(added, from, i), n++)
    {
        node = &added->json.nodes[i];

        name.data = added->data + node->name;
        name.len = node->name_len;

        if (node->escaped || ngx_responses_str_eq(name, *except)
            || ngx_responses_event_get(added, from, name) != i
            || !ngx_responses_merge_lacks(ev, item, object, name, added, i))
        {
            continue;
        }

        if (ngx_responses_event_copy(added, i, &value) != NGX_OK) {
            return NGX_ERROR;
        }

        ngx_responses_event_put(ev, object, name, value);
    }

    return NGX_OK;
}
