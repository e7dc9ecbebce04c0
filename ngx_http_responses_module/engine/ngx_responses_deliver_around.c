
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
    const ngx_responses_type_t *type, ngx_str_t *name)
{
    return (ngx_responses_deliver_pending(engine, type) == NGX_OK)
           ? ngx_responses_add_before(engine, type, name) : NGX_ERROR;
}


ngx_int_t
ngx_responses_deliver_after(ngx_responses_engine_t *engine,
    const ngx_responses_type_t *type, ngx_str_t *name)
{
    if (ngx_responses_engine_ends(engine, type)) {
        return NGX_OK;
    }

    if (type->id == NGX_RESPONSES_CREATED
        && ngx_responses_rules_any(engine->ruleset->rules,
                                   NGX_RESPONSES_RULE_ROUTING))
    {
        engine->ruleset->pending = 1;
        return NGX_OK;
    }

    return ngx_responses_add_after(engine, type, name);
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
