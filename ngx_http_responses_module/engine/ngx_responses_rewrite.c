
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Final texts which differ from their deltas: announces texts that the
 * upstream has rewritten, and rewrites texts by rules.
 *
 * Keeps a length and a hash of each part, no text.  Never changes a delta.
 * Invariant: a text is rewritten to the same text in all places where it is.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_writer.h"
#include "core/ngx_responses_text.h"
#include "engine/ngx_responses_ruleset.h"


static ngx_int_t ngx_responses_rewrite_delta(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);
static ngx_responses_spelled_t *ngx_responses_rewrite_spelled(
    ngx_responses_engine_t *engine, ngx_responses_event_t *ev);
static ngx_int_t ngx_responses_rewrite_done(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);
static ngx_uint_t ngx_responses_rewrite_differs(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);
static ngx_int_t ngx_responses_rewrite_within(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);
static ngx_uint_t ngx_responses_rewrite_is_text(
    const ngx_responses_ruleset_walk_t *walk, ngx_uint_t type);
static ngx_uint_t ngx_responses_rewrite_is_output_text(ngx_str_t raw);
static ngx_int_t ngx_responses_rewrite_texts(ngx_responses_engine_t *engine,
    ngx_responses_ruleset_walk_t *walk, ngx_uint_t parent, ngx_uint_t id);
static ngx_int_t ngx_responses_rewrite_text(ngx_responses_engine_t *engine,
    ngx_str_t raw, ngx_str_t *json);
static ngx_int_t ngx_responses_rewrite_apply(ngx_responses_engine_t *engine,
    ngx_str_t old, ngx_uint_t *n);


#define ngx_responses_rewrite_number(ev, name)                                \
    ngx_responses_raw_number(ngx_responses_value(ev, 0, name))

#define ngx_responses_rewrite_string(ev, name)                                \
    ngx_responses_raw_string(ngx_responses_value(ev, 0, name))


ngx_int_t
ngx_responses_rewrite(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    ngx_uint_t                    any;
    const ngx_responses_rules_t  *rules;

    rules = engine->ruleset->rules;

    any = ngx_responses_rules_any(rules, NGX_RESPONSES_RULE_REWRITE_TEXT);

    if (!rules->rewrite && !any) {
        return NGX_OK;
    }

    switch (ev->type->id) {

    case NGX_RESPONSES_TEXT_DELTA:
        return ngx_responses_rewrite_delta(engine, ev);

    case NGX_RESPONSES_TEXT_DONE:
        return ngx_responses_rewrite_done(engine, ev);

    case NGX_RESPONSES_REWRITE:
        engine->ruleset->announced = 1;
        return NGX_OK;
    }

    if (!any
        || (ev->type->class != NGX_RESPONSES_CLASS_PART
            && ev->type->class != NGX_RESPONSES_CLASS_ITEM
            && ev->type->class != NGX_RESPONSES_CLASS_LIFECYCLE
            && ev->type->class != NGX_RESPONSES_CLASS_TERMINAL))
    {
        return NGX_OK;
    }

    return ngx_responses_rewrite_within(engine, ev);
}


static ngx_int_t
ngx_responses_rewrite_delta(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    ngx_str_t                 delta;
    ngx_responses_ruleset_t  *rs;
    ngx_responses_spelled_t   spelled;

    rs = engine->ruleset;

    if (!rs->rules->rewrite) {
        return NGX_OK;
    }

    rs->spelling = ngx_responses_rewrite_spelled(engine, ev);

    if (rs->spelling == NULL) {

        if (rs->spelled.len
            == engine->conf->max_items * sizeof(ngx_responses_spelled_t)
            || !ngx_responses_state_fits(&engine->state,
                                         2 * sizeof(ngx_responses_spelled_t)))
        {
            return NGX_OK;
        }

        spelled.item = ngx_responses_rewrite_number(ev, "output_index");
        spelled.part = ngx_responses_rewrite_number(ev, "content_index");
        spelled.len = 0;
        spelled.sum = NGX_RESPONSES_TEXT_SUM;

        if (ngx_responses_buf_append(engine->mem, &rs->spelled,
                                     (u_char *) &spelled,
                                     sizeof(ngx_responses_spelled_t))
            != NGX_OK)
        {
            return NGX_ERROR;
        }

        engine->state.kept += 2 * sizeof(ngx_responses_spelled_t);

        rs->spelling = ngx_responses_rewrite_spelled(engine, ev);
    }

    delta = ngx_responses_rewrite_string(ev, "delta");
    ngx_responses_rewrite_spell(rs->spelling, &delta);

    return NGX_OK;
}


