
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * G4: items are added before other events about them.  Finds the item of an
 * event and announces it, if no event did.  One of which clients need more
 * than is known is held: nothing of it is sent until an event has that.
 *
 * Never generates a name, or another fact.  Invariant: an item is announced
 * once, with all that clients need of it.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_number.h"
#include "engine/ngx_responses_gate.h"
#include "engine/ngx_responses_generate_value.h"
#include "engine/ngx_responses_repair.h"
#include "engine/ngx_responses_ruleset.h"


static ngx_uint_t ngx_responses_repair_is_twice(ngx_responses_repair_t *rp,
    ngx_str_t text);
static ngx_int_t ngx_responses_repair_place(ngx_responses_repair_t *rp);
static ngx_uint_t ngx_responses_repair_ends(const ngx_responses_type_t *type,
    ngx_responses_item_t *item);
static ngx_int_t ngx_responses_repair_set_item(ngx_responses_repair_t *rp);
static void ngx_responses_repair_said_of(ngx_responses_repair_t *rp,
    ngx_responses_place_t *said);
static ngx_str_t ngx_responses_repair_whole_text(ngx_responses_repair_t *rp,
    ngx_uint_t kind);
static ngx_uint_t ngx_responses_repair_is_again(ngx_responses_item_t *item,
    ngx_responses_place_t *said);
static ngx_int_t ngx_responses_repair_new_item(ngx_responses_repair_t *rp,
    ngx_responses_place_t *said);
static ngx_uint_t ngx_responses_repair_untyped(ngx_responses_repair_t *rp,
    ngx_responses_place_t *said);
