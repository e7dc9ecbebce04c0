
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Reads a whole JSON text in one pass: checks the grammar of RFC 8259,
 * UTF-8 and the limits, and lists all values.  Linear in the length of the
 * text, without recursion.
 *
 * What this pass finds wrong is given to yajl, whose word counts: its
 * message is the reason, and if yajl reads the text, so do we.  Our limits,
 * UTF-8 and the white space of RFC 8259 hold for yajl as well.
 *
 * Never decodes, copies or changes the text.  Invariant: nodes are set only
 * if all of the text is valid.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_utf8.h"
#include "json/ngx_responses_json.h"
#include "json/ngx_responses_lex.h"
#include "json/ngx_responses_text.h"
#include "json/ngx_responses_yajl.h"


#define NGX_RESPONSES_JSON_MIN   256       /* nodes, 6k */
#define NGX_RESPONSES_JSON_KEEP  2730      /* 64k */


static ngx_int_t ngx_responses_json_index(ngx_responses_json_t *json);
static ngx_int_t ngx_responses_json_yajl(ngx_responses_json_t *json);
static ngx_int_t ngx_responses_json_bytes(ngx_responses_json_t *json);
static ngx_int_t ngx_responses_json_limits(ngx_responses_json_t *json,
    u_char *p, size_t len);
static ngx_int_t ngx_responses_json_more(ngx_responses_json_t *json,
    ngx_uint_t n);
static ngx_int_t ngx_responses_json_grow(ngx_responses_json_t *json,
    ngx_uint_t size);

static ngx_inline u_char *ngx_responses_json_name(u_char *text, u_char *p,
    u_char *last, ngx_responses_node_t *node);
static ngx_inline u_char *ngx_responses_json_scalar(u_char *p, u_char *last,
    ngx_responses_node_t *node);
static ngx_inline u_char *ngx_responses_json_literal(u_char *p, u_char *last,
    const char *text, size_t len, ngx_responses_node_t *node,
    ngx_uint_t kind);


#define ngx_responses_json_blanks(p, last)                                    \
    while ((p) < (last) && *(p) <= ' '                                        \
           && (*(p) == ' ' || *(p) == LF || *(p) == CR || *(p) == '\t'))      \
    {                                                                         \
        (p)++;                                                                \
    }

#define ngx_responses_json_invalid(json, text, at)                            \
    ngx_str_set(&(json)->message, text);                                      \
    (json)->offset = at


void
ngx_responses_json_init(ngx_responses_json_t *json, ngx_responses_mem_t *mem)
{
    ngx_memzero(json, sizeof(ngx_responses_json_t));

    json->mem = *mem;
}


void
ngx_responses_json_free(ngx_responses_json_t *json)
{
    if (json->nodes) {
        json->mem.free(json->mem.data, json->nodes);
    }

    json->nodes = NULL;
    json->n = 0;
    json->size = 0;
}


void
ngx_responses_json_trim(ngx_responses_json_t *json)
{
    json->n = 0;

    if (json->size > NGX_RESPONSES_JSON_KEEP) {
        ngx_responses_json_free(json);
    }
}


ngx_int_t
ngx_responses_json_read(ngx_responses_json_t *json, u_char *p, size_t len)
{
    size_t     offset;
    ngx_int_t  rc;

    rc = ngx_responses_json_limits(json, p, len);

    if (rc == NGX_OK) {
        rc = ngx_responses_json_index(json);

        if (rc != NGX_DECLINED || json->message.len) {
            return rc;
        }

        /* we know better than yajl where the text is wrong */

        offset = json->offset;
        rc = ngx_responses_json_yajl(json);

        json->disagreed = (rc == NGX_OK);

        if (json->offset > offset) {
            json->offset = offset;
        }
    }

    return rc;
}


ngx_int_t
ngx_responses_json_valid(ngx_responses_json_t *json, u_char *p, size_t len)
{
    ngx_int_t  rc;

    rc = ngx_responses_json_limits(json, p, len);

    if (rc == NGX_OK) {
        rc = ngx_responses_json_yajl(json);
        json->n = 0;
    }

    return rc;
}


static ngx_int_t
ngx_responses_json_limits(ngx_responses_json_t *json, u_char *p, size_t len)
{
    json->text = p;
    json->len = len;
    json->n = 0;
    json->offset = 0;
    json->disagreed = 0;
    ngx_str_null(&json->message);

    if (len > NGX_RESPONSES_JSON_SIZE) {
        ngx_responses_json_invalid(json, "more than 16 MiB",
                                   NGX_RESPONSES_JSON_SIZE);
        return NGX_DECLINED;
    }

    return NGX_OK;
}


