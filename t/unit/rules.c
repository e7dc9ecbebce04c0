
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for the rules of the user's: each kind by examples, in all ways of
 * cutting, in events too long to be held, and without memory.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "compare.h"
#include "profiles.h"
#include "random.h"
#include "reference.h"
#include "rules.h"
#include "run.h"
#include "tap.h"

#include "rules_cases.h"


static run_t       r;
static rules_t     rules;
static bytes_t     in, want, got;


static void
use(const char *text)
{
    rules_drop(&rules);

    if (rules_make(&rules, text) != NGX_OK) {
        printf("Bail out! rules: %s\n", text);
        exit(1);
    }

    r.conf.rules = &rules.rules;
    r.outside = &rules;
    rules.invalid = 0;
}


/* ' to " */

static void
quotes(bytes_t *b, const char *text)
{
    size_t  i;

    b->len = 0;
    bytes_text(b, text);

    for (i = 0; i < b->len; i++) {
        if (b->data[i] == '\'') {
            b->data[i] = '"';
        }
    }
}


/* a frame for each line */

static void
frames(bytes_t *b, const char *text)
{
    const char  *end;
    bytes_t      line;

    ngx_memzero(&line, sizeof(bytes_t));
    b->len = 0;

    for ( /* void */ ; *text; text = *end ? end + 1 : end) {
        end = strchr(text, '\n');
        end = end ? end : text + strlen(text);

        bytes_lit(b, "data: ");
        bytes_add(b, text, end - text);
        bytes_lit(b, "\n\n");
    }

    quotes(&line, (char *) b->data);
    b->len = 0;
    bytes_add(b, line.data, line.len);
    bytes_free(&line);
}


/* takes the number out of an event, at the front or behind the type */

static ngx_uint_t
unnumber(bytes_t *line, u_char *p, size_t len, ngx_uint_t n)
{
    int     size;
    char    text[64], *found;
    json_t *json;

    json = json_parse(p, len);

    if (json == NULL || json->kind != JSON_OBJECT) {
        tap_show("no object", p, len);
        json_free(json);
        return 0;
    }

    json_free(json);

    size = snprintf(text, sizeof(text), "\"sequence_number\":%lu",
                    (unsigned long) n);
    found = strstr((char *) p, text);

    if (found == NULL) {
        tap_show("another number", p, len);
        return 0;
    }

    line->len = 0;

    if (found[size] == ',') {
        size++;

    } else if (found[-1] == ',') {
        found--;
        size++;
    }

    bytes_add(line, p, (u_char *) found - p);
    bytes_text(line, found + size);

    return 1;
}


/* what a client sees, a line for each event; 0 if that is not in order */

static ngx_uint_t
lines(bytes_t *out)
{
    bytes_t       text;
    ngx_uint_t    i, good;
    reference_t   ref;

    ngx_memzero(&text, sizeof(bytes_t));
    reference_parse(&ref, r.out.data, r.out.len);

    good = (ref.blank == ref.n);
    out->len = 0;
    bytes_add(out, "", 0);

    for (i = 0; i < ref.n && good; i++) {
        good = unnumber(&text, ref.list[i].data.data, ref.list[i].data.len, i);

        bytes_add(out, text.data, text.len);
        bytes_lit(out, "\n");
    }

    bytes_free(&text);
    reference_free(&ref);

    return good;
}


static ngx_uint_t
same(bytes_t *one)
{
    if (one->len == r.out.len && memcmp(one->data, r.out.data, one->len) == 0)
    {
        return 1;
    }

    tap_show("     got", r.out.data, r.out.len);
    tap_show("expected", one->data, one->len);

    return 0;
}


/* cut at each byte, at any, and fed byte after byte */

static ngx_uint_t
cuts(bytes_t *text)
{
    size_t                 n;
    bytes_t                whole;
    ngx_uint_t             bad;
    ngx_responses_usage_t  usage;

    ngx_memzero(&whole, sizeof(bytes_t));

    bad = (run_cut(&r, text, RUN_WHOLE, 0) != NGX_OK);
    bytes_add(&whole, r.out.data, r.out.len);
    usage = r.usage;

    for (n = 0; n <= text->len + 3 && bad == 0; n++) {

        if (n <= text->len) {
            bad += (run_cut(&r, text, RUN_SPLIT, n) != NGX_OK);

        } else if (n == text->len + 1) {
            bad += (run_cut(&r, text, RUN_STEP, 1) != NGX_OK);

        } else {
            bad += (run_cut(&r, text, RUN_RANDOM, 90) != NGX_OK);
        }

        bad += !same(&whole);
        bad += !run_same_usage(&r.usage, &usage);

        if (bad) {
            diag("cut at %lu", (unsigned long) n);
        }
    }

    bytes_free(&whole);

    return bad;
}


