
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Paths of members as a tree of names.
 *
 *     "type", "response.id", "response.output.*.id"
 *
 *     (root) ── type [1]
 *            └─ response ── id [2]
 *                        └─ output ── * ── id [3]
 *
 * A path names members of objects; "*" stands for each object or array
 * within an array; elements of other kinds have no path.  The tree is made
 * once and then only read.
 */


#ifndef _NGX_RESPONSES_PATH_H_INCLUDED_
#define _NGX_RESPONSES_PATH_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_mem.h"
#include "json/ngx_responses_json.h"


#define NGX_RESPONSES_PATH_BUCKETS  16

/* no path has a longer name */

#define NGX_RESPONSES_PATH_KEY_LEN  64


typedef struct ngx_responses_path_s  ngx_responses_path_t;

struct ngx_responses_path_s {
    ngx_str_t              key;
    ngx_uint_t             id;         /* the caller's; 0: no path ends here */
    ngx_uint_t             inner;      /* paths that go on from here */

    ngx_responses_path_t  *next;       /* in the parent's bucket */
    ngx_responses_path_t  *any;        /* the child named "*" */
    ngx_responses_path_t  *child[NGX_RESPONSES_PATH_BUCKETS];
};


/*
 * Adds a path below root, which the caller has zeroed.  The text must live
 * as long as the tree.  NGX_OK or NGX_ERROR, no memory.
 */

ngx_int_t ngx_responses_path_add(ngx_responses_mem_t *mem,
    ngx_responses_path_t *root, ngx_str_t *path, ngx_uint_t id);

/* the path of a member of an object; NULL: it has none */

ngx_responses_path_t *ngx_responses_path_find(ngx_responses_path_t *path,
    const u_char *key, size_t len);
ngx_responses_path_t *ngx_responses_path_member(ngx_responses_path_t *path,
    ngx_responses_json_t *json, ngx_uint_t node);

/*
 * Finds the values of a text which have a path, in the order of the text: an
 * object before its members, and each of several members of one name.
 */

typedef struct {
    uint32_t               end;        /* the node after the container */
    ngx_responses_path_t  *path;
} ngx_responses_match_level_t;

typedef struct {
    ngx_responses_json_t  *json;
    ngx_uint_t             next;       /* node */

    ngx_uint_t             node;       /* found: the value, */
    ngx_uint_t             id;         /* and its path */

    ngx_uint_t             depth;
    ngx_responses_match_level_t  level[NGX_RESPONSES_JSON_DEPTH + 1];
} ngx_responses_match_t;


/* searches the value of a node, whose own path is given */

void ngx_responses_match_init(ngx_responses_match_t *match,
    ngx_responses_json_t *json, ngx_uint_t node, ngx_responses_path_t *path);

/* 1: node and id are set; 0: there are no more */

ngx_uint_t ngx_responses_match_next(ngx_responses_match_t *match);

/* frees all below root */

void ngx_responses_path_free(ngx_responses_mem_t *mem,
    ngx_responses_path_t *root);


#endif /* _NGX_RESPONSES_PATH_H_INCLUDED_ */
