
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The state of one stream.
 *
 * Never decides or writes anything.  A pointer to a part is valid until the
 * item gets another one.  Invariant: an index that the client got keeps its
 * meaning.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_state.h"


static void *ngx_responses_state_grow(ngx_responses_state_t *state,
    void *array, uint32_t n, uint32_t *size, size_t element);
static void ngx_responses_state_clear(ngx_responses_state_t *state,
    ngx_str_t *s);
static void ngx_responses_state_give_up(ngx_responses_state_t *state);
static void ngx_responses_state_drop_logprobs(ngx_responses_state_t *state);
static void ngx_responses_state_drop(ngx_responses_state_t *state,
    ngx_responses_buf_t *text);


/* the minimum that is allocated for a text that grows */

#define NGX_RESPONSES_STATE_TEXT_MIN  128

#define ngx_responses_state_list(kind)  ngx_responses_part(kind)->list


void
ngx_responses_state_init(ngx_responses_state_t *state,
    ngx_responses_mem_t *mem, size_t limit, ngx_uint_t max)
{
    ngx_memzero(state, sizeof(ngx_responses_state_t));

    state->mem = mem;
    state->limit = limit;
    state->max = (uint32_t) ngx_min(max, NGX_MAX_UINT32_VALUE);
    state->created_at = -1;
}


