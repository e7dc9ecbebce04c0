
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Checks a whole text with yajl, and says why it is invalid.  No other file
 * uses yajl.
 *
 * yajl does not check whether an allocation failed, so it gets an arena that
 * is large enough for any text.  It decodes strings, which is not used here,
 * and without a patch it aborts or reads past the end if a string has half a
 * surrogate pair (CVE-2017-16516), so it gets a copy of the text in which no
 * escape is a surrogate.
 *
 * Never changes the text itself.  Invariant: handle and arena are used for one
 * text only, so that no state of an invalid text is left for the next one.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include <yajl/yajl_parse.h>

#include "core/ngx_responses_number.h"
#include "json/ngx_responses_yajl.h"


#define NGX_RESPONSES_YAJL_BASE   16384
#define NGX_RESPONSES_YAJL_ALIGN  16


typedef struct {
    ngx_responses_json_t   *json;
    yajl_handle             handle;

    u_char                 *pos;       /* of the arena */
    u_char                 *last;

    size_t                  end;       /* of the last token */
    ngx_uint_t              depth;
} ngx_responses_yajl_t;


static u_char *ngx_responses_yajl_copy(ngx_responses_yajl_t *y);
static ngx_int_t ngx_responses_yajl_rest(ngx_responses_yajl_t *y,
    u_char *text);
static void ngx_responses_yajl_error(ngx_responses_yajl_t *y, u_char *text);

static int ngx_responses_yajl_token(void *ctx);
static int ngx_responses_yajl_boolean(void *ctx, int value);
static int ngx_responses_yajl_number(void *ctx, const char *p, size_t len);
static int ngx_responses_yajl_string(void *ctx, const unsigned char *p,
    size_t len);
static int ngx_responses_yajl_begin(void *ctx);
static int ngx_responses_yajl_end(void *ctx);

static void *ngx_responses_yajl_malloc(void *ctx, size_t size);
static void *ngx_responses_yajl_realloc(void *ctx, void *p, size_t size);
static void ngx_responses_yajl_free(void *ctx, void *p);


static yajl_callbacks  ngx_responses_yajl_callbacks = {
    ngx_responses_yajl_token,              /* null */
    ngx_responses_yajl_boolean,            /* boolean */
    NULL,                                  /* integer */
    NULL,                                  /* double */
    ngx_responses_yajl_number,             /* number */
    ngx_responses_yajl_string,             /* string */
    ngx_responses_yajl_begin,              /* start_map */
    ngx_responses_yajl_string,             /* map_key */
    ngx_responses_yajl_end,                /* end_map */
    ngx_responses_yajl_begin,              /* start_array */
    ngx_responses_yajl_end                 /* end_array */
};


/*
 * yajl allocates about 5k at first.  Its buffer of a token that is cut by the
 * end of the text gets up to twice the text, and may be copied into one twice
 * as large for the space after it; nothing is freed.  Its buffer of decoded
 * strings does not grow, as the copy of the text has no escapes.
 */

ngx_int_t
ngx_responses_yajl_check(ngx_responses_json_t *json)
{
    size_t                 size;
    u_char                *arena, *text;
    ngx_int_t              rc;
    yajl_status            status;
    yajl_alloc_funcs       funcs;
    ngx_responses_yajl_t   y;

    size = NGX_RESPONSES_YAJL_BASE + 4 * json->len;

    arena = json->mem.alloc(json->mem.data, size);
    if (arena == NULL) {
        return NGX_ERROR;
    }

    ngx_memzero(&y, sizeof(ngx_responses_yajl_t));

    y.json = json;
    y.pos = arena;
    y.last = arena + size;

    funcs.malloc = ngx_responses_yajl_malloc;
    funcs.realloc = ngx_responses_yajl_realloc;
    funcs.free = ngx_responses_yajl_free;
    funcs.ctx = &y;

    text = ngx_responses_yajl_copy(&y);

    y.handle = yajl_alloc(&ngx_responses_yajl_callbacks, &funcs, &y);

    /* yajl's check of UTF-8 lets ill-formed sequences pass */

    yajl_config(y.handle, yajl_dont_validate_strings, 1);

    status = yajl_parse(y.handle, text, json->len + 1);
    json->offset = ngx_min(yajl_get_bytes_consumed(y.handle), json->len);

    if (status == yajl_status_ok) {
        status = yajl_complete_parse(y.handle);
    }

    rc = NGX_DECLINED;

    if (status == yajl_status_error) {
        ngx_responses_yajl_error(&y, text);

    } else if (status == yajl_status_ok) {
        rc = ngx_responses_yajl_rest(&y, text);
    }

    json->mem.free(json->mem.data, arena);

    return rc;
}


