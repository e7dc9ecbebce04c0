
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Which items the output of a response has, and which of those that were sent
 * the upstream took back: N11 and N12.
 *
 * Sends nothing and edits nothing: it notes in the items where they are listed
 * and which of them are void.  Invariant: an item that the upstream ended as
 * complete is void only if another response went on in place of this one.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_repair.h"


static ngx_uint_t ngx_responses_listed_is_known(ngx_responses_item_t *item,
    u_char *p, size_t len);
static ngx_uint_t ngx_responses_listed_known(ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_listed_by_id(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object, ngx_uint_t n);
static ngx_int_t ngx_responses_listed_by_kind(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object, ngx_uint_t n);
static ngx_uint_t ngx_responses_listed_may_be(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object);
static ngx_int_t ngx_responses_listed_is_half(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item);


/*
 * The output of a response has the items in their order, as a rule: an object
 * is compared with the next one that is done.
 */

size_t
ngx_responses_repair_known(void *data, u_char *p, size_t len)
{
    ngx_responses_engine_t *engine = data;

    ngx_responses_item_t    *item;
    ngx_responses_state_t   *state;
    ngx_responses_worker_t  *worker;

    state = &engine->state;
    worker = engine->worker;

    while (worker->listed < state->nitems) {
        item = state->items[worker->listed++];

        if (!ngx_responses_item_done(item)) {
            continue;
        }

        if (ngx_responses_listed_is_known(item, p, len)) {
            return item->raw.json.len;
        }

        return 0;
    }

    return 0;
}


/* whether a text begins with an item as the client got it */

static ngx_uint_t
ngx_responses_listed_is_known(ngx_responses_item_t *item, u_char *p,
    size_t len)
{
    ngx_str_t  raw;

    raw = ngx_responses_kept(&item->raw);

    if (item->got != NGX_RESPONSES_GOT_END || raw.len == 0) {
        return 0;
    }

    return raw.len <= len && ngx_memcmp(raw.data, p, raw.len) == 0;
}


/* notes which items are the objects that the reader knew; 0: it knew none */

static ngx_uint_t
ngx_responses_listed_known(ngx_responses_repair_t *rp)
{
    ngx_uint_t              i, k, n, output, found;
    ngx_responses_item_t   *item;
    ngx_responses_node_t   *node;
    ngx_responses_event_t  *ev;
    ngx_responses_state_t  *state;

    ev = rp->ev;
    state = &rp->engine->state;

    output = ngx_responses_get(ev, rp->object, OUTPUT);
    i = ngx_responses_event_element(ev, output, 0, 0);
    found = 0;

    for (k = 0, n = 1; i && k < state->nitems; /* void */ ) {
        item = state->items[k];
        node = &ev->json.nodes[i];

        if (node->known) {
            k++;

            if (!ngx_responses_listed_is_known(item, ev->data + node->start,
                                               node->end - node->start))
            {
                continue;
            }

            item->listed = n;
            found = 1;
        }

        i = ngx_responses_event_element(ev, output, i, 0);
        n++;
    }

    return found;
}


ngx_int_t
ngx_responses_repair_find_listed(ngx_responses_repair_t *rp)
{
    ngx_int_t   rc;
    ngx_uint_t  known;

    known = ngx_responses_listed_known(rp);

    rc = ngx_responses_repair_each_listed(rp, ngx_responses_listed_by_id);

    if (rc == NGX_DECLINED && known) {
        return NGX_OK;
    }

    return rc;
}


/* notes which item has the id or call_id of an object of the output */

static ngx_int_t
ngx_responses_listed_by_id(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object, ngx_uint_t n)
{
    ngx_responses_place_t   said;
    ngx_responses_state_t  *state;

    state = &rp->engine->state;

    if (n > state->nitems) {
        return NGX_OK;
    }

    ngx_responses_place_item(&said, rp->ev, object);

    item = ngx_responses_repair_match(rp, &said, 0);

    if (item == NULL && ngx_responses_state_spell(state, &said)) {
        item = ngx_responses_repair_match(rp, &said, 0);
    }

    if (item) {
        item->listed = n;
    }

    return NGX_OK;
}


/* the same for an object that has neither, by its kind and its text */

static ngx_int_t
ngx_responses_listed_by_kind(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object, ngx_uint_t n)
{
    ngx_responses_place_t  said;

    if (item) {
        return NGX_OK;
    }

    ngx_responses_place_item(&said, rp->ev, object);

    item = ngx_responses_repair_match(rp, &said, object);

    if (item) {
        item->listed = n;
    }

    return NGX_OK;
}


ngx_responses_item_t *
ngx_responses_repair_match(ngx_responses_repair_t *rp,
    ngx_responses_place_t *said, ngx_uint_t object)
{
    ngx_uint_t              i;
    ngx_responses_item_t   *item, *first, *byid, *bycall;
    ngx_responses_state_t  *state;

    state = &rp->engine->state;

    first = NULL;
    byid = NULL;
    bycall = NULL;

    for (i = 0; i < state->nitems; i++) {
        item = state->items[i];

        /* items of different kinds may have one id */

        if (item->listed
            || !ngx_responses_state_item_may_be(item, said->kind))
        {
            continue;
        }

        if (ngx_responses_state_named(item, &said->id)) {

            if (item->ended != NGX_RESPONSES_ITEM_VOID) {
                return item;
            }

            byid = item;
        }

        if (bycall == NULL && said->call_id.len
            && ngx_responses_str_eq(item->call_id, said->call_id))
        {
            bycall = item;
        }

        if (first == NULL && object && item->kind == said->kind
            && ngx_responses_listed_may_be(rp, item, object))
        {
            first = item;
        }
    }

    if (bycall) {
        return bycall;
    }

    if (byid) {
        return byid;
    }

    return first;
}


/* whether an entry with another id may be the item */

static ngx_uint_t
ngx_responses_listed_may_be(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object)
{
    ngx_str_t  text;

    if (item->ended == NGX_RESPONSES_ITEM_VOID) {
        return 0;
    }

    if (ngx_responses_item_done(item)) {

        /* its text is in its bytes */

        return 1;
    }

    text = ngx_responses_repair_first_text(rp->ev, object, item->kind);

    return !ngx_responses_state_contradicts(item, text);
}


/*
 * N11: the upstream starts again.  Items that did not end and that its output
 * does not have are void; all of them, if another response goes on in place of
 * this one.
 */

ngx_int_t
ngx_responses_repair_reset(ngx_responses_repair_t *rp)
{
    ngx_str_t               id;
    ngx_uint_t              i, other;
    ngx_responses_item_t   *item;
    ngx_responses_event_t  *ev;
    ngx_responses_state_t  *state;

    ev = rp->ev;
    state = &rp->engine->state;

    if (ngx_responses_event_kind(ev, ngx_responses_get(ev, rp->object,
                                                       OUTPUT))
        != NGX_RESPONSES_JSON_ARRAY)
    {
        return NGX_OK;
    }

    id = ngx_responses_get_string(ev, rp->object, ID);

    other = (ev->type->id == NGX_RESPONSES_CREATED && id.len && state->id.len
             && !ngx_responses_state_same(&id, &state->id));

    if (ngx_responses_repair_find_listed(rp) == NGX_ERROR
        || ngx_responses_repair_each_listed(rp, ngx_responses_listed_by_kind)
           == NGX_ERROR)
    {
        return NGX_ERROR;
    }

    for (i = 0; i < state->nitems; i++) {
        item = state->items[i];

        if (item->listed == 0
            && (other || item->ended == NGX_RESPONSES_ITEM_OPEN))
        {
            item->ended = NGX_RESPONSES_ITEM_VOID;
        }

        item->listed = 0;
    }

    return NGX_OK;
}


/*
 * N12: so are those that the upstream left open, or ended as incomplete, and
 * that are not in the output which it filled.  Calls end if confirmed.
 */

ngx_int_t
ngx_responses_repair_void_open(ngx_responses_repair_t *rp)
{
    ngx_int_t               rc;
    ngx_uint_t              i;
    ngx_responses_item_t   *item;
    ngx_responses_state_t  *state;

    state = &rp->engine->state;

    for (i = 0; i < state->nitems; i++) {
        item = state->items[i];

        if (item->listed || ngx_responses_state_is_call(item)) {
            continue;
        }

        rc = ngx_responses_listed_is_half(rp, item);

        if (rc == NGX_ERROR) {
            return NGX_ERROR;
        }

        if (rc == NGX_OK) {
            item->ended = NGX_RESPONSES_ITEM_VOID;
        }
    }

    return NGX_OK;
}


/*
 * Whether an item is not complete, as the upstream said last: NGX_OK,
 * NGX_DECLINED, NGX_ERROR.  In an incomplete response, what is done need not
 * be.
 */

static ngx_int_t
ngx_responses_listed_is_half(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item)
{
    ngx_int_t               rc;
    ngx_str_t               raw, status;
    ngx_responses_event_t  *ev;

    if (item->ended != NGX_RESPONSES_ITEM_ENDED) {
        return NGX_OK;
    }

    raw = ngx_responses_kept(&item->raw);

    if (rp->ev->type->id != NGX_RESPONSES_COMPLETED
        || !ngx_responses_item_done(item) || raw.len == 0)
    {
        return NGX_DECLINED;
    }

    ev = &rp->engine->worker->events[NGX_RESPONSES_GENERATED];

    rc = ngx_responses_event_read(ev, raw.data, raw.len);

    if (rc != NGX_OK) {
        return rc;
    }

    status = ngx_responses_get_string(ev, 0, STATUS);

    if (ngx_responses_str_is(status, "incomplete")
        || ngx_responses_str_is(status, "in_progress"))
    {
        return NGX_OK;
    }

    return NGX_DECLINED;
}