static ngx_responses_spelled_t *
ngx_responses_rewrite_spelled(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    int64_t                   item, part;
    ngx_uint_t                i;
    ngx_responses_buf_t      *buf;
    ngx_responses_spelled_t  *spelled;

    item = ngx_responses_rewrite_number(ev, "output_index");
    part = ngx_responses_rewrite_number(ev, "content_index");

    buf = &engine->ruleset->spelled;
    spelled = (ngx_responses_spelled_t *) buf->start;

    for (i = buf->len / sizeof(ngx_responses_spelled_t); i > 0; i--) {

        if (spelled[i - 1].item == item && spelled[i - 1].part == part) {
            return &spelled[i - 1];
        }
    }

    return NULL;
}


void
ngx_responses_rewrite_spell(ngx_responses_spelled_t *spelled, ngx_str_t *delta)
{
    spelled->sum = ngx_responses_text_sum(spelled->sum, &spelled->len,
                                          delta->data, delta->len);
}


static ngx_int_t
ngx_responses_rewrite_done(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    ngx_int_t                      rc;
    ngx_uint_t                     announced, differs;
    ngx_responses_ruleset_t       *rs;
    ngx_responses_ruleset_walk_t   walk;

    rs = engine->ruleset;

    announced = rs->announced;
    rs->announced = 0;

    differs = ngx_responses_rewrite_differs(engine, ev);

    ngx_responses_ruleset_walk(&walk, engine, ev);

    rc = ngx_responses_rewrite_texts(engine, &walk, 0, NGX_RESPONSES_M_TEXT);

    if (rc == NGX_ERROR) {
        return NGX_ERROR;
    }

    differs |= (rc == NGX_OK);

    if (announced || !differs || !rs->rules->rewrite) {
        return NGX_OK;
    }

    return ngx_responses_add_plain(engine, NGX_RESPONSES_REWRITE);
}


/* whether a text of the upstream differs from its deltas */

static ngx_uint_t
ngx_responses_rewrite_differs(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    uint64_t                  sum;
    ngx_str_t                 text;
    ngx_uint_t                len;
    ngx_responses_spelled_t  *part;

    if (ev->origin != NGX_RESPONSES_UPSTREAM
        || engine->ruleset->unread_delta)
    {
        return 0;
    }

    part = ngx_responses_rewrite_spelled(engine, ev);
    text = ngx_responses_rewrite_string(ev, "text");

    if (part == NULL || text.data == NULL) {
        return 0;
    }

    len = 0;
    sum = ngx_responses_text_sum(NGX_RESPONSES_TEXT_SUM, &len, text.data,
                                 text.len);

    return len != part->len || sum != part->sum;
}


/* texts of parts, which are in events, in items and in the response */

static ngx_int_t
ngx_responses_rewrite_within(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    ngx_uint_t                       t;
    ngx_responses_ruleset_t         *rs;
    ngx_responses_ruleset_walk_t     walk, part;
    const ngx_responses_text_ids_t  *ids;

    rs = engine->ruleset;

    ngx_responses_ruleset_walk(&walk, engine, ev);

    while (ngx_responses_ruleset_next(&walk)) {

        ids = rs->rules->texts;

        for (t = 0; t < NGX_RESPONSES_RULE_TEXTS; t++, ids++) {
            if (ngx_responses_ruleset_id(&walk) == ids->part) {
                break;
            }
        }

        if (t == NGX_RESPONSES_RULE_TEXTS
            || !ngx_responses_rewrite_is_text(&walk, ids->type))
        {
            continue;
        }

        part = walk;

        if (ngx_responses_rewrite_texts(engine, &part,
                                        ngx_responses_ruleset_node(&walk),
                                        ids->text)
            == NGX_ERROR)
        {
            return NGX_ERROR;
        }
    }

    return NGX_OK;
}


/* whether the value found last is a part with the type of a text */

static ngx_uint_t
ngx_responses_rewrite_is_text(const ngx_responses_ruleset_walk_t *walk,
    ngx_uint_t type)
{
    ngx_uint_t                     node, end;
    ngx_responses_event_t         *ev;
    ngx_responses_ruleset_walk_t   part;

    part = *walk;
    ev = part.ev;
    node = ngx_responses_ruleset_node(&part);
    end = ev->json.nodes[node].next;

    if (ngx_responses_rewrite_is_output_text(
                                     ngx_responses_value(ev, node, "type")))
    {
        return 1;
    }

    while (ngx_responses_ruleset_next(&part)
           && ngx_responses_ruleset_node(&part) < end)
    {
        if (ngx_responses_ruleset_id(&part) == type
            && ngx_responses_rewrite_is_output_text(
                  ngx_responses_event_raw(ev,
                                         ngx_responses_ruleset_node(&part))))
        {
            return 1;
        }
    }

    return 0;
}


