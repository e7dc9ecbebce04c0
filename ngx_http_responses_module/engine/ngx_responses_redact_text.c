
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Texts in which rules replace what matches their expressions.
 *
 * Never reads or edits an event.  Invariant: a text becomes the same one
 * whether it is open, or one piece, and however it was cut.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_text.h"
#include "core/ngx_responses_utf8.h"
#include "engine/ngx_responses_redact.h"


/* texts that are open at once; deltas of others are not sent */

#define NGX_RESPONSES_REDACT_OPEN  32


static ngx_int_t ngx_responses_redact_with(ngx_responses_engine_t *engine,
    ngx_responses_rule_t *rule, ngx_str_t *with);
static ngx_int_t ngx_responses_redact_run(ngx_responses_engine_t *engine,
    ngx_responses_replace_t *stages, ngx_uint_t part, ngx_uint_t last,
    ngx_uint_t *n);
static ngx_int_t ngx_responses_redact_stage(ngx_responses_engine_t *engine,
    ngx_responses_replace_t *stage, ngx_uint_t i, ngx_uint_t last,
    ngx_uint_t *n);


/* the rules, and the first one that redacts */

#define ngx_responses_redact_rules(rs)                                        \
    ((ngx_responses_rule_t *) (rs)->rules->list.elts                          \
     + ngx_responses_redact_first(rs))

#define ngx_responses_redact_first(rs)                                        \
    ((rs)->rules->first[NGX_RESPONSES_RULE_REDACT])


ngx_int_t
ngx_responses_redact_init(ngx_responses_engine_t *engine)
{
    size_t                    size;
    ngx_uint_t                i, n;
    ngx_responses_rule_t     *rule;
    ngx_responses_redact_t   *redact;
    ngx_responses_ruleset_t  *rs;

    rs = engine->ruleset;
    rule = ngx_responses_redact_rules(rs);

    n = rs->rules->first[NGX_RESPONSES_RULE_REDACT + 1]
        - ngx_responses_redact_first(rs);

    size = sizeof(ngx_responses_redact_t)
           + n * sizeof(ngx_responses_replacing_t);

    redact = engine->mem->alloc(engine->mem->data, size);
    if (redact == NULL) {
        return NGX_ERROR;
    }

    ngx_memzero(redact, size);

    redact->nrules = n;

    for (i = 0; i < n; i++) {
        redact->rules[i].regex = rule[i].regex;
        redact->rules[i].hold = rule[i].hold;
        redact->rules[i].mem = &engine->worker->mem;

        if (rs->active[ngx_responses_redact_first(rs) + i]) {
            redact->parts |= rule[i].parts;
        }
    }

    rs->redact = redact;

    return NGX_OK;
}


void
ngx_responses_redact_free(ngx_responses_engine_t *engine)
{
    ngx_uint_t                    i;
    ngx_responses_mem_t          *mem;
    ngx_responses_redact_t       *redact;
    ngx_responses_redact_text_t  *text;

    mem = engine->mem;
    redact = engine->ruleset->redact;

    if (redact == NULL) {
        return;
    }

    text = (ngx_responses_redact_text_t *) redact->texts.start;

    for (i = 0; i < ngx_responses_redact_texts(redact); i++) {
        ngx_responses_redact_close(engine, &text[i]);
    }

    ngx_responses_buf_free(mem, &redact->texts);

    for (i = 0; i < redact->nrules; i++) {
        if (redact->rules[i].with.data) {
            mem->free(mem->data, redact->rules[i].with.data);
        }
    }

    mem->free(mem->data, redact);
}


/* if they changed in a stream, a text would differ from its deltas */

