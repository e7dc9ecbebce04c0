
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for json/scan: on valid texts it finds what the tests' own parser
 * and json/path find, on any text the same however it is cut, and it leaves
 * what cannot be followed.  That it is linear is t/unit/linear.c's.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "json/ngx_responses_json.h"
#include "json/ngx_responses_path.h"
#include "json/ngx_responses_scan.h"

#include "document.h"
#include "tap.h"


static mem_t                  mem;
static ngx_responses_path_t   tree;


/* all that it reports, as a text: "B1@12 E1@15 C@16 done@17" */

static void
scan_feed(ngx_responses_scan_t *scan, const u_char *text, size_t len,
    size_t before, bytes_t *out, ngx_int_t *rc)
{
    char     line[64];
    u_char  *p, *pos;

    p = malloc(len ? len : 1);
    memcpy(p, text, len);
    pos = p;

    for ( ;; ) {
        *rc = ngx_responses_scan(scan, &pos, p + len);

        if (*rc == NGX_AGAIN) {

            if (pos != p + len) {
                bytes_lit(out, "input left ");
            }

            break;
        }

        if (*rc != NGX_OK) {
            sprintf(line, "%s@%lu", *rc == NGX_DONE ? "done" : "declined",
                    (unsigned long) (before + (pos - p)));
            bytes_text(out, line);
            break;
        }

        sprintf(line, "%c%lu@%lu ",
                scan->what == NGX_RESPONSES_SCAN_BEGIN ? 'B' : 'E',
                (unsigned long) scan->id,
                (unsigned long) (before + (pos - p)));
        bytes_text(out, line);
    }

    free(p);
}


static void
scan_text(const u_char *text, size_t len, size_t one, size_t step,
    bytes_t *out)
{
    size_t                 i, n;
    ngx_int_t              rc;
    ngx_responses_scan_t   scan;

    out->len = 0;
    bytes_add(out, "", 0);

    ngx_responses_scan_init(&scan, &tree);

    rc = NGX_AGAIN;

    for (i = 0; i < len && rc == NGX_AGAIN; i += n) {

        n = len - i;

        if (step) {
            n = ngx_min(n, step);

        } else if (i == 0 && one) {
            n = one;
        }

        scan_feed(&scan, text + i, n, i, out, &rc);
    }
}


/* what it should report, from the places of members */

static void
expect(wanted_list_t *want, json_t *doc, bytes_t *out)
{
    char        line[64];
    size_t      pos;
    ngx_int_t   k;
    ngx_uint_t  i;

    out->len = 0;

    for (pos = doc->start; pos < doc->end; pos++) {

        /* ends first, the inner ones before the outer ones */

        for (k = (ngx_int_t) want->n - 1; k >= 0; k--) {
            if (want->list[k].end == pos) {
                sprintf(line, "E%lu@%lu ", (unsigned long) want->list[k].id,
                        (unsigned long) pos);
                bytes_text(out, line);
            }
        }

        for (i = 0; i < want->n; i++) {
            if (want->list[i].start == pos) {
                sprintf(line, "B%lu@%lu ", (unsigned long) want->list[i].id,
                        (unsigned long) pos);
                bytes_text(out, line);
            }
        }
    }

    sprintf(line, "done@%lu", (unsigned long) doc->end);
    bytes_text(out, line);
}


static ngx_uint_t
cuts_differ(bytes_t *text, bytes_t *want, ngx_uint_t all)
{
    size_t      i;
    bytes_t     got;
    ngx_uint_t  bad;

    ngx_memzero(&got, sizeof(bytes_t));
    bad = 0;

    for (i = 1; i < text->len && bad == 0; i++) {

        if (!all && random_below(text->len) > 3) {
            continue;
        }

        scan_text(text->data, text->len, i, 0, &got);

        if (!bytes_equal(&got, want)) {
            bad++;
            diag("cut at %lu", (unsigned long) i);
            tap_show("     got", got.data, got.len);
        }
    }

    scan_text(text->data, text->len, 0, 1, &got);

    if (!bytes_equal(&got, want)) {
        bad++;
        diag("byte by byte");
        tap_show("     got", got.data, got.len);
    }

    if (bad) {
        tap_show("expected", want->data, want->len);
        tap_show("    text", text->data, text->len);
    }

    bytes_free(&got);

    return bad;
}


