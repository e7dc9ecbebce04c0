
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The only room with yajl: it checks the grammar and tells where members
 * lie.  yajl is never asked to decode a value (no string callback), and a
 * text with half a surrogate pair, on which its decoder aborts or reads
 * past the end (CVE-2017-16516), reaches it with that escape replaced by
 * one of the same length.
 *
 * yajl does not look whether an allocation failed, so it gets an arena that
 * cannot run out: with whole events only, its two growing buffers double up
 * to the longest text at most, see ngx_responses_span_arena().  A handle
 * lives on from event to event until one of them leaves it in the middle.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include <yajl/yajl_parse.h>

#include "json/ngx_responses_fast.h"
#include "json/ngx_responses_span.h"
#include "json/ngx_responses_token.h"


#define NGX_RESPONSES_ARENA_BASE   16384
#define NGX_RESPONSES_ARENA_TEXT   16384      /* the text it starts with */
#define NGX_RESPONSES_ARENA_KEEP   32768      /* not kept if larger */
#define NGX_RESPONSES_ARENA_ALIGN  16


typedef struct {
    ngx_responses_path_t   *path;      /* the container's place in the tree */
    uint32_t                span;      /* its span's number + 1 */
    uint32_t                index;     /* elements seen, of an array */
    ngx_uint_t              array;     /* unsigned array:1; */
} ngx_responses_level_t;


struct ngx_responses_span_reader_s {
    ngx_responses_mem_t     mem;
    yajl_handle             handle;

    u_char                 *arena;
    u_char                 *arena_pos;
    u_char                 *arena_last;
    size_t                  arena_text;

    ngx_responses_buf_t     copy;      /* of a text with a lone surrogate */

    /* the text being read */

    u_char                 *text;
    size_t                  len;
    ngx_responses_spans_t  *spans;
    ngx_responses_path_t   *root;
    ngx_responses_path_t   *next;      /* place of the container to come */
    uint32_t                next_span;
    ngx_uint_t              members;
    ngx_uint_t              depth;
    ngx_uint_t              failed;    /* unsigned failed:1; */

    ngx_responses_level_t   level[NGX_RESPONSES_JSON_DEPTH + 1];
};


static ngx_int_t ngx_responses_span_judge(ngx_responses_span_reader_t *json);
static void ngx_responses_span_clear(ngx_responses_spans_t *spans,
    size_t open);
static ngx_int_t ngx_responses_span_arena(ngx_responses_span_reader_t *json,
    size_t len);
static void ngx_responses_span_reset(ngx_responses_span_reader_t *json);
static ngx_int_t ngx_responses_span_screen(ngx_responses_span_reader_t *json,
    u_char *p, size_t len);
static ngx_responses_span_t *ngx_responses_span_add(
    ngx_responses_span_reader_t *json, ngx_responses_path_t *path);

static int ngx_responses_span_start(ngx_responses_span_reader_t *json,
    ngx_uint_t array);
static int ngx_responses_span_end(ngx_responses_span_reader_t *json);
static int ngx_responses_span_start_map(void *ctx);
static int ngx_responses_span_start_array(void *ctx);
static int ngx_responses_span_map_key(void *ctx, const unsigned char *key,
    size_t len);
static int ngx_responses_span_end_map(void *ctx);
static int ngx_responses_span_end_array(void *ctx);

static void *ngx_responses_span_malloc(void *ctx, size_t size);
static void *ngx_responses_span_realloc(void *ctx, void *p, size_t size);
static void ngx_responses_span_free(void *ctx, void *p);


static yajl_callbacks  ngx_responses_span_callbacks = {
    NULL,                                  /* null */
    NULL,                                  /* boolean */
    NULL,                                  /* integer */
    NULL,                                  /* double */
    NULL,                                  /* number */
    NULL,                                  /* string */
    ngx_responses_span_start_map,          /* start_map */
    ngx_responses_span_map_key,            /* map_key */
    ngx_responses_span_end_map,            /* end_map */
    ngx_responses_span_start_array,        /* start_array */
    ngx_responses_span_end_array           /* end_array */
};