static ngx_uint_t
ngx_responses_rewrite_is_output_text(ngx_str_t raw)
{
    raw = ngx_responses_raw_string(raw);

    return raw.len == sizeof("output_text") - 1
           && ngx_memcmp(raw.data, "output_text", sizeof("output_text") - 1)
              == 0;
}


/*
 * Rewrites all texts with that id in an object, from the place of a walk.
 * NGX_OK: at least one was changed, NGX_DECLINED: no text was.
 */

static ngx_int_t
ngx_responses_rewrite_texts(ngx_responses_engine_t *engine,
    ngx_responses_ruleset_walk_t *walk, ngx_uint_t parent, ngx_uint_t id)
{
    ngx_int_t               rc;
    ngx_str_t               raw, json;
    ngx_uint_t              node, changed;
    ngx_responses_event_t  *ev;

    if (!ngx_responses_rules_any(engine->ruleset->rules,
                                 NGX_RESPONSES_RULE_REWRITE_TEXT))
    {
        return NGX_DECLINED;
    }

    ev = walk->ev;
    changed = 0;

    while (ngx_responses_ruleset_next(walk)) {
        node = ngx_responses_ruleset_node(walk);

        if (node >= ev->json.nodes[parent].next) {
            break;
        }

        if (ngx_responses_ruleset_id(walk) != id) {
            continue;
        }

        raw = ngx_responses_event_raw(ev, node);
        rc = ngx_responses_rewrite_text(engine, raw, &json);

        if (rc == NGX_ERROR) {
            return NGX_ERROR;
        }

        if (rc == NGX_OK) {
            ngx_responses_event_set(ev, node, json);
            changed = 1;
        }
    }

    return changed ? NGX_OK : NGX_DECLINED;
}


/* NGX_OK: *json is the new text, NGX_DECLINED: the same, or not a string */

static ngx_int_t
ngx_responses_rewrite_text(ngx_responses_engine_t *engine, ngx_str_t raw,
    ngx_str_t *json)
{
    ngx_int_t                rc;
    ngx_uint_t               n;
    ngx_responses_mem_t     *mem;
    ngx_responses_buf_t     *text, *old, *value;
    ngx_responses_writer_t   w;

    raw = ngx_responses_raw_string(raw);

    if (raw.data == NULL) {
        return NGX_DECLINED;
    }

    rc = ngx_responses_rewrite_apply(engine, raw, &n);

    if (rc != NGX_OK) {
        return rc;
    }

    /* one rule may have undone what another did */

    mem = &engine->worker->mem;
    value = &engine->worker->value;
    text = &engine->worker->texts[n];
    old = &engine->worker->texts[!n];

    if (ngx_responses_text_decode(mem, old, raw.data, raw.len) != NGX_OK) {
        return NGX_ERROR;
    }

    if (text->len == old->len
        && (text->len == 0
            || ngx_memcmp(text->start, old->start, text->len) == 0))
    {
        return NGX_DECLINED;
    }

    ngx_responses_writer_grow(&w, mem, value);
    ngx_responses_write_string(&w, text->start, text->len);

    if (ngx_responses_writer_end(&w) != NGX_OK) {
        return NGX_ERROR;
    }

    json->data = value->start;
    json->len = value->len;

    return NGX_OK;
}


/* all rules one after the other; the n-th text of the worker is the last */

static ngx_int_t
ngx_responses_rewrite_apply(ngx_responses_engine_t *engine, ngx_str_t old,
    ngx_uint_t *n)
{
    ngx_responses_rule_t     *rule;
    ngx_int_t                  rc;
    ngx_str_t                  text;
    ngx_uint_t                 i, changed;
    ngx_responses_mem_t       *mem;
    ngx_responses_buf_t       *texts;
    ngx_responses_ruleset_t   *rs;

    rs = engine->ruleset;
    mem = &engine->worker->mem;
    texts = engine->worker->texts;

    if (ngx_responses_text_decode(mem, &texts[0], old.data, old.len)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    *n = 0;
    changed = 0;
    rule = rs->rules->list.elts;

    for (i = rs->rules->first[NGX_RESPONSES_RULE_REWRITE_TEXT];
         i < rs->rules->first[NGX_RESPONSES_RULE_REWRITE_TEXT + 1];
         i++)
    {
        text.data = texts[*n].start;
        text.len = texts[*n].len;

        texts[!*n].len = 0;

        rc = rs->rules->hooks->rewrite(rs->data, rule[i].value.value, text,
                                       mem, &texts[!*n]);

        if (rc == NGX_ERROR) {
            return NGX_ERROR;
        }

        if (rc == NGX_OK) {
            changed = 1;
            *n = !*n;
        }
    }

    return changed ? NGX_OK : NGX_DECLINED;
}
