
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


static ngx_int_t ngx_responses_redact_rule(ngx_responses_engine_t *engine,
    ngx_responses_rule_t *rule, ngx_responses_replacing_t *how);
static ngx_int_t ngx_responses_redact_append(ngx_responses_engine_t *engine,
    ngx_responses_piece_t *piece, ngx_responses_buf_t *buf);
static ngx_int_t ngx_responses_redact_rules(ngx_responses_engine_t *engine,
    ngx_responses_rule_e kind, ngx_responses_redact_text_t *text,
    ngx_uint_t part, ngx_str_t piece, ngx_uint_t last, ngx_uint_t *n);
static ngx_int_t ngx_responses_redact_apply(ngx_responses_engine_t *engine,
    ngx_uint_t i, ngx_responses_replace_t *stage, ngx_str_t piece,
    ngx_uint_t last, ngx_responses_buf_t *out);


ngx_int_t
ngx_responses_redact_begin(ngx_responses_engine_t *engine)
{
    size_t                        size;
    ngx_uint_t                    i, first, last;
    ngx_responses_rule_t         *rule;
    ngx_responses_redact_t       *redact;
    ngx_responses_ruleset_t      *rs;
    const ngx_responses_rules_t  *rules;

    rs = engine->ruleset;
    rules = rs->rules;

    if (rs->redact) {
        return NGX_OK;
    }

    first = rules->first[NGX_RESPONSES_RULE_REDACT];
    last = rules->first[NGX_RESPONSES_RULE_REWRITE_TEXT + 1];

    size = sizeof(ngx_responses_redact_t)
           + (last - first) * sizeof(ngx_responses_replacing_t);

    redact = engine->mem->alloc(engine->mem->data, size);
    if (redact == NULL) {
        return NGX_ERROR;
    }

    ngx_memzero(redact, size);

    redact->nrules = last - first;
    redact->nstages = rules->first[NGX_RESPONSES_RULE_REDACT + 1] - first;
    redact->resumed = engine->state.unknown;

    rs->redact = redact;
    rule = rules->list.elts;

    for (i = first; i < last; i++) {

        if (!rs->active[i]) {
            continue;
        }

        redact->parts |= (rule[i].kind == NGX_RESPONSES_RULE_REDACT)
                         ? rule[i].parts : 0;

        if (ngx_responses_redact_rule(engine, &rule[i],
                                      &redact->rules[i - first])
            != NGX_OK)
        {
            ngx_responses_redact_free(engine);
            return NGX_ERROR;
        }
    }

    return NGX_OK;
}


/* the replacement is asked for, for all texts */

static ngx_int_t
ngx_responses_redact_rule(ngx_responses_engine_t *engine,
    ngx_responses_rule_t *rule, ngx_responses_replacing_t *how)
{
    ngx_uint_t              i;
    ngx_responses_buf_t     buf;
    ngx_responses_piece_t  *piece;

    ngx_memzero(&buf, sizeof(ngx_responses_buf_t));

    piece = rule->pieces.elts;

    for (i = 0; i < rule->pieces.nelts; i++) {

        if (ngx_responses_redact_append(engine, &piece[i], &buf) != NGX_OK) {
            ngx_responses_buf_free(engine->mem, &buf);
            return NGX_ERROR;
        }
    }

    how->regex = rule->regex;
    how->hold = rule->hold;
    how->leaves = (rule->kind == NGX_RESPONSES_RULE_REWRITE_TEXT);
    how->with = ngx_responses_buf_text(&buf);
    how->mem = &engine->worker->mem;

    return NGX_OK;
}


