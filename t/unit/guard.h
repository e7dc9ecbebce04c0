
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The contract as a reader of a client's bytes sees it, G1 to G5 and G9: a
 * second opinion that shares nothing with the code under test but the
 * configuration.
 */


#ifndef _GUARD_H_INCLUDED_
#define _GUARD_H_INCLUDED_


#include "engine/ngx_responses_engine.h"

#include "compare.h"
#include "guard_types.h"
#include "reference.h"
#include "tap.h"


/* what need not hold: items of long events, ends of lost texts, the end */

#define GUARD_PASSED   1               /* events over the limit were passed */
#define GUARD_OPEN     2               /* items may be open at the end */
#define GUARD_BAD      4               /* data that is no event may be there */
#define GUARD_ENDLESS  8               /* there may be no terminal */

#define GUARD_ITEMS  256
#define GUARD_PARTS  32
#define GUARD_LISTS  3                 /* content, summary, commands */


typedef struct {
    ngx_uint_t                    done;
    ngx_uint_t                    text_done;
    bytes_t                       text;        /* of its deltas */
} guard_part_t;


typedef struct {
    bytes_t                       id;
    bytes_t                       type;
    ngx_uint_t                    done;
    ngx_uint_t                    call;        /* or output of one */
    ngx_uint_t                    said;        /* its text is done */
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
    diag("%s, event %lu %s", rule, (unsigned long) g->events,
         g->name ? g->name : "");
}


#define guard(cond, rule)                                                     \
    do {                                                                      \
        if (!(cond)) {                                                        \
            guard_bad(g, rule);                                               \
        }                                                                     \
    } while (0)


/* an integer written as one, or -1 */

static ngx_inline int64_t
guard_int(guard_t *g, json_t *node, const char *key)
{
    size_t  i;

    node = json_get(node, key);

    if (node == NULL || node->kind != JSON_NUMBER) {
        return -1;
    }

    for (i = node->start; i < node->end; i++) {
        if (g->data[i] < '0' || g->data[i] > '9') {
            return -1;
        }
    }

    return strtoll((char *) g->data + node->start, NULL, 10);
}


static ngx_inline json_t *
guard_object(guard_t *g, const char *key)
{
    json_t  *node;

    node = json_get(g->event, key);

    if (node == NULL || node->kind != JSON_OBJECT) {
        guard_bad(g, "G5: its object is missing");
        return NULL;
    }

    return node;
}


/* the response of a lifecycle event or terminal */

static ngx_inline void
guard_response(guard_t *g)
{
    json_t      *response, *output;
    bytes_t     *id;
    int64_t      created_at;
    ngx_uint_t   i, brief;

    response = guard_object(g, "response");

    if (response == NULL) {
        return;
    }

    id = guard_string(response, "id");
    guard(id->len, "G5: no response.id");

    if (g->id.len == 0) {
        bytes_add(&g->id, id->data, id->len);
    }

    guard(bytes_equal(&g->id, id), "G5: response.id changes");

    created_at = guard_int(g, response, "created_at");

    /* of EU GPT: terminals have no time and no output */

    brief = (g->conf->eugpt && g->type->kind == GUARD_END);

    guard(created_at >= 0 || (brief && !json_get(response, "created_at")),
          "N9: created_at is no integer");
    guard(created_at < 100000000000LL || g->conf->milliseconds,
          "N9: created_at is no number of seconds");

    guard(guard_string(response, "status")->len, "N17: no status");
    guard(guard_is(guard_string(response, "object"), "response")
          || (brief && !json_get(response, "object")),
          "N17: no object");

    output = json_get(response, "output");

    /* what is not known is not said, G14 */

    guard((output && output->kind == JSON_ARRAY)
          || (g->conf->eugpt && !output)
          || (g->type->kind == GUARD_END
              && (g->flags & (GUARD_OPEN|GUARD_PASSED))),
          "N17: no output");

    /* whatever the type says, an incomplete response may have open calls */

    if (g->type->kind != GUARD_END || g->type->carries == NULL
        || (g->flags & (GUARD_OPEN|GUARD_PASSED))
        || guard_is(guard_string(response, "status"), "incomplete"))
    {
        return;
    }

    /* a call whose end did not come must not be run, and stays open */

    for (i = 0; i < g->nitems; i++) {
        guard(g->items[i].done
              || (g->items[i].call && !g->items[i].said),
              "G4: an item is open before the terminal");
    }
}