/* NGX_DECLINED without a message: yajl is to be asked */

static ngx_int_t
ngx_responses_json_index(ngx_responses_json_t *json)
{
    u_char                *p, *text, *last, close;
    uint32_t               open[NGX_RESPONSES_JSON_DEPTH];
    ngx_uint_t             n, depth;
    ngx_responses_node_t  *node;

    text = json->text;
    last = text + json->len;
    p = text;
    n = 0;
    depth = 0;
    close = '\0';

    for ( ;; ) {

        /* a value, which begins with its name in an object */

        if (n == json->size && ngx_responses_json_more(json, n) != NGX_OK) {
            json->offset = p - text;
            return json->message.len ? NGX_DECLINED : NGX_ERROR;
        }

        node = &json->nodes[n++];
        node->name = 0;
        node->name_len = 0;
        node->escaped = 0;
        node->edit = 0;

        ngx_responses_json_blanks(p, last);

        if (close == '}') {
            p = ngx_responses_json_name(text, p, last, node);

            if (node->name == 0) {
                break;
            }
        }

        if (p == last) {
            break;
        }

        node->start = (uint32_t) (p - text);

        if (*p == '{' || *p == '[') {

            if (depth == NGX_RESPONSES_JSON_DEPTH) {
                ngx_responses_json_invalid(json, "more than 64 levels",
                                           p - text);
                return NGX_DECLINED;
            }

            node->kind = (*p == '{') ? NGX_RESPONSES_JSON_OBJECT
                                     : NGX_RESPONSES_JSON_ARRAY;
            close = (*p == '{') ? '}' : ']';
            open[depth++] = (uint32_t) n - 1;
            p++;

            ngx_responses_json_blanks(p, last);

            if (p == last || *p != close) {
                continue;
            }

        } else {
            node->kind = 0;
            p = ngx_responses_json_scalar(p, last, node);

            if (node->kind == 0) {
                break;
            }

            node->end = (uint32_t) (p - text);
            node->next = (uint32_t) n;
        }

        /* the ends of objects and arrays whose last value this was */

        for ( ;; ) {
            ngx_responses_json_blanks(p, last);

            if (p == last || depth == 0 || *p != close) {
                break;
            }

            p++;
            node = &json->nodes[open[--depth]];
            node->end = (uint32_t) (p - text);
            node->next = (uint32_t) n;

            close = (depth && json->nodes[open[depth - 1]].kind
                              == NGX_RESPONSES_JSON_OBJECT) ? '}' : ']';
        }

        if (depth == 0 && p == last) {
            json->n = n;
            return NGX_OK;
        }

        if (depth == 0 || p == last || *p != ',') {
            break;
        }

        p++;
    }

    json->offset = p - text;

    if (p < last && *p >= 0x80 && ngx_responses_utf8_char(p, last - p) == 0) {
        ngx_responses_json_invalid(json, "invalid UTF-8", p - text);
    }

    return NGX_DECLINED;
}


/* the value that the name belongs to; node->name is not set: the wrong byte */

static ngx_inline u_char *
ngx_responses_json_name(u_char *text, u_char *p, u_char *last,
    ngx_responses_node_t *node)
{
    u_char      *name;
    ngx_uint_t   escaped;

    if (p == last || *p != '"') {
        return p;
    }

    name = p + 1;
    p = ngx_responses_lex_quote(name, last, &escaped);

    if (p == last || *p != '"') {
        return p;
    }

    node->name_len = (uint16_t) ngx_min(p - name, 0xffff);
    node->escaped = (escaped || p - name >= 0xffff);
    p++;

    ngx_responses_json_blanks(p, last);

    if (p == last || *p != ':') {
        return p;
    }

    p++;
    node->name = (uint32_t) (name - text);

    ngx_responses_json_blanks(p, last);

    return p;
}


/* past the value; node->kind is not set: the wrong byte */

static ngx_inline u_char *
ngx_responses_json_scalar(u_char *p, u_char *last, ngx_responses_node_t *node)
{
    u_char      *end;
    ngx_uint_t   escaped;

    switch (*p) {

    case '"':
        p = ngx_responses_lex_quote(p + 1, last, &escaped);

        if (p == last || *p != '"') {
            return p;
        }

        node->kind = NGX_RESPONSES_JSON_STRING;
        return p + 1;

    case 't':
        return ngx_responses_json_literal(p, last, "true", 4, node,
                                          NGX_RESPONSES_JSON_TRUE);

    case 'f':
        return ngx_responses_json_literal(p, last, "false", 5, node,
                                          NGX_RESPONSES_JSON_FALSE);

    case 'n':
        return ngx_responses_json_literal(p, last, "null", 4, node,
                                          NGX_RESPONSES_JSON_NULL);
    }

    end = ngx_responses_lex_number(p, last);

    if (end == NULL) {
        return p;
    }

    node->kind = NGX_RESPONSES_JSON_NUMBER;

    return end;
}


