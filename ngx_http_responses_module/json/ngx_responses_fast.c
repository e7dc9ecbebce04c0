
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The short way: most events are plain JSON, and for them yajl's care for
 * every byte costs more than all else that is done to them.
 *
 * It checks the whole grammar, but leaves to yajl, who is the judge, all
 * that is rare: names with escapes, white space other than blanks, limits
 * passed, and whatever looks wrong.  Invariant: what it accepts is valid,
 * and it reports the same spans (t/unit/span.c holds the two together).
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_number.h"
#include "json/ngx_responses_fast.h"


/* a string shorter than this is looked through byte by byte */

#define NGX_RESPONSES_FAST_SHORT  8


typedef struct {
    ngx_responses_path_t   *path;      /* the container's place in the tree */
    uint32_t                span;      /* its span's number + 1 */
    uint32_t                index;     /* containers seen, of an array */
    ngx_uint_t              array;     /* unsigned array:1; */
} ngx_responses_fast_level_t;


typedef struct {
    ngx_responses_mem_t    *mem;
    ngx_responses_spans_t  *spans;

    u_char                 *text;
    u_char                 *p;
    u_char                 *last;

    ngx_responses_path_t   *path;      /* of the value to come */
    uint32_t                span;      /* its span's number + 1 */
    ngx_uint_t              members;
    ngx_uint_t              depth;

    ngx_responses_fast_level_t  level[NGX_RESPONSES_JSON_DEPTH + 1];
} ngx_responses_fast_t;


static ngx_int_t ngx_responses_fast_name(ngx_responses_fast_t *fast);
static ngx_int_t ngx_responses_fast_element(ngx_responses_fast_t *fast);
static ngx_int_t ngx_responses_fast_value(ngx_responses_fast_t *fast);
static ngx_int_t ngx_responses_fast_open(ngx_responses_fast_t *fast,
    ngx_uint_t array);
static u_char *ngx_responses_fast_string(u_char *p, u_char *last);
static u_char *ngx_responses_fast_escape(u_char *p, u_char *last);
static u_char *ngx_responses_fast_number(u_char *p, u_char *last);
static u_char *ngx_responses_fast_digits(u_char *p, u_char *last);
static u_char *ngx_responses_fast_literal(u_char *p, u_char *last);


#define ngx_responses_fast_blanks(fast)                                       \
    while ((fast)->p < (fast)->last && *(fast)->p == ' ') {                   \
        (fast)->p++;                                                          \
    }


ngx_int_t
ngx_responses_fast_parse(ngx_responses_mem_t *mem,
    ngx_responses_path_t *paths, u_char *p, size_t start, size_t end,
    ngx_responses_spans_t *spans)
{
    ngx_int_t                    rc;
    ngx_uint_t                   first;
    ngx_responses_fast_t         fast;
    ngx_responses_fast_level_t  *level;

    fast.mem = mem;
    fast.spans = spans;
    fast.text = p;
    fast.p = p + start;
    fast.last = p + end;
    fast.path = paths;
    fast.span = 0;
    fast.members = 0;
    fast.depth = 0;

    rc = ngx_responses_fast_open(&fast, 0);
    first = 1;

    while (rc == NGX_OK || rc == NGX_AGAIN) {

        /* a container was opened, or a value is over */

        level = &fast.level[fast.depth];

        ngx_responses_fast_blanks(&fast);

        if (fast.p == fast.last) {
            return NGX_DECLINED;
        }

        if (*fast.p == (level->array ? ']' : '}')
            && (rc == NGX_OK || first))
        {
            fast.p++;

            if (level->span) {
                spans->list[level->span - 1].end =
                                              (uint32_t) (fast.p - fast.text);
            }

            if (--fast.depth == 0) {
                spans->close = (uint32_t) (fast.p - fast.text) - 1;
                return (fast.p == fast.last) ? NGX_OK : NGX_DECLINED;
            }

            rc = NGX_OK;
            continue;
        }

        if (rc == NGX_OK && *fast.p++ != ',') {
            return NGX_DECLINED;
        }

        ngx_responses_fast_blanks(&fast);

        rc = level->array ? ngx_responses_fast_element(&fast)
                          : ngx_responses_fast_name(&fast);

        if (rc == NGX_OK) {
            rc = ngx_responses_fast_value(&fast);
            first = (rc == NGX_AGAIN);
        }
    }

    return rc;
}


