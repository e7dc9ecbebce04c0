
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * What is open now in one stream.
 *
 * Keeps and finds; decides nothing and writes nothing.  Pointers to items
 * and parts hold until the next one is added.  Invariant: an index that the
 * client has seen never changes its meaning.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "stream/ngx_responses_state.h"


static uint64_t ngx_responses_state_sum(uint64_t sum, u_char *p, size_t len);
static void *ngx_responses_state_grow(ngx_responses_state_t *state,
    void *array, ngx_uint_t n, ngx_uint_t *size, size_t element);
static void ngx_responses_state_clear(ngx_responses_state_t *state,
    ngx_str_t *s);


#define NGX_RESPONSES_STATE_SUM  14695981039346656037ULL

#define ngx_responses_state_summary(kind)                                     \
    ((kind) == NGX_RESPONSES_SUMMARY_TEXT)


void
ngx_responses_state_init(ngx_responses_state_t *state,
    ngx_responses_mem_t *mem, size_t limit, ngx_uint_t max)
{
    ngx_memzero(state, sizeof(ngx_responses_state_t));

    state->mem = *mem;
    state->limit = limit;
    state->max = max;
    state->created_at = -1;
}


void
ngx_responses_state_free(ngx_responses_state_t *state)
{
    ngx_uint_t                  i, n;
    ngx_responses_open_item_t  *item;

    for (i = 0; i < state->nitems; i++) {
        item = &state->items[i];

        ngx_responses_state_clear(state, &item->id);
        ngx_responses_state_clear(state, &item->type);
        ngx_responses_state_clear(state, &item->name);
        ngx_responses_state_clear(state, &item->call_id);
        ngx_responses_buf_free(&state->mem, &item->text);
        ngx_responses_buf_free(&state->mem, &item->raw);

        for (n = 0; n < item->nparts; n++) {
            ngx_responses_buf_free(&state->mem, &item->parts[n].text);
        }

        if (item->parts) {
            state->mem.free(state->mem.data, item->parts);
        }
    }

    if (state->items) {
        state->mem.free(state->mem.data, state->items);
    }

    ngx_responses_state_clear(state, &state->id);
    ngx_responses_state_clear(state, &state->model);
    ngx_responses_state_clear(state, &state->error_code);
    ngx_responses_state_clear(state, &state->error_message);

    state->items = NULL;
    state->nitems = 0;
    state->size = 0;
}


ngx_int_t
ngx_responses_state_set(ngx_responses_state_t *state, ngx_str_t *s, u_char *p,
    size_t len)
{
    u_char  *new;

    if (s->len == len && len && ngx_memcmp(s->data, p, len) == 0) {
        return NGX_OK;
    }

    new = state->mem.alloc(state->mem.data, len + 1);
    if (new == NULL) {
        return NGX_ERROR;
    }

    ngx_memcpy(new, p, len);

    ngx_responses_state_clear(state, s);

    s->data = new;
    s->len = len;

    return NGX_OK;
}


ngx_responses_open_item_t *
ngx_responses_state_add_item(ngx_responses_state_t *state, ngx_uint_t kind,
    int64_t upstream)
{
    void                       *items;
    ngx_responses_open_item_t  *item;

    if (state->count == state->max) {
        state->full = 1;
        return NULL;
    }

    items = ngx_responses_state_grow(state, state->items, state->nitems,
                                     &state->size,
                                     sizeof(ngx_responses_open_item_t));
    if (items == NULL) {
        return NULL;
    }

    state->items = items;
    state->count++;

    item = &state->items[state->nitems];

    ngx_memzero(item, sizeof(ngx_responses_open_item_t));

    item->kind = kind;
    item->upstream = upstream;
    item->index = (state->resumed && upstream != NGX_RESPONSES_NO_INDEX)
                  ? upstream : (int64_t) state->nitems;

    state->nitems++;

    return item;
}


ngx_responses_open_part_t *
ngx_responses_state_add_part(ngx_responses_state_t *state,
    ngx_responses_open_item_t *item, ngx_uint_t kind, int64_t upstream)
{
    void                       *parts;
    ngx_responses_open_part_t  *part;

    if (state->count == state->max) {
        state->full = 1;
        return NULL;
    }

    parts = ngx_responses_state_grow(state, item->parts, item->nparts,
                                     &item->size,
                                     sizeof(ngx_responses_open_part_t));
    if (parts == NULL) {
        return NULL;
    }

    item->parts = parts;
    state->count++;

    part = &item->parts[item->nparts++];

    ngx_memzero(part, sizeof(ngx_responses_open_part_t));

    part->kind = kind;
    part->upstream = upstream;

    return part;
}


ngx_int_t
ngx_responses_state_learn_item(ngx_responses_state_t *state,
    ngx_responses_open_item_t *item, ngx_str_t id, ngx_str_t type,
    ngx_str_t call_id, ngx_str_t name)
{
    if ((id.len && id.len <= NGX_RESPONSES_STATE_WORD
         && ngx_responses_state_set(state, &item->id, id.data, id.len)
            != NGX_OK)
        || (call_id.len && call_id.len <= NGX_RESPONSES_STATE_WORD
            && ngx_responses_state_set(state, &item->call_id, call_id.data,
                                       call_id.len)
               != NGX_OK)
        || (name.len && name.len <= NGX_RESPONSES_STATE_WORD
            && ngx_responses_state_set(state, &item->name, name.data, name.len)
               != NGX_OK)
        || (type.len && type.len <= NGX_RESPONSES_STATE_WORD
            && item->kind == NGX_RESPONSES_OTHER_ITEM
            && ngx_responses_state_set(state, &item->type, type.data, type.len)
               != NGX_OK))
    {
        return NGX_ERROR;
    }

    return NGX_OK;
}


