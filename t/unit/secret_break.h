
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Members with a secret, and all that may be wrong with an event and its
 * frame, for the test of hiding.
 */


#ifndef _SECRET_BREAK_H_INCLUDED_
#define _SECRET_BREAK_H_INCLUDED_


#include "secret_item.h"


/* paths of rules: the member is put there, with the secret as its value */

static void
plant_field(node_t *n, const char *path)
{
    char         key[128];
    size_t       len;
    node_t      *child;
    const char  *rest;

    len = strcspn(path, ".");
    rest = path[len] ? path + len + 1 : NULL;
    snprintf(key, sizeof(key), "%.*s", (int) len, path);

    if (strcmp(key, "*") == 0) {

        if (n->kind != NODE_ARRAY) {
            return;
        }

        if (n->child == NULL && pick(2)) {
            add_object(n, NULL);
        }

        for (child = n->child; child; child = child->next) {

            if (rest) {
                plant_field(child, rest);

            } else if (child->kind >= NODE_STRING) {
                continue;

            } else {
                add_text(child, child->kind == NODE_OBJECT ? "y" : NULL,
                         secret.token);
                secret.planted++;
            }
        }

        return;
    }

    if (n->kind != NODE_OBJECT) {
        return;
    }

    child = member(n, key);

    if (rest == NULL) {

        if (child) {
            replace(child, secret_value());

        } else {
            add(n, fmt("%s", key), secret_value());
        }

        return;
    }

    if (child == NULL) {

        if (strcmp(key, "item") == 0 || strcmp(key, "response") == 0
            || strcmp(key, "part") == 0 || strcmp(key, "output") == 0
            || strcmp(key, "content") == 0 || strcmp(key, "summary") == 0)
        {
            return;
        }

        child = add(n, fmt("%s", key),
                    node(rest[0] == '*' ? NODE_ARRAY : NODE_OBJECT, NULL));
    }

    plant_field(child, rest);
}


/* another member of the same name, before or after */

static void
duplicate(node_t *parent, const char *key)
{
    node_t  *n, *other;

    n = member(parent, key);

    if (n == NULL) {
        return;
    }

    /* a long event is of the item that its index was of before */

    switch (pick(has(EVENT_SIZE) ? 4 : 5)) {

    case 0:
        other = node(NODE_OBJECT, NULL);
        add_text(other, "type", "message");
        add_array(other, "content");
        break;

    case 1:
        other = node(NODE_STRING, pick(2) ? "message" : "acme");
        break;

    case 2:
        other = node(NODE_RAW, "null");
        break;

    case 4:
        other = node(NODE_RAW, fmt("%lu", (unsigned long) pick(6)));
        break;

    default:
        other = copy_node(n);
    }

    other->key = n->key;

    /* an item of a long body is sent from its first type on */

    if (pick(2) && (!has(BODY) || !has(EVENT_SIZE) || strcmp(key, "type"))) {
        other->next = parent->child;
        parent->child = other;

    } else {
        other->next = n->next;
        n->next = other;
    }
}


/* of a member of an item or a response, or of an entry of a list in it */

static void
duplicate_inner(node_t *n, const char *list)
{
    static const char  *inner[] = { "type", "id", "content", "output", "x",
        "summary", "arguments", "encrypted_content", "data" };

    duplicate(n, one_of(inner));
    n = member(n, list);

    if (n && n->kind == NODE_ARRAY && n->child
        && n->child->kind == NODE_OBJECT)
    {
        duplicate(n->child, one_of(inner));
    }
}


/* whether the event still has one index */

static ngx_uint_t
duplicates(node_t *ev)
{
    node_t  *n;

    static const char  *top[] = { "item", "response", "part", "x", "delta",
        "output_index", "item_id", "type" };

    const char  *key;

    key = one_of(top);

    if (strcmp(key, "type") && strcmp(key, "response")) {
        duplicate(ev, key);
    }

    n = member(ev, pick(2) ? "item" : "response");

    if (n && n->kind == NODE_OBJECT) {
        duplicate_inner(n, "output");
    }

    return strcmp(key, "output_index") != 0;
}


/* an array instead of an object, or an object instead of an array */

static void
shape(node_t *inner)
{
    node_t      *child;
    ngx_uint_t   i;

    static const char  *keys[] = { "0", "1", "2", "3", "4", "5", "6", "7" };

    if (inner == NULL || inner->kind != NODE_ARRAY || inner->child == NULL) {
        return;
    }

    switch (pick(3)) {

    case 0:
        wrap(inner);
        break;

    case 1:
        wrap(inner->child);
        break;

    default:

        if (pick(2)) {
            replace(inner, inner->child);
            break;
        }

        inner->kind = NODE_OBJECT;

        for (i = 0, child = inner->child; child; child = child->next) {
            child->key = keys[i++ % 8];
        }
    }
}


static void
shapes(node_t *ev)
{
    node_t  *n;

    static const char  *inners[] = { "output", "content", "summary" };

    n = member(ev, pick(2) ? "response" : "item");

    if (n == NULL || n->kind != NODE_OBJECT) {
        return;
    }

    if (pick(3) == 0) {
        wrap(n);
        return;
    }

    shape(member(n, one_of(inners)));
}


/* deeper than the reader goes, at some place of the text */

