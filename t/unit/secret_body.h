
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * JSON responses with a secret in places that rules hide, for the test of
 * hiding: a response, or a list of items and responses.
 */


#ifndef _SECRET_BODY_H_INCLUDED_
#define _SECRET_BODY_H_INCLUDED_


#include "secret_stream.h"


/* the paths of rules that begin so are put into the value */

static void
plant_under(node_t *n, const char *prefix)
{
    size_t       len;
    ngx_uint_t   i;
    const char  *path;

    len = strlen(prefix);

    for (i = 0; stream.fields[i]; i++) {
        path = stream.fields[i];

        if (strncmp(path, prefix, len) == 0 && pick(2)) {
            plant_field(n, path + len);
        }
    }
}


static node_t *
make_response(node_t *n, ngx_uint_t asked)
{
    node_t  **prev;

    add_response(n, pick(6) ? "response.completed" : "response.failed", 1);
    plant_under(n, "response.");

    /* a request for a response tells what it is, too */

    if (asked && now(ORDER, 2) && member(n, "error") == NULL) {

        for (prev = &n->child; *prev; prev = &(*prev)->next) {
            if (strcmp((*prev)->key, "object") == 0) {
                *prev = (*prev)->next;
                break;
            }
        }
    }

    return n;
}


static node_t *
make_list(node_t *n)
{
    node_t      *data, *element;
    ngx_uint_t   i;

    if (!now(ORDER, 2)) {
        add_text(n, "object", "list");
    }

    add_text(n, "first_id", "it_0");
    data = add_array(n, "data");

    for (i = 0; i < stream.nitems; i++) {
        element = add_object(data, NULL);

        if (pick(6) == 0) {
            make_response(element, 0);
            continue;
        }

        add_item(element, &stream.item[i], 1);
        plant_under(element, "response.output.*.");
    }

    if (pick(2)) {
        add_raw(n, "has_more", "false");
    }

    return n;
}


static void
make_body(ngx_uint_t asked)
{
    node_t      *n;
    ngx_uint_t   list;

    static const char  *inners[] = { "output", "content", "summary", "data" };
    static const char  *seconds[] = { "", ",", "},", ",\"x\":" };

    secret.nnodes = 0;
    secret.used = 0;
    secret.hot = 0;

    make_items();

    list = (pick(3) == 0);
    stream.fresh = 0;
    n = node(NODE_OBJECT, NULL);

    if (list) {
        make_list(n);

    } else {
        make_response(n, asked);
    }

    if (now(DUPLICATES, 2)) {
        duplicate_inner(n, list ? "data" : "output");
    }

    if (now(SHAPES, 2) && (!list || member(n, "object"))) {
        shape(member(n, one_of(inners)));
    }

    stream.data.len = 0;
    write_node(&stream.data, n);

    if (now(DEEP, 2)) {
        deepen(&stream.data);
    }

    if (now(INVALID, 2)) {
        spoil(&stream.data);
    }

    if (now(SECOND, 3)) {

        /* what is sent in pieces is sent up to where it is invalid */

        bytes_text(&stream.data, seconds[pick(has(EVENT_SIZE) ? 3 : 4)]);
        write_node(&stream.data, n);
    }

    if (has(CUT)) {
        stream.data.len = pick(stream.data.len + 1);
    }

    stream.out.len = 0;
    bytes_lit(&stream.out, "");

    /* an array is foreign */

    if (stream.data.len == 0 || stream.data.data[0] != '[') {
        bytes_add(&stream.out, stream.data.data, stream.data.len);
    }
}


#endif /* _SECRET_BODY_H_INCLUDED_ */
