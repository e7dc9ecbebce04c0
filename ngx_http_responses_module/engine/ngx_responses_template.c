
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Sends the deltas that have the form of the one before.
 *
 * Never repairs or decides: it repeats what was done to that event.  Never
 * reads JSON: fixed text is compared, and strings are read by the reader's own
 * function.  Invariant: output, record and state are those of the normal way,
 * byte for byte; what is not known to be the same declines.
 *
 * Deltas that pass as they are, which are most of all events, are compared
 * with a text that has the next number in it, and leave as one run.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_writer.h"
#include "json/ngx_responses_lex.h"
#include "engine/ngx_responses_template.h"


/* a number of more digits may be over the limit */

#define NGX_RESPONSES_TEMPLATE_DIGITS  15


static ngx_int_t ngx_responses_template_run(ngx_responses_engine_t *engine,
    u_char *p, u_char *last, ngx_uint_t n);
static u_char *ngx_responses_template_match(ngx_responses_engine_t *engine,
    ngx_uint_t same, u_char *p, u_char *last, ngx_str_t *gap);
static ngx_int_t ngx_responses_template_append(
    ngx_responses_engine_t *engine, ngx_str_t *delta);
static void ngx_responses_template_carry(ngx_responses_engine_t *engine,
    u_char *p);
static void ngx_responses_template_account(ngx_responses_engine_t *engine,
    ngx_uint_t n);
static ngx_int_t ngx_responses_template_send(ngx_responses_engine_t *engine,
    ngx_str_t *gap);
static void ngx_responses_template_set_number(
    ngx_responses_engine_t *engine);


/* keeps the text of an event */

static ngx_inline ngx_int_t
ngx_responses_template_keep(ngx_responses_engine_t *engine, ngx_str_t *delta)
{
    ngx_responses_buf_t   *text;
    ngx_responses_part_t  *part;

    part = engine->template->part;

    if (part == NULL || part->text.json.len == 0
        || delta->len > part->text.json.size - part->text.json.len)
    {
        return ngx_responses_template_append(engine, delta);
    }

    if (!part->fixed_index) {
        part->fixed_index = (part->upstream != NGX_RESPONSES_NO_INDEX);
    }

    text = &part->text.json;

    ngx_memcpy(text->start + text->len, delta->data, delta->len);

    text->len += delta->len;

    return NGX_OK;
}


/* an event is sent: the number of the next one */

static ngx_inline void
ngx_responses_template_number(ngx_responses_engine_t *engine)
{
    u_char                    *p;
    ngx_responses_template_t  *t;

    t = engine->template;

    (void) ngx_responses_send_number(engine);

    p = t->number + t->number_len - 1;

    if (*p == '9') {
        ngx_responses_template_carry(engine, p);
        return;
    }

    (*p)++;
}


ngx_int_t
ngx_responses_template_feed(ngx_responses_engine_t *engine, u_char **pos,
    u_char *last)
{
    u_char                    *p, *end, *start;
    ngx_str_t                  gap[NGX_RESPONSES_TEMPLATE_GAPS];
    ngx_uint_t                 n, passes, same;
    ngx_responses_template_t  *t;

    t = engine->template;

    if (t == NULL || t->use == NGX_RESPONSES_TEMPLATE_OFF
        || engine->phase != NGX_RESPONSES_RUNNING)
    {
        return NGX_OK;
    }

    if (t->next != engine->next) {
        ngx_responses_template_set_number(engine);
    }

    passes = (t->use == NGX_RESPONSES_TEMPLATE_PASS);
    same = passes;

    p = *pos;
    end = NULL;

    /* n events from start on leave as they came */

    start = p;
    n = 0;

    while (p < last) {

        end = ngx_responses_template_match(engine, same, p, last, gap);

        if (end > p) {

            if (ngx_responses_template_keep(engine, &gap[t->delta])
                != NGX_OK)
            {
                return NGX_ERROR;
            }

            p = end;

            if (same) {
                ngx_responses_template_number(engine);
                n++;
                continue;
            }

            if (ngx_responses_template_send(engine, gap) != NGX_OK) {
                return NGX_ERROR;
            }

            start = p;
            same = passes;

            continue;
        }

        if (!same || end == p) {
            break;
        }

        if (ngx_responses_template_run(engine, start, p, n) != NGX_OK) {
            return NGX_ERROR;
        }

        start = p;
        n = 0;
        same = 0;
    }

    if (p != *pos) {
        t->misses = 0;
    }

    *pos = p;
    t->next = engine->next;

    if (ngx_responses_template_run(engine, start, p, n) != NGX_OK) {
        return NGX_ERROR;
    }

    return (p < last && end == p) ? NGX_AGAIN : NGX_OK;
}


/* n events, which leave as they came */

static ngx_int_t
ngx_responses_template_run(ngx_responses_engine_t *engine, u_char *p,
    u_char *last, ngx_uint_t n)
{
    if (n == 0) {
        return NGX_OK;
    }

    ngx_responses_template_account(engine, n);

    return ngx_responses_engine_write(engine, p, last - p);
}


/*
 * The end of a frame that has the form of the template or, if same is set,
 * leaves as it came.  NULL: it does not; p: it is not whole.
 */

