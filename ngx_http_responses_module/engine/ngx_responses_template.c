
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Sends the deltas that have the form of the one before.
 *
 * Never repairs or decides: it repeats what was done to that event.  Never
 * reads JSON: fixed text is compared, and strings and arrays are read by the
 * reader's own functions.  Invariant: output, record and state are those of
 * the normal way, byte for byte; what is not known to be the same declines.
 *
 * Numbers of the upstream are expected to follow each other: others go the
 * normal way.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_writer.h"
#include "json/ngx_responses_lex.h"
#include "engine/ngx_responses_send.h"
#include "engine/ngx_responses_template.h"


static u_char *ngx_responses_template_match(ngx_responses_engine_t *engine,
    u_char *p, u_char *last, ngx_str_t *gap);
static u_char *ngx_responses_template_array(ngx_responses_engine_t *engine,
    u_char *p, u_char *last);
static void ngx_responses_template_write(ngx_responses_engine_t *engine,
    ngx_responses_writer_t *w, ngx_str_t *gap);
static ngx_int_t ngx_responses_template_done(ngx_responses_engine_t *engine,
    ngx_uint_t n, u_char *p, u_char *last);


/* keeps the text of an event: nearly always there is room */

static ngx_inline ngx_int_t
ngx_responses_template_keep(ngx_responses_engine_t *engine,
    ngx_responses_part_t *part, ngx_str_t *delta)
{
    ngx_responses_buf_t  *text;

    text = &part->text.json;

    if (delta->len >= text->size - text->len) {
        return ngx_responses_state_append(&engine->state, &part->text,
                                          *delta);
    }

    ngx_memcpy(text->start + text->len, delta->data, delta->len);

    text->len += (uint32_t) delta->len;

    return NGX_OK;
}


