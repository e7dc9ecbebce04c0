
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Events of the user's own, and the routing event, which is one of them
 * with a place and a form of its own.
 *
 * Values come from requests and upstreams: each is written as a JSON string
 * or judged to be one whole JSON value.  Invariant: whatever they are, an
 * event is one frame and one valid object, or is not sent.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_writer.h"
#include "engine/ngx_responses_shape.h"
#include "engine/ngx_responses_synth.h"


static ngx_int_t ngx_responses_add_beside(ngx_responses_engine_t *engine,
    const ngx_responses_type_t *type, ngx_str_t *name, ngx_uint_t before);
static ngx_uint_t ngx_responses_add_same(const ngx_str_t *a,
    const ngx_str_t *b);
static ngx_int_t ngx_responses_add_rule(ngx_responses_engine_t *engine,
    ngx_responses_add_rule_t *rule);
static ngx_int_t ngx_responses_add_begin(ngx_responses_engine_t *engine,
    ngx_str_t *type);
static ngx_int_t ngx_responses_add_end(ngx_responses_engine_t *engine);


ngx_int_t
ngx_responses_add_before(ngx_responses_engine_t *engine,
    const ngx_responses_type_t *type, ngx_str_t *name)
{
    return ngx_responses_add_beside(engine, type, name, 1);
}


ngx_int_t
ngx_responses_add_after(ngx_responses_engine_t *engine,
    const ngx_responses_type_t *type, ngx_str_t *name)
{
    return ngx_responses_add_beside(engine, type, name, 0);
}


static ngx_int_t
ngx_responses_add_beside(ngx_responses_engine_t *engine,
    const ngx_responses_type_t *type, ngx_str_t *name, ngx_uint_t before)
{
    ngx_uint_t                 i;
    ngx_responses_shape_t     *shape;
    ngx_responses_add_rule_t  *rule;

    shape = engine->shape;
    rule = shape->rules->adds.elts;

    for (i = 0; i < shape->rules->adds.nelts; i++) {

        if (rule[i].before != before
            || (shape->fired[i] && !rule[i].each)
            || (!ngx_responses_add_same(&rule[i].anchor, name)
                && !ngx_responses_add_same(&rule[i].anchor, &type->name)))
        {
            continue;
        }

        if (rule[i].cond
            && !shape->rules->hooks->holds(shape->outside, rule[i].cond))
        {
            continue;
        }

        shape->fired[i] = 1;

        if (ngx_responses_add_rule(engine, &rule[i]) == NGX_ERROR) {
            return NGX_ERROR;
        }
    }

    return NGX_OK;
}


static ngx_uint_t
ngx_responses_add_same(const ngx_str_t *a, const ngx_str_t *b)
{
    return a->len == b->len && ngx_memcmp(a->data, b->data, a->len) == 0;
}


ngx_int_t
ngx_responses_add_routing(ngx_responses_engine_t *engine,
    const ngx_responses_type_t *next)
{
    ngx_int_t                  rc;
    ngx_uint_t                 i;
    ngx_responses_shape_t     *shape;
    ngx_responses_add_rule_t  *rule;

    shape = engine->shape;
    rule = shape->rules->routings.elts;

    if (next->id == NGX_RESPONSES_ROUTING) {
        return NGX_OK;
    }

    for (i = 0; i < shape->rules->routings.nelts; i++) {

        if (rule[i].cond
            && !shape->rules->hooks->holds(shape->outside, rule[i].cond))
        {
            continue;
        }

        rc = ngx_responses_add_rule(engine, &rule[i]);

        if (rc != NGX_DECLINED) {
            return rc;
        }
    }

    return NGX_OK;
}


/* NGX_DECLINED: a value is no JSON, or an event has none at all */