void
ngx_responses_state_free(ngx_responses_state_t *state)
{
    ngx_uint_t                  i, n;
    ngx_responses_item_t  *item;

    for (i = 0; i < state->nitems; i++) {
        item = state->items[i];

        ngx_responses_state_clear(state, &item->id);
        ngx_responses_state_clear(state, &item->type);
        ngx_responses_state_clear(state, &item->name);
        ngx_responses_state_clear(state, &item->call_id);
        ngx_responses_buf_free(state->mem, &item->text);
        ngx_responses_buf_free(state->mem, &item->raw);

        for (n = 0; n < item->nparts; n++) {
            ngx_responses_buf_free(state->mem, &item->parts[n].text);
            ngx_responses_buf_free(state->mem, &item->parts[n].notes);
        }

        if (item->parts) {
            state->mem->free(state->mem->data, item->parts);
        }

        state->mem->free(state->mem->data, item);
    }

    ngx_responses_buf_free(state->mem, &state->logprobs);

    if (state->items) {
        state->mem->free(state->mem->data, state->items);
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

    new = state->mem->alloc(state->mem->data, len + 1);
    if (new == NULL) {
        return NGX_ERROR;
    }

    ngx_memcpy(new, p, len);

    ngx_responses_state_clear(state, s);

    s->data = new;
    s->len = len;

    return NGX_OK;
}


ngx_int_t
ngx_responses_state_word(ngx_responses_state_t *state, ngx_str_t *s,
    u_char *p, size_t len)
{
    if (len == 0 || len > NGX_RESPONSES_STATE_WORD) {
        return NGX_OK;
    }

    if (len > s->len && !ngx_responses_state_fits(state, len - s->len)) {
        state->full = 1;
        return NGX_ERROR;
    }

    state->kept += len - s->len;

    if (ngx_responses_state_set(state, s, p, len) != NGX_OK) {
        state->kept -= len - s->len;
        return NGX_ERROR;
    }

    return NGX_OK;
}


ngx_responses_item_t *
ngx_responses_state_add_item(ngx_responses_state_t *state, ngx_uint_t kind,
    int64_t upstream)
{
    void                       *items;
    ngx_responses_item_t  *item;

    if (state->count == state->max) {
        state->full = 1;
        return NULL;
    }

    items = ngx_responses_state_grow(state, state->items, state->nitems,
                                     &state->size, sizeof(void *));
    if (items == NULL) {
        return NULL;
    }

    state->items = items;

    if (!ngx_responses_state_fits(state, sizeof(ngx_responses_item_t))) {
        state->full = 1;
        return NULL;
    }

    item = state->mem->alloc(state->mem->data,
                             sizeof(ngx_responses_item_t));
    if (item == NULL) {
        return NULL;
    }

    state->kept += sizeof(ngx_responses_item_t);
    state->items[state->nitems] = item;
    state->count++;

    ngx_memzero(item, sizeof(ngx_responses_item_t));

    item->kind = kind;
    item->upstream = upstream;
    item->index = (state->resumed && upstream != NGX_RESPONSES_NO_INDEX)
                  ? upstream : (int64_t) (state->nitems - state->nheld);

    state->misplaced |= (upstream != NGX_RESPONSES_NO_INDEX
                         && upstream != (int64_t) state->nitems);
    state->nitems++;

    return item;
}


ngx_responses_part_t *
ngx_responses_state_add_part(ngx_responses_state_t *state,
    ngx_responses_item_t *item, ngx_uint_t kind, int64_t upstream)
{
    void                  *parts;
    ngx_uint_t             i;
    ngx_responses_part_t  *part;

    if (state->count == state->max) {
        state->full = 1;
        return NULL;
    }

    parts = ngx_responses_state_grow(state, item->parts, item->nparts,
                                     &item->size,
                                     sizeof(ngx_responses_part_t));
    if (parts == NULL) {
        return NULL;
    }

    item->parts = parts;
    state->count++;

    part = &item->parts[item->nparts];

    ngx_memzero(part, sizeof(ngx_responses_part_t));

    part->kind = kind;
    part->upstream = upstream;

    for (i = item->nparts; i > 0; i--) {
        if (ngx_responses_state_list(item->parts[i - 1].kind)
            == ngx_responses_state_list(kind))
        {
            part->index = item->parts[i - 1].index + 1;
            break;
        }
    }

    item->misplaced |= (upstream != NGX_RESPONSES_NO_INDEX
                        && upstream != (int64_t) item->nparts);
    item->nparts++;

    return part;
}


ngx_int_t
ngx_responses_state_learn_item(ngx_responses_state_t *state,
    ngx_responses_item_t *item, ngx_str_t id, ngx_str_t type,
    ngx_str_t call_id, ngx_str_t name)
{
    if (ngx_responses_state_word(state, &item->id, id.data, id.len) != NGX_OK
        || ngx_responses_state_word(state, &item->call_id, call_id.data,
                                    call_id.len)
           != NGX_OK
        || ngx_responses_state_word(state, &item->name, name.data, name.len)
           != NGX_OK
        || (item->kind == NGX_RESPONSES_OTHER_ITEM
            && ngx_responses_state_word(state, &item->type, type.data,
                                        type.len)
               != NGX_OK))
    {
        return NGX_ERROR;
    }

    return NGX_OK;
}


ngx_int_t
ngx_responses_state_append(ngx_responses_state_t *state,
    ngx_responses_buf_t *text, uint32_t *incomplete, ngx_str_t delta)
{
    size_t  need, room, size;

    if (*incomplete || delta.len == 0) {
        return NGX_OK;
    }

    need = text->len + delta.len;

    if (need > text->size) {

        if (need > state->limit - state->bytes + text->size) {
            ngx_responses_state_drop_logprobs(state);
        }

        if (need > state->limit - state->bytes + text->size) {
            ngx_responses_state_give_up(state);
            need = text->len + delta.len;
        }

        room = state->limit - state->bytes + text->size;

        if (need > room) {
            *incomplete = 1;
            ngx_responses_state_drop(state, text);

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
    ngx_responses_buf_t *text, uint32_t *incomplete, ngx_str_t whole)
{
    if (!*incomplete && text->len == whole.len
        && (whole.len == 0
            || ngx_memcmp(text->start, whole.data, whole.len) == 0))
    {
        return NGX_OK;
    }

    text->len = 0;
    *incomplete = 0;

    return ngx_responses_state_append(state, text, incomplete, whole);
}


ngx_int_t
ngx_responses_state_note(ngx_responses_state_t *state,
    ngx_responses_part_t *part, ngx_str_t annotation)
{
    ngx_str_t   comma;
    uint32_t    lost;

    ngx_str_set(&comma, ",");

    lost = part->lost_notes;

    if (part->notes.len
        && ngx_responses_state_append(state, &part->notes, &lost, comma)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (ngx_responses_state_append(state, &part->notes, &lost, annotation)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    part->lost_notes = lost;

    return NGX_OK;
}


ngx_int_t
ngx_responses_state_logprobs(ngx_responses_state_t *state,
    ngx_responses_item_t *item, ngx_responses_part_t *part, ngx_str_t values,
    ngx_uint_t whole)
{
    size_t                need, size;
    ngx_uint_t            n;
    ngx_responses_buf_t  *buf;

    n = part - item->parts;
    buf = &state->logprobs;

    if (whole || (!part->logprobs && part->deltas.len == 0)) {
        ngx_responses_state_drop_logprobs(state);

        state->logprobs_item = item;
        state->logprobs_part = n;
    }

    part->logprobs = 1;

    if (state->logprobs_item != item || state->logprobs_part != n) {
        return NGX_OK;
    }

    need = buf->len + 1 + values.len;

    if (need > buf->size) {
        size = ngx_max(need, 2 * buf->size);

        if (size > state->limit / 2
            || size - buf->size > state->limit - state->bytes)
        {
            ngx_responses_state_drop_logprobs(state);
            return NGX_OK;
        }

        need = buf->size;

        if (ngx_responses_buf_resize(state->mem, buf, size) != NGX_OK) {
            return NGX_ERROR;
        }

        state->bytes += buf->size - need;
    }

    if (buf->len) {
        buf->start[buf->len++] = ',';
    }

    ngx_memcpy(buf->start + buf->len, values.data, values.len);
    buf->len += values.len;

    return NGX_OK;
}


ngx_int_t
ngx_responses_state_get_logprobs(ngx_responses_state_t *state,
    ngx_responses_part_t *part, ngx_str_t *values)
{
    ngx_str_null(values);

    if (!part->logprobs) {
        return NGX_OK;
    }

    if (state->logprobs_item == NULL
        || part != &state->logprobs_item->parts[state->logprobs_part])
    {
        return NGX_DECLINED;
    }

    values->data = state->logprobs.start;
    values->len = state->logprobs.len;

    return NGX_OK;
}


static void
ngx_responses_state_drop_logprobs(ngx_responses_state_t *state)
{
    state->logprobs_item = NULL;
    ngx_responses_state_drop(state, &state->logprobs);
}


void
ngx_responses_state_done(ngx_responses_state_t *state,
    ngx_responses_item_t *item)
{
    ngx_uint_t  i;

    item->done = 1;
    item->raw_incomplete = 1;
    ngx_responses_state_drop(state, &item->raw);

    if (state->logprobs_item == item) {
        ngx_responses_state_drop_logprobs(state);
    }

    for (i = 0; i < item->nparts; i++) {
        item->parts[i].incomplete = 1;
        ngx_responses_state_drop(state, &item->parts[i].text);
        ngx_responses_state_drop(state, &item->parts[i].notes);
    }
}


ngx_int_t
ngx_responses_state_keep(ngx_responses_state_t *state,
    ngx_responses_item_t *item, u_char *p, size_t len)
{
    size_t  size;

    size = item->raw.size;

    if (len > state->limit - state->bytes + size) {
        ngx_responses_state_drop_logprobs(state);
    }

    if (len > state->limit - state->bytes + size) {

        /* if one is not known, the others are not needed */

        ngx_responses_state_give_up(state);

        return NGX_OK;
    }

    if (ngx_responses_buf_resize(state->mem, &item->raw, len) != NGX_OK) {
        return NGX_ERROR;
    }

    ngx_memcpy(item->raw.start, p, len);

    item->raw.len = len;
    item->raw_incomplete = 0;
    state->bytes += item->raw.size - size;

    return NGX_OK;
}


/* what it is needed for is not worth the bytes of items that are done */

ngx_int_t
ngx_responses_state_keep_added(ngx_responses_state_t *state,
    ngx_responses_item_t *item, ngx_str_t raw)
{
    if (raw.len > state->limit - state->bytes) {
        item->raw_incomplete = 1;
        return NGX_OK;
    }

    return ngx_responses_state_keep(state, item, raw.data, raw.len);
}


static void
ngx_responses_state_give_up(ngx_responses_state_t *state)
{
    ngx_uint_t                  i;
    ngx_responses_item_t  *item;

    for (i = 0; i < state->nitems; i++) {
        item = state->items[i];

        if (item->raw.len) {
            item->raw_incomplete = 1;
            ngx_responses_state_drop(state, &item->raw);
        }

        if (item->done) {
            item->incomplete = 1;
            ngx_responses_state_drop(state, &item->text);
        }
    }
}


static void
ngx_responses_state_drop(ngx_responses_state_t *state,
    ngx_responses_buf_t *text)
{
    state->bytes -= text->size;

    ngx_responses_buf_free(state->mem, text);
}


void
ngx_responses_state_release(ngx_responses_state_t *state,
    ngx_responses_item_t *item)
{
    ngx_uint_t  i, n;

    item->held = 0;
    item->index = state->nitems - state->nheld--;

    for (i = 0, n = 0; i < state->nitems; i++) {
        if (state->items[i] != item) {
            state->items[n++] = state->items[i];
        }
    }

    state->items[n] = item;
}


ngx_uint_t
ngx_responses_state_incomplete(ngx_responses_item_t *item)
{
    ngx_uint_t  i;

    if ((item->done && item->raw.len) || item->held) {
        return 0;
    }

    for (i = 0; i < item->nparts; i++) {
        if (ngx_responses_part_incomplete(&item->parts[i])) {
            return 1;
        }
    }

    return item->raw_incomplete || item->incomplete;
}


ngx_uint_t
ngx_responses_state_known(ngx_responses_item_t *item)
{
    if (item->done && item->raw.len) {
        return 1;
    }

    return !ngx_responses_state_incomplete(item)
           && (item->kind == NGX_RESPONSES_MESSAGE
               || item->kind == NGX_RESPONSES_REASONING
               || (ngx_responses_item_has(item->kind, NAMED)
                   && item->name.len));
}


ngx_str_t
ngx_responses_state_rest(ngx_responses_part_t *part, ngx_str_t text)
{
    size_t                len;
    ngx_str_t             rest;
    ngx_responses_hash_t  hash;

    ngx_str_null(&rest);

    len = part->deltas.len;

    if (part->unread_delta || text.len <= len) {
        return rest;
    }

    ngx_memzero(&hash, sizeof(ngx_responses_hash_t));
    ngx_responses_hash_add(&hash, text.data, len);

    if (!ngx_responses_hash_eq(&hash, &part->deltas)) {
        return rest;
    }

    rest.data = text.data + len;
    rest.len = text.len - len;

    return rest;
}


static void *
ngx_responses_state_grow(ngx_responses_state_t *state, void *array,
    uint32_t n, uint32_t *size, size_t element)
{
    void      *new;
    uint32_t   want;

    if (n < *size) {
        return array;
    }

    want = *size ? *size * 2 : 1;

    if (!ngx_responses_state_fits(state, want * element)) {
        state->full = 1;
        return NULL;
    }

    new = state->mem->alloc(state->mem->data, want * element);
    if (new == NULL) {
        return NULL;
    }

    state->kept += (want - *size) * element;

    if (array) {
        ngx_memcpy(new, array, n * element);
        state->mem->free(state->mem->data, array);
    }

    *size = want;

    return new;
}


static void
ngx_responses_state_clear(ngx_responses_state_t *state, ngx_str_t *s)
{
    if (s->data) {
        state->mem->free(state->mem->data, s->data);
    }

    ngx_str_null(s);
}
