
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Delivers an event of the upstream or a generated one: rules hide it, or add
 * events by it and edit it.
 *
 * Never edits or writes an event, never decides.  Invariant: created and the
 * terminal are sent, and an event that no rule matches gets no edit here.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_ruleset.h"
#include "engine/ngx_responses_send.h"
#include "engine/ngx_responses_summary.h"


typedef ngx_int_t (*ngx_responses_deliver_pt)(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);


static ngx_int_t ngx_responses_deliver_read(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);
static ngx_int_t ngx_responses_deliver_unread(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);
static ngx_int_t ngx_responses_deliver_hides(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);
static ngx_int_t ngx_responses_deliver_shown(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);
static ngx_int_t ngx_responses_deliver_fields(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);


/* what rules do with an event that is shown, in this order */

static const struct {
    ngx_uint_t                kinds;       /* bits */
    ngx_responses_deliver_pt  apply;
} ngx_responses_deliver_rules[] = {

    { ngx_responses_ruleset_bit(SIGN), ngx_responses_sign_event },

    { ngx_responses_ruleset_bit(REWRITE_TEXT), ngx_responses_rewrite },

    { ngx_responses_ruleset_bit(HIDE_FIELD)
      | ngx_responses_ruleset_bit(SET_FIELD), ngx_responses_deliver_fields },

    { 0, NULL }
};


ngx_int_t
ngx_responses_deliver(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    ngx_int_t   rc;
    ngx_uint_t  adds;

    if (engine->ruleset == NULL) {
        return ngx_responses_deliver_shown(engine, ev);
    }

    rc = ngx_responses_deliver_read(engine, ev);

    if (rc != NGX_OK) {
        return rc;
    }

    rc = ngx_responses_deliver_hides(engine, ev);
    adds = ngx_responses_ruleset_adds(engine);

    if (rc == NGX_ERROR
        || (adds && ngx_responses_add_beside(engine, ev->type, &ev->name, 1)
                    != NGX_OK))
    {
        return NGX_ERROR;
    }

    if (rc == NGX_OK && ngx_responses_deliver_shown(engine, ev) != NGX_OK) {
        return NGX_ERROR;
    }

    /* events that are added after one that is hidden take its place */

    if (adds
        && ngx_responses_add_beside(engine, ev->type, &ev->name, 0) != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (rc == NGX_DECLINED && ev->origin == NGX_RESPONSES_UPSTREAM) {
        ngx_responses_account(engine, NGX_RESPONSES_HIDDEN, &ev->name);
    }

    return rc;
}


/*
 * Rules find the values which the client would get after the repairs.  NGX_OK,
 * NGX_ABORT: they cannot be read, or NGX_ERROR.
 */

static ngx_int_t
ngx_responses_deliver_read(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    if (!ev->unread || !ngx_responses_ruleset_reads(engine)) {
        return NGX_OK;
    }

    switch (ngx_responses_event_reread(ev)) {

    case NGX_OK:
        return NGX_OK;

    case NGX_DECLINED:
        return ngx_responses_deliver_unread(engine, ev);
    }

    return NGX_ERROR;
}


/* it may contain what rules hide */

static ngx_int_t
ngx_responses_deliver_unread(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    if (ev->origin == NGX_RESPONSES_UPSTREAM) {
        engine->usage.oversize++;
        ngx_responses_account(engine, NGX_RESPONSES_HIDDEN, &ev->name);
    }

    if (ngx_responses_redact_lose(engine, NULL) == NGX_OK) {
        return NGX_ABORT;
    }

    return NGX_ERROR;
}


/* NGX_OK: it is shown, NGX_DECLINED: a rule hides it, or NGX_ERROR */

static ngx_int_t
ngx_responses_deliver_hides(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    ngx_uint_t  redacts;

    redacts = ngx_responses_ruleset_has(engine, REDACT);

    if (redacts && ngx_responses_redact_rest(engine, ev) != NGX_OK) {
        return NGX_ERROR;
    }

    if (ngx_responses_decide_event(engine, ev)) {
        return NGX_DECLINED;
    }

    if (redacts) {
        return ngx_responses_redact(engine, ev);
    }

    return NGX_OK;
}


static ngx_int_t
ngx_responses_deliver_shown(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    ngx_uint_t  i, kinds;

    kinds = engine->ruleset ? engine->ruleset->kinds : 0;

    for (i = 0; ngx_responses_deliver_rules[i].kinds; i++) {

        if ((kinds & ngx_responses_deliver_rules[i].kinds)
            && ngx_responses_deliver_rules[i].apply(engine, ev) != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    if (ngx_responses_engine_eugpt(engine)
        && ngx_responses_summary(engine, ev) != NGX_OK)
    {
        return NGX_ERROR;
    }

    return ngx_responses_send_event(engine, ev);
}


static ngx_int_t
ngx_responses_deliver_fields(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    return ngx_responses_field(engine, ev, 0, ngx_responses_str(""));
}
