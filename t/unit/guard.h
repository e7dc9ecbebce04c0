
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

#include "guard_types.h"
#include "json.h"
#include "reference.h"
#include "tap.h"


/* what need not hold: items of long events, ends of lost texts, the end */

#define GUARD_PASSED   0x01            /* events over the limit were passed */
#define GUARD_OPEN     0x02            /* items may be open at the end */
#define GUARD_BAD      0x04            /* there may be data that is not JSON */
#define GUARD_ENDLESS  0x08            /* there may be no terminal */
#define GUARD_RESUMED  0x10            /* items may have begun before */
#define GUARD_TEXTS    0x20            /* the upstream contradicts itself */
#define GUARD_QUIET    0x40            /* nothing is printed */

#define GUARD_ITEMS  256
#define GUARD_PARTS  32
#define GUARD_LISTS  3                 /* content, summary, commands */


typedef struct {
    bytes_t                       type;
    bytes_t                       text;        /* of its deltas */
    bytes_t                       whole;       /* without data: not said */
    ngx_uint_t                    done;
} guard_part_t;


typedef struct {
    bytes_t                       id;
    bytes_t                       type;
    bytes_t                       call_id;
    ngx_uint_t                    known;       /* it was added */
    ngx_uint_t                    done;
    ngx_uint_t                    call;        /* or output of one */
    ngx_uint_t                    given;       /* added with its text */
    guard_part_t                  text;        /* of a call */
    ngx_uint_t                    n[GUARD_LISTS];
    guard_part_t                  parts[GUARD_LISTS][GUARD_PARTS];
} guard_item_t;


typedef struct {
    const ngx_responses_conf_t   *conf;
    ngx_uint_t                    flags;
    ngx_uint_t                    bad;         /* violations */

    u_char                       *data;        /* of the event */
    json_t                       *event;
    const char                   *name;
    const guard_type_t           *type;

    int64_t                       next;
    ngx_uint_t                    events;
    ngx_uint_t                    created;
    ngx_uint_t                    error;
    ngx_uint_t                    terminal;
    ngx_uint_t                    dones;       /* [DONE] */
    bytes_t                       id;          /* the response's */

    guard_item_t                 *items;
    ngx_uint_t                    nitems;
} guard_t;


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


#include "guard_item.h"
#include "guard_response.h"


/* G1, G3 and N11 */

