
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for json/json: which texts are valid, which values it lists, names,
 * limits and memory.  What is expected is told by the tests' own parser, by
 * yajl and by a table.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_utf8.h"
#include "json/ngx_responses_json.h"
#include "json/ngx_responses_yajl.h"

#include "document.h"
#include "files.h"
#include "tap.h"


static mem_t                 mem;
static ngx_responses_json_t  json;
static ngx_responses_json_t  byyajl;


#include "reader_cases.h"


/* the text ends where its block ends, and is only read */

static ngx_int_t
parse(const void *text, size_t len)
{
    u_char         *p;
    ngx_int_t       rc;

    static u_char  *kept;

    free(kept);

    p = malloc(len ? len : 1);
    memcpy(p, text, len);
    kept = p;

    rc = ngx_responses_json_read(&json, p, len);

    if (memcmp(p, text, len) != 0 || json.disagreed) {
        return NGX_BUSY;
    }

    if (rc == NGX_OK ? json.message.len : (json.n || !json.message.len)) {
        return NGX_DONE;
    }

    return rc;
}


/* nodes as the tests' parser has them; the number of the next one, or 0 */

static ngx_uint_t
same(json_t *doc, ngx_uint_t i, ngx_uint_t member)
{
    ngx_uint_t             n;
    json_t                *child;
    ngx_responses_node_t  *node;

    if (i >= json.n) {
        return 0;
    }

    node = &json.nodes[i];

    if (node->start != doc->start || node->end != doc->end
        || node->kind != doc->kind || node->edit != 0
        || node->name != (member ? doc->key_start + 1 : 0))
    {
        return 0;
    }

    if (member
        && (json.text[node->name + node->name_len] != '"'
            || node->escaped != (memchr(json.text + node->name, '\\',
                                        node->name_len) != NULL)))
    {
        return 0;
    }

    n = i + 1;

    for (child = doc->child; child; child = child->next) {
        n = same(child, n, doc->kind == JSON_OBJECT);

        if (n == 0) {
            return 0;
        }
    }

    return (node->next == n) ? n : 0;
}


static ngx_uint_t
utf8_valid(const void *p, size_t len)
{
    ngx_responses_utf8_t  utf8;

    ngx_memzero(&utf8, sizeof(ngx_responses_utf8_t));

    return ngx_responses_utf8_check(&utf8, (u_char *) p, len) == NGX_OK;
}


/* by our parser and yajl; whether all is as expected, *valid is set */

static ngx_uint_t
agree(const void *text, size_t len, ngx_uint_t *valid)
{
    json_t      *doc;
    ngx_int_t    rc, rc2;
    ngx_uint_t   good;

    doc = json_parse((u_char *) text, len);
    *valid = doc && utf8_valid(text, len);

    rc = parse(text, len);
    good = (rc == (*valid ? NGX_OK : NGX_DECLINED));

    rc2 = ngx_responses_json_valid(&byyajl, (u_char *) text, len);
    good &= (rc2 == rc && byyajl.n == 0);

    if (*valid && good) {
        good = (same(doc, 0, 0) == json.n);

        byyajl.text = json.text;
        good &= (ngx_responses_yajl_read(&byyajl) == NGX_OK
                 && byyajl.n == json.n
                 && memcmp(byyajl.nodes, json.nodes,
                           json.n * sizeof(ngx_responses_node_t)) == 0);
    }

    json_free(doc);

    if (!good) {
        tap_show("text", text, len);
        diag("%ld, yajl %ld", (long) rc, (long) rc2);
    }

    return good;
}


static void
test_cases(void)
{
    ngx_uint_t      valid, good;
    reader_case_t  *c;

    for (c = reader_cases; c->name; c++) {
        good = agree(c->text, c->len, &valid);

        ok(good && valid == c->good, "%s: %s", c->name,
           c->good ? "valid" : "invalid");

        if (!c->good) {
            ok(json.offset >= c->offset && json.offset <= c->len,
               "%s: at %lu, %.*s", c->name, (unsigned long) json.offset,
               (int) json.message.len, json.message.data);
        }
    }
}


static void
test_random(void)
{
    bytes_t     text;
    ngx_uint_t  n, bad, good, valid;

    ngx_memzero(&text, sizeof(bytes_t));

    random_state = 8259;
    bad = 0;
    good = 0;

    for (n = 0; n < 30000 && bad < 5; n++) {
        document_make(&text, 3);

        bad += !agree(text.data, text.len, &valid);
        good += valid;
    }

    is(bad, 0, "random texts as by the tests' own parser and yajl");
    ok(good > 10000 && good < 29000, "%lu of them are valid",
       (unsigned long) good);

    bytes_free(&text);
}


int
main(void)
{
    mem_init(&mem);
    ngx_responses_json_init(&json, &mem.mem);
    ngx_responses_json_init(&byyajl, &mem.mem);

    test_cases();
    test_random();

    ngx_responses_json_free(&json);
    ngx_responses_json_free(&byyajl);
    ok(mem_clean(&mem), "no leak");

    return tap_done();
}
