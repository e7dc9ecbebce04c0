
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Streams with a secret in places that rules hide: items of some kinds, their
 * events interleaved.
 */


#ifndef _SECRET_STREAM_H_INCLUDED_
#define _SECRET_STREAM_H_INCLUDED_


#include "secret_break.h"


/* sends an event; whether the module could read it */

static ngx_uint_t
send_event(node_t *ev, const char *type)
{
    size_t       start;
    ngx_uint_t   i, whole, line, raw, after, hidden;

    whole = 1;
    hidden = secret_type_hidden(type);
    line = pick(4) != 0;

    if (now(UNTYPED, 2)) {
        line = 1;

    } else {
        add_text(ev, "type", type);

        if (now(DUPLICATES, 12) && hidden && !has(EVENT_SIZE)) {
            add_text(ev, "type", pick(2) ? "acme.other" : type);
        }
    }

    if (stream.numbers) {
        add_raw(ev, "sequence_number",
                fmt("%lu", (unsigned long) stream.events_sent));
    }

    if (hidden) {
        secret.hot = 1;
        add_words(ev, "zz");
        secret.hot = 0;
    }

    for (i = 0; stream.fields[i]; i++) {
        if (pick(2)) {
            plant_field(ev, stream.fields[i]);
        }
    }

    if (now(DUPLICATES, 2)) {
        whole = duplicates(ev);
    }

    if (now(SHAPES, 2)) {
        shapes(ev);
        whole = 0;
    }

    stream.data.len = 0;
    write_node(&stream.data, ev);

    if (now(DEEP, 2)) {
        deepen(&stream.data);
        whole = 0;
    }

    if (now(INVALID, 2)) {
        spoil(&stream.data);
        whole = 0;
    }

    if (now(SPACE, 2)) {
        break_lines(&stream.data);
    }

    start = stream.out.len;

    /* of frames that are one, the last event line counts */

    raw = (!has(SECOND) && (stream.out.len || !stream.sniff) && now(RAW, 3));
    whole &= !raw;
    after = now(LINES, 3);

    if (line && !after) {
        other_lines();
        field("event", type, strlen(type));
    }

    data_lines(&stream.data, raw);

    if (line && after) {
        field("event", type, strlen(type));
    }

    if (now(SECOND, 3)) {

        /* the next event is in the same frame */

        if (!has(LINES) && pick(2)) {
            stream.out.len--;
        }

        stream.events_sent++;
        return 0;
    }

    blank_line();

    stream.events_sent++;

    return whole && !has(SECOND) && stream.out.len - start <= stream.limit;
}


static node_t *
new_event(void)
{
    secret.nnodes = 0;
    secret.used = 0;
    secret.hot = 0;

    return node(NODE_OBJECT, NULL);
}


/*
 * An event that is too long to be held, and at its end says another thing:
 * what follows is hidden.
 */

static void
late_values(node_t *ev, secret_item_t *item)
{
    ngx_uint_t      i;
    secret_item_t  *other;

    if (!has(EVENT_SIZE) || has(SPACE) || item->hidden || pick(3)) {
        return;
    }

    add_text(ev, "long", long_text());

    for (i = 0; i < stream.nitems; i++) {
        other = &stream.item[i];

        if (other->hidden && stream.index == INDEX_USUAL) {
            add_raw(ev, "output_index", fmt("%lu", (unsigned long) i));

            secret.hot = 1;
            add_words(ev, "late");
            secret.hot = 0;

            return;
        }
    }
}


/* an item that is known to be hidden by its id, or else this one */

static secret_item_t *
hidden_owner(secret_item_t *item)
{
    secret_item_t  *other;

    other = &stream.item[pick(stream.nitems)];

    return (other->hidden && other->by_id
            && (stream.id == ID_USUAL || stream.id == ID_SPELLED))
           ? other : item;
}


/*
 * An event of an item, with its index and id, or only one of them.  Without an
 * index the id may be that of a hidden item of another kind.
 */