ngx_responses_span_reader_t *
ngx_responses_span_create(ngx_responses_mem_t *mem)
{
    ngx_responses_span_reader_t  *json;

    json = mem->alloc(mem->data, sizeof(ngx_responses_span_reader_t));
    if (json == NULL) {
        return NULL;
    }

    ngx_memzero(json, sizeof(ngx_responses_span_reader_t));

    json->mem = *mem;

    return json;
}


void
ngx_responses_span_destroy(ngx_responses_span_reader_t *json)
{
    ngx_responses_span_reset(json);

    json->mem.free(json->mem.data, json);
}


ngx_responses_span_t *
ngx_responses_spans_add(ngx_responses_mem_t *mem,
    ngx_responses_spans_t *spans, ngx_uint_t id)
{
    size_t                 size;
    ngx_responses_span_t  *span;

    if (spans->n == spans->size) {
        size = spans->size ? spans->size * 2 : 64;

        span = mem->alloc(mem->data, size * sizeof(ngx_responses_span_t));
        if (span == NULL) {
            return NULL;
        }

        if (spans->list) {
            ngx_memcpy(span, spans->list,
                       spans->n * sizeof(ngx_responses_span_t));
            mem->free(mem->data, spans->list);
        }

        spans->list = span;
        spans->size = size;
    }

    span = &spans->list[spans->n++];

    span->id = (uint32_t) id;
    span->end = 0;
    span->index = 0;

    if (id < NGX_RESPONSES_SPAN_IDS) {
        spans->last[id] = (uint32_t) spans->n;
    }

    return span;
}


void
ngx_responses_spans_clear(ngx_responses_spans_t *spans)
{
    ngx_responses_span_clear(spans, 0);
}


void
ngx_responses_spans_free(ngx_responses_mem_t *mem,
    ngx_responses_spans_t *spans)
{
    if (spans->list) {
        mem->free(mem->data, spans->list);
    }

    ngx_memzero(spans, sizeof(ngx_responses_spans_t));
}


ngx_int_t
ngx_responses_span_parse(ngx_responses_span_reader_t *json,
    ngx_responses_path_t *paths, u_char *p, size_t len,
    ngx_responses_spans_t *spans)
{
    size_t      start, end;
    ngx_int_t   rc;
    ngx_uint_t  plain;

    start = 0;
    end = len;

    if (len > NGX_RESPONSES_JSON_SIZE
        || ngx_responses_token_trim(p, &start, &end) != NGX_OK
        || ngx_responses_token_check(p, end, &plain) != NGX_OK)
    {
        return NGX_DECLINED;
    }

    ngx_responses_span_clear(spans, start);

    if (plain) {
        rc = ngx_responses_fast_parse(&json->mem, paths, p, start, end, spans);

        if (rc != NGX_DECLINED) {
            return rc;
        }

        ngx_responses_span_clear(spans, start);
    }

    if (ngx_responses_span_arena(json, end) != NGX_OK
        || ngx_responses_span_screen(json, p, end) != NGX_OK)
    {
        return NGX_ERROR;
    }

    json->len = end;
    json->spans = spans;
    json->root = paths;

    return ngx_responses_span_judge(json);
}


static ngx_int_t
ngx_responses_span_judge(ngx_responses_span_reader_t *json)
{
    ngx_int_t    rc;
    yajl_status  status;

    json->next = json->root;
    json->next_span = 0;
    json->members = 0;
    json->depth = 0;
    json->failed = 0;

    status = yajl_parse(json->handle, json->text, json->len);

    rc = (status == yajl_status_ok && json->depth == 0
          && json->spans->close == json->len - 1)
         ? NGX_OK : NGX_DECLINED;

    if (json->failed) {
        rc = NGX_ERROR;
    }

    if (rc != NGX_OK) {
        json->handle = NULL;
    }

    if (json->arena_text > NGX_RESPONSES_ARENA_KEEP) {
        ngx_responses_span_reset(json);
    }

    return rc;
}


/* only what the last text set: there are more ids than members in an event */

