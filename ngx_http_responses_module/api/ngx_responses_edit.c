
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Edits of an event, and the memory for their texts.
 *
 * Never changes the data; of nodes only the number of the first edit is set.
 * Invariant: edits of a node are in the order in which they were made, and
 * their texts do not move, nor does the data.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_writer.h"
#include "api/ngx_responses_edit.h"


#define NGX_RESPONSES_EVENT_CHUNK  4096
#define NGX_RESPONSES_EVENT_EDITS  16


struct ngx_responses_chunk_s {
    ngx_responses_chunk_t      *next;
    size_t                      size;
    size_t                      used;
};

#define ngx_responses_chunk_start(chunk)                                      \
    ((u_char *) (chunk) + sizeof(ngx_responses_chunk_t))

/* whether a text is in the data, or in what was allocated last */

#define ngx_responses_event_stays(ev, p)                                      \
    (((p) >= (ev)->data && (p) < (ev)->data + (ev)->len)                      \
     || ((ev)->pool && (p) >= ngx_responses_chunk_start((ev)->pool)           \
         && (p) < ngx_responses_chunk_start((ev)->pool) + (ev)->pool->used))


static ngx_responses_edit_t *ngx_responses_event_edit(
    ngx_responses_event_t *ev, ngx_uint_t node, ngx_uint_t op);
static ngx_int_t ngx_responses_event_grow(ngx_responses_event_t *ev);


void
ngx_responses_event_set(ngx_responses_event_t *ev, ngx_uint_t node,
    ngx_str_t value)
{
    ngx_responses_edit_t  *edit;

    edit = ngx_responses_event_edit(ev, node, NGX_RESPONSES_EDIT_SET);

    if (edit) {
        edit->value = ngx_responses_event_dup(ev, value, 0);
    }

    ev->unread |= ngx_responses_json_container(ngx_responses_event_node(ev,
                                                                      node))
                  || (value.len && (value.data[0] == '{'
                                    || value.data[0] == '['));
}


void
ngx_responses_event_rename(ngx_responses_event_t *ev, ngx_uint_t node,
    ngx_str_t name)
{
    ngx_responses_edit_t  *edit;

    edit = ngx_responses_event_edit(ev, node, NGX_RESPONSES_EDIT_RENAME);
    ev->unread = 1;

    if (edit) {
        edit->name = name;
    }
}


void
ngx_responses_event_remove(ngx_responses_event_t *ev, ngx_uint_t node)
{
    (void) ngx_responses_event_edit(ev, node, NGX_RESPONSES_EDIT_REMOVE);
    ev->unread = 1;
}


void
ngx_responses_event_insert(ngx_responses_event_t *ev, ngx_uint_t parent,
    ngx_uint_t member, ngx_str_t name, ngx_str_t value)
{
    ngx_responses_edit_t  *edit;

    edit = ngx_responses_event_inserted(ev, parent, name.data, name.len);

    if (edit) {
        edit->value = ngx_responses_event_dup(ev, value, 0);
        return;
    }

    edit = ngx_responses_event_edit(ev, parent, NGX_RESPONSES_EDIT_INSERT);

    /* rules are never about the place of an event */

    ev->unread |= (parent || member == NGX_RESPONSES_M_NONE
                   || member == NGX_RESPONSES_M_COMMAND_INDEX
                   || member > NGX_RESPONSES_M_ITEM_ID);

    if (edit) {
        edit->name = name;
        edit->value = ngx_responses_event_dup(ev, value, 0);
    }
}


void
ngx_responses_event_rollback(ngx_responses_event_t *ev, ngx_uint_t mark)
{
    ngx_responses_edit_t  *edit, *prev;
    ngx_responses_node_t  *node;

    for ( /* void */ ; ev->nedits > mark; ev->nedits--) {
        edit = &ev->edits[ev->nedits];
        node = ngx_responses_event_node(ev, edit->node);

        if (node->edit != ev->nedits) {

            for (prev = &ev->edits[node->edit];
                 prev->next != ev->nedits;
                 prev = &ev->edits[prev->next])
            {
                /* void */
            }

            prev->next = 0;
            continue;
        }

        node->edit = 0;
    }
}


/* a new edit, the last one of its node; NULL: no memory */

static ngx_responses_edit_t *
ngx_responses_event_edit(ngx_responses_event_t *ev, ngx_uint_t node,
    ngx_uint_t op)
{
    ngx_responses_edit_t  *edit, *last;
    ngx_responses_node_t  *n;

    if (ev->nedits + 1 >= ev->edits_size
        && ngx_responses_event_grow(ev) != NGX_OK)
    {
        return NULL;
    }

    n = ngx_responses_event_node(ev, node);

    edit = &ev->edits[++ev->nedits];

    ngx_memzero(edit, sizeof(ngx_responses_edit_t));

    edit->node = (uint32_t) node;
    edit->op = op;

    if (n->edit == 0) {
        n->edit = (uint32_t) ev->nedits;
        return edit;
    }

    for (last = &ev->edits[n->edit]; last->next; last = &ev->edits[last->next])
    {
        /* void */
    }

    last->next = (uint32_t) ev->nedits;

    return edit;
}


