
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


/* returns NULL if the text is invalid */

static ngx_inline json_t *
json_parse(const u_char *p, size_t len)
{
    char     *zero;
    json_t   *node;
    bytes_t   text;

    if (!json_valid(p, len)) {
        return NULL;
    }

    ngx_memzero(&text, sizeof(bytes_t));
    bytes_add(&text, p, len);

    /* a string of the tree would end there, so it becomes \u0001 */

    for (zero = (char *) text.data;
         (zero = strstr(zero, "\\u0000")) != NULL;
         zero[5] = '1')
    {
        /* void */
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