static void
test_cases(rules_case_t *c)
{
    ngx_uint_t  good;

    for ( /* void */ ; c->name; c++) {
        use(c->rules);
        frames(&in, c->in);
        quotes(&want, c->want);

        if (want.len && want.data[want.len - 1] != '\n') {
            bytes_lit(&want, "\n");
        }

        good = (run_cut(&r, &in, RUN_WHOLE, 0) == NGX_OK && lines(&got)
                && bytes_equal(&got, &want) && rules.wrong == 0);

        if (!good) {
            tap_show("     got", r.out.data, r.out.len);
            tap_show("expected", want.data, want.len);
        }

        good = good && cuts(&in) == 0;

        ok(good, "%s", c->name);
    }
}


/*
 * Each allocation fails once: an error, unless nothing was lost, no leak, and
 * others go on.
 */

static ngx_uint_t
fail_each(mem_t *mem, bytes_t *text)
{
    ngx_uint_t  n, bad, calls;

    bad = 0;

    for (n = 1; bad == 0; n++) {
        calls = mem->calls;
        mem->fail = calls + n;

        bad += (run_cut(&r, text, RUN_STEP, 50) == NGX_OK && !same(&want));

        if (mem->calls < mem->fail) {
            mem->fail = 0;
            break;
        }

        mem->fail = 0;
        bad += (r.stream.blocks != 0);
        bad += (r.out.len > want.len
                || memcmp(r.out.data, want.data, r.out.len) != 0);

        /* what grew stays, so that each one is the first that fails */

        if (r.ready) {
            ngx_responses_worker_free(&r.worker);
            r.ready = 0;
        }

        if (bad) {
            diag("allocation %lu", (unsigned long) n);
        }
    }

    return bad;
}


static void
test_faults(rules_case_t *c)
{
    ngx_uint_t  bad;

    bad = 0;

    for ( /* void */ ; c->name && bad == 0; c++) {
        use(c->rules);
        frames(&in, c->in);

        bad += (run_cut(&r, &in, RUN_WHOLE, 0) != NGX_OK);
        want.len = 0;
        bytes_add(&want, r.out.data, r.out.len);

        bad += fail_each(&r.stream, &in);
        bad += fail_each(&r.process, &in);

        bad += (run_cut(&r, &in, RUN_WHOLE, 0) != NGX_OK || !same(&want));
        bad += r.process.errors + r.stream.errors;

        if (bad) {
            diag("%s", c->name);
        }
    }

    is(bad, 0, "each allocation fails once");
}


/* what a large text needed is given back */

static void
test_memory(void)
{
    size_t   kept, len;
    bytes_t  text;

    ngx_memzero(&text, sizeof(bytes_t));
    use("W a b\nS x $1");

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

    rules.conds[1] = 1;
    rules_var(&rules, 1, "v\"1", 3);
    rules_var(&rules, 2, "{\"n\":\n[1,2]}", 12);
    rules_var(&rules, 3, "", 0);
    rules_var(&rules, 4, "m", 1);

    random_state = 21;

    test_patterns();
    test_paths();
    test_meant();
    test_cases(rules_field_cases);
    test_cases(rules_event_cases);
    test_cases(rules_item_cases);
    test_cases(rules_text_cases);

    test_faults(rules_field_cases);
    test_faults(rules_event_cases);
    test_faults(rules_item_cases);
    test_faults(rules_text_cases);
    test_compile();
    test_memory();

    is(r.empty, 0, "no piece was empty");

    rules_free(&rules);
    run_free(&r);
    bytes_free(&in);
    bytes_free(&want);
    bytes_free(&got);

    ok(mem_clean(&r.process) && mem_clean(&r.stream) && mem_clean(&rules.mem),
       "no leak");

    return tap_done();
}