static ngx_int_t
ngx_responses_event_grow(ngx_responses_event_t *ev)
{
    ngx_uint_t             n;
    ngx_responses_edit_t  *edits;

    n = ngx_max(ev->edits_size * 2, NGX_RESPONSES_EVENT_EDITS);

    edits = ev->mem->alloc(ev->mem->data, n * sizeof(ngx_responses_edit_t));
    if (edits == NULL) {
        ev->failed = 1;
        return NGX_ERROR;
    }

    if (ev->edits) {
        ngx_memcpy(edits, ev->edits,
                   ev->edits_size * sizeof(ngx_responses_edit_t));
        ev->mem->free(ev->mem->data, ev->edits);
    }

    ev->edits = edits;
    ev->edits_size = n;

    return NGX_OK;
}


ngx_uint_t
ngx_responses_event_edited(ngx_responses_event_t *ev, ngx_uint_t node,
    ngx_uint_t end)
{
    if (ev->nedits == 0) {
        return end;
    }

    while (node < end && ev->json.nodes[node].edit == 0) {
        node++;
    }

    return node;
}


ngx_responses_edit_t *
ngx_responses_event_last_edit(ngx_responses_event_t *ev, ngx_uint_t node,
    ngx_uint_t op)
{
    ngx_uint_t             i;
    ngx_responses_edit_t  *found;

    found = NULL;

    for (i = ngx_responses_event_node(ev, node)->edit;
         i;
         i = ev->edits[i].next)
    {
        if (ev->edits[i].op == op) {
            found = &ev->edits[i];
        }
    }

    return found;
}


ngx_responses_edit_t *
ngx_responses_event_inserted(ngx_responses_event_t *ev, ngx_uint_t parent,
    u_char *name, size_t len)
{
    ngx_uint_t             i;
    ngx_responses_edit_t  *edit;

    for (i = ngx_responses_event_node(ev, parent)->edit; i; i = edit->next) {
        edit = &ev->edits[i];

        if (edit->op == NGX_RESPONSES_EDIT_INSERT && edit->name.len == len
            && ngx_memcmp(edit->name.data, name, len) == 0)
        {
            return edit;
        }
    }

    return NULL;
}


u_char *
ngx_responses_event_alloc(ngx_responses_event_t *ev, size_t len)
{
    u_char                 *p;
    size_t                  size;
    ngx_responses_chunk_t  *chunk;

    chunk = ev->pool;

    if (chunk == NULL || len > chunk->size - chunk->used) {
        size = ngx_max(len, NGX_RESPONSES_EVENT_CHUNK
                            - sizeof(ngx_responses_chunk_t));

        chunk = ev->mem->alloc(ev->mem->data,
                               sizeof(ngx_responses_chunk_t) + size);
        if (chunk == NULL) {
            ev->failed = 1;
            return NULL;
        }

        chunk->size = size;
        chunk->used = 0;
        chunk->next = ev->pool;
        ev->pool = chunk;
    }

    p = ngx_responses_chunk_start(chunk) + chunk->used;
    chunk->used += len;

    return p;
}


/* one chunk of at most that size is kept */

void
ngx_responses_event_free_pool(ngx_responses_event_t *ev, size_t keep)
{
    ngx_responses_chunk_t  *chunk, *next, *kept;

    kept = NULL;

    for (chunk = ev->pool; chunk; chunk = next) {
        next = chunk->next;

        if (kept == NULL
            && chunk->size + sizeof(ngx_responses_chunk_t) <= keep)
        {
            kept = chunk;
            kept->used = 0;
            kept->next = NULL;
            continue;
        }

        ev->mem->free(ev->mem->data, chunk);
    }

    ev->pool = kept;
}


ngx_str_t
ngx_responses_event_dup(ngx_responses_event_t *ev, ngx_str_t s,
    ngx_uint_t quote)
{
    u_char     *p;
    ngx_str_t   copy;

    if (!quote && ngx_responses_event_stays(ev, s.data)) {
        return s;
    }

    copy.len = s.len + (quote ? 2 : 0);
    copy.data = ngx_responses_event_alloc(ev, copy.len);

    if (copy.data == NULL) {
        copy.len = 0;
        return copy;
    }

    p = copy.data;

    if (quote) {
        *p++ = '"';
    }

    if (s.len) {
        p = ngx_cpymem(p, s.data, s.len);
    }

    if (quote) {
        *p = '"';
    }

    return copy;
}


ngx_str_t
ngx_responses_event_int(ngx_responses_event_t *ev, int64_t n)
{
    ngx_str_t               text;
    ngx_responses_writer_t  w;

    text.len = 0;
    text.data = ngx_responses_event_alloc(ev, NGX_INT64_LEN);

    if (text.data) {
        ngx_responses_writer_init(&w, text.data, NGX_INT64_LEN);
        ngx_responses_write_int(&w, n);

        text.len = w.pos - text.data;
    }

    return text;
}