ngx_responses_open_item_t *
ngx_responses_state_find_item(ngx_responses_state_t *state, ngx_uint_t kind,
    int64_t upstream, ngx_str_t *id)
{
    ngx_uint_t                  i;
    ngx_responses_open_item_t  *item, *byid, *last, *blank;

    byid = NULL;
    last = NULL;
    blank = NULL;

    for (i = state->nitems; i > 0; i--) {
        item = &state->items[i - 1];

        if (kind != NGX_RESPONSES_NO_ITEM && item->kind != kind
            && item->kind != NGX_RESPONSES_NO_ITEM)
        {
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
    }

    return blank;
}


ngx_responses_open_item_t *
ngx_responses_state_find_call(ngx_responses_state_t *state, ngx_uint_t kind,
    ngx_str_t *call_id)
{
    ngx_uint_t                  i;
    ngx_responses_open_item_t  *item, *oldest;

    oldest = NULL;

    for (i = 0; i < state->nitems; i++) {
        item = &state->items[i];

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
        known = &state->items[i].id;

        if (known->len == id->len
            && ngx_memcmp(known->data, id->data, id->len) == 0)
        {
            return 1;
        }
    }

    return 0;
}


ngx_responses_open_part_t *
ngx_responses_state_find_part(ngx_responses_open_item_t *item,
    ngx_uint_t kind, int64_t upstream)
{
    ngx_uint_t                  i;
    ngx_responses_open_part_t  *part, *open;

    open = NULL;

    for (i = item->nparts; i > 0; i--) {
        part = &item->parts[i - 1];

        if (part->kind != kind) {
            continue;
        }

        if (upstream != NGX_RESPONSES_NO_INDEX && part->upstream == upstream) {
            return part;
        }

        if (open == NULL && !part->done) {
            open = part;
        }
    }

    return open;
}


int64_t
ngx_responses_state_part_index(ngx_responses_open_item_t *item,
    ngx_responses_open_part_t *part)
{
    int64_t                     n;
    ngx_responses_open_part_t  *p;

    n = 0;

    for (p = item->parts; p < part; p++) {
        n += (ngx_responses_state_summary(p->kind)
              == ngx_responses_state_summary(part->kind));
    }

    return n;
}


ngx_int_t
ngx_responses_state_remember(ngx_responses_state_t *state,
    ngx_responses_buf_t *text, ngx_uint_t *lost, ngx_str_t delta)
{
    if (*lost || delta.len == 0) {
        return NGX_OK;
    }

    if (!state->remember || state->limit - state->remembered < delta.len) {

        *lost = 1;
        state->remembered -= text->len;
        ngx_responses_buf_free(&state->mem, text);

        return NGX_OK;
    }

    state->remembered += delta.len;

    return ngx_responses_buf_append(&state->mem, text, delta.data, delta.len);
}


ngx_int_t
ngx_responses_state_replace(ngx_responses_state_t *state,
    ngx_responses_buf_t *text, ngx_uint_t *lost, ngx_str_t whole)
{
    if (!state->remember || whole.data == text->start) {
        return NGX_OK;
    }

    state->remembered -= text->len;
    text->len = 0;
    *lost = 0;

    return ngx_responses_state_remember(state, text, lost, whole);
}


void
ngx_responses_state_spell(ngx_responses_open_part_t *part, ngx_str_t delta)
{
    part->sum = ngx_responses_state_sum(part->spelled ? part->sum
                                              : NGX_RESPONSES_STATE_SUM,
                                        delta.data, delta.len);
    part->spelled += delta.len;
}


ngx_str_t
ngx_responses_state_rest(ngx_responses_open_part_t *part, ngx_str_t text)
{
    ngx_str_t  rest;

    ngx_str_null(&rest);

    if (part->blind || text.len <= part->spelled
        || (part->spelled
            && ngx_responses_state_sum(NGX_RESPONSES_STATE_SUM, text.data,
                                       part->spelled)
               != part->sum))
    {
        return rest;
    }

    rest.data = text.data + part->spelled;
    rest.len = text.len - part->spelled;

    return rest;
}


/* FNV-1a */

static uint64_t
ngx_responses_state_sum(uint64_t sum, u_char *p, size_t len)
{
    size_t  i;

    for (i = 0; i < len; i++) {
        sum = (sum ^ p[i]) * 1099511628211ULL;
    }

    return sum;
}


static void *
ngx_responses_state_grow(ngx_responses_state_t *state, void *array,
    ngx_uint_t n, ngx_uint_t *size, size_t element)
{
    void        *new;
    ngx_uint_t   want;

    if (n < *size) {
        return array;
    }

    want = *size ? *size * 2 : 1;

    new = state->mem.alloc(state->mem.data, want * element);
    if (new == NULL) {
        return NULL;
    }

    if (array) {
        ngx_memcpy(new, array, n * element);
        state->mem.free(state->mem.data, array);
    }

    *size = want;

    return new;
}


static void
ngx_responses_state_clear(ngx_responses_state_t *state, ngx_str_t *s)
{
    if (s->data) {
        state->mem.free(state->mem.data, s->data);
    }

    ngx_str_null(s);
}
