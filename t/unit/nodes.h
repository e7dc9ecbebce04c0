
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Looks into a JSON text that was read into nodes.
 */


#ifndef _NODES_H_INCLUDED_
#define _NODES_H_INCLUDED_


#include "json/ngx_responses_json.h"


/*
 * The last child of an object whose name, decoded, is these len bytes; 0 if
 * there is none, or parent is not an object.
 */

static ngx_inline ngx_uint_t
nodes_get(ngx_responses_json_t *json, ngx_uint_t parent, const void *name,
    size_t len)
{
    ngx_uint_t  i, found;

    found = 0;

    for (i = parent + 1;
         i < json->nodes[parent].next;
         i = json->nodes[i].next)
    {
        if (ngx_responses_json_name_is(json, i, (u_char *) name, len)) {
            found = i;
        }
    }

    return found;
}


/* the bytes between the quotes; a null string if it is not a string */

static ngx_inline ngx_str_t
nodes_string(ngx_responses_json_t *json, ngx_uint_t i)
{
    ngx_str_t              s;
    ngx_responses_node_t  *node;

    node = &json->nodes[i];

    ngx_str_null(&s);

    if (node->kind == NGX_RESPONSES_JSON_STRING) {
        s.data = json->text + node->start + 1;
        s.len = node->end - node->start - 2;
    }

    return s;
}


#endif /* _NODES_H_INCLUDED_ */
