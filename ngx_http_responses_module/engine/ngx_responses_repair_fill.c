
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * N17 for items, and of N12 their texts: an item in an event, or in the output
 * of the terminal, gets what it lacks of the item as it is known: members,
 * lists, texts and annotations of parts.
 *
 * Edits the event, never sends one.  Invariant: a value that is added is one
 * that the item would have if it was generated.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_edit.h"
#include "engine/ngx_responses_generate_value.h"
#include "engine/ngx_responses_repair.h"


/* items of the API have less than 20 */

#define NGX_RESPONSES_FILL_MEMBERS  64

/* whether a member is the one that a kind of item may not have */

#define ngx_responses_fill_is(member, of_kind)                                \
    ((of_kind) != NGX_RESPONSES_M_NONE && (member) == (of_kind))


typedef struct {
    ngx_responses_event_t            *ev;
    ngx_responses_event_t            *known;   /* the item as it is known */
    ngx_responses_item_t             *item;
    ngx_uint_t                        text;    /* the member that is its text,
                                                  or its list */
    ngx_uint_t                        within;  /* the one that has it */
    ngx_uint_t                        lost;    /* unsigned lost:1; some of it
                                                  is not known */
    ngx_uint_t                        brief;   /* unsigned brief:1; of EU GPT,
                                                  without an id */
} ngx_responses_fill_t;


static ngx_int_t ngx_responses_fill_known(ngx_responses_repair_t *rp,
    ngx_responses_fill_t *f, ngx_uint_t object);
static ngx_uint_t ngx_responses_fill_whole(ngx_responses_fill_t *f,
    ngx_uint_t object);
static ngx_uint_t ngx_responses_fill_has_words(ngx_responses_fill_t *f,
    ngx_uint_t object);
static ngx_uint_t ngx_responses_fill_has_parts(ngx_responses_fill_t *f,
    ngx_uint_t object);
static void ngx_responses_fill_call_id(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object);
static void ngx_responses_fill_object(ngx_responses_fill_t *f,
    ngx_uint_t object, ngx_uint_t known);
static ngx_uint_t ngx_responses_fill_lacks(ngx_responses_fill_t *f,
    ngx_uint_t object, ngx_str_t name, ngx_uint_t known);
static ngx_uint_t ngx_responses_fill_get(ngx_responses_event_t *ev,
    ngx_uint_t object, ngx_uint_t member, ngx_str_t name);
static ngx_uint_t ngx_responses_fill_adds(ngx_responses_fill_t *f,
    ngx_uint_t known);
static ngx_uint_t ngx_responses_fill_is_list(ngx_responses_fill_t *f,
    ngx_uint_t member);
static ngx_uint_t ngx_responses_fill_says(ngx_responses_fill_t *f,
    ngx_uint_t known);
static ngx_int_t ngx_responses_fill_parts(ngx_responses_repair_t *rp,
    ngx_responses_fill_t *f, ngx_uint_t object);
static ngx_int_t ngx_responses_fill_list(ngx_responses_repair_t *rp,
    ngx_responses_fill_t *f, const ngx_responses_list_kind_t *list,
    ngx_uint_t to, ngx_uint_t from);
static ngx_uint_t ngx_responses_fill_divided(ngx_responses_fill_t *f,
    const ngx_responses_list_kind_t *list, ngx_uint_t to, ngx_uint_t from);
static ngx_int_t ngx_responses_fill_append(ngx_responses_repair_t *rp,
    ngx_responses_fill_t *f, const ngx_responses_list_kind_t *list,
    ngx_uint_t to, ngx_uint_t from, ngx_uint_t part);
static void ngx_responses_fill_notes(ngx_responses_fill_t *f, ngx_uint_t node,
    ngx_uint_t known);


ngx_int_t
ngx_responses_repair_fill(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object, ngx_uint_t brief)
{
    ngx_uint_t                        mark;
    ngx_responses_fill_t              f;
    const ngx_responses_item_kind_t  *kind;

    f.ev = rp->ev;
    f.known = &rp->engine->worker->events[NGX_RESPONSES_GENERATED];
    f.item = item;
    f.lost = !(ngx_responses_item_done(item) && item->raw.json.len)
             && ngx_responses_state_lost(item);
    f.brief = brief;

    kind = ngx_responses_item(item->kind);
    f.text = kind->text;
    f.within = kind->object;

    if (kind->list != NGX_RESPONSES_NO_LIST) {
        f.text = ngx_responses_list(kind->list)->name;
        f.within = ngx_responses_list(kind->list)->object;
    }

    mark = ngx_responses_event_mark(f.ev);

    ngx_responses_fill_call_id(rp, item, object);

    if (!ngx_responses_fill_whole(&f, object)
        && ngx_responses_fill_known(rp, &f, object) == NGX_ERROR)
    {
        return NGX_ERROR;
    }

    if (ngx_responses_event_mark(f.ev) == mark) {
        return NGX_DECLINED;
    }

    return NGX_OK;
}