static ngx_int_t
ngx_responses_fast_name(ngx_responses_fast_t *fast)
{
    u_char                *key, *end;
    ngx_responses_path_t  *path;
    ngx_responses_span_t  *span;

    key = fast->p;

    if (key == fast->last || *key != '"'
        || ++fast->members > NGX_RESPONSES_JSON_MEMBERS)
    {
        return NGX_DECLINED;
    }

    for (end = key + 1; end < fast->last && *end != '"'; end++) {

        if (*end == '\\') {
            return NGX_DECLINED;
        }
    }

    fast->p = end + 1;

    ngx_responses_fast_blanks(fast);

    if (fast->p >= fast->last || *fast->p != ':') {
        return NGX_DECLINED;
    }

    fast->p++;

    ngx_responses_fast_blanks(fast);

    fast->spans->members += (fast->depth == 1);

    path = fast->level[fast->depth].path;

    if (path) {
        path = ngx_responses_path_find(path, key + 1, end - key - 1);
    }

    fast->path = path;
    fast->span = 0;

    if (path == NULL || path->id == 0) {
        return NGX_OK;
    }

    span = ngx_responses_spans_add(fast->mem, fast->spans, path->id);
    if (span == NULL) {
        return NGX_ERROR;
    }

    span->key = (uint32_t) (key - fast->text);
    fast->span = (uint32_t) fast->spans->n;

    return NGX_OK;
}


static ngx_int_t
ngx_responses_fast_element(ngx_responses_fast_t *fast)
{
    ngx_responses_span_t        *span;
    ngx_responses_fast_level_t  *level;

    level = &fast->level[fast->depth];

    fast->path = NULL;
    fast->span = 0;

    /* only containers count, see json/path */

    if (fast->p == fast->last || (*fast->p != '{' && *fast->p != '[')) {
        return NGX_OK;
    }

    fast->path = level->path ? level->path->any : NULL;
    level->index++;

    if (fast->path == NULL || fast->path->id == 0) {
        return NGX_OK;
    }

    span = ngx_responses_spans_add(fast->mem, fast->spans, fast->path->id);
    if (span == NULL) {
        return NGX_ERROR;
    }

    span->key = (uint32_t) (fast->p - fast->text);
    span->index = level->index - 1;
    fast->span = (uint32_t) fast->spans->n;

    return NGX_OK;
}


/* NGX_AGAIN: the value is a container, and is open */

static ngx_int_t
ngx_responses_fast_value(ngx_responses_fast_t *fast)
{
    u_char                *p, *end;
    ngx_uint_t             kind;
    ngx_responses_span_t  *span;

    p = fast->p;

    if (p == fast->last) {
        return NGX_DECLINED;
    }

    switch (*p) {

    case '{':
        return ngx_responses_fast_open(fast, 0);

    case '[':
        return ngx_responses_fast_open(fast, 1);

    case '"':
        kind = NGX_RESPONSES_JSON_STRING;
        end = ngx_responses_fast_string(p + 1, fast->last);
        break;

    case 't':
        kind = NGX_RESPONSES_JSON_TRUE;
        end = ngx_responses_fast_literal(p, fast->last);
        break;

    case 'f':
        kind = NGX_RESPONSES_JSON_FALSE;
        end = ngx_responses_fast_literal(p, fast->last);
        break;

    case 'n':
        kind = NGX_RESPONSES_JSON_NULL;
        end = ngx_responses_fast_literal(p, fast->last);
        break;

    default:
        kind = NGX_RESPONSES_JSON_NUMBER;
        end = ngx_responses_fast_number(p, fast->last);
        break;
    }

    if (end == NULL) {
        return NGX_DECLINED;
    }

    if (fast->span) {
        span = &fast->spans->list[fast->span - 1];

        span->kind = (u_char) kind;
        span->start = (uint32_t) (p - fast->text);
        span->end = (uint32_t) (end - fast->text);
    }

    fast->p = end;

    return NGX_OK;
}


