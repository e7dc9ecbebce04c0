
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * A strict JSON parser for tests, RFC 8259 and UTF-8, written apart from the
 * code under test: a tree of nodes that know where they lie in the text.
 */


#ifndef _JSON_H_INCLUDED_
#define _JSON_H_INCLUDED_


#include <stdlib.h>

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


typedef struct {
    u_char       *p;
    size_t        len;
    size_t        pos;
    ngx_uint_t    depth;
} json_reader_t;


static json_t *json_value(json_reader_t *r);


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


static ngx_inline int
json_peek(json_reader_t *r)
{
    return r->pos < r->len ? r->p[r->pos] : -1;
}


static ngx_inline void
json_space(json_reader_t *r)
{
    int  c;

    for ( ;; ) {
        c = json_peek(r);

        if (c != ' ' && c != '\n' && c != '\t' && c != '\r') {
            return;
        }

        r->pos++;
    }
}


static ngx_inline void
json_utf8(bytes_t *b, uint32_t c)
{
    if (c < 0x80) {
        bytes_byte(b, (u_char) c);
        return;
    }

    if (c < 0x800) {
        bytes_byte(b, (u_char) (0xc0 + c / 64));

    } else {

        if (c < 0x10000) {
            bytes_byte(b, (u_char) (0xe0 + c / 4096));

        } else {
            bytes_byte(b, (u_char) (0xf0 + c / 262144));
            bytes_byte(b, (u_char) (0x80 + c / 4096 % 64));
        }

        bytes_byte(b, (u_char) (0x80 + c / 64 % 64));
    }

    bytes_byte(b, (u_char) (0x80 + c % 64));
}


static ngx_inline long
json_hex(json_reader_t *r)
{
    int         c;
    long        n;
    ngx_uint_t  i;

    for (n = 0, i = 0; i < 4; i++) {
        c = json_peek(r);

        if (c >= '0' && c <= '9') {
            n = n * 16 + c - '0';

        } else if (c >= 'a' && c <= 'f') {
            n = n * 16 + c - 'a' + 10;

        } else if (c >= 'A' && c <= 'F') {
            n = n * 16 + c - 'A' + 10;

        } else {
            return -1;
        }

        r->pos++;
    }

    return n;
}


/* bytes >= 0x80 are checked for all of the text at once */

static ngx_inline ngx_uint_t
json_string(json_reader_t *r, bytes_t *b)
{
    int    c;
    long   n, low;
    char  *at;

    static const char  from[] = "\"\\/bfnrt", to[] = "\"\\/\b\f\n\r\t";

    r->pos++;

    for ( ;; ) {
        c = json_peek(r);

        if (c < 0x20) {
            return 0;
        }

        r->pos++;

        if (c == '"') {
            bytes_add(b, "", 0);
            return 1;
        }

        if (c != '\\') {
            bytes_byte(b, (u_char) c);
            continue;
        }

        c = json_peek(r);
        r->pos++;

        if (c != 'u') {
            at = (c > 0) ? strchr(from, c) : NULL;

            if (at == NULL) {
                return 0;
            }

            bytes_byte(b, (u_char) to[at - from]);
            continue;
        }

        n = json_hex(r);

        if (n < 0) {
            return 0;
        }

        if (n >= 0xd800 && n < 0xdc00 && json_peek(r) == '\\'
            && r->pos + 6 <= r->len && r->p[r->pos + 1] == 'u')
        {
            r->pos += 2;
            low = json_hex(r);

            if (low >= 0xdc00 && low < 0xe000) {
                n = 0x10000 + (n - 0xd800) * 1024 + (low - 0xdc00);

            } else {
                r->pos -= (low < 0) ? 2 : 6;

                if (low < 0) {
                    return 0;
                }
            }
        }

        /* half a pair stays what it is, in bytes that are no UTF-8 */

        json_utf8(b, (uint32_t) n);
    }
}


