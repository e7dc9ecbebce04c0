
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Random JSON texts, and where the wanted members of one lie by the tests'
 * own parser: what both readers of json/ are compared with.
 */


#ifndef _DOCUMENT_H_INCLUDED_
#define _DOCUMENT_H_INCLUDED_


#include "json/ngx_responses_path.h"

#include "json.h"
#include "random.h"


typedef struct {
    ngx_uint_t     id;
    size_t         key;
    size_t         start;
    size_t         end;
    ngx_uint_t     kind;
} wanted_t;


typedef struct {
    wanted_t      *list;
    ngx_uint_t     n;
    ngx_uint_t     size;
} wanted_list_t;


/* what the tests want, ids from 1 on in this order */

static const char  *document_paths[] = {
    "type", "a", "a.b", "a.b.c", "list", "list.*", "list.*.id", "list.*.*",
    "list.*.*.id", "a.list.*.b", "deep.a.b.c.d.e", "response.usage.input",
    "response", "id", NULL
};


static ngx_inline ngx_uint_t
document_tree(ngx_responses_mem_t *mem, ngx_responses_path_t *root)
{
    ngx_uint_t  i;
    ngx_str_t   path;

    ngx_memzero(root, sizeof(ngx_responses_path_t));

    for (i = 0; document_paths[i]; i++) {
        path.data = (u_char *) document_paths[i];
        path.len = strlen(document_paths[i]);

        if (ngx_responses_path_add(mem, root, &path, i + 1) != NGX_OK) {
            return 0;
        }
    }

    return 1;
}


/* the path as a text, and one loop over all wanted ones: slow and plain */

static ngx_inline ngx_uint_t
document_find(const char *path)
{
    ngx_uint_t  i;

    for (i = 0; document_paths[i]; i++) {
        if (strcmp(path, document_paths[i]) == 0) {
            return i + 1;
        }
    }

    return 0;
}


static ngx_inline void
document_walk(json_t *node, const char *path, wanted_list_t *list)
{
    json_t      *child;
    wanted_t    *w;
    ngx_uint_t   id;
    char         sub[256];

    for (child = node->child; child; child = child->next) {

        if (node->kind == JSON_ARRAY) {

            if (child->kind != JSON_OBJECT && child->kind != JSON_ARRAY) {
                continue;
            }

            snprintf(sub, sizeof(sub), "%s.*", path);

        } else if (child->key.len == 0 || child->key.len > 60
                   || strcmp((char *) child->key.data, "*") == 0
                   || strchr((char *) child->key.data, '.')
                   || strlen((char *) child->key.data) != child->key.len)
        {
            snprintf(sub, sizeof(sub), "?");

        } else {
            snprintf(sub, sizeof(sub), "%s%s%s", path, *path ? "." : "",
                     (char *) child->key.data);
        }

        id = document_find(sub);

        if (id) {

            if (list->n == list->size) {
                list->size = list->size * 2 + 16;
                list->list = realloc(list->list,
                                     list->size * sizeof(wanted_t));
            }

            w = &list->list[list->n++];

            w->id = id;
            w->key = (node->kind == JSON_ARRAY) ? child->start
                                                : child->key_start;
            w->start = child->start;
            w->end = child->end;
            w->kind = child->kind;
        }

        document_walk(child, sub, list);
    }
}


static const char  *document_keys[] = {
    "type", "a", "b", "c", "d", "e", "id", "list", "deep", "response",
    "usage", "input", "ty\\u0070e", "\\u0061", "l\\u0069st", "*", "x", "",
    "a.b", "\\\"", "\\\\", "typ", "types", "\\u0000", "\xC3\xA9", "\\ud83d"
};

static const char  *document_values[] = {
    "0", "-1", "12", "3.5", "1e9", "true", "false", "null", "\"\"", "\"x\"",
    "\"\\\"\"", "\"\\\\\"", "\"a\\\\\\\"b\"", "\"{[,:\"", "\"]}\"",
    "\"\\ud83d\\ude00\"", "\"\\ud83d\"", "\"\\ud83d\\\\u0\"", "\"\xC3\xA9\"",
    "\"\\u00e9\\n\"", "[]", "{}", "[1,[2]]", "\"type\""
};

static const char  *document_spaces[] = {
    "", "", "", "", "", " ", "\n", "\t ", "  \n"
};


#define document_pick(list)                                                   \
    list[random_below(sizeof(list) / sizeof(list[0]))]


static ngx_inline void
document_value(bytes_t *b, ngx_uint_t depth, ngx_uint_t object)
{
    ngx_uint_t  i, n, array;

    if (!object && (depth == 0 || random_below(3) == 0)) {
        bytes_text(b, document_pick(document_values));
        return;
    }

    array = !object && random_below(2);

    bytes_text(b, array ? "[" : "{");

    n = random_below(6);

    for (i = 0; i < n; i++) {

        if (i) {
            bytes_lit(b, ",");
        }

        bytes_text(b, document_pick(document_spaces));

        if (!array) {
            bytes_lit(b, "\"");
            bytes_text(b, document_pick(document_keys));
            bytes_lit(b, "\"");
            bytes_text(b, document_pick(document_spaces));
            bytes_lit(b, ":");
            bytes_text(b, document_pick(document_spaces));
        }

        document_value(b, depth ? depth - 1 : 0, 0);
        bytes_text(b, document_pick(document_spaces));
    }

    bytes_text(b, array ? "]" : "}");
}


/* an object; one in "broken" of them has a byte changed */

static ngx_inline void
document_make(bytes_t *b, ngx_uint_t broken)
{
    b->len = 0;

    bytes_text(b, document_pick(document_spaces));
    document_value(b, 1 + random_below(8), 1);
    bytes_text(b, document_pick(document_spaces));

    if (broken && random_below(broken) == 0) {

        static const char  odd[] = "{}[],:\"\\ \n\t0-e.atnx\0\x1f\xc3";

        b->data[random_below(b->len)] = odd[random_below(sizeof(odd) - 1)];
    }
}


#endif /* _DOCUMENT_H_INCLUDED_ */
