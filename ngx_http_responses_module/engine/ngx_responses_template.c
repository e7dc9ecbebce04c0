
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

/* no run of events can get from here to the limit of numbers */

#define NGX_RESPONSES_TEMPLATE_NUMBERS  1000000000000000LL


/* an event that has the form of the template */

typedef struct {
    ngx_str_t                     gap[NGX_RESPONSES_TEMPLATE_GAPS];
    int64_t                       sequence;    /* -1: none */
} ngx_responses_template_match_t;


static u_char *ngx_responses_template_run(ngx_responses_engine_t *engine,
    u_char *p, u_char *last, ngx_int_t *rc);
static u_char *ngx_responses_template_same(ngx_responses_engine_t *engine,
    u_char *p, u_char *last, ngx_responses_template_match_t *m);
static u_char *ngx_responses_template_match(ngx_responses_engine_t *engine,
    u_char *p, u_char *last, ngx_responses_template_match_t *m);
static u_char *ngx_responses_template_index(ngx_responses_template_t *t,
    u_char *p, u_char *last);
static ngx_int_t ngx_responses_template_append(
    ngx_responses_engine_t *engine, ngx_str_t *delta);
static void ngx_responses_template_hash(ngx_responses_template_t *t);
static void ngx_responses_template_number(ngx_responses_engine_t *engine,
    int64_t sequence);
static void ngx_responses_template_account(ngx_responses_engine_t *engine,
    ngx_uint_t n);
static ngx_int_t ngx_responses_template_send(ngx_responses_engine_t *engine,
    ngx_responses_template_match_t *m);
static void ngx_responses_template_set_number(ngx_responses_template_t *t,
    int64_t n);


/*
 * Keeps the text of an event.  That of a part is appended to what is kept, so
 * that it can be hashed later: at the latest when another event comes.
 */

static ngx_inline ngx_int_t
ngx_responses_template_keep(ngx_responses_engine_t *engine, ngx_str_t *delta)
{
    ngx_responses_buf_t   *text;
    ngx_responses_part_t  *part;

    part = engine->template->part;

    if (part == NULL || part->deltas.len == 0 || part->incomplete
        || delta->len > part->text.size - part->text.len)
    {
        return ngx_responses_template_append(engine, delta);
    }

    if (engine->template->fixed_index) {
        part->fixed_index = 1;
    }

    text = &part->text;

    ngx_memcpy(text->start + text->len, delta->data, delta->len);

    text->len += delta->len;
    engine->template->unhashed += delta->len;

    return NGX_OK;
}


ngx_int_t
ngx_responses_template_feed(ngx_responses_engine_t *engine, u_char **pos,
    u_char *last)
{
    u_char                          *p, *end;
    ngx_int_t                        rc;
    ngx_responses_template_t        *t;
    ngx_responses_template_match_t   m;

    t = engine->template;

    if (t == NULL || !t->ready || engine->phase != NGX_RESPONSES_RUNNING) {
        return NGX_OK;
    }

    if (t->numbers) {

        if (engine->next >= NGX_RESPONSES_TEMPLATE_NUMBERS) {
            return NGX_OK;
        }

        if (t->next != engine->next) {
            ngx_responses_template_set_number(t, engine->next);
        }
    }

    p = *pos;
    rc = NGX_OK;

    while (p < last && rc == NGX_OK) {

        if (!t->edited && !t->hidden) {
            end = ngx_responses_template_run(engine, p, last, &rc);

            if (end != p) {
                p = end;
                continue;
            }
        }

        end = ngx_responses_template_match(engine, p, last, &m);

        if (end == NULL) {
            break;
        }

        rc = ngx_responses_template_keep(engine, &m.gap[t->delta]);

        if (rc == NGX_OK) {
            rc = ngx_responses_template_send(engine, &m);
        }

        p = end;
    }

    if (p != *pos) {
        t->misses = 0;
    }

    *pos = p;

    return rc;
}


/* sends the events from p that leave as they came, returns their end */

static u_char *
ngx_responses_template_run(ngx_responses_engine_t *engine, u_char *p,
    u_char *last, ngx_int_t *rc)
{
    u_char                          *start, *end;
    ngx_uint_t                       n;
    ngx_responses_template_t        *t;
    ngx_responses_template_match_t   m;

    t = engine->template;
    start = p;

    for (n = 0; p < last; n++) {
        end = ngx_responses_template_same(engine, p, last, &m);

        if (end == NULL) {
            break;
        }

        *rc = ngx_responses_template_keep(engine, &m.gap[t->delta]);

        if (*rc != NGX_OK) {
            return end;
        }

        ngx_responses_template_number(engine, m.sequence);

        p = end;
    }

    if (n) {
        ngx_responses_template_account(engine, n);
        *rc = ngx_responses_engine_write(engine, start, p - start);
    }

    return p;
}


/* the end of a frame that leaves as it came; NULL: it does not */

