
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Reads one event: its values, with the edits made so far.
 *
 * Has no policy.  Never changes the data.  Invariant: a value is returned as
 * the client would get it.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_number.h"
#include "core/ngx_responses_writer.h"
#include "api/ngx_responses_edit.h"
#include "api/ngx_responses_event.h"


/* texts of edits that are kept from one event to the next, in bytes */

#define NGX_RESPONSES_EVENT_KEEP  4096

/* whether a value is an object which was not replaced */

#define ngx_responses_event_is_object(ev, node)                               \
    (ngx_responses_event_node(ev, node)->kind == NGX_RESPONSES_JSON_OBJECT    \
     && (ngx_responses_event_node(ev, node)->edit == 0                        \
         || !ngx_responses_event_last(ev, node, NGX_RESPONSES_EDIT_SET)))


static ngx_int_t ngx_responses_event_members(ngx_responses_event_t *ev);
static void ngx_responses_event_reset(ngx_responses_event_t *ev);
static ngx_uint_t ngx_responses_event_is_webhook(ngx_responses_event_t *ev);
static ngx_uint_t ngx_responses_event_search(ngx_responses_event_t *ev,
    ngx_uint_t parent, ngx_uint_t member);
static void ngx_responses_event_note(ngx_responses_event_t *ev,
    ngx_uint_t parent, ngx_responses_noted_t *noted);
static ngx_str_t ngx_responses_event_added(ngx_responses_event_t *ev,
    ngx_uint_t parent, ngx_str_t name);


void
ngx_responses_event_init(ngx_responses_event_t *ev, ngx_responses_mem_t *mem,
    ngx_uint_t origin)
{
    ngx_memzero(ev, sizeof(ngx_responses_event_t));

    ev->mem = mem;
    ev->origin = origin;
    ev->type = ngx_responses_type_find(NULL, 0);

    ngx_responses_json_init(&ev->json, mem);

    ev->json.keys = ngx_responses_member_keys();
}


void
ngx_responses_event_free(ngx_responses_event_t *ev)
{
    ngx_responses_event_reset(ev);
    ngx_responses_event_free_pool(ev, 0);

    if (ev->edits) {
        ev->mem->free(ev->mem->data, ev->edits);
        ev->edits = NULL;
        ev->edits_size = 0;
    }

    if (ev->mem) {
        ngx_responses_buf_free(ev->mem, &ev->text[0]);
        ngx_responses_buf_free(ev->mem, &ev->text[1]);
    }

    ngx_responses_json_free(&ev->json);
}


ngx_int_t
ngx_responses_event_parse(ngx_responses_event_t *ev, u_char *p, size_t len,
    ngx_uint_t cut)
{
    ngx_responses_event_reset(ev);

    if (ev->pool) {
        ngx_responses_event_free_pool(ev, NGX_RESPONSES_EVENT_KEEP);
    }

    ev->failed = 0;
    ev->changed = 0;
    ev->cut = cut;
    ev->data = p;
    ev->len = len;

    return ngx_responses_event_members(ev);
}


/* notes the members of the event; of several of one name, the last */

static ngx_int_t
ngx_responses_event_members(ngx_responses_event_t *ev)
{
    ngx_int_t              rc;
    ngx_uint_t             i, key;

    ngx_memzero(ev->member, sizeof(ev->member));
    ev->twice = 0;

    for (i = 0; i < NGX_RESPONSES_EVENT_NOTED; i++) {
        ev->noted[i].parent = 0;
    }

    if (ev->cut) {
        rc = ngx_responses_json_read_beginning(&ev->json, ev->data, ev->len);

    } else {
        rc = ngx_responses_json_read(&ev->json, ev->data, ev->len);
    }

    if (rc == NGX_ERROR || ev->json.n == 0) {
        return rc;
    }

    ev->raw = (rc != NGX_OK || ev->cut);

    if (ev->json.nodes[0].kind != NGX_RESPONSES_JSON_OBJECT) {
        ngx_str_set(&ev->json.message, "an event must be an object");
        ev->json.offset = ev->json.nodes[0].start;

        return NGX_DECLINED;
    }

    for (i = 1; i < ev->json.n; i = ev->json.nodes[i].next) {
        key = ev->json.nodes[i].key;

        if (key < NGX_RESPONSES_M_TOP) {
            ev->twice |= (uint32_t) (ev->member[key] != 0) << key;
            ev->member[key] = (uint32_t) i;
        }
    }

    ev->member[NGX_RESPONSES_M_NONE] = 0;
    ev->twice &= ~(uint32_t) 1;

    return NGX_OK;
}


