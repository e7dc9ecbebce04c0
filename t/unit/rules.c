
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for the rules of the user's as they are made at start: patterns and
 * paths; and of values that try to break out of the event they are put into.
 * What rules do to streams is in t/streams.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "directives.h"
#include "files.h"
#include "frames.h"
#include "json.h"
#include "random.h"


#define VALUES  30000


static run_t    r;
static rules_t  rules;
static bytes_t  in;


/* what a large text needed is given back */

static void
test_memory(void)
{
    size_t   kept, len;
    bytes_t  text;

    ngx_memzero(&text, sizeof(bytes_t));

    ok(directives_read(&r, &rules, "rewrite_text a b; set_field x y"),
       "rules");

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


/* a line of t/directives.txt: '+', '-' or '~' */

static char
line_sign(const char *text)
{
    static char  conf[2][512] = { "set $a 1;" };

    snprintf(conf[1], sizeof(conf[1]), "%s", text);

    if (directives_set_conf(&r, &rules, conf, 2, 0)) {
        return '+';
    }

    return rules.mistake ? '-' : '~';
}


/* whether each directive that is known has a line */

static ngx_uint_t
lines_of_all(const char *text)
{
    ngx_uint_t  i, missing;

    missing = 0;

    for (i = 0; directives_rules[i].name; i++) {
        missing += (strstr(text, directives_rules[i].name) == NULL);
    }

    for (i = 0; directives_others[i]; i++) {
        missing += (strstr(text, directives_others[i]) == NULL);
    }

    for (i = 0; directives_words[i].name; i++) {
        missing += (strstr(text, directives_words[i].name) == NULL
                    || strstr(text, directives_words[i].word) == NULL);
    }

    return missing == 0;
}


/* nginx reads the same lines, see t/responses_mistakes.t */

static void
test_lines(void)
{
    char        *line, *next;
    bytes_t      file;
    ngx_uint_t   bad, n;

    ngx_memzero(&file, sizeof(bytes_t));

    if (!files_read("t/directives.txt", &file)) {
        ok(0, "t/directives.txt");
        return;
    }

    ok(lines_of_all((char *) file.data), "t/directives.txt has all");

    bad = 0;
    n = 0;

    for (line = strtok_r((char *) file.data, "\n", &next);
         line;
         line = strtok_r(NULL, "\n", &next))
    {
        if (strchr("+-~", line[0]) == NULL || line[1] != ' ') {
            continue;
        }

        n++;

        if (line_sign(line + 2) != line[0]) {
            diag("%s: taken for '%c'", line, line_sign(line + 2));
            bad++;
        }
    }

    ok(bad == 0 && n > 100, "%lu directives are understood as by nginx",
       (unsigned long) n);

    bytes_free(&file);
}


/* make compare stops at a set that is wrong */

static void
test_sets(void)
{
    char         *line, *next;
    bytes_t       file;
    ngx_uint_t    n, bad;
    static char   conf[CASE_LINES][512];

    ngx_memzero(&file, sizeof(bytes_t));

    if (!files_read("t/fuzz/sets.t", &file)) {
        ok(0, "t/fuzz/sets.t");
        return;
    }

    n = 0;
    bad = 0;

    for (line = strtok_r((char *) file.data, "\n", &next);
         line;
         line = strtok_r(NULL, "\n", &next))
    {
        if (strncmp(line, "===", 3) == 0) {
            n = 0;
        }

        if (strncmp(line, "conf: ", 6) != 0 || n == CASE_LINES) {
            continue;
        }

        snprintf(conf[n++], sizeof(conf[0]), "%s", line + 6);

        (void) directives_set_conf(&r, &rules, conf, n, 0);

        if (rules.mistake) {
            diag("%s: %s", line, rules.mistake);
            bad++;
        }
    }

    ok(bad == 0 && n, "sets of directives are valid");

    bytes_free(&file);
}


/* making the rules themselves */

static void
test_compile(void)
{
    mem_t      *mem;
    ngx_uint_t  n, made, bad;

    bad = 0;
    made = 0;
    mem = &rules.mem;

    for (n = 1; !made && n < 1000; n++) {
        mem->fail = mem->calls + n;
        made = directives_read(&r, &rules, "hide_field item.b.*.c item.x;"
                               "hide_item x; set_field a.b.*.d :=1;"
                               "hide_event a.*");
        bad += (made && mem->calls >= mem->fail);
    }

    mem->fail = 0;
    ok(made && bad == 0 && n > 2, "rules are made or are not (%lu)",
       (unsigned long) n);
}


static void
test_paths(void)
{
    ngx_str_t   path;
    ngx_uint_t  i, bad;

    static const ngx_responses_rule_e  kinds[] = {
        NGX_RESPONSES_RULE_HIDE_FIELD, NGX_RESPONSES_RULE_SET_FIELD };

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

        if (ngx_responses_rule_path_wrong(&path, kinds[i % 2]) == NULL) {
            diag("taken: %s", wrong[i]);
            bad++;
        }
    }

    for (i = 0; i < sizeof(right) / sizeof(right[0]); i++) {
        rules_string(&path, (char *) right[i]);

        if (ngx_responses_rule_path_wrong(&path, kinds[i % 2])) {
            diag("not taken: %s", right[i]);
            bad++;
        }
    }

    is(bad, 0, "what can be a path");
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


/* what a value is made of that wants to be more than one */

static void
make_value(ngx_uint_t n)
{
    bytes_t     b;
    ngx_uint_t  len;

    static const char  *parts[] = { "\n", "\r", "\r\n", "\n\n", "\"", "\\",
        "\",\"type\":\"x\"", "1,\"type\":\"x\"", "1}", "}", "{", "]", "[",
        "\n\ndata: {\"type\":\"response.completed\"}\n\n", "data: [DONE]",
        "event: x\n", "1}\n\ndata: {\"x\":1", "1,\"\":2", "\\u0000", "\\ud83d",
        "\xf0\x9f\x98", "\xff", "\xc0\x80", "\xed\xa0\xbd", "\xef\xbb\xbf",
        "\xe2\x80\xa8", "{\"a\":\n[1,\r\n2]}", "[[[[", "null", "1", "1e999",
        "-", "/* */", "// x", " ", "\t", "\"\n\"", "\"a\"", "true", "," };

    ngx_memzero(&b, sizeof(bytes_t));
    bytes_add(&b, "", 0);

    for (len = random_below(3) ? random_below(7) : 1; len; len--) {

        if (random_below(3)) {
            bytes_text(&b, parts[random_below(sizeof(parts)
                                              / sizeof(parts[0]))]);

        } else {
            bytes_byte(&b, (u_char) random_next());
        }
    }

    rules_var(&rules, n, b.data, b.len);
    bytes_free(&b);
}


/*
 * Three frames come in; as many more go out as there are values that can be
 * sent, and each has just the members that it should have.
 */

static ngx_uint_t
try_values(void)
{
    json_t      *event;
    frames_t     f;
    ngx_uint_t   n, members, good, json;
    const char  *name;

    if (run_cut(&r, &in, RUN_WHOLE, 0) != NGX_OK) {
        return 1;
    }

    json = (rules.invalid == 0);
    good = (memchr(r.out.data, '\r', r.out.len) == NULL
            && (!json || json_valid(rules.vars[1].data, rules.vars[1].len)));

    frames_init(&f, &r.out);

    for (n = 0; frames_next(&f) && good; n++) {
        event = json_parse(f.data.data, f.data.len);
        name = json_string(event, "type");

        members = (strncmp(name, "n.", 2) == 0) ? 4
                  : strcmp(name, "response.routing.completed") == 0 ? 3
                  : 4 + json;

        good = (f.datas == 1 && YAJL_IS_OBJECT(event)
                && event->u.object.len == members && f.event.len
                && strcmp(name, (char *) f.event.data) == 0);

        yajl_tree_free(event);
    }

    good = good && f.lines == 0
           && n == 4 + (rules.vars[1].len != 0) + json;

    frames_free(&f);

    return !good;
}


static void
test_values(void)
{
    ngx_uint_t  i, bad, json;

    in.len = 0;
    bytes_lit(&in, "data: {\"type\":\"response.created\",\"x\":1}\n\n");
    bytes_lit(&in, "data: {\"type\":\"a\",\"x\":{}}\n\n");
    bytes_lit(&in, "data: {\"type\":\"b\",\"x\":1}\n\n");

    ok(directives_read(&r, &rules, "set $s 1; set $j 1; set $on 1; set $off 0;"
                       "add_event n.1 after=a v=$s w=$j;"
                       "add_event n.2 before=b v:=$j w:=1;"
                       "routing model_id=$j if=$on;"
                       "set_field q $s; set_field z :=$j;"
                       "set_field x.y $s; set_field x.z :=$j;"
                       "hide_field q if=$off"), "rules of values");

    r.conf.terminal = NGX_RESPONSES_TERMINAL_OFF;
    r.conf.normalize = 0;

    random_state = 31;

    for (json = 0, bad = 0, i = 0; i < VALUES && bad == 0; i++) {
        make_value(0);
        make_value(1);

        rules.invalid = 0;
        bad = try_values();
        json += (rules.invalid == 0);

        if (bad) {
            tap_show("string", rules.vars[0].data, rules.vars[0].len);
            tap_show("JSON", rules.vars[1].data, rules.vars[1].len);
            tap_show("out", r.out.data, r.out.len);
        }
    }

    is(bad, 0, "%lu values, %lu of them JSON", (unsigned long) i,
       (unsigned long) json);
}


int
main(void)
{
    run_init(&r);
    rules_init(&rules);

    test_patterns();
    test_paths();
    test_memory();
    test_lines();
    test_sets();
    test_compile();
    test_values();

    bytes_free(&in);
    rules_free(&rules);
    run_free(&r);

    ok(mem_clean(&r.process) && mem_clean(&r.stream) && mem_clean(&rules.mem),
       "no leak");

    return tap_done();
}
