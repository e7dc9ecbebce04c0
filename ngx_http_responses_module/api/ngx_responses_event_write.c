
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Writes an event, or a value of one, with its edits.
 *
 * The one place that knows the commas of JSON.  Invariant: whatever is set,
 * inserted and removed, what is written is one valid JSON value, and a byte
 * that no edit is about leaves as it came.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_edit.h"


/* the last edits of a node, by what they do; NULL: none does it */

typedef struct {
    ngx_responses_edit_t       *set;
    ngx_responses_edit_t       *rename;
    ngx_responses_edit_t       *remove;
    ngx_responses_edit_t       *insert;
} ngx_responses_edits_t;


/* where pieces go; after an error, nowhere */

typedef struct {
    ngx_responses_write_pt      write;
    void                       *data;
    ngx_int_t                   rc;
} ngx_responses_pieces_t;


static ngx_int_t ngx_responses_event_append(void *data, u_char *p,
    size_t len);
static void ngx_responses_event_edits(ngx_responses_event_t *ev,
    ngx_uint_t node, ngx_responses_edits_t *last);
static u_char *ngx_responses_event_write_node(ngx_responses_event_t *ev,
    ngx_responses_pieces_t *out, ngx_uint_t node, u_char *pos,
    ngx_responses_edits_t *edits);
static u_char *ngx_responses_event_write_inserted(ngx_responses_event_t *ev,
    ngx_responses_pieces_t *out, ngx_uint_t node, u_char *pos);
static ngx_uint_t ngx_responses_event_has_children(ngx_responses_event_t *ev,
    ngx_uint_t node);
static u_char *ngx_responses_event_write_removed(ngx_responses_event_t *ev,
    ngx_responses_pieces_t *out, ngx_uint_t node, u_char *pos,
    u_char **front);
static void ngx_responses_event_piece(ngx_responses_pieces_t *out, u_char *p,
    size_t len);


ngx_int_t
ngx_responses_event_copy(ngx_responses_event_t *ev, ngx_uint_t node,
    ngx_str_t *text)
{
    ngx_str_t               out;
    ngx_uint_t              i, e;
    ngx_responses_node_t   *n;

    if (ev->failed) {
        return NGX_ERROR;
    }

    n = ngx_responses_event_node(ev, node);
    i = ngx_responses_event_edited(ev, node, n->next);

    if (i == n->next) {
        text->data = ev->data + n->start;
        text->len = n->end - n->start;

        return NGX_OK;
    }

    /* texts that are put, with what stands around them */

    out.len = n->end - n->start;

    for ( /* void */ ;
         i < n->next;
         i = ngx_responses_event_edited(ev, i + 1, n->next))
    {
        for (e = ngx_responses_event_node(ev, i)->edit;
             e;
             e = ev->edits[e].next)
        {
            out.len += ev->edits[e].name.len + ev->edits[e].value.len + 6;
        }
    }

    out.data = ngx_responses_event_alloc(ev, out.len);

    if (out.data == NULL) {
        return NGX_ERROR;
    }

    text->data = out.data;
    text->len = 0;

    return ngx_responses_event_write(ev, node, ngx_responses_event_append,
                                     text);
}


static ngx_int_t
ngx_responses_event_append(void *data, u_char *p, size_t len)
{
    ngx_str_t *text = data;

    ngx_memcpy(text->data + text->len, p, len);
    text->len += len;

    return NGX_OK;
}


ngx_int_t
ngx_responses_event_write(ngx_responses_event_t *ev, ngx_uint_t node,
    ngx_responses_write_pt write, void *data)
{
    u_char                  *pos, *last, *front;
    ngx_uint_t               e, stop;
    ngx_responses_node_t    *n;
    ngx_responses_edits_t    edits;
    ngx_responses_pieces_t   out;

    if (ev->failed) {
        return NGX_ERROR;
    }

    out.write = write;
    out.data = data;
    out.rc = NGX_OK;

    n = ngx_responses_event_node(ev, node);

    stop = n->next;
    pos = ev->data + n->start;
    last = ev->data + n->end;
    front = NULL;

    for (e = ngx_responses_event_edited(ev, node, stop);
         e < stop;
         e = ngx_responses_event_edited(ev, e + 1, stop))
    {
        if (ev->data + ngx_responses_event_node(ev, e)->start < pos) {

            /* in a value that was replaced or left out */

            continue;
        }

        ngx_responses_event_edits(ev, e, &edits);

        if (edits.remove && e != node) {
            pos = ngx_responses_event_write_removed(ev, &out, e, pos, &front);

        } else {
            pos = ngx_responses_event_write_node(ev, &out, e, pos, &edits);
        }
    }

    ngx_responses_event_piece(&out, pos, last - pos);

    return out.rc;
}


