
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Sends the deltas that have the form of the one before.
 *
 * Never repairs or decides: it repeats what was done to that event.  Never
 * reads JSON: fixed text is compared, and strings are read by the reader's own
 * function.  Invariant: output, record and state are those of the normal way,
 * byte for byte; what is not known to be the same declines.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_writer.h"
#include "json/ngx_responses_lex.h"
#include "engine/ngx_responses_template.h"


/* a number of more digits may be over the limit */

#define NGX_RESPONSES_TEMPLATE_DIGITS  15


/* an event that has the form of the template */

typedef struct {
    ngx_str_t                     gap[NGX_RESPONSES_TEMPLATE_GAPS];
    ngx_str_t                     delta;
    int64_t                       sequence;    /* -1: none */
    ngx_uint_t                    same;        /* output is as the input */
} ngx_responses_template_match_t;


static u_char *ngx_responses_template_match(ngx_responses_engine_t *engine,
    u_char *p, u_char *last, ngx_responses_template_match_t *m);
static u_char *ngx_responses_template_number(ngx_responses_template_t *t,
    u_char *p, u_char *last, ngx_responses_template_match_t *m);
static u_char *ngx_responses_template_index(ngx_responses_template_t *t,
    u_char *p, u_char *last);
static ngx_int_t ngx_responses_template_account(
    ngx_responses_engine_t *engine, ngx_responses_template_match_t *m);
static ngx_int_t ngx_responses_template_send(ngx_responses_engine_t *engine,
    ngx_responses_template_match_t *m);
static void ngx_responses_template_set_number(ngx_responses_template_t *t,
    int64_t n);
static void ngx_responses_template_next_number(ngx_responses_template_t *t);


ngx_int_t
ngx_responses_template_feed(ngx_responses_engine_t *engine, u_char **pos,
    u_char *last)
{
    u_char                          *p, *run, *end;
    ngx_int_t                        rc;
    ngx_responses_template_t        *t;
    ngx_responses_template_match_t   m;

    t = engine->template;

    if (t == NULL || !t->ready || engine->phase != NGX_RESPONSES_RUNNING) {
        return NGX_OK;
    }

    if (t->numbers && t->next != engine->next) {
        ngx_responses_template_set_number(t, engine->next);
    }

    p = *pos;
    run = p;
    rc = NGX_OK;

    /* events that are as they came leave as one run */

    while (p < last && rc == NGX_OK) {
        end = ngx_responses_template_match(engine, p, last, &m);

        if (end == NULL) {
            break;
        }

        if (!m.same && run < p) {
            rc = ngx_responses_engine_write(engine, run, p - run);
        }

        if (rc == NGX_OK) {
            rc = ngx_responses_template_account(engine, &m);
        }

        if (!m.same) {

            if (rc == NGX_OK && !t->hidden) {
                rc = ngx_responses_template_send(engine, &m);
            }

            run = end;
        }

        if (t->numbers && !t->hidden) {
            (void) ngx_responses_send_number(engine);
            ngx_responses_template_next_number(t);
        }

        p = end;
        t->misses = 0;
    }

    if (rc == NGX_OK && run < p) {
        rc = ngx_responses_engine_write(engine, run, p - run);
    }

    *pos = p;

    return rc;
}


/* the end of the frame; NULL: it has another form */

static u_char *
ngx_responses_template_match(ngx_responses_engine_t *engine, u_char *p,
    u_char *last, ngx_responses_template_match_t *m)
{
    u_char                         *text, *start, *limit;
    ngx_uint_t                      i, escaped;
    ngx_responses_template_t       *t;
    ngx_responses_template_step_t  *step;

    t = engine->template;

    if (t->numbers && !ngx_responses_engine_numbers(engine)) {
        return NULL;
    }

    m->same = !t->edited && !t->hidden;
    m->sequence = -1;

    text = t->text.start;
    limit = p + engine->conf->max_event_size;

    for (i = 0; /* void */ ; i++) {
        step = &t->in[i];

        if ((size_t) (last - p) < step->len
            || ngx_memcmp(p, text, step->len) != 0)
        {
            return NULL;
        }

        p += step->len;
        text += step->len;

        if (step->next == NGX_RESPONSES_TEMPLATE_END) {
            return (p <= limit) ? p : NULL;
        }

        if (p == last) {
            return NULL;
        }

        start = p;

        switch (t->kinds[i]) {

        case NGX_RESPONSES_GAP_SEQUENCE:
            p = ngx_responses_template_number(t, p, last, m);
            break;

        case NGX_RESPONSES_GAP_INDEX:
            p = ngx_responses_template_index(t, p, last);
            break;

        default: /* strings */

            p = ngx_responses_lex_quote(p, last - 1, &escaped);

            if (*p != '"') {
                return NULL;
            }
        }

        if (p == NULL) {
            return NULL;
        }

        m->gap[i].data = start;
        m->gap[i].len = p - start;

        if (t->kinds[i] == NGX_RESPONSES_GAP_DELTA) {
            m->delta = m->gap[i];

        } else if (t->kinds[i] == NGX_RESPONSES_GAP_ID
                   && ngx_responses_str_eq(m->gap[i], t->item->id))
        {
            return NULL;
        }
    }
}


