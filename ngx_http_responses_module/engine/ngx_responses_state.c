
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The state of one stream: the response, records of items and parts, and
 * their words.
 *
 * Never writes anything.  A pointer to an item is valid as long as the stream,
 * one to a part until the item gets another one.  Invariant: an index that the
 * client got keeps its meaning.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_event.h"
#include "engine/ngx_responses_state.h"


/* the first word that was sent is kept */

#define ngx_responses_state_first(state, word, said)                          \
    (((word)->len || (said)->len == 0)                                        \
     ? NGX_OK                                                                 \
     : ngx_responses_state_word(state, word, (said)->data, (said)->len))

#define ngx_responses_state_list(kind)  ngx_responses_part(kind)->list


static void *ngx_responses_state_grow(ngx_responses_state_t *state,
    void *array, uint32_t n, uint32_t *size, size_t element);
static void ngx_responses_state_clear(ngx_responses_state_t *state,
    ngx_str_t *s);


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
    ngx_uint_t             i, n;
    ngx_responses_item_t  *item;

    for (i = 0; i < state->nitems; i++) {
        item = state->items[i];

        ngx_responses_state_clear(state, &item->id);
        ngx_responses_state_clear(state, &item->other_id);
        ngx_responses_state_clear(state, &item->type);
        ngx_responses_state_clear(state, &item->name);
        ngx_responses_state_clear(state, &item->call_id);
        ngx_responses_buf_free(state->mem, &item->raw.json);

        for (n = 0; n < item->nparts; n++) {
            ngx_responses_buf_free(state->mem, &item->parts[n].text.json);
            ngx_responses_buf_free(state->mem, &item->parts[n].notes.json);
        }

        if (item->parts) {
            state->mem->free(state->mem->data, item->parts);
        }

        state->mem->free(state->mem->data, item);
    }

    if (state->items) {
        state->mem->free(state->mem->data, state->items);
    }

    ngx_responses_buf_free(state->mem, &state->sent);
    ngx_responses_state_clear(state, &state->id);
    ngx_responses_state_clear(state, &state->model);
    ngx_responses_state_clear(state, &state->code);
    ngx_responses_state_clear(state, &state->message);
    ngx_responses_state_clear(state, &state->reason);
    ngx_responses_state_clear(state, &state->usage);

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

    if (len) {
        ngx_memcpy(new, p, len);
    }

    ngx_responses_state_clear(state, s);

    s->data = new;
    s->len = len;

    return NGX_OK;
}


