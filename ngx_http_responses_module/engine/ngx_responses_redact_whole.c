
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Texts that are one piece, in which rules replace what matches: in events
 * about their end, parts, items, responses, and JSON.
 *
 * Never changes a delta.  Invariant: a text becomes the same one in all places
 * where it is.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_text.h"
#include "engine/ngx_responses_redact.h"


/* what is done with the texts of an object */

typedef struct {
    ngx_responses_engine_t        *engine;
    ngx_responses_event_t         *ev;
    ngx_responses_rule_e           kind;       /* REDACT, or REWRITE_TEXT */
    ngx_responses_redact_place_t   place;
    unsigned                       begins:1;   /* they may go on */
    unsigned                       again:1;    /* they are in another place,
                                                  too */
    unsigned                       json:1;     /* JSON response */
    unsigned                       announce:1; /* a rule that tells of it has
                                                  changed one */
} ngx_responses_redact_walk_t;


static ngx_int_t ngx_responses_redact_walk(ngx_responses_redact_walk_t *walk);
static ngx_int_t ngx_responses_redact_init(ngx_responses_redact_walk_t *walk,
    ngx_responses_engine_t *engine, ngx_responses_event_t *ev,
    ngx_responses_rule_e kind);
static ngx_int_t ngx_responses_redact_done(ngx_responses_redact_walk_t *walk);
static ngx_int_t ngx_responses_redact_part(ngx_responses_redact_walk_t *walk);
static ngx_int_t ngx_responses_redact_response(
    ngx_responses_redact_walk_t *walk, ngx_uint_t response);
static ngx_int_t ngx_responses_redact_item(ngx_responses_redact_walk_t *walk,
    ngx_uint_t item);
static ngx_int_t ngx_responses_redact_list(ngx_responses_redact_walk_t *walk,
    ngx_uint_t list, ngx_uint_t part);
static ngx_int_t ngx_responses_redact_members(
    ngx_responses_redact_walk_t *walk, ngx_uint_t object);
static ngx_int_t ngx_responses_redact_value(ngx_responses_redact_walk_t *walk,
    ngx_uint_t node);
static ngx_int_t ngx_responses_redact_seen(ngx_responses_redact_walk_t *walk);

static void ngx_responses_redact_logprobs(ngx_responses_event_t *ev,
    ngx_uint_t object);
static ngx_uint_t ngx_responses_redact_named(
    ngx_responses_redact_walk_t *walk);
static ngx_uint_t ngx_responses_redact_kind(ngx_responses_event_t *ev,
    ngx_uint_t object, ngx_uint_t part);


/* of a part of another kind it is not known what clients take it for */

#define ngx_responses_redact_known(part)                                      \
    (((part) == NGX_RESPONSES_OTHER_PART) ? NGX_RESPONSES_NO_PART : (part))

#define ngx_responses_redact_hides(walk)                                      \
    ((walk)->kind == NGX_RESPONSES_RULE_REDACT)


ngx_int_t
ngx_responses_redact_whole(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    ngx_responses_redact_walk_t  walk;

    if (ngx_responses_redact_init(&walk, engine, ev, NGX_RESPONSES_RULE_REDACT)
        == NGX_OK)
    {
        return ngx_responses_redact_walk(&walk);
    }

    return NGX_ERROR;
}