static ngx_uint_t ngx_responses_repair_knows(ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_repair_added_text(ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_repair_added_raw(ngx_responses_repair_t *rp,
    ngx_str_t text);
static ngx_int_t ngx_responses_repair_added_list(ngx_responses_repair_t *rp,
    const ngx_responses_list_kind_t *list);
static ngx_uint_t ngx_responses_repair_may_take(ngx_responses_repair_t *rp,
    const ngx_responses_list_kind_t *list, ngx_uint_t array,
    ngx_uint_t *some);


/*
 * N7: the text of a delta that is sent twice is shown twice.  An upstream that
 * does not count may send one number again and again.
 */

ngx_int_t
ngx_responses_repair_twice(ngx_responses_repair_t *rp)
{
    int64_t                 n;
    ngx_str_t               text;
    ngx_uint_t              same;
    ngx_responses_node_t   *node;
    ngx_responses_event_t  *ev;
    ngx_responses_state_t  *state;

    ev = rp->ev;
    state = &rp->engine->state;

    text = ngx_responses_event_string(ev, ev->member[NGX_RESPONSES_M_DELTA]);
    node = &ev->json.nodes[ev->member[NGX_RESPONSES_M_SEQUENCE]];

    if (ngx_responses_number_read(ev->data + node->start,
                                  node->end - node->start, &n)
        != NGX_OK)
    {
        n = -1;
    }

    same = (text.len == state->delta);
    state->delta = text.len;

    if (n != state->number) {
        state->counts = (n > state->number);
        state->number = n;
        state->spoken = NULL;

        return NGX_DECLINED;
    }

    if (!state->counts || state->miscounts || state->spoken == NULL) {
        return NGX_DECLINED;
    }

    if (!same || !ngx_responses_repair_is_twice(rp, text)) {
        state->miscounts = 1;
        return NGX_DECLINED;
    }

    rp->action = NGX_RESPONSES_REPAIR_DROP;

    return NGX_OK;
}


/* whether a part of the item that had the last delta ends with the text */

static ngx_uint_t
ngx_responses_repair_is_twice(ngx_responses_repair_t *rp, ngx_str_t text)
{
    ngx_str_t               known;
    ngx_responses_part_t   *part;
    ngx_responses_state_t  *state;
    ngx_responses_place_t   said;

    state = &rp->engine->state;

    ngx_responses_repair_said_of(rp, &said);

    if (ngx_responses_state_find(state, &said) != state->spoken) {
        return 0;
    }

    part = ngx_responses_state_find_part(state->spoken, said.part,
                                         said.part_index);

    if (part == NULL) {
        return 0;
    }

    known = ngx_responses_part_text(part);

    return text.len && text.len <= known.len
           && ngx_memcmp(known.data + known.len - text.len, text.data,
                         text.len)
              == 0;
}


/* N10 */

ngx_int_t
ngx_responses_repair_open(ngx_responses_repair_t *rp)
{
    if (ngx_responses_repair_place(rp) != NGX_OK) {
        return NGX_ERROR;
    }

    if (rp->action == NGX_RESPONSES_REPAIR_DROP || rp->given) {
        return NGX_OK;
    }

    return NGX_DECLINED;
}


/* finds the item and the part, and sends what must come before the event */

static ngx_int_t
ngx_responses_repair_place(ngx_responses_repair_t *rp)
{
    ngx_uint_t                   part;
    ngx_responses_item_t        *item;
    const ngx_responses_type_t  *type;

    type = rp->ev->type;
    part = rp->at.part;

    if (type->class == NGX_RESPONSES_CLASS_ITEM && rp->at.object == 0
        && !rp->ev->raw)
    {
        /* N23: SDKs fail, and it says nothing */

        rp->action = NGX_RESPONSES_REPAIR_DROP;
        return NGX_OK;
    }

    if (rp->engine->state.unknown
        || !(type->index & NGX_RESPONSES_OUTPUT_INDEX))
    {
        return NGX_OK;
    }

    rp->object = rp->at.object;

    if (ngx_responses_repair_set_item(rp) != NGX_OK) {
        return NGX_ERROR;
    }

    item = rp->item;

    if (item == NULL) {
        return NGX_OK;
    }

    item->said |= (type->id == NGX_RESPONSES_ITEM_ADDED);

    if (rp->engine->state.began == NGX_RESPONSES_BEGAN_RESPONSE) {
        rp->engine->state.began = NGX_RESPONSES_BEGAN_ITEM;
    }

    /* a delta ends none */

    if (type->class != NGX_RESPONSES_CLASS_DELTA
        && ngx_responses_repair_ends(type, item))
    {
        item->ended = NGX_RESPONSES_ITEM_ENDED;
    }

    item->completed |= ((type->index & NGX_RESPONSES_COMPLETES) != 0);
    item->failed |= ((type->index & NGX_RESPONSES_FAILS) != 0);

    /* what commands wrote is not kept, but for the item that has it */

    item->raw.lost |= (type->item == NGX_RESPONSES_SHELL_OUTPUT);

    if (ngx_responses_item_held(item) && ngx_responses_repair_knows(rp)) {

        if (type->id == NGX_RESPONSES_ITEM_ADDED
            && ngx_responses_repair_added_text(rp) != NGX_OK)
        {
            return NGX_ERROR;
        }

        if (ngx_responses_repair_release(rp, item,
                                         rp->ev->raw ? 0 : rp->object)
            != NGX_OK)
        {
            return NGX_ERROR;
        }

        /* it is announced by a generated event */

        if (type->id == NGX_RESPONSES_ITEM_ADDED) {
            rp->action = NGX_RESPONSES_REPAIR_DROP;
        }
    }

    if (ngx_responses_item_held(item) && rp->ev->raw
        && type->class == NGX_RESPONSES_CLASS_ITEM)
    {
        /* it cannot be announced, but leaves as it is */

        ngx_responses_state_release(&rp->engine->state, item);
    }

    if (part != NGX_RESPONSES_NO_PART && part != NGX_RESPONSES_OTHER_PART
        && ngx_responses_part_open(rp) != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (type->class == NGX_RESPONSES_CLASS_DELTA && rp->part) {
        rp->engine->state.spoken = item;
    }

    if (!ngx_responses_item_held(item)) {
        return NGX_OK;
    }

    /* what is known of its parts is sent when it is announced */

    rp->action = NGX_RESPONSES_REPAIR_DROP;

    if (part == NGX_RESPONSES_NO_PART) {
        return ngx_responses_repair_added_text(rp);
    }

    return NGX_OK;
}


/* whether an event that has no item says that its item is at its end */

static ngx_uint_t
ngx_responses_repair_ends(const ngx_responses_type_t *type,
    ngx_responses_item_t *item)
{
    if (type->index & (NGX_RESPONSES_COMPLETES | NGX_RESPONSES_FAILS)) {
        return 1;
    }

    return type->class == NGX_RESPONSES_CLASS_DONE
           && ngx_responses_item_has(item->kind, CALL)
           && type->part == ngx_responses_item(item->kind)->part;
}


/* finds the item, or adds it */

static ngx_int_t
ngx_responses_repair_set_item(ngx_responses_repair_t *rp)
{
    ngx_responses_item_t   *item;
    ngx_responses_place_t   said;
    ngx_responses_state_t  *state;

    state = &rp->engine->state;

    ngx_responses_repair_said_of(rp, &said);

    item = ngx_responses_state_find(state, &said);

    if (said.by == NGX_RESPONSES_PLACE_EVENT
        && ngx_responses_item_has(said.kind, NAMED)
        && (item == NULL || item->name.len == 0))
    {
        said.name = ngx_responses_get_string(rp->ev, 0, NAME);
    }

    if (item && said.by == NGX_RESPONSES_PLACE_ADDED
        && !ngx_responses_item_held(item))
    {
        (void) ngx_responses_state_spell(state, &said);

        if (ngx_responses_repair_is_again(item, &said)) {
            rp->again = 1;
            rp->action = NGX_RESPONSES_REPAIR_DROP;

            return ngx_responses_state_means(state, item, &said);
        }

        item = NULL;
    }

    if (item == NULL) {
        return ngx_responses_repair_new_item(rp, &said);
    }

    rp->item = item;

    if (item->ended == NGX_RESPONSES_ITEM_VOID
        && !ngx_responses_item_done(item))
    {
        /* the upstream goes on with it */

        item->ended = NGX_RESPONSES_ITEM_OPEN;
    }

    if ((said.index == NGX_RESPONSES_NO_INDEX || said.index != item->upstream)
        && ngx_responses_state_means(state, item, &said) != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (ngx_responses_state_learn(state, item, &said) != NGX_OK) {
        return NGX_ERROR;
    }

    if (ngx_responses_item_held(item) || rp->ev->cut
        || ngx_responses_item_named(item))
    {
        return NGX_OK;
    }

    return ngx_responses_generate_item_id(rp->engine, item);
}


/* what the event says of its item, and what can be told without a type */

static void
ngx_responses_repair_said_of(ngx_responses_repair_t *rp,
    ngx_responses_place_t *said)
{
    *said = rp->at;

    if (said->by == NGX_RESPONSES_PLACE_ADDED
        && said->kind == NGX_RESPONSES_NO_ITEM)
    {
        said->kind = ngx_responses_repair_untyped(rp, said);
    }

    if (said->index == NGX_RESPONSES_NO_INDEX
        && said->by != NGX_RESPONSES_PLACE_ADDED)
    {
        said->whole = ngx_responses_repair_whole_text(rp, said->kind);
    }
}


/* the whole text that an event brings, if it is one of an end */

static ngx_str_t
ngx_responses_repair_whole_text(ngx_responses_repair_t *rp, ngx_uint_t kind)
{
    ngx_str_t   none;
    ngx_uint_t  text;

    switch (rp->ev->type->class) {

    case NGX_RESPONSES_CLASS_DONE:
        return ngx_responses_repair_text_of(rp);

    case NGX_RESPONSES_CLASS_PART:
        text = ngx_responses_part(rp->at.part)->text;

        return ngx_responses_event_get_string(rp->ev, rp->object, text);

    case NGX_RESPONSES_CLASS_ITEM:
        return ngx_responses_repair_first_text(rp->ev, rp->object, kind);
    }

    ngx_str_null(&none);

    return none;
}


ngx_str_t
ngx_responses_repair_first_text(ngx_responses_event_t *ev, ngx_uint_t object,
    ngx_uint_t kind)
{
    ngx_uint_t                        node;
    const ngx_responses_item_kind_t  *row;
    const ngx_responses_list_kind_t  *list;

    row = ngx_responses_item(kind);

    if (row->list == NGX_RESPONSES_NO_LIST) {
        return ngx_responses_item_text(ev, object, row);
    }

    list = ngx_responses_list(row->list);
    node = ngx_responses_item_list(ev, object, list);
    node = ngx_responses_list_next(ev, node, list, 0);

    return ngx_responses_list_text(ev, list, node, &kind);
}


/* whether an item that is added was added before */

static ngx_uint_t
ngx_responses_repair_is_again(ngx_responses_item_t *item,
    ngx_responses_place_t *said)
{
    if (ngx_responses_state_same_call(item, said)) {
        return ngx_responses_item_done(item)
               || item->ended != NGX_RESPONSES_ITEM_VOID;
    }

    if (ngx_responses_item_done(item) || item->ended == NGX_RESPONSES_ITEM_VOID
        || !ngx_responses_state_named(item, &said->id))
    {
        return 0;
    }

    /* two calls may have one id */

    return !ngx_responses_state_other_call(item, said)
           || (said->index != NGX_RESPONSES_NO_INDEX
               && item->upstream == said->index);
}


static ngx_int_t
ngx_responses_repair_new_item(ngx_responses_repair_t *rp,
    ngx_responses_place_t *said)
{
    ngx_uint_t              added;
    ngx_responses_item_t   *item;
    ngx_responses_event_t  *ev;
    ngx_responses_state_t  *state;

    ev = rp->ev;
    state = &rp->engine->state;
    added = (ev->type->id == NGX_RESPONSES_ITEM_ADDED);

    if (said->kind == NGX_RESPONSES_NO_ITEM) {
        said->kind = ngx_responses_repair_untyped(rp, said);
    }

    item = ngx_responses_state_track(state, said);

    if (item == NULL) {
        return NGX_ERROR;
    }

    rp->item = item;

    if (added && ev->raw) {
        item->raw.lost = 1;

    } else if (!ngx_responses_repair_knows(rp)
               && (!added || ngx_responses_item_has(said->kind, NAMED)))
    {
        item->got = NGX_RESPONSES_GOT_NOTHING;
        state->nheld++;

        return NGX_OK;
    }

    if (!added) {
        return ngx_responses_repair_announce(rp, item,
                                    ngx_responses_item_has(said->kind, FACTS)
                                    ? rp->object : 0);
    }

    if (ev->cut || ngx_responses_generate_item_id(rp->engine, item) == NGX_OK)
    {
        return ngx_responses_repair_added_text(rp);
    }

    return NGX_ERROR;
}


/* the kind of an item that has no type */

static ngx_uint_t
ngx_responses_repair_untyped(ngx_responses_repair_t *rp,
    ngx_responses_place_t *said)
{
    ngx_uint_t  input;

    if (rp->ev->raw) {
        return NGX_RESPONSES_OTHER_ITEM;
    }

    if (said->call_id.len == 0 || said->name.len == 0) {
        return NGX_RESPONSES_MESSAGE;
    }

    input = rp->object ? ngx_responses_get(rp->ev, rp->object, INPUT) : 0;

    if (input) {
        return NGX_RESPONSES_CUSTOM_CALL;
    }

    return NGX_RESPONSES_FUNCTION_CALL;
}


/*
 * Whether clients get what they need of the item, from this event or from what
 * is known.  If no event has it, nothing of the item is sent, but for a whole
 * call that lacks a call_id only: that is generated if its item has none.
 */

static ngx_uint_t
ngx_responses_repair_knows(ngx_responses_repair_t *rp)
{
    ngx_uint_t             itself;
    ngx_responses_item_t  *item;

    item = rp->item;
    itself = (rp->ev->type->class == NGX_RESPONSES_CLASS_ITEM);

    if (ngx_responses_item_has(item->kind, NAMED)) {
        return item->name.len && (item->call_id.len || itself);
    }

    return !ngx_responses_item_has(item->kind, FACTS)
           || (itself && !rp->ev->raw && !ngx_responses_repair_hides(rp));
}


/*
 * Clients expect what is streamed to be empty when an item is added: it is
 * taken out of the item, and sent as deltas after it.
 */

static ngx_int_t
ngx_responses_repair_added_text(ngx_responses_repair_t *rp)
{
    ngx_str_t                         text;
    ngx_uint_t                        i;
    ngx_responses_part_t             *part;
    const ngx_responses_item_kind_t  *kind;

    kind = ngx_responses_item(rp->item->kind);
    text = ngx_responses_item_text(rp->ev, rp->object, kind);

    if (rp->ev->raw) {
        if (kind->part) {
            return ngx_responses_repair_added_raw(rp, text);
        }

        return NGX_OK;
    }

    if (kind->part && text.len) {
        part = ngx_responses_state_add_text(&rp->engine->state, rp->item);

        if (part == NULL) {
            return NGX_ERROR;
        }

        if (!ngx_responses_part_may_give(rp, kind->part, text)) {
            if (ngx_responses_repair_lose_hidden(rp->engine, rp->ev, part,
                                                 text))
            {
                return NGX_OK;
            }

            return ngx_responses_state_text(&rp->engine->state, part, text);
        }

        if (ngx_responses_part_give(rp, part, text) != NGX_OK) {
            return NGX_ERROR;
        }

        (void) ngx_responses_item_put_text(rp->ev, rp->object, kind,
                                           ngx_responses_str(""));
        rp->given = 1;
    }

    for (i = 0; i < NGX_RESPONSES_LISTS; i++) {

        if (ngx_responses_repair_added_list(rp, ngx_responses_list(i))
            != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    return NGX_OK;
}


/* it is bytes, whose text stays where it is */

static ngx_int_t
ngx_responses_repair_added_raw(ngx_responses_repair_t *rp, ngx_str_t text)
{
    ngx_responses_part_t   *part;
    ngx_responses_state_t  *state;

    state = &rp->engine->state;

    if (text.data && text.len == 0) {
        return NGX_OK;
    }

    part = ngx_responses_state_add_text(state, rp->item);

    if (part == NULL) {
        return NGX_ERROR;
    }

    if (text.data == NULL) {
        ngx_responses_state_lose(state, &part->text);
        part->step = NGX_RESPONSES_STEP_ADDED;

        return NGX_OK;
    }

    if (ngx_responses_repair_lose_hidden(rp->engine, rp->ev, part, text)) {
        return NGX_OK;
    }

    return ngx_responses_state_text(state, part, text);
}


/* the same for a list of its parts, if all of them can be sent so */

static ngx_int_t
ngx_responses_repair_added_list(ngx_responses_repair_t *rp,
    const ngx_responses_list_kind_t *list)
{
    int64_t                 n;
    ngx_int_t               rc;
    ngx_str_t               text;
    ngx_uint_t              array, element, kind, some;
    ngx_responses_part_t   *part;
    ngx_responses_event_t  *ev;

    ev = rp->ev;
    array = ngx_responses_item_list(ev, rp->object, list);

    if (ngx_responses_list_next(ev, array, list, 0) == 0
        || !ngx_responses_repair_may_take(rp, list, array, &some))
    {
        return NGX_OK;
    }

    n = 0;
    rc = NGX_OK;

    for (element = some ? ngx_responses_list_next(ev, array, list, 0) : 0;
         element && rc == NGX_OK;
         element = ngx_responses_list_next(ev, array, list, element))
    {
        text = ngx_responses_list_text(ev, list, element, &kind);

        part = ngx_responses_state_add_part(&rp->engine->state, rp->item, kind,
                                            n++);
        if (part == NULL) {
            return NGX_ERROR;
        }

        part->step = NGX_RESPONSES_STEP_ADDED;

        if (!list->strings) {
            rp->part = part;
            rc = ngx_responses_repair_notes(rp, element,
                                            NGX_RESPONSES_M_ANNOTATIONS);
            rp->part = NULL;
        }

        if (rc == NGX_OK) {
            rc = ngx_responses_part_give(rp, part, text);
        }
    }

    (void) ngx_responses_item_put_list(ev, rp->object, list,
                                       ngx_responses_str("[]"));
    rp->given = 1;

    return rc;
}


/* whether all parts in a list are texts that deltas spell; some: of bytes */

static ngx_uint_t
ngx_responses_repair_may_take(ngx_responses_repair_t *rp,
    const ngx_responses_list_kind_t *list, ngx_uint_t array, ngx_uint_t *some)
{
    size_t                            len;
    ngx_str_t                         text;
    ngx_uint_t                        element, kind;
    const ngx_responses_part_kind_t  *row;

    len = 0;

    for (element = ngx_responses_event_first(rp->ev, array);
         element;
         element = ngx_responses_event_next(rp->ev, array, element))
    {
        text = ngx_responses_list_text(rp->ev, list, element, &kind);
        row = ngx_responses_part(kind);

        if (ngx_responses_type(row->delta)->item != rp->item->kind
            || ngx_responses_list(row->list) != list
            || !ngx_responses_part_may_give(rp, kind, text))
        {
            return 0;
        }

        len += text.len;
    }

    *some = (len != 0);

    return len <= rp->engine->state.limit - rp->engine->state.bytes;
}


ngx_int_t
ngx_responses_repair_release(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object)
{
    ngx_uint_t  i;

    ngx_responses_state_release(&rp->engine->state, item);

    if (ngx_responses_repair_announce(rp, item, object) != NGX_OK) {
        return NGX_ERROR;
    }

    for (i = 0; i < item->nparts; i++) {

        if (ngx_responses_part_release(rp->engine, item, &item->parts[i])
            != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    return NGX_OK;
}


/* clients expect what is streamed to be empty when an item is added */

ngx_int_t
ngx_responses_repair_announce(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object)
{
    ngx_str_t                         raw, type;
    ngx_uint_t                        mark;
    ngx_responses_event_t            *ev;
    const ngx_responses_item_kind_t  *kind;

    ev = rp->ev;
    kind = ngx_responses_item(item->kind);

    ngx_str_null(&raw);

    if (ngx_responses_generate_any_item_id(rp->engine, item) != NGX_OK) {
        return NGX_ERROR;
    }

    if (!item->said
        && !ngx_responses_gate_hid(&rp->engine->state, item->id))
    {
        /* no event of the upstream that adds it was logged */

        type = item->type.len ? item->type : kind->name;
        ngx_responses_usage_item(&rp->engine->usage, type.data, type.len);
    }

    if (object && !ngx_responses_state_writes(item->kind)) {
        mark = ngx_responses_event_mark(ev);

        if (ngx_responses_item_text(ev, object, kind).len) {
            (void) ngx_responses_item_put_text(ev, object, kind, raw);
        }

        if (ngx_responses_field_strip(rp->engine, ev) != NGX_OK
            || ngx_responses_event_copy(ev, object, &raw) != NGX_OK
            || ngx_responses_value_item(rp->engine, item,
                                        NGX_RESPONSES_ITEM_ADDED, &raw)
               == NGX_ERROR)
        {
            return NGX_ERROR;
        }

        ngx_responses_event_rollback(ev, mark);

        if (ev->type->id == NGX_RESPONSES_ITEM_ADDED
            && ngx_responses_state_keep(&rp->engine->state, item, raw)
               != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    return ngx_responses_generate_item(rp->engine, NGX_RESPONSES_ITEM_ADDED,
                                       item, raw);
}