static void
test_random(void)
{
    json_t                 *doc;
    bytes_t                 text, want, got;
    ngx_uint_t              n, bad, cuts, good, whole, found;
    wanted_list_t           list;
    ngx_responses_json_t    json;
    ngx_responses_match_t   match;

    ngx_memzero(&text, sizeof(bytes_t));
    ngx_memzero(&want, sizeof(bytes_t));
    ngx_memzero(&got, sizeof(bytes_t));
    ngx_memzero(&list, sizeof(wanted_list_t));

    ngx_responses_json_init(&json, &mem.mem);

    random_state = 464;
    bad = 0;
    cuts = 0;
    good = 0;
    whole = 0;

    for (n = 0; n < 12000 && bad + cuts < 5; n++) {
        document_make(&text, 2);

        doc = json_parse(text.data, text.len);

        scan_text(text.data, text.len, 0, 0, &got);

        if (doc && doc->kind == JSON_OBJECT) {
            good++;
            list.n = 0;
            document_walk(doc, "", &list);
            expect(&list, doc, &want);

            if (!bytes_equal(&got, &want)) {
                bad++;
                tap_show("     got", got.data, got.len);
                tap_show("expected", want.data, want.len);
                tap_show("    text", text.data, text.len);
            }

            if (ngx_responses_json_read(&json, text.data, text.len)
                == NGX_OK)
            {
                whole++;
                found = 0;

                ngx_responses_match_init(&match, &json, 0, &tree);

                while (ngx_responses_match_next(&match)) {
                    found++;
                }

                bad += (found != list.n);
            }
        }

        json_free(doc);

        cuts += cuts_differ(&text, &got, n % 50 == 0 && text.len < 2000);
    }

    is(bad, 0, "random valid texts: what the tests' own parser finds");
    is(cuts, 0, "random texts: the same however cut");
    ok(good > 4000 && whole > 4000, "%lu were valid, %lu by json/json",
       (unsigned long) good, (unsigned long) whole);

    ngx_responses_json_free(&json);
    bytes_free(&text);
    bytes_free(&want);
    bytes_free(&got);
    free(list.list);
}


typedef struct {
    const char  *text;
    const char  *want;
} scan_case_t;


static scan_case_t  cases[] = {
    { "", "" },
    { " ", "" },
    { "{}", "done@2" },
    { " { } x", "done@4" },
    { "[]", "declined@0" },
    { "nope", "declined@0" },
    { "\xEF\xBB\xBF{}", "declined@0" },
    { "{\"type\":1}", "B1@8 E1@9 done@10" },
    { "{\"type\" : 1 }", "B1@10 E1@11 done@13" },
    { "{\"type\":\"}\"}", "B1@8 E1@11 done@12" },
    { "{\"type\":", "" },
    { "{\"type\":1", "B1@8 " },
    { "{\"type\":[1,{}]}", "B1@8 E1@14 done@15" },
    { "{\"type\":1,\"type\":2}", "B1@8 E1@9 B1@17 E1@18 done@19" },
    { "{\"x\":{\"type\":1}}", "done@16" },
    { "{\"typ\\u0065\":1}", "B1@13 E1@14 done@15" },
    { "{\"\\u0074\\u0079\\u0070\\u0065\":1}", "B1@28 E1@29 done@30" },
    { "{\"\\\\u0074ype\":1}", "done@16" },
    { "{\"type\\\"\":1}", "done@12" },
    { "{\"list\":[1,{\"id\":2},3]}",
      "B5@8 B6@11 B7@17 E7@18 E6@19 E5@22 done@23" },
    { "{\"a\":{\"b\":{\"c\":{}}}}",
      "B2@5 B3@10 B4@15 E4@17 E3@18 E2@19 done@20" },
    { "{1:1}", "declined@1" },
    { "{\"a\" 1}", "declined@5" },
    { "{\"x\":}", "declined@5" },
    { "{\"x\":1,}", "declined@7" },
    { "{\"x\":[,]}", "declined@6" },
    { "{\"x\":\"\"y}", "declined@7" },
    { NULL, NULL }
};


