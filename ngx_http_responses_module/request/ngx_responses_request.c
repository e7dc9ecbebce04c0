
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Reads and edits the body of a request.
 *
 * Of several members of one name the last one counts, as in JavaScript and
 * Python.  Never changes the text.  Invariant: all bytes that no path names
 * are the client's, but for a byte order mark, which a changed body lacks, and
 * members with names like those in a path, which some servers take for them.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_number.h"
#include "core/ngx_responses_text.h"
#include "core/ngx_responses_writer.h"
#include "request/ngx_responses_request.h"
#include "api/ngx_responses_edit.h"
#include "api/ngx_responses_walk.h"


static void ngx_responses_request_complete(ngx_responses_event_t *ev,
    ngx_uint_t node, const ngx_responses_inner_t *inner);
static size_t ngx_responses_request_start(ngx_str_t *body);
static ngx_uint_t ngx_responses_request_wide(ngx_str_t body);
static ngx_uint_t ngx_responses_request_max_within(ngx_responses_event_t *ev,
    ngx_uint_t parent, ngx_str_t name, ngx_str_t most);
static void ngx_responses_request_alike(ngx_responses_event_t *ev,
    ngx_str_t path);
static ngx_uint_t ngx_responses_request_is_alike(ngx_responses_json_t *json,
    ngx_uint_t node, ngx_str_t name);
static u_char *ngx_responses_request_letter(u_char *p, u_char *last,
    uint32_t *c);


void
ngx_responses_request_init(ngx_responses_event_t *ev, ngx_responses_mem_t *mem)
{
    ngx_responses_event_init(ev, mem, NGX_RESPONSES_UPSTREAM);
}


ngx_int_t
ngx_responses_request_read(ngx_responses_event_t *ev, ngx_str_t body)
{
    size_t     i;
    ngx_int_t  rc;

    i = ngx_responses_request_start(&body);

    if (i == body.len || body.data[i] != '{') {
        if (ngx_responses_request_wide(body)) {
            return NGX_ABORT;
        }

        return NGX_DECLINED;
    }

    rc = ngx_responses_event_read(ev, body.data, body.len);

    if (rc == NGX_DECLINED || (rc == NGX_OK && ev->raw)) {
        return NGX_ABORT;
    }

    return rc;
}


ngx_uint_t
ngx_responses_request_begins(ngx_str_t body)
{
    size_t  i;

    i = ngx_responses_request_start(&body);

    return i == body.len || body.data[i] == '{'
           || ngx_responses_request_wide(body);
}


/* an object in UTF-16 or UTF-32, with or without a byte order mark */

static ngx_uint_t
ngx_responses_request_wide(ngx_str_t body)
{
    size_t      i;
    ngx_uint_t  wide;

    wide = 0;

    for (i = 0; i < body.len; i++) {

        if (body.data[i] == '\0' || body.data[i] >= 0xfe) {
            wide = 1;
            continue;
        }

        if (!ngx_responses_json_blank(body.data[i])) {
            break;
        }
    }

    if (i + 1 >= body.len || body.data[i] != '{') {
        return 0;
    }

    return wide || body.data[i + 1] == '\0';
}


/* servers ignore a byte order mark, RFC 8259, section 8.1 */

static size_t
ngx_responses_request_start(ngx_str_t *body)
{
    size_t  i;

    if (body->len >= 3 && ngx_memcmp(body->data, "\xef\xbb\xbf", 3) == 0) {
        body->data += 3;
        body->len -= 3;
    }

    for (i = 0; i < body->len; i++) {

        if (!ngx_responses_json_blank(body->data[i])) {
            break;
        }
    }

    return i;
}


ngx_str_t
ngx_responses_request_word(ngx_responses_event_t *ev,
    ngx_responses_request_e n, u_char *buf)
{
    ngx_str_t   word;
    ngx_uint_t  node;

    /* indexed by ngx_responses_request_e */

    static ngx_str_t  names[] = {
        ngx_string("model"),
        ngx_string("prompt_cache_key"),
        ngx_string("conversation"),
        ngx_string("user")
    };

    node = ngx_responses_event_get(ev, 0, names[n]);

    if (ngx_responses_event_kind(ev, node) == NGX_RESPONSES_JSON_OBJECT) {

        /* a conversation may also be {"id":"conv_1"} */

        node = ngx_responses_get(ev, node, ID);
    }

    word = ngx_responses_event_string(ev, node);

    if (word.data) {
        return ngx_responses_word(buf, NGX_RESPONSES_REQUEST_WORD, word);
    }

    return word;
}