/*
 * Adds what an item lacks of that which is written of it.  NGX_OK;
 * NGX_DECLINED: that cannot be written or read; or NGX_ERROR.
 */

static ngx_int_t
ngx_responses_fill_known(ngx_responses_repair_t *rp, ngx_responses_fill_t *f,
    ngx_uint_t object)
{
    ngx_int_t   rc;
    ngx_str_t   value;
    ngx_uint_t  type, to, from;

    type = f->ev->type->id;

    /* an item that a terminal lists is done, as far as the response is */

    if (type != NGX_RESPONSES_ITEM_ADDED && type != NGX_RESPONSES_INCOMPLETE) {
        type = NGX_RESPONSES_ITEM_DONE;
    }

    ngx_str_null(&value);

    rc = ngx_responses_value_item(rp->engine, f->item, type, &value);

    if (rc != NGX_ERROR) {
        rc = ngx_responses_event_read(f->known, value.data, value.len);
    }

    if (rc != NGX_OK) {
        return rc;
    }

    if (ngx_responses_fill_parts(rp, f, object) != NGX_OK) {
        return NGX_ERROR;
    }

    ngx_responses_fill_object(f, object, 0);

    if (f->within == NGX_RESPONSES_M_NONE) {
        return NGX_OK;
    }

    to = ngx_responses_event_member(f->ev, object, f->within);
    from = ngx_responses_event_member(f->known, 0, f->within);

    if (to && from) {
        ngx_responses_fill_object(f, to, from);
    }

    return NGX_OK;
}


/*
 * Whether an item in its own event has all that is known of it, as most items
 * have: then it needs not be written.  Asked of kinds that are known by their
 * words, text and parts.
 */

static ngx_uint_t
ngx_responses_fill_whole(ngx_responses_fill_t *f, ngx_uint_t object)
{
    u_char                *p, *last;
    ngx_responses_item_t  *item;

    item = f->item;

    if (f->ev->type->class != NGX_RESPONSES_CLASS_ITEM || f->lost
        || !ngx_responses_state_writes(item->kind))
    {
        return 0;
    }

    if (item->raw.json.len) {

        if (f->ev->type->id == NGX_RESPONSES_ITEM_ADDED) {
            return 0;
        }

        /* of that with which it was added, lists are filled at the end */

        p = item->raw.json.start;
        last = p + item->raw.json.len - 1;

        while ((p = memchr(p, '[', last - p)) != NULL) {

            if (*++p != ']') {
                return 0;
            }
        }
    }

    return ngx_responses_fill_has_parts(f, object)
           && ngx_responses_fill_has_words(f, object);
}


static ngx_uint_t
ngx_responses_fill_has_words(ngx_responses_fill_t *f, ngx_uint_t object)
{
    ngx_str_t   text;
    ngx_uint_t  kind;

    kind = f->item->kind;

    if (ngx_responses_get_string(f->ev, object, ID).len == 0
        || ngx_responses_get_string(f->ev, object, TYPE).len == 0)
    {
        return 0;
    }

    if (ngx_responses_item_has(kind, STATUS)
        && ngx_responses_get_string(f->ev, object, STATUS).len == 0)
    {
        return 0;
    }

    if (kind == NGX_RESPONSES_MESSAGE
        && ngx_responses_get_string(f->ev, object, ROLE).len == 0)
    {
        return 0;
    }

    if (!ngx_responses_item_has(kind, NAMED)) {
        return 1;
    }

    text = ngx_responses_item_text(f->ev, object, ngx_responses_item(kind));

    return text.data
           && text.len >= ngx_responses_state_known_text(f->item).len
           && ngx_responses_get_string(f->ev, object, CALL_ID).len
           && ngx_responses_get_string(f->ev, object, NAME).len;
}


