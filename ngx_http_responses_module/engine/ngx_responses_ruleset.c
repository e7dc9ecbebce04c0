
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The rules as one stream has them: which conditions hold, and what rules do
 * to which paths.
 *
 * Conditions are asked for once.  Never looks at an event.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_ruleset.h"


static void ngx_responses_ruleset_ask(ngx_responses_ruleset_t *rs,
    const ngx_array_t *rules, u_char *holds);
static void ngx_responses_ruleset_fields(ngx_responses_ruleset_t *rs);
static void ngx_responses_ruleset_reads(ngx_responses_ruleset_t *rs);


ngx_int_t
ngx_responses_ruleset_init(ngx_responses_engine_t *engine, void *data)
{
    u_char                       *p;
    size_t                        n;
    ngx_uint_t                    i;
    ngx_responses_ruleset_t      *rs;
    const ngx_responses_rules_t  *rules;

    rules = engine->conf->rules;

    n = rules->hide.nelts + rules->pass.nelts + rules->items.nelts
        + rules->fields.nelts + rules->adds.nelts + rules->ids;

    rs = engine->mem.alloc(engine->mem.data,
                           sizeof(ngx_responses_ruleset_t) + n);
    if (rs == NULL) {
        return NGX_ERROR;
    }

    ngx_memzero(rs, sizeof(ngx_responses_ruleset_t) + n);

    rs->rules = rules;
    rs->data = data;
    rs->items_overflow = NGX_RESPONSES_NO_INDEX;

    p = (u_char *) rs + sizeof(ngx_responses_ruleset_t);

    rs->hide = p;
    rs->pass = rs->hide + rules->hide.nelts;
    rs->items = rs->pass + rules->pass.nelts;
    rs->fields = rs->items + rules->items.nelts;
    rs->fired = rs->fields + rules->fields.nelts;
    rs->ids = rs->fired + rules->adds.nelts;

    engine->ruleset = rs;

    ngx_responses_ruleset_ask(rs, &rules->hide, rs->hide);
    ngx_responses_ruleset_ask(rs, &rules->pass, rs->pass);
    ngx_responses_ruleset_ask(rs, &rules->items, rs->items);

    ngx_responses_ruleset_fields(rs);
    ngx_responses_ruleset_reads(rs);

    ngx_responses_decide_types(engine);

    rs->hides = (rs->hide_fields || rs->hide_items || rs->pass_only);

    for (i = 0; i < rules->hide.nelts; i++) {
        rs->hides |= rs->hide[i];
    }

    return NGX_OK;
}


static void
ngx_responses_ruleset_ask(ngx_responses_ruleset_t *rs,
    const ngx_array_t *rules, u_char *holds)
{
    ngx_uint_t                  i;
    ngx_responses_name_rule_t  *rule;

    rule = rules->elts;

    for (i = 0; i < rules->nelts; i++) {
        holds[i] = (rule[i].cond == NULL
                    || rs->rules->hooks->holds(rs->data, rule[i].cond));
    }
}


static void
ngx_responses_ruleset_fields(ngx_responses_ruleset_t *rs)
{
    ngx_uint_t                   i;
    ngx_responses_field_rule_t  *rule;

    rule = rs->rules->fields.elts;

    for (i = 0; i < rs->rules->fields.nelts; i++) {
        rs->fields[i] = (rule[i].cond == NULL
                         || rs->rules->hooks->holds(rs->data, rule[i].cond));

        if (!rs->fields[i]) {
            continue;
        }

        if (!rule[i].set) {
            rs->ids[rule[i].id] |= NGX_RESPONSES_RULESET_HIDE;
            rs->hide_fields = 1;
            continue;
        }

        rs->ids[rule[i].id] |= NGX_RESPONSES_RULESET_SET;
        rs->ids[rule[i].parent] |= NGX_RESPONSES_RULESET_SET;
        rs->set_fields = 1;
    }
}


/* what rules of other kinds look at */

static void
ngx_responses_ruleset_reads(ngx_responses_ruleset_t *rs)
{
    ngx_uint_t                       i;
    const ngx_responses_rules_t     *rules;
    const ngx_responses_text_ids_t  *ids;

    rules = rs->rules;

    if (rules->items.nelts) {
        rs->ids[NGX_RESPONSES_M_OUTPUT_INDEX] |= NGX_RESPONSES_RULESET_READ;
        rs->ids[NGX_RESPONSES_M_ITEM_ID] |= NGX_RESPONSES_RULESET_READ;
        rs->ids[NGX_RESPONSES_M_ITEM_TYPE] |= NGX_RESPONSES_RULESET_READ;
        rs->ids[rules->item_id] |= NGX_RESPONSES_RULESET_READ;
        rs->ids[rules->output_item] |= NGX_RESPONSES_RULESET_READ;
        rs->ids[rules->output_type] |= NGX_RESPONSES_RULESET_READ;
    }

    if (rules->rewrite || rules->rewrites.nelts) {
        rs->ids[NGX_RESPONSES_M_OUTPUT_INDEX] |= NGX_RESPONSES_RULESET_READ;
        rs->ids[NGX_RESPONSES_M_CONTENT_INDEX] |= NGX_RESPONSES_RULESET_READ;
        rs->ids[NGX_RESPONSES_M_DELTA] |= NGX_RESPONSES_RULESET_READ;
        rs->ids[NGX_RESPONSES_M_TEXT] |= NGX_RESPONSES_RULESET_READ;
    }

    for (i = 0; i < NGX_RESPONSES_RULE_TEXTS && rules->rewrites.nelts; i++) {
        ids = &rules->texts[i];

        rs->ids[ids->part] |= NGX_RESPONSES_RULESET_READ;
        rs->ids[ids->type] |= NGX_RESPONSES_RULESET_READ;
        rs->ids[ids->text] |= NGX_RESPONSES_RULESET_READ;
    }
}


void
ngx_responses_ruleset_free(ngx_responses_engine_t *engine)
{
    ngx_uint_t                    i, n;
    ngx_responses_mem_t          *mem;
    ngx_responses_ruleset_t      *rs;
    ngx_responses_hidden_item_t  *item;

    mem = &engine->mem;
    rs = engine->ruleset;

    if (rs == NULL) {
        return;
    }

    item = (ngx_responses_hidden_item_t *) rs->hidden.start;
    n = rs->hidden.len / sizeof(ngx_responses_hidden_item_t);

    for (i = 0; i < n; i++) {
        if (item[i].id.data) {
            mem->free(mem->data, item[i].id.data);
        }
    }

    ngx_responses_buf_free(mem, &rs->hidden);
    ngx_responses_buf_free(mem, &rs->spelled);

    mem->free(mem->data, rs);
    engine->ruleset = NULL;
}
