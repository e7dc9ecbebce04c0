
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Where a rule hides: which events of the upstream belong to what is shown.
 *
 * Never edits an event but for the hidden items in an output, never sends one.
 * Invariant: what is not known to be shown is hidden, and an item that was
 * hidden once stays so.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_text.h"
#include "engine/ngx_responses_gate.h"
#include "engine/ngx_responses_ruleset.h"


/* members that tell what an event is about: clients differ in which of two
   they use */

#define bit(member)  ((uint32_t) 1 << NGX_RESPONSES_M_##member)

#define NGX_RESPONSES_GATE_ONCE                                               \
    (bit(TYPE) | bit(OUTPUT_INDEX) | bit(ITEM_ID) | bit(ITEM) | bit(PART)     \
     | bit(RESPONSE))


/* what is known of the items that an event may be about */

typedef struct {
    ngx_uint_t   index;                /* one is shown, by its index, */
    ngx_uint_t   id;                   /* or by its id, */
    ngx_uint_t   both;                 /* or by both */
    ngx_uint_t   place;                /* one has its index, hidden or shown */
    ngx_uint_t   hidden;               /* one is hidden, */
    ngx_uint_t   hidden_id;            /* or has its id and another index, */
    ngx_uint_t   doubt;                /* or may be meant if none is shown */
} ngx_responses_gate_found_t;