static ngx_uint_t
ngx_responses_fill_has_parts(ngx_responses_fill_t *f, ngx_uint_t object)
{
    ngx_str_t                         text, known;
    ngx_uint_t                        i, array, node, kind, number;
    ngx_responses_part_t             *part;
    const ngx_responses_list_kind_t  *list;

    number = ngx_responses_item(f->item->kind)->list;

    if (number == NGX_RESPONSES_NO_LIST) {
        return 1;
    }

    list = ngx_responses_list(number);
    array = ngx_responses_item_list(f->ev, object, list);

    if (ngx_responses_event_kind(f->ev, array) != NGX_RESPONSES_JSON_ARRAY) {
        return 0;
    }

    node = 0;

    for (i = 0; i < f->item->nparts; i++) {
        part = &f->item->parts[i];

        node = ngx_responses_list_next(f->ev, array, list, node);
        text = ngx_responses_list_text(f->ev, list, node, &kind);
        known = ngx_responses_part_text(part);

        if (ngx_responses_part(part->kind)->list != number
            || kind != part->kind
            || text.data == NULL)
        {
            return 0;
        }

        if (!ngx_responses_str_eq(text, known)
            || (kind == NGX_RESPONSES_OUTPUT_TEXT
                && ngx_responses_repair_lacks_notes(f->ev, node,
                                                    part->notes.json.len)))
        {
            return 0;
        }
    }

    return 1;
}


/*
 * The call_id that the client got first.  In the terminal the upstream may
 * name a call that was generated.
 */

static void
ngx_responses_fill_call_id(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object)
{
    ngx_str_t  id;

    if (!ngx_responses_item_has(item->kind, CALL)) {
        return;
    }

    id = ngx_responses_get_string(rp->ev, object, CALL_ID);

    if (id.len == 0 || id.len > NGX_RESPONSES_STATE_WORD) {
        return;
    }

    if (rp->ev->type->class != NGX_RESPONSES_CLASS_ITEM
        && ngx_responses_str_eq(item->id, item->call_id))
    {
        return;
    }

    if (!ngx_responses_str_eq(id, item->call_id)) {
        ngx_responses_put_string(rp->ev, object, CALL_ID, item->call_id);
    }
}


static void
ngx_responses_fill_object(ngx_responses_fill_t *f, ngx_uint_t object,
    ngx_uint_t known)
{
    ngx_str_t              name, value;
    ngx_uint_t             i, n;
    ngx_responses_node_t  *node;

    if (ngx_responses_event_kind(f->ev, object) != NGX_RESPONSES_JSON_OBJECT
        || f->known->json.nodes[known].kind != NGX_RESPONSES_JSON_OBJECT)
    {
        return;
    }

    n = 0;

    for (i = ngx_responses_event_first(f->known, known);
         i && n < NGX_RESPONSES_FILL_MEMBERS;
         i = ngx_responses_event_next(f->known, known, i), n++)
    {
        node = &f->known->json.nodes[i];

        name.data = f->known->data + node->name;
        name.len = node->name_len;

        if (!node->escaped
            && ngx_responses_fill_get(f->known, known, node->key, name) == i
            && ngx_responses_fill_lacks(f, object, name, i))
        {
            value = ngx_responses_event_raw(f->known, i);

            if (node->key) {
                ngx_responses_event_put(f->ev, object, node->key, value);

            } else {
                name = ngx_responses_event_dup(f->ev, name, 0);
                ngx_responses_event_put_named(f->ev, object, name, value);
            }
        }
    }
}


/* whether a member is missing, or says less than what is known */