static void
item_event(secret_item_t *item, const char *type, const char *key,
    ngx_uint_t part)
{
    node_t         *ev;
    ngx_uint_t      indexed, named, unknown;
    secret_item_t  *owner;

    ev = new_event();
    unknown = (strncmp(type, "acme", 4) == 0);
    indexed = !now(INDEXES, 4);
    named = !now(IDS, 4);
    owner = (!indexed && named && now(IDS, 2)) ? hidden_owner(item) : item;

    if (indexed) {
        add_index(ev, item, !unknown);
    }

    if (named) {
        add_id(ev, "item_id", owner);
    }

    item->sent = 1;
    secret.hot = secret_known(item, type, indexed, named) || owner != item;

    if (part && item->kind->part) {
        add_raw(ev, strstr(type, "summary") ? "summary_index"
                                            : "content_index", "0");
    }

    if (strcmp(key, "part") == 0) {
        add_part(add_object(ev, "part"), item->kind,
                 type[strlen(type) - 1] == 'e');

    } else if (strcmp(key, "arguments") == 0) {
        add_arguments(ev, key);

    } else if (strcmp(key, "delta") == 0 && now(OBJECTS, 2)) {
        add_words(add_object(ev, key), "text");

    } else {
        add_words(ev, key);
    }

    if (now(UNKNOWN, 4)) {
        add_words(ev, "more");
    }

    secret.hot = 0;

    if (indexed) {
        late_values(ev, item);
    }

    (void) send_event(ev, type);
}


static void
whole_item(secret_item_t *item, const char *type, ngx_uint_t done)
{
    node_t      *ev;
    ngx_uint_t   indexed;

    ev = new_event();
    indexed = !now(INDEXES, 4);

    if (indexed) {
        add_index(ev, item, strncmp(type, "acme", 4) != 0);
    }

    /* no event before was taken for one of this item */

    stream.fresh = (!item->sent && !has(INDEXES) && !has(DUPLICATES));
    item->sent = 1;

    add_item(add_object(ev, "item"), item, done);

    if (send_event(ev, type) && item->hidden) {
        item->by_index |= indexed;
        item->by_id |= (stream.id == ID_USUAL || stream.id == ID_SHARED
                        || stream.id == ID_SPELLED);
    }
}


static void
unknown_event(secret_item_t *item)
{
    static const char  *types[] = { "acme.secret", "acme.item.delta",
        "acme.a/b", "acme" };

    if (pick(4) == 0) {
        whole_item(item, one_of(types), pick(2));
        return;
    }

    item_event(item, one_of(types), pick(2) ? "text" : "delta", 0);
}


/* the name of a type, which is needed longer than the texts of an event */

static char *
typed(char *buf, const char *name, const char *end)
{
    snprintf(buf, 64, "%s.%s", name, end);

    return buf;
}


/* the next event of an item */

static void
next_event(secret_item_t *item)
{
    char                  type[64];
    const secret_kind_t  *kind;

    kind = item->kind;

    if (has(UNKNOWN) && pick(4) == 0) {
        unknown_event(item);
        return;
    }

    if (now(ORDER, 5)) {
        item->step = pick(8);
    }

    if (now(ORDER, 5)) {
        item->step++;
        return;
    }

    switch (item->step++) {

    case 0:
        whole_item(item, "response.output_item.added", 0);
        break;

    case 1:
        if (kind->part) {
            item_event(item, typed(type, kind->part, "added"),
                       "part", 1);
            break;
        }

        item->step++;

        /* fall through */

    case 2:
    case 3:
        if (kind->text) {
            item_event(item, typed(type, kind->text, "delta"),
                       "delta", 1);
            item->step -= (has(RUNS) && pick(8));
            break;
        }

        item->step = 5;

        /* fall through */

    case 4:
        if (kind->text) {
            item_event(item, typed(type, kind->text, "done"), kind->done, 1);
            break;
        }

        /* fall through */

    case 5:
        if (kind->part) {
            item_event(item, typed(type, kind->part, "done"),
                       "part", 1);
            break;
        }

        if (kind->progress) {
            item_event(item, kind->progress, "x", 0);
            break;
        }

        item->step++;

        /* fall through */

    default:
        whole_item(item, "response.output_item.done", 1);
    }
}


