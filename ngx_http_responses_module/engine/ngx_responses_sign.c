
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Ids of responses, which are sent as the caller signs them.
 *
 * Never changes the state, which keeps the id of the upstream: repairs compare
 * it.  Invariant: where ids are signed, that of the response is sent in no
 * member whose name ends with "id", nor in "response_id" of an item, and an id
 * that is not read as a string is not sent.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_edit.h"
#include "core/ngx_responses_text.h"
#include "engine/ngx_responses_ruleset.h"


static ngx_int_t ngx_responses_sign_item(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t item, ngx_str_t id);
static ngx_int_t ngx_responses_sign_same(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_str_t id);
static ngx_int_t ngx_responses_sign_all(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_str_t id);
static ngx_uint_t ngx_responses_sign_named(ngx_responses_event_t *ev,
    ngx_responses_node_t *node);
static ngx_uint_t ngx_responses_sign_begins(ngx_str_t text);
static ngx_int_t ngx_responses_sign_node(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t node);
static ngx_int_t ngx_responses_sign_set(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t node, ngx_str_t id);


ngx_int_t
ngx_responses_sign_event(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    ngx_str_t              id;
    ngx_uint_t             node;
    ngx_responses_word_t  *word;

    node = ev->member[NGX_RESPONSES_M_RESPONSE];

    if (node && ngx_responses_sign_response(engine, ev, node) != NGX_OK) {
        return NGX_ERROR;
    }

    /* an event may come before the id is known */

    node = ev->member[NGX_RESPONSES_M_ID];

    if (ngx_responses_sign_begins(ngx_responses_event_string(ev, node))
        && ngx_responses_sign_node(engine, ev, node) != NGX_OK)
    {
        return NGX_ERROR;
    }

    ngx_responses_each(ev, 0, RESPONSE_ID, node) {

        if (ngx_responses_sign_node(engine, ev, node) != NGX_OK) {
            return NGX_ERROR;
        }
    }

    ngx_responses_each(ev, 0, ITEM, node) {

        if (ngx_responses_sign_item(engine, ev, node, engine->state.id)
            != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    if (ngx_responses_sign_same(engine, ev, engine->state.id) != NGX_OK) {
        return NGX_ERROR;
    }

    /* that of the upstream may have come when clients had another one */

    if (engine->usage.failed) {
        return NGX_ERROR;
    }

    word = engine->usage.words[NGX_RESPONSES_WORD_ID];

    id.data = word->data;
    id.len = word->len;

    if (ngx_responses_str_eq(id, engine->state.id)) {
        return NGX_OK;
    }

    return ngx_responses_sign_all(engine, ev, id);
}


ngx_int_t
ngx_responses_sign_response(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t node)
{
    ngx_str_t   id;
    ngx_uint_t  i, output;

    if (!ngx_responses_ruleset_has(engine, SIGN)) {
        return NGX_OK;
    }

    id = ngx_responses_get_string(ev, node, ID);

    ngx_responses_each(ev, node, ID, i) {

        if (ngx_responses_sign_node(engine, ev, i) != NGX_OK) {
            return NGX_ERROR;
        }
    }

    ngx_responses_each(ev, node, PREVIOUS_RESPONSE_ID, i) {

        if (ngx_responses_sign_node(engine, ev, i) != NGX_OK) {
            return NGX_ERROR;
        }
    }

    ngx_responses_each(ev, node, OUTPUT, output) {

        for (i = ngx_responses_event_first(ev, output);
             i;
             i = ngx_responses_event_next(ev, output, i))
        {
            if (ngx_responses_sign_item(engine, ev, i, id) != NGX_OK) {
                return NGX_ERROR;
            }
        }
    }

    return ngx_responses_sign_same(engine, ev, id);
}


/*
 * An item is one of its response, whatever id it names: the client gets that
 * of the response, which may not be known as the upstream's.
 */

static ngx_int_t
ngx_responses_sign_item(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t item, ngx_str_t id)
{
    ngx_uint_t  node;

    if (ngx_responses_event_kind(ev, item) != NGX_RESPONSES_JSON_OBJECT) {
        return NGX_OK;
    }

    ngx_responses_each(ev, item, RESPONSE_ID, node) {

        if (ngx_responses_sign_set(engine, ev, node, id) != NGX_OK) {
            return NGX_ERROR;
        }
    }

    return NGX_OK;
}


/*
 * Some servers name the response in its items or in their own events.  A
 * text is never taken for an id.  The id is as it is in JSON.
 */

static ngx_int_t
ngx_responses_sign_same(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_str_t id)
{
    ngx_int_t            rc;
    ngx_responses_buf_t  buf;

    if (id.len == 0 || memchr(id.data, '\\', id.len) == NULL) {
        return ngx_responses_sign_all(engine, ev, id);
    }

    ngx_memzero(&buf, sizeof(ngx_responses_buf_t));

    rc = ngx_responses_text_decode(&engine->worker->mem, &buf, id.data,
                                   id.len);

    if (rc == NGX_OK) {
        rc = ngx_responses_sign_all(engine, ev, ngx_responses_buf_text(&buf));
    }

    ngx_responses_buf_free(&engine->worker->mem, &buf);

    return rc;
}


static ngx_int_t
ngx_responses_sign_all(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_str_t id)
{
    ngx_str_t              text;
    ngx_uint_t             i;
    ngx_responses_node_t  *node;

    if (id.len == 0) {
        return NGX_OK;
    }

    for (i = 1; i < ev->json.n; i++) {
        node = &ev->json.nodes[i];

        if (node->kind != NGX_RESPONSES_JSON_STRING
            || node->end - node->start < id.len + 2
            || !ngx_responses_sign_named(ev, node))
        {
            continue;
        }

        text = ngx_responses_event_string(ev, i);

        if (text.data
            && ngx_responses_text_is(text.data, text.len, id.data, id.len)
            && ngx_responses_sign_node(engine, ev, i) != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    return NGX_OK;
}


/* whether the name of a member ends with "id" */

static ngx_uint_t
ngx_responses_sign_named(ngx_responses_event_t *ev,
    ngx_responses_node_t *node)
{
    u_char    *p, *last;
    uint32_t   c, before;

    if (node->name_len < 2) {
        return 0;
    }

    p = ev->data + node->name;
    last = p + node->name_len;

    if (!node->escaped) {
        return last[-2] == 'i' && last[-1] == 'd';
    }

    /* of a longer name the end is not known */

    if (node->name_len == 0xffff) {
        return 1;
    }

    c = 0;

    do {
        before = c;
        p = ngx_responses_text_char(p, last, &c);
    } while (p < last);

    return before == 'i' && c == 'd';
}


static ngx_uint_t
ngx_responses_sign_begins(ngx_str_t text)
{
    size_t     i;
    u_char    *p, *last;
    uint32_t   c;

    static const u_char  prefix[] = "resp_";

    p = text.data;
    last = p + text.len;

    for (i = 0; i < sizeof(prefix) - 1; i++) {

        if (p == last) {
            return 0;
        }

        p = ngx_responses_text_char(p, last, &c);

        if (c != prefix[i]) {
            return 0;
        }
    }

    return p < last;
}


static ngx_int_t
ngx_responses_sign_node(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t node)
{
    return ngx_responses_sign_set(engine, ev, node,
                                  ngx_responses_event_string(ev, node));
}


/* the value becomes an id, signed, unless there was none */

static ngx_int_t
ngx_responses_sign_set(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t node, ngx_str_t id)
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

    if (kind != NGX_RESPONSES_JSON_STRING || id.len == 0) {
        ngx_responses_event_set(ev, node, ngx_responses_str("null"));
        return NGX_OK;
    }

    rs = engine->ruleset;
    rule = rs->rules->list.elts;
    rule += rs->rules->first[NGX_RESPONSES_RULE_SIGN];

    mem = &engine->worker->mem;
    texts = engine->worker->texts;

    if (ngx_responses_text_decode(mem, &texts[0], id.data, id.len) != NGX_OK) {
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

    if (ngx_responses_field_text(engine, ev, node, 1) == NGX_ERROR) {
        return NGX_ERROR;
    }

    return NGX_OK;
}