static ngx_uint_t
ngx_responses_fill_lacks(ngx_responses_fill_t *f, ngx_uint_t object,
    ngx_str_t name, ngx_uint_t known)
{
    ngx_str_t   text, sent;
    ngx_uint_t  node, kind, member;

    member = f->known->json.nodes[known].key;

    /* of a kind that is not known, it is not known what may be missing */

    if (f->item->kind == NGX_RESPONSES_OTHER_ITEM
        && member != NGX_RESPONSES_M_TYPE)
    {
        return 0;
    }

    if (member == NGX_RESPONSES_M_STATUS
        && !ngx_responses_item_has(f->item->kind, STATUS))
    {
        return 0;
    }

    if (f->lost && ngx_responses_fill_is(member, f->text)) {
        return 0;
    }

    if ((f->lost || f->item->raw.json.len == 0)
        && ngx_responses_fill_is(member, f->within))
    {
        return 0;
    }

    node = ngx_responses_fill_get(f->ev, object, member, name);

    if (node == 0) {

        if (ngx_responses_event_inserted(f->ev, object, name.data, name.len)) {
            return 0;
        }

        return ngx_responses_fill_adds(f, known);
    }

    text = ngx_responses_event_string(f->known, known);
    sent = ngx_responses_event_string(f->ev, node);

    if (text.data && sent.data) {
        return ngx_responses_item_lacks(sent, text);
    }

    if (ngx_responses_event_raw(f->ev, node).len == 0) {
        return ngx_responses_fill_adds(f, known);
    }

    if (text.data) {
        return text.len || ngx_responses_item_has(f->item->kind, NAMED);
    }

    kind = ngx_responses_event_kind(f->ev, node);

    if (ngx_responses_fill_is_list(f, member)
        && kind != NGX_RESPONSES_JSON_ARRAY)
    {
        return 1;
    }

    if (kind == NGX_RESPONSES_JSON_ARRAY
        && !ngx_responses_event_empty(f->ev, node))
    {
        return 0;
    }

    return (kind == NGX_RESPONSES_JSON_NULL
            || kind == NGX_RESPONSES_JSON_ARRAY)
           && ngx_responses_fill_says(f, known);
}


/* items may have members whose names are not known */

static ngx_uint_t
ngx_responses_fill_get(ngx_responses_event_t *ev, ngx_uint_t object,
    ngx_uint_t member, ngx_str_t name)
{
    if (member) {
        return ngx_responses_event_member(ev, object, member);
    }

    return ngx_responses_event_get(ev, object, name);
}


/* whether a member that is missing is added */

static ngx_uint_t
ngx_responses_fill_adds(ngx_responses_fill_t *f, ngx_uint_t known)
{
    ngx_uint_t  added, list, says, member;

    added = (f->ev->type->id == NGX_RESPONSES_ITEM_ADDED);
    member = f->known->json.nodes[known].key;
    list = ngx_responses_fill_is_list(f, member);
    says = ngx_responses_fill_says(f, known);

    if (f->brief && (list || member == NGX_RESPONSES_M_ROLE)) {
        return 0;
    }

    if (f->brief && added && member == NGX_RESPONSES_M_STATUS) {
        return 0;
    }

    if (list || f->known->json.nodes[known].kind == NGX_RESPONSES_JSON_STRING)
    {
        return 1;
    }

    if (says || f->ev->type->id != NGX_RESPONSES_ITEM_DONE) {
        return says;
    }

    /* what says nothing is also there if the item was added with it */

    return !ngx_responses_state_writes(f->item->kind)
           && !ngx_responses_state_incomplete(f->item);
}


/* whether a member is the list that items of the kind must have */

static ngx_uint_t
ngx_responses_fill_is_list(ngx_responses_fill_t *f, ngx_uint_t member)
{
    return ngx_responses_item(f->item->kind)->list != NGX_RESPONSES_NO_LIST
           && ngx_responses_fill_is(member, f->text);
}


/* whether a value is neither null nor empty */

static ngx_uint_t
ngx_responses_fill_says(ngx_responses_fill_t *f, ngx_uint_t known)
{
    ngx_responses_node_t  *node;

    node = &f->known->json.nodes[known];

    if (ngx_responses_json_container(node)) {
        return !ngx_responses_event_empty(f->known, known);
    }

    return node->kind != NGX_RESPONSES_JSON_NULL;
}


/* texts and annotations of parts */

