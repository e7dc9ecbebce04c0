
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * JSON for tests: the tree that yajl makes, which the code under test does
 * not; and what is no JSON, but events may have.
 */


#ifndef _JSON_H_INCLUDED_
#define _JSON_H_INCLUDED_


#include <yajl/yajl_parse.h>
#include <yajl/yajl_tree.h>

#include "mem.h"


typedef struct yajl_val_s  json_t;


/* yajl_tree_parse() takes comments, and leaks memory if a text is invalid */

static ngx_inline ngx_uint_t
json_valid(const u_char *p, size_t len)
{
    ngx_uint_t   valid;
    yajl_handle  yajl;

    yajl = yajl_alloc(NULL, NULL, NULL);

    valid = (yajl_parse(yajl, p, len) == yajl_status_ok
             && yajl_complete_parse(yajl) == yajl_status_ok);

    yajl_free(yajl);

    return valid;
}


/* the number of an escape \uXXXX, or -1 */

static ngx_inline int
json_escape(const u_char *p, const u_char *last)
{
    char  hex[5];

    if (last - p < 6 || p[0] != '\\' || p[1] != 'u') {
        return -1;
    }

    memcpy(hex, p + 2, 4);
    hex[4] = '\0';

    return (int) strtol(hex, NULL, 16);
}


static ngx_inline ngx_uint_t
json_half(int c, int first)
{
    return (c & 0xfc00) == first;
}


/*
 * An escape as yajl shall read it.  A string of its tree would end at \u0000,
 * which becomes \u0001, and half of a surrogate pair would become "?": it
 * becomes three bytes as those of any other character.  Returns its length.
 */

static ngx_inline size_t
json_unescape(bytes_t *text, const u_char *p, const u_char *last)
{
    int     c;
    size_t  len;

    c = json_escape(p, last);
    len = (c == -1) ? 2 : 6;

    if (c == 0) {
        bytes_lit(text, "\\u0001");

    } else if (json_half(c, 0xd800)
               && json_half(json_escape(p + 6, last), 0xdc00))
    {
        len = 12;
        bytes_add(text, p, len);

    } else if (json_half(c, 0xd800) || json_half(c, 0xdc00)) {
        bytes_byte(text, 0xe0 | c >> 12);
        bytes_byte(text, 0x80 | (c >> 6 & 0x3f));
        bytes_byte(text, 0x80 | (c & 0x3f));

    } else {
        bytes_add(text, p, len);
    }

    return len;
}


/* adds a text, whose first character may be the other half of the last one */

static ngx_inline void
json_join(bytes_t *b, const char *more)
{
    u_char        *end;
    ngx_uint_t     c;
    const u_char  *p;

    p = (const u_char *) more;
    end = (b->len < 3) ? NULL : b->data + b->len - 3;

    if (end == NULL || end[0] != 0xed || (end[1] & 0xf0) != 0xa0
        || p[0] != 0xed || (p[1] & 0xf0) != 0xb0)
    {
        bytes_text(b, more);
        return;
    }

    c = (end[1] & 0x0f) << 16 | (end[2] & 0x3f) << 10
        | (p[1] & 0x0f) << 6 | (p[2] & 0x3f);

    c += 0x10000;
    b->len -= 3;

    bytes_byte(b, 0xf0 | c >> 18);
    bytes_byte(b, 0x80 | (c >> 12 & 0x3f));
    bytes_byte(b, 0x80 | (c >> 6 & 0x3f));
    bytes_byte(b, 0x80 | (c & 0x3f));
    bytes_text(b, more + 3);
}


/* the length of a character of UTF-8; 0: it is not one */

static ngx_inline size_t
json_char(const u_char *p, size_t len)
{
    size_t    i, n;
    uint32_t  c;

    static const uint32_t  first[] = { 0, 0x80, 0x800, 0x10000 };

    if (p[0] < 0x80) {
        return 1;
    }

    n = 1 + (p[0] >= 0xe0) + (p[0] >= 0xf0);

    if (p[0] < 0xc0 || p[0] >= 0xf8 || len <= n) {
        return 0;
    }

    c = p[0] & (0x3f >> n);

    for (i = 1; i <= n; i++) {

        if ((p[i] & 0xc0) != 0x80) {
            return 0;
        }

        c = (c << 6) | (p[i] & 0x3f);
    }

    return (c < first[n] || c > 0x10ffff || (c >= 0xd800 && c < 0xe000))
           ? 0 : n + 1;
}


