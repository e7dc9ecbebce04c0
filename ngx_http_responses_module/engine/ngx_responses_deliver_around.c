
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * What is around an event that is delivered: the decision whether it is
 * hidden, and the events of the user that are sent before and after it.
 *
 * Never edits or writes an event, never decides.  Invariant: an event of the
 * user is sent with the event that it is added to, or in its place.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_ruleset.h"
#include "engine/ngx_responses_send.h"


ngx_int_t
ngx_responses_deliver_before(ngx_responses_engine_t *engine,
    ngx_responses_facts_t *facts)
{
    ngx_int_t                 rc;
    ngx_responses_ruleset_t  *rs;

    rs = engine->ruleset;

    rs->unread_delta |= (facts->incomplete
                         && facts->type->id == NGX_RESPONSES_TEXT_DELTA);

    rc = ngx_responses_decide(engine, facts);

    if (rc == NGX_ERROR || rc == NGX_DECLINED) {
        return rc;
    }

    if (ngx_responses_deliver_pending(engine, facts->type) != NGX_OK
        || ngx_responses_add_before(engine, facts->type, &facts->name)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (rc == NGX_OK) {
        return NGX_OK;
    }

    /* hidden: events that are added after it take its place */

    return (ngx_responses_add_after(engine, facts->type, &facts->name)
            == NGX_OK)
           ? NGX_DECLINED : NGX_ERROR;
}


ngx_int_t
ngx_responses_deliver_after(ngx_responses_engine_t *engine,
    ngx_responses_facts_t *facts)
{
    if (ngx_responses_engine_ends(engine, facts->type)) {
        return NGX_OK;
    }

    if (facts->type->id == NGX_RESPONSES_CREATED
        && ngx_responses_rules_any(engine->ruleset->rules,
                                   NGX_RESPONSES_RULE_ROUTING))
    {
        engine->ruleset->pending = 1;
        return NGX_OK;
    }

    return ngx_responses_add_after(engine, facts->type, &facts->name);
}


ngx_int_t
ngx_responses_deliver_pending(ngx_responses_engine_t *engine,
    const ngx_responses_type_t *next)
{
    const ngx_responses_type_t  *created;

    if (engine->ruleset == NULL || !engine->ruleset->pending) {
        return NGX_OK;
    }

    engine->ruleset->pending = 0;
    created = ngx_responses_type(NGX_RESPONSES_CREATED);

    if (ngx_responses_add_routing(engine, next) != NGX_OK) {
        return NGX_ERROR;
    }

    return ngx_responses_add_after(engine, created,
                                   (ngx_str_t *) &created->name);
}
