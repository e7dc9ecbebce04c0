
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Finds the values of an event that have a path.
 *
 * Never edits the event; edits may be made between two calls.  Invariant: a
 * value is found once, in time that is linear in what is searched.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_edit.h"
#include "api/ngx_responses_walk.h"


static ngx_uint_t ngx_responses_walk_child(ngx_responses_event_t *ev,
    ngx_responses_walk_level_t *level);


void
ngx_responses_walk_init(ngx_responses_walk_t *walk, ngx_responses_event_t *ev,
    ngx_uint_t node, ngx_str_t path)
{
    u_char                      *p, *dot, *last;
    ngx_responses_walk_level_t  *level;

    walk->ev = ev;
    walk->node = node;
    walk->names = 0;
    walk->depth = 0;

    walk->level[0].parent = node;
    walk->level[0].child = 0;

    p = path.data;
    last = p + path.len;

    while (p < last && walk->names < NGX_RESPONSES_WALK_NAMES) {
        dot = memchr(p, '.', last - p);

        if (dot == NULL) {
            dot = last;
        }

        level = &walk->level[walk->names++];

        level->name.data = p;
        level->name.len = dot - p;
        level->member = ngx_responses_member_find(p, dot - p);

        p = dot + 1;
    }
}


ngx_uint_t
ngx_responses_walk_next(ngx_responses_walk_t *walk)
{
    ngx_responses_walk_level_t  *level;

    if (walk->names == 0) {

        /* the node itself, once */

        return walk->depth++ == 0;
    }

    for ( ;; ) {
        level = &walk->level[walk->depth];
        level->child = ngx_responses_walk_child(walk->ev, level);

        if (level->child == 0) {

            if (walk->depth == 0) {
                return 0;
            }

            walk->depth--;

        } else if (walk->depth + 1 == walk->names) {
            walk->node = level->child;
            return 1;

        } else {
            walk->depth++;

            level[1].parent = level->child;
            level[1].child = 0;
        }
    }
}


static ngx_uint_t
ngx_responses_walk_child(ngx_responses_event_t *ev,
    ngx_responses_walk_level_t *level)
{
    ngx_uint_t             child, elements;
    ngx_responses_node_t  *parent;

    parent = &ev->json.nodes[level->parent];
    elements = ngx_responses_walk_elements(level->name);

    if (parent->kind != (elements ? NGX_RESPONSES_JSON_ARRAY
                                  : NGX_RESPONSES_JSON_OBJECT)
        || ngx_responses_event_last(ev, level->parent, NGX_RESPONSES_EDIT_SET))
    {
        return 0;
    }

    child = level->child;

    do {
        if (level->member) {
            child = ngx_responses_event_alike(ev, level->parent, child,
                                              level->member);

        } else if (!elements) {
            child = ngx_responses_event_named(ev, level->parent, child,
                                              level->name);

        } else if (child) {
            child = ngx_responses_event_next(ev, level->parent, child);

        } else {
            child = ngx_responses_event_first(ev, level->parent);
        }

    } while (child && ngx_responses_event_last(ev, child,
                                               NGX_RESPONSES_EDIT_REMOVE));

    return child;
}


void
ngx_responses_walk_put(ngx_responses_event_t *ev, ngx_uint_t parent,
    ngx_str_t name, ngx_str_t value)
{
    ngx_str_t              raw;
    ngx_uint_t             found;
    ngx_responses_walk_t   walk;

    found = 0;

    ngx_responses_walk_init(&walk, ev, parent, name);

    while (ngx_responses_walk_next(&walk)) {
        found = 1;

        if (ngx_responses_event_copy(ev, walk.node, &raw) == NGX_OK
            && !ngx_responses_str_eq(raw, value))
        {
            ngx_responses_event_set(ev, walk.node, value);
        }
    }

    if (!found && !ngx_responses_walk_elements(name)
        && ev->json.nodes[parent].kind == NGX_RESPONSES_JSON_OBJECT)
    {
        ngx_responses_event_put_named(ev, parent, name, value);
    }
}


void
ngx_responses_walk_split(ngx_str_t path, ngx_str_t *above, ngx_str_t *name)
{
    size_t  n;

    for (n = path.len; n && path.data[n - 1] != '.'; n--) {
        /* void */
    }

    name->data = path.data + n;
    name->len = path.len - n;

    above->data = path.data;
    above->len = n ? n - 1 : 0;
}
