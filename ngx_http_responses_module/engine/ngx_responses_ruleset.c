
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The rules of one stream: which conditions hold.
 *
 * Never reads an event.  Invariant: conditions are evaluated once, except
 * those of added events, so that a rule holds for the whole stream or never.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_ruleset.h"


static void ngx_responses_ruleset_ask(ngx_responses_ruleset_t *rs);
static void ngx_responses_ruleset_last(ngx_responses_ruleset_t *rs,
    ngx_uint_t n);


ngx_int_t
ngx_responses_ruleset_init(ngx_responses_engine_t *engine, void *data)
{
    size_t                        n;
    ngx_responses_ruleset_t      *rs;
    const ngx_responses_rules_t  *rules;

    rules = engine->conf->rules;
    n = rules->list.nelts + ngx_responses_type_rows();

    rs = engine->mem->alloc(engine->mem->data,
                            sizeof(ngx_responses_ruleset_t) + n);
    if (rs == NULL) {
        return NGX_ERROR;
    }

    ngx_memzero(rs, sizeof(ngx_responses_ruleset_t) + n);

    rs->rules = rules;
    rs->data = data;

    rs->active = (u_char *) (rs + 1);
    rs->types = rs->active + rules->list.nelts;

    engine->ruleset = rs;

    ngx_responses_ruleset_ask(rs);
    ngx_responses_decide_types(engine);

    return NGX_OK;
}


static void
ngx_responses_ruleset_ask(ngx_responses_ruleset_t *rs)
{
    ngx_uint_t             i;
    ngx_responses_rule_t  *rule;

    rule = rs->rules->list.elts;

    for (i = 0; i < rs->rules->list.nelts; i++) {

        if (rule[i].does & NGX_RESPONSES_RULE_LATE) {
            rs->active[i] = 1;
            rs->kinds |= 1 << rule[i].kind;
            continue;
        }

        rs->active[i] = (rule[i].cond == NULL
                         || rs->rules->hooks->holds(rs->data, rule[i].cond));

        if (!rs->active[i]) {
            continue;
        }

        rs->kinds |= 1 << rule[i].kind;
        rs->does |= rule[i].does;

        if (rule[i].does & NGX_RESPONSES_RULE_LAST) {
            ngx_responses_ruleset_last(rs, i);
        }
    }
}


/* of rules before the n-th one, those for its path are not used */

static void
ngx_responses_ruleset_last(ngx_responses_ruleset_t *rs, ngx_uint_t n)
{
    ngx_uint_t             i;
    ngx_responses_rule_t  *rule;

    rule = rs->rules->list.elts;

    for (i = rs->rules->first[rule[n].kind]; i < n; i++) {
        rs->active[i] &= !ngx_responses_str_eq(rule[i].name, rule[n].name);
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
