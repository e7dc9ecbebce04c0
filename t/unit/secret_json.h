
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Decisions and JSON for the test of hiding.
 *
 * Each decision is a number below a limit: the next byte of what a fuzzer
 * gave, or a random one when there are no more.  A stream is made with a few
 * features only, so that one in which the secret was found is easy to read.
 */


#ifndef _SECRET_JSON_H_INCLUDED_
#define _SECRET_JSON_H_INCLUDED_


#include <stdarg.h>

#include "mem.h"
#include "random.h"


#define SECRET_NODES  8192
#define SECRET_ARENA  (256 * 1024)

/* what streams differ in */

#define SECRET_FEATURES                                                       \
    F(DUPLICATES) F(ESCAPES) F(INVALID) F(SECOND) F(SHAPES) F(DEEP)           \
    F(EVENT_SIZE) F(ITEMS) F(TEXT_SIZE) F(MEMORY) F(PLAIN) F(INDEXES)         \
    F(IDS) F(LINES) F(UNTYPED) F(UNKNOWN) F(ORDER) F(TYPES) F(DETECT)         \
    F(CUT) F(AFTER) F(RESUME) F(FLAT) F(SPACE) F(OBJECTS) F(FIELDS) F(BODY)   \
    F(RUNS) F(RAW) F(LACKS)

typedef enum {
#define F(name)  SECRET_##name,
    SECRET_FEATURES
#undef F
    SECRET_LAST
} secret_feature_e;

static const char  *secret_features[] = {
#define F(name)  #name,
    SECRET_FEATURES
#undef F
};

/* those that find more together than alone */

#define F(name)  (1 << SECRET_##name)

static const uint32_t  secret_themes[] = {
    F(DETECT) | F(INVALID),
    F(DETECT) | F(SECOND),
    F(DETECT) | F(RAW) | F(SPACE),
    F(DETECT) | F(UNKNOWN) | F(UNTYPED),
    F(RAW) | F(SPACE) | F(LINES),
    F(LINES) | F(UNTYPED) | F(CUT),
    F(EVENT_SIZE) | F(INVALID),
    F(EVENT_SIZE) | F(TYPES),
    F(EVENT_SIZE) | F(DUPLICATES) | F(SPACE),
    F(IDS) | F(INDEXES) | F(UNKNOWN),
    F(IDS) | F(LACKS) | F(ORDER),
    F(INDEXES) | F(DUPLICATES),
    F(INDEXES) | F(PLAIN) | F(UNKNOWN),
    F(RUNS) | F(INDEXES) | F(IDS),
    F(RUNS) | F(ITEMS),
    F(BODY) | F(SHAPES),
    F(BODY) | F(SECOND),
    F(BODY) | F(DUPLICATES) | F(ORDER)
};

#undef F


typedef enum { NODE_OBJECT, NODE_ARRAY, NODE_STRING, NODE_RAW } node_kind_e;

typedef struct node_s  node_t;

struct node_s {
    node_kind_e   kind;
    const char   *key;
    const char   *text;
    node_t       *child;
    node_t       *next;
};


static struct {
    const u_char  *data;               /* decisions */
    size_t         left;
    uint32_t       features;

    char           token[16];          /* what must not be sent */
    ngx_uint_t     hot;                /* texts are to have it */
    ngx_uint_t     planted;
    ngx_uint_t     text;               /* bytes of the longest text */

    node_t         nodes[SECRET_NODES];
    ngx_uint_t     nnodes;
    char           arena[SECRET_ARENA];
    size_t         used;
} secret;


static ngx_uint_t
pick(ngx_uint_t n)
{
    if (secret.left) {
        secret.left--;
        return *secret.data++ % n;
    }

    return random_below(n);
}


#define one_of(list)  list[pick(sizeof(list) / sizeof(list[0]))]

#define has(feature)  ((secret.features >> SECRET_##feature) & 1)

/* a feature of the stream, at one place in n */

#define now(feature, n)  (has(feature) && pick(n) == 0)


static char *
fmt(const char *text, ...)
{
    int       n;
    char     *p;
    size_t    room;
    va_list   args;

    p = secret.arena + secret.used;
    room = SECRET_ARENA - secret.used;

    va_start(args, text);
    n = vsnprintf(p, room, text, args);
    va_end(args);

    if ((size_t) n >= room) {
        fprintf(stderr, "an event is too long\n");
        exit(2);
    }

    secret.used += n + 1;

    return p;
}


static node_t *
node(node_kind_e kind, const char *text)
{
    node_t  *n;

    if (secret.nnodes == SECRET_NODES) {
        fprintf(stderr, "an event has too many values\n");
        exit(2);
    }

    n = &secret.nodes[secret.nnodes++];
    ngx_memzero(n, sizeof(node_t));

    n->kind = kind;
    n->text = text;

    return n;
}


/* adds a member or an element, as the first, the last or anywhere */

static node_t *
add(node_t *parent, const char *key, node_t *n)
{
    node_t  **prev;

    n->key = key;

    for (prev = &parent->child; *prev; prev = &(*prev)->next) {
        if (parent->kind == NODE_OBJECT && now(SPACE, 4)) {
            break;
        }
    }

    n->next = *prev;
    *prev = n;

    return n;
}


