
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Ids of responses, which are sent as the caller signs them.
 *
 * Never changes the state, which keeps the id of the upstream: repairs compare
 * it.  Invariant: where ids are signed, that of the response is sent in no
 * member whose name ends with "id", and an id that is not read as a string is
 * not sent.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_edit.h"
#include "core/ngx_responses_text.h"
#include "engine/ngx_responses_ruleset.h"


static ngx_int_t ngx_responses_sign_same(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_str_t id);
static ngx_int_t ngx_responses_sign_node(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t node);


ngx_int_t
ngx_responses_sign_event(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    ngx_str_t   id;
    ngx_uint_t  node;

    if (!ngx_responses_ruleset_has(engine, SIGN)) {
        return NGX_OK;
    }

    node = ev->member[NGX_RESPONSES_M_RESPONSE];

    if (node && ngx_responses_sign_response(engine, ev, node) != NGX_OK) {
        return NGX_ERROR;
    }

    /* an event may come before the id is known */

    node = ev->member[NGX_RESPONSES_M_ID];
    id = ngx_responses_event_string(ev, node);

    if (id.len > 5 && ngx_memcmp(id.data, "resp_", 5) == 0
        && ngx_responses_sign_node(engine, ev, node) != NGX_OK)
    {
        return NGX_ERROR;
    }

    ngx_responses_each(ev, 0, "response_id", node) {

        if (ngx_responses_sign_node(engine, ev, node) != NGX_OK) {
            return NGX_ERROR;
        }
    }

    return ngx_responses_sign_same(engine, ev, engine->state.id);
}


ngx_int_t
ngx_responses_sign_response(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t node)
{
    ngx_str_t   id;
    ngx_uint_t  i;

    if (!ngx_responses_ruleset_has(engine, SIGN)) {
        return NGX_OK;
    }

    id = ngx_responses_get_string(ev, node, "id");

    ngx_responses_each(ev, node, "id", i) {

        if (ngx_responses_sign_node(engine, ev, i) != NGX_OK) {
            return NGX_ERROR;
        }
    }

    ngx_responses_each(ev, node, "previous_response_id", i) {

        if (ngx_responses_sign_node(engine, ev, i) != NGX_OK) {
            return NGX_ERROR;
        }
    }

    return ngx_responses_sign_same(engine, ev, id);
}


/*
 * Some servers name the response in its items or in their own events.  A
 * text is never taken for an id.
 */

static ngx_int_t
ngx_responses_sign_same(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_str_t id)
{
    u_char                *name;
    ngx_str_t              text;
    ngx_uint_t             i;
    ngx_responses_node_t  *node;

    if (id.len == 0) {
        return NGX_OK;
    }

    for (i = 1; i < ev->json.n; i++) {
        node = &ev->json.nodes[i];

        if (node->kind != NGX_RESPONSES_JSON_STRING
            || node->end - node->start != id.len + 2 || node->name_len < 2)
        {
            continue;
        }

        name = ev->data + node->name + node->name_len;
        text = ngx_responses_event_string(ev, i);

        if (name[-2] == 'i' && name[-1] == 'd'
            && ngx_responses_str_eq(text, id)
            && ngx_responses_sign_node(engine, ev, i) != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    return NGX_OK;
}


static ngx_int_t
ngx_responses_sign_node(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t node)
{
    ngx_str_t                 text;
    ngx_uint_t                kind;
    ngx_responses_mem_t      *mem;
    ngx_responses_rule_t     *rule;
    ngx_responses_buf_t      *texts;
    ngx_responses_ruleset_t  *rs;

    if (ngx_responses_event_last(ev, node, NGX_RESPONSES_EDIT_REMOVE)) {
        return NGX_OK;
    }

    kind = ngx_responses_event_kind(ev, node);
    text = ngx_responses_event_string(ev, node);

    if (kind == NGX_RESPONSES_JSON_NULL
        || (kind == NGX_RESPONSES_JSON_STRING && text.len == 0))
    {
        return NGX_OK;
    }

    if (kind != NGX_RESPONSES_JSON_STRING) {
        ngx_responses_event_set(ev, node, ngx_responses_str("null"));
        return NGX_OK;
    }

    rs = engine->ruleset;
    rule = rs->rules->list.elts;
    rule += rs->rules->first[NGX_RESPONSES_RULE_SIGN];

    mem = &engine->worker->mem;
    texts = engine->worker->texts;

    if (ngx_responses_text_decode(mem, &texts[0], text.data, text.len)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    text = ngx_responses_buf_text(&texts[0]);
    texts[1].len = 0;

    if (rs->rules->hooks->sign(rs->data, rule->value.value, text, mem,
                               &texts[1])
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    return (ngx_responses_field_text(engine, ev, node, 1) == NGX_ERROR)
           ? NGX_ERROR : NGX_OK;
}