static void
deepen(bytes_t *b)
{
    u_char      *p;
    ngx_uint_t   n;

    n = 60 + pick(80);
    p = (u_char *) strchr((char *) b->data, pick(2) ? '{' : ',');

    if (p == NULL) {
        return;
    }

    stream.other.len = 0;
    bytes_add(&stream.other, b->data, p + 1 - b->data);
    bytes_text(&stream.other, "\"deep\":");
    bytes_times(&stream.other, pick(2) ? "[" : "{\"a\":", n);

    /* the brackets that fit */

    if (stream.other.data[stream.other.len - 1] == '[') {
        bytes_times(&stream.other, "]", n);

    } else {
        bytes_text(&stream.other, "1");
        bytes_times(&stream.other, "}", n);
    }

    bytes_lit(&stream.other, ",");
    bytes_add(&stream.other, p + 1, b->data + b->len - p - 1);

    b->len = 0;
    bytes_add(b, stream.other.data, stream.other.len);
}


/* a byte that is not in a string */

static ngx_uint_t
outside(bytes_t *b)
{
    size_t      i;
    ngx_uint_t  n, string, found;

    string = 0;
    found = 0;

    for (i = 0, n = 0; i < b->len; i++) {

        if (b->data[i] == '"') {
            string = !string;

        } else if (string) {
            i += (b->data[i] == '\\');

        } else if (pick(++n) == 0) {
            found = i;
        }
    }

    return found;
}


/* no JSON */

static void
spoil(bytes_t *b)
{
    u_char      *p;
    ngx_uint_t   at;

    static u_char  bytes[] = "\"',:\\x \x01\t\xc3{}[]";

    stream.other.len = 0;
    bytes_add(&stream.other, b->data, b->len);
    b->len = 0;

    at = outside(&stream.other);
    p = stream.other.data;

    switch (pick(9)) {

    case 0:                            /* a bad byte in a string */
        for (at = 0; at < stream.other.len; at++) {
            bytes_byte(b, p[at]);

            if (p[at] == '"' && pick(6) == 0) {
                bytes_lit(b, "\xff");
                at++;
                break;
            }
        }

        bytes_add(b, p + at, stream.other.len - at);
        return;

    case 1:                            /* a byte is missing */
        if (has(EVENT_SIZE) || (p[at] >= '0' && p[at] <= '9')) {

            /* without a digit it may be another index */

            at = stream.other.len - 1;
        }

        bytes_add(b, p, at);
        bytes_add(b, p + at + 1, stream.other.len - at - 1);
        return;

    case 2:                            /* or other ones are put in */
        bytes_add(b, p, at);
        bytes_byte(b, bytes[pick(has(EVENT_SIZE) ? 10 : 14)]);
        bytes_add(b, p + at, stream.other.len - at);
        return;

    case 3:
        bytes_lit(b, "[");
        bytes_add(b, p, stream.other.len);
        bytes_lit(b, "]");
        return;

    case 4:                            /* as some languages write it */
        for (at = 0; at < stream.other.len; at++) {
            bytes_byte(b, p[at] == '"' ? '\'' : p[at]);
        }

        return;

    case 5:                            /* another value after it */
        bytes_add(b, p, stream.other.len);
        bytes_text(b, pick(2) ? "{}" : " x");
        return;

    case 6:                            /* or before it */
        bytes_text(b, pick(2) ? "{}" : "{\"type\":\"keepalive\"}\n");
        bytes_add(b, p, stream.other.len);
        return;

    case 7:
        bytes_lit(b, "{\"a\":NaN,");
        bytes_add(b, p + 1, stream.other.len - 1);
        return;

    default:
        bytes_lit(b, "{\"a\":x");
        bytes_add(b, p + 1, stream.other.len - 1);
    }
}


static void
end_line(void)
{
    static const char  *ends[] = { "\n", "\r\n", "\r", "\n" };

    bytes_text(&stream.out, has(LINES) ? one_of(ends) : "\n");
}


/* a CR and a LF are one end of a line */

static void
blank_line(void)
{
    if (stream.out.len && stream.out.data[stream.out.len - 1] == '\r') {
        bytes_lit(&stream.out, "\r");
        return;
    }

    end_line();
}


static void
field(const char *name, const char *p, size_t len)
{
    bytes_text(&stream.out, name);
    bytes_text(&stream.out, now(LINES, 3) ? ":" : ": ");
    bytes_add(&stream.out, p, len);
    end_line();
}


static void
other_lines(void)
{
    static const char  *lines[] = { ": comment", "id: 7", "retry: 10", "foo",
        "event: other", "data" };

    if (now(LINES, 4)) {
        bytes_text(&stream.out, lines[pick(stream.out.len ? 4 : 3)]);
        end_line();
    }
}


/*
 * Lines of data; white space may be where lines end.  raw: lines of JSON, that
 * are no data.
 */

static void
data_lines(bytes_t *b, ngx_uint_t raw)
{
    u_char  *p, *lf, *last;

    p = b->data;
    last = p + b->len;

    while (p < last || b->len == 0) {
        lf = memchr(p, '\n', last - p);

        if (lf == NULL) {
            lf = last;
        }

        if (!raw) {
            field("data", (char *) p, lf - p);
            other_lines();

        } else if (p < lf) {

            /* but no comment */

            bytes_text(&stream.out, *p == ':' ? " " : "");
            bytes_add(&stream.out, p, lf - p);
            end_line();
        }

        p = lf + 1;

        if (b->len == 0) {
            break;
        }
    }
}


/* spaces outside of strings become ends of lines */

static void
break_lines(bytes_t *b)
{
    size_t      i;
    ngx_uint_t  string;

    string = 0;

    for (i = 0; i < b->len; i++) {

        if (b->data[i] == '\\') {
            i++;

        } else if (b->data[i] == '"') {
            string = !string;

        } else if (!string && (b->data[i] == ' ' || b->data[i] == '\t')
                   && pick(3) == 0)
        {
            b->data[i] = '\n';
        }
    }
}


#endif /* _SECRET_BREAK_H_INCLUDED_ */
