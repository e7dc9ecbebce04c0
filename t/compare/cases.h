
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * A case: an input, a configuration, and how the input is cut, limited and
 * ended.  All of it follows from two hashes or is said by options, and is
 * written as options again.
 */


#ifndef _CASES_H_INCLUDED_
#define _CASES_H_INCLUDED_


#include "configs.h"
#include "inputs.h"


typedef struct {
    char        name[768];             /* of the input */
    size_t      config;

    char        cut[32];
    size_t      length;                /* bytes of it, 0: all */
    size_t      event_size;            /* limits, 0: the default */
    long        text_size;             /* -1: the default */
    long        items;
    unsigned    end;
    unsigned    mode;                  /* detect 4, asked 2, sniff 1 */
    long        resume;                /* -1: not */
    unsigned    step;                  /* milliseconds */
    unsigned    heartbeat;             /* odd: comments, even: events */
} case_t;


typedef struct {
    uint32_t   *list;
    size_t      n;
    size_t      size;
} case_cuts_t;


static const char  *case_ends[] = { "clean", "error", "timeout", "shutdown" };


static ngx_inline uint64_t
case_hash(uint64_t a, uint64_t b)
{
    a = (a ^ (b + 0x9e3779b97f4a7c15ULL)) * 0xbf58476d1ce4e5b9ULL;
    a = (a ^ (a >> 29)) * 0x94d049bb133111ebULL;

    return a ^ (a >> 32);
}


static ngx_inline uint64_t
case_hash_text(const char *text)
{
    uint64_t  h;

    for (h = 1; *text; text++) {
        h = case_hash(h, (u_char) *text);
    }

    return h;
}


static ngx_inline void
case_init(case_t *c, const char *name, size_t config)
{
    ngx_memzero(c, sizeof(case_t));

    snprintf(c->name, sizeof(c->name), "%s", name);
    snprintf(c->cut, sizeof(c->cut), "whole");

    c->config = config;
    c->text_size = -1;
    c->items = -1;
    c->mode = 6;
    c->resume = -1;
    c->step = 7;
}


static ngx_inline uint64_t
case_take(uint64_t *h, uint64_t n)
{
    uint64_t  v;

    v = *h % n;
    *h = case_hash(*h, n);

    return v;
}


static ngx_inline void
case_vary_cut(case_t *c, uint64_t h, size_t len)
{
    unsigned  n;

    static const unsigned  most[] = { 3, 40, 400, 5000 };

    switch (case_take(&h, 12)) {

    case 0:
    case 1:
        break;

    case 2:
    case 3:
    case 4:
        snprintf(c->cut, sizeof(c->cut), "event");
        break;

    case 5:
        snprintf(c->cut, sizeof(c->cut), "late");
        break;

    case 6:
        snprintf(c->cut, sizeof(c->cut), "line");
        break;

    case 7:
        snprintf(c->cut, sizeof(c->cut), "step:%u",
                 (unsigned) (2 + case_take(&h, 30)));
        break;

    case 8:
        if (len < 20000) {
            snprintf(c->cut, sizeof(c->cut), "byte");
            break;
        }

        /* fall through */

    default:
        n = most[case_take(&h, 4)];
        snprintf(c->cut, sizeof(c->cut), "random:%u:%u",
                 (unsigned) case_take(&h, 1000), n);
    }
}


/* pieces, limits, end and mode, by a hash; a quarter has all defaults */

static ngx_inline void
case_vary(case_t *c, uint64_t h, size_t len)
{
    static const size_t    events[] = { 0, 0, 0, 0, 4096, 1024, 300, 300 };
    static const long      texts[] = { -1, -1, -1, -1, 0, 64, 1024 };
    static const long      items[] = { -1, -1, -1, -1, -1, 0, 1, 3 };
    static const unsigned  modes[] = { 6, 6, 6, 6, 6, 4, 7, 5, 0 };
    static const long      resumes[] = { -1, -1, -1, -1, -1, -1, -1, 5, 0 };
    static const unsigned  steps[] = { 7, 7, 7, 0, 900, 40000 };
    static const unsigned  beats[] = { 0, 0, 0, 0, 0, 3, 4 };

    case_vary_cut(c, h, len);
    h = case_hash(h, 77);

    if (case_take(&h, 4) == 0) {
        return;
    }

    c->event_size = events[case_take(&h, inputs_of(events))];
    c->text_size = texts[case_take(&h, inputs_of(texts))];
    c->items = items[case_take(&h, inputs_of(items))];
    c->mode = modes[case_take(&h, inputs_of(modes))];
    c->resume = resumes[case_take(&h, inputs_of(resumes))];
    c->step = steps[case_take(&h, inputs_of(steps))];
    c->heartbeat = beats[case_take(&h, inputs_of(beats))];

    if (case_take(&h, 3) == 0) {
        c->end = 1 + case_take(&h, 3);

        if (len && case_take(&h, 2)) {
            c->length = 1 + case_take(&h, len);
        }
    }
}