static ngx_int_t
ngx_responses_add_rule(ngx_responses_engine_t *engine,
    ngx_responses_add_rule_t *rule)
{
    ngx_int_t              rc;
    ngx_uint_t             i;
    ngx_responses_buf_t   *added, *word;
    ngx_responses_mem_t   *mem;
    ngx_responses_pair_t  *pair;

    mem = &engine->worker->mem;
    added = &engine->worker->desk.added;
    word = &engine->worker->desk.word;

    if (ngx_responses_add_begin(engine, &rule->type) != NGX_OK) {
        return NGX_ERROR;
    }

    pair = rule->pairs.elts;

    for (i = 0; i < rule->pairs.nelts; i++) {
        word->len = 0;

        rc = ngx_responses_add_value(engine, &pair[i].value, &rule->type);

        if (rc != NGX_OK) {
            return rc;
        }

        if (pair[i].optional && word->len == 2) {

            /* where the request goes is what the event is about */

            if (i == 0) {
                return NGX_DECLINED;
            }

            continue;
        }

        if (i == 0 && pair[i].optional) {
            ngx_responses_usage_set(&engine->usage, NGX_RESPONSES_M_MODEL_ID,
                                    word->start, word->len);
        }

        if (ngx_responses_buf_append(mem, added, (u_char *) ",\"", 2)
            != NGX_OK
            || ngx_responses_buf_append(mem, added, pair[i].key.data,
                                        pair[i].key.len)
               != NGX_OK
            || ngx_responses_buf_append(mem, added, (u_char *) "\":", 2)
               != NGX_OK
            || ngx_responses_buf_append(mem, added, word->start, word->len)
               != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    return ngx_responses_add_end(engine);
}


ngx_int_t
ngx_responses_add_plain(ngx_responses_engine_t *engine,
    ngx_responses_type_e type)
{
    ngx_str_t  name;

    name = ngx_responses_type(type)->name;

    if (ngx_responses_add_begin(engine, &name) != NGX_OK) {
        return NGX_ERROR;
    }

    return ngx_responses_add_end(engine);
}


static ngx_int_t
ngx_responses_add_begin(ngx_responses_engine_t *engine, ngx_str_t *type)
{
    ngx_responses_buf_t     *added;
    ngx_responses_writer_t   w;

    added = &engine->worker->desk.added;
    added->len = 0;

    if (ngx_responses_buf_reserve(&engine->worker->mem, added,
                                  4 * NGX_RESPONSES_NAME_LEN)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    ngx_responses_writer_init(&w, added->start, added->size);
    ngx_responses_synth_head(&w, engine, type);

    added->len = w.pos - w.start;

    return NGX_OK;
}


static ngx_int_t
ngx_responses_add_end(ngx_responses_engine_t *engine)
{
    ngx_responses_buf_t  *added;

    added = &engine->worker->desk.added;

    if (ngx_responses_buf_append(&engine->worker->mem, added,
                                 (u_char *) "}\n\n", 3)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    engine->next++;
    engine->usage.added++;

    return ngx_responses_engine_write(engine, added->start, added->len);
}


ngx_int_t
ngx_responses_add_value(ngx_responses_engine_t *engine,
    ngx_responses_value_t *value, ngx_str_t *rule)
{
    ngx_int_t                     rc;
    ngx_str_t                     text;
    ngx_responses_mem_t          *mem;
    ngx_responses_desk_t         *desk;
    ngx_responses_writer_t        w;
    const ngx_responses_hooks_t  *hooks;

    desk = &engine->worker->desk;
    mem = &engine->worker->mem;
    hooks = engine->shape->rules->hooks;

    if (value->value == NULL) {
        return ngx_responses_buf_append(mem, &desk->word, value->constant.data,
                                        value->constant.len);
    }

    desk->text[0].len = 0;

    if (hooks->value(engine->shape->outside, value->value, mem,
                     &desk->text[0])
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    text.data = desk->text[0].start;
    text.len = desk->text[0].len;

    if (value->json) {
        rc = ngx_responses_rule_judge(engine->worker->json, mem, &desk->value,
                                      &desk->word, &text);

        if (rc == NGX_DECLINED) {
            hooks->invalid(engine->shape->outside, rule, &text);
        }

        return rc;
    }

    /* a byte is six at most, written as an escape */

    if (ngx_responses_buf_reserve(mem, &desk->word, text.len * 6 + 2)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    ngx_responses_writer_init(&w, desk->word.start, desk->word.size);
    ngx_responses_write_string(&w, text.data, text.len);

    desk->word.len = w.pos - w.start;

    return NGX_OK;
}
