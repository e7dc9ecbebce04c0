
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

#include "api/ngx_responses_event.h"
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
ngx_responses_state_find(ngx_responses_state_t *state,
    ngx_responses_said_t *said, ngx_uint_t itself)
{
    ngx_str_t              call_id;
    ngx_uint_t             i;
    ngx_responses_item_t  *item, *byid, *bycall, *last, *oldest, *blank;

    if (ngx_responses_state_guess(state, state->nitems, said->index)) {
        item = state->items[said->index];

        if (item->upstream == said->index
            && ngx_responses_state_item_may_be(item, said->kind))
        {
            return item;
        }
    }

    /* llama.cpp has the call_id as item_id */

    call_id = (itself || said->call_id.len) ? said->call_id : said->id;

    byid = NULL;
    bycall = NULL;
    last = NULL;
    oldest = NULL;
    blank = NULL;

    for (i = state->nitems; i > 0; i--) {
        item = state->items[i - 1];

        if (!ngx_responses_state_item_may_be(item, said->kind)) {
            continue;
        }

        if (said->index != NGX_RESPONSES_NO_INDEX
            && item->upstream == said->index)
        {
            return item;
        }

        if (byid == NULL && said->id.len
            && ngx_responses_str_eq(item->id, said->id))
        {
            byid = item;
        }

        if (item->done) {
            continue;
        }

        if (call_id.len && ngx_responses_str_eq(item->call_id, call_id)) {
            bycall = item;
        }

        if (call_id.len == 0 || item->call_id.len == 0) {
            oldest = item;
        }

        if (last == NULL) {
            last = item;
        }

        if (blank == NULL && item->upstream == NGX_RESPONSES_NO_INDEX) {
            blank = item;
        }
    }

    if (byid) {
        return byid;
    }

    if (said->index == NGX_RESPONSES_NO_INDEX) {
        return bycall ? bycall : (itself && said->id.len == 0) ? oldest : last;
    }

    /* an item that was added without an index has just been given one */

    if (blank) {
        blank->upstream = said->index;
        state->misplaced = 1;
    }

    return blank;
}


ngx_uint_t
ngx_responses_state_has_id(ngx_responses_state_t *state, ngx_str_t *id)
{
    ngx_uint_t  i;

    for (i = 0; i < state->nitems && id->len; i++) {

        if (ngx_responses_str_eq(state->items[i]->id, *id)) {
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