ngx_int_t
ngx_responses_request_stream(ngx_responses_event_t *ev)
{
    ngx_uint_t  kind;

    kind = ngx_responses_event_kind(ev, ngx_responses_get(ev, 0, STREAM));

    if (kind == NGX_RESPONSES_JSON_TRUE) {
        return 1;
    }

    if (kind == 0
        || kind == NGX_RESPONSES_JSON_FALSE
        || kind == NGX_RESPONSES_JSON_NULL)
    {
        return 0;
    }

    return NGX_ERROR;
}


ngx_uint_t
ngx_responses_request_rpc(ngx_responses_event_t *ev)
{
    ngx_uint_t  i, n, found;

    static ngx_str_t  names[] = {
        ngx_string("jsonrpc"),
        ngx_string("id"),
        ngx_string("method"),
        ngx_string("params"),
        ngx_string("result"),
        ngx_string("error"),
        ngx_null_string
    };

    found = 0;

    for (i = ngx_responses_event_first(ev, 0);
         i;
         i = ngx_responses_event_next(ev, 0, i))
    {
        for (n = 0; names[n].len; n++) {

            if (ngx_responses_json_name_is(&ev->json, i, names[n].data,
                                           names[n].len))
            {
                break;
            }
        }

        if (names[n].len == 0) {
            return 0;
        }

        found |= (n == 0);
    }

    return found;
}


/* what is added or removed is so in the value only */

ngx_int_t
ngx_responses_request_value(ngx_responses_event_t *ev,
    const ngx_responses_default_t *member, ngx_str_t *value)
{
    ngx_int_t         rc;
    ngx_uint_t        mark, node;
    const ngx_str_t  *path;

    mark = ngx_responses_event_mark(ev);
    node = ngx_responses_event_member(ev, 0, member->member);

    if (node == 0) {
        *value = ngx_responses_event_member_value(ev, 0, member->member);
        rc = NGX_OK;

    } else {
        ngx_responses_request_complete(ev, node, member->inner);

        for (path = member->secrets; path && path->len; path++) {
            ngx_responses_request_set(ev, *path, NULL);
        }

        rc = ngx_responses_event_copy(ev, node, value);

        ngx_responses_event_rollback(ev, mark);
    }

    if (rc != NGX_OK || ev->failed) {
        return NGX_ERROR;
    }

    if (ngx_responses_str_is(*value, "null")) {
        ngx_str_null(value);
    }

    return NGX_OK;
}


/* of a list of tools, the functions; others have members of their own */

static void
ngx_responses_request_complete(ngx_responses_event_t *ev, ngx_uint_t node,
    const ngx_responses_inner_t *inner)
{
    ngx_str_t   type;
    ngx_uint_t  i;

    if (inner == NULL) {
        return;
    }

    for (i = ngx_responses_event_element(ev, node, 0, 0);
         i;
         i = ngx_responses_event_element(ev, node, i, 0))
    {
        type = ngx_responses_get_string(ev, i, TYPE);

        if (ngx_responses_str_is(type, "function")) {
            ngx_responses_request_complete(ev, i, inner);
        }
    }

    if (ngx_responses_event_kind(ev, node) != NGX_RESPONSES_JSON_OBJECT) {
        return;
    }

    for ( /* void */ ; inner->name.len; inner++) {

        if (ngx_responses_event_value(ev, node, inner->name).len == 0) {
            ngx_responses_event_put_named(ev, node, inner->name, inner->value);
        }
    }
}


ngx_uint_t
ngx_responses_request_next(ngx_responses_event_t *ev, ngx_uint_t parent,
    ngx_uint_t node, ngx_str_t name)
{
    do {
        node = node ? ngx_responses_event_next(ev, parent, node)
                    : ngx_responses_event_first(ev, parent);

    } while (node && !ngx_responses_request_is_alike(&ev->json, node, name));

    return node;
}


void
ngx_responses_request_set(ngx_responses_event_t *ev, ngx_str_t path,
    ngx_str_t *value)
{
    ngx_str_t              above, name;
    ngx_responses_walk_t   walk;

    ngx_responses_walk_split(path, &above, &name);

    ngx_responses_request_alike(ev, path);

    ngx_responses_walk_init(&walk, ev, 0, value ? above : path);

    while (ngx_responses_walk_next(&walk)) {

        if (value) {
            ngx_responses_walk_put(ev, walk.node, name, *value);

        } else {
            ngx_responses_event_remove(ev, walk.node);
        }
    }
}


