
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The values of an event that have a path, as the user writes it: names that
 * are joined by ".", where "*" stands for each element of an array.
 */


#ifndef _NGX_RESPONSES_WALK_H_INCLUDED_
#define _NGX_RESPONSES_WALK_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_event.h"


/* the most names of a path; what follows them is not found */

#define NGX_RESPONSES_WALK_NAMES  20


typedef struct {
    ngx_str_t               name;
    ngx_uint_t              member;    /* of that name, if it is known */
    ngx_uint_t              parent;    /* node */
    ngx_uint_t              child;     /* the one found in it, 0: none yet */
} ngx_responses_walk_level_t;

typedef struct {
    ngx_responses_event_t       *ev;
    ngx_uint_t                   node;     /* found */
    ngx_uint_t                   names;
    ngx_uint_t                   depth;
    ngx_responses_walk_level_t   level[NGX_RESPONSES_WALK_NAMES];
} ngx_responses_walk_t;


/* searches the value of a node, 0: the event, which an empty path names */

void ngx_responses_walk_init(ngx_responses_walk_t *walk,
    ngx_responses_event_t *ev, ngx_uint_t node, ngx_str_t path);

/*
 * Finds the next node, in the order of the text, also of several members of
 * one name; 0: there is no other.  What was removed is not found, nor what is
 * in a value that was replaced.
 */

ngx_uint_t ngx_responses_walk_next(ngx_responses_walk_t *walk);

/*
 * Sets all members of a name in an object, which gets one if it has none; or
 * each element of an array.  A value that is equal is not edited.
 */

void ngx_responses_walk_put(ngx_responses_event_t *ev, ngx_uint_t parent,
    ngx_str_t name, ngx_str_t value);

/* splits a path into its last name, and what is above that, or is empty */

void ngx_responses_walk_split(ngx_str_t path, ngx_str_t *above,
    ngx_str_t *name);

#define ngx_responses_walk_elements(name)                                     \
    ((name).len == 1 && (name).data[0] == '*')


#endif /* _NGX_RESPONSES_WALK_H_INCLUDED_ */