static u_char *
ngx_responses_template_number(ngx_responses_template_t *t, u_char *p,
    u_char *last, ngx_responses_template_match_t *m)
{
    size_t  len;

    len = t->number_len;

    if (t->numbers && (size_t) (last - p) > len
        && ngx_memcmp(p, t->number, len) == 0
        && (p[len] < '0' || p[len] > '9'))
    {
        return p + len;
    }

    m->same &= !t->numbers;

    return ngx_responses_template_digits(p, last, &m->sequence);
}


/* N18: one that does not name the part */

static u_char *
ngx_responses_template_index(ngx_responses_template_t *t, u_char *p,
    u_char *last)
{
    int64_t  n;

    p = ngx_responses_template_digits(p, last, &n);

    return (p && n != t->part->upstream
            && n != ngx_responses_state_part_index(t->item, t->part))
           ? p : NULL;
}


u_char *
ngx_responses_template_digits(u_char *p, u_char *last, int64_t *n)
{
    u_char  *start;

    start = p;
    *n = 0;

    while (p < last && *p >= '0' && *p <= '9'
           && p - start < NGX_RESPONSES_TEMPLATE_DIGITS)
    {
        *n = *n * 10 + (*p++ - '0');
    }

    return (p == start || (*start == '0' && p - start > 1)) ? NULL : p;
}


/* what the normal way does, but to the event itself */

static ngx_int_t
ngx_responses_template_account(ngx_responses_engine_t *engine,
    ngx_responses_template_match_t *m)
{
    ngx_responses_usage_t     *usage;
    ngx_responses_template_t  *t;

    t = engine->template;
    usage = &engine->usage;

    if (t->item) {

        if (t->part) {
            t->part->fixed_index |= (t->fixed_index && t->part->delta_len);
        }

        if (ngx_responses_repair_keep(engine, t->item, t->part, m->delta)
            != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    usage->repaired += t->repaired;

    ngx_responses_usage_event(usage, t->type, engine->now);

    ngx_responses_account(engine, t->hidden ? NGX_RESPONSES_HIDDEN
                                  : m->same ? NGX_RESPONSES_SENT
                                            : NGX_RESPONSES_EDITED,
                          (ngx_str_t *) &t->type->name);

    if (!t->numbers && !t->hidden && m->sequence != -1) {
        engine->next = m->sequence + 1;
    }

    return NGX_OK;
}


static ngx_int_t
ngx_responses_template_send(ngx_responses_engine_t *engine,
    ngx_responses_template_match_t *m)
{
    u_char                         *text;
    ngx_str_t                       s;
    ngx_responses_template_t       *t;
    ngx_responses_template_step_t  *step;

    t = engine->template;
    text = t->text.start + t->output;

    for (step = t->out; /* void */ ; step++) {

        if (step->len
            && ngx_responses_engine_write(engine, text, step->len) != NGX_OK)
        {
            return NGX_ERROR;
        }

        text += step->len;

        if (step->next == NGX_RESPONSES_TEMPLATE_END) {
            return NGX_OK;
        }

        if (step->next == NGX_RESPONSES_TEMPLATE_NUMBER) {
            s.data = t->number;
            s.len = t->number_len;

        } else {
            s = m->gap[step->next];
        }

        if (s.len
            && ngx_responses_engine_write(engine, s.data, s.len) != NGX_OK)
        {
            return NGX_ERROR;
        }
    }
}


static void
ngx_responses_template_set_number(ngx_responses_template_t *t, int64_t n)
{
    ngx_responses_writer_t  w;

    ngx_responses_writer_init(&w, t->number, NGX_INT64_LEN);
    ngx_responses_write_int(&w, n);

    t->number_len = w.pos - t->number;
    t->next = n;
}


/* counts the text up: a division for each digit costs more */

static void
ngx_responses_template_next_number(ngx_responses_template_t *t)
{
    u_char  *p;

    t->next++;

    for (p = t->number + t->number_len - 1; *p == '9'; p--) {
        *p = '0';

        if (p == t->number) {
            ngx_responses_template_set_number(t, t->next);
            return;
        }
    }

    (*p)++;
}


void
ngx_responses_template_forget(ngx_responses_engine_t *engine)
{
    if (engine->template) {
        engine->template->ready = 0;
    }
}


void
ngx_responses_template_free(ngx_responses_engine_t *engine)
{
    ngx_responses_template_t  *t;

    t = engine->template;

    if (t) {
        ngx_responses_buf_free(&engine->mem, &t->text);
        engine->mem.free(engine->mem.data, t);
        engine->template = NULL;
    }
}