static ngx_int_t
ngx_responses_redact_append(ngx_responses_engine_t *engine,
    ngx_responses_piece_t *piece, ngx_responses_buf_t *buf)
{
    size_t                    n, old;
    u_char                   *p, group[2];
    ngx_int_t                 rc;
    ngx_str_t                *constant;
    ngx_responses_ruleset_t  *rs;

    rs = engine->ruleset;
    old = buf->len;
    constant = &piece->text.constant;

    if (piece->text.value) {
        rc = rs->rules->hooks->value(rs->data, piece->text.value, engine->mem,
                                     buf);

    } else {
        rc = ngx_responses_buf_append(engine->mem, buf, constant->data,
                                      constant->len);
    }

    if (rc != NGX_OK) {
        return NGX_ERROR;
    }

    /* the next rule searches in UTF-8, and no value names a group */

    for (p = buf->start + old; p < buf->start + buf->len; p += ngx_max(n, 1)) {
        n = ngx_responses_utf8_char(p, buf->start + buf->len - p);

        if (n == 0) {
            *p = '?';
        }
    }

    group[0] = NGX_RESPONSES_REPLACE_GROUP;
    group[1] = (u_char) piece->group;

    return ngx_responses_buf_append(engine->mem, buf, group,
                                    piece->group ? 2 : 0);
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

    engine->ruleset->redact = NULL;
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

        if (ngx_responses_redact_same(&text[i - 1].place, place)) {
            return &text[i - 1];
        }
    }

    return NULL;
}


ngx_int_t
ngx_responses_redact_move(ngx_responses_redact_t *redact,
    ngx_responses_redact_place_t *place)
{
    ngx_uint_t                    i;
    ngx_responses_redact_text_t  *text, *open;

    open = NULL;
    text = (ngx_responses_redact_text_t *) redact->texts.start;

    for (i = 0; i < ngx_responses_redact_texts(redact); i++) {

        if (text[i].place.item != place->item
            || text[i].place.part != place->part)
        {
            continue;
        }

        if (text[i].place.index > place->index) {
            return NGX_DECLINED;
        }

        if (text[i].stages) {
            open = &text[i];
        }
    }

    if (open) {
        open->place.index = place->index;
    }

    return NGX_OK;
}


ngx_int_t
ngx_responses_redact_add(ngx_responses_engine_t *engine,
    ngx_responses_redact_place_t *place, ngx_uint_t counted)
{
    ngx_responses_redact_t       *redact;
    ngx_responses_redact_text_t   text;

    redact = engine->ruleset->redact;

    if (ngx_responses_redact_find(redact, place)) {
        return NGX_OK;
    }

    if (ngx_responses_redact_texts(redact) >= engine->conf->max_items) {
        return NGX_DECLINED;
    }

    ngx_memzero(&text, sizeof(ngx_responses_redact_text_t));

    text.place = *place;
    text.counted = counted;

    ngx_str_null(&text.place.id);

    return ngx_responses_buf_append(engine->mem, &redact->texts,
                                    (u_char *) &text,
                                    sizeof(ngx_responses_redact_text_t));
}


ngx_int_t
ngx_responses_redact_open(ngx_responses_engine_t *engine,
    ngx_responses_redact_place_t *place, const ngx_responses_type_t *type)
{
    size_t                        size, len;
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
        if (rc == NGX_ERROR) {
            return NGX_ERROR;
        }

        return NGX_DECLINED;
    }

    text = ngx_responses_redact_find(redact, place);
    size = redact->nstages * sizeof(ngx_responses_replace_t);
    len = (place->id.len > NGX_RESPONSES_STATE_WORD) ? 0 : place->id.len;

    /* the id comes after the stages */

    text->stages = mem->alloc(mem->data, size + len);
    if (text->stages == NULL) {
        return NGX_ERROR;
    }

    ngx_memzero(text->stages, size);

    text->type = type;
    text->place.id.data = (u_char *) text->stages + size;
    text->place.id.len = len;

    if (len) {
        ngx_memcpy(text->place.id.data, place->id.data, len);
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

    for (i = 0; i < redact->nstages; i++) {
        ngx_responses_buf_free(engine->mem, &text->stages[i].tail);
    }

    engine->mem->free(engine->mem->data, text->stages);

    text->stages = NULL;
    redact->nopen--;
}


/*
 * Half a surrogate pair at the end waits for the other half, which a text that
 * is one piece may have in its deltas.
 */

