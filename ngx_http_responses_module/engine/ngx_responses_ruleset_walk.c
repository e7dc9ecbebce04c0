
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Finds the values of an event which rules have paths of.
 *
 * Never edits an event, never decides.  Invariant: a rule finds the values
 * which the client would get after the repairs, although an event is read
 * again only if a rule has a path inside of a value that was put.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_edit.h"
#include "engine/ngx_responses_ruleset.h"


static ngx_int_t ngx_responses_ruleset_found(ngx_responses_engine_t *engine,
    ngx_uint_t node, ngx_uint_t id);
static ngx_uint_t ngx_responses_ruleset_unread(ngx_responses_ruleset_t *rs,
    ngx_responses_event_t *ev);
static ngx_uint_t ngx_responses_ruleset_looks(ngx_responses_ruleset_t *rs,
    ngx_responses_ruleset_edited_t *edited, ngx_responses_edit_t *edit);
static ngx_uint_t ngx_responses_ruleset_below(ngx_responses_ruleset_t *rs,
    ngx_responses_path_t *path, ngx_uint_t what);
static ngx_responses_path_t *ngx_responses_ruleset_member(
    ngx_responses_path_t *path, ngx_str_t *name);
static ngx_uint_t ngx_responses_ruleset_has(ngx_responses_event_t *ev,
    ngx_uint_t node, ngx_uint_t op, ngx_uint_t edits);


#define ngx_responses_ruleset_does(rs, path)                                  \
    ((path) && (path)->id                                                     \
     ? (rs)->ids[(path)->id] & (NGX_RESPONSES_RULESET_HIDE                    \
                                | NGX_RESPONSES_RULESET_SET                   \
                                | NGX_RESPONSES_RULESET_READ)                 \
     : 0)

/* whether JSON is an object or an array */

#define ngx_responses_ruleset_open(json)                                      \
    ((json).len && ((json).data[0] == '{' || (json).data[0] == '['))


ngx_int_t
ngx_responses_ruleset_read(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    ngx_int_t                 rc;
    ngx_responses_ruleset_t  *rs;

    rs = engine->ruleset;

    if (ev->nedits && ngx_responses_ruleset_unread(rs, ev)) {
        rc = ngx_responses_event_reread(ev);

        if (rc != NGX_OK) {
            return rc;
        }
    }

    engine->worker->matches.len = 0;

    return ngx_responses_ruleset_find(engine, ev, 0,
                                 (ngx_responses_path_t *) &rs->rules->paths);
}