static void
ngx_responses_span_clear(ngx_responses_spans_t *spans, size_t open)
{
    ngx_responses_span_t  *span;

    while (spans->n) {
        span = &spans->list[--spans->n];

        if (span->id < NGX_RESPONSES_SPAN_IDS) {
            spans->last[span->id] = 0;
        }
    }

    spans->open = (uint32_t) open;
    spans->close = 0;
    spans->members = 0;
}


/*
 * yajl asks for about 5k at first.  Then grow the buffer of decoded names
 * and the one of a token that the end of the text cuts, each by doubling to
 * at most twice the text: together less than 8 texts.
 */

static ngx_int_t
ngx_responses_span_arena(ngx_responses_span_reader_t *json, size_t len)
{
    size_t            size;
    yajl_alloc_funcs  funcs;

    if (json->handle && len <= json->arena_text) {
        return NGX_OK;
    }

    if (json->arena == NULL || len > json->arena_text) {
        ngx_responses_span_reset(json);

        len = ngx_max(len, NGX_RESPONSES_ARENA_TEXT);
        size = NGX_RESPONSES_ARENA_BASE + 8 * len;

        json->arena = json->mem.alloc(json->mem.data, size);
        if (json->arena == NULL) {
            return NGX_ERROR;
        }

        json->arena_last = json->arena + size;
        json->arena_text = len;
    }

    json->arena_pos = json->arena;

    funcs.malloc = ngx_responses_span_malloc;
    funcs.realloc = ngx_responses_span_realloc;
    funcs.free = ngx_responses_span_free;
    funcs.ctx = json;

    json->handle = yajl_alloc(&ngx_responses_span_callbacks, &funcs, json);

    /* events follow each other, and UTF-8 was checked better than yajl can */

    yajl_config(json->handle, yajl_allow_multiple_values, 1);
    yajl_config(json->handle, yajl_dont_validate_strings, 1);

    return NGX_OK;
}


static void
ngx_responses_span_reset(ngx_responses_span_reader_t *json)
{
    ngx_responses_buf_free(&json->mem, &json->copy);

    /* all that the handle owns lies in the arena */

    if (json->arena) {
        json->mem.free(json->mem.data, json->arena);
    }

    json->handle = NULL;
    json->arena = NULL;
    json->arena_text = 0;
}


/* sets json->text to a text that yajl's decoder may see */

static ngx_int_t
ngx_responses_span_screen(ngx_responses_span_reader_t *json, u_char *p,
    size_t len)
{
    size_t       n;
    u_char      *text, *last;
    ngx_uint_t   lone;

    json->text = p;

    text = p;
    last = p + len;

    while ((text = memchr(text, '\\', last - text)) != NULL) {

        n = ngx_responses_token_escape(text, last - text, &lone);

        if (lone) {

            if (json->text == p) {
                json->copy.len = 0;

                if (ngx_responses_buf_append(&json->mem, &json->copy, p, len)
                    != NGX_OK)
                {
                    return NGX_ERROR;
                }

                json->text = json->copy.start;
            }

            ngx_memcpy(json->text + (text - p), "\\ufffd", 6);
        }

        text += n;
    }

    return NGX_OK;
}


static ngx_responses_span_t *
ngx_responses_span_add(ngx_responses_span_reader_t *json,
    ngx_responses_path_t *path)
{
    ngx_responses_span_t  *span;

    span = ngx_responses_spans_add(&json->mem, json->spans, path->id);

    if (span == NULL) {
        json->failed = 1;
    }

    return span;
}


static int
ngx_responses_span_start(ngx_responses_span_reader_t *json, ngx_uint_t array)
{
    ngx_responses_span_t   *span;
    ngx_responses_level_t  *level, *up;

    if (json->depth == NGX_RESPONSES_JSON_DEPTH) {
        return 0;
    }

    up = &json->level[json->depth];

    if (json->depth == 0) {

        /* "{} {}": only the first value is what was asked for */

        if (json->spans->close) {
            return 0;
        }

    } else if (up->array) {
        json->next = up->path ? up->path->any : NULL;
        json->next_span = 0;

        if (json->next && json->next->id) {
            span = ngx_responses_span_add(json, json->next);
            if (span == NULL) {
                return 0;
            }

            span->start = (uint32_t)
                              yajl_get_bytes_consumed(json->handle) - 1;
            span->key = span->start;
            span->index = up->index;
            span->kind = array ? NGX_RESPONSES_JSON_ARRAY
                               : NGX_RESPONSES_JSON_OBJECT;

            json->next_span = (uint32_t) json->spans->n;
        }

        up->index++;
    }

    level = &json->level[++json->depth];

    level->path = json->next;
    level->span = json->next_span;
    level->index = 0;
    level->array = array;

    json->next = NULL;
    json->next_span = 0;

    return 1;
}


