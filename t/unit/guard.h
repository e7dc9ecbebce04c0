
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The contract as a reader of a client's bytes sees it: G1 to G5, G9 and what
 * of N8 to N17 holds in any stream, see docs/contract.md.  A second opinion
 * that shares nothing with the code under test but the configuration.
 *
 * Scripts read through t/lib/contract.c, and t/streams/broken.txt has streams
 * that break each rule.
 */


#ifndef _GUARD_H_INCLUDED_
#define _GUARD_H_INCLUDED_


#include "engine/ngx_responses_engine.h"

#include "frames.h"
#include "guard_types.h"
#include "json.h"
#include "tap.h"


/* what need not hold: items of long events, ends of lost texts, the end */

#define GUARD_PASSED   0x01            /* events over the limit were passed */
#define GUARD_OPEN     0x02            /* items may be open at the end */
#define GUARD_BAD      0x04            /* there may be data that is not JSON */
#define GUARD_ENDLESS  0x08            /* there may be no terminal */
#define GUARD_RESUMED  0x10            /* items may have begun before */
#define GUARD_TEXTS    0x20            /* the upstream contradicts itself */
#define GUARD_QUIET    0x40            /* nothing is printed */
#define GUARD_CUT      0x80            /* the line of a type may be cut off */

#define GUARD_ITEMS  256
#define GUARD_PARTS  32
#define GUARD_LISTS  3                 /* content, summary, commands */


typedef struct {
    char                         *type;        /* NULL: it was not added */
    bytes_t                       text;        /* of its deltas */
    bytes_t                       whole;       /* without data: not said */
    ngx_uint_t                    raw;         /* some of it is not known */
    ngx_uint_t                    done;
} guard_part_t;


typedef struct {
    char                         *id;
    char                         *type;        /* NULL: it was not added */
    char                         *call_id;
    char                         *name;
    ngx_uint_t                    done;
    ngx_uint_t                    raw;         /* its own events were */
    json_t                       *end;         /* the event that ended it */
    ngx_uint_t                    late;        /* deltas came after it */
    ngx_uint_t                    listed;      /* in the terminal's output */
    ngx_uint_t                    half;        /* done, and incomplete */
    guard_part_t                  text;        /* of a call */
    ngx_uint_t                    n[GUARD_LISTS];
    guard_part_t                  parts[GUARD_LISTS][GUARD_PARTS];
} guard_item_t;


typedef struct {
    const ngx_responses_conf_t   *conf;
    ngx_uint_t                    flags;
    ngx_uint_t                    bad;         /* violations */

    json_t                       *event;
    ngx_uint_t                    raw;         /* it is not known as a whole:
                                                  it has its number and place,
                                                  and is bytes otherwise */
    const char                   *name;
    const guard_type_t           *type;

    int64_t                       next;
    ngx_uint_t                    events;
    ngx_uint_t                    created;
    ngx_uint_t                    error;
    ngx_uint_t                    terminal;
    ngx_uint_t                    dones;       /* [DONE] */
    char                         *id;          /* the response's */

    guard_item_t                 *items;
    ngx_uint_t                    nitems;
} guard_t;

#define guard_eugpt(g)  ((g)->conf->profile == NGX_RESPONSES_PROFILE_EUGPT)


static ngx_inline void
guard_bad(guard_t *g, const char *rule)
{
    g->bad++;

    if (!(g->flags & GUARD_QUIET)) {
        diag("%s, event %lu %s", rule, (unsigned long) g->events,
             g->name ? g->name : "");
    }
}


#define guard(cond, rule)                                                     \
    do {                                                                      \
        if (!(cond)) {                                                        \
            guard_bad(g, rule);                                               \
        }                                                                     \
    } while (0)


static ngx_inline ngx_uint_t
guard_is(const char *text, const char *other)
{
    return strcmp(text, other) == 0;
}


static ngx_inline ngx_uint_t
guard_bytes(bytes_t *b, const char *text)
{
    return b->len == strlen(text) && memcmp(b->data, text, b->len) == 0;
}


