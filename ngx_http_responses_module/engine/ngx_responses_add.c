
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Events that the user adds; the routing event is one of them.
 *
 * Values of requests and upstreams are written as a JSON string, or validated
 * as one JSON value.  Never changes another event.  Invariant: an event that
 * is added is one frame and one valid object, or is not sent.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_writer.h"
#include "engine/ngx_responses_ruleset.h"
#include "engine/ngx_responses_send.h"


static ngx_int_t ngx_responses_add_rule(ngx_responses_engine_t *engine,
    ngx_responses_rule_t *rule);
static ngx_int_t ngx_responses_add_json(ngx_responses_engine_t *engine,
    ngx_str_t *json);


ngx_int_t
ngx_responses_add_beside(ngx_responses_engine_t *engine,
    const ngx_responses_type_t *type, ngx_str_t *name, ngx_uint_t before)
{
    ngx_int_t                 rc;
    ngx_uint_t                i, routed;
    ngx_responses_rule_t     *rule;
    ngx_responses_ruleset_t  *rs;

    if (!before && ngx_responses_engine_ends(engine, type)) {
        return NGX_OK;
    }

    rs = engine->ruleset;
    rule = rs->rules->list.elts;
    routed = 0;

    for (i = rs->rules->first[NGX_RESPONSES_RULE_ROUTING];
         i < rs->rules->first[NGX_RESPONSES_RULE_ADD_EVENT + 1];
         i++)
    {
        if (!rs->active[i]
            || (!ngx_responses_str_eq(rule[i].anchor, *name)
                && !ngx_responses_str_eq(rule[i].anchor, type->name)))
        {
            continue;
        }

        rs->varies = 1;

        if (rule[i].before != before
            || (routed && rule[i].kind == NGX_RESPONSES_RULE_ROUTING))
        {
            continue;
        }

        if (rule[i].cond && !rs->rules->hooks->holds(rs->data, rule[i].cond)) {
            continue;
        }

        rs->active[i] = rule[i].each;

        rc = ngx_responses_add_rule(engine, &rule[i]);

        if (rc == NGX_ERROR) {
            return NGX_ERROR;
        }

        /* the first routing event that has a model */

        routed |= (rc == NGX_OK);
    }

    return NGX_OK;
}


/* NGX_DECLINED: a value is invalid JSON, or the routing event has no model */

static ngx_int_t
ngx_responses_add_rule(ngx_responses_engine_t *engine,
    ngx_responses_rule_t *rule)
{
    ngx_int_t                rc;
    ngx_str_t                json;
    ngx_uint_t               i;
    ngx_responses_pair_t    *pair;
    ngx_responses_worker_t  *worker;
    ngx_responses_writer_t   w;

    worker = engine->worker;

    ngx_responses_writer_grow(&w, &worker->mem, &worker->user);
    ngx_responses_send_head(engine, &w, rule->name);

    pair = rule->pairs.elts;

    for (i = 0; i < rule->pairs.nelts; i++) {

        rc = ngx_responses_add_value(engine, &pair[i].value, &rule->name,
                                     &json);
        if (rc != NGX_OK) {
            return rc;
        }

        if (pair[i].optional && json.len == 2) {

            /* the model: without it the routing event is not sent */

            if (i == 0) {
                return NGX_DECLINED;
            }

            continue;
        }

        if (i == 0 && pair[i].optional) {
            ngx_responses_usage_value(&engine->usage, NGX_RESPONSES_USAGE_WORD,
                                      NGX_RESPONSES_WORD_ROUTED_MODEL,
                                      json.data, json.len);
        }

        ngx_responses_write_lit(&w, ",\"");
        ngx_responses_write(&w, pair[i].key.data, pair[i].key.len);
        ngx_responses_write_lit(&w, "\":");
        ngx_responses_write(&w, json.data, json.len);
    }

    return ngx_responses_send_text(engine, &w, rule->name);
}


ngx_int_t
ngx_responses_add_plain(ngx_responses_engine_t *engine,
    ngx_responses_type_e type)
{
    ngx_str_t                name;
    ngx_responses_worker_t  *worker;
    ngx_responses_writer_t   w;

    worker = engine->worker;
    name = ngx_responses_type(type)->name;

    if (ngx_responses_decide_match(engine->ruleset,
                                   NGX_RESPONSES_RULE_HIDE_EVENT, &name))
    {
        return NGX_OK;
    }

    ngx_responses_writer_grow(&w, &worker->mem, &worker->user);
    ngx_responses_send_head(engine, &w, name);

    return ngx_responses_send_text(engine, &w, name);
}


ngx_int_t
ngx_responses_add_value(ngx_responses_engine_t *engine,
    ngx_responses_value_t *value, ngx_str_t *rule, ngx_str_t *json)
{
    ngx_int_t                 rc;
    ngx_str_t                 text;
    ngx_responses_buf_t      *buf;
    ngx_responses_mem_t      *mem;
    ngx_responses_ruleset_t  *rs;

    rs = engine->ruleset;

    if (value->value == NULL) {
        *json = value->constant;
        return NGX_OK;
    }

    mem = &engine->worker->mem;
    buf = &engine->worker->texts[0];
    buf->len = 0;

    if (rs->rules->hooks->value(rs->data, value->value, mem, buf) != NGX_OK) {
        return NGX_ERROR;
    }

    text = ngx_responses_buf_text(buf);

    if (value->json) {
        rc = ngx_responses_add_json(engine, &text);

        if (rc == NGX_DECLINED) {
            rs->rules->hooks->invalid(rs->data, rule, &text);
        }

        *json = text;

        return rc;
    }

    return ngx_responses_writer_string(mem, &engine->worker->value, text,
                                       json);
}


/* one value of any kind, in one line */

static ngx_int_t
ngx_responses_add_json(ngx_responses_engine_t *engine, ngx_str_t *json)
{
    ngx_int_t  rc;

    rc = ngx_responses_json_valid(
                         &engine->worker->events[NGX_RESPONSES_USER].json,
                         json->data, json->len);

    if (rc == NGX_OK) {
        ngx_responses_rule_line(json);
    }

    return rc;
}
