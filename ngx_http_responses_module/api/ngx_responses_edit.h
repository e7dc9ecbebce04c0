
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Edits of an event, for the files that read and write it.
 */


#ifndef _NGX_RESPONSES_EDIT_H_INCLUDED_
#define _NGX_RESPONSES_EDIT_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_event.h"


#define ngx_responses_event_node(ev, node)  (&(ev)->json.nodes[node])


/* the first node from this one on, and before end, that has edits; or end */

ngx_uint_t ngx_responses_event_edited(ngx_responses_event_t *ev,
    ngx_uint_t node, ngx_uint_t end);

/* the last edit of that kind which a node has, or NULL: most have none */

#define ngx_responses_event_last(ev, node, op)                                \
    (ngx_responses_event_node(ev, node)->edit                                 \
     ? ngx_responses_event_last_edit(ev, node, op) : NULL)

ngx_responses_edit_t *ngx_responses_event_last_edit(ngx_responses_event_t *ev,
    ngx_uint_t node, ngx_uint_t op);

/* the name is that of the member, unless that is NGX_RESPONSES_M_NONE */

void ngx_responses_event_insert(ngx_responses_event_t *ev, ngx_uint_t parent,
    ngx_uint_t member, ngx_str_t name, ngx_str_t value);

/* the same of a known member, which the object is known not to have */

#define ngx_responses_event_add(ev, parent, member, value)                    \
    ngx_responses_event_insert(ev, parent, member,                            \
                               *ngx_responses_member_name(member), value)

/* the member of that name which was inserted into an object, or NULL */

ngx_responses_edit_t *ngx_responses_event_inserted(ngx_responses_event_t *ev,
    ngx_uint_t parent, u_char *name, size_t len);

/* frees the texts, except one chunk of at most that size */

void ngx_responses_event_free_pool(ngx_responses_event_t *ev, size_t keep);


#endif /* _NGX_RESPONSES_EDIT_H_INCLUDED_ */