#include "guard_item.h"
#include "guard_response.h"


/* G1, G3 and N11 */

static ngx_inline void
guard_order(guard_t *g)
{
    ngx_uint_t  end;

    end = (g->type->kind == GUARD_END);

    guard(!g->terminal, "G3: after the terminal");
    guard(!g->error || guard_is(g->name, "response.failed"),
          "G3: an error is followed by another than response.failed");

    if (guard_is(g->name, "response.created")) {
        guard(g->events == 1, "G1: created is not the first");
        guard(!g->created, "G1: created twice");
        g->created = 1;

    } else if (g->type->kind == GUARD_LIFECYCLE) {
        guard(g->nitems == 0, "N11: announced after the first item");
    }

    if (g->type->kind == GUARD_ERROR) {

        if (g->conf->failure == NGX_RESPONSES_FAILURE_ERROR) {
            end = 1;

        } else {
            g->error = 1;
        }
    }

    guard(!guard_eugpt(g) || (!guard_is(g->name, "response.incomplete")
                              && !guard_is(g->name, "response.cancelled"))
          || (g->flags & GUARD_PASSED), "G3: a terminal of another profile");

    guard(!guard_is(g->name, "response.failed")
          || g->conf->failure != NGX_RESPONSES_FAILURE_ERROR,
          "G3: response.failed is not of this profile");

    g->terminal |= end;
}


/* G9 and N16: the event line and names that clients of the profile know */

static ngx_inline void
guard_name(guard_t *g, frames_t *f)
{
    ngx_uint_t   i;
    const char  *reasoning, *rest;

    /* of other servers; one that ends in a dot stands for all */

    static const char  *names[] = { "ping", "response.error",
        "response.reasoning_part.", "response.text.",
        "response.output_text.added", NULL };

    switch (g->conf->event_line) {

    case NGX_RESPONSES_EVENT_LINE_TYPE:
        guard(g->name[0] == '\0' || guard_bytes(&f->event, g->name),
              "G9: the event line");
        break;

    case NGX_RESPONSES_EVENT_LINE_MESSAGE:
        guard(guard_bytes(&f->event, "message"), "G9: the event line");
        break;

    default:
        guard(f->events == 0, "G9: the event line");
    }

    if (g->flags & GUARD_PASSED) {
        return;
    }

    for (i = 0; names[i]; i++) {
        guard(strncmp(g->name, names[i], strlen(names[i])) != 0,
              "N15: not a type of any profile");
    }

    reasoning = g->conf->profile == NGX_RESPONSES_PROFILE_OPEN
                ? "response.reasoning_text." : "response.reasoning.";
    rest = g->name + strlen(reasoning);

    guard(strncmp(g->name, reasoning, strlen(reasoning)) != 0
          || (!guard_is(rest, "delta") && !guard_is(rest, "done")),
          "N16: reasoning of another profile");
}


/* G2; an event that is too long may have another number beyond the limit */

static ngx_inline void
guard_number(guard_t *g, frames_t *f)
{
    char  number[40];

    if (guard_eugpt(g) && guard_is(g->name, "error")
        && !json_get(g->event, "sequence_number"))
    {
        return;
    }

    snprintf(number, sizeof(number), "\"sequence_number\":%ld",
             (long) g->next);

    guard(json_int(g->event, "sequence_number") == g->next
          || ((g->flags & GUARD_PASSED)
              && strstr((char *) f->data.data, number)),
          "G2: the number");

    g->next++;
}


/* G9: one data line, an event line at most, no id and no retry */

static ngx_inline void
guard_frame(guard_t *g, frames_t *f)
{
    guard(f->events <= f->datas && f->events <= 1 && f->others == 0,
          "G9: the frame");
    guard((f->lines && f->datas <= 1) || (g->flags & GUARD_BAD),
          "G9: the frame");
}


static ngx_inline void
guard_done(guard_t *g)
{
    g->dones++;

    guard(g->conf->done != NGX_RESPONSES_DONE_HIDE, "G3: [DONE]");
    guard(g->terminal || (g->flags & GUARD_ENDLESS), "G3: [DONE] is early");
    guard(g->dones == 1 || (g->flags & GUARD_ENDLESS), "G3: [DONE] twice");
}


