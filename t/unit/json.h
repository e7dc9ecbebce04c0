
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * JSON for tests: the tree that yajl makes, which the code under test does
 * not.
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