static ngx_int_t
ngx_responses_fill_parts(ngx_responses_repair_t *rp, ngx_responses_fill_t *f,
    ngx_uint_t object)
{
    ngx_uint_t                        i, to, from;
    const ngx_responses_list_kind_t  *list;

    for (i = 0; i < NGX_RESPONSES_LISTS; i++) {
        list = ngx_responses_list(i);

        to = ngx_responses_item_list(f->ev, object, list);

        if (to == 0 || ngx_responses_list_next(f->ev, to, list, 0) == 0) {

            /* a list without parts is filled as a member is */

            continue;
        }

        from = ngx_responses_item_list_of(f->known, 0, list);

        if (from && !ngx_responses_fill_divided(f, list, to, from)
            && ngx_responses_fill_list(rp, f, list, to, from) != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    return NGX_OK;
}


/*
 * Parts are paired in their order.  If a text is not the one that is known, it
 * is that of a part after it, and the list lacks some.
 */

static ngx_int_t
ngx_responses_fill_list(ngx_responses_repair_t *rp, ngx_responses_fill_t *f,
    const ngx_responses_list_kind_t *list, ngx_uint_t to, ngx_uint_t from)
{
    ngx_str_t   known, text;
    ngx_uint_t  kind, node, part, found, lacks;

    lacks = 0;
    node = ngx_responses_list_next(f->ev, to, list, 0);
    part = ngx_responses_list_next(f->known, from, list, 0);

    while (node && part) {
        text = ngx_responses_list_text(f->ev, list, node, &found);
        known = ngx_responses_list_text(f->known, list, part, &kind);

        if (found == kind) {
            ngx_responses_list_fill_text(f->ev, list, node, kind, text, known);
        }

        if (text.len == 0 || ngx_responses_str_eq(text, known)
            || ngx_responses_item_lacks(text, known))
        {
            if (found == NGX_RESPONSES_OUTPUT_TEXT && !f->brief) {
                ngx_responses_fill_notes(f, node, part);
            }

            node = ngx_responses_list_next(f->ev, to, list, node);

        } else {
            lacks = 1;
        }

        part = ngx_responses_list_next(f->known, from, list, part);
    }

    if (part && !lacks) {
        return ngx_responses_fill_append(rp, f, list, to, from, part);
    }

    return NGX_OK;
}


/* whether a list has all texts that are known, but not one for one */

static ngx_uint_t
ngx_responses_fill_divided(ngx_responses_fill_t *f,
    const ngx_responses_list_kind_t *list, ngx_uint_t to, ngx_uint_t from)
{
    ngx_uint_t                  n, kind, part;
    ngx_responses_list_walk_t   walk;

    n = 0;
    ngx_responses_list_walk(&walk, f->ev, list, to);

    for (part = ngx_responses_list_next(f->known, from, list, 0);
         part;
         part = ngx_responses_list_next(f->known, from, list, part))
    {
        n++;

        if (!ngx_responses_list_take(&walk,
                 ngx_responses_list_text(f->known, list, part, &kind)))
        {
            return 0;
        }
    }

    return walk.left.len == 0 && walk.n != n;
}


/* the parts that are missing at the end */

static ngx_int_t
ngx_responses_fill_append(ngx_responses_repair_t *rp, ngx_responses_fill_t *f,
    const ngx_responses_list_kind_t *list, ngx_uint_t to, ngx_uint_t from,
    ngx_uint_t part)
{
    ngx_str_t               raw, value;
    ngx_responses_writer_t  w;

    if (ngx_responses_event_copy(f->ev, to, &value) != NGX_OK) {
        return NGX_ERROR;
    }

    ngx_responses_value_begin(&w, rp->engine);
    ngx_responses_write(&w, value.data, value.len - 1);

    for ( /* void */ ;
         part;
         part = ngx_responses_list_next(f->known, from, list, part))
    {
        raw = ngx_responses_event_raw(f->known, part);

        ngx_responses_write_lit(&w, ",");
        ngx_responses_write_str(&w, raw);
    }

    ngx_responses_write_lit(&w, "]");

    if (ngx_responses_value_end(&w, &value) != NGX_OK) {
        return NGX_ERROR;
    }

    ngx_responses_event_set(f->ev, to, value);

    return NGX_OK;
}


static void
ngx_responses_fill_notes(ngx_responses_fill_t *f, ngx_uint_t node,
    ngx_uint_t known)
{
    ngx_str_t   notes;
    ngx_uint_t  some;

    known = ngx_responses_get(f->known, known, ANNOTATIONS);
    some = (ngx_responses_event_element(f->known, known, 0, 0) != 0);

    if (!ngx_responses_repair_lacks_notes(f->ev, node, some)) {
        return;
    }

    if (ngx_responses_event_kind(f->known, known) == NGX_RESPONSES_JSON_ARRAY)
    {
        notes = ngx_responses_event_raw(f->known, known);

    } else {
        notes = ngx_responses_str("[]");
    }

    ngx_responses_put(f->ev, node, ANNOTATIONS, notes);
}


/* clients take the list for granted */

ngx_uint_t
ngx_responses_repair_lacks_notes(ngx_responses_event_t *ev, ngx_uint_t part,
    ngx_uint_t some)
{
    ngx_str_t  notes;

    notes = ngx_responses_value(ev, part, ANNOTATIONS);

    return notes.len == 0 || ngx_responses_str_is(notes, "null")
           || (some && ngx_responses_str_is(notes, "[]"));
}