static ngx_inline void
case_cut_add(case_cuts_t *cuts, size_t n)
{
    if (n == 0) {
        return;
    }

    if (cuts->n == cuts->size) {
        cuts->size = cuts->size * 2 + 1024;
        cuts->list = realloc(cuts->list, cuts->size * sizeof(uint32_t));
    }

    cuts->list[cuts->n++] = n;
}


/* whether a piece ends behind byte i */

static ngx_inline ngx_uint_t
case_cut_here(char kind, const u_char *p, size_t i)
{
    ngx_uint_t  lf, blank;

    lf = (p[i] == '\n');
    blank = lf && i && (p[i - 1] == '\n'
                        || (p[i - 1] == '\r' && i > 1 && p[i - 2] == '\n'));

    return (kind == 'l') ? lf : blank;
}


/* 0: no such cut */

static ngx_inline ngx_uint_t
case_cuts(case_cuts_t *cuts, const char *cut, const u_char *p, size_t len)
{
    size_t    i, n, start, late;
    unsigned  seed, most;

    cuts->n = 0;

    if (strcmp(cut, "whole") == 0) {
        case_cut_add(cuts, len);
        return 1;
    }

    if (strcmp(cut, "event") == 0 || strcmp(cut, "late") == 0
        || strcmp(cut, "line") == 0)
    {
        late = (strcmp(cut, "late") == 0);

        for (start = 0, i = 0; i < len; i++) {

            if (case_cut_here(strcmp(cut, "line") ? 'e' : 'l', p, i)) {
                case_cut_add(cuts, i + 1 - late - start);
                start = i + 1 - late;
            }
        }

        case_cut_add(cuts, len - start);
        return 1;
    }

    seed = 1;
    most = 1;

    if (strcmp(cut, "byte") != 0 && sscanf(cut, "step:%u", &most) != 1
        && sscanf(cut, "random:%u:%u", &seed, &most) != 2)
    {
        return 0;
    }

    random_state = seed;
    most += (most == 0);

    for (i = 0; i < len; i += n) {
        n = (cut[0] == 'r') ? 1 + random_below(most) : most;
        n = ngx_min(n, len - i);
        case_cut_add(cuts, n);
    }

    return 1;
}


static ngx_inline void
case_conf(case_t *c, compare_conf_t *conf)
{
    config_get(conf, c->config);

    if (c->event_size) {
        conf->max_event_size = c->event_size;
    }

    if (c->text_size >= 0) {
        conf->max_text_size = c->text_size;
    }

    if (c->items >= 0) {
        conf->max_items = c->items;
    }
}


/* an option and its value: 0 if there is no such option */

static ngx_inline ngx_uint_t
case_option(case_t *c, const char *name, const char *value)
{
    size_t  i;

#define case_is(word)  (strcmp(name, word) == 0)

    if (case_is("--one")) {
        snprintf(c->name, sizeof(c->name), "%s", value);

    } else if (case_is("--config")) {
        c->config = strtoul(value, NULL, 10);

    } else if (case_is("--cut")) {
        snprintf(c->cut, sizeof(c->cut), "%s", value);

    } else if (case_is("--length")) {
        c->length = strtoul(value, NULL, 10);

    } else if (case_is("--event-size")) {
        c->event_size = strtoul(value, NULL, 10);

    } else if (case_is("--text-size")) {
        c->text_size = atol(value);

    } else if (case_is("--items")) {
        c->items = atol(value);

    } else if (case_is("--mode")) {
        c->mode = atol(value) & 7;

    } else if (case_is("--resume")) {
        c->resume = atol(value);

    } else if (case_is("--step")) {
        c->step = atol(value);

    } else if (case_is("--heartbeat")) {
        c->heartbeat = atol(value);

    } else if (case_is("--end")) {

        for (i = 0; i < 4; i++) {
            if (strcmp(value, case_ends[i]) == 0) {
                c->end = i;
                return 1;
            }
        }

        return 0;

    } else {
        return 0;
    }

    return 1;
}


/* the options that make the case again */

static ngx_inline void
case_print(const case_t *c)
{
    printf("--one '%s' --config %lu --cut %s", c->name,
           (unsigned long) c->config, c->cut);

    if (c->length) {
        printf(" --length %lu", (unsigned long) c->length);
    }

    if (c->event_size) {
        printf(" --event-size %lu", (unsigned long) c->event_size);
    }

    if (c->text_size >= 0) {
        printf(" --text-size %ld", c->text_size);
    }

    if (c->items >= 0) {
        printf(" --items %ld", c->items);
    }

    if (c->end) {
        printf(" --end %s", case_ends[c->end]);
    }

    if (c->mode != 6) {
        printf(" --mode %u", c->mode);
    }

    if (c->resume >= 0) {
        printf(" --resume %ld", c->resume);
    }

    if (c->step != 7) {
        printf(" --step %u", c->step);
    }

    if (c->heartbeat) {
        printf(" --heartbeat %u", c->heartbeat);
    }
}


#endif /* _CASES_H_INCLUDED_ */