ngx_int_t
ngx_responses_state_error(ngx_responses_state_t *state,
    ngx_responses_error_t *error)
{
    if (error->code.len > NGX_RESPONSES_STATE_WORD
        || error->type.len > NGX_RESPONSES_STATE_WORD
        || error->message.len > NGX_RESPONSES_STATE_MESSAGE)
    {
        return NGX_OK;
    }

    if (ngx_responses_state_set(state, &state->code, error->code.data,
                                error->code.len)
        != NGX_OK
        || ngx_responses_state_set(state, &state->reason, error->type.data,
                                   error->type.len)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    return ngx_responses_state_set(state, &state->message, error->message.data,
                                   error->message.len);
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

    state->escaped |= (memchr(p, '\\', len) != NULL);
    state->kept += len - s->len;

    if (ngx_responses_state_set(state, s, p, len) != NGX_OK) {
        state->kept -= len - s->len;
        return NGX_ERROR;
    }

    return NGX_OK;
}


/* the list may be allocated twice as large as needed */

#define NGX_RESPONSES_STATE_SENT  (2 * sizeof(ngx_responses_sent_item_t))


ngx_uint_t
ngx_responses_state_room(ngx_responses_state_t *state)
{
    return state->sent.len / sizeof(ngx_responses_sent_item_t) < state->max
           && ngx_responses_state_fits(state, NGX_RESPONSES_STATE_SENT);
}


ngx_int_t
ngx_responses_state_sent(ngx_responses_state_t *state,
    ngx_responses_sent_item_t *item)
{
    ngx_uint_t                  i, n;
    ngx_responses_sent_item_t  *other;

    other = (ngx_responses_sent_item_t *) state->sent.start;
    n = state->sent.len / sizeof(ngx_responses_sent_item_t);

    item->first = (item->index != NGX_RESPONSES_NO_INDEX);

    for (i = 0; i < n; i++) {
        item->first &= (other[i].index != item->index);

        if (other[i].index != item->index || other[i].id != item->id) {
            continue;
        }

        if (other[i].hidden && other[i].kind != item->kind) {
            continue;
        }

        /* one that was shown has an index of the client's, hidden or not */

        if (item->hidden && !other[i].hidden) {
            other[i].kind = item->kind;
            other[i].hidden = 1;
            other[i].first = 0;
        }

        return NGX_OK;
    }

    if (!ngx_responses_state_room(state)) {
        return NGX_DECLINED;
    }

    if (ngx_responses_buf_append(state->mem, &state->sent, (u_char *) item,
                                 sizeof(ngx_responses_sent_item_t))
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    state->kept += NGX_RESPONSES_STATE_SENT;

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
    item->other_index = NGX_RESPONSES_NO_INDEX;
    item->got = NGX_RESPONSES_GOT_BEGINNING;

    if (state->unknown && upstream != NGX_RESPONSES_NO_INDEX) {
        item->index = upstream;

    } else {
        item->index = (int64_t) (state->nitems - state->nheld);
    }

    state->nitems++;

    return item;
}


ngx_responses_part_t *
ngx_responses_state_add_part(ngx_responses_state_t *state,
    ngx_responses_item_t *item, ngx_uint_t kind, int64_t upstream)
{
    void                  *parts;
    ngx_uint_t             i, in_list;
    ngx_responses_part_t  *part;

    in_list = (ngx_responses_state_list(kind) != NGX_RESPONSES_NO_LIST);

    if (in_list && state->count == state->max) {
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
    state->count += in_list;

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

    item->nparts++;

    return part;
}


ngx_responses_part_t *
ngx_responses_state_text_part(ngx_responses_item_t *item)
{
    if (item->nparts
        && item->parts[0].kind == ngx_responses_item(item->kind)->part)
    {
        return item->parts;
    }

    return NULL;
}


ngx_str_t
ngx_responses_state_known_text(ngx_responses_item_t *item)
{
    ngx_str_t              none;
    ngx_responses_part_t  *part;

    ngx_str_null(&none);

    part = ngx_responses_state_text_part(item);

    if (part) {
        return ngx_responses_part_text(part);
    }

    return none;
}


ngx_responses_part_t *
ngx_responses_state_add_text(ngx_responses_state_t *state,
    ngx_responses_item_t *item)
{
    ngx_responses_part_t  *part;

    part = ngx_responses_state_text_part(item);

    if (part) {
        return part;
    }

    return ngx_responses_state_add_part(state, item,
                                        ngx_responses_item(item->kind)->part,
                                        NGX_RESPONSES_NO_INDEX);
}


ngx_int_t
ngx_responses_state_learn(ngx_responses_state_t *state,
    ngx_responses_item_t *item, ngx_responses_place_t *said)
{
    if (ngx_responses_state_first(state, &item->id, &said->id) != NGX_OK
        || ngx_responses_state_first(state, &item->call_id, &said->call_id)
           != NGX_OK
        || ngx_responses_state_first(state, &item->name, &said->name)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (item->kind == NGX_RESPONSES_OTHER_ITEM) {
        return ngx_responses_state_first(state, &item->type, &said->type);
    }

    return NGX_OK;
}


ngx_responses_item_t *
ngx_responses_state_track(ngx_responses_state_t *state,
    ngx_responses_place_t *said)
{
    ngx_str_t              id;
    ngx_responses_item_t  *item;

    id = said->id;

    if (ngx_responses_state_has_id(state, &id)) {

        /* clients confuse the items, or fail */

        ngx_str_null(&said->id);
    }

    item = ngx_responses_state_add_item(state, said->kind, said->index);

    if (item == NULL || ngx_responses_state_learn(state, item, said) != NGX_OK)
    {
        return NULL;
    }

    if (said->id.len == 0
        && ngx_responses_state_first(state, &item->other_id, &id) != NGX_OK)
    {
        return NULL;
    }

    return item;
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


void
ngx_responses_state_release(ngx_responses_state_t *state,
    ngx_responses_item_t *item)
{
    ngx_uint_t  i, n;

    item->got = NGX_RESPONSES_GOT_BEGINNING;
    item->index = state->nitems - state->nheld--;

    for (i = 0, n = 0; i < state->nitems; i++) {
        if (state->items[i] != item) {
            state->items[n++] = state->items[i];
        }
    }

    state->items[n] = item;
}


ngx_uint_t
ngx_responses_state_ended(ngx_responses_item_t *item)
{
    return ngx_responses_item_done(item)
           || (item->early && !ngx_responses_state_lost(item)
               && ngx_responses_state_known_text(item).len == 0);
}


ngx_uint_t
ngx_responses_state_is_call(ngx_responses_item_t *item)
{
    size_t     len;
    ngx_str_t  type;

    if (item->kind != NGX_RESPONSES_OTHER_ITEM) {
        return ngx_responses_item_has(item->kind, CALL);
    }

    type = item->type;
    len = sizeof("_output") - 1;

    return item->call_id.len
           && (type.len < len
               || ngx_memcmp(type.data + type.len - len, "_output", len) != 0);
}


ngx_uint_t
ngx_responses_state_lost(ngx_responses_item_t *item)
{
    ngx_uint_t  i;

    for (i = 0; i < item->nparts; i++) {

        if (ngx_responses_part_lost(&item->parts[i])) {
            return 1;
        }
    }

    return 0;
}


ngx_uint_t
ngx_responses_state_incomplete(ngx_responses_item_t *item)
{
    if ((ngx_responses_item_done(item) && item->raw.json.len)
        || ngx_responses_item_held(item))
    {
        return 0;
    }

    return item->raw.lost || ngx_responses_state_lost(item);
}


ngx_uint_t
ngx_responses_state_known(ngx_responses_item_t *item)
{
    if (ngx_responses_item_done(item) && item->raw.json.len) {
        return 1;
    }

    if (ngx_responses_state_incomplete(item)
        || item->kind == NGX_RESPONSES_NO_ITEM
        || item->kind == NGX_RESPONSES_OTHER_ITEM)
    {
        return 0;
    }

    if (ngx_responses_item_has(item->kind, NAMED) && item->name.len == 0) {
        return 0;
    }

    /* searches, too, have nothing that their events do not say */

    return !ngx_responses_item_has(item->kind, FACTS)
           && !ngx_responses_item_has(item->kind, RESULT);
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
