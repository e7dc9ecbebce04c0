
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The tree of wanted member names.
 *
 * Knows no JSON syntax and no meaning of a name.  Made at start, read at
 * each member of each event: a miss must cost a few instructions.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "json/ngx_responses_path.h"


#define ngx_responses_path_bucket(key, len)                                   \
    (((key)[0] + (len)) & (NGX_RESPONSES_PATH_BUCKETS - 1))


static ngx_responses_path_t *ngx_responses_path_child(ngx_responses_mem_t *mem,
    ngx_responses_path_t *parent, u_char *key, size_t len);


ngx_int_t
ngx_responses_path_add(ngx_responses_mem_t *mem, ngx_responses_path_t *root,
    ngx_str_t *path, ngx_uint_t id)
{
    ngx_responses_path_t  *node;

    node = ngx_responses_path_node(mem, root, path);
    if (node == NULL) {
        return NGX_ERROR;
    }

    node->id = id;

    return NGX_OK;
}


ngx_responses_path_t *
ngx_responses_path_node(ngx_responses_mem_t *mem, ngx_responses_path_t *root,
    ngx_str_t *path)
{
    u_char                *p, *dot, *last;
    ngx_responses_path_t  *node;

    node = root;
    p = path->data;
    last = p + path->len;

    for ( ;; ) {
        dot = memchr(p, '.', last - p);

        if (dot == NULL) {
            dot = last;
        }

        if (dot == p || dot - p > NGX_RESPONSES_PATH_KEY_LEN) {
            return NULL;
        }

        node = ngx_responses_path_child(mem, node, p, dot - p);

        if (node == NULL || dot == last) {
            return node;
        }

        p = dot + 1;
    }
}


ngx_responses_path_t *
ngx_responses_path_find(ngx_responses_path_t *path, const u_char *key,
    size_t len)
{
    ngx_responses_path_t  *node;

    if (len == 0) {
        return NULL;
    }

    for (node = path->child[ngx_responses_path_bucket(key, len)];
         node;
         node = node->next)
    {
        if (node->key.len == len && ngx_memcmp(node->key.data, key, len) == 0)
        {
            return node;
        }
    }

    return NULL;
}


void
ngx_responses_path_free(ngx_responses_mem_t *mem, ngx_responses_path_t *root)
{
    ngx_uint_t             i;
    ngx_responses_path_t  *node, *next;

    for (i = 0; i < NGX_RESPONSES_PATH_BUCKETS; i++) {

        for (node = root->child[i]; node; node = next) {
            next = node->next;
            ngx_responses_path_free(mem, node);
            mem->free(mem->data, node);
        }

        root->child[i] = NULL;
    }

    if (root->any) {
        ngx_responses_path_free(mem, root->any);
        mem->free(mem->data, root->any);
        root->any = NULL;
    }
}


static ngx_responses_path_t *
ngx_responses_path_child(ngx_responses_mem_t *mem,
    ngx_responses_path_t *parent, u_char *key, size_t len)
{
    ngx_uint_t             any;
    ngx_responses_path_t  *node, **bucket;

    any = (len == 1 && *key == '*');
    node = any ? parent->any : ngx_responses_path_find(parent, key, len);

    if (node) {
        return node;
    }

    node = mem->alloc(mem->data, sizeof(ngx_responses_path_t));
    if (node == NULL) {
        return NULL;
    }

    ngx_memzero(node, sizeof(ngx_responses_path_t));

    node->key.data = key;
    node->key.len = len;

    if (any) {
        parent->any = node;
        return node;
    }

    bucket = &parent->child[ngx_responses_path_bucket(key, len)];
    node->next = *bucket;
    *bucket = node;

    return node;
}
