
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The state of one stream: texts of parts and calls, and the bytes of items.
 *
 * Never keeps a piece of a text: what does not fit is incomplete.  Invariant:
 * state->bytes is what is allocated here, and does not exceed the limit.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_event.h"
#include "engine/ngx_responses_state.h"


static void ngx_responses_state_give_up(ngx_responses_state_t *state);


/* the minimum that is allocated for a text that grows */

#define NGX_RESPONSES_STATE_TEXT_MIN  128


ngx_int_t
ngx_responses_state_append(ngx_responses_state_t *state,
    ngx_responses_kept_t *kept, ngx_str_t delta)
{
    size_t                need, room, size;
    ngx_responses_buf_t  *text;

    if (kept->lost || delta.len == 0) {
        return NGX_OK;
    }

    text = &kept->json;

    need = text->len + delta.len;

    if (need > text->size) {

        if (need > state->limit - state->bytes + text->size) {
            ngx_responses_state_give_up(state);

            if (kept->lost) {

                /* it was that of an item that is done */

                return NGX_OK;
            }
        }

        room = state->limit - state->bytes + text->size;

        if (need > room) {
            ngx_responses_state_lose(state, kept);

            return NGX_OK;
        }

        /* more for what follows, but not at the cost of other texts */

        size = ngx_min(ngx_max(need / 4, NGX_RESPONSES_STATE_TEXT_MIN),
                       (room - need) / 4);
        size = need + (room - need < NGX_RESPONSES_STATE_TEXT_MIN ? 0 : size);

        state->bytes += size - text->size;

        if (ngx_responses_buf_resize(state->mem, text, size) != NGX_OK) {
            state->bytes -= size - text->size;
            return NGX_ERROR;
        }
    }

    ngx_memcpy(text->start + text->len, delta.data, delta.len);
    text->len = need;

    return NGX_OK;
}


ngx_int_t
ngx_responses_state_text(ngx_responses_state_t *state,
    ngx_responses_part_t *part, ngx_str_t whole)
{
    ngx_str_t  known;

    known = ngx_responses_part_text(part);

    if (!part->text.lost && ngx_responses_str_eq(known, whole)) {
        return NGX_OK;
    }

    part->text.json.len = 0;
    part->text.lost = 0;

    return ngx_responses_state_append(state, &part->text, whole);
}


ngx_int_t
ngx_responses_state_note(ngx_responses_state_t *state,
    ngx_responses_part_t *part, ngx_str_t annotation)
{
    if (part->notes.json.len
        && ngx_responses_state_append(state, &part->notes,
                                      ngx_responses_str(","))
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    return ngx_responses_state_append(state, &part->notes, annotation);
}


void
ngx_responses_state_late(ngx_responses_state_t *state,
    ngx_responses_item_t *item, ngx_uint_t lost)
{
    item->got = NGX_RESPONSES_GOT_LATE;

    if (lost) {
        ngx_responses_state_lose(state, &item->raw);
    }
}


void
ngx_responses_state_done(ngx_responses_state_t *state,
    ngx_responses_item_t *item)
{
    ngx_uint_t             i;
    ngx_responses_part_t  *part;

    item->got = NGX_RESPONSES_GOT_END;
    ngx_responses_state_lose(state, &item->raw);

    /* the text of a call is kept: the terminal may lack it */

    for (i = 0; i < item->nparts; i++) {
        part = &item->parts[i];

        if (ngx_responses_part(part->kind)->list != NGX_RESPONSES_NO_LIST) {
            ngx_responses_state_lose(state, &part->text);
            ngx_responses_state_lose(state, &part->notes);
        }
    }
}


ngx_int_t
ngx_responses_state_keep(ngx_responses_state_t *state,
    ngx_responses_item_t *item, ngx_str_t raw)
{
    size_t                size;
    ngx_responses_buf_t  *buf;

    buf = &item->raw.json;
    size = buf->size;

    if (raw.len > state->limit - state->bytes + size) {

        if (ngx_responses_item_done(item)) {

            /* if one is not known, the others are not needed */

            ngx_responses_state_give_up(state);

        } else {

            /* it is not worth the bytes of items that are done */

            item->raw.lost = 1;
        }

        return NGX_OK;
    }

    if (ngx_responses_buf_resize(state->mem, buf, raw.len) != NGX_OK) {
        return NGX_ERROR;
    }

    ngx_memcpy(buf->start, raw.data, raw.len);

    buf->len = raw.len;
    item->raw.lost = 0;
    state->bytes += buf->size - size;

    return NGX_OK;
}


static void
ngx_responses_state_give_up(ngx_responses_state_t *state)
{
    ngx_uint_t             i, n;
    ngx_responses_item_t  *item;

    for (i = 0; i < state->nitems; i++) {
        item = state->items[i];

        if (!ngx_responses_item_done(item)) {
            continue;
        }

        ngx_responses_state_lose(state, &item->raw);

        for (n = 0; n < item->nparts; n++) {
            ngx_responses_state_lose(state, &item->parts[n].text);
        }
    }
}


void
ngx_responses_state_lose(ngx_responses_state_t *state,
    ngx_responses_kept_t *kept)
{
    kept->lost = 1;
    state->bytes -= kept->json.size;

    ngx_responses_buf_free(state->mem, &kept->json);
}


void
ngx_responses_state_lose_open(ngx_responses_state_t *state)
{
    ngx_uint_t  i;

    for (i = 0; i < state->nitems; i++) {

        if (!ngx_responses_item_done(state->items[i])) {
            ngx_responses_state_lose(state, &state->items[i]->raw);
        }
    }
}