ngx_int_t
ngx_responses_template_feed(ngx_responses_engine_t *engine, u_char **pos,
    u_char *last)
{
    size_t                     len;
    u_char                    *p, *end, *start, *digit;
    ngx_str_t                  gap[NGX_RESPONSES_TEMPLATE_GAPS];
    ngx_uint_t                 n;
    ngx_responses_part_t      *part;
    ngx_responses_writer_t     w;
    ngx_responses_template_t  *t;

    t = engine->template;

    if (t == NULL
        || t->use == NGX_RESPONSES_TEMPLATE_OFF
        || engine->phase != NGX_RESPONSES_RUNNING)
    {
        return NGX_OK;
    }

    if ((size_t) (last - *pos) > engine->conf->max_event_size) {
        return NGX_OK;
    }

    part = t->part;

    start = *pos;
    p = start;
    n = 0;
    len = engine->state.delta;

    if (t->use == NGX_RESPONSES_TEMPLATE_EDIT) {
        ngx_responses_writer_grow(&w, &engine->worker->mem,
                                  &engine->worker->value);
    }

    while (p < last) {
        end = ngx_responses_template_match(engine, p, last, gap);

        if (end == NULL) {
            break;
        }

        if (part) {
            len = gap[t->delta].len;

            if (ngx_responses_template_keep(engine, part, &gap[t->delta])
                != NGX_OK)
            {
                return NGX_ERROR;
            }
        }

        if (t->use == NGX_RESPONSES_TEMPLATE_EDIT) {
            ngx_responses_template_write(engine, &w, gap);
        }

        if (t->number) {
            digit = t->text.start + t->number;

            if (*digit != '9') {
                (*digit)++;

            } else {
                ngx_responses_template_count(t);
            }
        }

        p = end;
        n++;
    }

    *pos = p;
    engine->state.delta = len;

    if (t->use == NGX_RESPONSES_TEMPLATE_EDIT
        && ngx_responses_writer_end(&w) != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (n) {
        return ngx_responses_template_done(engine, n, start, p);
    }

    return NGX_OK;
}


/* the end of a frame that has the form of the template; NULL: it has not */

static u_char *
ngx_responses_template_match(ngx_responses_engine_t *engine, u_char *p,
    u_char *last, ngx_str_t *gap)
{
    u_char                         *text;
    ngx_uint_t                      escaped;
    ngx_responses_template_t       *t;
    ngx_responses_template_step_t  *step;

    t = engine->template;
    text = t->text.start;

    for (step = t->in; step->gap != NGX_RESPONSES_TEMPLATE_END; step++) {

        if (last - p <= step->len || ngx_memcmp(p, text, step->len) != 0) {
            return NULL;
        }

        p += step->len;
        text += step->len;

        gap->data = p;

        if (p[-1] == '"') {
            p = ngx_responses_lex_quote(p, last - 1, &escaped);

            if (*p != '"') {
                return NULL;
            }

        } else {
            p = ngx_responses_template_array(engine, p, last);

            if (p == NULL) {
                return NULL;
            }
        }

        gap->len = p - gap->data;
        gap++;
    }

    if (last - p < step->len || ngx_memcmp(p, text, step->len) != 0) {
        return NULL;
    }

    return p + step->len;
}


/* the byte after an array in the line that ends before last, or NULL */

static u_char *
ngx_responses_template_array(ngx_responses_engine_t *engine, u_char *p,
    u_char *last)
{
    u_char                 *lf;
    ngx_responses_event_t  *ev;

    lf = memchr(p, LF, last - p);

    /* a CR ends a line, too */

    if (lf == NULL || memchr(p, CR, lf - p)) {
        return NULL;
    }

    ev = &engine->worker->events[NGX_RESPONSES_UPSTREAM];

    return ngx_responses_json_array(&ev->json, p, lf);
}


void
ngx_responses_template_count(ngx_responses_template_t *t)
{
    u_char                         *p;
    size_t                          n;
    ngx_responses_template_step_t  *step;

    for (p = t->text.start + t->number; *p == '9'; p--) {
        *p = '0';
    }

    if (*p >= '0' && *p < '9') {
        (*p)++;
        return;
    }

    /* one digit more, for which there is room */

    p++;
    ngx_memmove(p + 1, p, t->text.start + t->text.len - p);
    *p = '1';

    step = t->in;

    for (n = step->len; n <= t->number; n += step->len) {
        step++;
    }

    step->len++;

    t->text.len++;
    t->number++;
    t->output += (t->use == NGX_RESPONSES_TEMPLATE_EDIT);
}


/* what is sent of one event; its number is used up, also if it has none */

static void
ngx_responses_template_write(ngx_responses_engine_t *engine,
    ngx_responses_writer_t *w, ngx_str_t *gap)
{
    u_char                         *text;
    int64_t                         number;
    ngx_responses_template_t       *t;
    ngx_responses_template_step_t  *step;

    t = engine->template;
    text = t->text.start + t->output;
    number = ngx_responses_send_number(engine);

    for (step = t->out; /* void */ ; step++) {
        ngx_responses_write(w, text, step->len);
        text += step->len;

        if (step->gap == NGX_RESPONSES_TEMPLATE_END) {
            return;
        }

        if (step->gap == NGX_RESPONSES_TEMPLATE_NUMBER) {
            ngx_responses_write_int(w, number);

        } else {
            ngx_responses_write(w, gap[step->gap].data, gap[step->gap].len);
        }
    }
}


/* n events, which came in the same moment: they leave as one run */

static ngx_int_t
ngx_responses_template_done(ngx_responses_engine_t *engine,
    ngx_uint_t n, u_char *p, u_char *last)
{
    ngx_str_t                  sent;
    ngx_responses_part_t      *part;
    ngx_responses_usage_t     *usage;
    ngx_responses_template_t  *t;

    t = engine->template;
    part = t->part;
    usage = &engine->usage;

    t->misses = 0;

    if (part && part->upstream != NGX_RESPONSES_NO_INDEX) {
        part->fixed_index = 1;
    }

    if (t->number) {
        engine->state.number += n;
        engine->state.counts = 1;
    }

    ngx_responses_usage_event(usage, t->type, engine->now);

    usage->events += n - 1;
    usage->repaired += n * t->repaired;

    switch (t->use) {

    case NGX_RESPONSES_TEMPLATE_EDIT:
        usage->edited += n;
        sent = ngx_responses_buf_text(&engine->worker->value);
        return ngx_responses_engine_write(engine, sent.data, sent.len);

    case NGX_RESPONSES_TEMPLATE_HIDE:
        usage->hidden += n;
        return NGX_OK;

    default: /* NGX_RESPONSES_TEMPLATE_PASS */
        engine->next += n;
        return ngx_responses_engine_write(engine, p, last - p);
    }
}


void
ngx_responses_template_forget(ngx_responses_engine_t *engine)
{
    if (engine->template) {
        engine->template->use = NGX_RESPONSES_TEMPLATE_OFF;
    }
}


void
ngx_responses_template_free(ngx_responses_engine_t *engine)
{
    ngx_responses_template_t  *t;

    t = engine->template;

    if (t) {
        ngx_responses_buf_free(engine->mem, &t->text);
        engine->mem->free(engine->mem->data, t);
        engine->template = NULL;
    }
}
