
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for the rules of the user's as they are made at start: patterns and
 * paths.  What they do to streams is in t/streams.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "rules.h"
#include "run.h"
#include "tap.h"


static run_t    r;
static rules_t  rules;


/* what a large text needed is given back */

static void
test_memory(void)
{
    size_t   kept, len;
    bytes_t  text;

    ngx_memzero(&text, sizeof(bytes_t));

    is(rules_make(&rules, "W a b\nS x \"y\""), NGX_OK, "rules");
    r.conf.rules = &rules.rules;
    r.outside = &rules;

    bytes_lit(&text, "data: {\"type\":\"response.output_text.done\","
                     "\"output_index\":0,\"content_index\":0,\"text\":\"");
    bytes_times(&text, "abcdefgh", 125000);
    bytes_lit(&text, "\"}\n\n");
    len = text.len;

    r.conf.max_event_size = 4 * 1024 * 1024;

    bytes_lit(&text, "data: {\"type\":\"a\"}\n\n");
    is(run_cut(&r, &text, RUN_STEP, 1000), NGX_OK, "a text of 1 MB");
    ok(r.process.peak > 2 * len, "it needed some memory");

    kept = r.process.bytes;
    ok(kept < 1024 * 1024, "%lu bytes are kept", (unsigned long) kept);

    r.conf.max_event_size = 1024 * 1024;
    bytes_free(&text);
}


/* making the rules themselves */

static void
test_compile(void)
{
    mem_t      *mem;
    ngx_int_t   rc;
    ngx_uint_t  n, bad;

    bad = 0;
    rc = NGX_ERROR;
    mem = &rules.mem;

    for (n = 1; rc == NGX_ERROR && n < 1000; n++) {
        rules_drop(&rules);
        mem->fail = mem->calls + n;
        rc = rules_make(&rules, "F a.b.*.c x\nS a.b.*.d 1\nI x\nW a b");
        bad += (rc != NGX_ERROR && mem->calls >= mem->fail);
    }

    mem->fail = 0;
    ok(rc == NGX_OK && bad == 0 && n > 50, "rules are made or are not");
}


static void
test_paths(void)
{
    ngx_str_t   path;
    ngx_uint_t  i, bad;

    static const char  *wrong[] = { "", ".", "a.", ".a", "a..b", "*", "*.a",
        "a\"b", "a\\b", "a*", "a.*b", "a.b*c", "$", "$a", "$.a", "/a", "a[0]",
        "a]", "a,b", "a=b", "a'b", "a(b)", "{a}",
        "a b\x01", "a\xc3\xa9", "type", "sequence_number",
        "output_index", "content_index", "summary_index", "item_id",
        "response", "response.id", "response.status", "response.output",
        "response.output.*", "response.output.*.id",
        "response.output.*.type", "item", "item.id", "item.type", "part",
        "part.type",
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" };

    static const char  *right[] = { "a", "a.b", "a.*", "a.*.*.b", "typ",
        "types", "response.model", "response.tools", "item.encrypted_content",
        "response.output.*.encrypted_content", "a b", "x.type",
        "a$", "a.$b", "a/b", "a:b", "a-b", "a@b",
        "item.status", "response.output.*.status",
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" };

    for (bad = 0, i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++) {
        rules_string(&path, (char *) wrong[i]);

        if (ngx_responses_rule_path_wrong(&path, i % 2) == NULL) {
            diag("taken: %s", wrong[i]);
            bad++;
        }
    }

    for (i = 0; i < sizeof(right) / sizeof(right[0]); i++) {
        rules_string(&path, (char *) right[i]);

        if (ngx_responses_rule_path_wrong(&path, i % 2)) {
            diag("not taken: %s", right[i]);
            bad++;
        }
    }

    is(bad, 0, "what can be a path");
}


static void
test_meant(void)
{
    u_char      buf[80];
    ngx_str_t   path, right;
    ngx_uint_t  i, bad;

    static const char  *cases[][2] = {
        { "$.a.b", "a.b" },
        { "$a", "a" },
        { "$..a", "a" },
        { "$.a[0].b", "a.*.b" },
        { "$['a']['b']", "a.b" },
        { "$[\"a\"][*].b", "a.*.b" },
        { "a[0]", "a.*" },
        { "a[-1].b", "a.*.b" },
        { "a[12][3]", "a.*.*" },
        { "a[].b", "a.*.b" },
        { "a[0:2].b", "a.*.b" },
        { "a[0", "a.*" },
        { "a[", "a" },
        { "[0].a", "a" },
        { "/a/b", "a.b" },
        { "/a/*/b/", "a.*.b" },
        { ".a.b", "a.b" },
        { "a.b.", "a.b" },
        { "a...b", "a.b" },
        { "'a.b'", "a.b" },
        { "\"a\".b", "a.b" },
        { "$.response", "response" },
        { "$", "" },
        { "", "" },
        { ".", "" },
        { "*", "" },
        { "*.a", "" },
        { "a*", "" },
        { "a,b", "" },
        { "[0]", "" }
    };

    bad = 0;

    for (i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        rules_string(&path, (char *) cases[i][0]);

        memset(buf, '#', sizeof(buf));
        right.data = buf;

        ngx_responses_rule_path_right(&path, &right);

        if (right.len != strlen(cases[i][1])
            || memcmp(right.data, cases[i][1], right.len) != 0
            || buf[path.len] != '#')
        {
            diag("%s became %.*s", cases[i][0], (int) right.len, right.data);
            bad++;
        }
    }

    is(bad, 0, "what a wrong path means");
}


static void
test_patterns(void)
{
    ngx_str_t   pattern, name;
    ngx_uint_t  i, bad;

    static struct {
        char        *pattern;
        char        *name;
        ngx_uint_t   match;
    } cases[] = {
        { "", "", 1 }, { "", "a", 0 }, { "*", "", 1 }, { "*", "a.b", 1 },
        { "**", "", 1 }, { "a", "a", 1 }, { "a", "ab", 0 }, { "ab", "a", 0 },
        { "a*", "a", 1 }, { "*a", "a", 1 }, { "*a", "ba", 1 },
        { "*a", "ab", 0 }, { "a*a", "a", 0 }, { "a*a", "aa", 1 },
        { "*aab", "aaab", 1 }, { "*a*b*c*", "xxaybzc", 1 },
        { "*a*b*c", "abcab", 0 }, { "a.*.c", "a.b.c", 1 },
        { "a.*.c", "a..c", 1 }, { "a.*.c", "a.c", 0 },
        { "*ab*ab", "abab", 1 }, { "*ab*ab", "aab", 0 }
    };

    for (bad = 0, i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        rules_string(&pattern, cases[i].pattern);
        rules_string(&name, cases[i].name);

        if (!ngx_responses_rule_match(&pattern, &name) != !cases[i].match) {
            diag("%s %s", cases[i].pattern, cases[i].name);
            bad++;
        }
    }

    is(bad, 0, "what a pattern means");
}


int
main(void)
{
    run_init(&r);
    rules_init(&rules);

    test_patterns();
    test_paths();
    test_meant();
    test_memory();
    test_compile();

    rules_free(&rules);
    run_free(&r);

    ok(mem_clean(&r.process) && mem_clean(&r.stream) && mem_clean(&rules.mem),
       "no leak");

    return tap_done();
}