ngx_int_t
ngx_responses_rewrite(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    ngx_uint_t                    announced;
    ngx_responses_ruleset_t      *rs;
    ngx_responses_redact_walk_t   walk;

    rs = engine->ruleset;
    announced = rs->announced;
    rs->announced |= (ev->type->id == NGX_RESPONSES_REWRITE);

    if (ngx_responses_redact_init(&walk, engine, ev,
                                  NGX_RESPONSES_RULE_REWRITE_TEXT)
        != NGX_OK
        || ngx_responses_redact_walk(&walk) != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (ev->type->class != NGX_RESPONSES_CLASS_DONE
        || ev->type->part != NGX_RESPONSES_OUTPUT_TEXT)
    {
        return NGX_OK;
    }

    rs->announced = 0;

    if (walk.announce && !announced) {
        return ngx_responses_add_plain(engine, NGX_RESPONSES_REWRITE);
    }

    return NGX_OK;
}


ngx_int_t
ngx_responses_redact_json(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t node, ngx_uint_t item)
{
    ngx_int_t                    rc;
    ngx_uint_t                   kind;
    ngx_responses_redact_walk_t  walk;

    for (kind = NGX_RESPONSES_RULE_REDACT;
         kind <= NGX_RESPONSES_RULE_REWRITE_TEXT;
         kind++)
    {
        if (!(engine->ruleset->kinds & (1 << kind))) {
            continue;
        }

        if (ngx_responses_redact_init(&walk, engine, ev, kind) != NGX_OK) {
            return NGX_ERROR;
        }

        walk.json = 1;

        if (item) {
            rc = ngx_responses_redact_item(&walk, node);

        } else {
            rc = ngx_responses_redact_response(&walk, node);
        }

        if (rc != NGX_OK) {
            return NGX_ERROR;
        }
    }

    return NGX_OK;
}


static ngx_int_t
ngx_responses_redact_init(ngx_responses_redact_walk_t *walk,
    ngx_responses_engine_t *engine, ngx_responses_event_t *ev,
    ngx_responses_rule_e kind)
{
    ngx_memzero(walk, sizeof(ngx_responses_redact_walk_t));

    walk->engine = engine;
    walk->ev = ev;
    walk->kind = kind;

    return ngx_responses_redact_begin(engine);
}


static ngx_int_t
ngx_responses_redact_walk(ngx_responses_redact_walk_t *walk)
{
    ngx_responses_event_t  *ev;

    ev = walk->ev;

    switch (ev->type->class) {

    case NGX_RESPONSES_CLASS_DONE:
        return ngx_responses_redact_done(walk);

    case NGX_RESPONSES_CLASS_PART:
        return ngx_responses_redact_part(walk);

    case NGX_RESPONSES_CLASS_ITEM:
        walk->begins = (ev->type->id == NGX_RESPONSES_ITEM_ADDED);
        ngx_responses_redact_at(ev, NGX_RESPONSES_NO_PART, &walk->place);

        return ngx_responses_redact_item(walk,
                                         ev->member[NGX_RESPONSES_M_ITEM]);

    case NGX_RESPONSES_CLASS_LIFECYCLE:
    case NGX_RESPONSES_CLASS_TERMINAL:
        walk->begins = (ev->type->class == NGX_RESPONSES_CLASS_LIFECYCLE);

        return ngx_responses_redact_response(walk,
                                         ev->member[NGX_RESPONSES_M_RESPONSE]);
    }

    return NGX_OK;
}


/* deltas that come after the whole text are not sent: the item has them */

static ngx_int_t
ngx_responses_redact_done(ngx_responses_redact_walk_t *walk)
{
    ngx_uint_t  part;

    part = walk->ev->type->part;
    ngx_responses_redact_at(walk->ev, part, &walk->place);

    if (part == NGX_RESPONSES_NO_PART || !ngx_responses_redact_named(walk)) {
        return NGX_OK;
    }

    if (ngx_responses_redact_members(walk, 0) != NGX_OK) {
        return NGX_ERROR;
    }

    if (!ngx_responses_redact_hides(walk)) {
        return NGX_OK;
    }

    ngx_responses_redact_strip(walk->ev);

    if (ngx_responses_redact_add(walk->engine, &walk->place, 1) == NGX_ERROR) {
        return NGX_ERROR;
    }

    return NGX_OK;
}


static ngx_int_t
ngx_responses_redact_part(ngx_responses_redact_walk_t *walk)
{
    ngx_int_t                rc;
    ngx_uint_t               part, object;
    ngx_responses_event_t   *ev;
    ngx_responses_redact_t  *redact;

    ev = walk->ev;
    redact = walk->engine->ruleset->redact;
    object = ev->member[NGX_RESPONSES_M_PART];

    part = ngx_responses_redact_kind(ev, object, ev->type->part);

    ngx_responses_redact_at(ev, part, &walk->place);

    walk->begins = ngx_responses_redact_adds(ev->type);

    rc = ngx_responses_redact_members(walk, object);

    if (rc != NGX_OK || !ngx_responses_redact_hides(walk) || !walk->begins) {
        return rc;
    }

    if (!redact->resumed
        || !(redact->parts & ngx_responses_redact_bit(part))
        || ev->origin != NGX_RESPONSES_UPSTREAM)
    {
        return rc;
    }

    if (ngx_responses_redact_find(redact, &walk->place)) {
        return rc;
    }

    /* this text does not begin before the stream */

    rc = ngx_responses_redact_open(walk->engine, &walk->place,
                         ngx_responses_type(ngx_responses_part(part)->delta));

    if (rc == NGX_ERROR) {
        return NGX_ERROR;
    }

    return NGX_OK;
}


static ngx_int_t
ngx_responses_redact_response(ngx_responses_redact_walk_t *walk,
    ngx_uint_t response)
{
    ngx_uint_t              i, node;
    ngx_responses_event_t  *ev;

    ev = walk->ev;

    ngx_responses_each(ev, response, OUTPUT, node) {

        for (i = ngx_responses_event_first(ev, node);
             i;
             i = ngx_responses_event_next(ev, node, i))
        {
            if (ngx_responses_redact_item(walk, i) != NGX_OK) {
                return NGX_ERROR;
            }

            walk->place.item++;
        }
    }

    walk->place.part = NGX_RESPONSES_OUTPUT_TEXT;
    walk->again = 1;

    ngx_responses_each(ev, response, OUTPUT_TEXT, node) {

        if (ngx_responses_redact_value(walk, node) != NGX_OK) {
            return NGX_ERROR;
        }
    }

    return NGX_OK;
}


static ngx_int_t
ngx_responses_redact_item(ngx_responses_redact_walk_t *walk, ngx_uint_t item)
{
    ngx_uint_t                        n, node;
    const ngx_responses_list_kind_t  *list;

    walk->place.part = NGX_RESPONSES_NO_PART;

    if (ngx_responses_redact_members(walk, item) != NGX_OK) {
        return NGX_ERROR;
    }

    for (n = NGX_RESPONSES_CONTENT; n <= NGX_RESPONSES_SUMMARY; n++) {
        list = ngx_responses_list(n);

        ngx_responses_event_each(walk->ev, item, list->name, node) {

            if (ngx_responses_redact_list(walk, node, list->part) != NGX_OK) {
                return NGX_ERROR;
            }
        }
    }

    return NGX_OK;
}


/* parts, or texts without a type */

static ngx_int_t
ngx_responses_redact_list(ngx_responses_redact_walk_t *walk, ngx_uint_t list,
    ngx_uint_t part)
{
    ngx_int_t               rc;
    ngx_uint_t              i;
    ngx_responses_event_t  *ev;

    ev = walk->ev;

    walk->place.index = 0;
    walk->place.part = ngx_responses_redact_known(part);

    if (ngx_responses_event_kind(ev, list) != NGX_RESPONSES_JSON_ARRAY) {
        return ngx_responses_redact_value(walk, list);
    }

    for (i = ngx_responses_event_first(ev, list);
         i;
         i = ngx_responses_event_next(ev, list, i))
    {
        walk->place.part = ngx_responses_redact_kind(ev, i, part);

        if (ngx_responses_event_kind(ev, i) == NGX_RESPONSES_JSON_OBJECT) {
            rc = ngx_responses_redact_members(walk, i);

        } else {
            rc = ngx_responses_redact_value(walk, i);
        }

        if (rc != NGX_OK) {
            return NGX_ERROR;
        }

        walk->place.index++;
    }

    return NGX_OK;
}


/* the texts of a part or of an event, by all names that texts have */

static ngx_int_t
ngx_responses_redact_members(ngx_responses_redact_walk_t *walk,
    ngx_uint_t object)
{
    ngx_uint_t  i, n, node;

    static const u_char  names[] = {
        NGX_RESPONSES_M_TEXT,
        NGX_RESPONSES_M_REFUSAL,
        NGX_RESPONSES_M_DELTA
    };

    if (!ngx_responses_redact_named(walk)) {
        return NGX_OK;
    }

    if (ngx_responses_redact_hides(walk)) {
        n = sizeof(names) / sizeof(names[0]);

    } else {
        n = 1;
    }

    for (i = 0; i < n; i++) {

        ngx_responses_event_each(walk->ev, object, names[i], node) {

            if (ngx_responses_redact_value(walk, node) != NGX_OK) {
                return NGX_ERROR;
            }
        }
    }

    if (ngx_responses_redact_hides(walk)) {
        ngx_responses_redact_logprobs(walk->ev, object);
    }

    return NGX_OK;
}


/* a value of another kind is emptied: clients may read a text in it */

static ngx_int_t
ngx_responses_redact_value(ngx_responses_redact_walk_t *walk, ngx_uint_t node)
{
    ngx_int_t               rc;
    ngx_str_t               raw;
    ngx_uint_t              n;
    ngx_responses_event_t  *ev;

    ev = walk->ev;

    if (!ngx_responses_redact_named(walk)
        || ngx_responses_event_kind(ev, node) == NGX_RESPONSES_JSON_NULL)
    {
        return NGX_OK;
    }

    raw = ngx_responses_event_string(ev, node);

    if (raw.data == NULL) {

        if (ngx_responses_redact_hides(walk)) {
            ngx_responses_event_set(ev, node, ngx_responses_str("\"\""));
        }

        return NGX_OK;
    }

    rc = ngx_responses_redact_piece(walk->engine, walk->kind, NULL,
                                    walk->place.part, raw,
                                    !ngx_responses_redact_hides(walk)
                                    || !walk->begins, &n);

    if (rc == NGX_ERROR
        || (ngx_responses_redact_hides(walk)
            && ngx_responses_redact_seen(walk) != NGX_OK))
    {
        return NGX_ERROR;
    }

    /* one rule may have undone what another did */

    if (rc == NGX_OK) {
        rc = ngx_responses_field_text(walk->engine, ev, node, n);
    }

    if (rc == NGX_OK) {
        walk->announce |= walk->engine->ruleset->redact->announce;
    }

    if (rc == NGX_ERROR) {
        return NGX_ERROR;
    }

    return NGX_OK;
}


/*
 * Counts what was found in a text, unless it was counted when the text came
 * before.  If a match has only begun, deltas may have the rest of it.
 */

static ngx_int_t
ngx_responses_redact_seen(ngx_responses_redact_walk_t *walk)
{
    ngx_uint_t                    counts;
    ngx_responses_engine_t       *engine;
    ngx_responses_redact_t       *redact;
    ngx_responses_redact_text_t  *text;

    engine = walk->engine;
    redact = engine->ruleset->redact;
    counts = !walk->begins;

    if (walk->again || (counts ? redact->found == 0 : !redact->held)) {
        return NGX_OK;
    }

    text = walk->json ? NULL : ngx_responses_redact_find(redact, &walk->place);

    if (counts && !(text && text->counted)) {
        engine->usage.redacted += redact->found;
    }

    if (text) {
        text->counted |= counts;
    }

    if (walk->json
        || ngx_responses_redact_add(engine, &walk->place, counts) != NGX_ERROR)
    {
        return NGX_OK;
    }

    return NGX_ERROR;
}


void
ngx_responses_redact_strip(ngx_responses_event_t *ev)
{
    ngx_uint_t  i, n, known;

    static const ngx_str_t  names[] = {
        ngx_string("type"),
        ngx_string("sequence_number"),
        ngx_string("response_id"),
        ngx_string("item_id"),
        ngx_string("index"),
        ngx_string("output_index"),
        ngx_string("content_index"),
        ngx_string("summary_index"),
        ngx_string("delta"),
        ngx_string("text"),
        ngx_string("refusal"),
        ngx_string("logprobs"),
        ngx_string("obfuscation"),
        ngx_string("agent")
    };

    for (i = ngx_responses_event_first(ev, 0);
         i;
         i = ngx_responses_event_next(ev, 0, i))
    {
        known = 0;

        for (n = 0; n < sizeof(names) / sizeof(names[0]) && !known; n++) {
            known = ngx_responses_json_name_is(&ev->json, i, names[n].data,
                                               names[n].len);
        }

        if (!known) {
            ngx_responses_event_remove(ev, i);
        }
    }

    ngx_responses_redact_logprobs(ev, 0);
}


static void
ngx_responses_redact_logprobs(ngx_responses_event_t *ev, ngx_uint_t object)
{
    ngx_uint_t  node, kind;

    ngx_responses_each(ev, object, LOGPROBS, node) {
        kind = ngx_responses_event_kind(ev, node);

        if (kind != NGX_RESPONSES_JSON_NULL
            && (kind != NGX_RESPONSES_JSON_ARRAY
                || !ngx_responses_event_empty(ev, node)))
        {
            ngx_responses_event_set(ev, node, ngx_responses_str("[]"));
        }
    }
}


/* whether rules name the kind of a text; only to redact it may be any */

static ngx_uint_t
ngx_responses_redact_named(ngx_responses_redact_walk_t *walk)
{
    ngx_uint_t  part;

    part = walk->place.part;

    if (ngx_responses_redact_hides(walk)) {
        return ngx_responses_redact_about(walk->engine->ruleset->redact->parts,
                                          part);
    }

    return part == NGX_RESPONSES_OUTPUT_TEXT;
}


/* the kind of a part, or the one that it has without a type */

static ngx_uint_t
ngx_responses_redact_kind(ngx_responses_event_t *ev, ngx_uint_t object,
    ngx_uint_t part)
{
    ngx_str_t   type;
    ngx_uint_t  node, twice;

    twice = ngx_responses_event_twice(ev, object, NGX_RESPONSES_M_TYPE, &node);

    if (node) {
        type = ngx_responses_event_string(ev, node);

        if (twice) {
            part = NGX_RESPONSES_NO_PART;

        } else {
            part = ngx_responses_part_find(type.data, type.len);
        }
    }

    return ngx_responses_redact_known(part);
}


void
ngx_responses_redact_at(ngx_responses_event_t *ev, ngx_uint_t part,
    ngx_responses_redact_place_t *place)
{
    place->id = ngx_responses_raw_string(ngx_responses_value(ev, 0,
                                                             ITEM_ID));
    place->item = ngx_responses_raw_number(ngx_responses_value(ev, 0,
                                                             OUTPUT_INDEX));
    place->index = ngx_responses_raw_number(
                        ngx_responses_event_member_value(ev, 0,
                                             ngx_responses_part(part)->index));
    place->part = part;

    if (place->item == NGX_RESPONSES_NO_INDEX && place->id.len) {
        place->item = -2 - (int64_t) (ngx_responses_text_sum(place->id.data,
                                                             place->id.len)
                                      >> 2);
    }
}
