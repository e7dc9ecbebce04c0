
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Which item an event is about, by what it says of it: a call_id, an index, an
 * id, the text.  Servers leave these out, change them, and invent others.
 *
 * Never sends or edits an event.  What an event says counts more than what is
 * guessed, and a guess is kept: the id or index means that item from then on.
 * Invariant: an item that the upstream took back is found only if an event
 * shows that the upstream goes on with it.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_event.h"
#include "engine/ngx_responses_state.h"


/* what of an item is as an event says it */

#define SAME_INDEX  0x01
#define SAME_ID     0x02
#define SAME_CALL   0x04

#define ngx_responses_state_escapes(word)                                     \
    ((word)->len && memchr((word)->data, '\\', (word)->len) != NULL)

#define ngx_responses_state_indexed(item, n)                                  \
    ((item)->upstream == (n) || (item)->other_index == (n))


/* items that an event may be about */

typedef struct {
    ngx_responses_item_t   *call;          /* by its call_id */
    ngx_responses_item_t   *index;         /* by its index */
    ngx_responses_item_t   *id;            /* by its id */
    ngx_responses_item_t   *derived;       /* the id is made of its call_id */
    ngx_responses_item_t   *blank;         /* it has no index */
    ngx_responses_item_t   *fresh;         /* nothing of it came yet */
    ngx_responses_item_t   *text;          /* it has the text */
    ngx_responses_item_t   *last;          /* the last open one */
    ngx_responses_item_t   *oldest;        /* the oldest open one */
    ngx_responses_item_t   *void_named;    /* it is void, and is named */
    ngx_responses_item_t   *void_last;     /* it is void, and none is named */
} ngx_responses_found_t;


static ngx_uint_t ngx_responses_state_spell_as(ngx_str_t *word,
    ngx_str_t *known);
static ngx_responses_item_t *ngx_responses_state_at(
    ngx_responses_state_t *state, ngx_responses_place_t *said);
static ngx_uint_t ngx_responses_state_compare(ngx_responses_item_t *item,
    ngx_responses_place_t *said);
static void ngx_responses_state_find_void(ngx_responses_found_t *found,
    ngx_responses_item_t *item, ngx_responses_place_t *said, ngx_uint_t same);
static void ngx_responses_state_find_open(ngx_responses_found_t *found,
    ngx_responses_item_t *item, ngx_responses_place_t *said);
static ngx_responses_item_t *ngx_responses_state_guess(
    ngx_responses_found_t *found, ngx_responses_place_t *said);
static ngx_uint_t ngx_responses_state_call_in(ngx_str_t *call_id,
    ngx_str_t *id);
static ngx_uint_t ngx_responses_state_is_fresh(ngx_responses_item_t *item);
static ngx_uint_t ngx_responses_state_has_text(ngx_responses_item_t *item,
    ngx_responses_place_t *said);
static ngx_uint_t ngx_responses_state_taken(ngx_responses_state_t *state,
    ngx_responses_item_t *item, ngx_responses_place_t *said, ngx_uint_t by);


ngx_responses_item_t *
ngx_responses_state_find(ngx_responses_state_t *state,
    ngx_responses_place_t *said)
{
    ngx_uint_t              i, same;
    ngx_responses_item_t   *item;
    ngx_responses_found_t   found;

    if (said->index != NGX_RESPONSES_NO_INDEX) {
        item = ngx_responses_state_at(state, said);

        if (item) {
            return item;
        }
    }

    (void) ngx_responses_state_spell(state, said);

    ngx_memzero(&found, sizeof(ngx_responses_found_t));

    for (i = state->nitems; i > 0; i--) {
        item = state->items[i - 1];

        if (!ngx_responses_state_item_may_be(item, said->kind)) {
            continue;
        }

        same = ngx_responses_state_compare(item, said);

        if (item->ended == NGX_RESPONSES_ITEM_VOID) {
            ngx_responses_state_find_void(&found, item, said, same);
            continue;
        }

        if ((same & SAME_CALL)
            && (found.call == NULL || !ngx_responses_item_done(item)))
        {
            found.call = item;
        }

        if ((same & SAME_INDEX) && (found.index == NULL || (same & SAME_ID))) {
            found.index = item;
        }

        if ((same & SAME_ID) && found.id == NULL) {
            found.id = item;
        }

        if (!ngx_responses_item_done(item)) {
            ngx_responses_state_find_open(&found, item, said);
        }
    }

    if (found.call) {
        return found.call;
    }

    if (found.index) {
        return found.index;
    }

    if (found.id) {
        return found.id;
    }

    return ngx_responses_state_guess(&found, said);
}


ngx_uint_t
ngx_responses_state_spell(ngx_responses_state_t *state,
    ngx_responses_place_t *said)
{
    ngx_uint_t             i, spelled;
    ngx_responses_item_t  *item;

    if (!state->escaped && !ngx_responses_state_escapes(&said->id)
        && !ngx_responses_state_escapes(&said->call_id))
    {
        return 0;
    }

    spelled = 0;

    for (i = 0; i < state->nitems; i++) {
        item = state->items[i];

        spelled |= ngx_responses_state_spell_as(&said->id, &item->id);
        spelled |= ngx_responses_state_spell_as(&said->id, &item->other_id);
        spelled |= ngx_responses_state_spell_as(&said->call_id,
                                                &item->call_id);
    }

    return spelled;
}


