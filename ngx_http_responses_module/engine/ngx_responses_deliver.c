
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


ngx_int_t
ngx_responses_deliver(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    ngx_int_t   rc;
    ngx_str_t   base;
    ngx_uint_t  hidden;

    if (engine->ruleset == NULL) {
        if (ngx_responses_summary(engine, ev) == NGX_OK) {
            return ngx_responses_send_event(engine, ev);
        }

        return NGX_ERROR;
    }

    /* rules find the values which the client would get after the repairs */

    if (ev->unread && ngx_responses_ruleset_reads(engine)) {
        rc = ngx_responses_event_reread(ev);

    } else {
        rc = NGX_OK;
    }

    if (rc == NGX_ERROR) {
        return NGX_ERROR;
    }

    if (rc == NGX_DECLINED) {

        /* it may contain what rules hide */

        if (ev->origin == NGX_RESPONSES_UPSTREAM) {
            engine->usage.oversize++;
            ngx_responses_account(engine, NGX_RESPONSES_HIDDEN, &ev->name);
        }

        if (ngx_responses_redact_lose(engine, NULL) == NGX_OK) {
            return NGX_ABORT;
        }

        return NGX_ERROR;
    }

    if (ngx_responses_redact_rest(engine, ev) != NGX_OK) {
        return NGX_ERROR;
    }

    ngx_str_set(&base, "");

    hidden = ngx_responses_decide_event(engine, ev);

    rc = hidden ? NGX_OK : ngx_responses_redact(engine, ev);

    if (rc == NGX_ERROR) {
        return NGX_ERROR;
    }

    hidden |= (rc == NGX_DECLINED);

    if (ngx_responses_add_beside(engine, ev->type, &ev->name, 1) != NGX_OK) {
        return NGX_ERROR;
    }

    if (!hidden
        && (ngx_responses_sign_event(engine, ev) != NGX_OK
            || ngx_responses_rewrite(engine, ev) != NGX_OK
            || ngx_responses_field(engine, ev, 0, base) != NGX_OK
            || ngx_responses_summary(engine, ev) != NGX_OK
            || ngx_responses_send_event(engine, ev) != NGX_OK))
    {
        return NGX_ERROR;
    }

    /* events that are added after one that is hidden take its place */

    if (ngx_responses_add_beside(engine, ev->type, &ev->name, 0) != NGX_OK) {
        return NGX_ERROR;
    }

    if (hidden && ev->origin == NGX_RESPONSES_UPSTREAM) {
        ngx_responses_account(engine, NGX_RESPONSES_HIDDEN, &ev->name);
    }

    if (hidden) {
        return NGX_DECLINED;
    }

    return NGX_OK;
}