ngx_int_t
ngx_responses_event_reread(ngx_responses_event_t *ev)
{
    ngx_str_t  text;

    if (ngx_responses_event_copy(ev, 0, &text) != NGX_OK) {
        return NGX_ERROR;
    }

    return ngx_responses_event_replace(ev, text.data, text.len);
}


ngx_int_t
ngx_responses_event_replace(ngx_responses_event_t *ev, u_char *p, size_t len)
{
    size_t                old_len;
    u_char               *old;
    ngx_int_t             rc;
    ngx_responses_buf_t  *text;

    text = &ev->text[ev->data == ev->text[0].start];
    text->len = 0;

    if (ngx_responses_buf_append(ev->mem, text, p, len) != NGX_OK) {
        return NGX_ERROR;
    }

    /* the name may be in the previous text */

    if (ev->name.len) {
        ngx_memmove(ev->buf, ev->name.data, ev->name.len);
        ev->name.data = ev->buf;
    }

    ngx_responses_event_reset(ev);

    old = ev->data;
    old_len = ev->len;

    ev->data = text->start;
    ev->len = len;

    rc = ngx_responses_event_members(ev);

    if (rc == NGX_OK && !ev->raw) {
        ev->changed = 1;
        return NGX_OK;
    }

    ev->data = old;
    ev->len = old_len;

    if (rc != NGX_ERROR && ngx_responses_event_members(ev) == NGX_OK) {
        return NGX_DECLINED;
    }

    return NGX_ERROR;
}


static void
ngx_responses_event_reset(ngx_responses_event_t *ev)
{
    ev->nedits = 0;
    ev->unread = 0;
}


ngx_int_t
ngx_responses_event_type(ngx_responses_event_t *ev)
{
    ngx_int_t  rc;
    ngx_str_t  raw;

    raw = ngx_responses_event_raw(ev, ev->member[NGX_RESPONSES_M_TYPE]);

    rc = ngx_responses_name_read(&ev->type, &ev->name, ev->buf, raw.data,
                                 raw.len);

    if (rc == NGX_OK && ev->member[NGX_RESPONSES_M_OBJECT]
        && ngx_responses_event_is_webhook(ev))
    {
        ev->type = ngx_responses_type_find(NULL, 0);
    }

    return rc;
}


/*
 * A webhook in a stream: response.completed and others are names of both, but
 * a webhook has the id of the response in "data" only.
 */

static ngx_uint_t
ngx_responses_event_is_webhook(ngx_responses_event_t *ev)
{
    ngx_str_t  object;

    if ((ev->type->class != NGX_RESPONSES_CLASS_LIFECYCLE
         && ev->type->class != NGX_RESPONSES_CLASS_TERMINAL)
        || ev->member[NGX_RESPONSES_M_RESPONSE])
    {
        return 0;
    }

    object = ngx_responses_event_string(ev,
                                        ev->member[NGX_RESPONSES_M_OBJECT]);

    return ngx_responses_str_is(object, "event")
           && ngx_responses_get(ev, 0, DATA);
}


ngx_uint_t
ngx_responses_event_member(ngx_responses_event_t *ev, ngx_uint_t parent,
    ngx_uint_t member)
{
    ngx_uint_t              found;
    ngx_responses_node_t   *nodes;
    ngx_responses_noted_t  *noted;

    nodes = ev->json.nodes;
    noted = &ev->noted[parent % NGX_RESPONSES_EVENT_NOTED];

    if (nodes[parent].edit) {
        return ngx_responses_event_search(ev, parent, member);
    }

    if (parent == 0 && member < NGX_RESPONSES_M_TOP) {
        found = ev->member[member];

    } else if (noted->parent == parent && parent) {
        found = noted->member[member];

    } else {
        return ngx_responses_event_search(ev, parent, member);
    }

    if (found && nodes[found].edit) {
        return ngx_responses_event_search(ev, parent, member);
    }

    return found;
}


