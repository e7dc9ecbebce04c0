
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * json/json beside yajl: both must agree on which texts are valid, and on each
 * value of these.  yajl tells of values in the order of the nodes.
 */


#ifndef _READER_H_INCLUDED_
#define _READER_H_INCLUDED_


#include <yajl/yajl_parse.h>

#include "json/ngx_responses_json.h"

#include "json.h"
#include "mem.h"
#include "tap.h"
#include "utf8.h"


static mem_t                 mem;
static ngx_responses_json_t  json;
static ngx_responses_json_t  any;
static u_char               *reader_text;


static ngx_inline void
reader_init(void)
{
    mem_init(&mem);
    ngx_responses_json_init(&json, &mem.mem);
    ngx_responses_json_init(&any, &mem.mem);
}


static ngx_inline ngx_uint_t
reader_free(void)
{
    ngx_responses_json_free(&json);
    ngx_responses_json_free(&any);

    free(reader_text);
    reader_text = NULL;

    return mem_clean(&mem);
}


/* the text ends where its block ends, and is only read */

static ngx_int_t
reader_parse(const void *text, size_t len)
{
    ngx_int_t  rc;

    free(reader_text);
    reader_text = malloc(len ? len : 1);

    if (len) {
        memcpy(reader_text, text, len);
    }

    rc = ngx_responses_json_read(&json, reader_text, len);

    if (len && memcmp(reader_text, text, len) != 0) {
        return NGX_BUSY;
    }

    if ((rc == NGX_OK) != (json.message.len == 0)) {
        return NGX_BUSY;
    }

    return rc;
}


#define READER_DEPTH  2000


typedef struct {
    yajl_handle   yajl;
    bytes_t       text;
    size_t        pos;                 /* behind the last token */
    size_t        name;                /* of the next value, or 0 */

    ngx_uint_t    parents[READER_DEPTH];
    ngx_uint_t    depth;
    ngx_uint_t    deepest;
    ngx_uint_t    n;                   /* of the next node */
    ngx_uint_t    differ;              /* nodes */
} reader_t;


/*
 * Sets the place of the token that was read.  Returns 0 if it does not begin
 * with one of these bytes, as yajl also skips form feeds.
 */

static ngx_uint_t
reader_token(reader_t *r, const char *first, size_t *start)
{
    char  *p;

    p = (char *) r->text.data;

    *start = r->pos + strspn(p + r->pos, " \t\r\n,:");
    r->pos = yajl_get_bytes_consumed(r->yajl);

    return p[*start] && strchr(first, p[*start]) != NULL;
}


static int
reader_value(void *data, ngx_uint_t kind, const char *first)
{
    reader_t *r = data;

    size_t                 start;
    ngx_responses_node_t  *node;

    if (!reader_token(r, first, &start)) {
        return 0;
    }

    if (r->n < json.n) {
        node = &json.nodes[r->n];

        if (node->kind == NGX_RESPONSES_JSON_BYTES
            || strchr("NI-", json.text[start]))
        {
            kind = node->kind;
        }

        r->differ += (node->kind != kind || node->start != start
                      || node->name != r->name || node->edit
                      || (r->name == 0 && (node->name_len || node->escaped))
                      || (!ngx_responses_json_container(node)
                          && (node->end != r->pos
                              || node->next != r->n + 1)));
    }

    r->n++;
    r->name = 0;

    return 1;
}


static int
reader_begin(void *data, ngx_uint_t kind, const char *first)
{
    reader_t *r = data;

    if (r->depth == READER_DEPTH || !reader_value(r, kind, first)) {
        return 0;
    }

    r->parents[r->depth++] = r->n - 1;
    r->deepest = ngx_max(r->deepest, r->depth);

    return 1;
}


static int
reader_end(void *data)
{
    reader_t *r = data;

    size_t                 start;
    ngx_uint_t             parent;
    ngx_responses_node_t  *node;

    if (!reader_token(r, "}]", &start)) {
        return 0;
    }

    parent = r->parents[--r->depth];

    if (parent < json.n) {
        node = &json.nodes[parent];
        r->differ += (node->end != r->pos || node->next != r->n);
    }

    return 1;
}


