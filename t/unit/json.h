
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * JSON for tests: a tree of nodes that know where they lie in the text, as
 * yajl reads it.  The code under test asks yajl only what is wrong with a
 * text that is invalid.
 */


#ifndef _JSON_H_INCLUDED_
#define _JSON_H_INCLUDED_


#include <stdlib.h>

#include <yajl/yajl_parse.h>

#include "mem.h"


#define JSON_STRING  1
#define JSON_NUMBER  2
#define JSON_OBJECT  3
#define JSON_ARRAY   4
#define JSON_TRUE    5
#define JSON_FALSE   6
#define JSON_NULL    7


typedef struct json_s  json_t;

struct json_s {
    ngx_uint_t    kind;
    size_t        key_start;           /* the name's opening quote */
    bytes_t       key;                 /* decoded */
    size_t        start;
    size_t        end;
    bytes_t       value;               /* of a string, decoded */
    json_t       *child;
    json_t       *next;
};


#define JSON_DEPTH   2000


/*
 * What is being read: the values around the next one, where the children of
 * each end, and its name.
 */

typedef struct {
    yajl_handle    yajl;
    u_char        *p;
    size_t         len;
    size_t         pos;                /* behind the last token */

    json_t        *root;
    json_t        *parents[JSON_DEPTH];
    json_t       **last[JSON_DEPTH];
    ngx_uint_t     depth;

    bytes_t        key;
    size_t         key_start;
} json_reader_t;


static ngx_inline void
json_free(json_t *node)
{
    json_t  *next;

    for ( /* void */ ; node; node = next) {
        next = node->next;
        json_free(node->child);
        bytes_free(&node->key);
        bytes_free(&node->value);
        free(node);
    }
}


/*
 * The place of the token that was read, which begins with one of these bytes;
 * len if it does not, as yajl also skips form feeds.
 */

static ngx_inline size_t
json_token(json_reader_t *r, const char *first)
{
    size_t  start;

    start = r->pos + strspn((char *) r->p + r->pos, " \t\r\n,:");
    r->pos = yajl_get_bytes_consumed(r->yajl);

    return strchr(first, r->p[start]) ? start : r->len;
}


static int
json_add(json_reader_t *r, ngx_uint_t kind, const char *first)
{
    size_t   start;
    json_t  *node;

    start = json_token(r, first);

    if (start == r->len || r->depth == JSON_DEPTH) {
        return 0;
    }

    node = calloc(1, sizeof(json_t));
    node->kind = kind;
    node->start = start;
    node->end = r->pos;
    node->key = r->key;
    node->key_start = r->key_start;

    ngx_memzero(&r->key, sizeof(bytes_t));
    r->key_start = 0;

    *r->last[r->depth] = node;
    r->last[r->depth] = &node->next;

    if (kind == JSON_OBJECT || kind == JSON_ARRAY) {
        r->parents[r->depth++] = node;

        if (r->depth < JSON_DEPTH) {
            r->last[r->depth] = &node->child;
        }
    }

    return 1;
}


static int
json_null(void *data)
{
    return json_add(data, JSON_NULL, "n");
}


static int
json_boolean(void *data, int value)
{
    return json_add(data, value ? JSON_TRUE : JSON_FALSE, value ? "t" : "f");
}


static int
json_number(void *data, const char *p, size_t len)
{
    return json_add(data, JSON_NUMBER, "-0123456789");
}


static int
json_string(void *data, const u_char *p, size_t len)
{
    json_reader_t *r = data;

    json_t  **node;

    node = r->last[r->depth];

    if (!json_add(r, JSON_STRING, "\"")) {
        return 0;
    }

    bytes_add(&(*node)->value, p, len);

    return 1;
}


static int
json_key(void *data, const u_char *p, size_t len)
{
    json_reader_t *r = data;

    bytes_add(&r->key, p, len);
    r->key_start = json_token(r, "\"");

    return r->key_start != r->len;
}


static int
json_object(void *data)
{
    return json_add(data, JSON_OBJECT, "{");
}


static int
json_array(void *data)
{
    return json_add(data, JSON_ARRAY, "[");
}


static int
json_end(void *data)
{
    json_reader_t *r = data;

    size_t  start;

    start = json_token(r, "}]");
    r->parents[--r->depth]->end = r->pos;

    return start != r->len;
}


/* returns NULL if it is not one whole text; UTF-8 is not looked at */

static ngx_inline json_t *
json_parse(u_char *p, size_t len)
{
    bytes_t        text;
    ngx_uint_t     good;
    json_reader_t  r;

    static yajl_callbacks  callbacks = {
        json_null, json_boolean, NULL, NULL, json_number, json_string,
        json_object, json_key, json_end, json_array, json_end
    };

    ngx_memzero(&text, sizeof(bytes_t));
    bytes_add(&text, p, len);

    /* what follows a number shows where it ends */

    bytes_lit(&text, " ");

    r.p = text.data;
    r.len = text.len;
    r.pos = 0;
    r.depth = 0;
    r.root = NULL;
    r.last[0] = &r.root;
    r.key_start = 0;
    ngx_memzero(&r.key, sizeof(bytes_t));

    r.yajl = yajl_alloc(&callbacks, NULL, &r);
    yajl_config(r.yajl, yajl_dont_validate_strings, 1);

    good = (yajl_parse(r.yajl, text.data, text.len) == yajl_status_ok
            && yajl_complete_parse(r.yajl) == yajl_status_ok
            && r.pos + strspn((char *) text.data + r.pos, " \t\r\n")
               == text.len);

    yajl_free(r.yajl);
    bytes_free(&r.key);
    bytes_free(&text);

    if (!good) {
        json_free(r.root);
        return NULL;
    }

    return r.root;
}


/* the last member of that name */

static ngx_inline json_t *
json_get(json_t *node, const char *key)
{
    json_t  *child, *found;

    found = NULL;

    if (node == NULL || node->kind != JSON_OBJECT) {
        return NULL;
    }

    for (child = node->child; child; child = child->next) {
        if (child->key.len == strlen(key)
            && memcmp(child->key.data, key, child->key.len) == 0)
        {
            found = child;
        }
    }

    return found;
}


#endif /* _JSON_H_INCLUDED_ */
