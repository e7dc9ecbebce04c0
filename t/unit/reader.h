
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * json/json beside the parser of the tests, which is yajl: both must agree on
 * which texts are valid, and on each value of these.
 */


#ifndef _READER_H_INCLUDED_
#define _READER_H_INCLUDED_


#include "json/ngx_responses_json.h"

#include "json.h"
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

    if (rc == NGX_OK ? json.message.len : json.n) {
        return NGX_BUSY;
    }

    return rc;
}


/* nodes as yajl has them; the number of the next one, or 0 */

static ngx_uint_t
reader_same(json_t *doc, ngx_uint_t i, ngx_uint_t member)
{
    u_char                *name;
    json_t                *child;
    ngx_uint_t             n;
    ngx_responses_node_t  *node;

    if (i >= json.n) {
        return 0;
    }

    node = &json.nodes[i];

    if (node->start != doc->start || node->end != doc->end
        || node->kind != doc->kind || node->edit != 0)
    {
        return 0;
    }

    if (!member) {

        if (node->name || node->name_len || node->escaped) {
            return 0;
        }

    } else if (node->name != doc->key_start + 1
               || !ngx_responses_json_name_is(&json, i, doc->key.data,
                                              doc->key.len))
    {
        /* half a pair is another character for yajl */

        name = json.text + node->name;

        if (node->name != doc->key_start + 1 || !node->escaped
            || memchr(name, '\\', node->name_len) == NULL)
        {
            return 0;
        }
    }

    n = i + 1;

    for (child = doc->child; child; child = child->next) {
        n = reader_same(child, n, doc->kind == JSON_OBJECT);

        if (n == 0) {
            return 0;
        }
    }

    return (node->next == n) ? n : 0;
}


/* deeper than the limit, which yajl does not have */

static ngx_inline ngx_uint_t
reader_deep(json_t *doc, ngx_uint_t depth)
{
    json_t  *child;

    if (doc->kind != JSON_OBJECT && doc->kind != JSON_ARRAY) {
        return 0;
    }

    if (depth > NGX_RESPONSES_JSON_DEPTH) {
        return 1;
    }

    for (child = doc->child; child; child = child->next) {
        if (reader_deep(child, depth + 1)) {
            return 1;
        }
    }

    return 0;
}


/* whether they agree; sets *valid; the reader declines other kinds */

static ngx_uint_t
reader_agree(const void *text, size_t len, ngx_uint_t *valid)
{
    json_t                *doc;
    ngx_int_t              rc, expected, rc_any;
    ngx_uint_t             good, container;

    doc = json_parse((u_char *) text, len);

    *valid = doc && !reader_deep(doc, 1) && utf8_valid(text, len);

    expected = *valid ? NGX_OK : NGX_DECLINED;

    rc = reader_parse(text, len);
    rc_any = ngx_responses_json_valid(&any, reader_text, len);

    container = (doc && (doc->kind == JSON_OBJECT || doc->kind == JSON_ARRAY));

    good = (rc == (container ? expected : NGX_DECLINED)
            && rc_any == expected && any.n == 0);

    if (rc != NGX_OK) {
        good = good && json.message.len && json.offset <= len + 1
               && (*valid || (any.message.len && any.offset <= len + 1));

    } else if (good) {
        good = (reader_same(doc, 0, 0) == json.n);
    }

    json_free(doc);

    if (!good) {
        tap_show("text", text, len);
        diag("expected %ld, reader %ld, any kind %ld", (long) expected,
             (long) rc, (long) rc_any);
    }

    return good;
}


#endif /* _READER_H_INCLUDED_ */