ngx_int_t
ngx_responses_redact_piece(ngx_responses_engine_t *engine,
    ngx_responses_rule_e kind, ngx_responses_redact_text_t *text,
    ngx_uint_t part, ngx_str_t raw, ngx_uint_t last, ngx_uint_t *n)
{
    size_t                   whole;
    ngx_int_t                rc;
    ngx_str_t                now;
    ngx_uint_t               halves;
    ngx_responses_buf_t     *joined;
    ngx_responses_mem_t     *mem;
    ngx_responses_redact_t  *redact;

    mem = &engine->worker->mem;
    joined = &engine->worker->value;
    redact = engine->ruleset->redact;

    whole = last ? raw.len : ngx_responses_text_whole(raw.data, raw.len);
    halves = (text && (text->nhalf || whole < raw.len));

    now.data = raw.data;
    now.len = whole;

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

        now = ngx_responses_buf_text(joined);
    }

    redact->found = 0;
    redact->held = 0;
    redact->announce = 0;

    rc = ngx_responses_redact_rules(engine, kind, text, part, now, last, n);

    if (text && rc != NGX_ERROR) {
        engine->usage.redacted += redact->found;
    }

    if (halves && rc == NGX_DECLINED) {
        return NGX_OK;
    }

    return rc;
}


static ngx_int_t
ngx_responses_redact_rules(ngx_responses_engine_t *engine,
    ngx_responses_rule_e kind, ngx_responses_redact_text_t *text,
    ngx_uint_t part, ngx_str_t piece, ngx_uint_t last, ngx_uint_t *n)
{
    ngx_int_t                 rc;
    ngx_uint_t                i, first, changed;
    ngx_responses_buf_t      *texts;
    ngx_responses_rule_t     *rule;
    ngx_responses_replace_t   whole, *stage;
    ngx_responses_ruleset_t  *rs;

    rs = engine->ruleset;
    rule = rs->rules->list.elts;
    first = rs->rules->first[kind];
    texts = engine->worker->texts;

    if (ngx_responses_text_decode(&engine->worker->mem, &texts[0], piece.data,
                                  piece.len)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    *n = 0;
    changed = 0;

    for (i = first; i < rs->rules->first[kind + 1]; i++) {

        if (!rs->active[i]
            || !ngx_responses_redact_about(rule[i].parts, part))
        {
            continue;
        }

        ngx_memzero(&whole, sizeof(ngx_responses_replace_t));

        stage = text ? &text->stages[i - first] : &whole;

        texts[!*n].len = 0;

        rc = ngx_responses_redact_apply(engine, i, stage,
                                        ngx_responses_buf_text(&texts[*n]),
                                        last, &texts[!*n]);

        ngx_responses_buf_free(engine->mem, &whole.tail);

        if (rc == NGX_ERROR) {
            return NGX_ERROR;
        }

        if (rc == NGX_OK) {
            changed = 1;
            *n = !*n;
        }
    }

    if (changed) {
        return NGX_OK;
    }

    return NGX_DECLINED;
}


static ngx_int_t
ngx_responses_redact_apply(ngx_responses_engine_t *engine, ngx_uint_t i,
    ngx_responses_replace_t *stage, ngx_str_t piece, ngx_uint_t last,
    ngx_responses_buf_t *out)
{
    ngx_int_t                 rc;
    ngx_uint_t                n;
    ngx_responses_rule_t     *rule;
    ngx_responses_redact_t   *redact;
    ngx_responses_ruleset_t  *rs;

    rs = engine->ruleset;
    redact = rs->redact;
    rule = rs->rules->list.elts;

    n = i - rs->rules->first[NGX_RESPONSES_RULE_REDACT];

    rc = ngx_responses_replace(&redact->rules[n], engine->mem, stage, piece,
                               last, out);

    redact->found += stage->count;
    redact->held |= (ngx_responses_replace_held(stage) != 0);
    redact->announce |= (rc == NGX_OK && rule[i].announce);

    if (stage->cut && !redact->told) {
        redact->told = 1;
        rs->rules->hooks->cut(rs->data, &rule[i]);
    }

    return rc;
}