ngx_uint_t
ngx_responses_request_max(ngx_responses_event_t *ev, ngx_str_t path,
    ngx_str_t most)
{
    ngx_str_t             above, name;
    ngx_uint_t            larger;
    ngx_responses_walk_t  walk;

    larger = 0;

    ngx_responses_walk_split(path, &above, &name);

    ngx_responses_request_alike(ev, path);

    ngx_responses_walk_init(&walk, ev, 0, above);

    while (ngx_responses_walk_next(&walk)) {
        larger |= ngx_responses_request_max_within(ev, walk.node, name, most);
    }

    return larger;
}


static ngx_uint_t
ngx_responses_request_max_within(ngx_responses_event_t *ev, ngx_uint_t parent,
    ngx_str_t name, ngx_str_t most)
{
    ngx_int_t              rc;
    ngx_str_t              raw;
    ngx_uint_t             found, larger;
    ngx_responses_edit_t  *edit;
    ngx_responses_walk_t   walk;

    found = 0;
    larger = 0;

    ngx_responses_walk_init(&walk, ev, parent, name);

    while (ngx_responses_walk_next(&walk)) {
        found = 1;

        raw = ngx_responses_event_raw(ev, walk.node);
        rc = ngx_responses_number_most(raw.data, raw.len, most);

        larger |= (rc == NGX_ABORT);

        if (rc != NGX_OK) {
            ngx_responses_event_set(ev, walk.node, most);
        }
    }

    if (found || ngx_responses_walk_elements(name)
        || ev->json.nodes[parent].kind != NGX_RESPONSES_JSON_OBJECT)
    {
        return larger;
    }

    edit = ngx_responses_event_inserted(ev, parent, name.data, name.len);

    if (edit == NULL
        || ngx_responses_number_most(edit->value.data, edit->value.len, most)
           != NGX_OK)
    {
        ngx_responses_event_put_named(ev, parent, name, most);
    }

    return 0;
}


/*
 * Removes what some servers take for the member of a path, or for an object
 * above it, though its name is another one.
 */

static void
ngx_responses_request_alike(ngx_responses_event_t *ev, ngx_str_t path)
{
    ngx_str_t             above, name;
    ngx_uint_t            i;
    ngx_responses_walk_t  walk;

    ngx_responses_walk_split(path, &above, &name);

    if (above.len) {
        ngx_responses_request_alike(ev, above);
    }

    ngx_responses_walk_init(&walk, ev, 0, above);

    while (ngx_responses_walk_next(&walk)) {

        if (ev->json.nodes[walk.node].kind != NGX_RESPONSES_JSON_OBJECT) {
            continue;
        }

        for (i = ngx_responses_event_first(ev, walk.node);
             i;
             i = ngx_responses_event_next(ev, walk.node, i))
        {
            if (ngx_responses_request_is_alike(&ev->json, i, name)
                && !ngx_responses_json_name_is(&ev->json, i, name.data,
                                               name.len))
            {
                ngx_responses_event_remove(ev, i);
            }
        }
    }
}


/* whether the name of a member is this one, but for case and "_" */

static ngx_uint_t
ngx_responses_request_is_alike(ngx_responses_json_t *json, ngx_uint_t node,
    ngx_str_t name)
{
    u_char    *p, *q, *last, *end;
    uint32_t   c, d;

    p = json->text + json->nodes[node].name;
    last = p + json->nodes[node].name_len;

    q = name.data;
    end = q + name.len;

    do {
        p = ngx_responses_request_letter(p, last, &c);
        q = ngx_responses_request_letter(q, end, &d);

        if (c != d) {
            return 0;
        }

    } while (c);

    return 1;
}


/*
 * The next character but "_", in lower case; 0 at the end, or where a text of
 * C would end.  Go and Java take four letters for ones of ASCII.
 */

static u_char *
ngx_responses_request_letter(u_char *p, u_char *last, uint32_t *c)
{
    ngx_uint_t  i;

    static const struct {
        uint32_t  letter;
        uint32_t  same;
    } letters[] = {
        { 0x130, 'i' },
        { 0x131, 'i' },
        { 0x17f, 's' },
        { 0x212a, 'k' }
    };

    do {
        if (p == last) {
            *c = 0;
            return p;
        }

        p = ngx_responses_text_char(p, last, c);

    } while (*c == '_');

    if (*c >= 'A' && *c <= 'Z') {
        *c |= 0x20;
        return p;
    }

    for (i = 0; i < sizeof(letters) / sizeof(letters[0]); i++) {

        if (*c == letters[i].letter) {
            *c = letters[i].same;
        }
    }

    return p;
}
