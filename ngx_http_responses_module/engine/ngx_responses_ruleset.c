
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The rules of one stream: which conditions hold, and what rules do to which
 * paths.
 *
 * Never reads an event.  Invariant: conditions are evaluated once, except
 * those of added events, so that a rule holds for the whole stream or never.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_ruleset.h"


static void ngx_responses_ruleset_ask(ngx_responses_ruleset_t *rs);


ngx_int_t
ngx_responses_ruleset_init(ngx_responses_engine_t *engine, void *data)
{
    u_char                       *p;
    size_t                        n;
    ngx_responses_ruleset_t      *rs;
    const ngx_responses_rules_t  *rules;

    rules = engine->conf->rules;
    n = rules->list.nelts + rules->ids + ngx_responses_type_rows();

    rs = engine->mem->alloc(engine->mem->data,
                            sizeof(ngx_responses_ruleset_t) + n);
    if (rs == NULL) {
        return NGX_ERROR;
    }

    ngx_memzero(rs, sizeof(ngx_responses_ruleset_t) + n);

    rs->rules = rules;
    rs->data = data;

    p = (u_char *) rs + sizeof(ngx_responses_ruleset_t);

    rs->active = p;
    rs->ids = rs->active + rules->list.nelts;
    rs->types = rs->ids + rules->ids;

    engine->ruleset = rs;

    ngx_responses_ruleset_ask(rs);
    ngx_responses_decide_types(engine);

    return NGX_OK;
}


static void
ngx_responses_ruleset_ask(ngx_responses_ruleset_t *rs)
{
    ngx_uint_t             i, n;
    ngx_responses_rule_t  *rule;

    rule = rs->rules->list.elts;

    for (i = 0; i < rs->rules->list.nelts; i++) {

        switch (rule[i].kind) {

        case NGX_RESPONSES_RULE_ADD_EVENT:
        case NGX_RESPONSES_RULE_ROUTING:
            rs->active[i] = 1;
            continue;

        default:
            rs->active[i] = (rule[i].cond == NULL
                             || rs->rules->hooks->holds(rs->data,
                                                        rule[i].cond));
        }

        if (!rs->active[i]) {
            continue;
        }

        rs->kinds |= 1 << rule[i].kind;

        switch (rule[i].kind) {

        case NGX_RESPONSES_RULE_HIDE_FIELD:
            rs->ids[rule[i].id] |= NGX_RESPONSES_RULESET_HIDE;

            if (rule[i].output) {
                rs->ids[rule[i].output] |= NGX_RESPONSES_RULESET_HIDE;
            }

            break;

        case NGX_RESPONSES_RULE_SET_FIELD:
            rs->ids[rule[i].id] |= NGX_RESPONSES_RULESET_SET;
            rs->ids[rule[i].parent] |= NGX_RESPONSES_RULESET_SET;

            /* of several rules for one path, the last one is used */

            for (n = rs->rules->first[rule[i].kind]; n < i; n++) {
                rs->active[n] &= (rule[n].id != rule[i].id);
            }

            break;

        default:
            break;
        }
    }
}


void
ngx_responses_ruleset_free(ngx_responses_engine_t *engine)
{
    if (engine->ruleset) {
        ngx_responses_redact_free(engine);
        engine->mem->free(engine->mem->data, engine->ruleset);
        engine->ruleset = NULL;
    }
}