static ngx_inline void
guard_order(guard_t *g)
{
    ngx_uint_t  end;

    end = (g->type->kind == GUARD_END);

    guard(!g->terminal, "G3: after the terminal");
    guard(!g->error || guard_is(guard_string(g->event, "type"),
                                "response.failed"),
          "G3: an error is followed by another than response.failed");

    if (strcmp(g->name, "response.created") == 0) {
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

    guard(!g->conf->eugpt || (strcmp(g->name, "response.incomplete") != 0
                              && strcmp(g->name, "response.cancelled") != 0)
          || (g->flags & GUARD_PASSED), "G3: a terminal of another profile");

    guard(strcmp(g->name, "response.failed") != 0
          || g->conf->failure != NGX_RESPONSES_FAILURE_ERROR,
          "G3: response.failed is not of this profile");

    g->terminal |= end;
}


/* G9 and N16: the event line and names that clients of the profile know */

static ngx_inline void
guard_name(guard_t *g, reference_event_t *ev)
{
    const char  *reasoning, *rest;

    switch (g->conf->event_line) {

    case NGX_RESPONSES_EVENT_LINE_TYPE:
        guard(g->name[0] == '\0' || guard_is(&ev->event, g->name),
              "G9: the event line");
        break;

    default:
        guard(guard_is(&ev->event, "message"), "G9: the event line");
    }

    if (g->flags & GUARD_PASSED) {
        return;
    }

    guard(strcmp(g->name, "ping") != 0
          && strcmp(g->name, "response.error") != 0
          && strncmp(g->name, "response.reasoning_part.",
                     sizeof("response.reasoning_part.") - 1) != 0,
          "N15: not a type of any profile");

    reasoning = g->conf->reasoning ? "response.reasoning_text."
                                   : "response.reasoning.";
    rest = g->name + strlen(reasoning);

    guard(strncmp(g->name, reasoning, strlen(reasoning)) != 0
          || (strcmp(rest, "delta") != 0 && strcmp(rest, "done") != 0),
          "N16: reasoning of another profile");
}


static ngx_inline ngx_uint_t
guard_has(bytes_t *text, const char *word)
{
    size_t  i, len;

    len = strlen(word);

    for (i = 0; i + len <= text->len; i++) {
        if (memcmp(text->data + i, word, len) == 0) {
            return 1;
        }
    }

    return 0;
}


/* G2; an event that is too long may have another number beyond the limit */

static ngx_inline void
guard_number(guard_t *g, reference_event_t *ev)
{
    char  number[40];

    if (g->conf->eugpt && strcmp(g->name, "error") == 0
        && !json_get(g->event, "sequence_number"))
    {
        return;
    }

    snprintf(number, sizeof(number), "\"sequence_number\":%ld",
             (long) g->next);

    guard(guard_int(g, g->event, "sequence_number") == g->next
          || ((g->flags & GUARD_PASSED) && guard_has(&ev->data, number)),
          "G2: the number");

    g->next++;
}


static ngx_inline void
guard_done(guard_t *g)
{
    g->name = NULL;
    g->dones++;

    guard(g->conf->done != NGX_RESPONSES_DONE_HIDE, "G3: [DONE]");
    guard(g->terminal || (g->flags & GUARD_ENDLESS), "G3: [DONE] is early");
    guard(g->dones == 1 || (g->flags & GUARD_ENDLESS), "G3: [DONE] twice");
}


static ngx_inline void
guard_event(guard_t *g, reference_event_t *ev)
{
    if (guard_is(&ev->data, "[DONE]")) {
        guard_done(g);
        return;
    }

    g->name = NULL;
    g->data = ev->data.data;
    g->event = json_parse(ev->data.data, ev->data.len);

    if (g->event == NULL || g->event->kind != JSON_OBJECT) {
        guard(g->flags & GUARD_BAD, "G9: data is no JSON object");
        json_free(g->event);
        return;
    }

    g->events++;
    g->name = (char *) guard_string(g->event, "type")->data;
    g->type = guard_type(g->name);

    guard_number(g, ev);
    guard_name(g, ev);

    guard(g->created || g->events == 1 || (g->flags & GUARD_RESUMED),
          "G1: created is missing");

    if (g->type == NULL) {
        guard(!g->terminal, "G3: after the terminal");
        guard(g->events > 1 || (g->flags & GUARD_RESUMED),
              "G1: created is not the first");
        json_free(g->event);
        return;
    }

    guard_order(g);

    if (g->flags & GUARD_PASSED) {
        /* void */

    } else if (g->type->kind == GUARD_LIFECYCLE
               || g->type->kind == GUARD_END)
    {
        guard_response(g);

    } else if (g->type->kind == GUARD_ERROR) {
        guard_error(g);

    } else if (strchr(g->type->carries, 'o')) {
        guard_item(g);
    }

    json_free(g->event);
}


static ngx_inline void
guard_free(guard_t *g)
{
    ngx_uint_t     i, k;
    guard_item_t  *item;

    for (i = 0; i < g->nitems; i++) {
        item = &g->items[i];

        bytes_free(&item->id);
        bytes_free(&item->type);
        bytes_free(&item->call_id);
        guard_free_part(&item->text);

        for (k = 0; k < GUARD_LISTS * GUARD_PARTS; k++) {
            guard_free_part(&item->parts[k / GUARD_PARTS][k % GUARD_PARTS]);
        }

        ngx_memzero(item, sizeof(guard_item_t));
    }

    bytes_free(&g->id);
}


/*
 * Returns how many rules a client's bytes break, and prints the first ones.
 * The first event has the number start.
 */

static ngx_inline ngx_uint_t
guard_stream(const ngx_responses_conf_t *conf, ngx_uint_t flags,
    int64_t start, bytes_t *out)
{
    guard_t      stream, *g;
    ngx_uint_t   i;
    reference_t  ref;

    static guard_item_t  items[GUARD_ITEMS];

    g = &stream;
    ngx_memzero(g, sizeof(guard_t));

    g->conf = conf;
    g->flags = flags;
    g->next = start;
    g->items = items;

    guard(guard_frames(out->data, out->len, flags & GUARD_BAD), "G9: frames");

    reference_parse(&ref, out->data, out->len);

    for (i = 0; i < ref.n && g->bad < 5; i++) {
        guard_event(g, &ref.list[i]);
    }

    g->name = NULL;

    guard(g->terminal || (flags & GUARD_ENDLESS), "G3: no terminal");
    guard(conf->done != NGX_RESPONSES_DONE_ADD || g->dones
          || (flags & GUARD_ENDLESS), "G3: no [DONE]");

    guard_free(g);
    reference_free(&ref);

    return g->bad;
}


#endif /* _GUARD_H_INCLUDED_ */
