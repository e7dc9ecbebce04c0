
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Decides which types of events and of items rules hide.
 *
 * Never looks at an event.  If the event that opens an item or a part is
 * hidden, so are the events in it; if an event is passed, so are those which
 * open its item and part.  Invariant: created and the terminal are never
 * hidden for their types.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_names.h"
#include "engine/ngx_responses_ruleset.h"


static ngx_uint_t ngx_responses_decide_as_sent(
    ngx_responses_engine_t *engine, const ngx_responses_type_t *type);
static ngx_uint_t ngx_responses_decide_needs(
    const ngx_responses_type_t *type);
static ngx_uint_t ngx_responses_decide_row(ngx_responses_engine_t *engine,
    ngx_responses_rule_e kind, ngx_uint_t n);


void
ngx_responses_decide_types(ngx_responses_engine_t *engine)
{
    ngx_uint_t                   i, n;
    ngx_responses_ruleset_t     *rs;
    const ngx_responses_type_t  *type, *row;

    rs = engine->ruleset;

    if (!ngx_responses_ruleset_has(engine, HIDE_EVENT)) {
        return;
    }

    for (n = 0; (row = ngx_responses_type_row(n)) != NULL; n++) {

        if (row->class == NGX_RESPONSES_CLASS_LIFECYCLE
            || ngx_responses_engine_ends(engine, row))
        {
            continue;
        }

        for (type = row; !rs->types[n]; type = ngx_responses_type(i)) {

            rs->types[n] = ngx_responses_decide_row(engine,
                                             NGX_RESPONSES_RULE_HIDE_EVENT,
                                             ngx_responses_type_number(type));

            i = ngx_responses_decide_needs(type);

            if (i == NGX_RESPONSES_PLAIN) {
                break;
            }
        }
    }
}


/* the type of the event that must precede one of this type, or PLAIN */

static ngx_uint_t
ngx_responses_decide_needs(const ngx_responses_type_t *type)
{
    ngx_uint_t  added;

    switch (type->id) {

    case NGX_RESPONSES_ITEM_ADDED:
        return NGX_RESPONSES_PLAIN;

    case NGX_RESPONSES_PART_DONE:
        return NGX_RESPONSES_PART_ADDED;

    case NGX_RESPONSES_REASONING_PART_DONE:
        return NGX_RESPONSES_REASONING_PART_ADDED;
    }

    added = ngx_responses_part(type->part)->added;

    if (added != NGX_RESPONSES_PLAIN && added != type->id) {
        return added;
    }

    if (type->index & NGX_RESPONSES_OUTPUT_INDEX) {
        return NGX_RESPONSES_ITEM_ADDED;
    }

    return NGX_RESPONSES_PLAIN;
}


/*
 * A type may have another name in the catalogue, and a third in the profile:
 * also if the event is not renamed, as there are too many items.
 */

static ngx_uint_t
ngx_responses_decide_row(ngx_responses_engine_t *engine,
    ngx_responses_rule_e kind, ngx_uint_t n)
{
    ngx_str_t                    name;
    const ngx_responses_type_t  *type;

    type = ngx_responses_type_row(n);

    if (ngx_responses_decide_match(engine->ruleset, kind, &type->name)) {
        return 1;
    }

    if (type->id == NGX_RESPONSES_PLAIN) {
        return 0;
    }

    if (engine->conf->normalize) {
        type = ngx_responses_type_known(type);
    }

    name = ngx_responses_type_name(engine, type->id);

    return ngx_responses_decide_match(engine->ruleset, kind, &type->name)
           || ngx_responses_decide_match(engine->ruleset, kind, &name);
}


ngx_uint_t
ngx_responses_decide_match(ngx_responses_ruleset_t *rs,
    ngx_responses_rule_e kind, const ngx_str_t *name)
{
    ngx_uint_t             i;
    ngx_responses_rule_t  *rule;

    rule = rs->rules->list.elts;

    for (i = rs->rules->first[kind]; i < rs->rules->first[kind + 1]; i++) {

        if (rs->active[i] && ngx_responses_rule_match(&rule[i].name, name)) {
            return 1;
        }
    }

    return 0;
}


ngx_uint_t
ngx_responses_decide_type(ngx_responses_ruleset_t *rs,
    const ngx_responses_type_t *type, ngx_str_t *name)
{
    if (type->class != NGX_RESPONSES_CLASS_UNKNOWN) {
        return rs->types[ngx_responses_type_number(type)];
    }

    return ngx_responses_decide_match(rs, NGX_RESPONSES_RULE_HIDE_EVENT, name);
}


/* a repair may give the event another name: a rule may be about the old one */

ngx_uint_t
ngx_responses_decide_event(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    if (engine->ruleset->sent_type && ev->origin == NGX_RESPONSES_UPSTREAM
        && ngx_responses_decide_as_sent(engine, ev->type))
    {
        return 1;
    }

    return ngx_responses_decide_type(engine->ruleset, ev->type, &ev->name);
}


/* whether an event is hidden by the type that it had, whatever it has now */

static ngx_uint_t
ngx_responses_decide_as_sent(ngx_responses_engine_t *engine,
    const ngx_responses_type_t *type)
{
    const ngx_responses_type_t  *sent;

    sent = engine->ruleset->sent_type;

    if (type->class == NGX_RESPONSES_CLASS_UNKNOWN) {
        return 1;
    }

    if (sent == type) {
        return 0;
    }

    /* a terminal is needed, whatever it was called */

    return sent->class == NGX_RESPONSES_CLASS_UNKNOWN
           || !ngx_responses_engine_ends(engine, type);
}