/*
 * The text with others in place of what is no JSON, but may be in an event:
 * bytes that are not UTF-8, and NaN and Infinity, which become strings.
 */

static ngx_inline void
json_mend(bytes_t *mended, const void *text, size_t len)
{
    u_char      *p, *last;
    size_t       n;
    ngx_uint_t   i, string;

    static const char  *words[] = { "NaN", "Infinity", "-Infinity" };

    mended->len = 0;
    bytes_add(mended, text, len);

    string = 0;
    last = mended->data + len;

    for (p = mended->data; p < last; p += n) {
        n = json_char(p, last - p);

        if (n == 0) {
            *p = '?';
            n = 1;
        }

        if (string && *p == '\\' && last - p > 1 && p[1] < 0x80) {
            n = 2;
        }

        string ^= (*p == '"');

        for (i = 0; i < 3 && !string; i++) {

            if ((size_t) (last - p) >= strlen(words[i])
                && memcmp(p, words[i], strlen(words[i])) == 0)
            {
                n = strlen(words[i]);
                memset(p, 'x', n);
                p[0] = '"';
                p[n - 1] = '"';
                break;
            }
        }
    }
}


/* how many objects and arrays are in each other */

static ngx_inline ngx_uint_t
json_depth(json_t *node)
{
    size_t       i, n;
    json_t     **values;
    ngx_uint_t   depth, most;

    if (!YAJL_IS_OBJECT(node) && !YAJL_IS_ARRAY(node)) {
        return 0;
    }

    values = YAJL_IS_OBJECT(node) ? node->u.object.values
                                  : node->u.array.values;
    n = YAJL_IS_OBJECT(node) ? node->u.object.len : node->u.array.len;

    for (i = 0, most = 0; i < n; i++) {
        depth = json_depth(values[i]);
        most = ngx_max(most, depth);
    }

    return most + 1;
}


/* returns NULL if the text is invalid */

static ngx_inline json_t *
json_parse(const u_char *p, size_t len)
{
    json_t        *node;
    bytes_t        text;
    const u_char  *last, *from;

    if (!json_valid(p, len)) {
        return NULL;
    }

    ngx_memzero(&text, sizeof(bytes_t));

    for (last = p + len; p < last; /* void */ ) {
        from = p;
        p = memchr(p, '\\', last - p);
        p = p ? p : last;

        bytes_add(&text, from, p - from);
        p += (p < last) ? json_unescape(&text, p, last) : 0;
    }

    node = yajl_tree_parse((char *) text.data, NULL, 0);

    bytes_free(&text);

    return node;
}


/* the last member of that name, or NULL */

static ngx_inline json_t *
json_get(json_t *node, const char *name)
{
    size_t  i;

    for (i = YAJL_IS_OBJECT(node) ? node->u.object.len : 0; i > 0; i--) {
        if (strcmp(node->u.object.keys[i - 1], name) == 0) {
            return node->u.object.values[i - 1];
        }
    }

    return NULL;
}


/* whether it has a member of that name and kind */

static ngx_inline ngx_uint_t
json_has(json_t *node, const char *name, yajl_type kind)
{
    node = json_get(node, name);

    return node && node->type == kind;
}


/* the text of a member, "" if it is not a string */

static ngx_inline const char *
json_string(json_t *node, const char *name)
{
    node = json_get(node, name);

    return YAJL_IS_STRING(node) ? node->u.string : "";
}


/* the value of a member that is written as digits only, or -1 */

static ngx_inline int64_t
json_int(json_t *node, const char *name)
{
    const char  *p;

    node = json_get(node, name);
    p = YAJL_IS_NUMBER(node) ? node->u.number.r : "-";

    return p[strspn(p, "0123456789")] == '\0' ? strtoll(p, NULL, 10) : -1;
}


#endif /* _JSON_H_INCLUDED_ */