static void
test_cases(void)
{
    bytes_t       text, got;
    scan_case_t  *c;

    ngx_memzero(&text, sizeof(bytes_t));
    ngx_memzero(&got, sizeof(bytes_t));

    for (c = cases; c->text; c++) {
        text.len = 0;
        bytes_add(&text, c->text, strlen(c->text));

        scan_text(text.data, text.len, 0, 0, &got);

        is_bytes(got.data, got.len, c->want, strlen(c->want), "'%s'",
                 c->text);
        is(cuts_differ(&text, &got, 1), 0, "'%s', cut everywhere", c->text);
    }

    bytes_free(&text);
    bytes_free(&got);
}


static void
nested(bytes_t *text, ngx_uint_t n, const char *open, const char *middle,
    const char *close)
{
    text->len = 0;
    bytes_lit(text, "{\"x\":");
    bytes_times(text, open, n);
    bytes_text(text, middle);
    bytes_times(text, close, n);
    bytes_lit(text, ",\"type\":1}");
}


/* deeper than it counts kinds of brackets, and deeper than it follows */

static void
test_deep(void)
{
    char        want[64];
    size_t      at;
    bytes_t     text, got;
    ngx_uint_t  i, n;

    static ngx_uint_t  depths[] = { 1, 14, 15, 16, 17, 61, 62, 63, 64, 65,
                                    100, 65534 };

    ngx_memzero(&text, sizeof(bytes_t));
    ngx_memzero(&got, sizeof(bytes_t));

    for (i = 0; i < sizeof(depths) / sizeof(depths[0]); i++) {
        n = depths[i];

        nested(&text, n, "[", "", "]");
        at = text.len - 2;
        sprintf(want, "B1@%lu E1@%lu done@%lu", (unsigned long) at,
                (unsigned long) at + 1, (unsigned long) at + 2);
        scan_text(text.data, text.len, 0, 0, &got);
        is_bytes(got.data, got.len, want, strlen(want), "%lu brackets",
                 (unsigned long) n);

        nested(&text, n, "{\"a\" : [{}, ", "{\"b\":[],\"c\":\"\"}", "]}");

        if (n > 65534 / 2) {
            continue;
        }

        at = text.len - 2;
        sprintf(want, "B1@%lu E1@%lu done@%lu", (unsigned long) at,
                (unsigned long) at + 1, (unsigned long) at + 2);
        scan_text(text.data, text.len, 0, 0, &got);
        is_bytes(got.data, got.len, want, strlen(want), "%lu pairs of them",
                 (unsigned long) n);

        scan_text(text.data, text.len, 0, 1, &got);
        is_bytes(got.data, got.len, want, strlen(want), "byte by byte");

        nested(&text, n, "[1,{\"a\":\"\",\"b\":", "0", ",\"c\":1},[],2]");

        at = text.len - 2;
        sprintf(want, "B1@%lu E1@%lu done@%lu", (unsigned long) at,
                (unsigned long) at + 1, (unsigned long) at + 2);
        scan_text(text.data, text.len, 0, 0, &got);
        is_bytes(got.data, got.len, want, strlen(want),
                 "%lu pairs the other way round", (unsigned long) n);
    }

    nested(&text, 1000000, "[", "", "]");
    scan_text(text.data, text.len, 0, 0, &got);
    ok(got.len > 8 && memcmp(got.data, "declined", 8) == 0,
       "a million brackets are declined");

    bytes_free(&text);
    bytes_free(&got);
}


int
main(void)
{
    mem_init(&mem);

    ok(document_tree(&mem.mem, &tree), "paths");

    test_cases();
    test_deep();
    test_random();

    ngx_responses_path_free(&mem.mem, &tree);
    ok(mem_clean(&mem), "no leak");

    return tap_done();
}