static ngx_inline void
guard_event(guard_t *g, frames_t *f)
{
    static bytes_t  mended;

    if (guard_bytes(&f->data, "[DONE]")) {
        guard_done(g);
        return;
    }

    json_mend(&mended, f->data.data, f->data.len);

    g->event = json_parse(mended.data, mended.len);
    g->raw = (!bytes_equal(&mended, &f->data)
              || json_depth(g->event) > NGX_RESPONSES_JSON_DEPTH);

    if (!YAJL_IS_OBJECT(g->event)) {
        guard(g->flags & GUARD_BAD, "G9: data is no JSON object");
        yajl_tree_free(g->event);
        return;
    }

    g->events++;
    g->name = json_string(g->event, "type");
    g->type = guard_type(g->name);

    guard(g->name[0] || (g->flags & GUARD_CUT), "G5: the type is missing");

    guard_number(g, f);
    guard_name(g, f);

    guard(g->created || g->events == 1 || (g->flags & GUARD_RESUMED),
          "G1: created is missing");

    if (g->type == NULL) {
        guard(!g->terminal, "G3: after the terminal");
        guard(g->events > 1 || (g->flags & GUARD_RESUMED),
              "G1: created is not the first");
        yajl_tree_free(g->event);
        return;
    }

    guard_order(g);

    if (g->flags & GUARD_PASSED) {
        /* void */

    } else if (g->type->kind == GUARD_LIFECYCLE
               || g->type->kind == GUARD_END)
    {
        if (!g->raw) {
            guard_response(g);
        }

    } else if (g->type->kind == GUARD_ERROR) {

        if (!g->raw) {
            guard_error(g);
        }

    } else if (strchr(g->type->carries, 'o')) {
        guard_item(g);
    }

    yajl_tree_free(g->event);
}


static ngx_inline void
guard_free(guard_t *g)
{
    ngx_uint_t     i, k;
    guard_item_t  *item;

    for (i = 0; i < g->nitems; i++) {
        item = &g->items[i];

        free(item->id);
        free(item->type);
        free(item->call_id);
        free(item->name);
        yajl_tree_free(item->end);
        guard_free_part(&item->text);

        for (k = 0; k < GUARD_LISTS * GUARD_PARTS; k++) {
            guard_free_part(&item->parts[k / GUARD_PARTS][k % GUARD_PARTS]);
        }

        ngx_memzero(item, sizeof(guard_item_t));
    }

    free(g->id);
}


/*
 * Returns how many rules a client's bytes break, and prints the first ones.
 * The first event has the number start.
 */

static ngx_inline ngx_uint_t
guard_stream(const ngx_responses_conf_t *conf, ngx_uint_t flags,
    int64_t start, bytes_t *out)
{
    guard_t   stream, *g;
    frames_t  f;

    static guard_item_t  items[GUARD_ITEMS];

    g = &stream;
    ngx_memzero(g, sizeof(guard_t));

    g->conf = conf;
    g->flags = flags;
    g->next = start;
    g->items = items;

    guard(memchr(out->data, '\r', out->len) == NULL && out->data[0] != 0xEF,
          "G9: CR or BOM");

    frames_init(&f, out);

    while (frames_next(&f) && g->bad < 5) {
        guard_frame(g, &f);

        if (f.datas) {
            guard_event(g, &f);
            g->name = NULL;            /* it was in the tree */
        }
    }

    guard(f.lines == 0 || ((flags & GUARD_BAD)
                           && f.events + f.datas + f.others == 0),
          "G9: the last frame");

    guard(g->terminal || (flags & GUARD_ENDLESS), "G3: no terminal");
    guard(conf->done != NGX_RESPONSES_DONE_ADD || g->dones
          || (flags & GUARD_ENDLESS), "G3: no [DONE]");

    guard_free(g);
    frames_free(&f);

    return g->bad;
}


#endif /* _GUARD_H_INCLUDED_ */