static u_char *
ngx_responses_template_same(ngx_responses_engine_t *engine, u_char *p,
    u_char *last, ngx_responses_template_match_t *m)
{
    size_t                     len;
    u_char                    *text, *start, *limit;
    ngx_uint_t                 i, escaped;
    ngx_responses_template_t  *t;

    t = engine->template;
    text = t->text.start + t->run;
    limit = p + engine->conf->max_event_size;

    m->sequence = -1;

    for (i = 0; /* void */ ; i++) {
        len = t->same[i];

        if ((size_t) (last - p) < len || ngx_memcmp(p, text, len) != 0) {
            return NULL;
        }

        p += len;

        if (i == t->nsame) {
            return (p <= limit) ? p : NULL;
        }

        if (p == last) {
            return NULL;
        }

        text += len;
        start = p;

        if (t->gaps[i] < NGX_RESPONSES_TEMPLATE_GAPS) {
            p = ngx_responses_lex_quote(p, last - 1, &escaped);

            if (*p != '"') {
                return NULL;
            }

            m->gap[t->gaps[i]].data = start;
            m->gap[t->gaps[i]].len = p - start;

        } else {
            p = ngx_responses_template_digits(p, last, &m->sequence);

            if (p == NULL) {
                return NULL;
            }
        }
    }
}


/* the end of a frame that has the form of the template; NULL: it has not */

static u_char *
ngx_responses_template_match(ngx_responses_engine_t *engine, u_char *p,
    u_char *last, ngx_responses_template_match_t *m)
{
    u_char                         *text, *start, *limit;
    ngx_uint_t                      i, escaped;
    ngx_responses_template_t       *t;
    ngx_responses_template_step_t  *step;

    t = engine->template;
    text = t->text.start;
    limit = p + engine->conf->max_event_size;

    m->sequence = -1;

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
            p = ngx_responses_template_digits(p, last, &m->sequence);
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

        if (t->kinds[i] == NGX_RESPONSES_GAP_ID
            && ngx_responses_str_eq(m->gap[i], t->item->id))
        {
            return NULL;
        }
    }
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
        ngx_responses_template_hash(t);
        part->fixed_index |= (t->fixed_index && part->deltas.len);
    }

    return ngx_responses_repair_keep(engine, t->item, part, *delta);
}


static void
ngx_responses_template_hash(ngx_responses_template_t *t)
{
    ngx_responses_buf_t  *text;

    if (t->unhashed) {
        text = &t->part->text;

        ngx_responses_hash_add(&t->part->deltas,
                               text->start + text->len - t->unhashed,
                               t->unhashed);
        t->unhashed = 0;
    }
}


/* an event was sent whose own number, if it has one, is sequence */

static void
ngx_responses_template_number(ngx_responses_engine_t *engine,
    int64_t sequence)
{
    u_char                    *p;
    ngx_responses_template_t  *t;

    t = engine->template;

    if (!t->numbers) {

        if (sequence != -1) {
            engine->next = sequence + 1;
        }

        return;
    }

    t->next = ngx_responses_send_number(engine) + 1;

    /* counts the text up: a division for each digit costs more */

    for (p = t->number + t->number_len - 1; *p == '9'; p--) {

        if (p == t->number) {
            ngx_responses_template_set_number(t, t->next);
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
ngx_responses_template_send(ngx_responses_engine_t *engine,
    ngx_responses_template_match_t *m)
{
    u_char                         *text;
    ngx_str_t                       s;
    ngx_responses_template_t       *t;
    ngx_responses_template_step_t  *step;

    t = engine->template;

    ngx_responses_template_account(engine, 1);

    if (t->hidden) {
        engine->usage.hidden++;
        return NGX_OK;
    }

    engine->usage.edited++;

    text = t->text.start + t->output;

    for (step = t->out; /* void */ ; step++) {

        if (step->len
            && ngx_responses_engine_write(engine, text, step->len) != NGX_OK)
        {
            return NGX_ERROR;
        }

        text += step->len;

        if (step->next == NGX_RESPONSES_TEMPLATE_END) {
            break;
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

    ngx_responses_template_number(engine, m->sequence);

    return NGX_OK;
}


static void
ngx_responses_template_set_number(ngx_responses_template_t *t, int64_t n)
{
    ngx_responses_writer_t  w;

    ngx_responses_writer_init(&w, t->digits, NGX_INT64_LEN);
    ngx_responses_write_int(&w, n);

    t->number = t->digits;
    t->number_len = w.pos - t->digits;
    t->next = n;

    if (!t->edited && !t->hidden) {
        ngx_responses_template_fuse(t);
    }
}


/* the input's text with the number in it, for which there is room */

void
ngx_responses_template_fuse(ngx_responses_template_t *t)
{
    u_char      *p, *src;
    size_t       len;
    ngx_uint_t   i, n;

    src = t->text.start;
    p = src + t->run;
    n = 0;

    t->same[0] = 0;

    for (i = 0; /* void */ ; i++) {
        len = t->in[i].len;

        p = ngx_cpymem(p, src, len);
        src += len;

        t->same[n] += (uint32_t) len;

        if (i == t->ngaps) {
            break;
        }

        if (t->kinds[i] != NGX_RESPONSES_GAP_SEQUENCE) {
            t->gaps[n++] = (u_char) i;
            t->same[n] = 0;

        } else if (t->numbers) {
            p = ngx_cpymem(p, t->digits, t->number_len);

            t->number = p - t->number_len;
            t->same[n] += (uint32_t) t->number_len;

        } else {
            t->gaps[n++] = NGX_RESPONSES_TEMPLATE_NUMBER;
            t->same[n] = 0;
        }
    }

    t->nsame = n;
}


void
ngx_responses_template_forget(ngx_responses_engine_t *engine)
{
    ngx_responses_template_t  *t;

    t = engine->template;

    if (t) {
        ngx_responses_template_hash(t);
        t->ready = 0;
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
