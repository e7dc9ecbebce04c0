
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Asks yajl why a whole text is invalid.  No other file uses yajl.
 *
 * yajl does not check whether an allocation failed, so it gets an arena that
 * is large enough for any text.  It decodes only strings that a callback gets,
 * and without a patch it aborts or reads past the end if a string has half a
 * surrogate pair (CVE-2017-16516), so there are no callbacks.
 *
 * Never changes the text.  Invariant: handle and arena are used for one text
 * only, so that no state of an invalid text is left for the next one.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include <yajl/yajl_parse.h>

#include "json/ngx_responses_yajl.h"


#define NGX_RESPONSES_YAJL_BASE   16384
#define NGX_RESPONSES_YAJL_ALIGN  16


typedef struct {
    ngx_responses_json_t   *json;
    yajl_handle             handle;

    u_char                 *block;     /* of the arena: the last one given, */
    u_char                 *pos;       /* and its end */
    u_char                 *last;
} ngx_responses_yajl_t;


static void ngx_responses_yajl_error(ngx_responses_yajl_t *y);

static void *ngx_responses_yajl_malloc(void *ctx, size_t size);
static void *ngx_responses_yajl_realloc(void *ctx, void *p, size_t size);
static void ngx_responses_yajl_free(void *ctx, void *p);


/*
 * yajl allocates about 5k at first.  Its buffer of a token that is cut by the
 * end of the text gets up to twice the text, and may be copied into one twice
 * as large for the space after it; nothing is freed.  Its stack takes a byte
 * for each object and array that is open, and grows where it is.
 */

ngx_int_t
ngx_responses_yajl_reason(ngx_responses_json_t *json)
{
    size_t                 size;
    u_char                *arena;
    yajl_status            status;
    yajl_alloc_funcs       funcs;
    ngx_responses_yajl_t   y;

    size = NGX_RESPONSES_YAJL_BASE + 4 * json->len;

    arena = json->mem.alloc(json->mem.data, size);
    if (arena == NULL) {
        return NGX_ERROR;
    }

    y.json = json;
    y.block = NULL;
    y.pos = arena;
    y.last = arena + size;

    funcs.malloc = ngx_responses_yajl_malloc;
    funcs.realloc = ngx_responses_yajl_realloc;
    funcs.free = ngx_responses_yajl_free;
    funcs.ctx = &y;

    y.handle = yajl_alloc(NULL, &funcs, NULL);

    /* yajl's check of UTF-8 lets ill-formed sequences pass */

    yajl_config(y.handle, yajl_dont_validate_strings, 1);

    status = yajl_parse(y.handle, json->text, json->len);
    json->offset = yajl_get_bytes_consumed(y.handle);

    if (status == yajl_status_ok) {
        status = yajl_complete_parse(y.handle);
        json->offset = json->len;
    }

    if (status == yajl_status_error) {
        ngx_responses_yajl_error(&y);
    }

    json->mem.free(json->mem.data, arena);

    return NGX_OK;
}


/* its first line */

static void
ngx_responses_yajl_error(ngx_responses_yajl_t *y)
{
    u_char                *p, *last, *error;
    ngx_responses_json_t  *json;

    json = y->json;
    error = yajl_get_error(y->handle, 0, json->text, json->len);

    p = json->buf;
    last = p + NGX_RESPONSES_JSON_MESSAGE;

    while (p < last && *error && *error != LF) {
        *p++ = *error++;
    }

    if (p > json->buf && p[-1] == '.') {
        p--;
    }

    json->message.data = json->buf;
    json->message.len = p - json->buf;
}


static void *
ngx_responses_yajl_malloc(void *ctx, size_t size)
{
    ngx_responses_yajl_t *y = ctx;

    u_char  *p;

    size = (size + NGX_RESPONSES_YAJL_ALIGN - 1)
           & ~(size_t) (NGX_RESPONSES_YAJL_ALIGN - 1);

    if (size + NGX_RESPONSES_YAJL_ALIGN > (size_t) (y->last - y->pos)) {
        return NULL;
    }

    /* the size is kept for realloc() */

    *(size_t *) y->pos = size;

    p = y->pos + NGX_RESPONSES_YAJL_ALIGN;
    y->block = p;
    y->pos = p + size;

    return p;
}


static void *
ngx_responses_yajl_realloc(void *ctx, void *p, size_t size)
{
    ngx_responses_yajl_t *y = ctx;

    void    *new;
    size_t   old;

    if (p && p == y->block) {
        y->pos = (u_char *) p - NGX_RESPONSES_YAJL_ALIGN;

        return ngx_responses_yajl_malloc(ctx, size);
    }

    new = ngx_responses_yajl_malloc(ctx, size);

    if (p && new) {
        old = *(size_t *) ((u_char *) p - NGX_RESPONSES_YAJL_ALIGN);
        ngx_memcpy(new, p, ngx_min(old, size));
    }

    return new;
}


static void
ngx_responses_yajl_free(void *ctx, void *p)
{
    (void) ctx;
    (void) p;
}