ngx_int_t
ngx_responses_redact_ask(ngx_responses_engine_t *engine)
{
    ngx_uint_t               i;
    ngx_responses_rule_t    *rule;
    ngx_responses_redact_t  *redact;

    redact = engine->ruleset->redact;

    if (redact->asked) {
        return NGX_OK;
    }

    rule = ngx_responses_redact_rules(engine->ruleset);

    for (i = 0; i < redact->nrules; i++) {

        if (redact->rules[i].with.data == NULL
            && ngx_responses_redact_with(engine, &rule[i],
                                         &redact->rules[i].with)
               != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    redact->asked = 1;
    redact->resumed = engine->state.unknown;

    return NGX_OK;
}


static ngx_int_t
ngx_responses_redact_with(ngx_responses_engine_t *engine,
    ngx_responses_rule_t *rule, ngx_str_t *with)
{
    size_t                    n;
    u_char                   *p;
    ngx_int_t                 rc;
    ngx_str_t                *constant;
    ngx_responses_buf_t       buf;
    ngx_responses_ruleset_t  *rs;

    rs = engine->ruleset;
    constant = &rule->value.constant;

    ngx_memzero(&buf, sizeof(ngx_responses_buf_t));

    /* there is a buffer also if it is empty */

    rc = ngx_responses_buf_reserve(engine->mem, &buf, 1);

    if (rc == NGX_OK) {
        rc = rule->value.value
             ? rs->rules->hooks->value(rs->data, rule->value.value,
                                       engine->mem, &buf)
             : ngx_responses_buf_append(engine->mem, &buf, constant->data,
                                        constant->len);
    }

    if (rc != NGX_OK) {
        ngx_responses_buf_free(engine->mem, &buf);
        return NGX_ERROR;
    }

    with->data = buf.start;
    with->len = buf.len;

    /* the next rule searches in UTF-8 */

    for (p = buf.start; p < buf.start + buf.len; p += ngx_max(n, 1)) {
        n = ngx_responses_utf8_char(p, buf.start + buf.len - p);

        if (n == 0) {
            *p = '?';
        }
    }

    return NGX_OK;
}


/* the last one is most likely */

ngx_responses_redact_text_t *
ngx_responses_redact_find(ngx_responses_redact_t *redact,
    ngx_responses_redact_place_t *place)
{
    ngx_uint_t                    i;
    ngx_responses_redact_text_t  *text;

    text = (ngx_responses_redact_text_t *) redact->texts.start;

    for (i = ngx_responses_redact_texts(redact); i; i--) {

        if (text[i - 1].place.item == place->item
            && text[i - 1].place.index == place->index
            && text[i - 1].place.part == place->part)
        {
            return &text[i - 1];
        }
    }

    return NULL;
}


ngx_int_t
ngx_responses_redact_add(ngx_responses_engine_t *engine,
    ngx_responses_redact_place_t *place, ngx_uint_t counted)
{
    ngx_responses_redact_t       *redact;
    ngx_responses_redact_text_t   text;

    redact = engine->ruleset->redact;

    if (ngx_responses_redact_texts(redact) >= engine->conf->max_items) {
        return NGX_DECLINED;
    }

    ngx_memzero(&text, sizeof(ngx_responses_redact_text_t));

    text.place = *place;
    text.counted = counted;

    return ngx_responses_buf_append(engine->mem, &redact->texts,
                                    (u_char *) &text,
                                    sizeof(ngx_responses_redact_text_t));
}


ngx_int_t
ngx_responses_redact_open(ngx_responses_engine_t *engine,
    ngx_responses_redact_place_t *place, const ngx_responses_type_t *type,
    ngx_str_t id)
{
    size_t                        size;
    ngx_int_t                     rc;
    ngx_uint_t                    full;
    ngx_responses_mem_t          *mem;
    ngx_responses_redact_t       *redact;
    ngx_responses_redact_text_t  *text;

    mem = engine->mem;
    redact = engine->ruleset->redact;
    full = (redact->nopen == NGX_RESPONSES_REDACT_OPEN);

    rc = ngx_responses_redact_add(engine, place, !full);

    /* no delta of it is sent later, either */

    if (rc != NGX_OK || full) {
        return (rc == NGX_ERROR) ? NGX_ERROR : NGX_DECLINED;
    }

    text = ngx_responses_redact_find(redact, place);
    size = redact->nrules * sizeof(ngx_responses_replace_t);
    id.len = (id.len > NGX_RESPONSES_STATE_WORD) ? 0 : id.len;

    text->stages = mem->alloc(mem->data, size + id.len);
    if (text->stages == NULL) {
        return NGX_ERROR;
    }

    ngx_memzero(text->stages, size);

    text->type = type;
    text->id.data = (u_char *) text->stages + size;
    text->id.len = id.len;

    if (id.len) {
        ngx_memcpy(text->id.data, id.data, id.len);
    }

    redact->nopen++;

    return NGX_OK;
}


void
ngx_responses_redact_close(ngx_responses_engine_t *engine,
    ngx_responses_redact_text_t *text)
{
    ngx_uint_t               i;
    ngx_responses_redact_t  *redact;

    redact = engine->ruleset->redact;

    if (text->stages == NULL) {
        return;
    }

    for (i = 0; i < redact->nrules; i++) {
        ngx_responses_buf_free(engine->mem, &text->stages[i].tail);
    }

    engine->mem->free(engine->mem->data, text->stages);

    text->stages = NULL;
    redact->nopen--;
}


/* half a surrogate pair at the end waits for the other half */

ngx_int_t
ngx_responses_redact_piece(ngx_responses_engine_t *engine,
    ngx_responses_redact_text_t *text, ngx_str_t raw, ngx_uint_t last,
    ngx_uint_t *n)
{
    size_t                whole;
    ngx_int_t             rc;
    ngx_str_t             piece;
    ngx_uint_t            halves;
    ngx_responses_buf_t  *joined;
    ngx_responses_mem_t  *mem;

    mem = &engine->worker->mem;
    joined = &engine->worker->value;

    whole = last ? raw.len : ngx_responses_text_whole(raw.data, raw.len);
    halves = (text->nhalf || whole < raw.len);
    piece = raw;

    if (halves) {
        joined->len = 0;

        if (ngx_responses_buf_append(mem, joined, text->half, text->nhalf)
            != NGX_OK
            || ngx_responses_buf_append(mem, joined, raw.data, whole)
               != NGX_OK)
        {
            return NGX_ERROR;
        }

        text->nhalf = raw.len - whole;

        if (text->nhalf) {
            ngx_memcpy(text->half, raw.data + whole, text->nhalf);
        }

        piece.data = joined->start;
        piece.len = joined->len;
    }

    if (ngx_responses_text_decode(mem, &engine->worker->texts[0], piece.data,
                                  piece.len)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    rc = ngx_responses_redact_run(engine, text->stages, text->place.part, last,
                                  n);

    if (rc == NGX_ERROR) {
        return NGX_ERROR;
    }

    engine->usage.redacted += engine->ruleset->redact->found;

    return halves ? NGX_OK : rc;
}


ngx_int_t
ngx_responses_redact_whole(ngx_responses_engine_t *engine, ngx_uint_t part,
    ngx_str_t raw, ngx_uint_t last, ngx_uint_t *n)
{
    if (!last) {
        raw.len = ngx_responses_text_whole(raw.data, raw.len);
    }

    if (ngx_responses_text_decode(&engine->worker->mem,
                                  &engine->worker->texts[0], raw.data, raw.len)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    return ngx_responses_redact_run(engine, NULL, part, last, n);
}


/* all rules one after the other, on the first text of the worker */

static ngx_int_t
ngx_responses_redact_run(ngx_responses_engine_t *engine,
    ngx_responses_replace_t *stages, ngx_uint_t part, ngx_uint_t last,
    ngx_uint_t *n)
{
    ngx_int_t                  rc;
    ngx_uint_t                 i, changed;
    ngx_responses_rule_t      *rule;
    ngx_responses_redact_t    *redact;
    ngx_responses_replace_t    whole;
    ngx_responses_ruleset_t   *rs;

    rs = engine->ruleset;
    redact = rs->redact;
    rule = ngx_responses_redact_rules(rs);

    *n = 0;
    changed = 0;

    redact->found = 0;
    redact->held = 0;

    for (i = 0; i < redact->nrules; i++) {

        if (!rs->active[ngx_responses_redact_first(rs) + i]
            || !ngx_responses_redact_about(rule[i].parts, part))
        {
            continue;
        }

        if (stages) {
            rc = ngx_responses_redact_stage(engine, &stages[i], i, last, n);

        } else {
            ngx_memzero(&whole, sizeof(ngx_responses_replace_t));

            rc = ngx_responses_redact_stage(engine, &whole, i, last, n);

            ngx_responses_buf_free(engine->mem, &whole.tail);
        }

        if (rc == NGX_ERROR) {
            return NGX_ERROR;
        }

        changed |= (rc == NGX_OK);
    }

    return changed ? NGX_OK : NGX_DECLINED;
}


static ngx_int_t
ngx_responses_redact_stage(ngx_responses_engine_t *engine,
    ngx_responses_replace_t *stage, ngx_uint_t i, ngx_uint_t last,
    ngx_uint_t *n)
{
    uint32_t                  count;
    ngx_int_t                 rc;
    ngx_str_t                 text;
    ngx_uint_t                cut;
    ngx_responses_buf_t      *texts;
    ngx_responses_rule_t     *rule;
    ngx_responses_redact_t   *redact;
    ngx_responses_ruleset_t  *rs;

    rs = engine->ruleset;
    redact = rs->redact;
    texts = engine->worker->texts;

    text.data = texts[*n].start;
    text.len = texts[*n].len;

    texts[!*n].len = 0;

    cut = stage->cut;
    count = stage->count;

    rc = ngx_responses_replace(&redact->rules[i], engine->mem, stage, text,
                               last, &texts[!*n]);

    if (rc == NGX_OK) {
        *n = !*n;
    }

    redact->found += stage->count - count;
    redact->held |= (ngx_responses_replace_held(stage) != 0);

    if (stage->cut && !cut && !redact->told) {
        redact->told = 1;
        rule = ngx_responses_redact_rules(rs);
        rs->rules->hooks->cut(rs->data, &rule[i].name);
    }

    return rc;
}