ngx_int_t
ngx_responses_ruleset_find(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t node, ngx_responses_path_t *path)
{
    ngx_responses_match_t  match;

    if (ngx_responses_ruleset_found(engine, node, path->id) != NGX_OK) {
        return NGX_ERROR;
    }

    ngx_responses_match_init(&match, &ev->json, node, path);

    while (ngx_responses_match_next(&match)) {

        if (ngx_responses_ruleset_found(engine, match.node, match.id)
            != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    return NGX_OK;
}


static ngx_int_t
ngx_responses_ruleset_found(ngx_responses_engine_t *engine, ngx_uint_t node,
    ngx_uint_t id)
{
    ngx_responses_worker_t         *worker;
    ngx_responses_ruleset_match_t   found;

    if (id == 0 || engine->ruleset->ids[id] == 0) {
        return NGX_OK;
    }

    worker = engine->worker;

    found.node = (uint32_t) node;
    found.id = (uint32_t) id;

    return ngx_responses_buf_append(&worker->mem, &worker->matches,
                                    (u_char *) &found, sizeof(found));
}


/* whether a rule has a path inside of a value that was put */

static ngx_uint_t
ngx_responses_ruleset_unread(ngx_responses_ruleset_t *rs,
    ngx_responses_event_t *ev)
{
    ngx_uint_t                       i;
    ngx_responses_ruleset_edited_t   edited;

    ngx_responses_ruleset_edited(&edited, rs, ev);

    while (ngx_responses_ruleset_next_edited(&edited)) {

        for (i = ev->json.nodes[edited.node].edit; i; i = ev->edits[i].next) {

            if (ngx_responses_ruleset_looks(rs, &edited, &ev->edits[i])) {
                return 1;
            }
        }
    }

    return 0;
}


/* whether a rule has a path inside of a new value, or with a new name */

static ngx_uint_t
ngx_responses_ruleset_looks(ngx_responses_ruleset_t *rs,
    ngx_responses_ruleset_edited_t *edited, ngx_responses_edit_t *edit)
{
    ngx_uint_t             what;
    ngx_responses_node_t  *node;
    ngx_responses_path_t  *path, *old;

    path = edited->path;

    switch (edit->op) {

    case NGX_RESPONSES_EDIT_RENAME:
        old = path;
        path = ngx_responses_ruleset_member(edited->parent, &edit->name);
        what = NGX_RESPONSES_RULESET_HIDE|NGX_RESPONSES_RULESET_SET
               |NGX_RESPONSES_RULESET_READ;

        return ngx_responses_ruleset_does(rs, old)
               || ngx_responses_ruleset_does(rs, path)
               || ngx_responses_ruleset_below(rs, old, what)
               || ngx_responses_ruleset_below(rs, path, what);

    case NGX_RESPONSES_EDIT_INSERT:
        path = ngx_responses_ruleset_member(path, &edit->name);
        break;

    case NGX_RESPONSES_EDIT_SET:
        node = &edited->ev->json.nodes[edit->node];

        /* only elements that are objects or arrays have a path */

        if (node->name == 0 && ngx_responses_ruleset_does(rs, path)
            && ngx_responses_ruleset_open(edit->value)
               != (node->kind == NGX_RESPONSES_JSON_OBJECT
                   || node->kind == NGX_RESPONSES_JSON_ARRAY))
        {
            return 1;
        }

        break;

    default:
        return 0;
    }

    if (!ngx_responses_ruleset_open(edit->value)) {
        return 0;
    }

    /* into an empty object members can be put */

    what = NGX_RESPONSES_RULESET_SET;

    if (edit->value.len > 2) {
        what |= NGX_RESPONSES_RULESET_HIDE|NGX_RESPONSES_RULESET_READ;
    }

    return ngx_responses_ruleset_below(rs, path, what);
}


static ngx_uint_t
ngx_responses_ruleset_below(ngx_responses_ruleset_t *rs,
    ngx_responses_path_t *path, ngx_uint_t what)
{
    ngx_uint_t             i;
    ngx_responses_path_t  *child;

    if (path == NULL || path->inner == 0) {
        return 0;
    }

    child = path->any;

    if (child && ((ngx_responses_ruleset_does(rs, child) & what)
                  || ngx_responses_ruleset_below(rs, child, what)))
    {
        return 1;
    }

    for (i = 0; i < NGX_RESPONSES_PATH_BUCKETS; i++) {

        for (child = path->child[i]; child; child = child->next) {

            if ((ngx_responses_ruleset_does(rs, child) & what)
                || ngx_responses_ruleset_below(rs, child, what))
            {
                return 1;
            }
        }
    }

    return 0;
}


static ngx_responses_path_t *
ngx_responses_ruleset_member(ngx_responses_path_t *path, ngx_str_t *name)
{
    return path ? ngx_responses_path_find(path, name->data, name->len) : NULL;
}


ngx_uint_t
ngx_responses_ruleset_inserted(ngx_responses_ruleset_t *rs,
    ngx_responses_ruleset_edited_t *edited, ngx_responses_edit_t *edit,
    ngx_uint_t *id)
{
    ngx_responses_path_t  *path;

    if (edit->op != NGX_RESPONSES_EDIT_INSERT) {
        return 0;
    }

    path = ngx_responses_ruleset_member(edited->path, &edit->name);

    if (path == NULL || path->id == 0) {
        return 0;
    }

    *id = path->id;

    return rs->ids[path->id];
}


void
ngx_responses_ruleset_walk(ngx_responses_ruleset_walk_t *walk,
    ngx_responses_engine_t *engine, ngx_responses_event_t *ev)
{
    ngx_uint_t            n;
    ngx_responses_buf_t  *matches;

    matches = &engine->worker->matches;
    n = matches->len / sizeof(ngx_responses_ruleset_match_t);

    walk->ev = ev;
    walk->match = NULL;
    walk->next = (ngx_responses_ruleset_match_t *) matches->start;
    walk->last = walk->next ? walk->next + n : NULL;
    walk->edits = ev->nedits;
    walk->i = 0;
    walk->gone = 0;
}


ngx_uint_t
ngx_responses_ruleset_next(ngx_responses_ruleset_walk_t *walk)
{
    ngx_uint_t              n, node, gone;
    ngx_responses_event_t  *ev;

    ev = walk->ev;

    while (walk->next < walk->last) {
        walk->match = walk->next++;

        node = walk->match->node;
        gone = (node < walk->gone);

        for ( ;; ) {
            n = ngx_responses_event_edited(ev, walk->i, node + 1);
            walk->i = n;

            if (n > node) {
                break;
            }

            walk->i++;

            if (ngx_responses_ruleset_has(ev, n, NGX_RESPONSES_EDIT_REMOVE,
                                          walk->edits))
            {
                walk->gone = ngx_max(walk->gone, ev->json.nodes[n].next);
                gone |= (node < walk->gone);

            } else if (ngx_responses_ruleset_has(ev, n,
                                                 NGX_RESPONSES_EDIT_SET,
                                                 walk->edits))
            {
                walk->gone = ngx_max(walk->gone, ev->json.nodes[n].next);
                gone |= (n < node && node < walk->gone);
            }
        }

        if (!gone) {
            return 1;
        }
    }

    return 0;
}


void
ngx_responses_ruleset_edited(ngx_responses_ruleset_edited_t *edited,
    ngx_responses_ruleset_t *rs, ngx_responses_event_t *ev)
{
    edited->ev = ev;
    edited->i = 0;
    edited->depth = 0;
    edited->next = 1;
    edited->gone = 0;

    edited->level[0].end = ev->json.nodes[0].next;
    edited->level[0].path = (ngx_responses_path_t *) &rs->rules->paths;
}


/* nodes come in ascending order, so that all are found in one pass */

ngx_uint_t
ngx_responses_ruleset_next_edited(ngx_responses_ruleset_edited_t *edited)
{
    ngx_uint_t              i, node;
    ngx_responses_path_t   *path;
    ngx_responses_event_t  *ev;
    ngx_responses_node_t   *nodes;

    ev = edited->ev;
    nodes = ev->json.nodes;

    for ( ;; ) {

        node = ngx_responses_event_edited(ev, edited->i, ev->json.n);

        if (node == ev->json.n) {
            return 0;
        }

        edited->i = node + 1;

        if (node < edited->gone) {
            continue;
        }

        if (ngx_responses_ruleset_has(ev, node, NGX_RESPONSES_EDIT_REMOVE,
                                      ev->nedits))
        {
            edited->gone = nodes[node].next;
            continue;
        }

        if (ngx_responses_ruleset_has(ev, node, NGX_RESPONSES_EDIT_SET,
                                      ev->nedits))
        {
            edited->gone = nodes[node].next;
        }

        break;
    }

    edited->node = node;
    edited->parent = NULL;
    edited->path = edited->level[0].path;

    if (node == 0) {
        return 1;
    }

    while (edited->level[edited->depth].end <= node) {
        edited->depth--;
    }

    for (i = edited->next; i <= node; i++) {

        if (nodes[i].next <= node) {
            i = nodes[i].next - 1;
            continue;
        }

        path = edited->level[edited->depth].path;
        edited->parent = path;

        if (path) {
            path = nodes[i].name
                   ? ngx_responses_path_member(path, &ev->json, i)
                   : path->any;
        }

        edited->depth++;
        edited->level[edited->depth].end = nodes[i].next;
        edited->level[edited->depth].path = path;
    }

    edited->next = i;
    edited->path = edited->level[edited->depth].path;

    return 1;
}


/* whether a node has an edit of a kind among the first edits */

static ngx_uint_t
ngx_responses_ruleset_has(ngx_responses_event_t *ev, ngx_uint_t node,
    ngx_uint_t op, ngx_uint_t edits)
{
    ngx_uint_t  i;

    for (i = ev->json.nodes[node].edit;
         i && i <= edits;
         i = ev->edits[i].next)
    {
        if (ev->edits[i].op == op) {
            return 1;
        }
    }

    return 0;
}