static int
reader_key(void *data, const u_char *p, size_t len)
{
    reader_t *r = data;

    u_char                *name;
    size_t                 start;
    ngx_responses_node_t  *node;

    if (!reader_token(r, "\"", &start)) {
        return 0;
    }

    r->name = start + 1;

    if (r->n < json.n
        && !ngx_responses_json_name_is(&json, r->n, (u_char *) p, len))
    {
        /* half a pair is another character for yajl */

        node = &json.nodes[r->n];
        name = json.text + node->name;

        r->differ += ((!node->escaped
                       || memchr(name, '\\', node->name_len) == NULL)
                      && utf8_valid(name, node->name_len));
    }

    return 1;
}


static int
reader_null(void *data)
{
    return reader_value(data, NGX_RESPONSES_JSON_NULL, "n");
}


static int
reader_boolean(void *data, int value)
{
    return value ? reader_value(data, NGX_RESPONSES_JSON_TRUE, "t")
                 : reader_value(data, NGX_RESPONSES_JSON_FALSE, "f");
}


static int
reader_number(void *data, const char *p, size_t len)
{
    return reader_value(data, NGX_RESPONSES_JSON_NUMBER, "-0123456789");
}


static int
reader_string(void *data, const u_char *p, size_t len)
{
    return reader_value(data, NGX_RESPONSES_JSON_STRING, "\"");
}


static int
reader_object(void *data)
{
    return reader_begin(data, NGX_RESPONSES_JSON_OBJECT, "{");
}


static int
reader_array(void *data)
{
    return reader_begin(data, NGX_RESPONSES_JSON_ARRAY, "[");
}


/* whether yajl takes the text, which is compared with the nodes */

static ngx_uint_t
reader_yajl(reader_t *r, const void *text, size_t len)
{
    ngx_uint_t  valid;

    static yajl_callbacks  callbacks = {
        reader_null, reader_boolean, NULL, NULL, reader_number, reader_string,
        reader_object, reader_key, reader_end, reader_array, reader_end
    };

    ngx_memzero(r, sizeof(reader_t));
    bytes_add(&r->text, text, len);

    /* what follows a number shows where it ends */

    bytes_lit(&r->text, " ");

    r->yajl = yajl_alloc(&callbacks, NULL, r);

    valid = (yajl_parse(r->yajl, r->text.data, r->text.len) == yajl_status_ok
             && yajl_complete_parse(r->yajl) == yajl_status_ok
             && r->pos + strspn((char *) r->text.data + r->pos, " \t\r\n")
                == r->text.len);

    yajl_free(r->yajl);
    bytes_free(&r->text);

    return valid;
}


/*
 * Whether they agree; sets *valid.  The reader declines other kinds than
 * objects and arrays, and has a limit of depth.  What it declines but has read
 * to its end is compared, too.
 */

static ngx_uint_t
reader_agree(const void *text, size_t len, ngx_uint_t *valid)
{
    ngx_int_t   rc, rc_any;
    ngx_uint_t  good, whole, clean;

    static bytes_t   mended;
    static reader_t  r;

    rc = reader_parse(text, len);
    rc_any = ngx_responses_json_valid(&any, reader_text, len);

    json_mend(&mended, text, len);

    clean = (len == 0 || memcmp(mended.data, text, len) == 0);
    whole = reader_yajl(&r, mended.data, len);

    *valid = (whole && clean && r.deepest <= NGX_RESPONSES_JSON_DEPTH);

    good = (rc == (*valid && r.deepest ? NGX_OK : NGX_DECLINED)
            && rc_any == (*valid ? NGX_OK : NGX_DECLINED) && any.n == 0
            && (json.n != 0) == (whole && r.deepest));

    if (json.n && r.deepest <= NGX_RESPONSES_JSON_DEPTH) {
        good = good && r.differ == 0 && r.n == json.n;
    }

    if (rc != NGX_OK) {
        good = good && json.message.len && json.offset <= len + 1
               && (*valid || (any.message.len && any.offset <= len + 1));
    }

    if (!good) {
        tap_show("text", text, len);
        diag("valid %lu, reader %ld, any kind %ld, %lu nodes differ",
             (unsigned long) *valid, (long) rc, (long) rc_any,
             (unsigned long) r.differ);
    }

    return good;
}


#endif /* _READER_H_INCLUDED_ */