static ngx_int_t
ngx_responses_fast_open(ngx_responses_fast_t *fast, ngx_uint_t array)
{
    ngx_responses_span_t        *span;
    ngx_responses_fast_level_t  *level;

    if (fast->depth == NGX_RESPONSES_JSON_DEPTH) {
        return NGX_DECLINED;
    }

    if (fast->span) {
        span = &fast->spans->list[fast->span - 1];

        span->kind = array ? NGX_RESPONSES_JSON_ARRAY
                           : NGX_RESPONSES_JSON_OBJECT;
        span->start = (uint32_t) (fast->p - fast->text);
    }

    level = &fast->level[++fast->depth];

    level->path = fast->path;
    level->span = fast->span;
    level->index = 0;
    level->array = array;

    fast->p++;

    return NGX_AGAIN;
}


/* past the closing quote; NULL: there is none, or an escape is none */

static u_char *
ngx_responses_fast_string(u_char *p, u_char *last)
{
    u_char  *stop, *quote;

    quote = NULL;

    for ( ;; ) {
        stop = (last - p > NGX_RESPONSES_FAST_SHORT)
               ? p + NGX_RESPONSES_FAST_SHORT : last;

        while (p < stop && *p != '"' && *p != '\\') {
            p++;
        }

        if (p == last) {
            return NULL;
        }

        if (p == stop) {

            /*
             * A long one.  A quote far ahead is not looked for again at
             * each escape.
             */

            if (quote == NULL || quote < p) {
                quote = memchr(p, '"', last - p);

                if (quote == NULL) {
                    return NULL;
                }
            }

            p = memchr(p, '\\', quote - p);

            if (p == NULL) {
                return quote + 1;
            }
        }

        if (*p == '"') {
            return p + 1;
        }

        p = ngx_responses_fast_escape(p, last);

        if (p == NULL) {
            return NULL;
        }
    }
}


static u_char *
ngx_responses_fast_escape(u_char *p, u_char *last)
{
    if (last - p < 2) {
        return NULL;
    }

    switch (p[1]) {

    case '"':
    case '\\':
    case '/':
    case 'b':
    case 'f':
    case 'n':
    case 'r':
    case 't':
        return p + 2;

    case 'u':
        return (last - p >= 6
                && ngx_responses_number_hex4(p + 2) != NGX_ERROR)
               ? p + 6 : NULL;
    }

    return NULL;
}


static u_char *
ngx_responses_fast_number(u_char *p, u_char *last)
{
    if (p < last && *p == '-') {
        p++;
    }

    if (p < last && *p == '0') {
        p++;

    } else {
        p = ngx_responses_fast_digits(p, last);
    }

    if (p && p < last && *p == '.') {
        p = ngx_responses_fast_digits(p + 1, last);
    }

    if (p && p < last && (*p == 'e' || *p == 'E')) {
        p++;

        if (p < last && (*p == '+' || *p == '-')) {
            p++;
        }

        p = ngx_responses_fast_digits(p, last);
    }

    return p;
}


/* one at least; NULL: none */

static u_char *
ngx_responses_fast_digits(u_char *p, u_char *last)
{
    u_char  *start;

    start = p;

    while (p < last && *p >= '0' && *p <= '9') {
        p++;
    }

    return (p == start) ? NULL : p;
}


static u_char *
ngx_responses_fast_literal(u_char *p, u_char *last)
{
    if (last - p >= 4
        && (ngx_memcmp(p, "true", 4) == 0 || ngx_memcmp(p, "null", 4) == 0))
    {
        return p + 4;
    }

    if (last - p >= 5 && ngx_memcmp(p, "false", 5) == 0) {
        return p + 5;
    }

    return NULL;
}