#define add_object(parent, key)  add(parent, key, node(NODE_OBJECT, NULL))
#define add_array(parent, key)   add(parent, key, node(NODE_ARRAY, NULL))
#define add_raw(parent, key, p)  add(parent, key, node(NODE_RAW, p))
#define add_text(parent, key, p)  add(parent, key, node(NODE_STRING, p))


static node_t *
member(node_t *parent, const char *key)
{
    node_t  *n, *found;

    found = NULL;

    for (n = parent->child; n; n = n->next) {
        if (n->key && strcmp(n->key, key) == 0) {
            found = n;
        }
    }

    return found;
}


/* a value instead of another one */

static void
replace(node_t *old, node_t *new)
{
    old->kind = new->kind;
    old->text = new->text;
    old->child = new->child;
}


static node_t *
copy_node(node_t *old)
{
    node_t  *n, *child, **prev;

    n = node(old->kind, old->text);
    n->key = old->key;
    prev = &n->child;

    for (child = old->child; child; child = child->next) {
        *prev = copy_node(child);
        prev = &(*prev)->next;
    }

    return n;
}


/* an array with the value in it, in its place */

static void
wrap(node_t *n)
{
    node_t  *inner;

    inner = node(n->kind, n->text);
    inner->child = n->child;

    n->kind = NODE_ARRAY;
    n->child = inner;
}


/* words; with the secret if what they are put into is hidden */

static const char *
words(void)
{
    char        *p;
    ngx_uint_t   i, n;

    static const char  *list[] = {
        "a", "word", " ", "{}", ",", "\"", "data: x", "secret", "]}", "\n",
        "\\", "/", "b:c", "\xc3\xa9"
    };

    p = fmt("%s", "");
    secret.used--;
    n = pick(4);

    if (secret.text && pick(4) == 0) {
        n = pick(secret.text) / 3;
    }

    for (i = 0; i < n; i++) {
        if (secret.hot && pick(4) == 0) {
            (void) fmt("%s", secret.token);

        } else {
            (void) fmt("%s", one_of(list));
        }

        secret.used--;
    }

    if (secret.hot) {
        secret.planted++;
        (void) fmt("%s", secret.token);

    } else {
        secret.used++;
    }

    return p;
}


/* longer than any event that is held, if there is such a limit */

static const char *
long_text(void)
{
    char  *p;

    p = fmt("%0*d", (int) secret.text, 0);

    return p;
}


#define add_words(parent, key)  add_text(parent, key, words())


/* a value that has the secret somewhere */

static node_t *
secret_value(void)
{
    node_t      *n;
    ngx_uint_t   hot;

    hot = secret.hot;
    secret.hot = 1;

    switch (pick(6)) {

    case 0:
        n = node(NODE_OBJECT, NULL);
        add_words(n, pick(2) ? "y" : "x");
        break;

    case 1:
        n = node(NODE_ARRAY, NULL);
        add_words(n, NULL);
        break;

    case 2:
        n = node(NODE_OBJECT, NULL);
        add_raw(n, words(), "1");
        break;

    default:
        n = node(NODE_STRING, words());
    }

    secret.hot = hot;

    return n;
}


static void
write_space(bytes_t *b)
{
    static const char  *list[] = { "", "", " ", "\t", "  " };

    if (has(SPACE)) {
        bytes_text(b, one_of(list));
    }
}


static void
write_string(bytes_t *b, const char *p)
{
    char        buf[8];
    ngx_uint_t  all;

    bytes_byte(b, '"');

    all = now(ESCAPES, 4);

    for ( /* void */ ; *p; p++) {

        if ((u_char) *p < 0x80 && (all || now(ESCAPES, 8))) {

            if (*p == '/' && pick(2)) {
                bytes_text(b, "\\/");

            } else {
                snprintf(buf, sizeof(buf), pick(2) ? "\\u%04x" : "\\u%04X",
                         *p);
                bytes_text(b, buf);
            }

        } else if (*p == '"' || *p == '\\') {
            bytes_byte(b, '\\');
            bytes_byte(b, *p);

        } else if (*p == '\n') {
            bytes_text(b, "\\n");

        } else {
            bytes_byte(b, *p);
        }
    }

    bytes_byte(b, '"');
}


static void
write_node(bytes_t *b, node_t *n)
{
    node_t  *child;

    write_space(b);

    switch (n->kind) {

    case NODE_RAW:
        bytes_text(b, n->text);
        break;

    case NODE_STRING:
        write_string(b, n->text);
        break;

    default:
        bytes_byte(b, n->kind == NODE_OBJECT ? '{' : '[');

        for (child = n->child; child; child = child->next) {

            if (n->kind == NODE_OBJECT) {
                write_space(b);
                write_string(b, child->key);
                write_space(b);
                bytes_byte(b, ':');
            }

            write_node(b, child);

            if (child->next) {
                bytes_byte(b, ',');
            }
        }

        bytes_byte(b, n->kind == NODE_OBJECT ? '}' : ']');
    }

    write_space(b);
}


#endif /* _SECRET_JSON_H_INCLUDED_ */