static ngx_inline ngx_uint_t
json_digits(json_reader_t *r)
{
    size_t  start;

    start = r->pos;

    while (json_peek(r) >= '0' && json_peek(r) <= '9') {
        r->pos++;
    }

    return r->pos > start;
}


static ngx_inline ngx_uint_t
json_number(json_reader_t *r)
{
    if (json_peek(r) == '-') {
        r->pos++;
    }

    if (json_peek(r) == '0') {
        r->pos++;

    } else if (!json_digits(r)) {
        return 0;
    }

    if (json_peek(r) == '.') {
        r->pos++;

        if (!json_digits(r)) {
            return 0;
        }
    }

    if (json_peek(r) == 'e' || json_peek(r) == 'E') {
        r->pos++;

        if (json_peek(r) == '+' || json_peek(r) == '-') {
            r->pos++;
        }

        return json_digits(r);
    }

    return 1;
}


static ngx_inline ngx_uint_t
json_word(json_reader_t *r, const char *word)
{
    size_t  n;

    n = strlen(word);

    if (r->len - r->pos < n || memcmp(r->p + r->pos, word, n) != 0) {
        return 0;
    }

    r->pos += n;

    return 1;
}


static ngx_inline ngx_uint_t
json_members(json_reader_t *r, json_t *node)
{
    int       end;
    json_t   *child, **last;
    bytes_t   key;
    size_t    key_start;

    end = (node->kind == JSON_OBJECT) ? '}' : ']';
    last = &node->child;

    r->pos++;
    json_space(r);

    if (json_peek(r) == end) {
        r->pos++;
        return 1;
    }

    for ( ;; ) {
        ngx_memzero(&key, sizeof(bytes_t));
        key_start = 0;

        json_space(r);

        if (end == '}') {
            key_start = r->pos;

            if (json_peek(r) != '"' || !json_string(r, &key)) {
                bytes_free(&key);
                return 0;
            }

            json_space(r);

            if (json_peek(r) != ':') {
                bytes_free(&key);
                return 0;
            }

            r->pos++;
        }

        child = json_value(r);

        if (child == NULL) {
            bytes_free(&key);
            return 0;
        }

        child->key = key;
        child->key_start = key_start;

        *last = child;
        last = &child->next;

        json_space(r);

        if (json_peek(r) == end) {
            r->pos++;
            return 1;
        }

        if (json_peek(r) != ',') {
            return 0;
        }

        r->pos++;
    }
}


static json_t *
json_value(json_reader_t *r)
{
    json_t      *node;
    ngx_uint_t   good;

    json_space(r);

    node = calloc(1, sizeof(json_t));
    node->start = r->pos;

    if (++r->depth > 2000) {
        json_free(node);
        return NULL;
    }

    switch (json_peek(r)) {

    case '{':
    case '[':
        node->kind = (json_peek(r) == '{') ? JSON_OBJECT : JSON_ARRAY;
        good = json_members(r, node);
        break;

    case '"':
        node->kind = JSON_STRING;
        good = json_string(r, &node->value);
        break;

    case 't':
        node->kind = JSON_TRUE;
        good = json_word(r, "true");
        break;

    case 'f':
        node->kind = JSON_FALSE;
        good = json_word(r, "false");
        break;

    case 'n':
        node->kind = JSON_NULL;
        good = json_word(r, "null");
        break;

    default:
        node->kind = JSON_NUMBER;
        good = json_number(r);
        break;
    }

    r->depth--;
    node->end = r->pos;

    if (!good) {
        json_free(node);
        return NULL;
    }

    return node;
}


/* NULL if it is not one whole text; UTF-8 is not looked at */

static ngx_inline json_t *
json_parse(u_char *p, size_t len)
{
    json_t         *node;
    json_reader_t   r;

    r.p = p;
    r.len = len;
    r.pos = 0;
    r.depth = 0;

    node = json_value(&r);

    if (node) {
        json_space(&r);

        if (r.pos != len) {
            json_free(node);
            return NULL;
        }
    }

    return node;
}


#endif /* _JSON_H_INCLUDED_ */