/* the same of an object whose members are not noted, or were edited */

static ngx_uint_t
ngx_responses_event_search(ngx_responses_event_t *ev, ngx_uint_t parent,
    ngx_uint_t member)
{
    ngx_uint_t              i, end, found;
    ngx_responses_node_t   *nodes;
    ngx_responses_noted_t  *noted;

    nodes = ev->json.nodes;

    if (member == NGX_RESPONSES_M_NONE
        || !ngx_responses_event_is_object(ev, parent))
    {
        return 0;
    }

    if (parent) {
        noted = &ev->noted[parent % NGX_RESPONSES_EVENT_NOTED];

        if (noted->parent != parent) {
            ngx_responses_event_note(ev, parent, noted);
        }

        found = noted->member[member];

        if (nodes[found].edit == 0 || found == 0) {
            return found;
        }
    }

    /* the one before it, if it was removed */

    found = 0;
    end = nodes[parent].next;

    for (i = parent + 1; i < end; i = nodes[i].next) {

        if (nodes[i].key == member
            && (nodes[i].edit == 0
                || !ngx_responses_event_last(ev, i,
                                             NGX_RESPONSES_EDIT_REMOVE)))
        {
            found = i;
        }
    }

    return found;
}


/* the last node of each member of an object */

static void
ngx_responses_event_note(ngx_responses_event_t *ev, ngx_uint_t parent,
    ngx_responses_noted_t *noted)
{
    ngx_uint_t             i, end, key;
    ngx_responses_node_t  *nodes;

    nodes = ev->json.nodes;
    end = nodes[parent].next;

    ngx_memzero(noted, sizeof(ngx_responses_noted_t));

    for (i = parent + 1; i < end; i = nodes[i].next) {
        key = nodes[i].key;

        if (key) {
            noted->twice |= (noted->member[key] != 0);
            noted->member[key] = (uint32_t) i;
        }
    }

    noted->parent = (uint32_t) parent;
}


ngx_uint_t
ngx_responses_event_get(ngx_responses_event_t *ev, ngx_uint_t parent,
    ngx_str_t name)
{
    ngx_uint_t  found, i, member;

    member = ngx_responses_member_find(name.data, name.len);

    if (member) {
        return ngx_responses_event_member(ev, parent, member);
    }

    if (name.len == 0 || !ngx_responses_event_is_object(ev, parent)) {
        return 0;
    }

    found = 0;

    for (i = ngx_responses_event_named(ev, parent, 0, name);
         i;
         i = ngx_responses_event_named(ev, parent, i, name))
    {
        if (!ngx_responses_event_last(ev, i, NGX_RESPONSES_EDIT_REMOVE)) {
            found = i;
        }
    }

    return found;
}


ngx_uint_t
ngx_responses_event_named(ngx_responses_event_t *ev, ngx_uint_t parent,
    ngx_uint_t child, ngx_str_t name)
{
    do {
        if (child) {
            child = ngx_responses_event_next(ev, parent, child);

        } else {
            child = ngx_responses_event_first(ev, parent);
        }

    } while (child
             && !ngx_responses_json_name_is(&ev->json, child, name.data,
                                            name.len));

    return child;
}


ngx_uint_t
ngx_responses_event_alike(ngx_responses_event_t *ev, ngx_uint_t parent,
    ngx_uint_t child, ngx_uint_t member)
{
    ngx_uint_t              twice, node;
    ngx_responses_noted_t  *noted;

    twice = 1;
    node = 0;

    if (parent) {
        noted = &ev->noted[parent % NGX_RESPONSES_EVENT_NOTED];

        /* once only: what is in a child may be noted in its place */

        if (child == 0 && noted->parent != parent) {
            ngx_responses_event_note(ev, parent, noted);
        }

        if (noted->parent == parent) {
            twice = noted->twice;
            node = noted->member[member];
        }

    } else if (member < NGX_RESPONSES_M_TOP) {
        twice = ev->twice >> member & 1;
        node = ev->member[member];
    }

    if (!twice) {
        return (node > child) ? node : 0;
    }

    do {
        if (child) {
            child = ngx_responses_event_next(ev, parent, child);

        } else {
            child = ngx_responses_event_first(ev, parent);
        }

    } while (child && ev->json.nodes[child].key != member);

    return child;
}


