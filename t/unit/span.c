
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for json/span: where members lie, what is no JSON, limits, strings
 * that yajl's own decoder dies of, and memory.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_utf8.h"
#include "json/ngx_responses_span.h"

#include "document.h"
#include "tap.h"


static mem_t                         mem;
static ngx_responses_span_reader_t  *json;
static ngx_responses_path_t          tree;
static ngx_responses_spans_t         spans;


#include "span_cases.h"


/* the text ends where its block ends */

static ngx_int_t
parse(const void *text, size_t len)
{
    u_char     *p;
    ngx_int_t   rc;

    p = malloc(len ? len : 1);
    memcpy(p, text, len);

    rc = ngx_responses_span_parse(json, &tree, p, len, &spans);

    /* the text is only read */

    if (memcmp(p, text, len) != 0) {
        rc = NGX_BUSY;
    }

    free(p);

    return rc;
}


/* a text that must always be read, to see that the reader still works */

static ngx_uint_t
works(void)
{
    ngx_responses_span_t  *span;

    static const char  text[] = "{\"x\":[{}],\"type\":\"t\",\"a\":{\"b\":1}}";

    if (parse(text, sizeof(text) - 1) != NGX_OK || spans.n != 3) {
        return 0;
    }

    span = ngx_responses_span_get(&spans, 3);

    return span && span->start == 30 && span->end == 31
           && spans.close == sizeof(text) - 2 && spans.members == 3;
}


static void
test_cases(void)
{
    ngx_int_t     rc;
    span_case_t  *c;

    for (c = span_cases; c->name; c++) {
        rc = parse(c->text, c->len);

        ok(rc == (c->good ? NGX_OK : NGX_DECLINED), "%s: %s", c->name,
           c->good ? "valid" : "not valid");

        if (!works()) {
            ok(0, "%s: the next text is read", c->name);
        }
    }
}


static void
test_places(void)
{
    ngx_responses_span_t  *span;

    static const char  text[] =
        " {\"ty\\u0070e\" : \"x\" ,\"a\":{\"b\":{\"c\":-1}, \"type\":2},"
        "\"list\":[7,{\"id\":8},[],{\"id\":\"\"}],\"type\":null} ";

    static ngx_str_t  quoted = ngx_string("q\\\"x");

    is(parse(text, sizeof(text) - 1), NGX_OK, "a text with all");

    is(spans.open, 1, "the object's first byte");
    is(spans.close, sizeof(text) - 3, "its last");
    is(spans.members, 4, "members of the object itself");
    is(spans.n, 11, "members found");

    span = &spans.list[0];
    is(span->id, 1, "an escaped name");
    is(span->key, 2, "its name");
    is(span->start, 16, "its value");
    is(span->end, 19, "its end");
    is(span->kind, NGX_RESPONSES_JSON_STRING, "its kind");

    span = ngx_responses_span_get(&spans, 1);
    ok(span && span->kind == NGX_RESPONSES_JSON_NULL, "the last copy wins");

    span = ngx_responses_span_get(&spans, 4);
    ok(span && memcmp(text + span->start, "-1", 2) == 0
       && span->end - span->start == 2, "a.b.c");

    span = ngx_responses_span_get(&spans, 7);
    ok(span && memcmp(text + span->start, "\"\"", 2) == 0, "list.*.id");

    span = ngx_responses_span_get(&spans, 6);
    ok(span && span->kind == NGX_RESPONSES_JSON_OBJECT
       && text[span->start] == '{' && text[span->end - 1] == '}',
       "list.*: the element as it lies");

    /* a name with a quote in it, after a name that ends like an escape */

    is(ngx_responses_path_add(&mem.mem, &tree, &quoted, 20), NGX_OK,
       "a path with a quote");
    is(parse("{\"\\\\\":0,\"q\\\\\\\"x\":1}", 19), NGX_OK,
       "names with quotes and backslashes");
    span = ngx_responses_span_get(&spans, 20);
    ok(span && span->key == 8 && span->start == 17, "it is found");

    is(parse("{}", 2), NGX_OK, "an empty object");
    is(spans.n, 0, "no members");
    is(spans.members, 0, "none at all");
    ok(ngx_responses_span_get(&spans, 1) == NULL, "nothing is left over");
    is(spans.open, 0, "opens");
    is(spans.close, 1, "closes");
}


static void
test_random(void)
{
    json_t                *doc;
    bytes_t                text;
    ngx_int_t              rc;
    ngx_uint_t             n, i, bad, good, found;
    wanted_list_t          want;
    ngx_responses_utf8_t   utf8;

    ngx_memzero(&text, sizeof(bytes_t));
    ngx_memzero(&want, sizeof(wanted_list_t));

    random_state = 8259;
    bad = 0;
    good = 0;
    found = 0;

    for (n = 0; n < 30000 && bad < 5; n++) {
        document_make(&text, 3);

        rc = parse(text.data, text.len);

        doc = json_parse(text.data, text.len);

        /* the tests' parser looks at no UTF-8, and t/unit/utf8.c does */

        ngx_memzero(&utf8, sizeof(ngx_responses_utf8_t));

        if (ngx_responses_utf8_check(&utf8, text.data, text.len) != NGX_OK) {
            bad += (rc != NGX_DECLINED);
            json_free(doc);
            continue;
        }

        if ((doc && doc->kind == JSON_OBJECT) != (rc == NGX_OK)) {
            bad++;
            tap_show(rc == NGX_OK ? "read" : "not read", text.data, text.len);
        }

        if (doc && rc == NGX_OK) {
            good++;
            want.n = 0;
            document_walk(doc, "", &want);
            found += want.n;

            rc = (spans.n != want.n || spans.open != doc->start
                  || spans.close != doc->end - 1);

            for (i = 0; i < want.n && rc == 0; i++) {
                rc = (spans.list[i].id != want.list[i].id
                      || spans.list[i].key != want.list[i].key
                      || spans.list[i].start != want.list[i].start
                      || spans.list[i].end != want.list[i].end
                      || spans.list[i].kind != want.list[i].kind);
            }

            if (rc) {
                bad++;
                tap_show("differs", text.data, text.len);
                diag("at %lu of %lu, %lu", (unsigned long) i,
                     (unsigned long) want.n, (unsigned long) spans.n);
            }
        }

        json_free(doc);
    }

    is(bad, 0, "random texts as by the tests' own parser");
    ok(good > 10000 && good < 29000, "%lu of them were valid",
       (unsigned long) good);
    ok(found > 10000, "%lu members were found", (unsigned long) found);

    bytes_free(&text);
    free(want.list);
}


#include "span_memory.h"


int
main(void)
{
    mem_init(&mem);

    ok(document_tree(&mem.mem, &tree), "paths");

    json = ngx_responses_span_create(&mem.mem);

    ok(works(), "the reader works");

    test_cases();
    test_places();
    test_limits();
    test_random();
    test_arena();
    test_reuse();

    ngx_responses_span_destroy(json);
    ngx_responses_spans_free(&mem.mem, &spans);
    ngx_responses_path_free(&mem.mem, &tree);

    ok(mem_clean(&mem), "no leak");

    test_failures();
    test_path();

    return tap_done();
}