/*
 * The copy is valid if and only if the text is, and has each token at the same
 * offset.  It has a letter for each byte of a valid escape; one outside of a
 * string is an error in either form.  The space at its end ends a number.
 */

static u_char *
ngx_responses_yajl_copy(ngx_responses_yajl_t *y)
{
    size_t   n;
    u_char  *p, *text, *last;

    text = ngx_responses_yajl_malloc(y, y->json->len + 1);

    p = text;
    last = text + y->json->len;

    if (y->json->len) {
        ngx_memcpy(text, y->json->text, y->json->len);
    }

    *last = ' ';

    while ((p = memchr(p, '\\', last - p)) != NULL && last - p > 1) {

        n = 2;

        if (p[1] == 'u' && last - p >= 6
            && ngx_responses_number_hex4(p + 2) != NGX_ERROR)
        {
            n = 6;
        }

        if (n == 6 || memchr("\"\\/bfnrt", p[1], 8)) {
            ngx_memset(p, 'x', n);
        }

        p += n;
    }

    return text;
}


/* yajl accepts the beginning of a token after the value */

static ngx_int_t
ngx_responses_yajl_rest(ngx_responses_yajl_t *y, u_char *text)
{
    while (y->end < y->json->len) {

        if (text[y->end] > ' ') {
            y->json->offset = y->end;
            ngx_str_set(&y->json->message, "parse error: trailing garbage");
            return NGX_DECLINED;
        }

        y->end++;
    }

    return NGX_OK;
}


/* its first line */

static void
ngx_responses_yajl_error(ngx_responses_yajl_t *y, u_char *text)
{
    u_char                *p, *last, *error;
    ngx_responses_json_t  *json;

    json = y->json;
    error = yajl_get_error(y->handle, 0, text, json->len);

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


/* yajl has read the text up to the end of the token */

static int
ngx_responses_yajl_token(void *ctx)
{
    ngx_responses_yajl_t *y = ctx;

    y->end = yajl_get_bytes_consumed(y->handle);

    return 1;
}


static int
ngx_responses_yajl_boolean(void *ctx, int value)
{
    return ngx_responses_yajl_token(ctx);
}


static int
ngx_responses_yajl_number(void *ctx, const char *p, size_t len)
{
    return ngx_responses_yajl_token(ctx);
}


static int
ngx_responses_yajl_string(void *ctx, const unsigned char *p, size_t len)
{
    return ngx_responses_yajl_token(ctx);
}


static int
ngx_responses_yajl_begin(void *ctx)
{
    ngx_responses_yajl_t *y = ctx;

    if (y->depth++ == NGX_RESPONSES_JSON_DEPTH) {
        ngx_str_set(&y->json->message, "more than 64 levels");
        return 0;
    }

    return ngx_responses_yajl_token(y);
}


static int
ngx_responses_yajl_end(void *ctx)
{
    ngx_responses_yajl_t *y = ctx;

    y->depth--;

    return ngx_responses_yajl_token(y);
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
    y->pos = p + size;

    return p;
}


static void *
ngx_responses_yajl_realloc(void *ctx, void *p, size_t size)
{
    void    *new;
    size_t   old;

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