static const ngx_responses_type_t *ngx_responses_gate_type(
    ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_gate_response(ngx_responses_repair_t *rp);
static ngx_uint_t ngx_responses_gate_odd_flat(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);
static ngx_int_t ngx_responses_gate_about(ngx_responses_repair_t *rp);
static ngx_uint_t ngx_responses_gate_says_nothing(ngx_responses_event_t *ev);
static ngx_int_t ngx_responses_gate_odd(ngx_responses_repair_t *rp,
    ngx_responses_sent_item_t *said);
static ngx_int_t ngx_responses_gate_beside(ngx_responses_repair_t *rp,
    ngx_responses_sent_item_t *said, ngx_responses_gate_found_t *found);
static ngx_int_t ngx_responses_gate_of_item(ngx_responses_repair_t *rp,
    ngx_responses_sent_item_t *said, ngx_responses_gate_found_t *found);
static ngx_uint_t ngx_responses_gate_odd_place(ngx_responses_repair_t *rp);
static ngx_uint_t ngx_responses_gate_odd_string(ngx_responses_event_t *ev,
    ngx_uint_t node);
static ngx_uint_t ngx_responses_gate_item(ngx_responses_repair_t *rp,
    ngx_responses_sent_item_t *said);
static ngx_uint_t ngx_responses_gate_unknown(ngx_responses_engine_t *engine);
static ngx_uint_t ngx_responses_gate_carries(ngx_responses_event_t *ev,
    ngx_responses_sent_item_t *said);
static ngx_uint_t ngx_responses_gate_is_event(ngx_responses_event_t *ev,
    ngx_uint_t error);
static ngx_uint_t ngx_responses_gate_may_name(ngx_str_t type);
static ngx_uint_t ngx_responses_gate_object(ngx_responses_event_t *ev,
    ngx_uint_t object, ngx_str_t *type, ngx_uint_t *id);
static ngx_uint_t ngx_responses_gate_odd_list(ngx_responses_event_t *ev,
    ngx_uint_t object, ngx_uint_t member);
static ngx_uint_t ngx_responses_gate_array(ngx_responses_event_t *ev,
    ngx_uint_t object, ngx_uint_t member, ngx_uint_t *array);
static void ngx_responses_gate_family(ngx_responses_repair_t *rp,
    ngx_responses_sent_item_t *said);
static ngx_uint_t ngx_responses_gate_hides(ngx_responses_engine_t *engine,
    ngx_uint_t kind);
static void ngx_responses_gate_find(ngx_responses_state_t *state,
    ngx_responses_sent_item_t *said, ngx_responses_gate_found_t *found);
static ngx_uint_t ngx_responses_gate_may_be(ngx_uint_t kind, ngx_uint_t said);
static ngx_int_t ngx_responses_gate_hide(ngx_responses_engine_t *engine,
    ngx_responses_sent_item_t *said);
static uint64_t ngx_responses_gate_sum(ngx_str_t id);


/* a member that is null says nothing */

#define ngx_responses_gate_has(ev, name)                                      \
    ((ev)->member[NGX_RESPONSES_M_##name]                                     \
     && ngx_responses_event_kind(ev, (ev)->member[NGX_RESPONSES_M_##name])    \
        != NGX_RESPONSES_JSON_NULL)


ngx_int_t
ngx_responses_gate(ngx_responses_repair_t *rp)
{
    ngx_int_t                    rc;
    ngx_str_t                   *name;
    ngx_responses_event_t       *ev;
    ngx_responses_ruleset_t     *rs;
    const ngx_responses_type_t  *type;

    ev = rp->ev;
    rs = rp->engine->ruleset;

    type = ev->type;
    name = &ev->name;

    if (ev->name.len == 0) {
        ev->type = ngx_responses_gate_type(rp);
        name = &rp->line;
    }

    rs->sent_type = NULL;

    if (ngx_responses_decide_match(rs, NGX_RESPONSES_RULE_HIDE_EVENT, name)) {
        rs->sent_type = ev->type;
    }

    switch (ev->type->class) {

    case NGX_RESPONSES_CLASS_LIFECYCLE:
    case NGX_RESPONSES_CLASS_TERMINAL:
        rc = ev->raw ? NGX_DECLINED : ngx_responses_gate_response(rp);
        break;

    default:
        rc = ngx_responses_gate_about(rp);
    }

    if (rc == NGX_OK) {

        /* a repair sets the type, and counts it */

        ev->type = type;
    }

    return rc;
}


/*
 * N1 and N13: the type that the event gets if its data has none.  Clients may
 * read one that is no name here.
 */

static const ngx_responses_type_t *
ngx_responses_gate_type(ngx_responses_repair_t *rp)
{
    ngx_str_t               none;
    ngx_uint_t              odd;
    ngx_responses_event_t  *ev;
    ngx_responses_frame_t  *frame;

    ev = rp->ev;
    frame = &rp->engine->frame;

    odd = ngx_responses_gate_has(ev, TYPE)
          || (rp->line.len == 0 && frame->events
              && frame->event_end > frame->event);

    if (!odd && rp->line.len && !ngx_responses_str_is(rp->line, "message")) {
        return ngx_responses_type_find(rp->line.data, rp->line.len);
    }

    ngx_str_null(&rp->line);

    ngx_str_null(&none);

    if (!odd && ngx_responses_error_sign(ev, none) == NGX_RESPONSES_SIGN_ERROR)
    {
        return ngx_responses_type(NGX_RESPONSES_ERROR);
    }

    return ngx_responses_type_find(NULL, 0);
}


static ngx_int_t
ngx_responses_gate_response(ngx_responses_repair_t *rp)
{
    ngx_int_t                rc;
    ngx_str_t                type;
    ngx_uint_t               object, output, inner, id;
    ngx_responses_event_t   *ev;
    ngx_responses_engine_t  *engine;

    ev = rp->ev;
    engine = rp->engine;
    object = ev->member[NGX_RESPONSES_M_RESPONSE];

    if ((ev->twice & NGX_RESPONSES_GATE_ONCE)
        || ngx_responses_gate_has(ev, ITEM)
        || ngx_responses_gate_has(ev, PART))
    {
        return NGX_DECLINED;
    }

    if (ngx_responses_gate_has(ev, OUTPUT_INDEX)
        || ngx_responses_gate_has(ev, INDEX)
        || ngx_responses_gate_has(ev, ITEM_ID))
    {
        return NGX_DECLINED;
    }

    if (object) {
        inner = ngx_responses_get(ev, object, RESPONSE);

        if (ngx_responses_event_kind(ev, object) != NGX_RESPONSES_JSON_OBJECT
            || (inner && ngx_responses_json_container(&ev->json.nodes[inner])))
        {
            return NGX_DECLINED;
        }

        if (ngx_responses_gate_object(ev, object, &type, &id)
            || ngx_responses_gate_array(ev, 0, NGX_RESPONSES_M_OUTPUT,
                                        &output)
            || output)
        {
            return NGX_DECLINED;
        }

    } else if (ngx_responses_gate_odd_flat(engine, ev)) {
        return NGX_DECLINED;
    }

    rc = ngx_responses_gate_output(engine, ev, object);

    /* repairs look at nodes */

    if (rc == NGX_DONE) {
        return ngx_responses_event_reread(ev);
    }

    return rc;
}


/* whether a response without its object is read in several ways, or not */

static ngx_uint_t
ngx_responses_gate_odd_flat(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    ngx_uint_t  own;

    if ((ev->twice & bit(ID))
        || ngx_responses_gate_odd_string(ev, ev->member[NGX_RESPONSES_M_ID]))
    {
        return 1;
    }

    if (engine->conf->normalize && !engine->state.full) {
        return 0;
    }

    /* N4: rules find its members when it is repaired */

    own = 1 + (ev->member[NGX_RESPONSES_M_TYPE] != 0)
          + (ev->member[NGX_RESPONSES_M_SEQUENCE] != 0);

    return ev->json.n > own;
}


/* events of items, of what is in them, of no item, and of unknown types */

static ngx_int_t
ngx_responses_gate_about(ngx_responses_repair_t *rp)
{
    ngx_uint_t                   item, odd;
    ngx_responses_event_t       *ev;
    ngx_responses_sent_item_t    said;
    ngx_responses_gate_found_t   found;

    ev = rp->ev;
    item = (ev->type->class == NGX_RESPONSES_CLASS_ITEM);

    if (item && ngx_responses_gate_says_nothing(ev)) {
        return NGX_DECLINED;
    }

    ngx_responses_place_read(&rp->at, ev);

    ngx_memzero(&said, sizeof(ngx_responses_sent_item_t));

    said.index = rp->at.index;
    said.id = ngx_responses_gate_sum(rp->at.id);

    odd = ev->raw;
    odd |= ngx_responses_gate_odd_place(rp);
    odd |= ngx_responses_gate_item(rp, &said);

    if (odd) {
        return ngx_responses_gate_odd(rp, &said);
    }

    ngx_responses_gate_find(&rp->engine->state, &said, &found);

    /* two items may have one id */

    if (!item && (found.hidden || (found.hidden_id && !found.both))) {

        /* another event may name the item only by its index */

        if (found.hidden && !found.place) {
            return ngx_responses_gate_hide(rp->engine, &said);
        }

        return NGX_DECLINED;
    }

    said.hidden |= found.hidden;

    if (ev->type->index & NGX_RESPONSES_OUTPUT_INDEX) {
        return ngx_responses_gate_of_item(rp, &said, &found);
    }

    return ngx_responses_gate_beside(rp, &said, &found);
}


/* N23: an event of an item that begins none, and says nothing of one */

static ngx_uint_t
ngx_responses_gate_says_nothing(ngx_responses_event_t *ev)
{
    if (ev->raw || (ev->twice & bit(ITEM))) {
        return 0;
    }

    return ngx_responses_event_kind(ev, ev->member[NGX_RESPONSES_M_ITEM])
           == NGX_RESPONSES_JSON_NULL;
}


/* an event that clients may read in several ways */

static ngx_int_t
ngx_responses_gate_odd(ngx_responses_repair_t *rp,
    ngx_responses_sent_item_t *said)
{
    ngx_responses_event_t  *ev;

    ev = rp->ev;

    /* it may have been meant to begin an item */

    rp->engine->state.unread = 1;

    if (ngx_responses_redact_lose(rp->engine, NULL) != NGX_OK) {
        return NGX_ERROR;
    }

    if (ev->type->class == NGX_RESPONSES_CLASS_ITEM
        || (said->hidden && ngx_responses_gate_has(ev, ITEM)))
    {
        return ngx_responses_gate_hide(rp->engine, said);
    }

    return NGX_DECLINED;
}


/* an event of a type that is about no item, but may name one */

static ngx_int_t
ngx_responses_gate_beside(ngx_responses_repair_t *rp,
    ngx_responses_sent_item_t *said, ngx_responses_gate_found_t *found)
{
    ngx_uint_t  index;

    index = (said->index != NGX_RESPONSES_NO_INDEX);

    if (index && !found->index) {
        return NGX_DECLINED;
    }

    if (said->id && !found->id) {
        return NGX_DECLINED;
    }

    /* by its id alone it may be about an item that was not read */

    if (said->id && !index && rp->engine->state.unread) {
        return NGX_DECLINED;
    }

    if ((said->id || index) && ngx_responses_gate_unknown(rp->engine)) {
        return NGX_DECLINED;
    }

    return NGX_OK;
}


/* an event of an item, or of what is in one */

static ngx_int_t
ngx_responses_gate_of_item(ngx_responses_repair_t *rp,
    ngx_responses_sent_item_t *said, ngx_responses_gate_found_t *found)
{
    ngx_uint_t              item, index, new;
    ngx_responses_state_t  *state;

    state = &rp->engine->state;
    item = (rp->ev->type->class == NGX_RESPONSES_CLASS_ITEM);
    index = (said->index != NGX_RESPONSES_NO_INDEX);
    new = ((said->id && !found->id) || (index && !found->index));

    if (new && state->unread && !ngx_responses_state_room(state)) {

        /* an item without room may share an index or id with one shown */

        found->index = 0;
        found->id = 0;
    }

    if (said->hidden) {
        return ngx_responses_gate_hide(rp->engine, said);
    }

    if (found->index || (found->id && !(index && item))) {
        return NGX_OK;
    }

    /* N10: if it was not announced, its type tells of what kind it is */

    if (!item && (found->doubt || said->kind == NGX_RESPONSES_NO_ITEM)) {
        return ngx_responses_gate_hide(rp->engine, said);
    }

    if (index || said->id) {
        return ngx_responses_state_sent(state, said);
    }

    return NGX_OK;
}


/* whether clients may read another index or id than the event says */

static ngx_uint_t
ngx_responses_gate_odd_place(ngx_responses_repair_t *rp)
{
    ngx_uint_t              index, once;
    ngx_responses_event_t  *ev;

    ev = rp->ev;
    once = NGX_RESPONSES_GATE_ONCE;
    index = ev->member[NGX_RESPONSES_M_OUTPUT_INDEX];

    if (index == 0) {

        /* N3 */

        once |= bit(INDEX);
        index = ev->member[NGX_RESPONSES_M_INDEX];
    }

    if (ev->twice & once) {
        return 1;
    }

    if (index && rp->at.index == NGX_RESPONSES_NO_INDEX
        && ngx_responses_event_kind(ev, index) != NGX_RESPONSES_JSON_NULL)
    {
        return 1;
    }

    return ngx_responses_gate_odd_string(ev,
                                         ev->member[NGX_RESPONSES_M_ITEM_ID]);
}


/* whether a member that should be a string says something else */

static ngx_uint_t
ngx_responses_gate_odd_string(ngx_responses_event_t *ev, ngx_uint_t node)
{
    ngx_uint_t  kind;

    kind = ngx_responses_event_kind(ev, node);

    return node && kind != NGX_RESPONSES_JSON_STRING
           && kind != NGX_RESPONSES_JSON_NULL;
}


/*
 * The kind of the item, and whether it is hidden: as the item tells, if the
 * event has one, or the type of the event.  1: clients may read it in several
 * ways, or it has what events of its type have not.
 */

static ngx_uint_t
ngx_responses_gate_item(ngx_responses_repair_t *rp,
    ngx_responses_sent_item_t *said)
{
    uint64_t                id;
    ngx_str_t               type;
    ngx_uint_t              node, item, odd;
    ngx_responses_event_t  *ev;

    ev = rp->ev;
    item = ev->member[NGX_RESPONSES_M_ITEM];

    if (ngx_responses_event_kind(ev, item) != NGX_RESPONSES_JSON_OBJECT) {
        ngx_responses_gate_family(rp, said);

        if (ngx_responses_gate_has(ev, ITEM)
            || ev->type->class == NGX_RESPONSES_CLASS_ITEM)
        {
            return 1;
        }

        if (ev->name.len == 0 && rp->line.len == 0
            && ev->type->class == NGX_RESPONSES_CLASS_UNKNOWN)
        {
            return 1;
        }

        return ngx_responses_gate_carries(ev, said);
    }

    odd = ngx_responses_gate_object(ev, item, &type, &node);

    said->kind = ngx_responses_item_find(type.data, type.len);
    said->hidden = (odd || type.len == 0
                    || ngx_responses_decide_match(rp->engine->ruleset,
                                            NGX_RESPONSES_RULE_HIDE_ITEM,
                                            &type));

    id = ngx_responses_gate_sum(ngx_responses_event_string(ev, node));
    node = ev->member[NGX_RESPONSES_M_ITEM_ID];

    said->id = ngx_responses_gate_sum(ngx_responses_event_string(ev, node));

    if (id) {
        odd |= (said->id && said->id != id);
        said->id = id;
    }

    if (odd || ev->type->class != NGX_RESPONSES_CLASS_ITEM) {
        return 1;
    }

    return ngx_responses_gate_has(ev, PART)
           || ngx_responses_gate_has(ev, RESPONSE);
}


/* whether clients know of no item, as those events are hidden */

static ngx_uint_t
ngx_responses_gate_unknown(ngx_responses_engine_t *engine)
{
    const ngx_responses_type_t  *added;

    added = ngx_responses_type(NGX_RESPONSES_ITEM_ADDED);

    return ngx_responses_decide_type(engine->ruleset, added,
                                     (ngx_str_t *) &added->name);
}


/*
 * Whether an event that is not of a response has one, or items, or parts.  An
 * output is that of a response, but for one of a shell call, which is named.
 */

static ngx_uint_t
ngx_responses_gate_carries(ngx_responses_event_t *ev,
    ngx_responses_sent_item_t *said)
{
    ngx_uint_t  output, error, named;

    error = ev->member[NGX_RESPONSES_M_ERROR];

    if (ngx_responses_event_kind(ev, error) == NGX_RESPONSES_JSON_ARRAY
        || (error && ngx_responses_gate_is_event(ev, error)))
    {
        return 1;
    }

    if (ngx_responses_gate_has(ev, RESPONSE)) {
        return 1;
    }

    if (ngx_responses_gate_has(ev, PART)
        && ev->type->class != NGX_RESPONSES_CLASS_PART)
    {
        return 1;
    }

    if (ngx_responses_gate_array(ev, 0, NGX_RESPONSES_M_OUTPUT, &output)) {
        return 1;
    }

    named = (said->id || said->index != NGX_RESPONSES_NO_INDEX);

    return output
           && !(named && ev->type->item == NGX_RESPONSES_SHELL_OUTPUT);
}


/*
 * Whether an error is an event, or has its members: rules do not find them
 * there.
 */

static ngx_uint_t
ngx_responses_gate_is_event(ngx_responses_event_t *ev, ngx_uint_t error)
{
    ngx_str_t   type;
    ngx_uint_t  i, n;

    static const u_char  names[] = {
        NGX_RESPONSES_M_TYPE,
        NGX_RESPONSES_M_OUTPUT_INDEX,
        NGX_RESPONSES_M_ITEM_ID,
        NGX_RESPONSES_M_ITEM,
        NGX_RESPONSES_M_PART,
        NGX_RESPONSES_M_RESPONSE,
        NGX_RESPONSES_M_OUTPUT,
        NGX_RESPONSES_M_NONE
    };

    for (n = 0; names[n]; n++) {

        ngx_responses_event_each(ev, error, names[n], i) {
            type = ngx_responses_event_string(ev, i);

            if (n || ngx_responses_gate_may_name(type)) {
                return 1;
            }
        }
    }

    return 0;
}


/* whether a type may be that of an event of the API; one with escapes may */

static ngx_uint_t
ngx_responses_gate_may_name(ngx_str_t type)
{
    if (type.len && memchr(type.data, '\\', type.len)) {
        return 1;
    }

    return type.len >= sizeof("response.") - 1
           && ngx_memcmp(type.data, "response.", sizeof("response.") - 1) == 0;
}


/*
 * The type, if it is there, and the node of the id of an object.  1: clients
 * may read them, or its parts, in several ways.
 */

static ngx_uint_t
ngx_responses_gate_object(ngx_responses_event_t *ev, ngx_uint_t object,
    ngx_str_t *type, ngx_uint_t *id)
{
    ngx_uint_t  odd, node;

    odd = ngx_responses_event_twice(ev, object, NGX_RESPONSES_M_ID, id);
    odd |= ngx_responses_event_twice(ev, object, NGX_RESPONSES_M_TYPE, &node);

    *type = ngx_responses_event_string(ev, node);

    if (odd || (node && type->len == 0)) {
        return 1;
    }

    if (type->len && memchr(type->data, '\\', type->len)) {
        return 1;
    }

    return ngx_responses_gate_odd_string(ev, *id)
           || ngx_responses_gate_odd_list(ev, object, NGX_RESPONSES_M_CONTENT)
           || ngx_responses_gate_odd_list(ev, object, NGX_RESPONSES_M_SUMMARY);
}


/* parts of an item that are no list of objects: paths do not find them */

static ngx_uint_t
ngx_responses_gate_odd_list(ngx_responses_event_t *ev, ngx_uint_t object,
    ngx_uint_t member)
{
    ngx_uint_t  list, i;

    if (ngx_responses_gate_array(ev, object, member, &list)) {
        return 1;
    }

    for (i = list ? ngx_responses_event_first(ev, list) : 0;
         i;
         i = ngx_responses_event_next(ev, list, i))
    {
        if (ev->json.nodes[i].kind == NGX_RESPONSES_JSON_ARRAY) {
            return 1;
        }
    }

    return 0;
}


/* the list that a member is; 1: it is an object, or there are several */

static ngx_uint_t
ngx_responses_gate_array(ngx_responses_event_t *ev, ngx_uint_t object,
    ngx_uint_t member, ngx_uint_t *array)
{
    ngx_uint_t  odd, kind;

    odd = ngx_responses_event_twice(ev, object, member, array);
    kind = ngx_responses_event_kind(ev, *array);

    if (kind != NGX_RESPONSES_JSON_ARRAY) {
        *array = 0;
    }

    return odd || kind == NGX_RESPONSES_JSON_OBJECT;
}


/* the kind of item that the type of the event, or of its part, tells */

static void
ngx_responses_gate_family(ngx_responses_repair_t *rp,
    ngx_responses_sent_item_t *said)
{
    ngx_str_t               name;
    ngx_uint_t              part, kind, id;
    ngx_responses_event_t  *ev;

    ev = rp->ev;
    part = ev->member[NGX_RESPONSES_M_PART];

    said->kind = ev->type->item;
    said->hidden = ngx_responses_gate_hides(rp->engine, said->kind);

    if (!ngx_responses_gate_has(ev, PART)) {
        return;
    }

    if (ngx_responses_event_kind(ev, part) != NGX_RESPONSES_JSON_OBJECT
        || ngx_responses_gate_object(ev, part, &name, &id)
        || name.len == 0)
    {
        said->hidden = 1;
        return;
    }

    /* N8 */

    kind = ngx_responses_str_is(name, "text")
           ? NGX_RESPONSES_MESSAGE
           : ngx_responses_type(ngx_responses_part(
                                    ngx_responses_part_find(name.data,
                                                            name.len))->delta)
             ->item;

    if (said->kind == NGX_RESPONSES_NO_ITEM) {
        said->kind = kind;
    }

    said->hidden |= ngx_responses_gate_hides(rp->engine, kind);
}


static ngx_uint_t
ngx_responses_gate_hides(ngx_responses_engine_t *engine, ngx_uint_t kind)
{
    return kind != NGX_RESPONSES_NO_ITEM
           && ngx_responses_decide_match(engine->ruleset,
                                         NGX_RESPONSES_RULE_HIDE_ITEM,
                                         &ngx_responses_item(kind)->name);
}


static void
ngx_responses_gate_find(ngx_responses_state_t *state,
    ngx_responses_sent_item_t *said, ngx_responses_gate_found_t *found)
{
    ngx_uint_t                   i, n, index, id, placed;
    ngx_responses_sent_item_t   *item;

    ngx_memzero(found, sizeof(ngx_responses_gate_found_t));

    found->doubt = state->unread;

    item = (ngx_responses_sent_item_t *) state->sent.start;
    n = state->sent.len / sizeof(ngx_responses_sent_item_t);

    for (i = 0; i < n; i++, item++) {
        placed = (said->index != NGX_RESPONSES_NO_INDEX
                  && item->index != NGX_RESPONSES_NO_INDEX);

        index = (placed && item->index == said->index);
        id = (said->id && item->id == said->id);

        found->place |= index;

        if (!item->hidden) {
            found->index |= index;
            found->id |= id;
            found->both |= (index && id);
            continue;
        }

        found->hidden |= (index || (id && !placed));
        found->hidden_id |= id;
        found->doubt |= (!placed
                         && ngx_responses_gate_may_be(item->kind, said->kind));
    }
}


/* types of other kinds of items are not about an item */

static ngx_uint_t
ngx_responses_gate_may_be(ngx_uint_t kind, ngx_uint_t said)
{
    if (kind == NGX_RESPONSES_OTHER_ITEM || kind == NGX_RESPONSES_NO_ITEM) {
        return 1;
    }

    return said == NGX_RESPONSES_NO_ITEM || said == kind;
}


/* NGX_DECLINED, or NGX_ERROR */

static ngx_int_t
ngx_responses_gate_hide(ngx_responses_engine_t *engine,
    ngx_responses_sent_item_t *said)
{
    ngx_int_t               rc;
    ngx_responses_state_t  *state;

    state = &engine->state;
    said->hidden = 1;

    if (said->index != NGX_RESPONSES_NO_INDEX || said->id || said->kind) {
        rc = ngx_responses_state_sent(state, said);

    } else {
        rc = NGX_DECLINED;
    }

    /* it has nothing to be known by, or there is no room for it */

    state->unread |= (rc == NGX_DECLINED);

    if (rc == NGX_ERROR) {
        return NGX_ERROR;
    }

    return NGX_DECLINED;
}


/* of equal texts, in however many escapes they come */

static uint64_t
ngx_responses_gate_sum(ngx_str_t id)
{
    if (id.len) {
        return ngx_responses_text_sum(id.data, id.len);
    }

    return 0;
}


ngx_int_t
ngx_responses_gate_output(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t object)
{
    ngx_int_t   rc;
    ngx_uint_t  array, i;

    if (ngx_responses_gate_array(ev, object, NGX_RESPONSES_M_OUTPUT,
                                 &array))
    {
        return NGX_DECLINED;
    }

    rc = NGX_OK;

    for (i = array ? ngx_responses_event_first(ev, array) : 0;
         i;
         i = ngx_responses_event_next(ev, array, i))
    {
        if (!ngx_responses_gate_shown(engine, ev, i)) {
            ngx_responses_event_remove(ev, i);
            rc = NGX_DONE;
        }
    }

    return rc;
}


ngx_uint_t
ngx_responses_gate_shown(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t element)
{
    ngx_str_t   type;
    ngx_uint_t  id;

    if (ngx_responses_event_kind(ev, element) != NGX_RESPONSES_JSON_OBJECT
        || ngx_responses_gate_object(ev, element, &type, &id))
    {
        return 0;
    }

    return type.len
           && !ngx_responses_decide_match(engine->ruleset,
                                          NGX_RESPONSES_RULE_HIDE_ITEM, &type);
}


ngx_uint_t
ngx_responses_gate_hid(ngx_responses_state_t *state, ngx_str_t id)
{
    ngx_responses_sent_item_t   said;
    ngx_responses_gate_found_t  found;

    if (state->sent.len == 0) {
        return 0;
    }

    ngx_memzero(&said, sizeof(ngx_responses_sent_item_t));

    said.index = NGX_RESPONSES_NO_INDEX;
    said.id = ngx_responses_gate_sum(id);

    ngx_responses_gate_find(state, &said, &found);

    return found.hidden_id;
}


int64_t
ngx_responses_gate_index(ngx_responses_state_t *state, int64_t index)
{
    int64_t                     n;
    ngx_uint_t                  i, all;
    ngx_responses_sent_item_t  *item;

    item = (ngx_responses_sent_item_t *) state->sent.start;
    all = state->sent.len / sizeof(ngx_responses_sent_item_t);
    n = index;

    for (i = 0; i < all; i++) {
        n -= (item[i].hidden && item[i].first && item[i].index < index);
    }

    return n;
}