ngx_uint_t
ngx_responses_event_twice(ngx_responses_event_t *ev, ngx_uint_t parent,
    ngx_uint_t member, ngx_uint_t *node)
{
    *node = ngx_responses_event_alike(ev, parent, 0, member);

    return *node && ngx_responses_event_alike(ev, parent, *node, member);
}


ngx_str_t
ngx_responses_event_raw(ngx_responses_event_t *ev, ngx_uint_t node)
{
    ngx_str_t              raw;
    ngx_responses_edit_t  *edit;
    ngx_responses_node_t  *n;

    if (node == 0) {
        ngx_str_null(&raw);
        return raw;
    }

    n = ngx_responses_event_node(ev, node);

    if (n->edit) {
        edit = ngx_responses_event_last(ev, node, NGX_RESPONSES_EDIT_SET);

        if (edit) {
            return edit->value;
        }
    }

    if (n->kind == NGX_RESPONSES_JSON_BYTES) {
        ngx_str_null(&raw);
        return raw;
    }

    raw.data = ev->data + n->start;
    raw.len = n->end - n->start;

    return raw;
}


ngx_uint_t
ngx_responses_event_empty(ngx_responses_event_t *ev, ngx_uint_t node)
{
    u_char                *p;
    ngx_responses_node_t  *n;

    n = ngx_responses_event_node(ev, node);

    if (n->next > node + 1) {
        return 0;
    }

    p = ev->data + n->start + 1;

    while (ngx_responses_json_blank(*p)) {
        p++;
    }

    return *p == '}' || *p == ']';
}


ngx_str_t
ngx_responses_event_value(ngx_responses_event_t *ev, ngx_uint_t parent,
    ngx_str_t name)
{
    ngx_uint_t  node;

    node = ngx_responses_event_get(ev, parent, name);

    if (node) {
        return ngx_responses_event_raw(ev, node);
    }

    return ngx_responses_event_added(ev, parent, name);
}


ngx_str_t
ngx_responses_event_member_value(ngx_responses_event_t *ev, ngx_uint_t parent,
    ngx_uint_t member)
{
    ngx_uint_t  node;

    node = ngx_responses_event_member(ev, parent, member);

    if (node) {
        return ngx_responses_event_raw(ev, node);
    }

    return ngx_responses_event_added(ev, parent,
                                     *ngx_responses_member_name(member));
}


/* the value of a member that was inserted; a null string */

static ngx_str_t
ngx_responses_event_added(ngx_responses_event_t *ev, ngx_uint_t parent,
    ngx_str_t name)
{
    ngx_str_t              none;
    ngx_responses_edit_t  *edit;

    edit = ngx_responses_event_inserted(ev, parent, name.data, name.len);

    if (edit) {
        return edit->value;
    }

    ngx_str_null(&none);

    return none;
}


ngx_uint_t
ngx_responses_event_kind(ngx_responses_event_t *ev, ngx_uint_t node)
{
    u_char     *first;
    ngx_str_t   raw;

    /* in the order of ngx_responses_json_kind_e; other values are numbers */

    static const u_char  kinds[] = "\"0{[tfn";

    if (node == 0) {
        return 0;
    }

    if (ngx_responses_event_node(ev, node)->edit == 0) {
        return ngx_responses_event_node(ev, node)->kind;
    }

    raw = ngx_responses_event_raw(ev, node);
    first = raw.len ? memchr(kinds, *raw.data, sizeof(kinds) - 1) : NULL;

    if (first) {
        return (ngx_uint_t) (first - kinds) + NGX_RESPONSES_JSON_STRING;
    }

    return NGX_RESPONSES_JSON_NUMBER;
}