static ngx_uint_t
ngx_responses_state_spell_as(ngx_str_t *word, ngx_str_t *known)
{
    if (!ngx_responses_state_same(word, known)) {
        return 0;
    }

    *word = *known;

    return 1;
}


/*
 * The item with the index that is said: where several have it, the one with
 * the id, or the last one.  NULL: a call_id may tell of another one.
 */

static ngx_responses_item_t *
ngx_responses_state_at(ngx_responses_state_t *state,
    ngx_responses_place_t *said)
{
    ngx_uint_t             i;
    ngx_responses_item_t  *item, *found;

    found = NULL;

    for (i = state->nitems; i > 0; i--) {
        item = state->items[i - 1];

        if (!ngx_responses_state_indexed(item, said->index)
            || !ngx_responses_state_item_may_be(item, said->kind)
            || item->ended == NGX_RESPONSES_ITEM_VOID)
        {
            continue;
        }

        if ((said->id.len == 0 || ngx_responses_str_eq(item->id, said->id))
            && (said->call_id.len == 0
                || ngx_responses_str_eq(item->call_id, said->call_id)))
        {
            /* as events say it that need no repair */

            return item;
        }

        if (found == NULL || ngx_responses_state_named(item, &said->id)) {
            found = item;
        }
    }

    if (said->call_id.len) {
        return NULL;
    }

    return found;
}


/* what of an item is as an event says it: SAME_... */

static ngx_uint_t
ngx_responses_state_compare(ngx_responses_item_t *item,
    ngx_responses_place_t *said)
{
    ngx_uint_t  same;

    same = 0;

    if (said->index != NGX_RESPONSES_NO_INDEX
        && ngx_responses_state_indexed(item, said->index))
    {
        same |= SAME_INDEX;
    }

    if (ngx_responses_state_named(item, &said->id)) {
        same |= SAME_ID;
    }

    if (ngx_responses_state_same_call(item, said)) {
        return same | SAME_CALL;
    }

    if (said->by != NGX_RESPONSES_PLACE_DONE
        || !ngx_responses_state_other_call(item, said))
    {
        return same;
    }

    /* a call_id may change, but not with the index or the id */

    if (said->index != NGX_RESPONSES_NO_INDEX && !(same & SAME_INDEX)) {
        return 0;
    }

    if (said->id.len && !(same & SAME_ID)) {
        return 0;
    }

    return same;
}


/* an event may show that the upstream goes on with an item all the same */

static void
ngx_responses_state_find_void(ngx_responses_found_t *found,
    ngx_responses_item_t *item, ngx_responses_place_t *said, ngx_uint_t same)
{
    if ((same & SAME_ID)
        || ((same & SAME_CALL) && ngx_responses_item_done(item)))
    {
        found->void_named = item;
    }

    if (ngx_responses_item_done(item) || said->id.len || found->void_last) {
        return;
    }

    if (said->by == NGX_RESPONSES_PLACE_ADDED) {
        return;
    }

    if ((same & SAME_INDEX) || said->index == NGX_RESPONSES_NO_INDEX) {
        found->void_last = item;
    }
}


/* what else may tell that an event is about an open item, from the last one */

static void
ngx_responses_state_find_open(ngx_responses_found_t *found,
    ngx_responses_item_t *item, ngx_responses_place_t *said)
{
    ngx_uint_t  fresh;

    if (ngx_responses_state_call_in(&item->call_id, &said->id)) {
        found->derived = item;
    }

    if (said->whole.len && ngx_responses_state_has_text(item, said)) {
        found->text = item;
    }

    fresh = (said->by == NGX_RESPONSES_PLACE_EVENT
             && ngx_responses_state_is_fresh(item));

    if (item->upstream == NGX_RESPONSES_NO_INDEX
        && (fresh || found->blank == NULL))
    {
        found->blank = item;
    }

    if (ngx_responses_state_other_call(item, said)) {
        return;
    }

    if (fresh && item->other_id.len == 0) {
        found->fresh = item;
    }

    if (found->last == NULL) {
        found->last = item;
    }

    found->oldest = item;
}


/* the item of an event that names none */

static ngx_responses_item_t *
ngx_responses_state_guess(ngx_responses_found_t *found,
    ngx_responses_place_t *said)
{
    if (said->by != NGX_RESPONSES_PLACE_ADDED && found->derived) {
        return found->derived;
    }

    if (found->void_named) {
        return found->void_named;
    }

    if (said->index != NGX_RESPONSES_NO_INDEX) {
        if (found->blank) {
            return found->blank;
        }

        return found->void_last;
    }

    if (found->text) {
        return found->text;
    }

    if (said->id.len && found->fresh) {
        return found->fresh;
    }

    if (found->last == NULL) {
        return found->void_last;
    }

    if (said->by == NGX_RESPONSES_PLACE_DONE) {
        return found->oldest;
    }

    return found->last;
}