static ngx_inline u_char *
ngx_responses_json_literal(u_char *p, u_char *last, const char *text,
    size_t len, ngx_responses_node_t *node, ngx_uint_t kind)
{
    if ((size_t) (last - p) < len || ngx_memcmp(p, text, len) != 0) {
        return p;
    }

    node->kind = (u_char) kind;

    return p + len;
}


static ngx_int_t
ngx_responses_json_yajl(ngx_responses_json_t *json)
{
    ngx_int_t   rc;
    ngx_uint_t  n;

    /* each value has at least two bytes, one of them may be a bracket's */

    n = (json->len + 1) / 2;
    n = ngx_min(n, NGX_RESPONSES_JSON_NODES);

    if (n > json->size && ngx_responses_json_grow(json, n) != NGX_OK) {
        return NGX_ERROR;
    }

    rc = ngx_responses_yajl_read(json);

    if (rc == NGX_OK) {
        rc = ngx_responses_json_bytes(json);
    }

    if (rc != NGX_OK) {
        json->n = 0;
    }

    return rc;
}


/* what yajl does not look at */

static ngx_int_t
ngx_responses_json_bytes(ngx_responses_json_t *json)
{
    size_t                i;
    ngx_responses_utf8_t  utf8;

    ngx_memzero(&utf8, sizeof(ngx_responses_utf8_t));

    if (ngx_responses_utf8_check(&utf8, json->text, json->len) != NGX_OK) {
        ngx_responses_json_invalid(json, "invalid UTF-8", 0);
        return NGX_DECLINED;
    }

    for (i = 0; i < json->len; i++) {

        if (json->text[i] == '\v' || json->text[i] == '\f') {
            ngx_responses_json_invalid(json, "invalid white space", i);
            return NGX_DECLINED;
        }
    }

    return NGX_OK;
}


/* NGX_DECLINED, with a message: there must not be more */

static ngx_int_t
ngx_responses_json_more(ngx_responses_json_t *json, ngx_uint_t n)
{
    if (n == NGX_RESPONSES_JSON_NODES) {
        ngx_responses_json_invalid(json, "more than 262,144 values", 0);
        return NGX_DECLINED;
    }

    json->n = n;
    n = ngx_max(n * 2, NGX_RESPONSES_JSON_MIN);
    n = ngx_min(n, NGX_RESPONSES_JSON_NODES);

    if (ngx_responses_json_grow(json, n) != NGX_OK) {
        return NGX_ERROR;
    }

    json->n = 0;

    return NGX_OK;
}


/* keeps the first json->n nodes */

static ngx_int_t
ngx_responses_json_grow(ngx_responses_json_t *json, ngx_uint_t size)
{
    ngx_uint_t             n;
    ngx_responses_node_t  *nodes;

    n = json->n;
    json->n = 0;

    nodes = json->mem.alloc(json->mem.data,
                            size * sizeof(ngx_responses_node_t));
    if (nodes == NULL) {
        return NGX_ERROR;
    }

    if (json->nodes) {
        ngx_memcpy(nodes, json->nodes, n * sizeof(ngx_responses_node_t));
        json->mem.free(json->mem.data, json->nodes);
    }

    json->nodes = nodes;
    json->size = size;

    return NGX_OK;
}


ngx_uint_t
ngx_responses_json_get(ngx_responses_json_t *json, ngx_uint_t parent,
    u_char *name, size_t len)
{
    ngx_uint_t  i, last, found;

    found = 0;
    last = json->nodes[parent].next;

    for (i = parent + 1; i < last; i = json->nodes[i].next) {

        if (ngx_responses_json_name_is(json, i, name, len)) {
            found = i;
        }
    }

    return found;
}


ngx_str_t
ngx_responses_json_string(ngx_responses_json_t *json, ngx_uint_t i)
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


ngx_uint_t
ngx_responses_json_name_decoded(ngx_responses_json_t *json,
    ngx_responses_node_t *node, u_char *name, size_t len)
{
    u_char      *p, *end;
    ngx_uint_t   escaped;

    p = json->text + node->name;
    end = p + node->name_len;

    if (node->name_len == 0xffff) {
        end = ngx_responses_lex_quote(p, json->text + json->len, &escaped);
    }

    return ngx_responses_text_is(p, end - p, name, len);
}