ngx_str_t
ngx_responses_event_string(ngx_responses_event_t *ev, ngx_uint_t node)
{
    ngx_str_t              text;
    ngx_responses_node_t  *n;

    ngx_str_null(&text);

    if (node == 0) {
        return text;
    }

    n = ngx_responses_event_node(ev, node);

    if (n->edit) {
        return ngx_responses_raw_string(ngx_responses_event_raw(ev, node));
    }

    if (n->kind == NGX_RESPONSES_JSON_STRING) {
        text.data = ev->data + n->start + 1;
        text.len = n->end - n->start - 2;
    }

    return text;
}


ngx_str_t
ngx_responses_raw_string(ngx_str_t raw)
{
    if (raw.len < 2 || raw.data[0] != '"') {
        ngx_str_null(&raw);
        return raw;
    }

    raw.data++;
    raw.len -= 2;

    return raw;
}


int64_t
ngx_responses_event_number(ngx_responses_event_t *ev, ngx_uint_t node)
{
    int64_t                value;
    ngx_responses_node_t  *n;

    if (node == 0) {
        return NGX_RESPONSES_NO_INDEX;
    }

    n = ngx_responses_event_node(ev, node);

    if (n->edit) {
        return ngx_responses_raw_number(ngx_responses_event_raw(ev, node));
    }

    if (ngx_responses_number_read(ev->data + n->start, n->end - n->start,
                                  &value)
        != NGX_OK)
    {
        return NGX_RESPONSES_NO_INDEX;
    }

    return value;
}


int64_t
ngx_responses_raw_number(ngx_str_t raw)
{
    int64_t  n;

    if (ngx_responses_number_read(raw.data, raw.len, &n) != NGX_OK) {
        return NGX_RESPONSES_NO_INDEX;
    }

    return n;
}


ngx_uint_t
ngx_responses_event_element(ngx_responses_event_t *ev, ngx_uint_t array,
    ngx_uint_t element, ngx_uint_t strings)
{
    ngx_uint_t             i;
    ngx_responses_node_t  *nodes;

    if (array == 0
        || ngx_responses_event_kind(ev, array) != NGX_RESPONSES_JSON_ARRAY
        || ngx_responses_event_last(ev, array, NGX_RESPONSES_EDIT_SET))
    {
        return 0;
    }

    nodes = ev->json.nodes;

    for (i = element ? nodes[element].next : array + 1;
         i < nodes[array].next;
         i = nodes[i].next)
    {
        if (strings ? (nodes[i].kind == NGX_RESPONSES_JSON_STRING)
                    : ngx_responses_json_container(&nodes[i]))
        {
            return i;
        }
    }

    return 0;
}


void
ngx_responses_event_put(ngx_responses_event_t *ev, ngx_uint_t parent,
    ngx_uint_t member, ngx_str_t value)
{
    ngx_uint_t  node;

    node = ngx_responses_event_member(ev, parent, member);

    if (node) {
        ngx_responses_event_set(ev, node, value);
        return;
    }

    ngx_responses_event_insert(ev, parent, member,
                               *ngx_responses_member_name(member), value);
}


void
ngx_responses_event_put_named(ngx_responses_event_t *ev, ngx_uint_t parent,
    ngx_str_t name, ngx_str_t value)
{
    ngx_uint_t  node;

    node = ngx_responses_event_get(ev, parent, name);

    if (node) {
        ngx_responses_event_set(ev, node, value);
        return;
    }

    ngx_responses_event_insert(ev, parent,
                               ngx_responses_member_find(name.data, name.len),
                               name, value);
}


void
ngx_responses_event_put_string(ngx_responses_event_t *ev, ngx_uint_t parent,
    ngx_uint_t member, ngx_str_t value)
{
    ngx_responses_event_put(ev, parent, member,
                            ngx_responses_event_dup(ev, value, 1));
}


void
ngx_responses_event_require(ngx_responses_event_t *ev, ngx_uint_t parent,
    ngx_uint_t member, ngx_str_t value)
{
    ngx_uint_t  node;

    node = ngx_responses_event_member(ev, parent, member);

    if (ngx_responses_event_kind(ev, node) != NGX_RESPONSES_JSON_STRING) {
        ngx_responses_event_put_string(ev, parent, member, value);
    }
}