static ngx_inline void
guard_added(guard_t *g, json_t *item)
{
    bytes_t       *id;
    ngx_uint_t     i;
    guard_item_t  *new;

    guard(guard_int(g, g->event, "output_index") == (int64_t) g->nitems,
          "G5: output_index is not dense");

    if (g->nitems == GUARD_ITEMS) {
        return;
    }

    id = guard_string(item, "id");
    guard(id->len || (g->conf->eugpt && !json_get(item, "id")),
          "G5: no item.id");

    for (i = 0; i < g->nitems && id->len; i++) {
        guard(!bytes_equal(&g->items[i].id, id), "G5: two items of one id");
    }

    new = &g->items[g->nitems++];
    new->call = (json_get(item, "call_id") != NULL);
    bytes_add(&new->id, id->data, id->len);

    id = guard_string(item, "type");
    bytes_add(&new->type, id->data, id->len);

    guard(id->len, "N17: no item.type");
    guard(!guard_is(id, "message") || g->conf->eugpt
          || (guard_string(item, "status")->len
              && guard_string(item, "role")->len),
          "N17: a message without status or role");
}


static ngx_inline void
guard_part(guard_t *g, guard_item_t *item)
{
    int64_t        n;
    ngx_uint_t     list;
    guard_part_t  *part;

    static const char  *indexes[] = {
        "content_index", "summary_index", "command_index"
    };

    list = strchr(g->type->carries, 'k')
           ? 2 : (strchr(g->type->carries, 's') != NULL);
    n = guard_int(g, g->event, indexes[list]);

    if (g->type->kind == GUARD_OPENS) {
        guard(n == (int64_t) item->n[list], "G5: the index is not dense");
        item->n[list]++;
        return;
    }

    if (list && g->conf->eugpt) {
        return;                        /* it has no events that add them */
    }

    if (n < 0 || n >= (int64_t) item->n[list] || n >= GUARD_PARTS) {
        guard_bad(g, "G4: the part was not added");
        return;
    }

    part = &item->parts[list][n];

    guard(!part->done || g->type->kind == GUARD_SAYS,
          "G4: the part is done already");

    switch (g->type->kind) {

    case GUARD_SAYS:
        bytes_add(&part->text, guard_string(g->event, "delta")->data,
                  guard_string(g->event, "delta")->len);
        break;

    case GUARD_SAID:
        guard(!part->text_done, "G4: the text is done twice");
        part->text_done = 1;
        part->done = (list == 2);
        guard(part->text.len == 0 || (g->flags & GUARD_OPEN)
              || guard_string(g->event, "text")->len
              || guard_string(g->event, "refusal")->len
              || guard_string(g->event, "command")->len,
              "N12: done without the text");
        break;

    case GUARD_CLOSES:
        part->done = 1;
        guard(part->text_done || g->conf->eugpt,
              "G4: the text is not done");
        break;

    default:
        break;
    }
}


/* items of EU GPT need no id; all that are there are the same one */

static ngx_inline ngx_uint_t
guard_same_id(guard_t *g, json_t *object, const char *key,
    guard_item_t *item)
{
    bytes_t  *id;

    if (g->conf->eugpt && !json_get(object, key)) {
        return 1;
    }

    id = guard_string(object, key);

    if (g->conf->eugpt && item->id.len == 0) {
        bytes_add(&item->id, id->data, id->len);
    }

    return id->len && bytes_equal(id, &item->id);
}