static u_char *
ngx_responses_template_match(ngx_responses_engine_t *engine, ngx_uint_t same,
    u_char *p, u_char *last, ngx_str_t *gap)
{
    u_char                         *text, *start, *begin;
    ngx_uint_t                      escaped;
    ngx_responses_template_t       *t;
    ngx_responses_template_step_t  *step;

    t = engine->template;
    text = t->text.start;
    begin = p;

    for (step = same ? t->out : t->in; /* void */ ; step++) {

        if (last - p < step->len) {
            return (ngx_memcmp(p, text, last - p) == 0) ? begin : NULL;
        }

        if (ngx_memcmp(p, text, step->len) != 0) {
            return NULL;
        }

        p += step->len;
        text += step->len;

        if (step->kind == NGX_RESPONSES_GAP_END) {
            return ((size_t) (p - begin) <= engine->conf->max_event_size)
                   ? p : NULL;
        }

        if (p == last) {
            return begin;
        }

        start = p;

        if (step->kind != NGX_RESPONSES_GAP_SEQUENCE) {
            p = ngx_responses_lex_quote(p, last - 1, &escaped);

            if (*p != '"') {
                return (p == last - 1 && *p >= ' ') ? begin : NULL;
            }

        } else {
            text += t->hole_len;
            p = ngx_responses_template_digits(p, last);

            if (p == NULL) {
                return NULL;
            }
        }

        gap[step->gap].data = start;
        gap[step->gap].len = p - start;
    }
}


u_char *
ngx_responses_template_digits(u_char *p, u_char *last)
{
    u_char  *start;

    start = p;

    while (p < last && *p >= '0' && *p <= '9'
           && p - start < NGX_RESPONSES_TEMPLATE_DIGITS)
    {
        p++;
    }

    return (p == start || (*start == '0' && p - start > 1)) ? NULL : p;
}


static ngx_int_t
ngx_responses_template_append(ngx_responses_engine_t *engine,
    ngx_str_t *delta)
{
    ngx_responses_part_t      *part;
    ngx_responses_template_t  *t;

    t = engine->template;
    part = t->part;

    if (t->item == NULL) {
        return NGX_OK;
    }

    if (part) {
        part->fixed_index |= (part->upstream != NGX_RESPONSES_NO_INDEX
                              && (part->text.json.len || part->text.lost));
    }

    return ngx_responses_repair_keep(engine, t->item, part, *delta);
}


/* counts the text up: a division for each digit costs more */

static void
ngx_responses_template_carry(ngx_responses_engine_t *engine, u_char *p)
{
    for ( /* void */ ; *p == '9'; p--) {

        if (p == engine->template->number) {
            ngx_responses_template_set_number(engine);
            return;
        }

        *p = '0';
    }

    (*p)++;
}


/* n events, which came in the same moment */

static void
ngx_responses_template_account(ngx_responses_engine_t *engine, ngx_uint_t n)
{
    ngx_responses_usage_t     *usage;
    ngx_responses_template_t  *t;

    t = engine->template;
    usage = &engine->usage;

    ngx_responses_usage_event(usage, t->type, engine->now);

    usage->events += n - 1;
    usage->repaired += n * t->repaired;
}


static ngx_int_t
ngx_responses_template_send(ngx_responses_engine_t *engine, ngx_str_t *gap)
{
    u_char                         *text;
    ngx_str_t                       s;
    ngx_responses_template_t       *t;
    ngx_responses_template_step_t  *step;

    t = engine->template;

    ngx_responses_template_account(engine, 1);

    if (t->use == NGX_RESPONSES_TEMPLATE_HIDE) {
        engine->usage.hidden++;
        return NGX_OK;
    }

    engine->usage.edited++;

    text = t->text.start + t->output;

    step = (t->use == NGX_RESPONSES_TEMPLATE_EDIT) ? t->out : t->in;

    for ( /* void */ ; /* void */ ; step++) {

        if (step->len
            && ngx_responses_engine_write(engine, text, step->len) != NGX_OK)
        {
            return NGX_ERROR;
        }

        text += step->len;

        if (step->kind == NGX_RESPONSES_GAP_END) {
            break;
        }

        if (step->kind == NGX_RESPONSES_GAP_NUMBER
            || step->kind == NGX_RESPONSES_GAP_SEQUENCE)
        {
            s.data = t->number;
            s.len = t->number_len;
            text += t->hole_len;

        } else {
            s = gap[step->gap];
        }

        if (s.len
            && ngx_responses_engine_write(engine, s.data, s.len) != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    ngx_responses_template_number(engine);

    return NGX_OK;
}


static void
ngx_responses_template_set_number(ngx_responses_engine_t *engine)
{
    u_char                    *p, digits[NGX_INT64_LEN];
    ngx_responses_writer_t     w;
    ngx_responses_template_t  *t;

    t = engine->template;

    ngx_responses_writer_init(&w, digits, NGX_INT64_LEN);
    ngx_responses_write_int(&w, engine->next);

    t->number_len = (u_char) (w.pos - digits);

    /* there is room in the text for any number */

    p = t->text.start + t->text.len;

    if (t->hole) {
        p = t->text.start + t->hole;

        ngx_memmove(p + t->number_len, p + t->hole_len, t->text.len - t->hole);

        t->out[t->numbered].len += t->number_len - t->hole_len;
        t->hole_len = t->number_len;
    }

    ngx_memcpy(p, digits, t->number_len);

    t->number = p;
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