ngx_uint_t
ngx_responses_state_same_call(ngx_responses_item_t *item,
    ngx_responses_place_t *said)
{
    if (said->call_id.len == 0 || !ngx_responses_state_is_call(item)
        || !ngx_responses_str_eq(item->call_id, said->call_id))
    {
        return 0;
    }

    return item->type.len == 0 || said->type.len == 0
           || ngx_responses_str_eq(item->type, said->type);
}


ngx_uint_t
ngx_responses_state_has_call(ngx_responses_state_t *state,
    ngx_responses_place_t *said)
{
    ngx_uint_t             i;
    ngx_responses_item_t  *item;

    for (i = 0; i < state->nitems && said->call_id.len; i++) {
        item = state->items[i];

        if (item->kind == said->kind && item->listed
            && ngx_responses_state_same_call(item, said))
        {
            return 1;
        }
    }

    return 0;
}


/* whether an id is a call_id, as that of llama.cpp, or made from one */

static ngx_uint_t
ngx_responses_state_call_in(ngx_str_t *call_id, ngx_str_t *id)
{
    u_char  *p;

    if (call_id->len == 0 || id->len < call_id->len) {
        return 0;
    }

    p = id->data + id->len - call_id->len;

    return ngx_memcmp(p, call_id->data, call_id->len) == 0
           && (p == id->data
               || ngx_responses_item_prefixes(id->data, p - id->data));
}


/* whether nothing of an item came since it was added */

static ngx_uint_t
ngx_responses_state_is_fresh(ngx_responses_item_t *item)
{
    ngx_uint_t  i;

    for (i = 0; i < item->nparts; i++) {

        if (item->parts[i].step >= NGX_RESPONSES_STEP_TEXT
            || item->parts[i].text.json.len || item->parts[i].text.lost)
        {
            return 0;
        }
    }

    return !item->completed && !item->failed;
}


/* whether a part of an item, which did not end yet, has the text */

static ngx_uint_t
ngx_responses_state_has_text(ngx_responses_item_t *item,
    ngx_responses_place_t *said)
{
    ngx_str_t   known;
    ngx_uint_t  i;

    for (i = 0; i < item->nparts; i++) {
        known = ngx_responses_part_text(&item->parts[i]);

        if ((said->by == NGX_RESPONSES_PLACE_DONE
             || item->parts[i].step < NGX_RESPONSES_STEP_DONE)
            && ngx_responses_state_same(&known, &said->whole))
        {
            return 1;
        }
    }

    return 0;
}


ngx_uint_t
ngx_responses_state_contradicts(ngx_responses_item_t *item, ngx_str_t text)
{
    ngx_str_t                         known;
    ngx_uint_t                        i;
    const ngx_responses_item_kind_t  *kind;

    kind = ngx_responses_item(item->kind);

    if (ngx_responses_item_done(item) || item->raw.json.len == 0) {

        /* all that is known of it are deltas, of which some may be missing */

        return 0;
    }

    for (i = 0; i < item->nparts; i++) {

        /* reasoning has parts of two lists */

        if (ngx_responses_part(item->parts[i].kind)->list == kind->list) {
            known = ngx_responses_part_text(&item->parts[i]);

            return ngx_responses_text_differs(text.data, text.len, known.data,
                                              known.len);
        }
    }

    return 0;
}


ngx_int_t
ngx_responses_state_means(ngx_responses_state_t *state,
    ngx_responses_item_t *item, ngx_responses_place_t *said)
{
    ngx_uint_t  alone;

    alone = (said->index == NGX_RESPONSES_NO_INDEX);

    if (!alone && said->index != item->upstream
        && !ngx_responses_state_taken(state, item, said, SAME_INDEX))
    {
        if (item->upstream == NGX_RESPONSES_NO_INDEX) {
            item->upstream = said->index;

        } else {
            item->other_index = said->index;
        }
    }

    if (said->id.len == 0 || item->other_id.len) {
        return NGX_OK;
    }

    if ((!alone && said->by != NGX_RESPONSES_PLACE_ADDED)
        || ngx_responses_state_taken(state, item, said, SAME_ID))
    {
        return NGX_OK;
    }

    return ngx_responses_state_word(state, &item->other_id, said->id.data,
                                    said->id.len);
}


/* whether an index or an id means this item already, or another one */

static ngx_uint_t
ngx_responses_state_taken(ngx_responses_state_t *state,
    ngx_responses_item_t *item, ngx_responses_place_t *said, ngx_uint_t by)
{
    ngx_uint_t             i;
    ngx_responses_item_t  *other;

    for (i = 0; i < state->nitems; i++) {
        other = state->items[i];

        if (other->kind == item->kind
            && other->ended != NGX_RESPONSES_ITEM_VOID
            && (ngx_responses_state_compare(other, said) & by))
        {
            return 1;
        }
    }

    return 0;
}
