
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Repairs of "usage": the counts of tokens, and their place.
 *
 * A count that was not sent is 0 for clients, which require it, and unknown
 * in the record.  Never changes a count that can be read.  Invariant: the
 * usage that is kept is what clients got of it.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_number.h"
#include "api/ngx_responses_tokens.h"
#include "engine/ngx_responses_repair.h"
#include "engine/ngx_responses_ruleset.h"


static ngx_int_t ngx_responses_repair_keep_usage(ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_repair_move_usage(ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_repair_usage_beside(ngx_responses_repair_t *rp,
    ngx_uint_t *usage, ngx_str_t *value);
static ngx_int_t ngx_responses_repair_tokens(ngx_responses_repair_t *rp,
    ngx_uint_t usage);
static void ngx_responses_repair_total(ngx_responses_repair_t *rp,
    ngx_uint_t usage);
static void ngx_responses_repair_counts(ngx_responses_event_t *ev,
    ngx_uint_t object, const ngx_responses_tokens_t *row);
static ngx_str_t ngx_responses_repair_counts_value(ngx_responses_event_t *ev,
    ngx_uint_t node, const ngx_responses_tokens_t *row);
static ngx_uint_t ngx_responses_repair_counted(ngx_responses_event_t *ev,
    ngx_uint_t object, const ngx_responses_tokens_t *row, ngx_uint_t *chat);
static int64_t ngx_responses_repair_count(ngx_responses_event_t *ev,
    ngx_uint_t node);


/* N14 */

ngx_int_t
ngx_responses_repair_usage(ngx_responses_repair_t *rp)
{
    ngx_int_t               rc;
    ngx_uint_t              kind, mark, usage;
    ngx_responses_event_t  *ev;

    ev = rp->ev;
    mark = ngx_responses_event_mark(ev);

    if (ev->type->id == NGX_RESPONSES_USAGE_EVENT) {
        rc = ngx_responses_repair_keep_usage(rp);

    } else if (rp->object == 0) {
        return NGX_DECLINED;

    } else {
        usage = ngx_responses_get(ev, rp->object, USAGE);
        kind = ngx_responses_event_kind(ev, usage);

        rc = NGX_OK;

        if (kind == NGX_RESPONSES_JSON_OBJECT) {
            rc = ngx_responses_repair_tokens(rp, usage);

        } else if (usage == 0 || kind == NGX_RESPONSES_JSON_NULL) {
            rc = ngx_responses_repair_move_usage(rp);
        }
    }

    if (rc == NGX_ERROR) {
        return NGX_ERROR;
    }

    if (ngx_responses_event_mark(ev) == mark) {
        return NGX_DECLINED;
    }

    return NGX_OK;
}


/* of an event that has nothing else: the terminal may lack it */

static ngx_int_t
ngx_responses_repair_keep_usage(ngx_responses_repair_t *rp)
{
    ngx_int_t               rc;
    ngx_str_t               value;
    ngx_uint_t              usage;
    ngx_responses_state_t  *state;

    state = &rp->engine->state;

    rc = ngx_responses_repair_usage_beside(rp, &usage, &value);

    if (rc != NGX_OK || value.len > NGX_RESPONSES_STATE_USAGE
        || ngx_responses_repair_hides(rp))
    {
        return rc;
    }

    return ngx_responses_state_set(state, &state->usage, value.data,
                                   value.len);
}


/* a response gets the usage beside it, or a terminal that which was kept */

static ngx_int_t
ngx_responses_repair_move_usage(ngx_responses_repair_t *rp)
{
    ngx_int_t   rc;
    ngx_str_t   value;
    ngx_uint_t  usage;

    rc = ngx_responses_repair_usage_beside(rp, &usage, &value);

    if (rc == NGX_OK) {
        ngx_responses_event_remove(rp->ev, usage);

    } else if (rp->ev->type->class == NGX_RESPONSES_CLASS_TERMINAL) {
        value = rp->engine->state.usage;
    }

    if (value.len) {
        ngx_responses_put(rp->ev, rp->object, USAGE, value);
    }

    return rc;
}


/*
 * The usage which is a member of the event, repaired, and without what rules
 * hide there.  NGX_DECLINED: there is none, the value is empty.
 */

static ngx_int_t
ngx_responses_repair_usage_beside(ngx_responses_repair_t *rp,
    ngx_uint_t *usage, ngx_str_t *value)
{
    ngx_uint_t              mark;
    ngx_responses_event_t  *ev;

    ev = rp->ev;
    mark = ngx_responses_event_mark(ev);

    ngx_str_null(value);

    *usage = ngx_responses_get(ev, 0, USAGE);

    if (ngx_responses_event_kind(ev, *usage) != NGX_RESPONSES_JSON_OBJECT) {
        return NGX_DECLINED;
    }

    if (ngx_responses_field_strip(rp->engine, ev) != NGX_OK) {
        return NGX_ERROR;
    }

    if (ngx_responses_get(ev, 0, USAGE) != *usage) {
        ngx_responses_event_rollback(ev, mark);
        return NGX_DECLINED;
    }

    if (ngx_responses_repair_tokens(rp, *usage) != NGX_OK) {
        return NGX_ERROR;
    }

    return ngx_responses_event_copy(ev, *usage, value);
}


static ngx_int_t
ngx_responses_repair_tokens(ngx_responses_repair_t *rp, ngx_uint_t usage)
{
    ngx_uint_t                     moved, total;
    ngx_responses_event_t         *ev;
    const ngx_responses_tokens_t  *row;

    ev = rp->ev;
    total = ngx_responses_get(ev, usage, TOTAL_TOKENS);

    total = (ngx_responses_event_kind(ev, total) == NGX_RESPONSES_JSON_NUMBER
             || ngx_responses_repair_count(ev, total) >= 0);

    moved = !total;

    for (row = ngx_responses_tokens; row->member; row++) {
        moved |= (ngx_responses_event_member(ev, usage, row->chat) != 0);
    }

    /* by a new name, or in the sum, no rule finds them any more */

    if (moved && ngx_responses_field_strip(rp->engine, ev) != NGX_OK) {
        return NGX_ERROR;
    }

    if (!total) {
        ngx_responses_repair_total(rp, usage);
    }

    ngx_responses_repair_counts(ev, usage, ngx_responses_tokens);

    return NGX_OK;
}


/* the sum of what is said; it is logged if both were */

static void
ngx_responses_repair_total(ngx_responses_repair_t *rp, ngx_uint_t usage)
{
    int64_t                        input, output, total;
    ngx_uint_t                     chat;
    ngx_responses_event_t         *ev;
    const ngx_responses_tokens_t  *row;

    ev = rp->ev;
    row = ngx_responses_tokens;

    input = ngx_responses_repair_count(ev,
                           ngx_responses_repair_counted(ev, usage, &row[0],
                                                        &chat));
    output = ngx_responses_repair_count(ev,
                           ngx_responses_repair_counted(ev, usage, &row[1],
                                                        &chat));

    total = ngx_max(input, 0) + ngx_max(output, 0);
    total = ngx_min(total, NGX_RESPONSES_NUMBER_MAX);

    if (input >= 0 && output >= 0) {
        rp->engine->usage.total_tokens = total;
    }

    ngx_responses_put(ev, usage, TOTAL_TOKENS,
                      ngx_responses_event_int(ev, total));
}


/*
 * The members of an object of counts get their names, and what typed clients
 * require.  Details that were sent may lack members, as those of older servers
 * of OpenAI do.
 */

static void
ngx_responses_repair_counts(ngx_responses_event_t *ev, ngx_uint_t object,
    const ngx_responses_tokens_t *row)
{
    ngx_str_t   value;
    ngx_uint_t  node, chat;

    for ( /* void */ ; row->member; row++) {
        node = ngx_responses_repair_counted(ev, object, row, &chat);

        if (node == 0) {

            if (row->made.len) {
                ngx_responses_event_put(ev, object, row->member, row->made);
            }

            continue;
        }

        if (chat) {
            ngx_responses_event_rename(ev, node,
                                   *ngx_responses_member_name(row->member));
        }

        value = ngx_responses_repair_counts_value(ev, node, row);

        if (value.len) {
            ngx_responses_event_set(ev, node, value);
        }
    }
}


/*
 * What the value of a member becomes, empty: it stays.  A count becomes an
 * integer, and one that says nothing 0; a number that is no count is left.
 */

static ngx_str_t
ngx_responses_repair_counts_value(ngx_responses_event_t *ev, ngx_uint_t node,
    const ngx_responses_tokens_t *row)
{
    int64_t     n;
    ngx_str_t   raw, none;
    ngx_uint_t  kind;

    ngx_str_null(&none);

    kind = ngx_responses_event_kind(ev, node);

    if (row->members) {

        if (kind != NGX_RESPONSES_JSON_OBJECT
            || ngx_responses_event_first(ev, node) == 0)
        {
            return row->made;
        }

        ngx_responses_repair_counts(ev, node, row->members);

        return none;
    }

    n = ngx_responses_repair_count(ev, node);

    if (n < 0 && kind == NGX_RESPONSES_JSON_NUMBER) {
        return none;
    }

    n = ngx_max(n, 0);
    raw = ngx_responses_event_raw(ev, node);

    if (ngx_responses_number_is(raw.data, raw.len, n)) {
        return none;
    }

    return ngx_responses_event_int(ev, n);
}


/* the member of a row, by its name or by that of chat; 0: it is missing */

static ngx_uint_t
ngx_responses_repair_counted(ngx_responses_event_t *ev, ngx_uint_t object,
    const ngx_responses_tokens_t *row, ngx_uint_t *chat)
{
    ngx_uint_t  node;

    *chat = 0;

    node = ngx_responses_event_member(ev, object, row->member);

    if (node || row->chat == NGX_RESPONSES_M_NONE) {
        return node;
    }

    *chat = 1;

    return ngx_responses_event_member(ev, object, row->chat);
}


/* -1: it is none */

static int64_t
ngx_responses_repair_count(ngx_responses_event_t *ev, ngx_uint_t node)
{
    int64_t    n;
    ngx_str_t  raw;

    n = -1;
    raw = ngx_responses_event_raw(ev, node);

    (void) ngx_responses_number_count(raw.data, raw.len, &n);

    return n;
}
