
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The tree of paths, and the values of a text which they name.
 *
 * Does not know what a name means.  Never changes the tree after start.  It is
 * searched for each member of each event, so that a miss must cost a few
 * instructions only.  Invariant: each value is found once, in linear time.
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
    u_char                *p, *dot, *last;
    ngx_responses_path_t  *node;

    node = root;
    p = path->data;
    last = p + path->len;

    do {
        dot = memchr(p, '.', last - p);

        if (dot == NULL) {
            dot = last;
        }

        node = ngx_responses_path_child(mem, node, p, dot - p);
        if (node == NULL) {
            return NGX_ERROR;
        }

        p = dot + 1;

    } while (dot < last);

    node->id = id;

    return NGX_OK;
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


ngx_responses_path_t *
ngx_responses_path_member(ngx_responses_path_t *path,
    ngx_responses_json_t *json, ngx_uint_t node)
{
    ngx_uint_t             i;
    ngx_responses_node_t  *n;
    ngx_responses_path_t  *child;

    n = &json->nodes[node];

    if (!n->escaped) {
        return ngx_responses_path_find(path, json->text + n->name,
                                       n->name_len);
    }

    /* at most six bytes, of an escape, stand for one */

    if (n->name_len > 6 * NGX_RESPONSES_PATH_KEY_LEN) {
        return NULL;
    }

    for (i = 0; i < NGX_RESPONSES_PATH_BUCKETS; i++) {

        for (child = path->child[i]; child; child = child->next) {

            if (ngx_responses_json_name_is(json, node, child->key.data,
                                           child->key.len))
            {
                return child;
            }
        }
    }

    return NULL;
}


void
ngx_responses_match_init(ngx_responses_match_t *match,
    ngx_responses_json_t *json, ngx_uint_t node, ngx_responses_path_t *path)
{
    match->json = json;
    match->next = node + 1;
    match->node = node;
    match->depth = 1;
    match->level[0].end = 0;
    match->level[1].end = json->nodes[node].next;
    match->level[1].path = path;
}


ngx_uint_t
ngx_responses_match_next(ngx_responses_match_t *match)
{
    ngx_uint_t                    i;
    ngx_responses_node_t         *nodes;
    ngx_responses_path_t         *path;
    ngx_responses_match_level_t  *level;

    nodes = match->json->nodes;

    for ( ;; ) {
        i = match->next;

        while (match->level[match->depth].end <= i) {

            if (--match->depth == 0) {
                match->depth = 1;
                return 0;
            }
        }

        level = &match->level[match->depth];

        if (nodes[i].name) {
            path = ngx_responses_path_member(level->path, match->json, i);

        } else if (nodes[i].kind == NGX_RESPONSES_JSON_OBJECT
                   || nodes[i].kind == NGX_RESPONSES_JSON_ARRAY)
        {
            path = level->path->any;

        } else {
            path = NULL;
        }

        match->next = nodes[i].next;

        if (path == NULL) {
            continue;
        }

        if (path->inner && nodes[i].next > i + 1) {
            match->next = i + 1;

            level++;
            level->end = nodes[i].next;
            level->path = path;
            match->depth++;
        }

        if (path->id == 0) {
            continue;
        }

        match->node = i;
        match->id = path->id;

        return 1;
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

    parent->inner++;

    if (any) {
        parent->any = node;
        return node;
    }

    bucket = &parent->child[ngx_responses_path_bucket(key, len)];
    node->next = *bucket;
    *bucket = node;

    return node;
}
