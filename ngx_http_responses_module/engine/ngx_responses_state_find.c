
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Finds the item and the part that an event is about.
 *
 * Never changes the state but the index of an item that had none.  Invariant:
 * what an event says of its place counts more than what is guessed.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_state.h"


/* whether an item may be one of that kind */

#define ngx_responses_state_item_may_be(item, which)                          \
    ((which) == NGX_RESPONSES_NO_ITEM || (item)->kind == (which)              \
     || (item)->kind == NGX_RESPONSES_NO_ITEM)

/*
 * An index is looked for at its place first.  While all were added with their
 * place as index, no two have the same.
 */

#define ngx_responses_state_guess(owner, n, upstream)                         \
    (!(owner)->misplaced && (upstream) >= 0 && (upstream) < (int64_t) (n))


ngx_responses_item_t *
ngx_responses_state_find_item(ngx_responses_state_t *state, ngx_uint_t kind,
    int64_t upstream, ngx_str_t *id)
{
    ngx_uint_t             i;
    ngx_responses_item_t  *item, *byid, *last, *blank;

    if (ngx_responses_state_guess(state, state->nitems, upstream)) {
        item = state->items[upstream];

        if (item->upstream == upstream
            && ngx_responses_state_item_may_be(item, kind))
        {
            return item;
        }
    }

    byid = NULL;
    last = NULL;
    blank = NULL;

    for (i = state->nitems; i > 0; i--) {
        item = state->items[i - 1];

        if (!ngx_responses_state_item_may_be(item, kind)) {
            continue;
        }

        if (upstream != NGX_RESPONSES_NO_INDEX && item->upstream == upstream) {
            return item;
        }

        if (byid == NULL && id->len && item->id.len == id->len
            && ngx_memcmp(item->id.data, id->data, id->len) == 0)
        {
            byid = item;
        }

        if (last == NULL && !item->done) {
            last = item;
        }

        if (blank == NULL && !item->done
            && item->upstream == NGX_RESPONSES_NO_INDEX)
        {
            blank = item;
        }
    }

    if (byid) {
        return byid;
    }

    if (upstream == NGX_RESPONSES_NO_INDEX) {
        return last;
    }

    /* an item that was added without an index has just been given one */

    if (blank) {
        blank->upstream = upstream;
        state->misplaced = 1;
    }

    return blank;
}


ngx_responses_item_t *
ngx_responses_state_find_call(ngx_responses_state_t *state, ngx_uint_t kind,
    ngx_str_t *call_id)
{
    ngx_uint_t             i;
    ngx_responses_item_t  *item, *oldest;

    oldest = NULL;

    for (i = 0; i < state->nitems; i++) {
        item = state->items[i];

        if (item->done
            || (kind != NGX_RESPONSES_NO_ITEM && item->kind != kind))
        {
            continue;
        }

        if (call_id->len && item->call_id.len == call_id->len
            && ngx_memcmp(item->call_id.data, call_id->data, call_id->len)
               == 0)
        {
            return item;
        }

        if (oldest == NULL && (call_id->len == 0 || item->call_id.len == 0)) {
            oldest = item;
        }
    }

    return oldest;
}


ngx_uint_t
ngx_responses_state_has_id(ngx_responses_state_t *state, ngx_str_t *id)
{
    ngx_uint_t  i;
    ngx_str_t  *known;

    for (i = 0; i < state->nitems && id->len; i++) {
        known = &state->items[i]->id;

        if (known->len == id->len
            && ngx_memcmp(known->data, id->data, id->len) == 0)
        {
            return 1;
        }
    }

    return 0;
}


ngx_responses_part_t *
ngx_responses_state_find_part(ngx_responses_item_t *item, ngx_uint_t kind,
    int64_t upstream)
{
    ngx_uint_t             i;
    ngx_responses_part_t  *part, *open;

    if (ngx_responses_state_guess(item, item->nparts, upstream)) {
        part = &item->parts[upstream];

        if (part->upstream == upstream && part->kind == kind) {
            return part;
        }
    }

    open = NULL;

    for (i = item->nparts; i > 0; i--) {
        part = &item->parts[i - 1];

        if (part->kind != kind) {
            continue;
        }

        if (upstream != NGX_RESPONSES_NO_INDEX && part->upstream == upstream) {
            return part;
        }

        if (open == NULL
            && (part->step != NGX_RESPONSES_STEP_DONE
                || ngx_responses_part(kind)->list == NGX_RESPONSES_NO_LIST))
        {
            open = part;
        }
    }

    return open;
}


ngx_responses_item_t *
ngx_responses_state_find_open(ngx_responses_state_t *state, ngx_uint_t kind,
    ngx_str_t *call_id)
{
    ngx_uint_t             i;
    ngx_responses_item_t  *item;

    for (i = 0; i < state->nitems && call_id->len; i++) {
        item = state->items[i];

        if (!item->done && item->kind == kind
            && item->call_id.len == call_id->len
            && ngx_memcmp(item->call_id.data, call_id->data, call_id->len)
               == 0)
        {
            return item;
        }
    }

    return NULL;
}