static void
ngx_responses_event_edits(ngx_responses_event_t *ev, ngx_uint_t node,
    ngx_responses_edits_t *last)
{
    ngx_uint_t             i;
    ngx_responses_edit_t  *edit;

    ngx_memzero(last, sizeof(ngx_responses_edits_t));

    for (i = ngx_responses_event_node(ev, node)->edit; i; i = edit->next) {
        edit = &ev->edits[i];

        switch (edit->op) {

        case NGX_RESPONSES_EDIT_SET:
            last->set = edit;
            break;

        case NGX_RESPONSES_EDIT_RENAME:
            last->rename = edit;
            break;

        case NGX_RESPONSES_EDIT_REMOVE:
            last->remove = edit;
            break;

        default: /* NGX_RESPONSES_EDIT_INSERT */
            last->insert = edit;
        }
    }
}


static u_char *
ngx_responses_event_write_node(ngx_responses_event_t *ev,
    ngx_responses_pieces_t *out, ngx_uint_t node, u_char *pos,
    ngx_responses_edits_t *edits)
{
    u_char                *name;
    ngx_responses_node_t  *n;

    n = ngx_responses_event_node(ev, node);
    name = ev->data + n->name;

    if (edits->rename && name >= pos) {
        ngx_responses_event_piece(out, pos, name - pos);
        ngx_responses_event_piece(out, edits->rename->name.data,
                                  edits->rename->name.len);

        pos = name + n->name_len;
    }

    if (edits->set) {
        ngx_responses_event_piece(out, pos, ev->data + n->start - pos);
        ngx_responses_event_piece(out, edits->set->value.data,
                                  edits->set->value.len);

        return ev->data + n->end;
    }

    if (edits->insert) {
        return ngx_responses_event_write_inserted(ev, out, node, pos);
    }

    return pos;
}


static u_char *
ngx_responses_event_write_inserted(ngx_responses_event_t *ev,
    ngx_responses_pieces_t *out, ngx_uint_t node, u_char *pos)
{
    u_char                *open;
    ngx_str_t              before;
    ngx_uint_t             i;
    ngx_responses_edit_t  *edit;

    open = ev->data + ngx_responses_event_node(ev, node)->start + 1;

    ngx_responses_event_piece(out, pos, open - pos);

    ngx_str_set(&before, "\"");

    for (i = ngx_responses_event_node(ev, node)->edit; i; i = edit->next) {
        edit = &ev->edits[i];

        if (edit->op != NGX_RESPONSES_EDIT_INSERT) {
            continue;
        }

        ngx_responses_event_piece(out, before.data, before.len);
        ngx_responses_event_piece(out, edit->name.data, edit->name.len);
        ngx_responses_event_piece(out, (u_char *) "\":", 2);
        ngx_responses_event_piece(out, edit->value.data, edit->value.len);

        ngx_str_set(&before, ",\"");
    }

    if (ngx_responses_event_has_children(ev, node)) {
        ngx_responses_event_piece(out, (u_char *) ",", 1);
    }

    return open;
}


static ngx_uint_t
ngx_responses_event_has_children(ngx_responses_event_t *ev, ngx_uint_t node)
{
    ngx_uint_t             i;
    ngx_responses_node_t  *nodes;

    nodes = ev->json.nodes;

    for (i = node + 1; i < nodes[node].next; i = nodes[i].next) {

        if (!ngx_responses_event_last(ev, i, NGX_RESPONSES_EDIT_REMOVE)) {
            return 1;
        }
    }

    return 0;
}


/*
 * Takes the comma before the value along or, if nothing is left before it,
 * the one after it.  *front is where the next value is if nothing is.
 */

static u_char *
ngx_responses_event_write_removed(ngx_responses_event_t *ev,
    ngx_responses_pieces_t *out, ngx_uint_t node, u_char *pos, u_char **front)
{
    u_char                *start, *comma, *end;
    ngx_responses_node_t  *n;

    n = ngx_responses_event_node(ev, node);

    start = ev->data + (n->name ? n->name - 1 : n->start);
    end = ev->data + n->end;

    for (comma = start - 1; ngx_responses_json_blank(*comma); comma--) {
        /* void */
    }

    if (*comma == ',' && start != *front) {
        ngx_responses_event_piece(out, pos, comma - pos);
        return end;
    }

    ngx_responses_event_piece(out, pos, start - pos);

    for (comma = end; ngx_responses_json_blank(*comma); comma++) {
        /* void */
    }

    if (*comma != ',') {
        return end;
    }

    do {
        comma++;
    } while (ngx_responses_json_blank(*comma));

    *front = comma;

    return comma;
}


static void
ngx_responses_event_piece(ngx_responses_pieces_t *out, u_char *p, size_t len)
{
    if (len && out->rc == NGX_OK) {
        out->rc = out->write(out->data, p, len);
    }
}