static ngx_inline void
guard_item(guard_t *g)
{
    int64_t        n, i, list;
    json_t        *object;
    guard_item_t  *item;

    object = NULL;

    if (g->type->kind == GUARD_ADDS || g->type->kind == GUARD_ENDS) {
        object = guard_object(g, "item");
    }

    if (g->type->kind == GUARD_ADDS) {
        guard_added(g, object);
        return;
    }

    n = guard_int(g, g->event, "output_index");

    if (n < 0 || n >= (int64_t) g->nitems) {
        guard_bad(g, "G4: the item was not added");
        return;
    }

    item = &g->items[n];

    guard(!item->done, "G4: the item is done already");

    if (strchr(g->type->carries, 'i')) {
        guard(guard_same_id(g, g->event, "item_id", item),
              "G5: another item_id");
    }

    if (strpbrk(g->type->carries, "cs")
        || (strchr(g->type->carries, 'k') && !strchr(g->type->carries, 'i')))
    {
        guard_part(g, item);
    }

    if (g->type->kind != GUARD_ENDS) {
        item->said |= (g->type->kind == GUARD_SAID);
        return;
    }

    item->done = 1;

    guard(guard_same_id(g, object, "id", item), "G5: item.id changes");
    guard(bytes_equal(guard_string(object, "type"), &item->type),
          "G5: item.type changes");

    for (list = 0; list < GUARD_LISTS; list++) {
        for (i = 0; i < (int64_t) item->n[list] && i < GUARD_PARTS; i++) {
            guard(item->parts[list][i].done || g->conf->eugpt
                  || (g->flags & GUARD_OPEN), "G4: a part is open");
        }
    }
}


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
    }

    guard(g->created, "G1: created is missing");

    if (strcmp(g->name, "error") == 0) {
        guard(g->conf->eugpt || (g->flags & GUARD_PASSED)
              || json_get(g->event, "error"), "N13: the error is not nested");
        guard(!g->conf->eugpt || (g->flags & GUARD_PASSED)
              || (json_get(g->event, "code") && json_get(g->event, "message")),
              "N13: the error is not flat");

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


static ngx_inline void
guard_event(guard_t *g, reference_event_t *ev)
{
    char      number[40];
    bytes_t  *type;

    g->name = NULL;

    if (guard_is(&ev->data, "[DONE]")) {
        g->dones++;
        guard(g->conf->done != NGX_RESPONSES_DONE_HIDE, "[DONE]");
        guard(g->terminal || (g->flags & GUARD_ENDLESS),
              "[DONE] before the end");
        return;
    }

    g->data = ev->data.data;
    g->event = json_parse(ev->data.data, ev->data.len);

    if (g->event == NULL || g->event->kind != JSON_OBJECT) {
        guard(g->flags & GUARD_BAD, "G9: data is no JSON object");
        json_free(g->event);
        return;
    }

    g->events++;

    type = guard_string(g->event, "type");
    g->name = (char *) type->data;
    g->type = guard_type(g->name);

    snprintf(number, sizeof(number), "\"sequence_number\":%ld",
             (long) g->next);

    /* one that is too long may have another number beyond the limit */

    guard(guard_int(g, g->event, "sequence_number") == g->next++
          || ((g->flags & GUARD_PASSED)
              && guard_has(&ev->data, number))
          || (g->conf->eugpt && guard_is(type, "error")
              && !json_get(g->event, "sequence_number")),
          "G2: the number");
    guard(g->conf->event_line != NGX_RESPONSES_EVENT_LINE_TYPE
          || type->len == 0 || bytes_equal(&ev->event, type),
          "G9: the event line");
    guard(g->conf->event_line != NGX_RESPONSES_EVENT_LINE_MESSAGE
          || guard_is(&ev->event, "message"), "G9: the event line");

    if (g->type == NULL) {
        guard(!g->terminal, "G3: after the terminal");

    } else {
        guard_order(g);

        if (g->flags & GUARD_PASSED) {
            /* void */

        } else if (g->type->kind == GUARD_LIFECYCLE
                   || g->type->kind == GUARD_END)
        {
            guard_response(g);

        } else if (strchr(g->type->carries, 'o')) {
            guard_item(g);
        }
    }

    json_free(g->event);
}


/* what is wrong with a client's bytes, 0 for nothing */

static ngx_inline ngx_uint_t
guard_stream(const ngx_responses_conf_t *conf, ngx_uint_t flags,
    bytes_t *out)
{
    guard_t       guarded, *g = &guarded;
    ngx_uint_t    i, k;
    reference_t   ref;

    static guard_item_t  items[GUARD_ITEMS];

    ngx_memzero(g, sizeof(guard_t));

    g->conf = conf;
    g->flags = flags;
    g->next = 0;
    g->items = items;

    if (!guard_frames(out->data, out->len, flags & GUARD_BAD)) {
        guard_bad(g, "G9: frames");
    }

    reference_parse(&ref, out->data, out->len);

    for (i = 0; i < ref.n && g->bad < 5; i++) {
        guard_event(g, &ref.list[i]);
    }

    g->name = NULL;

    guard(g->terminal || (flags & GUARD_ENDLESS), "G3: no terminal");
    guard(g->dones <= 1 || (flags & GUARD_ENDLESS), "[DONE] twice");
    guard(conf->done != NGX_RESPONSES_DONE_ADD || g->dones
          || (flags & GUARD_ENDLESS), "no [DONE]");

    for (i = 0; i < g->nitems; i++) {
        bytes_free(&g->items[i].id);
        bytes_free(&g->items[i].type);

        for (k = 0; k < GUARD_LISTS * GUARD_PARTS; k++) {
            bytes_free(&g->items[i].parts[k / GUARD_PARTS][k % GUARD_PARTS]
                       .text);
        }

        ngx_memzero(&g->items[i], sizeof(guard_item_t));
    }

    bytes_free(&g->id);
    reference_free(&ref);

    return g->bad;
}


#endif /* _GUARD_H_INCLUDED_ */