static int
ngx_responses_span_end(ngx_responses_span_reader_t *json)
{
    uint32_t                end;
    ngx_responses_level_t  *level;

    level = &json->level[json->depth--];

    if (level->span || json->depth == 0) {
        end = (uint32_t) yajl_get_bytes_consumed(json->handle);

        if (level->span) {
            json->spans->list[level->span - 1].end = end;
        }

        if (json->depth == 0) {
            json->spans->close = end - 1;
        }
    }

    return 1;
}


static int
ngx_responses_span_start_map(void *ctx)
{
    return ngx_responses_span_start(ctx, 0);
}


static int
ngx_responses_span_start_array(void *ctx)
{
    return ngx_responses_span_start(ctx, 1);
}


static int
ngx_responses_span_map_key(void *ctx, const unsigned char *key, size_t len)
{
    ngx_responses_span_reader_t  *json = ctx;

    size_t                  end;
    ngx_responses_path_t   *path;
    ngx_responses_span_t   *span;

    if (++json->members > NGX_RESPONSES_JSON_MEMBERS) {
        return 0;
    }

    json->spans->members += (json->depth == 1);

    json->next = NULL;
    json->next_span = 0;

    path = json->level[json->depth].path;

    if (path == NULL) {
        return 1;
    }

    path = ngx_responses_path_find(path, key, len);

    if (path == NULL) {
        return 1;
    }

    json->next = path;

    if (path->id == 0) {
        return 1;
    }

    span = ngx_responses_span_add(json, path);
    if (span == NULL) {
        return 0;
    }

    if (key > json->text && key < json->text + json->len) {

        /* a name without escapes is not copied, but lies in the text */

        span->key = (uint32_t) (key - json->text - 1);
        end = span->key + len + 2;

    } else {
        end = yajl_get_bytes_consumed(json->handle);
        span->key = ngx_responses_token_key(json->text, end);
    }

    if (ngx_responses_token_value(json->text, json->len, end, span)
        != NGX_OK)
    {
        return 0;
    }

    if (span->end == 0) {
        json->next_span = (uint32_t) json->spans->n;
    }

    return 1;
}


static int
ngx_responses_span_end_map(void *ctx)
{
    return ngx_responses_span_end(ctx);
}


static int
ngx_responses_span_end_array(void *ctx)
{
    return ngx_responses_span_end(ctx);
}


static void *
ngx_responses_span_malloc(void *ctx, size_t size)
{
    ngx_responses_span_reader_t  *json = ctx;

    u_char  *p;

    size = (size + NGX_RESPONSES_ARENA_ALIGN - 1)
           & ~(size_t) (NGX_RESPONSES_ARENA_ALIGN - 1);

    if (size + NGX_RESPONSES_ARENA_ALIGN
        > (size_t) (json->arena_last - json->arena_pos))
    {
        return NULL;
    }

    /* realloc() must know how much to copy */

    *(size_t *) json->arena_pos = size;

    p = json->arena_pos + NGX_RESPONSES_ARENA_ALIGN;
    json->arena_pos = p + size;

    return p;
}


static void *
ngx_responses_span_realloc(void *ctx, void *p, size_t size)
{
    void    *new;
    size_t   old;

    new = ngx_responses_span_malloc(ctx, size);

    if (p && new) {
        old = *(size_t *) ((u_char *) p - NGX_RESPONSES_ARENA_ALIGN);
        ngx_memcpy(new, p, ngx_min(old, size));
    }

    return new;
}


static void
ngx_responses_span_free(void *ctx, void *p)
{
    (void) ctx;
    (void) p;
}