static void
add_response(node_t *n, const char *type, ngx_uint_t listed)
{
    node_t      *list;
    ngx_uint_t   i;

    add_text(n, "id", "resp_1");
    add_text(n, "object", "response");
    add_raw(n, "created_at", "1700000000");
    add_text(n, "model", "m");

    if (strcmp(type, "response.failed") == 0) {
        list = add_object(n, "error");
        add_text(list, "code", "server_error");
        add_text(list, "message", "failed");
    }

    if (pick(4)) {
        list = add_array(n, "output");

        /* of a body, items are sent until their second types */

        stream.fresh = !has(BODY);

        for (i = 0; listed && i < stream.nitems; i++) {

            if (now(LACKS, 2)) {
                add_id(add_object(list, NULL), "id", &stream.item[i]);

            } else if (pick(5)) {
                add_item(add_object(list, NULL), &stream.item[i], 1);
            }
        }
    }

    if (pick(3) == 0) {
        add_object(n, "metadata");
        add_object(add_array(n, "tools"), NULL);
    }
}


static void
response_event(const char *type, ngx_uint_t listed)
{
    node_t  *ev;

    ev = new_event();

    add_response(now(FLAT, 2) ? ev : add_object(ev, "response"), type, listed);

    (void) send_event(ev, type);
}


/* an event that is about nothing */

static void
lone_event(void)
{
    node_t      *ev;
    const char  *type;

    static const char  *types[] = { "acme.secret", "acme.plain", "acme.x",
        "keepalive", "response.routing.completed", "response.new.delta",
        ("acme.secret.of.a.name.that.is.too.long.to.be.a.name.of.an.event."
         "because.such.names.have.a.limit.of.their.own.and.this.is.longer"),
        "acme.secret of words", "acme.secr\xc3\xa9t", "error" };

    ev = new_event();
    type = types[pick(has(TYPES) ? 10 : 6)];

    add_words(ev, "text");

    if (strcmp(type, "error") == 0) {
        add_text(ev, "code", "c");
        add_words(ev, "message");
    }

    (void) send_event(ev, type);
}


static void
done_frame(void)
{
    static const char  *forms[] = { "[DONE]", " [DONE]", "[DONE] ", "" };

    const char  *p;

    p = one_of(forms);

    field("data", p, strlen(p));
    blank_line();
}


static void
make_stream(void)
{
    ngx_uint_t      n;
    secret_item_t  *item;

    static const char  *ends[] = { "response.completed", "response.completed",
        "response.incomplete", "response.failed", "response.done" };

    stream.out.len = 0;
    bytes_lit(&stream.out, "");
    stream.events_sent = 0;

    if (now(LINES, 4)) {
        bytes_lit(&stream.out, "\xef\xbb\xbf");
    }

    make_items();

    for (n = now(DETECT, 2) ? 1 + pick(4) : 0; n > 0; n--) {
        new_event();

        if (pick(3) == 0) {
            lone_event();

        } else {
            next_event(&stream.item[pick(stream.nitems)]);
        }
    }

    if (!now(ORDER, 4)) {
        response_event("response.created", 0);
    }

    item = stream.item;

    for (n = pick(40); n > 0; n--) {
        new_event();

        if (!has(RUNS) || pick(4) == 0) {
            item = &stream.item[pick(stream.nitems)];
        }

        if (pick(12) == 0) {
            lone_event();

        } else {
            next_event(item);
        }

        if (stream.out.len > 60000) {
            break;
        }
    }

    if (now(LINES, 4)) {
        done_frame();
    }

    if (!now(ORDER, 4)) {
        response_event(one_of(ends), 1);
    }

    for (n = has(AFTER) ? pick(6) : 0; n > 0; n--) {
        new_event();
        next_event(&stream.item[pick(stream.nitems)]);
    }

    if (pick(3) == 0) {
        done_frame();
    }

    if (has(CUT)) {
        stream.out.len = pick(stream.out.len + 1);
    }
}


#endif /* _SECRET_STREAM_H_INCLUDED_ */
